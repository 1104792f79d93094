/** The thread that fits. */

import { parentPort } from "node:worker_threads";
import { toBackgroundPriority } from "#src/foundation/threads/background-priority.ts";
import { answerBy } from "#src/judging/numbers/without.ts";
import type { Labelled } from "#src/quality/composites/fit.ts";
import { fitAllWeights } from "#src/quality/composites/fit-without.ts";
import { crossFit, type Example, heldOut } from "#src/quality/fits/fit.ts";
import type { Question, Reply } from "./fit-threads.ts";

// No client waits for a fit.
toBackgroundPriority();

let held: (Example | Labelled)[] = [];

async function answered(question: Question): Promise<unknown> {
  if (question.kind === "part") {
    if (question.first) held = [];
    for (const one of question.part) held.push(one);
    return null;
  }
  const all = held;
  held = [];
  switch (question.kind) {
    case "cross fit":
      return crossFit(question.methods, all as Example[], answerBy(question.composite));
    case "held out":
      return heldOut(question.folds, all as Example[], answerBy(question.composite));
    case "weights":
      return fitAllWeights(question.definition, all as Labelled[]);
    default:
      return question satisfies never;
  }
}

parentPort!.on("message", (question: Question) => {
  answered(question).then(
    (value) => parentPort!.postMessage({ answered: value } satisfies Reply),
    ({ message, stack }: Error) => parentPort!.postMessage({ failed: { message, stack } } satisfies Reply),
  );
});
