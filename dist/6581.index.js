export const id = 6581;
export const ids = [6581];
export const modules = {

/***/ 7910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ routes)
/* harmony export */ });
/* unused harmony export API_VERSION */
/** The version of the Admin API description (spec/admin-api, section 9). */
const API_VERSION = '2.0.0';
/** Where the operations live, relative to the base address (spec/admin-api, section 4). Ids are encoded. */
const routes = {
    agentJob: (projectId, id) => `v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(id)}`,
    startExport: () => 'v1/static-export/jobs',
    exportJob: (jobId) => `v1/static-export/jobs/${encodeURIComponent(jobId)}`,
    bundle: (jobId) => `v1/static-export/jobs/${encodeURIComponent(jobId)}/bundle`,
};


/***/ }),

/***/ 74298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ ErrorBody),
/* harmony export */   Je: () => (/* binding */ AgentJob),
/* harmony export */   UU: () => (/* binding */ StartExportResponse),
/* harmony export */   Yk: () => (/* binding */ StartExportRequest),
/* harmony export */   Z8: () => (/* binding */ BundleLink),
/* harmony export */   y5: () => (/* binding */ ExportJob)
/* harmony export */ });
/* unused harmony export AgentJobStatus */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);

/**
 * The bodies of the Admin API (spec/admin-api, sections 2 and 4). Named fields are parsed strictly; whatever
 * else a service sends is kept. The one source for client, service, OpenAPI description and conformance tests.
 */
const timestamp = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$({ offset: true });
const AgentJobStatus = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['active', 'completed', 'archived', 'failed']);
const AgentJob = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Unique identifier of the agent job'),
    status: AgentJobStatus.describe('Current status'),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Full URL of the repository on the code host'),
        ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe('Git branch the agent works on'),
    })
        .describe('Source repository information'),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The AI model used for the job'),
    prLink: zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5()
        .nullable()
        .describe('Pull request created by the agent; null while active or when no files were changed'),
    createdAt: timestamp.describe('When the job was created'),
    archivedAt: timestamp.nullable().describe('When the job was archived'),
})
    .meta({ id: 'AgentJob' });
const ErrorBody = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Error message') }).meta({ id: 'Error' });
const StartExportRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    domain: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Domain of the deployment to export'),
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Version to export, where the service has versions'),
    paths: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional().describe('Export only pages below these paths'),
})
    .meta({ id: 'StartExportRequest' });
const StartExportResponse = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ jobId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Identifier of the export job') })
    .meta({ id: 'StartExportResponse' });
/** Type and unit of `progress` are not shown by the spec: a percentage, a fraction or a text. */
const ExportJob = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    jobId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Identifier of the export job'),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('`completed` and `failed` end the job; any other value means it still runs'),
    progress: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()]).nullish().describe('Live progress, while the job runs'),
    pageCount: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish().describe('Number of pages in the export'),
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })])
        .nullish()
        .describe('Why the job failed'),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('When the job was created'),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('When the job last changed'),
})
    .meta({ id: 'ExportJob' });
const BundleLink = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    bundleUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5().describe('Presigned object-storage link to the bundle archive'),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([timestamp, zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).describe('Time after which `bundleUrl` no longer works'),
    sizeBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish().describe('Size of the archive in bytes'),
})
    .meta({ id: 'BundleLink' });


/***/ }),

/***/ 10814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ archiveKind),
/* harmony export */   kP: () => (/* binding */ MAGIC_BYTES),
/* harmony export */   n0: () => (/* binding */ NO_BODY),
/* harmony export */   uj: () => (/* binding */ brokenArchive)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

const NO_BODY = { whole: async () => Buffer.alloc(0), async *pieces() { } };
/** Bytes of the head that {@link archiveKind} looks at. */
const MAGIC_BYTES = 4;
/** What an archive is, by its first bytes; undefined when it is neither. */
function archiveKind(head) {
    if (head[0] === 0x1f && head[1] === 0x8b)
        return 'tar.gz';
    const signature = Buffer.from(head.subarray(0, MAGIC_BYTES)).toString('latin1');
    return signature === 'PK\u0003\u0004' || signature === 'PK\u0005\u0006' ? 'zip' : undefined;
}
/** The E_BUNDLE_FORMAT failure of an archive that cannot be read. */
function brokenArchive(why, cause) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_BUNDLE_FORMAT', {
        what: 'The bundle cannot be unpacked',
        why,
        fix: 'nothing was kept of it; generate the bundle again',
        cause,
    });
}


/***/ }),

/***/ 33176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ buildManifest)
/* harmony export */ });
/* harmony import */ var _cache_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65630);
/* harmony import */ var _content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90126);


/** The manifest of an unpacked bundle. Files and pages are sorted by path, so that the same site gives the same text. */
function buildManifest(files, facts) {
    const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const paths = new Set(files.map(({ path }) => path));
    return {
        version: 1,
        createdAt: facts.createdAt.toISOString(),
        commit: facts.commit,
        run: facts.run,
        exportJobId: facts.exportJobId,
        exportVersion: facts.exportVersion,
        bundleSha256: facts.bundleSha256,
        pages: sorted
            .filter((file) => isPage(file) && !isCopy(file.path, paths))
            .map((file) => file.path.slice(0, -'.html'.length))
            .sort(),
        files: Object.fromEntries(entriesOf(sorted)),
    };
}
/** A page is an HTML file that a reader is meant to read: not the error page, not one that only redirects. */
function isPage({ path, isRedirect }) {
    return path.endsWith('.html') && !/(^|\/)404\.html$/.test(path) && !isRedirect;
}
/** `guides/start~2.html`: the page `guides/start` once more, as it stands in another part of the navigation. */
function isCopy(path, paths) {
    const [, original] = /^(.+)~(?:[2-9]|[1-9]\d+)\.html$/.exec(path) ?? [];
    return original !== undefined && paths.has(`${original}.html`);
}
function describe({ path, sha256, md5, size }) {
    return { sha256, md5, size, contentType: (0,_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .contentTypeOf */ .J)(path), cacheControl: (0,_cache_control_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheControlOf */ .h)(path) };
}
/** One at a time: a hundred thousand pairs at once would cost more memory than the manifest. */
function* entriesOf(files) {
    for (const file of files)
        yield [file.path, describe(file)];
}


/***/ }),

/***/ 65630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ cacheControlOf)
/* harmony export */ });
const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * The default Cache-Control of a file. A file whose name carries a hash of its content never changes under that name;
 * all others are asked for anew, so that a new site is seen at once.
 */
function cacheControlOf(path) {
    return !path.endsWith('.html') && hasContentHash(path) ? IMMUTABLE : REVALIDATE;
}
/** Whether the part of the name before its extensions ends in a hash: `style.3f2a9b1c.css`, `chunk-K3J9X2QA.js`. */
function hasContentHash(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const token = /(?:^|[._~-])([0-9a-z]{8,64})(?:\.(?:min|module))?(?:\.[a-z][0-9a-z]{0,9}){1,2}$/i.exec(name)?.[1];
    return token !== undefined && isHash(token);
}
/**
 * A hexadecimal hash has letters and digits; one of all letters must change between them often. So no date is taken
 * for a hash, nor a word with a number in it (`dashboard2`, `s3bucket`): a wrong guess would be cached for a year.
 */
function isHash(token) {
    const changes = token.match(/[a-z](?=\d)|\d(?=[a-z])/gi)?.length ?? 0;
    return /^[0-9a-f]+$/.test(token) ? changes > 0 : changes >= 3;
}


/***/ }),

/***/ 90126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ contentTypeOf)
/* harmony export */ });
/* harmony import */ var mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15086);

/** Files without an extension that hosts know, and what they are. */
const PLAIN_TEXT_NAMES = new Set(['_redirects', '_headers', 'CNAME', '.nojekyll']);
/** The content type a file is served with, told by its name: with a charset where it is text. */
function contentTypeOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const type = PLAIN_TEXT_NAMES.has(name) ? 'text/plain' : (mime__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A.getType(name) ?? 'application/octet-stream');
    return served.get(type) ?? remember(type);
}
/** Type → with its charset. One string for all files of a type, not one for each of a hundred thousand. */
const served = new Map();
function remember(type) {
    const full = isText(type) ? `${type}; charset=utf-8` : type;
    served.set(type, full);
    return full;
}
function isText(type) {
    return (type.startsWith('text/') ||
        /[/+](json|xml|javascript)$/.test(type) ||
        type === 'application/manifest+json');
}


/***/ }),

/***/ 21968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ diskFailure)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** The E_BUNDLE_WRITE failure of a disk that is full, read-only or not ours. */
function diskFailure(error) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_BUNDLE_WRITE', {
        what: 'The bundle could not be written to disk',
        why: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error),
        fix: 'free some space, or check who may write to the folder',
        cause: error,
    });
}


/***/ }),

/***/ 95842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ downloadBundle)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/failure.js
var errors_failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
// EXTERNAL MODULE: ./lib/bundle/archive.js
var archive = __webpack_require__(10814);
;// CONCATENATED MODULE: ./lib/bundle/bundle-request.js


const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** What an object storage answers to a link that has expired; S3 also answers 400 to an expired session. */
const LINK_REFUSED = new Set([401, 403, 404, 410]);
const EXPIRED = /ExpiredToken|AccessDenied|RequestExpired|expired/i;
const MAX_ERROR_BYTES = 4096;
/**
 * Asks for a bundle, following redirects. Sends nothing but the range that is wanted: no Authorization, no cookie.
 * Rejects with E_BUNDLE_DOWNLOAD for a link that cannot be followed, and with network errors as they are.
 */
async function requestBundle(link, resumption, context) {
    const headers = {
        // A body that is compressed on the way could not be resumed or measured.
        'accept-encoding': 'identity',
        ...(resumption === undefined ? {} : { range: `bytes=${resumption.from}-`, 'if-range': resumption.etag }),
    };
    let url = parseLink(link, undefined);
    for (let redirects = 0;; redirects += 1) {
        const response = await context.http({ method: 'GET', url, headers, signal: context.signal });
        const location = response.headers.location;
        if (!REDIRECTS.has(response.status) || location === undefined)
            return answerOf(response, url.host, context.clock);
        response.body.destroy();
        if (redirects === MAX_REDIRECTS)
            throw downloadFailure(url.host, `it redirects more than ${MAX_REDIRECTS} times`);
        url = parseLink(location, url);
    }
}
/** The host of a link: all of it that may be shown. */
function hostOf(link) {
    return URL.parse(link)?.host ?? 'the bundle link';
}
/** The E_BUNDLE_DOWNLOAD failure of one host. */
function downloadFailure(host, why, cause) {
    return new errors_failure/* Failure */.HR('E_BUNDLE_DOWNLOAD', {
        what: 'The bundle could not be downloaded',
        value: host,
        why,
        fix: 'run again with `export-job-id`: the job is kept, and a fresh link is made',
        cause,
    });
}
function parseLink(link, from) {
    const where = from?.host ?? 'the bundle link';
    const url = URL.parse(link, from?.href);
    if (url === null)
        throw downloadFailure(where, 'the link is not a URL');
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        throw downloadFailure(where, `a link with the scheme ${url.protocol} cannot be downloaded`);
    if (from?.protocol === 'https:' && url.protocol === 'http:')
        throw downloadFailure(where, 'it redirects from https to http');
    return url;
}
async function answerOf(response, host, clock) {
    const { status, headers, body } = response;
    const etag = headers.etag?.startsWith('"') === true ? headers.etag : undefined;
    if (status === 200) {
        const length = headers['content-length'];
        const total = length === undefined ? undefined : Number(length);
        return { kind: 'content', host, start: 0, total, etag, body };
    }
    const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers['content-range'] ?? '');
    if (status === 206 && range !== null) {
        const total = range[2] === '*' ? undefined : Number(range[2]);
        return { kind: 'content', host, start: Number(range[1]), total, etag, body };
    }
    const words = await readError(body);
    const code = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(words)?.[1];
    const error = downloadFailure(host, `it answered ${status}${code === undefined ? '' : ` ${code}`}`);
    if (status === 206 || status === 412 || status === 416)
        return { kind: 'refused', error, remedy: 'from-start' };
    if (LINK_REFUSED.has(status) || (status === 400 && EXPIRED.test(words)))
        return { kind: 'refused', error, remedy: 'fresh-link' };
    if (!(0,retry/* isRetryableStatus */.PS)(status))
        return { kind: 'refused', error, remedy: 'none' };
    const retryAfter = (0,retry/* retryAfterMs */.Vs)(headers['retry-after'], clock.now());
    return { kind: 'refused', error, remedy: 'wait', retryAfter };
}
/** The beginning of an error's body; a body that breaks off says less, and that is all. */
async function readError(body) {
    let text = '';
    try {
        for await (const piece of body) {
            text += String(piece);
            if (text.length >= MAX_ERROR_BYTES)
                break;
        }
    }
    catch {
        // The status alone decides then.
    }
    body.destroy();
    return text.slice(0, MAX_ERROR_BYTES);
}

// EXTERNAL MODULE: ./lib/bundle/disk-failure.js
var disk_failure = __webpack_require__(21968);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/bundle/part-file.js




/** Creates the file, or empties it. */
async function createPartFile(path) {
    const handle = await (0,promises_.open)(path, 'w');
    let hash = (0,external_node_crypto_.createHash)('sha256');
    let received = 0;
    let etag;
    let total;
    let isOpen = true;
    const close = async () => {
        if (!isOpen)
            return;
        isOpen = false;
        await handle.close();
    };
    return {
        get received() {
            return received;
        },
        get isWhole() {
            return total === undefined || received === total;
        },
        get resumption() {
            return received > 0 && etag !== undefined ? { from: received, etag } : undefined;
        },
        accepts: (content) => content.start === received &&
            (received === 0 || (content.etag === etag && (content.total === total || total === undefined))),
        async append(content, maxBytes, onProgress) {
            etag = content.etag;
            total = content.total;
            if (total !== undefined && total > maxBytes)
                throw tooLarge(maxBytes);
            onProgress?.(received, total);
            for await (const piece of content.body) {
                if (received + piece.length > maxBytes)
                    throw tooLarge(maxBytes);
                await handle.write(piece, 0, piece.length, received).catch((error) => {
                    throw (0,disk_failure/* diskFailure */.C)(error);
                });
                hash.update(piece);
                received += piece.length;
                onProgress?.(received, total);
            }
        },
        async restart() {
            await handle.truncate(0);
            hash = (0,external_node_crypto_.createHash)('sha256');
            received = 0;
            etag = undefined;
            total = undefined;
        },
        close,
        async finish() {
            await close();
            return { received, sha256: hash.digest('hex') };
        },
    };
}
function tooLarge(maxBytes) {
    return new errors_failure/* Failure */.HR('E_BUNDLE_LIMIT', {
        what: 'The bundle is too large to download',
        value: `more than ${maxBytes.toLocaleString('en')} bytes`,
    });
}

;// CONCATENATED MODULE: ./lib/bundle/download.js








const DEFAULT_MAX_BYTES = 10 * 2 ** 30;
/** New bytes that earn new attempts: a long download may break off often. */
const PROGRESS_BYTES = 2 ** 20;
/**
 * Downloads the bundle, hashing it on the way: resumed where it broke off, from a fresh link where the old one has
 * expired, and begun again where the server cannot resume or has another file by now. Nothing but the whole archive is
 * ever seen under its name. Throws E_BUNDLE_DOWNLOAD, E_BUNDLE_FORMAT, E_BUNDLE_LIMIT or E_BUNDLE_WRITE, whose messages
 * name the host of a link at most; the signal's reason on abort; what `link` throws.
 */
async function downloadBundle(options) {
    const { clock, signal, directory } = options;
    signal.throwIfAborted();
    const partPath = external_node_path_.join(directory, 'bundle.part');
    const part = await createPart(directory, partPath);
    try {
        const transfer = { link: undefined, counted: 0 };
        const context = { clock, signal, policy: options.retries };
        while ((await (0,retry/* retrying */.R$)(() => attempt(options, part, transfer), context)) !== 'whole')
            ;
        const { received: bytes, sha256 } = await part.finish();
        return { path: await keep(directory, partPath), bytes, sha256 };
    }
    finally {
        await part.close();
        await (0,promises_.rm)(partPath, { force: true });
    }
}
/** One request and its body; `more` when it broke off so late that the attempts are counted afresh. */
async function attempt(options, part, transfer) {
    const again = (error, retryAfter) => {
        if (part.received < transfer.counted + PROGRESS_BYTES)
            return { done: false, error, retryAfter };
        transfer.counted = part.received;
        return { done: true, value: 'more' };
    };
    transfer.link ??= await options.link();
    const link = transfer.link;
    try {
        const answer = await requestBundle(link, part.resumption, options);
        if (answer.kind === 'refused') {
            if (answer.remedy === 'none')
                throw answer.error;
            if (answer.remedy === 'fresh-link')
                transfer.link = undefined;
            if (answer.remedy === 'from-start')
                await part.restart();
            return again(answer.error, answer.retryAfter);
        }
        try {
            if (!part.accepts(answer)) {
                await part.restart();
                if (answer.start > 0)
                    return again(downloadFailure(answer.host, 'the bundle changed meanwhile'));
            }
            await part.append(answer, options.limits?.maxBytes ?? DEFAULT_MAX_BYTES, options.onProgress);
        }
        finally {
            answer.body.destroy();
        }
        if (part.isWhole)
            return { done: true, value: 'whole' };
        return again(downloadFailure(answer.host, `the server sent ${part.received} of ${answer.total} bytes`));
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof errors_failure/* Failure */.HR)
            throw error;
        const failure = downloadFailure(hostOf(link), (0,errors_failure/* messageOf */.bD)(error), error);
        if ((0,retry/* networkErrorCode */.a0)(error) === undefined)
            throw failure;
        return again(failure);
    }
}
async function createPart(directory, partPath) {
    try {
        await (0,promises_.mkdir)(directory, { recursive: true });
        return await createPartFile(partPath);
    }
    catch (error) {
        throw (0,disk_failure/* diskFailure */.C)(error);
    }
}
/** Gives the finished archive the name that its first bytes ask for. */
async function keep(directory, partPath) {
    const handle = await (0,promises_.open)(partPath);
    const head = Buffer.alloc(archive/* MAGIC_BYTES */.kP);
    await handle.read(head, 0, archive/* MAGIC_BYTES */.kP, 0).finally(() => handle.close());
    const kind = (0,archive/* archiveKind */.FF)(head);
    if (kind === undefined)
        throw new errors_failure/* Failure */.HR('E_BUNDLE_FORMAT', {
            what: 'The bundle link does not lead to an archive',
            why: 'the first bytes of the answer are neither those of a .tar.gz nor of a .zip',
            fix: 'check that no proxy or login page answers in place of the object storage',
        });
    const final = external_node_path_.join(directory, `bundle.${kind}`);
    await (0,promises_.rename)(partPath, final).catch((error) => {
        throw (0,disk_failure/* diskFailure */.C)(error);
    });
    return final;
}


/***/ }),

/***/ 21546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   di: () => (/* binding */ unsafeEntry),
/* harmony export */   dw: () => (/* binding */ createEntryPaths),
/* harmony export */   td: () => (/* binding */ parseEntryPath)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

const MAX_PATH_BYTES = 4096;
const MAX_SEGMENT_BYTES = 255;
const WINDOWS_DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
/**
 * The relative path, with `/`, of an archive's entry name (design, rule 4). A leading `./` and the slash behind a
 * folder's name are dropped; `path` is empty for the root itself. The rules are the same on every platform, so that
 * a bundle that is accepted on one is accepted on all (but for characters that only Windows refuses).
 */
function parseEntryPath(name, platform = process.platform) {
    const unsafe = (reason) => ({ safe: false, reason });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\u0000-\u001f\u007f]/.test(name))
        return unsafe('the name holds a control character');
    if (name.includes('\\'))
        return unsafe('the name holds a backslash');
    if (name.startsWith('/'))
        return unsafe('the path is absolute');
    const path = name.replace(/^(\.\/+)+|^\.$/, '').replace(/\/$/, '');
    if (path === '')
        return name === '' ? unsafe('the name is empty') : { safe: true, path: '' };
    if (/^[A-Za-z]:/.test(path))
        return unsafe('the path begins with a drive letter');
    if (Buffer.byteLength(path) > MAX_PATH_BYTES)
        return unsafe(`the path is longer than ${MAX_PATH_BYTES} bytes`);
    for (const segment of path.split('/')) {
        if (segment === '..')
            return unsafe('the path climbs out of its folder with `..`');
        if (segment === '' || segment === '.')
            return unsafe('the path has an empty segment or a `.` in it');
        if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES)
            return unsafe(`a name is longer than ${MAX_SEGMENT_BYTES} bytes`);
        if (/[. ]$/.test(segment))
            return unsafe('a name ends in a dot or a space, which Windows drops');
        if (WINDOWS_DEVICE.test(segment))
            return unsafe('the name is that of a device on Windows');
        if (platform === 'win32' && /[<>:"|?*]/.test(segment))
            return unsafe('the name holds a character that Windows refuses');
    }
    return { safe: true, path };
}
/**
 * Refuses paths that are unsafe, come twice, or would be one file on a disk that ignores case or Unicode form
 * (Windows, macOS); also a file where a folder is, and the other way round.
 */
function createEntryPaths() {
    const files = new Map();
    const folders = new Set();
    const addFolders = (path) => {
        let added = 0;
        for (let key = path; key !== '' && !folders.has(key); key = parentOf(key)) {
            if (files.has(key))
                throw unsafeEntry(path, 'a file of the archive is where this entry needs a folder');
            folders.add(key);
            added += 1;
        }
        return added;
    };
    return {
        addFile(name) {
            const path = safePath(name);
            if (path === '')
                throw unsafeEntry(name, 'the name of a file is empty');
            const key = foldPath(path);
            const twin = files.get(key);
            if (twin === path)
                throw unsafeEntry(name, 'the archive holds this file twice');
            if (twin !== undefined)
                throw unsafeEntry(name, `it differs from ${shown(twin)} only in case or Unicode form`);
            if (folders.has(key))
                throw unsafeEntry(name, 'a folder of the archive has the name of this file');
            files.set(key, path);
            return { path, newFolders: addFolders(parentOf(key)) };
        },
        addFolder: (name) => ({ newFolders: addFolders(foldPath(safePath(name))) }),
    };
}
/** The E_BUNDLE_UNSAFE failure of one entry. */
function unsafeEntry(name, reason) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_BUNDLE_UNSAFE', {
        what: 'The bundle holds an unsafe entry',
        value: shown(name),
        why: reason,
        fix: 'nothing was kept of it; do not use this bundle and report it to the service',
    });
}
function safePath(name) {
    const parsed = parseEntryPath(name);
    if (!parsed.safe)
        throw unsafeEntry(name, parsed.reason);
    return parsed.path;
}
/** The one spelling of all paths that a disk without case or Unicode form takes for the same. */
function foldPath(path) {
    // Nearly all paths are as they are folded; not making them anew halves the memory of a large archive's paths.
    if (/^[ -@[-~]*$/.test(path))
        return path;
    return path.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** A name as it may stand in a message: quoted, control characters escaped, not too long. */
function shown(name) {
    const quoted = JSON.stringify(name.length > 120 ? `${name.slice(0, 120)}…` : name);
    return quoted.replaceAll('\u007f', '\\u007f');
}


/***/ }),

/***/ 87315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ MANIFEST_PATH),
/* harmony export */   _8: () => (/* binding */ Manifest),
/* harmony export */   aZ: () => (/* binding */ PREVIOUS_PATH),
/* harmony export */   qX: () => (/* binding */ ManifestFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const digests = {
    sha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().length(64),
    md5: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().length(32),
    size: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative(),
};
/** One file of a published site, with the headers it is served with. Digests and size are those of its content. */
const ManifestFile = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    ...digests,
    contentType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    cacheControl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    contentEncoding: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** The bytes that the destination holds, where it holds them compressed (`contentEncoding`). */
    stored: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(digests).optional(),
});
/** A published site, described (design: the manifest). Paths are relative to the site's root, with `/`. */
const Manifest = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    /** Commit of the docs project, where known. */
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Id of the workflow run, where known: tells an older run from a newer. */
    run: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
    exportJobId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    exportVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    bundleSha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().length(64),
    /** Site paths of the HTML pages without extension, sorted. */
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ManifestFile),
});
/** Where the manifest lies at a destination. */
const MANIFEST_PATH = '.docs-export/manifest.json';
/** The manifest of the release before, where a destination keeps what a rollback needs. */
const PREVIOUS_PATH = '.docs-export/previous.json';


/***/ }),

/***/ 11034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isRedirect)
/* harmony export */ });
/** A page that only redirects is no larger. */
const MAX_REDIRECT_BYTES = 4096;
/** Whether a file is an HTML page that only sends the reader elsewhere. */
function isRedirect(name, bytes) {
    return (name.endsWith('.html') &&
        bytes.length <= MAX_REDIRECT_BYTES &&
        /<meta[^>]+http-equiv\s*=\s*["']?refresh\b/i.test(bytes.toString('latin1')));
}


/***/ }),

/***/ 26939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ unpackBundle)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/bundle/archive.js
var bundle_archive = __webpack_require__(10814);
// EXTERNAL MODULE: ./lib/bundle/disk-failure.js
var disk_failure = __webpack_require__(21968);
// EXTERNAL MODULE: ./lib/bundle/entry-path.js
var entry_path = __webpack_require__(21546);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/bundle/redirect.js
var redirect = __webpack_require__(11034);
;// CONCATENATED MODULE: ./lib/bundle/file-writer.js






/** Files up to this size are written whole; larger ones go piece by piece. */
const WHOLE_BYTES = 512 * 1024;
/** A writer below `root`, an existing folder that nobody else writes to. */
function createFileWriter(root) {
    const files = [];
    const folders = new Set([root]);
    return {
        files,
        async write(name, size, body) {
            const file = external_node_path_.join(root, name);
            makeFolderOf(file, folders);
            if (size > WHOLE_BYTES) {
                files.push({ path: name, size, ...(await writePieces(file, body.pieces())), isRedirect: false });
                return;
            }
            const bytes = await body.whole();
            writeWhole(file, bytes);
            files.push({
                path: name,
                size,
                sha256: (0,external_node_crypto_.hash)('sha256', bytes),
                md5: (0,external_node_crypto_.hash)('md5', bytes),
                isRedirect: (0,redirect/* isRedirect */.N)(name, bytes),
            });
        },
    };
}
function makeFolderOf(file, made) {
    const folder = external_node_path_.dirname(file);
    if (made.has(folder))
        return;
    try {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    }
    catch (error) {
        throw (0,disk_failure/* diskFailure */.C)(error);
    }
    made.add(folder);
}
/**
 * At once and not by the thread pool: three trips to it cost a small file more time than its writing, and the pool
 * inflates the next bytes meanwhile. Never over something that is there: not even a disk that folds names in its own
 * way can lose a file.
 */
function writeWhole(file, bytes) {
    try {
        (0,external_node_fs_.writeFileSync)(file, bytes, { flag: 'wx' });
    }
    catch (error) {
        throw (0,disk_failure/* diskFailure */.C)(error);
    }
}
async function writePieces(file, body) {
    const sha256 = (0,external_node_crypto_.createHash)('sha256');
    const md5 = (0,external_node_crypto_.createHash)('md5');
    const handle = await (0,promises_.open)(file, 'wx').catch(rethrowDisk);
    try {
        for await (const piece of body) {
            // The disk writes while the processor hashes.
            const written = handle.writeFile(piece).catch(rethrowDisk);
            sha256.update(piece);
            md5.update(piece);
            await written;
        }
    }
    finally {
        await handle.close();
    }
    return { sha256: sha256.digest('hex'), md5: md5.digest('hex') };
}
function rethrowDisk(error) {
    throw (0,disk_failure/* diskFailure */.C)(error);
}

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/bundle/limits.js

const DEFAULT_LIMITS = { maxEntries: 500_000, maxBytes: 20 * 2 ** 30, maxRatio: 200 };
/** Below this size a high ratio is no bomb: a few empty tables compress very well. */
const RATIO_FREE_BYTES = 32 * 2 ** 20;
/** Counts entries and bytes of one archive of `archiveBytes` bytes, before they are written. */
function createMeter(limits, archiveBytes) {
    let entries = 0;
    let bytes = 0;
    return {
        take(size) {
            entries += 1;
            bytes += size;
            if (entries > limits.maxEntries)
                throw overLimit('files and folders', `more than ${limits.maxEntries.toLocaleString('en')}`);
            if (bytes > limits.maxBytes)
                throw overLimit('unpacked bytes', `more than ${limits.maxBytes.toLocaleString('en')}`);
            if (bytes > RATIO_FREE_BYTES && bytes > limits.maxRatio * archiveBytes)
                throw overLimit('compression ratio', `more than ${limits.maxRatio} bytes for each byte of the archive`);
        },
    };
}
function overLimit(limit, value) {
    return new failure/* Failure */.HR('E_BUNDLE_LIMIT', {
        what: `The bundle exceeds the limit on ${limit}`,
        value,
        fix: 'nothing was kept of it; generate the bundle again, or report it to the service',
    });
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/bundle/byte-reader.js
/** A reader over a stream. Pieces are handed on without copying where they lie in one. */
function createByteReader(source) {
    const iterator = source[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    const next = async (most) => {
        while (rest.length === 0) {
            const step = await iterator.next();
            if (step.done === true)
                return undefined;
            rest = step.value;
        }
        const piece = rest.subarray(0, most);
        rest = rest.subarray(piece.length);
        return piece;
    };
    async function* pieces(size) {
        for (let left = size; left > 0;) {
            const piece = await next(left);
            if (piece === undefined)
                return;
            left -= piece.length;
            yield piece;
        }
    }
    return {
        pieces,
        async take(size) {
            if (rest.length >= size) {
                const piece = rest.subarray(0, size);
                rest = rest.subarray(size);
                return piece;
            }
            const taken = [];
            for await (const piece of pieces(size))
                taken.push(piece);
            return Buffer.concat(taken);
        },
    };
}

;// CONCATENATED MODULE: ./lib/bundle/tar-header.js

const BLOCK = 512;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Reads a header block; undefined for the block of zeros that ends an archive. Throws E_BUNDLE_FORMAT. */
function parseTarHeader(block) {
    if (isZero(block))
        return undefined;
    if (readNumber(block, 148, 8) !== checksum(block))
        throw (0,bundle_archive/* brokenArchive */.uj)('the checksum of a tar header is wrong');
    const name = readText(block, 0, 100);
    // Only POSIX archives have a prefix there; GNU tar keeps times in its place.
    const isPosix = block.toString('latin1', 257, 263) === 'ustar\0';
    const prefix = isPosix ? readText(block, 345, 155) : '';
    const flag = block.toString('latin1', 156, 157);
    const path = prefix === '' ? name : `${prefix}/${name}`;
    const isOldFolder = (flag === '0' || flag === '\0') && path.endsWith('/');
    const type = isOldFolder ? '5' : flag === '\0' || flag === '7' ? '0' : flag;
    return { name: path, size: readNumber(block, 124, 12), type };
}
/** The records `length key=value\n` of a pax header. Throws E_BUNDLE_FORMAT. */
function parsePax(body) {
    const records = new Map();
    for (let start = 0; start < body.length;) {
        const space = body.indexOf(0x20, start);
        const digits = space === -1 ? '' : body.toString('latin1', start, space);
        const end = /^\d{1,7}$/.test(digits) ? start + Number(digits) : -1;
        const equals = body.indexOf(0x3d, space);
        if (end <= space || end > body.length || body[end - 1] !== 0x0a || equals === -1 || equals >= end)
            throw (0,bundle_archive/* brokenArchive */.uj)('a pax header of the tar archive is malformed');
        records.set(decodeName(body.subarray(space + 1, equals)), decodeName(body.subarray(equals + 1, end - 1)));
        start = end;
    }
    return records;
}
/** Text of an archive is UTF-8; other bytes could stand for one name here and another elsewhere. */
function decodeName(bytes) {
    try {
        return utf8.decode(bytes);
    }
    catch (error) {
        throw (0,bundle_archive/* brokenArchive */.uj)('a name in the archive is not UTF-8', error);
    }
}
function isZero(bytes) {
    return bytes.every((byte) => byte === 0);
}
function readText(block, offset, length) {
    const field = block.subarray(offset, offset + length);
    const end = field.indexOf(0);
    return decodeName(end === -1 ? field : field.subarray(0, end));
}
/** An octal number, or with the top bit set a big-endian binary one (GNU, for files above 8 GB). */
function readNumber(block, offset, length) {
    const field = block.subarray(offset, offset + length);
    if (field[0] === 0x80) {
        const value = field.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0);
        if (Number.isSafeInteger(value))
            return value;
    }
    const text = field
        .toString('latin1')
        .replace(/[\0 ]+$/, '')
        .trimStart();
    if (!/^[0-7]*$/.test(text))
        throw (0,bundle_archive/* brokenArchive */.uj)('a number in a tar header is malformed');
    return text === '' ? 0 : Number.parseInt(text, 8);
}
/** The sum of all bytes, those of the checksum itself taken as spaces. */
function checksum(block) {
    let sum = 8 * 0x20;
    for (let at = 0; at < BLOCK; at += 1)
        if (at < 148 || at >= 156)
            sum += block[at] ?? 0;
    return sum;
}

;// CONCATENATED MODULE: ./lib/bundle/tar.js







/** Names and pax records above this size are no honest ones. */
const MAX_EXTENSION_BYTES = 2 ** 20;
/** Records of tar are 10 KiB by default; nobody makes larger ones than this. */
const MAX_PADDING = 2 ** 20;
/** Large pieces keep the inflating thread busy while this one hashes. */
const CHUNK = 2 ** 18;
/** The entries of a `.tar.gz` file in order. Throws E_BUNDLE_FORMAT and E_BUNDLE_UNSAFE; the signal's reason on abort. */
async function* readTarGz(path, archiveBytes, signal) {
    const gunzip = (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK });
    const source = (0,external_node_fs_.createReadStream)(path, { highWaterMark: CHUNK, signal });
    (0,external_node_stream_.pipeline)(source, gunzip, () => {
        // Errors of either stream surface where gunzip is read.
    });
    try {
        yield* readTar(unzipped(gunzip, signal));
    }
    finally {
        source.destroy();
        gunzip.destroy();
    }
    // zlib stops at what follows its stream; a reader that goes on would see another archive.
    if (gunzip.bytesWritten < archiveBytes)
        throw (0,bundle_archive/* brokenArchive */.uj)('something follows the end of the gzip stream');
}
async function* unzipped(gunzip, signal) {
    try {
        yield* gunzip;
    }
    catch (error) {
        signal.throwIfAborted();
        throw isZlibError(error) ? (0,bundle_archive/* brokenArchive */.uj)('its gzip stream is damaged or cut off', error) : error;
    }
}
/** The entries of a tar stream in order, each with its body; see {@link readTarGz}. */
async function* readTar(source) {
    const reader = createByteReader(source);
    let extensions = NO_EXTENSIONS;
    for (;;) {
        const block = await reader.take(BLOCK);
        if (block.length < BLOCK)
            throw (0,bundle_archive/* brokenArchive */.uj)('it is cut off: the mark at the end of the tar archive is missing');
        const header = parseTarHeader(block);
        if (header === undefined)
            break;
        if (isExtension(header.type)) {
            extensions = await readExtension(reader, header, extensions);
            continue;
        }
        const name = extensions.name ?? header.name;
        const size = extensions.size ?? header.size;
        extensions = NO_EXTENSIONS;
        if (header.type === '5' && size === 0)
            yield { name, kind: 'folder', size: 0, body: bundle_archive/* NO_BODY */.n0 };
        else if (header.type === '0') {
            yield { name, kind: 'file', size, body: bodyOf(reader, size) };
            await skipPadding(reader, size);
        }
        else
            throw (0,entry_path/* unsafeEntry */.di)(name, `it is ${TYPES[header.type] ?? `of the unknown type ${JSON.stringify(header.type)}`}`);
    }
    await expectZeros(reader);
}
const TYPES = {
    '1': 'a hard link',
    '2': 'a symbolic link',
    '3': 'a device',
    '4': 'a device',
    '5': 'a folder with contents',
    '6': 'a pipe',
    S: 'a sparse file',
};
const NO_EXTENSIONS = { count: 0 };
/** No archiver writes more headers in front of one entry: a global one, a pax one, a long name and a long link. */
const MAX_EXTENSIONS = 4;
function isExtension(type) {
    return type === 'x' || type === 'g' || type === 'L' || type === 'K';
}
async function readExtension(reader, header, before) {
    const count = before.count + 1;
    if (header.size > MAX_EXTENSION_BYTES || count > MAX_EXTENSIONS)
        throw (0,bundle_archive/* brokenArchive */.uj)('an entry of the tar archive has oversized headers');
    const body = await reader.take(header.size);
    if (body.length < header.size)
        throw cutOff();
    await skipPadding(reader, header.size);
    // A long link name stands before a link, which is refused when it comes.
    if (header.type === 'K')
        return { ...before, count };
    if (header.type === 'L')
        return { ...before, count, name: decodeName(withoutNul(body)) };
    const records = parsePax(body);
    if (header.type === 'g') {
        if (records.has('path') || records.has('size'))
            throw (0,bundle_archive/* brokenArchive */.uj)('a global pax header of the tar archive names a path or a size');
        return { ...before, count };
    }
    if ([...records.keys()].some((key) => key.startsWith('GNU.sparse.')))
        throw (0,entry_path/* unsafeEntry */.di)(records.get('path') ?? before.name ?? '', 'it is a sparse file');
    return {
        count,
        name: records.get('path') || before.name,
        size: records.has('size') ? paxSize(records.get('size') ?? '') : before.size,
    };
}
function paxSize(text) {
    const size = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (!Number.isSafeInteger(size))
        throw (0,bundle_archive/* brokenArchive */.uj)('a size in a pax header of the tar archive is malformed');
    return size;
}
function withoutNul(bytes) {
    const end = bytes.indexOf(0);
    return end === -1 ? bytes : bytes.subarray(0, end);
}
function bodyOf(reader, size) {
    return {
        async whole() {
            const bytes = await reader.take(size);
            if (bytes.length < size)
                throw cutOff();
            return bytes;
        },
        async *pieces() {
            let left = size;
            for await (const piece of reader.pieces(size)) {
                left -= piece.length;
                yield piece;
            }
            if (left > 0)
                throw cutOff();
        },
    };
}
async function skipPadding(reader, size) {
    const padding = (BLOCK - (size % BLOCK)) % BLOCK;
    if ((await reader.take(padding)).length < padding)
        throw cutOff();
}
/** Behind the mark at the end nothing may follow but the padding of the last record. */
async function expectZeros(reader) {
    for await (const piece of reader.pieces(MAX_PADDING))
        if (!isZero(piece))
            throw (0,bundle_archive/* brokenArchive */.uj)('something follows the end of the tar archive');
    if ((await reader.take(1)).length > 0)
        throw (0,bundle_archive/* brokenArchive */.uj)('too much padding follows the end of the tar archive');
}
function cutOff() {
    return (0,bundle_archive/* brokenArchive */.uj)('it is cut off in the middle of a file');
}
function isZlibError(error) {
    return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
}

;// CONCATENATED MODULE: ./lib/bundle/zip.js




const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
/** The upper byte of `versionMadeBy` of archives whose attributes hold a Unix mode: Unix and macOS. */
const UNIX_SYSTEMS = new Set([3, 19]);
/** The entries of a `.zip` file in the order of its directory. Throws E_BUNDLE_FORMAT and E_BUNDLE_UNSAFE. */
async function* readZip(path, signal) {
    const { getFileNameLowLevel, openPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    // Names are decoded here, not by yauzl: it would turn backslashes into slashes.
    const zip = await openPromise(path, { decodeStrings: false, autoClose: false }).catch(rethrowBroken);
    try {
        for await (const entry of zip.eachEntry()) {
            signal.throwIfAborted();
            const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
            const name = getFileNameLowLevel(flags, fileNameRaw, extraFields, true);
            const kind = kindOf(entry, name);
            if (kind === 'folder') {
                if (entry.uncompressedSize > 0)
                    throw (0,entry_path/* unsafeEntry */.di)(name, 'it is a folder with contents');
                yield { name, kind, size: 0, body: bundle_archive/* NO_BODY */.n0 };
                continue;
            }
            if (!entry.canDecodeFileData())
                throw (0,bundle_archive/* brokenArchive */.uj)(`${JSON.stringify(name)} is encrypted or compressed in an unknown way`);
            const stream = await zip.openReadStreamPromise(entry);
            yield { name, kind, size: entry.uncompressedSize, body: zip_bodyOf(verified(stream, entry, name)) };
        }
    }
    catch (error) {
        rethrowBroken(error);
    }
    finally {
        zip.close();
    }
}
function kindOf(entry, name) {
    const mode = UNIX_SYSTEMS.has(entry.versionMadeBy >>> 8)
        ? (entry.externalFileAttributes >>> 16) & FILE_TYPE
        : 0;
    if (mode !== 0 && mode !== REGULAR && mode !== FOLDER)
        throw (0,entry_path/* unsafeEntry */.di)(name, 'it is a link or a device');
    return mode === FOLDER || name.endsWith('/') ? 'folder' : 'file';
}
function zip_bodyOf(pieces) {
    return {
        async whole() {
            const all = [];
            for await (const piece of pieces)
                all.push(piece);
            return Buffer.concat(all);
        },
        pieces: () => pieces,
    };
}
/** The bytes of an entry. yauzl checks their number; the checksum is checked here. */
async function* verified(stream, entry, name) {
    let sum = 0;
    try {
        for await (const piece of stream) {
            sum = (0,external_node_zlib_.crc32)(piece, sum);
            yield piece;
        }
    }
    catch (error) {
        rethrowBroken(error);
    }
    if (sum !== entry.crc32)
        throw (0,bundle_archive/* brokenArchive */.uj)(`the checksum of ${JSON.stringify(name)} is wrong`);
}
function rethrowBroken(error) {
    if (error instanceof failure/* Failure */.HR || isSystemError(error))
        throw error;
    throw (0,bundle_archive/* brokenArchive */.uj)('its zip directory or one of its entries is damaged', error);
}
function isSystemError(error) {
    return error instanceof Error && 'syscall' in error;
}

;// CONCATENATED MODULE: ./lib/bundle/unpack.js









/**
 * Unpacks a bundle under design rule 4, hashing each file as it is written. Works in a folder beside the wanted one
 * and renames it into place when all is there and checked; on failure or abort nothing is left. Folders without files
 * are not made. An archive whose files all lie in one folder with an `index.html` in it (`site/index.html`, …) is
 * unpacked without that folder. Throws E_BUNDLE_FORMAT, E_BUNDLE_UNSAFE, E_BUNDLE_LIMIT or E_BUNDLE_WRITE.
 */
async function unpackBundle(options) {
    const { archive, directory, signal } = options;
    signal.throwIfAborted();
    const { kind, size } = await inspect(archive);
    const target = external_node_path_.resolve(directory);
    const workshop = await makeWorkshop(target);
    try {
        const entries = kind === 'zip' ? readZip(archive, signal) : readTarGz(archive, size, signal);
        const meter = createMeter({ ...DEFAULT_LIMITS, ...options.limits }, size);
        const files = await writeEntries(entries, createFileWriter(workshop), meter, signal);
        const top = commonTop(files);
        await moveInto(target, external_node_path_.join(workshop, top));
        const relative = top === '' ? files : files.map((file) => ({ ...file, path: file.path.slice(top.length + 1) }));
        return { files: relative.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
    }
    finally {
        await (0,promises_.rm)(workshop, { recursive: true, force: true });
    }
}
async function writeEntries(entries, writer, meter, signal) {
    const paths = (0,entry_path/* createEntryPaths */.dw)();
    const takeFolders = (count) => {
        for (let taken = 0; taken < count; taken += 1)
            meter.take(0);
    };
    for await (const entry of entries) {
        signal.throwIfAborted();
        if (entry.kind === 'folder') {
            takeFolders(paths.addFolder(entry.name).newFolders);
            continue;
        }
        const { path: name, newFolders } = paths.addFile(entry.name);
        takeFolders(newFolders);
        meter.take(entry.size);
        await writer.write(name, entry.size, entry.body);
    }
    signal.throwIfAborted();
    if (writer.files.length === 0)
        throw (0,bundle_archive/* brokenArchive */.uj)('it holds no files');
    return writer.files;
}
/** The folder to leave out of the paths, or nothing. */
function commonTop(files) {
    const first = files[0]?.path ?? '';
    const top = first.slice(0, Math.max(0, first.indexOf('/')));
    const isCommon = top !== '' && files.every((file) => file.path.startsWith(`${top}/`));
    return isCommon && files.some((file) => file.path === `${top}/index.html`) ? top : '';
}
async function inspect(archive) {
    const handle = await (0,promises_.open)(archive);
    try {
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(bundle_archive/* MAGIC_BYTES */.kP), 0, bundle_archive/* MAGIC_BYTES */.kP, 0);
        const kind = (0,bundle_archive/* archiveKind */.FF)(buffer.subarray(0, bytesRead));
        if (kind === undefined)
            throw (0,bundle_archive/* brokenArchive */.uj)('its first bytes are neither those of a .tar.gz nor of a .zip');
        return { kind, size: (await handle.stat()).size };
    }
    finally {
        await handle.close();
    }
}
/** A new folder beside the wanted one: on the same disk, so that a rename is enough at the end. */
async function makeWorkshop(target) {
    try {
        await (0,promises_.mkdir)(external_node_path_.dirname(target), { recursive: true });
        // Fails when there is something in it, before any work is done.
        await (0,promises_.rmdir)(target).catch((error) => {
            if (error.code !== 'ENOENT')
                throw error;
        });
        return await (0,promises_.mkdtemp)(`${target}.unpacking-`);
    }
    catch (error) {
        throw (0,disk_failure/* diskFailure */.C)(error);
    }
}
async function moveInto(target, source) {
    await (0,promises_.rename)(source, target).catch((error) => {
        throw (0,disk_failure/* diskFailure */.C)(error);
    });
}


/***/ }),

/***/ 11848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ cancellationSignal)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** After the signal, work has this long to stop by itself (design, rule 2: 5 s in all). */
const GRACE_MS = 4500;
/**
 * A signal that aborts with E_CANCELLED on SIGINT or SIGTERM. What has not stopped by then is ended with the process;
 * `onForced` may say a last word.
 */
function cancellationSignal(onForced) {
    const controller = new AbortController();
    const cancel = (name) => {
        if (controller.signal.aborted)
            return;
        controller.abort(new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_CANCELLED', { what: 'The run was cancelled', why: `the process received ${name}` }));
        setTimeout(() => {
            onForced();
            process.exit(1);
        }, GRACE_MS).unref();
    };
    process.on('SIGINT', cancel);
    process.on('SIGTERM', cancel);
    return controller.signal;
}


/***/ }),

/***/ 35233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const systemClock = {
    now: () => Date.now(),
    async sleep(milliseconds, signal) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal }).catch((error) => {
            signal.throwIfAborted();
            throw error;
        });
    },
};


/***/ }),

/***/ 78135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G5: () => (/* binding */ takeAlias),
/* harmony export */   O5: () => (/* binding */ aliasOf),
/* harmony export */   fK: () => (/* binding */ aliasStays)
/* harmony export */ });
/** Destinations that hold several versions side by side. */
const SCHEMES = ['s3', 'gs', 'azblob', 'dir', 'branch'];
const OPTION = 'alias=';
/** Takes the `alias` option out of the options of a line, where its kind of destination can have one. */
function takeAlias(scheme, words) {
    const found = SCHEMES.includes(scheme) ? words.filter((word) => word.startsWith(OPTION)) : [];
    // Given twice it stays in, and is refused like every option nobody knows.
    if (found.length !== 1)
        return { alias: undefined, words };
    return { alias: found[0]?.slice(OPTION.length), words: words.filter((word) => !word.startsWith(OPTION)) };
}
/** The place beside a version's own that follows the newest one: its last part replaced by the alias. */
function aliasOf(spec, alias) {
    if (!/^\w[\w.-]*$/.test(alias)) {
        return { why: '"alias" has a value of the wrong form', fix: 'expected one name, such as alias=latest' };
    }
    const fix = spec.scheme === 'branch'
        ? 'name the version in directory=, as branch:gh-pages directory={version} alias=latest'
        : 'end the target with the version, as s3://bucket/docs/{version} alias=latest';
    const place = spec.scheme === 'branch' ? (spec.options.directory ?? '') : spec.target;
    const head = /^(?:(?:s3|gs):\/\/[^/]+\/|azblob:\/\/[^/]+\/[^/]+\/|dir:)?/.exec(place)?.[0] ?? '';
    const parts = place.slice(head.length).replace(/\/+$/, '').split('/');
    const last = parts.pop() ?? '';
    if (last === '' || last === '.' || last === '..' || (head === '' && spec.scheme !== 'branch'))
        return { why: 'there is no folder of the version that it could stand beside', fix };
    if (last === alias)
        return { why: 'it is the very place of the version', fix };
    const moved = head + [...parts, alias].join('/');
    return spec.scheme === 'branch'
        ? { ...spec, options: { ...spec.options, directory: moved }, alias: true }
        : { ...spec, target: moved, alias: true };
}
/** Why an alias is not moved to this site: it is a pre-release, or older than what is there. */
function aliasStays(wanted, there) {
    const version = wanted.exportVersion;
    if (version === null || !isVersion(version))
        return undefined;
    if (version.includes('-'))
        return `${version} is a pre-release`;
    const known = there?.exportVersion ?? undefined;
    if (known === undefined || !isVersion(known))
        return undefined;
    return byNumber.compare(plain(known), plain(version)) > 0
        ? `${known} is there, which is newer than ${version}`
        : undefined;
}
const byNumber = new Intl.Collator('en', { numeric: true });
function isVersion(name) {
    return /^v?\d+(\.\d+)*([-+][\w.+-]+)?$/i.test(name);
}
/** The numbers alone, `1.2` as long as `1.2.0`. */
function plain(version) {
    const numbers = version
        .replace(/^v/i, '')
        .replace(/[-+].*$/, '')
        .split('.');
    return [...numbers, '0', '0', '0'].slice(0, 4).join('.');
}


/***/ }),

/***/ 36764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ deploy)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35233);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _alias_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78135);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48409);
/* harmony import */ var _inventory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68767);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68220);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65756);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50725);








/**
 * Publishes a site at all destinations, side by side. One that fails does not stop the others: it is reported as
 * `failed`, in the order given, and the caller decides what that means. Throws only when `signal` aborts.
 * `changes` compares the pages with the first destination that knows what it has.
 */
async function deploy(site, destinations, options) {
    const results = await Promise.all(destinations.map((destination) => deployTo(destination, site, options)));
    options.signal.throwIfAborted();
    return {
        deployments: results.map(({ deployment }) => deployment),
        changes: results.find(({ changes }) => changes !== undefined)?.changes,
    };
}
async function deployTo(destination, site, options) {
    const { signal, log, clock = _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m } = options;
    const started = clock.now();
    const turn = { signal, onThrottle() { } };
    const ended = (status, plan, more = {}) => ({
        destination: destination.name,
        status,
        url: destination.url,
        added: plan?.added.length ?? 0,
        updated: (plan?.updated.length ?? 0) + (plan?.headers.length ?? 0),
        deleted: plan?.deleted.length ?? 0,
        unchanged: plan?.unchanged.length ?? 0,
        bytes: plan?.bytes ?? 0,
        milliseconds: clock.now() - started,
        error: null,
        ...more,
    });
    let changes;
    try {
        const known = await destination.inventory?.(turn);
        const inventory = known ?? _inventory_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$;
        const stays = destination.alias === true ? (0,_alias_js__WEBPACK_IMPORTED_MODULE_2__/* .aliasStays */ .fK)(site.manifest, inventory.manifest) : undefined;
        if (stays !== undefined) {
            log.info(`${destination.name} stays as it is: ${stays}`);
            return { deployment: ended('unchanged', undefined), changes };
        }
        const { rules, copy } = destination.kind === 'files' ? destination : {};
        const wanted = (await destination.wanted?.(site, inventory, turn)) ?? site;
        const plan = (0,_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .planOf */ .X)(wanted.manifest, inventory, {
            force: destination.force,
            rules,
            copies: copy !== undefined,
            now: clock.now(),
        });
        if (known !== undefined)
            changes = plan.changes;
        (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .guard */ .ah)(wanted.manifest, inventory, {
            maxPageLoss: options.maxPageLoss,
            force: destination.force,
            required: rules?.required,
        });
        const { limits = [] } = destination.kind === 'whole' ? destination : {};
        for (const limit of limits)
            (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .guardLimits */ .uN)(wanted.manifest, limit);
        if (!destination.force)
            (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .guardPrune */ .u$)(plan, inventory);
        log.info(`${destination.name}: ${summaryOf(plan, destination.kind, known)}`);
        const { neighbours = [] } = inventory;
        if (neighbours.length > 0)
            log.info(`${destination.name}: other sites are published below: ${neighbours.join(', ')}; left alone`);
        if (plan.left.length > 0)
            log.warning(leftText(destination.name, plan.left));
        if (options.plan) {
            if (known !== undefined)
                for (const line of detailsOf(plan))
                    log.info(line);
            return { deployment: ended('planned', plan), changes };
        }
        // The manifest of an alias tells which version it has reached, also where two versions have the same pages.
        const moves = destination.alias === true && inventory.manifest?.exportVersion !== site.manifest.exportVersion;
        if (plan.nothingToDo && !moves)
            return { deployment: ended('unchanged', plan), changes };
        if (destination.kind === 'whole') {
            const published = await destination.publish(wanted, turn);
            return { deployment: ended('published', plan, published), changes };
        }
        await (0,_publish_js__WEBPACK_IMPORTED_MODULE_6__/* .publishFiles */ .bg)(destination, wanted, inventory, plan, { signal, log, clock });
        return { deployment: ended('published', plan), changes };
    }
    catch (error) {
        const message = (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
        if (!signal.aborted)
            log.error(`${destination.name}: ${message}`);
        const failed = ended('failed', undefined, { error: { code: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error), message } });
        return { deployment: failed, changes };
    }
    finally {
        log.progress('', destination.name);
        await destination.close?.();
    }
}
/** A plan in one line. */
function summaryOf(plan, kind, known) {
    if (known === undefined)
        return `the whole site, ${plan.added.length} files, as one archive`;
    if (plan.nothingToDo)
        return `nothing to do, all ${plan.unchanged.length} files are there`;
    const retired = Object.keys(plan.retired).length;
    const parts = [
        `${plan.added.length} new`,
        `${plan.updated.length} changed`,
        `${plan.headers.length} with other headers`,
        `${plan.deleted.length} to delete`,
        `${plan.unchanged.length} unchanged`,
        ...(retired === 0 ? [] : [`${retired} old ones kept for a while`]),
    ];
    if (kind === 'whole')
        return parts.join(', ');
    const files = plan.added.length + plan.updated.length + plan.headers.length;
    const requests = files + plan.copies.length + Math.ceil(plan.deleted.length / 1000) + 2;
    return [...parts, `${(0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .bytesText */ .p)(plan.bytes)} to send in about ${requests} requests`].join(', ');
}
const MOST_DETAILS = 100;
/** A plan file by file, cut where nobody would read on. */
function detailsOf(plan) {
    const lines = [
        ...plan.added.map((path) => `+ ${path}`),
        ...plan.updated.map((path) => `~ ${path}`),
        ...plan.headers.map((path) => `h ${path}`),
        ...plan.deleted.map((path) => `- ${path}`),
    ];
    const more = lines.length - MOST_DETAILS;
    return more > 0 ? [...lines.slice(0, MOST_DETAILS), `… and ${more} more`] : lines;
}
function leftText(name, left) {
    const some = left.slice(0, 3).join(', ');
    return (`${name}: ${left.length} files are there that this site does not know (${some}${left.length > 3 ? ', …' : ''}): ` +
        'left alone. If they belong to an older copy of the site, add force=true to the destination once');
}


/***/ }),

/***/ 44731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** The digests of some bytes, in hexadecimal, as a manifest holds them. */
function digestOf(bytes) {
    return {
        sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex'),
        md5: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('md5').update(bytes).digest('hex'),
        size: Buffer.byteLength(bytes),
    };
}


/***/ }),

/***/ 48409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ah: () => (/* binding */ guard),
/* harmony export */   u$: () => (/* binding */ guardPrune),
/* harmony export */   uN: () => (/* binding */ guardLimits)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _inventory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68767);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65756);



/** Throws E_GUARD_LIMIT where a host would refuse the site after the upload. Digests and paths are not looked at. */
function guardLimits({ files }, limits) {
    const entries = Object.entries(files);
    const bytes = entries.reduce((sum, [, { size }]) => sum + size, 0);
    const refusal = (what, value, most) => new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_GUARD_LIMIT', {
        what,
        value,
        why: `${limits.host} takes at most ${most}`,
        fix: 'leave large files out of the site, or publish to an object store as s3://; nothing was published',
    });
    const { siteBytes = bytes, files: most = entries.length, fileBytes = Number.POSITIVE_INFINITY } = limits;
    const large = entries.filter(([, { size }]) => size > fileBytes);
    const [first, ...more] = large;
    if (first !== undefined) {
        const [path, { size }] = first;
        const others = more.length === 0 ? '' : ` and ${more.length} more`;
        throw refusal('A file is too large for the host', `${path} (${(0,_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesText */ .p)(size)})${others}`, `${(0,_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesText */ .p)(fileBytes)} a file`);
    }
    if (entries.length > most)
        throw refusal('The site has too many files for the host', String(entries.length), `${most} files`);
    if (bytes > siteBytes)
        throw refusal('The site is too large for the host', (0,_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesText */ .p)(bytes), (0,_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesText */ .p)(siteBytes));
}
/** Throws where publishing would surely be a mistake (E_GUARD_*). Nothing has been written yet. */
function guard(wanted, inventory, options) {
    if (!Object.hasOwn(wanted.files, 'index.html')) {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_GUARD_NO_INDEX', {
            what: 'The site has no index.html',
            why: 'readers of its first address would find nothing',
            fix: 'add a page to the navigation; nothing was published',
        });
    }
    const missing = (options.required ?? []).filter((path) => !hasPath(wanted, path));
    if (missing.length > 0) {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_GUARD_REQUIRED', {
            what: 'The site lacks what the destination requires',
            value: missing.join(', '),
            why: 'require= of the destination names it',
            fix: 'check the export, or correct require=; nothing was published',
        });
    }
    const { manifest } = inventory;
    if (manifest === undefined)
        return;
    if (!options.force)
        guardStaleRun(wanted, manifest);
    guardPageLoss(wanted, manifest, options.maxPageLoss);
}
/** A file, a page by its address, or a folder with something in it (`assets/`). */
function hasPath({ files, pages }, path) {
    const plain = path.replace(/^\//, '');
    if (plain.endsWith('/'))
        return Object.keys(files).some((file) => file.startsWith(plain));
    return Object.hasOwn(files, plain) || pages.includes(plain) || pages.includes(`${plain}/index`);
}
function guardStaleRun(wanted, manifest) {
    const run = Math.max(manifest.run ?? 0, (0,_inventory_js__WEBPACK_IMPORTED_MODULE_1__/* .publishingOf */ .F2)(manifest)?.run ?? 0);
    if (wanted.run === null || run <= wanted.run)
        return;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_GUARD_STALE_RUN', {
        what: 'The destination was published by a newer run',
        value: `run ${run}${manifest.commit === null ? '' : ` (commit ${manifest.commit})`}`,
        why: `this is run ${wanted.run}`,
        fix: 'nothing to do, the newer site stays; to publish this one, start a new run, or add force=true to the destination',
    });
}
function guardPageLoss(wanted, manifest, maxPageLoss) {
    const before = manifest.pages.length;
    const now = wanted.pages.length;
    if (before === 0 || (before - now) / before <= maxPageLoss)
        return;
    const percent = (fraction) => `${Math.round(fraction * 1000) / 10} %`;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_GUARD_PAGE_LOSS', {
        what: 'The new site has far fewer pages than the published one',
        value: `${now} instead of ${before}`,
        why: `that is a loss of ${percent((before - now) / before)}, and max-page-loss is ${percent(maxPageLoss)}`,
        fix: 'check the export; raise max-page-loss if the loss is meant',
    });
}
/** Fewer files are no site whose loss would hurt. */
const SMALLEST_SITE = 10;
/** A site that loses a larger part of its files is another site. */
const MOST_PRUNED = 0.9;
/** Throws E_GUARD_PRUNE where the publish would take the place of another site, as with a prefix that is wrong. */
function guardPrune(plan, { manifest }) {
    const before = Object.keys(manifest?.files ?? {});
    if (before.length < SMALLEST_SITE)
        return;
    const going = new Set([...plan.deleted, ...Object.keys(plan.retired)]);
    const gone = before.filter((path) => going.has(path));
    if (gone.length / before.length <= MOST_PRUNED)
        return;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_GUARD_PRUNE', {
        what: 'Another site is published there',
        value: `${gone.length} of its ${before.length} files would be deleted (${gone.slice(0, 3).join(', ')}, …)`,
        why: 'this site has hardly any of them',
        fix: 'correct bucket, prefix or folder of the destination; if this site is to take its place, add force=true once',
    });
}


/***/ }),

/***/ 41833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ parseHeaderRules),
/* harmony export */   j: () => (/* binding */ withHeaders)
/* harmony export */ });
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68196);

/** The headers that every store keeps with a file, and where the manifest has them. */
const FIELDS = { 'cache-control': 'cacheControl', 'content-type': 'contentType' };
const EXAMPLE = 'write as: *.html: cache-control: no-cache';
/** Reads the `headers` input: `pattern: header: value`, one a line, `#` before comments. All problems at once. */
function parseHeaderRules(text) {
    const rules = [];
    const problems = [];
    for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
        const line = raw.trim();
        if (line === '' || line.startsWith('#'))
            continue;
        const rule = parseRule(line);
        if ('why' in rule)
            problems.push({ line: index + 1, value: line, ...rule });
        else
            rules.push(rule);
    }
    return { rules, problems };
}
function parseRule(line) {
    const [, pattern, name = '', value = ''] = /^(.+?):\s*([\w-]+)\s*(?::\s*(.*))?$/.exec(line) ?? [];
    const header = name.toLowerCase();
    if (pattern === undefined)
        return { why: 'there is no header in it', fix: EXAMPLE };
    if (pattern.startsWith('!'))
        return { why: 'a pattern cannot exclude', fix: 'put the exception into a later line' };
    if (!isKnown(header)) {
        const known = Object.keys(FIELDS).join(' and ');
        return {
            why: `stores keep no "${name}" with a file`,
            fix: `only ${known} can be set; set others at the server or CDN`,
        };
    }
    if (value === '')
        return { why: `"${name}" has no value`, fix: EXAMPLE };
    // What a header may carry; anything else could end it and begin another.
    if (!/^[\t\x20-\x7e]+$/.test(value))
        return { why: 'the value holds characters that no header can carry', fix: 'use plain ASCII' };
    if (header === 'content-type' && !/^[\w.+-]+\/[\w.+-]+(\s*;.*)?$/.test(value))
        return {
            why: `"${value}" is no content type`,
            fix: 'write as: *.txt: content-type: text/plain; charset=utf-8',
        };
    return { pattern, header, value };
}
function isKnown(header) {
    return Object.hasOwn(FIELDS, header);
}
/** The manifest with the rules applied; where several mean a file, the last wins. */
function withHeaders(manifest, rules) {
    if (rules.length === 0)
        return manifest;
    const compiled = rules.map(({ pattern, header, value }) => ({
        means: (0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .K)([pattern]),
        change: { [FIELDS[header]]: value },
    }));
    const files = Object.entries(manifest.files).map(([path, file]) => {
        const changes = compiled.filter(({ means }) => means(path)).map(({ change }) => change);
        return [path, Object.assign({ ...file }, ...changes)];
    });
    return { ...manifest, files: Object.fromEntries(files) };
}


/***/ }),

/***/ 43647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wq: () => (/* binding */ HOST_NAMES),
  js: () => (/* binding */ hostFilesOf),
  uy: () => (/* binding */ isHostName),
  $: () => (/* binding */ leftText),
  Af: () => (/* binding */ limitsOf),
  k2: () => (/* binding */ withHostFiles)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/bundle/cache-control.js
var cache_control = __webpack_require__(65630);
// EXTERNAL MODULE: ./lib/bundle/content-type.js
var content_type = __webpack_require__(90126);
// EXTERNAL MODULE: ./lib/deploy/digest.js
var digest = __webpack_require__(44731);
;// CONCATENATED MODULE: ./lib/deploy/host-files/caching.js
/** What a name made by digest ends in: `.3f2a9b1c.css`. As a regular expression and as a glob. */
const HASHED = {
    expression: '[^/]+\\.[0-9a-f]{8}\\.[0-9a-z]+',
    glob: `*.${'[0-9a-f]'.repeat(8)}.*`,
};
const HASHED_NAME = new RegExp(`^${HASHED.expression}$`);
/** The headers of a site in as few rules as say the same: the value of its first page, and what differs from it. */
function cachingOf(files) {
    const usual = files['index.html']?.cacheControl ?? 'public, max-age=0, must-revalidate';
    return { usual, rules: rulesOf('/', Object.entries(files), usual) };
}
function rulesOf(folder, files, usual) {
    const values = new Set(files.map(([, { cacheControl }]) => cacheControl));
    const [only] = values;
    if (values.size === 1 && only !== undefined) {
        return only === usual ? [] : [{ kind: 'folder', path: folder, value: only }];
    }
    const nameAt = folder.length - 1;
    const below = Map.groupBy(files, ([path]) => path.slice(nameAt, path.indexOf('/', nameAt) + 1 || nameAt));
    const here = below.get('') ?? [];
    const hashed = here.filter(([path]) => HASHED_NAME.test(path.slice(nameAt)));
    const [value, ...others] = new Set(hashed.map(([, { cacheControl }]) => cacheControl));
    const alike = value !== undefined && value !== usual && others.length === 0 && hashed.length > 1;
    const single = here.filter((entry) => entry[1].cacheControl !== usual && !(alike && hashed.includes(entry)));
    return [
        ...single.map(([path, file]) => ({
            kind: 'file',
            path: `/${path}`,
            value: file.cacheControl,
        })),
        ...(alike ? [{ kind: 'hashed', path: folder, value }] : []),
        ...[...below]
            .filter(([name]) => name !== '')
            .flatMap(([name, inside]) => rulesOf(folder + name, inside, usual)),
    ];
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/cloudflare.js

/** Cloudflare's limit of rules. */
const MOST_RULES = 100;
/** What it sends where nothing else is said. */
const USUAL = 'public, max-age=0, must-revalidate';
/** `_headers` for Cloudflare Pages, which reads `_redirects` and serves clean addresses by itself. */
const cloudflare = ({ manifest }) => {
    const { usual, rules } = cachingOf(manifest.files);
    const entries = rules.flatMap(({ kind, path, value }) => {
        if (kind !== 'hashed')
            return [[kind === 'folder' ? `${path}*` : path, value]];
        return filesOf(manifest, path, value).map((file) => [file, value]);
    });
    const general = usual === USUAL ? [] : [`/*\n  Cache-Control: ${usual}\n`];
    const written = entries.slice(0, MOST_RULES - general.length);
    const lost = entries.length - written.length;
    const texts = written.map(([path, value]) => {
        // The values of all rules that mean a file are joined, unless the one before is taken away.
        const before = general.length === 0 ? '' : '  ! Cache-Control\n';
        return `${path}\n${before}  Cache-Control: ${value}\n`;
    });
    return {
        files: { _headers: [...general, ...texts].join('') },
        left: lost === 0 ? [] : [`Cache-Control of ${lost} files, since it takes ${MOST_RULES} rules`],
    };
};
/** The files that lie in a folder itself and have this value. */
function filesOf({ files }, folder, value) {
    return Object.entries(files)
        .filter(([, { cacheControl }]) => cacheControl === value)
        .map(([path]) => `/${path}`)
        .filter((path) => path.slice(0, path.lastIndexOf('/') + 1) === folder);
}

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/deploy/host-files/redirects.js
const STATUSES = new Set([301, 302, 303, 307, 308]);
/** Reads a `_redirects` file as hosts do; `left` holds the lines that are no plain redirect. */
function parseRedirects(text) {
    const rules = [];
    const left = [];
    for (const raw of text.split(/\r\n|\r|\n/)) {
        const line = raw.replace(/(^|\s)#.*$/, '').trim();
        if (line === '')
            continue;
        const [source = '', target = '', code = '301', ...more] = line.split(/\s+/);
        const status = Number(/^(\d{3})!?$/.exec(code)?.[1]);
        const isPlain = /^\/[^?]*$/.test(source) && /^(\/|https?:\/\/)/.test(target) && more.length === 0;
        if (isPlain && STATUSES.has(status))
            rules.push({ source, target, status, force: code.endsWith('!') });
        else
            left.push(line);
    }
    return { rules, left };
}
/** `/blog/:slug/*` in its parts; the star's name is `splat`. */
function partsOf(source) {
    const parts = [];
    let at = 0;
    for (const match of source.matchAll(/\/:([A-Za-z_]\w*)|\*/g)) {
        const [found, name] = match;
        const before = source.slice(at, match.index) + (name === undefined ? '' : '/');
        if (before !== '')
            parts.push(before);
        parts.push(name === undefined ? { name: 'splat', many: true } : { name, many: false });
        at = match.index + found.length;
    }
    if (at < source.length)
        parts.push(source.slice(at));
    return parts;
}
/** The target in its parts; names that the source does not have are text. */
function targetParts(target, source) {
    const names = new Set(source.flatMap((part) => (typeof part === 'string' ? [] : [part.name])));
    const parts = [];
    let at = 0;
    for (const match of target.matchAll(/:([A-Za-z_]\w*)/g)) {
        const [found, name = ''] = match;
        if (!names.has(name))
            continue;
        if (match.index > at)
            parts.push(target.slice(at, match.index));
        parts.push({ name, many: name === 'splat' });
        at = match.index + found.length;
    }
    if (at < target.length)
        parts.push(target.slice(at));
    return parts;
}
/** A pattern as a regular expression that JavaScript, PCRE and RE2 read alike, its names with a prefix. */
function expressionOf(parts, prefix = '') {
    return parts
        .map((part) => {
        if (typeof part === 'string')
            return literalIn(encoded(part));
        // What a query begins with is not part of the path.
        return `(?<${prefix}${part.name}>${part.many ? '[^?]*' : '[^/?]+'})`;
    })
        .join('');
}
/** A text as it stands in a regular expression. */
function literalIn(text) {
    return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}
/** A path as a request carries it; one that is encoded already stays so. */
function encoded(path) {
    return encodeURI(decoded(path));
}
/** A path as a reader sees it. */
function decoded(path) {
    try {
        return decodeURI(path);
    }
    catch {
        // A percent sign of its own.
        return path;
    }
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/cloudfront.js


const PATH = '.docs-export/cloudfront-function.js';
/** CloudFront's limit of a function. */
const LARGEST_FUNCTION = 10_240;
/**
 * A CloudFront Function for viewer requests: redirects, and addresses without an extension to the objects of pages.
 * Cache headers come from the store, the page for wrong addresses from an error response of the distribution.
 */
const cloudfront = (site) => {
    const text = functionOf(site);
    const bytes = Buffer.byteLength(text);
    if (bytes > LARGEST_FUNCTION) {
        throw new failure/* Failure */.HR('E_GUARD_LIMIT', {
            what: 'The redirects do not fit into a CloudFront Function',
            value: `${bytes} bytes`,
            why: `CloudFront takes ${LARGEST_FUNCTION} bytes, and _redirects has ${site.routing.exact.size + site.routing.patterns.length} rules`,
            fix: 'put rules with wildcards in place of single ones, or leave this host out: pages redirect by themselves too',
        });
    }
    return { files: { [PATH]: text }, left: site.routing.left };
};
/** Addresses that the usual rule would get wrong: it takes what has no dot for a page. */
function exceptionsOf({ manifest, routing }) {
    const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
    return Object.fromEntries([
        ...routing.folders.map((address) => [encoded(address), `${encoded(address)}/`]),
        ...routing.pages
            .filter((address) => nameOf(address).includes('.'))
            .map((address) => [encoded(address), `${encoded(address)}.html`]),
        ...Object.keys(manifest.files)
            .filter((path) => !nameOf(path).includes('.'))
            .map((path) => [encoded(`/${path}`), encoded(`/${path}`)]),
    ]);
}
function functionOf(site) {
    const { exact, patterns } = site.routing;
    const moved = Object.fromEntries([...exact].map(([address, { target, status }]) => [encoded(address), [status, encoded(target)]]));
    const wild = patterns.map(({ rule, source, target, spared }) => [
        `^${expressionOf(source)}$`,
        rule.status,
        target.map((part) => (typeof part === 'string' ? encoded(part) : { name: part.name })),
        Object.fromEntries(spared.map((address) => [encoded(address), 1])),
    ]);
    return `// Made by docs-export: a CloudFront Function (runtime cloudfront-js-2.0) for viewer requests.
var MOVED = ${JSON.stringify(moved)};
var PATTERNS = ${JSON.stringify(wild)};
var PLACES = ${JSON.stringify(exceptionsOf(site))};
function has(table, key) {
  return Object.prototype.hasOwnProperty.call(table, key);
}
function queryOf(query) {
  var parts = [];
  for (var name in query) {
    var values = query[name].multiValue || [query[name]];
    for (var i = 0; i < values.length; i++) parts.push(name + (values[i].value === '' ? '' : '=' + values[i].value));
  }
  return parts.length === 0 ? '' : '?' + parts.join('&');
}
function redirect(request, status, target) {
  var query = /[?#]/.test(target) ? '' : queryOf(request.querystring);
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: target + query } } };
}
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var path = uri.replace(/(.)\\/+$/, '$1');
  if (has(MOVED, path)) return redirect(request, MOVED[path][0], MOVED[path][1]);
  for (var i = 0; i < PATTERNS.length; i++) {
    var found = has(PATTERNS[i][3], path) ? null : new RegExp(PATTERNS[i][0]).exec(uri);
    if (found === null) continue;
    var target = PATTERNS[i][2].map(function (part) {
      return typeof part === 'string' ? part : found.groups[part.name];
    });
    return redirect(request, PATTERNS[i][1], target.join(''));
  }
  if (path === '/') {
    request.uri = '/index.html';
    return request;
  }
  var place = path;
  if (has(PLACES, path)) place = PLACES[path];
  else if (path.slice(path.lastIndexOf('/')).indexOf('.') < 0) place = path + '.html';
  // The index of a folder has an address that ends in a slash, every other page one that does not: links count on it.
  var slash = place.charAt(place.length - 1) === '/';
  if (slash !== (uri !== path)) return redirect(request, 301, slash ? place : path);
  request.uri = slash ? place + 'index.html' : place;
  return request;
}
`;
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/host.js
/** A rule of `_redirects` as it is shown to the reader. */
function shown({ rule }) {
    return `${rule.source} ${rule.target} ${rule.status}`;
}
/** The status for hosts that know "moved for good" and "for now" only. */
function simpleStatus(status) {
    return status === 301 || status === 308 ? 301 : 302;
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/firebase.js



/** Characters that mean something in Firebase's patterns. */
const SPECIAL = /[*?[\]{}()!+@:\\]/;
/**
 * `firebase.json` in the site itself, so that `firebase deploy` works from there. Firebase redirects before it looks
 * for a file: a pattern that would hide a page is left out.
 */
const firebase = (site) => {
    const { routing, manifest } = site;
    const hosting = {
        public: '.',
        ignore: ['firebase.json', '.docs-export/**', '_redirects', '_headers'],
        cleanUrls: true,
        redirects: redirectsOf(site),
        headers: headersOf(manifest.files),
    };
    const left = routing.patterns.filter((pattern) => !isExpressible(pattern)).map(shown);
    return {
        files: { 'firebase.json': `${JSON.stringify({ hosting }, null, 2)}\n` },
        left: [...routing.left, ...left],
    };
};
function isExpressible({ source, target, spared }) {
    // A name is known as one after a slash only.
    const isNamed = target.every((part, at) => {
        const before = target[at - 1];
        return typeof part === 'string' || (typeof before === 'string' && before.endsWith('/'));
    });
    return (isNamed && spared.length === 0 && source.every((part) => typeof part !== 'string' || !SPECIAL.test(part)));
}
function redirectsOf({ routing }) {
    const exact = [...routing.exact].map(([address, { target, status }]) => redirect(escaped(address), target, status));
    // Pages of folders have relative links, which count on the slash; a glob would mean the address with it too.
    const folders = routing.folders.map((address) => ({
        regex: `^${literalIn(address)}$`,
        destination: `${address}/`,
        type: 301,
    }));
    const patterns = routing.patterns.filter(isExpressible).map(({ source, target, rule }) => {
        const isConstant = target.every((part) => typeof part === 'string');
        const from = source.map((part) => (isConstant ? starred(part) : named(part, true)));
        return redirect(from.join(''), target.map((part) => named(part, false)).join(''), rule.status);
    });
    return [...exact, ...folders, ...patterns];
}
function redirect(source, destination, status) {
    return { source, destination, type: simpleStatus(status) };
}
function starred(part) {
    if (typeof part === 'string')
        return part;
    return part.many ? '**' : '*';
}
function named(part, isSource) {
    if (typeof part === 'string')
        return part;
    return `:${part.name}${part.many && isSource ? '*' : ''}`;
}
function escaped(path) {
    return path.replace(/[*?[\]{}()!+@\\]/g, '\\$&');
}
function headersOf(files) {
    const { usual, rules } = cachingOf(files);
    const header = (source, value) => ({
        source,
        headers: [{ key: 'Cache-Control', value }],
    });
    const within = { file: '', folder: '**', hashed: HASHED.glob };
    // The last that means a file wins.
    return [
        header('**', usual),
        ...rules.map(({ kind, path, value }) => header(escaped(path) + within[kind], value)),
    ];
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/nginx.js


const MAPS = '.docs-export/nginx/maps.conf';
const SERVER = '.docs-export/nginx/server.conf';
/**
 * Two files for nginx: maps (included in `http`) of addresses that moved and of files to their Cache-Control, and the
 * locations (included in the `server` whose root the site is) that use them.
 */
const nginx = (site) => ({
    files: { [MAPS]: mapsOf(site), [SERVER]: serverOf(site) },
    left: site.routing.left,
});
/** A word as nginx reads it whatever its characters; variables in it are still variables. */
function quoted(word) {
    return `"${word.replace(/["\\]/g, '\\$&')}"`;
}
/** A target: nginx has no way to write a dollar that begins no variable. */
function target(parts) {
    const path = parts.map((part) => typeof part === 'string' ? encoded(part).replaceAll('$', '%24') : `\${docs_${part.name}}`);
    const text = path.join('');
    // Readers keep their query, unless the target brings one.
    return /[?#]/.test(text) ? text : `${text}$is_args$args`;
}
/** Entries of a map; all are regular expressions, tried in order, for which no table can be too small. */
function entries(usual, pairs) {
    return [`default ${quoted(usual)}`, ...pairs.map(([key, value]) => `${quoted(`~${key}`)} ${quoted(value)}`)]
        .map((line) => `    ${line};\n`)
        .join('');
}
function mapsOf({ manifest, routing }) {
    const folders = routing.folders.map((address) => [`^${literalIn(decoded(address))}$`, `301 ${target([`${address}/`])}`]);
    const exact = [...routing.exact].map(([address, to]) => [`^${literalIn(decoded(address))}/?$`, `${to.status} ${target([to.target])}`]);
    const patterns = routing.patterns.map((pattern) => [
        `^${expressionOf(pattern.source, 'docs_')}(\\?|$)`,
        `${pattern.rule.status} ${target(pattern.target)}`,
    ]);
    const { usual, rules } = cachingOf(manifest.files);
    const within = { file: '$', folder: '', hashed: `${HASHED.expression}$` };
    const caching = rules.map(({ kind, path, value }) => [`^${literalIn(path)}${within[kind]}`, value]);
    return `# Made by docs-export. Include this file in http { }.
# Addresses that moved, as "status target".
map $uri $docs_redirect {
${entries('', [...folders, ...exact])}}
# Addresses that moved unless the site has something there; compared as they were sent, still encoded.
map $request_uri $docs_moved {
${entries('', patterns)}}
# What a page's name would be, were it not for a slash at the end of the address.
map $uri $docs_page {
${entries('/.', [['^(?<docs_slashless>/.*[^/])/+$', '$docs_slashless']])}}
map $uri $docs_cache {
${entries(usual, caching)}}
`;
}
function serverOf({ routing, compressed }) {
    const statuses = [...routing.exact.values(), ...routing.patterns.map(({ rule }) => rule)];
    const returns = (variable) => [...new Set([301, ...statuses.map(({ status }) => status)])].map((status) => `if (${variable} ~ "^${status} (.+)$") { return ${status} $1; }`);
    const lines = [
        `# Made by docs-export. Include this file in the server { } whose root is this site, and maps.conf in http { }.`,
        'absolute_redirect off;',
        'charset utf-8;',
        ...(compressed.includes('.gz') ? ['gzip_static on;'] : []),
        ...(compressed.includes('.br') ? ['brotli_static on;'] : []),
        ...returns('$docs_redirect'),
        '# A page has one address, without a slash: its relative links count on that.',
        'if (-f "$document_root$docs_page.html") { rewrite "^(/.*[^/])/+$" $1 permanent; }',
        ...(routing.hasNotFound
            ? [
                'error_page 404 /404.html;',
                'location = /404.html {',
                '    internal;',
                '    add_header Cache-Control $docs_cache always;',
                '}',
            ]
            : []),
        'location ^~ /.docs-export/ { return 404; }',
        'location / {',
        '    add_header Cache-Control $docs_cache;',
        '    try_files $uri $uri.html $uri/index.html @docs_moved;',
        '}',
        'location @docs_moved {',
        ...returns('$docs_moved').map((line) => `    ${line}`),
        '    return 404;',
        '}',
    ];
    return `${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/routing.js

/** Reads what a site wants of its host: its pages, and its `_redirects` where it has some. */
function routingOf({ files, pages }, redirects) {
    const { rules, left } = parseRedirects(redirects);
    const addresses = new Map(pages.map((page) => [addressOf(page), page]));
    const exact = new Map();
    const patterns = [];
    for (const rule of rules) {
        const source = partsOf(rule.source);
        if (source.some((part) => typeof part !== 'string')) {
            patterns.push({ rule, source, target: targetParts(rule.target, source), spared: [] });
            continue;
        }
        const address = decoded(bare(rule.source));
        if (!exact.has(address) && (rule.force || !addresses.has(address))) {
            exact.set(address, { target: rule.target, status: rule.status });
        }
    }
    // A page that only sends readers elsewhere stands for a redirect; as such it need not be loaded first.
    const isMeant = new Set(pages);
    for (const path of Object.keys(files)) {
        if (!path.endsWith('.html') || isMeant.has(path.slice(0, -5)) || /(^|\/)404\.html$/.test(path))
            continue;
        const address = addressOf(path.slice(0, -5));
        const found = exact.has(address) ? undefined : firstMatch(address, patterns);
        if (found !== undefined)
            exact.set(address, found);
    }
    const taken = [
        ...addresses.keys(),
        ...Object.keys(files)
            .filter((path) => !path.endsWith('.html'))
            .map((path) => `/${path}`),
    ].sort();
    return {
        exact,
        patterns: patterns.map((pattern) => ({
            ...pattern,
            spared: pattern.rule.force ? [] : taken.filter((address) => matches(pattern, address) !== undefined),
        })),
        folders: [...addresses].filter(([address, page]) => address !== '/' && isIndex(page)).map(([one]) => one),
        pages: [...addresses].filter(([, page]) => !isIndex(page)).map(([one]) => one),
        hasNotFound: Object.hasOwn(files, '404.html'),
        left,
    };
}
const isIndex = (page) => /(^|\/)index$/.test(page);
function addressOf(page) {
    return bare(`/${isIndex(page) ? page.slice(0, -'index'.length) : page}`);
}
function bare(address) {
    return address.length > 1 ? address.replace(/\/+$/, '') : address;
}
function matches({ source }, address) {
    return new RegExp(`^${expressionOf(source)}$`).exec(encoded(address)) ?? undefined;
}
function firstMatch(address, patterns) {
    for (const pattern of patterns) {
        const match = matches(pattern, address);
        if (match === undefined)
            continue;
        const target = pattern.target
            .map((part) => (typeof part === 'string' ? part : (match.groups?.[part.name] ?? '')))
            .join('');
        return { target, status: pattern.rule.status };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/staticwebapp.js





/** Azure's limit of the file. */
const LARGEST_FILE = 20_000;
/**
 * `staticwebapp.config.json` of Azure Static Web Apps, which serves pages without their extension by itself. Its
 * routes know a star at the end, and no way to say again what it stood for.
 */
const staticwebapp = ({ manifest, routing }) => {
    const { usual, rules } = cachingOf(manifest.files);
    const single = rules.filter(({ kind }) => kind !== 'folder');
    const folders = rules
        .filter(({ kind }) => kind === 'folder')
        .map(({ path, value }) => ({ route: `${path}*`, headers: { 'cache-control': value } }));
    const files = single.flatMap(({ kind, path, value }) => {
        const paths = kind === 'file' ? [path] : filesOf(manifest, path, value);
        return paths.map((route) => ({ route, headers: { 'cache-control': value } }));
    });
    const isFit = routing.patterns.filter(staticwebapp_isExpressible);
    const routes = [
        { route: '/.docs-export/*', statusCode: 404 },
        ...[...routing.exact].flatMap(([address, { target, status }]) => 
        // As a reader sees it, and as a request carries it.
        [...new Set([address, encoded(address)])].map((route) => ({
            route,
            redirect: target,
            statusCode: simpleStatus(status),
        }))),
        ...isFit.map(({ rule }) => ({
            route: rule.source,
            redirect: rule.target,
            statusCode: simpleStatus(rule.status),
        })),
        ...folders,
    ];
    const config = {
        trailingSlash: 'auto',
        globalHeaders: { 'cache-control': usual },
        ...(routing.hasNotFound ? { responseOverrides: { '404': { rewrite: '/404.html' } } } : {}),
    };
    const whole = textOf({ ...config, routes: [...routes, ...files] });
    const fits = Buffer.byteLength(whole) <= LARGEST_FILE;
    const text = fits ? whole : textOf({ ...config, routes });
    const bytes = Buffer.byteLength(text);
    if (bytes > LARGEST_FILE) {
        throw new failure/* Failure */.HR('E_GUARD_LIMIT', {
            what: 'The redirects do not fit into staticwebapp.config.json',
            value: `${bytes} bytes`,
            why: `Azure takes ${LARGEST_FILE} bytes, and _redirects has ${routing.exact.size + routing.patterns.length} rules`,
            fix: 'put rules with wildcards in place of single ones, or leave this host out: pages redirect by themselves too',
        });
    }
    const left = routing.patterns.filter((pattern) => !staticwebapp_isExpressible(pattern)).map(shown);
    const uncached = fits || files.length === 0 ? [] : [`Cache-Control of ${files.length} files`];
    return {
        files: { 'staticwebapp.config.json': text },
        left: [...routing.left, ...left, ...uncached],
    };
};
function textOf(config) {
    return `${JSON.stringify(config, null, 2)}\n`;
}
function staticwebapp_isExpressible({ rule, target, spared }) {
    const isConstant = target.every((part) => typeof part === 'string');
    return isConstant && spared.length === 0 && /^[^*:]*\/\*$/.test(rule.source);
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/host-files.js











const HOSTS = { nginx: nginx, cloudfront: cloudfront, cloudflare: cloudflare, firebase: firebase, staticwebapp: staticwebapp };
const HOST_NAMES = Object.keys(HOSTS);
function isHostName(name) {
    return Object.hasOwn(HOSTS, name);
}
/**
 * The files that make a host serve a site as its `_redirects`, its pages and its manifest's headers want it: addresses
 * without an extension, redirects, the page for wrong addresses, Cache-Control. Throws E_GUARD_LIMIT where they exceed
 * what the host takes.
 */
async function hostFilesOf(site, host) {
    const { files } = site.manifest;
    const redirects = Object.hasOwn(files, '_redirects')
        ? await (0,promises_.readFile)((0,external_node_path_.join)(site.directory, '_redirects'), 'utf8')
        : '';
    const manifest = { ...site.manifest, files: withoutForms(files) };
    const compressed = ['.br', '.gz'].filter((ending) => Object.hasOwn(files, `index.html${ending}`));
    return HOSTS[host]({ manifest, routing: routingOf(manifest, redirects), compressed });
}
/** Readers ask for a file by its own name, whatever forms of it lie beside. */
function withoutForms(files) {
    const isForm = (path) => /\.(br|gz)$/.test(path) && Object.hasOwn(files, path.slice(0, -3));
    return Object.fromEntries(Object.entries(files).filter(([path]) => !isForm(path)));
}
/** What hosts of a folder take. */
const LIMITS = {
    cloudflare: { host: 'Cloudflare Pages', files: 20_000, fileBytes: 25 * 1024 * 1024 },
    staticwebapp: { host: 'Azure Static Web Apps', files: 15_000, siteBytes: 500 * 1024 * 1024 },
};
/** The limits of these hosts, for the guard. */
function limitsOf(hosts) {
    return hosts.flatMap((host) => LIMITS[host] ?? []);
}
/** What a host cannot be told, in one sentence. */
function leftText(host, left) {
    const some = left.slice(0, 5).join('; ');
    return `${host} cannot be told: ${some}${left.length > 5 ? ` and ${left.length - 5} more` : ''}`;
}
/** The site with these hosts' files in it. */
async function withHostFiles(site, hosts, log) {
    const files = { ...site.manifest.files };
    const elsewhere = new Map(site.elsewhere);
    for (const host of hosts) {
        const made = await hostFilesOf(site, host);
        if (made.left.length > 0)
            log.warning(leftText(host, made.left));
        for (const [path, text] of Object.entries(made.files)) {
            // A project's own file comes first.
            if (Object.hasOwn(site.manifest.files, path))
                continue;
            const headers = { contentType: (0,content_type/* contentTypeOf */.J)(path), cacheControl: (0,cache_control/* cacheControlOf */.h)(path) };
            files[path] = { ...(0,digest/* digestOf */.o)(text), ...headers };
            elsewhere.set(path, Buffer.from(text));
        }
    }
    return { ...site, manifest: { ...site.manifest, files }, elsewhere };
}


/***/ }),

/***/ 68767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ sameContent),
/* harmony export */   F2: () => (/* binding */ publishingOf),
/* harmony export */   FF: () => (/* binding */ inventoryOfManifest),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   er: () => (/* binding */ sameBytes),
/* harmony export */   lb: () => (/* binding */ sameHeaders),
/* harmony export */   ul: () => (/* binding */ inventoryOfListing),
/* harmony export */   wQ: () => (/* binding */ asStored)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87315);
/* harmony import */ var _retired_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69846);



/**
 * While a publish is under way the manifest at the destination says so: `files` is what was there before,
 * `publishing` what is being written. A run that dies leaves it behind; the next one then lists the destination
 * and knows, from both lists, what arrived and whose it is.
 */
const Publishing = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    publishing: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        run: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nullable(),
        files: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .ManifestFile */ .qX),
    }),
});
/** What is being published, if the manifest was written by a publish that did not reach its end. */
function publishingOf(manifest) {
    const parsed = Publishing.safeParse(manifest);
    return parsed.success ? parsed.data.publishing : undefined;
}
/** All of a manifest but its files. */
const Envelope = _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .Manifest */ ._8.extend({ files: zod__WEBPACK_IMPORTED_MODULE_2__/* .custom */ .IeY(areFiles) });
/** Looked at where they are: a second copy of a hundred thousand would weigh as much as the rest of the program. */
function areFiles(files) {
    if (typeof files !== 'object' || files === null || Array.isArray(files))
        return false;
    for (const path of Object.keys(files))
        if (!_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .ManifestFile */ .qX.safeParse(files[path]).success)
            return false;
    return true;
}
/** The manifest in a text, or undefined if it is none that this version can read. */
function parseManifest(text) {
    try {
        const json = JSON.parse(text);
        return Envelope.safeParse(json).success ? json : undefined;
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
/** A destination without any file. */
const NOTHING = {
    manifest: undefined,
    interrupted: false,
    files: new Map(),
    foreign: new Set(),
};
/** What a complete manifest says is there. */
function inventoryOfManifest(manifest) {
    return {
        manifest,
        interrupted: false,
        files: (0,_retired_js__WEBPACK_IMPORTED_MODULE_1__/* .presentFiles */ .RX)(manifest),
        foreign: new Set(),
    };
}
/**
 * What a listing found, together with the manifest, if there is any. A listed file has the headers of the
 * manifest's entry whose bytes it has; where two entries differ only in headers, they count as unknown.
 */
function inventoryOfListing(listed, manifest) {
    const publishing = manifest === undefined ? undefined : publishingOf(manifest);
    const before = manifest === undefined ? new Map() : (0,_retired_js__WEBPACK_IMPORTED_MODULE_1__/* .presentFiles */ .RX)(manifest);
    const sent = new Map(Object.entries(publishing?.files ?? {}));
    const files = new Map();
    const foreign = new Set();
    const neighbours = neighboursIn(listed.keys());
    for (const [path, found] of listed) {
        if (path === _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4 || path === _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .PREVIOUS_PATH */ .aZ)
            continue;
        const entries = [before.get(path), sent.get(path)].filter((entry) => entry !== undefined);
        if (entries.length === 0 && neighbours.some((folder) => path.startsWith(folder)))
            continue;
        const [first, second] = entries.filter((entry) => sameBytes(entry, found));
        const sure = first !== undefined && (second === undefined || sameHeaders(second, first));
        files.set(path, sure ? { ...first, ...headersIn(found) } : found);
        if (entries.length === 0)
            foreign.add(path);
    }
    return { manifest, interrupted: publishing !== undefined, files, foreign, neighbours };
}
/** Folders that hold a site of their own, published by this program: `old/v1/`. */
function neighboursIn(paths) {
    const folders = [...paths]
        .filter((path) => path.endsWith(`/${_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4}`))
        .map((path) => path.slice(0, -_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4.length))
        .sort();
    return folders.filter((folder, at) => !folders.slice(0, at).some((above) => folder.startsWith(above)));
}
/** The headers that a listing tells. */
function headersIn(found) {
    const { sha256: _sha256, md5: _md5, size: _size, stored: _stored, ...headers } = found;
    return headers;
}
/** A file as it travels and lies at the destination: with the digests of the compressed bytes where they are. */
function asStored({ stored, ...file }) {
    return { ...file, ...stored };
}
/** Whether two descriptions surely mean the same bytes at the destination, which is what a listing sees. */
function sameBytes(wanted, present) {
    const given = wanted.stored ?? wanted;
    const found = present.stored ?? present;
    if (found.size !== undefined && found.size !== given.size)
        return false;
    if (found.sha256 !== undefined)
        return found.sha256 === given.sha256;
    return found.md5 !== undefined && found.md5 === given.md5;
}
/** Whether a reader surely sees the same content, compressed or not. */
function sameContent(wanted, present) {
    return present.sha256 === undefined ? sameBytes(wanted, present) : present.sha256 === wanted.sha256;
}
/** Whether a file is surely served with the wanted headers. */
function sameHeaders(wanted, present) {
    return (present.contentType === wanted.contentType &&
        present.cacheControl === wanted.cacheControl &&
        present.contentEncoding === wanted.contentEncoding);
}


/***/ }),

/***/ 8784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ eachPaced),
/* harmony export */   q: () => (/* binding */ createPace)
/* harmony export */ });
/** Enough for a small change in one go; a slow service says at once that it is too much. */
const FIRST_LIMIT = 32;
/** A higher limit must bring this much more to be kept. */
const WORTHWHILE = 1.05;
/** Windows to wait after a rise brought nothing, before the next try. */
const PATIENCE = 4;
/** Answers to one burst count as one: they were all sent before the first could teach anything. */
const BURST_MS = 1000;
/**
 * Finds the number of requests at once by what is finished in a second: it doubles as long as that pays, goes
 * back when it does not, and halves when the destination throttles, to rise one by one from there.
 */
function createPace(most, clock) {
    let limit = Math.min(FIRST_LIMIT, most);
    let previous = limit;
    let best = 0;
    let patience = 0;
    let careful = false;
    let done = 0;
    let windowStart = clock.now();
    let lastThrottle = Number.NEGATIVE_INFINITY;
    const judge = (rate) => {
        if (careful) {
            limit = Math.min(most, limit + 1);
        }
        else if (patience > 0) {
            patience -= 1;
        }
        else if (rate > best * WORTHWHILE) {
            best = rate;
            previous = limit;
            limit = Math.min(most, limit * 2);
        }
        else {
            limit = previous;
            best = rate;
            patience = PATIENCE;
        }
    };
    return {
        limit: () => limit,
        finished() {
            done += 1;
            const elapsed = clock.now() - windowStart;
            if (done < limit * 2 || elapsed <= 0)
                return;
            judge(done / elapsed);
            done = 0;
            windowStart = clock.now();
        },
        throttled() {
            if (clock.now() - lastThrottle < BURST_MS)
                return;
            lastThrottle = clock.now();
            careful = true;
            limit = Math.max(1, Math.floor(limit / 2));
            done = 0;
            windowStart = clock.now();
        },
    };
}
/**
 * Does the work for each item, as many at once as the pace allows. After the first failure nothing more is
 * begun; what is under way ends first, then the failure is thrown.
 */
function eachPaced(items, pace, signal, work) {
    const waiting = items[Symbol.iterator]();
    return new Promise((resolve, reject) => {
        let running = 0;
        let failure;
        const next = () => {
            while (failure === undefined && !signal.aborted && running < pace.limit()) {
                const item = waiting.next();
                if (item.done === true)
                    break;
                running += 1;
                work(item.value).then(() => {
                    running -= 1;
                    pace.finished();
                    next();
                }, (error) => {
                    running -= 1;
                    failure ??= { error };
                    next();
                });
            }
            if (running > 0)
                return;
            if (failure !== undefined)
                reject(failure.error);
            else if (signal.aborted)
                reject(signal.reason);
            else
                resolve();
        };
        next();
    });
}


/***/ }),

/***/ 41136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ parseDestinations)
/* harmony export */ });
/* harmony import */ var _alias_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78135);
/* harmony import */ var _schemes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91076);


/**
 * Reads the `deploy` input: one destination a line, a target and then `key=value` options (a value with spaces
 * in quotes, comments after `#`). All problems are found at once; `specs` holds the lines without any.
 */
function parseDestinations(text) {
    const specs = [];
    const problems = [];
    const seen = new Map();
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
        const number = index + 1;
        const words = wordsOf(line);
        if (words === undefined) {
            problems.push({
                line: number,
                value: line.trim(),
                why: 'a quote is opened and never closed',
                fix: 'close it on the same line',
            });
            continue;
        }
        const [target, ...rest] = words;
        if (target === undefined)
            continue;
        const before = seen.get(target);
        const { alias, words: options } = (0,_alias_js__WEBPACK_IMPORTED_MODULE_0__/* .takeAlias */ .G5)(schemeOf(target), rest);
        const found = before === undefined
            ? problemsOf(target, options)
            : [{ value: target, why: `line ${before} names it already`, fix: 'remove one of the two lines' }];
        const spec = specOf(target, options);
        const second = alias === undefined ? undefined : (0,_alias_js__WEBPACK_IMPORTED_MODULE_0__/* .aliasOf */ .O5)(spec, alias);
        if (second !== undefined && 'why' in second)
            found.push({ value: `alias=${alias}`, ...second });
        else if (found.length === 0)
            specs.push(spec, ...(second === undefined ? [] : [second]));
        for (const problem of found)
            problems.push({ line: number, ...problem });
        seen.set(target, before ?? number);
    }
    return { specs, problems };
}
function specOf(target, words) {
    const options = Object.fromEntries(words.map(halves));
    return { target, scheme: schemeOf(target), options };
}
function problemsOf(target, words) {
    const name = schemeOf(target);
    const scheme = Object.hasOwn(_schemes_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMES */ .d, name) ? _schemes_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMES */ .d[name] : undefined;
    if (scheme === undefined)
        return [{ value: target, ...unknownScheme(target, name) }];
    const complaint = scheme.complaint(target);
    return [
        ...(complaint === undefined ? [] : [{ value: target, ...complaint }]),
        ...optionProblems(name, scheme, words),
    ];
}
function unknownScheme(target, name) {
    const forms = Object.values(_schemes_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMES */ .d).map((one) => one.form);
    if (/^(\.{0,2}\/|\.$)/.test(target)) {
        return { why: 'this is a path without a kind of destination', fix: `write dir:${target}` };
    }
    return { why: 'this is no known destination', fix: hint(name, Object.keys(_schemes_js__WEBPACK_IMPORTED_MODULE_1__/* .SCHEMES */ .d), forms) };
}
function optionProblems(name, scheme, words) {
    const known = Object.keys(scheme.options);
    const seen = new Set();
    const found = [];
    for (const word of words) {
        const [key, value] = halves(word);
        const rule = Object.hasOwn(scheme.options, key) ? scheme.options[key] : undefined;
        if (!word.includes('=')) {
            found.push({ value: word, why: 'this is no option', fix: 'write options as key=value' });
        }
        else if (rule === undefined) {
            found.push({ value: key, why: `"${name}" has no such option`, fix: hint(key, known, known) });
        }
        else if (seen.has(key)) {
            found.push({ value: key, why: 'the option is given twice', fix: 'remove one of the two' });
        }
        else if (!rule.accepts(value)) {
            found.push({
                value: word,
                why: `"${key}" has a value of the wrong form`,
                fix: `expected ${rule.form}`,
            });
        }
        seen.add(key);
    }
    return found;
}
/** The words of a line, quotes taken off and the comment cut; undefined when a quote stays open. */
function wordsOf(line) {
    const words = [];
    let word;
    let quote;
    for (const character of line) {
        if (quote !== undefined) {
            if (character === quote)
                quote = undefined;
            else
                word += character;
        }
        else if (character === '"' || character === "'") {
            quote = character;
            word ??= '';
        }
        else if (character === '#' && word === undefined) {
            break;
        }
        else if (/\s/.test(character)) {
            if (word !== undefined)
                words.push(word);
            word = undefined;
        }
        else {
            word = (word ?? '') + character;
        }
    }
    if (word !== undefined)
        words.push(word);
    return quote === undefined ? words : undefined;
}
function schemeOf(target) {
    return target.split(':', 1)[0] ?? '';
}
function halves(word) {
    const at = word.indexOf('=');
    return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
}
function hint(given, names, shown) {
    const near = names
        .map((name) => ({ name, distance: editDistance(given.toLowerCase(), name) }))
        .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
        .sort((a, b) => a.distance - b.distance)[0];
    const list = `known: ${shown.join(', ')}`;
    return near === undefined ? list : `did you mean "${near.name}"? ${list}`;
}
/** Letters to add, drop or replace to come from one word to the other. */
function editDistance(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, column) => column);
    for (const [index, letter] of [...from].entries()) {
        const next = [index + 1];
        for (const [column, other] of [...to].entries()) {
            next.push(Math.min((row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)));
        }
        row = next;
    }
    return row[to.length] ?? 0;
}


/***/ }),

/***/ 68196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ matcherOf)
/* harmony export */ });
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70298);

/** Whether a path of the site is meant by one of these patterns, written as in `.gitignore`; case counts. */
function matcherOf(patterns) {
    const matcher = ignore__WEBPACK_IMPORTED_MODULE_0__({ ignorecase: false }).add([...patterns]);
    return (path) => matcher.ignores(path);
}


/***/ }),

/***/ 68220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ planOf)
/* harmony export */ });
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87315);
/* harmony import */ var _inventory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68767);
/* harmony import */ var _retired_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69846);



/**
 * Compares what is wanted with what is there, by content and headers, never by time. Only paths that the
 * inventory holds are deleted, and of these files that are not ours only with `force`.
 */
function planOf(wanted, inventory, options) {
    const added = [];
    const updated = [];
    const headers = [];
    const unchanged = [];
    let bytes = 0;
    for (const path of Object.keys(wanted.files)) {
        const file = wanted.files[path];
        if (file === undefined || path === _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4)
            continue;
        const present = inventory.files.get(path);
        if (present !== undefined && (0,_inventory_js__WEBPACK_IMPORTED_MODULE_1__/* .sameBytes */ .er)(file, present)) {
            ((0,_inventory_js__WEBPACK_IMPORTED_MODULE_1__/* .sameHeaders */ .lb)(file, present) ? unchanged : headers).push(path);
            continue;
        }
        (present === undefined ? added : updated).push(path);
        bytes += (file.stored ?? file).size;
    }
    const superfluous = [...inventory.files.keys()].filter((path) => !Object.hasOwn(wanted.files, path) && path !== _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4 && options.rules?.keeps(path) !== true);
    const left = options.force ? [] : superfluous.filter((path) => inventory.foreign.has(path));
    const leaving = new Set(left);
    const ours = superfluous.filter((path) => !leaving.has(path));
    const copies = copiesOf([...updated, ...ours.filter((path) => !staysAsAsset(path))], inventory, options);
    const retired = retire(ours, copies, inventory, options);
    const deleted = ours.filter((path) => !Object.hasOwn(retired, path));
    const work = added.length + updated.length + headers.length + deleted.length;
    return {
        added: added.sort(),
        updated: updated.sort(),
        headers: headers.sort(),
        deleted: deleted.sort(),
        unchanged: unchanged.sort(),
        left: left.sort(),
        retired,
        copies,
        bytes,
        nothingToDo: work === 0 &&
            inventory.manifest !== undefined &&
            !inventory.interrupted &&
            Object.keys((0,_retired_js__WEBPACK_IMPORTED_MODULE_2__/* .retiredOf */ .ZJ)(inventory.manifest)).every((path) => Object.hasOwn(retired, path)),
        changes: changesOf(wanted, inventory),
    };
}
/** Folder of the copies; not part of any site. */
const KEPT = '.docs-export/kept/';
/** Old assets stay where they are: open tabs ask for them. An old page would only be found by mistake. */
function staysAsAsset(path) {
    return path.startsWith(KEPT) || (/\.[^./]+$/.test(path) && !path.endsWith('.html'));
}
function copiesOf(paths, { manifest, interrupted }, { rules, copies }) {
    // After an interruption the release before is kept already.
    if (rules === undefined || rules.graceMs === 0 || copies !== true || interrupted)
        return [];
    return paths.flatMap((from) => {
        const known = manifest?.files[from];
        if (known === undefined)
            return [];
        const file = (0,_inventory_js__WEBPACK_IMPORTED_MODULE_1__/* .asStored */ .wQ)(known);
        return [{ from, to: KEPT + file.sha256, file }];
    });
}
function retire(paths, copies, inventory, { rules, now = 0 }) {
    if (rules === undefined || rules.graceMs === 0)
        return {};
    const before = (0,_retired_js__WEBPACK_IMPORTED_MODULE_2__/* .retiredOf */ .ZJ)(inventory.manifest);
    const until = new Date(now + rules.graceMs).toISOString();
    const staying = paths
        .filter(staysAsAsset)
        .map((path) => [
        path,
        before[path] ?? { until, file: inventory.files.get(path) ?? {} },
    ])
        .filter(([, retired]) => Date.parse(retired.until) > now);
    return Object.fromEntries([
        ...staying,
        ...copies.map(({ to, file }) => [to, { until, file }]),
    ]);
}
function changesOf(wanted, inventory) {
    const added = [];
    const changed = [];
    for (const page of wanted.pages) {
        const [path, file] = pageFile(wanted.files, page);
        const present = inventory.files.get(path);
        if (present === undefined)
            added.push(page);
        else if (file !== undefined && !(0,_inventory_js__WEBPACK_IMPORTED_MODULE_1__/* .sameContent */ .Cm)(file, present))
            changed.push(page);
    }
    const pages = new Set(wanted.pages);
    const removed = (inventory.manifest?.pages ?? []).filter((page) => !pages.has(page));
    return { added: added.sort(), changed: changed.sort(), removed: removed.sort() };
}
/** The file of a page: `guides/start.html`, or `guides/start/index.html`. */
function pageFile(files, page) {
    const plain = `${page}.html`;
    const nested = page === '' ? 'index.html' : `${page}/index.html`;
    return Object.hasOwn(files, plain) ? [plain, files[plain]] : [nested, files[nested]];
}


/***/ }),

/***/ 65756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createProgress),
/* harmony export */   p: () => (/* binding */ bytesText)
/* harmony export */ });
/** What one request costs beside its bytes, as bytes; makes the time left fit many small files as well as few large. */
const REQUEST_COST = 20_000;
const LEAST_PAUSE_MS = 100;
/** Keeps a live line: files, bytes, rate, time left. */
function createProgress(name, total, log, clock) {
    const started = clock.now();
    let last = started;
    let files = 0;
    let bytes = 0;
    return {
        advance(sent) {
            files += 1;
            bytes += sent;
            const now = clock.now();
            if (now - last < LEAST_PAUSE_MS)
                return;
            last = now;
            const seconds = (now - started) / 1000;
            const cost = bytes + files * REQUEST_COST;
            const left = total.bytes + total.files * REQUEST_COST - cost;
            log.progress(`${name}: ${files} of ${total.files} files, ${bytesText(bytes)} of ${bytesText(total.bytes)}, ` +
                `${bytesText(bytes / seconds)}/s, ${secondsText((left / cost) * seconds)} left`, name);
        },
    };
}
/** A size for readers: `1.2 MB`. */
function bytesText(bytes) {
    if (bytes < 1000)
        return `${Math.round(bytes)} B`;
    if (bytes < 1e6)
        return `${(bytes / 1e3).toFixed(1)} kB`;
    if (bytes < 1e9)
        return `${(bytes / 1e6).toFixed(1)} MB`;
    return `${(bytes / 1e9).toFixed(2)} GB`;
}
function secondsText(seconds) {
    const whole = Math.max(0, Math.round(seconds));
    return whole < 100 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}


/***/ }),

/***/ 50725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bg: () => (/* binding */ publishFiles)
});

// UNUSED EXPORTS: manifestDuring, phaseOf

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/bundle/manifest.js
var bundle_manifest = __webpack_require__(87315);
// EXTERNAL MODULE: ./lib/deploy/digest.js
var digest = __webpack_require__(44731);
// EXTERNAL MODULE: ./lib/deploy/inventory.js
var deploy_inventory = __webpack_require__(68767);
;// CONCATENATED MODULE: ./lib/deploy/manifest-bytes.js
const LARGE = { files: true, retired: true, publishing: { files: true } };
/**
 * A manifest as JSON in UTF-8, byte for byte what `JSON.stringify` gives, written piece by piece into memory of its
 * size. For a hundred thousand files the text alone would be 30 MB, beside as much for the bytes.
 */
function manifestBytes(manifest) {
    let size = 0;
    for (const piece of piecesOf(manifest, LARGE))
        size += Buffer.byteLength(piece);
    const bytes = Buffer.allocUnsafeSlow(size);
    let end = 0;
    for (const piece of piecesOf(manifest, LARGE))
        end += bytes.write(piece, end);
    return bytes;
}
function* piecesOf(value, split) {
    let before = '{';
    for (const key of Object.keys(value)) {
        const one = value[key];
        if (one === undefined)
            continue;
        const inner = split === true ? undefined : split[key];
        const name = `${before}${JSON.stringify(key)}:`;
        before = ',';
        if (inner === undefined) {
            yield name + JSON.stringify(one);
        }
        else {
            yield name;
            yield* piecesOf(one, inner);
        }
    }
    yield before === '{' ? '{}' : '}';
}

// EXTERNAL MODULE: ./lib/deploy/pace.js
var deploy_pace = __webpack_require__(8784);
// EXTERNAL MODULE: ./lib/deploy/progress.js
var deploy_progress = __webpack_require__(65756);
// EXTERNAL MODULE: ./lib/deploy/retired.js
var deploy_retired = __webpack_require__(69846);
;// CONCATENATED MODULE: ./lib/deploy/publish.js








/**
 * Carries a plan out in an order that never shows a reader half a site: immutable assets → other files → HTML
 * pages → search index and sitemap → the destination's own finish → prune → manifest. A failed step stops before
 * the next. The manifest is last, and while the publish runs the destination's manifest says that it does, so
 * that the run after one that was killed looks for itself instead of believing it.
 */
async function publishFiles(destination, site, inventory, plan, { signal, log, clock }) {
    const pace = (0,deploy_pace/* createPace */.q)(destination.concurrency, clock);
    const turn = { signal, onThrottle: () => pace.throttled() };
    const { files } = site.manifest;
    const changed = [...plan.added, ...plan.updated, ...plan.headers];
    const progress = (0,deploy_progress/* createProgress */.m)(destination.name, { files: changed.length, bytes: plan.bytes }, log, clock);
    const outgoing = (path, file) => ({
        path,
        file: (0,deploy_inventory/* asStored */.wQ)(file),
        source: site.elsewhere?.get(path) ?? (0,external_node_path_.join)(site.directory, path),
    });
    const headersOnly = new Set(plan.headers);
    if (changed.length + plan.deleted.length > 0) {
        const during = manifestDuring(site.manifest, inventory, changed);
        const retired = { ...(0,deploy_retired/* retiredOf */.ZJ)(inventory.manifest), ...plan.retired };
        await destination.put(ownFile(bundle_manifest/* MANIFEST_PATH */.U4, (0,deploy_retired/* withRetired */.QA)(during, retired)), turn);
    }
    await keepRelease(destination, inventory, plan, (copies, work) => (0,deploy_pace/* eachPaced */.d)(copies, pace, signal, work), turn);
    const phases = Map.groupBy(changed, (path) => phaseOf(path, files[path]));
    for (const phase of PHASES) {
        await (0,deploy_pace/* eachPaced */.d)(phases.get(phase) ?? [], pace, signal, async (path) => {
            const file = files[path];
            if (file === undefined)
                return;
            // Made when its turn comes: all at once would weigh as much as the manifest.
            const one = outgoing(path, file);
            if (headersOnly.has(one.path)) {
                await destination.updateHeaders(one, turn);
                progress.advance(0);
            }
            else {
                await destination.put(one, turn);
                progress.advance(one.file.size);
            }
        });
    }
    await destination.finish?.(cachedPaths(site.manifest, inventory, plan), turn);
    if (plan.deleted.length > 0)
        await destination.remove(plan.deleted, turn);
    await destination.put(ownFile(bundle_manifest/* MANIFEST_PATH */.U4, (0,deploy_retired/* withRetired */.QA)(site.manifest, plan.retired)), turn);
}
/** What a cache may hold in another form: all that changed here, or in a run that did not come to tell the cache. */
function cachedPaths({ files }, { manifest }, plan) {
    const unfinished = manifest === undefined ? undefined : (0,deploy_inventory/* publishingOf */.F2)(manifest);
    const paths = [...plan.added, ...plan.updated, ...plan.headers, ...Object.keys(unfinished?.files ?? {})];
    const added = new Set(plan.added);
    // Nobody has asked for an asset yet that no page named before.
    const isNew = (path) => added.has(path) && /\bimmutable\b/i.test(files[path]?.cacheControl ?? '');
    return [...new Set([...paths.filter((path) => !isNew(path)), ...plan.deleted])];
}
const PHASES = ['immutable', 'other', 'page', 'index'];
/** Files by which readers and machines find pages: they come after the pages they name. */
const INDEX = /(^|\/)(sitemap[^/]*\.xml|llms[^/]*\.txt|_?search\/[^/]+\.(js|json|bin)|_?search[^/]*\.json)$/;
/** When a file is published: what others need comes before what needs it. */
function phaseOf(path, file) {
    if (/\bimmutable\b/i.test(file?.cacheControl ?? ''))
        return 'immutable';
    if (/^text\/html\b/i.test(file?.contentType ?? ''))
        return 'page';
    return INDEX.test(path) ? 'index' : 'other';
}
/** The manifest that stands at the destination while the publish runs; read by `publishingOf`. */
function manifestDuring(wanted, inventory, changed) {
    const base = inventory.manifest ?? { ...wanted, pages: [] };
    return {
        ...base,
        files: Object.fromEntries(completeOf(inventory)),
        publishing: { run: wanted.run, files: Object.fromEntries(entriesOf(changed, wanted)) },
    };
}
/** One at a time: lists of pairs would weigh as much as the manifest. */
function* completeOf({ files }) {
    for (const [path, file] of files)
        if (isComplete(file))
            yield [path, file];
}
function* entriesOf(paths, { files }) {
    for (const path of paths) {
        const file = files[path];
        if (file !== undefined)
            yield [path, file];
    }
}
function isComplete(file) {
    const { sha256, md5, size, contentType, cacheControl } = file;
    return [sha256, md5, size, contentType, cacheControl].every((value) => value !== undefined);
}
/** Keeps what a rollback to the release before needs, before anything of it is overwritten. */
async function keepRelease(destination, { manifest, interrupted }, plan, each, turn) {
    // After an interruption the release before is the one that is kept already.
    if (destination.rules === undefined || destination.rules.graceMs === 0)
        return;
    if (manifest === undefined || interrupted || destination.copy === undefined)
        return;
    const { copy } = destination;
    await each(plan.copies, async ({ from, to, file }) => {
        await copy(from, to, file, turn);
    });
    await destination.put(ownFile(bundle_manifest/* PREVIOUS_PATH */.aZ, (0,deploy_retired/* withRetired */.QA)(manifest, {})), turn);
}
function ownFile(path, manifest) {
    const source = manifestBytes(manifest);
    return {
        path,
        file: { ...(0,digest/* digestOf */.o)(source), contentType: 'application/json', cacheControl: 'no-cache' },
        source,
    };
}


/***/ }),

/***/ 49739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ removeSite),
/* harmony export */   H: () => (/* binding */ listedFiles)
/* harmony export */ });
/* harmony import */ var _bundle_entry_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21546);
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87315);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5605);
/* harmony import */ var _inventory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68767);
/* harmony import */ var _retired_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69846);





/**
 * Takes a site away from a destination: what the manifest there lists, and nothing else. Where there is none, nothing
 * is touched. Reports a failure instead of throwing it; throws only when `signal` aborts.
 */
async function removeSite(destination, options) {
    const { plan, signal, log, clock } = options;
    const started = clock.now();
    const turn = { signal, onThrottle() { } };
    const ended = (status, more = {}) => ({
        ...{ destination: destination.name, status, url: null, added: 0, updated: 0, deleted: 0, unchanged: 0 },
        ...{ bytes: 0, milliseconds: clock.now() - started, error: null },
        ...more,
    });
    try {
        if (destination.kind === 'whole' && destination.remove === undefined) {
            log.info(`${destination.name}: keeps no preview, nothing to remove`);
            return ended('unchanged');
        }
        const removed = destination.kind === 'files'
            ? await removeFiles(destination, plan, turn)
            : await destination.remove?.(plan, turn);
        if (removed === undefined) {
            log.info(`${destination.name}: no site of ours is there, nothing was touched`);
            return ended('unchanged');
        }
        log.info(`${destination.name}: ${removed} files ${plan ? 'to remove' : 'removed'}`);
        return ended(plan ? 'planned' : 'removed', { deleted: removed });
    }
    catch (error) {
        signal.throwIfAborted();
        const message = (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error);
        log.error(`${destination.name}: ${message}`);
        return ended('failed', { error: { code: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error), message } });
    }
    finally {
        await destination.close?.();
    }
}
/** Number of files; undefined without a manifest. It goes last, so that a removal cut short can be taken up. */
async function removeFiles(destination, plan, turn) {
    const { manifest } = await destination.inventory(turn);
    if (manifest === undefined)
        return undefined;
    const paths = listedFiles(manifest).filter((path) => destination.rules?.keeps(path) !== true);
    if (plan)
        return paths.length;
    await destination.remove([...paths, _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .PREVIOUS_PATH */ .aZ], turn);
    await destination.finish?.(paths, turn);
    await destination.remove([_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_PATH */ .U4], turn);
    return paths.length;
}
/** All that a manifest says we put there; a path that leads elsewhere is not ours to touch. */
function listedFiles(manifest) {
    const paths = [...(0,_retired_js__WEBPACK_IMPORTED_MODULE_4__/* .presentFiles */ .RX)(manifest).keys(), ...Object.keys((0,_inventory_js__WEBPACK_IMPORTED_MODULE_3__/* .publishingOf */ .F2)(manifest)?.files ?? {})];
    const own = (path) => {
        const parsed = (0,_bundle_entry_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEntryPath */ .td)(path, 'linux');
        return parsed.safe && parsed.path === path && path !== '';
    };
    return [...new Set(paths)].filter((path) => own(path) && path !== _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_PATH */ .U4).sort();
}


/***/ }),

/***/ 69846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QA: () => (/* binding */ withRetired),
/* harmony export */   RX: () => (/* binding */ presentFiles),
/* harmony export */   ZJ: () => (/* binding */ retiredOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87315);


const RetiredFiles = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    retired: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ until: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(), file: _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .ManifestFile */ .qX.partial() })),
});
/** The retired files a manifest names, by path. */
function retiredOf(manifest) {
    const parsed = RetiredFiles.safeParse(manifest);
    return parsed.success ? parsed.data.retired : {};
}
/** A manifest that names these retired files; none leave no trace. */
function withRetired(manifest, retired) {
    const { retired: _, ...rest } = manifest;
    return (Object.keys(retired).length === 0 ? rest : { ...rest, retired });
}
/** Everything a manifest knows to be at the destination. */
function presentFiles(manifest) {
    const present = new Map();
    for (const [path, { file }] of Object.entries(retiredOf(manifest)))
        present.set(path, file);
    // Without a list of pairs, which would weigh as much as the map.
    for (const path of Object.keys(manifest.files))
        present.set(path, manifest.files[path] ?? {});
    return present;
}


/***/ }),

/***/ 41340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusalOf),
/* harmony export */   g: () => (/* binding */ failureOf)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18102);


/** Reads the XML body of an error. */
function refusalOf(status, headers, body) {
    return {
        status,
        code: (0,_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(body, 'Code') ?? '',
        message: (0,_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(body, 'Message') ?? '',
        body,
        headers,
    };
}
/** The failure a reader can act on: it names bucket, region, and the permission or setting to change. */
function failureOf(refusal, tried) {
    const { bucket, region, endpoint, permission } = tried;
    const service = endpoint === undefined ? `region ${region}` : `${endpoint}, region ${region}`;
    const value = tried.key === '' ? bucket : `${bucket}/${tried.key}`;
    const words = [refusal.code, refusal.message].filter((part) => part !== '').join(': ');
    const said = words === '' ? `status ${refusal.status}` : `${words} (status ${refusal.status})`;
    const why = `the service (${service}) says ${said}`;
    const denied = (what, fix) => new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_DENIED', { what, value, why, fix });
    switch (refusal.code) {
        case 'NoSuchBucket':
            return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_NOT_FOUND', {
                what: 'The bucket does not exist',
                value: bucket,
                why,
                fix: 'create it, or correct the name, region= or endpoint= of the destination',
            });
        case 'InvalidAccessKeyId':
            return denied('The access key is unknown', 'correct AWS_ACCESS_KEY_ID, or endpoint= of the destination');
        case 'SignatureDoesNotMatch':
            return denied('The secret key does not fit the access key', 'correct AWS_SECRET_ACCESS_KEY (look for a missing or added character)');
        case 'ExpiredToken':
        case 'TokenRefreshRequired':
            return denied('The session has expired', 'log in for longer, or let this step renew it (AWS_WEB_IDENTITY_TOKEN_FILE, AWS_PROFILE); then run again: what arrived is reused');
        case 'InvalidToken':
            return denied('The session token is not valid', 'correct AWS_SESSION_TOKEN, or log in again');
        case 'RequestTimeTooSkewed':
            return denied('The clock of this machine is wrong', 'set it (the service refuses requests that are more than 15 minutes off)');
        case 'AuthorizationHeaderMalformed':
        case 'PermanentRedirect':
        case 'IllegalLocationConstraintException':
            return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_NOT_FOUND', {
                what: 'The bucket is in another region',
                value: bucket,
                why,
                fix: 'set region= of the destination to the one it is in',
            });
        case 'BadDigest':
        case 'InvalidDigest':
        case 'XAmzContentSHA256Mismatch':
            return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_FAILED', {
                what: 'A file changed while it was sent, or its manifest is wrong',
                value,
                why,
                fix: 'unpack the bundle again and publish that',
            });
    }
    if (refusal.status === 401 || refusal.status === 403) {
        return denied('The credentials lack a permission', `allow ${permission} on ${tried.key === '' ? bucket : `${bucket}/*`} (identity policy, bucket policy, and key policy if it is encrypted)`);
    }
    if (refusal.status >= 500 || refusal.status === 429 || refusal.status === 408) {
        return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_UNREACHABLE', {
            what: 'The bucket’s service keeps failing',
            value,
            why,
            fix: 'run again: what arrived is reused',
        });
    }
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_FAILED', { what: 'The bucket’s service refused a request', value, why });
}


/***/ }),

/***/ 70941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createSign)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * node:crypto in the shape the signer asks for: many times faster than a hash written in JavaScript. The signer uses
 * the same few keys for every request, and Node takes longer to make a key ready than to hash with it: they are kept.
 */
function createSha256() {
    const ready = new Map();
    const keyOf = (secret) => {
        const known = ready.get(secret);
        if (known !== undefined)
            return known;
        // Keys are made of the day: beyond a few they are yesterday's, or those of credentials that were renewed.
        if (ready.size > 50)
            ready.clear();
        const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(Buffer.from(bytesOf(secret)));
        ready.set(secret, key);
        return key;
    };
    return class {
        key;
        data = '';
        constructor(secret) {
            this.key = secret === undefined ? undefined : keyOf(secret);
        }
        update(data) {
            // In one piece, or one after the other as the interface has it.
            this.data = this.data === '' ? data : Buffer.concat([bytesOf(this.data), bytesOf(data)]);
        }
        async digest() {
            const data = typeof this.data === 'string' ? this.data : bytesOf(this.data);
            if (this.key === undefined)
                return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data, 'buffer');
            return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', this.key).update(data).digest();
        }
        reset() {
            this.data = '';
        }
    };
}
function bytesOf(data) {
    if (typeof data === 'string')
        return Buffer.from(data);
    return ArrayBuffer.isView(data)
        ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
        : new Uint8Array(data);
}
/** A signer for one service; the library is loaded with the first request. */
function createSign(service = 's3') {
    const sha256 = createSha256();
    let loaded;
    let signer;
    let server;
    return async (request, credentials, region, date) => {
        loaded ??= await __webpack_require__.e(/* import() */ 5118).then(__webpack_require__.t.bind(__webpack_require__, 75118, 19));
        if (signer?.of !== credentials || signer.region !== region) {
            const v4 = new loaded.SignatureV4({
                service,
                region,
                credentials: plain(credentials),
                sha256,
                uriEscapePath: false,
                applyChecksum: false,
            });
            signer = { of: credentials, region, v4 };
        }
        const { origin } = request;
        if (server?.origin !== origin) {
            const { host, protocol } = new URL(origin);
            server = { origin, host, protocol };
        }
        const { host, protocol } = server;
        const signed = await signer.v4.sign({
            method: request.method,
            protocol,
            hostname: host,
            path: request.path,
            query: { ...request.query },
            headers: { ...request.headers, host },
        }, { signingDate: date });
        const { host: _, ...headers } = signed.headers;
        return headers;
    };
}
function plain({ accessKeyId, secretAccessKey, sessionToken }) {
    return { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) };
}


/***/ }),

/***/ 91076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ SCHEMES),
  x: () => (/* binding */ openDestination)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/deploy/scheme.js
const yesOrNo = {
    form: 'true or false',
    accepts: (value) => value === 'true' || value === 'false',
};
const scheme_text = { form: 'a text that is not empty', accepts: (value) => value !== '' };
const httpAddress = {
    form: 'an address as https://storage.example.com',
    accepts: (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
};
/** A whole number within bounds, both included. */
function wholeNumber(least, most) {
    return {
        form: `a whole number from ${least} to ${most}`,
        accepts: (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
    };
}
/** One of these words. */
function oneOf(...words) {
    return { form: words.join(' or '), accepts: (value) => words.includes(value) };
}

;// CONCATENATED MODULE: ./lib/deploy/artifact.js



/** Characters that the artifact service refuses in a name. */
const FORBIDDEN = /["':<>|*?\r\n\\/]/;
/** `artifact`: the bundle's archive, as it is, as one artifact of the workflow run. */
const artifactScheme = {
    form: 'artifact',
    options: {
        name: {
            form: 'a name without " : < > | * ? \\ /',
            accepts: (value) => value !== '' && !FORBIDDEN.test(value),
        },
        'retention-days': wholeNumber(1, 400),
    },
    complaint: (target) => target === 'artifact'
        ? undefined
        : { why: 'an artifact takes no address', fix: 'write: artifact name=docs-site' },
    open: openArtifact,
};
function openArtifact(spec, context) {
    const name = spec.options.name ?? context.artifactName;
    const days = spec.options['retention-days'];
    return {
        kind: 'whole',
        name: spec.target,
        url: null,
        force: false,
        async publish(site, { signal }) {
            const { size } = await (0,promises_.stat)(site.bundlePath);
            try {
                const uploaded = await context.uploadArtifact(name, site.bundlePath, {
                    retentionDays: days === undefined ? undefined : Number(days),
                    signal,
                });
                context.log.info(`Artifact "${name}": id ${uploaded.id}, digest ${uploaded.digest}`);
                return { url: uploaded.url, bytes: size };
            }
            catch (error) {
                signal.throwIfAborted();
                if (error instanceof failure/* Failure */.HR)
                    throw error;
                throw new failure/* Failure */.HR('E_ARTIFACT', {
                    what: 'The artifact could not be uploaded',
                    value: name,
                    why: (0,failure/* messageOf */.bD)(error),
                    fix: 'run again; outside a workflow run there is no artifact service, use dir: there',
                    cause: error,
                });
            }
        },
    };
}

// EXTERNAL MODULE: ./lib/bundle/manifest.js
var bundle_manifest = __webpack_require__(87315);
;// CONCATENATED MODULE: ./lib/deploy/gate.js
function createGate(places) {
    let free = places;
    const waiting = [];
    return async (work) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((resolve) => waiting.push(resolve));
        try {
            return await work();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                free += 1;
            else
                next();
        }
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/deploy/inventory.js
var deploy_inventory = __webpack_require__(68767);
;// CONCATENATED MODULE: ./lib/deploy/memory.js

/** Files up to this size are read whole. */
const MOST_HELD = 256 * 1024;
/**
 * Memory by its size, to be used again. Left to the collector, the buffers of a push would pile up to some hundred
 * megabytes between its visits, and each visit costs as much as hundreds of requests.
 */
const FREE = [8 * 1024, 64 * 1024, MOST_HELD].map((size) => ({ size, buffers: [] }));
/**
 * Reads a file of at most {@link MOST_HELD} bytes. It was hashed a moment ago and is still in the system's cache, so
 * that reading it without a promise costs a quarter of the processor time. A file that has grown is cut, one that
 * has shrunk is short: whoever verifies it sees that.
 */
function holdFile(path, size) {
    const shelf = FREE.find((one) => one.size >= size);
    const memory = shelf?.buffers.pop() ?? Buffer.allocUnsafeSlow(shelf?.size ?? size);
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const length = (0,external_node_fs_.readSync)(file, memory, 0, size, 0);
        return { bytes: memory.subarray(0, length), release: () => void shelf?.buffers.push(memory) };
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: ./lib/deploy/pace.js
var deploy_pace = __webpack_require__(8784);
;// CONCATENATED MODULE: ./lib/deploy/store.js





/** What stores of objects (buckets, containers) have in common. */
/** Files above this size are sent in parts. */
const IN_ONE_PIECE = 16 * 1024 * 1024;
const PART_SIZE = 8 * 1024 * 1024;
/** Parts in memory at once. */
const PARTS_AT_ONCE = 4;
/** A prefix as keys start with it: empty, or with one `/` at its end and none doubled. */
function prefixOf(path) {
    const segments = path.split('/').filter((segment) => segment !== '');
    return segments.map((segment) => `${segment}/`).join('');
}
/** What is wrong with a prefix, if anything. */
function prefixComplaint(path) {
    return path.split('/').some((segment) => segment === '..' || segment === '.')
        ? { why: 'the prefix has a "." or ".." in it', fix: 'write the prefix in full' }
        : undefined;
}
/** A path as it stands in a URL, each segment encoded by itself. */
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}
/** A digest in base64, as HTTP headers and JSON carry it, from the manifest's hexadecimal; and back. */
const base64OfHex = (hex) => Buffer.from(hex, 'hex').toString('base64');
const hexOfBase64 = (base64) => Buffer.from(base64, 'base64').toString('hex');
/** The bytes of a file: small ones from memory, larger ones streamed from the disk. */
function bodyOf({ source, file: { size } }) {
    if (typeof source !== 'string')
        return { open: () => source, size };
    if (size > MOST_HELD)
        return { open: () => (0,external_node_fs_.createReadStream)(source), size };
    let held;
    return {
        size,
        open() {
            // What an attempt before was sent from may still be on its way somewhere: that memory is not used again.
            held = holdFile(source, size);
            return held.bytes;
        },
        arrived: () => held?.release(),
    };
}
/**
 * One GET of the manifest where it is there and complete, else a listing. A manifest is believed: what somebody else
 * changed or removed since is noticed with `listing` only.
 */
async function inventoryOfStore(options) {
    const text = await options.readManifest();
    const manifest = text === undefined ? undefined : (0,deploy_inventory/* parseManifest */.Ng)(text);
    if (text !== undefined && manifest === undefined) {
        options.log.warning(`${bundle_manifest/* MANIFEST_PATH */.U4} at ${options.name} is no manifest that this version can read: listing what is there instead`);
    }
    if (manifest !== undefined && (0,deploy_inventory/* publishingOf */.F2)(manifest) === undefined && !options.listing) {
        return (0,deploy_inventory/* inventoryOfManifest */.FF)(manifest);
    }
    return (0,deploy_inventory/* inventoryOfListing */.ul)(await options.list(), manifest);
}
/** Removes objects one by one, many at once, for services whose batches bring nothing but complications. */
async function removeEach(paths, { concurrency, clock }, turn, remove) {
    const pace = (0,deploy_pace/* createPace */.q)(concurrency, clock);
    const paced = { signal: turn.signal, onThrottle: () => pace.throttled() };
    await (0,deploy_pace/* eachPaced */.d)(paths, pace, turn.signal, (path) => remove(path, paced));
}

// EXTERNAL MODULE: ./lib/deploy/store-client.js
var store_client = __webpack_require__(45420);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/deploy/patterns.js
var patterns = __webpack_require__(68196);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/deploy/digest.js
var digest = __webpack_require__(44731);
;// CONCATENATED MODULE: ./lib/deploy/precompress.js








const ENCODINGS = ['br', 'gzip'];
/** Below, headers cost more than compression saves; CDNs have the same bound. */
const LEAST_BYTES = 1000;
/** Compressed in memory; texts above are no pages, and go as they are. */
const MOST_BYTES = 16 * 1024 * 1024;
/** What browsers ask for, and nothing else does as a rule. */
const FOR_BROWSERS = /^text\/(html|css|javascript)\b|[/+](javascript|json)\b|^image\/svg\+xml\b|\/wasm\b/;
const TEXT = /^text\/|[/+](javascript|json|xml|yaml)\b|\/wasm\b/;
const brotliOf = (0,external_node_util_.promisify)(external_node_zlib_.brotliCompress);
const gzipOf = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
/** Bytes that depend on the content (and the version of zlib) alone. */
async function encode(bytes, encoding) {
    if (encoding === 'br') {
        // On pages of documentation 10 makes files 1/7 smaller than gzip, and takes a third of the time of 11.
        const params = { [external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: 10, [external_node_zlib_.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        return brotliOf(bytes, { params });
    }
    const packed = await gzipOf(bytes, { level: 9 });
    // The header names the operating system: 255 is "unknown" (RFC 1952), so that all machines make the same bytes.
    packed[9] = 255;
    return packed;
}
function createCompressor(tempDirectory) {
    const gate = createGate((0,external_node_os_.availableParallelism)());
    const done = new Map();
    let folder;
    const write = async (source, { sha256, size }, encoding) => {
        const bytes = await encode(typeof source === 'string' ? await (0,promises_.readFile)(source) : source, encoding);
        if (bytes.length >= size)
            return undefined;
        folder ??= (0,promises_.mkdtemp)((0,external_node_path_.join)(tempDirectory, 'precompress-'));
        const file = (0,external_node_path_.join)(await folder, `${sha256}.${encoding}`);
        await (0,promises_.writeFile)(file, bytes);
        return { file, digests: (0,digest/* digestOf */.o)(bytes) };
    };
    return {
        compress(source, content, encoding) {
            const key = `${content.sha256}.${encoding}`;
            const known = done.get(key) ?? gate(() => write(source, content, encoding));
            done.set(key, known);
            return known;
        },
        async close() {
            await Promise.allSettled(done.values());
            if (folder !== undefined)
                await (0,promises_.rm)(await folder, { recursive: true, force: true });
        },
    };
}
/** Whether a file is worth compressing. */
function isWorthwhile({ contentType, contentEncoding, size }, types) {
    return (contentEncoding === undefined && size >= LEAST_BYTES && size <= MOST_BYTES && types.test(contentType));
}
/**
 * The site with its files compressed in their place, for stores that hold one object a key and serve it with its
 * `Content-Encoding` to whoever asks. So only what browsers read is: a program that fetches `llms.txt` or a sitemap
 * need not understand it. What the store has already in this form is not compressed again.
 */
async function compressedInPlace(site, inventory, encoding, options) {
    const files = { ...site.manifest.files };
    const elsewhere = new Map(site.elsewhere);
    await eachFile(site, FOR_BROWSERS, options, async (path, file, source) => {
        const encoded = { ...file, contentEncoding: encoding };
        const { sha256, stored, ...present } = inventory.files.get(path) ?? {};
        if (sha256 === file.sha256 && stored !== undefined && (0,deploy_inventory/* sameHeaders */.lb)(encoded, present)) {
            files[path] = { ...encoded, stored };
            return;
        }
        const made = await options.compressor.compress(source, file, encoding);
        if (made === undefined)
            return;
        files[path] = { ...encoded, stored: made.digests };
        elsewhere.set(path, made.file);
    });
    return { ...site, manifest: { ...site.manifest, files }, elsewhere };
}
const ENDINGS = { br: '.br', gzip: '.gz' };
/**
 * The site with compressed files beside its texts (`page.html.br`, `page.html.gz`), which web servers send to those
 * who understand them. `place` is the folder of the inventory: what was made for the same content is taken from there.
 */
async function compressedBeside(site, inventory, encodings, options) {
    const files = { ...site.manifest.files };
    const elsewhere = new Map(site.elsewhere);
    await eachFile(site, TEXT, options, async (path, file, source) => {
        for (const encoding of encodings) {
            const beside = path + ENDINGS[encoding];
            if (Object.hasOwn(site.manifest.files, beside))
                continue;
            const { cacheControl } = file;
            const contentType = encoding === 'gzip' ? 'application/gzip' : 'application/octet-stream';
            const before = inventory.files.get(path)?.sha256 === file.sha256 ? inventory.files.get(beside) : {};
            const { sha256, md5, size } = before ?? {};
            if (sha256 !== undefined && md5 !== undefined && size !== undefined) {
                files[beside] = { sha256, md5, size, contentType, cacheControl };
                elsewhere.set(beside, (0,external_node_path_.join)(options.place, beside));
                continue;
            }
            const made = await options.compressor.compress(source, file, encoding);
            if (made === undefined)
                continue;
            files[beside] = { ...made.digests, contentType, cacheControl };
            elsewhere.set(beside, made.file);
        }
    });
    const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
    return { ...site, manifest: { ...site.manifest, files: Object.fromEntries(sorted) }, elsewhere };
}
async function eachFile({ directory, manifest, elsewhere }, types, { signal }, work) {
    const waiting = Object.entries(manifest.files).values();
    const worker = async () => {
        for (const [path, file] of waiting) {
            if (!isWorthwhile(file, types))
                continue;
            signal.throwIfAborted();
            await work(path, file, elsewhere?.get(path) ?? (0,external_node_path_.join)(directory, path));
        }
    };
    const ended = await Promise.allSettled(Array.from({ length: (0,external_node_os_.availableParallelism)() }, worker));
    for (const one of ended)
        if (one.status === 'rejected')
            throw one.reason;
}

;// CONCATENATED MODULE: ./lib/deploy/store-rules.js




const DAY_MS = 24 * 3_600_000;
const UNIT_MS = { h: 3_600_000, d: DAY_MS };
/** The options; a store's scheme takes them over into its own. */
const STORE_OPTIONS = {
    'clean-urls': yesOrNo,
    keep: scheme_text,
    grace: { form: 'hours or days, as 12h or 7d', accepts: (value) => /^\d{1,4}[hd]$/.test(value) },
    require: scheme_text,
    precompress: oneOf(...ENCODINGS),
};
/** Reads the options of a line that was accepted. Lists are separated by commas. */
function storeRulesOf(options) {
    const [, amount = '0', unit = 'd'] = /^(\d+)([hd])$/.exec(options.grace ?? '') ?? [];
    return {
        cleanUrls: options['clean-urls'] === 'true',
        keeps: (0,patterns/* matcherOf */.K)(listOf(options.keep)),
        graceMs: Number(amount) * (UNIT_MS[unit] ?? 0),
        required: listOf(options.require),
        precompress: ENCODINGS.find((encoding) => encoding === options.precompress),
    };
}
/** The parts of a list with commas between. */
function listOf(value = '') {
    return value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
}
/** What the rules make of a destination: they are the same for every store. */
function ruled(options, { tempDirectory }) {
    const rules = storeRulesOf(options);
    const compressor = createCompressor(tempDirectory);
    return {
        rules,
        async wanted(site, inventory, { signal }) {
            const named = rules.cleanUrls ? withCleanUrls(site) : site;
            if (rules.precompress === undefined)
                return named;
            return compressedInPlace(named, inventory, rules.precompress, { compressor, signal });
        },
        close: () => compressor.close(),
    };
}
/** The site with its pages under their addresses without an extension too. */
function withCleanUrls(site) {
    const files = { ...site.manifest.files };
    const elsewhere = new Map(site.elsewhere);
    for (const [alias, path] of aliasesOf(site.manifest)) {
        const file = files[path];
        if (file === undefined)
            continue;
        files[alias] = file;
        elsewhere.set(alias, (0,external_node_path_.join)(site.directory, path));
    }
    return { ...site, manifest: { ...site.manifest, files }, elsewhere };
}
/**
 * Clean address → page. Object stores serve what is stored under the exact key; a page's address has no extension.
 * The address of an `index.html` is its folder's, without a slash; that of the first page is the store's own.
 */
function aliasesOf({ files }) {
    const aliases = new Map();
    for (const path of Object.keys(files)) {
        if (!path.endsWith('.html') || path === 'index.html' || path === '404.html')
            continue;
        const alias = path.replace(/(\/index)?\.html$/, '');
        // A page of that name wins over the index of a folder of that name.
        const taken = Object.hasOwn(files, alias) || (path.endsWith('/index.html') && Object.hasOwn(files, `${alias}.html`));
        if (!taken)
            aliases.set(alias, path);
    }
    return aliases;
}

;// CONCATENATED MODULE: ./lib/deploy/azure/address.js

const TARGET = /^azblob:\/\/([^/]*)(?:\/([^/]*)(?:\/(.*))?)?$/;
/** The parts of `azblob://account/container/prefix`; missing ones are empty. */
function partsOf(target) {
    const [, account = '', container = '', path = ''] = TARGET.exec(target) ?? [];
    return { account, container, path };
}
function parseConnectionString(text) {
    const parts = new Map(text.split(';').map((part) => {
        const at = part.indexOf('=');
        return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()];
    }));
    const account = parts.get('accountname');
    const suffix = parts.get('endpointsuffix');
    const protocol = parts.get('defaultendpointsprotocol') ?? 'https';
    const made = account === undefined || suffix === undefined ? undefined : `${protocol}://${account}.blob.${suffix}`;
    return {
        account,
        key: parts.get('accountkey'),
        sas: parts.get('sharedaccesssignature'),
        blobEndpoint: parts.get('blobendpoint') ?? made,
    };
}
/** The URL of the container (`path` undefined) or of a blob in it. */
function urlOf(container, path) {
    // A container's name has nothing to encode; `$web` is signed and sent as the service's own clients do.
    const root = `${container.endpoint}/${container.name}`;
    return path === undefined ? root : `${root}/${encodePath(container.prefix + path)}`;
}

// EXTERNAL MODULE: ./lib/deploy/xml.js
var xml = __webpack_require__(18102);
;// CONCATENATED MODULE: ./lib/deploy/azure/blobs.js





/** The operations of the Blob service that a publish needs. */
const COPY_POLL_MS = 500;
const subjectOf = ({ account, name, prefix }, path) => `${account}/${name}/${prefix}${path}`;
/** The text of a blob, or undefined if there is none. */
async function readBlob({ client, container }, path, turn) {
    const subject = subjectOf(container, path);
    const request = { method: 'GET', url: urlOf(container, path), subject, permission: 'read' };
    const answer = await client(request, turn, [404]);
    if (answer.status !== 404)
        return answer.body;
    // Without the container there is nothing to list either: the listing that follows says so.
    return undefined;
}
/** Put Blob: the service verifies the bytes by Content-MD5 and keeps it. */
async function putBlob({ client, container }, outgoing, turn) {
    const { path, file } = outgoing;
    await client({
        method: 'PUT',
        url: urlOf(container, path),
        headers: {
            'x-ms-blob-type': 'BlockBlob',
            'content-type': file.contentType,
            'content-md5': base64OfHex(file.md5),
            ...propertiesOf(file),
        },
        body: bodyOf(outgoing),
        subject: subjectOf(container, path),
        permission: 'write',
    }, turn);
}
/** Put Block, each verified by its MD5, then Put Block List. Blocks never listed are dropped by the service in a week. */
async function putInBlocks({ client, container }, { path, file, source }, gate, turn) {
    const url = urlOf(container, path);
    const about = { subject: subjectOf(container, path), permission: 'write' };
    const count = Math.ceil(file.size / PART_SIZE);
    // Ids hold the digest: two runs that send different bytes at once do not mix their blocks.
    const ids = Array.from({ length: count }, (_, index) => Buffer.from(`${file.md5}-${String(index).padStart(6, '0')}`).toString('base64'));
    const handle = await (0,promises_.open)(source);
    try {
        const sendBlock = async (id, index) => {
            turn.signal.throwIfAborted();
            const start = index * PART_SIZE;
            const bytes = Buffer.alloc(Math.min(PART_SIZE, file.size - start));
            await handle.read(bytes, 0, bytes.length, start);
            await client({
                method: 'PUT',
                url: `${url}?comp=block&blockid=${encodeURIComponent(id)}`,
                headers: { 'content-md5': base64OfHex((0,digest/* digestOf */.o)(bytes).md5) },
                body: { open: () => bytes, size: bytes.length },
                ...about,
            }, turn);
        };
        const sent = await Promise.allSettled(ids.map((id, index) => gate(() => sendBlock(id, index))));
        for (const one of sent)
            if (one.status === 'rejected')
                throw one.reason;
    }
    finally {
        await handle.close();
    }
    const list = Buffer.from(`<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`);
    await client({
        method: 'PUT',
        url: `${url}?comp=blocklist`,
        headers: { 'content-type': 'application/xml', ...propertiesOf(file) },
        body: { open: () => list, size: list.length },
        ...about,
    }, turn);
}
/** Copy Blob within the container, then its headers; false if there is no such blob. */
async function copyBlob(place, { from, to, file }, clock, turn) {
    const { client, container } = place;
    const about = { url: urlOf(container, to), subject: subjectOf(container, to) };
    const copied = await client({
        method: 'PUT',
        headers: { 'x-ms-copy-source': urlOf(container, from) },
        permission: 'write',
        ...about,
    }, turn, [404]);
    if (copied.status === 404)
        return false;
    // Within an account a copy is done at once, as a rule.
    let state = copied.headers['x-ms-copy-status'];
    while (state === 'pending') {
        await clock.sleep(COPY_POLL_MS, turn.signal);
        state = (await client({ method: 'HEAD', permission: 'read', ...about }, turn)).headers['x-ms-copy-status'];
    }
    return setProperties(place, to, file, turn);
}
/** Set Blob Properties, which replaces all of them; false if there is no such blob. */
async function setProperties({ client, container }, path, file, turn) {
    const answer = await client({
        method: 'PUT',
        url: `${urlOf(container, path)}?comp=properties`,
        headers: propertiesOf(file),
        subject: subjectOf(container, path),
        permission: 'write',
    }, turn, [404]);
    return answer.status !== 404;
}
/** Delete Blob; one that is gone already is as wanted. */
async function deleteBlob({ client, container }, path, turn) {
    await client({
        method: 'DELETE',
        url: urlOf(container, path),
        headers: { 'x-ms-delete-snapshots': 'include' },
        subject: subjectOf(container, path),
        permission: 'delete',
    }, turn, [404]);
}
/** List Blobs: everything below the prefix, with digests and headers as far as the service has them. */
async function listBlobs({ client, container }, turn) {
    const { prefix } = container;
    const files = new Map();
    let marker = '';
    do {
        const query = new URLSearchParams({ restype: 'container', comp: 'list', prefix, marker });
        const { body } = await client({
            method: 'GET',
            url: `${urlOf(container)}?${query}`,
            subject: `${container.account}/${container.name}`,
            permission: 'list',
        }, turn);
        for (const blob of (0,xml/* elements */.Yt)(body, 'Blob')) {
            const path = ((0,xml/* textOf */.b6)(blob, 'Name') ?? '').slice(prefix.length);
            // With a hierarchical namespace, folders are listed too.
            if (path !== '' && (0,xml/* textOf */.b6)(blob, 'ResourceType') !== 'directory')
                files.set(path, listedOf(blob));
        }
        marker = (0,xml/* textOf */.b6)(body, 'NextMarker') ?? '';
    } while (marker !== '');
    return files;
}
function listedOf(blob) {
    const md5 = (0,xml/* textOf */.b6)(blob, 'Content-MD5');
    return {
        size: Number((0,xml/* textOf */.b6)(blob, 'Content-Length')),
        ...(md5 ? { md5: hexOfBase64(md5) } : {}),
        contentType: (0,xml/* textOf */.b6)(blob, 'Content-Type') ?? '',
        cacheControl: (0,xml/* textOf */.b6)(blob, 'Cache-Control') ?? '',
        contentEncoding: (0,xml/* textOf */.b6)(blob, 'Content-Encoding') || undefined,
    };
}
function propertiesOf(file) {
    return {
        'x-ms-blob-content-type': file.contentType,
        'x-ms-blob-cache-control': file.cacheControl,
        'x-ms-blob-content-md5': base64OfHex(file.md5),
        ...(file.contentEncoding === undefined ? {} : { 'x-ms-blob-content-encoding': file.contentEncoding }),
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/deploy/azure/shared-key.js

/** Headers that are signed by their place; the others that count start with `x-ms-`. */
const SIGNED = [
    'content-encoding',
    'content-language',
    'content-length',
    'content-md5',
    'content-type',
    'date',
    'if-modified-since',
    'if-match',
    'if-none-match',
    'if-unmodified-since',
    'range',
];
/**
 * The `Authorization` header of a request signed with the account's key ("Authorize with Shared Key", Blob service).
 * `headers` have names in lower case and hold `x-ms-date` and `x-ms-version`; `key` is in base64.
 */
function sharedKeyHeader(request, account, key) {
    const url = new URL(request.url);
    const { headers } = request;
    const placed = SIGNED.map((name) => name === 'content-length' && headers[name] === '0' ? '' : (headers[name] ?? ''));
    const marked = Object.keys(headers)
        .filter((name) => name.startsWith('x-ms-'))
        .sort()
        .map((name) => `${name}:${headers[name]}`);
    const query = [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : 1));
    const resource = [`/${account}${url.pathname}`, ...query.map(([name, value]) => `${name}:${value}`)];
    const text = [request.method, ...placed, ...marked, ...resource].join('\n');
    const signature = (0,external_node_crypto_.createHmac)('sha256', Buffer.from(key, 'base64')).update(text).digest('base64');
    return `SharedKey ${account}:${signature}`;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
;// CONCATENATED MODULE: ./lib/deploy/azure/token.js







const RESOURCE = 'https://storage.azure.com/';
/** What a workload's token must be made for, to be exchanged. */
const AUDIENCE = 'api://AzureADTokenExchange';
/** A token is renewed so long before it ends. */
const EARLY_MS = 5 * 60_000;
const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/**
 * Tokens of Microsoft Entra: in exchange for a federated token (a file, or this workflow run's own), for a client
 * secret, else of the session that `az login` or the login Action left. Kept until shortly before they expire.
 */
function tokenSource(effects) {
    const { clock, log } = effects;
    let current;
    const renewed = (signal) => {
        const coming = fetchToken(effects, signal).then((token) => {
            log.mask(token.value);
            return token;
        });
        current = coming;
        coming.catch(() => {
            if (current === coming)
                current = undefined;
        });
        return coming;
    };
    return async ({ refresh, signal }) => {
        const token = await (refresh || current === undefined ? renewed(signal) : current);
        return token.expires - clock.now() > EARLY_MS || refresh ? token.value : (await renewed(signal)).value;
    };
}
async function fetchToken(effects, signal) {
    const { env } = effects;
    const { AZURE_CLIENT_ID: client, AZURE_TENANT_ID: tenant } = env;
    if (!client || !tenant)
        return tokenOfSession(env, signal);
    if (env.AZURE_FEDERATED_TOKEN_FILE) {
        const assertion = await tokenInFile(env.AZURE_FEDERATED_TOKEN_FILE);
        return exchange(effects, { client, tenant, ...assertionOf(assertion) }, signal);
    }
    if (env.AZURE_CLIENT_SECRET) {
        effects.log.mask(env.AZURE_CLIENT_SECRET);
        return exchange(effects, { client, tenant, client_secret: env.AZURE_CLIENT_SECRET }, signal);
    }
    if (env.ACTIONS_ID_TOKEN_REQUEST_URL && env.ACTIONS_ID_TOKEN_REQUEST_TOKEN) {
        const assertion = await workflowToken(effects, signal);
        return exchange(effects, { client, tenant, ...assertionOf(assertion) }, signal);
    }
    return tokenOfSession(env, signal);
}
async function tokenInFile(path) {
    try {
        return (await (0,promises_.readFile)(path, 'utf8')).trim();
    }
    catch (error) {
        throw new failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: 'The federated token cannot be read',
            value: path,
            why: (0,failure/* messageOf */.bD)(error),
            fix: 'correct AZURE_FEDERATED_TOKEN_FILE',
            cause: error,
        });
    }
}
function assertionOf(assertion) {
    return {
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
    };
}
const TokenAnswer = schemas/* looseObject */._H3({ access_token: schemas/* string */.YjP(), expires_in: coerce/* number */.ai() });
const TokenError = schemas/* looseObject */._H3({ error: schemas/* string */.YjP(), error_description: schemas/* string */.YjP().optional() });
async function exchange({ http, clock, env }, { client, tenant, ...proof }, signal) {
    const authority = (env.AZURE_AUTHORITY_HOST || 'https://login.microsoftonline.com').replace(/\/+$/, '');
    const form = {
        grant_type: 'client_credentials',
        client_id: client,
        scope: `${RESOURCE}.default`,
        ...proof,
    };
    const attempt = async () => {
        const response = await http({
            method: 'POST',
            url: `${authority}/${encodeURIComponent(tenant)}/oauth2/v2.0/token`,
            headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
            body: new URLSearchParams(form).toString(),
            signal,
        });
        const body = await (0,consumers_.json)(response.body).catch(() => undefined);
        const answer = TokenAnswer.safeParse(body);
        if (response.status < 300 && answer.success) {
            const expires = clock.now() + answer.data.expires_in * 1000;
            return { done: true, value: { value: answer.data.access_token, expires } };
        }
        const error = refusedLogin(authority, client, tenant, response.status, body);
        if (!(0,retry/* isRetryableStatus */.PS)(response.status))
            throw error;
        return { done: false, error, retryAfter: (0,retry/* retryAfterMs */.Vs)(response.headers['retry-after'], clock.now()) };
    };
    return (0,retry/* retrying */.R$)(attempt, { clock, signal });
}
function refusedLogin(authority, client, tenant, status, body) {
    const told = TokenError.safeParse(body);
    const why = told.success
        ? (told.data.error_description ?? told.data.error).split(/\r?\n/, 1)[0]
        : `status ${status}`;
    return new failure/* Failure */.HR('E_DEPLOY_DENIED', {
        what: 'The login was refused',
        value: `client ${client}, tenant ${tenant}`,
        why: `${authority} says ${why}`,
        fix: 'check AZURE_CLIENT_ID and AZURE_TENANT_ID, and that the application has a federated credential for this ' +
            'repository and branch or environment',
    });
}
async function workflowToken({ http, env, log }, signal) {
    const url = new URL(env.ACTIONS_ID_TOKEN_REQUEST_URL ?? '');
    url.searchParams.set('audience', AUDIENCE);
    const response = await http({
        method: 'GET',
        url,
        headers: {
            authorization: `Bearer ${env.ACTIONS_ID_TOKEN_REQUEST_TOKEN}`,
            accept: 'application/json',
        },
        signal,
    });
    if (response.status >= 300) {
        throw new failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: 'The workflow run gave no token to log in with',
            why: `status ${response.status}: ${(await (0,consumers_.text)(response.body)).slice(0, 200)}`,
            fix: 'give the job permissions: id-token: write',
        });
    }
    const { value } = schemas/* looseObject */._H3({ value: schemas/* string */.YjP() }).parse(await (0,consumers_.json)(response.body));
    log.mask(value);
    return value;
}
const SessionToken = schemas/* looseObject */._H3({ accessToken: schemas/* string */.YjP(), expires_on: schemas/* number */.aig().optional() });
/** The session of the Azure command line, which also the login Action leaves. */
async function tokenOfSession(env, signal) {
    try {
        const args = ['account', 'get-access-token', '--resource', RESOURCE, '--output', 'json'];
        const { stdout } = await run('az', args, { env, signal, shell: process.platform === 'win32' });
        const token = SessionToken.parse(JSON.parse(stdout));
        // Older versions tell the end in local time only; such a token lives for most of an hour at least.
        const expires = token.expires_on === undefined ? Number.POSITIVE_INFINITY : token.expires_on * 1000;
        return { value: token.accessToken, expires };
    }
    catch (error) {
        signal.throwIfAborted();
        const absent = error.code === 'ENOENT';
        throw new failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: 'No credentials for the storage account were found',
            why: absent ? 'none are in the environment, and there is no az on this machine' : lineOf(error),
            fix: 'add a step that logs in to Azure before this one, or set AZURE_CLIENT_ID and AZURE_TENANT_ID (with ' +
                'permissions: id-token: write), AZURE_STORAGE_SAS_TOKEN, AZURE_STORAGE_KEY or AZURE_STORAGE_CONNECTION_STRING',
            cause: error,
        });
    }
}
/** What az said, not what it was asked. */
function lineOf(error) {
    const stderr = error.stderr;
    const said = typeof stderr === 'string' ? stderr.trim().split('\n', 1)[0] : undefined;
    return said || (0,failure/* messageOf */.bD)(error);
}

;// CONCATENATED MODULE: ./lib/deploy/azure/credentials.js




/**
 * Credentials from the environment: AZURE_STORAGE_CONNECTION_STRING, else AZURE_STORAGE_SAS_TOKEN, else
 * AZURE_STORAGE_KEY, else a login (see `tokenSource`). Nothing is asked for yet. Throws E_DEPLOY_CREDENTIALS where
 * they are for another account.
 */
function credentialsOf(account, context) {
    const { env, log } = context;
    if (env.AZURE_STORAGE_CONNECTION_STRING) {
        const connection = parseConnectionString(env.AZURE_STORAGE_CONNECTION_STRING);
        if (connection.account !== undefined && connection.account !== account) {
            throw wrongAccount('AZURE_STORAGE_CONNECTION_STRING', connection.account, account);
        }
        if (connection.key)
            return keyOf(account, connection.key, log);
        if (connection.sas)
            return sasOf(connection.sas, log);
        throw new failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: 'The connection string holds no credentials',
            value: 'AZURE_STORAGE_CONNECTION_STRING',
            why: 'it has neither AccountKey= nor SharedAccessSignature=',
            fix: 'copy it again, whole, from the storage account’s access keys',
        });
    }
    if (env.AZURE_STORAGE_SAS_TOKEN)
        return sasOf(env.AZURE_STORAGE_SAS_TOKEN, log);
    if (env.AZURE_STORAGE_KEY) {
        const named = env.AZURE_STORAGE_ACCOUNT;
        if (named && named !== account)
            throw wrongAccount('AZURE_STORAGE_ACCOUNT', named, account);
        return keyOf(account, env.AZURE_STORAGE_KEY, log);
    }
    return { kind: 'token', token: tokenSource(context) };
}
function keyOf(account, key, log) {
    log.mask(key);
    return { kind: 'key', account, key };
}
function sasOf(given, log) {
    const query = given.trim().replace(/^\?/, '');
    log.mask(query);
    const signature = new URLSearchParams(query).get('sig');
    if (signature) {
        log.mask(signature);
        log.mask(encodeURIComponent(signature));
    }
    return { kind: 'sas', query };
}
function wrongAccount(variable, named, account) {
    return new failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
        what: 'The credentials are for another storage account',
        value: `${variable} is for ${named}`,
        why: `the destination is in ${account}`,
        fix: 'correct the one or the other',
    });
}
/** Adds the credentials to a request that has its `x-ms-` headers. */
async function authorized(request, credentials, options) {
    const { url, headers } = request;
    switch (credentials.kind) {
        case 'key': {
            const authorization = sharedKeyHeader(request, credentials.account, credentials.key);
            return { url, headers: { ...headers, authorization } };
        }
        case 'sas': {
            const source = headers['x-ms-copy-source'];
            return {
                url: withQuery(url, credentials.query),
                headers: source === undefined
                    ? headers
                    : { ...headers, 'x-ms-copy-source': withQuery(source, credentials.query) },
            };
        }
        case 'token':
            return { url, headers: { ...headers, authorization: `Bearer ${await credentials.token(options)}` } };
    }
}
function withQuery(url, query) {
    return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
/** When a SAS ends, if it says so. */
function expiryOf(credentials) {
    if (credentials.kind !== 'sas')
        return undefined;
    const end = Date.parse(new URLSearchParams(credentials.query).get('se') ?? '');
    return Number.isNaN(end) ? undefined : new Date(end);
}
/** The account's address for blobs: given, of the connection string, or the public cloud's. */
function endpointOf(account, given, env) {
    const connection = parseConnectionString(env.AZURE_STORAGE_CONNECTION_STRING ?? '');
    const own = connection.account === undefined || connection.account === account;
    const endpoint = given ?? (own ? connection.blobEndpoint : undefined);
    return (endpoint || `https://${account}.blob.core.windows.net`).replace(/\/+$/, '');
}

;// CONCATENATED MODULE: ./lib/deploy/azure/failure.js




const LETTERS = { read: 'r', list: 'l', write: 'cw', delete: 'd' };
const SKEW_MS = 15 * 60_000;
/** The failure a reader can act on: it names account, container, and the permission or setting to change. */
function failureOf({ status, headers, body }, { subject, permission }, tried) {
    const { container, credentials, now } = tried;
    const code = headers['x-ms-error-code'] ?? (0,xml/* textOf */.b6)(body, 'Code') ?? '';
    const message = ((0,xml/* textOf */.b6)(body, 'Message') ?? '').split('\n', 1)[0] ?? '';
    const words = [code, message].filter((part) => part !== '').join(': ');
    const why = `the service (${container.endpoint}) says ${words === '' ? `status ${status}` : `${words} (status ${status})`}`;
    const denied = (what, fix) => new failure/* Failure */.HR('E_DEPLOY_DENIED', { what, value: subject, why, fix });
    switch (code) {
        case 'ContainerNotFound':
        case 'ContainerBeingDeleted':
            return new failure/* Failure */.HR('E_DEPLOY_NOT_FOUND', {
                what: 'The container does not exist',
                value: `${container.account}/${container.name}`,
                why,
                fix: container.name === '$web'
                    ? 'turn on the static website of the storage account, which makes it'
                    : 'create it, or correct the name in the destination',
            });
        case 'KeyBasedAuthenticationNotPermitted':
            return denied('The account refuses keys', 'log in to Azure instead (AZURE_CLIENT_ID, AZURE_TENANT_ID), or allow key access in its configuration');
        case 'LeaseIdMissing':
        case 'BlobImmutableDueToPolicy':
            return denied('A file is locked', 'end its lease, or the immutability policy of the container');
    }
    if (status === 400 && /md5/i.test(words)) {
        return new failure/* Failure */.HR('E_DEPLOY_FAILED', {
            what: 'A file changed while it was sent, or its manifest is wrong',
            value: subject,
            why,
            fix: 'unpack the bundle again and publish that',
        });
    }
    if (status === 401 || status === 403) {
        const end = expiryOf(credentials);
        if (end !== undefined && end.getTime() <= now) {
            return denied(`The SAS has expired at ${end.toISOString()}`, 'make a new one for AZURE_STORAGE_SAS_TOKEN; then run again: what arrived is reused');
        }
        const served = Date.parse(headers.date ?? '');
        if (Math.abs(served - now) > SKEW_MS) {
            return denied('The clock of this machine is wrong', 'set it');
        }
        const unknown = code === 'AuthenticationFailed' || /failed to authenticate/i.test(message);
        if (unknown && credentials.kind !== 'token') {
            return denied('The service does not accept the credentials', WRONG[credentials.kind]);
        }
        if (code === 'AuthorizationFailure') {
            return denied('The account does not let this machine in', `allow this network in the account’s firewall, and ${allowed(permission, credentials)}`);
        }
        return denied('The credentials lack a permission', allowed(permission, credentials));
    }
    return (0,store_client/* otherFailure */.r)(status, subject, why);
}
const WRONG = {
    key: 'copy the account’s key again (AZURE_STORAGE_KEY or AZURE_STORAGE_CONNECTION_STRING); it may have been rotated',
    sas: 'copy the SAS again, whole, or make a new one (AZURE_STORAGE_SAS_TOKEN)',
};
function allowed(permission, credentials) {
    if (credentials.kind === 'sas') {
        const letters = LETTERS[permission];
        return `make a SAS for the container that permits ${permission} (sp= with ${letters}; a publish needs racwdl)`;
    }
    return `allow to ${permission}: give the identity the role "Storage Blob Data Contributor" on the container`;
}

;// CONCATENATED MODULE: ./lib/deploy/azure/azure.js










/** `azblob://account/container/prefix`: Azure Blob Storage, its `$web` container included. */
const azureScheme = {
    form: 'azblob://account/container/prefix',
    options: {
        endpoint: httpAddress,
        concurrency: wholeNumber(1, 256),
        inventory: oneOf('manifest', 'listing'),
        force: yesOrNo,
        ...STORE_OPTIONS,
    },
    complaint(target) {
        const { account, container, path } = partsOf(target);
        const fix = 'write azblob://account/container/prefix';
        if (account === '')
            return { why: 'it names no storage account', fix };
        if (container === '')
            return { why: 'it names no container', fix: `${fix}, or azblob://${account}/$web` };
        if (!/^[a-z0-9]{3,24}$/.test(account)) {
            return {
                why: `"${account}" cannot be a storage account’s name`,
                fix: 'use its name alone, 3 to 24 small letters and digits; for another cloud add endpoint=https://…',
            };
        }
        if (!/^(\$web|\$root|[a-z0-9](?:-?[a-z0-9]){2,62})$/.test(container)) {
            return {
                why: `"${container}" cannot be a container’s name`,
                fix: 'use 3 to 63 small letters, digits and single hyphens, or $web',
            };
        }
        return prefixComplaint(path);
    },
    open: openAzure,
};
/** The version of the service's protocol; the last header of its kind we rely on came long before. */
const API_VERSION = '2021-12-02';
function openAzure(spec, context) {
    const { options } = spec;
    const { account, container: name, path } = partsOf(spec.target);
    const endpoint = endpointOf(account, options.endpoint, context.env);
    const container = { account, name, prefix: prefixOf(path), endpoint };
    const place = { container, client: clientOf(container, context) };
    const gate = createGate(PARTS_AT_ONCE);
    const concurrency = Number(options.concurrency ?? 64);
    const put = async (outgoing, turn) => {
        const { source, file } = outgoing;
        if (typeof source === 'string' && file.size > IN_ONE_PIECE) {
            await putInBlocks(place, { ...outgoing, source }, gate, turn);
        }
        else {
            await putBlob(place, outgoing, turn);
        }
    };
    return {
        kind: 'files',
        name: spec.target,
        url: urlOf(container, 'index.html'),
        force: options.force === 'true',
        ...ruled(options, context),
        concurrency,
        inventory: (turn) => inventoryOfStore({
            readManifest: () => readBlob(place, bundle_manifest/* MANIFEST_PATH */.U4, turn),
            list: () => listBlobs(place, turn),
            listing: options.inventory === 'listing',
            log: context.log,
            name: spec.target,
        }),
        put,
        async updateHeaders(outgoing, turn) {
            // The manifest may know of a file that somebody removed.
            const { path: blob, file } = outgoing;
            if (!(await setProperties(place, blob, file, turn)))
                await put(outgoing, turn);
        },
        copy: (from, to, file, turn) => copyBlob(place, { from, to, file }, context.clock, turn),
        readText: (blob, turn) => readBlob(place, blob, turn),
        remove: (paths, turn) => removeEach(paths, { concurrency, clock: context.clock }, turn, (one, paced) => deleteBlob(place, one, paced)),
    };
}
function clientOf(container, context) {
    let found;
    // Wrong ones are the destination's failure, not that of the whole run: looked for with the first request.
    const credentials = () => {
        found ??= credentialsOf(container.account, context);
        return found;
    };
    return (0,store_client/* createStoreClient */.X)({
        address: container.endpoint,
        unreachableFix: `check the account’s name (${container.account}) or endpoint= of the destination, and the network; then run again: what arrived is reused`,
        async authorize({ method, url, headers }, turn) {
            const dated = {
                ...headers,
                'x-ms-date': new Date(context.clock.now()).toUTCString(),
                'x-ms-version': API_VERSION,
            };
            return authorized({ method, url, headers: dated }, credentials(), turn);
        },
        failureOf: (answer, request) => failureOf(answer, request, { container, credentials: credentials(), now: context.clock.now() }),
    }, context);
}

// EXTERNAL MODULE: ./lib/deploy/guards.js
var guards = __webpack_require__(48409);
// EXTERNAL MODULE: ./lib/deploy/plan.js
var deploy_plan = __webpack_require__(68220);
// EXTERNAL MODULE: ./lib/deploy/progress.js
var deploy_progress = __webpack_require__(65756);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./lib/deploy/branch/git.js





/** A git command that ended with an error, in its own words. */
class GitError extends Error {
    command;
    /** What it said on both streams. */
    words;
    constructor(command, words) {
        super(`git ${command} failed: ${words.trim()}`);
        this.name = 'GitError';
        this.command = command;
        this.words = words;
    }
}
/** What git may inherit of its own variables: where the user's certificates, keys and settings are. */
const KEPT = /^GIT_(SSL_|PROXY_SSL_|SSH|EXEC_PATH$|CONFIG_(GLOBAL|SYSTEM|NOSYSTEM)$)/;
/** The runner's variables hold inputs and tokens that git has no business with. */
const DROPPED = /^(GIT_|INPUT_|ACTIONS_|GITHUB_)/;
const LOOPBACK = 'localhost,127.0.0.1,[::1]';
/** Settings of every command: nobody is asked, no hook runs, and packing is for speed. */
const SETTINGS = [
    ['core.hooksPath', '/dev/null'],
    ['core.compression', '1'],
    ['core.looseCompression', '0'],
    ['pack.compression', '1'],
    ['pack.window', '0'],
    ['fastimport.unpackLimit', '1'],
    ['core.fsync', 'none'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['push.gpgSign', 'false'],
    ['push.recurseSubmodules', 'no'],
    ['advice.pushUpdateRejected', 'false'],
];
/**
 * Makes a git for the bare repository in `directory`. `settings` reach git by the environment only: neither the
 * arguments (which every process can read) nor a file shows them.
 */
function createGit(directory, env, settings) {
    return async (args, { signal, input, settings: own = [] }) => {
        signal.throwIfAborted();
        const environment = gitEnvironment(env, [...SETTINGS, ...settings, ...own]);
        const child = (0,external_node_child_process_.spawn)('git', [`--git-dir=${directory}`, ...args], { env: environment, signal });
        const ended = (0,external_node_events_.once)(child, 'close').catch((error) => {
            signal.throwIfAborted();
            throw notStarted(error);
        });
        // A command that ends early says why by itself; the broken pipe to it is no news.
        const fed = (0,external_node_stream_promises_.pipeline)(input ?? [], child.stdin).catch((error) => {
            if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
                child.kill();
                throw error;
            }
        });
        const said = Promise.all([(0,consumers_.text)(child.stdout), (0,consumers_.text)(child.stderr)]);
        const [[code], [out, err]] = await Promise.all([ended, said, fed]);
        if (code !== 0)
            throw new GitError(args[0] ?? '', `${err}\n${out}`);
        return out;
    };
}
function gitEnvironment(env, settings) {
    const inherited = Object.entries(env).filter((entry) => entry[1] !== undefined && (KEPT.test(entry[0]) || !DROPPED.test(entry[0])));
    // git reads the small letters of http_proxy only; no proxy reaches this machine itself.
    const proxy = env.http_proxy ?? env.HTTP_PROXY;
    const direct = [env.no_proxy ?? env.NO_PROXY ?? '', LOOPBACK].filter((part) => part !== '').join(',');
    const pairs = settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
    ]);
    return {
        GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
        ...Object.fromEntries(inherited),
        ...(proxy !== undefined && { http_proxy: proxy }),
        no_proxy: direct,
        NO_PROXY: direct,
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_CONFIG_COUNT: String(settings.length),
        ...Object.fromEntries(pairs),
    };
}
function notStarted(error) {
    if (!(error instanceof Error) || error.code !== 'ENOENT')
        return error;
    return new failure/* Failure */.HR('E_GIT', {
        what: 'git could not be started',
        why: 'there is no program of that name on this machine',
        fix: 'install git, or use a runner that has it',
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/deploy/branch/failure.js


/** Somebody else pushed in between: fetch again and redo. */
function isConcurrent(error) {
    return (error instanceof GitError &&
        error.command === 'push' &&
        /\[rejected\]|stale info|cannot lock ref|failed to update ref|incorrect old value/.test(error.words));
}
/** The branch (or everything) is missing: the first publish makes it. */
function isMissingBranch(error) {
    return error instanceof GitError && /couldn't find remote ref/.test(error.words);
}
const NETWORK = /Could not resolve|Failed to connect|Couldn't connect|Connection (refused|reset|timed out)|Operation timed out|early EOF|unexpected disconnect|hung up unexpectedly|RPC failed|Recv failure|Empty reply|returned error: (408|429|5\d\d)|HTTP (408|429|5\d\d)|TLS|SSL_ERROR_SYSCALL/;
/** What may pass on another try. */
function isPassing(error) {
    return error instanceof GitError && NETWORK.test(error.words) && !/certificate/i.test(error.words);
}
/** What git says, as a failure that names the permission or setting to change. */
function failure_failureOf(error, remote) {
    if (!(error instanceof GitError))
        return error;
    const { words } = error;
    const told = { value: `${remote.url} ${remote.branch}`, why: lastWords(words), cause: error };
    const token = remote.authorized
        ? 'give the job `permissions: contents: write`; for another repository, `github-token` must be a token that may write there'
        : 'the run’s token goes to its own server only: let git have credentials of its own, as an ssh key or a credential helper';
    if (/hook declined|protected branch|GH006|GH013|rule violations/i.test(words)) {
        return new failure/* Failure */.HR('E_DEPLOY_DENIED', {
            what: 'The repository refuses a push to this branch',
            ...told,
            fix: 'let the workflow bypass the branch protection or ruleset of this branch, or name another branch',
        });
    }
    if (/Authentication failed|could not read Username|terminal prompts disabled|error: 401/.test(words)) {
        return new failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: 'The repository asks for credentials',
            ...told,
            fix: token,
        });
    }
    if (/error: 403|Permission to .* denied|Write access .* not granted|Permission denied/i.test(words)) {
        return new failure/* Failure */.HR('E_DEPLOY_DENIED', { what: 'The token may not push', ...told, fix: token });
    }
    if (/not found|error: 404|does not appear to be a git repository/i.test(words)) {
        return new failure/* Failure */.HR('E_DEPLOY_NOT_FOUND', {
            what: 'The repository does not exist, or the token may not see it',
            ...told,
            fix: 'correct repo=, or give `github-token` a token that may read and write it',
        });
    }
    if (isConcurrent(error)) {
        return new failure/* Failure */.HR('E_GIT', {
            what: 'The branch kept changing while it was published',
            ...told,
            fix: 'let one workflow at a time publish, with `concurrency:` in the workflow, and run again',
        });
    }
    if (isPassing(error)) {
        return new failure/* Failure */.HR('E_DEPLOY_UNREACHABLE', {
            what: 'The repository could not be reached',
            ...told,
            fix: 'check the network and the proxy of the runner, then run again',
        });
    }
    return new failure/* Failure */.HR('E_GIT', { what: `git ${error.command} failed`, ...told });
}
/** The lines that say something: of a push, those of the server too. */
function lastWords(words) {
    const lines = words.split('\n').map((line) => line.trim());
    const telling = lines.filter((line) => /^(fatal|error|remote|!)/.test(line) && !/^remote:\s*$/.test(line));
    return (telling.length > 0 ? telling : lines.filter((line) => line !== '')).slice(0, 6).join(' ');
}

;// CONCATENATED MODULE: ./lib/deploy/branch/base.js




const BASE_REF = 'refs/heads/base';
/** The manifest in a branch says which blob each file became, so that nothing is hashed twice. */
const Blobs = schemas/* looseObject */._H3({ blobs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()) });
/** Fetches the branch's last commit with its trees, and of its files only the manifest. */
async function fetchBase(git, { branch, layout, signal, }) {
    const refspec = `+refs/heads/${branch}:${BASE_REF}`;
    try {
        await git(['fetch', '--quiet', '--depth=1', '--filter=blob:none', '--no-tags', 'origin', refspec], {
            signal,
        });
    }
    catch (error) {
        if (!isMissingBranch(error))
            throw error;
        return { commit: null, tree: null, blobs: new Map(), inventory: deploy_inventory/* NOTHING */.K$ };
    }
    const ids = await git(['rev-parse', BASE_REF, `${BASE_REF}^{tree}`], { signal });
    const [commit = '', tree = ''] = ids.split('\n');
    const blobs = blobsOf(await git(['ls-tree', '-r', '-z', '--full-tree', BASE_REF], { signal }));
    const manifestBlob = blobs.get(layout.place(bundle_manifest/* MANIFEST_PATH */.U4));
    const manifest = manifestBlob === undefined ? '' : await git(['cat-file', 'blob', manifestBlob], { signal });
    return { commit, tree, blobs, inventory: inventoryOf(blobs, manifest, layout) };
}
/** Reads `MODE TYPE ID<tab>PATH` records. */
function blobsOf(listing) {
    const blobs = new Map();
    for (const record of listing.split('\0')) {
        const tab = record.indexOf('\t');
        const id = record.slice(0, tab).split(' ')[2];
        if (tab > 0 && id !== undefined)
            blobs.set(record.slice(tab + 1), id);
    }
    return blobs;
}
/** A file is known by the manifest where its blob is still the one that the manifest's run made. */
function inventoryOf(blobs, text, layout) {
    const manifest = (0,deploy_inventory/* parseManifest */.Ng)(text);
    const known = manifest === undefined ? deploy_inventory/* NOTHING */.K$.files : (0,deploy_inventory/* inventoryOfManifest */.FF)(manifest).files;
    const recorded = Blobs.safeParse(manifest).data?.blobs ?? {};
    const files = new Map();
    const foreign = new Set();
    for (const [place, id] of blobs) {
        const path = layout.pathOf(place);
        if (path === undefined)
            continue;
        const file = known.get(path);
        if (file === undefined && layout.spared(place))
            continue;
        files.set(path, file !== undefined && recorded[path] === id ? file : {});
        if (file === undefined)
            foreign.add(path);
    }
    // What belongs to the branch beside the site must be right too before there is nothing to do.
    const settled = [...layout.extras].every(([place, extra]) => blobs.get(place) === extra.blob);
    return { manifest, interrupted: !settled, files, foreign };
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
;// CONCATENATED MODULE: ./lib/deploy/branch/layout.js



/** `directory`: where in the branch the site goes; `keep`: patterns, as in a .gitignore, of what is never removed. */
function layoutOf(options) {
    const directory = options.directory.replace(/^(\.?\/+)+|\/+$/g, '');
    const prefix = directory === '' || directory === '.' ? '' : `${directory}/`;
    const kept = ignore().add([...options.keep]);
    // GitHub Pages serves a branch from its root or from /docs; there it looks for both files.
    const root = /^docs\//.test(prefix) ? 'docs/' : '';
    const extras = new Map([[`${root}.nojekyll`, extraOf('')]]);
    if (options.cname !== undefined)
        extras.set(`${root}CNAME`, extraOf(`${options.cname}\n`));
    return {
        extras,
        place: (path) => prefix + path,
        pathOf(place) {
            const path = place.startsWith(prefix) ? place.slice(prefix.length) : bundle_manifest/* MANIFEST_PATH */.U4;
            return path === bundle_manifest/* MANIFEST_PATH */.U4 ? undefined : path;
        },
        spared(place) {
            if (place === `${root}.nojekyll` || place === `${root}CNAME`)
                return true;
            return kept.ignores(place.slice(prefix.length));
        },
    };
}
function extraOf(text) {
    return { text, blob: blobId(text) };
}
/** The id git gives to these bytes. */
function blobId(bytes) {
    return (0,external_node_crypto_.createHash)('sha1')
        .update(`blob ${Buffer.byteLength(bytes)}\0`)
        .update(bytes)
        .digest('hex');
}

;// CONCATENATED MODULE: ./lib/deploy/branch/blobs.js






/** Files above this are streamed. */
const WHOLE = 1024 * 1024;
/** Files read ahead while git takes in the one before. */
const AHEAD = 8;
/** What one git takes in while another one starts. */
const blobs_LEAST_BYTES = 8 * 1024 * 1024;
/**
 * Writes files of the site into the repository as blobs; path → id of the blob. git hashes and deflates on one core,
 * so that several take in their parts side by side, and only texts are deflated: a picture does not get smaller.
 */
async function writeBlobs(git, site, paths, options) {
    const ids = new Map();
    const isText = (path) => site.manifest.files[path]?.contentType.includes('charset=') === true;
    const texts = blobs_partsOf(site, paths.filter(isText)).map((part) => ({ part, level: '1' }));
    const others = blobs_partsOf(site, paths.filter((path) => !isText(path))).map((part) => ({ part, level: '0' }));
    const ended = await Promise.allSettled([...texts, ...others].map(({ part, level }) => git(['fast-import', '--quiet', '--done', '--force', '--depth=0'], {
        signal: options.signal,
        input: blobs(site, part, ids, options),
        settings: [
            ['core.compression', level],
            ['pack.compression', level],
        ],
    })));
    // Only when none writes any more, so that who clears up after a failure finds the repository at rest.
    for (const one of ended)
        if (one.status === 'rejected')
            throw one.reason;
    return ids;
}
/** Parts of about the same number of bytes, one a core where there is enough. */
function blobs_partsOf(site, paths) {
    const sizeOf = (path) => site.manifest.files[path]?.size ?? 0;
    const bytes = paths.reduce((sum, path) => sum + sizeOf(path), 0);
    const count = Math.min((0,external_node_os_.availableParallelism)(), Math.ceil(bytes / blobs_LEAST_BYTES));
    if (count <= 1)
        return paths.length > 0 ? [paths] : [];
    const parts = Array.from({ length: count }, () => []);
    let before = 0;
    for (const path of paths) {
        parts[Math.min(count - 1, Math.floor((before / bytes) * count))]?.push(path);
        before += sizeOf(path);
    }
    return parts.filter((part) => part.length > 0);
}
/** The stream of git-fast-import(1). */
async function* blobs(site, paths, ids, { isThere, onFile }) {
    for await (const { path, file, bytes } of readAhead(site, paths)) {
        const size = bytes?.length ?? site.manifest.files[path]?.size ?? 0;
        if (bytes === undefined) {
            yield 'blob\n';
            ids.set(path, yield* streamed(file, size));
        }
        else {
            const id = blobId(bytes);
            ids.set(path, id);
            if (!isThere(path, id)) {
                yield `blob\ndata ${size}\n`;
                yield bytes;
                yield '\n';
            }
        }
        onFile(size);
    }
    yield 'done\n';
}
/** The files in order, each read while git still takes in those before it. */
async function* readAhead(site, paths) {
    const read = async (path) => {
        const file = (0,external_node_path_.join)(site.directory, path);
        const large = (site.manifest.files[path]?.size ?? 0) > WHOLE;
        return { path, file, bytes: large ? undefined : await (0,promises_.readFile)(file) };
    };
    const coming = [];
    for (const path of paths) {
        const reading = read(path);
        // Who takes it from the queue hears of a failure.
        reading.catch(() => { });
        coming.push(reading);
        const first = coming.length >= AHEAD ? coming.shift() : undefined;
        if (first !== undefined)
            yield await first;
    }
    for (const reading of coming)
        yield await reading;
}
async function* streamed(file, size) {
    const hash = (0,external_node_crypto_.createHash)('sha1').update(`blob ${size}\0`);
    yield `data ${size}\n`;
    let sent = 0;
    for await (const chunk of (0,external_node_fs_.createReadStream)(file, { highWaterMark: 256 * 1024 })) {
        const bytes = chunk;
        hash.update(bytes);
        sent += bytes.length;
        yield bytes;
    }
    if (sent !== size)
        throw new Error(`${file} changed while it was published: ${sent} bytes instead of ${size}`);
    yield '\n';
    return hash.digest('hex');
}

;// CONCATENATED MODULE: ./lib/deploy/branch/commit.js




const NEXT_REF = 'refs/heads/next';
/** Writes the commit that brings the branch from `base` to the site, as {@link NEXT_REF}; only what differs is read. */
async function writeCommit(git, site, base, options) {
    const { layout, force, signal, onFile } = options;
    const plan = (0,deploy_plan/* planOf */.X)(site.manifest, base.inventory, { force });
    const isExtra = (path) => layout.extras.has(layout.place(path));
    const differing = [...plan.added, ...plan.updated].filter((path) => !isExtra(path));
    const isThere = (path, id) => base.blobs.get(layout.place(path)) === id;
    const written = await writeBlobs(git, site, differing, { signal, onFile, isThere });
    await git(['fast-import', '--quiet', '--done', '--force', '--depth=0'], {
        signal,
        input: instructions(site, base, plan, written, options),
    });
}
/** The stream of git-fast-import(1). */
function* instructions(site, base, plan, written, { layout, single, message, author, time }) {
    yield `commit ${NEXT_REF}\nauthor ${author} ${time} +0000\ncommitter ${author} ${time} +0000\n`;
    yield* data(Buffer.from(message));
    if (base.tree !== null && single)
        yield `M 040000 ${base.tree} \n`;
    else if (base.commit !== null)
        yield `from ${BASE_REF}^0\n`;
    const removed = plan.deleted.map((path) => layout.place(path));
    for (const place of removed)
        if (!layout.spared(place))
            yield `D ${quoted(place)}\n`;
    const blobs = {};
    for (const path of [...plan.unchanged, ...plan.headers]) {
        const id = base.blobs.get(layout.place(path));
        if (id !== undefined)
            blobs[path] = id;
    }
    for (const [path, id] of written) {
        blobs[path] = id;
        const place = layout.place(path);
        if (base.blobs.get(place) !== id)
            yield `M 100644 ${id} ${quoted(place)}\n`;
    }
    for (const [place, { text, blob }] of layout.extras) {
        const path = layout.pathOf(place);
        if (path !== undefined && Object.hasOwn(site.manifest.files, path))
            blobs[path] = blob;
        if (base.blobs.get(place) === blob)
            continue;
        yield `M 100644 inline ${quoted(place)}\n`;
        yield* data(Buffer.from(text));
    }
    yield `M 100644 inline ${quoted(layout.place(bundle_manifest/* MANIFEST_PATH */.U4))}\n`;
    yield* data(Buffer.from(JSON.stringify({ ...site.manifest, blobs })));
    yield 'done\n';
}
/** Bytes as fast-import takes them. */
function* data(bytes) {
    yield `data ${bytes.length}\n`;
    yield bytes;
    yield '\n';
}
/** A path as fast-import reads it whatever its characters. */
function quoted(path) {
    return `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

;// CONCATENATED MODULE: ./lib/deploy/branch/limits.js


/** GitHub refuses larger files in a repository. */
const GIT_LIMITS = { host: 'GitHub, in a repository,', fileBytes: 100 * 1024 * 1024 };
/** Repositories and Pages sites above this get slow, and letters. */
const LARGE_SITE = 1024 ** 3;
/** Refuses what git itself would refuse; says what will hurt. */
function checkNames({ manifest }, log) {
    let sum = 0;
    for (const [path, { size }] of Object.entries(manifest.files)) {
        sum += size;
        if (/(^|\/)\.git(\/|$)/i.test(path))
            throw refusal(path, 'git keeps that name for itself');
    }
    if (sum <= LARGE_SITE)
        return;
    log.warning(`The site has ${(0,deploy_progress/* bytesText */.p)(sum)}: GitHub Pages serves at most 1 GB, and a branch keeps what it once held ` +
        '(single-commit=true leaves the history behind)');
}
function refusal(path, why) {
    return new failure/* Failure */.HR('E_GUARD_LIMIT', {
        what: 'A file cannot be published in a branch',
        value: path,
        why,
        fix: 'leave it out of the site, or publish to an object store as s3://',
    });
}

;// CONCATENATED MODULE: ./lib/deploy/branch/remote.js

const NAME = /^[\w.-]+\/[\w.-]+$/;
/** Whether a text names a repository: `owner/name`, an https or ssh address without a password, `git@host:path`. */
function isRepository(text) {
    if (NAME.test(text) || /^[\w.-]+@[\w.-]+:[^\s-]\S*$/.test(text))
        return true;
    if (!URL.canParse(text))
        return false;
    const { protocol, password, username } = new URL(text);
    const named = protocol === 'ssh:' || username === '';
    return ['https:', 'http:', 'ssh:'].includes(protocol) && password === '' && named;
}
/** Reads where to push; the run's token goes to the run's own server only. */
function remoteOf(spec, context) {
    const { github, env, log } = context;
    const server = github?.serverUrl ?? (env.GITHUB_SERVER_URL || 'https://github.com');
    const here = github === undefined ? context.origin : `${github.owner}/${github.repo}`;
    const given = spec.options.repo ?? here;
    const branch = spec.target.slice('branch:'.length);
    if (given === undefined) {
        throw new failure/* Failure */.HR('E_INPUT_MISSING', {
            what: 'The repository of the branch is not known',
            value: spec.target,
            why: 'this is no workflow run with a github-token, and the current folder is no checkout with a remote “origin”',
            fix: 'add repo=owner/name, or an address git can push to',
        });
    }
    const url = NAME.test(given) ? `${server}/${given}.git` : given;
    const own = URL.canParse(url) && new URL(url).origin === new URL(server).origin;
    const page = own ? `${url.replace(/(\.git)?\/?$/, '')}/tree/${branch}` : null;
    if (github === undefined || !own)
        return { url, branch, page, settings: [], authorized: false };
    const basic = Buffer.from(`x-access-token:${github.token}`).toString('base64');
    log.mask(basic);
    // The empty value first takes away what the machine's own settings say of this address.
    const header = `http.${url}.extraHeader`;
    return {
        ...{ url, branch, page, authorized: true },
        settings: [
            [header, ''],
            [header, `Authorization: Basic ${basic}`],
            ['credential.helper', ''],
        ],
    };
}

// EXTERNAL MODULE: ./lib/deploy/remove.js
var remove = __webpack_require__(49739);
;// CONCATENATED MODULE: ./lib/deploy/branch/removal.js




/** Places in the branch of what the manifest there lists; undefined without one. */
function placesToRemove({ blobs, inventory }, layout) {
    if (inventory.manifest === undefined)
        return undefined;
    return (0,remove/* listedFiles */.H)(inventory.manifest)
        .map((path) => layout.place(path))
        .filter((place) => blobs.has(place) && !layout.spared(place));
}
/** Pushes a commit without these files and their manifest; a branch that held nothing else is deleted. */
async function pushRemoval(git, base, places, { layout, branch, single, message, author, time, signal }) {
    const gone = new Set([...places, layout.place(bundle_manifest/* MANIFEST_PATH */.U4)]);
    const rest = [...base.blobs.keys()].filter((place) => !gone.has(place) && !layout.extras.has(place));
    const to = `refs/heads/${branch}`;
    const lease = `--force-with-lease=${to}:${base.commit ?? ''}`;
    if (rest.length === 0) {
        await git(['push', '--porcelain', lease, 'origin', `:${to}`], { signal });
        return;
    }
    await git(['fast-import', '--quiet', '--done', '--force', '--depth=0'], {
        signal,
        input: instructions(),
    });
    await git(['push', '--porcelain', ...(single ? [lease] : []), 'origin', `${NEXT_REF}:${to}`], { signal });
    /** The stream of git-fast-import(1). */
    async function* instructions() {
        yield `commit ${NEXT_REF}\nauthor ${author} ${time} +0000\ncommitter ${author} ${time} +0000\n`;
        yield* data(Buffer.from(message));
        yield single ? `M 040000 ${base.tree} \n` : `from ${BASE_REF}^0\n`;
        for (const place of gone)
            yield `D ${quoted(place)}\n`;
        yield 'done\n';
    }
}

;// CONCATENATED MODULE: ./lib/deploy/branch/branch.js















/** `branch:NAME`: a branch of a git repository, brought up to date in one commit. */
const branchScheme = {
    form: 'branch:NAME',
    options: {
        repo: {
            form: 'owner/name, or an address as https://git.example.com/docs.git without a password',
            accepts: isRepository,
        },
        directory: {
            form: 'a folder in the branch, as docs',
            accepts: (value) => value !== '' && !/[\\\n]/.test(value) && !/(^|\/)(\.\.|\.git)(\/|$)/i.test(value),
        },
        message: scheme_text,
        author: {
            form: 'Name <mail@example.com>, in quotes',
            accepts: (value) => /^[^<>\n]+ <[^<>\s]+>$/.test(value),
        },
        cname: {
            form: 'a host name as docs.example.com',
            accepts: (value) => /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value),
        },
        keep: { form: 'patterns as in a .gitignore, with commas between', accepts: (value) => value !== '' },
        'single-commit': yesOrNo,
        force: yesOrNo,
    },
    complaint: (target) => isBranchName(target.slice('branch:'.length)) && target.startsWith('branch:')
        ? undefined
        : { why: 'it names no branch that git accepts', fix: 'write branch:gh-pages' },
    open: openBranch,
};
const ROBOT = 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>';
const RETRIES = { attempts: 6, baseMs: 500, maxMs: 15_000 };
function openBranch(spec, context) {
    const { options, target: name } = spec;
    const { clock, log } = context;
    const remote = remoteOf(spec, context);
    const layout = layoutOf({
        directory: options.directory ?? '',
        keep: (options.keep ?? '').split(','),
        cname: options.cname,
    });
    const force = options.force === 'true';
    const url = options.cname === undefined ? remote.page : `https://${options.cname}/`;
    let opened;
    let base;
    const repository = (signal) => {
        opened ??= openRepository(context, remote, signal);
        return opened;
    };
    const retries = (signal) => ({
        ...{ clock, signal, policy: RETRIES },
        onRetry: (error) => log.info(`${name}: ${isConcurrent(error) ? 'somebody else pushed' : 'no answer'}; trying again`),
    });
    return {
        kind: 'whole',
        ...{ name, url, force, limits: [GIT_LIMITS] },
        async inventory({ signal }) {
            base = await translated(remote, signal, async () => {
                const { git } = await repository(signal);
                const attempt = patiently(() => fetchBase(git, { branch: remote.branch, layout, signal }));
                return (0,retry/* retrying */.R$)(attempt, retries(signal));
            });
            return base.inventory;
        },
        async publish(site, { signal }) {
            checkNames(site, log);
            let bytes = 0;
            await translated(remote, signal, async () => {
                const { git } = await repository(signal);
                await (0,retry/* retrying */.R$)(patiently(async (number) => {
                    if (number > 1 || base === undefined) {
                        base = await fetchBase(git, { branch: remote.branch, layout, signal });
                        // Whoever pushed in between may have been a newer run.
                        (0,guards/* guard */.ah)(site.manifest, base.inventory, { maxPageLoss: 1, force });
                        // Or it was us: the push arrived, and its answer was lost.
                        if ((0,deploy_plan/* planOf */.X)(site.manifest, base.inventory, { force }).nothingToDo)
                            return;
                    }
                    bytes = await pushCommit(git, site, base);
                }), retries(signal));
            });
            return { url, bytes };
            async function pushCommit(git, from, onto) {
                const total = totalOf(from, onto);
                const progress = (0,deploy_progress/* createProgress */.m)(name, total, log, clock);
                const single = options['single-commit'] === 'true';
                await writeCommit(git, from, onto, {
                    ...{ layout, single, force, signal },
                    message: options.message ?? messageOf(from),
                    author: options.author ?? ROBOT,
                    time: Math.floor(clock.now() / 1000),
                    onFile: (size) => progress.advance(size),
                });
                const to = `refs/heads/${remote.branch}`;
                const lease = single ? [`--force-with-lease=${to}:${onto.commit ?? ''}`] : [];
                await git(['push', '--porcelain', '--no-thin', ...lease, 'origin', `${NEXT_REF}:${to}`], { signal });
                return total.bytes;
            }
        },
        async remove(plan, { signal }) {
            return translated(remote, signal, async () => {
                const { git } = await repository(signal);
                const attempt = patiently(async () => {
                    const found = await fetchBase(git, { branch: remote.branch, layout, signal });
                    const places = placesToRemove(found, layout);
                    if (places === undefined || plan)
                        return places?.length;
                    await pushRemoval(git, found, places, {
                        ...{ layout, branch: remote.branch, single: options['single-commit'] === 'true', signal },
                        message: `Remove the documentation of ${name}\n\n${places.length} files\n`,
                        author: options.author ?? ROBOT,
                        time: Math.floor(clock.now() / 1000),
                    });
                    return places.length;
                });
                return (0,retry/* retrying */.R$)(attempt, retries(signal));
            });
        },
        async close() {
            const { directory } = (await opened?.catch(() => undefined)) ?? {};
            if (directory !== undefined)
                await (0,promises_.rm)(directory, { recursive: true, force: true, maxRetries: 3 });
        },
    };
}
/** An empty bare repository; the address stands in the environment, as the token does. */
async function openRepository(context, remote, signal) {
    const directory = await (0,promises_.mkdtemp)((0,external_node_path_.join)(context.tempDirectory, 'branch-'));
    const git = createGit(directory, context.env, [
        ['remote.origin.url', remote.url],
        ['remote.origin.promisor', 'true'],
        ['remote.origin.partialCloneFilter', 'blob:none'],
        ...remote.settings,
    ]);
    try {
        await git(['init', '--quiet', '--bare', '--template=', '--object-format=sha1', directory], { signal });
        return { directory, git };
    }
    catch (error) {
        await (0,promises_.rm)(directory, { recursive: true, force: true });
        throw error;
    }
}
/** One try of some work with git: what may pass, and what somebody else's push broke, is tried again. */
function patiently(work) {
    return async (number) => {
        try {
            return { done: true, value: await work(number) };
        }
        catch (error) {
            if (!isConcurrent(error) && !isPassing(error))
                throw error;
            return { done: false, error };
        }
    };
}
async function translated(remote, signal, work) {
    try {
        return await work();
    }
    catch (error) {
        signal.throwIfAborted();
        throw failure_failureOf(error, remote);
    }
}
/** What is to be sent, at most. */
function totalOf({ manifest }, { inventory }) {
    const coming = Object.entries(manifest.files).filter(([path, { sha256 }]) => inventory.files.get(path)?.sha256 !== sha256);
    return { files: coming.length, bytes: coming.reduce((sum, [, { size }]) => sum + size, 0) };
}
function messageOf({ manifest }) {
    const { commit, pages } = manifest;
    const of = commit === null ? '' : ` of ${commit}`;
    return `Publish the documentation${of}\n\n${pages.length} pages, ${Object.keys(manifest.files).length} files\n`;
}
/** The rules of git-check-ref-format(1). */
function isBranchName(name) {
    return (name !== '' &&
        !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/u.test(name) &&
        name !== '@' &&
        name.split('/').every((part) => !part.startsWith('.') && !part.endsWith('.lock')));
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/deploy/host-files/host-files.js + 9 modules
var host_files = __webpack_require__(43647);
;// CONCATENATED MODULE: ./lib/deploy/dir.js












/** `dir:PATH`: a folder, written beside and swapped in; the one before is kept as `.PATH.previous`. */
const dirScheme = {
    form: 'dir:PATH',
    options: {
        force: yesOrNo,
        'host-files': {
            form: `${host_files/* HOST_NAMES */.Wq.join(', ')}, or several with commas between`,
            accepts: (value) => listOf(value).every(host_files/* isHostName */.uy) && listOf(value).length > 0,
        },
        precompress: {
            form: 'br, gzip, or both with a comma between',
            accepts: (value) => encodingsOf(value).length === value.split(',').length,
        },
    },
    complaint: (target) => target.length > 'dir:'.length ? undefined : { why: 'it names no folder', fix: 'write dir:./public' },
    open: openDir,
};
/** Files copied at once. */
const AT_ONCE = 16;
function encodingsOf(value = '') {
    return ENCODINGS.filter((encoding) => value.split(',').includes(encoding));
}
function openDir(spec, context) {
    const folder = (0,external_node_path_.resolve)(context.workingDirectory, spec.target.slice('dir:'.length));
    const force = spec.options.force === 'true';
    const encodings = encodingsOf(spec.options.precompress);
    const hosts = listOf(spec.options['host-files']).filter(host_files/* isHostName */.uy);
    const compressor = createCompressor(context.tempDirectory);
    return {
        async rollback(plan) {
            await bringBack(await realPlace(folder), plan);
        },
        kind: 'whole',
        name: spec.target,
        url: (0,external_node_url_.pathToFileURL)(folder).href,
        force,
        limits: (0,host_files/* limitsOf */.Af)(hosts),
        async inventory() {
            const place = await realPlace(folder);
            await refuseToEat(place, [
                ['the current folder', context.workingDirectory],
                ['the docs project', context.docsDirectory],
            ]);
            return dir_inventoryOf(place, force);
        },
        async wanted(site, inventory, { signal }) {
            if (encodings.length === 0 && hosts.length === 0)
                return site;
            const place = await realPlace(folder);
            const packed = encodings.length === 0
                ? site
                : await compressedBeside(site, inventory, encodings, { compressor, signal, place });
            return hosts.length === 0 ? packed : (0,host_files/* withHostFiles */.k2)(packed, hosts, context.log);
        },
        close: () => compressor.close(),
        async remove(plan) {
            const place = await realPlace(folder);
            await refuseToEat(place, [
                ['the current folder', context.workingDirectory],
                ['the docs project', context.docsDirectory],
            ]);
            return removeListed(place, plan);
        },
        async publish(site, { signal }) {
            const place = await realPlace(folder);
            await refuseToEat(place, [['the site to publish', (0,external_node_path_.resolve)(site.directory)]]);
            try {
                const bytes = await swapIn(site, place, signal);
                return { url: (0,external_node_url_.pathToFileURL)(folder).href, bytes };
            }
            catch (error) {
                signal.throwIfAborted();
                if (error instanceof failure/* Failure */.HR)
                    throw error;
                throw new failure/* Failure */.HR('E_DEPLOY_DENIED', {
                    what: 'The folder could not be written',
                    value: folder,
                    why: (0,failure/* messageOf */.bD)(error),
                    fix: 'check its permissions, and that it is no mount point (then use a folder below it)',
                    cause: error,
                });
            }
        },
    };
}
/** Refuses folders whose loss nobody can mean, `force` or not. */
async function refuseToEat(place, precious) {
    for (const [what, path] of precious) {
        if (path === undefined)
            continue;
        const inside = (0,external_node_path_.relative)(place, await realPlace((0,external_node_path_.resolve)(path)));
        if (inside !== '..' && !inside.startsWith(`..${external_node_path_.sep}`)) {
            throw dir_refusal(place, `it holds ${what}, and its whole content would be replaced`, 'name another folder');
        }
    }
}
/**
 * What a folder holds, by the manifest in it. Sizes and missing or added files are checked; a file edited by
 * hand to other bytes of the same size is noticed by the next change only, when all files are written anew.
 */
async function dir_inventoryOf(place, force) {
    const sizes = await sizesBelow(place);
    if (sizes.size === 0)
        return deploy_inventory/* NOTHING */.K$;
    const text = sizes.has(bundle_manifest/* MANIFEST_PATH */.U4) ? await (0,promises_.readFile)((0,external_node_path_.join)(place, bundle_manifest/* MANIFEST_PATH */.U4), 'utf8') : '';
    const manifest = (0,deploy_inventory/* parseManifest */.Ng)(text);
    if (manifest === undefined) {
        if (force)
            return { ...deploy_inventory/* NOTHING */.K$, files: new Map([...sizes].map(([path, size]) => [path, { size }])) };
        throw dir_refusal(place, 'it holds files that no earlier run put there', 'name an empty or new folder, or add force=true to replace it');
    }
    const known = (0,deploy_inventory/* inventoryOfManifest */.FF)(manifest).files;
    const files = new Map();
    for (const [path, size] of sizes) {
        const file = known.get(path);
        if (path !== bundle_manifest/* MANIFEST_PATH */.U4)
            files.set(path, file?.size === size ? file : { size });
    }
    return { ...deploy_inventory/* NOTHING */.K$, manifest, files };
}
async function sizesBelow(place) {
    const entries = await (0,promises_.readdir)(place, { recursive: true, withFileTypes: true }).catch((error) => {
        if (hasCode(error, 'ENOENT'))
            return [];
        if (hasCode(error, 'ENOTDIR'))
            throw dir_refusal(place, 'it is a file', 'name a folder');
        throw error;
    });
    const sizes = new Map();
    for (const entry of entries) {
        if (entry.isDirectory())
            continue;
        const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
        sizes.set((0,external_node_path_.relative)(place, path).split(external_node_path_.sep).join('/'), entry.isFile() ? (await (0,promises_.stat)(path)).size : -1);
    }
    return sizes;
}
function beside(place, suffix) {
    return (0,external_node_path_.join)((0,external_node_path_.dirname)(place), `.${(0,external_node_path_.basename)(place)}.${suffix}`);
}
/** Swaps the folder with the kept release; a second rollback swaps them back. */
async function bringBack(place, plan) {
    const previous = beside(place, 'previous');
    if (!(await exists(previous))) {
        throw new failure/* Failure */.HR('E_ROLLBACK', {
            what: 'The release before cannot be brought back',
            value: place,
            why: `there is no ${previous}: this folder was published once only, or somebody removed it`,
            fix: 'publish the older commit again',
        });
    }
    if (plan)
        return;
    const aside = beside(place, 'aside');
    await (0,promises_.rm)(aside, { recursive: true, force: true });
    if (await exists(place))
        await (0,promises_.rename)(place, aside);
    await (0,promises_.rename)(previous, place);
    if (await exists(aside))
        await (0,promises_.rename)(aside, previous);
}
/** Deletes what the folder's manifest lists, the folders that are empty then, and the release kept beside. */
async function removeListed(place, plan) {
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(place, bundle_manifest/* MANIFEST_PATH */.U4), 'utf8').catch((error) => {
        if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR'))
            return '';
        throw error;
    });
    const manifest = (0,deploy_inventory/* parseManifest */.Ng)(text);
    if (manifest === undefined)
        return undefined;
    const paths = (0,remove/* listedFiles */.H)(manifest);
    if (plan)
        return paths.length;
    for (const path of [...paths, bundle_manifest/* MANIFEST_PATH */.U4])
        await (0,promises_.rm)((0,external_node_path_.join)(place, path), { force: true });
    await (0,promises_.rm)(beside(place, 'previous'), { recursive: true, force: true });
    const folders = (await (0,promises_.readdir)(place, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map(({ parentPath, name }) => (0,external_node_path_.join)(parentPath, name));
    for (const one of [...folders.sort((a, b) => b.length - a.length), place]) {
        // What still holds something holds what is not ours.
        await (0,promises_.rmdir)(one).catch((error) => {
            if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST'))
                throw error;
        });
    }
    return paths.length;
}
/** Writes the site beside the folder and swaps it in; the folder is missing only between two renames. */
async function swapIn(site, place, signal) {
    const next = beside(place, 'next');
    const previous = beside(place, 'previous');
    await (0,promises_.rm)(next, { recursive: true, force: true });
    try {
        const bytes = await copySite(site, next, signal);
        const had = await exists(place);
        if (had) {
            await (0,promises_.rm)(previous, { recursive: true, force: true });
            await (0,promises_.rename)(place, previous);
        }
        try {
            await (0,promises_.rename)(next, place);
        }
        catch (error) {
            if (had)
                await (0,promises_.rename)(previous, place);
            throw error;
        }
        return bytes;
    }
    finally {
        await (0,promises_.rm)(next, { recursive: true, force: true });
    }
}
async function copySite(site, target, signal) {
    const entries = Object.entries(site.manifest.files);
    const paths = [bundle_manifest/* MANIFEST_PATH */.U4, ...entries.map(([path]) => path)];
    for (const folder of new Set(paths.map((path) => (0,external_node_path_.dirname)(path)))) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(target, folder), { recursive: true });
    }
    const waiting = paths.values();
    const copyNext = async () => {
        for (const path of waiting) {
            signal.throwIfAborted();
            if (path === bundle_manifest/* MANIFEST_PATH */.U4)
                continue;
            const source = site.elsewhere?.get(path) ?? (0,external_node_path_.join)(site.directory, path);
            const file = (0,external_node_path_.join)(target, path);
            if (typeof source === 'string')
                await (0,promises_.copyFile)(source, file, external_node_fs_.constants.COPYFILE_FICLONE);
            else
                await (0,promises_.writeFile)(file, source);
        }
    };
    const copies = await Promise.allSettled(Array.from({ length: AT_ONCE }, copyNext));
    for (const copy of copies)
        if (copy.status === 'rejected')
            throw copy.reason;
    await (0,promises_.writeFile)((0,external_node_path_.join)(target, bundle_manifest/* MANIFEST_PATH */.U4), JSON.stringify(site.manifest));
    return entries.reduce((sum, [, file]) => sum + file.size, 0);
}
async function exists(path) {
    try {
        await (0,promises_.lstat)(path);
        return true;
    }
    catch (error) {
        if (hasCode(error, 'ENOENT'))
            return false;
        throw error;
    }
}
/** A path with the links of its existing part followed, so that a link cannot hide what would be replaced. */
async function realPlace(path) {
    try {
        return await (0,promises_.realpath)(path);
    }
    catch (error) {
        if (hasCode(error, 'ENOTDIR'))
            throw dir_refusal(path, 'a part of the path is a file', 'name another folder');
        if (!hasCode(error, 'ENOENT') || (0,external_node_path_.dirname)(path) === path)
            throw error;
        return (0,external_node_path_.join)(await realPlace((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
    }
}
function dir_refusal(value, why, fix) {
    return new failure/* Failure */.HR('E_GUARD_FOLDER', { what: 'The folder is not replaced', value, why, fix });
}
function hasCode(error, code) {
    return error instanceof Error && error.code === code;
}

;// CONCATENATED MODULE: ./lib/deploy/gcs/credentials.js

/** Objects may be read, written and deleted; buckets and policies may not be changed. */
const SCOPE = 'https://www.googleapis.com/auth/devstorage.read_write';
/**
 * Application Default Credentials: the file of GOOGLE_APPLICATION_CREDENTIALS (a workload identity or a key), the
 * session of gcloud, or the machine's own account. Renewed before they expire. Throws E_DEPLOY_CREDENTIALS where
 * there are none, E_DEPLOY_DENIED where the exchange is refused.
 */
function credentials_tokenSource(log) {
    let client;
    const find = async () => {
        const { GoogleAuth } = await __webpack_require__.e(/* import() */ 492).then(__webpack_require__.t.bind(__webpack_require__, 492, 19));
        // Left to itself the library asks another service for the project, which nobody here needs or may be allowed to.
        return new GoogleAuth({ scopes: SCOPE, projectId: 'any' }).getClient();
    };
    return async (refresh) => {
        // The library knows when a token ends; where the service disagrees, it must begin anew.
        if (refresh)
            client = undefined;
        client ??= find();
        let found;
        try {
            found = await client;
        }
        catch (error) {
            client = undefined;
            throw new failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
                what: 'No credentials for the bucket were found',
                why: credentials_lineOf(error),
                fix: 'add a step that logs in to Google Cloud before this one, or set GOOGLE_APPLICATION_CREDENTIALS',
                cause: error,
            });
        }
        try {
            const { token } = await found.getAccessToken();
            if (!token)
                throw new Error('the login gave no token');
            log.mask(token);
            return token;
        }
        catch (error) {
            throw new failure/* Failure */.HR('E_DEPLOY_DENIED', {
                what: 'The login was refused',
                why: credentials_lineOf(error),
                fix: 'check the workload identity provider’s conditions and that it may act as the service account ' +
                    '(role "Workload Identity User"), or that the key is still active',
                cause: error,
            });
        }
    };
}
function credentials_lineOf(error) {
    return (0,failure/* messageOf */.bD)(error).split(/\r?\n/, 1)[0] ?? '';
}

;// CONCATENATED MODULE: ./lib/deploy/gcs/failure.js



const ErrorBody = schemas/* looseObject */._H3({ error: schemas/* looseObject */._H3({ message: schemas/* string */.YjP() }) });
/** The failure a reader can act on: it names the bucket and the permission or setting to change. */
function gcs_failure_failureOf({ status, body }, { subject, permission }, tried) {
    const { bucket, endpoint } = tried;
    const why = `the service (${endpoint}) says ${saidIn(body)} (status ${status})`;
    if (status === 401) {
        return new failure/* Failure */.HR('E_DEPLOY_DENIED', {
            what: 'The service does not accept the credentials',
            value: subject,
            why,
            fix: 'log in again before this step, or correct GOOGLE_APPLICATION_CREDENTIALS; then run again: what arrived is reused',
        });
    }
    if (status === 403) {
        return new failure/* Failure */.HR('E_DEPLOY_DENIED', {
            what: 'The credentials lack a permission',
            value: subject,
            why,
            fix: `allow ${permission} on the bucket ${bucket} (the role "Storage Object User", roles/storage.objectUser, has all that is needed)`,
        });
    }
    if (status === 404) {
        return new failure/* Failure */.HR('E_DEPLOY_NOT_FOUND', {
            what: 'The bucket does not exist',
            value: bucket,
            why,
            fix: 'create it, or correct its name in the destination',
        });
    }
    if (status === 400 && /md5|crc32c/i.test(body))
        return changedMidway(subject, why);
    return (0,store_client/* otherFailure */.r)(status, subject, why);
}
/** Other bytes arrived than the manifest names. */
function changedMidway(subject, why) {
    return new failure/* Failure */.HR('E_DEPLOY_FAILED', {
        what: 'A file changed while it was sent, or its manifest is wrong',
        value: subject,
        why,
        fix: 'unpack the bundle again and publish that',
    });
}
function saidIn(body) {
    try {
        const parsed = ErrorBody.safeParse(JSON.parse(body));
        if (parsed.success)
            return parsed.data.error.message;
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
    }
    return body.trim().slice(0, 200) || 'nothing more';
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./lib/deploy/gcs/objects.js





const objects_subjectOf = ({ name, prefix }, path) => `${name}/${prefix}${path}`;
const objectsOf = ({ endpoint, name }) => `${endpoint}/storage/v1/b/${encodeURIComponent(name)}/o`;
const objectOf = (bucket, path) => `${objectsOf(bucket)}/${encodeURIComponent(bucket.prefix + path)}`;
const uploadOf = ({ endpoint, name }, query) => `${endpoint}/upload/storage/v1/b/${encodeURIComponent(name)}/o?${new URLSearchParams(query)}`;
/** The text of an object, or undefined if there is none. */
async function readObject({ client, bucket }, path, turn) {
    const answer = await client({
        method: 'GET',
        url: `${objectOf(bucket, path)}?alt=media`,
        subject: objects_subjectOf(bucket, path),
        // Who may not list is told 403 for what is not there.
        permission: 'storage.objects.get and storage.objects.list',
    }, turn, [404]);
    return answer.status === 404 ? undefined : answer.body;
}
/** One request with headers and bytes; the service verifies them by MD5. */
async function putObject({ client, bucket }, outgoing, turn) {
    const { path, file } = outgoing;
    const boundary = (0,external_node_crypto_.randomUUID)();
    const answer = await client({
        method: 'POST',
        url: uploadOf(bucket, { uploadType: 'multipart', fields: 'md5Hash' }),
        headers: { 'content-type': `multipart/related; boundary=${boundary}` },
        body: relatedBody(boundary, metadataOf(bucket, outgoing), file.contentType, bodyOf(outgoing)),
        subject: objects_subjectOf(bucket, path),
        permission: 'storage.objects.create and storage.objects.delete',
    }, turn);
    verify(answer, file, objects_subjectOf(bucket, path));
}
/**
 * A resumable upload: begun with the headers, then the bytes as a stream. Bytes that are sent again after a failure
 * the service ignores where it has them.
 */
async function putResumable({ client, bucket }, outgoing, turn) {
    const { path, file } = outgoing;
    const subject = objects_subjectOf(bucket, path);
    const permission = 'storage.objects.create and storage.objects.delete';
    const metadata = Buffer.from(JSON.stringify(metadataOf(bucket, outgoing)));
    const begun = await client({
        method: 'POST',
        url: uploadOf(bucket, { uploadType: 'resumable', fields: 'md5Hash' }),
        headers: {
            'content-type': 'application/json',
            'x-upload-content-type': file.contentType,
            'x-upload-content-length': String(file.size),
        },
        body: { open: () => metadata, size: metadata.length },
        subject,
        permission,
    }, turn);
    const session = begun.headers.location;
    if (session === undefined)
        throw new TypeError('the service began an upload without saying where');
    const url = new URL(session, bucket.endpoint).href;
    const headers = { 'content-range': `bytes 0-${file.size - 1}/${file.size}` };
    const answer = await client({ method: 'PUT', url, headers, body: bodyOf(outgoing), subject, permission }, turn);
    verify(answer, file, subject);
}
/** Replaces the headers of an object without its bytes; false if there is no such object. */
async function patchObject({ client, bucket }, { path, file }, turn) {
    const headers = Buffer.from(JSON.stringify({ ...headersOf(file), contentEncoding: file.contentEncoding ?? null }));
    const answer = await client({
        method: 'PATCH',
        url: `${objectOf(bucket, path)}?fields=name`,
        headers: { 'content-type': 'application/json' },
        body: { open: () => headers, size: headers.length },
        subject: objects_subjectOf(bucket, path),
        permission: 'storage.objects.update',
    }, turn, [404]);
    return answer.status !== 404;
}
const Rewritten = schemas/* looseObject */._H3({ done: schemas/* boolean */.zMY(), rewriteToken: schemas/* string */.YjP().optional() });
/** Copies an object within the bucket, with these headers; false if there is no such object. */
async function copyObject({ client, bucket }, { from, to, file }, turn) {
    const headers = Buffer.from(JSON.stringify(headersOf(file)));
    const target = `b/${encodeURIComponent(bucket.name)}/o/${encodeURIComponent(bucket.prefix + to)}`;
    const url = `${objectOf(bucket, from)}/rewriteTo/${target}`;
    let token;
    // Large objects are copied piece by piece, as long as the service asks to be called again.
    do {
        const answer = await client({
            method: 'POST',
            url: token === undefined ? url : `${url}?${new URLSearchParams({ rewriteToken: token })}`,
            headers: { 'content-type': 'application/json' },
            body: { open: () => headers, size: headers.length },
            subject: objects_subjectOf(bucket, to),
            permission: 'storage.objects.get, storage.objects.create and storage.objects.delete',
        }, turn, [404]);
        if (answer.status === 404)
            return false;
        const rewritten = Rewritten.parse(JSON.parse(answer.body));
        token = rewritten.done ? undefined : rewritten.rewriteToken;
    } while (token !== undefined);
    return true;
}
/** Deletes an object; one that is gone already is as wanted. */
async function deleteObject({ client, bucket }, path, turn) {
    await client({
        method: 'DELETE',
        url: objectOf(bucket, path),
        subject: objects_subjectOf(bucket, path),
        permission: 'storage.objects.delete',
    }, turn, [404]);
}
const Listing = schemas/* looseObject */._H3({
    nextPageToken: schemas/* string */.YjP().optional(),
    items: schemas/* array */.YOg(schemas/* looseObject */._H3({
        name: schemas/* string */.YjP(),
        size: coerce/* number */.ai(),
        /** Absent where an object was composed of others. */
        md5Hash: schemas/* string */.YjP().optional(),
        contentType: schemas/* string */.YjP().optional(),
        cacheControl: schemas/* string */.YjP().optional(),
        contentEncoding: schemas/* string */.YjP().optional(),
    }))
        .optional(),
});
/** Everything below the prefix, with digests and headers. */
async function listObjects({ client, bucket }, turn) {
    const { prefix } = bucket;
    const files = new Map();
    let pageToken;
    do {
        const query = new URLSearchParams({
            prefix,
            maxResults: '1000',
            fields: 'nextPageToken,items(name,size,md5Hash,contentType,cacheControl,contentEncoding)',
            ...(pageToken === undefined ? {} : { pageToken }),
        });
        const { body } = await client({
            method: 'GET',
            url: `${objectsOf(bucket)}?${query}`,
            subject: bucket.name,
            permission: 'storage.objects.list',
        }, turn);
        const page = Listing.parse(JSON.parse(body));
        for (const { name, size, md5Hash, contentType, cacheControl, contentEncoding } of page.items ?? []) {
            const path = name.slice(prefix.length);
            if (path === '')
                continue;
            files.set(path, {
                size,
                ...(md5Hash === undefined ? {} : { md5: hexOfBase64(md5Hash) }),
                contentType: contentType ?? '',
                cacheControl: cacheControl ?? '',
                contentEncoding: contentEncoding || undefined,
            });
        }
        pageToken = page.nextPageToken || undefined;
    } while (pageToken !== undefined);
    return files;
}
function metadataOf({ prefix }, { path, file }) {
    return {
        name: prefix + path,
        md5Hash: base64OfHex(file.md5),
        ...headersOf(file),
    };
}
function headersOf({ contentType, cacheControl, contentEncoding }) {
    return { contentType, cacheControl, ...(contentEncoding === undefined ? {} : { contentEncoding }) };
}
/** `multipart/related`: the object's description, then its bytes. */
function relatedBody(boundary, metadata, contentType, bytes) {
    const head = Buffer.from(`--${boundary}\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(metadata)}\r\n` +
        `--${boundary}\r\ncontent-type: ${contentType}\r\n\r\n`);
    const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
    return {
        size: head.length + bytes.size + tail.length,
        async open() {
            const opened = await bytes.open();
            if (opened instanceof Uint8Array)
                return Buffer.concat([head, opened, tail]);
            return external_node_stream_.Readable.from(framed(head, opened, tail), { objectMode: false });
        },
        arrived: bytes.arrived,
    };
}
async function* framed(head, bytes, tail) {
    yield head;
    yield* bytes;
    yield tail;
}
const Uploaded = schemas/* looseObject */._H3({ md5Hash: schemas/* string */.YjP() });
/** Holds what the service says it has against what was to be sent. */
function verify({ body }, file, subject) {
    const { md5Hash } = Uploaded.parse(JSON.parse(body));
    const arrived = hexOfBase64(md5Hash);
    if (arrived !== file.md5) {
        throw changedMidway(subject, `the service has the MD5 ${arrived}, the manifest ${file.md5}`);
    }
}

;// CONCATENATED MODULE: ./lib/deploy/gcs/gcs.js








const gcs_TARGET = /^gs:\/\/([^/]+)(?:\/(.*))?$/;
/** `gs://bucket/prefix`: Google Cloud Storage. */
const gcsScheme = {
    form: 'gs://bucket/prefix',
    options: {
        endpoint: httpAddress,
        concurrency: wholeNumber(1, 256),
        inventory: oneOf('manifest', 'listing'),
        force: yesOrNo,
        ...STORE_OPTIONS,
    },
    complaint(target) {
        const [, bucket, prefix = ''] = gcs_TARGET.exec(target) ?? [];
        if (bucket === undefined)
            return { why: 'it names no bucket', fix: 'write gs://bucket/prefix' };
        if (!/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/.test(bucket)) {
            return {
                why: `"${bucket}" cannot be a bucket’s name`,
                fix: 'use at least 3 small letters, digits, dots, hyphens and underscores',
            };
        }
        return prefixComplaint(prefix);
    },
    open: openGcs,
};
const SERVICE = 'https://storage.googleapis.com';
function openGcs(spec, context) {
    const { options } = spec;
    const [, name = '', path = ''] = gcs_TARGET.exec(spec.target) ?? [];
    const emulator = emulatorOf(context.env);
    const endpoint = (options.endpoint ?? emulator ?? SERVICE).replace(/\/+$/, '');
    const bucket = { name, prefix: prefixOf(path), endpoint };
    // An emulator is told by its variable, as Google's own clients are, and takes no credentials.
    const anonymous = options.endpoint === undefined && emulator !== undefined;
    const place = { bucket, client: gcs_clientOf(bucket, anonymous, context) };
    const concurrency = Number(options.concurrency ?? 64);
    const put = (outgoing, turn) => outgoing.file.size > IN_ONE_PIECE
        ? putResumable(place, outgoing, turn)
        : putObject(place, outgoing, turn);
    return {
        kind: 'files',
        name: spec.target,
        url: `${endpoint}/${name}/${encodePath(`${bucket.prefix}index.html`)}`,
        force: options.force === 'true',
        ...ruled(options, context),
        concurrency,
        inventory: (turn) => inventoryOfStore({
            readManifest: () => readObject(place, bundle_manifest/* MANIFEST_PATH */.U4, turn),
            list: () => listObjects(place, turn),
            listing: options.inventory === 'listing',
            log: context.log,
            name: spec.target,
        }),
        put,
        async updateHeaders(outgoing, turn) {
            // The manifest may know of a file that somebody removed.
            if (!(await patchObject(place, outgoing, turn)))
                await put(outgoing, turn);
        },
        copy: (from, to, file, turn) => copyObject(place, { from, to, file }, turn),
        readText: (object, turn) => readObject(place, object, turn),
        remove: (paths, turn) => removeEach(paths, { concurrency, clock: context.clock }, turn, (one, paced) => deleteObject(place, one, paced)),
    };
}
function emulatorOf(env) {
    const host = env.STORAGE_EMULATOR_HOST;
    if (!host)
        return undefined;
    return /^https?:\/\//.test(host) ? host : `http://${host}`;
}
function gcs_clientOf(bucket, anonymous, context) {
    const token = credentials_tokenSource(context.log);
    return (0,store_client/* createStoreClient */.X)({
        address: bucket.endpoint,
        unreachableFix: 'check the network, and endpoint= of the destination; then run again: what arrived is reused',
        async authorize({ url, headers }, { refresh }) {
            return anonymous
                ? { url, headers }
                : { url, headers: { ...headers, authorization: `Bearer ${await token(refresh)}` } };
        },
        failureOf: (answer, request) => gcs_failure_failureOf(answer, request, { bucket: bucket.name, endpoint: bucket.endpoint }),
    }, context);
}

;// CONCATENATED MODULE: ./lib/deploy/s3/address.js
/** The host and path of a bucket (`key` empty) or of an object. The path is encoded as it is signed. */
function addressOf(bucket, region, key) {
    const base = new URL(bucket.endpoint ?? `https://s3.${region}.${awsDomain(region)}`);
    const root = base.pathname.replace(/\/$/, '');
    if (bucket.pathStyle) {
        return { origin: base.origin, path: `${root}/${address_encodePath(bucket.name)}/${address_encodePath(key)}` };
    }
    base.hostname = `${bucket.name}.${base.hostname}`;
    return { origin: base.origin, path: `${root}/${address_encodePath(key)}` };
}
/** `addressOf` for many keys of one bucket: what they share is worked out once. */
function createAddressing(bucket) {
    let known;
    return (region, key) => {
        if (known?.region !== region)
            known = { region, ...addressOf(bucket, region, '') };
        return { origin: known.origin, path: known.path + address_encodePath(key) };
    };
}
/** Characters that stand for themselves in a path. */
const PLAIN = /^[\w./~-]*$/;
/** RFC 3986, each segment by itself, as SigV4 wants it. */
function address_encodePath(path) {
    if (PLAIN.test(path))
        return path;
    return path.split('/').map(encodeStrictly).join('/');
}
/** `encodeURIComponent`, and the five characters it leaves that SigV4 does not. */
function encodeStrictly(text) {
    return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
function awsDomain(region) {
    return region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
}

// EXTERNAL MODULE: ./lib/http/http.js
var http_http = __webpack_require__(55014);
// EXTERNAL MODULE: ./lib/deploy/s3/failure.js
var s3_failure = __webpack_require__(41340);
// EXTERNAL MODULE: ./lib/deploy/s3/sign.js
var s3_sign = __webpack_require__(70941);
;// CONCATENATED MODULE: ./lib/deploy/s3/client.js








const NO_BODY = (0,external_node_crypto_.createHash)('sha256').digest('hex');
/**
 * A client for one bucket: signs, retries, and puts right what a service tells us we have wrong: the region, the
 * clock, or credentials that expired while we worked.
 */
function createS3({ bucket, credentials, http, clock, log, ...context }) {
    const sign = (0,s3_sign/* createSign */.m)();
    const addressIn = createAddressing(bucket);
    let { region } = context;
    let clockOffset = 0;
    /** Learns from a refusal; true if the request is worth sending again at once. Others may have learned meanwhile. */
    const learn = ({ code, status, headers, body }, sent) => {
        const named = headers['x-amz-bucket-region'] ?? (0,xml/* textOf */.b6)(body, 'Region');
        if ((status === 301 || status === 400 || status === 307) &&
            named !== undefined &&
            named !== sent.region) {
            if (named !== region)
                log.info(`Bucket ${bucket.name} is in region ${named}, not ${region}`);
            region = named;
            return true;
        }
        const served = Date.parse(headers.date ?? '');
        if (code === 'RequestTimeTooSkewed' && sent.offset === 0 && !Number.isNaN(served)) {
            if (clockOffset !== 0)
                return true;
            clockOffset = served - clock.now();
            log.warning(`The clock of this machine is ${Math.round(-clockOffset / 1000)} s off; signing by the service’s`);
            return true;
        }
        return false;
    };
    const send = async (request, signal, refresh) => {
        const { origin, path } = addressIn(region, request.key);
        const { body, query } = request;
        const headers = {
            ...request.headers,
            'x-amz-content-sha256': body?.sha256 ?? NO_BODY,
        };
        if (body !== undefined)
            headers['content-md5'] = Buffer.from(body.md5, 'hex').toString('base64');
        const date = new Date(clock.now() + clockOffset);
        const identity = await credentials(refresh);
        const signed = await sign({ method: request.method, origin, path, query: query ?? {}, headers }, identity, region, date);
        if (body !== undefined)
            signed['content-length'] = String(body.size);
        return http({
            method: request.method,
            url: `${origin}${path}${query === undefined ? '' : searchOf(query)}`,
            headers: signed,
            body: await body?.open(),
            signal,
            whole: true,
        });
    };
    return async (request, turn, expects = []) => {
        let refresh = false;
        let lessons = 0;
        const attempt = async () => {
            let response;
            let body;
            const sent = { region, offset: clockOffset };
            try {
                response = await send(request, turn.signal, refresh);
                body = await (0,http_http/* bodyText */.G)(response);
            }
            catch (error) {
                turn.signal.throwIfAborted();
                if ((0,retry/* networkErrorCode */.a0)(error) === undefined)
                    throw error;
                return { done: false, error: unreachable(error) };
            }
            const { status, headers } = response;
            // A few operations begin a success before they know, and put the error into its body.
            if (status < 300 && (body === '' || !/^\s*(<\?xml[^>]*>\s*)?<Error>/.test(body))) {
                request.body?.arrived?.();
                return { done: true, value: { ok: true, headers, body } };
            }
            const refusal = (0,s3_failure/* refusalOf */.O)(status < 300 ? 500 : status, headers, body);
            if (expects.includes(refusal.code) ||
                expects.includes(String(status)) ||
                (status === 404 && refusal.code === '' && expects.includes('NoSuchKey'))) {
                return { done: true, value: { ok: false, refusal } };
            }
            const failure = (0,s3_failure/* failureOf */.g)(refusal, tried(request));
            if (lessons < 2) {
                lessons += 1;
                if (refusal.code === 'ExpiredToken' && !refresh) {
                    refresh = true;
                    return attempt();
                }
                refresh = false;
                if (learn(refusal, sent))
                    return attempt();
            }
            if (status === 503 || status === 429)
                turn.onThrottle();
            const passing = (0,retry/* isRetryableStatus */.PS)(refusal.status) && status !== 501;
            if (!passing && refusal.code !== 'RequestTimeout' && refusal.code !== 'OperationAborted')
                throw failure;
            return { done: false, error: failure, retryAfter: (0,retry/* retryAfterMs */.Vs)(headers['retry-after'], clock.now()) };
        };
        return (0,retry/* retrying */.R$)(attempt, {
            clock,
            signal: turn.signal,
            onRetry: (error, pause) => log.debug(`${request.method} ${request.key}: ${(0,failure/* messageOf */.bD)(error)}; again in ${Math.round(pause)} ms`),
        });
    };
    function tried(request) {
        const { key, permission } = request;
        return { bucket: bucket.name, endpoint: bucket.endpoint, region, key, permission };
    }
    function unreachable(error) {
        return new failure/* Failure */.HR('E_DEPLOY_UNREACHABLE', {
            what: 'The bucket’s service could not be reached',
            value: addressOf(bucket, region, '').origin,
            why: (0,failure/* messageOf */.bD)(error),
            fix: 'check region= or endpoint= of the destination, and the network; then run again: what arrived is reused',
            cause: error,
        });
    }
}
function searchOf(query) {
    const pairs = Object.entries(query).map(([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`);
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

;// CONCATENATED MODULE: ./lib/deploy/s3/credentials.js

/**
 * Credentials from the environment, else from wherever the AWS tools would find them: the web-identity token, a
 * profile, SSO, a process, the container or the machine. They are renewed before they expire. Throws
 * E_DEPLOY_CREDENTIALS where there are none.
 */
function credentialSource(env, region, log) {
    const accessKeyId = env.AWS_ACCESS_KEY_ID;
    const secretAccessKey = env.AWS_SECRET_ACCESS_KEY;
    if (accessKeyId && secretAccessKey) {
        const given = { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN || undefined };
        maskAll(given, log);
        return async () => given;
    }
    let chain;
    return async (refresh) => {
        chain ??= Promise.all(/* import() */[__webpack_require__.e(5118), __webpack_require__.e(5861)]).then(__webpack_require__.t.bind(__webpack_require__, 5861, 19)).then(({ defaultProvider }) => defaultProvider({ timeout: 1000, maxRetries: 0, clientConfig: { region } }));
        try {
            const found = await (await chain)({ forceRefresh: refresh });
            maskAll(found, log);
            return found;
        }
        catch (error) {
            throw new failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
                what: 'No credentials for the bucket were found',
                why: (0,failure/* messageOf */.bD)(error),
                fix: 'add a step that logs in to the cloud before this one, or set AWS_ACCESS_KEY_ID and ' +
                    'AWS_SECRET_ACCESS_KEY (with AWS_SESSION_TOKEN for temporary ones), or AWS_PROFILE',
                cause: error,
            });
        }
    };
}
function maskAll(credentials, log) {
    log.mask(credentials.secretAccessKey);
    if (credentials.sessionToken !== undefined)
        log.mask(credentials.sessionToken);
}

;// CONCATENATED MODULE: ./lib/deploy/s3/listing.js

/** Where a file's SHA-256 is kept with the object whose ETag is no MD5, since it came in parts. */
const SHA256_HEADER = 'x-amz-meta-sha256';
/** Everything below the prefix: path → size and MD5, or, for what came in parts, all that its headers tell. */
async function listFiles(s3, prefix, turn) {
    const files = new Map();
    for await (const object of listing_listObjects(s3, prefix, turn)) {
        const path = object.key.slice(prefix.length);
        if (path === '')
            continue;
        const inOnePiece = /^[0-9a-f]{32}$/.test(object.etag);
        files.set(path, inOnePiece ? { md5: object.etag, size: object.size } : await headOf(s3, object.key, object.size, turn));
    }
    return files;
}
async function* listing_listObjects(s3, prefix, turn) {
    let token;
    do {
        const answer = await s3({
            method: 'GET',
            key: '',
            query: {
                'list-type': '2',
                'encoding-type': 'url',
                prefix,
                ...(token === undefined ? {} : { 'continuation-token': token }),
            },
            permission: 's3:ListBucket',
        }, turn);
        if (!answer.ok)
            return;
        const encoded = (0,xml/* textOf */.b6)(answer.body, 'EncodingType') === 'url';
        for (const entry of (0,xml/* elements */.Yt)(answer.body, 'Contents')) {
            const key = (0,xml/* textOf */.b6)(entry, 'Key') ?? '';
            yield {
                key: encoded ? decodeURIComponent(key.replaceAll('+', '%20')) : key,
                etag: ((0,xml/* textOf */.b6)(entry, 'ETag') ?? '').replaceAll('"', ''),
                size: Number((0,xml/* textOf */.b6)(entry, 'Size')),
            };
        }
        token =
            (0,xml/* textOf */.b6)(answer.body, 'IsTruncated') === 'true'
                ? (0,xml/* textOf */.b6)(answer.body, 'NextContinuationToken')
                : undefined;
    } while (token !== undefined);
}
async function headOf(s3, key, size, turn) {
    const answer = await s3({ method: 'HEAD', key, permission: 's3:GetObject' }, turn, ['NoSuchKey']);
    if (!answer.ok)
        return { size };
    const { headers } = answer;
    const sha256 = headers[SHA256_HEADER];
    if (sha256 === undefined)
        return { size };
    const encoding = headers['content-encoding'];
    return {
        size,
        sha256,
        contentType: headers['content-type'] ?? '',
        cacheControl: headers['cache-control'] ?? '',
        ...(encoding === undefined ? {} : { contentEncoding: encoding }),
    };
}

;// CONCATENATED MODULE: ./lib/deploy/s3/multipart.js



const PERMISSION = 's3:PutObject';
/** Sends a large file in parts, each verified by the service; what was begun is given up when a part fails. */
async function putInParts(s3, { key, source, size, headers }, options, turn) {
    const begun = await s3({ method: 'POST', key, query: { uploads: '' }, headers, permission: PERMISSION }, turn);
    // The protocol knows ten thousand parts.
    const partSize = Math.max(options.partSize, Math.ceil(size / 10_000));
    const uploadId = begun.ok ? ((0,xml/* textOf */.b6)(begun.body, 'UploadId') ?? '') : '';
    const file = await (0,promises_.open)(source);
    try {
        const sendPart = async (index) => {
            turn.signal.throwIfAborted();
            const start = index * partSize;
            const bytes = Buffer.alloc(Math.min(partSize, size - start));
            await file.read(bytes, 0, bytes.length, start);
            const answer = await s3({
                method: 'PUT',
                key,
                query: { partNumber: String(index + 1), uploadId },
                body: { open: () => bytes, ...(0,digest/* digestOf */.o)(bytes) },
                permission: PERMISSION,
            }, turn);
            return answer.ok ? (answer.headers.etag ?? '') : '';
        };
        const count = Math.ceil(size / partSize);
        const parts = await Promise.allSettled(Array.from({ length: count }, (_, index) => options.gate(() => sendPart(index))));
        const etags = parts.map((part) => {
            if (part.status === 'rejected')
                throw part.reason;
            return part.value;
        });
        const list = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${(0,xml/* escapeXml */.X)(etag)}</ETag></Part>`);
        const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
        await s3({
            method: 'POST',
            key,
            query: { uploadId },
            headers: { 'content-type': 'application/xml' },
            body: { open: () => body, ...(0,digest/* digestOf */.o)(body) },
            permission: PERMISSION,
        }, turn);
    }
    catch (error) {
        await giveUp(s3, key, uploadId);
        throw error;
    }
    finally {
        await file.close();
    }
}
/** Tells the service to forget the parts; it has a few seconds, also when the run is being cancelled. */
async function giveUp(s3, key, uploadId) {
    const turn = { signal: AbortSignal.timeout(3000), onThrottle() { } };
    await s3({ method: 'DELETE', key, query: { uploadId }, permission: 's3:AbortMultipartUpload' }, turn).catch(() => {
        // The upload's own failure is what the reader must see; left parts are the bucket's lifecycle rule's to sweep.
    });
}

;// CONCATENATED MODULE: ./lib/deploy/s3/multipart-copy.js



/** The most that a service copies in one request. */
const LARGEST_COPY = 5 * 1024 ** 3;
const multipart_copy_PERMISSION = 's3:GetObject and s3:PutObject';
/** Copies a file inside the store part by part, with these headers; false if it is not there. */
async function copyInParts(s3, file, { partSize, gate }, turn) {
    const { key, source, size, headers } = file;
    const begun = await s3({ method: 'POST', key, query: { uploads: '' }, headers, permission: multipart_copy_PERMISSION }, turn);
    const uploadId = begun.ok ? ((0,xml/* textOf */.b6)(begun.body, 'UploadId') ?? '') : '';
    const copyPart = async (index) => {
        turn.signal.throwIfAborted();
        const start = index * partSize;
        const answer = await s3({
            method: 'PUT',
            key,
            query: { partNumber: String(index + 1), uploadId },
            headers: {
                'x-amz-copy-source': source,
                'x-amz-copy-source-range': `bytes=${start}-${Math.min(start + partSize, size) - 1}`,
            },
            permission: multipart_copy_PERMISSION,
        }, turn, 
        // A shorter file is not the one that is meant.
        ['NoSuchKey', 'InvalidRange', 'InvalidArgument', '416']);
        return answer.ok ? ((0,xml/* textOf */.b6)(answer.body, 'ETag') ?? '') : undefined;
    };
    try {
        const count = Math.ceil(size / partSize);
        const parts = await Promise.allSettled(Array.from({ length: count }, (_, index) => gate(() => copyPart(index))));
        const etags = parts.map((part) => {
            if (part.status === 'rejected')
                throw part.reason;
            return part.value;
        });
        if (etags.includes(undefined)) {
            await giveUp(s3, key, uploadId);
            return false;
        }
        const list = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${(0,xml/* escapeXml */.X)(etag ?? '')}</ETag></Part>`);
        const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
        await s3({
            method: 'POST',
            key,
            query: { uploadId },
            headers: { 'content-type': 'application/xml' },
            body: { open: () => body, ...(0,digest/* digestOf */.o)(body) },
            permission: multipart_copy_PERMISSION,
        }, turn);
        return true;
    }
    catch (error) {
        await giveUp(s3, key, uploadId);
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/deploy/s3/remove.js




/** Keys in one delete request; the protocol's limit. */
const DELETE_AT_ONCE = 1000;
/** What services say that know no requests of many deletes. */
const NO_BATCHES = ['NotImplemented', 'MethodNotAllowed', 'NotSupported', '405', '501'];
const remove_PERMISSION = 's3:DeleteObject';
/** Deletes files of a bucket, a thousand a request; one by one where the service does not know that. */
function createRemover(s3, bucket, options) {
    return async (paths, turn) => {
        for (let start = 0; start < paths.length; start += DELETE_AT_ONCE) {
            const keys = paths.slice(start, start + DELETE_AT_ONCE).map((path) => bucket.prefix + path);
            if (await removeBatch(s3, bucket, keys, turn))
                continue;
            const rest = paths.slice(start).map((path) => bucket.prefix + path);
            await removeEach(rest, options, turn, async (key, paced) => {
                // One that is gone already is as wanted.
                await s3({ method: 'DELETE', key, permission: remove_PERMISSION }, paced, ['NoSuchKey']);
            });
            return;
        }
    };
}
/** False where the service knows no batches. */
async function removeBatch(s3, bucket, keys, turn) {
    const objects = keys.map((key) => `<Object><Key>${(0,xml/* escapeXml */.X)(key)}</Key></Object>`).join('');
    const body = Buffer.from(`<Delete><Quiet>true</Quiet>${objects}</Delete>`);
    const answer = await s3({
        method: 'POST',
        key: '',
        query: { delete: '' },
        headers: { 'content-type': 'application/xml' },
        body: { open: () => body, ...(0,digest/* digestOf */.o)(body) },
        permission: remove_PERMISSION,
    }, turn, NO_BATCHES);
    if (!answer.ok)
        return false;
    const [error, ...more] = (0,xml/* elements */.Yt)(answer.body, 'Error');
    if (error === undefined)
        return true;
    throw new failure/* Failure */.HR('E_DEPLOY_DENIED', {
        what: 'Old files could not be deleted',
        value: `${bucket.name}/${(0,xml/* textOf */.b6)(error, 'Key') ?? ''}${more.length === 0 ? '' : ` and ${more.length} more`}`,
        why: `the service says ${(0,xml/* textOf */.b6)(error, 'Code') ?? 'an error'}: ${(0,xml/* textOf */.b6)(error, 'Message') ?? ''}`,
        fix: `allow s3:DeleteObject on ${bucket.name}/*; the new site is complete and live, only old files remain`,
    });
}

;// CONCATENATED MODULE: ./lib/deploy/s3/s3.js












const s3_TARGET = /^s3:\/\/([^/]+)(?:\/(.*))?$/;
/** `s3://bucket/prefix`: any service that speaks S3. */
const s3Scheme = {
    form: 's3://bucket/prefix',
    options: {
        region: scheme_text,
        endpoint: httpAddress,
        'path-style': yesOrNo,
        concurrency: wholeNumber(1, 256),
        inventory: oneOf('manifest', 'listing'),
        force: yesOrNo,
        ...STORE_OPTIONS,
        cloudfront: { form: 'the id of a distribution', accepts: (value) => /^[A-Z0-9]{6,32}$/.test(value) },
        'cloudfront-path': { form: 'a path as /docs/', accepts: (value) => /^\/([^?#*]*\/)?$/.test(value) },
        'cloudfront-wait': yesOrNo,
    },
    complaint(target) {
        const [, bucket, prefix = ''] = s3_TARGET.exec(target) ?? [];
        if (bucket === undefined)
            return { why: 'it names no bucket', fix: 'write s3://bucket/prefix' };
        if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket)) {
            return {
                why: `"${bucket}" cannot be a bucket’s name`,
                fix: 'use 3 to 63 letters, digits, dots and hyphens',
            };
        }
        return prefixComplaint(prefix);
    },
    open: openS3,
};
/** The service copies by itself: parts may be large. */
const COPY_PART_SIZE = 512 * 1024 * 1024;
/** Without s3:ListBucket the service answers 403 for what is not there. */
const READ = 's3:GetObject and s3:ListBucket';
function openS3(spec, context) {
    const { options } = spec;
    const { env } = context;
    const bucket = bucketOf(spec, env);
    const region = options.region ?? env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1';
    const credentials = credentialSource(env, region, context.log);
    const s3 = createS3({ ...context, bucket, region, credentials });
    const gate = createGate(PARTS_AT_ONCE);
    const concurrency = Number(options.concurrency ?? 128);
    const home = addressOf(bucket, region, `${bucket.prefix}index.html`);
    const put = async (outgoing, turn) => {
        const { path, file, source } = outgoing;
        const key = bucket.prefix + path;
        const headers = s3_headersOf(file);
        if (typeof source === 'string' && file.size > IN_ONE_PIECE) {
            await putInParts(s3, { key, source, size: file.size, headers }, { partSize: PART_SIZE, gate }, turn);
            return;
        }
        const body = { ...bodyOf(outgoing), sha256: file.sha256, md5: file.md5 };
        await s3({ method: 'PUT', key, headers, body, permission: 's3:PutObject' }, turn);
    };
    const copy = async (from, to, file, turn) => {
        const source = addressOf({ ...bucket, endpoint: undefined, pathStyle: true }, region, bucket.prefix + from);
        const headers = {
            ...s3_headersOf(file),
            'x-amz-copy-source': source.path,
            'x-amz-metadata-directive': 'REPLACE',
        };
        const key = bucket.prefix + to;
        const permission = 's3:GetObject and s3:PutObject';
        if (file.size > LARGEST_COPY) {
            const large = { key, source: source.path, size: file.size, headers: s3_headersOf(file) };
            return copyInParts(s3, large, { partSize: COPY_PART_SIZE, gate }, turn);
        }
        const copied = await s3({ method: 'PUT', key, headers, permission }, turn, ['NoSuchKey']);
        return copied.ok;
    };
    const readText = async (path, turn) => {
        const key = bucket.prefix + path;
        const answer = await s3({ method: 'GET', key, permission: READ }, turn, ['NoSuchKey']);
        return answer.ok ? answer.body : undefined;
    };
    return {
        kind: 'files',
        name: spec.target,
        url: `${home.origin}${home.path}`,
        force: options.force === 'true',
        ...ruled(options, context),
        concurrency,
        inventory: (turn) => inventoryOfStore({
            readManifest: () => readText(bundle_manifest/* MANIFEST_PATH */.U4, turn),
            list: () => listFiles(s3, bucket.prefix, turn),
            listing: options.inventory === 'listing',
            log: context.log,
            name: spec.target,
        }),
        put,
        async updateHeaders(outgoing, turn) {
            const { path, file } = outgoing;
            // The manifest may know of a file that somebody removed.
            if (!(await copy(path, path, file, turn)))
                await put(outgoing, turn);
        },
        copy,
        readText,
        async finish(changed, turn) {
            if (options.cloudfront === undefined)
                return;
            const cloudFront = {
                distribution: options.cloudfront,
                // Without an origin path the distribution shows the bucket's own keys.
                root: options['cloudfront-path'] ?? `/${bucket.prefix}`,
                wait: options['cloudfront-wait'] === 'true',
            };
            const { invalidate } = await __webpack_require__.e(/* import() */ 5872).then(__webpack_require__.bind(__webpack_require__, 25872));
            await invalidate(cloudFront, changed, credentials, context, turn);
        },
        remove: createRemover(s3, bucket, { concurrency, clock: context.clock }),
    };
}
function bucketOf(spec, env) {
    const [, name = '', path = ''] = s3_TARGET.exec(spec.target) ?? [];
    const endpoint = spec.options.endpoint ?? env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
    // Beyond AWS few services have a host name for each bucket; a dot in the name breaks the certificate's wildcard.
    const pathStyle = endpoint !== undefined || name.includes('.');
    const chosen = spec.options['path-style'];
    return {
        name,
        prefix: prefixOf(path),
        endpoint: endpoint || undefined,
        pathStyle: chosen === undefined ? pathStyle : chosen === 'true',
    };
}
function s3_headersOf(file) {
    return {
        'content-type': file.contentType,
        'cache-control': file.cacheControl,
        ...(file.contentEncoding === undefined ? {} : { 'content-encoding': file.contentEncoding }),
        ...(file.size > IN_ONE_PIECE ? { [SHA256_HEADER]: file.sha256 } : {}),
    };
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/deploy/helm/values.js

const KEY = 'staticExport';
/**
 * A values file with its `staticExport` values set, and everything else as it was. Where all three are there, only
 * their own characters change; where some are missing, they are added. Returns the reason where the text cannot be
 * edited.
 */
function withStaticExport(text, values) {
    const document = (0,dist.parseDocument)(text, { prettyErrors: true, logLevel: 'silent' });
    const [error] = document.errors;
    if (error !== undefined)
        return { ok: false, why: error.message.split('\n')[0] ?? 'it is no YAML' };
    const { contents } = document;
    if (contents !== null && !(0,dist.isMap)(contents) && !((0,dist.isScalar)(contents) && contents.value === null)) {
        return { ok: false, why: 'its root is no mapping' };
    }
    const given = document.get(KEY, true);
    if (given !== undefined && !(0,dist.isMap)(given) && !((0,dist.isScalar)(given) && given.value === null)) {
        return { ok: false, why: `${KEY} is no mapping` };
    }
    if (!document.has(KEY) && !((0,dist.isMap)(contents) && contents.flow))
        return { ok: true, text: appended(text, values) };
    return { ok: true, text: replaced(text, document, values) ?? rewritten(document, values) };
}
function appended(text, values) {
    const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
    return `${before}${(0,dist.stringify)({ [KEY]: { ...values } }, { lineWidth: 0 })}`;
}
/** Replaces the three scalars where they stand; undefined if one is missing or is no plain value. */
function replaced(text, document, values) {
    const edits = [];
    for (const [key, value] of Object.entries(values)) {
        const node = document.getIn([KEY, key], true);
        if (!(0,dist.isScalar)(node) || !node.range || node.anchor !== undefined || node.tag !== undefined)
            return undefined;
        const [start, end] = node.range;
        // An empty value has no place of its own, a block of text more than one line.
        if (start === end || text.slice(start, end).includes('\n'))
            return undefined;
        edits.push({ start, end, value: written(value, node.type) });
    }
    return edits
        .sort((a, b) => b.start - a.start)
        .reduce((all, { start, end, value }) => all.slice(0, start) + value + all.slice(end), text);
}
/** A value in the quotes that were there; else in those it needs. */
function written(value, type) {
    if (typeof value === 'boolean')
        return String(value);
    if (type === 'QUOTE_SINGLE')
        return `'${value.replaceAll("'", "''")}'`;
    return type === 'QUOTE_DOUBLE' ? JSON.stringify(value) : (0,dist.stringify)(value, { lineWidth: 0 }).trimEnd();
}
/** Comments and order stay; white space may be made uniform. */
function rewritten(document, values) {
    if (!(0,dist.isMap)(document.get(KEY, true)))
        document.set(KEY, document.createNode({}));
    for (const [key, value] of Object.entries(values))
        document.setIn([KEY, key], value);
    return document.toString({ lineWidth: 0 });
}

;// CONCATENATED MODULE: ./lib/deploy/helm/helm.js








/** `helm:PATH`: the values of the chart that serves a bundle, edited in a values file. */
const helmScheme = {
    form: 'helm:PATH',
    options: {
        bundle: {
            form: 'a bucket, as s3://bucket/bundles/',
            accepts: (value) => value.startsWith('s3://') && s3Scheme.complaint(value) === undefined,
        },
        version: scheme_text,
        region: scheme_text,
        endpoint: httpAddress,
        'path-style': yesOrNo,
    },
    complaint: (target) => target.length > 'helm:'.length
        ? undefined
        : { why: 'it names no values file', fix: 'write helm:deploy/values.yaml' },
    open: openHelm,
};
function openHelm(spec, context) {
    const file = (0,external_node_path_.resolve)(context.workingDirectory, spec.target.slice('helm:'.length));
    const { bundle, version, ...storeOptions } = spec.options;
    return {
        kind: 'whole',
        name: spec.target,
        url: null,
        force: false,
        async publish(site, turn) {
            const before = await readValues(file);
            if (site.bundlePath === '') {
                throw new failure/* Failure */.HR('E_DEPLOY_FAILED', {
                    what: 'There is no bundle that the chart could serve',
                    value: spec.target,
                    why: 'a folder was pushed',
                    fix: 'use the run command, which has the bundle as one archive',
                });
            }
            // Edited once before anything is sent: a file that cannot be edited is told at once.
            edited(before, { enabled: true, bundleUrl: '', version: '' }, file);
            const stored = bundle === undefined ? undefined : await store(site, bundle, storeOptions, context, turn);
            const bundleUrl = stored?.url ?? (await linkThatExpires(context));
            const after = edited(before, { enabled: true, bundleUrl, version: version ?? versionOf(site) }, file);
            if (after !== before)
                await write(file, after);
            return { url: null, bytes: stored?.bytes ?? 0 };
        },
    };
}
/** Names the commit for readers and the bytes for machines. */
function versionOf({ manifest: { commit, bundleSha256 } }) {
    const digest = bundleSha256.slice(0, 12);
    return commit === null ? digest : `${commit.slice(0, 12)}-${digest}`;
}
/** Stores the archive under a name made of its digest: the same bytes are sent once, and no link to them expires. */
async function store(site, bucket, options, context, turn) {
    const target = s3Scheme.open({ target: bucket, scheme: 's3', options }, context);
    if (target.kind !== 'files' || target.url === null)
        throw new TypeError('a bucket is a store of files');
    const isZip = (0,external_node_path_.extname)(site.bundlePath) === '.zip';
    const path = `${site.manifest.bundleSha256}${isZip ? '.zip' : '.tar.gz'}`;
    const digests = await digestsOf(site.bundlePath);
    const contentType = isZip ? 'application/zip' : 'application/gzip';
    const file = { ...digests, contentType, cacheControl: 'public, max-age=31536000, immutable' };
    try {
        // Where it is there already, its bytes are not sent again.
        await target.updateHeaders({ path, file, source: site.bundlePath }, turn);
    }
    finally {
        await target.close?.();
    }
    return { url: new URL(path, target.url).href, bytes: digests.size };
}
async function digestsOf(path) {
    const sha256 = (0,external_node_crypto_.createHash)('sha256');
    const md5 = (0,external_node_crypto_.createHash)('md5');
    let size = 0;
    for await (const piece of (0,external_node_fs_.createReadStream)(path)) {
        sha256.update(piece);
        md5.update(piece);
        size += piece.length;
    }
    return { sha256: sha256.digest('hex'), md5: md5.digest('hex'), size };
}
async function linkThatExpires({ bundleLink, log }) {
    const link = await bundleLink?.();
    if (link === undefined) {
        throw new failure/* Failure */.HR('E_DEPLOY_FAILED', {
            what: 'There is no link to the bundle that a deployment could reach',
            why: 'the embedded service ends with its run',
            fix: 'add bundle=s3://bucket/bundles/ to the destination',
        });
    }
    log.warning(`The link in the values expires at ${new Date(link.expiresAt).toISOString()}: a pod that starts later finds no ` +
        'bundle. Add bundle=s3://bucket/bundles/ to the destination for a link that stays');
    return link.url;
}
async function readValues(file) {
    try {
        return await (0,promises_.readFile)(file, 'utf8');
    }
    catch (error) {
        throw new failure/* Failure */.HR('E_DEPLOY_NOT_FOUND', {
            what: 'The values file cannot be read',
            value: file,
            why: (0,failure/* messageOf */.bD)(error),
            fix: 'correct the path; it is relative to the checkout',
            cause: error,
        });
    }
}
function edited(before, values, file) {
    const result = withStaticExport(before, values);
    if (result.ok)
        return result.text;
    throw new failure/* Failure */.HR('E_DEPLOY_FAILED', {
        what: 'The values file cannot be edited',
        value: file,
        why: result.why,
        fix: 'mend the file; nothing was changed',
    });
}
async function write(file, content) {
    const beside = `${file}.new`;
    try {
        await (0,promises_.writeFile)(beside, content);
        await (0,promises_.rename)(beside, file);
    }
    catch (error) {
        throw new failure/* Failure */.HR('E_DEPLOY_DENIED', {
            what: 'The values file could not be written',
            value: file,
            why: (0,failure/* messageOf */.bD)(error),
            fix: 'check its permissions',
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./lib/deploy/github.js

/** GitHub for a destination that is nothing without it. */
function requireGitHub(context, permissions) {
    if (context.github !== undefined)
        return context.github;
    throw new failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
        what: 'There is no workflow run of GitHub with a token here',
        fix: `use the Action in a job with ${permissions}, and leave the input github-token at its default`,
    });
}

;// CONCATENATED MODULE: ./lib/deploy/pages/deployment.js


const Created = schemas/* looseObject */._H3({
    id: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).optional(),
    status_url: schemas/* string */.YjP().optional(),
    page_url: schemas/* string */.YjP(),
});
const Status = schemas/* looseObject */._H3({ status: schemas/* string */.YjP().optional() });
/** States a deployment does not leave. Any other means that it goes on. */
const ENDED = {
    deployment_failed: 'GitHub Pages says that the deployment failed',
    deployment_content_failed: 'GitHub Pages could not use the content: it must hold no links, and at most 1 GB',
    deployment_cancelled: 'the deployment was cancelled, perhaps by a newer one',
    deployment_lost: 'GitHub Pages lost track of the deployment',
};
const deployment_PERMISSION = 'pages: write` and `id-token: write';
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 15_000;
/** A cancelled run has five seconds in all. */
const CANCEL_MS = 3000;
/** Deploys an artifact to Pages, waits for its end, and tells the site's address. One that does not end is cancelled. */
async function createDeployment(github, artifactId, options) {
    const { signal, context } = options;
    const created = Created.parse(await github
        .ask({
        doing: 'create the Pages deployment',
        permission: deployment_PERMISSION,
        route: 'POST /repos/{owner}/{repo}/pages/deployments',
        parameters: {
            artifact_id: artifactId,
            environment: options.environment,
            pages_build_version: github.sha,
            oidc_token: options.token,
        },
    }, signal)
        .catch((error) => {
        throw explained(error, github);
    }));
    const id = String(created.id ?? created.status_url?.match(/\/deployments\/([^/]+)/)?.[1] ?? github.sha);
    context.log.info(`pages: deployment ${id} created`);
    try {
        await ended(github, id, options);
    }
    catch (error) {
        if (signal.aborted || isTimeout(error))
            await cancel(github, id, context);
        throw error;
    }
    return created.page_url;
}
async function ended(github, id, options) {
    const { clock, log } = options.context;
    const until = clock.now() + options.timeoutMs;
    const timeout = () => new failure/* Failure */.HR('E_DEPLOY_UNREACHABLE', {
        what: 'The Pages deployment did not end in time',
        value: `${options.timeoutMs / 1000} s`,
        why: 'it was cancelled',
        fix: 'raise timeout= of the destination, or see githubstatus.com, then run again',
        cause: TIMEOUT,
    });
    let pause = FIRST_PAUSE_MS;
    for (let last = '';;) {
        if (clock.now() >= until)
            throw timeout();
        await clock.sleep(Math.min(pause, Math.max(1, until - clock.now())), options.signal);
        const request = {
            doing: 'read the state of the Pages deployment',
            permission: 'pages: read',
            route: 'GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}',
            parameters: { pages_deployment_id: id },
            // A deployment may take a moment to be found.
            mayBeMissing: true,
        };
        const { status = '' } = Status.parse((await github.ask(request, options.signal)) ?? {});
        if (status === 'succeed')
            return;
        const why = ENDED[status];
        if (why !== undefined) {
            throw new failure/* Failure */.HR('E_DEPLOY_FAILED', {
                what: 'The Pages deployment failed',
                value: status,
                why,
                fix: 'run again; see githubstatus.com when it fails again',
            });
        }
        if (status !== '' && status !== last)
            log.info(`pages: ${status.replaceAll('_', ' ')}`);
        last = status;
        pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5);
    }
}
const TIMEOUT = new Error('timeout');
function isTimeout(error) {
    return error instanceof failure/* Failure */.HR && error.cause === TIMEOUT;
}
/** With time of its own: the run's signal may have ended already. */
async function cancel(github, id, { log }) {
    const request = {
        doing: 'cancel the Pages deployment',
        permission: deployment_PERMISSION,
        route: 'POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel',
        parameters: { pages_deployment_id: id },
    };
    try {
        await github.ask(request, AbortSignal.timeout(CANCEL_MS));
        log.info(`pages: deployment ${id} cancelled`);
    }
    catch (error) {
        log.warning(`pages: deployment ${id} could not be cancelled: ${(0,failure/* messageOf */.bD)(error)}`);
    }
}
/** GitHub says 404 where Pages is off; the reader should hear of that too. */
function explained(error, { serverUrl, owner, repo }) {
    if (!(error instanceof failure/* Failure */.HR) || error.value !== '404')
        return error;
    return new failure/* Failure */.HR(error.code, {
        what: error.what,
        value: error.value,
        why: error.why,
        fix: `Turn GitHub Pages on, with “GitHub Actions” as its source, at ${serverUrl}/${owner}/${repo}/settings/pages, and give the job \`permissions: { pages: write, id-token: write }\`.`,
        cause: error.cause,
    });
}

;// CONCATENATED MODULE: ./lib/deploy/pages/identity.js




const Answer = schemas/* looseObject */._H3({ value: schemas/* string */.YjP().min(1) });
const identity_PERMISSION = 'give the job `permissions: { pages: write, id-token: write }`';
/** The run's OpenID token, by which Pages knows whose deployment this is. Masked; never in a message. */
async function identityToken(context, signal) {
    const { env, http, clock, log } = context;
    const url = env.ACTIONS_ID_TOKEN_REQUEST_URL;
    const token = env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;
    if (!url || !token) {
        throw new failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: 'The runner offers no identity token, which GitHub Pages asks for',
            why: 'ACTIONS_ID_TOKEN_REQUEST_URL is not set: the job lacks the permission, as runs of forks do',
            fix: identity_PERMISSION,
        });
    }
    log.mask(token);
    try {
        return await (0,retry/* retrying */.R$)(async () => {
            try {
                const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
                const answer = await http({ method: 'GET', url, headers, signal });
                const body = await (0,consumers_.text)(answer.body);
                const error = new Error(`the runner's token service answered ${answer.status}`);
                if ((0,retry/* isRetryableStatus */.PS)(answer.status))
                    return { done: false, error };
                if (answer.status !== 200)
                    throw error;
                const { value } = Answer.parse(JSON.parse(body));
                log.mask(value);
                return { done: true, value };
            }
            catch (error) {
                signal.throwIfAborted();
                if ((0,retry/* networkErrorCode */.a0)(error) === undefined)
                    throw error;
                return { done: false, error };
            }
        }, { clock, signal });
    }
    catch (error) {
        signal.throwIfAborted();
        throw new failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: 'The identity token for GitHub Pages could not be had',
            why: (0,failure/* messageOf */.bD)(error),
            fix: `${identity_PERMISSION}, and run again`,
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./lib/deploy/pages/published.js





const Site = schemas/* looseObject */._H3({ html_url: schemas/* string */.YjP() });
const MOST_REDIRECTS = 3;
/**
 * What GitHub Pages serves now, by the manifest that the site holds; undefined where there is none, or where it cannot
 * be read (a private site). Caches may be some minutes behind: it tells what changes and what would be lost, but not
 * that there is nothing to do.
 */
async function publishedSite(context, signal) {
    const { github, log } = context;
    if (github === undefined)
        return undefined;
    try {
        const answer = await github.ask({
            doing: 'look for the Pages site',
            permission: 'pages: read',
            route: 'GET /repos/{owner}/{repo}/pages',
            mayBeMissing: true,
        }, signal);
        const site = Site.safeParse(answer);
        const manifest = site.success
            ? (0,deploy_inventory/* parseManifest */.Ng)(await fetched(site.data.html_url, context, signal))
            : undefined;
        return manifest === undefined ? undefined : { ...(0,deploy_inventory/* inventoryOfManifest */.FF)(manifest), interrupted: true };
    }
    catch (error) {
        signal.throwIfAborted();
        // Publishing needs none of this; what it needs it asks for itself.
        log.debug(`pages: what is published is not known: ${(0,failure/* messageOf */.bD)(error)}`);
        return undefined;
    }
}
/** The manifest's text; empty where there is none. No credentials are sent. */
async function fetched(page, { http, clock }, signal) {
    let url = new URL(bundle_manifest/* MANIFEST_PATH */.U4, page.endsWith('/') ? page : `${page}/`);
    // Another address is another entry of a cache.
    url.searchParams.set('at', String(clock.now()));
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        const { status, headers, body } = await http({
            method: 'GET',
            url: url.href,
            headers: { 'cache-control': 'no-cache', 'accept-encoding': 'identity' },
            signal,
        });
        const content = await (0,consumers_.text)(body);
        if (status === 200)
            return content;
        if (status < 300 || status >= 400 || headers.location === undefined)
            return '';
        url = new URL(headers.location, url);
    }
    return '';
}

;// CONCATENATED MODULE: ./lib/deploy/pages/tar.js






const MODIFIED = new Date('1980-01-01T00:00:00Z');
/** Files above this are streamed. */
const tar_WHOLE = 4 * 1024 * 1024;
/** Writes the site's files and its manifest as a plain tar, as Pages wants it; resolves to the bytes of the files. */
async function writeTar(site, file, signal) {
    const { pack: createPack } = await __webpack_require__.e(/* import() */ 6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19));
    const pack = createPack();
    // What goes wrong while feeding surfaces in the pipeline.
    const fed = feed(pack, site).catch((error) => pack.destroy(error));
    await (0,external_node_stream_promises_.pipeline)(pack, (0,external_node_fs_.createWriteStream)(file), { signal });
    await fed;
    return Object.values(site.manifest.files).reduce((sum, { size }) => sum + size, 0);
}
async function feed(pack, { directory, manifest }) {
    for (const path of Object.keys(manifest.files).sort()) {
        if (path === bundle_manifest/* MANIFEST_PATH */.U4)
            continue;
        const source = (0,external_node_path_.join)(directory, path);
        const { size } = await plainFile(source, path);
        if (size <= tar_WHOLE)
            await add(pack, path, await (0,promises_.readFile)(source));
        else
            await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(source), pack.entry({ ...headerOf(path), size }));
    }
    await add(pack, bundle_manifest/* MANIFEST_PATH */.U4, Buffer.from(JSON.stringify(manifest)));
    pack.finalize();
}
async function plainFile(source, path) {
    const found = await (0,promises_.lstat)(source);
    if (found.isFile())
        return found;
    throw new failure/* Failure */.HR('E_GUARD_LIMIT', {
        what: 'GitHub Pages takes plain files only',
        value: path,
        why: 'it is a link, or no file',
        fix: 'put a copy of the file in its place',
    });
}
function add(pack, path, bytes) {
    return new Promise((resolve, reject) => {
        pack.entry({ ...headerOf(path), size: bytes.length }, bytes, (error) => error ? reject(error) : resolve());
    });
}
function headerOf(name) {
    return { name, mode: 0o644, mtime: MODIFIED, uid: 0, gid: 0 };
}

;// CONCATENATED MODULE: ./lib/deploy/pages/pages.js








/** `pages`: GitHub Pages, deployed in this very step: artifact, deployment, and the wait for its end. */
const pagesScheme = {
    form: 'pages',
    options: {
        timeout: { form: 'a time as 10m, 90s or 1h', accepts: (value) => durationMs(value) !== undefined },
        force: yesOrNo,
        environment: { form: 'a name as github-pages', accepts: (value) => /^[\w.-]+$/.test(value) },
    },
    complaint: (target) => target === 'pages'
        ? undefined
        : { why: 'GitHub Pages takes no address: a repository has one site', fix: 'write: pages timeout=10m' },
    open: openPages,
};
const ARTIFACT = 'github-pages';
const LIMITS = { host: 'GitHub Pages', siteBytes: 1024 ** 3 };
const UNITS = { s: 1000, m: 60_000, h: 3_600_000 };
function durationMs(text) {
    const [, count = '', unit = ''] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? [];
    const factor = UNITS[unit];
    return factor === undefined ? undefined : Number(count) * factor;
}
function openPages(spec, context) {
    const timeoutMs = durationMs(spec.options.timeout ?? '10m') ?? 0;
    return {
        kind: 'whole',
        name: spec.target,
        url: null,
        force: spec.options.force === 'true',
        limits: [LIMITS],
        inventory: ({ signal }) => publishedSite(context, signal),
        async publish(site, { signal }) {
            const github = requireGitHub(context, '`permissions: { pages: write, id-token: write }`');
            // Asked for first: without it nothing needs to be uploaded.
            await identityToken(context, signal);
            const artifact = await uploadSite(context, site, signal);
            const url = await createDeployment(github, artifact.id, {
                environment: spec.options.environment ?? ARTIFACT,
                token: await identityToken(context, signal),
                ...{ timeoutMs, signal, context },
            });
            return { url, bytes: artifact.bytes };
        },
    };
}
async function uploadSite(context, site, signal) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(context.tempDirectory, 'pages-'));
    try {
        const tar = (0,external_node_path_.join)(folder, 'artifact.tar');
        const bytes = await writeTar(site, tar, signal);
        const { id } = await context.uploadArtifact(ARTIFACT, tar, { zipped: true, retentionDays: 1, signal });
        return { id, bytes };
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./lib/deploy/release-api.js

const release_api_PERMISSION = 'contents: write';
const Asset = schemas/* looseObject */._H3({ id: schemas/* number */.aig(), name: schemas/* string */.YjP(), url: schemas/* string */.YjP().optional() });
const Release = schemas/* looseObject */._H3({
    id: schemas/* number */.aig(),
    tag_name: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP(),
    upload_url: schemas/* string */.YjP(),
});
/** Published releases are found by their tag, drafts in the list only. */
async function findRelease(github, tag, signal) {
    const reading = { doing: 'look for the release', permission: release_api_PERMISSION };
    const route = 'GET /repos/{owner}/{repo}/releases/tags/{tag}';
    const found = await github.ask({ ...reading, route, parameters: { tag }, mayBeMissing: true }, signal);
    if (found !== undefined)
        return Release.parse(found);
    const all = await pages(github, { ...reading, route: 'GET /repos/{owner}/{repo}/releases' }, Release, signal);
    return all.find((release) => release.tag_name === tag);
}
/** The assets of a release. */
function assetsOf(github, release, doing, signal) {
    const route = 'GET /repos/{owner}/{repo}/releases/{release_id}/assets';
    const parameters = { release_id: release.id };
    return pages(github, { doing, permission: release_api_PERMISSION, route, parameters }, Asset, signal);
}
/** All entries of a list in pages of 100. */
async function pages(github, request, schema, signal) {
    const all = [];
    for (let page = 1;; page += 1) {
        const parameters = { ...request.parameters, per_page: 100, page };
        const entries = schemas/* array */.YOg(schema).parse(await github.ask({ ...request, parameters }, signal));
        all.push(...entries);
        if (entries.length < 100)
            return all;
    }
}

;// CONCATENATED MODULE: ./lib/deploy/release-published.js




/**
 * What the release of the tag holds, by its manifest; undefined where there is no such release, or none that can be
 * read. It is complete, and need not be published again, only with archive and digest beside.
 */
async function publishedRelease(context, tagOf, name, signal) {
    const github = requireGitHub(context, `\`permissions: ${release_api_PERMISSION}\``);
    const release = await findRelease(github, tagOf(github), signal);
    if (release === undefined)
        return undefined;
    const assets = await assetsOf(github, release, 'read the assets of the release', signal);
    const found = assets.find((asset) => asset.name === 'manifest.json');
    const manifest = found === undefined ? undefined : (0,deploy_inventory/* parseManifest */.Ng)(await contentOf(found, github, context, signal));
    if (manifest === undefined)
        return undefined;
    const has = (asset) => assets.some((one) => one.name === asset);
    const complete = ['.tar.gz', '.zip'].some((ending) => has(name + ending) && has(`${name}${ending}.sha256`));
    return { ...deploy_inventory/* NOTHING */.K$, ...(0,deploy_inventory/* inventoryOfManifest */.FF)(manifest), interrupted: !complete };
}
/** An asset's text; empty where it cannot be had, since the manifest is one way to know among others. */
async function contentOf({ id }, github, { log }, signal) {
    try {
        const content = await github.ask({
            doing: 'read the manifest of the release',
            permission: release_api_PERMISSION,
            route: 'GET /repos/{owner}/{repo}/releases/assets/{asset_id}',
            parameters: { asset_id: id, headers: { accept: 'application/octet-stream' } },
            mayBeMissing: true,
        }, signal);
        // The client reads an answer by its content type.
        if (content instanceof ArrayBuffer)
            return Buffer.from(content).toString();
        return typeof content === 'string' ? content : JSON.stringify(content ?? '');
    }
    catch (error) {
        signal.throwIfAborted();
        log.debug(`release: its manifest cannot be read: ${(0,failure/* messageOf */.bD)(error)}`);
        return '';
    }
}

;// CONCATENATED MODULE: ./lib/deploy/release.js










/** `release`: the bundle, its digest and its manifest as assets of the release of a tag. */
const releaseScheme = {
    form: 'release',
    options: {
        tag: { form: 'a tag as v1.2.0', accepts: (value) => /^[^\s~^:?*[\\]+$/.test(value) },
        name: { form: 'a file name without ending, as docs-site', accepts: (value) => /^[\w.-]+$/.test(value) },
        title: scheme_text,
        draft: yesOrNo,
        prerelease: yesOrNo,
        force: yesOrNo,
    },
    complaint: (target) => target === 'release'
        ? undefined
        : { why: 'a release takes no address', fix: 'write: release tag=v1.2.0' },
    open: openRelease,
};
/** GitHub's limit of one asset. */
const LARGEST_ASSET = 2 * 1024 ** 3;
function openRelease(spec, context) {
    const { options } = spec;
    return {
        kind: 'whole',
        name: spec.target,
        url: null,
        force: options.force === 'true',
        inventory: ({ signal }) => publishedRelease(context, (github) => tagOf(options.tag, github), options.name ?? context.artifactName, signal),
        async publish(site, { signal }) {
            const github = requireGitHub(context, `\`permissions: ${release_api_PERMISSION}\``);
            const tag = tagOf(options.tag, github);
            const uploads = await uploadsOf(site, options.name ?? context.artifactName);
            const release = (await findRelease(github, tag, signal)) ?? (await makeRelease(github, tag, options, signal));
            for (const upload of uploads)
                await replaceAsset(github, release, upload, context, signal);
            const bytes = uploads.reduce((sum, { size }) => sum + size, 0);
            return { url: release.html_url, bytes };
        },
    };
}
function tagOf(given, { ref }) {
    const tag = given ?? /^refs\/tags\/(.+)$/.exec(ref)?.[1];
    if (tag !== undefined)
        return tag;
    throw new failure/* Failure */.HR('E_INPUT_MISSING', {
        what: 'The tag of the release is not known',
        value: ref,
        why: 'this run is not of a tag',
        fix: 'run the workflow on tags (`on: push: tags`), or write release tag=v1.2.0',
    });
}
async function uploadsOf({ bundlePath, manifest }, name) {
    const zip = bundlePath.endsWith('.zip');
    const archive = `${name}${zip ? '.zip' : '.tar.gz'}`;
    const { size } = await (0,promises_.stat)(bundlePath);
    if (size >= LARGEST_ASSET) {
        throw new failure/* Failure */.HR('E_GUARD_LIMIT', {
            what: 'The bundle is too large for a release',
            value: `${size} bytes`,
            why: 'GitHub takes assets below 2 GiB',
            fix: 'publish to an object store as s3://',
        });
    }
    const asset = (assetName, type, content) => {
        const bytes = Buffer.from(content);
        return { name: assetName, type, size: bytes.length, open: () => bytes };
    };
    return [
        {
            name: archive,
            type: zip ? 'application/zip' : 'application/gzip',
            size,
            open: () => (0,external_node_fs_.createReadStream)(bundlePath),
        },
        // As sha256sum writes and checks it.
        asset(`${archive}.sha256`, 'text/plain', `${manifest.bundleSha256}  ${archive}\n`),
        asset('manifest.json', 'application/json', JSON.stringify(manifest)),
    ];
}
async function makeRelease(github, tag, options, signal) {
    const parameters = {
        tag_name: tag,
        target_commitish: github.sha,
        name: options.title ?? tag,
        draft: options.draft === 'true',
        prerelease: options.prerelease === 'true',
    };
    const route = 'POST /repos/{owner}/{repo}/releases';
    const request = { doing: 'create the release', permission: release_api_PERMISSION, route, parameters };
    return Release.parse(await github.ask(request, signal));
}
/** Uploads under a name beside and then takes the old asset's place: readers miss it for a moment only. */
async function replaceAsset(github, release, upload, context, signal) {
    const request = { doing: `replace ${upload.name} of the release`, permission: release_api_PERMISSION };
    const assets = () => assetsOf(github, release, request.doing, signal);
    const remove = async (name) => {
        const old = (await assets()).filter((asset) => asset.name === name);
        const route = 'DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}';
        for (const { id } of old) {
            await github.ask({ ...request, route, parameters: { asset_id: id }, mayBeMissing: true }, signal);
        }
        return old.length > 0;
    };
    const beside = `${upload.name}.uploading`;
    const uploaded = await (0,retry/* retrying */.R$)(async () => {
        // An upload that broke leaves a stump behind, which would refuse the next.
        await remove(beside);
        return attempt(github, release, { ...upload, name: beside }, context, signal);
    }, {
        clock: context.clock,
        signal,
        onRetry: (error) => context.log.info(`release: ${(0,failure/* messageOf */.bD)(error)}; trying again`),
    });
    if (await remove(upload.name))
        context.log.info(`release: ${upload.name} is replaced`);
    const route = 'PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}';
    await github.ask({ ...request, route, parameters: { asset_id: uploaded.id, name: upload.name } }, signal);
}
async function attempt(github, release, upload, { http, clock }, signal) {
    const url = new URL(release.upload_url.replace(/\{.*\}$/, ''));
    url.searchParams.set('name', upload.name);
    try {
        const { status, headers, body } = await http({
            method: 'POST',
            url,
            headers: {
                accept: 'application/vnd.github+json',
                authorization: `token ${github.token}`,
                'content-type': upload.type,
                'content-length': String(upload.size),
            },
            body: upload.open(),
            signal,
            // GitHub answers when it has stored all of it.
            headersTimeoutMs: 300_000,
        });
        const answer = await (0,consumers_.text)(body);
        if (status === 201)
            return { done: true, value: Asset.parse(JSON.parse(answer)) };
        const failure = refused(upload.name, status, answer);
        if (!(0,retry/* isRetryableStatus */.PS)(status))
            throw failure;
        const retryAfter = (0,retry/* retryAfterMs */.Vs)(headers['retry-after'], clock.now());
        return { done: false, error: failure, retryAfter };
    }
    catch (error) {
        signal.throwIfAborted();
        if ((0,retry/* networkErrorCode */.a0)(error) === undefined)
            throw error;
        return { done: false, error };
    }
}
const Refusal = schemas/* looseObject */._H3({ message: schemas/* string */.YjP() });
function refused(name, status, answer) {
    const denied = [401, 403, 404].includes(status);
    return new failure/* Failure */.HR(denied ? 'E_DEPLOY_DENIED' : 'E_GITHUB_API', {
        what: `GitHub refused to store ${name}`,
        value: String(status),
        why: wordsOf(answer),
        fix: denied
            ? `give the job \`permissions: ${release_api_PERMISSION}\``
            : 'run again; the assets that arrived are replaced',
    });
}
function wordsOf(answer) {
    try {
        return Refusal.parse(JSON.parse(answer)).message;
    }
    catch {
        return answer.slice(0, 200);
    }
}

;// CONCATENATED MODULE: ./lib/deploy/schemes.js









/** Every kind of destination, by the word its line starts with. */
const SCHEMES = {
    dir: dirScheme,
    artifact: artifactScheme,
    s3: s3Scheme,
    branch: branchScheme,
    pages: pagesScheme,
    release: releaseScheme,
    gs: gcsScheme,
    azblob: azureScheme,
    helm: helmScheme,
};
/** Opens a destination that `parseDestinations` accepted. Nothing is read or written yet. */
function openDestination(spec, context) {
    const scheme = SCHEMES[spec.scheme];
    if (scheme === undefined)
        throw new TypeError(`no destination "${spec.scheme}:"`);
    const destination = scheme.open(spec, context);
    return spec.alias === true ? { ...destination, alias: true } : destination;
}


/***/ }),

/***/ 45420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ createStoreClient),
/* harmony export */   r: () => (/* binding */ otherFailure)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _http_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55014);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28394);



/** A client for a service that speaks HTTP with credentials that may expire while we work. */
function createStoreClient(service, { http, clock, log }) {
    const send = async ({ method, url, headers, body }, signal, refresh) => {
        const length = body === undefined ? {} : { 'content-length': String(body.size) };
        const authorized = await service.authorize({ method, url, headers: { ...headers, ...length } }, { refresh, signal });
        const response = await http({ method, ...authorized, body: await body?.open(), signal, whole: true });
        return { status: response.status, headers: response.headers, body: await (0,_http_http_js__WEBPACK_IMPORTED_MODULE_1__/* .bodyText */ .G)(response) };
    };
    return (request, turn, expects = []) => {
        let refreshed = false;
        const attempt = async (refresh) => {
            let answer;
            try {
                answer = await send(request, turn.signal, refresh);
            }
            catch (error) {
                turn.signal.throwIfAborted();
                if (error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR || (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .networkErrorCode */ .a0)(error) === undefined)
                    throw error;
                return { done: false, error: unreachable(service, error) };
            }
            const { status, headers } = answer;
            if (status < 300)
                request.body?.arrived?.();
            if (status < 300 || expects.includes(status))
                return { done: true, value: answer };
            if (status === 401 && !refreshed) {
                refreshed = true;
                return attempt(true);
            }
            const failure = service.failureOf(answer, request);
            if (status === 429 || status === 503)
                turn.onThrottle();
            if (!(0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .isRetryableStatus */ .PS)(status) || status === 501)
                throw failure;
            return { done: false, error: failure, retryAfter: (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .retryAfterMs */ .Vs)(headers['retry-after'], clock.now()) };
        };
        return (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .retrying */ .R$)(() => attempt(false), {
            clock,
            signal: turn.signal,
            onRetry: (error, pause) => log.debug(`${request.method} ${request.subject}: ${(0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}; again in ${Math.round(pause)} ms`),
        });
    };
}
function unreachable({ address, unreachableFix }, error) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_UNREACHABLE', {
        what: 'The storage service could not be reached',
        value: address,
        why: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error),
        fix: unreachableFix,
        cause: error,
    });
}
/** The failure for an answer that no service gives a meaning of its own: it may pass, or it does not. */
function otherFailure(status, subject, why) {
    if (status >= 500 || status === 429 || status === 408) {
        return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_UNREACHABLE', {
            what: 'The storage service keeps failing',
            value: subject,
            why,
            fix: 'run again: what arrived is reused',
        });
    }
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_FAILED', {
        what: 'The storage service refused a request',
        value: subject,
        why,
    });
}


/***/ }),

/***/ 18102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   Yt: () => (/* binding */ elements),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/**
 * The little of XML that S3 and Azure speak: elements with text, no attributes that matter, no mixed content.
 */
const ENTITIES = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
/** The content of each element of this name, in order; nested markup included. */
function elements(xml, name) {
    const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g');
    return Array.from(xml.matchAll(pattern), (match) => match[1] ?? '');
}
/** The text of the first element of this name, if there is one. */
function textOf(xml, name) {
    const content = elements(xml, name)[0];
    return content === undefined ? undefined : unescapeXml(content);
}
/** Text as it may stand inside an element. */
function escapeXml(text) {
    return text.replace(/[&<>"'\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function unescapeXml(text) {
    return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
        if (decimal !== undefined)
            return String.fromCodePoint(Number(decimal));
        if (hex !== undefined)
            return String.fromCodePoint(Number.parseInt(hex, 16));
        return ENTITIES[name] ?? whole;
    });
}


/***/ }),

/***/ 5605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   bD: () => (/* binding */ messageOf)
/* harmony export */ });
/** An error written for the reader: what failed, the value, why, what to do, and a stable code. */
class Failure extends Error {
    code;
    what;
    value;
    why;
    fix;
    constructor(code, details) {
        super(sentence(code, details), details.cause === undefined ? undefined : { cause: details.cause });
        this.name = 'Failure';
        this.code = code;
        this.what = details.what;
        this.value = details.value;
        this.why = details.why;
        this.fix = details.fix;
    }
}
function sentence(code, { what, value, why, fix }) {
    const parts = [what, value, why, fix].filter((part) => part !== undefined && part !== '');
    return `${parts.join(': ')} [${code}]`;
}
/** The message of anything thrown, with the messages of its causes behind it. */
function messageOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const own = error instanceof AggregateError && error.message === ''
        ? error.errors.map(messageOf).join('; ')
        : error.message;
    return error.cause === undefined || error instanceof Failure ? own : `${own}: ${messageOf(error.cause)}`;
}
/** The stable code of anything thrown; what nobody foresaw is E_UNEXPECTED. */
function codeOf(error) {
    return error instanceof Failure ? error.code : 'E_UNEXPECTED';
}


/***/ }),

/***/ 3274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findArtifact),
/* harmony export */   downloadArtifact: () => (/* binding */ downloadArtifact),
/* harmony export */   listArtifacts: () => (/* binding */ listArtifacts)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5605);
/* harmony import */ var _artifact_service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29563);




/** The artifacts of this workflow run; of those of one name only the newest. Throws E_ARTIFACT. */
async function listArtifacts(context, signal) {
    (0,_artifact_service_js__WEBPACK_IMPORTED_MODULE_3__/* .requireArtifactService */ .v)(context);
    const client = await artifactClient();
    const found = await asked('list the artifacts', client.listArtifacts({ latest: true }), signal);
    return found.artifacts;
}
/** The newest artifact of a name in this workflow run; undefined when there is none. Throws E_ARTIFACT. */
async function findArtifact(name, context, signal) {
    (0,_artifact_service_js__WEBPACK_IMPORTED_MODULE_3__/* .requireArtifactService */ .v)(context);
    const client = await artifactClient();
    const search = client.getArtifact(name).catch((error) => {
        if (error instanceof Error && error.name === 'ArtifactNotFoundError')
            return undefined;
        throw error;
    });
    return (await asked(`find the artifact ${name}`, search, signal))?.artifact;
}
/**
 * Downloads an artifact that is one file into `directory`, an empty or new folder, and returns the file's path.
 * Throws E_ARTIFACT when it does not come or is not as it was uploaded.
 */
async function downloadArtifact({ id, name, digest }, directory, signal) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(directory, { recursive: true });
    const client = await artifactClient();
    const options = { path: directory, ...(digest !== undefined && { expectedHash: digest }) };
    const doing = `download the artifact ${name}`;
    const { digestMismatch } = await asked(doing, client.downloadArtifact(id, options), signal);
    const [file, ...more] = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory);
    if (file === undefined || more.length > 0)
        throw refused(doing, `it is ${more.length + 1} files, not one`);
    if (digestMismatch === true)
        throw refused(doing, 'its digest is not that of the upload');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, file);
}
async function artifactClient() {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(1351), __webpack_require__.e(1659), __webpack_require__.e(3669), __webpack_require__.e(9320), __webpack_require__.e(6118), __webpack_require__.e(1252)]).then(__webpack_require__.bind(__webpack_require__, 91252));
    return new DefaultArtifactClient();
}
/** The client cannot be stopped, so an abort only stops the waiting. */
async function asked(doing, work, signal) {
    signal.throwIfAborted();
    const aborted = Promise.withResolvers();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        return await Promise.race([work, aborted.promise]);
    }
    catch (error) {
        signal.throwIfAborted();
        throw refused(doing, (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error), error);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
function refused(doing, why, cause) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('E_ARTIFACT', {
        what: `Could not ${doing}`,
        why,
        fix: 'Run again; an artifact that has expired is made anew by a new run of the workflow.',
        cause,
    });
}


/***/ }),

/***/ 29563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ requireArtifactService)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88120);


/**
 * The place of a run that has an artifact service of version 4. Throws E_ARTIFACT, which says why there is none and what
 * to do instead.
 */
function requireArtifactService(context) {
    const elsewhere = 'Deploy to another destination: `dir:`, `s3:`, …';
    if (context === undefined)
        throw unavailable('this is not a GitHub runner', elsewhere);
    if ((0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnterpriseServer */ .vh)(context))
        throw unavailable('GitHub Enterprise Server has no artifact service of version 4', `${elsewhere} Or give the output \`bundle-path\` to \`actions/upload-artifact@v3\` in a next step.`);
    if (!context.artifactService)
        throw unavailable('ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set; actions get them, `run` steps do not', 'Use the Action instead of the command, or deploy to another destination.');
    return context;
}
function unavailable(why, fix) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_ARTIFACT', { what: 'There is no artifact service here', why, fix });
}


/***/ }),

/***/ 66685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadArtifact: () => (/* binding */ uploadArtifact)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5605);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28394);
/* harmony import */ var _artifact_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29563);





const RETRIES = { attempts: 3, baseMs: 2000, maxMs: 10_000 };
/**
 * Uploads one file as an artifact of the workflow run, as it is, without a zip around it unless told. The artifact is
 * named after `name` and the file's extension; one of that name from the same run is replaced.
 * Throws E_ARTIFACT, and says why where the runner has no artifact service.
 */
async function uploadArtifact(name, file, { retentionDays, zipped = false, signal }, { context, tempDir, clock, onRetry }) {
    const { serverUrl, owner, repo, runId, runAttempt } = (0,_artifact_service_js__WEBPACK_IMPORTED_MODULE_4__/* .requireArtifactService */ .v)(context);
    const fullName = zipped ? name : withExtensionOf(file, name);
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempDir, 'artifact-'));
    try {
        // The client takes the file's own name for that of the artifact.
        const named = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, zipped ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) : fullName);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(file, named).catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(file, named));
        const { id, digest } = await (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .retrying */ .R$)((number) => {
            const isOthers = number === 1 && runAttempt === 1;
            return attempt(replacing(fullName, named, { retentionDays, zipped, isOthers }, onRetry), signal);
        }, { clock, signal, policy: RETRIES, onRetry: (error) => onRetry?.((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)) });
        if (id === undefined || digest === undefined)
            throw new Error('the service gave no id or digest');
        const url = `${serverUrl}/${owner}/${repo}/actions/runs/${runId}/artifacts/${id}`;
        return { id, name: fullName, url, digest, size: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(named)).size };
    }
    catch (error) {
        signal.throwIfAborted();
        throw error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR ? error : refused(fullName, error);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
}
function withExtensionOf(file, name) {
    const extension = /(?:\.tar)?\.[a-z0-9]+$/i.exec((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file))?.[0] ?? '';
    return name.endsWith(extension) ? name : name + extension;
}
/** Uploads; where the run has an artifact of that name already (409), deletes it and uploads again. */
async function replacing(name, file, { retentionDays, zipped, isOthers, }, onRetry) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(1351), __webpack_require__.e(1659), __webpack_require__.e(3669), __webpack_require__.e(9320), __webpack_require__.e(6118), __webpack_require__.e(1252)]).then(__webpack_require__.bind(__webpack_require__, 91252));
    const client = new DefaultArtifactClient();
    const form = zipped ? { compressionLevel: 1 } : { skipArchive: true };
    const options = { ...form, ...(retentionDays !== undefined && { retentionDays }) };
    const upload = () => client.uploadArtifact(name, [file], (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), options);
    try {
        return await upload();
    }
    catch (error) {
        if (!/\b409\b|already exists/i.test((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)))
            throw error;
        const hint = isOthers
            ? ' (another job or step made it: give each job of a matrix a name of its own)'
            : '';
        onRetry?.(`the run has an artifact ${name} already; it is replaced${hint}`);
        await client.deleteArtifact(name).catch((cause) => {
            throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('E_ARTIFACT', {
                what: 'The artifact could not be replaced',
                value: name,
                why: `an upload of that name was begun in this run and not finished (${(0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)})`,
                fix: 'Re-run the job, or set another `artifact-name`.',
                cause: error,
            });
        });
        return upload();
    }
}
/** The outcome of an upload; the client cannot be stopped, so an abort only stops the waiting. */
async function attempt(upload, signal) {
    const aborted = Promise.withResolvers();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        return { done: true, value: await Promise.race([upload, aborted.promise]) };
    }
    catch (error) {
        signal.throwIfAborted();
        if (!isPassing(error))
            throw error;
        return { done: false, error };
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
/** What the client gave up on though it may work a moment later; refusals of the service are not of that kind. */
function isPassing(error) {
    if (!(error instanceof Error))
        return false;
    if (/Unable to make request|Upload progress stalled|Failed to make request after \d+ attempts/.test(error.message))
        return true;
    const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 503;
    return error.name === 'RestError' && status >= 500;
}
function refused(name, error) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('E_ARTIFACT', {
        what: 'The artifact could not be uploaded',
        value: name,
        why: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error),
        fix: 'Run again; the storage limits of the account are on its billing page.',
        cause: error,
    });
}


/***/ }),

/***/ 10723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ repositoryRoot),
/* harmony export */   X: () => (/* binding */ checkedOutCommit)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The nearest folder above, or itself, that is a git working tree, up to `top`; undefined where there is none. */
async function repositoryRoot(folder, top = '/') {
    for (let place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);; place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place)) {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, '.git')).catch(() => undefined)) !== undefined)
            return place;
        if (place === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place) === place)
            return undefined;
    }
}
/** The commit checked out around a folder, read without git; undefined where that cannot be told. */
async function checkedOutCommit(folder) {
    const root = await repositoryRoot(folder);
    if (root === undefined)
        return undefined;
    const git = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git');
    const read = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, path), 'utf8').catch(() => '');
    const head = (await read('HEAD')).trim();
    const ref = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
    if (ref === undefined)
        return commitIn(head);
    const loose = commitIn((await read(ref)).trim());
    if (loose !== undefined)
        return loose;
    const packed = (await read('packed-refs')).split('\n').find((line) => line.endsWith(` ${ref}`));
    return commitIn(packed?.split(' ')[0] ?? '');
}
function commitIn(text) {
    return /^[\da-f]{40}([\da-f]{24})?$/.test(text) ? text : undefined;
}


/***/ }),

/***/ 89726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LX: () => (/* binding */ createGitHubClient),
  AV: () => (/* binding */ githubStatus),
  US: () => (/* binding */ isForbidden)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
;// CONCATENATED MODULE: ./lib/github/rate-limit.js

/** GitHub asks for at least a minute when a secondary limit comes without a time. */
const SECONDARY_PAUSE_MS = 60_000;
/**
 * How long GitHub asks to wait, in milliseconds, when an answer is a primary or secondary rate limit;
 * `undefined` when it is none, so that a plain 403 is not taken for one.
 */
function rateLimitPause(status, headers, words, now) {
    if (status !== 403 && status !== 429)
        return undefined;
    const asked = (0,retry/* retryAfterMs */.Vs)(headers.get('retry-after') ?? undefined, now);
    if (asked !== undefined)
        return asked;
    if (headers.get('x-ratelimit-remaining') === '0') {
        const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1000;
        // The reset is given in whole seconds, and the clocks may differ a little.
        return Number.isFinite(reset) ? Math.max(0, reset - now) + 1000 : SECONDARY_PAUSE_MS;
    }
    return status === 429 || /secondary rate limit|abuse detection/i.test(words)
        ? SECONDARY_PAUSE_MS
        : undefined;
}

;// CONCATENATED MODULE: ./lib/github/client.js



const ATTEMPTS = 5;
/** In all a run waits this long for rate limits; past that it says when the limit ends. */
const RATE_LIMIT_BUDGET_MS = 180_000;
const TIMEOUT_MS = 30_000;
/**
 * Makes a client. It honours the proxy of the environment and rate limits, and repeats what failed on the way:
 * 5xx and network errors of requests that may be repeated, and any that surely never arrived.
 */
function createGitHubClient(options) {
    let requests = 0;
    let octokit;
    const load = async () => {
        const [{ getOctokit }, undici] = await Promise.all([__webpack_require__.e(/* import() */ 1351).then(__webpack_require__.bind(__webpack_require__, 61351)), __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19))]);
        const timeouts = { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS };
        const dispatcher = new undici.EnvHttpProxyAgent({ ...timeouts, connect: { timeout: TIMEOUT_MS } });
        const send = async (url, init) => {
            requests += 1;
            options.onRequest?.();
            const response = await undici.fetch(url, { ...init, dispatcher, signal: options.signal });
            const headers = new Headers([...response.headers]);
            return { status: response.status, headers, words: await response.text() };
        };
        const sendPersistently = persistent(send, options);
        const fetch = async (url, init) => {
            const { status, headers, words } = await sendPersistently(url, init);
            return new Response(words === '' ? null : words, { status, headers });
        };
        return getOctokit(options.token, {
            baseUrl: options.apiUrl,
            userAgent: 'docs-export-action',
            request: { fetch },
        });
    };
    return {
        async call(operation, work) {
            octokit ??= load();
            try {
                return await work(await octokit);
            }
            catch (error) {
                options.signal.throwIfAborted();
                throw refusal(operation, error, options.clock.now());
            }
        },
        requests: () => requests,
    };
}
/** Sends a request, again where that is safe and worth the time; the last answer is handed on as it is. */
function persistent(send, { clock, signal, onRetry }) {
    let budget = RATE_LIMIT_BUDGET_MS;
    return (url, init) => {
        const repeatable = init.method !== 'POST';
        const attempt = async (number) => {
            let answer;
            try {
                answer = await send(url, init);
            }
            catch (error) {
                signal.throwIfAborted();
                const again = (0,retry/* neverReached */.Xb)(error) || (repeatable && (0,retry/* networkErrorCode */.a0)(error) !== undefined);
                if (!again)
                    throw error;
                return { done: false, error };
            }
            const { status, headers, words } = answer;
            const error = new Error(`GitHub answered ${status}`);
            const pause = rateLimitPause(status, headers, words, clock.now());
            if (pause !== undefined && pause <= budget && number < ATTEMPTS) {
                budget -= pause;
                return { done: false, retryAfter: pause, error };
            }
            const passing = pause === undefined && repeatable && (0,retry/* isRetryableStatus */.PS)(status);
            return passing && number < ATTEMPTS ? { done: false, error } : { done: true, value: answer };
        };
        return (0,retry/* retrying */.R$)(attempt, {
            clock,
            signal,
            policy: { attempts: ATTEMPTS, baseMs: 500, maxMs: RATE_LIMIT_BUDGET_MS },
            onRetry: (error, pauseMs) => onRetry?.((0,failure/* messageOf */.bD)(error), pauseMs),
        });
    };
}
function isRequestError(error) {
    return error instanceof Error && error.name === 'HttpError';
}
/** The status GitHub answered, where an error came from an answer of GitHub. */
function githubStatus(error) {
    const cause = error instanceof failure/* Failure */.HR ? error.cause : error;
    return isRequestError(cause) && cause.response !== undefined ? cause.status : undefined;
}
/** Whether GitHub refused because the token may not: read-only tokens are how runs of forks are meant to be. */
function isForbidden(error) {
    return (error instanceof failure/* Failure */.HR && error.code === 'E_GITHUB_API' && [403, 404].includes(githubStatus(error) ?? 0));
}
function refusal({ doing, permission }, error, now) {
    if (!isRequestError(error))
        return error;
    const { status, response } = error;
    if (response === undefined) {
        return new failure/* Failure */.HR('E_GITHUB_API', {
            what: `GitHub could not be reached to ${doing}`,
            why: (0,failure/* messageOf */.bD)(error),
            fix: 'Check the network and the proxy of the runner, then run again.',
            cause: error,
        });
    }
    const { data } = response;
    const words = typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : '';
    const pause = rateLimitPause(status, new Headers(response.headers), words, now);
    return new failure/* Failure */.HR(pause === undefined ? 'E_GITHUB_API' : 'E_GITHUB_RATE_LIMIT', {
        what: `GitHub refused to ${doing}`,
        value: String(status),
        why: words,
        fix: remedy(status, permission, pause === undefined ? undefined : new Date(now + pause)),
        cause: error,
    });
}
function remedy(status, permission, limitEnds) {
    if (limitEnds !== undefined)
        return `The rate limit ends at ${limitEnds.toISOString()}; run again after that.`;
    if (status === 401)
        return 'The token is wrong or expired; check `github-token`.';
    if (status === 403 || status === 404)
        return `Give the job \`permissions: ${permission}\`, or \`github-token\` a token that may do so.`;
    return status >= 500 ? 'Run again; GitHub has a fault of its own.' : 'See the words of GitHub before this.';
}


/***/ }),

/***/ 27779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ farewellBody),
/* harmony export */   De: () => (/* binding */ OUTDATED_MARK),
/* harmony export */   I2: () => (/* binding */ commentBody),
/* harmony export */   Ql: () => (/* binding */ commentMarker)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30018);
/* harmony import */ var _measures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39538);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93205);



/** GitHub refuses longer comments. */
const MOST_CHARACTERS = 65_536;
/** Tells a comment that was minimised, so that it is shown again when it is news once more. */
const OUTDATED_MARK = '<!-- docs-export: outdated -->';
/** The hidden first line that tells this site's comment from all others. */
function commentMarker(domain) {
    return `<!-- docs-export: ${encodeURIComponent(domain)} -->`;
}
/** The sticky comment of a run: what a reviewer wants to know, with its marker in front. Markdown. */
function commentBody(facts) {
    const { siteUrl, agentJob } = facts;
    const body = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)([
        commentMarker(facts.domain),
        `### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(facts.domain)}: ${(0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .bu)(facts)}`,
        siteUrl === null || facts.failure !== null ? '' : `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('Open the site', siteUrl)}**`,
        (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .failureBlock */ .Qu)(facts),
        agentJob === null ? '' : (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .agentSentence */ .Ds)(agentJob),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(['', ''], rows(facts)),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH)('Changed pages', changedPages(facts)),
        footer(facts),
    ]);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cutToFit */ .XL)(body, MOST_CHARACTERS, (text) => text.length);
}
/** What becomes of the comment when its preview is removed. Markdown. */
function farewellBody(facts) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)([
        commentMarker(facts.domain),
        OUTDATED_MARK,
        `### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(facts.domain)}: ${(0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .bu)(facts)}`,
        (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .failureBlock */ .Qu)(facts) || 'The pull request was closed, and with it its preview.',
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(['', ''], facts.deployments.map(({ destination, status, deleted }) => [
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(destination),
            status === 'removed' ? `removed, ${(0,_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(deleted, 'file')}` : status,
        ])),
        footer(facts),
    ]);
}
function rows(facts) {
    const { exportJob, changes, bundle, deployments } = facts;
    const found = [];
    if (exportJob !== null && exportJob.pageCount !== null) {
        const counts = changes === null ? '' : `: ${(0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .changeCounts */ .Zg)(changes)}`;
        found.push(['Pages', `${(0,_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(exportJob.pageCount)}${counts}`]);
    }
    if (bundle !== null)
        found.push(['Bundle', `${(0,_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .bytes */ .ee)(bundle.bytes)}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`sha256:${bundle.sha256}`)}`]);
    for (const { destination, status, url } of deployments) {
        const where = (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .openLink */ .Fe)(url);
        found.push(['Destination', [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(destination)}: ${status}`, where].filter(Boolean).join(', ')]);
    }
    const findings = [
        ...(facts.errors > 0 ? [(0,_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(facts.errors, 'error')] : []),
        ...(facts.warnings > 0 ? [(0,_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(facts.warnings, 'warning')] : []),
    ];
    if (findings.length > 0)
        found.push(['Found', findings.join(', ')]);
    found.push(['Time', (0,_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(facts.milliseconds)]);
    return found;
}
function changedPages({ changes, siteUrl, changesUrl }) {
    if (changes === null)
        return '';
    const lines = (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .changeLines */ .Ow)(changes.shown, siteUrl);
    const rest = changes.added + changes.changed + changes.removed - lines.length;
    const all = changesUrl === null ? '' : `: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('the whole list', changesUrl)}`;
    if (rest > 0)
        lines.push(`- and ${(0,_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(rest, 'more page')}${all}`);
    return lines.join('\n');
}
function footer({ run, commit }) {
    const parts = [];
    if (run !== null)
        parts.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`Run ${run.number}`, run.url));
    if (commit !== null)
        parts.push(`commit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(commit.sha.slice(0, 7), commit.url)}`);
    return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}


/***/ }),

/***/ 50988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ commentFacts),
/* harmony export */   Ll: () => (/* binding */ MOST_PAGES),
/* harmony export */   RE: () => (/* binding */ CommentFacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _admin_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74298);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93205);



/** Changed pages a comment names; the rest is counted. */
const MOST_PAGES = 50;
const Line = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(1000);
const Words = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(10_000);
const Address = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(4000);
const Count = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const Pages = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Line).max(MOST_PAGES);
/**
 * What a comment says of a run. Bounded, because it may come from a run nobody trusts: then it is data and no more,
 * and {@link commentBody} makes Markdown of it as of anything else.
 */
const CommentFacts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    domain: Line,
    siteUrl: Address.nullable(),
    commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: Line, url: Address }).nullable(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ number: Count, url: Address }).nullable(),
    milliseconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().max(1e12),
    /** The phase in which a run that failed came to its end. */
    stoppedIn: Line.nullable(),
    failure: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: Line, message: Words, fix: Words }).nullable(),
    exportJob: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: Line, status: Line, pageCount: Count.nullable() }).nullable(),
    bundle: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ bytes: Count, sha256: Line }).nullable(),
    deployments: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        destination: Line,
        status: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['published', 'unchanged', 'planned', 'removed', 'failed']),
        url: Address.nullable(),
        deleted: Count,
    }))
        .max(50),
    changes: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        added: Count,
        changed: Count,
        removed: Count,
        shown: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ added: Pages, changed: Pages, removed: Pages }),
    })
        .nullable(),
    changesUrl: Address.nullable(),
    agentJob: _admin_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentJob */ .Je.nullable(),
    errors: Count,
    warnings: Count,
});
/** The facts of a run as far as its comment tells them. */
function commentFacts(facts) {
    const { domain, siteUrl, commit, run, milliseconds, failure, stoppedIn, exportJob, bundle } = facts;
    const count = (severity) => facts.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return {
        ...{ domain, siteUrl, commit, run, milliseconds, stoppedIn, exportJob, bundle },
        failure: failure && {
            ...failure,
            message: failure.message.slice(0, 5000),
            fix: failure.fix.slice(0, 5000),
        },
        deployments: facts.deployments
            .slice(0, 50)
            .map(({ destination, status, url, deleted }) => ({ destination, status, url, deleted })),
        changes: facts.changes && changesOf(facts.changes),
        changesUrl: facts.changesUrl,
        agentJob: facts.agentJob,
        errors: count('error'),
        warnings: count('warning'),
    };
}
function changesOf({ added, changed, removed }) {
    const counts = { added: added.length, changed: changed.length, removed: removed.length };
    const [a = 0, c = 0, r = 0] = (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .fairShares */ .jm)([counts.added, counts.changed, counts.removed], MOST_PAGES);
    const shown = { added: added.slice(0, a), changed: changed.slice(0, c), removed: removed.slice(0, r) };
    return { ...counts, shown };
}


/***/ }),

/***/ 74510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ retireComment),
/* harmony export */   G: () => (/* binding */ postComment)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89726);
/* harmony import */ var _comment_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27779);



/**
 * Writes the sticky comment of a domain: on the pull request of the event or, after a push, on the merged one the
 * commit came from. One that is there is updated, and left alone when it already says the same.
 * With `always`, throws E_COMMENT when there is no place to comment and E_GITHUB_API when GitHub refuses.
 */
async function postComment(request) {
    const { mode, context, client } = request;
    if (mode === 'never')
        return skipped('`comment` is `never`');
    if (context === undefined)
        return impossible(mode, 'this is not a GitHub runner');
    if (client === undefined)
        return impossible(mode, '`github-token` is empty');
    try {
        const number = request.pullRequest ?? context.pullRequest?.number ?? (await mergedPullRequest(client, context));
        if (number === undefined)
            return impossible(mode, 'no pull request belongs to this run');
        return await upsert(client, context, number, request);
    }
    catch (error) {
        if (mode !== 'auto' || !(error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || error.code === 'E_CANCELLED')
            throw error;
        // A read-only token is how many workflows are meant to run; anything else is worth a look.
        const forbidden = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .isForbidden */ .US)(error);
        return { status: 'skipped', reason: error.message, warn: !forbidden, forbidden };
    }
}
function skipped(reason) {
    return { status: 'skipped', reason, warn: false, forbidden: false };
}
function impossible(mode, reason) {
    if (mode === 'auto')
        return skipped(reason);
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_COMMENT', {
        what: 'No comment can be written',
        why: reason,
        fix: 'Run on a pull request with `permissions: pull-requests: write`, or set `comment: auto`.',
    });
}
const PERMISSION = 'pull-requests: write';
/** After a push to a branch: the pull request whose merge made the commit. */
async function mergedPullRequest(client, { owner, repo, sha, ref, eventName }) {
    if (eventName !== 'push' || !ref.startsWith('refs/heads/'))
        return undefined;
    const { data } = await client.call({ doing: 'tell the pull request of the commit', permission: PERMISSION }, ({ rest }) => rest.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: sha }));
    const merged = data.filter((one) => one.merged_at !== null && `refs/heads/${one.base.ref}` === ref);
    return (merged.find((one) => one.merge_commit_sha === sha) ?? merged[0])?.number;
}
/** Replaces the comment of a domain, where there is one, by a last word, and folds it as outdated. */
async function retireComment(client, issue, domain, body) {
    const { owner, repo, number } = issue;
    const existing = await find(client, { owner, repo, issue_number: number }, (0,_comment_body_js__WEBPACK_IMPORTED_MODULE_2__/* .commentMarker */ .Ql)(domain));
    if (existing === undefined)
        return undefined;
    if (!sameText(existing.body ?? '', body)) {
        await client.call({ doing: 'write the comment', permission: PERMISSION }, ({ rest }) => rest.issues.updateComment({ owner, repo, comment_id: existing.id, body }));
    }
    return { url: existing.html_url, folded: await fold(client, existing, true) };
}
const FOLD = 'mutation($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { clientMutationId } }';
const UNFOLD = 'mutation($id: ID!) { unminimizeComment(input: { subjectId: $id }) { clientMutationId } }';
/** Hides a comment as outdated, or shows it again; false where GitHub would not. Nothing depends on it. */
async function fold(client, { node_id: id }, hide) {
    try {
        await client.call({ doing: 'fold the comment', permission: PERMISSION }, ({ graphql }) => graphql(hide ? FOLD : UNFOLD, { id }));
        return true;
    }
    catch (error) {
        if (!(error instanceof Error) || error.name === 'AbortError')
            throw error;
        return false;
    }
}
async function upsert(client, { owner, repo }, number, { domain, body }) {
    const existing = await find(client, { owner, repo, issue_number: number }, (0,_comment_body_js__WEBPACK_IMPORTED_MODULE_2__/* .commentMarker */ .Ql)(domain));
    const writing = { doing: 'write the comment', permission: PERMISSION };
    if (existing === undefined) {
        const { data } = await client.call(writing, ({ rest }) => rest.issues.createComment({ owner, repo, issue_number: number, body }));
        return { status: 'created', url: data.html_url, pullRequest: number };
    }
    if (sameText(existing.body ?? '', body))
        return { status: 'unchanged', url: existing.html_url, pullRequest: number };
    const { data } = await client.call(writing, ({ rest }) => rest.issues.updateComment({ owner, repo, comment_id: existing.id, body }));
    if (existing.body?.includes(_comment_body_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTDATED_MARK */ .De) && !body.includes(_comment_body_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTDATED_MARK */ .De))
        await fold(client, existing, false);
    return { status: 'updated', url: data.html_url, pullRequest: number };
}
/** Looks through the comments page by page, no further than the one with the marker. */
async function find(client, issue, marker) {
    const reading = { doing: 'list the comments', permission: PERMISSION };
    return client.call(reading, async ({ paginate, rest }) => {
        for await (const page of paginate.iterator(rest.issues.listComments, { ...issue, per_page: 100 })) {
            const found = page.data.find((comment) => comment.body?.startsWith(marker) && isTrusted(comment));
            if (found !== undefined)
                return found;
        }
        return undefined;
    });
}
/**
 * Only a bot, or someone who may write to the repository: anybody can copy the marker into a comment of theirs, and
 * could change it again after we updated it.
 */
function isTrusted({ user, author_association: association = 'NONE' }) {
    return user?.type === 'Bot' || ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(association);
}
/** GitHub may give back other line ends than it was sent. */
function sameText(a, b) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return plain(a) === plain(b);
}


/***/ }),

/***/ 88120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   L7: () => (/* binding */ readGitHubContext),
/* harmony export */   cO: () => (/* binding */ tagOf),
/* harmony export */   vh: () => (/* binding */ isEnterpriseServer)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);


const Repository = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const Event = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    action: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        head: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: Repository.nullable() }),
        base: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: Repository }),
    })
        .optional(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
        run_number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
        event: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        head_sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        head_repository: Repository.nullish(),
    })
        .optional(),
});
/**
 * Reads the runner's environment (`GITHUB_*`) and event file. `undefined` when this is not a GitHub runner;
 * E_GITHUB_EVENT when the event file is there but cannot be understood.
 */
function readGitHubContext(env, readFile) {
    const [owner, repo, ...more] = (env.GITHUB_REPOSITORY ?? '').split('/');
    if (env.GITHUB_ACTIONS !== 'true' || !owner || !repo || more.length > 0)
        return undefined;
    const event = readEvent(env.GITHUB_EVENT_PATH, readFile);
    const serverUrl = withoutSlash(env.GITHUB_SERVER_URL || 'https://github.com');
    const runId = Number(env.GITHUB_RUN_ID ?? 0);
    return {
        owner,
        repo,
        serverUrl,
        apiUrl: withoutSlash(env.GITHUB_API_URL || 'https://api.github.com'),
        eventName: env.GITHUB_EVENT_NAME ?? '',
        action: event.action ?? null,
        pullRequest: pullRequestOf(event),
        finishedRun: finishedRunOf(event),
        sha: env.GITHUB_SHA ?? '',
        ref: env.GITHUB_REF ?? '',
        runId,
        runNumber: Number(env.GITHUB_RUN_NUMBER ?? 0),
        runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1),
        job: env.GITHUB_JOB ?? '',
        workspace: env.GITHUB_WORKSPACE ?? '',
        runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${runId}`,
        summaryPath: env.GITHUB_STEP_SUMMARY || null,
        artifactService: Boolean(env.ACTIONS_RUNTIME_TOKEN && env.ACTIONS_RESULTS_URL),
    };
}
function readEvent(path, readFile) {
    if (path === undefined || path === '')
        return {};
    try {
        return Event.parse(JSON.parse(readFile(path)));
    }
    catch (error) {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_GITHUB_EVENT', {
            what: 'The event file of the runner cannot be understood',
            value: path,
            why: error instanceof zod__WEBPACK_IMPORTED_MODULE_2__/* .ZodError */ .G ? zod__WEBPACK_IMPORTED_MODULE_3__/* .prettifyError */ .S1(error) : String(error),
            fix: 'Check the variable GITHUB_EVENT_PATH of the job.',
            cause: error,
        });
    }
}
function pullRequestOf({ pull_request: event }) {
    if (event === undefined)
        return null;
    const headRepository = event.head.repo?.full_name ?? null;
    return {
        number: event.number,
        headSha: event.head.sha,
        headRef: event.head.ref,
        baseRef: event.base.ref,
        headRepository,
        fromFork: headRepository !== event.base.repo.full_name,
    };
}
function finishedRunOf({ workflow_run: run }) {
    if (run === undefined)
        return null;
    return {
        id: run.id,
        number: run.run_number,
        event: run.event,
        headSha: run.head_sha,
        headRepository: run.head_repository?.full_name ?? null,
    };
}
function withoutSlash(url) {
    return url.replace(/\/+$/, '');
}
/** The commit a reader knows: the head of the pull request, else what was checked out; with its page. */
function commitOf(context) {
    const sha = context.pullRequest?.headSha ?? context.sha;
    return { sha, url: `${context.serverUrl}/${context.owner}/${context.repo}/commit/${sha}` };
}
/** The tag this run is of. */
function tagOf(context) {
    return /^refs\/tags\/(.+)$/.exec(context?.ref ?? '')?.[1];
}
/** Whether the server is a GitHub Enterprise Server: neither github.com nor its data-residency hosts. */
function isEnterpriseServer({ serverUrl }) {
    const host = new URL(serverUrl).hostname.toLowerCase();
    return host !== 'github.com' && !host.endsWith('.ghe.com') && !host.endsWith('.localhost');
}


/***/ }),

/***/ 90251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ retireDeployments),
/* harmony export */   Yy: () => (/* binding */ createDeployment),
/* harmony export */   jl: () => (/* binding */ finishDeployment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88120);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30018);



const PERMISSION = 'deployments: write';
/** Deployments of one pull request made inactive at once; each is a request. */
const MOST_RETIRED = 30;
/** Tells GitHub that the commit is being deployed; the deployment's id. */
async function createDeployment(client, context, { environment, domain, shared }) {
    const { owner, repo, pullRequest } = context;
    const { data } = await client.call({ doing: 'create the deployment', permission: PERMISSION }, ({ rest }) => rest.repos.createDeployment({
        ...{ owner, repo, environment, ref: (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .commitOf */ .D3)(context).sha },
        task: 'deploy',
        description: `Documentation of ${domain}`,
        // The commit is what this run checked out, whatever became of the branch.
        auto_merge: false,
        // This very run is one of the checks that would be waited for.
        required_contexts: [],
        transient_environment: pullRequest !== null && shared,
        payload: { 'docs-export': { domain, pullRequest: pullRequest?.number ?? null } },
    }));
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }).parse(data).id;
}
/** Tells GitHub how a deployment ended, and where it can be seen. */
async function finishDeployment(client, { owner, repo, runUrl }, id, { state, url, description, }) {
    await client.call({ doing: 'finish the deployment', permission: PERMISSION }, ({ rest }) => rest.repos.createDeploymentStatus({
        ...{ owner, repo, deployment_id: id, state, log_url: runUrl },
        description: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(description, 140),
        ...(url !== null && { environment_url: url }),
    }));
}
const Deployment = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), payload: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J() });
const Payload = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    'docs-export': zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ domain: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), pullRequest: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable() }),
});
/** Makes the deployments of a pull request and domain inactive; how many. */
async function retireDeployments(client, { owner, repo }, { environment, domain, number }) {
    const { data } = await client.call({ doing: 'list the deployments', permission: PERMISSION }, ({ rest }) => rest.repos.listDeployments({ owner, repo, environment, per_page: 100 }));
    const own = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Deployment)
        .parse(data)
        .filter(({ payload }) => isOwn(payload, domain, number))
        .slice(0, MOST_RETIRED);
    for (const { id } of own) {
        await client.call({ doing: 'make the deployment inactive', permission: PERMISSION }, ({ rest }) => rest.repos.createDeploymentStatus({
            ...{ owner, repo, deployment_id: id, state: 'inactive' },
            description: 'The preview was removed',
        }));
    }
    return own.length;
}
/** GitHub gives a payload back as an object, or as the text it was sent as. */
function isOwn(payload, domain, number) {
    let value = payload;
    try {
        if (typeof payload === 'string')
            value = JSON.parse(payload);
    }
    catch {
        return false;
    }
    const parsed = Payload.safeParse(value);
    if (!parsed.success)
        return false;
    const { 'docs-export': ours } = parsed.data;
    return ours.domain === domain && ours.pullRequest === number;
}


/***/ }),

/***/ 76730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ failureFacts),
  t: () => (/* binding */ redactFacts)
});

;// CONCATENATED MODULE: ./lib/errors/codes.js
/** Every stable error code with its meaning and remedy. The table in README is generated from it. */
const CODES = {
    // inputs
    E_INPUT_MISSING: ['A required input is empty.', 'Give the input.'],
    E_INPUT_INVALID: ['An input has a value of the wrong form.', 'The message shows the expected form.'],
    E_INPUT_CONFLICT: ['Two inputs contradict each other.', 'Remove one of them, as the message says.'],
    E_PLACEHOLDER: [
        'A placeholder such as `{pr}` has no value in this event.',
        'The message says which have one; run the step on other events only where they are known.',
    ],
    E_DOCS_DIR: ['`docs-dir` cannot be read.', 'Check the path, and that the checkout step ran before.'],
    E_DOCS_JSON_MISSING: ['No `docs.json` was found.', 'Point `docs-dir` at the folder that holds it.'],
    E_DOCS_JSON_INVALID: ['`docs.json` is broken.', 'The message names line and column.'],
    E_SHARDS: [
        'The parts of a site that was built on several machines do not fit together.',
        'Build all parts from one commit with the same inputs; the message names what is missing or differs.',
    ],
    // admin API
    E_API_KEY_REJECTED: [
        'The service rejected the API key (401 or 403).',
        'Generate a new admin key; keys expire. Static export needs an Enterprise plan.',
    ],
    E_API_REQUEST_REJECTED: [
        'The service refused the request (4xx).',
        'The message carries the service’s own words.',
    ],
    E_API_NOT_FOUND: [
        'The service does not know the job or the domain (404).',
        'Check `base-url`, `domain` and the ids.',
    ],
    E_API_UNREACHABLE: [
        'The service could not be reached, or kept answering 5xx.',
        'Check `base-url` and the network, then run again.',
    ],
    E_API_RESPONSE: [
        'The service answered something that is not the Admin API.',
        'Check that `base-url` is the API’s address, not the site’s.',
    ],
    // export
    E_EXPORT_FAILED: [
        'The export job ended as failed.',
        'The message carries the job’s error, where the service gives one.',
    ],
    E_EXPORT_TIMEOUT: [
        'The export job did not complete within `export-timeout`.',
        'Raise `export-timeout`, or run again with `export-job-id` to adopt the job.',
    ],
    // bundle
    E_BUNDLE_DOWNLOAD: [
        'The bundle could not be downloaded.',
        'Run again with `export-job-id`; a fresh link is made.',
    ],
    E_BUNDLE_FORMAT: ['The bundle is neither .tar.gz nor .zip, or is damaged.', 'Generate the bundle again.'],
    E_BUNDLE_UNSAFE: [
        'The archive holds an entry that could write outside its folder or over another.',
        'Do not use this bundle; report it to the service.',
    ],
    E_BUNDLE_LIMIT: [
        'The archive exceeds a limit on files, bytes or ratio.',
        'If the site is really that large, say so in an issue.',
    ],
    E_BUNDLE_WRITE: [
        'The bundle could not be written to disk.',
        'The message carries the system’s reason: free some space, or check who may write to the folder.',
    ],
    E_MANIFEST_INVALID: [
        'A manifest is not what this program writes.',
        'Remove the file the message names; the destination is listed instead.',
    ],
    // checks
    E_CHECK_FAILED: [
        'A check named in `fail-on` found something.',
        'See the list of findings, or remove the check from `fail-on`.',
    ],
    // deploy
    E_DEPLOY_FAILED: ['At least one destination failed.', 'See the table of destinations.'],
    E_DEPLOY_DENIED: [
        'The destination refused the credentials or the permission.',
        'The message names the permission.',
    ],
    E_DEPLOY_NOT_FOUND: [
        'The bucket or folder of the destination does not exist.',
        'Create it, or correct the destination.',
    ],
    E_DEPLOY_UNREACHABLE: [
        'The destination could not be reached, or kept answering 5xx.',
        'Run again: what arrived is reused.',
    ],
    E_DEPLOY_CREDENTIALS: [
        'No credentials for the destination were found.',
        'Add a login step, or set the variables the message names.',
    ],
    E_DEPLOY_VERIFY: [
        'Pages fetched after publishing are not what was published.',
        'Check `site-url`, and caches or proxies in between.',
    ],
    E_ROLLBACK: [
        'The release before cannot be brought back.',
        'Publish the older commit again; `grace=` keeps what a rollback needs.',
    ],
    E_GUARD_PAGE_LOSS: [
        'The new site has far fewer pages than the published one.',
        'Check the export; raise `max-page-loss` if the loss is meant.',
    ],
    E_GUARD_NO_INDEX: [
        'The bundle has no `index.html`.',
        'Add a page to the navigation; nothing was published.',
    ],
    E_GUARD_STALE_RUN: [
        'The destination was published by a newer run.',
        'Nothing to do: the newer site stays.',
    ],
    E_GUARD_REQUIRED: [
        'The site lacks a path that `require=` of a destination names.',
        'Check the export, or correct `require=`.',
    ],
    E_GUARD_FOLDER: [
        'The folder of a `dir:` destination holds something that no earlier run put there.',
        'Name an empty or new folder; `force=true` replaces what is no checkout.',
    ],
    E_GUARD_PRUNE: [
        'The destination holds another site, which this one would delete.',
        'Correct the bucket, prefix or folder; `force=true` lets this site take the place.',
    ],
    E_GUARD_LIMIT: [
        'The site exceeds a limit of the destination’s host.',
        'The message names the limit; publish elsewhere, or make the site smaller.',
    ],
    E_GIT: ['A git command of a `branch:` destination failed.', 'The message carries git’s own words.'],
    // github
    E_GITHUB_API: ['The GitHub API refused a request.', 'Check `github-token` and the job’s `permissions`.'],
    E_GITHUB_RATE_LIMIT: [
        'The rate limit of the GitHub API lasts longer than a run waits.',
        'Run again after the time in the message.',
    ],
    E_GITHUB_EVENT: [
        'The event file of the runner cannot be understood.',
        'Check the variable `GITHUB_EVENT_PATH` of the job.',
    ],
    E_COMMENT: [
        'The comment was demanded, but there is no place for it.',
        'With `comment: auto` this is no failure.',
    ],
    E_COMMENT_RESULT: [
        'The result of another run is not what this program writes, or is not of the pull request it names.',
        'Look at the run it came from; nothing was posted.',
    ],
    E_FORK_DEPLOY: [
        'A fork’s pages would be published where readers expect yours.',
        'Name the destination with `{pr}`, or check out your own code.',
    ],
    E_ATTESTATION: [
        'The bundle could not be attested; nothing was published.',
        'Give the job `id-token: write` and `attestations: write`; runs of forks cannot have them.',
    ],
    E_ARTIFACT: ['The artifact could not be uploaded.', 'Run again; see the message for the service’s answer.'],
    // agent
    E_AGENT_FAILED: [
        'The agent job ended as failed.',
        'See the job in the dashboard, or remove `agent` from `fail-on`.',
    ],
    E_AGENT_TIMEOUT: ['The agent job did not finish within `agent-timeout`.', 'Raise `agent-timeout`.'],
    // other
    E_PORT: ['A server could not listen on its port.', 'Choose another `--port`, or 0 for a free one.'],
    E_CANCELLED: ['The run was cancelled.', 'Run again; `export-job-id` adopts the job named in the message.'],
    E_UNEXPECTED: ['Something nobody foresaw.', 'Please open an issue with the log.'],
};

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/github/facts.js


/**
 * The facts without secrets. To be done before they become Markdown: there a secret is spelled with entities, and
 * would no longer be found.
 */
function redactFacts(facts, redact) {
    return JSON.parse(JSON.stringify(facts), (_key, value) => typeof value === 'string' ? redact(value) : value);
}
/** Describes anything thrown for the report; the remedy of its code stands in where it brings no own. */
function failureFacts(error) {
    const code = (0,failure/* codeOf */.$N)(error);
    if (!(error instanceof failure/* Failure */.HR))
        return { code, message: (0,failure/* messageOf */.bD)(error), fix: CODES[code][1] };
    const message = [error.what, error.value, error.why]
        .filter((part) => part !== undefined && part !== '')
        .join(': ');
    return { code, message, fix: error.fix ?? CODES[code][1] };
}


/***/ }),

/***/ 30018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   XL: () => (/* binding */ cutToFit),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/**
 * Text from docs projects, services and pull requests made safe inside GitHub's Markdown: it can open no markup,
 * leave no table cell or list item, mention nobody and refer to no issue.
 */
/** Characters that mean something to Markdown or HTML anywhere in a line; `_` inside a word does not. */
const SPECIAL = /[\\`*[\]<>|~&$@#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What starts a list or underlines a heading when it comes first. */
const SPECIAL_FIRST = /^[-+=]|(?<=^\d{1,9})[.)]/;
/** After these GitHub would see a mention (`@name`), a reference (`#1`, `GH-1`) or an address; numbers are entities. */
const JOINTS = /&#(?:64|35);(?=\w)|\bGH-(?=\d)|:(?=\/\/)|(?<![a-z0-9])www(?=\.)/gi;
/** Invisible and unbreakable; put into a joint it undoes its meaning. */
const WORD_JOINER = '\u2060';
/** Controls, line and paragraph separators, and the marks that reorder text. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const entity = (character) => `&#${character.codePointAt(0)};`;
/** One line of at most `most` characters, without control characters; `…` marks a cut. */
function oneLine(text, most = 300) {
    const line = text.toWellFormed().replace(UNPRINTABLE, ' ').replace(/ {2,}/g, ' ').trim();
    const characters = [...line.slice(0, most * 2 + 2)];
    return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}
function escaped(text, most) {
    return oneLine(text, most).replace(SPECIAL, entity).replace(SPECIAL_FIRST, entity);
}
/** Text shown as it is, in one line. */
function plain(text, most) {
    return escaped(text, most).replace(JOINTS, (joint) => joint + WORD_JOINER);
}
/** A message: as {@link plain}, but what stands in backticks is set as code. */
function prose(text, most = 1000) {
    return plain(text, most).replace(/&#96;(.+?)&#96;/g, '<code>$1</code>');
}
/**
 * Text in the code typeface, to be copied: nothing invisible is put in, since GitHub takes nothing in code for a
 * mention. HTML, because a code span would need its `|` escaped inside a table and not outside.
 */
function code(text, most) {
    const shown = escaped(text, most).replace(/:(?=\/\/)|(?<=(?<![a-z0-9])www)\./gi, entity);
    return shown === '' ? '' : `<code>${shown}</code>`;
}
/** A link; only its label where the address is not http(s). */
function link(label, address) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return plain(label);
    const target = url.href.replace(/[()[\]<>|\\`"'\s]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
    return `[${plain(label)}](${target})`;
}
/** A table; cells are Markdown in one line already. Nothing without rows. */
function table(head, rows) {
    if (rows.length === 0)
        return '';
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
/** A folded section; its body is Markdown. Nothing without a body. */
function details(title, body) {
    return body === '' ? '' : `<details><summary>${plain(title)}</summary>\n\n${body}\n\n</details>`;
}
/** The given blocks, one blank line apart; empty ones are left out. */
function blocks(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}
/**
 * Cuts Markdown after a whole line so that it fits with the note of the cut behind it.
 * `size` measures in the unit of `limit`: characters or bytes.
 */
function cutToFit(markdown, limit, size) {
    if (size(markdown) <= limit)
        return markdown;
    const note = '\n\n_Cut here: the rest would not fit._\n';
    const close = '\n\n</details>';
    let room = limit - size(close + note);
    const kept = [];
    for (const line of markdown.split('\n')) {
        room -= size(line) + 1;
        if (room < 0)
            break;
        kept.push(line);
    }
    const text = kept.join('\n');
    const open = text.split('<details>').length > text.split('</details>').length;
    return text + (open ? close : '') + note;
}


/***/ }),

/***/ 39538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** Numbers as people read them, always in English and with points, so that reports compare byte for byte. */
/** `812 bytes`, `1.2 MB`: units of 1,000, as file listings on the web use. */
function bytes(count) {
    if (count < 1000)
        return `${count} bytes`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    const power = Math.min(units.length, Math.floor(Math.log10(count) / 3));
    const value = count / 1000 ** power;
    return `${value.toFixed(value < 10 ? 1 : 0)} ${units[power - 1]}`;
}
/** `840 ms`, `12.3 s`, `3 min 20 s`. */
function duration(milliseconds) {
    if (milliseconds < 1000)
        return `${Math.round(milliseconds)} ms`;
    if (milliseconds < 59_950)
        return `${(milliseconds / 1000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
const ENGLISH = new Intl.NumberFormat('en');
/** `1,204`. */
function grouped(count) {
    return ENGLISH.format(count);
}
/** `1 page`, `1,204 pages`. */
function counted(count, one, many = `${one}s`) {
    return `${grouped(count)} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 74573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createOutputs)
/* harmony export */ });
/* unused harmony export outputText */
/** The runner takes at most 1 MB of outputs in all; the lists of pages may use this much of it. */
const MOST_CHANGES_BYTES = 512 * 1024;
/**
 * Outputs by way of `write` (the runner's `setOutput`). Secrets are taken out of every value, but for `bundle-url`.
 */
function createOutputs(write, redact) {
    return (name, value) => {
        const text = outputText(value);
        write(name, name === 'bundle-url' ? text : redact(text));
    };
}
/** The text of an output; JSON in a fixed order of fields, without white space. */
function outputText(value) {
    if (typeof value !== 'object')
        return String(value);
    return 'added' in value ? changesJson(value) : deploymentsJson(value);
}
function deploymentsJson(deployments) {
    return JSON.stringify(deployments.map(({ destination, status, url, added, updated, deleted, unchanged, bytes, milliseconds, error }) => ({
        destination,
        status,
        url,
        added,
        updated,
        deleted,
        unchanged,
        bytes,
        milliseconds,
        error: error === null ? null : { code: error.code, message: error.message },
    })));
}
/** Lists that would not fit are cut at their ends; `omitted` then counts the pages left out. */
function changesJson({ added, changed, removed }) {
    let room = MOST_CHANGES_BYTES;
    let omitted = 0;
    const fitting = (pages) => pages.filter((page) => {
        room -= Buffer.byteLength(JSON.stringify(page)) + 1;
        if (room < 0)
            omitted += 1;
        return room >= 0;
    });
    const lists = { added: fitting(added), changed: fitting(changed), removed: fitting(removed) };
    return JSON.stringify(omitted === 0 ? lists : { ...lists, omitted });
}


/***/ }),

/***/ 93205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ agentSentence),
/* harmony export */   Fe: () => (/* binding */ openLink),
/* harmony export */   Fs: () => (/* binding */ changeList),
/* harmony export */   Ow: () => (/* binding */ changeLines),
/* harmony export */   Qu: () => (/* binding */ failureBlock),
/* harmony export */   Zg: () => (/* binding */ changeCounts),
/* harmony export */   bu: () => (/* binding */ outcome),
/* harmony export */   jm: () => (/* binding */ fairShares),
/* harmony export */   wz: () => (/* binding */ errorsFirst)
/* harmony export */ });
/* unused harmony export resumeHint */
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30018);
/* harmony import */ var _measures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39538);


/** How the run ended, in one word or two. */
function outcome({ failure, deployments }) {
    if (failure !== null)
        return failure.code === 'E_CANCELLED' ? 'cancelled' : 'failed';
    if (deployments.length === 0)
        return 'exported';
    if (deployments.some(({ status }) => status === 'planned'))
        return 'planned';
    if (deployments.some(({ status }) => status === 'removed'))
        return 'preview removed';
    return deployments.every(({ status }) => status === 'unchanged') ? 'unchanged' : 'published';
}
/** What the agent did: a sentence, with its pull request, model, repository and time. */
function agentSentence(job) {
    const pullRequest = job.prLink === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(pullRequestName(job.prLink), job.prLink);
    const did = {
        active: `was still at work${pullRequest && ` on ${pullRequest}`} when this run stopped waiting for it`,
        completed: pullRequest ? `opened ${pullRequest}` : 'finished: no files were changed',
        archived: `was archived${pullRequest ? `; it had opened ${pullRequest}` : ' without a pull request'}`,
        failed: `failed${pullRequest && ` after it opened ${pullRequest}`}`,
    };
    const at = job.source.ref === null ? '' : ` at ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(job.source.ref)}`;
    const where = `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(job.source.repository.replace(/^https?:\/\//, ''), job.source.repository)}${at}`;
    const times = [
        `started ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(minuteOf(job.createdAt))}`,
        ...(job.archivedAt === null ? [] : [`archived ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(minuteOf(job.archivedAt))}`]),
    ];
    return `The agent (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(job.model)}) ${did[job.status]}. Source: ${where}, ${times.join(', ')}.`;
}
/** `2026-01-02 03:04 UTC`; what is no time as it is. */
function minuteOf(timestamp) {
    const time = Date.parse(timestamp);
    return Number.isNaN(time)
        ? timestamp
        : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `owner/name#12` of the usual pull and merge request addresses, else the address without its scheme. */
function pullRequestName(address) {
    const url = new URL(address);
    const usual = /^\/(.+?)\/(?:-\/)?(?:pull|merge_requests|pull-requests)\/(\d+)/.exec(url.pathname);
    return usual === null ? url.host + url.pathname : `${usual[1]}#${usual[2]}`;
}
/** `2 added, 1 changed, 0 removed`. */
function changeCounts(counts) {
    const { added, changed, removed } = counts;
    return `${(0,_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(added)} added, ${(0,_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(changed)} changed, ${(0,_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(removed)} removed`;
}
/** The changed pages as lines of a list; pages that still exist are links. */
function changeLines(changes, siteUrl) {
    return ['added', 'changed', 'removed'].flatMap((kind) => changes[kind].map((page) => `- ${kind} ${pageLink(page, kind === 'removed' ? null : siteUrl)}`));
}
/** The changed pages as a list, `most` in all, the rest counted. */
function changeList({ added, changed, removed }, siteUrl, most) {
    const total = added.length + changed.length + removed.length;
    const [a = 0, c = 0, r = 0] = fairShares([added.length, changed.length, removed.length], most);
    const shown = { added: added.slice(0, a), changed: changed.slice(0, c), removed: removed.slice(0, r) };
    const lines = changeLines(shown, siteUrl);
    if (total > lines.length)
        lines.push(`- and ${(0,_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(total - lines.length, 'more page')}`);
    return lines.join('\n');
}
/** Splits `most` among lists, so that a long one leaves room for the short ones. */
function fairShares(lengths, most) {
    const shares = lengths.map(() => 0);
    const shortestFirst = lengths
        .map((length, index) => ({ length, index }))
        .sort((a, b) => a.length - b.length);
    let room = most;
    for (const [done, { length, index }] of shortestFirst.entries()) {
        const share = Math.min(length, Math.floor(room / (lengths.length - done)));
        shares[index] = share;
        room -= share;
    }
    return shares;
}
/** A link to what was published, where a browser can open it: a folder on the runner is gone with it. */
function openLink(url) {
    return url !== null && /^https?:/i.test(url) ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('open', url) : '';
}
function pageLink(page, siteUrl) {
    const path = page.replace(/^\/+/, '');
    const shown = `/${path === 'index' ? '' : path}`;
    if (siteUrl === null)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(shown);
    // With its extension a page is found on any host, with or without clean addresses.
    const file = path === 'index' ? '/' : `${shown}.html`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(shown, siteUrl.replace(/\/+$/, '') + file.split('/').map(encodeURIComponent).join('/'));
}
/** Sorts errors before the rest and keeps the order otherwise. */
function errorsFirst(a, b) {
    return Number(b.severity === 'error') - Number(a.severity === 'error');
}
/** How to go on after a failure without exporting again; nothing when there is no job to adopt. */
function resumeHint({ failure, exportJob }) {
    if (failure === null || exportJob === null || exportJob.status === 'failed')
        return '';
    return `Run again with ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`export-job-id: ${exportJob.id}`)} to adopt this export instead of starting another.`;
}
/** What failed, what to do and how to resume, one a line; nothing after a good run. */
function failureBlock(facts) {
    const { failure, stoppedIn } = facts;
    if (failure === null)
        return '';
    const where = stoppedIn === null ? '' : ` It stopped in the phase ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(stoppedIn)}.`;
    const lines = [`**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(failure.message)}** (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(failure.code)})${where}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(failure.fix)];
    return [...lines, resumeHint(facts)].filter((line) => line !== '').join('\n\n');
}


/***/ }),

/***/ 58645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ parseResult),
/* harmony export */   Gx: () => (/* binding */ resultArtifact),
/* harmony export */   T3: () => (/* binding */ LARGEST_RESULT),
/* harmony export */   by: () => (/* binding */ trustedFacts)
/* harmony export */ });
/* unused harmony export ResultFile */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _comment_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50988);



/** Larger ones are not read: nothing of ours is. */
const LARGEST_RESULT = 512 * 1024;
/** What a run that may not comment leaves for one that may. Whoever reads it must check every word. */
const ResultFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive(),
    facts: _comment_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .CommentFacts */ .RE,
});
/** The artifact that carries it; its file is named so too. Each domain has its own. */
function resultArtifact(domain) {
    return `docs-export-comment-${domain}.json`;
}
/** Reads a result; throws E_COMMENT_RESULT where it is anything but what this program writes. */
function parseResult(bytes) {
    const broken = (why, cause) => new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_COMMENT_RESULT', {
        what: 'The result of the run cannot be used',
        why,
        fix: 'look at the run it came from; nothing was posted',
        cause,
    });
    if (bytes.length > LARGEST_RESULT)
        throw broken(`it is larger than ${LARGEST_RESULT} bytes`);
    let value;
    try {
        value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch (error) {
        throw broken('it is not JSON', error);
    }
    const parsed = ResultFile.safeParse(value);
    if (parsed.success)
        return parsed.data;
    // Neither values nor keys of the file: whatever stands in them.
    const where = parsed.error.issues[0]?.path.filter((part) => typeof part === 'string').join('.') ?? '';
    throw broken(`it has not the form of a result${/^[a-z.]+$/i.test(where) ? ` at ${where}` : ''}`, parsed.error);
}
/**
 * The facts of a result with all that could mislead put right: names and addresses are those that are known here,
 * links lead to pages of the run alone, and of an agent, which such a run cannot have asked, nothing is said.
 */
function trustedFacts({ facts }, known) {
    const ofRun = (url) => {
        if (url === null || !URL.canParse(url))
            return null;
        const { href } = new URL(url);
        return href.startsWith(`${known.run.url}/`) ? href : null;
    };
    return {
        ...facts,
        ...known,
        siteUrl: null,
        agentJob: null,
        changesUrl: ofRun(facts.changesUrl),
        deployments: facts.deployments.map((deployment) => ({ ...deployment, url: ofRun(deployment.url) })),
    };
}


/***/ }),

/***/ 65671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KK: () => (/* binding */ problemsMarkdown),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   eH: () => (/* binding */ summaryMarkdown)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30018);
/* harmony import */ var _measures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39538);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93205);




/** GitHub drops a step's summary that is larger. */
const MOST_BYTES = 1024 * 1024;
const MOST_WARNINGS = 100;
const MOST_PAGES = 500;
/** The job summary of a run, good or failed. Markdown within 1 MiB. */
function summaryMarkdown(facts) {
    const { changes, agentJob, siteUrl } = facts;
    const markdown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .blocks */ .Bv)([
        `## ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(facts.domain)}: ${(0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .outcome */ .bu)(facts)}`,
        (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .failureBlock */ .Qu)(facts),
        agentJob === null ? '' : (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .agentSentence */ .Ds)(agentJob),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(['', ''], overview(facts)),
        section('Time', phaseChart(facts.phases)),
        section('Contents', contents(facts.kinds)),
        section('Destinations', destinations(facts.deployments)),
        changes === null ? '' : section('Changed pages', (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .changeList */ .Fs)(changes, siteUrl, MOST_PAGES)),
        section('Checks', checks(facts)),
        section('Warnings', warnings(facts.diagnostics)),
    ]);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .cutToFit */ .XL)(`${markdown}\n`, MOST_BYTES, (text) => Buffer.byteLength(text));
}
/** Appends the summary where the runner wants it; `redact` is the second net after that of `redactFacts`. */
async function writeSummary(path, markdown, redact) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(path, redact(markdown));
}
/** The summary of a run whose inputs cannot be used; `problems` are lines of text. */
function problemsMarkdown(problems) {
    const list = problems.map((problem) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(problem)}`).join('\n');
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .cutToFit */ .XL)(`## Nothing was started\n\n${list}\n`, MOST_BYTES, (text) => Buffer.byteLength(text));
}
function countsOf({ added, changed, removed }) {
    return { added: added.length, changed: changed.length, removed: removed.length };
}
function section(title, body) {
    return body === '' ? '' : `### ${title}\n\n${body}`;
}
function overview(facts) {
    const { siteUrl, exportJob, changes, bundle, commit, run } = facts;
    const rows = [];
    if (siteUrl !== null)
        rows.push(['Site', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(siteUrl.replace(/^https?:\/\//, ''), siteUrl)]);
    if (exportJob !== null) {
        rows.push(['Export job', `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(exportJob.id)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(exportJob.status)}`]);
        if (exportJob.pageCount !== null)
            rows.push(['Pages', (0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(exportJob.pageCount)]);
    }
    if (changes !== null)
        rows.push(['Changes', (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .changeCounts */ .Zg)(countsOf(changes))]);
    if (bundle !== null)
        rows.push(['Bundle', `${(0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .bytes */ .ee)(bundle.bytes)}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(`sha256:${bundle.sha256}`)}`]);
    if (commit !== null)
        rows.push(['Commit', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(commit.sha.slice(0, 7), commit.url)]);
    if (run !== null)
        rows.push(['Run', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(String(run.number), run.url)]);
    if (facts.githubRequests > 0)
        rows.push(['GitHub API', (0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(facts.githubRequests, 'request')]);
    rows.push(['Time', (0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(facts.milliseconds)]);
    return rows;
}
/** The phases as a Mermaid chart; a bar is seconds. Not a Gantt chart: that would show the reader's time zone. */
function phaseChart(phases) {
    if (phases.length === 0)
        return '';
    const seconds = phases.map(({ milliseconds }) => Math.max(0, milliseconds / 1000));
    const longest = Math.max(0.1, ...seconds);
    const names = phases.map(({ name }) => `"${name.replace(/[^\p{L}\p{N} .,-]/gu, ' ').trim() || 'phase'}"`);
    return [
        '```mermaid',
        'xychart-beta horizontal',
        `    x-axis [${names.join(', ')}]`,
        `    y-axis "seconds" 0 --> ${longest.toFixed(2)}`,
        `    bar [${seconds.map((value) => value.toFixed(2)).join(', ')}]`,
        '```',
    ].join('\n');
}
/** Files and bytes by kind, and the bytes as a pie. */
function contents(kinds) {
    const some = kinds.filter(({ bytes: size }) => size > 0);
    const slices = some.map(({ name, bytes: size }) => `    "${name}" : ${Math.max(0.01, size / 1000).toFixed(2)}`);
    const pie = ['```mermaid', 'pie showData title kB by kind', ...slices, '```'].join('\n');
    const rows = kinds.map(({ name, files, bytes: size }) => [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(name), (0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(files), (0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .bytes */ .ee)(size)]);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .blocks */ .Bv)([some.length === 0 ? '' : pie, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(['Kind', 'Files', 'Size'], rows)]);
}
function destinations(deployments) {
    const head = ['Destination', 'Status', 'Added', 'Updated', 'Deleted', 'Unchanged', 'Sent', 'Time', ''];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(head, deployments.map((one) => [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(one.destination),
        one.status,
        ...[one.added, one.updated, one.deleted, one.unchanged].map(_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD),
        (0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .bytes */ .ee)(one.bytes),
        (0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(one.milliseconds),
        result(one),
    ]));
}
function result({ url, error }) {
    if (error !== null)
        return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(error.message)} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(error.code)})`;
    return (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .openLink */ .Fe)(url);
}
function checks({ checks: all }) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(['Check', 'Found', ''], all.map(({ name, findings, required }) => [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(name),
        (0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(findings),
        findings === 0 ? 'passed' : required ? 'failed' : 'allowed',
    ]));
}
function warnings(diagnostics) {
    const told = diagnostics.filter(({ severity }) => severity !== 'notice');
    const first = told.toSorted(_report_js__WEBPACK_IMPORTED_MODULE_2__/* .errorsFirst */ .wz).slice(0, MOST_WARNINGS);
    const rows = first.map(({ severity, message, hint, file, line }) => [
        severity,
        file === undefined ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(line === undefined ? file : `${file}:${line}`),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(hint === undefined ? message : `${message} (${hint})`),
    ]);
    const rest = told.length - first.length;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .blocks */ .Bv)([
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(['', 'Where', 'What'], rows),
        rest === 0 ? '' : `And ${(0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(rest, 'more', 'more')}.`,
    ]);
}


/***/ }),

/***/ 66045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createHttpClient)
});

;// CONCATENATED MODULE: ./lib/http/headers.js
/** Headers as undici gives them. Names in lower case; a repeated header is joined with `, `. */
function flatten(headers) {
    const flat = {};
    for (const name in headers) {
        const value = headers[name];
        if (value !== undefined)
            flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
    }
    return flat;
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./lib/http/whole.js



/**
 * Sends a request and reads its answer to the end, through undici's own callbacks: no stream for the answer and no
 * listener of its own on the signal, which together cost as much as the exchange itself.
 */
function askWhole(dispatcher, { url, method, body, signal }, prepared) {
    return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const { origin, path } = partsOf(url);
        let controller;
        let answer;
        const decoder = new external_node_string_decoder_.StringDecoder();
        let text = '';
        const forget = onAbort(signal, () => {
            reject(signal.reason);
            controller?.abort(abortedBy(signal));
            // Nobody else ends a body that has not been asked for yet.
            if (body instanceof external_node_stream_.Readable)
                body.destroy();
        });
        const ended = () => {
            forget();
            if (answer !== undefined)
                resolve(wholeAnswer(answer.status, answer.headers, text + decoder.end()));
        };
        const request = { origin, path, method, body: body ?? null, ...prepared };
        dispatcher.dispatch(request, {
            onRequestStart(given) {
                controller = given;
                if (signal.aborted)
                    given.abort(abortedBy(signal));
            },
            onResponseStart(_, status, headers) {
                // An informational answer is followed by the real one.
                if (status >= 200)
                    answer = { status, headers: flatten(headers) };
            },
            onResponseData(_, chunk) {
                text += decoder.write(chunk);
            },
            onResponseEnd: ended,
            onResponseError(_, error) {
                forget();
                reject(error);
            },
        });
    });
}
function wholeAnswer(status, headers, text) {
    return {
        status,
        headers,
        text,
        get body() {
            return external_node_stream_.Readable.from([Buffer.from(text)]);
        },
    };
}
/** A plain address is taken apart without parsing it: what was signed goes out as it is. */
function partsOf(url) {
    if (typeof url !== 'string' || url.includes('#')) {
        const { origin, pathname, search } = new URL(url);
        return { origin, path: pathname + search };
    }
    const [origin = '', rest = ''] = /^([a-z]+:\/\/[^/?]+)(.*)$/s.exec(url)?.slice(1) ?? [];
    return { origin, path: rest.startsWith('/') ? rest : `/${rest}` };
}
function abortedBy({ reason }) {
    return reason instanceof Error ? reason : new Error('The request was aborted', { cause: reason });
}
/** One listener a signal, whatever the number of requests under way: a signal looks through all it has for each. */
const waiting = new WeakMap();
function onAbort(signal, tell) {
    let told = waiting.get(signal);
    if (told === undefined) {
        const all = new Set();
        signal.addEventListener('abort', () => {
            for (const one of all)
                one();
            all.clear();
        });
        waiting.set(signal, all);
        told = all;
    }
    const all = told;
    all.add(tell);
    return () => all.delete(tell);
}

;// CONCATENATED MODULE: ./lib/http/client.js


/** No proxy reaches the embedded service, whatever the environment says. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/**
 * An HTTP client over undici: keep-alive, and the proxy of HTTP_PROXY, HTTPS_PROXY and NO_PROXY.
 * undici is loaded at the first request, so that a run that fails early starts fast.
 */
function createHttpClient(options = {}) {
    let loaded;
    const load = async () => {
        const undici = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
        const dispatcher = new undici.EnvHttpProxyAgent({
            noProxy: [process.env.no_proxy ?? process.env.NO_PROXY ?? '', ...LOOPBACK].join(','),
            connections: options.connections ?? 128,
            connect: { timeout: options.connectTimeoutMs ?? 10_000 },
        });
        return { undici, dispatcher };
    };
    return {
        async http(request) {
            loaded ??= load();
            const { undici, dispatcher } = await loaded;
            const prepared = {
                headers: { 'user-agent': 'docs-export-action', ...request.headers },
                headersTimeout: request.headersTimeoutMs ?? 30_000,
                bodyTimeout: request.bodyTimeoutMs ?? 30_000,
            };
            if (request.whole === true)
                return askWhole(dispatcher, request, prepared);
            const response = await undici.request(request.url, {
                ...prepared,
                dispatcher,
                method: request.method,
                body: request.body ?? null,
                signal: request.signal,
            });
            // undici reports a body that is destroyed unread as an error; whoever reads one still gets its errors.
            response.body.on('error', () => { });
            return { status: response.statusCode, headers: flatten(response.headers), body: response.body };
        },
        async close() {
            if (loaded === undefined)
                return;
            await (await loaded).dispatcher.destroy();
        },
    };
}


/***/ }),

/***/ 55014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ bodyText)
/* harmony export */ });
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38321);

/** The body of an answer as text, read to its end. */
async function bodyText(response) {
    return response.text ?? (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__.text)(response.body);
}


/***/ }),

/***/ 28394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ createRetryBudget),
/* harmony export */   PS: () => (/* binding */ isRetryableStatus),
/* harmony export */   R$: () => (/* binding */ retrying),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   Xb: () => (/* binding */ neverReached),
/* harmony export */   a0: () => (/* binding */ networkErrorCode)
/* harmony export */ });
/* unused harmony export DEFAULT_RETRIES */
const DEFAULT_RETRIES = { attempts: 5, baseMs: 500, maxMs: 30_000 };
/** Statuses that may pass on another try (design, rule 3). */
function isRetryableStatus(status) {
    return status === 408 || status === 425 || status === 429 || status >= 500;
}
const NETWORK_ERRORS = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_\w+)$/;
/** Failures that come before a single byte was sent: the request provably did not reach the service. */
const NOT_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
/** The code of a network error, searched through causes and aggregates. */
function networkErrorCode(error) {
    if (!(error instanceof Error))
        return undefined;
    const code = error.code;
    if (typeof code === 'string' && NETWORK_ERRORS.test(code))
        return code;
    const inner = error instanceof AggregateError ? error.errors : [error.cause];
    for (const one of inner) {
        const found = networkErrorCode(one);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** Whether a request that failed this way surely never reached the service. */
function neverReached(error) {
    const code = networkErrorCode(error);
    return code !== undefined && NOT_SENT.test(code);
}
/** Milliseconds a Retry-After header asks for (seconds or a date), if it can be read. */
function retryAfterMs(header, now) {
    if (header === undefined || header.trim() === '')
        return undefined;
    const seconds = Number(header);
    if (Number.isFinite(seconds))
        return Math.max(0, seconds * 1000);
    const date = Date.parse(header);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
/** Tries until an attempt is done, pausing in between; the last attempt's error is thrown when attempts or budget end. */
async function retrying(attempt, context) {
    const policy = context.policy ?? DEFAULT_RETRIES;
    for (let number = 1;; number += 1) {
        context.signal.throwIfAborted();
        const outcome = await attempt(number);
        if (outcome.done)
            return outcome.value;
        if (number >= policy.attempts)
            throw outcome.error;
        const backoff = Math.min(policy.maxMs, policy.baseMs * 2 ** (number - 1));
        const jittered = backoff * (0.5 + (context.random ?? Math.random)() / 2);
        const pause = Math.min(policy.maxMs, Math.max(jittered, outcome.retryAfter ?? 0));
        if (context.budget !== undefined) {
            if (pause > context.budget.remainingMs)
                throw outcome.error;
            context.budget.remainingMs -= pause;
        }
        context.onRetry?.(outcome.error, pause, number);
        await context.clock.sleep(pause, context.signal);
    }
}
/** The budget of one run: five minutes of pauses, far more than a healthy service needs. */
function createRetryBudget() {
    return { remainingMs: 5 * 60_000 };
}


/***/ }),

/***/ 84244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ INPUTS)
/* harmony export */ });
/* unused harmony export OUTPUTS */
// Generated from action.yml by `npm run generate`; never edited.
/** The inputs of action.yml, which are also the flags of `docs-export run`. */
const INPUTS = {
    "domain": { description: "Domain of the documentation site to export, as a bare host name, such as `docs.example.com`.", required: true, default: "" },
    "mode": { description: "`export` exports and deploys, `cleanup` removes the preview of a pull request that was closed, `comment` posts the comment of a run of a fork, `merge` joins the parts that `shard` made. `auto` cleans up on the closing of a pull request where a destination holds `{pr}`, and exports otherwise.", required: false, default: "auto" },
    "base-url": { description: "Address of a service with the Admin API. Empty means the embedded service, which renders the repository's own `docs.json` project.", required: false, default: "" },
    "api-key": { description: "Admin API key of the hosted service (begins with `svc_`). Keep it in a secret.", required: false, default: "" },
    "docs-dir": { description: "Folder of the `docs.json` project, for the embedded service. Empty means the repository's root, else `docs`.", required: false, default: "" },
    "cache-dir": { description: "Folder in which the embedded service keeps what it made, so that the next run only makes what changed. Keep it between runs with `actions/cache`. Empty keeps nothing.", required: false, default: "" },
    "export-job-id": { description: "Adopt this export job of the hosted service instead of starting one.", required: false, default: "" },
    "export-version": { description: "Version of the documentation to export, where the site has versions. Empty means that of the pushed tag, where there is such a version.", required: false, default: "" },
    "export-paths": { description: "Export only the pages at or below these paths, one a line.", required: false, default: "" },
    "shard": { description: "Render only one of several parts of the site, such as `2/8`, and upload it as an artifact for `mode: merge`. Embedded service only.", required: false, default: "" },
    "parts": { description: "Folder with the parts for `mode: merge`, each a `.tar.gz`. Empty means the artifacts of this workflow run.", required: false, default: "" },
    "export-timeout": { description: "Longest time for the export job, such as `90s`, `45m` or `2h`; a bare number is minutes.", required: false, default: "60m" },
    "deployment-type": { description: "Where the bundle will be served, `cloud`, `client-hosted` or `air-gapped`. Decides which features the embedded service puts in.", required: false, default: "client-hosted" },
    "deploy": { description: "Destinations, one a line, as a URL and then `key=value` options, such as `s3://bucket/prefix region=eu-west-1`, or `none`. `{pr}`, `{branch}`, `{tag}`, `{sha}` and `{version}` are filled in.", required: false, default: "artifact" },
    "headers": { description: "Headers of published files, one rule a line, as `*.html: cache-control: no-cache`: a pattern as in `.gitignore`, then `cache-control` or `content-type`. The last rule that means a file wins.", required: false, default: "" },
    "artifact-name": { description: "Name of the uploaded artifact, to which `.tar.gz` is added. Empty means the domain.", required: false, default: "" },
    "site-url": { description: "Address at which readers reach the published site; shown in summary and comment. Takes the placeholders of `deploy`.", required: false, default: "" },
    "verify": { description: "After publishing, fetch this many pages from `site-url` and compare them with what was published; 0 fetches none.", required: false, default: "0" },
    "github-token": { description: "Token for the pull request comment. Needs `pull-requests: write`.", required: false, default: "" },
    "agent-project-id": { description: "Project of the agent job to report, with `agent-job-id`.", required: false, default: "" },
    "agent-job-id": { description: "Agent job whose pull request link is commented. Needs a hosted service.", required: false, default: "" },
    "agent-timeout": { description: "Longest time to wait for the agent job, such as `10m`; a bare number is minutes.", required: false, default: "30m" },
    "environment": { description: "Environment of GitHub to report the deployment to, such as `preview`. Needs `deployments: write`. Empty reports none. Takes the placeholders of `deploy`.", required: false, default: "" },
    "comment": { description: "Comment on the pull request, `auto` (where there is one and the token may), `always` or `never`.", required: false, default: "auto" },
    "fail-on": { description: "What makes the run fail, a list of `page-count`, `broken-links`, `external-requests`, `warnings`, `agent`, or `none`. Nothing is deployed when a check named here finds something.", required: false, default: "page-count, agent" },
    "max-page-loss": { description: "Refuse to publish when the site would lose more than this share of its pages, such as `20%`.", required: false, default: "20%" },
    "plan": { description: "Print and output what would be deployed, and touch nothing.", required: false, default: "false" },
    "attestation": { description: "Attest bundle and manifest before publishing, with the identity of the run. Needs `id-token: write` and `attestations: write`.", required: false, default: "false" },
};
/** The outputs of action.yml with their descriptions. */
const OUTPUTS = {
    "export-job-id": "Identifier of the export job.",
    "export-status": "Status in which the export job ended, such as `completed`.",
    "page-count": "Number of pages in the bundle.",
    "bundle-url": "Presigned link to the bundle. It is a secret until it expires, and masked in logs.",
    "bundle-expires-at": "Time after which `bundle-url` no longer works (RFC 3339).",
    "bundle-path": "Path of the downloaded bundle archive on the runner.",
    "bundle-sha256": "SHA-256 digest of the bundle archive, in hex.",
    "bundle-bytes": "Size of the bundle archive in bytes.",
    "site-dir": "Folder on the runner that holds the unpacked site.",
    "manifest-path": "Path of the site's manifest on the runner.",
    "artifact-id": "Identifier of the uploaded artifact, where `deploy` has one.",
    "artifact-url": "Address of the uploaded artifact, where `deploy` has one.",
    "attestation-id": "Identifier of the attestation, with `attestation`.",
    "attestation-url": "Page of the attestation, with `attestation`.",
    "deployments": "JSON array with one entry a destination: status, counts, bytes, address, error.",
    "changes": "JSON object with the `added`, `changed` and `removed` pages.",
    "agent-status": "Status of the agent job.",
    "pr-link": "Pull request the agent created; empty when no files were changed.",
    "comment-url": "Address of the comment on the pull request.",
    "comment-file": "Path of the file that holds the comment's facts, where the token may not comment, as in runs of forks.",
};


/***/ }),

/***/ 35934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ problemLine),
/* harmony export */   h: () => (/* binding */ InvalidInputs)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** `input: value: why: fix [code]`, on one line. */
function problemLine({ input, value, why, fix, code }) {
    return `${input}: ${value === '' ? '(empty)' : value.replaceAll(/\s*\n\s*/g, ' ⏎ ')}: ${why}: ${fix} [${code}]`;
}
/** All problems in one go, as the error the program ends with; its code is that of the first. */
class InvalidInputs extends _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    problems;
    constructor(problems) {
        const count = problems.length === 1 ? 'One input is' : `${problems.length} inputs are`;
        super(problems[0].code, { what: `${count} not usable; nothing was started`, fix: 'see the lines above' });
        this.problems = problems;
    }
}


/***/ }),

/***/ 82105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/deploy/headers.js
var deploy_headers = __webpack_require__(41833);
// EXTERNAL MODULE: ./lib/site/site.js
var site = __webpack_require__(33948);
;// CONCATENATED MODULE: ./lib/inputs/config.js
const FAIL_ON = ['page-count', 'broken-links', 'external-requests', 'warnings', 'agent'];
const COMMENT_MODES = ['auto', 'always', 'never'];
const MODES = ['auto', 'export', 'merge', 'comment', 'cleanup'];

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/site/config/document.js
var config_document = __webpack_require__(79933);
// EXTERNAL MODULE: ./lib/site/project/folder.js + 1 modules
var folder = __webpack_require__(24546);
;// CONCATENATED MODULE: ./lib/inputs/docs-project.js





/**
 * The folder of the docs project: the given one, else the workspace or its `docs` folder; and whether its `docs.json`
 * is readable JSON. `given` is relative to `workspace`, or absolute.
 */
async function findDocsProject(given, workspace) {
    const shown = (path) => (0,external_node_path_.relative)(workspace, path) || '.';
    if (given.includes('\n')) {
        return {
            value: given.replaceAll(/\s*\n\s*/g, ', '),
            why: 'one run exports one project, for one domain',
            fix: MATRIX,
            code: 'E_DOCS_DIR',
        };
    }
    const candidates = given === '' ? [workspace, (0,external_node_path_.join)(workspace, 'docs')] : [(0,external_node_path_.resolve)(workspace, given)];
    const directories = candidates.filter((path) => isDirectory(path));
    if (directories.length === 0) {
        const why = given !== '' && (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(workspace, given))
            ? 'it is not a folder'
            : 'there is no such folder';
        return {
            value: given,
            why,
            fix: 'check the path, and that the checkout step ran before',
            code: 'E_DOCS_DIR',
        };
    }
    const directory = directories.find((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'docs.json')));
    if (directory === undefined) {
        const places = directories.map((path) => (0,external_node_path_.join)(shown(path), 'docs.json')).join(' and ');
        const below = directories.flatMap((path) => projectsBelow(path).map(shown));
        if (below.length > 0) {
            return {
                value: given,
                why: `there is no docs.json; looked for ${places}. There are projects in ${below.join(', ')}`,
                fix: below.length === 1 ? `write docs-dir: ${below[0]}` : MATRIX,
                code: 'E_DOCS_JSON_MISSING',
            };
        }
        const legacy = directories.find((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'mint.json')));
        return {
            value: given,
            why: `there is no docs.json; looked for ${places}`,
            fix: legacy === undefined
                ? 'point docs-dir at the folder that holds docs.json'
                : `rename ${(0,external_node_path_.join)(shown(legacy), 'mint.json')} in its new form, docs.json`,
            code: 'E_DOCS_JSON_MISSING',
        };
    }
    try {
        // What the settings say is the build's to judge; here it must only be JSON.
        await (0,config_document/* readJsonDocument */.E)(await (0,folder.openProjectFolder)(directory), 'docs.json', () => { });
    }
    catch (error) {
        const file = (0,external_node_path_.join)(shown(directory), 'docs.json');
        if (!(error instanceof failure/* Failure */.HR)) {
            return {
                value: file,
                why: `it cannot be read (${(0,failure/* messageOf */.bD)(error)})`,
                fix: 'check its permissions',
                code: 'E_DOCS_DIR',
            };
        }
        const value = (0,external_node_path_.join)(shown(directory), error.value ?? 'docs.json');
        return { value, why: error.why ?? error.what, fix: error.fix ?? 'mend it', code: error.code };
    }
    return { directory };
}
const MATRIX = 'run a matrix of jobs, one with the domain and docs-dir of each (guides/monorepos of the documentation)';
/** Deeper projects are hardly meant, and looking for them takes time. */
const DEEPEST = 3;
const MOST_NAMED = 10;
/** Docs projects in folders below one. */
function projectsBelow(folder, depth = 1) {
    const inner = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
        .map(({ name }) => (0,external_node_path_.join)(folder, name));
    return inner
        .flatMap((path) => {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'docs.json')))
            return [path];
        return depth < DEEPEST ? projectsBelow(path, depth + 1) : [];
    })
        .sort()
        .slice(0, MOST_NAMED);
}
function isDirectory(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// EXTERNAL MODULE: ./lib/deploy/parse.js
var parse = __webpack_require__(41136);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(97035);
;// CONCATENATED MODULE: ./lib/inputs/follow-up.js



/**
 * What the run is to do. Left open, the closing of a pull request cleans up where a destination is made of its number,
 * which no other pull request and no branch has.
 */
function readMode(reader, github) {
    const mode = reader.read('mode', (text) => (0,values/* readOneOf */.Qk)(text, MODES)) ?? 'export';
    const closed = github?.pullRequest != null && github.action === 'closed';
    if (mode === 'auto')
        return closed && previewLines(reader) !== '' ? 'cleanup' : 'export';
    if (mode === 'cleanup' && !closed) {
        reader.problem('mode', 'previews are removed when their pull request is closed, and this run is of another event', 'run it on `pull_request` with `types: [closed]`', 'E_INPUT_CONFLICT');
    }
    if (mode === 'cleanup' && previewLines(reader) === '') {
        reader.problem('deploy', 'no destination holds {pr}: none belongs to this pull request alone', 'name the preview with its number, as s3://bucket/preview/pr-{pr}', 'E_INPUT_CONFLICT');
    }
    if (mode === 'comment' && github?.eventName !== 'workflow_run') {
        reader.problem('mode', 'it posts the result of another workflow, and this run is of another event', 'run it on `workflow_run` with `types: [completed]`', 'E_INPUT_CONFLICT');
    }
    return mode;
}
/** The lines of `deploy` whose place is made of the pull request's number. */
function previewLines({ value }) {
    return linesOf(value('deploy'))
        .filter((line) => holdsInPlace(line, 'pr'))
        .join('\n');
}
function linesOf(text) {
    return text.split(/\r\n|\r|\n/);
}
/** Whether the place a line names, and not only a message or a name, is made of a placeholder. */
function holdsInPlace(line, placeholder) {
    const place = `[^\\s#]*\\{${placeholder}\\}`;
    return new RegExp(`^\\s*${place}|\\sdirectory=${place}`).test(line);
}
/** The inputs of a run that comments or cleans up; what concerns exports only is not looked at. */
function readFollowUp(mode, reader) {
    const { given, filled, read, optional } = reader;
    const domain = readRequiredDomain(reader);
    const cleanup = mode === 'cleanup';
    const config = {
        mode,
        domain,
        // What follows the newest version is nobody's preview.
        destinations: cleanup
            ? readDestinations(reader, previewLines(reader)).filter(({ alias }) => alias !== true)
            : [],
        artifactName: cleanup
            ? (optional('artifact-name', values/* readArtifactName */.Ep, filled('artifact-name')) ?? domain)
            : domain,
        // A comment for another run is of a pull request that is not known yet.
        siteUrl: cleanup ? optional('site-url', values/* readHttpUrl */.y7, filled('site-url')) : undefined,
        githubToken: given('github-token') || undefined,
        environment: cleanup ? readEnvironmentChoice(reader) : undefined,
        comment: read('comment', (text) => (0,values/* readOneOf */.Qk)(text, COMMENT_MODES)),
        plan: read('plan', values/* readBoolean */.Vf),
    };
    reader.throwProblems();
    // Without problems every value has been read.
    return { config: Object.freeze(config), warnings: reader.warnings };
}
/** The site's host name, which every run needs. */
function readRequiredDomain({ value, read, problem }) {
    if (value('domain') !== '')
        return read('domain', values/* readDomain */.dO);
    const fix = 'give the host name of the site, such as docs.example.com';
    return problem('domain', 'it is required', fix, 'E_INPUT_MISSING');
}
/** The environment, where one is named. */
function readEnvironmentChoice({ value, filled, optional, }) {
    const name = optional('environment', values/* readEnvironment */.Qo, filled('environment'));
    return name === undefined ? undefined : { name, own: value('environment').includes('{pr}') };
}
/** The destinations in a text of the form of the `deploy` input, placeholders filled in. */
function readDestinations(reader, template = reader.value('deploy')) {
    if (template === 'none')
        return [];
    const parsed = (0,parse/* parseDestinations */.d)(reader.filled('deploy', template));
    for (const { value, why, fix } of parsed.problems) {
        reader.add({ input: 'deploy', value, why, fix, code: 'E_INPUT_INVALID' });
    }
    const own = linesOf(template)
        .filter((line) => holdsInPlace(line, 'pr') || holdsInPlace(line, 'sha'))
        .flatMap((line) => (0,parse/* parseDestinations */.d)(reader.filled('deploy', line)).specs)
        .map(({ target, options }) => `${target} ${options.directory}`);
    return parsed.specs.map((spec) => own.includes(`${spec.target} ${spec.options.directory}`) ? { ...spec, own: true } : spec);
}

;// CONCATENATED MODULE: ./lib/inputs/parts.js



/** The part of the site to render, where `shard` names one. */
function readShardChoice({ given, optional, problem }, mode, destinations) {
    if (given('shard') === '')
        return undefined;
    if (mode === 'merge')
        return problem('shard', 'a run that merges renders no part', 'remove one of the two', 'E_INPUT_CONFLICT');
    if (given('base-url') !== '') {
        return problem('shard', 'a hosted service renders its sites itself', 'remove it, or remove base-url and api-key', 'E_INPUT_CONFLICT');
    }
    if (destinations.length > 1 || destinations.some(({ scheme }) => scheme !== 'artifact')) {
        problem('deploy', 'a part is no site yet: it only becomes an artifact', 'give deploy to the job with mode: merge', 'E_INPUT_CONFLICT');
    }
    return optional('shard', values/* readShard */.Xy);
}
/** Where the parts of `mode: merge` come from. */
function readParts({ given, problem }, workspace) {
    if (given('base-url') !== '' || given('api-key') !== '') {
        return problem('base-url', 'parts are merged by the embedded service', 'remove base-url and api-key', 'E_INPUT_CONFLICT');
    }
    const folder = given('parts') === '' ? undefined : (0,external_node_path_.resolve)(workspace, given('parts'));
    if (folder !== undefined && (0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
        return problem('parts', 'there is no such folder', 'download the parts into it first', 'E_INPUT_INVALID');
    }
    return { kind: 'parts', docsDir: annotatedFolder(given('docs-dir'), workspace), folder };
}
/** Where the docs project would be: to merge, it need not be checked out. */
function annotatedFolder(given, workspace) {
    if (given !== '')
        return (0,external_node_path_.resolve)(workspace, given);
    const isProject = (folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'docs.json'));
    const docs = (0,external_node_path_.join)(workspace, 'docs');
    return !isProject(workspace) && isProject(docs) ? docs : workspace;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/github/context.js
var context = __webpack_require__(88120);
;// CONCATENATED MODULE: ./lib/inputs/placeholders.js


const PLACEHOLDERS = ['pr', 'branch', 'tag', 'sha', 'version'];
/**
 * The values of a run: `{pr}` number of the pull request, `{branch}` its head branch or the branch pushed, `{tag}`,
 * `{sha}` the commit a reader knows, `{version}` the exported version, else the tag. They hold nothing but letters,
 * digits, `-`, and in tags and versions `.` and `_`, so that none can leave the folder or host label it stands in.
 */
function placeholderValues(github, exportVersion) {
    const run = github === undefined ? 'this is no workflow run' : `this run is of ${eventOf(github)}`;
    const or = (text, why) => text === undefined || text === '' ? { why } : { value: text };
    const ref = /^refs\/(heads|tags)\/(.+)$/.exec(github?.ref ?? '');
    const pull = github?.pullRequest ?? undefined;
    const tag = ref?.[1] === 'tags' ? nameSegment(ref[2] ?? '') : undefined;
    const branch = pull?.headRef ?? (ref?.[1] === 'heads' ? ref[2] : undefined);
    return {
        pr: or(pull === undefined ? undefined : String(pull.number), `${run} and belongs to no pull request`),
        branch: or(branch === undefined ? undefined : hostLabel(branch), `${run}, not of a branch`),
        tag: or(tag, `${run}, not of a tag`),
        sha: or(github === undefined ? undefined : nameSegment((0,context/* commitOf */.D3)(github).sha), run),
        version: or(exportVersion === '' ? tag : nameSegment(exportVersion), `export-version is empty, and ${run}, not of a tag`),
    };
}
function eventOf({ eventName, ref, pullRequest }) {
    return pullRequest === null ? `${eventName} on ${ref}` : `pull request ${pullRequest.number}`;
}
/** Lower-case letters, digits and hyphens, at most 63, as a host label holds: the rule of GitLab's ref slugs. */
function hostLabel(text) {
    const label = text
        .toLowerCase()
        .replaceAll(/[^a-z\d]+/g, '-')
        .slice(0, 63)
        .replaceAll(/^-+|-+$/g, '');
    return label === '' ? (0,external_node_crypto_.hash)('sha256', text).slice(0, 12) : label;
}
/** One segment of a path that is neither hidden nor a way out. */
function nameSegment(text) {
    return text
        .replaceAll(/[^\w.-]+/g, '-')
        .replaceAll(/\.{2,}/g, '.')
        .slice(0, 100)
        .replaceAll(/^[.-]+|[.-]+$/g, '');
}
const PATTERN = /\{([a-z][\w-]*)\}/gi;
/** Puts the values in. A placeholder that is unknown or has no value stays, and is a problem. */
function fillPlaceholders(template, values) {
    const problems = new Map();
    const text = template.replaceAll(PATTERN, (whole, name) => {
        const known = PLACEHOLDERS.find((one) => one === name);
        const found = known === undefined ? { why: 'it is no placeholder' } : values[known];
        if ('value' in found)
            return found.value;
        problems.set(whole, { value: whole, why: found.why, fix: remedy(known, values) });
        return whole;
    });
    return { text, problems: [...problems.values()] };
}
function remedy(name, values) {
    const usable = PLACEHOLDERS.filter((one) => 'value' in values[one]).map((one) => `{${one}}`);
    const here = usable.length === 0 ? 'none has a value here' : `here ${usable.join(', ')} have a value`;
    if (name === undefined)
        return `write one of ${PLACEHOLDERS.map((one) => `{${one}}`).join(', ')}; ${here}`;
    const only = {
        pr: "run this step on pull requests only (`if: github.event_name == 'pull_request'`), with another for the rest",
        branch: 'run this step on pushes to branches and on pull requests only',
        tag: "run this step on tags only (`if: github.ref_type == 'tag'`)",
        sha: 'run it in a workflow',
        version: 'give export-version, or run this step on tags only',
    };
    return `${only[name]}; ${here}`;
}

// EXTERNAL MODULE: ./lib/inputs/declared.generated.js
var declared_generated = __webpack_require__(84244);
// EXTERNAL MODULE: ./lib/inputs/problem.js
var inputs_problem = __webpack_require__(35934);
;// CONCATENATED MODULE: ./lib/inputs/reader.js



/** Opens the inputs of a run; `places` are the values of placeholders. */
function createReader(raw, places) {
    const problems = [];
    const warnings = [];
    const given = (name) => (raw[name] ?? '').trim();
    const value = (name) => given(name) || declared_generated/* INPUTS */.m[name].default;
    const add = (problem) => {
        problems.push(problem);
        return undefined;
    };
    const problem = (input, why, fix, code) => {
        const shown = input === 'api-key' || input === 'github-token' ? '***' : given(input);
        return add({ input, value: shown, why, fix, code });
    };
    const read = (input, reader, text = value(input)) => {
        const reading = reader(text);
        return reading.ok ? reading.value : problem(input, reading.why, reading.fix, 'E_INPUT_INVALID');
    };
    return {
        ...{ given, value, problem, read, add, warnings },
        filled(input, template = value(input)) {
            const { text, problems: found } = fillPlaceholders(template, places);
            for (const one of found) {
                const known = problems.some((other) => other.input === input && other.value === one.value);
                if (!known)
                    add({ input, ...one, code: 'E_PLACEHOLDER' });
            }
            return text;
        },
        optional: (input, reader, text = value(input)) => (text === '' ? undefined : read(input, reader, text)),
        warn: (message) => void warnings.push(message),
        throwProblems() {
            const [first, ...others] = problems;
            if (first !== undefined)
                throw new inputs_problem/* InvalidInputs */.h([first, ...others]);
        },
    };
}

;// CONCATENATED MODULE: ./lib/inputs/read.js










/**
 * Checks all inputs together, the docs project among them, before anything is started. Throws {@link InvalidInputs}
 * with every problem. Reads files below `workspace` (an absolute path), and nothing else. `github` tells the mode,
 * where the inputs leave it open, and what placeholders stand for.
 */
async function readInputs(raw, workspace, github) {
    const reader = createReader(raw, placeholderValues(github, (raw['export-version'] ?? '').trim()));
    const mode = readMode(reader, github);
    if (mode === 'export' || mode === 'merge')
        return readExport(mode, reader, workspace);
    return readFollowUp(mode, reader);
}
async function readExport(mode, reader, workspace) {
    const { given, value, filled, read, optional, problem } = reader;
    const domain = readRequiredDomain(reader);
    const service = await readService();
    const agent = readAgent();
    const exportTimeoutMs = read('export-timeout', values/* readDuration */.$7);
    const deploymentType = read('deployment-type', (text) => (0,values/* readOneOf */.Qk)(text, site/* DEPLOYMENT_TYPES */._));
    const destinations = readDestinations(reader);
    const shard = readShardChoice(reader, mode, destinations);
    const headers = readHeaders();
    const artifactName = optional('artifact-name', values/* readArtifactName */.Ep, filled('artifact-name')) ?? domain;
    const siteUrl = optional('site-url', values/* readHttpUrl */.y7, filled('site-url'));
    const verify = read('verify', (text) => (0,values/* readWholeNumber */.bf)(text, 1000));
    if (verify !== undefined && verify > 0 && given('site-url') === '') {
        problem('verify', 'there is no site-url to fetch pages from', 'give site-url, or remove it', 'E_INPUT_CONFLICT');
    }
    const environment = readEnvironmentChoice(reader);
    const comment = read('comment', (text) => (0,values/* readOneOf */.Qk)(text, COMMENT_MODES));
    const failOn = read('fail-on', (text) => (0,values/* readListOf */.gH)(text, FAIL_ON));
    const maxPageLoss = read('max-page-loss', values/* readPercentage */.PX);
    const plan = read('plan', values/* readBoolean */.Vf);
    const attestation = read('attestation', values/* readBoolean */.Vf);
    const exportJobId = given('export-job-id') || undefined;
    if (exportJobId !== undefined && given('base-url') === '') {
        problem('export-job-id', 'jobs of the embedded service end with their run', 'remove it, or give base-url and api-key', 'E_INPUT_CONFLICT');
    }
    if (exportJobId !== undefined && (given('export-version') !== '' || given('export-paths') !== '')) {
        reader.warn('export-version and export-paths are ignored: export-job-id adopts a job that has its own');
    }
    reader.throwProblems();
    const config = {
        mode: 'export',
        domain,
        service,
        exportJobId,
        exportVersion: given('export-version') || undefined,
        exportPaths: (0,values/* readLines */.Se)(given('export-paths')),
        shard,
        exportTimeoutMs,
        deploymentType,
        destinations,
        headers,
        artifactName,
        siteUrl,
        verify,
        githubToken: given('github-token') || undefined,
        environment,
        agent,
        comment,
        failOn,
        maxPageLoss,
        plan,
        attestation,
    };
    // Without problems every value has been read.
    return { config: Object.freeze(config), warnings: reader.warnings };
    async function readService() {
        const key = given('api-key');
        if (mode === 'merge')
            return readParts(reader, workspace);
        if (given('base-url') === '') {
            if (key !== '') {
                return problem('api-key', 'there is no base-url to send it to', 'give base-url, or remove api-key to use the embedded service', 'E_INPUT_CONFLICT');
            }
            const found = await findDocsProject(given('docs-dir'), workspace);
            const cacheDir = given('cache-dir') === '' ? undefined : (0,external_node_path_.resolve)(workspace, given('cache-dir'));
            if (!('code' in found))
                return { kind: 'embedded', docsDir: found.directory, cacheDir };
            return reader.add({ input: 'docs-dir', ...found });
        }
        const baseUrl = read('base-url', values/* readServiceUrl */.bX);
        if (key === '') {
            return problem('api-key', 'base-url names a hosted service, which needs a key', 'give an admin API key from a secret', 'E_INPUT_MISSING');
        }
        if (/\s/.test(key)) {
            return problem('api-key', 'it holds white space, which a header cannot carry', 'copy the key again, without line ends', 'E_INPUT_INVALID');
        }
        if (!key.startsWith('svc_'))
            reader.warn('api-key: admin keys begin with svc_; this one does not');
        if (given('cache-dir') !== '') {
            reader.warn('cache-dir is ignored: only the embedded service, which runs without base-url, keeps a cache');
        }
        if (given('docs-dir') !== '')
            reader.warn('docs-dir is ignored: with base-url the hosted service renders the site');
        return baseUrl === undefined ? undefined : { kind: 'hosted', baseUrl, apiKey: key };
    }
    function readAgent() {
        const projectId = given('agent-project-id');
        const jobId = given('agent-job-id');
        const timeoutMs = read('agent-timeout', values/* readDuration */.$7);
        // A project alone is usual: workflows set it always, and the job only when an agent has run.
        if (jobId === '')
            return undefined;
        if (projectId === '') {
            return problem('agent-job-id', 'an agent job belongs to a project', 'give agent-project-id as well', 'E_INPUT_CONFLICT');
        }
        if (given('base-url') === '') {
            return problem('agent-job-id', 'the embedded service has no agent jobs', 'give base-url and api-key, or remove it', 'E_INPUT_CONFLICT');
        }
        return timeoutMs === undefined ? undefined : { projectId, jobId, timeoutMs };
    }
    function readHeaders() {
        const parsed = (0,deploy_headers/* parseHeaderRules */.a)(value('headers'));
        for (const { line, value: text, why, fix } of parsed.problems) {
            reader.add({ input: `headers, line ${line}`, value: text, why, fix, code: 'E_INPUT_INVALID' });
        }
        return parsed.rules;
    }
}


/***/ }),

/***/ 97035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ readDuration),
/* harmony export */   Ep: () => (/* binding */ readArtifactName),
/* harmony export */   PX: () => (/* binding */ readPercentage),
/* harmony export */   Qk: () => (/* binding */ readOneOf),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Vf: () => (/* binding */ readBoolean),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   bX: () => (/* binding */ readServiceUrl),
/* harmony export */   bf: () => (/* binding */ readWholeNumber),
/* harmony export */   dO: () => (/* binding */ readDomain),
/* harmony export */   gH: () => (/* binding */ readListOf),
/* harmony export */   y7: () => (/* binding */ readHttpUrl)
/* harmony export */ });
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33948);

const good = (value) => ({ ok: true, value });
const bad = (why, fix) => ({ ok: false, why, fix });
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
/** A bare host name in lower case: no scheme, port, slash or path. */
function readDomain(raw) {
    const bare = suggestedHost(raw);
    const fix = bare === undefined ? 'write a host name such as docs.example.com' : `write ${bare}`;
    if (/\s/.test(raw))
        return bad('a host name has no spaces', fix);
    if (raw.includes('://'))
        return bad('it has a scheme; only the bare host name is wanted', fix);
    if (/[/?#\\]/.test(raw))
        return bad('it has a slash or path; only the bare host name is wanted', fix);
    if (raw.includes('@'))
        return bad('it has user information; only the bare host name is wanted', fix);
    if (raw.includes(':'))
        return bad('it has a port; only the bare host name is wanted', fix);
    if (raw.length > 253 || !raw.split('.').every((label) => LABEL.test(label))) {
        return bad('it is not a host name', fix);
    }
    return good(raw.toLowerCase());
}
function suggestedHost(raw) {
    const host = raw
        .trim()
        .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
        .replace(/^[^@/]*@/, '')
        .split(/[/?#:\s\\]/)[0] ?? '';
    return host !== '' && host.split('.').every((label) => LABEL.test(label)) ? host.toLowerCase() : undefined;
}
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Whether a host name means this machine. */
function isLoopback(hostname) {
    return LOOPBACK.test(hostname) || hostname.endsWith('.localhost');
}
/** Address of a service: https, or http on loopback; no user information, query or fragment. */
function readServiceUrl(raw) {
    const url = readHttpUrl(raw);
    if (!url.ok)
        return url;
    if (url.value.protocol === 'http:' && !isLoopback(url.value.hostname)) {
        return bad('http would send the API key in the clear', `write https://${url.value.host}${url.value.pathname}`);
    }
    if (url.value.search !== '' || url.value.hash !== '')
        return bad('it has a query or fragment', 'leave out what follows the path');
    return url;
}
/** Any http or https URL without user information. */
function readHttpUrl(raw) {
    if (!URL.canParse(raw))
        return bad('it is not a URL', 'write an address such as https://api.example.com');
    const url = new URL(raw);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return bad(`${url.protocol} is not http or https`, 'begin it with https://');
    if (url.username !== '' || url.password !== '')
        return bad('it holds a user name or password', 'leave out what comes before the @');
    return good(url);
}
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const DURATION_FIX = 'write a time such as 90s, 45m or 2h';
/** A duration in milliseconds: `90s`, `45m`, `2h`, `1h30m`; a bare number is minutes. */
function readDuration(raw) {
    if (/^-/.test(raw))
        return bad('a time cannot be negative', DURATION_FIX);
    if (/^\d+(\.\d+)?$/.test(raw))
        return positive(Number(raw) * 60_000);
    if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(raw))
        return bad('it is not a duration', DURATION_FIX);
    let total = 0;
    for (const [, amount, unit] of raw.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g))
        total += Number(amount) * (UNIT_MS[unit ?? ''] ?? 0);
    return positive(total);
}
/** Longer waits overflow a timer. */
const LONGEST_MS = 24 * 3_600_000;
function positive(milliseconds) {
    if (milliseconds <= 0)
        return bad('a time of zero leaves no time at all', DURATION_FIX);
    return milliseconds > LONGEST_MS ? bad('it is longer than a day', 'write 24h or less') : good(milliseconds);
}
/** A share as a fraction, 0 to 1, from a percentage: `20%` or `20`. */
function readPercentage(raw) {
    const match = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(raw);
    const fix = 'write a percentage such as 20%';
    if (match === null)
        return bad('it is not a percentage', fix);
    const number = Number(match[1]);
    if (number > 100)
        return bad('it is more than 100 %', fix);
    if (match[2] === '' && number > 0 && number < 1)
        return bad('it could be a share or a percentage', `write ${number * 100}% or ${number}%`);
    return good(number / 100);
}
/** A whole number from 0 to `most`. */
function readWholeNumber(raw, most) {
    const number = /^\d+$/.test(raw) ? Number(raw) : Number.NaN;
    return number <= most
        ? good(number)
        : bad('it is not such a number', `write a whole number from 0 to ${most}`);
}
/** One part of several, such as `2/8`. */
function readShard(raw) {
    const match = /^(\d+)\s*\/\s*(\d+)$/.exec(raw);
    const fix = 'write which part of how many, such as 2/8';
    if (match === null)
        return bad('it is not one part of several', fix);
    const [index, of] = [Number(match[1]), Number(match[2])];
    if (of < 1 || of > _site_site_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_SHARDS */ .Y)
        return bad(`there can be 1 to ${_site_site_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_SHARDS */ .Y} parts`, fix);
    return index < 1 || index > of
        ? bad(`parts count from 1 to ${of}`, `write 1/${of} to ${of}/${of}`)
        : good({ index, of });
}
/** The booleans of YAML 1.2's core schema. */
function readBoolean(raw) {
    if (/^(true|True|TRUE)$/.test(raw))
        return good(true);
    if (/^(false|False|FALSE)$/.test(raw))
        return good(false);
    return bad('it is not a boolean', 'write true or false');
}
/** One of a few words. */
function readOneOf(raw, allowed) {
    const found = allowed.find((word) => word === raw);
    return found === undefined
        ? bad('it is not one of the known values', `write one of ${allowed.join(', ')}`)
        : good(found);
}
/** Words separated by commas or line ends; `none` alone means the empty list. */
function readListOf(raw, allowed) {
    const words = readLines(raw.replaceAll(',', '\n'));
    if (words.length === 1 && words[0] === 'none')
        return good([]);
    const unknown = words.filter((word) => !allowed.some((one) => one === word));
    if (unknown.length > 0)
        return bad(`${unknown.join(', ')} is not known here`, `write a list of ${allowed.join(', ')}, or none`);
    return good(allowed.filter((word) => words.includes(word)));
}
/** Lines without blanks around them, empty ones and `#` comments left out. */
function readLines(raw) {
    return raw
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}
/** A name the artifact service takes. */
function readArtifactName(raw) {
    const forbidden = /[":<>|*?\r\n\\/]/.exec(raw);
    return forbidden === null
        ? good(raw)
        : bad(`${JSON.stringify(forbidden[0])} is not allowed in an artifact name`, 'use letters, digits, - and _');
}
/** A name GitHub takes for an environment. */
function readEnvironment(raw) {
    return raw.length <= 255 && !/[\p{Cc}'"`,;\\]/u.test(raw)
        ? good(raw)
        : bad('GitHub takes no such name for an environment', 'use letters, digits, spaces, - and /');
}


/***/ }),

/***/ 34019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ secretsOfLink),
/* harmony export */   g: () => (/* binding */ createSecrets)
/* harmony export */ });
/** Shorter values would blank out ordinary words. */
const SHORTEST_SECRET = 6;
/** Creates an empty set of secrets. URL-encoded, JSON-escaped and Base64 forms are masked with the value. */
function createSecrets() {
    const known = new Set();
    return {
        add(secret) {
            const value = secret.trim();
            if (value.length < SHORTEST_SECRET)
                return;
            for (const form of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])
                known.add(form);
        },
        redact(text) {
            let shown = text;
            // Longest first, so that a secret inside another does not leave its rest behind.
            for (const secret of [...known].sort((a, b) => b.length - a.length))
                shown = shown.replaceAll(secret, '***');
            return shown;
        },
    };
}
/** The parts of a presigned link that must be masked with it: the link itself and every query value of some length. */
function secretsOfLink(link) {
    const url = URL.canParse(link) ? new URL(link) : undefined;
    if (url === undefined)
        return [link];
    const values = [...url.searchParams]
        .filter(([name]) => /sig|token|credential|policy|key/i.test(name))
        .map(([, value]) => value);
    return [link, url.search.slice(1), ...values].filter((part) => part !== '');
}


/***/ }),

/***/ 36865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createThinning)
/* harmony export */ });
/** Between two lines of one piece of work where they stay in a log. */
const PAUSE_MS = 5000;
/** Tells whether a piece of work may say a line again; each has a pace of its own. */
function createThinning(now) {
    const last = new Map();
    return (of) => {
        const time = now();
        if (time - (last.get(of) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS)
            return false;
        last.set(of, time);
        return true;
    };
}


/***/ }),

/***/ 71882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ runMode)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var errors_failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/export/pace.js
/** For a service across a network. */
const HOSTED_PACE = { firstMs: 2000, floorMs: 1000, ceilingMs: 15_000 };
/** For a service on this machine, where a poll costs nothing. */
const LOOPBACK_PACE = { firstMs: 100, floorMs: 100, ceilingMs: 1000 };
/** The waste we allow ourselves after completion, as a share of the job's duration. */
const WASTE_SHARE = 0.05;
/** Progress is mostly told in whole percent, so half of one is unknown. */
const SHARE_ERROR = 0.005;
/**
 * Milliseconds to wait before the next poll. Without progress the pause grows with the job's age, so that the
 * waste after completion stays at 5 % or `firstMs`; with progress it aims at the predicted end.
 */
function nextPollDelay(samples, pace) {
    const last = samples.at(-1);
    if (last === undefined)
        return pace.firstMs;
    const agePause = Math.max(pace.firstMs, last.elapsed * WASTE_SHARE);
    const ceiling = Math.max(pace.ceilingMs, last.elapsed * WASTE_SHARE);
    if (last.share === undefined)
        return Math.max(pace.floorMs, agePause);
    // No whole percent yet: at least as much time as has passed is still to come.
    if (last.share < SHARE_ERROR * 2)
        return clamp(last.elapsed * 2, pace.floorMs, ceiling);
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
function predictedEnd(samples, share) {
    const last = samples.at(-1)?.elapsed ?? 0;
    const overall = last / share;
    const earlier = samples.findLast((sample) => sample.share !== undefined && sample.share < share);
    if (earlier === undefined || earlier.share === undefined || earlier.share === 0)
        return overall;
    const rate = (share - earlier.share) / (last - earlier.elapsed);
    return Math.min(overall, last + (1 - share) / rate);
}
function clamp(value, low, high) {
    return Math.min(Math.max(value, low), Math.max(low, high));
}

;// CONCATENATED MODULE: ./lib/export/agent-job.js


/**
 * Polls an agent job until it is `completed`, `archived` or `failed` (spec section 3) and returns it as it is then;
 * what a failed one means is the caller's to decide. Rejects with E_AGENT_TIMEOUT.
 */
async function pollAgentJob(options) {
    const { api, clock, signal } = options;
    const started = clock.now();
    const samples = [];
    for (;;) {
        const job = await api.agentJob(options.projectId, options.jobId, signal);
        options.onSeen?.(job);
        if (job.status !== 'active')
            return job;
        const elapsed = clock.now() - started;
        if (elapsed >= options.timeoutMs) {
            throw new errors_failure/* Failure */.HR('E_AGENT_TIMEOUT', {
                what: 'The agent job did not finish in time',
                value: options.jobId,
                why: `it is still active after ${Math.round(options.timeoutMs / 6000) / 10} min`,
                fix: 'raise agent-timeout, or run again later',
            });
        }
        samples.push({ elapsed, share: undefined });
        await clock.sleep(Math.min(nextPollDelay(samples, options.pace), options.timeoutMs - elapsed), signal);
    }
}

;// CONCATENATED MODULE: ./lib/phases/agent.js


/**
 * Starts to follow the agent job, where there is one, until the run is `over`. What was seen of it last is reported
 * however the run ends.
 */
function followAgent(config, { api, pace }, context, ledger, over) {
    const { agent } = config;
    if (agent === undefined)
        return undefined;
    const { clock } = context;
    const signal = AbortSignal.any([context.signal, over]);
    return pollAgentJob({
        api,
        projectId: agent.projectId,
        jobId: agent.jobId,
        clock,
        pace,
        timeoutMs: agent.timeoutMs,
        signal,
        onSeen(job) {
            ledger.facts.agentJob = job;
        },
    }).then((job) => ({ job }), (error) => ({ error }));
}
/** Waits for the agent job and notes what came of it. Throws what `fail-on` counts as a failure. */
async function agentPhase(followed, config, context, ledger) {
    const outcome = await followed;
    context.signal.throwIfAborted();
    const required = config.failOn.includes('agent');
    const last = ledger.facts.agentJob;
    if (last !== null) {
        context.setOutput('agent-status', last.status);
        context.setOutput('pr-link', last.prLink ?? '');
    }
    if ('error' in outcome) {
        if (required)
            throw outcome.error;
        context.log.warning((0,errors_failure/* messageOf */.bD)(outcome.error));
        return;
    }
    const { job } = outcome;
    const nothing = job.status === 'completed' ? 'no files were changed' : 'no pull request';
    context.log.info(`Agent job ${job.id}: ${job.status}, ${job.prLink ?? nothing}`);
    if (job.status !== 'failed')
        return;
    const failure = new errors_failure/* Failure */.HR('E_AGENT_FAILED', {
        what: 'The agent job failed',
        value: job.id,
        fix: 'see the job in the dashboard',
    });
    if (required)
        throw failure;
    context.log.warning(failure.message);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./lib/phases/attest.js


/** Attests bundle and manifest, before anything is published. Throws E_ATTESTATION. */
async function attestPhase({ manifest, manifestPath }, config, { github: context, env, signal, log, setOutput }) {
    if (config.plan) {
        log.info('Nothing is attested, since this is a plan');
        return;
    }
    const { attestFiles } = await __webpack_require__.e(/* import() */ 5718).then(__webpack_require__.bind(__webpack_require__, 5718));
    const sha256 = (0,external_node_crypto_.createHash)('sha256')
        .update(await (0,promises_.readFile)(manifestPath))
        .digest('hex');
    const subjects = [
        { name: `${config.artifactName}.tar.gz`, sha256: manifest.bundleSha256 },
        { name: 'manifest.json', sha256 },
    ];
    const { id, url } = await attestFiles(subjects, { context, token: config.githubToken, env, signal });
    setOutput('attestation-id', id);
    setOutput('attestation-url', url);
    for (const { name, sha256: digest } of subjects)
        log.info(`Attested ${name}, sha256 ${digest}`);
    log.info(`Attestation: ${url}`);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/bundle/build-manifest.js
var build_manifest = __webpack_require__(33176);
// EXTERNAL MODULE: ./lib/bundle/download.js + 2 modules
var download = __webpack_require__(95842);
// EXTERNAL MODULE: ./lib/bundle/unpack.js + 6 modules
var unpack = __webpack_require__(26939);
// EXTERNAL MODULE: ./lib/github/context.js
var github_context = __webpack_require__(88120);
;// CONCATENATED MODULE: ./lib/github/kinds.js
const SEARCH = /(^|\/)_?search[^/]*(\/|\.json$)/;
const KINDS = [
    ['pages', (path, type) => type.startsWith('text/html') || path.endsWith('.html')],
    ['search', (path) => SEARCH.test(path)],
    ['images', (_, type) => type.startsWith('image/')],
    ['fonts', (_, type) => type.startsWith('font/')],
    ['styles', (_, type) => type.startsWith('text/css')],
    ['scripts', (_, type) => /javascript|wasm/.test(type)],
    ['video and sound', (_, type) => /^(video|audio)\//.test(type)],
    ['text for machines', (path, type) => /json|xml|yaml/.test(type) || /\.(md|txt)$/.test(path)],
    ['other', () => true],
];
/** What a site consists of, by kind, in a fixed order; kinds without a file are left out. */
function kindsOf({ files }) {
    const entries = Object.entries(files);
    const byKind = Map.groupBy(entries, ([path, { contentType }]) => KINDS.find(([, is]) => is(path, contentType))?.[0]);
    return KINDS.flatMap(([name]) => {
        const own = byKind.get(name) ?? [];
        if (own.length === 0)
            return [];
        return [{ name, files: own.length, bytes: own.reduce((sum, [, { size }]) => sum + size, 0) }];
    });
}

// EXTERNAL MODULE: ./lib/github/measures.js
var measures = __webpack_require__(39538);
;// CONCATENATED MODULE: ./lib/phases/bundle.js








/** Downloads the bundle, unpacks it, and describes it in the manifest. */
async function bundlePhase(job, config, context, ledger) {
    const { log, clock, http, signal, setOutput, workDir } = context;
    await (0,promises_.mkdir)(workDir, { recursive: true });
    const { links } = job;
    let attempts = 0;
    const downloaded = await (0,download/* downloadBundle */.f)({
        // A link that did not work is not tried again.
        link: async () => (await (attempts++ === 0 ? links.current() : links.mint())).url,
        directory: workDir,
        http,
        clock,
        signal,
        onProgress: (received, total) => log.progress(`${(0,measures/* bytes */.ee)(received)}${total === undefined ? '' : ` of ${(0,measures/* bytes */.ee)(total)}`}`),
    });
    ledger.facts.bundle = { bytes: downloaded.bytes, sha256: downloaded.sha256 };
    setOutput('bundle-path', downloaded.path);
    setOutput('bundle-bytes', downloaded.bytes);
    setOutput('bundle-sha256', downloaded.sha256);
    log.info(`Bundle of ${(0,measures/* bytes */.ee)(downloaded.bytes)}, sha256 ${downloaded.sha256}`);
    const directory = (0,external_node_path_.join)(workDir, 'site');
    await (0,promises_.rm)(directory, { recursive: true, force: true });
    const { files } = await (0,unpack/* unpackBundle */.z)({ archive: downloaded.path, directory, signal });
    const manifest = (0,build_manifest/* buildManifest */.u)(files, {
        createdAt: new Date(clock.now()),
        commit: context.github?.sha || null,
        // Unlike its number, the id of a run grows across the workflows of a repository.
        run: context.github?.runId ?? null,
        exportJobId: job.jobId,
        exportVersion: config.exportVersion ?? (0,github_context/* tagOf */.cO)(context.github) ?? null,
        bundleSha256: downloaded.sha256,
    });
    ledger.facts.kinds = kindsOf(manifest);
    const manifestPath = (0,external_node_path_.join)(workDir, 'manifest.json');
    await (0,promises_.writeFile)(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
    setOutput('site-dir', directory);
    setOutput('manifest-path', manifestPath);
    log.info(`Unpacked ${files.length} files, ${manifest.pages.length} pages, into ${directory}`);
    return { bundlePath: downloaded.path, directory, manifest, manifestPath, links };
}

;// CONCATENATED MODULE: ./lib/bundle/check/css-references.js
/** What a style sheet loads: the addresses of `url(…)` and `@import`, as written, each once. */
function cssReferences(css) {
    // Most style attributes load nothing.
    if (!/url\(|@import/i.test(css))
        return [];
    const found = new Set();
    for (const [, double, single, bare, importDouble, importSingle] of css.matchAll(TOKENS)) {
        const address = double ?? single ?? bare ?? importDouble ?? importSingle;
        if (address !== undefined && address !== '')
            found.add(unescapeCss(address.trim()));
    }
    return [...found];
}
/**
 * Comments, other strings and `@namespace` (an address that is only a name) are matched so that nothing inside them is
 * taken for a reference. The string patterns are unrolled: a data URI may be megabytes long.
 */
const TOKENS = new RegExp([
    String.raw `\/\*[^]*?(?:\*\/|$)`,
    String.raw `@namespace\b[^;]*`,
    String.raw `\burl\(\s*(?:"([^"\\]*(?:\\[^][^"\\]*)*)"|'([^'\\]*(?:\\[^][^'\\]*)*)'|([^"')\\]*(?:\\[^][^"')\\]*)*))\s*\)`,
    String.raw `@import\s+(?:"([^"\\]*(?:\\[^][^"\\]*)*)"|'([^'\\]*(?:\\[^][^'\\]*)*)')`,
    String.raw `"[^"\\]*(?:\\[^][^"\\]*)*"`,
    String.raw `'[^'\\]*(?:\\[^][^'\\]*)*'`,
].join('|'), 'gi');
function unescapeCss(text) {
    return text.replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, hex, plain) => hex === undefined ? (plain ?? '') : codePoint(Number.parseInt(hex, 16)));
}
function codePoint(value) {
    return value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : '\ufffd';
}

;// CONCATENATED MODULE: ./lib/bundle/check/page-references.js

/** `rel` values of `<link>` that make the browser load or connect. */
const LOADING_RELS = new Set([
    'stylesheet',
    'preload',
    'modulepreload',
    'prefetch',
    'prerender',
    'preconnect',
    'dns-prefetch',
    'icon',
    'apple-touch-icon',
    'apple-touch-startup-image',
    'mask-icon',
    'manifest',
]);
/** Attributes whose address is loaded, by element. */
const LOADING_ATTRIBUTES = {
    img: ['src'],
    script: ['src'],
    iframe: ['src'],
    frame: ['src'],
    embed: ['src'],
    object: ['data'],
    source: ['src'],
    track: ['src'],
    audio: ['src'],
    video: ['src', 'poster'],
    input: ['src'],
    use: ['href', 'xlink:href'],
    image: ['href', 'xlink:href'],
    feimage: ['href', 'xlink:href'],
};
/** Reads the references of one HTML page. `Parser` is htmlparser2's, loaded by the caller. */
function pageReferences(html, Parser) {
    const links = new Set();
    const requests = new Set();
    const ids = new Set();
    let base;
    let style;
    const addAll = (set, addresses) => {
        for (const address of addresses)
            set.add(address);
    };
    const parser = new Parser({
        onopentag(name, attributes) {
            const { id, style: css } = attributes;
            if (id !== undefined && id !== '')
                ids.add(id);
            if (css !== undefined)
                addAll(requests, cssReferences(css));
            if (name === 'style')
                style = '';
            if (name === 'base')
                base ??= attributes.href;
            if (name === 'a' || name === 'area') {
                if (attributes.href !== undefined)
                    links.add(attributes.href.trim());
                if (name === 'a' && attributes.name !== undefined)
                    ids.add(attributes.name);
                return;
            }
            if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh') {
                const target = /url\s*=\s*["']?([^"']+)/i.exec(attributes.content ?? '')?.[1];
                if (target !== undefined)
                    links.add(target.trim());
            }
            addAll(requests, loadedBy(name, attributes));
            // A frame's own markup loads what it names, as the page around it does.
            if (name === 'iframe' && attributes.srcdoc !== undefined)
                addAll(requests, pageReferences(attributes.srcdoc, Parser).requests);
        },
        ontext(text) {
            if (style !== undefined)
                style += text;
        },
        onclosetag(name) {
            if (name !== 'style' || style === undefined)
                return;
            addAll(requests, cssReferences(style));
            style = undefined;
        },
    });
    parser.end(html);
    return { base, links, requests, ids };
}
function* loadedBy(name, attributes) {
    if (name === 'link') {
        const rels = (attributes.rel ?? '').toLowerCase().split(/\s+/);
        if (!rels.some((rel) => LOADING_RELS.has(rel)))
            return;
        if (attributes.href !== undefined)
            yield attributes.href.trim();
        yield* candidates(attributes.imagesrcset);
        return;
    }
    for (const attribute of LOADING_ATTRIBUTES[name] ?? []) {
        const address = attributes[attribute]?.trim();
        if (address !== undefined && address !== '')
            yield address;
    }
    if (name === 'img' || name === 'source')
        yield* candidates(attributes.srcset);
}
/** The addresses of a `srcset`: `a.png 1x, b.png 2x`. A comma inside an address belongs to it. */
function* candidates(srcset) {
    for (const [, address] of srcset?.matchAll(/[\s,]*(\S*[^\s,])(?:,+|[^,]*,?)/g) ?? [])
        if (address !== undefined)
            yield address;
}

;// CONCATENATED MODULE: ./lib/bundle/check/site-addresses.js
/**
 * Knows where the files of a site are, below `siteUrl` (`https://docs.example.com/`, or with a sub-path). A page is found
 * with and without `.html`, a folder by its `index.html`, as static hosts do.
 */
function createSiteAddresses(paths, siteUrl) {
    const root = new URL(siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`);
    const rootPath = decode(root.pathname) ?? '/';
    const find = (path) => {
        const bare = path.replace(/\/$/, '');
        const candidates = path === ''
            ? ['index.html']
            : path === bare
                ? [path, `${path}.html`, `${path}/index.html`]
                : [`${bare}/index.html`, `${bare}.html`];
        return candidates.find((candidate) => paths.has(candidate));
    };
    const resolve = (address, from) => {
        const url = URL.parse(address, from);
        if (url === null)
            return { kind: 'missing', why: 'it is not a URL' };
        if (url.protocol !== 'http:' && url.protocol !== 'https:')
            return { kind: 'other' };
        if (url.host !== root.host)
            return { kind: 'external', host: url.host };
        const pathname = decode(url.pathname);
        if (pathname === undefined)
            return { kind: 'missing', why: 'its percent-encoding is broken' };
        if (pathname.startsWith(rootPath))
            return fileAt(find(pathname.slice(rootPath.length)), url.hash);
        if (`${pathname}/` === rootPath)
            return fileAt(find(''), url.hash);
        // The rest of the host belongs to others, unless the address is right for a site without a sub-path.
        return find(pathname.slice(1)) === undefined
            ? { kind: 'other' }
            : { kind: 'missing', why: `it leaves the site’s path ${root.pathname}; make it relative` };
    };
    // Pages of one folder share a sidebar: its addresses are resolved once.
    const resolved = new Map();
    return {
        from(path, base) {
            const page = new URL(path.split('/').map(encodeURIComponent).join('/'), root);
            const start = base === undefined ? page : (URL.parse(base, page.href) ?? page);
            const folder = new URL('.', start).href;
            const known = resolved.get(folder) ?? new Map();
            resolved.set(folder, known);
            return (address) => {
                // These depend on the page itself, not only on its folder.
                if (/^(#|\?|\s*$)/.test(address))
                    return base === undefined && address.startsWith('#')
                        ? fileAt(path, address)
                        : resolve(address, start.href);
                const found = known.get(address) ?? resolve(address, folder);
                known.set(address, found);
                return found;
            };
        },
    };
}
function fileAt(path, hash) {
    if (path === undefined)
        return { kind: 'missing' };
    // A text fragment (`#:~:text=…`) is not looked up as an id.
    const raw = hash.slice(1).replace(/:~:.*$/s, '');
    return { kind: 'file', path, fragment: decode(raw) ?? raw };
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        // Only a malformed escape is thrown for.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/bundle/check/check-site.js





const FINDING_KINDS = (/* unused pure expression or super */ null && (['broken-link', 'broken-anchor', 'external-request', 'page-count']));
/** Files read at once. */
const CONCURRENCY = 8;
/**
 * Checks an unpacked site: links and anchors that lead nowhere inside it, requests that would leave its origin while a
 * page loads (a plain link to another site is none), and missing pages. Reads the HTML and CSS files of the manifest.
 */
async function checkSite(directory, manifest, options) {
    const { Parser } = await __webpack_require__.e(/* import() */ 302).then(__webpack_require__.bind(__webpack_require__, 37921));
    const paths = Object.keys(manifest.files);
    const addresses = createSiteAddresses(new Set(paths), options.siteUrl ?? `https://${options.domain}/`);
    const site = {
        partial: options.partial === true,
        ids: new Map(),
        anchors: [],
        findings: [],
        hosts: new Set(),
    };
    const pages = paths.filter((file) => file.endsWith('.html'));
    const readText = (file) => (0,promises_.readFile)(external_node_path_.join(directory, ...file.split('/')), 'utf8');
    await forEach(pages, options.signal, async (file) => {
        const references = pageReferences(await readText(file), Parser);
        site.ids.set(file, references.ids);
        const resolve = addresses.from(file, references.base);
        for (const link of references.links)
            checkLink(site, file, link, resolve(link));
        for (const request of references.requests)
            checkRequest(site, file, request, resolve(request));
    });
    await forEach(paths.filter((file) => file.endsWith('.css')), options.signal, async (file) => {
        const resolve = addresses.from(file);
        for (const request of cssReferences(await readText(file)))
            checkRequest(site, file, request, resolve(request));
    });
    checkAnchors(site);
    checkPageCount(site, manifest.pages.length, options.expectedPages);
    const findings = site.findings.toSorted(byPlace);
    return {
        findings,
        counts: countKinds(findings),
        externalHosts: [...site.hosts].sort(),
        pages: pages.length,
    };
}
function checkLink(site, page, target, address) {
    const elsewhere = site.partial && /^https?:/i.test(target);
    if (address.kind === 'missing' && !elsewhere)
        site.findings.push(brokenLink(page, target, address.why));
    if (address.kind === 'file' && isId(address.fragment))
        site.anchors.push({ page, target, path: address.path, id: address.fragment });
}
function checkRequest(site, page, target, address) {
    if (address.kind === 'missing')
        site.findings.push(brokenLink(page, target, address.why));
    if (address.kind !== 'external')
        return;
    site.hosts.add(address.host);
    const message = `${page} asks ${address.host} while it loads: ${target}`;
    site.findings.push({ kind: 'external-request', page, target, message });
}
function checkAnchors({ anchors, ids, findings }) {
    for (const { page, target, path: file, id } of anchors) {
        if (ids.get(file)?.has(id) !== false)
            continue;
        const message = `${page} links to ${target}, but ${file} has no element with the id ${JSON.stringify(id)}`;
        findings.push({ kind: 'broken-anchor', page, target, message });
    }
}
function checkPageCount({ findings }, pages, expected) {
    if (expected === undefined || pages >= expected)
        return;
    const message = `The bundle has ${pages} pages, but the export job counted ${expected}`;
    findings.push({ kind: 'page-count', page: '', target: String(expected), message });
}
function brokenLink(page, target, why) {
    const message = `${page} refers to ${target}, ${why ?? 'which is not in the bundle'}`;
    return { kind: 'broken-link', page, target, message };
}
/** `#` and `#top` lead to the top of any page; `#/…` and `#!…` are addresses of a script. */
function isId(fragment) {
    return fragment !== '' && fragment.toLowerCase() !== 'top' && !/^[/!]/.test(fragment);
}
function countKinds(findings) {
    const counts = { 'broken-link': 0, 'broken-anchor': 0, 'external-request': 0, 'page-count': 0 };
    for (const { kind } of findings)
        counts[kind] += 1;
    return counts;
}
function byPlace(a, b) {
    return compare(a.page, b.page) || compare(a.kind, b.kind) || compare(a.target, b.target);
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Runs `work` for each file, a few at once. */
async function forEach(files, signal, work) {
    const queue = files.values();
    const worker = async () => {
        for (const file of queue) {
            signal.throwIfAborted();
            await work(file);
        }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

;// CONCATENATED MODULE: ./lib/phases/check.js



/** Findings of one kind that are shown in the log; the rest is counted. */
const MOST_SHOWN = 10;
const CHECKS = [
    { name: 'Page count', failOn: 'page-count', kinds: ['page-count'] },
    { name: 'Broken links', failOn: 'broken-links', kinds: ['broken-link', 'broken-anchor'] },
    { name: 'Requests to other hosts', failOn: 'external-requests', kinds: ['external-request'] },
];
/**
 * Looks through the unpacked site, and at what the embedded service said of the project. Throws E_CHECK_FAILED, before
 * anything is deployed, when a check named in `fail-on` found something.
 */
async function checkPhase(bundle, job, config, connection, context, ledger) {
    const { log, signal } = context;
    const result = await checkSite(bundle.directory, bundle.manifest, {
        domain: config.domain,
        siteUrl: config.siteUrl?.href,
        expectedPages: job.pageCount,
        partial: config.exportPaths.length > 0 || config.exportVersion !== undefined,
        signal,
    });
    ledger.facts.diagnostics = connection.diagnostics();
    const warnings = ledger.facts.diagnostics.filter(isWarning).length;
    ledger.facts.checks = [
        ...CHECKS.map(({ name, failOn, kinds }) => ({
            name,
            findings: kinds.reduce((sum, kind) => sum + result.counts[kind], 0),
            required: config.failOn.includes(failOn),
        })),
        {
            name: 'Warnings of the site builder',
            findings: warnings,
            required: config.failOn.includes('warnings'),
        },
    ];
    show(result, config, context);
    log.info(`Checked ${(0,measures/* counted */.hS)(result.pages, 'page')}: ${ledger.facts.checks.map(({ name, findings }) => `${name.toLowerCase()} ${findings}`).join(', ')}`);
    const failed = ledger.facts.checks.filter(({ findings, required }) => required && findings > 0);
    if (failed.length === 0)
        return;
    throw new errors_failure/* Failure */.HR('E_CHECK_FAILED', {
        what: 'The bundle did not pass its checks; nothing was deployed',
        why: failed.map(({ name, findings }) => `${name.toLowerCase()}: ${findings}`).join(', '),
        fix: 'mend what is listed above, or take the check out of fail-on',
    });
}
function isWarning({ severity }) {
    return severity !== 'notice';
}
function show({ findings, externalHosts }, config, { log }) {
    for (const { failOn, kinds } of CHECKS) {
        const found = findings.filter(({ kind }) => kinds.includes(kind));
        const serious = config.failOn.includes(failOn) ||
            (failOn === 'external-requests' && config.deploymentType === 'air-gapped');
        for (const { message } of found.slice(0, MOST_SHOWN))
            log[serious ? 'warning' : 'info'](message);
        if (found.length > MOST_SHOWN)
            log.info(`and ${(0,measures/* counted */.hS)(found.length - MOST_SHOWN, 'more', 'more')}`);
    }
    if (externalHosts.length > 0)
        log.info(`Hosts that pages ask while loading: ${externalHosts.join(', ')}`);
}

;// CONCATENATED MODULE: ./lib/phases/conclusion.js

/** The run in one line, for the end of the log. */
function conclusion({ domain, exportJob, bundle, deployments, milliseconds }) {
    const pages = exportJob?.pageCount ? [(0,measures/* counted */.hS)(exportJob.pageCount, 'page')] : [];
    const size = bundle === null ? [] : [(0,measures/* bytes */.ee)(bundle.bytes)];
    const places = deployments.map(({ destination, status }) => `${destination} ${status}`);
    return `${domain}: ${[...pages, ...size, ...places, (0,measures/* duration */.p0)(milliseconds)].join(', ')}`;
}

// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./lib/http/certificate.js
/** Codes of OpenSSL and Node.js for a certificate whose authority is not known here. */
const UNKNOWN_AUTHORITY = /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE)$/;
/** What to do where an error says that a host's certificate comes from an authority nobody here knows. */
function certificateRemedy(error) {
    for (let one = error; one instanceof Error; one = one.cause) {
        const { code } = one;
        if (typeof code === 'string' && UNKNOWN_AUTHORITY.test(code))
            return 'set NODE_EXTRA_CA_CERTS in the env of the step to the PEM file of the authority that signed the certificate';
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
// EXTERNAL MODULE: ./lib/admin-api/routes.js
var routes = __webpack_require__(7910);
// EXTERNAL MODULE: ./lib/admin-api/schemas.js
var schemas = __webpack_require__(74298);
;// CONCATENATED MODULE: ./lib/admin-api/client.js






/** A client of one service with the Admin API. */
function createAdminApi(options) {
    const call = async (operation, signal) => {
        const answer = await exchange(operation, options, signal);
        return { value: parseAnswer(operation, answer.body, options.baseUrl), headers: answer.headers };
    };
    return {
        async startExport(request, signal) {
            // Starting twice would export twice, so this one is repeated only when it surely never arrived.
            const { value } = await call({
                name: 'start the export job',
                method: 'POST',
                path: routes/* routes */.J.startExport(),
                schema: schemas/* StartExportResponse */.UU,
                body: request,
                idempotent: false,
            }, signal);
            return value;
        },
        async exportJob(jobId, signal) {
            const { value, headers } = await call({
                name: 'read the export job',
                method: 'GET',
                path: routes/* routes */.J.exportJob(jobId),
                schema: schemas/* ExportJob */.y5,
                idempotent: true,
            }, signal);
            return { job: value, retryAfterMs: (0,retry/* retryAfterMs */.Vs)(headers['retry-after'], options.clock.now()) };
        },
        async generateBundle(jobId, signal) {
            // Generating again only makes a fresh link (spec section 4, rule 2).
            const { value } = await call({
                name: 'generate the bundle',
                method: 'POST',
                path: routes/* routes */.J.bundle(jobId),
                schema: schemas/* BundleLink */.Z8,
                idempotent: true,
            }, signal);
            return value;
        },
        async agentJob(projectId, id, signal) {
            const { value } = await call({
                name: 'read the agent job',
                method: 'GET',
                path: routes/* routes */.J.agentJob(projectId, id),
                schema: schemas/* AgentJob */.Je,
                idempotent: true,
            }, signal);
            return value;
        },
    };
}
async function exchange(operation, options, signal) {
    const { baseUrl, http, clock } = options;
    const base = baseUrl.href.endsWith('/') ? baseUrl.href : `${baseUrl.href}/`;
    const body = operation.body === undefined ? undefined : JSON.stringify(operation.body);
    const request = {
        method: operation.method,
        url: new URL(operation.path, base),
        headers: {
            authorization: `Bearer ${options.apiKey}`,
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body,
        signal,
    };
    return (0,retry/* retrying */.R$)(async () => {
        try {
            const response = await http(request);
            const answer = { body: await (0,consumers_.text)(response.body), headers: response.headers };
            if (response.status >= 200 && response.status < 300)
                return { done: true, value: answer };
            const error = rejection(operation.name, response.status, answer, options);
            // 429 means the service did not take the request on; a 5xx may come after it did.
            const repeatable = operation.idempotent
                ? (0,retry/* isRetryableStatus */.PS)(response.status)
                : response.status === 429;
            if (!repeatable)
                throw error;
            return { done: false, error, retryAfter: (0,retry/* retryAfterMs */.Vs)(answer.headers['retry-after'], clock.now()) };
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof errors_failure/* Failure */.HR)
                throw error;
            const failure = unreachable(operation.name, error, baseUrl);
            const repeatable = operation.idempotent ? (0,retry/* networkErrorCode */.a0)(error) !== undefined : (0,retry/* neverReached */.Xb)(error);
            if (!repeatable)
                throw failure;
            return { done: false, error: failure };
        }
    }, {
        clock,
        signal,
        policy: options.retries,
        budget: options.budget,
        onRetry: (error, pause) => options.onRetry?.(`${(0,errors_failure/* messageOf */.bD)(error)}; trying again in ${(pause / 1000).toFixed(1)} s`),
    });
}
function unreachable(name, error, baseUrl) {
    return new errors_failure/* Failure */.HR('E_API_UNREACHABLE', {
        what: `Could not ${name}`,
        value: baseUrl.origin,
        why: (0,retry/* networkErrorCode */.a0)(error) ?? (0,errors_failure/* messageOf */.bD)(error),
        fix: certificateRemedy(error) ?? 'check base-url, and the network of the runner',
        cause: error,
    });
}
function rejection(name, status, answer, { baseUrl, apiKey }) {
    const said = serviceWords(answer.body)?.replaceAll(apiKey, '***');
    const what = `Could not ${name}`;
    const why = `${baseUrl.host} answered ${status}${said === undefined ? '' : ` (${said})`}`;
    if (status === 401 || status === 403) {
        return new errors_failure/* Failure */.HR('E_API_KEY_REJECTED', {
            what,
            why,
            fix: 'check api-key: admin keys expire, belong to one organization, and static export needs an Enterprise plan',
        });
    }
    if (status === 404)
        return new errors_failure/* Failure */.HR('E_API_NOT_FOUND', { what, why, fix: 'check base-url, domain and the job ids' });
    if (status >= 300 && status < 400) {
        return new errors_failure/* Failure */.HR('E_API_RESPONSE', {
            what,
            why: `${why} and points elsewhere; redirects are not followed, since the key belongs to base-url alone`,
            fix: 'set base-url to the address the service answers on itself',
        });
    }
    if ((0,retry/* isRetryableStatus */.PS)(status)) {
        return new errors_failure/* Failure */.HR('E_API_UNREACHABLE', {
            what,
            why,
            fix: 'run again later; the service is overloaded or down',
        });
    }
    return new errors_failure/* Failure */.HR('E_API_REQUEST_REJECTED', { what, why });
}
/** The service's own error message (spec section 7), short enough for one line. */
function serviceWords(body) {
    const parsed = schemas/* ErrorBody */.Fw.safeParse(tryJson(body));
    const words = (parsed.success ? parsed.data.error : '').replaceAll(/\s+/g, ' ').trim();
    return words === '' ? undefined : words.slice(0, 300);
}
function parseAnswer(operation, body, baseUrl) {
    const json = tryJson(body);
    const parsed = operation.schema.safeParse(json);
    if (parsed.success)
        return parsed.data;
    const problems = parsed.error.issues
        .map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`)
        .join('; ');
    throw new errors_failure/* Failure */.HR('E_API_RESPONSE', {
        what: `Could not ${operation.name}`,
        value: baseUrl.origin,
        why: json === undefined
            ? 'the answer is not JSON'
            : `the answer is not what the Admin API describes (${problems})`,
        fix: 'check that base-url is the address of the API, not of the site',
    });
}
function tryJson(body) {
    try {
        return JSON.parse(body);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/github/checkout.js
var checkout = __webpack_require__(10723);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(97035);
;// CONCATENATED MODULE: ./lib/phases/connect.js






/** Connects to the hosted service, or starts the embedded one on a free port of the loopback interface. */
async function connect(config, context) {
    const { service } = config;
    if (service.kind !== 'hosted')
        return startEmbedded(config, service, context);
    context.log.info(`Hosted service at ${service.baseUrl.origin}`);
    return {
        api: apiOf(service.baseUrl, service.apiKey, context),
        pace: (0,values/* isLoopback */.U9)(service.baseUrl.hostname) ? LOOPBACK_PACE : HOSTED_PACE,
        diagnostics: () => [],
        close: async () => { },
    };
}
function apiOf(baseUrl, apiKey, { http, clock, log, retryBudget }) {
    log.mask(apiKey);
    return createAdminApi({
        baseUrl,
        apiKey,
        http,
        clock,
        budget: retryBudget,
        onRetry: (message) => log.info(message),
    });
}
async function startEmbedded(config, choice, context) {
    const { startService } = await __webpack_require__.e(/* import() */ 6246).then(__webpack_require__.bind(__webpack_require__, 76246));
    const apiKey = `svc_${(0,external_node_crypto_.randomBytes)(24).toString('base64url')}`;
    context.log.mask(apiKey);
    let diagnostics = [];
    const source = await sourceOf(choice, config, context, (summary) => {
        diagnostics = summary.diagnostics;
    });
    const service = await startService({
        sites: new Map([[config.domain, source]]),
        apiKey,
        host: '127.0.0.1',
        storage: (0,external_node_path_.join)(context.workDir, 'service'),
        clock: context.clock,
        log: context.log,
    });
    context.log.info(`Embedded service at ${service.url}, for ${choice.kind === 'parts' ? 'the parts of the site' : choice.docsDir}`);
    return {
        api: apiOf(new URL(service.url), apiKey, context),
        pace: LOOPBACK_PACE,
        diagnostics: () => diagnostics,
        close: () => service.close(),
    };
}
/** Where the embedded service has its pages from: the project, a part of it, or parts made before. */
async function sourceOf(choice, config, context, onBuilt) {
    const { domain, deploymentType } = config;
    if (choice.kind === 'parts') {
        const { partsSource } = await __webpack_require__.e(/* import() */ 4723).then(__webpack_require__.bind(__webpack_require__, 94723));
        const { collectParts } = await __webpack_require__.e(/* import() */ 3122).then(__webpack_require__.bind(__webpack_require__, 23122));
        return partsSource(await collectParts(choice.folder, config, context), { domain, deploymentType }, onBuilt);
    }
    const { folderSource } = await __webpack_require__.e(/* import() */ 6349).then(__webpack_require__.bind(__webpack_require__, 26349));
    const shard = config.shard && { ...config.shard, origin: await originOf(choice.docsDir, context) };
    const { cacheDir } = choice;
    return folderSource(choice.docsDir, { domain, deploymentType, shard }, { cacheDir, onBuilt });
}
/** What all parts of a site must have in common besides the project's files. */
async function originOf(docsDir, { github }) {
    const { filesDigest } = await __webpack_require__.e(/* import() */ 4482).then(__webpack_require__.bind(__webpack_require__, 54482));
    const commit = (await (0,checkout/* checkedOutCommit */.X)(docsDir)) ?? github?.sha ?? 'unknown';
    // Not Node.js, which may differ a little among the machines of one matrix.
    return { commit, program: filesDigest() };
}

// EXTERNAL MODULE: ./lib/phases/deploy.js + 2 modules
var deploy = __webpack_require__(9268);
// EXTERNAL MODULE: ./lib/github/client.js + 1 modules
var github_client = __webpack_require__(89726);
// EXTERNAL MODULE: ./lib/github/deployments.js
var deployments = __webpack_require__(90251);
// EXTERNAL MODULE: ./lib/github/report.js
var report = __webpack_require__(93205);
// EXTERNAL MODULE: ./lib/phases/report.js + 2 modules
var phases_report = __webpack_require__(37369);
;// CONCATENATED MODULE: ./lib/phases/environment.js





/** After a cancellation there is this much time for a last word. */
const LAST_WORD_MS = 1500;
/**
 * Deploys, and reports that to GitHub as a deployment of the environment, where one is named. What GitHub refuses of
 * it is told in the log: the site is published all the same.
 */
async function reportedDeployment(config, context, ledger, deploy) {
    const { github, log, signal, redact } = context;
    const { environment, destinations, plan, domain } = config;
    const client = (0,phases_report/* openGitHub */.o6)(config, context, ledger);
    if (environment === undefined || plan || destinations.length === 0)
        return deploy();
    if (github === undefined || client === undefined) {
        log.info(`No deployment to ${environment.name}: this is no workflow run with a token`);
        return deploy();
    }
    const id = await attempt(() => (0,deployments/* createDeployment */.Yy)(client, github, { environment: environment.name, domain, shared: !environment.own }));
    if (id === undefined)
        return deploy();
    log.info(`Deployment ${id} to ${environment.name}`);
    try {
        await deploy();
    }
    catch (error) {
        const cancelled = signal.aborted;
        const speaker = cancelled
            ? (0,phases_report/* openGitHub */.o6)(config, { ...context, signal: AbortSignal.timeout(LAST_WORD_MS) }, ledger)
            : client;
        const ended = cancelled
            ? { state: 'error', description: 'The run was cancelled' }
            : {
                state: 'failure',
                description: redact(error instanceof errors_failure/* Failure */.HR ? error.what : 'It failed'),
            };
        if (speaker !== undefined)
            await attempt(() => (0,deployments/* finishDeployment */.jl)(speaker, github, id, { ...ended, url: null }), cancelled);
        throw error;
    }
    const { facts } = ledger;
    const url = facts.siteUrl ?? facts.deployments.find((one) => /^https?:/.test(one.url ?? ''))?.url ?? null;
    const description = `${domain}: ${(0,report/* outcome */.bu)(facts)}`;
    await attempt(() => (0,deployments/* finishDeployment */.jl)(client, github, id, { state: 'success', url, description }));
    async function attempt(work, late = false) {
        try {
            return await work();
        }
        catch (error) {
            if (!late)
                signal.throwIfAborted();
            if (!late && !(error instanceof errors_failure/* Failure */.HR))
                throw error;
            const quiet = late || ((0,github_client/* isForbidden */.US)(error) && github?.pullRequest?.fromFork === true);
            const why = error instanceof errors_failure/* Failure */.HR ? error.message : 'there was no time left';
            log[quiet ? 'info' : 'warning'](`The deployment to ${environment?.name} is not reported: ${why}`);
            return undefined;
        }
    }
}

;// CONCATENATED MODULE: ./lib/admin-api/progress.js
/**
 * The share of a job that is done, 0 to 1, from the spec's untyped `progress`: a number of percent, a fraction,
 * or a text such as `42%` or `12/80`. Undefined where it cannot be told.
 */
function progressShare(progress) {
    if (progress === null || progress === undefined)
        return undefined;
    if (typeof progress === 'number')
        return share(progress > 1 ? progress / 100 : progress);
    const ratio = /^\s*(\d+(?:\.\d+)?)\s*(?:\/|of)\s*(\d+(?:\.\d+)?)/.exec(progress);
    if (ratio !== null)
        return Number(ratio[2]) > 0 ? share(Number(ratio[1]) / Number(ratio[2])) : undefined;
    const percent = /^\s*(\d+(?:\.\d+)?)\s*%/.exec(progress);
    if (percent !== null)
        return share(Number(percent[1]) / 100);
    const bare = progress.trim() === '' ? Number.NaN : Number(progress);
    return Number.isNaN(bare) ? undefined : progressShare(bare);
}
function share(value) {
    return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : undefined;
}

;// CONCATENATED MODULE: ./lib/export/job.js



/** Starts an export job; the body holds only what is set (spec section 4, start static export job). */
async function startExport(api, request, signal) {
    const body = {
        domain: request.domain,
        ...(request.version === undefined ? {} : { version: request.version }),
        ...(request.paths === undefined || request.paths.length === 0 ? {} : { paths: [...request.paths] }),
    };
    return (await api.startExport(body, signal)).jobId;
}
/**
 * Polls an export job to its end (spec section 3). Only `completed` and `failed` end it; any other status means
 * that it still runs. Rejects with E_EXPORT_FAILED, E_EXPORT_TIMEOUT, or what the Admin API client throws.
 */
async function pollExport(jobId, options) {
    const { api, clock, pace, signal } = options;
    const started = clock.now();
    const samples = [];
    let pageCount;
    let pause = nextPollDelay(samples, pace);
    for (let polls = 1;; polls += 1) {
        const left = options.timeoutMs - (clock.now() - started);
        // The last look comes at the deadline, not after it.
        await clock.sleep(Math.max(0, Math.min(pause, left)), signal);
        const { job, retryAfterMs } = await api.exportJob(jobId, signal);
        const share = progressShare(job.progress);
        const elapsed = clock.now() - started;
        samples.push({ elapsed, share });
        pageCount = job.pageCount ?? pageCount;
        options.onProgress?.(job, share);
        if (job.status === 'completed')
            return { jobId, status: job.status, pageCount, polls };
        if (job.status === 'failed')
            throw exportFailed(jobId, job);
        if (elapsed >= options.timeoutMs)
            throw exportTimeout(jobId, job, options.timeoutMs);
        pause = Math.max(nextPollDelay(samples, pace), retryAfterMs ?? 0);
    }
}
function exportFailed(jobId, job) {
    const said = typeof job.error === 'string' ? job.error : job.error?.message;
    return new errors_failure/* Failure */.HR('E_EXPORT_FAILED', {
        what: 'The export job failed',
        value: jobId,
        why: said ?? 'the service gives no reason',
        fix: 'mend what it names, then run again',
    });
}
function exportTimeout(jobId, job, timeoutMs) {
    const minutes = Math.round(timeoutMs / 6000) / 10;
    return new errors_failure/* Failure */.HR('E_EXPORT_TIMEOUT', {
        what: 'The export job did not complete in time',
        value: jobId,
        why: `after ${minutes} min its status is "${job.status}"`,
        fix: `raise export-timeout, or run again with export-job-id: ${jobId} to adopt it`,
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var classic_schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/github/artifact.js
var artifact = __webpack_require__(66685);
// EXTERNAL MODULE: ./lib/github/artifact-download.js
var artifact_download = __webpack_require__(3274);
;// CONCATENATED MODULE: ./lib/github/job-memory.js








const Note = classic_schemas/* strictObject */.rej({
    version: classic_schemas/* literal */.euz(1),
    key: classic_schemas/* strictObject */.rej({
        baseUrl: classic_schemas/* string */.YjP(),
        domain: classic_schemas/* string */.YjP(),
        version: classic_schemas/* string */.YjP().nullable(),
        paths: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()),
        commit: classic_schemas/* string */.YjP(),
    }),
    exportJobId: classic_schemas/* string */.YjP().min(1).max(500),
});
/** A run can be repeated for 30 days, but what was exported a week ago is hardly meant any more. */
const RETENTION_DAYS = 7;
const MOST_BYTES = 256 * 1024;
/** Keeps each job's id in a tiny artifact, named after the export, so that no two jobs of a matrix share one. */
function createJobMemory(runner) {
    const { context, tempDir, log, signal } = runner;
    const isAvailable = context?.artifactService === true && !(0,github_context/* isEnterpriseServer */.vh)(context);
    const inFolder = async (work, otherwise) => {
        await (0,promises_.mkdir)(tempDir, { recursive: true });
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(tempDir, 'memory-'));
        try {
            return await work(folder);
        }
        catch (error) {
            signal.throwIfAborted();
            log.warning(`${otherwise}: ${(0,errors_failure/* messageOf */.bD)(error)}`);
            return undefined;
        }
        finally {
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        }
    };
    return {
        async recall(key) {
            if (!isAvailable)
                return undefined;
            return inFolder(async (folder) => {
                const found = await (0,artifact_download/* findArtifact */.K)(`${noteName(key)}.json`, context, signal);
                if (found === undefined)
                    return undefined;
                const path = await (0,artifact_download.downloadArtifact)(found, (0,external_node_path_.join)(folder, 'note'), signal);
                if ((await (0,promises_.stat)(path)).size > MOST_BYTES)
                    throw new Error('the note of the export job is too large');
                const note = Note.parse(JSON.parse(await (0,promises_.readFile)(path, 'utf8')));
                // The name is a digest of the key; only the key itself is certain.
                return JSON.stringify(note.key) === JSON.stringify(ordered(key)) ? note.exportJobId : undefined;
            }, 'What earlier attempts exported could not be looked up');
        },
        async remember(key, exportJobId) {
            if (!isAvailable) {
                if (context !== undefined)
                    log.info(`No artifact service: to go on with this job after a failure, give export-job-id: ${exportJobId}`);
                return;
            }
            await inFolder(async (folder) => {
                const file = (0,external_node_path_.join)(folder, 'note.json');
                const note = { version: 1, key: ordered(key), exportJobId };
                await (0,promises_.writeFile)(file, `${JSON.stringify(note, null, 2)}\n`);
                await (0,artifact.uploadArtifact)(noteName(key), file, { retentionDays: RETENTION_DAYS, signal }, runner);
            }, 'The export job could not be remembered; a re-run starts another');
        },
    };
}
function noteName(key) {
    const digest = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify(ordered(key)))
        .digest('hex')
        .slice(0, 16);
    return `docs-export-job-${digest}`;
}
/** The key with its fields in one order, and the paths, which are a set, in one order too. */
function ordered({ baseUrl, domain, version, paths, commit }) {
    return { baseUrl, domain, version, paths: [...paths].sort(), commit };
}

;// CONCATENATED MODULE: ./lib/export/bundle-link.js
/** A link that ends within this time is as good as expired. */
const SOON_MS = 60_000;
/** The links of one completed job. `onMint` hears of each before anybody else, so that it can be masked. */
function createBundleLinks(api, jobId, context) {
    let newest;
    const mint = async () => {
        const { bundleUrl, expiresAt, sizeBytes } = await api.generateBundle(jobId, context.signal);
        const link = { url: bundleUrl, expiresAt: millisecondsOf(expiresAt), sizeBytes: sizeBytes ?? undefined };
        context.onMint(link);
        newest = link;
        return link;
    };
    return {
        mint,
        async current() {
            return newest !== undefined && newest.expiresAt - context.clock.now() > SOON_MS ? newest : await mint();
        },
    };
}
/** The spec says "timestamp": a date-time, or seconds or milliseconds since the epoch. */
function millisecondsOf(expiresAt) {
    if (typeof expiresAt === 'string')
        return Date.parse(expiresAt);
    return expiresAt < 1e11 ? expiresAt * 1000 : expiresAt;
}

// EXTERNAL MODULE: ./lib/log/secrets.js
var secrets = __webpack_require__(34019);
;// CONCATENATED MODULE: ./lib/phases/bundle-links.js


/** Links to the bundle of a job, each masked and made an output the moment it arrives. */
function bundleLinks(jobId, { api }, context) {
    const { log, clock, signal, setOutput } = context;
    return createBundleLinks(api, jobId, {
        clock,
        signal,
        onMint(link) {
            for (const secret of (0,secrets/* secretsOfLink */.B)(link.url))
                log.mask(secret);
            setOutput('bundle-url', link.url);
            setOutput('bundle-expires-at', new Date(link.expiresAt).toISOString());
            log.info(`Bundle link until ${new Date(link.expiresAt).toISOString()}`);
        },
    });
}

;// CONCATENATED MODULE: ./lib/phases/export-job.js




/**
 * The job given by hand; else the one that this workflow run started for the same export, unless it failed or is
 * gone; else a new one, which is remembered for steps, jobs and attempts that follow.
 */
async function chooseJob(config, connection, context) {
    const { exportJobId, service } = config;
    const linksOf = (jobId) => bundleLinks(jobId, connection, context);
    if (exportJobId !== undefined)
        return { jobId: exportJobId, origin: 'adopted', links: linksOf(exportJobId) };
    const request = { domain: config.domain, version: config.exportVersion, paths: config.exportPaths };
    const start = async () => {
        const { api } = connection;
        const { signal, log } = context;
        const jobId = await startExport(api, request, signal).catch((error) => {
            if (config.versionIsTag !== true || !isRefusal(error))
                throw error;
            log.info(`The service knows no version ${request.version}, as the tag is called; exporting without one`);
            return startExport(api, { ...request, version: undefined }, signal);
        });
        return { jobId, origin: 'started', links: linksOf(jobId) };
    };
    // The embedded service ends with this process, and its jobs with it.
    if (service.kind !== 'hosted')
        return start();
    const key = {
        baseUrl: service.baseUrl.href,
        domain: config.domain,
        version: config.exportVersion ?? null,
        paths: config.exportPaths,
        commit: context.github?.sha ?? '',
    };
    const { github, workDir, clock, log, signal } = context;
    const memory = createJobMemory({ context: github, tempDir: workDir, clock, log, signal });
    const known = await memory.recall(key);
    if (known !== undefined) {
        const links = linksOf(known);
        const problem = await problemOf(known, links, connection, context);
        if (problem === undefined)
            return { jobId: known, origin: 'remembered', links };
        log.info(`Export job ${known} of this workflow run ${problem}; starting another`);
    }
    const started = await start();
    // Known to later steps even when remembering is cut short.
    context.setOutput('export-job-id', started.jobId);
    await memory.remember(key, started.jobId);
    return started;
}
/** Whether the service understood the request and did not want it. */
function isRefusal(error) {
    return ['E_API_NOT_FOUND', 'E_API_REQUEST_REJECTED'].includes((0,errors_failure/* codeOf */.$N)(error));
}
/** Why a job cannot be gone on with; undefined when it can. A completed one shows that its bundle is still there. */
async function problemOf(jobId, links, { api }, { signal }) {
    try {
        const { job } = await api.exportJob(jobId, signal);
        if (job.status === 'failed')
            return 'had failed';
        if (job.status === 'completed')
            await links.current();
        return undefined;
    }
    catch (error) {
        const code = (0,errors_failure/* codeOf */.$N)(error);
        if (code === 'E_API_NOT_FOUND')
            return 'is no longer known to the service';
        if (code === 'E_API_REQUEST_REJECTED')
            return 'has no bundle any more';
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/phases/export.js



const ORIGINS = {
    started: '',
    adopted: ', adopted',
    remembered: ', started earlier in this workflow run and adopted',
};
/** Starts an export job, or adopts one, and polls it to its end. */
async function exportPhase(config, connection, context, ledger) {
    const { log, clock, signal, setOutput } = context;
    const { api, pace } = connection;
    const { jobId, origin, links } = await chooseJob(config, connection, context);
    log.info(`Export job ${jobId} of ${config.domain}${ORIGINS[origin]}`);
    setOutput('export-job-id', jobId);
    const note = (status, pageCount) => {
        ledger.facts.exportJob = { id: jobId, status, pageCount: pageCount ?? null };
    };
    note('started', undefined);
    try {
        const finished = await pollExport(jobId, {
            api,
            clock,
            pace,
            timeoutMs: config.exportTimeoutMs,
            signal,
            onProgress(job, share) {
                note(job.status, job.pageCount ?? undefined);
                const percent = share === undefined ? '' : ` ${Math.floor(share * 100)} %`;
                const pages = job.pageCount ? `, ${(0,measures/* counted */.hS)(job.pageCount, 'page')}` : '';
                log.progress(`${job.status}${percent}${pages}`);
            },
        });
        log.info(`Completed: ${finished.pageCount ?? 'an unknown number of'} pages, seen with ${finished.polls} polls`);
        return { ...finished, links };
    }
    finally {
        setOutput('export-status', ledger.facts.exportJob?.status ?? 'unknown');
        const pageCount = ledger.facts.exportJob?.pageCount;
        if (typeof pageCount === 'number')
            setOutput('page-count', pageCount);
    }
}

;// CONCATENATED MODULE: ./lib/phases/fork.js


/** Destinations that end with the job, or are the run's own. */
const PRIVATE = ['artifact', 'dir'];
/**
 * A `pull_request_target` run has the repository's secrets. Where it checked out the code of the pull request,
 * rendering it is safe, since the embedded service runs none of it, and that is said; publishing it where readers
 * expect the repository's own pages is refused with E_FORK_DEPLOY.
 */
async function refuseForkDeploy(config, { github, log }) {
    if (github === undefined || config.service.kind === 'hosted')
        return;
    if (github.eventName !== 'pull_request_target' || github.pullRequest?.fromFork !== true)
        return;
    // Whose pages the parts of a matrix hold, this job's own checkout does not tell.
    const { kind, docsDir } = config.service;
    const commit = kind === 'embedded' ? await (0,checkout/* checkedOutCommit */.X)(docsDir) : undefined;
    if (commit === github.sha)
        return;
    log.warning(explanation(github, commit));
    const shared = config.destinations.filter(({ scheme, own }) => !PRIVATE.includes(scheme) && own !== true);
    if (shared.length === 0)
        return;
    throw new errors_failure/* Failure */.HR('E_FORK_DEPLOY', {
        what: 'The pages of a fork are not published among yours',
        value: shared.map(({ target }) => target).join(', '),
        why: `this pull_request_target run has checked out ${commit === undefined ? 'another commit' : `commit ${commit.slice(0, 7)}`} of ${github.pullRequest.headRepository ?? 'a deleted fork'}`,
        fix: 'name the destination with {pr}, on a host of its own, or check out your own branch; see the security page of the documentation',
    });
}
function explanation({ pullRequest }, commit) {
    return (`This pull_request_target run has the repository's secrets and a checkout of ${pullRequest?.headRepository ?? 'a deleted fork'}` +
        `${commit === undefined ? '' : ` (${commit.slice(0, 7)})`}. The embedded service runs no code of it: pages are parsed, their ` +
        'expressions interpreted within bounds, links out of the project not followed. Other steps of the job may not be so careful.');
}

// EXTERNAL MODULE: ./lib/phases/ledger.js
var phases_ledger = __webpack_require__(49599);
;// CONCATENATED MODULE: ./lib/phases/part.js

/** Parts are needed until they are merged; some days more, so that a run can be repeated. */
const part_RETENTION_DAYS = 3;
/** The artifact of a part, without its extension; all parts of a site share what comes before. */
function partName(artifactName, { index, of }) {
    return `${artifactName}-part-${index}-of-${of}`;
}
/** Uploads a part of a site as an artifact, unless `deploy` is none. Throws E_ARTIFACT. */
async function partPhase(bundle, shard, config, context, ledger) {
    const { log, signal } = context;
    const [destination] = config.destinations;
    if (destination === undefined) {
        log.info(`Part ${shard.index} of ${shard.of} is not uploaded, since deploy is none: ${bundle.bundlePath}`);
        return;
    }
    const days = destination.options['retention-days'];
    const name = partName(destination.options.name ?? config.artifactName, shard);
    const { uploadArtifact } = (0,deploy/* destinationContext */.k)(config, context, ledger, bundle);
    const { id } = await uploadArtifact(name, bundle.bundlePath, {
        retentionDays: days === undefined ? part_RETENTION_DAYS : Number(days),
        signal,
    });
    log.info(`Part ${shard.index} of ${shard.of} is the artifact ${name}.tar.gz, id ${id}`);
}

;// CONCATENATED MODULE: ./lib/phases/version.js

/**
 * The settings of a run, on a tag with the version that the tag means where none was given: for a hosted service the
 * tag as it is, which it may not know; for the embedded one the version of that name, where the docs have it.
 */
async function withVersion(config, { github, log }) {
    const tag = (0,github_context/* tagOf */.cO)(github);
    const { service } = config;
    if (tag === undefined || config.exportVersion !== undefined || config.exportJobId !== undefined)
        return config;
    if (service.kind === 'hosted')
        return { ...config, exportVersion: tag, versionIsTag: true };
    if (service.kind === 'parts')
        return config;
    const { openProjectFolder } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 24546));
    const { projectVersions } = await Promise.all(/* import() */[__webpack_require__.e(7478), __webpack_require__.e(6485), __webpack_require__.e(1557)]).then(__webpack_require__.bind(__webpack_require__, 21557));
    const versions = await projectVersions(await openProjectFolder(service.docsDir));
    const version = versions.find((one) => one === tag) ?? versions.find((one) => bare(one) === bare(tag));
    if (version === undefined)
        return config;
    log.info(`The tag ${tag} is the version ${version} of the docs: only that is exported`);
    return { ...config, exportVersion: version };
}
/** `v1.2` and `1.2` are one version. */
function bare(name) {
    return name.replace(/^v(?=\d)/i, '');
}

;// CONCATENATED MODULE: ./lib/pipeline.js














/**
 * The main job: export, bundle, checks, destinations, report. Never rejects: what ended it stands in the facts, with
 * everything that was known by then.
 */
async function runPipeline(given, context) {
    const ledger = (0,phases_ledger/* openLedger */.a)(given, context);
    const done = new AbortController();
    try {
        await refuseForkDeploy(given, context);
        const config = await withVersion(given, context);
        const connection = await ledger.phase('Service', () => connect(config, context));
        try {
            const agent = followAgent(config, connection, context, ledger, done.signal);
            const job = await ledger.phase('Export', () => exportPhase(config, connection, context, ledger));
            const bundle = await ledger.phase('Bundle', () => bundlePhase(job, config, context, ledger));
            const { shard } = config;
            if (shard !== undefined) {
                await ledger.phase('Part', () => partPhase(bundle, shard, config, context, ledger));
            }
            else {
                await ledger.phase('Check', () => checkPhase(bundle, job, config, connection, context, ledger));
                if (config.attestation)
                    await ledger.phase('Attestation', () => attestPhase(bundle, config, context));
                await ledger.phase('Deploy', () => reportedDeployment(config, context, ledger, () => (0,deploy/* deployPhase */.h)(bundle, config, context, ledger)));
            }
            if (agent !== undefined)
                await ledger.phase('Agent', () => agentPhase(agent, config, context, ledger));
            // Steps that follow may use the link; a long deployment has aged it.
            await bundle.links.current();
        }
        finally {
            done.abort();
            await connection.close();
        }
    }
    catch (error) {
        ledger.fail(context.signal.aborted ? context.signal.reason : error);
    }
    try {
        await ledger.phase('Report', () => (0,phases_report/* reportPhase */.A0)(given, context, ledger));
    }
    catch (error) {
        ledger.fail(error);
    }
    if (ledger.facts.failure === null)
        context.log.info(conclusion(ledger.facts));
    return ledger.facts;
}

;// CONCATENATED MODULE: ./lib/modes/run.js

/** Does what the inputs ask for. Never rejects: what ended it stands in the facts. */
async function runMode(config, context) {
    if (config.mode === 'export')
        return runPipeline(config, context);
    const { runFollowUp } = await __webpack_require__.e(/* import() */ 7176).then(__webpack_require__.bind(__webpack_require__, 37176));
    return runFollowUp(config, context);
}


/***/ }),

/***/ 10395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ keepNurserySmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

/**
 * Keeps V8's space for new objects at its first size, a few MB. By default it grows to 64 MB and more while files
 * stream through, which shortens nothing here and is a quarter of what a runner's container sees.
 */
function keepNurserySmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}


/***/ }),

/***/ 9268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ deployPhase),
  k: () => (/* binding */ destinationContext)
});

// EXTERNAL MODULE: ./lib/deploy/deploy.js
var deploy = __webpack_require__(36764);
// EXTERNAL MODULE: ./lib/deploy/headers.js
var headers = __webpack_require__(41833);
// EXTERNAL MODULE: ./lib/deploy/schemes.js + 48 modules
var schemes = __webpack_require__(91076);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/deploy/verify.js




/** Caches and hosts need a moment: pauses before looking again. */
const PAUSES_MS = [2000, 5000, 10_000];
/**
 * Fetches pages as a reader does and compares their bytes with the manifest's, the ones that changed first. Throws
 * E_DEPLOY_VERIFY when one is missing or other than it was published.
 */
async function verifyPages(manifest, changes, options) {
    const paths = pagesToVerify(manifest, changes, options.pages).map((page) => `${page}.html`);
    const wrong = [];
    for (const path of paths) {
        const found = await lookUntil(path, manifest.files[path]?.sha256, options);
        if (found !== undefined)
            wrong.push(`${path}: ${found}`);
    }
    if (wrong.length === 0) {
        options.log.info(`${paths.length} pages at ${options.siteUrl.host} are as they were published`);
        return;
    }
    throw new failure/* Failure */.HR('E_DEPLOY_VERIFY', {
        what: 'Readers do not see what was published',
        value: wrong.join('; '),
        why: `${wrong.length} of ${paths.length} pages differ`,
        fix: 'check that site-url is the root of this destination, and that no cache or proxy changes pages',
    });
}
/** Which pages: those that changed, then others, spread over the site. The same choice for the same changes. */
function pagesToVerify({ pages }, changes, most) {
    const changed = [...(changes?.changed ?? []), ...(changes?.added ?? [])];
    const others = new Set(pages).difference(new Set(changed));
    const chosen = spread(changed, most);
    return [...chosen, ...spread([...others], most - chosen.length)];
}
function spread(paths, most) {
    if (paths.length <= most)
        return paths;
    const step = paths.length / most;
    return Array.from({ length: most }, (_, index) => paths[Math.floor(index * step)] ?? '');
}
/** Undefined when the page is as published, else what is wrong with it. */
async function lookUntil(path, sha256, options) {
    for (const pause of [...PAUSES_MS, undefined]) {
        const found = await look(path, sha256, options);
        if (found === undefined || pause === undefined)
            return found;
        await options.clock.sleep(pause, options.signal);
    }
    return undefined;
}
async function look(path, sha256, { siteUrl, http, signal }) {
    const root = siteUrl.href.replace(/[?#].*$/, '').replace(/\/*$/, '/');
    let url = new URL(path.split('/').map(encodeURIComponent).join('/'), root);
    try {
        for (let redirects = 0; redirects <= 3; redirects += 1) {
            const headers = { 'accept-encoding': 'identity', 'cache-control': 'no-cache' };
            const response = await http({ method: 'GET', url: url.href, headers, signal });
            const { location, 'content-encoding': encoding } = response.headers;
            const bytes = decoded(await (0,consumers_.buffer)(response.body), encoding);
            if (response.status < 300)
                return (0,external_node_crypto_.hash)('sha256', bytes) === sha256 ? undefined : 'it has other bytes';
            // Hosts with clean addresses send readers from page.html to page.
            if (response.status >= 400 || location === undefined)
                return `status ${response.status}`;
            url = new URL(location, url);
            if (url.protocol !== 'https:' && url.protocol !== 'http:')
                return 'it redirects elsewhere';
        }
        return 'it redirects too often';
    }
    catch (error) {
        signal.throwIfAborted();
        return (0,failure/* messageOf */.bD)(error);
    }
}
/** What a store holds compressed it serves so, whatever was asked for. */
function decoded(bytes, encoding) {
    if (encoding === 'br')
        return (0,external_node_zlib_.brotliDecompressSync)(bytes);
    return encoding === 'gzip' ? (0,external_node_zlib_.gunzipSync)(bytes) : bytes;
}

// EXTERNAL MODULE: ./lib/github/client.js + 1 modules
var github_client = __webpack_require__(89726);
;// CONCATENATED MODULE: ./lib/github/access.js

/** The run's place on GitHub and its API, for destinations; undefined outside a workflow run or without a token. */
function githubAccess(context, token, { clock, log, onRequest }) {
    if (context === undefined || token === undefined)
        return undefined;
    const { owner, repo, serverUrl, apiUrl, sha, ref } = context;
    const clients = new WeakMap();
    const clientOf = (signal) => {
        const known = clients.get(signal);
        if (known !== undefined)
            return known;
        const onRetry = (reason, pauseMs) => log.info(`${reason}; trying again in ${Math.ceil(pauseMs / 1000)} s`);
        const client = (0,github_client/* createGitHubClient */.LX)({ token, apiUrl, clock, signal, onRequest, onRetry });
        clients.set(signal, client);
        return client;
    };
    return {
        ...{ owner, repo, serverUrl, sha, ref, token },
        async ask({ doing, permission, route, parameters, mayBeMissing }, signal) {
            try {
                const answer = await clientOf(signal).call({ doing, permission }, (octokit) => octokit.request(route, { owner, repo, ...parameters }));
                return answer.data;
            }
            catch (error) {
                if (mayBeMissing === true && (0,github_client/* githubStatus */.AV)(error) === 404)
                    return undefined;
                throw error;
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/phases/deploy.js






/** Publishes the site at every destination. Throws E_DEPLOY_FAILED when one of them failed. */
async function deployPhase(bundle, config, context, ledger) {
    const { log, clock, http, signal, setOutput } = context;
    if (config.destinations.length === 0) {
        log.info('Nothing to do: deploy is none');
        return;
    }
    const destinations = config.destinations.map((spec) => (0,schemes/* openDestination */.x)(spec, destinationContext(config, context, ledger, bundle)));
    const site = { ...bundle, manifest: (0,headers/* withHeaders */.j)(bundle.manifest, config.headers) };
    const { deployments, changes } = await (0,deploy/* deploy */.g)(site, destinations, {
        plan: config.plan,
        maxPageLoss: config.maxPageLoss,
        signal,
        log,
        clock,
    });
    ledger.facts.deployments = deployments;
    ledger.facts.changes = changes ?? null;
    setOutput('deployments', deployments);
    if (changes !== undefined)
        setOutput('changes', changes);
    const failed = deployments.filter(({ error }) => error !== null);
    if (failed.length === 0) {
        const { siteUrl, verify: pages } = config;
        if (siteUrl !== undefined && pages > 0 && deployments.some(({ status }) => status === 'published')) {
            await verifyPages(site.manifest, changes, { pages, siteUrl, http, clock, signal, log });
        }
        return;
    }
    throw new failure/* Failure */.HR('E_DEPLOY_FAILED', {
        what: `${failed.length} of ${deployments.length} destinations failed`,
        why: failed.map(({ destination, error }) => `${destination}: ${error?.message}`).join('; '),
        fix: 'mend what they name and run again; what arrived is reused',
    });
}
/** What destinations work with; without a bundle they can only take away. */
function destinationContext(config, context, { onRequest }, bundle) {
    const { http, clock, env, log, workspace, workDir, setOutput, github } = context;
    return {
        http,
        clock,
        env,
        log,
        workingDirectory: workspace,
        docsDirectory: config.service?.kind === 'embedded' ? config.service.docsDir : undefined,
        artifactName: config.artifactName,
        bundleLink: config.service?.kind === 'hosted' && bundle !== undefined ? () => bundle.links.current() : undefined,
        async uploadArtifact(name, file, options) {
            const { uploadArtifact } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 66685));
            const uploaded = await uploadArtifact(name, file, options, {
                context: github,
                tempDir: workDir,
                clock,
                onRetry: (reason) => log.info(reason),
            });
            // The outputs tell of the bundle, not of what another destination needs for a moment.
            if (options.zipped !== true) {
                setOutput('artifact-id', uploaded.id);
                setOutput('artifact-url', uploaded.url);
            }
            return uploaded;
        },
        tempDirectory: workDir,
        github: githubAccess(github, config.githubToken, { clock, log, onRequest }),
    };
}


/***/ }),

/***/ 49599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ openLedger)
/* harmony export */ });
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88120);
/* harmony import */ var _github_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76730);


/** Opens the books of a run. */
function openLedger({ domain, siteUrl }, { clock, log, github }) {
    const started = clock.now();
    const phases = [];
    const checks = [];
    const facts = {
        domain,
        siteUrl: siteUrl?.href ?? null,
        commit: github === undefined ? null : (0,_github_context_js__WEBPACK_IMPORTED_MODULE_0__/* .commitOf */ .D3)(github),
        run: github === undefined ? null : { number: github.runNumber, url: github.runUrl },
        milliseconds: 0,
        phases,
        exportJob: null,
        bundle: null,
        deployments: [],
        changes: null,
        checks,
        diagnostics: [],
        agentJob: null,
        kinds: [],
        changesUrl: null,
        githubRequests: 0,
        failure: null,
        stoppedIn: null,
    };
    let running = null;
    return {
        facts,
        async phase(title, work) {
            const begun = clock.now();
            running = title;
            try {
                return await log.phase(title, work);
            }
            finally {
                phases.push({ name: title, milliseconds: clock.now() - begun });
                facts.milliseconds = clock.now() - started;
            }
        },
        onRequest() {
            facts.githubRequests += 1;
        },
        fail(error) {
            if (facts.failure !== null)
                return;
            facts.failure = (0,_github_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .failureFacts */ ._)(error);
            facts.stoppedIn = running;
        },
    };
}


/***/ }),

/***/ 37369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o6: () => (/* binding */ openGitHub),
  A0: () => (/* binding */ reportPhase),
  fS: () => (/* binding */ summarise)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/github/measures.js
var measures = __webpack_require__(39538);
// EXTERNAL MODULE: ./lib/github/report.js
var report = __webpack_require__(93205);
;// CONCATENATED MODULE: ./lib/github/annotations.js



/** GitHub shows no more of one job. */
const MOST_ANNOTATIONS = 50;
/** Writes diagnostics as annotations on the docs files: errors first, at most 50, the rest counted in a notice. */
function annotate(diagnostics, workspace, log) {
    const told = diagnostics.filter(({ severity }) => severity !== 'notice').toSorted(report/* errorsFirst */.wz);
    for (const diagnostic of told.slice(0, MOST_ANNOTATIONS)) {
        const { severity, message, hint, kind } = diagnostic;
        const text = `${message}${hint === undefined ? '' : ` (${hint})`} [${kind}]`;
        const write = severity === 'error' ? log.error : log.warning;
        write(text, placeOf(diagnostic, workspace));
    }
    const rest = told.length - MOST_ANNOTATIONS;
    if (rest > 0)
        log.notice(`And ${(0,measures/* counted */.hS)(rest, 'more finding')} in the docs, not shown here.`);
}
/** The place as GitHub finds it: relative to the workspace, with `/`. A docs project elsewhere keeps its own paths. */
function placeOf({ file, line, column }, { docsDir, root }) {
    if (file === undefined)
        return undefined;
    const path = (0,external_node_path_.relative)(root, (0,external_node_path_.join)(docsDir, file));
    const outside = path === '..' || path.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(path);
    return { file: outside ? file : path.replaceAll(external_node_path_.sep, '/'), line, column };
}

// EXTERNAL MODULE: ./lib/github/checkout.js
var checkout = __webpack_require__(10723);
// EXTERNAL MODULE: ./lib/github/client.js + 1 modules
var client = __webpack_require__(89726);
// EXTERNAL MODULE: ./lib/github/comment.js
var comment = __webpack_require__(74510);
// EXTERNAL MODULE: ./lib/github/comment-body.js
var comment_body = __webpack_require__(27779);
// EXTERNAL MODULE: ./lib/github/comment-facts.js
var comment_facts = __webpack_require__(50988);
// EXTERNAL MODULE: ./lib/github/facts.js + 1 modules
var github_facts = __webpack_require__(76730);
// EXTERNAL MODULE: ./lib/github/summary.js
var summary = __webpack_require__(65671);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/github/result-file.js
var result_file = __webpack_require__(58645);
;// CONCATENATED MODULE: ./lib/phases/leftovers.js





/** Leaves what the comment would say as an artifact, for a workflow that may comment (`mode: comment`). */
async function leaveComment(facts, config, context) {
    const { github, workDir, log, setOutput } = context;
    const pullRequest = github?.pullRequest?.number;
    if (pullRequest === undefined)
        return;
    const name = (0,result_file/* resultArtifact */.Gx)(config.domain);
    const file = (0,external_node_path_.join)(workDir, name);
    const result = { version: 1, pullRequest, facts };
    await (0,promises_.writeFile)(file, `${JSON.stringify(result, null, 2)}\n`);
    setOutput('comment-file', file);
    const uploaded = await leave(name, file, context);
    if (uploaded !== undefined)
        log.info(`What it would say is the artifact ${name}, for a workflow on workflow_run with mode: comment`);
}
/** Puts the changed pages into an artifact where the comment cannot name them all. */
async function listChanges({ domain }, context, ledger) {
    const { changes } = ledger.facts;
    const { github, workDir } = context;
    const commented = github?.pullRequest != null || github?.eventName === 'push';
    if (changes === null || !commented)
        return;
    const { added, changed, removed } = changes;
    if (added.length + changed.length + removed.length <= comment_facts/* MOST_PAGES */.Ll)
        return;
    const name = `docs-export-changes-${domain}.json`;
    const file = (0,external_node_path_.join)(workDir, name);
    await (0,promises_.writeFile)(file, `${JSON.stringify({ added, changed, removed }, null, 2)}\n`);
    ledger.facts.changesUrl = (await leave(name, file, context)) ?? null;
}
/** Uploads; where the runner cannot, says so and goes on. */
async function leave(name, file, context) {
    const { github, workDir, clock, signal, log } = context;
    try {
        const { uploadArtifact } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 66685));
        const { url } = await uploadArtifact(name, file, { signal, retentionDays: 7 }, { context: github, tempDir: workDir, clock, onRetry: (reason) => log.info(reason) });
        return url;
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        log.info(`${name} stays on the runner: ${(0,failure/* messageOf */.bD)(error)}`);
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/phases/report.js










/** Says what came of the run: annotations, the comment, and last the summary, which knows of both. */
async function reportPhase(config, context, ledger) {
    const { log, github, workspace } = context;
    // What is wrong with the project, and what became of it, is told once: where the parts are merged.
    if (config.shard !== undefined)
        return summarise(context, ledger.facts);
    const docsDir = config.service.kind === 'hosted' ? workspace : config.service.docsDir;
    // A repository may be checked out into a folder of the workspace; GitHub finds its files from there.
    const repository = github === undefined ? undefined : await (0,checkout/* repositoryRoot */.H)(docsDir, workspace);
    annotate(ledger.facts.diagnostics, { docsDir, root: repository ?? workspace }, log);
    try {
        // After a cancellation there is no time for conversations.
        if (github !== undefined && !context.signal.aborted)
            await report_comment(config, context, ledger);
    }
    catch (error) {
        ledger.fail(context.signal.aborted ? context.signal.reason : error);
    }
    await summarise(context, ledger.facts);
}
/** Writes the job summary, where the runner takes one. */
async function summarise({ github, redact }, facts) {
    if (!github?.summaryPath)
        return;
    await (0,summary/* writeSummary */.Sy)(github.summaryPath, (0,summary/* summaryMarkdown */.eH)((0,github_facts/* redactFacts */.t)(facts, redact)), redact);
}
/** GitHub's API with the run's token, its requests counted; undefined outside a run or without a token. */
function openGitHub({ githubToken: token }, { github, clock, signal, log }, { onRequest }) {
    if (github === undefined || token === undefined)
        return undefined;
    const onRetry = (reason, pauseMs) => log.info(`${reason}; trying again in ${Math.ceil(pauseMs / 1000)} s`);
    return (0,client/* createGitHubClient */.LX)({ token, apiUrl: github.apiUrl, clock, signal, onRequest, onRetry });
}
async function report_comment(config, context, ledger) {
    const { log, github, setOutput, redact } = context;
    if (github === undefined)
        return;
    try {
        if (config.comment !== 'never')
            await listChanges(config, context, ledger);
        const facts = (0,comment_facts/* commentFacts */.$V)((0,github_facts/* redactFacts */.t)(ledger.facts, redact));
        const outcome = await (0,comment/* postComment */.G)({
            mode: config.comment,
            domain: config.domain,
            body: redact((0,comment_body/* commentBody */.I2)(facts)),
            context: github,
            client: openGitHub(config, context, ledger),
        });
        if (outcome.status !== 'skipped') {
            setOutput('comment-url', outcome.url);
            log.info(`Comment on #${outcome.pullRequest} ${outcome.status}: ${outcome.url}`);
            return;
        }
        log[outcome.warn ? 'warning' : 'info'](`No comment: ${outcome.reason}`);
        if (outcome.forbidden)
            await leaveComment(facts, config, context);
    }
    catch (error) {
        // The run's own failure must not be hidden behind that of its comment.
        if (ledger.facts.failure === null)
            throw error;
        log.warning((0,failure/* messageOf */.bD)(error));
    }
}


/***/ }),

/***/ 79933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readJsonDocument),
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/**
 * Reads a JSON file and resolves `{"$ref": "other.json"}` at any level: relative to the file it stands in, inside
 * the project, siblings merged over it. A missing file or a cycle is reported and leaves the siblings.
 * Throws a Failure (E_DOCS_JSON_INVALID) for JSON that cannot be parsed, with file, line and column.
 */
async function readJsonDocument(files, file, report) {
    const { parseTree, printParseErrorCode } = await __webpack_require__.e(/* import() */ 9547).then(__webpack_require__.t.bind(__webpack_require__, 99547, 19));
    const texts = new Map();
    const origins = new Map();
    const values = new Map();
    const parse = (name) => {
        const text = files.readText(name);
        texts.set(name, text);
        const errors = [];
        const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
        const error = errors[0];
        if (error !== undefined)
            throw brokenJson(name, text, error, printParseErrorCode);
        if (root === undefined)
            throw brokenJson(name, text, { error: 4, offset: 0, length: 0 }, printParseErrorCode);
        return root;
    };
    const placeAt = ({ file: name, offset }) => ({
        file: name,
        ...lineAndColumn(texts.get(name) ?? '', offset),
    });
    const build = (node, name, path, chain) => {
        origins.set(keyOf(path), { file: name, offset: node.offset });
        if (node.type === 'array') {
            return (node.children ?? []).map((child, index) => build(child, name, [...path, index], chain));
        }
        if (node.type === 'string' && !values.has(node.value))
            values.set(node.value, { file: name, offset: node.offset });
        if (node.type !== 'object')
            return node.value;
        const properties = (node.children ?? []).flatMap(({ children: [key, value] = [] }) => key === undefined || value === undefined ? [] : [{ key: String(key.value), value }]);
        const ref = properties.find(({ key, value }) => key === '$ref' && typeof value.value === 'string')?.value;
        // The reference first: what is written beside it is merged over it.
        const base = ref === undefined
            ? undefined
            : refer(ref.value, { file: name, offset: ref.offset }, path, chain);
        const own = Object.fromEntries(properties
            .filter(({ value }) => value !== ref)
            .map(({ key, value }) => [key, build(value, name, [...path, key], chain)]));
        if (isRecord(base))
            return { ...base, ...own };
        return base === undefined || Object.keys(own).length > 0 ? own : base;
    };
    const refer = (target, from, path, chain) => {
        const name = resolveRef(target, from.file);
        const problem = name === undefined || !files.has(name)
            ? { kind: 'missing-file', message: `$ref: ${target} is not a file of this project` }
            : chain.includes(name)
                ? { kind: 'ref-cycle', message: `$ref: ${target} refers back to itself` }
                : undefined;
        if (problem !== undefined || name === undefined) {
            if (problem !== undefined)
                report({ severity: 'error', ...problem, ...placeAt(from) });
            return undefined;
        }
        return build(parse(name), name, path, [...chain, name]);
    };
    const value = build(parse(file), file, [], [file]);
    return {
        value,
        placeOf(path) {
            for (let length = path.length; length >= 0; length -= 1) {
                const origin = origins.get(keyOf(path.slice(0, length)));
                if (origin !== undefined)
                    return placeAt(origin);
            }
            return { file };
        },
        placeOfText(text) {
            const origin = values.get(text);
            return origin === undefined ? undefined : placeAt(origin);
        },
    };
}
function keyOf(path) {
    return path.join('\u0000');
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A project path, or undefined when the reference leads out of the project. */
function resolveRef(target, from) {
    const clean = target.split('#')[0] ?? '';
    const parts = clean.startsWith('/') ? [] : from.split('/').slice(0, -1);
    for (const part of clean.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return undefined;
    }
    return parts.join('/');
}
/** Line and column of an offset, both from 1. */
function lineAndColumn(text, offset) {
    const before = text.slice(0, offset);
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
const REASONS = {
    InvalidSymbol: 'a word that JSON does not know; texts need double quotes',
    InvalidNumberFormat: 'a number that JSON does not know',
    PropertyNameExpected: 'a property name in double quotes was expected (is there a comma before the bracket?)',
    ValueExpected: 'a value was expected (is there a comma before the bracket?)',
    ColonExpected: 'a colon was expected after the property name',
    CommaExpected: 'a comma was expected between two entries',
    CloseBraceExpected: 'a closing } is missing',
    CloseBracketExpected: 'a closing ] is missing',
    EndOfFileExpected: 'text after the end of the document',
    InvalidCommentToken: 'comments are not allowed in JSON',
    UnexpectedEndOfComment: 'a comment that does not end; comments are not allowed in JSON',
    UnexpectedEndOfString: 'a text without its closing quote',
    InvalidUnicode: 'an escape \\u without four hex digits',
    InvalidEscapeCharacter: 'an escape that JSON does not know',
    InvalidCharacter: 'a control character inside a text',
};
/** The offset of a comma with nothing but a closing bracket behind it, where that is what is wrong at an offset. */
function trailingComma(text, offset) {
    if (!/[}\]]/.test(text[offset] ?? ''))
        return undefined;
    const before = text.slice(0, offset).trimEnd();
    return before.endsWith(',') ? before.length - 1 : undefined;
}
function brokenJson(file, text, error, print) {
    if (text.trim() === '') {
        return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DOCS_JSON_INVALID', {
            what: `${file} is empty`,
            value: `${file}:1:1`,
            fix: 'write the settings as { "theme": …, "name": …, "colors": …, "navigation": … }',
        });
    }
    const comma = trailingComma(text, error.offset);
    if (comma !== undefined) {
        const place = lineAndColumn(text, comma);
        return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DOCS_JSON_INVALID', {
            what: `${file} is not valid JSON`,
            value: `${file}:${place.line}:${place.column}`,
            why: 'a comma before a closing bracket; JSON has commas between entries only',
            fix: `remove the comma at line ${place.line}, column ${place.column}`,
        });
    }
    const { line, column } = lineAndColumn(text, error.offset);
    const name = print(error.error);
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DOCS_JSON_INVALID', {
        what: `${file} is not valid JSON`,
        value: `${file}:${line}:${column}`,
        why: REASONS[name] ?? name,
        fix: `correct line ${line}, column ${column}`,
    });
}


/***/ }),

/***/ 24546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openProjectFolder: () => (/* binding */ openProjectFolder)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/site/project/files.js
/** A docs project over any store: the list of its files, and a way to read one of them. */
function projectFiles(paths, load) {
    const sorted = [...new Set(paths)].sort();
    const known = new Set(sorted);
    const read = (path) => {
        if (!known.has(path))
            throw new Error(`The docs project has no file ${path}`);
        return load(path);
    };
    const decoder = new TextDecoder('utf-8');
    return {
        paths: sorted,
        has: (path) => known.has(path),
        read,
        readText: (path) => decoder.decode(read(path)),
    };
}
/** A docs project held in memory: path → content. */
function projectOf(files) {
    const encoder = new TextEncoder();
    return projectFiles(Object.keys(files), (path) => {
        const content = files[path] ?? '';
        return typeof content === 'string' ? encoder.encode(content) : content;
    });
}

;// CONCATENATED MODULE: ./lib/site/project/folder.js





/** The project's list of files that are not part of its site, in the syntax of `.gitignore`. */
const IGNORE_FILE = '.mintignore';
/** A folder that holds this is a published site of ours, not a source. */
const OUTPUT_MARK = '.docs-export';
/**
 * Opens a docs project on disk. Left out: dot files and dot folders, `node_modules`, folders that are themselves
 * an exported site, what `.mintignore` names, and symbolic links that lead out of the project.
 * Throws a Failure (E_DOCS_DIR) when the folder cannot be read.
 */
async function openProjectFolder(directory) {
    const root = await realRoot(directory);
    const ignored = await ignoreRules(root);
    const paths = [];
    const visit = async (folder) => {
        const entries = await (0,promises_.readdir)(external_node_path_.join(root, folder), { withFileTypes: true });
        if (folder !== '' && entries.some((entry) => entry.name === OUTPUT_MARK))
            return;
        for (const entry of entries) {
            if (entry.name.startsWith('.') || entry.name === 'node_modules')
                continue;
            const own = folder === '' ? entry.name : `${folder}/${entry.name}`;
            const kind = kindOf(root, own, entry);
            if (kind === undefined || ignored.ignores(kind === 'folder' ? `${own}/` : own))
                continue;
            if (kind === 'folder')
                await visit(own);
            else
                paths.push(own);
        }
    };
    await visit('');
    return projectFiles(paths, (file) => (0,external_node_fs_.readFileSync)(external_node_path_.join(root, file)));
}
async function realRoot(directory) {
    try {
        const root = (0,external_node_fs_.realpathSync)(directory);
        await (0,promises_.readdir)(root);
        return root;
    }
    catch (cause) {
        throw new failure/* Failure */.HR('E_DOCS_DIR', {
            what: 'The docs folder cannot be read',
            value: directory,
            why: (0,failure/* messageOf */.bD)(cause),
            fix: 'give the folder that holds docs.json',
            cause,
        });
    }
}
async function ignoreRules(root) {
    const { default: ignore } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 70298, 19));
    const rules = ignore();
    try {
        rules.add((0,external_node_fs_.readFileSync)(external_node_path_.join(root, IGNORE_FILE), 'utf8'));
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
    }
    return rules;
}
/** A linked file counts as a file as long as it lies inside the project; linked folders are not followed (cycles). */
function kindOf(root, file, entry) {
    if (entry.isDirectory())
        return 'folder';
    if (entry.isFile())
        return 'file';
    if (!entry.isSymbolicLink())
        return undefined;
    try {
        const target = (0,external_node_fs_.realpathSync)(external_node_path_.join(root, file));
        return target.startsWith(root + external_node_path_.sep) && (0,external_node_fs_.statSync)(target).isFile() ? 'file' : undefined;
    }
    catch {
        return undefined; // a dangling link is no file
    }
}


/***/ }),

/***/ 33948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ MOST_SHARDS),
/* harmony export */   _: () => (/* binding */ DEPLOYMENT_TYPES)
/* harmony export */ });
const DEPLOYMENT_TYPES = ['cloud', 'client-hosted', 'air-gapped'];
/** As many parts as a matrix of GitHub has jobs. */
const MOST_SHARDS = 256;


/***/ })

};
