/** Settings that each session of the service begins with. */
import type { ConnectionSettings } from "./store.ts";

const OPTIONS = /(?<=[?&])options=([^&#]*)&?/g;

/**
 * The same connection, whose sessions also have these settings (`-c name=value`). An operator may give others, in `options` or in the address. Those
 * stay, and come last, so PostgreSQL takes them where both name a setting. The driver alone would take those of the address, and no others.
 */
export function withSettings(settings: string, { connectionString, ...connection }: ConnectionSettings): ConnectionSettings {
  const given = [...(connectionString?.matchAll(OPTIONS) ?? [])].at(-1)?.[1];
  const ofAddress = given === undefined ? "" : decodeURIComponent(given.replaceAll("+", " "));
  const options = [settings, connection.options ?? "", ofAddress].filter((one) => one !== "").join(" ");
  if (connectionString === undefined) return { ...connection, options };
  return { ...connection, options, connectionString: connectionString.replace(OPTIONS, "").replace(/[?&](?=#|$)/, "") };
}
