/**
 * Keeps statements away from machines that hang. A store of several machines says which namespaces these have. A statement about one of them is
 * refused at once, and one that is under way is given up with its connection. Otherwise a few would hold every connection of the process, and
 * the namespaces of all other machines would wait too.
 *
 * A machine that is down needs none of this: it refuses statements itself.
 */
import { ServiceError } from "#src/foundation/errors.ts";
import { namespacesNamed } from "./named-namespaces.ts";
import type { Statement } from "./session.ts";
import type { IsHanging } from "./store.ts";
import type { Connection } from "./transaction.ts";

type Sent = Parameters<Connection["query"]>[0];

/** What a connection does now. */
interface Use {
  /** The namespaces of its present transaction or statement. */
  readonly namespaces: Set<string>;
  giveUp(): void;
}

export class HangingMachines {
  #isHanging: IsHanging | null = null;
  readonly #inUse = new Set<Use>();

  /** From now on; null if no machine hangs. */
  avoid(isHanging: IsHanging | null): void {
    this.#isHanging = isHanging;
    if (isHanging === null) return;
    for (const use of [...this.#inUse]) if ([...use.namespaces].some(isHanging)) use.giveUp();
  }

  /**
   * Watches what a connection sends while it is in use.
   * @param giveUp ends the connection
   */
  watch(connection: Connection, giveUp: () => void): { connection: Connection; done(): void } {
    const use: Use = { namespaces: new Set(), giveUp };
    this.#inUse.add(use);
    return {
      connection: { query: (statement) => this.#send(connection, use, statement) },
      done: () => void this.#inUse.delete(use),
    };
  }

  #send(connection: Connection, use: Use, statement: Sent): ReturnType<Connection["query"]> {
    const { calls } = statement as Statement;
    for (const namespace of calls ? [String(calls.namespaceId)] : namespacesNamed(statement.text, statement.values ?? [])) {
      if (this.#isHanging?.(namespace)) return Promise.reject(refusal());
      use.namespaces.add(namespace);
    }
    return connection.query(statement);
  }
}

const refusal = () =>
  new ServiceError("unavailable", "The machine of the database that has this namespace does not answer. Try again in a moment.");
