/** Finds what has a name or an id: `/` opens it on every page. */
import { type Client, JudgmentServiceError } from "judgment-client";
import { useEffect, useRef, useState } from "preact/hooks";
import { useLoad } from "./load.ts";
import { ErrorNote } from "./parts/index.ts";
import { asking, type Route, to } from "./router.ts";
import { useClient } from "./session.ts";

interface Found {
  readonly kind: string;
  readonly label: string;
  readonly href: string;
}

/** As many of a kind are shown; more letters find fewer. */
const MOST = 8;
/** A person who types is not asked for at every letter. */
const PAUSE_MS = 150;

export function Find({ route, places }: { readonly route: Route; readonly places: readonly { at: string; label: string }[] }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button type="button" aria-keyshortcuts="/" title="Find anything: /" onClick={() => setOpen(true)}>
        Find
      </button>
      {open && (
        <dialog
          class="wide-dialog find"
          aria-label="Find"
          ref={(dialog) => {
            if (dialog && !dialog.open) dialog.showModal();
          }}
          onClose={() => setOpen(false)}
        >
          <Search inside={route[0] === "namespaces" ? (route[1] ?? null) : null} places={places} close={() => setOpen(false)} />
        </dialog>
      )}
    </>
  );
}

interface SearchProps {
  /** The namespace or template prefix that is looked at. */
  readonly inside: string | null;
  readonly places: readonly { at: string; label: string }[];
  readonly close: () => void;
}

function Search({ inside, places, close }: SearchProps) {
  const client = useClient();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Once, since they do not depend on what is typed.
  const defined = useLoad((signal) => definitionsOf(client, inside, signal), [inside]);
  const question = { asked, inside, places, defined: defined.value ?? [] };
  const { value, error, loading } = useLoad((signal) => find(client, question, signal), [asked, inside, defined.value !== null]);
  const found = asked === typed.trim() ? value : null;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        list.current?.querySelector("a")?.click();
      }}
    >
      <label class="field grows">
        Name or id
        <input
          type="search"
          autocomplete="off"
          autofocus
          value={typed}
          placeholder={
            inside === null ? "shop/tickets, shop/tickets t-0042, job_…, evt_…" : "t-0042, urgent, shop/tickets, job_…, evt_…"
          }
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      {(error ?? defined.error) && <ErrorNote error={(error ?? defined.error)!} />}
      <p class="quiet" role="status">
        {said(asked, loading || defined.loading || found === null ? null : found.length)}
      </p>
      <ul class="found" ref={list}>
        {(found ?? []).map(({ kind, label, href }) => (
          <li key={href}>
            <a href={href} onClick={close}>
              {label}
            </a>{" "}
            <span class="quiet">{kind}</span>
          </li>
        ))}
      </ul>
    </form>
  );
}

function said(asked: string, results: number | null): string {
  if (asked === "") return "Type the beginning of a namespace, or an id. A namespace, a space and an id find a document.";
  if (results === null) return "Loading …";
  return results === 1 ? "1 result. Enter opens it." : `${results} results. Enter opens the first.`;
}

interface Question {
  readonly asked: string;
  readonly inside: string | null;
  readonly places: SearchProps["places"];
  readonly defined: readonly Found[];
}

async function find(client: Client, { asked, inside, places, defined }: Question, signal: AbortSignal): Promise<Found[]> {
  if (asked === "") return [];
  const [ns, id] = placeIn(asked, inside);
  const results = await Promise.all([
    id === null ? [] : documentOf(client, ns, id, signal),
    defined.filter(({ label }) => label.includes(asked)).slice(0, MOST),
    namespacesOf(client, asked, signal),
    asked.startsWith("job_") ? only("job", to("jobs", asked), client.jobs.get({ id: asked, signal })) : [],
    asked.startsWith("we_") ? only("endpoint", to("endpoints", asked), client.webhookEndpoints.get({ id: asked, signal })) : [],
    asked.startsWith("evt_") ? eventOf(client, asked, signal) : [],
    requestOf(client, asked, signal),
    places
      .filter(({ label }) => label.toLowerCase().startsWith(asked.toLowerCase()))
      .map(({ at, label }) => ({ kind: "page", label, href: to(at) })),
  ]);
  return results.flat();
}

/** `shop/tickets t-0042` names a document wherever one is. An id alone names one of the namespace that is looked at. */
function placeIn(asked: string, inside: string | null): [string, string] | ["", null] {
  const space = asked.indexOf(" ");
  if (space > 0) return [asked.slice(0, space), asked.slice(space + 1).trim()];
  return inside === null || inside.endsWith("/*") ? ["", null] : [inside, asked];
}

async function documentOf(client: Client, ns: string, id: string, signal: AbortSignal): Promise<Found[]> {
  return only(`document of ${ns}`, to("namespaces", ns, "documents", id), client.documents.get({ ns, id, signal }), id);
}

async function namespacesOf(client: Client, prefix: string, signal: AbortSignal): Promise<Found[]> {
  const page = await unlessRefused(client.namespaces.list({ prefix, limit: MOST, signal }));
  return (page?.namespaces ?? []).map(({ name }) => ({ kind: "namespace", label: name, href: to("namespaces", name) }));
}

/** What a namespace or a template prefix defines. */
async function definitionsOf(client: Client, ns: string | null, signal: AbortSignal): Promise<Found[]> {
  if (ns === null) return [];
  const [judgments, groups, subscriptions] = await Promise.all([
    unlessRefused(client.judgments.list({ ns, limit: 1000, signal })),
    unlessRefused(client.groups.list({ ns, limit: 1000, signal })),
    unlessRefused(client.subscriptions.list({ ns, limit: 1000, signal })),
  ]);
  const named = (kind: string, at: string, all: readonly { name: string }[] = []) =>
    all.map(({ name }) => ({ kind: `${kind} of ${ns}`, label: name, href: to("namespaces", ns, at, name) }));
  return [
    ...named("judgment", "judgments", judgments?.judgments),
    ...named("group", "groups", groups?.groups),
    ...named("subscription", "subscriptions", subscriptions?.subscriptions),
  ];
}

/** An event, and the endpoints that it was delivered to. Deliveries carry its id. */
async function eventOf(client: Client, id: string, signal: AbortSignal): Promise<Found[]> {
  const found = await only("event", to("events", id), client.events.get({ id, signal }));
  if (found.length === 0) return [];
  const deliveries = (await unlessRefused(client.events.deliveries({ id, signal })))?.deliveries ?? [];
  const endpoints = [...new Set(deliveries.map(({ endpoint }) => endpoint))].slice(0, MOST);
  const told = endpoints.map((endpoint) => ({ kind: "delivered to", label: endpoint, href: to("endpoints", endpoint) }));
  return [...found, ...told];
}

/** A request of the last days by the id that its response named. */
async function requestOf(client: Client, asked: string, signal: AbortSignal): Promise<Found[]> {
  if (!/^[\w-]{8,}$/.test(asked)) return [];
  const page = await unlessRefused(client.requestLogs.list({ request_id: asked, limit: 1, signal }));
  const href = asking(to("request-log"), { request: asked });
  return page?.requests.length ? [{ kind: "request", label: asked, href }] : [];
}

async function only(kind: string, href: string, asked: Promise<unknown>, label = decodeURIComponent(href.split("/").at(-1)!)) {
  return (await unlessRefused(asked)) === null ? [] : [{ kind, label, href }];
}

const REFUSALS: ReadonlySet<string> = new Set(["not_found", "invalid_request", "forbidden"]);

/** Null if there is no such thing, or the key may not see it: nothing is found then. */
async function unlessRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof JudgmentServiceError && REFUSALS.has(error.code)) return null;
    throw error;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest("input, textarea, select, dialog") !== null)
  );
}
