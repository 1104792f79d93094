/**
 * The health check of the image: ends with 0 if the service of this container is ready. It has the variables of the service, and asks on
 * the port of the metrics. If there is none, or a free one, it asks the API.
 */
import { get } from "node:http";
import { get as getSecurely } from "node:https";

const ANY = new Map([
  ["0.0.0.0", "127.0.0.1"],
  ["::", "[::1]"],
]);

/** The address of the probe. */
export function probeAddress(environment: Readonly<Record<string, string | undefined>>): string {
  const of = (name: string, otherwise: string) => environment[name] || otherwise;
  const metrics = of("METRICS_PORT", "9464");
  if (metrics !== "off" && Number(metrics) !== 0) return `http://${local(of("METRICS_HOST", "127.0.0.1"))}:${metrics}/readyz`;
  const scheme = of("TLS_CERT_FILE", "") === "" ? "http" : "https";
  return `${scheme}://${local(of("HOST", "127.0.0.1"))}:${of("PORT", "8080")}/readyz`;
}

/** A host as it is reached from this machine, and written in a URL. */
function local(host: string): string {
  return ANY.get(host) ?? (host.includes(":") ? `[${host}]` : host);
}

if (import.meta.main) {
  const address = probeAddress(process.env);
  const ended = ({ statusCode }: { statusCode?: number | undefined }) => process.exit(statusCode === 200 ? 0 : 1);
  // The certificate is for the name that clients use, not for this address. Nothing secret is sent.
  const request = address.startsWith("https:") ? getSecurely(address, { rejectUnauthorized: false }, ended) : get(address, ended);
  request.on("error", () => process.exit(1));
}
