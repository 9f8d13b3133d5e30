((__CHUNK_IMPORT_META__) => {'use strict';const id = 9078;
const ids = [9078];
const modules = {

/***/ 98895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ secureConnectionProblem)
/* harmony export */ });
/** Codes of OpenSSL and Node.js for a certificate whose authority is not known here. */
const UNKNOWN_AUTHORITY = /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE)$/;
/** Codes of certificates that are known and wrong: too old, too new, of another host, revoked. */
const WRONG_CERTIFICATE = /^(CERT_\w+|ERR_TLS_CERT_\w+|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)$/;
/** Codes of an answer that is no handshake, or one without a common protocol. */
const NO_HANDSHAKE = /^(EPROTO|ERR_SSL_\w+)$/;
/** Why no secure connection came about, and what to do; undefined where something else went wrong. */
function secureConnectionProblem(error) {
    for (let one = error; one instanceof Error; one = one.cause) {
        const { code = '', isOfProxy = false } = one;
        const whose = isOfProxy ? 'the certificate of the proxy of the environment' : 'its certificate';
        if (UNKNOWN_AUTHORITY.test(code))
            return {
                why: `${whose} is of an authority unknown here (${code})`,
                fix: authorityFix(process.env.NODE_EXTRA_CA_CERTS),
            };
        if (WRONG_CERTIFICATE.test(code))
            return { why: `${whose} is not valid: ${one.message}`, fix: 'renew or correct the certificate' };
        if (!NO_HANDSHAKE.test(code))
            continue;
        if (isOfProxy)
            return {
                why: `the proxy of the environment does not answer as https:// wants it (${code})`,
                fix: 'write its address with http:// in HTTPS_PROXY: most proxies are spoken to so, whatever is asked through them',
            };
        return {
            why: `it does not answer as https:// wants it (${code})`,
            fix: 'correct the address and its port, or write http:// where it has no TLS',
        };
    }
    return undefined;
}
function authorityFix(given) {
    return given
        ? `NODE_EXTRA_CA_CERTS names ${given}: see that this file can be read when the step starts, and holds in PEM the authority that signed the certificate`
        : 'set NODE_EXTRA_CA_CERTS in the env of the step to the PEM file of the authority that signed the certificate';
}


/***/ }),

/***/ 60625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createHttpClient)
});

;// CONCATENATED MODULE: ./lib/http/abort.js
/**
 * One listener a signal, whatever the number of requests under way: a signal looks through all it has for each. In
 * places that are used again: the tables that a Set leaves behind as members come and go keep these alive until V8 next
 * collects old objects, which for thousands of requests took a sixth of their processor time.
 */
const waiting = new WeakMap();
/** Calls `tell` when the signal aborts, unless what it returns is called before. */
function onAbort(signal, tell) {
    const { places, free } = waiting.get(signal) ?? listenTo(signal);
    const place = free.pop() ?? places.length;
    places[place] = tell;
    return () => {
        if (places[place] !== tell)
            return;
        places[place] = undefined;
        free.push(place);
    };
}
function listenTo(signal) {
    const places = [];
    const free = [];
    signal.addEventListener('abort', () => {
        for (const tell of places)
            tell?.();
        places.length = 0;
        free.length = 0;
    });
    waiting.set(signal, { places, free });
    return { places, free };
}
/** What a promise comes to, or the reason of the signal where that aborts first; whatever comes later is dropped. */
function unlessAborted(promise, signal) {
    return new Promise((resolve, reject) => {
        const forget = onAbort(signal, () => reject(signal.reason));
        if (signal.aborted)
            reject(signal.reason);
        promise.then(resolve, reject).finally(forget);
    });
}

// EXTERNAL MODULE: ./lib/http/endless.js
var endless = __webpack_require__(65208);
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

// EXTERNAL MODULE: ./lib/http/proxy.js
var proxy = __webpack_require__(30768);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./lib/http/whole.js





/**
 * Sends a request and reads its answer to the end, through undici's own callbacks: no stream for the answer and no
 * listener of its own on the signal, which together cost as much as the exchange itself.
 */
function askWhole(dispatcher, { url, method, body, signal }, prepared, limits) {
    return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const { origin, path } = partsOf(url);
        let controller;
        let answer;
        const decoder = new external_node_string_decoder_.StringDecoder();
        let text = '';
        let exceeded;
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
                resolve(new WholeAnswer(answer.status, answer.headers, text + decoder.end()));
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
                exceeded ??= (0,endless/* watchAnswer */.c_)(limits);
                const error = exceeded(chunk.length);
                // This ends the request, too: undici hands it on to onResponseError.
                if (error !== undefined)
                    controller?.abort(error);
            },
            onResponseEnd: ended,
            onResponseError(_, error) {
                forget();
                reject(error);
            },
        });
    });
}
/**
 * A class for its accessor: V8 gives each object that is written with one a shape of its own, which keeps what the
 * accessor knows alive until old objects are collected.
 */
class WholeAnswer {
    status;
    headers;
    text;
    constructor(status, headers, text) {
        this.status = status;
        this.headers = headers;
        this.text = text;
    }
    get body() {
        return external_node_stream_.Readable.from([Buffer.from(this.text)]);
    }
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

;// CONCATENATED MODULE: ./lib/http/client.js





/** Longest silence of the other side. */
const QUIET_MS = 30_000;
/**
 * An HTTP client over undici: keep-alive, and the proxy of HTTP_PROXY, HTTPS_PROXY and NO_PROXY.
 * Loaded at the first request, so that a run that fails early starts fast, and of undici only what sends requests:
 * with its fetch, caches and mocks it takes twice the time and 13 MB more.
 */
function createHttpClient(options = {}) {
    let loaded;
    const load = async () => {
        const { proxies, refused } = usableProxies();
        const [{ default: AnyDispatcher }, { default: api }] = await Promise.all([
            __webpack_require__.e(/* import() */ 883).then(__webpack_require__.t.bind(__webpack_require__, 30883, 19)),
            Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(6615)]).then(__webpack_require__.t.bind(__webpack_require__, 56615, 19)),
        ]);
        // As undici's own index does.
        Object.assign(AnyDispatcher.prototype, api);
        const settings = {
            connections: options.connections ?? 128,
            connect: { timeout: options.connectTimeoutMs ?? 10_000 },
        };
        if (proxies.httpProxy === '' && proxies.httpsProxy === '') {
            // Whether a host is behind a proxy is asked for each request: without one nobody has to.
            const { default: Agent } = await Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(628), __webpack_require__.e(7405)]).then(__webpack_require__.t.bind(__webpack_require__, 57405, 19));
            return { dispatcher: new Agent(settings), refused };
        }
        const { default: EnvHttpProxyAgent } = await Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(628), __webpack_require__.e(3137)]).then(__webpack_require__.t.bind(__webpack_require__, 53137, 19));
        const { default: Pool } = await Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(628)]).then(__webpack_require__.t.bind(__webpack_require__, 30628, 19));
        const clientFactory = (0,proxy/* proxyConnections */.c5)(Pool, QUIET_MS);
        return { dispatcher: new EnvHttpProxyAgent({ ...proxies, ...settings, clientFactory }) };
    };
    return {
        async http(request) {
            loaded ??= load();
            const { dispatcher, refused } = await loaded;
            if (refused !== undefined && !(0,proxy/* isThisMachine */.YY)(new URL(request.url).hostname))
                throw refused;
            const prepared = {
                headers: { 'user-agent': 'docs-export-action', ...request.headers },
                headersTimeout: request.headersTimeoutMs ?? QUIET_MS,
                bodyTimeout: QUIET_MS,
            };
            if (request.whole === true)
                return askWhole(dispatcher, request, prepared, options.answerLimits ?? endless/* SMALL_ANSWER */.Vl);
            const { origin, pathname, search } = new URL(request.url);
            const { method, body = null, signal } = request;
            const sent = { origin, path: pathname + search, method, body, signal, ...prepared };
            // undici hears of a signal only once there is a connection.
            const response = await unlessAborted(dispatcher.request(sent), signal);
            // undici reports a body that is destroyed unread as an error; whoever reads one still gets its errors.
            response.body.on('error', () => { });
            return { status: response.statusCode, headers: flatten(response.headers), body: response.body };
        },
        async close() {
            if (loaded === undefined)
                return;
            // What could not be loaded has told so where it was needed.
            await (await loaded.catch(() => undefined))?.dispatcher.destroy();
        },
    };
}
/** The proxies of the environment; where they cannot be used none, and why: this machine is reached all the same. */
function usableProxies() {
    try {
        return { proxies: (0,proxy/* readProxies */.rq)(process.env) };
    }
    catch (refused) {
        return { proxies: { httpProxy: '', httpsProxy: '', noProxy: '' }, refused };
    }
}


/***/ }),

/***/ 65208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   TJ: () => (/* binding */ limited),
/* harmony export */   VN: () => (/* binding */ LARGE_ANSWER),
/* harmony export */   Vl: () => (/* binding */ SMALL_ANSWER),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c_: () => (/* binding */ watchAnswer),
/* harmony export */   dn: () => (/* binding */ flowing),
/* harmony export */   pV: () => (/* binding */ ENDLESS),
/* harmony export */   sE: () => (/* binding */ DRIPPING)
/* harmony export */ });
/** Of an answer that is held as a whole: a page of a listing has a few MB. */
const SMALL_ANSWER = { mostBytes: 64 * 2 ** 20, longestMs: 5 * 60_000 };
/** Of one that is read as it comes: the manifest of half a million files. */
const LARGE_ANSWER = { mostBytes: 2 ** 30, longestMs: 30 * 60_000 };
const ENDLESS = 'UND_ERR_ENDLESS';
/** Counts what has come of one answer; answers with an error of the network where it exceeds a limit. */
function watchAnswer({ mostBytes, longestMs }) {
    const started = performance.now();
    let size = 0;
    return (bytes) => {
        size += bytes;
        if (size <= mostBytes && performance.now() - started <= longestMs)
            return undefined;
        return Object.assign(new Error('the answer does not come to an end'), { code: ENDLESS });
    };
}
/** The pieces of an answer, up to its limits; rejects with an error of the network where it exceeds one. */
async function* limited(body, limits = LARGE_ANSWER) {
    const exceeded = watchAnswer(limits);
    for await (const piece of body) {
        const error = exceeded(piece.length);
        if (error !== undefined)
            throw error;
        yield piece;
    }
}
const DRIPPING = 'UND_ERR_DRIPPING';
/** What comes more slowly comes to no end that anybody waits for: 1 kB/s. Less at once is no rule, networks falter. */
const LEAST_BYTES = 60_000;
const WINDOW_MS = 60_000;
/** The pieces of a large download; rejects with an error of the network where hardly anything comes for a minute. */
async function* flowing(body, { now }) {
    let since = now();
    let size = 0;
    for await (const piece of body) {
        size += piece.length;
        if (now() - since >= WINDOW_MS) {
            // Not handed on: what was asked for is not whole then, and can be gone on with.
            if (size < LEAST_BYTES)
                throw Object.assign(new Error('the answer only drips'), { code: DRIPPING });
            since = now();
            size = 0;
        }
        yield piece;
    }
}
/** The bytes of a small answer; rejects as {@link limited} does. */
async function bytesOf(body, limits = SMALL_ANSWER) {
    const pieces = [];
    for await (const piece of limited(body, limits))
        pieces.push(piece);
    return Buffer.concat(pieces);
}
/** The text of a small answer; rejects as {@link limited} does. */
async function textOf(body, limits = SMALL_ANSWER) {
    return (await bytesOf(body, limits)).toString();
}


/***/ }),

/***/ 30768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ directHosts),
/* harmony export */   YY: () => (/* binding */ isThisMachine),
/* harmony export */   c5: () => (/* binding */ proxyConnections),
/* harmony export */   rq: () => (/* binding */ readProxies)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _certificate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98895);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28394);




/** No proxy reaches this machine itself, nor so the embedded service, whatever the environment says. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Whether a host name of an address means this machine. */
function isThisMachine(hostname) {
    return LOOPBACK.includes(hostname);
}
/**
 * Reads HTTP_PROXY, HTTPS_PROXY and NO_PROXY, in small letters first; an address without a scheme is one of http, as
 * other programs take it. Throws E_INPUT_INVALID, which shows no password, for a proxy of another kind.
 */
function readProxies(env) {
    return {
        httpProxy: readProxy('HTTP_PROXY', env.http_proxy ?? env.HTTP_PROXY ?? ''),
        httpsProxy: readProxy('HTTPS_PROXY', env.https_proxy ?? env.HTTPS_PROXY ?? ''),
        noProxy: directHosts(env).split(',').map(inBrackets).join(','),
    };
}
/**
 * Hosts that an environment wants to be asked directly, and this machine itself, as NO_PROXY names them; `*` where it
 * wants so of all, which means that only where it stands alone.
 */
function directHosts(env) {
    const named = (env.no_proxy ?? env.NO_PROXY ?? '').split(/[,\s]+/).filter((one) => one !== '');
    return named.includes('*') ? '*' : [...named, ...LOOPBACK].join(',');
}
/** Addresses of IPv6 stand bare in NO_PROXY, as a rule; in an address they do not. */
function inBrackets(host) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(host) ? new URL(`http://[${host}]`).hostname : host;
}
function readProxy(name, given) {
    const value = given.trim();
    if (value === '')
        return '';
    const address = /^[a-z][\w+.-]*:\/\//i.test(value) ? value : `http://${value}`;
    const url = URL.parse(address);
    if (url !== null && /^https?:$/.test(url.protocol))
        return address;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_INPUT_INVALID', {
        what: 'The proxy of the environment cannot be used',
        value: name,
        why: url === null ? 'it is no address' : `${url.protocol.slice(0, -1)} is not http or https`,
        fix: 'write it as http://host:port, or name the hosts that are reached without it in NO_PROXY and remove it',
    });
}
/**
 * Makes the connections to a proxy itself, so that its failures are told from those of who is asked through it. One that
 * hangs up on a CONNECT has a code of its own: what undici says there, it takes for a connection that was idle too long,
 * and asks the proxy again at once and without end.
 */
function proxyConnections(AnyPool, quietMs) {
    return (proxy, options) => {
        const pool = new AnyPool(proxy, { ...options, headersTimeout: quietMs });
        const connect = pool.connect.bind(pool);
        return Object.assign(pool, {
            async connect(tunnel) {
                return connect(tunnel).catch((error) => {
                    const found = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .networkErrorIn */ .kk)(error);
                    const insecure = error instanceof Error && (0,_certificate_js__WEBPACK_IMPORTED_MODULE_3__/* .secureConnectionProblem */ .N)(error) !== undefined;
                    if (found === undefined && !insecure)
                        throw error;
                    const { message, code, hostname, address, port } = (found ?? error);
                    throw Object.assign(new Error(message, { cause: error }), {
                        ...{ hostname, address, port, isOfProxy: true },
                        code: code === 'UND_ERR_SOCKET' ? _retry_js__WEBPACK_IMPORTED_MODULE_2__/* .PROXY_HUNG_UP */ .oZ : code,
                    });
                });
            },
        });
    };
}


/***/ }),

/***/ 28394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ createRetryBudget),
/* harmony export */   Nl: () => (/* binding */ ASKS),
/* harmony export */   PS: () => (/* binding */ isRetryableStatus),
/* harmony export */   R$: () => (/* binding */ retrying),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   Xb: () => (/* binding */ neverReached),
/* harmony export */   YA: () => (/* binding */ askingToWait),
/* harmony export */   a0: () => (/* binding */ networkErrorCode),
/* harmony export */   gy: () => (/* binding */ tryingAgain),
/* harmony export */   kk: () => (/* binding */ networkErrorIn),
/* harmony export */   oZ: () => (/* binding */ PROXY_HUNG_UP),
/* harmony export */   vd: () => (/* binding */ proxyRefusal)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

const DEFAULT_RETRIES = { attempts: 5, baseMs: 500, maxMs: 30_000 };
/** What people are told of an attempt that failed, before the next. */
function tryingAgain(reason, pauseMs) {
    return `${reason}; trying again in ${(pauseMs / 1000).toFixed(1)} s`;
}
/** Statuses that may pass on another try (design, rule 3). */
function isRetryableStatus(status) {
    return status === 408 || status === 425 || status === 429 || status >= 500;
}
const NETWORK_ERRORS = /^(ECONNRESET|ECONNREFUSED|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_\w+)$/;
/** The code of a proxy that closes the connection instead of leading to the service. */
const PROXY_HUNG_UP = 'UND_ERR_PROXY_HUNG_UP';
/** Failures that come before a single byte was sent: the request provably did not reach the service. */
const NOT_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ENETUNREACH',
    'EHOSTUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
    PROXY_HUNG_UP,
]);
/** The network error in anything thrown, searched through causes and aggregates. */
function networkErrorIn(error) {
    if (!(error instanceof Error))
        return undefined;
    if (isNetworkError(error))
        return error;
    const inner = error instanceof AggregateError ? error.errors : [error.cause];
    for (const one of inner) {
        const found = networkErrorIn(one);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function isNetworkError(error) {
    return 'code' in error && typeof error.code === 'string' && NETWORK_ERRORS.test(error.code);
}
/** The code of a network error, searched through causes and aggregates. */
function networkErrorCode(error) {
    return networkErrorIn(error)?.code;
}
/** The status of a proxy that would not lead to the service; undici tells it in words only. */
function proxyRefusal(error) {
    if (!(error instanceof Error))
        return undefined;
    const status = /^Proxy response \((\d{3})\)/.exec(error.message)?.[1];
    return status === undefined ? proxyRefusal(error.cause) : Number(status);
}
/** Whether a request that failed this way surely never reached the service. */
function neverReached(error) {
    if (proxyRefusal(error) !== undefined)
        return true;
    const code = networkErrorCode(error);
    return code !== undefined && NOT_SENT.has(code);
}
/**
 * Milliseconds that a Retry-After header asks for (seconds or a date), if it can be read; where it comes twice, the first.
 * A date is by the clock of who answered, which the header Date tells.
 */
function retryAfterMs(headers, now) {
    const header = headers['retry-after'];
    if (header === undefined || header.trim() === '')
        return undefined;
    const seconds = Number(header.split(',', 1)[0]);
    if (Number.isFinite(seconds))
        return Math.max(0, seconds * 1000);
    const date = Date.parse(header);
    const theirNow = Date.parse(headers.date ?? '');
    return Number.isNaN(date) ? undefined : Math.max(0, date - (Number.isNaN(theirNow) ? now : theirNow));
}
/** Tries until an attempt is done, pausing in between; the last attempt's error is thrown when attempts or budget end. */
async function retrying(attempt, context) {
    const policy = context.policy ?? DEFAULT_RETRIES;
    const budget = context.budget ?? createRetryBudget();
    for (let number = 1;; number += 1) {
        context.signal.throwIfAborted();
        const outcome = await attempt(number);
        if (outcome.done)
            return outcome.value;
        if (number >= policy.attempts)
            throw outcome.error;
        const backoff = Math.min(policy.maxMs, policy.baseMs * 2 ** (number - 1));
        const jittered = backoff * (0.5 + (context.random ?? Math.random)() / 2);
        // To come back sooner than asked is to be refused again.
        const pause = Math.max(jittered, outcome.retryAfter ?? 0);
        if (pause > budget.remainingMs)
            throw withAskedWait(outcome.error, outcome.retryAfter);
        budget.remainingMs -= pause;
        context.onRetry?.(outcome.error, pause, number);
        await context.clock.sleep(pause, context.signal);
    }
}
/** The failure of a service that asks for a longer wait than there is time for, which tells so. */
function withAskedWait(error, retryAfter) {
    if (!(error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || retryAfter === undefined || error.why?.includes(ASKS))
        return error;
    const { code, what, value, why, fix } = error;
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(code, {
        what,
        value,
        why: askingToWait(why ?? 'it refused', retryAfter),
        fix,
        cause: error,
    });
}
/** What is said of a service that wants nobody to come back sooner. */
const ASKS = 'asks to wait';
/** Why a request failed, and how long the service wants nobody to come back, where it says so. */
function askingToWait(why, retryAfter) {
    return retryAfter ? `${why}, and ${ASKS} ${Math.ceil(retryAfter / 1000)} s` : why;
}
/** The budget of one run: five minutes of pauses, far more than a healthy service needs. */
function createRetryBudget() {
    return { remainingMs: 5 * 60_000 };
}


/***/ }),

/***/ 35934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ problemLine),
/* harmony export */   h: () => (/* binding */ InvalidInputs)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _log_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34019);


/** Characters of a value that are shown: enough to know it again. */
const MOST_SHOWN = 300;
/** `input: value: why: fix [code]`, on one line, without what is secret in the value, and not all of what is very long. */
function problemLine({ input, value, why, fix, code }) {
    const secrets = new Set(value.match(_log_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .CREDENTIALS */ .tG));
    const safe = (text) => (0,_log_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutQuerySecrets */ .yv)([...secrets].reduce((left, secret) => left.replaceAll(secret, '***@'), text));
    const line = safe(value).replaceAll(/\s*\n\s*/g, ' \u23ce ') || '(empty)';
    const shown = line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN).toWellFormed()}\u2026` : line;
    return `${input}: ${shown}: ${safe(why)}: ${safe(fix)} [${code}]`;
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

/***/ 62111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ harmless)
/* harmony export */ });
/**
 * The words of others, the same to read, and no command of a GitHub runner: a space without width stands in what it
 * looks for at the start of a line, in the old form anywhere.
 */
function harmless(text) {
    return text.replaceAll(/^\s*(?=::)/gm, '$&\u200b').replaceAll('##[', '##\u200b[');
}


/***/ }),

/***/ 4817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ placed)
/* harmony export */ });
/** A message with its place in front, as compilers write it: `docs/a.mdx:3:1  No such page`. */
function placed(message, place) {
    if (place === undefined)
        return message;
    const { file, line, column } = place;
    return `${[file, line, column].filter((part) => part !== undefined).join(':')}  ${message}`;
}


/***/ }),

/***/ 34019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ secretsOfLink),
/* harmony export */   _S: () => (/* binding */ withoutLinkSecrets),
/* harmony export */   c3: () => (/* binding */ SHORTEST_SECRET),
/* harmony export */   gE: () => (/* binding */ createSecrets),
/* harmony export */   tG: () => (/* binding */ CREDENTIALS),
/* harmony export */   yv: () => (/* binding */ withoutQuerySecrets)
/* harmony export */ });
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39354);

/** What may be a password in an address. */
const CREDENTIALS = /(?<=:\/\/)[^/\s@]+@/g;
/** Shorter values would blank out ordinary words. */
const SHORTEST_SECRET = 6;
/** Creates an empty set of secrets. URL-encoded, JSON-escaped and Base64 forms are masked with the value. */
function createSecrets() {
    const known = new Set();
    // Longest first, so that a secret inside another does not leave its rest behind.
    let ordered = [];
    return {
        add(secret) {
            const value = secret.trim();
            if (value.length < SHORTEST_SECRET)
                return;
            for (const form of formsOf(value))
                known.add(form);
            ordered = [...known].sort((a, b) => b.length - a.length);
        },
        redact(text) {
            let shown = text;
            for (const secret of ordered)
                shown = shown.replaceAll(secret, '***');
            return shown;
        },
    };
}
function formsOf(value) {
    return [
        value,
        ...urlFormsOf(value),
        JSON.stringify(value).slice(1, -1),
        ...[0, 1, 2].flatMap((before) => base64Of(value, before)),
    ];
}
/** What a value looks like in addresses and forms: some encode more than others, and some in small letters. */
function urlFormsOf(value) {
    // A lone surrogate has no URL-encoded form.
    const text = value.toWellFormed();
    const strict = (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeStrictly */ .jR)(text);
    return [encodeURIComponent(text), strict, strict.replaceAll('%20', '+')].flatMap((form) => [
        form,
        form.replace(/%[\dA-F]{2}/g, (sign) => sign.toLowerCase()),
    ]);
}
/** Shorter ones could stand in any word. */
const SHORTEST_BASE64 = 12;
/**
 * What a value looks like in Base64, in both alphabets, as often as `before` bytes stand in front of it modulo 3: the
 * characters that are the value's alone, so that it is found also inside of `user:value`.
 */
function base64Of(value, before) {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]);
    const first = before === 0 ? 0 : before + 1;
    const last = Math.floor((bytes.length * 8) / 6);
    const form = bytes.toString('base64').slice(first, last);
    const urlForm = bytes.toString('base64url').slice(first, last);
    return form.length < SHORTEST_BASE64 ? [] : [form, urlForm];
}
/** Parts of links that say when, how and for whom, and open nothing. */
const HARMLESS = /date|expires|algorithm|version|content|disposition|headers|region|partnumber|access-?id/i;
/** What opens something is longer. */
const SHORTEST_VALUE = 16;
/**
 * The parts of a presigned link that must be masked with it: the link itself, its password, and the query values that
 * may be what opens it, as they stand there and decoded.
 */
function secretsOfLink(link) {
    const url = URL.parse(link);
    if (url === null)
        return [link];
    const values = url.search
        .slice(1)
        .split('&')
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
        .filter(([name, value]) => isOpening(name, value))
        .flatMap(([, value]) => [value, new URLSearchParams(`value=${value}`).get('value') ?? '']);
    return [link, url.search.slice(1), url.password, ...new Set(values)].filter((part) => part !== '');
}
/** A pair of a query. */
const PAIR = /(?<=[?&])([^\s=&#?]+)=([^\s&#"'<>)]+)/g;
/** A text of somebody else's whose links keep no password and nothing else that opens them. */
function withoutLinkSecrets(text) {
    return withoutQuerySecrets(text.replaceAll(CREDENTIALS, '***@'));
}
/** A text whose links keep nothing in their queries that opens them. */
function withoutQuerySecrets(text) {
    return text.replaceAll(PAIR, (pair, name, value) => isOpening(name, value) ? `${name}=***` : pair);
}
function isOpening(name, value) {
    // Not the names of headers that are signed, such as `host`.
    if (/sig(?!ned)|token|credential|policy|key/i.test(name))
        return true;
    return value.length >= SHORTEST_VALUE && !HARMLESS.test(name);
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

/***/ 39354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   EP: () => (/* binding */ searchOf),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   jR: () => (/* binding */ encodeStrictly),
/* harmony export */   jr: () => (/* binding */ changedBetween)
/* harmony export */ });
/** A part of an address with its `%20` and the like as characters; one with a percent sign of its own as it is. */
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** A path as it stands in a URL, each segment encoded by itself. */
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}
/** `encodeURIComponent`, and the five characters it leaves that RFC 3986 reserves. */
function encodeStrictly(text) {
    return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
/** A query as it stands behind a path, `?` included; a name with several values stands there several times. */
function searchOf(query) {
    const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => `${encodeStrictly(name)}=${encodeStrictly(one ?? '')}`));
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
/**
 * An address with what lies between some of its encoded signs changed. `kept` finds each of these, in a group: as
 * characters they would mean something else.
 */
function changedBetween(address, kept, change) {
    if (!address.includes('%'))
        return change(address);
    const pieces = address.split(kept);
    return pieces.map((piece, at) => (at % 2 === 1 ? piece : change(piece))).join('');
}


/***/ })

};
return { ids, modules }; })
