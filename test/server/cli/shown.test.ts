/** What the command line shows of documents: every digit to programs, and to a terminal nothing that it would obey. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { typed } from "./typed.ts";

let service: TestService;

beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(async () => {
  await service.stop();
});

const judgment = (args: readonly string[], input = "") => typed(service, args, input);

describe("numbers that no double holds", { timeout: 60_000 }, () => {
  const ns = "shop/exact";
  const document = '{"id":"d","attributes":{},"state":{"big":12345678901234567890,"list":[0.1000000000000000000001]}}\n';

  beforeAll(async () => {
    expect((await judgment(["write", ns], document)).code).toBe(0);
  });

  it.each([
    ["documents get --json", ["documents", "get", ns, "d", "--json"]],
    ["documents get", ["documents", "get", ns, "d"]],
    ["query --json", ["query", ns, "--state", "--json"]],
    ["query", ["query", ns, "--state"]],
  ])("have all of their digits in %s", async (_, args) => {
    const { code, out } = await judgment(args);
    expect(code).toBe(0);
    expect(out).toMatch(/\b12345678901234567890\b/);
    expect(out).toMatch(/\b0\.1000000000000000000001\b/);
  });

  it("come back as they were where a document is read and written", async () => {
    const { out } = await judgment(["documents", "get", ns, "d", "--json"]);
    const state = /"state":({.*?\]})/.exec(out)![1];
    expect((await judgment(["write", "shop/copy"], `{"id":"d","state":${state}}\n`)).code).toBe(0);
    const exported = await judgment(["documents", "export", "shop/copy", "--format", "jsonl"]);
    expect(exported.out).toContain('"big":12345678901234567890');
  });
});

describe("text that a terminal would obey", { timeout: 60_000 }, () => {
  const ns = "shop/hostile";
  const clipboard = "\u001b]52;c;cm0gLXJm\u0007";
  const hostile = `a${clipboard}b\u009b2Jc\u202ed\re\nforged    true`;

  beforeAll(async () => {
    const document = { id: "d", attributes: { note: hostile }, state: { [`name${clipboard}`]: hostile, list: [{ hostile }] } };
    const written = await service.request("POST", at(ns), { body: { upsert: [document] } });
    expect(written.status).toBe(200);
  });

  it.each([
    ["documents get", ["documents", "get", ns, "d"]],
    ["a table", ["query", ns, "--attributes", "note", "--state", "--output", "table"]],
    ["cells in a pipe", ["query", ns, "--attributes", "note", "--state"]],
  ])("is shown as escapes in %s", async (_, args) => {
    const { code, out } = await judgment(args);
    expect(code).toBe(0);
    expect(out).not.toMatch(/(?![\n\t])\p{Cc}|[\u202a-\u202e]/u);
    expect(out).not.toMatch(/^forged/m);
    expect(out).toContain("a\\x1b]52;c;cm0gLXJm\\x07b\\x9b2Jc\\u202ed\\");
  });

  it("is as it was for programs", async () => {
    const { out } = await judgment(["query", ns, "--attributes", "note", "--json"]);
    expect(JSON.parse(out).attributes.note).toBe(hostile);
  });

  it("is shown as escapes in errors", async () => {
    const input = `id,n\nd,${clipboard}\n`;
    const { err } = await judgment(["import", ns, "--format", "csv", "--types", "n=number"], input);
    expect(err).toContain("\\x1b]52");
    expect(err).not.toContain("\u001b]");
  });
});
