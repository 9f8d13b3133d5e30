export const id = 3106;
export const ids = [3106,4482];
export const modules = {

/***/ 3106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openFolderCache: () => (/* binding */ openFolderCache)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/cache/pack.js



const FILE = 'docs-export.cache';
/** The end of the file: where its index begins, and how long that is. */
const FOOTER = 16;
const LEFTOVER_MS = 24 * 3_600_000;
/**
 * Opens the cache that a folder holds; an empty one where there is none, where it is broken, or where another version
 * of the program wrote it. One file: entries, then an index; an entry is read when it is asked for. `version` is opaque.
 */
function openPackedCache(folder, version) {
    const file = (0,external_node_path_.join)(folder, FILE);
    const beside = `${file}.${process.pid}-${(0,external_node_crypto_.randomBytes)(4).toString('hex')}`;
    const pack = openPack(file, version);
    const kept = new Map();
    const added = new Map();
    let writing;
    /** A copy of what is there, to be added to: a reader never sees half of it. */
    const writer = () => {
        if (writing !== undefined)
            return writing;
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        if (pack === undefined)
            (0,external_node_fs_.rmSync)(beside, { force: true });
        else {
            (0,external_node_fs_.copyFileSync)(file, beside, external_node_fs_.constants.COPYFILE_FICLONE);
            (0,external_node_fs_.truncateSync)(beside, pack.end);
        }
        writing = { file: (0,external_node_fs_.openSync)(beside, pack === undefined ? 'w+' : 'r+'), end: pack?.end ?? 0 };
        return writing;
    };
    const close = () => {
        if (writing !== undefined) {
            (0,external_node_fs_.closeSync)(writing.file);
            (0,external_node_fs_.rmSync)(beside, { force: true });
        }
        if (pack !== undefined && !closed)
            (0,external_node_fs_.closeSync)(pack.file);
        writing = undefined;
        closed = true;
    };
    let closed = false;
    /** Why nothing can be kept: the disk is full, the folder may not be written, … */
    let problem;
    const attempt = (work) => {
        if (problem !== undefined)
            return;
        try {
            work();
        }
        catch (error) {
            problem = error instanceof Error ? error : new Error(String(error));
        }
    };
    return {
        isEmpty: pack === undefined || pack.entries.size === 0,
        get(key) {
            const own = added.get(key);
            if (own !== undefined && writing !== undefined)
                return readAt(writing.file, own);
            const span = pack?.entries.get(key);
            if (span === undefined || pack === undefined)
                return undefined;
            kept.set(key, span);
            return readAt(pack.file, span);
        },
        keep(key) {
            const span = pack?.entries.get(key);
            if (span !== undefined)
                kept.set(key, span);
            return span !== undefined || added.has(key);
        },
        put(key, bytes) {
            attempt(() => {
                const target = writer();
                writeAll(target.file, bytes, target.end);
                added.set(key, { at: target.end, size: bytes.byteLength });
                target.end += bytes.byteLength;
            });
        },
        save() {
            attempt(saveAll);
            return problem;
        },
        close,
    };
    function saveAll() {
        for (const key of added.keys())
            kept.delete(key);
        if (added.size === 0 && kept.size === (pack?.entries.size ?? 0))
            return;
        const entries = [...kept, ...added].map(([key, { at, size }]) => [key, at, size]);
        const target = writer();
        const live = entries.reduce((sum, [, , size]) => sum + size, 0);
        // Entries that nobody asks for any more stay in the file until they are half of it.
        const packed = live * 2 < target.end ? compact(target.file, entries) : { entries, end: target.end };
        const index = Buffer.from(JSON.stringify({ version, entries: packed.entries }));
        writeAll(target.file, Buffer.concat([index, footerOf(index, packed.end)]), packed.end);
        const size = packed.end + index.byteLength + FOOTER;
        (0,external_node_fs_.closeSync)(target.file);
        (0,external_node_fs_.truncateSync)(beside, size);
        (0,external_node_fs_.renameSync)(beside, file);
        writing = undefined;
        removeLeftovers(folder);
    }
}
/** Removes what runs that were killed have left, once it is surely theirs no more. */
function removeLeftovers(folder) {
    for (const name of (0,external_node_fs_.readdirSync)(folder)) {
        const path = (0,external_node_path_.join)(folder, name);
        if (name.startsWith(`${FILE}.`) && Date.now() - (0,external_node_fs_.statSync)(path).mtimeMs > LEFTOVER_MS)
            (0,external_node_fs_.rmSync)(path, { force: true });
    }
}
/** Moves entries together, from the front to the back. */
function compact(file, entries) {
    let end = 0;
    const moved = entries
        .toSorted(([, a], [, b]) => a - b)
        .map(([key, at, size]) => {
        if (at !== end)
            writeAll(file, readAt(file, { at, size }), end);
        end += size;
        return [key, end - size, size];
    });
    return { entries: moved, end };
}
function openPack(path, version) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, 'r');
        const { size } = (0,external_node_fs_.fstatSync)(file);
        const footer = readAt(file, { at: size - FOOTER, size: FOOTER });
        const end = Number(footer.readBigUInt64LE(0));
        const text = readAt(file, { at: end, size: size - FOOTER - end });
        const index = JSON.parse(text.toString());
        if (!footerOf(text, end).equals(footer) || index.version !== version)
            throw new Error('of no use');
        return {
            file,
            end,
            entries: new Map(index.entries.map(([key, at, length]) => [key, { at, size: length }])),
        };
    }
    catch {
        // A cache is a gift: without it the build takes longer.
        if (file !== undefined)
            (0,external_node_fs_.closeSync)(file);
        return undefined;
    }
}
/** Where the index begins, and a digest of it. */
function footerOf(index, at) {
    const footer = Buffer.alloc(FOOTER);
    footer.writeBigUInt64LE(BigInt(at));
    (0,external_node_crypto_.createHash)('sha256').update(index).digest().copy(footer, 8, 0, 8);
    return footer;
}
function readAt(file, { at, size }) {
    const bytes = Buffer.allocUnsafeSlow(size);
    for (let done = 0; done < size;) {
        const count = (0,external_node_fs_.readSync)(file, bytes, done, size - done, at + done);
        if (count === 0)
            throw new Error('the cache ends early');
        done += count;
    }
    return bytes;
}
function writeAll(file, bytes, at) {
    for (let done = 0; done < bytes.byteLength;)
        done += (0,external_node_fs_.writeSync)(file, bytes, done, bytes.byteLength - done, at + done);
}

// EXTERNAL MODULE: ./lib/cache/program.js
var program = __webpack_require__(54482);
;// CONCATENATED MODULE: ./lib/cache/folder.js


/**
 * Opens the cache in a folder for one build by this version of the program; the folder is made where it is missing.
 * None without a folder.
 */
function openFolderCache(folder) {
    return folder === undefined ? undefined : openPackedCache(folder, (0,program/* programDigest */.B)());
}


/***/ }),

/***/ 54482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ programDigest),
/* harmony export */   filesDigest: () => (/* binding */ filesDigest)
/* harmony export */ });
/* unused harmony export BUILD_ID */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** Where the bundle says which build it is (scripts/dist.ts). */
const BUILD_ID = 'build-id';
/**
 * Tells versions of this program apart, and of Node.js: what one version has cached is of no use to another.
 */
function programDigest() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(process.version).update(filesDigest()).digest('hex');
}
/** Tells versions of this program apart by the content of its own files; of the packages beside it the manifests count. */
function filesDigest() {
    const here = import.meta.dirname;
    // Among the sources this file is in a room of its own; in the bundle it is beside all others.
    const root = import.meta.url.endsWith('.ts') ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(here, '..') : here;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const id = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, BUILD_ID);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(id))
        return hash.update((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(id)).digest('hex');
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root, { recursive: true, encoding: 'utf8' }).filter((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file) === 'package.json' || (!file.includes('node_modules') && /\.[jt]s$/.test(file)));
    for (const file of files.sort())
        hash.update(`${file}\n`).update((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, file)));
    return hash.digest('hex');
}


/***/ })

};
