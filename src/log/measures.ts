/** Numbers as people read them, always in English and with points, so that reports compare byte for byte. */

/** `812 bytes`, `1.2 MB`: units of 1,000, as file listings on the web use. */
export function bytes(count: number): string {
  if (count < 1000) return `${count} bytes`;
  const units = ['kB', 'MB', 'GB', 'TB'];
  // What rounds to 1000 of a unit is one of the next.
  const power = Math.min(units.length, Math.floor((Math.log10(count) + Math.log10(1.0005)) / 3));
  const value = count / 1000 ** power;
  return `${value.toFixed(value < 10 ? 1 : 0)} ${units[power - 1]}`;
}

/** `840 ms`, `12.3 s`, `3 min 20 s`. */
export function duration(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** `1,204`. Without Intl, whose start takes longer than many a command. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 page`, `1,204 pages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}
