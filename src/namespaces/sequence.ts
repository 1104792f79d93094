/**
 * The sequence of a namespace. Whoever raises it holds the namespace's row until the transaction ends, so whoever has seen sequence n has
 * seen all that came before n.
 */
import { countMade } from "#src/accounts/plan-limits.ts";
import type { Clock } from "#src/clock.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import { unawaited } from "#src/db/session.ts";
import { newNumber } from "#src/ids.ts";
import { keepFrom, readAnchored } from "#src/judging/context/origins.ts";
import { isShown } from "#src/judging/fanout/elsewhere.ts";
import { follow } from "#src/judging/fanout/followed.ts";
import type { Bulk } from "#src/standing/bulk.ts";
import { ownersOf } from "#src/templates/owners.ts";
import { wake, wakeAll } from "#src/work/wakeups.ts";
import * as sql from "./sequence-sql.ts";
import * as names from "./sql.ts";

export type { CommitRecord, Held } from "./sequence-sql.ts";

/** A namespace as a request names it. */
export interface NamespaceRef {
  organizationId: string;
  name: string;
}

/** Holds a namespace for a commit of answers; undefined where it is gone. */
export const hold = sql.raiseSequence;

/** The same where all that is held is foreseen; else the transaction fails. */
export const raiseForeseen = sql.raiseSequenceForeseen;

/** Notes that outcomes have been observed in a namespace that the caller holds. */
export async function noteOutcomes(tx: Transaction, held: sql.Held, latest: Date): Promise<void> {
  if (held.latestOutcome === null || held.latestOutcome < latest) await sql.setLatestOutcome(tx, held.namespaceId, latest);
}

/** Has nothing land in a namespace any more as made before a moment; waits for what is landing there. */
export const closeLog = sql.setLoggedUntil;

/** The time of what lands in a namespace that is held: whoever holds it later than a moment has seen all that was made before it. */
export function landingTime({ loggedUntil }: Pick<sql.Held, "loggedUntil">, clock: Clock): Date {
  const now = clock.now();
  return loggedUntil !== null && loggedUntil > now ? loggedUntil : now;
}

/** Records a commit of answers and tells those who follow it. The namespace is held by the caller. */
export async function recordCommit(
  tx: Transaction,
  commit: Pick<sql.Held, "namespaceId" | "followers"> & {
    at: Date;
    documentIds: readonly string[];
    /** The change in bulk that it is part of. */
    bulk?: Bulk | undefined;
  },
): Promise<void> {
  for (const kind of commit.followers) unawaited(wake(tx, kind, commit.namespaceId, commit.at));
  await sql.recordCommit(tx, commit);
}

/**
 * Holds namespaces for a commit of documents. Its sequence is not raised before `recordCommits`. One that is deleted is not among
 * the result, nor, with `skip`, is one that another transaction holds.
 */
export async function holdAll(
  tx: Transaction,
  namespaceIds: readonly number[],
  whenHeld: "wait" | "skip",
): Promise<ReadonlyMap<number, sql.Held>> {
  const rows = await (whenHeld === "wait" ? sql.holdNamespaces(tx, namespaceIds) : sql.holdFreeNamespaces(tx, namespaceIds));
  return new Map(rows.map((held) => [held.namespaceId, held]));
}

/**
 * Holds namespaces that are as foreseen. Nothing of it is to be waited for: where one is otherwise, or with `skip` held by somebody else, the
 * transaction fails.
 */
export function holdForeseen(tx: Transaction, foreseen: readonly sql.Held[], whenHeld: "wait" | "skip"): void {
  const namespaceIds = foreseen.map(({ namespaceId }) => namespaceId);
  unawaited(whenHeld === "wait" ? sql.holdNamespaces(tx, namespaceIds) : sql.holdNamespacesAtOnce(tx, namespaceIds));
  unawaited(sql.failUnlessForeseen(tx, foreseen));
}

/** The same for commits of documents, which raise the sequences. */
export async function recordCommits(tx: Transaction, at: Date, commits: readonly sql.CommitRecord[]): Promise<void> {
  const followed = commits.flatMap(({ namespaceId, followers }) => followers.map((kind) => ({ namespaceId, kind })));
  for (const [kind, some] of Map.groupBy(followed, (one) => one.kind)) {
    unawaited(
      wakeAll(
        tx,
        kind,
        some.map(({ namespaceId }) => namespaceId),
        at,
      ),
    );
  }
  await sql.recordCommits(tx, at, commits);
}

/**
 * The ids of the namespaces that this process has written to. What is held may be out of date: a name that was deleted and written again
 * has another id, which shows when the id it had cannot be held.
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

/** The id of a namespace, which is made where it is missing and goes again where the transaction fails. */
export async function findOrCreate(tx: Transaction, namespace: NamespaceRef, at: Date): Promise<number> {
  return (await find(tx, namespace)) ?? (await create(tx, namespace, at));
}

async function find(session: Session, { organizationId, name }: NamespaceRef): Promise<number | undefined> {
  return names.findNamespaceId(session, organizationId, name);
}

async function create(tx: Transaction, namespace: NamespaceRef, at: Date): Promise<number> {
  const namespaceId = newNumber();
  if (!(await names.claimName(tx, namespace.organizationId, namespace.name, namespaceId))) return (await find(tx, namespace))!;
  await countMade(tx, namespace.organizationId, "namespaces");
  const owners = ownersOf(namespace.name);
  await names.insertNamespace(tx, { ...namespace, namespaceId, owners, at });
  if (await isShown(tx, namespace)) await follow(tx, namespaceId);
  await keepFrom(tx, namespaceId, await readAnchored(tx, namespace.organizationId, owners));
  return namespaceId;
}
