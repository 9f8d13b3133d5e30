export const id = 7452;
export const ids = [7452];
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
/* harmony import */ var _deploy_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41136);
/* harmony import */ var _deploy_schemes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84657);
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
    const { rules, problems } = (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_5__/* .parseHeaderRules */ .a)(lines.join('\n'));
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

/***/ 27452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addPush: () => (/* binding */ addPush)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67375);
/* harmony import */ var _deploy_deploy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36764);
/* harmony import */ var _deploy_headers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41833);
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97035);
/* harmony import */ var _destinations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31681);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67626);







/** `docs-export push DIR DESTINATION…`: publishes a folder that holds a site. */
function addPush(program) {
    const command = program
        .command('push')
        .description('Publish a folder that holds a site; only what changed is sent')
        .argument('<dir>', 'folder with the site')
        .argument('<destination...>', "destinations, each quoted with its options: 's3://bucket/prefix region=eu-west-1'");
    (0,_session_js__WEBPACK_IMPORTED_MODULE_6__/* .addCommonOptions */ .h)(command)
        .option('--plan', 'show what would be done, and touch nothing')
        .option('--max-page-loss <percentage>', 'refuse when more than this share of pages would go', percentage, 0.2)
        .option('--headers <rule>', "headers of files, such as '*.html: cache-control: no-cache'; may be repeated, the last that fits wins", (rule, before = []) => [...before, rule])
        .action(async (dir, lines, flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_6__/* .runCommand */ .d)(flags, async (session) => {
            const { log, signal, answer } = session;
            const specs = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_5__/* .readDestinations */ .sF)(lines);
            const rules = (0,_destinations_js__WEBPACK_IMPORTED_MODULE_5__/* .headerRulesOf */ .Mm)(flags.headers ?? []);
            const { manifestOfFolder } = await __webpack_require__.e(/* import() */ 2838).then(__webpack_require__.bind(__webpack_require__, 62838));
            const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(dir);
            const found = await manifestOfFolder(directory, { createdAt: new Date(), signal });
            const manifest = (0,_deploy_headers_js__WEBPACK_IMPORTED_MODULE_3__/* .withHeaders */ .j)(found, rules);
            const destinations = await Promise.all(specs.map((spec) => (0,_destinations_js__WEBPACK_IMPORTED_MODULE_5__/* .openFromTerminal */ .Hn)(spec, session)));
            const options = { plan: flags.plan === true, maxPageLoss: flags.maxPageLoss, signal, log };
            const { deployments, changes } = await (0,_deploy_deploy_js__WEBPACK_IMPORTED_MODULE_2__/* .deploy */ .g)({ directory, bundlePath: '', manifest }, destinations, options);
            for (const { destination, status, url } of deployments)
                log.info(`${status}: ${destination}${url === null ? '' : `, see ${url}`}`);
            const ok = deployments.every(({ error }) => error === null);
            answer({ ok, deployments, changes: changes ?? null });
        });
    });
}
function percentage(text) {
    const reading = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_4__/* .readPercentage */ .PX)(text);
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

// EXTERNAL MODULE: ./lib/cancellation.js
var cancellation = __webpack_require__(11848);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/http/client.js + 2 modules
var http_client = __webpack_require__(66045);
// EXTERNAL MODULE: ./lib/inputs/problem.js
var problem = __webpack_require__(35934);
// EXTERNAL MODULE: ./lib/log/secrets.js
var log_secrets = __webpack_require__(34019);
// EXTERNAL MODULE: ./lib/log/thinning.js
var thinning = __webpack_require__(36865);
;// CONCATENATED MODULE: ./lib/log/terminal.js

/** The log of the command line: plain lines, and live lines on a terminal. */
async function createTerminalLog(stream, secrets, options = {}) {
    const now = options.now ?? Date.now;
    // Some terminals of build machines have no size, where no line could be drawn.
    const live = stream.isTTY === true && stream.columns !== 0;
    const paint = (code, text) => (live ? `\u001b[${code}m${text}\u001b[0m` : text);
    // What says that it is a terminal is a whole stream.
    const update = live
        ? (await __webpack_require__.e(/* import() */ 2499).then(__webpack_require__.bind(__webpack_require__, 72499))).createLogUpdate(stream, { showCursor: true })
        : undefined;
    /** The live lines by their names. */
    const lines = new Map();
    const due = (0,thinning/* createThinning */.I)(now);
    const say = (text) => {
        if (lines.size > 0)
            update?.clear();
        // What comes next is said after that.
        lines.delete('');
        stream.write(`${secrets.redact(text)}\n`);
        if (lines.size > 0)
            update?.([...lines.values()].join('\n'));
    };
    const placed = (message, file, line, column) => file === undefined
        ? message
        : `${[file, line, column].filter((part) => part !== undefined).join(':')}  ${message}`;
    return {
        async phase(title, work) {
            say(paint(1, title));
            const started = now();
            try {
                return await work();
            }
            finally {
                say(paint(2, `  ${((now() - started) / 1000).toFixed(1)} s`));
            }
        },
        info: (message) => say(`  ${message}`),
        debug: (message) => {
            if (options.debug === true)
                say(paint(2, `  ${message}`));
        },
        notice: (message) => say(`  ${message}`),
        warning: (message, place) => say(`  ${paint(33, 'warning')} ${placed(message, place?.file, place?.line, place?.column)}`),
        error: (message, place) => say(`${paint(31, 'error')} ${placed(message, place?.file, place?.line, place?.column)}`),
        progress(message, of = '') {
            const text = `  ${secrets.redact(message)}`;
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
    const secrets = (0,log_secrets/* createSecrets */.g)();
    const log = await createTerminalLog(json ? process.stderr : process.stdout, secrets, {
        debug: options.debug === true,
    });
    const client = (0,http_client/* createHttpClient */.u)();
    const signal = (0,cancellation/* cancellationSignal */.w)(() => log.error('Work did not stop in time and was ended.'));
    const answer = (document, shown = document) => {
        if (!document.ok)
            process.exitCode = 1;
        if (json)
            process.stdout.write(`${secrets.redact(JSON.stringify(shown, null, 2))}\n`);
    };
    try {
        await work({ log, secrets, signal, client, answer });
    }
    catch (error) {
        const problems = error instanceof problem/* InvalidInputs */.h ? error.problems.map(problem/* problemLine */.Y) : [];
        for (const problem of problems)
            log.error(problem);
        log.error((0,failure/* messageOf */.bD)(error));
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
        (0,cancellation/* leaveIfCancelled */.m)(signal);
    }
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
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68220);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65756);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42548);








/**
 * Publishes a site at all destinations, side by side. One that fails does not stop the others: it is reported as
 * `failed`, in the order given, and the caller decides what that means. Throws only when `signal` aborts.
 * `changes` compares the pages with the first destination that knows what it has.
 */
async function deploy(site, destinations, options) {
    const results = await Promise.all(destinations.map((destination) => deployTo(destination, site, options)));
    options.signal.throwIfAborted();
    return {
        deployments: results.map(({ deployment }) => deployment),
        changes: results.find(({ changes }) => changes !== undefined)?.changes,
    };
}
async function deployTo(destination, site, options) {
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
        const known = await destination.inventory?.(turn);
        const inventory = known ?? _inventory_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$;
        const stays = destination.alias === true ? (0,_alias_js__WEBPACK_IMPORTED_MODULE_2__/* .aliasStays */ .fK)(site.manifest, inventory.manifest) : undefined;
        if (stays !== undefined) {
            log.info(`${destination.name} stays as it is: ${stays}`);
            return { deployment: ended('unchanged', undefined), changes };
        }
        const { rules, copy } = destination.kind === 'files' ? destination : {};
        const wanted = (await destination.wanted?.(site, inventory, turn)) ?? site;
        const plan = (0,_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .planOf */ .X)(wanted.manifest, inventory, {
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
            return { deployment: ended('planned', plan), changes };
        }
        // The manifest of an alias tells which version it has reached, also where two versions have the same pages.
        const moves = destination.alias === true && inventory.manifest?.exportVersion !== site.manifest.exportVersion;
        if (plan.nothingToDo && !moves)
            return { deployment: ended('unchanged', plan), changes };
        if (destination.kind === 'whole') {
            const published = await destination.publish(wanted, turn);
            return { deployment: ended('published', plan, published), changes };
        }
        await (0,_publish_js__WEBPACK_IMPORTED_MODULE_6__/* .publishFiles */ .bg)(destination, wanted, inventory, plan, { signal, log, clock });
        return { deployment: ended('published', plan), changes };
    }
    catch (error) {
        const message = (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
        if (!signal.aborted)
            log.error(`${destination.name}: ${message}`);
        const failed = ended('failed', undefined, { error: { code: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error), message } });
        return { deployment: failed, changes };
    }
    finally {
        log.progress('', destination.name);
        await destination.close?.();
    }
}
/** A plan in one line. */
function summaryOf(plan, kind, known) {
    if (known === undefined)
        return `the whole site, ${plan.added.length} files, as one archive`;
    if (plan.nothingToDo)
        return `nothing to do, all ${plan.unchanged.length} files are there`;
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
    const files = plan.added.length + plan.updated.length + plan.headers.length;
    const requests = files + plan.copies.length + Math.ceil(plan.deleted.length / 1000) + 2;
    return [...parts, `${(0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .bytesText */ .p)(plan.bytes)} to send in about ${requests} requests`].join(', ');
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
    return (`${name}: ${left.length} files are there that this site does not know (${some}${left.length > 3 ? ', …' : ''}): ` +
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
/* harmony import */ var _manifest_stream_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12907);
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
    const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_6__/* .createProgress */ .m)(destination.name, { files: changed.length, bytes: plan.bytes }, log, clock);
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
    const { sha256, md5, size, contentType, cacheControl } = file;
    return [sha256, md5, size, contentType, cacheControl].every((value) => value !== undefined);
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
    const { open, ...digests } = (0,_manifest_stream_js__WEBPACK_IMPORTED_MODULE_3__/* .manifestStream */ .G)(manifest);
    return {
        path,
        file: { ...digests, contentType: 'application/json', cacheControl: 'no-cache' },
        source: open,
    };
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
/* harmony export */   y7: () => (/* binding */ readHttpUrl)
/* harmony export */ });
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33948);

const good = (value) => ({ ok: true, value });
const bad = (why, fix) => ({ ok: false, why, fix });
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
/** A bare host name in lower case: no scheme, port, slash or path. */
function readDomain(raw) {
    const bare = suggestedHost(raw);
    const fix = bare === undefined ? 'write a host name such as docs.example.com' : `write ${bare}`;
    if (/\s/.test(raw))
        return bad('a host name has no spaces', fix);
    if (raw.includes('://'))
        return bad('it has a scheme; only the bare host name is wanted', fix);
    if (/[/?#\\]/.test(raw))
        return bad('it has a slash or path; only the bare host name is wanted', fix);
    if (raw.includes('@'))
        return bad('it has user information; only the bare host name is wanted', fix);
    if (raw.includes(':'))
        return bad('it has a port; only the bare host name is wanted', fix);
    if (raw.length > 253 || !raw.split('.').every((label) => LABEL.test(label))) {
        return bad('it is not a host name', fix);
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
    const url = readHttpUrl(raw);
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
function readHttpUrl(raw) {
    if (!URL.canParse(raw))
        return bad('it is not a URL', 'write an address such as https://api.example.com');
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
        return bad('it could be a share or a percentage', `write ${number * 100}% or ${number}%`);
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
    if (of < 1 || of > _site_site_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_SHARDS */ .Y)
        return bad(`there can be 1 to ${_site_site_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_SHARDS */ .Y} parts`, fix);
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
/** Words separated by commas or line ends; `none` alone means the empty list. */
function readListOf(raw, allowed) {
    const words = readLines(raw.replaceAll(',', '\n'));
    if (words.length === 1 && words[0] === 'none')
        return good([]);
    const unknown = words.filter((word) => !allowed.some((one) => one === word));
    if (unknown.length > 0)
        return bad(`${unknown.join(', ')} is not known here`, `write a list of ${allowed.join(', ')}, or none`);
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
    const forbidden = /[":<>|*?\r\n\\/]/.exec(raw);
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

/***/ 33948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ MOST_SHARDS),
/* harmony export */   _: () => (/* binding */ DEPLOYMENT_TYPES)
/* harmony export */ });
const DEPLOYMENT_TYPES = ['cloud', 'client-hosted', 'air-gapped'];
/** As many parts as a matrix of GitHub has jobs. */
const MOST_SHARDS = 256;


/***/ })

};
