/** The TypeScript type of one event of a stream. Handlers give it, and clients receive it. */
import type { StreamedEvent } from "../../model.ts";
import { literal, typeText, union } from "./type-text.ts";

export function eventText(events: readonly StreamedEvent[]): string {
  return union(
    events.map(({ name, schema }) => {
      const event = name === null ? "" : `readonly event: ${literal(name)}; `;
      return `{ ${event}readonly id?: string; readonly data: ${typeText(schema)} }`;
    }),
  );
}
