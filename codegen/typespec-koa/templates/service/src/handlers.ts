/** What the operations do. The compiler says which one is missing, and where an answer is not of the contract. */
import type { OperationContext } from "typespec-koa-runtime";
import type { Handlers } from "../generated/handlers.ts";
import type { Note } from "../generated/types.ts";

/** What a handler knows of its caller: here, a name. */
export type Context = OperationContext<string>;

export function handlers(): Handlers<Context> {
  const notes: Note[] = [];
  return {
    notes: {
      async create(_context, { body }) {
        const note = { ...body, id: `n${notes.length + 1}` };
        notes.push(note);
        return { status: 201, body: note };
      },
      async list(_context, { query: { cursor = "0", limit } }) {
        const from = Number(cursor);
        const next = from + limit;
        return { status: 200, body: { notes: notes.slice(from, next), next_cursor: next < notes.length ? String(next) : null } };
      },
    },
  };
}
