/** Text to words: Unicode letters and digits, folded, English stemmed, negations marked. */
import { stemmer } from "stemmer";
import { clauseWords, functionWords, NEGATION_REACH, negators } from "./words.ts";

export interface Word {
  /** Folded: compatibility forms resolved, Latin accents removed, lower case. */
  word: string;
  /** Stands under a negation ("not", "without", "doesn't"). */
  negated: boolean;
  /** Stands in a fenced block of code. */
  code: boolean;
  /** A clause ended between this word and the one before it. */
  opens: boolean;
}

const LONGEST_WORD = 40;
// A web address is no prose; a mark ends a clause where a space follows, so that "node.js" and "3.14" stay whole clauses.
const lexeme =
  /```|https?:\/\/[^\s)>\]"'`]+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}]+)*|[.!?;,:…。！？；，、：](?=\s|$|\P{ASCII})|[()[\]{}|]|\n\s*[\n#*>-]/gu;
const beyondAscii = /\P{ASCII}/u;
const accents = /[\u0300-\u036f]/g;
const startsWord = /^[\p{L}\p{N}]/u;
const english = /^[a-z]{3,}$/;
/** Scripts that are written without spaces: their words are taken two characters at a time. */
const scripts = "\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}";
const unspaced = new RegExp(`[${scripts}]`, "u");
const runs = new RegExp(`[${scripts}]+|[^${scripts}]+`, "gu");

/** Folds case, width and Latin accents; Hangul and Indic vowels stay as they are. */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").replace(accents, "").normalize("NFC").toLowerCase();
}

/** A name as words: `isSpam`, `is_spam` and `is-spam` alike. */
export function nameWords(name: string): string {
  return name.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2").replace(/[_\-./:]+/g, " ");
}

/** The stem that inflected forms share; words that are not English come back as they are. */
export function stem(word: string): string {
  return english.test(word) ? stemmer(word) : word;
}

/**
 * Words of a text in their order, without function words.
 * @param text any text; the caller cuts long ones
 * @param begun whether the text begins within a block of code; says afterwards whether it ends in one
 */
export function words(text: string, begun: { code: boolean } = { code: false }): Word[] {
  const found: Word[] = [];
  let reach = 0;
  let opens = true;
  for (const [match] of fold(text).matchAll(lexeme)) {
    if (!startsWord.test(match) || match.startsWith("http:") || match.startsWith("https:")) {
      if (match === "```") begun.code = !begun.code;
      reach = 0;
      opens = true;
      continue;
    }
    const apostrophe = match.search(/['’]/);
    const word = apostrophe < 0 ? match : match.slice(0, apostrophe);
    if (apostrophe > 0 && /n['’]t$/.test(match)) {
      reach = NEGATION_REACH;
      continue;
    }
    if (negators.has(word)) {
      reach = NEGATION_REACH;
      continue;
    }
    if (clauseWords.has(word)) reach = 0;
    if (functionWords.has(word)) continue;
    for (const part of parts(word)) {
      found.push({ word: part, negated: reach > 0, code: begun.code, opens });
      opens = false;
    }
    if (reach > 0) reach--;
  }
  return found;
}

/** A word itself, or the overlapping pairs of characters of a script without spaces. */
function parts(word: string): string[] {
  if (!beyondAscii.test(word) || !unspaced.test(word)) return [word.slice(0, LONGEST_WORD)];
  const pairs: string[] = [];
  for (const [run] of word.matchAll(runs)) {
    const characters = [...run];
    if (!unspaced.test(run) || characters.length === 1) pairs.push(run.slice(0, LONGEST_WORD));
    else for (let at = 0; at + 1 < characters.length; at++) pairs.push(characters[at]! + characters[at + 1]!);
  }
  return pairs;
}
