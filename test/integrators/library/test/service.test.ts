/** The library through its generated client: pages, a union, a recursive model, an upload in parts, a cookie, retries and errors. */
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
  const isbn = isbns[1] ?? "";
  const file = new File([picture], "cover.png", { type: "image/png" });
  const credit = { name: "Constance Knuth", year: 1962 };
  const sha256 = createHash("sha256").update(picture).digest("hex");
  assert.deepEqual(await client.books.upload({ isbn, body: { picture: file, caption: "grün", credit } }), {
    type: "image/png",
    size: picture.length,
    sha256,
    caption: "grün",
    credit,
  });
  assert.deepEqual(await client.books.upload({ isbn, body: { picture: new Blob([picture], { type: "image/jpeg" }) } }), {
    type: "image/jpeg",
    size: picture.length,
    sha256,
    caption: null,
    credit: null,
  });
});

test("An upload of another type, of too many bytes, or with a fault in one of its parts is refused", async () => {
  const isbn = isbns[1] ?? "";
  const upload = (picture: Blob, credit?: { name: string }) =>
    client.books.upload({ isbn, body: { picture, ...(credit ? { credit } : {}) } });
  await assert.rejects(upload(new Blob(["GIF89a"], { type: "image/gif" })), {
    code: "invalid_request",
    message: '/picture: must be image/png or image/jpeg, not "image/gif"',
  });
  const large = new Blob([new Uint8Array(4 * 2 ** 20 + 1)], { type: "image/png" });
  await assert.rejects(upload(large), { code: "too_large" });
  await assert.rejects(
    upload(new Blob([], { type: "image/png" }), { name: "" }),
    (error: unknown) => error instanceof LibraryError && error.message.startsWith("/credit/name: "),
  );
});

test("A cookie arrives as it was given, and one with a fault is refused", async () => {
  const body = { isbn: isbns[0] ?? "", borrower: { kind: "member", card: "104722" } } as const;
  assert.equal((await client.loans.create({ body, desk: "Reading room" })).desk, "Reading room");
  await assert.rejects(
    client.loans.create({ body, desk: "12; x" }),
    (error: unknown) => error instanceof LibraryError && error.message.startsWith("cookie/desk: must be letters and blanks"),
  );
  const { headers, status } = await fetch(`${url}/v1/loans`, {
    method: "POST",
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json", cookie: "other=1; desk=Hall" },
    body: JSON.stringify({ ...body, isbn: isbns[1] }),
  });
  assert.equal(status, 201, headers.get("x-request-id") ?? "");
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
