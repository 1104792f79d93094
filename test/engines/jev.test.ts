import { JevEngine } from "#plugins/engines/jev/jev-engine.ts";
import { startSystemOneServer } from "#test/support/system-one-server.ts";
import { remoteEngineContract } from "./contract.ts";

// The pace is tested elsewhere, on a clock that moves.
const unpaced = { requestsPerMinute: null, tokensPerSecond: null };

remoteEngineContract("jev", async () => {
  const server = await startSystemOneServer();
  const engine = new JevEngine({ apiKey: server.apiKey, baseUrl: server.url, limits: unpaced });
  return { engine, received: () => server.requests.map(({ raw }) => raw), close: () => server.close() };
});
