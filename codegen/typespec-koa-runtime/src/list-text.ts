/**
 * Encodes responses with a list as text in parts. A list may have 1,000 elements of 60 kB, and encoding them at once takes the
 * thread 150 ms. So it encodes some elements at a time, and yields to the event loop after each megabyte.
 */
import { setImmediate as turn } from "node:timers/promises";
import { inOrder, jsonOf, piecesOf } from "./json/passed-text.ts";
import { PER_TURN } from "./large-answer.ts";

export interface LongList {
  readonly name: string;
  readonly elements: readonly unknown[];
  /** The other members of the response. */
  readonly rest: Readonly<Record<string, unknown>>;
}

export interface ListText {
  /** Concatenated, they are the response. */
  readonly texts: readonly string[];
  /** Total length in UTF-16 code units. */
  readonly length: number;
  /**
   * The part to validate against the contract: the response, for a long one the first elements, with `{}` for each passed text.
   */
  readonly checked: string;
}

/**
 * Code units to encode per call, estimated from earlier elements; and the maximum growth of the number of elements between two
 * calls.
 */
const AT_ONCE = PER_TURN / 4;
const MOST_TIMES = 16;

/** Code units of a list that are validated against the contract. */
const MOST_CHECKED = PER_TURN / 4;

/** The longest list of a response; null if no list has two elements. */
export function longList(body: unknown): LongList | null {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return null;
  let longest: [string, readonly unknown[]] | null = null;
  for (const [name, value] of Object.entries(body)) {
    if (Array.isArray(value) && value.length > Math.max(1, longest?.[1].length ?? 0)) longest = [name, value];
  }
  if (longest === null) return null;
  const [name, elements] = longest;
  const { [name]: _, ...rest } = body as Record<string, unknown>;
  return { name, elements, rest };
}

export async function textOfList({ name, elements, rest }: LongList): Promise<ListText> {
  const texts = [`{${JSON.stringify(name)}:`];
  let checked = texts[0]!;
  let length = checked.length;
  let inTurn = 0;
  for (let from = 0, count = 1; from < elements.length; ) {
    const pieces = piecesOf(elements.slice(from, from + count));
    const written = opened([...inOrder(pieces)], from === 0);
    const size = sizeOf(written);
    texts.push(...written);
    if (checked.length < MOST_CHECKED) checked += opened([pieces.around.join("{}")], from === 0).join("");
    length += size;
    from += count;
    count = nextCount(count, size);
    inTurn += size;
    if (inTurn < PER_TURN || from >= elements.length) continue;
    await turn();
    inTurn = 0;
  }
  const others = jsonOf(rest);
  const end = others === "{}" ? "]}" : `],${others.slice(1)}`;
  texts.push(end);
  return { texts, length: length + end.length, checked: checked + end };
}

/**
 * The texts of an array as the start or the continuation of a list. The final bracket is omitted. A continuation has a comma
 * before its first element.
 */
function opened(texts: readonly string[], isFirst: boolean): string[] {
  const left = [...texts];
  if (!isFirst) left[0] = `,${left[0]!.slice(1)}`;
  left.push(left.pop()!.slice(0, -1));
  return left;
}

function sizeOf(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}

function nextCount(count: number, size: number): number {
  return Math.max(1, Math.min(count * MOST_TIMES, Math.floor((AT_ONCE * count) / size)));
}
