/** The rules pages: Markdown to HTML, each rule with its id as an anchor, rulings marked. */

const RULINGS = /\[(Ruling|Nostra regola|Notre règle)\]/g;
const RULE = /<li>(?:<p>)?<strong>([A-Z]{3}-\d\d)<\/strong>/g;

/** The parser is loaded when the first page of rules is read. */
async function parsed(markdown: string): Promise<string> {
    const { Marked } = await import("marked");
    return new Marked({ gfm: true }).parse(markdown, { async: false });
}

export async function rulesPage(markdown: string): Promise<string> {
    return (await parsed(markdown))
        .replace(RULE, '<li id="$1" class="rule"><a class="rule-id" href="#$1">$1</a>')
        .replace(RULINGS, '<mark class="ruling">$1</mark>')
        .replace(/<table>/g, '<div class="scroll"><table>')
        .replace(/<\/table>/g, "</table></div>");
}
