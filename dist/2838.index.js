export const id = 2838;
export const ids = [2838];
export const modules = {

/***/ 33176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ buildManifest)
/* harmony export */ });
/* harmony import */ var _cache_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65630);
/* harmony import */ var _content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90126);


/** The manifest of an unpacked bundle. Files and pages are sorted by path, so that the same site gives the same text. */
function buildManifest(files, facts) {
    const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const described = Object.fromEntries(entriesOf(sorted));
    return {
        version: 1,
        createdAt: facts.createdAt.toISOString(),
        commit: facts.commit,
        run: facts.run,
        exportJobId: facts.exportJobId,
        exportVersion: facts.exportVersion,
        bundleSha256: facts.bundleSha256,
        pages: sorted
            .filter((file) => isPage(file) && !isCopy(file.path, described))
            .map((file) => file.path.slice(0, -'.html'.length))
            .sort(),
        files: described,
    };
}
/** A page is an HTML file that a reader is meant to read: not the error page, not one that only redirects. */
function isPage({ path, isRedirect }) {
    return path.endsWith('.html') && !/(^|\/)404\.html$/.test(path) && !isRedirect;
}
/** `guides/start~2.html`: the page `guides/start` once more, as it stands in another part of the navigation. */
function isCopy(path, files) {
    const [, original] = /^(.+)~(?:[2-9]|[1-9]\d+)\.html$/.exec(path) ?? [];
    return original !== undefined && Object.hasOwn(files, `${original}.html`);
}
function describe({ path, sha256, md5, size }) {
    return { sha256, md5, size, contentType: (0,_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .contentTypeOf */ .J)(path), cacheControl: (0,_cache_control_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheControlOf */ .h)(path) };
}
/** One at a time: a hundred thousand pairs at once would cost more memory than the manifest. */
function* entriesOf(files) {
    for (const file of files)
        yield [file.path, describe(file)];
}


/***/ }),

/***/ 62838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   manifestOfFolder: () => (/* binding */ manifestOfFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5605);
/* harmony import */ var _build_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33176);
/* harmony import */ var _redirect_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11034);








/** Bytes read at once. Hashing costs more than reading: without promises for each file it takes half the time. */
const PIECE = 2 ** 20;
/** Files between two looks at what else there is to do. */
const PAUSE_EVERY = 64;
/** Our own notes in a published folder are not part of the site. */
const OWN_FOLDER = '.docs-export';
/**
 * Describes a site that lies in a folder, as if it had just been unpacked; the digest of the bundle is that of the
 * list of its files. Throws E_DOCS_DIR when the folder cannot be read.
 */
async function manifestOfFolder(directory, facts) {
    const paths = await pathsBelow(directory);
    const hashFile = createHasher(directory);
    const files = [];
    for (const path of paths) {
        // Signals are heard only between pieces of work.
        if (files.length % PAUSE_EVERY === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
        facts.signal.throwIfAborted();
        files.push(hashFile(path));
    }
    files.sort((a, b) => (a.path < b.path ? -1 : 1));
    const list = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const { path, sha256 } of files)
        list.update(`${sha256}  ${path}\n`);
    return (0,_build_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .buildManifest */ .u)(files, {
        createdAt: facts.createdAt,
        commit: null,
        run: null,
        exportJobId: 'none',
        exportVersion: null,
        bundleSha256: list.digest('hex'),
    });
}
async function pathsBelow(directory) {
    try {
        const paths = [];
        // Folder by folder: entries of a hundred thousand files at once would weigh as much as the manifest.
        const folders = [''];
        for (const folder of folders) {
            for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, folder), { withFileTypes: true })) {
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
/** A reader that hashes one file after the other through one piece of memory. */
function createHasher(directory) {
    const memory = Buffer.allocUnsafeSlow(PIECE);
    return (path) => {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, ...path.split('/')), 'r');
        try {
            const first = memory.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, memory, 0, PIECE, 0));
            if (first.length < PIECE) {
                const digests = { sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', first), md5: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('md5', first) };
                return { path, size: first.length, ...digests, isRedirect: (0,_redirect_js__WEBPACK_IMPORTED_MODULE_7__/* .isRedirect */ .N)(path, first) };
            }
            const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
            const md5 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('md5');
            let size = 0;
            for (let length = PIECE; length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, memory, 0, PIECE, size)) {
                sha256.update(memory.subarray(0, length));
                md5.update(memory.subarray(0, length));
                size += length;
            }
            return { path, size, sha256: sha256.digest('hex'), md5: md5.digest('hex'), isRedirect: false };
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
    };
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


/***/ })

};
