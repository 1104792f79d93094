/** Answers that the database refuses at first. The engine is asked once, and whoever stores the answer pays for it. */
import { describe, expect, it } from "vitest";
import { ns, OwnModules, urgent } from "./own-modules.ts";

const its = new OwnModules();

const refuse = () => run("alter table answers add constraint refused check (number is distinct from 0.625)");
const admit = () => run("alter table answers drop constraint refused");
const run = (text: string) => its.fresh.database.query({ text });

/** What was billed, and what the log says was asked. */
async function bill() {
  const [billed] = await its.fresh.database.query<{ units: number }>({
    text: "select coalesce(sum(units), 0)::integer as units from usage_lines where line = 'judging'",
  });
  const [asked] = await its.fresh.database.query<{ units: number }>({
    text: "select coalesce(sum(units), 0)::integer as units from evaluations where error is null and not carried",
  });
  return { billed: billed!.units, logged: asked!.units, requests: its.engine.requests.length };
}

const ONCE = { billed: 1, logged: 1, requests: 1 };

describe("an answer that could not be stored", () => {
  it("is billed by catch-up, which stores it after a write that waited could not", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    its.engine.answer = () => ({ type: "bool", p: 0.625 });
    await refuse();
    await its.write({ upsert: [{ id: "t-1" }], wait_for: ["urgent"], wait_timeout_ms: 500 }).catch(() => {});
    expect(its.engine.requests).toHaveLength(1);
    await admit();
    its.clock.advance(60_000);
    await its.write({ upsert: [{ id: "t-1" }] });
    await its.until("t-1", "fresh");
    expect(await bill()).toEqual(ONCE);
  });

  it("is billed with the next revision of the same content", async () => {
    await its.modules.judgments.create(ns.organizationId, ns.name, urgent);
    its.engine.answer = () => ({ type: "bool", p: 0.625 });
    await refuse();
    await its.write({ upsert: [{ id: "t-1" }] });
    await its.until("t-1", "unavailable");
    expect((await bill()).billed).toBe(0);
    await admit();
    await its.write({ upsert: [{ id: "t-1" }] });
    await its.until("t-1", "fresh");
    expect(await bill()).toEqual(ONCE);
    // Others that use the answer from now on pay nothing.
    await its.write({ upsert: [{ id: "t-1" }], wait_for: ["urgent"] });
    expect(await bill()).toEqual(ONCE);
  });
});
