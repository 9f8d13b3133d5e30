((__CHUNK_IMPORT_META__) => {'use strict';const id = 5243;
const ids = [5243];
const modules = {

/***/ 23644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ changedBy),
/* harmony export */   PV: () => (/* binding */ ownFile),
/* harmony export */   fy: () => (/* binding */ markMixed),
/* harmony export */   iP: () => (/* binding */ announce)
/* harmony export */ });
/* unused harmony export manifestDuring */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87315);
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68348);
/* harmony import */ var _plan_inventory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59395);
/* harmony import */ var _plan_manifest_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5219);
/* harmony import */ var _plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8067);
/* harmony import */ var _plan_retired_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88410);







/** Says at the destination what is about to be written; a function of its own, so that its manifest does not stay. */
async function announce(destination, { wanted, inventory, plan }, turn) {
    const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const during = manifestDuring(wanted.manifest, inventory, changedBy(plan), id);
    const retired = { ...(0,_plan_retired_js__WEBPACK_IMPORTED_MODULE_5__/* .retiredOf */ .ZJ)(inventory.manifest), ...plan.retired };
    return { id, stands: await putAndWatch(destination, (0,_plan_retired_js__WEBPACK_IMPORTED_MODULE_5__/* .withRetired */ .QA)(during, retired), { id }, turn) };
}
/** Puts a manifest that says what is under way, by `mark`, with a way to ask whether it still stands there. */
async function putAndWatch(destination, manifest, { id, mixed }, turn) {
    const file = ownFile(_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_PATH */ .U4, manifest);
    if (destination.putWatched === undefined) {
        await destination.put(file, turn);
        return async () => true;
    }
    const isUntouched = await destination.putWatched(file, turn);
    return async () => {
        if (await isUntouched())
            return true;
        // Some services, and what stands before them, give another tag each time: then its text tells.
        const there = (0,_plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .parseManifest */ .Ng)((await destination.readText?.(_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_PATH */ .U4, turn)) ?? '');
        const publishing = there && (0,_plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .publishingOf */ .F2)(there);
        return publishing !== undefined && publishing.id === id && publishing.mixed === mixed;
    };
}
/** Everything that a plan writes, but for what is deleted. */
function changedBy({ added, updated, headers }) {
    return [...added, ...updated, ...headers];
}
/** The manifest that stands at the destination while the publish runs; read by `publishingOf`. */
function manifestDuring(wanted, inventory, changed, id) {
    const base = inventory.manifest ?? { ...wanted, pages: [] };
    const unfinished = inventory.manifest && (0,_plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .publishingOf */ .F2)(inventory.manifest);
    const files = filesAt(changed, wanted);
    const isKnown = (path) => {
        const there = inventory.files.get(path);
        return there === undefined || isComplete(there);
    };
    return {
        ...base,
        files: Object.fromEntries(knownOf(inventory)),
        // What a run before could not tell a cache of is still to be told.
        publishing: {
            run: wanted.run,
            id,
            files: unfinished === undefined ? files : { ...unfinished.files, ...files },
            ...othersAt(files, unfinished, isKnown),
        },
    };
}
/**
 * Says at the destination that two runs wrote there at once: `manifest` is what stands there, the job is what this run has
 * done a part of. Whoever comes next, the other run included, looks for itself. Gives a way to ask whether
 * nobody has come yet.
 */
async function markMixed(destination, manifest, { wanted, plan }, turn) {
    const base = manifest ?? { ...wanted.manifest, pages: [], files: {} };
    const other = manifest && (0,_plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .publishingOf */ .F2)(manifest);
    const { run = base.run, id } = other ?? {};
    const ours = filesAt(changedBy(plan), wanted.manifest);
    const files = { ...other?.files, ...ours };
    const mark = { id, mixed: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)() };
    const others = othersAt(ours, other, () => false);
    return putAndWatch(destination, { ...base, publishing: { run, ...mark, files, ...others } }, mark, turn);
}
/**
 * What may stand at the destination besides what a run sends now: where it is not known what is there, it may be what one
 * before sent, or what one before that did.
 */
function othersAt(files, unfinished, isKnown) {
    const others = Object.keys(unfinished?.files ?? {}).flatMap((path) => {
        if (isKnown(path))
            return [];
        const [sent, now] = [(0,_look_up_js__WEBPACK_IMPORTED_MODULE_6__/* .lookUp */ .T)(unfinished?.files ?? {}, path), (0,_look_up_js__WEBPACK_IMPORTED_MODULE_6__/* .lookUp */ .T)(files, path)];
        const older = (0,_look_up_js__WEBPACK_IMPORTED_MODULE_6__/* .lookUp */ .T)(unfinished?.others ?? {}, path) ?? [];
        const all = sent === undefined || now === undefined ? older : [...older, sent];
        const differing = all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at);
        return differing.length === 0 ? [] : [[path, differing]];
    });
    return others.length === 0 ? {} : { others: Object.fromEntries(others) };
}
function isSame(one, other) {
    return (0,_plan_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .sameBytes */ .er)(one, other) && (0,_plan_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .sameHeaders */ .lb)(one, other);
}
/** A file of ours beside the site's. */
function ownFile(path, manifest) {
    const { source, ...digests } = (0,_plan_manifest_body_js__WEBPACK_IMPORTED_MODULE_3__/* .manifestBody */ .c)(manifest);
    return {
        path,
        file: { ...digests, contentType: 'application/json', cacheControl: 'no-cache' },
        source,
    };
}
/** One at a time: lists of pairs would weigh as much as the manifest. */
function* knownOf({ files, manifest }) {
    for (const [path, file] of files) {
        // A listing may tell too little of a file of ours, which without its entry is nobody's from then on.
        const known = isComplete(file) ? file : (0,_look_up_js__WEBPACK_IMPORTED_MODULE_6__/* .lookUp */ .T)(manifest?.files ?? {}, path);
        if (known !== undefined)
            yield [path, known];
    }
}
/** Of a first publish, which may have a hundred thousand, the files of the manifest itself. */
function filesAt(paths, wanted) {
    const all = paths.length === Object.keys(wanted.files).length;
    return all ? wanted.files : Object.fromEntries(entriesOf(paths, wanted));
}
function* entriesOf(paths, { files }) {
    for (const path of paths) {
        const file = files[path];
        if (file !== undefined)
            yield [path, file];
    }
}
function isComplete(file) {
    const { sha256, size, contentType, cacheControl } = file;
    return [sha256, size, contentType, cacheControl].every((value) => value !== undefined);
}


/***/ }),

/***/ 35090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ releaseKeeper),
/* harmony export */   y: () => (/* binding */ forgetsRelease)
/* harmony export */ });
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87315);
/* harmony import */ var _plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8067);
/* harmony import */ var _plan_retired_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88410);
/* harmony import */ var _store_pace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53218);
/* harmony import */ var _announcement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23644);





/** Undefined where nothing is to be kept. */
function releaseKeeper({ rules, copy, put }, { inventory: { manifest }, plan }) {
    if (rules === undefined || rules.graceMs === 0 || copy === undefined || manifest === undefined)
        return undefined;
    // The one that is kept is still the one before.
    if (plan.isSameRelease)
        return undefined;
    return {
        async copyFiles(pace, turn) {
            await (0,_store_pace_js__WEBPACK_IMPORTED_MODULE_4__/* .eachPaced */ .d)(plan.copies, pace, turn.signal, async ({ from, to, file }) => {
                await copy(from, to, file, turn);
            });
        },
        writeManifest: (turn) => put((0,_announcement_js__WEBPACK_IMPORTED_MODULE_3__/* .ownFile */ .PV)(_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .PREVIOUS_PATH */ .aZ, releaseOf(manifest)), turn),
    };
}
/**
 * Whether the manifest that is kept must go: the next release is published without keeping the one before, and a rollback
 * would lead past that to an older one.
 */
function forgetsRelease({ rules, copy }, { inventory: { manifest }, plan }) {
    const isKept = copy !== undefined && Object.keys((0,_plan_retired_js__WEBPACK_IMPORTED_MODULE_2__/* .retiredOf */ .ZJ)(manifest)).length > 0;
    return isKept && rules?.graceMs === 0 && !plan.isSameRelease;
}
/** The release that is published; where a run was cut short, the one whose place it was to take. */
function releaseOf(manifest) {
    if ((0,_plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .publishingOf */ .F2)(manifest) === undefined)
        return (0,_plan_retired_js__WEBPACK_IMPORTED_MODULE_2__/* .withRetired */ .QA)(manifest, {});
    const { publishing: _, ...release } = manifest;
    const files = { ...release.files };
    for (const path of Object.keys(files))
        if (path.startsWith(_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .KEPT_FOLDER */ .Ui))
            delete files[path];
    return (0,_plan_retired_js__WEBPACK_IMPORTED_MODULE_2__/* .withRetired */ .QA)({ ...release, files }, {});
}


/***/ }),

/***/ 29376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Um: () => (/* binding */ LOOK_AGAIN_MS),
/* harmony export */   bg: () => (/* binding */ publishFiles)
/* harmony export */ });
/* unused harmony export phaseOf */
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87315);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _destination_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98979);
/* harmony import */ var _plan_inventory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59395);
/* harmony import */ var _plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8067);
/* harmony import */ var _plan_retired_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88410);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65756);
/* harmony import */ var _store_pace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53218);
/* harmony import */ var _store_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88500);
/* harmony import */ var _announcement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23644);
/* harmony import */ var _keep_release_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35090);











/**
 * Carries a plan out in an order that never shows a reader half a site: immutable assets \u2192 other files \u2192 HTML
 * pages \u2192 search index and sitemap \u2192 the destination's own finish \u2192 prune \u2192 manifest. A failed step stops before
 * the next. The manifest is last, and while the publish runs the destination's manifest says that it does, so
 * that the run after one that was killed looks for itself instead of believing it.
 *
 * Answers with its announcement's id where another run wrote at the same time: then the destination is to be looked at
 * again, and nothing was deleted, nor the manifest written. Without an id nothing of the site was written at all.
 */
async function publishFiles(destination, job, { signal, log, clock, isRollback = false, isStillThere, }) {
    const { wanted, inventory, plan } = job;
    const pace = (0,_store_pace_js__WEBPACK_IMPORTED_MODULE_8__/* .createPace */ .q)(destination.concurrency, clock);
    const turn = { signal, onThrottle: () => pace.throttled() };
    // First, so that an announcement that was left behind says that it has been done.
    const keeper = (0,_keep_release_js__WEBPACK_IMPORTED_MODULE_7__/* .releaseKeeper */ .u)(destination, job);
    await keeper?.copyFiles(pace, turn);
    if (!isRollback && !inventory.interrupted)
        await keeper?.writeManifest(turn);
    // Meanwhile another may have begun a publish, and even ended it.
    if (keeper !== undefined && (await inventory.stands?.()) === false)
        return { disturbed: undefined };
    if (!isRollback && (0,_keep_release_js__WEBPACK_IMPORTED_MODULE_7__/* .forgetsRelease */ .y)(destination, job))
        await destination.remove([_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .PREVIOUS_PATH */ .aZ], turn);
    const writes = plan.added.length + plan.updated.length + plan.headers.length + plan.deleted.length > 0;
    const announcement = writes ? await (0,_announcement_js__WEBPACK_IMPORTED_MODULE_6__/* .announce */ .iP)(destination, job, turn) : undefined;
    const watch = createWatch(announcement, clock);
    if (plan.inTheWay.length > 0)
        await destination.remove(plan.inTheWay, turn);
    const isWhole = await writeFiles(destination, job, { watch, pace, turn, log, clock });
    if (announcement !== undefined) {
        const disturbed = { disturbed: announcement.id };
        if (!isWhole || (await watch.isDisturbed()))
            return disturbed;
        // What was unfinished then may have been another's work in full swing, which ended before it saw ours.
        if (inventory.interrupted && (await isStillThere?.()) === false)
            return disturbed;
    }
    await destination.finish?.(cachedPaths(job), turn);
    const gone = new Set(plan.inTheWay);
    const old = plan.deleted.filter((path) => !gone.has(path));
    if (old.length > 0)
        await prune(destination, old, turn);
    if (announcement !== undefined && watch.ageMs() > LOOK_AGAIN_MS && (await watch.isDisturbed()))
        return { disturbed: announcement.id };
    await destination.put((0,_announcement_js__WEBPACK_IMPORTED_MODULE_6__/* .ownFile */ .PV)(_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4, (0,_plan_retired_js__WEBPACK_IMPORTED_MODULE_4__/* .withRetired */ .QA)(wanted.manifest, plan.retired)), turn);
    // Not before: where a rollback is cut short, the next must go on to the same release, and not to the other.
    if (!isRollback)
        return undefined;
    await keeper?.writeManifest(turn);
    // What is kept is the published one now: a rollback after the next publishes would lead past those.
    if (destination.rules?.graceMs === 0)
        await prune(destination, [_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .PREVIOUS_PATH */ .aZ], turn);
    return undefined;
}
function createWatch(announcement, clock) {
    let looked = clock.now();
    return {
        async isDisturbed() {
            looked = clock.now();
            return announcement !== undefined && !(await announcement.stands());
        },
        ageMs: () => clock.now() - looked,
    };
}
/** Sends what differs, phase by phase; false where that was left because another run has begun meanwhile. */
async function writeFiles(destination, { wanted, plan }, { watch, pace, turn, log, clock, }) {
    const { files } = wanted.manifest;
    const changed = (0,_announcement_js__WEBPACK_IMPORTED_MODULE_6__/* .changedBy */ .IW)(plan);
    const headersOnly = new Set(plan.headers);
    const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_9__/* .createProgress */ .m)(destination.name, { files: changed.length, bytes: plan.bytes }, log, clock);
    const phases = Map.groupBy(changed, (path) => phaseOf(path, files[path]));
    let isDisturbed = false;
    for (const phase of PHASES) {
        await (0,_store_pace_js__WEBPACK_IMPORTED_MODULE_8__/* .eachPaced */ .d)(phases.get(phase) ?? [], pace, turn.signal, async (path) => {
            const known = files[path];
            if (!isDisturbed && watch.ageMs() > LOOK_EVERY_MS && (await watch.isDisturbed()))
                isDisturbed = true;
            if (known === undefined || isDisturbed)
                return;
            const file = (0,_plan_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .asStored */ .wQ)(known);
            // The manifest may know of a file that somebody removed: that is sent.
            if (headersOnly.has(path) && (await destination.updateHeaders(path, file, turn))) {
                progress.advance(0);
                return;
            }
            const large = file.size > _store_store_js__WEBPACK_IMPORTED_MODULE_5__/* .IN_ONE_PIECE */ .MP ? progress.largeFile() : undefined;
            const ofFile = large === undefined ? turn : { ...turn, onSent: large.sent };
            await destination.put({ path, file, source: (0,_destination_js__WEBPACK_IMPORTED_MODULE_10__/* .sourceOf */ .v)(wanted, path) }, ofFile);
            large?.ended();
            progress.advance(file.size);
        });
    }
    return !isDisturbed;
}
/** How often a run that writes for long looks whether another has begun. */
const LOOK_EVERY_MS = 5000;
/** In less nobody else has begun and ended a publish. */
const LOOK_AGAIN_MS = 500;
/** Deletes what is no part of the site any more. A failure says that the new one is there all the same. */
async function prune(destination, paths, turn) {
    try {
        await destination.remove(paths, turn);
    }
    catch (error) {
        if (!(error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR))
            throw error;
        const { code, what, value, why, fix = 'run again' } = error;
        const live = 'the new site is complete and live, only old files remain';
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR(code, { what, value, why, fix: `${fix}; ${live}`, cause: error });
    }
}
/** What a cache may hold in another form: all that changed here, or in a run that did not come to tell the cache. */
function cachedPaths({ wanted, inventory, plan }) {
    const { files } = wanted.manifest;
    const { manifest } = inventory;
    const unfinished = manifest === undefined ? undefined : (0,_plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .publishingOf */ .F2)(manifest);
    const paths = [...plan.added, ...plan.updated, ...plan.headers, ...Object.keys(unfinished?.files ?? {})];
    const added = new Set(plan.added);
    // Nobody has asked for an asset yet that no page named before.
    const isNew = (path) => added.has(path) && /\bimmutable\b/i.test(files[path]?.cacheControl ?? '');
    return [...new Set([...paths.filter((path) => !isNew(path)), ...plan.deleted])];
}
const PHASES = ['immutable', 'other', 'page', 'index'];
/** Files by which readers and machines find pages: they come after the pages they name. */
const INDEX = /(^|\/)(sitemap[^/]*\.xml|llms[^/]*\.txt|_?search\/[^/]+\.(js|json|bin)|_?search[^/]*\.json)$/;
/** When a file is published: what others need comes before what needs it. */
function phaseOf(path, file) {
    // Whatever a rule says of it: it names the others.
    if (/^text\/html\b/i.test(file?.contentType ?? ''))
        return 'page';
    if (/\bimmutable\b/i.test(file?.cacheControl ?? ''))
        return 'immutable';
    return INDEX.test(path) ? 'index' : 'other';
}


/***/ }),

/***/ 35243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rollback: () => (/* binding */ rollback)
/* harmony export */ });
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87315);
/* harmony import */ var _log_measures_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77517);
/* harmony import */ var _text_first_few_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65358);
/* harmony import */ var _plan_inventory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59395);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48216);
/* harmony import */ var _plan_plan_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56354);
/* harmony import */ var _plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8067);
/* harmony import */ var _announcement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23644);
/* harmony import */ var _no_rollback_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29793);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29376);










/** Brings back the release before the one that is published. Throws E_ROLLBACK where that cannot be done whole. */
async function rollback(destination, options) {
    const turn = { signal: options.signal };
    if (destination.kind === 'files')
        await rollbackFiles(destination, options, turn);
    else if (destination.rollback === undefined) {
        throw (0,_no_rollback_js__WEBPACK_IMPORTED_MODULE_5__/* .noRollback */ .a)(destination.name, 'this kind of destination keeps no release before', 'publish the older commit again');
    }
    else
        await destination.rollback(options.plan, turn);
}
/**
 * Publishes the kept manifest again, in the usual order, from bytes that are at the store still. The release that
 * is rolled back is kept in turn: a second rollback brings it back.
 */
async function rollbackFiles(destination, options, turn) {
    const { name, copy, readText } = destination;
    const text = await readText?.(_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .PREVIOUS_PATH */ .aZ, turn);
    const before = text === undefined ? undefined : (0,_plan_read_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .parseManifest */ .Ng)(text);
    if (before === undefined || copy === undefined) {
        throw (0,_no_rollback_js__WEBPACK_IMPORTED_MODULE_5__/* .noRollback */ .a)(name, `there is no ${_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .PREVIOUS_PATH */ .aZ}: a release is kept only where grace= is given when the next is published, or that is rolled back`, 'publish the older commit again; add grace=7d to the destination for the next time');
    }
    const inventory = (0,_plan_inventory_js__WEBPACK_IMPORTED_MODULE_1__/* .inventoryBelieving */ .Gh)(await destination.inventory(turn));
    const { rules } = destination;
    const plan = (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planOf */ .X)(before, inventory, {
        force: destination.force,
        rules,
        copies: true,
        keepsHeaders: destination.keepsHeaders,
        hasFolders: destination.hasFolders,
        now: options.clock.now(),
    });
    if (plan.isSameRelease && !inventory.interrupted) {
        throw (0,_no_rollback_js__WEBPACK_IMPORTED_MODULE_5__/* .noRollback */ .a)(name, `the release that is kept, of ${before.createdAt}, is the published one: a rollback without grace= keeps none, and a publish that was cut short may have changed nothing yet`, 'nothing was changed; publish the commit you want again');
    }
    const places = placesOf(inventory, plan);
    const lost = [...plan.added, ...plan.updated].filter((path) => !places.has(storedDigest(before.files[path]) ?? ''));
    if (lost.length > 0)
        throw incomplete(name, lost, before);
    options.log.info(`${name}: back to ${(0,_plan_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .releaseText */ .hO)(before)}: ` +
        `${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(plan.added.length + plan.updated.length, 'file')} to restore, ${plan.headers.length} with other headers, ${plan.deleted.length} to delete`);
    if (options.plan)
        return;
    const fromTheStore = {
        ...destination,
        async put(outgoing, putTurn) {
            const from = typeof outgoing.source === 'string' ? places.get(outgoing.file.sha256) : undefined;
            if (from === undefined)
                await destination.put(outgoing, putTurn);
            else if (!(await copy(from, outgoing.path, outgoing.file, putTurn))) {
                throw incomplete(name, [outgoing.path], before);
            }
        },
    };
    // Nothing is read from a disk: `fromTheStore` copies.
    const wanted = { manifest: before, directory: '', bundlePath: '' };
    const job = { wanted, inventory, plan };
    const ended = await (0,_publish_js__WEBPACK_IMPORTED_MODULE_6__/* .publishFiles */ .bg)(fromTheStore, job, {
        ...options,
        isRollback: true,
    });
    if (ended === undefined)
        return;
    if (ended.disturbed !== undefined)
        await (0,_announcement_js__WEBPACK_IMPORTED_MODULE_4__/* .markMixed */ .fy)(destination, (await destination.inventory(turn)).manifest, job, turn);
    const why = 'somebody published there at the same time';
    throw (0,_no_rollback_js__WEBPACK_IMPORTED_MODULE_5__/* .noRollback */ .a)(name, why, 'wait until that has ended, and publish the commit you want again');
}
/** Digest \u2192 a path that holds these bytes still when the rollback copies them. */
function placesOf({ files }, plan) {
    const places = new Map(plan.copies.map(({ to, file }) => [file.sha256, to]));
    const overwritten = new Set([...plan.updated, ...plan.inTheWay]);
    for (const [path, file] of files) {
        const sha256 = storedDigest(file);
        if (sha256 !== undefined && !overwritten.has(path))
            places.set(sha256, path);
    }
    return places;
}
/** What a store holds is known by the digest of its bytes, compressed where they are. */
function storedDigest(file) {
    return (file?.stored ?? file)?.sha256;
}
function incomplete(name, lost, { createdAt }) {
    return (0,_no_rollback_js__WEBPACK_IMPORTED_MODULE_5__/* .noRollback */ .a)(name, `${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(lost.length, 'file')} of the release of ${createdAt} ${lost.length === 1 ? 'is' : 'are'} gone (${(0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_9__/* .firstFew */ .D)(lost, 5)}): its grace is over, or somebody deleted them`, 'publish the older commit again; the published site was not touched');
}


/***/ })

};
return { ids, modules }; })
