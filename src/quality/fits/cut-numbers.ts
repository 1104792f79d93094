/** What a threshold of a judgment cuts: the number of an answer, and the outcomes that count as positive. */
import type { Threshold } from "#generated/types.ts";
import { invalidRequest } from "#src/foundation/errors.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";

/** The database uses it to read numbers (`scored-sql.ts`). */
export type CutNumber = { of: "bool" } | { of: "choice"; option: string } | { of: "score"; from: number };

export interface Cutting {
  number: CutNumber;
  /** The highest possible number. */
  top: number;
  /** The threshold for a number, in the form of PATCH. */
  threshold(number: number): Threshold;
}

/** @throws ServiceError `invalid_request` if the judgment has no such threshold, or several and none is named */
export function cuttingOf({ type, name, thresholds, definition }: Judgment, named: string | undefined): Cutting {
  const names = Object.keys(thresholds);
  if (named === undefined && type !== "bool") {
    const why = type === "choice" ? "which option you mean" : "from which level on documents count as so";
    throw invalidRequest([{ path: "/threshold", message: `must name a threshold of "${name}", which says ${why}` }]);
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
