/** `login`, `logout` and `profiles`: addresses with their keys, so that no command needs them again. */
import { createClient } from "#generated/client/index.ts";
import { keyGiven } from "../api-key.ts";
import { type Command, type Given, text, UsageError } from "../command.ts";
import { checkedUrl, LOCAL } from "../connection.ts";
import { print, printOne } from "../output.ts";
import { NAME, type Profiles, profilesFile, readProfiles, writeProfiles } from "../profiles.ts";
import { asked, askedInSecret } from "../prompt.ts";

const login: Command = {
  name: "login",
  takes: "",
  about: "Keeps an address and its API key as a profile, after a call with them. In a terminal it asks for what is not given.",
  operates: true,
  options: {
    profile: { type: "string", value: "name", about: 'The profile to make or change. Default: "default".' },
    url: { type: "string", value: "url", about: "Address of the API, with /v1. Default: JUDGMENT_URL." },
    "key-file": { type: "string", value: "file", about: "File with the API key, or - for standard input." },
  },
  run: runLogin,
};

async function runLogin(given: Given): Promise<undefined> {
  const name = text(given, "profile") ?? "default";
  if (!NAME.test(name)) throw new UsageError(`--profile must be up to 64 letters, digits, dots, - and _, not "${name}".`);
  const before = readProfiles();
  const isPerson = process.stdin.isTTY && process.stderr.isTTY;
  const usual = process.env.JUDGMENT_URL || before.profiles[name]?.url || LOCAL;
  const url = checkedUrl(text(given, "url") ?? (isPerson ? (await asked(`Address of the API [${usual}]: `)) || usual : usual));
  const key = keyGiven(given, !isPerson) ?? (isPerson ? (await askedInSecret("API key (not shown): ")).trim() : "");
  if (key === "") throw new UsageError("An API key is missing. Give it with --key-file, or - for standard input.");
  const organization = await createClient({ baseUrl: url, apiKey: key }).organizations.get();
  writeProfiles({ current: name, profiles: { ...before.profiles, [name]: { url, key } } });
  printOne(given, { profile: name, url, organization: organization.name, file: profilesFile() });
}

const logout: Command = {
  name: "logout",
  takes: "",
  about: "Forgets a profile with its key. The key itself stays valid.",
  operates: true,
  options: { profile: { type: "string", value: "name", about: "The profile to forget. Default: the one in use." } },
  async run(given) {
    const { current, profiles } = readProfiles();
    const name = text(given, "profile") ?? current;
    const { [name ?? ""]: forgotten, ...rest } = profiles;
    if (!forgotten) throw new UsageError(name ? `There is no profile "${name}".` : "There is no profile in use.");
    writeProfiles({ current: name === current ? null : current, profiles: rest });
    printOne(given, { forgotten: name });
    return undefined;
  },
};

const list: Command = {
  name: "profiles list",
  takes: "",
  about: "Lists the profiles, without their keys.",
  operates: true,
  async run(given) {
    const { current, profiles } = readProfiles();
    const rows = Object.entries(profiles).map(([name, { url }]) => ({ name, url, in_use: name === current }));
    await print(given, rows, {
      name: ({ name }) => name,
      url: ({ url }) => url,
      "in use": ({ in_use }) => (in_use ? "yes" : ""),
    });
    return undefined;
  },
};

const use: Command = {
  name: "profiles use",
  takes: "<name>",
  about: "Makes a profile the one that commands use.",
  operates: true,
  async run(given) {
    const before: Profiles = readProfiles();
    const [name] = given.words as [string];
    if (!Object.hasOwn(before.profiles, name)) throw new UsageError(`There is no profile "${name}".`);
    writeProfiles({ ...before, current: name });
    printOne(given, { profile: name, url: before.profiles[name]!.url });
    return undefined;
  },
};

export const profiles: readonly Command[] = [login, logout, list, use];
