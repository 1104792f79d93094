/** The generated Python client against a running service. One program does everything; each test reads a part of its report. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshNamespace } from "#test/api/support/api.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { python, reportOf } from "./python.ts";

describe("a Python program", needs(python), () => {
  let service: TestService;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever the program reports
  let report: any;
  const ns = freshNamespace();

  beforeAll(async () => {
    service = await testService({}, true);
    report = await reportOf("example.py", service.baseUrl, service.adminKey, ns);
  });
  afterAll(() => service.stop());

  it("defines a judgment, writes, and waits for the answers", async () => {
    expect(report.created).toMatchObject({ version: 1, ids: ["t/1:a", "t/2", "t/3"], freshness: "fresh", answer: { p: 0.5 } });
    const { body } = await service.request("GET", `/namespaces/${encodeURIComponent(ns)}/documents/t%2F1%3Aa`);
    expect(body).toMatchObject({ id: "t/1:a", attributes: { status: "open", count: Number.MAX_SAFE_INTEGER } });
  });

  it("reads under an id that has to be encoded, and understands what is missing", () => {
    expect(report.read).toEqual({
      id: "t/1:a",
      attributes: { status: "open", count: Number.MAX_SAFE_INTEGER },
      missing: ["not_found", "NotFoundError", "404", "True"],
    });
  });

  it("queries, entry by entry and page by page", () => {
    expect(report.queried).toEqual({ ids: ["t/1:a", "t/2"], pages: [["t/1:a"], ["t/2"]], names: [ns] });
  });

  it("understands a conflict and a wrong body", () => {
    expect(report.refused.conflict.slice(0, 2)).toEqual(["conflict", 409]);
    expect(report.refused.wrong).toEqual(["InvalidRequestError", ["/upsert"]]);
  });

  it("repeats a change under its key, which then belongs to that request", () => {
    expect(report.repeated).toEqual({ same: true, key: "k-1" });
  });

  it("tells several successes apart", () => {
    expect(report.activated).toSatisfy(({ status }) => status === 200 || status === 202);
  });

  it("reads the rate limit", () => {
    expect(report.limited).toBe(true);
  });

  it("does the same under asyncio", () => {
    expect(report.together).toEqual({ read: ["t/1:a", "t/2", "t/3"], rows: ["once", "t/1:a", "t/2", "t/3"] });
  });
});
