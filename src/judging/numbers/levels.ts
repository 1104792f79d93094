/** The level with the greatest probability. Of several, the lowest. */
export function likeliestLevel(dist: Readonly<Record<string, number>>): string {
  const levels = Object.keys(dist).sort((one, other) => Number(one) - Number(other));
  return levels.reduce((best, level) => (dist[level]! > dist[best]! ? level : best), levels[0]!);
}
