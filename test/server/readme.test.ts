/** The commands of README.md, in order, as a reader would paste them into a shell. */
import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";

const run = promisify(execFile);
const tools = {
  what: "bash and curl",
  there: ["bash", "curl"].every((name) => spawnSync(name, ["--version"]).error === undefined),
  cure: "apt-get install bash curl",
};

let service: TestService;
beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(() => service.stop());

/** The fenced blocks that send requests. */
function blocks(): string[] {
  const all = [...readFileSync("README.md", "utf8").matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text]) => text!);
  return all.filter((text) => /^send /m.test(text));
}

/** What README's `send` shows, and the status beside it. The reader has an address and a key of its own. */
async function paste(command: string): Promise<{ status: number; body: string }> {
  const send = /^send\(\) \{ curl -s .*$/m
    .exec(readFileSync("README.md", "utf8"))![0]
    .replace("curl -s", "curl -s -w '\\n%{http_code}'");
  const env = { HOME: "/nowhere", PATH: process.env.PATH ?? "", API: service.baseUrl, KEY: service.adminKey };
  const { stdout, stderr } = await run("bash", ["--noprofile", "--norc", "-c", `${send}\n${command}`], { env });
  expect(stderr).toBe("");
  const end = stdout.lastIndexOf("\n");
  return { status: Number(stdout.slice(end + 1)), body: stdout.slice(0, end) };
}

it("work when they are pasted one after the other", needs(tools), async () => {
  const failed: string[] = [];
  let endpoint = "we_…";
  let sent = 0;
  for (const block of blocks()) {
    for (const [command] of block.matchAll(/^send [\s\S]*?(?=^send |^#|$(?![\s\S]))/gm)) {
      const { status, body } = await paste(command.replaceAll("we_…", endpoint));
      endpoint = /"id":"(we_[0-9a-z]{26})"/.exec(body)?.[1] ?? endpoint;
      if (status < 200 || status >= 300) failed.push(`${command}${status} ${body.slice(0, 400)}`);
      sent += 1;
    }
  }
  expect(failed).toEqual([]);
  expect(sent).toBeGreaterThan(12);
});
