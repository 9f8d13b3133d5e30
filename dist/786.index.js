export const id = 786;
export const ids = [786,4723];
export const modules = {

/***/ 21968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ diskFailure)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** The E_BUNDLE_WRITE failure of a disk that is full, read-only or not ours. */
function diskFailure(error) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_BUNDLE_WRITE', {
        what: 'The files could not be written to disk',
        why: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error),
        fix: 'free some space, or check who may write to the folder',
        cause: error,
    });
}


/***/ }),

/***/ 11848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ leaveIfCancelled),
/* harmony export */   w: () => (/* binding */ cancellationSignal)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** After the signal, work has this long to stop by itself (design, rule 2: 5 s in all). */
const GRACE_MS = 4500;
/**
 * A signal that aborts with E_CANCELLED on SIGINT or SIGTERM. What has not stopped by then is ended with the process;
 * `onForced` may say a last word.
 */
function cancellationSignal(onForced) {
    const controller = new AbortController();
    const cancel = (name) => {
        if (controller.signal.aborted)
            return;
        controller.abort(new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_CANCELLED', { what: 'The run was cancelled', why: `the process received ${name}` }));
        setTimeout(() => {
            onForced();
            process.exit(1);
        }, GRACE_MS).unref();
    };
    process.on('SIGINT', cancel);
    process.on('SIGTERM', cancel);
    return controller.signal;
}
/**
 * Ends the process after a cancellation, once the run has said its last word: some clients cannot be stopped, and their
 * open connections would keep it. Does nothing where there was none.
 */
function leaveIfCancelled(signal) {
    // Behind what is still on its way out.
    if (signal.aborted)
        process.stdout.write('', () => process.exit());
}


/***/ }),

/***/ 71010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ showDiagnostics)
/* harmony export */ });
/** Shows diagnostics as a compiler does, and counts them. */
function showDiagnostics(diagnostics, log) {
    const count = { errors: 0, warnings: 0, notices: 0 };
    for (const { severity, message, hint, kind, file, line, column } of diagnostics) {
        const text = `${message}${hint === undefined ? '' : ` (${hint})`} [${kind}]`;
        const place = file === undefined ? undefined : { file, line, column };
        count[`${severity}s`] += 1;
        if (severity === 'error')
            log.error(text, place);
        else if (severity === 'warning')
            log.warning(text, place);
        else
            log.notice(place === undefined
                ? text
                : `${[file, line, column].filter((part) => part !== undefined).join(':')}  ${text}`);
    }
    return count;
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




/** `docs-export merge PART… --out SITE`: joins what `build --shard` made on several machines. */
function addMerge(program) {
    const command = program
        .command('merge')
        .description('Join the parts of a site that build --shard made')
        .argument('<parts...>', 'folders of all parts, in any order');
    (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .addCommonOptions */ .h)(command)
        .requiredOption('--out <dir>', 'folder to write; one that was not built here before must be empty')
        .action(async (folders, flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .runCommand */ .d)(flags, async (session) => {
            const { mergeParts } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(5867), __webpack_require__.e(1384), __webpack_require__.e(1942), __webpack_require__.e(7848), __webpack_require__.e(9170)]).then(__webpack_require__.bind(__webpack_require__, 86083));
            const parts = folders.map((name) => (0,_service_parts_source_js__WEBPACK_IMPORTED_MODULE_1__/* .partFiles */ .Z)({ name, directory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(name) }));
            await (0,_write_site_js__WEBPACK_IMPORTED_MODULE_3__/* .writeSite */ .b)(flags.out, (events) => mergeParts(parts, {}, events), session);
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
// EXTERNAL MODULE: ./lib/http/client.js + 2 modules
var http_client = __webpack_require__(66045);
// EXTERNAL MODULE: ./lib/inputs/problem.js
var problem = __webpack_require__(35934);
// EXTERNAL MODULE: ./lib/log/secrets.js
var log_secrets = __webpack_require__(34019);
// EXTERNAL MODULE: ./lib/log/thinning.js
var thinning = __webpack_require__(36865);
;// CONCATENATED MODULE: ./lib/log/terminal.js

/** The log of the command line: plain lines, and live lines on a terminal. */
async function createTerminalLog(stream, secrets, options = {}) {
    const now = options.now ?? Date.now;
    // Some terminals of build machines have no size, where no line could be drawn.
    const live = stream.isTTY === true && stream.columns !== 0;
    const paint = (code, text) => (live ? `\u001b[${code}m${text}\u001b[0m` : text);
    // What says that it is a terminal is a whole stream.
    const update = live
        ? (await __webpack_require__.e(/* import() */ 2499).then(__webpack_require__.bind(__webpack_require__, 72499))).createLogUpdate(stream, { showCursor: true })
        : undefined;
    /** The live lines by their names. */
    const lines = new Map();
    const due = (0,thinning/* createThinning */.I)(now);
    const say = (text) => {
        if (lines.size > 0)
            update?.clear();
        // What comes next is said after that.
        lines.delete('');
        stream.write(`${secrets.redact(text)}\n`);
        if (lines.size > 0)
            update?.([...lines.values()].join('\n'));
    };
    const placed = (message, file, line, column) => file === undefined
        ? message
        : `${[file, line, column].filter((part) => part !== undefined).join(':')}  ${message}`;
    return {
        async phase(title, work) {
            say(paint(1, title));
            const started = now();
            try {
                return await work();
            }
            finally {
                say(paint(2, `  ${((now() - started) / 1000).toFixed(1)} s`));
            }
        },
        info: (message) => say(`  ${message}`),
        debug: (message) => {
            if (options.debug === true)
                say(paint(2, `  ${message}`));
        },
        notice: (message) => say(`  ${message}`),
        warning: (message, place) => say(`  ${paint(33, 'warning')} ${placed(message, place?.file, place?.line, place?.column)}`),
        error: (message, place) => say(`${paint(31, 'error')} ${placed(message, place?.file, place?.line, place?.column)}`),
        progress(message, of = '') {
            const text = `  ${secrets.redact(message)}`;
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
    const secrets = (0,log_secrets/* createSecrets */.g)();
    const log = await createTerminalLog(json ? process.stderr : process.stdout, secrets, {
        debug: options.debug === true,
    });
    const client = (0,http_client/* createHttpClient */.u)();
    const signal = (0,cancellation/* cancellationSignal */.w)(() => log.error('Work did not stop in time and was ended.'));
    const answer = (document, shown = document) => {
        if (!document.ok)
            process.exitCode = 1;
        if (json)
            process.stdout.write(`${secrets.redact(JSON.stringify(shown, null, 2))}\n`);
    };
    try {
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
        (0,cancellation/* leaveIfCancelled */.m)(signal);
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
// EXTERNAL MODULE: ./lib/bundle/disk-failure.js
var disk_failure = __webpack_require__(21968);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/commands/out-folder.js





/** Marks a folder that a sub-command made, and may therefore replace. */
const MARK = '.docs-export';
/**
 * Lets `work` write a site beside `out`, an absolute path, and swaps it in when it is whole. Throws E_INPUT_INVALID when
 * `out` holds what was not made here, and E_BUNDLE_WRITE for the disk.
 */
async function writeFolder(out, work) {
    await requireReplaceable(out);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(out), { recursive: true });
    const beside = await (0,promises_.mkdtemp)(`${out}.building-`);
    try {
        const result = await work(createFolderWriter(beside));
        await (0,promises_.mkdir)((0,external_node_path_.join)(beside, MARK), { recursive: true });
        (0,external_node_fs_.rmSync)(out, { recursive: true, force: true });
        await (0,promises_.rename)(beside, out);
        return result;
    }
    finally {
        await (0,promises_.rm)(beside, { recursive: true, force: true });
    }
}
async function requireReplaceable(out) {
    const entries = await (0,promises_.readdir)(out).catch(() => []);
    if (entries.length === 0 || entries.includes(MARK))
        return;
    throw new failure/* Failure */.HR('E_INPUT_INVALID', {
        what: '--out',
        value: out,
        why: 'the folder holds files that were not built here, and would be replaced',
        fix: 'name an empty or new folder',
    });
}
/**
 * A writer of files below `root`. At once and not by the thread pool: the trips to it cost the building thread five
 * times what the writing costs.
 */
function createFolderWriter(root) {
    const made = new Set();
    return ({ path, bytes }) => {
        const target = (0,external_node_path_.join)(root, ...path.split('/'));
        const folder = (0,external_node_path_.dirname)(target);
        try {
            if (!made.has(folder))
                (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
            made.add(folder);
            (0,external_node_fs_.writeFileSync)(target, bytes);
        }
        catch (error) {
            throw (0,disk_failure/* diskFailure */.C)(error);
        }
    };
}

;// CONCATENATED MODULE: ./lib/commands/write-site.js




/** Writes the site that `build` makes into the folder `out` as it was given, shows what it says of it, and answers. */
async function writeSite(out, build, { log, signal, answer }) {
    const folder = (0,external_node_path_.resolve)(out);
    let files = 0;
    const { name, pages, diagnostics } = await writeFolder(folder, (write) => build({
        signal,
        onProgress: (done, total) => log.progress(`${done} of ${total} pages`),
        onFile(file) {
            files += 1;
            return write(file);
        },
    }));
    const { errors, warnings, notices } = (0,commands_diagnostics/* showDiagnostics */.K)(diagnostics, log);
    log.info(`${(0,measures/* counted */.hS)(pages.length, 'page')}, ${(0,measures/* counted */.hS)(files, 'file')} in ${out}; ${(0,measures/* counted */.hS)(errors, 'error')}, ${(0,measures/* counted */.hS)(warnings, 'warning')}, ${(0,measures/* counted */.hS)(notices, 'notice')}`);
    answer({ ok: true, out: folder, name, pages, files, diagnostics });
}


/***/ }),

/***/ 5605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   Ui: () => (/* binding */ codedMessageOf),
/* harmony export */   bD: () => (/* binding */ messageOf)
/* harmony export */ });
/** An error written for the reader: what failed, the value, why, what to do, and a stable code. */
class Failure extends Error {
    code;
    what;
    value;
    why;
    fix;
    constructor(code, details) {
        super(sentence(code, details), details.cause === undefined ? undefined : { cause: details.cause });
        this.name = 'Failure';
        this.code = code;
        this.what = details.what;
        this.value = details.value;
        this.why = details.why;
        this.fix = details.fix;
    }
}
function sentence(code, { what, value, why, fix }) {
    const parts = [what, value, why, fix].filter((part) => part !== undefined && part !== '');
    return `${parts.join(': ')} [${code}]`;
}
/** The message of anything thrown, with the messages of its causes behind it. */
function messageOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const own = error instanceof AggregateError && error.message === ''
        ? error.errors.map(messageOf).join('; ')
        : error.message;
    return error.cause === undefined || error instanceof Failure ? own : `${own}: ${messageOf(error.cause)}`;
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
    const power = Math.min(units.length, Math.floor(Math.log10(count) / 3));
    const value = count / 1000 ** power;
    return `${value.toFixed(value < 10 ? 1 : 0)} ${units[power - 1]}`;
}
/** `840 ms`, `12.3 s`, `3 min 20 s`. */
function duration(milliseconds) {
    if (milliseconds < 1000)
        return `${Math.round(milliseconds)} ms`;
    if (milliseconds < 59_950)
        return `${(milliseconds / 1000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** Made when it is first asked for, since that takes longer than most commands need to start. */
/** `1,204`. Without Intl, whose start takes longer than many a command. */
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `1 page`, `1,204 pages`. */
function counted(count, one, many = `${one}s`) {
    return `${grouped(count)} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 66045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createHttpClient)
});

;// CONCATENATED MODULE: ./lib/http/headers.js
/** Headers as undici gives them. Names in lower case; a repeated header is joined with `, `. */
function flatten(headers) {
    const flat = {};
    for (const name in headers) {
        const value = headers[name];
        if (value !== undefined)
            flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
    }
    return flat;
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./lib/http/whole.js



/**
 * Sends a request and reads its answer to the end, through undici's own callbacks: no stream for the answer and no
 * listener of its own on the signal, which together cost as much as the exchange itself.
 */
function askWhole(dispatcher, { url, method, body, signal }, prepared) {
    return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const { origin, path } = partsOf(url);
        let controller;
        let answer;
        const decoder = new external_node_string_decoder_.StringDecoder();
        let text = '';
        const forget = onAbort(signal, () => {
            reject(signal.reason);
            controller?.abort(abortedBy(signal));
            // Nobody else ends a body that has not been asked for yet.
            if (body instanceof external_node_stream_.Readable)
                body.destroy();
        });
        const ended = () => {
            forget();
            if (answer !== undefined)
                resolve(wholeAnswer(answer.status, answer.headers, text + decoder.end()));
        };
        const request = { origin, path, method, body: body ?? null, ...prepared };
        dispatcher.dispatch(request, {
            onRequestStart(given) {
                controller = given;
                if (signal.aborted)
                    given.abort(abortedBy(signal));
            },
            onResponseStart(_, status, headers) {
                // An informational answer is followed by the real one.
                if (status >= 200)
                    answer = { status, headers: flatten(headers) };
            },
            onResponseData(_, chunk) {
                text += decoder.write(chunk);
            },
            onResponseEnd: ended,
            onResponseError(_, error) {
                forget();
                reject(error);
            },
        });
    });
}
function wholeAnswer(status, headers, text) {
    return {
        status,
        headers,
        text,
        get body() {
            return external_node_stream_.Readable.from([Buffer.from(text)]);
        },
    };
}
/** A plain address is taken apart without parsing it: what was signed goes out as it is. */
function partsOf(url) {
    if (typeof url !== 'string' || url.includes('#')) {
        const { origin, pathname, search } = new URL(url);
        return { origin, path: pathname + search };
    }
    const [origin = '', rest = ''] = /^([a-z]+:\/\/[^/?]+)(.*)$/s.exec(url)?.slice(1) ?? [];
    return { origin, path: rest.startsWith('/') ? rest : `/${rest}` };
}
function abortedBy({ reason }) {
    return reason instanceof Error ? reason : new Error('The request was aborted', { cause: reason });
}
/** One listener a signal, whatever the number of requests under way: a signal looks through all it has for each. */
const waiting = new WeakMap();
function onAbort(signal, tell) {
    let told = waiting.get(signal);
    if (told === undefined) {
        const all = new Set();
        signal.addEventListener('abort', () => {
            for (const one of all)
                one();
            all.clear();
        });
        waiting.set(signal, all);
        told = all;
    }
    const all = told;
    all.add(tell);
    return () => all.delete(tell);
}

;// CONCATENATED MODULE: ./lib/http/client.js


/** No proxy reaches the embedded service, whatever the environment says. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/**
 * An HTTP client over undici: keep-alive, and the proxy of HTTP_PROXY, HTTPS_PROXY and NO_PROXY.
 * Loaded at the first request, so that a run that fails early starts fast, and of undici only what sends requests:
 * with its fetch, caches and mocks it takes twice the time and 13 MB more.
 */
function createHttpClient(options = {}) {
    let loaded;
    const load = async () => {
        const [{ default: EnvHttpProxyAgent }, { default: AnyDispatcher }, { default: api }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(3137)]).then(__webpack_require__.t.bind(__webpack_require__, 53137, 19)),
            __webpack_require__.e(/* import() */ 883).then(__webpack_require__.t.bind(__webpack_require__, 30883, 19)),
            Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(6615)]).then(__webpack_require__.t.bind(__webpack_require__, 56615, 19)),
        ]);
        // As undici's own index does.
        Object.assign(AnyDispatcher.prototype, api);
        const dispatcher = new EnvHttpProxyAgent({
            noProxy: [process.env.no_proxy ?? process.env.NO_PROXY ?? '', ...LOOPBACK].join(','),
            connections: options.connections ?? 128,
            connect: { timeout: options.connectTimeoutMs ?? 10_000 },
        });
        return dispatcher;
    };
    return {
        async http(request) {
            loaded ??= load();
            const dispatcher = await loaded;
            const prepared = {
                headers: { 'user-agent': 'docs-export-action', ...request.headers },
                headersTimeout: request.headersTimeoutMs ?? 30_000,
                bodyTimeout: request.bodyTimeoutMs ?? 30_000,
            };
            if (request.whole === true)
                return askWhole(dispatcher, request, prepared);
            const { origin, pathname, search } = new URL(request.url);
            const { method, body = null, signal } = request;
            const options = { origin, path: pathname + search, method, body, signal, ...prepared };
            const response = await dispatcher.request(options);
            // undici reports a body that is destroyed unread as an error; whoever reads one still gets its errors.
            response.body.on('error', () => { });
            return { status: response.statusCode, headers: flatten(response.headers), body: response.body };
        },
        async close() {
            if (loaded === undefined)
                return;
            await (await loaded).destroy();
        },
    };
}


/***/ }),

/***/ 35934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ problemLine),
/* harmony export */   h: () => (/* binding */ InvalidInputs)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** What may be a password in an address. */
const CREDENTIALS = /(:\/\/)[^/\s@]*@/g;
/** `input: value: why: fix [code]`, on one line. */
function problemLine({ input, value, why, fix, code }) {
    const shown = value.replaceAll(/\s*\n\s*/g, ' ⏎ ').replaceAll(CREDENTIALS, '$1***@');
    return `${input}: ${shown === '' ? '(empty)' : shown}: ${why}: ${fix} [${code}]`;
}
/** All problems in one go, as the error the program ends with; its code is that of the first. */
class InvalidInputs extends _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    problems;
    constructor(problems) {
        const count = problems.length === 1 ? 'One input is' : `${problems.length} inputs are`;
        super(problems[0].code, { what: `${count} not usable; nothing was started`, fix: 'see the lines above' });
        this.problems = problems;
    }
}


/***/ }),

/***/ 34019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ secretsOfLink),
/* harmony export */   g: () => (/* binding */ createSecrets)
/* harmony export */ });
/** Shorter values would blank out ordinary words. */
const SHORTEST_SECRET = 6;
/** Creates an empty set of secrets. URL-encoded, JSON-escaped and Base64 forms are masked with the value. */
function createSecrets() {
    const known = new Set();
    return {
        add(secret) {
            const value = secret.trim();
            if (value.length < SHORTEST_SECRET)
                return;
            for (const form of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])
                known.add(form);
        },
        redact(text) {
            let shown = text;
            // Longest first, so that a secret inside another does not leave its rest behind.
            for (const secret of [...known].sort((a, b) => b.length - a.length))
                shown = shown.replaceAll(secret, '***');
            return shown;
        },
    };
}
/** The parts of a presigned link that must be masked with it: the link itself and every query value of some length. */
function secretsOfLink(link) {
    const url = URL.canParse(link) ? new URL(link) : undefined;
    if (url === undefined)
        return [link];
    const values = [...url.searchParams]
        .filter(([name]) => /sig|token|credential|policy|key/i.test(name))
        .map(([, value]) => value);
    return [link, url.search.slice(1), ...values].filter((part) => part !== '');
}


/***/ }),

/***/ 36865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createThinning)
/* harmony export */ });
/** Between two lines of one piece of work where they stay in a log. */
const PAUSE_MS = 5000;
/** Tells whether a piece of work may say a line again; each has a pace of its own. */
function createThinning(now) {
    const last = new Map();
    return (of) => {
        const time = now();
        if (time - (last.get(of) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS)
            return false;
        last.set(of, time);
        return true;
    };
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
            const { mergeParts } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(5867), __webpack_require__.e(1384), __webpack_require__.e(1942), __webpack_require__.e(7848), __webpack_require__.e(9170)]).then(__webpack_require__.bind(__webpack_require__, 86083));
            const { version, paths } = request;
            const expected = { ...options, ...(version && { version }), ...(paths?.length && { paths }) };
            const summary = await mergeParts(parts.map(partFiles), expected, events);
            onBuilt(summary);
            return summary;
        },
    };
}


/***/ })

};
