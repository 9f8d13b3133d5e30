export const id = 3097;
export const ids = [3097];
export const modules = {

/***/ 31681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ openFromTerminal),
/* harmony export */   Mm: () => (/* binding */ headerRulesOf),
/* harmony export */   sF: () => (/* binding */ readDestinations)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35233);
/* harmony import */ var _deploy_headers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41833);
/* harmony import */ var _deploy_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42705);
/* harmony import */ var _deploy_schemes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62432);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5605);
/* harmony import */ var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35934);










/** Destinations given as arguments of a command. Throws {@link InvalidInputs} with everything that is wrong. */
function readDestinations(lines) {
    const { specs, problems } = (0,_deploy_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseDestinations */ .d)(lines.join('\n'));
    refuse('destination', problems);
    return specs;
}
/** Rules of `--headers`. Throws {@link InvalidInputs} with everything that is wrong. */
function headerRulesOf(lines) {
    const { rules, problems } = (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_5__/* .parseHeaderRules */ .aA)(lines.join('\n'));
    refuse('--headers', problems);
    return rules;
}
/** Throws {@link InvalidInputs} if there is a problem. */
function refuse(input, problems) {
    const [first, ...others] = problems.map(({ value, why, fix }) => ({ input, value, why, fix, code: 'E_INPUT_INVALID' }));
    if (first !== undefined)
        throw new _inputs_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .InvalidInputs */ .h([first, ...others]);
}
/** Opens a destination outside a workflow run, for a folder instead of a bundle. */
async function openFromTerminal(spec, { client, log }) {
    return (0,_deploy_schemes_js__WEBPACK_IMPORTED_MODULE_7__/* .openDestination */ .x)(spec, {
        origin: spec.scheme === 'branch' ? await originOf(process.cwd()) : undefined,
        http: client.http,
        clock: _clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m,
        env: process.env,
        log,
        workingDirectory: process.cwd(),
        docsDirectories: [],
        artifactName: 'docs-site',
        uploadArtifact: async () => {
            throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .Failure */ .HR('E_ARTIFACT', {
                what: 'A folder cannot be pushed as an artifact',
                fix: 'use the run command, which has the bundle as one archive',
            });
        },
        tempDirectory: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),
        github: undefined,
    });
}
/** The remote `origin` of a checkout, without a password; undefined where there is none. */
async function originOf(folder) {
    const git = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
    try {
        const { stdout } = await git('git', ['-C', folder, 'remote', 'get-url', '--push', 'origin']);
        const address = stdout.trim();
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
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 63097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pushFolder: () => (/* binding */ pushFolder)
/* harmony export */ });
/* harmony import */ var _deploy_deploy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36764);
/* harmony import */ var _deploy_headers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41833);
/* harmony import */ var _destinations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31681);



/** Publishes a folder, and answers with what came of it. */
async function pushFolder({ directory, hashing }, lines, { headers, ...options }, session) {
    const { log, signal, answer } = session;
    const specs = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_2__/* .readDestinations */ .sF)(lines);
    const rules = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_2__/* .headerRulesOf */ .Mm)(headers);
    const destinations = await Promise.all(specs.map((spec) => (0,_destinations_js__WEBPACK_IMPORTED_MODULE_2__/* .openFromTerminal */ .Hn)(spec, session)));
    const site = hashing.then((found) => {
        (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_1__/* .warnOfUnused */ .Mw)(found, rules, log);
        return { directory, bundlePath: '', manifest: (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_1__/* .withHeaders */ .jL)(found, rules) };
    });
    const { deployments, changes } = await (0,_deploy_deploy_js__WEBPACK_IMPORTED_MODULE_0__/* .deploy */ .g)(site, destinations, { ...options, signal, log });
    for (const { destination, status, url } of deployments)
        log.info(`${status}: ${destination}${url === null || status === 'failed' ? '' : `, see ${url}`}`);
    const ok = deployments.every(({ error }) => error === null);
    answer({ ok, deployments, changes: changes ?? null });
}


/***/ }),

/***/ 36764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ deploy)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35233);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _alias_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78135);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48409);
/* harmony import */ var _inventory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88196);
/* harmony import */ var _md5_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74319);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68220);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65756);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42548);









/**
 * Publishes a site at all destinations, side by side. One that fails does not stop the others: it is reported as
 * `failed`, in the order given, and the caller decides what that means. Throws only when `signal` aborts, or when a
 * site that was still to come does not: what the destinations have is asked meanwhile. `changes` compares the pages
 * with the first destination that knows what it has.
 */
async function deploy(site, destinations, options) {
    const results = await Promise.all(destinations.map((destination) => deployTo(destination, site, options)));
    options.signal.throwIfAborted();
    return {
        deployments: results.map(({ deployment }) => deployment),
        changes: results.find(({ changes }) => changes !== undefined)?.changes,
    };
}
async function deployTo(destination, coming, options) {
    const { signal, log } = options;
    const ended = new AbortController();
    const turn = { signal: AbortSignal.any([signal, ended.signal]), onThrottle() { } };
    const looking = destination.inventory?.(turn);
    // A failure is told once the site is here.
    const looked = looking?.catch(() => undefined);
    try {
        return await deploySite(destination, await coming, looking, options);
    }
    finally {
        // Without a site nobody waits for what was asked.
        ended.abort();
        await looked;
        log.progress('', destination.name);
        await destination.close?.();
    }
}
async function deploySite(destination, site, looking, options) {
    const { signal, log, clock = _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m } = options;
    const started = clock.now();
    const turn = { signal, onThrottle() { } };
    const ended = (status, plan, more = {}) => ({
        destination: destination.name,
        status,
        url: destination.url,
        added: plan?.added.length ?? 0,
        updated: (plan?.updated.length ?? 0) + (plan?.headers.length ?? 0),
        deleted: plan?.deleted.length ?? 0,
        unchanged: plan?.unchanged.length ?? 0,
        bytes: plan?.bytes ?? 0,
        milliseconds: clock.now() - started,
        error: null,
        ...more,
    });
    let changes;
    try {
        const known = await looking;
        const looked = known ?? _inventory_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$;
        const stays = destination.alias === true ? (0,_alias_js__WEBPACK_IMPORTED_MODULE_2__/* .aliasStays */ .fK)(site.manifest, looked.manifest) : undefined;
        if (stays !== undefined) {
            log.info(`${destination.name} stays as it is: ${stays}`);
            return { deployment: ended('unchanged', undefined), changes };
        }
        const { rules, copy } = destination.kind === 'files' ? destination : {};
        const wanted = (await destination.wanted?.(site, looked, turn)) ?? site;
        const inventory = (0,_inventory_js__WEBPACK_IMPORTED_MODULE_4__/* .inventoryKnowing */ .SG)(looked, await (0,_md5_js__WEBPACK_IMPORTED_MODULE_5__/* .presentByMd5 */ .B)(wanted, looked, signal));
        const plan = (0,_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .planOf */ .X)(wanted.manifest, inventory, {
            force: destination.force,
            rules,
            copies: copy !== undefined,
            now: clock.now(),
        });
        if (known !== undefined)
            changes = plan.changes;
        (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .guard */ .ah)(wanted.manifest, inventory, {
            maxPageLoss: options.maxPageLoss,
            force: destination.force,
            required: rules?.required,
        });
        const { limits = [] } = destination.kind === 'whole' ? destination : {};
        for (const limit of limits)
            (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .guardLimits */ .uN)(wanted.manifest, limit);
        if (!destination.force)
            (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .guardPrune */ .u$)(plan, inventory);
        log.info(`${destination.name}: ${summaryOf(plan, destination.kind, known)}`);
        const { neighbours = [] } = inventory;
        if (neighbours.length > 0)
            log.info(`${destination.name}: other sites are published below: ${neighbours.join(', ')}; left alone`);
        if (plan.left.length > 0)
            log.warning(leftText(destination.name, plan.left));
        if (options.plan) {
            if (known !== undefined)
                for (const line of detailsOf(plan))
                    log.info(line);
            const requests = destination.kind === 'files' ? requestsOf(plan) : undefined;
            return { deployment: ended('planned', plan, { headers: plan.headers.length, requests }), changes };
        }
        // The manifest of an alias tells which version it has reached, also where two versions have the same pages.
        const moves = destination.alias === true && inventory.manifest?.exportVersion !== site.manifest.exportVersion;
        if (plan.nothingToDo && !moves)
            return { deployment: ended('unchanged', plan), changes };
        if (destination.kind === 'whole') {
            const published = await destination.publish(wanted, turn);
            return { deployment: ended('published', plan, published), changes };
        }
        await (0,_publish_js__WEBPACK_IMPORTED_MODULE_7__/* .publishFiles */ .bg)(destination, wanted, inventory, plan, { signal, log, clock });
        return { deployment: ended('published', plan), changes };
    }
    catch (error) {
        const message = (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .codedMessageOf */ .Ui)(error);
        if (!signal.aborted)
            log.error(`${destination.name}: ${message}`);
        const failed = ended('failed', undefined, { error: { code: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error), message } });
        return { deployment: failed, changes };
    }
}
/** A plan in one line. */
function summaryOf(plan, kind, known) {
    if (known === undefined)
        return `the whole site, ${(0,_progress_js__WEBPACK_IMPORTED_MODULE_8__/* .filesText */ .TC)(plan.added.length)}, as one archive`;
    if (plan.nothingToDo)
        return plan.unchanged.length === 1
            ? 'nothing to do, its one file is there'
            : `nothing to do, all ${plan.unchanged.length} files are there`;
    const retired = Object.keys(plan.retired).length;
    const parts = [
        `${plan.added.length} new`,
        `${plan.updated.length} changed`,
        `${plan.headers.length} with other headers`,
        `${plan.deleted.length} to delete`,
        `${plan.unchanged.length} unchanged`,
        ...(retired === 0 ? [] : [`${retired} old ones kept for a while`]),
    ];
    if (kind === 'whole')
        return parts.join(', ');
    return [...parts, `${(0,_progress_js__WEBPACK_IMPORTED_MODULE_8__/* .bytesText */ .pV)(plan.bytes)} to send in about ${requestsOf(plan)} requests`].join(', ');
}
/** What a store is asked to carry a plan out; the manifest goes there twice. */
function requestsOf({ added, updated, headers, copies, deleted, nothingToDo }) {
    if (nothingToDo)
        return 0;
    return (added.length + updated.length + headers.length + copies.length + Math.ceil(deleted.length / 1000) + 2);
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
    return more > 0 ? [...lines.slice(0, MOST_DETAILS), `… and ${more} more`] : lines;
}
function leftText(name, left) {
    const some = left.slice(0, 3).join(', ');
    return (`${name}: ${(0,_progress_js__WEBPACK_IMPORTED_MODULE_8__/* .filesText */ .TC)(left.length)} ${left.length === 1 ? 'is' : 'are'} there that this site does not know (${some}${left.length > 3 ? ', …' : ''}): ` +
        'left alone. If they belong to an older copy of the site, add force=true to the destination once');
}


/***/ }),

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


/***/ })

};
