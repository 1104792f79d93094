/** What the Python client is made of, for contracts with names and types that Python does not have. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mypy, mypyPath, python, pythonPath } from "#test/contract/python/python.ts";
import { needs } from "#test/support/needs.ts";
import { getter, resource, roundTrip, type Specified, specified } from "./specification.ts";

const SPECIFICATION = `
  /** Has "quotes", \`\`\`fences\`\`\` and a \\ backslash. */
  model Odd {
    /** A keyword. */ from: string;
    /** A keyword, if there is one. */ \`class\`?: int32;
    /** No identifier. */ \`x-y\`?: string;
    /** Plain. */ plain?: boolean | null;
    /** Without a name of its own. */ inner: { /** Deep. */ deep?: string[] };
    /** Another. */ InnerX?: OddInner;
    /** A map. */ counts: Record<int64>;
    /** One of these. */ size: 1 | 2 | null;
    /** Ends with a "quote" */ quoted?: "a\\"b" | "c, d]";
  }
  /** Takes the name that the member would have. */ model OddInner { /** A. */ a?: string }
  /** A name for a name. */ model Only { ...OddInner }
  /** A tree. */ model Tree { /** Name. */ name: string; /** Branches. */ branches?: Tree[] }
  /** A circle. */ model Circle { /** Radius. */ radius: float64; /** Kind. */ kind: "circle" }
  /** A square. */ model Square { /** Side. */ side: float64; /** Kind. */ kind: "square" }
  /** A shape. */ @discriminated(#{ envelope: "none", discriminatorPropertyName: "kind" }) union Shape { circle: Circle, square: Square }
  ${resource(
    "Things",
    roundTrip("odd", "Odd"),
    roundTrip("tree", "Tree"),
    roundTrip("\\`import\\`", "Only").replaceAll("\\`", "`").replace('"/`import`"', '"/import"'),
    roundTrip("shape", "Shape"),
    getter(
      "list",
      `/** T. */ @query timeout?: int32, /** C. */ @query \`class\`?: string[], /** S. */ @header("X-Self") \`self\`?: string`,
    ),
  )}`;

const run = promisify(execFile);
let made: Specified;
let folder: string;

beforeAll(async () => {
  made = await specified(SPECIFICATION);
  folder = await mkdtemp(join(tmpdir(), "things-"));
  for (const path of made.paths.filter((path) => path.startsWith("python/"))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), made.file(path));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("names that Python cannot have", () => {
  test("of members become keys of the dict alone", () => {
    const types = made.file("python/things_client/types.py");
    expect(types).toContain('_OddOthers = TypedDict("_OddOthers", {"from": "str"})');
    expect(types).toContain('{"class": "int", "x-y": "str"}, total=False)');
    expect(types).toContain("class Odd(_OddOthers, _OddOthersOptional):");
    expect(types).toContain("    inner: OddInner_\n");
    expect(types).toContain("    size: Optional[Literal[1, 2]]\n");
    expect(types).toContain('    quoted: NotRequired[Literal["a\\"b", "c, d]"]]\n');
  });

  test("of arguments and methods get another name, and keep theirs on the wire", () => {
    const things = made.file("python/things_client/things.py");
    expect(things).toContain("def import_(");
    expect(things).toContain('Parameter("timeout", "query", "timeout_query"),');
    expect(things).toContain('Parameter("class", "query", "class_"),');
    expect(things).toContain('Parameter("X-Self", "header", "x_self"),');
  });
});

test("the package is named after the service, unless the project names it", () => {
  expect(made.file("python/pyproject.toml")).toContain('name = "things-client"\n');
  expect(made.file("python/README.md")).toContain("from things_client import Client");
  expect(made.file("python/things_client/errors.py")).toContain("class ThingsError(ErrorResponse):");
});

const PROGRAM = `
import typing
from things_client import Client, NotFoundError, types
assert types.Odd.__doc__ == 'Has "quotes", \`\`\`fences\`\`\` and a \\\\ backslash.', types.Odd.__doc__
tree: types.Tree = {"name": "a", "branches": [{"name": "b", "branches": []}]}
odd: types.Odd = {"from": "x", "class": 1, "x-y": "z", "inner": {"deep": ["d"]}, "counts": {"a": 1}, "size": None, "quoted": 'a"b'}
def area(shape: types.Shape) -> float:
    return shape["radius"] if shape["kind"] == "circle" else shape["side"]
for made in (types.Odd, types.Tree, types.OddInner_, types.Circle):
    typing.get_type_hints(made)
with Client("http://127.0.0.1:1/v1", "key", max_retries=0) as client:
    print(type(client.things).__name__, NotFoundError.__mro__[1].__name__, area({"kind": "square", "side": 2}))
`;

test("it runs", needs(python), async () => {
  await writeFile(join(folder, "program.py"), PROGRAM);
  const env = { ...process.env, PYTHONPATH: join(folder, "python"), PYTHONDONTWRITEBYTECODE: "1" };
  const { stdout } = await run(pythonPath!, ["-W", "error", "program.py"], { cwd: folder, env });
  expect(stdout).toBe("Things ThingsError 2\n");
});

test("mypy --strict accepts it", needs(mypy), async () => {
  await writeFile(join(folder, "program.py"), PROGRAM);
  const env = { ...process.env, MYPYPATH: join(folder, "python") };
  const given = [
    "--strict",
    "--python-version",
    "3.9",
    "--cache-dir",
    join(folder, "cache"),
    "program.py",
    "python/things_client",
  ];
  const { stdout } = await run(mypyPath!, given, { cwd: folder, env }).catch((error: { stdout: string }) => error);
  expect(stdout).toMatch(/^Success/);
});
