/** How much of large documents jobs read at once, and that they leave none out. */
import { expect, it, vi } from "vitest";
import { contextsOf } from "#src/jobs/sampling/judged.ts";
import { reshown } from "#src/jobs/simulation/reshown.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { ORGANIZATION, World } from "#test/judging/fanout/world.ts";
import { counting, MOST_AT_ONCE } from "#test/judging/read-bytes.ts";
import { freshDatabase } from "#test/support/database.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { documents, jobWhen, judgment, write } from "./support/jobs.ts";

const bytes = 7_000_000;
const all = documents(30);

/** A service, and what it reads of the documents once they are large. */
async function counted() {
  const fresh = await freshDatabase();
  const sizeOf = new Map<string, number>();
  const { db, most } = counting(fresh.database, sizeOf);
  const service = await testService({ fresh: { ...fresh, database: db } });
  const enlarge = async () => {
    // Contents of this size would only make the test slow. What is read is decided by the size that is stored with them.
    await fresh.database.query({ text: `update documents set bytes = ${bytes}` });
    for (const { id } of all) sizeOf.set(id, bytes);
  };
  const expectBound = () => {
    expect(most()).toBeGreaterThan(bytes);
    expect(most()).toBeLessThan(MOST_AT_ONCE + bytes);
  };
  return { service, enlarge, expectBound, shrink: () => sizeOf.clear() };
}

async function periodicRun(service: TestService, place: string, runs: number) {
  await service.clock.advance(3_600_000);
  const list = async () => (await service.request("GET", `/jobs?type=periodic&namespace=${place}`)).body.jobs;
  const done = async () => (await list()).map(({ status }: { status: string }) => status);
  await expect.poll(done, { timeout: 30_000 }).toEqual(Array(runs).fill("done"));
  return (await list())[0];
}

it("are bound in runs of a periodic judgment, through all documents and through written ones", async () => {
  const { service, enlarge, expectBound, shrink } = await counted();
  const place = freshNamespace();
  await judgment(service, place, "urgent", { freshness: { policy: "periodic", interval: "1h" } });
  await write(service, place, all);
  await enlarge();
  expect(await periodicRun(service, place, 1)).toMatchObject({ progress: { documents_done: 30 } });
  expect(service.engine.requests).toHaveLength(30);
  shrink();
  await write(service, place, documents(30, (n) => ({ state: { text: `other ${n}` } })).toReversed());
  await enlarge();
  expect(await periodicRun(service, place, 2)).toMatchObject({ progress: { documents_done: 30 } });
  expect(service.engine.requests).toHaveLength(60);
  expectBound();
});

it("are bound where a backfill tries documents again", async () => {
  const { service, enlarge, expectBound } = await counted();
  const place = freshNamespace();
  await write(service, place, all);
  await judgment(service, place, "urgent", { freshness: { policy: "on_read" } });
  await enlarge();
  const seen = new Set<string>();
  service.engine.instead = ({ contextText }) => {
    // One of each page is answered at once. Otherwise the engine would count as away.
    if (seen.has(contextText) || /text [12]?0"/.test(contextText)) return null;
    seen.add(contextText);
    return { ok: false, failure: { code: "unreachable", message: "refused", retryable: true } };
  };
  const { status, body } = await service.request("POST", at(place, "judgments", "urgent", "backfill"), {
    body: { confirm: true },
  });
  expect({ status, body }).toMatchObject({ status: 202 });
  await jobWhen(service, body.id, ({ progress }) => progress.documents_done === 3);
  await vi.waitUntil(
    async () => {
      await service.clock.advance(60_000);
      return (await service.request("GET", `/jobs/${body.id}`)).body.status === "done";
    },
    { timeout: 30_000 },
  );
  expect(await jobWhen(service, body.id, "done")).toMatchObject({ progress: { documents_done: 30 } });
  expectBound();
});

it("are bound where two versions are compared, and where questions are asked in several ways", async () => {
  const { service, enlarge, expectBound } = await counted();
  const place = freshNamespace();
  await judgment(service, place, "urgent");
  await write(service, place, all);
  await enlarge();
  const start = (what: string, body: object) => service.request("POST", at(place, "judgments", "urgent", what), { body });
  const robustness = await start("robustness", { sample: 30, budget_usd: 10, confirm: true });
  expect(await jobWhen(service, robustness.body.id, "done")).toMatchObject({ progress: { documents_done: 30 } });
  const version = await start("versions", { question: "Is it really?", type: "bool", context: { fields: ["state.text"] } });
  expect(version.body).toMatchObject({ version: 2 });
  const shadow = await start("activate", { version: 2 });
  expect(shadow).toMatchObject({ status: 202, body: { type: "shadow" } });
  expect(await jobWhen(service, shadow.body.id, ({ report }) => report !== null)).toMatchObject({ report: { documents: 30 } });
  expectBound();
});

it.each([
  ["a namespace", [""]],
  ["small namespaces under a prefix", ["/a", "/b", "/c"]],
])("are bound in an estimate of %s, which still counts equal contexts once", async (_, names) => {
  const { service, enlarge, expectBound } = await counted();
  const root = freshNamespace();
  const place = `${root}${names[0]}`;
  const owner = names.length === 1 ? root : `${root}/*`;
  for (const [at_, name] of names.entries()) {
    const own = all.filter((_, n) => n % names.length === at_);
    // Three texts, each of them in every part that is read.
    await write(
      service,
      `${root}${name}`,
      own.map(({ id }, n) => ({ id, state: { text: `text ${n % 3}` } })),
    );
  }
  const about = { context: { fields: ["state.text"] }, reuse: "namespace", freshness: { policy: "manual" } };
  await judgment(service, owner, "urgent", about);
  const backfill = async (where: string, body: object) =>
    (await service.request("POST", at(where, "judgments", "urgent", "backfill"), { body })).body;
  await enlarge();
  const texts = 3 * names.length;
  const before = await backfill(owner, {});
  expect(before.estimate).toMatchObject({ documents: 30, reused: 30 - texts, judgment_units: texts, requests: texts });
  // The answer of one document is the answer of all with its text.
  const job = await backfill(place, { filters: ["id", "Eq", all[0]!.id], confirm: true });
  await jobWhen(service, job.id, "done");
  const after = await backfill(owner, {});
  expect(after.estimate).toMatchObject({ documents: 30, reused: 30 - texts, judgment_units: texts - 1, requests: texts - 1 });
  expectBound();
});

it("are bound where contexts of a sample are compiled", async () => {
  const world = await World.open();
  await world.judgment("scans", { name: "urgent", type: "bool", question: "Urgent?" });
  await world.write("scans", { upsert: all });
  await world.settle();
  await world.query(`update documents set bytes = ${bytes}`);
  const { db, most } = counting(world.fresh.database, new Map(all.map(({ id }) => [id, bytes])));
  const { clock, applicable, judge } = world.parts;
  const { namespace_id: n } = (await world.namespaces("scans"))[0]!;
  const { judgmentId } = (await applicable.of(db, ORGANIZATION, "scans")).get("urgent")!;
  const drawn = all.map(({ id }) => ({ n, d: id, h: 0, note: "" }));
  const parts = { db, clock, applicable, judge, engines: new Engines([], new Map()), contexts: { db, applicable } };
  const contexts = await contextsOf(parts, "urgent", { judgmentId }, drawn);
  expect(contexts.map(({ documentId }) => documentId)).toEqual(all.map(({ id }) => id));
  const trial = { place: "scans", judgmentId, thresholds: {} };
  expect(await reshown(parts, { judgmentId }, trial, drawn, clock.now())).toMatchObject({ documents: 30, changed: 0 });
  expect(most()).toBe(10 * bytes);
});
