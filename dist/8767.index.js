((__CHUNK_IMPORT_META__) => {'use strict';const id = 8767;
const ids = [8767,4482];
const modules = {

/***/ 38767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   actionFolder: () => (/* binding */ actionFolder),
/* harmony export */   commandFolder: () => (/* binding */ commandFolder),
/* harmony export */   keepCompiled: () => (/* binding */ keepCompiled)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78142);
/* harmony import */ var _process_chunks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98527);
/* harmony import */ var _process_v8_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56965);
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55785);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54482);









/** Where in a cache it is. */
const COMPILED = 'compiled';
/** How many runs of a chunk are looked at: the first makes what the second finds in its cache, by other functions. */
const RUNS = 2;
/** The key of what tells for each chunk how many were; no chunk is called so. */
const SEEN = 'seen';
let isKept = false;
/**
 * Keeps what is loaded of the program from now on in its compiled form, below the folder of a cache. Of the bundle's
 * chunks those functions are kept that a run has called; of all else, what Node.js keeps.
 */
function keepCompiled(folder) {
    if (folder === undefined || isKept)
        return;
    isKept = true;
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, COMPILED);
    try {
        // Node.js would try for ever to make what the system will not have.
        (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .f)(place);
    }
    catch {
        return;
    }
    (0,node_module__WEBPACK_IMPORTED_MODULE_2__.enableCompileCache)(place);
    if (!_process_chunks_js__WEBPACK_IMPORTED_MODULE_5__/* .isBundle */ .bn)
        return;
    const code = (0,_pack_js__WEBPACK_IMPORTED_MODULE_7__/* .openPackedCache */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(place, 'chunks'), `${process.arch} ${(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .programDigest */ .B)()}`);
    const scripts = new Map();
    (0,_process_chunks_js__WEBPACK_IMPORTED_MODULE_5__/* .compileChunksBy */ .tQ)((name, compile) => {
        const script = (0,_process_v8_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutSettings */ ._j)(() => compile(unsealed(code.get(name))));
        scripts.set(name, script);
        return script;
    });
    process.once('exit', (status) => {
        if (status === 0)
            saveCode(code, scripts);
        code.close();
    });
}
function saveCode(code, scripts) {
    const list = unsealed(code.get(SEEN));
    const seen = new Map(list === undefined ? [] : JSON.parse(Buffer.from(list).toString()));
    const runsOf = (name, script) => script.cachedDataRejected === false ? (seen.get(name) ?? 0) : 0;
    const due = [...scripts].filter(([name, script]) => runsOf(name, script) < RUNS);
    if (due.length === 0)
        return;
    (0,_process_v8_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutSettings */ ._j)(() => {
        for (const [name, script] of due) {
            code.put(name, sealed(script.createCachedData()));
            seen.set(name, runsOf(name, script) + 1);
        }
    });
    // Also those that this run had no use for.
    for (const name of seen.keys())
        code.keep(name);
    code.put(SEEN, sealed(Buffer.from(JSON.stringify([...seen]))));
    code.save();
}
/** With a digest behind it: V8 believes what it is given, and ends the process where that is broken. */
function sealed(code) {
    return Buffer.concat([code, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', code, 'buffer')]);
}
function unsealed(bytes) {
    const code = bytes?.subarray(0, -DIGEST_BYTES);
    if (bytes === undefined || code === undefined)
        return undefined;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', code, 'buffer').equals(bytes.subarray(-DIGEST_BYTES)) ? code : undefined;
}
const DIGEST_BYTES = 32;
/**
 * The Action's cache folder where an earlier run has left compiled code in it, read before its inputs are: what reads
 * them is compiled, too. A folder that is not there yet is made later, when the input is known to be good.
 */
function actionFolder(env) {
    const given = env['INPUT_CACHE-DIR']?.trim();
    if (!given)
        return undefined;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(env.GITHUB_WORKSPACE || process.cwd(), given);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, COMPILED)) ? folder : undefined;
}
/**
 * The cache folder of a command line, read before there is a parser of command lines: the one that it names, else one
 * among the user's caches. None in a workflow, whose machine is gone before the next run, or where the user wants none
 * (Node's own variable for that).
 */
async function commandFolder(argv, env) {
    const at = argv.findIndex((argument) => /^--cache(=|$)/.test(argument));
    const named = at < 0 ? undefined : (argv[at]?.split('=')[1] ?? argv[at + 1]);
    if (named !== undefined && named !== '')
        return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(named);
    if (env.CI !== undefined || env.NODE_DISABLE_COMPILE_CACHE !== undefined)
        return undefined;
    try {
        const { default: envPaths } = await __webpack_require__.e(/* import() */ 6463).then(__webpack_require__.bind(__webpack_require__, 16463));
        return envPaths('docs-export', { suffix: '' }).cache;
    }
    catch {
        // A user without a home.
        return undefined;
    }
}


/***/ }),

/***/ 55785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ openPackedCache)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/make-folder.js
var make_folder = __webpack_require__(78142);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/cache/pack-index.js

/** What follows the index in its file: a digest of it. */
const FOOTER = 8;
const LINE_END = 0x0a;
/** Stands between keys: no name of a file holds it. */
const BETWEEN = '\0';
/** Numbers for each key. */
const NUMBERS = 3;
/** Whether an index can tell a key. */
function isIndexable(key) {
    return !key.includes(BETWEEN);
}
/** An index as the bytes of a file: a line of JSON, the keys, the spans, a digest of it all. */
function writeIndex({ version, packs, keys, spans }) {
    const names = Buffer.from(keys.join(BETWEEN));
    const header = `${JSON.stringify({ version, packs, keys: names.length })}\n`;
    const numbers = Buffer.from(spans.buffer, spans.byteOffset, spans.byteLength);
    const index = Buffer.concat([Buffer.from(header), names, numbers]);
    return Buffer.concat([index, footerOf(index)]);
}
/** Reads what {@link writeIndex} wrote. Throws where it is anything else. */
function readIndex(bytes) {
    const index = bytes.subarray(0, -FOOTER);
    if (!footerOf(index).equals(bytes.subarray(-FOOTER)))
        throw new Error('it is broken');
    const start = index.indexOf(LINE_END) + 1;
    const header = JSON.parse(index.subarray(0, start).toString());
    const end = start + header.keys;
    const keys = header.keys === 0 ? [] : index.toString('utf8', start, end).split(BETWEEN);
    const numbers = Uint8Array.from(index.subarray(end));
    if (numbers.length !== keys.length * NUMBERS * Float64Array.BYTES_PER_ELEMENT)
        throw new Error('it ends early');
    const spans = new Float64Array(numbers.buffer);
    if (spans.some((one, at) => at % NUMBERS === 0 && header.packs[one] === undefined))
        throw new Error('it tells of what it does not name');
    return { version: header.version, packs: header.packs, keys, spans };
}
function footerOf(index) {
    return (0,external_node_crypto_.hash)('sha256', index, 'buffer').subarray(0, FOOTER);
}

;// CONCATENATED MODULE: ./lib/cache/pack-files.js




/** The file that names the entries and the files they stand in. */
const INDEX = 'docs-export.cache';
const PACK_NAME = /^docs-export\.cache\.\d+-[0-9a-f]+$/;
const LEFTOVER_MS = 24 * 3_600_000;
/** Bytes of entries that are read with others, and of what is read at once. */
const SMALL = 2 ** 12;
const AHEAD = 2 ** 16;
/** The name of a file that no other run has. */
function newName() {
    return `${INDEX}.${process.pid}-${(0,external_node_crypto_.randomBytes)(4).toString('hex')}`;
}
/** Removes what runs that were killed have left, once it is surely theirs no more. */
function removeLeftovers(folder, used) {
    for (const name of (0,external_node_fs_.readdirSync)(folder)) {
        const path = (0,external_node_path_.join)(folder, name);
        if (!name.startsWith(`${INDEX}.`) || used.has(name))
            continue;
        if (Date.now() - (0,external_node_fs_.statSync)(path).mtimeMs > LEFTOVER_MS)
            (0,external_node_fs_.rmSync)(path, { force: true });
    }
}
/** The files that the index in a folder names at this moment. */
function namedNow(folder) {
    try {
        return namesIn(readIndex((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, INDEX))));
    }
    catch {
        // There is none, or it is broken.
        return [];
    }
}
function namesIn({ packs }) {
    return packs.map(({ name }) => name).filter((name) => PACK_NAME.test(name));
}
/** Opens what the index in a folder names, where all of it is of use. */
function openPacks(folder, version) {
    const packs = new Set();
    let named = [];
    try {
        const index = readIndex((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, INDEX)));
        const { keys, spans } = index;
        named = namesIn(index);
        if (index.version !== version)
            throw new Error('another version wrote it');
        const opened = index.packs.map(({ name, size }) => {
            if (!named.includes(name))
                throw new Error('it names what is not its own');
            const pack = { name, file: (0,external_node_fs_.openSync)((0,external_node_path_.join)(folder, name), 'r'), size };
            packs.add(pack);
            if ((0,external_node_fs_.fstatSync)(pack.file).size < size)
                throw new Error('it ends early');
            return pack;
        });
        const spanOf = (number) => ({
            pack: opened[spans[number * 3] ?? 0],
            at: spans[number * 3 + 1] ?? 0,
            size: spans[number * 3 + 2] ?? 0,
        });
        return { packs, named, numbers: new Map(keys.map((key, number) => [key, number])), keys, spanOf };
    }
    catch {
        // A cache is a gift: without it the build takes longer.
        for (const { file } of packs)
            (0,external_node_fs_.closeSync)(file);
        const spanOf = () => {
            throw new Error('There are no entries');
        };
        return { packs: new Set(), named, numbers: new Map(), keys: [], spanOf };
    }
}
/** Reads entries of whole files. Small ones come with those behind them, which are mostly asked for next. */
function createReader() {
    let ahead;
    let bytes = Buffer.alloc(0);
    return (span) => {
        const { pack, at, size } = span;
        if (size > SMALL)
            return readSpan(span);
        if (ahead?.pack !== pack || at < ahead.at || at + size > ahead.at + ahead.size) {
            ahead = { pack, at, size: Math.min(AHEAD, pack.size - at) };
            bytes = readSpan(ahead);
        }
        return bytes.subarray(at - ahead.at, at - ahead.at + size);
    };
}
/** Reads an entry. */
function readSpan({ pack, at, size }, bytes = Buffer.allocUnsafe(size)) {
    for (let done = 0; done < size;) {
        const count = (0,external_node_fs_.readSync)(pack.file, bytes, done, size - done, at + done);
        if (count === 0)
            throw new Error('the cache ends early');
        done += count;
    }
    return bytes;
}
/** Writes all of some bytes to a place of a file. */
function writeAll(file, bytes, at) {
    for (let done = 0; done < bytes.byteLength;)
        done += (0,external_node_fs_.writeSync)(file, bytes, done, bytes.byteLength - done, at + done);
}

;// CONCATENATED MODULE: ./lib/cache/pack.js





/** With more files than this, all but the largest become one. */
const MOST_PACKS = 8;
/**
 * Opens the cache that a folder holds; an empty one where there is none, where it is broken, or where another version
 * of the program wrote it. An index names the entries and the files they stand in; each build adds a file with what is
 * new, so that what did not change is neither read nor written. `version` is opaque.
 */
function openPackedCache(folder, version) {
    const { packs, named, numbers, keys, spanOf } = openPacks(folder, version);
    const isEmpty = keys.length === 0;
    const read = createReader();
    /** By number, 1 for what is asked for. */
    const kept = new Uint8Array(keys.length);
    const added = new Map();
    let writing;
    let lent = Buffer.alloc(0);
    /** Where an entry that was known stands; it is kept then. */
    const find = (key) => {
        const number = numbers.get(key);
        if (number === undefined)
            return undefined;
        kept[number] = 1;
        return spanOf(number);
    };
    const get = (key) => {
        const own = added.get(key);
        if (own !== undefined)
            return readSpan(own);
        const span = find(key);
        return span && read(span);
    };
    const append = (bytes) => {
        if (writing === undefined) {
            (0,make_folder/* makeFolder */.f)(folder);
            const name = newName();
            writing = { name, file: (0,external_node_fs_.openSync)((0,external_node_path_.join)(folder, name), 'w+'), size: 0 };
            packs.add(writing);
        }
        const span = { pack: writing, at: writing.size, size: bytes.byteLength };
        writeAll(writing.file, bytes, span.at);
        writing.size += span.size;
        return span;
    };
    /** Why nothing can be kept: the disk is full, the folder may not be written, \u2026 */
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
        isEmpty,
        get,
        lend(key) {
            const span = added.has(key) ? undefined : find(key);
            if (span === undefined || span.size <= SMALL)
                return get(key);
            if (span.size > lent.length)
                lent = Buffer.allocUnsafe(span.size);
            return readSpan(span, lent.subarray(0, span.size));
        },
        keep(key) {
            const number = numbers.get(key);
            if (number !== undefined)
                kept[number] = 1;
            return number !== undefined || added.has(key);
        },
        put(key, bytes) {
            if (isIndexable(key))
                attempt(() => void added.set(key, append(bytes)));
        },
        save() {
            attempt(saveAll);
            return problem;
        },
        close() {
            for (const { file } of packs)
                (0,external_node_fs_.closeSync)(file);
            packs.clear();
            if (writing !== undefined)
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, writing.name), { force: true });
            writing = undefined;
        },
    };
    function saveAll() {
        if (added.size === 0 && !kept.includes(0))
            return;
        const entries = new Map(added);
        for (const [number, key] of keys.entries())
            if (kept[number] === 1 && !added.has(key))
                entries.set(key, spanOf(number));
        const worn = wornPacks([...packs].filter((pack) => pack !== writing), entries.values());
        for (const [key, span] of entries)
            if (worn.has(span.pack))
                entries.set(key, append(readSpan(span)));
        const left = [...packs].filter((pack) => !worn.has(pack));
        // A build beside this one may have done away with them.
        if (!left.every(({ name }) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name))))
            return;
        const order = new Map(left.map((pack, number) => [pack, number]));
        const spans = new Float64Array(entries.size * 3);
        let at = 0;
        for (const { pack, at: start, size } of entries.values()) {
            spans[at] = order.get(pack) ?? 0;
            spans[at + 1] = start;
            spans[at + 2] = size;
            at += 3;
        }
        const index = writeIndex({
            version,
            packs: left.map(({ name, size }) => ({ name, size })),
            keys: [...entries.keys()],
            spans,
        });
        (0,make_folder/* makeFolder */.f)(folder);
        const beside = (0,external_node_path_.join)(folder, newName());
        // What a build beside this one has kept meanwhile, nobody finds from here on.
        const others = namedNow(folder);
        try {
            (0,external_node_fs_.writeFileSync)(beside, index);
            (0,external_node_fs_.renameSync)(beside, (0,external_node_path_.join)(folder, INDEX));
        }
        finally {
            (0,external_node_fs_.rmSync)(beside, { force: true });
        }
        writing = undefined;
        const used = new Set(left.map(({ name }) => name));
        for (const name of [...named, ...others])
            if (!used.has(name))
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
        removeLeftovers(folder, used);
    }
}
/** The files whose entries are to be moved to a new one: those that are half unused, and small ones when they are many. */
function wornPacks(packs, entries) {
    const used = new Map();
    for (const { pack, size } of entries)
        used.set(pack, (used.get(pack) ?? 0) + size);
    const isWorn = (pack) => (used.get(pack) ?? 0) * 2 < pack.size || pack.size === 0;
    const fit = packs.filter((pack) => !isWorn(pack)).sort((a, b) => b.size - a.size);
    const few = new Set(fit.length > MOST_PACKS ? fit.slice(0, 1) : fit);
    return new Set(packs.filter((pack) => !few.has(pack)));
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
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', process.version + filesDigest());
}
/** Tells versions of this program apart by the content of its own files; of the packages beside it the manifests count. */
function filesDigest() {
    const here = __CHUNK_IMPORT_META__.dirname;
    // Among the sources this file is in a room of its own; in the bundle it is beside all others.
    const root = __CHUNK_IMPORT_META__.url.endsWith('.ts') ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(here, '..') : here;
    const id = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, BUILD_ID);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(id))
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(id));
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root, { recursive: true, encoding: 'utf8' }).filter((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file) === 'package.json' || (!file.includes('node_modules') && /\.[jt]s$/.test(file)));
    const hashing = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const file of files.sort())
        hashing.update(`${file}\n`).update((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, file)));
    return hashing.digest('hex');
}


/***/ }),

/***/ 78142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder),
/* harmony export */   l: () => (/* binding */ isFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Makes a folder and those above it, where they are not there yet. The `recursive` of Node.js tries for ever where the
 * system says of a folder that it will not have that the one above is missing: below /proc, and at automounts.
 */
function makeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (isFolder(path))
            return;
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        const isMissing = error.code === 'ENOENT' && above !== path && !isFolder(above);
        if (!isMissing)
            throw error;
        makeFolder(above);
        makeFolder(path);
    }
}
/** Whether a path leads to a folder that may be looked at. */
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        // What may not be looked at is none to write to.
        return false;
    }
}


/***/ }),

/***/ 56965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ keepNurseryMiddling),
/* harmony export */   Ou: () => (/* binding */ keepLean),
/* harmony export */   VE: () => (/* binding */ keepOldFew),
/* harmony export */   _j: () => (/* binding */ withoutSettings),
/* harmony export */   jS: () => (/* binding */ keepNurserySmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

/** V8's own values, by its flags; a percentage of 0 is its own rule. */
const V8S_OWN = {
    'semi-space-growth-factor': 2,
    'heap-growing-percent': 0,
    turbofan: true,
    'wasm-dynamic-tiering': true,
    'wasm-tier-up': true,
};
const FLAGS = Object.keys(V8S_OWN);
let settings = V8S_OWN;
function set(some) {
    const wanted = { ...settings, ...some };
    for (const flag of FLAGS)
        if (wanted[flag] !== settings[flag])
            (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(asArgument(flag, wanted[flag]));
    settings = wanted;
}
function asArgument(flag, value) {
    return typeof value === 'number' ? `--${flag}=${value}` : `--${value ? '' : 'no-'}${flag}`;
}
/**
 * Does some work with V8's own settings, and goes back to those that are set here: V8 takes compiled code only where
 * its settings are those that it was compiled with.
 */
function withoutSettings(work) {
    const held = settings;
    set(V8S_OWN);
    try {
        return work();
    }
    finally {
        set(held);
    }
}
/**
 * Keeps V8's space for new objects at its first size, a few MB. By default it grows to 64 MB and more while files
 * stream through, which shortens nothing here and is a quarter of what a runner's container sees.
 */
function keepNurserySmall() {
    set({ 'semi-space-growth-factor': 1 });
}
/** Enough that what hundreds of requests hold for a moment is not taken for old. */
const ENOUGH_BYTES = 16 * 2 ** 20;
const LOOK_EVERY_MS = 20;
const GROWTH_PERCENT = 30;
/**
 * Lets little come to the old objects before they are collected. By default it is up to three times what there is: at
 * 100,000 files a push took 394 MB instead of 209, and unpacking 155 instead of 130.
 */
function keepOldFew() {
    set({ 'heap-growing-percent': GROWTH_PERCENT });
}
/**
 * Lets V8's space for new objects grow to about 16 MB and no further, also after {@link keepNurserySmall}: for work
 * with very many values that live for a moment. In the first size they are taken for old and stay until the next great
 * collection, which costs the build of a large site a seventh of its processor time. Where it is called first it also
 * starts faster: with the flag, V8 takes none of Node's own modules from its cache of compiled code. Does not keep the
 * process alive.
 */
function keepNurseryMiddling() {
    onceEnough(keepNurserySmall);
}
/**
 * For a publish, which is to take little memory and mostly waits: a middling space for new objects, {@link keepOldFew},
 * and nothing more from V8's last compilers, which V8 does not take back. Their threads are a tenth of the processor time
 * of a push of 5,000 files, and what they make of the code does not return it in one of 40,000 either.
 */
function keepLean() {
    // The last two are for WebAssembly, which reads the answers of servers: without the first of them alone, all of it would
    // be compiled by the last compiler at once.
    set({ turbofan: false, 'wasm-dynamic-tiering': false, 'wasm-tier-up': false });
    onceEnough(() => {
        keepNurserySmall();
        keepOldFew();
    });
}
function onceEnough(hold) {
    if (isEnough()) {
        hold();
        return;
    }
    set({ 'semi-space-growth-factor': V8S_OWN['semi-space-growth-factor'] });
    const looking = setInterval(() => {
        if (!isEnough())
            return;
        clearInterval(looking);
        hold();
    }, LOOK_EVERY_MS);
    looking.unref();
}
function isEnough() {
    const nursery = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapSpaceStatistics)().find((space) => space.space_name === 'new_space');
    return nursery === undefined || nursery.space_size >= ENOUGH_BYTES;
}


/***/ })

};
return { ids, modules }; })
