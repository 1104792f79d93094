/** The plain form of a condition that definitions, groups and backfills take: attribute paths to the values they must equal. */
import type { AttributeMatch } from "#generated/types.ts";
import type { Condition, Scalar } from "./condition.ts";

/** Every path equals its value, or one of its values where it names several; the empty object holds for every document. */
export function matchCondition(match: AttributeMatch): Condition {
  const of = Object.entries(match).map(([path, wanted]): Condition => {
    const field = { is: "attribute", name: path.slice("attributes.".length) } as const;
    return Array.isArray(wanted)
      ? { is: "one-of", field, values: wanted as Scalar[] }
      : { is: "equal", field, value: wanted as Scalar };
  });
  return { is: "and", of };
}
