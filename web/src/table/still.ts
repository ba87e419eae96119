/** A drawing that does not change as a picture: one thing to paint instead of a thousand. */

/** The address of a picture of a drawing as it is now, to be revoked when it is not shown any more. */
export function pictured(svg: SVGSVGElement): string {
    const { width, height } = svg.getBoundingClientRect();
    const copy = svg.cloneNode(true) as SVGSVGElement;
    const { dataset } = document.documentElement;
    for (const [name, value] of Object.entries(dataset)) copy.dataset[name] = value;
    copy.setAttribute("width", String(width));
    copy.setAttribute("height", String(height));
    copy.removeAttribute("hidden");
    const style = document.createElementNS(copy.namespaceURI, "style");
    style.textContent = rules(svg).join("\n");
    const paints = [...document.querySelectorAll("defs")].map((defs) => defs.cloneNode(true));
    copy.prepend(style, ...paints);
    const text = new XMLSerializer().serializeToString(copy);
    return URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
}

/** The rules of the page that concern a drawing and the paints it is made with. */
function rules(svg: SVGSVGElement): string[] {
    const drawn = [svg, ...document.querySelectorAll("defs")];
    const concerns = (selector: string): boolean =>
        drawn.some((part) => part.matches(selector) || part.querySelector(selector) !== null);
    return [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap(inForce)
        .filter(({ selectorText }) => selectorText.startsWith(":root") || concerns(selectorText))
        .map(({ cssText }) => cssText);
}

/** The rules of a style that hold on this screen now, such as those of the night. */
function inForce(rule: CSSRule): CSSStyleRule[] {
    if (rule instanceof CSSStyleRule) return [rule];
    if (!(rule instanceof CSSMediaRule) || !matchMedia(rule.conditionText).matches) return [];
    return [...rule.cssRules].flatMap(inForce);
}
