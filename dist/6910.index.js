((__CHUNK_IMPORT_META__) => {'use strict';const id = 6910;
const ids = [6910,3655];
const modules = {

/***/ 7243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ addProjectOptions),
/* harmony export */   _: () => (/* binding */ siteOptions)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97035);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33948);
/* harmony import */ var _repeated_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43979);





/** Adds the flags that decide what is rendered. */
function addProjectOptions(command) {
    return command
        .option('--domain <host>', 'domain the site will be served from', 'docs.example.com')
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--deployment-type <type>', 'where the site will be served')
        .choices(_site_site_js__WEBPACK_IMPORTED_MODULE_3__/* .DEPLOYMENT_TYPES */ ._)
        .default('client-hosted'))
        .option('--site-version <name>', 'render only this version, where the navigation has versions')
        .option('--paths <path>', 'render only pages at or below this path; may be repeated', _repeated_js__WEBPACK_IMPORTED_MODULE_4__/* .repeated */ .Z);
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

/***/ 11823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ projectsOf),
/* harmony export */   f: () => (/* binding */ DIRS)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _inputs_docs_projects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7641);
/* harmony import */ var _inputs_folder_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6577);
/* harmony import */ var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35934);




/** What the folders of a command are, for its help. */
const DIRS = 'folder with docs.json; several, or one around several, are one site (default: . or docs)';
/**
 * The docs projects that folders or patterns mean, as the lines of the input `docs-dir` would. Throws what is wrong
 * with them: a {@link Failure}, or {@link InvalidInputs} where there is more than one.
 */
async function projectsOf(dirs) {
    const found = await (0,_inputs_docs_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .locateDocsProjects */ .G)(dirs, process.cwd(), _inputs_folder_words_js__WEBPACK_IMPORTED_MODULE_2__/* .ARGUMENT_WORDS */ .M);
    if ('projects' in found)
        return found.projects;
    const [first, ...others] = found.problems.map((one) => ({ input: 'DIR', ...one }));
    if (first === undefined)
        throw new Error('Projects were neither found nor refused');
    if (others.length > 0)
        throw new _inputs_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .InvalidInputs */ .h([first, ...others]);
    const { code, value, why, fix } = first;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(code, { what: 'There is no docs project to read', value: value || '.', why, fix });
}


/***/ }),

/***/ 43979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ repeated)
/* harmony export */ });
/** Reads an option that may be repeated: the values of all, in their order. */
function repeated(value, before = []) {
    return [...before, value];
}


/***/ }),

/***/ 56866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addBuild: () => (/* binding */ addBuild)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97035);
/* harmony import */ var _service_sources_known_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96452);
/* harmony import */ var _site_project_projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13559);
/* harmony import */ var _arguments_project_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7243);
/* harmony import */ var _arguments_projects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11823);
/* harmony import */ var _arguments_written_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98832);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67626);
/* harmony import */ var _write_site_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44045);










/** `docs-export build DIR\u2026 --out OUT`: renders a project, or several into one site; nothing more. */
function addBuild(program) {
    const command = program
        .command('build')
        .description('Render a docs project, or several as one site, into a folder')
        .argument('[dirs...]', _arguments_projects_js__WEBPACK_IMPORTED_MODULE_6__/* .DIRS */ .f);
    (0,_write_site_js__WEBPACK_IMPORTED_MODULE_9__/* .addOutOption */ .r)((0,_arguments_project_options_js__WEBPACK_IMPORTED_MODULE_5__/* .addProjectOptions */ .X)((0,_session_js__WEBPACK_IMPORTED_MODULE_8__/* .addCommonOptions */ .h)(command)))
        .option('--cache <dir>', 'folder that keeps what this build makes, to make the next one faster', _arguments_written_path_js__WEBPACK_IMPORTED_MODULE_7__/* .writtenPath */ .d)
        .option('--shard <part>', 'render only a part of the pages, such as 2/8, for docs-export merge')
        .action(async (dirs, flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_8__/* .runCommand */ .d)(flags, async (session) => {
            const { projectSource } = await Promise.all(/* import() */[__webpack_require__.e(8610), __webpack_require__.e(5233)]).then(__webpack_require__.bind(__webpack_require__, 18610));
            const shard = await shardOf(flags);
            const projects = await (0,_arguments_projects_js__WEBPACK_IMPORTED_MODULE_6__/* .projectsOf */ .U)(dirs);
            if (shard !== undefined && projects.several.length > 0)
                throw partOfSeveral(projects, flags);
            const { version, paths, ...options } = (0,_arguments_project_options_js__WEBPACK_IMPORTED_MODULE_5__/* .siteOptions */ ._)(flags);
            const cacheDir = flags.cache === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(flags.cache);
            const source = (0,_service_sources_known_version_js__WEBPACK_IMPORTED_MODULE_3__/* .withKnownVersion */ .e)(projectSource(projects, { ...options, shard }, { cacheDir }), '--site-version', { refusesAny: true });
            const sources = [
                ...(0,_site_project_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .projectFolders */ .L)(projects).map((folder) => ({ what: 'the docs project', folder })),
                ...(cacheDir === undefined ? [] : [{ what: 'the cache', folder: cacheDir }]),
            ];
            const build = (events) => source.build({ version, paths }, events);
            await (0,_write_site_js__WEBPACK_IMPORTED_MODULE_9__/* .writeSite */ .b)(flags.out, sources, build, session, projects.directory);
        });
    });
}
function partOfSeveral({ several }, { shard }) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_INPUT_CONFLICT', {
        what: '--shard',
        value: shard,
        why: `there are ${several.length} projects, and parts are of one`,
        fix: 'name one project, or leave --shard out',
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

/***/ 96452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ withKnownVersion)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _refusing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53655);


/**
 * The same source, but a version that nothing has is a mistake: all of them in its place are not what was asked for.
 * `setting` is what names the version, for the message of the E_INPUT_INVALID. Docs without versions may have any, unless
 * `refusesAny`.
 */
function withKnownVersion(source, setting, { refusesAny = false } = {}) {
    return (0,_refusing_js__WEBPACK_IMPORTED_MODULE_1__/* .refusing */ .c)(source, ({ kind, severity, hint }, { version }) => kind === 'unknown-version' && (severity === 'error' || (refusesAny && severity === 'warning'))
        ? new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_INPUT_INVALID', {
            what: setting,
            value: version,
            why: 'there is no such version',
            fix: `${hint === undefined ? '' : `${hint}; `}leave it out to have all`,
        })
        : undefined);
}


/***/ }),

/***/ 53655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ refusing)
/* harmony export */ });
/** The same source, but a build that says something of which `failureOf` makes a failure ends with that. */
function refusing(source, failureOf) {
    return {
        async build(request, events) {
            const summary = await source.build(request, events);
            for (const said of summary.diagnostics) {
                const failure = failureOf(said, request);
                if (failure !== undefined)
                    throw failure;
            }
            return summary;
        },
    };
}


/***/ }),

/***/ 42009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ LONGEST_NAME),
/* harmony export */   nd: () => (/* binding */ WINDOWS_DEVICE),
/* harmony export */   rH: () => (/* binding */ nameProblem)
/* harmony export */ });
/** The names of devices on Windows, whatever their ending. */
const WINDOWS_DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(\.|$)/i;
/** Bytes that file systems have room for in a name. */
const LONGEST_NAME = 255;
/**
 * Why a file of this path cannot be part of every site: some system a bundle travels through could not hold it.
 * Undefined when it can.
 */
function nameProblem(path) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\u0000-\u001f\u007f\\]/.test(path))
        return 'it holds a control character or a backslash';
    if (!path.isWellFormed())
        return 'it holds half of a character';
    for (const name of path.split('/')) {
        if (name === '')
            return 'the name of a folder in it is empty';
        if (WINDOWS_DEVICE.test(name))
            return `"${name}" is the name of a device on Windows`;
        if (/[. ]$/.test(name))
            return `"${name}" ends in a dot or a space, which Windows drops`;
        if (Buffer.byteLength(name) > LONGEST_NAME)
            return `a name in it is longer than ${LONGEST_NAME} bytes`;
    }
    return undefined;
}


/***/ })

};
return { ids, modules }; })
