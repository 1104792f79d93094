import { parseJson } from "./json-text.ts";

/**
 * JSON text inside a value that will be encoded. `jsonOf` inserts the text unchanged. It may be megabytes, and it is never
 * parsed.
 */
export abstract class PassedText {
  abstract get text(): string;
  abstract get tree(): unknown;

  /** The text in consecutive parts. A very large text stays in parts, because joining it would block the thread. */
  get parts(): readonly string[] {
    return [this.text];
  }

  /** Called by `JSON.stringify`. */
  toJSON(): unknown {
    if (texts === null) return this.tree;
    texts.push(this.parts);
    return MARK;
  }
}

/** A JSON text that is passed on unchanged. */
export class JsonText extends PassedText {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  get tree(): unknown {
    return parseJson(this.text);
  }
}

/** No other text of the service begins with this, because NUL cannot be stored. */
const MARK = "\0passed";
const WRITTEN_MARK = JSON.stringify(MARK);

/** The passed texts of the value that is being encoded. */
let texts: (readonly string[])[] | null = null;

/** JSON text in pieces. */
export interface Pieces {
  /** The text between the passed texts. */
  readonly around: readonly string[];
  /** Each in its parts. */
  readonly passed: readonly (readonly string[])[];
}

/** The JSON text of a value. Passed texts are inserted unchanged. */
export function jsonOf(value: unknown): string {
  return joined(piecesOf(value));
}

export function piecesOf(value: unknown): Pieces {
  texts = [];
  try {
    const text = JSON.stringify(value);
    if (texts.length === 0) return { around: [text], passed: [] };
    return { around: text.split(WRITTEN_MARK), passed: texts };
  } finally {
    texts = null;
  }
}

export function joined(pieces: Pieces): string {
  let text = "";
  for (const one of inOrder(pieces)) text += one;
  return text;
}

/** The parts of a value's text, in order. */
export function* inOrder({ around, passed }: Pieces): Generator<string> {
  yield around[0]!;
  for (const [at, one] of passed.entries()) {
    yield* one;
    yield around[at + 1]!;
  }
}
