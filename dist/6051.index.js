((__CHUNK_IMPORT_META__) => {'use strict';const id = 6051;
const ids = [6051,5233,3655];
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

/***/ 9041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addService: () => (/* binding */ addService)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67375);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35233);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5605);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97035);
/* harmony import */ var _service_sources_project_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18610);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(33948);
/* harmony import */ var _arguments_listening_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19544);
/* harmony import */ var _arguments_projects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11823);
/* harmony import */ var _diagnostics_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71010);
/* harmony import */ var _serving_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13758);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67626);













/** `docs-export service`: the embedded Admin API, until it is stopped. */
function addService(program) {
    const command = program
        .command('service')
        .description('Serve the Admin API for docs projects on this machine');
    (0,_session_js__WEBPACK_IMPORTED_MODULE_11__/* .addCommonOptions */ .h)(command)
        .requiredOption('--site <domain=dir>', 'a domain and the folder of its project; may be repeated, of one domain for several projects', readSite)
        .option('--port <number>', 'port on 127.0.0.1; 0 takes a free one', _arguments_listening_js__WEBPACK_IMPORTED_MODULE_7__/* .readPort */ .S, 0)
        .option('--api-key <key>', 'admin API key (else DOCS_EXPORT_API_KEY, else one is made)')
        .option('--agent-jobs <file>', 'JSON file with agent jobs, read anew at each request')
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$('--deployment-type <type>', 'where the sites will be served')
        .choices(_site_site_js__WEBPACK_IMPORTED_MODULE_12__/* .DEPLOYMENT_TYPES */ ._)
        .default('client-hosted'))
        .action(async (flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_11__/* .runCommand */ .d)(flags, async ({ log, secrets, signal, answer }) => {
            const { startService } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(4851)]).then(__webpack_require__.bind(__webpack_require__, 54851));
            const given = readKey(flags.apiKey || process.env.DOCS_EXPORT_API_KEY || undefined);
            const apiKey = given ?? `svc_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(24).toString('base64url')}`;
            // A key made here must be shown once, or nobody could use it.
            if (given === undefined)
                log.info(`API key for this run: ${apiKey}`);
            else
                secrets.add(apiKey);
            await (0,_serving_js__WEBPACK_IMPORTED_MODULE_10__/* .inTemporaryFolder */ .P)('docs-export-service-', async (storage) => {
                const service = await startService({
                    sites: new Map(await Promise.all([...flags.site].map((site) => sourceOf(site, flags, log)))),
                    apiKey,
                    ...(flags.agentJobs === undefined ? {} : { agentJobs: await agentJobsOf(flags.agentJobs) }),
                    port: flags.port,
                    storage,
                    clock: _clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
                    log,
                    onJob: ({ id, request, status, error }) => error === undefined
                        ? log.info(`Export job ${id} of ${request.domain}: ${status}`)
                        : log.error(`Export job ${id} of ${request.domain}: ${error}`),
                });
                log.info(`Admin API at ${service.url} for ${[...flags.site.keys()].join(', ')}; Ctrl C stops it`);
                // A program that started this one waits for the address, and for the key where it was made here.
                answer({ ok: true, url: service.url, ...(given === undefined ? { apiKey } : {}) });
                secrets.add(apiKey);
                await (0,_serving_js__WEBPACK_IMPORTED_MODULE_10__/* .untilStopped */ .s)(signal);
                await service.close();
            });
        });
    });
}
/** A key that clients can send. */
function readKey(given) {
    const key = given === undefined ? undefined : (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .readSecret */ .n5)(given);
    if (key === undefined || key.ok)
        return key?.value;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR('E_INPUT_INVALID', { what: '--api-key', value: '***', why: key.why, fix: key.fix });
}
async function sourceOf([domain, dirs], { deploymentType }, log) {
    const projects = await (0,_arguments_projects_js__WEBPACK_IMPORTED_MODULE_8__/* .projectsOf */ .U)(dirs);
    // Who asks for an export hears of its pages alone.
    const onBuilt = ({ diagnostics }) => void (0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_9__/* .showDiagnostics */ .K)(diagnostics, log, projects.directory);
    return [domain, (0,_service_sources_project_source_js__WEBPACK_IMPORTED_MODULE_6__.projectSource)(projects, { domain, deploymentType }, { onBuilt })];
}
async function agentJobsOf(file) {
    const { agentJobsFromFile } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(3623)]).then(__webpack_require__.bind(__webpack_require__, 63623));
    return agentJobsFromFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file));
}
function readSite(text, before = new Map()) {
    const at = text.indexOf('=');
    const domain = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_5__/* .readDomain */ .dO)(text.slice(0, Math.max(0, at)));
    if (at < 1 || at === text.length - 1)
        throw new commander__WEBPACK_IMPORTED_MODULE_2__/* .InvalidArgumentError */ .Di('Write DOMAIN=DIR, such as docs.example.com=./docs.');
    if (!domain.ok)
        throw new commander__WEBPACK_IMPORTED_MODULE_2__/* .InvalidArgumentError */ .Di(`${domain.why}; ${domain.fix}.`);
    const dirs = [...(before.get(domain.value) ?? []), text.slice(at + 1)];
    return new Map([...before, [domain.value, dirs]]);
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
