/** The Model Context Protocol over standard input and output, for agents that start their tools as processes. */
import type { ToolResponse } from "#src/server/mcp/tool-server.ts";
import type { ToolRequest } from "#src/server/mcp/tools.ts";
import { keyTakesInput } from "../api-key.ts";
import { type Command, type Given, UsageError } from "../command.ts";
import { baseUrlOf, keyOf } from "../connection.ts";

export const mcp: Command = {
  name: "mcp",
  takes: "",
  about: "Serves the tools of agents (Model Context Protocol) on standard input and output.",
  async run(given) {
    if (keyTakesInput(given))
      throw new UsageError("The protocol needs standard input. Read the key from a file or from JUDGMENT_API_KEY.");
    const callApi = apiOf(given);
    const [{ toolServer }, { StdioTransport }] = await Promise.all([
      import("#src/server/mcp/tool-server.ts"),
      import("../stdio-transport.ts"),
    ]);
    const server = toolServer(callApi);
    const closed = new Promise<void>((resolve) => {
      server.onclose = resolve;
    });
    await server.connect(new StdioTransport());
    await closed;
    return undefined;
  },
};

function apiOf(given: Given): (request: ToolRequest, signal: AbortSignal) => Promise<ToolResponse> {
  const authorization = `Bearer ${keyOf(given)}`;
  const baseUrl = baseUrlOf(given);
  return async ({ method, path, headers, body }, signal) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { ...headers, Authorization: authorization, Accept: "application/json" },
      body,
      signal,
      redirect: "error",
    });
    return { status: response.status, text: await response.text() };
  };
}
