export const id = 6604;
export const ids = [6604];
export const modules = {

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
/* harmony import */ var _deploy_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41136);
/* harmony import */ var _deploy_schemes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84657);
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
    const { rules, problems } = (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_5__/* .parseHeaderRules */ .a)(lines.join('\n'));
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
            const manifest = (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .withHeaders */ .j)(await manifestOfFolder(directory, { createdAt: new Date(), signal }), rules);
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


/***/ })

};
