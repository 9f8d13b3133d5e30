((__CHUNK_IMPORT_META__) => {'use strict';const id = 3205;
const ids = [3205,5233];
const modules = {

/***/ 87315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ MANIFEST_PATH),
/* harmony export */   Ui: () => (/* binding */ KEPT_FOLDER),
/* harmony export */   _8: () => (/* binding */ Manifest),
/* harmony export */   aZ: () => (/* binding */ PREVIOUS_PATH),
/* harmony export */   qX: () => (/* binding */ ManifestFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

const digests = {
    sha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().length(64),
    /** Of releases before, and of compressed bytes: stores that list or verify by it have it made when they need it. */
    md5: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().length(32).optional(),
    size: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative(),
};
/** One file of a published site, with the headers it is served with. Digests and size are those of its content. */
const ManifestFile = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    ...digests,
    contentType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    cacheControl: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    contentEncoding: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** The bytes that the destination holds, where it holds them compressed (`contentEncoding`). */
    stored: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(digests).optional(),
});
/** A published site, described (design: the manifest). Paths are relative to the site's root, with `/`. */
const Manifest = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    /** Commit of the docs project, where known. */
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Id of the workflow run, where known: tells an older run from a newer. */
    run: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
    exportJobId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    exportVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    bundleSha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().length(64),
    /** Site paths of the HTML pages without extension, sorted. */
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ManifestFile),
});
/** Where the manifest lies at a destination. */
const MANIFEST_PATH = '.docs-export/manifest.json';
/** The manifest of the release before, where a destination keeps what a rollback needs. */
const PREVIOUS_PATH = '.docs-export/previous.json';
/** Folder of what a rollback copies back, each file under its digest. */
const KEPT_FOLDER = '.docs-export/kept/';


/***/ }),

/***/ 44032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ writeGzip)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);





/** Magic, deflate, no flags, no time, the default level, an unknown system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** Bytes that are compressed by themselves; each block knows the bytes before it that deflate can point to. */
const BLOCK = 2 ** 18;
const WINDOW = 2 ** 15;
/** Blocks at once, as many as Node has threads for such work. */
const AT_ONCE = 4;
/**
 * Writes the bytes that come to a file, compressed on several processors. What is written depends on nothing but them
 * (and the version of zlib), on every system. Rejects as the source or the disk fails, or with the signal's reason; a
 * part of the file may be there then.
 */
async function writeGzip(source, path, signal) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let size = 0;
    async function* measure(compressed) {
        for await (const chunk of compressed) {
            hash.update(chunk);
            size += chunk.length;
            yield chunk;
        }
    }
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(source, gzipped, measure, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(path), { signal });
    return { sha256: hash.digest('hex'), size };
}
async function* gzipped(source) {
    yield HEADER;
    const begun = [];
    let [sum, size] = [0, 0];
    try {
        for await (const block of blocksOf(source)) {
            sum = (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32)(block.bytes, sum);
            size += block.bytes.length;
            begun.push(compressed(block));
            if (begun.length === AT_ONCE)
                yield (await begun.shift());
        }
        while (begun.length > 0)
            yield (await begun.shift());
    }
    finally {
        await Promise.allSettled(begun);
    }
    const end = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]); // the last block, which is empty, checksum and size
    end.writeUInt32LE(sum, 2);
    end.writeUInt32LE(size % 2 ** 32, 6);
    yield end;
}
/** All but the last are of one size. The memory of a block is taken again for the one {@link AT_ONCE} after it. */
async function* blocksOf(source) {
    const memories = Array.from({ length: AT_ONCE }, () => Buffer.allocUnsafeSlow(WINDOW + BLOCK));
    let memory = memories[0];
    let [count, used, known] = [0, 0, 0];
    const block = () => ({
        bytes: memory.subarray(WINDOW, WINDOW + used),
        before: memory.subarray(WINDOW - known, WINDOW),
    });
    for await (const chunk of source) {
        for (let start = 0; start < chunk.length;) {
            const taken = chunk.subarray(start, start + BLOCK - used);
            memory.set(taken, WINDOW + used);
            start += taken.length;
            used += taken.length;
            if (used < BLOCK)
                continue;
            yield block();
            count += 1;
            const next = memories[count % AT_ONCE];
            memory.copy(next, 0, BLOCK);
            memory = next;
            [used, known] = [0, WINDOW];
        }
    }
    if (used > 0)
        yield block();
}
const deflate = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_4__.deflateRaw);
function compressed({ bytes, before }) {
    return deflate(bytes, {
        ...(before.length > 0 && { dictionary: before }),
        level: isDense(bytes) ? node_zlib__WEBPACK_IMPORTED_MODULE_4__.constants.Z_NO_COMPRESSION : node_zlib__WEBPACK_IMPORTED_MODULE_4__.constants.Z_DEFAULT_COMPRESSION,
        finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_4__.constants.Z_SYNC_FLUSH,
        chunkSize: 2 ** 16,
    });
}
/** Bits of information in each byte from which on there is nothing to compress: most files of pictures and fonts. */
const DENSE = 7.8;
/** One byte of so many is looked at. */
const STEP = 17;
function isDense(bytes) {
    const counts = new Uint32Array(256);
    let seen = 0;
    for (let at = 0; at < bytes.length; at += STEP) {
        const byte = bytes[at] ?? 0;
        counts[byte] = (counts[byte] ?? 0) + 1;
        seen += 1;
    }
    const bits = counts.reduce((sum, count) => (count === 0 ? sum : sum - count * Math.log2(count / seen)), 0);
    return bits > DENSE * seen;
}


/***/ }),

/***/ 35233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ yearAt),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/**
 * The year in Greenwich; that of `SOURCE_DATE_EPOCH`, seconds since the epoch, where the environment has it, so that a
 * build can be repeated (reproducible-builds.org).
 */
function yearAt({ now }, { SOURCE_DATE_EPOCH }) {
    return new Date(Number(SOURCE_DATE_EPOCH) * 1000 || now()).getUTCFullYear();
}
const systemClock = {
    now: () => Date.now(),
    async sleep(milliseconds, signal) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal }).catch((error) => {
            signal.throwIfAborted();
            throw error;
        });
    },
};


/***/ }),

/***/ 78135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ withVersion),
/* harmony export */   G5: () => (/* binding */ takeAlias),
/* harmony export */   O5: () => (/* binding */ aliasOf),
/* harmony export */   Tn: () => (/* binding */ takesAlias),
/* harmony export */   dt: () => (/* binding */ ALIAS),
/* harmony export */   fK: () => (/* binding */ aliasStays)
/* harmony export */ });
/** Destinations that hold several versions side by side. */
const SCHEMES = ['s3', 'gs', 'azblob', 'sftp', 'dir', 'branch', 'oci'];
const ALIAS = 'alias';
const OPTION = `${ALIAS}=`;
/** Whether a kind of destination can have an alias. */
function takesAlias(scheme) {
    return SCHEMES.includes(scheme);
}
/** Takes the `alias` option out of the options of a line, where its kind of destination can have one. */
function takeAlias(scheme, words) {
    const found = takesAlias(scheme) ? words.filter((word) => word.startsWith(OPTION)) : [];
    // Given twice it stays in, and is refused with the other options.
    if (found.length !== 1)
        return { alias: undefined, words };
    return { alias: found[0]?.slice(OPTION.length), words: words.filter((word) => !word.startsWith(OPTION)) };
}
/** The place beside a version's own that follows the newest one: its last part replaced by the alias. */
function aliasOf(spec, alias) {
    if (!/^\w[\w.-]*$/.test(alias)) {
        return { why: '"alias" has a value of the wrong form', fix: 'expected one name, such as alias=latest' };
    }
    const { head, version } = versionIn(spec);
    if (['', '.', '..'].includes(version) || head === undefined)
        return {
            why: 'there is no folder of the version that it could stand beside',
            fix: FIXES[spec.scheme] ?? FIX,
        };
    if (version === alias)
        return { why: 'it is the very place of the version', fix: FIXES[spec.scheme] ?? FIX };
    const moved = head + alias;
    return spec.scheme === 'branch'
        ? { ...spec, options: { ...spec.options, directory: moved }, alias: version }
        : { ...spec, target: moved, alias: version };
}
/** The version that a place is of, and what stands before it; no head where that is not a place of several. */
function versionIn({ scheme, target, options }) {
    if (scheme === 'oci') {
        const [, head, version = ''] = /^(.*\/[^/:]+:)([^/:]*)$/.exec(target) ?? [];
        return { head, version };
    }
    const place = scheme === 'branch' ? (options.directory ?? '') : target;
    const root = /^(?:(?:s3|gs):\/\/[^/]+\/|azblob:\/\/[^/]+\/[^/]+\/|sftp:\/\/[^/]+\/|dir:)?/.exec(place)?.[0] ?? '';
    const parts = place.slice(root.length).replace(/\/+$/, '').split('/');
    const version = parts.pop() ?? '';
    const isPlace = root !== '' || scheme === 'branch';
    return { head: isPlace ? root + parts.map((part) => `${part}/`).join('') : undefined, version };
}
const FIX = 'end the target with the version, as s3://bucket/docs/{version} alias=latest';
const FIXES = {
    branch: 'name the version in directory=, as branch:gh-pages directory={version} alias=latest',
    oci: 'name the version as the tag, as oci://ghcr.io/owner/docs:{version} alias=latest',
};
/** A site for an alias: where nobody tells its version, that is the one whose folder the alias stands beside. */
function withVersion(manifest, folder) {
    if (manifest.exportVersion !== null || !isVersion(folder) || !NAMES_VERSION.test(folder))
        return manifest;
    return { ...manifest, exportVersion: folder };
}
/** What no date or number of something else begins with. */
const NAMES_VERSION = /^(v\d|\d+\.\d)/i;
/** Why an alias is not moved to this site: it is a pre-release, or older than what is there. */
function aliasStays(wanted, there) {
    const version = wanted.exportVersion;
    if (version === null || !isVersion(version))
        return undefined;
    if (version.includes('-'))
        return `${version} is a pre-release`;
    const known = there?.exportVersion ?? undefined;
    if (known === undefined || !isVersion(known))
        return undefined;
    return byNumber.compare(plain(known), plain(version)) > 0
        ? `${known} is there, which is newer than ${version}`
        : undefined;
}
const byNumber = new Intl.Collator('en', { numeric: true });
function isVersion(name) {
    return /^v?\d+(\.\d+)*([-+][\w.+-]+)?$/i.test(name);
}
/** The numbers alone, `1.2` as long as `1.2.0`. */
function plain(version) {
    const numbers = version
        .replace(/^v/i, '')
        .replace(/[-+].*$/, '')
        .split('.');
    return [...numbers, '0', '0', '0'].slice(0, 4).join('.');
}


/***/ }),

/***/ 72892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitError: () => (/* binding */ GitError),
/* harmony export */   createGit: () => (/* binding */ createGit),
/* harmony export */   notStarted: () => (/* binding */ notStarted)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38321);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5605);
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30768);






/** A git command that ended with an error, in its own words. */
class GitError extends Error {
    command;
    /** What it said on both streams. */
    words;
    constructor(command, words) {
        super(`git ${command} failed: ${words.trim()}`);
        this.name = 'GitError';
        this.command = command;
        this.words = words;
    }
}
/** What git may inherit of its own variables: where the user's certificates, keys and settings are. */
const KEPT = /^GIT_(SSL_|PROXY_SSL_|SSH|EXEC_PATH$|CONFIG_(GLOBAL|SYSTEM|NOSYSTEM)$)/;
/** The runner's variables hold inputs and tokens that git has no business with. */
const DROPPED = /^(GIT_|INPUT_|ACTIONS_|GITHUB_)/;
/** Settings of every command: nobody is asked, no hook runs, and packing is for speed. */
const SETTINGS = [
    ['core.hooksPath', '/dev/null'],
    ['core.compression', '1'],
    ['core.looseCompression', '0'],
    ['pack.compression', '1'],
    ['pack.window', '0'],
    ['fastimport.unpackLimit', '1'],
    ['core.fsync', 'none'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    // A push of more than this asks first, and goes in pieces.
    ['http.postBuffer', String(8 * 1024 * 1024)],
    // A server that works says so every five seconds.
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', '120'],
    ['push.gpgSign', 'false'],
    ['push.recurseSubmodules', 'no'],
    ['advice.pushUpdateRejected', 'false'],
];
/**
 * Makes a git for the bare repository in `directory`. `settings` reach git by the environment only: neither the
 * arguments (which every process can read) nor a file shows them.
 */
function createGit(directory, env, settings) {
    return async (args, { signal, input, settings: own = [], encoding = 'utf8' }) => {
        signal.throwIfAborted();
        const environment = gitEnvironment(env, [...SETTINGS, ...settings, ...own]);
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [`--git-dir=${directory}`, ...args], { env: environment, signal });
        const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'close').catch((error) => {
            signal.throwIfAborted();
            throw notStarted(error);
        });
        // A command that ends early says why by itself; the broken pipe to it is no news.
        const fed = (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(input ?? [], child.stdin).catch((error) => {
            if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
                child.kill();
                throw error;
            }
        });
        const said = Promise.all([(0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.buffer)(child.stdout), (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(child.stderr)]);
        const [[code], [bytes, err]] = await Promise.all([ended, said, fed]);
        const out = bytes.toString(encoding);
        if (code !== 0)
            throw new GitError(args[0] ?? '', `${err}\n${out}`);
        return out;
    };
}
function gitEnvironment(env, settings) {
    const inherited = Object.entries(env).filter((entry) => entry[1] !== undefined && (KEPT.test(entry[0]) || !DROPPED.test(entry[0])));
    // git reads the small letters of http_proxy only.
    const proxy = env.http_proxy ?? env.HTTP_PROXY;
    const direct = (0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_5__/* .directHosts */ .De)(env);
    const pairs = [...inheritedSettings(env), ...settings].flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
    ]);
    return {
        GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=15',
        ...Object.fromEntries(inherited),
        ...(proxy !== undefined && { http_proxy: proxy }),
        no_proxy: direct,
        NO_PROXY: direct,
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_CONFIG_COUNT: String(pairs.length / 2),
        ...Object.fromEntries(pairs),
    };
}
/** What the environment itself tells git, as a step does that has credentials for one server; ours come after it. */
function inheritedSettings(env) {
    const settings = [];
    for (let index = 0; index < Number(env.GIT_CONFIG_COUNT); index += 1) {
        const key = env[`GIT_CONFIG_KEY_${index}`];
        const value = env[`GIT_CONFIG_VALUE_${index}`];
        if (key === undefined || value === undefined)
            break;
        settings.push([key, value]);
    }
    return settings;
}
/** What is thrown where git did not start: a Failure (E_GIT) where there is none. */
function notStarted(error) {
    if (!(error instanceof Error) || error.code !== 'ENOENT')
        return error;
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR('E_GIT', {
        what: 'git could not be started',
        why: 'there is no program of that name on this machine',
        fix: 'install git, or use a runner that has it',
        cause: error,
    });
}


/***/ }),

/***/ 9176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ prefixIn),
/* harmony export */   aH: () => (/* binding */ layoutOf),
/* harmony export */   cw: () => (/* binding */ withExtras),
/* harmony export */   zA: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87315);
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68348);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39354);
/* harmony import */ var _files_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68187);
/* harmony import */ var _plan_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7472);






/** A folder of a branch as places in it begin: empty, or with one `/` at its end and none doubled. */
function prefixIn(directory) {
    const parts = directory.split('/').filter((part) => part !== '' && part !== '.');
    return parts.map((part) => `${part}/`).join('');
}
/** `directory`: where in the branch the site goes; `keep`: patterns, as in a .gitignore, of what is never removed. */
function layoutOf(options) {
    const prefix = prefixIn(options.directory);
    const keeps = (0,_plan_patterns_js__WEBPACK_IMPORTED_MODULE_3__/* .matcherOf */ .K)(options.keep);
    // GitHub Pages serves a branch from its root or from /docs; there it looks for both files.
    const root = /^docs\//.test(prefix) ? 'docs/' : '';
    const extras = new Map([[`${root}.nojekyll`, extraOf('')]]);
    if (options.cname !== undefined)
        extras.set(`${root}CNAME`, extraOf(`${options.cname}\n`));
    return {
        extras,
        address: (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_4__/* .encodePath */ .O0)(prefix.slice(root.length)),
        place: (path) => prefix + path,
        pathOf(place) {
            const path = place.startsWith(prefix) ? place.slice(prefix.length) : _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_PATH */ .U4;
            return path === _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_PATH */ .U4 ? undefined : path;
        },
        spared(place) {
            if (place === `${root}.nojekyll` || place === `${root}CNAME`)
                return true;
            return keeps(place.slice(prefix.length));
        },
    };
}
/** The site as the branch holds it: a setting takes the place of the site's own file of that name. */
function withExtras(site, { extras, pathOf }) {
    const { manifest } = site;
    const replaced = [...extras].flatMap(([place, { text }]) => {
        const path = pathOf(place) ?? '';
        const file = (0,_look_up_js__WEBPACK_IMPORTED_MODULE_5__/* .lookUp */ .T)(manifest.files, path);
        return file === undefined ? [] : [[path, { ...file, ...(0,_files_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(text) }]];
    });
    if (replaced.length === 0)
        return site;
    return {
        ...site,
        manifest: { ...manifest, files: { ...manifest.files, ...Object.fromEntries(replaced) } },
    };
}
function extraOf(text) {
    return { text, blob: blobId(text) };
}
/** The id git gives to these bytes. */
function blobId(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1')
        .update(`blob ${Buffer.byteLength(bytes)}\0`)
        .update(bytes)
        .digest('hex');
}


/***/ }),

/***/ 52457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ym: () => (/* binding */ warnOfLostPages),
/* harmony export */   kF: () => (/* binding */ lostText),
/* harmony export */   xT: () => (/* binding */ REDIRECTS_LEAD_ON)
/* harmony export */ });
/* harmony import */ var _host_files_routing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51974);

const MOST_TOLD = 5;
const REDIRECTS_LEAD_ON = 'add `redirects` for them to docs.json';
/** The pages that readers find no more, in one line: `/old (now /new?), /other`. */
function lostText(lost) {
    const some = lost
        .slice(0, MOST_TOLD)
        .map(({ page, now }) => `${(0,_host_files_routing_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(page)}${now === null ? '' : ` (now ${(0,_host_files_routing_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(now)}?)`}`);
    const more = lost.length - some.length;
    return more > 0 ? `${some.join(', ')} and ${more} more` : some.join(', ');
}
/** Warns of pages that readers would find no more. */
function warnOfLostPages(log, lost) {
    if (lost.length === 0)
        return;
    // Said of what is planned and what was refused too.
    const addresses = lost.length === 1 ? 'One address' : `${lost.length} addresses`;
    log.warning(`${addresses} of the site before would lead nowhere in the new one: ${lostText(lost)}. So that old links go on working, ${REDIRECTS_LEAD_ON}`);
}


/***/ }),

/***/ 15136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ pageDifference),
/* harmony export */   H: () => (/* binding */ removedPages)
/* harmony export */ });
/* harmony import */ var _plan_inventory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59395);

/** Compares the pages of a site with those that readers had before. Pure. */
function pageDifference(wanted, { pages: before, files }) {
    const known = files === undefined ? new Set(before) : undefined;
    const isThere = (page) => known?.has(page) ?? files?.get(`${page}.html`) !== undefined;
    /** Undefined where one of the two is not there. */
    const isSame = (path) => {
        const [file, present] = [wanted.files[path], files?.get(path)];
        return file === undefined || present === undefined ? undefined : (0,_plan_inventory_js__WEBPACK_IMPORTED_MODULE_0__/* .sameContent */ .Cm)(file, present);
    };
    const [added, changed, layout] = [[], [], []];
    for (const page of wanted.pages) {
        if (!isThere(page))
            added.push(page);
        if (isSame(`${page}.html`) !== false)
            continue;
        changed.push(page);
        // The page as Markdown has its text, and nothing of what stands around that.
        if (isSame(`${page}.md`) === true)
            layout.push(page);
    }
    return {
        added: added.sort(),
        changed: changed.sort(),
        layout: layout.sort(),
        removed: removedPages(wanted, { pages: before }),
    };
}
/** The pages that are none of the site any more. */
function removedPages({ pages: wanted }, { pages: before }) {
    // Of a first publish, which may have a hundred thousand, nobody asks.
    const pages = new Set(before.length === 0 ? [] : wanted);
    return before.filter((page) => !pages.has(page)).sort();
}


/***/ }),

/***/ 13421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ publishedManifest),
/* harmony export */   s: () => (/* binding */ publishedText)
/* harmony export */ });
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87315);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _http_endless_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65208);
/* harmony import */ var _http_network_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84810);
/* harmony import */ var _http_redirect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24634);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28394);
/* harmony import */ var _plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8067);







const MOST_REDIRECTS = 3;
/** The manifest that a site holds which this program published; undefined where there is none. Throws E_DEPLOY_UNREACHABLE. */
async function publishedManifest(site, reader) {
    return (0,_plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .parseManifest */ .Ng)((await publishedText(site, _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4, reader)) ?? '');
}
/**
 * A file of a published site, past caches on the way; undefined where it is not there. Throws E_DEPLOY_UNREACHABLE where
 * that cannot be told.
 */
async function publishedText(site, path, reader) {
    let url = new URL(path, String(site).replace(/\/*$/, '/'));
    // Another address is another entry of a cache.
    url.searchParams.set('at', String(reader.clock.now()));
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        const answer = await asked(url, reader);
        if (answer.location === undefined)
            return answer.content;
        const next = (0,_http_redirect_js__WEBPACK_IMPORTED_MODULE_6__/* .redirectTarget */ .E)(answer.location, url.href);
        if (next === undefined)
            throw unreachable(url, 'it redirects elsewhere');
        url = next;
    }
    throw unreachable(url, 'it redirects too often');
}
/** Statuses that tell nothing of what is there: a login is wanted, here or by a proxy. */
const WANTS_LOGIN = new Set([401, 407]);
/** One address, asked for again where that may help. */
function asked(url, { http, clock, signal }) {
    const request = {
        method: 'GET',
        url: url.href,
        headers: { 'cache-control': 'no-cache', 'accept-encoding': 'identity' },
        signal,
    };
    const attempt = async () => {
        try {
            const { status, headers, body } = await http(request);
            const content = await (0,_http_endless_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(body, _http_endless_js__WEBPACK_IMPORTED_MODULE_2__/* .LARGE_ANSWER */ .VN);
            const error = unreachable(url, `it answers with ${status}`);
            if ((0,_http_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .isRetryableStatus */ .PS)(status))
                return { done: false, error, retryAfter: (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .retryAfterMs */ .Vs)(headers, clock.now()) };
            if (WANTS_LOGIN.has(status))
                throw error;
            const isRedirect = status >= 300 && status < 400;
            return {
                done: true,
                value: status === 200 ? { content } : { location: isRedirect ? headers.location : undefined },
            };
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR)
                throw error;
            const failure = unreachable(url, (0,_http_network_words_js__WEBPACK_IMPORTED_MODULE_3__/* .networkWords */ .G)(error));
            if ((0,_http_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .networkErrorCode */ .a0)(error) === undefined)
                throw failure;
            return { done: false, error: failure };
        }
    };
    return (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .retrying */ .R$)(attempt, { clock, signal });
}
function unreachable({ host }, why) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_DEPLOY_UNREACHABLE', {
        what: 'The published site could not be reached',
        value: host,
        why,
        fix: 'check its address, that its host is up, and that readers need no login there',
    });
}


/***/ }),

/***/ 98979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ sourceOf)
/* harmony export */ });
/** The file of a site on disk, or its bytes. */
function sourceOf({ elsewhere, directory }, path) {
    return elsewhere?.get(path) ?? `${directory}/${path}`;
}


/***/ }),

/***/ 41505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X3: () => (/* binding */ escapesQuote),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   sO: () => (/* binding */ uncommented)
/* harmony export */ });
/** A line up to its comment, which begins with a `#` at the start of a word outside of quotes. */
function uncommented(line) {
    return /^(?:"[^"]*"?|'[^']*'?|(?<=\S)#|[^"'#])*/.exec(line)?.[0] ?? '';
}
/** The words of a line, quotes taken off; undefined when a quote stays open. */
function wordsOf(line) {
    const words = [];
    let word;
    let quote;
    for (const character of line) {
        if (quote !== undefined) {
            if (character === quote)
                quote = undefined;
            else
                word += character;
        }
        else if (character === '"' || character === "'") {
            quote = character;
            word ??= '';
        }
        else if (/\s/.test(character)) {
            if (word !== undefined)
                words.push(word);
            word = undefined;
        }
        else {
            word = (word ?? '') + character;
        }
    }
    if (word !== undefined)
        words.push(word);
    return quote === undefined ? words : undefined;
}
/** Whether a `\"` goes on with more of its word, as in no path of Windows that ends with its quote. */
function escapesQuote(line) {
    let quote = '';
    for (let at = 0; at < line.length; at += 1) {
        const character = line[at] ?? '';
        if (character === '"' && quote !== "'" && line[at - 1] === '\\' && /\S/.test(line[at + 1] ?? ''))
            return true;
        if (quote === '' && (character === '"' || character === "'"))
            quote = character;
        else if (character === quote)
            quote = '';
    }
    return false;
}


/***/ }),

/***/ 42705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ parseDestinations)
});

// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
// EXTERNAL MODULE: ./lib/text/suggest.js
var suggest = __webpack_require__(86101);
// EXTERNAL MODULE: ./lib/deploy/alias.js
var deploy_alias = __webpack_require__(78135);
// EXTERNAL MODULE: ./lib/deploy/line-words.js
var line_words = __webpack_require__(41505);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/deploy/branch/layout.js
var layout = __webpack_require__(9176);
;// CONCATENATED MODULE: ./lib/deploy/places.js


/** Where a destination publishes to, in one spelling: two of the same place would write over one another. */
function placeOf(spec) {
    const folder = folderOf(spec);
    if (folder !== undefined)
        return `${folder.holder} ${folder.path}`;
    const { scheme, target, options } = spec;
    const address = addressIn(target);
    switch (scheme) {
        case 'dir':
        case 'helm':
            return `${scheme}:${(0,external_node_path_.resolve)(address)}`;
        case 'oci':
            return /:[^/]*$/.test(address) ? target : `${target}:latest`;
        case 'release':
            return `${target} ${options.tag ?? ''}`;
        default:
            return target;
    }
}
function addressIn(target) {
    return target.slice(target.indexOf(':') + 1);
}
/** Of what publishes file by file the folder, without slashes at its ends, and what holds it: a store or a branch. */
function folderOf({ scheme, target, options }) {
    switch (scheme) {
        case 's3':
        case 'gs':
        case 'azblob':
        case 'sftp': {
            const path = addressIn(target).split('/').filter(Boolean).join('/');
            return { holder: `${scheme}: ${options.endpoint ?? ''}`, path };
        }
        case 'branch': {
            const path = (0,layout/* prefixIn */.Is)(options.directory ?? '').replace(/\/$/, '');
            return { holder: `${target} ${options.repo ?? ''}`, path };
        }
        default:
            return undefined;
    }
}
/** The destinations that publish around this one, with its folder in theirs: files of the site there would lie in it. */
function aroundOf(spec, all) {
    const own = folderOf(spec);
    if (own === undefined)
        return [];
    return all.flatMap((other) => {
        const { holder, path = '' } = folderOf(other) ?? {};
        const start = path === '' ? '' : `${path}/`;
        const isAround = holder === own.holder && own.path !== path && own.path.startsWith(start);
        return isAround ? [{ target: other.target, folder: own.path.slice(start.length) }] : [];
    });
}
/** Why a destination cannot be published beside those that are taken already. */
function clashOf(spec, taken) {
    const place = placeOf(spec);
    const same = taken.find((one) => one.place === place);
    if (same !== undefined)
        return `line ${same.line} names it already`;
    if (spec.scheme !== 'dir')
        return undefined;
    const outer = taken.find((one) => isInside(place, one.place));
    if (outer !== undefined)
        return `it lies in ${outer.target} of line ${outer.line}, which is replaced as a whole`;
    const inner = taken.find((one) => isInside(one.place, place));
    return inner && `it is replaced as a whole, and ${inner.target} of line ${inner.line} lies in it`;
}
function isInside(place, folder) {
    return folder.startsWith('dir:') && place.startsWith(folder.endsWith(external_node_path_.sep) ? folder : folder + external_node_path_.sep);
}

// EXTERNAL MODULE: ./lib/deploy/scheme.js
var deploy_scheme = __webpack_require__(7512);
// EXTERNAL MODULE: ./lib/deploy/schemes.js + 81 modules
var schemes = __webpack_require__(84845);
;// CONCATENATED MODULE: ./lib/deploy/parse.js







/**
 * Reads the `deploy` input: one destination a line, a target and then `key=value` options (a value with spaces
 * in quotes, comments after `#`). All problems are found at once; `specs` holds the lines without any.
 */
function parseDestinations(text) {
    const specs = [];
    const problems = [];
    const taken = [];
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
        const number = index + 1;
        const words = (0,line_words/* wordsOf */.Z9)((0,line_words/* uncommented */.sO)(line));
        if (words === undefined) {
            problems.push({
                line: number,
                value: line.trim(),
                why: 'a quote is opened and never closed',
                fix: 'close it on the same line (a text with " stands in single quotes, and the other way round)',
            });
            continue;
        }
        if ((0,line_words/* escapesQuote */.X3)((0,line_words/* uncommented */.sO)(line))) {
            problems.push({
                line: number,
                value: line.trim(),
                why: 'a backslash before a quote does not make it a part of the text',
                fix: `put a text with " into single quotes, as message='New "docs"'`,
            });
            continue;
        }
        const [target, ...rest] = words;
        if (target === undefined)
            continue;
        const { alias, words: options } = (0,deploy_alias/* takeAlias */.G5)(schemeOf(target), rest);
        const found = problemsOf(target, options);
        const spec = specOf(target, options);
        const second = alias === undefined ? undefined : (0,deploy_alias/* aliasOf */.O5)(spec, alias);
        if (second !== undefined && 'why' in second)
            found.push({ value: `${target} alias=${alias}`, ...second });
        const places = second === undefined || 'why' in second ? [spec] : [spec, second];
        for (const one of found.length === 0 ? places : []) {
            const why = clashOf(one, taken);
            if (why === undefined)
                specs.push(one);
            else
                found.push({ value: one.target, why, fix: remedyOf(one) });
            taken.push({ place: placeOf(one), target: one.target, line: number });
        }
        for (const problem of found)
            problems.push({ line: number, ...problem });
    }
    return { specs: specs.map((spec) => withAround(spec, specs)), problems };
}
function withAround(spec, specs) {
    const around = aroundOf(spec, specs);
    return around.length === 0 ? spec : { ...spec, around };
}
function remedyOf({ target, scheme }) {
    if (scheme === 'release')
        return 'remove one of the two, or give it another tag=';
    // What takes no address is one place, whatever its options.
    if (target === scheme)
        return `remove one of the two: a run has one "${scheme}", with all options on its line`;
    return 'remove one of the two, or name another place';
}
function specOf(target, words) {
    const options = Object.fromEntries(words.map(halves));
    return { target, scheme: schemeOf(target), options };
}
function problemsOf(target, words) {
    const name = schemeOf(target);
    const scheme = (0,look_up/* lookUp */.T)(schemes/* SCHEMES */.dz, name);
    if (scheme === undefined)
        return [{ value: target, ...unknownScheme(target, name) }];
    const inside = optionInside(target, scheme);
    if (inside !== undefined)
        return [{ value: target, ...inside }];
    const complaint = scheme.complaint(target);
    return [
        ...(complaint === undefined ? [] : [{ value: target, ...complaint }]),
        // An option alone would not tell of which destination it is.
        ...optionProblems(name, scheme, words).map((one) => ({ ...one, value: `${target} ${one.value}` })),
    ];
}
function unknownScheme(target, name) {
    const forms = Object.values(schemes/* SCHEMES */.dz).map((one) => one.form);
    if (/^(\.{0,2}\/|\.$)/.test(target)) {
        return { why: 'this is a path without a kind of destination', fix: `write dir:${target}` };
    }
    if (target === '-')
        return { why: 'this is a list of YAML, which inputs cannot hold', fix: 'leave out the dash: one a line' };
    const [key, value] = halves(target);
    if ((0,look_up/* lookUp */.T)(schemes/* SCHEMES */.dz, key) !== undefined && key !== target)
        return { why: 'the kind of a destination ends in a colon', fix: `write ${key}:${value}` };
    if (/^[a-z-]+=/.test(target))
        return { why: 'this is an option without a destination', fix: 'write it on the line of its destination' };
    if (target === 'none')
        return { why: 'it means that there is no destination', fix: 'remove it, or the other lines' };
    return { why: 'this is no known destination', fix: hint(name, Object.keys(schemes/* SCHEMES */.dz), forms) };
}
/**
 * Options in the quotes of a target, or joined to it as in an address, would become a part of its name, and the site be
 * published somewhere else.
 */
function optionInside(target, scheme) {
    for (const [, mark = '', key = ''] of target.matchAll(/(\s|[?&,;])([a-z-]+)=/g)) {
        if (key !== deploy_alias/* ALIAS */.dt && ruleOf(scheme, key) === undefined)
            continue;
        if (mark.trim() !== '')
            return {
                why: `the option ${key}= is joined to the target by "${mark}"`,
                fix: `write a blank before each option: ${target.slice(0, target.indexOf(mark))} ${key}=\u2026`,
            };
        return {
            why: `the option ${key}= stands inside the quotes`,
            fix: 'end the quotes before the options, or leave them out where nothing holds blanks',
        };
    }
    return undefined;
}
function optionProblems(name, scheme, words) {
    const known = [
        ...Object.keys({ ...scheme.options, ...deploy_scheme/* COMMON_OPTIONS */.DT }),
        ...((0,deploy_alias/* takesAlias */.Tn)(name) ? [deploy_alias/* ALIAS */.dt] : []),
    ];
    const keys = words.map((word) => halves(word)[0]);
    return words.flatMap((word, at) => {
        const [key, value] = halves(word);
        const rule = ruleOf(scheme, key);
        if ((0,look_up/* lookUp */.T)(schemes/* SCHEMES */.dz, schemeOf(word)) !== undefined) {
            const fix = 'begin a line with it (in YAML after `deploy: |`, since > makes one line of all)';
            return [{ value: word, why: `"${word}" is a second destination on one line`, fix }];
        }
        if (!word.includes('=')) {
            const fix = 'write options as key=value, and put what holds blanks in quotes';
            return [{ value: word, why: `"${word}" is no option`, fix }];
        }
        if (!known.includes(key))
            return [{ value: key, why: `"${name}" has no such option`, fix: hint(key, known, known) }];
        if (keys.indexOf(key) < at)
            return [{ value: key, why: 'the option is given twice', fix: 'remove one of the two' }];
        // The first of an alias that is given twice.
        if (rule === undefined)
            return [];
        if (!rule.accepts(value))
            return [{ value: word, why: `"${key}" has a value of the wrong form`, fix: `expected ${rule.form}` }];
        if (rule.needs !== undefined && !keys.includes(rule.needs)) {
            const why = `it does nothing without ${rule.needs}=`;
            return [{ value: word, why, fix: `add ${rule.needs}=, or remove it` }];
        }
        return [];
    });
}
function ruleOf({ options }, key) {
    return (0,look_up/* lookUp */.T)(options, key) ?? (0,look_up/* lookUp */.T)(deploy_scheme/* COMMON_OPTIONS */.DT, key);
}
function schemeOf(target) {
    return target.split(':', 1)[0] ?? '';
}
function halves(word) {
    const at = word.indexOf('=');
    return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
}
function hint(given, names, shown) {
    const near = names
        .map((name) => ({ name, steps: (0,suggest/* distance */.Io)(given.toLowerCase(), name, name.length) }))
        .filter(({ name, steps }) => steps <= Math.max(1, Math.floor(name.length / 3)))
        .sort((a, b) => a.steps - b.steps)[0];
    const list = `known: ${shown.join(', ')}`;
    return near === undefined ? list : `did you mean "${near.name}"? ${list}`;
}


/***/ }),

/***/ 28893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WL: () => (/* binding */ guardNames),
/* harmony export */   _u: () => (/* binding */ guardLostPages),
/* harmony export */   ah: () => (/* binding */ guard),
/* harmony export */   u$: () => (/* binding */ guardPrune),
/* harmony export */   uN: () => (/* binding */ guardLimits)
/* harmony export */ });
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87315);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _compare_lost_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52457);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65756);
/* harmony import */ var _read_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8067);





/** Throws E_GUARD_LIMIT where a host would refuse the site after the upload. Digests and paths are not looked at. */
function guardLimits({ files }, limits) {
    const entries = Object.entries(files);
    const bytes = entries.reduce((sum, [, { size }]) => sum + size, 0);
    const refusal = (what, value, most) => new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_GUARD_LIMIT', {
        what,
        value,
        why: `${limits.host} takes at most ${most}`,
        fix: 'leave large files out of the site, or publish to an object store as s3://; nothing was published',
    });
    const { siteBytes = bytes, files: most = entries.length, fileBytes = Number.POSITIVE_INFINITY } = limits;
    const large = entries.filter(([, { size }]) => size > fileBytes);
    const [first, ...more] = large;
    if (first !== undefined) {
        const [path, { size }] = first;
        const others = more.length === 0 ? '' : ` and ${more.length} more`;
        throw refusal('A file is too large for the host', `${path} (${(0,_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesText */ .p)(size)})${others}`, `${(0,_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesText */ .p)(fileBytes)} a file`);
    }
    if (entries.length > most)
        throw refusal('The site has too many files for the host', String(entries.length), `${most} files`);
    if (bytes > siteBytes)
        throw refusal('The site is too large for the host', (0,_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesText */ .p)(bytes), (0,_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .bytesText */ .p)(siteBytes));
}
/** Throws E_GUARD_LIMIT where a store would refuse a file for its name, in the middle of the publish: one of our own, too. */
function guardNames({ files }, { copies }, { prefix, mostBytes }) {
    const own = [_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4, ...(copies.length === 0 ? [] : [_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .PREVIOUS_PATH */ .aZ]), ...copies.map(({ to }) => to)];
    const long = [...Object.keys(files), ...own].filter((path) => Buffer.byteLength(prefix + path) > mostBytes);
    const [first, ...more] = long;
    if (first === undefined)
        return;
    const others = more.length === 0 ? '' : ` and ${more.length} more`;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_GUARD_LIMIT', {
        what: 'A file has too long a name for the store',
        value: `${first.slice(0, 100)}\u2026 (${Buffer.byteLength(prefix + first)} bytes${prefix === '' ? '' : ' with the prefix'})${others}`,
        why: `it takes at most ${mostBytes} bytes a name`,
        fix: 'shorten the folders of the page, or the prefix of the destination; nothing was published',
    });
}
/** Throws where publishing would surely be a mistake (E_GUARD_*). Nothing has been written yet. */
function guard(wanted, inventory, options) {
    if (!Object.hasOwn(wanted.files, 'index.html')) {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_GUARD_NO_INDEX', {
            what: 'The site has no index.html',
            why: 'readers of its first address would find nothing',
            fix: 'add a page to the navigation, or name the folder that holds the built site; nothing was published',
        });
    }
    const missing = (options.required ?? []).filter((path) => !hasPath(wanted, path));
    if (missing.length > 0) {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_GUARD_REQUIRED', {
            what: 'The site lacks what the destination requires',
            value: missing.join(', '),
            why: 'require= of the destination names it',
            fix: 'check the export, or correct require=; nothing was published',
        });
    }
    const { manifest } = inventory;
    if (manifest === undefined)
        return;
    if (!options.force)
        guardStaleRun(wanted, manifest);
    guardPageLoss(wanted, manifest, options.maxPageLoss);
}
/** A file, a page by its address, or a folder with something in it (`assets/`). */
function hasPath({ files, pages }, path) {
    const plain = path.replace(/^\//, '') || 'index';
    if (plain.endsWith('/'))
        return Object.keys(files).some((file) => file.startsWith(plain));
    return Object.hasOwn(files, plain) || pages.includes(plain) || pages.includes(`${plain}/index`);
}
function guardStaleRun(wanted, manifest) {
    const published = manifest.run ?? 0;
    const run = Math.max(published, (0,_read_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .publishingOf */ .F2)(manifest)?.run ?? 0);
    if (wanted.run === null || run <= wanted.run)
        return;
    // Until a publish has ended, the manifest tells the commit of the site before.
    const commit = run === published ? manifest.commit : null;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_GUARD_STALE_RUN', {
        what: 'The destination was published by a newer run',
        value: `run ${run}${commit === null ? '' : ` (commit ${commit})`}`,
        why: `this is run ${wanted.run}`,
        // GitHub counts the runs of each workflow file by itself.
        fix: 'nothing to do, the newer site stays; to publish this one, start a new run; where another workflow or one under ' +
            'a new name publishes here now, whose runs count from 1, add force=true to the destination for one run',
    });
}
function guardPageLoss(wanted, manifest, maxPageLoss) {
    const before = manifest.pages.length;
    const now = wanted.pages.length;
    if (before === 0 || (before - now) / before <= maxPageLoss)
        return;
    const percent = (fraction) => `${Math.round(fraction * 1000) / 10} %`;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_GUARD_PAGE_LOSS', {
        what: 'The new site has far fewer pages than the published one',
        value: `${now} instead of ${before}`,
        why: `that is a loss of ${percent((before - now) / before)}, and max-page-loss is ${percent(maxPageLoss)}`,
        fix: 'check the export; raise max-page-loss if the loss is meant',
    });
}
/** Throws E_GUARD_LOST_PAGES where readers of old addresses would find nothing. */
function guardLostPages(lost) {
    if (lost.length === 0)
        return;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_GUARD_LOST_PAGES', {
        what: 'Pages would be gone whose addresses lead nowhere',
        value: (0,_compare_lost_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lostText */ .kF)(lost),
        why: 'fail-on names lost-pages, and neither a page nor a redirect stands there now',
        fix: `${_compare_lost_text_js__WEBPACK_IMPORTED_MODULE_2__/* .REDIRECTS_LEAD_ON */ .xT}; nothing was published`,
    });
}
/** Fewer files are no site whose loss would hurt. */
const SMALLEST_SITE = 10;
/** A site that loses a larger part of its files is another site. */
const MOST_PRUNED = 0.9;
/** Throws E_GUARD_PRUNE where the publish would take the place of another site, as with a prefix that is wrong. */
function guardPrune(plan, { manifest }) {
    const going = new Set([...plan.deleted, ...Object.keys(plan.retired)]);
    for (const path of plan.spared)
        going.delete(path);
    if (going.size <= SMALLEST_SITE * MOST_PRUNED)
        return;
    // What was kept of older releases is no part of the site; a run that was cut short has listed it all the same.
    const before = Object.keys(manifest?.files ?? {}).filter((path) => !path.startsWith(_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .KEPT_FOLDER */ .Ui));
    if (before.length < SMALLEST_SITE)
        return;
    const gone = before.filter((path) => going.has(path));
    if (gone.length / before.length <= MOST_PRUNED)
        return;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_GUARD_PRUNE', {
        what: 'Another site is published there',
        value: `${gone.length} of its ${before.length} files would be deleted (${gone.slice(0, 3).join(', ')}, \u2026)`,
        why: 'this site has hardly any of them',
        fix: 'correct bucket, prefix or folder of the destination; if this site is to take its place, add force=true once',
    });
}


/***/ }),

/***/ 15781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mw: () => (/* binding */ warnOfUnused),
/* harmony export */   aA: () => (/* binding */ parseHeaderRules),
/* harmony export */   jL: () => (/* binding */ withHeaders)
/* harmony export */ });
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7472);

/** The headers that every store keeps with a file, and where the manifest has them. */
const FIELDS = { 'cache-control': 'cacheControl', 'content-type': 'contentType' };
const EXAMPLE = 'write as: *.html: cache-control: no-cache';
/** Reads the `headers` input: `pattern: header: value`, one a line, `#` before comments. All problems at once. */
function parseHeaderRules(text) {
    const rules = [];
    const problems = [];
    for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
        // As in the `deploy` input. No value of these headers has one, and browsers ignore a value with more behind it.
        const line = raw.replace(/(^|\s)#.*$/, '').trim();
        if (line === '')
            continue;
        const rule = parseRule(line);
        if ('why' in rule)
            problems.push({ line: index + 1, value: line, ...rule });
        else
            rules.push(rule);
    }
    return { rules, problems };
}
function parseRule(line) {
    const [, pattern, name = '', value = ''] = /^(.+?):\s*([\w-]+)\s*(?::\s*(.*))?$/.exec(line) ?? [];
    const header = name.toLowerCase();
    if (line.startsWith(':'))
        return { why: 'there is no pattern in it', fix: EXAMPLE };
    const [, before, first = ''] = /^([^:]*\s)?([\w-]+)\s*:/.exec(line) ?? [];
    if (!isKnown(header) && isKnown(first.toLowerCase())) {
        const missing = before === undefined ? 'pattern in it' : 'colon between pattern and header';
        return { why: `there is no ${missing}`, fix: EXAMPLE };
    }
    if (pattern === undefined)
        return { why: 'there is no header in it', fix: EXAMPLE };
    if (pattern.startsWith('!'))
        return { why: 'a pattern cannot exclude', fix: 'put the exception into a later line' };
    if (!isKnown(header)) {
        const known = Object.keys(FIELDS).join(' and ');
        return {
            why: `stores keep no "${name}" with a file`,
            fix: `only ${known} can be set; set others at the server or CDN`,
        };
    }
    if (value === '')
        return { why: `"${name}" has no value`, fix: EXAMPLE };
    if (/\b(cache-control|content-type)\s*:/i.test(value))
        return { why: 'there are two headers in it', fix: 'give the second a line of its own, with its pattern' };
    // What a header may carry; anything else could end it and begin another.
    if (!/^[\t\x20-\x7e]+$/.test(value))
        return { why: 'the value holds characters that no header can carry', fix: 'use plain ASCII' };
    if (header === 'content-type' && !/^[\w.+-]+\/[\w.+-]+(\s*;.*)?$/.test(value))
        return {
            why: `"${value}" is no content type`,
            fix: 'write as: *.txt: content-type: text/plain; charset=utf-8',
        };
    return { pattern, header, value };
}
function isKnown(header) {
    return Object.hasOwn(FIELDS, header);
}
/** Names the patterns that mean no file of the site: most are misspelled. */
function warnOfUnused({ files }, rules, log) {
    if (rules.length === 0)
        return;
    const paths = Object.keys(files);
    const unused = [...new Set(rules.map(({ pattern }) => pattern))].filter((pattern) => {
        const means = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .K)([pattern]);
        return !paths.some(means);
    });
    if (unused.length > 0)
        log.warning(`headers: no file of the site is meant by ${unused.join(' or ')}: correct or remove it`);
}
/** The manifest with the rules applied; where several mean a file, the last wins. */
function withHeaders(manifest, rules) {
    if (rules.length === 0)
        return manifest;
    const compiled = rules.map(({ pattern, header, value }) => ({
        means: (0,_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matcherOf */ .K)([pattern]),
        change: { [FIELDS[header]]: value },
    }));
    const files = Object.entries(manifest.files).map(([path, file]) => {
        const changes = compiled.filter(({ means }) => means(path)).map(({ change }) => change);
        return [path, Object.assign({ ...file }, ...changes)];
    });
    return { ...manifest, files: Object.fromEntries(files) };
}


/***/ }),

/***/ 59395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ sameContent),
/* harmony export */   FF: () => (/* binding */ inventoryOfManifest),
/* harmony export */   Gh: () => (/* binding */ inventoryBelieving),
/* harmony export */   I_: () => (/* binding */ neighboursIn),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   SG: () => (/* binding */ inventoryKnowing),
/* harmony export */   af: () => (/* binding */ believerOf),
/* harmony export */   er: () => (/* binding */ sameBytes),
/* harmony export */   lb: () => (/* binding */ sameHeaders),
/* harmony export */   ul: () => (/* binding */ inventoryOfListing),
/* harmony export */   wQ: () => (/* binding */ asStored)
/* harmony export */ });
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87315);
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68348);
/* harmony import */ var _read_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8067);
/* harmony import */ var _retired_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88410);




/** A destination without any file. */
const NOTHING = {
    manifest: undefined,
    interrupted: false,
    files: new Map(),
    foreign: new Set(),
};
/** What a complete manifest says is there. */
function inventoryOfManifest(manifest) {
    return {
        manifest,
        interrupted: false,
        files: (0,_retired_js__WEBPACK_IMPORTED_MODULE_2__/* .presentFiles */ .RX)(manifest),
        foreign: new Set(),
    };
}
/**
 * What a listing found, together with the manifest, if there is any. A listed file has the headers of the
 * manifest's entry whose bytes it has; where two entries differ only in headers, they count as unknown.
 */
function inventoryOfListing(listed, manifest) {
    const entriesAt = entriesOf(manifest);
    const files = new Map();
    const foreign = new Set();
    const neighbours = neighboursIn(listed.keys());
    for (const [path, found] of listed) {
        if (path === _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4 || path === _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .PREVIOUS_PATH */ .aZ || DOTS.test(path))
            continue;
        const entries = entriesAt(path);
        if (entries.length === 0 && neighbours.some((folder) => path.startsWith(folder)))
            continue;
        files.set(path, knownAs(entries, found));
        // A run that was killed before it could say so may have kept files already.
        if (entries.length === 0 && !path.startsWith(_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .KEPT_FOLDER */ .Ui))
            foreign.add(path);
    }
    const interrupted = manifest !== undefined && (0,_read_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .publishingOf */ .F2)(manifest) !== undefined;
    return { manifest, interrupted, files, foreign, neighbours };
}
/** In a store a part of a name like any other, which on its way there, as a part of an address, may lead to another one. */
const DOTS = /(^|\/)\.{1,2}(\/|$)/;
/** The same, in which the bytes of some files are known as well: path \u2192 SHA-256. */
function inventoryKnowing(inventory, known) {
    if (known.size === 0)
        return inventory;
    const entriesAt = entriesOf(inventory.manifest);
    const files = new Map(inventory.files);
    for (const [path, sha256] of known)
        files.set(path, knownAs(entriesAt(path), { ...files.get(path), sha256 }));
    return { ...inventory, files };
}
/** The same for who has no files to compare with, as {@link believerOf} has it. */
function inventoryBelieving(inventory) {
    if (inventory.manifest === undefined)
        return inventory;
    const believed = believerOf(inventory);
    const files = new Map([...inventory.files].map(([path, found]) => [path, believed(path, found)]));
    return { ...inventory, files };
}
/**
 * Completes what a listing tells of a file, where it tells no digest that the manifest knows: it is the one that was there
 * before if it has its size, and no publish that did not reach its end sent another there.
 */
function believerOf({ manifest, }) {
    const before = manifest && (0,_retired_js__WEBPACK_IMPORTED_MODULE_2__/* .presentFiles */ .RX)(manifest);
    const entriesAt = entriesOf(manifest);
    return (path, found) => {
        if (found.sha256 !== undefined)
            return found;
        // What was only to be sent may never have arrived, and somebody else's file stand there.
        const entry = before?.get(path);
        if (entry === undefined)
            return found;
        const { sha256, size } = asStored(entry);
        // Not by the MD5: where a bucket is encrypted with a key of its own, what a listing tells is none.
        if (sha256 === undefined || found.size !== size)
            return found;
        const entries = entriesAt(path);
        const isSure = entries.every((one) => asStored(one).sha256 === sha256);
        return isSure ? knownAs(entries, { ...found, sha256 }) : found;
    };
}
/** What a manifest says of a path: what was there before, and what publishes that did not reach their ends sent. */
function entriesOf(manifest) {
    if (manifest === undefined)
        return () => [];
    const before = (0,_retired_js__WEBPACK_IMPORTED_MODULE_2__/* .presentFiles */ .RX)(manifest);
    const { files, others = {} } = (0,_read_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .publishingOf */ .F2)(manifest) ?? {};
    const sent = new Map(Object.entries(files ?? {}));
    return (path) => [before.get(path), sent.get(path), ...((0,_look_up_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .T)(others, path) ?? [])].filter((entry) => entry !== undefined);
}
/** A listed file with all that the entry tells whose bytes it has. */
function knownAs(entries, found) {
    const known = entries.find((entry) => sameBytes(entry, found));
    if (known === undefined)
        return found;
    // Of two with these bytes one may lack the digest that a listing tells.
    const isSure = entries.every((entry) => sameHeaders(entry, known) || !sameBytes(entry, known));
    return isSure ? { ...known, ...headersIn(found) } : found;
}
/** Folders that hold a site of their own, published by this program: `old/v1/`. */
function neighboursIn(paths) {
    const folders = [...paths]
        .filter((path) => path.endsWith(`/${_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4}`))
        .map((path) => path.slice(0, -_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4.length))
        .sort();
    return folders.filter((folder, at) => !folders.slice(0, at).some((above) => folder.startsWith(above)));
}
/** The headers that a listing tells. */
function headersIn(found) {
    const { sha256: _sha256, md5: _md5, size: _size, stored: _stored, ...headers } = found;
    return headers;
}
/** A file as it travels and lies at the destination: with the digests of the compressed bytes where they are. */
function asStored({ stored, ...file }) {
    return { ...file, ...stored };
}
/** Whether two descriptions surely mean the same bytes at the destination, which is what a listing sees. */
function sameBytes(wanted, present) {
    const given = wanted.stored ?? wanted;
    const found = present.stored ?? present;
    if (found.size !== undefined && found.size !== given.size)
        return false;
    if (found.sha256 !== undefined)
        return found.sha256 === given.sha256;
    return found.md5 !== undefined && found.md5 === given.md5;
}
/** Whether a reader surely sees the same content, compressed or not. */
function sameContent(wanted, present) {
    return present.sha256 === undefined ? sameBytes(wanted, present) : present.sha256 === wanted.sha256;
}
/** Whether a file is surely served with the wanted headers. */
function sameHeaders(wanted, present) {
    return (present.contentType === wanted.contentType &&
        present.cacheControl === wanted.cacheControl &&
        present.contentEncoding === wanted.contentEncoding);
}


/***/ }),

/***/ 5219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ LARGE),
/* harmony export */   c: () => (/* binding */ manifestBody)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var _files_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68187);



/** Of a hundred thousand files the text would be 30 MB: it is never held as a whole. */
const LARGE = { files: true, retired: true, publishing: { files: true, others: true } };
/** Characters put together before they go on. */
const BATCH = 64 * 1024;
/** Up to so many files a manifest is a few MB, made at once: in pieces, and twice, it takes three times as long. */
const MOST_AT_ONCE = 10_000;
/** A manifest as it is sent. */
function manifestBody(manifest, mostAtOnce = MOST_AT_ONCE) {
    if (entriesIn(manifest, LARGE) > mostAtOnce)
        return streamOf(manifest);
    const source = Buffer.from(JSON.stringify(manifest));
    return { source, ...(0,_files_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(source) };
}
/** Entries of all objects that are taken apart. */
function entriesIn(value, split) {
    if (split === true)
        return Object.keys(value).length;
    return Object.entries(split).reduce((sum, [key, inner]) => {
        const one = value[key];
        return typeof one === 'object' && one !== null ? sum + entriesIn(one, inner) : sum;
    }, 0);
}
function streamOf(manifest) {
    const [sha256, md5] = [(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256'), (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('md5')];
    let size = 0;
    for (const bytes of batchesOf(manifest)) {
        sha256.update(bytes);
        md5.update(bytes);
        size += bytes.length;
    }
    const source = () => node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(batchesOf(manifest), { objectMode: false });
    return { source, sha256: sha256.digest('hex'), md5: md5.digest('hex'), size };
}
function* batchesOf(manifest) {
    let batch = '';
    for (const piece of piecesOf(manifest, LARGE)) {
        batch += piece;
        if (batch.length < BATCH)
            continue;
        yield Buffer.from(batch);
        batch = '';
    }
    yield Buffer.from(batch);
}
function* piecesOf(value, split) {
    let before = '{';
    for (const key of Object.keys(value)) {
        const one = value[key];
        if (one === undefined)
            continue;
        const inner = split === true ? undefined : split[key];
        const name = `${before}${JSON.stringify(key)}:`;
        before = ',';
        if (inner === undefined) {
            yield name + JSON.stringify(one);
        }
        else {
            yield name;
            yield* piecesOf(one, inner);
        }
    }
    yield before === '{' ? '{}' : '}';
}


/***/ }),

/***/ 63243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ presentByMd5),
/* harmony export */   x: () => (/* binding */ withMd5)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46466);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _bundle_hash_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36989);
/* harmony import */ var _destination_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98979);
/* harmony import */ var _files_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68187);






/**
 * For services that verify what they are sent by its MD5: that of the manifest, or made of the bytes if they are
 * still those of the manifest. Throws E_DEPLOY_FAILED.
 */
async function withMd5(outgoing) {
    const { path, file, source } = outgoing;
    if (file.md5 !== undefined)
        return { ...outgoing, file: { ...file, md5: file.md5 } };
    const { sha256, md5 } = await digestsOf(source);
    (0,_files_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .requireSha256 */ .Pm)(sha256, file.sha256, path);
    return { ...outgoing, file: { ...file, md5 } };
}
async function digestsOf(source) {
    if (typeof source !== 'string')
        return { sha256: await hashOf(source, 'sha256'), md5: await hashOf(source, 'md5') };
    const { digest: sha256, size, bytes } = (0,_bundle_hash_file_js__WEBPACK_IMPORTED_MODULE_3__/* .hashFile */ .D)('sha256', source);
    // The bytes of a small file are still here.
    return { sha256, md5: bytes.length === size ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('md5', bytes) : (0,_bundle_hash_file_js__WEBPACK_IMPORTED_MODULE_3__/* .hashFile */ .D)('md5', source).digest };
}
async function hashOf(source, algorithm) {
    if (typeof source === 'string')
        return (0,_bundle_hash_file_js__WEBPACK_IMPORTED_MODULE_3__/* .hashFile */ .D)(algorithm, source).digest;
    if (typeof source !== 'function')
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)(algorithm, source);
    const hashing = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm);
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.pipeline)(source, hashing);
    return hashing.digest('hex');
}
/**
 * Path \u2192 SHA-256 of the files that are at a destination already, where a listing tells no more than size and MD5. A
 * site need not know its MD5s for it: made are those of files that may be there, one listed with the same size.
 */
async function presentByMd5(site, inventory, signal) {
    const { manifest } = site;
    const present = new Map();
    for (const path of Object.keys(manifest.files)) {
        const file = manifest.files[path];
        const found = inventory.files.get(path);
        if (file === undefined || found?.md5 === undefined || found.sha256 !== undefined)
            continue;
        if (file.md5 !== undefined || file.stored !== undefined || file.size !== found.size)
            continue;
        // Signals are heard only between pieces of work.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
        signal.throwIfAborted();
        const md5 = await hashOf((0,_destination_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceOf */ .v)(site, path), 'md5');
        if (md5 === found.md5)
            present.set(path, file.sha256);
    }
    return present;
}


/***/ }),

/***/ 7472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ matcherOf)
/* harmony export */ });
/* harmony import */ var ignore__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70298);

/**
 * Whether a path is meant by one of these patterns, written as in `.gitignore`; case counts. At a store it may be one that
 * no file of a site has, as `/a` or `b//c`.
 */
function matcherOf(patterns) {
    const matcher = ignore__WEBPACK_IMPORTED_MODULE_0__({ ignorecase: false, allowRelativePaths: true }).add([...patterns]);
    return (path) => matcher.ignores(path);
}


/***/ }),

/***/ 56354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cz: () => (/* binding */ detailsOf),
/* harmony export */   fb: () => (/* binding */ tellPlan),
/* harmony export */   hO: () => (/* binding */ releaseText)
/* harmony export */ });
/* harmony import */ var _log_measures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77517);
/* harmony import */ var _text_first_few_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65358);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65756);



/** Tells a plan in one line, and what it leaves alone. */
function tellPlan(log, { destination, plan, requests, inventory, does }) {
    log.info(`${destination}: ${does ?? summaryOf(plan, requests, inventory)}`);
    const { neighbours = [] } = inventory ?? {};
    if (neighbours.length > 0)
        log.info(`${destination}: other sites are published below: ${neighbours.join(', ')}; left alone`);
    if (plan.left.length > 0)
        log.warning(leftText(destination, plan.left));
}
/** A plan in one line; `requests` for a store. */
function summaryOf(plan, requests, known) {
    if (known === undefined)
        return `the whole site, ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(plan.added.length, 'file')}, as one archive`;
    if (plan.nothingToDo)
        return plan.unchanged.length === 1
            ? 'nothing to do, its one file is there'
            : `nothing to do, all ${plan.unchanged.length} files are there`;
    const spared = new Set(plan.spared);
    const retired = Object.keys(plan.retired).filter((path) => !spared.has(path)).length;
    const parts = [
        `${plan.added.length} new`,
        `${plan.updated.length} changed`,
        `${plan.headers.length} with other headers`,
        `${plan.deleted.length} to delete`,
        `${plan.unchanged.length} unchanged`,
        ...(retired === 0 ? [] : [`${retired} old ones kept for a while`]),
    ];
    if (requests === undefined)
        return parts.join(', ');
    const sent = requests === 1 ? 'one request' : `about ${requests} requests`;
    return [...parts, `${(0,_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesText */ .p)(plan.bytes)} to send in ${sent}`].join(', ');
}
/** Names a release: `the release of 2026-11-21T09:00:00.000Z (commit 5f2b\u2026)`. */
function releaseText({ createdAt, commit }) {
    return `the release of ${createdAt}${commit === null ? '' : ` (commit ${commit})`}`;
}
const MOST_DETAILS = 100;
/** A plan file by file, cut where nobody would read on. */
function detailsOf(plan) {
    const lines = [
        ...plan.added.map((path) => `+ ${path}`),
        ...plan.updated.map((path) => `~ ${path}`),
        ...plan.headers.map((path) => `h ${path}`),
        ...plan.deleted.map((path) => `- ${path}`),
    ];
    const more = lines.length - MOST_DETAILS;
    return more > 0 ? [...lines.slice(0, MOST_DETAILS), `\u2026 and ${more} more`] : lines;
}
function leftText(name, left) {
    const [are, theyBelong] = left.length === 1 ? ['is', 'it belongs'] : ['are', 'they belong'];
    return (`${name}: ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(left.length, 'file')} ${are} there that this site does not know (${(0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_2__/* .firstFew */ .D)(left, 3)}): ` +
        `left alone. If ${theyBelong} to an older copy of the site, add force=true to the destination once`);
}


/***/ }),

/***/ 48216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ planOf),
/* harmony export */   _: () => (/* binding */ emptiesFolder)
/* harmony export */ });
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87315);
/* harmony import */ var _compare_page_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15136);
/* harmony import */ var _inventory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59395);
/* harmony import */ var _read_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8067);
/* harmony import */ var _retired_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88410);





/**
 * Compares what is wanted with what is there, by content and headers, never by time. Only paths that the
 * inventory holds are deleted, and of these files that are not ours only with `force`.
 */
function planOf(wanted, inventory, options) {
    const { added, updated, headers, unchanged, bytes } = writesOf(wanted, inventory, options);
    const { ours, left, spared } = leaversOf(wanted, inventory, options);
    const inTheWay = options.hasFolders === true ? inTheWayOf(ours, wanted) : new Set();
    const stays = (path) => staysAsAsset(path, inventory) && !inTheWay.has(path);
    const copies = copiesOf([...updated, ...ours.filter((path) => !stays(path))], inventory, options);
    const retired = retire([...ours.filter(stays), ...spared], copies, inventory, options);
    const deleted = ours.filter((path) => !Object.hasOwn(retired, path));
    const writes = added.length + updated.length + headers.length;
    const { manifest } = inventory;
    const changes = changesOf(wanted, inventory, added.length + updated.length > 0);
    return {
        added: added.sort(),
        updated: updated.sort(),
        headers: headers.sort(),
        deleted: deleted.sort(),
        inTheWay: [...inTheWay].sort(),
        unchanged: unchanged.sort(),
        left: left.sort(),
        spared: spared.sort(),
        retired,
        copies,
        bytes,
        nothingToDo: writes + deleted.length === 0 &&
            manifest !== undefined &&
            // A page whose file stays is gone all the same: else it would be told of each time.
            changes.removed.length === 0 &&
            !inventory.interrupted &&
            Object.keys((0,_retired_js__WEBPACK_IMPORTED_MODULE_4__/* .retiredOf */ .ZJ)(manifest)).every((path) => Object.hasOwn(retired, path)),
        isSameRelease: writes === 0 && Object.keys(manifest?.files ?? {}).every((path) => Object.hasOwn(wanted.files, path)),
        changes,
    };
}
/** The files of the site, by what it takes to have them there; `bytes` are to be sent. */
function writesOf(wanted, inventory, { keepsHeaders = true }) {
    const added = [];
    const updated = [];
    const headers = [];
    const unchanged = [];
    let bytes = 0;
    for (const path of Object.keys(wanted.files)) {
        const file = wanted.files[path];
        if (file === undefined || path === _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4)
            continue;
        const present = inventory.files.get(path);
        if (present !== undefined && (0,_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .sameBytes */ .er)(file, present)) {
            (!keepsHeaders || (0,_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .sameHeaders */ .lb)(file, present) ? unchanged : headers).push(path);
            continue;
        }
        (present === undefined ? added : updated).push(path);
        bytes += (file.stored ?? file).size;
    }
    return { added, updated, headers, unchanged, bytes };
}
/** The files there that are none of the site: of an earlier one, somebody else\u2019s, and such as `keep` means. */
function leaversOf(wanted, inventory, { force, rules }) {
    const { files, foreign, neighbours = [] } = inventory;
    // One whose manifest is a file of this site is a part of it.
    const others = neighbours.filter((folder) => files.get(folder + _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4) === undefined);
    const keeps = rules?.keeps ?? (() => false);
    const [ours, left, spared] = [[], [], []];
    for (const path of files.keys()) {
        if (Object.hasOwn(wanted.files, path) || path === _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4)
            continue;
        // Of another site that has taken the place of pages of this one.
        if (others.some((folder) => path.startsWith(folder)))
            continue;
        const isForeign = foreign.has(path);
        if (!keeps(path))
            (isForeign && !force ? left : ours).push(path);
        else if (!isForeign)
            spared.push(path);
    }
    return { ours, left, spared };
}
/** What this program keeps at a destination for itself. */
const OWN_FOLDER = '.docs-export/';
/** Whether a whole folder of a site is to go: another site may be published there since. */
function emptiesFolder({ deleted }, wanted) {
    const leaving = deleted.filter((path) => path.includes('/') && !path.startsWith(OWN_FOLDER));
    if (leaving.length === 0)
        return false;
    const staying = new Set(Object.keys(wanted.files).flatMap(foldersOf));
    return leaving.some((path) => foldersOf(path).some((folder) => !staying.has(folder)));
}
/** The folders that a file lies in: `a/`, `a/b/`. */
function foldersOf(path) {
    return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
}
/** The files without which nothing of the site can be written: `a` before `a/b`, and `a/b` before `a`. */
function inTheWayOf(paths, { files }) {
    if (paths.length === 0)
        return new Set();
    const folders = new Set(Object.keys(files).flatMap(foldersOf));
    const isFile = (folder) => Object.hasOwn(files, folder.slice(0, -1));
    return new Set(paths.filter((path) => folders.has(`${path}/`) || foldersOf(path).some(isFile)));
}
/** Old assets stay where they are: open tabs ask for them. An old page would only be found by mistake. */
function staysAsAsset(path, { manifest, files }) {
    if (path.startsWith(_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .KEPT_FOLDER */ .Ui))
        return true;
    // No manifest can name it.
    if (_read_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .LEADS_OUT */ .lb.test(path))
        return false;
    // The address of a page without its extension may have a dot in it: `releases/v1.2`.
    const { contentType = '' } = manifest?.files[path] ?? files.get(path) ?? {};
    return /\.[^./]+$/.test(path) && !path.endsWith('.html') && !/^text\/html\b/i.test(contentType);
}
function copiesOf(paths, inventory, { rules, copies }) {
    if (rules === undefined || rules.graceMs === 0 || copies !== true)
        return [];
    const { manifest, interrupted, files } = inventory;
    const believed = (0,_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .believerOf */ .af)(inventory);
    return paths.flatMap((from) => {
        const known = manifest?.files[from];
        if (known === undefined || from.startsWith(_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .KEPT_FOLDER */ .Ui))
            return [];
        const file = (0,_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .asStored */ .wQ)(known);
        // What a run that was cut short was to write over it has kept itself: of that, other bytes may stand there.
        const isThere = !interrupted || (0,_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .asStored */ .wQ)(believed(from, files.get(from) ?? {})).sha256 === file.sha256;
        return isThere ? [{ from, to: _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .KEPT_FOLDER */ .Ui + file.sha256, file }] : [];
    });
}
function retire(paths, copies, inventory, { rules, now = 0 }) {
    if (rules === undefined || rules.graceMs === 0)
        return {};
    const before = (0,_retired_js__WEBPACK_IMPORTED_MODULE_4__/* .retiredOf */ .ZJ)(inventory.manifest);
    const until = new Date(now + rules.graceMs).toISOString();
    // Never longer than from now on: a run with a wrong clock, or with a longer grace, may have said so.
    const untilOf = (path) => {
        const told = before[path]?.until;
        return told !== undefined && Date.parse(told) < Date.parse(until) ? told : until;
    };
    // A rollback looks for the files of a release by their digests, which a listing does not tell.
    const believed = (0,_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .believerOf */ .af)(inventory);
    const staying = paths
        .map((path) => [
        path,
        // Not as it was then: a run that was cut short may have written over it since.
        { until: untilOf(path), file: believed(path, inventory.files.get(path) ?? {}) },
    ])
        .filter(([, retired]) => Date.parse(retired.until) > now);
    return Object.fromEntries([
        ...staying,
        ...copies.map(({ to, file }) => [to, { until, file }]),
    ]);
}
function changesOf(wanted, { manifest, files }, differs) {
    const before = { pages: manifest?.pages ?? [], files };
    if (differs)
        return (0,_compare_page_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .pageDifference */ .$)(wanted, before);
    return { added: [], changed: [], layout: [], removed: (0,_compare_page_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .removedPages */ .H)(wanted, before) };
}


/***/ }),

/***/ 8067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lb: () => (/* binding */ LEADS_OUT),
  Ng: () => (/* binding */ parseManifest),
  F2: () => (/* binding */ publishingOf),
  WI: () => (/* binding */ readManifest)
});

// UNUSED EXPORTS: isUsualFile

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/bundle/manifest.js
var manifest = __webpack_require__(87315);
// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
;// CONCATENATED MODULE: ./lib/deploy/plan/json-reader.js

/** The entry of a file has a few hundred characters; more is no manifest. */
const MOST_IN_MEMBER = 2 ** 20;
const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x5b, 0x5d, 0x7b, 0x7d];
/**
 * Gives what `JSON.parse` gives. Only `split` objects are told apart here, by their quotes and brackets; each of their
 * members is for `JSON.parse` itself, and goes through `adopt`.
 */
function createJsonReader(split, adopt) {
    const opened = [];
    let root;
    let text = '';
    // Of the member that is being read: where it starts, the colon behind its key, and how far it was looked through.
    let [start, colon, at] = [0, -1, 0];
    let depth = 0;
    let inString = false;
    const expectBlank = (from) => {
        if (/[^ \t\r\n]/.test(from))
            throw new SyntaxError('the text is no JSON');
    };
    const next = () => {
        start = at + 1;
        colon = -1;
    };
    const keyIn = (member) => {
        const key = JSON.parse(member);
        if (typeof key !== 'string')
            throw new SyntaxError('the text is no JSON');
        return key;
    };
    const endMember = (innermost) => {
        if (innermost.hasRead)
            expectBlank(text.slice(start, at));
        else
            set(innermost, keyIn(text.slice(start, Math.max(start, colon))), adopt(JSON.parse(text.slice(colon + 1, at))));
        innermost.hasRead = false;
    };
    const set = ({ value }, key, member) => {
        // What JSON.parse makes of a key that means something else in an assignment.
        if (key === '__proto__')
            Object.defineProperty(value, key, {
                value: member,
                enumerable: true,
                configurable: true,
                writable: true,
            });
        else
            value[key] = member;
    };
    /** At a `{`: whether it opens an object that is to be split. */
    const descend = () => {
        const above = opened.at(-1);
        if (above === undefined) {
            if (root !== undefined)
                throw new SyntaxError('the text is no JSON');
            expectBlank(text.slice(start, at));
            root = {};
            opened.push({ value: root, split, expectsMember: false, hasRead: false });
        }
        else {
            if (above.split === true || colon < start || above.hasRead)
                return false;
            const key = keyIn(text.slice(start, colon));
            const inner = (0,look_up/* lookUp */.T)(above.split, key);
            if (inner === undefined)
                return false;
            expectBlank(text.slice(colon + 1, at));
            const value = {};
            set(above, key, value);
            above.hasRead = true;
            opened.push({ value, split: inner, expectsMember: false, hasRead: false });
        }
        next();
        return true;
    };
    const ascend = (innermost) => {
        if (innermost.expectsMember || innermost.hasRead || colon >= start)
            endMember(innermost);
        else
            expectBlank(text.slice(start, at));
        opened.pop();
        next();
    };
    /** Goes on behind the end of a string, or of the text. */
    const skipString = () => {
        while (inString && at < text.length) {
            const quote = text.indexOf('"', at);
            at = quote === -1 ? text.length : quote + 1;
            let slashes = 0;
            while (text.charCodeAt(quote - 1 - slashes) === BACKSLASH)
                slashes += 1;
            inString = quote === -1 || slashes % 2 === 1;
        }
    };
    return {
        feed(more) {
            // Each piece looks at all of the member again.
            if (text.length - start > MOST_IN_MEMBER)
                throw new SyntaxError('a member has no end');
            text = text.slice(start) + more;
            at -= start;
            colon -= start;
            start = 0;
            for (; at < text.length; at += 1) {
                if (inString)
                    skipString();
                if (at === text.length)
                    break;
                const innermost = opened.at(-1);
                switch (text.charCodeAt(at)) {
                    case QUOTE:
                        inString = true;
                        break;
                    case OPEN:
                        if (depth > 0 || !descend())
                            depth += 1;
                        break;
                    case OPEN_LIST:
                        depth += 1;
                        break;
                    case CLOSE_LIST:
                        depth -= 1;
                        break;
                    case CLOSE:
                        if (depth > 0 || innermost === undefined)
                            depth -= 1;
                        else
                            ascend(innermost);
                        break;
                    case COLON:
                        if (depth === 0 && colon < start)
                            colon = at;
                        break;
                    case COMMA:
                        if (depth > 0 || innermost === undefined)
                            break;
                        endMember(innermost);
                        innermost.expectsMember = true;
                        next();
                        break;
                }
            }
        },
        end() {
            if (root === undefined || opened.length > 0 || inString)
                throw new SyntaxError('the text ends too early');
            expectBlank(text.slice(start));
            return root;
        },
    };
}

// EXTERNAL MODULE: ./lib/deploy/plan/manifest-body.js
var manifest_body = __webpack_require__(5219);
;// CONCATENATED MODULE: ./lib/deploy/plan/read-manifest.js





/**
 * While a publish is under way the manifest at the destination says so: `files` is what was there before,
 * `publishing` what is being written. A run that dies leaves it behind; the next one then lists the destination
 * and knows, from both lists, what arrived and whose it is.
 */
const Publishing = schemas/* object */.Ikc({
    run: schemas/* number */.aig().int().nullable(),
    /** Which publish it is. */
    id: schemas/* string */.YjP().optional(),
    /** Another one wrote there at the same time. */
    mixed: schemas/* string */.YjP().optional(),
    files: schemas/* custom */.IeY(areFiles),
    /** What runs before it sent, or never came to send, in the place of some of these. */
    others: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(manifest/* ManifestFile */.qX)).optional(),
});
/** What is being published, if the manifest was written by a publish that did not reach its end. */
function publishingOf({ publishing }) {
    // Looked at when it was read.
    return publishing;
}
/** All of a manifest but its files. */
const Envelope = manifest/* Manifest */._8.extend({ files: schemas/* custom */.IeY(areFiles) });
/** Looked at where they are: a second copy of a hundred thousand would weigh as much as the rest of the program. */
function areFiles(files) {
    if (typeof files !== 'object' || files === null || Array.isArray(files))
        return false;
    for (const path of Object.keys(files)) {
        const file = files[path];
        if (LEADS_OUT.test(path) || (!isUsualFile(file) && !manifest/* ManifestFile */.qX.safeParse(file).success))
            return false;
    }
    return true;
}
/** A path with a part that is empty, `.` or `..`: what a manifest names is deleted some day, and never above the prefix. */
const LEADS_OUT = /(^|\/)\.{0,2}(\/|$)/;
function stayInside(files) {
    return Object.keys(Object(files)).every((path) => !LEADS_OUT.test(path));
}
/** Members with and without the MD5. */
const USUAL = 5;
/** Whether the schema surely accepts this: most files are of one kind, and asking it costs ten times as much. */
function isUsualFile(value) {
    const { sha256, md5, size, contentType, cacheControl } = Object(value);
    return (typeof sha256 === 'string' &&
        sha256.length === 64 &&
        (md5 === undefined
            ? !Object.hasOwn(value, 'md5')
            : typeof md5 === 'string' && md5.length === 32) &&
        Number.isSafeInteger(size) &&
        size >= 0 &&
        typeof contentType === 'string' &&
        typeof cacheControl === 'string' &&
        Object.keys(value).length === (md5 === undefined ? USUAL - 1 : USUAL));
}
/** The manifest in a text, or undefined if it is none that this version can read. */
function parseManifest(text) {
    try {
        return manifestIn(JSON.parse(text));
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
/** A text up to this size is parsed at once, which takes a third of the time. */
const AT_ONCE_BYTES = 4 * 2 ** 20;
/** `parseManifest` of a text as it comes, in UTF-8. A large one is not held, nor one string for the type of each file. */
async function readManifest(body) {
    const first = [];
    let size = 0;
    let reader;
    const decoder = new external_node_string_decoder_.StringDecoder();
    try {
        for await (const bytes of body) {
            size += bytes.length;
            if (reader !== undefined) {
                reader.feed(decoder.write(bytes));
                continue;
            }
            first.push(bytes);
            if (size <= AT_ONCE_BYTES)
                continue;
            reader = createJsonReader(manifest_body/* LARGE */.I, withSharedTexts());
            for (const piece of first.splice(0))
                reader.feed(decoder.write(piece));
        }
        if (reader === undefined)
            return parseManifest(Buffer.concat(first).toString());
        reader.feed(decoder.end());
        return manifestIn(reader.end());
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
/** Gives each file of a manifest the texts of those before it, where they are equal. */
function withSharedTexts() {
    const texts = new Map();
    const shared = (text) => {
        if (!texts.has(text))
            texts.set(text, text);
        return texts.get(text);
    };
    return (member) => {
        if (typeof member === 'object' &&
            member !== null &&
            'contentType' in member &&
            'cacheControl' in member) {
            member.contentType = shared(member.contentType);
            member.cacheControl = shared(member.cacheControl);
        }
        return member;
    };
}
function manifestIn(json) {
    if (!Envelope.safeParse(json).success)
        return undefined;
    const manifest = json;
    const { publishing, retired } = manifest;
    // With what is under way unknown it would pass for the whole truth.
    if (publishing !== undefined && !Publishing.safeParse(publishing).success)
        return undefined;
    return stayInside(retired) ? manifest : undefined;
}


/***/ }),

/***/ 88410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QA: () => (/* binding */ withRetired),
/* harmony export */   RX: () => (/* binding */ presentFiles),
/* harmony export */   ZJ: () => (/* binding */ retiredOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87315);
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68348);



const RetiredFiles = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    retired: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ until: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(), file: _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .ManifestFile */ .qX.partial() })),
});
/** The retired files a manifest names, by path. */
function retiredOf(manifest) {
    if (manifest === undefined || !('retired' in manifest))
        return {};
    const parsed = RetiredFiles.safeParse(manifest);
    return parsed.success ? parsed.data.retired : {};
}
/** A manifest that names these retired files; none leave no trace. */
function withRetired(manifest, retired) {
    const { retired: _, ...rest } = manifest;
    return (Object.keys(retired).length === 0 ? rest : { ...rest, retired });
}
/** Everything a manifest knows to be at the destination. A map of a hundred thousand would weigh as much as their names. */
function presentFiles(manifest) {
    const { files } = manifest;
    const retired = retiredOf(manifest);
    const get = (path) => (0,_look_up_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .T)(files, path) ?? (0,_look_up_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .T)(retired, path)?.file;
    const keys = () => [
        ...Object.keys(retired).filter((path) => !Object.hasOwn(files, path)),
        ...Object.keys(files),
    ];
    return {
        get,
        keys,
        *[Symbol.iterator]() {
            for (const path of keys())
                yield [path, get(path) ?? {}];
        },
    };
}


/***/ }),

/***/ 65756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createProgress),
/* harmony export */   p: () => (/* binding */ bytesText)
/* harmony export */ });
/** What one request costs beside its bytes, as bytes; makes the time left fit many small files as well as few large. */
const REQUEST_COST = 20_000;
const LEAST_PAUSE_MS = 100;
/** What the first requests took, connections among them, says nothing of the rest: below this share no time is told. */
const LEAST_SHARE = 0.02;
/** For so long nothing is told below that share: a log would keep that line for seconds. */
const QUIET_MS = 5000;
/** Keeps a live line: files, bytes, rate, time left. */
function createProgress(name, total, log, clock) {
    const started = clock.now();
    let last = started;
    let files = 0;
    let bytes = 0;
    /** Of large files that are under way. */
    let partly = 0;
    const tell = () => {
        const now = clock.now();
        const sent = bytes + partly;
        const share = (sent + files * REQUEST_COST) / (total.bytes + total.files * REQUEST_COST);
        const isEarly = share < LEAST_SHARE;
        if (now - last < LEAST_PAUSE_MS || (isEarly && now - started < QUIET_MS))
            return;
        last = now;
        const seconds = (now - started) / 1000;
        const parts = [
            `${files} of ${total.files} files`,
            // Nothing where headers alone are changed.
            ...(total.bytes === 0 ? [] : [sentText(sent, total.bytes, seconds)]),
            ...(isEarly ? [] : [`${secondsText((1 / share - 1) * seconds)} left`]),
        ];
        log.progress(`${name}: ${parts.join(', ')}`, name);
    };
    return {
        advance(sent) {
            files += 1;
            bytes += sent;
            tell();
        },
        largeFile() {
            let counted = 0;
            const count = (sent) => {
                partly += sent - counted;
                counted = sent;
            };
            return {
                sent(all) {
                    count(all);
                    tell();
                },
                ended: () => count(0),
            };
        },
    };
}
function sentText(bytes, total, seconds) {
    return `${bytesText(bytes)} of ${bytesText(total)}, ${bytesText(bytes / seconds)}/s`;
}
/** A size for readers, `26.3 MB`: with a digit more than reports have, so that it differs from the limit it exceeds. */
function bytesText(bytes) {
    if (bytes < 1000)
        return `${Math.round(bytes)} B`;
    if (bytes < 1e6)
        return `${(bytes / 1e3).toFixed(1)} kB`;
    if (bytes < 1e9)
        return `${(bytes / 1e6).toFixed(1)} MB`;
    return `${(bytes / 1e9).toFixed(2)} GB`;
}
function secondsText(seconds) {
    const whole = Math.max(0, Math.round(seconds));
    return whole < 100 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}


/***/ }),

/***/ 29793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ noRollback)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** The failure of a rollback for which there is nothing, or not all, to bring back. */
function noRollback(value, why, fix) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_ROLLBACK', { what: 'The release before cannot be brought back', value, why, fix });
}


/***/ }),

/***/ 83607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ removeSite),
/* harmony export */   H: () => (/* binding */ listedFiles)
/* harmony export */ });
/* harmony import */ var _bundle_archive_entry_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49101);
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87315);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5605);
/* harmony import */ var _log_measures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77517);
/* harmony import */ var _plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8067);
/* harmony import */ var _plan_retired_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88410);






/**
 * Takes a site away from a destination: what the manifest there lists, and nothing else. Where there is none, nothing
 * is touched. Reports a failure instead of throwing it; throws only when `signal` aborts.
 */
async function removeSite(destination, options) {
    const { plan, signal, log, clock } = options;
    const started = clock.now();
    const turn = { signal };
    const ended = (status, more = {}) => ({
        ...{ destination: destination.name, status, url: null, added: 0, updated: 0, deleted: 0, unchanged: 0 },
        ...{ bytes: 0, milliseconds: clock.now() - started, error: null },
        ...more,
    });
    try {
        if (destination.kind === 'whole' && destination.remove === undefined) {
            log.info(`${destination.name}: keeps no preview, nothing to remove`);
            return ended('unchanged');
        }
        const removed = destination.kind === 'files'
            ? await removeFiles(destination, plan, turn)
            : await destination.remove?.(plan, turn);
        if (removed === undefined) {
            log.info(`${destination.name}: no site of ours is there, nothing was touched`);
            return ended('unchanged');
        }
        log.info(`${destination.name}: ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(removed, 'file')} ${plan ? 'to remove' : 'removed'}`);
        return ended(plan ? 'planned' : 'removed', { deleted: removed });
    }
    catch (error) {
        signal.throwIfAborted();
        const message = (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .codedMessageOf */ .Ui)(error);
        log.error(`${destination.name}: ${message}`);
        return ended('failed', { error: { code: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error), message } });
    }
    finally {
        await destination.close?.();
    }
}
/** Number of files; undefined without a manifest. It goes last, so that a removal cut short can be taken up. */
async function removeFiles(destination, plan, turn) {
    const { manifest } = await destination.inventory(turn);
    if (manifest === undefined)
        return undefined;
    const paths = listedFiles(manifest).filter((path) => destination.rules?.keeps(path) !== true);
    if (plan)
        return paths.length;
    await destination.remove([...paths, _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .PREVIOUS_PATH */ .aZ], turn);
    await destination.finish?.(paths, turn);
    await destination.remove([_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_PATH */ .U4], turn);
    return paths.length;
}
/** All that a manifest says we put there; a path that leads elsewhere is not ours to touch. */
function listedFiles(manifest) {
    const paths = [...(0,_plan_retired_js__WEBPACK_IMPORTED_MODULE_4__/* .presentFiles */ .RX)(manifest).keys(), ...Object.keys((0,_plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .publishingOf */ .F2)(manifest)?.files ?? {})];
    const own = (path) => {
        const parsed = (0,_bundle_archive_entry_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEntryPath */ .td)(path, 'linux');
        return parsed.safe && parsed.path === path && path !== '';
    };
    return [...new Set(paths)].filter((path) => own(path) && path !== _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_PATH */ .U4).sort();
}


/***/ }),

/***/ 41340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusalOf),
/* harmony export */   g: () => (/* binding */ failureOf)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _files_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68187);
/* harmony import */ var _store_xml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25928);



/** Reads the XML body of an error. */
function refusalOf(status, headers, body) {
    return {
        status,
        code: (0,_store_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(body, 'Code') ?? '',
        message: (0,_store_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(body, 'Message') ?? '',
        body,
        headers,
    };
}
/** The failure a reader can act on: it names bucket, region, and the permission or setting to change. */
function failureOf(refusal, tried) {
    const { bucket, region, endpoint, permission } = tried;
    const service = endpoint === undefined ? `region ${region}` : `${endpoint}, region ${region}`;
    const value = tried.key === '' ? bucket : `${bucket}/${tried.key}`;
    const words = [refusal.code, refusal.message].filter((part) => part !== '').join(': ');
    const said = words === '' ? `status ${refusal.status}` : `${words} (status ${refusal.status})`;
    const why = `the service (${service}) says ${said}`;
    const denied = (what, fix) => new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_DENIED', { what, value, why, fix });
    switch (refusal.code) {
        case 'NoSuchBucket':
            return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_NOT_FOUND', {
                what: 'The bucket does not exist',
                value: bucket,
                why,
                fix: 'create it, or correct the name, region= or endpoint= of the destination',
            });
        case 'InvalidAccessKeyId':
            return denied('The access key is unknown', 'correct AWS_ACCESS_KEY_ID, or endpoint= of the destination');
        case 'SignatureDoesNotMatch':
            return denied('The secret key does not fit the access key', 'correct AWS_SECRET_ACCESS_KEY (look for a missing or added character)');
        case 'ExpiredToken':
        case 'TokenRefreshRequired':
            return denied('The session has expired', 'log in for longer, or let this step renew it (AWS_WEB_IDENTITY_TOKEN_FILE, AWS_PROFILE); then run again: what arrived is reused');
        case 'InvalidToken':
            return denied('The session token is not valid', 'correct AWS_SESSION_TOKEN, or log in again');
        case 'RequestTimeTooSkewed':
            return denied('The clock of this machine is wrong', 'set it (the service refuses requests that are more than 15 minutes off)');
        case 'AuthorizationHeaderMalformed':
        case 'PermanentRedirect':
        case 'IllegalLocationConstraintException':
            return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_NOT_FOUND', {
                what: 'The bucket is in another region',
                value: bucket,
                why,
                fix: 'set region= of the destination to the one it is in',
            });
        case 'BadDigest':
        case 'InvalidDigest':
        case 'XAmzContentSHA256Mismatch':
            return (0,_files_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .changedMidway */ .gI)(value, why);
    }
    if (refusal.status === 401 || refusal.status === 403) {
        return denied('The credentials lack a permission', `allow ${placed(permission, tried)} (identity policy, bucket policy, and key policy if it is encrypted)`);
    }
    if (refusal.status >= 500 || refusal.status === 429 || refusal.status === 408) {
        return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_UNREACHABLE', {
            what: 'The bucket\u2019s service keeps failing',
            value,
            why,
            fix: 'run again: what arrived is reused',
        });
    }
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_FAILED', {
        what: 'The bucket\u2019s service refused a request',
        value,
        why,
        fix: 'check endpoint= (it ends before the bucket\u2019s name), region= and path-style= of the destination',
    });
}
/** Permissions with what they are given on: `s3:GetObject on docs/* and s3:ListBucket on docs`. */
function placed(permission, { bucket, key }) {
    const ofBucket = / and (s3:ListBucket)$/.exec(permission);
    // Many objects are deleted by a request to the bucket; the permission is still one on objects.
    const isOfBucket = key === '' && permission !== 's3:DeleteObject';
    if (ofBucket === null)
        return `${permission} on ${isOfBucket ? bucket : `${bucket}/*`}`;
    return `${permission.slice(0, ofBucket.index)} on ${bucket}/* and ${ofBucket[1]} on ${bucket}`;
}


/***/ }),

/***/ 70941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createSign)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * node:crypto in the shape the signer asks for: many times faster than a hash written in JavaScript. The signer uses
 * the same few keys for every request, and Node takes longer to make a key ready than to hash with it: they are kept.
 * With one of them it hashes the same name for every request: so is the last result of each.
 */
function createSha256() {
    const ready = new Map();
    const keyOf = (secret) => {
        const known = ready.get(secret);
        if (known !== undefined)
            return known;
        // Keys are made of the day: beyond a few they are yesterday's, or those of credentials that were renewed.
        if (ready.size > 50)
            ready.clear();
        const keyed = { key: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(Buffer.from(bytesOf(secret))) };
        ready.set(secret, keyed);
        return keyed;
    };
    return class {
        keyed;
        data = '';
        constructor(secret) {
            this.keyed = secret === undefined ? undefined : keyOf(secret);
        }
        update(data) {
            // In one piece, or one after the other as the interface has it.
            this.data = this.data === '' ? data : Buffer.concat([bytesOf(this.data), bytesOf(data)]);
        }
        async digest() {
            const { keyed } = this;
            if (keyed === undefined)
                return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', typeof this.data === 'string' ? this.data : bytesOf(this.data), 'buffer');
            const data = bytesOf(this.data);
            if (keyed.last !== undefined && Buffer.compare(keyed.last.data, data) === 0)
                return keyed.last.digest;
            const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', keyed.key).update(data).digest();
            keyed.last = { data, digest };
            return digest;
        }
        reset() {
            this.data = '';
        }
    };
}
function bytesOf(data) {
    if (typeof data === 'string')
        return Buffer.from(data);
    return ArrayBuffer.isView(data)
        ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
        : new Uint8Array(data);
}
/** A signer for one service; the library is loaded with the first request. */
function createSign(service = 's3') {
    const sha256 = createSha256();
    let loaded;
    let signer;
    let server;
    return async (request, credentials, region, date) => {
        loaded ??= await __webpack_require__.e(/* import() */ 5118).then(__webpack_require__.t.bind(__webpack_require__, 75118, 19));
        if (signer?.of !== credentials || signer.region !== region) {
            const v4 = new loaded.SignatureV4({
                service,
                region,
                credentials: plain(credentials),
                sha256,
                uriEscapePath: false,
                applyChecksum: false,
            });
            signer = { of: credentials, region, v4 };
        }
        const { origin } = request;
        if (server?.origin !== origin) {
            const { host, protocol } = new URL(origin);
            server = { origin, host, protocol };
        }
        const { host, protocol } = server;
        const signed = await signer.v4.sign({
            method: request.method,
            protocol,
            hostname: host,
            path: request.path,
            query: { ...request.query },
            headers: { ...request.headers, host },
        }, { signingDate: date });
        const { host: _, ...headers } = signed.headers;
        return headers;
    };
}
function plain({ accessKeyId, secretAccessKey, sessionToken }) {
    return { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) };
}


/***/ }),

/***/ 84845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dz: () => (/* binding */ SCHEMES),
  xB: () => (/* binding */ openDestination),
  xJ: () => (/* binding */ unopened)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var errors_failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/deploy/artifact.js
var artifact = __webpack_require__(7801);
// EXTERNAL MODULE: ./lib/bundle/manifest.js
var bundle_manifest = __webpack_require__(87315);
// EXTERNAL MODULE: ./lib/deploy/gate.js
var deploy_gate = __webpack_require__(41128);
// EXTERNAL MODULE: ./lib/deploy/plan/md5.js
var md5 = __webpack_require__(63243);
// EXTERNAL MODULE: ./lib/deploy/scheme.js
var deploy_scheme = __webpack_require__(7512);
// EXTERNAL MODULE: ./lib/deploy/store/store.js
var store = __webpack_require__(88500);
// EXTERNAL MODULE: ./lib/deploy/store/store-client.js
var store_client = __webpack_require__(48254);
// EXTERNAL MODULE: ./lib/deploy/destination.js
var destination = __webpack_require__(98979);
// EXTERNAL MODULE: ./lib/deploy/files/compressor.js
var files_compressor = __webpack_require__(52766);
// EXTERNAL MODULE: ./lib/deploy/plan/patterns.js
var patterns = __webpack_require__(7472);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/bundle/hash-file.js
var hash_file = __webpack_require__(36989);
// EXTERNAL MODULE: ./lib/process/each-at-once.js
var each_at_once = __webpack_require__(2296);
// EXTERNAL MODULE: ./lib/site/project/names.js
var names = __webpack_require__(42009);
// EXTERNAL MODULE: ./lib/deploy/plan/inventory.js
var plan_inventory = __webpack_require__(59395);
;// CONCATENATED MODULE: ./lib/deploy/plan/precompress.js









/** What browsers ask for, and nothing else does as a rule. */
const FOR_BROWSERS = /^text\/(html|css|javascript)\b|[/+](javascript|json)\b|^image\/svg\+xml\b|\/wasm\b/;
/**
 * The site with its files compressed in their place, for stores that hold one object a key and serve it with its
 * `Content-Encoding` to whoever asks. So only what browsers read is: a program that fetches `llms.txt` or a sitemap
 * need not understand it. What the store has already in this form is not compressed again.
 */
async function compressedInPlace(site, inventory, encoding, options) {
    const files = { ...site.manifest.files };
    const elsewhere = new Map(site.elsewhere);
    await eachFile(site, FOR_BROWSERS, options, async (path, file, source) => {
        const encoded = { ...file, contentEncoding: encoding };
        const { sha256, stored, ...present } = inventory.files.get(path) ?? {};
        if (sha256 === file.sha256 && stored !== undefined && (0,plan_inventory/* sameHeaders */.lb)(encoded, present)) {
            files[path] = { ...encoded, stored };
            return;
        }
        const made = await options.compressor.compress(source, file, encoding);
        if (made === undefined)
            return;
        files[path] = { ...encoded, stored: made.digests };
        elsewhere.set(path, made.file);
    });
    return { ...site, manifest: { ...site.manifest, files }, elsewhere };
}
const ENDINGS = { br: '.br', gzip: '.gz' };
/**
 * The site with compressed files beside its texts (`page.html.br`, `page.html.gz`), which web servers send to those
 * who understand them. What was made for the same content is taken from `place`, the folder of the inventory, or stays where it is, on another
 * machine.
 */
async function compressedBeside(site, inventory, encodings, options) {
    const files = { ...site.manifest.files };
    const elsewhere = new Map(site.elsewhere);
    await eachFile(site, files_compressor/* COMPRESSIBLE */.L3, options, async (path, file, source) => {
        for (const encoding of encodings) {
            const beside = path + ENDINGS[encoding];
            if (Object.hasOwn(site.manifest.files, beside) || isTooLong(beside))
                continue;
            const { cacheControl } = file;
            const contentType = encoding === 'gzip' ? 'application/gzip' : 'application/octet-stream';
            const isSame = inventory.files.get(path)?.sha256 === file.sha256;
            const { sha256, size } = (isSame && inventory.files.get(beside)) || {};
            const there = options.place === undefined ? undefined : (0,external_node_path_.join)(options.place, beside);
            if (sha256 !== undefined && size !== undefined && (there === undefined || holds(there, sha256))) {
                files[beside] = { sha256, size, contentType, cacheControl };
                if (there !== undefined)
                    elsewhere.set(beside, there);
                continue;
            }
            const made = await options.compressor.compress(source, file, encoding);
            if (made === undefined)
                continue;
            files[beside] = { ...made.digests, contentType, cacheControl };
            elsewhere.set(beside, made.file);
        }
    });
    const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
    return { ...site, manifest: { ...site.manifest, files: Object.fromEntries(sorted) }, elsewhere };
}
/** Whether no folder takes a file of this name. */
function isTooLong(path) {
    return Buffer.byteLength((0,external_node_path_.basename)(path)) > names/* LONGEST_NAME */.B6;
}
function holds(file, sha256) {
    return (0,external_node_fs_.existsSync)(file) && (0,hash_file/* hashFile */.D)('sha256', file).digest === sha256;
}
/** Does the work for each file of these types, as many at once as there are processors. */
async function eachFile(site, types, { signal }, work) {
    const files = Object.entries(site.manifest.files).filter(([, file]) => (0,files_compressor/* isCompressible */.XT)(file, types));
    await (0,each_at_once/* eachAtOnce */.G)(files, { count: (0,external_node_os_.availableParallelism)(), signal }, ([path, file]) => work(path, file, (0,destination/* sourceOf */.v)(site, path)));
}

// EXTERNAL MODULE: ./lib/deploy/plan/read-manifest.js + 1 modules
var read_manifest = __webpack_require__(8067);
;// CONCATENATED MODULE: ./lib/deploy/store/store-rules.js






const UNIT_MS = { h: 3_600_000, d: 24 * 3_600_000 };
/** The options that every store takes. */
const STORE_OPTIONS = {
    concurrency: (0,deploy_scheme/* wholeNumber */.rD)(1, 256),
    inventory: (0,deploy_scheme/* oneOf */.yL)('manifest', 'listing'),
    force: deploy_scheme/* yesOrNo */.GX,
    'clean-urls': deploy_scheme/* yesOrNo */.GX,
    keep: deploy_scheme/* text */.Qq,
    grace: { form: 'hours or days, as 12h or 7d', accepts: (value) => /^\d{1,4}[hd]$/.test(value) },
    precompress: (0,deploy_scheme/* oneOf */.yL)(...files_compressor/* ENCODINGS */.JC),
};
/** Reads the options of a line that was accepted. Lists are separated by commas. */
function storeRulesOf(options) {
    const [, amount = '0', unit = 'd'] = /^(\d+)([hd])$/.exec(options.grace ?? '') ?? [];
    return {
        cleanUrls: options['clean-urls'] === 'true',
        keeps: (0,patterns/* matcherOf */.K)((0,deploy_scheme/* listOf */.c3)(options.keep)),
        graceMs: Number(amount) * (UNIT_MS[unit] ?? 0),
        precompress: files_compressor/* ENCODINGS */.JC.find((encoding) => encoding === options.precompress),
    };
}
/** What a store is by its line alone, whatever service keeps it. */
function storeBase({ target, options }, { tempDirectory }, usualConcurrency) {
    const rules = storeRulesOf(options);
    const compressor = (0,files_compressor/* createCompressor */._S)(tempDirectory);
    return {
        kind: 'files',
        name: target,
        force: options.force === 'true',
        rules,
        concurrency: Number(options.concurrency ?? usualConcurrency),
        async wanted(site, inventory, { signal }) {
            const named = rules.cleanUrls ? withCleanUrls(site) : site;
            if (rules.precompress === undefined)
                return named;
            return compressedInPlace(named, inventory, rules.precompress, { compressor, signal });
        },
        close: () => compressor.close(),
    };
}
/** The site with its pages under their addresses without an extension too. */
function withCleanUrls(site) {
    const files = new Map(Object.entries(site.manifest.files));
    const elsewhere = new Map(site.elsewhere);
    for (const [alias, path] of aliasesOf(site.manifest)) {
        const file = files.get(path);
        if (file === undefined)
            continue;
        files.set(alias, file);
        elsewhere.set(alias, (0,destination/* sourceOf */.v)(site, path));
    }
    return { ...site, manifest: { ...site.manifest, files: Object.fromEntries(files) }, elsewhere };
}
/**
 * Clean address \u2192 page. Object stores serve what is stored under the exact key; a page's address has no extension.
 * The address of an `index.html` is its folder's, without a slash; that of the first page is the store's own.
 */
function aliasesOf({ files }) {
    const aliases = new Map();
    for (const path of Object.keys(files)) {
        if (!path.endsWith('.html') || path === 'index.html' || path === '404.html')
            continue;
        const alias = path.replace(/(\/index)?\.html$/, '');
        // As of `...html`: browsers ask for another address then.
        if (read_manifest/* LEADS_OUT */.lb.test(alias))
            continue;
        // A page of that name wins over the index of a folder of that name.
        const taken = Object.hasOwn(files, alias) || (path.endsWith('/index.html') && Object.hasOwn(files, `${alias}.html`));
        if (!taken)
            aliases.set(alias, path);
    }
    return aliases;
}

// EXTERNAL MODULE: ./lib/text/percent.js
var percent = __webpack_require__(39354);
;// CONCATENATED MODULE: ./lib/deploy/azure/address.js

const TARGET = /^azblob:\/\/([^/]*)(?:\/([^/]*)(?:\/(.*))?)?$/;
/** The parts of `azblob://account/container/prefix`; missing ones are empty. */
function partsOf(target) {
    const [, account = '', container = '', path = ''] = TARGET.exec(target) ?? [];
    return { account, container, path };
}
/** Reads a connection string; what it does not hold is undefined. */
function parseConnectionString(text) {
    const parts = new Map(text.split(';').map((part) => {
        const at = part.indexOf('=');
        return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()];
    }));
    const account = parts.get('accountname');
    const suffix = parts.get('endpointsuffix');
    const protocol = parts.get('defaultendpointsprotocol') ?? 'https';
    const made = account === undefined || suffix === undefined ? undefined : `${protocol}://${account}.blob.${suffix}`;
    return {
        account,
        key: parts.get('accountkey'),
        sas: parts.get('sharedaccesssignature'),
        blobEndpoint: parts.get('blobendpoint') ?? made,
    };
}
/** The URL of the container (`path` undefined) or of a blob in it. */
function urlOf(container, path) {
    // A container's name has nothing to encode; `$web` is signed and sent as the service's own clients do.
    const root = `${container.endpoint}/${container.name}`;
    return path === undefined ? root : `${root}/${(0,percent/* encodePath */.O0)(container.prefix + path)}`;
}

// EXTERNAL MODULE: ./lib/deploy/files/digest.js
var digest = __webpack_require__(68187);
// EXTERNAL MODULE: ./lib/deploy/store/no-store.js
var no_store = __webpack_require__(23970);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./lib/deploy/store/parts.js



/**
 * Reads a file part by part and hands each to `send`, as many at once as the gate lets through; the answers come in
 * the file's order. Parts are verified one by one on their way: that together they are the file of the manifest, no
 * service can tell. Throws E_DEPLOY_FAILED where they are not.
 */
async function sendParts({ source, size, sha256, subject }, { partSize, gate, turn }, send) {
    const hashing = (0,external_node_crypto_.createHash)('sha256');
    const file = await (0,promises_.open)(source);
    let before = Promise.resolve();
    let sent = 0;
    const read = async (index, bytes) => {
        await file.read(bytes, 0, bytes.length, index * partSize);
        hashing.update(bytes);
        return bytes;
    };
    const sendPart = async (index) => {
        turn.signal.throwIfAborted();
        const memory = memoryOf(partSize);
        const bytes = memory.subarray(0, size - index * partSize);
        // One after the other: a digest is made in order.
        const reading = before.then(() => read(index, bytes));
        before = reading;
        const answer = await send(await reading, index);
        FREE.push(memory);
        sent += bytes.length;
        turn.onSent?.(sent);
        return answer;
    };
    try {
        const answers = await allParts(Math.ceil(size / partSize), gate, sendPart);
        (0,digest/* requireSha256 */.Pm)(hashing.digest('hex'), sha256, subject);
        return answers;
    }
    finally {
        await file.close();
    }
}
/**
 * Memory of parts that have arrived, for the next. What a part that failed was sent from is not used again: an attempt
 * may still read it.
 */
const FREE = [];
function memoryOf(size) {
    const free = FREE.findIndex((one) => one.length === size);
    return FREE.splice(free, free < 0 ? 0 : 1)[0] ?? Buffer.allocUnsafeSlow(size);
}
/**
 * What work on each part of a file answers, in the file's order. After the failure of one none is begun, and all have
 * ended before it is thrown, so that nothing is under way when a transfer is given up.
 */
async function allParts(count, gate, work) {
    const answers = [];
    const failures = [];
    const one = async (index) => {
        if (failures.length > 0)
            return;
        try {
            answers[index] = await work(index);
        }
        catch (error) {
            failures.push(error);
        }
    };
    await Promise.all(Array.from({ length: count }, (_, index) => gate(() => one(index))));
    if (failures.length > 0)
        throw failures[0];
    return answers;
}

// EXTERNAL MODULE: ./lib/deploy/store/xml.js
var xml = __webpack_require__(25928);
;// CONCATENATED MODULE: ./lib/deploy/azure/blobs.js








/** The operations of the Blob service that a publish needs. */
const COPY_POLL_MS = 500;
/** Ten minutes for one file. */
const MOST_COPY_POLLS = 1200;
const subjectOf = ({ account, name, prefix }, path) => `${account}/${name}/${prefix}${path}`;
/** The text of a blob, empty where it goes to `read`; undefined if there is none. */
async function readBlob({ client, container }, path, turn, read) {
    const subject = subjectOf(container, path);
    const request = { method: 'GET', url: urlOf(container, path), subject, permission: 'read', read };
    const answer = await client(request, turn, [404]);
    if (answer.status !== 404)
        return answer.body;
    // Without the container there is nothing to list either: the listing that follows says so.
    return undefined;
}
/** Put Blob: the service verifies the bytes by Content-MD5 and keeps it. Answers with the blob's ETag. */
async function putBlob({ client, container }, outgoing, turn) {
    const { path, file } = outgoing;
    const { headers } = await client({
        method: 'PUT',
        url: urlOf(container, path),
        headers: {
            'x-ms-blob-type': 'BlockBlob',
            'content-type': file.contentType,
            'content-md5': (0,store/* base64OfHex */.Ql)(file.md5),
            ...propertiesOf(file),
        },
        body: (0,store/* bodyOf */.EN)(outgoing),
        subject: subjectOf(container, path),
        permission: 'write',
    }, turn);
    return headers.etag;
}
/** What the service says of a blob without its bytes; undefined if there is none. */
async function headersOf({ client, container }, path, turn) {
    const subject = subjectOf(container, path);
    const request = { method: 'HEAD', url: urlOf(container, path), subject, permission: 'read' };
    const answer = await client(request, turn, [404]);
    return answer.status === 404 ? undefined : answer.headers;
}
/** Put Block, each verified by its MD5, then Put Block List. Blocks never listed are dropped by the service in a week. */
async function putInBlocks({ client, container }, { path, file, source }, gate, turn) {
    const url = urlOf(container, path);
    const about = { subject: subjectOf(container, path), permission: 'write' };
    const count = Math.ceil(file.size / store/* PART_SIZE */.El);
    // Ids hold the digest: two runs that send different bytes at once do not mix their blocks.
    const ids = Array.from({ length: count }, (_, index) => Buffer.from(`${file.md5}-${String(index).padStart(6, '0')}`).toString('base64'));
    const large = { source, size: file.size, sha256: file.sha256, subject: about.subject };
    await sendParts(large, { partSize: store/* PART_SIZE */.El, gate, turn }, (bytes, index) => client({
        method: 'PUT',
        url: `${url}?comp=block&blockid=${encodeURIComponent(ids[index] ?? '')}`,
        headers: { 'content-md5': (0,store/* base64OfHex */.Ql)((0,digest/* digestOf */.ol)(bytes).md5) },
        body: (0,store_client/* bodyInMemory */.Dn)(bytes),
        ...about,
    }, turn));
    const list = ids.map((id) => `<Latest>${id}</Latest>`).join('');
    await client({
        method: 'PUT',
        url: `${url}?comp=blocklist`,
        headers: { 'content-type': 'application/xml', ...propertiesOf(file) },
        body: (0,store_client/* bodyInMemory */.Dn)(`<?xml version="1.0" encoding="utf-8"?><BlockList>${list}</BlockList>`),
        ...about,
    }, turn);
}
/** Copy Blob within the container, then its headers; false if there is no such blob. */
async function copyBlob(place, { from, to, file }, clock, turn) {
    const { client, container } = place;
    const about = { url: urlOf(container, to), subject: subjectOf(container, to) };
    const copied = await client({
        method: 'PUT',
        headers: { 'x-ms-copy-source': urlOf(container, from) },
        permission: 'write',
        ...about,
    }, turn, [404]);
    if (copied.status === 404)
        return false;
    // Within an account a copy is done at once, as a rule.
    let state = copied.headers['x-ms-copy-status'];
    for (let polls = 0; state === 'pending' && polls < MOST_COPY_POLLS; polls += 1) {
        await clock.sleep(COPY_POLL_MS, turn.signal);
        state = (await client({ method: 'HEAD', permission: 'read', ...about }, turn)).headers['x-ms-copy-status'];
    }
    if (state !== undefined && state !== 'success') {
        throw new errors_failure/* Failure */.HR('E_DEPLOY_FAILED', {
            what: 'A file could not be copied within the store',
            value: about.subject,
            why: `the service says that the copy is ${state}`,
            fix: 'run again',
        });
    }
    return setProperties(place, to, file, turn);
}
/** Set Blob Properties, which replaces all of them; false if there is no such blob. */
async function setProperties(place, path, file, turn) {
    const { client, container } = place;
    // What a listing knows the blob by goes with the others, unless it is said again.
    const there = file.md5 === undefined ? await headersOf(place, path, turn) : {};
    if (there === undefined)
        return false;
    const md5 = there['content-md5'];
    const answer = await client({
        method: 'PUT',
        url: `${urlOf(container, path)}?comp=properties`,
        headers: {
            ...propertiesOf(file),
            ...(md5 === undefined ? {} : { 'x-ms-blob-content-md5': md5 }),
        },
        subject: subjectOf(container, path),
        permission: 'write',
    }, turn, [404]);
    return answer.status !== 404;
}
/** What `setProperties` asks the service. */
function propertyRequests({ md5 }) {
    return md5 === undefined ? 2 : 1;
}
/** Delete Blob; one that is gone already is as wanted. */
async function deleteBlob({ client, container }, path, turn) {
    await client({
        method: 'DELETE',
        url: urlOf(container, path),
        headers: { 'x-ms-delete-snapshots': 'include' },
        subject: subjectOf(container, path),
        permission: 'delete',
    }, turn, [404]);
}
/** Blobs in one answer; the service's limit. */
const LISTED_AT_ONCE = 5000;
/** List Blobs: everything below the prefix, with digests and headers as far as the service has them. */
async function listBlobs({ client, container }, turn) {
    const { prefix } = container;
    const files = new Map();
    let marker = '';
    do {
        const query = new URLSearchParams({ restype: 'container', comp: 'list', prefix, marker });
        const { body } = await client({
            method: 'GET',
            url: `${urlOf(container)}?${query}`,
            subject: `${container.account}/${container.name}`,
            permission: 'list',
        }, turn);
        if (!body.includes('<EnumerationResults'))
            throw (0,no_store/* noStore */.R5)(`${container.account}/${container.name}`);
        for (const blob of (0,xml/* elements */.Yt)(body, 'Blob')) {
            const path = ((0,xml/* textOf */.b6)(blob, 'Name') ?? '').slice(prefix.length);
            // With a hierarchical namespace, folders are listed too.
            if (path !== '' && (0,xml/* textOf */.b6)(blob, 'ResourceType') !== 'directory')
                files.set(path, listedOf(blob));
        }
        const next = (0,xml/* textOf */.b6)(body, 'NextMarker') ?? '';
        // Nothing would come to an end.
        if (next !== '' && next === marker)
            throw (0,no_store/* noStore */.R5)(`${container.account}/${container.name}`);
        marker = next;
    } while (marker !== '');
    return files;
}
function listedOf(blob) {
    const md5 = (0,xml/* textOf */.b6)(blob, 'Content-MD5');
    return {
        size: Number((0,xml/* textOf */.b6)(blob, 'Content-Length')),
        ...(md5 ? { md5: (0,store/* hexOfBase64 */.K4)(md5) } : {}),
        contentType: (0,xml/* textOf */.b6)(blob, 'Content-Type') ?? '',
        cacheControl: (0,xml/* textOf */.b6)(blob, 'Cache-Control') ?? '',
        contentEncoding: (0,xml/* textOf */.b6)(blob, 'Content-Encoding') || undefined,
    };
}
function propertiesOf(file) {
    return {
        'x-ms-blob-content-type': file.contentType,
        'x-ms-blob-cache-control': file.cacheControl,
        ...(file.md5 === undefined ? {} : { 'x-ms-blob-content-md5': (0,store/* base64OfHex */.Ql)(file.md5) }),
        ...(file.contentEncoding === undefined ? {} : { 'x-ms-blob-content-encoding': file.contentEncoding }),
    };
}

;// CONCATENATED MODULE: ./lib/deploy/azure/shared-key.js

/** Headers that are signed by their place; the others that count start with `x-ms-`. */
const SIGNED = [
    'content-encoding',
    'content-language',
    'content-length',
    'content-md5',
    'content-type',
    'date',
    'if-modified-since',
    'if-match',
    'if-none-match',
    'if-unmodified-since',
    'range',
];
/**
 * The `Authorization` header of a request signed with the account's key ("Authorize with Shared Key", Blob service).
 * `headers` have names in lower case and hold `x-ms-date` and `x-ms-version`; `key` is in base64.
 */
function sharedKeyHeader(request, account, key) {
    const url = new URL(request.url);
    const { headers } = request;
    const placed = SIGNED.map((name) => name === 'content-length' && headers[name] === '0' ? '' : (headers[name] ?? ''));
    const marked = Object.keys(headers)
        .filter((name) => name.startsWith('x-ms-'))
        .sort()
        .map((name) => `${name}:${headers[name]}`);
    const query = [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : 1));
    const resource = [`/${account}${url.pathname}`, ...query.map(([name, value]) => `${name}:${value}`)];
    const text = [request.method, ...placed, ...marked, ...resource].join('\n');
    const signature = (0,external_node_crypto_.createHmac)('sha256', Buffer.from(key, 'base64')).update(text).digest('base64');
    return `SharedKey ${account}:${signature}`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var classic_schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/http/endless.js
var endless = __webpack_require__(65208);
// EXTERNAL MODULE: ./lib/http/json-in.js
var json_in = __webpack_require__(1102);
// EXTERNAL MODULE: ./lib/http/network-words.js
var network_words = __webpack_require__(84810);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
// EXTERNAL MODULE: ./lib/deploy/store/told-retries.js
var told_retries = __webpack_require__(81619);
;// CONCATENATED MODULE: ./lib/deploy/identity.js







const Answer = classic_schemas/* looseObject */._H3({ value: classic_schemas/* string */.YjP().min(1) });
const NO_TOKEN = "what the runner's token service answered holds no token";
/** Where the runner gives the run's identity away. Throws E_DEPLOY_CREDENTIALS where it gives none. */
function identitySource(env, { name, permissions }) {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = env;
    if (url && token)
        return { url, token };
    throw new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
        what: `The runner offers no identity token, which ${name} asks for`,
        why: 'ACTIONS_ID_TOKEN_REQUEST_URL is not set: the job lacks the permission, as runs of forks do',
        fix: remedyOf(permissions),
    });
}
const remedyOf = (permissions) => `give the job \`permissions: { ${permissions} }\``;
/**
 * The run's OpenID token, by which others know whose run this is. Masked; never in a message. Throws
 * E_DEPLOY_CREDENTIALS where the runner gives none.
 */
async function identityToken({ env, http, clock, log }, asker, signal) {
    const { name, permissions, audience } = asker;
    const { url, token } = identitySource(env, asker);
    log.mask(token);
    try {
        const address = new URL(url);
        if (audience !== undefined)
            address.searchParams.set('audience', audience);
        const attempt = async () => {
            try {
                const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
                const answer = await http({ method: 'GET', url: address, headers, signal });
                const body = await (0,endless/* textOf */.b6)(answer.body);
                const error = new Error(`the runner's token service answered ${answer.status}`);
                if ((0,retry/* isRetryableStatus */.PS)(answer.status)) {
                    const retryAfter = (0,retry/* retryAfterMs */.Vs)(answer.headers, clock.now());
                    return { done: false, error, retryAfter };
                }
                if (answer.status !== 200)
                    throw error;
                // The words of a parser are not told: they show the beginning of what may be a token.
                const value = Answer.safeParse((0,json_in/* jsonIn */.Y)(body)).data?.value;
                if (value === undefined)
                    return { done: false, error: new Error(NO_TOKEN) };
                log.mask(value);
                return { done: true, value };
            }
            catch (error) {
                signal.throwIfAborted();
                if ((0,retry/* networkErrorCode */.a0)(error) === undefined)
                    throw error;
                return { done: false, error: new Error(`the runner's token service: ${(0,network_words/* networkWords */.G)(error)}`) };
            }
        };
        const told = { log, place: 'identity', request: `the identity token for ${name}` };
        return await (0,told_retries/* toldRetries */.g)(attempt, { clock, signal, ...told });
    }
    catch (error) {
        signal.throwIfAborted();
        throw new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: `The identity token for ${name} could not be had`,
            why: (0,network_words/* networkWords */.G)(error),
            fix: `${remedyOf(permissions)}, and run again`,
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./lib/deploy/machine.js



/** Whether a cloud may know the machine itself; those that GitHub hosts have no account there. */
function mayHaveAccount({ RUNNER_ENVIRONMENT }) {
    return RUNNER_ENVIRONMENT !== 'github-hosted';
}
/** The user's folder. */
function homeOf({ HOME, USERPROFILE }) {
    return HOME || USERPROFILE || (0,external_node_os_.homedir)();
}
/** Whether the user's folder holds a file or folder. */
function isAtHome(env, ...path) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(homeOf(env), ...path));
}

;// CONCATENATED MODULE: ./lib/deploy/store/secret-in-path.js

/**
 * The failure of a variable that is to name a file with a secret, and holds what seems to be the secret itself;
 * undefined where it can be a path. It says nothing of the value, which the words of a system or library would show.
 */
function secretInPath(env, variable, fix) {
    const given = env[variable] ?? '';
    // JSON, a token of JSON (eyJ is {" in base64), or longer than paths are.
    if (!/^\s*(\{|eyJ)/.test(given) && given.length <= 1024)
        return undefined;
    return new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
        what: `The variable ${variable} cannot be used`,
        why: 'it holds what seems to be the secret itself, and is to name the file with it',
        fix,
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./lib/deploy/store/lost-connection.js
var lost_connection = __webpack_require__(33848);
;// CONCATENATED MODULE: ./lib/deploy/azure/login.js








/** What tokens are asked for. */
const RESOURCE = 'https://storage.azure.com/';
const TokenAnswer = classic_schemas/* looseObject */._H3({ access_token: classic_schemas/* string */.YjP(), expires_in: number() });
const TokenError = classic_schemas/* looseObject */._H3({ error: classic_schemas/* string */.YjP(), error_description: classic_schemas/* string */.YjP().optional() });
const UNREACHED_FIX = 'check the network (and AZURE_AUTHORITY_HOST, for another cloud), then run again';
/** A token in exchange for what proves that this is the client: fields of the form. */
async function logIn(application, proof, { http, clock, env, log }, signal) {
    const { client, tenant } = application;
    const host = (0,deploy_scheme/* environmentSetting */._T)(env, ['AZURE_AUTHORITY_HOST'], deploy_scheme/* httpAddress */.Fh);
    const authority = (host ?? 'https://login.microsoftonline.com').replace(/\/+$/, '');
    const form = {
        grant_type: 'client_credentials',
        client_id: client,
        scope: `${RESOURCE}.default`,
        ...proof,
    };
    const attempt = async () => {
        let response;
        let text;
        try {
            response = await http({
                method: 'POST',
                url: `${authority}/${encodeURIComponent(tenant)}/oauth2/v2.0/token`,
                headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
                body: new URLSearchParams(form).toString(),
                signal,
            });
            text = await (0,endless/* textOf */.b6)(response.body);
        }
        catch (error) {
            signal.throwIfAborted();
            return (0,lost_connection/* lostConnection */.L)(error, {
                name: 'The login service',
                address: authority,
                unreachableFix: UNREACHED_FIX,
            });
        }
        const body = (0,json_in/* jsonIn */.Y)(text);
        const answer = TokenAnswer.safeParse(body);
        if (response.status < 300 && answer.success) {
            const expires = clock.now() + answer.data.expires_in * 1000;
            return { done: true, value: { value: answer.data.access_token, expires } };
        }
        const error = refusedLogin(application, authority, response.status, body);
        // A success without a token is the answer of something in between.
        if (!(0,retry/* isRetryableStatus */.PS)(response.status) && response.status >= 300)
            throw error;
        return { done: false, error, retryAfter: (0,retry/* retryAfterMs */.Vs)(response.headers, clock.now()) };
    };
    return (0,told_retries/* toldRetries */.g)(attempt, { clock, signal, log, place: authority, request: 'the login' });
}
function refusedLogin({ client, tenant }, authority, status, body) {
    const told = TokenError.safeParse(body);
    const why = told.success
        ? (told.data.error_description ?? told.data.error).split(/\r?\n/, 1)[0]
        : `${status < 300 ? 'something that holds no token, ' : ''}status ${status}`;
    if (!told.success && (status < 300 || (0,retry/* isRetryableStatus */.PS)(status))) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_UNREACHABLE', {
            what: 'The login service gives no login',
            value: authority,
            why: `it answered ${why}`,
            fix: UNREACHED_FIX,
        });
    }
    return new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', {
        what: 'The login was refused',
        value: `client ${client}, tenant ${tenant}`,
        why: `${authority} says ${why}`,
        fix: 'check AZURE_CLIENT_ID and AZURE_TENANT_ID, and that the application has a federated credential for this ' +
            'repository and branch or environment',
    });
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/deploy/azure/session.js





const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
const SessionToken = classic_schemas/* looseObject */._H3({ accessToken: classic_schemas/* string */.YjP(), expires_on: classic_schemas/* number */.aig().optional() });
/** The session of the Azure command line, which also the login Action leaves. */
async function tokenOfSession(env, signal) {
    try {
        const args = ['account', 'get-access-token', '--resource', RESOURCE, '--output', 'json'];
        const { stdout } = await run('az', args, { env, signal, shell: process.platform === 'win32' });
        const token = SessionToken.parse(JSON.parse(stdout));
        // Older versions tell the end in local time only; such a token lives for most of an hour at least.
        const expires = token.expires_on === undefined ? Number.POSITIVE_INFINITY : token.expires_on * 1000;
        return { value: token.accessToken, expires };
    }
    catch (error) {
        signal.throwIfAborted();
        const absent = error.code === 'ENOENT';
        const az = absent ? 'there is no az on this machine' : `az says: ${lineOf(error)}`;
        throw noCredentials(env, az, error);
    }
}
/** The failure where nothing proves who this is, nor `az` does. */
function noCredentials(env, az, cause) {
    return new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
        what: 'No credentials for the storage account were found',
        why: `${lackOf(env)}, and ${az}`,
        fix: 'add a step that logs in to Azure before this one, or set AZURE_CLIENT_ID and AZURE_TENANT_ID (with ' +
            'permissions: id-token: write), AZURE_STORAGE_SAS_TOKEN, AZURE_STORAGE_KEY or AZURE_STORAGE_CONNECTION_STRING',
        cause,
    });
}
/** What is missing for another login than the session's. */
function lackOf({ AZURE_CLIENT_ID: client, AZURE_TENANT_ID: tenant }) {
    if (!client && !tenant)
        return 'none are in the environment';
    if (!client || !tenant) {
        const [set, empty] = client ? ['CLIENT', 'TENANT'] : ['TENANT', 'CLIENT'];
        return `AZURE_${set}_ID is set without AZURE_${empty}_ID`;
    }
    return ('nothing proves AZURE_CLIENT_ID: this is no job with id-token: write, and neither AZURE_FEDERATED_TOKEN_FILE ' +
        'nor AZURE_CLIENT_SECRET is set');
}
/** What az said, not what it was asked. */
function lineOf(error) {
    const stderr = error.stderr;
    const said = typeof stderr === 'string' ? stderr.trim().split('\n', 1)[0] : undefined;
    return said || (0,errors_failure/* messageOf */.bD)(error);
}

;// CONCATENATED MODULE: ./lib/deploy/azure/token.js







/** A workload's token must be made for the exchange. */
const ASKER = {
    name: 'Microsoft Entra',
    permissions: 'id-token: write',
    audience: 'api://AzureADTokenExchange',
};
/** A token is renewed so long before it ends. */
const EARLY_MS = 5 * 60_000;
/**
 * Tokens of Microsoft Entra: in exchange for a federated token (a file, or this workflow run's own), for a client
 * secret, else of the session that `az login` or the login Action left. Kept until shortly before they expire.
 */
function tokenSource(effects) {
    const { clock, log } = effects;
    let current;
    const renewed = (signal) => {
        const coming = fetchToken(effects, signal).then((token) => {
            log.mask(token.value);
            return token;
        });
        current = coming;
        coming.catch(() => {
            if (current === coming)
                current = undefined;
        });
        return coming;
    };
    return async ({ refresh, signal }) => {
        const known = current;
        if (refresh || known === undefined)
            return (await renewed(signal)).value;
        const token = await known;
        if (token.expires - clock.now() > EARLY_MS)
            return token.value;
        // Many requests find at once that it ends: one of them renews it.
        return (await (current === known || current === undefined ? renewed(signal) : current)).value;
    };
}
async function fetchToken(effects, signal) {
    const { env } = effects;
    // Secrets are often stored with the end of their line.
    const [client, tenant, secret] = [env.AZURE_CLIENT_ID, env.AZURE_TENANT_ID, env.AZURE_CLIENT_SECRET].map((value) => value?.trim());
    if (!client || !tenant)
        return tokenOfSession(env, signal);
    const loggedIn = (proof) => logIn({ client, tenant }, proof, effects, signal);
    if (env.AZURE_FEDERATED_TOKEN_FILE)
        return loggedIn(assertionOf(await tokenInFile(env.AZURE_FEDERATED_TOKEN_FILE, env)));
    if (secret) {
        effects.log.mask(secret);
        return loggedIn({ client_secret: secret });
    }
    if (env.ACTIONS_ID_TOKEN_REQUEST_URL && env.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
        return loggedIn(assertionOf(await identityToken(effects, ASKER, signal)));
    return tokenOfSession(env, signal);
}
/** Throws E_DEPLOY_CREDENTIALS where nothing can prove who this is; nobody is asked. */
async function requireProof(env) {
    const { AZURE_CLIENT_ID: client, AZURE_TENANT_ID: tenant } = env;
    if (client && tenant) {
        if (env.AZURE_FEDERATED_TOKEN_FILE)
            return void (await tokenInFile(env.AZURE_FEDERATED_TOKEN_FILE, env));
        if (env.AZURE_CLIENT_SECRET || env.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
            return;
    }
    // What az leaves of each login.
    if (env.AZURE_CONFIG_DIR || isAtHome(env, '.azure', 'azureProfile.json'))
        return;
    throw noCredentials(env, 'there is no session of az');
}
async function tokenInFile(path, env) {
    try {
        return (await (0,promises_.readFile)(path, 'utf8')).trim();
    }
    catch (error) {
        const misplaced = secretInPath(env, 'AZURE_FEDERATED_TOKEN_FILE', 'write the token to a file and name that');
        if (misplaced !== undefined)
            throw misplaced;
        throw new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: 'The federated token cannot be read',
            value: path,
            why: (0,errors_failure/* messageOf */.bD)(error),
            fix: 'correct AZURE_FEDERATED_TOKEN_FILE',
            cause: error,
        });
    }
}
function assertionOf(assertion) {
    return {
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
    };
}

;// CONCATENATED MODULE: ./lib/deploy/azure/credentials.js





/**
 * Credentials from the environment: AZURE_STORAGE_CONNECTION_STRING, else AZURE_STORAGE_SAS_TOKEN, else
 * AZURE_STORAGE_KEY, else a login (see `tokenSource`). Nothing is asked for yet. Throws E_DEPLOY_CREDENTIALS where
 * they are for another account.
 */
function credentialsOf(account, context) {
    const { env, log } = context;
    if (env.AZURE_STORAGE_CONNECTION_STRING) {
        const connection = parseConnectionString(env.AZURE_STORAGE_CONNECTION_STRING);
        if (connection.account !== undefined && connection.account !== account) {
            throw wrongAccount('AZURE_STORAGE_CONNECTION_STRING', connection.account, account);
        }
        if (connection.key)
            return keyOf(account, connection.key, log);
        if (connection.sas)
            return sasOf(connection.sas, log);
        throw new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: 'The connection string holds no credentials',
            value: 'AZURE_STORAGE_CONNECTION_STRING',
            why: 'it has neither AccountKey= nor SharedAccessSignature=',
            fix: 'copy it again, whole, from the storage account\u2019s access keys',
        });
    }
    if (env.AZURE_STORAGE_SAS_TOKEN)
        return sasOf(env.AZURE_STORAGE_SAS_TOKEN, log);
    if (env.AZURE_STORAGE_KEY) {
        const named = env.AZURE_STORAGE_ACCOUNT;
        if (named && named !== account)
            throw wrongAccount('AZURE_STORAGE_ACCOUNT', named, account);
        return keyOf(account, env.AZURE_STORAGE_KEY, log);
    }
    return { kind: 'token', token: tokenSource(context) };
}
function keyOf(account, key, log) {
    log.mask(key);
    return { kind: 'key', account, key };
}
function sasOf(given, log) {
    // Azure shows it with its `?`, and as the end of an address.
    const query = given.trim().replace(/^[^?]*\?/, '');
    log.mask(query);
    const signature = new URLSearchParams(query).get('sig');
    if (signature) {
        log.mask(signature);
        log.mask(encodeURIComponent(signature));
    }
    return { kind: 'sas', query };
}
function wrongAccount(variable, named, account) {
    return new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
        what: 'The credentials are for another storage account',
        value: `${variable} is for ${named}`,
        why: `the destination is in ${account}`,
        fix: 'correct the one or the other',
    });
}
/** Adds the credentials to a request that has its `x-ms-` headers. */
async function authorized(request, credentials, options) {
    const { url, headers } = request;
    switch (credentials.kind) {
        case 'key': {
            const authorization = sharedKeyHeader(request, credentials.account, credentials.key);
            return { url, headers: { ...headers, authorization } };
        }
        case 'sas': {
            const source = headers['x-ms-copy-source'];
            return {
                url: withQuery(url, credentials.query),
                headers: source === undefined
                    ? headers
                    : { ...headers, 'x-ms-copy-source': withQuery(source, credentials.query) },
            };
        }
        case 'token':
            return { url, headers: { ...headers, authorization: `Bearer ${await credentials.token(options)}` } };
    }
}
function withQuery(url, query) {
    return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
/** When a SAS ends, if it says so. */
function expiryOf(credentials) {
    if (credentials.kind !== 'sas')
        return undefined;
    const end = Date.parse(new URLSearchParams(credentials.query).get('se') ?? '');
    return Number.isNaN(end) ? undefined : new Date(end);
}
/** The account's address for blobs: given, of the connection string, or the public cloud's. */
function endpointOf(account, given, env) {
    const connection = parseConnectionString(env.AZURE_STORAGE_CONNECTION_STRING ?? '');
    const own = connection.account === undefined || connection.account === account;
    const ofString = () => (0,deploy_scheme/* acceptedSetting */.Go)('The blob endpoint of AZURE_STORAGE_CONNECTION_STRING', connection.blobEndpoint || undefined, deploy_scheme/* httpAddress */.Fh);
    const endpoint = given ?? (own ? ofString() : undefined);
    return (endpoint ?? `https://${account}.blob.core.windows.net`).replace(/\/+$/, '');
}

;// CONCATENATED MODULE: ./lib/deploy/azure/failure.js





const LETTERS = { read: 'r', list: 'l', write: 'cw', delete: 'd' };
const SKEW_MS = 15 * 60_000;
/** The failure a reader can act on: it names account, container, and the permission or setting to change. */
function failureOf({ status, headers, body }, { subject, permission }, tried) {
    const { container, credentials, now } = tried;
    const code = headers['x-ms-error-code'] ?? (0,xml/* textOf */.b6)(body, 'Code') ?? '';
    const message = ((0,xml/* textOf */.b6)(body, 'Message') ?? '').split('\n', 1)[0] ?? '';
    const words = [code, message].filter((part) => part !== '').join(': ');
    const why = `the service (${container.endpoint}) says ${words === '' ? `status ${status}` : `${words} (status ${status})`}`;
    const denied = (what, fix) => new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', { what, value: subject, why, fix });
    switch (code) {
        case 'ContainerNotFound':
        case 'ContainerBeingDeleted':
            return new errors_failure/* Failure */.HR('E_DEPLOY_NOT_FOUND', {
                what: 'The container does not exist',
                value: `${container.account}/${container.name}`,
                why,
                fix: container.name === '$web'
                    ? 'turn on the static website of the storage account, which makes it'
                    : 'create it, or correct the name in the destination',
            });
        case 'KeyBasedAuthenticationNotPermitted':
            return denied('The account refuses keys', 'log in to Azure instead (AZURE_CLIENT_ID, AZURE_TENANT_ID), or allow key access in its configuration');
        case 'LeaseIdMissing':
        case 'BlobImmutableDueToPolicy':
            return denied('A file is locked', 'end its lease, or the immutability policy of the container');
    }
    if (status === 400 && /md5/i.test(words))
        return (0,digest/* changedMidway */.gI)(subject, why);
    if (status === 401 || status === 403) {
        const end = expiryOf(credentials);
        if (end !== undefined && end.getTime() <= now) {
            return denied(`The SAS has expired at ${end.toISOString()}`, 'make a new one for AZURE_STORAGE_SAS_TOKEN; then run again: what arrived is reused');
        }
        const served = Date.parse(headers.date ?? '');
        if (Math.abs(served - now) > SKEW_MS) {
            return denied('The clock of this machine is wrong', 'set it');
        }
        const unknown = code === 'AuthenticationFailed' || /failed to authenticate/i.test(message);
        if (unknown && credentials.kind !== 'token') {
            return denied('The service does not accept the credentials', WRONG[credentials.kind]);
        }
        if (code === 'AuthorizationFailure') {
            return denied('The account does not let this machine in', `allow this network in the account\u2019s firewall, and ${allowed(permission, credentials)}`);
        }
        return denied('The credentials lack a permission', allowed(permission, credentials));
    }
    return (0,store_client/* otherFailure */.r7)(status, subject, why);
}
const WRONG = {
    key: 'copy the account\u2019s key again (AZURE_STORAGE_KEY or AZURE_STORAGE_CONNECTION_STRING); it may have been rotated',
    sas: 'copy the SAS again, whole, or make a new one (AZURE_STORAGE_SAS_TOKEN)',
};
function allowed(permission, credentials) {
    if (credentials.kind === 'sas') {
        const letters = LETTERS[permission];
        return `make a SAS for the container that permits ${permission} (sp= with ${letters}; a publish needs racwdl)`;
    }
    return `allow to ${permission}: give the identity the role "Storage Blob Data Contributor" on the container`;
}

;// CONCATENATED MODULE: ./lib/deploy/azure/azure.js












/** `azblob://account/container/prefix`: Azure Blob Storage, its `$web` container included. */
const azureScheme = {
    form: 'azblob://account/container/prefix',
    options: {
        endpoint: deploy_scheme/* httpAddress */.Fh,
        ...STORE_OPTIONS,
    },
    complaint(target) {
        const { account, container, path } = partsOf(target);
        const fix = 'write azblob://account/container/prefix';
        if (/[?&]sig=/i.test(target))
            return {
                why: 'a SAS does not belong into it',
                fix: `${fix}, and give AZURE_STORAGE_SAS_TOKEN in the env of the step`,
            };
        if (account === '')
            return { why: 'it names no storage account', fix };
        if (container === '')
            return { why: 'it names no container', fix: `${fix}, or azblob://${account}/$web` };
        if (!/^[a-z0-9]{3,24}$/.test(account)) {
            return {
                why: `"${account}" cannot be a storage account\u2019s name`,
                fix: 'use its name alone, 3 to 24 small letters and digits; for another cloud add endpoint=https://\u2026',
            };
        }
        if (!/^(\$web|\$root|[a-z0-9](?:-?[a-z0-9]){2,62})$/.test(container)) {
            return {
                why: `"${container}" cannot be a container\u2019s name`,
                fix: 'use 3 to 63 small letters, digits and single hyphens, or $web',
            };
        }
        return (0,store/* prefixComplaint */.cC)(path);
    },
    open: openAzure,
};
/** The version of the service's protocol; the last header of its kind we rely on came long before. */
const API_VERSION = '2021-12-02';
function openAzure(spec, context) {
    const { options } = spec;
    const { account, container: name, path } = partsOf(spec.target);
    const endpoint = endpointOf(account, options.endpoint, context.env);
    const container = { account, name, prefix: (0,store/* prefixOf */.MT)(path), endpoint };
    const place = { container, client: clientOf(container, context) };
    const gate = (0,deploy_gate/* createGate */.q)(store/* PARTS_AT_ONCE */.FW);
    const base = storeBase(spec, context, 64);
    const put = async (given, turn) => {
        const outgoing = await (0,md5/* withMd5 */.x)(given);
        const { source, file } = outgoing;
        if (typeof source === 'string' && file.size > store/* IN_ONE_PIECE */.MP) {
            await putInBlocks(place, { ...outgoing, source }, gate, turn);
        }
        else {
            await putBlob(place, outgoing, turn);
        }
    };
    return {
        ...base,
        url: urlOf(container, 'index.html'),
        async ready() {
            if (credentialsOf(account, context).kind === 'token')
                await requireProof(context.env);
        },
        names: { prefix: container.prefix, mostBytes: store/* LONGEST_KEY */.rD },
        costs: {
            inParts: (parts) => parts + 1,
            headers: propertyRequests,
            copy: (file) => 1 + propertyRequests(file),
            listing: (files) => Math.ceil(files / LISTED_AT_ONCE),
        },
        inventory: (turn) => (0,store/* inventoryOfStore */.zO)(spec, context.log, {
            readManifest: (read) => readBlob(place, bundle_manifest/* MANIFEST_PATH */.U4, turn, read),
            list: () => listBlobs(place, turn),
        }),
        put,
        async putWatched(outgoing, turn) {
            const tag = await putBlob(place, await (0,md5/* withMd5 */.x)(outgoing), turn);
            return async () => (await headersOf(place, outgoing.path, turn))?.etag === tag;
        },
        updateHeaders: (blob, file, turn) => setProperties(place, blob, file, turn),
        copy: (from, to, file, turn) => copyBlob(place, { from, to, file }, context.clock, turn),
        readText: (blob, turn) => readBlob(place, blob, turn),
        remove: (paths, turn) => (0,store/* removeEach */.O0)(paths, { concurrency: base.concurrency, clock: context.clock }, turn, (one, paced) => deleteBlob(place, one, paced)),
    };
}
function clientOf(container, context) {
    let found;
    // Wrong ones are the destination's failure, not that of the whole run: looked for with the first request.
    const credentials = () => {
        found ??= credentialsOf(container.account, context);
        return found;
    };
    return (0,store_client/* createStoreClient */.XL)({
        address: container.endpoint,
        unreachableFix: `check the account\u2019s name (${container.account}) or endpoint= of the destination, and the network; then run again: what arrived is reused`,
        async authorize({ method, url, headers }, turn) {
            const dated = {
                ...headers,
                'x-ms-date': new Date(context.clock.now()).toUTCString(),
                'x-ms-version': API_VERSION,
            };
            return authorized({ method, url, headers: dated }, credentials(), turn);
        },
        isOwn: ({ headers }) => (headers['x-ms-request-id'] ?? headers['x-ms-version']) !== undefined,
        failureOf: (answer, request) => failureOf(answer, request, { container, credentials: credentials(), now: context.clock.now() }),
    }, context);
}

// EXTERNAL MODULE: ./lib/bundle/disk-failure.js
var disk_failure = __webpack_require__(21968);
// EXTERNAL MODULE: ./lib/deploy/branch/git.js
var branch_git = __webpack_require__(72892);
;// CONCATENATED MODULE: ./lib/deploy/branch/failure.js


/** Git keeps branches as files in folders: with `docs/v1` there can be no `docs`. */
const IN_THE_WAY = /'refs\/heads\/([^']+)' exists; cannot create/;
/** Somebody else pushed in between: fetch again and redo. */
function isConcurrent(error) {
    return (error instanceof branch_git.GitError &&
        error.command === 'push' &&
        !IN_THE_WAY.test(error.words) &&
        /\[rejected\]|stale info|cannot lock ref|failed to update ref|incorrect old value/.test(error.words));
}
/** The branch (or everything) is missing: the first publish makes it. */
function isMissingBranch(error) {
    return error instanceof branch_git.GitError && /couldn't find remote ref/.test(error.words);
}
const NETWORK = /Could not resolve|Failed to connect|Couldn't connect|Connection (refused|reset|timed out)|Operation timed out|early EOF|unexpected disconnect|hung up unexpectedly|RPC failed|Recv failure|Empty reply|returned error: (408|429|5\d\d)|HTTP (408|429|5\d\d)|TLS|SSL_ERROR_SYSCALL/;
/** What git says where something else answered in the repository's place. */
const STRANGER = /expected (flush|'packfile'|'acknowledgments')|bad line length|protocol error|git-http-push failed|Unable to find [0-9a-f]+ under|not valid: is this a git repository|Operation too slow/;
const MOVED = /error: 30\d|HTTP 30\d/;
/** What may pass on another try. */
function isPassing(error) {
    if (!(error instanceof branch_git.GitError))
        return false;
    const { words } = error;
    return (NETWORK.test(words) || STRANGER.test(words)) && !MOVED.test(words) && !/certificate/i.test(words);
}
/** What git says, as a failure that names the permission or setting to change. */
function failure_failureOf(error, remote) {
    if (!(error instanceof branch_git.GitError))
        return error;
    const { words } = error;
    const told = { value: `${remote.url} ${remote.branch}`, why: lastWords(words), cause: error };
    const token = remote.authorized
        ? 'give the job `permissions: contents: write`; for another repository, `github-token` must be a token that may write there'
        : 'let git have credentials of its own for it, as an ssh key or a credential helper: `github-token` is for runs of workflows, and goes to their own server only';
    if (/hook declined|protected branch|GH006|GH013|rule violations/i.test(words)) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', {
            what: 'The repository refuses a push to this branch',
            ...told,
            fix: 'let the workflow bypass the branch protection or ruleset of this branch, or name another branch',
        });
    }
    if (/Host key verification failed|No \S+ host key is known/i.test(words)) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: 'The server of the repository is not known, or not as it was, so that another could stand in its place',
            ...told,
            fix: 'put what ssh-keyscan prints of its host into ~/.ssh/known_hosts in a step before, once you have compared it with the server\u2019s own',
        });
    }
    if (/Authentication failed|could not read Username|terminal prompts disabled|error: 401/.test(words)) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: 'The repository asks for credentials',
            ...told,
            fix: token,
        });
    }
    if (/error: 403|Permission to .* denied|Write access .* not granted|Permission denied/i.test(words)) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', { what: 'There is no permission to push', ...told, fix: token });
    }
    if (MOVED.test(words)) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_NOT_FOUND', {
            what: 'The repository has moved',
            ...told,
            fix: 'name it in repo= as it is called now: redirects are not followed, since the token is for this address alone',
        });
    }
    if (/not found|error: 404|does not appear to be a git repository/i.test(words)) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_NOT_FOUND', {
            what: 'The repository does not exist, or cannot be seen with these credentials',
            ...told,
            fix: `correct repo=, or ${remote.authorized ? 'give `github-token` a token that may read and write it' : token}`,
        });
    }
    const [, inTheWay] = IN_THE_WAY.exec(words) ?? [];
    if (inTheWay !== undefined) {
        return new errors_failure/* Failure */.HR('E_GIT', {
            what: 'There can be no branch of this name',
            ...told,
            fix: `name another one: of ${inTheWay} and ${remote.branch} git has only one`,
        });
    }
    if (isConcurrent(error)) {
        return new errors_failure/* Failure */.HR('E_GIT', {
            what: 'The branch kept changing while it was published',
            ...told,
            fix: 'let one workflow at a time publish, with `concurrency:` in the workflow, and run again',
        });
    }
    if (isPassing(error)) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_UNREACHABLE', {
            what: 'The repository could not be reached',
            ...told,
            fix: 'check the network and the proxy of the runner, then run again',
        });
    }
    return new errors_failure/* Failure */.HR('E_GIT', { what: `git ${error.command} failed`, ...told });
}
/** The lines that say something: of a push, those of the server too; where ssh ended, what it said before. */
function lastWords(words) {
    const lines = words.split('\n').map((line) => line.trim());
    const isTelling = (line) => /^(fatal|error|remote|!)/.test(line) && !/^remote:\s*$/.test(line);
    const telling = lines.filter(isTelling);
    // Git itself knows no more than that.
    const unread = lines.findIndex((line) => line.startsWith('fatal: Could not read from remote repository'));
    const ofSsh = lines.slice(0, Math.max(0, unread)).filter((line) => line !== '' && !isTelling(line));
    const said = [...ofSsh.slice(-2), ...telling];
    return (said.length > 0 ? said : lines.filter((line) => line !== '')).slice(0, 6).join(' ');
}

// EXTERNAL MODULE: ./lib/deploy/branch/layout.js
var branch_layout = __webpack_require__(9176);
// EXTERNAL MODULE: ./lib/deploy/progress.js
var deploy_progress = __webpack_require__(65756);
;// CONCATENATED MODULE: ./lib/deploy/branch/limits.js


/** GitHub refuses larger files in a repository. */
const GIT_LIMITS = { host: 'GitHub, in a repository,', fileBytes: 100 * 1024 * 1024 };
/** Repositories and Pages sites above this get slow, and letters. */
const LARGE_SITE = 1024 ** 3;
/** Refuses what git itself would refuse; says what will hurt. */
function checkNames({ manifest }, log) {
    let sum = 0;
    for (const [path, { size }] of Object.entries(manifest.files)) {
        sum += size;
        if (/(^|\/)\.git(\/|$)/i.test(path))
            throw refusal(path, 'git keeps that name for itself');
    }
    if (sum <= LARGE_SITE)
        return;
    log.warning(`The site has ${(0,deploy_progress/* bytesText */.p)(sum)}: GitHub Pages serves at most 1 GB, and a branch keeps what it once held ` +
        '(single-commit=true leaves the history behind)');
}
/** Throws E_INPUT_CONFLICT where the source that the run, or the checkout, is of would be lost: its history, or its files. */
function keepSource({ name, remote, single, force, layout }) {
    if (!remote.isSource)
        return;
    const isRoot = layout.place('') === '';
    if (!single && !(force && isRoot))
        return;
    throw new errors_failure/* Failure */.HR('E_INPUT_CONFLICT', {
        what: 'The branch holds the source that this run or checkout is of',
        value: name,
        why: single
            ? 'single-commit=true would leave its history behind'
            : 'force=true would delete every file that is none of the site',
        fix: `name another branch, as branch:gh-pages, or leave ${single ? 'single-commit' : 'force'}= out`,
    });
}
/** What GitHub, and those like it, run: a branch that holds it is one to work in. */
const WORKFLOW = /^\.(github|gitea|forgejo)\/workflows\//;
/**
 * The same where another branch of the own repository shows that it holds source: runs of pull requests, tags and
 * schedules are not of the branch that they may name.
 */
function keepSourceThere({ name, remote, single, layout }, { blobs, inventory }) {
    if (!single || !remote.isOwn || blobs.size === 0)
        return;
    const hasSite = inventory.manifest !== undefined;
    // A branch with a site of ours at its root is kept for that, whatever else it holds.
    if (hasSite && layout.place('') === '' && !remote.isDefault)
        return;
    const workflow = [...blobs.keys()].find((place) => WORKFLOW.test(place));
    if (workflow === undefined && (hasSite || !remote.isDefault))
        return;
    throw new errors_failure/* Failure */.HR('E_INPUT_CONFLICT', {
        what: 'The branch seems to hold the source of this repository, whose history single-commit=true would leave behind',
        value: name,
        why: workflow === undefined ? 'it is the default branch, and no site is there yet' : `it holds ${workflow}`,
        fix: `name another branch, as branch:gh-pages, or leave single-commit= out${workflow === undefined ? ' this once' : '; where the branch is for the site alone, delete its workflows'}; nothing was changed`,
    });
}
function refusal(path, why) {
    return new errors_failure/* Failure */.HR('E_GUARD_LIMIT', {
        what: 'A file cannot be published in a branch',
        value: path,
        why,
        fix: 'leave it out of the site, or publish to an object store as s3://',
    });
}

// EXTERNAL MODULE: ./lib/deploy/plan/guards.js
var guards = __webpack_require__(28893);
// EXTERNAL MODULE: ./lib/deploy/plan/plan.js
var plan_plan = __webpack_require__(48216);
;// CONCATENATED MODULE: ./lib/deploy/branch/base.js




/**
 * What git calls a remote that keeps files back. Of the one fetch alone: a command that knows of it asks for each object
 * it misses, in a process of its own, which where the server answers nothing does the same, without end.
 */
const KEEPS_BACK = [
    ['remote.origin.promisor', 'true'],
    ['remote.origin.partialCloneFilter', 'blob:none'],
];
/** Asks for one object by its id, without telling what is here. */
const BY_ID = [['fetch.negotiationAlgorithm', 'noop']];
const BASE_REF = 'refs/heads/base';
/** Fetches the branch's last commit with its trees, and of its files only the manifest. */
async function fetchBase(git, { branch, layout, signal, }) {
    const refspec = `+refs/heads/${branch}:${BASE_REF}`;
    const place = layout.place(bundle_manifest/* MANIFEST_PATH */.U4);
    const fetching = git(['fetch', '--quiet', '--depth=1', '--filter=blob:none', '--no-tags', 'origin', refspec], { signal, settings: KEEPS_BACK });
    const listing = fetching.then(() => blobsAt(git, BASE_REF, signal));
    const wanted = async function* () {
        const id = (await listing).get(place);
        if (id !== undefined)
            await git(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', 'origin', id], {
                signal,
                settings: BY_ID,
            });
        yield `${id ?? `${BASE_REF}:${place}`}\n${BASE_REF}\n`;
    };
    // Started before there is anything to read: git takes long to start.
    const reading = git(['cat-file', '--batch'], { signal, input: wanted(), encoding: 'latin1' });
    // Told where it is waited for.
    reading.catch(() => { });
    listing.catch(() => { });
    try {
        await fetching;
    }
    catch (error) {
        if (!isMissingBranch(error))
            throw error;
        return { commit: null, tree: null, blobs: new Map(), inventory: plan_inventory/* NOTHING */.K$ };
    }
    const [{ manifest, commit, tree }, blobs] = await Promise.all([reading.then(objectsIn), listing]);
    return { commit, tree, blobs, inventory: inventoryOf(blobs, manifest, layout) };
}
/** Reads what `git cat-file --batch` says of the manifest, empty where there is none, and of the commit; a character is a byte. */
function objectsIn(said) {
    const [head = '', kind = '', size = ''] = /^\w+ (\w+) (\d+)\n|^.* missing\n/.exec(said) ?? [];
    const end = head.length + Number(size);
    const [, commit, tree] = /^\n?(\w+) commit \d+\ntree (\w+)\n/.exec(said.slice(end)) ?? [];
    if (commit === undefined || tree === undefined)
        throw new Error(`git cat-file says of the branch: ${said.slice(end, end + 200)}`);
    const text = kind === 'blob' ? said.slice(head.length, end) : '';
    return { manifest: Buffer.from(text, 'latin1').toString(), commit, tree };
}
/** The mode of a file that is no program, link or module. */
const PLAIN = '100644';
/**
 * Path \u2192 id of the blob, of all files of a commit. One of another mode, as a link or a module, has its mode before it: a
 * link holds the bytes of a file whose text is where it leads.
 */
async function blobsAt(git, commit, signal) {
    const listing = await git(['ls-tree', '-r', '-z', '--full-tree', commit], { signal });
    const blobs = new Map();
    // Records are `MODE TYPE ID<tab>PATH`.
    for (const record of listing.split('\0')) {
        const tab = record.indexOf('\t');
        const [mode, , id] = record.slice(0, tab).split(' ');
        if (tab > 0 && id !== undefined)
            blobs.set(record.slice(tab + 1), mode === PLAIN ? id : `${mode} ${id}`);
    }
    return blobs;
}
/** Whether what {@link blobsAt} has of a path is a file as a site has them, and no link or module. */
function isPlain(id) {
    return !id.includes(' ');
}
/** The manifest in a branch says which blob each file became, so that nothing is hashed twice. */
function recordedBlobs(manifest) {
    const { blobs } = (manifest ?? {});
    return typeof blobs === 'object' && blobs !== null ? blobs : {};
}
/** A file is known by the manifest where its blob is still the one that the manifest's run made. */
function inventoryOf(blobs, text, layout) {
    const manifest = (0,read_manifest/* parseManifest */.Ng)(text);
    const known = manifest === undefined ? plan_inventory/* NOTHING */.K$.files : (0,plan_inventory/* inventoryOfManifest */.FF)(manifest).files;
    const recorded = recordedBlobs(manifest);
    const files = new Map();
    const foreign = new Set();
    const paths = [...blobs.keys()].map((place) => layout.pathOf(place)).filter((path) => path !== undefined);
    const neighbours = (0,plan_inventory/* neighboursIn */.I_)(paths);
    for (const [place, id] of blobs) {
        const path = layout.pathOf(place);
        if (path === undefined)
            continue;
        const file = known.get(path);
        if (file === undefined && layout.spared(place))
            continue;
        if (file === undefined && neighbours.some((folder) => path.startsWith(folder)))
            continue;
        files.set(path, file !== undefined && recorded[path] === id ? file : {});
        if (file === undefined)
            foreign.add(path);
    }
    // What belongs to the branch beside the site must be right too before there is nothing to do.
    const settled = [...layout.extras].every(([place, extra]) => blobs.get(place) === extra.blob);
    return { manifest, interrupted: !settled, files, foreign, neighbours };
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/deploy/branch/pack.js




const BLOB = 3;
const FANOUT = 256;
/** Offsets from here on stand in a table of their own. */
const LARGE = 2 ** 31;
/** Begins a pack of `count` blobs in a repository\u2019s folder of packs. */
function createPack(folder, count) {
    const temporary = (0,external_node_path_.join)(folder, 'tmp_pack_blobs');
    const file = (0,external_node_fs_.openSync)(temporary, 'w');
    const hashing = (0,external_node_crypto_.createHash)('sha1');
    const entries = [];
    let offset = 0;
    const write = (...pieces) => {
        for (const piece of pieces) {
            hashing.update(piece);
            offset += piece.length;
        }
        writeAll(file, pieces);
    };
    write(Buffer.from('PACK'), words(2, count));
    return {
        async add(size, deflated, id) {
            const start = offset;
            let before = [headerOf(size)];
            let crc = 0;
            for await (const piece of deflated) {
                const pieces = [...before, piece];
                for (const one of pieces)
                    crc = (0,external_node_zlib_.crc32)(one, crc);
                write(...pieces);
                before = [];
            }
            entries.push({ id: id(), crc, offset: start });
        },
        end() {
            const digest = hashing.digest();
            writeAll(file, [digest]);
            const name = (0,external_node_path_.join)(folder, `pack-${digest.toString('hex')}`);
            (0,external_node_fs_.renameSync)(temporary, `${name}.pack`);
            // git looks for indexes: a pack without one is not there yet.
            (0,external_node_fs_.writeFileSync)(`${name}.idx`, indexOf(entries, digest));
        },
        close: () => (0,external_node_fs_.closeSync)(file),
    };
}
function writeAll(file, pieces) {
    // One call is enough but for a disk that takes only a part.
    for (let left = pieces.length === 1 ? pieces[0] : Buffer.concat(pieces); left !== undefined && left.length > 0;)
        left = left.subarray((0,external_node_fs_.writeSync)(file, left));
}
/** Kind and size: seven bits a byte, the first with four beside the kind, the lowest first. */
function headerOf(size) {
    const bytes = [(BLOB << 4) | (size % 16)];
    for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 0x80;
        bytes.push(rest % 128);
    }
    return Buffer.from(bytes);
}
/** Version 2 of the index of a pack: ids in order, checksums and places, each with a table of its own. */
function indexOf(entries, pack) {
    const sorted = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const starts = new Array(FANOUT).fill(0);
    for (const { id } of sorted) {
        const first = Number.parseInt(id.slice(0, 2), 16);
        starts[first] = (starts[first] ?? 0) + 1;
    }
    for (let first = 1; first < FANOUT; first += 1)
        starts[first] = (starts[first] ?? 0) + (starts[first - 1] ?? 0);
    const large = sorted.filter(({ offset }) => offset >= LARGE);
    const places = new Map(large.map(({ id }, index) => [id, LARGE + index]));
    const index = Buffer.concat([
        Buffer.from([0xff, 0x74, 0x4f, 0x63]),
        words(2, ...starts),
        ...sorted.map(({ id }) => Buffer.from(id, 'hex')),
        ...sorted.map(({ crc }) => words(crc)),
        ...sorted.map(({ id, offset }) => words(places.get(id) ?? offset)),
        ...large.map(({ offset }) => words(Math.floor(offset / 2 ** 32), offset % 2 ** 32)),
        pack,
    ]);
    return Buffer.concat([index, (0,external_node_crypto_.hash)('sha1', index, 'buffer')]);
}
/** Numbers of 32 bits, the highest byte first. */
function words(...numbers) {
    const bytes = Buffer.alloc(numbers.length * 4);
    for (const [index, number] of numbers.entries())
        bytes.writeUInt32BE(number, index * 4);
    return bytes;
}

;// CONCATENATED MODULE: ./lib/deploy/branch/blobs.js








/** Files above this are streamed. */
const WHOLE = 1024 * 1024;
/** Files that are read and deflated, by other threads, while the one before is written. */
const AHEAD = 8;
const deflated = (0,external_node_util_.promisify)(external_node_zlib_.deflate);
/**
 * Writes files of the site into the repository as blobs; path \u2192 id of the blob. As one pack of our own making: git
 * would hash everything three times, with a slow hash. Only texts are deflated: a picture does not get smaller.
 */
async function writeBlobs(site, paths, { directory, signal, onFile }) {
    const ids = new Map();
    if (paths.length === 0)
        return ids;
    const files = paths.flatMap((path) => {
        const file = site.manifest.files[path];
        return file === undefined ? [] : [{ path, file, source: (0,external_node_path_.join)(site.directory, path) }];
    });
    // Files with the same bytes are one blob.
    const twins = Map.groupBy(files, ({ file }) => file.sha256);
    const pack = createPack((0,external_node_path_.join)(directory, 'objects', 'pack'), twins.size);
    try {
        const firsts = [...twins.values()].flatMap(([first]) => first ?? []);
        for await (const { first, read } of readAhead(firsts)) {
            signal.throwIfAborted();
            const id = await addTo(pack, first, read);
            for (const { path, file } of twins.get(first.file.sha256) ?? []) {
                ids.set(path, id);
                onFile(file.size);
            }
        }
        pack.end();
    }
    finally {
        pack.close();
    }
    return ids;
}
async function addTo(pack, one, read) {
    if (read !== undefined) {
        await pack.add(read.size, [read.deflated], () => read.id);
        return read.id;
    }
    const { path, file, source } = one;
    const { size, sha256 } = file;
    const hashing = (0,external_node_crypto_.createHash)('sha1').update(`blob ${size}\0`);
    let id = '';
    const named = () => {
        id = hashing.digest('hex');
        return id;
    };
    const bytes = (0,digest/* digesting */.hZ)((0,digest/* verifiedBytes */.GQ)(source, { size, sha256, subject: path }), hashing);
    await (0,external_node_stream_promises_.pipeline)(bytes, (0,external_node_zlib_.createDeflate)({ level: levelOf(file) }), (pieces) => pack.add(size, pieces, named));
    return id;
}
function levelOf({ contentType }) {
    return contentType.includes('charset=') ? 1 : 0;
}
async function readWhole({ path, file, source }) {
    const { size, sha256 } = file;
    if (size > WHOLE)
        return undefined;
    const { bytes, release } = (0,digest/* holdVerified */.ML)(source, { size, sha256, subject: path });
    // Room for all of it: in the usual small pieces, pictures take twice the time.
    const options = { level: levelOf(file), memLevel: 9, chunkSize: size + (size >> 8) + 64 };
    const read = { id: (0,branch_layout/* blobId */.zA)(bytes), size, deflated: await deflated(bytes, options) };
    release();
    return read;
}
/** The files in order, `read` undefined for those that are streamed. */
async function* readAhead(files) {
    const coming = [];
    for (const first of files) {
        const reading = readWhole(first);
        // Who takes it from the queue hears of a failure.
        reading.catch(() => { });
        coming.push({ first, reading });
        const next = coming.length >= AHEAD ? coming.shift() : undefined;
        if (next !== undefined)
            yield { first: next.first, read: await next.reading };
    }
    for (const { first, reading } of coming)
        yield { first, read: await reading };
}

;// CONCATENATED MODULE: ./lib/deploy/branch/commit.js



const NEXT_REF = 'refs/heads/next';
/** Makes the commit that brings the branch to the site; only what differs is read. */
async function writeCommit(git, change, options) {
    const { site, plan } = change;
    const { directory, layout, signal, onFile } = options;
    const isExtra = (path) => layout.extras.has(layout.place(path));
    const differing = [...plan.added, ...plan.updated].filter((path) => !isExtra(path));
    // Git starts while the blobs are written.
    const changes = async function* () {
        const written = await writeBlobs(site, differing, { directory, signal, onFile });
        yield* changesTo(change, written, options);
    };
    await importCommit(git, options, changes(), signal);
}
function* changesTo({ site, onto, plan }, written, { layout, single }) {
    if (onto.tree !== null && single)
        yield `M 040000 ${onto.tree} \n`;
    else if (onto.commit !== null)
        yield `from ${BASE_REF}^0\n`;
    for (const path of plan.deleted)
        yield `D ${quoted(layout.place(path))}\n`;
    const blobs = new Map();
    for (const path of [...plan.unchanged, ...plan.headers]) {
        const id = onto.blobs.get(layout.place(path));
        if (id !== undefined)
            blobs.set(path, id);
    }
    for (const [path, id] of written) {
        blobs.set(path, id);
        const place = layout.place(path);
        if (onto.blobs.get(place) !== id)
            yield `M 100644 ${id} ${quoted(place)}\n`;
    }
    for (const [place, { text, blob }] of layout.extras) {
        const path = layout.pathOf(place);
        if (path !== undefined && Object.hasOwn(site.manifest.files, path))
            blobs.set(path, blob);
        if (onto.blobs.get(place) === blob)
            continue;
        yield `M 100644 inline ${quoted(place)}\n`;
        yield* data(Buffer.from(text));
    }
    yield `M 100644 inline ${quoted(layout.place(bundle_manifest/* MANIFEST_PATH */.U4))}\n`;
    yield* data(Buffer.from(JSON.stringify({ ...site.manifest, blobs: Object.fromEntries(blobs) })));
}
/** Has git make a commit of changes, in the words of git-fast-import(1), for {@link pushCommit}. */
async function importCommit(git, { message, author, clock }, changes, signal) {
    const who = `${author} ${Math.floor(clock.now() / 1000)} +0000`;
    const input = async function* () {
        yield `commit ${NEXT_REF}\nauthor ${who}\ncommitter ${who}\n`;
        yield* data(Buffer.from(message));
        yield* changes;
        yield 'done\n';
    };
    await git(['fast-import', '--quiet', '--done', '--force', '--depth=0'], { signal, input: input() });
}
/** Pushes the commit that was made last; with `lease`, in place of what the branch holds. */
async function pushCommit(git, branch, lease, signal) {
    const refspec = `${NEXT_REF}:refs/heads/${branch}`;
    const options = ['--porcelain', '--no-thin', ...(lease === undefined ? [] : [lease])];
    await git(['push', ...options, 'origin', refspec], { signal });
}
/** Lets a push go through only where the branch still is at this commit. */
function leaseOf(branch, commit) {
    return `--force-with-lease=refs/heads/${branch}:${commit ?? ''}`;
}
/** Bytes as fast-import takes them. */
function* data(bytes) {
    yield `data ${bytes.length}\n`;
    yield bytes;
    yield '\n';
}
/** A path as fast-import reads it whatever its characters. */
function quoted(path) {
    return `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

;// CONCATENATED MODULE: ./lib/deploy/branch/publish.js





/** The branch as it is now. */
function baseOf({ remote, layout }, git, signal) {
    return fetchBase(git, { branch: remote.branch, layout, signal });
}
/** One try to bring the branch to the site; `known` is what stands there, where that is known. The bytes that differ. */
async function publishSite(branch, repository, site, known, signal) {
    const { force, rules } = branch;
    const onto = known ?? (await baseOf(branch, repository.git, signal));
    // Whoever pushed in between may have been a newer run.
    if (known === undefined)
        (0,guards/* guard */.ah)(site.manifest, onto.inventory, { maxPageLoss: 1, force });
    const plan = (0,plan_plan/* planOf */.X)(site.manifest, onto.inventory, { force, rules });
    // Or it was us: the push arrived, and its answer was lost.
    if (known === undefined && plan.nothingToDo)
        return 0;
    await pushSite(branch, repository, { site, onto, plan }, signal);
    return plan.bytes;
}
async function pushSite({ name, remote, layout, single, message, author, clock, log }, { directory, git }, change, signal) {
    const { site, onto, plan } = change;
    const total = { files: plan.added.length + plan.updated.length, bytes: plan.bytes };
    const progress = (0,deploy_progress/* createProgress */.m)(name, total, log, clock);
    await writeCommit(git, change, {
        ...{ directory, layout, single, author, clock, signal },
        message: message ?? messageOf(site),
        onFile: (size) => progress.advance(size),
    });
    const lease = single ? leaseOf(remote.branch, onto.commit) : undefined;
    await pushCommit(git, remote.branch, lease, signal);
}
function messageOf({ manifest }) {
    const { commit, pages } = manifest;
    const of = commit === null ? '' : ` of ${commit}`;
    return `Publish the documentation${of}\n\n${pages.length} pages, ${Object.keys(manifest.files).length} files\n`;
}

;// CONCATENATED MODULE: ./lib/deploy/branch/remote.js

const NAME = /^[\w.-]+\/[\w.-]+$/;
/** Whether a text names a repository: `owner/name`, an https or ssh address without a password, `git@host:path`. */
function isRepository(text) {
    if (NAME.test(text) || /^[\w.-]+@[\w.-]+:[^\s-]\S*$/.test(text))
        return true;
    if (!URL.canParse(text))
        return false;
    const { protocol, password, username } = new URL(text);
    const named = protocol === 'ssh:' || username === '';
    return ['https:', 'http:', 'ssh:'].includes(protocol) && password === '' && named;
}
/** Reads where to push; the run's token goes to the run's own server only. */
function remoteOf(spec, context) {
    const { github, env, log, checkout } = context;
    const server = github?.serverUrl ?? (env.GITHUB_SERVER_URL || 'https://github.com');
    const here = github === undefined ? checkout?.origin : `${github.owner}/${github.repo}`;
    const given = spec.options.repo ?? here;
    const branch = spec.target.slice('branch:'.length);
    if (given === undefined) {
        throw new errors_failure/* Failure */.HR('E_INPUT_MISSING', {
            what: 'The repository of the branch is not known',
            value: spec.target,
            why: 'this is no workflow run with a github-token, and the current folder is no checkout with a remote \u201corigin\u201d',
            fix: 'add repo=owner/name, or an https or ssh address',
        });
    }
    const url = NAME.test(given) ? `${server}/${given}.git` : given;
    const own = URL.canParse(url) && new URL(url).origin === new URL(server).origin;
    const page = own ? `${withoutGit(url)}/tree/${branch}` : null;
    if (github === undefined || !own) {
        const isOwn = github === undefined && given === here;
        return {
            ...{ url, branch, page, settings: [], authorized: false, isOwn },
            isSource: isOwn && checkout?.branch === branch,
            isDefault: isOwn && checkout?.defaultBranch === branch,
        };
    }
    const basic = Buffer.from(`x-access-token:${github.token}`).toString('base64');
    log.mask(basic);
    // The empty value first takes away what the machine's own settings say of this address.
    const header = `http.${url}.extraHeader`;
    const isOwn = withoutGit(url).toLowerCase() === `${server}/${github.owner}/${github.repo}`.toLowerCase();
    return {
        ...{ url, branch, page, authorized: true, isOwn },
        isSource: isOwn && github.ref === `refs/heads/${branch}`,
        isDefault: isOwn && github.defaultBranch === branch,
        settings: [
            [header, ''],
            [header, `Authorization: Basic ${basic}`],
            ['credential.helper', ''],
            // Where git follows, it sends the token there too.
            ['http.followRedirects', 'false'],
        ],
    };
}
function withoutGit(url) {
    return url.replace(/(\.git)?\/?$/, '');
}

// EXTERNAL MODULE: ./lib/deploy/publish/remove.js
var remove = __webpack_require__(83607);
;// CONCATENATED MODULE: ./lib/deploy/branch/removal.js






/** One try to take the site away; the number of its files, undefined without a manifest. */
async function removeSite(branch, git, plan, signal) {
    const base = await baseOf(branch, git, signal);
    keepSourceThere(branch, base);
    const places = placesToRemove(base, branch.layout);
    if (places !== undefined && !plan)
        await pushRemoval(branch, git, base, places, signal);
    return places?.length;
}
/** Places in the branch of what the manifest there lists; undefined without one. */
function placesToRemove({ blobs, inventory }, layout) {
    if (inventory.manifest === undefined)
        return undefined;
    return (0,remove/* listedFiles */.H)(inventory.manifest)
        .map((path) => layout.place(path))
        .filter((place) => blobs.has(place) && !layout.spared(place));
}
/** Pushes a commit without these files and their manifest; a branch that held nothing else is deleted. */
async function pushRemoval({ name, remote, layout, single, author, clock }, git, base, places, signal) {
    const gone = new Set([...places, layout.place(bundle_manifest/* MANIFEST_PATH */.U4)]);
    const rest = [...base.blobs.keys()].filter((place) => !gone.has(place) && !layout.extras.has(place));
    const lease = leaseOf(remote.branch, base.commit);
    if (rest.length === 0) {
        await git(['push', '--porcelain', lease, 'origin', `:refs/heads/${remote.branch}`], { signal });
        return;
    }
    const message = `Remove the documentation of ${name}\n\n${places.length} files\n`;
    await importCommit(git, { message, author, clock }, changes(), signal);
    await pushCommit(git, remote.branch, single ? lease : undefined, signal);
    function* changes() {
        yield single ? `M 040000 ${base.tree} \n` : `from ${BASE_REF}^0\n`;
        for (const place of gone)
            yield `D ${quoted(place)}\n`;
    }
}

// EXTERNAL MODULE: ./lib/log/measures.js
var measures = __webpack_require__(77517);
// EXTERNAL MODULE: ./lib/deploy/plan/plan-text.js
var plan_text = __webpack_require__(56354);
// EXTERNAL MODULE: ./lib/deploy/publish/no-rollback.js
var no_rollback = __webpack_require__(29793);
;// CONCATENATED MODULE: ./lib/deploy/branch/rollback.js










/** How many commits are looked through for the release before. */
const MOST_COMMITS = 100;
/**
 * One try to bring back the release before, in a commit on top: a second rollback rolls forward again. Throws
 * E_ROLLBACK.
 */
async function rollBackSite(branch, git, { plan, isMeant, signal }) {
    const { name, remote, author, clock, log } = branch;
    const base = await baseOf(branch, git, signal);
    // The release before is another one then.
    if (!isMeant(base.commit))
        throw (0,no_rollback/* noRollback */.a)(name, 'somebody pushed to the branch meanwhile', 'look at it, then roll back again');
    const { before, restored, gone } = await wayBack(branch, git, base, signal);
    log.info(`${name}: back to ${(0,plan_text/* releaseText */.hO)(before)}: ${(0,measures/* counted */.hS)(restored.size - 1, 'file')} to restore, ${gone.length} to delete`);
    if (plan)
        return;
    const message = `Bring back the documentation${before.commit === null ? '' : ` of ${before.commit}`}\n`;
    const changes = function* () {
        yield `from ${BASE_REF}^0\n`;
        for (const place of gone)
            yield `D ${quoted(place)}\n`;
        for (const [place, id] of restored)
            yield `M 100644 ${id} ${quoted(place)}\n`;
    };
    await importCommit(git, { message, author, clock }, changes(), signal);
    await pushCommit(git, remote.branch, undefined, signal);
}
async function wayBack({ name, remote, layout }, git, base, signal) {
    const none = (why) => (0,no_rollback/* noRollback */.a)(name, why, 'publish the older commit again');
    const ours = placesToRemove(base, layout);
    if (ours === undefined)
        throw none('its last commit has no manifest of this program');
    const manifestPlace = layout.place(bundle_manifest/* MANIFEST_PATH */.U4);
    const refspec = `+refs/heads/${remote.branch}:${BASE_REF}`;
    const depth = [`--depth=${MOST_COMMITS}`, '--filter=blob:none', '--no-tags'];
    await git(['fetch', '--quiet', ...depth, 'origin', refspec], { signal, settings: KEEPS_BACK });
    // Those in which the manifest is another than in the commit before: the first brought the published release.
    const commits = await git(['log', '--format=%H', BASE_REF, '--', manifestPlace], { signal });
    const [, commit] = commits.trim().split('\n');
    const blobs = commit === undefined ? undefined : await blobsAt(git, commit, signal);
    const manifestBlob = blobs?.get(manifestPlace);
    if (blobs === undefined || manifestBlob === undefined)
        throw none(`its last ${MOST_COMMITS} commits hold no other release: this one is the first, or single-commit=true left the history behind`);
    const differing = [...blobs].filter(([place, id]) => base.blobs.get(place) !== id && isOurs(place) && isPlain(id));
    await git(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--stdin', 'origin'], {
        signal,
        settings: BY_ID,
        input: differing.map(([, id]) => `${id}\n`),
    });
    const before = (0,read_manifest/* parseManifest */.Ng)(await git(['cat-file', 'blob', manifestBlob], { signal }));
    if (before === undefined)
        throw none('the manifest before is none that this version can read');
    const then = new Set([...(0,remove/* listedFiles */.H)(before).map((path) => layout.place(path)), manifestPlace]);
    return {
        before,
        restored: new Map(differing.filter(([place]) => then.has(place) && !layout.extras.has(place))),
        gone: ours.filter((place) => !then.has(place)),
    };
    /** Not in the folder of another site, which may have come since. */
    function isOurs(place) {
        const path = layout.pathOf(place);
        if (path === undefined)
            return place === manifestPlace;
        return base.inventory.neighbours?.some((folder) => path.startsWith(folder)) !== true;
    }
}

;// CONCATENATED MODULE: ./lib/deploy/branch/branch.js














/** `branch:NAME`: a branch of a git repository, brought up to date in one commit. */
const branchScheme = {
    form: 'branch:NAME',
    options: {
        repo: {
            form: 'owner/name, or an https or ssh address as git@git.example.com:docs.git, without a password',
            accepts: isRepository,
        },
        directory: {
            form: 'a folder in the branch, as docs',
            accepts: (value) => value !== '' && !/[\\\n]/.test(value) && !/(^|\/)(\.\.|\.git)(\/|$)/i.test(value),
        },
        message: deploy_scheme/* text */.Qq,
        author: {
            form: 'Name <mail@example.com>, in quotes',
            accepts: (value) => /^[^<>\n]+ <[^<>\s]+>$/.test(value),
        },
        cname: {
            form: 'a host name as docs.example.com',
            accepts: (value) => /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value),
        },
        keep: { form: 'patterns as in a .gitignore, with commas between', accepts: (value) => value !== '' },
        'single-commit': deploy_scheme/* yesOrNo */.GX,
        force: deploy_scheme/* yesOrNo */.GX,
    },
    complaint(target) {
        const name = target.slice('branch:'.length);
        const [, ref] = /^refs\/heads\/(.+)$/.exec(name) ?? [];
        if (ref !== undefined)
            return { why: 'it names a reference, not a branch', fix: `write branch:${ref}` };
        return isBranchName(name) && target.startsWith('branch:')
            ? undefined
            : { why: 'it names no branch that git accepts', fix: 'write branch:gh-pages' };
    },
    open: openBranch,
};
const ROBOT = 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>';
const RETRIES = { attempts: 6, baseMs: 500, maxMs: 15_000 };
/** What tells the branch from others in messages: several sites may stand in one. */
function nameOf({ target, options: { repo, directory } }) {
    const where = { repo, directory };
    const parts = Object.entries(where).flatMap(([key, value]) => value === undefined ? [] : [`${key}=${value}`]);
    return [target, ...parts].join(' ');
}
function openBranch(spec, context) {
    const { options } = spec;
    const { clock, log } = context;
    const { cname } = options;
    const remote = remoteOf(spec, context);
    const layout = (0,branch_layout/* layoutOf */.aH)({ directory: options.directory ?? '', keep: (0,deploy_scheme/* listOf */.c3)(options.keep), cname });
    const branch = {
        ...{ name: nameOf(spec), remote, layout, clock, log },
        rules: { keeps: (path) => layout.spared(layout.place(path)), graceMs: 0 },
        force: options.force === 'true',
        single: options['single-commit'] === 'true',
        message: options.message,
        author: options.author ?? ROBOT,
    };
    const url = cname === undefined ? remote.page : `https://${cname}/${layout.address}`;
    let opened;
    let base;
    /** Does some work with the repository, again where that may help. */
    const inRepository = (signal, work) => translated(remote, signal, async () => {
        opened ??= openRepository(context, remote, signal);
        const repository = await opened;
        return (0,retry/* retrying */.R$)(patiently((number) => work(repository, number)), retriesOf(branch, signal));
    });
    return {
        kind: 'whole',
        ...{ name: branch.name, url, force: branch.force, rules: branch.rules, limits: [GIT_LIMITS] },
        ready: async () => keepSource(branch),
        async inventory({ signal }) {
            base = await inRepository(signal, ({ git }) => baseOf(branch, git, signal));
            keepSourceThere(branch, base);
            if (base.inventory.manifest === undefined && base.blobs.has(layout.place(bundle_manifest/* MANIFEST_PATH */.U4)))
                log.warning(`${bundle_manifest/* MANIFEST_PATH */.U4} in ${branch.name} is no manifest that this version can read: ` +
                    'what earlier runs published there stays, but for what this site has too');
            return base.inventory;
        },
        async wanted(site) {
            checkNames(site, log);
            return (0,branch_layout/* withExtras */.cw)(site, layout);
        },
        bytesToSend: async (_site, differing) => differing,
        async publish(site, { signal }) {
            const bytes = await inRepository(signal, (repository, number) => publishSite(branch, repository, site, number === 1 ? base : undefined, signal));
            return { url, bytes };
        },
        async rollback(plan, { signal }) {
            let meant;
            const isMeant = (commit) => {
                meant ??= commit;
                return commit === meant;
            };
            await inRepository(signal, ({ git }) => rollBackSite(branch, git, { plan, isMeant, signal }));
        },
        remove: (plan, { signal }) => inRepository(signal, ({ git }) => removeSite(branch, git, plan, signal)),
        async close() {
            const { directory } = (await opened?.catch(() => undefined)) ?? {};
            if (directory !== undefined)
                await (0,promises_.rm)(directory, { recursive: true, force: true, maxRetries: 3 });
        },
    };
}
function retriesOf({ name, clock, log }, signal) {
    const onRetry = (error) => log.info(`${name}: ${isConcurrent(error) ? 'somebody else pushed' : 'no answer'}; trying again`);
    return { clock, signal, policy: RETRIES, onRetry };
}
/** An empty bare repository; the address stands in the environment, as the token does. */
async function openRepository(context, remote, signal) {
    const directory = await (0,disk_failure/* onDisk */.FC)(() => (0,promises_.mkdtemp)((0,external_node_path_.join)(context.tempDirectory, 'branch-')));
    const git = (0,branch_git.createGit)(directory, context.env, [['remote.origin.url', remote.url], ...remote.settings]);
    try {
        signal.throwIfAborted();
        // All that makes a folder a repository; to start git for it takes as long as a request.
        await (0,promises_.mkdir)((0,external_node_path_.join)(directory, 'objects', 'pack'), { recursive: true });
        await (0,promises_.mkdir)((0,external_node_path_.join)(directory, 'refs'));
        await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'HEAD'), 'ref: refs/heads/main\n');
        return { directory, git };
    }
    catch (error) {
        await (0,promises_.rm)(directory, { recursive: true, force: true });
        throw error;
    }
}
/** One try of some work with git: what may pass, and what somebody else's push broke, is tried again. */
function patiently(work) {
    return async (number) => {
        try {
            return { done: true, value: await work(number) };
        }
        catch (error) {
            if (!isConcurrent(error) && !isPassing(error))
                throw error;
            return { done: false, error };
        }
    };
}
async function translated(remote, signal, work) {
    try {
        return await work();
    }
    catch (error) {
        signal.throwIfAborted();
        throw failure_failureOf(error, remote);
    }
}
/** The rules of git-check-ref-format(1). */
function isBranchName(name) {
    return (name !== '' &&
        !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/u.test(name) &&
        name !== '@' &&
        name !== 'HEAD' &&
        name.split('/').every((part) => !part.startsWith('.') && !part.endsWith('.lock')));
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/outside.js
var outside = __webpack_require__(56852);
// EXTERNAL MODULE: ./lib/text/shell-word.js
var shell_word = __webpack_require__(29574);
// EXTERNAL MODULE: ./lib/deploy/host-files/host-files.js + 12 modules
var host_files = __webpack_require__(27383);
;// CONCATENATED MODULE: ./lib/deploy/host-files/web-server.js




/** The options of folders that a web server, or a host that takes a folder, reads. */
const WEB_SERVER_OPTIONS = {
    'host-files': {
        form: `${host_files/* HOST_NAMES */.Wq.join(', ')}, or several with commas between`,
        accepts: (value) => (0,deploy_scheme/* listOf */.c3)(value).every(host_files/* isHostName */.uy) && (0,deploy_scheme/* listOf */.c3)(value).length > 0,
    },
    precompress: {
        form: 'br, gzip, or both with a comma between',
        accepts: (value) => encodingsOf(value).length === (0,deploy_scheme/* listOf */.c3)(value).length && (0,deploy_scheme/* listOf */.c3)(value).length > 0,
    },
};
function encodingsOf(value) {
    return files_compressor/* ENCODINGS */.JC.filter((encoding) => (0,deploy_scheme/* listOf */.c3)(value).includes(encoding));
}
/** Reads the options of a line that was accepted. */
function forWebServer(options, { tempDirectory, log }) {
    const encodings = encodingsOf(options.precompress);
    const hosts = (0,deploy_scheme/* listOf */.c3)(options['host-files']).filter(host_files/* isHostName */.uy);
    const compressor = (0,files_compressor/* createCompressor */._S)(tempDirectory);
    return {
        limits: (0,host_files/* limitsOf */.Af)(hosts),
        async wanted(site, inventory, { signal, place }) {
            const packed = encodings.length === 0
                ? site
                : await compressedBeside(site, inventory, encodings, { compressor, signal, place });
            return hosts.length === 0 ? packed : (0,host_files/* withHostFiles */.k2)(packed, hosts, log);
        },
        close: () => compressor.close(),
    };
}

;// CONCATENATED MODULE: ./lib/deploy/dir/dir-inventory.js







/** `.git`, a folder, or the file that stands for one in a worktree or a submodule. */
const OF_GIT = /^((?:.*?\/)?\.git)(?:\/|$)/;
/** Where a run in a terminal keeps what it unpacked: the manifest beside is not that of the folder around. */
const WORK = '.docs-export/site/';
/**
 * What a folder holds, by the manifest in it. Sizes and missing or added files are checked; a file edited by
 * hand to other bytes of the same size is noticed by the next change only, when all files are written anew.
 */
async function dir_inventory_inventoryOf(place, force) {
    const sizes = await sizesBelow(place);
    if (sizes.size === 0)
        return plan_inventory/* NOTHING */.K$;
    const git = [...sizes.keys()].find((path) => OF_GIT.test(path));
    // What was committed and never pushed is nowhere else: that cannot be meant, `force` or not.
    if (git !== undefined) {
        throw dir_inventory_refusal(place, `it holds a checkout of git (${OF_GIT.exec(git)?.[1]}), which would be replaced with all that is in it`, 'name a folder below it, or publish with branch:');
    }
    const isPublished = sizes.has(bundle_manifest/* MANIFEST_PATH */.U4) && ![...sizes.keys()].some((path) => path.startsWith(WORK));
    const manifest = isPublished
        ? (0,read_manifest/* parseManifest */.Ng)(await (0,promises_.readFile)((0,external_node_path_.join)(place, bundle_manifest/* MANIFEST_PATH */.U4), 'utf8'))
        : undefined;
    if (manifest === undefined) {
        if (force)
            return { ...plan_inventory/* NOTHING */.K$, files: new Map([...sizes].map(([path, size]) => [path, { size }])) };
        throw dir_inventory_refusal(place, isPublished
            ? `${bundle_manifest/* MANIFEST_PATH */.U4} in it is none that this version can read: a newer one wrote it, or it was damaged`
            : 'it holds files that no earlier run put there', 'name an empty or new folder, or add force=true to replace it');
    }
    const known = (0,plan_inventory/* inventoryOfManifest */.FF)(manifest).files;
    const [neighbour] = (0,plan_inventory/* neighboursIn */.I_)(sizes.keys()).filter((folder) => !known.get(folder + bundle_manifest/* MANIFEST_PATH */.U4));
    if (neighbour !== undefined && !force) {
        throw dir_inventory_refusal(place, `another site is published in it, in ${neighbour}, and its whole content would be replaced`, 'publish that one beside it, or add force=true to remove it');
    }
    const files = new Map();
    for (const [path, size] of sizes) {
        const file = known.get(path);
        if (path !== bundle_manifest/* MANIFEST_PATH */.U4)
            files.set(path, file?.size === size ? file : { size });
    }
    return { ...plan_inventory/* NOTHING */.K$, manifest, files };
}
async function sizesBelow(place) {
    const entries = await (0,promises_.readdir)(place, { recursive: true, withFileTypes: true }).catch((error) => {
        if ((0,errors_failure/* hasCode */.up)(error, 'ENOENT'))
            return [];
        if ((0,errors_failure/* hasCode */.up)(error, 'ENOTDIR'))
            throw dir_inventory_refusal(place, 'it is a file', 'name a folder');
        throw error;
    });
    const sizes = new Map();
    for (const entry of entries) {
        if (entry.isDirectory())
            continue;
        const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
        // Of thousands of files a promise each would take many times as long.
        sizes.set((0,external_node_path_.relative)(place, path).split(external_node_path_.sep).join('/'), entry.isFile() ? (0,external_node_fs_.statSync)(path).size : -1);
    }
    return sizes;
}
/** Why a folder is left alone. */
function dir_inventory_refusal(value, why, fix) {
    return new errors_failure/* Failure */.HR('E_GUARD_FOLDER', { what: 'The folder is not replaced', value, why, fix });
}

// EXTERNAL MODULE: ./lib/make-folder.js
var make_folder = __webpack_require__(78142);
// EXTERNAL MODULE: ./lib/process/alive.js
var alive = __webpack_require__(53916);
// EXTERNAL MODULE: ./lib/deploy/files/held-file.js
var held_file = __webpack_require__(43299);
;// CONCATENATED MODULE: ./lib/deploy/dir/dir-swap.js
















/** Files copied at once. */
const AT_ONCE = 16;
/** A folder of ours beside a place: `.public.previous`. */
function beside(place, suffix) {
    return (0,external_node_path_.join)((0,external_node_path_.dirname)(place), `.${(0,external_node_path_.basename)(place)}.${suffix}`);
}
/** Writes the site beside the folder and swaps it in; the folder is missing only between two renames. */
async function swapIn(site, place, signal) {
    // Of this process alone: another that publishes here meanwhile must not write into it, nor take it away.
    const next = beside(place, `${NEXT}${process.pid}`);
    await clearLeftovers(place);
    try {
        (0,make_folder/* makeFolder */.f)(next);
        await keepAccess(place, next);
        const bytes = await copySite(site, next, signal);
        for (let tries = 1; !(await takePlace(next, place, tries === MOST_TRIES)); tries += 1)
            signal.throwIfAborted();
        return bytes;
    }
    finally {
        await (0,promises_.rm)(next, { recursive: true, force: true });
        await (0,promises_.rm)(next + OLDER, { recursive: true, force: true });
    }
}
const NEXT = 'next-';
/** The release before the one before, on its way out: half of one must not be found for a rollback. */
const OLDER = '.older';
/** More often others do not swap theirs in at the very same moment. */
const MOST_TRIES = 100;
/** Whether the folder could be moved to its place, and the one before aside; false where another run came between. */
async function takePlace(next, place, isLast) {
    const [previous, older] = [beside(place, 'previous'), next + OLDER];
    let had = false;
    try {
        had = await exists(place);
        if (had) {
            await (0,promises_.rm)(older, { recursive: true, force: true });
            if (await exists(previous))
                await (0,promises_.rename)(previous, older);
            await (0,promises_.rename)(place, previous);
        }
    }
    catch (error) {
        if (isLast || !((0,errors_failure/* hasCode */.up)(error, 'ENOENT') || isTaken(error)))
            throw error;
        return false;
    }
    try {
        await (0,promises_.rename)(next, place);
        return true;
    }
    catch (error) {
        if (!isLast && isTaken(error))
            return false;
        if (had)
            await (0,promises_.rename)(previous, place);
        throw error;
    }
}
/** Whether there is a folder where another was to be moved. */
function isTaken(error) {
    return (0,errors_failure/* hasCode */.up)(error, 'ENOTEMPTY') || (0,errors_failure/* hasCode */.up)(error, 'EEXIST');
}
/** Removes what a process wrote beside the folder and was killed before it could swap it in. */
async function clearLeftovers(place) {
    const start = (0,external_node_path_.basename)(beside(place, NEXT));
    const names = await (0,promises_.readdir)((0,external_node_path_.dirname)(place)).catch((error) => {
        if ((0,errors_failure/* hasCode */.up)(error, 'ENOENT'))
            return [];
        throw error;
    });
    for (const name of names) {
        if (!name.startsWith(start))
            continue;
        const owner = Number(/^(\d+)(\.older)?$/.exec(name.slice(start.length))?.[1]);
        if (Number.isInteger(owner) && (owner === process.pid || !(0,alive/* isAlive */._)(owner)))
            await (0,promises_.rm)((0,external_node_path_.join)((0,external_node_path_.dirname)(place), name), { recursive: true, force: true });
    }
}
/** Gives a new folder the owner, group and mode of the one whose place it takes, as far as this user may. */
async function keepAccess(place, next) {
    // Another run may move it aside at this very moment.
    const before = await (0,promises_.stat)(place).catch(() => undefined);
    if (before === undefined)
        return;
    const made = await (0,promises_.stat)(next);
    if (before.uid !== made.uid || before.gid !== made.gid)
        await (0,promises_.chown)(next, before.uid, before.gid).catch(() => (0,promises_.chown)(next, -1, before.gid).catch(() => { }));
    // Files are written there first.
    await (0,promises_.chmod)(next, (before.mode & 0o7777) | 0o700);
}
async function copySite(site, target, signal) {
    const entries = Object.entries(site.manifest.files);
    const folders = new Set([bundle_manifest/* MANIFEST_PATH */.U4, ...entries.map(([path]) => path)].map((path) => (0,external_node_path_.dirname)(path)));
    for (const folder of folders)
        await (0,promises_.mkdir)((0,external_node_path_.join)(target, folder), { recursive: true });
    await (0,each_at_once/* eachAtOnce */.G)(entries, { count: AT_ONCE, signal }, async ([path, file]) => {
        if (path === bundle_manifest/* MANIFEST_PATH */.U4)
            return;
        const source = (0,destination/* sourceOf */.v)(site, path);
        const copy = (0,external_node_path_.join)(target, path);
        if (typeof source === 'string')
            await copyVerified(source, copy, { path, file });
        else
            await (0,promises_.writeFile)(copy, source);
    });
    await (0,promises_.writeFile)((0,external_node_path_.join)(target, bundle_manifest/* MANIFEST_PATH */.U4), JSON.stringify(site.manifest));
    return entries.reduce((sum, [, file]) => sum + file.size, 0);
}
/** Copies a file of the site. Throws E_DEPLOY_FAILED where it is not the one of the manifest any more. */
async function copyVerified(source, copy, { path, file: { size, sha256 } }) {
    if (size > held_file/* MOST_HELD */.M) {
        await (0,promises_.copyFile)(source, copy, external_node_fs_.constants.COPYFILE_FICLONE);
        (0,digest/* requireSha256 */.Pm)((0,hash_file/* hashFile */.D)('sha256', copy).digest, sha256, path);
        return;
    }
    const { bytes, release } = (0,digest/* holdVerified */.ML)(source, { size, sha256, subject: path });
    await (0,promises_.writeFile)(copy, bytes);
    release();
}
/** Swaps the folder with the kept release, and says which that is; a second rollback swaps them back. */
async function bringBack(place, plan, say) {
    const previous = beside(place, 'previous');
    const aside = beside(place, 'aside');
    const isKept = await exists(previous);
    // One that was killed at its last step has brought it back already.
    const isDone = !isKept && (await exists(place)) && (await exists(aside));
    if (!isKept && !isDone) {
        const why = `there is no ${previous}: this folder was published once only, or somebody removed it`;
        throw (0,no_rollback/* noRollback */.a)(place, why, 'publish the older commit again');
    }
    const release = isDone ? place : previous;
    const manifest = (0,read_manifest/* parseManifest */.Ng)(await (0,promises_.readFile)((0,external_node_path_.join)(release, bundle_manifest/* MANIFEST_PATH */.U4), 'utf8').catch(() => ''));
    if (manifest !== undefined) {
        say(`back to ${(0,plan_text/* releaseText */.hO)(manifest)}, ${(0,measures/* counted */.hS)(Object.keys(manifest.files).length, 'file')}`);
    }
    if (plan)
        return;
    if (isDone)
        return (0,promises_.rename)(aside, previous);
    if (await exists(place)) {
        await (0,promises_.rm)(aside, { recursive: true, force: true });
        await (0,promises_.rename)(place, aside);
    }
    try {
        await (0,promises_.rename)(previous, place);
    }
    catch (error) {
        if (await exists(aside))
            await (0,promises_.rename)(aside, place);
        throw error;
    }
    if (await exists(aside))
        await (0,promises_.rename)(aside, previous);
}
async function exists(path) {
    try {
        await (0,promises_.lstat)(path);
        return true;
    }
    catch (error) {
        if ((0,errors_failure/* hasCode */.up)(error, 'ENOENT'))
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/deploy/dir/dir.js














/** `dir:PATH`: a folder, written beside and swapped in; the one before is kept as `.PATH.previous`. */
const dirScheme = {
    form: 'dir:PATH',
    options: {
        force: deploy_scheme/* yesOrNo */.GX,
        ...WEB_SERVER_OPTIONS,
    },
    complaint(target) {
        const path = target.slice('dir:'.length);
        if (path === '')
            return { why: 'it names no folder', fix: 'write dir:./public' };
        if (external_node_path_.sep === '/' && /^\/\/[^/]/.test(path))
            return {
                why: 'its // begins at the root of the disk',
                fix: `write dir:./${path.slice(2)}, or dir:${path.slice(1)} where that is meant`,
            };
        if (external_node_path_.sep === '/' && path.includes('\\'))
            return {
                why: 'here a \\ is a part of a name and parts no folders',
                fix: `write dir:${path.replaceAll('\\', '/')}`,
            };
        const word = (0,shell_word/* shellWordIn */.o)(path);
        return word === undefined
            ? undefined
            : {
                why: `only a shell knows what ${word} is`,
                fix: 'write the path in full, or from the current folder',
            };
    },
    open: openDir,
};
function openDir(spec, context) {
    const folder = (0,external_node_path_.resolve)(context.workingDirectory, spec.target.slice('dir:'.length));
    const force = spec.options.force === 'true';
    const webServer = forWebServer(spec.options, context);
    const precious = [
        ['the current folder', context.workingDirectory],
        ...context.docsDirectories.map((path) => ['the docs project', path]),
    ];
    const url = (0,external_node_url_.pathToFileURL)(folder).href;
    const inPlace = (doing, signal, work) => told(doing, folder, signal, async () => work(await realPlace(folder)));
    return {
        kind: 'whole',
        name: spec.target,
        url,
        force,
        limits: webServer.limits,
        inventory: ({ signal }) => inPlace('read', signal, async (place) => {
            await refuseToEat(place, precious);
            return dir_inventory_inventoryOf(place, force);
        }),
        async wanted(site, inventory, { signal }) {
            const place = await realPlace(folder);
            await refuseToGrow(place, site.directory);
            return webServer.wanted(site, inventory, { signal, place });
        },
        publish: (site, { signal }) => inPlace('written', signal, async (place) => {
            await refuseToEat(place, [['the site to publish', (0,external_node_path_.resolve)(site.directory)]]);
            return { url, bytes: await swapIn(site, place, signal) };
        }),
        rollback: (plan, { signal }) => inPlace('written', signal, (place) => bringBack(place, plan, (words) => context.log.info(`${spec.target}: ${words}`))),
        remove: (plan, { signal }) => inPlace('written', signal, async (place) => {
            await refuseToEat(place, precious);
            return removeListed(place, plan);
        }),
        close: () => webServer.close(),
    };
}
/** Does some work with the folder, and tells what the system has against it. */
async function told(doing, folder, signal, work) {
    try {
        return await work();
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof errors_failure/* Failure */.HR)
            throw error;
        if ((0,errors_failure/* hasCode */.up)(error, 'ENOSPC') || (0,errors_failure/* hasCode */.up)(error, 'EDQUOT'))
            throw (0,disk_failure/* diskFailure */.C9)(error);
        throw new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', {
            what: `The folder could not be ${doing}`,
            value: folder,
            why: (0,disk_failure/* diskWords */.LZ)(error),
            fix: 'check its permissions, and that it is no mount point (then use a folder below it)',
            cause: error,
        });
    }
}
/** Refuses folders whose loss nobody can mean, `force` or not. */
async function refuseToEat(place, precious) {
    for (const [what, path] of precious) {
        const inside = (0,external_node_path_.relative)(place, await realPlace((0,external_node_path_.resolve)(path)));
        if (!(0,outside/* leadsOutside */.d)(inside)) {
            throw dir_inventory_refusal(place, `it holds ${what}, and its whole content would be replaced`, 'name another folder');
        }
    }
}
/** Refuses a folder inside the site: the next publish would hold this one, and the one after that both. */
async function refuseToGrow(place, directory) {
    const source = await realPlace((0,external_node_path_.resolve)(directory));
    if ((0,outside/* leadsOutside */.d)((0,external_node_path_.relative)(source, place)))
        return;
    const fix = 'name a folder beside it';
    throw dir_inventory_refusal(place, `it lies in the folder that is published, ${source}`, fix);
}
/** Deletes what the folder's manifest lists, the folders that are empty then, and the release kept beside. */
async function removeListed(place, plan) {
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(place, bundle_manifest/* MANIFEST_PATH */.U4), 'utf8').catch((error) => {
        if ((0,errors_failure/* hasCode */.up)(error, 'ENOENT') || (0,errors_failure/* hasCode */.up)(error, 'ENOTDIR'))
            return '';
        throw error;
    });
    const manifest = (0,read_manifest/* parseManifest */.Ng)(text);
    if (manifest === undefined)
        return undefined;
    const paths = (0,remove/* listedFiles */.H)(manifest);
    if (plan)
        return paths.length;
    for (const path of [...paths, bundle_manifest/* MANIFEST_PATH */.U4])
        await (0,promises_.rm)((0,external_node_path_.join)(place, path), { force: true });
    await (0,promises_.rm)(beside(place, 'previous'), { recursive: true, force: true });
    const folders = (await (0,promises_.readdir)(place, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map(({ parentPath, name }) => (0,external_node_path_.join)(parentPath, name));
    for (const one of [...folders.sort((a, b) => b.length - a.length), place]) {
        // What still holds something holds what is not ours.
        await (0,promises_.rmdir)(one).catch((error) => {
            if (!(0,errors_failure/* hasCode */.up)(error, 'ENOTEMPTY') && !(0,errors_failure/* hasCode */.up)(error, 'EEXIST'))
                throw error;
        });
    }
    return paths.length;
}
/** A path with the links of its existing part followed, so that a link cannot hide what would be replaced. */
async function realPlace(path) {
    try {
        return await (0,promises_.realpath)(path);
    }
    catch (error) {
        if ((0,errors_failure/* hasCode */.up)(error, 'ENOTDIR'))
            throw dir_inventory_refusal(path, 'a part of the path is a file', 'name another folder');
        if (!(0,errors_failure/* hasCode */.up)(error, 'ENOENT') || (0,external_node_path_.dirname)(path) === path)
            throw error;
        const above = await realPlace((0,external_node_path_.dirname)(path));
        const leads = await (0,promises_.readlink)(path).catch(() => undefined);
        // What a link leads to may still be missing: a folder in its own place would be on another disk, perhaps.
        return leads === undefined ? (0,external_node_path_.join)(above, (0,external_node_path_.basename)(path)) : realPlace((0,external_node_path_.resolve)(above, leads));
    }
}

// EXTERNAL MODULE: ./lib/http/certificate.js
var certificate = __webpack_require__(98895);
;// CONCATENATED MODULE: ./lib/deploy/store/login-failure.js




/**
 * The failure of a login that nobody refused: its service could not be reached, or something else answered; undefined
 * where it was refused, or there was none.
 */
function brokenLogin(error) {
    if (!(error instanceof Error))
        return undefined;
    const value = URL.parse(String(error.config?.url))?.origin;
    const insecure = (0,certificate/* secureConnectionProblem */.N)(error);
    if (insecure !== undefined) {
        const what = 'The login service could not be reached safely';
        return new errors_failure/* Failure */.HR('E_DEPLOY_UNREACHABLE', { what, value, ...insecure, cause: error });
    }
    const fix = 'check the network and the proxy of this machine, then run again: what arrived is reused';
    if ((0,retry/* networkErrorCode */.a0)(error) !== undefined) {
        const what = 'The login service could not be reached';
        return new errors_failure/* Failure */.HR('E_DEPLOY_UNREACHABLE', { what, value, why: (0,network_words/* networkWords */.G)(error), fix, cause: error });
    }
    const status = loginStatus(error);
    if (status === undefined || !((0,retry/* isRetryableStatus */.PS)(status) || isStrange(error)))
        return undefined;
    const what = 'The login service gives no login';
    return new errors_failure/* Failure */.HR('E_DEPLOY_UNREACHABLE', {
        what,
        value,
        why: `it answered ${status}`,
        fix,
        cause: error,
    });
}
/** The status with which a login was answered, where it was. */
function loginStatus(error) {
    const { status, $metadata } = error;
    const told = $metadata?.httpStatusCode ?? status;
    return typeof told === 'number' ? told : undefined;
}
/** Whether an answer was none that the AWS tools can read: the errors of its services say whose fault it is. */
function isStrange(error) {
    const { $metadata, $fault } = error;
    return $metadata !== undefined && $fault === undefined;
}

;// CONCATENATED MODULE: ./lib/deploy/gcs/credentials.js




/** Objects may be read, written and deleted; buckets and policies may not be changed. */
const SCOPE = 'https://www.googleapis.com/auth/devstorage.read_write';
const KEY_FIX = 'give the key to google-github-actions/auth as credentials_json, which sets the variable, or write it to a file outside of the checkout';
/**
 * Application Default Credentials: the file of GOOGLE_APPLICATION_CREDENTIALS (a workload identity or a key), the
 * session of gcloud, or the machine's own account. Renewed before they expire. Throws E_DEPLOY_CREDENTIALS where
 * there are none, E_DEPLOY_DENIED where the exchange is refused, E_DEPLOY_UNREACHABLE where nobody answers it.
 */
function credentials_tokenSource({ env, log }) {
    let client;
    return async (refresh) => {
        // The library knows when a token ends; where the service disagrees, it must begin anew.
        if (refresh)
            client = undefined;
        client ??= findClient(env);
        let found;
        try {
            found = await client;
        }
        catch (error) {
            client = undefined;
            throw error;
        }
        try {
            const { token } = await found.getAccessToken();
            if (!token)
                throw new Error('the login gave no token');
            log.mask(token);
            return token;
        }
        catch (error) {
            const broken = brokenLogin(error);
            if (broken !== undefined)
                throw broken;
            throw new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', {
                what: 'The login was refused',
                why: credentials_lineOf(error),
                fix: 'check the workload identity provider\u2019s conditions and that it may act as the service account ' +
                    '(role "Workload Identity User"), or that the key is still active',
                cause: error,
            });
        }
    };
}
async function findClient(env) {
    try {
        const { GoogleAuth } = await __webpack_require__.e(/* import() */ 492).then(__webpack_require__.t.bind(__webpack_require__, 492, 19));
        // Left to itself the library asks another service for the project, which nobody here needs or may be allowed to.
        const auth = new GoogleAuth({ scopes: SCOPE, projectId: 'any' });
        return await hushed('MetadataLookupWarning', () => auth.getClient());
    }
    catch (error) {
        const misplaced = secretInPath(env, 'GOOGLE_APPLICATION_CREDENTIALS', KEY_FIX);
        throw misplaced ?? credentials_noCredentials(credentials_lineOf(error), error);
    }
}
/** Does some work without one warning of the library: that a machine has no account is told by what fails then. */
async function hushed(name, work) {
    const { emitWarning } = process;
    const others = (...given) => {
        if (given[1] !== name)
            Reflect.apply(emitWarning, process, given);
    };
    process.emitWarning = others;
    try {
        return await work();
    }
    finally {
        if (process.emitWarning === others)
            process.emitWarning = emitWarning;
    }
}
/** Throws E_DEPLOY_CREDENTIALS where the file that is named cannot be used, or nothing tells of a login; nobody is asked. */
async function requireLogin(env) {
    if (env.GOOGLE_APPLICATION_CREDENTIALS)
        return void (await findClient(env));
    const mayHaveSession = isAtHome(env, '.config', 'gcloud') ||
        isAtHome(env, 'AppData', 'Roaming', 'gcloud') ||
        env.CLOUDSDK_CONFIG;
    if (mayHaveAccount(env) || mayHaveSession)
        return;
    throw credentials_noCredentials('GOOGLE_APPLICATION_CREDENTIALS is not set, and there is no session of gcloud');
}
function credentials_noCredentials(why, cause) {
    return new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
        what: 'No credentials for the bucket were found',
        why,
        fix: 'add a step that logs in to Google Cloud before this one, or set GOOGLE_APPLICATION_CREDENTIALS',
        cause,
    });
}
/** The first line; where a file is no JSON, the parser would show the beginning of what may be a key. */
function credentials_lineOf(error) {
    const line = (0,errors_failure/* messageOf */.bD)(error).split(/\r?\n/, 1)[0] ?? '';
    return line.replace(/(Unexpected|Expected|Bad|Unterminated|No number) .*/, 'it is no JSON');
}

;// CONCATENATED MODULE: ./lib/deploy/gcs/failure.js





const ErrorBody = classic_schemas/* looseObject */._H3({ error: classic_schemas/* looseObject */._H3({ message: classic_schemas/* string */.YjP() }) });
/** Whether a 404 is the service's own word: it has the id of the request, or says what is missing as the service does. */
function isOwnMissing({ headers, body }) {
    return (headers['x-guploader-uploadid'] !== undefined ||
        body.startsWith('No such object') ||
        ErrorBody.safeParse((0,json_in/* jsonIn */.Y)(body)).success);
}
/** The failure a reader can act on: it names the bucket and the permission or setting to change. */
function gcs_failure_failureOf({ status, body }, { subject, permission }, tried) {
    const { bucket, endpoint } = tried;
    const why = `the service (${endpoint}) says ${saidIn(body)} (status ${status})`;
    if (status === 401) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', {
            what: 'The service does not accept the credentials',
            value: subject,
            why,
            fix: 'log in again before this step, or correct GOOGLE_APPLICATION_CREDENTIALS; then run again: what arrived is reused',
        });
    }
    if (status === 403) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', {
            what: 'The credentials lack a permission',
            value: subject,
            why,
            fix: `allow ${permission} on the bucket ${bucket} (the role "Storage Object User", roles/storage.objectUser, has all that is needed)`,
        });
    }
    if (status === 404) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_NOT_FOUND', {
            what: 'The bucket does not exist',
            value: bucket,
            why,
            fix: 'create it, or correct its name in the destination',
        });
    }
    if (status === 400 && /md5|crc32c/i.test(body))
        return (0,digest/* changedMidway */.gI)(subject, why);
    return (0,store_client/* otherFailure */.r7)(status, subject, why);
}
function saidIn(body) {
    const parsed = ErrorBody.safeParse((0,json_in/* jsonIn */.Y)(body));
    if (parsed.success)
        return parsed.data.error.message;
    return body.trim().slice(0, 200) || 'nothing more';
}

;// CONCATENATED MODULE: ./lib/deploy/gcs/place.js


/** An object as messages name it: `bucket/prefix/path`. */
const place_subjectOf = ({ name, prefix }, path) => `${name}/${prefix}${path}`;
/** The address of all objects of a bucket. */
const objectsOf = ({ endpoint, name }) => `${endpoint}/storage/v1/b/${encodeURIComponent(name)}/o`;
/** The address of one of them. */
const objectOf = (bucket, path) => `${objectsOf(bucket)}/${encodeURIComponent(bucket.prefix + path)}`;
/** The headers of a file as fields of an object. */
function place_headersOf({ contentType, cacheControl, contentEncoding, }) {
    return { contentType, cacheControl, ...(contentEncoding === undefined ? {} : { contentEncoding }) };
}
/** What the service answered; throws where it is no answer of the service. */
function answerOf(schema, { body }, subject) {
    try {
        return schema.parse(JSON.parse(body));
    }
    catch (error) {
        throw (0,no_store/* noStore */.R5)(subject, error);
    }
}
/** What is asked for of an object that is written. */
const Uploaded = classic_schemas/* looseObject */._H3({ md5Hash: classic_schemas/* string */.YjP() });

;// CONCATENATED MODULE: ./lib/deploy/gcs/objects.js





/** The operations of the storage service's JSON API that a publish needs besides uploads. */
/** Objects in one answer; the service's limit. */
const objects_LISTED_AT_ONCE = 1000;
/** The text of an object, empty where it goes to `read`; undefined if there is none. */
async function readObject({ client, bucket }, path, turn, read) {
    const answer = await client({
        method: 'GET',
        url: `${objectOf(bucket, path)}?alt=media`,
        subject: place_subjectOf(bucket, path),
        // Who may not list is told 403 for what is not there.
        permission: 'storage.objects.get and storage.objects.list',
        read,
    }, turn, [404]);
    return answer.status === 404 ? undefined : answer.body;
}
/** The MD5 of an object; undefined if there is none. */
async function md5Of({ client, bucket }, path, turn) {
    const url = `${objectOf(bucket, path)}?fields=md5Hash`;
    const subject = place_subjectOf(bucket, path);
    const answer = await client({ method: 'GET', url, subject, permission: 'storage.objects.get' }, turn, [404]);
    return answer.status === 404 ? undefined : (0,store/* hexOfBase64 */.K4)(answerOf(Uploaded, answer, subject).md5Hash);
}
/** Replaces the headers of an object without its bytes; false if there is no such object. */
async function patchObject({ client, bucket }, path, file, turn) {
    const headers = { ...place_headersOf(file), contentEncoding: file.contentEncoding ?? null };
    const answer = await client({
        method: 'PATCH',
        url: `${objectOf(bucket, path)}?fields=name`,
        headers: { 'content-type': 'application/json' },
        body: (0,store_client/* bodyInMemory */.Dn)(JSON.stringify(headers)),
        subject: place_subjectOf(bucket, path),
        permission: 'storage.objects.update',
    }, turn, [404]);
    if (answer.status === 404)
        return false;
    answerOf(Named, answer, place_subjectOf(bucket, path));
    return true;
}
const Named = classic_schemas/* looseObject */._H3({ name: classic_schemas/* string */.YjP() });
const Rewritten = classic_schemas/* looseObject */._H3({ done: classic_schemas/* boolean */.zMY(), rewriteToken: classic_schemas/* string */.YjP().optional() });
/** Copies an object within the bucket, with these headers; false if there is no such object. */
async function copyObject({ client, bucket }, { from, to, file }, turn) {
    const body = (0,store_client/* bodyInMemory */.Dn)(JSON.stringify(place_headersOf(file)));
    const target = `b/${encodeURIComponent(bucket.name)}/o/${encodeURIComponent(bucket.prefix + to)}`;
    const url = `${objectOf(bucket, from)}/rewriteTo/${target}`;
    let token;
    // Large objects are copied piece by piece, as long as the service asks to be called again.
    do {
        const answer = await client({
            method: 'POST',
            url: token === undefined ? url : `${url}?${new URLSearchParams({ rewriteToken: token })}`,
            headers: { 'content-type': 'application/json' },
            body,
            subject: place_subjectOf(bucket, to),
            permission: 'storage.objects.get, storage.objects.create and storage.objects.delete',
        }, turn, [404]);
        if (answer.status === 404)
            return false;
        const rewritten = answerOf(Rewritten, answer, place_subjectOf(bucket, to));
        token = rewritten.done ? undefined : rewritten.rewriteToken;
    } while (token !== undefined);
    return true;
}
/** Deletes an object; one that is gone already is as wanted. */
async function deleteObject({ client, bucket }, path, turn) {
    await client({
        method: 'DELETE',
        url: objectOf(bucket, path),
        subject: place_subjectOf(bucket, path),
        permission: 'storage.objects.delete',
    }, turn, [404]);
}
const Listing = classic_schemas/* looseObject */._H3({
    nextPageToken: classic_schemas/* string */.YjP().optional(),
    items: classic_schemas/* array */.YOg(classic_schemas/* looseObject */._H3({
        name: classic_schemas/* string */.YjP(),
        size: number(),
        /** Absent where an object was composed of others. */
        md5Hash: classic_schemas/* string */.YjP().optional(),
        contentType: classic_schemas/* string */.YjP().optional(),
        cacheControl: classic_schemas/* string */.YjP().optional(),
        contentEncoding: classic_schemas/* string */.YjP().optional(),
    }))
        .optional(),
});
/** Everything below the prefix, with digests and headers. */
async function listObjects({ client, bucket }, turn) {
    const { prefix } = bucket;
    const files = new Map();
    let pageToken;
    do {
        const query = new URLSearchParams({
            prefix,
            maxResults: String(objects_LISTED_AT_ONCE),
            fields: 'nextPageToken,items(name,size,md5Hash,contentType,cacheControl,contentEncoding)',
            ...(pageToken === undefined ? {} : { pageToken }),
        });
        const answer = await client({
            method: 'GET',
            url: `${objectsOf(bucket)}?${query}`,
            subject: bucket.name,
            permission: 'storage.objects.list',
        }, turn);
        const page = answerOf(Listing, answer, bucket.name);
        for (const { name, size, md5Hash, contentType, cacheControl, contentEncoding } of page.items ?? []) {
            const path = name.slice(prefix.length);
            if (path === '')
                continue;
            files.set(path, {
                size,
                ...(md5Hash === undefined ? {} : { md5: (0,store/* hexOfBase64 */.K4)(md5Hash) }),
                contentType: contentType ?? '',
                cacheControl: cacheControl ?? '',
                contentEncoding: contentEncoding || undefined,
            });
        }
        const next = page.nextPageToken || undefined;
        // Nothing would come to an end.
        if (next !== undefined && next === pageToken)
            throw (0,no_store/* noStore */.R5)(bucket.name);
        pageToken = next;
    } while (pageToken !== undefined);
    return files;
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./lib/deploy/gcs/related.js

/** `multipart/related`: the object's description, then its bytes. */
function relatedBody(boundary, metadata, contentType, bytes) {
    const head = Buffer.from(`--${boundary}\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(metadata)}\r\n` +
        `--${boundary}\r\ncontent-type: ${contentType}\r\n\r\n`);
    const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
    return {
        size: head.length + bytes.size + tail.length,
        async open() {
            const opened = await bytes.open();
            if (opened instanceof Uint8Array)
                return Buffer.concat([head, opened, tail]);
            return external_node_stream_.Readable.from(framed(head, opened, tail), { objectMode: false });
        },
        arrived: bytes.arrived,
    };
}
async function* framed(head, bytes, tail) {
    yield head;
    yield* bytes;
    yield tail;
}

;// CONCATENATED MODULE: ./lib/deploy/gcs/upload.js







/** To replace is to delete, too. */
const CREATE = 'storage.objects.create and storage.objects.delete';
const uploadOf = ({ endpoint, name }, query) => `${endpoint}/upload/storage/v1/b/${encodeURIComponent(name)}/o?${new URLSearchParams(query)}`;
/** One request with headers and bytes; the service verifies them by MD5. */
async function putObject({ client, bucket }, outgoing, turn) {
    const { path, file } = outgoing;
    const boundary = (0,external_node_crypto_.randomUUID)();
    const answer = await client({
        method: 'POST',
        url: uploadOf(bucket, { uploadType: 'multipart', fields: 'md5Hash' }),
        headers: { 'content-type': `multipart/related; boundary=${boundary}` },
        body: relatedBody(boundary, metadataOf(bucket, outgoing), file.contentType, (0,store/* bodyOf */.EN)(outgoing)),
        subject: place_subjectOf(bucket, path),
        permission: CREATE,
    }, turn);
    verify(answer, file, place_subjectOf(bucket, path));
}
/** A session is lost seldom, and then all of it is sent again. */
const MOST_SESSIONS = 3;
const LOST = [404, 410];
/**
 * A resumable upload: begun with the headers, then the bytes as a stream. Bytes that are sent again after a failure
 * the service ignores where it has them; a session that it has lost is begun anew.
 */
async function putResumable(place, outgoing, turn) {
    const { path, file } = outgoing;
    const subject = place_subjectOf(place.bucket, path);
    const headers = { 'content-range': `bytes 0-${file.size - 1}/${file.size}` };
    const send = async (session) => {
        const url = await beginUpload(place, outgoing, turn);
        const request = {
            method: 'PUT',
            url,
            headers,
            body: (0,store/* bodyOf */.EN)(outgoing, turn.onSent),
            subject,
            permission: CREATE,
        };
        const answer = await place.client(request, turn, LOST);
        if (!LOST.includes(answer.status))
            return answer;
        if (session < MOST_SESSIONS)
            return send(session + 1);
        throw (0,store_client/* otherFailure */.r7)(answer.status, subject, `it lost the upload ${session} times (status ${answer.status})`);
    };
    verify(await send(1), file, subject);
}
/** The address that the bytes go to. */
async function beginUpload({ client, bucket }, outgoing, turn) {
    const { path, file } = outgoing;
    const subject = place_subjectOf(bucket, path);
    const { headers } = await client({
        method: 'POST',
        url: uploadOf(bucket, { uploadType: 'resumable', fields: 'md5Hash' }),
        headers: {
            'content-type': 'application/json',
            'x-upload-content-type': file.contentType,
            'x-upload-content-length': String(file.size),
        },
        body: (0,store_client/* bodyInMemory */.Dn)(JSON.stringify(metadataOf(bucket, outgoing))),
        subject,
        permission: CREATE,
    }, turn);
    const session = headers.location === undefined ? null : URL.parse(headers.location, bucket.endpoint);
    if (session === null)
        throw (0,no_store/* noStore */.R5)(subject);
    return session.href;
}
function metadataOf({ prefix }, { path, file }) {
    return {
        name: prefix + path,
        md5Hash: (0,store/* base64OfHex */.Ql)(file.md5),
        ...place_headersOf(file),
    };
}
/** Holds what the service says it has against what was to be sent. */
function verify(answer, file, subject) {
    const { md5Hash } = answerOf(Uploaded, answer, subject);
    const arrived = (0,store/* hexOfBase64 */.K4)(md5Hash);
    if (arrived !== file.md5) {
        throw (0,digest/* changedMidway */.gI)(subject, `the service has the MD5 ${arrived}, the manifest ${file.md5}`);
    }
}

;// CONCATENATED MODULE: ./lib/deploy/gcs/gcs.js











const gcs_TARGET = /^gs:\/\/([^/]+)(?:\/(.*))?$/;
/** `gs://bucket/prefix`: Google Cloud Storage. */
const gcsScheme = {
    form: 'gs://bucket/prefix',
    options: {
        endpoint: deploy_scheme/* httpAddress */.Fh,
        ...STORE_OPTIONS,
    },
    complaint(target) {
        const [, bucket, prefix = ''] = gcs_TARGET.exec(target) ?? [];
        if (bucket === undefined)
            return { why: 'it names no bucket', fix: 'write gs://bucket/prefix' };
        if (!/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/.test(bucket)) {
            return {
                why: `"${bucket}" cannot be a bucket\u2019s name`,
                fix: 'use at least 3 small letters, digits, dots, hyphens and underscores',
            };
        }
        return (0,store/* prefixComplaint */.cC)(prefix);
    },
    open: openGcs,
};
const SERVICE = 'https://storage.googleapis.com';
function openGcs(spec, context) {
    const { options } = spec;
    const [, name = '', path = ''] = gcs_TARGET.exec(spec.target) ?? [];
    const emulator = emulatorOf(context.env);
    const endpoint = (options.endpoint ?? emulator ?? SERVICE).replace(/\/+$/, '');
    const bucket = { name, prefix: (0,store/* prefixOf */.MT)(path), endpoint };
    // An emulator is told by its variable, as Google's own clients are, and takes no credentials.
    const anonymous = options.endpoint === undefined && emulator !== undefined;
    const place = { bucket, client: gcs_clientOf(bucket, anonymous, context) };
    const base = storeBase(spec, context, 64);
    const put = async (given, turn) => {
        const outgoing = await (0,md5/* withMd5 */.x)(given);
        await (outgoing.file.size > store/* IN_ONE_PIECE */.MP
            ? putResumable(place, outgoing, turn)
            : putObject(place, outgoing, turn));
    };
    return {
        ...base,
        url: `${endpoint}/${name}/${(0,percent/* encodePath */.O0)(`${bucket.prefix}index.html`)}`,
        names: { prefix: bucket.prefix, mostBytes: store/* LONGEST_KEY */.rD },
        costs: { inParts: () => 2, listing: (files) => Math.ceil(files / objects_LISTED_AT_ONCE) },
        ready: async () => (anonymous ? undefined : requireLogin(context.env)),
        inventory: (turn) => (0,store/* inventoryOfStore */.zO)(spec, context.log, {
            readManifest: (read) => readObject(place, bundle_manifest/* MANIFEST_PATH */.U4, turn, read),
            list: () => listObjects(place, turn),
        }),
        put,
        async putWatched(given, turn) {
            const outgoing = await (0,md5/* withMd5 */.x)(given);
            await put(outgoing, turn);
            return async () => (await md5Of(place, outgoing.path, turn)) === outgoing.file.md5;
        },
        updateHeaders: (object, file, turn) => patchObject(place, object, file, turn),
        copy: (from, to, file, turn) => copyObject(place, { from, to, file }, turn),
        readText: (object, turn) => readObject(place, object, turn),
        remove: (paths, turn) => (0,store/* removeEach */.O0)(paths, { concurrency: base.concurrency, clock: context.clock }, turn, (one, paced) => deleteObject(place, one, paced)),
    };
}
const withProtocol = (host) => (/^https?:\/\//.test(host) ? host : `http://${host}`);
const emulatorAddress = {
    form: 'a host as 127.0.0.1:9023',
    accepts: (value) => deploy_scheme/* httpAddress */.Fh.accepts(withProtocol(value)),
};
function emulatorOf(env) {
    const host = (0,deploy_scheme/* environmentSetting */._T)(env, ['STORAGE_EMULATOR_HOST'], emulatorAddress);
    return host === undefined ? undefined : withProtocol(host);
}
function gcs_clientOf(bucket, anonymous, context) {
    const token = credentials_tokenSource(context);
    const { origin } = new URL(bucket.endpoint);
    return (0,store_client/* createStoreClient */.XL)({
        address: bucket.endpoint,
        unreachableFix: 'check the network, and endpoint= of the destination; then run again: what arrived is reused',
        async authorize({ url, headers }, { refresh }) {
            // Where an upload goes on the service says itself, and that address needs no credentials.
            return anonymous || new URL(url).origin !== origin
                ? { url, headers }
                : { url, headers: { ...headers, authorization: `Bearer ${await token(refresh)}` } };
        },
        // Emulators say it in their own ways, and nothing stands before them.
        isOwn: anonymous ? undefined : (answer) => answer.status !== 404 || isOwnMissing(answer),
        failureOf: (answer, request) => gcs_failure_failureOf(answer, request, { bucket: bucket.name, endpoint: bucket.endpoint }),
    }, context);
}

;// CONCATENATED MODULE: ./lib/deploy/s3/address.js

/** The host and path of a bucket (`key` empty) or of an object. The path is encoded as it is signed. */
function addressOf(bucket, region, key) {
    const base = new URL(bucket.endpoint ?? `https://s3.${region}.${awsDomain(region)}`);
    const root = base.pathname.replace(/\/$/, '');
    if (bucket.pathStyle) {
        return { origin: base.origin, path: `${root}/${encodePath(bucket.name)}/${encodePath(key)}` };
    }
    base.hostname = `${bucket.name}.${base.hostname}`;
    return { origin: base.origin, path: `${root}/${encodePath(key)}` };
}
/** `addressOf` for many keys of one bucket: what they share is worked out once. */
function createAddressing(bucket) {
    let known;
    return (region, key) => {
        if (known?.region !== region)
            known = { region, ...addressOf(bucket, region, '') };
        return { origin: known.origin, path: known.path + encodePath(key) };
    };
}
/** Characters that stand for themselves in a path. */
const address_PLAIN = /^[\w./~-]*$/;
/** RFC 3986, each segment by itself, as SigV4 wants it. */
function encodePath(path) {
    if (address_PLAIN.test(path))
        return path;
    return path.split('/').map(percent/* encodeStrictly */.jR).join('/');
}
function awsDomain(region) {
    return region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
}

// EXTERNAL MODULE: ./lib/http/http.js
var http_http = __webpack_require__(55014);
// EXTERNAL MODULE: ./lib/deploy/s3/failure.js
var s3_failure = __webpack_require__(41340);
;// CONCATENATED MODULE: ./lib/deploy/s3/lessons.js

/**
 * What is known after a refusal of a request that was signed with `sent`; undefined where to send it again would change
 * nothing. `known` may have become more than that meanwhile, by other requests. `now` is our time, in milliseconds.
 */
function learned({ code, status, headers, body }, sent, known, now) {
    const region = headers['x-amz-bucket-region'] ?? (0,xml/* textOf */.b6)(body, 'Region');
    if ([301, 307, 400].includes(status) && region !== undefined && region !== sent.region)
        return { ...known, region };
    const served = Date.parse(headers.date ?? '');
    if (code !== 'RequestTimeTooSkewed' || sent.clockOffset !== 0 || Number.isNaN(served))
        return undefined;
    return known.clockOffset === 0 ? { ...known, clockOffset: served - now } : known;
}

// EXTERNAL MODULE: ./lib/deploy/s3/sign.js
var s3_sign = __webpack_require__(70941);
;// CONCATENATED MODULE: ./lib/deploy/s3/client.js













const UNREACHED = {
    name: 'The bucket\u2019s service',
    unreachableFix: 'check region= or endpoint= of the destination, and the network; then run again: what arrived is reused',
};
const NO_BODY = (0,external_node_crypto_.hash)('sha256', '');
/**
 * A client for one bucket: signs, retries, and puts right what a service tells us we have wrong: the region, the
 * clock, or credentials that expired while we worked.
 */
function createS3({ bucket, credentials, http, clock, log, region, onRegion }) {
    const sign = (0,s3_sign/* createSign */.m)();
    const addressIn = createAddressing(bucket);
    let known = { region, clockOffset: 0 };
    /** Learns from a refusal; true if the request is worth sending again at once. */
    const learn = (refusal, sent) => {
        const next = learned(refusal, sent, known, clock.now());
        if (next === undefined)
            return false;
        if (next.region !== known.region) {
            log.info(`Bucket ${bucket.name} is in region ${next.region}, not ${known.region}`);
            onRegion?.(next.region);
        }
        if (next.clockOffset !== known.clockOffset) {
            const seconds = Math.round(-next.clockOffset / 1000);
            log.warning(`The clock of this machine is ${seconds} s off; signing by the service\u2019s`);
        }
        known = next;
        return true;
    };
    const send = async ({ method, key, query, headers: given, body, read }, { region: at, clockOffset }, { signal, refresh }) => {
        const { origin, path } = addressIn(at, key);
        const unsigned = {
            ...{ method, origin, path, query: query ?? {} },
            headers: { ...given, ...digestHeaders(body, bucket) },
        };
        const date = new Date(clock.now() + clockOffset);
        const signed = await sign(unsigned, await credentials(refresh), at, date);
        if (body !== undefined)
            signed['content-length'] = String(body.size);
        const response = await http({
            method,
            url: `${origin}${path}${query === undefined ? '' : (0,percent/* searchOf */.EP)(query)}`,
            headers: signed,
            body: await body?.open(),
            signal,
            whole: read === undefined,
        });
        const { status, headers } = response;
        return { status, headers, body: await (0,http_http/* bodyText */.G)(response, (0,no_store/* isSentAsPage */._c)(headers) ? undefined : read) };
    };
    return async (request, turn, expects = []) => {
        let refresh = false;
        let lessons = 0;
        const attempt = async () => {
            const sent = known;
            let answered;
            try {
                answered = await send(request, sent, { signal: turn.signal, refresh });
            }
            catch (error) {
                turn.signal.throwIfAborted();
                // A login that was not reached says so itself.
                if (error instanceof errors_failure/* Failure */.HR && (0,retry/* networkErrorCode */.a0)(error) !== undefined)
                    return { done: false, error };
                const { origin } = addressOf(bucket, known.region, '');
                return (0,lost_connection/* lostConnection */.L)(error, { ...UNREACHED, address: origin });
            }
            const answer = answerIn(answered, request);
            if (answer === undefined)
                return { done: false, error: (0,no_store/* noStore */.R5)(bucket.name) };
            if (answer.ok) {
                request.body?.arrived?.();
                return { done: true, value: answer };
            }
            const { refusal } = answer;
            if (isExpected(refusal, expects))
                return { done: true, value: answer };
            const { key, permission } = request;
            const { name, endpoint } = bucket;
            const failure = (0,s3_failure/* failureOf */.g)(refusal, { bucket: name, endpoint, region: known.region, key, permission });
            if (lessons < 2) {
                lessons += 1;
                if (refusal.code === 'ExpiredToken' && !refresh) {
                    refresh = true;
                    return attempt();
                }
                refresh = false;
                if (learn(refusal, sent))
                    return attempt();
            }
            const { code, status } = refusal;
            const passes = code === 'RequestTimeout' || code === 'OperationAborted';
            return (0,told_retries/* afterRefusal */.j)(failure, { status, headers: answered.headers, passes }, turn, clock.now());
        };
        const told = { log, place: bucket.name, request: `${request.method} ${request.key}` };
        return (0,told_retries/* toldRetries */.g)(attempt, { clock, signal: turn.signal, ...told });
    };
}
/** By what the service verifies a body. */
function digestHeaders(body, { endpoint }) {
    const signed = { 'x-amz-content-sha256': body?.sha256 ?? NO_BODY };
    if (body?.md5 !== undefined)
        return { ...signed, 'content-md5': (0,store/* base64OfHex */.Ql)(body.md5) };
    // Where objects are locked AWS asks for either; other services do not all know this one.
    if (body === undefined || endpoint !== undefined)
        return signed;
    return { ...signed, 'x-amz-checksum-sha256': (0,store/* base64OfHex */.Ql)(body.sha256) };
}
/** What an answer means; undefined where it is none of the service's. */
function answerIn(answer, request) {
    const { status, headers, body } = answer;
    // To believe it would be to miss a file that the manifest then names for ever, or the manifest itself.
    if ((status < 300 || status === 404) && client_isStrange(request, answer))
        return undefined;
    // A few operations begin a success before they know, and put the error into its body.
    if (status < 300 && (body === '' || !/^\s*(<\?xml[^>]*>\s*)?<Error>/.test(body)))
        return { ok: true, headers, body };
    return { ok: false, refusal: (0,s3_failure/* refusalOf */.O)(status < 300 ? 500 : status, headers, body) };
}
function isExpected({ code, status }, expects) {
    if (expects.includes(code) || expects.includes(String(status)))
        return true;
    return status === 404 && code === '' && expects.includes('NoSuchKey');
}
/** What the service says of an object that it stores, or begins to. */
const STORES = /<(ETag|UploadId|CompleteMultipartUploadResult|Error|Code)\b/;
/**
 * Whether an answer is none of the service: each success that stores something says so, and each 404 tells its code,
 * where there is a body, or at least a header of its own.
 */
function client_isStrange(request, answer) {
    if (answer.status === 404) {
        const isOwn = Object.keys(answer.headers).some((name) => name.startsWith('x-amz-'));
        return request.method !== 'HEAD' && !answer.body.includes('<Code>') && (answer.body !== '' || !isOwn);
    }
    const stores = request.key !== '' && (request.method === 'PUT' || request.method === 'POST');
    const isSilent = stores && answer.headers.etag === undefined && !STORES.test(answer.body);
    return isSilent || (0,no_store/* isPageInstead */.IZ)(request, answer);
}

;// CONCATENATED MODULE: ./lib/deploy/s3/login-requests.js

/** Longest time for one answer. */
const ANSWER_MS = 30_000;
/** Sends the requests of a login as all others are sent: left to themselves the AWS tools know of no proxy. */
function loginRequests(http) {
    return {
        async handle(asked) {
            const { method, protocol, hostname, port, path, query = {}, headers, body } = asked;
            const response = await http({
                method: method,
                url: `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}${(0,percent/* searchOf */.EP)(query)}`,
                headers,
                body: body,
                signal: AbortSignal.timeout(ANSWER_MS),
            });
            return { response: { statusCode: response.status, headers: response.headers, body: response.body } };
        },
        metadata: { handlerProtocol: 'http/1.1' },
        updateHttpClientConfig() { },
        httpHandlerConfigs: () => ({}),
    };
}

;// CONCATENATED MODULE: ./lib/deploy/s3/credentials.js





const TOKEN_FIX = 'let aws-actions/configure-aws-credentials log in, or write the token to a file and name that';
/**
 * Credentials from the environment, else from wherever the AWS tools would find them: the web-identity token, a
 * profile, SSO, a process, the container or the machine. They are renewed before they expire. Throws
 * E_DEPLOY_CREDENTIALS where there are none, E_DEPLOY_DENIED or E_DEPLOY_UNREACHABLE where who gives them does not.
 */
function credentialSource({ env, log, http }, region) {
    const given = keysIn(env);
    if (given !== undefined) {
        maskAll(given, log);
        return async () => given;
    }
    let chain;
    return async (refresh) => {
        chain ??= Promise.all(/* import() */[__webpack_require__.e(5118), __webpack_require__.e(5861)]).then(__webpack_require__.t.bind(__webpack_require__, 5861, 19)).then(({ defaultProvider }) => defaultProvider({
            timeout: 1000,
            maxRetries: 0,
            clientConfig: { region, requestHandler: loginRequests(http) },
        }));
        try {
            const found = await (await chain)({ forceRefresh: refresh });
            maskAll(found, log);
            return found;
        }
        catch (error) {
            throw brokenLogin(error) ?? credentials_refusedLogin(error) ?? s3_credentials_noCredentials(env, reasonIn(error, env), error);
        }
    };
}
/** The keys of the environment, where it has a pair. Throws E_DEPLOY_CREDENTIALS where they cannot be any. */
function keysIn(env) {
    const [accessKeyId, secretAccessKey, sessionToken] = [
        'AWS_ACCESS_KEY_ID',
        'AWS_SECRET_ACCESS_KEY',
        'AWS_SESSION_TOKEN',
    ].map((name) => {
        // A secret is often stored with the end of its line.
        const key = env[name]?.trim();
        if (!key || /^[!-~]+$/.test(key))
            return key || undefined;
        throw new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: `The variable ${name} cannot be used`,
            why: 'there is white space in it, or a character that no key has',
            fix: 'copy it again, in one line',
        });
    });
    return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken } : undefined;
}
/** The failure where the service that logs in said no. */
function credentials_refusedLogin(error) {
    if (loginStatus(error) === undefined || !(error instanceof Error))
        return undefined;
    return new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', {
        what: 'The login was refused',
        why: `${error.name}: ${error.message}`,
        fix: 'check the role (AWS_ROLE_ARN, or that of AWS_PROFILE), and that its trust policy lets this workflow or machine take it on',
        cause: error,
    });
}
/** Why nothing was found; of a profile that does not stand in the files the AWS tools say no more than that. */
function reasonIn(error, { AWS_PROFILE }) {
    const profile = AWS_PROFILE ? `; AWS_PROFILE names the profile ${AWS_PROFILE}` : '';
    return `${(0,errors_failure/* messageOf */.bD)(error)}${profile}`;
}
/** What names credentials that the AWS tools would ask others for. */
const SOURCES = [
    'AWS_PROFILE',
    'AWS_CONFIG_FILE',
    'AWS_SHARED_CREDENTIALS_FILE',
    'AWS_WEB_IDENTITY_TOKEN_FILE',
    'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
    'AWS_CONTAINER_CREDENTIALS_FULL_URI',
];
/** Throws E_DEPLOY_CREDENTIALS where nothing tells of any credentials; nobody is asked for them. */
function requireCredentials(env) {
    if (keysIn(env) !== undefined)
        return;
    const misplaced = misplacedToken(env);
    if (misplaced !== undefined)
        throw misplaced;
    const ofMachine = mayHaveAccount(env) && env.AWS_EC2_METADATA_DISABLED !== 'true';
    if (ofMachine || SOURCES.some((name) => env[name]) || isAtHome(env, '.aws'))
        return;
    throw s3_credentials_noCredentials(env, 'neither the environment nor a profile has any');
}
const misplacedToken = (env) => secretInPath(env, 'AWS_WEB_IDENTITY_TOKEN_FILE', TOKEN_FIX);
function s3_credentials_noCredentials(env, why, cause) {
    return (misplacedToken(env) ??
        new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: 'No credentials for the bucket were found',
            why: onlyOne(env) ?? why,
            fix: 'add a step that logs in to the cloud before this one, or set AWS_ACCESS_KEY_ID and ' +
                'AWS_SECRET_ACCESS_KEY (with AWS_SESSION_TOKEN for temporary ones), or AWS_PROFILE',
            cause,
        }));
}
/** Half of a pair of keys, as where a secret is empty: forks have none. */
function onlyOne({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }) {
    if (!AWS_ACCESS_KEY_ID === !AWS_SECRET_ACCESS_KEY)
        return undefined;
    return AWS_ACCESS_KEY_ID
        ? 'AWS_ACCESS_KEY_ID is set, and AWS_SECRET_ACCESS_KEY is empty'
        : 'AWS_SECRET_ACCESS_KEY is set, and AWS_ACCESS_KEY_ID is empty';
}
function maskAll(credentials, log) {
    log.mask(credentials.secretAccessKey);
    if (credentials.sessionToken !== undefined)
        log.mask(credentials.sessionToken);
}

;// CONCATENATED MODULE: ./lib/deploy/s3/listing.js



/** Where a file's SHA-256 is kept with the object whose ETag is no MD5, since it came in parts. */
const SHA256_HEADER = 'x-amz-meta-sha256';
/** Keys in an answer; the protocol's limit. */
const MOST_KEYS = 1000;
/** Requests that list so many files: of those that came in parts the headers are asked for. */
function listRequests(files, inParts) {
    return Math.ceil(files / MOST_KEYS) + inParts;
}
/** Everything below the prefix: path \u2192 size and MD5, or, for what came in parts, all that its headers tell. */
async function listFiles(place, turn) {
    const files = new Map();
    const { s3, prefix } = place;
    for await (const object of listing_listObjects(place, turn)) {
        const path = object.key.slice(prefix.length);
        if (path === '')
            continue;
        const inOnePiece = /^[0-9a-f]{32}$/.test(object.etag);
        files.set(path, inOnePiece ? { md5: object.etag, size: object.size } : await headOf(s3, object.key, object.size, turn));
    }
    return files;
}
async function* listing_listObjects({ s3, bucket, prefix }, turn) {
    let token;
    do {
        const answer = await s3({
            method: 'GET',
            key: '',
            query: {
                'list-type': '2',
                'encoding-type': 'url',
                prefix,
                ...(token === undefined ? {} : { 'continuation-token': token }),
            },
            permission: 's3:ListBucket',
        }, turn);
        if (!answer.ok)
            return;
        if (!answer.body.includes('<ListBucketResult'))
            throw (0,no_store/* noStore */.R5)(bucket);
        const encoded = (0,xml/* textOf */.b6)(answer.body, 'EncodingType') === 'url';
        for (const entry of (0,xml/* elements */.Yt)(answer.body, 'Contents')) {
            const key = (0,xml/* textOf */.b6)(entry, 'Key') ?? '';
            yield {
                key: encoded ? (0,percent/* decode */.D4)(key.replaceAll('+', '%20')) : key,
                etag: ((0,xml/* textOf */.b6)(entry, 'ETag') ?? '').replaceAll('"', ''),
                size: Number((0,xml/* textOf */.b6)(entry, 'Size')),
            };
        }
        const isMore = (0,xml/* textOf */.b6)(answer.body, 'IsTruncated') === 'true';
        const next = isMore ? (0,xml/* textOf */.b6)(answer.body, 'NextContinuationToken') : undefined;
        // Nothing would come to an end.
        if (next !== undefined && next === token)
            throw (0,no_store/* noStore */.R5)(bucket);
        token = next;
    } while (token !== undefined);
}
async function headOf(s3, key, size, turn) {
    const answer = await s3({ method: 'HEAD', key, permission: 's3:GetObject' }, turn, ['NoSuchKey']);
    if (!answer.ok)
        return { size };
    const { headers } = answer;
    const sha256 = headers[SHA256_HEADER];
    if (sha256 === undefined)
        return { size };
    const encoding = headers['content-encoding'];
    return {
        size,
        sha256,
        contentType: headers['content-type'] ?? '',
        cacheControl: headers['cache-control'] ?? '',
        ...(encoding === undefined ? {} : { contentEncoding: encoding }),
    };
}

;// CONCATENATED MODULE: ./lib/deploy/s3/multipart-upload.js



/**
 * Makes one object of parts. `send` sends them all and answers with their ETags, in order; with undefined, as where it
 * fails, what was begun is given up. Tells whether the object is there.
 */
async function uploadInParts(s3, object, send, turn) {
    const { key, headers, permission } = object;
    const begun = await s3({ method: 'POST', key, query: { uploads: '' }, headers, permission }, turn);
    const uploadId = begun.ok ? ((0,xml/* textOf */.b6)(begun.body, 'UploadId') ?? '') : '';
    try {
        const etags = await send(uploadId);
        if (etags === undefined)
            await giveUp(s3, key, uploadId);
        else
            await complete(s3, object, { uploadId, etags }, turn);
        return etags !== undefined;
    }
    catch (error) {
        await giveUp(s3, key, uploadId);
        throw error;
    }
}
/** An upload that the service knows no more was made into an object already, where such a one is there. */
async function complete(s3, { key, size, headers, subject, permission }, { uploadId, etags }, turn) {
    const list = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${(0,xml/* escapeXml */.X)(etag)}</ETag></Part>`);
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
    const answer = await s3({
        method: 'POST',
        key,
        query: { uploadId },
        headers: { 'content-type': 'application/xml' },
        body: { open: () => body, ...(0,digest/* digestOf */.ol)(body) },
        permission,
    }, turn, ['NoSuchUpload']);
    if (answer.ok)
        return;
    // Only the answer was lost then.
    const there = await s3({ method: 'HEAD', key, permission: 's3:GetObject' }, turn, ['404', '403']);
    const wanted = { ...headers, 'content-length': String(size) };
    if (there.ok && Object.entries(wanted).every(([name, value]) => there.headers[name] === value))
        return;
    throw new errors_failure/* Failure */.HR('E_DEPLOY_UNREACHABLE', {
        what: 'The parts of a large file were lost',
        value: subject,
        why: 'the bucket\u2019s service no longer knows the upload they belong to',
        fix: 'run again: what arrived is reused (a lifecycle rule that ends uploads early can be the cause)',
    });
}
/** Tells the service to forget the parts; it has a few seconds, also when the run is being cancelled. */
async function giveUp(s3, key, uploadId) {
    const turn = { signal: AbortSignal.timeout(3000) };
    await s3({ method: 'DELETE', key, query: { uploadId }, permission: 's3:AbortMultipartUpload' }, turn).catch(() => {
        // The upload's own failure is what the reader must see; left parts are the bucket's lifecycle rule's to sweep.
    });
}

;// CONCATENATED MODULE: ./lib/deploy/s3/copy-in-parts.js



/** The most that a service copies in one request. */
const LARGEST_COPY = 5 * 1024 ** 3;
const PERMISSION = 's3:GetObject and s3:PutObject';
/** Copies a file inside the store part by part, with these headers; false if it is not there. */
function copyInParts(s3, file, { partSize, gate }, turn) {
    const { key, source, size } = file;
    const copyPart = async (uploadId, index) => {
        turn.signal.throwIfAborted();
        const start = index * partSize;
        const answer = await s3({
            method: 'PUT',
            key,
            query: { partNumber: String(index + 1), uploadId },
            headers: {
                'x-amz-copy-source': source,
                'x-amz-copy-source-range': `bytes=${start}-${Math.min(start + partSize, size) - 1}`,
            },
            permission: PERMISSION,
        }, turn, 
        // A shorter file is not the one that is meant.
        ['NoSuchKey', 'InvalidRange', 'InvalidArgument', '416']);
        return answer.ok ? ((0,xml/* textOf */.b6)(answer.body, 'ETag') ?? '') : undefined;
    };
    const copyAll = async (uploadId) => {
        const etags = await allParts(Math.ceil(size / partSize), gate, (index) => copyPart(uploadId, index));
        const copied = etags.filter((etag) => etag !== undefined);
        return copied.length < etags.length ? undefined : copied;
    };
    return uploadInParts(s3, { ...file, permission: PERMISSION }, copyAll, turn);
}

;// CONCATENATED MODULE: ./lib/deploy/s3/put-in-parts.js




const put_in_parts_PERMISSION = 's3:PutObject';
/** Sends a large file in parts, each verified by the service. */
async function putInParts(s3, file, gate, turn) {
    const { key, source, size, sha256, subject } = file;
    // The protocol knows ten thousand parts.
    const partSize = Math.max(store/* PART_SIZE */.El, Math.ceil(size / 10_000));
    const sendAll = (uploadId) => sendParts({ source, size, sha256, subject }, { partSize, gate, turn }, async (bytes, index) => {
        const answer = await s3({
            method: 'PUT',
            key,
            query: { partNumber: String(index + 1), uploadId },
            body: { open: () => bytes, ...(0,digest/* digestOf */.ol)(bytes) },
            permission: put_in_parts_PERMISSION,
        }, turn);
        return answer.ok ? (answer.headers.etag ?? '') : '';
    });
    await uploadInParts(s3, { ...file, permission: put_in_parts_PERMISSION }, sendAll, turn);
}

;// CONCATENATED MODULE: ./lib/deploy/s3/objects.js





/** The service copies by itself: parts may be large. */
const COPY_PART_SIZE = 512 * 1024 * 1024;
/** Without s3:ListBucket the service answers 403 for what is not there. */
const READ = 's3:GetObject and s3:ListBucket';
/** Sends a file; the ETag of the object, where it is sent in one request. */
async function objects_putObject({ s3, bucket, gate }, outgoing, turn) {
    const { path, file, source } = outgoing;
    const key = bucket.prefix + path;
    const headers = objects_headersOf(file);
    if (typeof source === 'string' && file.size > store/* IN_ONE_PIECE */.MP) {
        const { size, sha256 } = file;
        const large = { key, source, size, sha256, subject: `${bucket.name}/${key}`, headers };
        await putInParts(s3, large, gate, turn);
        return undefined;
    }
    const body = { ...(0,store/* bodyOf */.EN)(outgoing), sha256: file.sha256, md5: file.md5 };
    const answer = await s3({ method: 'PUT', key, headers, body, permission: 's3:PutObject' }, turn);
    return answer.ok ? answer.headers.etag : undefined;
}
/** Copies an object inside the bucket, with the headers of `file`; false if there is none. */
async function objects_copyObject({ s3, bucket, region, gate }, { from, to, file }, turn) {
    const source = addressOf({ ...bucket, endpoint: undefined, pathStyle: true }, region, bucket.prefix + from);
    const headers = {
        ...objects_headersOf(file),
        'x-amz-copy-source': source.path,
        'x-amz-metadata-directive': 'REPLACE',
    };
    const key = bucket.prefix + to;
    const permission = 's3:GetObject and s3:PutObject';
    if (file.size > LARGEST_COPY) {
        const subject = `${bucket.name}/${key}`;
        const large = { key, source: source.path, size: file.size, subject, headers: objects_headersOf(file) };
        return copyInParts(s3, large, { partSize: COPY_PART_SIZE, gate }, turn);
    }
    const copied = await s3({ method: 'PUT', key, headers, permission }, turn, ['NoSuchKey']);
    return copied.ok;
}
/** The headers of an object, where it is there; where a service lets nobody ask so, it counts as not there. */
async function headObject({ s3, bucket }, path, turn) {
    const refusals = ['NoSuchKey', '403', '405', '501'];
    const there = await s3({ method: 'HEAD', key: bucket.prefix + path, permission: READ }, turn, refusals);
    return there.ok ? there.headers : undefined;
}
/** The text of an object, empty where it goes to `read`; undefined if there is none. */
async function objects_readObject({ s3, bucket }, path, turn, read) {
    const request = { method: 'GET', key: bucket.prefix + path, permission: READ, read };
    const answer = await s3(request, turn, ['NoSuchKey']);
    return answer.ok ? answer.body : undefined;
}
function objects_headersOf(file) {
    return {
        'content-type': file.contentType,
        'cache-control': file.cacheControl,
        ...(file.contentEncoding === undefined ? {} : { 'content-encoding': file.contentEncoding }),
        ...(file.size > store/* IN_ONE_PIECE */.MP ? { [SHA256_HEADER]: file.sha256 } : {}),
    };
}

// EXTERNAL MODULE: ./lib/deploy/store/pace.js
var store_pace = __webpack_require__(53218);
;// CONCATENATED MODULE: ./lib/deploy/s3/remove.js





/** Keys in one delete request; the protocol's limit. */
const remove_MOST_KEYS = 1000;
/** Fewer are not worth a request of their own. */
const FEWEST_KEYS = 15;
/** Services delete the keys of a request one after the other: several requests side by side take less time. */
const SIDE_BY_SIDE = 4;
/** What services say that know no requests of many deletes. */
const NO_BATCHES = ['NotImplemented', 'MethodNotAllowed', 'NotSupported', '405', '501'];
/** What is said of a key that may be deleted on another try. */
const PASSING = new Set([
    'InternalError',
    'OperationAborted',
    'RequestTimeout',
    'ServiceUnavailable',
    'SlowDown',
]);
const remove_PERMISSION = 's3:DeleteObject';
/** Characters that no XML can hold, not even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
/** Requests that delete so many files, where the service knows those of many. */
function deleteRequests(files) {
    return Math.ceil(files / keysOfOne(files));
}
function keysOfOne(files) {
    return Math.min(remove_MOST_KEYS, Math.max(FEWEST_KEYS, Math.ceil(files / SIDE_BY_SIDE)));
}
/** Deletes files of a bucket, many a request; one by one where the service cannot be told so, or is too busy for it. */
function createRemover(s3, bucket, options) {
    return async (paths, turn) => {
        const all = paths.map((path) => bucket.prefix + path);
        const { left = [], keys = [] } = Object.groupBy(all, (key) => (NOT_IN_XML.test(key) ? 'left' : 'keys'));
        const each = keysOfOne(keys.length);
        const batches = Array.from({ length: deleteRequests(keys.length) }, (_, n) => keys.slice(n * each, (n + 1) * each));
        await (0,store_pace/* eachPaced */.d)(batches, (0,store_pace/* createPace */.q)(SIDE_BY_SIDE, options.clock), turn.signal, async (batch) => {
            left.push(...(await removeBatch(s3, bucket, batch, turn)));
        });
        await (0,store/* removeEach */.O0)(left, options, turn, async (key, paced) => {
            // One that is gone already is as wanted.
            await s3({ method: 'DELETE', key, permission: remove_PERMISSION }, paced, ['NoSuchKey']);
        });
    };
}
/** The keys that are left to be deleted one by one: all where the service knows no batches. */
async function removeBatch(s3, bucket, keys, turn) {
    const objects = keys.map((key) => `<Object><Key>${(0,xml/* escapeXml */.X)(key)}</Key></Object>`).join('');
    const body = Buffer.from(`<Delete><Quiet>true</Quiet>${objects}</Delete>`);
    const answer = await s3({
        method: 'POST',
        key: '',
        query: { delete: '' },
        headers: { 'content-type': 'application/xml' },
        body: { open: () => body, ...(0,digest/* digestOf */.ol)(body) },
        permission: remove_PERMISSION,
    }, turn, NO_BATCHES);
    if (!answer.ok)
        return keys;
    const errors = (0,xml/* elements */.Yt)(answer.body, 'Error');
    const [error, ...more] = errors.filter((one) => !PASSING.has((0,xml/* textOf */.b6)(one, 'Code') ?? ''));
    if (error === undefined)
        return errors.flatMap((one) => (0,xml/* textOf */.b6)(one, 'Key') ?? []);
    throw new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', {
        what: 'Old files could not be deleted',
        value: `${bucket.name}/${(0,xml/* textOf */.b6)(error, 'Key') ?? ''}${more.length === 0 ? '' : ` and ${more.length} more`}`,
        why: `the service says ${(0,xml/* textOf */.b6)(error, 'Code') ?? 'an error'}: ${(0,xml/* textOf */.b6)(error, 'Message') ?? ''}`,
        fix: `allow s3:DeleteObject on ${bucket.name}/*`,
    });
}

;// CONCATENATED MODULE: ./lib/deploy/s3/s3.js











const s3_TARGET = /^s3:\/\/([^/]+)(?:\/(.*))?$/;
/** `s3://bucket/prefix`: any service that speaks S3. */
const s3Scheme = {
    form: 's3://bucket/prefix',
    options: {
        region: deploy_scheme/* regionName */.gw,
        endpoint: deploy_scheme/* httpAddress */.Fh,
        'path-style': deploy_scheme/* yesOrNo */.GX,
        ...STORE_OPTIONS,
        cloudfront: { form: 'the id of a distribution', accepts: (value) => /^[A-Z0-9]{6,32}$/.test(value) },
        'cloudfront-path': {
            form: 'a path as /docs/',
            accepts: (value) => /^\/([^?#*]*\/)?$/.test(value),
            needs: 'cloudfront',
        },
        'cloudfront-wait': { ...deploy_scheme/* yesOrNo */.GX, needs: 'cloudfront' },
    },
    complaint(target) {
        const [, bucket, prefix = ''] = s3_TARGET.exec(target) ?? [];
        if (bucket === undefined)
            return { why: 'it names no bucket', fix: 'write s3://bucket/prefix' };
        if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket)) {
            return {
                why: `"${bucket}" cannot be a bucket\u2019s name`,
                fix: 'use 3 to 63 letters, digits, dots and hyphens',
            };
        }
        const [, named] = /^(.+)\.s3[.-].*amazonaws\.com$/.exec(bucket) ?? [];
        if (named !== undefined)
            return {
                why: `"${bucket}" is the host of a bucket`,
                fix: `write its name alone: s3://${named}${prefix === '' ? '' : `/${prefix}`}`,
            };
        return (0,store/* prefixComplaint */.cC)(prefix);
    },
    open: openS3,
};
function openS3(spec, context) {
    const { options } = spec;
    const { env } = context;
    const bucket = bucketOf(spec, env);
    const region = options.region ??
        (0,deploy_scheme/* environmentSetting */._T)(env, ['AWS_REGION', 'AWS_DEFAULT_REGION'], deploy_scheme/* regionName */.gw) ??
        'us-east-1';
    const credentials = credentialSource(context, region);
    let ofBucket = region;
    const onRegion = (told) => {
        ofBucket = told;
    };
    const s3 = createS3({ ...context, bucket, region, onRegion, credentials });
    const place = { s3, bucket, region, gate: (0,deploy_gate/* createGate */.q)(store/* PARTS_AT_ONCE */.FW) };
    const base = storeBase(spec, context, 128);
    const cloudFront = cloudFrontOf(spec, bucket);
    return {
        ...base,
        get url() {
            const home = addressOf(bucket, ofBucket, `${bucket.prefix}index.html`);
            return `${home.origin}${home.path}`;
        },
        names: { prefix: bucket.prefix, mostBytes: store/* LONGEST_KEY */.rD },
        costs: { inParts: (parts) => parts + 2, deletes: deleteRequests, listing: listRequests },
        ready: async () => requireCredentials(env),
        inventory: (turn) => (0,store/* inventoryOfStore */.zO)(spec, context.log, {
            readManifest: (read) => objects_readObject(place, bundle_manifest/* MANIFEST_PATH */.U4, turn, read),
            list: () => listFiles({ s3, bucket: bucket.name, prefix: bucket.prefix }, turn),
        }),
        async put(outgoing, turn) {
            await objects_putObject(place, outgoing, turn);
        },
        async putWatched(outgoing, turn) {
            const etag = await objects_putObject(place, outgoing, turn);
            return async () => {
                const there = await headObject(place, outgoing.path, turn);
                return there !== undefined && sameTag(there.etag, etag);
            };
        },
        holds: async (path, turn) => (await headObject(place, path, turn)) !== undefined,
        updateHeaders: (path, file, turn) => objects_copyObject(place, { from: path, to: path, file }, turn),
        copy: (from, to, file, turn) => objects_copyObject(place, { from, to, file }, turn),
        readText: (path, turn) => objects_readObject(place, path, turn),
        finish: cloudFront &&
            (async (changed, turn) => {
                const { invalidate } = await __webpack_require__.e(/* import() */ 5872).then(__webpack_require__.bind(__webpack_require__, 25872));
                await invalidate(cloudFront, changed, credentials, context, turn);
            }),
        remove: createRemover(s3, bucket, { concurrency: base.concurrency, clock: context.clock }),
    };
}
/** A service that gives no tags, or weak ones by the way, disturbs nobody. */
function sameTag(one, other) {
    const bare = (tag) => tag.replace(/^W\//, '').replaceAll('"', '');
    return one === undefined || other === undefined || bare(one) === bare(other);
}
function bucketOf(spec, env) {
    const [, name = '', path = ''] = s3_TARGET.exec(spec.target) ?? [];
    const endpoint = spec.options.endpoint ??
        (0,deploy_scheme/* environmentSetting */._T)(env, ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'], deploy_scheme/* httpAddress */.Fh);
    // Beyond AWS few services have a host name for each bucket; a dot in the name breaks the certificate's wildcard, and
    // no host can be called as buckets with capital letters or `_` are, which old accounts have.
    const pathStyle = endpoint !== undefined || !/^[a-z\d-]+$/.test(name);
    const chosen = spec.options['path-style'];
    return {
        name,
        prefix: (0,store/* prefixOf */.MT)(path),
        endpoint: endpoint || undefined,
        pathStyle: chosen === undefined ? pathStyle : chosen === 'true',
    };
}
function cloudFrontOf({ options }, { prefix }) {
    const { cloudfront: distribution } = options;
    if (distribution === undefined)
        return undefined;
    return {
        distribution,
        // Without an origin path the distribution shows the bucket's own keys.
        root: options['cloudfront-path'] ?? `/${prefix}`,
        wait: options['cloudfront-wait'] === 'true',
    };
}

;// CONCATENATED MODULE: ./lib/deploy/helm/helm.js





/** `helm:PATH`: the values of the chart that serves a bundle, edited in a values file. */
const helmScheme = {
    form: 'helm:PATH',
    takes: 'the bundle as one archive',
    options: {
        bundle: {
            form: 'a bucket, as s3://bucket/bundles/',
            accepts: (value) => value.startsWith('s3://') && s3Scheme.complaint(value) === undefined,
        },
        version: deploy_scheme/* text */.Qq,
        region: { ...deploy_scheme/* regionName */.gw, needs: 'bundle' },
        endpoint: { ...deploy_scheme/* httpAddress */.Fh, needs: 'bundle' },
        'path-style': { ...deploy_scheme/* yesOrNo */.GX, needs: 'bundle' },
    },
    complaint: (target) => target.length > 'helm:'.length
        ? undefined
        : { why: 'it names no values file', fix: 'write helm:deploy/values.yaml' },
    open: openHelm,
};
function openHelm(spec, context) {
    const file = (0,external_node_path_.resolve)(context.workingDirectory, spec.target.slice('helm:'.length));
    const { bundle, version, ...storeOptions } = spec.options;
    return {
        kind: 'whole',
        name: spec.target,
        url: null,
        force: false,
        does(bytes) {
            if (bundle === undefined)
                return 'the link of the service and the version go into the values';
            const goes = bytes === 0
                ? `the bundle is in ${bundle} already`
                : `the bundle goes to ${bundle}${bytes === undefined ? ' unless it is there' : ''}`;
            return `${goes}; its link and the version go into the values`;
        },
        async bytesToSend(site, _differing, turn) {
            if (bundle === undefined)
                return 0;
            const { path, size } = await archiveOf(site);
            const target = storeOf(bundle, storeOptions, context);
            try {
                return (await target.holds?.(path, turn)) === true ? 0 : size;
            }
            finally {
                await target.close?.();
            }
        },
        async ready() {
            await editable(await readValues(file), file);
            if (bundle !== undefined)
                await storeOf(bundle, storeOptions, context).ready?.();
        },
        async publish(site, turn) {
            const before = await readValues(file);
            const stored = bundle === undefined ? undefined : await helm_store(site, bundle, storeOptions, context, turn);
            const bundleUrl = stored?.url ?? (await linkThatExpires(context));
            const pinned = version ?? versionOf(site);
            const after = await edited(before, { enabled: true, bundleUrl, version: pinned }, file);
            const bytes = stored?.bytes ?? 0;
            if (after === before) {
                context.log.info(`${spec.target}: the values have version ${pinned} and its link already`);
                if (bytes === 0)
                    return { ...notSent(site), status: 'unchanged' };
            }
            else {
                await write(file, after);
                context.log.info(`${spec.target}: the values are of version ${pinned} now`);
            }
            return bytes === 0 ? notSent(site) : { url: null, bytes };
        },
    };
}
/** Where no file of the site was sent. */
function notSent({ manifest }) {
    return { url: null, bytes: 0, added: 0, unchanged: Object.keys(manifest.files).length };
}
/** Names the commit for readers and the bytes for machines. */
function versionOf({ manifest: { commit, bundleSha256 } }) {
    const digest = bundleSha256.slice(0, 12);
    return commit === null ? digest : `${commit.slice(0, 12)}-${digest}`;
}
function storeOf(bucket, options, context) {
    const store = s3Scheme.open({ target: bucket, scheme: 's3', options }, context);
    if (store.kind !== 'files')
        throw new TypeError('a bucket is a store of files');
    return store;
}
/** The archive as it lies in a bucket: its name is made of its digest. */
async function archiveOf({ bundlePath, manifest: { bundleSha256 } }) {
    const isZip = (0,external_node_path_.extname)(bundlePath) === '.zip';
    return {
        path: `${bundleSha256}${isZip ? '.zip' : '.tar.gz'}`,
        size: (await (0,promises_.stat)(bundlePath)).size,
        contentType: isZip ? 'application/zip' : 'application/gzip',
    };
}
/** Stores the archive: the same bytes are sent once, and no link to them expires. Tells how many were sent. */
async function helm_store(site, bucket, options, context, turn) {
    const target = storeOf(bucket, options, context);
    const { path, size, contentType } = await archiveOf(site);
    const sha256 = site.manifest.bundleSha256;
    const file = { sha256, size, contentType, cacheControl: 'public, max-age=31536000, immutable' };
    try {
        // Where it is there already, its bytes are not sent again.
        const isThere = await target.copy?.(path, path, file, turn).catch(unseen);
        if (isThere !== true)
            await target.put({ path, file, source: site.bundlePath }, turn);
        // Only now: before, the region of the bucket may not be known.
        return { url: new URL(path, target.url ?? undefined).href, bytes: isThere === true ? 0 : size };
    }
    finally {
        await target.close?.();
    }
}
/** Who may not list a bucket is told of what is not there that it is forbidden. Where it truly is, so is the upload. */
function unseen(error) {
    if ((0,errors_failure/* codeOf */.$N)(error) === 'E_DEPLOY_DENIED')
        return false;
    throw error;
}
async function linkThatExpires({ bundleLink, log }) {
    const link = await bundleLink?.();
    if (link === undefined) {
        throw new errors_failure/* Failure */.HR('E_DEPLOY_FAILED', {
            what: 'There is no link to the bundle that a deployment could reach',
            why: 'the embedded service ends with its run',
            fix: 'add bundle=s3://bucket/bundles/ to the destination',
        });
    }
    const ends = link.expiresAt === undefined
        ? 'expires, and the service does not say when'
        : `expires at ${new Date(link.expiresAt).toISOString()}`;
    log.warning(`The link in the values ${ends}: a pod that starts later finds no bundle. ` +
        'Add bundle=s3://bucket/bundles/ to the destination for a link that stays');
    return link.url;
}
async function readValues(file) {
    try {
        return await (0,promises_.readFile)(file, 'utf8');
    }
    catch (error) {
        throw new errors_failure/* Failure */.HR('E_DEPLOY_NOT_FOUND', {
            what: 'The values file cannot be read',
            value: file,
            why: (0,errors_failure/* messageOf */.bD)(error),
            fix: 'correct the path; it is relative to the checkout',
            cause: error,
        });
    }
}
async function editable(before, file) {
    await edited(before, { enabled: true, bundleUrl: '', version: '' }, file);
}
async function edited(before, values, file) {
    // With its parser: most runs have no such destination.
    const { withStaticExport } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(8815), __webpack_require__.e(5640)]).then(__webpack_require__.bind(__webpack_require__, 45640));
    const result = withStaticExport(before, values);
    if (result.ok)
        return result.text;
    throw new errors_failure/* Failure */.HR('E_DEPLOY_FAILED', {
        what: 'The values file cannot be edited',
        value: file,
        why: result.why,
        fix: 'mend the file; nothing was changed',
    });
}
async function write(path, content) {
    try {
        // A link stays one, and who may read the file stays as it was.
        const file = await (0,promises_.realpath)(path);
        const beside = `${file}.${process.pid}.new`;
        const { mode } = await (0,promises_.stat)(file);
        try {
            await (0,promises_.writeFile)(beside, content, { mode });
            // What the file may be has passed the mask of the process.
            await (0,promises_.chmod)(beside, mode);
            await (0,promises_.rename)(beside, file);
        }
        finally {
            await (0,promises_.rm)(beside, { force: true });
        }
    }
    catch (error) {
        throw new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', {
            what: 'The values file could not be written',
            value: path,
            why: (0,errors_failure/* messageOf */.bD)(error),
            fix: 'check its permissions',
            cause: error,
        });
    }
}

// EXTERNAL MODULE: ./lib/bundle/archive/tar-reader.js + 2 modules
var tar_reader = __webpack_require__(26367);
// EXTERNAL MODULE: ./lib/bundle/write-gzip.js
var write_gzip = __webpack_require__(44032);
;// CONCATENATED MODULE: ./lib/deploy/files/site-tar.js






/** The same for every file, so that equal sites make equal bytes. */
const MODIFIED = new Date('1980-01-01T00:00:00Z');
/** Files above this are streamed. */
const site_tar_WHOLE = 4 * 1024 * 1024;
/** The site's files as a plain tar, sorted by path. What goes wrong with one of them is what the stream fails with. */
function tarOf(site, options) {
    return filledBy((pack) => addSite(pack, site, options));
}
/** A plain tar of one file. */
function tarOfFile(path, bytes) {
    return filledBy((pack) => add(pack, path, bytes));
}
async function filledBy(fill) {
    const { pack: createPack } = await __webpack_require__.e(/* import() */ 6118).then(__webpack_require__.t.bind(__webpack_require__, 56118, 19));
    const pack = createPack();
    fill(pack)
        .then(() => pack.finalize())
        .catch((error) => pack.destroy(error));
    return pack;
}
async function addSite(pack, site, { onFile, withManifest = true }) {
    const files = Object.entries(site.manifest.files).sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [path, { size, sha256 }] of files) {
        if (path === bundle_manifest/* MANIFEST_PATH */.U4)
            continue;
        const source = (0,destination/* sourceOf */.v)(site, path);
        if (typeof source !== 'string') {
            await add(pack, path, Buffer.from(source));
            continue;
        }
        await onFile?.(source, path);
        if (size > site_tar_WHOLE) {
            const bytes = (0,digest/* verifiedBytes */.GQ)(source, { size, sha256, subject: path });
            await (0,external_node_stream_promises_.pipeline)(bytes, pack.entry({ ...site_tar_headerOf(path), size }));
            continue;
        }
        const bytes = await (0,promises_.readFile)(source);
        (0,digest/* requireSha256 */.Pm)((0,external_node_crypto_.hash)('sha256', bytes), sha256, path);
        await add(pack, path, bytes);
    }
    if (withManifest)
        await add(pack, bundle_manifest/* MANIFEST_PATH */.U4, Buffer.from(JSON.stringify(site.manifest)));
}
function add(pack, path, bytes) {
    return new Promise((resolve, reject) => {
        pack.entry({ ...site_tar_headerOf(path), size: bytes.length }, bytes, (error) => error ? reject(error) : resolve());
    });
}
function site_tar_headerOf(name) {
    return { name, mode: 0o644, mtime: MODIFIED, uid: 0, gid: 0 };
}

;// CONCATENATED MODULE: ./lib/deploy/oci/address.js
/** The registry of GitHub, where the token of the run holds. */
const GITHUB_REGISTRY = 'ghcr.io';
const address_TARGET = /^oci:\/\/([^/]+)\/([^:@]+)(?::([^@]*))?$/;
const REPOSITORY = /^[a-z\d]+(?:(?:\.|_{1,2}|-+)[a-z\d]+)*(?:\/[a-z\d]+(?:(?:\.|_{1,2}|-+)[a-z\d]+)*)*$/;
const FORM = 'write oci://ghcr.io/owner/docs:latest';
/** What is wrong with `oci://registry/repository:tag`, if anything (OCI Distribution Specification, "Pulling manifests"). */
function imageComplaint(target) {
    const [, registry, repository = '', tag] = address_TARGET.exec(target) ?? [];
    if (registry === undefined)
        return { why: 'it names no repository of a registry', fix: FORM };
    if (registry.includes('@'))
        return {
            why: 'a login does not belong into it',
            fix: 'log in before: docker/login-action, or docker login',
        };
    if (!/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(registry))
        return { why: `"${registry}" is no host of a registry`, fix: FORM };
    if (!REPOSITORY.test(repository)) {
        const small = repository.toLowerCase();
        return {
            why: `"${repository}" cannot be a repository\u2019s name`,
            fix: REPOSITORY.test(small)
                ? `use small letters: oci://${registry}/${small}${tag === undefined ? '' : `:${tag}`}`
                : 'use small letters, digits, dots, hyphens and underscores, parted by slashes',
        };
    }
    if (tag !== undefined && !/^\w[\w.-]{0,127}$/.test(tag))
        return { why: `"${tag}" cannot be a tag`, fix: 'use letters, digits, dots, hyphens and underscores' };
    return undefined;
}
/** Reads a target that has no complaint; the tag is `latest` unless given. */
function placeOfImage(target) {
    const [, registry = '', repository = '', tag = 'latest'] = address_TARGET.exec(target) ?? [];
    // What everybody calls docker.io answers elsewhere.
    const host = registry === 'docker.io' ? 'registry-1.docker.io' : registry;
    const isHere = /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(host);
    return { registry, api: `${isHere ? 'http' : 'https'}://${host}`, repository, tag };
}

;// CONCATENATED MODULE: ./lib/deploy/oci/image.js



/** The parts of an image (OCI Image Format Specification). */
const TYPES = {
    index: 'application/vnd.oci.image.index.v1+json',
    manifest: 'application/vnd.oci.image.manifest.v1+json',
    config: 'application/vnd.oci.image.config.v1+json',
    layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
    /** Of images that others made. */
    others: [
        'application/vnd.docker.distribution.manifest.list.v2+json',
        'application/vnd.docker.distribution.manifest.v2+json',
    ],
};
/** The platforms of machines that are to mount it; the files are the same on each. */
const PLATFORMS = ['amd64', 'arm64'];
/** Where the index names the layer of the site's manifest, so that the next publish need not look at the rest. */
const MANIFEST_LAYER = 'docs-export.manifest';
/** Makes the image of a site of two layers: its files, and its manifest. `source` is the address of its repository. */
function imageOf({ files, manifest: own }, manifest, source) {
    const annotations = {
        'org.opencontainers.image.created': manifest.createdAt,
        ...(source !== undefined && { 'org.opencontainers.image.source': source }),
        ...(manifest.commit !== null && { 'org.opencontainers.image.revision': manifest.commit }),
        ...(manifest.exportVersion !== null && { 'org.opencontainers.image.version': manifest.exportVersion }),
    };
    const layers = [files, own];
    const images = PLATFORMS.map((architecture) => {
        const config = partOf(TYPES.config, {
            created: manifest.createdAt,
            architecture,
            os: 'linux',
            config: { Labels: annotations },
            rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
        });
        const image = partOf(TYPES.manifest, {
            schemaVersion: 2,
            mediaType: TYPES.manifest,
            config: config.descriptor,
            layers: layers.map(({ descriptor }) => descriptor),
            annotations,
        });
        return { architecture, config, image };
    });
    const index = partOf(TYPES.index, {
        schemaVersion: 2,
        mediaType: TYPES.index,
        manifests: images.map(({ architecture, image }) => ({
            ...image.descriptor,
            platform: { architecture, os: 'linux' },
        })),
        annotations: { ...annotations, [MANIFEST_LAYER]: own.descriptor.digest },
    });
    return {
        index,
        manifests: images.map(({ image }) => image),
        configs: images.map(({ config }) => config),
    };
}
/** The digest that a text is known by. */
function contentDigest(index) {
    return `sha256:${(0,external_node_crypto_.hash)('sha256', index)}`;
}
function partOf(mediaType, value) {
    const content = JSON.stringify(value);
    const digest = contentDigest(content);
    return { content, descriptor: { mediaType, digest, size: Buffer.byteLength(content) } };
}
/** Where an index names the tag that is to go. */
const REMOVED_TAG = 'docs-export.removed-tag';
/** The same image under a digest that no other tag has. */
function withOwnDigest(index, tag) {
    const { annotations, ...rest } = JSON.parse(index);
    return partOf(TYPES.index, { ...rest, annotations: { ...annotations, [REMOVED_TAG]: tag } });
}
const Index = classic_schemas/* looseObject */._H3({ annotations: classic_schemas/* looseObject */._H3({ [MANIFEST_LAYER]: classic_schemas/* string */.YjP() }) });
/** The digest of the layer that holds the site's manifest; undefined where an image is none of ours. */
function manifestLayerOf(index) {
    const found = Index.safeParse((0,json_in/* jsonIn */.Y)(index)).data?.annotations[MANIFEST_LAYER];
    return typeof found === 'string' && /^sha256:[\da-f]{64}$/.test(found) ? found : undefined;
}

// EXTERNAL MODULE: ./lib/http/redirect.js
var redirect = __webpack_require__(24634);
;// CONCATENATED MODULE: ./lib/deploy/oci/authorization.js





const Token = classic_schemas/* looseObject */._H3({ token: classic_schemas/* string */.YjP().optional(), access_token: classic_schemas/* string */.YjP().optional() });
/**
 * Asks a registry how it wants to be asked, and follows that: with the login itself, or with a token that its service
 * gives for it (Distribution's "Token Authentication Specification").
 */
function authorizationOf({ api, repository }, login, { http, clock, mask, actions, }) {
    const ask = async (signal) => {
        const response = await http({ method: 'GET', url: `${api}/v2/`, signal, whole: true });
        await (0,http_http/* bodyText */.G)(response);
        const challenge = response.headers['www-authenticate'] ?? '';
        const known = await login();
        const own = known && basicOf(known);
        if (own !== undefined)
            mask(own.slice('Basic '.length));
        if (response.status !== 401 || /^basic\b/i.test(challenge))
            return own;
        const realm = parameterOf(challenge, 'realm');
        if (!/^bearer\b/i.test(challenge) || realm === undefined || !isSafe(realm, api))
            return own;
        const url = new URL(realm);
        const scope = `repository:${repository}:${actions}`;
        const request = {
            ...tokenRequest(url, known, { service: parameterOf(challenge, 'service'), scope }),
            signal,
        };
        const attempt = async () => {
            const answer = await http({ ...request, whole: true });
            const body = await (0,http_http/* bodyText */.G)(answer);
            const { status } = answer;
            if ((0,retry/* isRetryableStatus */.PS)(status)) {
                const retryAfter = (0,retry/* retryAfterMs */.Vs)(answer.headers, clock.now());
                return { done: false, error: failing(url, `it answers with status ${status}`), retryAfter };
            }
            // A refusal is told of the request that needs the token: it names what was wanted.
            if (status !== 200)
                return { done: true, value: own };
            // The words of a parser are not told: they show the beginning of what may be a token.
            const { token, access_token } = Token.safeParse((0,json_in/* jsonIn */.Y)(body)).data ?? {};
            const given = token ?? access_token;
            if (given === undefined)
                return { done: false, error: failing(url, 'what it answers holds no token') };
            mask(given);
            return { done: true, value: `Bearer ${given}` };
        };
        return (0,retry/* retrying */.R$)(attempt, { clock, signal });
    };
    let current;
    return (refresh, signal) => {
        if (refresh)
            current = undefined;
        current ??= ask(signal).catch((error) => {
            current = undefined;
            throw error;
        });
        return current;
    };
}
/** The login as the registry takes it with each request, where it is of that kind. */
function basicOf(login) {
    if (!('password' in login))
        return undefined;
    return `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}`;
}
/** Asks for a token with a login, or in exchange for the token that stands for one. */
function tokenRequest(realm, login, { service, scope }) {
    const wanted = { ...(service !== undefined && { service }), scope };
    if (login !== undefined && 'identityToken' in login) {
        const { identityToken: refresh_token } = login;
        const form = { grant_type: 'refresh_token', refresh_token, client_id: 'docs-export-action', ...wanted };
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        return { method: 'POST', url: realm, headers, body: new URLSearchParams(form).toString() };
    }
    const url = new URL(realm);
    for (const [name, value] of Object.entries(wanted))
        url.searchParams.set(name, value);
    const own = login && basicOf(login);
    return { method: 'GET', url, headers: own === undefined ? {} : { authorization: own } };
}
function failing({ host }, why) {
    return new errors_failure/* Failure */.HR('E_DEPLOY_UNREACHABLE', {
        what: 'The registry\u2019s service of tokens keeps failing',
        value: host,
        why,
        fix: 'run again; where it stays so, ask those who run the registry',
    });
}
function parameterOf(challenge, name) {
    return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(challenge)?.[1];
}
/** A login goes nowhere in the clear, but to this machine. */
function isSafe(realm, api) {
    const url = URL.parse(realm);
    return (url?.protocol === 'https:' ||
        (url !== null && new URL(api).hostname === url.hostname && api.startsWith('http:')));
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var errors = __webpack_require__(961);
;// CONCATENATED MODULE: ./lib/deploy/oci/credentials.js









/** What `docker login` leaves behind (the file `config.json`). */
const DockerConfig = classic_schemas/* looseObject */._H3({
    auths: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* looseObject */._H3({ auth: classic_schemas/* string */.YjP().optional(), identitytoken: classic_schemas/* string */.YjP().optional() }))
        .optional(),
    credHelpers: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).optional(),
    credsStore: classic_schemas/* string */.YjP().optional(),
});
const credentials_Answer = classic_schemas/* looseObject */._H3({ Username: classic_schemas/* string */.YjP(), Secret: classic_schemas/* string */.YjP() });
/**
 * The login for a registry, as the tools of containers find it: what `docker login` left, in its file or in the program
 * it names; for GitHub's registry else the token of the run. Undefined where there is none, since some registries ask
 * for none. Throws E_DEPLOY_CREDENTIALS where there should be one and it cannot be read.
 */
async function loginOf(registry, { env, log, github }) {
    const found = await dockerLogin(registry, env);
    const login = found ??
        (registry === GITHUB_REGISTRY && github !== undefined
            ? { username: github.owner, password: github.token }
            : undefined);
    if (login !== undefined)
        log.mask('password' in login ? login.password : login.identityToken);
    return login;
}
async function dockerLogin(registry, env) {
    const file = (0,external_node_path_.join)(env.DOCKER_CONFIG || (0,external_node_path_.join)(homeOf(env), '.docker'), 'config.json');
    // Docker's own registry goes by its first address.
    const names = registry === 'docker.io' ? ['https://index.docker.io/v1/', registry] : [registry];
    try {
        const config = DockerConfig.parse(JSON.parse(await (0,promises_.readFile)(file, 'utf8')));
        for (const name of names) {
            const entry = config.auths?.[name] ?? config.auths?.[`https://${name}`];
            // Its user is nobody's, and has no password.
            if (entry?.identitytoken)
                return { identityToken: entry.identitytoken };
            if (entry?.auth)
                return loginIn(entry.auth);
            const helper = config.credHelpers?.[name] ?? (entry === undefined ? undefined : config.credsStore);
            if (helper !== undefined)
                return await askHelper(helper, name, env);
        }
        return undefined;
    }
    catch (error) {
        if ((0,errors_failure/* hasCode */.up)(error, 'ENOENT'))
            return undefined;
        throw new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
            what: 'The login of the registry cannot be read',
            value: registry,
            why: error instanceof errors/* ZodError */.G ? `${file} is not what docker login writes` : (0,errors_failure/* messageOf */.bD)(error),
            fix: 'log in again (docker/login-action, or docker login)',
            cause: error,
        });
    }
}
function loginIn(auth) {
    const decoded = Buffer.from(auth, 'base64').toString();
    const colon = decoded.indexOf(':');
    return { username: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}
/** What such a program answers as the user of an identity token. */
const TOKEN = '<token>';
/** Asks a program that keeps logins (docker-credential-helpers). */
async function askHelper(name, server, env) {
    const child = (0,external_node_child_process_.spawn)(`docker-credential-${name}`, ['get'], { env: { ...env }, stdio: 'pipe' });
    const ended = (0,external_node_events_.once)(child, 'close').catch((cause) => {
        throw new Error(`docker-credential-${name}, which keeps it, could not be started`, { cause });
    });
    child.stdin.on('error', () => { });
    child.stdin.end(server);
    const [said, complaint, [code]] = await Promise.all([(0,consumers_.text)(child.stdout), (0,consumers_.text)(child.stderr), ended]);
    if (code !== 0)
        throw new Error(`docker-credential-${name} says ${(complaint || said).trim()}`);
    const { Username, Secret } = credentials_Answer.parse(JSON.parse(said));
    return Username === TOKEN ? { identityToken: Secret } : { username: Username, password: Secret };
}

;// CONCATENATED MODULE: ./lib/deploy/oci/failure.js





/** What registries say of what they refuse (OCI Distribution Specification, "Error Codes"). */
const Errors = classic_schemas/* looseObject */._H3({
    errors: classic_schemas/* array */.YOg(classic_schemas/* looseObject */._H3({ code: classic_schemas/* string */.YjP().optional(), message: classic_schemas/* string */.YjP().optional() })),
});
/** The failure a reader can act on: it names registry, repository, and what to change. */
function oci_failure_failureOf({ status, body }, { subject, permission }, { registry, repository }) {
    const words = wordsIn(body);
    const why = `the registry says ${words === '' ? `status ${status}` : `${words} (status ${status})`}`;
    if (status === 401 || status === 403) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', {
            what: `The registry does not let this login ${permission}`,
            value: subject,
            why,
            fix: registry === GITHUB_REGISTRY
                ? `give the job \`permissions: packages: write\`, and the repository the role \u201cWrite\u201d in the settings of the package ${repository}, if it is there already`
                : 'log in before (docker/login-action, or docker login) with an account that may push there',
        });
    }
    if (status === 404) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_NOT_FOUND', {
            what: 'The registry does not know the repository',
            value: `${registry}/${repository}`,
            why,
            fix: 'create it, or correct the name in the destination',
        });
    }
    return (0,store_client/* otherFailure */.r7)(status, subject, why);
}
function wordsIn(body) {
    // What stands in between answers in its own words.
    const errors = Errors.safeParse((0,json_in/* jsonIn */.Y)(body)).data?.errors ?? [];
    return errors.map(({ code, message }) => [code, message].filter(Boolean).join(': ')).join('; ');
}

;// CONCATENATED MODULE: ./lib/deploy/oci/registry.js







/** Some registries move a blob to another place, and hash it, before they answer. */
const LARGE_BLOB_MS = 10 * 60_000;
/** Where a registry says that it goes on. Throws E_DEPLOY_NOT_FOUND where it says no such thing. */
function onward({ headers: { location = '' } }, from, subject) {
    const url = location === '' ? undefined : (0,redirect/* redirectTarget */.E)(location, from);
    if (url !== undefined)
        return url;
    throw new errors_failure/* Failure */.HR('E_DEPLOY_NOT_FOUND', {
        what: 'What answers is not the registry, or it is broken',
        value: subject,
        why: 'it does not say where to go on',
        fix: 'check the host of the registry, and ask those who run it',
    });
}
/** Where a started upload is to go; its query is the registry's own, and stays as it is. */
function uploadUrl({ href, search }, digest) {
    return `${href}${search === '' ? '?' : '&'}digest=${encodeURIComponent(digest)}`;
}
const REDIRECTS = [301, 302, 303, 307, 308];
/** Many registries keep blobs in a store of their own, whose links need no login. */
function storeBehind({ origin, host }, context) {
    const fix = 'run again; where it stays so, ask those who run the registry';
    const failureOf = ({ status }, { subject }) => new errors_failure/* Failure */.HR(status >= 500 || status === 429 ? 'E_DEPLOY_UNREACHABLE' : 'E_DEPLOY_DENIED', {
        what: 'The registry\u2019s store of layers refused one',
        value: subject,
        why: `the registry leads to ${host}, and it answers with status ${status}`,
        fix,
    });
    return (0,store_client/* createStoreClient */.XL)({
        name: 'the registry\u2019s store of layers',
        address: origin,
        unreachableFix: 'check the network; then run again',
        authorize: async ({ url, headers }) => ({ url, headers }),
        failureOf,
    }, context);
}
/** A registry, asked for the right to these `actions`. */
function createRegistry(place, context, actions) {
    const { api, repository, registry } = place;
    const { log, http, clock } = context;
    const authorization = authorizationOf(place, () => loginOf(registry, context), {
        ...{ http, clock },
        mask: (secret) => log.mask(secret),
        actions,
    });
    const base = `${api}/v2/${repository}`;
    const subjectOf = (reference) => `${registry}/${repository}${reference.includes(':') ? '@' : ':'}${reference}`;
    const client = (0,store_client/* createStoreClient */.XL)({
        name: 'the registry',
        address: api,
        unreachableFix: 'check the host of the registry, and the network; then run again',
        async authorize({ url, headers }, { refresh, signal }) {
            // Where an upload goes on the registry says itself; a login is for the registry alone.
            if (new URL(url).origin !== api)
                return { url, headers };
            const value = await authorization(refresh, signal);
            return { url, headers: value === undefined ? headers : { ...headers, authorization: value } };
        },
        failureOf: (answer, request) => oci_failure_failureOf(answer, request, place),
    }, context);
    const reads = `read ${repository}`;
    const writes = `push to ${repository}`;
    return {
        async manifest(reference, turn) {
            const answer = await client({
                method: 'GET',
                url: `${base}/manifests/${reference}`,
                headers: { accept: [TYPES.index, TYPES.manifest, ...TYPES.others].join(', ') },
                subject: subjectOf(reference),
                permission: reads,
            }, turn, [404]);
            return answer.status === 404 ? undefined : answer.body;
        },
        async readBlob(digest, read, turn) {
            const subject = subjectOf(digest);
            const url = `${base}/blobs/${digest}`;
            const request = { method: 'GET', url, subject, permission: reads, read };
            const answer = await client(request, turn, REDIRECTS);
            if (answer.status < 300)
                return;
            const elsewhere = onward(answer, url, subject);
            await storeBehind(elsewhere, context)({ ...request, url: elsewhere.href }, turn);
        },
        async putBlob({ digest, size, mediaType }, body, turn) {
            const subject = subjectOf(digest);
            const asked = { method: 'HEAD', url: `${base}/blobs/${digest}`, subject, permission: reads };
            if ((await client(asked, turn, [404])).status !== 404)
                return 0;
            const begun = { method: 'POST', url: `${base}/blobs/uploads/`, subject, permission: writes };
            await client({
                method: 'PUT',
                // An upload that broke off has a part of the bytes, and takes them from the start no more.
                url: async (again) => uploadUrl(onward(await client(begun, again), `${api}/`, subject), digest),
                headersTimeoutMs: LARGE_BLOB_MS,
                headers: { 'content-type': 'application/octet-stream' },
                body,
                subject: `${subject} (${mediaType})`,
                permission: writes,
            }, turn);
            return size;
        },
        async putManifest(reference, { mediaType }, content, turn) {
            await client({
                method: 'PUT',
                url: `${base}/manifests/${reference}`,
                headers: { 'content-type': mediaType },
                body: (0,store_client/* bodyInMemory */.Dn)(content),
                subject: subjectOf(reference),
                permission: writes,
            }, turn);
        },
        async deleteManifest(reference, turn) {
            const { status } = await client({
                method: 'DELETE',
                url: `${base}/manifests/${reference}`,
                subject: subjectOf(reference),
                permission: `delete from ${repository}`,
            }, turn, 
            // The first two are of registries that delete nothing, or no tags; some know no tags here at all.
            [400, 405, 404]);
            return status < 300;
        },
    };
}

// EXTERNAL MODULE: ./lib/github/answer.js
var github_answer = __webpack_require__(36901);
;// CONCATENATED MODULE: ./lib/deploy/oci/own-digest.js

/** Moves a tag to a digest that no other tag has, so that it can go alone; that digest. */
async function moveToOwnDigest(index, { registry, place: { tag }, turn }) {
    const { descriptor, content } = withOwnDigest(index, tag);
    await registry.putManifest(tag, descriptor, content, turn);
    return descriptor.digest;
}

;// CONCATENATED MODULE: ./lib/deploy/oci/github-versions.js





/** GitHub's registry deletes nothing itself: an image is a version of a package there, which its API deletes. */
const github_versions_PERMISSION = 'packages: write';
/** How often, and after how long, a version is looked for that was only just pushed. */
const LOOKS = 5;
const PAUSE_MS = 2000;
const Package = classic_schemas/* looseObject */._H3({ name: classic_schemas/* string */.YjP() });
const Version = classic_schemas/* looseObject */._H3({
    id: classic_schemas/* number */.aig(),
    /** The digest. */
    name: classic_schemas/* string */.YjP(),
    metadata: classic_schemas/* looseObject */._H3({ container: classic_schemas/* looseObject */._H3({ tags: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()) }) }),
});
/** Deletes the version that a tag stands for, which is given one of its own where others stand for it, too. */
async function removeVersion(index, removal, github) {
    const { place, context, turn } = removal;
    const { tag } = place;
    const request = await packageRequest(github, place, turn);
    const find = async (digest) => {
        const versions = await github.list({ ...request, doing: 'list the versions of the package', route: `GET ${request.route}/versions` }, Version, turn.signal);
        return versions.find(({ name, metadata: { container } }) => {
            const [first, ...others] = container.tags;
            return name === digest && first === tag && others.length === 0;
        });
    };
    let version = await find(contentDigest(index));
    if (version === undefined) {
        const own = await moveToOwnDigest(index, removal);
        for (let look = 1; version === undefined && look <= LOOKS; look += 1) {
            if (look > 1)
                await context.clock.sleep(PAUSE_MS, turn.signal);
            version = await find(own);
        }
    }
    if (version === undefined)
        throw notShown(place);
    await github.ask({
        ...request,
        doing: 'delete the version of the package',
        route: `DELETE ${request.route}/versions/{package_version_id}`,
        parameters: { ...request.parameters, package_version_id: version.id },
    }, turn.signal);
}
/** What asks for the package of an image: it is that of an organization, or of a user. */
async function packageRequest(github, place, { signal }) {
    const [name = '', ...rest] = place.repository.split('/');
    const parameters = { name, package_name: rest.join('/') };
    const doing = 'look for the package';
    for (const owners of ['orgs', 'users']) {
        const route = `/${owners}/{name}/packages/container/{package_name}`;
        const request = { route, parameters, permission: github_versions_PERMISSION };
        const asked = { ...request, doing, route: `GET ${route}`, mayBeMissing: true };
        const answer = await github.ask(asked, signal);
        if (answer === undefined)
            continue;
        (0,github_answer/* githubAnswer */.A)(Package, answer, doing);
        return request;
    }
    throw notShown(place);
}
function notShown({ registry, repository, tag }) {
    return new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', {
        what: 'GitHub does not show the version of the package that is to go',
        value: `${registry}/${repository}:${tag}`,
        why: 'its API knows none of this tag alone that the token may see',
        fix: `give the job \`permissions: ${github_versions_PERMISSION}\`, and the repository the role \u201cAdmin\u201d in the settings of the package`,
    });
}

;// CONCATENATED MODULE: ./lib/deploy/oci/remove-tag.js




/**
 * Takes a tag away, and no other tag of the same image. Many registries delete by digest alone, and then every tag of
 * it: there the tag is moved to a digest of its own before. Throws E_DEPLOY_DENIED where nothing is ever deleted.
 */
async function removeTag(index, removal) {
    const { registry, place, context, turn } = removal;
    const { tag, registry: host, repository } = place;
    if (host === GITHUB_REGISTRY && context.github !== undefined)
        return removeVersion(index, removal, context.github);
    if (await registry.deleteManifest(tag, turn))
        return;
    const own = await moveToOwnDigest(index, removal);
    if (await registry.deleteManifest(own, turn))
        return;
    throw new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', {
        what: 'The registry deletes no images',
        value: `${host}/${repository}:${tag}`,
        why: 'it answers so to every request to delete',
        fix: host === GITHUB_REGISTRY
            ? 'run it in a workflow with the input github-token, or delete the version on the page of the package'
            : 'allow it in the registry\u2019s settings (Distribution: REGISTRY_STORAGE_DELETE_ENABLED=true), or delete the tag there',
    });
}

;// CONCATENATED MODULE: ./lib/deploy/oci/oci.js























/** `oci://registry/repository:tag`: an image that holds the site's files, to be mounted, copied from, or built upon. */
const ociScheme = {
    form: 'oci://registry/repository:tag',
    options: { force: deploy_scheme/* yesOrNo */.GX },
    complaint: imageComplaint,
    open: openOci,
};
function openOci(spec, context) {
    const place = placeOfImage(spec.target);
    const registry = createRegistry(place, context, 'pull,push');
    const force = spec.options.force === 'true';
    const name = `oci://${place.registry}/${place.repository}`;
    return {
        kind: 'whole',
        name: spec.target,
        url: null,
        force,
        inventory: (turn) => oci_inventoryOf(registry, { tag: place.tag, target: spec.target, force }, turn),
        async publish(site, turn) {
            const folder = await (0,disk_failure/* onDisk */.FC)(() => (0,promises_.mkdtemp)((0,external_node_path_.join)(context.tempDirectory, 'oci-')));
            try {
                const packed = await (0,disk_failure/* onDisk */.FC)(() => pack(site, folder, context, turn.signal), turn.signal);
                const { digest, bytes } = await gateOf(name)(() => send(packed, registry, place.tag, turn));
                return { url: `${name}@${digest}`, bytes };
            }
            finally {
                await (0,promises_.rm)(folder, { recursive: true, force: true });
            }
        },
        async remove(plan, turn) {
            const registry = createRegistry(place, context, 'pull,push,delete');
            const index = await registry.manifest(place.tag, turn);
            const layer = index === undefined ? undefined : manifestLayerOf(index);
            if (index === undefined || layer === undefined)
                return undefined;
            const manifest = await manifestIn(layer, registry, turn);
            if (!plan)
                await gateOf(name)(() => removeTag(index, { registry, place, context, turn }));
            return manifest === undefined ? 0 : (0,remove/* listedFiles */.H)(manifest).length;
        },
    };
}
/**
 * Images of one repository are sent one after another: the second finds the layers of the first, and registries that
 * get a layer twice at once may take neither.
 */
const gates = new Map();
function gateOf(repository) {
    const gate = gates.get(repository) ?? (0,deploy_gate/* createGate */.q)(1);
    gates.set(repository, gate);
    return gate;
}
/** What the tag holds now, by the manifest in it. */
async function oci_inventoryOf(registry, { tag, target, force }, turn) {
    const index = await registry.manifest(tag, turn);
    if (index === undefined)
        return plan_inventory/* NOTHING */.K$;
    const layer = manifestLayerOf(index);
    if (layer === undefined) {
        if (force)
            return plan_inventory/* NOTHING */.K$;
        throw new errors_failure/* Failure */.HR('E_GUARD_PRUNE', {
            what: 'The tag holds another image',
            value: target,
            why: 'no earlier run put it there, and the site would take its place',
            fix: 'name another repository or tag, or add force=true to replace it',
        });
    }
    const manifest = await manifestIn(layer, registry, turn);
    return manifest === undefined ? plan_inventory/* NOTHING */.K$ : (0,plan_inventory/* inventoryOfManifest */.FF)(manifest);
}
/** The site's manifest, from its layer. */
async function manifestIn(layer, registry, turn) {
    let manifest;
    await registry.readBlob(layer, async (body) => {
        await (0,external_node_stream_promises_.pipeline)(body, (0,external_node_zlib_.createGunzip)(), async (tar) => {
            manifest = await (0,read_manifest/* readManifest */.WI)(fileIn(tar));
        });
    }, turn);
    return manifest;
}
/** The bytes of the one file in a tar. */
async function* fileIn(tar) {
    const reader = (0,tar_reader/* createTarReader */.N)();
    for await (const chunk of tar) {
        for (const { bytes } of reader.read(chunk))
            yield bytes;
    }
}
async function pack(site, folder, { github }, signal) {
    const [filesPath, manifestPath] = [(0,external_node_path_.join)(folder, 'files'), (0,external_node_path_.join)(folder, 'manifest')];
    const text = Buffer.from(JSON.stringify(site.manifest));
    const files = await writeLayer(await tarOf(site, { withManifest: false }), filesPath, signal);
    const manifest = await writeLayer(await tarOfFile(bundle_manifest/* MANIFEST_PATH */.U4, text), manifestPath, signal);
    const source = github && `${github.serverUrl}/${github.owner}/${github.repo}`;
    const layers = [
        { path: filesPath, ...files },
        { path: manifestPath, ...manifest },
    ];
    return { image: imageOf({ files, manifest }, site.manifest, source), layers };
}
/** The tag last: until then readers get what they got before. */
async function send({ image, layers }, registry, tag, turn) {
    let bytes = 0;
    for (const { descriptor, path } of layers) {
        const { size } = descriptor;
        bytes += await registry.putBlob(descriptor, { open: () => (0,external_node_fs_.createReadStream)(path), size }, turn);
    }
    for (const { descriptor, content } of image.configs) {
        bytes += await registry.putBlob(descriptor, (0,store_client/* bodyInMemory */.Dn)(content), turn);
    }
    for (const { descriptor, content } of image.manifests)
        await registry.putManifest(descriptor.digest, descriptor, content, turn);
    const { descriptor, content } = image.index;
    await registry.putManifest(tag, descriptor, content, turn);
    return { digest: descriptor.digest, bytes };
}
async function writeLayer(tar, path, signal) {
    const inside = (0,external_node_crypto_.createHash)('sha256');
    const { sha256, size } = await (0,write_gzip/* writeGzip */.W)((0,digest/* digesting */.hZ)(tar, inside), path, signal);
    return {
        descriptor: { mediaType: TYPES.layer, digest: `sha256:${sha256}`, size },
        diffId: `sha256:${inside.digest('hex')}`,
    };
}

;// CONCATENATED MODULE: ./lib/deploy/github.js

/** GitHub for a destination that is nothing without it. */
function requireGitHub(context, permissions) {
    if (context.github !== undefined)
        return context.github;
    throw new errors_failure/* Failure */.HR('E_DEPLOY_CREDENTIALS', {
        what: 'There is no workflow run of GitHub with a token here',
        fix: `use the Action in a job with ${permissions}, and leave the input github-token at its default`,
    });
}

// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
;// CONCATENATED MODULE: ./lib/deploy/pages/deployment.js




const Created = classic_schemas/* looseObject */._H3({
    id: classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP(), classic_schemas/* number */.aig()]).optional(),
    status_url: classic_schemas/* string */.YjP().optional(),
    page_url: classic_schemas/* string */.YjP(),
});
const Status = classic_schemas/* looseObject */._H3({ status: classic_schemas/* string */.YjP().optional() });
/** States a deployment does not leave. Any other means that it goes on. */
const ENDED = {
    deployment_failed: 'GitHub Pages says that the deployment failed',
    deployment_perms_error: 'GitHub Pages may not read the files',
    deployment_content_failed: 'GitHub Pages could not use the content: it must hold no links, and at most 1 GB',
    deployment_cancelled: 'the deployment was cancelled, perhaps by a newer one',
    deployment_lost: 'GitHub Pages lost track of the deployment',
};
const deployment_PERMISSION = 'pages: write` and `id-token: write';
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 15_000;
/** A cancelled run has five seconds in all. */
const CANCEL_MS = 3000;
/** Deploys an artifact to Pages, waits for its end, and tells the site's address. One that does not end is cancelled. */
async function createDeployment(github, artifactId, options) {
    const { signal, context } = options;
    const created = (0,github_answer/* githubAnswer */.A)(Created, await github
        .ask({
        doing: 'create the Pages deployment',
        permission: deployment_PERMISSION,
        route: 'POST /repos/{owner}/{repo}/pages/deployments',
        parameters: {
            artifact_id: artifactId,
            environment: options.environment,
            pages_build_version: github.sha,
            oidc_token: options.token,
        },
    }, signal)
        .catch(async (error) => {
        // It may have arrived all the same; GitHub knows a deployment by its version, too.
        if (signal.aborted)
            await cancel(github, github.sha, context);
        throw explained(error, github);
    }), 'create the Pages deployment');
    const id = String(created.id ?? created.status_url?.match(/\/deployments\/([^/]+)/)?.[1] ?? github.sha);
    context.log.info(`pages: deployment ${id} created`);
    try {
        await ended(github, id, options);
    }
    catch (error) {
        if (signal.aborted || isTimeout(error))
            await cancel(github, id, context);
        throw error;
    }
    return created.page_url;
}
async function ended(github, id, options) {
    const { clock, log } = options.context;
    const until = clock.now() + options.timeoutMs;
    const timeout = () => new errors_failure/* Failure */.HR('E_DEPLOY_UNREACHABLE', {
        what: 'The Pages deployment did not end in time',
        value: `${options.timeoutMs / 1000} s`,
        why: 'it was cancelled',
        fix: 'raise timeout= of the destination, or see githubstatus.com, then run again',
        cause: TIMEOUT,
    });
    let pause = FIRST_PAUSE_MS;
    for (let last = '';;) {
        if (clock.now() >= until)
            throw timeout();
        await clock.sleep(Math.min(pause, Math.max(1, until - clock.now())), options.signal);
        const request = {
            doing: 'read the state of the Pages deployment',
            permission: 'pages: read',
            route: 'GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}',
            parameters: { pages_deployment_id: id },
            // A deployment may take a moment to be found.
            mayBeMissing: true,
        };
        const { status = '' } = (0,github_answer/* githubAnswer */.A)(Status, (await github.ask(request, options.signal)) ?? {}, request.doing);
        if (status === 'succeed')
            return;
        const why = (0,look_up/* lookUp */.T)(ENDED, status);
        if (why !== undefined) {
            throw new errors_failure/* Failure */.HR('E_DEPLOY_FAILED', {
                what: 'The Pages deployment failed',
                value: status,
                why,
                fix: 'run again; see githubstatus.com when it fails again',
            });
        }
        if (status !== '' && status !== last)
            log.info(`pages: ${status.replaceAll('_', ' ')}`);
        last = status;
        pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5);
    }
}
const TIMEOUT = new Error('timeout');
function isTimeout(error) {
    return error instanceof errors_failure/* Failure */.HR && error.cause === TIMEOUT;
}
/** With time of its own: the run's signal may have ended already. */
async function cancel(github, id, { log }) {
    const request = {
        doing: 'cancel the Pages deployment',
        permission: deployment_PERMISSION,
        route: 'POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel',
        parameters: { pages_deployment_id: id },
    };
    try {
        await github.ask(request, AbortSignal.timeout(CANCEL_MS));
        log.info(`pages: deployment ${id} cancelled`);
    }
    catch (error) {
        // It never came to be.
        if (error instanceof errors_failure/* Failure */.HR && error.value === '404')
            return;
        log.warning(`pages: deployment ${id} could not be cancelled: ${(0,errors_failure/* messageOf */.bD)(error)}`);
    }
}
/** Says what to do where GitHub's words do not: it answers 404 where Pages is off, 400 while another deployment runs. */
function explained(error, { serverUrl, owner, repo }) {
    if (!(error instanceof errors_failure/* Failure */.HR))
        return error;
    const { code, what, value, why, cause } = error;
    const failure = (fix) => new errors_failure/* Failure */.HR(code, { what, value, why, fix, cause });
    if (value === '404')
        return failure(`turn GitHub Pages on, with \u201cGitHub Actions\u201d as its source, at ${serverUrl}/${owner}/${repo}/settings/pages, and give the job \`permissions: { pages: write, id-token: write }\``);
    if (value === '400' && /in progress deployment/i.test(why ?? ''))
        return failure('run again when that one has ended, and give the jobs `concurrency: pages`: one waits then');
    return error;
}

// EXTERNAL MODULE: ./lib/deploy/compare/published-site.js
var published_site = __webpack_require__(13421);
;// CONCATENATED MODULE: ./lib/deploy/pages/published.js




const Site = classic_schemas/* looseObject */._H3({ html_url: classic_schemas/* string */.YjP() });
/**
 * What GitHub Pages serves now, by the manifest that the site holds; undefined where there is none, or where it cannot
 * be read (a private site). Caches may be some minutes behind: it tells what changes and what would be lost, but not
 * that there is nothing to do.
 */
async function publishedSite(context, signal) {
    const { github, log } = context;
    if (github === undefined)
        return undefined;
    try {
        const answer = await github.ask({
            doing: 'look for the Pages site',
            permission: 'pages: read',
            route: 'GET /repos/{owner}/{repo}/pages',
            mayBeMissing: true,
        }, signal);
        const site = Site.safeParse(answer);
        const manifest = site.success
            ? await (0,published_site/* publishedManifest */.S)(site.data.html_url, { ...context, signal })
            : undefined;
        return manifest === undefined ? undefined : { ...(0,plan_inventory/* inventoryOfManifest */.FF)(manifest), interrupted: true };
    }
    catch (error) {
        signal.throwIfAborted();
        // Publishing needs none of this; what it needs it asks for itself.
        log.debug(`pages: what is published is not known: ${(0,errors_failure/* messageOf */.bD)(error)}`);
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/deploy/pages/tar.js





/** Writes the site's files and its manifest as a plain tar, as Pages wants it; resolves to the bytes of the files. */
async function writeTar(site, file, signal) {
    await (0,external_node_stream_promises_.pipeline)(await tarOf(site, { onFile: requirePlain }), (0,external_node_fs_.createWriteStream)(file), { signal });
    return Object.values(site.manifest.files).reduce((sum, { size }) => sum + size, 0);
}
async function requirePlain(source, path) {
    if ((await (0,promises_.lstat)(source)).isFile())
        return;
    throw new errors_failure/* Failure */.HR('E_GUARD_LIMIT', {
        what: 'GitHub Pages takes plain files only',
        value: path,
        why: 'it is a link, or no file',
        fix: 'put a copy of the file in its place',
    });
}

;// CONCATENATED MODULE: ./lib/deploy/pages/pages.js









/** `pages`: GitHub Pages, deployed in this very step: artifact, deployment, and the wait for its end. */
const pagesScheme = {
    form: 'pages',
    takes: 'an artifact of a workflow run',
    options: {
        timeout: { form: 'a time as 10m, 90s or 1h', accepts: (value) => durationMs(value) !== undefined },
        force: deploy_scheme/* yesOrNo */.GX,
        environment: { form: 'a name as github-pages', accepts: (value) => /^[\w.-]+$/.test(value) },
    },
    complaint: (target) => target === 'pages'
        ? undefined
        : { why: 'GitHub Pages takes no address: a repository has one site', fix: 'write: pages timeout=10m' },
    open: openPages,
};
const ARTIFACT = 'github-pages';
const pages_ASKER = { name: 'GitHub Pages', permissions: 'pages: write, id-token: write' };
const NEEDED = `\`permissions: { ${pages_ASKER.permissions} }\``;
const LIMITS = { host: 'GitHub Pages', siteBytes: 1024 ** 3 };
const UNITS = { s: 1000, m: 60_000, h: 3_600_000 };
function durationMs(text) {
    const [, count = '', unit = ''] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? [];
    const factor = UNITS[unit];
    return factor === undefined ? undefined : Number(count) * factor;
}
function openPages(spec, context) {
    const timeoutMs = durationMs(spec.options.timeout ?? '10m') ?? 0;
    return {
        kind: 'whole',
        name: spec.target,
        url: null,
        force: spec.options.force === 'true',
        limits: [LIMITS],
        async ready() {
            requireGitHub(context, NEEDED);
            identitySource(context.env, pages_ASKER);
            await context.requireArtifacts?.();
        },
        inventory: ({ signal }) => publishedSite(context, signal),
        async publish(site, { signal }) {
            const github = requireGitHub(context, NEEDED);
            // Asked for first: without it nothing needs to be uploaded.
            await identityToken(context, pages_ASKER, signal);
            const artifact = await uploadSite(context, site, signal);
            const url = await createDeployment(github, artifact.id, {
                environment: spec.options.environment ?? ARTIFACT,
                token: await identityToken(context, pages_ASKER, signal),
                ...{ timeoutMs, signal, context },
            });
            return { url, bytes: artifact.bytes };
        },
    };
}
async function uploadSite(context, site, signal) {
    const folder = await (0,disk_failure/* onDisk */.FC)(() => (0,promises_.mkdtemp)((0,external_node_path_.join)(context.tempDirectory, 'pages-')));
    try {
        const tar = (0,external_node_path_.join)(folder, 'artifact.tar');
        const bytes = await (0,disk_failure/* onDisk */.FC)(() => writeTar(site, tar, signal), signal);
        const { id } = await context.uploadArtifact(ARTIFACT, tar, { zipped: true, retentionDays: 1, signal });
        return { id, bytes };
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./lib/github/context.js
var context = __webpack_require__(88120);
;// CONCATENATED MODULE: ./lib/deploy/release/release-api.js


const release_api_PERMISSION = 'contents: write';
const Asset = classic_schemas/* looseObject */._H3({
    id: classic_schemas/* number */.aig(),
    name: classic_schemas/* string */.YjP(),
    /** `sha256:\u2026`, where the server tells it. */
    digest: classic_schemas/* string */.YjP().nullish(),
});
const Release = classic_schemas/* looseObject */._H3({
    id: classic_schemas/* number */.aig(),
    tag_name: classic_schemas/* string */.YjP(),
    html_url: classic_schemas/* string */.YjP(),
    upload_url: classic_schemas/* string */.YjP(),
});
/** A name as GitHub keeps it of an asset: it puts a dot for anything else, and another file would stand in the digest. */
function assetName(name) {
    return name.replaceAll(/[^\w.-]+/g, '.').replaceAll(/^\.+|\.+$/g, '') || 'docs';
}
/** Published releases are found by their tag, drafts in the list only. */
async function findRelease(github, tag, signal) {
    const reading = { doing: 'look for the release', permission: release_api_PERMISSION };
    const route = 'GET /repos/{owner}/{repo}/releases/tags/{tag}';
    const found = await github.ask({ ...reading, route, parameters: { tag }, mayBeMissing: true }, signal);
    if (found !== undefined)
        return (0,github_answer/* githubAnswer */.A)(Release, found, reading.doing);
    const all = await github.list({ ...reading, route: 'GET /repos/{owner}/{repo}/releases' }, Release, signal);
    return all.find((release) => release.tag_name === tag);
}
/** The assets of a release. */
function assetsOf(github, release, doing, signal) {
    const route = 'GET /repos/{owner}/{repo}/releases/{release_id}/assets';
    const parameters = { release_id: release.id };
    return github.list({ doing, permission: release_api_PERMISSION, route, parameters }, Asset, signal);
}

// EXTERNAL MODULE: ./lib/github/markdown.js
var markdown = __webpack_require__(30018);
;// CONCATENATED MODULE: ./lib/deploy/release/release-assets.js










/** A cancelled run has five seconds in all; what changes places comes to its end in these. */
const LAST_MS = 3000;
const BESIDE = '.uploading';
/**
 * Uploads all assets under names beside, and then lets them take the places of the old ones: readers miss one for a moment
 * only, and never get an archive with the digest of another. Where that fails, what lies beside is taken away.
 */
async function replaceAssets(github, release, uploads, context, signal) {
    const { clock, log } = context;
    const named = `release ${release.tag_name}`;
    const request = { doing: 'replace the assets of the release', permission: release_api_PERMISSION };
    const remove = async (isMeant, during) => {
        const old = (await assetsOf(github, release, request.doing, during)).filter(({ name }) => isMeant(name));
        const route = 'DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}';
        for (const { id } of old) {
            await github.ask({ ...request, route, parameters: { asset_id: id }, mayBeMissing: true }, during);
        }
        return old.length > 0;
    };
    const besides = new Set(uploads.map(({ name }) => name + BESIDE));
    const ids = new Map();
    try {
        for (const upload of uploads) {
            const beside = { ...upload, name: upload.name + BESIDE };
            const onRetry = (error) => log.info(`${named}: ${(0,errors_failure/* reasonOf */.A3)(error)}; trying again`);
            const { id } = await (0,retry/* retrying */.R$)(async () => {
                // An upload that broke leaves a stump behind, which would refuse the next.
                await remove((name) => name === beside.name, signal);
                return uploadAsset(github, release, beside, context, signal);
            }, { clock, signal, onRetry });
            ids.set(upload.name, id);
        }
    }
    catch (error) {
        // The failure itself is what the reader must see; the next run takes away what stays.
        await remove((name) => besides.has(name), AbortSignal.timeout(LAST_MS)).catch(() => { });
        throw error;
    }
    const lastly = abortedLater(signal);
    for (const [name, asset_id] of ids) {
        if (await remove((other) => other === name, lastly))
            log.info(`${named}: ${name} is replaced`);
        const route = 'PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}';
        const renaming = { ...request, doing: `replace ${name} of the release`, route };
        const answer = await github.ask({ ...renaming, parameters: { asset_id, name } }, lastly);
        (0,github_answer/* githubAnswer */.A)(Asset, answer, renaming.doing);
    }
}
/** A signal that aborts a little after another. */
function abortedLater(signal) {
    const later = new AbortController();
    const abort = () => void setTimeout(() => later.abort(signal.reason), LAST_MS).unref();
    if (signal.aborted)
        abort();
    signal.addEventListener('abort', abort, { once: true });
    return later.signal;
}
/** One try to upload an asset; throws what no other try can mend. */
async function uploadAsset(github, release, upload, { http, clock }, signal) {
    const url = new URL(release.upload_url.replace(/\{.*\}$/, ''));
    url.searchParams.set('name', upload.name);
    try {
        const { status, headers, body } = await http({
            method: 'POST',
            url,
            headers: {
                accept: 'application/vnd.github+json',
                authorization: `token ${github.token}`,
                'content-type': upload.type,
                'content-length': String(upload.size),
            },
            body: upload.open(),
            signal,
            // GitHub answers when it has stored all of it.
            headersTimeoutMs: 300_000,
        });
        const answer = await (0,endless/* textOf */.b6)(body);
        const stored = status === 201 ? Asset.safeParse((0,json_in/* jsonIn */.Y)(answer)) : undefined;
        if (stored?.success)
            return { done: true, value: stored.data };
        const failure = refused(upload.name, status, answer);
        // A success that is none is something else's: what is there is looked at and sent again.
        if (!(0,retry/* isRetryableStatus */.PS)(status) && status >= 300)
            throw failure;
        const retryAfter = (0,retry/* retryAfterMs */.Vs)(headers, clock.now());
        return { done: false, error: failure, retryAfter };
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof errors_failure/* Failure */.HR)
            throw error;
        const failure = unreachable(upload.name, url.origin, error);
        if ((0,retry/* networkErrorCode */.a0)(error) === undefined)
            throw failure;
        return { done: false, error: failure };
    }
}
function unreachable(name, origin, error) {
    return new errors_failure/* Failure */.HR('E_GITHUB_API', {
        what: `GitHub could not be reached to store ${name}`,
        value: origin,
        why: (0,network_words/* networkWords */.G)(error),
        fix: `${(0,certificate/* secureConnectionProblem */.N)(error)?.fix ?? 'check the network and the proxy of the runner'}; then run again: the assets that arrived are replaced`,
        cause: error,
    });
}
const Refusal = classic_schemas/* looseObject */._H3({ message: classic_schemas/* string */.YjP() });
function refused(name, status, answer) {
    const denied = [401, 403, 404].includes(status);
    return new errors_failure/* Failure */.HR(denied ? 'E_DEPLOY_DENIED' : 'E_GITHUB_API', {
        what: `GitHub refused to store ${name}`,
        value: String(status),
        why: wordsOf(status, answer),
        fix: denied
            ? `give the job \`permissions: ${release_api_PERMISSION}\``
            : 'run again; the assets that arrived are replaced',
    });
}
function wordsOf(status, answer) {
    const refusal = Refusal.safeParse((0,json_in/* jsonIn */.Y)(answer));
    if (refusal.success)
        return refusal.data.message;
    if (status < 400)
        return 'what answers is not GitHub';
    return answer.trimStart().startsWith('<') ? '' : (0,markdown/* oneLine */.TN)(answer, 200);
}

;// CONCATENATED MODULE: ./lib/deploy/release/release-published.js





/**
 * What the release of the tag holds, by its manifest; undefined where there is no such release, or none that can be
 * read. It is complete, and need not be published again, only with the manifest's archive and its digest beside.
 */
async function publishedRelease(context, tagOf, name, signal) {
    const github = requireGitHub(context, `\`permissions: ${release_api_PERMISSION}\``);
    const release = await findRelease(github, tagOf(github), signal);
    if (release === undefined)
        return undefined;
    const assets = await assetsOf(github, release, 'read the assets of the release', signal);
    const found = assets.find((asset) => asset.name === 'manifest.json');
    const manifest = found === undefined ? undefined : (0,read_manifest/* parseManifest */.Ng)(await contentOf(found, github, context, signal));
    if (manifest === undefined)
        return undefined;
    const assetNamed = (wanted) => assets.find((asset) => asset.name === wanted);
    // The manifest comes last: of a publish that was cut short, the archive may be there already.
    const own = `sha256:${manifest.bundleSha256}`;
    const complete = ['.tar.gz', '.zip'].some((ending) => {
        const archive = assetNamed(name + ending);
        const isOwn = archive !== undefined && (archive.digest ?? own) === own;
        return isOwn && assetNamed(`${name}${ending}.sha256`) !== undefined;
    });
    return { ...plan_inventory/* NOTHING */.K$, ...(0,plan_inventory/* inventoryOfManifest */.FF)(manifest), interrupted: !complete };
}
/** An asset's text; empty where it cannot be had, since the manifest is one way to know among others. */
async function contentOf({ id }, github, { log }, signal) {
    try {
        const content = await github.ask({
            doing: 'read the manifest of the release',
            permission: release_api_PERMISSION,
            route: 'GET /repos/{owner}/{repo}/releases/assets/{asset_id}',
            parameters: { asset_id: id, headers: { accept: 'application/octet-stream' } },
            mayBeMissing: true,
        }, signal);
        // The client reads an answer by its content type.
        if (content instanceof ArrayBuffer)
            return Buffer.from(content).toString();
        return typeof content === 'string' ? content : JSON.stringify(content ?? '');
    }
    catch (error) {
        signal.throwIfAborted();
        log.debug(`release: its manifest cannot be read: ${(0,errors_failure/* messageOf */.bD)(error)}`);
        return '';
    }
}

;// CONCATENATED MODULE: ./lib/deploy/release/release.js










/** `release`: the bundle, its digest and its manifest as assets of the release of a tag. */
const releaseScheme = {
    form: 'release',
    takes: 'the bundle as one archive',
    options: {
        tag: {
            form: 'a tag as v1.2.0, without refs/tags/',
            accepts: (value) => /^(?!refs\/)[^\s~^:?*[\\]+$/.test(value),
        },
        name: { form: 'a file name without ending, as docs-site', accepts: (value) => /^[\w.-]+$/.test(value) },
        title: deploy_scheme/* text */.Qq,
        draft: deploy_scheme/* yesOrNo */.GX,
        prerelease: deploy_scheme/* yesOrNo */.GX,
        force: deploy_scheme/* yesOrNo */.GX,
    },
    complaint: (target) => target === 'release'
        ? undefined
        : { why: 'a release takes no address', fix: 'write: release tag=v1.2.0' },
    open: openRelease,
};
const release_NEEDED = `\`permissions: ${release_api_PERMISSION}\``;
/** GitHub's limit of one asset. */
const LARGEST_ASSET = 2 * 1024 ** 3;
function openRelease(spec, context) {
    const { options } = spec;
    const name = assetName(options.name ?? context.artifactName);
    return {
        kind: 'whole',
        name: options.tag === undefined ? spec.target : `${spec.target} tag=${options.tag}`,
        url: null,
        force: options.force === 'true',
        async ready() {
            meantTag(options.tag, requireGitHub(context, release_NEEDED));
        },
        inventory: ({ signal }) => publishedRelease(context, (github) => meantTag(options.tag, github), name, signal),
        bytesToSend: async (site) => bytesOf(await uploadsOf(site, name)),
        async publish(site, { signal }) {
            const github = requireGitHub(context, release_NEEDED);
            const tag = meantTag(options.tag, github);
            const uploads = await uploadsOf(site, name);
            const release = (await findRelease(github, tag, signal)) ?? (await createRelease(github, tag, options, signal));
            await replaceAssets(github, release, uploads, context, signal);
            return { url: release.html_url, bytes: bytesOf(uploads) };
        },
    };
}
function bytesOf(uploads) {
    return uploads.reduce((sum, { size }) => sum + size, 0);
}
function meantTag(given, github) {
    const tag = given ?? (0,context/* tagOf */.cO)(github);
    if (tag !== undefined)
        return tag;
    throw new errors_failure/* Failure */.HR('E_INPUT_MISSING', {
        what: 'The tag of the release is not known',
        value: github.ref,
        why: 'this run is not of a tag',
        fix: 'run the workflow on tags (`on: push: tags`), or write release tag=v1.2.0',
    });
}
async function uploadsOf({ bundlePath, manifest }, name) {
    const zip = bundlePath.endsWith('.zip');
    const archive = `${name}${zip ? '.zip' : '.tar.gz'}`;
    const { size } = await (0,promises_.stat)(bundlePath);
    if (size >= LARGEST_ASSET) {
        throw new errors_failure/* Failure */.HR('E_GUARD_LIMIT', {
            what: 'The bundle is too large for a release',
            value: `${size} bytes`,
            why: 'GitHub takes assets below 2 GiB',
            fix: 'publish to an object store as s3://',
        });
    }
    const asset = (assetName, type, content) => {
        const bytes = Buffer.from(content);
        return { name: assetName, type, size: bytes.length, open: () => bytes };
    };
    return [
        {
            name: archive,
            type: zip ? 'application/zip' : 'application/gzip',
            size,
            open: () => (0,external_node_fs_.createReadStream)(bundlePath),
        },
        // As sha256sum writes and checks it.
        asset(`${archive}.sha256`, 'text/plain', `${manifest.bundleSha256}  ${archive}\n`),
        asset('manifest.json', 'application/json', JSON.stringify(manifest)),
    ];
}
/** A new release; where another job has made it since we looked, that one. */
async function createRelease(github, tag, options, signal) {
    const parameters = {
        tag_name: tag,
        target_commitish: github.sha,
        name: options.title ?? tag,
        draft: options.draft === 'true',
        prerelease: options.prerelease === 'true',
    };
    const route = 'POST /repos/{owner}/{repo}/releases';
    const request = { doing: 'create the release', permission: release_api_PERMISSION, route, parameters };
    try {
        return (0,github_answer/* githubAnswer */.A)(Release, await github.ask(request, signal), request.doing);
    }
    catch (error) {
        if (!(error instanceof errors_failure/* Failure */.HR) || error.value !== '422')
            throw error;
        const theirs = await findRelease(github, tag, signal);
        if (theirs === undefined)
            throw error;
        return theirs;
    }
}

;// CONCATENATED MODULE: ./lib/deploy/sftp/address.js

const sftp_address_TARGET = /^sftp:\/\/(?:([^@/]*)@)?(\[[\da-f:.]+\]|[^@:/]*)(?::([^/]*))?(\/.*)?$/i;
const address_FORM = 'write sftp://user@host/path';
/** What is wrong with `sftp://user@host:port/path`, if anything. */
function addressComplaint(target) {
    const [matched, user, host = '', port, path = ''] = sftp_address_TARGET.exec(target) ?? [];
    if (matched === undefined || host === '')
        return { why: 'it names no host', fix: address_FORM };
    if (user?.includes(':'))
        return {
            why: 'a password does not belong into it',
            fix: 'give SSH_PASSWORD, or better SSH_PRIVATE_KEY, in the env of the step',
        };
    // What begins with a dash would be an option of ssh.
    if (!/^(\[.+\]|\w[\w.-]*)$/.test(host))
        return { why: `"${host}" cannot be a host\u2019s name`, fix: address_FORM };
    if (user !== undefined && !/^\w[\w.@+$-]*$/.test(user))
        return { why: `"${user}" cannot be a user\u2019s name`, fix: address_FORM };
    if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536))
        return { why: `"${port}" is no port`, fix: 'write a number from 1 to 65535 behind the host' };
    if (path === '')
        return {
            why: 'it names no folder',
            fix: 'write sftp://user@host/srv/docs, or sftp://user@host/~/docs for a folder of the user',
        };
    return (0,store/* prefixComplaint */.cC)(path);
}
/** Reads a target that has no complaint. `/~/` is the folder in which the login begins, as curl has it. */
function placeOfTarget(target) {
    const [, user, host = '', port, path = ''] = sftp_address_TARGET.exec(target) ?? [];
    const segments = path.split('/').filter((segment) => segment !== '');
    const folder = segments[0] === '~' ? ['.', ...segments.slice(1)] : ['', ...segments];
    return { host: host.replace(/^\[|\]$/g, ''), port, user, folder: folder.join('/') };
}

;// CONCATENATED MODULE: ./lib/deploy/sftp/packets.js
/**
 * The packets of the SSH File Transfer Protocol, version 3 (draft-ietf-secsh-filexfer-02): the one that servers speak.
 */
/** Kinds of packets, requests and answers (section 3). */
const PACKET = {
    init: 1,
    version: 2,
    open: 3,
    close: 4,
    read: 5,
    write: 6,
    fstat: 8,
    opendir: 11,
    readdir: 12,
    remove: 13,
    mkdir: 14,
    rmdir: 15,
    stat: 17,
    rename: 18,
    status: 101,
    handle: 102,
    data: 103,
    name: 104,
    attrs: 105,
    extended: 200,
};
/** What a status says (section 7). */
const STATUS = {
    ok: 0,
    eof: 1,
    noSuchFile: 2,
    permissionDenied: 3,
    failure: 4,
    unsupported: 8,
};
/** How a file is opened (section 6.3). */
const OPEN = { read: 0x01, write: 0x02, create: 0x08, truncate: 0x10 };
/** The bytes of a packet: its length, kind, and fields. */
function packetOf(kind, ...fields) {
    const parts = fields.flatMap(bytesOfField);
    const length = parts.reduce((sum, part) => sum + part.length, 1);
    const head = Buffer.allocUnsafe(5);
    head.writeUInt32BE(length);
    head[4] = kind;
    return Buffer.concat([head, ...parts]);
}
function bytesOfField(field) {
    if (typeof field === 'bigint') {
        const bytes = Buffer.allocUnsafe(8);
        bytes.writeBigUInt64BE(field);
        return [bytes];
    }
    if (typeof field === 'number') {
        const bytes = Buffer.allocUnsafe(4);
        bytes.writeUInt32BE(field);
        return [bytes];
    }
    const bytes = typeof field === 'string' ? Buffer.from(field) : field;
    return [...bytesOfField(bytes.length), bytes];
}
function fieldsOf(packet) {
    let at = 0;
    const past = (size) => {
        at += size;
        return at - size;
    };
    const uint32 = () => packet.readUInt32BE(past(4));
    const bytes = () => {
        const size = uint32();
        if (at + size > packet.length)
            throw new RangeError('a field is longer than its packet');
        return packet.subarray(past(size), at);
    };
    return {
        uint32,
        uint64: () => Number(packet.readBigUInt64BE(past(8))),
        bytes,
        text: () => bytes().toString(),
        left: () => packet.length - at,
    };
}
/** More than any server sends at once: what says so is none. */
const LONGEST = 1024 * 1024;
/**
 * Parts a stream into packets, and tells each. Throws a RangeError where what comes is no packet: a shell that greets,
 * for example.
 */
function createPacketReader(onPacket) {
    let waiting = [];
    let size = 0;
    /** Bytes of the packet that is on its way, its length included. */
    let wanted = 4;
    return (bytes) => {
        waiting.push(bytes);
        size += bytes.length;
        while (size >= wanted) {
            const all = waiting.length === 1 && waiting[0] !== undefined ? waiting[0] : Buffer.concat(waiting);
            waiting = [all];
            const length = all.readUInt32BE(0);
            if (length < 1 || length > LONGEST)
                throw new RangeError(`no packet is ${length} bytes long`);
            wanted = 4 + length;
            if (size < wanted)
                return;
            waiting = [all.subarray(wanted)];
            size -= wanted;
            onPacket({ kind: all[4] ?? 0, body: fieldsOf(all.subarray(5, wanted)) });
            wanted = 4;
        }
    };
}
/** No attributes: the server's own for what is made. */
const NO_ATTRIBUTES = 0;
function attributesIn(body) {
    const flags = body.uint32();
    const size = flags & 0x1 ? body.uint64() : undefined;
    if (flags & 0x2)
        [body.uint32(), body.uint32()];
    const mode = flags & 0x4 ? body.uint32() : undefined;
    const [, modified] = flags & 0x8 ? [body.uint32(), body.uint32()] : [];
    const extended = flags & 0x80000000 ? body.uint32() : 0;
    for (let pair = 0; pair < extended; pair += 1)
        [body.bytes(), body.bytes()];
    return { size, mode, modified };
}
const KINDS = 0o170000;
const isFolder = ({ mode = 0 }) => (mode & KINDS) === 0o040000;
const isPlainFile = ({ mode = 0 }) => (mode & KINDS) === 0o100000;

;// CONCATENATED MODULE: ./lib/deploy/sftp/session.js

/** A status of the server other than success, in its words. */
class ServerStatus extends Error {
    status;
    constructor(status, words) {
        super(words === '' ? `status ${status}` : words);
        this.name = 'ServerStatus';
        this.status = status;
    }
}
/** Whether an error is this status of the server. */
function isStatus(error, status) {
    return error instanceof ServerStatus && error.status === STATUS[status];
}
/** Greets the server; rejects as the channel ends, or where what answers speaks another language. */
async function openSession({ toServer, fromServer, ended }) {
    const waiting = new Map();
    const extensions = new Set();
    const greeted = Promise.withResolvers();
    let lost;
    let lastId = 0;
    const lose = (error) => {
        lost ??= error;
        greeted.reject(lost);
        for (const { reject } of waiting.values())
            reject(lost);
        waiting.clear();
    };
    const read = createPacketReader((packet) => {
        if (packet.kind === PACKET.version) {
            for (const name of extensionsIn(packet))
                extensions.add(name);
            greeted.resolve();
            return;
        }
        const id = packet.body.uint32();
        const request = waiting.get(id);
        waiting.delete(id);
        if (request !== undefined)
            settle(request, packet);
    });
    fromServer.on('data', (bytes) => {
        if (lost !== undefined)
            return;
        try {
            read(bytes);
        }
        catch (error) {
            lose(new NotSftp(bytes, error));
        }
    });
    // Why it broke off is told when the program has ended.
    toServer.on('error', () => { });
    ended.then(lose);
    toServer.write(packetOf(PACKET.init, 3));
    await greeted.promise;
    return {
        knows: (extension) => extensions.has(extension),
        ask: (kind, ...fields) => new Promise((resolve, reject) => {
            if (lost !== undefined)
                return reject(lost);
            lastId = (lastId + 1) >>> 0;
            waiting.set(lastId, { resolve, reject });
            toServer.write(packetOf(kind, lastId, ...fields));
        }),
    };
}
/** What came is no packet of the protocol. */
class NotSftp extends Error {
    /** The beginning of what came. */
    said;
    constructor(bytes, cause) {
        super('what the server says is not the file transfer protocol', { cause });
        this.name = 'NotSftp';
        this.said = bytes.subarray(0, 100).toString();
    }
}
function settle({ resolve, reject }, { kind, body }) {
    const status = kind === PACKET.status ? body.uint32() : STATUS.ok;
    if (status === STATUS.ok)
        resolve(body);
    else
        reject(new ServerStatus(status, body.text()));
}
/** The names of the extensions that a server greets with; their versions say nothing here. */
function* extensionsIn({ body }) {
    body.uint32();
    while (body.left() > 0) {
        yield body.text();
        body.bytes();
    }
}

;// CONCATENATED MODULE: ./lib/deploy/sftp/ssh.js






/**
 * The program `ssh` opens the connection, as git does it for its own addresses: so everything holds that the user has
 * set up for it (`ssh_config`, an agent, known hosts, a jump host), and no key passes through here.
 */
/** A program that could not reach the server, or was shut out, in its own words. */
class SshEnded extends Error {
    /** What it said on its error stream; empty where it said nothing. */
    words;
    constructor(words, cause) {
        super(`ssh ended: ${words}`, { cause });
        this.name = 'SshEnded';
        this.words = words;
    }
}
/** The runner's variables hold inputs and tokens that ssh has no business with; ours reach it in its own ways. */
const DROPPED = /^(INPUT_|ACTIONS_|GITHUB_|SSH_(PRIVATE_KEY|PASSWORD|KNOWN_HOSTS)$)/;
/** Nobody is asked, nothing but files is let through, and a server that is silent for a minute is given up. */
const SETTINGS = [
    'StrictHostKeyChecking=yes',
    'ConnectTimeout=30',
    'ServerAliveInterval=15',
    'ServerAliveCountMax=4',
    'LogLevel=ERROR',
    'ControlMaster=no',
    'ForwardAgent=no',
    'ForwardX11=no',
    'ClearAllForwardings=yes',
    'PermitLocalCommand=no',
    'RemoteCommand=none',
    'RequestTTY=no',
];
/**
 * The command for a place, with what the environment gives: `SSH_PRIVATE_KEY`, `SSH_PASSWORD` (of the key, or of the
 * user) and `SSH_KNOWN_HOSTS`. ssh reads keys and hosts from files only: they lie in a new folder in `tempDirectory` that
 * nobody else may read, which is the caller's to remove. Throws E_BUNDLE_WRITE, and leaves nothing behind then.
 */
function sshCommand(place, env, tempDirectory) {
    return (0,disk_failure/* onDisk */.FC)(async () => {
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(tempDirectory, 'ssh-'));
        try {
            return { folder, ...(await commandIn(folder, place, env)) };
        }
        catch (error) {
            await (0,promises_.rm)(folder, { recursive: true, force: true });
            throw error;
        }
    });
}
async function commandIn(folder, { host, port, user }, env) {
    const settings = [...SETTINGS];
    const given = { LC_ALL: 'C' };
    const file = async (name, content, mode = 0o600) => {
        const path = (0,external_node_path_.join)(folder, name);
        // A secret that was pasted has often lost its last line's end, or got those of Windows.
        await (0,promises_.writeFile)(path, `${content.replaceAll('\r\n', '\n').trimEnd()}\n`, { mode });
        return path;
    };
    if (env.SSH_PRIVATE_KEY) {
        settings.push(`IdentityFile=${ssh_quoted(await file('key', env.SSH_PRIVATE_KEY))}`, 'IdentitiesOnly=yes');
    }
    if (env.SSH_KNOWN_HOSTS) {
        settings.push(`UserKnownHostsFile=${ssh_quoted(await file('known_hosts', env.SSH_KNOWN_HOSTS))}`);
        settings.push('GlobalKnownHostsFile=none');
    }
    if (env.SSH_PASSWORD) {
        settings.push('NumberOfPasswordPrompts=1');
        given.SSH_ASKPASS = await file('askpass', `#!/bin/sh\nprintf '%s\\n' "$${ASKED}"`, 0o700);
        given.SSH_ASKPASS_REQUIRE = 'force';
        given[ASKED] = env.SSH_PASSWORD;
    }
    else
        settings.push('BatchMode=yes');
    const inherited = Object.entries(env).filter(([name]) => !DROPPED.test(name));
    return {
        env: { ...Object.fromEntries(inherited), ...given },
        args: [
            ...settings.flatMap((setting) => ['-o', setting]),
            ...(port === undefined ? [] : ['-p', port]),
            ...(user === undefined ? [] : ['-l', user]),
            ...['-s', '--', host, 'sftp'],
        ],
    };
}
/** What the little program that ssh asks for the password answers with. */
const ASKED = 'DOCS_EXPORT_SSH_PASSWORD';
/** A path as a value of ssh's settings. */
function ssh_quoted(path) {
    return `"${path.replaceAll('%', '%%')}"`;
}
/** Starts `ssh`; `stop` ends it at once. */
function startSsh({ args, env }) {
    const child = (0,external_node_child_process_.spawn)('ssh', args, { env, stdio: 'pipe', windowsHide: true });
    const said = (0,consumers_.text)(child.stderr);
    const ended = (0,external_node_events_.once)(child, 'close').then(async () => new SshEnded((await said).trim()), (error) => new SshEnded('', error));
    return { toServer: child.stdin, fromServer: child.stdout, ended, stop: () => void child.kill() };
}

;// CONCATENATED MODULE: ./lib/deploy/sftp/failure.js



/** Why there is no connection, in words a reader can act on, and whether that may pass by itself. */
function failureOfConnection(error, { host, port, user }, target) {
    if (error instanceof NotSftp) {
        return fatal('E_DEPLOY_FAILED', {
            what: 'What the server says is not the file transfer protocol',
            value: target,
            why: `it begins with ${JSON.stringify(error.said)}`,
            fix: 'let the user\u2019s shell there print nothing when nobody is at a terminal (.bashrc, .profile), and let it offer SFTP',
        });
    }
    if (!(error instanceof SshEnded))
        return undefined;
    const { words, cause } = error;
    if ((0,errors_failure/* hasCode */.up)(cause, 'ENOENT')) {
        return fatal('E_DEPLOY_FAILED', {
            what: 'ssh could not be started',
            value: target,
            why: 'there is no program of that name on this machine',
            fix: 'install OpenSSH\u2019s client, or use a runner that has it',
        });
    }
    const last = words.split('\n').at(-1);
    const why = last ? `ssh says ${last}` : 'ssh ended without a word';
    const known = KNOWN.find(({ says }) => says.test(words));
    const address = `${port === undefined ? '' : `-p ${port} `}${host}`;
    if (known === undefined || known.mayPass) {
        const failure = new errors_failure/* Failure */.HR('E_DEPLOY_UNREACHABLE', {
            what: 'The server could not be reached',
            value: target,
            why,
            fix: 'check host and port of the destination, and the network; then run again: what arrived is reused',
        });
        return { failure, mayPass: true };
    }
    const { code, what, fix } = known;
    return fatal(code, { what, value: target, why, fix: fix({ address, user }) });
}
const fatal = (code, details) => ({
    failure: new errors_failure/* Failure */.HR(code, details),
    mayPass: false,
});
/** What ssh says of a connection that does not come about however often it is tried; the first that is meant counts. */
const KNOWN = [
    {
        says: /HOST IDENTIFICATION HAS CHANGED|host key for .* has changed|Offending \w+ key/i,
        code: 'E_DEPLOY_DENIED',
        what: 'The server is not the one that is known',
        fix: ({ address }) => `ask who runs it whether it has a new key; then put what \u201cssh-keyscan ${address}\u201d prints in place of the old line, in known_hosts or SSH_KNOWN_HOSTS`,
    },
    {
        says: /Host key verification failed|No \S+ host key is known/i,
        code: 'E_DEPLOY_CREDENTIALS',
        what: 'The server is not known, so that another could stand in its place',
        fix: ({ address }) => `put what \u201cssh-keyscan ${address}\u201d prints into SSH_KNOWN_HOSTS (in the env of the step), or into ~/.ssh/known_hosts, once you have compared it with the server\u2019s own`,
    },
    {
        says: /Load key .*: (error in libcrypto|invalid format)/i,
        code: 'E_DEPLOY_CREDENTIALS',
        what: 'SSH_PRIVATE_KEY holds no private key',
        fix: () => 'give it the whole file, from the line \u201c-----BEGIN\u201d to the line \u201c-----END\u201d',
    },
    {
        says: /incorrect passphrase|bad passphrase/i,
        code: 'E_DEPLOY_CREDENTIALS',
        what: 'The private key does not open',
        fix: () => 'give its passphrase in SSH_PASSWORD, or take a key without one',
    },
    {
        says: /Permission denied|Too many authentication failures|no more authentication methods/i,
        code: 'E_DEPLOY_DENIED',
        what: 'The server does not let this login in',
        fix: ({ user }) => `give SSH_PRIVATE_KEY (or SSH_PASSWORD) in the env of the step, or load the key into an agent before, and add its public half to ~/.ssh/authorized_keys of ${user ?? 'the user; name one as sftp://user@host/path'}`,
    },
    {
        says: /subsystem request failed/i,
        code: 'E_DEPLOY_DENIED',
        what: 'The server offers no SFTP',
        fix: () => 'turn it on there (Subsystem sftp internal-sftp in sshd_config)',
    },
    {
        says: /Bad configuration option|unsupported option|keyword .* extra arguments|no argument after keyword/i,
        code: 'E_DEPLOY_FAILED',
        what: 'ssh does not understand its settings',
        fix: () => 'correct ~/.ssh/config, or take a newer OpenSSH',
    },
];
/** What the server has against something that was done with a file, in words a reader can act on. */
function failureOfFile(error, subject) {
    if (!(error instanceof ServerStatus))
        return error;
    const why = `the server says ${error.message}`;
    if (isStatus(error, 'permissionDenied')) {
        return new errors_failure/* Failure */.HR('E_DEPLOY_DENIED', {
            what: 'The user may not write there',
            value: subject,
            why,
            fix: 'give the user the folder (chown), or correct the path of the destination',
            cause: error,
        });
    }
    return new errors_failure/* Failure */.HR('E_DEPLOY_FAILED', {
        what: 'The server could not do what it was asked',
        value: subject,
        why,
        fix: 'see whether its disk is full, or a folder has that name; then run again: what arrived is reused',
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/deploy/sftp/connection.js






function createConnection(place, target, { env, log, clock, tempDirectory }) {
    if (env.SSH_PASSWORD)
        log.mask(env.SSH_PASSWORD);
    // Line by line, as it could be told. The last may be a few letters, which stand in other words too.
    for (const line of (env.SSH_PRIVATE_KEY ?? '').split(/\s*\n/))
        if (/^[\w+/=]{20,}$/.test(line))
            log.mask(line);
    const budget = (0,retry/* createRetryBudget */.Ce)();
    let command;
    let open;
    const connect = async () => {
        command ??= sshCommand(place, env, tempDirectory);
        const channel = startSsh(await command);
        const session = openSession(channel);
        // Told to those who wait for it; a run that is stopped does not.
        session.catch(() => { });
        return { session, stop: channel.stop };
    };
    /** One for all that want it at the same time. */
    let opening;
    const current = async () => {
        opening ??= connect();
        open = await opening;
        return open;
    };
    const forget = (lost) => {
        if (open !== lost)
            return;
        lost.stop();
        open = undefined;
        opening = undefined;
    };
    return {
        run(subject, turn, work) {
            const attempt = async () => {
                const connection = await current();
                // Nothing under way outlives it, and what is half written lies beside the site.
                const stopping = () => connection.stop();
                turn.signal.addEventListener('abort', stopping, { once: true });
                try {
                    turn.signal.throwIfAborted();
                    return { done: true, value: await work(await connection.session) };
                }
                catch (error) {
                    turn.signal.throwIfAborted();
                    const broken = failureOfConnection(error, place, target);
                    if (broken === undefined)
                        throw failureOfFile(error, subject);
                    forget(connection);
                    if (!broken.mayPass)
                        throw broken.failure;
                    return { done: false, error: broken.failure };
                }
                finally {
                    turn.signal.removeEventListener('abort', stopping);
                }
            };
            const { signal } = turn;
            return (0,told_retries/* toldRetries */.g)(attempt, { clock, signal, budget, log, place: target, request: subject });
        },
        async close(last) {
            try {
                if (open !== undefined)
                    await last(await open.session);
            }
            catch (error) {
                log.debug(`${target}: ${String(error)}`);
            }
            finally {
                open?.stop();
                const { folder } = (await command?.catch(() => undefined)) ?? {};
                if (folder !== undefined)
                    await (0,promises_.rm)(folder, { recursive: true, force: true });
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/deploy/sftp/files.js



/** What is done with the files of a server, by their paths there. */
/** Bytes of one request: what every server must take (section 3). */
const PIECE = 32 * 1024;
/** Requests for pieces of one file under way at once. */
const PIECES_AT_ONCE = 32;
/** What a server says of a file or folder, links followed; undefined where there is none. */
async function look(session, path) {
    const body = await missing(session.ask(PACKET.stat, path));
    return body && attributesIn(body);
}
/** Hands the bytes of a file over as they come; false where there is no such file. */
async function readFile(session, path, read) {
    const handle = (await missing(session.ask(PACKET.open, path, OPEN.read, NO_ATTRIBUTES)))?.bytes();
    if (handle === undefined)
        return false;
    try {
        const { size = 0 } = attributesIn(await session.ask(PACKET.fstat, handle));
        await read(piecesOf(session, handle, size));
    }
    finally {
        await session.ask(PACKET.close, handle);
    }
    return true;
}
/** The bytes of an open file, some pieces ahead of who takes them. */
async function* piecesOf(session, handle, size) {
    const coming = [];
    for (let at = 0; at < size || coming.length > 0;) {
        while (at < size && coming.length < PIECES_AT_ONCE) {
            const piece = readPiece(session, handle, at, Math.min(PIECE, size - at));
            // One that fails is told when its turn comes.
            piece.catch(() => { });
            coming.push(piece);
            at += PIECE;
        }
        const piece = await coming.shift();
        if (piece !== undefined)
            yield piece;
    }
}
/** A server may answer with less than it was asked for; nothing more comes where a file has become shorter. */
async function readPiece(session, handle, at, size) {
    const parts = [];
    for (let got = 0; got < size;) {
        const body = await atEnd(session.ask(PACKET.read, handle, BigInt(at + got), size - got));
        if (body === undefined)
            break;
        const part = body.bytes();
        got += part.length;
        parts.push(part);
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
}
/** The SHA-256 of a file in hexadecimal; undefined where there is none. */
async function digestOfFile(session, path) {
    const hashing = (0,external_node_crypto_.createHash)('sha256');
    const isThere = await readFile(session, path, async (bytes) => {
        for await (const piece of bytes)
            hashing.update(piece);
    });
    return isThere ? hashing.digest('hex') : undefined;
}
/** Writes a file anew; `onSent` is told how many bytes have arrived. Where it fails, a part of it may stand there. */
async function writeFile(session, path, bytes, onSent) {
    const handle = (await session.ask(PACKET.open, path, OPEN.write | OPEN.create | OPEN.truncate, NO_ATTRIBUTES)).bytes();
    /** Those that have not arrived; one that failed stays. */
    const pieces = new Set();
    let sent = 0;
    let arrived = 0;
    const send = (piece) => {
        const sending = session.ask(PACKET.write, handle, BigInt(sent), piece).then(() => {
            pieces.delete(sending);
            arrived += piece.length;
            onSent?.(arrived);
        });
        // Told by whoever waits next.
        sending.catch(() => { });
        pieces.add(sending);
        sent += piece.length;
    };
    try {
        for await (const chunk of bytes) {
            for (let from = 0; from < chunk.length; from += PIECE) {
                send(chunk.subarray(from, from + PIECE));
                // What is held in memory is what is under way.
                if (pieces.size >= PIECES_AT_ONCE)
                    await Promise.race(pieces);
            }
        }
        await Promise.all(pieces);
    }
    catch (error) {
        await Promise.allSettled(pieces);
        await session.ask(PACKET.close, handle).catch(() => { });
        throw error;
    }
    // A server may say only now that there was no room.
    await session.ask(PACKET.close, handle);
}
const RENAMES_OVER = 'posix-rename@openssh.com';
const LINKS = 'hardlink@openssh.com';
/** Puts a file in the place of another, at once where the server can. */
async function replaceFile(session, from, to) {
    if (session.knows(RENAMES_OVER)) {
        await session.ask(PACKET.extended, RENAMES_OVER, from, to);
        return;
    }
    try {
        await session.ask(PACKET.rename, from, to);
    }
    catch (error) {
        // This version of the protocol renames over nothing.
        if (!isStatus(error, 'failure'))
            throw error;
        await removeFile(session, to);
        await session.ask(PACKET.rename, from, to);
    }
}
/** Gives a file a second name, without sending it; false where the server cannot. Rejects where there is no such file. */
async function linkFile(session, from, to) {
    if (!session.knows(LINKS))
        return false;
    try {
        await session.ask(PACKET.extended, LINKS, from, to);
        return true;
    }
    catch (error) {
        if (isStatus(error, 'noSuchFile'))
            throw error;
        return false;
    }
}
/** Removes a file; one that is gone already is as wanted. */
async function removeFile(session, path) {
    await missing(session.ask(PACKET.remove, path));
}
/** What was asked for, or undefined where there is no such file. */
async function missing(asked) {
    return asked.catch((error) => {
        if (isStatus(error, 'noSuchFile'))
            return undefined;
        throw error;
    });
}
/** What was asked for, or undefined where nothing more comes. */
async function atEnd(asked) {
    return asked.catch((error) => {
        if (isStatus(error, 'eof'))
            return undefined;
        throw error;
    });
}

;// CONCATENATED MODULE: ./lib/deploy/sftp/folders.js




/** What is done with the folders of a server, by their paths there. */
/** Folders that are looked at at once. */
const folders_AT_ONCE = 16;
/** Removes a folder that is empty and may be removed; any other stays as it is. */
async function removeEmptyFolder(session, path) {
    try {
        await session.ask(PACKET.rmdir, path);
    }
    catch (error) {
        if (!(error instanceof ServerStatus))
            throw error;
    }
}
/** Makes a folder and those that it lies in. */
async function makeFolder(session, path) {
    try {
        await makeFolderInside(session, path);
    }
    catch (error) {
        const outer = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        if (!isStatus(error, 'noSuchFile') || outer === '' || outer === '.')
            throw error;
        await makeFolder(session, outer);
        // Once: a server may miss something though the outer folder is there, as where nothing can be made in it.
        await makeFolderInside(session, path);
    }
}
/** Makes a folder in one that is there. */
async function makeFolderInside(session, path) {
    try {
        await session.ask(PACKET.mkdir, path, NO_ATTRIBUTES);
    }
    catch (error) {
        // What is there already is told in many ways.
        const there = await look(session, path);
        if (there === undefined || !isFolder(there))
            throw error;
    }
}
/** All files below a folder, links not followed; none where there is no such folder. */
async function folders_listFiles(session, folder, isOfInterest = () => true) {
    const found = [];
    const gate = (0,deploy_gate/* createGate */.q)(folders_AT_ONCE);
    const walk = async (below) => {
        const entries = await gate(() => entriesOf(session, folder + below));
        await Promise.all(entries.map(async ({ name, ...attributes }) => {
            const path = `${below}/${name}`;
            if (!isOfInterest(path.slice(1)))
                return;
            if (isFolder(attributes))
                await walk(path);
            else
                found.push({ ...attributes, path: path.slice(1), isPlain: isPlainFile(attributes) });
        }));
    };
    await walk('');
    return found;
}
async function entriesOf(session, folder) {
    const opened = await missing(session.ask(PACKET.opendir, folder === '' ? '/' : folder));
    if (opened === undefined)
        return [];
    const handle = opened.bytes();
    const entries = [];
    for (;;) {
        const body = await atEnd(session.ask(PACKET.readdir, handle));
        if (body === undefined)
            break;
        for (let left = body.uint32(); left > 0; left -= 1) {
            const name = body.text();
            // A line as `ls -l` prints it.
            body.bytes();
            const attributes = attributesIn(body);
            if (name !== '.' && name !== '..')
                entries.push({ name, ...attributes });
        }
    }
    await session.ask(PACKET.close, handle);
    return entries;
}

;// CONCATENATED MODULE: ./lib/deploy/sftp/sftp.js














const { 'clean-urls': _cleanUrls, ...OPTIONS } = { ...STORE_OPTIONS, ...WEB_SERVER_OPTIONS };
/** `sftp://user@host/path`: a folder on a server that is reached over SSH. */
const sftpScheme = {
    form: 'sftp://user@host/path',
    options: OPTIONS,
    complaint: addressComplaint,
    open: openSftp,
};
/** Where files are written before they take their places, so that no reader gets half of one. */
const INCOMING = '.docs-export/incoming';
/** What lies there for longer was left behind by a run that was killed. */
const STALE_S = 24 * 3600;
function openSftp(spec, context) {
    const place = placeOfTarget(spec.target);
    // What lies there compressed lies beside the files: a folder knows no headers.
    const { precompress: _, ...options } = spec.options;
    const base = storeBase({ ...spec, options }, context, 32);
    const webServer = forWebServer(spec.options, context);
    const connection = createConnection(place, spec.target, context);
    const at = (path) => `${place.folder}/${path}`;
    const subjectOf = (path) => `${spec.target.replace(/\/+$/, '')}/${path}`;
    const run = (path, turn, work) => connection.run(subjectOf(path), turn, work);
    let hasWritten = false;
    /** Has something written beside the site, and puts it into its place. */
    const bringIn = async (session, path, write) => {
        const incoming = at(`${INCOMING}/${(0,external_node_crypto_.randomUUID)()}`);
        hasWritten = true;
        await inFolder(session, incoming, () => write(incoming));
        await inFolder(session, at(path), () => replaceFile(session, incoming, at(path)));
        return incoming;
    };
    const put = async (outgoing, turn) => {
        await run(outgoing.path, turn, (session) => bringIn(session, outgoing.path, (incoming) => sftp_send(session, outgoing, incoming, turn.onSent)));
    };
    const digestAt = (path, turn) => run(path, turn, (session) => digestOfFile(session, at(path)));
    return {
        ...base,
        url: null,
        keepsHeaders: false,
        hasFolders: true,
        wanted: (site, inventory, turn) => webServer.wanted(site, inventory, turn),
        inventory: (turn) => (0,store/* inventoryOfStore */.zO)(spec, context.log, {
            readManifest: (read) => run(bundle_manifest/* MANIFEST_PATH */.U4, turn, (session) => readFile(session, at(bundle_manifest/* MANIFEST_PATH */.U4), read)),
            list: () => run('', turn, (session) => filesBelow(session, place.folder)),
        }),
        async digests(paths, turn) {
            const digests = new Map();
            const pace = (0,store_pace/* createPace */.q)(base.concurrency, context.clock);
            await (0,store_pace/* eachPaced */.d)(paths, pace, turn.signal, async (path) => {
                const digest = await digestAt(path, turn);
                if (digest !== undefined)
                    digests.set(path, digest);
            });
            return digests;
        },
        put,
        async putWatched(outgoing, turn) {
            await put(outgoing, turn);
            return async () => (await digestAt(outgoing.path, turn)) === outgoing.file.sha256;
        },
        // What serves the files decides about them.
        updateHeaders: async () => true,
        copy: (from, to, _file, turn) => run(to, turn, async (session) => {
            try {
                const incoming = await bringIn(session, to, (path) => copyFile(session, at(from), path));
                // Where both are names of one file already, nothing was renamed.
                await removeFile(session, incoming);
                return true;
            }
            catch (error) {
                if (isStatus(error, 'noSuchFile'))
                    return false;
                throw error;
            }
        }),
        readText: (path, turn) => run(path, turn, (session) => textOf(session, at(path))),
        async remove(paths, turn) {
            const pace = { concurrency: base.concurrency, clock: context.clock };
            await (0,store/* removeEach */.O0)(paths, pace, turn, (path, paced) => run(path, paced, (session) => removeFile(session, at(path))));
            await run('', turn, async (session) => {
                for (const folder of foldersOf(paths))
                    await removeEmptyFolder(session, at(folder));
                // Of a preview that is taken away.
                await removeEmptyFolder(session, place.folder);
            });
        },
        async close() {
            await connection.close((session) => hasWritten ? tidy(session, at(INCOMING), context.clock.now() / 1000) : Promise.resolve());
            await Promise.all([base.close?.(), webServer.close()]);
        },
    };
}
/** Does some work in a folder, which is made if that shows that it is missing. */
async function inFolder(session, path, work) {
    try {
        await work();
    }
    catch (error) {
        if (!isStatus(error, 'noSuchFile'))
            throw error;
        await makeFolder(session, path.slice(0, path.lastIndexOf('/')));
        await work();
    }
}
/** Writes the bytes of a file there, if they are those of its manifest: nobody else looks at them on their way. */
async function sftp_send(session, { path, source, file: { size, sha256 } }, to, onSent) {
    const expected = { size, sha256, subject: path };
    if (typeof source === 'function')
        return writeFile(session, to, source());
    if (typeof source !== 'string')
        return writeFile(session, to, [source]);
    if (size > held_file/* MOST_HELD */.M)
        return writeFile(session, to, (0,digest/* verifiedBytes */.GQ)(source, expected), onSent);
    const held = (0,digest/* holdVerified */.ML)(source, expected);
    try {
        await writeFile(session, to, [held.bytes]);
    }
    finally {
        held.release();
    }
}
/** A copy on the server: a second name where it can give one, else by way of this machine. */
async function copyFile(session, from, to) {
    if (await linkFile(session, from, to))
        return;
    const isThere = await readFile(session, from, (bytes) => writeFile(session, to, bytes));
    // As the server says it of a second name.
    if (!isThere)
        throw new ServerStatus(STATUS.noSuchFile, 'No such file');
}
async function textOf(session, path) {
    const pieces = [];
    const isThere = await readFile(session, path, async (bytes) => {
        for await (const piece of bytes)
            pieces.push(piece);
    });
    return isThere ? Buffer.concat(pieces).toString() : undefined;
}
/** The files of a site and their sizes; a link has none, so that it is never taken for a file of ours. */
async function filesBelow(session, folder) {
    const files = await folders_listFiles(session, folder, (path) => path !== INCOMING);
    return new Map(files.map(({ path, size, isPlain }) => [path, isPlain && size !== undefined ? { size } : {}]));
}
/** The folders that files lie in, the innermost first. */
function foldersOf(paths) {
    const folders = new Set();
    for (const path of paths) {
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            const folder = path.slice(0, end);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return [...folders].sort((a, b) => b.length - a.length);
}
/** Takes away what runs have left that were killed, and the folder if nobody else is writing there. */
async function tidy(session, folder, now) {
    for (const { path, modified = now } of await folders_listFiles(session, folder)) {
        if (now - modified > STALE_S)
            await removeFile(session, `${folder}/${path}`);
    }
    await removeEmptyFolder(session, folder);
}

;// CONCATENATED MODULE: ./lib/deploy/schemes.js













/** Every kind of destination, by the word its line starts with. */
const SCHEMES = {
    dir: dirScheme,
    artifact: artifact/* artifactScheme */.y,
    s3: s3Scheme,
    branch: branchScheme,
    pages: pagesScheme,
    release: releaseScheme,
    gs: gcsScheme,
    azblob: azureScheme,
    sftp: sftpScheme,
    oci: ociScheme,
    helm: helmScheme,
};
/** Opens a destination that `parseDestinations` accepted. Nothing is read or written yet. */
function openDestination(spec, context) {
    const scheme = SCHEMES[spec.scheme];
    if (scheme === undefined)
        throw new TypeError(`no destination "${spec.scheme}:"`);
    const { alias, own, around } = spec;
    let destination;
    try {
        destination = scheme.open(spec, context);
    }
    catch (error) {
        destination = unopened(spec, error);
    }
    // Not a copy: what a destination tells of itself may change with what it learns.
    const required = (0,deploy_scheme/* listOf */.c3)(spec.options.require);
    return Object.assign(destination, { alias, own, around, required });
}
/**
 * A destination that cannot be opened fails as its own turn comes: it does not keep the others from theirs. Throws what
 * is no {@link Failure}.
 */
function unopened({ target }, error) {
    if (!(error instanceof errors_failure/* Failure */.HR))
        throw error;
    const fail = () => Promise.reject(error);
    const failing = { ready: fail, inventory: fail, publish: fail, rollback: fail, remove: fail };
    return { kind: 'whole', name: target, url: null, force: false, ...failing };
}


/***/ }),

/***/ 33848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ lostConnection)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _http_certificate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98895);
/* harmony import */ var _http_network_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84810);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28394);




/** The outcome of an attempt that got no answer: to be tried again where the network failed; else throws. */
function lostConnection(error, { name = 'The storage service', address: value, unreachableFix }) {
    if (error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
        throw error;
    const insecure = (0,_http_certificate_js__WEBPACK_IMPORTED_MODULE_3__/* .secureConnectionProblem */ .N)(error);
    if (insecure !== undefined) {
        const what = 'The storage service could not be reached safely';
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_UNREACHABLE', { what, value, ...insecure, cause: error });
    }
    if ((0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .networkErrorCode */ .a0)(error) === undefined)
        throw error;
    const what = `${name} could not be reached`;
    const why = (0,_http_network_words_js__WEBPACK_IMPORTED_MODULE_1__/* .networkWords */ .G)(error);
    const failure = new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_UNREACHABLE', {
        what,
        value,
        why,
        fix: unreachableFix,
        cause: error,
    });
    return { done: false, error: failure };
}


/***/ }),

/***/ 23970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IZ: () => (/* binding */ isPageInstead),
/* harmony export */   R5: () => (/* binding */ noStore),
/* harmony export */   _c: () => (/* binding */ isSentAsPage)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** The failure for an answer that is none of the service's: a console, a login page, a gateway or a site gave it. */
function noStore(subject, cause) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_NOT_FOUND', {
        what: 'What answers is no storage service',
        value: subject,
        why: 'it answers, but with something else than such a service does',
        fix: 'correct endpoint= of the destination: the address of the API is wanted, not that of a console or a site',
        cause,
    });
}
/**
 * Whether a page for people stands in place of an answer, as a proxy or a login puts it there, often for a moment only.
 * The body of a success may be one where its text alone was asked for: a file of the site, or what is no store at all.
 */
function isPageInstead({ method, read }, { status, body }) {
    const mayBePage = method === 'GET' && read === undefined && status < 300;
    // A redirect holds one as a rule.
    const isRedirect = status >= 300 && status < 400;
    return !mayBePage && !isRedirect && /^\s*<(?:!doctype )?html\b/i.test(body);
}
/** Whether an answer says of itself that it is such a page; no file that is read from a store is one. */
function isSentAsPage({ 'content-type': type = '' }) {
    return /^text\/html\b/i.test(type);
}


/***/ }),

/***/ 53218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ eachPaced),
/* harmony export */   q: () => (/* binding */ createPace)
/* harmony export */ });
/** Enough for a small change in one go; a slow service says at once that it is too much. */
const FIRST_LIMIT = 32;
/** A higher limit must bring this much more to be kept. */
const WORTHWHILE = 1.05;
/** Windows to wait after a rise brought nothing, before the next try. */
const PATIENCE = 4;
/** Answers to one burst count as one: they were all sent before the first could teach anything. */
const BURST_MS = 1000;
/**
 * Finds the number of requests at once by what is finished in a second: it doubles as long as that pays, goes
 * back when it does not, and halves when the destination throttles, to rise one by one from there.
 */
function createPace(most, clock) {
    let limit = Math.min(FIRST_LIMIT, most);
    let previous = limit;
    let best = 0;
    let patience = 0;
    let careful = false;
    let done = 0;
    let windowStart = clock.now();
    let lastThrottle = Number.NEGATIVE_INFINITY;
    const judge = (rate) => {
        if (careful) {
            limit = Math.min(most, limit + 1);
        }
        else if (patience > 0) {
            patience -= 1;
        }
        else if (rate > best * WORTHWHILE) {
            best = rate;
            previous = limit;
            limit = Math.min(most, limit * 2);
        }
        else {
            limit = previous;
            best = rate;
            patience = PATIENCE;
        }
    };
    return {
        limit: () => limit,
        finished() {
            done += 1;
            const elapsed = clock.now() - windowStart;
            if (done < limit * 2 || elapsed <= 0)
                return;
            judge(done / elapsed);
            done = 0;
            windowStart = clock.now();
        },
        throttled() {
            if (clock.now() - lastThrottle < BURST_MS)
                return;
            lastThrottle = clock.now();
            careful = true;
            limit = Math.max(1, Math.floor(limit / 2));
            done = 0;
            windowStart = clock.now();
        },
    };
}
/**
 * Does the work for each item, as many at once as the pace allows. After the first failure nothing more is
 * begun; what is under way ends first, then the failure is thrown.
 */
function eachPaced(items, pace, signal, work) {
    const waiting = items[Symbol.iterator]();
    return new Promise((resolve, reject) => {
        let running = 0;
        let failure;
        const next = () => {
            while (failure === undefined && !signal.aborted && running < pace.limit()) {
                const item = waiting.next();
                if (item.done === true)
                    break;
                running += 1;
                work(item.value).then(() => {
                    running -= 1;
                    pace.finished();
                    next();
                }, (error) => {
                    running -= 1;
                    failure ??= { error };
                    next();
                });
            }
            if (running > 0)
                return;
            if (failure !== undefined)
                reject(failure.error);
            else if (signal.aborted)
                reject(signal.reason);
            else
                resolve();
        };
        next();
    });
}


/***/ }),

/***/ 48254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ bodyInMemory),
/* harmony export */   XL: () => (/* binding */ createStoreClient),
/* harmony export */   r7: () => (/* binding */ otherFailure)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _http_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55014);
/* harmony import */ var _lost_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33848);
/* harmony import */ var _no_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23970);
/* harmony import */ var _told_retries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81619);





/** A body that is in memory as a whole. */
function bodyInMemory(content) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    return { open: () => bytes, size: bytes.length };
}
/** A client for a service that speaks HTTP with credentials that may expire while we work. */
function createStoreClient(service, { http, clock, log }) {
    const send = async ({ method, url: place, headers, body, read, headersTimeoutMs }, turn, refresh) => {
        const { signal } = turn;
        const url = typeof place === 'string' ? place : await place(turn);
        const length = body === undefined ? {} : { 'content-length': String(body.size) };
        const authorized = await service.authorize({ method, url, headers: { ...headers, ...length } }, { refresh, signal });
        const whole = read === undefined;
        const opened = await body?.open();
        const response = await http({ method, ...authorized, body: opened, signal, whole, headersTimeoutMs });
        const { status, headers: answered } = response;
        const text = await (0,_http_http_js__WEBPACK_IMPORTED_MODULE_1__/* .bodyText */ .G)(response, (0,_no_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isSentAsPage */ ._c)(answered) ? undefined : read);
        return { status, headers: answered, body: text };
    };
    const isStrange = (answer, request) => service.isOwn?.(answer) === false || (0,_no_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isPageInstead */ .IZ)(request, answer);
    /** How often it was logged in anew: of many requests that find a session ended, one does. */
    let logins = 0;
    return (request, turn, expects = []) => {
        let refreshed = false;
        const attempt = async (refresh) => {
            let answer;
            const login = logins;
            try {
                answer = await send(request, turn, refresh);
            }
            catch (error) {
                turn.signal.throwIfAborted();
                return (0,_lost_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .lostConnection */ .L)(error, service);
            }
            const { status } = answer;
            const isBelieved = status < 300 || expects.includes(status);
            // To believe another would be to miss a file that the manifest then names for ever, or to blame a name.
            if ((isBelieved || status === 404) && isStrange(answer, request))
                return { done: false, error: stranger(service, request.subject) };
            if (isBelieved) {
                if (status < 300)
                    request.body?.arrived?.();
                return { done: true, value: answer };
            }
            if (status === 401 && !refreshed) {
                refreshed = true;
                const first = login === logins;
                if (first)
                    logins += 1;
                return attempt(first);
            }
            const failure = service.failureOf(answer, request);
            return (0,_told_retries_js__WEBPACK_IMPORTED_MODULE_4__/* .afterRefusal */ .j)(failure, answer, turn, clock.now());
        };
        const told = { log, place: service.address, request: `${request.method} ${request.subject}` };
        return (0,_told_retries_js__WEBPACK_IMPORTED_MODULE_4__/* .toldRetries */ .g)(() => attempt(false), { clock, signal: turn.signal, ...told });
    };
}
function stranger({ name, unreachableFix }, subject) {
    if (name === undefined)
        return (0,_no_store_js__WEBPACK_IMPORTED_MODULE_3__/* .noStore */ .R5)(subject);
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_NOT_FOUND', {
        what: `What answers is not ${name}`,
        value: subject,
        why: 'it answers, but with something else than the service does',
        fix: unreachableFix,
    });
}
/** What to do where a service points elsewhere: its credentials are for nobody else. */
const MOVED = 'write the address that the service answers on itself as endpoint= of the destination: redirects are not followed';
/** The failure for an answer that no service gives a meaning of its own: it may pass, or it does not. */
function otherFailure(status, subject, why) {
    if (status >= 500 || status === 429 || status === 408) {
        return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_UNREACHABLE', {
            what: 'The storage service keeps failing',
            value: subject,
            why,
            fix: 'run again: what arrived is reused',
        });
    }
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_DEPLOY_FAILED', {
        what: 'The storage service refused a request',
        value: subject,
        why,
        ...(status < 400 && { fix: MOVED }),
    });
}


/***/ }),

/***/ 88500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   El: () => (/* binding */ PART_SIZE),
/* harmony export */   FW: () => (/* binding */ PARTS_AT_ONCE),
/* harmony export */   K4: () => (/* binding */ hexOfBase64),
/* harmony export */   MP: () => (/* binding */ IN_ONE_PIECE),
/* harmony export */   MT: () => (/* binding */ prefixOf),
/* harmony export */   O0: () => (/* binding */ removeEach),
/* harmony export */   Ql: () => (/* binding */ base64OfHex),
/* harmony export */   cC: () => (/* binding */ prefixComplaint),
/* harmony export */   rD: () => (/* binding */ LONGEST_KEY),
/* harmony export */   zO: () => (/* binding */ inventoryOfStore)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87315);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5605);
/* harmony import */ var _files_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68187);
/* harmony import */ var _files_held_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43299);
/* harmony import */ var _plan_inventory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59395);
/* harmony import */ var _plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8067);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53218);









/** What stores of objects (buckets, containers) have in common. */
/** Files above this size are sent in parts. */
const IN_ONE_PIECE = 16 * 1024 * 1024;
/** A part's bytes, but for the last one's. */
const PART_SIZE = 8 * 1024 * 1024;
/** Parts in memory at once. */
const PARTS_AT_ONCE = 4;
/** What services of objects take as a name, all of them. */
const LONGEST_KEY = 1024;
/** A prefix as keys start with it: empty, or with one `/` at its end and none doubled. */
function prefixOf(path) {
    const segments = path.split('/').filter((segment) => segment !== '');
    return segments.map((segment) => `${segment}/`).join('');
}
/** What is wrong with a prefix, if anything. */
function prefixComplaint(path) {
    return path.split('/').some((segment) => segment === '..' || segment === '.')
        ? { why: 'the prefix has a "." or ".." in it', fix: 'write the prefix in full' }
        : undefined;
}
/** A digest in base64, as HTTP headers and JSON carry it, from the manifest's hexadecimal. */
const base64OfHex = (hex) => Buffer.from(hex, 'hex').toString('base64');
/** The way back. */
const hexOfBase64 = (base64) => Buffer.from(base64, 'base64').toString('hex');
/** The bytes of a file: small ones from memory, larger ones streamed from the disk, of which `onSent` is told. */
function bodyOf({ path, source, file: { size, sha256 } }, onSent) {
    if (typeof source === 'function')
        return { open: source, size };
    if (typeof source !== 'string')
        return { open: () => source, size };
    if (size > _files_held_file_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_HELD */ .M) {
        const open = () => {
            const bytes = (0,_files_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .verifiedBytes */ .GQ)(source, { size, sha256, subject: path });
            return node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(onSent === undefined ? bytes : told(bytes, onSent), { objectMode: false });
        };
        return { open, size };
    }
    let held;
    return {
        size,
        open() {
            // What an attempt before was sent from may still be on its way somewhere: that memory is not used again.
            held = (0,_files_held_file_js__WEBPACK_IMPORTED_MODULE_5__/* .holdFile */ .Y)(source, size);
            // Other bytes of the same number the service itself finds.
            if (held.bytes.length < size)
                throw (0,_files_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .changedMidway */ .gI)(path, `it has ${held.bytes.length} bytes now, in the manifest ${size}`);
            return held.bytes;
        },
        arrived: () => held?.release(),
    };
}
/** The same bytes; `onSent` is told how many of them have been taken. */
async function* told(bytes, onSent) {
    let taken = 0;
    for await (const piece of bytes) {
        yield piece;
        taken += piece.length;
        onSent(taken);
    }
}
/**
 * One GET of the manifest where it is there and complete, else a listing. A manifest is believed: what somebody else
 * changed or removed since is noticed with `listing` only.
 */
async function inventoryOfStore({ target, options }, log, store) {
    let manifest;
    /** The digest of the manifest that is there; undefined where there is none. */
    const look = async (read) => {
        let digest;
        await store.readManifest(async (body) => {
            // Of this attempt alone: an answer that breaks off is asked for again.
            const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
            await read((0,_files_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .digesting */ .hZ)(body, sha256));
            digest = sha256.digest('hex');
        });
        return digest;
    };
    const seen = await look(async (body) => {
        manifest = await (0,_plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .readManifest */ .WI)(body);
    });
    const stands = async () => (await look(readThrough)) === seen;
    if (seen !== undefined && manifest === undefined) {
        log.warning(`${_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_PATH */ .U4} at ${target} is no manifest that this version can read: listing what is there instead`);
    }
    if (manifest !== undefined && (0,_plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_7__/* .publishingOf */ .F2)(manifest) === undefined && !wantsListing(options)) {
        const findNeighbours = async () => {
            const listed = await store.list().catch(unlisted);
            return (0,_plan_inventory_js__WEBPACK_IMPORTED_MODULE_6__/* .neighboursIn */ .I_)(listed.keys());
        };
        return { ...(0,_plan_inventory_js__WEBPACK_IMPORTED_MODULE_6__/* .inventoryOfManifest */ .FF)(manifest), stands, findNeighbours };
    }
    return { ...(0,_plan_inventory_js__WEBPACK_IMPORTED_MODULE_6__/* .inventoryOfListing */ .ul)(await store.list(), manifest), stands };
}
/** Who may not list is not told of other sites, and publishes all the same. */
function unlisted(error) {
    if ((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) === 'E_DEPLOY_DENIED')
        return new Map();
    throw error;
}
async function readThrough(body) {
    for await (const _ of body)
        ;
}
/** Whether a store is looked at, whatever its manifest says: what `force` deletes stands in none. */
function wantsListing({ inventory, force }) {
    return inventory === 'listing' || (inventory === undefined && force === 'true');
}
/** Removes objects one by one, many at once, for services whose batches bring nothing but complications. */
async function removeEach(paths, { concurrency, clock }, turn, remove) {
    const pace = (0,_pace_js__WEBPACK_IMPORTED_MODULE_8__/* .createPace */ .q)(concurrency, clock);
    const paced = { signal: turn.signal, onThrottle: () => pace.throttled() };
    await (0,_pace_js__WEBPACK_IMPORTED_MODULE_8__/* .eachPaced */ .d)(paths, pace, turn.signal, (path) => remove(path, paced));
}


/***/ }),

/***/ 81619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ toldRetries),
/* harmony export */   j: () => (/* binding */ afterRefusal)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28394);


/** A pause that is told even where it is the first. */
const LONG_MS = 10_000;
/** Tries a request to a store, and says now and then that it is tried again, so that no wait is without a word. */
function toldRetries(attempt, { log, place, request, ...context }) {
    let isTold = false;
    const untell = () => log.progress('', place);
    const onRetry = (error, pauseMs, number) => {
        log.debug(`${request}: ${(0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}; again in ${Math.round(pauseMs)} ms`);
        // Once in a while every store is busy for a moment.
        if (number === 1 && pauseMs < LONG_MS)
            return;
        // Only now: nearly all of thousands of requests have nothing to take back.
        if (!isTold)
            running.then(untell, untell);
        isTold = true;
        log.progress((0,_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryingAgain */ .gy)((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error), pauseMs), place);
    };
    const running = (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retrying */ .R$)(attempt, { ...context, onRetry });
    return running;
}
/** The outcome of a refused attempt: to be tried again where it passes by itself; else throws the failure. */
function afterRefusal(failure, { status, headers, passes = false }, turn, now) {
    if (status === 429 || status === 503)
        turn.onThrottle?.();
    if (!passes && (!(0,_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isRetryableStatus */ .PS)(status) || status === 501))
        throw failure;
    return { done: false, error: failure, retryAfter: (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .Vs)(headers, now) };
}


/***/ }),

/***/ 25928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   Yt: () => (/* binding */ elements),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68348);

/**
 * The little of XML that S3 and Azure speak: elements with text, no attributes that matter, no mixed content.
 */
const ENTITIES = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
/** The content of each element of this name, in order; nested markup included. */
function elements(xml, name) {
    const pattern = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g');
    return Array.from(xml.matchAll(pattern), (match) => match[1] ?? '');
}
/** The text of the first element of this name, if there is one. */
function textOf(xml, name) {
    const content = elements(xml, name)[0];
    return content === undefined ? undefined : unescapeXml(content);
}
/** Text as it may stand inside an element. */
function escapeXml(text) {
    return text.replace(/[&<>"'\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function unescapeXml(text) {
    return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
        if (decimal !== undefined)
            return String.fromCodePoint(Number(decimal));
        if (hex !== undefined)
            return String.fromCodePoint(Number.parseInt(hex, 16));
        return (0,_look_up_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .T)(ENTITIES, name) ?? whole;
    });
}


/***/ }),

/***/ 36901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ githubAnswer)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** What GitHub answered, as it is read here; throws E_GITHUB_API where it is something else. `doing` is of the request. */
function githubAnswer(schema, answer, doing) {
    const parsed = schema.safeParse(answer);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_GITHUB_API', {
        what: `GitHub gave another answer than was asked for, to ${doing}`,
        why: `${issue?.path.join('.') || 'all of it'}: ${issue?.message}`,
        fix: 'run again; if it is the same, something between the runner and GitHub answers in its place',
        cause: parsed.error,
    });
}


/***/ }),

/***/ 88120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   OU: () => (/* binding */ isOfFork),
/* harmony export */   cO: () => (/* binding */ tagOf),
/* harmony export */   readGitHubContext: () => (/* binding */ readGitHubContext),
/* harmony export */   vh: () => (/* binding */ isEnterpriseServer)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);


const Repository = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/** Some events have a key for what they are not of, with null behind it: `deployment_status` has a `workflow_run`. */
const Event = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    action: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ default_branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish() }).nullish().catch(null),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        head: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: Repository.nullable() }),
        base: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ repo: Repository }),
    })
        .nullish(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
        run_number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
        event: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        head_sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        head_repository: Repository.nullish(),
    })
        .nullish(),
});
/**
 * Reads the runner's environment (`GITHUB_*`) and event file. `undefined` when this is not a GitHub runner;
 * E_GITHUB_EVENT when the event file, or an address, is there but cannot be understood.
 */
function readGitHubContext(env, readFile) {
    const [owner, repo, ...more] = (env.GITHUB_REPOSITORY ?? '').split('/');
    if (env.GITHUB_ACTIONS !== 'true' || !owner || !repo || more.length > 0)
        return undefined;
    const event = readEvent(env.GITHUB_EVENT_PATH, readFile);
    const serverUrl = addressIn(env, 'GITHUB_SERVER_URL', 'https://github.com');
    const runId = Number(env.GITHUB_RUN_ID ?? 0);
    return {
        owner,
        repo,
        serverUrl,
        apiUrl: addressIn(env, 'GITHUB_API_URL', 'https://api.github.com'),
        eventName: env.GITHUB_EVENT_NAME ?? '',
        action: event.action ?? null,
        pullRequest: pullRequestOf(event),
        finishedRun: finishedRunOf(event),
        sha: env.GITHUB_SHA ?? '',
        ref: env.GITHUB_REF ?? '',
        defaultBranch: event.repository?.default_branch ?? undefined,
        runId,
        runNumber: Number(env.GITHUB_RUN_NUMBER ?? 0),
        byDependabot: env.GITHUB_ACTOR === 'dependabot[bot]',
        runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1),
        runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${runId}`,
        summaryPath: env.GITHUB_STEP_SUMMARY || null,
        artifactService: Boolean(env.ACTIONS_RUNTIME_TOKEN && env.ACTIONS_RESULTS_URL),
    };
}
function issuesOf({ issues }) {
    return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
function readEvent(path, readFile) {
    if (path === undefined || path === '')
        return {};
    try {
        return Event.parse(JSON.parse(readFile(path)));
    }
    catch (error) {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_GITHUB_EVENT', {
            what: 'The event file of the runner cannot be understood',
            value: path,
            why: error instanceof zod__WEBPACK_IMPORTED_MODULE_2__/* .ZodError */ .G ? issuesOf(error) : (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error),
            fix: 'check the variable GITHUB_EVENT_PATH of the job',
            cause: error,
        });
    }
}
function pullRequestOf({ pull_request: event }) {
    if (event == null)
        return null;
    const headRepository = event.head.repo?.full_name ?? null;
    return {
        number: event.number,
        headSha: event.head.sha,
        headRef: event.head.ref,
        headRepository,
        fromFork: headRepository !== event.base.repo.full_name,
    };
}
function finishedRunOf({ workflow_run: run }) {
    if (run == null)
        return null;
    return {
        id: run.id,
        number: run.run_number,
        event: run.event,
        headSha: run.head_sha,
        headRepository: run.head_repository?.full_name ?? null,
    };
}
/** The address in a variable, without a slash at its end. */
function addressIn(env, name, usual) {
    const given = env[name] || usual;
    if (/^https?:$/.test(URL.parse(given)?.protocol ?? ''))
        return given.replace(/\/+$/, '');
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_GITHUB_EVENT', {
        what: 'A variable of the runner cannot be understood',
        value: `${name}=${given}`,
        why: 'it is no address',
        fix: `leave it as the runner sets it, such as ${usual}`,
    });
}
/** The commit a reader knows: the head of the pull request, else what was checked out; with its page. */
function commitOf(context) {
    const sha = context.pullRequest?.headSha ?? context.sha;
    return { sha, url: `${context.serverUrl}/${context.owner}/${context.repo}/commit/${sha}` };
}
/** The tag this run is of. */
function tagOf(context) {
    return /^refs\/tags\/(.+)$/.exec(context?.ref ?? '')?.[1];
}
/** Whether this run is of a fork's pull request, so that GitHub gives it no secrets. */
function isOfFork(context) {
    return context?.pullRequest?.fromFork === true && context.eventName === 'pull_request';
}
/** Whether the server is a GitHub Enterprise Server: neither github.com nor its data-residency hosts. */
function isEnterpriseServer({ serverUrl }) {
    const host = new URL(serverUrl).hostname.toLowerCase();
    return host !== 'github.com' && !host.endsWith('.ghe.com') && !host.endsWith('.localhost');
}


/***/ }),

/***/ 55014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ bodyText)
/* harmony export */ });
/* harmony import */ var _endless_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65208);

/**
 * The body of an answer as text, read to its end; that of a success goes to `read` instead, if there is one. Rejects
 * where there is no end.
 */
async function bodyText(response, read) {
    if (read === undefined || response.status >= 300)
        return response.text ?? (0,_endless_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(response.body);
    await read((0,_endless_js__WEBPACK_IMPORTED_MODULE_0__/* .limited */ .TJ)(response.body));
    return '';
}


/***/ }),

/***/ 1102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ jsonIn)
/* harmony export */ });
/** What a text holds as JSON; undefined where it is none, as is the answer of something in between. */
function jsonIn(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 24634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ redirectTarget)
/* harmony export */ });
/** Where an answer leads on to; undefined where that is nothing that can be asked for over HTTP. */
function redirectTarget(location, from) {
    const url = URL.parse(location, from);
    return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}


/***/ }),

/***/ 53916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isAlive)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** Whether there is a process of this number, whoever it belongs to. */
function isAlive(pid) {
    try {
        return process.kill(pid, 0);
    }
    catch (error) {
        return (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .hasCode */ .up)(error, 'EPERM');
    }
}


/***/ }),

/***/ 2296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ eachAtOnce)
/* harmony export */ });
/**
 * Does the work for each item, so many at once. After the first failure none is begun; it is thrown once no work is under
 * way any more.
 */
async function eachAtOnce(items, { count, signal }, work) {
    const waiting = items.values();
    const failures = [];
    const worker = async () => {
        for (const item of waiting) {
            if (failures.length > 0)
                return;
            try {
                signal.throwIfAborted();
                await work(item);
            }
            catch (error) {
                failures.push(error);
            }
        }
    };
    await Promise.all(Array.from({ length: count }, worker));
    if (failures.length > 0)
        throw failures[0];
}


/***/ }),

/***/ 86101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Io: () => (/* binding */ distance),
/* harmony export */   OD: () => (/* binding */ createSuggestions),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/** The known name nearest to a wrong one, for "did you mean"; undefined when none is near. */
function nearest(wrong, known) {
    const tail = lastPart(wrong);
    const lower = wrong.toLowerCase();
    let best;
    const end = /\.\w+$/.exec(wrong)?.[0].length ?? 0;
    for (const name of known) {
        if (name !== wrong && name.toLowerCase() === lower)
            return name;
        const last = lastPart(name);
        const sameTail = last === tail;
        // Of names that differ, a folder and an ending that both share tell nothing of how alike they are.
        const told = sameTail ? 0 : end + sharedFolder(wrong, name);
        const some = Math.max(2, Math.floor((wrong.length - told) / 3));
        // Of a name of a letter or two, two that differ are all of it.
        const all = tail === '' ? wrong.length : Math.max(tail.length, last.length) - end;
        const limit = sameTail ? some : Math.min(some, all - 1);
        if (!sameTail && Math.abs(name.length - wrong.length) > limit)
            continue;
        const edits = distance(wrong, name, sameTail ? Number.POSITIVE_INFINITY : limit);
        // The same last part in another folder is a moved page: likelier than a page spelt alike.
        const cost = sameTail ? Math.min(edits, 2) + edits / 1000 : edits;
        if (cost <= limit &&
            (best === undefined || cost < best.cost || (cost === best.cost && name < best.name))) {
            best = { name, cost };
        }
    }
    return best?.name;
}
/** Names that are compared for a site: a second's work. Nobody reads on where more is wrong than that. */
const MOST_COMPARED = 1_000_000;
/**
 * {@link nearest}, once for each wrong name: to look through all takes time, and a mistake tends to stand on many pages.
 * After very many of them only names are found that differ in nothing but letter case.
 */
function createSuggestions() {
    const suggestions = new Map();
    let compared = 0;
    return (wrong, known) => {
        if (suggestions.has(wrong))
            return suggestions.get(wrong);
        const names = [...known];
        compared += names.length;
        const lower = wrong.toLowerCase();
        const near = compared > MOST_COMPARED ? names.find((name) => name.toLowerCase() === lower) : nearest(wrong, names);
        suggestions.set(wrong, near);
        return near;
    };
}
function lastPart(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** How much of two paths is a folder that both stand in. */
function sharedFolder(one, other) {
    let shared = 0;
    for (let at = 0; at < one.length && one[at] === other[at]; at += 1)
        if (one[at] === '/')
            shared = at + 1;
    return shared;
}
/**
 * Edit distance of two texts, or more than `limit` as soon as that is certain. Two letters next to each other that
 * changed places are one edit: that happens most.
 */
function distance(a, b, limit) {
    // What both begin and end with is the same, and most names of a site share much of it.
    let start = 0;
    while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start))
        start += 1;
    let [m, n] = [a.length, b.length];
    while (m > start && n > start && a.charCodeAt(m - 1) === b.charCodeAt(n - 1)) {
        m -= 1;
        n -= 1;
    }
    m -= start;
    n -= start;
    if (m === 0 || n === 0)
        return m + n;
    let before = [];
    let previous = [];
    for (let j = 0; j <= n; j += 1)
        previous.push(j);
    for (let i = 1; i <= m; i += 1) {
        const row = [i];
        let least = i;
        const sign = a.charCodeAt(start + i - 1);
        const last = i > 1 ? a.charCodeAt(start + i - 2) : -1;
        for (let j = 1; j <= n; j += 1) {
            const other = b.charCodeAt(start + j - 1);
            let value = (previous[j - 1] ?? 0) + (sign === other ? 0 : 1);
            const removed = (previous[j] ?? 0) + 1;
            if (removed < value)
                value = removed;
            const added = (row[j - 1] ?? 0) + 1;
            if (added < value)
                value = added;
            if (last === other && j > 1 && sign === b.charCodeAt(start + j - 2))
                value = Math.min(value, (before[j - 2] ?? 0) + 1);
            row.push(value);
            if (value < least)
                least = value;
        }
        if (least > limit)
            return least;
        before = previous;
        previous = row;
    }
    return previous[n] ?? 0;
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
return { ids, modules }; })
