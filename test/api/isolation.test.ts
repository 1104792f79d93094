/**
 * An organization sees nothing of another organization. A key that is restricted to one part sees nothing of the other parts. This holds
 * for stolen ids, cursors and Idempotency-Keys, and for the texts of refusals.
 *
 * The test covers all built operations. `authorization.test.ts` tests the paths.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { OperationDescriptor } from "#generated/contract.ts";
import { type TestResponse, type TestService, testService } from "#test/support/service.ts";
import { at, invalid, refusal } from "./support/api.ts";
import { built, call, caseOf, idsIn, inhabit, lists, MARK, NAMESPACES, ownOf } from "./support/inhabited.ts";

let service: TestService;
/** Of the organization that has everything: one that may do all, one that made it, and one restricted to another part. */
let admin: string;
let scoped: string;
let sibling: string;
let reader: string;
/** An admin's of another organization, which has namespaces of the same names. */
let stranger: string;
let made: Set<string>;
/** What each list shows to who may see all. */
const listed = new Map<(typeof lists)[number], string[]>();

beforeAll(async () => {
  service = await testService({}, true);
  admin = service.adminKey;
  scoped = await service.key({ scope: "vault/*" });
  sibling = await service.key({ scope: "stall/*" });
  reader = await service.key({ scope: "stall/*", role: "read_only" });
  stranger = (await service.organization("scale")).adminKey;
  for (const ns of [...NAMESPACES, "stall/a"]) {
    const upsert = ["t-1", "t-2", "t-3"].map((id) => ({ id }));
    await service.request("POST", at(ns), { body: { upsert }, key: ns === "stall/a" ? sibling : stranger });
  }
  made = await inhabit(service, { admin, scoped });
  for (const list of lists) listed.set(list, await idsListed(list));
  for (const ids of listed.values()) for (const id of ids) made.add(id);
}, 60_000);
afterAll(() => service.stop());

/** The ids that a list shows to who may see all, once it shows something of the vault. */
async function idsListed(list: (typeof lists)[number]): Promise<string[]> {
  let answer: TestResponse | undefined;
  const shown = async () => {
    answer = await service.request("GET", caseOf(list).path("", ownOf([])), { key: admin });
    return /vault|staging/.test(JSON.stringify(answer.body));
  };
  await vi.waitUntil(shown, { timeout: 30_000 }).catch(() => {
    throw new Error(`${list.id} shows nothing of the vault: see to it in support/inhabited.ts that it has something to show.`);
  });
  // How far a page of the feed has looked is no event of it.
  return idsIn({ ...answer!, body: { ...answer!.body, last_event_id: null } });
}

/** All that a response says but for the id that it was asked for. */
const words = ({ status, body }: TestResponse, id: string) => JSON.stringify([status, body ?? null]).replaceAll(id, "<id>");

describe("an id of another's", () => {
  const asking = built.filter(({ path, validate }) => {
    // Ids that the service makes; a document's id is whatever a client says.
    const given = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, name === "id" ? "t-1" : "vault"]));
    return path.includes("{id}") && !validate.path(given);
  });

  it.each(asking.map((operation) => ({ id: operation.id, operation })))(
    "is answered by $id as one that there is not",
    async ({ operation }) => {
      const { method, path, validate } = operation;
      const inPath = path.includes("{ns}") ? { ns: "vault/a" } : {};
      const fitting = [...made].filter((id) => validate.path({ ...inPath, id }));
      expect(fitting.length, "nothing was made that it could be asked for: see to it in support/inhabited.ts").toBeGreaterThan(0);
      const { body, needs } = caseOf(operation);
      const own = ownOf([]);
      const ask = (id: string, key: string) =>
        service.request(method, path.replace("{ns}", encodeURIComponent("vault/a")).replace("{id}", id), {
          key,
          ...(body ? { body: body(own) } : {}),
        });
      // A key that is no admin's is refused there, whatever is asked for.
      const keys = needs === "admin" || path.includes("{ns}") ? [stranger] : [stranger, needs === "read_only" ? reader : sibling];
      for (const key of keys) {
        const missing = `${fitting[0]!.split("_")[0]}_${"0".repeat(26)}`;
        const nothing = words(await ask(missing, key), missing);
        for (const id of fitting) {
          const answer = words(await ask(id, key), id);
          expect(answer).not.toContain(MARK);
          expect(answer).toBe(nothing);
        }
      }
    },
  );

  it("has changed nothing by having been asked for", async () => {
    // Events come behind what they tell of, so there may be more.
    for (const [list, ids] of listed) expect(await idsListed(list)).toEqual(expect.arrayContaining(ids));
    for (const id of made) {
      if (id.startsWith("job_")) expect((await service.request("GET", `/jobs/${id}`)).body).toMatchObject({ id });
    }
  });
});

describe("a list", () => {
  it.each(lists.map((operation) => ({ id: operation.id, operation })))(
    "of $id shows nothing of another's, with a cursor of theirs neither",
    async ({ operation }) => {
      const path = caseOf(operation).path("", ownOf([]));
      const { body: first } = await service.request("GET", `${path}?limit=1`, { key: admin });
      const cursor = first.next_cursor ? `?cursor=${first.next_cursor}` : "";
      for (const key of [stranger, sibling]) {
        for (const query of ["", cursor]) {
          const { status, body } = await service.request("GET", path + query, { key });
          expect([200, 400, 403]).toContain(status);
          // Of the feed, the given place comes back.
          const given = Buffer.from(first.next_cursor ?? "", "base64url")
            .toString()
            .split(":")[1];
          const said = JSON.stringify(query !== "" && body?.last_event_id === given ? { ...body, last_event_id: null } : body);
          expect(said).not.toContain(MARK);
          // The stranger has a vault of its own.
          if (key === sibling) expect(said).not.toMatch(/vault|staging/);
          for (const id of made) expect(said).not.toContain(id);
        }
      }
    },
  );
});

it("no list goes on with another's cursor", async () => {
  const page = (operation: OperationDescriptor, query: string) => {
    const { path, reach } = caseOf(operation);
    const place = path(reach === "prefix" ? "vault/*" : "vault/a", ownOf(made, "urgent"));
    return service.request("GET", `${place}?${query}`, { key: admin });
  };
  const paged: OperationDescriptor[] = [];
  const cursors = new Map<string, string>();
  for (const operation of built.filter(({ method, validate }) => method === "GET" && validate.query)) {
    const { body } = await page(operation, "limit=1");
    if (body?.next_cursor === undefined) continue;
    paged.push(operation);
    if (body.next_cursor !== null) cursors.set(operation.id, body.next_cursor);
  }
  expect(Math.min(paged.length, cursors.size)).toBeGreaterThan(8);
  for (const operation of paged) {
    for (const [other, cursor] of cursors) {
      if (other === operation.id) continue;
      expect([operation.id, other, refusal(await page(operation, `cursor=${cursor}`))]).toEqual([
        operation.id,
        other,
        invalid("query/cursor"),
      ]);
    }
  }
});

describe.each(built.filter(({ id }) => ["queries_query", "subscriptions_query"].includes(id)))("a cursor of $id", (operation) => {
  const ask = (ns: string, key: string, body: object) =>
    service.request("POST", caseOf(operation).path(ns, ownOf([])), { key, body: { top_k: 1, ...body } });

  it("is good for its namespace and organization alone, whoever else has the same documents", async () => {
    const { status, body } = await ask("vault/a", scoped, {});
    expect(status).toBe(200);
    const { next_cursor: cursor } = body;
    expect(cursor).toEqual(expect.any(String));
    expect((await ask("vault/a", admin, { cursor })).status).toBe(200);
    expect(refusal(await ask("vault/b", scoped, { cursor }))).toEqual(invalid("/cursor"));
    expect(refusal(await ask("vault/a", sibling, { cursor }))).toEqual({ status: 403, code: "forbidden" });
    const foreign = await ask("vault/a", stranger, { cursor });
    expect(refusal(foreign)).toEqual(operation.id === "queries_query" ? invalid("/cursor") : { status: 404, code: "not_found" });
    // What is wrong with it is said in the same words as of one that was made up.
    if (operation.id !== "queries_query") return;
    const madeUp = await ask("vault/a", stranger, { cursor: "bWFkZSB1cA" });
    expect(foreign.body.error).toEqual(madeUp.body.error);
  });
});

describe("an Idempotency-Key", () => {
  const keyed = built.filter(({ idempotency }) => idempotency === "key");

  it.each(keyed.map((operation) => ({ id: operation.id, operation })))(
    "of another's leads $id to no answer of theirs",
    async ({ operation }) => {
      const ns = "vault/b";
      const own = ownOf(made, `once-${operation.id}`);
      const headers = { "Idempotency-Key": `of-${operation.id}` };
      const another = await service.key({ admin: true });
      const first = await call(service, operation, ns, own, { key: admin, headers });
      const again = await call(service, operation, ns, own, { key: admin, headers });
      expect([again.status, again.body, again.headers.get("idempotent-replayed")]).toEqual([first.status, first.body, "true"]);
      for (const key of [stranger, another, sibling]) {
        const answer = await call(service, operation, ns, own, { key, headers });
        expect(answer.headers.get("idempotent-replayed")).toBeNull();
        if (key !== another) expect(JSON.stringify(answer.body ?? null)).not.toContain(MARK);
      }
    },
  );
});
