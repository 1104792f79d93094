/** What a local server answers to each case of `cases.py`: those of the TypeScript client, case by case. */
import type { Answer, AnsweringServer, Behaviour } from "../client/answering-server.ts";
import { answer, answeringServer, refusal } from "../client/answering-server.ts";

const done: Answer = { body: { done: true } };
const busy = refusal(429, "rate_limited", {}, { "retry-after": "3" });
const away = refusal(503, "unavailable");
const drop: Behaviour = (response) => response.socket?.destroy();
const breaksOff: Behaviour = (response) =>
  void response.writeHead(200, { "content-length": "9" }).write("{", () => response.destroy());
const silent: Behaviour = (response) => void response.writeHead(200).write("{");
/** A byte now and then, which a limit for each byte would wait for without end. */
const trickling: Behaviour = (response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write(" "), 50);
  response.once("close", () => clearInterval(timer));
};
const first: Answer = { body: { things: [1, 2], next_cursor: "a b" } };
const empty: Answer = { body: { things: [], next_cursor: "c" } };
const last: Answer = { body: { things: [3], next_cursor: null } };
const limited = (remaining: string) => ({
  "x-ratelimit-limit": "600",
  "x-ratelimit-remaining": remaining,
  "x-request-id": `r${remaining}`,
});
const closing: Behaviour = (response) => answer(response, { headers: { connection: "close" }, body: { done: true } });
const thenCloses: Behaviour = (response) => {
  const { socket } = response;
  response.once("finish", () => socket?.end());
  answer(response, done);
};

/** The last behaviour repeats. */
export const ANSWERS: { readonly [name: string]: readonly Behaviour[] } = {
  encoding: [done],
  sent: [done],
  big_integers: [{ body: '{"big":123456789012345678901234567890,"small":-9007199254740993,"real":0.1}' }],
  retry_after: [busy, done],
  retry_without: [refusal(429, "rate_limited"), done],
  retry_503: [away, done],
  retry_502: [{ status: 502, body: "<html>" }, done],
  retry_504: [{ status: 504, body: "<html>" }, done],
  retry_lost: [drop, done],
  retry_broken: [breaksOff, done],
  ...Object.fromEntries(
    [400, 401, 402, 403, 404, 405, 409, 413, 500, 501].map((status) => [
      `final_${status}`,
      [refusal(status, "invalid_request"), done],
    ]),
  ),
  used_up: [refusal(429, "rate_limited", { resets_at: "2026-01-02T00:00:00.000Z" }), done],
  too_long: [refusal(503, "unavailable", {}, { "retry-after": "61" }), done],
  twice: [away],
  as_told: [away],
  made_keys: [away, drop, done],
  given_key: [busy, done],
  natural: [drop, done],
  never: [away, done],
  one_status: [{ body: { id: "i", unknown_to_this_client: 1 } }],
  several: [{ status: 202, body: { job: 1 } }, { body: { name: "x" } }],
  no_body: [{ status: 204 }],
  envelope: [refusal(429, "rate_limited", { why: "burst" }, { ...limited("0"), "x-request-id": "req-1", "retry-after": "90" })],
  unlisted: [refusal(418, "teapot")],
  no_details: [{ status: 400, body: { error: { code: "invalid_request", message: "No." } } }],
  proxy_page: [{ status: 200, body: "<html>" }],
  empty_body: [{ status: 200, body: "" }],
  not_a_number: [{ status: 200, body: '{"p":NaN}' }],
  undeclared: [{ status: 206, body: {} }],
  surprising_204: [{ status: 204 }],
  redirect: [{ status: 302, headers: { location: "/elsewhere" }, body: {} }],
  foreign_error: [{ status: 404, body: { error: "nope" } }],
  no_message: [{ status: 404, body: { error: { code: "not_found" } } }],
  null_error: [{ status: 404, body: null }],
  excerpt: [{ status: 500, body: `<h1>${"x".repeat(5000)}` }],
  told: [refusal(503, "unavailable", {}, limited("5")), { headers: limited("4"), body: {} }, { body: {} }],
  listed: [first, empty, last],
  by_page: [first, last],
  whole: [first, last],
  partly: [first, last],
  anew: [last],
  body_cursor: [{ body: { rows: [1], next_cursor: "n" } }, { body: { rows: [2], more: false } }],
  failing_page: [first, refusal(400, "invalid_request")],
  pageless: [{ body: { next_cursor: null } }],
  circular: [first],
  timeout: [silent],
  trickle: [trickling],
  cancel_running: [silent],
  cancel_waiting: [refusal(503, "unavailable", {}, { "retry-after": "50" })],
  cancel_before: [done],
  cancel_task: [silent],
  kept: [done],
  server_closes: [closing],
  closed_while_idle: [thenCloses],
  not_repeatable: [done],
  forked: [done],
  threads: [done],
  early_refusal: [],
};

/** Answers under `/v1/<case>/…`. `/v1/arrived/<case>/…` is answered when a request of that case has arrived. Each answer tells the client's port. */
export async function answeringCases(): Promise<AnsweringServer> {
  const asked = new Map<string, number>();
  const waiting = new Map<string, () => void>();
  return answeringServer((response, request) => {
    const [, , name = "", other = ""] = request.url.split("/");
    if (name === "arrived") {
      const tell = () => answer(response, done);
      return void (asked.has(other) ? tell() : waiting.set(other, tell));
    }
    const behaviours = ANSWERS[name]!;
    const count = asked.get(name) ?? 0;
    asked.set(name, count + 1);
    waiting.get(name)?.();
    const behaviour = behaviours[Math.min(count, behaviours.length - 1)]!;
    response.setHeader("x-client-port", String(response.socket?.remotePort));
    if (typeof behaviour === "function") behaviour(response, request);
    else answer(response, behaviour);
  });
}
