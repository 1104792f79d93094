/** A handful of tickets for a first visit, written like any documents. A guided first judgment follows. */
import type { WriteRequest } from "judgment-client";
import { useState } from "preact/hooks";
import { useAccess } from "../access.ts";
import { callOf } from "../requests/call.ts";
import { asking, to } from "../router.ts";
import { useSession } from "../session.ts";
import { Text } from "./fields.tsx";
import { Form } from "./form.tsx";

const ticket = (id: string, customer: string, amount: number, text: string) => ({
  id,
  attributes: { status: "open", customer, amount },
  state: { text },
});

const tickets: NonNullable<WriteRequest["upsert"]> = [
  ticket("t-1", "acme", 120, "Our checkout has been down since this morning. Nobody can pay."),
  ticket("t-2", "globex", 35, "Could you send me a copy of last month's invoice when you have time?"),
  ticket("t-3", "initech", 980, "I was charged twice for one order. Please give me my money back today."),
  ticket("t-4", "acme", 15, "How do I change the language of the website?"),
  ticket("t-5", "umbrella", 410, "The parcel arrived broken, and I need the part tomorrow."),
  ticket("t-6", "hooli", 60, "Thank you, the new version works well."),
];

export function ExampleDocuments() {
  const access = useAccess();
  const scope = useSession().organization?.key?.scope ?? null;
  const [ns, setNs] = useState(scope === null ? "demo/tickets" : scope.replace(/\/?\*$/, scope.endsWith("*") ? "/tickets" : ""));
  const ready = ns.trim() !== "" && access.write(ns.trim());
  return (
    <Form
      label="Write the example documents"
      call={ready ? callOf("documents", "write", { ns: ns.trim(), body: { upsert: tickets } }) : null}
      done={() => {
        location.hash = asking(to("namespaces", ns.trim(), "new", "judgment"), { guided: "yes" });
        return "Written.";
      }}
    >
      <Text
        label="Namespace"
        at="path/ns"
        value={ns}
        required
        code
        pattern="[A-Za-z0-9._:\/\-]{1,256}"
        title="Letters, digits and . _ : / -"
        set={setNs}
      />
    </Form>
  );
}
