/** Tells those who keep a copy of namespaces' figures which ones transactions of this process have changed. Costs nothing where nobody does. */
type Listener = (namespaceId: number) => void;

const listeners = new Set<Listener>();

/** Also ids of other databases that this process uses. @returns ends it */
export function onChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The transaction that changes it may not have ended yet. */
export function noteChanged(namespaceId: number): void {
  for (const listener of listeners) listener(namespaceId);
}
