import { expect, test } from "vitest";
import { LocalEngine } from "#plugins/engines/local/local-engine.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import { Engines } from "#src/judging/engines/engines.ts";
import { metered } from "#src/server/operating/metered-engine.ts";
import { engineContract } from "./contract.ts";

engineContract("local", async () => ({ engine: new LocalEngine(), close: async () => {} }));

test("can be asked for the version that it is, and for no other", () => {
  const local = new LocalEngine();
  const engines = new Engines(
    [metered(local, { engineAnswered: () => {}, engineRead: () => {} }, createLogger({ level: "silent" }))],
    new Map(),
  );
  expect(engines.versions("local")).toEqual([local.version()]);
});
