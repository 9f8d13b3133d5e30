((__CHUNK_IMPORT_META__) => {'use strict';const id = 8610;
const ids = [8610,4482];
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

/***/ 18610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  projectSource: () => (/* binding */ projectSource)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/cache/compiled.js
var compiled = __webpack_require__(38767);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/clock.js
var clock = __webpack_require__(35233);
;// CONCATENATED MODULE: ./lib/service/sources/folder-source.js


/** The site of a docs project on disk, read anew at each export. */
function folderSource(directory, options, { cacheDir, highlighters, onBuilt } = {}) {
    return {
        async build(request, events) {
            const { openProjectFolder } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 81753));
            const { highlightThreads, wantsThreads } = await __webpack_require__.e(/* import() */ 2391).then(__webpack_require__.bind(__webpack_require__, 12391));
            const { openFolderCache } = await __webpack_require__.e(/* import() */ 5504).then(__webpack_require__.bind(__webpack_require__, 85504));
            const files = readable(await openProjectFolder(directory).catch((error) => refuse(error, directory)));
            const threads = highlightThreads();
            const cache = openFolderCache(cacheDir);
            try {
                if (options.isDraft !== true && wantsThreads(files, cache))
                    threads.startEarly();
                const { buildSite } = await Promise.all(/* import() */[__webpack_require__.e(5867), __webpack_require__.e(8815), __webpack_require__.e(9285), __webpack_require__.e(8069), __webpack_require__.e(2275), __webpack_require__.e(9951), __webpack_require__.e(1738), __webpack_require__.e(5832), __webpack_require__.e(4260)]).then(__webpack_require__.bind(__webpack_require__, 74260));
                const { lastCommits } = await __webpack_require__.e(/* import() */ 3243).then(__webpack_require__.bind(__webpack_require__, 13243));
                const { repositoryOf } = await __webpack_require__.e(/* import() */ 3124).then(__webpack_require__.bind(__webpack_require__, 83124));
                const summary = await buildSite(files, {
                    ...options,
                    ...request,
                    year: (0,clock/* yearAt */.B)(clock/* systemClock */.m, process.env),
                    lastCommits: (changed, signal) => lastCommits(directory, changed, signal),
                    findRepository: (signal) => repositoryOf(directory, signal),
                }, events, {
                    startHighlightWorkers: threads.start,
                    cache,
                    highlighters,
                });
                const unkept = cache?.save();
                const told = unkept === undefined ? summary : withNotice(summary, cacheDir ?? '', unkept);
                onBuilt?.(told);
                return told;
            }
            finally {
                cache?.close();
                await threads.close();
            }
        },
    };
}
/** The same files; one that cannot be read is told as a fault of the folder. */
function readable(files) {
    const told = (path, read) => {
        try {
            return read(path);
        }
        catch (error) {
            return refuse(error, path);
        }
    };
    return {
        ...files,
        read: (path) => told(path, files.read),
        pieces(path) {
            const pieces = told(path, () => files.pieces?.(path));
            return pieces && (() => toldPieces(path, pieces()));
        },
        readText: (path) => told(path, files.readText),
    };
}
function* toldPieces(path, pieces) {
    try {
        yield* pieces;
    }
    catch (error) {
        refuse(error, path);
    }
}
function refuse(error, value) {
    if (!(error instanceof Error))
        throw error;
    const isTooLarge = 'code' in error && error.code === 'ERR_FS_FILE_TOO_LARGE';
    // Else only the system's own errors have one.
    if (!isTooLarge && !('syscall' in error))
        throw error;
    throw new failure/* Failure */.HR('E_DOCS_DIR', {
        what: 'The docs project cannot be read',
        value,
        why: error.message,
        fix: isTooLarge
            ? 'keep that file elsewhere, and link to it by its whole address'
            : 'check who may read its files and folders',
        cause: error,
    });
}
/** Without its cache the next build only takes longer. */
function withNotice(summary, cacheDir, { message }) {
    const notice = {
        severity: 'notice',
        kind: 'cache-not-kept',
        message: `The cache in ${cacheDir} was not kept: ${message}`,
        hint: 'name a folder that can be written, with room for the site, or leave cache-dir empty',
    };
    return { ...summary, diagnostics: [...summary.diagnostics, notice] };
}

// EXTERNAL MODULE: ./lib/service/sources/refusing.js
var refusing = __webpack_require__(53655);
;// CONCATENATED MODULE: ./lib/service/sources/several-source.js

/**
 * The site that several projects make together, built one after another. A request for some paths builds only the
 * projects these lie in. `onBuilt` hears what the builds say of themselves.
 */
function severalSource(projects, domain, onBuilt) {
    return {
        async build({ version, paths = [] }, events) {
            const { joinSites } = await Promise.all(/* import() */[__webpack_require__.e(1738), __webpack_require__.e(7367)]).then(__webpack_require__.bind(__webpack_require__, 87527));
            const asked = paths.map(plain).filter((path) => path !== '' && path !== 'index');
            const unknown = asked.filter((path) => projects.every(({ basePath }) => !meet(basePath, path)));
            if (asked.length > 0 && unknown.length === asked.length)
                throw nothingAt(unknown, projects);
            const wanted = projects.flatMap(({ folder, basePath, source }) => {
                const inside = asked.filter((path) => meet(basePath, path));
                if (asked.length > 0 && inside.length === 0)
                    return [];
                const isWhole = inside.some((path) => isBelow(basePath, path));
                const own = isWhole ? [] : inside.map((path) => path.slice(basePath.length + 1));
                return [
                    { folder, basePath, build: (one) => source.build({ version, paths: own }, one) },
                ];
            });
            const joined = await joinSites(wanted, domain, events);
            const diagnostics = [
                ...versionOfSome(joined.diagnostics, wanted.length),
                ...unknown.map((path) => unknownPath(path, projects)),
            ];
            const summary = { ...joined, diagnostics };
            onBuilt?.(summary);
            return summary;
        },
    };
}
/** Where one of the projects has the version that was asked for, that the others are exported whole is no mistake. */
function versionOfSome(diagnostics, projects) {
    const lacking = diagnostics.filter(({ kind }) => kind === 'unknown-version').length;
    if (lacking === projects)
        return diagnostics;
    return diagnostics.map((one) => (one.kind === 'unknown-version' ? { ...one, severity: 'notice' } : one));
}
/** A path of a request, without slashes around and wildcards behind. */
function plain(path) {
    return path.replace(/\/\*{1,2}$/, '').replaceAll(/^\/+|\/+$/g, '');
}
/** Whether a project has pages at or below a path, or lies around it. */
function meet(basePath, path) {
    return isBelow(basePath, path) || isBelow(path, basePath);
}
function isBelow(path, folder) {
    return `${path}/`.startsWith(`${folder}/`);
}
function placesOf(projects) {
    return `the projects are at ${projects.map(({ basePath }) => basePath).join(', ')}`;
}
function nothingAt(paths, projects) {
    return new failure/* Failure */.HR('E_INPUT_INVALID', {
        what: `No project is at or below ${paths.join(', ')}`,
        why: placesOf(projects),
        fix: 'begin export-paths with one of these',
    });
}
function unknownPath(path, projects) {
    const message = `No project is at or below ${path}`;
    return { severity: 'warning', kind: 'unknown-path', message, hint: placesOf(projects) };
}

;// CONCATENATED MODULE: ./lib/service/sources/project-source.js






/** The site of one docs project on disk, or of several together; each has a cache of its own. */
function projectSource({ directory, several }, options, { cacheDir, highlighters, onBuilt } = {}) {
    // Before the builder is loaded, and once for all projects.
    (0,compiled.keepCompiled)(cacheDir);
    if (several.length === 0)
        return withPages(folderSource(directory, options, { cacheDir, highlighters, onBuilt }));
    const sources = several.map(({ folder, basePath }) => ({
        folder,
        basePath,
        source: folderSource((0,external_node_path_.join)(directory, folder), { ...options, basePath, onOutsideLink: inFolder(folder, options.onOutsideLink) }, { cacheDir: cacheDir === undefined ? undefined : (0,external_node_path_.join)(cacheDir, basePath), highlighters }),
    }));
    return severalSource(sources, options.domain, onBuilt);
}
/** Diagnostics, and what leads to links, name files from the folder around all projects. */
function inFolder(folder, tell) {
    return tell && ((link) => tell({ ...link, file: `${folder}/${link.file}` }));
}
/** The same source, but paths that mean no page at all are a mistake, as they are among several projects. */
function withPages(source) {
    return (0,refusing/* refusing */.c)(source, ({ kind, severity, message, hint }) => kind === 'unknown-path' && severity === 'error'
        ? new failure/* Failure */.HR('E_INPUT_INVALID', {
            what: message,
            fix: hint ?? 'write pages or folders as their addresses have them, such as guides/start',
        })
        : undefined);
}


/***/ })

};
return { ids, modules }; })
