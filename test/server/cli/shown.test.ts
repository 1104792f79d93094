/** What the command line shows of documents: every digit. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
