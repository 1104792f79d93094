/** The runtime of the generated Python client, case by case as that of the TypeScript client. One process runs them all. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs } from "#test/support/needs.ts";
import type { AnsweringServer } from "../client/answering-server.ts";
import { ANSWERS, answeringCases } from "./answers.ts";
import { python, reportOf } from "./python.ts";

const MINUTE = 60;
/** As in `retry-after.test.ts`. */
const RETRY_AFTER: [string, number | null][] = [
  ["120", 120],
  [" 0 ", 0],
  ["1.5", 1.5],
  ["2030", 2_030],
  ["Tue, 01 Jan 2030 00:01:00 GMT", MINUTE],
  ["Mon, 31 Dec 2029 00:00:00 GMT", 0],
  ["Tuesday, 01-Jan-30 00:00:30 GMT", 30],
  ["Tue Jan  1 00:01:00 2030", MINUTE],
  ["Tue, 01 Jan 2030 00:01:00", MINUTE],
  ["Tue, 01 Jan 2030 01:01:00 +0100", MINUTE],
  ["Foo 1", null],
  ["Jan 1", null],
  ["Tue, 32 Jan 2030 00:01:00 GMT", null],
  ["-5", null],
  ["1e3", null],
  [".5", null],
  ["٣", null],
  ["", null],
];

describe("the Python client", needs(python), () => {
  let server: AnsweringServer;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever the program reports
  let report: any;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever the program reports
  let cases: any;
  const received = (name: string) => server.received.filter(({ url }) => url.startsWith(`/v1/${name}/`));
  const urls = (name: string) => received(name).map(({ url }) => url.slice(`/v1/${name}`.length));
  const keys = (name: string) => received(name).map(({ headers }) => headers["idempotency-key"]);

  beforeAll(async () => {
    server = await answeringCases();
    report = await reportOf("cases.py", server.baseUrl, JSON.stringify(RETRY_AFTER.map(([header]) => header)));
    cases = report.cases;
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it("has run every case that there are answers for", () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(ANSWERS).sort());
  });

  it("encodes path parameters, and refuses those that would reach another route", () => {
    const { refused } = cases.encoding;
    expect(urls("encoding").map((url) => url.slice("/shelves/a%2Fb/things/".length))).toEqual([
      "shop%2Ftickets",
      "a%2Fb%2F*",
      "a%3Ab.c_d-e",
      "100%25",
      "%252e%252e",
      "%C3%A4%3F%23%26%3D",
      "..a",
    ]);
    for (const { raised, text } of refused.slice(0, 9)) {
      expect([raised, text]).toEqual([
        "ValueError",
        expect.stringMatching(/^things_read: id is ".*"; no segment of it may be empty/),
      ]);
    }
    for (const { raised, text } of refused.slice(9, 12))
      expect([raised, text]).toEqual(["TypeError", "things_read: id is missing."]);
    expect(refused[12].text).toBe("things_read: id is not well-formed Unicode.");
  });

  it("encodes query parameters, and refuses those that would change on the way", () => {
    const { queries, bad_queries } = cases.encoding;
    expect(queries).toEqual(["kinds=a,b%20c,d%26e", "kinds=a", "deep=false", "deep=0", "deep=", "", "deep=0.5"]);
    expect(bad_queries.map(({ text }: { text: string }) => text)).toEqual([
      'kinds: "a,b" holds a comma, which separates entries.',
      "kinds is not well-formed Unicode.",
      "deep is not well-formed Unicode.",
      "deep is nan, not a finite number.",
      "deep is inf, not a finite number.",
      "deep is a type, not a string or a number.",
    ]);
  });

  it("sends the key, the user agent, header parameters and the body as they are", () => {
    const [read, write] = received("sent");
    expect(read).toMatchObject({
      method: "GET",
      body: "",
      headers: { authorization: "Bearer secret", "user-agent": "tested/1.0.0", "x-trace": "t1", accept: "application/json" },
    });
    expect(read!.headers).not.toHaveProperty("content-type");
    expect(write).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
    expect(write!.body).toMatch(/^\{"text":"(ü|\\u00fc)","big":1180591620717411303424,"pair":\[1,null\],"half":"\\ud800"\}$/);
    expect(received("sent")).toHaveLength(2);
  });

  it("refuses what is not JSON, and a header, an address, a key or a time that is none", () => {
    const { bodies, header, no_url, no_key, bad_key, no_time } = cases.sent;
    expect(bodies.map(({ raised }: { raised: string }) => raised)).toEqual(["ValueError", "TypeError", "TypeError"]);
    expect(header.text).toBe("x_trace holds a character that no header may have.");
    expect(no_url[0].text).toBe('base_url is "service/v1", not an absolute URL.');
    for (const { raised } of [...no_url, no_key, bad_key, ...no_time]) expect(raised).toBe("ValueError");
    expect(JSON.stringify(bad_key)).not.toContain("a\\nb");
  });

  it("reads whole numbers of any size exactly", () => {
    expect(cases.big_integers).toEqual({ exact: ["123456789012345678901234567890", "-9007199254740993"], real: 0.1 });
  });

  it.each([
    ["retry_after", 3],
    ["retry_without", 0.5],
    ["retry_503", 0.5],
    ["retry_502", 0.5],
    ["retry_504", 0.5],
    ["retry_lost", 0.5],
    ["retry_broken", 0.5],
  ])("repeats a failed attempt after the wait it calls for: %s", (name, wait) => {
    expect(cases[name]).toEqual({ returned: { done: true }, waits: [wait] });
  });

  it.each([400, 401, 402, 403, 404, 405, 409, 413, 500, 501])("does not repeat %i", (status) => {
    expect(cases[`final_${status}`]).toMatchObject({ raised: "InvalidRequestError", status });
    expect(received(`final_${status}`)).toHaveLength(1);
  });

  it("does not wait for a daily allowance, nor for more than a minute", () => {
    expect(cases.used_up).toMatchObject({ raised: "RateLimitedError", retry_after: null });
    expect(cases.too_long).toMatchObject({ raised: "UnavailableError", status: 503, retry_after: 61 });
  });

  it("repeats twice unless told otherwise", () => {
    expect(cases.twice).toMatchObject([{ code: "unavailable" }, [0.5, 1], { code: "unavailable" }]);
    expect(received("twice")).toHaveLength(4);
    expect(cases.as_told).toMatchObject({ code: "unavailable", message: "It is unavailable." });
    expect(received("as_told")).toHaveLength(6);
  });

  it("repeats a change under its key, and what nothing makes safe to repeat not at all", () => {
    expect(keys("made_keys")).toEqual(["made-1", "made-1", "made-1", "made-2"]);
    expect(keys("given_key")).toEqual(["mine", "mine"]);
    expect(keys("natural")).toEqual([undefined, undefined]);
    expect(cases.never).toMatchObject({ code: "unavailable" });
    expect(received("never")).toHaveLength(1);
    for (const key of report.keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(report.keys).size).toBe(20);
  });

  it("returns the body of a success, with its status where there are several", () => {
    expect(cases.one_status).toEqual({ id: "i", unknown_to_this_client: 1 });
    expect(cases.several).toEqual([
      [202, { job: 1 }],
      [200, { name: "x" }],
    ]);
    expect(cases.no_body).toBeNull();
  });

  it("raises an error of the code's class, with what the envelope and the headers say", () => {
    expect(cases.envelope).toMatchObject({
      raised: "RateLimitedError",
      bases: ["JudgmentServiceError", "ErrorResponse"],
      text: "things_read: 429 rate_limited: It is rate_limited.",
      code: "rate_limited",
      message: "It is rate_limited.",
      status: 429,
      details: { why: "burst" },
      request_id: "req-1",
      retry_after: 90,
      operation: "things_read",
    });
    expect(cases.unlisted).toMatchObject({ raised: "JudgmentServiceError", code: "teapot", status: 418 });
    expect(cases.no_details).toMatchObject({ raised: "InvalidRequestError", details: {} });
  });

  it.each([
    ["proxy_page", 200, "answered 200 with what is not JSON"],
    ["empty_body", 200, "answered 200 with what is not JSON"],
    ["not_a_number", 200, "answered 200 with what is not JSON"],
    ["undeclared", 206, "answered 206, which this version of the contract does not know"],
    ["surprising_204", 204, "answered 204, which this version of the contract does not know"],
    ["redirect", 302, "answered 302 without the error envelope"],
    ["foreign_error", 404, "answered 404 without the error envelope"],
    ["no_message", 404, "answered 404 without the error envelope"],
    ["null_error", 404, "answered 404 without the error envelope"],
  ])("says of %s that it is unexpected", (name, status, problem) => {
    expect(cases[name]).toMatchObject({ raised: "UnexpectedResponseError", text: `things_read: ${problem}`, status });
    expect(received(name)).toHaveLength(1);
  });

  it("shows how an unexpected answer began", () => {
    expect(cases.excerpt.excerpt).toBe(`<h1>${"x".repeat(996)}`);
  });

  it("says why there was no answer at all", () => {
    expect(report.no_answer).toMatchObject({
      raised: "NoResponseError",
      text: expect.stringMatching(/^things_read: .*refused/i),
    });
    expect(report.cancelled_is_no_error_of_the_service).toBe(true);
  });

  it("tells of every answer, with its rate limit, and keeps the last limit", () => {
    expect(cases.told).toEqual({
      before: null,
      same: true,
      told: [
        [1, 503, "r5", [600, 5]],
        [2, 200, "r4", [600, 4]],
        [1, 200, null, null],
      ],
      kept: [600, 4],
    });
  });

  it("lists every entry of every page, under the options it was asked with", () => {
    expect(cases.listed).toEqual([1, 2, 3]);
    expect(urls("listed")).toEqual(["/things?limit=2", "/things?limit=2&cursor=a%20b", "/things?limit=2&cursor=c"]);
    expect(cases.by_page).toEqual([
      { things: [1, 2], next_cursor: "a b" },
      { things: [3], next_cursor: null },
    ]);
    expect(cases.whole).toEqual([1, 2, 3]);
  });

  it("fetches a list as far as it is read, and anew with every iteration", () => {
    expect(received("partly")).toHaveLength(1);
    expect(cases.anew).toEqual([[3], [3]]);
    expect(urls("anew")).toEqual(["/things?cursor=from", "/things?cursor=from"]);
  });

  it("sends a cursor in the body beside the rest of the body", () => {
    expect(cases.body_cursor).toEqual([1, 2]);
    expect(received("body_cursor").map(({ body }) => JSON.parse(body))).toEqual([{ top_k: 1 }, { top_k: 1, cursor: "n" }]);
  });

  it("fails where a page fails, and does not go round in circles", () => {
    expect(cases.failing_page).toMatchObject([{ raised: "InvalidRequestError" }, [1, 2]]);
    expect(cases.pageless.text).toBe("things_list: answered a page without its array things");
    expect(cases.circular.text).toBe("things_list: answered the cursor it was given");
  });

  it.each(["timeout", "trickle"])("waits for an answer no longer than the time, all of it together: %s", (name) => {
    expect(cases[name]).toMatchObject({
      raised: "ResponseTimeoutError",
      bases: ["NoResponseError", "TimeoutError", "OSError"],
      text: "things_read: no complete answer within 0.3 s (2 attempts)",
    });
    expect(received(name)).toHaveLength(2);
  });

  it.each([
    ["cancel_running", 1],
    ["cancel_waiting", 1],
    ["cancel_before", 0],
  ])("ends a call that is cancelled: %s", (name, requests) => {
    expect(cases[name]).toMatchObject({ raised: "CallCancelledError" });
    expect(received(name)).toHaveLength(requests);
  });

  it("ends the call of a task that is cancelled", () => {
    expect(cases.cancel_task).toBe("cancelled");
    expect(received("cancel_task")).toHaveLength(1);
  });

  it("keeps connections, except for what may not be repeated, and notices those that have ended", () => {
    expect(cases.kept).toBe(1);
    expect(cases.server_closes).toBe(3);
    expect(cases.not_repeatable).toBe(3);
    expect(cases.closed_while_idle).toBe("noticed");
    expect(received("closed_while_idle")).toHaveLength(3);
  });

  it("serves threads at once, and a process of its own after a fork", () => {
    expect(cases.threads).toEqual([160, true]);
    expect(cases.forked).toBe(true);
  });

  it("reads a refusal that comes before the body is sent", () => {
    expect(cases.early_refusal).toMatchObject({ raised: "TooLargeError", status: 413 });
  });

  it("reads Retry-After as the TypeScript client does, and waits as long", () => {
    expect(report.retry_after).toEqual(RETRY_AFTER.map(([, seconds]) => seconds));
    expect(report.waits).toEqual([0.5, 1, 2, 4, 8, 8, 8, 8]);
    expect(report.least_wait).toBe(0.25);
  });
});
