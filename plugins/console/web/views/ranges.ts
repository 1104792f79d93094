/** Ranges of charts over time, and how their steps are read. */
import type { ActivityStep } from "judgment-client";

const ranges = {
  "24h": { label: "24 hours", step: "hour", steps: 24 },
  "7d": { label: "7 days", step: "hour", steps: 168 },
  "30d": { label: "30 days", step: "day", steps: 30 },
  "90d": { label: "90 days", step: "day", steps: 90 },
} as const;

export type RangeName = keyof typeof ranges;

/** For a choice: names with their labels. */
export const rangeOptions = Object.entries(ranges).map(([name, { label }]) => [name, label] as const);

/** The range of that name, or else the other. */
export function rangeOf(named: string, otherwise: RangeName) {
  const name = named in ranges ? (named as RangeName) : otherwise;
  return { name, ...ranges[name] };
}

const hour = new Intl.DateTimeFormat("en", {
  timeZone: "UTC",
  month: "short",
  day: "numeric",
  hour: "2-digit",
  hourCycle: "h23",
});
const day = new Intl.DateTimeFormat("en", { timeZone: "UTC", month: "short", day: "numeric" });

export function stepLabels(step: ActivityStep, points: readonly { readonly at: string }[]): string[] {
  return points.map(({ at }) => (step === "day" ? day.format(new Date(at)) : `${hour.format(new Date(at))}:00`));
}
