// Copied from codegen/emit/client-runtime/ by `npm run generate`. Do not edit.
/** What the runtime knows of one operation. The generated clients hold one constant for each. */
export interface Operation {
  /** As in the published document: `documents_write`. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `/namespaces/{ns}/documents/{id}`. */
  readonly path: string;
  readonly parameters: readonly OperationParameter[];
  /** Whether the options carry a `body`. */
  readonly body: boolean;
  /**
   * What makes a repeated request harmless. `safe`: it only reads. `natural`: doing it twice is doing it once. `key`: the server knows a
   * repetition by its `Idempotency-Key`. `none`: nothing does, so the client never repeats it.
   */
  readonly repetition: "safe" | "natural" | "key" | "none";
  /** The success statuses. Any other success is an answer this client does not know. */
  readonly statuses: readonly number[];
  /** For a list: the array member that holds a page, and where the next call takes the cursor. */
  readonly pages?: { readonly member: string; readonly cursor: "query" | "body" };
}

export interface OperationParameter {
  /** The name on the wire. */
  readonly name: string;
  readonly in: "path" | "query" | "header";
  /** Its name among the options. */
  readonly option: string;
}
