/** Many filters as tenants save them: most name somebody or something by equality, some are ranges, and one in a thousand nothing finds. */

import type { Matchable } from "#src/queries/filters/match.ts";
import type { Value } from "#src/records/values/value.ts";

const STATUS = ["open", "waiting", "closed", "spam"];
const REGIONS = ["eu", "us", "ap"];

/** A filter of the wire; the same number gives the same filter. */
export function filterOf(n: number): unknown[] {
  const status = ["attributes.status", "Eq", STATUS[n % 4]];
  switch (n % 20) {
    case 0:
      return [
        "And",
        [
          ["attributes.amount", "Gte", spread(n)],
          ["attributes.amount", "Lt", spread(n) + 20],
        ],
      ];
    case 1:
      return ["And", [status, ["attributes.amount", "Gte", spread(n)], ["attributes.amount", "Lt", spread(n) + 50]]];
    case 2:
      return ["attributes.path", "Glob", `/shop/${n}/*`];
    case 3:
      return ["attributes.tags", "Contains", `tag-${n}`];
    case 4:
      return [
        "Or",
        [
          ["attributes.customer", "Eq", `c-${n}`],
          ["attributes.agent", "Eq", `a-${n}`],
        ],
      ];
    case 5:
      return n % 1_000 === 5
        ? [
            "And",
            [
              ["attributes.customer", "NotEq", `c-${n}`],
              ["attributes.region", "NotIn", REGIONS],
            ],
          ]
        : ["attributes.customer", "In", [`c-${n}`, `c-${n + 1}`, `c-${n + 2}`]];
    case 6:
      return [
        "And",
        [
          ["answers.urgent.thresholds.page", "Eq", true],
          ["attributes.agent", "Eq", `a-${n}`],
        ],
      ];
    default:
      return ["And", [status, ["attributes.customer", "Eq", `c-${n}`], ["answers.urgent.p", "Gte", (n % 10) / 10]]];
  }
}

/** A document that a few of them may hold for. */
export function documentOf(n: number): Matchable & { attributes: Record<string, Value> } {
  return {
    id: `d-${n}`,
    created_at: new Date(1_770_000_000_000),
    updated_at: new Date(1_770_000_000_000 + n),
    attributes: {
      status: STATUS[n % 4]!,
      region: REGIONS[n % 3]!,
      customer: `c-${(n * 7_919) % 100_000}`,
      agent: `a-${(n * 104_729) % 100_000}`,
      amount: spread(n * 31),
      path: `/shop/${(n * 13) % 100_000}/x`,
      tags: [`tag-${n % 100_000}`, "new"],
    },
    answers: { urgent: { p: (n % 100) / 100, freshness: "fresh", thresholds: { page: n % 2 === 0 } } },
  };
}

function spread(n: number): number {
  return (n * 2_654_435) % 1_000_000;
}
