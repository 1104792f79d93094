/**
 * Agents with the packed service: the client of the protocol's own SDK and the inspector's command line, each over HTTP, and over the process that
 * the packed command line starts.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { API_KEY } from "./background.ts";
import { npx } from "./service-package.ts";
import { command, ROOT, type Workshop } from "./workshop.ts";

/** Plain JavaScript. Its arguments: the address of the service, the key, and how the packed command line is run. */
const PROGRAM = `
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const [baseUrl, key, command, ...args] = process.argv.slice(2);
const http = new StreamableHTTPClientTransport(new URL("/mcp", baseUrl), { requestInit: { headers: { authorization: "Bearer " + key } } });
const env = { PATH: process.env.PATH, HOME: process.env.HOME ?? "", JUDGMENT_URL: baseUrl, JUDGMENT_API_KEY: key };
const stdio = new StdioClientTransport({ command, args: [...args, "mcp"], env });

async function connected(transport) {
  const client = new Client({ name: "integrators", version: "1.0.0" });
  await client.connect(transport);
  return client;
}
async function call(client, name, given) {
  const { content, isError = false } = await client.callTool({ name, arguments: given });
  return { isError, body: JSON.parse(content[0].text) };
}

const [one, other] = [await connected(http), await connected(stdio)];
const ns = "calls/sdk";
const upsert = ["a", "b", "c"].map((id) => ({ id, state: { text: "Urgent: my parcel never came." } }));
await call(one, "judgments_create", { ns, name: "urgent", question: "Is it urgent?", type: "bool", engine: { name: "local" } });
const written = await call(other, "documents_write", { ns, upsert, wait_for: ["urgent"] });
const ids = [];
for (let cursor; ; ) {
  const { body } = await call(other, "queries_query", { ns, top_k: 2, ...(cursor ? { cursor } : {}) });
  ids.push(...body.rows.map(({ id }) => id));
  cursor = body.next_cursor;
  if (!cursor) break;
}
const missing = await call(one, "documents_get", { ns, id: "none" });
const lists = await Promise.all([one, other].map((client) => client.listTools()));
const dangerous = lists.map(({ tools }) => tools.filter(({ annotations }) => annotations.destructiveHint).map(({ name }) => name));
console.log(JSON.stringify({
  tools: lists.map(({ tools }) => tools.length),
  dangerous: dangerous.map((names) => names.includes("jobs_confirm") && names.includes("namespaces_delete")),
  fresh: written.body.results.map(({ answers }) => answers.urgent.freshness),
  ids: ids.sort(),
  missing: missing.isError && missing.body.error.code,
}));
await Promise.all([one.close(), other.close()]);
`;

/** The client of the official SDK, beside the packed service in an empty folder. */
export async function officialClient(workshop: Workshop, tarball: string, baseUrl: string): Promise<string> {
  const folder = await workshop.emptyFolder("agent");
  const { dependencies } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  const sdk = `@modelcontextprotocol/sdk@${dependencies["@modelcontextprotocol/sdk"]}`;
  await workshop.write(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await workshop.write(join(folder, "agent.js"), PROGRAM);
  await command("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", sdk], folder);
  const told = JSON.parse(await command(process.execPath, ["agent.js", baseUrl, API_KEY, ...npx(tarball)], folder));
  const [tools] = told.tools;
  const wanted = {
    tools: [tools, tools],
    dangerous: [true, true],
    fresh: ["fresh", "fresh", "fresh"],
    ids: ["a", "b", "c"],
    missing: "not_found",
  };
  const [printed, expected] = [JSON.stringify(told), JSON.stringify(wanted)];
  if (printed !== expected || tools === 0) throw new Error(`it printed ${printed} instead of ${expected}`);
  return `lists ${tools} tools over both transports, creates, writes, waits, pages and understands an error`;
}

/** The tools of agents, as the protocol's own inspector calls them. */
export async function inspected(workshop: Workshop, tarball: string, baseUrl: string): Promise<string> {
  const call = (...given: string[]) => workshop.tool("mcp-inspector", "--cli", ...given).then((said) => JSON.parse(jsonIn(said)));
  const http = [new URL("/mcp", baseUrl).href, "--transport", "http", "--header", `Authorization: Bearer ${API_KEY}`];
  const { tools } = await call(...http, "--method", "tools/list");
  const given = ["--tool-arg", "ns=calls/agent", "--tool-arg", 'upsert=[{"id":"t-1","state":{"text":"Hello."}}]'];
  await call(...http, "--method", "tools/call", "--tool-name", "documents_write", ...given);
  const environment = ["-e", `JUDGMENT_URL=${baseUrl}`, "-e", `JUDGMENT_API_KEY=${API_KEY}`];
  const command = ["--", ...npx(tarball), "mcp"];
  const read = ["--method", "tools/call", "--tool-name", "documents_get", "--tool-arg", "ns=calls/agent", "--tool-arg", "id=t-1"];
  const { content } = await call(...environment, ...read, ...command);
  if (JSON.parse(content[0].text).state.text !== "Hello.") throw new Error(`the tool returned ${content[0].text}`);
  return `lists ${tools.length} tools, writes over HTTP and reads over standard input and output`;
}

/** Tools print lines of other text around it. */
export function jsonIn(printed: string): string {
  return printed.slice(printed.indexOf("{"), printed.lastIndexOf("}") + 1);
}
