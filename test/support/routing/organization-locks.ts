/** The order in which a transaction takes the locks of an organization. Creations of namespaces take that of the organization first. */
import type { Statement } from "#src/foundation/db/session.ts";

const DECLARATIONS = "organizations_hold_declarations";
const ORGANIZATION = ["organizations_share", "organizations_hold_for_creation", "organizations_lock"];

export class OrganizationLocks {
  #organization = false;
  #declarations = false;

  /** Null if the statement may follow what the transaction has sent. */
  problemOf({ name = "" }: Pick<Statement, "name">): string | null {
    if (name === DECLARATIONS) this.#declarations = true;
    if (!ORGANIZATION.includes(name) || this.#organization) return null;
    this.#organization = true;
    return this.#declarations ? "locks an organization after its declarations: a creation waits the other way round" : null;
  }
}
