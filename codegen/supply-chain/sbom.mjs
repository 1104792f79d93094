/**
 * Prints a CycloneDX list of the packages that production installs, from the lock file alone. `npm sbom --omit dev` leaves out packages that production
 * needs (pino, with npm 11.19), so the list is made of all packages, and those that only development needs are removed here. Plain JavaScript: it runs
 * before anything is installed.
 */
import { execFileSync } from "node:child_process";

const MOST_BYTES = 64 * 1024 * 1024;
const asked = ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"];
const list = JSON.parse(execFileSync("npm", asked, { encoding: "utf8", maxBuffer: MOST_BYTES }));

/** Packages of the lock file, without those that only development needs and the repository's own folders, which only generate. */
const isInstalled = ({ properties = [] }) =>
  !properties.some(({ name }) => name === "cdx:npm:package:development" || name === "cdx:npm:package:private");

const components = list.components.filter(isInstalled);
const known = new Set([list.metadata.component["bom-ref"], ...components.map((component) => component["bom-ref"])]);
const dependencies = list.dependencies
  .filter(({ ref }) => known.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => known.has(one)) }));

process.stdout.write(`${JSON.stringify({ ...list, components, dependencies }, null, 2)}\n`);
