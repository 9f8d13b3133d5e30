((__CHUNK_IMPORT_META__) => {'use strict';const id = 5832;
const ids = [5832];
const modules = {

/***/ 55005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed),
/* harmony export */   s: () => (/* binding */ createJournal)
/* harmony export */ });
/** A way to report that also lists what goes through it. */
function listed(report) {
    const diagnostics = [];
    return {
        diagnostics,
        report(diagnostic) {
            diagnostics.push(diagnostic);
            report(diagnostic);
        },
    };
}
/** Opens a journal; what it hears goes on to `report`. */
function createJournal(report) {
    const heard = [];
    return {
        report(diagnostic) {
            for (const list of heard)
                list.push(diagnostic);
            report(diagnostic);
        },
        record(work) {
            const diagnostics = [];
            heard.push(diagnostics);
            try {
                return { result: work(), diagnostics };
            }
            finally {
                heard.pop();
            }
        },
    };
}


/***/ }),

/***/ 391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ stillSo)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

/** What a cache holds, unless one of the files that it was made of is another now. */
function stillSo(bytes, digestOf) {
    const kept = bytes && (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.deserialize)(bytes);
    return kept?.seen.every(([file, known]) => digestOf(file) === known) === true ? kept : undefined;
}


/***/ }),

/***/ 54913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ directoryProblem),
/* harmony export */   d: () => (/* binding */ pagesFolder)
/* harmony export */ });
/* harmony import */ var _project_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42009);

/** The folder that `directory` of an API description means: `api` by `./api//`; empty where it is that of the site. */
function pagesFolder(directory) {
    return directory
        .split('/')
        .filter((part) => part !== '' && part !== '.')
        .join('/');
}
/** Why no pages can stand there. */
function directoryProblem(directory) {
    const folder = pagesFolder(directory);
    if (folder.split('/').includes('..'))
        return 'leads out of its folder; write one from the root of the site';
    const problem = folder === '' ? undefined : (0,_project_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nameProblem */ .rH)(folder);
    return problem === undefined ? undefined : `cannot be a folder everywhere: ${problem}`;
}


/***/ }),

/***/ 90020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ loadSettings)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/site/project/place.js
var project_place = __webpack_require__(85862);
// EXTERNAL MODULE: ./lib/site/config/file.js
var config_file = __webpack_require__(45242);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./lib/site/cache/digest.js
var digest = __webpack_require__(42680);
// EXTERNAL MODULE: ./lib/site/cache/journal.js
var journal = __webpack_require__(55005);
// EXTERNAL MODULE: ./lib/site/cache/seen.js
var seen = __webpack_require__(391);
// EXTERNAL MODULE: ./lib/site/config/json/places.js
var places = __webpack_require__(60033);
;// CONCATENATED MODULE: ./lib/site/config/kept.js






/**
 * The settings of a project that has a `docs.json`: as kept, else read, which takes its schema and a parser to be loaded.
 * Those with an error are read each time. Throws as `readSettings` does.
 */
async function keptSettings(files, report, cache) {
    const digestOf = (file) => (0,digest/* digestOfFile */.M)(files, file);
    const key = `settings ${digestOf(config_file/* SETTINGS_FILE */.t)}`;
    // Apart, since hardly a build asks for a place.
    const originsKey = `${key} origins`;
    const kept = cache && (0,seen/* stillSo */.d)(cache.get(key), digestOf);
    if (cache !== undefined && kept !== undefined && cache.keep(originsKey)) {
        kept.diagnostics.forEach(report);
        const load = () => (0,external_node_v8_.deserialize)(cache.get(originsKey) ?? new Uint8Array());
        return {
            settings: kept.settings,
            files: [config_file/* SETTINGS_FILE */.t, ...kept.seen.map(([file]) => file)],
            places: (0,places/* createJsonPlaces */.F$)(files, load),
        };
    }
    const { readSettings } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(3551)]).then(__webpack_require__.bind(__webpack_require__, 13551));
    const { report: keep, diagnostics } = (0,journal/* listed */.K)(report);
    const { origins, ...read } = await readSettings(files, keep);
    // Where a value was cut out as wrong, paths are no longer those in the file.
    if (cache !== undefined && diagnostics.every(({ severity }) => severity !== 'error')) {
        const others = read.files.filter((file) => file !== config_file/* SETTINGS_FILE */.t);
        const seen = others.map((file) => [file, digestOf(file)]);
        cache.put(key, (0,external_node_v8_.serialize)({ settings: read.settings, seen, diagnostics }));
        cache.put(originsKey, (0,external_node_v8_.serialize)(origins));
    }
    return read;
}

;// CONCATENATED MODULE: ./lib/site/config/load.js




/**
 * Loads the settings of a project, from the cache where it knows them. Every wrong value is an error diagnostic with its
 * place, and the default stands in for it; unknown keys are one notice in all. Throws a Failure when the file is missing
 * (E_DOCS_JSON_MISSING, saying where it was looked for) or is not JSON (E_DOCS_JSON_INVALID, with line and column).
 */
async function loadSettings(files, report, cache) {
    if (!files.has(config_file/* SETTINGS_FILE */.t))
        throw missing(files);
    const { settings, files: own, places } = await keptSettings(files, report, cache);
    const exactPlace = createExactPlace(files, places);
    return {
        settings,
        files: own,
        placeOf: places.placeOf,
        exactPlace,
        placeOfValue: (text, setting) => (setting === undefined ? undefined : places.placeOfText(text, setting)) ??
            exactPlace({ file: config_file/* SETTINGS_FILE */.t }, text),
    };
}
/** Finds texts in files of the project; the same mistake tends to be reported many times. */
function createExactPlace(files, { placeOfText }) {
    const known = new Map();
    /** One file, such as an API description, tends to be told of many times. */
    let read;
    const find = (place, text) => {
        const setting = place.file === config_file/* SETTINGS_FILE */.t ? (placeOfText(text) ?? placeOfText(text.replace(/^\//, ''))) : undefined;
        if (setting !== undefined || !files.has(place.file))
            return setting ?? place;
        if (read?.file !== place.file)
            read = { file: place.file, placeOf: (0,project_place/* placesOf */.ek)(files.readText(place.file)) };
        return { ...place, ...read.placeOf(text) };
    };
    return (place, text) => {
        if (place.line !== undefined)
            return place;
        const key = `${place.file}\n${text}`;
        const exact = known.get(key) ?? find(place, text);
        known.set(key, exact);
        return exact;
    };
}
function missing(files) {
    if (files.has('mint.json')) {
        return new failure/* Failure */.HR('E_DOCS_JSON_MISSING', {
            what: `No ${config_file/* SETTINGS_FILE */.t} was found`,
            value: 'mint.json',
            why: `mint.json is the older form of ${config_file/* SETTINGS_FILE */.t}, which is not read any more`,
            fix: `rename it to ${config_file/* SETTINGS_FILE */.t}, add a "theme", and write "navigation": { "groups": [ \u2026 ] } around its list of groups, "navbar" for its "topbarLinks" and "topbarCtaButton", "footer": { "socials": \u2026 } for its "footerSocials"`,
        });
    }
    const elsewhere = files.paths.filter((path) => path.endsWith(`/${config_file/* SETTINGS_FILE */.t}`)).slice(0, 3);
    return new failure/* Failure */.HR('E_DOCS_JSON_MISSING', {
        what: `No ${config_file/* SETTINGS_FILE */.t} was found`,
        why: `looked for ${config_file/* SETTINGS_FILE */.t} at the root of the docs folder, which holds ${files.paths.length} files`,
        fix: elsewhere.length > 0
            ? `point the docs folder at the folder of ${elsewhere.join(' or ')}`
            : `point the docs folder at the folder that holds ${config_file/* SETTINGS_FILE */.t}`,
    });
}


/***/ }),

/***/ 62580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ NAMES),
/* harmony export */   o: () => (/* binding */ SWITCHES)
/* harmony export */ });
/** The keys that list containers inside a container, and the key that labels their entries. */
const SWITCHES = {
    languages: 'language',
    versions: 'version',
    products: 'product',
    tabs: 'tab',
    menu: 'item',
    dropdowns: 'dropdown',
    anchors: 'anchor',
};
/**
 * The keys that name an entry of the navigation. One that was of another kind before is still called what it was there;
 * `title` and `label` are what pages and links of the navbar are called by.
 */
const NAMES = ['name', ...Object.values(SWITCHES), 'group', 'title', 'label'];


/***/ }),

/***/ 38594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FK: () => (/* binding */ NO_SCOPE),
  Up: () => (/* binding */ channelItems),
  m3: () => (/* binding */ createOperationPages),
  Vj: () => (/* binding */ directoryIn),
  ie: () => (/* binding */ nearestEndpoint),
  yo: () => (/* binding */ placingIn),
  Mk: () => (/* binding */ referenceItems),
  sO: () => (/* binding */ resolveEndpoint),
  Od: () => (/* binding */ scopeOf),
  u0: () => (/* binding */ sourcesOf),
  Os: () => (/* binding */ tagSlug)
});

// EXTERNAL MODULE: ./lib/text/suggest.js
var suggest = __webpack_require__(86101);
// EXTERNAL MODULE: ./lib/site/config/directory.js
var directory = __webpack_require__(54913);
// EXTERNAL MODULE: ./lib/site/openapi/operation/plain-title.js
var plain_title = __webpack_require__(29693);
// EXTERNAL MODULE: ./lib/site/openapi/operation/tags.js
var tags = __webpack_require__(69989);
;// CONCATENATED MODULE: ./lib/site/openapi/operation/groups.js


/**
 * A whole reference: the operations by their tag, tags in the order in which the document lists them and below those
 * they name, then as they appear. Operations without a tag stand under the document's title, such webhooks under
 * `Webhooks`; hidden and excluded ones are left out.
 */
function groupOperations(document) {
    const declared = new Map((0,tags/* readTags */.g)(document.raw).groups.map((tag) => [tag.name, tag]));
    const webhooks = [...declared.keys()].find((tag) => /^webhooks$/i.test(tag)) ?? 'Webhooks';
    const byTag = new Map([...declared.keys()].map((tag) => [tag, []]));
    for (const operation of document.operations) {
        if (operation.hidden || operation.excluded)
            continue;
        const tag = operation.place ?? (operation.webhook ? webhooks : document.title);
        byTag.set(tag, [...(byTag.get(tag) ?? []), operation]);
    }
    /** The tag above, where following those above does not lead back. */
    const parentOf = (tag) => {
        const parent = declared.get(tag)?.parent;
        const above = new Set([tag]);
        for (let name = parent; name !== undefined; name = declared.get(name)?.parent) {
            if (!declared.has(name) || above.has(name))
                return undefined;
            above.add(name);
        }
        return parent;
    };
    const groupsBelow = (parent) => [...byTag].flatMap(([tag, operations]) => {
        if (parentOf(tag) !== parent)
            return [];
        const groups = groupsBelow(tag);
        if (operations.length === 0 && groups.length === 0)
            return [];
        return [{ title: (0,plain_title/* plainTitle */.D)(declared.get(tag)?.title ?? tag), operations, groups }];
    });
    return groupsBelow(undefined);
}

// EXTERNAL MODULE: ./lib/site/openapi/operation/reference.js
var operation_reference = __webpack_require__(27547);
// EXTERNAL MODULE: ./lib/site/openapi/slug.js
var slug = __webpack_require__(4485);
// EXTERNAL MODULE: ./lib/site/project/names.js
var names = __webpack_require__(42009);
// EXTERNAL MODULE: ./lib/site/navigation/pages.js + 1 modules
var navigation_pages = __webpack_require__(23435);
// EXTERNAL MODULE: ./lib/site/navigation/tree.js
var tree = __webpack_require__(45596);
;// CONCATENATED MODULE: ./lib/site/navigation/endpoints.js








const USUAL = { directory: undefined, slug: undefined };
/** Where operation pages go unless a directory is set. */
const DEFAULT_DIRECTORY = 'api-reference';
/** The API descriptions that a container attaches, as they are written. */
function sourcesOf(source) {
    return attachments(source).flatMap(({ sources }) => sources);
}
/** A container's own attachment; what it leaves open holds from the container above. */
function scopeOf(source, above) {
    const own = attachments(source);
    const sources = own.flatMap((one) => one.sources);
    const isList = Array.isArray(source);
    const below = ({ directory, slug }) => ({
        directory: directory ?? above.placing.directory,
        slug: slug ?? above.placing.slug,
    });
    const placed = own.flatMap(({ sources: names, placing }) => placing.directory === undefined && placing.slug === undefined
        ? []
        : names.map((name) => [name, below(placing)]));
    return {
        sources: sources.length > 0 ? sources : above.sources,
        placings: isList ? new Map([...above.placings, ...placed]) : above.placings,
        placing: below((isList ? undefined : own[0]?.placing) ?? USUAL),
    };
}
/** Where nothing is attached. */
const NO_SCOPE = { sources: [], placings: new Map(), placing: USUAL };
/** Where the pages of a description go. */
function placingIn(scope, source) {
    return (source === undefined ? undefined : scope.placings.get(source)) ?? scope.placing;
}
/** The folder that the pages of a description go to, or that the folders of its tags stand in. */
function directoryIn(scope, source) {
    return placingIn(scope, source).directory ?? DEFAULT_DIRECTORY;
}
function attachments(source) {
    return [source ?? []].flat().map((one) => {
        if (typeof one === 'string')
            return { sources: [one], placing: USUAL };
        return {
            sources: [one.source ?? []].flat(),
            placing: { directory: (0,directory/* pagesFolder */.d)(one.directory ?? '') || undefined, slug: one.slug },
        };
    });
}
/**
 * The operation an endpoint reference means: in the file it names, else in those attached around it, else in any of
 * the project's that has it.
 */
function resolveEndpoint(reference, scope, documents) {
    const parsed = (0,operation_reference/* parseEndpointReference */.KZ)(reference);
    if (parsed === undefined)
        return undefined;
    const names = parsed.source === undefined ? [...scope.sources, ...documents.keys()] : [parsed.source];
    for (const name of names) {
        const document = documents.get(name);
        const operation = document === undefined ? undefined : (0,operation_reference/* findOperation */.LC)(document, parsed);
        if (document !== undefined && operation !== undefined)
            return { document, operation };
    }
    return undefined;
}
/** Operations that are looked at for the nearest one: all would take long where many references are wrong. */
const MOST_LOOKED_AT = 100;
/**
 * The operation nearest to an endpoint reference that none has, as a reference: one of its path first, then one whose
 * path has the same last part, or the same parts before it.
 */
function nearestEndpoint(reference, sources, documents) {
    const parsed = (0,operation_reference/* parseEndpointReference */.KZ)(reference);
    if (parsed === undefined || parsed.method === 'webhook')
        return undefined;
    const searched = sources.length === 0 ? [...documents.values()] : sources.flatMap((one) => documents.get(one) ?? []);
    const known = searched.flatMap(({ operations }) => operations.filter((one) => !one.webhook && !one.hidden));
    const written = ({ method, path }) => `${method.toUpperCase()} ${path}`;
    const ofPath = known.find(({ path }) => path === parsed.path);
    if (ofPath !== undefined)
        return written(ofPath);
    // With the path of the server before it, or without one that the description has.
    const whole = known
        .filter(({ method, path }) => method === parsed.method && endsAlike(path, parsed.path))
        .toSorted((one, other) => other.path.length - one.path.length)[0];
    if (whole !== undefined)
        return written(whole);
    const [above, last] = halves(parsed.path);
    const isAlike = (path) => (!last.startsWith('/{') && path.endsWith(last)) || path.startsWith(above);
    const alike = known.filter(({ path }) => isAlike(path)).slice(0, MOST_LOOKED_AT);
    return (0,suggest/* nearest */.pA)(written(parsed), alike.map(written));
}
/** Whether one path is another behind a path such as a server has; a single name in braces is in too many. */
function endsAlike(...paths) {
    const [short = '', long = ''] = paths
        .map((path) => path.replace(/\{[^{}]*\}/g, '{}'))
        .toSorted((one, other) => one.length - other.length);
    const before = long.slice(0, long.length - short.length);
    return /[^/{}]/.test(short) && long.endsWith(short) && !before.includes('{');
}
/** A path up to its last part, and that part, both with the slash between. */
function halves(path) {
    const at = path.replace(/\/$/, '').lastIndexOf('/');
    return [path.slice(0, at + 1), path.slice(at)];
}
/**
 * Makes the pages of operations and channels, one for each and each directory, under paths that nobody else has on any
 * file system: letter case does not tell them apart, and no name in them is that of a device. An operation that says where
 * it is documented (`x-mint.href`) gets that address; a page that is there already is its page.
 */
function createOperationPages(pages) {
    const made = new Map();
    const used = new Map();
    const written = new Map([...pages].map(([path, page]) => [path.toLowerCase(), page]));
    const taken = new Set(written.keys());
    /** The last number that a path was given, of those that several want. */
    const numbers = new Map();
    const free = (base) => {
        let number = numbers.get(base) ?? 1;
        const path = () => (number === 1 ? base : `${base}-${number}`);
        while (taken.has(path().toLowerCase()))
            number += 1;
        numbers.set(base, number);
        return path();
    };
    const once = (key, make) => {
        const page = made.get(key) ?? make();
        made.set(key, page);
        used.set(page.path, page);
        taken.add(page.path.toLowerCase());
        return page;
    };
    return {
        /** The pages made, by path. */
        made: used,
        pageFor(found, { directory, slug }) {
            const { document, operation } = found;
            const { href } = operation;
            if (href !== undefined && !/^[a-z][a-z0-9+.-]*:/i.test(href) && !/(^|[\\/])\.\.([\\/]|$)/.test(href)) {
                const path = (0,navigation_pages/* normalPath */.FE)(href);
                return written.get(path.toLowerCase()) ?? once(`href ${path}`, () => (0,navigation_pages/* operationPage */.fZ)(path, found));
            }
            const folder = [directory ?? DEFAULT_DIRECTORY, tagSlug(operation)].filter(Boolean).join('/');
            const name = (slug === 'operationId' ? idSlug(operation) : undefined) ?? operation.slug;
            const key = [folder, name, document.source, operation.method, operation.path].join('\n');
            return once(key, () => (0,navigation_pages/* operationPage */.fZ)(free(`${folder}/${fileName(name)}`), found));
        },
        channelFor(found, directory) {
            const folder = directory ?? DEFAULT_DIRECTORY;
            const key = [folder, found.document.source, 'channel', found.channel.name].join('\n');
            const place = found.channel.slug.split('/').map(fileName).join('/');
            return once(key, () => (0,navigation_pages/* channelPage */.FD)(free(`${folder}/${place}`), found));
        },
    };
}
function idSlug({ operationId }) {
    return operationId === undefined
        ? undefined
        : (0,slug/* slugOf */.tF)(operationId.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1-'));
}
/** The folder of an operation in its directory, which is that of its tag; empty where it stands in the directory itself. */
function tagSlug(operation) {
    const { place } = operation;
    return place === undefined ? '' : fileName((0,slug/* pageName */.$p)(place) || (0,slug/* slugOf */.tF)(place));
}
/** A slug as the name of a file or folder: some words are those of devices on Windows. */
function fileName(slug) {
    return (0,names/* nameProblem */.rH)(slug) === undefined ? slug : `${slug}-`;
}
/**
 * A whole reference: every operation that is not hidden, grouped by tag. In a group with a name of its own those without
 * a tag need none of the document's.
 */
function referenceItems(document, placing, pages, inNamedGroup) {
    const itemOf = ({ title, operations, groups }) => {
        const own = operations
            .map((operation) => pages.pageFor({ document, operation }, placing))
            .flatMap((page) => (page.hidden ? [] : [{ kind: 'page', page }]));
        const items = [...own, ...groups.flatMap(itemOf)];
        if (inNamedGroup && own.length > 0 && operations.every(({ place, webhook }) => !place && !webhook))
            return items;
        return items.length === 0 ? [] : [(0,tree/* plainGroup */.k4)(title, items)];
    };
    return groupOperations(document).flatMap(itemOf);
}
/**
 * Every channel of an AsyncAPI description but those whose pages are listed already, by tag, behind those without one;
 * one that a page of the project documents is that page's.
 */
function channelItems(document, directory, operations, pages, listed) {
    const written = Map.groupBy(pages.values(), ({ channel }) => channel?.channel);
    const byTag = Map.groupBy(document.channels, ({ tag }) => tag);
    const itemsOf = (tag) => (byTag.get(tag) ?? [])
        .map((channel) => written.get(channel)?.[0] ?? operations.channelFor({ document, channel }, directory))
        .flatMap((page) => (listed.has(page) ? [] : [{ kind: 'page', page }]));
    const tagged = [...byTag.keys()].flatMap((tag) => {
        if (tag === undefined)
            return [];
        const items = itemsOf(tag);
        return items.length === 0 ? [] : [(0,tree/* plainGroup */.k4)(tag, items)];
    });
    return [...itemsOf(undefined), ...tagged];
}


/***/ }),

/***/ 66485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ listedPaths),
/* harmony export */   EA: () => (/* binding */ listedEndpoints),
/* harmony export */   HY: () => (/* binding */ withFoldersOpened),
/* harmony export */   JR: () => (/* binding */ namedOverlays),
/* harmony export */   Z6: () => (/* binding */ openedSource),
/* harmony export */   aZ: () => (/* binding */ holdsNothing),
/* harmony export */   bA: () => (/* binding */ linkEntries),
/* harmony export */   dG: () => (/* binding */ attachedSources),
/* harmony export */   f3: () => (/* binding */ listedVersions),
/* harmony export */   i$: () => (/* binding */ SWITCH_KEYS)
/* harmony export */ });
/* harmony import */ var _config_switches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62580);
/* harmony import */ var _openapi_operation_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27547);
/* harmony import */ var _endpoints_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38594);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23435);




/** What a navigation names, before any of it is looked up. */
const SWITCH_KEYS = Object.keys(_config_switches_js__WEBPACK_IMPORTED_MODULE_0__/* .SWITCHES */ .o);
/** A container and all below it. */
function* containersOf(container) {
    yield container;
    for (const key of ['groups', ...SWITCH_KEYS])
        for (const one of container[key] ?? [])
            yield* containersOf(one);
    for (const page of container.pages ?? [])
        if (typeof page !== 'string')
            yield* containersOf(page);
    if (container.global !== undefined)
        yield* containersOf(container.global);
}
/** The entries of switches that are only links, outermost first; without those of `global`, which stand on all pages. */
function linkEntries(navigation) {
    const found = [];
    let level = [navigation];
    while (level.length > 0) {
        const entries = level.flatMap((one) => SWITCH_KEYS.flatMap((key) => one[key] ?? []));
        found.push(...entries.filter((one) => one.href !== undefined && holdsNothing({ ...one, href: undefined })));
        level = [...entries, ...level.flatMap(({ groups = [] }) => groups)];
    }
    return found;
}
/** Whether neither a container nor any below it lists a page, a link or an API description. */
function holdsNothing(container) {
    return containersOf(container).every(({ pages = [], root, href, openapi, asyncapi }) => pages.every((page) => typeof page !== 'string') &&
        [root, href].every((one) => one === undefined) &&
        [openapi, asyncapi].every((source) => (0,_endpoints_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesOf */ .u0)(source).length === 0));
}
/** Every site path a navigation lists, whether its file exists or not. */
function listedPaths(navigation) {
    const paths = new Set();
    for (const { root, pages = [] } of containersOf(navigation)) {
        if (root !== undefined)
            paths.add((0,_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .normalPath */ .FE)(root));
        for (const page of pages)
            if (typeof page === 'string')
                paths.add((0,_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .normalPath */ .FE)(page));
    }
    return paths;
}
/** The names of its versions, each once. */
function listedVersions(navigation) {
    const names = [...containersOf(navigation)].flatMap(({ version }) => version === undefined ? [] : [version]);
    return [...new Set(names)];
}
/** The endpoint references among the pages of a navigation. */
function listedEndpoints(navigation) {
    return [...containersOf(navigation)].flatMap(({ pages = [] }) => pages.filter((page) => typeof page === 'string' && (0,_openapi_operation_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .parseEndpointReference */ .KZ)(page) !== undefined));
}
/** Every API description of a kind that a navigation attaches, as it is named there. */
function attachedSources(navigation, kind) {
    return [...containersOf(navigation)].flatMap((container) => [
        ...(0,_endpoints_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesOf */ .u0)(container[kind]),
        ...(kind === 'openapi' ? listedIn(container) : []),
    ]);
}
/** The OpenAPI overlays that a navigation, or `openapi` beside it, names for descriptions, by the name of each of these. */
function namedOverlays(navigation, openapi) {
    const sources = [openapi, ...[...containersOf(navigation)].map((container) => container.openapi)];
    const placed = sources.flatMap((source) => [source ?? []].flat()).filter((one) => typeof one !== 'string');
    return new Map(placed.flatMap((one) => {
        if (one.overlays === undefined)
            return [];
        const overlays = [one.overlays].flat();
        return (0,_endpoints_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesOf */ .u0)(one).map((name) => [name, overlays]);
    }));
}
/** The files that endpoint references name themselves: `users.json GET /users`. */
function listedIn({ pages = [] }) {
    return pages.flatMap((page) => typeof page === 'string' ? ((0,_openapi_operation_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .parseEndpointReference */ .KZ)(page)?.source ?? []) : []);
}
/** The same navigation with the API descriptions of folders in place of the folders that it attaches. */
function withFoldersOpened(container, filesIn) {
    const inner = (one) => withFoldersOpened(one, filesIn);
    const changed = { ...container };
    if (container.openapi !== undefined)
        changed.openapi = openedSource(container.openapi, filesIn);
    for (const key of ['groups', ...SWITCH_KEYS])
        if (container[key] !== undefined)
            changed[key] = container[key].map(inner);
    if (container.pages !== undefined)
        changed.pages = container.pages.map((page) => (typeof page === 'string' ? page : inner(page)));
    if (container.global !== undefined)
        changed.global = inner(container.global);
    return changed;
}
/** A source of API descriptions, with the files in place of the names that mean several. */
function openedSource(source, filesIn) {
    const opened = (names) => names.flatMap((name) => filesIn(name) ?? [name]);
    if (typeof source === 'string')
        return opened([source]);
    if (!Array.isArray(source))
        return { ...source, source: opened((0,_endpoints_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesOf */ .u0)(source)) };
    return source.flatMap((one) => typeof one === 'string' ? opened([one]) : [{ ...one, source: opened((0,_endpoints_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesOf */ .u0)(one)) }]);
}


/***/ })

};
return { ids, modules }; })
