/** Reads the text of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), in whatever pieces it arrives. */

export interface ParsedEvent {
  /** Undefined without a name. */
  readonly event: string | undefined;
  readonly data: string;
}

export class EventParser {
  /** The id of the last event; "" before the first. */
  lastId: string;
  /** What the service asks to wait before the stream is continued, in milliseconds; null if it does not. */
  retryMs: number | null = null;

  #rest = "";
  #afterReturn = false;
  #isFirst = true;
  #event = "";
  #data: string[] = [];
  #id: string;

  constructor(lastId: string) {
    this.lastId = lastId;
    this.#id = lastId;
  }

  /** The events that this piece completes. */
  *read(piece: string): Generator<ParsedEvent, void, undefined> {
    if (piece === "") return;
    let text = piece;
    if (this.#isFirst) text = text.replace(/^\uFEFF/, "");
    this.#isFirst = false;
    // A line feed after a carriage return that ended the last piece.
    if (this.#afterReturn && text.startsWith("\n")) text = text.slice(1);
    this.#afterReturn = piece.endsWith("\r");
    const lines = text.split(/\r\n|\r|\n/);
    lines[0] = this.#rest + (lines[0] ?? "");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) {
      const event = this.#line(line);
      if (event !== null) yield event;
    }
  }

  #line(line: string): ParsedEvent | null {
    if (line === "") return this.#complete();
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(line.charAt(colon + 1) === " " ? colon + 2 : colon + 1);
    if (field === "data") this.#data.push(value);
    else if (field === "event") this.#event = value;
    else if (field === "id" && !value.includes("\0")) this.#id = value;
    else if (field === "retry" && /^\d+$/.test(value)) this.retryMs = Number(value);
    return null;
  }

  /** An id without data counts as well. */
  #complete(): ParsedEvent | null {
    this.lastId = this.#id;
    const [event, data] = [this.#event, this.#data];
    this.#event = "";
    this.#data = [];
    return data.length === 0 ? null : { event: event === "" ? undefined : event, data: data.join("\n") };
  }
}
