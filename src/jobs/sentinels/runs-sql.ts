/** Statements on the runs of sentinels and their answers. */
import type { SentinelComparison, SentinelReason } from "#generated/types.ts";
import { built, knex } from "#src/foundation/db/built.ts";
import type { Session, Transaction } from "#src/foundation/db/database.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";

export interface RunRow {
  run: number;
  reason: SentinelReason;
  version: number;
  startedAt: Date;
  endedAt: Date | null;
  engine: string | null;
  engineVersion: string | null;
  answered: number;
  failed: number;
  costUsd: number;
  compared: SentinelComparison | null;
  /** Since when no question was answered for good. Null while they are, and while the run waits for a budget. */
  stalledAt: Date | null;
}

const columns = [
  "run",
  "reason",
  "version",
  "started_at as startedAt",
  "ended_at as endedAt",
  "engine",
  "engine_version as engineVersion",
  "answered",
  "failed",
  knex.raw('cost_usd::double precision as "costUsd"'),
  "compared",
  "stalled_at as stalledAt",
];

const MOST_RUNS = 100;

/**
 * A run of a sentinel as it was turned on. A sentinel that is turned off and on again counts its runs from 1 again, and has another claim.
 */
export interface RunKey {
  judgmentId: string;
  claimId: number;
  run: number;
}

/** The newest first. */
export async function readRuns(session: Session, judgmentId: string): Promise<RunRow[]> {
  const rows = knex("sentinel_runs").select(columns).where({ judgment_id: judgmentId });
  return built<RunRow>(session, rows.orderBy("run", "desc").limit(MOST_RUNS));
}

/** Begins the next run; false if somebody else has, or if the contexts are of another version by now. */
export async function beginRun(
  tx: Transaction,
  { judgmentId, claimId, run, version }: RunKey & { version: number },
  reason: SentinelReason,
  at: Date,
): Promise<boolean> {
  const begun = await built(
    tx,
    knex("sentinels")
      .update({ run })
      .where({ judgment_id: judgmentId, claim_id: claimId, version, run: run - 1 })
      .returning("judgment_id"),
  );
  if (begun.length === 0) return false;
  await built(tx, knex("sentinel_runs").insert({ judgment_id: judgmentId, run, reason, version, started_at: at }));
  await built(
    tx,
    knex("sentinel_runs")
      .delete()
      .where({ judgment_id: judgmentId })
      .where("run", "<=", run - MOST_RUNS),
  );
  return true;
}

export interface NewAnswer {
  item: number;
  engine: string;
  engineVersion: string | null;
  answer: RawAnswer | null;
}

/**
 * Stores answers and counts what they cost. False if the run is over: the sentinel was turned off, or has drawn anew. Answers that are there already
 * stay.
 */
export async function putAnswers(
  tx: Transaction,
  { judgmentId, claimId, run, month }: RunKey & { month: string },
  answers: readonly NewAnswer[],
  costUsd: string,
): Promise<boolean> {
  const [row] = await tx.query<{ open: boolean }>({
    name: "sentinels_credit",
    text: `
      update sentinels set spent_usd = $3::numeric + case when spent_month = $2 then spent_usd else 0 end, spent_month = $2, waiting = null
      where judgment_id = $1 and claim_id = $5
      returning exists (select 1 from sentinel_runs r where r.judgment_id = $1 and r.run = $4 and r.ended_at is null) as open`,
    values: [judgmentId, month, costUsd, run, claimId],
  });
  if (!row?.open) return false;
  await tx.query({
    name: "sentinel_answers_insert",
    text: `
      with made as (
        insert into sentinel_answers (judgment_id, run, item, engine, engine_version, answer)
        select $1, $2, item, engine, "engineVersion", nullif(answer, 'null'::jsonb)
        from jsonb_to_recordset($3::jsonb) as a(item integer, engine text, "engineVersion" text, answer jsonb)
        on conflict (judgment_id, run, item) do nothing
        returning answer
      )
      update sentinel_runs set answered = answered + (select count(*) from made where answer is not null)::integer,
        failed = failed + (select count(*) from made where answer is null)::integer, cost_usd = cost_usd + $4::numeric
      where judgment_id = $1 and run = $2`,
    values: [judgmentId, run, JSON.stringify(answers), costUsd],
  });
  return true;
}

/** Whether a run may ask. */
export async function isOpen(session: Session, { judgmentId, claimId, run }: RunKey): Promise<boolean> {
  const rows = await session.query({
    name: "sentinel_runs_is_open",
    text: `
      select 1 from sentinels s join sentinel_runs r on r.judgment_id = s.judgment_id
      where s.judgment_id = $1 and s.claim_id = $2 and r.run = $3 and r.ended_at is null`,
    values: [judgmentId, claimId, run],
  });
  return rows.length > 0;
}

export async function readAnswers(session: Session, judgmentId: string, run: number): Promise<NewAnswer[]> {
  return session.query<NewAnswer>({
    name: "sentinel_answers_read",
    text: `
      select item, engine, engine_version as "engineVersion", answer from sentinel_answers where judgment_id = $1 and run = $2 order by item`,
    values: [judgmentId, run],
  });
}

/** The engines that answered in a run, with their versions. */
export async function readAnswering(
  session: Session,
  judgmentId: string,
  run: number,
): Promise<{ engine: string; engineVersion: string }[]> {
  return built(
    session,
    knex("sentinel_answers")
      .distinct("engine", "engine_version as engineVersion")
      .where({ judgment_id: judgmentId, run })
      .whereNotNull("engine_version")
      .orderBy("engine"),
  );
}

/** Notes since when a run gets no answers; null if it does. */
export async function setStalled(session: Session, { judgmentId, claimId, run }: RunKey, at: Date | null): Promise<void> {
  await built(
    session,
    knex("sentinel_runs")
      .update({ stalled_at: at })
      .where({ judgment_id: judgmentId, run, ended_at: null })
      .whereExists(knex("sentinels").select(knex.raw("1")).where({ judgment_id: judgmentId, claim_id: claimId })),
  );
}

/** False if somebody else has ended it, or the sentinel was turned off. */
export async function endRun(
  tx: Transaction,
  { judgmentId, claimId, run }: RunKey,
  { engine, engineVersion, compared }: Pick<RunRow, "engine" | "engineVersion" | "compared">,
  at: Date,
): Promise<boolean> {
  const ended = await built(
    tx,
    knex("sentinel_runs")
      .update({
        ended_at: at,
        engine,
        engine_version: engineVersion,
        compared: compared === null ? null : JSON.stringify(compared),
      })
      .where({ judgment_id: judgmentId, run, ended_at: null })
      .whereExists(knex("sentinels").select(knex.raw("1")).where({ judgment_id: judgmentId, claim_id: claimId }))
      .returning("run"),
  );
  return ended.length > 0;
}

/** Answers of runs with which no further run is compared. */
export async function deleteAnswersBefore(tx: Transaction, judgmentId: string, run: number): Promise<void> {
  await built(tx, knex("sentinel_answers").delete().where({ judgment_id: judgmentId }).where("run", "<", run));
}
