/** What a thread is asked, as a text, by which its numbers are kept. */

export interface Item {
  passages: readonly string[];
  /** What the passages may entail. Null: they are read alone. */
  hypothesis: string | null;
}

/** The passages as the second part of many texts. JSON has no line ends of its own. */
export function passagesText(passages: readonly string[]): string {
  return `\n${JSON.stringify(passages)}`;
}

/** @param passages as `passagesText` writes them */
export function textOf(hypothesis: string | null, passages: string): string {
  return JSON.stringify(hypothesis) + passages;
}

export function itemOf(text: string): Item {
  const end = text.indexOf("\n");
  return { hypothesis: JSON.parse(text.slice(0, end)) as string | null, passages: JSON.parse(text.slice(end + 1)) as string[] };
}
