/** Every tool of agents as somebody may call it at `POST /mcp`, so that what is new there is attacked without a word here. */
import { publishedTools, type Tool } from "#src/server/mcp/tools.ts";
import { NOTHING, type Own } from "#test/api/support/operation-cases.ts";
import { toolArguments } from "#test/server/mcp/support/tool-arguments.ts";
import type { RawClient, RawResponse } from "#test/support/raw-request.ts";
import { type Target, targets } from "./targets.ts";

export interface ToolTarget extends Omit<Target, "tool"> {
  readonly tool: Tool;
  /** The arguments of a good call. */
  given(namespace: string, own?: Own): Record<string, unknown>;
}

export const toolTargets: readonly ToolTarget[] = publishedTools().map((tool) => ({
  ...targets.find(({ id }) => id === tool.name)!,
  tool,
  given: (namespace, own = NOTHING) => toolArguments(tool.name, namespace, own),
}));

/** What an agent is told. */
export interface Told extends RawResponse {
  /** `ok`, the code of the service's error, or that of the protocol's. */
  readonly said: string | number;
}

export type CallTool = (
  key: string | null,
  name: unknown,
  given: unknown,
  more?: { headers?: Record<string, string>; message?: object },
) => Promise<Told>;

export function toolCalls(client: RawClient): CallTool {
  return async (key, name, given, { headers = {}, message = {} } = {}) => {
    const asked = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given }, ...message };
    const answer = await client.send({
      method: "POST",
      target: "/mcp",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
        ...headers,
      },
      body: Buffer.from(JSON.stringify(asked)),
    });
    return { ...answer, said: saidIn(answer.text) };
  };
}

function saidIn(text: string): string | number {
  const { error, result } = text === "" ? { error: null, result: null } : JSON.parse(text);
  if (error) return error.code;
  if (!result?.isError) return "ok";
  return JSON.parse(result.content[0].text).error.code;
}
