/** Documents from files of tables and back, as typed, and as programs that are not ours read and write them. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { parquetMetadata, parquetReadObjects } from "hyparquet";
import { ByteWriter, ParquetWriter, parquetWriteBuffer } from "hyparquet-writer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at } from "#test/api/support/api.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { type Ended, typed, values } from "./typed.ts";

let service: TestService;
const directory = mkdtempSync(join(tmpdir(), "judgment-tables-"));
const path = (name: string) => join(directory, name);
const python = { what: "python3", there: spawnSync("python3", ["--version"]).status === 0, cure: "apt-get install python3" };

beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(async () => {
  await service.stop();
  rmSync(directory, { recursive: true, force: true });
});

const judgment = (args: readonly string[], input = "") => typed(service, args, input);

function file(name: string, content: string | Buffer): string {
  writeFileSync(path(name), content);
  return path(name);
}

/** What a namespace has, by id, with every number as it is stored. */
async function stored(ns: string): Promise<Record<string, unknown>> {
  const shown = await judgment(["documents", "export", ns, "--format", "jsonl"]);
  expect(shown.err).toBe("");
  return Object.fromEntries(
    shown.out
      .trim()
      .split("\n")
      .map((line) => [JSON.parse(line).id, line.replaceAll(/"id":"[^"]*",/g, "")]),
  );
}

const said = ({ code, out, err }: Ended) => ({ code, told: code === 2 ? err : JSON.parse(out), err });

/** Texts that break what splits lines and cells, numbers that no double holds, and every kind of nothing. */
const HARD = [
  { id: "plain", attributes: { status: "open", n: 1, vip: true }, state: { text: "My parcel never came." } },
  { id: "quotes", attributes: { status: 'say "hi", then\nleave', n: -2 }, state: { text: " spaces " } },
  { id: "unicode", attributes: { status: "日本\u0085語", n: 9_007_199_254_740_991 }, state: { text: "=1+1" } },
  { id: "empty", attributes: { status: "" }, state: { text: "", nothing: null } },
  { id: "deep", attributes: { tags: ["vip", "eu"], status: "007" }, state: { messages: [{ text: "a" }], big: "see below" } },
  { id: "none", attributes: {}, state: {} },
];
/** JSON.stringify would round it. */
const EXACT = '{"id":"exact","attributes":{"ratio":0.1},"state":{"big":12345678901234567890,"tiny":1.0000000000000000001}}';

async function writtenTo(ns: string): Promise<void> {
  const written = await service.request("POST", at(ns), { body: { upsert: HARD } });
  expect([written.status, written.body]).toEqual([200, expect.anything()]);
  expect((await judgment(["write", ns], `${EXACT}\n`)).code).toBe(0);
}

describe("documents export and import", { timeout: 120_000 }, () => {
  it.each(["csv", "jsonl", "parquet"])("give the same documents through %s", async (format) => {
    const [ns, copy, target] = [`shop/from-${format}`, `shop/to-${format}`, path(`all.${format}`)];
    await writtenTo(ns);
    const exported = await judgment(["documents", "export", ns, target, "--json"]);
    expect([exported.code, exported.err]).toEqual([0, ""]);
    const [{ documents, types }] = values(exported) as [{ documents: number; types?: string }];
    expect(documents).toBe(7);
    const imported = said(await judgment(["import", copy, target, "--json", ...(types ? ["--types", types] : [])]));
    expect(imported).toMatchObject({ code: 0, told: { documents: 7, skipped: 0 }, err: "" });
    const before = await stored(ns);
    expect(before.exact).toContain("12345678901234567890");
    expect(before.exact).toContain("1.0000000000000000001");
    expect(await stored(copy)).toEqual(before);
    expect(existsSync(`${target}.written`)).toBe(false);
  });

  it("has the state in one column where that is asked for", async () => {
    const [ns, target] = ["shop/from-csv", path("state.csv")];
    const [{ types }] = values(await judgment(["documents", "export", ns, target, "--state", "json", "--json"])) as [
      { types: string },
    ];
    expect(readFileSync(target, "utf8").split("\n")[0]).toMatch(/^id,attributes\..*,state$/);
    expect((await judgment(["import", "shop/one-column", target, "--types", types])).code).toBe(0);
    expect(await stored("shop/one-column")).toEqual(await stored(ns));
  });

  it("puts the chosen answers into columns of their own", async () => {
    const ns = "shop/answered";
    const definition = { type: "bool", question: "Is it urgent?", engine: { name: "test" }, thresholds: { page: 0.5 } };
    const created = await service.request("POST", `${at(ns)}/judgments`, { body: { name: "urgent", ...definition } });
    expect([created.status, created.body]).toEqual([201, expect.anything()]);
    const body = { upsert: [{ id: "t", state: { text: "now" } }], wait_for: ["urgent"], wait_timeout_ms: 10_000 };
    const answer = (await service.request("POST", at(ns), { body })).body.results[0].answers.urgent;
    expect(answer.freshness).toBe("fresh");
    const target = path("answers.parquet");
    expect((await judgment(["documents", "export", ns, target, "--answers", "urgent"])).code).toBe(0);
    const bytes = readFileSync(target);
    const rows = await parquetReadObjects({
      file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as never,
    });
    expect(rows).toEqual([
      {
        id: "t",
        "state.text": "now",
        "answers.urgent.p": answer.p,
        "answers.urgent.confidence": answer.confidence,
        "answers.urgent.freshness": "fresh",
        "answers.urgent.thresholds.page": answer.thresholds.page,
      },
    ]);
    const imported = said(await judgment(["import", "shop/without-answers", target, "--json"]));
    expect(imported.told).toMatchObject({ documents: 1 });
    expect(await stored("shop/without-answers")).toEqual({ t: '{"attributes":{},"state":{"text":"now"}}' });
  });

  it("writes CSV that Python's csv module reads cell by cell", needs(python), async () => {
    const ns = "shop/python";
    await writtenTo(ns);
    expect((await judgment(["documents", "export", ns, path("python.csv"), "--attributes", "status"])).code).toBe(0);
    const program =
      "import csv,json,sys; print(json.dumps(list(csv.DictReader(open(sys.argv[1], newline='', encoding='utf-8')))))";
    const rows = JSON.parse(execFileSync("python3", ["-c", program, path("python.csv")], { encoding: "utf8" })) as Record<
      string,
      string
    >[];
    const byId = Object.fromEntries(rows.map((row) => [row.id, row]));
    for (const { id, attributes } of HARD) expect(byId[id]!["attributes.status"]).toBe(attributes.status ?? "");
    expect(byId.unicode!["state.text"]).toBe("=1+1");
  });
});

describe("import", { timeout: 120_000 }, () => {
  it("reads the CSV of Python, with its columns named", needs(python), async () => {
    const program = `import csv,sys
w = csv.writer(open(sys.argv[1], "w", newline="", encoding="utf-8-sig"), delimiter=";")
w.writerow(["key", "status", "price", "body"])
w.writerow(["a", "open", "12.50", 'He said "no";\\nthen left'])
w.writerow(["b", "", "99999999999999999999", "é"])`;
    execFileSync("python3", ["-c", program, path("made.csv")]);
    const options = ["--id", "key", "--attribute", "status", "--types", "price=number", "--delimiter", ";"];
    expect(said(await judgment(["import", "shop/made", path("made.csv"), ...options, "--json"])).told).toMatchObject({
      documents: 2,
    });
    expect(await stored("shop/made")).toEqual({
      a: '{"attributes":{"status":"open"},"state":{"body":"He said \\"no\\";\\nthen left","price":12.5}}',
      b: '{"attributes":{},"state":{"body":"é","price":99999999999999999999}}',
    });
  });

  it("reads Parquet of other types, codecs and sizes, with decimals digit by digit", async () => {
    const writer = new ByteWriter();
    const schema = [
      { name: "root", num_children: 6 },
      { name: "id", type: "INT64", repetition_type: "REQUIRED" },
      {
        name: "price",
        type: "FIXED_LEN_BYTE_ARRAY",
        type_length: 16,
        converted_type: "DECIMAL",
        scale: 4,
        precision: 30,
        repetition_type: "OPTIONAL",
      },
      { name: "at", type: "INT64", converted_type: "TIMESTAMP_MICROS", repetition_type: "OPTIONAL" },
      { name: "day", type: "INT32", converted_type: "DATE", repetition_type: "OPTIONAL" },
      { name: "big", type: "INT64", repetition_type: "OPTIONAL" },
      { name: "vip", type: "BOOLEAN", repetition_type: "OPTIONAL" },
    ];
    const other = new ParquetWriter({
      writer,
      schema: schema as never,
      codec: "GZIP",
      compressors: { GZIP: (input) => gzipSync(input) },
    });
    const columnData = [
      { name: "id", data: [1n, 2n] },
      { name: "price", data: [12_345_678_901_234_567_890_1234n, -5n] },
      { name: "at", data: [1_700_000_000_123_456n, null] },
      { name: "day", data: [new Date("2026-01-31T00:00:00Z"), null] },
      { name: "big", data: [9_223_372_036_854_775_807n, null] },
      { name: "vip", data: [true, null] },
    ];
    other.write({ columnData, rowGroupSize: 1 });
    other.finish();
    const made = file("made.parquet", Buffer.from(writer.getBuffer()));
    expect(said(await judgment(["import", "shop/parquet", made, "--attribute", "vip", "--json"])).told).toMatchObject({
      documents: 2,
    });
    expect(await stored("shop/parquet")).toEqual({
      1: '{"attributes":{"vip":true},"state":{"at":"2023-11-14T22:13:20.123456Z","big":9223372036854775807,"day":"2026-01-31","price":12345678901234567890.1234}}',
      2: '{"attributes":{},"state":{"price":-0.0005}}',
    });
  });

  it("names the line that is wrong, writes what stands before it, and goes on there when it is mended", async () => {
    const ns = "shop/mended";
    const line = (n: number) => `t-${n},${n},"two\nlines"\n`;
    const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => line(from + at)).join("");
    const head = "id,n,text\n";
    const target = file("mended.csv", `${head}${lines(0, 1_500)}t-1500,many,x\n`);
    const options = ["--types", "n=number"];
    const first = await judgment(["import", ns, target, ...options]);
    expect(first).toMatchObject({ code: 2, out: "" });
    expect(first.err).toMatch(
      /^Line 3002 has a wrong cell: "n" must be a number such as -12.5, not "many"\.\n1500 documents before it are written\. The same/,
    );
    file("mended.csv", `${head}${lines(0, 1_502)}`);
    const rest = said(await judgment(["import", ns, target, ...options, "--json"]));
    expect(rest).toMatchObject({ code: 0, told: { documents: 2, resumed_after_line: 1_500 } });
    expect((await service.request("GET", at(ns))).body.document_count).toBe(1_502);
  });

  it("skips wrong rows where it is told to, and tells each of them", async () => {
    const ns = "shop/skipped";
    const bad = Buffer.concat([
      Buffer.from("id,n\na,1\nb,x\nc,1,2\n"),
      Buffer.from([0x64, 0xff]),
      Buffer.from(",4\n,5\ne,6\n"),
      Buffer.from(`${"f".repeat(2_000)},7\ng,8\n`),
    ]);
    const target = file("bad.csv", bad);
    const skipped = await judgment(["import", ns, target, "--types", "n=number", "--on-error", "skip", "--json"]);
    expect(skipped.code).toBe(1);
    expect(values(skipped)).toEqual([expect.objectContaining({ documents: 3, skipped: 5 })]);
    const told = skipped.err
      .trim()
      .split("\n")
      .map((one) => JSON.parse(one).skipped);
    expect(told.map(({ line }) => line)).toEqual([3, 4, 5, 6, 8]);
    expect(told.map(({ problem }) => problem).join("\n")).toMatch(
      /number.*\n.*3 cells.*\n.*UTF-8.*\n.*no id.*\n.*is refused: \/id/,
    );
    expect(Object.keys(await stored(ns)).sort()).toEqual(["a", "e", "g"]);
  });

  it("reads JSON Lines with columns or whole documents from standard input, and says what it needs", async () => {
    const input =
      '{"key": 7, "status": "open", "text": "a"}\n\n{"key": "8", "attributes": {"status": "closed"}, "state": {"n": 1.50}}\n';
    const piped = said(
      await typed(
        service,
        ["import", "shop/piped", "--format", "jsonl", "--id", "key", "--attribute", "status", "--json"],
        input,
      ),
    );
    expect(piped).toMatchObject({ code: 0, told: { documents: 2 } });
    expect(await stored("shop/piped")).toEqual({
      7: '{"attributes":{"status":"open"},"state":{"text":"a"}}',
      8: '{"attributes":{"status":"closed"},"state":{"n":1.5}}',
    });
    const target = file("few.csv", "id,a\n1,2\n");
    const refusals: [string[], RegExp][] = [
      [[file("unknown.txt", "")], /Give the format with --format csv\|jsonl\|parquet/],
      [[target, "--attribute", "b"], /--attribute names the column "b", which the file does not have\. Its columns are id, a\./],
      [[target, "--types", "a=date"], /--types must be column=type.*string, number, boolean, json/],
      [[target, "--on-error", "ignore"], /--on-error must be stop or skip/],
      [["--format", "parquet"], /Name a file/],
      [[file("no.parquet", "id\n")], /is not a Parquet file/],
      [[file("twice.csv", "id,id\n")], /Line 1 names the column "id" twice/],
      [[file("open.csv", 'id,a\n1,"x\n')], /^Line \d+ is not CSV: Quote Not Closed/],
      [[file("array.jsonl", "[]\n")], /Line 1 is not a JSON object/],
    ];
    for (const [args, message] of refusals)
      expect(await judgment(["import", "shop/refused", ...args])).toMatchObject({
        code: 2,
        out: "",
        err: expect.stringMatching(message),
      });
    expect((await service.request("GET", at("shop/refused"))).status).toBe(404);
  });

  it("reads large row groups part by part", async () => {
    const count = 25_000;
    const ids = Array.from({ length: count }, (_, n) => `t-${n}`);
    const made = parquetWriteBuffer({ columnData: [{ name: "id", data: ids, type: "STRING" }], rowGroupSize: count });
    expect(parquetMetadata(made).row_groups.length).toBe(1);
    const target = file("large.parquet", Buffer.from(made));
    expect(said(await judgment(["import", "shop/large", target, "--json"])).told).toMatchObject({ documents: count });
    expect((await service.request("GET", at("shop/large"))).body.document_count).toBe(count);
  });
});
