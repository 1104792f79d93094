import { describe, expect, it } from "vitest";
import type { RequestLogEntry } from "#generated/request-logs/types.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const DAY = 24 * 3_600_000;
const api = apiOf(["request_logs_list"], {}, async () => ({ requestsKeptMs: 7 * DAY }));

const requests = async (query: string, key?: string): Promise<RequestLogEntry[]> =>
  (await api.get(`/request-log?limit=1000${query}`, key === undefined ? {} : { key })).body.requests;

/** Under an id that one test asks for. */
const under = (id: string) => ({ headers: { "X-Request-Id": id } });
const written = (id: string, query = "") =>
  expect.poll(async () => (await requests(`&request_id=${encodeURIComponent(id)}${query}`)).length);

describe("request_logs_list", () => {
  it("tells who asked what, with which end, and nothing of a body", async () => {
    const ns = freshNamespace();
    const body = { upsert: [{ id: "a", attributes: { note: "a-text-of-the-body" } }] };
    const sent = await api.post(at(ns), body, under("the-write"));
    expect(sent.status).toBe(200);
    const missed = await api.get(at(ns, "documents", "a-missing-document"), under("the-read"));
    await written("the-write").toBe(1);
    await written("the-read").toBe(1);
    const [write] = await requests("&request_id=the-write");
    const key = { id: expect.stringMatching(/^key_/), name: "bootstrap" };
    expect(write).toEqual({
      id: expect.stringMatching(/^rle_/),
      at: api.service.clock.now().toISOString(),
      request_id: "the-write",
      key,
      address: "127.0.0.1",
      operation: "documents_write",
      method: "POST",
      path: "/namespaces/{ns}",
      namespace: ns,
      status: 200,
      error: null,
      duration_ms: expect.any(Number),
      bytes_in: Buffer.byteLength(JSON.stringify(body)),
      bytes_out: Buffer.byteLength(sent.text),
    });
    const [read] = await requests("&request_id=the-read");
    const bytes_out = Buffer.byteLength(missed.text);
    expect(read).toMatchObject({ operation: "documents_get", status: 404, error: "not_found", bytes_in: 0, bytes_out, key });
    expect(JSON.stringify([write, read])).not.toMatch(/a-text-of-the-body|a-missing-document/);
  });

  it("has what is refused to a known key, and nothing of requests without one", async () => {
    const ns = freshNamespace();
    const reader = await api.service.key({ role: "read_only", scope: `${ns}/*`, name: "reader" });
    await api.post(at(`${ns}/a`), { upsert: [{ id: "a" }] }, { key: reader, ...under("refused-role") });
    await api.get(at("elsewhere"), { key: reader, ...under("refused-scope") });
    await api.get(at(ns), { key: null, ...under("without-a-key") });
    await api.get(at(ns), { key: `jk_${"a".repeat(43)}`, ...under("unknown-key") });
    await api.get("/no-such-operation", under("no-operation"));
    await written("refused-role").toBe(1);
    // Entries are written in their order, so these would be there.
    await api.get("/organization", under("after-the-refusals"));
    await written("after-the-refusals").toBe(1);
    const of = async (id: string) => await requests(`&request_id=${id}`);
    const key = { name: "reader" };
    expect(await of("refused-role")).toMatchObject([{ status: 403, error: "forbidden", key }]);
    expect(await of("refused-scope")).toMatchObject([{ status: 403, error: "forbidden", key, namespace: "elsewhere" }]);
    for (const id of ["without-a-key", "unknown-key", "no-operation"]) expect(await of(id), id).toEqual([]);
  });

  it("filters by key, operation, status, class, namespace and time", async () => {
    const ns = freshNamespace();
    const key = await api.service.key({ name: "filtered" });
    const begin = api.service.clock.now().toISOString();
    await api.post(at(`${ns}/a`), { upsert: [{ id: "a" }] }, { key });
    await api.get(at(`${ns}/a`, "documents", "a"), { key });
    await api.get(at(`${ns}/a`, "documents", "none"), { key });
    await api.service.clock.advance(60_000);
    const later = api.service.clock.now().toISOString();
    await api.get(at(`${ns}x`, "documents", "none"), { key, ...under("the-last-one") });
    await written("the-last-one").toBe(1);
    const [{ key: used } = { key: { id: "" } }] = await requests("&request_id=the-last-one");
    const found = async (query: string) =>
      (await requests(`&key=${used.id}${query}`)).map(({ operation, status }) => `${operation} ${status}`);
    const all = ["documents_get 404", "documents_get 404", "documents_get 200", "documents_write 200"];
    expect(await found("")).toEqual(all);
    expect(await found("&operation=documents_write")).toEqual(all.slice(3));
    expect(await found("&status=404")).toEqual(all.slice(0, 2));
    expect(await found("&status=2xx")).toEqual(all.slice(2));
    expect(await found("&status=5xx")).toEqual([]);
    expect(await found(`&namespace_prefix=${encodeURIComponent(`${ns}/*`)}`)).toEqual(all.slice(1));
    expect(await found(`&namespace_prefix=${encodeURIComponent(`${ns}/a`)}`)).toEqual(all.slice(1));
    expect(await found(`&since=${later}`)).toEqual(all.slice(0, 1));
    expect(await found(`&until=${later}&since=${begin}`)).toEqual(all.slice(1));
    expect(await found(`&until=${begin}`)).toEqual([]);
  });

  it("pages without a gap, newest first, and refuses what is no filter", async () => {
    const key = await api.service.key({ name: "paged", admin: true });
    for (const part of ["a", "b", "c", "d", "e"]) await api.get("/organization", { key, ...under(`paged-request-${part}`) });
    await written("paged-request-e").toBe(1);
    const [{ key: used } = { key: { id: "" } }] = await requests("&request_id=paged-request-e");
    const paged: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
      const { body } = await api.get(`/request-log?limit=2&key=${used.id}${after}`);
      paged.push(...body.requests.map(({ request_id }: RequestLogEntry) => request_id.at(-1)));
      cursor = body.next_cursor;
    }
    expect(paged).toEqual(["e", "d", "c", "b", "a"]);
    expect(refusal(await api.get("/request-log?status=6xx"))).toEqual(invalid("query/status"));
    expect(refusal(await api.get("/request-log?operation=Everything"))).toEqual(invalid("query/operation"));
    expect(refusal(await api.get("/request-log?request_id=%20"))).toEqual(invalid("query/request_id"));
    expect((await api.get("/request-log?cursor=x")).status).toBe(400);
  });

  it("shows an organization's admins its own requests, and nobody else", async () => {
    const other = await api.service.organization("team");
    await api.get("/organization", { key: other.adminKey, ...under("of-the-other-one") });
    const theirs = () => requests("&request_id=of-the-other-one", other.adminKey);
    await expect.poll(async () => (await theirs()).length).toBe(1);
    expect(await requests("&request_id=of-the-other-one")).toEqual([]);
    expect(await requests("&operation=documents_write", other.adminKey)).toEqual([]);
    for (const definition of [{ role: "read_write" }, { role: "read_only" }, { role: "read_only", scope: "shop/*" }] as const) {
      const key = await api.service.key(definition);
      expect(refusal(await api.get("/request-log", { key }))).toEqual({ status: 403, code: "forbidden" });
    }
  });

  it("has the requests of all processes, and what was waiting when one stopped", async () => {
    const other = await api.service.beside("api");
    const headers = { "X-Request-Id": "at-the-other-process" };
    await other.request("GET", "/organization", { headers });
    await other.stop();
    expect(await requests("&request_id=at-the-other-process")).toMatchObject([{ operation: "organizations_get", status: 200 }]);
  });
});
