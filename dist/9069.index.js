((__CHUNK_IMPORT_META__) => {'use strict';const id = 9069;
const ids = [9069];
const modules = {

/***/ 29069:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67375);
/* harmony import */ var _commands_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27301);
/* harmony import */ var _log_lost_output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38902);
/* harmony import */ var _process_cancellation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91254);
/* harmony import */ var _process_v8_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56965);







// The terminal's door: the same pipeline as the Action, and its parts as sub-commands.
(0,_process_v8_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .keepNurseryMiddling */ .IU)();
const program = new commander__WEBPACK_IMPORTED_MODULE_2__/* .Command */ .uB('docs-export')
    .description('Export a documentation site as a static bundle and deploy it anywhere.')
    .helpCommand(true)
    .configureHelp({ optionDescription: _commands_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .describedOption */ .jD })
    .version(versionOf())
    // Told below, with a code.
    .configureOutput({ outputError: () => { } })
    .exitOverride();
/** By name, as help lists them. Each loads what it needs, so the one that is asked for comes alone. */
const COMMANDS = {
    run: async () => (await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(5086), __webpack_require__.e(298), __webpack_require__.e(5867), __webpack_require__.e(9078), __webpack_require__.e(3016), __webpack_require__.e(6054), __webpack_require__.e(3205), __webpack_require__.e(8069), __webpack_require__.e(4777), __webpack_require__.e(9256), __webpack_require__.e(1101), __webpack_require__.e(5085)]).then(__webpack_require__.bind(__webpack_require__, 65085))).addRun,
    preview: async () => (await Promise.all(/* import() */[__webpack_require__.e(9078), __webpack_require__.e(6054), __webpack_require__.e(3801)]).then(__webpack_require__.bind(__webpack_require__, 14158))).addPreview,
    build: async () => (await Promise.all(/* import() */[__webpack_require__.e(9078), __webpack_require__.e(6054), __webpack_require__.e(2374), __webpack_require__.e(6910)]).then(__webpack_require__.bind(__webpack_require__, 56866))).addBuild,
    merge: async () => (await Promise.all(/* import() */[__webpack_require__.e(9078), __webpack_require__.e(2374), __webpack_require__.e(1808)]).then(__webpack_require__.bind(__webpack_require__, 10786))).addMerge,
    check: async () => (await Promise.all(/* import() */[__webpack_require__.e(9078), __webpack_require__.e(6054), __webpack_require__.e(9636)]).then(__webpack_require__.bind(__webpack_require__, 425))).addCheck,
    push: async () => (await Promise.all(/* import() */[__webpack_require__.e(5086), __webpack_require__.e(9078), __webpack_require__.e(7452)]).then(__webpack_require__.bind(__webpack_require__, 27452))).addPush,
    rollback: async () => (await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(5086), __webpack_require__.e(298), __webpack_require__.e(9078), __webpack_require__.e(3016), __webpack_require__.e(3205), __webpack_require__.e(1343)]).then(__webpack_require__.bind(__webpack_require__, 3772))).addRollback,
    'host-files': async () => (await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(5086), __webpack_require__.e(298), __webpack_require__.e(9078), __webpack_require__.e(3016), __webpack_require__.e(3205), __webpack_require__.e(3099)]).then(__webpack_require__.bind(__webpack_require__, 86604))).addHostFiles,
    service: async () => (await Promise.all(/* import() */[__webpack_require__.e(9078), __webpack_require__.e(6054), __webpack_require__.e(8610), __webpack_require__.e(6051)]).then(__webpack_require__.bind(__webpack_require__, 9041))).addService,
    host: async () => (await Promise.all(/* import() */[__webpack_require__.e(9078), __webpack_require__.e(2206)]).then(__webpack_require__.bind(__webpack_require__, 92206))).addHost,
};
const [, , name = ''] = process.argv;
for (const [own, load] of Object.entries(COMMANDS))
    if (own === name || !Object.hasOwn(COMMANDS, name))
        (await load())(program);
(0,_log_lost_output_js__WEBPACK_IMPORTED_MODULE_4__/* .outliveOutput */ .u)();
try {
    await program.parseAsync();
}
catch (error) {
    if (!(error instanceof commander__WEBPACK_IMPORTED_MODULE_2__/* .CommanderError */ .b7))
        throw error;
    process.exitCode = error.exitCode;
    if (error.exitCode !== 0) {
        const first = await (0,_commands_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .firstProblem */ .AX)(program, error, process.argv.slice(2));
        const problem = (0,_commands_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .usageProblem */ .FD)(first, Object.hasOwn(COMMANDS, name) ? name : '');
        process.stderr.write(`error: ${problem.message}\n`);
        if (process.argv.includes('--json'))
            process.stdout.write(`${JSON.stringify(problem, null, 2)}\n`);
    }
    (0,_process_cancellation_js__WEBPACK_IMPORTED_MODULE_5__/* .leave */ .qG)();
}
/** That of the package, which lies one folder up from the sources and from dist/. */
function versionOf() {
    const { version } = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(__CHUNK_IMPORT_META__.dirname, '..', 'package.json'), 'utf8'));
    return version;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 27301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ firstProblem),
/* harmony export */   FD: () => (/* binding */ usageProblem),
/* harmony export */   jD: () => (/* binding */ describedOption)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);

/** What commander says of a word or a value that is not there. */
const MISSING = [
    'commander.missingArgument',
    'commander.missingMandatoryOptionValue',
    'commander.optionMissingArgument',
];
/** What help says of an option, and whether a command does nothing without it. */
function describedOption(option) {
    const text = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Help */ ._V().optionDescription(option);
    return option.mandatory ? `${text} (required)` : text;
}
/** Tells what is wrong with a command line, where help is, and the code; `command` is the one that was named, or empty. */
function usageProblem(error, command) {
    // Of a command that is not there, or not named, help says no more than that it was shown.
    const said = error.code === 'commander.help' ? 'name one of the commands above' : error.message;
    const [what = '', ...hints] = said
        .replace(/^error: /, '')
        .replace(' is invalid. ', ' is invalid: ')
        .split('\n');
    const code = codeOf(error);
    const hint = hints.map((text) => ` ${text.replace('(Did', '(did')}`).join('');
    const quotes = error.code === 'commander.excessArguments' ? ': put what holds blanks in quotes' : '';
    const help = ['docs-export', ...(command === '' ? [] : [command]), '--help'].join(' ');
    return {
        ok: false,
        error: code,
        message: `${what.replace(/\.$/, '')}${hint}${quotes} (${help} tells more) [${code}]`,
        problems: [],
    };
}
/**
 * What is wrong first with a command line: that a required option is missing is said before one is found that nobody
 * knows, and which is likely that one misspelt.
 */
async function firstProblem(program, error, [name, ...words]) {
    const command = program.commands.find((one) => one.name() === name);
    if (command === undefined || error.code !== 'commander.missingMandatoryOptionValue')
        return error;
    if (!command.parseOptions([...words]).unknown.some((word) => word.startsWith('-')))
        return error;
    for (const option of command.options)
        option.makeOptionMandatory(false);
    const other = await program.parseAsync().catch((problem) => problem);
    return other instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7 ? other : error;
}
function codeOf({ code }) {
    if (code === 'commander.conflictingOption')
        return 'E_INPUT_CONFLICT';
    return MISSING.includes(code) ? 'E_INPUT_MISSING' : 'E_INPUT_INVALID';
}


/***/ }),

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
