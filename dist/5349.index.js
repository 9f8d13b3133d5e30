export const id = 5349;
export const ids = [5349];
export const modules = {

/***/ 65349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openPackedCache: () => (/* binding */ openPackedCache)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const FILE = 'docs-export.cache';
const LINE_END = 0x0a;
/**
 * Opens the cache that a folder holds; an empty one where there is none, where it is broken, or where another version
 * of the program wrote it. One file: a line of JSON with keys and sizes, then the entries. `version` is opaque.
 */
function openPackedCache(folder, version) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, FILE);
    const known = readPack(file, version);
    const kept = new Map();
    let added = false;
    return {
        get(key) {
            const bytes = known.get(key);
            if (bytes !== undefined)
                kept.set(key, bytes);
            return bytes;
        },
        put(key, bytes) {
            added = true;
            kept.set(key, bytes);
        },
        save() {
            if (!added && kept.size === known.size)
                return;
            const entries = [...kept].map(([key, bytes]) => [key, bytes.byteLength]);
            const head = Buffer.from(`${JSON.stringify({ version, entries })}\n`);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
            // A reader never sees half of it.
            const beside = `${file}.${process.pid}`;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(beside, Buffer.concat([head, ...kept.values()]));
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(beside, file);
        },
    };
}
function readPack(file, version) {
    const entries = new Map();
    try {
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
        const start = bytes.indexOf(LINE_END) + 1;
        const head = JSON.parse(bytes.toString('utf8', 0, start));
        if (head.version !== version)
            return entries;
        let at = start;
        for (const [key, size] of head.entries) {
            entries.set(key, bytes.subarray(at, at + size));
            at += size;
        }
        return at === bytes.byteLength ? entries : new Map();
    }
    catch {
        return new Map(); // a cache is a gift: without it the build takes longer
    }
}


/***/ })

};
