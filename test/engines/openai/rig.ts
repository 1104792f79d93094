/** The `openai` engine before a chat completions endpoint. */
import { OpenAIEngine, type OpenAIOptions } from "#plugins/engines/openai/openai-engine.ts";
import type { EngineQuestion, EngineRequest, EngineResult, RawAnswer } from "#src/judging/engines/engine.ts";
import { type ChatServer, startChatServer } from "#test/support/chat-server.ts";
import { type Rig, rigged as riggedWith } from "../rig.ts";

export { bool, reply, request } from "../rig.ts";

export function rigged(): Rig<ChatServer, OpenAIOptions> {
  return riggedWith<ChatServer, OpenAIOptions>(
    startChatServer,
    (server, options) => new OpenAIEngine({ apiKey: server.apiKey, baseUrl: server.baseUrl, ...options }),
  );
}

/** One question about one context. */
export const asking = (question: EngineQuestion, settings?: EngineRequest["settings"]): EngineRequest => ({
  contextText: '{"a":1}',
  questions: [question],
  ...(settings ? { settings } : {}),
});

/** The only answer of a result. */
export function answerIn(result: EngineResult): RawAnswer {
  if (!result.ok) throw new Error(result.failure.message);
  const [answer] = Object.values(result.answers);
  if (!answer?.ok) throw new Error(answer?.failure.message);
  return answer.answer;
}
