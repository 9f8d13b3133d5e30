import { Failure } from '../errors/failure.ts';

/** What one poll saw. */
export interface Sample {
  /** Milliseconds since the job was started. */
  readonly elapsed: number;
  /** Share done, 0 to 1; undefined where the service does not say. */
  readonly share: number | undefined;
}

export interface Pace {
  /** Time from the start to the first poll, and the pause while nothing is known. */
  readonly firstMs: number;
  /** Never poll faster than this. */
  readonly floorMs: number;
  /** Never pause longer than this on a young job, so that its progress stays live. */
  readonly ceilingMs: number;
}

/** For a service across a network. */
export const HOSTED_PACE: Pace = { firstMs: 2000, floorMs: 1000, ceilingMs: 15_000 };
/** For a service on this machine, where a poll costs nothing. */
export const LOOPBACK_PACE: Pace = { firstMs: 100, floorMs: 100, ceilingMs: 1000 };

/** How long a service wants no further request, where that passes while there is time; undefined for other failures. */
export function limitWithin(leftMs: number, error: unknown): number | undefined {
  const limit = error instanceof Failure ? error.limitMs : undefined;
  return limit !== undefined && limit < leftMs ? limit : undefined;
}

/** Milliseconds to wait with a job of this age, of whose progress nothing is known: `limitMs` at least. */
export function pauseAtAge(elapsed: number, pace: Pace, limitMs = 0): number {
  return Math.max(limitMs, nextPollDelay([{ elapsed, share: undefined }], pace));
}

/** The waste we allow ourselves after completion, as a share of the job's duration. */
const WASTE_SHARE = 0.05;
/** Progress is mostly told in whole percent, so half of one is unknown. */
const SHARE_ERROR = 0.005;

/**
 * Milliseconds to wait before the next poll. Without progress the pause grows with the job's age, so that the
 * waste after completion stays at 5 % or `firstMs`; with progress it aims at the predicted end.
 */
export function nextPollDelay(samples: readonly Sample[], pace: Pace): number {
  const last = samples.at(-1);
  if (last === undefined) return pace.firstMs;
  const agePause = Math.max(pace.firstMs, last.elapsed * WASTE_SHARE);
  const ceiling = Math.max(pace.ceilingMs, last.elapsed * WASTE_SHARE);
  if (last.share === undefined) return Math.max(pace.floorMs, agePause);
  // No whole percent yet: at least as much time as has passed is still to come.
  if (last.share < SHARE_ERROR * 2) return clamp(last.elapsed * 2, pace.floorMs, ceiling);
  const end = predictedEnd(samples, last.share);
  const remaining = end - last.elapsed;
  const uncertainty = (SHARE_ERROR / last.share) * end;
  const tolerance = Math.max(pace.firstMs, end * WASTE_SHARE);
  // Sure enough: aim just behind the end. Otherwise stop short of it and look again.
  const aim = uncertainty <= tolerance ? remaining + Math.min(uncertainty, tolerance / 2) : remaining * 0.7;
  // A job that lingers at 99 % must not be hammered.
  return clamp(aim, Math.max(pace.floorMs, last.elapsed * 0.02), ceiling);
}

/** When the job will have run to its end, in milliseconds since its start: the sooner of two extrapolations. */
function predictedEnd(samples: readonly Sample[], share: number): number {
  const last = samples.at(-1)?.elapsed ?? 0;
  const overall = last / share;
  const earlier = samples.findLast((sample) => sample.share !== undefined && sample.share < share);
  if (earlier === undefined || earlier.share === undefined || earlier.share === 0) return overall;
  const rate = (share - earlier.share) / (last - earlier.elapsed);
  return Math.min(overall, last + (1 - share) / rate);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
