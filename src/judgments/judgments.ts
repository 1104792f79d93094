/** Judgments: made, read, given versions. A version never changes; which of them is active, thresholds and freshness are settings. */

import type {
  AuditAction,
  JudgmentCreate,
  JudgmentDefinition,
  JudgmentUpdate,
  Judgment as JudgmentView,
  VersionCreate,
} from "#generated/types.ts";
import { countMade } from "#src/accounts/plan-limits.ts";
import { audit } from "#src/audit/audit.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Transaction } from "#src/db/database.ts";
import { conflict, type Issue, invalidRequest } from "#src/errors.ts";
import { newId } from "#src/ids.ts";
import type { LargeContexts } from "#src/judging/context/large-contexts.ts";
import { prepareContexts } from "#src/judging/context/preparation.ts";
import { checkSize } from "#src/judging/context/size-check.ts";
import { schedule } from "#src/schedules/periodic.ts";
import { judgmentsChanged } from "#src/standing/judgments-changed.ts";
import { raiseEpoch } from "#src/templates/epochs.ts";
import { type Activation, activate, type ShadowJobs, trialOf } from "./activation.ts";
import { changeSettings } from "./changes.ts";
import { definitionIssues, type EngineNames, type GivenDefinition } from "./definition-rules.ts";
import { deleteJudgment } from "./deletion.ts";
import { freshnessIssues, intervalFits } from "./freshness-rules.ts";
import { type Groups, noGroups } from "./group-reads.ts";
import { type Judgment, NO_OVERRIDES, settled } from "./judgment.ts";
import { judgmentView } from "./judgment-view.ts";
import { findJudgment, findOwn, seenOwners } from "./lookup.ts";
import { allowReads, keepReaders, readIssues } from "./read-rules.ts";
import { readsOf } from "./reads.ts";
import { insertReads } from "./reads-sql.ts";
import { rerender } from "./resync.ts";
import * as sql from "./sql.ts";

export interface JudgmentParts {
  db: Database;
  clock: Clock;
  engines: EngineNames;
  /** The engine of a definition that names none. */
  defaultEngine: string;
  groups?: Groups;
  shadowJobs: ShadowJobs;
  /** What looks at large documents; they are looked at in this thread where absent. */
  large?: LargeContexts | undefined;
  /** Tells this process's worker that a deleted judgment has left something. */
  wakeRemoval?: () => void;
}

export class Judgments {
  readonly #parts: Required<Omit<JudgmentParts, "large">> & Pick<JudgmentParts, "large">;

  constructor(parts: JudgmentParts) {
    this.#parts = { groups: noGroups, wakeRemoval: () => {}, ...parts };
  }

  /** @param scope of the key that asks */
  async create(
    organizationId: string,
    owner: string,
    { freshness, ...given }: JudgmentCreate,
    scope: string | null = null,
  ): Promise<JudgmentView> {
    const frequency = freshness ? [...freshnessIssues(freshness, "/freshness"), ...intervalFits(freshness, "/freshness")] : [];
    this.#check(given, scope, frequency);
    const definition = this.#complete(given);
    const at = this.#parts.clock.now();
    await checkSize(this.#parts, { organizationId, owner }, definition, at);
    const stored = {
      judgmentId: newId("jdg", at),
      name: given.name,
      owner,
      type: given.type,
      activeVersion: 1,
      definition,
      own: { thresholds: given.thresholds ?? {}, freshness: freshness ?? {} },
      calibrations: [],
      weights: null,
      createdAt: at,
    };
    return this.#parts.db.transaction(async (tx) => {
      await raiseEpoch(tx, organizationId, owner);
      await judgmentsChanged(tx, organizationId, owner, at);
      if (!(await sql.insertJudgment(tx, organizationId, stored))) {
        throw conflict(`"${owner}" has a judgment "${given.name}" already; create a version of it, or choose another name.`);
      }
      await countMade(tx, organizationId, "judgments");
      const judgment = settled(stored, NO_OVERRIDES);
      const version = await this.#addVersion(tx, organizationId, judgment, definition);
      await keepReaders(tx, { organizationId, groups: this.#parts.groups }, judgment);
      // It may take the place of an inherited one that is read.
      await rerender(tx, organizationId, judgment, { itself: false, readers: true }, at);
      await schedule(tx, organizationId, judgment, owner, at);
      await audit(tx, organizationId, { ...change("judgment.created", judgment), after: given }, at);
      return judgmentView(judgment, [version], owner);
    });
  }

  async get(organizationId: string, owner: string, name: string): Promise<JudgmentView> {
    const judgment = await findJudgment(this.#parts.db, organizationId, owner, name);
    const versions = await sql.readVersions(this.#parts.db, [judgment.judgmentId]);
    return judgmentView(judgment, versions, owner);
  }

  /** A page by name: those of a template prefix, or of a namespace with what it inherits. */
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

  /** Adds a version, inactive. */
  async createVersion(
    organizationId: string,
    owner: string,
    name: string,
    given: VersionCreate,
    scope: string | null = null,
  ): Promise<sql.VersionRow> {
    if (given.name !== undefined && given.name !== name) {
      throw invalidRequest([{ path: "/name", message: `must be "${name}" or left out: versions keep the judgment's name` }]);
    }
    this.#check(given, scope, []);
    const definition = this.#complete({ ...given, name });
    await checkSize(this.#parts, { organizationId, owner }, definition, this.#parts.clock.now());
    return this.#changed(organizationId, owner, name, async (tx, judgment) => {
      if (given.type !== judgment.type) {
        const message = `must be "${judgment.type}": a judgment keeps its type, for its thresholds and answers are of that type`;
        throw invalidRequest([{ path: "/type", message }]);
      }
      const version = await this.#addVersion(tx, organizationId, judgment, definition);
      const after = { version: version.version, definition };
      await audit(tx, organizationId, { ...change("judgment.version_created", judgment), after }, this.#parts.clock.now());
      return version;
    });
  }

  /** Makes a version the active one, now or through a shadow job; nothing happens where it is that already, or asks the same. */
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

  /** Ends answering until a version is activated; versions, settings and answers stay. */
  async deactivate(organizationId: string, owner: string, name: string): Promise<JudgmentView> {
    return this.#changed(organizationId, owner, name, async (tx, judgment) => {
      await sql.setActiveVersion(tx, judgment.judgmentId, null);
      const ceases = judgment.activeVersion !== null;
      await rerender(tx, organizationId, judgment, { itself: false, readers: ceases }, this.#parts.clock.now());
      const [before, after] = [judgment.activeVersion, null].map((active_version) => ({ active_version }));
      await audit(tx, organizationId, { ...change("judgment.deactivated", judgment), before, after }, this.#parts.clock.now());
      const versions = await sql.readVersions(tx, [judgment.judgmentId]);
      return judgmentView({ ...judgment, activeVersion: null, definition: null }, versions, owner);
    });
  }

  /** Deletes a judgment; what it leaves goes behind the request. */
  async delete(organizationId: string, owner: string, name: string): Promise<void> {
    const { clock, groups, wakeRemoval } = this.#parts;
    await this.#changed(organizationId, owner, name, async (tx, judgment) => {
      await deleteJudgment(tx, { organizationId, groups }, judgment, clock.now());
      const before = { active_version: judgment.activeVersion, definition: judgment.definition, ...judgment.own };
      await audit(tx, organizationId, { ...change("judgment.deleted", judgment), before }, clock.now());
    });
    wakeRemoval();
  }

  /** Changes settings: of the judgment itself, or of a namespace over the template that it inherits the judgment from. */
  async update(organizationId: string, owner: string, name: string, changes: JudgmentUpdate): Promise<JudgmentView> {
    const at = this.#parts.clock.now();
    return this.#parts.db.transaction(async (tx) => {
      await raiseEpoch(tx, organizationId, owner);
      await judgmentsChanged(tx, organizationId, owner, at);
      const judgment = await findJudgment(tx, organizationId, owner, name);
      const versions = await sql.readVersions(tx, [judgment.judgmentId]);
      const definitions = versions.map(({ definition }) => definition);
      const changed = await changeSettings(tx, { organizationId, place: owner, judgment, definitions }, changes, at);
      await schedule(tx, organizationId, changed, owner, at);
      const [before, after] = [judgment, changed].map(({ thresholds, freshness }) => ({ thresholds, freshness }));
      await audit(tx, organizationId, { ...change("judgment.updated", judgment, owner), before, after }, at);
      return judgmentView(changed, versions, owner);
    });
  }

  /** Changes a judgment of this very owner; changes of one organization follow one another. */
  async #changed<T>(
    organizationId: string,
    owner: string,
    name: string,
    change: (tx: Transaction, judgment: Judgment) => Promise<T>,
  ): Promise<T> {
    return this.#parts.db.transaction(async (tx) => {
      await raiseEpoch(tx, organizationId, owner);
      await judgmentsChanged(tx, organizationId, owner, this.#parts.clock.now());
      return change(tx, await findOwn(tx, organizationId, owner, name));
    });
  }

  /** What can be told of a definition by itself, and may be asked for by this key. */
  #check(given: GivenDefinition, scope: string | null, more: Issue[]): void {
    const issues = [...definitionIssues(given, this.#parts.engines), ...more];
    if (issues.length > 0) throw invalidRequest(issues);
    allowReads(given, scope);
  }

  /** Adds a version whose reads are allowed now, whether or not it is active yet. */
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

  /** A definition as it is kept: with what it leaves to defaults written out, so that a version means the same forever. */
  #complete(given: VersionCreate & { name: string }): JudgmentDefinition {
    const engine = given.engine ?? { name: this.#parts.defaultEngine };
    return { ...given, engine, horizon: given.horizon ?? "0s" } as JudgmentDefinition;
  }
}

function change<Action extends AuditAction>(action: Action, { name, owner }: Judgment, namespace = owner) {
  return { action, namespace, subject: name };
}
