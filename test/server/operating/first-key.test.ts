import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createLogger } from "#src/foundation/log/log.ts";
import { systemClock } from "#src/foundation/time/clock.ts";
import { createApp } from "#src/server/app.ts";
import { loadConfig } from "#src/server/config.ts";
import { freshDatabase, variableOf } from "#test/support/database.ts";
import { directory } from "../../stores/directories.ts";
import { type Line, run } from "./processes.ts";

const SECRETS_KEY = Buffer.alloc(32, 7).toString("base64");

async function outside() {
  const env = { ...variableOf(await freshDatabase()), SECRETS_KEY, PORT: "0", METRICS_PORT: "off" };
  return (dataDir: string, more: Record<string, string> = {}) =>
    run("src/server/main.ts", [], { ...env, ...more, DATA_DIR: dataDir });
}

describe("the first admin key, without a terminal", () => {
  it("is not made where no file can take it, and comes with the next start that has a place for it", async () => {
    const start = await outside();
    // A file in its place: permissions do not hold for root.
    const taken = join(directory(), "data");
    writeFileSync(taken, "");
    const first = start(taken);
    expect(await first.ended).toBe(1);
    expect(first.lines.at(-1)!.msg).toMatch(/first admin key cannot be written to .*data.*DATA_DIR.*BOOTSTRAP_API_KEY/);

    const dataDir = directory();
    const second = start(dataDir);
    const { api } = await second.says("Ready.");
    const { file } = await second.says(/first admin key is in this file/);
    const key = readFileSync(file, "utf8").trim();
    expect((await fetch(`${api}/organization`, { headers: { Authorization: `Bearer ${key}` } })).status).toBe(200);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(["first-admin-key"]);
    second.process.kill("SIGTERM");
    expect(await second.ended).toBe(0);
  });

  it("needs no place where a key is given or exists", async () => {
    const start = await outside();
    const taken = join(directory(), "data");
    writeFileSync(taken, "");
    const given = start(taken, { BOOTSTRAP_API_KEY: "a-bootstrap-key-of-more-than-32-characters" });
    await given.says("Ready.");
    given.process.kill("SIGTERM");
    expect(await given.ended).toBe(0);
    const next = start(taken);
    await next.says("Ready.");
    next.process.kill("SIGTERM");
    expect(await next.ended).toBe(0);
  });

  it("is in its file, and the log says where, also if the start fails after it was made", async () => {
    const dataDir = directory();
    const env = { ...variableOf(await freshDatabase()), SECRETS_KEY, PORT: "0", METRICS_PORT: "off", DATA_DIR: dataDir };
    const logged: Line[] = [];
    const log = createLogger({ level: "warn", destination: { write: (line: string) => void logged.push(JSON.parse(line)) } });
    const prepare = () => {
      throw new Error("It cannot be prepared.");
    };
    const start = createApp({ config: loadConfig(env), log, clock: systemClock, role: "api", environment: {}, prepare });
    await expect(start).rejects.toThrow("It cannot be prepared.");
    const { file } = logged.find(({ msg }) => /first admin key is in this file/.test(msg))!;
    expect(file).toBe(join(dataDir, "first-admin-key"));
    expect(readFileSync(file, "utf8")).toMatch(/^jk_/);
  });
});
