/** One try at an OpenAI-compatible chat completions endpoint: what came back, or why nothing did. It neither waits nor tries again. */
import type { EngineFailure } from "#src/judging/engines/engine.ts";
import { askedWaitMs } from "./backoff.ts";
import { boundedFetch, wasTooLarge } from "./bounded-fetch.ts";
import { cancelled, final, httpFailure, innermostMessage } from "./failure.ts";

const LONGEST_SAID = 500;

export interface Endpoint {
  /** Up to and with `/v1`. */
  readonly baseUrl: string;
  /** The variable that it is configured by. */
  readonly variable: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
  now(): Date;
}

/** A refusal, with the status that it came under. */
export interface Refused {
  failure: EngineFailure;
  /** Null where no answer came. */
  status: number | null;
}

/** @param read what a reply says, or why it says nothing */
export async function chat<Read extends object>(
  endpoint: Endpoint,
  body: object,
  read: (body: unknown) => Read | EngineFailure,
  signal: AbortSignal,
): Promise<Read | Refused> {
  const timeout = AbortSignal.timeout(endpoint.timeoutMs);
  const { baseUrl, apiKey } = endpoint;
  try {
    const response = await boundedFetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, timeout]),
    });
    return await received(response, endpoint, read);
  } catch (error) {
    return { failure: signal.aborted ? cancelled() : noAnswer(error, endpoint, timeout.aborted), status: null };
  }
}

async function received<Read extends object>(
  response: Response,
  endpoint: Endpoint,
  read: (body: unknown) => Read | EngineFailure,
): Promise<Read | Refused> {
  const { status, headers } = response;
  const text = await response.text();
  if (status < 200 || status > 299) return { failure: refusal(status, text, headers, endpoint), status };
  const malformed = (message: string): Refused => ({ failure: { code: "malformed", message, retryable: true }, status });
  const type = headers.get("content-type") ?? "nothing";
  if (!/^application\/([^;]*\+)?json\b/i.test(type)) {
    return malformed(
      `${endpoint.baseUrl} answered with ${type.slice(0, 100)} instead of JSON. Check that it is the address of an API.`,
    );
  }
  const said = read(parsed(text));
  return "code" in said ? { failure: said, status } : said;
}

function refusal(status: number, text: string, headers: Headers, { baseUrl, variable, now }: Endpoint): EngineFailure {
  if (status < 400) {
    const to = headers.get("location")?.slice(0, LONGEST_SAID);
    const message = `${status} ${baseUrl} redirects${to ? ` to ${to}` : ""}. Set ${variable} to the final address.`;
    return httpFailure(status, message, undefined);
  }
  const { said, code } = errorOf(text);
  const message = `${status} ${said.slice(0, LONGEST_SAID)}`;
  // The balance is used up: waiting as long as a rate limit asks would not help.
  if (status === 429 && code === "insufficient_quota") return httpFailure(402, message, undefined);
  const failure = httpFailure(status, message, askedWaitMs(headers, now()));
  return code === "context_length_exceeded" ? final(failure) : failure;
}

/** `{"error": {"message", "code"}}`; other servers have a text there, or `message` or `detail` at the top. */
function errorOf(text: string): { said: string; code: unknown } {
  const body = parsed(text);
  if (typeof body !== "object" || body === null) return { said: text.trim() || "without a word", code: null };
  const error: unknown = "error" in body ? body.error : body;
  if (typeof error === "string") return { said: error, code: null };
  const record = (typeof error === "object" && error !== null ? error : {}) as Record<string, unknown>;
  const said = [record.message, record.detail].find((one) => typeof one === "string") ?? text.trim();
  return { said: said as string, code: record.code ?? record.type };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function noAnswer(error: unknown, { baseUrl, timeoutMs }: Endpoint, late: boolean): EngineFailure {
  if (wasTooLarge(error)) return { code: "malformed", message: `${innermostMessage(error)}.`, retryable: true };
  if (late) return { code: "timeout", message: `No answer from ${baseUrl} within ${timeoutMs} ms.`, retryable: true };
  return { code: "unreachable", message: `No answer from ${baseUrl}: ${innermostMessage(error)}.`, retryable: true };
}
