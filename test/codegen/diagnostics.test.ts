import { describe, expect, test } from "vitest";
import { formatDiagnostics } from "../../codegen/typespec-koa/src/diagnostic.ts";
import { MISTAKES, OK, operation, used } from "./mistakes.ts";
import { diagnosed, generated, getter, resource } from "./specification.ts";

describe("a mistake in a specification is told with its place", () => {
  test.each(MISTAKES)("$mistake", async ({ given, want }) => {
    const found = await diagnosed(given);
    expect(
      want.filter((line) => !found.includes(line)),
      found.join("\n"),
    ).toEqual([]);
    const codes = new Set(want.map((line) => line.split(" ")[0]));
    expect(found.filter((line) => codes.has(line.split(" ")[0])).sort()).toEqual([...want].sort());
  });

  test("a member documented by its type needs no comment of its own", async () => {
    const given = used("/** N. */ scalar Named extends string;\n/** M. */ model Holder { n: Named }", "Holder");
    expect(await diagnosed(given)).not.toContain("typespec-koa/undocumented things.tsp:2");
  });

  test("errors keep anything from being generated; warnings do not", async () => {
    const wrong = await generated(operation(`@route("/a") @get @scope("path") get()${OK}`));
    expect(wrong.files).toEqual([]);
    const sloppy = await generated(resource("Things", getter("get", "@query q?: string")));
    expect(sloppy.diagnostics.map(({ severity }) => severity)).toEqual(["warning"]);
    expect(sloppy.files.length).toBeGreaterThan(5);
  });

  test("they read as file, line, severity, code and text, in the order of the file, each once", () => {
    const at = (line: number) => ({ file: "spec/a.tsp", line });
    const one = { code: "typespec-koa/x", severity: "error", message: "No.", position: at(2) } as const;
    const two = { code: "typespec-koa/y", severity: "warning", message: "Hm.", position: at(1) } as const;
    const nowhere = { code: "typespec-koa/z", severity: "error", message: "Oh.", position: null } as const;
    expect(formatDiagnostics([one, two, one, nowhere])).toEqual([
      "error typespec-koa/z: Oh.",
      "spec/a.tsp:1 warning typespec-koa/y: Hm.",
      "spec/a.tsp:2 error typespec-koa/x: No.",
    ]);
  });
});
