/** A System One server for tests: well-formed answers made of a hash of state and question, the protocol's limits checked. */
import { createHash } from "node:crypto";
import * as models from "./model-server.ts";
import { issuesOf, type SystemOneBody, type WireQuestion } from "./system-one-validation.ts";

export type { SystemOneBody, WireQuestion } from "./system-one-validation.ts";

export interface WireReply {
  model: string;
  answers: Record<string, Record<string, unknown>>;
  usage: { input_tokens: number; output_tokens: number };
}

export type Behaviour = models.Behaviour<WireReply>;
/** Its `url` is up to, not with, `/v1`. */
export type SystemOneServer = models.ModelServer<SystemOneBody, WireReply>;

/** Listens on a free port of this machine. */
export function startSystemOneServer(apiKey = "test-key"): Promise<SystemOneServer> {
  return models.startModelServer<SystemOneBody, WireReply>({
    apiKey,
    model: "jev-1.13.0",
    path: "/v1/systemone",
    unauthorized: { detail: "Invalid API key" },
    other: (method, path, model) => (method === "GET" && path === "/v1/models" ? { models: [modelCard(model)] } : undefined),
    answer(body, model) {
      const detail = issuesOf(body);
      return detail.length > 0 ? { status: 422, refusal: { detail } } : { reply: replyTo(body, model) };
    },
  });
}

function replyTo(body: SystemOneBody, model: string): WireReply {
  const answers = Object.entries(body.questions).map(([id, question]) => [id, wireAnswer(question, body.state)]);
  const bytes = Buffer.byteLength(JSON.stringify(body));
  return {
    model,
    answers: Object.fromEntries(answers),
    usage: { input_tokens: Math.ceil(bytes / 4), output_tokens: answers.length },
  };
}

function wireAnswer(question: WireQuestion, state: unknown): Record<string, unknown> {
  if (question.type === "noul") return { type: "noul", noul: masses(2, question, state)[1] };
  const labels = question.type === "choice" ? Object.keys(question.criteria) : question.criteria.map((_, level) => String(level));
  const dist = masses(labels.length, question, state);
  const peak = Math.max(...dist);
  const probabilities = Object.fromEntries(labels.map((label, at) => [label, dist[at]]));
  const confidence = (labels.length * peak - 1) / (labels.length - 1);
  if (question.type === "choice") return { type: "choice", choice: labels[dist.indexOf(peak)], confidence, probabilities };
  const legend = Object.fromEntries(labels.map((label, at) => [label, (question.criteria as unknown[])[at]]));
  return { type: "score", score: dist.reduce((sum, p, level) => sum + level * p, 0), confidence, legend, probabilities };
}

/** A distribution that depends on nothing but what was asked. */
function masses(count: number, question: WireQuestion, state: unknown): number[] {
  const weights = Array.from({ length: count }, (_, at) => {
    const hash = createHash("sha256")
      .update(JSON.stringify([at, question, state]))
      .digest();
    return (hash.readUInt32BE(0) + 1) / 2 ** 32;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function modelCard(name: string): Record<string, string> {
  return { name, description: "A model for tests.", release_date: "2030-01-01" };
}
