/** Names of a model's labels, compared as people would: `None_of the-above` is `none of the above`. */

export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();
}

/** The place of a label. -1 if the model does not have it. */
export function placeOf(labels: readonly string[], name: string): number {
  const plain = plainName(name);
  return labels.findIndex((label) => plainName(label) === plain);
}

/** For messages: at most so many names. */
const MOST_TOLD = 20;

export function told(labels: readonly string[]): string {
  const some = labels.slice(0, MOST_TOLD).map((label) => JSON.stringify(label));
  return labels.length > MOST_TOLD ? `${some.join(", ")} and ${labels.length - MOST_TOLD} more` : some.join(", ");
}
