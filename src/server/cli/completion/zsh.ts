/** Completion in zsh 5 and later. */
import type { OptionChoice, Place } from "./tree.ts";

export function zsh(places: readonly Place[]): string {
  const cases = places.map(({ path, words, options }) => {
    const said = words.map(({ word, about }) => `'${escaped(word)}${about ? `:${about}` : ""}'`);
    return `    '${path}')
      words_here=(${said.join(" ")})
      options_here=(${options.flatMap(specsOf).join(" ")})
      ;;`;
  });
  const takers = [...new Set(places.flatMap(({ options }) => options.filter(({ takesValue }) => takesValue).flatMap(namesOf)))];
  return `#compdef judgment
# Completion of judgment in zsh. Made by: judgment completion zsh
_judgment_place() {
  words_here=()
  options_here=()
  case "$1" in
${cases.join("\n")}
  esac
}

_judgment() {
  local -a words_here options_here takers names
  local here='' word found='' skip=''
  integer at
  takers=(${takers.join(" ")})
  for (( at = 2; at < CURRENT; at++ )); do
    word="\${words[at]}"
    if [[ -n $skip ]]; then skip=''; continue; fi
    if (( \${takers[(Ie)$word]} )); then skip=1; continue; fi
    if [[ $word == -* ]]; then continue; fi
    _judgment_place "$here"
    names=("\${(@)words_here%%:*}")
    if [[ -z $found ]] && (( \${names[(Ie)$word]} )); then here="\${here:+$here }$word"; else found=1; fi
  done
  _judgment_place "$here"
  if [[ -n $skip || \${words[CURRENT]} == -* ]]; then
    _arguments -s : "\${options_here[@]}" '*: :_files'
  elif [[ -z $found ]] && (( \${#words_here} )); then
    _describe 'command' words_here
  else
    _files
  fi
}

if [[ \${funcstack[1]} == _judgment ]]; then _judgment "$@"; else compdef _judgment judgment; fi
`;
}

function specsOf({ name, short, about, takesValue, values, isFile }: OptionChoice): string[] {
  const value = takesValue ? (values.length > 0 ? `:value:(${values.join(" ")})` : isFile ? ":file:_files" : ":value: ") : "";
  const said = `[${escaped(about).replaceAll("]", "\\]").replaceAll("[", "\\[")}]`;
  return [`'--${name}${said}${value}'`, ...(short ? [`'-${short}${said}${value}'`] : [])];
}

function namesOf({ name, short }: OptionChoice): string[] {
  return [`--${name}`, ...(short ? [`-${short}`] : [])];
}

function escaped(text: string): string {
  return text.replaceAll(":", "\\:");
}
