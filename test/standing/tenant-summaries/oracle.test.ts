/**
 * Random documents of several tenants are written, changed and deleted over some hours. After each hour, what the summary has published is
 * compared with a recomputation from the documents alone. Meanwhile keys age out, tenants have their own groups, others change published
 * documents, and the summary's settings change.
 */
import { expect, it } from "vitest";
import { testService } from "#test/support/service.ts";
import { ROOT, statuses, World } from "./world.ts";

const SEED = Number(process.env.ORACLE_SEED ?? Date.now() % 1_000_000);
const HOURS = Number(process.env.ORACLE_RUNS ?? 0) > 0 ? 60 : 6;
const TENANTS = ["shop/a", "shop/b", "shop/c/d", "shop/e"];
const IDS = Array.from({ length: 12 }, (_, n) => `d-${n}`);
const KEYS = ["x", "y", 7, true] as const;
const steps = {
  count: [
    { label: "few", gte: 0 },
    { label: "some", gte: 2 },
    { label: "many", gte: 4 },
  ],
  amount: [
    { label: "low", gte: -5 },
    { label: "high", gte: 3.5 },
  ],
};
const otherSteps = [
  { label: "one", gte: 0 },
  { label: "more", gte: 2 },
];
const bands = {
  "by-key.count": steps.count,
  "by-key.avg.attributes.amount": steps.amount,
  "by-key.max.attributes.amount": steps.amount,
  "open-ones.sum.attributes.amount": steps.amount,
  "recent.count": steps.count,
};

type Attributes = { key?: (typeof KEYS)[number]; amount?: number; open?: boolean };
interface Tenant {
  documents: Map<string, Attributes>;
  /** By key, the hour of the last change of a document with this key. */
  touched: Map<Attributes["key"], number>;
  /** Whether the tenant has its own group `open`. */
  own: boolean;
}
/** How many hours keys of the group `recent` are kept. Runs come at full hours. */
const KEPT = 2.5;

let draws = 0;
/** From 0 to 1 (mulberry32). */
function random(): number {
  let t = SEED + ++draws * 0x6d2b79f5;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

const label = (bands: readonly { label: string; gte: number }[], value: number) =>
  (bands.filter(({ gte }) => value >= gte).at(-1) ?? bands[0]!).label;

/** The expected content of a tenant's document. Null if it has none. */
function expected({ documents, touched, own }: Tenant, hour: number, counts: typeof steps.count): object | null {
  const rows = (documents: Attributes[], row: (amounts: number[], count: number) => Record<string, string>) => {
    const keyed = Map.groupBy(
      documents.filter(({ key }) => key !== undefined),
      ({ key }) => key!,
    );
    return [...keyed].map(([key, some]) => ({
      key,
      bands: row(
        some.flatMap(({ amount }) => (amount === undefined ? [] : [amount])),
        some.length,
      ),
    }));
  };
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
  const all = [...documents.values()];
  const byKey = rows(all, (amounts, count) => ({
    count: label(counts, count),
    ...(amounts.length === 0
      ? {}
      : {
          "avg.attributes.amount": label(steps.amount, sum(amounts) / amounts.length),
          "max.attributes.amount": label(steps.amount, Math.max(...amounts)),
        }),
  }));
  const open = rows(
    all.filter((each) => each.open === !own),
    (amounts) => ({ "sum.attributes.amount": label(steps.amount, sum(amounts)) }),
  );
  const recent = rows(
    all.filter(({ key }) => hour + 1 - touched.get(key)! < KEPT),
    (_, count) => ({ count: label(steps.count, count) }),
  );
  if (byKey.length === 0) return null;
  return {
    "by-key": byKey,
    ...(open.length === 0 ? {} : { "open-ones": open }),
    ...(recent.length === 0 ? {} : { recent }),
  };
}

const order = ({ key }: { key: unknown }) => `${typeof key} ${key}`;
/** Removes the order of rows. */
const sorted = (groups: object | null | undefined) =>
  groups &&
  Object.fromEntries(
    Object.entries(groups).map(([group, rows]) => [group, [...rows].sort((a, b) => (order(a) < order(b) ? -1 : 1))]),
  );

it("publishes each hour what the documents of tenants amount to, and nothing if that is unchanged", async () => {
  const service = await testService();
  const world = new World(service);
  const aggregate = { avg: ["attributes.amount"], max: ["attributes.amount"], min: ["attributes.amount"] };
  await world.group({ name: "by-key", key: "attributes.key", aggregate });
  const openOnes = { name: "open-ones", key: "attributes.key", aggregate: { sum: ["attributes.amount"] } };
  await world.group({ ...openOnes, match: { "attributes.open": true } });
  await world.group({ name: "recent", key: "attributes.key", keep_keys: `${KEPT * 60}m`, aggregate: {} });
  const groups = ["by-key", "open-ones", "recent"];
  await world.publish({ groups, bands });
  let counts = steps.count;
  const tenants = new Map<string, Tenant>();
  const published = new Map<string, { groups: object | null; at: string }>();
  for (let hour = 0; hour < HOURS; hour++) {
    // Counts each document once: if its key changed twice before its group looked, the key in between has not changed.
    const written = new Set<string>();
    for (let n = 0; n < 4; n++) {
      const name = one(TENANTS);
      const tenant = tenants.get(name) ?? { documents: new Map(), touched: new Map(), own: false };
      tenants.set(name, tenant);
      const left = IDS.filter((id) => !written.has(`${name} ${id}`));
      const gone = left.filter(() => random() < (random() < 0.2 ? 0.9 : 0.2));
      const upsert = left
        .filter((id) => !gone.includes(id) && random() < 0.3)
        .map((id) => {
          const attributes: Attributes = {
            ...(random() < 0.9 ? { key: one(KEYS) } : {}),
            ...(random() < 0.8 ? { amount: Math.round(random() * 20 - 8) } : {}),
            ...(random() < 0.5 ? { open: random() < 0.7 } : {}),
          };
          return { id, attributes };
        });
      await world.write(name, { upsert, delete: gone });
      const touch = (id: string) => tenant.touched.set(tenant.documents.get(id)?.key, hour);
      for (const id of [...gone, ...upsert.map(({ id }) => id)]) written.add(`${name} ${id}`);
      for (const id of gone) {
        touch(id);
        tenant.documents.delete(id);
      }
      for (const { id, attributes } of upsert) {
        touch(id);
        tenant.documents.set(id, attributes);
        touch(id);
      }
    }
    if (random() < 0.2) {
      counts = counts === steps.count ? otherSteps : steps.count;
      await world.publish({ groups, bands: { ...bands, "by-key.count": counts } });
    }
    const meddled = [...tenants.keys()].filter((name) => random() < 0.15 && published.get(name)?.groups);
    for (const name of meddled) {
      await world.write(ROOT, one([{ delete: [name] }, { patch: [{ id: name, state: { groups: "others" } }] }]));
    }
    const [name, tenant] = one([...tenants]);
    if (random() < 0.3) {
      if (tenant.own) await world.call("DELETE", `/namespaces/${encodeURIComponent(name)}/groups/open-ones`);
      else await world.group({ ...openOnes, match: { "attributes.open": false } }, name);
      tenant.own = !tenant.own;
    }
    await world.grouped([...tenants.keys()], groups);
    const summary = await world.anHour();
    const wanted: Record<string, string> = {};
    for (const [name, tenant] of [...tenants].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const say = sorted(expected(tenant, hour, counts)) ?? null;
      const before = published.get(name)?.groups ?? null;
      const same = !meddled.includes(name) && JSON.stringify(before) === JSON.stringify(say);
      wanted[name] = say === null ? "skipped: empty" : same ? "unchanged" : "published";
      if (!same) published.set(name, { groups: say, at: service.clock.now().toISOString() });
      const document = await world.document(name);
      expect(sorted(document?.state.groups) ?? null, `${name} in hour ${hour}, seed ${SEED}`).toEqual(say);
      if (document) {
        expect(document.attributes).toEqual({ kind: "tenant" });
        expect(document.state.published_at).toBe(published.get(name)!.at);
        expect(document.state.source).toMatchObject({ namespace: name, as_of: expect.any(Number) });
      }
    }
    expect(statuses(summary), `hour ${hour}, seed ${SEED}`).toEqual(wanted);
    const rows = await world.call("POST", `/namespaces/${ROOT}/query`, { filters: ["attributes.kind", "Eq", "tenant"] });
    expect(rows.rows.map(({ id }: { id: string }) => id)).toEqual(
      [...published].flatMap(([name, { groups }]) => (groups === null ? [] : [name])).sort(),
    );
  }
}, 240_000);
