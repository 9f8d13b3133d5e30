import { startS3Sink } from '../../test/support/s3-sink.ts';

/** The quick sink as a process of its own: `node bench/push/sink.ts LATENCY_MS` tells its address and serves until it is ended. */
const sink = await startS3Sink({ buckets: ['bench'], latencyMs: Number(process.argv[2] ?? 0) });
console.log(sink.endpoint);
