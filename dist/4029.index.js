export const id = 4029;
export const ids = [4029];
export const modules = {

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

/***/ 54029:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/site/highlight/highlighter.js + 8 modules
var highlight_highlighter = __webpack_require__(91559);
;// CONCATENATED MODULE: ./lib/site/highlight/serve.js

/** What a thread that highlights answers requests with: the HTML of each. */
function serveHighlighting(options, languages) {
    const opened = open();
    async function open() {
        const highlighter = await (0,highlight_highlighter/* createHighlighter */.O)(options);
        // All of the build's, since a grammar may hold others.
        await highlighter.ensureLanguages(languages);
        return highlighter;
    }
    return async (requests) => {
        const highlighter = await opened;
        return requests.map(({ code, language, options: lines }) => highlighter.highlight(code, language, lines));
    };
}

;// CONCATENATED MODULE: ./lib/workers/highlight-thread.js



// The inside of a thread that highlights: answers requests until it is ended.
if (external_node_worker_threads_.parentPort !== null)
    listen(external_node_worker_threads_.parentPort, external_node_worker_threads_.workerData);
function listen(port, { options, languages }) {
    const highlight = serveHighlighting(options, languages);
    port.on('message', async ({ id, requests }) => {
        let reply;
        try {
            reply = { id, html: await highlight(requests) };
        }
        catch (error) {
            reply = { id, error: (0,failure/* messageOf */.bD)(error) };
        }
        port.postMessage(reply);
    });
}


/***/ })

};
