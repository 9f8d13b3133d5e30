((__CHUNK_IMPORT_META__) => {'use strict';const id = 8355;
const ids = [8355];
const modules = {

/***/ 95315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createStager)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _site_site_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36823);



/** It works at once and not by the thread pool, whose trips cost five times what the writing costs. */
function createStager({ out, there, staging }) {
    const files = new Set(there);
    const isAs = createComparison();
    const made = new Set();
    const write = (path, pieces) => {
        const target = `${staging}/${path}`;
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target);
        if (!made.has(folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
        made.add(folder);
        writePieces(target, pieces);
    };
    const stageFile = (file, isAgain) => {
        const { path } = file;
        if (!isAgain && files.has(path) && isAs(`${out}/${path}`, (0,_site_site_file_js__WEBPACK_IMPORTED_MODULE_2__/* .piecesOf */ .Xe)(file)))
            return false;
        write(path, (0,_site_site_file_js__WEBPACK_IMPORTED_MODULE_2__/* .piecesOf */ .Xe)(file));
        return true;
    };
    return {
        stage({ paths, lengths, bytes }) {
            let end = 0;
            return paths.filter((path, at) => {
                const start = end;
                end += lengths[at] ?? 0;
                return stageFile({ path, bytes: bytes.subarray(start, end) }, false);
            });
        },
        stageFile,
    };
}
function writePieces(path, pieces) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w');
    try {
        for (const piece of pieces)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, piece);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** Whether a file holds just these bytes; one that may not be read does not. */
function createComparison() {
    // One for all: new memory costs more than reading into it.
    let held = Buffer.alloc(0);
    return (path, pieces) => {
        let file;
        try {
            file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
            let done = 0;
            let goesOn = true;
            for (const piece of pieces) {
                // One more, to see whether the file goes on.
                if (held.length <= piece.length)
                    held = Buffer.allocUnsafe(2 * piece.length + 1);
                const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, held, 0, piece.length + 1, done);
                if (!held.subarray(0, Math.min(length, piece.length)).equals(piece))
                    return false;
                done += piece.length;
                goesOn = length > piece.length;
            }
            return !goesOn;
        }
        catch {
            return false;
        }
        finally {
            if (file !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    };
}


/***/ }),

/***/ 8355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _workers_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75013);
/* harmony import */ var _stage_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95315);



// The inside of a thread that compares files with those of a folder, and writes what is new.
const { stage } = (0,_stage_files_js__WEBPACK_IMPORTED_MODULE_2__/* .createStager */ .H)(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData);
(0,_workers_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerRequests */ .v)(stage);


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
