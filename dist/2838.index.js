((__CHUNK_IMPORT_META__) => {'use strict';const id = 2838;
const ids = [2838];
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
/* harmony import */ var _folder_shares_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80167);









/** From so many files on a thread pays: to start, it takes as long as hashing some hundred. */
const THREAD_FROM_FILES = 500;
/** Our own notes in a published folder are not part of the site. */
const OWN_FOLDER = '.docs-export';
/** Of a repository, which may hold a token of its checkout: never part of a site. */
const GIT = '.git';
/**
 * Describes a site that lies in a folder, as if it had just been unpacked, but for MD5s, which few destinations ask
 * for; the digest of the bundle is that of the list of its files. Throws E_DOCS_DIR when the folder cannot be read.
 */
async function manifestOfFolder(directory, { createdAt, signal, onLeft, known }) {
    const { shares, left } = sharesBelow(directory);
    if (left.length > 0)
        onLeft?.(left);
    await hashAll(shares, signal).catch((error) => {
        throw pathOf(error) === undefined ? error : unreadable('A file of the folder to publish', error);
    });
    const list = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const { path, sha256 } of (0,_folder_shares_js__WEBPACK_IMPORTED_MODULE_8__/* .hashedFiles */ .VH)(shares))
        list.update(`${sha256}  ${path}\n`);
    const facts = {
        createdAt,
        commit: null,
        run: null,
        exportJobId: 'none',
        exportVersion: null,
        bundleSha256: list.digest('hex'),
    };
    return (0,_build_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .manifestInOrder */ .Hb)((0,_folder_shares_js__WEBPACK_IMPORTED_MODULE_8__/* .hashedFiles */ .VH)(shares), facts, known);
}
/** A function of its own, so that a hundred thousand names do not stay beside the shares, which hold them in half. */
function sharesBelow(directory) {
    const { paths, left } = pathsBelow(directory);
    return { shares: (0,_folder_shares_js__WEBPACK_IMPORTED_MODULE_8__/* .sharesOf */ .AR)(directory, paths.sort()), left };
}
/** Hashes files, with a thread beside this one where they are many. */
async function hashAll(shares, signal) {
    const wantsThread = shares.ends.length >= THREAD_FROM_FILES && (0,node_os__WEBPACK_IMPORTED_MODULE_2__.availableParallelism)() > 1;
    const thread = wantsThread
        ? (0,_workers_thread_js__WEBPACK_IMPORTED_MODULE_6__/* .startThread */ .B)('docs-export hash', { nurseryMegabytes: 8, signal })
        : undefined;
    try {
        const theirs = thread?.ask(shares);
        // Told when all of ours are done.
        theirs?.catch(() => { });
        for (const _ of (0,_folder_shares_js__WEBPACK_IMPORTED_MODULE_8__/* .hashShares */ .R2)(shares)) {
            // Signals are heard only between pieces of work.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
            signal.throwIfAborted();
        }
        await theirs;
    }
    finally {
        await thread?.close();
    }
}
/** At once: while the rest of a program is loaded, each answer of the disk would wait for its turn. */
function pathsBelow(directory) {
    try {
        const paths = [];
        const left = [];
        // Folder by folder: entries of a hundred thousand files at once would weigh as much as the manifest.
        const folders = [''];
        for (const folder of folders) {
            for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, folder), { withFileTypes: true })) {
                const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
                if (entry.name === GIT)
                    left.push(path);
                else if (entry.isDirectory())
                    folders.push(path);
                else if (path.startsWith(`${OWN_FOLDER}/`))
                    continue;
                else if (entry.isFile())
                    paths.push(path);
                else
                    left.push(path);
            }
        }
        return { paths, left };
    }
    catch (cause) {
        throw unreadable('The folder to publish', cause, directory);
    }
}
/** The path that an error of the system is about; from another thread only its words come. */
function pathOf(error) {
    return error instanceof Error ? /^E[A-Z]+: .*, \w+ '(.*)'$/s.exec(error.message)?.[1] : undefined;
}
function unreadable(what, cause, given) {
    const value = given ?? pathOf(cause);
    const isUtf8 = value?.includes('\ufffd') !== true;
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .Failure */ .HR('E_DOCS_DIR', {
        what: `${what} cannot be read`,
        value,
        why: isUtf8 ? (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(cause) : 'its name is not UTF-8, as addresses must be',
        fix: isUtf8 ? 'check the path, from the current folder, and who may read it' : 'rename it',
        cause,
    });
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
        argv: [room],
        workerData: data,
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
            request?.reject(Object.assign(new Error(reply.error.message), reply.error));
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
    const door = __CHUNK_IMPORT_META__.url.endsWith('.ts') ? '../index.ts' : './index.js';
    return new URL(door, __CHUNK_IMPORT_META__.url);
}


/***/ })

};
return { ids, modules }; })
