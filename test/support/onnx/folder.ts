/** A folder with a small model that a test makes: words are tokens, and each has a vector. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { modelFile, type Numbers } from "./model-file.ts";

/** What a tokenizer marks texts with, before the words. */
export const MARKS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"] as const;

/** A tokenizer of whole words in lower case, which marks texts as BERT's does. */
export function tokenizerOf(words: readonly string[]): object {
  const vocab = Object.fromEntries([...MARKS, ...words].map((word, at) => [word, at]));
  const mark = (id: (typeof MARKS)[number], type: number) => ({ SpecialToken: { id, type_id: type } });
  const text = (id: "A" | "B", type: number) => ({ Sequence: { id, type_id: type } });
  const special = (id: string) => ({ id, ids: [vocab[id]], tokens: [id] });
  return {
    version: "1.0",
    truncation: null,
    padding: null,
    added_tokens: MARKS.map((content, id) => ({
      id,
      content,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
      special: true,
    })),
    normalizer: { type: "BertNormalizer", clean_text: true, handle_chinese_chars: true, strip_accents: null, lowercase: true },
    pre_tokenizer: { type: "BertPreTokenizer" },
    post_processor: {
      type: "TemplateProcessing",
      single: [mark("[CLS]", 0), text("A", 0), mark("[SEP]", 0)],
      pair: [mark("[CLS]", 0), text("A", 0), mark("[SEP]", 0), text("B", 1), mark("[SEP]", 1)],
      special_tokens: { "[CLS]": special("[CLS]"), "[SEP]": special("[SEP]") },
    },
    decoder: { type: "WordPiece", prefix: "##", cleanup: true },
    model: { type: "WordPiece", unk_token: "[UNK]", continuing_subword_prefix: "##", max_input_chars_per_word: 100, vocab },
  };
}

export interface Files {
  "model.onnx": Buffer;
  "config.json": object;
  "tokenizer.json": object;
  [other: string]: Buffer | object | string;
}

export function files(words: readonly string[], numbers: Numbers, config: object): Files {
  return { "model.onnx": modelFile(numbers), "tokenizer.json": tokenizerOf(words), "config.json": config };
}

/** Removed with the test. @param given undefined leaves a file out */
export function folderOf(given: Record<string, Buffer | object | string | undefined>): string {
  const { path, remove } = madeFolder(given);
  onTestFinished(remove);
  return path;
}

export function madeFolder(given: Record<string, Buffer | object | string | undefined>): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "onnx-model-"));
  for (const [name, content] of Object.entries(given)) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(path, name)), { recursive: true });
    const isRaw = typeof content === "string" || Buffer.isBuffer(content);
    writeFileSync(join(path, name), isRaw ? content : JSON.stringify(content));
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
