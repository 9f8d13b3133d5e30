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

/***/ 17313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ iconOf)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79933);

const LIBRARIES = ['fontawesome', 'lucide', 'tabler'];
/** Reads a name, or `{ "name": \u2026, "style": \u2026, "library": \u2026 }`; `type` is the style written beside it. */
function iconOf(written, type) {
    const { name, style, library } = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(written) ? written : { name: written };
    const shown = textOf(name);
    if (shown === undefined)
        return undefined;
    return {
        name: shown,
        type: textOf(style) ?? textOf(type),
        library: LIBRARIES.find((known) => known === library),
    };
}
function textOf(value) {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    return text === '' ? undefined : text;
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
// EXTERNAL MODULE: ./lib/site/config/places.js
var places = __webpack_require__(26908);
;// CONCATENATED MODULE: ./lib/site/config/kept.js






/**
 * The settings of a project that has a `docs.json`: as kept, else read, which takes its schema and a parser to be loaded.
 * Those with an error are read each time. Throws as `readSettings` does.
 */
async function keptSettings(files, report, cache) {
    const digestOf = (file) => (0,digest/* digestOfFile */.Mk)(files, file);
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
    const { readSettings } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(915)]).then(__webpack_require__.bind(__webpack_require__, 50915));
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
        placeOfValue: (text) => exactPlace({ file: config_file/* SETTINGS_FILE */.t }, text),
    };
}
/** Finds texts in files of the project; the same mistake tends to be reported many times. */
function createExactPlace(files, { placeOfText }) {
    const known = new Map();
    const find = (place, text) => {
        const setting = place.file === config_file/* SETTINGS_FILE */.t ? (placeOfText(text) ?? placeOfText(text.replace(/^\//, ''))) : undefined;
        return setting ?? { ...place, ...(files.has(place.file) && (0,project_place/* placeOf */.$)(files.readText(place.file), text)) };
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
/* harmony export */   X: () => (/* binding */ SWITCHES)
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


/***/ }),

/***/ 87799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ withoutCodeMarks),
/* harmony export */   T: () => (/* binding */ codeMarksHtml)
/* harmony export */ });
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34992);

/** Code within a title: a title is a line of its own, and no other mark is read in it. */
const CODE = /`([^`]+)`/g;
/** A title as text alone. */
function withoutCodeMarks(title) {
    return title.replace(CODE, '$1');
}
/** A title as HTML within a line. */
function codeMarksHtml(title) {
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(title).replace(CODE, '<code>$1</code>');
}


/***/ }),

/***/ 40240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ isElementName),
/* harmony export */   Xt: () => (/* binding */ isOfDocument),
/* harmony export */   vy: () => (/* binding */ isWithinWords)
/* harmony export */ });
/** Elements of HTML (WHATWG, obsolete ones that browsers still show included), SVG and MathML. */
const KNOWN = new Set(`a abbr acronym address area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button
  canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fencedframe
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img
  input ins kbd label legend li link main map mark marquee menu meta meter nav nobr noembed noframes noscript object ol
  optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select
  selectedcontent slot small source span strike strong style sub summary sup table tbody td template textarea tfoot th
  thead time title tr track tt u ul var video wbr xmp
  animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence filter foreignObject g image line linearGradient marker mask metadata mpath path
  pattern polygon polyline radialGradient rect set stop svg switch symbol text textPath tspan use view
  annotation annotation-xml maction math menclose merror mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom
  mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics`.split(/\s+/));
/** Whether an element of this name means something to a browser. Names with a hyphen are custom elements. */
function isElementName(name) {
    return KNOWN.has(name) || name.includes('-') || name.includes(':') || KNOWN.has(name.toLowerCase());
}
const WITHIN_WORDS = new Set(`a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tspan u
  var wbr`.split(/\s+/));
/** Whether a word may go on through the element; around others there is a blank to a reader. */
function isWithinWords(name) {
    return WITHIN_WORDS.has(name);
}
const OF_THE_DOCUMENT = new Set(['body', 'frameset', 'head', 'html']);
/** Whether an element is of the whole document: within a page only what it holds means something. */
function isOfDocument(name) {
    return OF_THE_DOCUMENT.has(name);
}


/***/ }),

/***/ 28000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FK: () => (/* binding */ NO_SCOPE),
  Up: () => (/* binding */ channelItems),
  m3: () => (/* binding */ createOperationPages),
  ie: () => (/* binding */ nearestEndpoint),
  yo: () => (/* binding */ placingIn),
  Mk: () => (/* binding */ referenceItems),
  sO: () => (/* binding */ resolveEndpoint),
  Od: () => (/* binding */ scopeOf),
  u0: () => (/* binding */ sourcesOf)
});

// EXTERNAL MODULE: ./lib/site/openapi/slug.js
var slug = __webpack_require__(4485);
// EXTERNAL MODULE: ./lib/site/openapi/tags.js
var tags = __webpack_require__(14859);
;// CONCATENATED MODULE: ./lib/site/openapi/groups.js


/**
 * A whole reference: the operations by their tag, tags in the order in which the document lists them and below those
 * they name, then as they appear. Operations without a tag stand under the document's title; hidden and excluded ones are
 * left out.
 */
function groupOperations(document) {
    const declared = new Map((0,tags/* readTags */.g)(document.raw).groups.map((tag) => [tag.name, tag]));
    const byTag = new Map([...declared.keys()].map((tag) => [tag, []]));
    for (const operation of document.operations) {
        if (operation.hidden || operation.excluded)
            continue;
        const tag = operation.place ?? document.title;
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
        return [{ title: declared.get(tag)?.title ?? tag, slug: (0,slug/* slugOf */.t)(tag), operations, groups }];
    });
    return groupsBelow(undefined);
}

// EXTERNAL MODULE: ./lib/site/openapi/reference.js
var openapi_reference = __webpack_require__(33017);
// EXTERNAL MODULE: ./lib/site/navigation/pages.js + 1 modules
var navigation_pages = __webpack_require__(23435);
// EXTERNAL MODULE: ./lib/site/navigation/suggest.js
var suggest = __webpack_require__(21652);
;// CONCATENATED MODULE: ./lib/site/navigation/endpoints.js





const USUAL = { directory: undefined, slug: undefined };
/** Where operation pages go unless a directory is set. */
const DEFAULT_DIRECTORY = 'api-reference';
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
function attachments(source) {
    return [source ?? []].flat().map((one) => {
        if (typeof one === 'string')
            return { sources: [one], placing: USUAL };
        return {
            sources: [one.source ?? []].flat(),
            placing: { directory: one.directory?.split('/').filter(isStep).join('/') || undefined, slug: one.slug },
        };
    });
}
/** Whether a part of a path leads anywhere: that of `./api//` before and behind the slashes does not. */
function isStep(part) {
    return part !== '' && part !== '.';
}
/**
 * The operation an endpoint reference means: in the file it names, else in those attached around it, else in any of
 * the project's that has it.
 */
function resolveEndpoint(reference, scope, documents) {
    const parsed = (0,openapi_reference/* parseEndpointReference */.KZ)(reference);
    if (parsed === undefined)
        return undefined;
    const names = parsed.source === undefined ? [...scope.sources, ...documents.keys()] : [parsed.source];
    for (const name of names) {
        const document = documents.get(name);
        const operation = document === undefined ? undefined : (0,openapi_reference/* findOperation */.LC)(document, parsed);
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
    const parsed = (0,openapi_reference/* parseEndpointReference */.KZ)(reference);
    if (parsed === undefined || parsed.method === 'webhook')
        return undefined;
    const searched = sources.length === 0 ? [...documents.values()] : sources.flatMap((one) => documents.get(one) ?? []);
    const known = searched.flatMap(({ operations }) => operations.filter((one) => !one.webhook && !one.hidden));
    const written = ({ method, path }) => `${method.toUpperCase()} ${path}`;
    const ofPath = known.find(({ path }) => path === parsed.path);
    if (ofPath !== undefined)
        return written(ofPath);
    const [above, last] = halves(parsed.path);
    const isAlike = (path) => (!last.startsWith('/{') && path.endsWith(last)) || path.startsWith(above);
    const alike = known.filter(({ path }) => isAlike(path)).slice(0, MOST_LOOKED_AT);
    return (0,suggest/* nearest */.pA)(written(parsed), alike.map(written));
}
/** A path up to its last part, and that part, both with the slash between. */
function halves(path) {
    const at = path.replace(/\/$/, '').lastIndexOf('/');
    return [path.slice(0, at + 1), path.slice(at)];
}
/**
 * Makes the pages of operations and channels, one for each and each directory, under paths nobody else has. An operation
 * that says where it is documented (`x-mint.href`) gets that address; a page that is there already is its page.
 */
function createOperationPages(pages) {
    const made = new Map();
    const used = new Map();
    /** The last number that a path was given, of those that several want. */
    const numbers = new Map();
    const free = (base) => {
        let number = numbers.get(base) ?? 1;
        const path = () => (number === 1 ? base : `${base}-${number}`);
        while (pages.has(path()) || used.has(path()))
            number += 1;
        numbers.set(base, number);
        return path();
    };
    const once = (key, make) => {
        const page = made.get(key) ?? make();
        made.set(key, page);
        used.set(page.path, page);
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
                return pages.get(path) ?? once(`href ${path}`, () => (0,navigation_pages/* operationPage */.fZ)(path, found));
            }
            const folder = [directory ?? DEFAULT_DIRECTORY, tagSlug(operation)].filter(Boolean).join('/');
            const name = (slug === 'operationId' ? idSlug(operation) : undefined) ?? operation.slug;
            const key = [folder, name, document.source, operation.method, operation.path].join('\n');
            return once(key, () => (0,navigation_pages/* operationPage */.fZ)(free(`${folder}/${name}`), found));
        },
        channelFor(found, directory) {
            const folder = directory ?? DEFAULT_DIRECTORY;
            const key = [folder, found.document.source, 'channel', found.channel.name].join('\n');
            return once(key, () => (0,navigation_pages/* channelPage */.FD)(free(`${folder}/${found.channel.slug}`), found));
        },
    };
}
function idSlug({ operationId }) {
    return operationId === undefined
        ? undefined
        : (0,slug/* slugOf */.t)(operationId.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1-'));
}
function tagSlug(operation) {
    const { place } = operation;
    return place === undefined ? '' : (0,slug/* slugOf */.t)(place);
}
/** A whole reference: every operation that is not hidden, grouped by tag. */
function referenceItems(document, placing, pages) {
    const itemOf = ({ title, operations, groups }) => {
        const own = operations
            .map((operation) => pages.pageFor({ document, operation }, placing))
            .flatMap((page) => (page.hidden ? [] : [{ kind: 'page', page }]));
        const items = [...own, ...groups.flatMap(itemOf)];
        const plain = { icon: undefined, tag: undefined, expanded: undefined, root: undefined };
        return items.length === 0 ? [] : [{ kind: 'group', title, ...plain, items }];
    };
    return groupOperations(document).flatMap(itemOf);
}
/** Every channel of an AsyncAPI description; those that a page of the project documents are that page's. */
function channelItems(document, directory, operations, pages) {
    const written = [...pages.values()];
    return document.channels.map((channel) => ({
        kind: 'page',
        page: written.find((page) => page.channel?.channel === channel) ??
            operations.channelFor({ document, channel }, directory),
    }));
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
/* harmony export */   dG: () => (/* binding */ attachedSources),
/* harmony export */   f3: () => (/* binding */ listedVersions),
/* harmony export */   i$: () => (/* binding */ SWITCH_KEYS)
/* harmony export */ });
/* harmony import */ var _config_switches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62580);
/* harmony import */ var _openapi_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33017);
/* harmony import */ var _endpoints_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28000);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23435);




/** What a navigation names, before any of it is looked up. */
const SWITCH_KEYS = Object.keys(_config_switches_js__WEBPACK_IMPORTED_MODULE_0__/* .SWITCHES */ .X);
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
/** Whether neither a container nor any below it lists a page, a link or an API description. */
function holdsNothing(container) {
    return [...containersOf(container)].every(({ pages = [], root, href, openapi, asyncapi }) => pages.every((page) => typeof page !== 'string') &&
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
    return [...containersOf(navigation)].flatMap(({ pages = [] }) => pages.filter((page) => typeof page === 'string' && (0,_openapi_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .parseEndpointReference */ .KZ)(page) !== undefined));
}
/** Every API description of a kind that a navigation attaches, as it is named there. */
function attachedSources(navigation, kind) {
    return [...containersOf(navigation)].flatMap((container) => [
        ...(0,_endpoints_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesOf */ .u0)(container[kind]),
        ...(kind === 'openapi' ? listedIn(container) : []),
    ]);
}
/** The OpenAPI overlays that a navigation, or `openapi` beside it, names for its API descriptions. */
function namedOverlays(navigation, openapi) {
    const sources = [openapi, ...[...containersOf(navigation)].map((container) => container.openapi)];
    const names = sources.flatMap((source) => [source ?? []].flat().flatMap((one) => (typeof one === 'string' ? [] : (one.overlays ?? []))));
    return [...new Set(names)];
}
/** The files that endpoint references name themselves: `users.json GET /users`. */
function listedIn({ pages = [] }) {
    return pages.flatMap((page) => typeof page === 'string' ? ((0,_openapi_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .parseEndpointReference */ .KZ)(page)?.source ?? []) : []);
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
function openedSource(source, filesIn) {
    const opened = (names) => names.flatMap((name) => filesIn(name) ?? [name]);
    if (typeof source === 'string')
        return opened([source]);
    if (!Array.isArray(source))
        return { ...source, source: opened((0,_endpoints_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesOf */ .u0)(source)) };
    return source.flatMap((one) => typeof one === 'string' ? opened([one]) : [{ ...one, source: opened((0,_endpoints_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesOf */ .u0)(one)) }]);
}


/***/ }),

/***/ 23435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FN: () => (/* binding */ MODES),
  H5: () => (/* binding */ boostOf),
  FD: () => (/* binding */ channelPage),
  qk: () => (/* binding */ forbidsIndexing),
  WI: () => (/* binding */ headText),
  Hn: () => (/* binding */ isTrue),
  tt: () => (/* binding */ markdownPage),
  FE: () => (/* binding */ normalPath),
  fZ: () => (/* binding */ operationPage),
  $H: () => (/* binding */ pageFiles),
  Yc: () => (/* binding */ titleFromPath),
  li: () => (/* binding */ writtenOn)
});

// EXTERNAL MODULE: ./lib/site/config/icon.js
var icon = __webpack_require__(17313);
// EXTERNAL MODULE: ./lib/site/markdown/code-marks.js
var code_marks = __webpack_require__(87799);
// EXTERNAL MODULE: ./lib/site/project/files.js
var files = __webpack_require__(84118);
// EXTERNAL MODULE: ./lib/site/project/names.js
var names = __webpack_require__(42009);
// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Parser.js
var Parser = __webpack_require__(15867);
// EXTERNAL MODULE: ./lib/site/markdown/element-names.js
var element_names = __webpack_require__(40240);
;// CONCATENATED MODULE: ./lib/site/navigation/first-paragraph.js


/** The first paragraph of a text in Markdown or HTML, as a description: without marks and tags, in one line. */
function firstParagraph(written) {
    const [paragraph = ''] = written
        .trim()
        .replace(/^(?:<\w+>\s*)+/, '')
        .split(/\n\s*\n|<\/p>|(?:<br\s*\/?>\s*){2}/i);
    return (paragraph
        .split(/(`[^`]*`)/)
        .map((part, n) => (n % 2 === 0 ? withoutTags(part) : part))
        .join('')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        // Where they are marks: not in `user_id`, `a > b` and `C#`.
        .replace(/^\s*(?:#{1,6}|>)\s+/gm, '')
        .replace(/[*`]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
        .replace(/\s+/g, ' ')
        .trim());
}
/** The text of HTML; what only looks like a tag, `<id>`, stays. */
function withoutTags(html) {
    if (!/<[/!a-z]|&#?\w+;/i.test(html))
        return html;
    let text = '';
    const tag = (name, written) => {
        if (!(0,element_names/* isElementName */.ET)(name))
            text += written;
        else if (!(0,element_names/* isWithinWords */.vy)(name))
            text += ' ';
    };
    const parser = new Parser/* Parser */.i({
        ontext: (part) => {
            text += part;
        },
        onopentagname: (name) => tag(name, `<${name}>`),
        onclosetag: (name, isImplied) => {
            if (!isImplied)
                tag(name, `</${name}>`);
        },
    }, { lowerCaseTags: false });
    parser.end(html);
    return text;
}

;// CONCATENATED MODULE: ./lib/site/navigation/pages.js





/** Documents for the people who work on a project, not for its readers; pages only where navigation lists them. */
const REPOSITORY_FILES = /^(README|LICENSE|CHANGELOG|CONTRIBUTING|SECURITY|CODE_OF_CONDUCT|AGENTS|CLAUDE)\.mdx?$/;
const SNIPPET_FOLDERS = /(^|\/)_?snippets\//;
/**
 * The page files of a project: site path \u2192 file. Snippets are parts of pages, not pages. Of two paths that only
 * letter case tells apart the first is kept, since not every file system tells them apart.
 */
function pageFiles(files, listed, report) {
    const pages = new Map();
    const taken = new Map();
    for (const file of files.paths) {
        const path = /^(.+)\.mdx?$/i.exec(file)?.[1];
        if (path === undefined)
            continue;
        const name = file.slice(file.lastIndexOf('/') + 1);
        const excluded = SNIPPET_FOLDERS.test(file) || REPOSITORY_FILES.test(name);
        if (excluded && !listed.has(path))
            continue;
        const unportable = (0,names/* nameProblem */.r)(`${path}.html`);
        if (unportable !== undefined) {
            report({
                severity: 'error',
                kind: 'unportable-name',
                message: `This page is left out, since its address cannot be a file everywhere: ${unportable}`,
                hint: 'rename it',
                file,
            });
            continue;
        }
        const first = taken.get(path.toLowerCase());
        if (first !== undefined) {
            // Beside a page, a file of plain Markdown is what was there before, or what other programs show of it.
            const isPlain = first === `${path}.md` && file === `${path}.mdx`;
            report({
                severity: 'warning',
                kind: 'case-collision',
                message: `This page has the address of ${isPlain ? file : first}, and is left out`,
                hint: 'rename one of the two',
                file: isPlain ? first : file,
            });
            if (!isPlain)
                continue;
        }
        taken.set(path.toLowerCase(), file);
        pages.set(path, file);
    }
    return pages;
}
/** A site path as the navigation or a link may write it, in its plain form. */
function normalPath(path) {
    const plain = (0,files/* inOneForm */.WG)(path)
        .replace(/^\.?\/+/, '')
        .replace(/\.mdx?$/i, '')
        .replace(/\/+$/, '');
    return plain === '' ? 'index' : plain;
}
/** Those besides the usual one. */
const MODES = new Set(['wide', 'custom', 'frame', 'center']);
/** The page of a Markdown file; an operation it documents lends it what its frontmatter leaves open. */
function markdownPage(path, parsed, reference = {}) {
    const { operation, channel, schema } = reference;
    const lent = operation?.operation ?? channel?.channel;
    const title = parsed.title ?? lent?.title ?? schema?.name ?? titleFromPath(path);
    const page = pageOf(path, parsed.frontmatter, title, lent?.description, reference);
    return { ...page, parsed, deprecated: page.deprecated || operation?.operation.deprecated === true };
}
/** What is written at the head of a page, or for it in the API description it comes from. */
function writtenOn({ parsed, operation, }) {
    return parsed?.frontmatter ?? operation?.operation.metadata ?? {};
}
/** The page of an operation that no file of the project documents. */
function operationPage(path, operation) {
    const { title, description, deprecated, metadata } = operation.operation;
    return { ...pageOf(path, metadata, title, description, { operation }), deprecated };
}
/** The page of a channel that no file of the project documents. */
function channelPage(path, channel) {
    const { title, description } = channel.channel;
    return pageOf(path, {}, title, description, { channel });
}
/** `lent` is Markdown that describes the page where its frontmatter does not. */
function pageOf(path, frontmatter, title, lent, { operation, channel, schema }) {
    const mode = headText(frontmatter.mode) ?? '';
    const endpoint = endpointOf(headText(frontmatter.api));
    // Samples stand beside a reference, where other pages have their table of contents.
    const usual = operation ?? channel ?? schema ?? endpoint;
    const plain = (0,code_marks/* withoutCodeMarks */.I)(title);
    return {
        path,
        title: plain,
        markedTitle: plain === title ? undefined : title,
        sidebarTitle: (0,code_marks/* withoutCodeMarks */.I)(headText(frontmatter.sidebarTitle) ?? title),
        description: headText(frontmatter.description) ?? headText(firstParagraph(lent ?? '')),
        icon: (0,icon/* iconOf */.Z)(frontmatter.icon, frontmatter.iconType),
        tag: headText(frontmatter.tag),
        deprecated: isTrue(frontmatter.deprecated),
        hidden: isTrue(frontmatter.hidden),
        noindex: isTrue(frontmatter.noindex) ||
            isTrue(frontmatter.hidden) ||
            forbidsIndexing(listed(frontmatter.robots)),
        searchable: !isFalse(frontmatter.searchable),
        boost: boostOf(frontmatter.boost),
        isUnmarked: isTrue(frontmatter.hideApiMarker),
        isAlone: isTrue(frontmatter.hideFooterPagination),
        mode: MODES.has(mode) ? mode : usual === undefined ? 'default' : 'wide',
        url: headText(frontmatter.url),
        metatags: metatags(frontmatter),
        parsed: undefined,
        operation,
        channel,
        schema,
        endpoint,
    };
}
/** `true`, with or without quotes. */
function isTrue(value) {
    return value === true || value === 'true';
}
/** Whether a `robots` tag keeps a page from being found. */
function forbidsIndexing(robots) {
    return /\b(?:noindex|none)\b/i.test(robots ?? '');
}
/** `false`, with or without quotes. */
function isFalse(value) {
    return value === false || value === 'false';
}
/** Weights stay numbers to be compared. */
const MOST_BOOST = 1000;
/** A factor for the weight in the search; undefined where there is none that makes sense. */
function boostOf(value) {
    const factor = Number(headText(value) ?? Number.NaN);
    return factor > 0 && factor <= MOST_BOOST ? factor : undefined;
}
/** A text at the head of a page, which YAML reads as a number where it looks like one; undefined where it is blank. */
function headText(value) {
    if (typeof value === 'string')
        return value.trim() === '' ? undefined : value.trim();
    return typeof value === 'number' ? String(value) : undefined;
}
/** A text, or several in a row. */
function listed(value) {
    return headText(Array.isArray(value) ? value.flatMap((one) => headText(one) ?? []).join(', ') : value);
}
function metatags(frontmatter) {
    const tags = {};
    for (const [name, value] of Object.entries(frontmatter)) {
        const content = listed(value);
        if (content !== undefined && /^(og|twitter|article):|^(keywords|robots)$/.test(name))
            tags[name] = content;
    }
    const canonical = headText(frontmatter.canonical);
    return canonical === undefined ? tags : { ...tags, canonical };
}
function endpointOf(api) {
    const [, method, path] = /^([A-Za-z]+)\s+(\S+)$/.exec(api ?? '') ?? [];
    return method === undefined || path === undefined ? undefined : { method: method.toLowerCase(), path };
}
function titleFromPath(path) {
    const words = (path
        .replace(/\/index$/, '')
        .split('/')
        .at(-1) ?? path)
        .replace(/[-_]+/g, ' ')
        .trim();
    return words.charAt(0).toUpperCase() + words.slice(1);
}


/***/ }),

/***/ 79412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ namedIn),
/* harmony export */   $n: () => (/* binding */ hasLongNumbers),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   rf: () => (/* binding */ exactNumber),
/* harmony export */   u0: () => (/* binding */ isExact)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isExact(value);
}
/** Of the language since 2025; older machines read large numbers as JavaScript has them. */
const { rawJSON, isRawJSON } = JSON;
/** Whether a text may have a whole number that JavaScript's cannot hold. */
function hasLongNumbers(text) {
    return rawJSON !== undefined && /(?<![\w."'-])-?\d{16,}(?![\w."'])/.test(text);
}
/** A number as it was written, where JavaScript's own loses digits of it: ids and limits of 64 bits. */
function exactNumber(value, source) {
    const isLost = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
    if (!isLost || rawJSON === undefined || source === undefined)
        return value;
    return /^-?[1-9]\d*$/.test(source) ? rawJSON(source) : value;
}
/** Reads JSON and keeps the digits of large numbers, whose source newer engines tell. Throws a SyntaxError. */
function parseJson(text) {
    if (!hasLongNumbers(text))
        return JSON.parse(text);
    return JSON.parse(text, (_key, value, told) => exactNumber(value, told?.source));
}
/** Whether a value is a number that was kept as it was written. */
function isExact(value) {
    return isRawJSON?.(value) === true;
}
/** The value when it is an object, else an empty one. */
function objectOf(value) {
    return isObject(value) ? value : {};
}
/** What an object of names holds; extensions stand among them, and are none. */
function namedIn(value) {
    return Object.entries(objectOf(value)).filter(([name]) => !name.startsWith('x-'));
}
/** The value when it is an array, else an empty one. */
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** The value when it is a string with something to read in it. */
function textOf(value) {
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
/** A value as a reader expects to see it: text as it is, everything else as JSON on one line. */
function shown(value) {
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
}


/***/ }),

/***/ 30170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ olderContent),
/* harmony export */   vJ: () => (/* binding */ withOlderParts),
/* harmony export */   wG: () => (/* binding */ olderStyle),
/* harmony export */   wq: () => (/* binding */ olderSchema)
/* harmony export */ });
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68348);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79412);


/**
 * An operation as OpenAPI 3 has it where it is written as in Swagger 2 in places, as by hand it often is: the body among
 * the parameters, and schemas right in the responses.
 */
function withOlderParts(raw, pathItem, resolver) {
    const parameters = [...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(pathItem.parameters), ...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(raw.parameters)].map(resolver.resolve);
    const requestBody = raw.requestBody ?? bodyOf(parameters, raw);
    const responses = Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(raw.responses));
    const older = responses.filter(([, response]) => isOlder(response));
    if (requestBody === raw.requestBody && older.length === 0)
        return raw;
    const changed = older.map(([status, response]) => [status, withContent((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(response), raw.produces)]);
    return { ...raw, requestBody, responses: { ...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(raw.responses), ...Object.fromEntries(changed) } };
}
function bodyOf(parameters, { consumes }) {
    const body = parameters.findLast((parameter) => parameter.in === 'body');
    if (body !== undefined) {
        const { description, required, schema, example } = body;
        const media = example === undefined ? { schema } : { schema, example };
        return { description, required, content: contentOf(consumes, 'application/json', media) };
    }
    const fields = parameters.filter((parameter) => parameter.in === 'formData');
    if (fields.length === 0)
        return undefined;
    const schema = {
        type: 'object',
        required: fields.filter(({ required }) => required === true).map(({ name }) => name),
        properties: Object.fromEntries(fields.map((field) => [String(field.name), fieldSchema(field)])),
    };
    const hasFile = fields.some(({ type, schema }) => [type, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(schema).type].includes('file'));
    const usual = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
    return { content: contentOf(consumes, usual, { schema }) };
}
function fieldSchema({ in: _in, name: _name, required: _required, schema, ...rest }) {
    const whole = { ...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(schema), ...rest };
    return whole.type === 'file' ? { ...whole, type: 'string', format: 'binary' } : whole;
}
/** The content of a body or response that stands elsewhere, written as in Swagger 2. */
function olderContent({ schema }) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(schema) ? contentOf(undefined, 'application/json', { schema }) : undefined;
}
/** What is no keyword of a schema in a parameter or a header of Swagger 2. */
const OF_THE_HOLDER = new Set(['in', 'name', 'required', 'description', 'deprecated', 'collectionFormat']);
/** The schema of a parameter or a header that has its keywords in itself; undefined where it has none there. */
function olderSchema(holder) {
    const isPlain = ['type', 'enum', 'items'].every((key) => holder[key] === undefined);
    if (isPlain || holder.schema !== undefined || holder.content !== undefined)
        return undefined;
    const keywords = Object.entries(holder).filter(([key]) => !OF_THE_HOLDER.has(key));
    return Object.fromEntries(keywords);
}
const SEPARATED = { ssv: 'spaceDelimited', pipes: 'pipeDelimited' };
/** How a list is written, as Swagger 2 calls it: `multi` repeats the name, a comma is usual. */
function olderStyle(format) {
    return { style: (0,_look_up_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .T)(SEPARATED, String(format)) ?? 'form', explode: format === 'multi' };
}
function isOlder(response) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(response) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(response.schema) && response.content === undefined;
}
function withContent({ schema, examples, ...response }, produces) {
    const content = contentOf(produces, 'application/json', { schema });
    const shown = Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(examples)).filter(([type]) => type.includes('/'));
    const given = shown.map(([type, example]) => [type, { schema, example }]);
    return { ...response, content: { ...content, ...Object.fromEntries(given) } };
}
/** The same content for each of the types, which some write without a list. */
function contentOf(types, usual, media) {
    const given = (typeof types === 'string' ? [types] : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(types)).filter((type) => typeof type === 'string');
    return Object.fromEntries((given.length > 0 ? given : [usual]).map((type) => [type, media]));
}


/***/ }),

/***/ 55528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J8: () => (/* binding */ METHODS),
/* harmony export */   RT: () => (/* binding */ listOperations),
/* harmony export */   p6: () => (/* binding */ operationSlug)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79412);
/* harmony import */ var _older_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30170);
/* harmony import */ var _referenced_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32101);
/* harmony import */ var _slug_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4485);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14859);





/** In the order in which a reference lists the operations of one path. */
const METHODS = [
    'get',
    'post',
    'put',
    'patch',
    'delete',
    'head',
    'options',
    'trace',
    'query',
];
/** All operations of a document in its order, those of `webhooks` last. */
function listOperations(root, resolver) {
    const slugsByTag = new Map();
    const slugs = (tag) => {
        const unique = slugsByTag.get(tag) ?? (0,_slug_js__WEBPACK_IMPORTED_MODULE_1__/* .uniqueNames */ .u)();
        slugsByTag.set(tag, unique);
        return unique;
    };
    const tags = (0,_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .readTags */ .g)(root);
    const operationsOf = (paths, webhook) => paths.flatMap(([path, item]) => {
        const pathItem = resolver.resolve(item);
        return METHODS.filter((method) => Object.hasOwn(pathItem, method)).map((method) => {
            const given = (0,_referenced_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .withReferencedParts */ .sF)(resolver.resolve(pathItem[method]), resolver);
            const raw = (0,_older_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .withOlderParts */ .vJ)(given, pathItem, resolver);
            const operation = readOperation(method, path, raw, pathItem, webhook, tags);
            return { ...operation, slug: slugs(operation.place ?? '')(operationSlug(operation)) };
        });
    });
    const webhooks = Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOf */ .Xy)(root.webhooks ?? root['x-webhooks']));
    return [...operationsOf((0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .namedIn */ .$P)(root.paths), false), ...operationsOf(webhooks, true)];
}
/** Some descriptions have whole paragraphs as summaries, which are no titles. */
const LONGEST_TITLE = 150;
/** The summary of an operation, where it is short enough for a title. */
function titleIn(raw) {
    const summary = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(raw.summary);
    return summary !== undefined && summary.length <= LONGEST_TITLE ? summary : undefined;
}
/** The last part of the address of an operation's page: its title, or its `operationId` where it has no title of its own. */
function operationSlug(operation) {
    const written = titleIn(operation.raw);
    const spelled = (operation.operationId ?? operation.title).replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2');
    return (0,_slug_js__WEBPACK_IMPORTED_MODULE_1__/* .slugOf */ .t)(written ?? spelled);
}
function readOperation(method, path, raw, pathItem, webhook, tags) {
    const mint = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOf */ .Xy)(raw['x-mint']);
    // Some write their tags as the document does.
    const given = typeof raw.tags === 'string' ? [raw.tags] : (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(raw.tags);
    const own = given.flatMap((tag) => (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(tag) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)((0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOf */ .Xy)(tag).name) ?? []);
    const badge = tags.badgeOf(own);
    const metadata = {
        ...(badge === undefined ? {} : { tag: badge }),
        ...(0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOf */ .Xy)(mint.metadata),
    };
    // An operation may say otherwise than its path; "true" is true in quotes as well.
    const says = (key) => String(raw[key] ?? pathItem[key]) === 'true';
    return {
        method,
        path,
        operationId: (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(raw.operationId),
        title: (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(metadata.title) ??
            titleIn(raw) ??
            titleIn(pathItem) ??
            (webhook ? path : `${method.toUpperCase()} ${path}`),
        description: (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(raw.description) ??
            (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(pathItem.description) ??
            (titleIn(raw) === undefined ? (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(raw.summary) : undefined),
        tags: own,
        place: tags.placeOf(own),
        deprecated: raw.deprecated === true || metadata.deprecated === true,
        hidden: says('x-hidden') || says('x-internal'),
        excluded: says('x-excluded'),
        webhook,
        metadata,
        content: (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(mint.content),
        href: (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(mint.href),
        raw,
        pathItem,
    };
}


/***/ }),

/***/ 33017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ resolveApiSource),
/* harmony export */   KZ: () => (/* binding */ parseEndpointReference),
/* harmony export */   LC: () => (/* binding */ findOperation),
/* harmony export */   ul: () => (/* binding */ listApiFiles)
/* harmony export */ });
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55528);

const REFERENCE = new RegExp(`^(?:(\\S(?:.*?\\S)?)\\s+)?(${_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .METHODS */ .J8.join('|')}|webhook)\\s+(\\S.*)$`, 'i');
/** Reads an endpoint reference; undefined for anything else, the path of a page for instance. */
function parseEndpointReference(text) {
    const [, source, method, path] = REFERENCE.exec(text.trim()) ?? [];
    if (method === undefined || path === undefined)
        return undefined;
    const webhook = method.toLowerCase() === 'webhook';
    if (!webhook && !/^(\/|https?:)/i.test(path))
        return undefined;
    return { ...(source === undefined ? {} : { source }), method: method.toLowerCase(), path };
}
/** The operation a reference means. A trailing slash or other names in braces do not matter. */
function findOperation(document, reference) {
    const { exact, alike } = namedIn(document);
    const { method, path } = reference;
    return exact.get(`${method} ${path}`) ?? alike.get(`${method} ${comparable(path)}`);
}
/** A site may name each operation of a large description. */
const known = new WeakMap();
function namedIn(document) {
    const found = known.get(document);
    if (found !== undefined)
        return found;
    const [exact, alike] = [new Map(), new Map()];
    for (const operation of document.operations.toReversed()) {
        const { webhook, method, path } = operation;
        exact.set(`${webhook ? 'webhook' : method} ${path}`, operation);
        if (!webhook)
            alike.set(`${method} ${comparable(path)}`, operation);
    }
    const named = { exact, alike };
    known.set(document, named);
    return named;
}
function comparable(path) {
    return path.replace(/\{[^}]*\}/g, '{}').replace(/\/+$/, '');
}
const API_FILE = /^[ \t\uFEFF]*(?:\{\s*)?"?(?:openapi|swagger)"?\s*:\s*["']?[23]\b|[{,]\s*"(?:openapi|swagger)"\s*:\s*"[23]\./m;
/** The files of a project that are API descriptions, sorted. They are looked into, not parsed. */
function listApiFiles(files) {
    return files.paths.filter((path) => /\.(json|ya?ml)$/i.test(path) && API_FILE.test(files.readText(path)));
}
/**
 * The project path of an API description as a page names it: a path with or without its leading slash or extension, or
 * the bare name of one of `apiFiles` (the first, where several have it).
 */
function resolveApiSource(files, source, apiFiles) {
    const path = source.replace(/^\.?\//, '');
    const candidates = [path, `${path}.json`, `${path}.yaml`, `${path}.yml`];
    const exact = candidates.find((candidate) => files.has(candidate));
    if (exact !== undefined)
        return exact;
    return apiFiles.find((file) => candidates.some((candidate) => file.endsWith(`/${candidate}`)));
}


/***/ }),

/***/ 32101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TT: () => (/* binding */ takeInParts),
/* harmony export */   _3: () => (/* binding */ isReferenced),
/* harmony export */   sF: () => (/* binding */ withReferencedParts)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79412);

/** What of a description is often kept in other files as a whole, though OpenAPI has references for single things only. */
const PARTS = ['info', 'servers', 'tags', 'paths', 'webhooks', 'components'];
/** Takes the parts of a description that stand elsewhere into it, in place. */
function takeInParts(root, resolver) {
    const takeIn = (holder, names) => {
        for (const name of names) {
            const reference = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(holder[name]).$ref);
            if (reference === undefined)
                continue;
            const found = resolver.find(reference);
            holder[name] = Array.isArray(found)
                ? found
                : resolver.resolve(holder[name]);
        }
    };
    takeIn(root, PARTS);
    const components = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(root.components);
    takeIn(components, Object.keys(components));
}
/** An operation with those of its parts that stand in other files: its responses, and texts that are whole files. */
function withReferencedParts(raw, resolver) {
    const { responses, description } = raw;
    const samples = raw['x-codeSamples'];
    const changed = {};
    if (isReferenced(responses))
        changed.responses = resolver.resolve(responses);
    if (isReferenced(description))
        changed.description = fileText(description, resolver);
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(samples).some((sample) => isReferenced((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(sample).source))) {
        changed['x-codeSamples'] = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(samples).map((sample) => {
            const { source } = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(sample);
            return isReferenced(source) ? { ...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(sample), source: fileText(source, resolver) } : sample;
        });
    }
    return Object.keys(changed).length === 0 ? raw : { ...raw, ...changed };
}
/** Whether a reference stands in place of a value that is no object, or that is one of names. */
function isReferenced(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && typeof value.$ref === 'string';
}
/** The text of the file that a reference names; what leads into a file is a text in it. */
function fileText({ $ref }, resolver) {
    return $ref.includes('#') ? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(resolver.find($ref)) : resolver.read(`/${$ref}`);
}


/***/ }),

/***/ 4485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ slugOf),
/* harmony export */   u: () => (/* binding */ uniqueNames)
/* harmony export */ });
/** Bytes of UTF-8 that a slug has at most: the name of a file has 255 with all that follows the slug. */
const LONGEST = 200;
/** A name for URLs, files and ids: lower case, words joined by hyphens; letters of every script stay. Never empty. */
function slugOf(text) {
    const slug = text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/['\u2019]/g, '')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '');
    return slug === '' ? 'untitled' : cut(slug);
}
/** The first words of a slug, or of its only word the beginning, that fit. */
function cut(slug) {
    if (Buffer.byteLength(slug) <= LONGEST)
        return slug;
    const { read } = new TextEncoder().encodeInto(slug, new Uint8Array(LONGEST));
    const start = slug.slice(0, read);
    return slug[read] === '-' ? start : start.replace(/(?<=.)-[^-]*$/, '');
}
/** Gives each name once: `list`, `list-2`, `list-3`, \u2026 */
function uniqueNames() {
    const taken = new Set();
    return (name) => {
        let unique = name;
        for (let count = 2; taken.has(unique); count++)
            unique = `${name}-${count}`;
        taken.add(unique);
        return unique;
    };
}


/***/ }),

/***/ 14859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readTags)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79412);

/** Reads the tags of a description. */
function readTags(root) {
    const hasKinds = !/^3\.[01]\b/.test((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(root.openapi) ?? '3.1');
    const declared = new Map((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(root.tags)
        .filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)
        .flatMap((tag) => {
        const name = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(tag.name);
        return name === undefined ? [] : [[name, hasKinds ? tag : withoutKind(tag)]];
    }));
    const kindOf = (name) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(declared.get(name)?.kind);
    return {
        groups: [...declared].flatMap(([name, tag]) => {
            const title = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(tag['x-group']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(tag['x-displayName']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(tag.summary) ?? name;
            return (kindOf(name) ?? 'nav') === 'nav' ? [{ name, title, parent: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(tag.parent) }] : [];
        }),
        placeOf: (tags) => hasKinds
            ? (tags.find((name) => kindOf(name) === 'nav') ??
                tags.find((name) => declared.has(name) && kindOf(name) === undefined) ??
                tags.find((name) => !declared.has(name)))
            : tags[0],
        badgeOf(tags) {
            const name = tags.find((one) => kindOf(one) === 'badge');
            return name === undefined ? undefined : ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(declared.get(name)?.summary) ?? name);
        },
    };
}
function withoutKind({ kind: _kind, parent: _parent, summary: _summary, ...tag }) {
    return tag;
}


/***/ })

};
return { ids, modules }; })
