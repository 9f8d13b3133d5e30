((__CHUNK_IMPORT_META__) => {'use strict';const id = 9636;
const ids = [9636,5233];
const modules = {

/***/ 27387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78142);
/* harmony import */ var _disk_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21968);




/** Writes a value as JSON that people may read, with the folder of its file. Rejects with E_BUNDLE_WRITE. */
async function writeJson(file, value) {
    await (0,_disk_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .onDisk */ .FC)(async () => {
        (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file)));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, `${JSON.stringify(value, null, 2)}\n`);
    });
}


/***/ }),

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

/***/ 425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addCheck: () => (/* binding */ addCheck)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(67375);
// EXTERNAL MODULE: ./lib/bundle/json-file.js
var json_file = __webpack_require__(27387);
// EXTERNAL MODULE: ./lib/clock.js
var clock = __webpack_require__(35233);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/log/measures.js
var measures = __webpack_require__(77517);
// EXTERNAL MODULE: ./lib/make-folder.js
var make_folder = __webpack_require__(78142);
// EXTERNAL MODULE: ./lib/site/config/file.js
var config_file = __webpack_require__(45242);
// EXTERNAL MODULE: ./lib/commands/arguments/project-options.js
var project_options = __webpack_require__(7243);
// EXTERNAL MODULE: ./lib/commands/arguments/projects.js
var arguments_projects = __webpack_require__(11823);
// EXTERNAL MODULE: ./lib/commands/arguments/repeated.js
var repeated = __webpack_require__(43979);
// EXTERNAL MODULE: ./lib/commands/arguments/written-path.js
var written_path = __webpack_require__(98832);
// EXTERNAL MODULE: ./lib/commands/diagnostics.js
var commands_diagnostics = __webpack_require__(71010);
// EXTERNAL MODULE: ./lib/text/percent.js
var percent = __webpack_require__(39354);
;// CONCATENATED MODULE: ./lib/commands/sarif.js

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
/**
 * Diagnostics as a SARIF 2.1.0 log, which code hosts and editors read. `folder` is the docs folder as seen from the
 * root of the repository, with `/`; empty when they are the same.
 */
function sarifLog(diagnostics, folder) {
    const kinds = [...new Set(diagnostics.map(({ kind }) => kind))].sort();
    return {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'docs-export', rules: kinds.map((id) => ({ id })) } },
                columnKind: 'utf16CodeUnits',
                results: diagnostics.map((one) => ({
                    ruleId: one.kind,
                    ruleIndex: kinds.indexOf(one.kind),
                    level: LEVELS[one.severity],
                    message: { text: one.hint === undefined ? one.message : `${one.message} (${one.hint})` },
                    ...(one.file === undefined ? {} : { locations: [locationOf(one, one.file, folder)] }),
                })),
            },
        ],
    };
}
function locationOf({ line, column }, file, folder) {
    const path = folder === '' ? file : `${folder}/${file}`;
    const region = line === undefined ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
    return {
        physicalLocation: {
            artifactLocation: { uri: (0,percent/* encodePath */.O0)(path) },
            ...region,
        },
    };
}

// EXTERNAL MODULE: ./lib/commands/session.js + 1 modules
var session = __webpack_require__(67626);
;// CONCATENATED MODULE: ./lib/commands/check.js















/** `docs-export check DIR\u2026`: diagnostics only. Errors fail it; warnings do with `--strict`. */
function addCheck(program) {
    const command = program
        .command('check')
        .description('Find problems of docs projects; writes no site')
        .argument('[dirs...]', arguments_projects/* DIRS */.f);
    (0,project_options/* addProjectOptions */.X)((0,session/* addCommonOptions */.h)(command))
        .option('--strict', 'fail on warnings too')
        .option('--accessibility', 'find also what keeps readers out who cannot see a page')
        .option('--external-links', 'ask also whether links to other hosts lead anywhere')
        .option('--except <address>', 'with --external-links: addresses not to ask for, * for anything; may be repeated', repeated/* repeated */.Z)
        .option('--sarif [file]', 'write the problems as SARIF 2.1.0, to a file or to standard output', sarifFile)
        .action(async (dirs, flags) => {
        const isShown = flags.sarif === true;
        if (isShown && flags.json === true)
            program.error('error: --json and --sarif both want standard output; give --sarif a file', {
                code: 'commander.conflictingOption',
            });
        if (flags.except !== undefined && flags.externalLinks !== true)
            program.error('error: --except leaves out addresses of --external-links, which is not given', {
                code: 'commander.conflictingOption',
            });
        const common = { ...flags, json: isShown || flags.json === true };
        await (0,session/* runCommand */.d)(common, (session) => check(dirs, flags, session));
    });
}
async function check(dirs, flags, session) {
    const { log, signal } = session;
    // Of the projects, as soon as they are found.
    let folder = process.cwd();
    const outside = [];
    const tell = async (diagnostics, answer) => {
        const sarif = sarifLog(diagnostics, (0,external_node_path_.relative)(process.cwd(), folder).split(external_node_path_.sep).join('/'));
        const { sarif: file } = flags;
        if (typeof file === 'string')
            await (0,json_file/* writeJson */.G)(file, sarif);
        session.answer(answer, flags.sarif === true ? sarif : answer);
    };
    const { projectSource } = await Promise.all(/* import() */[__webpack_require__.e(8610), __webpack_require__.e(3655)]).then(__webpack_require__.bind(__webpack_require__, 18610));
    try {
        const projects = await (0,arguments_projects/* projectsOf */.U)(dirs);
        folder = projects.directory;
        const { version, paths, ...options } = (0,project_options/* siteOptions */._)(flags);
        const source = projectSource(projects, {
            ...options,
            isDraft: true,
            tellsBarriers: flags.accessibility,
            onOutsideLink: flags.externalLinks === true ? (link) => void outside.push(link) : undefined,
        });
        const built = await source.build({ version, paths }, { signal, onFile: () => { } });
        const { name, pages } = built;
        const found = flags.externalLinks === true ? await externalLinks(outside, flags, session) : [];
        const diagnostics = [...built.diagnostics, ...found];
        const { errors, warnings, notices } = (0,commands_diagnostics/* showDiagnostics */.K)(diagnostics, log, folder);
        log.info(`${(0,measures/* counted */.hS)(pages.length, 'page')}: ${(0,measures/* counted */.hS)(errors, 'error')}, ${(0,measures/* counted */.hS)(warnings, 'warning')}, ${(0,measures/* counted */.hS)(notices, 'notice')}`);
        const ok = errors === 0 && (flags.strict !== true || warnings === 0);
        await tell(diagnostics, { ok, name, pages: pages.length, errors, warnings, notices, diagnostics });
    }
    catch (error) {
        const broken = brokenSettings(error);
        // A file that is not there is no place to show, but SARIF has no results without one.
        if (broken === undefined || (broken.error === 'E_DOCS_JSON_MISSING' && flags.sarif === undefined))
            throw error;
        const { diagnostic, ...failed } = broken;
        const count = (0,commands_diagnostics/* showDiagnostics */.K)([diagnostic], log, folder);
        await tell([diagnostic], {
            ok: false,
            ...failed,
            problems: [],
            ...count,
            diagnostics: [diagnostic],
        });
    }
}
/** What is wrong with links to other hosts. */
async function externalLinks(links, { except = [] }, { client, log, signal }) {
    const { checkLinks } = await __webpack_require__.e(/* import() */ 490).then(__webpack_require__.bind(__webpack_require__, 80490));
    const { http } = client;
    const onProgress = (done, all) => log.progress(done < all ? `${done} of ${(0,measures/* counted */.hS)(all, 'address', 'addresses')} asked for` : '', 'links');
    return checkLinks(links, { http, clock: clock/* systemClock */.m, signal, except, onProgress });
}
/** The file of `--sarif`, which takes what stands behind it: easily the folder to check. */
function sarifFile(text) {
    const file = (0,written_path/* writtenPath */.d)(text);
    if (!(0,make_folder/* isFolder */.l)(file))
        return file;
    throw new commander/* InvalidArgumentError */.Di('This is a folder; name folders to check before --sarif, and a file behind it.');
}
/** A `docs.json` that cannot be read, as a diagnostic, beside what answers say of an error; undefined for any other. */
function brokenSettings(error) {
    if (!(error instanceof failure/* Failure */.HR) || !error.code.startsWith('E_DOCS_JSON'))
        return undefined;
    const [, file = config_file/* SETTINGS_FILE */.t, line = '1', column = '1'] = /^(.+):(\d+):(\d+)$/.exec(error.value ?? '') ?? [];
    const { code, message, what, why, fix: hint } = error;
    const place = { file, line: Number(line), column: Number(column) };
    const told = `${what}${why === undefined ? '' : `: ${(0,failure/* withoutStop */.f6)(why)}`} [${code}]`;
    return {
        error: code,
        message,
        diagnostic: { severity: 'error', kind: 'broken-settings', message: told, hint, ...place },
    };
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
