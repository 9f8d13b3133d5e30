/** Which of the six levels a heading has that names it by a number; the second where it is none. */
export function headingLevel(given: number | undefined): number {
  const level = Math.round(given ?? 2);
  return Number.isNaN(level) ? 2 : Math.min(Math.max(level, 1), 6);
}
