export const id = 9069;
export const ids = [9069,4723,6349];
export const modules = {

/***/ 29069:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _commands_build_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56866);
/* harmony import */ var _commands_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(425);
/* harmony import */ var _commands_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92206);
/* harmony import */ var _commands_host_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86604);
/* harmony import */ var _commands_merge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10786);
/* harmony import */ var _commands_push_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27452);
/* harmony import */ var _commands_rollback_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3772);
/* harmony import */ var _commands_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82547);
/* harmony import */ var _commands_service_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9041);
/* harmony import */ var _nursery_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10395);











// The terminal's door: the same pipeline as the Action, and its parts as sub-commands.
(0,_nursery_js__WEBPACK_IMPORTED_MODULE_10__/* .keepNurserySmall */ .j)();
const program = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB('docs-export')
    .description('Export a documentation site as a static bundle and deploy it anywhere.')
    .helpCommand(true)
    .showHelpAfterError('(docs-export --help tells more)')
    .exitOverride();
const commands = [
    _commands_run_js__WEBPACK_IMPORTED_MODULE_8__/* .addRun */ .Z,
    _commands_build_js__WEBPACK_IMPORTED_MODULE_1__/* .addBuild */ .a,
    _commands_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .addMerge */ .E,
    _commands_check_js__WEBPACK_IMPORTED_MODULE_2__/* .addCheck */ .w,
    _commands_push_js__WEBPACK_IMPORTED_MODULE_6__/* .addPush */ ._,
    _commands_rollback_js__WEBPACK_IMPORTED_MODULE_7__/* .addRollback */ .M,
    _commands_host_files_js__WEBPACK_IMPORTED_MODULE_4__/* .addHostFiles */ .D,
    _commands_service_js__WEBPACK_IMPORTED_MODULE_9__/* .addService */ .h,
    _commands_host_js__WEBPACK_IMPORTED_MODULE_3__/* .addHost */ .E,
];
for (const add of commands)
    add(program);
try {
    await program.parseAsync();
}
catch (error) {
    if (!(error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7))
        throw error;
    process.exitCode = error.exitCode;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 56866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ addBuild)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97035);
/* harmony import */ var _diagnostics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71010);
/* harmony import */ var _out_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70875);
/* harmony import */ var _project_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94656);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67626);







/** `docs-export build DIR --out OUT`: renders a project, nothing more. */
function addBuild(program) {
    const command = program
        .command('build')
        .description('Render a docs project into a folder')
        .argument('[dir]', 'folder with docs.json', '.');
    (0,_project_options_js__WEBPACK_IMPORTED_MODULE_4__/* .addProjectOptions */ .X)((0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .addCommonOptions */ .h)(command))
        .requiredOption('--out <dir>', 'folder to write; one that was not built here before must be empty')
        .option('--cache <dir>', 'folder that keeps what this build makes, to make the next one faster')
        .option('--shard <part>', 'render only a part of the pages, such as 2/8, for docs-export merge')
        .action(async (dir, flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(flags, async ({ log, signal, answer }) => {
            const { openProjectFolder } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 24546));
            const { openFolderCache } = await __webpack_require__.e(/* import() */ 3106).then(__webpack_require__.bind(__webpack_require__, 3106));
            const { highlightThreads, wantsThreads } = await __webpack_require__.e(/* import() */ 2391).then(__webpack_require__.bind(__webpack_require__, 12391));
            const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(flags.out);
            const shard = await shardOf(flags);
            let files = 0;
            const summary = await (0,_out_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFolder */ .C)(out, async (write) => {
                const threads = highlightThreads();
                const cache = openFolderCache(flags.cache === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(flags.cache));
                try {
                    const project = await openProjectFolder((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(dir));
                    if (wantsThreads(project, cache))
                        threads.startEarly();
                    const { buildSite } = await Promise.all(/* import() */[__webpack_require__.e(4359), __webpack_require__.e(9285), __webpack_require__.e(7478), __webpack_require__.e(8643), __webpack_require__.e(1559), __webpack_require__.e(6485), __webpack_require__.e(4767)]).then(__webpack_require__.bind(__webpack_require__, 74767));
                    const built = await buildSite(project, { ...(0,_project_options_js__WEBPACK_IMPORTED_MODULE_4__/* .siteOptions */ ._)(flags), shard }, {
                        signal,
                        onProgress: (done, total) => log.progress(`${done} of ${total} pages`),
                        onFile(file) {
                            files += 1;
                            write(file);
                        },
                    }, { startHighlightWorkers: threads.start, cache });
                    const unkept = cache?.save();
                    if (unkept !== undefined)
                        log.warning(`The cache in ${flags.cache} was not kept: ${unkept.message}`);
                    return built;
                }
                finally {
                    cache?.close();
                    await threads.close();
                }
            });
            const { errors, warnings, notices } = (0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_6__/* .showDiagnostics */ .K)(summary.diagnostics, log);
            log.info(`${summary.pages.length} pages, ${files} files in ${flags.out}; ${errors} errors, ${warnings} warnings, ${notices} notices`);
            answer({
                ok: true,
                out,
                name: summary.name,
                pages: summary.pages,
                files,
                diagnostics: summary.diagnostics,
            });
        });
    });
}
async function shardOf({ shard }) {
    if (shard === undefined)
        return undefined;
    const part = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readShard */ .Xy)(shard);
    if (!part.ok)
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_INPUT_INVALID', { what: '--shard', value: shard, why: part.why, fix: part.fix });
    const { filesDigest } = await __webpack_require__.e(/* import() */ 4482).then(__webpack_require__.bind(__webpack_require__, 54482));
    return { ...part.value, origin: { program: filesDigest() } };
}


/***/ }),

/***/ 425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ addCheck)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/github/measures.js
var measures = __webpack_require__(39538);
// EXTERNAL MODULE: ./lib/commands/diagnostics.js
var commands_diagnostics = __webpack_require__(71010);
// EXTERNAL MODULE: ./lib/commands/project-options.js
var project_options = __webpack_require__(94656);
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
            artifactLocation: { uri: path.split('/').map(encodeURIComponent).join('/') },
            ...region,
        },
    };
}

// EXTERNAL MODULE: ./lib/commands/session.js + 1 modules
var session = __webpack_require__(67626);
;// CONCATENATED MODULE: ./lib/commands/check.js








/** `docs-export check DIR`: diagnostics only. Errors fail it; warnings do with `--strict`. */
function addCheck(program) {
    const command = program
        .command('check')
        .description('Find problems of a docs project; writes no site')
        .argument('[dir]', 'folder with docs.json', '.');
    (0,project_options/* addProjectOptions */.X)((0,session/* addCommonOptions */.h)(command))
        .option('--strict', 'fail on warnings too')
        .option('--sarif [file]', 'write the problems as SARIF 2.1.0, to a file or to standard output')
        .action(async (dir, flags) => {
        const isShown = flags.sarif === true;
        if (isShown && flags.json === true)
            program.error('error: --json and --sarif both want standard output; give --sarif a file');
        await (0,session/* runCommand */.d)({ ...flags, json: isShown || flags.json === true }, async (session) => {
            const { log, signal } = session;
            const folder = (0,external_node_path_.resolve)(dir);
            const tell = async (diagnostics, answer) => {
                const sarif = sarifLog(diagnostics, (0,external_node_path_.relative)(process.cwd(), folder).split(external_node_path_.sep).join('/'));
                if (typeof flags.sarif === 'string')
                    await (0,promises_.writeFile)(flags.sarif, `${JSON.stringify(sarif, null, 2)}\n`);
                session.answer(answer, isShown ? sarif : answer);
            };
            const { openProjectFolder } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 24546));
            const { checkProject } = await Promise.all(/* import() */[__webpack_require__.e(4359), __webpack_require__.e(9285), __webpack_require__.e(7478), __webpack_require__.e(8643), __webpack_require__.e(1559), __webpack_require__.e(6485), __webpack_require__.e(4767), __webpack_require__.e(2291)]).then(__webpack_require__.bind(__webpack_require__, 2291));
            try {
                const { name, pages, diagnostics } = await checkProject(await openProjectFolder(folder), (0,project_options/* siteOptions */._)(flags), signal);
                const { errors, warnings, notices } = (0,commands_diagnostics/* showDiagnostics */.K)(diagnostics, log);
                log.info(`${(0,measures/* counted */.hS)(pages.length, 'page')}: ${(0,measures/* counted */.hS)(errors, 'error')}, ${(0,measures/* counted */.hS)(warnings, 'warning')}, ${(0,measures/* counted */.hS)(notices, 'notice')}`);
                const ok = errors === 0 && (flags.strict !== true || warnings === 0);
                await tell(diagnostics, { ok, name, pages: pages.length, errors, warnings, notices, diagnostics });
            }
            catch (error) {
                const broken = brokenSettings(error);
                if (broken === undefined || flags.sarif === undefined)
                    throw error;
                (0,commands_diagnostics/* showDiagnostics */.K)([broken], log);
                await tell([broken], { ok: false, errors: 1, diagnostics: [broken] });
            }
        });
    });
}
/** A `docs.json` that cannot be read, as a diagnostic; undefined for any other error. */
function brokenSettings(error) {
    if (!(error instanceof failure/* Failure */.HR) || !error.code.startsWith('E_DOCS_JSON'))
        return undefined;
    const [, file = 'docs.json', line = '1', column = '1'] = /^(.+):(\d+):(\d+)$/.exec(error.value ?? '') ?? [];
    return {
        severity: 'error',
        kind: 'broken-settings',
        message: error.message,
        file,
        line: Number(line),
        column: Number(column),
    };
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
/* harmony import */ var _deploy_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41136);
/* harmony import */ var _deploy_schemes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91076);
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
        docsDirectory: undefined,
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

/***/ 86604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ addHostFiles)
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

/***/ 92206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ addHost)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35233);
/* harmony import */ var _log_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34019);
/* harmony import */ var _serving_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13758);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67626);







/** `docs-export host`: downloads a bundle, verifies it and serves it, until it is stopped. */
function addHost(program) {
    (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .addCommonOptions */ .h)(program.command('host').description('Download a bundle and serve it as a site'))
        .requiredOption('--bundle <url|file>', 'link to a bundle archive, or its path')
        .option('--port <number>', 'port; 0 takes a free one', _serving_js__WEBPACK_IMPORTED_MODULE_4__/* .readPort */ .S, 8080)
        .option('--address <ip>', 'address to listen on', '127.0.0.1')
        .action(async (flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(flags, async ({ log, signal, client, answer }) => {
            const { startHost } = await __webpack_require__.e(/* import() */ 4141).then(__webpack_require__.bind(__webpack_require__, 64141));
            if (URL.canParse(flags.bundle))
                for (const secret of (0,_log_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .secretsOfLink */ .B)(flags.bundle))
                    log.mask(secret);
            const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docs-export-host-'));
            try {
                const host = await startHost({
                    bundle: flags.bundle,
                    port: flags.port,
                    host: flags.address,
                    http: client.http,
                    clock: _clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
                    signal,
                    directory,
                    log,
                });
                log.info(`Site at ${host.url}; Ctrl C stops it`);
                // A program that started this one waits for the address.
                answer({ ok: true, url: host.url });
                await (0,_serving_js__WEBPACK_IMPORTED_MODULE_4__/* .untilStopped */ .s)(signal);
                await host.close();
            }
            finally {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory, { recursive: true, force: true });
            }
        });
    });
}


/***/ }),

/***/ 10786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ addMerge)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _service_parts_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94723);
/* harmony import */ var _diagnostics_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71010);
/* harmony import */ var _out_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70875);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67626);





/** `docs-export merge PART… --out SITE`: joins what `build --shard` made on several machines. */
function addMerge(program) {
    const command = program
        .command('merge')
        .description('Join the parts of a site that build --shard made')
        .argument('<parts...>', 'folders of all parts, in any order');
    (0,_session_js__WEBPACK_IMPORTED_MODULE_3__/* .addCommonOptions */ .h)(command)
        .requiredOption('--out <dir>', 'folder to write; one that was not built here before must be empty')
        .action(async (folders, flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_3__/* .runCommand */ .d)(flags, async ({ log, signal, answer }) => {
            const { mergeParts } = await Promise.all(/* import() */[__webpack_require__.e(7478), __webpack_require__.e(8643), __webpack_require__.e(6083)]).then(__webpack_require__.bind(__webpack_require__, 86083));
            const out = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(flags.out);
            let files = 0;
            const summary = await (0,_out_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFolder */ .C)(out, (write) => mergeParts(folders.map((name) => (0,_service_parts_source_js__WEBPACK_IMPORTED_MODULE_1__/* .partFiles */ .Z)({ name, directory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(name) })), {}, {
                signal,
                onProgress: (done, total) => log.progress(`${done} of ${total} pages`),
                onFile(file) {
                    files += 1;
                    write(file);
                },
            }));
            const { errors, warnings, notices } = (0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_4__/* .showDiagnostics */ .K)(summary.diagnostics, log);
            log.info(`${summary.pages.length} pages, ${files} files in ${flags.out}; ${errors} errors, ${warnings} warnings, ${notices} notices`);
            answer({
                ok: true,
                out,
                name: summary.name,
                pages: summary.pages,
                files,
                diagnostics: summary.diagnostics,
            });
        });
    });
}


/***/ }),

/***/ 70875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ writeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5605);




/** Marks a folder that a sub-command made, and may therefore replace. */
const MARK = '.docs-export';
/**
 * Lets `work` write a site beside `out`, an absolute path, and swaps it in when it is whole. Throws E_INPUT_INVALID when
 * `out` holds what was not made here.
 */
async function writeFolder(out, work) {
    await requireReplaceable(out);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(out), { recursive: true });
    const beside = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)(`${out}.building-`);
    try {
        const result = await work(createFolderWriter(beside));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(beside, MARK), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(out, { recursive: true, force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(beside, out);
        return result;
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(beside, { recursive: true, force: true });
    }
}
async function requireReplaceable(out) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(out).catch(() => []);
    if (entries.length === 0 || entries.includes(MARK))
        return;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('E_INPUT_INVALID', {
        what: '--out',
        value: out,
        why: 'the folder holds files that were not built here, and would be replaced',
        fix: 'name an empty or new folder',
    });
}
/** Writes files into a folder at once: for small files, waiting for each takes longer than writing it. */
function createFolderWriter(root) {
    const made = new Set();
    return ({ path, bytes }) => {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...path.split('/'));
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target);
        if (!made.has(folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
        made.add(folder);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, bytes);
    };
}


/***/ }),

/***/ 94656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ addProjectOptions),
/* harmony export */   _: () => (/* binding */ siteOptions)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97035);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33948);




/** Adds the flags that decide what is rendered. */
function addProjectOptions(command) {
    return command
        .option('--domain <host>', 'domain the site will be served from', 'docs.example.com')
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--deployment-type <type>', 'where the site will be served')
        .choices(_site_site_js__WEBPACK_IMPORTED_MODULE_3__/* .DEPLOYMENT_TYPES */ ._)
        .default('client-hosted'))
        .option('--site-version <name>', 'render only this version, where the navigation has versions')
        .option('--paths <path...>', 'render only pages at or below these paths');
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

/***/ 27452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ addPush)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67375);
/* harmony import */ var _deploy_deploy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36764);
/* harmony import */ var _deploy_headers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41833);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97035);
/* harmony import */ var _destinations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31681);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67626);







/** `docs-export push DIR DESTINATION…`: publishes a folder that holds a site. */
function addPush(program) {
    const command = program
        .command('push')
        .description('Publish a folder that holds a site; only what changed is sent')
        .argument('<dir>', 'folder with the site')
        .argument('<destination...>', "destinations, each quoted with its options: 's3://bucket/prefix region=eu-west-1'");
    (0,_session_js__WEBPACK_IMPORTED_MODULE_6__/* .addCommonOptions */ .h)(command)
        .option('--plan', 'show what would be done, and touch nothing')
        .option('--max-page-loss <percentage>', 'refuse when more than this share of pages would go', percentage, 0.2)
        .option('--headers <rule>', "headers of files, such as '*.html: cache-control: no-cache'; may be repeated, the last that fits wins", (rule, before = []) => [...before, rule])
        .action(async (dir, lines, flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_6__/* .runCommand */ .d)(flags, async (session) => {
            const { log, signal, answer } = session;
            const specs = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_5__/* .readDestinations */ .sF)(lines);
            const rules = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_5__/* .headerRulesOf */ .Mm)(flags.headers ?? []);
            const { manifestOfFolder } = await __webpack_require__.e(/* import() */ 2838).then(__webpack_require__.bind(__webpack_require__, 62838));
            const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(dir);
            const found = await manifestOfFolder(directory, { createdAt: new Date(), signal });
            const manifest = (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .withHeaders */ .j)(found, rules);
            const destinations = await Promise.all(specs.map((spec) => (0,_destinations_js__WEBPACK_IMPORTED_MODULE_5__/* .openFromTerminal */ .Hn)(spec, session)));
            const options = { plan: flags.plan === true, maxPageLoss: flags.maxPageLoss, signal, log };
            const { deployments, changes } = await (0,_deploy_deploy_js__WEBPACK_IMPORTED_MODULE_2__/* .deploy */ .g)({ directory, bundlePath: '', manifest }, destinations, options);
            for (const { destination, status, url } of deployments)
                log.info(`${status}: ${destination}${url === null ? '' : `, see ${url}`}`);
            const ok = deployments.every(({ error }) => error === null);
            answer({ ok, deployments, changes: changes ?? null });
        });
    });
}
function percentage(text) {
    const reading = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .readPercentage */ .PX)(text);
    if (!reading.ok)
        throw new commander__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di(`${reading.why}; ${reading.fix}.`);
    return reading.value;
}


/***/ }),

/***/ 3772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ addRollback)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35233);
/* harmony import */ var _destinations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31681);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67626);



/** `docs-export rollback DESTINATION`: brings back the release before. */
function addRollback(program) {
    const command = program
        .command('rollback')
        .description('Bring back the release before the published one')
        .argument('<destination>', 'the destination, quoted with the options it was published with');
    (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .addCommonOptions */ .h)(command)
        .option('--plan', 'show what would be done, and touch nothing')
        .action(async (line, flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .runCommand */ .d)(flags, async (session) => {
            const { log, signal, answer } = session;
            const specs = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_1__/* .readDestinations */ .sF)([line]);
            const { rollback } = await __webpack_require__.e(/* import() */ 1247).then(__webpack_require__.bind(__webpack_require__, 51247));
            const plan = flags.plan === true;
            for (const spec of specs) {
                const destination = await (0,_destinations_js__WEBPACK_IMPORTED_MODULE_1__/* .openFromTerminal */ .Hn)(spec, session);
                try {
                    await rollback(destination, { plan, signal, log, clock: _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m });
                }
                finally {
                    await destination.close?.();
                }
                log.info(plan ? `planned: ${spec.target}` : `rolled back: ${spec.target}`);
            }
            answer({ ok: true, destinations: specs.map(({ target }) => target), plan });
        });
    });
}


/***/ }),

/***/ 82547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ addRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67375);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35233);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88120);
/* harmony import */ var _github_outputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74573);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28394);
/* harmony import */ var _inputs_declared_generated_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84244);
/* harmony import */ var _inputs_read_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82105);
/* harmony import */ var _modes_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71882);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67626);











/** On a terminal there is no artifact service; a folder is what people expect. */
const DEFAULT_DEPLOY = 'dir:./site';
/** `docs-export run`: the whole pipeline; its flags are the Action's inputs. */
function addRun(program) {
    const command = (0,_session_js__WEBPACK_IMPORTED_MODULE_9__/* .addCommonOptions */ .h)(program.command('run').description('Export a site, verify it and deploy it'));
    for (const [name, { description, default: fallback }] of Object.entries(_inputs_declared_generated_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .m)) {
        const text = name === 'plan' ? `--${name} [value]` : `--${name} <value>`;
        const shown = name === 'deploy' ? DEFAULT_DEPLOY : fallback;
        const option = new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$(text, shown === '' ? description : `${description} (default: ${shown})`);
        // Several such flags are several lines of the input.
        if (name === 'deploy' || name === 'headers')
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
            const github = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_4__/* .readGitHubContext */ .L7)(env, (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
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
                for (const deployment of deployments)
                    log.info(look(deployment));
            }
            else {
                log.error(`${failure.message}: ${failure.fix} [${failure.code}]`);
            }
            answer({ ok: failure === null, ...facts, outputs });
        });
    });
}
/** Where to look at what was published. */
function look({ destination, url }) {
    const folder = /^dir:(.*)$/.exec(destination)?.[1];
    if (folder !== undefined)
        return `Look at ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'index.html')}`;
    return `Look at ${url ?? destination}`;
}
/** Flags, and the environment for what should not stand in a shell's history. */
function rawInputs(flags, env) {
    const names = Object.keys(_inputs_declared_generated_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .m);
    const given = names
        .map((name) => [name, flags[camelCase(name)]])
        .filter(([, value]) => value !== undefined);
    return {
        deploy: DEFAULT_DEPLOY,
        'api-key': env.DOCS_EXPORT_API_KEY ?? '',
        'github-token': env.GITHUB_TOKEN ?? '',
        ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    };
}
function camelCase(name) {
    return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}


/***/ }),

/***/ 9041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ addService)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67375);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35233);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97035);
/* harmony import */ var _service_folder_source_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26349);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33948);
/* harmony import */ var _serving_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13758);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67626);











/** `docs-export service`: the embedded Admin API, until it is stopped. */
function addService(program) {
    const command = program
        .command('service')
        .description('Serve the Admin API for docs projects on this machine');
    (0,_session_js__WEBPACK_IMPORTED_MODULE_8__/* .addCommonOptions */ .h)(command)
        .requiredOption('--site <domain=dir>', 'a domain and the folder of its project; may be repeated', readSite)
        .option('--port <number>', 'port on 127.0.0.1; 0 takes a free one', _serving_js__WEBPACK_IMPORTED_MODULE_7__/* .readPort */ .S, 0)
        .option('--api-key <key>', 'admin API key (else DOCS_EXPORT_API_KEY, else one is made)')
        .option('--agent-jobs <file>', 'JSON file with agent jobs, read anew at each request')
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_4__/* .Option */ .c$('--deployment-type <type>', 'where the sites will be served')
        .choices(_site_site_js__WEBPACK_IMPORTED_MODULE_9__/* .DEPLOYMENT_TYPES */ ._)
        .default('client-hosted'))
        .action(async (flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_8__/* .runCommand */ .d)(flags, async ({ log, secrets, signal, answer }) => {
            const { startService } = await __webpack_require__.e(/* import() */ 6246).then(__webpack_require__.bind(__webpack_require__, 76246));
            const given = flags.apiKey ?? process.env.DOCS_EXPORT_API_KEY;
            const apiKey = given ?? `svc_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(24).toString('base64url')}`;
            // A key made here must be shown once, or nobody could use it.
            if (given === undefined)
                log.info(`API key for this run: ${apiKey}`);
            secrets.add(apiKey);
            const storage = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'docs-export-service-'));
            try {
                const service = await startService({
                    sites: new Map([...flags.site].map(([domain, dir]) => [
                        domain,
                        (0,_service_folder_source_js__WEBPACK_IMPORTED_MODULE_10__.folderSource)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(dir), { domain, deploymentType: flags.deploymentType }),
                    ])),
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
                await (0,_serving_js__WEBPACK_IMPORTED_MODULE_7__/* .untilStopped */ .s)(signal);
                await service.close();
            }
            finally {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(storage, { recursive: true, force: true });
            }
        });
    });
}
async function agentJobsOf(file) {
    const { agentJobsFromFile } = await __webpack_require__.e(/* import() */ 3623).then(__webpack_require__.bind(__webpack_require__, 63623));
    return agentJobsFromFile((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(file));
}
function readSite(text, before) {
    const at = text.indexOf('=');
    const domain = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_6__/* .readDomain */ .dO)(text.slice(0, Math.max(0, at)));
    if (at < 1 || at === text.length - 1)
        throw new commander__WEBPACK_IMPORTED_MODULE_4__/* .InvalidArgumentError */ .Di('Write DOMAIN=DIR, such as docs.example.com=./docs.');
    if (!domain.ok)
        throw new commander__WEBPACK_IMPORTED_MODULE_4__/* .InvalidArgumentError */ .Di(`${domain.why}; ${domain.fix}.`);
    return new Map([...(before ?? []), [domain.value, text.slice(at + 1)]]);
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
// EXTERNAL MODULE: ./node_modules/log-update/index.js + 21 modules
var log_update = __webpack_require__(72499);
// EXTERNAL MODULE: ./lib/log/thinning.js
var thinning = __webpack_require__(36865);
;// CONCATENATED MODULE: ./lib/log/terminal.js


/** The log of the command line: plain lines, and live lines on a terminal. */
function createTerminalLog(stream, secrets, options = {}) {
    const now = options.now ?? Date.now;
    // Some terminals of build machines have no size, where no line could be drawn.
    const live = stream.isTTY === true && stream.columns !== 0;
    const paint = (code, text) => (live ? `\u001b[${code}m${text}\u001b[0m` : text);
    // What says that it is a terminal is a whole stream.
    const update = live ? (0,log_update/* createLogUpdate */.SY)(stream, { showCursor: true }) : undefined;
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
    const log = createTerminalLog(json ? process.stderr : process.stdout, secrets, {
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
    }
}


/***/ }),

/***/ 26349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   folderSource: () => (/* binding */ folderSource)
/* harmony export */ });
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
                const { buildSite } = await Promise.all(/* import() */[__webpack_require__.e(4359), __webpack_require__.e(9285), __webpack_require__.e(7478), __webpack_require__.e(8643), __webpack_require__.e(1559), __webpack_require__.e(6485), __webpack_require__.e(4767)]).then(__webpack_require__.bind(__webpack_require__, 74767));
                const summary = await buildSite(files, { ...options, ...request }, events, {
                    startHighlightWorkers: threads.start,
                    cache,
                });
                const unkept = cache?.save();
                onBuilt?.(unkept === undefined ? summary : withNotice(summary, cacheDir ?? '', unkept));
                return summary;
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
            const { mergeParts } = await Promise.all(/* import() */[__webpack_require__.e(7478), __webpack_require__.e(8643), __webpack_require__.e(6083)]).then(__webpack_require__.bind(__webpack_require__, 86083));
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
