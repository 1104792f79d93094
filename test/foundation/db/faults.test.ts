import { describe, expect, it } from "vitest";
import { breaksConnection, codeOf, isUnavailable, retry, translate } from "#src/foundation/db/faults.ts";

const internal = (message: string) => Object.assign(new Error(message), { code: "XX000" });

describe("what a coordinator passes on as an internal error", () => {
  it.each([
    "failure on connection marked as essential: 10.0.0.7:5432",
    "could not commit transaction for shard 102008 on at least one active node",
    "connection to the remote node judgment@10.0.0.7:5432 failed with the following error: connection not open",
    "server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally",
    "terminating connection due to administrator command",
    "the database system is starting up",
  ])("is unavailable where a worker was lost, and is asked of another connection: %s", (message) => {
    expect(isUnavailable(internal(message))).toBe(true);
    expect(breaksConnection(internal(message))).toBe(true);
    expect(translate(internal(message))).toMatchObject({ code: "unavailable" });
  });

  it.each([
    ['duplicate key value violates unique constraint "documents_pkey_102008"', "23505"],
    ['new row for relation "documents_102008" violates check constraint "documents_bytes_check"', "23514"],
    ['null value in column "bytes" of relation "documents_102008" violates not-null constraint', "23502"],
  ])("is the violation that a worker has found: %s", (message, code) => {
    expect(codeOf(internal(message))).toBe(code);
    expect(isUnavailable(internal(message))).toBe(false);
    expect(breaksConnection(internal(message))).toBe(false);
    expect(translate(internal(message))).toMatchObject({ message });
  });

  it.each([
    "deadlock detected",
    "could not find valid entry for shard 102046",
    "could not find valid entry for shard placement 17",
    "cannot execute a distributed query from a query on a shard",
  ])("is tried again where a transaction lost against another, or against a move of its shard: %s", (message) => {
    expect(retry(internal(message))).toEqual({ again: true, anotherConnection: false });
  });

  it("is a fault like another where nothing is known of it", () => {
    expect(codeOf(internal("cache lookup failed for relation 1"))).toBe("XX000");
    expect(isUnavailable(internal("cache lookup failed for relation 1"))).toBe(false);
  });

  it("is only what is said to be internal", () => {
    expect(codeOf(Object.assign(new Error("deadlock detected"), { code: "P0001" }))).toBe("P0001");
    expect(isUnavailable(new Error("connection not open"))).toBe(false);
  });
});
