/** `completion`: a script for a shell that completes commands, options and their values. */
import { operationCommands } from "../api/command.ts";
import { type Command, UsageError } from "../command.ts";
import { bash } from "../completion/bash.ts";
import { fish } from "../completion/fish.ts";
import { treeOf } from "../completion/tree.ts";
import { zsh } from "../completion/zsh.ts";

const SHELLS = { bash, zsh, fish };

/** @param commands all others, when they are known */
export function completion(commands: () => readonly Command[]): Command {
  return {
    name: "completion",
    takes: "<shell>",
    about: "Prints a completion script for bash, zsh or fish.",
    operates: true,
    more: [
      "bash:  judgment completion bash > ~/.local/share/bash-completion/completions/judgment",
      "zsh:   judgment completion zsh > ~/.zfunc/_judgment, where fpath has ~/.zfunc",
      "fish:  judgment completion fish > ~/.config/fish/completions/judgment.fish",
    ].join("\n"),
    async run({ words: [shell] }) {
      if (!Object.hasOwn(SHELLS, shell!))
        throw new UsageError(`There is a completion for ${Object.keys(SHELLS).join(", ")}, not for "${shell}".`);
      const serve: Command = { name: "serve", takes: "", about: "Runs the service.", operates: true, run: async () => undefined };
      const tree = treeOf([serve, ...commands(), ...operationCommands()]);
      process.stdout.write(SHELLS[shell as keyof typeof SHELLS](tree));
      return undefined;
    },
  };
}
