export const id = 5812;
export const ids = [5812];
export const modules = {

/***/ 34992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ holdsBlocks),
/* harmony export */   F4: () => (/* binding */ plainUtility),
/* harmony export */   Gj: () => (/* binding */ escapeAttribute),
/* harmony export */   Ly: () => (/* binding */ classes),
/* harmony export */   Or: () => (/* binding */ lineHtml),
/* harmony export */   Uw: () => (/* binding */ unescapeText),
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   l2: () => (/* binding */ withPlainUtilities),
/* harmony export */   uK: () => (/* binding */ attributes),
/* harmony export */   v1: () => (/* binding */ VOID_ELEMENTS)
/* harmony export */ });
/** Elements that have no end tag. */
const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Text as HTML. */
function escapeText(text) {
    return /[&<>]/.test(text)
        ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
        : text;
}
/** What {@link escapeText} and {@link escapeAttribute} made of a text as that text. */
function unescapeText(html) {
    return html
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
}
/** Text as it stands between the double quotes of an attribute. */
function escapeAttribute(text) {
    return /[&<>"]/.test(text) ? escapeText(text).replaceAll('"', '&quot;') : text;
}
/** The attributes of a tag, each with a space before it. `true` writes the bare name; `undefined` and `false` nothing. */
function attributes(values) {
    let html = '';
    for (const name in values) {
        const value = values[name];
        if (value === undefined || value === false)
            continue;
        html += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`;
    }
    return html;
}
/** Class names in one string; what is false or empty is left out. */
function classes(...names) {
    return names.filter(Boolean).join(' ') || undefined;
}
/** `md:mint-px-4`: hosted sites know utility classes by this name as well. */
const PREFIXED = /(^|:)(!?-?)mint-(?=[a-z[])/;
/** A utility class without the prefix that it may have; undefined where it has none. */
function plainUtility(name) {
    return PREFIXED.test(name) ? name.replace(PREFIXED, '$1$2') : undefined;
}
/** Class names, with the plain ones of those that have the prefix. */
function withPlainUtilities(names) {
    if (!names.includes('mint-'))
        return names;
    return names
        .split(/\s+/)
        .flatMap((name) => [name, plainUtility(name)])
        .filter((name) => name !== undefined)
        .join(' ');
}
/** Children that stand within a line of text lose the paragraph around them. */
function lineHtml(html) {
    const match = /^\s*<p>([\s\S]*)<\/p>\s*$/.exec(html);
    return match?.[1] !== undefined && !match[1].includes('<p>') ? match[1] : html;
}
const BLOCK = /<(?:address|article|aside|blockquote|center|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|main|menu|nav|ol|p|pre|section|table|ul)\b/;
/** Whether there is something in the HTML that a paragraph cannot hold. */
function holdsBlocks(html) {
    return BLOCK.test(html);
}


/***/ }),

/***/ 28000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FK: () => (/* binding */ NO_SCOPE),
  Up: () => (/* binding */ channelItems),
  m3: () => (/* binding */ createOperationPages),
  Vj: () => (/* binding */ directoryIn),
  Mk: () => (/* binding */ referenceItems),
  sO: () => (/* binding */ resolveEndpoint),
  Od: () => (/* binding */ scopeOf),
  u0: () => (/* binding */ sourcesOf)
});

// EXTERNAL MODULE: ./lib/site/openapi/json.js
var json = __webpack_require__(79412);
// EXTERNAL MODULE: ./lib/site/openapi/slug.js
var slug = __webpack_require__(4485);
;// CONCATENATED MODULE: ./lib/site/openapi/groups.js


/**
 * A whole reference: the operations by their first tag, tags in the order in which the document lists them, then as they
 * appear. Operations without a tag stand under the document's title; hidden and excluded ones are left out.
 */
function groupOperations(document) {
    const declared = (0,json/* listOf */.c3)(document.raw.tags).map(json/* objectOf */.Xy);
    const titles = new Map(declared.flatMap((tag) => {
        const name = (0,json/* textOf */.b6)(tag.name);
        return name === undefined
            ? []
            : [[name, (0,json/* textOf */.b6)(tag['x-group']) ?? (0,json/* textOf */.b6)(tag['x-displayName']) ?? name]];
    }));
    const byTag = new Map([...titles.keys()].map((tag) => [tag, []]));
    for (const operation of document.operations) {
        if (operation.hidden || operation.excluded)
            continue;
        const tag = operation.tags[0] ?? document.title;
        byTag.set(tag, [...(byTag.get(tag) ?? []), operation]);
    }
    return [...byTag]
        .filter(([, operations]) => operations.length > 0)
        .map(([tag, operations]) => ({ title: titles.get(tag) ?? tag, slug: (0,slug/* slugOf */.t)(tag), operations }));
}

// EXTERNAL MODULE: ./lib/site/openapi/reference.js
var openapi_reference = __webpack_require__(33017);
// EXTERNAL MODULE: ./lib/site/navigation/pages.js + 1 modules
var navigation_pages = __webpack_require__(23435);
;// CONCATENATED MODULE: ./lib/site/navigation/endpoints.js




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
    const placed = own.flatMap(({ sources: names, directory }) => directory === undefined ? [] : names.map((name) => [name, directory]));
    return {
        sources: sources.length > 0 ? sources : above.sources,
        directories: isList ? new Map([...above.directories, ...placed]) : above.directories,
        directory: (isList ? undefined : own[0]?.directory) ?? above.directory,
    };
}
/** Where nothing is attached. */
const NO_SCOPE = { sources: [], directories: new Map(), directory: undefined };
/** The folder of the pages of a description. */
function directoryIn(scope, source) {
    return (source === undefined ? undefined : scope.directories.get(source)) ?? scope.directory;
}
function attachments(source) {
    return [source ?? []].flat().map((one) => {
        if (typeof one === 'string')
            return { sources: [one], directory: undefined };
        return {
            sources: [one.source ?? []].flat(),
            directory: one.directory?.replace(/^\/+|\/+$/g, '') || undefined,
        };
    });
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
/**
 * Makes the pages of operations and channels, one for each and each directory, under paths nobody else has. An operation
 * that says where it is documented (`x-mint.href`) gets that address; a page that is there already is its page.
 */
function createOperationPages(pages) {
    const made = new Map();
    const used = new Map();
    const free = (base) => {
        let path = base;
        for (let number = 2; pages.has(path) || used.has(path); number += 1)
            path = `${base}-${number}`;
        return path;
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
        pageFor(found, directory) {
            const { document, operation } = found;
            const { href } = operation;
            if (href !== undefined && !/^[a-z][a-z0-9+.-]*:/i.test(href) && !/(^|[\\/])\.\.([\\/]|$)/.test(href)) {
                const path = (0,navigation_pages/* normalPath */.FE)(href);
                return pages.get(path) ?? once(`href ${path}`, () => (0,navigation_pages/* operationPage */.fZ)(path, found));
            }
            const folder = [directory ?? DEFAULT_DIRECTORY, tagSlug(operation)].filter(Boolean).join('/');
            const key = [folder, document.source, operation.method, operation.path].join('\n');
            return once(key, () => (0,navigation_pages/* operationPage */.fZ)(free(`${folder}/${operation.slug}`), found));
        },
        channelFor(found, directory) {
            const folder = directory ?? DEFAULT_DIRECTORY;
            const key = [folder, found.document.source, 'channel', found.channel.name].join('\n');
            return once(key, () => (0,navigation_pages/* channelPage */.FD)(free(`${folder}/${found.channel.slug}`), found));
        },
    };
}
function tagSlug(operation) {
    const tag = operation.tags[0];
    return tag === undefined ? '' : (0,slug/* slugOf */.t)(tag);
}
/** A whole reference: every operation that is not hidden, grouped by tag. */
function referenceItems(document, directory, pages) {
    return groupOperations(document).flatMap(({ title, operations }) => {
        const items = operations
            .map((operation) => pages.pageFor({ document, operation }, directory))
            .flatMap((page) => (page.hidden ? [] : [{ kind: 'page', page }]));
        return items.length === 0
            ? []
            : [
                {
                    kind: 'group',
                    title,
                    icon: undefined,
                    tag: undefined,
                    expanded: undefined,
                    root: undefined,
                    items,
                },
            ];
    });
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
/* harmony import */ var _config_navigation_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21796);
/* harmony import */ var _openapi_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33017);
/* harmony import */ var _endpoints_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28000);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23435);




/** What a navigation names, before any of it is looked up. */
const SWITCH_KEYS = Object.keys(_config_navigation_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .SWITCHES */ .Xj);
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
        [root, href, openapi, asyncapi].every((one) => one === undefined));
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

/***/ 21557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   projectVersions: () => (/* binding */ projectVersions)
/* harmony export */ });
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7864);
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66485);


/** The versions that the navigation of a docs project has, in order. Throws as `loadSettings` does. */
async function projectVersions(files) {
    const { settings } = await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadSettings */ .M)(files, () => { });
    return (0,_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(settings.navigation);
}


/***/ }),

/***/ 79412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ hasLongNumbers),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
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
/** Whether a value is a number that was kept as it was written. */
function isExact(value) {
    return isRawJSON?.(value) === true;
}
/** The value when it is an object, else an empty one. */
function objectOf(value) {
    return isObject(value) ? value : {};
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

/***/ 55528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J8: () => (/* binding */ METHODS),
/* harmony export */   RT: () => (/* binding */ listOperations)
/* harmony export */ });
/* unused harmony export operationSlug */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79412);
/* harmony import */ var _slug_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4485);


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
        const unique = slugsByTag.get(tag) ?? (0,_slug_js__WEBPACK_IMPORTED_MODULE_0__/* .uniqueNames */ .u)();
        slugsByTag.set(tag, unique);
        return unique;
    };
    const operationsOf = (paths, webhook) => Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(paths)).flatMap(([path, item]) => {
        const pathItem = resolver.resolve(item);
        return METHODS.filter((method) => Object.hasOwn(pathItem, method)).map((method) => {
            const raw = resolver.resolve(pathItem[method]);
            const operation = readOperation(method, path, raw, pathItem, webhook);
            return { ...operation, slug: slugs(operation.tags[0] ?? '')(operationSlug(operation)) };
        });
    });
    return [...operationsOf(root.paths, false), ...operationsOf(root.webhooks ?? root['x-webhooks'], true)];
}
/** Some descriptions have whole paragraphs as summaries, which are no titles. */
const LONGEST_TITLE = 150;
/** The summary of an operation, where it is short enough for a title. */
function titleIn(raw) {
    const summary = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(raw.summary);
    return summary !== undefined && summary.length <= LONGEST_TITLE ? summary : undefined;
}
/** The last part of the address of an operation's page: its title, or its `operationId` where it has no title of its own. */
function operationSlug(operation) {
    const written = titleIn(operation.raw);
    const spelled = (operation.operationId ?? operation.title).replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2');
    return (0,_slug_js__WEBPACK_IMPORTED_MODULE_0__/* .slugOf */ .t)(written ?? spelled);
}
function readOperation(method, path, raw, pathItem, webhook) {
    const mint = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(raw['x-mint']);
    const metadata = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(mint.metadata);
    // An operation may say otherwise than its path; "true" is true in quotes as well.
    const says = (key) => String(raw[key] ?? pathItem[key]) === 'true';
    return {
        method,
        path,
        operationId: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(raw.operationId),
        title: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(metadata.title) ??
            titleIn(raw) ??
            titleIn(pathItem) ??
            (webhook ? path : `${method.toUpperCase()} ${path}`),
        description: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(raw.description) ??
            (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(pathItem.description) ??
            (titleIn(raw) === undefined ? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(raw.summary) : undefined),
        tags: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(raw.tags).flatMap((tag) => (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(tag) ?? []),
        deprecated: raw.deprecated === true || metadata.deprecated === true,
        hidden: says('x-hidden') || says('x-internal'),
        excluded: says('x-excluded'),
        webhook,
        metadata,
        content: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(mint.content),
        href: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(mint.href),
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

const REFERENCE = new RegExp(`^(?:(\\S.*?)\\s+)?(${_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .METHODS */ .J8.join('|')}|webhook)\\s+(\\S.*)$`, 'i');
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
    if (reference.method === 'webhook') {
        return document.operations.find(({ webhook, path }) => webhook && path === reference.path);
    }
    const candidates = document.operations.filter(({ webhook, method }) => !webhook && method === reference.method);
    return (candidates.find(({ path }) => path === reference.path) ??
        candidates.find(({ path }) => comparable(path) === comparable(reference.path)));
}
function comparable(path) {
    return path.replace(/\{[^}]*\}/g, '{}').replace(/\/+$/, '');
}
const API_FILE = /^\s*\{?\s*"?(?:openapi|swagger)"?\s*:\s*["']?[23]\b|[{,]\s*"(?:openapi|swagger)"\s*:\s*"[23]\./m;
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
        .replace(/['’]/g, '')
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
/** Gives each name once: `list`, `list-2`, `list-3`, … */
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

/***/ 76779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ siteAddress),
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   JE: () => (/* binding */ isBare),
/* harmony export */   Kk: () => (/* binding */ pageFile),
/* harmony export */   W3: () => (/* binding */ canonicalUrl),
/* harmony export */   Xi: () => (/* binding */ candidates),
/* harmony export */   u1: () => (/* binding */ resolveTarget),
/* harmony export */   ut: () => (/* binding */ runsCode),
/* harmony export */   wx: () => (/* binding */ relativeHref),
/* harmony export */   yN: () => (/* binding */ splitSuffix),
/* harmony export */   yS: () => (/* binding */ folderOf),
/* harmony export */   zW: () => (/* binding */ originalOf)
/* harmony export */ });
/** The site file of a page. */
function pageFile(path) {
    return `${path}.html`;
}
/** A relative reference from one site file to another, so that a site works below any path. */
function relativeHref(from, to) {
    const here = from.split('/').slice(0, -1);
    const there = to.split('/');
    let shared = 0;
    while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared])
        shared += 1;
    const steps = [...here.slice(shared).map(() => '..'), ...there.slice(shared).map(encodeSegment)].join('/');
    // A first part with a colon would read as a scheme.
    return /^[^/]*:/.test(steps) ? `./${steps}` : steps;
}
function encodeSegment(segment) {
    return encodeURI(segment).replace(/[?#]/g, encodeURIComponent);
}
/** Where a site is served from, host and path without slashes around: `docs.example.com/sdk`. */
function siteAddress({ domain, basePath = '' }) {
    return basePath === '' ? domain : `${domain}/${basePath.split('/').map(encodeSegment).join('/')}`;
}
/**
 * A page's address without extension: `https://docs.example.com/guides/start`; an index page is its folder. `address`
 * is that of the site, without `https://`.
 */
function canonicalUrl(address, path) {
    const bare = path === 'index' ? '' : path.replace(/\/index$/, '');
    return `https://${address}/${bare.split('/').map(encodeSegment).join('/')}`;
}
/** Whether an address runs code. Browsers skip blanks and control characters wherever they stand in a scheme. */
function runsCode(address) {
    return /^(?:javascript|vbscript):/i.test(address.replace(/[\0- ]+/g, ''));
}
/** A project path from a target as written in `folder`; undefined when it leads out of the project. */
function resolveTarget(target, folder) {
    const parts = target.startsWith('/') || folder === '' ? [] : folder.split('/');
    for (const part of target.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return undefined;
    }
    return parts.join('/');
}
/** The page that one in a folder of a language, `fr/guides/start`, may be a translation of: `guides/start`. */
function originalOf(page) {
    return /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?\/(.+)$/.exec(page)?.[1];
}
/** The folder of a path; empty for the root. */
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** The path, and the `?query#fragment` behind it. */
function splitSuffix(target) {
    const cut = target.search(/[?#]/);
    return cut < 0 ? [target, ''] : [target.slice(0, cut), target.slice(cut)];
}
/** A path with its `%20` and the like as characters. */
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text; // a stray percent sign means itself
    }
}
/** Whether a target says neither that it is seen from the root nor that it is seen from where it stands. */
function isBare(target) {
    return /^[^./]/.test(target);
}
/** A path as it is, then without the `docs/` that projects served below `/docs` write in front. */
function candidates(path) {
    if (path === undefined)
        return [];
    return path.startsWith('docs/') ? [path, path.slice('docs/'.length)] : [path];
}


/***/ })

};
