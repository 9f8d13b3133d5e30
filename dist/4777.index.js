((__CHUNK_IMPORT_META__) => {'use strict';const id = 4777;
const ids = [4777];
const modules = {

/***/ 8184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ makeBeside)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);


/**
 * Makes a new folder beside `target`, to be put in its place: `target.building-3f2a9b`. Unlike one of `mkdtemp` it may be
 * read by whom the system's settings let read, as a web server that is another user.
 */
async function makeBeside(target, what) {
    const folder = `${target}.${what}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(3).toString('hex')}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder);
    return folder;
}


/***/ }),

/***/ 33176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ manifestInOrder),
/* harmony export */   sN: () => (/* binding */ isCopy),
/* harmony export */   u1: () => (/* binding */ buildManifest)
/* harmony export */ });
/* harmony import */ var _cache_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65630);
/* harmony import */ var _content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90126);


/** The manifest of an unpacked bundle. Files and pages are sorted by path, so that the same site gives the same text. */
function buildManifest(files, facts) {
    return manifestInOrder(files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), facts);
}
/**
 * The same of files that come sorted by path; of very many, one after the other takes less memory than a list. Files
 * of which the same is known are taken from there, so that two manifests of nearly one site do not hold all twice.
 */
function manifestInOrder(files, facts, known = () => undefined) {
    const pages = [];
    const described = Object.fromEntries(entriesOf(files, known, (page) => pages.push(page)));
    return {
        version: 1,
        createdAt: facts.createdAt.toISOString(),
        commit: facts.commit,
        run: facts.run,
        exportJobId: facts.exportJobId,
        exportVersion: facts.exportVersion,
        bundleSha256: facts.bundleSha256,
        pages: pages
            .filter((path) => !isCopy(path, described))
            .map((path) => path.slice(0, -'.html'.length))
            .sort(),
        files: described,
    };
}
/** A page is an HTML file that a reader is meant to read: not the error page, not one that only redirects. */
function isPage({ path, isRedirect }) {
    return path.endsWith('.html') && !/(^|\/)404\.html$/.test(path) && !isRedirect;
}
/** `guides/start~2.html`: the page `guides/start` once more, as it stands in another part of the navigation. */
function isCopy(path, files) {
    const [, original] = /^(.+)~(?:[2-9]|[1-9]\d+)\.html$/.exec(path) ?? [];
    return original !== undefined && Object.hasOwn(files, `${original}.html`);
}
function describe({ path, sha256, size }) {
    return { sha256, size, contentType: (0,_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .contentTypeOf */ .J)(path), cacheControl: (0,_cache_control_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheControlOf */ .h)(path) };
}
/** One at a time: a hundred thousand pairs at once would cost more memory than the manifest. */
function* entriesOf(files, known, onPage) {
    for (const file of files) {
        if (isPage(file))
            onPage(file.path);
        const described = describe(file);
        const same = known(file.path);
        yield [file.path, same !== undefined && isSame(described, same) ? same : described];
    }
}
function isSame(one, other) {
    const members = Object.keys(one);
    return (members.every((member) => one[member] === other[member]) && Object.keys(other).length === members.length);
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
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68348);


/** Files without an extension that hosts know, and what they are. */
const PLAIN_TEXT_NAMES = new Set(['_redirects', '_headers', 'CNAME', '.nojekyll', 'LICENSE', 'README']);
/**
 * Code beside the docs, which readers are to read: under the registered types of these endings (a `.ts` is a video,
 * a `.rs` a telephone service) or without any, browsers would save or play it.
 */
const CODE = /\.(ts|tsx|mts|cts|rs|go|py|rb|proto|graphql|gql|diff|patch)$/i;
const OTHER_TYPES = {
    cjs: 'text/javascript',
    jsonl: 'application/x-ndjson',
    ndjson: 'application/x-ndjson',
    tgz: 'application/gzip',
};
/** The content type a file is served with, told by its name: with a charset where it is text. */
function contentTypeOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const isPlain = PLAIN_TEXT_NAMES.has(name) || CODE.test(name);
    const type = isPlain ? 'text/plain' : (otherType(name) ?? mime__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A.getType(name) ?? 'application/octet-stream');
    return served.get(type) ?? remember(type);
}
function otherType(name) {
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    return (0,_look_up_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .T)(OTHER_TYPES, ending);
}
/** Type \u2192 with its charset. One string for all files of a type, not one for each of a hundred thousand. */
const served = new Map();
function remember(type) {
    const full = isText(type) ? `${type}; charset=utf-8` : type;
    served.set(type, full);
    return full;
}
function isText(type) {
    return (type.startsWith('text/') ||
        /[/+](json|x-ndjson|xml|javascript)$/.test(type) ||
        type === 'application/manifest+json');
}


/***/ }),

/***/ 16045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ requestBundle),
/* harmony export */   Vm: () => (/* binding */ DownloadFailure),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28394);


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
            throw new DownloadFailure(url.host, `it redirects more than ${MAX_REDIRECTS} times`, { at: 'link' });
        url = parseLink(location, url);
    }
}
/** The host of a link: all of it that may be shown. */
function hostOf(link) {
    return URL.parse(link)?.host ?? 'the bundle link';
}
/** What is to be mended where a download failed, and how a run goes on then. */
const FIXES = {
    network: 'check the network and the proxy of the runner, then run again: a fresh link is made',
    /** The network is well: somebody answered. */
    storage: 'run again: a fresh link is made; where that is refused too, ask those who run the service, or the proxy before it',
    /** Nothing here could make it a better one. */
    link: 'ask those who made the link for one that begins with https:// and leads to the archive',
};
/** The bundle of one host could not be downloaded. */
class DownloadFailure extends _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    at;
    constructor(host, why, { at = 'network', fix = FIXES[at], cause } = {}) {
        const what = 'The bundle could not be downloaded';
        super('E_BUNDLE_DOWNLOAD', { what, value: host, why, fix, cause });
        this.at = at;
    }
}
function parseLink(link, from) {
    const where = from?.host ?? 'the bundle link';
    const refused = (why) => new DownloadFailure(where, why, { at: 'link' });
    const url = URL.parse(link, from?.href);
    if (url === null)
        throw refused('the link is not a URL');
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        throw refused(`a link with the scheme ${url.protocol} cannot be downloaded`);
    if (from?.protocol === 'https:' && url.protocol === 'http:')
        throw refused('it redirects from https to http');
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
    const isPassing = (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isRetryableStatus */ .PS)(status);
    const retryAfter = isPassing ? (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .Vs)(headers, clock.now()) : undefined;
    const answered = `it answered ${status}${code === undefined ? '' : ` ${code}`}`;
    const error = new DownloadFailure(host, (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .askingToWait */ .YA)(answered, retryAfter), { at: 'storage' });
    if (status === 206 || status === 412 || status === 416)
        return { kind: 'refused', error, remedy: 'from-start' };
    if (LINK_REFUSED.has(status) || (status === 400 && EXPIRED.test(words)))
        return { kind: 'refused', error, remedy: 'fresh-link' };
    return isPassing
        ? { kind: 'refused', error, remedy: 'wait', retryAfter }
        : { kind: 'refused', error, remedy: 'none' };
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


/***/ }),

/***/ 78276:
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
// EXTERNAL MODULE: ./lib/http/certificate.js
var certificate = __webpack_require__(98895);
// EXTERNAL MODULE: ./lib/http/endless.js
var endless = __webpack_require__(65208);
// EXTERNAL MODULE: ./lib/http/network-words.js
var network_words = __webpack_require__(84810);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
// EXTERNAL MODULE: ./lib/make-folder.js
var make_folder = __webpack_require__(78142);
// EXTERNAL MODULE: ./lib/bundle/archive/archive.js
var archive = __webpack_require__(4755);
// EXTERNAL MODULE: ./lib/bundle/disk-failure.js
var disk_failure = __webpack_require__(21968);
// EXTERNAL MODULE: ./lib/bundle/download/bundle-request.js
var bundle_request = __webpack_require__(16045);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/bundle/write-all.js
var write_all = __webpack_require__(33033);
;// CONCATENATED MODULE: ./lib/bundle/download/part-file.js





/** Creates the file, or empties it. */
async function createPartFile(path) {
    const handle = await (0,promises_.open)(path, 'w+');
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
        get isMeasured() {
            return total !== undefined;
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
                await (0,disk_failure/* onDisk */.FC)(() => (0,write_all/* writeAll */.f)(handle, piece, received));
                hash.update(piece);
                received += piece.length;
                onProgress?.(received, total);
            }
        },
        async head(size) {
            const { buffer, bytesRead } = await (0,disk_failure/* onDisk */.FC)(() => handle.read(Buffer.alloc(size), 0, size, 0));
            return buffer.subarray(0, bytesRead);
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

;// CONCATENATED MODULE: ./lib/bundle/download/download.js












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
    const part = await (0,disk_failure/* onDisk */.FC)(async () => {
        (0,make_folder/* makeFolder */.f)(directory);
        return createPartFile(partPath);
    });
    try {
        const transfer = { link: undefined, counted: 0 };
        const context = {
            clock,
            signal,
            policy: options.retries,
            onRetry: (error, pauseMs) => options.onRetry?.((0,errors_failure/* reasonOf */.A3)(error), pauseMs),
        };
        let kind;
        while (kind === undefined)
            kind = await (0,retry/* retrying */.R$)(() => attempt(options, part, transfer), context);
        const { isMeasured } = part;
        const { received: bytes, sha256 } = await part.finish();
        const whole = external_node_path_.join(directory, `bundle.${kind}`);
        await (0,disk_failure/* onDisk */.FC)(() => (0,promises_.rename)(partPath, whole));
        return { path: whole, bytes, sha256, isMeasured };
    }
    finally {
        await part.close();
        await (0,promises_.rm)(partPath, { force: true });
    }
}
/** One request and its body; without a kind when it broke off so late that the attempts are counted afresh. */
async function attempt(options, part, transfer) {
    const again = (error, retryAfter) => {
        if (part.received < transfer.counted + PROGRESS_BYTES)
            return { done: false, error, retryAfter };
        transfer.counted = part.received;
        return { done: true, value: undefined };
    };
    transfer.link ??= await options.link(transfer.refused);
    const link = transfer.link;
    try {
        const answer = await (0,bundle_request/* requestBundle */.II)(link, part.resumption, options);
        if (answer.kind === 'refused') {
            if (answer.remedy === 'none')
                throw answer.error;
            if (answer.remedy === 'fresh-link') {
                transfer.link = undefined;
                transfer.refused = answer.error;
            }
            if (answer.remedy === 'from-start')
                await part.restart();
            return again(answer.error, answer.retryAfter);
        }
        try {
            if (!part.accepts(answer)) {
                await part.restart();
                if (answer.start > 0)
                    return again(new bundle_request/* DownloadFailure */.Vm(answer.host, 'the bundle changed meanwhile'));
            }
            const content = { ...answer, body: (0,endless/* flowing */.dn)(answer.body, options.clock) };
            await part.append(content, options.limits?.maxBytes ?? DEFAULT_MAX_BYTES, options.onProgress);
        }
        finally {
            answer.body.destroy();
        }
        if (!part.isWhole)
            return again(new bundle_request/* DownloadFailure */.Vm(answer.host, `the server sent ${part.received} of ${answer.total} bytes`));
        const head = await part.head(archive/* HEAD_BYTES */.Lq);
        const kind = (0,archive/* archiveKind */.FF)(head);
        if (kind !== undefined)
            return { done: true, value: kind };
        const { words, isArchive } = (0,archive/* describeStranger */.O1)(head);
        const error = noBundle(words, isArchive);
        if (words === undefined || isArchive)
            throw error;
        // Somebody in between answered in place of the object storage, often for a moment only.
        await part.restart();
        transfer.link = undefined;
        return again(error);
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof errors_failure/* Failure */.HR)
            throw error;
        const insecure = (0,certificate/* secureConnectionProblem */.N)(error);
        const failure = new bundle_request/* DownloadFailure */.Vm((0,bundle_request/* hostOf */.w4)(link), (0,network_words/* networkWords */.G)(error), {
            ...(insecure === undefined ? {} : { at: 'link', fix: insecure.fix }),
            cause: error,
        });
        if ((0,retry/* networkErrorCode */.a0)(error) === undefined)
            throw failure;
        return again(failure);
    }
}
function noBundle(words, isArchive) {
    return new errors_failure/* Failure */.HR('E_BUNDLE_FORMAT', {
        what: 'The bundle link does not lead to an archive that is known here',
        why: words === undefined
            ? 'its first bytes are neither those of a .tar.gz nor of a .zip'
            : `it is ${words}, neither a .tar.gz nor a .zip`,
        fix: isArchive
            ? 'generate the bundle again; if it is the same again, ask those who run the service for a .tar.gz'
            : 'check that no proxy or login page answers in place of the object storage, then generate the bundle again',
    });
}


/***/ }),

/***/ 13524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ toldOn)
/* harmony export */ });
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28394);
/* harmony import */ var _log_measures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77517);


/** Says on a log how far a download has come, and why it is tried again. */
function toldOn(log) {
    return {
        onRetry: (reason, pauseMs) => log.info((0,_http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .tryingAgain */ .gy)(reason, pauseMs)),
        onProgress: (received, total) => log.progress(`${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .bytes */ .ee)(received)}${total === undefined ? '' : ` of ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .bytes */ .ee)(total)}`}`),
    };
}


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

/***/ 44914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ unpackBundle)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/bundle/archive/archive.js
var archive_archive = __webpack_require__(4755);
// EXTERNAL MODULE: ./lib/bundle/archive/entry-path.js
var entry_path = __webpack_require__(49101);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/bundle/archive/limits.js

const DEFAULT_LIMITS = { maxEntries: 500_000, maxBytes: 20 * 2 ** 30, maxRatio: 200 };
/** Below this size a high ratio is no bomb: a few empty tables compress very well. */
const RATIO_FREE_BYTES = 32 * 2 ** 20;
/** Counts entries and bytes of one archive of `archiveBytes` bytes, before they are written. */
function createMeter(limits, archiveBytes) {
    let entries = 0;
    let bytes = 0;
    return {
        take(size, name) {
            entries += 1;
            bytes += size;
            if (entries > limits.maxEntries)
                throw overLimit(name, `more than ${limits.maxEntries.toLocaleString('en')} files and folders`);
            if (bytes > limits.maxBytes)
                throw overLimit(name, `more than ${limits.maxBytes.toLocaleString('en')} bytes in all, unpacked`);
            if (bytes > RATIO_FREE_BYTES && bytes > limits.maxRatio * archiveBytes)
                throw overLimit(name, `more than ${limits.maxRatio} bytes for each byte of the archive`);
        },
    };
}
function overLimit(name, much) {
    return new failure/* Failure */.HR('E_BUNDLE_LIMIT', {
        what: 'The bundle exceeds a limit',
        value: JSON.stringify(name),
        why: `up to this entry it holds ${much}`,
        fix: 'nothing was kept of it; leave large files out of the site, and report a bundle that should be small to the service',
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/bundle/archive/tar-header.js
var tar_header = __webpack_require__(7254);
// EXTERNAL MODULE: ./lib/bundle/archive/tar-reader.js + 2 modules
var tar_reader = __webpack_require__(26367);
;// CONCATENATED MODULE: ./lib/bundle/archive/tar.js







/** Large pieces keep the inflating thread busy while this one works on the last. */
const CHUNK = 2 ** 18;
/**
 * The parts of a `.tar.gz` file in order, as many at once as its next bytes bring: a promise for each of a hundred
 * thousand files takes longer than to read them. Throws E_BUNDLE_FORMAT and E_BUNDLE_UNSAFE; the signal's reason on
 * abort.
 */
async function* readTarGz(path, archiveBytes, signal) {
    const gunzip = (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK });
    const source = (0,external_node_fs_.createReadStream)(path, { highWaterMark: CHUNK, signal });
    (0,external_node_stream_.pipeline)(source, gunzip, () => {
        // Errors of either stream surface where gunzip is read.
    });
    const tar = (0,tar_reader/* createTarReader */.N)();
    let head = archive_archive/* NO_BYTES */.CR;
    try {
        for await (const chunk of unzipped(gunzip, signal)) {
            if (head.length < archive_archive/* HEAD_BYTES */.Lq)
                head = Buffer.concat([head, chunk.subarray(0, archive_archive/* HEAD_BYTES */.Lq - head.length)]);
            yield tar.read(chunk);
        }
        tar.end();
    }
    catch (error) {
        throw (0,failure/* codeOf */.$N)(error) === 'E_BUNDLE_FORMAT' ? (strangerIn(head) ?? error) : error;
    }
    finally {
        source.destroy();
        gunzip.destroy();
    }
    // zlib stops at what follows its stream; a reader that goes on would see another archive.
    if (gunzip.bytesWritten < archiveBytes)
        throw (0,archive_archive/* brokenArchive */.uj)('something follows the end of the gzip stream');
}
/** The failure of a gzip stream that holds something else than a tar archive, where that can be told by its head. */
function strangerIn(head) {
    if ((0,tar_header/* isTarHeader */.FY)(head))
        return undefined;
    if ((0,archive_archive/* archiveKind */.FF)(head) === 'tar.gz')
        return (0,archive_archive/* brokenArchive */.uj)('it is compressed twice, one gzip stream in another', undefined, COMPRESSED);
    const words = (0,archive_archive/* archiveKind */.FF)(head) === 'zip' ? 'a zip archive' : (0,archive_archive/* describeStranger */.O1)(head).words;
    return words === undefined || words === 'empty'
        ? undefined
        : (0,archive_archive/* brokenArchive */.uj)(`its gzip stream holds no tar archive: what is in it is ${words}`);
}
const COMPRESSED = 'ask those who run the service, or the storage or the proxy before it, not to compress the .tar.gz again';
async function* unzipped(gunzip, signal) {
    try {
        yield* gunzip;
    }
    catch (error) {
        signal.throwIfAborted();
        throw isZlibError(error) ? (0,archive_archive/* brokenArchive */.uj)('its gzip stream is damaged or cut off', error) : error;
    }
}
function isZlibError(error) {
    return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
}

;// CONCATENATED MODULE: ./lib/bundle/archive/zip.js




const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
/** The upper byte of `versionMadeBy` of archives whose attributes hold a Unix mode: Unix and macOS. */
const UNIX_SYSTEMS = new Set([3, 19]);
/** The parts of a `.zip` file in the order of its directory. Throws E_BUNDLE_FORMAT and E_BUNDLE_UNSAFE. */
async function* readZip(path) {
    const { getFileNameLowLevel, openPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    // Names are decoded here, not by yauzl: it would turn backslashes into slashes.
    const zip = await openPromise(path, { decodeStrings: false, autoClose: false }).catch(rethrowBroken);
    try {
        for await (const entry of zip.eachEntry()) {
            const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
            const name = getFileNameLowLevel(flags, fileNameRaw, extraFields, true);
            const kind = kindOf(entry, name);
            if (kind === 'folder') {
                if (entry.uncompressedSize > 0)
                    throw (0,entry_path/* unsafeEntry */.di)(name, 'it is a folder with contents');
                yield [{ kind, name, size: 0, bytes: archive_archive/* NO_BYTES */.CR }];
                continue;
            }
            if (!entry.canDecodeFileData())
                throw (0,archive_archive/* brokenArchive */.uj)(`${JSON.stringify(name)} is encrypted or compressed in an unknown way`);
            const stream = await zip.openReadStreamPromise(entry);
            yield [{ kind, name, size: entry.uncompressedSize, bytes: archive_archive/* NO_BYTES */.CR }];
            for await (const bytes of verified(stream, entry, name))
                yield [{ kind: 'more', bytes }];
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
        throw (0,archive_archive/* brokenArchive */.uj)(`the checksum of ${JSON.stringify(name)} is wrong`);
}
function rethrowBroken(error) {
    if (error instanceof failure/* Failure */.HR || isSystemError(error))
        throw error;
    throw (0,archive_archive/* brokenArchive */.uj)('its zip directory or one of its entries is damaged', error);
}
function isSystemError(error) {
    return error instanceof Error && 'syscall' in error;
}

// EXTERNAL MODULE: ./lib/bundle/beside.js
var beside = __webpack_require__(8184);
// EXTERNAL MODULE: ./lib/bundle/disk-failure.js
var disk_failure = __webpack_require__(21968);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/workers/thread.js
var thread = __webpack_require__(54183);
// EXTERNAL MODULE: ./lib/bundle/writing/file-batch.js
var file_batch = __webpack_require__(62388);
// EXTERNAL MODULE: ./lib/bundle/writing/file-batches.js
var file_batches = __webpack_require__(10660);
;// CONCATENATED MODULE: ./lib/bundle/writing/file-writer.js





/** What is written here before a thread is worth its start. */
const THREAD_FROM = { files: 1000, bytes: 2 ** 24 };
/** The batch that the thread writes and the next: a hundred thousand files are written in little memory. */
const BATCHES_AHEAD = 2;
/**
 * A writer below `root`, an existing folder that nobody else writes to. Where there are many files or bytes, a thread
 * writes and hashes while this one reads the archive.
 */
function createFileWriter(root, { signal, mayStartThread = (0,external_node_os_.availableParallelism)() > 1 } = {}) {
    const files = [];
    let bytes = 0;
    const here = (0,file_batch/* createBatchWriter */.W)(root);
    const batches = (0,file_batches/* createFileBatches */.f)({
        here: here.write,
        startThread: mayStartThread
            ? () => (0,thread/* startThread */.B)('docs-export write', {
                data: { root },
                nurseryMegabytes: 4,
                signal,
            })
            : undefined,
        isWorthThread: () => files.length >= THREAD_FROM.files || bytes >= THREAD_FROM.bytes,
        batchesAhead: BATCHES_AHEAD,
        isWithinFile: () => !here.isBetweenFiles,
        onDone(batch, digests) {
            files.push(...(0,file_batch/* filesOf */.R)(batch, digests));
            bytes += batch.bytes.length;
        },
        failureOf: (error) => (signal?.aborted === true ? signal.reason : (0,disk_failure/* diskFailure */.C9)(error)),
    });
    return {
        ...batches,
        async finish() {
            await batches.finish();
            return files;
        },
        async close() {
            here.close();
            await batches.close();
        },
    };
}

;// CONCATENATED MODULE: ./lib/bundle/unpack.js










/**
 * Unpacks a bundle under design rule 4, hashing each file as it is written. Works in a folder beside the wanted one
 * and renames it into place when all is there and checked; on failure or abort nothing is left. Folders without files
 * are not made. An archive whose files all lie in one folder with an `index.html` in it (`site/index.html`, \u2026) is
 * unpacked without that folder. Throws E_BUNDLE_FORMAT, E_BUNDLE_UNSAFE, E_BUNDLE_LIMIT or E_BUNDLE_WRITE.
 */
async function unpackBundle(options) {
    const { archive, directory, signal } = options;
    signal.throwIfAborted();
    const { kind, size } = await inspect(archive);
    const target = external_node_path_.resolve(directory);
    const workshop = await makeWorkshop(target);
    const writer = createFileWriter(workshop, { signal });
    try {
        const parts = kind === 'zip' ? readZip(archive) : readTarGz(archive, size, signal);
        const meter = createMeter({ ...DEFAULT_LIMITS, ...options.limits }, size);
        const files = await writeParts(parts, writer, meter, signal);
        const top = commonTop(files);
        await (0,disk_failure/* onDisk */.FC)(() => (0,promises_.rename)(external_node_path_.join(workshop, top), target));
        const relative = top === '' ? files : files.map((file) => ({ ...file, path: file.path.slice(top.length + 1) }));
        return { files: relative.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
    }
    finally {
        await writer.close();
        await (0,promises_.rm)(workshop, { recursive: true, force: true });
    }
}
async function writeParts(archive, writer, meter, signal) {
    const paths = (0,entry_path/* createEntryPaths */.dw)();
    const takeFolders = (count, name) => {
        for (let taken = 0; taken < count; taken += 1)
            meter.take(0, name);
    };
    const write = (part) => {
        if (part.kind === 'more')
            return writer.more(part.bytes);
        if (part.kind === 'folder') {
            takeFolders(paths.addFolder(part.name).newFolders, part.name);
            return undefined;
        }
        const { path: name, newFolders } = paths.addFile(part.name);
        takeFolders(newFolders, name);
        meter.take(part.size, name);
        return writer.begin(name, part.size, part.bytes);
    };
    for await (const parts of archive) {
        signal.throwIfAborted();
        for (const part of parts) {
            const wait = write(part);
            if (wait !== undefined)
                await wait;
        }
    }
    signal.throwIfAborted();
    const files = await writer.finish();
    if (files.length === 0)
        throw (0,archive_archive/* brokenArchive */.uj)('it holds no files');
    return files;
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
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(archive_archive/* MAGIC_BYTES */.kP), 0, archive_archive/* MAGIC_BYTES */.kP, 0);
        const kind = (0,archive_archive/* archiveKind */.FF)(buffer.subarray(0, bytesRead));
        if (kind === undefined)
            throw (0,archive_archive/* brokenArchive */.uj)('its first bytes are neither those of a .tar.gz nor of a .zip');
        return { kind, size: (await handle.stat()).size };
    }
    finally {
        await handle.close();
    }
}
/** A new folder beside the wanted one: on the same disk, so that a rename is enough at the end. */
async function makeWorkshop(target) {
    return (0,disk_failure/* onDisk */.FC)(async () => {
        await (0,promises_.mkdir)(external_node_path_.dirname(target), { recursive: true });
        // Fails when there is something in it, before any work is done.
        await (0,promises_.rmdir)(target).catch((error) => {
            if (error.code !== 'ENOENT')
                throw error;
        });
        return (0,beside/* makeBeside */.p)(target, 'unpacking');
    });
}


/***/ }),

/***/ 33033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ writeAll)
/* harmony export */ });
/** Writes bytes from `position` on to the last one: a disk that is nearly full may take only some of them at once. */
async function writeAll(handle, bytes, position) {
    for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
        done += bytesWritten;
    }
}


/***/ }),

/***/ 39653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ newMemory),
/* harmony export */   We: () => (/* binding */ WHOLE_BYTES),
/* harmony export */   eo: () => (/* binding */ createFilling)
/* harmony export */ });
/** What is done at once: enough that handing it to a thread costs little beside it. */
const BATCH_BYTES = 2 ** 19;
const BATCH_FILES = 512;
/** Files up to this size are never parted. */
const WHOLE_BYTES = 2 ** 18;
function createFilling() {
    let memory = newMemory();
    let used = 0;
    let paths = [];
    let sizes = [];
    let lengths = [];
    let last = { path: '', size: 0 };
    let goesOn = false;
    const add = (bytes) => {
        memory.set(bytes, used);
        used += bytes.length;
    };
    const begin = (path, size, bytes) => {
        last = { path, size };
        paths.push(path);
        sizes.push(size);
        lengths.push(bytes.length);
        add(bytes);
    };
    return {
        get memory() {
            return memory;
        },
        get goesOn() {
            return goesOn;
        },
        hasRoom: (files, bytes) => used + bytes <= BATCH_BYTES && paths.length + files <= BATCH_FILES,
        begin,
        more(bytes) {
            if (paths.length === 0) {
                goesOn = true;
                return begin(last.path, last.size, bytes);
            }
            lengths.push((lengths.pop() ?? 0) + bytes.length);
            add(bytes);
        },
        batch: () => ({ paths, sizes, lengths, bytes: memory.subarray(0, used) }),
        restart(next) {
            memory = next;
            used = 0;
            goesOn = false;
            paths = [];
            sizes = [];
            lengths = [];
        },
    };
}
/** Memory that a thread sees without a copy. */
function newMemory() {
    return Buffer.from(new SharedArrayBuffer(BATCH_BYTES));
}


/***/ }),

/***/ 62388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ filesOf),
/* harmony export */   W: () => (/* binding */ createBatchWriter)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _redirect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11034);



/** Digits of a SHA-256 in hex. */
const DIGEST_LENGTH = 64;
/**
 * A writer below `root`, an existing folder. It writes at once and not by the thread pool: three trips to it cost a
 * small file more time than its writing. Never over something that is there: not even a disk that folds names in its
 * own way can lose a file.
 */
function createBatchWriter(root) {
    const folders = new Set(['']);
    let open;
    const makeFolderOf = (name) => {
        const folder = name.slice(0, Math.max(0, name.lastIndexOf('/')));
        if (folders.has(folder))
            return;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(`${root}/${folder}`, { recursive: true });
        folders.add(folder);
    };
    const close = () => {
        if (open !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(open.handle);
        open = undefined;
    };
    const writePiece = (file, size, bytes) => {
        open ??= {
            handle: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'wx'),
            sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256'),
            left: size,
        };
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(open.handle, bytes);
        open.sha256.update(bytes);
        open.left -= bytes.length;
        if (open.left > 0)
            return '';
        const digest = open.sha256.digest('hex');
        close();
        return digest;
    };
    return {
        write({ paths, sizes, lengths, bytes }) {
            const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
            const redirects = [];
            let digests = '';
            let start = 0;
            for (const [at, name] of paths.entries()) {
                const size = sizes[at] ?? 0;
                const end = start + (lengths[at] ?? 0);
                const here = all.subarray(start, end);
                start = end;
                if (open === undefined)
                    makeFolderOf(name);
                if (open === undefined && here.length === size) {
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(`${root}/${name}`, here, { flag: 'wx' });
                    digests += (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', here);
                    if ((0,_redirect_js__WEBPACK_IMPORTED_MODULE_2__/* .isRedirect */ .N)(name, here))
                        redirects.push(at);
                }
                else
                    digests += writePiece(`${root}/${name}`, size, here);
            }
            return { digests, redirects };
        },
        get isBetweenFiles() {
            return open === undefined;
        },
        close,
    };
}
/** The files of a batch that are written to their end. */
function filesOf({ paths, sizes }, { digests, redirects }) {
    // Parts of a string would keep the whole of it.
    const bytes = Buffer.from(digests, 'latin1');
    return Array.from({ length: digests.length / DIGEST_LENGTH }, (_, at) => {
        const start = at * DIGEST_LENGTH;
        return {
            path: paths[at] ?? '',
            size: sizes[at] ?? 0,
            sha256: bytes.toString('latin1', start, start + DIGEST_LENGTH),
            isRedirect: redirects.includes(at),
        };
    });
}


/***/ }),

/***/ 10660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createFileBatches)
/* harmony export */ });
/* harmony import */ var _batch_filling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39653);

/** Batches for `work`: done by this thread until there is one that has answered, and while that has enough. */
function createFileBatches(work) {
    const filling = (0,_batch_filling_js__WEBPACK_IMPORTED_MODULE_0__/* .createFilling */ .eo)();
    let thread;
    let isThreadUp = false;
    /** Batches that the thread has. */
    const ahead = new Set();
    /** Memory of batches that are done. */
    const free = [];
    let failure;
    const startThreadOnce = () => {
        if (thread !== undefined || work.startThread === undefined || !work.isWorthThread())
            return;
        thread = work.startThread();
        // Until it answers for the first time, this one goes on.
        thread.ask({ paths: [], sizes: [], lengths: [], bytes: Buffer.alloc(0) }).then(() => {
            isThreadUp = true;
        }, () => { });
    };
    const doHere = (batch) => {
        try {
            work.onDone(batch, work.here(batch));
        }
        catch (error) {
            throw work.failureOf(error);
        }
        startThreadOnce();
    };
    const handOver = (to) => {
        const { memory } = filling;
        const batch = filling.batch();
        const done = to
            .ask(batch)
            .then((answer) => work.onDone(batch, answer), (error) => {
            failure ??= work.failureOf(error);
        })
            .then(() => {
            ahead.delete(done);
            free.push(memory);
        });
        ahead.add(done);
        filling.restart(free.pop() ?? (0,_batch_filling_js__WEBPACK_IMPORTED_MODULE_0__/* .newMemory */ .Ao)());
    };
    const flush = () => {
        if (failure !== undefined)
            throw failure;
        const isBusy = ahead.size >= work.batchesAhead;
        const isOurs = work.isWithinFile?.() === true;
        if (thread !== undefined && isThreadUp && !isOurs && (!isBusy || filling.goesOn)) {
            // Whoever has the beginning of a file does the rest.
            if (isBusy)
                return Promise.race(ahead).then(flush);
            handOver(thread);
            return undefined;
        }
        doHere(filling.batch());
        filling.restart(filling.memory);
        return undefined;
    };
    const whenRoom = (newFiles, more, add) => {
        const wait = filling.hasRoom(newFiles, more) ? undefined : flush();
        if (wait !== undefined)
            return wait.then(add);
        add();
        return undefined;
    };
    return {
        begin: (path, size, first) => whenRoom(1, size <= _batch_filling_js__WEBPACK_IMPORTED_MODULE_0__/* .WHOLE_BYTES */ .We ? size : first.length, () => filling.begin(path, size, first)),
        more: (next) => whenRoom(0, next.length, () => filling.more(next)),
        async finish() {
            await flush();
            await Promise.all(ahead);
            if (failure !== undefined)
                throw failure;
        },
        async close() {
            await thread?.close();
        },
    };
}


/***/ }),

/***/ 54183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ startThread)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);


/** Starts a thread; the process does not wait for its end. */
function startThread(room, { data, nurseryMegabytes, signal }) {
    const waiting = new Map();
    let failed;
    let asked = 0;
    const fail = (error) => {
        failed ??= error;
        for (const { reject } of waiting.values())
            reject(failed);
        waiting.clear();
    };
    const thread = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(entry(), {
        argv: [room],
        workerData: data,
        // What it might print is no part of the program's output.
        stdout: true,
        stderr: true,
        resourceLimits: { maxYoungGenerationSizeMb: nurseryMegabytes },
    });
    thread.unref();
    thread.on('message', (reply) => {
        const request = waiting.get(reply.id);
        waiting.delete(reply.id);
        if ('answer' in reply)
            request?.resolve(reply.answer);
        else
            request?.reject(Object.assign(new Error(reply.error.message), reply.error));
    });
    thread.on('error', fail);
    const listening = signal &&
        (0,node_events__WEBPACK_IMPORTED_MODULE_0__.addAbortListener)(signal, () => {
            fail(signal.reason);
            void thread.terminate();
        });
    thread.on('exit', () => {
        listening?.[Symbol.dispose]();
        fail(new Error('the thread has ended'));
    });
    return {
        ask: (request) => new Promise((resolve, reject) => {
            if (failed !== undefined)
                return reject(failed);
            asked += 1;
            waiting.set(asked, { resolve, reject });
            thread.postMessage({ id: asked, request });
        }),
        close: () => thread.terminate(),
    };
}
/** The program's own door: beside this file in the bundle, one folder up among the sources. */
function entry() {
    const door = __CHUNK_IMPORT_META__.url.endsWith('.ts') ? '../index.ts' : './index.js';
    return new URL(door, __CHUNK_IMPORT_META__.url);
}


/***/ })

};
return { ids, modules }; })
