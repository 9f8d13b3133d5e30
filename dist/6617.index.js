export const id = 6617;
export const ids = [6617];
export const modules = {

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
    const described = Object.fromEntries(entriesOf(sorted));
    return {
        version: 1,
        createdAt: facts.createdAt.toISOString(),
        commit: facts.commit,
        run: facts.run,
        exportJobId: facts.exportJobId,
        exportVersion: facts.exportVersion,
        bundleSha256: facts.bundleSha256,
        pages: sorted
            .filter((file) => isPage(file) && !isCopy(file.path, described))
            .map((file) => file.path.slice(0, -'.html'.length))
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
function describe({ path, sha256, md5, size }) {
    return { sha256, md5, size, contentType: (0,_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .contentTypeOf */ .J)(path), cacheControl: (0,_cache_control_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheControlOf */ .h)(path) };
}
/** One at a time: a hundred thousand pairs at once would cost more memory than the manifest. */
function* entriesOf(files) {
    for (const file of files)
        yield [file.path, describe(file)];
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
// EXTERNAL MODULE: ./lib/nursery.js
var nursery = __webpack_require__(10395);
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
    (0,nursery/* keepNurseryMiddling */.I)();
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


/***/ })

};
