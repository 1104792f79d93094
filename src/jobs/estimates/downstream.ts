/**
 * The judging that a judgment's answers cause: the judgments whose contexts show them cut or in bands. When a cut or band flips
 * for a document, every document that shows it is judged again (`judging/fanout/`). This code counts the same and changes
 * nothing.
 */
import type { DownstreamLine } from "#generated/types.ts";
import { usd } from "#src/accounts/money/money.ts";
import { monthOf, type Prices } from "#src/accounts/money/prices.ts";
import { isNonProduction } from "#src/accounts/money/usage.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { foundBy, type Relation } from "#src/judging/contexts/relations.ts";
import { bothForms, idKey, scalarKeys } from "#src/judging/contexts/shown-keys.ts";
import { appliesTo } from "#src/judging/definitions/applies-to.ts";
import { type ActiveJudgment, isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { isShownOtherwise } from "#src/judging/fanout/flips.ts";
import { isInScope } from "#src/judging/fanout/outdate.ts";
import { type ShowingRelation, showingRelations } from "#src/judging/fanout/showing.ts";
import type { DocumentRow } from "#src/records/documents/documents.ts";
import { type NamespaceIdentity, namespaceById } from "#src/records/namespaces/namespaces.ts";
import { shownIn } from "#src/records/shown/elsewhere.ts";
import { countShowing, type ShowingKey } from "./downstream-sql.ts";
import { askingOf, type SampleParts } from "./sample.ts";

/** A document whose answer changes, or that gets its first answer. */
export interface Change {
  document: Pick<DocumentRow, "document_id" | "attributes" | "created_at">;
  before: RawAnswer | undefined;
  after: RawAnswer;
}

/** For one reading judgment: the changes that flip what it shows, the answers that it then gives again, and their cost. */
export interface Flips {
  flips: number;
  answers: number;
  units: number;
  /** Those of `units` that cost something: in production. If absent, as in data of an earlier release, all of them. */
  priced?: number;
}

/** By the name of the reading judgment. */
export type Downstream = Readonly<Record<string, Flips>>;

export interface DownstreamParts extends SampleParts {
  clock: Clock;
}

/** Per namespace and relation, the dependants of this many flips are counted. The others are assumed to have as many each. */
const MOST_COUNTED = 200;
/** Answers of a reading judgment, per namespace, that are compiled to measure their size. */
const MOST_SIZED = 20;

/** The effect of changed answers to a judgment, all in one namespace. */
export async function downstreamOf(
  parts: DownstreamParts,
  namespace: NamespaceIdentity,
  judgment: Pick<Judgment, "name" | "thresholds">,
  changes: readonly Change[],
): Promise<Downstream> {
  if (changes.length === 0) return {};
  const readers = await showingRelations(parts.db, parts.applicable, namespace);
  let found: Downstream = {};
  for (const reader of readers) {
    const shown = (reader.relation.recipe.answers ?? []).filter((one) => one.judgment === judgment.name);
    const flipped = changes.filter(({ before, after }) => isShownOtherwise(shown, judgment, before, after));
    if (flipped.length === 0) continue;
    const counted = flipped.slice(0, MOST_COUNTED);
    for (const { name, answers, units, priced } of await dependants(parts, namespace, reader, counted)) {
      const scale = flipped.length / counted.length;
      const flips = { flips: flipped.length, answers: answers * scale, units: units * scale, priced: priced * scale };
      found = together([found, { [name]: flips }]);
    }
  }
  return found;
}

interface Dependants extends Omit<Required<Flips>, "flips"> {
  name: string;
}

/** The documents that show changed documents by a relation. */
async function dependants(
  parts: DownstreamParts,
  namespace: NamespaceIdentity,
  reader: ShowingRelation,
  changed: readonly Change[],
): Promise<Dependants[]> {
  const { join } = reader.relation;
  if (join.is === "self") return itself(parts, namespace, reader, changed);
  const keys = changed.flatMap(({ document }) => keysOf(join, document));
  if (reader.own) return showing(parts, namespace, reader, join.mine, keys);
  const theirs = foundBy(join);
  const notes = await shownIn(
    parts.db,
    namespace,
    uniqueValues(keys).map((value) => ({ theirs, value })),
  );
  const found: Dependants[] = [];
  for (const [readerId, some] of Map.groupBy(notes, ({ reader_id }) => reader_id)) {
    const there = await namespaceById(parts.db, readerId);
    const values = new Set(some.map(({ value }) => value));
    const own = keys.filter(({ value }) => values.has(value));
    if (there) found.push(...(await showing(parts, there, reader, join.mine, own)));
  }
  // The reading judgment's name comes from the namespaces that show something. Without any, only its existence is known.
  return found;
}

/** The key of a changed document as a scalar, and the document itself if it does not show itself. */
interface Key {
  value: string;
  except: string | null;
}

function keysOf(join: Exclude<Relation["join"], { is: "self" }>, { document_id, attributes }: Change["document"]): Key[] {
  if (join.is === "reference") return [{ value: idKey(document_id), except: null }];
  return scalarKeys(attributes, join.theirs).map((value) => ({ value, except: document_id }));
}

function uniqueValues(keys: readonly Key[]): string[] {
  return [...new Set(keys.map(({ value }) => value))];
}

async function itself(
  parts: DownstreamParts,
  namespace: NamespaceIdentity,
  { judgmentId }: ShowingRelation,
  changed: readonly Change[],
): Promise<Dependants[]> {
  const judgment = await judgmentIn(parts, namespace, judgmentId);
  if (!judgment) return [];
  const now = parts.clock.now();
  const judged = changed.filter(({ document: { attributes, created_at } }) => {
    const dependant = { attributes, createdAt: created_at, changedAt: now };
    return appliesTo(judgment.definition, attributes) && isInScope(judgment, dependant);
  });
  const ids = judged.map(({ document }) => document.document_id).sort();
  return [await sized(parts, namespace, judgment, ids.length, ids.slice(0, MOST_SIZED))];
}

async function showing(
  parts: DownstreamParts,
  namespace: NamespaceIdentity,
  { judgmentId }: ShowingRelation,
  attribute: string,
  keys: readonly Key[],
): Promise<Dependants[]> {
  const judgment = await judgmentIn(parts, namespace, judgmentId);
  if (!judgment) return [];
  // Only a judgment that answers on write judges again automatically.
  if (judgment.freshness.policy !== "on_write") return [{ name: judgment.name, answers: 0, units: 0, priced: 0 }];
  const forms = keys.flatMap(({ value, except }) => bothForms(value).map((form): ShowingKey => ({ value: form, except })));
  const { count, some } = await countShowing(
    parts.db,
    namespace.namespaceId,
    judgment,
    { attribute, keys: forms },
    {
      now: parts.clock.now(),
      most: MOST_SIZED,
    },
  );
  return [await sized(parts, namespace, judgment, count, some)];
}

async function judgmentIn(
  { db, applicable }: Pick<SampleParts, "db" | "applicable">,
  { organizationId, name }: NamespaceIdentity,
  judgmentId: string,
): Promise<ActiveJudgment | undefined> {
  const judgments = await applicable.of(db, organizationId, name);
  return [...judgments.values()].filter(isActive).find((judgment) => judgment.judgmentId === judgmentId);
}

async function sized(
  parts: DownstreamParts,
  namespace: NamespaceIdentity,
  judgment: ActiveJudgment,
  answers: number,
  ids: readonly string[],
): Promise<Dependants> {
  if (ids.length === 0) return { name: judgment.name, answers, units: 0, priced: 0 };
  const nonProduction = await isNonProduction(parts.db, namespace.namespaceId);
  const { units, priced, documents } = await askingOf(parts, { namespace, judgment, nonProduction }, ids, true);
  const scale = documents === 0 ? 0 : answers / documents;
  return { name: judgment.name, answers, units: units * scale, priced: priced * scale };
}

/** The sum of several. */
export function together(all: readonly Downstream[]): Downstream {
  const sums = new Map<string, Required<Flips>>();
  for (const one of all) {
    for (const [name, { flips, answers, units, priced = units }] of Object.entries(one)) {
      const sum = sums.get(name) ?? { flips: 0, answers: 0, units: 0, priced: 0 };
      sums.set(name, {
        flips: sum.flips + flips,
        answers: sum.answers + answers,
        units: sum.units + units,
        priced: sum.priced + priced,
      });
    }
  }
  return Object.fromEntries(sums);
}

/** The judging and its cost, if the counted effects happen so many times. The flips stay those that were seen. */
export function repeated(downstream: Downstream, times: number): Downstream {
  const all = Object.entries(downstream).map(([name, { flips, answers, units, priced = units }]): [string, Flips] => [
    name,
    { flips, answers: answers * times, units: units * times, priced: priced * times },
  ]);
  return Object.fromEntries(all);
}

/** The lines to show, by name, from the effects of a month; undefined if nothing flips. */
export function linesOf(
  { prices, clock }: { prices: Prices; clock: Clock },
  downstream: Downstream,
): DownstreamLine[] | undefined {
  const { judging } = prices.of(monthOf(clock.now()));
  const lines = Object.entries(downstream)
    .filter(([, { flips }]) => flips > 0)
    .map(
      ([judgment, { answers, units, priced = units }]): DownstreamLine => ({
        judgment,
        judgments_per_month: answers,
        cost_usd: usd(judging.costOf(Math.round(priced))),
      }),
    )
    .sort((one, other) => (one.judgment < other.judgment ? -1 : 1));
  return lines.length === 0 ? undefined : lines;
}
