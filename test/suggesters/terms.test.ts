/** The offline suggester: its proposals for documents about several subjects. */
import { describe, expect, it } from "vitest";
import { TermsSuggester } from "#plugins/suggesters/terms/terms-suggester.ts";
import { keepsToTheContract, optionsAsked, partsAsked, text } from "./contract.ts";

const suggester = new TermsSuggester();

const openings = ["Hello there, I write today about", "Good morning,", "To whom it may concern:", "Once again about"];
const topics = {
  invoice: [
    "the invoice of March lacks the vat",
    "please send the invoices again to our accountant",
    "an invoice with another vat number",
  ],
  password: [
    "my password is not accepted at login",
    "I forgot the passwords of both accounts and cannot login",
    "reset the password for this login",
  ],
  warranty: [
    "the warranty of the kettle",
    "is a broken lid under warranty, the kettle leaks",
    "warranties for a kettle that burns",
  ],
};
const documents = Array.from({ length: 90 }, (_, n) => {
  const about = Object.values(topics)[n % 3]!;
  return text(`${openings[n % 4]} ${about[Math.floor(n / 3) % about.length]}, case ${1_000 + n}`);
});

/** What all words of a suggestion are words of; undefined where they are of several topics or none. */
function topicOf({ value, description }: { value: string; description: string }): string | undefined {
  const said = [value, ...description.replace(/^About/, "").match(/\p{L}+/gu)!].filter((word) => word !== "and");
  const [about] = Object.entries(topics).filter(([, texts]) => said.every((word) => texts.some((one) => one.includes(word))));
  return about?.[0];
}

const options = async (given = documents, more = {}) => {
  const answer = await suggester.suggestOptions(optionsAsked(given, more));
  return answer.ok ? answer.suggestions : [];
};

describe("the terms suggester", () => {
  keepsToTheContract(() => new TermsSuggester());

  it("finds what documents are about, each thing once, in the words that they use", async () => {
    const found = await options();
    expect(found.map(topicOf).toSorted()).toEqual(Object.keys(topics).toSorted());
    expect(found.map(({ value }) => value)).toEqual(expect.arrayContaining(["invoice"]));
    expect(found.find((one) => topicOf(one) === "password")!.description).toMatch(
      /^About (password and login|login and password)\.$/,
    );
    expect(await options(documents.toReversed())).toEqual(found);
  });

  it("suggests no more than is asked for, and nothing that is there", async () => {
    expect(await options(documents, { count: 1 })).toHaveLength(1);
    const current = [
      { value: "invoice", description: "Invoices and vat." },
      { value: "access", description: "Passwords, login" },
    ];
    const found = await options(documents, { options: current });
    expect(found.map(topicOf)).toContain("warranty");
    for (const { value } of found) expect(["invoice", "vat", "password", "login", "access"]).not.toContain(value);
  });

  it("suggests nothing of documents that share nothing", async () => {
    expect(await options(["apple", "bridge", "candle", "desert"].map(text))).toEqual([]);
  });

  it("suggests parts by words that tell yes from no, going by outcomes before answers", async () => {
    const judged = documents.map((text, n) => ({ text, p: n % 3 === 0 ? 0.9 : 0.1, outcome: null as boolean | null }));
    const parts = async (given = judged) => {
      const answer = await suggester.suggestParts(partsAsked(given, { count: 1 }));
      return answer.ok ? answer.suggestions : [];
    };
    expect(await parts()).toEqual([{ name: "mentions_invoice", question: 'Does the document speak of "invoice"?' }]);
    expect(await parts(judged.map((one, n) => ({ ...one, outcome: n % 3 === 2 })))).toMatchObject([
      { name: expect.stringMatching(/mentions_(warranty|kettle)/) },
    ]);
  });

  it("reads no names of members, no code and no numbers", async () => {
    const given = Array.from({ length: 20 }, (_, n) =>
      JSON.stringify({ document: { "state.shipment": `\`\`\`parcel\`\`\` x9 ${n}` } }),
    );
    expect(await options(given)).toEqual([]);
  });
});
