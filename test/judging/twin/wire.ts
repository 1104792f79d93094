/** The bodies of requests, from what the judging twin knows of a judgment. */
import { BANDS, type Relation } from "./contexts.ts";
import type { Definition, Freshness } from "./records.ts";

export function wireFreshness({ interval_ms, fanout_ms, ...rest }: Partial<Freshness>) {
  return {
    ...rest,
    ...(interval_ms === undefined ? {} : { interval: `${interval_ms / 60_000}m` }),
    ...(fanout_ms === undefined ? {} : { fanout: { debounce_ms: fanout_ms, max_wait_ms: 60_000 } }),
  };
}

/**
 * Values at creation are kept from the time when the namespace's own judgment was created. An inherited judgment has no such time.
 */
export function definable(definition: Definition, place: string): Definition {
  return place === "*" && definition.previous === "created" ? { ...definition, previous: "last_answer" } : definition;
}

export function wireDefinition({ question, fields, kind, related, previous }: Definition, prefix: string) {
  const context = {
    ...(fields === null ? {} : { fields }),
    ...(related.length === 0 ? {} : { related: related.map((relation, at) => wireRelation(relation, at, prefix)) }),
    ...(previous === null ? {} : { previous: { fields: ["state.text"], anchor: previous } }),
  };
  return {
    type: "bool",
    question: `${prefix} ${question}`,
    ...(Object.keys(context).length === 0 ? {} : { context }),
    ...(kind === null ? {} : { applies_to: { "attributes.kind": kind } }),
  };
}

function wireRelation({ by, there, fields, answers, last_n }: Relation, at: number, prefix: string) {
  return {
    name: `r${at}`,
    ...(by === "reference" ? { join: { theirs: "id", mine: "attributes.ref" } } : {}),
    ...(by === "key" ? { join: { theirs: "attributes.key", mine: "attributes.key" }, last_n } : {}),
    ...(there ? { namespace: `${prefix}/b` } : {}),
    ...(fields === null ? {} : { fields }),
    ...(answers === null ? {} : { answers: [{ judgment: "one", ...(answers === "cut" ? { cut: "high" } : { band: BANDS }) }] }),
  };
}
