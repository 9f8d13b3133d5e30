import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** V8's own values, by its flags; a percentage of 0 is its own rule. */
const V8S_OWN = {
  'semi-space-growth-factor': 2,
  'heap-growing-percent': 0,
  turbofan: true,
  'wasm-dynamic-tiering': true,
  'wasm-tier-up': true,
};
const FLAGS = Object.keys(V8S_OWN) as readonly (keyof typeof V8S_OWN)[];
let settings = V8S_OWN;

function set(some: Partial<typeof settings>): void {
  const wanted = { ...settings, ...some };
  for (const flag of FLAGS)
    if (wanted[flag] !== settings[flag]) setFlagsFromString(asArgument(flag, wanted[flag]));
  settings = wanted;
}

function asArgument(flag: string, value: number | boolean): string {
  return typeof value === 'number' ? `--${flag}=${value}` : `--${value ? '' : 'no-'}${flag}`;
}

/**
 * Does some work with V8's own settings, and goes back to those that are set here: V8 takes compiled code only where
 * its settings are those that it was compiled with.
 */
export function withoutSettings<T>(work: () => T): T {
  const held = settings;
  set(V8S_OWN);
  try {
    return work();
  } finally {
    set(held);
  }
}

/**
 * Keeps V8's space for new objects at its first size, a few MB. By default it grows to 64 MB and more while files
 * stream through, which shortens nothing here and is a quarter of what a runner's container sees.
 */
export function keepNurserySmall(): void {
  set({ 'semi-space-growth-factor': 1 });
}

/** Enough that what hundreds of requests hold for a moment is not taken for old. */
const ENOUGH_BYTES = 16 * 2 ** 20;
const LOOK_EVERY_MS = 20;
const GROWTH_PERCENT = 30;

/**
 * Lets little come to the old objects before they are collected. By default it is up to three times what there is: at
 * 100,000 files a push took 394 MB instead of 209, and unpacking 155 instead of 130.
 */
export function keepOldFew(): void {
  set({ 'heap-growing-percent': GROWTH_PERCENT });
}

/**
 * Lets V8's space for new objects grow to about 16 MB and no further, also after {@link keepNurserySmall}: for work
 * with very many values that live for a moment. In the first size they are taken for old and stay until the next great
 * collection, which costs the build of a large site a seventh of its processor time. Where it is called first it also
 * starts faster: with the flag, V8 takes none of Node's own modules from its cache of compiled code. Does not keep the
 * process alive.
 */
export function keepNurseryMiddling(): void {
  onceEnough(keepNurserySmall);
}

/**
 * For a publish, which is to take little memory and mostly waits: a middling space for new objects, {@link keepOldFew},
 * and nothing more from V8's last compilers, which V8 does not take back. Their threads are a tenth of the processor time
 * of a push of 5,000 files, and what they make of the code does not return it in one of 40,000 either.
 */
export function keepLean(): void {
  // The last two are for WebAssembly, which reads the answers of servers: without the first of them alone, all of it would
  // be compiled by the last compiler at once.
  set({ turbofan: false, 'wasm-dynamic-tiering': false, 'wasm-tier-up': false });
  onceEnough(() => {
    keepNurserySmall();
    keepOldFew();
  });
}

function onceEnough(hold: () => void): void {
  if (isEnough()) {
    hold();
    return;
  }
  set({ 'semi-space-growth-factor': V8S_OWN['semi-space-growth-factor'] });
  const looking = setInterval(() => {
    if (!isEnough()) return;
    clearInterval(looking);
    hold();
  }, LOOK_EVERY_MS);
  looking.unref();
}

function isEnough(): boolean {
  const nursery = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
  return nursery === undefined || nursery.space_size >= ENOUGH_BYTES;
}
