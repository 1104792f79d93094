import { describe, expect, it } from "vitest";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["usage_reports_get"]);

interface Line {
  line: string;
  bytes_written: number;
  bytes_scanned: number;
  judgment_units: number;
  tokens_evaluated: number;
  bytes_stored: number;
  cost_usd: number;
}

interface Report {
  month: string;
  as_of: string;
  lines: Line[];
  cost_usd: number;
  namespaces: { namespace: string; lines: Line[]; cost_usd: number }[];
  next_cursor: string | null;
}

const usage = async (query = "", key = api.service.adminKey): Promise<Report> => (await api.get(`/usage${query}`, { key })).body;
const lineOf = (lines: readonly Line[], name: string) => lines.find(({ line }) => line === name);
const write = (namespace: string, id: string, bytes: number, key = api.service.adminKey) =>
  api.post(at(namespace), { upsert: [{ id, state: { text: "x".repeat(bytes - '{"text":""}{}'.length) } }] }, { key });

/** Forward to the first moment of the next month. */
async function nextMonth(): Promise<string> {
  const { clock } = api.service;
  const now = clock.now();
  await clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - now.getTime());
  return clock.now().toISOString().slice(0, 7);
}

describe("usage_reports_get", () => {
  it("reports by line and namespace what was answered to have been used, and what it costs", async () => {
    const { adminKey: key } = await api.service.organization("team");
    const namespace = freshNamespace();
    await api.post(at(namespace, "judgments"), { name: "urgent", type: "bool", question: "?" }, { key });
    const upsert = [
      { id: "short", state: { text: "x" } },
      { id: "long", state: { text: "x".repeat(9_000) } },
    ];
    const written = (await api.post(at(namespace), { upsert, wait_for: ["urgent"] }, { key })).body.usage;
    expect(written).toMatchObject({ judgment_units: 5, bytes_scanned: 0 });
    const queried = (await api.post(at(namespace, "query"), { filters: ["attributes.a", "Eq", null] }, { key })).body.usage;
    expect(queried.bytes_scanned).toBeGreaterThan(9_000);
    // Queries are billed behind them.
    await expect.poll(async () => lineOf((await usage("", key)).lines, "queries")?.bytes_scanned).toBe(queried.bytes_scanned);
    await api.service.clock.advance(3_600_000);
    const report = await usage("", key);
    const month = api.service.clock.now().toISOString().slice(0, 7);
    expect(report).toMatchObject({ month, as_of: api.service.clock.now().toISOString(), next_cursor: null });
    const zero = { bytes_written: 0, bytes_scanned: 0, judgment_units: 0, tokens_evaluated: 0, bytes_stored: 0, cost_usd: 0 };
    expect(report.lines).toEqual([
      { ...zero, line: "judging", judgment_units: 5, tokens_evaluated: written.tokens_evaluated, cost_usd: 0.01 },
      { ...zero, line: "writes", bytes_written: written.bytes_written, cost_usd: 0.000009 },
      { ...zero, line: "storage", bytes_stored: expect.any(Number) },
      { ...zero, line: "queries", bytes_scanned: queried.bytes_scanned },
    ]);
    expect(report.cost_usd).toBe(0.010009);
    expect(report.namespaces).toEqual([{ namespace, lines: report.lines, cost_usd: report.cost_usd }]);
    expect((await api.get(at(namespace), { key })).body.spent_usd).toBe(0.010009);
  });

  it("shows no price, and nothing of a month in which nothing was used", async () => {
    const { adminKey: key } = await api.service.organization("team");
    for (const month of ["2020-01", "2040-12"]) {
      expect(await usage(`?month=${month}`, key)).toEqual({
        month,
        as_of: api.service.clock.now().toISOString(),
        lines: [],
        cost_usd: 0,
        namespaces: [],
        next_cursor: null,
      });
    }
    await write(freshNamespace(), "a", 1_000_000, key);
    const members = new Set(JSON.stringify(await usage("", key)).match(/"[a-z_]+":/g));
    expect([...members].filter((name) => /price|tier|rate/.test(name))).toEqual([]);
  });

  it("pages through namespaces by name, each page with the totals of all", async () => {
    const { adminKey: key } = await api.service.organization("team");
    const root = freshNamespace();
    for (const [n, name] of ["c", "a", "b", "d/e"].entries()) await write(`${root}/${name}`, "x", (n + 1) * 1_000_000, key);
    const pages: Report[] = [];
    for (let query = "?limit=3"; query !== ""; ) {
      const page = await usage(query, key);
      pages.push(page);
      query = page.next_cursor === null ? "" : `?limit=3&cursor=${page.next_cursor}`;
    }
    expect(pages.map(({ namespaces }) => namespaces.map(({ namespace }) => namespace.slice(root.length)))).toEqual([
      ["/a", "/b", "/c"],
      ["/d/e"],
    ]);
    for (const { lines, cost_usd } of pages) {
      expect(lineOf(lines, "writes")!.bytes_written).toBe(10_000_000);
      expect(cost_usd).toBe(0.01);
    }
    expect(pages.flatMap(({ namespaces }) => namespaces).reduce((sum, one) => sum + one.cost_usd, 0)).toBeCloseTo(0.01, 9);
  });

  it("shows a restricted key the namespaces in its scope, and totals over those", async () => {
    const { adminKey, key: keyOf } = await api.service.organization("team");
    const root = freshNamespace();
    await write(root, "x", 1_000_000, adminKey);
    await write(`${root}/in`, "x", 2_000_000, adminKey);
    await write(`${root}-beside`, "x", 4_000_000, adminKey);
    const seen = async (scope: string) => {
      const { lines, cost_usd, namespaces } = await usage("", await keyOf({ role: "read_only", scope }));
      return [lineOf(lines, "writes")?.bytes_written, cost_usd, namespaces.map(({ namespace }) => namespace.slice(root.length))];
    };
    expect(await seen(`${root}/*`)).toEqual([3_000_000, 0.003, ["", "/in"]]);
    expect(await seen(root)).toEqual([1_000_000, 0.001, [""]]);
    expect(await seen(`${root}/none`)).toEqual([undefined, 0, []]);
  });

  it("keeps months apart, the turn of the year included, and keeps deleted namespaces in theirs", async () => {
    const { adminKey: key } = await api.service.organization("team");
    const namespace = freshNamespace();
    while (api.service.clock.now().getUTCMonth() !== 11) await nextMonth();
    const december = api.service.clock.now().toISOString().slice(0, 7);
    await api.service.clock.advance(31 * 86_400_000 - 1);
    await write(namespace, "a", 3_000_000, key);
    await api.service.clock.advance(1);
    await write(namespace, "b", 5_000_000, key);
    const written = async (month: string) => lineOf((await usage(`?month=${month}`, key)).lines, "writes")?.bytes_written;
    const january = `${Number(december.slice(0, 4)) + 1}-01`;
    expect([await written(december), await written(january)]).toEqual([3_000_000, 5_000_000]);
    await api.delete(at(namespace), { key });
    await write(namespace, "c", 1_000_000, key);
    expect([await written(december), await written(january)]).toEqual([3_000_000, 6_000_000]);
    const [only, ...others] = (await usage(`?month=${january}`, key)).namespaces;
    expect([only!.namespace, lineOf(only!.lines, "writes")!.bytes_written, others]).toEqual([namespace, 6_000_000, []]);
    await nextMonth();
    expect((await usage("", key)).namespaces.map(({ lines }) => lines.map(({ line }) => line))).toEqual([]);
  });

  it("averages what is stored over the month, also while nobody writes, and bills it by the month", async () => {
    const { adminKey: key } = await api.service.organization("team");
    const namespace = freshNamespace();
    const stored = async (month = "") => lineOf((await usage(month && `?month=${month}`, key)).lines, "storage");
    const first = await nextMonth();
    const days = new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5)), 0)).getUTCDate();
    await api.service.clock.advance(10 * 86_400_000);
    await write(namespace, "a", 30_000_000, key);
    await api.service.clock.advance(10 * 86_400_000);
    expect((await stored())!.bytes_stored).toBe(15_000_000);
    await api.post(at(namespace), { upsert: [{ id: "a", state: { text: "x".repeat(12_000_000 - 13) } }] }, { key });
    await api.service.clock.advance((days - 20) * 86_400_000);
    const average = Math.round((30_000_000 * 10 + 12_000_000 * (days - 20)) / days);
    expect(await stored(first)).toMatchObject({ bytes_stored: average, cost_usd: Math.round(average * 0.0003) / 1e6 });
    const quiet = await nextMonth();
    const last = new Date(`${quiet}-01T00:00:00Z`).getTime() - 1;
    expect((await stored(new Date(last).toISOString().slice(0, 7)))!.bytes_stored).toBe(12_000_000);
    await api.service.clock.advance(86_400_000);
    await api.delete(at(namespace), { key });
    await api.service.clock.advance(3 * 86_400_000);
    expect((await stored())!.bytes_stored).toBe(3_000_000);
    expect((await stored(first))!.bytes_stored).toBe(average);
    await nextMonth();
    expect(await stored()).toBeUndefined();
  });

  it("shows what is for no production as one line that costs nothing, with what was stored while it was", async () => {
    const { adminKey: key } = await api.service.organization("team");
    const namespace = freshNamespace();
    await nextMonth();
    await write(namespace, "a", 4_000_000, key);
    await api.service.clock.advance(86_400_000);
    await api.service.request("PUT", `/non-production-prefixes/${encodeURIComponent(namespace)}`, { key });
    await write(namespace, "b", 8_000_000, key);
    await api.service.clock.advance(86_400_000);
    const report = await usage("", key);
    const dayOf30 =
      Math.round((4_000_000 * 0.0003 * 1) / new Date(Date.UTC(2030, api.service.clock.now().getUTCMonth() + 1, 0)).getUTCDate()) /
      1e6;
    expect(report.lines).toEqual([
      expect.objectContaining({ line: "writes", bytes_written: 4_000_000, cost_usd: 0.004 }),
      expect.objectContaining({ line: "storage", bytes_stored: 2_000_000, cost_usd: dayOf30 }),
      expect.objectContaining({ line: "non_production", bytes_written: 8_000_000, bytes_stored: 6_000_000, cost_usd: 0 }),
    ]);
    expect((await api.get(at(namespace), { key })).body).toMatchObject({ spent_usd: 0.004, non_production: true });
  });

  it("refuses what is no month, and a cursor of nobody's making", async () => {
    for (const month of ["2030-13", "2030", "2030-1", "next"]) {
      expect(refusal(await api.get(`/usage?month=${month}`))).toEqual(invalid("query/month"));
    }
    expect(refusal(await api.get("/usage?cursor=x"))).toEqual(invalid("query/cursor"));
  });
});
