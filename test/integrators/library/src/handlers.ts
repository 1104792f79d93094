/** What the library's operations do, in memory. */
import { createHash } from "node:crypto";
import type { OperationContext } from "typespec-koa-runtime";
import { ServiceError } from "typespec-koa-runtime/errors";
import type { ErrorCode } from "../generated/contract.ts";
import type { Handlers } from "../generated/handlers.ts";
import type { Book, Loan, Subject } from "../generated/types.ts";

export type Context = OperationContext<string>;

export function handlers(): Handlers<Context> {
  const books = new Map<string, Book>();
  const loans: Loan[] = [];

  const bookOf = (isbn: string) => books.get(isbn) ?? refuse("not_found", `There is no book ${isbn}.`);
  const loanOf = (id: string) => loans.find((loan) => loan.id === id) ?? refuse("not_found", `There is no loan ${id}.`);

  return {
    books: {
      async create(_context, { body }) {
        if (books.has(body.isbn)) refuse("conflict", `The library has ${body.isbn}.`);
        books.set(body.isbn, body);
        return { status: 201, body };
      },
      async list(_context, { query: { subject, cursor, limit } }) {
        const sorted = [...books.values()].sort((one, other) => (one.isbn < other.isbn ? -1 : 1));
        const about = sorted.filter(({ subjects }) => subject === undefined || covers(subjects, subject));
        const { elements, next_cursor } = page(about, cursor, limit);
        return { status: 200, body: { books: elements, next_cursor } };
      },
      get: async (_context, { path: { isbn } }) => ({ status: 200, body: bookOf(isbn) }),
      async upload(_context, { path: { isbn }, body: { picture, caption = null, credit = null } }) {
        bookOf(isbn);
        const { contentType, bytes } = picture;
        const type = contentType === "image/png" ? contentType : "image/jpeg";
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        return { status: 200, body: { type, size: bytes.length, sha256, caption, credit } };
      },
    },
    loans: {
      async create(_context, { cookies: { desk = null }, body: { isbn, borrower, days } }) {
        const out = loans.filter((loan) => loan.isbn === isbn && loan.returned_at === null).length;
        if (out >= bookOf(isbn).copies) refuse("conflict", `Every copy of ${isbn} is out.`);
        const due = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
        const loan = { id: `loan-${loans.length + 1}`, isbn, borrower, desk, due, returned_at: null };
        loans.push(loan);
        return { status: 201, body: loan };
      },
      async list(_context, { query: { state, cursor, limit } }) {
        const asked = loans.filter((loan) => state === undefined || (loan.returned_at === null) === (state === "out"));
        const { elements, next_cursor } = page(asked, cursor, limit);
        return { status: 200, body: { loans: elements, next_cursor } };
      },
      get: async (_context, { path: { id } }) => ({ status: 200, body: loanOf(id) }),
      async takeBack(_context, { path: { id } }) {
        const loan = loanOf(id);
        loan.returned_at ??= new Date().toISOString();
        return { status: 200, body: loan };
      },
    },
  };
}

function covers(subjects: readonly Subject[], name: string): boolean {
  return subjects.some((subject) => subject.name === name || covers(subject.narrower, name));
}

/** A cursor is the place of the next element. */
function page<Element>(all: readonly Element[], cursor: string | undefined, limit: number) {
  const from = Number(cursor ?? 0);
  const next = from + limit;
  return { elements: all.slice(from, next), next_cursor: next < all.length ? String(next) : null };
}

function refuse(code: ErrorCode, message: string): never {
  throw new ServiceError(code, message);
}
