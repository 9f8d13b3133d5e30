((__CHUNK_IMPORT_META__) => {'use strict';const id = 3099;
const ids = [3099];
const modules = {

/***/ 33176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ manifestInOrder),
/* harmony export */   sN: () => (/* binding */ isCopy),
/* harmony export */   u1: () => (/* binding */ buildManifest)
/* harmony export */ });
/* harmony import */ var _cache_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65630);
/* harmony import */ var _content_type_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90126);


/** The manifest of an unpacked bundle. Files and pages are sorted by path, so that the same site gives the same text. */
function buildManifest(files, facts) {
    return manifestInOrder(files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), facts);
}
/**
 * The same of files that come sorted by path; of very many, one after the other takes less memory than a list. Files
 * of which the same is known are taken from there, so that two manifests of nearly one site do not hold all twice.
 */
function manifestInOrder(files, facts, known = () => undefined) {
    const pages = [];
    const described = Object.fromEntries(entriesOf(files, known, (page) => pages.push(page)));
    return {
        version: 1,
        createdAt: facts.createdAt.toISOString(),
        commit: facts.commit,
        run: facts.run,
        exportJobId: facts.exportJobId,
        exportVersion: facts.exportVersion,
        bundleSha256: facts.bundleSha256,
        pages: pages
            .filter((path) => !isCopy(path, described))
            .map((path) => path.slice(0, -'.html'.length))
            .sort(),
        files: described,
    };
}
/** A page is an HTML file that a reader is meant to read: not the error page, not one that only redirects. */
function isPage({ path, isRedirect }) {
    return path.endsWith('.html') && !/(^|\/)404\.html$/.test(path) && !isRedirect;
}
/** `guides/start~2.html`: the page `guides/start` once more, as it stands in another part of the navigation. */
function isCopy(path, files) {
    const [, original] = /^(.+)~(?:[2-9]|[1-9]\d+)\.html$/.exec(path) ?? [];
    return original !== undefined && Object.hasOwn(files, `${original}.html`);
}
function describe({ path, sha256, size }) {
    return { sha256, size, contentType: (0,_content_type_js__WEBPACK_IMPORTED_MODULE_0__/* .contentTypeOf */ .J)(path), cacheControl: (0,_cache_control_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheControlOf */ .h)(path) };
}
/** One at a time: a hundred thousand pairs at once would cost more memory than the manifest. */
function* entriesOf(files, known, onPage) {
    for (const file of files) {
        if (isPage(file))
            onPage(file.path);
        const described = describe(file);
        const same = known(file.path);
        yield [file.path, same !== undefined && isSame(described, same) ? same : described];
    }
}
function isSame(one, other) {
    const members = Object.keys(one);
    return (members.every((member) => one[member] === other[member]) && Object.keys(other).length === members.length);
}


/***/ }),

/***/ 65630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ cacheControlOf)
/* harmony export */ });
const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * The default Cache-Control of a file. A file whose name carries a hash of its content never changes under that name;
 * all others are asked for anew, so that a new site is seen at once.
 */
function cacheControlOf(path) {
    return !path.endsWith('.html') && hasContentHash(path) ? IMMUTABLE : REVALIDATE;
}
/** Whether the part of the name before its extensions ends in a hash: `style.3f2a9b1c.css`, `chunk-K3J9X2QA.js`. */
function hasContentHash(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const token = /(?:^|[._~-])([0-9a-z]{8,64})(?:\.(?:min|module))?(?:\.[a-z][0-9a-z]{0,9}){1,2}$/i.exec(name)?.[1];
    return token !== undefined && isHash(token);
}
/**
 * A hexadecimal hash has letters and digits; one of all letters must change between them often. So no date is taken
 * for a hash, nor a word with a number in it (`dashboard2`, `s3bucket`): a wrong guess would be cached for a year.
 */
function isHash(token) {
    const changes = token.match(/[a-z](?=\d)|\d(?=[a-z])/gi)?.length ?? 0;
    return /^[0-9a-f]+$/.test(token) ? changes > 0 : changes >= 3;
}


/***/ }),

/***/ 90126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ contentTypeOf)
/* harmony export */ });
/* harmony import */ var mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15086);
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68348);


/** Files without an extension that hosts know, and what they are. */
const PLAIN_TEXT_NAMES = new Set(['_redirects', '_headers', 'CNAME', '.nojekyll', 'LICENSE', 'README']);
/**
 * Code beside the docs, which readers are to read: under the registered types of these endings (a `.ts` is a video,
 * a `.rs` a telephone service) or without any, browsers would save or play it.
 */
const CODE = /\.(ts|tsx|mts|cts|rs|go|py|rb|proto|graphql|gql|diff|patch)$/i;
const OTHER_TYPES = {
    cjs: 'text/javascript',
    jsonl: 'application/x-ndjson',
    ndjson: 'application/x-ndjson',
    tgz: 'application/gzip',
};
/** The content type a file is served with, told by its name: with a charset where it is text. */
function contentTypeOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const isPlain = PLAIN_TEXT_NAMES.has(name) || CODE.test(name);
    const type = isPlain ? 'text/plain' : (otherType(name) ?? mime__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A.getType(name) ?? 'application/octet-stream');
    return served.get(type) ?? remember(type);
}
function otherType(name) {
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    return (0,_look_up_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .T)(OTHER_TYPES, ending);
}
/** Type \u2192 with its charset. One string for all files of a type, not one for each of a hundred thousand. */
const served = new Map();
function remember(type) {
    const full = isText(type) ? `${type}; charset=utf-8` : type;
    served.set(type, full);
    return full;
}
function isText(type) {
    return (type.startsWith('text/') ||
        /[/+](json|x-ndjson|xml|javascript)$/.test(type) ||
        type === 'application/manifest+json');
}


/***/ }),

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

/***/ 36989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ hashFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/** Bytes read at once. Hashing costs more than reading: without promises for each file it takes half the time. */
const PIECE = 2 ** 20;
const NO_BYTES = Buffer.alloc(0);
/** For all files, one after the other: made for each, it takes ten times as long as to hash a small one. */
let memory;
/** Reads a file once and hashes it. */
function hashFile(algorithm, path) {
    memory ??= Buffer.allocUnsafeSlow(PIECE);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        const bytes = memory.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, memory, 0, PIECE, 0));
        if (bytes.length < PIECE)
            return { size: bytes.length, digest: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)(algorithm, bytes), bytes };
        const hashing = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm);
        let size = 0;
        for (let length = PIECE; length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, memory, 0, PIECE, size)) {
            hashing.update(memory.subarray(0, length));
            size += length;
        }
        return { size, digest: hashing.digest('hex'), bytes: NO_BYTES };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}


/***/ }),

/***/ 59588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ named),
/* harmony export */   M: () => (/* binding */ siteFolder)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);

/** Reads what names something. An empty one, as of a variable that nobody has set, would mean where somebody stands, or all. */
function named(what) {
    return (text) => {
        if (text.trim() !== '')
            return text;
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`Name ${what}; is a variable of the shell not set?`);
    };
}
/** Reads the argument that names a folder with a site. */
const siteFolder = named('the folder with the site');


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

/***/ 98832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ writtenPath)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29574);
/* harmony import */ var _named_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59588);



/** Reads an option that names what is written. */
function writtenPath(text) {
    (0,_named_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .K)('a path')(text);
    // Behind the = of an option no shell fills it in, and a folder of that name would be made.
    const word = (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWordIn */ .o)(text);
    if (word === undefined)
        return text;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`Only a shell knows what ${word} is; write the path in full, or from the current folder.`);
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

/***/ 86604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addHostFiles: () => (/* binding */ addHostFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67375);
/* harmony import */ var _bundle_disk_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21968);
/* harmony import */ var _deploy_host_files_host_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27383);
/* harmony import */ var _deploy_plan_headers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15781);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5605);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78142);
/* harmony import */ var _arguments_named_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59588);
/* harmony import */ var _arguments_repeated_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43979);
/* harmony import */ var _arguments_written_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98832);
/* harmony import */ var _destinations_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31681);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67626);













/** `docs-export host-files DIR --for nginx`: writes what tells a web server or host how to serve the site. */
function addHostFiles(program) {
    const command = program
        .command('host-files')
        .description('Write the files that tell a host how to serve a site: redirects, clean addresses, headers')
        .argument('<dir>', 'folder with the site', _arguments_named_js__WEBPACK_IMPORTED_MODULE_8__/* .siteFolder */ .M);
    (0,_session_js__WEBPACK_IMPORTED_MODULE_11__/* .addCommonOptions */ .h)(command)
        .requiredOption('--for <host>', `${_deploy_host_files_host_files_js__WEBPACK_IMPORTED_MODULE_4__/* .HOST_NAMES */ .Wq.join(', ')}; several with commas between`, hosts)
        .option('--out <folder>', 'where to write; the folder of the site unless given', _arguments_written_path_js__WEBPACK_IMPORTED_MODULE_9__/* .writtenPath */ .d)
        .option('--force', 'replace a file of another content')
        .option('--headers <rule>', 'headers of files, as for push; may be repeated', _arguments_repeated_js__WEBPACK_IMPORTED_MODULE_12__/* .repeated */ .Z)
        .action(async (dir, flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_11__/* .runCommand */ .d)(flags, async ({ log, signal, answer }) => {
            const rules = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_10__/* .headerRulesOf */ .Mm)(flags.headers ?? []);
            const { manifestOfFolder } = await __webpack_require__.e(/* import() */ 2838).then(__webpack_require__.bind(__webpack_require__, 62838));
            const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir);
            const manifest = (0,_deploy_plan_headers_js__WEBPACK_IMPORTED_MODULE_5__/* .withHeaders */ .jL)(await manifestOfFolder(directory, { createdAt: new Date(), signal }), rules);
            requireSite(manifest, dir);
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
/** What is written beside sources would mark them as a built site, which no build takes for pages. */
function requireSite({ files }, dir) {
    if (Object.hasOwn(files, 'index.html'))
        return;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .Failure */ .HR('E_GUARD_NO_INDEX', {
        what: 'The folder holds no site',
        value: dir,
        why: 'it has no index.html',
        fix: 'name the folder that holds the built site, such as that of docs-export build --out',
    });
}
function hosts(text) {
    const names = text.split(',').map((name) => name.trim());
    const known = names.filter(_deploy_host_files_host_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isHostName */ .uy);
    if (known.length < names.length)
        throw new commander__WEBPACK_IMPORTED_MODULE_2__/* .InvalidArgumentError */ .Di(`Known: ${_deploy_host_files_host_files_js__WEBPACK_IMPORTED_MODULE_4__/* .HOST_NAMES */ .Wq.join(', ')}.`);
    return known;
}
/** A `firebase.json` may be somebody's own. */
async function writeOwn(file, text, replace) {
    const before = replace ? undefined : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => undefined);
    if (before !== undefined && before !== text) {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .Failure */ .HR('E_GUARD_FOLDER', {
            what: 'The file is not replaced',
            value: file,
            why: 'it is there with another content',
            fix: 'name another folder with --out, or add --force to replace it',
        });
    }
    await (0,_bundle_disk_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .onDisk */ .FC)(async () => {
        (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text);
    });
}


/***/ }),

/***/ 67626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ addCommonOptions),
  d: () => (/* binding */ runCommand)
});

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
// EXTERNAL MODULE: ./lib/log/place.js
var log_place = __webpack_require__(4817);
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
        warning: (message, place) => say(`  ${paint(33, 'warning')} ${shown((0,log_place/* placed */.G)(message, place))}`),
        error: (message, place) => say(`${paint(31, 'error')} ${shown((0,log_place/* placed */.G)(message, place))}`),
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

// EXTERNAL MODULE: ./lib/process/cancellation.js
var cancellation = __webpack_require__(91254);
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
    const secrets = (0,log_secrets/* createSecrets */.gE)();
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
        requireCurrentFolder();
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
/** Relative paths mean nothing without it. Throws E_INPUT_INVALID. */
function requireCurrentFolder() {
    try {
        process.cwd();
    }
    catch (cause) {
        throw new failure/* Failure */.HR('E_INPUT_INVALID', {
            what: 'The current folder is no more',
            why: 'it was removed after the shell went there',
            fix: 'go to a folder that is there, then run again',
            cause,
        });
    }
}


/***/ }),

/***/ 7801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ FORBIDDEN_IN_NAMES),
/* harmony export */   y: () => (/* binding */ artifactScheme)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _scheme_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7512);



/** Characters that the artifact service refuses in a name. */
const FORBIDDEN_IN_NAMES = /[":<>|*?\r\n\\/]/;
/** `artifact`: the bundle's archive, as it is, as one artifact of the workflow run. */
const artifactScheme = {
    form: 'artifact',
    takes: 'the bundle as one archive',
    options: {
        name: {
            form: 'a name without " : < > | * ? \\ /',
            accepts: (value) => value !== '' && !FORBIDDEN_IN_NAMES.test(value),
        },
        'retention-days': (0,_scheme_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(1, 400),
    },
    complaint: (target) => target === 'artifact'
        ? undefined
        : { why: 'an artifact takes no address', fix: 'write: artifact name=docs-site' },
    open: openArtifact,
};
function openArtifact(spec, context) {
    const name = spec.options.name ?? context.artifactName;
    const days = spec.options['retention-days'];
    return {
        kind: 'whole',
        name: spec.target,
        url: null,
        force: false,
        ready: async () => context.requireArtifacts?.(),
        bytesToSend: async ({ bundlePath }) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(bundlePath)).size,
        async publish(site, { signal }) {
            try {
                const { url } = await context.uploadArtifact(name, site.bundlePath, {
                    retentionDays: days === undefined ? undefined : Number(days),
                    signal,
                });
                return { url, bytes: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(site.bundlePath)).size };
            }
            catch (error) {
                signal.throwIfAborted();
                if (error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR)
                    throw error;
                throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_ARTIFACT', {
                    what: 'The artifact could not be uploaded',
                    value: name,
                    why: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error),
                    fix: 'run again; outside a workflow run there is no artifact service, use dir: there',
                    cause: error,
                });
            }
        },
    };
}


/***/ }),

/***/ 7512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ COMMON_OPTIONS),
/* harmony export */   Fh: () => (/* binding */ httpAddress),
/* harmony export */   GX: () => (/* binding */ yesOrNo),
/* harmony export */   Go: () => (/* binding */ acceptedSetting),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   _T: () => (/* binding */ environmentSetting),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   gw: () => (/* binding */ regionName),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _log_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34019);


const yesOrNo = {
    form: 'true or false',
    accepts: (value) => value === 'true' || value === 'false',
};
const text = { form: 'a text that is not empty', accepts: (value) => value !== '' };
/** The options that every destination takes, beside its own. */
const COMMON_OPTIONS = { require: text };
/** The parts of a list with commas between. */
function listOf(value = '') {
    return value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
}
const httpAddress = {
    form: 'an address as https://storage.example.com, without a password',
    accepts: (value) => {
        const url = URL.parse(value);
        return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
    },
};
const regionName = {
    form: 'a region as eu-west-1',
    accepts: (value) => /^[\w-]+$/.test(value),
};
/** A setting of the environment, by the rule of the option it stands in for; throws E_INPUT_INVALID. */
function environmentSetting(env, names, rule) {
    const name = names.find((one) => env[one]);
    return name === undefined ? undefined : acceptedSetting(`The variable ${name}`, env[name], rule);
}
/** A setting that `whose` names, by the rule of the option it stands in for; throws E_INPUT_INVALID. */
function acceptedSetting(whose, value, rule) {
    if (value === undefined || rule.accepts(value))
        return value;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_INPUT_INVALID', {
        what: `${whose} cannot be used`,
        value: JSON.stringify(value.replaceAll(_log_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .CREDENTIALS */ .tG, '***@')),
        why: `expected ${rule.form}`,
        fix: 'correct it in the env of the step, or where an earlier step sets it',
    });
}
/** A whole number within bounds, both included. */
function wholeNumber(least, most) {
    return {
        form: `a whole number from ${least} to ${most}`,
        accepts: (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
    };
}
/** One of these words. */
function oneOf(...words) {
    return { form: words.join(' or '), accepts: (value) => words.includes(value) };
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

/***/ 77517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** Numbers as people read them, always in English and with points, so that reports compare byte for byte. */
/** `812 bytes`, `1.2 MB`: units of 1,000, as file listings on the web use. */
function bytes(count) {
    if (count < 1000)
        return `${count} bytes`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    // What rounds to 1000 of a unit is one of the next.
    const power = Math.min(units.length, Math.floor((Math.log10(count) + Math.log10(1.0005)) / 3));
    const value = count / 1000 ** power;
    return `${value.toFixed(value < 10 ? 1 : 0)} ${units[power - 1]}`;
}
/** `840 ms`, `12.3 s`, `3 min 20 s`. */
function duration(milliseconds) {
    if (milliseconds < 999.5)
        return `${Math.round(milliseconds)} ms`;
    if (milliseconds < 59_950)
        return `${(milliseconds / 1000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** `1,204`. Without Intl, whose start takes longer than many a command. */
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `1 page`, `1,204 pages`. */
function counted(count, one, many = `${one}s`) {
    return `${grouped(count)} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 65358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ firstFew)
/* harmony export */ });
/** Some texts as one that shows the first of them, and that there are more. */
function firstFew(texts, most) {
    return `${texts.slice(0, most).join(', ')}${texts.length > most ? ', \u2026' : ''}`;
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
