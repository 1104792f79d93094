/** Judgments: made, read, given versions. A version never changes; which of them is active, thresholds and freshness are settings. */
import type {
  JudgmentCreate,
  JudgmentDefinition,
  JudgmentUpdate,
  Judgment as JudgmentView,
  VersionCreate,
} from "#generated/types.ts";
import type { Clock } from "#src/clock.ts";
import type { Database, Session, Transaction } from "#src/db/database.ts";
import { conflict, invalidRequest, notFound, ServiceError } from "#src/errors.ts";
import { newId } from "#src/ids.ts";
import { canonical, type Json } from "#src/json.ts";
import { ownersOf } from "./applicable.ts";
import { definitionIssues, type EngineNames, freshnessIssues } from "./definition-rules.ts";
import { type Judgment, NO_OVERRIDES } from "./judgment.ts";
import { judgmentView } from "./judgment-view.ts";
import { DEFAULT_FRESHNESS, withChanges } from "./settings.ts";
import * as sql from "./sql.ts";

export interface JudgmentParts {
  db: Database;
  clock: Clock;
  engines: EngineNames;
  /** The engine of a definition that names none. */
  defaultEngine: string;
}

export class Judgments {
  readonly #parts: JudgmentParts;

  constructor(parts: JudgmentParts) {
    this.#parts = parts;
  }

  async create(organizationId: string, owner: string, { freshness, ...given }: JudgmentCreate): Promise<JudgmentView> {
    const issues = [...definitionIssues(given, this.#parts.engines), ...freshnessIssues(freshness ?? {}, "/freshness")];
    if (issues.length > 0) throw invalidRequest(issues);
    const definition = this.#complete(given);
    const at = this.#parts.clock.now();
    const judgment: Judgment = {
      judgmentId: newId("jdg", at),
      name: given.name,
      owner,
      type: given.type,
      activeVersion: 1,
      definition,
      thresholds: given.thresholds ?? {},
      freshness: { ...DEFAULT_FRESHNESS, ...freshness },
      overrides: NO_OVERRIDES,
      createdAt: at,
    };
    return this.#parts.db.transaction(async (tx) => {
      await sql.raiseEpoch(tx, organizationId);
      if (!(await sql.insertJudgment(tx, organizationId, judgment))) {
        throw conflict(`"${owner}" has a judgment "${given.name}" already; create a version of it, or choose another name.`);
      }
      const version = await sql.insertVersion(tx, judgment.judgmentId, definition, at);
      return judgmentView(judgment, [version], owner);
    });
  }

  async get(organizationId: string, owner: string, name: string): Promise<JudgmentView> {
    const judgment = await this.#find(this.#parts.db, organizationId, owner, name);
    const versions = await sql.readVersions(this.#parts.db, [judgment.judgmentId]);
    return judgmentView(judgment, versions, owner);
  }

  /** A page by name: those of a template prefix, or of a namespace with what it inherits. */
  async list(
    organizationId: string,
    owner: string,
    page: { after: string; limit: number },
  ): Promise<{ judgments: JudgmentView[]; more: boolean }> {
    const owners = owner.endsWith("/*") ? [owner] : ownersOf(owner);
    const found = await sql.listByOwners(this.#parts.db, organizationId, {
      namespace: owner,
      owners,
      after: page.after,
      limit: page.limit + 1,
    });
    const judgments = found.slice(0, page.limit);
    const versions = await sql.readVersions(
      this.#parts.db,
      judgments.map(({ judgmentId }) => judgmentId),
    );
    const views = judgments.map((judgment) =>
      judgmentView(
        judgment,
        versions.filter((v) => v.judgmentId === judgment.judgmentId),
        owner,
      ),
    );
    return { judgments: views, more: found.length > page.limit };
  }

  /** Adds a version, inactive. */
  async createVersion(organizationId: string, owner: string, name: string, given: VersionCreate): Promise<sql.VersionRow> {
    if (given.name !== undefined && given.name !== name) {
      throw invalidRequest([{ path: "/name", message: `must be "${name}" or left out: versions keep the judgment's name` }]);
    }
    const issues = definitionIssues(given, this.#parts.engines);
    if (issues.length > 0) throw invalidRequest(issues);
    return this.#changed(organizationId, owner, name, async (tx, judgment) => {
      if (given.type !== judgment.type) {
        const message = `must be "${judgment.type}": a judgment keeps its type, for its thresholds and answers are of that type`;
        throw invalidRequest([{ path: "/type", message }]);
      }
      return sql.insertVersion(tx, judgment.judgmentId, this.#complete({ ...given, name }), this.#parts.clock.now());
    });
  }

  /** Makes a version the active one; nothing happens where it is that already, or asks the same. */
  async activate(
    organizationId: string,
    owner: string,
    name: string,
    request: { version: number; force: boolean },
  ): Promise<JudgmentView> {
    return this.#changed(organizationId, owner, name, async (tx, judgment) => {
      const versions = await sql.readVersions(tx, [judgment.judgmentId]);
      const wanted = versions.find(({ version }) => version === request.version);
      if (!wanted) {
        const message = `must be one of the judgment's versions, 1 to ${versions.length}`;
        throw invalidRequest([{ path: "/version", message }]);
      }
      const differs = judgment.definition !== null && !equalDefinitions(judgment.definition, wanted.definition);
      if (judgment.definition !== null && !differs) return judgmentView(judgment, versions, owner);
      if (differs && !request.force) {
        throw new ServiceError(
          "unavailable",
          "Activation through a shadow job is not served yet; send force: true to activate at once.",
        );
      }
      await sql.setActiveVersion(tx, judgment.judgmentId, wanted.version);
      return judgmentView({ ...judgment, activeVersion: wanted.version, definition: wanted.definition }, versions, owner);
    });
  }

  /** Ends answering until a version is activated; versions, settings and answers stay. */
  async deactivate(organizationId: string, owner: string, name: string): Promise<JudgmentView> {
    return this.#changed(organizationId, owner, name, async (tx, judgment) => {
      await sql.setActiveVersion(tx, judgment.judgmentId, null);
      const versions = await sql.readVersions(tx, [judgment.judgmentId]);
      return judgmentView({ ...judgment, activeVersion: null, definition: null }, versions, owner);
    });
  }

  /** Changes settings: of the judgment itself, or of a namespace over the template that it inherits the judgment from. */
  async update(organizationId: string, owner: string, name: string, changes: JudgmentUpdate): Promise<JudgmentView> {
    return this.#parts.db.transaction(async (tx) => {
      await sql.raiseEpoch(tx, organizationId);
      const judgment = await this.#find(tx, organizationId, owner, name);
      const versions = await sql.readVersions(tx, [judgment.judgmentId]);
      const changed = withChanges(judgment, changes, owner !== judgment.owner, versions.at(-1)!.definition);
      const place = { organizationId, namespace: owner, judgmentId: judgment.judgmentId };
      if (owner === judgment.owner) await sql.setSettings(tx, judgment.judgmentId, changed);
      else await sql.setOverrides(tx, place, changed.overrides);
      return judgmentView(await this.#find(tx, organizationId, owner, name), versions, owner);
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
      await sql.raiseEpoch(tx, organizationId);
      const judgment = await this.#find(tx, organizationId, owner, name);
      if (judgment.owner === owner) return change(tx, judgment);
      throw conflict(`"${name}" is inherited from "${judgment.owner}" here; change it there.`, { template: judgment.owner });
    });
  }

  /** The judgment that a namespace has under a name, its own or inherited, or that a template prefix has. */
  async #find(session: Session, organizationId: string, owner: string, name: string): Promise<Judgment> {
    const owners = owner.endsWith("/*") ? [owner] : ownersOf(owner);
    const found = await sql.readByOwners(session, organizationId, owner, owners);
    const judgment = owners.flatMap((one) => found.find((row) => row.owner === one && row.name === name) ?? [])[0];
    if (!judgment) throw notFound(`Judgment "${name}" of "${owner}"`);
    return judgment;
  }

  /** A definition as it is kept: with what it leaves to defaults written out, so that a version means the same forever. */
  #complete(given: VersionCreate & { name: string }): JudgmentDefinition {
    const engine = given.engine ?? { name: this.#parts.defaultEngine };
    return { ...given, engine, horizon: given.horizon ?? "0s" } as JudgmentDefinition;
  }
}

function equalDefinitions(one: JudgmentDefinition, other: JudgmentDefinition): boolean {
  return canonical(one as unknown as Json) === canonical(other as unknown as Json);
}
