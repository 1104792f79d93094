/**
 * Rules for what judgments may read of each other. They hold after every change, in every namespace where an active version applies:
 *
 * - what it reads exists
 * - it reads only plain judgments, which read no answers themselves
 * - what it asks of them (a threshold, bands) is there
 *
 * Only plain judgments are read, so no judgment can depend on itself, however versions, templates and own judgments of namespaces combine.
 * Changes of an organization's definitions run one after another. Each is checked after it is made, and fails as a whole.
 */
import type { JudgmentDefinition } from "#generated/types.ts";
import { covers } from "#src/accounts/scope.ts";
import type { Transaction } from "#src/foundation/db/database.ts";
import { conflict, type Issue, ServiceError } from "#src/foundation/errors.ts";
import { isPrefix, mostSpecific, ownersOf, rootOf } from "#src/records/templates/owners.ts";
import {
  type Dependent,
  dependentBeneath,
  dependentsCutting,
  dependentsCuttingAt,
  dependentsOf,
  dependentsUnfit,
} from "./dependent-judgments.ts";
import { groupReadIssues, type KnownGroups, placesOfGroup, type ReadableGroup, readsAnswers } from "./group-reads.ts";
import type { Judgment, StoredJudgment } from "./judgment.ts";
import { type Read, readsOf } from "./reads.ts";
import * as sql from "./sql.ts";

/**
 * Everyone who may see a judgment also sees what its relations show of other namespaces, both documents and answers.
 *
 * @throws ServiceError `forbidden` if the definition reads a namespace that the API key may not read
 */
export function allowReads({ context }: Pick<JudgmentDefinition, "context">, scope: string | null): void {
  for (const [at, { namespace }] of (context?.related ?? []).entries()) {
    if (namespace === undefined || covers(scope, namespace)) continue;
    const message = `/context/related/${at}/namespace: this key is restricted to ${scope}. "${namespace}" is outside that scope, so a judgment of this key cannot show its documents.`;
    throw new ServiceError("forbidden", message, { details: { scope, namespace } });
  }
}

/**
 * Why a judgment that shows a group cannot show the group that it finds at a place. Null if it can.
 *
 * @param found that group, if it is known
 */
export async function groupProblem(
  tx: Transaction,
  { organizationId, groups }: KnownGroups,
  reader: StoredJudgment,
  place: string,
  found?: ReadableGroup | null,
): Promise<string | null> {
  const named = reader.definition && readsOf(reader.definition).find(({ kind }) => kind === "group");
  const group = named ? (found ?? (await groups.find(tx, organizationId, place, named.name))) : null;
  if (!named || !group) return null;
  const shows = `The judgment "${reader.name}" shows the group "${named.name}"`;
  const missing = named.aggregates?.find(({ name }) => !group.aggregates.includes(name));
  if (missing) return `${shows} with ${missing.name}. The group of that name in "${place}" does not have this aggregate`;
  if (!group.aggregatesAnswers) return null;
  const [read] = await dependentsOf(tx, organizationId, { kind: "judgment", name: reader.name, owner: place });
  if (read)
    return `${shows}, and "${read.name}" reads this judgment. So the group of that name in "${place}" cannot aggregate answers`;
  const [aggregating] = await groups.aggregating(tx, organizationId, place, reader.name);
  if (aggregating === undefined) return null;
  return `${shows}, and the group "${aggregating}" aggregates this judgment. So the group of that name in "${place}" cannot aggregate answers`;
}

/** All issues with what a judgment reads or would read. */
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
  return `must name a judgment of "${place}", which has no "${name}"`;
}

/**
 * For a template's judgment: the judgments that it reads in namespaces below its prefix that have their own judgment of that name.
 */
async function shadowing(
  tx: Transaction,
  organizationId: string,
  reader: StoredJudgment,
  reads: readonly Read[],
): Promise<(name: string) => StoredJudgment[]> {
  const names = reads.filter(({ kind, elsewhere }) => kind === "judgment" && elsewhere === null).map(({ name }) => name);
  if (!isPrefix(reader.owner) || names.length === 0) return () => [];
  const rows = await dependentBeneath(tx, organizationId, reader.owner, [...names, reader.name]);
  const readers = new Set(rows.filter(({ name }) => name === reader.name).map(({ owner }) => owner));
  // A namespace with its own judgment of the reader's name does not use the template's reader.
  const met = rows.filter(({ owner }) => !ownersOf(owner).some((one) => readers.has(one)));
  return (name) => met.filter((one) => one.name === name);
}

/** Why a judgment cannot be read in this way. Null if it can. */
async function misfit(
  tx: Transaction,
  known: KnownGroups & { place: string },
  target: StoredJudgment | Judgment,
  reader: StoredJudgment,
  read: Omit<Read, "path" | "kind">,
): Promise<string | null> {
  const what = `"${target.name}"${target.owner === reader.owner ? "" : ` of "${target.owner}"`}`;
  if (target.judgmentId === reader.judgmentId) return "must be another judgment: a judgment cannot read its own answers";
  if (await readsAnswers(tx, known, target, known.place))
    return `must be a judgment that reads no answers, but ${what} reads some`;
  return unshown(what, target, read);
}

function unshown(
  what: string,
  target: StoredJudgment | Judgment,
  { cut, banded }: Pick<Dependent, "cut" | "banded">,
): string | null {
  if (banded && target.type === "choice") return `must have cut instead of band: ${what} is a choice, which has no number`;
  const thresholds = "thresholds" in target ? target.thresholds : target.own.thresholds;
  if (cut !== null && !Object.hasOwn(thresholds, cut)) return `is cut by the threshold "${cut}", which ${what} does not have`;
  return null;
}

/**
 * Checks that all judgments that read this one, and all groups that aggregate it, still may.
 *
 * @throws ServiceError `conflict`, with `details.readers` or `details.groups`
 */
export async function keepReaders(
  tx: Transaction,
  { organizationId, groups }: KnownGroups,
  judgment: StoredJudgment,
): Promise<void> {
  const read = { kind: "judgment", ...judgment } as const;
  const what = `"${judgment.name}"`;
  if (await readsAnswers(tx, { organizationId, groups }, judgment)) {
    const readers = await dependentsOf(tx, organizationId, read);
    refuse(judgment, readers, (names) => `${what} is read by ${names}, so it cannot read answers itself`);
    const aggregating = await groups.aggregating(tx, organizationId, judgment.owner, judgment.name);
    if (aggregating.length > 0) {
      const message = `The group "${aggregating[0]}" aggregates the answers of ${what}. So ${what} cannot read answers itself.`;
      throw conflict(message, { groups: aggregating });
    }
  }
  const thresholds = Object.keys(judgment.own.thresholds);
  const unfit = await dependentsUnfit(tx, organizationId, read, { thresholds, bands: judgment.type !== "choice" });
  refuse(judgment, unfit, (names) => `${what} is read by ${names}. There, it ${unshown(what, judgment, unfit[0]!)}`);
}

/**
 * Checks that no judgment uses a threshold that a change of settings has removed.
 *
 * @param place the namespace whose override changed; null if the judgment itself changed
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
  const cutting = await (place === null
    ? dependentsCutting(tx, organizationId, { kind: "judgment", ...judgment }, removed)
    : dependentsCuttingAt(tx, organizationId, place, judgment.name, removed));
  refuse(judgment, cutting, (names) => `The threshold "${cutting[0]!.cut}" of "${judgment.name}" is used by ${names}`);
}

/** @throws ServiceError `conflict` if another judgment reads this one */
export async function refuseWhileRead(tx: Transaction, organizationId: string, judgment: StoredJudgment): Promise<void> {
  const readers = await dependentsOf(tx, organizationId, { kind: "judgment", ...judgment });
  refuse(judgment, readers, (names) => `"${judgment.name}" is read by ${names}`);
}

/** How many names `details` has at most, and how many the message has at most. */
const MOST_NAMED = 100;
const MOST_TOLD = 5;

/** @param sentence what is wrong, given the names of the judgments that read this one */
function refuse(judgment: StoredJudgment, readers: readonly Dependent[], sentence: (names: string) => string): void {
  if (readers.length === 0) return;
  const told = [...new Set(readers.map((reader) => calledAt(judgment.owner, reader)))];
  const names = `${told.slice(0, MOST_TOLD).join(", ")}${told.length > MOST_TOLD ? ", …" : ""}`;
  const message = `${sentence(names)}. Delete these judgments first, or activate versions of them that do not read "${judgment.name}" in this way.`;
  throw conflict(message, { readers: [...new Set(readers.map(({ name }) => name))].slice(0, MOST_NAMED) });
}

/** For another namespace the message hides the owner: the API key may not be allowed to see even its name. */
function calledAt(place: string, { name, owner }: Dependent): string {
  if (owner === place) return `"${name}"`;
  const near = ownersOf(place).includes(owner) || (isPrefix(place) && owner.startsWith(rootOf(place)));
  return near ? `"${name}" of "${owner}"` : `"${name}" of another namespace`;
}
