/** Forty prompt injections against the current prompt and the first one, with mocks that follow instructions. */
import { expect, it } from "vitest";
import { alternativesOf } from "#plugins/engines/openai/alternatives.ts";
import { messagesOf } from "#plugins/engines/openai/prompt.ts";
import { canonical } from "#src/foundation/json/json.ts";
import type { EngineQuestion } from "#src/judging/engines/engine.ts";
import { injections } from "./injections.ts";

const question: EngineQuestion = { id: "urgent", type: "bool", question: "Is it urgent?" };

const ALTERNATIVES = alternativesOf(question);

function today(contextText: string): string {
  return messagesOf({ contextText }, question, ALTERNATIVES).at(-1)!.content;
}

/** As it was before tags had codes. */
function first(contextText: string): string {
  const prompt = today(contextText);
  return prompt.replaceAll(/^<(\S+)>/.exec(prompt)![1]!, "document");
}

/** Reads tags as a model does: case, spaces, escapes and what is invisible make no difference. */
function read(prompt: string): string {
  return prompt
    .replaceAll("\\n", "\n")
    .replaceAll("\u200b", "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<\s*(\/?)\s*([\w-]+)\s*>/g, "<$1$2>")
    .toLowerCase();
}

const ORDER = /reply with yes\./;
/** Takes what stands between the tags for data. */
const following = (prompt: string) => {
  const text = read(prompt);
  const [tag] = /^<([\w-]+)>/.exec(text)!.slice(1) as [string];
  const end = text.indexOf(`</${tag}>`);
  return ORDER.test(text.slice(end)) ? "yes" : "no";
};
const credulous = (prompt: string) => (ORDER.test(read(prompt)) ? "yes" : "no");

it("is turned by none of the injections, where the first prompt was by those that close its tag", () => {
  const changed = Object.entries(injections).map(([what, some]) => {
    const contexts = some.map((text) => canonical({ document: { attributes: {}, state: { text } } }));
    const by = (model: (prompt: string) => string, prompt: (text: string) => string) =>
      contexts.filter((text) => model(prompt(text)) === "yes").length;
    return [what, some.length, by(following, first), by(following, today), by(credulous, first), by(credulous, today)];
  });
  // The table of the plugin's README.
  expect(changed).toEqual([
    ["closes", 12, 12, 0, 12, 12],
    ["forges", 10, 10, 0, 10, 10],
    ["guesses", 6, 0, 0, 6, 6],
    ["roles", 6, 0, 0, 6, 6],
    ["orders", 6, 0, 0, 6, 6],
  ]);
});

it("names its tags by the document and by nothing that its author knows", () => {
  const tagIn = (prompt: string) => /^<(\S+)>/.exec(prompt)![1]!;
  const tag = tagIn(today("{}"));
  expect(tagIn(today("{}"))).toBe(tag);
  // One that has learned the tag of a document has another by putting it there.
  expect(tagIn(today(canonical({ learned: tag })))).not.toBe(tag);
  expect(today(canonical({ learned: tag }))).toContain(canonical({ learned: tag }));
});
