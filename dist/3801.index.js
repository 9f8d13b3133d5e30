((__CHUNK_IMPORT_META__) => {'use strict';const id = 3801;
const ids = [3801,5233,3655];
const modules = {

/***/ 35233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ yearAt),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/**
 * The year in Greenwich; that of `SOURCE_DATE_EPOCH`, seconds since the epoch, where the environment has it, so that a
 * build can be repeated (reproducible-builds.org).
 */
function yearAt({ now }, { SOURCE_DATE_EPOCH }) {
    return new Date(Number(SOURCE_DATE_EPOCH) * 1000 || now()).getUTCFullYear();
}
const systemClock = {
    now: () => Date.now(),
    async sleep(milliseconds, signal) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal }).catch((error) => {
            signal.throwIfAborted();
            throw error;
        });
    },
};


/***/ }),

/***/ 19544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readPort),
/* harmony export */   z: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _named_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59588);


/** A port number; 0 means a free one. */
function readPort(text) {
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(port) || port > 65535)
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('Write a port from 0 to 65535.');
    return port;
}
/** An address to listen on. An empty one would mean all of them, and show the site to everybody around. */
function readAddress(text) {
    return (0,_named_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .K)('an address')(text).trim();
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

/***/ 7243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ addProjectOptions),
/* harmony export */   _: () => (/* binding */ siteOptions)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97035);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33948);
/* harmony import */ var _repeated_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43979);





/** Adds the flags that decide what is rendered. */
function addProjectOptions(command) {
    return command
        .option('--domain <host>', 'domain the site will be served from', 'docs.example.com')
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--deployment-type <type>', 'where the site will be served')
        .choices(_site_site_js__WEBPACK_IMPORTED_MODULE_3__/* .DEPLOYMENT_TYPES */ ._)
        .default('client-hosted'))
        .option('--site-version <name>', 'render only this version, where the navigation has versions')
        .option('--paths <path>', 'render only pages at or below this path; may be repeated', _repeated_js__WEBPACK_IMPORTED_MODULE_4__/* .repeated */ .Z);
}
/** The site options the flags ask for. Throws E_INPUT_INVALID for a domain that is none. */
function siteOptions(flags) {
    const domain = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readDomain */ .dO)(flags.domain);
    if (!domain.ok)
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_INPUT_INVALID', {
            what: '--domain',
            value: flags.domain,
            why: domain.why,
            fix: domain.fix,
        });
    return {
        domain: domain.value,
        deploymentType: flags.deploymentType,
        version: flags.siteVersion,
        paths: flags.paths,
    };
}


/***/ }),

/***/ 11823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ projectsOf),
/* harmony export */   f: () => (/* binding */ DIRS)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _inputs_docs_projects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7641);
/* harmony import */ var _inputs_folder_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6577);
/* harmony import */ var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35934);




/** What the folders of a command are, for its help. */
const DIRS = 'folder with docs.json; several, or one around several, are one site (default: . or docs)';
/**
 * The docs projects that folders or patterns mean, as the lines of the input `docs-dir` would. Throws what is wrong
 * with them: a {@link Failure}, or {@link InvalidInputs} where there is more than one.
 */
async function projectsOf(dirs) {
    const found = await (0,_inputs_docs_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .locateDocsProjects */ .G)(dirs, process.cwd(), _inputs_folder_words_js__WEBPACK_IMPORTED_MODULE_2__/* .ARGUMENT_WORDS */ .M);
    if ('projects' in found)
        return found.projects;
    const [first, ...others] = found.problems.map((one) => ({ input: 'DIR', ...one }));
    if (first === undefined)
        throw new Error('Projects were neither found nor refused');
    if (others.length > 0)
        throw new _inputs_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .InvalidInputs */ .h([first, ...others]);
    const { code, value, why, fix } = first;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(code, { what: 'There is no docs project to read', value: value || '.', why, fix });
}


/***/ }),

/***/ 43979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ repeated)
/* harmony export */ });
/** Reads an option that may be repeated: the values of all, in their order. */
function repeated(value, before = []) {
    return [...before, value];
}


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

/***/ 14158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addPreview: () => (/* binding */ addPreview)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35233);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5605);
/* harmony import */ var _log_measures_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(77517);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78142);
/* harmony import */ var _service_sources_known_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96452);
/* harmony import */ var _site_project_projects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13559);
/* harmony import */ var _arguments_listening_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19544);
/* harmony import */ var _arguments_project_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7243);
/* harmony import */ var _arguments_projects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11823);
/* harmony import */ var _arguments_repeated_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(43979);
/* harmony import */ var _arguments_written_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98832);
/* harmony import */ var _diagnostics_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71010);
/* harmony import */ var _serving_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13758);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67626);















/** `docs-export preview DIR\u2026`: serves a project while its pages are written, until it is stopped. */
function addPreview(program) {
    const command = program
        .command('preview')
        .description('Serve a docs project while you write it: changes show by themselves')
        .argument('[dirs...]', _arguments_projects_js__WEBPACK_IMPORTED_MODULE_8__/* .DIRS */ .f);
    (0,_arguments_project_options_js__WEBPACK_IMPORTED_MODULE_7__/* .addProjectOptions */ .X)((0,_session_js__WEBPACK_IMPORTED_MODULE_12__/* .addCommonOptions */ .h)(command))
        .option('--port <number>', 'port; 0 takes a free one', _arguments_listening_js__WEBPACK_IMPORTED_MODULE_6__/* .readPort */ .S, 3000)
        .option('--address <ip>', 'address to listen on', _arguments_listening_js__WEBPACK_IMPORTED_MODULE_6__/* .readAddress */ .z, '127.0.0.1')
        .option('--allow-host <name>', 'name by which another program on this machine hands requests on, such as docs.test; may be repeated', _arguments_repeated_js__WEBPACK_IMPORTED_MODULE_13__/* .repeated */ .Z)
        .option('--cache <dir>', 'folder that keeps what this makes, to make the next start faster', _arguments_written_path_js__WEBPACK_IMPORTED_MODULE_9__/* .writtenPath */ .d)
        .action(async (dirs, flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_12__/* .runCommand */ .d)(flags, async ({ log, signal, answer }) => {
            const projects = await (0,_arguments_projects_js__WEBPACK_IMPORTED_MODULE_8__/* .projectsOf */ .U)(dirs);
            const { version, paths, ...options } = (0,_arguments_project_options_js__WEBPACK_IMPORTED_MODULE_7__/* .siteOptions */ ._)(flags);
            await (0,_serving_js__WEBPACK_IMPORTED_MODULE_11__/* .inTemporaryFolder */ .P)('docs-export-preview-', async (folder) => {
                const [{ projectSource }, { startPreview }, { keepHighlighters }] = await Promise.all([
                    __webpack_require__.e(/* import() */ 8610).then(__webpack_require__.bind(__webpack_require__, 18610)),
                    Promise.all(/* import() */[__webpack_require__.e(5086), __webpack_require__.e(5847)]).then(__webpack_require__.bind(__webpack_require__, 75847)),
                    __webpack_require__.e(/* import() */ 6406).then(__webpack_require__.bind(__webpack_require__, 36406)),
                ]);
                const cacheDir = flags.cache === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'cache') : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(flags.cache);
                const highlighters = keepHighlighters(projects.several.length || 1);
                const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'preview');
                (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)(directory);
                const preview = await startPreview({
                    source: (0,_service_sources_known_version_js__WEBPACK_IMPORTED_MODULE_4__/* .withKnownVersion */ .e)(projectSource(projects, options, { cacheDir, highlighters }), '--site-version', {
                        refusesAny: true,
                    }),
                    request: { version, paths },
                    folders: (0,_site_project_projects_js__WEBPACK_IMPORTED_MODULE_5__/* .projectFolders */ .L)(projects),
                    leftOut: [cacheDir],
                    directory,
                    host: flags.address,
                    port: flags.port,
                    allowedHosts: flags.allowHost ?? [],
                    clock: _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
                    signal,
                    onProgress: (done, total) => log.progress(`${done} of ${total} pages`),
                    onBuilt: tellBuilds(log, projects.directory),
                    onFailed: (error) => log.error((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .codedMessageOf */ .Ui)(error)),
                });
                log.info(`Site at ${preview.url}; it follows your changes, and Ctrl C stops it`);
                // A program that started this one waits for the address.
                answer({ ok: true, url: preview.url });
                await (0,_serving_js__WEBPACK_IMPORTED_MODULE_11__/* .untilStopped */ .s)(signal);
                await preview.close();
            });
        });
    });
}
/** Files of a change that are named. */
const NAMED = 3;
/** Tells of each build in a line, and of each mistake once, for as long as it is there. */
function tellBuilds(log, folder) {
    let known = new Set();
    return ({ summary: { pages, diagnostics }, because, changed, milliseconds }) => {
        const keyed = diagnostics.map((one) => ({ one, key: `${one.kind} ${one.file} ${one.message}` }));
        (0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_10__/* .showDiagnostics */ .K)(keyed.filter(({ key }) => !known.has(key)).map(({ one }) => one), log, folder);
        known = new Set(keyed.map(({ key }) => key));
        const count = (severity) => diagnostics.filter((one) => one.severity === severity).length;
        const found = ` (${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_14__/* .counted */ .hS)(count('error'), 'error')}, ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_14__/* .counted */ .hS)(count('warning'), 'warning')})`;
        const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
        if (because.length === 0)
            return log.info(`${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_14__/* .counted */ .hS)(pages.length, 'page')} in ${seconds}${found}`);
        const names = because.slice(0, NAMED).map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), file));
        const more = because.length > NAMED ? ` and ${because.length - NAMED} more` : '';
        const others = changed.filter((path) => path.endsWith('.html')).length;
        const what = others === 0 ? 'no page is another' : `${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_14__/* .counted */ .hS)(others, 'page')} anew`;
        log.info(`${names.join(', ')}${more} changed: ${what} in ${seconds}${found}`);
    };
}


/***/ }),

/***/ 13758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ inTemporaryFolder),
/* harmony export */   s: () => (/* binding */ untilStopped)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _bundle_disk_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21968);




/** Resolves when the user stops the program. */
async function untilStopped(signal) {
    if (signal.aborted)
        return;
    await new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
/** Works in a new folder among the system's temporary ones, and removes it. Rejects with E_BUNDLE_WRITE. */
async function inTemporaryFolder(prefix, work) {
    const folder = await (0,_bundle_disk_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .onDisk */ .FC)(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), prefix)));
    try {
        await work(folder);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
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

/***/ 96452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ withKnownVersion)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _refusing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53655);


/**
 * The same source, but a version that nothing has is a mistake: all of them in its place are not what was asked for.
 * `setting` is what names the version, for the message of the E_INPUT_INVALID. Docs without versions may have any, unless
 * `refusesAny`.
 */
function withKnownVersion(source, setting, { refusesAny = false } = {}) {
    return (0,_refusing_js__WEBPACK_IMPORTED_MODULE_1__/* .refusing */ .c)(source, ({ kind, severity, hint }, { version }) => kind === 'unknown-version' && (severity === 'error' || (refusesAny && severity === 'warning'))
        ? new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_INPUT_INVALID', {
            what: setting,
            value: version,
            why: 'there is no such version',
            fix: `${hint === undefined ? '' : `${hint}; `}leave it out to have all`,
        })
        : undefined);
}


/***/ }),

/***/ 53655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ refusing)
/* harmony export */ });
/** The same source, but a build that says something of which `failureOf` makes a failure ends with that. */
function refusing(source, failureOf) {
    return {
        async build(request, events) {
            const summary = await source.build(request, events);
            for (const said of summary.diagnostics) {
                const failure = failureOf(said, request);
                if (failure !== undefined)
                    throw failure;
            }
            return summary;
        },
    };
}


/***/ }),

/***/ 42009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ LONGEST_NAME),
/* harmony export */   nd: () => (/* binding */ WINDOWS_DEVICE),
/* harmony export */   rH: () => (/* binding */ nameProblem)
/* harmony export */ });
/** The names of devices on Windows, whatever their ending. */
const WINDOWS_DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(\.|$)/i;
/** Bytes that file systems have room for in a name. */
const LONGEST_NAME = 255;
/**
 * Why a file of this path cannot be part of every site: some system a bundle travels through could not hold it.
 * Undefined when it can.
 */
function nameProblem(path) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\u0000-\u001f\u007f\\]/.test(path))
        return 'it holds a control character or a backslash';
    if (!path.isWellFormed())
        return 'it holds half of a character';
    for (const name of path.split('/')) {
        if (name === '')
            return 'the name of a folder in it is empty';
        if (WINDOWS_DEVICE.test(name))
            return `"${name}" is the name of a device on Windows`;
        if (/[. ]$/.test(name))
            return `"${name}" ends in a dot or a space, which Windows drops`;
        if (Buffer.byteLength(name) > LONGEST_NAME)
            return `a name in it is longer than ${LONGEST_NAME} bytes`;
    }
    return undefined;
}


/***/ })

};
return { ids, modules }; })
