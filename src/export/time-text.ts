/** A time limit as a person gave it: `90 s`, `45 min`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 100) / 10;
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 6) / 10} min`;
}
