export const id = 2838;
export const ids = [2838];
export const modules = {

/***/ 62838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   manifestOfFolder: () => (/* binding */ manifestOfFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5605);
/* harmony import */ var _workers_thread_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54183);
/* harmony import */ var _build_manifest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33176);
/* harmony import */ var _hash_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36989);









/** From so many files on a thread pays: to start, it takes as long as hashing some hundred. */
const THREAD_FROM_FILES = 500;
/** Our own notes in a published folder are not part of the site. */
const OWN_FOLDER = '.docs-export';
/**
 * Describes a site that lies in a folder, as if it had just been unpacked; the digest of the bundle is that of the
 * list of its files. Throws E_DOCS_DIR when the folder cannot be read.
 */
async function manifestOfFolder(directory, facts) {
    const paths = pathsBelow(directory);
    const files = await describeFiles(directory, paths, facts);
    files.sort((a, b) => (a.path < b.path ? -1 : 1));
    const list = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const { path, sha256 } of files)
        list.update(`${sha256}  ${path}\n`);
    return (0,_build_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .buildManifest */ .u)(files, {
        createdAt: facts.createdAt,
        commit: null,
        run: null,
        exportJobId: 'none',
        exportVersion: null,
        bundleSha256: list.digest('hex'),
    });
}
/** Describes files; an MD5 that is not known is made from one reading together with the SHA-256. */
async function describeFiles(directory, paths, { signal, knownMd5 }) {
    const shares = (0,_hash_file_js__WEBPACK_IMPORTED_MODULE_8__/* .sharesOf */ .AR)(directory, paths);
    if (knownMd5 === undefined)
        (0,_hash_file_js__WEBPACK_IMPORTED_MODULE_8__/* .askForMd5 */ .B7)(shares);
    void knownMd5?.then((known) => known ?? (0,_hash_file_js__WEBPACK_IMPORTED_MODULE_8__/* .askForMd5 */ .B7)(shares));
    const hashed = await hashFiles(shares, signal);
    const known = await knownMd5;
    const described = [];
    const again = [];
    for (const file of hashed) {
        const md5 = file.md5 ?? known?.(file.path, file.sha256);
        if (md5 === undefined)
            again.push(file.path);
        else
            described.push({ ...file, md5 });
    }
    return again.length === 0
        ? described
        : [...described, ...(await describeFiles(directory, again, { signal }))];
}
/** Hashes files, with a thread beside this one where they are many; in no order. */
async function hashFiles(shares, signal) {
    const wantsThread = shares.paths.length >= THREAD_FROM_FILES && (0,node_os__WEBPACK_IMPORTED_MODULE_2__.availableParallelism)() > 1;
    const thread = wantsThread
        ? (0,_workers_thread_js__WEBPACK_IMPORTED_MODULE_6__/* .startThread */ .B)('docs-export hash', { nurseryMegabytes: 8, signal })
        : undefined;
    try {
        const theirs = thread?.ask(shares);
        // Told when all of ours are done.
        theirs?.catch(() => { });
        const files = [];
        for (const some of (0,_hash_file_js__WEBPACK_IMPORTED_MODULE_8__/* .hashShares */ .R2)(shares)) {
            files.push(...some);
            // Signals are heard only between pieces of work.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
            signal.throwIfAborted();
        }
        return files.concat((await theirs) ?? []);
    }
    finally {
        await thread?.close();
    }
}
/** At once: while the rest of a program is loaded, each answer of the disk would wait for its turn. */
function pathsBelow(directory) {
    try {
        const paths = [];
        // Folder by folder: entries of a hundred thousand files at once would weigh as much as the manifest.
        const folders = [''];
        for (const folder of folders) {
            for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, folder), { withFileTypes: true })) {
                const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
                if (entry.isDirectory())
                    folders.push(path);
                else if (entry.isFile() && !path.startsWith(`${OWN_FOLDER}/`))
                    paths.push(path);
            }
        }
        return paths;
    }
    catch (cause) {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .Failure */ .HR('E_DOCS_DIR', {
            what: 'The folder to publish cannot be read',
            value: directory,
            why: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(cause),
            cause,
        });
    }
}


/***/ }),

/***/ 36989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ sharesOf),
/* harmony export */   B7: () => (/* binding */ askForMd5),
/* harmony export */   R2: () => (/* binding */ hashShares)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _redirect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11034);




/** Bytes read at once. Hashing costs more than reading: without promises for each file it takes half the time. */
const PIECE = 2 ** 20;
/** A reader that hashes one file below a folder after the other, through one piece of memory. */
function createFileHasher(directory) {
    const memory = Buffer.allocUnsafeSlow(PIECE);
    return (path, withMd5) => {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, ...path.split('/')), 'r');
        try {
            const first = memory.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, memory, 0, PIECE, 0));
            if (first.length < PIECE) {
                const digests = { sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', first), md5: withMd5 ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('md5', first) : undefined };
                return { path, size: first.length, ...digests, isRedirect: (0,_redirect_js__WEBPACK_IMPORTED_MODULE_3__/* .isRedirect */ .N)(path, first) };
            }
            const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
            const md5 = withMd5 ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('md5') : undefined;
            let size = 0;
            for (let length = PIECE; length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, memory, 0, PIECE, size)) {
                sha256.update(memory.subarray(0, length));
                md5?.update(memory.subarray(0, length));
                size += length;
            }
            return { path, size, sha256: sha256.digest('hex'), md5: md5?.digest('hex'), isRedirect: false };
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
    };
}
/** Places in the state of a folder's shares. */
const TAKEN = 0;
const WITH_MD5 = 1;
/** A folder nobody has begun with. */
function sharesOf(directory, paths) {
    return { directory, paths, state: new Int32Array(new SharedArrayBuffer(8)) };
}
/** From now on, whoever hashes these files makes their MD5s as well. */
function askForMd5({ state }) {
    Atomics.store(state, WITH_MD5, 1);
}
/** Files taken at once. */
const SHARE = 32;
/** Hashes files until all are taken, share after share. */
function* hashShares({ directory, paths, state }) {
    const hashFile = createFileHasher(directory);
    for (;;) {
        const start = Atomics.add(state, TAKEN, SHARE);
        if (start >= paths.length)
            return;
        const withMd5 = Atomics.load(state, WITH_MD5) === 1;
        yield paths.slice(start, start + SHARE).map((path) => hashFile(path, withMd5));
    }
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

/***/ 54183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ startThread)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);


/** Starts a thread; the process does not wait for its end. */
function startThread(room, { data, nurseryMegabytes, signal }) {
    const waiting = new Map();
    let failed;
    let asked = 0;
    const fail = (error) => {
        failed ??= error;
        for (const { reject } of waiting.values())
            reject(failed);
        waiting.clear();
    };
    const thread = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(entry(), {
        workerData: { ...data, room },
        // What it might print is no part of the program's output.
        stdout: true,
        stderr: true,
        resourceLimits: { maxYoungGenerationSizeMb: nurseryMegabytes },
    });
    thread.unref();
    thread.on('message', (reply) => {
        const request = waiting.get(reply.id);
        waiting.delete(reply.id);
        if ('answer' in reply)
            request?.resolve(reply.answer);
        else
            request?.reject(new Error(reply.error));
    });
    thread.on('error', fail);
    const listening = signal &&
        (0,node_events__WEBPACK_IMPORTED_MODULE_0__.addAbortListener)(signal, () => {
            fail(signal.reason);
            void thread.terminate();
        });
    thread.on('exit', () => {
        listening?.[Symbol.dispose]();
        fail(new Error('the thread has ended'));
    });
    return {
        ask: (request) => new Promise((resolve, reject) => {
            if (failed !== undefined)
                return reject(failed);
            asked += 1;
            waiting.set(asked, { resolve, reject });
            thread.postMessage({ id: asked, request });
        }),
        close: () => thread.terminate(),
    };
}
/** The program's own door: beside this file in the bundle, one folder up among the sources. */
function entry() {
    const door = import.meta.url.endsWith('.ts') ? '../index.ts' : './index.js';
    return new URL(door, import.meta.url);
}


/***/ })

};
