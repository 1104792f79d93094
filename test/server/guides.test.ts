/**
 * The guides, as a reader pastes them: every command of a page in one shell, in order, sent to a service as `npm start` starts it. A command
 * that is refused ends the page.
 */
import { execFile, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { freshDatabase, variableOf } from "#test/support/database.ts";
import { needs } from "#test/support/needs.ts";
import { directory } from "../stores/directories.ts";
import { keep, run as start } from "./operating/processes.ts";

const run = promisify(execFile);
const FOLDER = "spec/guides";
const KEY = "a-key-for-readers-of-guides-of-32-characters";
/** One guide sends more than 400 requests, each from a process of its own. */
const LONGEST_MS = 170_000;
const tools = {
  what: "bash and curl",
  there: ["bash", "curl"].every((name) => spawnSync(name, ["--version"]).error === undefined),
  cure: "apt-get install bash curl",
};

/** Those that send requests of a shell. */
const pages = readdirSync(FOLDER).filter((name) => /^```sh\n[^`]*^ *send /m.test(text(name)));

function text(page: string): string {
  return readFileSync(`${FOLDER}/${page}`, "utf8");
}

/** What the first guide defines, with a failure where the service refuses. */
const SEND = /^send\(\) \{ curl -s .*$/m.exec(text("start.md"))![0].replace("curl -s", "curl -s --fail-with-body");

function script(page: string): string {
  const blocks = [...text(page).matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
  return ["set -euo pipefail", SEND, ...blocks].join("\n");
}

/** What went wrong while a page was pasted; the empty string if nothing did. */
function pasted(page: string, api: string): Promise<string> {
  const env = { HOME: "/nowhere", PATH: process.env.PATH ?? "", API: api, KEY };
  return run("bash", ["--noprofile", "--norc", "-c", script(page)], { env, maxBuffer: 1e8, timeout: LONGEST_MS }).then(
    () => "",
    ({ stdout, stderr }) => `${stderr}\n${stdout.slice(-1_000)}`,
  );
}

describe("the guides", () => {
  let running: ReturnType<typeof start>;
  let api: string;
  beforeAll(async () => {
    const env = {
      ...variableOf(await freshDatabase()),
      DATA_DIR: directory(),
      PORT: "0",
      METRICS_PORT: "off",
      BOOTSTRAP_API_KEY: KEY,
    };
    running = start("src/server/main.ts", [], env);
    keep(running);
    ({ api } = await running.says("Ready."));
  });

  it.each(pages)(
    "work to their end when they are pasted, each into a shell of its own: %s",
    { ...needs(tools), timeout: LONGEST_MS + 10_000 },
    async (page) => {
      expect(await pasted(page, api)).toBe("");
    },
  );

  it("are more than four, and nothing that they do is an error of the service", async () => {
    expect(pages.length).toBeGreaterThan(4);
    expect(running.lines.filter(({ level }) => level === "error" || level === "fatal")).toEqual([]);
    running.process.kill("SIGTERM");
    expect(await running.ended).toBe(0);
  });
});

it("reaches every guide from the first one, and leads to pages that exist", () => {
  const links = (page: string) => [...text(page).matchAll(/\]\(([a-z-]+\.md)\)/g)].map(([, target]) => target!);
  const names = readdirSync(FOLDER);
  const seen = new Set(["start.md"]);
  for (const page of seen) for (const target of links(page)) seen.add(target);
  expect([...seen].sort()).toEqual([...names].sort());
});
