/** Completion in fish 3 and later. */
import type { Place } from "./tree.ts";

export function fish(places: readonly Place[]): string {
  const lines = places.flatMap(({ path, words, options }) => [
    ...words.map(
      ({ word, about }) =>
        `complete -c judgment -n '__judgment_at ${quoted(path)}' -f -a ${word}${about ? ` -d ${quoted(about, "'\\''")}` : ""}`,
    ),
    ...options.map(({ name, short, about, takesValue, values, isFile }) => {
      const value = values.length > 0 ? ` -x -a '${values.join(" ")}'` : takesValue ? (isFile ? " -r -F" : " -x") : "";
      return `complete -c judgment -n '__judgment_in ${quoted(path)}' -l ${name}${short ? ` -s ${short}` : ""}${value} -d '${about}'`;
    }),
  ]);
  const words = places.map(
    ({ path, words: some }) => `        case ${quoted(path, "'")}\n            echo ${some.map(({ word }) => word).join(" ")}`,
  );
  const takers = [
    ...new Set(places.flatMap(({ options }) => options.filter(({ takesValue }) => takesValue).map(({ name }) => `--${name}`))),
  ];
  return `# Completion of judgment in fish. Made by: judgment completion fish
function __judgment_words
    switch "$argv[1]"
${words.filter((one) => !one.endsWith("echo ")).join("\n")}
    end
end

# The command that the words so far name, and the word after it that is no command, if any.
function __judgment_path
    set -l path ""
    set -l rest ""
    set -l skip 0
    for word in (commandline -opc)[2..-1]
        if test $skip = 1
            set skip 0
            continue
        end
        if contains -- $word ${takers.join(" ")}
            set skip 1
            continue
        end
        if string match -q -- '-*' $word
            continue
        end
        if contains -- $word (string split ' ' -- (__judgment_words "$path"))
            set path (string trim -- "$path $word")
        else
            set rest $word
        end
    end
    echo "$path"
    echo "$rest"
end

function __judgment_at
    set -l found (__judgment_path)
    test "$found[1]" = "$argv[1]" -a -z "$found[2]"
end

function __judgment_in
    set -l found (__judgment_path)
    test "$found[1]" = "$argv[1]"
end

${lines.join("\n")}
`;
}

/** In double quotes within single ones, or in single ones. */
function quoted(text: string, quote = '"'): string {
  return quote === '"' ? `"${text}"` : `'${text}'`;
}
