/**
 * The beginning of a text, of at most this many UTF-16 code units. It never ends with half of a surrogate pair, and other halves
 * become U+FFFD, because PostgreSQL stores none in `jsonb`.
 */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  const isHalved = text.length > most && /[\ud800-\udbff]$/.test(cut);
  return (isHalved ? cut.slice(0, -1) : cut).toWellFormed();
}
