/**
 * While one worker is lost, what is about all namespaces goes on: lists, usage reports, new namespaces, and the judging and jobs of namespaces on
 * other workers. A cluster of this test's own.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { needs } from "#test/support/needs.ts";
import { endNode, type Node, startNode } from "./node.ts";
import { citus, namespacesOn, type Served, served } from "./served.ts";

const NAMESPACES = Array.from({ length: 8 }, (_, at) => `shop/n-${at}`);
const DOCUMENTS = 3;

interface Listed {
  name: string;
  document_count: number;
  bytes: number;
  as_of?: string;
}

describe("while a worker is lost", needs(citus), () => {
  let on: Served;
  let lost: Node;
  let living: string[];
  /** The end of a job is an event of the organization, which one of the workers keeps: it may have to wait for it. */
  let job: string;
  let before: { namespaces: Listed[]; usage: Record<string, unknown> };

  const ask = (method: string, path: string, body?: object) => on.service.request(method, path, body ? { body } : {});
  const at = (name: string, ...rest: string[]) => ["/namespaces", encodeURIComponent(name), ...rest].join("/");
  async function done(method: string, path: string, body?: object) {
    const answer = await ask(method, path, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body;
  }
  const listed = async (): Promise<Listed[]> => (await done("GET", "/namespaces?prefix=shop/")).namespaces;
  const figures = ({ name, document_count, bytes }: Listed) => ({ name, document_count, bytes });
  async function usage() {
    const { lines, namespaces } = await done("GET", "/usage");
    const written = (all: { line: string; bytes_written: number; judgment_units: number }[]) =>
      all
        .filter(({ line }) => line !== "storage")
        .map(({ line, bytes_written, judgment_units }) => [line, bytes_written, judgment_units]);
    const each = namespaces.map((one: { namespace: string; lines: never[] }) => [one.namespace, written(one.lines)]);
    return { whole: written(lines), each: Object.fromEntries(each) };
  }
  const documents = (name: string, from = 0) =>
    Array.from({ length: DOCUMENTS }, (_, n) => ({ id: `d-${from + n}`, attributes: { of: name, n } }));

  beforeAll(async () => {
    on = await served(`without-a-worker-${process.pid}`, { workers: 2 });
    await done("POST", at("shop/*", "judgments"), { name: "good", type: "bool", question: "?" });
    for (const name of NAMESPACES) {
      await done("POST", at(name), { upsert: documents(name), wait_for: ["good"] });
    }
    [, lost] = on.cluster.workers as [Node, Node];
    const gone = await namespacesOn(on.service, lost);
    living = NAMESPACES.filter((name) => !gone.includes(name));
    expect([living.length > 0, living.length < NAMESPACES.length]).toEqual([true, true]);
    before = { namespaces: (await listed()).map(figures), usage: await usage() };
    expect(before.namespaces.map(({ document_count }) => document_count)).toEqual(NAMESPACES.map(() => DOCUMENTS));
    const seen = { text: "select sum(document_count)::integer as n from namespaces_seen", values: [] };
    const lines = { text: "select sum(units)::integer as n from usage_lines_seen", values: [] };
    const all = async ({ text }: typeof seen) =>
      (await on.service.fresh.database.query<{ n: number }>({ text }))[0]!.n === NAMESPACES.length * DOCUMENTS;
    await vi.waitUntil(async () => (await all(seen)) && (await all(lines)), { timeout: 60_000, interval: 100 });
    await endNode(lost, "SIGKILL");
  }, 180_000);
  afterAll(() => on?.stop(), 120_000);

  it("namespaces are listed as they were last seen", async () => {
    const found = await listed();
    expect(found.map(figures)).toEqual(before.namespaces);
    for (const { as_of } of found) expect(Date.parse(as_of!)).toBeGreaterThan(0);
    const page = await done("GET", "/namespaces?prefix=shop/&limit=3");
    expect(page.namespaces.map(({ name }: Listed) => name)).toEqual(NAMESPACES.slice(0, 3));
  });

  it("usage is reported as it was last seen", async () => {
    expect(await usage()).toEqual(before.usage);
  });

  it("new namespaces are created, on the workers that are there", async () => {
    // Half of all ids lie on the lost worker. So many namespaces need some ids in a row.
    const names = Array.from({ length: 60 }, (_, n) => `new/n-${String(n).padStart(2, "0")}`);
    const written = await Promise.all(names.map((name) => ask("POST", at(name), { upsert: documents(name) })));
    expect(written.map(({ status, text }) => `${status} ${status === 200 ? "" : text}`)).toEqual(names.map(() => "200 "));
    for (const name of names) expect(await done("GET", at(name, "documents", "d-0"))).toMatchObject({ attributes: { of: name } });
    await expect
      .poll(async () => (await done("GET", "/namespaces?prefix=new/")).namespaces.map(({ name }: Listed) => name))
      .toEqual(names);
  });

  it("namespaces on other workers are shown, written to and judged, and their jobs spend no attempts", async () => {
    const [name] = living;
    expect(await done("GET", at(name!))).toMatchObject({ name, document_count: DOCUMENTS });
    const answered = await done("POST", at(name!), { upsert: documents(name!, 10), wait_for: ["good"] });
    expect(answered.usage.judgment_units).toBe(DOCUMENTS);
    job = (await done("POST", at(name!, "judgments", "good", "backfill"), { confirm: true })).id;
    for (let tries = 0; tries < 10; tries++) {
      await on.service.clock.advance(60_000);
      expect(["pending", "running", "done"]).toContain((await done("GET", `/jobs/${job}`)).status);
    }
    expect(await on.service.fresh.database.query({ text: "select attempts from jobs where attempts > 0" })).toEqual([]);
  }, 120_000);

  it("and all is as it is again once it is back", async () => {
    await startNode(lost, on.cluster.common);
    await expect.poll(async () => (await listed()).every(({ as_of }) => as_of === undefined), { timeout: 60_000 }).toBe(true);
    const ended = async () => {
      await on.service.clock.advance(1_000);
      return (await done("GET", `/jobs/${job}`)).status;
    };
    await expect.poll(ended, { timeout: 60_000 }).toBe("done");
    const counts = new Map((await listed()).map(({ name, document_count }) => [name, document_count]));
    for (const name of NAMESPACES) expect(counts.get(name), name).toBe(name === living[0] ? 2 * DOCUMENTS : DOCUMENTS);
    for (const name of NAMESPACES) expect((await ask("POST", at(name), { upsert: documents(name) })).status).toBe(200);
  }, 120_000);
});
