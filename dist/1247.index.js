export const id = 1247;
export const ids = [1247];
export const modules = {

/***/ 51247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rollback: () => (/* binding */ rollback)
/* harmony export */ });
/* harmony import */ var _bundle_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87315);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _inventory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68767);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68220);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50725);





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
    const places = placesOf(inventory, plan);
    const lost = [...plan.added, ...plan.updated].filter((path) => !places.has(storedDigest(before.files[path]) ?? ''));
    if (lost.length > 0)
        throw incomplete(name, lost, before);
    options.log.info(`${name}: back to the release of ${before.createdAt}${before.commit === null ? '' : ` (commit ${before.commit})`}: ` +
        `${plan.added.length + plan.updated.length} files to restore, ${plan.headers.length} with other headers, ${plan.deleted.length} to delete`);
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
    return impossible(name, `${lost.length} files of the release of ${createdAt} are gone (${some}${lost.length > 5 ? ', …' : ''}): its grace is over, or somebody deleted them`, 'publish the older commit again; the published site was not touched');
}
function impossible(value, why, fix) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_ROLLBACK', { what: 'The release before cannot be brought back', value, why, fix });
}


/***/ })

};
