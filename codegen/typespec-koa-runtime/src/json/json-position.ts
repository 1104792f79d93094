/**
 * Finds where a text stops being JSON. `JSON.parse` runs first and decides what is JSON. This code only explains its refusal,
 * whose message usually has no position.
 */

export interface JsonFault {
  /** UTF-16 code units before the error; line and column start at 1. */
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** What is wrong there: `expected a value`. */
  readonly message: string;
}

/** The first error of a text, or null if it is JSON. Takes linear time and no stack, however deep the nesting. */
export function findJsonFault(text: string): JsonFault | null {
  const fault = new Scanner(text).scan();
  if (fault === null) return null;
  const before = text.slice(0, fault.offset);
  const line = before.split("\n").length;
  return { ...fault, line, column: fault.offset - before.lastIndexOf("\n") };
}

type Fault = { offset: number; message: string };

const numberToken = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const hexadecimal = /[0-9a-fA-F]{4}/y;

class Scanner {
  readonly #text: string;
  #at = 0;
  #fault: Fault | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** Expects a value or, with open `closers`, continues after one. Each turn of the loop reads one value and what follows it. */
  scan(): Fault | null {
    const closers: ("}" | "]")[] = [];
    while (this.#fault === null) {
      this.#space();
      const opener = this.#text[this.#at];
      if (opener === "{" || opener === "[") {
        this.#at++;
        const closer = opener === "{" ? "}" : "]";
        this.#space();
        if (this.#text[this.#at] !== closer) {
          closers.push(closer);
          if (closer === "}") this.#memberName('expected a member name in double quotes or "}"');
          continue;
        }
        this.#at++;
      } else {
        this.#scalar();
      }
      if (this.#fault === null && this.#afterValue(closers)) return this.#fault;
    }
    return this.#fault;
  }

  /** Closes what ends here; true once the whole text is read or has an error. */
  #afterValue(closers: ("}" | "]")[]): boolean {
    for (;;) {
      this.#space();
      const closer = closers.at(-1);
      if (closer === undefined) {
        return this.#at === this.#text.length || this.#fail("expected the end of the body");
      }
      const next = this.#text[this.#at];
      if (next === ",") {
        this.#at++;
        this.#space();
        if (closer === "}") this.#memberName("expected a member name in double quotes");
        return false;
      }
      if (next !== closer) return this.#fail(`expected "," or "${closer}"`);
      closers.pop();
      this.#at++;
    }
  }

  #memberName(otherwise: string): void {
    if (this.#text[this.#at] !== '"') {
      this.#fail(otherwise);
      return;
    }
    this.#string();
    this.#space();
    if (this.#fault !== null) return;
    if (this.#text[this.#at] === ":") this.#at++;
    else this.#fail('expected ":"');
  }

  #scalar(): void {
    const first = this.#text[this.#at];
    if (first === '"') {
      this.#string();
      return;
    }
    for (const word of ["true", "false", "null"]) {
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return;
      }
    }
    numberToken.lastIndex = this.#at;
    const number = numberToken.exec(this.#text);
    if (number) this.#at += number[0].length;
    else this.#fail("expected a value");
  }

  #string(): void {
    for (this.#at++; this.#at < this.#text.length; this.#at++) {
      const character = this.#text[this.#at]!;
      if (character === '"') {
        this.#at++;
        return;
      }
      if (character < " ") {
        this.#fail("a control character in a string must be escaped");
        return;
      }
      if (character === "\\" && !this.#escape()) {
        this.#fail("unknown escape in a string");
        return;
      }
    }
    this.#fail("expected the end of a string");
  }

  #escape(): boolean {
    const escaped = this.#text[this.#at + 1];
    if (escaped === "u") {
      hexadecimal.lastIndex = this.#at + 2;
      if (!hexadecimal.test(this.#text)) return false;
      this.#at += 5;
      return true;
    }
    if (escaped === undefined || !'"\\/bfnrt'.includes(escaped)) return false;
    this.#at++;
    return true;
  }

  #space(): void {
    while (this.#at < this.#text.length && " \t\n\r".includes(this.#text[this.#at]!)) this.#at++;
  }

  #fail(message: string): true {
    const offset = Math.min(this.#at, this.#text.length);
    this.#fault ??= { offset, message: offset === this.#text.length ? `the text ends here, ${message}` : message };
    return true;
  }
}
