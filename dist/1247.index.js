export const id = 1247;
export const ids = [1247];
export const modules = {

/***/ 42548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bg: () => (/* binding */ publishFiles)
/* harmony export */ });
/* unused harmony exports phaseOf, manifestDuring */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87315);
/* harmony import */ var _inventory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88196);
/* harmony import */ var _manifest_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32143);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8784);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65756);
/* harmony import */ var _retired_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69846);







/**
 * Carries a plan out in an order that never shows a reader half a site: immutable assets → other files → HTML
 * pages → search index and sitemap → the destination's own finish → prune → manifest. A failed step stops before
 * the next. The manifest is last, and while the publish runs the destination's manifest says that it does, so
 * that the run after one that was killed looks for itself instead of believing it.
 */
async function publishFiles(destination, site, inventory, plan, { signal, log, clock }) {
    const pace = (0,_pace_js__WEBPACK_IMPORTED_MODULE_5__/* .createPace */ .q)(destination.concurrency, clock);
    const turn = { signal, onThrottle: () => pace.throttled() };
    const { files } = site.manifest;
    const changed = [...plan.added, ...plan.updated, ...plan.headers];
    const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_6__/* .createProgress */ .mf)(destination.name, { files: changed.length, bytes: plan.bytes }, log, clock);
    const outgoing = (path, file) => ({
        path,
        file: (0,_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .asStored */ .wQ)(file),
        source: site.elsewhere?.get(path) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(site.directory, path),
    });
    const headersOnly = new Set(plan.headers);
    if (changed.length + plan.deleted.length > 0) {
        await announce(destination, site.manifest, inventory, plan, changed, turn);
    }
    await keepRelease(destination, inventory, plan, (copies, work) => (0,_pace_js__WEBPACK_IMPORTED_MODULE_5__/* .eachPaced */ .d)(copies, pace, signal, work), turn);
    const phases = Map.groupBy(changed, (path) => phaseOf(path, files[path]));
    for (const phase of PHASES) {
        await (0,_pace_js__WEBPACK_IMPORTED_MODULE_5__/* .eachPaced */ .d)(phases.get(phase) ?? [], pace, signal, async (path) => {
            const file = files[path];
            if (file === undefined)
                return;
            // Made when its turn comes: all at once would weigh as much as the manifest.
            const one = outgoing(path, file);
            if (headersOnly.has(one.path)) {
                await destination.updateHeaders(one, turn);
                progress.advance(0);
            }
            else {
                await destination.put(one, turn);
                progress.advance(one.file.size);
            }
        });
    }
    await destination.finish?.(cachedPaths(site.manifest, inventory, plan), turn);
    if (plan.deleted.length > 0)
        await destination.remove(plan.deleted, turn);
    await destination.put(ownFile(_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_PATH */ .U4, (0,_retired_js__WEBPACK_IMPORTED_MODULE_4__/* .withRetired */ .QA)(site.manifest, plan.retired)), turn);
}
/** Says at the destination what is about to be written; a function of its own, so that its manifest does not stay. */
async function announce(destination, wanted, inventory, plan, changed, turn) {
    const during = manifestDuring(wanted, inventory, changed);
    const retired = { ...(0,_retired_js__WEBPACK_IMPORTED_MODULE_4__/* .retiredOf */ .ZJ)(inventory.manifest), ...plan.retired };
    await destination.put(ownFile(_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_PATH */ .U4, (0,_retired_js__WEBPACK_IMPORTED_MODULE_4__/* .withRetired */ .QA)(during, retired)), turn);
}
/** What a cache may hold in another form: all that changed here, or in a run that did not come to tell the cache. */
function cachedPaths({ files }, { manifest }, plan) {
    const unfinished = manifest === undefined ? undefined : (0,_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .publishingOf */ .F2)(manifest);
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
    if (/\bimmutable\b/i.test(file?.cacheControl ?? ''))
        return 'immutable';
    if (/^text\/html\b/i.test(file?.contentType ?? ''))
        return 'page';
    return INDEX.test(path) ? 'index' : 'other';
}
/** The manifest that stands at the destination while the publish runs; read by `publishingOf`. */
function manifestDuring(wanted, inventory, changed) {
    const base = inventory.manifest ?? { ...wanted, pages: [] };
    return {
        ...base,
        files: Object.fromEntries(completeOf(inventory)),
        publishing: { run: wanted.run, files: filesAt(changed, wanted) },
    };
}
/** One at a time: lists of pairs would weigh as much as the manifest. */
function* completeOf({ files }) {
    for (const [path, file] of files)
        if (isComplete(file))
            yield [path, file];
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
/** Keeps what a rollback to the release before needs, before anything of it is overwritten. */
async function keepRelease(destination, { manifest, interrupted }, plan, each, turn) {
    // After an interruption the release before is the one that is kept already.
    if (destination.rules === undefined || destination.rules.graceMs === 0)
        return;
    if (manifest === undefined || interrupted || destination.copy === undefined)
        return;
    const { copy } = destination;
    await each(plan.copies, async ({ from, to, file }) => {
        await copy(from, to, file, turn);
    });
    await destination.put(ownFile(_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .PREVIOUS_PATH */ .aZ, (0,_retired_js__WEBPACK_IMPORTED_MODULE_4__/* .withRetired */ .QA)(manifest, {})), turn);
}
function ownFile(path, manifest) {
    const { source, ...digests } = (0,_manifest_body_js__WEBPACK_IMPORTED_MODULE_3__/* .manifestBody */ .c)(manifest);
    return {
        path,
        file: { ...digests, contentType: 'application/json', cacheControl: 'no-cache' },
        source,
    };
}


/***/ }),

/***/ 51247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rollback: () => (/* binding */ rollback)
/* harmony export */ });
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87315);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _inventory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88196);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68220);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65756);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42548);






/** Brings back the release before the one that is published. Throws E_ROLLBACK where that cannot be done whole. */
async function rollback(destination, options) {
    const turn = { signal: options.signal, onThrottle() { } };
    if (destination.kind === 'files')
        await rollbackFiles(destination, options, turn);
    else if (destination.rollback === undefined) {
        throw impossible(destination.name, 'this kind of destination keeps no release before', 'publish the older commit again');
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
    const before = text === undefined ? undefined : (0,_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .parseManifest */ .Ng)(text);
    if (before === undefined || copy === undefined) {
        throw impossible(name, `there is no ${_bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .PREVIOUS_PATH */ .aZ}: a release is kept only where grace= was given when the next was published`, 'publish the older commit again; add grace=7d to the destination for the next time');
    }
    const inventory = await destination.inventory(turn);
    const { rules } = destination;
    const plan = (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planOf */ .X)(before, inventory, {
        force: destination.force,
        rules,
        copies: true,
        now: options.clock.now(),
    });
    const work = [plan.added, plan.updated, plan.headers, plan.deleted].some((paths) => paths.length > 0);
    if (!work && !inventory.interrupted) {
        throw impossible(name, `the release that is kept, of ${before.createdAt}, is the published one: a rollback without grace= keeps none`, 'nothing was changed; publish the commit you want again');
    }
    const places = placesOf(inventory, plan);
    const lost = [...plan.added, ...plan.updated].filter((path) => !places.has(storedDigest(before.files[path]) ?? ''));
    if (lost.length > 0)
        throw incomplete(name, lost, before);
    options.log.info(`${name}: back to the release of ${before.createdAt}${before.commit === null ? '' : ` (commit ${before.commit})`}: ` +
        `${(0,_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .filesText */ .TC)(plan.added.length + plan.updated.length)} to restore, ${plan.headers.length} with other headers, ${plan.deleted.length} to delete`);
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
    const site = { manifest: before, directory: '', bundlePath: '' };
    await (0,_publish_js__WEBPACK_IMPORTED_MODULE_4__/* .publishFiles */ .bg)(fromTheStore, site, inventory, plan, options);
}
/** Digest → a path that holds these bytes and that the rollback does not overwrite. */
function placesOf({ files }, plan) {
    const places = new Map(plan.copies.map(({ to, file }) => [file.sha256, to]));
    const overwritten = new Set(plan.updated);
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
    const some = lost.slice(0, 5).join(', ');
    return impossible(name, `${(0,_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .filesText */ .TC)(lost.length)} of the release of ${createdAt} ${lost.length === 1 ? 'is' : 'are'} gone (${some}${lost.length > 5 ? ', …' : ''}): its grace is over, or somebody deleted them`, 'publish the older commit again; the published site was not touched');
}
function impossible(value, why, fix) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_ROLLBACK', { what: 'The release before cannot be brought back', value, why, fix });
}


/***/ })

};
