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
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88120);
/* harmony import */ var _github_outputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74573);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28394);
/* harmony import */ var _inputs_declared_generated_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84244);
/* harmony import */ var _inputs_read_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26505);
/* harmony import */ var _modes_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22422);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67626);











/** On a terminal there is no artifact service; a folder is what people expect. */
const DEFAULT_DEPLOY = 'dir:./site';
/** Where what should not stand in a shell's history comes from. */
const VARIABLES = {
    'api-key': 'DOCS_EXPORT_API_KEY',
    'github-token': 'GITHUB_TOKEN',
};
/** `docs-export run`: the whole pipeline; its flags are the Action's inputs. */
function addRun(program) {
    const command = (0,_session_js__WEBPACK_IMPORTED_MODULE_9__/* .addCommonOptions */ .h)(program.command('run').description('Export a site, verify it and deploy it'));
    for (const [name, { description, default: fallback }] of Object.entries(_inputs_declared_generated_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .m)) {
        const isBoolean = fallback === 'false';
        const text = isBoolean ? `--${name} [value]` : `--${name} <value>`;
        const option = new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$(text, [description, ...otherwise(name, fallback)].join(' '));
        // Several such flags are several lines of the input.
        if (name === 'deploy' || name === 'headers' || name === 'docs-dir')
            option.argParser((value, before) => before === undefined ? value : `${before}\n${value}`);
        command.addOption(option);
    }
    command.option('--work-dir <path>', 'where bundle, unpacked site and manifest are kept', '.docs-export');
    command.action(async (flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_9__/* .runCommand */ .d)(flags, async ({ log, secrets, signal, client, answer }) => {
            const { env } = process;
            const workspace = process.cwd();
            const raw = rawInputs(flags, env);
            for (const secret of [raw['api-key'], raw['github-token']])
                if (secret !== undefined)
                    log.mask(secret);
            const github = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_4__.readGitHubContext)(env, (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
            const { config, warnings } = await (0,_inputs_read_js__WEBPACK_IMPORTED_MODULE_7__/* .readInputs */ .K)(raw, workspace, github);
            for (const warning of warnings)
                log.warning(warning);
            const outputs = {};
            const facts = await (0,_modes_run_js__WEBPACK_IMPORTED_MODULE_8__/* .runMode */ .r)(config, {
                log,
                clock: _clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
                http: client.http,
                signal,
                retryBudget: (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .createRetryBudget */ .Ce)(),
                env,
                workspace,
                workDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, String(flags.workDir)),
                setOutput: (0,_github_outputs_js__WEBPACK_IMPORTED_MODULE_10__/* .createOutputs */ .l)((name, text) => {
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
                const resume = resumption(facts);
                if (resume !== undefined)
                    log.info(resume);
            }
            answer({ ok: failure === null, ...facts, outputs });
        });
    });
}
/** How to go on with an export that outlives the run. */
function resumption({ exportJob }) {
    if (exportJob === null || !exportJob.adoptable || exportJob.status === 'failed')
        return undefined;
    return `Run again with --export-job-id ${exportJob.id} to go on with this export instead of starting another`;
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
    const names = Object.keys(_inputs_declared_generated_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .m);
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


/***/ })

};
return { ids, modules }; })
