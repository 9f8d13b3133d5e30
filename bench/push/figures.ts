/** A figure to reach, and what was reached. */
export interface Figure {
  readonly what: string;
  readonly figure: string;
  readonly reached: string;
  readonly ok: boolean;
}

/** A number that may be at most so much. */
export function atMost(what: string, most: number, reached: number, unit = '×'): Figure {
  const digits = unit === 'MB' ? 0 : 2;
  return {
    what,
    figure: `≤ ${most} ${unit}`,
    reached: `${reached.toFixed(digits)} ${unit}`,
    ok: reached <= most,
  };
}

/** A text that must be this one. */
export function exactly(what: string, figure: string, reached: string): Figure {
  return { what, figure, reached, ok: reached === figure };
}

export function printFigures(figures: readonly Figure[]): void {
  console.log('\n| what | figure | reached | |');
  console.log('|---|---|---|---|');
  for (const { what, figure, reached, ok } of figures)
    console.log(`| ${what} | ${figure} | ${reached} | ${ok ? 'yes' : '**no**'} |`);
}
