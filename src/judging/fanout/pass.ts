/**
 * The consumer that turns changes of a namespace into keys. For each relation that may show a changed document, a key is a value. The
 * documents that show the change have this value in an attribute (`mine`). If these documents are in another namespace, the keys are sent
 * there. `walk.ts` goes from the keys to the documents.
 *
 * The cost of a page is proportional to its changes and to the relations that read the namespace. Keys that no document has are dropped.
 */

import type { Database } from "#src/foundation/db/database.ts";
import { move, type Offset } from "#src/foundation/db/positions.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { latestPlace, nextPage, PAGE_DOCUMENTS } from "#src/judging/asking/commits.ts";
import { foundBy } from "#src/judging/contexts/relations.ts";
import { asScalar, bothForms, idKey, scalarKeys } from "#src/judging/contexts/shown-keys.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import { type DocumentFields, readFields } from "#src/records/documents/documents.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import { type ChangedSource, dropChanged, readChanged, SEEN_BY_ITSELF } from "#src/records/shown/changed.ts";
import { FANOUT } from "#src/records/shown/followed.ts";
import { type Dependant, newMark, outdate } from "./outdate.ts";
import { add, type Elsewhere, sendElsewhere } from "./send.ts";
import { type ShowingRelation, showingRelations } from "./showing.ts";
import { type FanoutKey, putFanouts } from "./sql.ts";

export interface FanoutParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
}

/** Processes the next page of changes. Returns false if there is none. */
export async function followPage(parts: FanoutParts, namespace: NamespaceIdentity, from: Offset): Promise<boolean> {
  const { db, applicable } = parts;
  const { namespaceId, organizationId, name } = namespace;
  // Read this before the relations. A judgment created after the relations are read has compiled nothing before these changes.
  const next = await nextPage(db, namespaceId, from);
  const changed = await readChanged(db, namespaceId, PAGE_DOCUMENTS);
  if (!next && changed.length === 0) return false;
  const readers = await showingRelations(db, applicable, namespace);
  if (readers.length === 0) return passOver(parts, namespace, from);
  const judgments = await applicable.of(db, organizationId, name);
  const names = new Map([...judgments.values()].map((judgment) => [judgment.judgmentId, judgment.name]));
  const page: Page = {
    documentIds: next?.documentIds ?? [],
    left: changed.filter(({ kind }) => kind === "left"),
    flipped: changed.flatMap(({ kind, subject, value, document_id: id }) =>
      kind === "answer" ? [{ id, judgment: names.get(subject), seen: value === SEEN_BY_ITSELF }] : [],
    ),
  };
  const keys = await keysOf(db, namespaceId, readers, page);
  await sendElsewhere(db, namespace, keys.elsewhere, () => parts.clock.now());
  const shownToItself = itself(readers, page);
  const documents = await readFields(db, namespaceId, [...new Set(shownToItself.map(({ id }) => id))]);
  await db.transaction(async (tx) => {
    const now = parts.clock.now();
    await putFanouts(tx, namespaceId, keys.own, { mark: newMark(), at: now });
    await dropChanged(tx, namespaceId, changed);
    if (next) await move(tx, namespaceId, FANOUT, from, next.to);
    const rows = new Map(documents.map((row) => [row.document_id, row]));
    const dependants = shownToItself.flatMap(({ id, judgmentId }): Dependant[] => {
      const row = rows.get(id);
      return row
        ? [{ documentId: id, judgmentId, attributes: row.attributes, createdAt: row.created_at, firstAt: now, changedAt: now }]
        : [];
    });
    await outdate(tx, namespaceId, judgments, dependants, now);
  });
  return true;
}

/** Skips all changes, because no context shows anything of the namespace any more. */
async function passOver({ db, applicable }: FanoutParts, namespace: NamespaceIdentity, from: Offset): Promise<boolean> {
  const { namespaceId } = namespace;
  const latest = await latestPlace(db, namespaceId);
  const changed = await readChanged(db, namespaceId, PAGE_DOCUMENTS);
  if ((await showingRelations(db, applicable, namespace)).length > 0) return true;
  if (from.position >= latest.position && changed.length === 0) return false;
  await db.transaction(async (tx) => {
    await dropChanged(tx, namespaceId, changed);
    if (from.position < latest.position) await move(tx, namespaceId, FANOUT, from, latest);
  });
  return changed.length > 0;
}

/** A page of changes of the namespace. */
interface Page {
  documentIds: readonly string[];
  left: readonly ChangedSource[];
  /**
   * Documents with an answer whose shown value changed. `judgment` is the name of its judgment, undefined if the judgment is gone.
   */
  flipped: readonly { id: string; judgment: string | undefined; seen: boolean }[];
}

/** Keys that find the documents that show a change, in this namespace and in others. */
interface Keys {
  own: FanoutKey[];
  elsewhere: Elsewhere[];
}

async function keysOf(db: Database, namespaceId: number, readers: readonly ShowingRelation[], page: Page): Promise<Keys> {
  const joined = readers.some(({ relation }) => relation.join.is === "blocking");
  const all = joined ? [...new Set([...page.documentIds, ...page.flipped.map(({ id }) => id)])] : [];
  const documents = new Map((await readFields(db, namespaceId, all)).map((row) => [row.document_id, row]));
  const own = new Map<string, FanoutKey>();
  const elsewhere: Elsewhere[] = [];
  for (const { judgmentId, own: here, relation } of readers) {
    const { join } = relation;
    if (join.is === "self") continue;
    const changed = [...new Set([...page.documentIds, ...flippedFor(relation, page.flipped)])];
    const found =
      join.is === "reference"
        ? changed.map((id) => ({ value: idKey(id), id }))
        : valuesUnder(join.theirs, changed, documents, page.left);
    for (const { value, id } of found) {
      if (!here) elsewhere.push({ shown: { theirs: foundBy(join), value }, judgmentId, mine: join.mine });
      // A relation by a shared value never shows a document to itself. A reference to itself does.
      const exceptId = join.is === "blocking" ? id : null;
      if (here) for (const form of bothForms(value)) add(own, { judgmentId, attribute: join.mine, value: form, exceptId });
    }
  }
  return { own: [...own.values()], elsewhere };
}

function flippedFor({ recipe }: ShowingRelation["relation"], flipped: Page["flipped"]): string[] {
  const shown = new Set(recipe.answers?.map(({ judgment }) => judgment));
  return flipped.filter(({ judgment }) => judgment !== undefined && shown.has(judgment)).map(({ id }) => id);
}

/** Documents whose contexts show their own answers, when these have changed. Each pair appears once. */
function itself(readers: readonly ShowingRelation[], page: Page): { id: string; judgmentId: string }[] {
  const unseen = page.flipped.filter(({ seen }) => !seen);
  const found = readers
    .filter(({ own, relation }) => own && relation.join.is === "self")
    .flatMap(({ judgmentId, relation }) => flippedFor(relation, unseen).map((id) => ({ id, judgmentId })));
  return [...new Map(found.map((one) => [`${one.judgmentId}\n${one.id}`, one])).values()];
}

/** The values that changed documents have in an attribute now, and the values that they no longer have. */
function valuesUnder(
  attribute: string,
  changed: readonly string[],
  documents: ReadonlyMap<string, DocumentFields>,
  left: readonly ChangedSource[],
): { value: string; id: string }[] {
  return [
    ...changed.flatMap((id) => {
      const document = documents.get(id);
      return document ? scalarKeys(document.attributes, attribute).map((value) => ({ value, id })) : [];
    }),
    ...left.flatMap(({ subject, value, document_id: id }) => {
      const scalar = subject === attribute ? asScalar(value) : undefined;
      return scalar === undefined ? [] : [{ value: scalar, id }];
    }),
  ];
}
