((__CHUNK_IMPORT_META__) => {'use strict';const id = 490;
const ids = [490];
const modules = {

/***/ 84810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ networkWords)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _certificate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98895);
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
    if (status === 407)
        return 'the proxy of the environment wants another user and password than it is given (407)';
    if (status !== undefined)
        return `the proxy of the environment answered ${status}`;
    const found = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .networkErrorIn */ .kk)(error);
    // OpenSSL's own words name a line of its source.
    if (found === undefined)
        return (0,_certificate_js__WEBPACK_IMPORTED_MODULE_3__/* .secureConnectionProblem */ .N)(error)?.why ?? (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
    const { code, hostname, address, port, isOfProxy } = found;
    const place = hostname ?? (address === undefined ? '' : `${address}:${port}`);
    const where = place === '' ? code : `${code} ${place}`;
    const words = WORDS[code];
    const said = words === undefined ? where : `${words} (${where})`;
    return isOfProxy && code !== _retry_js__WEBPACK_IMPORTED_MODULE_2__/* .PROXY_HUNG_UP */ .oZ
        ? `the proxy of the environment cannot be reached: ${said}`
        : said;
}


/***/ }),

/***/ 80490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkLinks: () => (/* binding */ checkLinks)
});

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./lib/text/literal-in.js
var literal_in = __webpack_require__(84650);
;// CONCATENATED MODULE: ./lib/link-check/addresses.js


/** Hosts that documentation writes down for none in particular (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example|test|invalid|localhost|local|internal|example\.(com|net|org))$/i;
/** What a reader is to put something of their own in the place of. */
const PLACEHOLDER = /[<>{}\u2026]|%7B|%3C|%E2%80%A6|(^|\/)\.\.\.(\/|$)|\bYOUR[-_]|\bX{3,}\b/;
/** Addresses of the own machine, of a private network, and of what a cloud tells its machines. */
const PRIVATE = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^\[(::|f[cd]|fe[89ab])/i;
/**
 * The address that is asked for a link, without its fragment; undefined where nobody can tell from here whether it leads
 * anywhere: of mail, of placeholders, of hosts that stand for others, of private networks.
 */
function askableAddress(link) {
    const url = URL.parse(link, 'https://docs.invalid');
    if (url === null || !/^https?:$/.test(url.protocol))
        return undefined;
    const { hostname, pathname } = url;
    if (PLACEHOLDER.test(hostname + pathname) || /\bYOUR_/.test(url.search))
        return undefined;
    const isNumber = (0,external_node_net_.isIP)(hostname.replace(/^\[|\]$/g, '')) !== 0;
    if (RESERVED.test(hostname) || PRIVATE.test(hostname))
        return undefined;
    if (!isNumber && !hostname.includes('.'))
        return undefined;
    url.hash = '';
    return url.href;
}
/** Whether an address is meant by one of these: each as it is written, with `*` for anything. */
function meantBy(patterns) {
    const expressions = patterns.map((pattern) => {
        const parts = pattern.split('*').map(literal_in/* literalIn */.r);
        return new RegExp(`^${parts.join('.*')}$`);
    });
    return (address) => expressions.some((expression) => expression.test(address));
}

// EXTERNAL MODULE: ./lib/http/network-words.js
var network_words = __webpack_require__(84810);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
;// CONCATENATED MODULE: ./lib/link-check/ask.js



const MOST_REDIRECTS = 10;
const LONGEST_MS = 15_000;
const RETRIES = { attempts: 3, baseMs: 1000, maxMs: 10_000 };
/** Nobody knows a host of this name. */
const NO_HOST = 'ENOTFOUND';
/** A host answers, but not yet with what it is asked for. */
class Unavailable extends Error {
}
/** Asks whether an address leads somewhere, as a reader without a login would. Throws only when `signal` aborts. */
async function askAddress(address, asking) {
    let at = address;
    // Until one that is for now only.
    let lasting = address;
    try {
        for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
            const { status, headers } = await answerOf(at, asking);
            const isRedirect = status >= 300 && status < 400 && headers.location !== undefined;
            if (!isRedirect)
                return answerBy(status, address, lasting);
            const next = URL.parse(headers.location ?? '', at)?.href;
            const to = next === undefined ? undefined : askableAddress(next);
            if (to === undefined)
                return { kind: 'unsure', why: 'it leads on to where nobody can be asked' };
            if (lasting !== undefined)
                lasting = status === 301 || status === 308 ? to : undefined;
            at = to;
        }
        return { kind: 'gone', why: `it leads on and on, more than ${MOST_REDIRECTS} times` };
    }
    catch (error) {
        asking.signal.throwIfAborted();
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        const why = isLate ? 'no answer came in time' : (0,network_words/* networkWords */.G)(error);
        const isSilent = at === address && !(error instanceof Unavailable);
        return { kind: (0,retry/* networkErrorCode */.a0)(error) === NO_HOST ? 'gone' : 'unsure', why, isSilent };
    }
}
function answerBy(status, address, lasting) {
    if (status === 404 || status === 410)
        return { kind: 'gone', why: `it answers ${status}` };
    if (status < 200 || status >= 300)
        return { kind: 'unsure', why: `it answers ${status}` };
    return lasting === undefined || lasting === address ? { kind: 'there' } : { kind: 'moved', to: lasting };
}
/** The head of an answer, asked for again where that may help; of hosts that answer to GET only, that of a GET. */
async function answerOf(url, { http, clock, signal, budget }) {
    const ask = async (method) => {
        const ended = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
        const { status, headers, body } = await http({
            method,
            url,
            // Some hosts let nobody in who does not name a browser.
            headers: {
                accept: 'text/html, */*;q=0.8',
                'user-agent': 'Mozilla/5.0 (compatible; docs-export-action)',
            },
            signal: ended,
        });
        body.destroy();
        return { status, headers };
    };
    return (0,retry/* retrying */.R$)(async () => {
        try {
            const head = await ask('HEAD');
            const answer = head.status >= 400 && head.status !== 429 ? await ask('GET') : head;
            if (!(0,retry/* isRetryableStatus */.PS)(answer.status))
                return { done: true, value: answer };
            const retryAfter = (0,retry/* retryAfterMs */.Vs)(answer.headers, clock.now());
            return { done: false, retryAfter, error: new Unavailable(`it answers ${answer.status}`) };
        }
        catch (error) {
            signal.throwIfAborted();
            if ((0,retry/* networkErrorCode */.a0)(error) === NO_HOST)
                throw error;
            return { done: false, error };
        }
    }, { clock, signal, policy: RETRIES, budget });
}

;// CONCATENATED MODULE: ./lib/link-check/check-links.js


/** Addresses asked for at once, and of these the most of one host. */
const MOST_AT_ONCE = 16;
const MOST_OF_A_HOST = 2;
/** Pauses that one host may ask for in all. */
const LONGEST_PAUSES_MS = 60_000;
/**
 * Asks for every address that links lead to, each once, and tells of those that lead nowhere (a warning), that have moved
 * for good or of which it is not known (notices), at each place where they are written. Throws only when `signal` aborts.
 */
async function checkLinks(links, { except, onProgress, ...asking }) {
    const isExcepted = meantBy(except);
    const asked = eachOnce(links).flatMap((link) => {
        const address = askableAddress(link.address);
        return address === undefined || isExcepted(link.address) ? [] : [{ link, address }];
    });
    const addresses = [...new Set(asked.map(({ address }) => address))];
    const answers = new Map();
    const lanes = lanesOf(addresses);
    const work = async () => {
        for (let lane = lanes.pop(); lane !== undefined; lane = lanes.pop()) {
            const budget = { remainingMs: LONGEST_PAUSES_MS / MOST_OF_A_HOST };
            for (const address of lane) {
                answers.set(address, await askAddress(address, { ...asking, budget }));
                onProgress(answers.size, addresses.length);
            }
        }
    };
    await Promise.all(Array.from({ length: MOST_AT_ONCE }, work));
    const silence = silenceOf(answers);
    if (silence !== undefined)
        return [silence];
    return asked.flatMap(({ link, address }) => diagnosticOf(link, answers.get(address)) ?? []);
}
/** What is told where not one of several hosts answers: that says nothing of them, but of the machine that asks. */
function silenceOf(answers) {
    const hosts = new Set([...answers.keys()].map((address) => new URL(address).host));
    const silent = [...answers.values()].filter((answer) => 'isSilent' in answer && answer.isSilent === true);
    const [first] = silent;
    if (hosts.size < 2 || silent.length < answers.size || first === undefined || !('why' in first))
        return undefined;
    return {
        severity: 'warning',
        kind: 'unchecked-external-link',
        message: `No link to another host was checked, since none of the ${hosts.size} hosts answers; of one: ${first.why}`,
        hint: 'check the network of this machine, and its proxy',
    };
}
/** A setting is shown on every page. */
function eachOnce(links) {
    const keyOf = ({ address, file, line, column }) => JSON.stringify([address, file, line, column]);
    return [...new Map(links.map((link) => [keyOf(link), link])).values()];
}
/** The addresses in lists that are asked one after another, so that no host is asked for more than a few at once. */
function lanesOf(addresses) {
    const byHost = Map.groupBy(addresses, (address) => new URL(address).host);
    const lanes = [...byHost.values()].flatMap((some) => Array.from({ length: Math.min(MOST_OF_A_HOST, some.length) }, (_, lane) => some.filter((_, at) => at % MOST_OF_A_HOST === lane)));
    // The longest are taken first.
    return lanes.sort((a, b) => a.length - b.length);
}
function diagnosticOf({ address, ...place }, answer) {
    switch (answer?.kind) {
        case 'gone':
            return {
                severity: 'warning',
                kind: 'broken-external-link',
                message: `The link ${address} leads nowhere: ${answer.why}`,
                ...place,
            };
        case 'moved':
            return {
                severity: 'notice',
                kind: 'moved-external-link',
                message: `The page of the link ${address} has moved for good`,
                hint: `write ${answer.to}`,
                ...place,
            };
        case 'unsure':
            return {
                severity: 'notice',
                kind: 'unchecked-external-link',
                message: `Whether the link ${address} leads anywhere is not known: ${answer.why}`,
                ...place,
            };
        default:
            return undefined;
    }
}


/***/ }),

/***/ 84650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ literalIn)
/* harmony export */ });
/** A text as it stands in a regular expression. */
function literalIn(text) {
    return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}


/***/ })

};
return { ids, modules }; })
