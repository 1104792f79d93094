/**
 * `judgment api` for every operation of the contract. What it sends is read on the way by a relay and judged by the generated routes
 * and validators, which the command line does not use; what it prints is what the service answers.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationDescriptor } from "#generated/contract.ts";
import { operations } from "#generated/routes.ts";
import { contractOperations, type Operation } from "#src/server/cli/api/operations.ts";
import { at } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { typed, values } from "./typed.ts";

interface Sent {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let service: TestService;
let relay: Server;
let sent: Sent[] = [];
const directory = mkdtempSync(join(tmpdir(), "judgment-api-"));
const ns = "shop/tickets";

beforeAll(async () => {
  service = await testService({}, true);
  relay = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const body = await text(request);
    sent.push({ method, path: url, headers, body });
    const { host: _, "content-length": __, connection: ___, ...rest } = headers as Record<string, string>;
    const answer = await fetch(`${service.address}${url}`, { method, headers: rest, ...(body ? { body } : {}) });
    const { "content-encoding": ____, "content-length": _____, ...given } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, given).end(await answer.text());
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  relay.close();
  await service.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** What a command did, and the requests that it made. */
async function judgment(args: readonly string[], input = "") {
  sent = [];
  const url = `http://127.0.0.1:${(relay.address() as AddressInfo).port}/v1`;
  return { ...(await typed(service, args, input, { JUDGMENT_URL: url })), sent };
}

const WORDS: Record<string, string> = { ns, name: "urgent", judgment: "urgent", prefix: "shop/*", item: "1" };
const IDS: Record<string, string> = {
  jobs: "job",
  "api-keys": "key",
  events: "evt",
  "webhook-endpoints": "we",
  label_queue: "lq",
};
const ULID = "01kge4k3x2m8v5q7w9a1b2c3d4";

/** A valid value for each parameter of a path. */
function wordsOf({ call: { path } }: Operation): string[] {
  const tenants = path.endsWith("/tenant_summary");
  return [...path.matchAll(/([\w-]+)\/\{([^}]+)\}/g)].map(([, before, name]) =>
    name === "ns" && tenants ? "shop/*" : (WORDS[name!] ?? (IDS[before!] ? `${IDS[before!]}_${ULID}` : "t-1")),
  );
}

/** Bodies of operations without an example in the contract. */
const BODIES: Record<string, object> = {
  budgets_put: { budget_usd_per_month: 5.5, on_exceeded: "reject" },
  events_redeliver: { endpoint: `we_${ULID}` },
  namespaces_update: { budget_usd_per_month: null, indexed_attributes: ["attributes.status"] },
  judgments_create_version: { type: "bool", question: "Is it?", name: "urgent" },
  discovery_suggest_parts: { count: 2 },
  subscriptions_query: { rank_by: ["id", "asc"], top_k: 2 },
  judgments_activate: { version: 1, force: true },
  webhook_endpoints_recover: { since: "2030-01-01T00:00:00Z" },
  webhook_endpoints_test: { type: "webhook.test" },
};
const bodyOf = ({ call: { id }, body }: Operation) => (BODIES[id] ?? body?.example ?? null) as Record<string, unknown> | null;

/** Each member of a body as its own option, as a person would write it. */
function membersOf({ options }: Operation, body: Record<string, unknown>): string[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const [option, { kind }] = [...options].find(([, one]) => one.in === "body" && one.name === name)!;
    if (kind === "boolean") return [`--${value ? "" : "no-"}${option}`];
    return [`--${option}`, typeof value === "string" ? value : JSON.stringify(value)];
  });
}

/** What the generated code says of a request. */
function expectFit(
  { method, path, parameters, validate }: OperationDescriptor,
  words: readonly string[],
  one: Sent,
  body: unknown,
) {
  const [place, query = ""] = one.path.split("?");
  const pattern = new RegExp(`^/v1${path.replaceAll(/\{[^}]+\}/g, "([^/]+)")}$`);
  const [, ...segments] = pattern.exec(place!) ?? [];
  expect([one.method, segments.map(decodeURIComponent)], path).toEqual([method, words]);
  expect(query).toBe("");
  const given = Object.fromEntries(
    parameters.filter((parameter) => parameter.in === "path").map(({ name }, n) => [name, words[n]]),
  );
  if (given.item) given.item = Number(given.item) as never;
  expect(validate.path?.(given) ?? true, `${path} ${JSON.stringify(validate.path?.errors ?? null)}`).toBe(true);
  expect(one.body === "" ? null : JSON.parse(one.body)).toEqual(body);
  if (body !== null) expect(validate.body!(structuredClone(body)), JSON.stringify(validate.body!.errors)).toBe(true);
}

/** What an operation may answer where its resource is missing or in another state. */
const REFUSALS = ["not_found", "conflict", "forbidden", "plan_required", "limit_exceeded", "unavailable"];

describe("judgment api", { timeout: 120_000 }, () => {
  it("calls every operation of the contract, with its body whole or by members", async () => {
    const known = contractOperations();
    expect(known.map(({ call }) => call.id)).toEqual(operations.map(({ id }) => id).toSorted());
    await service.request("POST", at(ns), { body: { upsert: [{ id: "t-1", attributes: { status: "open" } }] } });
    for (const name of ["urgent", "angry"])
      await service.request("POST", at(ns, "judgments"), { body: { name, type: "bool", question: "Is it?" } });
    const grouped = { name: "by-customer", key: "attributes.customer", aggregate: { count: true } };
    await service.request("POST", at("shop/*", "groups"), { body: grouped });
    const ended: Record<string, string> = {};
    const wrong: string[] = [];
    // What deletes comes last.
    for (const operation of known.toSorted(
      (one, other) => Number(one.call.method === "DELETE") - Number(other.call.method === "DELETE"),
    )) {
      const { id } = operation.call;
      const descriptor = operations.find((one) => one.id === id)!;
      const [words, body] = [wordsOf(operation), bodyOf(operation)];
      const ways = body === null ? [[]] : [["--body", JSON.stringify(body)], membersOf(operation, body)];
      for (const way of ways) {
        const { code, out, err, sent: requests } = await judgment(["api", id, ...words, ...way, "--json"]);
        expect(requests, `${id}: ${err}`).toHaveLength(1);
        expectFit(descriptor, words, requests[0]!, body);
        const said = code === 0 ? "done" : JSON.parse(err).error.code;
        ended[id] = ended[id] === "done" ? "done" : said;
        if (code !== 0 && !REFUSALS.includes(said)) wrong.push(`${id}: ${err}`);
        if (code === 0)
          expect(out === "" ? null : JSON.parse(out)).toSatisfy((value) => value === null || typeof value === "object");
      }
    }
    expect(wrong).toEqual([]);
    const done = Object.values(ended).filter((one) => one === "done");
    expect(done.length, JSON.stringify(ended)).toBeGreaterThan(35);
  });

  it("sends what each option of an operation names", async () => {
    for (const operation of contractOperations()) {
      const given = [...operation.options].filter(([, one]) => one.in !== "body");
      const args = given.flatMap(([option, { kind, values: some }]) =>
        kind === "boolean" ? [`--${option}`] : [`--${option}`, some[0] ?? "7"],
      );
      const body = bodyOf(operation);
      const way = body === null ? [] : ["--body", JSON.stringify(body)];
      const { sent: requests, err } = await judgment(["api", operation.call.id, ...wordsOf(operation), ...args, ...way]);
      expect(requests.length, `${operation.call.id}: ${err}`).toBeGreaterThan(0);
      const { searchParams } = new URL(requests[0]!.path, service.address);
      for (const [, { name, in: place, kind, values: some }] of given) {
        const received = place === "query" ? searchParams.get(name) : requests[0]!.headers[name.toLowerCase()];
        expect(received, `${operation.call.id} ${name}`).toBe(kind === "boolean" ? "true" : (some[0] ?? "7"));
      }
    }
  });

  it("makes bodies of files, standard input, options and fields, with every number as it is written", async () => {
    const file = join(directory, "body.json");
    writeFileSync(file, '{"upsert": [{"id": "n", "state": {"big": 12345678901234567890, "s": "x"}}]}');
    const space = "numbers/exact";
    expect((await judgment(["api", "documents_write", space, "--body", `@${file}`])).sent[0]!.body).toContain(
      "12345678901234567890",
    );
    const read = await judgment(["api", "documents_get", space, "n"]);
    expect([read.code, read.out]).toEqual([0, expect.stringContaining("12345678901234567890")]);
    const piped = await judgment(["api", "documents.write", space, "--body", "-"], '{"upsert": [{"id": "p"}]}');
    expect(piped.code).toBe(0);
    const made = ["--name", "asked", "--question", "Is it 5?", "--type", "bool", "-F", "freshness[policy]=manual"];
    const { sent: requests, code } = await judgment(["api", "judgments_create", space, ...made, "-F", "thresholds[page]=0.5"]);
    expect([code, JSON.parse(requests[0]!.body)]).toEqual([
      0,
      { name: "asked", question: "Is it 5?", type: "bool", freshness: { policy: "manual" }, thresholds: { page: 0.5 } },
    ]);
    const endpoint = ["--body-url", "https://hooks.example.com/x", "--events", "job.*,audit.*", "-f", "description=7"];
    const hook = await judgment(["api", "webhook_endpoints_create", ...endpoint, "--include"]);
    expect(JSON.parse(hook.sent[0]!.body)).toEqual({
      url: "https://hooks.example.com/x",
      events: ["job.*", "audit.*"],
      description: "7",
    });
    expect(hook.out).toMatch(/^HTTP 201\n(?:[\w-]+: .*\n)*x-request-id: .*\n/);
    const list = await judgment(["api", "documents_write", space, "-F", 'upsert[]={"id":"q"}', "-F", "delete[]=p"]);
    expect(JSON.parse(list.sent[0]!.body)).toEqual({ upsert: [{ id: "q" }], delete: ["p"] });
  });

  it("follows pages, and shows rows as cells", async () => {
    const upsert = Array.from({ length: 7 }, (_, n) => ({ id: `t-${n}`, attributes: { n, text: 'a,"b"\n' } }));
    await service.request("POST", at("pages/rows"), { body: { upsert } });
    const all = await judgment([
      "api",
      "queries_query",
      "pages/rows",
      "--paginate",
      "--top-k",
      "3",
      "-F",
      "include[attributes]=true",
    ]);
    expect(all.sent.length).toBeGreaterThan(2);
    expect(
      values(all)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(upsert.map(({ id }) => id));
    const names = await judgment(["api", "namespaces_list", "--prefix", "pages/", "--output", "csv"]);
    expect(names.out).toMatch(/^name,.*\npages\/rows,/);
    const csv = await judgment(["query", "pages/rows", "--attributes", "text", "--limit", "1", "-o", "csv"]);
    expect(csv.out).toBe('id,revision,text\nt-0,1,"a,""b""\n"\n');
  });

  it("says what there is, and what is wrong", async () => {
    const list = await judgment(["api", "--list"]);
    expect(list.out.trim().split("\n")).toHaveLength(operations.length + 1);
    expect((await judgment(["api"])).out).toBe(list.out);
    const help = await judgment(["api", "webhook-endpoints.create", "--help"]);
    for (const said of ["--body-url <text>", "POST /webhook-endpoints", "An example of --body:"])
      expect(help.out).toContain(said);
    expect((await judgment(["api", "jobs_list", "--help"])).out).toMatch(/--status <text> .*One of: .*running/);
    const wrong: readonly (readonly [readonly string[], string])[] = [
      [["api", "judgment_create"], 'Did you mean "judgments_create"?'],
      [["api", "documents_get", ns], "<id> is missing."],
      [["api", "judgments_create", ns], "The body is missing."],
      [["api", "judgments_create", ns, "--body", "body.json"], "Put @ before the name of a file."],
      [["api", "documents_write", ns, "--body", '{"upsert":[{"id":"z"}],"upsert":[]}'], '--body has the member "/upsert" twice'],
      [
        ["api", "documents_write", ns, "-F", 'upsert=[{"id":"z","state":{"n":1,"n":2}}]'],
        'upsert has the member "/0/state/n" twice',
      ],
      [["api", "judgments_create", ns, "--thresholds", '{"page":0.5,"page":0.9}'], '--thresholds has the member "/page" twice'],
      [["api", "judgments_create", ns, "--body", "[]", "--name", "x"], "--body must be an object"],
      [["api", "judgments_create", ns, "--thresholds", "{"], "--thresholds must be JSON"],
      [["api", "judgments_activate", ns, "x", "--version", "two"], '--version must be a number: not "two"'],
      [["api", "judgments_create", ns, "-F", "x"], "Write name=value, name[member]=value or name[]=value."],
      [["api", "documents_get", "..", "x"], 'no segment of it may be empty, "." or ".."'],
      [["jobs", "list", "--output", "xml"], "--output must be one of table, json, tsv, csv"],
      [["jobs", "list", "--output", "csv", "--json"], "not both"],
    ];
    for (const [args, message] of wrong)
      expect(await judgment(args)).toMatchObject({ code: 2, out: "", err: expect.stringContaining(message), sent: [] });
    const refused = await judgment(["api", "documents_get", "no/where", "x", "--output", "json"]);
    expect([refused.code, JSON.parse(refused.err).error.code]).toEqual([1, "not_found"]);
  });
});
