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
 * Describes a site that lies in a folder, as if it had just been unpacked, but for MD5s, which few destinations ask
 * for; the digest of the bundle is that of the list of its files. Throws E_DOCS_DIR when the folder cannot be read.
 */
async function manifestOfFolder(directory, { createdAt, signal, onLeft }) {
    const { paths, left } = pathsBelow(directory);
    if (left.length > 0)
        onLeft?.(left);
    const files = await hashFiles((0,_hash_file_js__WEBPACK_IMPORTED_MODULE_8__/* .sharesOf */ .AR)(directory, paths), signal).catch((error) => {
        throw pathOf(error) === undefined ? error : unreadable('A file of the folder to publish', error);
    });
    files.sort((a, b) => (a.path < b.path ? -1 : 1));
    const list = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const { path, sha256 } of files)
        list.update(`${sha256}  ${path}\n`);
    return (0,_build_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .buildManifest */ .u)(files, {
        createdAt,
        commit: null,
        run: null,
        exportJobId: 'none',
        exportVersion: null,
        bundleSha256: list.digest('hex'),
    });
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
        const left = [];
        // Folder by folder: entries of a hundred thousand files at once would weigh as much as the manifest.
        const folders = [''];
        for (const folder of folders) {
            for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, folder), { withFileTypes: true })) {
                const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
                if (entry.isDirectory())
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
