/**
 * What some tests need and not every machine has. Where it is missing they are skipped, and the end of the run says how many, for want of what,
 * and what would have them run: `describe("the console", needs(chromium), …)`.
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
