((__CHUNK_IMPORT_META__) => {'use strict';const id = 342;
const ids = [342];
const modules = {

/***/ 5605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   Ui: () => (/* binding */ codedMessageOf),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   f6: () => (/* binding */ withoutStop),
/* harmony export */   up: () => (/* binding */ hasCode)
/* harmony export */ });
/** An error written for the reader: what failed, the value, why, what to do, and a stable code. */
class Failure extends Error {
    code;
    what;
    value;
    why;
    fix;
    limitMs;
    constructor(code, details) {
        super(sentence(code, details), details.cause === undefined ? undefined : { cause: details.cause });
        this.name = 'Failure';
        this.code = code;
        this.what = details.what;
        this.value = details.value;
        this.why = details.why;
        this.fix = details.fix;
        this.limitMs = details.limitMs;
    }
}
function sentence(code, { what, value, why, fix }) {
    const parts = [what, value, why === undefined ? why : withoutStop(why), fix].filter((part) => part !== undefined && part !== '');
    return `${parts.join(': ')} [${code}]`;
}
/** A text without the full stop with which what others say often ends. */
function withoutStop(text) {
    return text.replace(/(?<=[^.])\.$/, '');
}
/** Whether an error of the system has this code, such as ENOENT. */
function hasCode(error, code) {
    return error instanceof Error && error.code === code;
}
/** The message of anything thrown, with the messages of its causes behind it. */
function messageOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const own = error instanceof AggregateError && error.message === ''
        ? error.errors.map(messageOf).join('; ')
        : error.message;
    if (error.cause === undefined || error instanceof Failure)
        return own;
    const cause = messageOf(error.cause);
    // Who wraps an error often takes its words along.
    return own.endsWith(cause) ? own : `${own}: ${cause}`;
}
/** What failed, the value and why, of anything thrown, where what to do is of no interest yet. */
function reasonOf(error) {
    if (!(error instanceof Failure))
        return messageOf(error);
    return [error.what, error.value, error.why].filter((part) => part !== undefined && part !== '').join(': ');
}
/** `messageOf` with the code at its end, as every failure has it; nobody foresaw what comes without. */
function codedMessageOf(error) {
    return error instanceof Failure ? error.message : `${messageOf(error)} [${codeOf(error)}]`;
}
/** The stable code of anything thrown; what nobody foresaw is E_UNEXPECTED. */
function codeOf(error) {
    return error instanceof Failure ? error.code : 'E_UNEXPECTED';
}


/***/ }),

/***/ 38902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ lostOutput),
/* harmony export */   u: () => (/* binding */ outliveOutput)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** Goes on when what is said cannot be written any more: work that is half done would help nobody. */
function outliveOutput() {
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
}
/**
 * The failure to write standard output, as on a full disk. A reader that stops early, as `head` does, has what it
 * wants.
 */
function lostOutput() {
    const { errored } = process.stdout;
    if (errored === null || (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .hasCode */ .up)(errored, 'EPIPE'))
        return undefined;
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_STDOUT', {
        what: 'Standard output could not be written to its end',
        why: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(errored),
        fix: 'free some space where it leads to, then run again',
        cause: errored,
    });
}


/***/ }),

/***/ 13750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createRunnerLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _harmless_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62111);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4817);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34019);
/* harmony import */ var _thinning_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36865);





/**
 * The runner makes annotations of the first ten of a kind that a step writes, and of any other a line of the log that
 * does not tell its place. The last of the errors is kept for what ends the run.
 */
const MOST_PLACED = { warning: 10, error: 9 };
/** The log of a GitHub runner: groups, annotations and masks as workflow commands. */
function createRunnerLog(secrets) {
    const written = { warning: 0, error: 0 };
    const due = (0,_thinning_js__WEBPACK_IMPORTED_MODULE_1__/* .createThinning */ .I)(Date.now);
    const say = (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_harmless_js__WEBPACK_IMPORTED_MODULE_2__/* .harmless */ .I)(secrets.redact(text)));
    const annotate = (kind, message, place) => {
        written[kind] += 1;
        if (place !== undefined && written[kind] > MOST_PLACED[kind]) {
            say(`${kind} ${(0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placed */ .G)(message, place)}`);
            return;
        }
        const properties = {};
        if (place !== undefined)
            properties.file = place.file;
        if (place?.line !== undefined)
            properties.startLine = place.line;
        if (place?.column !== undefined)
            properties.startColumn = place.column;
        const write = kind === 'warning' ? _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e : _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3;
        write(secrets.redact(message), properties);
    };
    return {
        phase: (title, work) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .group */ .Os(secrets.redact(title), work),
        info: say,
        debug: (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz(secrets.redact(message)),
        notice: say,
        warning: (message, place) => annotate('warning', message, place),
        error: (message, place) => annotate('error', message, place),
        progress(message, of = '') {
            if (message !== '' && due(of))
                say(message);
        },
        mask(secret) {
            secrets.add(secret);
            // The runner takes even one letter, and then blanks it out in all that the job says, and passes on.
            for (const line of secret.split(/\r?\n/))
                if (line.trim().length >= _secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .SHORTEST_SECRET */ .c3)
                    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(line);
        },
    };
}


/***/ }),

/***/ 80342:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91659);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5605);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88120);
/* harmony import */ var _github_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76730);
/* harmony import */ var _github_report_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(93205);
/* harmony import */ var _github_summary_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65671);
/* harmony import */ var _http_client_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60625);
/* harmony import */ var _inputs_declared_generated_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84244);
/* harmony import */ var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35934);
/* harmony import */ var _inputs_read_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(29434);
/* harmony import */ var _log_lost_output_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(38902);
/* harmony import */ var _log_runner_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13750);
/* harmony import */ var _log_secrets_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(34019);
/* harmony import */ var _modes_run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(14029);
/* harmony import */ var _phases_context_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(63512);
/* harmony import */ var _process_cancellation_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(91254);
/* harmony import */ var _process_v8_settings_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(56965);





















// The Action's door: read inputs, run the pipeline, write outputs.
(0,_process_v8_settings_js__WEBPACK_IMPORTED_MODULE_18__/* .keepNurseryMiddling */ .IU)();
(0,_log_lost_output_js__WEBPACK_IMPORTED_MODULE_13__/* .outliveOutput */ .u)();
const { env } = process;
const secrets = (0,_log_secrets_js__WEBPACK_IMPORTED_MODULE_19__/* .createSecrets */ .gE)();
const log = (0,_log_runner_js__WEBPACK_IMPORTED_MODULE_14__/* .createRunnerLog */ .f)(secrets);
const signal = (0,_process_cancellation_js__WEBPACK_IMPORTED_MODULE_17__/* .cancellationSignal */ .w6)(() => log.error('Work did not stop in time and was ended.'));
const client = (0,_http_client_js__WEBPACK_IMPORTED_MODULE_9__/* .createHttpClient */ .u)();
try {
    for (const name of ['api-key', 'github-token'])
        if (_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .getInput */ .V4(name) !== '')
            log.mask(_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .getInput */ .V4(name));
    const workspace = env.GITHUB_WORKSPACE || process.cwd();
    const github = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_6__.readGitHubContext)(env, (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'));
    const names = Object.keys(_inputs_declared_generated_js__WEBPACK_IMPORTED_MODULE_10__/* .INPUTS */ .m);
    const { config, warnings } = await (0,_inputs_read_js__WEBPACK_IMPORTED_MODULE_12__/* .readInputs */ .K)(Object.fromEntries(names.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .getInput */ .V4(name)])), workspace, github);
    for (const warning of warnings)
        log.warning(warning);
    const workDir = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), `docs-export-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex')}`);
    const facts = await (0,_modes_run_js__WEBPACK_IMPORTED_MODULE_15__/* .runMode */ .r)(config, (0,_phases_context_js__WEBPACK_IMPORTED_MODULE_16__/* .createContext */ .q)({ log, secrets, signal, client, env, workspace, workDir, github, write: _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .setOutput */ .uH }));
    const { failure } = facts;
    if (failure !== null) {
        log.error((0,_github_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .failureLine */ .Pu)(failure));
        const resume = (0,_github_report_js__WEBPACK_IMPORTED_MODULE_20__/* .resumeHint */ .tJ)(facts, (id) => `export-job-id: ${id}`);
        if (resume !== '')
            log.info(resume);
        process.exitCode = 1;
    }
}
catch (error) {
    const problems = error instanceof _inputs_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .InvalidInputs */ .h ? error.problems.map(_inputs_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .problemLine */ .Y) : [];
    for (const problem of problems)
        log.error(problem);
    log.error((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .codedMessageOf */ .Ui)(error));
    if (env.GITHUB_STEP_SUMMARY) {
        const lines = problems.length > 0 ? problems : [(0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .codedMessageOf */ .Ui)(error)];
        const markdown = (0,_github_summary_js__WEBPACK_IMPORTED_MODULE_8__/* .problemsMarkdown */ .KK)(lines.map(secrets.redact));
        await (0,_github_summary_js__WEBPACK_IMPORTED_MODULE_8__/* .writeSummary */ .Sy)(env.GITHUB_STEP_SUMMARY, markdown, secrets.redact).catch((cause) => log.warning((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(cause)));
    }
    process.exitCode = 1;
}
finally {
    await client.close();
    (0,_process_cancellation_js__WEBPACK_IMPORTED_MODULE_17__/* .leaveAfter */ .wC)(signal);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 91254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qG: () => (/* binding */ leave),
/* harmony export */   w6: () => (/* binding */ cancellationSignal),
/* harmony export */   wC: () => (/* binding */ leaveAfter)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _log_lost_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38902);



/** After the signal, work has this long to stop by itself (design, rule 2: 5 s in all). */
const GRACE_MS = 4500;
/** What a user, a shell or a runner ends a command with; the last where its terminal or connection was closed. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/**
 * A signal that aborts with E_CANCELLED on SIGINT, SIGTERM or SIGHUP. What has not stopped by then is ended with the
 * process; `onForced` may say a last word. A process that fails after it exits with 130, 143 or 129.
 */
function cancellationSignal(onForced) {
    const controller = new AbortController();
    const cancel = (name) => {
        if (controller.signal.aborted)
            return;
        // Shells tell by it what ended a command. What came to a good end all the same stays a success.
        process.once('exit', (code) => {
            if (code !== 0)
                process.exitCode = 128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[name];
        });
        controller.abort(new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_CANCELLED', {
            what: 'The run was cancelled',
            why: `the process received ${name}`,
            fix: 'run again; what was published before is whole',
        }));
        setTimeout(() => {
            onForced();
            process.exit(1);
        }, GRACE_MS).unref();
    };
    for (const name of ENDING)
        process.on(name, cancel);
    return controller.signal;
}
/** A process that has nothing more to do has ended by then. */
const LINGER_MS = 3000;
/**
 * Ends the process once the run has said its last word: some clients cannot be stopped, and their open connections
 * would keep it. At once after a cancellation; else when it does not end by itself.
 */
function leaveAfter(signal) {
    if (signal.aborted)
        leave();
    else
        setTimeout(leave, LINGER_MS).unref();
}
/**
 * Ends the process once what was said is out, with 1 where that could not be written. By itself it would take its
 * memory apart first, object by object: after a build that takes as long as reading hundreds of files.
 */
function leave() {
    process.stdout.write('', () => {
        const lost = (0,_log_lost_output_js__WEBPACK_IMPORTED_MODULE_2__/* .lostOutput */ .a)();
        if (lost !== undefined)
            process.exitCode = 1;
        process.stderr.write(lost === undefined ? '' : `error ${lost.message}\n`, () => process.exit());
    });
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
