/** What every key source keeps to. */
import { describe, expect, it } from "vitest";
import { loadKeys } from "#plugins/keys/index.ts";
import type { KeySource } from "#src/foundation/secrets/key-source.ts";

export interface Subject {
  readonly name: string;
  /** One that has a key. */
  make(): KeySource;
  /** One that has a key and another before it. */
  makeReplacing(): KeySource;
  /** A source with an unusable key, the text that its messages must not contain, and a check that no other key was made. */
  makeBroken?(): { source: KeySource; secret: string; untouched(): void };
}

export function keepsToTheContract({ name, make, makeReplacing, makeBroken }: Subject): void {
  describe(`the key source \`${name}\``, () => {
    it("goes by its name, and gives everybody the same 32 bytes", async () => {
      const source = make();
      expect(source.name).toBe(name);
      const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => loadKeys(source)));
      expect(first!.previous).toBeNull();
      for (const other of others) expect(other).toEqual(first);
    });

    it("gives the one before, which is another", async () => {
      const { present, previous } = await loadKeys(makeReplacing());
      expect(previous).toHaveLength(32);
      expect(previous!.equals(present)).toBe(false);
    });

    it("gives up with the start", async () => {
      await expect(make().load(AbortSignal.abort(new Error("given up")))).rejects.toThrow("given up");
    });

    if (makeBroken === undefined) return;

    it("says what to change, without the key, and makes no other, where the key cannot be used", async () => {
      const { source, secret, untouched } = makeBroken();
      const error = await source.load().then(
        () => null,
        (error: Error) => error,
      );
      expect(error?.message).toMatch(/Restore|Correct/);
      expect(error?.message).not.toContain(secret);
      untouched();
    });
  });
}
