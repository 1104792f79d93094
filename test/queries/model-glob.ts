/** Patterns as the interface defines them, by brute force. */

/** Whether a whole text matches a valid pattern; `folded`: whatever the case of A to Z. */
export function globbed(pattern: string, text: string, folded: boolean): boolean {
  return matches([...pattern], [...text], folded);
}

function matches(pattern: readonly string[], text: readonly string[], folded: boolean): boolean {
  const [head, ...rest] = pattern;
  if (head === undefined) return text.length === 0;
  if (head === "*") return text.some((_, at) => matches(rest, text.slice(at), folded)) || matches(rest, [], folded);
  const [character, ...others] = text;
  if (character === undefined) return false;
  const cases = folded ? [lower(character), upper(character)] : [character];
  if (head === "?") return matches(rest, others, folded);
  if (head === "\\") return cases.includes(rest[0]!) && matches(rest.slice(1), others, folded);
  if (head !== "[") return cases.includes(head) && matches(rest, others, folded);
  const { negated, members, after } = brackets(rest);
  const within = cases.some((one) => members.some(([from, to]) => code(one) >= code(from) && code(one) <= code(to)));
  return within !== negated && matches(after, others, folded);
}

/** The content of brackets, given the rest of the pattern after the opening one. */
function brackets(pattern: readonly string[]) {
  const negated = pattern[0] === "!" || pattern[0] === "^";
  const members: [from: string, to: string][] = [];
  let at = negated ? 1 : 0;
  const next = () => {
    if (pattern[at] === "\\") at += 1;
    return pattern[at++]!;
  };
  do {
    const from = next();
    const isRange = pattern[at] === "-" && pattern[at + 1] !== "]";
    if (isRange) at += 1;
    members.push([from, isRange ? next() : from]);
  } while (pattern[at] !== "]");
  return { negated, members, after: pattern.slice(at + 1) };
}

const code = (character: string) => character.codePointAt(0)!;
const lower = (character: string) => (/[A-Z]/.test(character) ? character.toLowerCase() : character);
const upper = (character: string) => (/[a-z]/.test(character) ? character.toUpperCase() : character);
