import { describe, expect, it } from "vitest";
import { apiOf, invalid, refusal } from "./support/api.ts";

const api = apiOf(["organizations_get", "organizations_update"]);

describe("organizations_get", () => {
  it("shows any key its organization", async () => {
    const { service } = api;
    const organization = {
      id: service.organizationId,
      name: "default",
      plan: "scale",
      suggestions: false,
      contacts: [],
      created_at: "2030-01-01T00:00:00.000Z",
    };
    const keys = [service.adminKey, await service.key({ role: "read_only" }), await service.key({ scope: "shop/*" })];
    for (const key of keys) expect(await api.get("/organization", { key })).toMatchObject({ status: 200, body: organization });
  });

  it("refuses a body and parameters", async () => {
    expect(refusal(await api.get("/organization?plan=scale"))).toEqual(invalid("query/plan"));
  });
});

describe("organizations_update", () => {
  const update = (body: unknown, headers: Record<string, string> = {}, key = api.service.adminKey) =>
    api.service.request("PATCH", "/organization", { body, headers, key });

  it("changes what is given and leaves the rest, and every key sees it save for contacts", async () => {
    const before = (await api.get("/organization")).body;
    expect(await update({})).toMatchObject({ status: 200, body: before });
    expect(await update({ suggestions: true })).toMatchObject({ status: 200, body: { ...before, suggestions: true } });
    const contacts = ["ops@acme.example", "owner@acme.example"];
    expect((await update({ contacts: [...contacts, "ops@acme.example"] })).body).toEqual({
      ...before,
      suggestions: true,
      contacts,
    });
    const key = await api.service.key({ role: "read_only", scope: "shop/*" });
    const { budget_usd_per_month, on_exceeded, limits: _, key: own, ...shown } = before;
    expect({ budget_usd_per_month, on_exceeded }).toEqual({ budget_usd_per_month: null, on_exceeded: "pause" });
    const { key: restricted, ...seen } = (await api.get("/organization", { key })).body;
    expect(seen).toEqual({ ...shown, suggestions: true, contacts: [] });
    expect(restricted).toEqual({ id: expect.any(String), role: "read_only", admin: false, scope: "shop/*", expires_at: null });
    expect(own).toMatchObject({ role: "read_write", admin: true, scope: null });
    expect((await update({ suggestions: false, contacts: [] })).body).toEqual({ ...before, limits: expect.anything() });
  });

  it("leaves name and plan to the operator, and refuses what is no address", async () => {
    expect(refusal(await update({ plan: "developer" }))).toEqual(invalid("/plan"));
    expect(refusal(await update({ name: "Mine" }))).toEqual(invalid("/name"));
    expect(refusal(await update({ suggestions: null }))).toEqual(invalid("/suggestions"));
    expect(refusal(await update({ contacts: ["ops@acme.example", "nobody"] }))).toEqual(invalid("/contacts/1"));
    const many = Array.from({ length: 21 }, (_, at) => `a${at}@acme.example`);
    expect(refusal(await update({ contacts: many }))).toEqual(invalid("/contacts"));
  });

  it("is an admin's to do", async () => {
    const key = await api.service.key({ role: "read_write" });
    expect(await update({ suggestions: true }, {}, key)).toMatchObject({ status: 403, body: { error: { code: "forbidden" } } });
    expect((await api.get("/organization")).body.suggestions).toBe(false);
  });

  it("is repeated by its Idempotency-Key, which no other change may have", async () => {
    const headers = { "Idempotency-Key": "contacts-1" };
    await update({ contacts: ["a@acme.example"] }, headers);
    await update({ contacts: [] });
    expect(await update({ contacts: ["a@acme.example"] }, headers)).toMatchObject({ body: { contacts: ["a@acme.example"] } });
    expect((await api.get("/organization")).body.contacts).toEqual([]);
    expect(refusal(await update({ contacts: ["b@acme.example"] }, headers))).toEqual({ status: 409, code: "conflict" });
  });

  it("refuses a body over 1 MB", async () => {
    expect(refusal(await update(`{"contacts":["${"a".repeat(1_048_577)}@a"]}`))).toEqual({ status: 413, code: "too_large" });
  });

  it("changes one organization alone", async () => {
    const other = await api.service.organization("team");
    await update({ suggestions: true }, {}, other.adminKey);
    expect((await api.get("/organization", { key: other.adminKey })).body.suggestions).toBe(true);
    expect((await api.get("/organization")).body.suggestions).toBe(false);
  });
});
