/** An attempt to deliver as a span, whose `traceparent` the endpoint receives. */
import { isRecording, spanned, traceHeaders } from "#src/foundation/tracing/tracing.ts";
import type { Attempt, AttemptResult, Sender } from "./sender.ts";

export function sentInTrace(sender: Sender, attempt: Attempt): Promise<AttemptResult | null> {
  if (!isRecording()) return sender.send(withHeaders(attempt, traceHeaders()));
  const { hostname, port, protocol } = new URL(attempt.url);
  const attributes = {
    "messaging.system": "judgment",
    "messaging.destination.name": attempt.endpointId,
    "messaging.message.id": attempt.headers["webhook-id"] ?? "",
    "messaging.operation.name": "deliver",
    "messaging.operation.type": "send",
    "http.request.method": "POST",
    "server.address": hostname,
    "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
  };
  return spanned({ name: "deliver webhook", kind: "client", attributes }, async (span) => {
    const result = await sender.send(withHeaders(attempt, traceHeaders()));
    if (result === null) span.fail("cancelled");
    else if (result.status_code !== null) span.set({ "http.response.status_code": result.status_code });
    if (result !== null && result.error !== null) span.fail(result.error);
    return result;
  });
}

/** A trace that is not recorded here may be recorded there. */
function withHeaders(attempt: Attempt, headers: Readonly<Record<string, string>>): Attempt {
  return "traceparent" in headers ? { ...attempt, headers: { ...attempt.headers, ...headers } } : attempt;
}
