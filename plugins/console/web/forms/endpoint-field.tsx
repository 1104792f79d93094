/** A webhook endpoint that a subscription of a namespace may name. */
import { useLoad } from "../load.ts";
import { useClient } from "../session.ts";
import { Select } from "./fields.tsx";

interface EndpointFieldProps {
  readonly ns: string;
  readonly value: string;
  readonly set: (id: string) => void;
}

export function EndpointField({ value, set }: EndpointFieldProps) {
  const client = useClient();
  const endpoints = useLoad((signal) => client.webhookEndpoints.list({ limit: 1000, signal }).catch(() => null), []);
  const found = endpoints.value?.webhook_endpoints ?? [];
  const known = found.map(({ id, url, description }) => [id, description ? `${description}: ${url}` : url] as const);
  const missing = value !== "" && !found.some(({ id }) => id === value) ? [[value, value] as const] : [];
  return (
    <Select
      label="Webhook endpoint"
      at="/endpoint"
      hint="Without one, the events are in the feed only."
      value={value}
      options={[["", "none"], ...missing, ...known]}
      set={set}
    />
  );
}
