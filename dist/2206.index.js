((__CHUNK_IMPORT_META__) => {'use strict';const id = 2206;
const ids = [2206,5233];
const modules = {

/***/ 21968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ diskFailure),
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   LZ: () => (/* binding */ diskWords)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** The E_BUNDLE_WRITE failure of a disk that is full, read-only or not ours; what is told already stays as it is. */
function diskFailure(error) {
    if (error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
        return error;
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
/** Work of which whatever fails is the disk's fault, but for an abort. Rejects with E_BUNDLE_WRITE, or the signal's reason. */
async function onDisk(work, signal) {
    try {
        return await work();
    }
    catch (error) {
        signal?.throwIfAborted();
        throw diskFailure(error);
    }
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

/***/ 92206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addHost: () => (/* binding */ addHost)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35233);
/* harmony import */ var _log_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34019);
/* harmony import */ var _arguments_listening_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19544);
/* harmony import */ var _arguments_named_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59588);
/* harmony import */ var _serving_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13758);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67626);






/** `docs-export host`: downloads a bundle, verifies it and serves it, until it is stopped. */
function addHost(program) {
    (0,_session_js__WEBPACK_IMPORTED_MODULE_4__/* .addCommonOptions */ .h)(program.command('host').description('Download a bundle and serve it as a site'))
        .requiredOption('--bundle <url|file>', 'link to a bundle archive, or its path', (0,_arguments_named_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .K)('a bundle'))
        .option('--port <number>', 'port; 0 takes a free one', _arguments_listening_js__WEBPACK_IMPORTED_MODULE_1__/* .readPort */ .S, 8080)
        .option('--address <ip>', 'address to listen on', _arguments_listening_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .z, '127.0.0.1')
        .action(async (flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_4__/* .runCommand */ .d)(flags, async ({ log, signal, client, answer }) => {
            const { startHost } = await Promise.all(/* import() */[__webpack_require__.e(5086), __webpack_require__.e(3016), __webpack_require__.e(4777), __webpack_require__.e(9956)]).then(__webpack_require__.bind(__webpack_require__, 89956));
            if (URL.canParse(flags.bundle))
                for (const secret of (0,_log_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .secretsOfLink */ .B5)(flags.bundle))
                    log.mask(secret);
            await (0,_serving_js__WEBPACK_IMPORTED_MODULE_3__/* .inTemporaryFolder */ .P)('docs-export-host-', async (directory) => {
                const host = await startHost({
                    bundle: flags.bundle,
                    port: flags.port,
                    host: flags.address,
                    http: client.http,
                    clock: _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m,
                    signal,
                    directory,
                    log,
                });
                log.info(`Site at ${host.url}; Ctrl C stops it`);
                // A program that started this one waits for the address.
                answer({ ok: true, url: host.url });
                await (0,_serving_js__WEBPACK_IMPORTED_MODULE_3__/* .untilStopped */ .s)(signal);
                await host.close();
            });
        });
    });
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


/***/ })

};
return { ids, modules }; })
