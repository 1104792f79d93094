/**
 * Profiles: addresses with their keys, in a file that only its owner can read. `judgment login` writes it.
 *
 * A flag wins over everything, then a profile that `--profile` names, then the environment, then the profile in use. The key of a profile
 * goes to the profile's own address and to no other.
 */
import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { type Given, text, UsageError } from "./command.ts";

export interface Profile {
  readonly url: string;
  readonly key: string;
}

export interface Profiles {
  /** The profile in use where none is named; null if there is none. */
  readonly current: string | null;
  readonly profiles: Readonly<Record<string, Profile>>;
}

const NONE: Profiles = { current: null, profiles: {} };
export const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** `JUDGMENT_CONFIG`, or `judgment/config.json` in the directory for configuration. */
export function profilesFile(): string {
  const { JUDGMENT_CONFIG, XDG_CONFIG_HOME } = process.env;
  return JUDGMENT_CONFIG || join(XDG_CONFIG_HOME || join(homedir(), ".config"), "judgment", "config.json");
}

/** @throws UsageError if the file is damaged, or others than its owner can read it */
export function readProfiles(): Profiles {
  const file = profilesFile();
  let content: string;
  try {
    // Windows has no such bits.
    if (process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0)
      throw new UsageError(`"${file}" has API keys, and others can read it. Run: chmod 600 "${file}"`);
    content = readFileSync(file, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof UsageError) throw error;
    if (code === "ENOENT" || code === "ENOTDIR") return NONE;
    throw new UsageError(`The profiles cannot be read: ${message}`);
  }
  return checked(content, file);
}

/** The file under its name is always whole, and never readable by others. */
export function writeProfiles(profiles: Profiles): void {
  const file = profilesFile();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 });
  chmodSync(part, 0o600);
  renameSync(part, file);
}

/** The profile that a command uses, with how it was chosen; null if there is none. @throws UsageError if it is named and absent */
export function profileOf(given: Pick<Given, "options">): (Profile & { name: string; named: boolean }) | null {
  const asked = text(given, "profile");
  const { current, profiles } = readProfiles();
  const name = asked ?? process.env.JUDGMENT_PROFILE ?? current;
  if (!name) return null;
  const profile = Object.hasOwn(profiles, name) ? profiles[name]! : null;
  if (profile === null && name === current && asked === undefined) return null;
  if (profile === null)
    throw new UsageError(`There is no profile "${name}"${there(profiles)}. "judgment login --profile ${name}" makes it.`);
  return { ...profile, name, named: asked !== undefined };
}

function there(profiles: Profiles["profiles"]): string {
  const names = Object.keys(profiles);
  return names.length === 0 ? "" : `; there are ${names.join(", ")}`;
}

/** @throws UsageError */
function checked(content: string, file: string): Profiles {
  try {
    const { current = null, profiles } = JSON.parse(content) as Profiles;
    const all = Object.entries(profiles);
    if (all.every(([, { url, key }]) => typeof url === "string" && typeof key === "string")) return { current, profiles };
  } catch {
    // Said below.
  }
  throw new UsageError(`"${file}" has no profiles in the form that "judgment login" writes. Mend or remove it.`);
}
