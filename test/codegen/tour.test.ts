/** ARCHITECTURE.md and the READMEs of the storeys say what is in the code: every worker, every table, every room, and files that exist. */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { placements } from "#src/foundation/db/tables.ts";

const PICTURE = /<!-- storeys: .*?<!-- \/storeys -->/s;
const tour = readFileSync("ARCHITECTURE.md", "utf8").replace(PICTURE, "");
const storeys: readonly string[] = JSON.parse(readFileSync("codegen/storeys/storeys.json", "utf8"));

/** The rows of the table that follows a heading, each as its cells. */
function tableUnder(heading: string): string[][] {
  const section = tour.split(`## ${heading}\n`)[1]!.split("\n## ")[0]!;
  const rows = section.split("\n").filter((line) => line.startsWith("| "));
  return rows.slice(1).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The kinds that the wiring has workers for, by the values of the constants that it names. */
async function kindsOfWorkers(): Promise<string[]> {
  const wiring = readFileSync("src/server/wiring/workers.ts", "utf8");
  const kinds = [...wiring.matchAll(/\bkind: ([A-Z_]+)/g)].map(([, name]) => name!);
  return Promise.all(
    kinds.map(async (name) => {
      const [, exported, file] = new RegExp(`import \\{[^}]*?\\b(?:(\\w+) as )?${name}\\b[^}]*\\} from "#(src/[^"]+)"`).exec(
        wiring,
      )!;
      return (await import(join(process.cwd(), file!)))[exported ?? name];
    }),
  );
}

describe("ARCHITECTURE.md", () => {
  it("is a tour of at most 1,800 words, with its picture", () => {
    const words = readFileSync("ARCHITECTURE.md", "utf8").split(/\s+/);
    expect(words.filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(1_800);
  });

  it("names every kind of worker", async () => {
    const told = tableUnder("Workers").map(([kind]) => kind!.replaceAll("`", ""));
    expect(told.sort()).toEqual((await kindsOfWorkers()).sort());
  });

  it("names every table and how it is placed", () => {
    const letters = { N: "namespace", R: "reference", L: "local" } as const;
    const told = tableUnder("Tables").flatMap(([, tables]) =>
      tables!.split(" · ").flatMap((some) => {
        const placement = letters[/\*\*(\w)\*\*$/.exec(some)![1] as keyof typeof letters];
        return [...some.matchAll(/`(\w+)`/g)].map(([, table]) => [table!, placement] as const);
      }),
    );
    expect(Object.fromEntries(told)).toEqual(placements);
    expect(told.length).toBe(Object.keys(placements).length);
  });
});

describe.each(storeys)("the README of %s", (storey) => {
  it("names every module", () => {
    const readme = readFileSync(`src/${storey}/README.md`, "utf8");
    const modules = readdirSync(`src/${storey}`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(modules.filter(({ name }) => !readme.includes(`\`${name}/\``)).map(({ name }) => name)).toEqual([]);
  });
});

describe("files that the tour and the READMEs name", () => {
  const below = new Set(
    globSync("{src,plugins,test,codegen,generated}/**/*", { exclude: (path) => path.includes("node_modules") }),
  );
  const readmes = globSync(["src/**/README.md", "codegen/*/README.md"]);
  const names = new Set([...below].map((path) => basename(path)));

  /** As a path from the root, from `src/`, from the README's own folder, or below any folder of its storey. */
  const isThere = (name: string, readme: string) =>
    existsSync(name) ||
    existsSync(join("src", name)) ||
    existsSync(join(dirname(readme), name)) ||
    (name.includes("/") ? [...below].some((path) => path.endsWith(`/${name}`)) : names.has(name));

  it.each(["ARCHITECTURE.md", "ARCHITECTURE-DECISIONS.md", ...readmes])("exist: %s", (readme) => {
    const text = readFileSync(readme, "utf8").replace(PICTURE, "");
    const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)].map(([, name]) => name!);
    const files = named.filter((name) => /\.(?:ts|cjs|py|tsp|json)$/.test(name) || /^(?:src|test|plugins|codegen)\//.test(name));
    expect(files.filter((name) => !isThere(name, readme))).toEqual([]);
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link]) => join(dirname(readme), link!));
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });
});
