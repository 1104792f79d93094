/**
 * Keeps what belongs to one sign-in in the browser, so that any process can end it. The cookie is sealed, so nobody reads or changes what is in
 * it. It is `SameSite=Lax`, because the provider sends the person back from another site, and it ends after ten minutes.
 */
import { Seal } from "#src/foundation/secrets/seal.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { Begun } from "./provider.ts";

export const KEPT_SECONDS = 600;

const BOUND_TO = "sign-in";

export class Kept {
  readonly #seal: Seal;
  readonly #clock: Clock;

  constructor(secretsKey: Buffer, previous: Buffer | null, clock: Clock) {
    this.#seal = new Seal(secretsKey, "judgment-service sign-in", previous);
    this.#clock = clock;
  }

  write(begun: Begun): string {
    return this.#seal.seal(BOUND_TO, JSON.stringify({ ...begun, at: this.#clock.now().getTime() })).toString("base64url");
  }

  /** Null if nothing was kept, it is no longer good, or somebody else wrote it. */
  read(value: string | null): Begun | null {
    if (value === null || value.length > 1_000) return null;
    try {
      const { at, ...begun } = JSON.parse(this.#seal.open(BOUND_TO, Buffer.from(value, "base64url"))) as Begun & { at: number };
      return Math.abs(this.#clock.now().getTime() - at) < KEPT_SECONDS * 1000 ? begun : null;
    } catch {
      return null;
    }
  }
}
