/** Evidence to probabilities. */
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { Compiled, Hypothesis } from "./hypotheses.ts";
import { parameters } from "./parameters.ts";
import { type Presence, presenceFor } from "./presence.ts";
import type { Sightings } from "./sightings.ts";

/** The raw answer in full floats; distributions sum to 1 within 1e-12. */
export function answer(question: Compiled, sightings: Sightings): RawAnswer {
  const present = presenceFor(question, sightings);
  switch (question.type) {
    case "bool":
      return { type: "bool", p: bool(question, present, sightings.wordCount) };
    case "choice": {
      const dist = choice(question, present);
      const value = question.values[dist.indexOf(Math.max(...dist))]!;
      return { type: "choice", value, dist: Object.fromEntries(question.values.map((one, at) => [one, dist[at]!])) };
    }
    case "score": {
      const dist = score(question, present);
      const expected = dist.reduce((sum, p, level) => sum + level * p, 0);
      return { type: "score", score: expected, dist: Object.fromEntries(dist.map((p, level) => [String(level), p])) };
    }
  }
}

function bool({ asked, turned, yes, no }: Compiled & { type: "bool" }, present: Presence, wordCount: number): number {
  const { base, question, criteria, absenceWords } = parameters.bool;
  if (asked.total === 0 && yes.total === 0 && no.total === 0) return 0.5;
  // That a short text does not speak of something says little.
  const silence = base * (wordCount / (wordCount + absenceWords));
  const spoken = criteria * (evidence(yes, present, 0.5) - evidence(no, present, 0.5));
  const logit = silence + question * evidence(asked, present, 1) + spoken;
  return 1 / (1 + Math.exp(turned ? logit : -logit));
}

function choice({ options, none }: Compiled & { type: "choice" }, present: Presence): number[] {
  const { sharpness, none: threshold, lengthPower } = parameters.choice;
  const logits = options.map((option) => sharpness * evidence(option, present, lengthPower));
  // Against any number of options that nothing speaks for, none of them wins by the same margin.
  if (none >= 0) logits[none] = sharpness * threshold + Math.log(Math.max(1, options.length - 1));
  return softmax(logits);
}

function score({ levels }: Compiled & { type: "score" }, present: Presence): number[] {
  const { sharpness, absence, neighbour, lengthPower } = parameters.score;
  const own = softmax(levels.map((level) => sharpness * evidence(level, present, lengthPower, absence)));
  return normalized(own.map((p, level) => p + neighbour * ((own[level - 1] ?? 0) + (own[level + 1] ?? 0))));
}

/**
 * What speaks for a hypothesis less what speaks against it.
 * @param power the sum is divided by the weight of all terms to this power. 1: all terms must be met. Nearer 0: some suffice
 * @param absence what it is worth that a term is not met whose absence the hypothesis speaks of ("without examples")
 */
function evidence({ weights, total }: Hypothesis, present: Presence, power: number, absence = 0): number {
  if (total === 0) return 0;
  let sum = 0;
  for (const [term, weight] of weights) {
    const presence = present(term);
    sum += weight * presence;
    if (weight < 0) sum -= absence * weight * (1 - Math.abs(presence));
  }
  return sum / total ** power;
}

export function softmax(logits: readonly number[]): number[] {
  const highest = Math.max(...logits);
  return normalized(logits.map((logit) => Math.exp(logit - highest)));
}

function normalized(masses: readonly number[]): number[] {
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  return masses.map((mass) => mass / total);
}
