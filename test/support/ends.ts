/**
 * What support does when a test, or a file of tests, ends. Files that share a process read a module once, so modules say it here; a hook of
 * their own would be the first file's alone.
 */
import { afterAll, afterEach } from "vitest";

type End = () => unknown;

const ofTests: End[] = [];
const ofFiles: End[] = [];

export function atTestEnd(end: End): void {
  ofTests.push(end);
}

export function atFileEnd(end: End): void {
  ofFiles.push(end);
}

/** For each file, before anything else of it, so that these come after its own. */
export function registerEnds(): void {
  afterEach(() => run(ofTests));
  afterAll(() => run(ofFiles));
}

/** The last that was said first, each whatever becomes of the others. */
async function run(ends: readonly End[]): Promise<void> {
  const errors: unknown[] = [];
  for (const end of ends.toReversed()) {
    try {
      await end();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
