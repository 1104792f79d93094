/** Exports of evaluations that take many bytes: a file ends by its bytes, and the next one continues there. */
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { Database } from "#src/foundation/db/database.ts";
import type { Job, Progress } from "#src/foundation/jobs/job.ts";
import { evaluationExport } from "#src/jobs/exports/evaluation-export.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import { World } from "#test/judging/fanout/world.ts";

const EVALUATIONS = 300;
const BYTES = 60_000;
const place = "large/logs";

/** A namespace with so many evaluations of such a size. */
async function logged(evaluations: number, bytes: number) {
  const world = await World.open();
  await world.judgment(place, { name: "kind", type: "bool", question: "?", freshness: { policy: "manual" } });
  await world.write(place, { upsert: [{ id: "d" }] });
  await world.query(`
    insert into evaluations (namespace_id, evaluation_id, judgment_id, version, document_id, revision, incarnation, engine, engine_version, at,
                             carried, shadow, answer, tokens, units)
    select n.namespace_id, 'evl_' || lpad(i::text, 26, '0'), j.judgment_id, 1, 'd', 1, 1, 'test', repeat('v', ${bytes}),
           timestamp '2020-01-01' + (i / 7) * interval '1 us', false, false, '{"type": "bool", "p": 0.5}', 10, 1
    from namespaces n, judgments j, generate_series(1, ${evaluations}) i where n.name = '${place}' and j.name = 'kind'`);
  return world;
}

/** An export whose pages the test carries out, and how many rows its statements read. */
function exporting({ parts: { clock, applicable }, fresh }: World, mostBytes?: number) {
  const files = new Map<string, Buffer>();
  const read: number[] = [];
  const db: Database = {
    ...fresh.database,
    async query(statement) {
      const rows = await fresh.database.query(statement);
      if (statement.name === "exports_read") read.push(rows.length);
      return rows as never;
    },
  };
  const exports = { name: "test", put: async (key: string, bytes: Buffer) => void files.set(key, bytes) };
  const kind = evaluationExport({ db, clock, applicable, exports } as unknown as JobParts, mostBytes);
  const settings = { since: null, until: "2021-01-01T00:00:00.000Z", judgments: [] };
  let job = {
    jobId: "job_1",
    organizationId: "org_test",
    namespace: place,
    settings,
    checkpoint: null,
    pages: 0,
  } as unknown as Job;
  /** Carries out a page; whether it was not the last. A page of a process that ends before the commit is carried out again. */
  const page = async (commits = true): Promise<boolean> => {
    const write = (await kind.page(job, new AbortController().signal)) as () => Promise<Progress>;
    const done = await write();
    const checkpoint = "checkpoint" in done ? done.checkpoint : null;
    if (commits) job = { ...job, checkpoint, pages: job.pages + 1 };
    return checkpoint !== null;
  };
  const ids = () =>
    [...files.values()].flatMap((file) =>
      gunzipSync(file)
        .toString()
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).id as string),
    );
  return { files, read, page, ids };
}

const all = (count: number) => Array.from({ length: count }, (_, n) => String(n + 1).padStart(26, "0"));

it("end a file by its bytes, have each evaluation once, and write the same file where a page is repeated", async () => {
  const world = await logged(EVALUATIONS, BYTES);
  const { files, page, ids } = exporting(world, 2_000_000);
  for (let goesOn = true; goesOn; ) {
    await page(false);
    const [key, first] = [...files].at(-1)!;
    goesOn = await page();
    expect(files.get(key)).toEqual(first);
  }
  expect(ids()).toEqual(all(EVALUATIONS));
  expect(files.size).toBe(9);
  for (const file of files.values()) expect(gunzipSync(file).length).toBeLessThan(2_000_000 + 2 * BYTES);
});

it("read few evaluations at once, and write as many small ones into a file as before", async () => {
  const world = await logged(12_345, 10);
  const { files, read, page, ids } = exporting(world);
  while (await page());
  expect(ids()).toEqual(all(12_345));
  expect([...files.values()].map((file) => gunzipSync(file).toString().trimEnd().split("\n").length)).toEqual([10_000, 2_345]);
  expect(Math.max(...read)).toBeLessThanOrEqual(500);
});
