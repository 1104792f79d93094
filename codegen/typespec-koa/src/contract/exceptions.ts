/**
 * Exceptions of the rules, as `contract.exceptions` in `tspconfig.yaml` has them: breaking changes that are meant, each with a reason and the
 * last day on which it passes. After that day the change fails again, so that nobody forgets to mend it or to release it.
 */
import { isDay } from "../day.ts";
import type { ContractException } from "../settings.ts";
import type { Change } from "./compare/change.ts";
import { RULES } from "./compare/rules.ts";

/** A breaking change with the exception that names it. */
export interface Judged extends Change {
  /** Of what still breaks, one that has ended. */
  readonly exception: ContractException | null;
}

export interface Exempted {
  readonly breaking: readonly Judged[];
  readonly excepted: readonly Judged[];
  /** Exceptions that name nothing. */
  readonly unused: readonly ContractException[];
}

/** @param today `2026-01-31` */
export function exempt(changes: readonly Change[], exceptions: readonly ContractException[], today: string): Exempted {
  const lasting = [...exceptions].sort((a, b) => (a.until < b.until ? 1 : -1));
  const judged = changes
    .filter(({ verdict }) => verdict === "breaking")
    .map((change): Judged => ({ ...change, exception: lasting.find((exception) => names(exception, change)) ?? null }));
  const passes = ({ exception }: Judged) => exception !== null && today <= exception.until;
  return {
    breaking: judged.filter((change) => !passes(change)),
    excepted: judged.filter(passes),
    unused: exceptions.filter((exception) => !judged.some((change) => names(exception, change))),
  };
}

/** A subject also stands for what is below it: `things_write` for `things_write 200`, `Thing` for `Thing.id`. */
function names({ rule, subject }: ContractException, change: Change): boolean {
  if (rule !== change.rule) return false;
  if (subject === null || subject === change.subject) return true;
  return change.subject.startsWith(subject) && /^[ .[']/.test(change.subject.slice(subject.length));
}

/** What is wrong with the exceptions, as sentences. */
export function mistakes(exceptions: readonly ContractException[]): string[] {
  return exceptions.flatMap((exception) => {
    const wrong = (problem: string) => `The exception of ${exceptionName(exception)} ${problem}`;
    return [
      ...(RULES.has(exception.rule) ? [] : [wrong("names no rule; --rules lists them.")]),
      ...(exception.reason.trim() === "" ? [wrong("needs a reason.")] : []),
      ...(isDay(exception.until) ? [] : [wrong(`needs a last day such as 2027-01-31, not ${JSON.stringify(exception.until)}.`)]),
    ];
  });
}

/** `status-added for things_write` */
export function exceptionName({ rule, subject }: ContractException): string {
  return subject === null ? rule : `${rule} for ${subject}`;
}
