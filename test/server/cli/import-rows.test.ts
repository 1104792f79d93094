/** Rows of files that the import could write wrongly, twice or not at all. */
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdCompressSync } from "node:zlib";
import { ByteWriter, ParquetWriter, parquetWriteBuffer } from "hyparquet-writer";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { at } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { typed, values } from "./typed.ts";

let service: TestService;
const directory = mkdtempSync(join(tmpdir(), "judgment-rows-"));

beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(async () => {
  await service.stop();
  rmSync(directory, { recursive: true, force: true });
});

const judgment = (args: readonly string[], input = "") => typed(service, args, input);

function file(name: string, content: string | Buffer): string {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
}

/** What a namespace has, by id, with every number as it is stored. */
async function stored(ns: string): Promise<Record<string, string>> {
  const { out } = await judgment(["documents", "export", ns, "--format", "jsonl"]);
  const lines = out.trim().split("\n");
  return Object.fromEntries(lines.map((line) => [JSON.parse(line).id, line.replace(/"id":"[^"]*",/, "")]));
}

describe("import of rows whose documents are larger than they are in the file", { timeout: 120_000 }, () => {
  it("sends those of compressed Parquet in requests that the service takes", async () => {
    const count = 400;
    const columnData = [
      { name: "id", data: Array.from({ length: count }, (_, n) => `t-${n}`), type: "STRING" as const },
      { name: "text", data: Array.from({ length: count }, () => "a".repeat(60_000)), type: "STRING" as const },
    ];
    const compressors = { ZSTD: (input: Uint8Array) => zstdCompressSync(input) };
    const made = Buffer.from(parquetWriteBuffer({ columnData, codec: "ZSTD", compressors }));
    expect(made.length).toBeLessThan(1_000_000);
    const bodies: number[] = [];
    const url = await answering((body) => {
      bodies.push(body.length);
      return null;
    });
    const args = ["import", "shop/repetitive", file("repetitive.parquet", made), "--json"];
    const imported = await typed(service, args, "", { JUDGMENT_URL: url });
    expect([imported.code, imported.err]).toEqual([0, ""]);
    expect(values(imported)).toEqual([expect.objectContaining({ documents: count })]);
    expect(Math.max(...bodies)).toBeLessThan(10_000_000);
  });

  it("sends half of a batch where the service says that all of it is too large", async () => {
    const url = await answering((body) => {
      const { upsert } = JSON.parse(body) as { upsert: { state: { n: string } }[] };
      return upsert.length > 3 || upsert.some(({ state }) => state.n === "huge") ? "too_large" : null;
    });
    const lines = ["0", "1", "2", "huge", "4", "5", "6", "7"].map((n, at) => `t-${at},${n}\n`).join("");
    const target = file("halves.csv", `id,n\n${lines}`);
    const stopped = await typed(service, ["import", "shop/halves", target], "", { JUDGMENT_URL: url });
    expect(stopped.code).toBe(2);
    expect(stopped.err).toMatch(/^Line 5 is refused: .*\n3 documents before it are written\. The same/);
    const skipping = ["import", "shop/halves", target, "--restart", "--on-error", "skip", "--json"];
    const skipped = await typed(service, skipping, "", { JUDGMENT_URL: url });
    expect([skipped.code, values(skipped)]).toEqual([1, [expect.objectContaining({ documents: 7, skipped: 1 })]]);
  });
});

describe("import of CSV whose lines end in several ways", { timeout: 60_000 }, () => {
  it("gives no cell the end of its line", async () => {
    const target = file("mixed.csv", 'id,city\na,Paris\r\nb,"Rome\r\nEast"\r\nc,Oslo\nd,Bern\ne,"Wien"\r\n');
    expect((await judgment(["import", "shop/mixed", target])).code).toBe(0);
    expect(await stored("shop/mixed")).toEqual({
      a: '{"attributes":{},"state":{"city":"Paris"}}',
      b: '{"attributes":{},"state":{"city":"Rome\\r\\nEast"}}',
      c: '{"attributes":{},"state":{"city":"Oslo"}}',
      d: '{"attributes":{},"state":{"city":"Bern"}}',
      e: '{"attributes":{},"state":{"city":"Wien"}}',
    });
  });

  it.each([
    [
      "as text where the first line ends otherwise",
      "text",
      'id,"te""xt"\n1,a\rb\n2,c\r\n3,"d"\n',
      { 1: "a\\rb", 2: "c", 3: "d" },
    ],
    ["as the end of a line where it ends the first", "lines", '"id","te""xt\n"\r1,a\r2,c\r\n3,"d"\n', { 1: "a", 2: "c", 3: "d" }],
  ])("takes a lone carriage return %s", async (_, name, content, cells) => {
    const target = file(`${name}.csv`, content);
    expect(await judgment(["import", `shop/${name}`, target])).toMatchObject({ code: 0, err: "" });
    const column = name === "text" ? 'te\\"xt' : 'te\\"xt\\n';
    const kept = Object.entries(cells).map(([id, cell]) => [id, `{"attributes":{},"state":{"${column}":"${cell}"}}`]);
    expect(await stored(`shop/${name}`)).toEqual(Object.fromEntries(kept));
  });

  it("counts a line of a quoted cell once, however it ends", async () => {
    const target = file("counted.csv", 'id,n,text\r\na,1,"x\r\ny\nz"\r\nb,2,"p\r\nq"\r\nc,many,""\r\n');
    const refused = await judgment(["import", "shop/counted", target, "--types", "n=number"]);
    expect(refused.err).toMatch(/^Line 7 has a wrong cell/);
  });
});

describe("import of Parquet with nested values", { timeout: 60_000 }, () => {
  const decimal = (name: string, scale: number) => {
    return { name, type: "INT64", converted_type: "DECIMAL", scale, precision: 18, repetition_type: "OPTIONAL" };
  };
  const text = (name: string) => ({ name, type: "BYTE_ARRAY", converted_type: "UTF8", repetition_type: "OPTIONAL" });

  it("keeps every digit of decimals in lists, objects and maps, and every character of texts", async () => {
    const writer = new ByteWriter();
    const schema = [
      { name: "root", num_children: 5 },
      text("id"),
      { name: "prices", converted_type: "LIST", repetition_type: "OPTIONAL", num_children: 1 },
      { name: "list", repetition_type: "REPEATED", num_children: 1 },
      decimal("element", 2),
      { name: "order", repetition_type: "OPTIONAL", num_children: 2 },
      decimal("total", 4),
      text("note"),
      { name: "rates", converted_type: "MAP", repetition_type: "OPTIONAL", num_children: 1 },
      { name: "key_value", repetition_type: "REPEATED", num_children: 2 },
      { ...text("key"), repetition_type: "REQUIRED" },
      decimal("value", 6),
      { name: "lines", converted_type: "LIST", repetition_type: "OPTIONAL", num_children: 1 },
      { name: "list", repetition_type: "REPEATED", num_children: 1 },
      { name: "element", repetition_type: "OPTIONAL", num_children: 2 },
      decimal("price", 3),
      { name: "count", type: "INT64", repetition_type: "OPTIONAL" },
    ];
    const made = new ParquetWriter({ writer, schema: schema as never });
    made.write({
      columnData: [
        { name: "id", data: ["a", "b"] },
        { name: "prices", data: [[90_071_992_547_409_931n, 5n, null], []] },
        { name: "order", data: [{ total: 12_345_678_901_234_567n, note: "\ufeffx" }, null] },
        { name: "rates", data: [{ eur: 100_000_000_000_000_001n }, null] },
        { name: "lines", data: [[{ price: 123_456_789_012_345_678n, count: 9_007_199_254_740_993n }], null] },
      ],
    });
    made.finish();
    const target = file("nested.parquet", Buffer.from(writer.getBuffer()));
    expect((await judgment(["import", "shop/nested", target])).code).toBe(0);
    expect(await stored("shop/nested")).toEqual({
      a: `{"attributes":{},"state":{"lines":[{"count":9007199254740993,"price":123456789012345.678}],"order":{"note":"\ufeffx","total":1234567890123.4567},"rates":{"eur":100000000000.000001},"prices":[900719925474099.31,0.05,null]}}`,
      b: '{"attributes":{},"state":{"prices":[]}}',
    });
  });
});

describe("import of columns", { timeout: 60_000 }, () => {
  it.each([
    ["id,status,state.status\na,open,closed\n", [], /"status" and "state\.status" .*"status" of the state/],
    ["id,x,attributes.x\na,1,2\n", ["--attribute", "x"], /"x" and "attributes\.x" .*attribute "x"/],
  ])("refuses two that are one member: %j", async (content, options, message) => {
    const refused = await judgment(["import", "shop/twice", file("twice.csv", content), ...options]);
    expect([refused.code, refused.out, refused.err]).toEqual([2, "", expect.stringMatching(message)]);
    expect((await service.request("GET", at("shop/twice"))).status).toBe(404);
  });

  it.each([
    ['{"id":"a","status":"open","state":{"status":"closed"}}\n', /^Line 1 has two values for "status" of the state/],
    ['{"id":"a","attributes.x":1,"attributes":{"x":2}}\n', /^Line 1 has two values for the attribute "x"/],
  ])("refuses a line of JSON with two values for one member: %j", async (line, message) => {
    const refused = await judgment(["import", "shop/twice", file("twice.jsonl", line)]);
    expect([refused.code, refused.out, refused.err]).toEqual([2, "", expect.stringMatching(message)]);
  });

  it.each([
    [
      "twice.jsonl",
      '{"id":"a","state":{"n":1},"state":{}}',
      [],
      'Line 2 has the member "/state" twice, the second time in column 27',
    ],
    ["twice.jsonl", '{"id":"a","tags":["x",{"\\u006b":1,"k":2}]}', [], 'Line 2 has the member "/tags/1/k" twice'],
    [
      "twice.csv",
      'a,"{""n"":1,""n"":2}"',
      ["--types", "state=json"],
      'Line 3 has a wrong cell: "state" has the member "/n" twice',
    ],
  ])("refuses a row with a member named twice in %s: %s", async (name, row, options, message) => {
    const good = name.endsWith("csv") ? 'id,state\nb,"{""n"":1}"' : '{"id":"b","state":{"n":1}}';
    const target = file(name, `${good}\n${row}\n`);
    const refused = await judgment(["import", "shop/once", target, "--restart", ...options]);
    expect([refused.code, refused.out, refused.err]).toEqual([2, "", expect.stringContaining(message)]);
    const skipping = ["import", "shop/once", target, "--restart", "--on-error", "skip", "--json", ...options];
    const skipped = await judgment(skipping);
    expect([skipped.code, values(skipped)]).toEqual([1, [expect.objectContaining({ documents: 1, skipped: 1 })]]);
    expect(Object.keys(await stored("shop/once"))).toEqual(["b"]);
  });

  it("says which named ones no line of JSON had", async () => {
    const target = file("names.jsonl", '{"id":"a","customer":"c","n":1}\n{"id":"b","n":2}\n');
    const wrong = ["--attribute", "custmer,n", "--skip", "note", "--types", "nn=number"];
    const told = await judgment(["import", "shop/names", target, ...wrong]);
    expect(told.code).toBe(1);
    expect(told.out).toMatch(/documents +2\n/);
    expect(told.err).toBe(
      [
        'No line has the column "custmer", which --attribute names.',
        'No line has the column "note", which --skip names.',
        'No line has the column "nn", which --types names.\n',
      ].join("\n"),
    );
    const right = await judgment(["import", "shop/names", target, "--attribute", "customer,n"]);
    expect([right.code, right.err]).toEqual([0, ""]);
  });

  it("knows after an interruption what it had skipped, and which columns there were", async () => {
    let requests = 0;
    const url = await answering(() => (++requests === 2 ? "forbidden" : null));
    const line = (n: number) => (n === 7 ? '{"text":"no id"}\n' : `{"id":"t-${n}"${n === 3 ? ',"vip":true' : ""}}\n`);
    const target = file("interrupted.jsonl", Array.from({ length: 1_500 }, (_, n) => line(n)).join(""));
    const args = ["import", "shop/interrupted", target, "--attribute", "vip", "--on-error", "skip", "--json"];
    const first = await typed(service, args, "", { JUDGMENT_URL: url });
    expect(first).toMatchObject({ code: 1, out: "", err: expect.stringMatching(/^{"skipped":{"line":8,.*\n.*forbidden/) });
    const rest = await typed(service, args, "", { JUDGMENT_URL: url });
    expect([rest.code, rest.err]).toEqual([1, ""]);
    expect(values(rest)).toEqual([expect.objectContaining({ documents: 499, skipped: 1, resumed_after_line: 1_001 })]);
  });
});

/** A service that takes all writes but those that get a code. */
async function answering(code: (body: string) => string | null): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const refused = code(Buffer.concat(chunks).toString());
    const status = refused === "too_large" ? 413 : refused === null ? 200 : 403;
    response.writeHead(status, { "Content-Type": "application/json" });
    const error = { code: refused, message: `It is ${refused}.`, details: {}, request_id: "r" };
    response.end(JSON.stringify(refused === null ? { results: [], sequence: 1 } : { error }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}
