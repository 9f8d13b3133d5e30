((__CHUNK_IMPORT_META__) => {'use strict';const id = 9256;
const ids = [9256];
const modules = {

/***/ 24524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ withLostPages)
/* harmony export */ });
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86101);
/* harmony import */ var _host_files_redirects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61109);
/* harmony import */ var _host_files_routing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51974);



/** The difference together with what readers find no more: `_redirects` of the site is read where pages are gone. */
async function withLostPages(difference, { directory, manifest }, before) {
    const { removed } = difference;
    if (removed.length === 0)
        return { ...difference, lost: [] };
    const routing = await (0,_host_files_routing_js__WEBPACK_IMPORTED_MODULE_1__/* .readRouting */ .bN)(directory, manifest);
    const leads = leadsSomewhere(manifest, routing);
    const gone = removed.filter((page) => !leads(page));
    return { ...difference, lost: successors(gone, difference.added, manifest, before) };
}
/** Tells whether who asks for a page of old finds something: a page at that address, or a redirect. */
function leadsSomewhere({ files }, { exact, patterns }) {
    const expressions = patterns.map(({ source }) => new RegExp(`^${(0,_host_files_redirects_js__WEBPACK_IMPORTED_MODULE_0__/* .expressionOf */ .ez)(source)}$`));
    return (page) => {
        const address = (0,_host_files_routing_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .ci)(page);
        const plain = address.slice(1);
        if (exact.has(address) || Object.hasOwn(files, `${plain}.html`))
            return true;
        if (Object.hasOwn(files, `${plain}/index.html`))
            return true;
        return expressions.some((expression) => expression.test((0,_host_files_redirects_js__WEBPACK_IMPORTED_MODULE_0__/* .encoded */ .dS)(address)));
    };
}
/** For each page that is gone the new one that seems to have taken its place. */
function successors(gone, added, { files }, { files: before }) {
    const suggest = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .createSuggestions */ .OD)();
    const byText = Map.groupBy(added, (page) => files[`${page}.md`]?.sha256);
    return gone.map((page) => {
        const text = before?.get(`${page}.md`)?.sha256;
        const moved = text === undefined ? [] : (byText.get(text) ?? []);
        // Several pages with one text, as of operations without a description, tell nothing.
        const [only, ...others] = moved;
        const now = only !== undefined && others.length === 0 ? only : suggest(page, added);
        return { page, now: now ?? null };
    });
}


/***/ }),

/***/ 49256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ deploy)
});

// EXTERNAL MODULE: ./lib/clock.js
var lib_clock = __webpack_require__(35233);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/deploy/alias.js
var deploy_alias = __webpack_require__(78135);
// EXTERNAL MODULE: ./lib/deploy/compare/lost-pages.js
var lost_pages = __webpack_require__(24524);
// EXTERNAL MODULE: ./lib/deploy/files/digest.js
var digest = __webpack_require__(68187);
;// CONCATENATED MODULE: ./lib/deploy/around.js

/** Throws E_INPUT_CONFLICT where the site has files in the folder, which the destination around publishes there too. */
function guardAround({ files }, around = []) {
    for (const { target, folder } of around) {
        const there = Object.keys(files).find((path) => path.startsWith(`${folder}/`));
        if (there === undefined)
            continue;
        throw new failure/* Failure */.HR('E_INPUT_CONFLICT', {
            what: 'Two destinations would write over one another',
            value: `${folder}/ of ${target}`,
            why: `the site has files in that folder, such as ${there}`,
            fix: 'name a place beside the other; nothing was published here',
        });
    }
}

// EXTERNAL MODULE: ./lib/deploy/plan/guards.js
var guards = __webpack_require__(28893);
// EXTERNAL MODULE: ./lib/deploy/plan/inventory.js
var plan_inventory = __webpack_require__(59395);
// EXTERNAL MODULE: ./lib/deploy/plan/md5.js
var md5 = __webpack_require__(63243);
// EXTERNAL MODULE: ./lib/deploy/plan/plan.js
var plan_plan = __webpack_require__(48216);
;// CONCATENATED MODULE: ./lib/deploy/plan/read-digests.js

/**
 * Path \u2192 SHA-256 of the files that may be there already, where a listing tells no more than sizes: those of the same
 * size are read.
 */
async function readDigests(destination, { manifest }, { files }, turn) {
    if (destination.kind !== 'files' || destination.digests === undefined)
        return new Map();
    const paths = Object.entries(manifest.files).flatMap(([path, file]) => {
        const found = files.get(path);
        const isUnknown = found !== undefined && found.sha256 === undefined && found.md5 === undefined;
        return isUnknown && found.size === (0,plan_inventory/* asStored */.wQ)(file).size ? [path] : [];
    });
    return paths.length === 0 ? new Map() : destination.digests(paths, turn);
}

;// CONCATENATED MODULE: ./lib/deploy/job.js






/** What it takes to bring a destination, of which `there` is known, to the site as it is to hold it. */
async function jobOf(destination, site, there, turn, clock) {
    const wanted = (await destination.wanted?.(site, there, turn)) ?? site;
    const inventory = (0,plan_inventory/* inventoryKnowing */.SG)((0,plan_inventory/* inventoryKnowing */.SG)(there, await (0,md5/* presentByMd5 */.B)(wanted, there, turn.signal)), await readDigests(destination, wanted, there, turn));
    const { copy, keepsHeaders, hasFolders } = destination.kind === 'files' ? destination : {};
    const { force, rules } = destination;
    const options = { force, rules, copies: copy !== undefined, keepsHeaders, hasFolders, now: clock.now() };
    const plan = (0,plan_plan/* planOf */.X)(wanted.manifest, inventory, options);
    if (inventory.findNeighbours === undefined || !(0,plan_plan/* emptiesFolder */._)(plan, wanted.manifest))
        return { wanted, inventory, plan };
    const neighbours = await inventory.findNeighbours(turn);
    const whole = { ...inventory, neighbours };
    return { wanted, inventory: whole, plan: (0,plan_plan/* planOf */.X)(wanted.manifest, whole, options) };
}
/** Throws the E_GUARD_\u2026 failure of what nobody can mean, before anything is sent. */
function requireAllowed(destination, { wanted, inventory, plan }, lost, { maxPageLoss, requireRedirects = false }) {
    const { force, around, required } = destination;
    const { names } = destination.kind === 'files' ? destination : {};
    (0,guards/* guard */.ah)(wanted.manifest, inventory, { maxPageLoss, force, required });
    if (names !== undefined)
        (0,guards/* guardNames */.WL)(wanted.manifest, plan, names);
    guardAround(wanted.manifest, around);
    const { limits = [] } = destination.kind === 'whole' ? destination : {};
    for (const limit of limits)
        (0,guards/* guardLimits */.uN)(wanted.manifest, limit);
    if (!force)
        (0,guards/* guardPrune */.u$)(plan, inventory);
    if (requireRedirects && !force)
        (0,guards/* guardLostPages */._u)(lost);
}

// EXTERNAL MODULE: ./lib/deploy/plan/plan-text.js
var plan_text = __webpack_require__(56354);
// EXTERNAL MODULE: ./lib/deploy/plan/read-manifest.js + 1 modules
var read_manifest = __webpack_require__(8067);
// EXTERNAL MODULE: ./lib/deploy/publish/announcement.js
var announcement = __webpack_require__(23644);
// EXTERNAL MODULE: ./lib/deploy/publish/publish.js
var publish = __webpack_require__(29376);
;// CONCATENATED MODULE: ./lib/deploy/publish/contention.js




/** Others who stop for us, or whom we repair, end: more than this is no accident. */
const MOST_TRIES = 4;
/**
 * Publishes, also where another run writes to the same place at the same time: the newer run goes on, or, where they
 * cannot be told apart, the one that began last. It looks at the destination again and puts right what got mixed; the
 * other fails. A run that ended meanwhile is published over, unless it is newer: nobody else would put things right.
 * Throws E_GUARD_STALE_RUN or E_DEPLOY_FAILED.
 */
async function publishContended(destination, first, options) {
    const turn = { signal: options.signal };
    let job = first;
    for (let tries = 1;; tries += 1) {
        const { wanted, plan } = job;
        const isStillThere = async () => {
            const now = await options.prepare(await destination.inventory(turn));
            const kept = new Set([...plan.unchanged, ...plan.headers]);
            return ![...now.plan.added, ...now.plan.updated].some((path) => kept.has(path));
        };
        const ended = await (0,publish/* publishFiles */.bg)(destination, job, { ...options, isStillThere });
        if (ended === undefined)
            return;
        const { manifest } = await destination.inventory(turn);
        const other = manifest && (0,read_manifest/* publishingOf */.F2)(manifest);
        // Whoever stopped for us has marked our own announcement: a listing will follow anyway.
        let nobodyCame;
        const mark = (there) => (0,announcement/* markMixed */.fy)(destination, there, { wanted, plan }, turn);
        const hasWritten = ended.disturbed !== undefined;
        if (hasWritten && (other?.id !== ended.disturbed || tries === MOST_TRIES))
            nobodyCame = await mark(manifest);
        const theirs = Math.max(manifest?.run ?? 0, other?.run ?? 0);
        const ours = wanted.manifest.run ?? 0;
        if (!destination.force && theirs > ours && wanted.manifest.run !== null) {
            // Of one that has ended there already nobody writes over it.
            while (other !== undefined && (await echoOf(destination, nobodyCame, options)) === 'ended')
                nobodyCame = await mark((await destination.inventory(turn)).manifest);
            throw overtaken(theirs, ours);
        }
        const isLater = hasWritten && other !== undefined && other.id !== ended.disturbed && theirs >= ours;
        const isTheirs = isLater && (await echoOf(destination, nobodyCame, options)) === 'goes on';
        if (isTheirs || tries === MOST_TRIES)
            throw crowded();
        options.log.warning(`${destination.name}: another run wrote there at the same time; looking again, so that nothing stays mixed`);
        job = await options.prepare(await destination.inventory(turn));
    }
}
/** Longer than a run that is writing takes to look again. */
const LONGEST_SILENCE_S = 15;
/**
 * What became of a mark: the other run has seen it and goes on, or has ended while it was on its way and written its
 * manifest over it, so that nobody else is left to put things right; or it stands there still.
 */
async function echoOf(destination, nobodyCame, { clock, signal }) {
    for (let seconds = 0; nobodyCame !== undefined && seconds < LONGEST_SILENCE_S; seconds += 1) {
        await clock.sleep(1000, signal);
        if (await nobodyCame())
            continue;
        const { manifest } = await destination.inventory({ signal });
        return manifest !== undefined && (0,read_manifest/* publishingOf */.F2)(manifest) !== undefined ? 'goes on' : 'ended';
    }
    return 'silent';
}
const ONE_AT_A_TIME = 'let one run publish at a time (concurrency: in the workflow)';
function overtaken(theirs, ours) {
    return new failure/* Failure */.HR('E_GUARD_STALE_RUN', {
        what: 'A newer run published to the same place at the same time',
        value: `run ${theirs}`,
        why: `this is run ${ours}, which stopped for it`,
        fix: `${ONE_AT_A_TIME}; if the newer one had ended already, run it again: it puts right what this one wrote over`,
    });
}
function crowded() {
    return new failure/* Failure */.HR('E_DEPLOY_FAILED', {
        what: 'Another run publishes to the same place at the same time',
        why: 'it began after this one, which stopped for it',
        fix: `${ONE_AT_A_TIME}; whichever publishes next puts right what got mixed`,
    });
}

// EXTERNAL MODULE: ./lib/bundle/manifest.js
var manifest = __webpack_require__(87315);
// EXTERNAL MODULE: ./lib/deploy/store/store.js
var store = __webpack_require__(88500);
// EXTERNAL MODULE: ./lib/deploy/publish/keep-release.js
var keep_release = __webpack_require__(35090);
;// CONCATENATED MODULE: ./lib/deploy/publish/requests.js




/** What a store is asked, after it was looked at, to carry a plan out. */
function requestsOf(destination, job) {
    const { wanted, inventory, plan } = job;
    if (plan.nothingToDo)
        return 0;
    const { files } = wanted.manifest;
    const { costs = {}, putWatched } = destination;
    const { inParts = () => 1, headers = () => 1, copy = () => 1, deletes = (count) => count } = costs;
    const put = ({ size }) => size > store/* IN_ONE_PIECE */.MP ? inParts(Math.ceil(size / store/* PART_SIZE */.El)) : 1;
    const ofFiles = (paths, cost) => sumOf(paths, (path) => {
        const file = files[path];
        return file === undefined ? 0 : cost((0,plan_inventory/* asStored */.wQ)(file));
    });
    let requests = ofFiles(plan.added, put) + ofFiles(plan.updated, put) + ofFiles(plan.headers, headers);
    requests += deletes(plan.deleted.length);
    if ((0,keep_release/* releaseKeeper */.u)(destination, job) !== undefined)
        requests += sumOf(plan.copies, ({ file }) => copy(file)) + (inventory.interrupted ? 1 : 2);
    if ((0,keep_release/* forgetsRelease */.y)(destination, job))
        requests += deletes(1);
    // The manifest goes there before and after, and is looked at in between.
    if (requests > 0) {
        requests += putWatched === undefined ? 1 : 2;
        if (inventory.interrupted)
            requests += looksAgain(destination, job);
    }
    return requests + 1;
}
/** After a run that was cut short all is looked at once more, when it has been sent: the manifest, and a listing. */
function looksAgain({ costs: { listing = () => 1 } = {} }, { wanted, inventory, plan: { added, copies } }) {
    const { files } = wanted.manifest;
    const there = new Set([manifest/* MANIFEST_PATH */.U4, ...inventory.files.keys(), ...added, ...copies.map(({ to }) => to)]);
    const sizeOf = (path) => {
        const file = files[path];
        return (file === undefined ? inventory.files.get(path) : (0,plan_inventory/* asStored */.wQ)(file))?.size;
    };
    const inParts = [...there].filter((path) => (sizeOf(path) ?? 0) > store/* IN_ONE_PIECE */.MP);
    return 1 + listing(there.size, inParts.length);
}
function sumOf(items, value) {
    return items.reduce((sum, item) => sum + value(item), 0);
}

;// CONCATENATED MODULE: ./lib/deploy/deploy-site.js











/** Brings one destination to a site, or tells what that would take. A failure is logged and told, never thrown. */
async function deploySite(destination, site, { looking, since }, options) {
    const { signal, log, clock = lib_clock/* systemClock */.m } = options;
    const started = clock.now();
    // Both are told of a deployment that fails, too, as far as they were known by then.
    let changes;
    let planned = {};
    const ended = ({ status, ...more }) => ({
        deployment: {
            destination: destination.name,
            status,
            url: destination.url,
            ...{ added: 0, updated: 0, deleted: 0, unchanged: 0, bytes: 0 },
            milliseconds: clock.now() - started,
            error: null,
            ...more,
        },
        changes,
    });
    try {
        const looked = await looking;
        const stays = destination.alias === undefined ? undefined : (0,deploy_alias/* aliasStays */.fK)(site.manifest, looked?.manifest);
        if (stays !== undefined) {
            log.info(`${destination.name} stays as it is: ${stays}`);
            return ended({ status: 'unchanged' });
        }
        const prepare = (there) => jobOf(destination, site, there, { signal }, clock);
        const job = await jobNow(destination, site, { there: looked ?? plan_inventory/* NOTHING */.K$, since, prepare }, options);
        if (looked !== undefined)
            changes = await changesAt(destination, site, job);
        const isKnown = looked !== undefined;
        // What would be refused is listed, too: that shows what is wrong with it.
        if (options.plan)
            planned = await tellPlanned(destination, job, isKnown, options);
        requireAllowed(destination, job, changes?.lost ?? [], options);
        if (options.plan)
            return ended({ ...planned, status: 'planned' });
        tellJob(destination, job, isKnown, { log });
        return ended(await publishJob(destination, job, prepare, options));
    }
    catch (caught) {
        const error = (0,digest/* unreadableFile */._s)(site.directory, caught) ?? caught;
        const message = (0,failure/* codedMessageOf */.Ui)(error);
        if (!signal.aborted)
            log.error(`${destination.name}: ${message}`);
        return ended({ ...planned, status: 'failed', error: { code: (0,failure/* codeOf */.$N)(error), message } });
    }
}
/** What there is to do, as the destination is once that is known. */
async function jobNow(destination, { manifest }, { there, since, prepare }, { plan: isPlan, signal, clock = lib_clock/* systemClock */.m }) {
    const first = await prepare(there);
    // While a folder was hashed or compressed another run may have begun, and even ended.
    const isOld = !isPlan && !first.plan.nothingToDo && clock.now() - since > publish/* LOOK_AGAIN_MS */.Um;
    const job = isOld && destination.kind === 'files' && (await there.stands?.()) === false
        ? await prepare(await destination.inventory({ signal }))
        : first;
    // The manifest of an alias tells which version it has reached, also where two versions have the same pages.
    const moves = destination.alias !== undefined && job.inventory.manifest?.exportVersion !== manifest.exportVersion;
    return moves ? { ...job, plan: { ...job.plan, nothingToDo: false } } : job;
}
/** Tells what a plan would do, each file of it, and says the same as figures. */
async function tellPlanned(destination, job, isKnown, { signal, log }) {
    const { plan } = job;
    const bytes = await bytesToSend(destination, job, { signal });
    const requests = tellJob(destination, job, isKnown, { log, bytes });
    if (isKnown)
        for (const line of (0,plan_text/* detailsOf */.cz)(plan))
            log.info(line);
    // As a publish tells it that sends no file.
    const none = !isKnown && bytes === 0 ? { added: 0, unchanged: plan.added.length } : {};
    return { ...countsOf(plan), headers: plan.headers.length, requests, bytes, ...none };
}
/** Tells in a line what there is to do, with how many `bytes` where it is only planned, and counts the requests of it. */
function tellJob(destination, job, isKnown, { log, bytes }) {
    const { inventory, plan } = job;
    const requests = destination.kind === 'files' ? requestsOf(destination, job) : undefined;
    const does = destination.kind === 'whole' ? destination.does?.(bytes) : undefined;
    const known = isKnown ? inventory : undefined;
    (0,plan_text/* tellPlan */.fb)(log, { destination: destination.name, plan, requests, inventory: known, does });
    return requests;
}
async function publishJob(destination, job, prepare, { signal, log, clock = lib_clock/* systemClock */.m }) {
    const counts = countsOf(job.plan);
    if (job.plan.nothingToDo)
        return { ...counts, status: 'unchanged' };
    if (destination.kind === 'whole')
        return { ...counts, status: 'published', ...(await destination.publish(job.wanted, { signal })) };
    await publishContended(destination, job, { prepare, signal, log, clock });
    return { ...counts, status: 'published' };
}
/** How many files a plan touches, and with how many bytes. */
function countsOf(plan) {
    const { added, updated, headers, deleted, unchanged, bytes } = plan;
    return {
        added: added.length,
        updated: updated.length + headers.length,
        deleted: deleted.length,
        unchanged: unchanged.length,
        bytes,
    };
}
/** What changes for the readers of a destination; where it is of one pull request or commit, none knows an old address. */
async function changesAt({ own = false }, site, { plan, inventory: { manifest, files } }) {
    if (own)
        return { ...plan.changes, lost: [] };
    return (0,lost_pages/* withLostPages */.x)(plan.changes, site, { pages: manifest?.pages ?? [], files });
}
async function bytesToSend(destination, { wanted, plan }, turn) {
    if (destination.kind === 'files' || plan.nothingToDo)
        return plan.bytes;
    if (destination.bytesToSend !== undefined)
        return destination.bytesToSend(wanted, plan.bytes, turn);
    return Object.values(wanted.manifest.files).reduce((sum, { size }) => sum + size, 0);
}

;// CONCATENATED MODULE: ./lib/deploy/deploy.js




/**
 * Publishes a site at all destinations, side by side. One that fails does not stop the others: it is reported as
 * `failed`, in the order given, and the caller decides what that means. Throws only when `signal` aborts, or when a
 * site that was still to come does not: what the destinations have is asked meanwhile. `changes` compares the pages
 * with the first destination that knows what it has.
 */
async function deploy(site, destinations, options) {
    const { signal, plan, log, onEnded } = options;
    const results = await Promise.all(destinations.map((destination) => deployTo(destination, site, options)));
    const outcome = {
        deployments: results.map(({ deployment }) => deployment),
        changes: results.find(({ changes }) => changes !== undefined)?.changes,
    };
    onEnded?.(outcome);
    if (signal.aborted && !plan) {
        const reuses = destinations.some(({ kind }) => kind === 'files');
        log.info(`Deploying has stopped: run again to go on${reuses ? ', what has arrived is reused' : ''}`);
    }
    signal.throwIfAborted();
    return outcome;
}
async function deployTo(destination, coming, options) {
    const { signal, log, onInventory } = options;
    const ended = new AbortController();
    const turn = { signal: AbortSignal.any([signal, ended.signal]) };
    const since = (options.clock ?? lib_clock/* systemClock */.m).now();
    const look = async () => {
        await destination.ready?.();
        return destination.inventory?.(turn);
    };
    const looking = look();
    const looked = looking.then((there) => there !== undefined && onInventory?.(there), 
    // A failure is told once the site is here.
    () => undefined);
    try {
        return await deploySite(destination, siteFor(destination, await coming), { looking, since }, options);
    }
    finally {
        // Without a site nobody waits for what was asked.
        ended.abort();
        await looked;
        log.progress('', destination.name);
        await deploy_closed(destination, log);
    }
}
/** What a destination leaves behind on this machine changes nothing of what came of it, or of others. */
async function deploy_closed({ name, close }, log) {
    try {
        await close?.();
    }
    catch (error) {
        log.warning(`${name}: files that it needed for a moment stay on this machine: ${(0,failure/* messageOf */.bD)(error)}`);
    }
}
function siteFor({ alias }, site) {
    return alias === undefined ? site : { ...site, manifest: (0,deploy_alias/* withVersion */.$2)(site.manifest, alias) };
}


/***/ }),

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


/***/ })

};
return { ids, modules }; })
