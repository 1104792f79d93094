import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLogger, type LogLevel } from "#src/foundation/log/log.ts";

function logged(write: (log: ReturnType<typeof createLogger>) => void, level: LogLevel = "info"): string[] {
  const lines: string[] = [];
  write(createLogger({ level, destination: { write: (line) => void lines.push(line) } }));
  return lines;
}

describe("a log line", () => {
  it("is one JSON object with the level's name, the time and the message", () => {
    const [line] = logged((log) => log.info({ document: "a\nb" }, "Written."));
    expect(line).toMatch(/^[^\n]*\n$/);
    expect(JSON.parse(line!)).toEqual({
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      document: "a\nb",
      msg: "Written.",
    });
  });

  it("is left out below the level", () => {
    expect(logged((log) => log.info("quiet"), "warn")).toEqual([]);
  });

  it("holds an error's whole chain of causes", () => {
    const error = new Error("outer", { cause: new Error("middle", { cause: new Error("inner") }) });
    const [line] = logged((log) => log.error({ err: error }, "Failed."));
    expect(JSON.parse(line!).err).toMatchObject({ message: "outer", cause: { message: "middle", cause: { message: "inner" } } });
  });
});

describe("a secret", () => {
  const secret = "s3cr3t-value-that-opens-a-door";
  const token = `jk_${"aB3".repeat(14)}x`;

  it.each<[string, object]>([
    ["in a header", { headers: { Authorization: `Bearer ${secret}` } }],
    ["in raw headers", { rawHeaders: ["Host", "x", "authorization", `Bearer ${secret}`] }],
    ["among several of a header", { headers: { cookie: [`a=${secret}`, `b=${secret}`] } }],
    ["in an object under a secret's name", { webhook_secret: { value: secret } }],
    ["named as a variable is", { env: { SECRETS_KEY: secret, OPENAI_API_KEY: secret, DATABASE_PASSWORD: secret } }],
    ["in camel case", { config: { bootstrapApiKey: secret, secretsKey: secret, previousSecret: secret } }],
    ["with quotes and backslashes in it", { password: `"\\"${secret}\\\\"` }],
    ["in the address of a database", { url: `postgres://me:${secret}@host/mine` }],
    ["in an address with an @ in the password", { url: `postgres://me:p@${secret}@host/mine` }],
    ["in an error's message", { err: new Error(`connect to postgres://me:${secret}@host failed`) }],
    ["in the cause of an error", { err: new Error("outer", { cause: new Error(`Authorization: Bearer ${secret}`) }) }],
    ["assigned in a sentence", { note: `started with OPENAI_API_KEY=${secret} and password=${secret};` }],
    ["as a new key in a response", { body: { id: "key_1", key: secret + secret } }],
  ])("%s is not shown", (_, fields) => {
    const [line] = logged((log) => log.info(fields, "Something."));
    expect(line).not.toContain(secret);
    expect(line).toContain("[redacted]");
    expect(() => JSON.parse(line!)).not.toThrow();
  });

  it("of this service's own making is not shown anywhere", () => {
    const [line] = logged((log) => log.info({ path: `/x?key=${token}` }, `Given ${token}.`));
    expect(line).not.toContain(token);
  });

  it.each([10, 1_000])("is not shown by the bytes of an error, beside %i others", (others) => {
    const rawPacket = Buffer.from(`${secret}${"x".repeat(others)}`);
    const error = Object.assign(new Error("outer", { cause: Object.assign(new Error("inner"), { rawPacket }) }), { rawPacket });
    const [line] = logged((log) => log.info({ err: error, held: { bytes: rawPacket }, other: 7 }, "Something."));
    expect(line).not.toContain([...Buffer.from(secret)].join(","));
    const shown = { rawPacket: "[redacted]" };
    expect(JSON.parse(line!)).toMatchObject({ err: { ...shown, cause: shown }, held: { bytes: "[redacted]" }, other: 7 });
  });

  it("is not shown at any depth, beside anything, and the line stays JSON with all else in it", () => {
    const member = fc.constantFrom(
      "authorization",
      "Cookie",
      "api_key",
      "apiKey",
      "secret",
      "password",
      "webhookSecret",
      "token",
    );
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.array(fc.constantFrom("a", 'b"', "c"), { maxLength: 5 }),
        member,
        fc.string(),
        (beside, path, name, rest) => {
          const inner: object = { [name]: `${rest}${secret}${rest}`, beside: 7 };
          const nested = path.reduceRight<object>((value, key) => ({ [key]: value }), inner);
          const [line] = logged((log) => log.info({ nested, beside }, "Something."));
          expect(line).not.toContain(secret);
          const parsed = JSON.parse(line!);
          expect(path.reduce((value, key) => value[key], parsed.nested)).toEqual({ [name]: "[redacted]", beside: 7 });
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("a line of half a megabyte", () => {
  const times = 500_000;
  it.each([
    ["letters", "a".repeat(times)],
    ["words", "A_".repeat(times / 2)],
    ["quotes", '"'.repeat(times)],
    ["escapes", "\\".repeat(times)],
    ["schemes", "a://".repeat(times / 4)],
    ["dots", "a.".repeat(times / 2)],
    ["users", "a://b:".repeat(times / 6)],
    ["beginnings of a credential", "Bearer ".repeat(times / 7)],
    ["beginnings of an assignment", "PASSWORD=".repeat(times / 9)],
    ["names of secrets", '"secret":'.repeat(times / 9)],
    ["nested brackets", '"token":['.repeat(times / 9)],
  ])("takes no longer than its length warrants: %s", (_, text) => {
    const began = performance.now();
    logged((log) => log.info({ text }, text));
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe("what only looks like a secret", () => {
  it.each<object>([
    { tokens: 1234, judgment_units: 3 },
    { key: "attributes.customer", keys: ["a", "b"] },
    { key: { id: "key_01", role: "admin" } },
    { url: "https://host:8080/v1/namespaces" },
    { message: "basic questions" },
    { secrets: 3 },
  ])("is shown: %j", (fields) => {
    const [line] = logged((log) => log.info(fields, "Something."));
    expect(JSON.parse(line!)).toMatchObject(fields);
  });
});
