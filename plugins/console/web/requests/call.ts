/** A call of the client that is composed before it is sent, so that a person can read it first. */
import { type Client, createClient } from "judgment-client";

type Resource = { [Name in keyof Client]: Client[Name] extends object ? Name : never }[keyof Client];
type Operation<R extends Resource> = {
  [Name in keyof Client[R]]: Client[R][Name] extends (options: never) => Promise<unknown> ? Name : never;
}[keyof Client[R]] &
  string;
type Takes<R extends Resource, O extends Operation<R>> = Client[R][O] extends (options: infer Options) => unknown
  ? Options
  : never;
type Gives<R extends Resource, O extends Operation<R>> = Client[R][O] extends (options: never) => Promise<infer Result>
  ? Result
  : never;

export interface Call<Result = unknown> {
  readonly resource: string;
  readonly operation: string;
  readonly options: object;
  /** A retry with one `idempotencyKey` is carried out once. */
  send(client: Client, idempotencyKey: string): Promise<Result>;
}

export function callOf<R extends Resource, O extends Operation<R>>(
  resource: R,
  operation: O,
  options: Takes<R, O>,
): Call<Gives<R, O>> {
  return {
    resource,
    operation,
    options: options as object,
    send: (client, idempotencyKey) =>
      // An operation without the header leaves the key out.
      (client[resource][operation] as (options: object) => Promise<Gives<R, O>>)({ ...(options as object), idempotencyKey }),
  };
}

export interface Composed {
  readonly method: string;
  readonly url: string;
  /** The authorization names a variable of the shell instead of the key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Takes the place of the key wherever a request is shown. */
export const KEY_VARIABLE = "JUDGMENT_API_KEY";

/** The request as the client would send it. Null if the client refuses the options, for example a name with an empty segment. */
export function composed(call: Call, baseUrl: string, idempotencyKey: string): Composed | null {
  let request: Composed | null = null;
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { method = "GET", headers, body } = init;
    request = {
      method,
      url: String(input),
      headers: { ...(headers as Record<string, string>) },
      body: typeof body === "string" ? body : undefined,
    };
    throw new Error("Composed only.");
  };
  const client = createClient({ baseUrl, apiKey: `$${KEY_VARIABLE}`, maxRetries: 0, fetch });
  // The client calls `fetch` before it waits for anything.
  call.send(client, idempotencyKey).catch(() => {});
  return request;
}
