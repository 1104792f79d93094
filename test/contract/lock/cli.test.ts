/** The command: its output, the files that it writes, and its exit code. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { run, USAGE } from "../../../codegen/typespec-koa/src/contract/cli.ts";
import type { Lock } from "../../../codegen/typespec-koa/src/contract/lock.ts";
import { FIRST_LINE, overlaid, resource } from "../../codegen/specification.ts";

let folder: string;
let lockFile: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "contract-"));
  lockFile = join(folder, "contract.lock.json");
});
afterEach(() => rm(folder, { recursive: true }));

const model = (members: string) => `/** A thing. */ model Thing { /** Its id. */ id: string; ${members} }`;
const write = (
  facts = "",
) => `/** Write it. */ @summary("Write") @route("/things") @post @role("read_write") @scope("organization") @naturallyIdempotent ${facts}
  write(@bodyRoot body: Thing): Ok<Thing> | InvalidRequest;`;
const BASE = `${model("")}\n${resource("Things", write())}`;
const ADDITIVE = `${model("/** Why. */ note?: string;")}\n${resource("Things", write())}`;
const BREAKING = `${model("\n/** Why. */\nnote: string;\n")}\n${resource("Things", write())}`;

async function contract(declarations: string, ...given: string[]): Promise<{ code: number; said: string }> {
  return contractOf({ version: "0.9.0" }, declarations, ...given);
}

async function contractOf(
  { version }: { version: string },
  declarations: string,
  ...given: string[]
): Promise<{ code: number; said: string }> {
  let said = "";
  const say = (text: string) => {
    said += text;
  };
  const today = () => new Date("2026-01-31T23:59:59.000Z");
  const code = await run(given, { ...overlaid(declarations), lockFile, version, today, say });
  return { code, said };
}

const locked = async (): Promise<Lock> => JSON.parse(await readFile(lockFile, "utf8"));

describe("without a lock", () => {
  test("it fails and says what to do", async () => {
    expect(await contract(BASE)).toEqual({ code: 1, said: "There is no lock yet; --accept writes one.\n" });
    expect(await contract(BASE, "--json")).toEqual({ code: 1, said: '{"verdict":"unlocked"}\n' });
  });

  test("--accept writes one", async () => {
    expect(await contract(BASE, "--accept")).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Locked 1 operations and \d+ types\.\n$/),
    });
    expect((await locked()).operations).toHaveProperty("things_write");
    expect(await contract(BASE)).toEqual({ code: 0, said: "The specification is the locked contract.\n" });
  });
});

describe("with a lock", () => {
  let before: string;
  beforeEach(async () => {
    await contract(BASE, "--accept");
    before = await readFile(lockFile, "utf8");
  });
  const unwritten = async () => expect(await readFile(lockFile, "utf8")).toBe(before);

  const additive = `Additive
  spec/things.tsp:${FIRST_LINE} Thing: has \`note\` now (things_write)
  spec/things.tsp:${FIRST_LINE} ThingInput: accepts \`note\` now (things_write)
`;

  test("something additive passes, and is told", async () => {
    expect(await contract(ADDITIVE)).toEqual({ code: 0, said: `${additive}\n2 additive changes; --accept records them.\n` });
    await unwritten();
  });

  test("--exact lets nothing additive pass that is not recorded", async () => {
    expect(await contract(ADDITIVE, "--exact")).toMatchObject({ code: 1 });
    expect(await contract(BASE, "--exact")).toMatchObject({ code: 0 });
    await unwritten();
  });

  test("--accept records what is additive", async () => {
    expect(await contract(ADDITIVE, "--accept")).toEqual({
      code: 0,
      said: `${additive}\n2 additive changes; --accept records them.\nWritten.\n`,
    });
    expect(await contract(ADDITIVE, "--exact")).toEqual({ code: 0, said: "The specification is the locked contract.\n" });
    expect(await contract(BASE)).toMatchObject({ code: 1 });
  });

  const breaking = `Breaking
  spec/things.tsp:${FIRST_LINE + 2} ThingInput: needs \`note\` now (things_write) [request-presence]
`;

  test("something breaking fails, with what a client would see and where", async () => {
    const { code, said } = await contract(BREAKING);
    expect(code).toBe(1);
    expect(said.startsWith(breaking)).toBe(true);
    expect(said.endsWith("1 change would break clients of the locked contract, 2 more would not.\n")).toBe(true);
    await unwritten();
  });

  test("--accept writes nothing where something breaks", async () => {
    const { code, said } = await contract(BREAKING, "--accept");
    expect({ code, last: said.split("\n").at(-2) }).toEqual({ code: 1, last: "Nothing was written." });
    await unwritten();
  });

  test("--relock writes what breaks, with the reason and what broke", async () => {
    const { code, said } = await contract(BREAKING, "--relock", "notes matter");
    expect(code).toBe(0);
    expect(said.startsWith(breaking)).toBe(true);
    expect(said.endsWith("Relocked: notes matter\n")).toBe(true);
    const broke = [`spec/things.tsp:${FIRST_LINE + 2} ThingInput: needs \`note\` now (things_write)`];
    expect((await locked()).relocks).toEqual([{ on: "2026-01-31", version: "0.9.0", reason: "notes matter", broke }]);
    expect(await contract(BREAKING)).toMatchObject({ code: 0, said: "The specification is the locked contract.\n" });
  });

  test("relocks are kept by what is written later", async () => {
    await contract(BREAKING, "--relock", "first");
    await contract(BASE, "--relock", "second");
    await contract(ADDITIVE, "--accept");
    expect((await locked()).relocks.map(({ reason }) => reason)).toEqual(["first", "second"]);
  });

  test("--relock of nothing that breaks leaves no record", async () => {
    const { code, said } = await contract(ADDITIVE, "--relock", "why not");
    expect({ code, last: said.split("\n").at(-2) }).toEqual({
      code: 0,
      last: "Written; nothing broke, so there was no need to relock.",
    });
    expect((await locked()).relocks).toEqual([]);
  });

  test.each(["1.0.0", "1.2.3", "2.0.0", "10.0.0"])("--relock is refused once %s is released", async (version) => {
    const { code, said } = await contractOf({ version }, BREAKING, "--relock", "please");
    expect(code).toBe(2);
    expect(said).toMatch(`Version ${version} is released: what breaks clients is for the next major version of the interface.`);
    await unwritten();
  });

  test.each(["0.0.1", "0.99.0", "1.0.0-rc.1"])("--relock is allowed in %s", async (version) => {
    expect(await contractOf({ version }, BREAKING, "--relock", "please")).toMatchObject({ code: 0 });
  });

  test("--json says the same for programs", async () => {
    const { code, said } = await contract(BREAKING, "--json");
    expect(code).toBe(1);
    expect(JSON.parse(said)).toMatchObject({
      verdict: "breaking",
      wrote: false,
      breaking: [
        {
          subject: "ThingInput",
          message: "needs `note` now",
          operations: ["things_write"],
          position: { file: "spec/things.tsp", line: FIRST_LINE + 2 },
        },
      ],
      additive: [{ subject: "Thing" }, { subject: "ThingInput" }],
    });
  });

  test("a lock of another form is refused", async () => {
    await writeFile(lockFile, '{"lock": 2}');
    await expect(contract(BASE)).rejects.toThrow("is a lock of form 2; this program reads form 1.");
  });
});

describe("the call", () => {
  test("--help says how", async () => {
    expect(await contract(BASE, "--help")).toEqual({ code: 0, said: USAGE });
  });

  test.each([
    [["--acept"], "Unknown option '--acept'"],
    [["now"], "Unexpected argument 'now'"],
    [["--relock"], "argument missing"],
    [["--relock", " "], "--relock needs a reason."],
    [["--accept", "--relock", "x"], "--accept and --relock do not go together."],
    [["--todo", "--accept"], "--accept and --todo do not go together."],
  ])("%j is a mistake", async (given, problem) => {
    const { code, said } = await contract(BASE, ...given);
    expect(code).toBe(2);
    expect(said).toContain(problem);
    expect(said.endsWith(USAGE)).toBe(true);
  });

  test("a specification that does not compile is one too, with the line", async () => {
    const { code, said } = await contract(`${BASE}\nmodel Broken { a: Missing }`);
    expect(code).toBe(2);
    expect(said).toMatch(/^spec\/things\.tsp:\d+ error .*Missing/);
  });
});

describe("--todo", () => {
  const declarations = `${model("")}\n${resource(
    "Things",
    write("@unbuilt"),
    `/** Read. */ @summary("Read") @route("/things") @get @role("read_only") @scope("organization") read(): Ok<Thing> | InvalidRequest;`,
  )}`;

  test("lists what is not built, with counts", async () => {
    expect(await contract(declarations, "--todo")).toEqual({
      code: 0,
      said: `things (1)\n  spec/things.tsp:${FIRST_LINE + 4} things_write POST /things\n1 of 2 operations are not built; 1 are.\n`,
    });
  });

  test("says it for programs", async () => {
    const { said } = await contract(declarations, "--todo", "--json");
    expect(JSON.parse(said)).toMatchObject({
      operations: 2,
      unbuilt: [{ id: "things_write", resource: "things", route: "POST /things" }],
    });
  });
});

describe("--changelog", () => {
  const deprecated = BASE.replace(
    "write(@bodyRoot",
    '#deprecated "Use another."\n  @deprecatedSince("2026-01-01") write(@bodyRoot',
  );
  const more = ADDITIVE.replace(
    "interface Things {",
    `interface Things {
    /** Read. */ @summary("Read") @route("/things") @get @role("read_only") @scope("organization") read(): Ok<Thing> | InvalidRequest;`,
  );

  test("says for people what is new, changed, deprecated and broken, and writes nothing", async () => {
    await contract(BASE, "--accept");
    const before = await readFile(lockFile, "utf8");
    expect(await contract(BASE, "--changelog")).toEqual({
      code: 0,
      said: "## Things 1.0.0, 2026-01-31\n\nNothing changed for clients.\n",
    });
    const { code, said } = await contract(more, "--changelog");
    expect(code).toBe(0);
    expect(said).toContain("### New\n\n- `things_read` is a new operation: GET /things\n");
    expect(said).toContain("### Changed\n\n- `Thing` has `note` now (in `things_write`)\n");
    expect((await contract(BREAKING, "--changelog")).said).toContain(
      "### Breaks clients\n\n- `ThingInput` needs `note` now (in `things_write`)\n",
    );
    expect((await contract(deprecated, "--changelog")).said).toContain(
      "### Deprecated\n\n- `things_write` is deprecated since 2026-01-01\n",
    );
    expect(await readFile(lockFile, "utf8")).toBe(before);
  });

  test("--since compares with an earlier lock, and gives the reasons of relocks since", async () => {
    await contract(BASE, "--accept");
    const earlier = join(folder, "earlier.json");
    await writeFile(earlier, await readFile(lockFile, "utf8"));
    await contract(BREAKING, "--relock", "A note helps everybody.");
    const { said } = await contract(BREAKING, "--changelog", "--since", earlier);
    expect(said).toContain("### Breaks clients\n\n- `ThingInput` needs `note` now");
    expect(said).toContain("### Why\n\n- 2026-01-31: A note helps everybody.\n");
    expect(await contract(BREAKING, "--since", join(folder, "none.json"), "--changelog")).toMatchObject({ code: 2 });
    expect(await contract(BREAKING, "--since", earlier, "--accept")).toMatchObject({ code: 2 });
  });
});
