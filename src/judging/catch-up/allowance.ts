/**
 * What budgets allow one run to ask. Near the end of a budget that others spend too, each request reserves its units first.
 */
import type { Batch } from "#src/judging/asking/batch.ts";
import { isActive } from "#src/judging/definitions/judgment.ts";
import type { Claim } from "#src/records/budgets/judging-gate.ts";
import type { NamespaceIdentity } from "#src/records/namespaces/namespaces.ts";
import type { CatchUpParts } from "./catch-up-parts.ts";

type Ask = (batch: Batch, claim?: Claim) => void;

export class Allowance {
  readonly #parts: CatchUpParts;
  readonly #namespace: NamespaceIdentity;
  readonly #signal: AbortSignal;
  /**
   * Whether requests must reserve budget, because others spend of a budget that is nearly used up. Once true, it stays true for this run.
   */
  #shared = false;
  readonly #claims = new Set<Claim>();
  #askAgainAt: Date | null = null;

  constructor(parts: CatchUpParts, namespace: NamespaceIdentity, signal: AbortSignal) {
    this.#parts = parts;
    this.#namespace = namespace;
    this.#signal = signal;
  }

  /** When to continue if engines may not be asked now. */
  get askAgainAt(): Date | null {
    return this.#askAgainAt;
  }

  /**
   * Whether engines may be asked more. Call it only when there is something to ask. If the documents in flight could use up a budget,
   * nothing is taken until they are stored. So at most one page is begun that the budget does not cover.
   * @param inHand the documents in flight, counted before this call. An outcome stored in between is then counted twice, never missed
   */
  async mayJudge(inHand: number): Promise<boolean> {
    const { gate, applicable, db, judge } = this.#parts;
    const { organizationId, name } = this.#namespace;
    const leave = await gate.mayJudge(this.#namespace);
    if (!leave.may) this.#askAgainAt = leave.askAgainAt;
    else if (leave.shared) this.#shared = true;
    if (!leave.may || leave.unitsLeft === undefined || inHand === 0) return leave.may;
    const judgments = [...(await applicable.of(db, organizationId, name)).values()].filter(isActive);
    return inHand * judge.billing.mostUnits(judgments) < leave.unitsLeft;
  }

  /** Asks as many requests as budgets allow now. Returns how many are left. */
  async spend(batches: readonly Batch[], ask: Ask): Promise<number> {
    let rest = batches;
    while (this.#shared && rest.length > 0 && this.#askAgainAt === null && !this.#signal.aborted) {
      const units = rest.map(({ asked }) => asked.reduce((sum, one) => sum + one.units, 0));
      const claim = await this.#parts.gate.claim(this.#namespace, units, this.#signal);
      this.#claims.add(claim);
      for (const batch of rest.slice(0, claim.count)) ask(batch, claim);
      rest = rest.slice(claim.count);
      if (claim.count > 0) continue;
      const leave = await this.#parts.gate.mayJudge(this.#namespace);
      this.#askAgainAt = leave.may ? this.#parts.clock.now() : leave.askAgainAt;
    }
    if (this.#shared) return rest.length;
    for (const batch of rest) ask(batch);
    return 0;
  }

  /** Returns what was reserved and not spent. */
  end(): void {
    for (const claim of this.#claims) claim.end();
  }
}
