/**
 * The command, on a small project with this project's settings. It runs in this process, or in its own where a test is about how it ends.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { getter, PRELUDE, resource } from "./specification.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const SPECIFICATION = `${PRELUDE}\n${resource("Things", getter("list", ""))}\n`;

let project: string;
let command: typeof import("../../codegen/typespec-koa/src/cli.ts");
beforeAll(async () => {
  mkdirSync(join(ROOT, ".tmp"), { recursive: true });
  project = mkdtempSync(join(ROOT, ".tmp/project-"));
  for (const name of ["spec/lib", "tspconfig.yaml"]) cpSync(join(ROOT, name), join(project, name), { recursive: true });
  writeFileSync(join(project, "spec/main.tsp"), SPECIFICATION);
  command = await import("../../codegen/typespec-koa/src/cli.ts");
});
afterAll(() => rmSync(project, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  let text = "";
  const written = vi.spyOn(process.stdout, "write").mockImplementation((data) => {
    text += data;
    return true;
  });
  try {
    const code = await command.run(args, project);
    return { code, text };
  } finally {
    written.mockRestore();
  }
}

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(ROOT, "codegen/typespec-koa/src/main.ts"), ...args], {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function ended(child: ChildProcess): Promise<{ code: number | null; text: string }> {
  let text = "";
  child.stdout?.on("data", (data) => (text += data));
  child.stderr?.on("data", (data) => (text += data));
  const [code] = await once(child, "close");
  return { code, text };
}

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(project, path), change(readFileSync(join(project, path), "utf8")));
}

/** Resolves when the child has said a text; fails when it ends before. */
function said(child: ChildProcess, wanted: string): Promise<void> {
  let text = "";
  return new Promise((done, fail) => {
    child.stdout?.on("data", (data) => {
      text += data;
      if (text.includes(wanted)) done();
    });
    child.once("close", () => fail(new Error(`ended without “${wanted}”: ${text}`)));
  });
}

describe("npm run generate", { timeout: 120_000 }, () => {
  test("writes everything, and says what and in what time", async () => {
    const { code, text } = await run();
    expect(text).toContain("wrote   generated/things/handlers.ts");
    expect(text).toMatch(
      /\d+ operations, \d+ types, \d+ files in \d+ ms \(load \d+, model \d+, emit \d+\); \d+ written, 0 removed\./,
    );
    expect(code).toBe(0);
  });

  test("`tsp compile .` emits the same files, and removes what is no longer made", async () => {
    rmSync(join(project, "generated/routes.ts"));
    writeFileSync(join(project, "generated/stray.ts"), "");
    const tsp = join(ROOT, "node_modules/@typespec/compiler/cmd/tsp.js");
    const child = spawn(process.execPath, [tsp, "compile", "."], { cwd: project, stdio: ["ignore", "pipe", "pipe"] });
    const { code, text } = await ended(child);
    expect({ code, text: code === 0 ? "" : text }).toEqual({ code: 0, text: "" });
    expect((await run("--check")).text).toContain("all as committed");
  });

  test("--check passes where nothing differs", async () => {
    expect(await run("--check")).toMatchObject({ code: 0, text: expect.stringContaining("all as committed") });
  });

  test("--check fails with the names of files that are not as the specification says, and leaves them so", async () => {
    edit("generated/routes.ts", (text) => `${text}// edited\n`);
    writeFileSync(join(project, "generated/stray.ts"), "");
    const { code, text } = await ended(start("--check"));
    expect(code).toBe(1);
    expect(text).toContain("differs  generated/routes.ts");
    expect(text).toContain("differs  generated/stray.ts");
    expect(readFileSync(join(project, "generated/routes.ts"), "utf8")).toContain("// edited");
  });

  test("tells mistakes with file and line, without a stack trace, and writes nothing", async () => {
    edit("spec/main.tsp", (text) => text.replace('@role("read_only") @scope', "@scope"));
    const line = SPECIFICATION.split("\n").findIndex((text) => text.includes("list()")) + 1;
    const { code, text } = await run();
    expect(code).toBe(1);
    expect(text).toContain(
      `spec/main.tsp:${line} error typespec-koa/missing-role: \`things_list\` does not say which role it needs: @role.`,
    );
    expect(text).not.toMatch(/^\s+at /m);
    expect(text).not.toContain("wrote");
    writeFileSync(join(project, "spec/main.tsp"), SPECIFICATION);
  });

  test("--watch generates again when the specification changes, and survives a mistake in it", async () => {
    const child = start("--watch");
    const end = ended(child);
    await said(child, "Watching spec/.");
    const mistaken = said(child, "token-expected");
    edit("spec/main.tsp", (text) => `${text}\nmodel {`);
    await mistaken;
    const mended = said(child, "wrote   generated/openapi.json");
    edit("spec/main.tsp", (text) => text.replace("\nmodel {", "").replace('title: "', 'title: "The '));
    await mended;
    child.kill("SIGINT");
    expect(await end).toMatchObject({ code: 0 });
  });
});
