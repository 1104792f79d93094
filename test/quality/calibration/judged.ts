/** Documents whose answers are known, and outcomes for them. */
import { expect, vi } from "vitest";
import type { CalibrationReport } from "#generated/types.ts";
import type { EngineQuestion, EngineRequest, RawAnswer } from "#src/judging/engines/engine.ts";
import { at } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import type { TestService } from "#test/support/service.ts";

const COUNT = 10_007;

/** Of the document of a number: spread over 0 to 1, no two alike among 10,007. */
export const pOf = (n: number) => ((n * 7_919) % COUNT) / COUNT;
/** What really is: less sure of itself than the answers are. */
export const isSo = (n: number) => ((n * 104_729) % COUNT) / COUNT < 0.3 + 0.4 * pOf(n);

/** Masses of three options or levels by the same number. */
export function massesOf(n: number): [number, number, number] {
  const p = pOf(n);
  const masses = [p, ((p * 17) % 1) + 0.01, 0.2] as const;
  const sum = masses[0] + masses[1] + masses[2];
  return [masses[0] / sum, masses[1] / sum, 1 - masses[0] / sum - masses[1] / sum];
}

/** An engine's answer that goes by the number in the document's context. */
export function answerByNumber(question: EngineQuestion, request: EngineRequest): RawAnswer {
  const n = Number(/"n":(\d+)/.exec(request.contextText)?.[1] ?? 0);
  switch (question.type) {
    case "bool":
      return { type: "bool", p: pOf(n) };
    case "choice": {
      const masses = massesOf(n);
      // Where there are four, the last is never it.
      const dist = Object.fromEntries(question.options.map(({ value }, option) => [value, masses[option] ?? 0]));
      const value = Object.keys(dist).reduce((best, option) => (dist[option]! > dist[best]! ? option : best));
      return { type: "choice", value, dist };
    }
    case "score": {
      const dist = Object.fromEntries(massesOf(n).map((mass, level) => [String(level), mass]));
      return { type: "score", score: dist["1"]! + 2 * dist["2"]!, dist };
    }
    default:
      return question satisfies never;
  }
}

/** Writes documents of numbers and waits until they are judged. */
export async function judged(service: TestService, namespace: string, numbers: readonly number[]): Promise<void> {
  service.engine.answer = answerByNumber;
  await write(
    service,
    namespace,
    numbers.map((n) => ({ id: `d-${n}`, state: { n } })),
  );
}

/** Posts an outcome for each number, of which the id tells. */
export async function happened(
  service: TestService,
  namespace: string,
  numbers: readonly number[],
  judgment = "urgent",
  value: (n: number) => unknown = isSo,
): Promise<void> {
  for (let from = 0; from < numbers.length; from += 1_000) {
    const outcomes = numbers
      .slice(from, from + 1_000)
      .map((n) => ({ id: `${judgment}-${n}`, document_id: `d-${n}`, judgment, value: value(n) }));
    const { status, body } = await service.request("POST", at(namespace, "outcomes"), { body: { outcomes } });
    expect({ status, body }).toMatchObject({ status: 201 });
  }
}

export async function reportOf(service: TestService, place: string, judgment = "urgent"): Promise<CalibrationReport> {
  return (await service.request("GET", at(place, "judgments", judgment, "calibration"))).body;
}

/** Waits until a report is as asked; the time of the service goes on meanwhile. */
export async function reportWhen(
  service: TestService,
  place: string,
  holds: (report: CalibrationReport) => boolean,
  judgment = "urgent",
): Promise<CalibrationReport> {
  let report: CalibrationReport | undefined;
  await service.clock.advance(6_000);
  await vi.waitUntil(
    async () => {
      report = await reportOf(service, place, judgment);
      return holds(report);
    },
    { timeout: 30_000, interval: 50 },
  );
  return report!;
}

export const numbers = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);
