/** The packages that others take: built, whole, and without what only this repository needs. A service made of them is in `test/integrators/`. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { provenanceOf } from "../../codegen/packages/provenance.ts";
import type { Tarball } from "../../codegen/packages/tarball.ts";
import { packWorkspace, WORKSPACES } from "../../codegen/packages/workspace.ts";

const run = promisify(execFile);
const REPOSITORY = "https://git.example.org/library/service";
let folder: string;
let packed: Tarball[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "packages-"));
  packed = await Promise.all(WORKSPACES.map((name) => packWorkspace(name, folder, REPOSITORY)));
  // Their dependencies are those of the repository: `--no-save` of a tarball would ask a registry.
  for (const { name, path } of packed) {
    await run("mkdir", ["-p", `node_modules/${name}`], { cwd: folder });
    await run("tar", ["xzf", path, "--strip-components=1", "-C", `node_modules/${name}`], { cwd: folder });
  }
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

describe.each(WORKSPACES)("%s", (name) => {
  const tarball = () => packed.find((one) => one.name === name)!;
  const manifest = async () => JSON.parse(await readFile(join(folder, "node_modules", name, "package.json"), "utf8"));

  test("holds JavaScript with declarations, and no test", () => {
    const { files } = tarball();
    // The emitter copies the runtime of clients, which is TypeScript, into what it makes.
    const sources = files.filter(
      (path) => /(?<!\.d)\.ts$/.test(path) && !/^(?:dist\/emit\/client-runtime|templates)\//.test(path),
    );
    expect(sources).toEqual([]);
    expect(files.filter((path) => /^dist\/.*test|^(?:src|test)\//.test(path))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "dist/index.js", "dist/index.d.ts"]));
  });

  test("has every file that its manifest names, and no path or version of this repository", async () => {
    const { exports, bin = {}, dependencies, peerDependencies = {}, private: hidden } = await manifest();
    const named = [...Object.values(exports), ...Object.values(bin)].flatMap((entry) =>
      typeof entry === "string" ? [entry] : Object.values(entry as Record<string, string>),
    );
    expect(named.filter((path) => !tarball().files.includes(path.replace(/^\.\//, "")))).toEqual([]);
    expect(
      Object.values({ ...dependencies, ...peerDependencies }).filter((version) => !/^~?\d+\.\d+\.\d+$/.test(version as string)),
    ).toEqual([]);
    expect(hidden).toBeUndefined();
  });

  test("declares every package that its code imports, in an exact version", async () => {
    const { dependencies, peerDependencies = {} } = await manifest();
    const exact = Object.keys(dependencies).filter((name) => /^\d+\.\d+\.\d+$/.test(dependencies[name]));
    const paths = tarball().files.filter((path) => /^dist\/(?!emit\/(?:client|python)-runtime\/).*\.js$/.test(path));
    const texts = await Promise.all(paths.map((path) => readFile(join(folder, "node_modules", name, path), "utf8")));
    const imported = new Set(texts.flatMap(packagesImported));
    expect([...imported].filter((one) => !exact.includes(one) && !(one in peerDependencies))).toEqual([]);
    expect([...imported]).toEqual(
      expect.arrayContaining(name === "typespec-koa" ? ["ajv", "ts-morph"] : ["cookie", "@fastify/busboy"]),
    );
  });

  test("carries what provenance needs", async () => {
    expect(await manifest()).toMatchObject({
      repository: { type: "git", url: `git+${REPOSITORY}.git`, directory: `codegen/${name}` },
      publishConfig: { access: "public", provenance: true },
    });
  });

  test("has the size that its README says, to a tenth", async () => {
    const [, files, size, unpacked] = /^\| this package \| ([\d,]+) \| ([\d,]+) kB \| ([\d,]+) kB \|$/m
      .exec(await readFile(join("codegen", name, "README.md"), "utf8"))!
      .map((text) => Number(text.replaceAll(",", "")));
    const { files: there, ...bytes } = tarball();
    for (const [told, real] of [
      [files, there.length],
      [size, bytes.size / 1000],
      [unpacked, bytes.unpackedSize / 1000],
    ] as const)
      expect(real / told!, `${told} told, ${real} packed`).toBeCloseTo(1, 0.7);
  });
});

/** By the statements at the start of a line; code that is generated as text has them within templates. */
function packagesImported(text: string): string[] {
  const statements = text.matchAll(/^(?:import|export) (?:[^"'`;]*? from )?"([^".#][^"]*)";?$/gm);
  return [...statements].map(([, from]) => /^(?:@[^/]+\/)?[^/]+/.exec(from!)![0]).filter((one) => !one.startsWith("node:"));
}

describe("the repository of a package", () => {
  test("is the address that a registry compares, however it was written", () => {
    for (const address of [REPOSITORY, `${REPOSITORY}.git`, `${REPOSITORY}/`])
      expect(provenanceOf(address).repository).toEqual({ type: "git", url: `git+${REPOSITORY}.git` });
  });

  test("is left out where nobody says it", () => {
    expect(provenanceOf(undefined)).toEqual({});
    expect(provenanceOf("", "codegen")).toEqual({});
  });

  test.each([
    "git@git.example.org:a/b",
    "http://git.example.org/a/b",
    "https://me:secret@git.example.org/a/b",
    "https://git.example.org/a",
    "a/b",
  ])("is refused as %s", (address) => expect(() => provenanceOf(address)).toThrow("such as https://github.com/owner/name"));
});

test("The runtime's entries load in Node as they are, and serve", async () => {
  const program = `
    import { createServer, describedInputs, IdempotencyCache, OperationContext } from "typespec-koa-runtime";
    import { documentation } from "typespec-koa-runtime/pages";
    for (const entry of ["addresses", "bodies", "errors", "json", "words"]) await import("typespec-koa-runtime/" + entry);
    const log = { error() {}, warn() {}, info() {}, debug() {}, isLevelEnabled: () => false };
    const errorStatus = { invalid_request: 400, not_found: 404, method_not_allowed: 405, too_large: 413, internal: 500, unavailable: 503 };
    const valid = () => true;
    const operation = {
      id: "things_list", resource: "things", name: "list", method: "GET", path: "/things", parameters: [], idempotency: "none", bodyLimit: 0,
      bodyRequired: false, unbuilt: false, statuses: [200], errors: [], validate: { path: valid, query: valid, headers: valid, body: null },
      validateResponse: { 200: valid },
    };
    const server = createServer({
      operations: [operation], handlers: { things: { list: async ({ caller }) => ({ status: 200, body: { caller } }) } }, errorStatus, base: "/v1", realm: "things",
      inputs: describedInputs({}, () => ({})), admission: { authenticate: () => "me", sender: (caller) => caller },
      handling: { context: (received) => new OperationContext(received) }, log, config: { host: "127.0.0.1", port: 0, responseValidation: 1 },
      mounts: [documentation({ at: "/docs", title: "Things <1>", document: () => ({}), server: "/v1" })],
    });
    const { url } = await server.start();
    const body = await (await fetch(url + "/v1/things")).text();
    const missing = (await fetch(url + "/v1/other")).status;
    const title = /<title>(.*)<\\/title>/.exec(await (await fetch(url + "/docs/")).text())[1];
    const script = (await fetch(url + "/docs/swagger-ui-bundle.js")).status;
    await server.stop(0);
    console.log(JSON.stringify({ body, missing, title, script }));`;
  await writeFile(join(folder, "main.mjs"), program);
  for (const name of ["koa", "@koa", "@fastify", "cookie", "fresh", "negotiator", "light-my-request"])
    await run("ln", ["-s", resolve("node_modules", name), join(folder, "node_modules", name)]);
  const { stdout } = await run(process.execPath, ["main.mjs"], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({ body: '{"caller":"me"}', missing: 404, title: "Things &lt;1>", script: 200 });
});
