import { describe, expect, test } from "vitest";
import type { Pages } from "../../../codegen/typespec-koa/src/emit/client-runtime/pages.ts";
import { answeringServer, refusal } from "./answering-server.ts";
import { given, harness, list, search } from "./operations.ts";

interface Page {
  things: number[];
  next_cursor: string | null;
}

const first = { body: { things: [1, 2], next_cursor: "a b" } };
const empty = { body: { things: [], next_cursor: "c" } };
const last = { body: { things: [3], next_cursor: null } };

async function collect<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}

describe("a list", () => {
  test("is every entry of every page, in order, under the options it was asked with", async () => {
    await using server = await answeringServer(first, empty, last);
    expect(await collect(harness(server).caller.pages<Page, number>(list, given({ limit: 2 })))).toEqual([1, 2, 3]);
    expect(server.received.map(({ url }) => url)).toEqual([
      "/v1/things?limit=2",
      "/v1/things?limit=2&cursor=a%20b",
      "/v1/things?limit=2&cursor=c",
    ]);
  });

  test("can be had page by page", async () => {
    await using server = await answeringServer(first, last);
    expect(await collect(harness(server).caller.pages<Page, number>(list).pages())).toEqual([first.body, last.body]);
  });

  test("can be had whole", async () => {
    await using server = await answeringServer(first, last);
    expect(await harness(server).caller.pages<Page, number>(list).toArray()).toEqual([1, 2, 3]);
  });

  test("is fetched only as far as it is read", async () => {
    await using server = await answeringServer(first, last);
    const entries = harness(server).caller.pages<Page, number>(list);
    expect(server.received).toHaveLength(0);
    for await (const entry of entries) if (entry === 2) break;
    expect(server.received).toHaveLength(1);
  });

  test("begins where it is told to and begins anew with every iteration", async () => {
    await using server = await answeringServer(last);
    const entries = harness(server).caller.pages<Page, number>(list, given({ cursor: "from" }));
    await collect(entries);
    await collect(entries);
    expect(server.received.map(({ url }) => url)).toEqual(["/v1/things?cursor=from", "/v1/things?cursor=from"]);
  });

  test("whose cursor goes in the body keeps the rest of the body", async () => {
    await using server = await answeringServer({ body: { rows: [1], next_cursor: "n" } }, { body: { rows: [2], more: false } });
    expect(await collect(harness(server).caller.pages<unknown, number>(search, given({ body: { top_k: 1 } })))).toEqual([1, 2]);
    expect(server.received.map(({ body }) => JSON.parse(body))).toEqual([{ top_k: 1 }, { top_k: 1, cursor: "n" }]);
  });

  test("fails where a page fails, after the entries before it", async () => {
    await using server = await answeringServer(first, refusal(400, "invalid_request"));
    const seen: number[] = [];
    const reading = (async () => {
      for await (const entry of harness(server).caller.pages<Page, number>(list)) seen.push(entry);
    })();
    await expect(reading).rejects.toMatchObject({ code: "invalid_request" });
    expect(seen).toEqual([1, 2]);
  });

  test.each([
    ["a page without its entries", [{ body: { next_cursor: null } }], "things_list: answered a page without its array things"],
    ["a cursor that leads back to itself", [first], "things_list: answered the cursor it was given"],
  ])("does not go on over %s", async (_, behaviours, message) => {
    await using server = await answeringServer(...behaviours);
    const pages: Pages<Page, number> = harness(server).caller.pages(list);
    await expect(collect(pages)).rejects.toMatchObject({ name: "UnexpectedResponseError", message });
  });
});
