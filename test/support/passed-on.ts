/** Passes a request on to another address, and its answer back, as a proxy does. */
import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";

export function passOn(incoming: IncomingMessage, answer: ServerResponse, to: URL, more: IncomingHttpHeaders = {}): void {
  const { method = "GET", url = "/", headers } = incoming;
  const { hostname, port } = to;
  const onward = request({ hostname, port, method, path: url, headers: { ...headers, ...more } }, (from) => {
    answer.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(answer);
  });
  onward.on("error", () => answer.destroy());
  incoming.pipe(onward);
}
