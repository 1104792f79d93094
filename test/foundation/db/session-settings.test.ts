/** Settings of sessions beside those that an operator's address has. */
import { describe, expect, it } from "vitest";
import { openDatabase } from "#src/foundation/db/database.ts";
import { withSettings } from "#src/foundation/db/session-settings.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { freshDatabase } from "#test/support/database.ts";

const host = "postgres://user:password@host:5432/name";

describe("settings of the service", () => {
  it.each([
    [`${host}`, host, "-c jit=off"],
    [`${host}?sslmode=require`, `${host}?sslmode=require`, "-c jit=off"],
    [`${host}?options=-c%20search_path%3Dapp`, host, "-c jit=off -c search_path=app"],
    [`${host}?options=-c+search_path%3Dapp&sslmode=require`, `${host}?sslmode=require`, "-c jit=off -c search_path=app"],
    [`${host}?sslmode=require&options=endpoint%3Done`, `${host}?sslmode=require`, "-c jit=off endpoint=one"],
    [`${host}?a=1&options=-c+a.b%3D1&b=2`, `${host}?a=1&b=2`, "-c jit=off -c a.b=1"],
    [`${host}?options=-c+a.b%3D1&options=-c+a.b%3D2`, host, "-c jit=off -c a.b=2"],
    [`${host}?my_options=1`, `${host}?my_options=1`, "-c jit=off"],
  ])("come before those of %s", (address, connectionString, options) => {
    expect(withSettings("-c jit=off", { connectionString: address })).toEqual({ connectionString, options });
  });

  it("come before those that a store gives", () => {
    expect(withSettings("-c jit=off", { host: "h", options: "-c a.b=1" })).toEqual({ host: "h", options: "-c jit=off -c a.b=1" });
  });

  it("hold in each session, whatever the address sets", async () => {
    const { url } = await freshDatabase({ schema: "empty" });
    const address = new URL(url);
    const before = address.searchParams.get("options") ?? "";
    address.searchParams.set("options", `${before} -c work_mem=5MB -c jit=on`.trim());
    const database = openDatabase({
      connection: { connectionString: address.href },
      poolSize: 1,
      poolTimeoutMs: 10_000,
      statementTimeoutMs: 10_000,
      log: createLogger({ level: "silent" }),
    });
    const text =
      "select current_setting('enable_seqscan') as scans, current_setting('work_mem') as memory, current_setting('jit') as jit";
    expect(await database.query({ text }).finally(() => database.close())).toEqual([{ scans: "off", memory: "5MB", jit: "on" }]);
  });
});
