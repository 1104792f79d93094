/** `client/client.ts`, which has a client for each resource, and `client/index.ts`, which exports everything. */
import { StructureKind } from "ts-morph";
import type { Api } from "../../model.ts";
import type { GeneratedFile } from "../generated-file.ts";
import type { Import } from "../typescript/source-file.ts";
import { sourceFile } from "../typescript/source-file.ts";
import { errorName } from "./errors.ts";

export function emitClientIndex(api: Api): GeneratedFile[] {
  return [client(api), index(api)];
}

function client({ resources, info: { version, title } }: Api): GeneratedFile {
  const imports: Import[] = [
    { from: "./runtime/caller.ts", names: ["Caller"], values: true },
    { from: "./runtime/options.ts", names: ["ClientOptions"] },
    { from: "./runtime/response-info.ts", names: ["RateLimit"] },
    ...resources.flatMap(({ name, typeName, folder }): Import[] => [
      { from: `./${folder}/client.ts`, names: [`${name}Client`, `type ${typeName}Client`], values: true },
    ]),
  ];
  const members = resources.map(({ name, typeName, description }) => ({
    name,
    type: `${typeName}Client`,
    isReadonly: true,
    docs: description === "" ? [] : [description],
  }));
  const rateLimit = {
    name: "rateLimit",
    type: "RateLimit | null",
    isReadonly: true,
    docs: ["The rate limit of the key, from the last response. Null before the first response."],
  };
  const made = resources.map(({ name }) => `    ${name}: ${name}Client(caller),`);
  return sourceFile("client.ts", imports, [
    {
      kind: StructureKind.Interface,
      name: "Client",
      isExported: true,
      docs: [`A client of the ${title}, with one member for each of its resources.`],
      properties: [...members, rateLimit],
    },
    `/** A client that sends requests to \`baseUrl\` with an API key. It holds no connection, so you need not close it. */
export function createClient(options: ClientOptions): Client {
  const caller = new Caller(options, "${userAgent(title)}/${version}");
  return {
${made.join("\n")}
    get rateLimit() {
      return caller.rateLimit;
    },
  };
}
`,
  ]);
}

function userAgent(title: string): string {
  return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-client`;
}

function index(api: Api): GeneratedFile {
  const streams = api.resources.some(({ operations }) =>
    operations.some(({ responses }) => responses.some(({ events }) => events)),
  );
  const lines = [
    `export { type Client, createClient } from "./client.ts";`,
    `export { type DeclaredErrors, type DetailsByCode, type ErrorCode, ${errorName(api)} } from "./errors.ts";`,
    `export { ConnectionError, TimeoutError, UnexpectedResponseError } from "./runtime/errors.ts";`,
    `export type { CallOptions, ClientOptions${streams ? ", StreamOptions" : ""} } from "./runtime/options.ts";`,
    `export type { Pages } from "./runtime/pages.ts";`,
    `export type { Reply } from "./runtime/reply.ts";`,
    `export type { RateLimit, ResponseInfo } from "./runtime/response-info.ts";`,
    `export type * from "./types.ts";`,
    ...api.resources.map(({ folder }) => `export type * from "./${folder}/client.ts";`),
  ];
  return sourceFile("index.ts", [], [`${lines.toSorted().join("\n")}\n`]);
}
