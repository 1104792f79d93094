/**
 * What judgments may read of one another, held over every change: whatever an active version reads, in every namespace that it applies to, is
 * there, is plain (reads no answers itself), and has what is asked of it. Since only plain judgments are read, none comes to depend on itself,
 * however versions, templates and namespaces' own judgments come together. Changes of an organization's definitions follow one another, so
 * each is checked after it is made and fails as a whole.
 */
import type { JudgmentDefinition } from "#generated/types.ts";
import { covers } from "#src/accounts/scope.ts";
import type { Transaction } from "#src/db/database.ts";
import { conflict, type Issue, ServiceError } from "#src/errors.ts";
import { isPrefix, mostSpecific, ownersOf, rootOf } from "#src/templates/owners.ts";
import { groupReadIssues, type KnownGroups, placesOfGroup, readsAnswers } from "./group-reads.ts";
import type { Judgment, StoredJudgment } from "./judgment.ts";
import { type Read, readsOf } from "./reads.ts";
import { type Reader, readBeneath, readersAt, readersOf } from "./reads-sql.ts";
import * as sql from "./sql.ts";

/**
 * What a relation shows of another namespace, documents as much as answers, is shown to whoever may see the judgment.
 * @throws ServiceError `forbidden` where the definition reads in a namespace that the key may not
 */
export function allowReads({ context }: Pick<JudgmentDefinition, "context">, scope: string | null): void {
  for (const [at, { namespace }] of (context?.related ?? []).entries()) {
    if (namespace === undefined || covers(scope, namespace)) continue;
    const message = `/context/related/${at}/namespace: this key is restricted to ${scope}; "${namespace}" lies outside, so it may make no judgment that shows what is there.`;
    throw new ServiceError("forbidden", message, { details: { scope, namespace } });
  }
}

/** What keeps a judgment that shows a group from showing the one that it finds in a place; null where nothing does. */
export async function groupProblem(
  tx: Transaction,
  { organizationId, groups }: KnownGroups,
  reader: StoredJudgment,
  place: string,
): Promise<string | null> {
  const named = reader.definition && readsOf(reader.definition).find(({ kind }) => kind === "group");
  const group = named ? await groups.find(tx, organizationId, place, named.name) : null;
  if (!named || !group) return null;
  const shows = `The judgment "${reader.name}" shows the group "${named.name}"`;
  const missing = named.aggregates?.find(({ name }) => !group.aggregates.includes(name));
  if (missing) return `${shows} with ${missing.name}, which that of "${place}" does not keep`;
  if (!group.aggregatesAnswers) return null;
  const [read] = await readersOf(tx, organizationId, { kind: "judgment", name: reader.name, owner: place });
  if (read) return `${shows} and is itself read by "${read.name}", so that of "${place}" can aggregate no answers`;
  const [aggregating] = await groups.aggregating(tx, organizationId, place, reader.name);
  if (aggregating === undefined) return null;
  return `${shows} and is itself aggregated by the group "${aggregating}", so that of "${place}" can aggregate no answers`;
}

/** Everything wrong with what a judgment reads, or would. */
export async function readIssues(
  tx: Transaction,
  { organizationId, groups }: KnownGroups,
  reader: StoredJudgment,
  reads: readonly Read[],
): Promise<Issue[]> {
  const issues: Issue[] = [];
  const beneath = await shadowing(tx, organizationId, reader, reads);
  for (const [place, some] of Map.groupBy(reads, ({ elsewhere }) => elsewhere ?? reader.owner)) {
    const found = await sql.readByOwners(tx, organizationId, place, ownersOf(place));
    for (const read of some) {
      if (read.kind === "group") {
        const places = await placesOfGroup(tx, { organizationId, groups }, reader, read.name);
        for (const at of places) issues.push(...(await groupReadIssues(tx, { organizationId, groups }, at, read)));
        continue;
      }
      const named = found.filter(({ name }) => name === read.name);
      const target = mostSpecific(named, place);
      const targets = [...(target ? [target] : []), ...(read.elsewhere === null ? beneath(read.name) : [])];
      const misfits = await Promise.all(targets.map((one) => misfit(tx, { organizationId, groups, place }, one, reader, read)));
      const message = target ? misfits.find((wrong) => wrong !== null) : missing(read, place);
      if (message) issues.push({ path: read.path, message });
    }
  }
  return issues;
}

function missing({ name }: Read, place: string): string {
  return `must name a judgment of "${place}", where it is read; "${name}" is none`;
}

/** What a template's reader meets in namespaces under its prefix that have, under a name it reads, a judgment of their own. */
async function shadowing(
  tx: Transaction,
  organizationId: string,
  reader: StoredJudgment,
  reads: readonly Read[],
): Promise<(name: string) => StoredJudgment[]> {
  const names = reads.filter(({ kind, elsewhere }) => kind === "judgment" && elsewhere === null).map(({ name }) => name);
  if (!isPrefix(reader.owner) || names.length === 0) return () => [];
  const rows = await readBeneath(tx, organizationId, reader.owner, [...names, reader.name]);
  const readers = new Set(rows.filter(({ name }) => name === reader.name).map(({ owner }) => owner));
  // Where the reader itself gives way to a namespace's own, it reads nothing.
  const met = rows.filter(({ owner }) => !ownersOf(owner).some((one) => readers.has(one)));
  return (name) => met.filter((one) => one.name === name);
}

/** Why a judgment cannot be read so; null where it can. */
async function misfit(
  tx: Transaction,
  known: KnownGroups & { place: string },
  target: StoredJudgment | Judgment,
  reader: StoredJudgment,
  read: Omit<Read, "path" | "kind">,
): Promise<string | null> {
  const what = `"${target.name}"${target.owner === reader.owner ? "" : ` of "${target.owner}"`}`;
  if (target.judgmentId === reader.judgmentId) return "must not be this judgment itself";
  if (await readsAnswers(tx, known, target, known.place)) return `must be a judgment that reads no answers itself; ${what} does`;
  return unshown(what, target, read);
}

function unshown(
  what: string,
  target: StoredJudgment | Judgment,
  { cut, banded }: Pick<Reader, "cut" | "banded">,
): string | null {
  if (banded && target.type === "choice") return `must not be shown in bands: ${what} is a choice, which has no number; cut it`;
  const thresholds = "thresholds" in target ? target.thresholds : target.own.thresholds;
  if (cut !== null && !Object.hasOwn(thresholds, cut))
    return `is cut by the threshold "${cut}", and ${what} has none of that name`;
  return null;
}

/**
 * That whoever reads a judgment as it is now still may, and whatever aggregates its answers.
 * @throws ServiceError `conflict`, with `details.readers`, or `details.groups`
 */
export async function keepReaders(
  tx: Transaction,
  { organizationId, groups }: KnownGroups,
  judgment: StoredJudgment,
): Promise<void> {
  const readers = await readersOf(tx, organizationId, { kind: "judgment", ...judgment });
  const what = `"${judgment.name}"`;
  if (await readsAnswers(tx, { organizationId, groups }, judgment)) {
    refuse(judgment, readers, (names) => `${what} is read by ${names}, so it can read no answers`);
    const aggregating = await groups.aggregating(tx, organizationId, judgment.owner, judgment.name);
    if (aggregating.length > 0) {
      const message = `The group "${aggregating[0]}" aggregates answers to ${what}, so it can read no answers.`;
      throw conflict(message, { groups: aggregating });
    }
  }
  const unfit = readers.filter((reader) => unshown(what, judgment, reader) !== null);
  refuse(judgment, unfit, (names) => `${what} is read by ${names}: it ${unshown(what, judgment, unfit[0]!)}`);
}

/**
 * That nobody cuts by thresholds which a change of settings has removed.
 * @param place the namespace whose override it was; null where the judgment itself was changed
 * @throws ServiceError `conflict`, with `details.readers`
 */
export async function keepCuts(
  tx: Transaction,
  organizationId: string,
  judgment: StoredJudgment,
  removed: readonly string[],
  place: string | null,
): Promise<void> {
  if (removed.length === 0) return;
  const readers = await (place === null
    ? readersOf(tx, organizationId, { kind: "judgment", ...judgment })
    : readersAt(tx, organizationId, place, judgment.name));
  const cutting = readers.filter(({ cut }) => cut !== null && removed.includes(cut));
  refuse(judgment, cutting, (names) => `The threshold "${cutting[0]!.cut}" of "${judgment.name}" is what ${names} cut it by`);
}

/** @throws ServiceError `conflict` while somebody reads the judgment */
export async function refuseWhileRead(tx: Transaction, organizationId: string, judgment: StoredJudgment): Promise<void> {
  const readers = await readersOf(tx, organizationId, { kind: "judgment", ...judgment });
  refuse(judgment, readers, (names) => `"${judgment.name}" is read by ${names}`);
}

/** At most so many are named in `details`, and in the message. */
const MOST_NAMED = 100;
const MOST_TOLD = 5;

/** @param sentence what is wrong, of who reads the judgment */
function refuse(judgment: StoredJudgment, readers: readonly Reader[], sentence: (names: string) => string): void {
  if (readers.length === 0) return;
  const told = [...new Set(readers.map((reader) => calledAt(judgment.owner, reader)))];
  const names = `${told.slice(0, MOST_TOLD).join(", ")}${told.length > MOST_TOLD ? ", …" : ""}`;
  const message = `${sentence(names)}. Delete these first, or activate versions of them that do not read "${judgment.name}" so.`;
  throw conflict(message, { readers: [...new Set(readers.map(({ name }) => name))].slice(0, MOST_NAMED) });
}

/** Elsewhere a key may not see so much as the name of the namespace. */
function calledAt(place: string, { name, owner }: Reader): string {
  if (owner === place) return `"${name}"`;
  const near = ownersOf(place).includes(owner) || (isPrefix(place) && owner.startsWith(rootOf(place)));
  return near ? `"${name}" of "${owner}"` : `"${name}" of another namespace`;
}
