/** Numbers, times and names as people read them. */

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
const share = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });

export const count = (value: number): string => whole.format(value);

export const compact = (value: number): string => (Math.abs(value) < 10_000 ? count(value) : short.format(value));

export const percent = (value: number | null): string => (value === null ? "–" : share.format(value));

/** With as many digits as tell something. */
export const decimal = (value: number | null | undefined, digits = 3): string =>
  value === null || value === undefined ? "–" : value.toFixed(digits);

const exact = new Intl.NumberFormat("en", { maximumFractionDigits: 6 });
const digits = new Intl.NumberFormat("en", { maximumSignificantDigits: 6 });
const powers = new Intl.NumberFormat("en", { maximumSignificantDigits: 6, notation: "scientific" });

/** An attribute's number as it is; one of very many digits by its power of ten. */
export function plain(value: number | null): string {
  if (value === null) return "–";
  const size = Math.abs(value);
  if (size >= 1 && size < 1e15) return exact.format(value);
  return (value === 0 || (size >= 1e-6 && size < 1) ? digits : powers).format(value);
}

export function usd(value: number): string {
  if (value === 0) return "$0";
  const digits = value < 0.01 ? { maximumSignificantDigits: 2 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `$${new Intl.NumberFormat("en", digits).format(value)}`;
}

export function bytes(value: number): string {
  const steps = ["B", "kB", "MB", "GB", "TB"];
  let [left, step] = [value, 0];
  while (left >= 1000 && step < steps.length - 1) [left, step] = [left / 1000, step + 1];
  return `${step === 0 || left >= 100 ? Math.round(left) : left.toFixed(1)} ${steps[step]}`;
}

export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

/** `3 min ago`, `in 2 h`. */
export function ago(at: string, now = Date.now()): string {
  const distance = now - Date.parse(at);
  if (Math.abs(distance) < 1500) return "now";
  return distance > 0 ? `${duration(distance)} ago` : `in ${duration(-distance)}`;
}

/** `awaiting_confirm` as `awaiting confirm`. */
export const spaced = (name: string): string => name.replaceAll("_", " ");

export const plural = (amount: number, one: string, many = `${one}s`): string => `${count(amount)} ${amount === 1 ? one : many}`;
