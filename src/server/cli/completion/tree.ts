/** The words of all commands as a completion needs them: what can follow each beginning of a command. */
import { type Command, optionsOf } from "../command.ts";

export interface Place {
  /** The words so far: ``, `jobs`, `jobs list`. */
  readonly path: string;
  /** The words that may follow, with what they do. */
  readonly words: readonly Choice[];
  /** The options of the command that the words name. */
  readonly options: readonly OptionChoice[];
}

export interface Choice {
  readonly word: string;
  readonly about: string;
}

export interface OptionChoice {
  readonly name: string;
  readonly short: string | null;
  readonly about: string;
  /** Whether a value follows. */
  readonly takesValue: boolean;
  /** Its values, if they are few. */
  readonly values: readonly string[];
  /** Whether its value is a file. */
  readonly isFile: boolean;
}

export function treeOf(commands: readonly Command[]): Place[] {
  const places = new Map<string, { words: Map<string, string>; options: OptionChoice[] }>();
  const place = (path: string) => {
    if (!places.has(path)) places.set(path, { words: new Map(), options: [] });
    return places.get(path)!;
  };
  for (const command of commands) {
    const words = command.name.split(" ");
    for (const [at, word] of words.entries()) {
      const { words: known } = place(words.slice(0, at).join(" "));
      const isLast = at === words.length - 1;
      if (isLast || !known.has(word)) known.set(word, isLast ? firstSentence(command.about) : "");
    }
    place(command.name).options.push(...choicesOf(command));
  }
  return [...places]
    .map(([path, { words, options }]) => ({ path, words: [...words].map(([word, about]) => ({ word, about })), options }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

function choicesOf(command: Command): OptionChoice[] {
  return Object.entries(optionsOf(command)).map(([name, { short, about, type, values, value }]) => ({
    name,
    short: short ?? null,
    about: firstSentence(about),
    takesValue: type === "string",
    values: values ?? [],
    isFile: value === "file",
  }));
}

/** Scripts are read by shells: one line of plain text. */
function firstSentence(text: string): string {
  const [line] = text.split("\n");
  return (/^.*?[.:](?= |$)/.exec(line!)?.[0] ?? line!).replaceAll(/["'`$\\]/g, "").slice(0, 100);
}
