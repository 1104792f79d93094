import { describe, expect, test } from "vitest";
import { changes, lock } from "./locks.ts";

const webhook = (schema: object = { type: "object" }, headers: object = {}) => ({ schema, headers }) as never;
const sending = (webhooks: object) => lock({}, { webhooks: webhooks as never });
const id = { required: true, schema: { type: "string" } };

describe("what the service sends of itself", () => {
  test.each([
    ["one more", {}, { made: webhook() }, ["additive: webhook made: is a new webhook"]],
    ["one that is gone", { made: webhook() }, {}, ["breaking: webhook made: is never sent any more"]],
    [
      "a member more in its body",
      { made: webhook() },
      { made: webhook({ type: "object", properties: { a: { type: "string" } } }) },
      ["additive: webhook made: has `a` now"],
    ],
    [
      "a member less in its body",
      { made: webhook({ type: "object", properties: { a: { type: "string" } } }) },
      { made: webhook() },
      ["breaking: webhook made: `a` is gone"],
    ],
    [
      "a header less",
      { made: webhook({}, { "webhook-id": id }) },
      { made: webhook({}) },
      ["breaking: webhook made: has the header webhook-id no more"],
    ],
  ])("%s", (_what, before, after, want) => {
    expect(changes(sending(before), sending(after))).toEqual(want);
  });

  test("is new beside a lock of an earlier version, which has none", () => {
    expect(changes(lock(), sending({ made: webhook() }))).toEqual(["additive: webhook made: is a new webhook"]);
  });
});
