((__CHUNK_IMPORT_META__) => {'use strict';const id = 7232;
const ids = [7232];
const modules = {

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

/***/ 54851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startService: () => (/* binding */ startService)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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
// EXTERNAL MODULE: ./lib/admin-api/routes.js
var routes = __webpack_require__(7910);
// EXTERNAL MODULE: ./lib/admin-api/schemas.js
var schemas = __webpack_require__(74298);
;// CONCATENATED MODULE: ./lib/service/authorization.js

/** Whether an `Authorization` header carries the key; takes the same time wherever the two differ. */
function checkAuthorization(header, apiKey) {
    const token = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
    if (token === undefined)
        return 'missing';
    return (0,external_node_crypto_.timingSafeEqual)(digest(token), digest(apiKey)) ? 'valid' : 'wrong';
}
/** Digests have one length, as the comparison needs. */
function digest(text) {
    return (0,external_node_crypto_.hash)('sha256', text, 'buffer');
}

;// CONCATENATED MODULE: ./lib/service/api.js




const MAX_BODY_BYTES = 64 * 1024;
/** The four operations of the Admin API (spec/admin-api, section 4) as a web application. */
async function createApi(options) {
    const { Hono } = await __webpack_require__.e(/* import() */ 1894).then(__webpack_require__.bind(__webpack_require__, 31894));
    const { jobs } = options;
    const api = new Hono();
    api.use('*', async (c, next) => {
        c.header('cache-control', 'no-store');
        await next();
    });
    for (const version of ['/v1/*', '/v2/*'])
        api.use(version, authorize(options.apiKey));
    const start = (0,routes/* pathTemplate */.Mt)(routes/* routes */.JZ.startExport());
    api.post(start, async (c) => {
        if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
            return refuse(c, 415, 'The body must be JSON, with the header Content-Type: application/json');
        const text = await shortText(c.req.raw);
        if (text === undefined)
            return refuse(c, 413, `The body is larger than ${MAX_BODY_BYTES} bytes`);
        const body = parseStart(text);
        if ('error' in body)
            return refuse(c, 400, body.error);
        const domain = body.request.domain.toLowerCase();
        if (!options.domains.has(domain))
            return refuse(c, 404, unknownDomain(domain, options.domains));
        const { id, status, createdAt } = jobs.start({ ...body.request, domain });
        return c.json({ jobId: id, status, createdAt }, 202);
    });
    const status = (0,routes/* pathTemplate */.Mt)(routes/* routes */.JZ.exportJob(':jobId'));
    api.get(status, (c) => {
        const id = c.req.param('jobId') ?? '';
        const job = jobs.find(id);
        if (job === undefined)
            return refuse(c, 404, `No export job "${id}"`);
        const { request: _, archive: __, id: jobId, ...shown } = job;
        return c.json({ jobId, ...shown });
    });
    const bundle = (0,routes/* pathTemplate */.Mt)(routes/* routes */.JZ.bundle(':jobId'));
    api.post(bundle, (c) => {
        const id = c.req.param('jobId') ?? '';
        const job = jobs.find(id);
        if (job === undefined)
            return refuse(c, 404, `No export job "${id}"`);
        if (job.archive === undefined) {
            const fix = job.status === 'failed' ? 'start a new one' : 'generate the bundle when it is completed';
            return refuse(c, 409, `The export job is ${job.status}: ${fix}`);
        }
        return c.json({ ...options.link(job), sizeBytes: job.archive.size });
    });
    const agent = (0,routes/* pathTemplate */.Mt)(routes/* routes */.JZ.agentJob(':projectId', ':id'));
    api.get(agent, async (c) => {
        const projectId = c.req.param('projectId') ?? '';
        const id = c.req.param('id') ?? '';
        const job = await options.findAgentJob(projectId, id);
        return job === undefined
            ? refuse(c, 404, `No agent job "${id}" in the project "${projectId}"`)
            : c.json(job);
    });
    for (const [path, allow] of [
        [start, 'POST'],
        [status, 'GET, HEAD'],
        [bundle, 'POST'],
        [agent, 'GET, HEAD'],
    ]) {
        api.all(path, (c) => {
            c.header('allow', allow);
            return refuse(c, 405, `${c.req.method} is not an operation of ${c.req.path}: use ${allow}`);
        });
    }
    api.notFound((c) => refuse(c, 404, `No such operation: ${c.req.method} ${c.req.path}`));
    api.onError((error, c) => {
        options.log?.warning(`The service could not answer ${c.req.method} ${c.req.path}: ${(0,failure/* messageOf */.bD)(error)}`);
        return refuse(c, 500, error instanceof failure/* Failure */.HR ? error.message : 'Internal error');
    });
    return api;
}
/** The body of a request, whether its length is told or not; undefined where it is too long, of which no more is read. */
async function shortText({ headers, body }) {
    if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
        return undefined;
    const pieces = [];
    let size = 0;
    for await (const piece of body ?? []) {
        size += piece.length;
        if (size > MAX_BODY_BYTES)
            return undefined;
        pieces.push(piece);
    }
    return Buffer.concat(pieces).toString();
}
function refuse(c, status, error) {
    return c.json({ error }, status);
}
function authorize(apiKey) {
    return async (c, next) => {
        const outcome = checkAuthorization(c.req.header('authorization'), apiKey);
        if (outcome === 'valid')
            return next();
        c.header('www-authenticate', outcome === 'missing' ? 'Bearer realm="admin-api"' : 'Bearer realm="admin-api", error="invalid_token"');
        return refuse(c, 401, outcome === 'missing'
            ? 'An API key is needed, in the header Authorization: Bearer <ADMIN_API_KEY>'
            : 'The API key is not valid');
    };
}
function parseStart(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return { error: `The body is not JSON: ${(0,failure/* messageOf */.bD)(error)}` };
    }
    const parsed = schemas/* StartExportRequest */.Yk.safeParse(value);
    if (parsed.success)
        return { request: parsed.data };
    const problems = parsed.error.issues.map(({ path, message }) => `${path.length === 0 ? 'body' : path.join('.')}: ${message}`);
    return { error: problems.join('; ') };
}
function unknownDomain(domain, domains) {
    return `No site for the domain "${domain}"; this service has ${[...domains].join(', ') || 'none'}`;
}

// EXTERNAL MODULE: ./lib/http/send-file.js
var send_file = __webpack_require__(59263);
;// CONCATENATED MODULE: ./lib/service/links.js

/** Adds an expiry (milliseconds since the epoch) and its signature to an address, as `?expires=\u2026&signature=\u2026`. */
function signLink(address, expires, secret) {
    const url = new URL(address);
    const text = String(expires);
    url.searchParams.set('expires', text);
    url.searchParams.set('signature', sign(url.pathname, text, secret));
    return url.href;
}
/** Whether a link was signed with `secret` for its very path and expiry, and is not over at `now`. */
function checkLink(link, now, secret) {
    const expires = link.searchParams.get('expires') ?? '';
    const given = Buffer.from(link.searchParams.get('signature') ?? '');
    const wanted = Buffer.from(sign(link.pathname, expires, secret));
    if (given.length !== wanted.length || !(0,external_node_crypto_.timingSafeEqual)(given, wanted))
        return 'forged';
    return now > Number(expires) ? 'expired' : 'valid';
}
function sign(path, expires, secret) {
    return (0,external_node_crypto_.createHmac)('sha256', secret).update(`${path}\n${expires}`).digest('hex');
}

;// CONCATENATED MODULE: ./lib/service/bundles.js



/** The path of a job's archive in the bundle storage. */
function bundlePath(jobId) {
    return `/bundles/${jobId}.tar.gz`;
}
/**
 * The bundle storage: answers requests for presigned links as an object storage does, errors in XML. A download can
 * be resumed (`Range`, `If-Range` with the strong ETag). It asks for no API key: the link is the permission.
 */
function createBundles(options) {
    const { clock, secret } = options;
    return async (request, response) => {
        const refuse = (status, code, message, details = {}) => {
            for (const name of ['etag', 'content-type', 'accept-ranges'])
                response.removeHeader(name);
            response.writeHead(status, { 'content-type': 'application/xml' });
            response.end(errorDocument({ Code: code, Message: message, ...details }));
        };
        const url = new URL(request.url ?? '/', 'http://bundles');
        if (request.method !== 'GET' && request.method !== 'HEAD') {
            response.setHeader('allow', 'GET, HEAD');
            return refuse(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource');
        }
        const check = checkLink(url, clock.now(), secret);
        if (check === 'forged')
            return refuse(403, 'SignatureDoesNotMatch', 'The signature of the link is not that of the service');
        if (check === 'expired') {
            return refuse(403, 'AccessDenied', 'Request has expired', {
                Expires: new Date(Number(url.searchParams.get('expires'))).toISOString(),
                ServerTime: new Date(clock.now()).toISOString(),
            });
        }
        const archive = options.find(/^\/bundles\/([^/]+)\.tar\.gz$/.exec(url.pathname)?.[1] ?? '');
        if (archive === undefined)
            return refuse(404, 'NoSuchKey', 'The specified key does not exist');
        try {
            await (0,send_file/* sendFile */.T)(request, response, {
                path: archive.path,
                headers: { etag: `"${archive.sha256}"`, 'content-type': 'application/gzip' },
            });
        }
        catch (error) {
            const status = (0,send_file/* statusOf */.c)(error);
            if (status === 416)
                return refuse(416, 'InvalidRange', 'The requested range is not satisfiable');
            if (status === 412)
                return refuse(412, 'PreconditionFailed', 'A precondition of the request does not hold');
            if (status === 404)
                return refuse(404, 'NoSuchKey', 'The specified key does not exist');
            options.log?.warning(`The service could not send ${archive.path}: ${(0,failure/* messageOf */.bD)(error)}`);
            refuse(500, 'InternalError', 'The archive cannot be read');
        }
    };
}
function errorDocument(fields) {
    const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const inner = Object.entries(fields).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${inner.join('')}</Error>`;
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./lib/bundle/write-gzip.js
var write_gzip = __webpack_require__(44032);
;// CONCATENATED MODULE: ./lib/service/archive.js



/** The same for every file, so that equal sites make equal bytes. Not 1970, which some programs take for a fault. */
const MODIFIED = new Date('1980-01-01T00:00:00Z');
/**
 * Writes the spooled files as `.tar.gz`, sorted by path. The bytes depend on nothing but the files (and the version
 * of zlib). Leaves nothing behind when it fails or is aborted.
 */
async function writeArchive(spool, path, events) {
    const { pack: createPack } = await __webpack_require__.e(/* import() */ 6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19));
    const pack = createPack();
    // What goes wrong while feeding surfaces in the pipeline, and the other way round.
    feed(pack, spool, events.onProgress).catch((error) => pack.destroy(error));
    try {
        return { path, ...(await (0,write_gzip/* writeGzip */.W)(pack, path, events.signal)) };
    }
    catch (error) {
        await (0,promises_.rm)(path, { force: true });
        throw error;
    }
}
async function* inTurn(parts, spool) {
    for (const part of parts)
        yield await spool.read(part);
}
async function feed(pack, spool, onProgress) {
    const paths = spool.paths();
    for (const [index, name] of paths.entries()) {
        const parts = spool.parts(name);
        const size = parts.reduce((sum, part) => sum + part.size, 0);
        const header = { name, size, mode: 0o644, mtime: MODIFIED, uid: 0, gid: 0 };
        const [first, second] = parts;
        if (first !== undefined && second === undefined) {
            const bytes = await spool.read(first);
            await new Promise((resolve, reject) => {
                pack.entry(header, (error) => (error ? reject(error) : resolve())).end(bytes);
            });
        }
        else {
            // For each page, this would take longer than packing does.
            await (0,external_node_stream_promises_.pipeline)(inTurn(parts, spool), pack.entry(header));
        }
        onProgress(index + 1, paths.length);
    }
    pack.finalize();
}

// EXTERNAL MODULE: ./lib/bundle/write-all.js
var write_all = __webpack_require__(33033);
// EXTERNAL MODULE: ./lib/site/site-file.js
var site_file = __webpack_require__(36823);
;// CONCATENATED MODULE: ./lib/service/spool.js





/** Creates an empty spool in a new file. */
async function createSpool(location) {
    const handle = await (0,disk_failure/* onDisk */.FC)(() => (0,promises_.open)(location, 'wx+'));
    const files = new Map();
    let end = 0;
    return {
        async add(file) {
            const { path } = file;
            if (files.has(path)) {
                throw new failure/* Failure */.HR('E_BUNDLE_UNSAFE', {
                    what: 'The site has two files of one name',
                    value: path,
                    fix: 'rename one of the pages or files that become it',
                });
            }
            const parts = [];
            files.set(path, parts);
            for (const bytes of (0,site_file/* piecesOf */.Xe)(file)) {
                const start = end;
                end += bytes.length;
                parts.push({ start, size: bytes.length });
                await (0,disk_failure/* onDisk */.FC)(() => (0,write_all/* writeAll */.f)(handle, bytes, start));
            }
        },
        paths: () => [...files.keys()].sort(),
        parts(path) {
            const parts = files.get(path);
            if (parts === undefined)
                throw new Error(`${path} is not in the spool`);
            return parts;
        },
        async read({ start, size }) {
            const bytes = Buffer.alloc(size);
            for (let done = 0; done < size;) {
                const { bytesRead } = await handle.read(bytes, done, size - done, start + done);
                if (bytesRead === 0)
                    throw new Error(`${location} ends before all of it is read`);
                done += bytesRead;
            }
            return bytes;
        },
        async remove() {
            await handle.close();
            await (0,promises_.rm)(location, { force: true });
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/export.js



/** The share of a job's progress that building takes; packing takes the rest. */
const BUILDING = 90;
/** Builds a site and packs it into an archive at `path`. Rejects with the source's error, or the signal's reason. */
async function exportSite(source, request, path, { signal, onProgress }) {
    const spool = await createSpool(`${path}.spool`);
    try {
        const { pages } = await source.build(request, {
            signal,
            onFile(file) {
                signal.throwIfAborted();
                return spool.add(file);
            },
            onProgress: (done, total) => onProgress(total === 0 ? 0 : (done / total) * BUILDING, total),
        });
        const archive = await (0,disk_failure/* onDisk */.FC)(() => writeArchive(spool, path, {
            signal,
            onProgress: (done, total) => onProgress(BUILDING + (done / total) * (100 - BUILDING), pages.length),
        }));
        return { archive, pageCount: pages.length };
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        await spool.remove();
    }
}

;// CONCATENATED MODULE: ./lib/service/jobs.js


/** A queue of export jobs, first come, first served (spec/admin-api, section 3). */
function createJobs({ run, clock, concurrency, onChange }) {
    const jobs = new Map();
    const queue = [];
    const working = new Set();
    const stopping = new AbortController();
    const now = () => new Date(clock.now()).toISOString();
    const change = (id, changes) => {
        const before = jobs.get(id);
        if (before === undefined)
            return;
        const job = { ...before, ...changes, updatedAt: now() };
        jobs.set(id, job);
        if (job.status !== before.status)
            onChange?.(job);
    };
    const work = async (id, request) => {
        change(id, { status: 'running' });
        try {
            const done = await run(id, request, {
                signal: stopping.signal,
                onProgress(progress, pageCount) {
                    const percent = Math.min(100, Math.floor(progress * 10) / 10);
                    change(id, { progress: Math.max(percent, jobs.get(id)?.progress ?? 0), pageCount });
                },
            });
            change(id, { status: 'completed', progress: 100, ...done });
        }
        catch (error) {
            change(id, { status: 'failed', error: (0,failure/* messageOf */.bD)(error) });
        }
    };
    const next = () => {
        if (working.size >= concurrency)
            return;
        const job = jobs.get(queue.shift() ?? '');
        if (job === undefined)
            return;
        const turn = work(job.id, job.request).finally(() => {
            working.delete(turn);
            next();
        });
        working.add(turn);
    };
    return {
        start(request) {
            const createdAt = now();
            const job = {
                id: (0,external_node_crypto_.randomUUID)(),
                request,
                status: 'queued',
                progress: 0,
                pageCount: 0,
                createdAt,
                updatedAt: createdAt,
            };
            jobs.set(job.id, job);
            queue.push(job.id);
            // Not at once: the caller is answered with the job as it was queued.
            setImmediate(next);
            return job;
        },
        find: (id) => jobs.get(id),
        forget(id) {
            jobs.delete(id);
        },
        async stop() {
            const reason = new failure/* Failure */.HR('E_CANCELLED', { what: 'The service was stopped before the job ended' });
            stopping.abort(reason);
            for (const id of queue.splice(0))
                change(id, { status: 'failed', error: reason.message });
            await Promise.all(working);
        },
        all: () => jobs.values(),
    };
}

;// CONCATENATED MODULE: ./lib/service/kept-jobs.js
/** The latest jobs of a domain, which stay reusable as long as the service runs (spec/admin-api, section 1). */
const KEPT = 20;
/**
 * The jobs whose archives may go, so that a service that runs for weeks does not fill its disk: those that ended, that
 * this many later ones of the same domain stand behind, and that nobody can still be about to download.
 * `neededUntil` gives the milliseconds since the epoch until which somebody may.
 */
function jobsToForget(jobs, now, neededUntil) {
    const byDomain = Map.groupBy(jobs, ({ request }) => request.domain);
    return [...byDomain.values()].flatMap((all) => all
        .filter(({ status }) => status === 'completed' || status === 'failed')
        .slice(0, -KEPT)
        .filter((job) => neededUntil(job) < now));
}

;// CONCATENATED MODULE: ./lib/service/service.js














const HOST = '127.0.0.1';
const HOUR_MS = 3_600_000;
/** Time for jobs and answers to end on close. */
const GRACE_MS = 3000;
/**
 * Starts the embedded Admin API (spec/admin-api) on this machine: export jobs, presigned bundle links, agent jobs.
 * Rejects with E_PORT when the port is taken, with E_BUNDLE_WRITE when nothing can be stored.
 */
async function startService(options) {
    const { clock, storage, log, linkLifetimeMs = HOUR_MS } = options;
    // Bundle links do not outlive the service.
    const secret = (0,external_node_crypto_.randomBytes)(32).toString('hex');
    const sites = new Map([...options.sites].map(([domain, source]) => [domain.toLowerCase(), source]));
    await (0,disk_failure/* onDisk */.FC)(async () => (0,make_folder/* makeFolder */.f)(storage));
    /** By job, when the last link to its bundle ends. */
    const linkEnds = new Map();
    const jobs = createJobs({
        clock,
        concurrency: options.concurrency ?? 1,
        async run(id, request, events) {
            const source = sites.get(request.domain);
            if (source === undefined)
                throw new Error(`No site for the domain "${request.domain}"`);
            const { version, paths } = request;
            return exportSite(source, { version, paths }, (0,external_node_path_.join)(storage, `${id}.tar.gz`), events);
        },
        onChange(job) {
            const why = job.error === undefined ? '' : `: ${job.error}`;
            log?.debug(`export job ${job.id} of ${job.request.domain} is ${job.status}${why}`);
            options.onJob?.(job);
            void forgetOld();
        },
    });
    /** Who has not asked for a link yet has as much time for it as a link. */
    const neededUntil = ({ id, updatedAt }) => linkEnds.get(id) ?? Date.parse(updatedAt) + linkLifetimeMs;
    const forgetOld = async () => {
        for (const { id, archive } of jobsToForget(jobs.all(), clock.now(), neededUntil)) {
            jobs.forget(id);
            linkEnds.delete(id);
            if (archive === undefined)
                continue;
            await (0,promises_.rm)(archive.path, { force: true }).catch((error) => {
                log?.warning(`The service could not remove ${archive.path}: ${(0,failure/* messageOf */.bD)(error)}`);
            });
        }
    };
    const bundles = createBundles({ secret, clock, find: (id) => jobs.find(id)?.archive, log });
    const api = await createApi({
        apiKey: options.apiKey,
        domains: new Set(sites.keys()),
        jobs,
        findAgentJob: options.agentJobs ?? (async () => undefined),
        link(job) {
            const expires = clock.now() + linkLifetimeMs;
            linkEnds.set(job.id, expires);
            return {
                bundleUrl: signLink(`${url}${bundlePath(job.id)}`, expires, secret),
                expiresAt: new Date(expires).toISOString(),
            };
        },
        log,
    });
    const { getRequestListener } = await __webpack_require__.e(/* import() */ 6652).then(__webpack_require__.bind(__webpack_require__, 26652));
    // Replacing the global Response would break others in this process, such as loading WebAssembly.
    const answerApi = getRequestListener(api.fetch, { overrideGlobalObjects: false });
    const server = (0,external_node_http_.createServer)((request, response) => {
        const answer = request.url?.startsWith('/bundles/') ? bundles : answerApi;
        answer(request, response).catch((error) => response.destroy(error));
    });
    const url = await (0,http_server/* listen */.K)(server, HOST, options.port ?? 0);
    return {
        url,
        async close() {
            const stopped = new AbortController();
            const grace = clock.sleep(GRACE_MS, stopped.signal).catch(() => undefined);
            await Promise.all([(0,http_server/* closeServer */.q)(server, clock, GRACE_MS), Promise.race([jobs.stop(), grace])]);
            stopped.abort();
            for (const { archive } of jobs.all())
                if (archive !== undefined)
                    await (0,promises_.rm)(archive.path, { force: true });
        },
    };
}


/***/ }),

/***/ 36823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ placedAt),
/* harmony export */   Xe: () => (/* binding */ piecesOf),
/* harmony export */   m2: () => (/* binding */ asSiteFile)
/* harmony export */ });
/** A file of the project as one of its site. */
function asSiteFile(files, path) {
    const pieces = files.pieces?.(path);
    if (pieces === undefined)
        return { path, bytes: files.read(path) };
    return {
        path,
        pieces,
        get bytes() {
            return files.read(path);
        },
    };
}
/** The same file at another path. */
function placedAt(path, file) {
    return {
        path,
        pieces: file.pieces,
        get bytes() {
            return file.bytes;
        },
    };
}
/** The bytes of a file, of a large one piece by piece, each in memory that the next one takes again. */
function piecesOf(file) {
    return file.pieces?.() ?? [file.bytes];
}


/***/ })

};
return { ids, modules }; })
