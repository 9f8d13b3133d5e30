((__CHUNK_IMPORT_META__) => {'use strict';const id = 2547;
const ids = [2547];
const modules = {

/***/ 82547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addRun: () => (/* binding */ addRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67375);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35233);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5605);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88120);
/* harmony import */ var _github_outputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74573);
/* harmony import */ var _github_report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(93205);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28394);
/* harmony import */ var _inputs_declared_generated_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84244);
/* harmony import */ var _inputs_read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26505);
/* harmony import */ var _modes_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22422);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67626);













/** On a terminal there is no artifact service; a folder is what people expect. */
const DEFAULT_DEPLOY = 'dir:./site';
/** Where what should not stand in a shell's history comes from. */
const VARIABLES = {
    'api-key': 'DOCS_EXPORT_API_KEY',
    'github-token': 'GITHUB_TOKEN',
};
/** `docs-export run`: the whole pipeline; its flags are the Action's inputs. */
function addRun(program) {
    const command = (0,_session_js__WEBPACK_IMPORTED_MODULE_10__/* .addCommonOptions */ .h)(program.command('run').description('Export a site, verify it and deploy it'));
    for (const [name, { description, default: fallback }] of Object.entries(_inputs_declared_generated_js__WEBPACK_IMPORTED_MODULE_7__/* .INPUTS */ .m)) {
        const isBoolean = fallback === 'false';
        const text = isBoolean ? `--${name} [value]` : `--${name} <value>`;
        const option = new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$(text, [description, ...otherwise(name, fallback)].join(' '));
        // Several such flags are several lines of the input.
        if (name === 'deploy' || name === 'headers' || name === 'docs-dir')
            option.argParser((value, before) => before === undefined ? value : `${before}\n${value}`);
        command.addOption(option);
    }
    command.option('--work-dir <path>', 'where bundle, unpacked site and manifest are kept', WORK_DIR);
    command.action(async (flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_10__/* .runCommand */ .d)(flags, async ({ log, secrets, signal, client, answer }) => {
            const { env } = process;
            const workspace = process.cwd();
            const raw = rawInputs(flags, env);
            for (const secret of [raw['api-key'], raw['github-token']])
                if (secret !== undefined)
                    log.mask(secret);
            const github = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_5__.readGitHubContext)(env, (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
            const { config, warnings } = await (0,_inputs_read_js__WEBPACK_IMPORTED_MODULE_8__/* .readInputs */ .K)(raw, workspace, github);
            for (const warning of warnings)
                log.warning(warning);
            const outputs = {};
            const facts = await (0,_modes_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runMode */ .r)(config, {
                log,
                clock: _clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
                http: client.http,
                signal,
                retryBudget: (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_6__/* .createRetryBudget */ .Ce)(),
                env,
                workspace,
                workDir: ownFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, String(flags.workDir || WORK_DIR))),
                setOutput: (0,_github_outputs_js__WEBPACK_IMPORTED_MODULE_11__/* .createOutputs */ .l)((name, text) => {
                    outputs[name] = text;
                }, secrets.redact),
                redact: secrets.redact,
                github,
            });
            const { failure, deployments } = facts;
            if (failure === null) {
                // Of a plan there is nothing to see yet.
                const seen = deployments.filter(({ status }) => status === 'published' || status === 'unchanged');
                for (const deployment of seen)
                    log.info(look(deployment));
            }
            else {
                log.error(`${failure.message}: ${failure.fix} [${failure.code}]`);
                const resume = (0,_github_report_js__WEBPACK_IMPORTED_MODULE_12__/* .resumeHint */ .tJ)(facts, (id) => `--export-job-id ${id}`);
                if (resume !== '')
                    log.info(resume);
            }
            answer({ ok: failure === null, ...facts, outputs });
        });
    });
}
const WORK_DIR = '.docs-export';
/** The folder for work, in which `site` is replaced: refused where that is somebody else's. */
function ownFolder(path) {
    const has = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
    if (!has('site') || ['bundle.tar.gz', 'bundle.zip', 'manifest.json'].some(has))
        return path;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR('E_INPUT_INVALID', {
        what: 'The folder for work cannot be used',
        value: path,
        why: 'it holds a folder site that no earlier run has unpacked there, and that would be replaced',
        fix: 'name a new folder with --work-dir',
    });
}
/** Where to look at what was published. */
function look({ destination, url }) {
    const folder = /^dir:(.*)$/.exec(destination)?.[1];
    if (folder !== undefined)
        return `Look at ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'index.html')}`;
    return `Look at ${url ?? destination}`;
}
/** What holds where a flag is not given, for its help. */
function otherwise(name, fallback) {
    const variable = VARIABLES[name];
    if (variable !== undefined)
        return [`(else the variable ${variable})`];
    const shown = name === 'deploy' ? DEFAULT_DEPLOY : fallback;
    return shown === '' ? [] : [`(default: ${shown})`];
}
/** Flags, and the environment for what should not stand in a shell's history. */
function rawInputs(flags, env) {
    const names = Object.keys(_inputs_declared_generated_js__WEBPACK_IMPORTED_MODULE_7__/* .INPUTS */ .m);
    const given = names
        .map((name) => [name, flags[camelCase(name)]])
        .filter(([, value]) => value !== undefined);
    return {
        // A part is no site yet: it stays in the folder for work.
        deploy: flags.shard === undefined ? DEFAULT_DEPLOY : 'none',
        ...Object.fromEntries(Object.entries(VARIABLES).map(([name, variable]) => [name, env[variable] ?? ''])),
        ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    };
}
function camelCase(name) {
    return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
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
// EXTERNAL MODULE: ./lib/http/client.js + 3 modules
var http_client = __webpack_require__(60625);
// EXTERNAL MODULE: ./lib/inputs/problem.js
var problem = __webpack_require__(35934);
// EXTERNAL MODULE: ./lib/log/secrets.js
var log_secrets = __webpack_require__(34019);
// EXTERNAL MODULE: ./lib/log/harmless.js
var harmless = __webpack_require__(62111);
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
    const placed = (message, file, line, column) => shown(file === undefined
        ? message
        : `${[file, line, column].filter((part) => part !== undefined).join(':')}  ${message}`);
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
        warning: (message, place) => say(`  ${paint(33, 'warning')} ${placed(message, place?.file, place?.line, place?.column)}`),
        error: (message, place) => say(`${paint(31, 'error')} ${placed(message, place?.file, place?.line, place?.column)}`),
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


/***/ })

};
return { ids, modules }; })
