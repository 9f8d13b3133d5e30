export const id = 3097;
export const ids = [3097];
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
/* harmony import */ var _deploy_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42705);
/* harmony import */ var _deploy_schemes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85680);
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

/***/ 63097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pushFolder: () => (/* binding */ pushFolder)
/* harmony export */ });
/* harmony import */ var _deploy_deploy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34475);
/* harmony import */ var _deploy_headers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41833);
/* harmony import */ var _destinations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31681);



/** Publishes a folder, and answers with what came of it. */
async function pushFolder({ directory, hashing }, lines, { headers, ...options }, session) {
    const { log, signal, answer } = session;
    const specs = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_2__/* .readDestinations */ .sF)(lines);
    const rules = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_2__/* .headerRulesOf */ .Mm)(headers);
    const destinations = await Promise.all(specs.map((spec) => (0,_destinations_js__WEBPACK_IMPORTED_MODULE_2__/* .openFromTerminal */ .Hn)(spec, session)));
    const site = hashing.then((found) => {
        (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_1__/* .warnOfUnused */ .Mw)(found, rules, log);
        return { directory, bundlePath: '', manifest: (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_1__/* .withHeaders */ .jL)(found, rules) };
    });
    const { deployments, changes } = await (0,_deploy_deploy_js__WEBPACK_IMPORTED_MODULE_0__/* .deploy */ .g)(site, destinations, { ...options, signal, log });
    for (const { destination, status, url } of deployments)
        log.info(`${status}: ${destination}${url === null || status === 'failed' ? '' : `, see ${url}`}`);
    const ok = deployments.every(({ error }) => error === null);
    answer({ ok, deployments, changes: changes ?? null });
}


/***/ })

};
