import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { environmentKeys } from "#plugins/keys/environment/index.ts";
import { fileKeys } from "#plugins/keys/file/index.ts";
import { keySource, loadKeys } from "#plugins/keys/index.ts";
import { ConfigError, loadConfig } from "#src/server/config.ts";
import { keepsToTheContract } from "./contract.ts";

const [ONE, OTHER] = ["1a".repeat(32), "2b".repeat(32)];
const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true });
});

function directory(): string {
  const made = mkdtempSync(join(tmpdir(), "keys-"));
  directories.push(made);
  return made;
}

function file(text: string): string {
  const path = join(directory(), "key");
  writeFileSync(path, text);
  return path;
}

const bytes = (hex: string) => Buffer.from(hex, "hex");
const files = (given: Partial<Parameters<typeof fileKeys>[0]> = {}) =>
  fileKeys({ path: null, previousPath: null, previous: null, dataDir: directory(), ...given });

keepsToTheContract({
  name: "environment",
  make: () => environmentKeys({ present: bytes(ONE), previous: null }),
  makeReplacing: () => environmentKeys({ present: bytes(ONE), previous: bytes(OTHER) }),
});

const damaged = ONE.slice(0, 40);
for (const [make, broken] of [
  [() => files({ path: file(`${ONE}\n`) }), "named"],
  [() => files(), "made"],
] as const) {
  keepsToTheContract({
    name: "file",
    make,
    makeReplacing: () => files({ path: file(ONE), previousPath: file(bytes(OTHER).toString("base64")) }),
    makeBroken() {
      const dataDir = directory();
      const path = join(dataDir, "secrets-key");
      writeFileSync(path, damaged);
      const untouched = () => {
        expect(readFileSync(path, "utf8")).toBe(damaged);
        expect(readdirSync(dataDir)).toEqual(["secrets-key"]);
      };
      return { source: files({ dataDir, path: broken === "named" ? path : null }), secret: damaged.slice(0, 8), untouched };
    },
  });
}

it("A file that is named and not there is a mistake, and is not made", async () => {
  const path = join(directory(), "nothing");
  await expect(files({ path }).load()).rejects.toThrow(/nothing of SECRETS_KEY_FILE cannot be read.*Correct the path/);
  expect(() => readFileSync(path)).toThrow();
});

it("What is configured is taken: the environment, a file, or the one in DATA_DIR", async () => {
  const of = async (variables: Record<string, string>) => {
    const source = keySource(loadConfig({ DATA_DIR: directory(), ...variables }));
    return [source.name, (await loadKeys(source)).present.toString("hex")];
  };
  expect(await of({ SECRETS_KEY: ONE })).toEqual(["environment", ONE]);
  expect(await of({ SECRETS_KEY_FILE: file(OTHER) })).toEqual(["file", OTHER]);
  expect(await of({})).toEqual(["file", expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(() => loadConfig({ SECRETS_KEY: ONE, SECRETS_KEY_FILE: "/key" })).toThrow(ConfigError);
  await expect(of({ SECRETS_KEY_FILE: file(ONE), SECRETS_KEY_PREVIOUS: ONE })).rejects.toThrow(
    /returned the current key as the previous/,
  );
});
