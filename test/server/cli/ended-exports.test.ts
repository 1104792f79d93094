/** What an export leaves behind if it ends in its middle: no document in clear text. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { constants } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { markOfRun } from "#test/support/run-guard.ts";
import { directory } from "../../stores/directories.ts";

const rows = Array.from({ length: 100 }, (_, n) => ({
  id: `d-${n}`,
  attributes: {},
  state: { text: "My parcel. ".repeat(200) },
}));

/** Answers two pages. There is a third one where it never comes. */
async function serving(ends: "in its middle" | "in order"): Promise<{ url: string; asked: Promise<void> }> {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  let pages = 0;
  const server = createServer((request, response) => {
    request.resume();
    pages += 1;
    if (pages === 3) return resolve();
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ rows, next_cursor: pages === 2 && ends === "in order" ? null : "more", sequence: 1 }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
}

function exporting(url: string, place: string, args: readonly string[]) {
  const given = { JUDGMENT_URL: url, JUDGMENT_API_KEY: "k", JUDGMENT_CONFIG: "/nowhere/config.json", TMPDIR: place };
  const child = spawn(process.execPath, ["src/server/cli.ts", "documents", "export", "shop/tickets", ...args], {
    env: { PATH: process.env.PATH!, ...markOfRun(), ...given },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

describe("an export that ends in its middle leaves nothing", { timeout: 60_000 }, () => {
  it.each(["csv", "jsonl"])("where the reader of its output goes: %s", async (format) => {
    const place = directory();
    const { url } = await serving("in order");
    const child = exporting(url, place, ["--format", format]);
    // As `head -1` does.
    await once(child.stdout, "readable");
    child.stdout.destroy();
    const [code] = await once(child, "exit");
    expect([code, readdirSync(place)]).toEqual([0, []]);
  });

  it.each([
    ["SIGINT", "all.csv", 130],
    ["SIGINT", "all.jsonl", 130],
    ["SIGINT", "all.parquet", 130],
    ["SIGINT", "-", 130],
    ["SIGTERM", "all.jsonl", 143],
  ] as const)("at %s: %s", async (signal, file, code) => {
    const place = directory();
    const { url, asked } = await serving("in its middle");
    const child = exporting(url, place, file === "-" ? ["--format", "csv"] : [join(place, file)]);
    await asked;
    child.kill(signal);
    const [exit, by] = (await once(child, "exit")) as [number | null, "SIGINT" | null];
    // As a shell says it.
    const status = by === null ? exit : 128 + constants.signals[by];
    expect([status, readdirSync(place)]).toEqual([code, []]);
  });

  it.each([
    ["in order", "all.csv", ["all.csv", "all.csv.part"]],
    ["in order", "all.parquet", ["all.parquet", "all.parquet.part"]],
    ["in its middle", "all.jsonl", ["all.jsonl.part"]],
  ] as const)("and takes no file that is there for one of its own: %s, %s", async (ends, file, left) => {
    const place = directory();
    const other = join(place, `${file}.part`);
    writeFileSync(other, "mine");
    const { url, asked } = await serving(ends);
    const child = exporting(url, place, [join(place, file)]);
    const exited = once(child, "exit");
    if (ends === "in its middle") {
      await asked;
      child.kill("SIGINT");
    }
    await exited;
    expect(readdirSync(place).sort()).toEqual(left);
    expect(readFileSync(other, "utf8")).toBe("mine");
  });

  it("where it is killed: rows of a table are in a file without a name", async () => {
    const place = directory();
    const { url, asked } = await serving("in its middle");
    const child = exporting(url, place, [join(place, "all.csv")]);
    await asked;
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(readdirSync(place)).toEqual([]);
  });
});
