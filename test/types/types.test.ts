/**
 * Code that must not compile does not, for the expected reason. Beside each case is code that does compile, so no case fails for another
 * reason.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { complaints } from "./compile.ts";
import { generatedThings } from "./things.ts";

interface Case {
  /** Goes on with "compiles" or "does not compile". */
  readonly name: string;
  readonly lines: string;
  /** What is said of the only line that is wrong, the one marked `// wrong`; null where nothing is. */
  readonly complaint: RegExp | null;
}

const handlers = (members: string) => `import type { Reply } from "./generated/contract.ts";
import type { Handlers } from "./generated/handlers.ts";
import type { Job, Thing } from "./generated/types.ts";
declare const thing: Thing;
declare const job: Job;
export type Used = [Reply<200, Thing>, typeof thing, typeof job];
export const handlers: Handlers<{ key: string }> = {
  things: {
${members}
  },
};`;

const READ = "async read(context, request) { return { status: 200, body: { ...thing, id: context.key + request.path.id } }; },";
const PUT = "async put() { return Math.random() > 0.5 ? { status: 200, body: thing } : { status: 202, body: job }; },";
const REMOVE = "async remove() { return { status: 204, body: undefined }; },";
const LIST =
  "async list(_, { query }) { return { status: 200, body: { things: [thing], next_cursor: query.cursor ?? null } }; },";
const ALL = [READ, PUT, REMOVE, LIST].join("\n");

const client = (
  lines: string,
) => `import { createClient, ThingsError, type ErrorCode, type Thing } from "./generated/client/index.ts";
const client = createClient({ baseUrl: "http://localhost/v1", apiKey: "key" });
export type Used = [ErrorCode, Thing, typeof client, typeof ThingsError];
export async function use(error: unknown) {
  void error;
${lines}
}`;

const cases: Case[] = [
  { name: "a handler for every operation that is built", lines: handlers(ALL), complaint: null },
  {
    name: "a missing handler",
    lines: handlers(`${READ}\n${PUT}\n${LIST}`).replace("  things: {", "  things: { // wrong"),
    complaint: /^TS2741 Property 'remove' is missing/,
  },
  {
    name: "a missing resource",
    lines: handlers(ALL).replace(/export const handlers[\s\S]*/, "export const handlers: Handlers<null> = {}; // wrong"),
    complaint: /^TS2741 Property 'things' is missing/,
  },
  {
    name: "a handler for an operation that is not built",
    lines: handlers(`${ALL}\nasync polish() { return { status: 200, body: thing }; }, // wrong`),
    complaint: /^TS2353 .*'polish' does not exist in type 'ThingsHandlers/,
  },
  {
    name: "a resource of which nothing is built",
    lines: handlers(ALL).replace("  things: {", "  dreams: {}, // wrong\n  things: {"),
    complaint: /^TS2353 .*'dreams' does not exist in type 'Handlers/,
  },
  {
    name: "a status that is not declared",
    lines: handlers(ALL).replace(READ, "async read() { return { status: 201, body: thing }; }, // wrong"),
    complaint: /^TS2322 .*201.*/,
  },
  {
    name: "an error status as a reply",
    lines: handlers(ALL).replace(READ, "async read() { return { status: 404, body: thing }; }, // wrong"),
    complaint: /^TS2322 .*404.*/,
  },
  {
    name: "a reply without a member of its body",
    lines: handlers(ALL).replace(READ, 'async read() { return { status: 200, body: { id: "x" } }; }, // wrong'),
    complaint: /^TS2322 /,
  },
  {
    name: "a reply with a value that is not one of the enumeration",
    lines: handlers(ALL).replace(READ, 'async read() { return { status: 200, body: { ...thing, size: "huge" } }; }, // wrong'),
    complaint: /^TS2322 .*huge.*/,
  },
  {
    name: "the body of one status under another",
    lines: handlers(ALL).replace(PUT, "async put() { return { status: 202, body: thing }; }, // wrong"),
    complaint: /^TS2322 /,
  },
  {
    name: "a body where there is none",
    lines: handlers(ALL).replace(REMOVE, "async remove() { return { status: 204, body: thing }; }, // wrong"),
    complaint: /^TS2322 .*status: 204; body: Thing/,
  },
  {
    name: "a look at a parameter that the operation does not take",
    lines: handlers(ALL).replace(
      LIST,
      "async list(_, { query }) { query.limit; // wrong\nreturn { status: 200, body: { things: [], next_cursor: null } }; },",
    ),
    complaint: /^TS2339 Property 'limit' does not exist/,
  },
  {
    name: "an error code that is not declared",
    lines: 'import type { ErrorCode } from "./generated/contract.ts";\nexport const code: ErrorCode = "teapot"; // wrong',
    complaint: /^TS2322 Type '"teapot"' is not assignable to type 'ErrorCode'/,
  },

  {
    name: "every call with what it needs",
    lines:
      client(`  const thing: Thing = await client.things.read({ id: "x", deep: true, signal: AbortSignal.timeout(5), maxRetries: 0 });
  const result = await client.things.put({ id: "x", body: thing, idempotencyKey: "k" });
  const job: string = result.status === 202 ? result.body.job : result.body.id;
  const nothing: void = await client.things.remove({ id: job });
  for await (const { size } of client.things.listAll()) size satisfies "small" | "large";
  for await (const page of client.things.listAll({ cursor: "c" }).pages()) page.next_cursor satisfies string | null;
  const dream: Thing = await client.dreams.dream();
  return [nothing, dream, client.rateLimit?.remaining];`),
    complaint: null,
  },
  {
    name: "a call without a path parameter",
    lines: client("  await client.things.read({}); // wrong"),
    complaint: /^TS2741 Property 'id' is missing/,
  },
  {
    name: "a call without the options it needs",
    lines: client("  await client.things.read(); // wrong"),
    complaint: /^TS2554 Expected 1 arguments/,
  },
  {
    name: "a parameter that the operation does not take",
    lines: client('  await client.things.read({ id: "x", depe: true }); // wrong'),
    complaint: /^TS2561|^TS2353/,
  },
  {
    name: "a parameter of another type",
    lines: client('  await client.things.read({ id: "x", deep: "yes" }); // wrong'),
    complaint: /^TS2322 Type 'string'/,
  },
  {
    name: "a call without its body",
    lines: client('  await client.things.put({ id: "x" }); // wrong'),
    complaint: /^TS2741 Property 'body' is missing/,
  },
  {
    name: "a body without a member",
    lines: client('  await client.things.put({ id: "x", body: { id: "x" } }); // wrong'),
    complaint: /^TS2741 Property 'size' is missing/,
  },
  {
    name: "a body with a member too many",
    lines: client('  await client.things.put({ id: "x", body: { id: "x", size: "small", colour: "red" } }); // wrong'),
    complaint: /^TS2353 .*'colour'/,
  },
  {
    name: "a body with another value",
    lines: client('  await client.things.put({ id: "x", body: { id: "x", size: "huge" } }); // wrong'),
    complaint: /^TS2322 Type '"huge"'/,
  },
  {
    name: "a body where none is taken",
    lines: client('  await client.things.remove({ id: "x", body: {} }); // wrong'),
    complaint: /^TS2353 .*'body'/,
  },
  {
    name: "a key where none is taken",
    lines: client('  await client.things.remove({ id: "x", idempotencyKey: "k" }); // wrong'),
    complaint: /^TS2353 .*'idempotencyKey'/,
  },
  {
    name: "a result of several statuses that is not told apart",
    lines: client('  (await client.things.put({ id: "x", body: { id: "x", size: "small" } })).body.job; // wrong'),
    complaint: /^TS2339 Property 'job'/,
  },
  {
    name: "a status that no result has",
    lines: client(
      '  if ((await client.things.put({ id: "x", body: { id: "x", size: "small" } })).status === 201) return; // wrong',
    ),
    complaint: /^TS2367/,
  },
  {
    name: "an operation that there is not",
    lines: client("  await client.things.paint(); // wrong"),
    complaint: /^TS2339 Property 'paint'/,
  },
  {
    name: "a resource that there is not",
    lines: client("  await client.stuff.read(); // wrong"),
    complaint: /^TS2339 Property 'stuff'/,
  },
  {
    name: "paging through what is no list",
    lines: client('  client.things.readAll({ id: "x" }); // wrong'),
    complaint: /^TS2551|^TS2339/,
  },
  {
    name: "an error told apart by its code",
    lines: client(
      '  if (error instanceof ThingsError && error.code === "not_found") return [error.status, error.details, error.retryAfter];\n  return;',
    ),
    complaint: null,
  },
  {
    name: "an error code that there is not",
    lines: client('  if (error instanceof ThingsError && error.code === "teapot") return; // wrong'),
    complaint: /^TS2367/,
  },
  {
    name: "a client without a key",
    lines: 'import { createClient } from "./generated/client/index.ts";\ncreateClient({ baseUrl: "x" }); // wrong',
    complaint: /^TS2741 Property 'apiKey' is missing/,
  },
];

describe("the generated types", () => {
  let found: string[];
  const file = (index: number) => `case-${index}.ts`;
  beforeAll(async () => {
    const files = await generatedThings();
    for (const [index, { lines }] of cases.entries()) files.set(file(index), lines);
    found = await complaints(files);
  }, 120_000);

  test.each(cases.map((each, index) => ({ ...each, index })))("$name", ({ lines, complaint, index }) => {
    const said = found.filter((text) => text.startsWith(`${file(index)}:`));
    if (!complaint) return expect(said).toEqual([]);
    const wrong = lines.split("\n").findIndex((line) => line.includes("// wrong")) + 1;
    expect(said.map((text) => text.split(" ")[0])).toEqual([`${file(index)}:${wrong}`]);
    expect(said[0]!.slice(said[0]!.indexOf(" ") + 1)).toMatch(complaint);
  });

  test("have nothing wrong in themselves, however strict the options", () => {
    expect(found.filter((text) => text.startsWith("generated/"))).toEqual([]);
  });
});
