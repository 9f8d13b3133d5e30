((__CHUNK_IMPORT_META__) => {'use strict';const id = 5847;
const ids = [5847];
const modules = {

/***/ 33176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ manifestInOrder),
/* harmony export */   sN: () => (/* binding */ isCopy),
/* harmony export */   u1: () => (/* binding */ buildManifest)
/* harmony export */ });
/* harmony import */ var _cache_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65630);
/* harmony import */ var _content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90126);


/** The manifest of an unpacked bundle. Files and pages are sorted by path, so that the same site gives the same text. */
function buildManifest(files, facts) {
    return manifestInOrder(files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), facts);
}
/**
 * The same of files that come sorted by path; of very many, one after the other takes less memory than a list. Files
 * of which the same is known are taken from there, so that two manifests of nearly one site do not hold all twice.
 */
function manifestInOrder(files, facts, known = () => undefined) {
    const pages = [];
    const described = Object.fromEntries(entriesOf(files, known, (page) => pages.push(page)));
    return {
        version: 1,
        createdAt: facts.createdAt.toISOString(),
        commit: facts.commit,
        run: facts.run,
        exportJobId: facts.exportJobId,
        exportVersion: facts.exportVersion,
        bundleSha256: facts.bundleSha256,
        pages: pages
            .filter((path) => !isCopy(path, described))
            .map((path) => path.slice(0, -'.html'.length))
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
function describe({ path, sha256, size }) {
    return { sha256, size, contentType: (0,_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .contentTypeOf */ .J)(path), cacheControl: (0,_cache_control_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheControlOf */ .h)(path) };
}
/** One at a time: a hundred thousand pairs at once would cost more memory than the manifest. */
function* entriesOf(files, known, onPage) {
    for (const file of files) {
        if (isPage(file))
            onPage(file.path);
        const described = describe(file);
        const same = known(file.path);
        yield [file.path, same !== undefined && isSame(described, same) ? same : described];
    }
}
function isSame(one, other) {
    const members = Object.keys(one);
    return (members.every((member) => one[member] === other[member]) && Object.keys(other).length === members.length);
}


/***/ }),

/***/ 65630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ cacheControlOf)
/* harmony export */ });
const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * The default Cache-Control of a file. A file whose name carries a hash of its content never changes under that name;
 * all others are asked for anew, so that a new site is seen at once.
 */
function cacheControlOf(path) {
    return !path.endsWith('.html') && hasContentHash(path) ? IMMUTABLE : REVALIDATE;
}
/** Whether the part of the name before its extensions ends in a hash: `style.3f2a9b1c.css`, `chunk-K3J9X2QA.js`. */
function hasContentHash(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const token = /(?:^|[._~-])([0-9a-z]{8,64})(?:\.(?:min|module))?(?:\.[a-z][0-9a-z]{0,9}){1,2}$/i.exec(name)?.[1];
    return token !== undefined && isHash(token);
}
/**
 * A hexadecimal hash has letters and digits; one of all letters must change between them often. So no date is taken
 * for a hash, nor a word with a number in it (`dashboard2`, `s3bucket`): a wrong guess would be cached for a year.
 */
function isHash(token) {
    const changes = token.match(/[a-z](?=\d)|\d(?=[a-z])/gi)?.length ?? 0;
    return /^[0-9a-f]+$/.test(token) ? changes > 0 : changes >= 3;
}


/***/ }),

/***/ 90126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ contentTypeOf)
/* harmony export */ });
/* harmony import */ var mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15086);
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68348);


/** Files without an extension that hosts know, and what they are. */
const PLAIN_TEXT_NAMES = new Set(['_redirects', '_headers', 'CNAME', '.nojekyll', 'LICENSE', 'README']);
/**
 * Code beside the docs, which readers are to read: under the registered types of these endings (a `.ts` is a video,
 * a `.rs` a telephone service) or without any, browsers would save or play it.
 */
const CODE = /\.(ts|tsx|mts|cts|rs|go|py|rb|proto|graphql|gql|diff|patch)$/i;
const OTHER_TYPES = {
    cjs: 'text/javascript',
    jsonl: 'application/x-ndjson',
    ndjson: 'application/x-ndjson',
    tgz: 'application/gzip',
};
/** The content type a file is served with, told by its name: with a charset where it is text. */
function contentTypeOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const isPlain = PLAIN_TEXT_NAMES.has(name) || CODE.test(name);
    const type = isPlain ? 'text/plain' : (otherType(name) ?? mime__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A.getType(name) ?? 'application/octet-stream');
    return served.get(type) ?? remember(type);
}
function otherType(name) {
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    return (0,_look_up_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .T)(OTHER_TYPES, ending);
}
/** Type \u2192 with its charset. One string for all files of a type, not one for each of a hundred thousand. */
const served = new Map();
function remember(type) {
    const full = isText(type) ? `${type}; charset=utf-8` : type;
    served.set(type, full);
    return full;
}
function isText(type) {
    return (type.startsWith('text/') ||
        /[/+](json|x-ndjson|xml|javascript)$/.test(type) ||
        type === 'application/manifest+json');
}


/***/ }),

/***/ 39653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ newMemory),
/* harmony export */   We: () => (/* binding */ WHOLE_BYTES),
/* harmony export */   eo: () => (/* binding */ createFilling)
/* harmony export */ });
/** What is done at once: enough that handing it to a thread costs little beside it. */
const BATCH_BYTES = 2 ** 19;
const BATCH_FILES = 512;
/** Files up to this size are never parted. */
const WHOLE_BYTES = 2 ** 18;
function createFilling() {
    let memory = newMemory();
    let used = 0;
    let paths = [];
    let sizes = [];
    let lengths = [];
    let last = { path: '', size: 0 };
    let goesOn = false;
    const add = (bytes) => {
        memory.set(bytes, used);
        used += bytes.length;
    };
    const begin = (path, size, bytes) => {
        last = { path, size };
        paths.push(path);
        sizes.push(size);
        lengths.push(bytes.length);
        add(bytes);
    };
    return {
        get memory() {
            return memory;
        },
        get goesOn() {
            return goesOn;
        },
        hasRoom: (files, bytes) => used + bytes <= BATCH_BYTES && paths.length + files <= BATCH_FILES,
        begin,
        more(bytes) {
            if (paths.length === 0) {
                goesOn = true;
                return begin(last.path, last.size, bytes);
            }
            lengths.push((lengths.pop() ?? 0) + bytes.length);
            add(bytes);
        },
        batch: () => ({ paths, sizes, lengths, bytes: memory.subarray(0, used) }),
        restart(next) {
            memory = next;
            used = 0;
            goesOn = false;
            paths = [];
            sizes = [];
            lengths = [];
        },
    };
}
/** Memory that a thread sees without a copy. */
function newMemory() {
    return Buffer.from(new SharedArrayBuffer(BATCH_BYTES));
}


/***/ }),

/***/ 10660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createFileBatches)
/* harmony export */ });
/* harmony import */ var _batch_filling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39653);

/** Batches for `work`: done by this thread until there is one that has answered, and while that has enough. */
function createFileBatches(work) {
    const filling = (0,_batch_filling_js__WEBPACK_IMPORTED_MODULE_0__/* .createFilling */ .eo)();
    let thread;
    let isThreadUp = false;
    /** Batches that the thread has. */
    const ahead = new Set();
    /** Memory of batches that are done. */
    const free = [];
    let failure;
    const startThreadOnce = () => {
        if (thread !== undefined || work.startThread === undefined || !work.isWorthThread())
            return;
        thread = work.startThread();
        // Until it answers for the first time, this one goes on.
        thread.ask({ paths: [], sizes: [], lengths: [], bytes: Buffer.alloc(0) }).then(() => {
            isThreadUp = true;
        }, () => { });
    };
    const doHere = (batch) => {
        try {
            work.onDone(batch, work.here(batch));
        }
        catch (error) {
            throw work.failureOf(error);
        }
        startThreadOnce();
    };
    const handOver = (to) => {
        const { memory } = filling;
        const batch = filling.batch();
        const done = to
            .ask(batch)
            .then((answer) => work.onDone(batch, answer), (error) => {
            failure ??= work.failureOf(error);
        })
            .then(() => {
            ahead.delete(done);
            free.push(memory);
        });
        ahead.add(done);
        filling.restart(free.pop() ?? (0,_batch_filling_js__WEBPACK_IMPORTED_MODULE_0__/* .newMemory */ .Ao)());
    };
    const flush = () => {
        if (failure !== undefined)
            throw failure;
        const isBusy = ahead.size >= work.batchesAhead;
        const isOurs = work.isWithinFile?.() === true;
        if (thread !== undefined && isThreadUp && !isOurs && (!isBusy || filling.goesOn)) {
            // Whoever has the beginning of a file does the rest.
            if (isBusy)
                return Promise.race(ahead).then(flush);
            handOver(thread);
            return undefined;
        }
        doHere(filling.batch());
        filling.restart(filling.memory);
        return undefined;
    };
    const whenRoom = (newFiles, more, add) => {
        const wait = filling.hasRoom(newFiles, more) ? undefined : flush();
        if (wait !== undefined)
            return wait.then(add);
        add();
        return undefined;
    };
    return {
        begin: (path, size, first) => whenRoom(1, size <= _batch_filling_js__WEBPACK_IMPORTED_MODULE_0__/* .WHOLE_BYTES */ .We ? size : first.length, () => filling.begin(path, size, first)),
        more: (next) => whenRoom(0, next.length, () => filling.more(next)),
        async finish() {
            await flush();
            await Promise.all(ahead);
            if (failure !== undefined)
                throw failure;
        },
        async close() {
            await thread?.close();
        },
    };
}


/***/ }),

/***/ 40189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ updateFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78142);
/* harmony import */ var _workers_thread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54183);
/* harmony import */ var _disk_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21968);
/* harmony import */ var _batch_filling_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39653);
/* harmony import */ var _file_batches_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10660);
/* harmony import */ var _stage_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95315);









/** Files that are written here before a thread is worth its start; to compare them takes less than half of it. */
const THREAD_FROM = 100;
/** About what a build that takes its pages from a cache makes before it hears of its threads again. */
const BATCHES_AHEAD = 24;
/**
 * An update of the folder `out` by way of `staging`, an empty folder within it: files that are as they were stay the
 * same files, with their times, and nothing is seen of the others before all are there. The folder itself stays, which
 * may be mounted there, or be looked at by a server. Where there are many files, a thread compares and writes while
 * this one goes on with the site.
 */
function updateFolder(out, staging) {
    const before = atOnce(() => listFolder(out, staging));
    const there = before.entries.filter(({ isFile }) => isFile).map(({ path }) => path);
    const folder = { out, there, staging };
    const here = (0,_stage_files_js__WEBPACK_IMPORTED_MODULE_6__/* .createStager */ .H)(folder);
    const taken = new Set();
    const changed = new Set();
    const batches = (0,_file_batches_js__WEBPACK_IMPORTED_MODULE_7__/* .createFileBatches */ .f)({
        here: here.stage,
        startThread: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)() > 1
            ? () => (0,_workers_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .startThread */ .B)('docs-export update', {
                data: folder,
                nurseryMegabytes: 4,
            })
            : undefined,
        isWorthThread: () => true,
        batchesAhead: BATCHES_AHEAD,
        onDone: (_, paths) => {
            for (const path of paths)
                changed.add(path);
        },
        failureOf: _disk_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .diskFailure */ .C9,
    });
    const writeHere = (file, isAgain) => {
        if (atOnce(() => here.stageFile(file, isAgain)))
            changed.add(file.path);
    };
    return {
        write(file) {
            const { path } = file;
            // Of two files at one path the last one counts.
            if (taken.has(path))
                return batches.finish().then(() => writeHere(file, true));
            taken.add(path);
            // Of what is read piece by piece, nobody needs to hold the whole.
            const isLarge = file.pieces !== undefined || file.bytes.length > _batch_filling_js__WEBPACK_IMPORTED_MODULE_8__/* .WHOLE_BYTES */ .We;
            if (isLarge || changed.size < THREAD_FROM)
                return void writeHere(file, false);
            return batches.begin(path, file.bytes.length, file.bytes);
        },
        async finish() {
            await batches.finish();
            atOnce(() => {
                // Before anything comes: a disk that does not tell capitals apart would take a new name for the old one.
                for (const { path } of before.entries) {
                    if (taken.has(path))
                        continue;
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, path));
                    changed.add(path);
                }
                for (const folder of before.folders.reverse())
                    removeIfEmpty((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(out, folder));
                moveInto(staging, out);
            });
            return [...changed];
        },
        close: batches.close,
    };
}
/** Throws E_BUNDLE_WRITE for what the disk does. */
function atOnce(work) {
    try {
        return work();
    }
    catch (error) {
        throw (0,_disk_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .diskFailure */ .C9)(error);
    }
}
/** What lies below a folder, links not followed, but for what lies in `left`; a folder comes before those in it. */
function listFolder(root, left) {
    const entries = [];
    const folders = [];
    const visit = (folder) => {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { withFileTypes: true })) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (!entry.isDirectory())
                entries.push({ path, isFile: entry.isFile() });
            else if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path) !== left) {
                folders.push(path);
                visit(path);
            }
        }
    };
    visit('');
    return { entries, folders };
}
function removeIfEmpty(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
    }
    catch (error) {
        if (!(0,_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .l)(folder))
            throw error;
    }
}
/** Moves all that is in a folder into another, folders as a whole where there is none of that name. */
function moveInto(from, to) {
    for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(from, { withFileTypes: true })) {
        const [source, target] = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, entry.name), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(to, entry.name)];
        const isThere = entry.isDirectory() && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false })?.isDirectory() === true;
        if (isThere)
            moveInto(source, target);
        else
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(source, target);
    }
}


/***/ }),

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

/***/ 61109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   DH: () => (/* binding */ decoded),
/* harmony export */   Hz: () => (/* binding */ spellingsOf),
/* harmony export */   Zk: () => (/* binding */ parseRedirects),
/* harmony export */   dS: () => (/* binding */ encoded),
/* harmony export */   ez: () => (/* binding */ expressionOf),
/* harmony export */   k2: () => (/* binding */ targetParts),
/* harmony export */   nm: () => (/* binding */ sourceFor),
/* harmony export */   os: () => (/* binding */ isAfterSlash),
/* harmony export */   p1: () => (/* binding */ unnamed),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   wt: () => (/* binding */ asCompared)
/* harmony export */ });
/* harmony import */ var _text_literal_in_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84650);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39354);


const STATUSES = new Set([301, 302, 303, 307, 308]);
/** Reads a `_redirects` file as hosts do; `left` holds the lines that are no plain redirect. */
function parseRedirects(text) {
    const rules = [];
    const left = [];
    for (const raw of text.split(/\r\n|\r|\n/)) {
        const line = raw.replace(/(^|\s)#.*$/, '').trim();
        if (line === '')
            continue;
        const [source = '', target = '', code = '301', ...more] = line.split(/\s+/);
        const status = Number(/^(\d{3})!?$/.exec(code)?.[1]);
        const isPlain = /^\/[^?]*$/.test(source) && /^(\/|https?:\/\/)/.test(target) && more.length === 0;
        if (isPlain && STATUSES.has(status))
            rules.push({ source, target, status, force: code.endsWith('!') });
        else
            left.push(line);
    }
    return { rules, left };
}
/** `/blog/:slug/*` in its parts; the star's name is `splat`. */
function partsOf(source) {
    const parts = [];
    let at = 0;
    for (const match of source.matchAll(/\/:([A-Za-z_]\w*)|\*/g)) {
        const [found, name] = match;
        const before = source.slice(at, match.index) + (name === undefined ? '' : '/');
        if (before !== '')
            parts.push(before);
        parts.push(name === undefined ? { name: 'splat', many: true } : { name, many: false });
        at = match.index + found.length;
    }
    if (at < source.length)
        parts.push(source.slice(at));
    return parts;
}
/** The names among the parts of an address, in order. */
function namesIn(parts) {
    return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
}
/** The target in its parts; names that the source does not have are text. */
function targetParts(target, source) {
    const names = namesIn(source);
    const parts = [];
    let at = 0;
    for (const match of target.matchAll(/:([A-Za-z_]\w*)/g)) {
        const [found, name = ''] = match;
        if (!names.includes(name))
            continue;
        if (match.index > at)
            parts.push(target.slice(at, match.index));
        parts.push({ name, many: name === 'splat' });
        at = match.index + found.length;
    }
    if (at < target.length)
        parts.push(target.slice(at));
    return parts;
}
/**
 * The source with its star `slashless` where the target has a slash before it: two at its beginning would lead to
 * another host.
 */
function sourceFor(target, source) {
    const joins = target.some((part, at) => typeof part !== 'string' && part.many && isAfterSlash(target, at));
    return source.map((part) => typeof part !== 'string' && part.many && joins ? { ...part, slashless: true } : part);
}
/** Whether the part at this place comes right after a slash. */
function isAfterSlash(parts, at) {
    const before = parts[at - 1];
    return typeof before === 'string' && before.endsWith('/');
}
/** A pattern as a regular expression that JavaScript, PCRE and RE2 read alike, its names with a prefix. */
function expressionOf(parts, prefix = '') {
    return parts
        .map((part, at) => {
        if (typeof part === 'string')
            return (0,_text_literal_in_js__WEBPACK_IMPORTED_MODULE_0__/* .literalIn */ .r)(encoded(part));
        // What a query begins with is not part of the path.
        if (!part.many)
            return `(?<${prefix}${part.name}>[^/?]+)`;
        // Slashes doubled by a visitor are swallowed: a target that began with two would lead to another host.
        const isSwallowing = part.slashless === true || isAfterSlash(parts, at);
        return isSwallowing ? `/*(?<${prefix}${part.name}>(?:[^/?][^?]*)?)` : `(?<${prefix}${part.name}>[^?]*)`;
    })
        .join('');
}
/** A regular expression without names for its groups, which are not written alike everywhere. */
function unnamed(expression) {
    return expression.replace(/\(\?<\w+>/g, '(');
}
/** An address without a slash at its end. */
function bare(address) {
    return address.length > 1 ? address.replace(/\/+$/, '') : address;
}
/** Characters that mean something where they stand bare, as a request carries them where they do not. */
const RESERVED = /(%(?:23|24|26|2B|2C|2F|3A|3B|3D|3F|40))/i;
/** An address as a request carries it; what is encoded already stays so. */
function encoded(address) {
    const sent = (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .changedBetween */ .jr)(address, RESERVED, (text) => encodeURI(decoded(text)));
    return sent.replace(/%[\da-f]{2}/gi, (sign) => sign.toUpperCase());
}
/** An address as a reader sees it, and as a request carries it, for hosts that hold either against their rules. */
function spellingsOf(address) {
    return [...new Set([address, encoded(address)])];
}
/** An address as servers compare it: nothing in it is encoded but what would mean something else as a character. */
function asCompared(address) {
    return (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .changedBetween */ .jr)(address, /(%(?:23|2F|3F))/i, _text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D4);
}
/** A path as a reader sees it. */
function decoded(path) {
    try {
        return decodeURI(path);
    }
    catch {
        // A percent sign of its own.
        return path;
    }
}


/***/ }),

/***/ 51974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bN: () => (/* binding */ readRouting),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   cz: () => (/* binding */ movesOf)
/* harmony export */ });
/* unused harmony export routingOf */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _bundle_build_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33176);
/* harmony import */ var _text_literal_in_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84650);
/* harmony import */ var _redirects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61109);





/** What a site that lies in a folder wants of its host. Rejects when its `_redirects` cannot be read. */
async function readRouting(directory, site) {
    const has = Object.hasOwn(site.files, '_redirects');
    return routingOf(site, has ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, '_redirects'), 'utf8') : '');
}
/** Reads what a site wants of its host: its pages, and its `_redirects` where it has some. */
function routingOf({ files, pages: listed }, redirects) {
    const copies = Object.keys(files).filter((path) => (0,_bundle_build_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .isCopy */ .sN)(path, files));
    const pages = [...listed, ...copies.map((path) => path.slice(0, -'.html'.length))];
    const { rules, left } = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRedirects */ .Zk)(redirects);
    const addresses = new Map(pages.map((page) => [addressOf(page), page]));
    const exact = new Map();
    const patterns = [];
    const ambiguous = [];
    for (const rule of rules) {
        const source = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)(rule.source);
        const names = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(source);
        if (new Set(names).size < names.length) {
            ambiguous.push(`${rule.source} ${rule.target} ${rule.status}`);
            continue;
        }
        if (names.length > 0) {
            const target = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .targetParts */ .k2)(rule.target, source);
            const from = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceFor */ .nm)(target, source);
            patterns.push({ rule, source: from, target, expression: new RegExp(`^${(0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .expressionOf */ .ez)(from)}$`) });
            continue;
        }
        const address = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .decoded */ .DH)((0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .bare */ .$B)(rule.source));
        if (!exact.has(address) && (rule.force || !addresses.has(address))) {
            exact.set(address, { target: rule.target, status: rule.status });
        }
    }
    // A page that only sends readers elsewhere stands for a redirect; as such it need not be loaded first.
    const isMeant = new Set(pages);
    for (const path of Object.keys(files)) {
        if (!path.endsWith('.html') || isMeant.has(path.slice(0, -5)) || /(^|\/)404\.html$/.test(path))
            continue;
        const address = addressOf(path.slice(0, -5));
        const found = exact.has(address) ? undefined : firstMatch(address, patterns);
        if (found !== undefined)
            exact.set(address, found);
    }
    const taken = [
        ...addresses.keys(),
        ...Object.keys(files)
            .filter((path) => !path.endsWith('.html'))
            .map((path) => `/${path}`),
    ].sort();
    const sent = taken.map(_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .encoded */ .dS);
    return {
        exact,
        patterns: patterns.map(({ expression, ...pattern }) => ({
            ...pattern,
            spared: pattern.rule.force ? [] : taken.filter((_, at) => expression.test(sent[at] ?? '')),
        })),
        folders: [...addresses].filter(([address, page]) => address !== '/' && isIndex(page)).map(([one]) => one),
        pages: [...addresses].filter(([, page]) => !isIndex(page)).map(([one]) => one),
        hasNotFound: Object.hasOwn(files, '404.html'),
        left: [...left, ...ambiguous],
    };
}
const isIndex = (page) => /(^|\/)index$/.test(page);
/** The address of a page, without a slash at its end: `/guides` of `guides/index`. */
function addressOf(page) {
    return (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .bare */ .$B)(`/${isIndex(page) ? page.slice(0, -'index'.length) : page}`);
}
/** Each single address that moved as a regular expression of paths as servers compare them, the folders' first. */
function movesOf({ folders, exact }) {
    const pathOf = (address) => (0,_text_literal_in_js__WEBPACK_IMPORTED_MODULE_4__/* .literalIn */ .r)((0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .asCompared */ .wt)(address));
    return [
        ...folders.map((address) => ({ path: pathOf(address), status: 301, target: `${address}/` })),
        ...[...exact].map(([address, redirect]) => ({ ...redirect, path: `${pathOf(address)}/?` })),
    ];
}
function firstMatch(address, patterns) {
    const sent = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .encoded */ .dS)(address);
    for (const pattern of patterns) {
        const match = pattern.expression.exec(sent);
        if (match === null)
            continue;
        const target = pattern.target
            .map((part) => (typeof part === 'string' ? part : (match.groups?.[part.name] ?? '')))
            .join('');
        return { target, status: pattern.rule.status };
    }
    return undefined;
}


/***/ }),

/***/ 11834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ew: () => (/* binding */ fromPath),
  bb: () => (/* binding */ movedBy),
  Lu: () => (/* binding */ routeOf)
});

// EXTERNAL MODULE: ./lib/deploy/host-files/redirects.js
var redirects = __webpack_require__(61109);
;// CONCATENATED MODULE: ./lib/host/resolve-target.js
/**
 * Finds the file for a request target (`/guides/start?x=1`): the file of that name, `guides/start.html`, or the
 * `index.html` of a folder. Links in pages are relative, so a page has one spelling: `/guides/start` for
 * `guides/start.html`, `/guides/` for `guides/index.html`; the other one redirects. Only names that `has` knows
 * are ever given, so no target leads out of the site.
 */
function resolveTarget(target, has) {
    const [pathname = '', query] = target.split(/\?(.*)/s, 2);
    const key = decode(pathname);
    if (key === undefined)
        return { kind: 'malformed' };
    const last = pathname.split('/').findLast((segment) => segment !== '') ?? '';
    const redirect = (path) => ({
        kind: 'redirect',
        location: query === undefined ? path : `${path}?${query}`,
    });
    if (key === '' || key.endsWith('/')) {
        if (has(`${key}index.html`))
            return { kind: 'file', path: `${key}index.html` };
        return has(`${key.slice(0, -1)}.html`) ? redirect(`../${last}`) : { kind: 'missing' };
    }
    for (const path of [key, `${key}.html`])
        if (has(path))
            return { kind: 'file', path };
    return has(`${key}/index.html`) ? redirect(`./${last}/`) : { kind: 'missing' };
}
/** The path without its slash at the front, decoded; undefined when it is none. */
function decode(pathname) {
    if (!pathname.startsWith('/'))
        return undefined;
    try {
        return decodeURIComponent(pathname.slice(1));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/host/moved.js


/** Finds what a request target means in a site whose files `has` knows, and which has `moved` some of them. */
function routeOf(target, has, moved) {
    const found = resolveTarget(target, has);
    const elsewhere = moved(target, found.kind === 'missing');
    if (elsewhere !== undefined)
        return { kind: 'redirect', ...elsewhere };
    return found.kind === 'redirect' ? { ...found, status: 307 } : found;
}
/**
 * Carries out the `_redirects` of a site: rules of one address before patterns, which spare what the site has itself
 * unless they say that they do not.
 */
function movedBy({ exact, patterns }) {
    const rules = patterns.map(({ rule, source, target }) => ({
        rule,
        expression: new RegExp(`^${(0,redirects/* expressionOf */.ez)(source)}$`),
        parts: target,
    }));
    const addresses = new Map([...exact].toReversed().map(([address, to]) => [(0,redirects/* asCompared */.wt)(address), to]));
    return (target, isMissing) => {
        const [pathname = '', query] = target.split(/\?(.*)/s, 2);
        // Slashes doubled by a visitor are one: a target that began with two would lead to another host.
        const path = pathname.replace(/^\/{2,}/, '/');
        const address = (0,redirects/* bare */.$B)((0,redirects/* asCompared */.wt)(path));
        const led = (status, to) => {
            const whole = query === undefined || /[?#]/.test(to) ? to : `${to}?${query}`;
            return { status, location: fromPath(pathname, whole) };
        };
        const found = addresses.get(address);
        if (found !== undefined)
            return led(found.status, (0,redirects/* encoded */.dS)(found.target));
        const sent = (0,redirects/* encoded */.dS)(path);
        for (const { rule, expression, parts } of rules) {
            const match = isMissing || rule.force ? expression.exec(sent) : null;
            if (match === null)
                continue;
            const words = parts.map((part) => typeof part === 'string' ? (0,redirects/* encoded */.dS)(part) : (match.groups?.[part.name] ?? ''));
            return led(rule.status, words.join('').replace(/^\/{2,}/, '/'));
        }
        return undefined;
    };
}
/** An address within the site as a link from a path of it. */
function fromPath(pathname, target) {
    if (!target.startsWith('/'))
        return target;
    return `${'../'.repeat(pathname.split('/').length - 2) || './'}${target.slice(1)}`;
}


/***/ }),

/***/ 59263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ sendFile),
/* harmony export */   c: () => (/* binding */ statusOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * Answers a GET or HEAD request with a file: `Range`, `If-Range`, `If-None-Match` and `If-Match` are honoured.
 * Resolves when the answer has ended or the reader has gone; rejects with an error that carries `status`
 * (404, 412, 416, 500) while nothing has been sent yet.
 */
async function sendFile(request, response, { path, headers, status = 200 }) {
    const { default: send } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(814)]).then(__webpack_require__.t.bind(__webpack_require__, 60814, 19));
    if (response.destroyed)
        return;
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers))
        response.setHeader(name, value);
    await new Promise((resolve, reject) => {
        response.once('close', resolve);
        send(request, encodeURIComponent((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)), {
            root: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path),
            acceptRanges: status === 200,
            // The caller says all there is to say in headers, and has chosen the file.
            cacheControl: false,
            dotfiles: 'allow',
            etag: false,
            index: false,
            lastModified: false,
        })
            .on('error', (error) => {
            // Half an answer cannot become another one: cutting it tells the reader that it is not whole.
            if (response.headersSent)
                response.destroy();
            else
                reject(error);
        })
            .pipe(response);
    });
}
/** The status an error of {@link sendFile} asks for. */
function statusOf(error) {
    const status = error?.status;
    return typeof status === 'number' ? status : 500;
}


/***/ }),

/***/ 92589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listen),
/* harmony export */   q: () => (/* binding */ closeServer)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/**
 * Starts to listen and resolves to the server's address, `http://127.0.0.1:8080`. Port 0 takes a free one.
 * Rejects with `E_PORT` when the address cannot be had.
 */
async function listen(server, host, port) {
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
            server.off('error', reject);
            resolve();
        });
    }).catch((cause) => {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_PORT', {
            what: 'The server cannot listen',
            value: `${host}:${port}`,
            why: cause.message,
            fix: REMEDIES[cause.code ?? ''] ?? 'choose an address of this machine, as 127.0.0.1 or 0.0.0.0 for all',
            cause,
        });
    });
    const { address, family, port: taken } = server.address();
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`;
}
/** What to do where it is not the address that cannot be had. */
const REMEDIES = {
    EADDRINUSE: 'choose another port, or end the program that uses it',
    EACCES: 'choose a port above 1023, or 0 for a free one',
};
/** How often a closing server looks for connections that have become idle. */
const LOOK_MS = 50;
/** Stops to listen, lets answers under way finish for `graceMs`, then cuts what is left. */
async function closeServer(server, clock, graceMs) {
    const ended = new AbortController();
    const closed = new Promise((resolve) => server.close(() => resolve())).then(() => ended.abort());
    for (let waited = 0; waited < graceMs && !ended.signal.aborted; waited += LOOK_MS) {
        // A connection that is kept alive becomes idle after its answer; nothing else would close it soon.
        server.closeIdleConnections();
        await clock.sleep(LOOK_MS, ended.signal).catch(() => undefined);
    }
    server.closeAllConnections();
    await closed;
}


/***/ }),

/***/ 75847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startPreview: () => (/* binding */ startPreview)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./lib/http/server.js
var http_server = __webpack_require__(92589);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(97035);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/preview/allowed-hosts.js


/** Whether a name always means the machine that asks. */
function isOwn(name) {
    return (0,values/* isLoopback */.U9)(name) || (0,external_node_net_.isIP)(name.replace(/^\[|\]$/g, '')) !== 0;
}
/**
 * Whether a request with this `Host` may be answered by a server that only its own machine reaches. A page of another
 * site whose name has come to mean this machine (DNS rebinding) would read it otherwise. `names` are allowed besides.
 */
function isAllowedHost(host, names) {
    // No browser leaves it out.
    if (host === undefined)
        return true;
    const name = host.replace(/:\d*$/, '').toLowerCase();
    return isOwn(name) || names.some((allowed) => allowed.toLowerCase() === name);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/bundle/content-type.js
var content_type = __webpack_require__(90126);
// EXTERNAL MODULE: ./lib/host/moved.js + 1 modules
var host_moved = __webpack_require__(11834);
// EXTERNAL MODULE: ./lib/http/send-file.js
var send_file = __webpack_require__(59263);
// EXTERNAL MODULE: ./lib/site/markdown/html.js
var html = __webpack_require__(34992);
;// CONCATENATED MODULE: ./lib/preview/client.generated.js
// Written by scripts/generate/site-assets.ts from the style sheets and browser scripts. Do not edit.
const previewScript = "\"use strict\";(()=>{var{file:s=\"\",build:u=\"\",changes:a=\"\"}=document.currentScript.dataset,r=u,t=document.createElement(\"div\");t.setAttribute(\"role\",\"alert\");t.style.cssText=\"position:fixed;inset:auto 0 0;z-index:2147483647;max-height:50vh;overflow:auto;padding:12px 16px;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;background:#7f1d1d;color:#fff\";function l(e){return s===\"\"&&e.endsWith(\".html\")?!0:e===s||!/\\.(?:html|md|txt|xml)$|^assets\\//.test(e)}function f({data:e}){let{build:o,changed:i,problem:d}=JSON.parse(e);if(d!==void 0){t.textContent=d,document.body.append(t);return}t.remove(),r!==o&&((i===void 0||i.some(l))&&location.reload(),r=o)}var m=new URL(a,location.href),n;function c(){document.hidden?(n?.close(),n=void 0):n===void 0&&(n=new EventSource(m),n.onmessage=f)}document.addEventListener(\"visibilitychange\",c);c();})();\n";

;// CONCATENATED MODULE: ./lib/preview/answer.js







/** Where pages hear of builds; no site has files in this folder. */
const CHANGES = '/.docs-export/changes';
/** Answers with a page or a file of the site as it is now; pages are given the script that keeps them so. */
async function answer(request, response, shown) {
    const { site, paths, problem } = shown;
    const page = (status, html, file = '') => {
        response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        if (request.method === 'HEAD')
            return void response.end();
        response.write(html);
        response.end(scriptFor(file, shown.build, request.url ?? '/'));
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
        return;
    }
    if (paths.size === 0)
        return page(503, noSite(problem));
    const found = (0,host_moved/* routeOf */.Lu)(request.url ?? '', (path) => paths.has(path), shown.moved);
    if (found.kind === 'malformed')
        return void response.writeHead(400).end();
    if (found.kind === 'redirect') {
        response.writeHead(found.status, { location: found.location, 'cache-control': 'no-store' }).end();
        return;
    }
    const path = found.kind === 'file' ? found.path : '404.html';
    const status = found.kind === 'file' ? 200 : 404;
    try {
        if (path.endsWith('.html'))
            return page(status, await (0,promises_.readFile)((0,external_node_path_.join)(site, path)), status === 200 ? path : '');
        await (0,send_file/* sendFile */.T)(request, response, {
            path: (0,external_node_path_.join)(site, path),
            headers: { 'content-type': (0,content_type/* contentTypeOf */.J)(path), 'cache-control': 'no-store' },
        });
    }
    catch (error) {
        // The file went between two builds, or the request asks for a part that is not there.
        if (!response.headersSent)
            response.writeHead((0,send_file/* statusOf */.c)(error));
        response.end();
    }
}
/** Tells a reader who asks by a name that is none of this machine's how it is allowed. */
function refuse(response, host) {
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end(`This preview is for its own machine, which is not known as ${host}. ` +
        'Start it with --allow-host and this name (without the port) to allow it.\n');
}
/** Behind a page whose end tags may be left out, this is within its body. */
function scriptFor(file, build, target) {
    const [pathname = '/'] = target.split('?', 1);
    // As all links: what leads here from elsewhere may do so below a path of its own.
    const changes = (0,host_moved/* fromPath */.Ew)(pathname, CHANGES);
    const data = Object.entries({ file, build, changes })
        .map(([name, value]) => ` data-${name}="${(0,html/* escapeAttribute */.Gj)(value)}"`)
        .join('');
    return `<script${data}>${previewScript}</script>`;
}
function noSite(problem) {
    const words = problem === undefined ? 'The site is being built.' : 'The site cannot be built yet.';
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title><p>${(0,html/* escapeText */.X1)(words)}</p>`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/bundle/disk-failure.js
var disk_failure = __webpack_require__(21968);
// EXTERNAL MODULE: ./lib/bundle/writing/folder-update.js
var folder_update = __webpack_require__(40189);
// EXTERNAL MODULE: ./lib/deploy/host-files/routing.js
var routing = __webpack_require__(51974);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/preview/listeners.js
function createListeners(first) {
    let last = first;
    const open = new Set();
    const send = (response, announcement) => {
        response.write(`data: ${JSON.stringify(announcement)}\n\n`);
    };
    return {
        add(response) {
            response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
            // Who comes has a build of its own, to which these changes may be older or newer.
            send(response, { ...last, changed: undefined });
            open.add(response);
            response.once('close', () => open.delete(response));
        },
        tell(announcement) {
            last = announcement;
            for (const response of open)
                send(response, announcement);
        },
        close() {
            for (const response of open)
                response.end();
            open.clear();
        },
    };
}

;// CONCATENATED MODULE: ./lib/preview/live-site.js










/** Opens the site in `directory`, of which nothing is shown before its first build. */
function createLiveSite(options) {
    const { clock, directory, source } = options;
    const site = (0,external_node_path_.join)(directory, 'site');
    (0,external_node_fs_.mkdirSync)(site);
    const run = (0,external_node_crypto_.randomUUID)();
    let builds = 0;
    let shown = { site, paths: new Set(), moved: () => undefined, build: run, problem: undefined };
    const listeners = createListeners({ build: run });
    /** Files of the project that changed since the last build that came to its end. */
    const because = [];
    const build = async (signal) => {
        const started = clock.now();
        const reasons = because.length;
        const paths = new Set();
        const staging = (0,external_node_path_.join)(directory, 'new');
        let update;
        try {
            await (0,disk_failure/* onDisk */.FC)(async () => (0,external_node_fs_.mkdirSync)(staging));
            update = (0,folder_update/* updateFolder */.g)(site, staging);
            const { write, finish } = update;
            const summary = await source.build(options.request, {
                signal,
                onProgress: (done, total) => {
                    if (builds === 0)
                        options.onProgress(done, total);
                },
                onFile(file) {
                    paths.add(file.path);
                    return write(file);
                },
            });
            signal.throwIfAborted();
            const changed = await finish();
            const files = Object.fromEntries([...paths].map((path) => [path, true]));
            const moved = (0,host_moved/* movedBy */.bb)(await (0,routing/* readRouting */.bN)(site, { pages: summary.pages, files }));
            const isFirst = builds === 0;
            builds += 1;
            shown = { site, paths, moved, build: `${run}-${builds}`, problem: undefined };
            listeners.tell({ build: shown.build, changed: isFirst ? undefined : changed });
            const milliseconds = clock.now() - started;
            options.onBuilt({ summary, because: because.splice(0, reasons), changed, milliseconds });
        }
        catch (error) {
            // A newer build takes its place.
            if (signal.aborted)
                return;
            because.splice(0, reasons);
            shown = { ...shown, problem: (0,failure/* messageOf */.bD)(error) };
            listeners.tell({ build: shown.build, problem: shown.problem });
            options.onFailed(error);
        }
        finally {
            await update?.close();
            await (0,promises_.rm)(staging, { recursive: true, force: true });
        }
    };
    return { listeners, shown: () => shown, noteChanges: (files) => void because.push(...files), build };
}

;// CONCATENATED MODULE: ./lib/preview/rebuilding.js
/** Runs `build`, which never rejects, when it is asked for: one at a time, and the last request always comes to its end. */
function createRebuilding(build) {
    let isWanted = false;
    let isClosed = false;
    let current;
    let wasEnded = false;
    let work = Promise.resolve();
    const next = async () => {
        if (!isWanted)
            return;
        isWanted = false;
        current = new AbortController();
        await build(current.signal);
        wasEnded = current.signal.aborted;
    };
    return {
        ask() {
            // A change that was noticed late.
            if (isClosed)
                return;
            isWanted = true;
            // Where something is written all the time, no build would come to its end.
            if (!wasEnded)
                current?.abort();
            work = work.then(next);
        },
        async settled() {
            for (let seen; seen !== work; await seen)
                seen = work;
        },
        async close() {
            isClosed = true;
            isWanted = false;
            current?.abort();
            await work;
        },
    };
}

// EXTERNAL MODULE: ./lib/site/project/folder.js + 1 modules
var folder = __webpack_require__(81753);
// EXTERNAL MODULE: ./lib/site/project/left-out.js
var left_out = __webpack_require__(65149);
;// CONCATENATED MODULE: ./lib/preview/watch.js





/** Editors write several files at once, and some of them in steps. */
const QUIET_MS = 60;
/** What something writes all the time is told of as it is by then. */
const LONGEST_MS = 1000;
/** The file among those with a dot that tells what is part of a site. */
const IGNORE_FILE = '.mintignore';
/**
 * Tells which files below the folders were written, added or removed, once they have been left alone for a moment, or
 * have not been for a second. What is no part of a project (site/project/folder.ts) tells nothing. Rejects with E_DOCS_DIR when it cannot watch.
 */
async function watchFolders({ folders, leftOut }, onChange, onError) {
    const { watch } = await __webpack_require__.e(/* import() */ 8348).then(__webpack_require__.bind(__webpack_require__, 28348));
    // A folder that is a link would be watched as one, and not what is in it.
    const places = folders.map((folder) => (0,external_node_fs_.realpathSync)(folder));
    const others = folders.flatMap((folder, at) => leftOut.map((other) => (0,external_node_path_.join)(places[at] ?? folder, (0,external_node_path_.relative)(folder, other))));
    const watcher = watch(places, {
        ignoreInitial: true,
        followSymlinks: false,
        ignored: (path, stats) => others.includes(path) ||
            places.every((place) => isPassedOver((0,external_node_path_.relative)(place, path))) ||
            // A site that is built into the project is no part of it, and as many files again to watch.
            (stats?.isFile() !== true && !places.includes(path) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, folder/* OUTPUT_MARK */.o))),
    });
    const changed = new Set();
    let timer;
    let since;
    const tell = () => {
        const files = [...changed];
        changed.clear();
        since = undefined;
        onChange(files);
    };
    watcher.on('all', (_, path) => {
        changed.add(path);
        clearTimeout(timer);
        since ??= performance.now();
        timer = setTimeout(tell, Math.min(QUIET_MS, since + LONGEST_MS - performance.now()));
    });
    await new Promise((resolve, reject) => {
        watcher.once('ready', resolve);
        watcher.once('error', reject);
    }).catch(async (cause) => {
        await watcher.close();
        throw unwatched(folders, cause);
    });
    watcher.on('error', (cause) => onError(unwatched(folders, cause)));
    return {
        async close() {
            clearTimeout(timer);
            await watcher.close();
        },
    };
}
function unwatched(folders, cause) {
    return new failure/* Failure */.HR('E_DOCS_DIR', {
        what: 'Changes of the docs project cannot be watched',
        value: folders.join(', '),
        why: (0,failure/* messageOf */.bD)(cause),
        fix: 'raise the limit of watched files of this system, or keep the project in a folder of its own',
        cause,
    });
}
/** Whether a path below a folder is, or lies in, what is no part of a project. */
function isPassedOver(path) {
    if ((0,external_node_path_.basename)(path) === IGNORE_FILE)
        return false;
    return path.split(external_node_path_.sep).some(left_out/* isLeftOut */.WY);
}

;// CONCATENATED MODULE: ./lib/preview/preview.js








/** Time for answers to end on close. */
const GRACE_MS = 500;
/**
 * Serves the site of a project while its pages are written: each change is built, and shows in the pages that are open.
 * A project that cannot be built is told of, and the site before stays. Resolves when the first build has ended;
 * rejects with E_PORT, with E_DOCS_DIR where changes cannot be watched, and when `signal` aborts.
 */
async function startPreview(options) {
    const live = createLiveSite(options);
    const rebuilding = createRebuilding(live.build);
    const isPrivate = (0,values/* isLoopback */.U9)(options.host.includes(':') ? `[${options.host}]` : options.host);
    const server = (0,external_node_http_.createServer)((request, response) => {
        const { host } = request.headers;
        if (isPrivate && !isAllowedHost(host, options.allowedHosts))
            refuse(response, host ?? '');
        else if (request.url === CHANGES)
            live.listeners.add(response);
        else
            answer(request, response, live.shown()).catch((error) => response.destroy(error));
    });
    const url = await (0,http_server/* listen */.K)(server, options.host, options.port);
    let watch;
    const close = async () => {
        live.listeners.close();
        await Promise.all([watch?.close(), rebuilding.close(), (0,http_server/* closeServer */.q)(server, options.clock, GRACE_MS)]);
    };
    try {
        watch = await watchFolders(options, (files) => {
            live.noteChanges(files);
            rebuilding.ask();
        }, options.onFailed);
        options.signal.throwIfAborted();
        options.signal.addEventListener('abort', rebuilding.close, { once: true });
        rebuilding.ask();
        await rebuilding.settled();
        options.signal.throwIfAborted();
        return { url, close };
    }
    catch (error) {
        await close();
        throw error;
    }
}


/***/ }),

/***/ 34992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   Dk: () => (/* binding */ TAG),
/* harmony export */   F1: () => (/* binding */ holdsBlocks),
/* harmony export */   F4: () => (/* binding */ plainUtility),
/* harmony export */   Gj: () => (/* binding */ escapeAttribute),
/* harmony export */   Ly: () => (/* binding */ classes),
/* harmony export */   Or: () => (/* binding */ lineHtml),
/* harmony export */   Uw: () => (/* binding */ unescapeText),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   _O: () => (/* binding */ apartHtml),
/* harmony export */   l2: () => (/* binding */ withPlainUtilities),
/* harmony export */   qy: () => (/* binding */ blocksAsWords),
/* harmony export */   uK: () => (/* binding */ attributes),
/* harmony export */   v1: () => (/* binding */ VOID_ELEMENTS)
/* harmony export */ });
/** Elements that have no end tag. */
const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** A start or an end tag: whether it is an end, its name and its attributes. */
const TAG = /<(\/?)(\w+)((?:"[^"]*"|[^">])*)>/g;
/** Text as HTML. */
function escapeText(text) {
    return /[&<>]/.test(text)
        ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
        : text;
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Text inside an element of XML, without the characters that XML cannot hold in any form. */
function escapeXml(text) {
    return escapeText(text.replace(NOT_IN_XML, ''));
}
/** Text without the control characters that HTML must not hold. */
function withoutControls(text) {
    return text.replace(/(?![\t\n\f\r])\p{Cc}/gu, '');
}
/** What {@link escapeText} and {@link escapeAttribute} made of a text as that text. */
function unescapeText(html) {
    return html
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
}
/** Text as it stands between the double quotes of an attribute. */
function escapeAttribute(text) {
    return /[&<>"]/.test(text) ? escapeText(text).replaceAll('"', '&quot;') : text;
}
/** The attributes of a tag, each with a space before it. `true` writes the bare name; `undefined` and `false` nothing. */
function attributes(values) {
    let html = '';
    for (const name in values) {
        const value = values[name];
        if (value === undefined || value === false)
            continue;
        html += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`;
    }
    return html;
}
/** Class names in one string; what is false or empty is left out. */
function classes(...names) {
    return names.filter(Boolean).join(' ') || undefined;
}
/** `md:mint-px-4`: hosted sites know utility classes by this name as well. */
const PREFIXED = /(^|:)(!?-?)mint-(?=[a-z[])/;
/** A utility class without the prefix that it may have; undefined where it has none. */
function plainUtility(name) {
    return PREFIXED.test(name) ? name.replace(PREFIXED, '$1$2') : undefined;
}
/** Class names, with the plain ones of those that have the prefix. */
function withPlainUtilities(names) {
    if (!names.includes('mint-'))
        return names;
    return names
        .split(/\s+/)
        .flatMap((name) => [name, plainUtility(name)])
        .filter((name) => name !== undefined)
        .join(' ');
}
/** Children that stand within a line of text lose the paragraphs around them, but for such that follow one another. */
function lineHtml(html) {
    const match = /^\s*<p>([\s\S]*)<\/p>\s*$/.exec(html);
    if (match?.[1] !== undefined && !match[1].includes('<p>'))
        return match[1];
    const line = html.replace(/<p>([\s\S]*?)<\/p>/g, '$1 ');
    return line === html || /<\/p>\s*<p>/.test(html) || holdsBlocks(line) ? html : line.trim();
}
/**
 * HTML with plain blocks as what may stand in the element, a button or a heading, and still looks like a block.
 * In a button headings are none to those who hear it.
 */
function blocksAsWords(html, name) {
    if (html.includes('class="c-'))
        return html;
    const blocks = name === 'button' ? /<(\/?)(?:div|p|h[1-6])\b/g : /<(\/?)(?:div|p)\b/g;
    const words = html.replace(blocks, (_, end) => (end ? '</span' : '<span data-block'));
    return holdsBlocks(words) ? html : words;
}
const BLOCK = /<(?:address|article|aside|blockquote|center|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|main|menu|nav|ol|p|pre|section|table|ul)\b/;
/** Whether there is something in the HTML that a paragraph cannot hold. */
function holdsBlocks(html) {
    return BLOCK.test(html);
}
/** Parts of lists and tables, which no paragraph holds either. */
const PART = /<(?:caption|d[dt]|li|option|summary|t(?:body|foot|head|[dhr]))\b/;
/** What is shown of an element that is none in HTML: on lines of its own, it is a paragraph where it holds words alone. */
function apartHtml({ inline, scope }, html) {
    // What an expression makes may stand in a line, whatever it is called.
    const isApart = !inline && scope === undefined && html.trim() !== '';
    return isApart && !holdsBlocks(html) && !PART.test(html) ? `<p>${html}</p>` : html;
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

/***/ 84650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ literalIn)
/* harmony export */ });
/** A text as it stands in a regular expression. */
function literalIn(text) {
    return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
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
