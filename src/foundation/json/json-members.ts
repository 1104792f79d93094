/** Shortens the text of a JSON object without parsing its values. */

/** Removes an object's own members of one name from its text. Members of nested objects stay. */
export function withoutMember(text: string, name: string): string {
  const kept = membersOf(text).filter((member) => nameOf(member) !== name);
  return `{${kept.join(",")}}`;
}

/**
 * The beginning of an object's text as an object of its own: what is complete within the first `most` characters. An array or
 * object that goes on after them has its first elements or members. The text itself, if it is no longer than that.
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const closing: string[] = [];
  let end = 0;
  for (let at = 0; at < most; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) end = at;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      closing.push(code === OPEN_BRACE ? "}" : "]");
      end = at + 1;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      closing.pop();
      end = at + 1;
    }
  }
  return text.slice(0, end) + closing.toReversed().join("");
}

const [QUOTE, COMMA, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x22, 0x2c, 0x7b, 0x7d, 0x5b, 0x5d];

const NOTABLE = /["{}[\],]/g;

/** The members of an object, each as its text. */
function membersOf(text: string): string[] {
  const members: string[] = [];
  const notable = new RegExp(NOTABLE);
  let depth = 0;
  let start = 0;
  for (let found = notable.exec(text); found !== null; found = notable.exec(text)) {
    const { 0: sign, index } = found;
    if (sign === '"') notable.lastIndex = endOfString(text, index) + 1;
    else if (sign === "{" || sign === "[") {
      depth++;
      if (depth === 1) start = index + 1;
    } else if (depth === 1) {
      const member = text.slice(start, index).trim();
      if (member !== "") members.push(member);
      start = index + 1;
      if (sign !== ",") depth--;
    } else if (sign !== ",") depth--;
  }
  return members;
}

/** The index of a string's closing quote. */
function endOfString(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x22) return at;
  }
  return text.length;
}

function nameOf(member: string): unknown {
  return JSON.parse(member.slice(0, endOfString(member, 0) + 1));
}
