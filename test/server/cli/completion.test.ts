/** Completion, as the shells themselves complete. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contractOperations } from "#src/server/cli/api/operations.ts";
import { commands } from "#src/server/cli/commands/index.ts";
import { needs } from "#test/support/needs.ts";

const directory = mkdtempSync(join(tmpdir(), "judgment-completion-"));
const shell = (name: string, ...flags: string[]) => ({
  what: name,
  there: spawnSync(name, flags).status === 0,
  cure: `apt-get install ${name}`,
});
const [bash, zsh, fish] = [shell("bash", "--version"), shell("zsh", "--version"), shell("fish", "--version")];
const script = (name: string) => join(directory, `judgment.${name}`);

beforeAll(() => {
  for (const name of ["bash", "zsh", "fish"])
    writeFileSync(script(name), execFileSync(process.execPath, ["src/server/cli.ts", "completion", name], { encoding: "utf8" }));
  writeFileSync(join(directory, "known.json"), "{}");
}, 60_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const run = (command: string, args: readonly string[], input = "") => {
  const { stdout, stderr, status } = spawnSync(command, args, { encoding: "utf8", cwd: directory, input, timeout: 50_000 });
  expect([status, stderr], args.join(" ")).toEqual([0, ""]);
  return stdout.split("\n").filter(Boolean);
};

/** What a shell offers after a line, whose last word may be incomplete. */
type Offers = (line: string) => string[];

const inBash: Offers = (line) => {
  const words = line.split(" ");
  const program = `source ${script("bash")}; COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length - 1}; _judgment; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return run("bash", ["--noprofile", "--norc", "-uc", program]);
};

const inFish: Offers = (line) =>
  run("fish", ["--no-config", "-c", `source ${script("fish")}; complete -C '${line}'`]).map((one) => one.split("\t")[0]!);

/** zsh completes only where a person types: one shell in another's terminal, whose matches are printed instead of shown. */
const inZsh: Offers = (line) => {
  const program = `zmodload zsh/zpty
zpty shown zsh -f -i
zpty -w shown 'PROMPT=; autoload -Uz compinit; compinit -u -d ${join(directory, "dump")}; source ${script("zsh")}'
zpty -w shown 'zstyle ":completion:*" list-colors; zstyle ":completion:*" verbose no; bindkey "^I" complete-word; zle -C complete-word complete-word shown'
zpty -w shown 'compadd() { builtin compadd -A found -O found "$@" 2>/dev/null; local m; for m in $found; do print -r -- "<<$m>>"; done; builtin compadd "$@" }; shown() { _main_complete; print -r -- "<<END>>" }'
zpty -w shown 'print "<<RE""ADY>>"'
zpty -r -m shown out '*<<READY>>*'
zpty -w -n shown '${line}'$'\\t'
zpty -r -m shown out '*<<END>>*'
print -r -- "$out"
zpty -d shown`;
  return [
    ...run("zsh", ["-f", "-c", program])
      .join("\n")
      .matchAll(/<<([^>]+)>>/g),
  ]
    .map(([, word]) => word!)
    .filter((one) => one !== "END");
};

const first = [...new Set(["serve", ...commands.map(({ name }) => name.split(" ")[0]!)])].toSorted();
const operations = contractOperations().map(({ call: { id } }) => id);

/** What every shell must offer. */
function expectOffers(offers: Offers) {
  expect([...new Set(offers("judgment "))].toSorted()).toEqual(first);
  expect(offers("judgment jobs ").toSorted()).toEqual(["cancel", "confirm", "get", "list", "pause", "resume", "retry", "watch"]);
  expect(offers("judgment jobs c").toSorted()).toEqual(["cancel", "confirm"]);
  expect([...new Set(offers("judgment --url http://x jobs w"))]).toEqual(["watch"]);
  expect(offers("judgment api ").toSorted()).toEqual(operations);
  expect([...new Set(offers("judgment jobs list --st"))]).toEqual(["--status"]);
  expect(offers("judgment jobs list --output ").toSorted()).toEqual(["csv", "json", "table", "tsv"]);
  expect(offers("judgment api judgments_create shop --type ").toSorted()).toEqual(["bool", "choice", "score"]);
  expect(offers("judgment api judgments_create shop --que")).toEqual(["--question"]);
  expect([...new Set(offers("judgment login --key-file kno").map((one) => one.trim()))]).toEqual(["known.json"]);
}

describe("completion", { timeout: 90_000 }, () => {
  it("completes in bash", needs(bash), () => expectOffers(inBash));
  it("completes in fish", needs(fish), () => expectOffers(inFish));
  it("is read by zsh, which completes too", needs(zsh), () => expectOffers(inZsh));

  it("says which shells it knows", () => {
    const { status, stderr } = spawnSync(process.execPath, ["src/server/cli.ts", "completion", "tcsh"], { encoding: "utf8" });
    expect([status, stderr]).toEqual([2, expect.stringContaining("bash, zsh, fish")]);
  });
});
