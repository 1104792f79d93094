/**
 * Kills the process that runs a job, without warning, at any page. These jobs change data or make files without judging. The result is
 * that of an undisturbed run, and is counted to the unit. Deletions of namespaces: `../deletion.test.ts`.
 */
import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { type S3Server, startS3Server } from "#test/support/s3-server.ts";
import { killing, PAGE, path, rounds, SHORT, timeout } from "./support.ts";

const stage = killing();
const query = async <Row>(text: string) => (await stage.victims.query(text)) as Row[];

it("a killed reference_index has every document under its key once", { timeout }, async () => {
  // Pages of 2,000.
  const documents = SHORT ? 2_500 : 6_000;
  await rounds(async ({ at, kills, told, waits }) => {
    const ns = `faults/indexed-${at}`;
    await stage.write(ns, documents, (n) => ({ id: `d-${n}`, attributes: { key: `k-${n % 97}` } }));
    const join = { theirs: "attributes.key", mine: "attributes.key" };
    const definition = {
      name: "near",
      question: "?",
      type: "bool",
      engine: { name: "jev" },
      context: { fields: ["attributes.key"], related: [{ name: "near", join, fields: ["attributes.key"] }] },
      freshness: { policy: "manual" },
    };
    await stage.call("POST", path(ns, "judgments"), definition);
    const { id } = await stage.newest("reference_index", ns);
    for (let kill = 1; kill <= kills; kill++) await stage.interrupt(id, documents, waits && kill === kills);
    const done = await stage.untilEnded(id);
    expect(done, told).toMatchObject({ progress: { documents_done: documents }, attribute: "attributes.key", spend_usd: 0 });
    const [row] = await query(`
      select count(*)::integer as rows, count(distinct v.document_id)::integer as documents,
             count(*) filter (where convert_from(substring(v.value from 2), 'utf8') = d.attributes ->> 'key')::integer as right
      from namespaces n join attribute_values v on v.namespace_id = n.namespace_id and v.attribute = 'key'
        join documents d on d.namespace_id = v.namespace_id and d.document_id = v.document_id where n.name = '${ns}'`);
    expect(row, told).toEqual({ rows: documents, documents, right: documents });
    expect((await stage.call("GET", path(ns))).indexed_attributes, told).toMatchObject([{ state: "ready" }]);
  });
});

it("a killed resync has the readers of each flipped answer judged anew, once", { timeout }, async () => {
  const documents = (SHORT ? 1 : 5) * PAGE + 200;
  const ns = "faults/resynced";
  await stage.write(ns, documents, (n) => ({ id: `d-${n}`, state: { text: `text ${n}` } }));
  const bool = { type: "bool", engine: { name: "jev" } };
  await stage.call("POST", path(ns, "judgments"), { ...bool, name: "plain", question: "Plain?", thresholds: { yes: 0.5 } });
  const related = [{ name: "own", answers: [{ judgment: "plain", cut: "yes" }] }];
  const context = { fields: ["state.text"], related };
  await stage.call("POST", path(ns, "judgments"), { ...bool, name: "own", question: "Own?", context });
  for (const name of ["plain", "own"]) {
    const { id } = await stage.call("POST", path(ns, "judgments", name, "backfill"), { confirm: true });
    await stage.untilEnded(id);
  }
  /** What fan-out and judging have left to do. */
  const left = async () =>
    (
      await query(`
        select (select count(*)::integer from answers where outdated) as outdated, (select count(*)::integer from deferred) as deferred,
               (select count(*)::integer from fanouts) as fanouts, (select count(*)::integer from changed_sources) as changed`)
    )[0];
  const asked = async () =>
    (
      await query<{ count: number }>(`
        select count(*)::integer as count from evaluations e join judgments j on j.judgment_id = e.judgment_id
        where j.name = 'own' and not e.carried`)
    )[0]!.count;
  let yes = 0.5;
  await rounds(async ({ kills, told, waits }) => {
    const to = yes === 0.5 ? 0.8 : 0.5;
    const flips = await query(`
      select document_id from answers a join judgments j on j.judgment_id = a.judgment_id
      where j.name = 'plain' and (number >= ${yes}) <> (number >= ${to})`);
    expect(flips.length).toBeGreaterThan(100);
    const [before, requests] = [await asked(), stage.engine.requests.length];
    await stage.call("PATCH", path(ns, "judgments", "plain"), { thresholds: { yes: to } });
    const { id } = await stage.newest("resync", ns);
    for (let kill = 1; kill <= kills; kill++) await stage.interrupt(id, documents, waits && kill === kills);
    const done = await stage.untilEnded(id);
    const resync = { thresholds_before: { yes }, thresholds_after: { yes: to }, readers: ["own"] };
    expect(done, told).toMatchObject({ progress: { documents_done: documents }, spend_usd: 0, resync });
    await expect
      .poll(left, { timeout: 120_000, interval: 500, message: told })
      .toEqual({ outdated: 0, deferred: 0, fanouts: 0, changed: 0 });
    expect((await asked()) - before, told).toBe(flips.length);
    expect(stage.engine.requests.length - requests, told).toBeLessThanOrEqual(flips.length + kills * PAGE);
    yes = to;
  });
});

let s3: S3Server | undefined;
afterAll(() => s3?.close());

it("a killed evaluation_export has the files of an undisturbed one, on the disk and in a bucket", { timeout }, async () => {
  const evaluations = 34_000;
  const ns = "faults/exported";
  await stage.write(ns, 1, () => ({ id: "d" }));
  const plain = { name: "logged", question: "?", type: "bool", engine: { name: "jev" }, freshness: { policy: "manual" } };
  await stage.call("POST", path(ns, "judgments"), plain);
  await query(`
    insert into evaluations (namespace_id, evaluation_id, judgment_id, version, document_id, revision, incarnation, engine, engine_version, at,
                             carried, shadow, answer, tokens, units)
    select n.namespace_id, 'evl_' || lpad(i::text, 26, '0'), j.judgment_id, 1, 'd-' || i, 1, 1, 'jev', 'jev-1', now() - i * interval '1 ms',
           false, false, '{"type": "bool", "p": 0.5}', 10, 1
    from namespaces n, judgments j, generate_series(1, ${evaluations}) i where n.name = '${ns}' and j.name = 'logged'`);
  const credentials = { accessKeyId: "AKIDFAULTS", secretAccessKey: "a-secret-of-faults" };
  s3 = await startS3Server({ bucket: "faults", ...credentials, now: () => new Date() });
  const bucket = {
    EXPORTS_S3_BUCKET: "faults",
    EXPORTS_S3_ENDPOINT: s3.url,
    EXPORTS_S3_ACCESS_KEY_ID: credentials.accessKeyId,
    EXPORTS_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
  const until = new Date(Date.now() + 1_000).toISOString();
  const begin = async () => (await stage.call("POST", path(ns, "evaluations", "export"), { until })).id as string;
  const filesOf = async (id: string) => {
    const { export: exported, progress } = await stage.untilEnded(id);
    expect(exported).toMatchObject({ evaluations, links_unavailable: false });
    expect(progress).toEqual({ documents_done: evaluations });
    const contents = await Promise.all(
      exported.files.map(async ({ url }: { url: string }) => Buffer.from(await (await fetch(url)).arrayBuffer())),
    );
    expect(exported.files.map(({ bytes }: { bytes: number }) => bytes)).toEqual(contents.map(({ length }) => length));
    return contents;
  };
  const hashes = (files: Buffer[]) => files.map((file) => createHash("sha256").update(file).digest("hex"));
  const undisturbed = await filesOf(await begin());
  const ids = undisturbed.flatMap((file) =>
    gunzipSync(file)
      .toString()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).id),
  );
  expect([undisturbed.length, ids.length, new Set(ids).size]).toEqual([4, evaluations, evaluations]);
  await rounds(async ({ at, kills, told, waits }) => {
    // By turns in a bucket: a short run begins there.
    stage.environment = at % 2 === 0 ? bucket : {};
    await stage.victim.kill();
    await stage.start();
    const id = await begin();
    for (let kill = 1; kill <= kills; kill++) await stage.interrupt(id, evaluations, waits && kill === kills);
    expect(hashes(await filesOf(id)), told).toEqual(hashes(undisturbed));
  });
  expect(s3.objects.size).toBeGreaterThanOrEqual(4);
});
