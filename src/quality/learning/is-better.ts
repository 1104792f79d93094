/** Whether answers are better with what was learned. */
import type { Found, Learnt } from "#src/judging/engines/engine.ts";
import type { LearnedReport } from "#src/judging/numbers/learned.ts";
import { studentQuantile } from "#src/quality/fits/shares.ts";

export interface Verdict {
  isBetter: boolean;
  report: LearnedReport;
}

/**
 * It is better if the log loss of held-out documents is smaller than that of the answers as they are, and than that of calibrated ones, both
 * by more than chance explains: the interval of the mean difference, of 95% (Student's), does not reach 0. So where there is nothing to learn,
 * something is taken in at most one of 40 cases.
 */
export function verdictOf(lessons: Learnt["lessons"]): Verdict {
  const isBetter = gains(lessons, ({ now }) => now) && gains(lessons, ({ calibrated }) => calibrated);
  const before = meanLoss(lessons, ({ now }) => now);
  const calibrated = meanLoss(lessons, (one) => one.calibrated);
  const than = calibrated < before ? (one: Lesson) => one.calibrated : (one: Lesson) => one.now;
  const report = {
    documents: lessons.length,
    logLoss: { before: Math.min(before, calibrated), learned: meanLoss(lessons, ({ learned }) => learned) },
    accuracy: { before: accuracy(lessons, than), learned: accuracy(lessons, ({ learned }) => learned) },
  };
  return { isBetter, report };
}

type Lesson = Learnt["lessons"][number];

function gains(lessons: readonly Lesson[], than: (lesson: Lesson) => Found): boolean {
  const count = lessons.length;
  const gained = lessons.map((one) => one.learned.logProbability - than(one).logProbability);
  const mean = gained.reduce((sum, one) => sum + one, 0) / count;
  const variance = gained.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1);
  return mean - studentQuantile(count - 1) * Math.sqrt(variance / count) > 0;
}

function meanLoss(lessons: readonly Lesson[], of: (lesson: Lesson) => Found): number {
  return -lessons.reduce((sum, one) => sum + of(one).logProbability, 0) / lessons.length;
}

function accuracy(lessons: readonly Lesson[], of: (lesson: Lesson) => Found): number {
  return lessons.filter((one) => of(one).isLikeliest).length / lessons.length;
}
