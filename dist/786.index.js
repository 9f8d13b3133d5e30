((__CHUNK_IMPORT_META__) => {'use strict';const id = 786;
const ids = [786,4723];
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

/***/ 21968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ diskFailure),
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   LZ: () => (/* binding */ diskWords)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** The E_BUNDLE_WRITE failure of a disk that is full, read-only or not ours. */
function diskFailure(error) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_BUNDLE_WRITE', {
        what: 'The files could not be written to disk',
        why: diskWords(error),
        fix: diskRemedy(error),
        cause: error,
    });
}
function diskRemedy(error) {
    switch (Object(error).code) {
        case 'EMFILE':
        case 'ENFILE':
            return 'raise the limit of open files (ulimit -n), then run again';
        case 'EEXIST':
        case 'ELOOP':
        case 'ENAMETOOLONG':
        case 'ENOTDIR':
            return 'name another folder';
        default:
            return 'free some space, or check who may write to the folder';
    }
}
/** The words of the system. Node.js says of a folder to make on a read-only disk that it does not exist. */
function diskWords(error) {
    const { code, syscall } = Object(error);
    const isMisleading = code === 'ENOENT' && syscall === 'mkdir';
    return isMisleading ? `${(0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)} (so also where the disk is read-only)` : (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
}
/** Work of which whatever fails is the disk's fault. Rejects with E_BUNDLE_WRITE. */
async function onDisk(work) {
    try {
        return await work();
    }
    catch (error) {
        throw diskFailure(error);
    }
}


/***/ }),

/***/ 80386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ updateFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78142);



/**
 * An update of the folder `out` by way of `staging`, an empty folder within it: files that are as they were stay the
 * same files, with their times, and nothing is seen of the others before all are there. The folder itself stays, which
 * may be mounted there, or be looked at by a server.
 */
function updateFolder(out, staging) {
    const before = listFolder(out, staging);
    const files = new Set(before.entries.filter(({ isFile }) => isFile).map(({ path }) => path));
    const isThere = createComparison();
    const written = new Set();
    const made = new Set();
    const changed = new Set();
    return {
        write({ path, bytes }) {
            // Of two files at one path the last one counts.
            const mayBeThere = files.has(path) && !written.has(path);
            written.add(path);
            if (mayBeThere && isThere(`${out}/${path}`, bytes))
                return;
            changed.add(path);
            const target = `${staging}/${path}`;
            const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target);
            if (!made.has(folder))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
            made.add(folder);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, bytes);
        },
        finish() {
            // Before anything comes: a disk that does not tell capitals apart would take a new name for the old one.
            for (const { path } of before.entries) {
                if (written.has(path))
                    continue;
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, path));
                changed.add(path);
            }
            for (const folder of before.folders.reverse())
                removeIfEmpty((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(out, folder));
            moveInto(staging, out);
            return [...changed];
        },
    };
}
/** What lies below a folder, links not followed, but for what lies in `left`; a folder comes before those in it. */
function listFolder(root, left) {
    const entries = [];
    const folders = [];
    const visit = (folder) => {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder), { withFileTypes: true })) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (!entry.isDirectory())
                entries.push({ path, isFile: entry.isFile() });
            else if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path) !== left) {
                folders.push(path);
                visit(path);
            }
        }
    };
    visit('');
    return { entries, folders };
}
/** Whether a file holds just these bytes; one that may not be read does not. */
function createComparison() {
    // One for all: new memory costs more than reading into it.
    let held = Buffer.alloc(0);
    return (path, bytes) => {
        // One more, to see whether the file goes on.
        if (held.length <= bytes.length)
            held = Buffer.allocUnsafe(2 * bytes.length + 1);
        let file;
        try {
            file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, held, 0, bytes.length + 1, 0);
            return held.subarray(0, length).equals(bytes);
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
function removeIfEmpty(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
    }
    catch (error) {
        if (!(0,_make_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .l)(folder))
            throw error;
    }
}
/** Moves all that is in a folder into another, folders as a whole where there is none of that name. */
function moveInto(from, to) {
    for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(from, { withFileTypes: true })) {
        const [source, target] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, entry.name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, entry.name)];
        const isThere = entry.isDirectory() && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false })?.isDirectory() === true;
        if (isThere)
            moveInto(source, target);
        else
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(source, target);
    }
}


/***/ }),

/***/ 71010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ showDiagnostics)
/* harmony export */ });
/* harmony import */ var _github_annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43941);
/* harmony import */ var _github_measures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39538);
/* harmony import */ var _log_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4817);



/** Places of one mistake that are shown, and what more of them there are at least for the rest to be counted only. */
const PLACES_SHOWN = 3;
const FEW_MORE = 3;
/** The same mistake, wherever it is. */
function mistake({ severity, kind, message }) {
    return `${severity}\n${kind}\n${message}`;
}
/**
 * Shows diagnostics as a compiler does, and counts them. Files of a project in `folder` are named from where one stands,
 * so that terminals and editors find them. One mistake in many places is shown at the first ones.
 */
function showDiagnostics(diagnostics, log, folder) {
    const count = { errors: 0, warnings: 0, notices: 0 };
    const shown = folder === undefined
        ? diagnostics
        : (0,_github_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .inWorkspace */ .v)(diagnostics, { root: process.cwd(), docsDir: folder }, 'lead');
    const places = new Map();
    for (const one of shown)
        places.set(mistake(one), (places.get(mistake(one)) ?? 0) + 1);
    const seen = new Map();
    for (const one of shown) {
        count[`${one.severity}s`] += 1;
        const nth = (seen.get(mistake(one)) ?? 0) + 1;
        seen.set(mistake(one), nth);
        const more = (places.get(mistake(one)) ?? 0) - PLACES_SHOWN;
        if (more <= FEW_MORE || nth <= PLACES_SHOWN)
            show(one, log);
        else if (nth === PLACES_SHOWN + 1) {
            const { severity, kind, message } = one;
            show({ severity, kind, message: `${message}, in ${(0,_github_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more place')}` }, log);
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
        log.notice((0,_log_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .G)(text, place));
}


/***/ }),

/***/ 10786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addMerge: () => (/* binding */ addMerge)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _service_parts_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94723);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67626);
/* harmony import */ var _write_site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44045);
/* harmony import */ var _written_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80877);





/** `docs-export merge PART\u2026 --out SITE`: joins what `build --shard` made on several machines. */
function addMerge(program) {
    const command = program
        .command('merge')
        .description('Join the parts of a site that build --shard made')
        .argument('<parts...>', 'folders of all parts, in any order');
    (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .addCommonOptions */ .h)(command)
        .requiredOption('--out <dir>', 'folder to write; one that was not built here before must be empty', _written_path_js__WEBPACK_IMPORTED_MODULE_4__/* .writtenPath */ .d)
        .action(async (folders, flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .runCommand */ .d)(flags, async (session) => {
            const { mergeParts } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(5867), __webpack_require__.e(475), __webpack_require__.e(9951), __webpack_require__.e(3882)]).then(__webpack_require__.bind(__webpack_require__, 86083));
            const parts = folders.map((name) => (0,_service_parts_source_js__WEBPACK_IMPORTED_MODULE_1__/* .partFiles */ .Z)({ name, directory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(name) }));
            const sources = folders.map((name) => ({ what: `the part ${name}`, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(name) }));
            await (0,_write_site_js__WEBPACK_IMPORTED_MODULE_3__/* .writeSite */ .b)(flags.out, sources, (events) => mergeParts(parts, {}, events), session);
        });
    });
}


/***/ }),

/***/ 67626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ addCommonOptions),
  d: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./lib/cancellation.js
var cancellation = __webpack_require__(11848);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/http/client.js + 4 modules
var http_client = __webpack_require__(52897);
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
  b: () => (/* binding */ writeSite)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/github/measures.js
var measures = __webpack_require__(39538);
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
// EXTERNAL MODULE: ./lib/bundle/folder-update.js
var folder_update = __webpack_require__(80386);
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
const NOTES = ['cloudfront-function.js', 'kept', 'manifest.json', 'nginx', 'part', 'previous.json'];
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
    try {
        const update = atOnce(() => (0,folder_update/* updateFolder */.g)(out, staging));
        const result = await work((file) => atOnce(() => update.write(file)));
        atOnce(update.finish);
        isNew.length = 0;
        return result;
    }
    finally {
        await (0,promises_.rm)(staging, { recursive: true, force: true });
        // What was not there is not there again.
        for (const folder of isNew.reverse())
            await (0,promises_.rmdir)(folder).catch(() => { });
    }
}
/** Throws E_BUNDLE_WRITE for what the disk does. */
function atOnce(work) {
    try {
        return work();
    }
    catch (error) {
        throw (0,disk_failure/* diskFailure */.C9)(error);
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

/***/ 80877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ writtenPath)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52214);


/** Reads an option that names what is written. An empty one would mean the folder that somebody stands in. */
function writtenPath(text) {
    if (text.trim() === '')
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('Name a path; is a variable of the shell not set?');
    // Behind the = of an option no shell fills it in, and a folder of that name would be made.
    const word = (0,_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWordIn */ .o)(text);
    if (word === undefined)
        return text;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`Only a shell knows what ${word} is; write the path in full, or from the current folder.`);
}


/***/ }),

/***/ 43941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ annotate),
/* harmony export */   v: () => (/* binding */ inWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _outside_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56852);
/* harmony import */ var _measures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39538);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93205);




/** GitHub shows no more of one job. */
const MOST_ANNOTATIONS = 50;
/** Writes diagnostics as annotations on their files: at most 50, the rest counted in a notice. */
function annotate(diagnostics, log) {
    const told = (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .md)(diagnostics);
    for (const diagnostic of told.slice(0, MOST_ANNOTATIONS)) {
        const { severity, message, hint, kind } = diagnostic;
        const text = `${message}${hint === undefined ? '' : ` (${hint})`} [${kind}]`;
        const write = severity === 'error' ? log.error : log.warning;
        write(text, placeOf(diagnostic));
    }
    const rest = told.length - MOST_ANNOTATIONS;
    if (rest > 0)
        log.notice(`And ${(0,_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(rest, 'more finding')} in the docs, not shown here.`);
}
/**
 * Diagnostics with their files as GitHub finds them: relative to the workspace, with `/`. Of a project outside it they
 * keep their paths, or lead there where `root` is but the folder that somebody stands in.
 */
function inWorkspace(diagnostics, { root, docsDir }, outside = 'keep') {
    return diagnostics.map((diagnostic) => {
        if (diagnostic.file === undefined)
            return diagnostic;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(docsDir, diagnostic.file));
        return outside === 'keep' && (0,_outside_js__WEBPACK_IMPORTED_MODULE_1__/* .leadsOutside */ .d)(path)
            ? diagnostic
            : { ...diagnostic, file: path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, '/') };
    });
}
function placeOf({ file, line, column }) {
    return file === undefined ? undefined : { file, line, column };
}


/***/ }),

/***/ 30018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   XL: () => (/* binding */ cutToFit),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/**
 * Text from docs projects, services and pull requests made safe inside GitHub's Markdown: it can open no markup,
 * leave no table cell or list item, mention nobody and refer to no issue.
 */
/** Characters that mean something to Markdown or HTML anywhere in a line; `_` inside a word does not. */
const SPECIAL = /[\\`*[\]<>|~&$@#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What starts a list or underlines a heading when it comes first. */
const SPECIAL_FIRST = /^[-+=]|(?<=^\d{1,9})[.)]/;
/** After these GitHub would see a mention (`@name`), a reference (`#1`, `GH-1`) or an address; numbers are entities. */
const JOINTS = /&#(?:64|35);(?=\w|&#95;)|\bGH-(?=\d)|:(?=\/\/)|(?<![a-z0-9])www(?=\.)/gi;
/** Invisible and unbreakable; put into a joint it undoes its meaning. */
const WORD_JOINER = '\u2060';
/** Controls, line and paragraph separators, and the marks that reorder text. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const entity = (character) => `&#${character.codePointAt(0)};`;
/** One line of at most `most` characters, without control characters; `\u2026` marks a cut. */
function oneLine(text, most = 300) {
    const line = text.toWellFormed().replace(UNPRINTABLE, ' ').replace(/ {2,}/g, ' ').trim();
    const characters = [...line.slice(0, most * 2 + 2)];
    return characters.length > most ? `${characters.slice(0, most - 1).join('')}\u2026` : line;
}
function escaped(text, most) {
    return oneLine(text, most).replace(SPECIAL, entity).replace(SPECIAL_FIRST, entity);
}
/** Text shown as it is, in one line. */
function plain(text, most) {
    return escaped(text, most).replace(JOINTS, (joint) => joint + WORD_JOINER);
}
/** A message: as {@link plain}, but what stands in backticks is set as code. */
function prose(text, most = 1000) {
    return plain(text, most).replace(/&#96;(.+?)&#96;/g, '<code>$1</code>');
}
/**
 * Text in the code typeface, to be copied: nothing invisible is put in, since GitHub takes nothing in code for a
 * mention. HTML, because a code span would need its `|` escaped inside a table and not outside.
 */
function code(text, most) {
    const shown = escaped(text, most).replace(/:(?=\/\/)|(?<=(?<![a-z0-9])www)\./gi, entity);
    return shown === '' ? '' : `<code>${shown}</code>`;
}
/** A link; only its label where the address is not http(s). */
function link(label, address) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return plain(label);
    const target = url.href.replace(/[()[\]<>|\\`"'\s]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
    return `[${plain(label)}](${target})`;
}
/** A table; cells are Markdown in one line already. Nothing without rows. */
function table(head, rows) {
    if (rows.length === 0)
        return '';
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
/** A folded section; its body is Markdown. Nothing without a body. */
function details(title, body) {
    return body === '' ? '' : `<details><summary>${plain(title)}</summary>\n\n${body}\n\n</details>`;
}
/** The given blocks, one blank line apart; empty ones are left out. */
function blocks(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}
/**
 * Cuts Markdown after a whole line so that it fits with the note of the cut behind it.
 * `size` measures in the unit of `limit`: characters or bytes.
 */
function cutToFit(markdown, limit, size) {
    if (size(markdown) <= limit)
        return markdown;
    const note = '\n\n_Cut here: the rest would not fit._\n';
    const close = '\n\n</details>';
    let room = limit - size(close + note);
    const kept = [];
    for (const line of markdown.split('\n')) {
        room -= size(line) + 1;
        if (room < 0)
            break;
        kept.push(line);
    }
    const text = kept.join('\n');
    const open = text.split('<details>').length > text.split('</details>').length;
    return text + (open ? close : '') + note;
}


/***/ }),

/***/ 39538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** Numbers as people read them, always in English and with points, so that reports compare byte for byte. */
/** `812 bytes`, `1.2 MB`: units of 1,000, as file listings on the web use. */
function bytes(count) {
    if (count < 1000)
        return `${count} bytes`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    // What rounds to 1000 of a unit is one of the next.
    const power = Math.min(units.length, Math.floor((Math.log10(count) + Math.log10(1.0005)) / 3));
    const value = count / 1000 ** power;
    return `${value.toFixed(value < 10 ? 1 : 0)} ${units[power - 1]}`;
}
/** `840 ms`, `12.3 s`, `3 min 20 s`. */
function duration(milliseconds) {
    if (milliseconds < 999.5)
        return `${Math.round(milliseconds)} ms`;
    if (milliseconds < 59_950)
        return `${(milliseconds / 1000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** `1,204`. Without Intl, whose start takes longer than many a command. */
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `1 page`, `1,204 pages`. */
function counted(count, one, many = `${one}s`) {
    return `${grouped(count)} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 93205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ agentSentence),
/* harmony export */   Fe: () => (/* binding */ openLink),
/* harmony export */   Fs: () => (/* binding */ changeList),
/* harmony export */   Ow: () => (/* binding */ changeLines),
/* harmony export */   Qu: () => (/* binding */ failureBlock),
/* harmony export */   Zg: () => (/* binding */ changeCounts),
/* harmony export */   bu: () => (/* binding */ outcome),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   tJ: () => (/* binding */ resumeHint)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30018);
/* harmony import */ var _measures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39538);
/* harmony import */ var _some_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86639);



/** How the run ended, in one word or two. */
function outcome({ failure, deployments }) {
    if (failure !== null)
        return failure.code === 'E_CANCELLED' ? 'cancelled' : 'failed';
    if (deployments.length === 0)
        return 'exported';
    if (deployments.some(({ status }) => status === 'planned'))
        return 'planned';
    if (deployments.some(({ status }) => status === 'removed'))
        return 'preview removed';
    return deployments.every(({ status }) => status === 'unchanged') ? 'unchanged' : 'published';
}
/** What the agent did: a sentence, with its pull request, model, repository and time. */
function agentSentence(job) {
    const pullRequest = job.prLink === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(pullRequestName(job.prLink), job.prLink);
    const did = {
        active: `was still at work${pullRequest && ` on ${pullRequest}`} when this run stopped waiting for it`,
        completed: pullRequest ? `opened ${pullRequest}` : 'finished: no files were changed',
        archived: `was archived${pullRequest ? `; it had opened ${pullRequest}` : ' without a pull request'}`,
        failed: `failed${pullRequest && ` after it opened ${pullRequest}`}`,
    };
    const { source, model, createdAt, archivedAt } = job;
    const at = source.ref === null ? '' : ` at ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(source.ref)}`;
    // A service that leaves a field out leaves it empty here.
    const rest = [
        ...(source.repository === ''
            ? []
            : [`Source: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(source.repository.replace(/^https?:\/\//, ''), source.repository)}${at}`]),
        ...(createdAt === '' ? [] : [`started ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(minuteOf(createdAt))}`]),
        ...(archivedAt === null ? [] : [`archived ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(minuteOf(archivedAt))}`]),
    ].join(', ');
    const behind = rest === '' ? '' : ` ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`;
    return `The agent${model === '' ? '' : ` (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(model)})`} ${did[job.status]}.${behind}`;
}
/** `2026-01-02 03:04 UTC`; what is no time as it is. */
function minuteOf(timestamp) {
    const time = Date.parse(timestamp);
    return Number.isNaN(time)
        ? timestamp
        : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `owner/name#12` of the usual pull and merge request addresses, else the address without its scheme; what is none as it is. */
function pullRequestName(address) {
    const url = URL.parse(address);
    if (url === null || url.host === '')
        return address;
    const usual = /^\/(.+?)\/(?:-\/)?(?:pull|merge_requests|pull-requests)\/(\d+)/.exec(url.pathname);
    return usual === null ? url.host + url.pathname : `${usual[1]}#${usual[2]}`;
}
/** `2 added, 1 changed, 0 removed`. */
function changeCounts(counts) {
    const { added, changed, removed } = counts;
    return `${(0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(added)} added, ${(0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(changed)} changed, ${(0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(removed)} removed`;
}
/** The changed pages as lines of a list; pages that still exist are links. */
function changeLines(changes, siteUrl) {
    return ['added', 'changed', 'removed'].flatMap((kind) => changes[kind].map((page) => `- ${kind} ${pageLink(page, kind === 'removed' ? null : siteUrl)}`));
}
/** The changed pages as a list, `most` in all, the rest counted. */
function changeList(changes, siteUrl, most) {
    const total = changes.added.length + changes.changed.length + changes.removed.length;
    const lines = changeLines((0,_some_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .someOf */ .y)(changes, most), siteUrl);
    if (total > lines.length)
        lines.push(`- and ${(0,_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(total - lines.length, 'more page')}`);
    return lines.join('\n');
}
/**
 * A link to what was published, where a browser can open it: a folder on the runner is gone with it, and of a plan there
 * is nothing to see yet.
 */
function openLink(status, url) {
    return status !== 'planned' && url !== null && /^https?:/i.test(url) ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)('open', url) : '';
}
function pageLink(page, siteUrl) {
    const path = page.replace(/^\/+/, '');
    const shown = `/${path === 'index' ? '' : path}`;
    if (siteUrl === null)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(shown);
    // With its extension a page is found on any host, with or without clean addresses.
    const file = path === 'index' ? '/' : `${shown}.html`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(shown, siteUrl.replace(/\/+$/, '') + file.split('/').map(encodeURIComponent).join('/'));
}
/**
 * What of the diagnostics a reader is told first: errors, then warnings; of each, every problem before the same one on
 * other pages, as a snippet is missing on all that import it. Without notices.
 */
function worstFirst(diagnostics) {
    const told = diagnostics.filter(({ severity }) => severity !== 'notice');
    const alike = Map.groupBy(told, ({ kind, message }) => `${kind} ${message}`);
    const before = new Map([...alike.values()].flatMap((some) => some.map((one, index) => [one, index])));
    const urgency = ({ severity }) => (severity === 'error' ? 0 : 1);
    return told.toSorted((a, b) => urgency(a) - urgency(b) || (before.get(a) ?? 0) - (before.get(b) ?? 0));
}
/**
 * How to go on after a failure: with the export that there is, by the option that `adopt` spells; nothing where there is
 * none.
 */
function resumeHint({ failure, exportJob }, adopt) {
    if (failure === null || exportJob === null || exportJob.status === 'failed')
        return '';
    // The same export has the same bundle.
    if (failure.code === 'E_BUNDLE_UNSAFE')
        return '';
    if (!exportJob.adoptable) {
        if (failure.code !== 'E_CANCELLED')
            return '';
        return 'The embedded service makes the site anew, from its cache where `cache-dir` names one, and only what differs is published.';
    }
    return `Run again with ${adopt(exportJob.id)} to adopt this export instead of starting another.`;
}
/** What failed, what to do and how to resume, one a line; nothing after a good run. */
function failureBlock(facts) {
    const { failure, stoppedIn } = facts;
    if (failure === null)
        return '';
    const where = stoppedIn === null ? '' : ` It stopped in the phase ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(stoppedIn)}.`;
    const fix = failure.fix.charAt(0).toUpperCase() + failure.fix.slice(1);
    const lines = [`**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(failure.message)}** (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(failure.code)})${where}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(fix)];
    return [...lines, resumeHint(facts, (id) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`export-job-id: ${id}`))]
        .filter((line) => line !== '')
        .join('\n\n');
}


/***/ }),

/***/ 86639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ someOf)
/* harmony export */ });
/** At most so many pages in all, of each kind the first. */
function someOf({ added, changed, removed }, most) {
    const [a = 0, c = 0, r = 0] = fairShares([added.length, changed.length, removed.length], most);
    return { added: added.slice(0, a), changed: changed.slice(0, c), removed: removed.slice(0, r) };
}
/** Splits `most` among lists, so that a long one leaves room for the short ones. */
function fairShares(lengths, most) {
    const shares = lengths.map(() => 0);
    const shortestFirst = lengths
        .map((length, index) => ({ length, index }))
        .sort((a, b) => a.length - b.length);
    let room = most;
    for (const [done, { length, index }] of shortestFirst.entries()) {
        const share = Math.min(length, Math.floor(room / (lengths.length - done)));
        shares[index] = share;
        room -= share;
    }
    return shares;
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

/***/ 94723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ partFiles),
/* harmony export */   partsSource: () => (/* binding */ partsSource)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The files of a part that lies in a folder. */
function partFiles({ name, directory }) {
    return { name, read: (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path)) };
}
/** The site whose parts were rendered on several machines. `onBuilt` hears what they say of the project. */
function partsSource(parts, options, onBuilt) {
    return {
        async build(request, events) {
            const { mergeParts } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(5867), __webpack_require__.e(475), __webpack_require__.e(9951), __webpack_require__.e(3882)]).then(__webpack_require__.bind(__webpack_require__, 86083));
            const { version, paths } = request;
            const expected = { ...options, ...(version && { version }), ...(paths?.length && { paths }) };
            const summary = await mergeParts(parts.map(partFiles), expected, events);
            onBuilt(summary);
            return summary;
        },
    };
}


/***/ }),

/***/ 52214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ quotedForShell),
/* harmony export */   o: () => (/* binding */ shellWordIn)
/* harmony export */ });
/** What a path begins with that only a shell would put something else for: `~`, `$HOME`. */
function shellWordIn(path) {
    return /^(?:~|\$(?:[A-Z_]+|\{\w+\}))(?=\/|$)/.exec(path)?.[0];
}
/** A text of somebody else as one word of a command line that a reader may copy. */
function quotedForShell(text) {
    return /^[\w.:/@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ })

};
return { ids, modules }; })
