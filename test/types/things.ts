/** A small specification with everything that types can get wrong, and the generated output. */
import { resource, specified } from "../codegen/specification.ts";

const DECLARATIONS = `
/** A thing. */
model Thing { /** Its id. */ id: string; /** Its size. */ size: "small" | "large"; /** Why. */ note?: string }
/** A job. */
model Job { /** Its id. */ job: string }
/** Some things. */
model ThingList { /** They. */ things: Thing[]; /** The next page. */ next_cursor: string | null }
/** Taken on. */
model Accepted<T> { @statusCode _: 202; ...CommonHeaders; @bodyRoot body: T }
${resource(
  "Things",
  '/** Read. */ @summary("Read") @route("/things/{id}") @get @role("read_only") @scope("organization") read(@path id: string, @query deep?: boolean): Ok<Thing> | InvalidRequest | NotFound;',
  '/** Put. */ @summary("Put") @route("/things/{id}") @put @role("read_write") @scope("organization") @idempotencyKey put(@path id: string, ...IdempotencyKey, @bodyRoot body: Thing): Ok<Thing> | Accepted<Job> | InvalidRequest;',
  '/** Remove. */ @summary("Remove") @route("/things/{id}") @delete @role("read_write") @scope("organization") @naturallyIdempotent remove(@path id: string): Deleted | NotFound;',
  '/** List. */ @summary("List") @route("/things") @get @role("read_only") @scope("list") @pages("things") list(@query cursor?: string): Ok<ThingList> | InvalidRequest;',
  '/** Polish. */ @summary("Polish") @route("/things/{id}/polish") @post @role("read_write") @scope("organization") @naturallyIdempotent @unbuilt polish(@path id: string): Ok<Thing> | NotFound;',
)}
${resource("Dreams", '/** Dream. */ @summary("Dream") @route("/dreams") @get @role("read_only") @scope("organization") @unbuilt dream(): Ok<Thing> | NotFound;')}
`;

/** Every generated TypeScript file that has no validators in it, below `generated/`. */
export async function generatedThings(): Promise<Map<string, string>> {
  const { paths, file } = await specified(DECLARATIONS);
  const typed = paths.filter((path) => path.endsWith(".ts") && !/routes\.ts$|validators/.test(path));
  return new Map(typed.map((path) => [`generated/${path}`, file(path)]));
}
