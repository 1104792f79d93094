// Generated from spec/ by `npm run generate`. Do not edit.
/** The runtime's description of one operation. The generated clients have one constant for each. */
export interface Operation {
  /** As in the published document: `documents_write`. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `/namespaces/{ns}/documents/{id}`. */
  readonly path: string;
  readonly parameters: readonly OperationParameter[];
  /** Whether the options carry a `body`. */
  readonly body: boolean;
  /** What the body is sent as, if it is not `application/json`. Text is a string as it is. */
  readonly bodyType?: string;
  /** Of a body of `multipart/form-data`. */
  readonly parts?: readonly Part[];
  /** By status, what a success is sent as, if it is not `application/json`. */
  readonly answerTypes?: { readonly [status: number]: string };
  /**
   * Why a repeated request is harmless. `safe`: it only reads. `natural`: doing it twice has the same effect as once. `key`: the
   * server recognizes a repetition by its `Idempotency-Key`. `none`: it is not harmless, so the client never repeats it.
   */
  readonly repetition: "safe" | "natural" | "key" | "none";
  /** The success statuses. This client does not know any other success. */
  readonly statuses: readonly number[];
  /** Of a stream of events: the option with the id of the last event, if the operation takes it. */
  readonly events?: { readonly lastId: string | null };
  /** For a list: the array member with a page, and where the next call takes the cursor. */
  readonly pages?: { readonly member: string; readonly cursor: "query" | "body" };
}

export interface Part {
  readonly name: string;
  /** `text`: a string, a number or a boolean. */
  readonly kind: "file" | "json" | "text";
  /** The option is an array of them. */
  readonly several: boolean;
}

export interface OperationParameter {
  /** The name on the wire. */
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  /** Its name among the options. */
  readonly option: string;
}
