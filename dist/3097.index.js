((__CHUNK_IMPORT_META__) => {'use strict';const id = 3097;
const ids = [3097];
const modules = {

/***/ 31681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ refuseArchives),
/* harmony export */   Hn: () => (/* binding */ openFromTerminal),
/* harmony export */   Mm: () => (/* binding */ headerRulesOf),
/* harmony export */   sF: () => (/* binding */ readDestinations)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35233);
/* harmony import */ var _deploy_headers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41833);
/* harmony import */ var _deploy_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42705);
/* harmony import */ var _deploy_schemes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34137);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79151);
/* harmony import */ var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35934);









/**
 * Destinations given as arguments of a command, placeholders filled in as in the Action. Throws {@link InvalidInputs}
 * with everything that is wrong.
 */
async function readDestinations(lines) {
    const nothing = { value: '', why: 'it names nothing, as a variable of a shell that nobody has set' };
    const fix = 'give a destination, such as dir:./public';
    refuse('destination', lines.filter(isEmpty).map(() => ({ ...nothing, fix })), 'E_INPUT_MISSING');
    const given = lines.join('\n');
    const { specs, problems } = (0,_deploy_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDestinations */ .dU)(given.includes('{') ? await filledIn(given) : given);
    refuse('destination', problems);
    return specs;
}
/** Throws {@link InvalidInputs} where a destination takes more than a folder, so that a plan of it is no false promise. */
function refuseArchives(specs) {
    const fix = 'use the Action or docs-export run, which make it';
    const problems = specs.flatMap(({ target, scheme }) => {
        const takes = _deploy_schemes_js__WEBPACK_IMPORTED_MODULE_6__/* .SCHEMES */ .dz[scheme]?.takes;
        return takes === undefined
            ? []
            : [{ value: target, why: `it takes ${takes}, which a folder is not`, fix }];
    });
    refuse('destination', problems);
}
function isEmpty(line) {
    return line.split(/\r\n|\r|\n/).every((one) => (0,_deploy_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .uncommented */ .sO)(one).trim() === '');
}
async function filledIn(template) {
    const { readGitHubContext } = await __webpack_require__.e(/* import() */ 8120).then(__webpack_require__.bind(__webpack_require__, 88120));
    const { fillPlaceholders, placeholderValues } = await __webpack_require__.e(/* import() */ 4567).then(__webpack_require__.bind(__webpack_require__, 34567));
    const github = readGitHubContext(process.env, (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    const { text, problems } = fillPlaceholders(template, placeholderValues(github, ''));
    refuse('destination', problems, 'E_PLACEHOLDER');
    return text;
}
/** Rules of `--headers`. Throws {@link InvalidInputs} with everything that is wrong. */
function headerRulesOf(lines) {
    const { rules, problems } = (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_4__/* .parseHeaderRules */ .aA)(lines.join('\n'));
    refuse('--headers', problems);
    return rules;
}
/** Throws {@link InvalidInputs} if there is a problem. */
function refuse(input, problems, code = 'E_INPUT_INVALID') {
    const [first, ...others] = problems.map(({ value, why, fix }) => ({ input, value, why, fix, code }));
    if (first !== undefined)
        throw new _inputs_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .InvalidInputs */ .h([first, ...others]);
}
/** Opens a destination outside a workflow run, for a folder instead of a bundle. */
async function openFromTerminal(spec, { client, log }) {
    try {
        return (0,_deploy_schemes_js__WEBPACK_IMPORTED_MODULE_6__/* .openDestination */ .xB)(spec, {
            origin: spec.scheme === 'branch' ? await originOf(process.cwd()) : undefined,
            http: client.http,
            clock: _clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
            env: process.env,
            log,
            workingDirectory: process.cwd(),
            docsDirectories: [],
            artifactName: 'docs-site',
            uploadArtifact: () => Promise.reject(new TypeError('no command for a folder takes an artifact')),
            tempDirectory: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),
            github: undefined,
        });
    }
    catch (error) {
        return (0,_deploy_schemes_js__WEBPACK_IMPORTED_MODULE_6__/* .unopened */ .xJ)(spec, error);
    }
}
/** The remote `origin` of a checkout, without a password; undefined where there is none. Throws E_GIT without git. */
async function originOf(folder) {
    try {
        const address = await (0,_git_js__WEBPACK_IMPORTED_MODULE_7__/* .gitLine */ .J)(folder, ['remote', 'get-url', '--push', 'origin'], undefined);
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
    catch (error) {
        if (error.code === 'ENOENT')
            throw (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 72892))).notStarted(error);
        return undefined;
    }
}


/***/ }),

/***/ 63097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pushFolder: () => (/* binding */ pushFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _deploy_deploy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34475);
/* harmony import */ var _deploy_headers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41833);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5605);
/* harmony import */ var _destinations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31681);






/** Publishes a folder, and answers with what came of it. */
async function pushFolder({ directory, hashing, onInventory }, lines, { headers, ...options }, session) {
    const { log, signal, answer } = session;
    const specs = await (0,_destinations_js__WEBPACK_IMPORTED_MODULE_5__/* .readDestinations */ .sF)(lines);
    (0,_destinations_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseArchives */ .E8)(specs);
    refusePart(directory);
    const rules = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_5__/* .headerRulesOf */ .Mm)(headers);
    const destinations = await Promise.all(specs.map((spec) => (0,_destinations_js__WEBPACK_IMPORTED_MODULE_5__/* .openFromTerminal */ .Hn)(spec, session)));
    const site = hashing.then((found) => {
        (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .warnOfUnused */ .Mw)(found, rules, log);
        return { directory, bundlePath: '', manifest: (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .withHeaders */ .jL)(found, rules) };
    });
    const { deployments, changes } = await (0,_deploy_deploy_js__WEBPACK_IMPORTED_MODULE_2__/* .deploy */ .g)(site, destinations, {
        ...options,
        signal,
        log,
        onInventory,
        onEnded: (ended) => tell(ended.deployments, log),
    });
    const ok = deployments.every(({ error }) => error === null);
    answer({ ok, deployments, changes: changes ?? null });
}
function tell(deployments, log) {
    for (const { destination, status, url } of deployments) {
        // Of a plan there is nothing to see yet.
        const isThere = status === 'published' || status === 'unchanged';
        log.info(`${status}: ${destination}${url !== null && isThere ? `, see ${url}` : ''}`);
    }
}
/** What `build --shard` leaves beside the pages of a part. */
const PART = '.docs-export/part/part.json';
function refusePart(directory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, PART)))
        return;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR('E_SHARDS', {
        what: 'A part of a site cannot be published',
        value: directory,
        why: `it holds ${PART}, which build --shard leaves: pages of other parts and the search are missing`,
        fix: 'join all parts with docs-export merge, and push what it writes',
    });
}


/***/ }),

/***/ 79151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ startGit),
/* harmony export */   J: () => (/* binding */ gitLine)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38321);



/** Of a clone without its whole history, git would fetch the rest. */
const ENVIRONMENT = { GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
/** Asks git about the repository that a folder is in. */
function startGit(directory, args, signal) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['-C', directory, '-c', 'log.showSignature=false', ...args], {
        env: { ...process.env, ...ENVIRONMENT },
        stdio: ['ignore', 'pipe', 'pipe'],
        signal,
    });
    const said = (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(child.stderr);
    const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'close').then(async ([code]) => {
        if (code !== 0 && !child.killed)
            throw new Error((await said).trim().split('\n')[0] || `it ended with ${code}`);
    });
    // Whoever reads its words hears of it afterwards.
    ended.catch(() => { });
    return { stdout: child.stdout, ended, stop: () => void child.kill() };
}
/** One line that git says. Rejects as it does. */
async function gitLine(directory, args, signal) {
    const git = startGit(directory, args, signal);
    const [said] = await Promise.all([(0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(git.stdout), git.ended]);
    return said.replace(/\n$/, '');
}


/***/ })

};
return { ids, modules }; })
