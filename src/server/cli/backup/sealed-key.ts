/** SECRETS_KEY in a file of its own, encrypted with a passphrase (scrypt, AES-256-GCM). */
import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { UsageError } from "../command.ts";

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const SHORTEST = 12;

/** It does not help to find the key. */
export function fingerprintOf(key: Buffer): string {
  return createHash("sha256").update("judgment backup").update(key).digest("hex").slice(0, 16);
}

export function sealKey(path: string, key: Buffer, passphrase: string): void {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", scryptSync(passphrase, salt, 32, COST), iv);
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  const parts = { format: 1, salt, iv, tag: cipher.getAuthTag(), sealed };
  const text = JSON.stringify(parts, (_, value) =>
    value?.type === "Buffer" ? Buffer.from(value.data).toString("base64") : value,
  );
  writeFileSync(path, `${text}\n`, { mode: 0o600 });
}

/** @throws UsageError */
export function openKey(path: string, passphrase: string): Buffer {
  try {
    const { salt, iv, tag, sealed } = JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
    const bytes = (text: string | undefined) => Buffer.from(text!, "base64");
    const decipher = createDecipheriv("aes-256-gcm", scryptSync(passphrase, bytes(salt), 32, COST), bytes(iv));
    decipher.setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(sealed)), decipher.final()]);
  } catch (error) {
    throw new UsageError(`"${path}" cannot be opened: ${(error as Error).message}. Is the passphrase that of the backup?`);
  }
}

/** The first line of a file. @throws UsageError */
export function passphraseIn(path: string | undefined): string {
  if (path === undefined) throw new UsageError("Name a file with the passphrase: --passphrase-file.");
  let passphrase: string;
  try {
    passphrase = readFileSync(path, "utf8").split(/\r?\n/)[0]!;
  } catch (error) {
    throw new UsageError(`--passphrase-file: ${(error as Error).message}`);
  }
  if (passphrase.length < SHORTEST)
    throw new UsageError(`The passphrase in "${path}" must have at least ${SHORTEST} characters.`);
  return passphrase;
}
