/** Profiles: made by `judgment login`, read by every command, and by nobody else. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs } from "#test/support/needs.ts";
import { type TestOrganization, type TestService, testService } from "#test/support/service.ts";
import { typed, typedAlone, values } from "./typed.ts";

let service: TestService;
/** Another organization at another address. */
let other: TestOrganization & { baseUrl: string };
let second: TestService;
const directory = mkdtempSync(join(tmpdir(), "judgment-profiles-"));
const JUDGMENT_CONFIG = join(directory, "made", "config.json");
const bare = { JUDGMENT_URL: "", JUDGMENT_API_KEY: "", JUDGMENT_CONFIG };
const judgment = (args: readonly string[], more: Record<string, string> = {}) => typed(service, args, "", { ...bare, ...more });
/** A key on standard input is read from the process's own. */
const login = (key: string, ...args: string[]) => typedAlone(service, ["login", "--key-file", "-", ...args], key, bare);
const whose = async (args: readonly string[], more: Record<string, string> = {}) => {
  const ended = await judgment([...args, "organization", "get", "--json"], more);
  return ended.code === 0 ? values(ended)[0].id : ended.err;
};
const script = {
  what: "script, which gives a command a terminal",
  there: spawnSync("script", ["--version"]).status === 0,
  cure: "apt-get install bsdutils",
};

beforeAll(async () => {
  service = await testService({}, true);
  second = await testService({}, true);
  other = { ...(await second.organization("team")), baseUrl: second.baseUrl };
});
afterAll(async () => {
  await service.stop();
  await second.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe("profiles", { timeout: 90_000 }, () => {
  it("are made by login after a call, for their owner only, and used by every command", async () => {
    const refused = await login("jk_wrong", "--url", service.baseUrl);
    expect([refused.code, refused.err, existsSync(JUDGMENT_CONFIG)]).toEqual([1, expect.stringContaining("API key"), false]);
    const made = await login(service.adminKey, "--url", `${service.baseUrl}/`);
    expect([made.code, made.out]).toEqual([0, expect.stringContaining("default")]);
    expect(made.out + made.err).not.toContain(service.adminKey);
    expect([statSync(JUDGMENT_CONFIG).mode & 0o777, statSync(join(directory, "made")).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(await whose([])).toBe(service.organizationId);
    expect((await login(other.adminKey, "--url", other.baseUrl, "--profile", "other")).code).toBe(0);
    expect((await judgment(["profiles", "list"])).out).toBe(
      `name\turl\tin use\ndefault\t${service.baseUrl}\t\nother\t${other.baseUrl}\tyes\n`,
    );
    expect((await judgment(["profiles", "use", "default"])).code).toBe(0);
    expect(await whose(["--profile", "other"])).toBe(other.organizationId);
    expect(await whose([], { JUDGMENT_PROFILE: "other" })).toBe(other.organizationId);
  });

  it("give way to the environment unless they are named, and to flags always", async () => {
    const environment = { JUDGMENT_URL: other.baseUrl, JUDGMENT_API_KEY: other.adminKey };
    expect(await whose([], environment)).toBe(other.organizationId);
    expect(await whose(["--profile", "default"], environment)).toBe(service.organizationId);
    expect(await whose(["--profile", "default", "--url", other.baseUrl, "--key", other.adminKey])).toBe(other.organizationId);
    const reader = await service.key({ name: "reader", role: "read_only", admin: false, scope: "x/*" });
    const keys = await judgment(["keys", "list", "--key", reader]);
    expect([keys.code, keys.err]).toEqual([1, expect.stringContaining("admin")]);
  });

  it("send their key to their own address and to no other", async () => {
    const received: string[] = [];
    const stranger = createServer((request, response) => {
      received.push(request.headers.authorization ?? "");
      response.writeHead(404).end();
    });
    stranger.listen(0, "127.0.0.1");
    await once(stranger, "listening");
    const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/v1`;
    for (const ended of [await judgment(["jobs", "list", "--url", url]), await judgment(["jobs", "list"], { JUDGMENT_URL: url })])
      expect(ended).toMatchObject({ code: 2, err: expect.stringContaining('The key of the profile "default" is for') });
    await judgment(["jobs", "list", "--url", url, "--key", "mine"]);
    expect(received).toEqual(["Bearer mine"]);
    stranger.close();
  });

  it("are refused where others could read them, or where the file is damaged", async () => {
    chmodSync(JUDGMENT_CONFIG, 0o640);
    expect(await judgment(["jobs", "list"])).toMatchObject({ code: 2, err: expect.stringContaining("chmod 600") });
    // What needs no profile works, and so does help.
    expect((await judgment(["jobs", "list", "--help"])).code).toBe(0);
    expect((await judgment(["jobs", "list", "--url", service.baseUrl, "--key", service.adminKey])).code).toBe(0);
    chmodSync(JUDGMENT_CONFIG, 0o600);
    const whole = readFileSync(JUDGMENT_CONFIG, "utf8");
    writeFileSync(JUDGMENT_CONFIG, '{"profiles": {"a": 1}}');
    expect(await judgment(["jobs", "list"])).toMatchObject({ code: 2, err: expect.stringContaining("Mend or remove it") });
    writeFileSync(JUDGMENT_CONFIG, whole);
    const absent = await judgment(["jobs", "list", "--profile", "staging"]);
    expect(absent).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no profile "staging"; there are default, other.'),
    });
    expect(await judgment(["profiles", "use", "staging"])).toMatchObject({ code: 2 });
    expect((await login(service.adminKey, "--profile", "no/slash")).code).toBe(2);
    expect(await judgment(["logout"])).toMatchObject({ code: 0 });
    expect(await judgment(["jobs", "list"])).toMatchObject({ code: 2, err: expect.stringContaining('Run "judgment login"') });
    expect(readFileSync(JUDGMENT_CONFIG, "utf8")).not.toContain(service.adminKey);
  });

  it("ask in a terminal for what is not given, and show no key", needs(script), async () => {
    const command = `${process.execPath} src/server/cli.ts login --profile asked`;
    const env = { ...bare, PATH: process.env.PATH!, TERM: "xterm" };
    const child = spawn("script", ["-qfec", command, "/dev/null"], { env });
    let shown = "";
    child.stdout.on("data", (chunk) => (shown += chunk));
    const ended = once(child, "close");
    await expect.poll(() => shown, { timeout: 60_000 }).toContain("Address of the API");
    child.stdin.write(`${service.baseUrl}\r`);
    await expect.poll(() => shown, { timeout: 60_000 }).toContain("API key (not shown)");
    child.stdin.write(`${service.adminKey}\r`);
    await expect.poll(() => shown, { timeout: 60_000 }).toContain("organization");
    expect((await ended)[0]).toBe(0);
    expect(shown).not.toContain(service.adminKey);
    expect(await whose(["--profile", "asked"])).toBe(service.organizationId);
  });

  it("show colours in a terminal only, and not with NO_COLOR", needs(script), async () => {
    const shownIn = async (env: Record<string, string>) => {
      const more = {
        ...bare,
        JUDGMENT_URL: service.baseUrl,
        JUDGMENT_API_KEY: service.adminKey,
        PATH: process.env.PATH!,
        TERM: "xterm-256color",
      };
      const child = spawn("script", ["-qfec", `${process.execPath} src/server/cli.ts keys list`, "/dev/null"], {
        env: { ...more, ...env },
      });
      let shown = "";
      child.stdout.on("data", (chunk) => (shown += chunk));
      expect((await once(child, "close"))[0]).toBe(0);
      return shown;
    };
    const escapes = "\u001b[1m";
    expect(await shownIn({})).toContain(escapes);
    expect(await shownIn({ NO_COLOR: "1" })).not.toContain("\u001b[");
    const piped = await judgment(["keys", "list"], { JUDGMENT_URL: service.baseUrl, JUDGMENT_API_KEY: service.adminKey });
    expect(piped.out).not.toContain("\u001b[");
  });
});
