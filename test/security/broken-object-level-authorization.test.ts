/**
 * OWASP API1:2023, broken object level authorization. The tests try to reach objects outside of a key's scope by another spelling of a
 * name, by another's cursor, or by another's Idempotency-Key. `test/api/authorization.test.ts` tries plain ids, for every operation.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { furnish } from "#test/api/support/furnish.ts";
import { NOTHING } from "#test/api/support/operation-cases.ts";
import { type RawClient, rawClient } from "#test/support/raw-request.ts";
import { type TestOrganization, type TestService, testService } from "#test/support/service.ts";
import { sent, type Target, targets } from "./support/targets.ts";

const SECRET = "only-of-shopping";
const MADE = /(?:key|job|evt|we|sub)_[0-9a-z]{26}/g;

let service: TestService;
let stranger: TestOrganization;
let client: RawClient;

beforeAll(async () => {
  service = await testService({ role: "api" }, true);
  for (const owner of ["shopping", "shopping/*", "shop", "shop/*"]) {
    await furnish(service, owner, owner.startsWith("shopping") ? SECRET : "of-shop");
  }
  await service.request("POST", "/api-keys", { body: { name: SECRET, role: "read_only" } });
  stranger = await service.organization("scale");
  client = rawClient(service.address);
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
