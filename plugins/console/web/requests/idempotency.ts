/** The `Idempotency-Key` of what is composed on a page. */
import { useRef, useState } from "preact/hooks";

/** A random UUID. A page over plain http has no `crypto.randomUUID`. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * One key for one request. Another request gets another key, and so does the next one after an answer. A request that was lost keeps its
 * key, so that sending it again carries it out once.
 */
export function useIdempotencyKey(request: unknown): readonly [key: string, answered: () => void] {
  const of = JSON.stringify(request);
  const [turn, setTurn] = useState(0);
  const last = useRef<{ of: string; turn: number; key: string } | null>(null);
  if (last.current?.of !== of || last.current.turn !== turn) last.current = { of, turn, key: newKey() };
  return [last.current.key, () => setTurn((before) => before + 1)];
}
