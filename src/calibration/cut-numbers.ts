/** What a threshold of a judgment cuts: which number of an answer, and which outcomes count as so. */
import type { Threshold } from "#generated/types.ts";
import { invalidRequest } from "#src/errors.ts";
import { ESCAPE } from "#src/judging/questions.ts";
import type { Judgment } from "#src/judgments/judgment.ts";

/** The database finds numbers by it (`scored-sql.ts`). */
export type CutNumber = { of: "bool" } | { of: "choice"; option: string } | { of: "score"; from: number };

export interface Cutting {
  number: CutNumber;
  /** The greatest number there can be. */
  top: number;
  /** The threshold at a number, as PATCH takes it. */
  threshold(number: number): Threshold;
}

/** @throws ServiceError `invalid_request` where the judgment has no such threshold, or needs one to be named */
export function cuttingOf({ type, name, thresholds, definition }: Judgment, named: string | undefined): Cutting {
  const names = Object.keys(thresholds);
  if (named === undefined && type !== "bool") {
    const why = type === "choice" ? "which option is meant" : "from which level on documents count as so";
    throw invalidRequest([{ path: "/threshold", message: `must name a threshold of "${name}": it says ${why}` }]);
  }
  if (named !== undefined && !Object.hasOwn(thresholds, named)) {
    const has = names.length === 0 ? "it has none" : `it has ${names.map((one) => JSON.stringify(one)).join(", ")}`;
    throw invalidRequest([{ path: "/threshold", message: `"${name}" has no threshold of that name; ${has}` }]);
  }
  const present = named === undefined ? undefined : thresholds[named];
  switch (type) {
    case "bool":
      return { number: { of: "bool" }, top: 1, threshold: (gte) => gte };
    case "choice": {
      const option = typeof present === "object" ? present.value : ESCAPE;
      const threshold = (gte: number): Threshold => (typeof present === "object" ? { value: option, gte } : gte);
      return { number: { of: "choice", option }, top: 1, threshold };
    }
    case "score": {
      const criteria = definition?.criteria;
      const top = Array.isArray(criteria) ? criteria.length - 1 : 0;
      return { number: { of: "score", from: present as number }, top, threshold: (gte) => gte };
    }
    default:
      return type satisfies never;
  }
}
