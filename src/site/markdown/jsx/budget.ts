/** Steps of interpretation that one page may take; a second's work or so. */
export const MAX_STEPS = 1_000_000;

/** Values that one page may show, more than any reader scrolls through; a text counts as one for so many signs. */
export const MAX_SHOWN = 250_000;
export const SIGNS_OF_ONE = 100;

/** Thrown by `tick` of a rendering (rendering.ts): the page makes the build work without end. */
export class BudgetExceeded extends Error {
  constructor() {
    super('the page takes too many steps to interpret');
    this.name = 'BudgetExceeded';
  }
}
