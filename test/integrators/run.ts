/**
 * `npm run integrators` checks that the published document is useful to integrators. It is linted. Popular generators make clients from
 * it, which compile and work. A proxy of another vendor compares it with the real responses of the service.
 *
 * The first run installs the tools in the system's temporary folder (about a minute).
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { styleText } from "node:util";
import { packClient } from "../../codegen/packages/client.ts";
import { packService } from "../../codegen/packages/service.ts";
import type { Tarball } from "../../codegen/packages/tarball.ts";
import { packWorkspace, WORKSPACES } from "../../codegen/packages/workspace.ts";
import { inspected, jsonIn, officialClient } from "./agents.ts";
import { API_KEY, prism, service } from "./background.ts";
import { makeCalls } from "./calls.ts";
import { ClientPackage } from "./client-package.ts";
import { compilerOptions, GENERATORS, type Generator } from "./generators.ts";
import type { Outcome } from "./programs/scenario.ts";
import { pythonProgram, pythonTypes } from "./python.ts";
import { secondService } from "./second-service.ts";
import { commandLine } from "./service-package.ts";
import { command, ROOT, Skipped, Workshop } from "./workshop.ts";

let failures = 0;

async function step(name: string, work: () => Promise<string>): Promise<void> {
  const started = performance.now();
  const took = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  try {
    const said = await work();
    console.log(`${styleText("green", "✓")} ${name}: ${said} (${took()})`);
  } catch (error) {
    if (error instanceof Skipped) return console.log(`${styleText("yellow", "–")} ${name}: skipped, ${error.message}`);
    failures += 1;
    console.log(`${styleText("red", "×")} ${name} (${took()})\n${error instanceof Error ? error.message : String(error)}`);
  }
}

async function lint(workshop: Workshop): Promise<string> {
  const { totals } = JSON.parse(await workshop.tool("redocly", "lint", "openapi.json", "--format", "json").then(jsonIn));
  if (totals.warnings > 0) throw new Error(await workshop.tool("redocly", "lint", "openapi.json"));
  return "neither errors nor warnings";
}

/**
 * Its rules are for any document. `array-items` asks each array for one type of all its items, which an array of three different items does not
 * have, and whoever is told `items: {}` forgets the three. `info-contact` asks for a person.
 */
async function spectral(workshop: Workshop): Promise<string> {
  await workshop.write(".spectral.yaml", "extends: ['spectral:oas']\nrules: { array-items: off, info-contact: off }\n");
  await workshop.tool("spectral", "lint", "openapi.json", "--fail-severity", "hint");
  return "neither errors nor warnings, without the rules array-items and info-contact";
}

async function integrate(workshop: Workshop, generator: Generator, baseUrl: string): Promise<string> {
  const { program, folders, generate } = generator;
  await generate(workshop, baseUrl);
  const config = `tsconfig.${program}.json`;
  await workshop.write(config, compilerOptions(program, folders));
  await workshop.tool("tsc", "-p", config);
  const main = workshop.path(`compiled/${program}/programs/${program}.js`);
  const outcome: Outcome = JSON.parse(await command(process.execPath, [main, baseUrl, API_KEY, program], workshop.folder));
  const problems = [
    outcome.version === 1 ? [] : `the judgment's version is ${outcome.version}`,
    outcome.written === "tickets/1" ? [] : `${outcome.written} was written`,
    typeof outcome.p === "number" && outcome.p >= 0 && outcome.p <= 1 ? [] : `the answer is ${outcome.p}`,
    outcome.rows.join() === "tickets/1" ? [] : `the query found ${JSON.stringify(outcome.rows)}`,
    outcome.missing === "not_found" ? [] : `reading what is not there was ${outcome.missing}`,
  ].flat();
  if (problems.length > 0) throw new Error(problems.join("; "));
  return `compiles, creates, writes, reads (p ${outcome.p?.toFixed(3)}), queries and understands an error`;
}

async function proxied(workshop: Workshop, upstream: string): Promise<string> {
  await using proxy = await prism(workshop, "openapi.json", upstream);
  const called = await makeCalls(proxy.baseUrl).catch((error: unknown) => {
    throw new Error(`${explain(error)}\n\nPrism printed:\n${proxy.printed().split("\n").slice(-40).join("\n")}`);
  });
  const violations = proxy
    .printed()
    .split("\n")
    .filter((line) => /violation/i.test(line));
  if (violations.length > 0) throw new Error(violations.join("\n"));
  const missed = (await builtOperations()).filter((id) => !called.has(id));
  if (missed.length > 0) throw new Error(`no call in test/integrators/calls.ts makes: ${missed.join(", ")}`);
  return `no violation in calls of all ${called.size} operations that are built`;
}

/** A proxy without findings proves something only if it can find faults. So here it gets a document that promises a member which no response has. */
async function vigilant(workshop: Workshop, upstream: string): Promise<string> {
  const document = JSON.parse(await workshop.read("openapi.json"));
  document.components.schemas.Organization.required.push("mascot");
  await workshop.write("wrong.json", JSON.stringify(document));
  await using proxy = await prism(workshop, "wrong.json", upstream);
  const response = await fetch(`${proxy.baseUrl}/organization`, { headers: { authorization: `Bearer ${API_KEY}` } });
  const said = await response.text();
  if (response.ok || !said.includes("mascot")) throw new Error(`it let pass ${response.status} ${said}`);
  return "finds a response that lacks what the document promises";
}

async function pack(workshop: Workshop, packages: Map<string, Tarball>): Promise<string> {
  const { folder } = workshop;
  const packed = await Promise.all([
    packClient(folder),
    packService(folder),
    ...WORKSPACES.map((name) => packWorkspace(name, folder)),
  ]);
  for (const one of packed) packages.set(one.name, one);
  return packed.map(({ name, size }) => `${name} ${Math.round(size / 1000)} kB`).join(", ");
}

function explain(error: unknown): string {
  const shown = error instanceof Error && "excerpt" in error ? `\n${error.excerpt}` : "";
  return (error instanceof Error ? (error.stack ?? error.message) : String(error)) + shown;
}

async function builtOperations(): Promise<string[]> {
  const document = JSON.parse(await readFile(join(ROOT, "generated/openapi.json"), "utf8"));
  const operations = Object.values<Record<string, { operationId: string; "x-unbuilt"?: boolean }>>(document.paths).flatMap(
    Object.values,
  );
  return operations.filter((operation) => !operation["x-unbuilt"]).map(({ operationId }) => operationId);
}

await using workshop = await Workshop.open();
await step("redocly lint", () => lint(workshop));
await step("spectral:oas", () => spectral(workshop));
const packages = new Map<string, Tarball>();
await step("npm pack", () => pack(workshop, packages));
const tarball = (name: string) => packages.get(name)?.path ?? "";
await step("a second service from the packages", () =>
  secondService(workshop, { emitter: tarball("typespec-koa"), runtime: tarball("typespec-koa-runtime") }),
);
await using running = await service(workshop);
const client = await ClientPackage.install(workshop, tarball("judgment-client"), running.baseUrl);
await step("judgment-client in Node", () => client.inNode());
await step("judgment-client in TypeScript", () => client.asTypeScript());
await step("judgment-client in a bundle", () => client.bundled());
await step("judgment-client in a browser", () => client.inBrowser());
await step("judgment by npx", () => commandLine(workshop, tarball("judgment-service"), running.baseUrl));
for (const generator of GENERATORS) await step(generator.name, () => integrate(workshop, generator, running.baseUrl));
await step("the Python client as a wheel", () => pythonProgram(workshop.folder, running.baseUrl));
await step("mypy --strict", () => pythonTypes(workshop.folder));
await step("the client of the MCP SDK", () => officialClient(workshop, tarball("judgment-service"), running.baseUrl));
await step("MCP inspector", () => inspected(workshop, tarball("judgment-service"), running.baseUrl));
await step("prism itself", () => vigilant(workshop, running.baseUrl));
await step("prism proxy --errors", () => proxied(workshop, running.baseUrl));
process.exitCode = failures > 0 ? 1 : 0;
