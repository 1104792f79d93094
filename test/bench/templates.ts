/**
 * The cost of inheritance for a write of one document with its answer.
 *
 * - A template is shared by 1, 100 and 10,000 namespaces, also while it changes.
 * - A namespace inherits 2, 10 and 100 judgments, of which two apply.
 *
 * Writes are sequential, each in a random namespace, with the embedded engine. Each case is compared with the smallest of its kind,
 * measured in turns.
 */
import type pg from "pg";
import { type Bench, compared, inTurns } from "./support/bench.ts";
import { type Stage, stage } from "./support/stage.ts";

const ROUNDS = 7;
const WRITES = 40;

export const bench: Bench = {
  about:
    "ms of a write and its answers under 1, 100 and 10,000 namespaces with one template, and 2, 10 and 100 inherited judgments",
  async run() {
    const place = await stage();
    try {
      await furnish(place);
      const sharing = (count: number) => () => written(place, `sharing-${count}`, count, ["a", "b"]);
      const inheriting = (count: number) => () => written(place, `inheriting-${count}`, 1, ["a", "b"]);
      let version = 1;
      const changing = async () => {
        version = 3 - version;
        const change = JSON.stringify({ version, force: true });
        await place.post("/namespaces/bench%2Fsharing-10000%2F*/judgments/idle/activate", change);
        return sharing(10_000)();
      };
      const measured = await inTurns(ROUNDS, {
        one: sharing(1),
        hundred: sharing(100),
        many: sharing(10_000),
        changing,
        two: inheriting(2),
        ten: inheriting(10),
        all: inheriting(100),
      });
      const about = { better: "lower", unit: "ms", target: null } as const;
      return [
        compared("100 namespaces share the template, against 1", measured.hundred, measured.one, about),
        compared("10,000 namespaces share it, against 1", measured.many, measured.one, about),
        compared(`10,000, and it changes before every ${WRITES} writes, against 1`, measured.changing, measured.one, about),
        compared("10 judgments are inherited, against 2", measured.ten, measured.two, about),
        compared("100 judgments are inherited, against 2", measured.all, measured.two, about),
      ];
    } finally {
      await place.close();
    }
  },
};

/** Makes templates, two judgments of each of which apply, and the namespaces under them. */
async function furnish(place: Stage): Promise<void> {
  const client = await place.bare();
  for (const [template, judgments, namespaces] of [
    ["sharing-1", 3, 1],
    ["sharing-100", 3, 100],
    ["sharing-10000", 3, 10_000],
    ["inheriting-2", 2, 1],
    ["inheriting-10", 10, 1],
    ["inheriting-100", 100, 1],
  ] as const) {
    for (let n = 0; n < judgments; n++) await define(place, template, ["a", "b", "idle"][n] ?? `idle-${n}`, n >= 2);
    await nameNamespaces(client, template, namespaces);
  }
  const other = { type: "bool", question: "Is it still idle?", applies_to: { "attributes.kind": "none" } };
  await place.post("/namespaces/bench%2Fsharing-10000%2F*/judgments/idle/versions", JSON.stringify(other));
}

async function define(place: Stage, template: string, name: string, idle: boolean): Promise<void> {
  const applies = idle ? { applies_to: { "attributes.kind": "none" } } : {};
  const body = JSON.stringify({ name, type: "bool", question: "Is it urgent?", ...applies });
  await place.post(`/namespaces/bench%2F${template}%2F*/judgments`, body);
}

/** As their first writes would make them. */
async function nameNamespaces(client: pg.Client, template: string, count: number): Promise<void> {
  const ids = "(hashtext($1)::bigint + 2147483649) * 100000 + n as namespace_id";
  const named = `select ${ids}, organization_id, $1 || '/' || n as name from organizations, generate_series(1, $2::integer) n`;
  const parameters = [`bench/${template}`, count];
  await client.query(
    `insert into namespaces (namespace_id, organization_id, name, created_at) select *, now() from (${named}) s`,
    parameters,
  );
  await client.query(`insert into namespace_names (namespace_id, organization_id, name) ${named}`, parameters);
}

/** Milliseconds that a write took until it was answered, on average. */
async function written(place: Stage, template: string, namespaces: number, wait_for: readonly string[]): Promise<number> {
  const begun = performance.now();
  for (let n = 0; n < WRITES; n++) {
    const name = `bench/${template}/${1 + Math.floor(Math.random() * namespaces)}`;
    const upsert = [{ id: "ticket", attributes: { kind: "mail" }, state: { text: `My parcel ${Math.random()} is late.` } }];
    await place.post(`/namespaces/${encodeURIComponent(name)}`, JSON.stringify({ upsert, wait_for }));
  }
  return (performance.now() - begun) / WRITES;
}
