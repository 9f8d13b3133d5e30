import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import { encodePath } from '../../text/percent.ts';
import type { DestinationContext, Turn } from '../destination.ts';
import { digestOf } from '../files/digest.ts';
import { bodyInMemory, createStoreClient, type StoreClient } from '../store/store-client.ts';
import { escapeXml, textOf } from '../store/xml.ts';
import type { CredentialSource } from './credentials.ts';
import { refusalOf } from './failure.ts';
import { createSign } from './sign.ts';

/** What the line says on the CDN in front of the bucket. */
export interface CloudFront {
  readonly distribution: string;
  /** Where the site's root is at the distribution: `/`, `/docs/`. */
  readonly root: string;
  /** Wait until every edge has heard of it. */
  readonly wait: boolean;
}

/** Above this number of paths one wildcard is quicker, and free of charge. */
const MOST_PATHS = 50;
const POLL_MS = 5000;
const LONGEST_WAIT_MS = 10 * 60_000;
const VERSION = '2020-05-31';
/** The service is global and signed for one region. */
const REGION = 'us-east-1';

/** The addresses under which readers, and so caches, know these files: minimal, or one wildcard. */
export function invalidationPaths(changed: readonly string[], root: string): readonly string[] {
  const paths = new Set<string>();
  for (const file of changed) {
    paths.add(file);
    if (!file.endsWith('.html')) continue;
    const page = file.slice(0, -'.html'.length);
    const address = page.replace(/(^|\/)index$/, '');
    paths.add(address);
    if (address !== page && address !== '') paths.add(`${address}/`);
  }
  if (paths.size > MOST_PATHS) return [`${root}*`];
  return [...paths].map((path) => root + encodePath(path)).sort();
}

/** Tells the distribution that these files changed. */
export async function invalidate(
  { distribution, root, wait }: CloudFront,
  changed: readonly string[],
  credentials: CredentialSource,
  context: DestinationContext,
  turn: Turn,
): Promise<void> {
  const { clock, env, log } = context;
  const paths = invalidationPaths(changed, root);
  if (paths.length === 0) return;
  const endpoint = (env.AWS_ENDPOINT_URL_CLOUDFRONT || 'https://cloudfront.amazonaws.com').replace(/\/$/, '');
  const url = `${endpoint}/${VERSION}/distribution/${distribution}/invalidation`;
  const client = clientOf(endpoint, credentials, context);
  const items = paths.map((path) => `<Path>${escapeXml(path)}</Path>`).join('');
  // The same reference in every attempt: a repeated request begins no second invalidation.
  const body =
    `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/${VERSION}/">` +
    `<CallerReference>${randomUUID()}</CallerReference><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths></InvalidationBatch>`;
  const begun = await client(
    {
      method: 'POST',
      url,
      headers: { 'content-type': 'application/xml', 'x-amz-content-sha256': digestOf(body).sha256 },
      body: bodyInMemory(body),
      subject: distribution,
      permission: 'cloudfront:CreateInvalidation',
    },
    turn,
  );
  const id = textOf(begun.body, 'Id') ?? '';
  log.info(
    `CloudFront ${distribution}: ${paths.length === 1 ? paths[0] : `${paths.length} paths`} invalidated (${id})`,
  );
  if (wait) await untilCompleted(client, `${url}/${id}`, distribution, clock, turn);
}

async function untilCompleted(
  client: StoreClient,
  url: string,
  distribution: string,
  clock: Clock,
  turn: Turn,
): Promise<void> {
  const request = {
    method: 'GET',
    url,
    subject: distribution,
    permission: 'cloudfront:GetInvalidation',
  } as const;
  for (let waited = 0; ; waited += POLL_MS) {
    const answer = await client(request, turn);
    if (textOf(answer.body, 'Status') === 'Completed') return;
    if (waited >= LONGEST_WAIT_MS) {
      throw new Failure('E_DEPLOY_FAILED', {
        what: 'The invalidation did not complete',
        value: distribution,
        why: `it is still under way after ${LONGEST_WAIT_MS / 60_000} minutes`,
        fix: 'nothing is lost, it goes on; run again, or remove cloudfront-wait',
      });
    }
    await clock.sleep(POLL_MS, turn.signal);
  }
}

function clientOf(endpoint: string, credentials: CredentialSource, context: DestinationContext): StoreClient {
  const sign = createSign('cloudfront');
  return createStoreClient(
    {
      name: 'CloudFront',
      address: endpoint,
      unreachableFix: 'check the network; the files are at the bucket already, run again to invalidate',
      async authorize({ method, url, headers }, { refresh }) {
        const { origin, pathname } = new URL(url);
        const { 'content-length': length, ...rest } = headers;
        const signed = await sign(
          {
            method,
            origin,
            path: pathname,
            query: {},
            headers: { 'x-amz-content-sha256': digestOf('').sha256, ...rest },
          },
          await credentials(refresh),
          REGION,
          new Date(context.clock.now()),
        );
        return { url, headers: length === undefined ? signed : { ...signed, 'content-length': length } };
      },
      isOwn: ({ status, body }) =>
        status === 404 ? body.includes('<Code>') : /<Invalidation\b/.test(body) && !!textOf(body, 'Id'),
      failureOf({ status, headers, body }, { subject, permission }) {
        const { code, message } = refusalOf(status, headers, body);
        const why = `CloudFront says ${[code, message].filter(Boolean).join(': ') || `status ${status}`} (status ${status})`;
        if (code === 'NoSuchDistribution') {
          return new Failure('E_DEPLOY_NOT_FOUND', {
            what: 'The CloudFront distribution does not exist',
            value: subject,
            why,
            fix: 'correct cloudfront= of the destination; the files are at the bucket already',
          });
        }
        const isDenied = status === 401 || status === 403;
        return new Failure(isDenied ? 'E_DEPLOY_DENIED' : 'E_DEPLOY_FAILED', {
          what: 'CloudFront could not be told what changed',
          value: subject,
          why,
          fix: `${isDenied ? `allow ${permission} on the distribution; ` : ''}the files are at the bucket already, run again to invalidate`,
        });
      },
    },
    context,
  );
}
