/**
 * The confidence interval of a share that was counted in a random sample. Samples are drawn without replacement, so the count is
 * hypergeometric. The interval comes from its tails (Clopper and Pearson, 1934, over the hypergeometric distribution). It
 * contains the true share in at least 95% of samples, whatever that share is. It closes as the sample approaches the population.
 * Wilson's interval is shorter, but contains rare shares in only 92% at times.
 */
import { firstThat } from "#src/foundation/binary-search.ts";

const TAIL = 0.025;

/** `found` of `sampled` documents, in a population of this size. */
export interface Sampled {
  found: number;
  sampled: number;
  population: number;
}

/** The 95% interval of the share in the population. */
export function interval({ found, sampled, population }: Sampled): { low: number; high: number } {
  if (sampled === 0 || population === 0) return { low: 0, high: 1 };
  // Documents found in the sample exist, and documents not found in it do not count.
  const [least, most] = [found, population - (sampled - found)];
  const low = firstThat(least, most, (all) => upperTail({ found, sampled, population }, all) > TAIL);
  const high = firstThat(low, most + 1, (all) => lowerTail({ found, sampled, population }, all) <= TAIL) - 1;
  return { low: low / population, high: Math.max(low, high) / population };
}

/** The smallest sample, in steps of a hundred, that would give a share an interval of this width; the population if none does. */
export function sampleFor(share: number, population: number, width: number): number {
  const fits = (hundreds: number) => {
    const sampled = Math.min(population, hundreds * 100);
    const { low, high } = interval({ found: Math.round(share * sampled), sampled, population });
    return high - low <= width;
  };
  return Math.min(population, firstThat(1, Math.ceil(population / 100), fits) * 100);
}

/** The chance to find this many or more, if there are `all` of them. */
function upperTail({ found, sampled, population }: Sampled, all: number): number {
  return lowerTail({ found: sampled - found, sampled, population }, population - all);
}

/** The chance to find this many or fewer, if there are `all` of them. */
function lowerTail({ found, sampled, population }: Sampled, all: number): number {
  const others = population - all;
  const most = Math.min(found, all);
  if (most < sampled - others) return 0;
  let chance = Math.exp(logChoose(all, most) + logChoose(others, sampled - most) - logChoose(population, sampled));
  if (chance === 0) return most < (sampled * all) / population ? 0 : 1;
  let sum = 0;
  for (let n = most; n >= 0 && chance > sum * 1e-17; n--) {
    sum += chance;
    chance *= (n / (all - n + 1)) * ((others - sampled + n) / (sampled - n + 1));
  }
  return sum;
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

const LOG_FACTORIALS = [0];
for (let n = 1; n < 256; n++) LOG_FACTORIALS.push(LOG_FACTORIALS[n - 1]! + Math.log(n));

/** Stirling's series where there is no table: exact to the last digits from 256 on. */
function logFactorial(n: number): number {
  const known = LOG_FACTORIALS[n];
  if (known !== undefined) return known;
  const inverse = 1 / n;
  const series = inverse / 12 - inverse ** 3 / 360 + inverse ** 5 / 1260;
  return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + series;
}
