/** Questions and contexts whose answers make up what `local` answers: each feature of it decides at least one. */
import type { EngineQuestion, Json } from "#src/judging/engines/engine.ts";

export interface GoldenCase {
  name: string;
  context: Json;
  questions: EngineQuestion[];
}

const refund: EngineQuestion = { id: "refund", type: "bool", question: "Does the customer ask for a refund?" };
const noRefund: EngineQuestion = { id: "no_refund", type: "bool", question: "Does the customer not ask for a refund?" };
const outage: EngineQuestion = {
  id: "outage",
  type: "bool",
  question: "Is it urgent?",
  criteria: { true: "down, outage, immediately, as soon as possible", false: "no hurry, whenever you have time" },
};
const subject: EngineQuestion = {
  id: "subject",
  type: "choice",
  question: "What is this ticket about?",
  criteria: "Choose shipping when a parcel is late.",
  options: [
    { value: "billing", description: "charges, payments, invoices, refunds" },
    { value: "technicalProblem", description: "crashes, bugs, errors" },
    { value: "shipping", description: "orders, delivery, tracking" },
    { value: "none_of_the_above", description: "None of the other options fits." },
  ],
};
const urgency: EngineQuestion = {
  id: "urgency",
  type: "score",
  question: "How urgent is it?",
  levels: ["not urgent, no hurry", "somewhat urgent", "very urgent, needs to be fixed immediately"],
};
const all = [refund, noRefund, outage, subject, urgency];
const ticket = (body: string): Json => ({ document: { "attributes.channel": "email", "state.body": body } });

export const goldenCases: GoldenCase[] = [
  { name: "a plain request", context: ticket("I was charged twice. Please refund one of the payments."), questions: all },
  { name: "a negated request", context: ticket("I don't want a refund, just tell me how to change my address."), questions: all },
  { name: "an emergency", context: ticket("URGENT!!! Production is down, this must be fixed immediately"), questions: all },
  { name: "no hurry", context: ticket("No hurry, whenever you have time: the parcels are late again."), questions: all },
  { name: "a misspelling and a compound", context: ticket("Another paymnet error, and the re-fund is missing"), questions: all },
  { name: "nothing of it", context: ticket("Greetings from the seaside"), questions: all },
  { name: "an empty context", context: {}, questions: all },
  { name: "a null context", context: null, questions: all },
  {
    name: "fields that say and deny",
    context: {
      document: {
        attributes: { is_spam: false, isRefund: true, tags: [], amount: 12.5 },
        state: { title: "Delivery", notes: ["bug", null] },
      },
    },
    questions: [...all, { id: "spam", type: "bool", question: "Is it spam?" }],
  },
  {
    name: "a heading, code, a web address and what others say",
    context: {
      document: {
        "state.readme": "# payments\n\nSee https://example.com/refund\n\n```js\nthrow new Error('crash')\n```\n\nShips nothing.",
      },
      previous: { "state.readme": "refund refund refund" },
      related: [{ body: "urgent" }],
    },
    questions: [...all, { id: "about", type: "bool", question: "Is this about payments?" }],
  },
  {
    name: "scripts without spaces",
    context: ticket("二重に請求されました。返金をお願いします。"),
    questions: [{ id: "refund", type: "bool", question: "返金を求めていますか" }, subject],
  },
  { name: "a long text", context: ticket(`${"Nothing to see here. ".repeat(2_000)}refund`), questions: all },
  {
    name: "names that objects treat specially",
    context: JSON.parse('{"__proto__":{"constructor":"refund"}}') as Json,
    questions: [
      {
        id: "__proto__",
        type: "choice",
        question: "Which?",
        options: [{ value: "__proto__" }, { value: "constructor" }, { value: "10" }, { value: "9" }],
      },
    ],
  },
];
