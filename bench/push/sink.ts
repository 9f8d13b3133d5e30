import { type S3Sink, type SeenRequest, startS3Sink } from '../../test/support/s3-sink.ts';

/**
 * The quick sink as a process of its own: `node bench/push/sink.ts LATENCY_MS`, started with a channel. It tells its
 * address and serves until it is ended. Asked by message, it tells what it was asked since the last time.
 */

/** What a server was asked. */
export interface Asked {
  /** Reads of one object. */
  readonly gets: number;
  readonly listings: number;
  /** Objects sent, and the bytes of them. */
  readonly puts: number;
  readonly bytes: number;
  /** Objects whose headers were replaced in place. */
  readonly copies: number;
  /** Objects deleted. */
  readonly deletes: number;
}

/** `asked` answers with {@link Asked}; `forget` drops an object, or all of them. */
export type Order = { readonly order: 'asked' } | { readonly order: 'forget'; readonly key?: string };

if (process.send !== undefined) {
  const sink = await startS3Sink({ buckets: ['bench'], latencyMs: Number(process.argv[2] ?? 0) });
  process.on('message', (order: Order) => process.send?.(obey(sink, order)));
  process.on('disconnect', () => process.exit());
  process.send({ endpoint: sink.endpoint });
}

function obey(sink: S3Sink, order: Order): Asked {
  const asked = summaryOf(sink.requests);
  sink.requests.length = 0;
  if (order.order === 'forget') {
    const bucket = sink.buckets.get('bench');
    if (order.key === undefined) bucket?.clear();
    else bucket?.delete(order.key);
  }
  return asked;
}

function summaryOf(requests: readonly SeenRequest[]): Asked {
  const sent = requests.filter(({ method }) => method === 'PUT');
  const copies = sent.filter(({ headers }) => headers['x-amz-copy-source'] !== undefined);
  const reads = requests.filter(({ method }) => method === 'GET');
  const batches = requests.filter(({ method, query }) => method === 'POST' && query.has('delete'));
  return {
    gets: reads.filter(({ key }) => key !== '').length,
    listings: reads.filter(({ key, query }) => key === '' && !query.has('continuation-token')).length,
    puts: sent.length - copies.length,
    bytes: sent.reduce((sum, { size }) => sum + size, 0),
    copies: copies.length,
    deletes:
      requests.filter(({ method }) => method === 'DELETE').length +
      batches.reduce((sum, { keys = 0 }) => sum + keys, 0),
  };
}
