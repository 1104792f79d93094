/** When a failed change may have been made all the same. */
import { describe, expect, it } from "vitest";
import { ChangeInDoubt, translate } from "#src/foundation/db/faults.ts";
import { type Connection, runTransaction, type TransactionOptions } from "#src/foundation/db/transaction.ts";

const terminated = () => new Error("Connection terminated unexpectedly");
const ofServer = (code: string, message = "no") => Object.assign(new Error(message), { code, severity: "ERROR" });

/** Runs a statement that is not awaited, with a connection that fails some statements. Returns what is thrown. */
async function failure(fails: Record<string, Error>, options: TransactionOptions = {}): Promise<unknown> {
  const connection: Connection = {
    async query({ text }) {
      await new Promise(setImmediate);
      const error = fails[text.split(" ")[0]!];
      if (error) throw error;
      return { rows: [], command: text.toUpperCase() };
    },
  };
  const work = async (tx: { query(statement: { text: string }): Promise<unknown> }) => {
    tx.query({ text: "update" }).catch(() => {});
  };
  return runTransaction(connection, work, options).then(
    () => null,
    (error: unknown) => error,
  );
}

describe("a transaction is in doubt", () => {
  it.each([
    ["the connection is lost", terminated()],
    ["the connection is reset", Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })],
    ["the server does not answer in time", new Error("Query read timeout")],
    ["the server ends the connection", ofServer("57P01")],
    ["a coordinator of Citus has lost a worker", ofServer("XX000", "failure on connection marked as essential: w")],
  ])("where, after its commit was sent, %s", async (_, commit) => {
    const error = await failure({ commit });
    expect(error).toBeInstanceOf(ChangeInDoubt);
    expect(translate(error)).toMatchObject({ code: "unavailable", unsettled: true });
  });

  it("where everything was under way when the connection was lost", async () => {
    expect(await failure({ begin: terminated(), update: terminated(), commit: terminated() })).toBeInstanceOf(ChangeInDoubt);
  });
});

describe("a transaction is not in doubt", () => {
  it.each([
    ["the driver could not send its commit", { commit: new Error("Client was closed and is not queryable") }],
    ["it conflicts at its commit", { commit: ofServer("40001") }],
    ["the server has refused a statement before", { update: ofServer("57P01"), commit: terminated() }],
    ["the server has refused to begin it", { begin: ofServer("57P01"), update: terminated(), commit: terminated() }],
  ] as [string, Record<string, Error>][])("where %s", async (_, fails) => {
    const error = await failure(fails);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(ChangeInDoubt);
  });

  it("where it changes nothing", async () => {
    expect(await failure({ commit: terminated() }, { readOnly: true })).not.toBeInstanceOf(ChangeInDoubt);
  });
});
