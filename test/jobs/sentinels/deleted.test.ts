/** A sentinel keeps nothing of a deleted document for longer than a day, and asks nothing about it. */
import { describe, expect, it } from "vitest";
import { DAY_MS, numberOf, watched } from "./support/watched.ts";

const TIMEOUT = { timeout: 60_000 };

describe("the context of a deleted document", () => {
  it("is removed within a day while its judgment is not active", TIMEOUT, async () => {
    const { service, judgment, request, put, afterRuns, remove, rests, kept } = await watched(25);
    await put();
    await afterRuns(2);
    await request("POST", `${judgment}/deactivate`);
    await remove(["d-3"]);
    await service.clock.advance(2 * DAY_MS);
    await rests();
    expect(await kept()).not.toContain("d-3");
    expect(await kept()).toHaveLength(24);
  });

  it("is removed within a day where a new version has too few documents to draw", TIMEOUT, async () => {
    const { service, judgment, request, put, afterRuns, remove, rests, read, kept } = await watched(21);
    await put();
    await afterRuns(2);
    await request("POST", `${judgment}/versions`, { question: "Is it very urgent?", type: "bool" });
    await request("POST", `${judgment}/activate`, { version: 2, force: true });
    const gone = ["d-3", "d-4", "d-5"];
    await remove(gone);
    await service.clock.advance(2 * DAY_MS);
    await rests();
    expect((await read()).waiting).toContain("18 documents");
    expect((await kept()).filter((id) => gone.includes(id))).toEqual([]);
  });

  it("is removed within a day and not asked about while a run waits for a budget", TIMEOUT, async () => {
    const { service, put, until, afterRuns, remove, rests, kept } = await watched(60);
    const { engine } = service;
    let open = () => {};
    engine.limits.concurrency = 1;
    const before = engine.requests.length;
    // The budget ends while the first page is asked.
    engine.gate = new Promise((resolve) => (open = resolve));
    await put();
    await until(() => engine.requests.length > before);
    await put({ budget_usd_a_month: 0 });
    open();
    await until(({ waiting, runs }) => waiting !== null && runs[0]!.answered > 0);
    await rests();
    const asked = new Set(engine.requests.slice(before).map((one) => numberOf(one)));
    const others = Array.from({ length: 60 }, (_, n) => n).filter((n) => !asked.has(n));
    const [one, other] = [others[0]!, others[1]!];
    await remove([`d-${one}`]);
    await service.clock.advance(2 * DAY_MS);
    await rests();
    expect(await kept()).not.toContain(`d-${one}`);
    await remove([`d-${other}`]);
    const earlier = engine.requests.length;
    await put({ budget_usd_a_month: 5 });
    await afterRuns(2);
    const later = engine.requests.slice(earlier).map((request) => numberOf(request));
    expect(later.length).toBeGreaterThan(0);
    expect(later).not.toContain(one);
    expect(later).not.toContain(other);
  });
});
