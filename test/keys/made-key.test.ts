import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadMadeKey } from "#plugins/keys/file/made-key.ts";
import { loadConfig } from "#src/server/config.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), "secrets-")), "made-on-demand");
});
afterEach(() => rmSync(join(dataDir, ".."), { recursive: true, force: true }));

/** Root reads everything, so where tests run as root the process is somebody else for a moment. */
function asOrdinaryUser(work: () => void): void {
  if (process.geteuid?.() !== 0) {
    work();
    return;
  }
  for (const directory of [dataDir, join(dataDir, "..")]) chmodSync(directory, 0o755);
  process.seteuid!(65534);
  try {
    work();
  } finally {
    process.seteuid!(0);
  }
}

const load = () => loadMadeKey(dataDir);
const path = () => join(dataDir, "secrets-key");

describe("the secret that a server makes for itself", () => {
  it("says where it cannot be kept, and what would do, where DATA_DIR cannot be written", () => {
    const link = join(dataDir, "..", "link");
    symlinkSync(join(dataDir, "..", "nowhere"), link);
    const load = () => loadMadeKey(link);
    expect(load).toThrow(/cannot be stored in DATA_DIR .*link: ENOENT.*Set DATA_DIR .*or set SECRETS_KEY/);
  });

  it("is made where none is given, for the owner alone, and is the same ever after", () => {
    const made = load();
    expect(made).toHaveLength(32);
    expect(load()).toEqual(made);
    expect((statSync(path()).mode & 0o777).toString(8)).toBe("600");
    expect(readdirSync(dataDir)).toEqual(["secrets-key"]);
  });

  it("can be moved into the environment as it stands in the file", () => {
    const made = load();
    expect(loadConfig({ SECRETS_KEY: readFileSync(path(), "utf8").trim() }).secretsKey).toEqual(made);
  });

  it("is another one in another directory", () => {
    const one = load();
    rmSync(path());
    expect(load()).not.toEqual(one);
  });

  it("is one when several processes make it at once", () => {
    const script = `
      const { loadMadeKey } = await import("./plugins/keys/file/made-key.ts");
      console.log(loadMadeKey(${JSON.stringify(dataDir)}).toString("hex"));`;
    const command = `for i in 1 2 3 4; do "$NODE" --input-type=module -e '${script}' & done; wait`;
    const output = execFileSync("sh", ["-c", command], { encoding: "utf8", env: { ...process.env, NODE: process.execPath } });
    const keys = output.trim().split("\n");
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ["", "empty"],
    ["ab", "cut short"],
    [`${"zz".repeat(32)}\n`, "no hexadecimal digits"],
  ])("is not replaced when it is damaged (%j, %s), for all keys in the database hang on it", (content) => {
    load();
    writeFileSync(path(), content);
    expect(() => load()).toThrow(/secrets-key must contain 32 bytes.*Restore it, or set SECRETS_KEY/);
  });

  it("is not replaced when it may not be read", () => {
    load();
    chmodSync(path(), 0);
    asOrdinaryUser(() => expect(() => load()).toThrow(/cannot be read.*Correct its owner/));
  });
});
