/** The arrows walk through what can be chosen: to the nearest legal target in their direction. */

const WAYS: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

interface At {
    element: HTMLElement | SVGElement;
    x: number;
    y: number;
}

function targets(): At[] {
    const found = document.querySelectorAll<HTMLElement | SVGElement>(
        "main .spot > .halo, main .spot[tabindex], main .chip.live, main .choices button, main .slots button",
    );
    return [...found].map((element) => {
        const box = element.getBoundingClientRect();
        return { element, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
}

/** Whether there was a target to go to. */
export function step(arrow: string): boolean {
    const all = targets();
    const here = all.find(({ element }) => element === document.activeElement);
    const goal = here ? nearest(all, here, WAYS[arrow] ?? [0, 0]) : all[0];
    goal?.element.focus();
    return goal !== undefined;
}

function nearest(all: At[], here: At, [dx, dy]: [number, number]): At | undefined {
    let best: At | undefined;
    let least = Infinity;
    for (const at of all) {
        const along = (at.x - here.x) * dx + (at.y - here.y) * dy;
        const aside = Math.abs((at.x - here.x) * dy) + Math.abs((at.y - here.y) * dx);
        const far = along + 2 * aside;
        if (along > 1 && far < least) {
            best = at;
            least = far;
        }
    }
    return best;
}
