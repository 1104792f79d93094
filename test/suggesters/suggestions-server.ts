/** An OpenAI-compatible chat completions endpoint for tests that suggests what a test says, in JSON. */
import * as models from "#test/support/model-server.ts";

export interface SuggestionsBody {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { type: string };
}

export interface SuggestionsReply {
  model: string;
  choices: { index: number; finish_reason: string; message: { role: string; content: string | null; refusal?: string | null } }[];
}

export type Behaviour = models.Behaviour<SuggestionsReply>;

export interface SuggestionsServer extends models.ModelServer<SuggestionsBody, SuggestionsReply> {
  /** Up to and with `/v1`. */
  readonly baseUrl: string;
  /** The model's reply. By default, a list of the things that its prompt asks for. */
  says: (prompt: string) => string;
}

export async function startSuggestionsServer(apiKey = "test-key"): Promise<SuggestionsServer> {
  const server = await models.startModelServer<SuggestionsBody, SuggestionsReply>({
    apiKey,
    model: "test-model",
    path: "/v1/chat/completions",
    unauthorized: { error: { message: "Incorrect API key provided" } },
    answer({ messages }, model) {
      const content = suggestions.says(messages.at(-1)!.content);
      return { reply: { model, choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }] } };
    },
  });
  const suggestions: SuggestionsServer = Object.assign(server, {
    baseUrl: `${server.url}/v1`,
    says: (prompt: string) =>
      JSON.stringify(
        prompt.includes('{"parts"')
          ? { parts: [{ name: "blocked", question: "Is the customer blocked?" }] }
          : { options: [{ value: "invoice", description: "Needs an invoice." }] },
      ),
  });
  return suggestions;
}

/** A reply with this content. */
export const saying = (content: unknown): Behaviour => ({
  kind: "twist",
  twist: (reply) => ({ ...reply, choices: [{ ...reply.choices[0], message: { role: "assistant", content } }] }),
});
