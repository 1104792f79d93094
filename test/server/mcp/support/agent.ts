/** An agent: the official client of the protocol, over HTTP or over a process. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { onTestFinished } from "vitest";
import { environment } from "#test/server/cli/typed.ts";
import type { TestService } from "#test/support/service.ts";

export interface ToolResult {
  readonly isError: boolean;
  /** What the tool says beside its result. */
  readonly note: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever comes back
  readonly body: any;
  readonly text: string;
}

export interface Agent {
  readonly client: Client;
  call(name: string, given?: Record<string, unknown>): Promise<ToolResult>;
}

export function overHttp(service: TestService, key: string | null = service.adminKey, headers = {}): Promise<Agent> {
  const authorization = key === null ? {} : { Authorization: `Bearer ${key}` };
  const requestInit = { headers: { ...authorization, ...headers } };
  return agent(new StreamableHTTPClientTransport(new URL(`${service.address}/mcp`), { requestInit }) as Transport);
}

export function overStdio(service: TestService, args: readonly string[] = []): Promise<Agent> {
  const command = { command: process.execPath, args: ["src/server/cli.ts", "mcp", ...args] };
  return agent(new StdioClientTransport({ ...command, env: environment(service), stderr: "pipe" }));
}

async function agent(transport: Transport): Promise<Agent> {
  const client = new Client({ name: "test", version: "1.0.0" });
  onTestFinished(() => client.close());
  await client.connect(transport);
  return {
    client,
    async call(name, given = {}) {
      const { isError, content } = await client.callTool({ name, arguments: given });
      const [first, second] = content as { text: string }[];
      const text = first!.text;
      const isJson = /^[[{]/.test(text);
      return { isError: isError === true, note: second?.text, text, body: isJson ? JSON.parse(text) : undefined };
    },
  };
}
