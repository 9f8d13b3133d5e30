export const id = 867;
export const ids = [867];
export const modules = {

/***/ 33176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ manifestInOrder),
/* harmony export */   sN: () => (/* binding */ isCopy),
/* harmony export */   u1: () => (/* binding */ buildManifest)
/* harmony export */ });
/* harmony import */ var _cache_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65630);
/* harmony import */ var _content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90126);


/** The manifest of an unpacked bundle. Files and pages are sorted by path, so that the same site gives the same text. */
function buildManifest(files, facts) {
    return manifestInOrder(files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), facts);
}
/** The same of files that come sorted by path; of very many, one after the other takes less memory than a list. */
function manifestInOrder(files, facts) {
    const pages = [];
    const described = Object.fromEntries(entriesOf(files, (page) => pages.push(page)));
    return {
        version: 1,
        createdAt: facts.createdAt.toISOString(),
        commit: facts.commit,
        run: facts.run,
        exportJobId: facts.exportJobId,
        exportVersion: facts.exportVersion,
        bundleSha256: facts.bundleSha256,
        pages: pages
            .filter((path) => !isCopy(path, described))
            .map((path) => path.slice(0, -'.html'.length))
            .sort(),
        files: described,
    };
}
/** A page is an HTML file that a reader is meant to read: not the error page, not one that only redirects. */
function isPage({ path, isRedirect }) {
    return path.endsWith('.html') && !/(^|\/)404\.html$/.test(path) && !isRedirect;
}
/** `guides/start~2.html`: the page `guides/start` once more, as it stands in another part of the navigation. */
function isCopy(path, files) {
    const [, original] = /^(.+)~(?:[2-9]|[1-9]\d+)\.html$/.exec(path) ?? [];
    return original !== undefined && Object.hasOwn(files, `${original}.html`);
}
function describe({ path, sha256, md5, size }) {
    const headers = { contentType: (0,_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .contentTypeOf */ .J)(path), cacheControl: (0,_cache_control_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheControlOf */ .h)(path) };
    return md5 === undefined ? { sha256, size, ...headers } : { sha256, md5, size, ...headers };
}
/** One at a time: a hundred thousand pairs at once would cost more memory than the manifest. */
function* entriesOf(files, onPage) {
    for (const file of files) {
        if (isPage(file))
            onPage(file.path);
        yield [file.path, describe(file)];
    }
}


/***/ }),

/***/ 65630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ cacheControlOf)
/* harmony export */ });
const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * The default Cache-Control of a file. A file whose name carries a hash of its content never changes under that name;
 * all others are asked for anew, so that a new site is seen at once.
 */
function cacheControlOf(path) {
    return !path.endsWith('.html') && hasContentHash(path) ? IMMUTABLE : REVALIDATE;
}
/** Whether the part of the name before its extensions ends in a hash: `style.3f2a9b1c.css`, `chunk-K3J9X2QA.js`. */
function hasContentHash(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const token = /(?:^|[._~-])([0-9a-z]{8,64})(?:\.(?:min|module))?(?:\.[a-z][0-9a-z]{0,9}){1,2}$/i.exec(name)?.[1];
    return token !== undefined && isHash(token);
}
/**
 * A hexadecimal hash has letters and digits; one of all letters must change between them often. So no date is taken
 * for a hash, nor a word with a number in it (`dashboard2`, `s3bucket`): a wrong guess would be cached for a year.
 */
function isHash(token) {
    const changes = token.match(/[a-z](?=\d)|\d(?=[a-z])/gi)?.length ?? 0;
    return /^[0-9a-f]+$/.test(token) ? changes > 0 : changes >= 3;
}


/***/ }),

/***/ 90126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ contentTypeOf)
/* harmony export */ });
/* harmony import */ var mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15086);

/** Files without an extension that hosts know, and what they are. */
const PLAIN_TEXT_NAMES = new Set(['_redirects', '_headers', 'CNAME', '.nojekyll']);
/** The content type a file is served with, told by its name: with a charset where it is text. */
function contentTypeOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const type = PLAIN_TEXT_NAMES.has(name) ? 'text/plain' : (mime__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A.getType(name) ?? 'application/octet-stream');
    return served.get(type) ?? remember(type);
}
/** Type → with its charset. One string for all files of a type, not one for each of a hundred thousand. */
const served = new Map();
function remember(type) {
    const full = isText(type) ? `${type}; charset=utf-8` : type;
    served.set(type, full);
    return full;
}
function isText(type) {
    return (type.startsWith('text/') ||
        /[/+](json|xml|javascript)$/.test(type) ||
        type === 'application/manifest+json');
}


/***/ }),

/***/ 36989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createFileHasher)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/** Bytes read at once. Hashing costs more than reading: without promises for each file it takes half the time. */
const PIECE = 2 ** 20;
const NO_BYTES = Buffer.alloc(0);
/** A reader that hashes one file after the other, through one piece of memory. */
function createFileHasher(algorithm) {
    const memory = Buffer.allocUnsafeSlow(PIECE);
    return (path) => {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
        try {
            const bytes = memory.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, memory, 0, PIECE, 0));
            if (bytes.length < PIECE)
                return { size: bytes.length, digest: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)(algorithm, bytes), bytes };
            const hashing = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm);
            let size = 0;
            for (let length = PIECE; length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, memory, 0, PIECE, size)) {
                hashing.update(memory.subarray(0, length));
                size += length;
            }
            return { size, digest: hashing.digest('hex'), bytes: NO_BYTES };
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
    };
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

/***/ 31681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ openFromTerminal),
/* harmony export */   Mm: () => (/* binding */ headerRulesOf),
/* harmony export */   sF: () => (/* binding */ readDestinations)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35233);
/* harmony import */ var _deploy_headers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41833);
/* harmony import */ var _deploy_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42705);
/* harmony import */ var _deploy_schemes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62432);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5605);
/* harmony import */ var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35934);










/** Destinations given as arguments of a command. Throws {@link InvalidInputs} with everything that is wrong. */
function readDestinations(lines) {
    const { specs, problems } = (0,_deploy_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseDestinations */ .d)(lines.join('\n'));
    refuse('destination', problems);
    return specs;
}
/** Rules of `--headers`. Throws {@link InvalidInputs} with everything that is wrong. */
function headerRulesOf(lines) {
    const { rules, problems } = (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_5__/* .parseHeaderRules */ .aA)(lines.join('\n'));
    refuse('--headers', problems);
    return rules;
}
/** Throws {@link InvalidInputs} if there is a problem. */
function refuse(input, problems) {
    const [first, ...others] = problems.map(({ value, why, fix }) => ({ input, value, why, fix, code: 'E_INPUT_INVALID' }));
    if (first !== undefined)
        throw new _inputs_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .InvalidInputs */ .h([first, ...others]);
}
/** Opens a destination outside a workflow run, for a folder instead of a bundle. */
async function openFromTerminal(spec, { client, log }) {
    return (0,_deploy_schemes_js__WEBPACK_IMPORTED_MODULE_7__/* .openDestination */ .x)(spec, {
        origin: spec.scheme === 'branch' ? await originOf(process.cwd()) : undefined,
        http: client.http,
        clock: _clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m,
        env: process.env,
        log,
        workingDirectory: process.cwd(),
        docsDirectories: [],
        artifactName: 'docs-site',
        uploadArtifact: async () => {
            throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .Failure */ .HR('E_ARTIFACT', {
                what: 'A folder cannot be pushed as an artifact',
                fix: 'use the run command, which has the bundle as one archive',
            });
        },
        tempDirectory: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),
        github: undefined,
    });
}
/** The remote `origin` of a checkout, without a password; undefined where there is none. */
async function originOf(folder) {
    const git = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
    try {
        const { stdout } = await git('git', ['-C', folder, 'remote', 'get-url', '--push', 'origin']);
        const address = stdout.trim();
        if (!URL.canParse(address))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(address) || address.includes(':') ? address : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, address);
        const url = new URL(address);
        if (!/^https?:$/.test(url.protocol))
            return address;
        // Credentials are the business of git's own helpers; in an address they would be shown.
        url.username = '';
        url.password = '';
        return url.href;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 86604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addHostFiles: () => (/* binding */ addHostFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67375);
/* harmony import */ var _deploy_headers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41833);
/* harmony import */ var _deploy_host_files_host_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43647);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5605);
/* harmony import */ var _destinations_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31681);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67626);








/** `docs-export host-files DIR --for nginx`: writes what tells a web server or host how to serve the site. */
function addHostFiles(program) {
    const command = program
        .command('host-files')
        .description('Write the files that tell a host how to serve a site: redirects, clean addresses, headers')
        .argument('<dir>', 'folder with the site');
    (0,_session_js__WEBPACK_IMPORTED_MODULE_7__/* .addCommonOptions */ .h)(command)
        .requiredOption('--for <host>', `${_deploy_host_files_host_files_js__WEBPACK_IMPORTED_MODULE_4__/* .HOST_NAMES */ .Wq.join(', ')}; several with commas between`, hosts)
        .option('--out <folder>', 'where to write; the folder of the site unless given')
        .option('--force', 'replace a file of another content')
        .option('--headers <rule>', 'headers of files, as for push; may be repeated', (rule, before = []) => [...before, rule])
        .action(async (dir, flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_7__/* .runCommand */ .d)(flags, async ({ log, signal, answer }) => {
            const rules = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_6__/* .headerRulesOf */ .Mm)(flags.headers ?? []);
            const { manifestOfFolder } = await __webpack_require__.e(/* import() */ 2838).then(__webpack_require__.bind(__webpack_require__, 62838));
            const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir);
            const manifest = (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .withHeaders */ .jL)(await manifestOfFolder(directory, { createdAt: new Date(), signal }), rules);
            const written = [];
            const left = [];
            for (const host of flags.for) {
                const made = await (0,_deploy_host_files_host_files_js__WEBPACK_IMPORTED_MODULE_4__/* .hostFilesOf */ .js)({ directory, bundlePath: '', manifest }, host);
                if (made.left.length > 0)
                    log.warning((0,_deploy_host_files_host_files_js__WEBPACK_IMPORTED_MODULE_4__/* .leftText */ .$)(host, made.left));
                left.push(...made.left);
                for (const [path, text] of Object.entries(made.files)) {
                    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(flags.out ?? dir), path);
                    await writeOwn(file, text, path.startsWith('.docs-export/') || flags.force === true);
                    log.info(file);
                    written.push(file);
                }
            }
            answer({ ok: true, files: written, left });
        });
    });
}
function hosts(text) {
    const names = text.split(',');
    const known = names.filter(_deploy_host_files_host_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isHostName */ .uy);
    if (known.length < names.length)
        throw new commander__WEBPACK_IMPORTED_MODULE_2__/* .InvalidArgumentError */ .Di(`Known: ${_deploy_host_files_host_files_js__WEBPACK_IMPORTED_MODULE_4__/* .HOST_NAMES */ .Wq.join(', ')}.`);
    return known;
}
/** A `firebase.json` may be somebody's own. */
async function writeOwn(file, text, replace) {
    const before = replace ? undefined : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => undefined);
    if (before !== undefined && before !== text) {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .Failure */ .HR('E_GUARD_FOLDER', {
            what: 'The file is not replaced',
            value: file,
            why: 'it is there with another content',
            fix: 'name another folder with --out, or add --force to replace it',
        });
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text);
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


/***/ })

};
