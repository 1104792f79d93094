/**
 * Creates, reads and changes judgments and their versions. A version never changes. The active version, thresholds and freshness are
 * settings.
 */

import type {
  AuditAction,
  JudgmentCreate,
  JudgmentDefinition,
  JudgmentUpdate,
  Judgment as JudgmentView,
  VersionCreate,
} from "#generated/types.ts";
import { audit } from "#src/accounts/audit/audit.ts";
import { countMade } from "#src/accounts/limits/plan-limits.ts";
import type { Database, Transaction } from "#src/foundation/db/database.ts";
import { conflict, type Issue, invalidRequest } from "#src/foundation/errors.ts";
import { newId } from "#src/foundation/ids.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { LargeContexts } from "#src/judging/contexts/large-contexts.ts";
import { checkSize } from "#src/judging/contexts/size-check.ts";
import { definitionIssues, type EngineNames } from "#src/judging/definitions/definition-rules.ts";
import { insertReads } from "#src/judging/definitions/dependent-judgments.ts";
import type { Dependents } from "#src/judging/definitions/dependents.ts";
import { freshnessIssues, intervalFits } from "#src/judging/definitions/freshness-rules.ts";
import type { GivenDefinition } from "#src/judging/definitions/given-definition.ts";
import { type Groups, noGroups } from "#src/judging/definitions/group-reads.ts";
import { type ActiveJudgment, type Judgment, NO_OVERRIDES, settled } from "#src/judging/definitions/judgment.ts";
import { judgmentView } from "#src/judging/definitions/judgment-view.ts";
import { findJudgment, findOwn, seenOwners } from "#src/judging/definitions/lookup.ts";
import { allowReads, keepReaders, readIssues } from "#src/judging/definitions/read-rules.ts";
import { readsOf } from "#src/judging/definitions/reads.ts";
import * as sql from "#src/judging/definitions/sql.ts";
import { raiseEpoch } from "#src/records/templates/epochs.ts";
import { type Activation, activate, type ShadowJobs, trialOf } from "./activation.ts";
import { changeSettings } from "./changes.ts";
import { deactivate } from "./deactivation.ts";
import { deleteJudgment } from "./deletion.ts";
import { prepareContexts } from "./preparation.ts";
import { rerender } from "./resync.ts";

export interface JudgmentParts {
  db: Database;
  clock: Clock;
  engines: EngineNames;
  /** The engine of a definition that names none. */
  defaultEngine: string;
  groups?: Groups;
  dependents: Dependents;
  shadowJobs: ShadowJobs;
  /** Checks large documents in threads. If absent, this thread checks them. */
  large?: LargeContexts | undefined;
  /** Tells this process's worker that a deleted judgment has data to remove. */
  wakeRemoval?: () => void;
}

/** A definition that has been checked, with the row it becomes. */
interface Prepared {
  readonly given: Omit<JudgmentCreate, "freshness">;
  readonly stored: Parameters<typeof sql.insertJudgment>[2] & { readonly definition: JudgmentDefinition };
}

export class Judgments {
  readonly #parts: Required<Omit<JudgmentParts, "large">> & Pick<JudgmentParts, "large">;

  constructor(parts: JudgmentParts) {
    this.#parts = { groups: noGroups, wakeRemoval: () => {}, ...parts };
  }

  /** @param scope of the API key */
  async create(organizationId: string, owner: string, given: JudgmentCreate, scope: string | null = null): Promise<JudgmentView> {
    const prepared = await this.#prepare(organizationId, owner, given, scope);
    return this.#change(organizationId, owner, async (tx) => {
      const created = await this.#insert(tx, organizationId, prepared);
      if (created === null)
        throw conflict(`"${owner}" already has a judgment "${given.name}". Create a version of it, or choose another name.`);
      return created;
    });
  }

  /**
   * Creates those that the owner does not have: all of them, or none if one is refused.
   * @param scope of the API key
   */
  async createMissing(
    organizationId: string,
    owner: string,
    given: readonly JudgmentCreate[],
    scope: string | null,
  ): Promise<void> {
    const prepared: Prepared[] = [];
    for (const one of given) prepared.push(await this.#prepare(organizationId, owner, one, scope));
    await this.#change(organizationId, owner, async (tx) => {
      for (const one of prepared) await this.#insert(tx, organizationId, one);
    });
  }

  /**
   * A judgment that is checked as a new one, and not created.
   * @param scope of the API key
   */
  async unsaved(organizationId: string, owner: string, given: JudgmentCreate, scope: string | null): Promise<ActiveJudgment> {
    const { stored } = await this.#prepare(organizationId, owner, given, scope);
    const judgment = { ...settled(stored, NO_OVERRIDES), activeVersion: 1, definition: stored.definition };
    const reads = readsOf(stored.definition);
    if (reads.length === 0) return judgment;
    const issues = await this.#parts.db.transaction(async (tx) => {
      // Under the name of a judgment that is there, it is a version of that judgment, which cannot read itself.
      const named = await sql.readByOwners(tx, organizationId, owner, [owner]);
      const own = named.find(({ name }) => name === given.name);
      return readIssues(
        tx,
        { organizationId, groups: this.#parts.groups },
        { ...judgment, ...(own && { judgmentId: own.judgmentId }) },
        reads,
      );
    });
    if (issues.length > 0) throw invalidRequest(issues);
    return judgment;
  }

  async get(organizationId: string, owner: string, name: string): Promise<JudgmentView> {
    const judgment = await findJudgment(this.#parts.db, organizationId, owner, name);
    const versions = await sql.readVersions(this.#parts.db, [judgment.judgmentId]);
    return judgmentView(judgment, versions, owner);
  }

  /** A page by name: the judgments of a template prefix, or of a namespace including what it inherits. */
  async list(
    organizationId: string,
    owner: string,
    page: { after: string; limit: number },
  ): Promise<{ judgments: JudgmentView[]; more: boolean }> {
    const found = await sql.listByOwners(this.#parts.db, organizationId, {
      namespace: owner,
      owners: seenOwners(owner),
      after: page.after,
      limit: page.limit + 1,
    });
    const judgments = found.slice(0, page.limit);
    const versions = await sql.readVersions(
      this.#parts.db,
      judgments.map(({ judgmentId }) => judgmentId),
    );
    const of = Map.groupBy(versions, ({ judgmentId }) => judgmentId);
    const views = judgments.map((judgment) => judgmentView(judgment, of.get(judgment.judgmentId)!, owner));
    return { judgments: views, more: found.length > page.limit };
  }

  /** Adds a version without activating it. */
  async createVersion(
    organizationId: string,
    owner: string,
    name: string,
    given: VersionCreate,
    scope: string | null = null,
  ): Promise<sql.VersionRow> {
    if (given.name !== undefined && given.name !== name) {
      throw invalidRequest([{ path: "/name", message: `must be "${name}" or absent: versions keep the judgment's name` }]);
    }
    this.#check(given, scope, []);
    const definition = this.#complete({ ...given, name });
    await checkSize(this.#parts, { organizationId, owner }, definition, this.#parts.clock.now());
    return this.#changed(organizationId, owner, name, async (tx, judgment) => {
      if (given.type !== judgment.type) {
        const message = `must be "${judgment.type}": versions keep the judgment's type, because its thresholds and answers depend on it`;
        throw invalidRequest([{ path: "/type", message }]);
      }
      const version = await this.#addVersion(tx, organizationId, judgment, definition);
      const after = { version: version.version, definition };
      await audit(tx, organizationId, { ...change("judgment.version_created", judgment), after }, this.#parts.clock.now());
      return version;
    });
  }

  /**
   * Activates a version, at once or through a shadow job. Does nothing if the version is active already or asks the same as the active one.
   */
  async activate(
    organizationId: string,
    owner: string,
    name: string,
    request: { version: number; force: boolean },
  ): Promise<Activation> {
    const { db, shadowJobs } = this.#parts;
    const trial = await trialOf(db, this.#parts, organizationId, await findOwn(db, organizationId, owner, name), request);
    const activation = await this.#changed(organizationId, owner, name, (tx, judgment) =>
      activate(tx, this.#parts, organizationId, judgment, { ...request, trial }),
    );
    if ("job" in activation) shadowJobs.started();
    return activation;
  }

  /** Stops answering until a version is activated. Versions, settings and answers stay. */
  async deactivate(organizationId: string, owner: string, name: string): Promise<JudgmentView> {
    return this.#changed(organizationId, owner, name, async (tx, judgment) => {
      await deactivate(tx, organizationId, judgment, this.#parts.clock.now());
      const versions = await sql.readVersions(tx, [judgment.judgmentId]);
      return judgmentView({ ...judgment, activeVersion: null, definition: null }, versions, owner);
    });
  }

  /** Deletes a judgment. Its data is removed in the background. */
  async delete(organizationId: string, owner: string, name: string): Promise<void> {
    const { clock, groups, dependents, wakeRemoval } = this.#parts;
    await this.#changed(organizationId, owner, name, async (tx, judgment) => {
      await deleteJudgment(tx, { organizationId, groups, dependents }, judgment, clock.now());
      const before = { active_version: judgment.activeVersion, definition: judgment.definition, ...judgment.own };
      await audit(tx, organizationId, { ...change("judgment.deleted", judgment), before }, clock.now());
    });
    wakeRemoval();
  }

  /** Changes settings of the judgment itself, or a namespace's overrides of the template that it inherits from. */
  async update(organizationId: string, owner: string, name: string, changes: JudgmentUpdate): Promise<JudgmentView> {
    const at = this.#parts.clock.now();
    return this.#change(organizationId, owner, async (tx) => {
      const judgment = await findJudgment(tx, organizationId, owner, name);
      const versions = await sql.readVersions(tx, [judgment.judgmentId]);
      const definitions = versions.map(({ definition }) => definition);
      const changed = await changeSettings(tx, { organizationId, place: owner, judgment, definitions }, changes, at);
      await this.#parts.dependents.scheduleChanged(tx, organizationId, changed, owner, at);
      const [before, after] = [judgment, changed].map(({ thresholds, freshness }) => ({ thresholds, freshness }));
      await audit(tx, organizationId, { ...change("judgment.updated", judgment, owner), before, after }, at);
      return judgmentView(changed, versions, owner);
    });
  }

  /** Changes a judgment of this owner. Changes of one organization run one after another. */
  async #changed<T>(
    organizationId: string,
    owner: string,
    name: string,
    change: (tx: Transaction, judgment: Judgment) => Promise<T>,
  ): Promise<T> {
    return this.#change(organizationId, owner, async (tx) => change(tx, await findOwn(tx, organizationId, owner, name)));
  }

  /** Changes definitions of an owner, in one transaction. */
  #change<T>(organizationId: string, owner: string, change: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#parts.db.transaction(async (tx) => {
      await raiseEpoch(tx, organizationId, owner);
      const changed = await change(tx);
      // A commit locks the namespace before it wakes the same consumers, and so does a change that declares indexes.
      await this.#parts.dependents.judgmentsChanged(tx, organizationId, owner, this.#parts.clock.now());
      return changed;
    });
  }

  async #prepare(
    organizationId: string,
    owner: string,
    { freshness, ...given }: JudgmentCreate,
    scope: string | null,
  ): Promise<Prepared> {
    const frequency = freshness ? [...freshnessIssues(freshness, "/freshness"), ...intervalFits(freshness, "/freshness")] : [];
    this.#check(given, scope, frequency);
    const definition = this.#complete(given);
    const at = this.#parts.clock.now();
    await checkSize(this.#parts, { organizationId, owner }, definition, at);
    const own = { thresholds: given.thresholds ?? {}, freshness: freshness ?? {} };
    const { name, type } = given;
    const judgmentId = newId("jdg", at);
    const known = {
      judgmentId,
      name,
      owner,
      type,
      activeVersion: 1,
      definition,
      own,
      calibrations: [],
      weights: null,
      learned: null,
      cascade: null,
    };
    return { given, stored: { ...known, createdAt: at } };
  }

  /** Null if the owner has one of this name. */
  async #insert(tx: Transaction, organizationId: string, { given, stored }: Prepared): Promise<JudgmentView | null> {
    const { owner, createdAt: at, definition } = stored;
    if (!(await sql.insertJudgment(tx, organizationId, stored))) return null;
    await countMade(tx, organizationId, "judgments");
    const judgment = settled(stored, NO_OVERRIDES);
    const version = await this.#addVersion(tx, organizationId, judgment, definition);
    await keepReaders(tx, { organizationId, groups: this.#parts.groups }, judgment);
    // It may replace an inherited judgment that others read.
    await rerender(tx, organizationId, judgment, { itself: false, readers: true }, at);
    await this.#parts.dependents.scheduleChanged(tx, organizationId, judgment, owner, at);
    await audit(tx, organizationId, { ...change("judgment.created", judgment), after: given }, at);
    return judgmentView(judgment, [version], owner);
  }

  /** Checks a definition on its own, and whether this API key may create it. */
  #check(given: GivenDefinition, scope: string | null, more: Issue[]): void {
    const issues = [...definitionIssues(given, this.#parts.engines), ...more];
    if (issues.length > 0) throw invalidRequest(issues);
    allowReads(given, scope);
  }

  /** Adds a version. What it reads must be allowed now, even if the version is not activated yet. */
  async #addVersion(
    tx: Transaction,
    organizationId: string,
    judgment: Judgment,
    definition: JudgmentDefinition,
  ): Promise<sql.VersionRow> {
    const reads = readsOf(definition);
    const { judgmentId, owner } = judgment;
    const issues = await readIssues(tx, { organizationId, groups: this.#parts.groups }, judgment, reads);
    if (issues.length > 0) throw invalidRequest(issues);
    const version = await sql.insertVersion(tx, judgmentId, definition, this.#parts.clock.now());
    await insertReads(tx, { organizationId, owner, judgmentId, version: version.version }, reads);
    const active = judgment.definition ? [judgment.definition] : [];
    await prepareContexts(tx, { organizationId, ...judgment }, [...active, definition], this.#parts.clock.now());
    return version;
  }

  /** A definition as it is stored, with defaults written out, so that the meaning of a version never changes. */
  #complete(given: VersionCreate & { name: string }): JudgmentDefinition {
    const engine = given.engine ?? { name: this.#parts.defaultEngine };
    return { ...given, engine, horizon: given.horizon ?? "0s" } as JudgmentDefinition;
  }
}

function change<Action extends AuditAction>(action: Action, { name, owner }: Judgment, namespace = owner) {
  return { action, namespace, subject: name };
}
