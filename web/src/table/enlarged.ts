/** A larger picture of something on the table, made of the drawing itself. */

/** Pixels above which a thing is large enough to be seen as it is. */
const LARGE = 130;
/** How many pixels the picture is high or wide at most. */
const SIZE = 150;
/** What stands at a thing for a while and is no part of it. */
const PASSING = ".halo, .mark, title";
/** What is only there to be clicked. */
const UNSEEN = ".touch";

/** A copy of a drawing, as large as it is worth looking at; null if it is large already, or none. */
export function enlarged(thing: Element): SVGSVGElement | null {
    const { width, height } = thing.getBoundingClientRect();
    const side = Math.max(width, height);
    if (side === 0 || side > LARGE) return null;
    if (thing instanceof SVGGraphicsElement) return drawn(thing, Math.min(SIZE, side * 2.4));
    const [icon, ...more] = thing.querySelectorAll("svg");
    return icon && more.length === 0 ? bare(icon.cloneNode(true) as SVGSVGElement, 56) : null;
}

function drawn(thing: SVGGraphicsElement, side: number): SVGSVGElement | null {
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const copy = thing.cloneNode(true) as SVGGraphicsElement;
    for (const passing of copy.querySelectorAll(`${PASSING}, ${UNSEEN}`)) passing.remove();
    if (copy.childElementCount === 0) return null;
    copy.removeAttribute("transform");
    copy.style.transform = "none";
    // What it takes from what it is part of: the colours of a player, the size of letters.
    let whole: Element = copy;
    for (let at = thing.parentElement; at instanceof SVGGElement; at = at.parentElement) {
        const around = document.createElementNS(picture.namespaceURI, "g") as SVGGElement;
        around.setAttribute("class", at.getAttribute("class") ?? "");
        around.setAttribute("style", at.getAttribute("style") ?? "");
        around.style.transform = "none";
        around.append(whole);
        whole = around;
    }
    picture.append(whole);
    const { x, y, width, height } = thing.getBBox();
    picture.setAttribute("viewBox", [x - 3, y - 3, width + 6, height + 6].join(" "));
    return bare(picture, side, width / height);
}

/** Without what the table is searched by: a picture is no place. */
function bare(picture: SVGSVGElement, side: number, ratio = 1): SVGSVGElement {
    for (const part of [picture, ...picture.querySelectorAll("*")])
        for (const name of ["data-spot", "data-anchor", "data-told", "id", "role", "tabindex"])
            part.removeAttribute(name);
    picture.style.width = `${Math.round(ratio < 1 ? side * ratio : side)}px`;
    picture.style.height = `${Math.round(ratio < 1 ? side : side / ratio)}px`;
    return picture;
}
