import { chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { codeOf, Failure, messageOf } from '../../errors/failure.ts';
import type {
  DestinationContext,
  DestinationSpec,
  FilesDestination,
  LocalSite,
  Turn,
  WholeDestination,
} from '../destination.ts';
import { s3Scheme } from '../s3/s3.ts';
import { httpAddress, regionName, type Scheme, text, yesOrNo } from '../scheme.ts';
import type { StaticExport } from './values.ts';

/** `helm:PATH`: the values of the chart that serves a bundle, edited in a values file. */
export const helmScheme: Scheme = {
  form: 'helm:PATH',
  takes: 'the bundle as one archive',
  options: {
    bundle: {
      form: 'a bucket, as s3://bucket/bundles/',
      accepts: (value) => value.startsWith('s3://') && s3Scheme.complaint(value) === undefined,
    },
    version: text,
    region: { ...regionName, needs: 'bundle' },
    endpoint: { ...httpAddress, needs: 'bundle' },
    'path-style': { ...yesOrNo, needs: 'bundle' },
  },
  complaint: (target) =>
    target.length > 'helm:'.length
      ? undefined
      : { why: 'it names no values file', fix: 'write helm:deploy/values.yaml' },
  open: openHelm,
};

function openHelm(spec: DestinationSpec, context: DestinationContext): WholeDestination {
  const file = resolve(context.workingDirectory, spec.target.slice('helm:'.length));
  const { bundle, version, ...storeOptions } = spec.options;
  return {
    kind: 'whole',
    name: spec.target,
    url: null,
    force: false,
    does(bytes) {
      if (bundle === undefined) return 'the link of the service and the version go into the values';
      const goes =
        bytes === 0
          ? `the bundle is in ${bundle} already`
          : `the bundle goes to ${bundle}${bytes === undefined ? ' unless it is there' : ''}`;
      return `${goes}; its link and the version go into the values`;
    },
    async bytesToSend(site, _differing, turn) {
      if (bundle === undefined) return 0;
      const { path, size } = await archiveOf(site);
      const target = storeOf(bundle, storeOptions, context);
      try {
        return (await target.holds?.(path, turn)) === true ? 0 : size;
      } finally {
        await target.close?.();
      }
    },
    async ready() {
      await editable(await readValues(file), file);
      if (bundle !== undefined) await storeOf(bundle, storeOptions, context).ready?.();
    },
    async publish(site, turn) {
      const before = await readValues(file);
      const stored =
        bundle === undefined ? undefined : await store(site, bundle, storeOptions, context, turn);
      const bundleUrl = stored?.url ?? (await linkThatExpires(context));
      const pinned = version ?? versionOf(site);
      const after = await edited(before, { enabled: true, bundleUrl, version: pinned }, file);
      const bytes = stored?.bytes ?? 0;
      if (after === before) {
        context.log.info(`${spec.target}: the values have version ${pinned} and its link already`);
        if (bytes === 0) return { ...notSent(site), status: 'unchanged' };
      } else {
        await write(file, after);
        context.log.info(`${spec.target}: the values are of version ${pinned} now`);
      }
      return bytes === 0 ? notSent(site) : { url: null, bytes };
    },
  };
}

/** Where no file of the site was sent. */
function notSent({ manifest }: LocalSite) {
  return { url: null, bytes: 0, added: 0, unchanged: Object.keys(manifest.files).length } as const;
}

/** Names the commit for readers and the bytes for machines. */
function versionOf({ manifest: { commit, bundleSha256 } }: LocalSite): string {
  const digest = bundleSha256.slice(0, 12);
  return commit === null ? digest : `${commit.slice(0, 12)}-${digest}`;
}

function storeOf(
  bucket: string,
  options: DestinationSpec['options'],
  context: DestinationContext,
): FilesDestination {
  const store = s3Scheme.open({ target: bucket, scheme: 's3', options }, context);
  if (store.kind !== 'files') throw new TypeError('a bucket is a store of files');
  return store;
}

/** The archive as it lies in a bucket: its name is made of its digest. */
async function archiveOf({ bundlePath, manifest: { bundleSha256 } }: LocalSite) {
  const isZip = extname(bundlePath) === '.zip';
  return {
    path: `${bundleSha256}${isZip ? '.zip' : '.tar.gz'}`,
    size: (await stat(bundlePath)).size,
    contentType: isZip ? 'application/zip' : 'application/gzip',
  };
}

/** Stores the archive: the same bytes are sent once, and no link to them expires. Tells how many were sent. */
async function store(
  site: LocalSite,
  bucket: string,
  options: DestinationSpec['options'],
  context: DestinationContext,
  turn: Turn,
): Promise<{ readonly url: string; readonly bytes: number }> {
  const target = storeOf(bucket, options, context);
  const { path, size, contentType } = await archiveOf(site);
  const sha256 = site.manifest.bundleSha256;
  const file = { sha256, size, contentType, cacheControl: 'public, max-age=31536000, immutable' };
  try {
    // Where it is there already, its bytes are not sent again.
    const isThere = await target.copy?.(path, path, file, turn).catch(unseen);
    if (isThere !== true) await target.put({ path, file, source: site.bundlePath }, turn);
    // Only now: before, the region of the bucket may not be known.
    return { url: new URL(path, target.url ?? undefined).href, bytes: isThere === true ? 0 : size };
  } finally {
    await target.close?.();
  }
}

/** Who may not list a bucket is told of what is not there that it is forbidden. Where it truly is, so is the upload. */
function unseen(error: unknown): false {
  if (codeOf(error) === 'E_DEPLOY_DENIED') return false;
  throw error;
}

async function linkThatExpires({ bundleLink, log }: DestinationContext): Promise<string> {
  const link = await bundleLink?.();
  if (link === undefined) {
    throw new Failure('E_DEPLOY_FAILED', {
      what: 'There is no link to the bundle that a deployment could reach',
      why: 'the embedded service ends with its run',
      fix: 'add bundle=s3://bucket/bundles/ to the destination',
    });
  }
  const ends =
    link.expiresAt === undefined
      ? 'expires, and the service does not say when'
      : `expires at ${new Date(link.expiresAt).toISOString()}`;
  log.warning(
    `The link in the values ${ends}: a pod that starts later finds no bundle. ` +
      'Add bundle=s3://bucket/bundles/ to the destination for a link that stays',
  );
  return link.url;
}

async function readValues(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Failure('E_DEPLOY_NOT_FOUND', {
      what: 'The values file cannot be read',
      value: file,
      why: messageOf(error),
      fix: 'correct the path; it is relative to the checkout',
      cause: error,
    });
  }
}

async function editable(before: string, file: string): Promise<void> {
  await edited(before, { enabled: true, bundleUrl: '', version: '' }, file);
}

async function edited(before: string, values: StaticExport, file: string): Promise<string> {
  // With its parser: most runs have no such destination.
  const { withStaticExport } = await import('./values.ts');
  const result = withStaticExport(before, values);
  if (result.ok) return result.text;
  throw new Failure('E_DEPLOY_FAILED', {
    what: 'The values file cannot be edited',
    value: file,
    why: result.why,
    fix: 'mend the file; nothing was changed',
  });
}

async function write(path: string, content: string): Promise<void> {
  try {
    // A link stays one, and who may read the file stays as it was.
    const file = await realpath(path);
    const beside = `${file}.${process.pid}.new`;
    const { mode } = await stat(file);
    try {
      await writeFile(beside, content, { mode });
      // What the file may be has passed the mask of the process.
      await chmod(beside, mode);
      await rename(beside, file);
    } finally {
      await rm(beside, { force: true });
    }
  } catch (error) {
    throw new Failure('E_DEPLOY_DENIED', {
      what: 'The values file could not be written',
      value: path,
      why: messageOf(error),
      fix: 'check its permissions',
      cause: error,
    });
  }
}
