/** A process that types command after command, each in an environment and with input of its own: reading the modules is most of a command. */
import { Readable } from "node:stream";
import { main } from "#src/server/cli/main.ts";
import type { Ended } from "./typed.ts";

export interface Command {
  id: number;
  args: readonly string[];
  input: string;
  env: Record<string, string>;
}

let before: Promise<unknown> = Promise.resolve();

process.on("message", (command: Command) => {
  before = before.then(async () => process.send!({ id: command.id, ...(await typed(command)) }));
});

async function typed({ args, input, env }: Command): Promise<Ended> {
  process.env = { ...env };
  const stdin = Readable.from(input === "" ? [] : [Buffer.from(input)]);
  Object.defineProperty(process, "stdin", { value: stdin, configurable: true });
  const [out, err]: string[][] = [[], []];
  process.stdout.write = into(out!);
  process.stderr.write = into(err!);
  const code = (await main(args)) ?? 0;
  return { code, out: out!.join(""), err: err!.join("") };
}

function into(printed: string[]): typeof process.stdout.write {
  return ((chunk: string | Uint8Array) => {
    printed.push(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString());
    return true;
  }) as typeof process.stdout.write;
}
