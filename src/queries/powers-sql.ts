/** The functions of `src/judging/numbers/powers.ts` in SQL, operation by operation. */
import {
  FACTORIALS,
  HALVES,
  LEAST_EXPONENT,
  LN2,
  LOGARITHMS,
  OCTAVES,
  ROOTS,
  SIXTEENTHS,
  STEP,
  STEPS,
  STEPS_IN_1,
  TANGENT,
} from "#src/judging/numbers/powers.ts";

const number = (value: number) => `${value}::double precision`;
const numbers = (values: readonly number[]) => `(array[${values.join(", ")}]::double precision[])`;

/** Parentheses fix the order of operations. */
function polynomial([first, ...others]: readonly number[], x: string): string {
  return others.reduce((sum, one) => `(${sum} * ${x} + ${number(one)})`, number(first!));
}

/** `offset 0` makes PostgreSQL compute each value only once. */
export function lnSql(x: string): string {
  return `(select (octave - 41) * ${number(LN2)} + ${numbers(LOGARITHMS)}[step + 1] + 2 * s * ${polynomial(TANGENT, "(s * s)")}
    from (select octave, step, (m - (1 + step / ${number(STEPS)})) / (m + (1 + step / ${number(STEPS)})) as s
      from (select octave, m, floor((m - 1) * ${number(STEPS)})::integer as step
        from (select octave, x / ${numbers(OCTAVES)}[octave] as m
          from (select x, width_bucket(x, ${numbers(OCTAVES)}) as octave from (select ${x} as x offset 0) a offset 0) b
        offset 0) c offset 0) d offset 0) e)`;
}

export function expSql(y: string): string {
  const scale = `(${numbers(SIXTEENTHS)}[-octave / 16 + 1] * ${numbers(HALVES)}[-octave % 16 + 1])`;
  return `(select ${scale} * (${numbers(ROOTS)}[n - ${STEPS} * octave + 1] * ${polynomial(FACTORIALS, "r")})
    from (select n, floor(n / ${number(STEPS)})::integer as octave, y - n * ${number(STEP)} as r
      from (select y, floor(y * ${number(STEPS_IN_1)})::integer as n
        from (select greatest(${y}, ${number(LEAST_EXPONENT)}) as y offset 0) a offset 0) b offset 0) c)`;
}
