/** How long an ended job stays readable. */
export const KEPT_MS = 90 * 24 * 3_600_000;
