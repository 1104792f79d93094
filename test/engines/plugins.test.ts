import { afterEach, describe, expect, it } from "vitest";
import { createEngines, enginePlugins } from "#plugins/engines/index.ts";
import { jevPlugin } from "#plugins/engines/jev/index.ts";
import type { Engine } from "#src/judging/engine.ts";
import { type SystemOneServer, startSystemOneServer } from "#test/support/system-one-server.ts";

let server: SystemOneServer | null = null;
const made: Engine[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map((engine) => engine.close()));
  await server?.close();
  server = null;
});

function create(environment: Record<string, string>): Engine {
  const engine = jevPlugin.create(environment);
  if ("missing" in engine) throw new Error(engine.missing);
  made.push(engine);
  return engine;
}

describe("the engines of an environment", () => {
  it("are local alone where nothing is configured, and say what the others lack", () => {
    const { engines, missing } = createEngines({});
    expect([...engines.keys()]).toEqual(["local"]);
    expect(missing.get("jev")).toBe("TYPESAFE_API_KEY");
  });

  it("are all there where each is configured, under their own names", () => {
    const { engines, missing } = createEngines({ TYPESAFE_API_KEY: "key" });
    made.push(...engines.values());
    expect([...engines].every(([name, engine]) => engine.name === name)).toBe(true);
    expect(engines.has("jev")).toBe(true);
    expect(missing.has("jev")).toBe(false);
  });

  it("have names of their own", () => {
    const names = enginePlugins.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the configuration of jev", () => {
  it("takes a blank key for none", () => {
    expect(jevPlugin.create({ TYPESAFE_API_KEY: "  " })).toEqual({ missing: "TYPESAFE_API_KEY" });
  });

  it("reaches the server that is configured, with the key and the default model, whatever the process's environment says", async () => {
    server = await startSystemOneServer("the-key");
    const engine = create({
      TYPESAFE_API_KEY: "the-key",
      TYPESAFE_BASE_URL: `${server.url}/`,
      TYPESAFE_DEFAULT_MODEL: "jev-mini",
    });
    const request = { context: null, contextText: "null", questions: [{ id: "q", type: "bool", question: "?" } as const] };
    const [result] = await engine.evaluate([request], new AbortController().signal);
    expect(result).toMatchObject({ ok: true, engineVersion: "jev-1.13.0" });
    expect(server.requests[0]!.body.model).toBe("jev-mini");
  });

  it("takes other limits", () => {
    const limits = { TYPESAFE_CONCURRENCY: "64", TYPESAFE_REQUESTS_PER_MINUTE: "6000", TYPESAFE_TOKENS_PER_SECOND: "1000000" };
    expect(create({ TYPESAFE_API_KEY: "key", ...limits }).limits).toMatchObject({
      concurrency: 64,
      requestsPerMinute: 6_000,
      tokensPerSecond: 1_000_000,
    });
  });

  it.each([
    ["TYPESAFE_BASE_URL", "jev.example"],
    ["TYPESAFE_BASE_URL", "ftp://jev.example"],
    ["TYPESAFE_CONCURRENCY", "0"],
    ["TYPESAFE_REQUESTS_PER_MINUTE", "many"],
    ["TYPESAFE_TOKENS_PER_SECOND", "1.5"],
  ])("refuses %s=%s, and says so", (name, value) => {
    expect(() => jevPlugin.create({ TYPESAFE_API_KEY: "key", [name]: value })).toThrow(
      new RegExp(`${name}.*${value.replaceAll(".", "\\.")}`),
    );
  });
});
