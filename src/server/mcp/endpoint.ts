/**
 * `POST /mcp`: the Model Context Protocol over streamable HTTP. There are no sessions, so any process answers any message, and no stream that the
 * server would begin (`GET` is 405). Each tool call becomes a request with the caller's key. That request is authorized, limited, billed and audited
 * as any other. Messages that become no request are counted here.
 */
import { isUtf8 } from "node:buffer";
import {
  type Answer,
  answerTo,
  ClientGone,
  type Collected,
  collect,
  type EndpointParts,
  isClientGone,
  type Routed,
  readBody,
  refuseOtherThanJson,
  writtenPast,
} from "typespec-koa-runtime";
import { clientAddress } from "typespec-koa-runtime/addresses";
import { type Json, parseUnrepeated, RepeatedMembers } from "typespec-koa-runtime/json";
import type { Identity } from "#src/accounts/identity.ts";
import { invalidRequest, ServiceError } from "#src/foundation/errors.ts";
import type { MakeEndpoint } from "#src/server/http/server.ts";
import { refusalOf } from "./refusal.ts";

type Parts = EndpointParts<Identity>;

/** In bytes. Agents write little; loads of documents go to `POST /v1/namespaces/{ns}`. */
const BODY_LIMIT = 1_048_576;

const PATH = "/mcp";
const METHODS = ["POST"];

export const mcpEndpoint: MakeEndpoint = (parts) => ({ at: PATH, serve: (request) => serve(request, parts) });

async function serve(request: Routed, parts: Parts): Promise<void> {
  const { compression, errors, observer, log } = parts.pipeline;
  const { req, res, koa } = request;
  const started = observer.now();
  const headers = collect(parts.pipeline, req);
  const requestId = headers["X-Request-Id"];
  let result: Answer;
  try {
    result = await answer(request, headers, parts);
  } catch (error) {
    if (isClientGone(error, res)) {
      writtenPast(koa);
      observer.gone("mcp", started);
      return;
    }
    result = errors.answer(error, requestId, log);
  }
  const packed = await compression.of(req, result);
  await answerTo(request, packed, headers);
  observer.answered("mcp", packed.status, started, requestId);
}

async function answer({ req, res }: Routed, headers: Collected, parts: Parts): Promise<Answer> {
  const { admission, bodies, crossOrigin, errors, trustedProxies } = parts.pipeline;
  if (crossOrigin.isPreflight(req)) return { status: 204, body: undefined, headers: crossOrigin.preflight(METHODS, req) };
  const allowed = [...METHODS, "OPTIONS"].sort();
  if (req.method === "OPTIONS") return { status: 204, body: undefined, headers: { Allow: allowed.join(", ") } };
  if (req.method !== "POST") return errors.envelope("method_not_allowed", `${PATH} supports ${allowed.join(", ")}.`, { allowed });
  refuseOrigin(req.headers.origin, crossOrigin);
  const address = clientAddress(req.socket.remoteAddress, req.headers["x-forwarded-for"] as string | undefined, trustedProxies);
  const identity = await admission.authenticate(req, address);
  if (identity.session) throw new ServiceError("unauthorized", "Agents send an API key as `Authorization: Bearer <key>`.");
  refuseOtherThanJson(req.headers["content-type"]);
  const limits = { ...bodies, limit: BODY_LIMIT, sender: admission.sender(identity) };
  const bytes = await readBody(req, res, limits);
  let message: unknown;
  try {
    message = parsed(bytes);
  } catch (error) {
    if (!(error instanceof RepeatedMembers)) throw error;
    await admission.admit?.(identity, headers);
    const refusal = refusalOf(error);
    return { status: refusal.id === null ? 400 : 200, body: JSON.stringify(refusal), headers: undefined };
  }
  const becomesRequest = callsTool(message);
  if (!becomesRequest) await admission.admit?.(identity, headers);
  const { response, called } = await exchange(message, { req, res, requestId: headers["X-Request-Id"] }, parts);
  // A call of an unknown tool, or one with wrong arguments.
  if (becomesRequest && !called) await admission.admit?.(identity, headers);
  return response;
}

/** A page of an unknown origin is refused even with a key, as the protocol demands of every server. */
function refuseOrigin(origin: string | undefined, crossOrigin: Parts["pipeline"]["crossOrigin"]): void {
  if (origin === undefined || crossOrigin.allows(origin)) return;
  throw new ServiceError(
    "forbidden",
    `Pages of ${origin.slice(0, 200)} may not call ${PATH}. The operator can list origins in CORS_ORIGINS.`,
  );
}

/**
 * @throws ServiceError `invalid_request`
 * @throws RepeatedMembers
 */
function parsed(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw invalidRequest([{ path: "", message: "the body must be UTF-8, but it contains other bytes" }]);
  let message: Json;
  try {
    // Numbers in arguments keep their digits on their way to the API.
    message = parseUnrepeated(bytes.toString("utf8"));
  } catch (error) {
    if (error instanceof RepeatedMembers) throw error;
    throw invalidRequest([{ path: "", message: "the body is not JSON; send one JSON-RPC message" }]);
  }
  if (typeof message === "object" && message !== null && !Array.isArray(message)) return message;
  throw invalidRequest([{ path: "", message: "must be one JSON-RPC message, an object; batches are not taken" }]);
}

function callsTool(message: unknown): boolean {
  const { method, id } = message as { method?: unknown; id?: unknown };
  return method === "tools/call" && id !== undefined;
}

/** One message and its response, over a server of its own: without sessions there is nothing to keep. */
async function exchange(
  message: unknown,
  { req, res, requestId }: Pick<Routed, "req" | "res"> & { requestId: string },
  { call }: Parts,
): Promise<{ response: Answer; called: boolean }> {
  // The protocol's packages are read when the first agent comes.
  const [{ toolServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
    import("./tool-server.ts"),
    import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
  ]);
  const gone = new AbortController();
  const leave = () => gone.abort(new ClientGone());
  if (res.closed || res.destroyed) leave();
  res.once("close", leave);
  const { authorization = "", "x-forwarded-for": forwarded } = req.headers;
  const same = {
    authorization,
    "x-request-id": requestId,
    ...(typeof forwarded === "string" ? { "x-forwarded-for": forwarded } : {}),
  };
  let called = false;
  const server = toolServer(({ method, path, headers, body }, signal) => {
    called = true;
    return call({
      method,
      url: `/v1${path}`,
      headers: { ...headers, ...same },
      body,
      remoteAddress: req.socket.remoteAddress ?? "",
      signal: AbortSignal.any([gone.signal, signal]),
    });
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    const asked = new Request(`http://localhost${PATH}`, { method: "POST", headers: protocolHeaders(req.headers) });
    const response = await whileThere(transport.handleRequest(asked, { parsedBody: message }), gone.signal);
    const text = await response.text();
    return { response: { status: response.status, body: text === "" ? undefined : text, headers: undefined }, called };
  } finally {
    res.off("close", leave);
    await server.close();
  }
}

/** Those that the protocol gives a meaning. */
function protocolHeaders(headers: Routed["req"]["headers"]): Record<string, string> {
  const names = ["accept", "content-type", "mcp-protocol-version", "mcp-session-id"] as const;
  return Object.fromEntries(names.flatMap((name) => (typeof headers[name] === "string" ? [[name, headers[name]]] : [])));
}

function whileThere<Value>(work: Promise<Value>, gone: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(gone.reason as Error);
    if (gone.aborted) leave();
    gone.addEventListener("abort", leave, { once: true });
    work.then(resolve, reject).finally(() => gone.removeEventListener("abort", leave));
  });
}
