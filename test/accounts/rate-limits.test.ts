import { expect, test } from "vitest";
import type { Identity } from "#src/accounts/identity.ts";
import { RateLimits } from "#src/accounts/rate-limits.ts";
import { movableClock } from "#test/support/clock.ts";

const identity = (id: string, plan: Identity["plan"] = "developer"): Identity => ({
  organizationId: "org_a",
  plan,
  key: { id, role: "read_write", admin: false, scope: null },
});

test("a key may make its plan's requests in each minute of the clock", async () => {
  const clock = movableClock("2030-01-01T00:00:30.000Z");
  const limits = new RateLimits(clock, { developer: 2, team: 3, scale: 4 });
  expect(limits.admit(identity("key_a"))).toEqual({ limit: 2, remaining: 1, retryAfter: null });
  expect(limits.admit(identity("key_a"))).toEqual({ limit: 2, remaining: 0, retryAfter: null });
  expect(limits.admit(identity("key_a"))).toEqual({ limit: 2, remaining: 0, retryAfter: 30 });
  await clock.advance(29_500);
  expect(limits.admit(identity("key_a"))).toEqual({ limit: 2, remaining: 0, retryAfter: 1 });
  await clock.advance(500);
  expect(limits.admit(identity("key_a"))).toEqual({ limit: 2, remaining: 1, retryAfter: null });
});

test("keys are counted apart, each by its plan", () => {
  const limits = new RateLimits(movableClock(), { developer: 2, team: 3, scale: 4 });
  for (const [key, plan, limit] of [
    ["key_a", "developer", 2],
    ["key_b", "team", 3],
    ["key_c", "scale", 4],
  ] as const) {
    const admissions = Array.from({ length: 6 }, () => limits.admit(identity(key, plan)));
    expect(admissions.filter(({ retryAfter }) => retryAfter === null)).toHaveLength(limit);
  }
});

test("what is refused takes nothing off the next minute", async () => {
  const clock = movableClock();
  const limits = new RateLimits(clock, { developer: 1, team: 3, scale: 4 });
  for (let count = 0; count < 100; count++) limits.admit(identity("key_a"));
  await clock.advance(60_000);
  expect(limits.admit(identity("key_a")).retryAfter).toBeNull();
});
