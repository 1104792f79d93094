/**
 * What some tests need and not every machine has: `describe("the console", needs(chromium), …)`. Without it, they are skipped. The end of the
 * run says how many were skipped, what was missing, and how to run them.
 */
import type { TestOptions } from "vitest";

export interface Need {
  /** As it reads after "for want of". */
  what: string;
  there: boolean;
  /** A command, or what to do. */
  cure: string;
}

declare module "vitest" {
  interface TaskMeta {
    needs?: { what: string; cure: string };
  }
}

/** Options of a test or of a group of tests. */
export function needs({ what, there, cure }: Need): TestOptions {
  return { skip: !there, meta: there ? {} : { needs: { what, cure } } };
}
