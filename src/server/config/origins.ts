/** Origins as browsers send them in `Origin`: scheme, host and port, and nothing else. They are compared as text, so any other spelling would never match. */
import { type Facts, Unfit, type Variable, variable } from "./variable.ts";

const EXPECTS = "`*`, or origins such as https://app.example.com or http://localhost:5173, separated by commas";

export function origins(facts: Facts<readonly string[]>): Variable<readonly string[]> {
  return variable(facts, EXPECTS, (given) => {
    const all = given.split(",").map((one) => one.trim());
    if (all.length === 1 && all[0] === "*") return all;
    for (const one of all) refuseUnfit(one);
    return [...new Set(all)];
  });
}

/** @throws Unfit */
function refuseUnfit(given: string): void {
  const shown = JSON.stringify(given);
  if (given === "") throw new Unfit("an origin is missing between two commas or at an end");
  if (given === "*") throw new Unfit('"*" allows every origin and stands alone. Remove it, or the others');
  if (given.includes("*")) throw new Unfit(`${shown} is a pattern. List each origin in full`);
  if (given === "null") throw new Unfit('"null" is the origin of many pages, also hostile ones. Serve the page from an address');
  const url = URL.parse(given) ?? null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    const meant = URL.parse(`https://${given}`);
    const hint = /^[\w.-]+(:\d+)?\/?$/.test(given) && meant !== null ? `. Write ${meant.origin}` : "";
    throw new Unfit(`${shown} does not begin with https:// or http://${hint}`);
  }
  if (url.origin !== given) throw new Unfit(`${shown} is not as browsers send it. Write ${url.origin}`);
}
