/**
 * The sequence of a namespace. A transaction that raises it locks the namespace's row until its end. So a reader that has seen
 * sequence n has seen everything before n.
 */
import { countMade } from "#src/accounts/limits/plan-limits.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import { newNumber } from "#src/foundation/ids.ts";
import { wake, wakeAll } from "#src/foundation/queue/wakeups.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import { isShown } from "#src/records/shown/elsewhere.ts";
import { follow } from "#src/records/shown/followed.ts";
import { keepFrom, readAnchored } from "#src/records/shown/origins.ts";
import { ownersOf } from "#src/records/templates/owners.ts";
import type { Bulk } from "./bulk.ts";
import * as sql from "./sequence-sql.ts";
import * as names from "./sql.ts";

export { type CommitRecord, carriedTo, facts, type Locked } from "./sequence-sql.ts";

/** Locks a namespace for a commit of answers; undefined if it is gone. */
export const lockNamespace = sql.raiseSequence;

/** The same with a prediction of the namespace's state. If it is wrong, the transaction fails. */
export const raiseForeseen = sql.raiseSequenceForeseen;

/** Locks a namespace for changes that readers of the sequence do not follow; false if it is gone. */
export const holdNamespace = sql.holdNamespace;

/** Records that outcomes were observed in a namespace that the caller has locked. */
export async function noteOutcomes(tx: Transaction, held: sql.Locked, latest: Date): Promise<void> {
  if (held.latestOutcome === null || held.latestOutcome < latest) await sql.setLatestOutcome(tx, held.namespaceId, latest);
}

/** From now on, nothing is persisted in a namespace with an earlier time. Waits for transactions in progress. */
export const closeLog = sql.setLoggedUntil;

/**
 * The time of results persisted under the namespace's lock. A transaction that takes the lock after a moment sees everything made
 * before it.
 */
export function landingTime({ loggedUntil }: Pick<sql.Locked, "loggedUntil">, clock: Clock): Date {
  const now = clock.now();
  return loggedUntil !== null && loggedUntil > now ? loggedUntil : now;
}

/** Records a commit of answers and notifies its followers. The caller has locked the namespace. */
export async function recordCommit(
  tx: Transaction,
  commit: Pick<sql.Locked, "namespaceId" | "followers"> & {
    at: Date;
    documentIds: readonly string[];
    /** The bulk change that it belongs to. */
    bulk?: Bulk | undefined;
  },
): Promise<void> {
  for (const kind of commit.followers) unawaited(wake(tx, kind, commit.namespaceId, commit.at));
  await sql.recordCommit(tx, commit);
}

/** Records that a bulk change is over in a namespace, in or after its last transaction. Only the followers of answers need it. */
export async function endBulk(tx: Transaction, namespaceId: number, bulk: Bulk, at: Date): Promise<void> {
  const held = await lockNamespace(tx, namespaceId);
  if (held) await recordCommit(tx, { ...held, at, documentIds: [], bulk: { ...bulk, ends: true } });
}

/**
 * Locks namespaces for a commit of documents. `recordCommits` raises the sequence later. Deleted namespaces are not in the
 * result. With `skip`, neither are namespaces that another transaction has locked.
 */
export async function lockAll(
  tx: Transaction,
  namespaceIds: readonly number[],
  whenHeld: "wait" | "skip",
): Promise<ReadonlyMap<number, sql.Locked>> {
  const rows = await (whenHeld === "wait" ? sql.lockNamespaces(tx, namespaceIds) : sql.lockFreeNamespaces(tx, namespaceIds));
  return new Map(rows.map((held) => [held.namespaceId, held]));
}

/**
 * Locks namespaces that must match the prediction. You need not await it: the transaction fails if one differs. With `skip`, it
 * also fails if another transaction has locked one.
 */
export function lockForeseen(tx: Transaction, foreseen: readonly sql.Locked[], whenHeld: "wait" | "skip"): void {
  const namespaceIds = foreseen.map(({ namespaceId }) => namespaceId);
  unawaited(whenHeld === "wait" ? sql.lockNamespaces(tx, namespaceIds) : sql.lockNamespacesAtOnce(tx, namespaceIds));
  unawaited(sql.failUnlessForeseen(tx, foreseen));
}

/** The same for commits of documents, which raise the sequences. */
export async function recordCommits(tx: Transaction, at: Date, commits: readonly sql.CommitRecord[]): Promise<void> {
  notifyFollowers(tx, at, commits);
  await sql.recordCommits(tx, at, commits);
}

/** For commits that are recorded otherwise. */
export function notifyFollowers(
  tx: Transaction,
  at: Date,
  commits: readonly Pick<sql.CommitRecord, "namespaceId" | "followers">[],
): void {
  for (const kind of sql.followerKinds) {
    const followed = commits.filter(({ followers }) => followers.includes(kind)).map(({ namespaceId }) => namespaceId);
    if (followed.length > 0) unawaited(wakeAll(tx, kind, followed, at));
  }
}

/**
 * The ids of the namespaces that this process has written to. An entry may be outdated: a name that was deleted and written again
 * has another id. That shows when the old id cannot be locked.
 */
export class NamespaceIds {
  readonly #held = new Map<string, number>();

  known(namespace: NamespaceRef): number | undefined {
    return this.#held.get(keyOf(namespace));
  }

  learn(namespace: NamespaceRef, namespaceId: number): void {
    if (this.#held.size >= MOST_HELD) this.#held.clear();
    this.#held.set(keyOf(namespace), namespaceId);
  }

  forget(namespace: NamespaceRef): void {
    this.#held.delete(keyOf(namespace));
  }
}

const MOST_HELD = 100_000;

export function keyOf({ organizationId, name }: NamespaceRef): string {
  return `${organizationId}\n${name}`;
}

/**
 * The id of a namespace. Creates the namespace if it is missing; the creation is rolled back if the transaction fails.
 * @param taken whether contexts are taken to show its documents, because the machine that knows may be lost. A search then finds none.
 */
export async function findOrCreate(tx: Transaction, namespace: NamespaceRef, at: Date, taken = false): Promise<number> {
  return (await find(tx, namespace)) ?? (await create(tx, namespace, at, taken));
}

async function find(session: Session, { organizationId, name }: NamespaceRef): Promise<number | undefined> {
  return names.findNamespaceId(session, organizationId, name);
}

async function create(tx: Transaction, namespace: NamespaceRef, at: Date, taken: boolean): Promise<number> {
  const namespaceId = newNumber();
  if (!(await names.claimName(tx, namespace.organizationId, namespace.name, namespaceId))) return (await find(tx, namespace))!;
  const owners = ownersOf(namespace.name);
  await names.insertNamespace(tx, { ...namespace, namespaceId, owners, at });
  if (taken || (await isShown(tx, namespace))) await follow(tx, namespaceId);
  await keepFrom(tx, namespaceId, await readAnchored(tx, namespace.organizationId, owners));
  // It locks the count of all the organization's namespaces. Who waits for a change of definitions must not make others wait for that.
  await countMade(tx, namespace.organizationId, "namespaces");
  return namespaceId;
}
