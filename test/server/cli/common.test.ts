/** The commands of every day, as a person types them one after another. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { typed, values } from "./typed.ts";

let service: TestService;
const ns = "daily/tickets";
const directory = mkdtempSync(join(tmpdir(), "judgment-daily-"));
const judgment = (...args: string[]) => typed(service, args);
const one = async (...args: string[]) => {
  const ended = await judgment(...args, "--json");
  expect([ended.code, ended.err], args.join(" ")).toEqual([0, expect.any(String)]);
  return values(ended)[0];
};

beforeAll(async () => {
  service = await testService({}, true);
  const upsert = ["a", "b", "c"].map((id) => ({ id, attributes: { status: "open" }, state: { text: id } }));
  await service.request("POST", at(ns), { body: { upsert } });
});
afterAll(async () => {
  await service.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe("the command line, day by day", { timeout: 90_000 }, () => {
  it("reads and deletes documents, after a word of confirmation", async () => {
    expect(await one("documents", "get", ns, "a")).toMatchObject({ id: "a", state: { text: "a" } });
    expect(await judgment("documents", "delete", ns, "a", "b")).toMatchObject({
      code: 2,
      err: 'This deletes 2 documents of "daily/tickets". Confirm with --yes.\n',
    });
    expect(await one("documents", "delete", ns, "a", "b", "--yes")).toEqual({ namespace: ns, documents: 2 });
    expect(await judgment("documents", "get", ns, "a")).toMatchObject({
      code: 1,
      err: expect.stringContaining("does not exist, or this key may not see it"),
    });
    expect((await service.request("GET", at(ns))).body.document_count).toBe(1);
  });

  it("makes a judgment better: versions, thresholds, outcomes", async () => {
    await one("judgments", "create", ns, '{"name":"urgent","type":"bool","question":"Is it urgent?"}');
    expect(await one("versions", "create", ns, "urgent", '{"type":"bool","question":"Does it burn?"}')).toMatchObject({
      version: 2,
    });
    expect(await one("versions", "activate", ns, "urgent", "2", "--force")).toMatchObject({ active_version: 2 });
    expect((await judgment("versions", "list", ns, "urgent")).out).toMatch(
      /^version\tactive\tcreated\tquestion\n1\t\t.*\n2\tyes\t.*\tDoes it burn\?\n$/,
    );
    expect(await one("thresholds", ns, "urgent", "page=0.8,call=0.5")).toEqual({ page: 0.8, call: 0.5 });
    expect(await one("thresholds", ns, "urgent", "call=null")).toEqual({ page: 0.8 });
    expect(await one("thresholds", ns, "urgent")).toEqual({ page: 0.8 });
    expect(await one("outcomes", "create", ns, "c", "urgent", "true", "--source", "crm")).toMatchObject({
      value: true,
      source: "crm",
    });
    const file = join(directory, "outcomes.jsonl");
    writeFileSync(
      file,
      '{"id":"x-1","document_id":"c","judgment":"urgent","value":false}\n\n{"id":"x-1","document_id":"c","judgment":"urgent","value":true}\n',
    );
    expect(await one("outcomes", "import", ns, file)).toEqual({ namespace: ns, outcomes: 2 });
    writeFileSync(file, '{"id":"x-2"');
    expect(await judgment("outcomes", "import", ns, file)).toMatchObject({
      code: 2,
      err: expect.stringContaining("Line 1 is not JSON"),
    });
    expect(values(await judgment("outcomes", "list", ns, "--judgment", "urgent", "--json"))).toHaveLength(2);
    expect((await judgment("outcomes", "delete", ns, "x-1", "--yes")).code).toBe(0);
    expect(values(await judgment("outcomes", "list", ns, "--json"))).toHaveLength(1);
  });

  it("makes groups, endpoints and subscriptions, and takes them away", async () => {
    await one("groups", "create", ns, '{"name":"by-status","key":"attributes.status","aggregate":{"count":true}}');
    const { id, secret } = await one("endpoints", "create", "https://hooks.example.com/x", "--events", "job.*");
    expect(await one("endpoints", "secret", id)).toMatchObject({ secret });
    expect((await one("endpoints", "rotate-secret", id, "--valid-for", "1h")).secret).not.toBe(secret);
    expect(await one("endpoints", "disable", id)).toMatchObject({ enabled: false });
    expect(await one("endpoints", "enable", id)).toMatchObject({ enabled: true });
    const filters = '["attributes.status","Eq","open"]';
    expect(await judgment("subscriptions", "create", ns, "open")).toMatchObject({
      code: 2,
      err: expect.stringContaining("--filters is missing"),
    });
    const made = await one("subscriptions", "create", ns, "open", "--filters", filters, "--endpoint", id, "--events", "entered");
    expect(made).toMatchObject({ name: "open", endpoint: id, events: ["entered"] });
    expect((await judgment("subscriptions", "delete", ns, "open", "--yes")).code).toBe(0);
    expect((await judgment("groups", "delete", ns, "by-status", "--yes")).code).toBe(0);
    expect((await judgment("endpoints", "delete", id)).code).toBe(2);
    expect((await judgment("endpoints", "delete", id, "--yes")).code).toBe(0);
    expect((await judgment("judgments", "delete", ns, "urgent", "--yes")).code).toBe(0);
    expect(values(await judgment("judgments", "list", ns, "--json"))).toEqual([]);
  });

  it("watches money and keys", async () => {
    expect(await one("budgets", "set", "daily/*", "12.5", "--on-exceeded", "reject")).toMatchObject({
      budget_usd_per_month: 12.5,
      on_exceeded: "reject",
    });
    expect(await one("budgets", "set", ns, "3")).toMatchObject({ budget_usd_per_month: 3 });
    expect((await judgment("budgets", "list")).out).toContain("daily/*\t12.5");
    expect((await judgment("budgets", "delete", "daily/*", "--yes")).code).toBe(0);
    expect((await judgment("budgets", "delete", ns, "--yes")).code).toBe(0);
    expect((await service.request("GET", at(ns))).body.budget_usd_per_month).toBe(null);
    const usage = await judgment("usage");
    expect([usage.code, usage.out + usage.err]).toEqual([0, expect.stringMatching(/daily\/tickets\t|There are none/)]);
    expect((await one("organization", "set", '{"suggestions": true}')).suggestions).toBe(true);
    const { id, key } = await one("keys", "create", "reader", "--role", "read_only");
    const rotated = await one("keys", "rotate", id, "--valid-for", "0s");
    expect((await judgment("namespaces", "list", "--key", key)).code).toBe(1);
    expect((await judgment("namespaces", "list", "--key", rotated.key)).code).toBe(0);
  });
});
