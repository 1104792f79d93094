/**
 * The reader of a namespace's sequence that follows what contexts show of it. A page of changes becomes keys: for each relation that may show
 * a changed document, the values by which the documents that show it are found (`mine`). Where they live in another namespace, the keys
 * go there. `walk.ts` goes on from the keys to the documents.
 *
 * A page costs as much as its changes and the readers' relations; nobody is looked for under keys that no document has.
 */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { move, type Place } from "#src/db/positions.ts";
import { type DocumentRow, readDocuments } from "#src/documents/documents.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { NamespaceIdentity } from "#src/namespaces/namespaces.ts";
import { latestPlace, nextPage, PAGE_DOCUMENTS } from "../commits.ts";
import { foundBy } from "../context/relations.ts";
import { type ChangedSource, dropChanged, readChanged, SEEN_BY_ITSELF } from "./changed.ts";
import { FANOUT } from "./followed.ts";
import { asScalar, bothForms, idKey, scalarKeys } from "./keys.ts";
import { type Dependant, newMark, outdate } from "./outdate.ts";
import { type Reader, readersOf } from "./readers.ts";
import { add, type Elsewhere, sendElsewhere } from "./send.ts";
import { type FanoutKey, putFanouts } from "./sql.ts";

export interface FanoutParts {
  db: Database;
  clock: Clock;
  applicable: ApplicableJudgments;
}

/** Sends the next page of changes on its way; false where there is none. */
export async function followPage(parts: FanoutParts, namespace: NamespaceIdentity, from: Place): Promise<boolean> {
  const { db, applicable } = parts;
  const { namespaceId, organizationId, name } = namespace;
  // Before the readers: whoever comes to be after they are read has compiled nothing before these changes.
  const next = await nextPage(db, namespaceId, from);
  const changed = await readChanged(db, namespaceId, PAGE_DOCUMENTS);
  if (!next && changed.length === 0) return false;
  const readers = await readersOf(db, applicable, namespace);
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
  const documents = await readDocuments(db, namespaceId, [...new Set(shownToItself.map(({ id }) => id))]);
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

/** Nobody shows anything of the namespace any more. */
async function passOver({ db, applicable }: FanoutParts, namespace: NamespaceIdentity, from: Place): Promise<boolean> {
  const { namespaceId } = namespace;
  const latest = await latestPlace(db, namespaceId);
  const changed = await readChanged(db, namespaceId, PAGE_DOCUMENTS);
  if ((await readersOf(db, applicable, namespace)).length > 0) return true;
  if (from.position >= latest.position && changed.length === 0) return false;
  await db.transaction(async (tx) => {
    await dropChanged(tx, namespaceId, changed);
    if (from.position < latest.position) await move(tx, namespaceId, FANOUT, from, latest);
  });
  return changed.length > 0;
}

/** What one page of changes says of the documents of a namespace. */
interface Page {
  documentIds: readonly string[];
  left: readonly ChangedSource[];
  /** Documents of which an answer is shown otherwise, and the name of its judgment while that has one here. */
  flipped: readonly { id: string; judgment: string | undefined; seen: boolean }[];
}

/** Keys by which documents are found that show a change: here, and elsewhere. */
interface Keys {
  own: FanoutKey[];
  elsewhere: Elsewhere[];
}

async function keysOf(db: Database, namespaceId: number, readers: readonly Reader[], page: Page): Promise<Keys> {
  const joined = readers.some(({ relation }) => relation.join.is === "blocking");
  const all = joined ? [...new Set([...page.documentIds, ...page.flipped.map(({ id }) => id)])] : [];
  const documents = new Map((await readDocuments(db, namespaceId, all)).map((row) => [row.document_id, row]));
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
      // A document is never shown to itself for the value that it shares; one that refers to itself is.
      const exceptId = join.is === "blocking" ? id : null;
      if (here) for (const form of bothForms(value)) add(own, { judgmentId, attribute: join.mine, value: form, exceptId });
    }
  }
  return { own: [...own.values()], elsewhere };
}

function flippedFor({ recipe }: Reader["relation"], flipped: Page["flipped"]): string[] {
  const shown = new Set(recipe.answers?.map(({ judgment }) => judgment));
  return flipped.filter(({ judgment }) => judgment !== undefined && shown.has(judgment)).map(({ id }) => id);
}

/** Documents whose own answers are shown to themselves, and have changed; each once, however often one has, and by however many relations. */
function itself(readers: readonly Reader[], page: Page): { id: string; judgmentId: string }[] {
  const unseen = page.flipped.filter(({ seen }) => !seen);
  const found = readers
    .filter(({ own, relation }) => own && relation.join.is === "self")
    .flatMap(({ judgmentId, relation }) => flippedFor(relation, unseen).map((id) => ({ id, judgmentId })));
  return [...new Map(found.map((one) => [`${one.judgmentId}\n${one.id}`, one])).values()];
}

/** The values that changed documents have in an attribute, and those that documents have left. */
function valuesUnder(
  attribute: string,
  changed: readonly string[],
  documents: ReadonlyMap<string, DocumentRow>,
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
