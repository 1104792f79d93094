/** The library through its generated client: pages, a union, a recursive model, an upload, retries and errors. */
import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { after, test } from "node:test";
import { createClient, LibraryError } from "../generated/client/index.ts";
import { server } from "../src/server.ts";

const apiKey = "a key of the test";
const running = server({ port: 0, apiKey });
const { url } = await running.start();
after(() => running.stop(0));
const client = createClient({ baseUrl: `${url}/v1`, apiKey });

const physics = { name: "Physics", narrower: [{ name: "Waves", narrower: [{ name: "Optics", narrower: [] }] }] };
const isbns = ["9780486653594", "9780262510875", "9780201896831"];
for (const isbn of isbns) await client.books.create({ body: { isbn, title: `Book ${isbn}`, subjects: [physics], copies: 2 } });

test("A list goes page by page, and a recursive model comes back whole", async () => {
  const found = await client.books.listAll({ subject: "Optics", limit: 1 }).toArray();
  assert.deepEqual(
    found.map(({ isbn }) => isbn),
    isbns.toSorted(),
  );
  assert.deepEqual(found[0]?.subjects, [physics]);
  assert.deepEqual((await client.books.list({ subject: "Botany" })).books, []);
});

test("A union takes each of its forms, and a fault is told for the intended one", async () => {
  const [isbn = ""] = isbns;
  const mine = await client.loans.create({ body: { isbn, borrower: { kind: "member", card: "104722" } } });
  const theirs = await client.loans.create({
    body: { isbn, borrower: { kind: "library", name: "Leiden", address: "Witte Singel 27" } },
  });
  assert.equal(mine.borrower.kind, "member");
  assert.equal(theirs.borrower.kind === "library" && theirs.borrower.name, "Leiden");
  await assert.rejects(client.loans.create({ body: { isbn, borrower: { kind: "member", card: "12" } } }), {
    code: "invalid_request",
    message: "/borrower/card: must be six digits",
  });
  await assert.rejects(client.loans.create({ body: { isbn, borrower: { kind: "member", card: "104722" } } }), {
    code: "conflict",
  });
  assert.notEqual((await client.loans.takeBack({ id: mine.id })).returned_at, null);
  assert.deepEqual(
    (await client.loans.listAll({ state: "out", limit: 1 }).toArray()).map(({ id }) => id),
    [theirs.id],
  );
  assert.equal((await client.loans.get({ id: theirs.id })).returned_at, null);
});

test("An upload of megabytes arrives byte by byte", async () => {
  const picture = randomBytes(3 * 2 ** 20);
  const body = { type: "image/png", content: picture.toString("base64") } as const;
  const stored = await client.books.upload({ isbn: isbns[1] ?? "", body });
  assert.deepEqual(stored, {
    type: "image/png",
    size: picture.length,
    sha256: createHash("sha256").update(picture).digest("hex"),
  });
});

test("A retry with the same key begins no second loan", async () => {
  const asked = { body: { isbn: isbns[2] ?? "", borrower: { kind: "member", card: "104722" } }, idempotencyKey: "once" } as const;
  const [first, second] = [await client.loans.create(asked), await client.loans.create(asked)];
  assert.equal(first.id, second.id);
});

test("What is not there is an error of the contract", async () => {
  await assert.rejects(
    client.books.get({ isbn: "9780000000000" }),
    (error: unknown) => error instanceof LibraryError && error.code === "not_found",
  );
});
