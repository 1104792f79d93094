/** The event feed, live: what has happened lately, and what happens, as it does. */
import { useState } from "preact/hooks";
import { Choice, ErrorNote, Json, Page, Search, When } from "../parts/index.ts";
import { to, useAsked } from "../router.ts";
import { count, duration, plural, spaced } from "../words.ts";
import { type FeedEvent, type Feed as Followed, SHOWN, useFeed } from "./follow-feed.ts";

const spans = [10, 60, 24 * 60];

export function Feed() {
  const [asked, ask] = useAsked({ types: "", in: "", subscription: "", minutes: "60" });
  const [paused, setPaused] = useState(false);
  const span = (Number(asked.minutes) || 60) * 60_000;
  const feed = useFeed({ types: asked.types, prefix: asked.in, subscription: asked.subscription, span }, paused);
  return (
    <Page title="Events" under="All events in recorded order, newest first.">
      <div class="row">
        <Search label="Types" placeholder="job.*, subscription.entered" value={asked.types} set={(types) => ask({ types })} />
        <Search label="Namespace or prefix" placeholder="shop/*" value={asked.in} set={(within) => ask({ in: within })} />
        <Search
          label="Subscription id"
          placeholder="sub_…"
          value={asked.subscription}
          set={(subscription) => ask({ subscription })}
        />
        <Choice
          label="Of the last"
          value={asked.minutes}
          options={spans.map((minutes) => [String(minutes), duration(minutes * 60_000)] as const)}
          set={(minutes) => ask({ minutes })}
        />
        <button type="button" onClick={() => setPaused(!paused)} aria-pressed={paused}>
          Pause
        </button>
      </div>
      {feed.error && <ErrorNote error={feed.error} />}
      <p class="quiet" role="status">
        <Said feed={feed} paused={paused} span={span} />
      </p>
      <ol reversed class="events" aria-label="Events">
        {feed.events.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ol>
    </Page>
  );
}

interface SaidProps {
  readonly feed: Followed;
  readonly paused: boolean;
  readonly span: number;
}

function Said({ feed, paused, span }: SaidProps) {
  const { events, error, following, since } = feed;
  const shorter = since !== null && Date.now() - since < span / 2 && events.length > 0;
  return (
    <>
      {paused ? "Paused. New events are not shown." : error ? following && "Retrying." : "Following."}{" "}
      {events.length === 0 && !error && since !== null && "No events yet."}
      {events.length >= SHOWN ? `Showing the latest ${count(SHOWN)}.` : events.length > 0 && `${plural(events.length, "event")}.`}{" "}
      {shorter && "There are too many events to show the earlier ones of this period."}
    </>
  );
}

const troubling = /(?:failed|failing|disabled|paused|cancelled)$/;
const promising = /(?:completed|resumed|synced|activated|calibrated)$/;

function Row({ event }: { readonly event: FeedEvent }) {
  const [open, setOpen] = useState(false);
  const about = partsOf(event);
  const tone = troubling.test(event.type) ? "bad" : promising.test(event.type) ? "good" : "lively";
  return (
    <li class="card">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span class={`badge ${tone}`}>{event.type}</span> <span>{about.map(({ label }) => label).join(" · ")}</span>{" "}
          <span class="quiet">
            <When at={event.timestamp} />
          </span>
        </summary>
        {open && (
          <>
            <p class="row">
              {[...about, { label: "Deliveries", href: to("events", event.id) }].map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </p>
            <Json value={event} />
          </>
        )}
      </details>
    </li>
  );
}

/** What an event is about, and where that is looked at. */
export function partsOf({ data }: { readonly data: object }): { label: string; href: string }[] {
  const members = new Map<string, unknown>(Object.entries(data));
  const text = (name: string) => {
    const value = members.get(name);
    return typeof value === "string" ? value : null;
  };
  const [namespace, judgment, document, job] = [text("namespace"), text("judgment"), text("document_id"), text("job_id")];
  const subscription = text("subscription_name");
  return [
    ...(namespace ? [{ label: namespace, href: to("namespaces", namespace) }] : []),
    ...(namespace && judgment ? [{ label: judgment, href: to("namespaces", namespace, "judgments", judgment) }] : []),
    ...(namespace && subscription
      ? [{ label: subscription, href: to("namespaces", namespace, "subscriptions", subscription) }]
      : []),
    ...(namespace && document ? [{ label: document, href: to("namespaces", namespace, "documents", document) }] : []),
    ...(job ? [{ label: `${spaced(text("job_type") ?? "")} job`, href: to("jobs", job) }] : []),
  ];
}
