/** What a person who knows that `local` only compares words may expect of it. */
import { describe, expect, it } from "vitest";
import { LocalEngine } from "#plugins/engines/local/local-engine.ts";
import type { EngineQuestion, Json, RawAnswer } from "#src/judging/engines/engine.ts";

const engine = new LocalEngine();

type Ask<Type> = Extract<EngineQuestion, { type: Type }>;

async function answer<Type extends RawAnswer["type"]>(
  question: Ask<Type>,
  context: Json,
): Promise<Extract<RawAnswer, { type: Type }>> {
  const [result] = await engine.evaluate(
    [{ contextText: JSON.stringify(context), questions: [question] }],
    new AbortController().signal,
  );
  const given = result?.ok ? result.answers[question.id] : undefined;
  if (!given?.ok) throw new Error("no answer");
  return given.answer as Extract<RawAnswer, { type: Type }>;
}

const p = async (question: string, context: Json, criteria?: Ask<"bool">["criteria"]) =>
  (await answer({ id: "q", type: "bool", question, criteria }, context)).p;
const body = (text: string): Json => ({ document: { "state.body": text } });

describe("a bool", () => {
  const refund = "Does the customer ask for a refund?";

  it("is likelier than not where the text speaks of what is asked, and unlikely where it does not", async () => {
    expect(await p(refund, body("I was charged twice, please refund one of the payments."))).toBeGreaterThan(0.5);
    expect(await p(refund, body("The parcel has not arrived and nobody answers the telephone at all."))).toBeLessThan(0.35);
  });

  it("knows other forms of a word, small misspellings, and neighbours written as one", async () => {
    const other = await p(refund, body("The parcel has not arrived yet."));
    for (const text of ["They were refunding me already.", "Give me my refundd."])
      expect(await p(refund, body(text))).toBeGreaterThan(other);
    expect(await p("Is it about the command line?", body("a commandline parser"))).toBeGreaterThan(0.5);
  });

  it("is unlikely where the text denies what is asked", async () => {
    const [said, denied, silent] = await Promise.all([
      p(refund, body("I want a refund today.")),
      p(refund, body("I do not want a refund today.")),
      p(refund, body("I want a parcel today.")),
    ]);
    expect(said).toBeGreaterThan(silent);
    expect(denied).toBeLessThan(silent);
  });

  it("of a negated question is the opposite of the plain one", async () => {
    for (const text of ["I want a refund.", "I do not want a refund.", "Where is my parcel?"]) {
      const plain = await p("Does the customer want a refund?", body(text));
      expect(await p("Does the customer not want a refund?", body(text))).toBeCloseTo(1 - plain, 12);
      expect(await p("Doesn't the customer want a refund?", body(text))).toBeCloseTo(plain, 12);
    }
  });

  it("follows its criteria for yes and for no", async () => {
    const criteria = { true: "outage, down, immediately", false: "no hurry, whenever you have time, feature wish" };
    const high = await p("Is it urgent?", body("The server is down, an outage since noon."), criteria);
    const middle = await p("Is it urgent?", body("I cannot find the invoice of last month anywhere."), criteria);
    const low = await p("Is it urgent?", body("A feature wish: a dark theme for the night."), criteria);
    expect(high).toBeGreaterThan(middle);
    expect(low).toBeLessThan(middle);
  });

  it("reads what a field's name and value say together", async () => {
    expect(await p("Is it spam?", { document: { "attributes.is_spam": true } })).toBeGreaterThan(0.8);
    expect(await p("Is it spam?", { document: { "attributes.is_spam": false } })).toBeLessThan(0.2);
  });

  it("is even where there is nothing to go by: no context, or no word that says anything", async () => {
    expect(await p(refund, {})).toBe(0.5);
    expect(await p("Is it?", body("I want a refund."))).toBe(0.5);
  });

  it("takes the silence of a long text for more than that of a short one", async () => {
    const short = await p(refund, body("Hello there."));
    const long = await p(refund, body("The parcel has not arrived and nobody answers the telephone. ".repeat(5)));
    expect(long).toBeLessThan(short);
    expect(short).toBeLessThan(0.5);
  });

  it("about what a text is gives its title and its beginning more weight than its end", async () => {
    const padding = "Nothing else matters in this long report of the weather. ".repeat(60);
    const about = "Is this about invoices?";
    const [titled, first, last] = await Promise.all([
      p(about, { document: { title: "Invoices", body: padding } }),
      p(about, { document: { title: "Report", body: `invoices ${padding}` } }),
      p(about, { document: { title: "Report", body: `${padding} invoices` } }),
    ]);
    expect(titled).toBeGreaterThan(first);
    expect(first).toBeGreaterThan(last);
  });

  it("about what a text says finds it at the end too", async () => {
    const padding = "Nothing else matters in this long report of the weather. ".repeat(60);
    expect(await p("Does it mention an invoice?", body(`${padding} invoice`))).toBeGreaterThan(0.5);
  });

  it("heeds what the document says now more than what it said before", async () => {
    const now = await p("Is it paid?", { document: { status: "paid" }, previous: { status: "open" } });
    const before = await p("Is it paid?", { document: { status: "open" }, previous: { status: "paid" } });
    expect(now).toBeGreaterThan(before);
  });
});

describe("a choice", () => {
  const topics: Ask<"choice"> = {
    id: "q",
    type: "choice",
    question: "What is this ticket about?",
    options: [
      { value: "billing", description: "charges, payments, invoices, refunds" },
      { value: "technical", description: "crashes, bugs, errors" },
      { value: "shipping", description: "orders, delivery, tracking" },
      { value: "none_of_the_above" },
    ],
  };

  it.each([
    ["I was charged twice, refund one of the payments", "billing"],
    ["The app crashes with an error whenever I open it", "technical"],
    ["Tracking says the delivery is late", "shipping"],
    ["Greetings from the seaside", "none_of_the_above"],
    ["", "none_of_the_above"],
  ])("over %j is %s", async (text, value) => {
    expect((await answer(topics, body(text))).value).toBe(value);
  });

  it("takes a field that holds an option's very value for that option", async () => {
    const { value, dist } = await answer(topics, {
      document: { "attributes.category": "technical", "state.body": "see attachment" },
    });
    expect(value).toBe("technical");
    expect(dist.technical).toBeGreaterThan(0.8);
  });

  it("gives none of the above the same share of nothing however many options there are, and less the more one matches", async () => {
    const wide = {
      ...topics,
      options: [...Array.from({ length: 200 }, (_, at) => ({ value: `topic${at}x` })), { value: "none_of_the_above" }],
    };
    const few = (await answer(topics, body("Greetings from the seaside"))).dist.none_of_the_above!;
    expect((await answer(wide, body("Greetings from the seaside"))).dist.none_of_the_above).toBeCloseTo(few, 12);
    const some = (await answer(topics, body("Greetings from the seaside, and an invoice"))).dist.none_of_the_above!;
    const much = (await answer(topics, body("Invoice, payment and refund: billing"))).dist.none_of_the_above!;
    expect(few).toBeGreaterThan(0.5);
    expect(some).toBeLessThan(few);
    expect(much).toBeLessThan(some);
  });

  it("does not depend on the order of its options", async () => {
    const context = body("The delivery is late and I want a refund");
    const forth = (await answer(topics, context)).dist;
    const back = (await answer({ ...topics, options: topics.options.toReversed() }, context)).dist;
    for (const [value, share] of Object.entries(forth)) expect(back[value]).toBeCloseTo(share, 12);
  });

  it("heeds a sentence of the criteria that names an option", async () => {
    const context = body("My umbrella is broken");
    const plain = (await answer(topics, context)).dist.technical!;
    const told = (await answer({ ...topics, criteria: "Broken umbrellas are technical. Say billing for money." }, context)).dist
      .technical!;
    expect(told).toBeGreaterThan(plain);
  });

  it("reads the words of a value in any way of writing names", async () => {
    for (const value of ["delayedParcel", "delayed_parcel", "delayed-parcel", "Delayed parcel"]) {
      const asked = { ...topics, options: [{ value }, { value: "billing" }, { value: "none_of_the_above" }] };
      expect((await answer(asked, body("A parcel was delayed"))).value).toBe(value);
    }
  });
});

describe("a score", () => {
  const urgency: Ask<"score"> = {
    id: "q",
    type: "score",
    question: "How urgent is it?",
    levels: ["not urgent, no hurry", "somewhat urgent", "very urgent, needs to be fixed immediately"],
  };
  const score = async (text: string) => (await answer(urgency, body(text))).score;

  it("is higher the higher the level that the text speaks like", async () => {
    const [low, silent, high] = [
      await score("No hurry at all, it is not urgent."),
      await score("A parcel."),
      await score("Urgent: must be fixed immediately!"),
    ];
    expect(low).toBeLessThan(silent);
    expect(silent).toBeLessThan(high);
  });

  it("gives a level's neighbours more than levels farther off", async () => {
    const levels = ["alpha", "beta", "gamma", "delta", "epsilon"];
    const { dist } = await answer({ ...urgency, levels }, body("alpha alpha alpha"));
    expect(dist["0"]).toBeGreaterThan(dist["1"]!);
    expect(dist["1"]).toBeGreaterThan(dist["2"]!);
  });
});
