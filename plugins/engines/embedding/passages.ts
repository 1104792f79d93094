/** A context as short texts, each of which can have a vector: a vector says what a sentence or two are about, and not what a page is. */
import type { Json } from "#src/judging/engines/engine.ts";
import { envelope } from "../local/runs.ts";
import { nameWords } from "../local/words-of-text.ts";

/** The longest passage. A passage takes time that grows with its length. */
export const PASSAGE_CHARACTERS = 240;
/** The most passages of a context. The first half is what the context begins with. The rest is taken evenly from what follows. */
export const MOST_PASSAGES = 12;
/** Text beyond this is not read, as by the words of the engine `local`. */
const MOST_CHARACTERS = 262_144;
/** Values of fewer words are no sentence. They are told with their names, several in one passage, after the sentences. */
const SENTENCE_WORDS = 4;
const DEEPEST = 64;

/** One piece of work: less than two milliseconds, whatever the text. */
const PIECE_CHARACTERS = 4_096;
/** The same for values without a text. */
const VALUES_AT_ONCE = 256;

// What may be repeated is bounded, so that a text of opening brackets takes no longer than another.
const noise = /```[\s\S]*?(?:```|$)|!\[[^\]]{0,200}\]\([^)]{0,300}\)|https?:\/\/\S+|<[^<>]{1,300}>|[#*`|>=~_]+/g;
const link = /\[([^[\]]{1,200})\]\([^)]{0,300}\)/g;
const spaces = /\s+/g;
const sentenceEnd = /(?<=[.!?。！？])\s+/;

/** Passages in the order of the context; none if it says nothing. Yields after every small piece of work. */
export function* passages(context: Json): Generator<void, string[]> {
  const all: string[] = [];
  for (const one of told(context)) {
    if (one === null) yield;
    else all.push(one);
  }
  if (all.length <= MOST_PASSAGES) return all;
  const half = MOST_PASSAGES / 2;
  const step = (all.length - half) / half;
  return [...all.slice(0, half), ...Array.from({ length: half }, (_, at) => all[half + Math.floor((at + 0.5) * step)]!)];
}

/** Null after every piece of work. */
function* told(context: Json): Generator<string | null> {
  let short = "";
  let left = MOST_CHARACTERS;
  let values = 0;
  for (const { name, text } of leaves(context, "", 0)) {
    if (left <= 0) break;
    if (++values % VALUES_AT_ONCE === 0) yield null;
    for (const piece of pieces(text.slice(0, left))) {
      yield null;
      const clean = plain(piece);
      if (clean === "") continue;
      if (clean.length > PASSAGE_CHARACTERS || clean.split(" ", SENTENCE_WORDS).length === SENTENCE_WORDS) {
        yield* divided(clean);
        continue;
      }
      const fact = name === "" ? clean : `${name}: ${clean}`;
      if (short !== "" && short.length + fact.length + 2 > PASSAGE_CHARACTERS) {
        yield short;
        short = "";
      }
      short = (short === "" ? fact : `${short}. ${fact}`).slice(0, PASSAGE_CHARACTERS);
    }
    left -= text.length;
  }
  if (short !== "") yield short;
}

/** A text in pieces that end at a space, where there is one. */
function* pieces(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const most = from + PIECE_CHARACTERS;
    const space = most >= text.length ? text.length : text.lastIndexOf(" ", most);
    const end = space > from + PIECE_CHARACTERS / 2 ? space : Math.min(most, text.length);
    yield text.slice(from, end);
    from = end;
  }
}

/** Every value with its text, which is empty for values that have none: whoever reads them can look at the clock after so many. */
function* leaves(value: Json, name: string, depth: number): Generator<{ name: string; text: string }> {
  const inner = value !== null && typeof value === "object";
  yield { name, text: inner || value === null || depth > DEEPEST ? "" : String(value) };
  if (!inner || depth > DEEPEST) return;
  if (Array.isArray(value)) for (const one of value) yield* leaves(one, name, depth + 1);
  else
    for (const [member, one] of Object.entries(value)) yield* leaves(one, envelope.has(member) ? name : words(member), depth + 1);
}

/** `state.body`, `isSpam` and `is_spam` as words. */
function words(member: string): string {
  const from = member.lastIndexOf(".") + 1;
  // Each value of an array is told with its name, of which no more than this fits into a passage.
  return nameWords(member.slice(from, from + PASSAGE_CHARACTERS));
}

function plain(text: string): string {
  return text.replace(link, "$1").replace(noise, " ").replace(spaces, " ").trim();
}

/** Sentences joined up to the length of a passage; a longer sentence is cut at a space. */
function divided(text: string): string[] {
  const parts: string[] = [];
  let part = "";
  for (const sentence of text.split(sentenceEnd)) {
    if (part !== "" && part.length + 1 + sentence.length <= PASSAGE_CHARACTERS) {
      part = `${part} ${sentence}`;
      continue;
    }
    if (part !== "") parts.push(part);
    part = sentence;
    while (part.length > PASSAGE_CHARACTERS) {
      const space = part.lastIndexOf(" ", PASSAGE_CHARACTERS);
      const end = space > PASSAGE_CHARACTERS / 2 ? space : PASSAGE_CHARACTERS;
      parts.push(part.slice(0, end));
      part = part.slice(end).trimStart();
    }
  }
  if (part !== "") parts.push(part);
  return parts;
}
