((__CHUNK_IMPORT_META__) => {'use strict';const id = 9074;
const ids = [9074];
const modules = {

/***/ 21968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ diskFailure),
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   LZ: () => (/* binding */ diskWords)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** The E_BUNDLE_WRITE failure of a disk that is full, read-only or not ours; what is told already stays as it is. */
function diskFailure(error) {
    if (error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
        return error;
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_BUNDLE_WRITE', {
        what: 'The files could not be written to disk',
        why: diskWords(error),
        fix: diskRemedy(error),
        cause: error,
    });
}
function diskRemedy(error) {
    switch (Object(error).code) {
        case 'EMFILE':
        case 'ENFILE':
            return 'raise the limit of open files (ulimit -n), then run again';
        case 'EEXIST':
        case 'ELOOP':
        case 'ENAMETOOLONG':
        case 'ENOTDIR':
            return 'name another folder';
        default:
            return 'free some space, or check who may write to the folder';
    }
}
/** The words of the system. Node.js says of a folder to make on a read-only disk that it does not exist. */
function diskWords(error) {
    const { code, syscall } = Object(error);
    const isMisleading = code === 'ENOENT' && syscall === 'mkdir';
    return isMisleading ? `${(0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)} (so also where the disk is read-only)` : (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
}
/** Work of which whatever fails is the disk's fault, but for an abort. Rejects with E_BUNDLE_WRITE, or the signal's reason. */
async function onDisk(work, signal) {
    try {
        return await work();
    }
    catch (error) {
        signal?.throwIfAborted();
        throw diskFailure(error);
    }
}


/***/ }),

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
/* harmony import */ var _deploy_line_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41505);
/* harmony import */ var _deploy_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42705);
/* harmony import */ var _deploy_plan_headers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15781);
/* harmony import */ var _deploy_schemes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84845);
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
    const given = withOptions(lines).join('\n');
    const { specs, problems } = (0,_deploy_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDestinations */ .d)(given.includes('{') ? await filledIn(given) : given);
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
/** What a shell parted: an option that is a word of its own belongs to the destination before it. */
function withOptions(lines) {
    const whole = [];
    for (const line of lines) {
        const [, key, value = ''] = /^([a-z-]+)=(.*)$/s.exec(line) ?? [];
        const before = key === undefined ? undefined : whole.pop();
        if (before === undefined)
            whole.push(line);
        // Its quotes went with the shell.
        else
            whole.push(`${before} ${/\s/.test(value) && !/["']/.test(value) ? `${key}="${value}"` : line}`);
    }
    return whole;
}
function isEmpty(line) {
    return line.split(/\r\n|\r|\n/).every((one) => (0,_deploy_line_words_js__WEBPACK_IMPORTED_MODULE_9__/* .uncommented */ .sO)(one).trim() === '');
}
async function filledIn(template) {
    const { readGitHubContext } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 88120));
    const { fillPlaceholders, placeholderValues } = await __webpack_require__.e(/* import() */ 4567).then(__webpack_require__.bind(__webpack_require__, 34567));
    const github = readGitHubContext(process.env, (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    const { text, problems } = fillPlaceholders(template, placeholderValues(github, ''));
    refuse('destination', problems, 'E_PLACEHOLDER');
    return text;
}
/** Rules of `--headers`. Throws {@link InvalidInputs} with everything that is wrong. */
function headerRulesOf(lines) {
    const { rules, problems } = (0,_deploy_plan_headers_js__WEBPACK_IMPORTED_MODULE_5__/* .parseHeaderRules */ .aA)(lines.join('\n'));
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
            checkout: spec.scheme === 'branch' ? await checkoutOf(process.cwd()) : undefined,
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
/** The checkout that a folder is in; undefined where that has no remote `origin`. Throws E_GIT without git. */
async function checkoutOf(folder) {
    const origin = await originOf(folder);
    if (origin === undefined)
        return undefined;
    const branchOf = (ref) => (0,_git_js__WEBPACK_IMPORTED_MODULE_7__/* .gitLine */ .J)(folder, ['symbolic-ref', '--quiet', ref], undefined).catch(() => undefined);
    return {
        origin,
        branch: (await branchOf('HEAD'))?.replace('refs/heads/', ''),
        defaultBranch: (await branchOf('refs/remotes/origin/HEAD'))?.replace('refs/remotes/origin/', ''),
    };
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
/* harmony import */ var _deploy_compare_lost_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52457);
/* harmony import */ var _deploy_deploy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49256);
/* harmony import */ var _deploy_plan_headers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15781);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5605);
/* harmony import */ var _process_v8_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56965);
/* harmony import */ var _text_first_few_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65358);
/* harmony import */ var _destinations_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31681);









/** Files that hold passwords and keys, by their names: `.env.local`, `.npmrc`, `id_ed25519`. */
const SECRETS = /(^|\/)(\.env(\.[\w.-]+)?|\.npmrc|\.netrc|\.git-credentials|id_(rsa|ecdsa|ed25519))$/;
/** A folder may be one to work in. */
function warnOfSecrets({ files }, log) {
    const found = Object.keys(files).filter((path) => SECRETS.test(path));
    if (found.length > 0)
        log.warning(`Files that mostly hold secrets are part of the site, and readers can fetch them: ${(0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_8__/* .firstFew */ .D)(found, 3)}`);
}
/** Publishes a folder, and answers with what came of it. */
async function pushFolder({ directory, hashing, onInventory }, lines, { headers, ...options }, session) {
    const { log, signal, answer } = session;
    const specs = await (0,_destinations_js__WEBPACK_IMPORTED_MODULE_7__/* .readDestinations */ .sF)(lines);
    (0,_destinations_js__WEBPACK_IMPORTED_MODULE_7__/* .refuseArchives */ .E8)(specs);
    refusePart(directory);
    const rules = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_7__/* .headerRulesOf */ .Mm)(headers);
    const destinations = await Promise.all(specs.map((spec) => (0,_destinations_js__WEBPACK_IMPORTED_MODULE_7__/* .openFromTerminal */ .Hn)(spec, session)));
    const site = hashing.then((found) => {
        (0,_deploy_plan_headers_js__WEBPACK_IMPORTED_MODULE_4__/* .warnOfUnused */ .Mw)(found, rules, log);
        warnOfSecrets(found, log);
        return { directory, bundlePath: '', manifest: (0,_deploy_plan_headers_js__WEBPACK_IMPORTED_MODULE_4__/* .withHeaders */ .jL)(found, rules) };
    });
    // Not before all that publishes is loaded: with other settings V8 compiles Node's own modules anew.
    (0,_process_v8_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .keepLean */ .Ou)();
    const { deployments, changes } = await (0,_deploy_deploy_js__WEBPACK_IMPORTED_MODULE_3__/* .deploy */ .g)(site, destinations, {
        ...options,
        signal,
        log,
        onInventory,
        onEnded(ended) {
            tell(ended.deployments, log);
            (0,_deploy_compare_lost_text_js__WEBPACK_IMPORTED_MODULE_2__/* .warnOfLostPages */ .Ym)(log, ended.changes?.lost ?? []);
        },
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
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .Failure */ .HR('E_SHARDS', {
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

/***/ 30018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   XL: () => (/* binding */ cutToFit),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/**
 * Text from docs projects, services and pull requests made safe inside GitHub's Markdown: it can open no markup,
 * leave no table cell or list item, mention nobody and refer to no issue.
 */
/** Characters that mean something to Markdown or HTML anywhere in a line; `_` inside a word does not. */
const SPECIAL = /[\\`*[\]<>|~&$@#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What starts a list or underlines a heading when it comes first. */
const SPECIAL_FIRST = /^[-+=]|(?<=^\d{1,9})[.)]/;
/** After these GitHub would see a mention (`@name`), a reference (`#1`, `GH-1`) or an address; numbers are entities. */
const JOINTS = /&#(?:64|35);(?=\w|&#95;)|\bGH-(?=\d)|:(?=\/\/)|(?<![a-z0-9])www(?=\.)/gi;
/** Invisible and unbreakable; put into a joint it undoes its meaning. */
const WORD_JOINER = '\u2060';
/** Controls, line and paragraph separators, and the marks that reorder text. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const entity = (character) => `&#${character.codePointAt(0)};`;
/** One line of at most `most` characters, without control characters; `\u2026` marks a cut. */
function oneLine(text, most = 300) {
    const line = text.toWellFormed().replace(UNPRINTABLE, ' ').replace(/ {2,}/g, ' ').trim();
    const characters = [...line.slice(0, most * 2 + 2)];
    return characters.length > most ? `${characters.slice(0, most - 1).join('')}\u2026` : line;
}
function escaped(text, most) {
    return oneLine(text, most).replace(SPECIAL, entity).replace(SPECIAL_FIRST, entity);
}
/** Text shown as it is, in one line. */
function plain(text, most) {
    return escaped(text, most).replace(JOINTS, (joint) => joint + WORD_JOINER);
}
/** A message: as {@link plain}, but what stands in backticks is set as code. */
function prose(text) {
    return plain(text, 1000).replace(/&#96;(.+?)&#96;/g, '<code>$1</code>');
}
/**
 * Text in the code typeface, to be copied: nothing invisible is put in, since GitHub takes nothing in code for a
 * mention. HTML, because a code span would need its `|` escaped inside a table and not outside.
 */
function code(text) {
    const shown = escaped(text).replace(/:(?=\/\/)|(?<=(?<![a-z0-9])www)\./gi, entity);
    return shown === '' ? '' : `<code>${shown}</code>`;
}
/** A link; only its label where the address is not http(s). */
function link(label, address) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return plain(label);
    const target = url.href.replace(/[()[\]<>|\\`"'\s]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
    return `[${plain(label)}](${target})`;
}
/** A table; cells are Markdown in one line already. Nothing without rows. */
function table(head, rows) {
    if (rows.length === 0)
        return '';
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
/** A folded section; its body is Markdown. Nothing without a body. */
function details(title, body) {
    return body === '' ? '' : `<details><summary>${plain(title)}</summary>\n\n${body}\n\n</details>`;
}
/** The given blocks, one blank line apart; empty ones are left out. */
function blocks(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}
/**
 * Cuts Markdown after a whole line so that it fits with the note of the cut behind it.
 * `size` measures in the unit of `limit`: characters or bytes.
 */
function cutToFit(markdown, limit, size) {
    if (size(markdown) <= limit)
        return markdown;
    const note = '\n\n_Cut here: the rest would not fit._\n';
    const close = '\n\n</details>';
    let room = limit - size(close + note);
    const kept = [];
    for (const line of markdown.split('\n')) {
        room -= size(line) + 1;
        if (room < 0)
            break;
        kept.push(line);
    }
    const text = kept.join('\n');
    const open = text.split('<details>').length > text.split('</details>').length;
    return text + (open ? close : '') + note;
}


/***/ }),

/***/ 29574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ quotedForShell),
/* harmony export */   o: () => (/* binding */ shellWordIn)
/* harmony export */ });
/** What a path begins with that only a shell would put something else for: `~`, `$HOME`. */
function shellWordIn(path) {
    return /^(?:~|\$(?:[A-Z_]+|\{\w+\}))(?=\/|$)/.exec(path)?.[0];
}
/** A text of somebody else as one word of a command line that a reader may copy. */
function quotedForShell(text) {
    return /^[\w.:/@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ })

};
return { ids, modules }; })
