import { beforeAll, describe, expect, it } from "vitest";
import { type TestResponse, type TestService, testService } from "#test/support/service.ts";

let service: TestService;
const ns = encodeURIComponent("shop/tickets");

beforeAll(async () => {
  service = await testService({}, true);
  const written = await service.request("POST", `/namespaces/${ns}`, {
    body: {
      upsert: [
        { id: "t-1", attributes: { status: "open", priority: 2, tags: ["vip"] }, state: { text: "My parcel never came." } },
        { id: "t-2", attributes: { status: "open", priority: 1 } },
        { id: "t-3", attributes: { status: "done" } },
      ],
    },
  });
  expect(written.status).toBe(200);
  return () => service.stop();
});

const query = (body: unknown): Promise<TestResponse> => service.request("POST", `/namespaces/${ns}/query`, { body });

describe("POST /namespaces/{ns}/query", () => {
  it("finds, ranks and pages documents", async () => {
    const asked = {
      filters: ["attributes.status", "Eq", "open"],
      rank_by: ["attributes.priority", "asc"],
      top_k: 1,
      include: { attributes: ["tags"] },
    };
    const first = await query(asked);
    expect(first).toMatchObject({ status: 200, body: { rows: [{ id: "t-2", attributes: {} }], more: true } });
    expect(first.body.usage.bytes_scanned).toBeGreaterThan(0);
    const second = await query({ ...asked, cursor: first.body.next_cursor });
    expect(second).toMatchObject({
      status: 200,
      body: { rows: [{ id: "t-1", attributes: { tags: ["vip"] } }], more: false, next_cursor: null },
    });
  });

  it("accepts an empty body for all documents", async () => {
    expect((await query({})).body.rows.map(({ id }: { id: string }) => id)).toEqual(["t-1", "t-2", "t-3"]);
  });

  it.each<[body: object, path: string, message: RegExp]>([
    [{ filters: ["attributes.status", "Equals", "open"] }, "/filters/1", /Eq/],
    [{ filters: ["status", "Eq", "open"] }, "/filters/0", /attributes/],
    [{ filters: ["answers.urgent.p", "Gt", 0.5] }, "/filters/0", /unknown judgment "urgent"/],
    [
      {
        filters: [
          "And",
          [
            ["id", "Eq", "a"],
            ["Not", ["attributes.a", "In", "x"]],
          ],
        ],
      },
      "/filters/1/1/1/2",
      /array/,
    ],
    [{ filters: ["created_at", "Gt", "yesterday"] }, "/filters/2", /timestamp/],
    [{ filters: ["attributes.a", "Eq", "\ud800"] }, "/filters/2", /Unicode/],
    [{ rank_by: ["priority", "asc"] }, "/rank_by/0", /field/],
    [{ include: { answers: ["urgent"] } }, "/include/answers/0", /unknown judgment "urgent"/],
    [{ cursor: "nonsense" }, "/cursor", /not a cursor/],
    [{ top_k: 1001 }, "/top_k", /1000/],
  ])("refuses %j at %s", async (body, path, message) => {
    const { status, body: answer } = await query(body);
    expect(status).toBe(400);
    expect(answer.error.code).toBe("invalid_request");
    const issue = answer.error.details.issues.find((one: { path: string }) => one.path === path);
    expect(issue, JSON.stringify(answer.error.details.issues)).toBeDefined();
    expect(issue.message).toMatch(message);
  });

  it("refuses a filter nested deeper than any stack, and keeps running", async () => {
    const deep = 50_000;
    const body = `{"filters":${'["Not",'.repeat(deep)}["id","Eq","a"]${"]".repeat(deep)}}`;
    expect(await query(body)).toMatchObject({ status: 400, body: { error: { code: "invalid_request" } } });
    expect((await query({})).status).toBe(200);
  });

  it("answers a read_only key, within its scope", async () => {
    const options = { body: {}, key: await service.key({ role: "read_only", scope: "shop/*" }) };
    expect((await service.request("POST", `/namespaces/${ns}/query`, options)).status).toBe(200);
    const other = { body: {}, key: await service.key({ role: "read_only", scope: "other/*" }) };
    expect((await service.request("POST", `/namespaces/${ns}/query`, other)).status).toBe(403);
  });

  it("answers not_found for a namespace that was never written to", async () => {
    expect(await service.request("POST", "/namespaces/nowhere/query", { body: {} })).toMatchObject({
      status: 404,
      body: { error: { code: "not_found" } },
    });
  });
});
