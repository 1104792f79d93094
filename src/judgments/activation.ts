/**
 * Which version answers.
 *
 *   none ── activate ──▶ active ── activate another: with force ──▶ active
 *    ▲                     │                        without ──▶ shadow job ── confirmed ──▶ active
 *    └──── deactivate ─────┘
 */

import type { Job as JobView, JudgmentDefinition, Judgment as JudgmentView } from "#generated/types.ts";
import { audit } from "#src/audit/audit.ts";
import type { Clock } from "#src/clock.ts";
import { isComposite } from "#src/composites/combine.ts";
import { reweighAgain } from "#src/composites/reactivation.ts";
import type { Session, Transaction } from "#src/db/database.ts";
import { conflict, invalidRequest } from "#src/errors.ts";
import { recordEvents } from "#src/events/record.ts";
import { canonical, type Json } from "#src/json.ts";
import { prepareContexts } from "#src/judging/context/preparation.ts";
import { namespaceIdIfThere } from "#src/namespaces/namespaces.ts";
import { judgmentsChanged } from "#src/standing/judgments-changed.ts";
import { raiseEpoch } from "#src/templates/epochs.ts";
import { isPrefix } from "#src/templates/owners.ts";
import type { Groups } from "./group-reads.ts";
import type { Judgment } from "./judgment.ts";
import { judgmentView } from "./judgment-view.ts";
import { keepReaders, readIssues } from "./read-rules.ts";
import { readsOf } from "./reads.ts";
import { rerender } from "./resync.ts";
import * as sql from "./sql.ts";

/** The jobs that try a version beside the active one before it takes its place. */
export interface ShadowJobs<Prepared = unknown> {
  /** The id of a judgment's shadow job that waits or runs; null where there is none. */
  underWay(tx: Transaction, judgmentId: string): Promise<string | null>;
  /**
   * What must not hold a transaction open: draws what the version is tried on.
   * @throws ServiceError `budget_exceeded`
   */
  prepare(organizationId: string, judgment: Judgment, version: sql.VersionRow): Promise<Prepared>;
  /** Starts one, in the transaction that asked. */
  start(tx: Transaction, asked: ShadowAsked<Prepared>): Promise<JobView>;
  /** That transaction has committed. */
  started(): void;
}

export interface ShadowAsked<Prepared = unknown> {
  organizationId: string;
  judgment: Judgment;
  version: sql.VersionRow;
  prepared: Prepared;
}

/** What was prepared for trying a version beside the one that was active then. */
export interface Trial {
  activeVersion: number;
  prepared: unknown;
}

export interface ActivationParts {
  clock: Clock;
  groups: Groups;
  shadowJobs: ShadowJobs;
}

/** What an activation was answered with: the judgment where it is done, else the job that it waits for. */
export type Activation = { judgment: JudgmentView } | { job: JobView };

/** Makes a version the active one, now or through a shadow job; nothing happens where it is that already, or asks the same. */
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
  if (job_id) throw conflict(`A shadow job of "${judgment.name}" is under way; confirm or cancel it.`, { job_id });
  if (judgment.definition !== null && equalDefinitions(judgment.definition, wanted.definition))
    return { judgment: judgmentView(judgment, versions, judgment.owner) };
  if (judgment.definition !== null && !request.force) {
    await mayBeActive(tx, parts, organizationId, judgment, wanted);
    const { trial } = request;
    if (trial === null || trial.activeVersion !== judgment.activeVersion)
      throw conflict(`Another version of "${judgment.name}" was activated meanwhile; look at it and try again.`);
    const { prepared } = trial;
    return { job: await parts.shadowJobs.start(tx, { organizationId, judgment, version: wanted, prepared }) };
  }
  const activated = await activateVersion(tx, parts, organizationId, judgment, wanted, null);
  return { judgment: judgmentView(activated, versions, judgment.owner) };
}

/** Prepares a shadow job where an activation will need one; null where it will not. */
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
 * Activates the version of a shadow job, in the transaction that ends it.
 * @throws ServiceError `conflict` where the judgment is gone, or the version cannot be active any more
 */
export async function confirmActivation(
  tx: Transaction,
  parts: Omit<ActivationParts, "shadowJobs">,
  asked: { organizationId: string; owner: string; name: string; judgmentId: string; version: number; jobId: string },
): Promise<void> {
  const { organizationId, owner, name } = asked;
  await raiseEpoch(tx, organizationId, owner);
  await judgmentsChanged(tx, organizationId, owner, parts.clock.now());
  const [judgment] = await sql.readByOwners(tx, organizationId, owner, [owner], [name]);
  if (judgment?.judgmentId !== asked.judgmentId) throw conflict(`The judgment "${name}" was deleted; cancel the job.`);
  const version = wantedOf(await sql.readVersions(tx, [judgment.judgmentId]), asked.version);
  await activateVersion(tx, parts, organizationId, judgment, version, asked.jobId);
}

/**
 * Makes a version the active one, whatever was. The caller has raised the epoch of definitions in this transaction.
 * @param jobId the shadow job that led to it
 * @throws ServiceError `conflict` where what the version reads is not there any more, or others read the judgment and it reads answers
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
  // Of a version that answers for the first time there is no answer yet.
  const itself = !isFirst && showsMore(definition);
  if (!isFirst && isComposite(definition))
    await reweighAgain(tx, organizationId, { judgmentId: judgment.judgmentId, version }, parts.clock.now());
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

/** Whether contexts show anything that changes while their documents do not. */
function showsMore({ context }: JudgmentDefinition): boolean {
  return context?.related !== undefined || context?.group !== undefined;
}

/** Since a version was made, what it reads may have gone, or others may have come to read its judgment. */
async function mayBeActive(
  tx: Transaction,
  { groups }: Pick<ActivationParts, "groups">,
  organizationId: string,
  judgment: Judgment,
  { version, definition }: Pick<sql.VersionRow, "version" | "definition">,
): Promise<Judgment> {
  const activated = { ...judgment, activeVersion: version, definition };
  const [issue] = await readIssues(tx, { organizationId, groups }, activated, readsOf(definition));
  if (issue) throw conflict(`Version ${version} cannot be active: its ${issue.path} ${issue.message}.`);
  await keepReaders(tx, { organizationId, groups }, activated);
  return activated;
}

/** Thresholds that a version was given are those that the judgment began with, a setting by now: they change no answer. */
function equalDefinitions(one: JudgmentDefinition, other: JudgmentDefinition): boolean {
  const asked = ({ thresholds: _, ...definition }: JudgmentDefinition) => canonical(definition as unknown as Json);
  return asked(one) === asked(other);
}
