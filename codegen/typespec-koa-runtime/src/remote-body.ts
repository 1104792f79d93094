/**
 * The port for bodies in other threads. Large bodies are parsed, validated and handled there, because in this thread they would
 * block every other request: 64 MB take a second and more. This thread receives the bytes. Afterwards it uses a handle of this
 * port.
 */
import type { Reply } from "./contract.ts";

/** A body that is parsed and valid, and is in another thread. */
export interface RemoteBody<Context> {
  /** As `Retries.digestOf` computes it; null if it was not requested. */
  readonly digest: string | null;
  /** Whether it does no harm if its request is repeated. Absent: it does. */
  readonly isHarmless?: boolean;
  /** Does what the operation's handler does with a body of this thread. */
  handle(context: Context, request: { readonly path: unknown; readonly headers: unknown }): Promise<Reply<number, unknown>>;
  /** Lets others use the thread until the body is handled, while its request waits for another one. */
  yield(): void;
  /** Releases the body. Call it in every case, also after the body was handled. */
  release(): void;
}

/** Accepts the bodies of one operation. */
export interface RemoteBodies<Context> {
  /** Whether a body is better parsed there. */
  takes(bytes: Uint8Array): boolean;
  /**
   * @param bytes the whole of an ArrayBuffer, from its beginning; they are transferred and unusable here afterwards
   * @param wanted whether to compute the digest, and whose turn it is
   * @param signal cancels it before it has begun; its reason is thrown then
   * @throws ServiceError as for a body parsed and validated in this thread; `unavailable`
   */
  parse(bytes: Buffer, wanted: { digest: boolean; sender: string }, signal: AbortSignal): Promise<RemoteBody<Context>>;
}
