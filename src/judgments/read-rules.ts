/**
 * What judgments may read of one another, held over every change: whatever an active version reads, in every namespace that it applies to, is
 * there, is plain (reads no answers itself), and has what is asked of it. Since only plain judgments are read, none comes to depend on itself,
 * however versions, templates and namespaces' own judgments come together. Changes of an organization's definitions follow one another, so
 * each is checked after it is made and fails as a whole.
 */
import { covers } from "#src/accounts/scope.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import { conflict, type Issue, ServiceError } from "#src/errors.ts";
import { isPrefix, mostSpecific, ownersOf } from "#src/templates/owners.ts";
import type { Judgment, StoredJudgment } from "./judgment.ts";
import { isPlain, type Read } from "./reads.ts";
import { type Reader, readBeneath, readersAt, readersOf } from "./reads-sql.ts";
import * as sql from "./sql.ts";

/** What is known of groups. */
export interface Groups {
  /** Whether a namespace or prefix has a group of this name, its own or inherited. */
  exists(session: Session, organizationId: string, place: string, name: string): Promise<boolean>;
}

/** There are no groups yet. */
export const noGroups: Groups = { exists: async () => false };

/** @throws ServiceError `forbidden` where the definition reads in a namespace that the key may not */
export function allowReads(reads: readonly { elsewhere: string | null; path: string }[], scope: string | null): void {
  const beyond = reads.find(({ elsewhere }) => elsewhere !== null && !covers(scope, elsewhere));
  if (!beyond) return;
  const message = `${beyond.path}: this key may not read "${beyond.elsewhere}", so it may make no judgment that does.`;
  throw new ServiceError("forbidden", message);
}

/** Everything wrong with what a judgment reads, or would. */
export async function readIssues(
  tx: Transaction,
  { organizationId, groups }: { organizationId: string; groups: Groups },
  reader: StoredJudgment,
  reads: readonly Read[],
): Promise<Issue[]> {
  const issues: Issue[] = [];
  const beneath = await shadowing(tx, organizationId, reader, reads);
  for (const [place, some] of Map.groupBy(reads, ({ elsewhere }) => elsewhere ?? reader.owner)) {
    const found = await sql.readByOwners(tx, organizationId, place, ownersOf(place));
    for (const read of some) {
      if (read.kind === "group") {
        if (await groups.exists(tx, organizationId, place, read.name)) continue;
        issues.push({ path: read.path, message: `must name a group of "${place}"; "${read.name}" is none` });
        continue;
      }
      const named = found.filter(({ name }) => name === read.name);
      const target = mostSpecific(named, place);
      const targets = [...(target ? [target] : []), ...(read.elsewhere === null ? beneath(read.name) : [])];
      const message = target
        ? targets.map((one) => misfit(one, reader, read)).find((wrong) => wrong !== null)
        : missing(read, place);
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
function misfit(target: StoredJudgment | Judgment, reader: StoredJudgment, read: Omit<Read, "path" | "kind">): string | null {
  const what = `"${target.name}"${target.owner === reader.owner ? "" : ` of "${target.owner}"`}`;
  if (target.judgmentId === reader.judgmentId) return "must not be this judgment itself";
  if (target.definition && !isPlain(target.definition)) return `must be a judgment that reads no answers itself; ${what} does`;
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
 * That whoever reads a judgment as it is now still may.
 * @throws ServiceError `conflict`, with `details.readers`
 */
export async function keepReaders(tx: Transaction, organizationId: string, judgment: StoredJudgment): Promise<void> {
  const readers = await readersOf(tx, organizationId, { kind: "judgment", ...judgment });
  const what = `"${judgment.name}"`;
  if (judgment.definition && !isPlain(judgment.definition))
    refuse(readers, `${what} is read by others, so it can read no answers`);
  const unfit = readers.filter((reader) => unshown(what, judgment, reader) !== null);
  refuse(unfit, unfit[0] ? `it ${unshown(what, judgment, unfit[0])}` : "");
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
  refuse(cutting, `the threshold "${cutting[0]?.cut}" of "${judgment.name}" is what its answer is cut by`);
}

/** @throws ServiceError `conflict` while somebody reads the judgment */
export async function refuseWhileRead(tx: Transaction, organizationId: string, judgment: StoredJudgment): Promise<void> {
  refuse(await readersOf(tx, organizationId, { kind: "judgment", ...judgment }), `"${judgment.name}" is read by others`);
}

/** At most so many are named. */
const MOST_NAMED = 100;

function refuse(readers: readonly Reader[], why: string): void {
  if (readers.length === 0) return;
  const names = [...new Set(readers.map(({ name }) => name))].slice(0, MOST_NAMED);
  throw conflict(
    `${names
      .map((name) => `"${name}"`)
      .slice(0, 5)
      .join(", ")}${names.length > 5 ? ", …" : ""}: ${why}.`,
    { readers: names },
  );
}
