/** The pipeline over the contract as it is generated. */
import { beforeAll, describe, expect, test } from "vitest";
import { operations } from "#generated/routes.ts";
import { publishedDocument } from "#src/foundation/published-document.ts";
import { call, expectError } from "./support/client.ts";
import { generatedServer } from "./support/generated-server.ts";

let built: string;
let url: string;

beforeAll(async () => {
  built = (await generatedServer({ built: true })).url;
  url = (await generatedServer()).url;
});

const examples: Readonly<Record<string, string>> = {
  job: "job_01k0z3v5n8q2r4t6w8x0y2a4c6",
  webhook: "we_01k0z3v5n8q2r4t6w8x0y2a4c6",
  event: "evt_01k0z3v5n8q2r4t6w8x0y2a4c6",
  key: "key_01k0z3v5n8q2r4t6w8x0y2a4c6",
};

/** A path of the operation that its validators take. */
function pathOf(path: string): string {
  const id = path.startsWith("/jobs")
    ? examples.job
    : path.startsWith("/webhook")
      ? examples.webhook
      : path.startsWith("/events")
        ? examples.event
        : path.startsWith("/api-keys")
          ? examples.key
          : "some-id";
  return `/v1${path
    .replace("{ns}", path.includes("tenant_summary") ? "acme%2F*" : "acme")
    .replace("{prefix}", "acme%2F*")
    .replace("{id}", id!)
    .replace("{queue}", "lq_01kge4k3x2m8v5q7w9a1b2c3d4")
    .replace("{item}", "1")
    .replaceAll(/\{\w+\}/g, "some-name")}`;
}

/** The body of the first example that the document gives for an operation. */
function exampleOf(operationId: string): string | undefined {
  const items = Object.values(publishedDocument().paths as unknown as Record<string, Record<string, Described>>);
  const described = items.flatMap((item) => Object.values(item)).find((operation) => operation.operationId === operationId);
  const [example] = Object.values(described?.requestBody?.content["application/json"].examples ?? {});
  return example === undefined ? undefined : JSON.stringify(example.value);
}

interface Described {
  operationId?: string;
  requestBody?: { content: { "application/json": { examples?: Record<string, { value: unknown }> } } };
}

const cases = operations.map((operation) => [operation.id, operation] as const);

describe.each(cases)("%s", (_id, operation) => {
  const send = (server: string, key: string | null, body?: string) =>
    call(server, pathOf(operation.path), {
      key,
      method: operation.method,
      ...(body === undefined ? {} : { body, headers: { "content-type": "application/json" } }),
    });

  test("asks for a key", async () => {
    expectError(await send(built, null), 401, "unauthorized");
  });

  test("asks for its role", async () => {
    const reader = await send(built, "reader");
    const writer = await send(built, "writer");
    expect(reader.status === 403).toBe(operation.role !== "read_only");
    expect(writer.status === 403 && writer.json.error.code === "forbidden").toBe(operation.role === "admin");
  });

  test("declares every refusal that it can meet before its handler", async () => {
    const needed = ["forbidden", "internal", "invalid_request", "rate_limited", "unauthorized", "unavailable"];
    if (operation.bodyLimit > 0) needed.push("too_large");
    if (operation.idempotency === "key") needed.push("conflict");
    if (operation.plan !== null) needed.push("plan_required");
    expect(needed.filter((code) => !operation.errors.includes(code as (typeof operation.errors)[number]))).toEqual([]);
  });

  if (operation.validate.body !== null)
    test("refuses a body that is another thing altogether, at its place", async () => {
      for (const body of ["[]", '"text"', "null", "1", '{"no_such_field":1}']) {
        const { details } = expectError(await send(built, "admin", body), 400, "invalid_request");
        expect(details.issues.length).toBeGreaterThan(0);
        for (const issue of details.issues)
          expect(issue).toEqual({ path: expect.any(String), message: expect.stringMatching(/\w/) });
      }
    });

  if (operation.unbuilt)
    test("is not served yet, and says so", async () => {
      const answer = await send(url, "admin", exampleOf(operation.id));
      expect(expectError(answer, 501, "unavailable").details).toEqual({ operation: operation.id });
    });

  if (operation.bodyRequired)
    test("takes the example that its documentation gives", async () => {
      expect(exampleOf(operation.id)).toBeDefined();
      expect((await send(built, "admin", exampleOf(operation.id))).status).toBe(200);
    });

  test("keeps a restricted key to its prefix where the path names a namespace", async () => {
    if (operation.role === "admin" || operation.scope !== "path" || !operation.path.includes("{ns}")) return;
    const path = pathOf(operation.path).replace("/acme", "/zulu");
    const answer = await call(built, path, { key: "scoped", method: operation.method });
    const ours = await call(built, pathOf(operation.path), { key: "scoped", method: operation.method });
    if (operation.plan === null) expectError(answer, 403, "forbidden");
    expect(ours.json?.error?.code).not.toBe("forbidden");
  });
});

describe("a refusal", () => {
  const issuesOf = async (path: string, json: unknown, method = "POST") => {
    const answer = await call(built, path, { method, json, key: "admin" });
    return expectError(answer, 400, "invalid_request").details.issues as { path: string; message: string }[];
  };

  test.each<[string, string, unknown, { path: string; message: string }[]]>([
    [
      "an unknown field, with the one that was meant",
      "/v1/namespaces/a",
      { upsert: [{ id: "x", atributes: {} }] },
      [{ path: "/upsert/0/atributes", message: 'is not a known field; did you mean "attributes"?' }],
    ],
    [
      "a field in another spelling",
      "/v1/namespaces/a",
      { waitFor: ["x"] },
      [{ path: "/waitFor", message: 'is not a known field; did you mean "wait_for"?' }],
    ],
    [
      "a field like no other, with those there are",
      "/v1/namespaces/a",
      { upsert: [{ id: "x", zebra: 1 }] },
      [
        {
          path: "/upsert/0/zebra",
          message: "is not a known field; known fields are id, attributes, state, created_at, if_revision",
        },
      ],
    ],
    [
      "a missing member, at its own place",
      "/v1/namespaces/a",
      { upsert: [{}] },
      [{ path: "/upsert/0/id", message: "is required" }],
    ],
    [
      "another type, by its name and what was given",
      "/v1/namespaces/a",
      { upsert: [{ id: 7 }] },
      [{ path: "/upsert/0/id", message: "must be a string, not a number" }],
    ],
    [
      "a value of a union as one issue",
      "/v1/namespaces/a",
      { upsert: [{ id: "x", attributes: { a: { nested: true } } }] },
      [
        {
          path: "/upsert/0/attributes/a",
          message: expect.stringMatching(/^must be a string, a finite number, true or false, null or an array, not an object$/),
        },
      ],
    ],
    [
      "a wrong operator of a filter, with the nearest",
      "/v1/namespaces/a/query",
      { filters: ["attributes.x", "Eqq", 1] },
      [{ path: "/filters/1", message: expect.stringContaining('did you mean "Eq"?') }],
    ],
    [
      "a filter deep inside another, at its place only",
      "/v1/namespaces/a/query",
      {
        filters: [
          "And",
          [
            ["attributes.x", "Eq", 1],
            ["Not", ["attributes.x", "Frobs", 1]],
          ],
        ],
      },
      [{ path: "/filters/1/1/1/1", message: expect.stringContaining("must be one of") }],
    ],
    [
      "a role that is none",
      "/v1/api-keys",
      { name: "x", role: "read_writ" },
      [{ path: "/role", message: 'must be one of "read_only", "read_write"; did you mean "read_write"?' }],
    ],
    [
      "a number out of its range",
      "/v1/namespaces/a",
      { wait_timeout_ms: -1 },
      [{ path: "/wait_timeout_ms", message: "must be at least 0" }],
    ],
    [
      "a fraction where a whole number belongs",
      "/v1/namespaces/a",
      { wait_timeout_ms: 1.5 },
      [{ path: "/wait_timeout_ms", message: "must be a whole number, not 1.5" }],
    ],
    [
      "a name of an attribute that is none",
      "/v1/namespaces/a",
      { upsert: [{ id: "x", attributes: { "a.b": 1 } }] },
      [{ path: "/upsert/0/attributes/a.b", message: expect.stringContaining("name") }],
    ],
  ])("says: %s", async (_what, path, json, issues) => {
    expect(await issuesOf(path, json)).toEqual(issues);
  });

  test("lists at most 20 of a thousand faults, and tells how many kinds there are", async () => {
    const issues = await issuesOf("/v1/namespaces/a", { upsert: Array.from({ length: 1000 }, () => ({})) });
    expect(issues).toHaveLength(20);
  });

  test("of a large body of nothing but faults comes quickly", async () => {
    const wrong = JSON.stringify({ upsert: Array.from({ length: 500_000 }, () => 1) });
    const started = performance.now();
    expectError(
      await call(built, "/v1/namespaces/a", { body: wrong, headers: { "content-type": "application/json" } }),
      400,
      "invalid_request",
    );
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test("of a filter nested to the limit takes no time that grows with the depth", async () => {
    let filter: unknown = ["attributes.x", "Eqq", 1];
    for (let level = 0; level < 45; level++) filter = level % 2 === 0 ? ["Not", filter] : ["And", [filter]];
    const started = performance.now();
    await issuesOf("/v1/namespaces/a/query", { filters: ["Or", [filter, ["attributes.x", "Eqq", 1]]] });
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
