/** Rules of a cascade of engines. */
import type { JudgmentDefinition } from "#generated/types.ts";
import type { Issue } from "#src/foundation/errors.ts";
import { canonical, type Json } from "#src/foundation/json/json.ts";
import type { GivenDefinition } from "./given-definition.ts";

type Selection = NonNullable<JudgmentDefinition["engine"]>;
export type Cascade = NonNullable<Selection["cascade"]>;

const PATH = "/engine/cascade";

export function cascadeIssues({ engine, parts }: GivenDefinition): Issue[] {
  if (!engine?.cascade) return [];
  if (parts !== undefined) return [{ path: PATH, message: "must be absent for a composite, whose parts one engine answers" }];
  if (engine.learn) return [{ path: PATH, message: "must be absent, because this engine learns; use one of both" }];
  return [...boundIssues(engine.cascade), ...firstIssues(engine, engine.cascade)];
}

const LEAST_DISAGREEMENT = 0.001;
const MOST_DISAGREEMENT = 0.5;

function boundIssues({ min_confidence, max_disagreement }: Cascade): Issue[] {
  if (max_disagreement !== undefined) {
    const path = `${PATH}/max_disagreement`;
    if (min_confidence !== undefined) return [{ path, message: "must be absent beside min_confidence; give one of them" }];
    if (max_disagreement >= LEAST_DISAGREEMENT && max_disagreement <= MOST_DISAGREEMENT) return [];
    return [{ path, message: `must be at least ${LEAST_DISAGREEMENT} and at most ${MOST_DISAGREEMENT}` }];
  }
  if (min_confidence !== undefined) return [];
  const message = "must have max_disagreement, for which the service finds a bound, or min_confidence, which is the bound";
  return [{ path: PATH, message }];
}

/** The same answer twice would cost more and change nothing. */
function firstIssues({ cascade: _, learn: __, ...own }: Selection, { first }: Cascade): Issue[] {
  if (canonical(settled(own)) !== canonical(settled(first))) return [];
  return [
    {
      path: `${PATH}/first`,
      message: `must be another engine, version or setting than "${own.name}" itself, which is asked after it`,
    },
  ];
}

function settled({ name, version = "", both_orders = false }: Cascade["first"]): Json {
  return [name, version, both_orders];
}
