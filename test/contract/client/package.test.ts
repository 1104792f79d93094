/** The client as the package `judgment-client`: packed, installed into an empty folder, and used as its users use it. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packClient } from "../../../codegen/packages/client.ts";
import { answeringServer } from "./answering-server.ts";

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uses-client-"));
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const { path: tarball } = await packClient(folder);
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--no-package-lock", tarball], { cwd: folder });
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

const PROGRAM = `
  import { createClient, JudgmentServiceError } from "judgment-client";
  const [baseUrl] = process.argv.slice(2);
  const client = createClient({ baseUrl: baseUrl ?? "", apiKey: "key" });
  const { results } = await client.documents.write({ ns: "shop/tickets", body: { upsert: [{ id: "t/1" }] } });
  console.log(JSON.stringify({ results, isClass: typeof JudgmentServiceError }));`;

const printed = '{"results":[{"id":"t/1"}],"isClass":"function"}\n';
const answering = () => answeringServer({ body: { results: [{ id: "t/1" }] } });

test("It runs in Node as plain JavaScript, and holds nothing but JavaScript, declarations and papers", async () => {
  await writeFile(join(folder, "main.js"), PROGRAM);
  await using server = await answering();
  expect((await run(process.execPath, ["main.js", server.baseUrl], { cwd: folder })).stdout).toBe(printed);
  const manifest = JSON.parse(await readFile(join(folder, "node_modules/judgment-client/package.json"), "utf8"));
  expect([manifest.dependencies, manifest.license]).toEqual([undefined, "MIT"]);
});

test.each(["nodenext", "bundler"])("It compiles under every strict flag, its declarations too, resolved as %s", async (how) => {
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    module: how === "bundler" ? "esnext" : how,
    moduleResolution: how,
    types: [],
    noEmit: true,
    strict: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
  };
  await writeFile(join(folder, "main.ts"), `declare const process: { argv: string[] };${PROGRAM}`);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["main.ts"] }));
  await run(resolve("node_modules/.bin/tsc"), ["-p", "."], { cwd: folder });
});

test("It is bundled for a browser, without what Node alone has", async () => {
  const entry = `import { createClient } from "judgment-client"; globalThis.client = createClient({ baseUrl: "http://a.example/v1", apiKey: "k" });`;
  const options = { bundle: true, platform: "browser", format: "iife", write: false, logLevel: "silent" } as const;
  const { outputFiles } = await build({ ...options, stdin: { contents: entry, resolveDir: folder } });
  const made: { client?: { documents: object } } = {};
  new Function("globalThis", outputFiles[0]!.text)(made);
  expect(Object.keys(made.client!.documents)).toEqual(["get", "write"]);
});
