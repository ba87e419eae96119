/** What is drawn in brief somewhere, in full. */
import { art, type Art } from "../aid";
import PermitTile from "./PermitTile.svelte";
import { permitKey, type CouncilView } from "./view";

/** A permit, wherever it lies. */
export function large(spot: string, { players, regions }: CouncilView): Art | null {
    const [kind, key] = spot.split(":");
    if (kind !== "own" && kind !== "permit") return null;
    const held = players.flatMap(({ permits, used }) => [...permits, ...used]);
    const all = [...held, ...regions.flatMap(({ shown }) => shown)];
    const permit = all.find((one) => one && permitKey(one.cities) === key);
    return permit ? art(PermitTile, "-48 -61 100 126", { permit }) : null;
}
