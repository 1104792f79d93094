/** OWASP API2:2023, broken authentication: guessed keys, keys that have ended, and addresses that are made up. */

import { AddressBlocks, clientAddress } from "typespec-koa-runtime/addresses";
import { describe, expect, it, onTestFinished } from "vitest";
import { s3Exports } from "#plugins/exports/s3/index.ts";
import { newApiKeyToken, Pepper } from "#src/accounts/keys/api-key-token.ts";
import { ApiKeys } from "#src/accounts/keys/api-keys.ts";
import { Authentication } from "#src/accounts/keys/authentication.ts";
import { bootstrap } from "#src/accounts/keys/bootstrap.ts";
import type { Session } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import { jobWhen } from "#test/jobs/support/jobs.ts";
import { movableClock } from "#test/support/clock.ts";
import { freshDatabase } from "#test/support/database.ts";
import { rawClient } from "#test/support/raw-request.ts";
import { startS3Server } from "#test/support/s3-server.ts";
import { type TestServiceOptions, testService } from "#test/support/service.ts";
import { toolCalls, toolTargets } from "./support/tools.ts";

const pepper = new Pepper(Buffer.alloc(32, 3));
const ATTACKER = "198.51.100.7";
const definition = { name: "a", role: "read_write", admin: false, scope: null } as const;

async function setUp() {
  const clock = movableClock();
  const { database } = await freshDatabase();
  const { organizationId } = await bootstrap({ database, clock, pepper, givenKey: null });
  let lookUps = 0;
  const counting: Session = {
    query: (statement) => {
      if (statement.name === "api_key_by_hash") lookUps++;
      return database.query(statement);
    },
  };
  const authentication = new Authentication(counting, clock, pepper);
  const tried = async (header: string, address: string) => {
    try {
      await authentication.identify(header, address);
      return "taken";
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  return { clock, organizationId, keys: new ApiKeys(database, clock, pepper), authentication, tried, lookUps: () => lookUps };
}

describe("guessing keys", () => {
  it("is slowed down by address, and holds up no key that is good", async () => {
    const { clock, keys, organizationId, tried, lookUps } = await setUp();
    const { token: inUse } = await keys.make(organizationId, definition);
    expect(await tried(`Bearer ${inUse}`, ATTACKER)).toBe("taken");
    const answers = await Promise.all(Array.from({ length: 500 }, () => tried(`Bearer ${newApiKeyToken()}`, ATTACKER)));
    expect(answers.filter((answer) => answer === "unauthorized")).toHaveLength(30);
    expect(answers.filter((answer) => answer === "rate_limited")).toHaveLength(470);
    expect(lookUps()).toBe(31);
    // The same network and everybody else.
    await clock.advance(950);
    expect(await tried(`Bearer ${inUse}`, ATTACKER)).toBe("taken");
    const { token: other } = await keys.make(organizationId, definition);
    expect(await tried(`Bearer ${other}`, "198.51.100.8")).toBe("taken");
    await clock.advance(1_000);
    expect(await tried(`Bearer ${other}`, ATTACKER)).toBe("taken");
  });

  it("is slowed down by network where somebody has many addresses", async () => {
    const { tried } = await setUp();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => tried(`Bearer ${newApiKeyToken()}`, `2001:db8:1:2::${n.toString(16)}`)),
    );
    expect(answers.filter((answer) => answer === "rate_limited")).toHaveLength(10);
  });

  it("is refused by its form alone where no key has that form, and nothing of it is kept", async () => {
    const { tried, lookUps } = await setUp();
    const headers = [
      `Bearer${" ".repeat(15_500)}x`,
      `Bearer ${"x".repeat(257)}`,
      "Bearer jk_short",
      `Bearer jk_${"!".repeat(43)}`,
    ];
    for (const header of headers) expect(await tried(header, ATTACKER)).toBe("unauthorized");
    expect(lookUps()).toBe(0);
  });
});

it("A key that has just been used ends at its own moment, and not at its next look-up", async () => {
  const { clock, keys, organizationId, tried, lookUps } = await setUp();
  const expiresAt = new Date(clock.now().getTime() + 20);
  const { token } = await keys.make(organizationId, { ...definition, expiresAt });
  expect(await tried(`Bearer ${token}`, ATTACKER)).toBe("taken");
  await clock.advance(19);
  expect(await tried(`Bearer ${token}`, ATTACKER)).toBe("taken");
  await clock.advance(1);
  expect(await tried(`Bearer ${token}`, ATTACKER)).toBe("unauthorized");
  expect(lookUps()).toBe(1);
});

it("Agents guess no more keys than others, and no tool is called without a key", async () => {
  const service = await testService({ role: "api", trustedProxies: ["127.0.0.0/8", "::1"] });
  const client = rawClient(service.address);
  onTestFinished(() => client.close());
  const callTool = toolCalls(client);
  const [gone, ended] = [await service.key({}), await service.key({ expiresAt: service.clock.now() })];
  const { api_keys } = (await service.request("GET", "/api-keys")).body;
  await service.request("DELETE", `/api-keys/${api_keys.at(-2).id}`);
  for (const { id, given } of toolTargets) {
    for (const key of [null, "", "two words", gone, ended]) {
      const { status, said } = await callTool(key, id, given("shop"), { headers: { "X-Forwarded-For": "203.0.113.9" } });
      expect([id, key, status, said]).toEqual([id, key, 401, "unauthorized"]);
    }
  }
  const from = { headers: { "X-Forwarded-For": ATTACKER } };
  const told = await Promise.all(Array.from({ length: 40 }, () => callTool(newApiKeyToken(), "jobs_list", {}, from)));
  expect(told.filter(({ status }) => status === 401)).toHaveLength(30);
  expect(told.filter(({ status }) => status === 429)).toHaveLength(10);
  // One count for both ways in.
  expect((await service.request("GET", "/jobs", { key: newApiKeyToken(), headers: from.headers })).status).toBe(429);
});

describe("where a request comes from", () => {
  const proxies = new AddressBlocks(["10.0.0.0/8", "::1"]);

  it.each([
    ["its connection", "192.0.2.1", undefined, "192.0.2.1"],
    ["its connection, whatever it says, where that is no trusted proxy", "192.0.2.1", "203.0.113.9", "192.0.2.1"],
    ["what the trusted proxy was called from", "10.1.1.1", "203.0.113.9", "203.0.113.9"],
    ["the last address that is no trusted proxy", "10.1.1.1", "1.1.1.1, 203.0.113.9, 10.2.2.2", "203.0.113.9"],
    ["the proxy where it names no address", "10.1.1.1", "unknown", "10.1.1.1"],
    ["an IPv4 address written as IPv6", "::ffff:10.1.1.1", "::ffff:203.0.113.9", "203.0.113.9"],
  ])("is %s", (_, remote, forwardedFor, address) => {
    expect(clientAddress(remote, forwardedFor, proxies)).toBe(address);
  });
});

it.each([
  ["believed of a trusted proxy", ["127.0.0.0/8", "::1"], 200],
  ["not believed of anybody else", ["10.0.0.0/8"], 403],
])("X-Forwarded-For is %s", async (_, trustedProxies, status) => {
  const service = await testService({ role: "api", trustedProxies });
  const body = { name: "office", role: "read_only", allowed_addresses: ["203.0.113.0/24"] };
  const { key } = (await service.request("POST", "/api-keys", { body })).body;
  const headers = { "X-Forwarded-For": "203.0.113.9" };
  expect((await service.request("GET", "/organization", { key, headers })).status).toBe(status);
});

/** A directory for exported files, and its remaining files. */
async function exportsIn(place: "disk" | "bucket"): Promise<{ options: TestServiceOptions; left(): number | null }> {
  if (place === "disk") return { options: {}, left: () => null };
  const credentials = { accessKeyId: "AKIDLINKS", secretAccessKey: "a-secret-of-links" };
  let clock: Clock | null = null;
  const now = (of: string) => (of === "link" ? clock!.now() : new Date());
  const server = await startS3Server({ bucket: "links", ...credentials, now });
  onTestFinished(() => server.close());
  const exports: TestServiceOptions["exports"] = (_, its) => {
    clock = its;
    return s3Exports({ bucket: "links", prefix: "", region: null, endpoint: server.url, credentials, clock });
  };
  return { options: { exports }, left: () => server.objects.size };
}

describe.each(["disk", "bucket"] as const)("a link to exported files in a %s", (place) => {
  it("ends with the key that it was shown to, with its lifetime, and with the files, and opens nothing else meanwhile", async () => {
    const { options, left } = await exportsIn(place);
    const service = await testService(options, true);
    onTestFinished(() => service.stop());
    const { clock } = service;
    const log = "/namespaces/logged";
    const call = async (method: string, path: string, key?: string, body?: object) =>
      (await service.request(method, path, { ...(key ? { key } : {}), ...(body ? { body } : {}) })).body;
    await call("POST", `${log}/judgments`, undefined, { name: "urgent", question: "?", type: "bool" });
    await call("POST", log, undefined, { upsert: [{ id: "a" }], wait_for: ["urgent"] });
    await clock.advance(1_000);
    const { id } = await call("POST", `${log}/evaluations/export`);
    await jobWhen(service, id, "done");
    const at = async (url: string) => (await fetch(url)).status;
    const fileFor = async (key: string): Promise<{ url: string; url_expires_at: string }> =>
      (await call("GET", `/jobs/${id}`, key)).export.files[0];
    const [leaked, good] = [await service.key({ name: "leaked" }), await service.key({ name: "good" })];
    const [{ url: its }, { url: others, url_expires_at }] = [await fileFor(leaked), await fileFor(good)];
    const ends = new Date(url_expires_at);
    expect([await at(its), await at(others)]).toEqual([200, 200]);
    const keys = (await call("GET", "/api-keys")).api_keys as { id: string; name: string }[];
    const idOf = (of: string) => keys.find(({ name }) => name === of)!.id;
    await call("DELETE", `/api-keys/${idOf("leaked")}`);
    // Revoked, given to another key, and what another key's link says of this one.
    const forged = [its, its.replace(idOf("leaked"), idOf("good")), others.replace(idOf("good"), idOf("leaked"))];
    for (const url of forged) expect(await at(url), url).toBe(404);
    expect(await (await fetch(its)).json()).toMatchObject({ error: { message: expect.stringContaining("no longer valid") } });
    expect(await at(others)).toBe(200);
    await clock.advance(ends.getTime() - clock.now().getTime() - 1);
    expect(await at(others)).toBe(200);
    await clock.advance(1);
    expect(await at(others)).toBe(404);
    const { url: last } = await fileFor(good);
    expect(await at(last)).toBe(200);
    await call("DELETE", `/jobs/${id}/export`);
    expect(await at(last)).toBe(404);
    expect(left() ?? 0).toBe(0);
  });
});
