/**
 * Checks the code against the rules of `.dependency-cruiser.cjs` and draws the storeys in ARCHITECTURE.md.
 *
 *   node codegen/storeys/main.ts            draws the picture again
 *   node codegen/storeys/main.ts --check    fails if the drawn picture differs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { circlesOfModules, importsOf } from "./modules.ts";
import { picture } from "./picture.ts";

const FILE = "ARCHITECTURE.md";
const [BEGIN, END] = ["<!-- storeys: drawn by npm run storeys -->", "<!-- /storeys -->"];

const rules = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");
const storeys: readonly string[] = JSON.parse(readFileSync(new URL("storeys.json", import.meta.url), "utf8"));

const { output } = await cruise(["src", "plugins", "generated", "codegen"], {
  ...rules.options,
  ruleSet: { forbidden: rules.forbidden },
  validate: true,
});
const { modules, summary } = output as ICruiseResult;
const imports = importsOf(modules);

const broken = summary.violations.map(({ rule, from, to, cycle }) => {
  const way = cycle ? cycle.map(({ name }) => name).join(" → ") : to;
  return `${rule.name}: ${from} → ${way}`;
});
for (const circle of circlesOfModules(imports)) broken.push(`circle of modules: ${circle.join(" → ")}`);
if (broken.length > 0) {
  console.error(broken.join("\n"));
  console.error(`${broken.length} imports against the rules; .dependency-cruiser.cjs says why each rule is there.`);
  process.exit(1);
}

const text = readFileSync(FILE, "utf8");
const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
if (begin < 0 || end < begin) throw new Error(`${FILE} has no place for the picture: it stands between "${BEGIN}" and "${END}".`);
const drawn = `${text.slice(0, begin)}${BEGIN}\n${picture(storeys, imports)}\n${text.slice(end)}`;
if (process.argv.includes("--check")) {
  if (drawn !== text) {
    console.error(`The picture in ${FILE} is not of this code: run npm run storeys.`);
    process.exit(1);
  }
} else if (drawn !== text) writeFileSync(FILE, drawn);
console.log(
  `${imports.length} imports between ${new Set(imports.map(({ from }) => from)).size} files of src/: none up, no circles.`,
);
