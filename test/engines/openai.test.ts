import { OpenAIEngine } from "#plugins/engines/openai/openai-engine.ts";
import { startChatServer } from "#test/support/chat-server.ts";
import { remoteEngineContract } from "./contract.ts";

// The pace is tested elsewhere, on a clock that moves.
const unpaced = { requestsPerMinute: null, tokensPerSecond: null };

remoteEngineContract("openai", async () => {
  const server = await startChatServer();
  const engine = new OpenAIEngine({ apiKey: server.apiKey, baseUrl: server.baseUrl, limits: unpaced });
  return { engine, received: () => server.requests.map(({ raw }) => raw), close: () => server.close() };
});
