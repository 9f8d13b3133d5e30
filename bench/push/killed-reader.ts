import { systemClock } from '../../src/clock.ts';
import { createS3, type S3 } from '../../src/deploy/s3/client.ts';
import { listFiles } from '../../src/deploy/s3/listing.ts';
import { createHttpClient } from '../../src/http/client.ts';
import { SILENT } from './log.ts';

/**
 * A reader as a process of its own: `node bench/push/killed-reader.ts ENDPOINT PREFIX PAGES`, started with a channel.
 * Reads page after page and then the asset it names, until it is told to stop; answers with what it saw.
 */

const turn = { signal: new AbortController().signal, onThrottle() {} };
const READ = 's3:GetObject';

/** The bucket `bench`. */
export function openBucket(
  endpoint: string,
  env: Readonly<Record<string, string | undefined>>,
): { readonly s3: S3; close(): Promise<void> } {
  const { http, close } = createHttpClient();
  const credentials = {
    accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
  };
  const s3 = createS3({
    ...{ http, clock: systemClock, log: SILENT, region: 'us-east-1' },
    bucket: { name: 'bench', prefix: '', endpoint, pathStyle: true },
    credentials: async () => credentials,
  });
  return { s3, close };
}

/** MD5 and path of everything below a prefix but our own notes. */
export async function digestsBelow({ s3 }: { readonly s3: S3 }, prefix: string): Promise<string[]> {
  const listed = await listFiles({ s3, bucket: 'bench', prefix }, turn);
  return [...listed].flatMap(([path, { md5 }]) =>
    path.startsWith('.docs-export/') ? [] : [`${md5} ${path}`],
  );
}

/** Text of an object; undefined where there is none. */
async function read(s3: S3, key: string): Promise<string | undefined> {
  const answer = await s3({ method: 'GET', key, permission: READ }, turn, ['NoSuchKey']);
  return answer.ok ? answer.body : undefined;
}

if (process.send !== undefined) {
  const [, , endpoint = '', prefix = '', pages = ''] = process.argv;
  const { s3, close } = openBucket(endpoint, process.env);
  let stopped = false;
  process.on('message', () => {
    stopped = true;
  });
  let [seen, broken] = [0, 0];
  for (let page = 0; !stopped; page = (page + 7) % Number(pages)) {
    const key = `${prefix}${page === 0 ? 'index.html' : `page-${page}.html`}`;
    const text = await read(s3, key);
    const asset = /href="([^"]+)"/.exec(text ?? '')?.[1];
    if (asset === undefined) continue;
    seen += 1;
    if ((await read(s3, prefix + asset)) !== undefined) continue;
    // Whoever read a page a moment before it was replaced may come too late for its asset: a grace is for that.
    if ((await read(s3, key)) === text) broken += 1;
  }
  await close();
  process.send({ read: seen, broken });
  process.disconnect();
}
