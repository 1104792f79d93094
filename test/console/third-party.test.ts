/** The notices that the console's build writes of the packages that it bundles. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import { thirdParty } from "#plugins/console/third-party.ts";

function installed(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "judgment-third-party-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

it("Preact's licence is served beside the script that has Preact in it", async () => {
  const page = await consolePages.answer({ method: "GET", path: "/THIRD-PARTY.txt", headers: {} });
  expect(page).toMatchObject({ status: 200, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  expect(String(page!.body)).toContain(readFileSync("node_modules/preact/LICENSE", "utf8").trim());
  expect(String(readFileSync("plugins/console/dist/console.js"))).toMatch(/^\/\*! .*THIRD-PARTY\.txt \*\/\n/);
});

it("Every bundled package is named once with its licence, and files of the project are not", async () => {
  const root = installed({
    "node_modules/@a/b/package.json": '{"name": "@a/b", "version": "1.2.3", "license": "ISC"}',
    "node_modules/@a/b/LICENCE.md": "Licence of b",
    "node_modules/c/package.json": '{"name": "c", "version": "4.5.6", "license": "MIT", "homepage": "https://c.example"}',
    "node_modules/c/LICENSE": "Licence of c",
  });
  const inputs = ["node_modules/c/x.js", "web/main.ts", "node_modules/@a/b/dist/y.js", "node_modules/c/z.js"];
  const notices = (await thirdParty(root, inputs)).split(/\n-{80}\n\n/).slice(1);
  expect(notices).toEqual(["@a/b 1.2.3 (ISC)\n\nLicence of b\n", "c 4.5.6 (MIT)\nhttps://c.example\n\nLicence of c\n"]);
});

it("A package without the text of its licence is not bundled", async () => {
  const root = installed({ "node_modules/c/package.json": '{"name": "c", "version": "4.5.6", "license": "MIT"}' });
  await expect(thirdParty(root, ["node_modules/c/x.js"])).rejects.toThrow(
    "c 4.5.6 is bundled and comes without the text of its licence.",
  );
});
