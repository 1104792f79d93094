import { describe, expect, it } from "vitest";
import { healthAfter, usableAgain } from "#src/events/webhooks/endpoint-health.ts";
import { waitAfter } from "#src/events/webhooks/retry-schedule.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe("the wait after an attempt", () => {
  const waits = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR];

  it("is that of the schedule, a fifth less or more at most, and there is none after the ninth", () => {
    for (const [n, wait] of waits.entries()) {
      expect(waitAfter(n + 1, null, 0.5)).toBe(wait);
      expect(waitAfter(n + 1, null, 0)).toBe(wait * 0.8);
      expect(waitAfter(n + 1, null, 1)).toBe(wait * 1.2);
    }
    expect(waitAfter(9, null, 0.5)).toBeNull();
    expect(waitAfter(9, HOUR, 0.5)).toBeNull();
  });

  it("is as long as the endpoint asks, up to the step after", () => {
    expect(waitAfter(1, 60 * SECOND, 0.5)).toBe(60 * SECOND);
    expect(waitAfter(1, 2 * SECOND, 0.5)).toBe(5 * SECOND);
    expect(waitAfter(1, 9 * HOUR, 0.5)).toBe(5 * MINUTE);
    expect(waitAfter(8, 99 * HOUR, 0.5)).toBe(24 * HOUR);
  });
});

describe("an endpoint's health", () => {
  const start = new Date("2030-01-01T00:00:00Z");
  const well = { status: "active", failingSince: null, failedAttempts: 0, lastSuccessAt: start } as const;
  const at = (ms: number) => new Date(start.getTime() + ms);
  const failed = (ms: number) => ({ at: at(ms), succeeded: false });
  const succeeded = (ms: number) => ({ at: at(ms), succeeded: true });

  it("is failing when 24 hours have passed since the first failure and ten attempts have failed, whichever comes last", () => {
    const nine = Array.from({ length: 9 }, () => failed(0));
    expect(healthAfter(well, [...nine, failed(24 * HOUR - 1)])).toMatchObject({ status: "active", failedAttempts: 10 });
    expect(healthAfter(well, [...nine, failed(24 * HOUR)])).toMatchObject({ status: "failing", failingSince: start });
    expect(healthAfter(well, [failed(0), failed(48 * HOUR)])).toMatchObject({ status: "active", failedAttempts: 2 });
  });

  it("begins anew with any success", () => {
    const failing = healthAfter(well, [...Array.from({ length: 10 }, () => failed(0)), failed(30 * HOUR)]);
    expect(failing.status).toBe("failing");
    expect(healthAfter(failing, [succeeded(31 * HOUR)])).toEqual({ ...well, lastSuccessAt: at(31 * HOUR) });
    expect(healthAfter(failing, [succeeded(31 * HOUR), failed(32 * HOUR)])).toMatchObject({
      status: "active",
      failingSince: at(32 * HOUR),
      failedAttempts: 1,
    });
  });

  it("is disabled after five days without a success, looked at with each attempt, and stays so", () => {
    const days = 5 * 24 * HOUR;
    expect(healthAfter(well, [failed(0), failed(days - 1)]).status).toBe("active");
    const disabled = healthAfter(well, [failed(0), failed(days)]);
    expect(disabled.status).toBe("disabled");
    const { lastSuccessAt: _, ...stays } = disabled;
    expect(healthAfter(disabled, [succeeded(days + 1)])).toMatchObject(stays);
    expect(usableAgain(disabled)).toEqual(well);
  });
});
