/** Commands for subscriptions, groups and webhook endpoints that an operator needs. */
import type { Group, GroupRow } from "#generated/client/index.ts";
import { type Command, type Given, limitOf, type Option, text } from "../command.ts";
import { clientOf } from "../connection.ts";
import { print, printOne } from "../output.ts";

const limit: Option = { type: "string", value: "n", about: "The largest number to show." };

const subscriptions: readonly Command[] = [
  {
    name: "subscriptions list",
    takes: "<namespace>",
    about: "Lists the subscriptions of a namespace or template prefix, with their status and lag.",
    options: { limit },
    async run(given) {
      await print(
        given,
        clientOf(given).subscriptions.listAll({ ns: given.words[0]! }),
        {
          name: ({ name }) => name,
          status: ({ status }) => status,
          "lag ms": ({ lag_ms }) => lag_ms,
          events: ({ events }) => events.join(","),
          bulk: ({ bulk }) => bulk,
          endpoint: ({ endpoint }) => endpoint,
          warnings: ({ warnings }) => warnings.map(({ code }) => code).join(","),
          template: ({ template }) => template,
        },
        limitOf(given),
      );
      return undefined;
    },
  },
  {
    name: "subscriptions get",
    takes: "<namespace> <name>",
    about: "Shows a subscription.",
    async run(given) {
      const [ns, name] = given.words as [string, string];
      printOne(given, await clientOf(given).subscriptions.get({ ns, name }));
      return undefined;
    },
  },
];

const groups: readonly Command[] = [
  {
    name: "groups list",
    takes: "<namespace>",
    about: "Lists the groups of a namespace or template prefix.",
    options: { limit },
    async run(given) {
      await print(
        given,
        clientOf(given).groups.listAll({ ns: given.words[0]! }),
        {
          name: ({ name }) => name,
          key: ({ key }) => key,
          status: ({ status }) => status,
          keys: ({ live_keys }) => live_keys,
          readers: ({ readers }) => readers.join(","),
          warnings: ({ warnings }) => warnings.join(","),
          template: ({ template }) => template,
        },
        limitOf(given),
      );
      return undefined;
    },
  },
  {
    name: "groups get",
    takes: "<namespace> <name>",
    about: "Shows a group with its rows, largest count first.",
    async run(given) {
      const [ns, name] = given.words as [string, string];
      await showGroup(given, await clientOf(given).groups.get({ ns, name }));
      return undefined;
    },
  },
];

async function showGroup(given: Given, group: Group): Promise<void> {
  const { rows, ...others } = group;
  if (given.options.json) return printOne(given, group);
  printOne(given, others);
  if (!rows) return;
  const flat = rows.map(({ key, values }) => ({ key, ...flattened(values) }));
  const columns = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  await print(
    given,
    flat,
    Object.fromEntries(columns.map((name) => [name, (row: Record<string, unknown>) => row[name]])),
    rows.length,
  );
}

/** `avg attributes.amount`: one column per aggregate. */
function flattened(values: GroupRow["values"]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([aggregate, value]) =>
      typeof value === "object" && value !== null
        ? Object.entries(value).map(([of, one]) => [`${aggregate} ${of}`, one])
        : [[aggregate, value]],
    ),
  );
}

const endpoints: readonly Command[] = [
  {
    name: "endpoints list",
    takes: "",
    about: "Lists webhook endpoints with their results of the last 24 hours.",
    options: { limit },
    async run(given) {
      await print(
        given,
        clientOf(given).webhookEndpoints.listAll(),
        {
          id: ({ id }) => id,
          url: ({ url }) => url,
          status: ({ status }) => status,
          events: ({ events }) => events.join(","),
          scope: ({ namespace_prefix }) => namespace_prefix,
          deliveries: ({ stats }) => stats.deliveries_24h,
          succeeded: ({ stats: { success_rate_24h: rate } }) => (rate === null ? "" : `${(100 * rate).toFixed(1)}%`),
        },
        limitOf(given),
      );
      return undefined;
    },
  },
  {
    name: "endpoints get",
    takes: "<id>",
    about: "Shows a webhook endpoint.",
    async run(given) {
      printOne(given, await clientOf(given).webhookEndpoints.get({ id: given.words[0]! }));
      return undefined;
    },
  },
  {
    name: "endpoints deliveries",
    takes: "<id>",
    about: "Lists the deliveries to a webhook endpoint and its responses, newest first.",
    options: {
      status: {
        type: "string",
        value: "status",
        about: "Only deliveries in this status: pending, succeeded, failed or skipped.",
      },
      limit,
    },
    async run(given) {
      const [id, status] = [given.words[0]!, text(given, "status")];
      await print(
        given,
        clientOf(given).webhookEndpoints.listDeliveriesAll({ id, ...(status ? { status: status as never } : {}) }),
        {
          event: ({ event_id }) => event_id,
          type: ({ event_type }) => event_type,
          status: ({ status }) => status,
          attempts: ({ attempts }) => attempts,
          answered: ({ last_attempt }) => last_attempt?.status_code ?? last_attempt?.error,
          ms: ({ last_attempt }) => last_attempt?.latency_ms,
          last: ({ last_attempt }) => last_attempt?.at,
          next: ({ next_attempt_at }) => next_attempt_at,
        },
        limitOf(given),
      );
      return undefined;
    },
  },
];

export const following: readonly Command[] = [...subscriptions, ...groups, ...endpoints];
