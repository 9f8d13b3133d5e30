import { instanceOf, isList, isRecord, type Value } from './value.ts';

/** What of a text, a list and an object takes the host as long as a step of interpretation, where it goes through them. */
const SIGNS_OF_ONE = 100;
const ITEMS_OF_ONE = 20;
const KEYS_OF_ONE = 2;
/** Where it most often stops soon, or copies nothing. */
const RARELY = 20;
const GROWING = 2;

/** Counts, in steps, what is made by one step of a page: long texts and lists, over and over again, take hours. */
export function chargeMade(value: Value, tick: () => void): void {
  charge(isRecord(value) ? Object.keys(value).length / KEYS_OF_ONE : sizeOf(value), tick);
}

/** Counts what is handed to a function of the host. */
export function chargeGiven(values: readonly Value[], tick: () => void): void {
  for (const value of values) charge(sizeOf(value), tick);
}

/** Counts what a method of the host is called of. */
export function chargeSelf(self: Value, tick: () => void): void {
  charge(sizeOf(self) / RARELY, tick);
}

/** Counts a text that was put together, which is copied where it is looked at. */
export function chargeText(text: string, tick: () => void): void {
  charge(sizeOf(text) / GROWING, tick);
}

/** Counts an error that is caught, which takes longer than other steps. */
export function chargeError(tick: () => void): void {
  charge(20, tick);
}

function sizeOf(value: Value): number {
  if (typeof value === 'string') return value.length / SIGNS_OF_ONE;
  if (isList(value)) return value.length / ITEMS_OF_ONE;
  const made = instanceOf(value);
  return made instanceof Map || made instanceof Set ? made.size / ITEMS_OF_ONE : 0;
}

function charge(steps: number, tick: () => void): void {
  for (let left = steps; left >= 1; left -= 1) tick();
}
