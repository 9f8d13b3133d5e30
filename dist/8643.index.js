export const id = 8643;
export const ids = [8643];
export const modules = {

/***/ 53029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ createBreathing)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** Longest stretch of work before other work of the process gets its turn, in milliseconds. */
const TURN = 20;
/**
 * Lets the event loop turn now and then during long work: the embedded service answers polls in the same process.
 * Rejects with the signal's reason once it is aborted. How often it pauses never shows in the result.
 */
function createBreathing(signal) {
    let last = performance.now();
    return async () => {
        signal?.throwIfAborted();
        if (performance.now() - last < TURN)
            return;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        signal?.throwIfAborted();
        last = performance.now();
    };
}


/***/ }),

/***/ 42680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digestOfBytes),
/* harmony export */   u: () => (/* binding */ digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** A digest of texts and bytes that tells where one ends and the next begins. */
function digest(...parts) {
    const texts = parts.map((part) => typeof part === 'string' ? `${part.length}:${part}` : `#${digestOfBytes(part)}`);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', texts.join(''), 'base64url');
}
function digestOfBytes(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', bytes, 'base64url');
}


/***/ }),

/***/ 27960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ keptBytes)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42680);

/** Bytes from the cache, else made and put there. `inputs` tell all that they are made of. */
async function keptBytes(cache, kind, inputs, make) {
    if (cache === undefined)
        return make();
    const key = `${kind} ${(0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .u)(...inputs)}`;
    const known = cache.get(key);
    if (known !== undefined)
        return known;
    const made = await make();
    cache.put(key, made);
    return made;
}


/***/ }),

/***/ 45596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ pagesOf),
/* harmony export */   R3: () => (/* binding */ prune),
/* harmony export */   S4: () => (/* binding */ allPages),
/* harmony export */   SV: () => (/* binding */ firstPage)
/* harmony export */ });
/** Every page below a list of items, in reading order. */
function* pagesOf(items) {
    for (const item of items) {
        if (item.kind === 'page')
            yield item.page;
        if (item.kind !== 'group')
            continue;
        if (item.root !== undefined)
            yield item.root;
        yield* pagesOf(item.items);
    }
}
/** Every page below a node, in reading order. */
function* allPages(node) {
    yield* pagesOf(node.items);
    for (const { entries } of node.switches) {
        for (const entry of entries)
            yield* allPages(entry.node);
    }
}
/** The page a reader lands on in a node: its own first one, else that of the default choice. */
function firstPage(node) {
    for (const page of pagesOf(node.items)) {
        if (page.url === undefined)
            return page;
    }
    for (const { entries } of node.switches) {
        const ordered = [...entries].sort((a, b) => rank(a) - rank(b));
        for (const entry of ordered) {
            const page = firstPage(entry.node);
            if (page !== undefined)
                return page;
        }
    }
    return undefined;
}
function rank(entry) {
    if (entry.hidden)
        return 2;
    return entry.isDefault ? 0 : 1;
}
/** The navigation without the pages and entries that are not wanted; what is left empty goes too. */
function prune(node, keep) {
    const pruneItems = (items) => items.flatMap((item) => {
        if (item.kind === 'page')
            return keep.page(item.page) ? [item] : [];
        if (item.kind === 'link')
            return [item];
        const inner = pruneItems(item.items);
        const root = item.root !== undefined && keep.page(item.root) ? item.root : undefined;
        return root === undefined && !inner.some(leadsToPage) ? [] : [{ ...item, root, items: inner }];
    });
    const entries = (list) => list.filter(keep.entry).flatMap((entry) => {
        const inner = prune(entry.node, keep);
        const kept = entry.href !== undefined || firstPage(inner) !== undefined;
        return kept ? [{ ...entry, node: inner }] : [];
    });
    return {
        items: pruneItems(node.items),
        switches: node.switches.flatMap((one) => {
            const kept = entries(one.entries);
            return kept.length === 0 ? [] : [{ ...one, entries: kept }];
        }),
    };
}
function leadsToPage(item) {
    return (item.kind === 'page' ||
        (item.kind === 'group' && (item.root !== undefined || item.items.some(leadsToPage))));
}


/***/ }),

/***/ 63781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ createDiagnostics)
/* harmony export */ });
/** Gathers diagnostics: each once, however often it is reported, in the order of files and lines. */
function createDiagnostics() {
    const found = new Map();
    return {
        report(diagnostic) {
            const { severity, kind, message, hint, file, line, column } = diagnostic;
            const key = JSON.stringify([kind, message, file, line, column]);
            if (!found.has(key))
                found.set(key, { severity, kind, message, hint, file, line, column });
        },
        list: () => [...found.values()].sort((a, b) => compare(a.file ?? '', b.file ?? '') ||
            (a.line ?? 0) - (b.line ?? 0) ||
            (a.column ?? 0) - (b.column ?? 0) ||
            compare(a.message, b.message)),
    };
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 20449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ pictureSize),
/* harmony export */   x: () => (/* binding */ pictureType)
/* harmony export */ });
/** The size of a PNG, JPEG, GIF, WebP or SVG; undefined when the bytes tell none. */
function pictureSize(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const read = READERS[pictureType(bytes) ?? ''];
    try {
        const size = read?.(view);
        return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined; // the file ends too early
        throw error;
    }
}
/** Media type of a picture by its first bytes; undefined for anything unknown. */
function pictureType(bytes) {
    const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
    if (start.startsWith('\x89PNG'))
        return 'image/png';
    if (start.startsWith('\xff\xd8\xff'))
        return 'image/jpeg';
    if (start.startsWith('GIF8'))
        return 'image/gif';
    if (start.startsWith('RIFF') && start.startsWith('WEBP', 8))
        return 'image/webp';
    if (start.startsWith('\0\0\x01\0'))
        return 'image/x-icon';
    return /<svg[\s>]/.test(start) ? 'image/svg+xml' : undefined;
}
const READERS = {
    'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
    'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
    'image/jpeg': jpegSize,
    'image/webp': webpSize,
    'image/svg+xml': svgSize,
};
/** The frame header of a JPEG: a marker C0 to CF, but for C4, C8 and CC, which are tables. */
function jpegSize(view) {
    let at = 2;
    while (view.getUint8(at) === 0xff) {
        const marker = view.getUint8(at + 1);
        if (marker === 0xff)
            at += 1;
        else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
            return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
        else
            at += 2 + view.getUint16(at + 2);
    }
    return undefined;
}
function webpSize(view) {
    const chunk = String.fromCharCode(view.getUint8(12), view.getUint8(13), view.getUint8(14), view.getUint8(15));
    const threeBytes = (at) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    if (chunk === 'VP8X')
        return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
    if (chunk === 'VP8 ')
        return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    if (chunk !== 'VP8L')
        return undefined;
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
/** Only sizes in pixels count: a drawing without them is as wide as there is room. */
function svgSize(view) {
    const text = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
    const tag = /<svg\s[^>]*/.exec(text)?.[0] ?? '';
    const length = (name) => Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1] ?? 0);
    return { width: Math.round(length('width')), height: Math.round(length('height')) };
}


/***/ }),

/***/ 78873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ feed),
/* harmony export */   y: () => (/* binding */ feedPath)
/* harmony export */ });
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34992);
/* harmony import */ var _hrefs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76779);


/** The feed of a page that asks for one with `rss: true`; undefined for any other page. */
function feedPath(page) {
    if (page.parsed?.frontmatter.rss !== true)
        return undefined;
    return page.path === 'index' ? 'rss.xml' : `${page.path.replace(/\/index$/, '')}/rss.xml`;
}
/**
 * The entries of a changelog (`<Update>` on the page, newest first as written) as an RSS 2.0 feed. Addresses are made
 * absolute, since readers show entries away from the site.
 */
async function feed(page, html, address, site) {
    const { DomUtils, parseDocument } = await Promise.all(/* import() */[__webpack_require__.e(5867), __webpack_require__.e(8065)]).then(__webpack_require__.bind(__webpack_require__, 58065));
    const home = (0,_hrefs_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalUrl */ .W3)(address, page.path);
    const byClass = (name, within) => DomUtils.findOne((one) => (one.attribs.class ?? '').split(' ').includes(name), within);
    const items = DomUtils.findAll((one) => one.attribs.class === 'c-update', parseDocument(html).children).map((entry) => {
        const label = DomUtils.innerText(byClass('c-update-label', entry.children) ?? []).trim();
        const body = byClass('c-update-body', entry.children);
        const side = byClass('c-update-side', entry.children);
        const summary = DomUtils.findOne(({ name, attribs }) => name === 'p' && attribs.class === undefined, side?.children ?? []);
        for (const element of DomUtils.findAll(() => true, body?.children ?? [])) {
            for (const attribute of ['href', 'src']) {
                const value = element.attribs[attribute];
                if (value !== undefined)
                    element.attribs[attribute] = absolute(value, page.path, address);
            }
        }
        const title = entry.attribs['data-rss-title'] ??
            [label, summary === null ? '' : DomUtils.innerText(summary).trim()].filter(Boolean).join(': ');
        const link = `${home}#${encodeURIComponent(entry.attribs.id ?? '')}`;
        const date = dateOf(label);
        return `<item><title>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(title)}</title><link>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(link)}</link><guid>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(link)}</guid>${date === undefined ? '' : `<pubDate>${date}</pubDate>`}<description>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(entry.attribs['data-rss-description'] ?? (body === null ? '' : DomUtils.getInnerHTML(body)))}</description></item>\n`;
    });
    const self = `https://${address}/${encodeURI(feedPath(page) ?? '')}`;
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(`${page.title} - ${site}`)}</title><link>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(home)}</link><description>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(page.description ?? page.title)}</description><atom:link href="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)(self)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`;
}
function absolute(target, path, address) {
    const base = `https://${address}/${encodeURI((0,_hrefs_js__WEBPACK_IMPORTED_MODULE_1__/* .pageFile */ .Kk)(path))}`;
    if (!URL.canParse(target, base))
        return target;
    const url = new URL(target, base);
    if (url.href.startsWith(`https://${address}/`))
        url.pathname = url.pathname.replace(/(?:\/index)?\.html$/, '');
    return url.href;
}
/** A label that is a day or a month of a year, as a date of RSS; counted in UTC, so that it is the same everywhere. */
function dateOf(label) {
    if (!/\b(19|20)\d\d\b/.test(label))
        return undefined;
    const time = Date.parse(/^\d{4}-\d\d-\d\d$/.test(label) ? label : `${label} UTC`);
    return Number.isNaN(time) ? undefined : new Date(time).toUTCString();
}


/***/ }),

/***/ 7474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ unlistedPages),
/* harmony export */   l: () => (/* binding */ createWholeSite)
/* harmony export */ });
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2552);
/* harmony import */ var _navigation_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21652);
/* harmony import */ var _search_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10937);
/* harmony import */ var _hashed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43164);




function createWholeSite() {
    const search = (0,_search_index_js__WEBPACK_IMPORTED_MODULE_1__/* .createSearchIndex */ .F)();
    const markdown = [];
    const ids = new Map();
    return {
        add(trace) {
            if (trace.search !== undefined)
                search.add(trace.search);
            if (trace.markdown !== undefined)
                markdown.push(trace.markdown);
            ids.set(trace.path, new Set(trace.ids));
        },
        files: () => [...search.files(), (0,_hashed_js__WEBPACK_IMPORTED_MODULE_2__/* .textFile */ .E)('llms-full.txt', markdown.join('\n'))],
        check(links, unlisted, report) {
            checkAnchors(links.anchors, ids, report);
            reportUnlisted(unlisted, links.linked, report);
        },
    };
}
/** Links to a place inside a page that is not there. */
function checkAnchors(anchors, ids, report) {
    const plainIds = new Map();
    /** The script of a page finds an id that differs in punctuation only (components/client.ts). */
    const alike = (page) => {
        const known = plainIds.get(page) ?? new Set([...(ids.get(page) ?? [])].map(plain));
        plainIds.set(page, known);
        return known;
    };
    for (const { page, id, place } of anchors) {
        const known = ids.get(page);
        if (known === undefined || known.has(id) || id === 'content' || id.startsWith(':~:'))
            continue;
        if (alike(page).has(plain(id)))
            continue;
        const near = (0,_navigation_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(id, known);
        report({
            severity: 'warning',
            kind: 'broken-anchor',
            message: `There is no #${id} on /${page}`,
            hint: near === undefined ? undefined : `did you mean #${near}?`,
            ...place,
        });
    }
}
/** An id without its punctuation; other generators make ids by other rules. */
function plain(id) {
    return id.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
/** The pages of a build that no navigation lists, though they are not hidden. */
function unlistedPages({ built, places }, 
/** Paths in any part of the navigation, hidden ones too. */
listed) {
    return [...built.values()]
        .filter((page) => !page.hidden &&
        page.url === undefined &&
        page !== places.home &&
        !places.isListed(page) &&
        !listed.has(page.path))
        .map((page) => ({ path: page.path, file: page.parsed?.file }));
}
/** Pages that no navigation lists; those that nothing leads to either are likely forgotten. */
function reportUnlisted(unlisted, linked, report) {
    for (const page of unlisted) {
        if (linked.has(page.path))
            continue;
        report({
            severity: 'notice',
            kind: 'unused-page',
            message: `No navigation lists /${page.path}, and no page links to it`,
            hint: 'list it, link to it, mark it as "hidden: true", or remove it',
            file: page.file,
        });
    }
    const reached = unlisted.filter(({ path }) => linked.has(path)).map(({ path }) => path);
    if (reached.length === 0)
        return;
    report({
        severity: 'notice',
        kind: 'unlisted-page',
        message: `${reached.length} pages are linked to, but no navigation lists them: ${reached.slice(0, 10).join(', ')}${reached.length > 10 ? ', …' : ''}`,
        file: _config_load_js__WEBPACK_IMPORTED_MODULE_0__/* .SETTINGS_FILE */ .t,
    });
}


/***/ }),

/***/ 18734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createWriter)
/* harmony export */ });
/* harmony import */ var _project_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42009);
/* harmony import */ var _hashed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43164);


function createWriter(events, report) {
    const taken = new Set();
    const write = async (file) => {
        const key = file.path.toLowerCase();
        if (taken.has(key))
            return;
        taken.add(key);
        const unportable = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .r)(file.path);
        if (unportable !== undefined) {
            report({
                severity: 'error',
                kind: 'unportable-name',
                message: `${file.path} is left out, since it cannot be a file everywhere: ${unportable}`,
                hint: 'rename it',
            });
            return;
        }
        await events.onFile(file);
    };
    return {
        write,
        text: (path, content) => write((0,_hashed_js__WEBPACK_IMPORTED_MODULE_0__/* .textFile */ .E)(path, content)),
        has: (path) => taken.has(path.toLowerCase()),
    };
}


/***/ }),

/***/ 10937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ createSearchIndex),
  Q: () => (/* binding */ createSearchReader)
});

// EXTERNAL MODULE: ./lib/site/output/hashed.js
var hashed = __webpack_require__(43164);
// EXTERNAL MODULE: ./lib/site/theme/layout.js + 5 modules
var layout = __webpack_require__(96553);
;// CONCATENATED MODULE: ./lib/site/search/format.js
/**
 * The search index as files. A reader's browser loads `index.js` when the search opens, then only the shards a query
 * touches. They are scripts that call `docsSearch(name, data)`, since pages opened from a disk may not fetch.
 */
const SEARCH_FOLDER = 'assets/search';
const SEARCH_CALLBACK = 'docsSearch';

;// CONCATENATED MODULE: ./lib/site/search/bytes.js
const LONGEST_NUMBER = 10;
function createBytes() {
    let bytes = Buffer.allocUnsafe(1 << 16);
    let size = 0;
    const reserve = (count) => {
        if (size + count <= bytes.length)
            return;
        const before = bytes;
        bytes = Buffer.allocUnsafe(Math.max(bytes.length * 2, size + count));
        bytes.set(before.subarray(0, size));
    };
    return {
        size: () => size,
        text(text) {
            reserve(text.length * 3);
            size += bytes.write(text, size);
        },
        character(code) {
            reserve(1);
            bytes[size] = code;
            size += 1;
        },
        number(value) {
            reserve(LONGEST_NUMBER);
            let digits = 1;
            for (let bound = 10; value >= bound; bound *= 10)
                digits += 1;
            size += digits;
            let left = value;
            for (let at = 1; at <= digits; at += 1) {
                bytes[size - at] = 48 + (left % 10);
                left = Math.trunc(left / 10);
            }
        },
        written: () => bytes.subarray(0, size),
    };
}

;// CONCATENATED MODULE: ./lib/site/search/postings.js

/** A word on nearly every page tells pages apart by its weight only: the heaviest are enough. */
const MOST_PAGES = 300;
/** No weight is larger: a bonus is less than 256, and what is counted adds 100 at most. */
const HEAVIEST = 511;
const COMMA = ','.charCodeAt(0);
const END = ']'.charCodeAt(0);
const ALL = { least: 0, alike: 0 };
/**
 * Writes every term, sorted, with its postings, as members of a JSON object (format.ts). `pages` holds by the number
 * of a page the numbers of its terms and their occurrences, in turn.
 */
function writePostings(pages, terms) {
    const norms = lengthNorms(pages);
    const { starts, postings } = byTerm(pages, terms.length);
    const out = createBytes();
    const spans = [...terms.entries()]
        .sort(([, a], [, b]) => (a < b ? -1 : 1))
        .map(([number, term]) => {
        const start = out.size();
        out.text(`${JSON.stringify(term)}:[`);
        writeList(postings.subarray((starts[number] ?? 0) * 2, (starts[number + 1] ?? 0) * 2), norms, out);
        out.character(END);
        out.character(COMMA);
        return { term, start, end: out.size() };
    });
    return { bytes: out.written(), spans };
}
/** Writes the postings of a term, from its pages and occurrences in turn. */
function writeList(list, norms, out) {
    const weightAt = (at) => weight(list[at + 1] ?? 0, norms[list[at] ?? 0] ?? 0);
    const { least, alike } = list.length > MOST_PAGES * 2 ? lightest(list.length, weightAt) : ALL;
    let left = alike;
    let before;
    for (let at = 0; at < list.length; at += 2) {
        const own = weightAt(at);
        if (own < least || (own === least && left === 0))
            continue;
        if (own === least)
            left -= 1;
        const page = list[at] ?? 0;
        if (before !== undefined)
            out.character(COMMA);
        out.number(page - (before ?? 0));
        out.character(COMMA);
        out.number(own);
        before = page;
    }
}
/** How long each page is beside the average, as Okapi BM25 takes it into account. */
function lengthNorms(pages) {
    const lengths = Float64Array.from(pages, (page) => {
        let length = 0;
        for (let at = 1; at < page.length; at += 2)
            length += (page[at] ?? 0) >>> 8;
        return length;
    });
    const average = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length));
    return lengths.map((length) => 1.2 * (0.4 + 0.6 * (length / average)));
}
/** Okapi BM25 without the part that depends on the query: rarity of the term comes from the length of its list. */
function weight(occurrence, norm) {
    const count = occurrence >>> 8;
    return (occurrence & 255) + Math.max(1, Math.round((100 * count) / (count + norm)));
}
function lightest(end, weightAt) {
    const counts = new Uint32Array(HEAVIEST + 1);
    for (let at = 0; at < end; at += 2) {
        const own = weightAt(at);
        counts[own] = (counts[own] ?? 0) + 1;
    }
    let alike = MOST_PAGES;
    let least = HEAVIEST;
    for (; (counts[least] ?? 0) <= alike; least -= 1)
        alike -= counts[least] ?? 0;
    return { least, alike };
}
/** The occurrences of each term as page and occurrence in turn; those of a term begin at the pair `starts[term]`. */
function byTerm(pages, count) {
    const starts = new Uint32Array(count + 1);
    for (const page of pages) {
        for (let at = 0; at < page.length; at += 2) {
            const after = (page[at] ?? 0) + 1;
            starts[after] = (starts[after] ?? 0) + 1;
        }
    }
    for (let term = 0; term < count; term += 1)
        starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
    const next = starts.slice();
    const postings = new Uint32Array((starts[count] ?? 0) * 2);
    for (const [number, page] of pages.entries()) {
        for (let at = 0; at < page.length; at += 2) {
            const term = page[at] ?? 0;
            const place = (next[term] ?? 0) * 2;
            next[term] = (next[term] ?? 0) + 1;
            postings[place] = number;
            postings[place + 1] = page[at + 1] ?? 0;
        }
    }
    return { starts, postings };
}

// EXTERNAL MODULE: ./lib/site/search/terms.js
var search_terms = __webpack_require__(89003);
;// CONCATENATED MODULE: ./lib/site/search/tokens.js
/** Words without a meaning of their own between spaces: two neighbours make a term. */
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const LONGEST = 32;
const ASCII = /^[\0-\x7f]*$/;
/**
 * The terms of a text, for the index and for queries alike: lower case, accents and a plural s taken off; names
 * like `createUser` as a whole and, with `parts`, also in their parts. Runs in the browser too.
 */
function tokens(text, parts = false) {
    return words(text).flatMap((word) => termsOf(word, parts));
}
/** The words of a text, without accents. */
function words(text) {
    const plain = ASCII.test(text)
        ? text
        : text
            .normalize('NFKD')
            .replace(/\p{M}+/gu, '')
            .normalize('NFC');
    return plain.match(WORD) ?? [];
}
/** The terms of one word. */
function termsOf(word, parts) {
    const found = [];
    let rest = word;
    if (!ASCII.test(word)) {
        for (const [run] of word.matchAll(IDEOGRAPHS)) {
            const signs = [...run];
            if (signs.length === 1)
                found.push(run);
            for (let at = 0; at + 1 < signs.length; at += 1)
                found.push(`${signs[at]}${signs[at + 1]}`);
            rest = rest.replace(run, ' ');
        }
    }
    for (const name of rest.split(' ')) {
        if (name === '' || name.length > LONGEST)
            continue;
        found.push(fold(name));
        if (!parts || !/\p{Ll}\p{Lu}/u.test(name))
            continue;
        for (const part of name.split(/(?<=\p{Ll})(?=\p{Lu})/u))
            if (part.length > 1)
                found.push(fold(part));
    }
    return found;
}
function fold(word) {
    const lower = word.toLowerCase();
    return lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss') ? lower.slice(0, -1) : lower;
}

;// CONCATENATED MODULE: ./lib/site/search/index.js






/** Size a shard is cut at, of pages in characters, of terms in bytes; about a third of it travels. */
const SHARD = 20_000;
const LONGEST_SECTION = 1500;
const LONGEST_PAGE = 16_000;
/** How often a word counts by where it stands. */
const COUNTS = { heading: 4, description: 2, text: 1 };
/** What a word of the title adds to a page's weight, shared by the words of the title. */
const TITLE = 250;
const OPEN = Buffer.from('{');
const CLOSE = Buffer.from('}');
const TAIL = Buffer.from(')\n');
/** Reads pages for the index; those that are not to be found have no entry. */
function createSearchReader(theme) {
    const byWord = new Map();
    const all = new Map();
    const counted = (term) => {
        const known = all.get(term);
        if (known !== undefined)
            return known;
        const { high, low } = (0,search_terms/* hashedTerm */.Ei)(term);
        const found = { term, high, low, page: 0, count: 0, bonus: 0 };
        all.set(term, found);
        return found;
    };
    /** The terms of a word; words repeat, so each is read once. */
    const terms = (word) => {
        const known = byWord.get(word);
        if (known !== undefined)
            return known;
        const found = termsOf(word, true).map(counted);
        byWord.set(word, found);
        return found;
    };
    let number = 0;
    return (page, body) => {
        const place = theme.places.of(page);
        if (page.noindex || (!place.listed && theme.settings.indexing === 'navigable'))
            return undefined;
        number += 1;
        return {
            page: JSON.stringify(searchPage(page, place, body)),
            scope: (0,layout/* scopeOf */.O)(place),
            terms: termsOn(page, body, terms, number),
        };
    };
}
/** Builds the search index of a site: by term, in shards, so that a query downloads little however large the site is. */
function createSearchIndex() {
    const numbers = (0,search_terms/* createTermNumbers */.H2)();
    /** The number of each term, and its occurrence, in turn; by the number of the page. */
    const occurrences = [];
    /** In JSON. */
    const pages = [];
    const scopes = [];
    const scopeNumbers = [];
    return {
        add({ page, scope, terms }) {
            occurrences.push(numbers.read(terms));
            pages.push(page);
            if (!scopes.includes(scope))
                scopes.push(scope);
            scopeNumbers.push(scopes.indexOf(scope));
        },
        files() {
            const { bytes, spans } = writePostings(occurrences, numbers.terms);
            const termShards = cut(spans, ({ start, end }) => end - start);
            const pageShards = cut(pages, (page) => page.length);
            const termFiles = termShards.map((shard) => shardFile('t', [OPEN, bytes.subarray(shard[0]?.start, (shard.at(-1)?.end ?? 0) - 1), CLOSE]));
            const pageFiles = pageShards.map((shard) => shardFile('p', [inScript(`[${shard.join(',')}]`)]));
            let first = 0;
            const manifest = {
                terms: termShards.map((shard) => shard[0]?.term ?? ''),
                pages: pageShards.map((shard) => {
                    first += shard.length;
                    return first - shard.length;
                }),
                termFiles: termFiles.map(nameOf),
                pageFiles: pageFiles.map(nameOf),
                scopes,
                scopeOf: scopeNumbers,
            };
            return [...termFiles, ...pageFiles, call('index.js', [inScript(JSON.stringify(manifest))])];
        },
    };
}
/** The terms of a page, in the order in which they first come. `number` is another for each page. */
function termsOn(page, body, terms, number) {
    const found = [];
    const add = (term, count, bonus) => {
        if (term.page !== number) {
            term.page = number;
            term.count = 0;
            term.bonus = 0;
            found.push(term);
        }
        term.count += count;
        term.bonus = Math.max(term.bonus, bonus);
    };
    const count = (text, times) => {
        for (const word of words(text ?? ''))
            for (const term of terms(word))
                add(term, times, 0);
    };
    for (const title of new Set([page.title, page.sidebarTitle])) {
        const own = words(title).flatMap(terms);
        for (const term of own)
            add(term, COUNTS.heading, Math.round(TITLE / Math.sqrt(own.length)));
    }
    count(page.description, COUNTS.description);
    count(page.metatags.keywords, COUNTS.heading);
    count(page.operation?.operation.path, COUNTS.heading);
    for (const { heading, text } of body.sections) {
        count(heading, COUNTS.heading);
        count(text, COUNTS.text);
    }
    return (0,search_terms/* packTerms */.Zj)(found, Uint32Array.from(found, ({ count: times, bonus }) => times * 256 + bonus));
}
function searchPage(page, place, body) {
    let room = LONGEST_PAGE;
    const described = page.description === undefined ? [] : [{ id: undefined, heading: undefined, text: page.description }];
    const sections = [...described, ...body.sections].flatMap(({ heading, id, text }) => {
        const shown = text.replace(/\s+/g, ' ').trim().slice(0, Math.min(LONGEST_SECTION, room));
        room -= shown.length;
        return shown === '' && heading === undefined ? [] : [[heading ?? '', id ?? '', shown]];
    });
    const tab = place.switches.find(({ switch: one }) => one.kind === 'tab')?.active?.label;
    const trail = [...(tab === undefined ? [] : [tab]), ...place.groups.map(({ title }) => title)].join(' › ');
    return { path: page.path, title: page.title, trail, sections };
}
function cut(items, size) {
    const shards = [];
    let room = 0;
    for (const item of items) {
        const own = size(item);
        if (shards.length === 0 || own > room) {
            shards.push([]);
            room = SHARD;
        }
        shards.at(-1)?.push(item);
        room -= own;
    }
    return shards;
}
/** Named by content alone, so that a shard that did not change is not published again. */
function shardFile(kind, json) {
    const { path } = (0,hashed/* hashed */.Y)(`${SEARCH_FOLDER}/${kind}.js`, Buffer.concat(json));
    return call(path.slice(SEARCH_FOLDER.length + 1), json);
}
function nameOf(file) {
    return file.path.slice(SEARCH_FOLDER.length + 1);
}
function call(name, json) {
    const head = Buffer.from(`${SEARCH_CALLBACK}(${JSON.stringify(name)},`);
    return { path: `${SEARCH_FOLDER}/${name}`, bytes: Buffer.concat([head, ...json, TAIL]) };
}
/** JSON that older browsers take for an expression, too. */
function inScript(json) {
    return Buffer.from(json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'));
}


/***/ }),

/***/ 89003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ hashedTerm),
/* harmony export */   H2: () => (/* binding */ createTermNumbers),
/* harmony export */   Zj: () => (/* binding */ packTerms)
/* harmony export */ });
/** Packs terms and their occurrences, which stand in the same order. */
function packTerms(terms, occurrences) {
    const hashes = new Uint32Array(terms.length * 2);
    for (const [at, { high, low }] of terms.entries()) {
        hashes[at * 2] = high;
        hashes[at * 2 + 1] = low;
    }
    return { words: terms.map(({ term }) => term).join('\n'), hashes, occurrences };
}
/**
 * A term with a hash in which the terms of a site differ: of a million terms two have the same in one of forty million
 * sites. Two lanes of multiplication and shift, each finished with the other (cyrb, after MurmurHash3).
 */
function hashedTerm(term) {
    let high = 0xdeadbeef;
    let low = 0x41c6ce57;
    for (let at = 0; at < term.length; at += 1) {
        const code = term.charCodeAt(at);
        high = Math.imul(high ^ code, 0x9e3779b1);
        low = Math.imul(low ^ code, 0x5f356495);
    }
    high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
    low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
    return { term, high, low };
}
/**
 * A table of terms by their hashes: on a site of many pages each term comes hundreds of times, and reading it as a
 * string each time would take longer than all else that is done for the index.
 */
function createTermNumbers() {
    const terms = [];
    let room = 1 << 15;
    /** By the low bits of a hash, or the next free place: the number of the term plus one. */
    let slots = new Uint32Array(room * 2);
    let hashes = new Uint32Array(room * 2);
    const place = (high, low) => {
        const mask = slots.length - 1;
        let at = low & mask;
        for (;;) {
            const number = (slots[at] ?? 0) - 1;
            if (number < 0 || (hashes[number * 2] === high && hashes[number * 2 + 1] === low))
                return at;
            at = (at + 1) & mask;
        }
    };
    const grow = () => {
        room *= 2;
        const before = hashes;
        hashes = new Uint32Array(room * 2);
        hashes.set(before);
        slots = new Uint32Array(room * 2);
        for (let number = 0; number < terms.length; number += 1)
            slots[place(hashes[number * 2] ?? 0, hashes[number * 2 + 1] ?? 0)] = number + 1;
    };
    return {
        terms,
        read({ words, hashes: own, occurrences }) {
            const pairs = new Uint32Array(own.length);
            let split;
            for (let at = 0; at < occurrences.length; at += 1) {
                const [high, low] = [own[at * 2] ?? 0, own[at * 2 + 1] ?? 0];
                let slot = place(high, low);
                if (slots[slot] === 0) {
                    if (terms.length === room) {
                        grow();
                        slot = place(high, low);
                    }
                    hashes[terms.length * 2] = high;
                    hashes[terms.length * 2 + 1] = low;
                    split ??= words.split('\n');
                    terms.push(split[at] ?? '');
                    slots[slot] = terms.length;
                }
                pairs[at * 2] = (slots[slot] ?? 0) - 1;
                pairs[at * 2 + 1] = occurrences[at] ?? 0;
            }
            return pairs;
        },
    };
}


/***/ }),

/***/ 34007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ PartHeader),
/* harmony export */   Py: () => (/* binding */ readPageNotes),
/* harmony export */   R1: () => (/* binding */ pageNotes),
/* harmony export */   UX: () => (/* binding */ writePageNotes),
/* harmony export */   sx: () => (/* binding */ PART_HEADER)
/* harmony export */ });
/* unused harmony export PART_FOLDER */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var _project_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42009);
/* harmony import */ var _search_terms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89003);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33948);




/** Where a part keeps its notes, beside the files of its pages. */
const PART_FOLDER = '.docs-export/part';
const PART_HEADER = `${PART_FOLDER}/part.json`;
/** The notes of a page, by its number among all pages. */
function pageNotes(number) {
    return `${PART_FOLDER}/pages/${number}.json`;
}
/** A path that stays in its folder, on every system. */
const FilePath = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .refine((path) => (0,_project_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .r)(path) === undefined, 'it cannot be the path of a file');
const Place = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
});
const Diagnostic = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['error', 'warning', 'notice']),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    hint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    column: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
});
/** One part of a site that was built on several machines: all but its files and the notes of its pages. */
const PartHeader = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    format: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    /** From 1. */
    index: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(_site_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_SHARDS */ .Y),
    of: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(_site_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_SHARDS */ .Y),
    /** What must be the same in all parts: program, commit, … */
    origin: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    options: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        domain: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        deploymentType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        paths: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    }),
    /** SHA-256 of the project's files and the options, in hex. */
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Every page of the site, in order; those of this part are every `of`th from `index` on. */
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    unlisted: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })),
    /** Files that are the same in all parts: before the pages, and around them. */
    shared: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FilePath),
    around: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FilePath),
    /** Files that the pages of this part need, and files of the project that they use. */
    needed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FilePath),
    used: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FilePath),
    /** SHA-256 of every file of the part but this one, in hex. */
    digests: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    anchors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ page: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), place: Place })),
    linked: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    diagnostics: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Diagnostic),
});
const PageNotes = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The page's files, in order. */
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FilePath),
    markdown: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    ids: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    search: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        page: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
            path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            trail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            sections: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()])),
        }),
        scope: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        /** A term, and its count times 256 plus its bonus. */
        terms: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0)])),
    })
        .optional(),
});
/** The notes of a page as they are kept. */
function writePageNotes(files, { path, markdown, ids, search }) {
    const notes = {
        path,
        files: [...files],
        ...(markdown !== undefined && { markdown }),
        ids: [...ids],
        ...(search !== undefined && {
            search: {
                page: JSON.parse(search.page),
                scope: search.scope,
                terms: termsOf(search.terms),
            },
        }),
    };
    return JSON.stringify(notes);
}
/** Reads them back. Throws a ZodError or SyntaxError when they are none. */
function readPageNotes(text) {
    const { path, files, markdown, ids, search } = PageNotes.parse(JSON.parse(text));
    return {
        files,
        trace: {
            path,
            markdown,
            ids,
            search: search === undefined
                ? undefined
                : {
                    page: JSON.stringify(search.page),
                    scope: search.scope,
                    terms: (0,_search_terms_js__WEBPACK_IMPORTED_MODULE_3__/* .packTerms */ .Zj)(search.terms.map(([term]) => (0,_search_terms_js__WEBPACK_IMPORTED_MODULE_3__/* .hashedTerm */ .Ei)(term)), Uint32Array.from(search.terms, ([, occurrence]) => occurrence)),
                },
        },
    };
}
function termsOf({ words, occurrences }) {
    const terms = words === '' ? [] : words.split('\n');
    return terms.map((term, at) => [term, occurrences[at] ?? 0]);
}


/***/ }),

/***/ 35516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jB: () => (/* binding */ createPartRecord),
/* harmony export */   mJ: () => (/* binding */ sharedOptions),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _output_hashed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43164);
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34007);



/** Opens the record of a part. */
function createPartRecord(shard, options, files, events) {
    const digests = {};
    const groups = { shared: [], around: [], needed: [], used: [] };
    let group = 'shared';
    let ofPage = [];
    const hand = async (file) => {
        digests[file.path] = sha256(file.bytes);
        await events.onFile(file);
    };
    return {
        events: {
            ...events,
            onFile(file) {
                (group === 'pages' ? ofPage : groups[group]).push(file.path);
                return hand(file);
            },
        },
        enter(next) {
            group = next;
        },
        async page(number, trace) {
            const taken = ofPage;
            ofPage = [];
            await hand((0,_output_hashed_js__WEBPACK_IMPORTED_MODULE_1__/* .textFile */ .E)((0,_part_js__WEBPACK_IMPORTED_MODULE_2__/* .pageNotes */ .R1)(number), (0,_part_js__WEBPACK_IMPORTED_MODULE_2__/* .writePageNotes */ .UX)(taken, trace)));
        },
        async finish({ name, pages, unlisted, links, diagnostics }) {
            const header = {
                format: 1,
                index: shard.index,
                of: shard.of,
                origin: { ...shard.origin },
                options: sharedOptions(options),
                input: inputDigest(files, options),
                name,
                pages: [...pages],
                unlisted: [...unlisted],
                ...groups,
                digests,
                anchors: [...links.anchors],
                linked: [...links.linked].sort(),
                diagnostics: [...diagnostics],
            };
            // Through JSON, where what is undefined is left out; a header that could not be read is never written.
            const text = JSON.stringify(header);
            _part_js__WEBPACK_IMPORTED_MODULE_2__/* .PartHeader */ .Fo.parse(JSON.parse(text));
            await events.onFile((0,_output_hashed_js__WEBPACK_IMPORTED_MODULE_1__/* .textFile */ .E)(_part_js__WEBPACK_IMPORTED_MODULE_2__/* .PART_HEADER */ .sx, text));
        },
    };
}
/** The options that all parts of a site share, and the run that merges them. */
function sharedOptions({ domain, deploymentType, version, paths, }) {
    return { domain, deploymentType, version: version ?? null, paths: [...(paths ?? [])].sort() };
}
function inputDigest(files, options) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(sharedOptions(options)));
    for (const path of files.paths)
        hash.update(`${path}\n${sha256(files.read(path))}\n`);
    return hash.digest('hex');
}
function sha256(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
}


/***/ }),

/***/ 37410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EJ: () => (/* binding */ readFont),
/* harmony export */   EX: () => (/* binding */ charactersOf),
/* harmony export */   Jt: () => (/* binding */ geist),
/* harmony export */   Kj: () => (/* binding */ jetBrainsMono),
/* harmony export */   Sr: () => (/* binding */ fontFaces),
/* harmony export */   T: () => (/* binding */ subsetsFor),
/* harmony export */   Tv: () => (/* binding */ inter),
/* harmony export */   aT: () => (/* binding */ charactersIn),
/* harmony export */   h: () => (/* binding */ sourceSerif),
/* harmony export */   oi: () => (/* binding */ bundledFont),
/* harmony export */   w2: () => (/* binding */ plusJakartaSans)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98995);
/* harmony import */ var _output_hashed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43164);
/* harmony import */ var _output_hrefs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76779);




/** Fonts that ship with this program (variable weights), divided by alphabet. */
const SANS = 'ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';
const SERIF = 'ui-serif,Georgia,Cambria,"Noto Serif",serif';
const MONO = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';
const LATIN = ['latin', 'latin-ext'];
const EUROPEAN = [...LATIN, 'cyrillic-ext', 'cyrillic', 'greek', 'vietnamese'];
function bundled(family, fallback, subsets = LATIN, styles = ['normal']) {
    return { family, fallback, name: family.toLowerCase().replaceAll(' ', '-'), subsets, styles };
}
const inter = bundled('Inter', SANS, [...EUROPEAN, 'greek-ext'], ['normal', 'italic']);
const jetBrainsMono = bundled('JetBrains Mono', MONO, EUROPEAN);
const sourceSerif = bundled('Source Serif 4', SERIF);
const geist = bundled('Geist', SANS);
const plusJakartaSans = bundled('Plus Jakarta Sans', SANS);
const FONTS = [
    inter,
    jetBrainsMono,
    sourceSerif,
    geist,
    plusJakartaSans,
    bundled('Geist Mono', MONO),
    bundled('DM Sans', SANS),
    bundled('Open Sans', SANS),
    bundled('Roboto', SANS),
    bundled('Space Grotesk', SANS),
];
/** The bundled font of a family name, in any letter case. */
function bundledFont(family) {
    return FONTS.find((font) => font.family.toLowerCase() === family.trim().toLowerCase());
}
/** The file of a font, for the letters of a subset. */
function readFont({ name }, subset, style = 'normal') {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(resolve(name, `files/${name}-${subset}-wght-${style}.woff2`));
}
/**
 * The files of a font that a text needs, the Latin one first; undefined where no file has one of its letters, so that
 * the text cannot be drawn.
 */
function subsetsFor(font, text) {
    const ranges = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(resolve(font.name, 'unicode.json'), 'utf8'));
    const needed = new Set(['latin']);
    for (const character of new Set(text)) {
        const code = character.codePointAt(0) ?? 0;
        const subset = font.subsets.find((name) => covers(ranges[name] ?? '', new Set([code])));
        if (subset === undefined)
            return undefined;
        needed.add(subset);
    }
    return [...needed];
}
/**
 * The faces of a font for a site, as CSS with a file each: the Latin one first, others where the project has
 * characters of theirs. `characters` are code points beyond the first 256; `styleSheet` is where the CSS will be.
 */
function fontFaces(font, characters, styleSheet) {
    const ranges = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(resolve(font.name, 'unicode.json'), 'utf8'));
    return font.subsets.flatMap((subset) => {
        const range = ranges[subset] ?? '';
        if (subset !== 'latin' && !covers(range, characters))
            return [];
        return font.styles.map((style) => {
            const bytes = readFont(font, subset, style);
            const file = (0,_output_hashed_js__WEBPACK_IMPORTED_MODULE_2__/* .hashed */ .Y)(`assets/fonts/${font.name}-${subset}-${style}.woff2`, bytes);
            const css = `@font-face{font-family:"${font.family}";font-style:${style};font-weight:100 900;font-display:swap;src:url(${(0,_output_hrefs_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeHref */ .wx)(styleSheet, file.path)}) format("woff2");unicode-range:${range}}`;
            return { css, file };
        });
    });
}
/** Every code point beyond the first 256 that the pages and settings of a project hold; `of` tells those of a file. */
function charactersOf(files, of) {
    const found = new Set();
    for (const path of files.paths) {
        if (!/\.(mdx?|jsx|ya?ml|json)$/.test(path))
            continue;
        for (const character of of(path))
            found.add(character.codePointAt(0) ?? 0);
    }
    return found;
}
/** The characters of a text beyond the first 256 of Unicode, each once. */
function charactersIn(text) {
    return [...new Set(text.match(/[^\0-\xff]+/g)?.flatMap((run) => [...run]))].join('');
}
/** Whether a `unicode-range` has one of the characters that the Latin face lacks. */
function covers(range, characters) {
    const spans = range.split(',').map((part) => {
        const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    });
    for (const character of characters)
        if (spans.some(([from, to]) => character >= from && character <= to))
            return true;
    return false;
}
function resolve(name, file) {
    return (0,node_module__WEBPACK_IMPORTED_MODULE_1__.createRequire)(import.meta.url).resolve(`@fontsource-variable/${name}/${file}`);
}


/***/ }),

/***/ 88799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ rooted),
/* harmony export */   IR: () => (/* binding */ pager),
/* harmony export */   MW: () => (/* binding */ drawerHead),
/* harmony export */   qr: () => (/* binding */ footer),
/* harmony export */   v_: () => (/* binding */ navbar),
/* harmony export */   wx: () => (/* binding */ header)
/* harmony export */ });
/* unused harmony exports logo, isPicture */
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34992);
/* harmony import */ var _output_hrefs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76779);
/* harmony import */ var _words_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27498);
/* harmony import */ var _glyphs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19402);
/* harmony import */ var _switches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19253);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37992);






const SETTINGS = { file: 'docs.json' };
/** The bar at the top of every page, with the tabs below it. */
function header(theme, view, place) {
    const { settings } = theme;
    const words = (0,_words_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsAt */ .n4)(place).layout;
    const search = theme.searchable
        ? `<button class="l-search" type="button" data-search-open aria-haspopup="dialog" aria-keyshortcuts="/ Control+K">${_glyphs_js__WEBPACK_IMPORTED_MODULE_2__/* .magnifier */ .FX}<span>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(settings.searchPrompt ?? words.search)}</span><kbd>Ctrl K</kbd></button>`
        : '';
    const toggle = settings.appearance.strict
        ? ''
        : `<button class="l-icon-button" type="button" data-theme-toggle aria-label="${words.mode}">${_glyphs_js__WEBPACK_IMPORTED_MODULE_2__/* .sun */ .jh}${_glyphs_js__WEBPACK_IMPORTED_MODULE_2__/* .moon */ .Sw}</button>`;
    return `<header class="l-header"><div class="l-bar"><button class="l-icon-button l-menu-button" type="button" popovertarget="l-side" aria-label="${words.menu}">${_glyphs_js__WEBPACK_IMPORTED_MODULE_2__/* .menu */ .MK}</button>${logo(theme, view)}<div class="l-choices">${(0,_switches_js__WEBPACK_IMPORTED_MODULE_3__/* .switchMenus */ .tN)(theme, view, place, ['product', 'version'])}</div>${search}<div class="l-bar-end"><nav class="l-links" aria-label="${words.links}">${navbar(theme, view)}</nav>${(0,_switches_js__WEBPACK_IMPORTED_MODULE_3__/* .switchMenus */ .tN)(theme, view, place, ['language'])}${toggle}</div></div>${(0,_switches_js__WEBPACK_IMPORTED_MODULE_3__/* .tabs */ .vR)(theme, view, place)}</header>`;
}
/** The links of the bar; on small screens they stand in the menu. */
function navbar(theme, view) {
    const { links, primary } = (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .surroundingsAt */ .n)(theme, view.place).navbar;
    return `${links.map((link) => siteLink(theme, view, named(link), 'l-link')).join('')}${primary === undefined ? '' : siteLink(theme, view, named(primary), 'l-button')}`;
}
/** Links of type `github` and `discord` may come without words. */
function named(link) {
    if (link.type !== 'github' && link.type !== 'discord')
        return link;
    const name = link.type === 'github' ? 'GitHub' : 'Discord';
    return { ...link, label: link.label || name, icon: link.icon ?? link.type };
}
function siteLink(theme, view, link, className) {
    const href = theme.links.href(view.from, link.href, SETTINGS);
    const icon = theme.icon(view, link.icon, link.icon === 'github' || link.icon === 'discord' ? { type: 'brands' } : {});
    const label = link.label === '' ? ` aria-label="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)(hostOf(link.href))}"` : '';
    const words = link.label === '' && icon === '' ? hostOf(link.href) : link.label;
    return `<a class="${className}" href="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)(href)}"${label}>${icon}${words === '' ? '' : `<span>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(words)}</span>`}</a>`;
}
function hostOf(href) {
    return URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : href;
}
/** The logo leads to its own address, else to the first page of the selected language, else home. */
function logo(theme, view) {
    const { settings, places, links } = theme;
    const language = view.place.switches.find((placed) => placed.switch.kind === 'language')?.active;
    const home = (language && places.target(language, view.page, undefined)) ?? places.home?.path;
    const own = settings.logo?.href;
    const href = own === undefined
        ? home === undefined
            ? '#'
            : view.file((0,_output_hrefs_js__WEBPACK_IMPORTED_MODULE_5__/* .pageFile */ .Kk)(home))
        : links.href(view.from, own, SETTINGS);
    const picture = settings.logo === undefined
        ? wordmark(settings.name, undefined)
        : perMode(settings.logo, (path, mode) => {
            const source = links.asset(view.from, rooted(path), SETTINGS);
            if (!isPicture(theme, path))
                return wordmark(settings.name, mode);
            const size = links.pictureSize(view.from, rooted(path));
            const width = size === undefined ? '' : ` width="${Math.round((28 * size.width) / size.height)}"`;
            return `<img${only(mode)} src="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)(source)}" alt="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)(settings.name)}"${width} height="28">`;
        });
    return `<a class="l-logo" href="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)(href)}">${picture}</a>`;
}
/** The name stands where there is no logo, or where its file is missing. */
function wordmark(name, mode) {
    return `<span${only(mode)}><span class="l-wordmark">${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(name)}</span></span>`;
}
function only(mode) {
    return mode === undefined ? '' : ` class="l-only-${mode}"`;
}
/** Whether a picture of the settings can be shown: a file of the project, or one written out as `data:`. */
function isPicture(theme, path) {
    return path.startsWith('data:') || theme.links.projectFile(rooted(path), '') !== undefined;
}
/** Paths in the settings start at the project's root, with or without a slash. */
function rooted(path) {
    return /^([a-z]+:|\/)/i.test(path) ? path : `/${path.replace(/^\.\//, '')}`;
}
function perMode(paths, html) {
    return paths.light === paths.dark
        ? html(paths.light, undefined)
        : html(paths.light, 'light') + html(paths.dark, 'dark');
}
function pager(view, place) {
    const words = (0,_words_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsAt */ .n4)(place).layout;
    const { previous, next } = place;
    if (previous === undefined && next === undefined)
        return '';
    const link = (page, rel, word) => page === undefined
        ? '<span></span>'
        : `<a rel="${rel}" href="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)(view.to(page))}"><small>${rel === 'prev' ? _glyphs_js__WEBPACK_IMPORTED_MODULE_2__/* .arrowLeft */ .jG : ''}${word}${rel === 'next' ? _glyphs_js__WEBPACK_IMPORTED_MODULE_2__/* .arrowRight */ .Uz : ''}</small><span>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(page.sidebarTitle)}</span></a>`;
    return `<nav class="l-pager" aria-label="${words.previous} / ${words.next}">${link(previous, 'prev', words.previous)}${link(next, 'next', words.next)}</nav>`;
}
/** How networks are called, where a capital letter does not do. */
const NETWORKS = {
    x: ['X', 'x-twitter'],
    twitter: ['X', 'x-twitter'],
    github: ['GitHub', 'github'],
    linkedin: ['LinkedIn', 'linkedin'],
    youtube: ['YouTube', 'youtube'],
    'hacker-news': ['Hacker News', 'hacker-news'],
    'earth-americas': ['Website', 'earth-americas'],
    website: ['Website', 'globe'],
    bluesky: ['Bluesky', 'bluesky'],
};
function footer(theme, view) {
    const { socials, columns } = (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .surroundingsAt */ .n)(theme, view.place).footer;
    if (socials.length === 0 && columns.length === 0)
        return '';
    const icons = socials.map(([network, href]) => {
        const [label, icon] = NETWORKS[network] ?? [network.charAt(0).toUpperCase() + network.slice(1), network];
        const picture = theme.icon(view, icon, {
            type: icon === 'globe' || icon === 'earth-americas' ? undefined : 'brands',
            library: 'fontawesome',
        });
        return `<a href="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)(theme.links.href(view.from, href, SETTINGS))}" aria-label="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)(label)}">${picture === '' ? (0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(label) : picture}</a>`;
    });
    const lists = columns.map(({ header: title, links }) => `<div>${title === undefined ? '' : `<p class="l-footer-title">${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(title)}</p>`}<ul>${links.map((link) => `<li>${siteLink(theme, view, link, 'l-link')}</li>`).join('')}</ul></div>`);
    return `<footer class="l-footer">${lists.length === 0 ? '' : `<div class="l-footer-columns">${lists.join('')}</div>`}${icons.length === 0 ? '' : `<div class="l-socials">${icons.join('')}</div>`}</footer>`;
}
/** The head of the menu that small screens open. */
function drawerHead(words) {
    return `<button class="l-icon-button l-drawer-close" type="button" popovertarget="l-side" popovertargetaction="hide" aria-label="${words.closeMenu}">${_glyphs_js__WEBPACK_IMPORTED_MODULE_2__/* .cross */ .$A}</button>`;
}


/***/ }),

/***/ 23622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ channels),
/* harmony export */   HD: () => (/* binding */ isDark),
/* harmony export */   Nk: () => (/* binding */ luminance),
/* harmony export */   O8: () => (/* binding */ readableOn),
/* harmony export */   bg: () => (/* binding */ textOn),
/* harmony export */   jh: () => (/* binding */ mix),
/* harmony export */   nj: () => (/* binding */ toHex)
/* harmony export */ });
/* unused harmony export contrast */
/** Contrast that small text needs (WCAG 2.2, 1.4.3), with a little to spare for tinted backgrounds. */
const READABLE = 4.8;
function parseHex(hex) {
    const digits = hex.slice(1);
    const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
    const channel = (at) => Number.parseInt(full.slice(at, at + 2), 16);
    return [channel(0), channel(2), channel(4)];
}
/** The channels of a color as CSS takes them: `18 52 86`. */
function channels(hex) {
    return parseHex(hex).join(' ');
}
/** `#rrggbb` from channels of 0 to 255. */
function toHex(rgb) {
    return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
/** How light a color is to the eye, 0 to 1, from its channels of 0 to 255 (WCAG 2: relative luminance). */
function luminance(rgb) {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
/** WCAG contrast of two hex colors: 1 (none) to 21. */
function contrast(a, b) {
    const [darker, lighter] = [luminance(parseHex(a)), luminance(parseHex(b))].sort((x, y) => x - y);
    return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
/** The hex color `share` (0 to 1) of the way from one color to another. */
function mix(from, to, share) {
    const target = parseHex(to);
    return toHex(parseHex(from).map((value, index) => value + ((target[index] ?? 0) - value) * share));
}
/** Whether white stands out from a color more than black. */
function isDark(color) {
    return luminance(parseHex(color)) <= 0.18;
}
/** A color as near to the wanted one as can be read as text on a background. */
function readableOn(color, background) {
    const pole = isDark(background) ? '#ffffff' : '#000000';
    for (let share = 0; share < 1; share += 0.04) {
        const candidate = mix(color, pole, share);
        if (contrast(candidate, background) >= READABLE)
            return candidate;
    }
    return pole;
}
/** White where it can be read on a color, else black. */
function textOn(color) {
    return contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
}


/***/ }),

/***/ 19402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ cross),
/* harmony export */   C: () => (/* binding */ copy),
/* harmony export */   FX: () => (/* binding */ magnifier),
/* harmony export */   MK: () => (/* binding */ menu),
/* harmony export */   Sw: () => (/* binding */ moon),
/* harmony export */   Uz: () => (/* binding */ arrowRight),
/* harmony export */   ai: () => (/* binding */ chevron),
/* harmony export */   gD: () => (/* binding */ selector),
/* harmony export */   gi: () => (/* binding */ globe),
/* harmony export */   jG: () => (/* binding */ arrowLeft),
/* harmony export */   jh: () => (/* binding */ sun),
/* harmony export */   ph: () => (/* binding */ externalMark)
/* harmony export */ });
/** The few drawings of the layout itself; icons of the project come from its icon library. 24 × 24, strokes. */
function glyph(paths, className) {
    return `<svg class="${className}" viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
}
const chevron = glyph('<path d="m9 6 6 6-6 6"/>', 'l-chevron');
const selector = glyph('<path d="m7 15 5 5 5-5M7 9l5-5 5 5"/>', 'l-glyph');
const magnifier = glyph('<circle cx="11" cy="11" r="7"/><path d="m20 20-3.5-3.5"/>', 'l-glyph');
const menu = glyph('<path d="M4 6h16M4 12h16M4 18h16"/>', 'l-glyph');
const cross = glyph('<path d="M6 6l12 12M18 6 6 18"/>', 'l-glyph');
const sun = glyph('<circle cx="12" cy="12" r="4"/><path d="M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4"/>', 'l-glyph l-sun');
const moon = glyph('<path d="M20.5 14.5A8.5 8.5 0 1 1 9.5 3.5a7 7 0 0 0 11 11z"/>', 'l-glyph l-moon');
const globe = glyph('<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3a14 14 0 0 1 0 18M12 3a14 14 0 0 0 0 18"/>', 'l-glyph');
const arrowLeft = glyph('<path d="M19 12H5M11 6l-6 6 6 6"/>', 'l-glyph');
const arrowRight = glyph('<path d="M5 12h14M13 6l6 6-6 6"/>', 'l-glyph');
const copy = glyph('<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15H4V5a1 1 0 0 1 1-1h10v1"/>', 'l-glyph');
const outward = glyph('<path d="M7 17 17 7M9 7h8v8"/>', 'l-glyph l-outward');
/** A mark behind links that leave the site. */
function externalMark(href) {
    return /^(https?:)?\/\//.test(href) ? outward : '';
}


/***/ }),

/***/ 96553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ createLayout),
  O: () => (/* binding */ scopeOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/site/markdown/html.js
var markdown_html = __webpack_require__(34992);
// EXTERNAL MODULE: ./lib/site/navigation/languages.js
var languages = __webpack_require__(18485);
// EXTERNAL MODULE: ./lib/site/words/words.js + 26 modules
var words_words = __webpack_require__(27498);
// EXTERNAL MODULE: ./lib/site/config/page-actions.js
var page_actions = __webpack_require__(97361);
// EXTERNAL MODULE: ./lib/site/output/hrefs.js
var hrefs = __webpack_require__(76779);
// EXTERNAL MODULE: ./lib/site/output/rss.js
var rss = __webpack_require__(78873);
// EXTERNAL MODULE: ./lib/site/theme/glyphs.js
var glyphs = __webpack_require__(19402);
;// CONCATENATED MODULE: ./lib/site/theme/actions.js






/** What `contextual` offers beside the title of a page, and the feed of the page. Links to other hosts are only links. */
function actions(theme, view) {
    const offered = theme.settings.contextual.filter((action) => (0,page_actions/* carries */.E)(theme.deploymentType, action));
    const words = (0,words_words/* wordsAt */.n4)(view.place).layout;
    const source = (0,markdown_html/* escapeAttribute */.Gj)(view.file(`${view.page.path}.md`));
    const kinds = new Set(offered.map(({ kind }) => kind));
    const copying = kinds.has('copy')
        ? `<button class="l-action" type="button" data-copy-page="${source}" data-copied="${words.copied}">${glyphs/* copy */.C}<span>${words.copyPage}</span></button>`
        : '';
    const viewing = kinds.has('view') ? `<a class="l-action" href="${source}">${words.viewMarkdown}</a>` : '';
    const feed = (0,rss/* feedPath */.y)(view.page);
    const following = feed === undefined ? '' : `<a class="l-action" href="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(feed))}">RSS</a>`;
    const all = copying + viewing + following + links(theme, view, offered, words.menu);
    return all === '' ? '' : `<div class="l-actions">${all}</div>`;
}
/** Links stand in a menu, which works without a script; one alone needs none. */
function links(theme, view, offered, menu) {
    const found = offered.flatMap((action) => (action.kind === 'link' ? [action] : []));
    const written = found.map((action) => ({ action, href: filled(theme, view, action.href) }));
    const label = ({ action, href }) => `${theme.icon(view, action.icon)}<span>${(0,markdown_html/* escapeText */.X1)(action.title)}</span>${(0,glyphs/* externalMark */.ph)(href)}`;
    const [only] = written;
    if (only === undefined)
        return '';
    if (written.length === 1) {
        const title = only.action.description;
        return `<a class="l-action" href="${(0,markdown_html/* escapeAttribute */.Gj)(only.href)}"${title === undefined ? '' : ` title="${(0,markdown_html/* escapeAttribute */.Gj)(title)}"`}>${label(only)}</a>`;
    }
    const items = written.map((one) => {
        const { description } = one.action;
        const small = description === undefined ? '' : `<small>${(0,markdown_html/* escapeText */.X1)(description)}</small>`;
        return `<li><a href="${(0,markdown_html/* escapeAttribute */.Gj)(one.href)}">${label(one)}${small}</a></li>`;
    });
    return `<details class="l-switch l-more-actions"><summary class="l-action" aria-label="${menu}">${glyphs/* selector */.gD}</summary><ul>${items.join('')}</ul></details>`;
}
/** An address with what its placeholders stand for: `$path`, `$url` and `$page`, which is the page as Markdown. */
function filled(theme, view, href) {
    const { path } = view.page;
    const url = (0,hrefs/* canonicalUrl */.W3)(theme.address, path);
    const markdown = `https://${theme.address}/${encodeURI(path)}.md`;
    const values = { path: `/${path}`, url, page: markdown };
    const at = (text) => text.replace(/\$(path|url|page)\b/g, (_, name) => encodeURIComponent(values[name] ?? ''));
    const [before = '', ...query] = href.split(/(?=[?#])/);
    const address = before.replace(/\$(path|url|page)\b/g, (_, name) => name === 'path' ? encodeURI(path) : (values[name] ?? ''));
    const whole = address.replace(/([^:])\/{2,}/g, '$1/') + query.map(at).join('');
    return theme.links.href(view.from, whole, { file: 'docs.json' });
}

// EXTERNAL MODULE: ./lib/site/theme/chrome.js
var chrome = __webpack_require__(88799);
;// CONCATENATED MODULE: ./lib/site/theme/directory.js

/** What a group holds, below the text of the page that is its root (`directory` in the navigation). */
function directory(theme, view) {
    const group = view.place.groups.at(-1);
    if (group?.root !== view.page || group.listing === undefined)
        return '';
    const items = group.items.filter((item) => item.kind !== 'page' || item.page !== view.page);
    if (items.length === 0)
        return '';
    return group.listing === 'card' ? cards(theme, view, items) : rows(theme, view, items);
}
function entryOf(theme, view, item) {
    const settings = { file: 'docs.json' };
    if (item.kind === 'link') {
        const href = theme.links.href(view.from, item.href, settings);
        return { title: item.title, href, icon: theme.icon(view, item.icon), description: undefined, inner: [] };
    }
    if (item.kind === 'page') {
        const { page } = item;
        return {
            title: page.sidebarTitle,
            href: page.url === undefined ? view.to(page) : theme.links.href(view.from, page.url, settings),
            icon: theme.icon(view, page.icon, { type: page.iconType, file: page.parsed?.file }),
            description: page.description,
            inner: [],
        };
    }
    return {
        title: item.title,
        href: item.root === undefined ? undefined : view.to(item.root),
        icon: theme.icon(view, item.icon, { type: item.iconType }),
        description: item.root?.description,
        inner: item.items,
    };
}
function directory_link(title, href, className) {
    const text = (0,markdown_html/* escapeText */.X1)(title);
    return href === undefined ? text : `<a${className} href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}">${text}</a>`;
}
function cards(theme, view, items) {
    const shown = items.map((item) => {
        const { title, href, icon, description, inner } = entryOf(theme, view, item);
        const text = description === undefined ? '' : `<p>${(0,markdown_html/* escapeText */.X1)(description)}</p>`;
        const list = inner.length === 0 || href !== undefined ? '' : rows(theme, view, inner);
        const body = text + list === '' ? '' : `<div class="c-card-body">${text}${list}</div>`;
        return `<div class="c-card">${icon === '' ? '' : `<span class="c-card-icon">${icon}</span>`}<div class="c-card-main"><p class="c-card-title">${directory_link(title, href, ' class="c-card-link"')}</p>${body}</div></div>`;
    });
    return `<div class="c-columns" style="--cols:2">${shown.join('')}</div>`;
}
/** A list; groups unfold, and need no script for it. */
function rows(theme, view, items) {
    const shown = items.map((item) => {
        const { title, href, description, inner } = entryOf(theme, view, item);
        if (inner.length > 0) {
            const own = href === undefined ? '' : `<p>${directory_link(title, href, '')}</p>`;
            return `<li><details class="c-accordion"><summary><span class="c-accordion-title">${(0,markdown_html/* escapeText */.X1)(title)}</span></summary><div class="c-accordion-body">${own}${rows(theme, view, inner)}</div></details></li>`;
        }
        return `<li>${directory_link(title, href, '')}${description === undefined ? '' : `<br>${(0,markdown_html/* escapeText */.X1)(description)}`}</li>`;
    });
    return `<ul>${shown.join('')}</ul>`;
}

;// CONCATENATED MODULE: ./lib/site/theme/excerpt.js
/** Characters that search engines show of a description, about. */
const LENGTH = 160;
/** What a page begins with, as the description of one that has none: whole words, no more than a search engine shows. */
function excerpt(sections) {
    const text = sections.find((section) => section.text !== '')?.text;
    if (text === undefined || text.length <= LENGTH)
        return text;
    const cut = text.slice(0, LENGTH);
    const end = cut.lastIndexOf(' ');
    return `${(end > LENGTH / 2 ? cut.slice(0, end) : cut).replace(/[\s\p{P}]+$/u, '')}…`;
}

// EXTERNAL MODULE: ./lib/site/theme/thumbnail.js
var thumbnail = __webpack_require__(80973);
// EXTERNAL MODULE: ./lib/site/theme/view.js
var theme_view = __webpack_require__(37992);
;// CONCATENATED MODULE: ./lib/site/theme/head.js







/**
 * Chooses the mode before the first paint, so that nothing flashes. Small enough to stand in every page.
 * `strict` sites ignore what the reader once chose.
 */
function modeScript(fallback, strict) {
    const chosen = strict ? 'null' : "localStorage.getItem('theme')";
    const dark = fallback === 'system' ? "matchMedia('(prefers-color-scheme:dark)').matches" : String(fallback === 'dark');
    return `(function(){var t=null;try{t=${chosen}}catch(e){}document.documentElement.classList.toggle('dark',t?t==='dark':${dark})})()`;
}
/** Hides a banner that the reader has dismissed, before the first paint. */
const BANNER_SCRIPT = "(function(d){try{if(localStorage.getItem('banner')===d.dataset.banner)d.classList.add('l-no-banner')}catch(e){}})(document.documentElement)";
const DARK = ' media="(prefers-color-scheme:dark)"';
/** Tags the layout writes itself, or that have no place in a static page. */
const OWN_TAGS = new Set(['charset', 'viewport', 'canonical', 'description', 'title']);
function head(theme, view, body, noindex) {
    const { settings, assets } = theme;
    const { page } = view;
    const { needs } = body;
    const title = page.title === settings.name ? page.title : `${page.title} - ${settings.name}`;
    const description = page.description ?? settings.description ?? excerpt(body.sections);
    const canonical = page.metatags.canonical ?? (0,hrefs/* canonicalUrl */.W3)(canonicalHost(theme), page.path);
    const tags = {
        'og:type': 'website',
        'og:site_name': settings.name,
        'og:title': title,
        ...(description === undefined ? {} : { 'og:description': description }),
        'og:url': canonical,
        ...settings.metatags,
        ...page.metatags,
        ...(noindex ? { robots: 'noindex' } : {}),
    };
    const social = socialTags(theme, view, tags);
    const sheet = (path, media = '') => `<link rel="stylesheet"${media} href="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(path))}">`;
    const { appearance } = settings;
    return [
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
        `<title>${(0,markdown_html/* escapeText */.X1)(title)}</title>`,
        description === undefined ? '' : `<meta name="description" content="${(0,markdown_html/* escapeAttribute */.Gj)(description)}">`,
        `<link rel="canonical" href="${(0,markdown_html/* escapeAttribute */.Gj)(canonical)}">`,
        ...Object.entries({ ...social, ...tags }).map(([name, content]) => metatag(theme, view, name, content)),
        ...assets.favicons.map((icon) => favicon(view, icon)),
        assets.preload === undefined
            ? ''
            : `<link rel="preload" href="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(assets.preload))}" as="font" type="font/woff2" crossorigin>`,
        feedLink(view),
        sheet(assets.styleSheet),
        assets.darkStyleSheet === undefined ? '' : `<noscript>${sheet(assets.darkStyleSheet, DARK)}</noscript>`,
        needs.has('math') ? sheet(assets.mathStyleSheet) : '',
        ...assets.projectStyleSheets.map((path) => sheet(path)),
        `<script>${modeScript(appearance.default, appearance.strict)}${(0,theme_view/* surroundingsAt */.n)(theme, view.place).banner?.dismissible === true ? `;${BANNER_SCRIPT}` : ''}</script>`,
        `<script defer src="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(assets.script))}"></script>`,
        needs.has('mermaid') && assets.mermaidScript !== undefined
            ? `<script defer src="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(assets.mermaidScript))}"></script>`
            : '',
        needs.has('try-it')
            ? `<script defer src="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(assets.tryItScript))}"></script>`
            : '',
    ].join('');
}
/** The picture that social networks show: of the page, of the settings, else the one drawn at build time. */
function socialTags(theme, view, tags) {
    const { assets, address } = theme;
    const own = tags['og:image'] ?? tags['twitter:image'];
    if (own === undefined && assets.thumbnail === undefined)
        return { 'twitter:card': 'summary' };
    const drawn = own === undefined
        ? {
            'og:image': `https://${address}/${theme.thumbnail(view) ?? assets.thumbnail}`,
            'og:image:width': String(thumbnail/* THUMBNAIL */.xD.width),
            'og:image:height': String(thumbnail/* THUMBNAIL */.xD.height),
        }
        : {};
    return { ...drawn, 'twitter:card': 'summary_large_image' };
}
/** `seo.metatags.canonical` names the address the site is known under. */
function canonicalHost(theme) {
    const base = theme.settings.metatags.canonical;
    return base === undefined || !URL.canParse(base)
        ? theme.address
        : base.replace(/^https?:\/\//, '').replace(/\/+$/, '');
}
function metatag(theme, view, name, content) {
    if (OWN_TAGS.has(name.toLowerCase()))
        return '';
    const key = /^(og|article|fb):/.test(name) ? 'property' : 'name';
    const value = /image$/.test(name) ? imageUrl(theme, view, content) : content;
    return `<meta ${key}="${(0,markdown_html/* escapeAttribute */.Gj)(name)}" content="${(0,markdown_html/* escapeAttribute */.Gj)(value)}">`;
}
function feedLink(view) {
    const path = (0,rss/* feedPath */.y)(view.page);
    return path === undefined
        ? ''
        : `<link rel="alternate" type="application/rss+xml" href="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(path))}">`;
}
/** Social networks need absolute addresses. */
function imageUrl(theme, view, image) {
    const file = theme.links.projectFile((0,chrome/* rooted */.CK)(image), '');
    if (file === undefined)
        return image;
    theme.links.asset(view.from, (0,chrome/* rooted */.CK)(image), { file: 'docs.json' });
    return `https://${theme.address}/${encodeURI(file)}`;
}
function favicon(view, { rel, path, type, sizes, mode }) {
    const attributes = [
        `rel="${rel}"`,
        ...(type === undefined ? [] : [`type="${type}"`]),
        ...(sizes === undefined ? [] : [`sizes="${sizes}"`]),
        ...(mode === undefined ? [] : [`media="(prefers-color-scheme:${mode})"`]),
    ];
    return `<link ${attributes.join(' ')} href="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(path))}">`;
}

// EXTERNAL MODULE: ./lib/site/navigation/tree.js
var tree = __webpack_require__(45596);
// EXTERNAL MODULE: ./lib/site/output/hashed.js
var hashed = __webpack_require__(43164);
;// CONCATENATED MODULE: ./lib/site/theme/sidebar.js







/** A sidebar with more pages than this shows the sections around the current page; others unfold on demand. */
const MOST_PAGES = 250;
/** Renders sidebars, each entry once for every folder it is seen from. */
function createSidebars(theme) {
    const templates = new Map();
    const fragments = new Map();
    const sizes = new Map();
    const isLarge = ({ id, items }) => {
        const size = sizes.get(id) ?? [...(0,tree/* pagesOf */.E0)(items)].length;
        sizes.set(id, size);
        return size > MOST_PAGES;
    };
    const cached = (key, make) => {
        const template = templates.get(key) ?? make();
        templates.set(key, template);
        return template;
    };
    /** The inside of a section as a script that hands it over, with links as seen from the site's root. */
    const fragment = (group, key, start) => {
        const known = fragments.get(key);
        if (known !== undefined)
            return known;
        const atRoot = (0,theme_view/* viewOf */.d)(theme.places, start.page, { place: start.place, at: 'index' });
        const html = fill(template(theme, atRoot, group), undefined, []);
        const list = html.slice(html.indexOf('<ul>'), html.lastIndexOf('</ul>') + 5);
        const content = JSON.stringify(list);
        const name = (0,hashed/* hashed */.Y)(`assets/nav/${key}.js`, content).path;
        const file = (0,hashed/* textFile */.E)(name, `docsNav(${JSON.stringify(name)},${content})\n`);
        fragments.set(key, file);
        return file;
    };
    return {
        files: () => [...fragments.values()],
        html(view, place) {
            const { sidebar } = place;
            const folder = (0,hrefs/* folderOf */.yS)(view.at);
            const large = isLarge(sidebar);
            const entries = sidebar.items.map((item, index) => {
                const key = `${sidebar.id}-${index}`;
                if (large && item.kind === 'group' && !place.groups.includes(item)) {
                    return fill(cached(`${key} stub ${folder}`, () => stub(theme, view, item, fragment(item, key, view).path)), undefined, []);
                }
                return fill(cached(`${key} ${folder}`, () => template(theme, view, item)), view.page.path, place.groups);
            });
            return entries.length === 0 ? '' : `<ul>${entries.join('')}</ul>`;
        },
    };
}
/** A section to unfold: its first page until a script loads the rest. */
function stub(theme, view, group, path) {
    const first = firstOf(group);
    const link = first === undefined
        ? ''
        : `<ul><li><a href="${(0,markdown_html/* escapeAttribute */.Gj)(view.to(first))}"><span>${(0,markdown_html/* escapeText */.X1)(first.sidebarTitle)}</span></a></li></ul>`;
    const html = `<li class="l-section"><details data-nav="${(0,markdown_html/* escapeAttribute */.Gj)(path)}"><summary class="l-section-title">${groupLabel(theme, view, group)}${glyphs/* chevron */.ai}</summary>${link}</details></li>`;
    return { pieces: [html], pages: new Map(), groups: new Map() };
}
function firstOf(group) {
    for (const page of (0,tree/* pagesOf */.E0)([group]))
        if (page.url === undefined)
            return page;
    return undefined;
}
function fill(template, current, open) {
    const pieces = [...template.pieces];
    for (const slot of template.pages.get(current ?? '') ?? [])
        pieces[slot] = ' aria-current="page"';
    for (const group of open) {
        const slot = template.groups.get(group);
        if (slot !== undefined)
            pieces[slot] = ' open';
    }
    return pieces.join('');
}
function groupLabel(theme, view, group) {
    return `${theme.icon(view, group.icon, { type: group.iconType })}<span>${(0,markdown_html/* escapeText */.X1)(group.title)}</span>${tag(group.tag)}`;
}
function template(theme, view, top) {
    const pieces = [];
    const pages = new Map();
    const groups = new Map();
    let open = '';
    const write = (html) => {
        open += html;
    };
    const slot = (content) => {
        pieces.push(open, content);
        open = '';
        return pieces.length - 1;
    };
    const pageLink = (page, className = '') => {
        const href = page.url === undefined
            ? view.to(page)
            : theme.links.href(view.from, page.url, { file: page.parsed?.file ?? page.path });
        write(`<a${className} href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}"`);
        pages.set(page.path, [...(pages.get(page.path) ?? []), slot('')]);
        write(`>${theme.icon(view, page.icon, { type: page.iconType, file: page.parsed?.file })}<span>${label(page)}</span>${marks(view, page)}</a>`);
    };
    const list = (items) => {
        write('<ul>');
        for (const item of items)
            entry(item, false);
        write('</ul>');
    };
    const entry = (item, atTop) => {
        if (item.kind === 'page') {
            write('<li>');
            pageLink(item.page);
            write('</li>');
        }
        else if (item.kind === 'link') {
            write(`<li>${sidebar_link(theme, view, item)}</li>`);
        }
        else if (atTop) {
            section(item);
        }
        else {
            write('<li><details');
            groups.set(item, slot(item.expanded === true ? ' open' : ''));
            write(`><summary>${groupLabel(theme, view, item)}${glyphs/* chevron */.ai}</summary>`);
            list(withRoot(item));
            write('</details></li>');
        }
    };
    const section = (group) => {
        write('<li class="l-section">');
        if (group.root === undefined)
            write(`<p class="l-section-title">${groupLabel(theme, view, group)}</p>`);
        else {
            const root = group.root;
            write(`<a class="l-section-title" href="${(0,markdown_html/* escapeAttribute */.Gj)(view.to(root))}"`);
            pages.set(root.path, [...(pages.get(root.path) ?? []), slot('')]);
            write(`>${groupLabel(theme, view, group)}</a>`);
        }
        list(group.items);
        write('</li>');
    };
    entry(top, true);
    pieces.push(open);
    return { pieces, pages, groups };
}
/** A collapsed group has no link of its own, so its page stands first inside. */
function withRoot(group) {
    return group.root === undefined ? group.items : [{ kind: 'page', page: group.root }, ...group.items];
}
function sidebar_link(theme, view, item) {
    const href = theme.links.href(view.from, item.href, { file: 'docs.json' });
    return `<a href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}">${theme.icon(view, item.icon)}<span>${(0,markdown_html/* escapeText */.X1)(item.title)}</span>${(0,glyphs/* externalMark */.ph)(href)}</a>`;
}
function methodOf({ operation, endpoint }) {
    return operation?.operation.method ?? endpoint?.method;
}
/** Of a page called `POST /pets` only the path, which begins with its slash in any script: the method has a mark. */
function label(page) {
    const method = `${methodOf(page)?.toUpperCase()} `;
    const { sidebarTitle } = page;
    if (!sidebarTitle.startsWith(`${method}/`))
        return (0,markdown_html/* escapeText */.X1)(sidebarTitle);
    return `<bdi>${(0,markdown_html/* escapeText */.X1)(sidebarTitle.slice(method.length))}</bdi>`;
}
function marks(view, page) {
    const method = methodOf(page);
    const webhook = page.operation?.operation.webhook === true;
    return `${method === undefined ? '' : methodMark(webhook ? 'webhook' : method)}${page.deprecated ? tag((0,words_words/* wordsAt */.n4)(view.place).layout.deprecated) : ''}${tag(page.tag)}${page.url === undefined ? '' : (0,glyphs/* externalMark */.ph)(page.url)}`;
}
const SHORT = { delete: 'DEL', options: 'OPT', webhook: 'HOOK' };
function methodMark(method) {
    return `<span class="l-method" data-method="${(0,markdown_html/* escapeAttribute */.Gj)(method)}">${(0,markdown_html/* escapeText */.X1)(SHORT[method] ?? method.toUpperCase())}</span>`;
}
function tag(text) {
    return text === undefined ? '' : `<span class="l-tag">${(0,markdown_html/* escapeText */.X1)(text)}</span>`;
}

// EXTERNAL MODULE: ./lib/site/theme/switches.js
var switches = __webpack_require__(19253);
;// CONCATENATED MODULE: ./lib/site/theme/layout.js












/** Lays pages out: from a rendered body to a whole HTML document. */
function createLayout(theme) {
    const sidebars = createSidebars(theme);
    const html = (view, body) => {
        const { page } = view;
        const { settings } = theme;
        const { place } = view;
        const { layout: words, script } = (0,words_words/* wordsAt */.n4)(place);
        const language = (0,words_words/* languageAt */.Kb)(place);
        const noindex = page.noindex || (!place.listed && settings.indexing === 'navigable' && page !== theme.places.home);
        const bare = page.mode === 'custom' || page.mode === 'center';
        const hasSide = body.beside === true && (page.mode === 'default' || page.mode === 'wide');
        const contents = page.mode === 'default' && !hasSide ? tableOfContents(body.headings, words) : '';
        const classes = [`theme-${settings.theme}`, ...(settings.appearance.default === 'dark' ? ['dark'] : [])];
        const banner = theme.banner(view);
        const announced = (0,theme_view/* surroundingsAt */.n)(theme, place).banner;
        // A part of the page may be named “content”.
        const main = body.html.includes(' id="content"') ? 'l-content' : 'content';
        return `<!doctype html>
<html lang="${(0,markdown_html/* escapeAttribute */.Gj)((0,languages/* languageTag */.xw)(language))}" dir="${(0,languages/* textDirection */.j)(language)}" class="${classes.join(' ')}" data-root="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(''))}" data-search="${(0,markdown_html/* escapeAttribute */.Gj)(theme.assets.searchScript)}" data-scope="${(0,markdown_html/* escapeAttribute */.Gj)(scopeOf(place))}"${followed(settings)}${announced?.dismissible === true ? ` data-banner="${bannerKey(announced.content)}"` : ''}>
<head>${head(theme, view, body, noindex)}</head>
<body class="l-mode-${page.mode}">
<a class="l-skip" href="#${main}">${words.skip}</a>
${decoration(theme, view)}${banner === undefined ? '' : banner}
${(0,chrome/* header */.wx)(theme, view, place)}
<div class="l-frame${contents === '' ? '' : ' l-has-toc'}${hasSide ? ' l-has-side' : ''}${bare ? ' l-bare' : ''}">
<aside class="l-side" id="l-side" popover aria-label="${words.navigation}">${(0,chrome/* drawerHead */.MW)(words)}<nav class="l-drawer-links" aria-label="${words.links}">${(0,chrome/* navbar */.v_)(theme, view)}</nav><div class="l-side-choices">${(0,switches/* switchMenus */.tN)(theme, view, place, ['product', 'version'])}</div>${(0,switches/* sideMenus */.si)(theme, view, place)}${(0,switches/* anchors */.pW)(theme, view, place)}<nav class="l-nav" aria-label="${words.pages}"${theme.settings.drilldown ? ' data-drilldown' : ''}>${sidebars.html(view, place)}</nav></aside>
<main class="l-main" id="${main}" tabindex="-1">
<article class="l-article">${titleBlock(theme, view, place)}<div class="l-prose">${body.html}${directory(theme, view)}</div></article>
${page.isAlone === true || page.mode === 'custom' ? '' : (0,chrome/* pager */.IR)(view, place)}${page.mode === 'custom' ? '' : (0,chrome/* footer */.qr)(theme, view)}
</main>
${contents}
</div>${scriptWords(script)}
</body>
</html>
`;
    };
    return { html, files: sidebars.files };
}
/** A site that follows the system does so until the reader chooses, or always where there is no choice. */
function followed({ appearance }) {
    return appearance.default === 'system' ? ` data-follow="${appearance.strict ? 'always' : 'first'}"` : '';
}
/** What the script of the page says, where that is not English: those words the script brings itself. */
function scriptWords(words) {
    return words === (0,words_words/* wordsIn */.Hn)('en').script
        ? ''
        : `\n<script type="application/json" id="l-words">${JSON.stringify(words)}</script>`;
}
/** Tells one announcement from the next. */
function bannerKey(content) {
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 8);
}
/** Which part of the search index a page belongs to: its language and version. */
function scopeOf(place) {
    const name = (kind) => place.switches.find((placed) => placed.switch.kind === kind)?.active?.name ?? '';
    return `${name('language')}/${name('version')}`;
}
function titleBlock(theme, view, place) {
    const { page } = view;
    if (page.mode === 'custom' || page.mode === 'frame')
        return '';
    const title = `<h1>${(0,markdown_html/* escapeText */.X1)(page.title)}${page.deprecated ? ` <span class="l-tag">${(0,words_words/* wordsAt */.n4)(place).layout.deprecated}</span>` : ''}</h1>`;
    const written = page.parsed?.frontmatter.description;
    const description = typeof written === 'string' && written.trim() !== ''
        ? `<p class="l-description">${(0,markdown_html/* escapeText */.X1)(written)}</p>`
        : '';
    const block = `${eyebrow(theme, place)}<div class="l-title-row">${title}${actions(theme, view)}</div>${description}`;
    return `<header class="l-title">${block}</header>`;
}
function eyebrow(theme, place) {
    const groups = place.groups.map(({ title }) => title);
    if (theme.settings.eyebrows === 'section')
        return groups.length === 0 ? '' : `<p class="l-eyebrow">${(0,markdown_html/* escapeText */.X1)(groups.at(-1) ?? '')}</p>`;
    const chosen = place.switches.flatMap(({ switch: { kind }, active }) => kind === 'language' || active === undefined ? [] : [active.label]);
    const names = [...chosen, ...groups];
    if (names.length === 0)
        return '';
    return `<nav class="l-eyebrow" aria-label="${(0,words_words/* wordsAt */.n4)(place).layout.breadcrumbs}"><ol>${names.map((name) => `<li>${(0,markdown_html/* escapeText */.X1)(name)}</li>`).join(`<li aria-hidden="true">${glyphs/* chevron */.ai}</li>`)}</ol></nav>`;
}
function tableOfContents(headings, words) {
    const shown = headings.filter(({ depth, text }) => (depth === 2 || depth === 3) && text !== '');
    if (shown.length < 2)
        return '';
    const items = shown.map(({ depth, id, text }) => `<li data-depth="${depth}"><a href="#${(0,markdown_html/* escapeAttribute */.Gj)(encodeURIComponent(id))}">${(0,markdown_html/* escapeText */.X1)(text)}</a></li>`);
    return `<aside class="l-toc"><nav aria-labelledby="l-toc-title"><p id="l-toc-title">${words.onThisPage}</p><ul>${items.join('')}</ul></nav></aside>`;
}
function decoration(theme, view) {
    const { decoration: pattern, image } = theme.settings.background;
    const picture = image === undefined
        ? ''
        : ['light', 'dark']
            .map((mode) => {
            const source = theme.links.asset(view.from, (0,chrome/* rooted */.CK)(image[mode]), { file: 'docs.json' });
            return `<img class="l-only-${mode}" src="${(0,markdown_html/* escapeAttribute */.Gj)(source)}" alt="">`;
        })
            .join('');
    return pattern === undefined && picture === ''
        ? ''
        : `<div class="l-background" data-decoration="${pattern ?? 'none'}" aria-hidden="true">${picture}</div>`;
}


/***/ }),

/***/ 64976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dB: () => (/* binding */ asPaths),
/* harmony export */   rr: () => (/* binding */ pixelsOf),
/* harmony export */   tV: () => (/* binding */ resized),
/* harmony export */   vG: () => (/* binding */ drawn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98995);
/* harmony import */ var _output_picture_size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20449);



let loading;
async function load() {
    const { initWasm, Resvg } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 13912));
    await initWasm((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_module__WEBPACK_IMPORTED_MODULE_1__.createRequire)(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
    return Resvg;
}
/** The PNG of an SVG, `width` pixels wide. Text is drawn with the given fonts (TrueType) and no others. */
async function drawn(svg, width, fonts = []) {
    return rendered(svg, width, fonts, (image) => image.asPng());
}
/** The pixels of an SVG as premultiplied RGBA. */
async function pixelsOf(svg, width, fonts = []) {
    return rendered(svg, width, fonts, (image) => ({
        width: image.width,
        height: image.height,
        rgba: image.pixels.slice(),
    }));
}
/** The outlines of what is inside an SVG, texts included, as the paths of another SVG: absolute, one for each part. */
async function asPaths(inside, family, fonts) {
    loading ??= load();
    const Resvg = await loading;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" font-family="${family}">${inside}</svg>`;
    const drawing = new Resvg(svg, {
        font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Inter' },
    });
    try {
        return drawing.toString();
    }
    finally {
        drawing.free();
    }
}
async function rendered(svg, width, fonts, take) {
    loading ??= load();
    const Resvg = await loading;
    const drawing = new Resvg(svg, {
        fitTo: { mode: 'width', value: width },
        font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Inter' },
    });
    try {
        const image = drawing.render();
        try {
            return take(image);
        }
        finally {
            image.free();
        }
    }
    finally {
        drawing.free();
    }
}
/** A picture as a square PNG of `size` pixels, its proportions kept, on a background where one is given. */
async function resized(picture, size, background) {
    const type = (0,_output_picture_size_js__WEBPACK_IMPORTED_MODULE_2__/* .pictureType */ .x)(picture);
    const own = (0,_output_picture_size_js__WEBPACK_IMPORTED_MODULE_2__/* .pictureSize */ .g)(picture);
    if (type === undefined || (type !== 'image/svg+xml' && own === undefined))
        throw new Error('its format is not known');
    const data = `data:${type};base64,${Buffer.from(picture).toString('base64')}`;
    const fill = background === undefined ? '' : `<rect width="100%" height="100%" fill="${background}"/>`;
    const at = (source, pixels, behind) => drawn(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${pixels}" height="${pixels}">${behind}<image width="${pixels}" height="${pixels}" xlink:href="${source}"/></svg>`, pixels);
    if (type === 'image/svg+xml')
        return at(data, size, fill);
    // Shrinking in one go would leave pixels out; halving takes them all into account.
    let current = data;
    let pixels = size * 4;
    while (pixels > size && pixels >= Math.max(own?.width ?? 0, own?.height ?? 0))
        pixels /= 2;
    for (; pixels > size; pixels /= 2)
        current = `data:image/png;base64,${Buffer.from(await at(current, pixels, '')).toString('base64')}`;
    return at(current, size, fill);
}


/***/ }),

/***/ 19253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pW: () => (/* binding */ anchors),
/* harmony export */   si: () => (/* binding */ sideMenus),
/* harmony export */   tN: () => (/* binding */ switchMenus),
/* harmony export */   vR: () => (/* binding */ tabs)
/* harmony export */ });
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34992);
/* harmony import */ var _navigation_languages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18485);
/* harmony import */ var _output_hrefs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76779);
/* harmony import */ var _words_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27498);
/* harmony import */ var _glyphs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19402);





/** The switches of some kinds on a page, with the entries a reader may see. */
function visible(place, kinds) {
    return place.switches
        .filter((placed) => kinds.includes(placed.switch.kind))
        .map(({ switch: one, active }) => ({
        active,
        switch: { ...one, entries: one.entries.filter((entry) => !entry.hidden || entry === active) },
    }))
        .filter((placed) => placed.switch.entries.length > 0);
}
/** Where an entry leads from this page; undefined when it holds nothing. */
function entryHref(theme, view, entry, active) {
    if (entry.href !== undefined)
        return theme.links.href(view.from, entry.href, { file: 'docs.json' });
    const target = theme.places.target(entry, view.page, active);
    return target === undefined ? undefined : view.file((0,_output_hrefs_js__WEBPACK_IMPORTED_MODULE_4__/* .pageFile */ .Kk)(target));
}
function entryLabel(theme, view, entry) {
    const tag = entry.tag === undefined ? '' : `<span class="l-tag">${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(entry.tag)}</span>`;
    return `${theme.icon(view, entry.icon, { type: entry.iconType })}<span>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(entry.label)}</span>${tag}`;
}
function entryLink(theme, view, entry, active) {
    const href = entryHref(theme, view, entry, active);
    if (href === undefined)
        return '';
    const current = entry === active ? ' aria-current="true"' : '';
    const lang = entry.kind === 'language' ? ` lang="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)((0,_navigation_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .languageTag */ .xw)(entry.name))}"` : '';
    const description = entry.description === undefined ? '' : `<small>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(entry.description)}</small>`;
    return `<li><a href="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)(href)}"${current}${lang}>${entryLabel(theme, view, entry)}${(0,_glyphs_js__WEBPACK_IMPORTED_MODULE_3__/* .externalMark */ .ph)(href)}${description}</a></li>`;
}
/** What a kind of switch is called in the language of a page. */
function nameOf(kind, place) {
    const words = (0,_words_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsAt */ .n4)(place).layout;
    return kind === 'language' || kind === 'version' || kind === 'product' ? words[kind] : words.section;
}
/** A switch as a menu that unfolds: it works without a script. */
function menuOf(theme, view, { switch: one, active }) {
    const links = one.entries.map((entry) => entryLink(theme, view, entry, active)).join('');
    if (links === '')
        return '';
    const name = nameOf(one.kind, view.place);
    const shown = active === undefined ? `<span>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(name)}</span>` : entryLabel(theme, view, active);
    if (one.entries.length === 1 && active !== undefined) {
        return `<span class="l-switch l-switch-only" data-kind="${one.kind}">${shown}</span>`;
    }
    const mark = one.kind === 'language' ? _glyphs_js__WEBPACK_IMPORTED_MODULE_3__/* .globe */ .gi : '';
    return `<details class="l-switch" data-kind="${one.kind}"><summary aria-label="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)(active === undefined ? name : `${name}: ${active.label}`)}">${mark}${shown}${_glyphs_js__WEBPACK_IMPORTED_MODULE_3__/* .selector */ .gD}</summary><ul>${links}</ul></details>`;
}
/** The choices above the sidebar: dropdowns, and menus that are no tab's own. */
function sideMenus(theme, view, place) {
    const ofTabs = new Set(place.switches
        .filter(({ switch: { kind } }) => kind === 'tab')
        .flatMap(({ switch: { entries } }) => entries.flatMap(({ node }) => node.switches)));
    return visible({
        ...place,
        switches: place.switches.filter((placed) => !ofTabs.has(placed.switch) || placed.switch.kind !== 'item'),
    }, ['dropdown', 'item'])
        .map((placed) => menuOf(theme, view, placed))
        .join('');
}
function switchMenus(theme, view, place, kinds) {
    return visible(place, kinds)
        .map((placed) => menuOf(theme, view, placed))
        .join('');
}
/** The row of tabs; a tab with a menu unfolds it. Empty when there are none. */
function tabs(theme, view, place) {
    const links = visible(place, ['tab'])
        .flatMap(({ switch: one, active }) => one.entries.map((entry) => tab(theme, view, place, entry, active)))
        .join('');
    return links === ''
        ? ''
        : `<nav class="l-tabs" aria-label="${(0,_words_words_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsAt */ .n4)(place).layout.sections}"><ul>${links}</ul></nav>`;
}
function tab(theme, view, place, entry, active) {
    const menu = entry.node.switches.find(({ kind }) => kind === 'item');
    if (menu === undefined)
        return entryLink(theme, view, entry, active);
    const chosen = place.switches.find((placed) => placed.switch === menu)?.active;
    const links = menu.entries
        .filter(({ hidden }) => !hidden)
        .map((item) => entryLink(theme, view, item, chosen))
        .join('');
    const current = entry === active ? ' aria-current="true"' : '';
    return `<li><details class="l-switch l-tab-menu"><summary${current}>${entryLabel(theme, view, entry)}${_glyphs_js__WEBPACK_IMPORTED_MODULE_3__/* .chevron */ .ai}</summary><ul>${links}</ul></details></li>`;
}
/** Anchors: a short list of places above the sidebar. */
function anchors(theme, view, place) {
    const links = visible(place, ['anchor'])
        .flatMap(({ switch: one, active }) => one.entries.map((entry) => entryLink(theme, view, entry, active)))
        .join('');
    return links === '' ? '' : `<ul class="l-anchors">${links}</ul>`;
}


/***/ }),

/***/ 80973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ TEXT_BOX),
/* harmony export */   Nj: () => (/* binding */ logoImage),
/* harmony export */   Sc: () => (/* binding */ typeFor),
/* harmony export */   Y$: () => (/* binding */ svgOf),
/* harmony export */   ic: () => (/* binding */ thumbnailLook),
/* harmony export */   ky: () => (/* binding */ wrapped),
/* harmony export */   uu: () => (/* binding */ textLine),
/* harmony export */   v0: () => (/* binding */ fontFiles),
/* harmony export */   wY: () => (/* binding */ siteThumbnail),
/* harmony export */   xD: () => (/* binding */ THUMBNAIL)
/* harmony export */ });
/* harmony import */ var _cache_kept_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27960);
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34992);
/* harmony import */ var _output_hashed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43164);
/* harmony import */ var _output_picture_size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20449);
/* harmony import */ var _bundled_fonts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37410);
/* harmony import */ var _chrome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88799);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23622);
/* harmony import */ var _raster_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64976);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6211);









/** What social networks show of a link, in pixels. */
const THUMBNAIL = { width: 1200, height: 630 };
/** The part of it that has text. */
const TEXT_BOX = { x: 96, y: 160, width: 1008, height: 390 };
async function thumbnailLook(settings, files, links, report) {
    const { appearance, background, family } = settings.thumbnails;
    const usual = appearance ?? (settings.appearance.default === 'dark' ? 'dark' : 'light');
    const image = picture(background, files, links);
    const ground = settings.background.color[usual] ?? _tokens_js__WEBPACK_IMPORTED_MODULE_7__/* .BACKGROUNDS */ .Y[settings.theme][usual];
    // Words must stand out from the picture behind them, whatever the mode of the site.
    const page = image === '' ? ground : await meanColor(ground, image);
    const mode = image === '' || appearance !== undefined ? usual : (0,_color_js__WEBPACK_IMPORTED_MODULE_8__/* .isDark */ .HD)(page) ? 'dark' : 'light';
    const font = family === undefined ? _bundled_fonts_js__WEBPACK_IMPORTED_MODULE_4__/* .inter */ .Tv : (0,_bundled_fonts_js__WEBPACK_IMPORTED_MODULE_4__/* .bundledFont */ .oi)(family);
    if (font === undefined) {
        report({
            severity: 'notice',
            kind: 'font-not-available',
            message: `thumbnails.fonts: ${family} does not ship with this program; ${_bundled_fonts_js__WEBPACK_IMPORTED_MODULE_4__/* .inter */ .Tv.family} is used instead`,
            file: 'docs.json',
        });
    }
    const brand = mode === 'dark' ? settings.colors.light : settings.colors.primary;
    const text = (0,_color_js__WEBPACK_IMPORTED_MODULE_8__/* .readableOn */ .O8)(mode === 'dark' ? '#f4f5f7' : '#14161a', page);
    return {
        font: font ?? _bundled_fonts_js__WEBPACK_IMPORTED_MODULE_4__/* .inter */ .Tv,
        text,
        faint: (0,_color_js__WEBPACK_IMPORTED_MODULE_8__/* .mix */ .jh)(text, page, 0.3),
        brand: (0,_color_js__WEBPACK_IMPORTED_MODULE_8__/* .readableOn */ .O8)(brand, page),
        below: `<defs><radialGradient id="glow" cx="85%" cy="0" r="80%"><stop offset="0" stop-color="${brand}" stop-opacity=".28"/><stop offset="1" stop-color="${brand}" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="630" fill="${ground}"/><rect width="1200" height="630" fill="url(#glow)"/>${image}<rect width="1200" height="14" fill="${brand}"/>`,
        logo: logoOf(settings.logo?.[mode], files, links),
    };
}
/** The color of a picture on its ground, taken together, as hex. */
async function meanColor(ground, image) {
    const behind = `<rect width="1200" height="630" fill="${ground}"/>${image}`;
    const { rgba } = await (0,_raster_js__WEBPACK_IMPORTED_MODULE_6__/* .pixelsOf */ .rr)(svgOf(THUMBNAIL.width, THUMBNAIL.height, undefined, behind), 60);
    const sums = [0, 0, 0];
    for (let at = 0; at < rgba.length; at += 4)
        for (let channel = 0; channel < 3; channel += 1)
            sums[channel] = (sums[channel] ?? 0) + (rgba[at + channel] ?? 0);
    const hex = sums.map((sum) => Math.round((sum * 4) / rgba.length)
        .toString(16)
        .padStart(2, '0'));
    return `#${hex.join('')}`;
}
/** The picture of a whole site: its name and description. What its font has no letters for is left out. */
async function siteThumbnail(settings, look, cache = undefined) {
    const name = wrapped(settings.name, 84, 2);
    const description = wrapped(settings.description ?? '', 36, 3);
    const words = [...name, ...description].join('');
    const type = typeFor(look.font, words);
    const top = 315 - (name.length * 100 + description.length * 52) / 2 + 76;
    const text = [
        ...name.map((line, index) => textLine(line, 96, top + index * 100, 84, look.text, true)),
        ...description.map((line, index) => textLine(line, 96, top + name.length * 100 - 24 + index * 52, 36, look.faint, false)),
    ].join('');
    const shown = type === undefined ? logoImage(look, 96, 287) : text;
    const svg = svgOf(THUMBNAIL.width, THUMBNAIL.height, type, look.below + shown);
    const png = await (0,_cache_kept_js__WEBPACK_IMPORTED_MODULE_0__/* .keptBytes */ .C)(cache, 'thumbnail', [svg], () => (0,_raster_js__WEBPACK_IMPORTED_MODULE_6__/* .drawn */ .vG)(svg, THUMBNAIL.width, fontFiles(type)));
    return (0,_output_hashed_js__WEBPACK_IMPORTED_MODULE_2__/* .hashed */ .Y)('assets/thumbnail.png', png);
}
/**
 * The wanted font where its Latin file has all letters, else Inter, whose files the renderer can take letters from in
 * turn; undefined where neither has them.
 */
function typeFor(font, text) {
    const own = (0,_bundled_fonts_js__WEBPACK_IMPORTED_MODULE_4__/* .subsetsFor */ .T)(font, text);
    if (own?.length === 1)
        return { font, subsets: own };
    const subsets = (0,_bundled_fonts_js__WEBPACK_IMPORTED_MODULE_4__/* .subsetsFor */ .T)(_bundled_fonts_js__WEBPACK_IMPORTED_MODULE_4__/* .inter */ .Tv, text);
    return subsets && { font: _bundled_fonts_js__WEBPACK_IMPORTED_MODULE_4__/* .inter */ .Tv, subsets };
}
function fontFiles(type) {
    return type === undefined ? [] : type.subsets.map((subset) => (0,_bundled_fonts_js__WEBPACK_IMPORTED_MODULE_4__/* .readFont */ .EJ)(type.font, subset));
}
function svgOf(width, height, type, inside) {
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" font-family="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeAttribute */ .Gj)((type?.font ?? _bundled_fonts_js__WEBPACK_IMPORTED_MODULE_4__/* .inter */ .Tv).family)}">${inside}</svg>`;
}
/** A line of text; a bold one has an outline, since the fonts are drawn in one weight. */
function textLine(words, x, y, size, color, bold) {
    return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}"${bold ? ` stroke="${color}" stroke-width="${size / 28}"` : ''}>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)(words)}</text>`;
}
function logoImage({ logo }, x, y) {
    return logo === undefined
        ? ''
        : `<image x="${x}" y="${y}" width="${logo.width}" height="56" preserveAspectRatio="xMinYMid meet" xlink:href="${logo.data}"/>`;
}
/** Words in lines that fit; what does not is cut. A letter is about half as wide as the font is high. */
function wrapped(text, size, most) {
    const fits = Math.floor(TEXT_BOX.width / (size * 0.54));
    const found = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
        const last = found.at(-1);
        if (last !== undefined && last.length + 1 + word.length <= fits)
            found[found.length - 1] = `${last} ${word}`;
        else
            found.push(word.length <= fits ? word : `${word.slice(0, fits - 1)}…`);
    }
    if (found.length <= most)
        return found;
    return [...found.slice(0, most - 1), `${(found[most - 1] ?? '').slice(0, fits - 1)}…`];
}
/** The configured background; a missing file is reported, and one of another host left out. */
function picture(background, files, links) {
    if (background === undefined)
        return '';
    const file = links.projectFile((0,_chrome_js__WEBPACK_IMPORTED_MODULE_5__/* .rooted */ .CK)(background), '');
    if (file === undefined) {
        links.asset({ page: 'index', at: 'index' }, (0,_chrome_js__WEBPACK_IMPORTED_MODULE_5__/* .rooted */ .CK)(background), { file: 'docs.json' }); // says what is wrong
        return '';
    }
    return `<image width="1200" height="630" preserveAspectRatio="xMidYMid slice" xlink:href="${dataOf(files.read(file))}"/>`;
}
function logoOf(path, files, links) {
    const file = path === undefined ? undefined : links.projectFile((0,_chrome_js__WEBPACK_IMPORTED_MODULE_5__/* .rooted */ .CK)(path), '');
    if (file === undefined)
        return undefined;
    const bytes = files.read(file);
    const size = (0,_output_picture_size_js__WEBPACK_IMPORTED_MODULE_3__/* .pictureSize */ .g)(bytes);
    if ((0,_output_picture_size_js__WEBPACK_IMPORTED_MODULE_3__/* .pictureType */ .x)(bytes) === undefined)
        return undefined;
    const ratio = size === undefined || size.height === 0 ? 4 : size.width / size.height;
    return { data: dataOf(bytes), width: Math.round(56 * Math.min(ratio, 12)) };
}
function dataOf(bytes) {
    return `data:${(0,_output_picture_size_js__WEBPACK_IMPORTED_MODULE_3__/* .pictureType */ .x)(bytes) ?? 'image/png'};base64,${Buffer.from(bytes).toString('base64')}`;
}


/***/ }),

/***/ 6211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ colorTokens),
/* harmony export */   Y: () => (/* binding */ BACKGROUNDS)
/* harmony export */ });
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23622);

/** Page backgrounds of each theme, where the settings give none. */
const BACKGROUNDS = {
    mint: { light: '#ffffff', dark: '#0b0d0f' },
    maple: { light: '#fdfcfb', dark: '#111110' },
    palm: { light: '#ffffff', dark: '#0a121c' },
    willow: { light: '#ffffff', dark: '#101113' },
    linden: { light: '#fcfcf9', dark: '#0a0a0a' },
    almond: { light: '#f2efe9', dark: '#0e0f11' },
    aspen: { light: '#ffffff', dark: '#08090b' },
    sequoia: { light: '#faf7f0', dark: '#161310' },
    luma: { light: '#ffffff', dark: '#0f0f10' },
};
/**
 * The colors of a site as CSS. Emphasis colors are darkened or lightened as far as text needs it; the colors as
 * configured stay available as `--brand` (fills and decoration).
 */
function colorTokens(settings) {
    const { colors, background } = settings;
    const base = BACKGROUNDS[settings.theme];
    const light = background.color.light ?? base.light;
    const dark = background.color.dark ?? base.dark;
    const mode = (emphasis, page) => {
        // Tinted surfaces are a little off the page's color, so text is made readable on the tint.
        const soft = (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .mix */ .jh)(page, emphasis, 0.1);
        const text = (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .readableOn */ .O8)((0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .readableOn */ .O8)(emphasis, page), soft);
        return [
            `--bg:${page}`,
            `--brand:${emphasis}`,
            `--primary:${text}`,
            `--primary-soft:${soft}`,
            `--on-primary:${(0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .textOn */ .bg)(text)}`,
            `--button:${colors.dark}`,
            `--on-button:${(0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .textOn */ .bg)(colors.dark)}`,
        ].join(';');
    };
    // The colors as the settings have them, for the classes of authors (theme/utilities.ts) and their style sheets.
    const own = `--site-primary:${colors.primary};--site-primary-light:${colors.light};--site-primary-dark:${colors.dark};` +
        `--site-background-light:${light};--site-background-dark:${dark};` +
        `--primary-channels:${(0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .channels */ .BM)(colors.primary)};--primary-light:${(0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .channels */ .BM)(colors.light)};` +
        `--primary-dark:${(0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .channels */ .BM)(colors.dark)};--background-light:${(0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .channels */ .BM)(light)};--background-dark:${(0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .channels */ .BM)(dark)}`;
    return `:root{${mode(colors.primary, light)};${own}}.dark{${mode(colors.light, dark)}}`;
}


/***/ }),

/***/ 37992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ viewOf),
/* harmony export */   n: () => (/* binding */ surroundingsAt)
/* harmony export */ });
/* harmony import */ var _output_hrefs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76779);

/** What the settings put around a page: its language may have its own. */
function surroundingsAt({ settings }, { switches }) {
    const language = switches.find((placed) => placed.switch.kind === 'language')?.active?.name;
    return (language === undefined ? undefined : settings.languages.get(language)) ?? settings;
}
/** The view of a page at a place; at its first one, unless another is given. */
function viewOf(places, page, { place = places.of(page), at = place.at } = {}) {
    const file = (0,_output_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .pageFile */ .Kk)(at);
    return {
        page,
        at,
        from: { page: page.path, at },
        place,
        to: (target) => (0,_output_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .relativeHref */ .wx)(file, (0,_output_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .pageFile */ .Kk)(places.of(target, place.sidebar).at)),
        file: (path) => (0,_output_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .relativeHref */ .wx)(file, path),
    };
}


/***/ })

};
