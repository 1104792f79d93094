import { describe, expect, it } from "vitest";
import { run } from "./processes.ts";

const actor = (app: string, env: Record<string, string> = {}) => run("test/server/operating/actor.ts", [app], env);

describe("a service process", () => {
  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("stops gracefully on %s", async (signal) => {
    const process = actor("sound");
    await process.says("Ready.");
    process.process.kill(signal);
    expect(await process.ended).toBe(0);
    expect(process.lines.map(({ msg }) => msg)).toEqual(["Ready.", "Stopping.", "Stopped."]);
  });

  it("leaves at once on a second signal", async () => {
    const process = actor("hangs in its stop");
    await process.says("Ready.");
    process.process.kill("SIGTERM");
    await process.says("Stopping.");
    process.process.kill("SIGINT");
    expect(await process.ended).toBe(130);
  });

  it("leaves what does not stop when the drain time is over", async () => {
    const process = actor("hangs in its stop", { DRAIN_SECONDS: "0" });
    await process.says("Ready.");
    process.process.kill("SIGTERM");
    expect(await process.ended).toBe(1);
    expect(process.lines.at(-1)).toMatchObject({ level: "error", msg: expect.stringMatching(/took too long/) });
  });

  it("stops what had started when the signal comes during the start", async () => {
    const process = actor("starts slowly");
    await process.says("Starting.");
    process.process.kill("SIGTERM");
    expect(await process.ended).toBe(0);
    await process.says("Stopped what had started.");
  });

  it("says why and exits 1 when it cannot start", async () => {
    const process = actor("fails in its start");
    expect(await process.ended).toBe(1);
    expect(process.lines.at(-1)).toMatchObject({
      level: "fatal",
      msg: "The service could not start: cannot start",
      err: { message: "cannot start" },
    });
  });

  it("says why and exits 1 when its stop fails", async () => {
    const process = actor("fails in its stop");
    await process.says("Ready.");
    process.process.kill("SIGTERM");
    expect(await process.ended).toBe(1);
    expect(process.lines.at(-1)).toMatchObject({ level: "fatal", err: { message: "cannot stop" } });
  });

  it.each([
    ["throws later", "thrown later", "uncaughtException"],
    ["rejects later", "rejected later", "unhandledRejection"],
  ])("does not go on after an error that nobody caught: one that %s", async (app, message, origin) => {
    const process = actor(app);
    expect(await process.ended).toBe(1);
    expect(process.lines.at(-1)).toMatchObject({ level: "fatal", origin, err: { message } });
  });
});
