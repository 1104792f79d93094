/** Exceptions of the rules: what breaks passes until their day, and fails again after it. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { run } from "../../../codegen/typespec-koa/src/contract/cli.ts";
import type { Lock } from "../../../codegen/typespec-koa/src/contract/lock.ts";
import type { Options } from "../../../codegen/typespec-koa/src/settings.ts";
import { FIRST_LINE, overlaid, resource } from "../../codegen/specification.ts";

let folder: string;
let lockFile: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "exceptions-"));
  lockFile = join(folder, "contract.lock.json");
});
afterEach(() => rm(folder, { recursive: true }));

type Exceptions = NonNullable<NonNullable<Options["contract"]>["exceptions"]>;

const UNTIL = "2026-02-28";

async function contract(
  declarations: string,
  given: readonly string[] = [],
  exceptions: Exceptions = [],
  day = "2026-01-31",
): Promise<{ code: number; said: string }> {
  let said = "";
  const say = (text: string) => {
    said += text;
  };
  const today = () => new Date(`${day}T23:59:59.000Z`);
  const around = { ...overlaid(declarations, { contract: { exceptions } }), lockFile, version: "1.4.0", today, say };
  return { code: await run(given, around), said };
}

const locked = async (): Promise<Lock> => JSON.parse(await readFile(lockFile, "utf8"));

const model = (members = "") => `/** A thing. */ model Thing { /** Its id. */ id: string; ${members} }`;
const write = (answers = "Ok<Thing>") =>
  `/** Write it. */ @summary("Write") @route("/things") @post @role("read_write") @scope("organization") @naturallyIdempotent write(@bodyRoot body: Thing): ${answers} | InvalidRequest;`;
const other = `/** Other. */ @summary("Other") @route("/others") @get @role("read_only") @scope("organization") other(): Ok<Thing> | InvalidRequest;`;
const BASE = `${model()}\n${resource("Things", write(), other)}`;
/** `things_write` may answer 201. */
const STATUS = `${model()}\n${resource("Things", write("Ok<Thing> | Created<Thing>"), other)}`;
/** Requests need a member, which responses have as well. */
const MEMBER = `${model("\n/** Why. */\nnote: string;\n")}\n${resource("Things", write(), other)}`;
/** And an optional member beside it. */
const MORE = `${model("\n/** Why. */\nnote: string;\n/** When. */ at?: string;")}\n${resource("Things", write(), other)}`;

const exception = (rule: string, subject?: string) => ({
  rule,
  reason: "Told to everybody in December.",
  until: UNTIL,
  ...(subject === undefined ? {} : { subject }),
});

describe("an exception", () => {
  beforeEach(() => contract(BASE, ["--accept"]));

  test("lets a change pass until its last day, with the rule, the reason and the day", async () => {
    const { code, said } = await contract(STATUS, [], [exception("status-added", "things_write")]);
    expect(said).toBe(
      `Excepted\n  spec/things.tsp:${FIRST_LINE + 3} things_write: may answer 201 now [status-added]\n` +
        `    until ${UNTIL}: Told to everybody in December.\n\n` +
        "The specification is the locked contract, except for 1 change that an exception names.\n",
    );
    expect(code).toBe(0);
    expect(await contract(STATUS, ["--exact"], [exception("status-added")], UNTIL)).toMatchObject({ code: 0 });
  });

  test("fails again on the day after, and says so", async () => {
    const { code, said } = await contract(STATUS, [], [exception("status-added", "things_write")], "2026-03-01");
    expect(said).toContain(
      `things_write: may answer 201 now [status-added]\n    its exception ended on ${UNTIL}: Told to everybody in December.\n`,
    );
    expect(said).toMatch(/1 change would break clients of the locked contract\.\n$/);
    expect(code).toBe(1);
  });

  test.each([
    ["another rule", exception("status-removed")],
    ["another operation", exception("status-added", "things_other")],
    ["a name that only begins alike", exception("status-added", "things_wri")],
  ])("of %s lets nothing pass, and is told to be of no use", async (_what, given) => {
    const { code, said } = await contract(STATUS, [], [given]);
    expect(code).toBe(1);
    expect(said).toContain("may answer 201 now [status-added]\n");
    expect(said).toContain("names no change; remove it.");
  });

  test("of a type stands for its members too", async () => {
    expect(await contract(MEMBER, [], [exception("request-presence", "ThingInput")])).toMatchObject({ code: 0 });
    expect(await contract(MEMBER, [], [exception("request-presence", "Thing")])).toMatchObject({ code: 1 });
  });

  test("with the later day counts where two name a change", async () => {
    const ended = { ...exception("status-added"), until: "2026-01-01" };
    expect(await contract(STATUS, [], [ended, exception("status-added")])).toMatchObject({ code: 0 });
  });

  test("is told to programs", async () => {
    const { said } = await contract(STATUS, ["--json"], [exception("status-added")]);
    expect(JSON.parse(said)).toMatchObject({
      verdict: "same",
      breaking: [],
      excepted: [{ rule: "status-added", subject: "things_write", exception: { until: UNTIL } }],
      unused: [],
    });
  });
});

describe("--accept beside an exception", () => {
  const given = [exception("request-presence", "ThingInput")];
  beforeEach(() => contract(BASE, ["--accept"]));

  test("records what is additive and keeps what was promised, so that the change fails after the day", async () => {
    expect(await contract(MEMBER, ["--accept"], given)).toMatchObject({ code: 0 });
    const { types } = await locked();
    expect(types.Thing?.properties).toHaveProperty("note");
    expect(types.ThingInput?.properties).not.toHaveProperty("note");
    expect(await contract(MEMBER, ["--exact"], given)).toMatchObject({ code: 0 });
    const after = await contract(MEMBER, [], given, "2026-03-01");
    expect(after).toMatchObject({ code: 1, said: expect.stringContaining("ThingInput: needs `note` now") });
  });

  test("keeps what was promised again and again", async () => {
    await contract(MEMBER, ["--accept"], given);
    expect(await contract(MORE, ["--accept"], given)).toMatchObject({ code: 0 });
    expect((await locked()).types.Thing?.properties).toHaveProperty("at");
    expect(await contract(MORE, ["--exact"], given)).toMatchObject({ code: 0 });
    expect(await contract(MORE, [], given, "2026-03-01")).toMatchObject({ code: 1 });
  });

  test.each([
    ["an operation that is gone", `${model()}\n${resource("Things", write())}`, "operation-removed"],
    ["a new status", STATUS, "status-added"],
    [
      "a type of another name",
      BASE.replaceAll("Thing ", "Object1 ").replaceAll("Thing>", "Object1>").replaceAll("body: Thing", "body: Object1"),
      "type-renamed",
    ],
    ["an error that is gone", BASE.replaceAll(" | InvalidRequest", " | NotFound"), "error-removed"],
    ["a member that is gone", BASE.replace("/** Its id. */ id: string;", "/** Its name. */ id?: string;"), "response-presence"],
  ])("keeps %s", async (_what, declarations, rule) => {
    const given = [exception(rule)];
    const first = await contract(declarations, ["--json"], given);
    expect(JSON.parse(first.said).excepted.map((change: { rule: string }) => change.rule)).toContain(rule);
    expect(await contract(declarations, ["--accept"], given)).toMatchObject({ code: 0 });
    const { excepted } = JSON.parse((await contract(declarations, ["--json"], given)).said);
    expect(excepted.map(({ subject, message }: { subject: string; message: string }) => [subject, message])).toEqual(
      JSON.parse(first.said).excepted.map(({ subject, message }: { subject: string; message: string }) => [subject, message]),
    );
    expect(await contract(declarations, ["--exact"], given)).toMatchObject({ code: 0 });
    expect(await contract(declarations, [], given, "2026-03-01")).toMatchObject({ code: 1 });
    expect(await contract(declarations, [])).toMatchObject({ code: 1 });
  });

  test("writes nothing where something else breaks", async () => {
    const before = await readFile(lockFile, "utf8");
    expect(await contract(MEMBER, ["--accept"], [exception("status-added")])).toMatchObject({ code: 1 });
    expect(await readFile(lockFile, "utf8")).toBe(before);
  });
});

describe("a mistake in an exception is one of the call", () => {
  test.each([
    [exception("status-aded"), "The exception of status-aded names no rule; --rules lists them.\n"],
    [{ ...exception("status-added"), reason: " " }, "The exception of status-added needs a reason.\n"],
    [
      { ...exception("status-added", "a"), until: "2026-02-30" },
      'of status-added for a needs a last day such as 2027-01-31, not "2026-02-30".\n',
    ],
  ])("%j", async (given, said) => {
    expect(await contract(BASE, [], [given])).toMatchObject({ code: 2, said: expect.stringContaining(said) });
  });
});

test("--rules lists every rule with what breaks it", async () => {
  const { code, said } = await contract(BASE, ["--rules"]);
  expect(code).toBe(0);
  expect(said).toMatch(/^status-added +a success has a new status$/m);
  expect(said).toMatch(/^request-presence +/m);
  expect(said).not.toContain("request-new");
});

test("The changelog names what breaks although an exception lets it pass", async () => {
  await contract(BASE, ["--accept"]);
  const { said } = await contract(STATUS, ["--changelog"], [exception("status-added")]);
  expect(said).toContain("### Breaks clients\n\n- `things_write` may answer 201 now\n");
});
