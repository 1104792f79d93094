/** Creates, reads and deletes groups. A group is on a namespace, or on a template prefix for all namespaces below it. */

import type { GroupCreate, Group as GroupView } from "#generated/types.ts";
import { audit } from "#src/accounts/audit/audit.ts";
import { countEnded, countMade } from "#src/accounts/limits/plan-limits.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { lockOrganization } from "#src/foundation/db/organization-locks.ts";
import { conflict, invalidRequest, notFound } from "#src/foundation/errors.ts";
import { newId } from "#src/foundation/ids.ts";
import { cancelJob } from "#src/foundation/jobs/cancellation.ts";
import { startJob } from "#src/foundation/jobs/start.ts";
import { dependentsAfter, dependentsOf } from "#src/judging/definitions/dependent-judgments.ts";
import type { KnownGroups } from "#src/judging/definitions/group-reads.ts";
import { judgmentsBeneath, storedJudgments } from "#src/judging/definitions/lookup.ts";
import { groupProblem } from "#src/judging/definitions/read-rules.ts";
import { rerenderGroup } from "#src/judging/lifecycle/resync.ts";
import { declare } from "#src/records/attributes/declarations.ts";
import { namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import { raiseEpoch } from "#src/records/templates/epochs.ts";
import { isPrefix, mostSpecific, narrower, ownersOf } from "#src/records/templates/owners.ts";
import { wakeReaders } from "#src/standing/readers/readers.ts";
import * as sql from "./definitions-sql.ts";
import type { StoredGroup } from "./group.ts";
import { groupIssues, plainIssues } from "./group-rules.ts";
import { GroupViews } from "./group-view.ts";
import { readableGroups } from "./readable.ts";
import type { GroupParts } from "./state.ts";
import { GROUPS } from "./wakeups.ts";

export interface GroupsParts extends GroupParts {
  /** Tells this process's workers that there is work. */
  wake(): void;
  wakeAttributes(): void;
  wakeJobs(): void;
}

/** Judgments whose definitions are read together. */
const READERS_AT_ONCE = 500;

/** A template prefix sees only what was created on it. A namespace also sees what it inherits. */
function seenOwners(place: string): string[] {
  return isPrefix(place) ? [place] : ownersOf(place);
}

export class Groups {
  readonly #parts: GroupsParts;
  readonly #views: GroupViews;

  constructor(parts: GroupsParts) {
    this.#parts = parts;
    this.#views = new GroupViews(parts);
  }

  /** @throws ServiceError `conflict` if the name is taken; `invalid_request` */
  async create(organizationId: string, owner: string, body: GroupCreate): Promise<GroupView> {
    const { db, clock } = this.#parts;
    const at = clock.now();
    const made = await db.transaction(async (tx) => {
      await this.#insert(tx, organizationId, owner, body, at);
      const change = { action: "group.created", namespace: owner, subject: body.name, after: body } as const;
      await audit(tx, organizationId, change, at);
      // Before anybody can build or delete it, so the answer is always of what was made.
      return this.#views.one(tx, organizationId, owner, await this.#find(tx, organizationId, owner, body.name));
    });
    this.#changed();
    this.#parts.wakeJobs();
    return made;
  }

  async get(organizationId: string, place: string, name: string): Promise<GroupView> {
    return this.#reading(async (tx) => {
      const stored = await this.#find(tx, organizationId, place, name);
      return this.#views.one(tx, organizationId, place, stored);
    });
  }

  /** A page by name: the groups of a template prefix, or of a namespace including what it inherits. */
  async list(
    organizationId: string,
    place: string,
    page: { after: string; limit: number },
  ): Promise<{ groups: GroupView[]; more: boolean }> {
    return this.#reading(async (tx) => {
      const asked = { owners: seenOwners(place), after: page.after, limit: page.limit + 1 };
      const found = await sql.listByOwners(tx, organizationId, asked);
      const groups = await this.#views.several(tx, organizationId, place, found.slice(0, page.limit));
      return { groups, more: found.length > page.limit };
    });
  }

  /** @throws ServiceError `conflict` if judgments read it, or if it is inherited */
  async delete(organizationId: string, owner: string, name: string): Promise<void> {
    const { db, clock } = this.#parts;
    const at = clock.now();
    await db.transaction(async (tx) => {
      await raiseEpoch(tx, organizationId, owner);
      const { groupId, jobId, owner: of } = await this.#find(tx, organizationId, owner, name);
      if (of !== owner) throw conflict(`"${name}" is inherited from "${of}". Delete it there.`, { template: of });
      const readers = await this.#readersOf(tx, organizationId, owner, name);
      if (readers.length > 0) {
        throw conflict(`The group "${name}" is read by ${readers.map((each) => `"${each}"`).join(", ")}.`, { readers });
      }
      await sql.deleteGroup(tx, groupId);
      await countEnded(tx, organizationId, "groups", 1);
      await this.#concern(tx, organizationId, owner, { groupId, keys: [] }, at);
      // A page of the job also wakes the consumers before it locks the job.
      if (jobId !== null) await cancelJob(tx, organizationId, jobId, at);
      await audit(tx, organizationId, { action: "group.deleted", namespace: owner, subject: name }, at);
    });
    this.#changed();
  }

  async #insert(tx: Transaction, organizationId: string, owner: string, body: GroupCreate, at: Date): Promise<void> {
    await raiseEpoch(tx, organizationId, owner);
    const judgments = await this.#parts.applicable.of(tx, organizationId, owner);
    const issues = groupIssues(body, judgments);
    if (issues.length > 0) throw invalidRequest(issues);
    const groupId = newId("grp", at);
    const settings = { groupId, group: body.name };
    const job = await startJob(tx, { organizationId, type: "group_build", namespace: owner, judgment: null, settings }, at);
    const definition = { ...body, aggregate: { ...body.aggregate, count: body.aggregate.count ?? true } };
    const made = { groupId, name: body.name, owner, definition, createdAt: at, jobId: job.jobId };
    if (!(await sql.insertGroup(tx, organizationId, made)))
      throw conflict(`"${owner}" already has a group "${body.name}". Choose another name.`);
    await countMade(tx, organizationId, "groups");
    const below = isPrefix(owner) ? await judgmentsBeneath(tx, organizationId, owner, [...judgments.keys()]) : [];
    const known = { organizationId, groups: readableGroups };
    const reading = await plainIssues(tx, known, body, { owner, judgments: [...judgments.values(), ...below] });
    if (reading.length > 0) throw invalidRequest(reading);
    await this.#keepReaders(tx, known, owner, body.name);
    await rerenderGroup(tx, organizationId, made, at);
    await this.#concern(tx, organizationId, owner, { groupId, keys: [body.key.slice("attributes.".length)] }, at);
  }

  /**
   * Checks that judgments that read the group that this one replaces may also read this one.
   *
   * @throws ServiceError `conflict`, with `details.readers`
   */
  async #keepReaders(tx: Transaction, known: KnownGroups, owner: string, name: string): Promise<void> {
    const { organizationId, groups } = known;
    // Readers below that have a group of their own are not readers of this one. So each finds this one.
    const group = await groups.find(tx, organizationId, owner, name);
    for (let after = ""; ; ) {
      const readers = await dependentsAfter(tx, organizationId, { kind: "group", name, owner }, after, READERS_AT_ONCE);
      const ids = readers.map(({ judgmentId }) => judgmentId);
      for (const reader of await storedJudgments(tx, ids)) {
        const problem = await groupProblem(tx, known, reader, narrower(owner, reader.owner), group);
        if (problem === null) continue;
        throw conflict(`${problem}. Change the definition of the group, or choose another name.`, { readers: [reader.name] });
      }
      if (readers.length < READERS_AT_ONCE) return;
      after = ids.at(-1)!;
    }
  }

  /**
   * Declares an index of the key attribute, which finds the documents whose contexts show a row, and wakes the consumers of all affected
   * namespaces. A namespace created at the same time either sees the change or is found here.
   */
  async #concern(
    tx: Transaction,
    organizationId: string,
    owner: string,
    { groupId, keys }: { groupId: string; keys: readonly string[] },
    at: Date,
  ): Promise<void> {
    // The locks in the order of creations: the organization before its declarations. A namespace before its wakeups, as commits take them.
    await lockOrganization(tx, organizationId);
    const namespaceId = isPrefix(owner) ? null : ((await namespaceIdIfThere(tx, organizationId, owner)) ?? null);
    const declaration = { organizationId, owner, declaredBy: `group:${groupId}`, namespaceId, attributes: keys, at: "/key" };
    await declare(tx, declaration, at);
    await wakeReaders(tx, GROUPS, organizationId, owner, at);
  }

  /** The judgments that read this owner's group of that name, its own and inherited ones. */
  async #readersOf(tx: Transaction, organizationId: string, owner: string, name: string): Promise<string[]> {
    const readers = await dependentsOf(tx, organizationId, { kind: "group", name, owner });
    return [...new Set(readers.map((reader) => reader.name))];
  }

  async #find(session: Session, organizationId: string, place: string, name: string): Promise<StoredGroup> {
    const found = mostSpecific(await sql.readOwned(session, organizationId, seenOwners(place), name), place);
    if (!found) throw notFound(`Group "${name}" of "${place}"`);
    return found;
  }

  /** Runs in a transaction with one snapshot. */
  #reading<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#parts.db.transaction(work, { isolation: "repeatable read", readOnly: true });
  }

  #changed(): void {
    this.#parts.wake();
    this.#parts.wakeAttributes();
  }
}
