((__CHUNK_IMPORT_META__) => {'use strict';const id = 1774;
const ids = [1774];
const modules = {

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
const WINDOWS_DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(\.|$)/i;
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
    // A part of a string keeps the whole of it, and each object with it as a key makes a copy of its own.
    return parsed.path.length === name.length ? name : Buffer.from(parsed.path).toString();
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
    const quoted = JSON.stringify(name.length > 120 ? `${name.slice(0, 120)}\u2026` : name);
    return quoted.replaceAll('\u007f', '\\u007f');
}


/***/ }),

/***/ 47486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ QUICK),
/* harmony export */   JC: () => (/* binding */ ENCODINGS),
/* harmony export */   L3: () => (/* binding */ COMPRESSIBLE),
/* harmony export */   XT: () => (/* binding */ isCompressible),
/* harmony export */   _S: () => (/* binding */ createCompressor)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38522);
/* harmony import */ var _bundle_disk_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21968);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44731);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41128);









/** Content codings of HTTP, best first. */
const ENCODINGS = ['br', 'gzip'];
/** On pages of documentation Brotli at 10 makes files 1/7 smaller than gzip, and takes a third of the time of 11. */
const THOROUGH = { br: 10, gzip: 9 };
/** For readers who wait: a few milliseconds for a page. */
const QUICK = { br: 5, gzip: 6 };
/** Below, headers cost more than compression saves; CDNs have the same bound. */
const LEAST_BYTES = 1000;
/** Compressed in memory; texts above are no pages, and go as they are. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Types whose files become smaller; images, fonts and archives are small already. */
const COMPRESSIBLE = /^text\/|[/+](javascript|json|xml|yaml)\b|\/wasm\b/;
const brotliOf = (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_5__.brotliCompress);
const gzipOf = (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_5__.gzip);
/** Bytes that depend on the content (and the version of zlib) alone. */
async function encode(bytes, encoding, effort) {
    if (encoding === 'br') {
        const params = { [node_zlib__WEBPACK_IMPORTED_MODULE_5__.constants.BROTLI_PARAM_QUALITY]: effort.br, [node_zlib__WEBPACK_IMPORTED_MODULE_5__.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        return brotliOf(bytes, { params });
    }
    const packed = await gzipOf(bytes, { level: effort.gzip });
    // The header names the operating system: 255 is "unknown" (RFC 1952), so that all machines make the same bytes.
    packed[9] = 255;
    return packed;
}
/** A compressor that keeps its files in a new folder below `tempDirectory`. */
function createCompressor(tempDirectory, effort = THOROUGH) {
    const gate = (0,_gate_js__WEBPACK_IMPORTED_MODULE_8__/* .createGate */ .q)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.availableParallelism)());
    const done = new Map();
    let folder;
    const madeFolder = () => {
        folder ??= (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(tempDirectory, 'compressed-')).catch((error) => {
            folder = undefined;
            throw error;
        });
        return folder;
    };
    const write = async (source, { sha256, size }, encoding) => {
        const content = typeof source === 'string' ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(source) : source;
        if (typeof source === 'string')
            (0,_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .requireSha256 */ .Pm)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content), sha256, source);
        const bytes = await encode(content, encoding, effort);
        if (bytes.length >= size)
            return undefined;
        const file = await (0,_bundle_disk_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .onDisk */ .FC)(async () => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await madeFolder(), `${sha256}.${encoding}`);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, bytes);
            return path;
        });
        return { file, digests: (0,_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .digestOf */ .ol)(bytes) };
    };
    return {
        compress(source, content, encoding) {
            const key = `${content.sha256}.${encoding}`;
            const known = done.get(key);
            if (known !== undefined)
                return known;
            const making = gate(() => write(source, content, encoding));
            done.set(key, making);
            // What failed may succeed later, when the disk has room again.
            making.catch(() => done.delete(key));
            return making;
        },
        async close() {
            await Promise.allSettled(done.values());
            if (folder !== undefined)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(await folder, { recursive: true, force: true });
        },
    };
}
/** Whether a file of these types is worth compressing. */
function isCompressible({ contentType, contentEncoding, size }, types = COMPRESSIBLE) {
    return (contentEncoding === undefined && size >= LEAST_BYTES && size <= MOST_BYTES && types.test(contentType));
}


/***/ }),

/***/ 44731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ verifiedBytes),
/* harmony export */   ML: () => (/* binding */ holdVerified),
/* harmony export */   Pm: () => (/* binding */ requireSha256),
/* harmony export */   _s: () => (/* binding */ unreadableFile),
/* harmony export */   gI: () => (/* binding */ changedMidway),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5605);
/* harmony import */ var _outside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56852);
/* harmony import */ var _held_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1475);






/** The digests of some bytes, in hexadecimal, as a manifest holds them. */
function digestOf(bytes) {
    return {
        sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex'),
        md5: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('md5').update(bytes).digest('hex'),
        size: Buffer.byteLength(bytes),
    };
}
/** The failure where other bytes arrive than the manifest names. */
function changedMidway(subject, why) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('E_DEPLOY_FAILED', {
        what: 'A file changed while it was sent, or its manifest is wrong',
        value: subject,
        why,
        fix: 'run again while nothing else writes to the files',
    });
}
/** Holds the SHA-256 of what was read of a file against that of its manifest; throws E_DEPLOY_FAILED. */
function requireSha256(found, wanted, subject) {
    if (found !== wanted)
        throw changedMidway(subject, `it has the SHA-256 ${found} now, in the manifest ${wanted}`);
}
/** A small file in memory, as {@link holdFile} reads it; throws E_DEPLOY_FAILED if its bytes are others. */
function holdVerified(file, { size, sha256, subject }) {
    const held = (0,_held_file_js__WEBPACK_IMPORTED_MODULE_5__/* .holdFile */ .Y)(file, size);
    requireSha256((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', held.bytes), sha256, subject);
    return held;
}
/** The bytes of a file that is too large to be held, as they come; throws E_DEPLOY_FAILED at the end if they are others. */
async function* verifiedBytes(file, { size, sha256, subject }) {
    const hashing = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    // No more than was announced of it: what has grown is another file by its digest, too.
    const options = { end: size - 1, highWaterMark: 256 * 1024 };
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(file, options)) {
        const bytes = chunk;
        hashing.update(bytes);
        yield bytes;
    }
    requireSha256(hashing.digest('hex'), sha256, subject);
}
/** The failure where a file of the site cannot be read any more; undefined where an error is about something else. */
function unreadableFile(directory, error) {
    for (let one = error; one instanceof Error; one = one.cause) {
        const { code, path } = one;
        if (path === undefined || !/^(ENOENT|ENOTDIR|EISDIR|EACCES|EPERM)$/.test(code ?? ''))
            continue;
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, path);
        if ((0,_outside_js__WEBPACK_IMPORTED_MODULE_4__/* .leadsOutside */ .d)(inside))
            continue;
        return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('E_DEPLOY_FAILED', {
            what: 'A file of the site cannot be read any more',
            value: inside,
            why: one.message,
            fix: 'run again while nothing else writes to the files; what has arrived is reused',
            cause: error,
        });
    }
    return undefined;
}


/***/ }),

/***/ 41128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ createGate)
/* harmony export */ });
/** A gate that lets through so many pieces of work at once, in the order they came: each may hold a part in memory. */
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


/***/ }),

/***/ 1475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ MOST_HELD),
/* harmony export */   Y: () => (/* binding */ holdFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

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
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, memory, 0, size, 0);
        return { bytes: memory.subarray(0, length), release: () => void shelf?.buffers.push(memory) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startHost: () => (/* binding */ startHost)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/bundle/disk-failure.js
var disk_failure = __webpack_require__(21968);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/http/server.js
var http_server = __webpack_require__(92589);
// EXTERNAL MODULE: ./lib/make-folder.js
var make_folder = __webpack_require__(78142);
// EXTERNAL MODULE: ./lib/deploy/compressor.js
var deploy_compressor = __webpack_require__(47486);
// EXTERNAL MODULE: ./lib/http/send-file.js
var send_file = __webpack_require__(59263);
// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
;// CONCATENATED MODULE: ./lib/host/choose-encoding.js

/** The encoding that a reader likes best by `Accept-Encoding` (RFC 9110, 12.5.3); `undefined` sends the file as it is. */
async function chooseEncoding(accept) {
    if (accept === undefined)
        return undefined;
    const { parseAccept } = await __webpack_require__.e(/* import() */ 7494).then(__webpack_require__.bind(__webpack_require__, 67494));
    const asked = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]));
    const liking = (encoding) => asked.get(encoding) ?? asked.get('*') ?? 0;
    const [best] = deploy_compressor/* ENCODINGS */.JC.filter((one) => liking(one) > 0).sort((a, b) => liking(b) - liking(a));
    return best;
}

;// CONCATENATED MODULE: ./lib/host/resolve-target.js
/**
 * Finds the file for a request target (`/guides/start?x=1`): the file of that name, `guides/start.html`, or the
 * `index.html` of a folder. Links in pages are relative, so a page has one spelling: `/guides/start` for
 * `guides/start.html`, `/guides/` for `guides/index.html`; the other one redirects. Only names that `has` knows
 * are ever given, so no target leads out of the site.
 */
function resolveTarget(target, has) {
    const [pathname = '', query] = target.split(/\?(.*)/s, 2);
    const key = decode(pathname);
    if (key === undefined)
        return { kind: 'malformed' };
    const last = pathname.split('/').findLast((segment) => segment !== '') ?? '';
    const redirect = (path) => ({
        kind: 'redirect',
        location: query === undefined ? path : `${path}?${query}`,
    });
    if (key === '' || key.endsWith('/')) {
        if (has(`${key}index.html`))
            return { kind: 'file', path: `${key}index.html` };
        return has(`${key.slice(0, -1)}.html`) ? redirect(`../${last}`) : { kind: 'missing' };
    }
    for (const path of [key, `${key}.html`])
        if (has(path))
            return { kind: 'file', path };
    return has(`${key}/index.html`) ? redirect(`./${last}/`) : { kind: 'missing' };
}
/** The path without its slash at the front, decoded; undefined when it is none. */
function decode(pathname) {
    if (!pathname.startsWith('/'))
        return undefined;
    try {
        return decodeURIComponent(pathname.slice(1));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/host/answer.js







const NOT_FOUND_PAGE = '404.html';
/**
 * Answers one request from a release: pages and files with the headers of the manifest and their digest as ETag,
 * `404.html` for what is not there.
 */
async function answer(request, response, { compressor, manifest, site }, log) {
    const fileOf = (path) => (0,look_up/* lookUp */.T)(manifest.files, path);
    const send = async (path, status) => {
        const file = fileOf(path);
        if (file === undefined)
            return refuse(response, status, 'Not found');
        const { contentType, cacheControl, contentEncoding, sha256 } = file;
        const source = (0,external_node_path_.join)(site, path);
        const isNegotiated = (0,deploy_compressor/* isCompressible */.XT)(file);
        const wanted = isNegotiated ? await chooseEncoding(request.headers['accept-encoding']) : undefined;
        // Where there is no room for it, readers get the file as it is.
        const compressed = wanted && (await compressor.compress(source, file, wanted).catch(() => undefined));
        const encoding = compressed === undefined ? contentEncoding : wanted;
        await (0,send_file/* sendFile */.T)(request, response, {
            path: compressed?.file ?? source,
            status,
            headers: {
                'content-type': contentType,
                'cache-control': cacheControl,
                'x-content-type-options': 'nosniff',
                ...(isNegotiated && { vary: 'accept-encoding' }),
                ...(encoding !== undefined && { 'content-encoding': encoding }),
                // Each encoding is a representation of its own, with a tag of its own.
                ...(status === 200 && { etag: compressed === undefined ? `"${sha256}"` : `"${sha256}-${wanted}"` }),
            },
        });
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('allow', 'GET, HEAD');
        return refuse(response, 405, 'Only GET and HEAD are answered here');
    }
    const found = resolveTarget(request.url ?? '', (path) => fileOf(path) !== undefined);
    try {
        if (found.kind === 'malformed')
            return refuse(response, 400, 'This is not a path');
        if (found.kind === 'redirect') {
            response.setHeader('location', found.location);
            return refuse(response, 307, 'The page is elsewhere');
        }
        if (found.kind === 'missing')
            return await send(NOT_FOUND_PAGE, 404);
        await send(found.path, 200);
    }
    catch (error) {
        const status = (0,send_file/* statusOf */.c)(error);
        if (status === 416)
            return refuse(response, 416, 'The range is not in the file');
        if (status === 412)
            return refuse(response, 412, 'A condition of the request does not hold');
        log.error(`The host could not answer ${request.url}: ${(0,failure/* messageOf */.bD)(error)}`);
        refuse(response, 500, 'The file cannot be read');
    }
}
function refuse(response, status, text) {
    for (const name of ['cache-control', 'content-encoding', 'etag'])
        response.removeHeader(name);
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`${text}\n`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/bundle/build-manifest.js
var build_manifest = __webpack_require__(33176);
// EXTERNAL MODULE: ./lib/bundle/download.js + 2 modules
var download = __webpack_require__(95842);
// EXTERNAL MODULE: ./lib/bundle/unpack.js + 8 modules
var unpack = __webpack_require__(13613);
;// CONCATENATED MODULE: ./lib/host/fetch-bundle.js









/**
 * Brings a bundle to this machine, downloaded or taken from the disk, verified and unpacked into `site`. Rejects with
 * the E_BUNDLE_\u2026 failures of download and unpacking, and with E_INPUT_INVALID for a file that cannot be read.
 */
async function fetchBundle(options) {
    const { bundle, site, work, http, clock, signal } = options;
    const isLink = /^https?:/i.test(bundle);
    const archive = isLink
        ? await (0,download/* downloadBundle */.f)({ link: usedOnce(bundle), directory: work, http, clock, signal }).catch(rethrow)
        : await openArchive(bundle, signal);
    const { files } = await (0,unpack/* unpackBundle */.z)({ archive: archive.path, directory: site, signal });
    if (isLink)
        await (0,promises_.rm)(archive.path, { force: true });
    return (0,build_manifest/* buildManifest */.u1)(files, {
        createdAt: new Date(clock.now()),
        commit: null,
        run: null,
        // A link does not tell which job it is of.
        exportJobId: 'none',
        exportVersion: null,
        bundleSha256: archive.sha256,
    });
}
/** Whoever hosts has a link, and no job to go on with. */
function rethrow(error) {
    if (!(error instanceof failure/* Failure */.HR) || error.code !== 'E_BUNDLE_DOWNLOAD' || error.fix === FRESH_LINK)
        throw error;
    const { what, value, why } = error;
    const fix = 'check that this machine reaches the host of the link, then start again';
    throw new failure/* Failure */.HR('E_BUNDLE_DOWNLOAD', { what, value, why, fix, cause: error.cause });
}
const FRESH_LINK = 'generate the bundle again, and give the fresh link';
/** A download asks for another link when the first was refused; nobody here can mint one. */
function usedOnce(link) {
    return async (refused) => {
        if (refused !== undefined) {
            throw new failure/* Failure */.HR('E_BUNDLE_DOWNLOAD', {
                what: 'The bundle link was refused',
                value: refused.value,
                why: `${refused.why}: there is nothing at the link, it has expired, or it is not whole`,
                fix: FRESH_LINK,
            });
        }
        return link;
    };
}
async function openArchive(bundle, signal) {
    const scheme = /^(\w[\w+.-]+):\/\//.exec(bundle)?.[1];
    if (scheme !== undefined && scheme !== 'file')
        throw new failure/* Failure */.HR('E_INPUT_INVALID', {
            what: 'The bundle cannot be read',
            value: `${scheme}://\u2026`,
            why: 'it is no link that a browser could download',
            fix: 'give a bundle link that begins with https://, such as a presigned one, or the path of an archive',
        });
    const hash = (0,external_node_crypto_.createHash)('sha256');
    try {
        const path = bundle.startsWith('file:') ? (0,external_node_url_.fileURLToPath)(bundle) : bundle;
        await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(path), hash, { signal });
        return { path, sha256: hash.digest('hex') };
    }
    catch (error) {
        signal.throwIfAborted();
        throw new failure/* Failure */.HR('E_INPUT_INVALID', {
            what: 'The bundle cannot be read',
            value: bundle,
            why: (0,failure/* messageOf */.bD)(error),
            fix: 'give a bundle link that begins with https://, or the path of an archive',
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./lib/host/release.js


/** A release whose files lie in `site`, somewhere below `directory`, the folder to remove in the end. */
function createRelease(directory, site, manifest) {
    let readers = 0;
    let isRetired = false;
    const unread = Promise.withResolvers();
    const check = () => {
        if (isRetired && readers === 0)
            unread.resolve();
    };
    return {
        manifest,
        site,
        compressor: (0,deploy_compressor/* createCompressor */._S)(directory, deploy_compressor/* QUICK */.Ap),
        async read(work) {
            readers += 1;
            try {
                await work();
            }
            finally {
                readers -= 1;
                check();
            }
        },
        async retire() {
            isRetired = true;
            check();
            await unread.promise;
            await (0,promises_.rm)(directory, { recursive: true, force: true });
        },
    };
}

;// CONCATENATED MODULE: ./lib/host/host.js










/** Time for answers to end on close. */
const GRACE_MS = 3000;
/**
 * Does what the deployment chart does with a bundle (spec/admin-api, deployment values): downloads it on startup,
 * verifies it, swaps it in as the live site and serves it. Rejects with the failure of the download, E_GUARD_NO_INDEX
 * for a bundle without a home page, E_BUNDLE_WRITE for the disk, and E_PORT.
 */
async function startHost(options) {
    const { clock, directory, http, log } = options;
    const closing = new AbortController();
    await (0,disk_failure/* onDisk */.FC)(async () => (0,make_folder/* makeFolder */.f)(directory));
    const fetchRelease = async (bundle, signal) => {
        const work = await (0,disk_failure/* onDisk */.FC)(() => (0,promises_.mkdtemp)((0,external_node_path_.join)(directory, 'release-')));
        try {
            const site = (0,external_node_path_.join)(work, 'site');
            const manifest = await fetchBundle({ bundle, site, work, http, clock, signal });
            requireHomePage(manifest);
            signal.throwIfAborted();
            return createRelease(work, site, manifest);
        }
        catch (error) {
            await (0,promises_.rm)(work, { recursive: true, force: true });
            throw error;
        }
    };
    let { bundle } = options;
    let live = await fetchRelease(bundle, options.signal);
    const retiring = new Set();
    const swapIn = (release) => {
        const retired = live
            .retire()
            .catch((error) => log.warning(`Old files could not be removed: ${(0,failure/* messageOf */.bD)(error)}`))
            .finally(() => retiring.delete(retired));
        retiring.add(retired);
        live = release;
        log.info(describe(release));
    };
    let reloading = Promise.resolve();
    const server = (0,external_node_http_.createServer)((request, response) => {
        const release = live;
        release
            .read(() => answer(request, response, release, log))
            .catch((error) => response.destroy(error));
    });
    const url = await (0,http_server/* listen */.K)(server, options.host, options.port).catch(async (error) => {
        await live.retire();
        throw error;
    });
    log.info(describe(live));
    return {
        url,
        reload(next = bundle) {
            // One after the other, so that the last one asked for is the one that stays.
            const reloaded = reloading.then(async () => {
                swapIn(await fetchRelease(next, closing.signal));
                bundle = next;
            });
            reloading = reloaded.catch(() => undefined);
            return reloaded;
        },
        async close() {
            closing.abort(new failure/* Failure */.HR('E_CANCELLED', { what: 'The host was stopped' }));
            await Promise.all([(0,http_server/* closeServer */.q)(server, clock, GRACE_MS), reloading]);
            await Promise.all([...retiring, live.retire()]);
        },
    };
}
function requireHomePage({ files }) {
    if (Object.hasOwn(files, 'index.html'))
        return;
    throw new failure/* Failure */.HR('E_GUARD_NO_INDEX', {
        what: 'The bundle cannot be the live site',
        why: 'it has no index.html',
        fix: 'check the export it was made by',
    });
}
function describe({ manifest }) {
    const { bundleSha256, files, pages } = manifest;
    return `Serving ${pages.length} pages in ${Object.keys(files).length} files of the bundle ${bundleSha256}`;
}


/***/ }),

/***/ 98895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ secureConnectionProblem),
/* harmony export */   c: () => (/* binding */ certificateRemedy)
/* harmony export */ });
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
/** Codes of certificates that are known and wrong: too old, too new, of another host, revoked. */
const WRONG_CERTIFICATE = /^(CERT_\w+|ERR_TLS_CERT_\w+|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)$/;
/** Codes of an answer that is no handshake, or one without a common protocol. */
const NO_HANDSHAKE = /^(EPROTO|ERR_SSL_\w+)$/;
/** Why no secure connection came about, and what to do; undefined where something else went wrong. */
function secureConnectionProblem(error) {
    const remedy = certificateRemedy(error);
    for (let one = error; one instanceof Error; one = one.cause) {
        const { code = '' } = one;
        if (UNKNOWN_AUTHORITY.test(code))
            return { why: `its certificate is of an authority unknown here (${code})`, fix: remedy ?? '' };
        if (WRONG_CERTIFICATE.test(code))
            return {
                why: `its certificate is not valid for it (${code})`,
                fix: 'renew or correct the certificate',
            };
        if (NO_HANDSHAKE.test(code))
            return {
                why: `it does not answer as https:// wants it (${code})`,
                fix: 'correct the address and its port, or write http:// where it has no TLS',
            };
    }
    return undefined;
}


/***/ }),

/***/ 84810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ networkWords)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _endless_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65208);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28394);



/** What the codes mean that say least. */
const WORDS = {
    UND_ERR_SOCKET: 'the connection was closed before the answer was complete',
    UND_ERR_HEADERS_TIMEOUT: 'no answer came in time',
    UND_ERR_BODY_TIMEOUT: 'the answer broke off',
    UND_ERR_CONNECT_TIMEOUT: 'no connection was made in time',
    [_endless_js__WEBPACK_IMPORTED_MODULE_1__/* .ENDLESS */ .pV]: 'the answer does not come to an end',
    [_endless_js__WEBPACK_IMPORTED_MODULE_1__/* .DRIPPING */ .sE]: 'the answer only drips, with less than 1 kB a second',
    [_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .PROXY_HUNG_UP */ .oZ]: 'the proxy of the environment closed the connection without an answer',
    ECONNREFUSED: 'nobody listens there',
    ECONNRESET: 'the connection was cut',
    ENOTFOUND: 'there is no host of this name',
};
/** Why a request failed on the way, in words and with its code. */
function networkWords(error) {
    const status = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .proxyRefusal */ .vd)(error);
    if (status !== undefined)
        return `the proxy of the environment answered ${status}`;
    const found = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .networkErrorIn */ .kk)(error);
    if (found === undefined)
        return (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
    const { code, hostname, address, port } = found;
    // Behind a proxy it is another host than that of the request.
    const place = hostname ?? (address === undefined ? '' : `${address}:${port}`);
    const where = place === '' ? code : `${code} ${place}`;
    const words = WORDS[code];
    return words === undefined ? where : `${words} (${where})`;
}


/***/ }),

/***/ 59263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sendFile),
/* harmony export */   c: () => (/* binding */ statusOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * Answers a GET or HEAD request with a file: `Range`, `If-Range`, `If-None-Match` and `If-Match` are honoured.
 * Resolves when the answer has ended or the reader has gone; rejects with an error that carries `status`
 * (404, 412, 416, 500) while nothing has been sent yet.
 */
async function sendFile(request, response, { path, headers, status = 200 }) {
    const { default: send } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(814)]).then(__webpack_require__.t.bind(__webpack_require__, 60814, 19));
    if (response.destroyed)
        return;
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers))
        response.setHeader(name, value);
    await new Promise((resolve, reject) => {
        response.once('close', resolve);
        send(request, encodeURIComponent((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)), {
            root: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path),
            acceptRanges: status === 200,
            // The caller says all there is to say in headers, and has chosen the file.
            cacheControl: false,
            dotfiles: 'allow',
            etag: false,
            index: false,
            lastModified: false,
        })
            .on('error', (error) => {
            // Half an answer cannot become another one: cutting it tells the reader that it is not whole.
            if (response.headersSent)
                response.destroy();
            else
                reject(error);
        })
            .pipe(response);
    });
}
/** The status an error of {@link sendFile} asks for. */
function statusOf(error) {
    const status = error?.status;
    return typeof status === 'number' ? status : 500;
}


/***/ }),

/***/ 92589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listen),
/* harmony export */   q: () => (/* binding */ closeServer)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/**
 * Starts to listen and resolves to the server's address, `http://127.0.0.1:8080`. Port 0 takes a free one.
 * Rejects with `E_PORT` when the address cannot be had.
 */
async function listen(server, host, port) {
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
            server.off('error', reject);
            resolve();
        });
    }).catch((cause) => {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_PORT', {
            what: 'The server cannot listen',
            value: `${host}:${port}`,
            why: cause.message,
            fix: REMEDIES[cause.code ?? ''] ?? 'choose an address of this machine, as 127.0.0.1 or 0.0.0.0 for all',
            cause,
        });
    });
    const { address, family, port: taken } = server.address();
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`;
}
/** What to do where it is not the address that cannot be had. */
const REMEDIES = {
    EADDRINUSE: 'choose another port, or end the program that uses it',
    EACCES: 'choose a port above 1023, or 0 for a free one',
};
/** How often a closing server looks for connections that have become idle. */
const LOOK_MS = 50;
/** Stops to listen, lets answers under way finish for `graceMs`, then cuts what is left. */
async function closeServer(server, clock, graceMs) {
    const ended = new AbortController();
    const closed = new Promise((resolve) => server.close(() => resolve())).then(() => ended.abort());
    for (let waited = 0; waited < graceMs && !ended.signal.aborted; waited += LOOK_MS) {
        // A connection that is kept alive becomes idle after its answer; nothing else would close it soon.
        server.closeIdleConnections();
        await clock.sleep(LOOK_MS, ended.signal).catch(() => undefined);
    }
    server.closeAllConnections();
    await closed;
}


/***/ }),

/***/ 78142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder),
/* harmony export */   l: () => (/* binding */ isFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Makes a folder and those above it, where they are not there yet. The `recursive` of Node.js tries for ever where the
 * system says of a folder that it will not have that the one above is missing: below /proc, and at automounts.
 */
function makeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (isFolder(path))
            return;
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        const isMissing = error.code === 'ENOENT' && above !== path && !isFolder(above);
        if (!isMissing)
            throw error;
        makeFolder(above);
        makeFolder(path);
    }
}
/** Whether a path leads to a folder that may be looked at. */
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        // What may not be looked at is none to write to.
        return false;
    }
}


/***/ }),

/***/ 56852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ leadsOutside)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Whether what `path.relative` gave leads out of the folder it starts from: upwards or, on Windows, to another drive. */
function leadsOutside(relativePath) {
    return relativePath === '..' || relativePath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(relativePath);
}


/***/ })

};
return { ids, modules }; })
