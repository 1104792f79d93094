/** The frame around all pages: who is signed in, where one can go, and the page of the present place. */

import { JudgmentServiceError } from "judgment-client";
import { Component, type ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Banner } from "./banner.tsx";
import { followConnection } from "./connection.ts";
import { Find } from "./find.tsx";
import { ErrorNote, Page } from "./parts/index.ts";
import { type Route, to, useRoute } from "./router.ts";
import { clientFor, keptKey, type Session, SessionContext } from "./session.ts";
import { SignIn } from "./sign-in.tsx";
import { AuditLog } from "./views/audit-log.tsx";
import { Endpoint } from "./views/endpoint.tsx";
import { Endpoints, NewEndpoint } from "./views/endpoints.tsx";
import { Feed } from "./views/feed.tsx";
import { Job } from "./views/job.tsx";
import { Jobs } from "./views/jobs.tsx";
import { Namespace } from "./views/namespace.tsx";
import { Namespaces } from "./views/namespaces.tsx";
import { Organization } from "./views/organization.tsx";
import { RequestLog } from "./views/request-log.tsx";
import { Usage } from "./views/usage.tsx";

const places = [
  { at: "namespaces", label: "Namespaces" },
  { at: "jobs", label: "Jobs" },
  { at: "events", label: "Events" },
  { at: "endpoints", label: "Endpoints" },
  { at: "usage", label: "Usage" },
  { at: "organization", label: "Organization" },
  { at: "audit-log", label: "Audit log" },
  { at: "request-log", label: "Request log" },
];

export function Console() {
  const [session, setSession] = useState<Session | null>(null);
  const [kept, setKept] = useState(keptKey.read);
  const [failed, setFailed] = useState<Error | null>(null);
  const [ended, setEnded] = useState(false);
  const leave = () => {
    keptKey.forget();
    setKept(null);
    setSession(null);
  };
  const enter = async (key: string) => {
    const client = clientFor(key);
    // Any key may list namespaces, so this tells whether it is one; the organization only tells its name.
    await client.namespaces.list({ limit: 1 });
    const organization = await client.organizations.get().catch(() => null);
    keptKey.write(key);
    setEnded(false);
    setSession({ client, organization, signOut: leave });
  };
  const resume = (key: string) => {
    setFailed(null);
    enter(key).catch((error) => {
      // Only a key that is refused is forgotten; a server that is away says nothing about it.
      if (!(error instanceof JudgmentServiceError && error.code === "unauthorized")) return setFailed(error);
      setEnded(true);
      leave();
    });
  };
  // once, with the key that the tab kept
  useEffect(() => {
    if (kept !== null) resume(kept);
  }, []);
  // A key that is revoked or expires while pages are open.
  useEffect(
    () =>
      session === null
        ? undefined
        : followConnection((connection) => {
            if (connection !== "refused") return;
            setEnded(true);
            leave();
          }),
    [session],
  );
  if (session !== null)
    return (
      <SessionContext.Provider value={session}>
        <Frame session={session} />
      </SessionContext.Provider>
    );
  if (kept === null) return <SignIn enter={enter} ended={ended} />;
  return (
    <main>
      {failed ? (
        <ErrorNote error={failed} again={() => resume(kept)} />
      ) : (
        <p class="empty" role="status">
          Signing in …
        </p>
      )}
    </main>
  );
}

function Frame({ session }: { readonly session: Session }) {
  const route = useRoute();
  const here = route[0] ?? "namespaces";
  return (
    <>
      <button type="button" class="skip" onClick={() => document.querySelector("h1")?.focus()}>
        Skip to content
      </button>
      <header class="top">
        <span class="name">Judgment Service</span>
        <nav aria-label="Main">
          <ul>
            {places.map(({ at, label }) => (
              <li key={at}>
                <a href={to(at)} aria-current={at === here ? "page" : undefined}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a href="../docs/">Docs</a>
            </li>
          </ul>
        </nav>
        <span class="who">
          <Find route={route} places={places} />
          {session.organization && (
            <span>
              {session.organization.name} · {session.organization.plan}
            </span>
          )}
          <button type="button" onClick={session.signOut}>
            Sign out
          </button>
        </span>
      </header>
      <Banner />
      <main id="main">
        <Boundary key={route.join("/")}>{viewAt(route)}</Boundary>
      </main>
    </>
  );
}

function viewAt([place = "namespaces", ...rest]: Route) {
  const [id] = rest;
  switch (place) {
    case "namespaces":
      return id === undefined ? <Namespaces /> : <Namespace ns={id} rest={rest.slice(1)} />;
    case "jobs":
      return id === undefined ? <Jobs /> : <Job id={id} />;
    case "events":
      return <Feed />;
    case "endpoints":
      if (id === "new") return <NewEndpoint />;
      return id === undefined ? <Endpoints /> : <Endpoint id={id} />;
    case "organization":
      return <Organization tab={id ?? "settings"} />;
    case "usage":
      return <Usage />;
    case "audit-log":
      return <AuditLog />;
    case "request-log":
      return <RequestLog />;
    default:
      return (
        <Page title="Page not found">
          <p>
            This page does not exist. <a href={to("namespaces")}>All namespaces</a>
          </p>
        </Page>
      );
  }
}

/** A fault of a page is shown on it and does not affect the others. */
class Boundary extends Component<{ readonly children: ComponentChildren }, { error: Error | null }> {
  override state = { error: null as Error | null };
  override componentDidCatch(error: Error) {
    this.setState({ error });
  }
  override render() {
    return this.state.error ? (
      <ErrorNote error={this.state.error} again={() => this.setState({ error: null })} />
    ) : (
      this.props.children
    );
  }
}
