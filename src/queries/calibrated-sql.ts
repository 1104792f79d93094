/**
 * The calibrated number of an answer in SQL. It has the same operations in the same order as `applied.ts` and `maps.ts` in
 * `src/judging/numbers/`. A score uses only operations that give the same bits everywhere (`src/judging/numbers/powers.ts`). For a bool,
 * bounds are converted to raw numbers (`src/judging/numbers/raw-bounds.ts`).
 */

import { numberArray } from "#src/foundation/db/array-literals.ts";
import type { Calibration } from "#src/judging/numbers/applied.ts";
import { isLearned, LEARNED_PATTERN } from "#src/judging/numbers/learned.ts";
import { type CalibrationMap, LEAST, MOST, MOST_ODDS, SURELY } from "#src/judging/numbers/maps.ts";
import { type RawCut, rawCut, rawRange } from "#src/judging/numbers/raw-bounds.ts";
import type { Bound } from "#src/queries/filters/condition.ts";
import type { Bindings } from "./bindings.ts";
import type { JoinedAnswer } from "./joined-answer.ts";
import { expSql, lnSql } from "./powers-sql.ts";

/** `calibrated.p` of a bool, or `calibrated.score` of a score. Null if no calibration applies. */
export function calibratedSql({ alias, judgment }: JoinedAnswer, bindings: Bindings): string {
  const number = (map: CalibrationMap) =>
    judgment.type === "score" ? scoreOf(alias, map, bindings) : mappedSql(map, `${alias}.number`, bindings);
  return byCalibration(alias, judgment.calibrations, bindings, number) ?? "null::double precision";
}

/** Compares the calibrated number of a bool with a number, through the stored raw number. Null if no calibration applies. */
export function calibratedRange(bound: Bound, number: number, { alias, judgment }: JoinedAnswer, bindings: Bindings): string {
  const upper = bound === "gte" || bound === "gt";
  const cut = (map: CalibrationMap) => {
    const above = cutSql(rawCut(map, number, bound === "gt" || bound === "lte"), `${alias}.number`, bindings);
    return upper ? above : `not ${above}`;
  };
  return byCalibration(alias, judgment.calibrations, bindings, cut) ?? "null::boolean";
}

/** Whether the calibrated number of a bool is among numbers, through the stored raw number. Null if no calibration applies. */
export function calibratedAmong(numbers: readonly number[], { alias, judgment }: JoinedAnswer, bindings: Bindings): string {
  const among = (map: CalibrationMap) => {
    const ranges = [...new Set(numbers)].map((number) => rawRange(map, number)).filter((range) => range !== null);
    // Ranges of different numbers have no raw number in common.
    ranges.sort((one, other) => one.from - other.from);
    const [from, upTo] = [ranges.map((one) => one.from), ranges.map((one) => one.upTo)].map(
      (ends) => `${bindings.bind(numberArray(ends))}::double precision[]`,
    );
    return `(${alias}.number <= (${upTo})[width_bucket(${alias}.number, ${from})])`;
  };
  return byCalibration(alias, judgment.calibrations, bindings, among) ?? "null::boolean";
}

function cutSql(cut: RawCut, raw: string, bindings: Bindings): string {
  if (cut === "all") return "true";
  if (cut === "none") return "false";
  return "from" in cut
    ? `(${raw} >= ${bindings.bind(cut.from)}::double precision)`
    : `(${raw} <= ${bindings.bind(cut.upTo)}::double precision)`;
}

/** An expression that uses the calibration that applies to each answer. Undefined if there are no calibrations. */
export function byCalibration(
  alias: string,
  calibrations: readonly Calibration[],
  bindings: Bindings,
  made: (map: CalibrationMap) => string,
): string | undefined {
  if (calibrations.length === 0) return undefined;
  const texts = calibrations.map(({ map }) => made(map));
  const version = (one: Calibration) => `${alias}.version = ${bindings.bind(one.version)}::integer`;
  const engine = (one: Calibration) => `${alias}.engine = ${bindings.bind(one.engine)}::text`;
  // First the calibrations of the answer's own epoch, then those of the epoch before.
  const own = calibrations.map((one, at) => {
    return `when ${version(one)} and ${engine(one)} and ${alias}.engine_version = ${bindings.bind(one.engineVersion)}::text then ${texts[at]}`;
  });
  const before = calibrations.flatMap((one, at) => {
    if (isLearned(one.engineVersion)) return [];
    const begun = `${alias}.evaluated_at >= ${bindings.bind(new Date(one.beganAt))}::timestamptz`;
    return [
      `when ${version(one)} and ${engine(one)} and ${begun} and ${alias}.engine_version !~ '${LEARNED_PATTERN}' then ${texts[at]}`,
    ];
  });
  return `(case ${[...own, ...before].join(" ")} end)`;
}

function mappedSql(map: CalibrationMap, x: string, bindings: Bindings, peak = "1", options = "2"): string {
  const bind = (value: number) => `${bindings.bind(value)}::double precision`;
  switch (map.method) {
    case "platt": {
      const odds = `ln(greatest(${x}, ${LEAST})) - ln(greatest(1 - ${x}, ${LEAST}))`;
      const f = `greatest(-${MOST_ODDS}::double precision, least(${MOST_ODDS}::double precision, ${odds}))`;
      return `(1 / (1 + exp(least(greatest(${bind(map.a)} * ${f} + ${bind(map.b)}, -${MOST}), ${MOST}))))`;
    }
    case "temperature": {
      const least = `(${SURELY}::double precision / greatest(1, ${options} - 1))`;
      return expSql(`${bind(map.beta)} * (${lnSql(`greatest(${x}, ${least})`)} - ${lnSql(`greatest(${peak}, ${least})`)})`);
    }
    case "isotonic":
      return interpolatedSql(map, x, bindings);
    default:
      return map satisfies never;
  }
}

function interpolatedSql(map: { x: number[]; y: number[] }, x: string, bindings: Bindings): string {
  const xs = `${bindings.bind(numberArray(map.x))}::double precision[]`;
  const ys = `${bindings.bind(numberArray(map.y))}::double precision[]`;
  const at = (of: string, i: string) => `(${of})[${i}]`;
  const near = `(case when ${x} < ${LEAST} then 0 else ${x} end)`;
  const inside = `${at(ys, "i")} + (${at(ys, "i + 1")} - ${at(ys, "i")}) * ((x - ${at(xs, "i")}) / (${at(xs, "i + 1")} - ${at(xs, "i")}))`;
  return `(select case when i = 0 then ${at(ys, "1")} when i = ${map.x.length} then ${at(ys, "i")} else ${inside} end
    from (select x, width_bucket(x, ${xs}) as i from (select ${near} as x offset 0) a offset 0) b)`;
}

function scoreOf(alias: string, map: CalibrationMap, bindings: Bindings): string {
  const mass = mappedSql(map, "l.raw", bindings, "l.peak", "l.options");
  // If all calibrated probabilities are 0, use the raw distribution.
  return `(
    select case when sum(m.mass) > 0 then sum(m.level * (m.mass / m.total)) else sum(m.level * m.raw) end
    from (
      select l.level, l.raw, l.mass, sum(l.mass) over () as total
      from (
        select l.level, l.raw, ${mass} as mass
        from (
          select key::double precision as level, value::double precision as raw, max(value::double precision) over () as peak,
                 count(*) over () as options
          from jsonb_each_text(${alias}.dist)
        ) l
      ) l
    ) m)`;
}
