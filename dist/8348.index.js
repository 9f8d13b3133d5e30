((__CHUNK_IMPORT_META__) => {'use strict';const id = 8348;
const ids = [8348];
const modules = {

/***/ 28348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  watch: () => (/* binding */ watch)
});

// UNUSED EXPORTS: FSWatcher, default

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./node_modules/readdirp/index.js



const EntryTypes = {
    FILE_TYPE: 'files',
    DIR_TYPE: 'directories',
    FILE_DIR_TYPE: 'files_directories',
    EVERYTHING_TYPE: 'all',
};
const defaultOptions = {
    root: '.',
    fileFilter: (_entryInfo) => true,
    directoryFilter: (_entryInfo) => true,
    type: EntryTypes.FILE_TYPE,
    lstat: false,
    depth: 2147483648,
    alwaysStat: false,
    // Throughput is flat from 16 to 65536 (traversal is I/O-bound), but
    // batches of 1024+ entries survive young-gen GC and bloat RSS ~20-60%.
    highWaterMark: 256,
};
Object.freeze(defaultOptions);
const RECURSIVE_ERROR_CODE = 'READDIRP_RECURSIVE_ERROR';
const NORMAL_FLOW_ERRORS = new Set(['ENOENT', 'EPERM', 'EACCES', 'ELOOP', RECURSIVE_ERROR_CODE]);
const ALL_TYPES = [
    EntryTypes.DIR_TYPE,
    EntryTypes.EVERYTHING_TYPE,
    EntryTypes.FILE_DIR_TYPE,
    EntryTypes.FILE_TYPE,
];
const DIR_TYPES = new Set([
    EntryTypes.DIR_TYPE,
    EntryTypes.EVERYTHING_TYPE,
    EntryTypes.FILE_DIR_TYPE,
]);
const FILE_TYPES = new Set([
    EntryTypes.EVERYTHING_TYPE,
    EntryTypes.FILE_DIR_TYPE,
    EntryTypes.FILE_TYPE,
]);
const isNormalFlowError = (error) => NORMAL_FLOW_ERRORS.has(error.code);
const wantBigintFsStats = process.platform === 'win32';
const emptyFn = (_entryInfo) => true;
const normalizeFilter = (filter) => {
    if (filter === undefined)
        return emptyFn;
    if (typeof filter === 'function')
        return filter;
    if (typeof filter === 'string') {
        const fl = filter.trim();
        return (entry) => entry.basename === fl;
    }
    if (Array.isArray(filter)) {
        const trItems = filter.map((item) => item.trim());
        return (entry) => trItems.some((f) => entry.basename === f);
    }
    return emptyFn;
};
class ReaddirpStream extends external_node_stream_.Readable {
    /**
     * Directories discovered but not yet emitted from. Listings are read
     * lazily (on pop, plus one prefetch) instead of eagerly on discovery:
     * keeping whole listings for every queued dir balloons RAM on wide trees.
     */
    parents;
    reading;
    parent;
    _stat;
    _maxDepth;
    _wantsDir;
    _wantsFile;
    _wantsEverything;
    _root;
    _isDirent;
    _statsProp;
    _rdOptions;
    _fileFilter;
    _directoryFilter;
    _relStart;
    constructor(options = {}) {
        super({
            objectMode: true,
            autoDestroy: true,
            highWaterMark: options.highWaterMark ?? defaultOptions.highWaterMark,
        });
        const opts = { ...defaultOptions, ...options };
        // Use ?? so an explicit `undefined` in user options doesn't shadow defaults.
        const root = opts.root ?? defaultOptions.root;
        const type = opts.type ?? defaultOptions.type;
        this._fileFilter = normalizeFilter(opts.fileFilter);
        this._directoryFilter = normalizeFilter(opts.directoryFilter);
        const statMethod = opts.lstat ? promises_.lstat : promises_.stat;
        // Use bigint stats if it's windows and stat() supports options (node 10+).
        if (wantBigintFsStats) {
            this._stat = (path) => statMethod(path, { bigint: true });
        }
        else {
            this._stat = statMethod;
        }
        this._maxDepth =
            opts.depth != null && Number.isSafeInteger(opts.depth) ? opts.depth : defaultOptions.depth;
        this._wantsDir = DIR_TYPES.has(type);
        this._wantsFile = FILE_TYPES.has(type);
        this._wantsEverything = type === EntryTypes.EVERYTHING_TYPE;
        this._root = (0,external_node_path_.resolve)(root);
        // Every fullPath is `_root + sep + relative path` (see _formatEntry), so
        // the relative path is a slice starting past the root and its trailing
        // separator (which resolved paths lack, except fs roots like '/', 'C:\').
        this._relStart = this._root.endsWith(external_node_path_.sep) ? this._root.length : this._root.length + 1;
        this._isDirent = !opts.alwaysStat;
        this._statsProp = this._isDirent ? 'dirent' : 'stats';
        this._rdOptions = { encoding: 'utf8', withFileTypes: this._isDirent };
        // Launch stream with one parent, the root dir, whose readdir starts
        // right away. Explore the resolved root so all parent paths stay
        // absolute even if process.cwd() changes mid-iteration.
        const rootDir = { path: this._root, depth: 1 };
        rootDir.pending = this._exploreDir(this._root, 1);
        this.parents = [rootDir];
        this.reading = false;
        this.parent = undefined;
    }
    async _read(batch) {
        if (this.reading)
            return;
        this.reading = true;
        try {
            while (!this.destroyed && batch > 0) {
                const par = this.parent;
                const fil = par && par.files;
                if (fil && fil.length > 0) {
                    const { path, depth } = par;
                    const slice = fil.splice(0, batch).map((dirent) => this._formatEntry(dirent, path));
                    // In dirent mode _formatEntry is synchronous: skip Promise.all and
                    // its per-entry microtask overhead.
                    const awaited = this._isDirent
                        ? slice
                        : await Promise.all(slice);
                    for (const entry of awaited) {
                        if (!entry)
                            continue;
                        if (this.destroyed)
                            return;
                        // Only symlinks require async work; plain files / dirs resolve synchronously.
                        let entryType = this._getEntryType(entry);
                        if (typeof entryType !== 'string')
                            entryType = await entryType;
                        if (entryType === 'directory' && this._directoryFilter(entry)) {
                            if (depth <= this._maxDepth) {
                                // Lazy: don't readdir until this dir is popped. Keeping whole
                                // listings for every queued dir would balloon RAM on wide trees.
                                this.parents.push({ path: entry.fullPath, depth: depth + 1 });
                            }
                            if (this._wantsDir) {
                                this.push(entry);
                                batch--;
                            }
                        }
                        else if ((entryType === 'file' || this._includeAsFile(entry)) &&
                            this._fileFilter(entry)) {
                            if (this._wantsFile) {
                                this.push(entry);
                                batch--;
                            }
                        }
                    }
                }
                else {
                    const parent = this.parents.pop();
                    if (!parent) {
                        this.push(null);
                        break;
                    }
                    const dir = parent.pending ?? this._exploreDir(parent.path, parent.depth);
                    // Prefetch the next dir so its readdir overlaps with processing
                    // this one's entries. Only the stack top is prefetched, keeping at
                    // most a handful of listings (~tree depth) in RAM at once.
                    const next = this.parents[this.parents.length - 1];
                    if (next && !next.pending) {
                        next.pending = this._exploreDir(next.path, next.depth);
                    }
                    this.parent = await dir;
                    if (this.destroyed)
                        return;
                }
            }
        }
        catch (error) {
            this.destroy(error);
        }
        finally {
            this.reading = false;
        }
    }
    // NOTE: native `readdir(path, { recursive: true })` was evaluated as a
    // replacement for this per-directory traversal and rejected:
    // - Not faster: node implements it in JS, walking directories sequentially
    //   just like this loop, but with extra path bookkeeping. Benchmarks
    //   (node 24): ~10% slower on wide trees, ~40% slower on small ones,
    //   parity on deep ones.
    // - Much more RAM: it buffers the entire subtree listing in one array,
    //   instead of one directory at a time, defeating streaming.
    // - Semantics diverge: it can't limit depth, can't skip directories a
    //   directoryFilter rejects, doesn't follow symlinked dirs, and fails
    //   wholesale (all entries lost) if anything in the subtree is unreadable,
    //   instead of emitting a 'warn' and continuing.
    async _exploreDir(path, depth) {
        let files;
        try {
            files = await (0,promises_.readdir)(path, this._rdOptions);
        }
        catch (error) {
            this._onError(error);
        }
        return { files, depth, path };
    }
    // Synchronous in dirent mode; returns a promise only when stats are needed.
    _formatEntry(dirent, path) {
        const basename = this._isDirent ? dirent.name : dirent;
        // `path` is always an absolute, normalized parent dir (see _exploreDir
        // seeding in the constructor), so a plain join is enough \u2014 resolve()
        // would re-read cwd on every entry.
        const fullPath = (0,external_node_path_.join)(path, basename);
        // Slice instead of path.relative(): equivalent here (fullPath is always
        // under _root) and avoids several intermediate allocations per entry.
        const entry = { path: fullPath.slice(this._relStart), fullPath, basename };
        if (this._isDirent) {
            entry.dirent = dirent;
            return entry;
        }
        return this._stat(fullPath).then((stats) => {
            entry.stats = stats;
            return entry;
        }, (err) => {
            this._onError(err);
            return undefined;
        });
    }
    _onError(err) {
        if (isNormalFlowError(err) && !this.destroyed) {
            this.emit('warn', err);
        }
        else {
            this.destroy(err);
        }
    }
    // Synchronous for regular files and directories; returns a promise only for
    // symlinks, which need realpath() to be classified.
    _getEntryType(entry) {
        // entry may be undefined, because a warning or an error were emitted
        // and the statsProp is undefined
        if (!entry || !(this._statsProp in entry)) {
            return '';
        }
        const stats = entry[this._statsProp];
        if (stats.isFile())
            return 'file';
        if (stats.isDirectory())
            return 'directory';
        if (stats.isSymbolicLink())
            return this._getSymlinkEntryType(entry);
        return '';
    }
    async _getSymlinkEntryType(entry) {
        const full = entry.fullPath;
        try {
            const entryRealPath = await (0,promises_.realpath)(full);
            const entryRealPathStats = await (0,promises_.lstat)(entryRealPath);
            if (entryRealPathStats.isFile()) {
                return 'file';
            }
            if (entryRealPathStats.isDirectory()) {
                const len = entryRealPath.length;
                if (full.startsWith(entryRealPath) && full[len] === external_node_path_.sep) {
                    const recursiveError = new Error(`Circular symlink detected: "${full}" points to "${entryRealPath}"`);
                    // @ts-ignore
                    recursiveError.code = RECURSIVE_ERROR_CODE;
                    this._onError(recursiveError);
                    return '';
                }
                return 'directory';
            }
        }
        catch (error) {
            this._onError(error);
        }
        return '';
    }
    _includeAsFile(entry) {
        const stats = entry && entry[this._statsProp];
        return stats && this._wantsEverything && !stats.isDirectory();
    }
}
/**
 * Streaming version: Reads all files and directories in given root recursively.
 * Consumes ~constant small amount of RAM.
 * @param root Root directory
 * @param options Options to specify root (start directory), filters and recursion depth
 */
function readdirp(root, options = {}) {
    // @ts-ignore
    let type = options.entryType || options.type;
    if (type === 'both')
        type = EntryTypes.FILE_DIR_TYPE; // backwards-compatibility
    if (!root) {
        throw new Error('readdirp: root argument is required. Usage: readdirp(root, options)');
    }
    else if (typeof root !== 'string') {
        throw new TypeError('readdirp: root argument must be a string. Usage: readdirp(root, options)');
    }
    else if (type && !ALL_TYPES.includes(type)) {
        throw new Error(`readdirp: Invalid type passed. Use one of ${ALL_TYPES.join(', ')}`);
    }
    // Copy options instead of mutating the caller's object.
    const opts = { ...options, root };
    if (type)
        opts.type = type;
    return new ReaddirpStream(opts);
}
/**
 * Promise version: Reads all files and directories in given root recursively.
 * Compared to streaming version, will consume a lot of RAM e.g. when 1 million files are listed.
 * @returns array of paths and their entry infos
 */
function readdirpPromise(root, options = {}) {
    return new Promise((resolve, reject) => {
        const files = [];
        readdirp(root, options)
            .on('data', (entry) => files.push(entry))
            .on('end', () => resolve(files))
            .on('error', (error) => reject(error));
    });
}
/* harmony default export */ const node_modules_readdirp = ((/* unused pure expression or super */ null && (readdirp)));

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./node_modules/chokidar/runtime.js


const platform = process.platform;
const isWindows = platform === 'win32';
const isMacos = platform === 'darwin';
const isLinux = platform === 'linux';
const isFreeBSD = platform === 'freebsd';
const isIBMi = (0,external_node_os_.type)() === 'OS400';
function errorCode(error) {
    return error?.code;
}
function classifyError(error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return 'missing';
    if (code === 'EPERM' || code === 'EACCES')
        return 'permission';
    if (code === 'ERR_FEATURE_UNAVAILABLE_ON_PLATFORM')
        return 'recursive-unsupported';
    return 'other';
}
function isMissingError(error) {
    return classifyError(error) === 'missing';
}
function isPermissionError(error) {
    return classifyError(error) === 'permission';
}
function isRecursiveWatchUnsupported(error) {
    return classifyError(error) === 'recursive-unsupported';
}
const systemScheduler = Object.freeze({
    now: () => Date.now(),
    setTimeout: (callback, delay) => setTimeout(callback, delay),
    clearTimeout: (timer) => {
        if (timer)
            clearTimeout(timer);
    },
});
const EVENTS = {
    ALL: 'all',
    READY: 'ready',
    ADD: 'add',
    CHANGE: 'change',
    ADD_DIR: 'addDir',
    UNLINK: 'unlink',
    UNLINK_DIR: 'unlinkDir',
    RAW: 'raw',
    ERROR: 'error',
};
const BACK_SLASH_RE = /\\/g;
const DOUBLE_SLASH_RE = /\/\//g;
function normalizePath(path) {
    if (typeof path !== 'string')
        throw new TypeError('string expected');
    const unix = path.replace(BACK_SLASH_RE, '/');
    const unc = unix.startsWith('//');
    let normalized = external_node_path_.normalize(unix).replace(BACK_SLASH_RE, '/').replace(DOUBLE_SLASH_RE, '/');
    if (unc && !normalized.startsWith('//'))
        normalized = `/${normalized}`;
    return normalized;
}
/**
 * Plain-number size, mtime, and inode. readdirp returns BigIntStats on Windows,
 * which never compare equal to the number Stats of `lstat`.
 */
function statIdentity(stats) {
    if (typeof stats.mtimeMs !== 'bigint')
        return stats;
    const big = stats;
    const sec = big.mtimeNs / 1000000000n;
    const nsec = big.mtimeNs % 1000000000n;
    // Node's own number formula, so both kinds of Stats agree exactly.
    const mtimeMs = Number(sec) * 1e3 + Number(nsec) / 1e6;
    return { size: Number(big.size), mtimeMs, ino: Number(big.ino) };
}
function logicalPathKey(path) {
    const resolved = external_node_path_.resolve(path);
    return (isWindows || !resolved.includes('\\')
        ? resolved.replace(BACK_SLASH_RE, '/')
        : normalizePath(resolved));
}
function isInsideRelativePath(relative) {
    return relative !== '..' && !relative.startsWith(`..${external_node_path_.sep}`) && !external_node_path_.isAbsolute(relative);
}
function isSameOrInside(root, candidate) {
    const relative = external_node_path_.relative(root, candidate);
    return relative === '' || isInsideRelativePath(relative);
}
function isStrictlyInside(root, candidate) {
    const relative = external_node_path_.relative(root, candidate);
    return relative !== '' && isInsideRelativePath(relative);
}
function isMatcherObject(matcher) {
    return typeof matcher === 'object' && matcher !== null && !(matcher instanceof RegExp);
}
function cloneOwnedMatcher(matcher) {
    if (matcher instanceof RegExp)
        return new RegExp(matcher.source, matcher.flags);
    if (isMatcherObject(matcher))
        return Object.freeze({ ...matcher });
    return matcher;
}
function compileMatcher(matcher) {
    if (typeof matcher === 'function')
        return matcher;
    if (typeof matcher === 'string')
        return (candidate) => matcher === candidate;
    if (matcher instanceof RegExp) {
        return (candidate) => {
            matcher.lastIndex = 0;
            return matcher.test(candidate);
        };
    }
    if (isMatcherObject(matcher)) {
        return (candidate) => matcher.path === candidate ||
            Boolean(matcher.recursive && isStrictlyInside(matcher.path, candidate));
    }
    return () => false;
}
function compileMatchers(matchers) {
    const patterns = matchers.map(compileMatcher);
    return (candidate, stats) => {
        if (patterns.length === 0)
            return false;
        const normalized = normalizePath(candidate);
        return patterns.some((pattern) => pattern(normalized, stats));
    };
}
function normalizeMatcher(matcher, cwd = process.cwd()) {
    if (typeof matcher === 'string') {
        return normalizePath(external_node_path_.isAbsolute(matcher) ? matcher : external_node_path_.join(cwd, matcher));
    }
    if (isMatcherObject(matcher)) {
        return {
            path: normalizePath(external_node_path_.isAbsolute(matcher.path) ? matcher.path : external_node_path_.join(cwd, matcher.path)),
            recursive: matcher.recursive,
        };
    }
    return matcher;
}
const REPLACER_RE = /^\.[/\\]/;
/** Temporary traversal scope; replaced by the observation engine's root scope. */
class WatchHelper {
    watchPath;
    followSymlinks;
    recursiveRoot;
    recursiveDisabled;
    observationTrigger;
    realpathAncestry;
    pathGeneration;
    context;
    constructor(path, follow, context) {
        this.context = context;
        this.watchPath = path.replace(REPLACER_RE, '');
        this.followSymlinks = follow;
        this.realpathAncestry = new Set();
        this.pathGeneration = context.capturePathGeneration();
    }
    fork(path) {
        // Filters must resolve scan entries against the fork's own watchPath, not
        // the parent's, or nested entries are matched as if they were siblings.
        const helper = new WatchHelper(path, this.followSymlinks, this.context);
        helper.recursiveRoot = this.recursiveRoot;
        helper.recursiveDisabled = this.recursiveDisabled;
        helper.observationTrigger = this.observationTrigger;
        helper.realpathAncestry = new Set(this.realpathAncestry);
        helper.pathGeneration = this.pathGeneration;
        return helper;
    }
    withObservation(trigger) {
        const helper = Object.create(this);
        helper.observationTrigger = trigger;
        return helper;
    }
    filterPath(entry) {
        return entry.stats?.isSymbolicLink()
            ? this.filterDir(entry)
            : this.context.isntIgnored(external_node_path_.join(this.watchPath, entry.path), entry.stats);
    }
    filterDir(entry) {
        return this.context.isntIgnored(external_node_path_.join(this.watchPath, entry.path), entry.stats);
    }
}

;// CONCATENATED MODULE: ./node_modules/chokidar/backend.js




let nextGeneration = 0;
function allocateSharedResourceGeneration() {
    return ++nextGeneration;
}
/** Common ownership state for process-global backend handles. */
function createSharedResourceState(resource, subscribers = []) {
    return {
        resource,
        generation: allocateSharedResourceGeneration(),
        subscribers: new Set(subscribers),
        closed: false,
    };
}
function attachSharedSubscriber(resource, subscriber) {
    if (resource.closed)
        return false;
    resource.subscribers.add(subscriber);
    return true;
}
function detachSharedSubscriber(resource, subscriber) {
    if (resource.closed || !resource.subscribers.delete(subscriber))
        return;
    return resource.subscribers.size > 0 ? 'remaining' : 'last';
}
/** Invalidates exactly this resource generation and returns its subscribers. */
function invalidateSharedResource(resource) {
    if (resource.closed)
        return;
    resource.closed = true;
    const subscribers = [...resource.subscribers];
    resource.subscribers.clear();
    return subscribers;
}
function reconfigureWatcherPersistence(resource) {
    const persistent = [...resource.subscribers].some((subscriber) => subscriber.persistent);
    if (persistent)
        resource.watcher.ref();
    else
        resource.watcher.unref();
}
function invalidateWatcherResource(resource, registry) {
    const subscribers = invalidateSharedResource(resource);
    if (!subscribers)
        return;
    if (registry.get(resource.resource) === resource)
        registry.delete(resource.resource);
    resource.watcher.close();
    return subscribers;
}
function attachWatcherSubscriber(resource, subscriber) {
    attachSharedSubscriber(resource, subscriber);
    reconfigureWatcherPersistence(resource);
}
function createWatcherSubscription(resource, subscriber, registry) {
    let closed = false;
    return {
        resource: resource.resource,
        close: () => {
            if (closed)
                return;
            closed = true;
            const remaining = detachSharedSubscriber(resource, subscriber);
            if (remaining === 'remaining')
                reconfigureWatcherPersistence(resource);
            else if (remaining === 'last' && registry.get(resource.resource) === resource) {
                invalidateWatcherResource(resource, registry);
            }
        },
    };
}
function selectBackend(options) {
    const preferRecursive = options.backend === 'native-recursive' ||
        (options.backend === 'auto' && (isMacos || isWindows));
    const kind = options.backend === 'polling'
        ? 'polling'
        : preferRecursive && options.depth === undefined
            ? 'native-recursive-preferred'
            : 'native-per-directory';
    return Object.freeze({
        kind,
        polling: kind === 'polling',
        recursive: kind === 'native-recursive-preferred',
        perDirectory: kind === 'native-per-directory',
    });
}
const EV = EVENTS;
const POLL_DIRECTORY_RECHECK_DELAY = 1000;
/** Native resources use one process-global monotonic time domain. */
function backendNow() {
    return performance.now();
}
function toNativeWatchPath(path) {
    const nativePath = external_node_path_.normalize(path);
    if (!isWindows)
        return nativePath;
    try {
        // Node 24's Windows fs-event implementation compares long callback paths
        // with the spelling passed here. Logical/resource keys remain lexical.
        return external_node_fs_.realpathSync.native(nativePath);
    }
    catch {
        return nativePath;
    }
}
function projectNativeRelativePath(nativeRoot, relativePath) {
    if (!isWindows || relativePath === null || !external_node_path_.isAbsolute(relativePath))
        return relativePath;
    const root = external_node_path_.normalize(external_node_path_.toNamespacedPath(nativeRoot));
    const candidate = external_node_path_.normalize(external_node_path_.toNamespacedPath(relativePath));
    const projected = external_node_path_.relative(root, candidate);
    if (!isSameOrInside(root, candidate))
        return relativePath;
    return projected || null;
}
const FsWatchInstances = new Map();
function systemNativeWatchFactory(path, options, listener) {
    return (0,external_node_fs_.watch)(path, options, listener);
}
let nativeWatchFactory = systemNativeWatchFactory;
const RecursiveWatchInstances = new Map();
let recursiveWatchUnsupported = false;
function systemRecursiveWatchFactory(path, options, listener) {
    return (0,external_node_fs_.watch)(path, options, listener);
}
let recursiveWatchFactory = systemRecursiveWatchFactory;
function failRecursiveResource(resource, error) {
    const subscribers = invalidateWatcherResource(resource, RecursiveWatchInstances);
    if (!subscribers)
        return;
    subscribers.forEach((subscriber) => subscriber.failure(error));
}
function subscribeRecursiveNative(path, persistent, handlers, signal) {
    if (recursiveWatchUnsupported)
        return { kind: 'unsupported' };
    const resourceKey = external_node_path_.resolve(path);
    const subscriber = {
        ...handlers,
        watchedPath: path,
        persistent,
    };
    let resource = RecursiveWatchInstances.get(resourceKey);
    if (!resource) {
        let watcher;
        let created;
        const nativePath = toNativeWatchPath(path);
        try {
            watcher = recursiveWatchFactory(nativePath, { persistent, recursive: true }, (rawEvent, relativePath) => {
                const active = created;
                if (!active || active.closed)
                    return;
                // A late callback from a retired handle must not reach a replacement generation.
                if (RecursiveWatchInstances.get(resourceKey) !== active)
                    return;
                const trigger = {
                    kind: 'native',
                    resource: resourceKey,
                    rawEvent,
                    relativePath: projectNativeRelativePath(nativePath, relativePath),
                    sequence: ++active.sequence,
                    observedAt: backendNow(),
                };
                active.subscribers.forEach((current) => {
                    current.rawEmitter(rawEvent, relativePath, { watchedPath: current.watchedPath });
                    current.publish(trigger);
                });
            });
        }
        catch (error) {
            if (isRecursiveWatchUnsupported(error)) {
                recursiveWatchUnsupported = true;
                return { kind: 'unsupported' };
            }
            return { kind: 'failed', error };
        }
        created = resource = {
            resource: resourceKey,
            generation: allocateSharedResourceGeneration(),
            subscribers: new Set(),
            closed: false,
            watcher,
            sequence: 0,
        };
        RecursiveWatchInstances.set(resourceKey, resource);
        watcher.on(EV.ERROR, (error) => failRecursiveResource(resource, error));
    }
    attachWatcherSubscriber(resource, subscriber);
    const subscription = createWatcherSubscription(resource, subscriber, RecursiveWatchInstances);
    if (signal.aborted)
        void subscription.close();
    return { kind: 'subscribed', subscription };
}
/**
 * Instantiates the fs_watch interface
 * @param path to be watched
 * @param options to be passed to fs_watch
 * @param listener main event handler
 * @param errHandler emits info about errors
 * @param emitRaw emits raw event data
 * @returns {NativeFsWatcher}
 */
function createFsWatchInstance(path, options, listener, errHandler) {
    try {
        return nativeWatchFactory(path, {
            persistent: options.persistent,
        }, listener);
    }
    catch (error) {
        errHandler(error);
        return undefined;
    }
}
/**
 * Publish one invalidation to subscribers of an exact native resource.
 */
function publishNativeTrigger(cont, rawEvent, relativePath, emitRaw, rawRelativePath = relativePath) {
    if (cont.closed || FsWatchInstances.get(cont.resource) !== cont)
        return;
    const trigger = {
        kind: 'native',
        resource: cont.resource,
        rawEvent,
        relativePath,
        sequence: ++cont.sequence,
        observedAt: backendNow(),
    };
    cont.subscribers.forEach((subscriber) => {
        if (emitRaw) {
            subscriber.rawEmitter(rawEvent, rawRelativePath, { watchedPath: subscriber.watchedPath });
        }
        subscriber.publish(trigger);
    });
}
function broadcastNativeError(cont, error) {
    if (cont.closed || FsWatchInstances.get(cont.resource) !== cont)
        return;
    cont.subscribers.forEach((subscriber) => subscriber.errHandler(error));
}
function closeFailedNativeResource(cont, error) {
    // Subscribers that attached while the error was being classified are retired
    // too, so every one of them learns that its subscription is gone.
    const subscribers = invalidateWatcherResource(cont, FsWatchInstances);
    subscribers?.forEach((subscriber) => subscriber.failure?.(error));
}
async function handleNativeError(path, cont, error) {
    // Workaround for https://github.com/joyent/node/issues/4337
    if (isWindows && error.code === 'EPERM') {
        try {
            const fd = await (0,promises_.open)(path, 'r');
            await fd.close();
            broadcastNativeError(cont, error);
        }
        catch {
            // ReadDirectoryChangesW reports a deleted watched directory as EPERM.
            // Turn that terminal backend failure into one final invalidation so
            // each subscriber can reconcile the path before the unusable shared
            // handle is discarded. If the path still exists, reconciliation is a
            // harmless refresh and preserves the historical error suppression.
            publishNativeTrigger(cont, 'rename', null, false);
        }
    }
    else {
        broadcastNativeError(cont, error);
    }
    closeFailedNativeResource(cont, error);
}
/**
 * inotify reports a watched directory's own deletion (IN_DELETE_SELF, IN_IGNORED)
 * as `rename` of its basename, after which the handle is dead. When the directory
 * was recreated before this callback ran, nothing else reveals that: ext4 even
 * reuses the inode number. Retire the handle so subscribers re-subscribe the new
 * directory and reconcile it. A same-named child that still exists is no sign.
 */
async function retireIfSelfRemoved(cont, nativePath) {
    try {
        await (0,promises_.lstat)(external_node_path_.join(nativePath, external_node_path_.basename(nativePath)));
        return;
    }
    catch (error) {
        if (!isMissingError(error))
            return;
    }
    try {
        if (!(await (0,promises_.stat)(nativePath)).isDirectory())
            return;
    }
    catch {
        // Deleted and not recreated: subscribers reconcile the removal themselves.
        return;
    }
    if (cont.closed || FsWatchInstances.get(cont.resource) !== cont)
        return;
    closeFailedNativeResource(cont, new Error(`Watched directory was replaced: ${nativePath}`));
}
function createNativeContainer(path, nativePath, resourceKey, options, subscriber) {
    let cont;
    const watcher = createFsWatchInstance(nativePath, options, (rawEvent, relativePath) => {
        const projectedPath = projectNativeRelativePath(nativePath, relativePath);
        publishNativeTrigger(cont, rawEvent, projectedPath, true, relativePath);
        if (isLinux && rawEvent === 'rename' && relativePath === external_node_path_.basename(nativePath)) {
            void retireIfSelfRemoved(cont, nativePath);
        }
    }, subscriber.errHandler);
    if (!watcher)
        return;
    cont = {
        resource: resourceKey,
        generation: allocateSharedResourceGeneration(),
        subscribers: new Set([subscriber]),
        closed: false,
        watcher,
        sequence: 0,
    };
    FsWatchInstances.set(resourceKey, cont);
    watcher.on(EV.ERROR, (error) => {
        void handleNativeError(path, cont, error);
    });
    return cont;
}
/**
 * Instantiates the fs_watch interface or binds listeners
 * to an existing one covering the same file system entry
 * @param path
 * @param fullPath absolute path
 * @param options to be passed to fs_watch
 * @param handlers container for event listener functions
 */
function setFsWatchListener(path, fullPath, options, handlers, signal) {
    const resourceKey = fullPath;
    const subscriber = {
        ...handlers,
        watchedPath: path,
        persistent: options.persistent ?? true,
    };
    let cont = FsWatchInstances.get(resourceKey);
    if (cont) {
        attachWatcherSubscriber(cont, subscriber);
    }
    else {
        cont = createNativeContainer(path, toNativeWatchPath(path), resourceKey, options, subscriber);
        if (!cont)
            return;
    }
    const subscription = createWatcherSubscription(cont, subscriber, FsWatchInstances);
    if (signal.aborted) {
        void subscription.close();
        return;
    }
    return subscription;
}
const MISSING_POLL_OBSERVATION = Object.freeze({ missing: true });
const PollingInstances = new Map();
function isMissingObservation(observation) {
    return 'missing' in observation;
}
function observationsDiffer(previous, current) {
    const previousMissing = isMissingObservation(previous);
    const currentMissing = isMissingObservation(current);
    if (previousMissing || currentMissing)
        return previousMissing !== currentMissing;
    const reliableInodeChanged = !isWindows && previous.ino !== 0 && current.ino !== 0 && previous.ino !== current.ino;
    return (previous.size !== current.size || previous.mtimeMs !== current.mtimeMs || reliableInodeChanged);
}
function setTimerPersistence(resource) {
    if (!resource.timer)
        return;
    if (resource.persistent)
        resource.timer.ref();
    else
        resource.timer.unref();
}
function schedulePoll(resource, delay = resource.interval) {
    if (resource.closed || resource.subscribers.size === 0)
        return;
    resource.timer = resource.scheduler.setTimeout(() => {
        resource.timer = undefined;
        const currentPoll = pollResource(resource);
        resource.currentPoll = currentPoll;
        void currentPoll.then(() => {
            if (resource.currentPoll === currentPoll)
                resource.currentPoll = undefined;
        }, () => {
            if (resource.currentPoll === currentPoll)
                resource.currentPoll = undefined;
        });
    }, delay);
    setTimerPersistence(resource);
}
async function pollResource(resource) {
    if (resource.closed || resource.running || resource.subscribers.size === 0)
        return;
    resource.running = true;
    const startedAt = resource.scheduler.now();
    let current;
    try {
        current = await (0,promises_.stat)(resource.resource);
    }
    catch (error) {
        if (isMissingError(error)) {
            current = MISSING_POLL_OBSERVATION;
        }
        else {
            resource.subscribers.forEach((subscriber) => subscriber.errHandler(error));
        }
    }
    if (!resource.closed && current) {
        const previous = resource.previous;
        resource.previous = current;
        const now = resource.scheduler.now();
        const changed = previous && observationsDiffer(previous, current);
        const directoryReplayDue = resource.directoryReplayAt !== undefined && now >= resource.directoryReplayAt;
        if (!isMissingObservation(current) && current.isDirectory()) {
            if (changed)
                resource.directoryReplayAt = now + POLL_DIRECTORY_RECHECK_DELAY;
            else if (directoryReplayDue)
                resource.directoryReplayAt = undefined;
        }
        else {
            resource.directoryReplayAt = undefined;
        }
        if (previous && (changed || directoryReplayDue)) {
            const trigger = {
                kind: 'poll',
                resource: resource.resource,
                current,
                previous,
                sequence: ++resource.sequence,
                observedAt: resource.scheduler.now(),
            };
            resource.subscribers.forEach((subscriber) => {
                subscriber.rawEmitter(EV.CHANGE, resource.resource, { current, previous });
                subscriber.publish(trigger);
            });
        }
    }
    resource.running = false;
    if (!resource.closed && resource.subscribers.size > 0) {
        const elapsed = resource.scheduler.now() - startedAt;
        schedulePoll(resource, Math.max(0, resource.interval - elapsed));
    }
}
function reconfigurePollResource(resource) {
    if (resource.closed || resource.subscribers.size === 0)
        return;
    const interval = Math.min(...[...resource.subscribers].map((subscriber) => subscriber.interval));
    const persistent = [...resource.subscribers].some((subscriber) => subscriber.persistent);
    const intervalChanged = resource.interval !== interval;
    resource.interval = interval;
    resource.persistent = persistent;
    if (resource.timer && intervalChanged) {
        resource.scheduler.clearTimeout(resource.timer);
        resource.timer = undefined;
        schedulePoll(resource);
    }
    else if (resource.timer) {
        setTimerPersistence(resource);
    }
    else if (!resource.running) {
        schedulePoll(resource);
    }
}
/**
 * Adds a subscriber to a Chokidar-owned polling resource.
 */
function setPollingListener(path, fullPath, options, scheduler, handlers, initialStats, signal) {
    const resourceKey = fullPath;
    const subscriber = { watchedPath: path, ...options, ...handlers };
    let resources = PollingInstances.get(resourceKey);
    if (!resources) {
        resources = new Map();
        PollingInstances.set(resourceKey, resources);
    }
    let resource = resources.get(scheduler);
    if (!resource) {
        resource = {
            resource: resourceKey,
            generation: allocateSharedResourceGeneration(),
            scheduler,
            subscribers: new Set(),
            interval: options.interval,
            persistent: options.persistent,
            previous: initialStats,
            running: false,
            closed: false,
            sequence: 0,
        };
        resources.set(scheduler, resource);
    }
    else if (!resource.previous && initialStats) {
        resource.previous = initialStats;
    }
    resource.subscribers.add(subscriber);
    reconfigurePollResource(resource);
    let closed = false;
    let closePromise;
    const subscription = {
        resource: resourceKey,
        close: () => {
            if (closePromise)
                return closePromise;
            closePromise = (async () => {
                if (closed)
                    return;
                closed = true;
                resource.subscribers.delete(subscriber);
                if (resource.subscribers.size > 0) {
                    reconfigurePollResource(resource);
                    return;
                }
                if (resource.closed)
                    return;
                resource.closed = true;
                if (resource.timer)
                    resource.scheduler.clearTimeout(resource.timer);
                resource.timer = undefined;
                const currentResources = PollingInstances.get(resourceKey);
                if (currentResources?.get(scheduler) === resource) {
                    currentResources.delete(scheduler);
                    if (currentResources.size === 0)
                        PollingInstances.delete(resourceKey);
                }
                if (resource.currentPoll) {
                    await Promise.allSettled([resource.currentPoll]);
                }
            })();
            return closePromise;
        },
    };
    if (signal.aborted) {
        void subscription.close();
        return;
    }
    return subscription;
}
/**
 * @mixin
 */
function setRecursiveWatchFactoryForTests(factory) {
    if (RecursiveWatchInstances.size > 0) {
        throw new Error('Cannot replace the recursive watch factory while resources are active');
    }
    recursiveWatchFactory = factory ?? systemRecursiveWatchFactory;
    recursiveWatchUnsupported = false;
}
function setNativeWatchFactoryForTests(factory) {
    if (FsWatchInstances.size > 0) {
        throw new Error('Cannot replace the native watch factory while resources are active');
    }
    nativeWatchFactory = factory ?? systemNativeWatchFactory;
}
function failRecursiveWatch(path, error) {
    const resource = RecursiveWatchInstances.get(sp.resolve(path));
    if (!resource)
        return false;
    failRecursiveResource(resource, error);
    return true;
}
async function failNativeWatch(path, error) {
    const resource = FsWatchInstances.get(sp.resolve(path));
    if (!resource)
        return false;
    await handleNativeError(path, resource, error);
    return true;
}
function nativeResourceCountForTests() {
    return FsWatchInstances.size;
}

;// CONCATENATED MODULE: ./node_modules/chokidar/policy.js




/**
 * `writeFile` creates or truncates before it writes, and a callback can stat the
 * file in between (always on Windows with Node 22/24). An `add` or leading
 * `change` that sees an empty file is held until the data arrives, at most this
 * long: one event, with the written stats.
 */
const EMPTY_FILE_HOLD = 10;
function isEmptyFile(stats) {
    return stats !== undefined && stats.isFile() && statIdentity(stats).size === 0;
}
function sameChangeStats(left, right) {
    if (left === undefined || right === undefined)
        return false;
    const a = statIdentity(left);
    const b = statIdentity(right);
    return a.size === b.size && a.mtimeMs === b.mtimeMs && a.ino === b.ino;
}
/** Converts truthful tree transitions into the public, timing-aware event API. */
class EventPolicy {
    pendingWrites = new Map();
    pendingUnlinks = new Map();
    pendingChanges = new Map();
    heldAdds = new Map();
    throttled = new Map();
    context;
    constructor(context) {
        this.context = context;
    }
    presentPath(path) {
        if (isWindows)
            path = external_node_path_.normalize(path);
        return this.context.options.cwd ? external_node_path_.relative(this.context.options.cwd, path) : path;
    }
    dropHeldAdd(logicalKey) {
        const held = this.heldAdds.get(logicalKey);
        if (held)
            this.context.scheduler.clearTimeout(held.timer);
        this.heldAdds.delete(logicalKey);
    }
    dropPendingChange(logicalKey) {
        const pending = this.pendingChanges.get(logicalKey);
        if (pending?.held)
            this.context.scheduler.clearTimeout(pending.held.timer);
        this.pendingChanges.delete(logicalKey);
    }
    setTimeout(callback, delay) {
        const timer = this.context.scheduler.setTimeout(callback, delay);
        if (!this.context.options.persistent)
            timer.unref();
        return timer;
    }
    async emit(event, path, stats) {
        if (this.context.isClosed())
            return;
        const { options, scheduler } = this.context;
        const sourcePath = path;
        const logicalKey = logicalPathKey(path);
        const generation = this.context.lifecycle.generation;
        const pathGeneration = this.context.capturePathGeneration();
        path = this.presentPath(path);
        const args = [path];
        if (stats != null)
            args.push(stats);
        const heldAdd = this.heldAdds.get(logicalKey);
        if (heldAdd) {
            if (event === EVENTS.CHANGE) {
                // The data of a held create landed: announce the file with it.
                heldAdd.path = sourcePath;
                if (stats)
                    heldAdd.stats = stats;
                if (!isEmptyFile(stats))
                    heldAdd.release();
                return;
            }
            // Any other event for the path follows the add it held back.
            heldAdd.release();
        }
        if (event === EVENTS.UNLINK || event === EVENTS.UNLINK_DIR) {
            this.dropPendingChange(logicalKey);
            this.throttled.get(EVENTS.CHANGE)?.get(logicalKey)?.clear(false);
        }
        const awf = options.awaitWriteFinish;
        const pendingWrite = awf ? this.pendingWrites.get(logicalKey) : undefined;
        if (pendingWrite) {
            pendingWrite.lastChange = scheduler.now();
            return;
        }
        if (options.atomic) {
            if (event === EVENTS.UNLINK) {
                const existing = this.pendingUnlinks.get(logicalKey);
                if (existing)
                    scheduler.clearTimeout(existing.timer);
                const entry = [event, ...args];
                const timer = this.setTimeout(() => {
                    const pending = this.pendingUnlinks.get(logicalKey);
                    if (!pending || pending.timer !== timer)
                        return;
                    this.pendingUnlinks.delete(logicalKey);
                    if (this.context.isClosed())
                        return;
                    const [pendingEvent, ...pendingArgs] = pending.event;
                    this.context.publish(pendingEvent, pendingArgs);
                }, typeof options.atomic === 'number' ? options.atomic : 100);
                this.pendingUnlinks.set(logicalKey, { event: entry, timer });
                return;
            }
            const pendingUnlink = this.pendingUnlinks.get(logicalKey);
            if (event === EVENTS.ADD && pendingUnlink) {
                event = EVENTS.CHANGE;
                scheduler.clearTimeout(pendingUnlink.timer);
                this.pendingUnlinks.delete(logicalKey);
            }
        }
        if (awf && (event === EVENTS.ADD || event === EVENTS.CHANGE) && this.context.isReady()) {
            const awfEmit = (error, currentStats) => {
                if (this.context.isClosed())
                    return;
                if (error) {
                    event = EVENTS.ERROR;
                    args[0] = error;
                    this.context.publish(event, args);
                }
                else if (currentStats) {
                    if (args.length > 1)
                        args[1] = currentStats;
                    else
                        args.push(currentStats);
                    this.context.publish(event, args);
                }
            };
            this.awaitWriteFinish(path, awf.stabilityThreshold, event, awfEmit, logicalKey);
            return;
        }
        if (event === EVENTS.ADD && isEmptyFile(stats) && this.context.isReady()) {
            const held = {
                path: sourcePath,
                stats,
                release: () => {
                    this.context.scheduler.clearTimeout(held.timer);
                    if (this.heldAdds.get(logicalKey) !== held)
                        return;
                    this.heldAdds.delete(logicalKey);
                    if (this.context.isClosed() ||
                        !this.context.lifecycle.isActive(generation) ||
                        !this.context.isPathGenerationActive(logicalKey, pathGeneration)) {
                        return;
                    }
                    const heldArgs = [this.presentPath(held.path)];
                    if (held.stats)
                        heldArgs.push(held.stats);
                    this.context.publish(EVENTS.ADD, heldArgs);
                },
            };
            held.timer = this.setTimeout(held.release, EMPTY_FILE_HOLD);
            this.heldAdds.set(logicalKey, held);
            return;
        }
        if (event === EVENTS.CHANGE) {
            const throttler = this.throttle(EVENTS.CHANGE, sourcePath, 50, (suppressedCount) => {
                const pending = this.pendingChanges.get(logicalKey);
                this.dropPendingChange(logicalKey);
                if (suppressedCount > 0 &&
                    pending?.replay &&
                    this.context.lifecycle.isActive(generation) &&
                    this.context.isPathGenerationActive(logicalKey, pathGeneration)) {
                    void this.emit(EVENTS.CHANGE, pending.path, pending.stats);
                }
            });
            if (!throttler) {
                const pending = this.pendingChanges.get(logicalKey);
                if (pending && !sameChangeStats(pending.stats, stats)) {
                    pending.path = sourcePath;
                    pending.stats = stats;
                    pending.replay = true;
                    // The data of a held truncate-then-write landed: publish it now.
                    if (pending.held && !isEmptyFile(stats))
                        pending.held.release();
                }
                return;
            }
            const pending = { path: sourcePath, stats, replay: false };
            this.pendingChanges.set(logicalKey, pending);
            if (isEmptyFile(stats)) {
                // Publish the newest stats seen; later writes replay as usual.
                const release = () => {
                    if (pending.held)
                        this.context.scheduler.clearTimeout(pending.held.timer);
                    pending.held = undefined;
                    if (this.pendingChanges.get(logicalKey) !== pending ||
                        this.context.isClosed() ||
                        !this.context.lifecycle.isActive(generation) ||
                        !this.context.isPathGenerationActive(logicalKey, pathGeneration)) {
                        return;
                    }
                    pending.replay = false;
                    const heldArgs = [this.presentPath(pending.path)];
                    if (pending.stats)
                        heldArgs.push(pending.stats);
                    this.context.publish(EVENTS.CHANGE, heldArgs);
                };
                pending.held = { timer: this.setTimeout(release, EMPTY_FILE_HOLD), release };
                return;
            }
        }
        if (options.alwaysStat &&
            stats === undefined &&
            (event === EVENTS.ADD || event === EVENTS.ADD_DIR || event === EVENTS.CHANGE)) {
            const fullPath = options.cwd ? external_node_path_.join(options.cwd, path) : path;
            try {
                stats = await (0,promises_.stat)(fullPath);
            }
            catch (error) {
                this.context.handleError(error);
            }
            if (!stats ||
                !this.context.lifecycle.isActive(generation) ||
                !this.context.isPathGenerationActive(logicalKey, pathGeneration)) {
                return;
            }
            args.push(stats);
        }
        this.context.publish(event, args);
    }
    throttle(actionType, path, timeout, onRelease) {
        let action = this.throttled.get(actionType);
        if (!action) {
            action = new Map();
            this.throttled.set(actionType, action);
        }
        const key = actionType === 'readdir' ? path : logicalPathKey(path);
        const active = action.get(key);
        if (active) {
            active.count += 1;
            return false;
        }
        let timeoutObject;
        const clear = (invokeRelease = true) => {
            const item = action.get(key);
            const count = item?.count ?? 0;
            action.delete(key);
            this.context.scheduler.clearTimeout(timeoutObject);
            if (item)
                this.context.scheduler.clearTimeout(item.timeoutObject);
            if (invokeRelease && onRelease)
                onRelease(count);
            return count;
        };
        timeoutObject = this.setTimeout(clear, timeout);
        const throttler = { timeoutObject, clear, count: 0 };
        action.set(key, throttler);
        return throttler;
    }
    awaitWriteFinish(path, threshold, event, awfEmit, logicalKey) {
        const awf = this.context.options.awaitWriteFinish;
        if (typeof awf !== 'object')
            return;
        const pollInterval = awf.pollInterval;
        let timeoutHandler;
        let fullPath = path;
        if (this.context.options.cwd && !external_node_path_.isAbsolute(path)) {
            fullPath = external_node_path_.join(this.context.options.cwd, path);
        }
        const writeKey = logicalKey ?? logicalPathKey(fullPath);
        if (this.pendingWrites.has(writeKey))
            return;
        const generation = this.context.lifecycle.generation;
        const pending = {
            lastChange: this.context.scheduler.now(),
            cancelWait: () => {
                if (this.pendingWrites.get(writeKey) === pending)
                    this.pendingWrites.delete(writeKey);
                this.context.scheduler.clearTimeout(timeoutHandler);
                return event;
            },
        };
        // A stat in flight when this wait is cancelled must not adopt a newer wait for the path.
        const isCurrent = () => this.context.lifecycle.isActive(generation) && this.pendingWrites.get(writeKey) === pending;
        const inspect = (previous) => {
            const task = (async () => {
                let current;
                try {
                    current = await (0,promises_.stat)(fullPath);
                }
                catch (error) {
                    if (!isCurrent())
                        return;
                    if (isMissingError(error)) {
                        this.context.remove(external_node_path_.dirname(fullPath), external_node_path_.basename(fullPath));
                        // Never leave the path suppressed if the removal did not cancel this wait.
                        if (this.pendingWrites.get(writeKey) === pending)
                            pending.cancelWait();
                    }
                    else {
                        this.pendingWrites.delete(writeKey);
                        awfEmit(error);
                    }
                    return;
                }
                if (!isCurrent())
                    return;
                const now = this.context.scheduler.now();
                if (previous && current.size !== previous.size)
                    pending.lastChange = now;
                if (now - pending.lastChange >= threshold) {
                    this.pendingWrites.delete(writeKey);
                    awfEmit(undefined, current);
                }
                else {
                    timeoutHandler = this.setTimeout(() => inspect(current), pollInterval);
                }
            })();
            this.context.lifecycle.track(task);
        };
        this.pendingWrites.set(writeKey, pending);
        timeoutHandler = this.setTimeout(inspect, pollInterval);
    }
    cancelPath(path) {
        const logicalKey = logicalPathKey(path);
        const pendingUnlink = this.pendingUnlinks.get(logicalKey);
        if (pendingUnlink) {
            this.context.scheduler.clearTimeout(pendingUnlink.timer);
            this.pendingUnlinks.delete(logicalKey);
        }
        this.pendingWrites.get(logicalKey)?.cancelWait();
        this.dropPendingChange(logicalKey);
        this.dropHeldAdd(logicalKey);
        ['watch', 'add', 'remove', 'change'].forEach((actionType) => {
            this.throttled.get(actionType)?.get(logicalKey)?.clear(false);
        });
        const readdirEntries = this.throttled.get('readdir');
        readdirEntries?.get(logicalKey)?.clear(false);
        readdirEntries
            ?.get(`${logicalPathKey(external_node_path_.dirname(logicalKey))}\0${external_node_path_.basename(logicalKey)}`)
            ?.clear(false);
    }
    cancelWhere(contains) {
        const paths = new Set([
            ...this.pendingUnlinks.keys(),
            ...this.pendingWrites.keys(),
            ...this.pendingChanges.keys(),
            ...this.heldAdds.keys(),
        ]);
        [...paths].filter(contains).forEach((path) => this.cancelPath(path));
        this.throttled.forEach((entries, actionType) => {
            [...entries.keys()]
                .filter((key) => contains(actionType === 'readdir' ? key.split('\0', 1)[0] : key))
                .forEach((key) => entries.get(key)?.clear(false));
        });
    }
    close() {
        this.pendingWrites.forEach((pending) => pending.cancelWait());
        this.pendingUnlinks.forEach(({ timer }) => this.context.scheduler.clearTimeout(timer));
        this.pendingUnlinks.clear();
        this.pendingChanges.forEach(({ held }) => this.context.scheduler.clearTimeout(held?.timer));
        this.pendingChanges.clear();
        this.heldAdds.forEach(({ timer }) => this.context.scheduler.clearTimeout(timer));
        this.heldAdds.clear();
        this.throttled.forEach((entries) => {
            entries.forEach((throttler) => throttler.clear(false));
        });
        this.throttled.clear();
    }
}

;// CONCATENATED MODULE: ./node_modules/chokidar/tree.js


/**
 * Owns every asynchronous task and backend subscription created by one public
 * watcher. It deliberately knows nothing about paths, events, or backends.
 */
class LifecycleScope {
    state = 'OPEN';
    generation = 0;
    abortController = new AbortController();
    tasks = new Set();
    closers = new Map();
    onTaskSettled;
    onTaskError;
    constructor(onTaskSettled, onTaskError) {
        this.onTaskSettled = onTaskSettled;
        this.onTaskError = onTaskError;
    }
    isActive(generation) {
        return this.state === 'OPEN' && this.generation === generation;
    }
    track(task) {
        const tracked = Promise.resolve(task).finally(() => {
            this.tasks.delete(tracked);
            this.onTaskSettled();
        });
        this.tasks.add(tracked);
        void tracked.catch(this.onTaskError);
        return tracked;
    }
    addCloser(key, closer) {
        const existing = this.closers.get(key);
        if (existing)
            existing.push(closer);
        else
            this.closers.set(key, [closer]);
    }
    takeClosers(key) {
        const closers = this.closers.get(key) ?? [];
        this.closers.delete(key);
        return closers;
    }
    beginClose() {
        if (this.state !== 'OPEN')
            return [];
        this.state = 'CLOSING';
        this.generation += 1;
        this.abortController.abort();
        const closing = [];
        this.closers.forEach((closers) => {
            closers.forEach((closer) => {
                try {
                    closing.push(Promise.resolve(closer()));
                }
                catch (error) {
                    closing.push(Promise.reject(error));
                }
            });
        });
        this.closers.clear();
        return closing;
    }
    async drain() {
        while (this.tasks.size > 0) {
            await Promise.allSettled([...this.tasks]);
        }
    }
    finishClose() {
        this.state = 'CLOSED';
    }
}
function IGNORE_RECONCILIATION_ERROR() { }
function resolveRecursiveCandidate(root, relativePath) {
    if (external_node_path_.isAbsolute(relativePath))
        return;
    const absoluteRoot = external_node_path_.resolve(root);
    const absoluteCandidate = external_node_path_.resolve(absoluteRoot, relativePath);
    if (!isSameOrInside(absoluteRoot, absoluteCandidate))
        return;
    return external_node_path_.join(root, relativePath);
}
/** Serializes commits per root and coalesces redundant candidate invalidations. */
class ReconciliationQueue {
    queues = new Map();
    pending = new Map();
    lifecycle;
    constructor(lifecycle) {
        this.lifecycle = lifecycle;
    }
    enqueue(scope, work, coalescePath = scope) {
        const key = logicalPathKey(scope);
        const pendingKey = coalescePath === false ? undefined : `${key}\0${logicalPathKey(coalescePath)}`;
        const existing = pendingKey ? this.pending.get(pendingKey) : undefined;
        if (existing) {
            existing.work = work;
            existing.replay = true;
            return existing.promise;
        }
        const generation = this.lifecycle.generation;
        const reconciliation = {
            promise: Promise.resolve(),
            work,
            replay: false,
        };
        const previous = this.queues.get(key) ?? Promise.resolve();
        const task = previous
            .catch(IGNORE_RECONCILIATION_ERROR)
            .then(async () => {
            do {
                const currentWork = reconciliation.work;
                reconciliation.replay = false;
                if (!this.lifecycle.isActive(generation))
                    return;
                await currentWork();
            } while (reconciliation.replay);
        })
            .finally(() => {
            if (this.queues.get(key) === task)
                this.queues.delete(key);
            if (pendingKey && this.pending.get(pendingKey) === reconciliation) {
                this.pending.delete(pendingKey);
            }
        });
        this.queues.set(key, task);
        const tracked = this.lifecycle.track(task);
        reconciliation.promise = tracked;
        if (pendingKey)
            this.pending.set(pendingKey, reconciliation);
        return tracked;
    }
    forgetPending(predicate) {
        for (const key of this.pending.keys()) {
            const [scope, candidate] = key.split('\0', 2);
            if (predicate(scope, candidate))
                this.pending.delete(key);
        }
    }
    clear() {
        this.queues.clear();
        this.pending.clear();
    }
}
const CURRENT = '.';
const PARENT = '..';
const RECURSIVE_CREATE_BURST_WINDOW = 25;
const RECURSIVE_WRITE_BURST_WINDOW = 10;
const INITIAL_OBSERVATION_FACT = Object.freeze({
    size: 0,
    mtimeMs: 0,
    ino: 0,
    kind: 'other',
    initialRecursive: true,
});
function statKind(stats) {
    return stats.isSymbolicLink()
        ? 'symlink'
        : stats.isDirectory()
            ? 'directory'
            : stats.isFile()
                ? 'file'
                : 'other';
}
function sameStatFact(fact, stats) {
    const current = statIdentity(stats);
    return (fact?.size === current.size &&
        fact.mtimeMs === current.mtimeMs &&
        fact.ino === current.ino &&
        fact.kind === statKind(stats));
}
function withinWindow(fact, trigger, window) {
    return (fact?.observedAt !== undefined &&
        trigger.observedAt >= fact.observedAt &&
        trigger.observedAt - fact.observedAt <= window);
}
/** A directory membership snapshot owned by one public watcher. */
class DirEntry {
    path;
    items = new Set();
    constructor(dir) {
        this.path = dir;
    }
    add(item) {
        // A filesystem root's basename is '' and its dirname is itself; listing ''
        // would make the root its own child and unlink everything after a scan.
        if (item !== CURRENT && item !== PARENT && item !== '')
            this.items.add(item);
    }
    /** Returns true when removing `item` left the directory empty. */
    remove(item) {
        return this.items.delete(item) && this.items.size === 0;
    }
    has(item) {
        return this.items.has(item);
    }
    getChildren() {
        return [...this.items];
    }
    dispose() {
        this.items.clear();
        this.path = '';
    }
}
/**
 * Per-watcher filesystem truth. Backends never mutate this object directly;
 * scanner and reconciliation stages commit observations through it.
 */
class TreeState {
    watched = new Map();
    observed = new Map();
    symlinkPaths = new Map();
    recursiveRoots = new Set();
    observesNative;
    constructor(observesNative) {
        this.observesNative = observesNative;
    }
    getDirectory(directory) {
        const dir = external_node_path_.resolve(directory);
        const key = logicalPathKey(dir);
        let entry = this.watched.get(key);
        if (!entry) {
            entry = new DirEntry(dir);
            this.watched.set(key, entry);
        }
        return entry;
    }
    /** Looks up a directory entry without creating one. */
    peekDirectory(directory) {
        return this.watched.get(logicalPathKey(external_node_path_.resolve(directory)));
    }
    recordObserved(path, stats, transition, trigger, initialRecursive = false, retainWithoutTrigger = false) {
        if (!this.observesNative())
            return;
        if (!trigger && !initialRecursive && !retainWithoutTrigger)
            return;
        const { size, mtimeMs, ino } = statIdentity(stats);
        this.observed.set(logicalPathKey(path), {
            size,
            mtimeMs,
            ino,
            kind: statKind(stats),
            transition,
            rawEvent: trigger?.rawEvent,
            relativePath: trigger?.relativePath,
            observedAt: trigger?.observedAt,
            initialRecursive,
        });
    }
    consumeInitialCreate(path, stats, trigger, ignoreInitial) {
        const previous = this.observed.get(logicalPathKey(path));
        if (!previous?.initialRecursive || trigger.rawEvent !== 'rename')
            return;
        this.recordObserved(path, stats, 'add', trigger);
        if (!ignoreInitial)
            return false;
        return stats.isDirectory() ? EVENTS.ADD_DIR : EVENTS.ADD;
    }
    markInitialCreate(path) {
        const key = logicalPathKey(path);
        const fact = this.observed.get(key);
        if (fact)
            fact.initialRecursive = true;
        else
            this.observed.set(key, { ...INITIAL_OBSERVATION_FACT });
    }
    clearInitialCreate(path) {
        const fact = this.observed.get(logicalPathKey(path));
        if (fact)
            fact.initialRecursive = false;
    }
    clearInitialCreates(root) {
        const rootKey = logicalPathKey(root);
        for (const [path, fact] of this.observed) {
            if (isSameOrInside(rootKey, path) && fact.initialRecursive)
                fact.initialRecursive = false;
        }
    }
    /** True when a tracked directory path now names a different directory inode. */
    replacedSinceObserved(path, stats) {
        const previous = this.observed.get(logicalPathKey(path));
        const { ino } = statIdentity(stats);
        return (previous?.kind === 'directory' &&
            stats.isDirectory() &&
            previous.ino !== 0 &&
            ino !== 0 &&
            previous.ino !== ino);
    }
    /** True when `stats` no longer matches a recorded fact of the same kind. */
    changedSinceObserved(path, stats) {
        const previous = this.observed.get(logicalPathKey(path));
        return (previous !== undefined && previous.kind === statKind(stats) && !sameStatFact(previous, stats));
    }
    isDuplicateObservation(path, stats, trigger) {
        const previous = this.observed.get(logicalPathKey(path));
        const sameFact = sameStatFact(previous, stats);
        // Burst windows only collapse callbacks that confirm the fact already
        // published. A different fact is a write that landed after that stat.
        const duplicateCreate = sameFact &&
            previous?.transition === 'add' &&
            previous?.relativePath === trigger.relativePath &&
            previous.rawEvent === 'rename' &&
            trigger.rawEvent === 'change' &&
            withinWindow(previous, trigger, RECURSIVE_CREATE_BURST_WINDOW);
        const duplicateUnchanged = sameFact &&
            stats.isFile() &&
            !previous?.initialRecursive &&
            (previous?.transition === 'add' || trigger.relativePath === null);
        const duplicateWrite = sameFact &&
            previous?.transition === 'change' &&
            previous.relativePath === trigger.relativePath &&
            withinWindow(previous, trigger, RECURSIVE_WRITE_BURST_WINDOW) &&
            previous.rawEvent === trigger.rawEvent;
        const duplicate = duplicateUnchanged || duplicateCreate || duplicateWrite;
        const transition = duplicateWrite
            ? undefined
            : duplicateUnchanged
                ? previous?.transition
                : 'change';
        this.recordObserved(path, stats, transition, trigger);
        return duplicate;
    }
    dispose() {
        this.watched.forEach((entry) => entry.dispose());
        this.watched.clear();
        this.observed.clear();
        this.symlinkPaths.clear();
        this.recursiveRoots.clear();
    }
}

;// CONCATENATED MODULE: ./node_modules/chokidar/reconcile.js





const reconcile_EV = EVENTS;
const RECURSIVE_TRIGGER_BUFFER_LIMIT = 1024;
const MAX_NATIVE_RESUBSCRIBES = 3;
const FALLBACK_SUBSCRIBE_CONCURRENCY = 16;
const EXACT_CANDIDATE = Object.freeze({});
/** An invalidation with no name: reconcile the whole subscribed path. */
function recoveryTrigger(resource) {
    return {
        kind: 'native',
        resource: resource,
        rawEvent: reconcile_EV.CHANGE,
        relativePath: null,
        sequence: Number.MAX_SAFE_INTEGER,
        observedAt: backendNow(),
    };
}
function sameMappedFileSnapshot(left, right) {
    if (left === false || right === false)
        return left === right;
    return (left.size === right.size &&
        left.mtimeMs === right.mtimeMs &&
        left.ctimeMs === right.ctimeMs &&
        left.ino === right.ino &&
        left.mode === right.mode);
}
class ReplayBuffer {
    entries = [];
    overflow;
    limit;
    constructor(limit) {
        this.limit = limit;
    }
    get overflowed() {
        return this.overflow !== undefined;
    }
    push(value) {
        if (this.entries.length < this.limit && !this.overflowed)
            this.entries.push(value);
        else
            this.overflow = value;
    }
    clear() {
        this.entries.length = 0;
        this.overflow = undefined;
    }
}
function consumeDirectoryStream(stream, onEntry) {
    const tasks = [];
    stream.on('data', (entry) => {
        let result;
        try {
            result = onEntry(entry);
        }
        catch (error) {
            result = Promise.reject(error);
        }
        if (!result)
            return;
        tasks.push(Promise.resolve(result));
    });
    return new Promise((resolve) => {
        stream.once('end', () => resolve({ complete: true }));
        stream.once('close', () => resolve({ complete: false }));
        stream.once(reconcile_EV.ERROR, (error) => resolve({ complete: false, error }));
    }).then(async ({ complete, error }) => {
        const settled = await Promise.allSettled(tasks);
        const failures = settled
            .filter((result) => result.status === 'rejected')
            .map((result) => result.reason);
        return { complete: complete && failures.length === 0, error, failures };
    });
}
const binaryExtensions = new Set(`3dm 3ds 3g2 3gp 7z a aac adp afdesign afphoto afpub ai aif aiff alz ape apk appimage ar arj asf au avi bak baml bh bin bk bmp btif bz2 bzip2 cab caf cgm class cmx cpio cr2 cur dat dcm deb dex djvu dll dmg dng doc docm docx dot dotm dra ds_store dsk dts dtshd dvb dwg dxf ecelp4800 ecelp7470 ecelp9600 egg eol eot epub exe f4v fbs fh fla flac flatpak fli flv fpx fst fvt g3 gh gif graffle gz gzip h261 h263 h264 icns ico ief img ipa iso jar jpeg jpg jpgv jpm jxr key ktx lha lib lvp lz lzh lzma lzo m3u m4a m4v mar mdi mht mid midi mj2 mka mkv mmr mng mobi mov movie mp3 mp4 mp4a mpeg mpg mpga mxu nef npx numbers nupkg o odp ods odt oga ogg ogv otf ott pages pbm pcx pdb pdf pea pgm pic png pnm pot potm potx ppa ppam ppm pps ppsm ppsx ppt pptm pptx psd pya pyc pyo pyv qt rar ras raw resources rgb rip rlc rmf rmvb rpm rtf rz s3m s7z scpt sgi shar snap sil sketch slk smv snk so stl suo sub swf tar tbz tbz2 tga tgz thmx tif tiff tlz ttc ttf txz udf uvh uvi uvm uvp uvs uvu viv vob war wav wax wbmp wdp weba webm webp whl wim wm wma wmv wmx woff woff2 wrm wvx xbm xif xla xlam xls xlsb xlsm xlsx xlt xltm xltx xm xmind xpi xpm xwd xz z zip zipx`.split(' '));
function isBinaryPath(filePath) {
    return binaryExtensions.has(external_node_path_.extname(filePath).slice(1).toLowerCase());
}
/** The only scanner, subscriber, and filesystem transition engine. */
class ObservationEngine {
    fsw;
    reportError;
    constructor(fsW) {
        this.fsw = fsW;
        this.reportError = (error) => fsW.handleError(error);
    }
    /**
     * Watch a path with the owned polling scheduler or fs.watch.
     * @param path to file or dir
     * @param listener on fs change
     * @returns closer for the watcher instance
     */
    subscribePath(path, listener, initialStats, mapRelative = false, queueScope = path) {
        const opts = this.fsw.options;
        const basename = external_node_path_.basename(path);
        const absolutePath = external_node_path_.resolve(path);
        const options = {
            persistent: opts.persistent,
        };
        const generation = this.fsw.lifecycle.generation;
        let active = true;
        const trackedListener = (watchedPath, stats, trigger) => {
            if (!active || !this.fsw.lifecycle.isActive(generation))
                return;
            return listener(watchedPath, stats, trigger);
        };
        const publish = (trigger) => {
            void this.reconcileBackendTrigger(path, mapRelative, trigger, (candidate) => trackedListener(candidate, trigger.kind === 'poll' && !isMissingObservation(trigger.current)
                ? trigger.current
                : undefined, trigger), () => active && this.fsw.lifecycle.isActive(generation), true, queueScope);
        };
        let subscription;
        let resubscribes = 0;
        const subscribeNative = () => setFsWatchListener(path, absolutePath, options, {
            publish: (trigger) => {
                resubscribes = 0;
                publish(trigger);
            },
            errHandler: this.reportError,
            rawEmitter: (...args) => this.fsw.emitRaw(...args),
            failure: () => {
                if (!active || !this.fsw.lifecycle.isActive(generation))
                    return;
                subscription = resubscribes++ < MAX_NATIVE_RESUBSCRIBES ? subscribeNative() : undefined;
                publish(recoveryTrigger(absolutePath));
            },
        }, this.fsw.lifecycle.abortController.signal);
        if (opts.backendCapabilities.polling) {
            const enableBin = opts.pollingInterval !== opts.pollingBinaryInterval;
            const pollingInterval = enableBin && isBinaryPath(basename) ? opts.pollingBinaryInterval : opts.pollingInterval;
            subscription = setPollingListener(path, absolutePath, { interval: pollingInterval, persistent: opts.persistent }, this.fsw.scheduler, {
                publish,
                errHandler: this.reportError,
                rawEmitter: (...args) => this.fsw.emitRaw(...args),
            }, initialStats, this.fsw.lifecycle.abortController.signal);
        }
        else {
            subscription = subscribeNative();
        }
        if (!subscription)
            return;
        return () => {
            if (!active)
                return;
            active = false;
            return subscription?.close();
        };
    }
    /**
     * Watch a followed file symlink through the target's parent directory.
     * macOS also starts a one-shot exact-target fallback: FSEvents can omit the
     * first directory callback immediately after a subscription is established.
     */
    subscribeMappedFile(logicalPath, targetPath, helper, depth, useExactFallback = isMacos) {
        if (this.fsw.options.backendCapabilities.polling)
            return;
        const targetDirectory = external_node_path_.dirname(targetPath);
        const targetKey = logicalPathKey(targetPath);
        const logicalParent = external_node_path_.dirname(logicalPath);
        const generation = this.fsw.lifecycle.generation;
        let active = true;
        let exactActive = useExactFallback;
        let suppressDirectoryEcho = false;
        let fallbackSnapshot;
        let directorySubscription;
        let exactSubscription;
        const isActive = () => active && this.fsw.lifecycle.isActive(generation) && this.isHelperActive(helper, logicalPath);
        const matchesTarget = (relativePath) => {
            if (relativePath === null)
                return true;
            const candidate = external_node_path_.isAbsolute(relativePath)
                ? relativePath
                : external_node_path_.resolve(targetDirectory, relativePath);
            const candidateKey = logicalPathKey(candidate);
            return isWindows
                ? candidateKey.toLowerCase() === targetKey.toLowerCase()
                : candidateKey === targetKey;
        };
        const retireExact = () => {
            if (!exactActive)
                return;
            exactActive = false;
            if (exactSubscription)
                void exactSubscription.close();
        };
        const publish = (source, trigger) => {
            if (trigger.kind !== 'native' || !matchesTarget(trigger.relativePath) || !isActive())
                return;
            const deduplicateAgainstFallback = source === 'directory' && suppressDirectoryEcho;
            if (source === 'directory') {
                suppressDirectoryEcho = false;
                retireExact();
            }
            else if (directorySubscription) {
                suppressDirectoryEcho = true;
                retireExact();
            }
            void this.reconcileBackendTrigger(targetDirectory, true, trigger, async () => {
                if (deduplicateAgainstFallback && fallbackSnapshot !== undefined) {
                    const current = await this.mappedFileSnapshot(targetPath);
                    if (current !== undefined && sameMappedFileSnapshot(fallbackSnapshot, current))
                        return;
                }
                await this.reconcileNativeTrigger(logicalParent, helper, trigger, logicalPath, depth - 1, EXACT_CANDIDATE);
                if (source === 'exact')
                    fallbackSnapshot = await this.mappedFileSnapshot(targetPath);
            }, isActive, false, logicalPath);
        };
        let resubscribes = 0;
        const handlers = (source) => ({
            publish: (trigger) => {
                if (source === 'directory')
                    resubscribes = 0;
                publish(source, trigger);
            },
            errHandler: this.reportError,
            rawEmitter: (event, relativePath) => {
                if ((source === 'directory' || exactActive) && matchesTarget(relativePath) && isActive()) {
                    this.fsw.emitRaw(event, relativePath, { watchedPath: logicalPath });
                }
            },
            failure: () => {
                if (source === 'exact') {
                    exactSubscription = undefined;
                    exactActive = false;
                    return;
                }
                directorySubscription = undefined;
                if (!isActive())
                    return;
                // Re-establish the retired handle and reconcile anything it missed.
                if (resubscribes++ < MAX_NATIVE_RESUBSCRIBES)
                    directorySubscription = subscribe(source);
                publish(source, recoveryTrigger(external_node_path_.resolve(targetDirectory)));
            },
        });
        const subscribe = (source) => {
            const path = source === 'directory' ? targetDirectory : targetPath;
            return setFsWatchListener(path, external_node_path_.resolve(path), { persistent: this.fsw.options.persistent }, handlers(source), this.fsw.lifecycle.abortController.signal);
        };
        directorySubscription = subscribe('directory');
        exactSubscription = useExactFallback ? subscribe('exact') : undefined;
        if (!exactSubscription)
            exactActive = false;
        if (!directorySubscription && !exactSubscription)
            return;
        return async () => {
            if (!active)
                return;
            active = false;
            const subscriptions = [directorySubscription, exactSubscription].filter((subscription) => subscription !== undefined);
            await Promise.allSettled(subscriptions.map((subscription) => subscription.close()));
        };
    }
    async mappedFileSnapshot(path) {
        try {
            return await (0,promises_.lstat)(path);
        }
        catch (error) {
            if (isMissingError(error))
                return false;
            this.reportError(error);
            return;
        }
    }
    /**
     * macOS can follow an exact symlink handle and miss the link's own removal.
     * Check only link existence so target-directory activity stays invisible when
     * followSymlinks is disabled.
     */
    watchSymlinkDeletion(path, force = false) {
        if ((!isMacos && !force) || this.fsw.options.backendCapabilities.polling)
            return;
        const fsw = this.fsw;
        const generation = fsw.lifecycle.generation;
        const directory = external_node_path_.dirname(path);
        const basename = external_node_path_.basename(path);
        let active = true;
        let timer;
        const schedule = () => {
            timer = fsw.scheduler.setTimeout(() => {
                timer = undefined;
                void (async () => {
                    try {
                        await (0,promises_.lstat)(path);
                    }
                    catch (error) {
                        if (!active || !fsw.lifecycle.isActive(generation))
                            return;
                        if (isMissingError(error)) {
                            active = false;
                            fsw.removePath(directory, basename);
                            return;
                        }
                        this.reportError(error);
                    }
                    if (active && fsw.lifecycle.isActive(generation))
                        schedule();
                })();
            }, fsw.options.pollingInterval);
            if (!fsw.options.persistent)
                timer.unref();
        };
        schedule();
        return () => {
            if (!active)
                return;
            active = false;
            fsw.scheduler.clearTimeout(timer);
            timer = undefined;
        };
    }
    /**
     * Map one backend notification into a logical candidate and serialize its
     * filesystem reconciliation in the owning watcher instance.
     */
    reconcileBackendTrigger(scope, mapRelative, trigger, reconcile, isActive = () => true, coalesce = true, queueScope = scope) {
        let candidate = scope;
        if (mapRelative && trigger.kind === 'native' && trigger.relativePath !== null) {
            const resolved = resolveRecursiveCandidate(scope, trigger.relativePath);
            if (!resolved) {
                this.reportError(new Error(`Watcher reported a path outside its root: ${trigger.relativePath}`));
                return Promise.resolve();
            }
            candidate = resolved;
        }
        if (!isActive() || this.fsw.isUnwatched(candidate))
            return Promise.resolve();
        const rootKey = logicalPathKey(queueScope);
        const candidateKey = logicalPathKey(candidate);
        return this.fsw.reconciliation.enqueue(rootKey, async () => {
            if (!isActive() || this.fsw.isUnwatched(candidateKey))
                return;
            await reconcile(candidate);
        }, coalesce ? candidateKey : false);
    }
    /**
     * Watch a file and emit add event if warranted.
     * @returns closer for the watcher instance
     */
    handleFile(file, stats, initialAdd, watchResource = true, trigger, initialRecursive = false, retainObservation = false) {
        if (this.fsw.closed) {
            return;
        }
        const dirname = external_node_path_.dirname(file);
        const basename = external_node_path_.basename(file);
        const parent = this.fsw.tree.getDirectory(dirname);
        // stats is always present
        let prevStats = stats;
        // if the file is already being watched, do nothing
        if (parent.has(basename))
            return;
        const pathGeneration = this.fsw.capturePathGeneration();
        const isActive = () => this.fsw.isPathGenerationActive(file, pathGeneration);
        const listener = async (_path, newStats) => {
            if (!newStats || newStats.mtimeMs === 0) {
                try {
                    const newStats = prevStats.isSymbolicLink() && !this.fsw.options.followSymlinks
                        ? await (0,promises_.lstat)(file)
                        : await (0,promises_.stat)(file);
                    // unwatch() may have retired this file while the stat was in flight.
                    if (!isActive())
                        return;
                    // Check that change event was not fired because of changed only accessTime.
                    const at = newStats.atimeMs;
                    const mt = newStats.mtimeMs;
                    if (!at || at <= mt || mt !== prevStats.mtimeMs) {
                        this.fsw.emitEvent(reconcile_EV.CHANGE, file, newStats);
                    }
                    this.fsw.tree.recordObserved(file, newStats, 'change');
                    prevStats = newStats;
                }
                catch (error) {
                    if (!isActive())
                        return;
                    if (isMissingError(error)) {
                        this.fsw.removePath(dirname, basename);
                    }
                    else {
                        this.reportError(error);
                    }
                }
                // add is about to be emitted if file not already tracked in parent
            }
            else if (parent.has(basename)) {
                // Check that change event was not fired because of changed only accessTime.
                const at = newStats.atimeMs;
                const mt = newStats.mtimeMs;
                if (!at || at <= mt || mt !== prevStats.mtimeMs) {
                    this.fsw.emitEvent(reconcile_EV.CHANGE, file, newStats);
                }
                this.fsw.tree.recordObserved(file, newStats, 'change');
                prevStats = newStats;
            }
        };
        // kick off the watcher
        const watchesFile = watchResource && this.fsw.options.backendCapabilities.polling;
        const closer = watchesFile ? this.subscribePath(file, listener, stats) : undefined;
        parent.add(basename);
        this.fsw.tree.recordObserved(file, stats, 'add', trigger, initialRecursive, retainObservation);
        // emit an add event if we're supposed to
        if (!(initialAdd && this.fsw.options.ignoreInitial) && !this.fsw.isIgnored(file, stats)) {
            this.fsw.emitEvent(reconcile_EV.ADD, file, stats);
        }
        return closer;
    }
    /**
     * Handle symlinks encountered while reading a dir.
     * @param entry returned by readdirp
     * @param directory path of dir being read
     * @param path of this item
     * @param item basename of this item
     * @returns true if no more processing is needed for this entry.
     */
    async handleSymlink(entry, directory, path, item, initialAdd, wh) {
        if (this.fsw.closed || (wh && !this.isHelperActive(wh, path))) {
            return;
        }
        const full = logicalPathKey(entry.fullPath);
        const dir = this.fsw.tree.getDirectory(directory);
        if (!this.fsw.options.followSymlinks) {
            // watch symlink directly (don't follow) and detect changes
            let linkPath;
            try {
                linkPath = await (0,promises_.readlink)(path);
            }
            catch (error) {
                if (!isMissingError(error))
                    this.reportError(error);
                return true;
            }
            if (this.fsw.closed || (wh && !this.isHelperActive(wh, path))) {
                return true;
            }
            if (dir.has(item)) {
                if (this.fsw.tree.symlinkPaths.get(full) !== linkPath) {
                    this.fsw.tree.symlinkPaths.set(full, linkPath);
                    this.fsw.emitEvent(reconcile_EV.CHANGE, path, entry.stats);
                }
            }
            else {
                dir.add(item);
                this.fsw.tree.symlinkPaths.set(full, linkPath);
                this.fsw.tree.recordObserved(path, entry.stats, 'add', wh?.observationTrigger, initialAdd && Boolean(wh?.recursiveRoot));
                if (!(initialAdd && this.fsw.options.ignoreInitial)) {
                    this.fsw.emitEvent(reconcile_EV.ADD, path, entry.stats);
                }
            }
            return true;
        }
        // don't follow the same symlink more than once
        if (this.fsw.tree.symlinkPaths.has(full)) {
            return true;
        }
        this.fsw.tree.symlinkPaths.set(full, true);
    }
    readDirectory(directory, initialAdd, wh, target, dir, depth) {
        if (!this.isHelperActive(wh, directory))
            return;
        // Normalize the directory name on Windows
        directory = external_node_path_.join(directory, '');
        const directoryKey = logicalPathKey(directory);
        const previous = this.fsw.tree.getDirectory(wh.watchPath);
        const current = new Set();
        const stream = this.fsw.createScanStream(directory, {
            fileFilter: (entry) => wh.filterPath(entry),
            directoryFilter: (entry) => wh.filterDir(entry),
        });
        if (!stream)
            return;
        const scan = consumeDirectoryStream(stream, (entry) => {
            if (!this.isHelperActive(wh, directory))
                return;
            const stats = entry.stats;
            if (!stats)
                return;
            const item = entry.path;
            let path = external_node_path_.join(directory, item);
            if (!this.isHelperActive(wh, path))
                return;
            current.add(item);
            const shouldAdd = item === target || (!target && !previous.has(item));
            if (target === undefined && !stats.isSymbolicLink() && !stats.isDirectory()) {
                if (!shouldAdd)
                    return;
                path = external_node_path_.join(dir, external_node_path_.relative(dir, path));
                const closer = this.handleFile(path, stats, initialAdd, !wh.recursiveRoot, wh.observationTrigger, initialAdd && Boolean(wh.recursiveRoot));
                if (closer)
                    this.fsw.addPathCloser(path, closer);
                return;
            }
            return (async () => {
                if (stats.isSymbolicLink() &&
                    (await this.handleSymlink(entry, directory, path, item, initialAdd, wh))) {
                    return;
                }
                if (!this.isHelperActive(wh, path))
                    return;
                // Files that present in current directory snapshot
                // but absent in previous are added to watch list and
                // emit `add` event.
                if (shouldAdd) {
                    // ensure relativeness of path is preserved in case of watcher reuse
                    path = external_node_path_.join(dir, external_node_path_.relative(dir, path));
                    await this.addPathOnce(path, initialAdd, wh, depth + 1);
                }
            })();
        });
        return scan.then(async ({ complete, error, failures }) => {
            failures.forEach(this.reportError);
            if (error) {
                if (isMissingError(error) && this.isHelperActive(wh, directory)) {
                    const affectedPath = target ? external_node_path_.join(directory, target) : directory;
                    let disappeared = false;
                    let becameNonDirectory = false;
                    try {
                        const currentStats = target ? await (0,promises_.lstat)(affectedPath) : await (0,promises_.stat)(affectedPath);
                        becameNonDirectory = !target && !currentStats.isDirectory();
                    }
                    catch (stateError) {
                        if (isMissingError(stateError))
                            disappeared = true;
                        else
                            this.reportError(stateError);
                    }
                    if (target) {
                        if (disappeared && previous.has(target))
                            this.fsw.removePath(directory, target);
                    }
                    else if ((disappeared || becameNonDirectory) &&
                        this.fsw.tree.watched.has(directoryKey)) {
                        this.fsw.removePath(external_node_path_.dirname(directory), external_node_path_.basename(directory), true);
                        if (becameNonDirectory) {
                            await this.addPathOnce(directory, false, wh, depth);
                        }
                    }
                }
                else {
                    this.reportError(error);
                }
            }
            if (!complete || !this.isHelperActive(wh, directory)) {
                return;
            }
            // Entries tracked but absent from this listing are removed only once
            // lstat confirms they are gone: another queue may have added them after
            // the listing, and readdirp reports unreadable entries as warnings.
            await Promise.all(previous
                .getChildren()
                .filter((item) => !current.has(item))
                .map((item) => this.removeIfMissing(wh, directory, item, previous)));
        });
    }
    async removeIfMissing(wh, directory, item, entry) {
        const path = external_node_path_.join(directory, item);
        if (!this.isHelperActive(wh, path))
            return;
        try {
            await (0,promises_.lstat)(path);
            return;
        }
        catch (error) {
            if (!isMissingError(error))
                return;
        }
        if (this.isHelperActive(wh, path) && entry.has(item))
            this.fsw.removePath(directory, item);
    }
    /**
     * Populate the logical directory tree beneath one native recursive watcher.
     * Regular entries are consumed synchronously from readdirp's stat-bearing
     * stream; only symlinks need the full per-path add machinery.
     */
    scanRecursiveTree(dir, initialAdd, wh, baseDepth, rescan) {
        if (!this.isHelperActive(wh, dir))
            return;
        const fsw = this.fsw;
        const maxDepth = fsw.options.depth;
        const remainingDepth = maxDepth === undefined ? undefined : maxDepth - baseDepth;
        const stream = fsw.createScanStream(dir, {
            fileFilter: (entry) => wh.filterPath(entry),
            directoryFilter: (entry) => !entry.stats?.isSymbolicLink() && wh.filterDir(entry),
            depth: remainingDepth,
        });
        if (!stream)
            return;
        return consumeDirectoryStream(stream, (entry) => {
            if (!this.isHelperActive(wh, dir))
                return;
            const stats = entry.stats;
            if (!stats)
                return;
            const path = external_node_path_.join(dir, entry.path);
            if (!this.isHelperActive(wh, path))
                return;
            const directory = external_node_path_.dirname(path);
            const item = external_node_path_.basename(path);
            if (rescan) {
                rescan.seen.add(logicalPathKey(path));
                if (stats.isDirectory())
                    rescan.directories.push(path);
            }
            if (stats.isSymbolicLink()) {
                return (async () => {
                    if (await this.handleSymlink(entry, directory, path, item, initialAdd, wh))
                        return;
                    if (!this.isHelperActive(wh, path))
                        return;
                    const entryDepth = baseDepth + entry.path.split(/[/\\]/).length;
                    await this.addPathOnce(path, initialAdd, wh, entryDepth);
                })();
            }
            const parent = fsw.tree.getDirectory(directory);
            if (parent.has(item)) {
                // A rescan stands in for invalidations the backend dropped, so it also
                // reports writes to files whose recorded stat fact no longer matches.
                if (rescan && stats.isFile() && fsw.tree.changedSinceObserved(path, stats)) {
                    fsw.tree.recordObserved(path, stats, 'change', undefined, false, true);
                    fsw.emitEvent(reconcile_EV.CHANGE, path, stats);
                }
                return;
            }
            parent.add(item);
            const isDirectory = stats.isDirectory();
            if (isDirectory)
                fsw.tree.getDirectory(path);
            fsw.tree.recordObserved(path, stats, 'add', wh.observationTrigger, initialAdd);
            if (!(initialAdd && fsw.options.ignoreInitial)) {
                fsw.emitEvent(isDirectory ? reconcile_EV.ADD_DIR : reconcile_EV.ADD, path, stats);
            }
        }).then((outcome) => {
            if (outcome.error)
                this.reportError(outcome.error);
            outcome.failures.forEach(this.reportError);
            if (rescan)
                rescan.complete = outcome.complete;
        });
    }
    /**
     * Reconcile a whole recursive root after an invalidation that names no path
     * (a backend buffer overflow) or a replay buffer overflow. A shallow root
     * listing would miss every change below the first level.
     */
    async rescanRecursiveTree(dir, wh, baseDepth) {
        const rescan = { seen: new Set(), directories: [dir], complete: false };
        await this.scanRecursiveTree(dir, false, wh, baseDepth, rescan);
        if (!rescan.complete || !this.isHelperActive(wh, dir))
            return;
        // Only fully listed real directories can prove that a child is gone;
        // symlinked and ignored subtrees are not descended into.
        const missing = [];
        for (const directory of rescan.directories) {
            for (const item of this.fsw.tree.peekDirectory(directory)?.getChildren() ?? []) {
                const path = external_node_path_.join(directory, item);
                if (!rescan.seen.has(logicalPathKey(path)))
                    missing.push(path);
            }
        }
        missing.sort((left, right) => left.length - right.length);
        for (const path of missing) {
            const entry = this.fsw.tree.peekDirectory(external_node_path_.dirname(path));
            // An ancestor removed earlier in this pass already took its subtree.
            if (entry?.has(external_node_path_.basename(path))) {
                await this.removeIfMissing(wh, external_node_path_.dirname(path), external_node_path_.basename(path), entry);
            }
        }
    }
    isHelperActive(wh, path = wh.watchPath) {
        return this.fsw.isPathGenerationActive(path, wh.pathGeneration);
    }
    candidateDepth(root, candidate) {
        const relative = external_node_path_.relative(root, candidate);
        return relative ? relative.split(external_node_path_.sep).length : 0;
    }
    candidateIgnored(root, candidate, stats) {
        const relative = external_node_path_.relative(root, candidate);
        let ancestor = root;
        if (this.fsw.isIgnored(ancestor))
            return true;
        if (relative) {
            const parts = relative.split(external_node_path_.sep);
            for (let index = 0; index < parts.length - 1; index++) {
                ancestor = external_node_path_.join(ancestor, parts[index]);
                if (this.fsw.isIgnored(ancestor))
                    return true;
            }
        }
        return this.fsw.isIgnored(candidate, stats);
    }
    async highestMissingPath(root, candidate) {
        let missing = candidate;
        let ancestor = external_node_path_.dirname(candidate);
        while (true) {
            try {
                await (0,promises_.lstat)(ancestor);
                return missing;
            }
            catch (error) {
                if (!isMissingError(error)) {
                    this.reportError(error);
                    return missing;
                }
            }
            missing = ancestor;
            if (ancestor === root)
                return missing;
            const parent = external_node_path_.dirname(ancestor);
            if (parent === ancestor)
                return missing;
            ancestor = parent;
        }
    }
    async reconcileNativeTrigger(root, rootHelper, trigger, candidateOverride, baseDepth = 0, exact) {
        // An exact subscription observes one path inside `root`; an untracked or
        // unreadable candidate never justifies scanning its siblings.
        const fsw = this.fsw;
        if (!this.isHelperActive(rootHelper, root))
            return;
        let localHelper;
        const helper = () => (localHelper ??= rootHelper.withObservation(trigger));
        const candidate = candidateOverride ??
            (trigger.relativePath === null
                ? root
                : resolveRecursiveCandidate(root, trigger.relativePath));
        if (!candidate) {
            this.reportError(new Error(`Native watcher reported a path outside its root: ${trigger.relativePath}`));
            return;
        }
        const depth = baseDepth + this.candidateDepth(root, candidate);
        const maxDepth = fsw.options.depth;
        if (maxDepth !== undefined && depth > maxDepth + 1)
            return;
        if (this.candidateIgnored(root, candidate))
            return;
        let stats;
        try {
            stats = await (0,promises_.lstat)(candidate);
        }
        catch (error) {
            if (!isMissingError(error)) {
                this.reportError(error);
                if (exact)
                    return;
                const ancestor = candidate === root ? root : external_node_path_.dirname(candidate);
                const ancestorDepth = Math.max(0, baseDepth + this.candidateDepth(root, ancestor));
                await this.readDirectory(ancestor, false, helper().fork(ancestor), undefined, ancestor, ancestorDepth);
                return;
            }
            if (fsw.closed)
                return;
            const missingPath = candidate === root ? root : await this.highestMissingPath(root, candidate);
            if (fsw.closed)
                return;
            if (missingPath === root) {
                fsw.removePath(external_node_path_.dirname(root), external_node_path_.basename(root), true);
                exact?.onRootMissing?.();
                return;
            }
            const parentPath = external_node_path_.dirname(missingPath);
            const item = external_node_path_.basename(missingPath);
            if (fsw.tree.getDirectory(parentPath).has(item)) {
                fsw.removePath(parentPath, item);
            }
            else if (!exact) {
                await this.readDirectory(parentPath, false, helper().fork(parentPath), undefined, parentPath, Math.max(0, baseDepth + this.candidateDepth(root, parentPath)));
            }
            return;
        }
        if (!this.isHelperActive(rootHelper, candidate) ||
            this.candidateIgnored(root, candidate, stats)) {
            return;
        }
        if (!stats.isDirectory() && !(stats.isSymbolicLink() && fsw.options.followSymlinks)) {
            const initialCreate = fsw.tree.consumeInitialCreate(candidate, stats, trigger, fsw.options.ignoreInitial);
            if (initialCreate !== undefined) {
                if (initialCreate)
                    fsw.emitEvent(initialCreate, candidate, stats);
                return;
            }
        }
        if (candidate === root) {
            if (!stats.isDirectory())
                return;
            // A nameless invalidation of a recursive root can stand for any change in the tree.
            if (rootHelper.recursiveRoot === root) {
                await this.rescanRecursiveTree(root, helper(), baseDepth);
            }
            else {
                await this.readDirectory(root, false, helper(), undefined, root, baseDepth);
            }
            return;
        }
        const parentPath = external_node_path_.dirname(candidate);
        const item = external_node_path_.basename(candidate);
        const parent = fsw.tree.getDirectory(parentPath);
        const tracked = parent.has(item);
        if (stats.isSymbolicLink()) {
            if (!fsw.options.followSymlinks) {
                let target = true;
                try {
                    target = await (0,promises_.readlink)(candidate);
                }
                catch { }
                if (!tracked)
                    parent.add(item);
                fsw.tree.symlinkPaths.set(logicalPathKey(candidate), target);
                if (!tracked || !fsw.tree.isDuplicateObservation(candidate, stats, trigger)) {
                    fsw.emitEvent(tracked ? reconcile_EV.CHANGE : reconcile_EV.ADD, candidate, stats);
                }
                if (!tracked)
                    fsw.tree.recordObserved(candidate, stats, 'add', trigger);
                return;
            }
            const logicalKey = logicalPathKey(candidate);
            const previousTarget = fsw.tree.symlinkPaths.get(logicalKey);
            let currentTarget;
            try {
                currentTarget = await (0,promises_.realpath)(candidate);
            }
            catch (error) {
                if (!isMissingError(error)) {
                    this.reportError(error);
                    return;
                }
            }
            const targetChanged = tracked &&
                typeof previousTarget === 'string' &&
                (currentTarget === undefined ||
                    logicalPathKey(previousTarget) !== logicalPathKey(currentTarget));
            if (targetChanged) {
                const previousKind = fsw.tree.observed.get(logicalKey)?.kind;
                fsw.removePath(parentPath, item, previousKind === 'directory');
                if (!currentTarget || !this.isHelperActive(rootHelper, candidate))
                    return;
                const linkHelper = helper().fork(candidate);
                linkHelper.recursiveRoot = undefined;
                await this.addPathOnce(candidate, false, linkHelper, depth);
                return;
            }
            const initialCreate = fsw.tree.consumeInitialCreate(candidate, stats, trigger, fsw.options.ignoreInitial);
            if (initialCreate !== undefined) {
                if (initialCreate) {
                    fsw.closePath(candidate, true);
                    const linkHelper = helper().fork(candidate);
                    linkHelper.recursiveRoot = undefined;
                    await this.addPathOnce(candidate, false, linkHelper, depth);
                }
                return;
            }
            if (!tracked) {
                const linkHelper = helper().fork(candidate);
                linkHelper.recursiveRoot = undefined;
                await this.addPathOnce(candidate, false, linkHelper, depth);
            }
            else {
                fsw.emitEvent(reconcile_EV.CHANGE, candidate, stats);
            }
            return;
        }
        if (stats.isDirectory()) {
            const directoryHelper = helper().fork(candidate);
            const initialCreate = fsw.tree.consumeInitialCreate(candidate, stats, trigger, fsw.options.ignoreInitial);
            if (initialCreate !== undefined) {
                if (initialCreate) {
                    fsw.closePath(candidate, true);
                    await this.addPathOnce(candidate, false, directoryHelper, depth);
                }
                return;
            }
            if (!tracked) {
                await this.addPathOnce(candidate, false, directoryHelper, depth);
            }
            else if (fsw.tree.replacedSinceObserved(candidate, stats)) {
                // Deleted and recreated before this callback ran: an inode-bound
                // handle still watches the old directory, so replace the whole entry.
                fsw.removePath(parentPath, item, true);
                await this.addPathOnce(candidate, false, directoryHelper, depth);
            }
            else if (maxDepth === undefined || depth <= maxDepth) {
                await this.readDirectory(candidate, false, directoryHelper, undefined, candidate, depth);
            }
            return;
        }
        if (!tracked) {
            await this.addPathOnce(candidate, false, helper(), depth);
        }
        else if (!fsw.tree.isDuplicateObservation(candidate, stats, trigger)) {
            fsw.emitEvent(reconcile_EV.CHANGE, candidate, stats);
        }
    }
    /**
     * Keep a Windows parent handle for a directly watched directory. Windows can
     * silently retire the directory's own handle when an empty root is removed;
     * its parent still receives the namespace transition and can reconcile it.
     */
    watchRootParent(dir, wh) {
        if (!this.fsw.options.backendCapabilities.perDirectory || !isWindows)
            return;
        const parentPath = external_node_path_.dirname(dir);
        if (external_node_path_.resolve(parentPath) === external_node_path_.resolve(dir))
            return;
        const canonicalParent = external_node_path_.normalize(external_node_path_.toNamespacedPath(external_node_path_.resolve(parentPath))).toLowerCase();
        const rootName = external_node_path_.basename(dir).toLowerCase();
        const generation = this.fsw.lifecycle.generation;
        let active = true;
        const matchesRoot = (relativePath) => {
            if (relativePath === null)
                return true;
            const candidate = external_node_path_.isAbsolute(relativePath)
                ? external_node_path_.resolve(relativePath)
                : external_node_path_.resolve(parentPath, relativePath);
            return (external_node_path_.normalize(external_node_path_.toNamespacedPath(external_node_path_.dirname(candidate))).toLowerCase() ===
                canonicalParent && external_node_path_.basename(candidate).toLowerCase() === rootName);
        };
        const isActive = () => active && this.fsw.lifecycle.isActive(generation) && this.isHelperActive(wh, dir);
        const publish = (trigger) => {
            if (trigger.kind !== 'native' || !matchesRoot(trigger.relativePath) || !isActive())
                return;
            void this.reconcileBackendTrigger(dir, false, trigger, async () => {
                let rootStats;
                try {
                    rootStats = await (0,promises_.lstat)(dir);
                }
                catch (error) {
                    if (isMissingError(error)) {
                        this.fsw.removePath(parentPath, external_node_path_.basename(dir), true);
                    }
                    else {
                        this.reportError(error);
                    }
                    return;
                }
                if (!isActive())
                    return;
                if (!rootStats.isDirectory()) {
                    this.fsw.removePath(parentPath, external_node_path_.basename(dir), true);
                    await this.addPathOnce(dir, false, wh, 0);
                    return;
                }
                await this.readDirectory(dir, false, wh, undefined, dir, 0);
            }, isActive);
        };
        const subscription = setFsWatchListener(parentPath, external_node_path_.resolve(parentPath), { persistent: this.fsw.options.persistent }, {
            publish,
            errHandler: this.reportError,
            rawEmitter: (event, relativePath, details) => {
                if (matchesRoot(relativePath))
                    this.fsw.emitRaw(event, relativePath, details);
            },
        }, this.fsw.lifecycle.abortController.signal);
        if (!subscription)
            return;
        return () => {
            if (!active)
                return;
            active = false;
            return subscription.close();
        };
    }
    async watchRecursiveDirectory(dir, initialAdd, depth, wh) {
        const fsw = this.fsw;
        const generation = fsw.lifecycle.generation;
        const rootKey = logicalPathKey(dir);
        const buffered = new ReplayBuffer(RECURSIVE_TRIGGER_BUFFER_LIMIT);
        const fallbackClosers = [];
        let phase = 'scanning';
        let pendingFailure;
        let hasPendingFailure = false;
        let recovery;
        let subscription;
        const scopeActive = (path = dir) => fsw.lifecycle.isActive(generation) && fsw.isPathGenerationActive(path, wh.pathGeneration);
        const acceptsTrigger = (path = dir) => phase !== 'recovering' && phase !== 'closed' && scopeActive(path);
        const establishFallback = async (error) => {
            if (!scopeActive())
                return;
            wh.recursiveRoot = undefined;
            wh.recursiveDisabled = true;
            let currentStats;
            try {
                currentStats = await (0,promises_.lstat)(dir);
            }
            catch (statError) {
                if (isMissingError(statError))
                    fsw.removePath(external_node_path_.dirname(dir), external_node_path_.basename(dir), true);
                else
                    this.reportError(statError);
                this.reportError(error);
                return;
            }
            const closer = await this.handleDirectory(dir, currentStats, false, depth, undefined, wh);
            if (!scopeActive()) {
                if (closer)
                    await closer();
                return;
            }
            if (closer)
                fallbackClosers.push(closer);
            await this.subscribeTrackedDirectories(dir, wh, depth);
            this.reportError(error);
        };
        const handleFailure = (error) => {
            if (!acceptsTrigger())
                return;
            const initializing = phase !== 'live';
            phase = 'recovering';
            fsw.tree.recursiveRoots.delete(rootKey);
            pendingFailure = error;
            hasPendingFailure = true;
            if (!initializing) {
                recovery = fsw.reconciliation.enqueue(dir, () => establishFallback(error), false);
            }
        };
        const processTrigger = (trigger) => {
            if (!acceptsTrigger())
                return;
            if (phase !== 'live') {
                buffered.push(trigger);
                return;
            }
            const coalescePath = trigger.relativePath === null
                ? dir
                : (resolveRecursiveCandidate(dir, trigger.relativePath) ?? dir);
            void this.reconcileBackendTrigger(dir, true, trigger, () => (acceptsTrigger() ? this.reconcileNativeTrigger(dir, wh, trigger) : undefined), () => acceptsTrigger(coalescePath));
        };
        const result = subscribeRecursiveNative(dir, fsw.options.persistent, {
            publish: processTrigger,
            failure: handleFailure,
            rawEmitter: (...args) => fsw.emitRaw(...args),
        }, fsw.lifecycle.abortController.signal);
        if (result.kind === 'unsupported')
            return false;
        if (result.kind === 'failed')
            throw result.error;
        subscription = result.subscription;
        fsw.tree.recursiveRoots.add(rootKey);
        wh.recursiveRoot = dir;
        const close = async () => {
            if (phase === 'closed')
                return;
            phase = 'closed';
            fsw.tree.recursiveRoots.delete(rootKey);
            buffered.clear();
            await subscription?.close();
            if (recovery)
                await Promise.allSettled([recovery]);
            await Promise.allSettled(fallbackClosers.map((closer) => closer()));
        };
        try {
            await this.scanRecursiveTree(dir, initialAdd, wh, depth);
            if (!hasPendingFailure) {
                phase = 'replaying';
                let index = 0;
                while (acceptsTrigger()) {
                    if (buffered.overflowed) {
                        // Collapse to one tree rescan; triggers arriving during it are
                        // buffered again and replayed instead of being discarded.
                        buffered.clear();
                        index = 0;
                        const overflowTrigger = {
                            kind: 'native',
                            resource: subscription.resource,
                            rawEvent: reconcile_EV.CHANGE,
                            relativePath: null,
                            sequence: Number.MAX_SAFE_INTEGER,
                            observedAt: backendNow(),
                        };
                        await this.reconcileBackendTrigger(dir, true, overflowTrigger, () => this.reconcileNativeTrigger(dir, wh, overflowTrigger), () => acceptsTrigger(), false);
                        continue;
                    }
                    if (index >= buffered.entries.length)
                        break;
                    const trigger = buffered.entries[index++];
                    if (trigger.rawEvent === 'rename' && trigger.relativePath !== null) {
                        const candidate = resolveRecursiveCandidate(dir, trigger.relativePath);
                        if (candidate &&
                            candidate !== dir &&
                            fsw.tree.getDirectory(external_node_path_.dirname(candidate)).has(external_node_path_.basename(candidate))) {
                            fsw.tree.markInitialCreate(candidate);
                        }
                    }
                    await this.reconcileBackendTrigger(dir, true, trigger, () => this.reconcileNativeTrigger(dir, wh, trigger), () => acceptsTrigger(), false);
                }
                if (phase !== 'recovering')
                    phase = 'live';
            }
            if (hasPendingFailure) {
                // A failure while scanning or replaying enqueued no recovery; there is
                // no live handle to recover into, so fall back now.
                buffered.clear();
                await establishFallback(pendingFailure);
            }
            buffered.clear();
            fsw.tree.clearInitialCreates(dir);
        }
        catch (error) {
            await close();
            throw error;
        }
        if (!scopeActive()) {
            await close();
            return;
        }
        return close;
    }
    /**
     * A recursive root that falls back to per-directory handles already tracks
     * every subdirectory, so the fallback scan sees none of them as new. Give
     * each its own subscription; existing entries emit nothing.
     */
    async subscribeTrackedDirectories(root, wh, baseDepth) {
        const fsw = this.fsw;
        const absoluteRoot = external_node_path_.resolve(root);
        const needsSubscription = (path) => {
            const key = logicalPathKey(path);
            return (this.isHelperActive(wh, path) &&
                !fsw.lifecycle.closers.has(key) &&
                !fsw.tree.symlinkPaths.has(key) &&
                (fsw.tree.peekDirectory(external_node_path_.dirname(path))?.has(external_node_path_.basename(path)) ?? false));
        };
        const directories = [...fsw.tree.watched.values()]
            .filter((entry) => isStrictlyInside(absoluteRoot, entry.path))
            // Keep the root's spelling so events stay relative when the root was.
            .map((entry) => external_node_path_.join(root, external_node_path_.relative(absoluteRoot, entry.path)))
            .filter(needsSubscription)
            .sort((left, right) => left.length - right.length);
        let next = 0;
        const subscribeNext = async () => {
            while (next < directories.length) {
                const directory = directories[next++];
                if (!needsSubscription(directory))
                    continue;
                await this.addPathOnce(directory, false, wh, baseDepth + this.candidateDepth(root, directory));
            }
        };
        const workers = Math.min(FALLBACK_SUBSCRIBE_CONCURRENCY, directories.length);
        await Promise.all(Array.from({ length: workers }, subscribeNext));
    }
    /**
     * Read directory to add / remove files from `@watched` list and re-read it on change.
     * @param dir fs path
     * @param stats
     * @param initialAdd
     * @param depth relative to user-supplied path
     * @param target child path targeted for watch
     * @param wh Common watch helpers for this path
     * @returns closer for the watcher instance.
     */
    async handleDirectory(dir, stats, initialAdd, depth, target, wh) {
        if (!this.isHelperActive(wh, dir))
            return;
        if (target) {
            this.fsw.tree.getDirectory(dir);
        }
        else {
            const parentDir = this.fsw.tree.getDirectory(external_node_path_.dirname(dir));
            const tracked = parentDir.has(external_node_path_.basename(dir));
            if (!(initialAdd && this.fsw.options.ignoreInitial) && !tracked) {
                this.fsw.emitEvent(reconcile_EV.ADD_DIR, dir, stats);
            }
            // ensure dir is tracked (harmless if redundant)
            parentDir.add(external_node_path_.basename(dir));
            this.fsw.tree.getDirectory(dir);
            // Always retain the directory's identity so a delete-and-recreate that
            // outpaces its callbacks can be told apart from a content change.
            this.fsw.tree.recordObserved(dir, stats, tracked ? undefined : 'add', wh.observationTrigger, initialAdd && Boolean(wh.recursiveRoot), true);
        }
        let closer;
        const oDepth = this.fsw.options.depth;
        if (oDepth == null || depth <= oDepth) {
            if (this.fsw.options.backendCapabilities.recursive &&
                depth === 0 &&
                !target &&
                !wh.recursiveRoot &&
                !wh.recursiveDisabled) {
                const recursiveCloser = await this.watchRecursiveDirectory(dir, initialAdd, depth, wh);
                if (recursiveCloser !== false)
                    return recursiveCloser;
            }
            if (wh.recursiveRoot) {
                if (!target) {
                    await this.scanRecursiveTree(dir, initialAdd, wh, depth);
                }
                return;
            }
            const buffered = new ReplayBuffer(RECURSIVE_TRIGGER_BUFFER_LIMIT);
            const replayCreates = new Set();
            let initializing = !target;
            let active = true;
            // FSEvents can drop the first callbacks after a stream starts while later
            // ones arrive, so the first live callback also rescans the directory.
            let rescanOnFirstCallback = isMacos && !target;
            const targetPath = target ? external_node_path_.join(dir, target) : undefined;
            // The directory holding the target is gone: wait from the nearest existing ancestor.
            const rewatchTarget = () => {
                if (targetPath && active && this.isHelperActive(wh, targetPath)) {
                    this.fsw.rewatchMissingPath(targetPath);
                }
            };
            const removeObserved = (dirPath) => {
                if (target) {
                    if (this.fsw.tree.getDirectory(dirPath).has(target))
                        this.fsw.removePath(dirPath, target);
                    rewatchTarget();
                    return;
                }
                this.fsw.removePath(external_node_path_.dirname(dirPath), external_node_path_.basename(dirPath), true);
            };
            const observeDirectory = async (dirPath, currentStats, trigger) => {
                if (!active || !this.isHelperActive(wh, dirPath))
                    return;
                if (this.fsw.options.backendCapabilities.polling && !currentStats) {
                    removeObserved(dirPath);
                    return;
                }
                if (trigger.kind === 'native') {
                    let observedStats;
                    try {
                        const linkStats = await (0,promises_.lstat)(dirPath);
                        observedStats =
                            linkStats.isSymbolicLink() && this.fsw.options.followSymlinks
                                ? await (0,promises_.stat)(dirPath)
                                : linkStats;
                    }
                    catch (error) {
                        if (isMissingError(error)) {
                            removeObserved(dirPath);
                        }
                        else {
                            this.reportError(error);
                        }
                        return;
                    }
                    if (!observedStats.isDirectory()) {
                        removeObserved(dirPath);
                        if (!target)
                            await this.addPathOnce(dirPath, false, wh, depth);
                        return;
                    }
                }
                await this.readDirectory(dirPath, false, wh, target, dir, depth);
            };
            const reconcile = (candidate, currentStats, trigger) => {
                if (!active || !this.isHelperActive(wh, candidate))
                    return;
                if (initializing) {
                    buffered.push({ path: candidate, stats: currentStats, trigger });
                    return;
                }
                if (trigger.kind === 'native' && !target) {
                    if (rescanOnFirstCallback) {
                        rescanOnFirstCallback = false;
                        return (async () => {
                            await this.reconcileNativeTrigger(dir, wh, trigger, candidate, depth);
                            await observeDirectory(dir, undefined, trigger);
                        })();
                    }
                    return this.reconcileNativeTrigger(dir, wh, trigger, candidate, depth);
                }
                if (trigger.kind === 'native' && target) {
                    const matchesTarget = candidate === dir ||
                        (isWindows
                            ? external_node_path_.basename(candidate).toLowerCase() === target.toLowerCase()
                            : external_node_path_.basename(candidate) === target);
                    if (matchesTarget) {
                        return this.reconcileNativeTrigger(dir, wh, trigger, targetPath, depth, {
                            onRootMissing: rewatchTarget,
                        });
                    }
                }
                return observeDirectory(dir, currentStats, trigger);
            };
            const rootParentCloser = depth === 0 && !target ? this.watchRootParent(dir, wh) : undefined;
            closer = this.subscribePath(dir, reconcile, stats.isDirectory() ? stats : undefined, true, target ? external_node_path_.join(dir, target) : dir);
            if (target && targetPath && closer) {
                // The target may have appeared after the caller's failed lstat and
                // before this subscription existed; nothing would report it.
                const check = recoveryTrigger(external_node_path_.resolve(dir));
                await this.fsw.reconciliation.enqueue(targetPath, async () => {
                    if (this.fsw.tree.getDirectory(dir).has(target))
                        return;
                    await reconcile(targetPath, undefined, check);
                }, targetPath);
            }
            if (!target) {
                await this.readDirectory(dir, initialAdd, wh, target, dir, depth);
                let index = 0;
                while (!this.fsw.closed) {
                    if (buffered.overflow) {
                        // Triggers arriving during the bulk rescan are buffered again and
                        // replayed after it instead of being discarded with this overflow.
                        const overflow = buffered.overflow;
                        buffered.clear();
                        index = 0;
                        await observeDirectory(dir, overflow.stats, overflow.trigger);
                        continue;
                    }
                    if (index >= buffered.entries.length)
                        break;
                    const event = buffered.entries[index++];
                    if (event.trigger.kind === 'native' &&
                        event.trigger.rawEvent === 'rename' &&
                        event.path !== dir &&
                        this.fsw.tree.getDirectory(external_node_path_.dirname(event.path)).has(external_node_path_.basename(event.path))) {
                        this.fsw.tree.markInitialCreate(event.path);
                        replayCreates.add(event.path);
                    }
                    await this.reconcileBackendTrigger(dir, true, event.trigger, () => {
                        if (event.trigger.kind === 'native' && !target) {
                            return this.reconcileNativeTrigger(dir, wh, event.trigger, event.path, depth);
                        }
                        return observeDirectory(dir, event.stats, event.trigger);
                    }, () => active && this.isHelperActive(wh, event.path), false);
                }
                buffered.clear();
                replayCreates.forEach((path) => this.fsw.tree.clearInitialCreate(path));
                initializing = false;
            }
            if (!this.isHelperActive(wh, dir)) {
                active = false;
                if (closer)
                    await closer();
                if (rootParentCloser)
                    await rootParentCloser();
                return;
            }
            if (closer || rootParentCloser) {
                const backendClosers = [closer, rootParentCloser].filter((candidate) => candidate !== undefined);
                closer = async () => {
                    if (!active)
                        return;
                    active = false;
                    buffered.clear();
                    await Promise.allSettled(backendClosers.map((backendCloser) => backendCloser()));
                };
            }
        }
        return closer;
    }
    /**
     * Handle added file, directory, or glob pattern.
     * Delegates call to handleFile / handleDirectory after checks.
     * @param path to file or ir
     * @param initialAdd was the file added at watch instantiation?
     * @param priorWh depth relative to user-supplied path
     * @param depth Child path actually targeted for watch
     * @param target Child path actually targeted for watch
     */
    async addRoot(path, initialAdd, pathGeneration, target) {
        let candidate = path;
        let childTarget = target;
        const generation = this.fsw.lifecycle.generation;
        while (this.fsw.lifecycle.isActive(generation)) {
            const outcome = await this.addPathOnce(candidate, initialAdd, undefined, 0, childTarget, pathGeneration);
            if (outcome === 'complete')
                return;
            const parent = external_node_path_.dirname(candidate);
            if (parent === candidate)
                return;
            childTarget = external_node_path_.basename(candidate);
            candidate = parent;
        }
    }
    async addPathOnce(path, initialAdd, priorWh, depth, target, pathGeneration) {
        if (this.fsw.isIgnored(path) || this.fsw.closed) {
            return 'complete';
        }
        const wh = priorWh ? priorWh.fork(path) : this.fsw.createHelper(path);
        if (!priorWh && pathGeneration !== undefined)
            wh.pathGeneration = pathGeneration;
        if (!this.isHelperActive(wh)) {
            return 'complete';
        }
        // evaluate what is at the path we're being asked to watch
        try {
            const linkStats = await (0,promises_.lstat)(wh.watchPath);
            if (!this.isHelperActive(wh)) {
                return 'complete';
            }
            if (this.fsw.isIgnored(wh.watchPath, linkStats)) {
                return 'complete';
            }
            const follow = this.fsw.options.followSymlinks;
            const isSymbolicLink = linkStats.isSymbolicLink();
            const stats = isSymbolicLink && follow ? await (0,promises_.stat)(wh.watchPath) : linkStats;
            const followedTarget = isSymbolicLink && follow ? await (0,promises_.realpath)(path) : undefined;
            let closer;
            if (stats.isDirectory()) {
                const absPath = logicalPathKey(path);
                const ancestryPath = follow ? await (0,promises_.realpath)(path) : path;
                const targetPath = followedTarget ?? path;
                const targetKey = logicalPathKey(ancestryPath);
                if (!this.isHelperActive(wh)) {
                    return 'complete';
                }
                if (isSymbolicLink && wh.realpathAncestry.has(targetKey)) {
                    const parent = this.fsw.tree.getDirectory(external_node_path_.dirname(wh.watchPath));
                    parent.add(external_node_path_.basename(wh.watchPath));
                    this.fsw.tree.getDirectory(wh.watchPath);
                    this.fsw.tree.symlinkPaths.set(absPath, targetPath);
                    this.fsw.tree.recordObserved(wh.watchPath, stats, 'add', wh.observationTrigger, initialAdd && Boolean(wh.recursiveRoot));
                    if (!(initialAdd && this.fsw.options.ignoreInitial)) {
                        this.fsw.emitEvent(reconcile_EV.ADD_DIR, wh.watchPath, stats);
                    }
                    return 'complete';
                }
                wh.realpathAncestry.add(targetKey);
                if (wh.recursiveRoot && isSymbolicLink) {
                    wh.recursiveRoot = undefined;
                }
                if (isSymbolicLink)
                    wh.recursiveDisabled = true;
                closer = await this.handleDirectory(wh.watchPath, stats, initialAdd, depth, target, wh);
                if (!this.isHelperActive(wh)) {
                    if (closer)
                        await closer();
                    return 'complete';
                }
                // The directory vanished before it could be subscribed: keep climbing.
                if (target && !closer)
                    return 'watch-parent';
                // preserve this symlink's target path
                if (isSymbolicLink) {
                    this.fsw.tree.symlinkPaths.set(absPath, targetPath);
                }
            }
            else if (isSymbolicLink && !follow) {
                const linkTarget = await (0,promises_.readlink)(path);
                const retainsNativeFact = !this.fsw.options.backendCapabilities.polling && !wh.recursiveRoot && !priorWh;
                const fileCloser = this.handleFile(wh.watchPath, stats, initialAdd, !wh.recursiveRoot, wh.observationTrigger, initialAdd && Boolean(wh.recursiveRoot), retainsNativeFact);
                if (wh.recursiveRoot) {
                    this.fsw.tree.symlinkPaths.set(logicalPathKey(path), linkTarget);
                    return 'complete';
                }
                const parent = external_node_path_.dirname(wh.watchPath);
                const parentStats = await (0,promises_.stat)(parent);
                const parentHelper = this.fsw.createHelper(parent);
                parentHelper.pathGeneration = wh.pathGeneration;
                const parentCloser = await this.handleDirectory(parent, parentStats, initialAdd, depth, external_node_path_.basename(wh.watchPath), parentHelper);
                const deletionCloser = this.watchSymlinkDeletion(wh.watchPath);
                if (!this.isHelperActive(wh)) {
                    if (fileCloser)
                        await fileCloser();
                    if (parentCloser)
                        await parentCloser();
                    if (deletionCloser)
                        deletionCloser();
                    return 'complete';
                }
                closer = async () => {
                    await Promise.allSettled([fileCloser, parentCloser, deletionCloser]
                        .filter((candidate) => candidate !== undefined)
                        .map((backendCloser) => backendCloser()));
                };
                this.fsw.tree.symlinkPaths.set(logicalPathKey(path), linkTarget);
            }
            else {
                if (followedTarget) {
                    this.fsw.tree.symlinkPaths.set(logicalPathKey(path), followedTarget);
                }
                const retainsNativeFact = !this.fsw.options.backendCapabilities.polling && !wh.recursiveRoot && !priorWh;
                const fileCloser = this.handleFile(wh.watchPath, stats, initialAdd, !wh.recursiveRoot, wh.observationTrigger, initialAdd && Boolean(wh.recursiveRoot), retainsNativeFact);
                const targetPath = followedTarget ?? (retainsNativeFact ? wh.watchPath : undefined);
                // fs.watch cannot open sockets, FIFOs or devices on macOS (UNKNOWN), so
                // only regular files get the exact fallback; the parent still covers them.
                const targetCloser = targetPath
                    ? this.subscribeMappedFile(wh.watchPath, targetPath, wh, depth, isMacos && stats.isFile())
                    : undefined;
                let parentCloser;
                if (retainsNativeFact && followedTarget) {
                    const parent = external_node_path_.dirname(wh.watchPath);
                    const parentStats = await (0,promises_.stat)(parent);
                    const parentHelper = this.fsw.createHelper(parent);
                    parentHelper.pathGeneration = wh.pathGeneration;
                    parentCloser = await this.handleDirectory(parent, parentStats, initialAdd, depth, external_node_path_.basename(wh.watchPath), parentHelper);
                }
                const fileClosers = [fileCloser, targetCloser, parentCloser].filter((candidate) => candidate !== undefined);
                closer =
                    fileClosers.length === 0
                        ? undefined
                        : async () => {
                            await Promise.allSettled(fileClosers.map((fileCloser) => fileCloser()));
                        };
            }
            if (!this.isHelperActive(wh)) {
                if (closer)
                    await closer();
                return 'complete';
            }
            // A wait for a missing child belongs to that child: unwatching or
            // re-adding the parent must not be confused with it.
            if (closer)
                this.fsw.addPathCloser(target ? external_node_path_.join(path, target) : path, closer);
            return 'complete';
        }
        catch (error) {
            if (!this.isHelperActive(wh)) {
                return 'complete';
            }
            this.fsw.handleError(error);
            return 'watch-parent';
        }
    }
}

;// CONCATENATED MODULE: ./node_modules/chokidar/index.js
/*! chokidar - MIT License (c) 2012 Paul Miller (paulmillr.com) */










const DOT_RE = /\..*\.(sw[px])$|~$|\.subl.*\.tmp/;
const WATCH_BACKENDS = new Set(['auto', 'native', 'native-recursive', 'polling']);
const DEF_AWF = Object.freeze({ stabilityThreshold: 2000, pollInterval: 100 });
function* ancestorKeys(path) {
    let current = external_node_path_.resolve(path);
    for (let parent = external_node_path_.dirname(current); parent !== current; parent = external_node_path_.dirname(parent)) {
        yield logicalPathKey(parent);
        current = parent;
    }
}
function arrify(item) {
    return Array.isArray(item) ? item : [item];
}
function unifyPaths(paths_) {
    const paths = arrify(paths_).flat();
    if (!paths.every((p) => typeof p === 'string')) {
        throw new TypeError(`Non-string provided as watch path: ${paths}`);
    }
    return paths.map(normalizePath);
}
function getAbsolutePath(path, cwd) {
    if (external_node_path_.isAbsolute(path)) {
        return path;
    }
    return external_node_path_.join(cwd, path);
}
function validatePositiveFinite(name, value) {
    if (!Number.isFinite(value) || value <= 0) {
        throw new TypeError(`${name} must be a finite number greater than zero`);
    }
}
function validateNonNegativeFinite(name, value) {
    if (!Number.isFinite(value) || value < 0) {
        throw new TypeError(`${name} must be a finite non-negative number`);
    }
}
function validateOptions(opts) {
    validatePositiveFinite('pollingInterval', opts.pollingInterval);
    validatePositiveFinite('pollingBinaryInterval', opts.pollingBinaryInterval);
    if (typeof opts.atomic === 'number')
        validateNonNegativeFinite('atomic', opts.atomic);
    else if (typeof opts.atomic !== 'boolean') {
        throw new TypeError('atomic must be a boolean or finite non-negative number');
    }
    if (opts.depth !== undefined && (!Number.isSafeInteger(opts.depth) || opts.depth < 0)) {
        throw new TypeError('depth must be a non-negative safe integer');
    }
    if (opts.awaitWriteFinish) {
        validatePositiveFinite('awaitWriteFinish.pollInterval', opts.awaitWriteFinish.pollInterval);
        validateNonNegativeFinite('awaitWriteFinish.stabilityThreshold', opts.awaitWriteFinish.stabilityThreshold);
    }
}
/**
 * Watches files & directories for changes. Emitted events:
 * `add`, `addDir`, `change`, `unlink`, `unlinkDir`, `all`, `error`
 *
 *     new FSWatcher()
 *       .add(directories)
 *       .on('add', path => log('File', path, 'was added'))
 */
class FSWatcher extends external_node_events_.EventEmitter {
    options;
    /** @internal */
    lifecycle;
    /** @internal */
    tree;
    /** @internal */
    reconciliation;
    /** @internal */
    events;
    /** @internal */
    scheduler;
    /** @internal */
    handler;
    /** @internal */
    readyEmitted;
    /** @internal */
    streams;
    get closed() {
        return this.lifecycle !== undefined && this.lifecycle.state !== 'OPEN';
    }
    #ignoredPaths;
    #pendingAdds;
    #pathMutation;
    #pathBarriers;
    #closePromise;
    #userIgnored;
    #realDirs;
    #roots;
    #rootAncestors;
    #unwatchIgnored;
    #readyPending;
    #readyScheduled;
    // Not indenting methods for history sake; for now.
    constructor(_opts = {}, scheduler = systemScheduler) {
        super();
        if (_opts.backend !== undefined && !WATCH_BACKENDS.has(_opts.backend)) {
            throw new TypeError('backend must be auto, native, native-recursive, or polling');
        }
        this.#ignoredPaths = new Set();
        this.streams = new Set();
        this.#pendingAdds = new Map();
        this.#pathMutation = 0;
        this.#pathBarriers = new Map();
        this.#realDirs = new Map();
        this.#roots = new Set();
        this.#rootAncestors = new Map();
        this.readyEmitted = false;
        this.#readyPending = false;
        this.#readyScheduled = false;
        this.scheduler = scheduler;
        const awf = _opts.awaitWriteFinish;
        const opts = {
            ..._opts,
            // Defaults
            persistent: _opts.persistent ?? true,
            ignoreInitial: _opts.ignoreInitial ?? false,
            ignorePermissionErrors: _opts.ignorePermissionErrors ?? false,
            pollingInterval: _opts.pollingInterval ?? _opts.interval ?? 100,
            pollingBinaryInterval: _opts.pollingBinaryInterval ?? _opts.binaryInterval ?? 300,
            interval: 100,
            binaryInterval: 300,
            followSymlinks: _opts.followSymlinks ?? true,
            backend: _opts.backend ?? 'auto',
            usePolling: _opts.usePolling ?? false,
            // `undefined` already means unlimited traversal. Preserve the common
            // `depth: Infinity` spelling without forcing the per-directory backend.
            depth: _opts.depth === Number.POSITIVE_INFINITY ? undefined : _opts.depth,
            backendStrategy: 'native-per-directory',
            backendCapabilities: undefined,
            // useAsync: false,
            atomic: _opts.atomic ?? true,
            // Change format
            ignored: Object.freeze(_opts.ignored ? arrify(_opts.ignored).map(cloneOwnedMatcher) : []),
            awaitWriteFinish: awf === true
                ? DEF_AWF
                : typeof awf === 'object'
                    ? Object.freeze({ ...DEF_AWF, ...awf })
                    : false,
        };
        // Always default to polling on IBM i because fs.watch() is not available on IBM i.
        if (_opts.usePolling === true || isIBMi)
            opts.backend = 'polling';
        // Global override. Useful for developers, who need to force polling for all
        // instances of chokidar, regardless of usage / dependency depth
        const envPoll = process.env.CHOKIDAR_USEPOLLING;
        if (envPoll !== undefined) {
            const envLower = envPoll.toLowerCase();
            const envPolling = envLower === 'false' || envLower === '0'
                ? false
                : envLower === 'true' || envLower === '1'
                    ? true
                    : !!envLower;
            if (envPolling)
                opts.backend = 'polling';
            else if (opts.backend === 'polling')
                opts.backend = 'auto';
        }
        const envInterval = process.env.CHOKIDAR_INTERVAL;
        if (envInterval !== undefined)
            opts.pollingInterval = Number(envInterval);
        // Preserve resolved values for callers that still read the deprecated fields.
        opts.interval = opts.pollingInterval;
        opts.binaryInterval = opts.pollingBinaryInterval;
        opts.usePolling = opts.backend === 'polling';
        opts.backendCapabilities = selectBackend(opts);
        opts.backendStrategy = opts.backendCapabilities.kind;
        // Editor atomic write normalization is enabled by default only with fs.watch.
        // Inspect the raw option so the merged default cannot hide an implicit choice.
        if (_opts.atomic === undefined)
            opts.atomic = !opts.usePolling;
        validateOptions(opts);
        this.options = opts;
        this.lifecycle = new LifecycleScope(() => {
            if (this.#readyPending)
                this.queueReady();
        }, (error) => {
            if (!this.closed)
                this.handleError(error instanceof Error ? error : new Error(String(error)));
        });
        this.tree = new TreeState(() => !this.options.backendCapabilities.polling);
        this.reconciliation = new ReconciliationQueue(this.lifecycle);
        this.events = new EventPolicy({
            options: this.options,
            scheduler: this.scheduler,
            lifecycle: this.lifecycle,
            isClosed: () => this.closed,
            capturePathGeneration: () => this.capturePathGeneration(),
            isPathGenerationActive: (path, generation) => this.isPathGenerationActive(path, generation),
            isReady: () => this.readyEmitted,
            remove: (directory, item) => this.removePath(directory, item),
            handleError: (error) => this.handleError(error),
            publish: (event, args) => this.emitWithAll(event, args),
        });
        this.handler = new ObservationEngine(this);
        // You\u2019re frozen when your heart\u2019s not open.
        Object.freeze(opts);
    }
    addIgnoredPath(matcher) {
        matcher = this.ignoredMatcher(matcher);
        if (isMatcherObject(matcher)) {
            // return early if we already have a deeply equal matcher object
            for (const ignored of this.#ignoredPaths) {
                if (isMatcherObject(ignored) &&
                    ignored.path === matcher.path &&
                    ignored.recursive === matcher.recursive) {
                    return;
                }
            }
        }
        this.#ignoredPaths.add(matcher);
        this.#unwatchIgnored = undefined;
    }
    removeIgnoredPath(matcher) {
        matcher = this.ignoredMatcher(matcher);
        this.#ignoredPaths.delete(matcher);
        // now find any matcher objects with the matcher as path
        if (typeof matcher === 'string') {
            for (const ignored of this.#ignoredPaths) {
                // TODO (43081j): make this more efficient.
                // probably just make a `this._ignoredDirectories` or some
                // such thing.
                if (isMatcherObject(ignored) && ignored.path === matcher) {
                    this.#ignoredPaths.delete(ignored);
                }
            }
        }
        this.#unwatchIgnored = undefined;
    }
    ignoredMatcher(matcher) {
        if (typeof matcher === 'string')
            return logicalPathKey(matcher);
        if (isMatcherObject(matcher)) {
            return { path: logicalPathKey(matcher.path), recursive: matcher.recursive };
        }
        return matcher;
    }
    /** @internal */
    capturePathGeneration() {
        return this.#pathMutation;
    }
    invalidatePath(path) {
        this.#pathBarriers.set(logicalPathKey(path), ++this.#pathMutation);
    }
    /** @internal */
    isPathGenerationActive(path, generation) {
        if (this.lifecycle.state !== 'OPEN')
            return false;
        if (this.#pathBarriers.size === 0)
            return true;
        const logicalKey = logicalPathKey(path);
        for (const [barrier, barrierGeneration] of this.#pathBarriers) {
            if (barrierGeneration <= generation)
                continue;
            if (isSameOrInside(barrier, logicalKey))
                return false;
        }
        return true;
    }
    queueReady() {
        if (this.closed || this.readyEmitted)
            return;
        this.#readyPending = true;
        if (this.lifecycle.tasks.size > 0 || this.#readyScheduled)
            return;
        this.#readyScheduled = true;
        process.nextTick(() => {
            this.#readyScheduled = false;
            if (this.closed || this.readyEmitted || this.lifecycle.tasks.size > 0)
                return;
            this.#readyPending = false;
            this.readyEmitted = true;
            this.emit(EVENTS.READY);
        });
    }
    // Public methods
    /**
     * Adds paths to be watched on an existing FSWatcher instance.
     * @param paths_ file or file list
     */
    add(paths_) {
        if (this.closed) {
            throw new Error('Cannot add paths after FSWatcher.close() has been called');
        }
        const { cwd } = this.options;
        let paths = unifyPaths(paths_);
        if (cwd) {
            paths = paths.map((path) => {
                const absPath = getAbsolutePath(path, cwd);
                // Check `path` instead of `absPath` because the cwd portion can't be a glob
                return absPath;
            });
        }
        paths.forEach((path) => {
            this.removeIgnoredPath(path);
            this.addRootAncestors(path);
        });
        if (!this.readyEmitted)
            this.#readyPending = true;
        const addTask = Promise.all(paths.map(async (path) => {
            const key = logicalPathKey(path);
            if (this.lifecycle.closers.has(key) || this.#pendingAdds.has(key))
                return;
            const pendingToken = Symbol(key);
            const pathGeneration = this.capturePathGeneration();
            this.#pendingAdds.set(key, pendingToken);
            try {
                await this.handler.addRoot(path, true, pathGeneration);
            }
            finally {
                if (this.#pendingAdds.get(key) === pendingToken)
                    this.#pendingAdds.delete(key);
            }
        }));
        this.lifecycle.track(addTask);
        if (!this.readyEmitted)
            this.queueReady();
        return this;
    }
    /**
     * Close watchers or start ignoring events from specified paths.
     */
    unwatch(paths_) {
        if (this.closed)
            return this;
        let paths = unifyPaths(paths_);
        const { cwd } = this.options;
        if (cwd)
            paths = paths.map((path) => getAbsolutePath(path, cwd));
        paths.forEach((path) => {
            const key = logicalPathKey(path);
            const isDirectory = this.tree.watched.has(key);
            this.invalidatePath(key);
            this.removeRootAncestors(key);
            this.#pendingAdds.delete(key);
            this.events.cancelPath(key);
            this.closePath(key, isDirectory);
            this.addIgnoredPath(key);
            if (isDirectory) {
                this.addIgnoredPath({
                    path: key,
                    recursive: true,
                });
            }
            this.#unwatchIgnored = undefined;
        });
        return this;
    }
    /**
     * Close watchers and remove all listeners from watched paths.
     */
    close() {
        if (this.#closePromise) {
            return this.#closePromise;
        }
        const closers = this.lifecycle.beginClose();
        // Memory management.
        this.removeAllListeners();
        this.events.close();
        this.#pendingAdds.clear();
        this.#roots.clear();
        this.#rootAncestors.clear();
        this.streams.forEach((stream) => stream.destroy());
        this.#userIgnored = undefined;
        this.#unwatchIgnored = undefined;
        this.readyEmitted = false;
        this.tree.dispose();
        this.#pathBarriers.clear();
        this.streams.clear();
        this.reconciliation.clear();
        this.#realDirs.clear();
        this.#closePromise = (async () => {
            const closerResults = await Promise.allSettled(closers);
            await this.lifecycle.drain();
            this.lifecycle.finishClose();
            const failed = closerResults.find((result) => result.status === 'rejected');
            if (failed)
                throw failed.reason;
        })();
        return this.#closePromise;
    }
    /**
     * Expose list of watched paths. The result has a null prototype, so a
     * directory named `__proto__` is an ordinary own key.
     */
    getWatched() {
        const watchList = Object.create(null);
        this.tree.watched.forEach((entry) => {
            const dir = entry.path;
            const key = this.options.cwd ? external_node_path_.relative(this.options.cwd, dir) : dir;
            const index = key || '.';
            watchList[index] = entry.getChildren().sort();
        });
        return watchList;
    }
    /** @internal */
    emitRaw(...args) {
        if (!this.closed)
            this.emit(EVENTS.RAW, ...args);
    }
    emitWithAll(event, args) {
        this.emit(event, ...args);
        if (event !== EVENTS.ERROR)
            this.emit(EVENTS.ALL, event, ...args);
    }
    // Common helpers
    // --------------
    /**
     * Normalize and emit events.
     * Calling emitEvent DOES NOT MEAN emit() would be called!
     * @param event Type of event
     * @param path File or directory path
     * @param stats arguments to be passed with event
     * @internal
     */
    async emitEvent(event, path, stats) {
        if (this.closed)
            return;
        await this.events.emit(event, path, stats);
    }
    /**
     * Common handler for backend and reconciliation failures.
     * @internal
     */
    handleError(error) {
        if (this.closed)
            return;
        const normalized = error instanceof Error ? error : new Error(String(error));
        if (!isMissingError(normalized) &&
            (!this.options.ignorePermissionErrors || !isPermissionError(normalized))) {
            this.emit(EVENTS.ERROR, normalized);
        }
    }
    /**
     * Determines whether user has asked to ignore this path.
     * @internal
     */
    isIgnored(path, stats) {
        if (this.options.atomic && DOT_RE.test(path))
            return true;
        if (!this.#userIgnored) {
            const { cwd } = this.options;
            const ign = this.options.ignored;
            const ignored = (ign || []).map((matcher) => normalizeMatcher(matcher, cwd));
            const direct = compileMatchers(ignored);
            const pathMatchers = ignored.filter((matcher) => typeof matcher === 'string' || isMatcherObject(matcher));
            const canonical = compileMatchers(pathMatchers);
            this.#userIgnored = (candidate, candidateStats) => {
                if (direct(candidate, candidateStats))
                    return true;
                if (isWindows || pathMatchers.length === 0)
                    return false;
                // macOS commonly exposes /var through the /private/var symlink. Resolve
                // the containing directory (memoized per directory) instead of the
                // path itself, so files that no longer exist still project correctly.
                const absoluteCandidate = external_node_path_.resolve(candidate);
                let realPath;
                if (candidateStats?.isDirectory()) {
                    realPath = this.realDirectory(absoluteCandidate);
                }
                else {
                    const realDir = this.realDirectory(external_node_path_.dirname(absoluteCandidate));
                    if (realDir !== undefined)
                        realPath = external_node_path_.join(realDir, external_node_path_.basename(absoluteCandidate));
                }
                return (realPath !== undefined &&
                    realPath !== absoluteCandidate &&
                    canonical(realPath, candidateStats));
            };
        }
        // Directories above a watched path stay watchable, so a missing path can be
        // observed through its parent (#1374). Their other contents are still filtered.
        if (this.#userIgnored(path, stats) && !this.isRootAncestor(path, stats))
            return true;
        if (this.#ignoredPaths.size === 0)
            return false;
        if (!this.#unwatchIgnored) {
            this.#unwatchIgnored = compileMatchers([...this.#ignoredPaths]);
        }
        return this.#unwatchIgnored(logicalPathKey(path), stats);
    }
    isRootAncestor(path, stats) {
        // Regular files are never ancestors; skip the resolve on the hot scan path.
        if (stats?.isFile())
            return false;
        return this.#rootAncestors.has(logicalPathKey(path));
    }
    /** Records every directory above a requested root; refcounted across roots. */
    addRootAncestors(path) {
        const key = logicalPathKey(path);
        if (this.#roots.has(key))
            return;
        this.#roots.add(key);
        for (const ancestor of ancestorKeys(path)) {
            this.#rootAncestors.set(ancestor, (this.#rootAncestors.get(ancestor) ?? 0) + 1);
        }
    }
    removeRootAncestors(path) {
        if (!this.#roots.delete(logicalPathKey(path)))
            return;
        for (const ancestor of ancestorKeys(path)) {
            const count = (this.#rootAncestors.get(ancestor) ?? 1) - 1;
            if (count > 0)
                this.#rootAncestors.set(ancestor, count);
            else
                this.#rootAncestors.delete(ancestor);
        }
    }
    realDirectory(directory) {
        const key = logicalPathKey(directory);
        if (this.#realDirs.has(key))
            return this.#realDirs.get(key);
        let realPath;
        try {
            realPath = external_node_fs_.realpathSync.native(directory);
        }
        catch { }
        this.#realDirs.set(key, realPath);
        return realPath;
    }
    /** @internal */
    isUnwatched(path) {
        if (this.#ignoredPaths.size === 0)
            return false;
        if (!this.#unwatchIgnored) {
            this.#unwatchIgnored = compileMatchers([...this.#ignoredPaths]);
        }
        return this.#unwatchIgnored(logicalPathKey(path));
    }
    /**
     * Provides a set of common helpers and properties relating to symlink handling.
     * @param path file or directory pattern being watched
     * @internal
     */
    createHelper(path) {
        return new WatchHelper(path, this.options.followSymlinks, {
            capturePathGeneration: () => this.capturePathGeneration(),
            isntIgnored: (candidate, stats) => !this.isIgnored(candidate, stats),
        });
    }
    removeTreeItem(directory, item) {
        const entry = this.tree.peekDirectory(directory);
        if (!entry?.remove(item))
            return;
        const path = entry.path;
        const generation = this.lifecycle.generation;
        this.lifecycle.track((async () => {
            try {
                await (0,promises_.readdir)(path);
            }
            catch (error) {
                // Only a missing directory is gone; an unreadable one still exists.
                if (isMissingError(error) && this.lifecycle.isActive(generation)) {
                    this.removePath(external_node_path_.dirname(path), external_node_path_.basename(path));
                }
            }
        })());
    }
    // File helpers
    // ------------
    /**
     * Handles emitting unlink events for
     * files and directories, and via recursion, for
     * files and directories within directories that are unlinked
     * @param directory within which the following item is located
     * @param item      base path of item/directory
     * @internal
     */
    removePath(directory, item, isDirectory) {
        // if what is being deleted is a directory, get that directory's paths
        // for recursive deleting and cleaning of watched object
        // if it is not a directory, nestedDirectoryChildren will be empty array
        const path = external_node_path_.join(directory, item);
        const logicalKey = logicalPathKey(path);
        isDirectory = isDirectory != null ? isDirectory : this.tree.watched.has(logicalKey);
        // Removal is idempotent: a second caller finds nothing tracked and emits
        // nothing, while a path re-added in between is truthfully removed again.
        // Recursively remove children directories / files.
        const nestedDirectoryChildren = this.tree.peekDirectory(path)?.getChildren() ?? [];
        for (const nested of nestedDirectoryChildren)
            this.removePath(path, nested);
        // Check if item was on the watched list and remove it
        const wasTracked = this.tree.peekDirectory(directory)?.has(item) ?? false;
        const hadClosers = this.lifecycle.closers.has(logicalKey);
        this.removeTreeItem(directory, item);
        // Fixes issue #1042 -> Relative paths were detected and added as symlinks
        // (https://github.com/paulmillr/chokidar/blob/e1753ddbc9571bdc33b4a4af172d52cb6e611c10/lib/nodefs-handler.js#L612),
        // but never removed from the map in case the path was deleted.
        // This leads to an incorrect state if the path was recreated:
        // https://github.com/paulmillr/chokidar/blob/e1753ddbc9571bdc33b4a4af172d52cb6e611c10/lib/nodefs-handler.js#L553
        if (this.tree.symlinkPaths.has(logicalKey)) {
            this.tree.symlinkPaths.delete(logicalKey);
        }
        // If we wait for this file to be fully written, cancel the wait.
        const pendingWrite = this.events.pendingWrites.get(logicalKey);
        let suppressEvent = false;
        if (this.options.awaitWriteFinish && pendingWrite) {
            const event = pendingWrite.cancelWait();
            suppressEvent = event === EVENTS.ADD;
        }
        // Drop the entry if what got removed was a watched directory
        this.tree.watched.delete(logicalKey);
        this.tree.observed.delete(logicalKey);
        const eventName = isDirectory ? EVENTS.UNLINK_DIR : EVENTS.UNLINK;
        if (wasTracked && !suppressEvent && !this.isIgnored(path))
            this.emitEvent(eventName, path);
        // Avoid conflicts if we later create another file with the same name
        this.closePath(path);
        // A requested root that disappears is awaited from its nearest existing ancestor.
        if ((wasTracked || hadClosers) && this.#roots.has(logicalKey))
            this.rewatchMissingPath(path);
    }
    /**
     * Replaces every watch keyed at `path` with a wait from its nearest existing
     * ancestor, so the path is reported again when it reappears.
     * @internal
     */
    rewatchMissingPath(path) {
        if (this.closed || this.isUnwatched(path))
            return;
        this.closePath(path);
        this.lifecycle.track(this.handler.addRoot(path, false, this.capturePathGeneration()));
    }
    /**
     * Closes all watchers for a path
     * @internal
     */
    closePath(path, recursive = false) {
        const logicalKey = logicalPathKey(path);
        const contains = (candidate) => {
            if (candidate === logicalKey)
                return true;
            if (!recursive)
                return false;
            return isStrictlyInside(logicalKey, candidate);
        };
        // Snapshot closers: closing one may register or drop others.
        [...this.lifecycle.closers.keys()].filter(contains).forEach((key) => this.closeFile(key));
        // Resolutions at or below a closed directory may be stale. Only directories
        // are cached, so file closes stay O(1). Deleting the current key while
        // iterating a Map is safe.
        if (this.#realDirs.delete(logicalKey) || recursive) {
            const prefix = logicalKey.endsWith('/') ? logicalKey : `${logicalKey}/`;
            for (const key of this.#realDirs.keys()) {
                if (key.startsWith(prefix))
                    this.#realDirs.delete(key);
            }
        }
        if (recursive) {
            for (const [key, entry] of this.tree.watched) {
                if (!contains(key))
                    continue;
                entry.dispose();
                this.tree.watched.delete(key);
            }
            for (const key of this.tree.observed.keys()) {
                if (contains(key))
                    this.tree.observed.delete(key);
            }
            for (const key of this.tree.symlinkPaths.keys()) {
                if (contains(key))
                    this.tree.symlinkPaths.delete(key);
            }
            this.events.cancelWhere(contains);
            this.reconciliation.forgetPending((scope, candidate) => contains(scope) || contains(candidate));
            for (const key of this.#pendingAdds.keys()) {
                if (contains(key))
                    this.#pendingAdds.delete(key);
            }
        }
        const dir = external_node_path_.dirname(logicalKey);
        this.removeTreeItem(dir, external_node_path_.basename(logicalKey));
    }
    /**
     * Closes only file-specific watchers
     */
    closeFile(path) {
        const key = logicalPathKey(path);
        const closers = this.lifecycle.takeClosers(key);
        if (closers.length === 0)
            return;
        closers.forEach((closer) => {
            try {
                const result = closer();
                if (result instanceof Promise)
                    this.lifecycle.track(result);
            }
            catch (error) {
                this.lifecycle.track(Promise.reject(error));
            }
        });
    }
    /** @internal */
    addPathCloser(path, closer) {
        if (!closer)
            return;
        if (this.closed || this.isUnwatched(path)) {
            try {
                const result = closer();
                if (result instanceof Promise)
                    this.lifecycle.track(result);
            }
            catch (error) {
                this.lifecycle.track(Promise.reject(error));
            }
            return;
        }
        const key = logicalPathKey(path);
        this.lifecycle.addCloser(key, closer);
    }
    /** @internal */
    createScanStream(root, opts) {
        if (this.closed)
            return;
        const options = { type: EVENTS.ALL, alwaysStat: true, lstat: true, depth: 0, ...opts };
        const stream = readdirp(root, options);
        this.streams.add(stream);
        const finalize = () => this.streams.delete(stream);
        stream.once('close', finalize);
        stream.once('end', finalize);
        stream.once(EVENTS.ERROR, finalize);
        return stream;
    }
}
/**
 * Instantiates watcher with paths to be tracked.
 * @param paths file / directory paths
 * @param options opts, such as `atomic`, `awaitWriteFinish`, `ignored`, and others
 * @returns an instance of FSWatcher for chaining.
 * @example
 * const watcher = watch('.').on('all', (event, path) => { console.log(event, path); });
 * watch('.', { atomic: true, awaitWriteFinish: true, ignored: (f, stats) => stats?.isFile() && !f.endsWith('.js') })
 */
function watch(paths, options = {}) {
    const watcher = new FSWatcher(options);
    watcher.add(paths);
    return watcher;
}
/* harmony default export */ const chokidar = ({ watch: watch, FSWatcher: FSWatcher });


/***/ })

};
return { ids, modules }; })
