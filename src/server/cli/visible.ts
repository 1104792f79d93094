/**
 * Text of documents for people. Control characters in it would command the terminal, for example to fill the clipboard, and those of
 * writing direction would change the order of what stands beside them.
 */
const UNSEEN = /(?![\t\n])\p{Cc}|[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** With such characters as escapes: `\x1b`, `\u202e`. */
export function visible(text: string): string {
  return text.replace(UNSEEN, (one) => {
    const code = one.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code.padStart(4, "0")}` : `\\x${code.padStart(2, "0")}`;
  });
}

/** The same where another line would look like one of the command's own. */
export function inOneLine(text: string): string {
  return visible(text).replaceAll("\n", "\\n");
}
