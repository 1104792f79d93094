/**
 * `events`: reads or follows the feed. An event's id is an offset in it. So after an interruption, reading continues after the
 * last printed event.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { FeedEvent } from "#generated/client/index.ts";
import { type Command, type Given, limitOf, names, type Option, text } from "../command.ts";
import { clientOf } from "../connection.ts";
import { Interrupted } from "../failures.ts";
import { interruption } from "../interruption.ts";
import { line } from "../output.ts";
import { patiently } from "../patience.ts";
import { inOneLine } from "../visible.ts";

const EVERY_MS = 1_000;
/** The largest page of the feed. */
const PAGE = 1_000;
const MOST_SHOWN = 100;
/**
 * Members of events that are shown as JSON, because subscriptions choose their content. Other objects appear only with --json.
 */
const INCLUDED = ["attributes", "answers"];

const options: Readonly<Record<string, Option>> = {
  types: { type: "string", value: "a,b", about: "Only these event types or patterns: job.*,subscription.entered." },
  namespace: { type: "string", value: "scope", about: "Only events of these namespaces: shop, or shop/*." },
  subscription: { type: "string", value: "id", about: "Only events of this subscription." },
  after: { type: "string", value: "id", about: "Only events after this one. Use it to continue where a reader stopped." },
  since: { type: "string", value: "time", about: "Only events at or after this time." },
};

export const events: readonly Command[] = [
  {
    name: "events list",
    takes: "",
    about: "Lists events, oldest first. Events are kept for 30 days.",
    options: {
      ...options,
      limit: { type: "string", value: "n", about: "The largest number to show. Default: 100; with --json, all." },
    },
    async run(given) {
      const { after, since, ...filter } = asked(given);
      const most = limitOf(given) ?? (given.options.json ? Number.POSITIVE_INFINITY : MOST_SHOWN);
      let shown = 0;
      for await (const event of clientOf(given).events.listAll({ ...filter, ...(after ? { after } : since ? { since } : {}) })) {
        if (shown === most) {
          if (text(given, "limit") === undefined)
            process.stderr.write(`There are more than these ${shown}. Use --limit or --after to see them.\n`);
          break;
        }
        shown += 1;
        await show(given, event);
      }
      if (shown === 0 && !given.options.json) process.stdout.write("There are none.\n");
      return undefined;
    },
  },
  {
    name: "events follow",
    takes: "",
    about:
      "Prints new events until Ctrl-C. It starts now, or where --after or --since says. It continues after the service restarts.",
    options,
    run: follow,
  },
];

function asked(given: Given) {
  const [types, namespace_prefix, subscription] = [names(given, "types"), text(given, "namespace"), text(given, "subscription")];
  return {
    ...(types ? { types } : {}),
    ...(namespace_prefix ? { namespace_prefix } : {}),
    ...(subscription ? { subscription } : {}),
    after: text(given, "after"),
    since: text(given, "since"),
  };
}

async function follow(given: Given): Promise<never> {
  const client = clientOf(given);
  const { since: from, ...filter } = asked(given);
  let { after } = filter;
  const since = from ?? (after === undefined ? new Date().toISOString() : undefined);
  const stopping = interruption();
  const interrupted = () => {
    const where = after === undefined ? `--since ${since}` : `--after ${after}`;
    return `Interrupted. "judgment events follow ${where}" continues from there.`;
  };
  try {
    while (!stopping.asked) {
      const place = { ...(after === undefined ? {} : { after }), ...(since === undefined ? {} : { since }), limit: PAGE };
      const page = await patiently(given, { signal: stopping.signal, interrupted }, () =>
        client.events.list({ ...filter, ...place }),
      );
      for (const event of page.events) await show(given, event);
      after = page.last_event_id ?? after;
      if (page.next_cursor === null) await sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  } finally {
    stopping.end();
  }
  throw new Interrupted(interrupted());
}

async function show(given: Given, event: FeedEvent): Promise<void> {
  await line(given.options.json ? JSON.stringify(event) : inOneLine(textOf(event)));
}

/** One line: when, what, where, and further details. */
function textOf({ id, type, timestamp, data }: FeedEvent): string {
  const members = Object.entries(data).filter(([, value]) => value !== null && value !== undefined);
  const { namespace = "" } = Object.fromEntries(members);
  const told = members
    .filter(([name, value]) => name !== "namespace" && (typeof value !== "object" || INCLUDED.includes(name)))
    .map(([name, value]) => `${name}=${typeof value === "object" ? JSON.stringify(value) : String(value)}`);
  return [id, timestamp, type.padEnd(22), namespace, ...told].filter((part) => part !== "").join("  ");
}
