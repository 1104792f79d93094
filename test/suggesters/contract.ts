/** The rules for every suggester, for any input. */
import { expect, it } from "vitest";
import type { OptionsAsked, PartsAsked, Suggester } from "#src/jobs/parts/suggester.ts";

export const optionsAsked = (documents: readonly string[], more: Partial<OptionsAsked> = {}): OptionsAsked => ({
  question: "What is it about?",
  options: [{ value: "refund", description: "Wants money back." }, { value: "delivery" }],
  documents,
  count: 3,
  ...more,
});

export const partsAsked = (documents: PartsAsked["documents"], more: Partial<PartsAsked> = {}): PartsAsked => ({
  question: "Is it urgent?",
  parts: [],
  documents,
  count: 3,
  ...more,
});

export const text = (words: string) => JSON.stringify({ document: { "state.text": words } });

const odd = [
  "",
  "{",
  '"',
  "null",
  "\u0000\uD800",
  '{"document":{"state.text":"cut in the mid',
  text("🙂 ".repeat(50)),
  "[[[",
  text(""),
];

export function keepsToTheContract(suggester: () => Suggester): void {
  const signal = () => new AbortController().signal;

  it("suggests options and parts of documents, of none, and of what is hardly one", async () => {
    for (const documents of [[], odd, Array.from({ length: 200 }, (_, n) => text(`invoice number ${n} for the accountant`))]) {
      for (const count of [1, 10]) {
        const options = await suggester().suggestOptions(optionsAsked(documents, { count }), signal());
        expect(options).toMatchObject({ ok: true });
        for (const one of options.ok ? options.suggestions : [])
          expect(one).toEqual({ value: expect.any(String), description: expect.any(String) });
        const judged = documents.map((text, n) => ({ text, p: n % 2, outcome: n % 3 === 0 ? null : n % 2 === 0 }));
        const parts = await suggester().suggestParts(partsAsked(judged, { count }), signal());
        expect(parts).toMatchObject({ ok: true });
        for (const one of parts.ok ? parts.suggestions : [])
          expect(one).toEqual({ name: expect.any(String), question: expect.any(String) });
      }
    }
  });

  it("closes, also twice", async () => {
    await suggester().close();
    await suggester().close();
  });
}
