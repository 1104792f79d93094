import { describe, expect, it } from "vitest";
import { startOf } from "#plugins/stores/embedded/users.ts";
import { type Running, run } from "./processes.ts";

const cluster = (app: string, processes: number) =>
  run("test/server/operating/actor.ts", [app, `${processes}`], { METRICS_PORT: "0" });

const forked = (running: Running) =>
  running.lines.filter(({ msg, pid }) => msg === "Ready." && pid).map(({ pid }) => pid as number);

describe("forked processes", () => {
  it("are ready before their primary says so, and end with it", async () => {
    const primary = cluster("sound", 3);
    await primary.says("All processes are ready.");
    const pids = forked(primary);
    expect(new Set(pids).size).toBe(3);
    primary.process.kill("SIGTERM");
    expect(await primary.ended).toBe(0);
    expect(pids.map(startOf)).toEqual([null, null, null]);
    expect(primary.lines.filter(({ msg }) => msg === "Stopped.")).toHaveLength(4);
  });

  it("stop once when the terminal sends them and their primary the same Ctrl-C", async () => {
    const primary = cluster("sound", 2);
    await primary.says("All processes are ready.");
    for (const pid of [...forked(primary), primary.process.pid!]) process.kill(pid, "SIGINT");
    expect(await primary.ended).toBe(0);
    expect(primary.lines.filter(({ msg }) => msg === "Stopping.")).toHaveLength(3);
    expect(primary.lines.filter(({ msg }) => /second stop signal/.test(msg))).toEqual([]);
  });

  it("are started again when they end", async () => {
    const primary = cluster("sound", 2);
    await primary.says("All processes are ready.");
    const before = forked(primary);
    process.kill(before[0]!, "SIGKILL");
    const line = await primary.says(/A forked process ended/);
    expect(line).toMatchObject({ signal: "SIGKILL", pause_ms: 100 });
    await expect.poll(() => forked(primary).length, { timeout: 30_000 }).toBe(3);
    expect(before).not.toContain(forked(primary)[2]);
    primary.process.kill("SIGTERM");
    expect(await primary.ended).toBe(0);
  });

  it("are started again with growing pauses when they end soon every time", async () => {
    const primary = cluster("throws later", 2);
    const pauses = () => primary.lines.filter(({ msg }) => /A forked process ended/.test(msg)).map(({ pause_ms }) => pause_ms);
    await expect.poll(() => pauses().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
    expect(pauses().slice(0, 4)).toEqual([100, 200, 400, 800]);
    primary.process.kill("SIGTERM");
    // One that ends by its error while it is stopped makes the stop fail.
    expect([0, 1]).toContain(await primary.ended);
  });

  it("end their primary when none of them can start", async () => {
    const primary = cluster("fails in its start", 2);
    expect(await primary.ended).toBe(1);
    await primary.says(/could not start: A forked process ended before it was ready/);
  });

  it("are all ready where one cannot start beside another, as soon as its replacement serves", async () => {
    const primary = cluster("fails in its start beside another", 2);
    await primary.says("All processes are ready.");
    expect(primary.lines.filter(({ msg }) => /A forked process ended/.test(msg))).toHaveLength(1);
    primary.process.kill("SIGTERM");
    expect(await primary.ended).toBe(0);
  });

  it("stop where one could not start and its replacement has not", async () => {
    const primary = cluster("is replaced by one that starts slowly", 2);
    await primary.says("Starting.");
    primary.process.kill("SIGTERM");
    expect(await primary.ended).toBe(0);
    expect(primary.lines.filter(({ msg }) => msg === "All processes are ready.")).toEqual([]);
  });

  it("make their primary fail when one of them cannot stop", async () => {
    const primary = cluster("fails in its stop", 2);
    await primary.says("All processes are ready.");
    primary.process.kill("SIGTERM");
    expect(await primary.ended).toBe(1);
    await primary.says("The stop failed.");
    expect(primary.lines.at(-1)!.err.message).toBe("2 of 2 forked processes did not stop cleanly (code 1, code 1).");
  });

  it("tell their primary of the database's machines, which it names on the second port", async () => {
    const primary = cluster("knows nodes", 2);
    const { metrics } = await primary.says("All processes are ready.");
    const response = await fetch(`${metrics}/readyz`);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: "ready",
        nodes: [
          { node: "10.0.0.1:5432", well: true },
          { node: "10.0.0.2:5432", well: false },
        ],
      },
    ]);
    primary.process.kill("SIGTERM");
    expect(await primary.ended).toBe(0);
  });

  it("are counted together by the primary's metrics", async () => {
    const primary = cluster("counts", 2);
    const { metrics } = await primary.says("All processes are ready.");
    expect((await fetch(`${metrics}/readyz`)).status).toBe(200);
    const text = await (await fetch(`${metrics}/metrics`)).text();
    expect(text).toContain('judgment_http_requests_total{operation="documents_read",status="200"} 2');
    expect(text).toContain('judgment_database_connections{state="in_use"} 2');
    primary.process.kill("SIGTERM");
    expect(await primary.ended).toBe(0);
  });

  it("do not outlive a primary that is killed", async () => {
    const primary = cluster("sound", 2);
    await primary.says("All processes are ready.");
    const pids = forked(primary);
    primary.process.kill("SIGKILL");
    await primary.ended;
    await expect.poll(() => pids.map(startOf)).toEqual([null, null]);
  });
});
