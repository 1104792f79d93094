/** The frame around all pages: who is signed in, where one can go, and the page of the present place. */

import type { SignedIn } from "judgment-client";
import { Component, type ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Banner } from "./banner.tsx";
import { followConnection } from "./connection.ts";
import { Find } from "./find.tsx";
import { ErrorNote, Page } from "./parts/index.ts";
import { returnToPlace } from "./provider-sign-in.ts";
import { type Route, to, useRoute } from "./router.ts";
import {
  followOtherTabs,
  isRefused,
  presentSession,
  type Session,
  SessionContext,
  sessionClient,
  signInWith,
  tellOtherTabs,
} from "./session.ts";
import { type Ended, SignIn } from "./sign-in.tsx";
import { Activity } from "./views/activity.tsx";
import { AuditLog } from "./views/audit-log.tsx";
import { Endpoint } from "./views/endpoint.tsx";
import { Endpoints, NewEndpoint } from "./views/endpoints.tsx";
import { OneEvent } from "./views/event.tsx";
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
  const [asking, setAsking] = useState(true);
  const [failed, setFailed] = useState<Error | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const [atProvider, setAtProvider] = useState(false);
  const leave = (why: Ended | null) => {
    setEnded(why);
    setSession(null);
    setAsking(false);
  };
  const signOut = async ({ person }: SignedIn) => {
    await sessionClient.sessions.delete().catch((error) => {
      if (!isRefused(error)) throw error;
    });
    tellOtherTabs("out");
    setAtProvider(person !== undefined);
    leave(null);
  };
  /** Asks who is signed in. Another tab may have signed in somebody else. */
  const resume = async () => {
    setFailed(null);
    setAsking(true);
    try {
      const signedIn = await presentSession();
      if (signedIn === null) return leave(null);
      const organization = await sessionClient.organizations.get().catch(() => null);
      setEnded(null);
      setAtProvider(false);
      returnToPlace();
      setSession({ client: sessionClient, signedIn, organization, signOut: () => signOut(signedIn) });
    } catch (error) {
      setFailed(error as Error);
    }
  };
  const enter = async (key: string) => {
    await signInWith(key);
    tellOtherTabs("in");
    await resume();
  };
  // once, with what the browser has
  useEffect(() => void resume(), []);
  useEffect(() => followOtherTabs((told) => (told === "in" ? void resume() : leave("elsewhere"))), []);
  // A session that ends while pages are open.
  useEffect(
    () => (session === null ? undefined : followConnection((connection) => connection === "refused" && leave("ended"))),
    [session],
  );
  if (session !== null)
    return (
      <SessionContext.Provider value={session}>
        <Frame key={session.signedIn.session?.id ?? ""} session={session} />
      </SessionContext.Provider>
    );
  if (failed !== null)
    return (
      <main>
        <ErrorNote error={failed} again={() => void resume()} />
      </main>
    );
  if (!asking || ended !== null) return <SignIn enter={enter} ended={ended} atProvider={atProvider} />;
  return (
    <main>
      <p class="empty" role="status">
        Signing in …
      </p>
    </main>
  );
}

function Frame({ session }: { readonly session: Session }) {
  const route = useRoute();
  const here = route[0] ?? "namespaces";
  const { person } = session.signedIn;
  const [unable, setUnable] = useState<Error | null>(null);
  const signOut = () => {
    setUnable(null);
    session.signOut().catch(setUnable);
  };
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
              {person && `${person.name ?? person.email ?? person.subject} · `}
              {session.organization.name} · {session.organization.plan}
            </span>
          )}
          <button type="button" onClick={signOut}>
            Sign out
          </button>
        </span>
      </header>
      <Banner />
      {unable && <ErrorNote error={unable} again={signOut} />}
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
      return id === undefined ? <Feed /> : <OneEvent id={id} />;
    case "endpoints":
      if (id === "new") return <NewEndpoint />;
      return id === undefined ? <Endpoints /> : <Endpoint id={id} />;
    case "organization":
      return <Organization tab={id ?? "settings"} />;
    case "usage":
      return id === "activity" ? <Activity /> : <Usage />;
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
