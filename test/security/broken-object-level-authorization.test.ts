/**
 * OWASP API1:2023, broken object level authorization. The tests try to reach objects outside of a key's scope by another spelling of a
 * name, by another's cursor, or by another's Idempotency-Key, in requests and through tools of agents. `test/api/authorization.test.ts` tries
 * plain ids, for every operation.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { at } from "#test/api/support/api.ts";
import { furnish } from "#test/api/support/furnish.ts";
import { NOTHING } from "#test/api/support/operation-cases.ts";
import { jobRow } from "#test/jobs/support/rows.ts";
import { type RawClient, rawClient } from "#test/support/raw-request.ts";
import { type TestOrganization, type TestService, testService } from "#test/support/service.ts";
import { sent, type Target, targets } from "./support/targets.ts";
import { type CallTool, toolCalls, toolTargets } from "./support/tools.ts";

const SECRET = "only-of-shopping";
const MADE = /(?:key|job|evt|we|sub)_[0-9a-z]{26}/g;

let service: TestService;
let stranger: TestOrganization;
let client: RawClient;
let callTool: CallTool;

beforeAll(async () => {
  service = await testService({ role: "api" }, true);
  for (const owner of ["shopping", "shopping/*", "shop", "shop/*"]) {
    await furnish(service, owner, owner.startsWith("shopping") ? SECRET : "of-shop");
  }
  await service.request("POST", "/api-keys", { body: { name: SECRET, role: "read_only" } });
  stranger = await service.organization("scale");
  client = rawClient(service.address);
  callTool = toolCalls(client);
});
afterAll(async () => {
  client.close();
  await service.stop();
});

async function ask(target: Target, path: string, key: string, more: Record<string, string> = {}) {
  const { headers, body } = sent(target);
  const authorization = { Authorization: `Bearer ${key}` };
  const { method } = target;
  return client.send({ method, target: `/v1${path}`, headers: { ...headers, ...authorization, ...more }, body });
}

/** What leads from `shop` to `shopping` where a path is cleaned, decoded or cut after the scope was looked at. */
const SPELLINGS = [
  "shop%2F..%2Fshopping",
  "shop%2F%2e%2e%2Fshopping",
  "shop%2F..%2f..%2Fshopping",
  "shop/../shopping",
  "shop/%2e%2e/shopping",
  "shop%252F..%252Fshopping",
  "shop%2F.%2F..%2Fshopping",
  "shop%5C..%5Cshopping",
  "shop%2F%00%2F..%2Fshopping",
  "shopping%00",
  "shopping%2F",
  "%2Fshopping",
  "shopping%20",
  "shopping;a=shop%2Feu",
  "shopping%3Fns=shop%2Feu",
  "shopping%23",
  "SHOPPING",
  "shop%EF%BC%8F..%EF%BC%8Fshopping",
  "*",
  "%2A",
];

it("A namespace is reached by its name alone, and by no other spelling of it", async () => {
  const key = await service.key({ scope: "shop/*" });
  const found = [];
  for (const target of targets.filter(({ path }) => path.includes("{ns}"))) {
    for (const spelling of SPELLINGS) {
      const { status, text } = await ask(target, target.at("NS").replace("NS", spelling), key);
      if (status < 400 || status >= 500 || text.includes(SECRET)) found.push([target.id, spelling, status]);
    }
  }
  expect(found).toEqual([]);
});

it("A tool reaches a namespace by its name alone, whatever its other arguments spell", async () => {
  const key = await service.key({ scope: "shop/*" });
  const found = [];
  const named = toolTargets.filter(({ path }) => path.includes("{ns}"));
  expect(named.length).toBeGreaterThan(10);
  const plainly = SPELLINGS.map((spelling) => decodeURIComponent(spelling.replace("%2A", "*")));
  for (const { id, given, path } of named) {
    for (const ns of new Set([...plainly, "shop%2F..%2Fshopping", "shopping", ["shop", "shopping"], { ns: "shopping" }])) {
      const { status, said, text } = await callTool(key, id, { ...given("shopping"), ns });
      if (said === "ok" || status >= 500 || said === "internal" || text.includes(SECRET)) found.push([id, ns, status, said]);
    }
    const [, ...others] = path.matchAll(/\{(\w+)\}/g);
    for (const [, name] of others) {
      const right = String(given("shopping")[name!]);
      const ways = ["../../", "..%2F..%2F", "%2e%2e/%2e%2e/"];
      for (const way of ways) {
        for (const value of [`${way}shopping/${path.split("/").at(3)}/${right}`, `${right}/${way}shopping/documents/t-1`]) {
          const { status, said, text } = await callTool(key, id, { ...given("shop"), [name!]: value });
          if (status >= 500 || said === "internal" || text.includes(SECRET)) found.push([id, value, status, said]);
        }
      }
      for (const value of [".", "..", `${right}?ns=shopping`, `${right}#`, `${right}%00`, `${right}\0`]) {
        const { status, said, text } = await callTool(key, id, { ...given("shop"), [name!]: value });
        // Definitions may be made under many names, and none of them is of the other namespace.
        if (status >= 500 || said === "internal" || text.includes(SECRET)) found.push([id, value, status, said]);
      }
    }
  }
  expect(found).toEqual([]);
});

it("A tool that names no namespace by its path shows and steers nothing of one outside of the key's scope", async () => {
  const key = await service.key({ scope: "shop/*" });
  const jobs = await Promise.all(
    (["running", "awaiting_confirm"] as const).map((status) =>
      jobRow(service, { type: "backfill", status, namespace: "shopping" }),
    ),
  );
  const before = await service.fresh.database.query({ text: "select * from jobs order by job_id" });
  const found = [];
  const beside = toolTargets.filter(({ path }) => !path.includes("{ns}"));
  expect(beside.length).toBeGreaterThan(4);
  for (const { id, given, path, tool } of beside) {
    for (const jobId of path.includes("{") ? jobs : [NOTHING.jobId]) {
      const own = { ...NOTHING, jobId };
      for (const owner of ["shopping", "shopping/*", "shop/../shopping", "*", ""]) {
        const asked = { ...given("shopping", own) };
        for (const { name } of tool.input.arguments) if (["namespace", "prefix"].includes(name)) asked[name] = owner;
        if (id === "system_one_answer") asked.model = `judgment:${owner}/urgent`;
        const { status, said, text } = await callTool(key, id, asked);
        const isTold = text.includes(SECRET) || (said === "ok" && text.includes("shopping"));
        if (isTold || status >= 500 || said === "internal" || (path.includes("{") && said === "ok"))
          found.push([id, owner, said, text]);
      }
    }
  }
  expect(found).toEqual([]);
  expect(await service.fresh.database.query({ text: "select * from jobs order by job_id" })).toEqual(before);
});

it("What an id names is reached by the id as it was given, and by no pattern or list of ids", async () => {
  const [known] = (await service.request("GET", "/api-keys")).body.api_keys;
  const found = [];
  for (const target of targets.filter(({ scope, path }) => scope !== "path" && path.includes("{"))) {
    for (const id of [
      "%25",
      "*",
      `${known.id}%00`,
      `${known.id}%20`,
      `${known.id},${known.id}`,
      known.id.toUpperCase(),
      "..",
      "_",
    ]) {
      const own = { ...NOTHING, keyId: "ID", jobId: "ID", eventId: "ID", endpointId: "ID" };
      const path = target.at("shopping", own);
      if (!path.includes("ID")) continue;
      const { status, text } = await ask(target, path.replace("ID", id), service.adminKey);
      // Any other refusal would be of something that was found.
      if (status !== 400 && status !== 404) found.push([target.id, id, status, text]);
    }
  }
  expect(found).toEqual([]);
});

it("A cursor of somebody else's page, or of another list, shows nothing that its bearer does not see without it", async () => {
  const lists = targets.filter(({ parameters }) => parameters.some(({ name }) => name === "cursor"));
  expect(lists.length).toBeGreaterThan(5);
  const cursors = new Map<string, Target>();
  for (const list of lists) {
    const { text } = await ask(list, `${list.at("shopping")}?limit=1`, service.adminKey);
    const cursor = JSON.parse(text).next_cursor;
    if (cursor) cursors.set(cursor, list);
  }
  expect(cursors.size).toBeGreaterThan(3);
  const found = [];
  for (const list of lists) {
    for (const [cursor, { id: of }] of cursors) {
      const path = `${list.at("shopping")}?cursor=${encodeURIComponent(cursor)}`;
      const { status, text } = await ask(list, path, stranger.adminKey);
      const isTold = text.includes(SECRET) || text.includes(service.organizationId);
      if (isTold || status >= 500) found.push([list.id, of, status, text]);
      const own = await ask(list, path, service.adminKey);
      if (own.status !== (of === list.id ? 200 : 400)) found.push([list.id, of, own.status, own.text]);
    }
  }
  expect(found).toEqual([]);
});

it("A cursor of another's tool, or of another tool, shows nothing that its bearer does not see without it", async () => {
  const lists = toolTargets.filter(({ tool }) => tool.pages !== null);
  expect(lists.length).toBeGreaterThan(5);
  const rows = { top_k: 1, limit: 1 } as const;
  const size = ({ tool }: (typeof lists)[number]) =>
    Object.fromEntries(Object.entries(rows).filter(([name]) => tool.input.arguments.some((argument) => argument.name === name)));
  await service.request("POST", at("shopping"), { body: { upsert: [{ id: "t-2", attributes: { secret: SECRET } }] } });
  const cursors = new Map<string, string>();
  for (const list of lists) {
    const { text } = await callTool(service.adminKey, list.id, { ...list.given("shopping"), ...size(list) });
    const { next_cursor } = JSON.parse(JSON.parse(text).result.content[0].text);
    if (next_cursor) cursors.set(next_cursor, list.id);
  }
  expect(cursors.size).toBeGreaterThan(3);
  const found = [];
  for (const list of lists) {
    for (const [cursor, of] of cursors) {
      const { status, said, text } = await callTool(stranger.adminKey, list.id, { ...list.given("shopping"), cursor });
      const isTold = text.includes(SECRET) || text.includes(service.organizationId);
      if (isTold || status >= 500 || said === "internal") found.push([list.id, of, said, text]);
      const own = await callTool(service.adminKey, list.id, { ...list.given("shopping"), ...size(list), cursor });
      if (own.said !== (of === list.id ? "ok" : "invalid_request")) found.push([list.id, of, own.said, own.text]);
    }
  }
  expect(found).toEqual([]);
});

it("An answer that is kept for an Idempotency-Key is given to the key that it was made for alone", async () => {
  const found = [];
  const other = await service.key({ role: "read_write" });
  for (const target of targets.filter(({ idempotency }) => idempotency === "key")) {
    const header = { "Idempotency-Key": `same-${target.id}` };
    const path = target.at("shopping");
    const first = await ask(target, path, service.adminKey, header);
    for (const key of [stranger.adminKey, other]) {
      const { text, headers } = await ask(target, path, key, header);
      const ids = key === other ? [] : (first.text.match(MADE) ?? []).filter((id) => !/_0{26}/.test(id) && text.includes(id));
      if (headers["idempotent-replayed"] !== undefined || ids.length > 0) found.push([target.id, text]);
    }
  }
  expect(found).toEqual([]);
});

it("An answer that a tool kept for an idempotency key is given to the organization that it was made for alone", async () => {
  const found = [];
  const keyed = toolTargets.filter(({ tool }) => tool.input.arguments.some(({ name }) => name === "idempotency_key"));
  expect(keyed.length).toBeGreaterThan(4);
  for (const { id, given } of keyed) {
    const asked = { ...given("shop"), idempotency_key: `same-tool-${id}` };
    const first = await callTool(service.adminKey, id, asked);
    const { text } = await callTool(stranger.adminKey, id, asked);
    const ids = (first.text.match(MADE) ?? []).filter((made) => !/_0{26}/.test(made) && text.includes(made));
    if (ids.length > 0 || text.includes("of-shop")) found.push([id, text]);
    for (const sealed of ["a\r\nAuthorization: Bearer x", "a\nX-Forwarded-For: 10.0.0.1", "é"]) {
      const { said } = await callTool(service.adminKey, id, { ...asked, idempotency_key: sealed });
      if (said !== "invalid_request") found.push([id, sealed, said]);
    }
  }
  expect(found).toEqual([]);
});
