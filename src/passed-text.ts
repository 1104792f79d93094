import { parseJson } from "./json-text.ts";

/**
 * JSON text within a value that is to be written as JSON: `jsonOf` puts it where it stands, as it is. It may be megabytes, and nobody has to
 * parse it for that.
 */
export abstract class PassedText {
  abstract get text(): string;
  abstract get tree(): unknown;

  /** Called by `JSON.stringify`. */
  toJSON(): unknown {
    if (texts === null) return this.tree;
    texts.push(this.text);
    return MARK;
  }
}

/** A JSON text that is passed on. */
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

/** No text of the service begins so: NUL cannot be stored. */
const MARK = "\0passed";
const WRITTEN_MARK = JSON.stringify(MARK);

/** Those of the value that is being written. */
let texts: string[] | null = null;

/** JSON text in pieces. */
export interface Pieces {
  /** The text around passed texts. */
  readonly around: readonly string[];
  readonly passed: readonly string[];
}

/** The JSON text of a value, in which passed texts stand as they are. */
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

/** The texts that are a value's text one after the other. */
export function* inOrder({ around, passed }: Pieces): Generator<string> {
  yield around[0]!;
  for (const [at, one] of passed.entries()) {
    yield one;
    yield around[at + 1]!;
  }
}
