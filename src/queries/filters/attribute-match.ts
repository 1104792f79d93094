/** The simple conditions that definitions, groups and backfills use: attribute paths with the values that they must equal. */
import type { AttributeMatch } from "#generated/types.ts";
import type { Scalar } from "#src/records/values/value.ts";
import type { Condition } from "./condition.ts";

/** Every path must equal its value, or one of its values if there are several. The empty object matches every document. */
export function matchCondition(match: AttributeMatch): Condition {
  const of = Object.entries(match).map(([path, wanted]): Condition => {
    const field = { is: "attribute", name: path.slice("attributes.".length) } as const;
    return Array.isArray(wanted)
      ? { is: "one-of", field, values: wanted as Scalar[] }
      : { is: "equal", field, value: wanted as Scalar };
  });
  return { is: "and", of };
}
