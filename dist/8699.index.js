((__CHUNK_IMPORT_META__) => {'use strict';const id = 8699;
const ids = [8699];
const modules = {

/***/ 80167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ sharesOf),
/* harmony export */   R2: () => (/* binding */ hashShares),
/* harmony export */   VH: () => (/* binding */ hashedFiles)
/* harmony export */ });
/* harmony import */ var _hash_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36989);
/* harmony import */ var _redirect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11034);


const DIGEST_BYTES = 32;
/** Files taken at once. */
const SHARE = 32;
/** A folder nobody has begun with; the paths are relative, with `/`. */
function sharesOf(directory, paths) {
    const shared = (bytes) => new SharedArrayBuffer(bytes);
    const length = paths.reduce((sum, path) => sum + Buffer.byteLength(path), 0);
    const text = Buffer.from(shared(length));
    const ends = new Uint32Array(shared(4 * paths.length));
    let end = 0;
    for (const [index, path] of paths.entries()) {
        end += text.write(path, end);
        ends[index] = end;
    }
    return {
        directory,
        paths: new Uint8Array(text.buffer),
        ends,
        taken: new Int32Array(shared(4)),
        digests: new Uint8Array(shared(DIGEST_BYTES * paths.length)),
        sizes: new Float64Array(shared(8 * paths.length)),
        redirects: new Uint8Array(shared(paths.length)),
    };
}
/** Hashes files until all are taken, stopping after each share. */
function* hashShares(shares) {
    const { directory, ends, taken, sizes, redirects } = shares;
    const text = Buffer.from(shares.paths.buffer);
    const digests = Buffer.from(shares.digests.buffer);
    for (;;) {
        const start = Atomics.add(taken, 0, SHARE);
        if (start >= ends.length)
            return;
        for (let index = start; index < Math.min(start + SHARE, ends.length); index += 1) {
            const path = pathAt(shares, text, index);
            const { size, digest, bytes } = (0,_hash_file_js__WEBPACK_IMPORTED_MODULE_0__/* .hashFile */ .D)('sha256', `${directory}/${path}`);
            digests.write(digest, index * DIGEST_BYTES, 'hex');
            sizes[index] = size;
            redirects[index] = (0,_redirect_js__WEBPACK_IMPORTED_MODULE_1__/* .isRedirect */ .N)(path, bytes) ? 1 : 0;
        }
        yield;
    }
}
/** A path; `text` is the memory of all. */
function pathAt({ ends }, text, index) {
    return text.toString('utf8', index === 0 ? 0 : ends[index - 1], ends[index]);
}
/** What is known of the files once all of them are hashed, one after the other, in the order of their paths. */
function* hashedFiles(shares) {
    const { ends, sizes, redirects } = shares;
    const text = Buffer.from(shares.paths.buffer);
    const hex = Buffer.from(shares.digests.buffer);
    for (let index = 0; index < ends.length; index += 1) {
        const path = pathAt(shares, text, index);
        const sha256 = hex.toString('hex', index * DIGEST_BYTES, (index + 1) * DIGEST_BYTES);
        yield { path, size: sizes[index] ?? 0, sha256, isRedirect: redirects[index] === 1 };
    }
}


/***/ }),

/***/ 36989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ hashFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/** Bytes read at once. Hashing costs more than reading: without promises for each file it takes half the time. */
const PIECE = 2 ** 20;
const NO_BYTES = Buffer.alloc(0);
/** For all files, one after the other: made for each, it takes ten times as long as to hash a small one. */
let memory;
/** Reads a file once and hashes it. */
function hashFile(algorithm, path) {
    memory ??= Buffer.allocUnsafeSlow(PIECE);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        const bytes = memory.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, memory, 0, PIECE, 0));
        if (bytes.length < PIECE)
            return { size: bytes.length, digest: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)(algorithm, bytes), bytes };
        const hashing = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm);
        let size = 0;
        for (let length = PIECE; length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, memory, 0, PIECE, size)) {
            hashing.update(memory.subarray(0, length));
            size += length;
        }
        return { size, digest: hashing.digest('hex'), bytes: NO_BYTES };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}


/***/ }),

/***/ 88699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _workers_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75013);
/* harmony import */ var _folder_shares_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80167);


// The inside of a thread that hashes files beside others.
(0,_workers_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerRequests */ .v)((shares) => {
    for (const _ of (0,_folder_shares_js__WEBPACK_IMPORTED_MODULE_1__/* .hashShares */ .R2)(shares))
        ;
});


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
