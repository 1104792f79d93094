/** Compares stored answers with what the twin says about the current documents. */
import type { JudgmentCreate } from "#generated/types.ts";
import type { JsonObject } from "#src/foundation/json/json.ts";
import { sha256, type TwinNamespace, twinText } from "../context/twin.ts";
import type { World } from "./world.ts";

async function everything(world: World, root: string): Promise<Record<string, TwinNamespace>> {
  const documents = await world.query<{ name: string; id: string; created_at: Date; attributes: JsonObject; state: JsonObject }>(`
    select n.name, d.document_id as id, d.created_at, d.attributes, d.state
    from documents d join namespaces n on n.namespace_id = d.namespace_id where starts_with(n.name, '${root}')`);
  const answers = await world.query<{ name: string; id: string; judgment: string; number: number }>(`
    select n.name, a.document_id as id, j.name as judgment, a.number
    from answers a join namespaces n on n.namespace_id = a.namespace_id join judgments j on j.judgment_id = a.judgment_id where starts_with(n.name, '${root}')`);
  const known = [`${root}a`, `${root}b`].map((name): [string, TwinNamespace] => [
    name,
    {
      thresholds: { plain: { yes: 0.5 } },
      documents: documents
        .filter((document) => document.name === name)
        .map(({ id, created_at, attributes, state }) => {
          const own = answers.filter((answer) => answer.name === name && answer.id === id && answer.number !== null);
          const numbers = Object.fromEntries(own.map(({ judgment, number }) => [judgment, number]));
          return { id, createdAt: created_at.getTime(), attributes, state, answers: numbers };
        }),
    },
  ]);
  return Object.fromEntries(known);
}

export interface Wrong {
  id: string;
  judgment: string;
  outdated: boolean;
  /** The text of its current context. */
  text: string;
}

/** The answers of the namespace `<root>a` that are not for the current context, and how many answers exist and should exist. */
export async function answersNow(
  world: World,
  root: string,
  judgments: readonly JudgmentCreate[],
): Promise<{ wrong: Wrong[]; answers: number; wanted: number }> {
  const namespaces = await everything(world, root);
  const here = `${root}a`;
  const stored = await world.query<{ id: string; judgment: string; hash: string; outdated: boolean; code: string | null }>(`
    select a.document_id as id, j.name as judgment, encode(a.context_hash, 'hex') as hash, a.outdated, a.error->>'code' as code
    from answers a join judgments j on j.judgment_id = a.judgment_id and j.owner = '${here}'`);
  const texts = new Map(
    namespaces[here]!.documents.flatMap((document) =>
      judgments.map((judgment): [string, string] => {
        const text = twinText(namespaces, here, document, { context: judgment.context! }, world.clock.now().getTime());
        return [`${document.id} ${judgment.name}`, text];
      }),
    ),
  );
  const held = stored.map((answer) => ({ ...answer, text: texts.get(`${answer.id} ${answer.judgment}`) ?? "" }));
  return {
    // A context that shows nothing is not asked.
    wrong: held
      .filter(({ hash, outdated, text, code }) =>
        code === "context_empty" ? text !== '{"document":{}}' : outdated || sha256(text) !== hash,
      )
      .map(({ hash: _, code: __, ...answer }) => answer),
    answers: stored.length,
    wanted: texts.size,
  };
}
