/** Requests with and without the prefix of a server that has one, as they can stand in a request line. */
import { describe, expect, it } from "vitest";
import { belowBasePath } from "../../../codegen/typespec-koa-runtime/src/base-path.ts";
import { RawConnection } from "./support/client.ts";
import { testServer } from "./support/server.ts";

const PREFIX = "/judgments";

describe("a request line loses the prefix", () => {
  it.each([
    ["/judgments/v1/things?a=/judgments/b", "/v1/things?a=/judgments/b"],
    ["/judgments", "/"],
    ["/judgments/", "/"],
    ["/judgments?a=b", "/?a=b"],
    ["/judgments//v1", "//v1"],
    ["/judgments/judgments/v1", "/judgments/v1"],
    ["http://judgments/judgments/v1?a=b", "/v1?a=b"],
  ])("%s becomes %s", (target, below) => {
    expect(belowBasePath(target, PREFIX)).toBe(below);
  });
});

describe("a request line stays as it is", () => {
  it.each([
    "/v1/things",
    "/judgmentsv1/things",
    "/Judgments/v1",
    "/judgments%2Fv1",
    "//judgments/v1",
    "http://judgments/v1",
    "*",
  ])("%s", (target) => {
    expect(belowBasePath(target, PREFIX)).toBe(target);
  });

  it.each(["/judgments/v1", "http://host/v1", ""])("%j of a server without a prefix", (target) => {
    expect(belowBasePath(target, "")).toBe(target);
  });
});

it("methods that no parser knows are refused below the prefix as without it", async () => {
  const { port } = await testServer({ basePath: PREFIX });
  const path = "/v1/namespaces/a/documents/b";
  for (const prefix of [PREFIX, ""]) {
    const connection = await RawConnection.open(port);
    connection.send(`STRANGE ${prefix}${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const { status, json } = (await connection.response())!;
    expect([status, json.error.message]).toEqual([405, expect.stringMatching(`^${path} does not support STRANGE\\.`)]);
  }
});

it("a server without a prefix has nothing below one", async () => {
  const { url } = await testServer({ mounts: [{ at: "/page", answer: () => ({ status: 200, headers: {} }) }] });
  expect((await fetch(`${url}/page`)).status).toBe(200);
  const answer = await fetch(`${url}${PREFIX}/page`);
  expect([answer.status, (await answer.json()) as object]).toMatchObject([
    404,
    { error: { message: "There is no /judgments/page. The API is under /v1, and its documentation is at /docs." } },
  ]);
});
