/** A process that types command after command, each in an environment and with input of its own: reading the modules is most of a command. */
import { Readable } from "node:stream";
import { main } from "#src/server/cli/main.ts";
import type { Ended } from "./typed.ts";

export interface Command {
  id: number;
  args: readonly string[];
  input: string;
  /** At a terminal: what is typed, a key or a line each time that the command reads. */
  keys?: readonly string[];
  env: Record<string, string>;
}

let before: Promise<unknown> = Promise.resolve();

process.on("message", (command: Command) => {
  before = before.then(async () => process.send!({ id: command.id, ...(await typed(command)) }));
});

async function typed({ args, input, keys, env }: Command): Promise<Ended> {
  process.env = { ...env };
  const stdin = keys ? terminal(keys) : Readable.from(input === "" ? [] : [Buffer.from(input)]);
  Object.defineProperty(process, "stdin", { value: stdin, configurable: true });
  const [out, err]: string[][] = [[], []];
  process.stdout.write = into(out!);
  process.stderr.write = into(err!);
  const code = (await main(args)) ?? 0;
  return { code, out: out!.join(""), err: err!.join("") };
}

function terminal(keys: readonly string[]): Readable {
  const left = [...keys];
  const stdin = new Readable({
    highWaterMark: 1,
    read() {
      const next = left.shift();
      // In a turn of its own: a person does not type ahead.
      if (next !== undefined) setImmediate(() => this.push(Buffer.from(next)));
    },
  });
  return Object.assign(stdin, { isTTY: true, setRawMode: () => stdin });
}

function into(printed: string[]): typeof process.stdout.write {
  return ((chunk: string | Uint8Array) => {
    printed.push(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString());
    return true;
  }) as typeof process.stdout.write;
}
