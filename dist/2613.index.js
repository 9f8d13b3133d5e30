((__CHUNK_IMPORT_META__) => {'use strict';const id = 2613;
const ids = [2613];
const modules = {

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

/***/ 52613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _workers_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75013);
/* harmony import */ var _file_batch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62388);



// The inside of a thread that writes files.
const { root } = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
(0,_workers_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerRequests */ .v)((0,_file_batch_js__WEBPACK_IMPORTED_MODULE_2__/* .createBatchWriter */ .W)(root).write);


/***/ }),

/***/ 5605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   Ui: () => (/* binding */ codedMessageOf),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   f6: () => (/* binding */ withoutStop),
/* harmony export */   up: () => (/* binding */ hasCode)
/* harmony export */ });
/** An error written for the reader: what failed, the value, why, what to do, and a stable code. */
class Failure extends Error {
    code;
    what;
    value;
    why;
    fix;
    limitMs;
    constructor(code, details) {
        super(sentence(code, details), details.cause === undefined ? undefined : { cause: details.cause });
        this.name = 'Failure';
        this.code = code;
        this.what = details.what;
        this.value = details.value;
        this.why = details.why;
        this.fix = details.fix;
        this.limitMs = details.limitMs;
    }
}
function sentence(code, { what, value, why, fix }) {
    const parts = [what, value, why === undefined ? why : withoutStop(why), fix].filter((part) => part !== undefined && part !== '');
    return `${parts.join(': ')} [${code}]`;
}
/** A text without the full stop with which what others say often ends. */
function withoutStop(text) {
    return text.replace(/(?<=[^.])\.$/, '');
}
/** Whether an error of the system has this code, such as ENOENT. */
function hasCode(error, code) {
    return error instanceof Error && error.code === code;
}
/** The message of anything thrown, with the messages of its causes behind it. */
function messageOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const own = error instanceof AggregateError && error.message === ''
        ? error.errors.map(messageOf).join('; ')
        : error.message;
    if (error.cause === undefined || error instanceof Failure)
        return own;
    const cause = messageOf(error.cause);
    // Who wraps an error often takes its words along.
    return own.endsWith(cause) ? own : `${own}: ${cause}`;
}
/** What failed, the value and why, of anything thrown, where what to do is of no interest yet. */
function reasonOf(error) {
    if (!(error instanceof Failure))
        return messageOf(error);
    return [error.what, error.value, error.why].filter((part) => part !== undefined && part !== '').join(': ');
}
/** `messageOf` with the code at its end, as every failure has it; nobody foresaw what comes without. */
function codedMessageOf(error) {
    return error instanceof Failure ? error.message : `${messageOf(error)} [${codeOf(error)}]`;
}
/** The stable code of anything thrown; what nobody foresaw is E_UNEXPECTED. */
function codeOf(error) {
    return error instanceof Failure ? error.code : 'E_UNEXPECTED';
}


/***/ }),

/***/ 75013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ answerRequests)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);


/** The inside of a thread: answers its requests until it is ended. */
function answerRequests(answer) {
    const port = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort;
    port?.on('message', async ({ id, request }) => {
        let reply;
        try {
            reply = { id, answer: await answer(request) };
        }
        catch (error) {
            const { code, syscall } = Object(error);
            reply = { id, error: { message: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), code, syscall } };
        }
        port.postMessage(reply);
    });
}


/***/ })

};
return { ids, modules }; })
