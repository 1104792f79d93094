/**
 * An OpenAI-compatible chat completions endpoint for tests. The probabilities of the labels are a hash of the prompt without its labels,
 * or those that the test sets. It enforces the limits of the protocol.
 */
import { createHash } from "node:crypto";
import * as models from "./model-server.ts";

export interface ChatBody {
  model: string;
  messages: { role: string; content: string }[];
  temperature: number;
  logprobs: boolean;
  top_logprobs: number;
  max_tokens?: number;
  max_completion_tokens?: number;
}

export interface TopLogprob {
  token: string;
  logprob: number | null;
}

export interface ChatReply {
  model: string;
  choices: {
    index: number;
    finish_reason: string;
    message: { role: string; content: string | null; refusal?: string | null };
    logprobs: { content: { token: string; logprob: number; top_logprobs: TopLogprob[] }[] } | null;
  }[];
  usage: { prompt_tokens: number; completion_tokens: number };
}

export type Behaviour = models.Behaviour<ChatReply>;

export interface ChatServer extends models.ModelServer<ChatBody, ChatReply> {
  /** Up to and with `/v1`. */
  readonly baseUrl: string;
  /** The weights of the labels that a prompt asks for, in their order. */
  weigh: (prompt: Prompt) => number[];
}

/** What a prompt says. */
export interface Prompt {
  text: string;
  labels: string[];
  /** What is said of each label. */
  lines: string[];
}

export async function startChatServer(apiKey = "test-key"): Promise<ChatServer> {
  const server = await models.startModelServer<ChatBody, ChatReply>({
    apiKey,
    model: "test-model-2030-01-01",
    path: "/v1/chat/completions",
    unauthorized: { error: { message: "Incorrect API key provided", type: "invalid_request_error", code: "invalid_api_key" } },
    answer(body, model) {
      const message = issueOf(body);
      if (message !== null) return { status: 400, refusal: { error: { message, type: "invalid_request_error" } } };
      return { reply: replyTo(body, model, chat.weigh) };
    },
  });
  const chat: ChatServer = Object.assign(server, { baseUrl: `${server.url}/v1`, weigh: hashed });
  return chat;
}

function issueOf({ model, messages, logprobs, top_logprobs, max_tokens, max_completion_tokens }: ChatBody): string | null {
  if (typeof model !== "string" || model === "") return "you must provide a model parameter";
  if (!Array.isArray(messages) || messages.some(({ content }) => typeof content !== "string")) return "'messages' is no array";
  if (!logprobs) return "'logprobs' must be true";
  if (!(top_logprobs >= 0 && top_logprobs <= 20)) return `Invalid value for 'top_logprobs': ${top_logprobs} is not from 0 to 20.`;
  if (max_tokens !== undefined && max_completion_tokens !== undefined)
    return "'max_tokens' and 'max_completion_tokens' are both set";
  return (max_tokens ?? max_completion_tokens ?? 0) >= 1 ? null : "'max_tokens' is not at least 1";
}

/** The prompt that a request asks, read as a model would. */
export function promptOf({ messages }: ChatBody): Prompt {
  const text = messages.at(-1)!.content;
  const labels = text.slice(text.lastIndexOf(": ") + 2).split(", ");
  const said = text.slice(text.lastIndexOf("</document-")).split("\n");
  const lines = labels.map(
    (label) => said.find((line) => line === label || line.startsWith(`${label}: `))?.slice(label.length + 2) ?? "",
  );
  return { text, labels, lines };
}

function replyTo(body: ChatBody, model: string, weigh: ChatServer["weigh"]): ChatReply {
  const prompt = promptOf(body);
  const weights = weigh(prompt);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  // What else a model might say has a hundredth.
  const said = prompt.labels.map((token, at) => ({ token, logprob: logOf((0.99 * weights[at]!) / sum) }));
  const listed = [...said, { token: "The", logprob: Math.log(0.01) }]
    .sort((one, other) => (other.logprob ?? -1e9) - (one.logprob ?? -1e9))
    .slice(0, body.top_logprobs);
  const first = { token: listed[0]!.token, logprob: listed[0]!.logprob ?? -9999, top_logprobs: listed };
  const message = { role: "assistant", content: first.token, refusal: null };
  return {
    model,
    choices: [{ index: 0, finish_reason: "stop", message, logprobs: { content: [first] } }],
    usage: { prompt_tokens: Math.ceil(Buffer.byteLength(prompt.text) / 4), completion_tokens: 1 },
  };
}

/** As JSON has no infinity. */
function logOf(probability: number): number | null {
  return probability === 0 ? null : Math.log(probability);
}

/** Depends only on the meaning of each label. */
function hashed({ text, lines, labels }: Prompt): number[] {
  const about = text.slice(0, text.lastIndexOf("</document-"));
  return labels.map((label, at) => {
    const hash = createHash("sha256")
      .update(JSON.stringify([about, label, lines[at]]))
      .digest();
    return (hash.readUInt32BE(0) + 1) / 2 ** 32;
  });
}
