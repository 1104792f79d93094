import { afterEach, describe, expect, it } from "vitest";
import { embeddingPlugin } from "#plugins/engines/embedding/index.ts";
import { createEngines, enginePlugins } from "#plugins/engines/index.ts";
import { jevPlugin } from "#plugins/engines/jev/index.ts";
import { openaiPlugin } from "#plugins/engines/openai/index.ts";
import type { Engine, EnginePlugin } from "#src/judging/engines/engine.ts";
import { variables } from "#src/server/config/variables.ts";
import { type ChatServer, startChatServer } from "#test/support/chat-server.ts";
import { type SystemOneServer, startSystemOneServer } from "#test/support/system-one-server.ts";

let server: SystemOneServer | ChatServer | null = null;
const made: Engine[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map((engine) => engine.close()));
  await server?.close();
  server = null;
});

function create(environment: Record<string, string>, plugin: EnginePlugin = jevPlugin): Engine {
  const engine = plugin.create(environment);
  if ("missing" in engine) throw new Error(engine.missing);
  if ("cure" in engine) throw new Error(engine.cure);
  made.push(engine);
  return engine;
}

describe("the engines of an environment", () => {
  it("are those without a server where nothing is configured, and say what the others lack", () => {
    const { engines, missing } = createEngines({});
    made.push(...engines.values());
    expect([...engines.keys()]).toEqual(["local", "embedding"]);
    expect([...missing]).toEqual([
      ["onnx", "set ONNX_MODEL_DIR"],
      ["jev", "set TYPESAFE_API_KEY"],
      ["openai", "set OPENAI_API_KEY"],
    ]);
  });

  it("are all there where each is configured, under their own names", () => {
    const { engines, missing } = createEngines({ TYPESAFE_API_KEY: "key", OPENAI_API_KEY: "key" });
    made.push(...engines.values());
    expect([...engines].every(([name, engine]) => engine.name === name)).toBe(true);
    expect([...engines.keys()]).toEqual(["local", "embedding", "jev", "openai"]);
    // It needs the folder of a model, and a package that need not be installed.
    expect([...missing]).toEqual([["onnx", "set ONNX_MODEL_DIR"]]);
  });

  it("have names of their own", () => {
    const names = enginePlugins.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(enginePlugins)("read only variables that the service declares: $name", (plugin) => {
    const without = plugin.create({});
    const key = "missing" in without ? without.missing : null;
    const read = new Set<string>();
    const environment = new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          read.add(String(name));
          return name === key ? "key" : undefined;
        },
      },
    );
    // What is no folder of a model is refused, after all variables were read.
    if (key === "ONNX_MODEL_DIR") expect(() => plugin.create(environment)).toThrow(key);
    else {
      const engine = plugin.create(environment);
      if ("close" in engine) made.push(engine);
    }
    expect([...read].filter((name) => !(name in variables))).toEqual([]);
  });
});

describe("the configuration of embedding", () => {
  it.each(["0", "many", "1.5"])("refuses EMBEDDING_THREADS=%s, and says so", (given) => {
    expect(() => embeddingPlugin.create({ EMBEDDING_THREADS: given })).toThrow(/EMBEDDING_THREADS.*whole number/);
  });
});

describe("the configuration of jev", () => {
  it("takes a blank key for none", () => {
    expect(jevPlugin.create({ TYPESAFE_API_KEY: "  " })).toEqual({ missing: "TYPESAFE_API_KEY" });
  });

  it("reaches the server that is configured, with the key and the default model, whatever the process's environment says", async () => {
    const systemOne = await startSystemOneServer("the-key");
    server = systemOne;
    const engine = create({
      TYPESAFE_API_KEY: "the-key",
      TYPESAFE_BASE_URL: `${systemOne.url}/`,
      TYPESAFE_DEFAULT_MODEL: "jev-mini",
    });
    const request = { contextText: "null", questions: [{ id: "q", type: "bool", question: "?" } as const] };
    const [result] = await engine.evaluate([request], new AbortController().signal);
    expect(result).toMatchObject({ ok: true, engineVersion: "jev-1.13.0" });
    expect(systemOne.requests[0]!.body.model).toBe("jev-mini");
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

describe("the configuration of openai", () => {
  it("takes a blank key for none", () => {
    expect(openaiPlugin.create({ OPENAI_API_KEY: "  " })).toEqual({ missing: "OPENAI_API_KEY" });
  });

  it("reaches the endpoint that is configured, with the key, the default model and as many tokens as it lists", async () => {
    const chat = await startChatServer("the-key");
    server = chat;
    const own = { OPENAI_DEFAULT_MODEL: "qwen", OPENAI_TOP_LOGPROBS: "5" };
    const engine = create({ OPENAI_API_KEY: "the-key", OPENAI_BASE_URL: `${chat.baseUrl}/`, ...own }, openaiPlugin);
    const request = { contextText: "null", questions: [{ id: "q", type: "bool", question: "?" } as const] };
    const [result] = await engine.evaluate([request], new AbortController().signal);
    expect(result).toMatchObject({ ok: true, engineVersion: "test-model-2030-01-01+prompt.2" });
    expect(chat.requests[0]!.body).toMatchObject({ model: "qwen", top_logprobs: 5 });
  });

  it("takes other limits", () => {
    const limits = { OPENAI_CONCURRENCY: "64", OPENAI_REQUESTS_PER_MINUTE: "6000", OPENAI_TOKENS_PER_MINUTE: "6000000" };
    expect(create({ OPENAI_API_KEY: "key", ...limits }, openaiPlugin).limits).toMatchObject({
      concurrency: 64,
      requestsPerMinute: 6_000,
      tokensPerSecond: 100_000,
    });
  });

  it.each([
    ["OPENAI_BASE_URL", "ftp://models.example"],
    ["OPENAI_TOP_LOGPROBS", "1"],
    ["OPENAI_TOP_LOGPROBS", "21"],
    ["OPENAI_CONCURRENCY", "0"],
    ["OPENAI_TOKENS_PER_MINUTE", "all"],
  ])("refuses %s=%s, and says so", (name, value) => {
    expect(() => openaiPlugin.create({ OPENAI_API_KEY: "key", [name]: value })).toThrow(
      new RegExp(`${name}.*${value.replaceAll(".", "\\.")}`),
    );
  });
});
