import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startOf } from "#plugins/stores/embedded/users.ts";
import { freshDatabase, variableOf } from "#test/support/database.ts";
import { needs } from "#test/support/needs.ts";
import { serverPid } from "#test/support/run-leftovers.ts";
import { directory } from "../../stores/directories.ts";
import { madeDirectory } from "../../stores/made.ts";
import { type Running, run } from "./processes.ts";

const MAIN = "src/server/main.ts";
const key = "a-bootstrap-key-of-more-than-32-characters";

const service = (dataDir: string, args: string[] = [], env: Record<string, string> = {}) =>
  run(MAIN, args, { DATA_DIR: dataDir, PORT: "0", METRICS_PORT: "0", BOOTSTRAP_API_KEY: key, ...env });

async function addresses(running: Running): Promise<{ api: string; metrics: string }> {
  const { api, metrics } = await running.says("Ready.");
  return { api, metrics };
}

async function status(url: string, headers: Record<string, string> = {}): Promise<number> {
  return (await fetch(url, { headers })).status;
}

const authorized = (api: string) => status(`${api}/organization`, { Authorization: `Bearer ${key}` });

describe("the service as it is started", () => {
  it("serves on an empty directory, keeps its key over a restart, and leaves no process behind", async () => {
    const dataDir = directory();
    for (const _ of ["first", "warm"]) {
      const running = service(dataDir);
      const { api, metrics } = await addresses(running);
      expect(await status(api.replace("/v1", "/readyz"))).toBe(200);
      expect(await status(`${metrics}/readyz`)).toBe(200);
      expect(await authorized(api)).toBe(200);
      expect(await (await fetch(`${metrics}/metrics`)).text()).toContain("judgment_http_requests_total{");
      const pid = serverPid(dataDir)!;
      running.process.kill("SIGTERM");
      expect(await running.ended).toBe(0);
      expect(startOf(pid)).toBeNull();
    }
  });

  it("goes on after it was killed, with the server that it left behind", async () => {
    const dataDir = await madeDirectory();
    const killed = service(dataDir);
    await addresses(killed);
    const pid = serverPid(dataDir);
    killed.process.kill("SIGKILL");
    await killed.ended;
    const next = service(dataDir);
    expect(await authorized((await addresses(next)).api)).toBe(200);
    expect(serverPid(dataDir)).toBe(pid);
    next.process.kill("SIGTERM");
    expect(await next.ended).toBe(0);
    expect(serverPid(dataDir)).toBeNull();
  });

  it("is not ready while its database is gone, brings it back, and is ready again in the same process", async () => {
    const dataDir = await madeDirectory();
    const running = service(dataDir);
    const { api } = await addresses(running);
    process.kill(serverPid(dataDir)!, "SIGKILL");
    await running.says("The database does not answer.");
    await running.says("The database answers again.");
    expect(await status(api.replace("/v1", "/readyz"))).toBe(200);
    expect(await authorized(api)).toBe(200);
    running.process.kill("SIGTERM");
    expect(await running.ended).toBe(0);
  });

  it("shares one directory with another process, which serves on when the first one stops", async () => {
    const dataDir = await madeDirectory();
    const [one, two] = [service(dataDir), service(dataDir)];
    const [, { api }] = await Promise.all([addresses(one), addresses(two)]);
    one.process.kill("SIGTERM");
    expect(await one.ended).toBe(0);
    expect(await authorized(api)).toBe(200);
    two.process.kill("SIGTERM");
    expect(await two.ended).toBe(0);
    expect(serverPid(dataDir)).toBeNull();
  });

  it("forks processes that serve the same port", async () => {
    const dataDir = await madeDirectory();
    const running = service(dataDir, ["--processes", "2"]);
    const { metrics } = await running.says("All processes are ready.");
    const apis = running.lines.filter(({ msg }) => msg === "Ready.").map(({ api }) => api);
    expect(apis).toHaveLength(2);
    expect(new Set(apis).size).toBe(1);
    expect(await authorized(apis[0])).toBe(200);
    expect(await (await fetch(`${metrics}/metrics`)).text()).toContain("judgment_http_requests_total{");
    running.process.kill("SIGTERM");
    expect(await running.ended).toBe(0);
    expect(serverPid(dataDir)).toBeNull();
  });

  it("splits into roles over one database: a worker serves no requests", async () => {
    const database = variableOf(await freshDatabase());
    const dataDir = directory();
    const worker = service(dataDir, ["--role", "worker"], { ...database, METRICS_HOST: "127.0.0.2" });
    const { api, metrics } = await addresses(worker);
    expect(api).toBeUndefined();
    expect(new URL(metrics).hostname).toBe("127.0.0.2");
    expect(await status(`${metrics}/readyz`)).toBe(200);
    const front = service(dataDir, ["--role", "api"], database);
    expect(await authorized((await addresses(front)).api)).toBe(200);
    for (const { process, ended } of [worker, front]) {
      process.kill("SIGTERM");
      expect(await ended).toBe(0);
    }
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
  });
});

describe("the service as it is mistaken", () => {
  it.each([
    ["an option that does not exist", ["--port", "1"], {}, /--port.*The options are --role, --processes/],
    ["a role that does not exist", ["--role", "queen"], {}, /--role is "queen"; it must be one of all, api, worker/],
    [
      "no number of processes",
      ["--processes", "many"],
      {},
      /--processes is "many"; it must be a whole number from 1 to 256, or max/,
    ],
    ["an environment that is wrong", [], { PORT: "eighty" }, /PORT is "eighty"; it must be a whole number/],
  ])("says what is wrong and exits 2: %s", async (_, args, env, message) => {
    const running = run(MAIN, args, env as Record<string, string>);
    expect(await running.ended).toBe(2);
    expect(running.errors.join("\n")).toMatch(message);
    expect(running.errors.join("\n")).not.toMatch(/ at .*\.ts:/);
  });

  it("waits for a database that does not answer, says which, without its password, and ends quietly when told to", async () => {
    const env = { DATABASE_URL: "postgres://me:hidden@127.0.0.1:1/mine", PORT: "0", METRICS_PORT: "off" };
    const running = run(MAIN, ["--allow-root"], env);
    const line = await running.says(/does not answer yet/);
    expect(line.place).toBe("127.0.0.1:1/mine");
    running.process.kill("SIGTERM");
    expect(await running.ended).toBe(0);
    expect(running.lines.at(-1)!.msg).toBe("The service was stopped before it was ready.");
    expect(running.lines.filter(({ level }) => level === "fatal" || level === "error")).toEqual([]);
    expect(JSON.stringify(running.lines)).not.toMatch(/hidden|runs as root/);
  });

  it("ends quietly while it makes its database, and leaves nothing half made", async () => {
    const dataDir = directory();
    const running = service(dataDir);
    const home = join(dataDir, "postgres");
    const making = () => existsSync(home) && readdirSync(home).some((name) => name.startsWith("making-"));
    await expect.poll(making, { timeout: 30_000, interval: 5 }).toBe(true);
    running.process.kill("SIGTERM");
    expect(await running.ended).toBe(0);
    expect(making()).toBe(false);
    expect(serverPid(dataDir)).toBeNull();
    expect(running.lines.filter(({ level }) => level === "fatal" || level === "error")).toEqual([]);
  });

  it("says before anything starts that HOST is no address", async () => {
    const dataDir = directory();
    const running = service(dataDir, [], { HOST: "nosuch.invalid" });
    expect(await running.ended).toBe(1);
    expect(running.lines.at(-1)!.msg).toMatch(/could not start: HOST nosuch\.invalid is not an address: .*Set it to an address/);
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
  });

  it("keeps the first admin key out of the log, metrics on loopback, whatever HOST is, and engines to ENGINE_ALLOW and DEFAULT_ENGINE", async () => {
    const database = variableOf(await freshDatabase());
    const dataDir = directory();
    const places = { DATA_DIR: dataDir, PORT: "0", METRICS_PORT: "0", HOST: "0.0.0.0" };
    const allowed = { ENGINE_ALLOW: "openai:cheap-*", DEFAULT_ENGINE: "openai" };
    const engines = { OPENAI_API_KEY: "sk-none", OPENAI_BASE_URL: "http://127.0.0.1:9/v1", ...allowed };
    const running = run(MAIN, [], { ...places, ...engines, ...database });
    const { api, metrics } = await addresses(running);
    expect(new URL(metrics).hostname).toBe("127.0.0.1");
    const { file } = await running.says(/first admin key is in this file/);
    const kept = readFileSync(file, "utf8").trim();
    expect([file, statSync(file).mode & 0o777]).toEqual([join(dataDir, "first-admin-key"), 0o600]);
    expect(await status(`${api}/organization`, { Authorization: `Bearer ${kept}` })).toBe(200);
    const define = (name: string, engine?: { name: string; version: string }) =>
      fetch(`${api}/namespaces/a/judgments`, {
        method: "POST",
        headers: { Authorization: `Bearer ${kept}`, "Content-Type": "application/json" },
        body: JSON.stringify({ name, question: "?", type: "bool", engine }),
      });
    const refused = await define("urgent", { name: "openai", version: "dear-1" });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("allows the versions cheap-*")]);
    expect((await define("urgent", { name: "openai", version: "cheap-1" })).status).toBe(201);
    expect(await (await define("polite")).json()).toMatchObject({ versions: [{ definition: { engine: { name: "openai" } } }] });
    running.process.kill("SIGTERM");
    expect(await running.ended).toBe(0);
    expect(JSON.stringify(running.lines)).not.toContain(kept);
    const warned = running.lines.some(({ msg }) => /runs as root/.test(msg));
    expect(warned).toBe(process.getuid?.() === 0);
  });

  it("says of a DEFAULT_ENGINE that is not configured what would configure it, and exits 1", async () => {
    const running = run(MAIN, [], {
      DATA_DIR: directory(),
      PORT: "0",
      DEFAULT_ENGINE: "jev",
      ...variableOf(await freshDatabase()),
    });
    expect(await running.ended).toBe(1);
    expect(running.lines.at(-1)!.msg).toMatch(
      /DEFAULT_ENGINE cannot be used: the engine "jev" is not configured.*set TYPESAFE_API_KEY/,
    );
  });

  it("says which port is taken and exits 1, leaving no server behind", async () => {
    const taker = createServer().listen(0, "127.0.0.1");
    await once(taker, "listening");
    const other = directory();
    const second = service(other, [], { PORT: `${(taker.address() as AddressInfo).port}` });
    expect(await second.ended).toBe(1);
    expect(second.lines.at(-1)!.msg).toMatch(/could not start.*(EADDRINUSE|another process uses it)/);
    expect(existsSync(join(other, "postgres"))).toBe(false);
    taker.close();
  });

  it("says so of the demo too, in one line", async () => {
    const taker = createServer().listen(0, "127.0.0.1");
    await once(taker, "listening");
    const other = directory();
    const { port } = taker.address() as AddressInfo;
    const demo = run("src/server/demo/main.ts", ["--exit"], { DATA_DIR: other, PORT: "0", METRICS_PORT: `${port}` });
    expect(await demo.ended).toBe(1);
    expect(demo.errors).toEqual([expect.stringMatching(/METRICS_PORT.*another process uses it/)]);
    expect(existsSync(join(other, "postgres"))).toBe(false);
    taker.close();
  });
});

describe("the command line", () => {
  it("of the demo helps, and refuses what it does not know", async () => {
    const help = run("src/server/demo/main.ts", ["--help"]);
    expect(await help.ended).toBe(0);
    expect(help.lines[0]!.text).toMatch(/^Usage: npm run demo/);
    const unknown = run("src/server/demo/main.ts", ["--exti"]);
    expect(await unknown.ended).toBe(2);
    expect(unknown.errors[0]).toBe('"--exti" is not an option of the demo.');
  });

  it("shows its options and the environment, and the version", async () => {
    const help = run(MAIN, ["--help"]);
    expect(await help.ended).toBe(0);
    expect(help.lines.map(({ text }) => text).join("\n")).toMatch(/--processes n\|max.*\n[\s\S]*DATABASE_URL/);
    const version = run(MAIN, ["--version"]);
    expect(await version.ended).toBe(0);
    expect(version.lines).toEqual([{ text: expect.stringMatching(/^\d+\.\d+\.\d+$/) }]);
  });
});

describe("an older Node", () => {
  const check = ["--require", "./src/server/version-check.cjs"];

  it("is told which one is needed and how to get it, before it reads any TypeScript", async () => {
    const pretend = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.18.0' } });";
    const running = run(MAIN, ["--version"], {}, ["--import", `data:text/javascript,${encodeURIComponent(pretend)}`]);
    expect(await running.ended).toBe(1);
    expect(running.errors.join("\n")).toMatch(/This is Node 22\.18\.0; Node 24\.12 or newer is needed\.\n`npm ci` brings one/);
    expect(running.lines).toEqual([]);
  });

  const old = olderNode();
  const olderOne = { what: "a Node older than 24", there: old !== null, cure: "put one on PATH: npx -p node@22 npm test" };
  it("is told the same where it is a real one, by the command that `npm start` runs", needs(olderOne), () => {
    let output = "";
    try {
      execFileSync(old!, [...check, MAIN], { stdio: "pipe", encoding: "utf8" });
    } catch (error) {
      output = (error as { stderr: string }).stderr;
    }
    expect(output).toMatch(/^This is Node \d+\.\d+\.\d+; Node 24\.12 or newer is needed\./);
  });
});

function olderNode(): string | null {
  const candidates = (process.env.PATH ?? "").split(":").map((directory) => join(directory, "node"));
  return (
    candidates.find(
      (path) => existsSync(path) && Number(execFileSync(path, ["-p", "process.versions.node.split('.')[0]"])) < 24,
    ) ?? null
  );
}
