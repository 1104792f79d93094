/** A path beside the operations that reads bodies itself, and may make requests to the operations: the way in for another protocol. */
import type { InnerCall } from "./inner-call.ts";
import type { Pipeline } from "./pipeline.ts";
import type { Routed } from "./routed.ts";

export interface Endpoint {
  /** The whole path. */
  readonly at: string;
  serve(request: Routed): Promise<void>;
}

export interface EndpointParts<Caller = unknown> {
  readonly pipeline: Pipeline<Caller, unknown>;
  /** Makes a request to this server as if it had arrived over the network. */
  readonly call: InnerCall;
}

export type MakeEndpoint<Caller = unknown> = (parts: EndpointParts<Caller>) => Endpoint;
