/** Each generator: how it is run, and the program that uses its output. */
import type { Workshop } from "./workshop.ts";

export interface Generator {
  readonly name: string;
  /** Below `programs/`; also the last level of its namespace. */
  readonly program: string;
  /** The folders that it makes. */
  readonly folders: readonly string[];
  readonly generate: (workshop: Workshop, baseUrl: string) => Promise<unknown>;
}

export const GENERATORS: readonly Generator[] = [
  { name: "the project's own client", program: "own", folders: ["client"], generate: async () => {} },
  {
    // What has a default need not be sent, which this tool has to be told.
    name: "openapi-typescript and openapi-fetch",
    program: "openapi-fetch",
    folders: ["openapi-typescript"],
    generate: (workshop) =>
      workshop.tool(
        "openapi-typescript",
        "openapi.json",
        "--default-non-nullable",
        "false",
        "--output",
        "openapi-typescript/schema.d.ts",
      ),
  },
  {
    name: "@hey-api/openapi-ts",
    program: "hey-api",
    folders: ["hey-api"],
    generate: async (workshop) => {
      const plugins = ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"];
      // Run as modules and not bundled, its files have to name each other in full.
      const output = { path: "hey-api", importFileExtension: ".js" };
      await workshop.write(
        "openapi-ts.config.mjs",
        `export default ${JSON.stringify({ input: "openapi.json", output, plugins })};`,
      );
      await workshop.tool("openapi-ts", "--file", "openapi-ts.config.mjs");
    },
  },
  {
    name: "orval",
    program: "orval",
    folders: ["orval"],
    generate: async (workshop, baseUrl) => {
      const output = {
        target: "orval/client.ts",
        schemas: "orval/model",
        client: "fetch",
        mode: "tags-split",
        baseUrl,
        urlEncodeParameters: true,
      };
      await workshop.write(
        "orval.config.mjs",
        `export default ${JSON.stringify({ service: { input: "openapi.json", output } })};`,
      );
      await workshop.tool("orval", "--config", "orval.config.mjs");
    },
  },
  {
    name: "oazapfts",
    program: "oazapfts",
    folders: ["oazapfts"],
    generate: async (workshop) => {
      await workshop.write("oazapfts/README.md", "The tool makes no folder.");
      await workshop.tool("oazapfts", "openapi.json", "oazapfts/client.ts");
    },
  },
  {
    name: "swagger-typescript-api",
    program: "swagger-typescript-api",
    folders: ["swagger-typescript-api"],
    generate: (workshop) =>
      workshop.tool(
        "swagger-typescript-api",
        "generate",
        "--path",
        "openapi.json",
        "--output",
        "swagger-typescript-api",
        "--name",
        "client.ts",
        "--extract-request-params",
        "--generate-union-enums",
      ),
  },
  {
    name: "kubb",
    program: "kubb",
    folders: ["kubb"],
    generate: async (workshop) => {
      // Without its own check of the document, which asks a network; and without a barrel, whose imports Node cannot follow.
      await workshop.write(
        "kubb.config.mjs",
        `import { defineConfig } from "@kubb/core";
         import { pluginOas } from "@kubb/plugin-oas";
         import { pluginTs } from "@kubb/plugin-ts";
         import { pluginClient } from "@kubb/plugin-client";
         export default defineConfig({
           root: ".",
           input: { path: "./openapi.json" },
           output: { path: "./kubb", barrelType: false, format: false, lint: false },
           plugins: [pluginOas({ validate: false, generators: [] }), pluginTs(), pluginClient({ client: "fetch", bundle: true })],
         });`,
      );
      await workshop.tool("kubb", "generate", "--config", "kubb.config.mjs");
    },
  },
];

/** Strict, as the compilers of integrators are, and to JavaScript, so that what runs is what was checked. */
export function compilerOptions(program: string, folders: readonly string[]): string {
  return JSON.stringify({
    compilerOptions: {
      target: "es2023",
      lib: ["es2024", "dom", "dom.iterable", "dom.asynciterable"],
      module: "esnext",
      moduleResolution: "bundler",
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      noImplicitOverride: true,
      skipLibCheck: false,
      rewriteRelativeImportExtensions: true,
      rootDir: ".",
      outDir: `compiled/${program}`,
    },
    include: [`programs/${program}.ts`, ...folders.map((folder) => `${folder}/**/*.ts`)],
  });
}
