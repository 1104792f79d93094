/**
 * A trial of a definition before it is saved. Five documents are copied into a namespace of the trial, under `console-trials/`. The
 * definition becomes a judgment there, so everything that the service checks and does is the real thing. No template and no subscription
 * of the user's is inherited there. The namespace is deleted afterwards.
 *
 *   prepare: copy, define, estimate (costs nothing) ─▶ ask (costs what was estimated) ─▶ drop
 *                └──────────────────────────────────────────────────────────────────────▶ drop
 */
import type { Answer, Client, Estimate, Filter, JudgmentCreate, QueryRow } from "judgment-client";

const DOCUMENTS = 5;
const ROOT = "console-trials";
const WAIT_MS = 10_000;
/** How often missing answers are read again, each time with a wait. */
const LOOKS = 6;
/** Trials whose page was closed early. */
const FORGOTTEN_MS = 3_600_000;

export interface Prepared {
  readonly ns: string;
  readonly name: string;
  readonly ids: readonly string[];
  readonly estimate: Estimate;
  /** Of the namespace that the documents are of. */
  readonly documents: number;
}

export interface Tried {
  readonly id: string;
  readonly answer: Answer | undefined;
}

/** Null if there is no document to try it on. */
export async function prepareTrial(client: Client, of: string, definition: JudgmentCreate): Promise<Prepared | null> {
  const filters = filterOf(definition);
  const include = { attributes: true, state: true } as const;
  const { rows } = await client.queries.query({ ns: of, body: { top_k: DOCUMENTS, include, ...(filters ? { filters } : {}) } });
  if (rows.length === 0) return null;
  await dropForgotten(client);
  const ns = `${ROOT}/${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  try {
    await client.documents.write({ ns, body: { upsert: rows.map(copyOf) } });
    const { freshness: _, ...asked } = definition;
    await client.judgments.create({ ns, body: asked });
    const estimated = await client.judgments.backfill({ ns, name: definition.name, body: {} });
    if (estimated.status !== 200) throw new Error("The service began a job instead of estimating it.");
    const namespace = await client.namespaces.get({ ns: of });
    const documents = "document_count" in namespace ? namespace.document_count : rows.length;
    return { ns, name: definition.name, ids: rows.map(({ id }) => id), estimate: estimated.body.estimate, documents };
  } catch (error) {
    await dropTrial(client, ns);
    throw error;
  }
}

export async function askTrial(client: Client, { ns, name, ids }: Prepared): Promise<Tried[]> {
  const body = { patch: ids.map((id) => ({ id })), wait_for: [name], wait_timeout_ms: WAIT_MS };
  const { results } = await client.documents.write({ ns, body });
  const answers = new Map(results.map(({ id, answers }) => [id, answers[name]]));
  for (let look = 0; look < LOOKS; look++) {
    const missing = ids.filter((id) => answers.get(id)?.freshness === "pending");
    if (missing.length === 0) break;
    for (const id of missing) {
      const document = await client.documents.get({ ns, id, judgments: [name], wait_timeout_ms: WAIT_MS });
      answers.set(id, document.answers[name]);
    }
  }
  return ids.map((id) => ({ id, answer: answers.get(id) }));
}

/** What is left of a trial stands in nobody's way, so a failure to remove it is not told. */
export async function dropTrial(client: Client, ns: string): Promise<void> {
  await client.namespaces.delete({ ns }).catch(() => {});
}

async function dropForgotten(client: Client): Promise<void> {
  const { namespaces } = await client.namespaces.list({ prefix: `${ROOT}/`, limit: 20 });
  const old = namespaces.filter(({ created_at }) => Date.now() - Date.parse(created_at) > FORGOTTEN_MS);
  for (const { name } of old) await dropTrial(client, name);
}

const copyOf = ({ id, attributes = {}, state = {} }: QueryRow) => ({ id, attributes, state });

/** The documents that the definition applies to. */
function filterOf({ applies_to: match }: JudgmentCreate): Filter | null {
  const conditions = Object.entries(match ?? {}).map(
    ([path, value]) => [path, Array.isArray(value) ? "In" : "Eq", value] as Filter,
  );
  return conditions.length === 0 ? null : conditions.length === 1 ? conditions[0]! : (["And", conditions] as Filter);
}
