/** Evaluations a second on one thread, and how long the event loop stops meanwhile. */
import { LocalEngine } from "#plugins/engines/local/local-engine.ts";
import type { EngineQuestion, EngineRequest } from "#src/judging/engines/engine.ts";
import { type Figure, median } from "../support/bench.ts";

const ROUNDS = 5;
/** An evaluation is one question about one context. */
const EVALUATIONS = 6_000;
const LEAST_A_SECOND = 2_000;
const LONGEST_STOP_MS = 10;

const ticket = "I was charged twice for my subscription last month. Please refund one of the payments, or tell me whom to call. ";

const questions: EngineQuestion[] = [
  { id: "refund", type: "bool", question: "Does the customer ask for a refund?" },
  {
    id: "subject",
    type: "choice",
    question: "What is this ticket about?",
    options: [
      { value: "billing", description: "charges, payments, invoices, refunds" },
      { value: "technical", description: "crashes, bugs, errors, login problems" },
      { value: "shipping", description: "orders, delivery, tracking, parcels" },
      { value: "none_of_the_above" },
    ],
  },
  { id: "urgency", type: "score", question: "How urgent is it?", levels: ["not urgent", "somewhat urgent", "very urgent"] },
];

export async function speed(): Promise<Figure[]> {
  const short = await measured(100);
  const long = await measured(100_000);
  return [
    figure("contexts of 100 characters", short.rate, LEAST_A_SECOND, { target: 1, better: "higher", unit: "evaluations/s" }),
    figure("contexts of 100,000 characters", long.rate, LEAST_A_SECOND, {
      target: null,
      better: "higher",
      unit: "evaluations/s",
    }),
    figure("longest stop over 100,000 characters", long.stop, LONGEST_STOP_MS, { target: null, better: "lower", unit: "ms" }),
  ];
}

/** @param characters length of a context's text */
async function measured(characters: number): Promise<{ rate: number; stop: number }> {
  const text = ticket.repeat(Math.ceil(characters / ticket.length)).slice(0, characters);
  const count = Math.ceil(EVALUATIONS / questions.length / Math.max(1, characters / 1_000));
  const requests = Array.from({ length: count }, (_, at): EngineRequest => {
    const context = { document: { "state.body": `${at} ${text}` } };
    return { contextText: JSON.stringify(context), questions };
  });
  const engine = new LocalEngine();
  const signal = new AbortController().signal;
  const rates: number[] = [];
  const stops: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const watch = new Watch();
    const began = performance.now();
    await engine.evaluate(requests, signal);
    const seconds = (performance.now() - began) / 1_000;
    const stop = watch.end();
    if (round < 0) continue;
    rates.push((count * questions.length) / seconds);
    stops.push(stop);
  }
  await engine.close();
  return { rate: median(rates), stop: median(stops) };
}

/** The longest time between two turns of the event loop. */
class Watch {
  #longest = 0;
  #last = performance.now();
  readonly #timer = setInterval(() => this.#look(), 1);

  #look(): void {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }

  end(): number {
    clearInterval(this.#timer);
    this.#look();
    return this.#longest;
  }
}

function figure(what: string, value: number, floor: number, about: Pick<Figure, "target" | "better" | "unit">): Figure {
  return { figure: what, value, floor, ratio: value / floor, ...about, runs: ROUNDS };
}
