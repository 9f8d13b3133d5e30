((__CHUNK_IMPORT_META__) => {'use strict';const id = 2374;
const ids = [2374];
const modules = {

/***/ 8184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ makeBeside)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);


/**
 * Makes a new folder beside `target`, to be put in its place: `target.building-3f2a9b`. Unlike one of `mkdtemp` it may be
 * read by whom the system's settings let read, as a web server that is another user.
 */
async function makeBeside(target, what) {
    const folder = `${target}.${what}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(3).toString('hex')}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder);
    return folder;
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

/***/ 59588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ named),
/* harmony export */   M: () => (/* binding */ siteFolder)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);

/** Reads what names something. An empty one, as of a variable that nobody has set, would mean where somebody stands, or all. */
function named(what) {
    return (text) => {
        if (text.trim() !== '')
            return text;
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`Name ${what}; is a variable of the shell not set?`);
    };
}
/** Reads the argument that names a folder with a site. */
const siteFolder = named('the folder with the site');


/***/ }),

/***/ 98832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ writtenPath)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29574);
/* harmony import */ var _named_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59588);



/** Reads an option that names what is written. */
function writtenPath(text) {
    (0,_named_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .K)('a path')(text);
    // Behind the = of an option no shell fills it in, and a folder of that name would be made.
    const word = (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWordIn */ .o)(text);
    if (word === undefined)
        return text;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`Only a shell knows what ${word} is; write the path in full, or from the current folder.`);
}


/***/ }),

/***/ 71010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ showDiagnostics)
/* harmony export */ });
/* harmony import */ var _github_annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43941);
/* harmony import */ var _log_measures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77517);
/* harmony import */ var _log_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4817);
/* harmony import */ var _site_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(216);




/** Places of one mistake that are shown, and what more of them there are at least for the rest to be counted only. */
const PLACES_SHOWN = 3;
const FEW_MORE = 3;
/**
 * Shows diagnostics as a compiler does, and counts them. Files of a project in `folder` are named from where one stands,
 * so that terminals and editors find them. One mistake in many places is shown at the first ones.
 */
function showDiagnostics(diagnostics, log, folder) {
    const count = { errors: 0, warnings: 0, notices: 0 };
    const shown = folder === undefined
        ? diagnostics
        : (0,_github_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .inWorkspace */ .v)(diagnostics, { root: process.cwd(), docsDir: folder }, 'lead');
    for (const { diagnostic, nth, times } of (0,_site_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .countMistakes */ .X)(shown)) {
        const { severity, kind } = diagnostic;
        count[`${severity}s`] += 1;
        const more = times - PLACES_SHOWN;
        if (more <= FEW_MORE || nth < PLACES_SHOWN)
            show(diagnostic, log);
        else if (nth === PLACES_SHOWN) {
            show({ severity, kind, message: `${(0,_site_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .commonMessage */ .P)(diagnostic)}, in ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(more, 'more place')}` }, log);
        }
    }
    return count;
}
function show({ severity, message, hint, kind, file, line, column }, log) {
    const text = `${message}${hint === undefined ? '' : ` (${hint})`} [${kind}]`;
    const place = file === undefined ? undefined : { file, line, column };
    if (severity === 'error')
        log.error(text, place);
    else if (severity === 'warning')
        log.warning(text, place);
    else
        log.notice((0,_log_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placed */ .G)(text, place));
}


/***/ }),

/***/ 67626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ addCommonOptions),
  d: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/http/client.js + 3 modules
var http_client = __webpack_require__(60625);
// EXTERNAL MODULE: ./lib/inputs/problem.js
var problem = __webpack_require__(35934);
// EXTERNAL MODULE: ./lib/log/secrets.js
var log_secrets = __webpack_require__(34019);
// EXTERNAL MODULE: ./lib/log/harmless.js
var harmless = __webpack_require__(62111);
// EXTERNAL MODULE: ./lib/log/place.js
var log_place = __webpack_require__(4817);
// EXTERNAL MODULE: ./lib/log/thinning.js
var thinning = __webpack_require__(36865);
;// CONCATENATED MODULE: ./lib/log/terminal.js



/** Text of others without what would move the cursor or paint, each run of it a space; lines and tabs stay. */
const printable = (text) => text.replaceAll(/(?:(?![\n\t])\p{Cc})+/gu, ' ');
/** The log of the command line: plain lines, and live lines on a terminal. */
async function createTerminalLog(stream, secrets, options = {}) {
    const now = options.now ?? Date.now;
    // Some terminals of build machines have no size, where no line could be drawn.
    const { NO_COLOR = '', TERM, GITHUB_ACTIONS } = options.env ?? {};
    // One that is dumb can neither go back nor paint.
    const live = stream.isTTY === true && stream.columns !== 0 && TERM !== 'dumb';
    const paint = (code, text) => live && NO_COLOR === '' ? `\u001b[${code}m${text}\u001b[0m` : text;
    // What says that it is a terminal is a whole stream.
    const update = live
        ? (await __webpack_require__.e(/* import() */ 2499).then(__webpack_require__.bind(__webpack_require__, 72499))).createLogUpdate(stream, { showCursor: true })
        : undefined;
    /** The live lines by their names. */
    const lines = new Map();
    const due = (0,thinning/* createThinning */.I)(now);
    const shown = (text) => {
        const safe = printable(secrets.redact(text));
        // A runner reads what the commands of a step print, too.
        return GITHUB_ACTIONS === 'true' ? (0,harmless/* harmless */.I)(safe) : safe;
    };
    const say = (text) => {
        if (lines.size > 0)
            update?.clear();
        // What comes next is said after that.
        lines.delete('');
        stream.write(`${text}\n`);
        if (lines.size > 0)
            update?.([...lines.values()].join('\n'));
    };
    return {
        async phase(title, work) {
            say(paint(1, shown(title)));
            const started = now();
            try {
                return await work();
            }
            finally {
                say(paint(2, `  ${((now() - started) / 1000).toFixed(1)} s`));
            }
        },
        info: (message) => say(`  ${shown(message)}`),
        debug: (message) => {
            if (options.debug === true)
                say(paint(2, `  ${shown(message)}`));
        },
        notice: (message) => say(`  ${shown(message)}`),
        warning: (message, place) => say(`  ${paint(33, 'warning')} ${shown((0,log_place/* placed */.G)(message, place))}`),
        error: (message, place) => say(`${paint(31, 'error')} ${shown((0,log_place/* placed */.G)(message, place))}`),
        progress(message, of = '') {
            const text = `  ${shown(message).replaceAll('\n', ' ')}`;
            if (update === undefined) {
                if (message !== '' && due(of))
                    say(text);
                return;
            }
            if (message === '')
                lines.delete(of);
            else
                lines.set(of, text);
            if (lines.size === 0)
                update.clear();
            else
                update([...lines.values()].join('\n'));
        },
        mask: (secret) => secrets.add(secret),
    };
}

// EXTERNAL MODULE: ./lib/process/cancellation.js
var cancellation = __webpack_require__(91254);
;// CONCATENATED MODULE: ./lib/commands/session.js






/** Adds the options every sub-command has. */
function addCommonOptions(command) {
    return command
        .option('--json', 'write one JSON document to standard output, and the log to standard error')
        .option('--debug', 'log more');
}
/** Runs a sub-command in a session of its own. Errors become messages; they, or an answer that is not ok, exit with 1. */
async function runCommand(options, work) {
    const json = options.json === true;
    const secrets = (0,log_secrets/* createSecrets */.gE)();
    const log = await createTerminalLog(json ? process.stderr : process.stdout, secrets, {
        debug: options.debug === true,
        env: process.env,
    });
    const client = (0,http_client/* createHttpClient */.u)();
    const signal = (0,cancellation/* cancellationSignal */.w6)(() => log.error('Work did not stop in time and was ended.'));
    const answer = (document, shown = document) => {
        if (!document.ok)
            process.exitCode = 1;
        if (json)
            process.stdout.write(`${secrets.redact(JSON.stringify(shown, null, 2))}\n`);
    };
    try {
        requireCurrentFolder();
        await work({ log, secrets, signal, client, answer });
    }
    catch (error) {
        const problems = error instanceof problem/* InvalidInputs */.h ? error.problems.map(problem/* problemLine */.Y) : [];
        for (const problem of problems)
            log.error(problem);
        log.error((0,failure/* codedMessageOf */.Ui)(error));
        if (options.debug === true && error instanceof Error && !(error instanceof failure/* Failure */.HR))
            log.debug(error.stack ?? '');
        answer({
            ok: false,
            error: error instanceof failure/* Failure */.HR ? error.code : 'E_UNEXPECTED',
            message: (0,failure/* messageOf */.bD)(error),
            problems,
        });
    }
    finally {
        await client.close();
        (0,cancellation/* leave */.qG)();
    }
}
/** Relative paths mean nothing without it. Throws E_INPUT_INVALID. */
function requireCurrentFolder() {
    try {
        process.cwd();
    }
    catch (cause) {
        throw new failure/* Failure */.HR('E_INPUT_INVALID', {
            what: 'The current folder is no more',
            why: 'it was removed after the shell went there',
            fix: 'go to a folder that is there, then run again',
            cause,
        });
    }
}


/***/ }),

/***/ 44045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ addOutOption),
  b: () => (/* binding */ writeSite)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/log/measures.js
var measures = __webpack_require__(77517);
// EXTERNAL MODULE: ./lib/commands/arguments/written-path.js
var written_path = __webpack_require__(98832);
// EXTERNAL MODULE: ./lib/commands/diagnostics.js
var commands_diagnostics = __webpack_require__(71010);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/bundle/beside.js
var beside = __webpack_require__(8184);
// EXTERNAL MODULE: ./lib/bundle/disk-failure.js
var disk_failure = __webpack_require__(21968);
// EXTERNAL MODULE: ./lib/bundle/writing/folder-update.js
var folder_update = __webpack_require__(40189);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/make-folder.js
var make_folder = __webpack_require__(78142);
// EXTERNAL MODULE: ./lib/outside.js
var outside = __webpack_require__(56852);
;// CONCATENATED MODULE: ./lib/commands/out-folder.js









/** Marks a folder that a sub-command made, and may therefore replace. */
const MARK = '.docs-export';
/** What the mark may hold: notes of what was built and published. `run` keeps its own things under the same name. */
const NOTES = ['caddy', 'cloudfront-function.js', 'kept', 'manifest.json', 'nginx', 'part', 'previous.json'];
/** Where a site is written before it is whole; one that was broken off may lie there. */
const STAGING = 'site';
/**
 * Lets `work` write a site into `out`, an absolute path, where it is seen when it is whole. Files that are as they were
 * stay the same files, with their times. Throws E_INPUT_INVALID when `out` holds what was not made here or a folder that
 * is precious, and E_BUNDLE_WRITE for the disk.
 */
async function writeFolder(out, precious, work) {
    await requireReplaceable(out, precious);
    const mark = (0,external_node_path_.join)(out, MARK);
    const isNew = [out, mark].filter((folder) => !(0,external_node_fs_.existsSync)(folder));
    const staging = await (0,disk_failure/* onDisk */.FC)(async () => {
        (0,make_folder/* makeFolder */.f)(mark);
        return (0,beside/* makeBeside */.p)((0,external_node_path_.join)(mark, STAGING), 'building');
    });
    let update;
    try {
        update = (0,folder_update/* updateFolder */.g)(out, staging);
        const result = await work(update.write);
        await update.finish();
        isNew.length = 0;
        return result;
    }
    finally {
        await update?.close();
        await (0,promises_.rm)(staging, { recursive: true, force: true });
        // What was not there is not there again.
        for (const folder of isNew.reverse())
            await (0,promises_.rmdir)(folder).catch(() => { });
    }
}
async function requireReplaceable(out, precious) {
    const entries = await (0,promises_.readdir)(out).catch((error) => {
        if (error.code === 'ENOTDIR')
            return undefined;
        if (error.code === 'ENOENT')
            return [];
        throw (0,disk_failure/* diskFailure */.C9)(error);
    });
    if (entries === undefined)
        throw refusal(out, 'it is a file, and would be replaced', 'an empty or new');
    for (const { what, folder } of precious)
        if (await holds(out, folder))
            throw refusal(out, `it holds ${what}, and its whole content would be replaced`, 'another');
    if (entries.length === 0 || (entries.includes(MARK) && (await isMark((0,external_node_path_.join)(out, MARK)))))
        return;
    throw refusal(out, 'the folder holds files that were not built here, and would be replaced', 'an empty or new');
}
function refusal(value, why, wanted) {
    return new failure/* Failure */.HR('E_INPUT_INVALID', { what: '--out', value, why, fix: `name ${wanted} folder` });
}
/** Whether a folder is or lies in another, links followed. */
async function holds(out, folder) {
    const [around, inside] = await Promise.all([out, folder].map((path) => (0,promises_.realpath)(path).catch(() => path)));
    return !(0,outside/* leadsOutside */.d)((0,external_node_path_.relative)(around ?? out, inside ?? folder));
}
async function isMark(path) {
    const names = await (0,promises_.readdir)(path).catch(() => []);
    return names.every((name) => NOTES.includes(name) || name.startsWith(`${STAGING}.building-`));
}

;// CONCATENATED MODULE: ./lib/commands/write-site.js





/** Adds the option that names the folder for {@link writeSite}. */
function addOutOption(command) {
    return command.requiredOption('--out <dir>', 'folder to write; one that was not built here before must be empty', written_path/* writtenPath */.d);
}
/**
 * Writes the site that `build` makes into the folder `out` as it was given, which must not hold what it is made of,
 * shows what it says of it, and answers. `project` is the folder that its diagnostics name files in.
 */
async function writeSite(out, sources, build, { log, signal, answer }, project) {
    const folder = (0,external_node_path_.resolve)(out);
    let files = 0;
    const { name, pages, diagnostics } = await writeFolder(folder, [{ what: 'the current folder', folder: process.cwd() }, ...sources], (write) => build({
        signal,
        onProgress: (done, total) => log.progress(`${done} of ${total} pages`),
        onFile(file) {
            files += 1;
            return write(file);
        },
    }));
    const { errors, warnings, notices } = (0,commands_diagnostics/* showDiagnostics */.K)(diagnostics, log, project);
    log.info(`${(0,measures/* counted */.hS)(pages.length, 'page')}, ${(0,measures/* counted */.hS)(files, 'file')} in ${out}; ${(0,measures/* counted */.hS)(errors, 'error')}, ${(0,measures/* counted */.hS)(warnings, 'warning')}, ${(0,measures/* counted */.hS)(notices, 'notice')}`);
    answer({ ok: true, out: folder, name, pages, files, diagnostics });
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

/***/ 56852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ leadsOutside)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Whether what `path.relative` gave leads out of the folder it starts from: upwards or, on Windows, to another drive. */
function leadsOutside(relativePath) {
    return relativePath === '..' || relativePath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(relativePath);
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
