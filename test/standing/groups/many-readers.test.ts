/** A group of a template that more judgments show than are ever listed. A group that replaces it is checked for the last of them too. */
import { expect, it } from "vitest";
import type { GroupCreate, JudgmentCreate } from "#generated/types.ts";
import { ORGANIZATION, World } from "#test/judging/fanout/world.ts";

/** More than a list has, and than are read at once. */
const READERS = 1_250;

const group = (aggregate: GroupCreate["aggregate"]): GroupCreate => ({ name: "g", key: "attributes.customer", aggregate });
const showing = (name: string, aggregate: string): JudgmentCreate => ({
  name,
  type: "bool",
  question: `${name}?`,
  context: { group: { name: "g", aggregates: [aggregate] } },
});

/** Gives a judgment of one tenant to many. Those come before others by their ids, as they do by their names. */
async function copied(world: World): Promise<void> {
  const copies = (table: string, more: string) =>
    world.query(`
      insert into ${table} select r.* from ${table} t, judgments j, generate_series(1, ${READERS}) i,
        jsonb_populate_record(t, jsonb_build_object('judgment_id', 'jdg_00' || i, ${more})) r
      where j.name = 'a' and j.owner = 'shops/eu/0' and t.judgment_id = j.judgment_id`);
  await copies("judgment_versions", "'version', 1");
  await copies("judgment_reads", "'place', 'shops/eu/0' || i");
  await copies("judgments", "'owner', 'shops/eu/0' || i");
}

it("lacks no aggregate that the last of them shows, and aggregates no answers if something reads the last of them", async () => {
  const world = await World.open();
  const { groups } = world.modules;
  await world.judgment("shops/*", { name: "plain", type: "bool", question: "?", thresholds: { yes: 0.5 } });
  await groups.create(ORGANIZATION, "shops/*", group({ count: true, sum: ["attributes.amount"] }));
  await world.judgment("shops/eu/0", showing("a", "count"));
  await copied(world);
  await world.judgment("shops/eu/z", showing("z", "sum.attributes.amount"));
  const refused = (message: string) => ({
    code: "conflict",
    message: expect.stringContaining(message),
    details: { readers: ["z"] },
  });
  await expect(groups.create(ORGANIZATION, "shops/eu/*", group({ count: true }))).rejects.toMatchObject(
    refused('shows the group "g" with sum.attributes.amount. The group of that name in "shops/eu/z"'),
  );
  await world.judgment("shops/eu/z", {
    ...showing("over", "count"),
    context: { related: [{ name: "it", answers: [{ judgment: "z", band: [{ label: "any", gte: 0 }] }] }] },
  });
  const answers = group({ count: true, sum: ["attributes.amount"], count_where: { yes: { judgment: "plain", cut: "yes" } } });
  await expect(groups.create(ORGANIZATION, "shops/eu/*", answers)).rejects.toMatchObject(refused("cannot aggregate answers"));
  await expect(
    groups.create(ORGANIZATION, "shops/eu/*", group({ count: true, sum: ["attributes.amount"] })),
  ).resolves.toMatchObject({ name: "g" });
});
