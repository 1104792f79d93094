/**
 * Kills the process that runs a judging job, without warning, at any page, and starts it again. Nothing is asked twice beyond the page in
 * flight, and nothing lands twice. Counts and reports are those of an undisturbed run.
 */
import { expect, it } from "vitest";
import { ANSWER_USD, killing, PAGE, path, rounds, SHORT, timeout } from "./support.ts";

/** Pages of a backfill; a sample has four. A short run has fewer: each document is a request to an engine. */
const DOCUMENTS = (SHORT ? 2 : 5) * PAGE + 20;
const NS = "faults/jobs";

const stage = killing(() => stage.write(NS, DOCUMENTS, (n) => ({ id: `d-${n}`, state: { text: `text ${n}` } })));
const { call, untilEnded, interrupt } = stage;

const judgment = (name: string) => ({
  name,
  question: `Is it ${name}?`,
  type: "bool",
  engine: { name: "jev" },
  freshness: { policy: "manual" },
  thresholds: { page: 0.5 },
});

/** What the log has of a judgment's evaluations. */
async function logged(name: string, shadow = false) {
  const [row] = (await stage.victims.query(`
    select count(*)::integer as evaluations, count(distinct document_id)::integer as documents, sum(units)::integer as units
    from evaluations e join judgments j on j.judgment_id = e.judgment_id
    where j.name = '${name}' and e.shadow = ${shadow} and not e.carried and e.error is null`)) as {
    evaluations: number;
    documents: number;
    units: number;
  }[];
  return row!;
}

/** Documents that an engine has failed to answer once or more. */
async function failures(name: string): Promise<number> {
  const [row] = (await stage.victims.query(`
    select count(distinct document_id)::integer as failed
    from evaluations e join judgments j on j.judgment_id = e.judgment_id where j.name = '${name}' and e.error is not null`)) as {
    failed: number;
  }[];
  return row!.failed;
}

it("a killed backfill goes on from its last page, and judges, lands and counts nothing twice", { timeout }, async () => {
  const ALL = { evaluations: DOCUMENTS, documents: DOCUMENTS, units: DOCUMENTS };
  await rounds(async ({ at, kills, told, waits }) => {
    const name = `urgent-${at}`;
    await call("POST", path(NS, "judgments"), judgment(name));
    const before = stage.engine.requests.length;
    const { id } = await call("POST", path(NS, "judgments", name, "backfill"), { confirm: true });
    // The short run too waits for a dead process's claim to run out, once.
    for (let kill = 1; kill <= kills; kill++) await interrupt(id, DOCUMENTS, kill === kills && (waits || SHORT));
    const done = await untilEnded(id);
    expect(done, told).toMatchObject({ progress: { documents_done: DOCUMENTS }, error: null });
    // What an engine fails to answer for now, as on a machine with too much to do, catch-up asks again and bills.
    const failed = await failures(name);
    expect(done.spend_usd, told).toBeCloseTo((DOCUMENTS - failed) * ANSWER_USD, 9);
    await expect.poll(() => logged(name), { timeout: 60_000, interval: 500, message: told }).toEqual(ALL);
    expect(stage.engine.requests.length - before, told).toBeLessThanOrEqual(DOCUMENTS + kills * PAGE);
  });
});

it("a killed trial of a version reports what an undisturbed one does", { timeout }, async () => {
  const sampled = 2 * PAGE + 20;
  const applies_to = { "attributes.sampled": true };
  const patch = Array.from({ length: sampled }, (_, n) => ({ id: `d-${n}`, attributes: { sampled: true } }));
  await call("POST", path(NS), { patch });
  await call("POST", path(NS, "judgments"), { ...judgment("tried"), applies_to });
  // It is read by another, whose line is in the report.
  const related = [{ name: "own", answers: [{ judgment: "tried", cut: "page" }] }];
  await call("POST", path(NS, "judgments"), { ...judgment("reader"), applies_to, context: { fields: ["state.none"], related } });
  const version = { question: "Is it really?", type: "bool", engine: { name: "jev" }, applies_to };
  await call("POST", path(NS, "judgments", "tried", "versions"), version);
  const reported = (job: { report?: object | null }) => job.report != null;
  const undisturbed = await call("POST", path(NS, "judgments", "tried", "activate"), { version: 2 });
  const { report } = await untilEnded(undisturbed.id, reported);
  expect(report).toMatchObject({ documents: sampled, downstream: [{ judgment: "reader" }] });
  await call("POST", `/jobs/${undisturbed.id}/cancel`);
  await rounds(async ({ kills, told, waits }) => {
    const before = await logged("tried", true);
    const asked = stage.engine.requests.length;
    const { id } = await call("POST", path(NS, "judgments", "tried", "activate"), { version: 2 });
    for (let kill = 1; kill <= kills; kill++) await interrupt(id, sampled, waits && kill === kills);
    const done = await untilEnded(id, reported);
    // Sums of as many numbers come out the same to the last digits.
    const rounded = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (_, n) => (typeof n === "number" ? Number(n.toPrecision(9)) : n)));
    expect(rounded(done.report), told).toEqual(rounded(report));
    expect(done.progress, told).toEqual({ documents_done: sampled });
    // By the version on trial, and by the active one, which has answered none of them.
    expect(done.spend_usd, told).toBeCloseTo(2 * sampled * ANSWER_USD, 9);
    const after = await logged("tried", true);
    expect(after.evaluations - before.evaluations, told).toBe(2 * sampled);
    // What was on its way when it died, and what had been answered and was about to land.
    expect(stage.engine.requests.length - asked, told).toBeLessThanOrEqual(2 * sampled + kills * PAGE);
    await call("POST", `/jobs/${id}/cancel`);
  });
});

it("a killed test of robustness asks its whole sample, and again no more than a page at each death", { timeout }, async () => {
  const sampled = 48;
  const applies_to = { "attributes.robust": true };
  const patch = Array.from({ length: sampled }, (_, n) => ({ id: `d-${n}`, attributes: { robust: true } }));
  await call("POST", path(NS), { patch });
  await call("POST", path(NS, "judgments"), { ...judgment("robust"), applies_to });
  // As it is, the same again, negated, exchanged, and longer.
  const ways = 5;
  const page = 16;
  await rounds(async ({ kills, told, waits }) => {
    const asked = stage.engine.requests.length;
    const { id } = await call("POST", path(NS, "judgments", "robust", "robustness"), {
      sample: sampled,
      budget_usd: 10,
      confirm: true,
    });
    for (let kill = 1; kill <= kills; kill++) await interrupt(id, sampled, waits && kill === kills);
    const done = await untilEnded(id);
    expect(done, told).toMatchObject({ progress: { documents_done: sampled }, error: null });
    expect(done.robustness, told).toMatchObject({ documents: sampled, is_complete: true });
    expect(stage.engine.requests.length - asked, told).toBeLessThanOrEqual(ways * (sampled + kills * page));
    const { evaluations } = await logged("robust", true);
    expect(evaluations, told).toBeGreaterThanOrEqual(ways * sampled);
  });
});

it("a killed simulation reports what an undisturbed one does", {
  timeout: 2 * timeout, // A kill has eight jobs.
}, async () => {
  const simulated = PAGE + 20;
  const applies_to = { "attributes.simulated": true };
  const related = [{ name: "its", answers: [{ judgment: "tested", cut: "page" }] }];
  const onWrite = { applies_to, freshness: { policy: "on_write" } };
  await call("POST", path(NS, "judgments"), { ...judgment("tested"), ...onWrite });
  await call("POST", path(NS, "judgments"), { ...judgment("shown"), ...onWrite, context: { fields: ["state.text"], related } });
  const patch = Array.from({ length: simulated }, (_, n) => ({ id: `d-${n}`, attributes: { simulated: true } }));
  await call("POST", path(NS), { patch });
  const answered = async () => (await logged("tested")).documents + (await logged("shown")).documents;
  await expect.poll(answered, { timeout: 60_000, interval: 500 }).toBe(2 * simulated);
  // What shows the new answers is compiled again; it is logged as carried over.
  const left =
    "select 1 from changed_sources union all select 1 from fanouts union all select 1 from wakeups where kind = 'judging'";
  await expect.poll(() => stage.victims.query(left), { timeout: 60_000, interval: 200 }).toEqual([]);
  const start = () => call("POST", path(NS, "judgments", "tested", "simulate"), { thresholds: { page: 0.8 }, sample: 150 });
  const ended = async (id: string) => (await untilEnded(id, ({ status }) => status !== "running")) as { simulation: object };
  const { simulation: undisturbed } = await ended((await start()).id);
  expect(undisturbed).toMatchObject({ population: simulated, sampled: 150, thresholds: { page: { to_true: 0 } } });
  const evaluations = () => stage.victims.query("select count(*)::integer as evaluations from evaluations");
  const before = await evaluations();
  await rounds(async ({ kills, told }) => {
    for (let kill = 1; kill <= kills; kill++) {
      // Several, so that some are at any of their pages.
      const ids = await Promise.all(Array.from({ length: 8 }, async () => (await start()).id as string));
      await interrupt(ids[0]!, 0);
      for (const id of ids) expect((await ended(id)).simulation, told).toEqual(undisturbed);
    }
  });
  expect(await evaluations()).toEqual(before);
});

it("a killed run of a periodic judgment judges each document once, and the next what has changed since", {
  timeout: 2 * timeout, // A round has two runs.
}, async () => {
  const changed = (SHORT ? 2 : 3) * PAGE;
  await rounds(async ({ at, kills, told, waits }) => {
    const name = `hourly-${at}`;
    const freshness = { policy: "periodic", interval: "1h" };
    await call("POST", path(NS, "judgments"), { ...judgment(name), freshness });
    /** Brings the run forward that is due in an hour, and kills it meanwhile. */
    const run = async (documents: number, times: number, last: boolean) => {
      await stage.victims.query(`
        update schedules set next_at = now() where judgment = '${name}';
        update wakeups set due_at = now() where kind = 'schedule' and namespace_id in (
          select claim_id from schedules where judgment = '${name}')`);
      const before = stage.engine.requests.length;
      const found = async () => (await call("GET", "/jobs?type=periodic&status=running")).jobs[0];
      await expect.poll(found, { timeout: 30_000, interval: 20 }).toMatchObject({ judgment: name });
      const { id } = await found();
      for (let kill = 1; kill <= times; kill++) await interrupt(id, documents, last && kill === times);
      const done = await untilEnded(id);
      expect(done, told).toMatchObject({ progress: { documents_done: documents }, error: null });
      expect(done.spend_usd, told).toBeCloseTo(documents * ANSWER_USD, 9);
      expect(stage.engine.requests.length - before, told).toBeLessThanOrEqual(documents + times * PAGE);
    };
    await run(DOCUMENTS, Math.ceil(kills / 2), false);
    expect(await logged(name), told).toEqual({ evaluations: DOCUMENTS, documents: DOCUMENTS, units: DOCUMENTS });
    await stage.write(NS, changed, (n) => ({ id: `d-${n}`, state: { text: `text ${n} of ${at}` } }));
    await run(changed, Math.floor(kills / 2), waits);
    const all = DOCUMENTS + changed;
    expect(await logged(name), told).toEqual({ evaluations: all, documents: DOCUMENTS, units: all });
    await call("DELETE", path(NS, "judgments", name)).catch(() => undefined);
  });
});
