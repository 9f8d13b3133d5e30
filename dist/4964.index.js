export const id = 4964;
export const ids = [4964,8767,11];
export const modules = {

/***/ 38767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepCompiled: () => (/* binding */ keepCompiled),
/* harmony export */   namedFolder: () => (/* binding */ namedFolder)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Keeps what is loaded of the program from now on in its compiled form, below the folder of a cache. */
function keepCompiled(folder) {
    if (folder !== undefined)
        (0,node_module__WEBPACK_IMPORTED_MODULE_0__.enableCompileCache)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'compiled'));
}
/** The cache folder that a command line names, read before there is a parser of command lines. */
function namedFolder(argv) {
    const at = argv.findIndex((argument) => /^--cache(=|$)/.test(argument));
    if (at < 0)
        return undefined;
    const folder = argv[at]?.split('=')[1] ?? argv[at + 1];
    return folder === undefined || folder === '' ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
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

/***/ 35233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

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

/***/ 54058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ projectsOf),
/* harmony export */   f: () => (/* binding */ DIRS)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _inputs_docs_projects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80333);
/* harmony import */ var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35934);



/** What the folders of a command are, for its help. */
const DIRS = 'folder with docs.json; several, or one around several, are one site (default: . or docs)';
/**
 * The docs projects that folders or patterns mean, as the lines of the input `docs-dir` would. Throws what is wrong
 * with them: a {@link Failure}, or {@link InvalidInputs} where there is more than one.
 */
async function projectsOf(dirs) {
    const found = await (0,_inputs_docs_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .locateDocsProjects */ .G)(dirs.join('\n'), process.cwd());
    if ('projects' in found)
        return found.projects;
    const [first, ...others] = found.problems.map((one) => ({ input: 'DIR', ...one }));
    if (first === undefined)
        throw new Error('Projects were neither found nor refused');
    if (others.length > 0)
        throw new _inputs_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidInputs */ .h([first, ...others]);
    const { code, value, why, fix } = first;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(code, { what: 'There is no docs project to read', value: value || '.', why, fix });
}


/***/ }),

/***/ 9041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addService: () => (/* binding */ addService)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67375);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35233);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97035);
/* harmony import */ var _service_project_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70011);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(33948);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54058);
/* harmony import */ var _serving_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13758);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67626);












/** `docs-export service`: the embedded Admin API, until it is stopped. */
function addService(program) {
    const command = program
        .command('service')
        .description('Serve the Admin API for docs projects on this machine');
    (0,_session_js__WEBPACK_IMPORTED_MODULE_10__/* .addCommonOptions */ .h)(command)
        .requiredOption('--site <domain=dir>', 'a domain and the folder of its project; may be repeated, of one domain for several projects', readSite)
        .option('--port <number>', 'port on 127.0.0.1; 0 takes a free one', _serving_js__WEBPACK_IMPORTED_MODULE_9__/* .readPort */ .S, 0)
        .option('--api-key <key>', 'admin API key (else DOCS_EXPORT_API_KEY, else one is made)')
        .option('--agent-jobs <file>', 'JSON file with agent jobs, read anew at each request')
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_4__/* .Option */ .c$('--deployment-type <type>', 'where the sites will be served')
        .choices(_site_site_js__WEBPACK_IMPORTED_MODULE_11__/* .DEPLOYMENT_TYPES */ ._)
        .default('client-hosted'))
        .action(async (flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_10__/* .runCommand */ .d)(flags, async ({ log, secrets, signal, answer }) => {
            const { startService } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(6246)]).then(__webpack_require__.bind(__webpack_require__, 76246));
            const given = flags.apiKey ?? process.env.DOCS_EXPORT_API_KEY;
            const apiKey = given ?? `svc_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(24).toString('base64url')}`;
            // A key made here must be shown once, or nobody could use it.
            if (given === undefined)
                log.info(`API key for this run: ${apiKey}`);
            secrets.add(apiKey);
            const storage = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'docs-export-service-'));
            try {
                const service = await startService({
                    sites: new Map(await Promise.all([...flags.site].map((site) => sourceOf(site, flags)))),
                    apiKey,
                    ...(flags.agentJobs === undefined ? {} : { agentJobs: await agentJobsOf(flags.agentJobs) }),
                    port: flags.port,
                    host: '127.0.0.1',
                    storage,
                    clock: _clock_js__WEBPACK_IMPORTED_MODULE_5__/* .systemClock */ .m,
                    log,
                });
                log.info(`Admin API at ${service.url} for ${[...flags.site.keys()].join(', ')}; Ctrl C stops it`);
                // A program that started this one waits for the address.
                answer({ ok: true, url: service.url });
                await (0,_serving_js__WEBPACK_IMPORTED_MODULE_9__/* .untilStopped */ .s)(signal);
                await service.close();
            }
            finally {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(storage, { recursive: true, force: true });
            }
        });
    });
}
async function sourceOf([domain, dirs], { deploymentType }) {
    return [domain, (0,_service_project_source_js__WEBPACK_IMPORTED_MODULE_7__.projectSource)(await (0,_projects_js__WEBPACK_IMPORTED_MODULE_8__/* .projectsOf */ .U)(dirs), { domain, deploymentType })];
}
async function agentJobsOf(file) {
    const { agentJobsFromFile } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(3623)]).then(__webpack_require__.bind(__webpack_require__, 63623));
    return agentJobsFromFile((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(file));
}
function readSite(text, before = new Map()) {
    const at = text.indexOf('=');
    const domain = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_6__/* .readDomain */ .dO)(text.slice(0, Math.max(0, at)));
    if (at < 1 || at === text.length - 1)
        throw new commander__WEBPACK_IMPORTED_MODULE_4__/* .InvalidArgumentError */ .Di('Write DOMAIN=DIR, such as docs.example.com=./docs.');
    if (!domain.ok)
        throw new commander__WEBPACK_IMPORTED_MODULE_4__/* .InvalidArgumentError */ .Di(`${domain.why}; ${domain.fix}.`);
    const dirs = [...(before.get(domain.value) ?? []), text.slice(at + 1)];
    return new Map([...before, [domain.value, dirs]]);
}


/***/ }),

/***/ 13758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readPort),
/* harmony export */   s: () => (/* binding */ untilStopped)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);

/** A port number; 0 means a free one. */
function readPort(text) {
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(port) || port > 65535)
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('Write a port from 0 to 65535.');
    return port;
}
/** Resolves when the user stops the program. */
async function untilStopped(signal) {
    if (signal.aborted)
        return;
    await new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
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
        log.error((0,failure/* messageOf */.bD)(error));
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

/***/ 5605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   HR: () => (/* binding */ Failure),
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
/** The stable code of anything thrown; what nobody foresaw is E_UNEXPECTED. */
function codeOf(error) {
    return error instanceof Failure ? error.code : 'E_UNEXPECTED';
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

/** `input: value: why: fix [code]`, on one line. */
function problemLine({ input, value, why, fix, code }) {
    return `${input}: ${value === '' ? '(empty)' : value.replaceAll(/\s*\n\s*/g, ' ⏎ ')}: ${why}: ${fix} [${code}]`;
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

/***/ 70011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  projectSource: () => (/* binding */ projectSource)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/cache/compiled.js
var compiled = __webpack_require__(38767);
;// CONCATENATED MODULE: ./lib/service/folder-source.js
/** The site of a docs project on disk, read anew at each export. */
function folderSource(directory, options, { cacheDir, onBuilt } = {}) {
    return {
        async build(request, events) {
            const { openProjectFolder } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 24546));
            const { highlightThreads, wantsThreads } = await __webpack_require__.e(/* import() */ 2391).then(__webpack_require__.bind(__webpack_require__, 12391));
            const { openFolderCache } = await __webpack_require__.e(/* import() */ 3106).then(__webpack_require__.bind(__webpack_require__, 3106));
            const files = await openProjectFolder(directory);
            const threads = highlightThreads();
            const cache = openFolderCache(cacheDir);
            try {
                if (wantsThreads(files, cache))
                    threads.startEarly();
                const { buildSite } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(8815), __webpack_require__.e(4359), __webpack_require__.e(9285), __webpack_require__.e(8272), __webpack_require__.e(1690), __webpack_require__.e(8643), __webpack_require__.e(6485), __webpack_require__.e(1559), __webpack_require__.e(9931)]).then(__webpack_require__.bind(__webpack_require__, 39931));
                const summary = await buildSite(files, { ...options, ...request }, events, {
                    startHighlightWorkers: threads.start,
                    cache,
                });
                const unkept = cache?.save();
                const told = unkept === undefined ? summary : withNotice(summary, cacheDir ?? '', unkept);
                onBuilt?.(told);
                return told;
            }
            finally {
                cache?.close();
                await threads.close();
            }
        },
    };
}
/** Without its cache the next build only takes longer. */
function withNotice(summary, cacheDir, { message }) {
    const notice = {
        severity: 'notice',
        kind: 'cache-not-kept',
        message: `The cache in ${cacheDir} was not kept: ${message}`,
        hint: 'name a folder that can be written, with room for the site, or leave cache-dir empty',
    };
    return { ...summary, diagnostics: [...summary.diagnostics, notice] };
}

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/service/several-source.js

/**
 * The site that several projects make together, built one after another. A request for some paths builds only the
 * projects these lie in. `onBuilt` hears what the builds say of themselves.
 */
function severalSource(projects, domain, onBuilt) {
    return {
        async build({ version, paths = [] }, events) {
            const { joinSites } = await Promise.all(/* import() */[__webpack_require__.e(8272), __webpack_require__.e(2319)]).then(__webpack_require__.bind(__webpack_require__, 42319));
            const asked = paths.map(plain).filter((path) => path !== '' && path !== 'index');
            const unknown = asked.filter((path) => projects.every(({ basePath }) => !meet(basePath, path)));
            if (asked.length > 0 && unknown.length === asked.length)
                throw nothingAt(unknown, projects);
            const wanted = projects.flatMap(({ folder, basePath, source }) => {
                const inside = asked.filter((path) => meet(basePath, path));
                if (asked.length > 0 && inside.length === 0)
                    return [];
                const isWhole = inside.some((path) => isBelow(basePath, path));
                const own = isWhole ? [] : inside.map((path) => path.slice(basePath.length + 1));
                return [
                    { folder, basePath, build: (one) => source.build({ version, paths: own }, one) },
                ];
            });
            const joined = await joinSites(wanted, domain, events);
            const diagnostics = [...joined.diagnostics, ...unknown.map((path) => unknownPath(path, projects))];
            const summary = { ...joined, diagnostics };
            onBuilt?.(summary);
            return summary;
        },
    };
}
/** A path of a request, without slashes around and wildcards behind. */
function plain(path) {
    return path.replace(/\/\*{1,2}$/, '').replaceAll(/^\/+|\/+$/g, '');
}
/** Whether a project has pages at or below a path, or lies around it. */
function meet(basePath, path) {
    return isBelow(basePath, path) || isBelow(path, basePath);
}
function isBelow(path, folder) {
    return `${path}/`.startsWith(`${folder}/`);
}
function placesOf(projects) {
    return `the projects are at ${projects.map(({ basePath }) => basePath).join(', ')}`;
}
function nothingAt(paths, projects) {
    return new failure/* Failure */.HR('E_INPUT_INVALID', {
        what: `No project is at or below ${paths.join(', ')}`,
        why: placesOf(projects),
        fix: 'begin export-paths with one of these',
    });
}
function unknownPath(path, projects) {
    const message = `No project is at or below ${path}`;
    return { severity: 'warning', kind: 'unknown-path', message, hint: placesOf(projects) };
}

;// CONCATENATED MODULE: ./lib/service/project-source.js




/** The site of one docs project on disk, or of several together; each has a cache of its own. */
function projectSource({ directory, several }, options, { cacheDir, onBuilt } = {}) {
    // Before the builder is loaded, and once for all projects.
    (0,compiled.keepCompiled)(cacheDir);
    if (several.length === 0)
        return folderSource(directory, options, { cacheDir, onBuilt });
    const sources = several.map(({ folder, basePath }) => ({
        folder,
        basePath,
        source: folderSource((0,external_node_path_.join)(directory, folder), { ...options, basePath }, { cacheDir: cacheDir === undefined ? undefined : (0,external_node_path_.join)(cacheDir, basePath) }),
    }));
    return severalSource(sources, options.domain, onBuilt);
}


/***/ })

};
