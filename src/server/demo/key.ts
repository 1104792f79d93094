/** The demo's admin key. The first run creates it and stores it beside the data, so that later runs can use it. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export function demoKey(dataDir: string): string {
  const path = join(dataDir, "demo-key");
  if (existsSync(path)) return readFileSync(path, "utf8").trim();
  const key = `demo-${randomBytes(24).toString("base64url")}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, `${key}\n`, { mode: 0o600 });
  return key;
}
