import type { Schema } from "../../schema.ts";
import type { Reason } from "./shortfall.ts";

/** A bound, and whether it is exclusive. */
interface Bound {
  readonly at: number;
  readonly open: boolean;
}

/** Number formats and the wider ones that contain them. */
const WIDER: { readonly [format: string]: readonly string[] } = { int32: ["int64", "double"], float: ["double"] };

/** Numbers of `sub` that are not numbers of `sup`. Whether integers are required belongs to the types. */
export function numberReasons(sub: Schema, sup: Schema): Reason[] {
  const reasons: Reason[] = [];
  const [subLow, supLow] = [lowest(sub), lowest(sup)];
  if (subLow.at < supLow.at || (subLow.at === supLow.at && supLow.open && !subLow.open)) {
    reasons.push({ kind: "bound", values: supLow.open ? `numbers not above ${supLow.at}` : `numbers below ${supLow.at}` });
  }
  const [subHigh, supHigh] = [highest(sub), highest(sup)];
  if (subHigh.at > supHigh.at || (subHigh.at === supHigh.at && supHigh.open && !subHigh.open)) {
    reasons.push({ kind: "bound", values: supHigh.open ? `numbers not below ${supHigh.at}` : `numbers above ${supHigh.at}` });
  }
  if (sup.multipleOf !== undefined && !isMultiple(sub.multipleOf, sup.multipleOf)) {
    reasons.push({ kind: "bound", values: `numbers that are no multiples of ${sup.multipleOf}` });
  }
  if (sup.format !== undefined && sup.format !== sub.format && !WIDER[sub.format ?? ""]?.includes(sup.format)) {
    reasons.push({ kind: "pattern", values: `numbers that are no ${sup.format}` });
  }
  return reasons;
}

function lowest(schema: Schema): Bound {
  const at = schema.minimum ?? Number.NEGATIVE_INFINITY;
  const above = schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY;
  return above >= at && above > Number.NEGATIVE_INFINITY ? { at: above, open: true } : { at, open: false };
}

function highest(schema: Schema): Bound {
  const at = schema.maximum ?? Number.POSITIVE_INFINITY;
  const below = schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY;
  return below <= at && below < Number.POSITIVE_INFINITY ? { at: below, open: true } : { at, open: false };
}

/** Only for integers, because remainders of fractions depend on rounding. */
function isMultiple(sub: number | undefined, sup: number): boolean {
  if (sub === sup) return true;
  return sub !== undefined && Number.isInteger(sub) && Number.isInteger(sup) && sub % sup === 0;
}
