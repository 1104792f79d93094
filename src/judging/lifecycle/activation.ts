/**
 * Controls which version of a judgment is active.
 *
 *   none ── activate ──▶ active ── activate another: with force ──▶ active
 *    ▲                     │                        without ──▶ shadow job ── confirmed ──▶ active
 *    └──── deactivate ─────┘
 */

import type { Job as JobView, JudgmentDefinition, Judgment as JudgmentView } from "#generated/types.ts";
import { audit } from "#src/accounts/audit/audit.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import { conflict, invalidRequest } from "#src/foundation/errors.ts";
import { recordEvents } from "#src/foundation/events/record.ts";
import { canonical, type Json } from "#src/foundation/json/json.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Dependents } from "#src/judging/definitions/dependents.ts";
import type { Groups } from "#src/judging/definitions/group-reads.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { judgmentView } from "#src/judging/definitions/judgment-view.ts";
import { keepReaders, readIssues } from "#src/judging/definitions/read-rules.ts";
import { readsOf } from "#src/judging/definitions/reads.ts";
import * as sql from "#src/judging/definitions/sql.ts";
import { findsBound } from "#src/judging/numbers/cascade-bound.ts";
import { isComposite } from "#src/judging/numbers/combine.ts";
import { learns } from "#src/judging/numbers/learned.ts";
import { namespaceIdIfThere } from "#src/records/namespaces/namespaces.ts";
import { raiseEpoch } from "#src/records/templates/epochs.ts";
import { isPrefix } from "#src/records/templates/owners.ts";
import { prepareContexts } from "./preparation.ts";
import { rerender, showsMore } from "./resync.ts";

/** A port for jobs that try a version beside the active one before it replaces it (shadow jobs). */
export interface ShadowJobs<Prepared = unknown> {
  /** The id of a judgment's shadow job that waits or runs. Null if there is none. */
  underWay(tx: Transaction, judgmentId: string): Promise<string | null>;
  /**
   * Slow preparation outside the transaction: samples the documents that the version is tried on.
   *
   * @throws ServiceError `budget_exceeded`
   */
  prepare(organizationId: string, judgment: Judgment, version: sql.VersionRow): Promise<Prepared>;
  /** Starts a job in the caller's transaction. */
  start(tx: Transaction, asked: ShadowAsked<Prepared>): Promise<JobView>;
  /** To be called when that transaction has committed. */
  started(): void;
}

export interface ShadowAsked<Prepared = unknown> {
  organizationId: string;
  judgment: Judgment;
  version: sql.VersionRow;
  prepared: Prepared;
}

/** A prepared shadow job. It is valid only while `activeVersion` is still active. */
export interface Trial {
  activeVersion: number;
  prepared: unknown;
}

export interface ActivationParts {
  clock: Clock;
  groups: Groups;
  dependents: Dependents;
  shadowJobs: ShadowJobs;
}

/** The result of an activation: the judgment if it is done, else the job that it waits for. */
export type Activation = { judgment: JudgmentView } | { job: JobView };

/**
 * Activates a version, at once or through a shadow job. Does nothing if the version is active already or asks the same as the active one.
 */
export async function activate(
  tx: Transaction,
  parts: ActivationParts,
  organizationId: string,
  judgment: Judgment,
  request: { version: number; trial: Trial | null; force: boolean },
): Promise<Activation> {
  const versions = await sql.readVersions(tx, [judgment.judgmentId]);
  const wanted = wantedOf(versions, request.version);
  const job_id = await parts.shadowJobs.underWay(tx, judgment.judgmentId);
  if (job_id) throw conflict(`A shadow job of "${judgment.name}" is in progress. Confirm or cancel it first.`, { job_id });
  if (judgment.definition !== null && equalDefinitions(judgment.definition, wanted.definition))
    return { judgment: judgmentView(judgment, versions, judgment.owner) };
  if (judgment.definition !== null && !request.force) {
    await mayBeActive(tx, parts, organizationId, judgment, wanted);
    const { trial } = request;
    if (trial === null || trial.activeVersion !== judgment.activeVersion)
      throw conflict(
        `Another version of "${judgment.name}" was activated in the meantime. Read the judgment again, then decide.`,
      );
    const { prepared } = trial;
    return { job: await parts.shadowJobs.start(tx, { organizationId, judgment, version: wanted, prepared }) };
  }
  const activated = await activateVersion(tx, parts, organizationId, judgment, wanted, null);
  return { judgment: judgmentView(activated, versions, judgment.owner) };
}

/** Prepares a shadow job if an activation will need one. Else null. */
export async function trialOf(
  session: Session,
  { shadowJobs }: Pick<ActivationParts, "shadowJobs">,
  organizationId: string,
  judgment: Judgment,
  asked: { version: number; force: boolean },
): Promise<Trial | null> {
  const { activeVersion, definition } = judgment;
  if (asked.force || activeVersion === null || definition === null) return null;
  const wanted = wantedOf(await sql.readVersions(session, [judgment.judgmentId]), asked.version);
  if (equalDefinitions(definition, wanted.definition)) return null;
  return { activeVersion, prepared: await shadowJobs.prepare(organizationId, judgment, wanted) };
}

function wantedOf(versions: readonly sql.VersionRow[], wanted: number): sql.VersionRow {
  const found = versions.find(({ version }) => version === wanted);
  if (found) return found;
  throw invalidRequest([{ path: "/version", message: `must be one of the judgment's versions, 1 to ${versions.length}` }]);
}

/**
 * Activates the version of a shadow job, in the transaction that ends the job.
 *
 * @throws ServiceError `conflict` if the judgment was deleted, or the version cannot be active any more
 */
export async function confirmActivation(
  tx: Transaction,
  parts: Omit<ActivationParts, "shadowJobs">,
  asked: { organizationId: string; owner: string; name: string; judgmentId: string; version: number; jobId: string },
): Promise<void> {
  const { organizationId, owner, name } = asked;
  await raiseEpoch(tx, organizationId, owner);
  const [judgment] = await sql.readByOwners(tx, organizationId, owner, [owner], [name]);
  if (judgment?.judgmentId !== asked.judgmentId) throw conflict(`The judgment "${name}" was deleted. Cancel the job.`);
  const version = wantedOf(await sql.readVersions(tx, [judgment.judgmentId]), asked.version);
  await activateVersion(tx, parts, organizationId, judgment, version, asked.jobId);
  await parts.dependents.judgmentsChanged(tx, organizationId, owner, parts.clock.now());
}

/**
 * Activates a version, whatever was active before. The caller has raised the epoch of definitions in this transaction.
 *
 * @param jobId the shadow job that led to it
 * @throws ServiceError `conflict` if what the version reads no longer exists, or if others read the judgment and the version reads answers
 */
export async function activateVersion(
  tx: Transaction,
  parts: Omit<ActivationParts, "shadowJobs">,
  organizationId: string,
  judgment: Judgment,
  { version, definition }: sql.VersionRow,
  jobId: string | null,
): Promise<Judgment> {
  await sql.setActiveVersion(tx, judgment.judgmentId, version);
  const isFirst = await sql.noteActivated(tx, judgment.judgmentId, version);
  const newest = (await sql.readVersions(tx, [judgment.judgmentId])).at(-1)!;
  await prepareContexts(tx, { organizationId, ...judgment }, [definition, newest.definition], parts.clock.now());
  const activated = await mayBeActive(tx, parts, organizationId, judgment, { version, definition });
  const { owner, name, activeVersion: previous_version } = judgment;
  // A version that is active for the first time has no answers yet.
  const itself = !isFirst && showsMore(definition);
  if (!isFirst && isComposite(definition))
    await parts.dependents.compositeActivated(
      tx,
      organizationId,
      { judgmentId: judgment.judgmentId, version },
      parts.clock.now(),
    );
  if (learns(definition)) await parts.dependents.learnerActivated(tx, organizationId, judgment.judgmentId, parts.clock.now());
  if (findsBound(definition)) await parts.dependents.cascadeActivated(tx, organizationId, judgment.judgmentId, parts.clock.now());
  await rerender(tx, organizationId, judgment, { itself, readers: previous_version === null }, parts.clock.now());
  const namespaceId = isPrefix(owner) ? null : ((await namespaceIdIfThere(tx, organizationId, owner)) ?? null);
  const data = { namespace: owner, judgment: name, version, previous_version, job_id: jobId };
  const origin = { organizationId, namespaceId, namespace: owner };
  await recordEvents(tx, origin, [{ type: "judgment.activated", data }], parts.clock.now());
  const [before, after] = [previous_version, version].map((active_version) => ({ active_version }));
  const change = { action: "judgment.activated", namespace: owner, subject: name, before, after } as const;
  await audit(tx, organizationId, change, parts.clock.now());
  return activated;
}

/**
 * Checks again: since the version was created, what it reads may have been deleted, or others may have started to read its judgment.
 */
async function mayBeActive(
  tx: Transaction,
  { groups }: Pick<ActivationParts, "groups">,
  organizationId: string,
  judgment: Judgment,
  { version, definition }: Pick<sql.VersionRow, "version" | "definition">,
): Promise<Judgment> {
  const activated = { ...judgment, activeVersion: version, definition };
  const [issue] = await readIssues(tx, { organizationId, groups }, activated, readsOf(definition));
  if (issue) throw conflict(`Version ${version} cannot be activated: its ${issue.path} ${issue.message}.`);
  await keepReaders(tx, { organizationId, groups }, activated);
  return activated;
}

/** The thresholds of a definition are only the initial settings of the judgment. They change no answer. */
function equalDefinitions(one: JudgmentDefinition, other: JudgmentDefinition): boolean {
  const asked = ({ thresholds: _, ...definition }: JudgmentDefinition) => canonical(definition as unknown as Json);
  return asked(one) === asked(other);
}
