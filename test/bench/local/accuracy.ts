/** Answers about installed packages against facts of their manifests. */
import path from "node:path";
import { LocalEngine } from "#plugins/engines/local/local-engine.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { Figure } from "../support/bench.ts";
import { type Judged, majority, rankCorrelation, separation, share } from "./metrics.ts";
import { contextOf, type InstalledPackage, installedPackages } from "./packages.ts";
import { distinct, type Label, type Task, tasks } from "./tasks.ts";

const NODE_MODULES = path.join(import.meta.dirname, "../../../node_modules");

/**
 * For every question, the share of right answers compared with the share of the most frequent one. A bool adds how well p separates yes from
 * no, compared with guessing. A score adds how its order agrees, compared with no order.
 * @param half the packages that the engine's parameters were chosen on, or the others. Only the others give honest figures
 */
export async function accuracy(half: "development" | "held-out"): Promise<Figure[]> {
  const packages = distinct(installedPackages(NODE_MODULES)).filter(
    ({ development }) => development === (half === "development"),
  );
  const figures: Figure[] = [];
  for (const task of tasks) {
    const judged = await answersTo(task, packages);
    const right = share(judged.map(({ label, answer }) => chosen(answer) === label));
    figures.push(figure(`${task.name}: right of ${judged.length}`, right, majority(judged.map(({ label }) => label))));
    figures.push(...orderOf(task, judged));
  }
  return figures;
}

async function answersTo(task: Task, packages: readonly InstalledPackage[]): Promise<Judged<Label, RawAnswer>[]> {
  const engine = new LocalEngine();
  const labelled = packages.flatMap((one) => {
    const label = task.label(one);
    if (label === undefined) return [];
    const context = contextOf(one, task.withheld);
    return [{ label, request: { contextText: JSON.stringify(context), questions: [task.question] } }];
  });
  const results = await engine.evaluate(
    labelled.map(({ request }) => request),
    new AbortController().signal,
  );
  await engine.close();
  return results.map((result, at) => {
    const answer = result.ok ? result.answers[task.question.id] : undefined;
    if (!answer?.ok) throw new Error(`${task.name}: no answer`);
    return { label: labelled[at]!.label, answer: answer.answer };
  });
}

/** What a raw answer amounts to. */
function chosen(answer: RawAnswer): Label {
  switch (answer.type) {
    case "bool":
      return answer.p >= 0.5;
    case "choice":
      return answer.value;
    case "score":
      return Number(Object.entries(answer.dist).reduce((best, one) => (one[1] > best[1] ? one : best))[0]);
    default:
      return answer satisfies never;
  }
}

function orderOf({ name }: Task, judged: readonly Judged<Label, RawAnswer>[]): Figure[] {
  const p = judged.flatMap(({ label, answer }) => (answer.type === "bool" ? [{ label: label === true, answer: answer.p }] : []));
  if (new Set(p.map(({ label }) => label)).size === 2) return [figure(`${name}: told apart (AUC)`, separation(p), 0.5)];
  const score = judged.flatMap(({ label, answer }) =>
    answer.type === "score" ? [{ label: Number(label), answer: answer.score }] : [],
  );
  return score.length === 0 ? [] : [figure(`${name}: rank correlation`, rankCorrelation(score), 0)];
}

function figure(what: string, value: number, floor: number): Figure {
  return {
    figure: what,
    value,
    floor,
    ratio: floor === 0 ? value : value / floor,
    target: null,
    better: "higher",
    runs: 1,
    unit: "",
  };
}
