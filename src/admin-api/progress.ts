/**
 * The share of a job that is done, 0 to 1, from the spec's untyped `progress`: a number of percent, a fraction,
 * or a text such as `42%` or `12/80`. Undefined where it cannot be told.
 */
export function progressShare(progress: number | string | null | undefined): number | undefined {
  if (progress === null || progress === undefined) return undefined;
  if (typeof progress === 'number') return share(progress > 1 ? progress / 100 : progress);
  const ratio = /^\s*(\d+(?:\.\d+)?)\s*(?:\/|of)\s*(\d+(?:\.\d+)?)/.exec(progress);
  if (ratio !== null) return Number(ratio[2]) > 0 ? share(Number(ratio[1]) / Number(ratio[2])) : undefined;
  const percent = /^\s*(\d+(?:\.\d+)?)\s*%/.exec(progress);
  if (percent !== null) return share(Number(percent[1]) / 100);
  const bare = progress.trim() === '' ? Number.NaN : Number(progress);
  return Number.isNaN(bare) ? undefined : progressShare(bare);
}

function share(value: number): number | undefined {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : undefined;
}
