/**
 * Large bodies are parsed, validated and handled in another thread, for in this one they would stop everybody else: 64 MB take a second
 * and more. What is received stays here; from then on a body is named by what this port gives for it.
 */
import type { Reply } from "#generated/contract.ts";
import type { RequestContext } from "./context.ts";

/** A body that is parsed and valid, and lies in another thread. */
export interface RemoteBody {
  /** As `digestOf` makes it; null where it was not asked for. */
  readonly digest: string | null;
  /** Does what the operation's handler does with a body that is here. */
  handle(
    context: RequestContext,
    request: { readonly path: unknown; readonly headers: unknown },
  ): Promise<Reply<number, unknown>>;
  /** Lets others have the thread, until the body is handled: its request waits for another. */
  yield(): void;
  /** Lets go of the body; to be called in every case, also after it was handled. */
  release(): void;
}

/** What takes the bodies of one operation. */
export interface RemoteBodies {
  /** Whether a body is better parsed there. */
  takes(bytes: Uint8Array): boolean;
  /**
   * @param bytes all of an ArrayBuffer's, from its beginning; they are gone from here afterwards
   * @param wanted whether the digest is wanted, and whose turn it is
   * @param signal given up for, as long as nothing has begun; its reason is thrown then
   * @throws ServiceError as for a body that is parsed and validated here; `unavailable`
   */
  parse(bytes: Buffer, wanted: { digest: boolean; organizationId: string }, signal: AbortSignal): Promise<RemoteBody>;
}
