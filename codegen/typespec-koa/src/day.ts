/** Whether a text is a day of the calendar: `2026-01-31`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && (new Date(text).toJSON()?.startsWith(text) ?? false);
}
