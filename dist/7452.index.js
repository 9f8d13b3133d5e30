((__CHUNK_IMPORT_META__) => {'use strict';const id = 7452;
const ids = [7452,2838];
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

/***/ 80167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ sharesOf),
/* harmony export */   R2: () => (/* binding */ hashShares),
/* harmony export */   VH: () => (/* binding */ hashedFiles)
/* harmony export */ });
/* harmony import */ var _hash_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36989);
/* harmony import */ var _redirect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11034);


const DIGEST_BYTES = 32;
/** Files taken at once. */
const SHARE = 32;
/** A folder nobody has begun with; the paths are relative, with `/`. */
function sharesOf(directory, paths) {
    const shared = (bytes) => new SharedArrayBuffer(bytes);
    const length = paths.reduce((sum, path) => sum + Buffer.byteLength(path), 0);
    const text = Buffer.from(shared(length));
    const ends = new Uint32Array(shared(4 * paths.length));
    let end = 0;
    for (const [index, path] of paths.entries()) {
        end += text.write(path, end);
        ends[index] = end;
    }
    return {
        directory,
        paths: new Uint8Array(text.buffer),
        ends,
        taken: new Int32Array(shared(4)),
        digests: new Uint8Array(shared(DIGEST_BYTES * paths.length)),
        sizes: new Float64Array(shared(8 * paths.length)),
        redirects: new Uint8Array(shared(paths.length)),
    };
}
/** Hashes files until all are taken, stopping after each share. */
function* hashShares(shares) {
    const { directory, ends, taken, sizes, redirects } = shares;
    const text = Buffer.from(shares.paths.buffer);
    const digests = Buffer.from(shares.digests.buffer);
    for (;;) {
        const start = Atomics.add(taken, 0, SHARE);
        if (start >= ends.length)
            return;
        for (let index = start; index < Math.min(start + SHARE, ends.length); index += 1) {
            const path = pathAt(shares, text, index);
            const { size, digest, bytes } = (0,_hash_file_js__WEBPACK_IMPORTED_MODULE_0__/* .hashFile */ .D)('sha256', `${directory}/${path}`);
            digests.write(digest, index * DIGEST_BYTES, 'hex');
            sizes[index] = size;
            redirects[index] = (0,_redirect_js__WEBPACK_IMPORTED_MODULE_1__/* .isRedirect */ .N)(path, bytes) ? 1 : 0;
        }
        yield;
    }
}
/** A path; `text` is the memory of all. */
function pathAt({ ends }, text, index) {
    return text.toString('utf8', index === 0 ? 0 : ends[index - 1], ends[index]);
}
/** What is known of the files once all of them are hashed, one after the other, in the order of their paths. */
function* hashedFiles(shares) {
    const { ends, sizes, redirects } = shares;
    const text = Buffer.from(shares.paths.buffer);
    const hex = Buffer.from(shares.digests.buffer);
    for (let index = 0; index < ends.length; index += 1) {
        const path = pathAt(shares, text, index);
        const sha256 = hex.toString('hex', index * DIGEST_BYTES, (index + 1) * DIGEST_BYTES);
        yield { path, size: sizes[index] ?? 0, sha256, isRedirect: redirects[index] === 1 };
    }
}


/***/ }),

/***/ 62838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   manifestOfFolder: () => (/* binding */ manifestOfFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5605);
/* harmony import */ var _workers_thread_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54183);
/* harmony import */ var _build_manifest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33176);
/* harmony import */ var _folder_shares_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80167);









/** From so many files on a thread pays: to start, it takes as long as hashing some hundred. */
const THREAD_FROM_FILES = 500;
/** Our own notes in a published folder are not part of the site. */
const OWN_FOLDER = '.docs-export';
/** Of a repository, which may hold a token of its checkout: never part of a site. */
const GIT = '.git';
/**
 * Describes a site that lies in a folder, as if it had just been unpacked, but for MD5s, which few destinations ask
 * for; the digest of the bundle is that of the list of its files. Throws E_DOCS_DIR when the folder cannot be read.
 */
async function manifestOfFolder(directory, { createdAt, signal, onLeft, known }) {
    const { shares, left } = sharesBelow(directory);
    if (left.length > 0)
        onLeft?.(left);
    await hashAll(shares, signal).catch((error) => {
        throw pathOf(error) === undefined ? error : unreadable('A file of the folder to publish', error);
    });
    const list = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const { path, sha256 } of (0,_folder_shares_js__WEBPACK_IMPORTED_MODULE_8__/* .hashedFiles */ .VH)(shares))
        list.update(`${sha256}  ${path}\n`);
    const facts = {
        createdAt,
        commit: null,
        run: null,
        exportJobId: 'none',
        exportVersion: null,
        bundleSha256: list.digest('hex'),
    };
    return (0,_build_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .manifestInOrder */ .Hb)((0,_folder_shares_js__WEBPACK_IMPORTED_MODULE_8__/* .hashedFiles */ .VH)(shares), facts, known);
}
/** A function of its own, so that a hundred thousand names do not stay beside the shares, which hold them in half. */
function sharesBelow(directory) {
    const { paths, left } = pathsBelow(directory);
    return { shares: (0,_folder_shares_js__WEBPACK_IMPORTED_MODULE_8__/* .sharesOf */ .AR)(directory, paths.sort()), left };
}
/** Hashes files, with a thread beside this one where they are many. */
async function hashAll(shares, signal) {
    const wantsThread = shares.ends.length >= THREAD_FROM_FILES && (0,node_os__WEBPACK_IMPORTED_MODULE_2__.availableParallelism)() > 1;
    const thread = wantsThread
        ? (0,_workers_thread_js__WEBPACK_IMPORTED_MODULE_6__/* .startThread */ .B)('docs-export hash', { nurseryMegabytes: 8, signal })
        : undefined;
    try {
        const theirs = thread?.ask(shares);
        // Told when all of ours are done.
        theirs?.catch(() => { });
        for (const _ of (0,_folder_shares_js__WEBPACK_IMPORTED_MODULE_8__/* .hashShares */ .R2)(shares)) {
            // Signals are heard only between pieces of work.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)();
            signal.throwIfAborted();
        }
        await theirs;
    }
    finally {
        await thread?.close();
    }
}
/** At once: while the rest of a program is loaded, each answer of the disk would wait for its turn. */
function pathsBelow(directory) {
    try {
        const paths = [];
        const left = [];
        // Folder by folder: entries of a hundred thousand files at once would weigh as much as the manifest.
        const folders = [''];
        for (const folder of folders) {
            for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, folder), { withFileTypes: true })) {
                const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
                if (entry.name === GIT)
                    left.push(path);
                else if (entry.isDirectory())
                    folders.push(path);
                else if (path.startsWith(`${OWN_FOLDER}/`))
                    continue;
                else if (entry.isFile())
                    paths.push(path);
                else
                    left.push(path);
            }
        }
        return { paths, left };
    }
    catch (cause) {
        throw unreadable('The folder to publish', cause, directory);
    }
}
/** The path that an error of the system is about; from another thread only its words come. */
function pathOf(error) {
    return error instanceof Error ? /^E[A-Z]+: .*, \w+ '(.*)'$/s.exec(error.message)?.[1] : undefined;
}
function unreadable(what, cause, given) {
    const value = given ?? pathOf(cause);
    const isUtf8 = value?.includes('\ufffd') !== true;
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .Failure */ .HR('E_DOCS_DIR', {
        what: `${what} cannot be read`,
        value,
        why: isUtf8 ? (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(cause) : 'its name is not UTF-8, as addresses must be',
        fix: isUtf8 ? 'check the path, from the current folder, and who may read it' : 'rename it',
        cause,
    });
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

/***/ 11034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isRedirect)
/* harmony export */ });
/** A page that only redirects is no larger. */
const MAX_REDIRECT_BYTES = 4096;
/** Whether a file is an HTML page that only sends the reader elsewhere. */
function isRedirect(name, bytes) {
    return (name.endsWith('.html') &&
        bytes.length <= MAX_REDIRECT_BYTES &&
        /<meta[^>]+http-equiv\s*=\s*["']?refresh\b/i.test(bytes.toString('latin1')));
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

/***/ 27452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addPush: () => (/* binding */ addPush)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67375);
/* harmony import */ var _bundle_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62838);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97035);
/* harmony import */ var _log_measures_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77517);
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68348);
/* harmony import */ var _text_first_few_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65358);
/* harmony import */ var _arguments_named_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59588);
/* harmony import */ var _arguments_repeated_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43979);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67626);










/** `docs-export push DIR DESTINATION\u2026`: publishes a folder that holds a site. */
function addPush(program) {
    const command = program
        .command('push')
        .description('Publish a folder that holds a site; only what changed is sent')
        .argument('<dir>', 'folder with the site', _arguments_named_js__WEBPACK_IMPORTED_MODULE_4__/* .siteFolder */ .M)
        .argument('<destination...>', "destinations, each with its options, in quotes or not: 's3://bucket/prefix region=eu-west-1'");
    (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .addCommonOptions */ .h)(command)
        .option('--plan', 'show what would be done, and touch nothing')
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$('--max-page-loss <percentage>', 'refuse when more than this share of pages would go')
        .argParser(percentage)
        .default(0.2, '20%'))
        .option('--headers <rule>', "headers of files, such as '*.html: cache-control: no-cache'; may be repeated, the last that fits wins", _arguments_repeated_js__WEBPACK_IMPORTED_MODULE_6__/* .repeated */ .Z)
        .action(async (dir, lines, flags) => {
        const { plan = false, maxPageLoss, headers = [] } = flags;
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(flags, async (session) => {
            const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(dir);
            const ended = new AbortController();
            const signal = AbortSignal.any([session.signal, ended.signal]);
            let there;
            // Most of the work: it begins before all that publishes is loaded.
            const hashing = (0,_bundle_folder_js__WEBPACK_IMPORTED_MODULE_2__.manifestOfFolder)(directory, {
                createdAt: new Date(),
                signal,
                onLeft: (paths) => session.log.warning(leftText(paths)),
                known: (path) => there && (0,_look_up_js__WEBPACK_IMPORTED_MODULE_7__/* .lookUp */ .T)(there.files, path),
            });
            hashing.catch(() => { });
            try {
                const { pushFolder } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(298), __webpack_require__.e(3016), __webpack_require__.e(3205), __webpack_require__.e(9256), __webpack_require__.e(9074)]).then(__webpack_require__.bind(__webpack_require__, 63097));
                const onInventory = ({ manifest }) => {
                    there ??= manifest;
                };
                const folder = { directory, hashing, onInventory };
                await pushFolder(folder, lines, { plan, maxPageLoss, headers }, session);
            }
            finally {
                ended.abort();
            }
        });
    });
}
/** Says what a folder holds that is no part of its site. */
function leftText(paths) {
    return (`${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(paths.length, 'entry is', 'entries are')} not published (${(0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_9__/* .firstFew */ .D)(paths, 3)}): only files and ` +
        'folders are, and nothing of git. Links are not followed: copy what they lead to');
}
function percentage(text) {
    const reading = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_3__/* .readPercentage */ .PX)(text);
    if (!reading.ok)
        throw new commander__WEBPACK_IMPORTED_MODULE_1__/* .InvalidArgumentError */ .Di(`${reading.why}; ${reading.fix}.`);
    return reading.value;
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

/***/ 97035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ readDuration),
/* harmony export */   Ep: () => (/* binding */ readArtifactName),
/* harmony export */   PX: () => (/* binding */ readPercentage),
/* harmony export */   Qk: () => (/* binding */ readOneOf),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Vf: () => (/* binding */ readBoolean),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   bX: () => (/* binding */ readServiceUrl),
/* harmony export */   bf: () => (/* binding */ readWholeNumber),
/* harmony export */   dO: () => (/* binding */ readDomain),
/* harmony export */   gH: () => (/* binding */ readListOf),
/* harmony export */   n5: () => (/* binding */ readSecret),
/* harmony export */   wh: () => (/* binding */ readId),
/* harmony export */   y7: () => (/* binding */ readHttpUrl)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/* harmony import */ var _deploy_artifact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7801);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33948);
/* harmony import */ var _text_path_segment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24924);




const good = (value) => ({ ok: true, value });
const bad = (why, fix) => ({ ok: false, why, fix });
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
/** A bare host name in lower case: no scheme, port, slash or path. */
function readDomain(raw) {
    const bare = suggestedHost(raw);
    const ascii = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(raw.replace(/\.$/, ''));
    const fix = bare === undefined ? 'write a host name such as docs.example.com' : `write ${bare}`;
    if (/\s/.test(raw))
        return bad('a host name has no spaces', 'write a host name such as docs.example.com');
    if (raw.includes('://'))
        return bad('it has a scheme; only the bare host name is wanted', fix);
    if (/[/?#\\]/.test(raw))
        return bad('it has a slash or path; only the bare host name is wanted', fix);
    if (raw.includes('@'))
        return bad('it has user information; only the bare host name is wanted', fix);
    if (raw.includes(':'))
        return bad('it has a port; only the bare host name is wanted', fix);
    if (raw.length > 253 || !raw.split('.').every((label) => LABEL.test(label))) {
        const isMeant = ascii !== raw && ascii.split('.').every((label) => LABEL.test(label));
        return bad('it is not a host name', isMeant ? `write ${ascii}` : fix);
    }
    return good(raw.toLowerCase());
}
function suggestedHost(raw) {
    const host = raw
        .trim()
        .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
        .replace(/^[^@/]*@/, '')
        .split(/[/?#:\s\\]/)[0] ?? '';
    return host !== '' && host.split('.').every((label) => LABEL.test(label)) ? host.toLowerCase() : undefined;
}
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Whether a host name means this machine. */
function isLoopback(hostname) {
    return LOOPBACK.test(hostname) || hostname.endsWith('.localhost');
}
/** Address of a service: https, or http on loopback; no user information, query or fragment. */
function readServiceUrl(raw) {
    const url = readHttpUrl(raw, 'https://api.example.com');
    if (!url.ok)
        return url;
    if (url.value.protocol === 'http:' && !isLoopback(url.value.hostname)) {
        return bad('http would send the API key in the clear', `write https://${url.value.host}${url.value.pathname}`);
    }
    if (url.value.search !== '' || url.value.hash !== '')
        return bad('it has a query or fragment', 'leave out what follows the path');
    return url;
}
/** Any http or https URL without user information. */
function readHttpUrl(raw, example = 'https://docs.example.com') {
    // A parser of addresses drops them, and two lines become one host that nobody named.
    if (/[\t\r\n]/.test(raw))
        return bad('it holds a tab or a line end', 'write one address');
    if (!URL.canParse(raw)) {
        const host = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(raw);
        return bad('it is not a URL', host ? `write https://${raw}` : `write an address such as ${example}`);
    }
    const url = new URL(raw);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return bad(`${url.protocol} is not http or https`, 'begin it with https://');
    if (url.username !== '' || url.password !== '')
        return bad('it holds a user name or password', 'leave out what comes before the @');
    return good(url);
}
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const DURATION_FIX = 'write a time such as 90s, 45m or 2h';
/** A duration in milliseconds: `90s`, `45m`, `2h`, `1h30m`; a bare number is minutes. */
function readDuration(raw) {
    if (/^-/.test(raw))
        return bad('a time cannot be negative', DURATION_FIX);
    if (/^\d+(\.\d+)?$/.test(raw))
        return positive(Number(raw) * 60_000);
    if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(raw))
        return bad('it is not a duration', DURATION_FIX);
    let total = 0;
    for (const [, amount, unit] of raw.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g))
        total += Number(amount) * (UNIT_MS[unit ?? ''] ?? 0);
    return positive(total);
}
/** Longer waits overflow a timer. */
const LONGEST_MS = 24 * 3_600_000;
function positive(milliseconds) {
    if (milliseconds <= 0)
        return bad('a time of zero leaves no time at all', DURATION_FIX);
    return milliseconds > LONGEST_MS ? bad('it is longer than a day', 'write 24h or less') : good(milliseconds);
}
/** A key or token, as a header can carry it. */
function readSecret(raw) {
    if (raw.startsWith('${{'))
        return bad('it is an expression nobody filled in', 'give the value of the secret');
    if (/^bearer\s/i.test(raw))
        return bad('it begins with the name of the scheme', 'leave out what is before the key');
    if (/^(["']).*\1$/.test(raw))
        return bad('it stands in quotes', 'leave them out');
    if (/\s/.test(raw))
        return bad('it holds white space, which a header cannot carry', 'copy the key again, without line ends');
    if (!/^[!-~]+$/.test(raw))
        return bad('it holds characters that a header cannot carry', 'copy the key again');
    return good(raw);
}
/** An id that becomes one segment of a path. */
function readId(raw) {
    return (0,_text_path_segment_js__WEBPACK_IMPORTED_MODULE_2__/* .isPathSegment */ .b)(raw)
        ? good(raw)
        : bad('it is no id', 'copy it from the dashboard, or from the log of the run that made it');
}
/** A share as a fraction, 0 to 1, from a percentage: `20%` or `20`. */
function readPercentage(raw) {
    const match = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(raw);
    const fix = 'write a percentage such as 20%';
    if (match === null)
        return bad('it is not a percentage', fix);
    const number = Number(match[1]);
    if (number > 100)
        return bad('it is more than 100 %', fix);
    if (match[2] === '' && number > 0 && number < 1)
        // Twelve digits leave out what the product of two binary fractions adds.
        return bad('it could be a share or a percentage', `write ${Number((number * 100).toPrecision(12))}% or ${number}%`);
    return good(number / 100);
}
/** A whole number from 0 to `most`. */
function readWholeNumber(raw, most) {
    const number = /^\d+$/.test(raw) ? Number(raw) : Number.NaN;
    return number <= most
        ? good(number)
        : bad('it is not such a number', `write a whole number from 0 to ${most}`);
}
/** One part of several, such as `2/8`. */
function readShard(raw) {
    const match = /^(\d+)\s*\/\s*(\d+)$/.exec(raw);
    const fix = 'write which part of how many, such as 2/8';
    if (match === null)
        return bad('it is not one part of several', fix);
    const [index, of] = [Number(match[1]), Number(match[2])];
    if (of < 1 || of > _site_site_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_SHARDS */ .Y)
        return bad(`there can be 1 to ${_site_site_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_SHARDS */ .Y} parts`, fix);
    return index < 1 || index > of
        ? bad(`parts count from 1 to ${of}`, `write 1/${of} to ${of}/${of}`)
        : good({ index, of });
}
/** The booleans of YAML 1.2's core schema. */
function readBoolean(raw) {
    if (/^(true|True|TRUE)$/.test(raw))
        return good(true);
    if (/^(false|False|FALSE)$/.test(raw))
        return good(false);
    return bad('it is not a boolean', 'write true or false');
}
/** One of a few words. */
function readOneOf(raw, allowed) {
    const found = allowed.find((word) => word === raw);
    return found === undefined
        ? bad('it is not one of the known values', `write one of ${allowed.join(', ')}`)
        : good(found);
}
/** Words separated by commas, blanks or line ends; `none` alone means the empty list. */
function readListOf(raw, allowed) {
    const words = readLines(raw.replaceAll(',', '\n')).flatMap((line) => line.split(/\s+/));
    if (words.length === 1 && words[0] === 'none')
        return good([]);
    const unknown = new Set(words.filter((word) => !allowed.some((one) => one === word)));
    if (unknown.has('-'))
        return bad('this is a list of YAML, which inputs cannot hold', 'leave out the dashes');
    if (unknown.has('none'))
        return bad('none stands beside others', 'write none alone, or leave it out');
    if (unknown.size > 0)
        return bad(`${[...unknown].join(', ')} is not known here`, `write a list of ${allowed.join(', ')}, or none`);
    return good(allowed.filter((word) => words.includes(word)));
}
/** Lines without blanks around them, empty ones and `#` comments left out. */
function readLines(raw) {
    return raw
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}
/** A name the artifact service takes. */
function readArtifactName(raw) {
    const forbidden = _deploy_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .FORBIDDEN_IN_NAMES */ .j.exec(raw);
    return forbidden === null
        ? good(raw)
        : bad(`${JSON.stringify(forbidden[0])} is not allowed in an artifact name`, 'use letters, digits, - and _');
}
/** A name GitHub takes for an environment. */
function readEnvironment(raw) {
    return raw.length <= 255 && !/[\p{Cc}'"`,;\\]/u.test(raw)
        ? good(raw)
        : bad('GitHub takes no such name for an environment', 'use letters, digits, spaces, - and /');
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

/***/ 33948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ MOST_SHARDS),
/* harmony export */   _: () => (/* binding */ DEPLOYMENT_TYPES)
/* harmony export */ });
const DEPLOYMENT_TYPES = ['cloud', 'client-hosted', 'air-gapped'];
/** As many parts as a matrix of GitHub has jobs. */
const MOST_SHARDS = 256;


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

/***/ 24924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isPathSegment)
/* harmony export */ });
/**
 * Whether an id can stand as one segment of a path: `.` and `..` would be taken out of it, half a character cannot be
 * encoded, and what holds control characters is no id.
 */
function isPathSegment(id) {
    return id !== '.' && id !== '..' && id.isWellFormed() && !/\p{Cc}/u.test(id);
}


/***/ }),

/***/ 54183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ startThread)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);


/** Starts a thread; the process does not wait for its end. */
function startThread(room, { data, nurseryMegabytes, signal }) {
    const waiting = new Map();
    let failed;
    let asked = 0;
    const fail = (error) => {
        failed ??= error;
        for (const { reject } of waiting.values())
            reject(failed);
        waiting.clear();
    };
    const thread = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(entry(), {
        argv: [room],
        workerData: data,
        // What it might print is no part of the program's output.
        stdout: true,
        stderr: true,
        resourceLimits: { maxYoungGenerationSizeMb: nurseryMegabytes },
    });
    thread.unref();
    thread.on('message', (reply) => {
        const request = waiting.get(reply.id);
        waiting.delete(reply.id);
        if ('answer' in reply)
            request?.resolve(reply.answer);
        else
            request?.reject(Object.assign(new Error(reply.error.message), reply.error));
    });
    thread.on('error', fail);
    const listening = signal &&
        (0,node_events__WEBPACK_IMPORTED_MODULE_0__.addAbortListener)(signal, () => {
            fail(signal.reason);
            void thread.terminate();
        });
    thread.on('exit', () => {
        listening?.[Symbol.dispose]();
        fail(new Error('the thread has ended'));
    });
    return {
        ask: (request) => new Promise((resolve, reject) => {
            if (failed !== undefined)
                return reject(failed);
            asked += 1;
            waiting.set(asked, { resolve, reject });
            thread.postMessage({ id: asked, request });
        }),
        close: () => thread.terminate(),
    };
}
/** The program's own door: beside this file in the bundle, one folder up among the sources. */
function entry() {
    const door = __CHUNK_IMPORT_META__.url.endsWith('.ts') ? '../index.ts' : './index.js';
    return new URL(door, __CHUNK_IMPORT_META__.url);
}


/***/ })

};
return { ids, modules }; })
