/**
 * Compiles rankings to SQL: the order of rows, the value for the cursor, and the rows after a cursor. `src/records/values/order.ts` has the
 * same for values.
 */

import type { Rank } from "#src/queries/filters/rank.ts";
import { KINDS, kindOf } from "#src/records/values/order.ts";
import type { Scalar } from "#src/records/values/value.ts";
import { attributeOf, columnOf, momentValue, type Scope } from "./field-sql.ts";

export interface RankSql {
  /** The order of rows. The id comes last. */
  readonly order: readonly OrderSql[];
  /** The value of a row, for the cursor. */
  readonly value: string;
  /** Whether a row has no value. Such rows come last. */
  readonly missing: string;
  /** Whether a row comes after a row with this value and id. */
  after(value: Scalar, id: string): string;
}

export interface OrderSql {
  readonly by: string;
  readonly direction: string;
}

export function rankSql({ field, direction }: Rank, scope: Scope): RankSql {
  if (field.is === "id") return byId(direction, scope);
  return field.is === "attribute" ? byAttribute(field.name, direction, scope) : byColumn(field, direction, scope);
}

/** The `order by` clause. */
export function orderSql({ order }: RankSql): string {
  return order.map(({ by, direction }) => `${by} ${direction}`).join(", ");
}

const BEYOND = { asc: ">", desc: "<" } as const;
const ID: OrderSql = { by: "d.document_id", direction: "asc" };

function byId(direction: Rank["direction"], { bindings }: Scope): RankSql {
  return {
    order: [{ ...ID, direction }],
    value: "null",
    missing: "false",
    after: (_, id) => `d.document_id ${BEYOND[direction]} ${bindings.bind(id)}::text`,
  };
}

function byColumn(field: Parameters<typeof columnOf>[0], direction: Rank["direction"], scope: Scope): RankSql {
  const { text, type } = columnOf(field, scope);
  const compared = type === "text" ? `(${text} collate "C")` : text;
  const { bindings } = scope;
  return {
    order: [{ by: compared, direction: `${direction} nulls last` }, ID],
    value: type === "timestamptz" ? `(extract(epoch from ${text}) * 1000)::double precision` : text,
    missing: `(${text} is null)`,
    after(value, id) {
      const later = `d.document_id > ${bindings.bind(id)}::text`;
      if (value === null) return `(${text} is null and ${later})`;
      const bound = `${bindings.bind(type === "timestamptz" ? momentValue(value as number) : value)}::${type}`;
      return `((${compared} ${BEYOND[direction]} ${bound} or ${text} is null or (${compared} = ${bound} and ${later})) is true)`;
    },
  };
}

/** Orders by kind first. Within their kind, numbers and booleans have a numeric order, and strings the order of their text. */
function byAttribute(name: string, direction: Rank["direction"], { bindings }: Scope): RankSql {
  const { json, text } = attributeOf(name, bindings);
  const type = `jsonb_typeof(${json})`;
  const kind = `(case ${type} when 'number' then ${KINDS.number} when 'string' then ${KINDS.string} when 'boolean' then ${KINDS.boolean} end)`;
  const number = `(case ${type} when 'number' then ${json}::numeric when 'boolean' then ${json}::boolean::integer end)`;
  const string = `(case when ${type} = 'string' then ${text} end)`;
  return {
    order: [{ by: kind, direction: `${direction} nulls last` }, { by: number, direction }, { by: string, direction }, ID],
    value: `(case when ${kind} is not null then ${json} end)`,
    missing: `(${kind} is null)`,
    after(value, id) {
      const later = `d.document_id > ${bindings.bind(id)}::text`;
      if (value === null) return `(${kind} is null and ${later})`;
      const mine = kindOf(value);
      const [compared, bound] =
        typeof value === "string"
          ? [string, `${bindings.bind(value)}::text`]
          : [number, `${bindings.bind(Number(value))}::numeric`];
      const tie = `(${compared} ${BEYOND[direction]} ${bound} or (${compared} = ${bound} and ${later}))`;
      return `((${kind} ${BEYOND[direction]} ${mine} or ${kind} is null or (${kind} = ${mine} and ${tie})) is true)`;
    },
  };
}
