/** The rules pages: Markdown to HTML, each rule with its id as an anchor, rulings marked, room for pictures. */

const RULINGS = /\[(Ruling|Nostra regola|Notre règle)\]/g;
const SECTION = /<h2>([^<]*)<\/h2>/g;
const EXAMPLE = /<!-- picture: ([a-z-]+) -->/g;
const RULE = /<li>(?:<p>)?<strong>([A-Z]{3}-\d\d)<\/strong>/g;

/** The parser is loaded when the first page of rules is read. */
async function parsed(markdown: string): Promise<string> {
    const { Marked } = await import("marked");
    return new Marked({ gfm: true }).parse(markdown, { async: false });
}

export interface RulesPage {
    html: string;
    sections: { id: string; title: string }[];
}

export async function rulesPage(markdown: string): Promise<RulesPage> {
    const sections: RulesPage["sections"] = [];
    const html = (await parsed(markdown))
        .replace(SECTION, (_, title: string) => {
            const id = `section-${sections.length + 1}`;
            sections.push({ id, title });
            return `<h2 id="${id}">${title}</h2>`;
        })
        .replace(RULE, '<li id="$1" class="rule"><a class="rule-id" href="#$1">$1</a>')
        .replace(EXAMPLE, '<div id="$1" class="example"></div>')
        .replace(RULINGS, '<mark class="ruling">$1</mark>')
        .replace(/<table>/g, '<div class="scroll"><table>')
        .replace(/<\/table>/g, "</table></div>");
    return { html, sections };
}
