/** Deletes a document, if nobody has changed it meanwhile. */
import { callOf } from "../requests/call.ts";
import { go } from "../router.ts";
import { Confirmed } from "./confirmed.tsx";

interface DeleteProps {
  readonly ns: string;
  readonly id: string;
  readonly revision: number;
}

export function DeleteDocument({ ns, id, revision }: DeleteProps) {
  return (
    <Confirmed
      label="Delete the document"
      consequence={`This deletes ${id} with its attributes, state and answers. Nobody can bring it back. Its evaluations stay in the log. Subscriptions that it matches send an event that it left. Documents that show it are judged again, and that may cost. A document that is written later under this id is a new one.`}
      call={callOf("documents", "write", { ns, body: { delete: [{ id, if_revision: revision }] } })}
      done={() => go("namespaces", ns, "documents")}
    />
  );
}
