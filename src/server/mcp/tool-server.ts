/** The server side of the Model Context Protocol, over any transport: it lists tools, and makes each call a request to the API. */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  type CallToolRequest,
  CallToolRequestSchema,
  type CallToolResult,
  type Tool as ListedTool,
  ListToolsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { ServiceError } from "#src/foundation/errors.ts";
import { publishedDocument } from "#src/foundation/published-document.ts";
import packageJson from "../../../package.json" with { type: "json" };
import { MOST_SHORTENED, shortText } from "./short-text.ts";
import { publishedTools, requestOf, type Tool, type ToolRequest } from "./tools.ts";

/** The API's response to a tool call. */
export interface ToolResponse {
  readonly status: number;
  readonly text: string;
}

/** Makes a request with the caller's key. */
export type CallApi = (request: ToolRequest, signal: AbortSignal) => Promise<ToolResponse>;

/**
 * Messages with any parameters. The protocol's package calls a message that one of its schemas refuses an internal error, where it should say what
 * is wrong with it. It says that of the parameters of calls, which it checks once more.
 */
const ListMessage = ListToolsRequestSchema.omit({ params: true }).loose();
const CallMessage = CallToolRequestSchema.omit({ params: true }).loose();

export function toolServer(callApi: CallApi): Server {
  const { title, description } = publishedDocument().info as { title: string; description: string };
  const server = new Server(
    { name: "judgment-service", title, version: packageJson.version },
    { capabilities: { tools: {} }, instructions: description },
  );
  server.setRequestHandler(ListMessage, async () => ({ tools: listed() }));
  server.setRequestHandler(CallMessage, async (message, { signal }) => {
    const { params } = message as unknown as CallToolRequest;
    const tool = publishedTools().find(({ name }) => name === params.name);
    if (tool === undefined) return failed("not_found", `There is no tool ${params.name}. tools/list names all tools.`, {});
    return call(tool, params.arguments ?? {}, callApi, signal);
  });
  return server;
}

let all: ListedTool[] | undefined;

function listed(): ListedTool[] {
  all ??= publishedTools().map(({ name, title, description, effect, idempotent, input }) => ({
    name,
    title,
    description,
    inputSchema: input.schema as ListedTool["inputSchema"],
    annotations: {
      title,
      readOnlyHint: effect === "read",
      destructiveHint: effect === "destructive",
      idempotentHint: idempotent,
      // It reaches this service's own data and nothing beyond.
      openWorldHint: false,
    },
  }));
  return all;
}

async function call(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  callApi: CallApi,
  signal: AbortSignal,
): Promise<CallToolResult> {
  try {
    const { status, text } = await callApi(requestOf(tool, given), signal);
    if (status >= 400) return { isError: true, content: [{ type: "text", text: shortText(text, null).text }] };
    if (text.length > MOST_SHORTENED) return tooLong(text.length);
    return { content: contentOf(tool, text) };
  } catch (error) {
    if (error instanceof ServiceError) return failed(error.code, error.message, error.details);
    throw error;
  }
}

function contentOf(tool: Tool, text: string): CallToolResult["content"] {
  if (text === "") return [{ type: "text", text: "Done." }];
  const short = shortText(text, tool.pages);
  if (!short.cut) return [{ type: "text", text }];
  const hint = tool.pages === null ? "" : " Every row is there. Ask for fewer rows or fields, or read one of them alone.";
  const note = `This result was ${text.length} characters long. "…" marks what was cut.${hint}`;
  return [
    { type: "text", text: short.text },
    { type: "text", text: note },
  ];
}

function tooLong(length: number): CallToolResult {
  const message = `The result is ${length} characters long, and a tool returns at most ${MOST_SHORTENED}. Ask for fewer rows, or leave out the state.`;
  return failed("too_large", message, { limit_characters: MOST_SHORTENED });
}

/** The envelope of the API's own errors. */
function failed(code: ServiceError["code"], message: string, details: object): CallToolResult {
  return { isError: true, content: [{ type: "text", text: JSON.stringify({ error: { code, message, details } }) }] };
}
