/**
 * The bytes of an exported file: its lines, compressed in zlib's threads. Joining and encoding 30 MB at once would block this
 * thread for 100 ms.
 */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";

/** UTF-16 code units that are encoded together. The next part is encoded after these are compressed. */
const AT_ONCE = 256 * 1024;

/** The same lines produce the same bytes. */
export function packed(lines: Iterable<string>): Promise<Buffer> {
  return buffer(Readable.from(parts(lines), { highWaterMark: 1 }).pipe(createGzip()));
}

function* parts(lines: Iterable<string>): Generator<Buffer> {
  let held = "";
  for (const line of lines) {
    held += `${line}\n`;
    if (held.length < AT_ONCE) continue;
    yield Buffer.from(held);
    held = "";
  }
  if (held !== "") yield Buffer.from(held);
}
