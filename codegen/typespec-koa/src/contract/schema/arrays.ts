import type { Schema } from "../../schema.ts";
import { type Shortfall, shortfall, type Walk } from "./shortfall.ts";
import { below, type Side } from "./side.ts";

/** Arrays of `sub` that are not arrays of `sup`: by length, by position, then by the elements after the positions. */
export function arrayShortfalls(walk: Walk, sub: Side, sup: Side): Shortfall[] {
  const [narrow, wide] = [sub.schema as Schema, sup.schema as Schema];
  const found: Shortfall[] = [];
  const bound = (values: string) => found.push(shortfall(walk, sub, sup, { kind: "bound", values }));
  if ((narrow.minItems ?? 0) < (wide.minItems ?? 0)) bound(`arrays of fewer than ${wide.minItems}`);
  if (mostItems(narrow) > mostItems(wide)) bound(`arrays of more than ${mostItems(wide)}`);
  if (wide.uniqueItems && !narrow.uniqueItems && mostItems(narrow) > 1) bound("arrays with an element twice");

  const positions = Math.max(narrow.prefixItems?.length ?? 0, wide.prefixItems?.length ?? 0);
  const reach = Math.min(mostItems(narrow), mostItems(wide));
  for (let index = 0; index < Math.min(positions, reach); index += 1)
    found.push(...walk.within(element(sub, index), element(sup, index)));
  if (reach > positions) found.push(...walk.within(element(sub, positions), element(sup, positions)));
  return found;
}

export function mostItems(schema: Schema): number {
  const most = schema.maxItems ?? Number.POSITIVE_INFINITY;
  return schema.items === false ? Math.min(most, schema.prefixItems?.length ?? 0) : most;
}

/** The schema at a position. */
export function element(side: Side, index: number): Side {
  const { prefixItems, items } = side.schema as Schema;
  const own = prefixItems?.[index];
  return own === undefined ? below(side, "/items", items ?? true) : below(side, `/prefixItems/${index}`, own);
}
