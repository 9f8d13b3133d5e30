import type { AdminApi } from '../src/admin-api/client.ts';
import type { Clock } from '../src/clock.ts';
import { pollExport } from '../src/export/job.ts';
import { HOSTED_PACE } from '../src/export/pace.ts';

/** Simulates export jobs with a virtual clock: requests and waste of our polling beside fixed loops. */

const MINUTE = 60_000;
const DURATIONS = [3, 5, 8, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1200, 1800, 2700, 3600].map(
  (s) => s * 1000,
);

/** How a job tells its progress: share of its duration → what the service answers. */
const SHAPES: Record<string, (share: number) => number | undefined> = {
  'whole percent': (share) => Math.floor(share * 100),
  'slow start': (share) => Math.floor(share ** 1.5 * 100),
  'slow end': (share) => Math.floor(share ** 0.7 * 100),
  'queued for a quarter': (share) => Math.floor(Math.max(0, (share - 0.25) / 0.75) * 100),
  'steps of 10 %': (share) => Math.floor(share * 10) * 10,
  'no progress told': () => undefined,
};

interface Outcome {
  readonly requests: number;
  /** Milliseconds between completion and the poll that saw it. */
  readonly waste: number;
}

async function ours(duration: number, shape: (share: number) => number | undefined): Promise<Outcome> {
  let time = 0;
  let requests = 0;
  const clock: Clock = {
    now: () => time,
    sleep: async (milliseconds) => {
      time += milliseconds;
    },
  };
  const exportJob: AdminApi['exportJob'] = async () => {
    requests += 1;
    const done = time >= duration;
    return {
      job: { status: done ? 'completed' : 'running', progress: done ? 100 : shape(time / duration) },
      retryAfterMs: undefined,
    };
  };
  await pollExport('job', {
    api: { exportJob } as AdminApi,
    clock,
    pace: HOSTED_PACE,
    timeoutMs: 240 * MINUTE,
    signal: new AbortController().signal,
  });
  return { requests, waste: time - duration };
}

/** The loop users paste today: look, sleep, look again. */
function fixed(duration: number, every: number): Outcome {
  const pauses = Math.ceil(duration / every);
  return { requests: pauses + 1, waste: pauses * every - duration };
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
const cell = ({ requests, waste }: Outcome): string => `${requests} / ${seconds(waste)}`;

/** Prints one table a shape of progress; cells are requests / seconds wasted. */
async function benchPolling(): Promise<void> {
  for (const [name, shape] of Object.entries(SHAPES)) {
    console.log(
      `\nProgress: ${name}\n\n| job, s | ours | fixed 5 s | fixed 10 s | waste allowed, s | kept |\n|---|---|---|---|---|---|`,
    );
    for (const duration of DURATIONS) {
      const result = await ours(duration, shape);
      const allowed = Math.max(2000, duration * 0.05);
      const ten = fixed(duration, 10_000);
      const kept =
        result.waste > allowed
          ? 'no: waste'
          : result.requests < ten.requests
            ? 'yes'
            : result.requests === ten.requests
              ? 'as many'
              : 'no: requests';
      console.log(
        `| ${duration / 1000} | ${cell(result)} | ${cell(fixed(duration, 5000))} | ${cell(ten)} | ${seconds(allowed)} | ${kept} |`,
      );
    }
  }
}

await benchPolling();
