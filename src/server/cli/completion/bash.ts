/** Completion in bash 3.2 and later. It needs no other package and starts no process. */
import type { OptionChoice, Place } from "./tree.ts";

export function bash(places: readonly Place[]): string {
  const words = places.map(({ path, words: some }) => `    "${path}") words="${some.map(({ word }) => word).join(" ")}" ;;`);
  const options = places.flatMap(({ path, options: some }) => {
    const names = some.flatMap(({ name, short }) => [`--${name}`, ...(short ? [`-${short}`] : [])]);
    return names.length === 0 ? [] : [`    "${path}") options="${names.join(" ")}" ;;`];
  });
  const takers = [
    ...new Set(places.flatMap(({ options: some }) => some.filter(({ takesValue }) => takesValue).flatMap(namesOf))),
  ];
  const files = [...new Set(places.flatMap(({ options: some }) => some.filter(({ isFile }) => isFile).flatMap(namesOf)))];
  const values = places.flatMap(({ path, options: some }) =>
    some
      .filter(({ values: few }) => few.length > 0)
      .map(
        (one) =>
          `    ${namesOf(one)
            .map((name) => `"${path} ${name}"`)
            .join("|")}) values="${one.values.join(" ")}" ;;`,
      ),
  );
  return `# Completion of judgment in bash. Made by: judgment completion bash
_judgment_words() {
  words=
  case "$1" in
${words.join("\n")}
  esac
}

_judgment_options() {
  options=
  case "$1" in
${options.join("\n")}
  esac
}

_judgment_values() {
  values=
  case "$1 $2" in
${values.join("\n")}
  esac
}

_judgment() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local path= words= options= values= word at skip= found=
  COMPREPLY=()
  for (( at = 1; at < COMP_CWORD; at++ )); do
    word="\${COMP_WORDS[at]}"
    if [ -n "$skip" ]; then skip=; continue; fi
    case "$word" in
      ${takers.join("|")}) skip=1; continue ;;
      -*|=) continue ;;
    esac
    _judgment_words "$path"
    case " $words " in
      *" $word "*) path="\${path:+$path }$word" ;;
      *) found=1 ;;
    esac
  done
  _judgment_values "$path" "$previous"
  if [ -n "$values" ]; then COMPREPLY=( $(compgen -W "$values" -- "$current") ); return; fi
  case "$previous" in
    ${files.join("|")}) COMPREPLY=( $(compgen -f -- "$current") ); return ;;
    ${takers.join("|")}) return ;;
  esac
  case "$current" in
    -*) _judgment_options "$path"; COMPREPLY=( $(compgen -W "$options" -- "$current") ); return ;;
  esac
  _judgment_words "$path"
  if [ -z "$found" ] && [ -n "$words" ]; then COMPREPLY=( $(compgen -W "$words" -- "$current") ); fi
}

complete -o default -F _judgment judgment
`;
}

function namesOf({ name, short }: OptionChoice): string[] {
  return [`--${name}`, ...(short ? [`-${short}`] : [])];
}
