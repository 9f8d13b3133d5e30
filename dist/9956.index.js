((__CHUNK_IMPORT_META__) => {'use strict';const id = 9956;
const ids = [9956];
const modules = {

/***/ 89956:
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
// EXTERNAL MODULE: ./lib/deploy/host-files/host-files.js + 12 modules
var host_files = __webpack_require__(27383);
// EXTERNAL MODULE: ./lib/deploy/host-files/routing.js
var host_files_routing = __webpack_require__(51974);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/http/server.js
var http_server = __webpack_require__(92589);
// EXTERNAL MODULE: ./lib/log/measures.js
var measures = __webpack_require__(77517);
// EXTERNAL MODULE: ./lib/make-folder.js
var make_folder = __webpack_require__(78142);
// EXTERNAL MODULE: ./lib/deploy/files/compressor.js
var files_compressor = __webpack_require__(52766);
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
    const [best] = files_compressor/* ENCODINGS */.JC.filter((one) => liking(one) > 0).sort((a, b) => liking(b) - liking(a));
    return best;
}

// EXTERNAL MODULE: ./lib/host/moved.js + 1 modules
var host_moved = __webpack_require__(11834);
;// CONCATENATED MODULE: ./lib/host/answer.js







const NOT_FOUND_PAGE = '404.html';
/**
 * Answers one request from a release: what its `_redirects` say, pages and files with the headers of the manifest and
 * their digest as ETag, `404.html` for what is not there.
 */
async function answer(request, response, { compressor, manifest, moved, site }, log) {
    const fileOf = (path) => (0,look_up/* lookUp */.T)(manifest.files, path);
    const send = async (path, status) => {
        const file = fileOf(path);
        if (file === undefined)
            return refuse(response, status, 'Not found');
        const { contentType, cacheControl, contentEncoding, sha256 } = file;
        const source = (0,external_node_path_.join)(site, path);
        const isNegotiated = (0,files_compressor/* isCompressible */.XT)(file);
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
    const found = (0,host_moved/* routeOf */.Lu)(request.url ?? '', (path) => fileOf(path) !== undefined, moved);
    try {
        if (found.kind === 'malformed')
            return refuse(response, 400, 'This is not a path');
        if (found.kind === 'redirect') {
            response.setHeader('location', found.location);
            return refuse(response, found.status, 'The page is elsewhere');
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
// EXTERNAL MODULE: ./lib/bundle/download/bundle-request.js
var bundle_request = __webpack_require__(16045);
// EXTERNAL MODULE: ./lib/bundle/download/download.js + 1 modules
var download_download = __webpack_require__(78276);
// EXTERNAL MODULE: ./lib/bundle/download/told.js
var told = __webpack_require__(13524);
// EXTERNAL MODULE: ./lib/bundle/unpack.js + 4 modules
var unpack = __webpack_require__(44914);
;// CONCATENATED MODULE: ./lib/host/fetch-bundle.js











/**
 * Brings a bundle to this machine, downloaded or taken from the disk, verified and unpacked into `site`. Rejects with
 * the E_BUNDLE_\u2026 failures of download and unpacking, and with E_INPUT_INVALID for a file that cannot be read.
 */
async function fetchBundle(options) {
    const { bundle, site, work, http, clock, signal, log } = options;
    const isLink = /^https?:/i.test(bundle);
    const download = { link: usedOnce(bundle), directory: work, http, clock, signal, ...(0,told/* toldOn */.R)(log) };
    const archive = isLink ? await (0,download_download/* downloadBundle */.f)(download).catch(rethrow) : await openArchive(bundle, signal);
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
    if (!(error instanceof bundle_request/* DownloadFailure */.Vm) || error.at === 'link')
        throw error;
    const { what, value, why, cause } = error;
    const fix = error.at === 'network'
        ? 'check that this machine reaches the host of the link, then start again'
        : 'start again later; where it answers so again, ask those who made the link';
    throw new failure/* Failure */.HR(error.code, { what, value, why, fix, cause });
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
            why: (0,failure/* hasCode */.up)(error, 'EISDIR') ? 'it is a folder' : (0,failure/* messageOf */.bD)(error),
            fix: 'give a bundle link that begins with https://, or the path of an archive',
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./lib/host/release.js


/** A release whose files lie in `site`, somewhere below `directory`, the folder to remove in the end; nothing is `moved` unless told. */
function createRelease(directory, site, manifest, moved = () => undefined) {
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
        moved,
        compressor: (0,files_compressor/* createCompressor */._S)(directory, files_compressor/* QUICK */.Ap),
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
            const manifest = await fetchBundle({ bundle, site, work, http, clock, signal, log });
            requireHomePage(manifest);
            signal.throwIfAborted();
            const routing = await (0,disk_failure/* onDisk */.FC)(() => (0,host_files_routing/* readRouting */.bN)(site, manifest));
            if (routing.left.length > 0)
                log.warning((0,host_files/* leftText */.$)('This host', routing.left));
            return createRelease(work, site, manifest, (0,host_moved/* movedBy */.bb)(routing));
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
    const size = `${(0,measures/* counted */.hS)(pages.length, 'page')} in ${(0,measures/* counted */.hS)(Object.keys(files).length, 'file')}`;
    return `Serving ${size} of the bundle ${bundleSha256}`;
}


/***/ }),

/***/ 11834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ew: () => (/* binding */ fromPath),
  bb: () => (/* binding */ movedBy),
  Lu: () => (/* binding */ routeOf)
});

// EXTERNAL MODULE: ./lib/deploy/host-files/redirects.js
var redirects = __webpack_require__(61109);
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

;// CONCATENATED MODULE: ./lib/host/moved.js


/** Finds what a request target means in a site whose files `has` knows, and which has `moved` some of them. */
function routeOf(target, has, moved) {
    const found = resolveTarget(target, has);
    const elsewhere = moved(target, found.kind === 'missing');
    if (elsewhere !== undefined)
        return { kind: 'redirect', ...elsewhere };
    return found.kind === 'redirect' ? { ...found, status: 307 } : found;
}
/**
 * Carries out the `_redirects` of a site: rules of one address before patterns, which spare what the site has itself
 * unless they say that they do not.
 */
function movedBy({ exact, patterns }) {
    const rules = patterns.map(({ rule, source, target }) => ({
        rule,
        expression: new RegExp(`^${(0,redirects/* expressionOf */.ez)(source)}$`),
        parts: target,
    }));
    const addresses = new Map([...exact].toReversed().map(([address, to]) => [(0,redirects/* asCompared */.wt)(address), to]));
    return (target, isMissing) => {
        const [pathname = '', query] = target.split(/\?(.*)/s, 2);
        // Slashes doubled by a visitor are one: a target that began with two would lead to another host.
        const path = pathname.replace(/^\/{2,}/, '/');
        const address = (0,redirects/* bare */.$B)((0,redirects/* asCompared */.wt)(path));
        const led = (status, to) => {
            const whole = query === undefined || /[?#]/.test(to) ? to : `${to}?${query}`;
            return { status, location: fromPath(pathname, whole) };
        };
        const found = addresses.get(address);
        if (found !== undefined)
            return led(found.status, (0,redirects/* encoded */.dS)(found.target));
        const sent = (0,redirects/* encoded */.dS)(path);
        for (const { rule, expression, parts } of rules) {
            const match = isMissing || rule.force ? expression.exec(sent) : null;
            if (match === null)
                continue;
            const words = parts.map((part) => typeof part === 'string' ? (0,redirects/* encoded */.dS)(part) : (match.groups?.[part.name] ?? ''));
            return led(rule.status, words.join('').replace(/^\/{2,}/, '/'));
        }
        return undefined;
    };
}
/** An address within the site as a link from a path of it. */
function fromPath(pathname, target) {
    if (!target.startsWith('/'))
        return target;
    return `${'../'.repeat(pathname.split('/').length - 2) || './'}${target.slice(1)}`;
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

/***/ 77517:
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
    // What rounds to 1000 of a unit is one of the next.
    const power = Math.min(units.length, Math.floor((Math.log10(count) + Math.log10(1.0005)) / 3));
    const value = count / 1000 ** power;
    return `${value.toFixed(value < 10 ? 1 : 0)} ${units[power - 1]}`;
}
/** `840 ms`, `12.3 s`, `3 min 20 s`. */
function duration(milliseconds) {
    if (milliseconds < 999.5)
        return `${Math.round(milliseconds)} ms`;
    if (milliseconds < 59_950)
        return `${(milliseconds / 1000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** `1,204`. Without Intl, whose start takes longer than many a command. */
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `1 page`, `1,204 pages`. */
function counted(count, one, many = `${one}s`) {
    return `${grouped(count)} ${count === 1 ? one : many}`;
}


/***/ })

};
return { ids, modules }; })
