/** What the adapters of all operations share. */
import type { AddressBlocks } from "./address-blocks.ts";
import type { Bodies } from "./body.ts";
import type { Compression } from "./compression.ts";
import type { OpenStream } from "./event-stream.ts";
import type { Inputs } from "./inputs.ts";
import type { Logger } from "./log.ts";
import type { Observer } from "./observer.ts";
import type { Admission, Handling, Retries } from "./ports.ts";
import type { RemoteBodies } from "./remote-body.ts";
import type { RequestLog } from "./request-log.ts";
import type { ResponseCheck } from "./response-check.ts";
import type { Common } from "./response-headers.ts";

export interface Pipeline<Caller, Context> extends Common {
  readonly admission: Admission<Caller>;
  readonly handling: Handling<Caller, Context>;
  /** Null if no operation takes idempotency keys. */
  readonly retries: Retries<Caller> | null;
  readonly inputs: Inputs;
  readonly hints: Hints;
  readonly trustedProxies: AddressBlocks;
  readonly bodies: Bodies;
  readonly compression: Compression;
  /** By operation id. */
  readonly remote: Readonly<Record<string, RemoteBodies<Context>>>;
  /** Opens event streams, by operation id. */
  readonly streams: Readonly<Record<string, OpenStream<Caller>>>;
  /** Of those that operations declare. */
  readonly eventStreams: { readonly heartbeatMs: number; readonly stopping: AbortSignal };
  readonly responses: ResponseCheck;
  readonly observer: Observer;
  /** Absent: no request is kept. */
  readonly requestLog?: RequestLog<Caller>;
  readonly log: Logger;
}

/** What the messages of some refusals say in addition. */
export interface Hints {
  /** A sentence for a path that no operation has; null for none. */
  unknownPath?(path: string): string | null;
  /** What to send instead of a conditional header, as a part of a sentence. */
  readonly conditions?: string;
}
