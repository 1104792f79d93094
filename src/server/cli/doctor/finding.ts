/** What `doctor` finds: one line for each subject. */
export interface Finding {
  readonly check: string;
  /** A fault keeps the service from working, or endangers data. A warning does not. */
  readonly status: "ok" | "warning" | "fault";
  readonly found: string;
  /** What to do; null where nothing is to be done, or where `found` says it. */
  readonly cure: string | null;
  /** Numbers for machines. */
  readonly details?: object;
}

export function ok(check: string, found: string): Finding {
  return { check, status: "ok", found, cure: null };
}

export function warning(check: string, found: string, cure: string): Finding {
  return { check, status: "warning", found, cure };
}

export function fault(check: string, found: string, cure: string | null = null): Finding {
  return { check, status: "fault", found, cure };
}

/** Errors of this service say what would be right. */
export function faultOf(check: string, error: unknown): Finding {
  const { message, code } = error as Error & { code?: string };
  return fault(check, (message || code || String(error)).replaceAll(/\s*\n\s*/g, " ").trim());
}
