/** The bytes of contexts, one small file for each kind. If you change one, every answer of that kind is judged again. */
import { describe, expect, it } from "vitest";
import type { ContextRecipe } from "#generated/types.ts";
import type { Json } from "#src/foundation/json/json.ts";
import { type ContextSource, compileContext, type Surroundings } from "#src/judging/contexts/context.ts";
import { shownGroup } from "#src/judging/contexts/group.ts";

const now = new Date("2030-01-01T00:00:00Z");
const ticket: ContextSource = {
  attributes: { plan: "pro", customer: "c-1", tags: ["late", "é"], amount: 1e21 },
  state: {
    text: 'He said: "where\nis it?"',
    order: {
      lines: [
        { sku: "b", n: 2 },
        { n: 1, sku: "a" },
      ],
      paid: true,
      note: null,
    },
    messages: [
      { at: "2029-12-01T00:00:00Z", text: "first" },
      { created_at: "2029-12-30T00:00:00Z", text: "second" },
      { text: "third, of no time" },
      { timestamp: "2029-12-31T12:00:00Z", text: "fourth" },
    ],
  },
};
const others: Json[] = [
  { id: "t-9", document: { "state.text": "newest" }, answers: { "urgent.page": true, anger: "high" } },
  { id: "t-8", document: { "state.text": "older" }, answers: {} },
];

const cases: [name: string, recipe: ContextRecipe, surroundings?: Surroundings][] = [
  ["whole", {}],
  ["fields-in-their-order", { fields: ["state.order", "attributes.plan", "state.missing", "attributes.tags"] }],
  ["last-elements", { fields: ["state.messages", "state.order.lines"], last_n: 1 }],
  ["window", { fields: ["state.messages"], window: "7d" }],
  ["window-and-last-elements", { fields: ["state.messages"], window: "7d", last_n: 2 }],
  ["oldest-elements-dropped", { fields: ["state.messages", "attributes.plan"], max_tokens: 40 }],
  ["ends-of-strings-cut", { fields: ["state.text", "attributes.customer"], max_tokens: 20 }],
  [
    "previous",
    { fields: ["attributes.plan"], previous: { fields: ["state.text", "attributes.plan"] } },
    { previous: { "attributes.plan": "free", "state.text": "no" } },
  ],
  ["nothing-previous", { fields: ["attributes.plan"], previous: { fields: ["state.text"] } }],
  [
    "related",
    { fields: ["attributes.customer"], related: [{ name: "others" }, { name: "itself" }] },
    { related: { others, itself: { answers: { "urgent.page": false } } } },
  ],
  ["nobody-related", { fields: ["attributes.customer"], related: [{ name: "others" }] }, { related: { others: [] } }],
  [
    "oldest-related-dropped",
    { fields: ["attributes.customer"], related: [{ name: "others" }], max_tokens: 50 },
    { related: { others } },
  ],
  [
    "group",
    { fields: ["attributes.plan"], group: { name: "plans" } },
    {
      group: shownGroup(
        {
          name: "plans",
          bands: {
            count: [
              { label: "few", gte: 0 },
              { label: "many", gte: 10 },
            ],
          },
        },
        { count: 12, "avg.attributes.amount": 3.5 },
      ),
    },
  ],
];

describe("the bytes of a context", () => {
  it.each(cases)("of %s", async (name, recipe, surroundings = {}) => {
    const { text, tokens, cut } = compileContext(ticket, recipe, "Why?", now, surroundings);
    const cuts = cut.map(({ path, dropped, what }) => `cut: ${dropped} ${what} of ${path}\n`).join("");
    await expect(`${text}\ntokens with the question: ${tokens}\n${cuts}`).toMatchFileSnapshot(`golden/${name}.txt`);
  });
});
