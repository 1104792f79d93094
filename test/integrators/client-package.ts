/** The packed `judgment-client` in an empty folder: in Node as JavaScript and as TypeScript, bundled, and in a browser on a page of another origin. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium, openBrowser } from "../console/support/browser.ts";
import { API_KEY } from "./background.ts";
import { command, Skipped, type Workshop } from "./workshop.ts";

/** Plain JavaScript that is TypeScript too. */
const PROGRAM = `
import { createClient, JudgmentServiceError } from "judgment-client";
export async function program(baseUrl, apiKey, ns) {
  const client = createClient({ baseUrl, apiKey });
  await client.judgments.create({ ns, body: { name: "urgent", question: "Is it urgent?", type: "bool", engine: { name: "local" } } });
  const document = { id: "t/1", attributes: { status: "open" }, state: { text: "Urgent: my parcel never came." } };
  const { results } = await client.documents.write({ ns, body: { upsert: [document], wait_for: ["urgent"] } });
  const rows = await client.queries.queryAll({ ns, body: { filters: ["answers.urgent.p", "Gte", 0] } }).toArray();
  const missing = await client.documents.get({ ns, id: "not/there" }).then(
    () => "there",
    (error) => (error instanceof JudgmentServiceError ? error.code : String(error)),
  );
  return JSON.stringify({ written: results.map(({ id }) => id), rows: rows.map(({ id }) => id), missing });
}
`;

const MAIN = `
import { program } from "./program.js";
const [baseUrl, apiKey, ns] = process.argv.slice(2);
console.log(await program(baseUrl, apiKey, ns));
`;

const WANTED = JSON.stringify({ written: ["t/1"], rows: ["t/1"], missing: "not_found" });
const SAID = "creates, writes, waits, queries all pages and understands an error";

export class ClientPackage {
  readonly #workshop: Workshop;
  readonly #folder: string;
  readonly #baseUrl: string;

  private constructor(workshop: Workshop, folder: string, baseUrl: string) {
    this.#workshop = workshop;
    this.#folder = folder;
    this.#baseUrl = baseUrl;
  }

  static async install(workshop: Workshop, tarball: string, baseUrl: string): Promise<ClientPackage> {
    const folder = await workshop.emptyFolder("client-package");
    await workshop.write(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
    await workshop.write(join(folder, "program.js"), PROGRAM);
    await workshop.write(join(folder, "main.js"), MAIN);
    await command("npm", ["install", "--offline", "--no-audit", "--no-fund", "--no-package-lock", tarball], folder);
    return new ClientPackage(workshop, folder, baseUrl);
  }

  /** JavaScript as it is. */
  async inNode(): Promise<string> {
    return this.#run("main.js", "node");
  }

  /** The compiler reads the declarations, and Node strips the types. */
  async asTypeScript(): Promise<string> {
    const typed = PROGRAM.replace(
      "(baseUrl, apiKey, ns)",
      "(baseUrl: string, apiKey: string, ns: string): Promise<string>",
    ).replace("(error) =>", "(error: unknown) =>");
    const process = "declare const process: { argv: [string, string, string, string, string] };";
    const main = `${process}${MAIN.replace("./program.js", "./program.ts").replace("= process.argv.slice(2)", "= process.argv.slice(2) as [string, string, string]")}`;
    await this.#workshop.write(this.#path("program.ts"), typed);
    await this.#workshop.write(this.#path("main.ts"), main);
    const options = ["--module", "nodenext", "--target", "es2023", "--lib", "es2023,dom,dom.iterable,dom.asynciterable"];
    const strict = [
      "--strict",
      "--exactOptionalPropertyTypes",
      "--noUncheckedIndexedAccess",
      "--noPropertyAccessFromIndexSignature",
    ];
    const given = [
      ...options,
      ...strict,
      "--allowImportingTsExtensions",
      "--noEmit",
      "--skipLibCheck",
      "false",
      this.#path("main.ts"),
    ];
    await this.#workshop.tool("tsc", ...given);
    return this.#run("main.ts", "typescript");
  }

  /** One file, without the package beside it. */
  async bundled(): Promise<string> {
    await build({
      entryPoints: [this.#path("main.js")],
      outfile: this.#workshop.path("bundled/main.mjs"),
      bundle: true,
      format: "esm",
      platform: "neutral",
      minify: true,
      logLevel: "error",
    });
    const given = [this.#workshop.path("bundled/main.mjs"), this.#baseUrl, API_KEY, "packages/bundled"];
    return heldAgainst(await command(process.execPath, given, this.#workshop.folder));
  }

  async inBrowser(): Promise<string> {
    if (!chromium.there) throw new Skipped(`for want of ${chromium.what}. To run it: ${chromium.cure}`);
    const { outputFiles } = await build({
      entryPoints: [this.#path("program.js")],
      bundle: true,
      format: "iife",
      globalName: "page",
      write: false,
      logLevel: "error",
    });
    const pages = createServer((request, response) => {
      const isScript = request.url === "/page.js";
      response.writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/html" });
      response.end(isScript ? outputFiles[0]!.text : '<!doctype html><script src="/page.js"></script>');
    });
    await new Promise<void>((resolve) => pages.listen(0, "127.0.0.1", resolve));
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`http://localhost:${(pages.address() as AddressInfo).port}/`);
      const called = `page.program(${JSON.stringify(this.#baseUrl)}, ${JSON.stringify(API_KEY)}, "packages/browser")`;
      return heldAgainst(await page.evaluate<string>(called));
    } finally {
      await browser.close();
      pages.closeAllConnections();
      pages.close();
    }
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }

  async #run(main: string, name: string): Promise<string> {
    const given = [this.#path(main), this.#baseUrl, API_KEY, `packages/${name}`];
    return heldAgainst(await command(process.execPath, given, this.#folder));
  }
}

function heldAgainst(printed: string): string {
  if (printed.trim() !== WANTED) throw new Error(`it printed ${printed.trim()} instead of ${WANTED}`);
  return SAID;
}
