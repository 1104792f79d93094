/** Requests as spans, which continue the trace of a client that sends `traceparent`. */
import type { Observer } from "typespec-koa-runtime";
import { presentSpan, spanned } from "#src/foundation/tracing/tracing.ts";

/** The same observer, with a span around each request. */
export function tracedRequests(observer: Observer): Observer {
  return {
    ...observer,
    answered(operation, status, started, requestId) {
      const span = presentSpan();
      span.set({ "http.response.status_code": status, "judgment.request_id": requestId });
      if (status >= 500) span.fail(String(status));
      observer.answered(operation, status, started, requestId);
    },
    gone(operation, started) {
      presentSpan().fail("gone");
      observer.gone(operation, started);
    },
    around({ operation, req }, serve) {
      const { method, path, id } = operation;
      const { traceparent, tracestate } = req.headers;
      const attributes = {
        "http.request.method": method,
        "http.route": path,
        "url.path": (req.url ?? "").split("?", 1)[0]!,
        "url.scheme": "encrypted" in req.socket ? "https" : "http",
        "network.protocol.version": req.httpVersion,
        "judgment.operation": id,
      };
      const from = { traceparent, tracestate };
      return spanned({ name: `${method} ${path}`, kind: "server", from, attributes }, serve);
    },
  };
}
