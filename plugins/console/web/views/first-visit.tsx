/** What to do first, where nothing is there yet. */
import { useAccess } from "../access.ts";
import { Later } from "../later.tsx";
import { to } from "../router.ts";

export function FirstVisit() {
  if (!useAccess().write()) return <p class="empty">None yet. The first write of a document creates one.</p>;
  return (
    <section class="card">
      <h2>Begin here</h2>
      <ol>
        <li>Write documents. The first write creates their namespace.</li>
        <li>Ask a question about them: make a judgment, and try it on five documents.</li>
        <li>Follow the answers: query them, or subscribe to a query.</li>
      </ol>
      <p>Do you have no documents at hand? Six example tickets are enough to try everything. They are ordinary documents.</p>
      <Later form="ExampleDocuments" />
    </section>
  );
}

/** A namespace begins with its first document. */
export function MissingNamespace({ ns }: { readonly ns: string }) {
  const write = useAccess().write(ns);
  return (
    <section class="card">
      <h2>Nothing here yet</h2>
      <p>The namespace {ns} does not exist. It begins with its first document.</p>
      {write && (
        <a class="button" href={to("namespaces", ns, "new", "document")}>
          Write its first document
        </a>
      )}
    </section>
  );
}
