/** The engines that definitions may name. */
import { describe, expect, it } from "vitest";
import { testEngine } from "#test/support/test-engine.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const other = { ...testEngine("other"), settings: ["learn"], versions: ["other-1", "other-2"], defaultVersion: "other-1" };
const api = apiOf(["engines_list"], {}, async () => ({ engines: [other] }));

describe("engines_list", () => {
  it("lists what is configured, sorted by name, and nothing that could not be used", async () => {
    const { body } = await api.get("/engines");
    expect(body).toEqual({
      engines: [
        {
          name: "other",
          is_default: false,
          versions: ["other-1", "other-2"],
          default_version: "other-1",
          allowed_versions: null,
          settings: ["learn"],
        },
        { name: "test", is_default: true, versions: null, default_version: null, allowed_versions: null, settings: [] },
      ],
      next_cursor: null,
    });
    for (const { name } of body.engines) {
      const judgment = { name: "urgent", question: "Is it urgent?", type: "bool", engine: { name } };
      expect((await api.post(at(freshNamespace(), "judgments"), judgment)).status).toBe(201);
    }
  });

  it("pages, also for a key that only reads", async () => {
    const key = await api.service.key({ role: "read_only", scope: "shop/*" });
    const first = (await api.get("/engines?limit=1", { key })).body;
    expect(first.engines.map(({ name }: { name: string }) => name)).toEqual(["other"]);
    const second = (await api.get(`/engines?cursor=${first.next_cursor}`, { key })).body;
    expect(second).toMatchObject({ engines: [{ name: "test" }], next_cursor: null });
    expect(refusal(await api.get("/engines?cursor=x"))).toEqual(invalid("query/cursor"));
  });
});
