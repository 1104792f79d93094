/** The pages of callers that process all selected documents, where documents are very large. */
import { expect, it } from "vitest";
import { Selection } from "#src/queries/selection.ts";
import { World } from "#test/judging/fanout/world.ts";

const name = "scans";
const every = Array.from({ length: 30 }, (_, n) => `d-${String(n).padStart(2, "0")}`);

async function selected(bytes: number): Promise<{ world: World; selection: Selection }> {
  const world = await World.open();
  await world.write(name, { upsert: every.map((id, n) => ({ id, attributes: { even: n % 2 === 0 }, state: { n } })) });
  // Contents of this size would only make the test slow. What is read is decided by the size that is stored with them.
  await world.query(`update documents set bytes = ${bytes}`);
  const { namespace_id } = (await world.namespaces(name))[0]!;
  return { world, selection: new Selection(namespace_id, new Map(), undefined) };
}

it.each([
  [100, [30]],
  [7_000_000, [10, 10, 10]],
  [40_000_000, Array(15).fill(2)],
  [90_000_000, Array(30).fill(1)],
])("of documents of %i bytes have as many as take 64 MB, or one more", async (bytes, sizes) => {
  const { world, selection } = await selected(bytes);
  const pages: { ids: string[]; states: unknown[] }[] = [];
  for (let [after, through] = ["", false]; !through; ) {
    const { documents, more } = await selection.after(world.fresh.database, after, 256);
    if (documents.length > 0)
      pages.push({ ids: documents.map((one) => one.document_id), states: documents.map(({ state }) => state.tree) });
    through = !more;
    after = documents.at(-1)?.document_id ?? after;
  }
  expect(pages.map(({ ids }) => ids.length)).toEqual(sizes);
  expect(pages.flatMap(({ ids }) => ids)).toEqual(every);
  expect(pages.flatMap(({ states }) => states)).toEqual(every.map((_, n) => ({ n })));
});

it("have some of the given documents, and say that there are more", async () => {
  const { world, selection } = await selected(40_000_000);
  const of = async (ids: readonly string[]) => {
    const { documents, more } = await selection.among(world.fresh.database, ids);
    return { ids: documents.map((one) => one.document_id), more };
  };
  expect(await of(every.slice(3, 9))).toEqual({ ids: every.slice(3, 5), more: true });
  expect(await of(["none", every[7]!])).toEqual({ ids: [every[7]], more: false });
});

it("end where a page has as many documents as it may have", async () => {
  const { world, selection } = await selected(100);
  const page = await selection.after(world.fresh.database, every[9]!, 20);
  expect([page.documents.length, page.more]).toEqual([20, true]);
  expect(await selection.after(world.fresh.database, every[29]!, 20)).toEqual({ documents: [], more: false });
});
