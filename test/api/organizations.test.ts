import { describe, expect, it } from "vitest";
import { apiOf, invalid, refusal } from "./support/api.ts";

const api = apiOf(["organizations_get"]);

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
