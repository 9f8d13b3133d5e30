((__CHUNK_IMPORT_META__) => {'use strict';const id = 3124;
const ids = [3124];
const modules = {

/***/ 79151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ startGit),
/* harmony export */   J: () => (/* binding */ gitLine)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38321);
/* harmony import */ var _outside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56852);





/** Of a clone without its whole history, git would fetch the rest. */
const ENVIRONMENT = { GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
/**
 * The checkout of a workflow run is of the runner's user, and a job in a container is another: git would refuse it as
 * somebody else's. What lies above the workspace is not trusted so.
 */
function trustOfRunner(directory) {
    const { GITHUB_ACTIONS, GITHUB_WORKSPACE: workspace } = process.env;
    if (GITHUB_ACTIONS !== 'true' || !workspace || (0,_outside_js__WEBPACK_IMPORTED_MODULE_4__/* .leadsOutside */ .d)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, directory)))
        return { args: [], env: {} };
    return { args: ['-c', 'safe.directory=*'], env: { GIT_CEILING_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(workspace) } };
}
/** Asks git about the repository that a folder is in. */
function startGit(directory, args, signal) {
    const trust = trustOfRunner(directory);
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['-C', directory, '-c', 'log.showSignature=false', ...trust.args, ...args], {
        env: { ...process.env, ...ENVIRONMENT, ...trust.env },
        stdio: ['ignore', 'pipe', 'pipe'],
        signal,
    });
    const said = (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__.text)(child.stderr);
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
    const [said] = await Promise.all([(0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__.text)(git.stdout), git.ended]);
    return said.replace(/\n$/, '');
}


/***/ }),

/***/ 83124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   repositoryOf: () => (/* binding */ repositoryOf)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79151);

/**
 * The repository that a folder was cloned from, as its remote `origin` tells: where its host shows it, and where the
 * folder is in it. Undefined where there is none, or none that a browser could show.
 */
async function repositoryOf(directory, signal) {
    const ask = (...args) => (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitLine */ .J)(directory, args, signal).catch(() => {
        signal?.throwIfAborted();
        return '';
    });
    const url = webAddress(await ask('remote', 'get-url', 'origin'));
    if (url === undefined)
        return undefined;
    const [branch, folder] = await Promise.all([
        // A tag or a pull request is checked out without a branch: what was made of it is edited on the default one.
        ask('symbolic-ref', '--short', 'HEAD'),
        ask('rev-parse', '--show-prefix'),
    ]);
    return { url, branch: branch === '' ? 'HEAD' : branch, folder };
}
/** Where a browser finds a repository: `https://host/owner/name`, without a password. */
function webAddress(remote) {
    const [, host, path] = /^(?:ssh:\/\/)?[^@/\s]+@([^:/\s]+)(?::\d+)?[:/](?!\/)(.+)$/.exec(remote) ?? [];
    const url = URL.parse(host === undefined ? remote : `https://${host}/${path}`);
    if (url === null || !/^https?:$/.test(url.protocol))
        return undefined;
    return `${url.protocol}//${url.host}${url.pathname.replace(/\/+$/, '').replace(/\.git$/, '')}`;
}


/***/ })

};
return { ids, modules }; })
