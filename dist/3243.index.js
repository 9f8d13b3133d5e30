((__CHUNK_IMPORT_META__) => {'use strict';const id = 3243;
const ids = [3243];
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

/***/ 13243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lastCommits: () => (/* binding */ lastCommits)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79151);
/* harmony import */ var _site_project_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84118);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29574);





/** Begins the line of a commit: no name of a file does. */
const COMMIT = '\x01';
/**
 * The days on which files of a folder were committed last, as its git repository tells. A commit whose parents are not
 * there (a shallow clone) seems to have made all that it holds: what none after it changed has no day. Never fails.
 */
async function lastCommits(directory, files, signal) {
    try {
        const boundary = await shallowCommits(directory, signal);
        const { days, left } = await read(directory, files, boundary, signal);
        const isCut = boundary.size > 0 && left > 0;
        return isCut ? { days, lack: SHALLOW } : { days };
    }
    catch (error) {
        signal?.throwIfAborted();
        return { days: new Map(), lack: { why: wordsOf(error), hint: hintOf(error) } };
    }
}
const SHALLOW = {
    why: 'the clone has the newest commits only',
    hint: 'give actions/checkout \u201cfetch-depth: 0\u201d, or set lastUpdatedDate on the page',
};
/** The commits at which a shallow clone ends. */
async function shallowCommits(directory, signal) {
    const file = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitLine */ .J)(directory, ['rev-parse', '--git-path', 'shallow'], signal);
    const list = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, file), 'utf8').catch((error) => {
        if (error.code !== 'ENOENT')
            throw error;
        return '';
    });
    return new Set(list.split('\n').filter((line) => line !== ''));
}
/** Reads the history from its end until the last commit of each file is known. */
async function read(directory, files, boundary, signal) {
    const days = new Map();
    const left = new Set(files);
    const log = [
        'log',
        `--format=${COMMIT}%H %ct`,
        '--name-only',
        '--no-renames',
        '--relative',
        '-z',
        '--',
        '.',
    ];
    const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .startGit */ .B)(directory, log, signal);
    let isKnown = true;
    let day = '';
    let rest = '';
    git.stdout.setEncoding('utf8');
    for await (const chunk of git.stdout) {
        const parts = `${rest}${chunk}`.split('\0');
        rest = parts.pop() ?? '';
        for (const part of parts) {
            const name = part.replace(/^\n+/, '');
            if (name.startsWith(COMMIT)) {
                const [commit = '', seconds = ''] = name.slice(COMMIT.length).split(' ');
                isKnown = !boundary.has(commit);
                day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
            }
            else if (isKnown && left.delete((0,_site_project_files_js__WEBPACK_IMPORTED_MODULE_3__/* .inOneForm */ .WG)(name)))
                days.set((0,_site_project_files_js__WEBPACK_IMPORTED_MODULE_3__/* .inOneForm */ .WG)(name), day);
        }
        if (left.size === 0)
            break;
    }
    if (left.size > 0)
        await git.ended;
    else
        git.stop();
    return { days, left: left.size };
}
function hintOf(error) {
    const foreign = /dubious ownership in repository at '(.+)'/.exec(error.message)?.[1];
    return foreign === undefined
        ? 'build in a clone of the git repository'
        : `if it is yours, call git config --global --add safe.directory ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_4__/* .quotedForShell */ .E)(foreign)}`;
}
function wordsOf(error) {
    const { code, message } = error;
    return code === 'ENOENT' ? 'there is no git on this machine' : `git does not tell it: ${message}`;
}


/***/ })

};
return { ids, modules }; })
