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
/* harmony export */   b: () => (/* binding */ digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** A digest of texts and bytes that tells where one ends and the next begins. */
function digest(...parts) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const part of parts)
        hash.update(`${part.length}:`).update(part);
    return hash.digest('base64url');
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
    const key = `${kind} ${(0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digest */ .b)(...inputs)}`;
    const known = cache.get(key);
    if (known !== undefined)
        return known;
    const made = await make();
    cache.put(key, made);
    return made;
}


/***/ }),

/***/ 34992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ holdsBlocks),
/* harmony export */   Gj: () => (/* binding */ escapeAttribute),
/* harmony export */   Ly: () => (/* binding */ classes),
/* harmony export */   Or: () => (/* binding */ lineHtml),
/* harmony export */   X1: () => (/* binding */ escapeText),
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
/** Children that stand within a line of text lose the paragraph around them. */
function lineHtml(html) {
    const match = /^\s*<p>([\s\S]*)<\/p>\s*$/.exec(html);
    return match?.[1] !== undefined && !match[1].includes('<p>') ? match[1] : html;
}
const BLOCK = /<(?:address|article|aside|blockquote|details|div|dl|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)\b/;
/** Whether there is something in the HTML that a paragraph cannot hold. */
function holdsBlocks(html) {
    return BLOCK.test(html);
}


/***/ }),

/***/ 18485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cL: () => (/* binding */ languageName),
/* harmony export */   j: () => (/* binding */ textDirection),
/* harmony export */   xw: () => (/* binding */ languageTag)
/* harmony export */ });
/** Each language by its own name: what a reader looks for. */
const NAMES = {
    ar: 'العربية',
    ca: 'Català',
    cn: '简体中文',
    cs: 'Čeština',
    da: 'Dansk',
    de: 'Deutsch',
    el: 'Ελληνικά',
    en: 'English',
    es: 'Español',
    fa: 'فارسی',
    fi: 'Suomi',
    fr: 'Français',
    'fr-CA': 'Français (Canada)',
    he: 'עברית',
    hi: 'हिन्दी',
    hu: 'Magyar',
    id: 'Bahasa Indonesia',
    it: 'Italiano',
    ja: '日本語',
    jp: '日本語',
    ko: '한국어',
    lv: 'Latviešu',
    nl: 'Nederlands',
    no: 'Norsk',
    pl: 'Polski',
    pt: 'Português',
    'pt-BR': 'Português (Brasil)',
    ro: 'Română',
    ru: 'Русский',
    sv: 'Svenska',
    th: 'ไทย',
    tr: 'Türkçe',
    ua: 'Українська',
    uk: 'Українська',
    ur: 'اردو',
    uz: 'Oʻzbekcha',
    vi: 'Tiếng Việt',
    zh: '简体中文',
    'zh-Hans': '简体中文',
    'zh-Hant': '繁體中文',
};
/** Codes used in settings that are countries, not languages. */
const TAGS = { cn: 'zh-Hans', jp: 'ja', ua: 'uk' };
const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);
function languageName(code) {
    return NAMES[code] ?? NAMES[code.split('-')[0] ?? ''] ?? code;
}
/** The `lang` attribute of a language's pages. */
function languageTag(code) {
    return TAGS[code] ?? code;
}
function textDirection(code) {
    return RIGHT_TO_LEFT.has(code.split('-')[0] ?? '') ? 'rtl' : 'ltr';
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

/***/ 43164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ textFile),
/* harmony export */   Y: () => (/* binding */ hashed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** A site file whose name tells its content, so that hosts may let browsers keep it for good: `style.3f2a91cc.css`. */
function hashed(path, content) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex').slice(0, 8);
    const dot = path.lastIndexOf('.');
    return { path: `${path.slice(0, dot)}.${digest}${path.slice(dot)}`, bytes };
}
function textFile(path, content) {
    return { path, bytes: new TextEncoder().encode(content) };
}


/***/ }),

/***/ 76779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kk: () => (/* binding */ pageFile),
/* harmony export */   W3: () => (/* binding */ canonicalUrl),
/* harmony export */   u1: () => (/* binding */ resolveTarget),
/* harmony export */   wx: () => (/* binding */ relativeHref),
/* harmony export */   yS: () => (/* binding */ folderOf)
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
/** A page's address without extension: `https://docs.example.com/guides/start`; an index page is its folder. */
function canonicalUrl(domain, path) {
    const bare = path === 'index' ? '' : path.replace(/\/index$/, '');
    return `https://${domain}/${bare.split('/').map(encodeSegment).join('/')}`;
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
/** The folder of a path; empty for the root. */
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
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
async function feed(page, html, domain, site) {
    const { DomUtils, parseDocument } = await __webpack_require__.e(/* import() */ 302).then(__webpack_require__.bind(__webpack_require__, 37921));
    const address = (0,_hrefs_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalUrl */ .W3)(domain, page.path);
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
                    element.attribs[attribute] = absolute(value, page.path, domain);
            }
        }
        const title = entry.attribs['data-rss-title'] ??
            [label, summary === null ? '' : DomUtils.innerText(summary).trim()].filter(Boolean).join(': ');
        const link = `${address}#${encodeURIComponent(entry.attribs.id ?? '')}`;
        const date = dateOf(label);
        return `<item><title>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(title)}</title><link>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(link)}</link><guid>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(link)}</guid>${date === undefined ? '' : `<pubDate>${date}</pubDate>`}<description>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(entry.attribs['data-rss-description'] ?? (body === null ? '' : DomUtils.getInnerHTML(body)))}</description></item>\n`;
    });
    const self = `https://${domain}/${encodeURI(feedPath(page) ?? '')}`;
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(`${page.title} - ${site}`)}</title><link>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(address)}</link><description>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(page.description ?? page.title)}</description><atom:link href="${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)(self)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`;
}
function absolute(target, path, domain) {
    const base = `https://${domain}/${encodeURI((0,_hrefs_js__WEBPACK_IMPORTED_MODULE_1__/* .pageFile */ .Kk)(path))}`;
    if (!URL.canParse(target, base))
        return target;
    const url = new URL(target, base);
    if (url.host === domain)
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
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1690);
/* harmony import */ var _navigation_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21652);
/* harmony import */ var _search_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26904);
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

/***/ 26904:
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




/** Size a shard is cut at, in characters; about a third of it travels. */
const SHARD = 20_000;
/** A word on nearly every page tells pages apart by its weight only: the heaviest are enough. */
const MOST_PAGES = 300;
const LONGEST_SECTION = 1500;
const LONGEST_PAGE = 16_000;
/** How often a word counts by where it stands. */
const COUNTS = { heading: 4, description: 2, text: 1 };
/** What a word of the title adds to a page's weight, shared by the words of the title. */
const TITLE = 250;
/** Reads pages for the index; those that are not to be found have no entry. */
function createSearchReader(theme) {
    const known = new Map();
    /** The terms of a text; words repeat, so each is read once. */
    const terms = (text) => words(text).flatMap((word) => {
        const found = known.get(word) ?? termsOf(word, true);
        known.set(word, found);
        return found;
    });
    return (page, body) => {
        const place = theme.places.of(page);
        if (page.noindex || (!place.listed && theme.settings.indexing === 'navigable'))
            return undefined;
        return {
            page: searchPage(page, place, body),
            scope: (0,layout/* scopeOf */.O)(place),
            terms: packed(countTerms(page, body, terms)),
        };
    };
}
/** Builds the search index of a site: by term, in shards, so that a query downloads little however large the site is. */
function createSearchIndex() {
    const terms = new Map();
    /** The number of each term, and its occurrence, in turn; by the number of the page. */
    const occurrences = [];
    const pages = [];
    const scopes = [];
    const scopeNumbers = [];
    return {
        add({ page, scope, terms: { words: own, occurrences: packedOnes } }) {
            const pairs = new Uint32Array(packedOnes.length * 2);
            for (const [at, term] of (own === '' ? [] : own.split('\n')).entries()) {
                const number = terms.get(term) ?? terms.size;
                if (number === terms.size)
                    terms.set(term, number);
                pairs[at * 2] = number;
                pairs[at * 2 + 1] = packedOnes[at] ?? 0;
            }
            occurrences.push(pairs);
            pages.push(page);
            if (!scopes.includes(scope))
                scopes.push(scope);
            scopeNumbers.push(scopes.indexOf(scope));
        },
        files() {
            const entries = weighed(occurrences, [...terms.keys()]);
            const termShards = cut(entries, ([term, numbers]) => term.length + numbers.length * 3 + 6);
            const pageShards = cut(pages.map((page) => JSON.stringify(page)), (page) => page.length);
            const termFiles = termShards.map((shard) => shardFile('t', JSON.stringify(Object.fromEntries(shard))));
            const pageFiles = pageShards.map((shard) => shardFile('p', `[${shard.join(',')}]`));
            let first = 0;
            const manifest = {
                terms: termShards.map((shard) => shard[0]?.[0] ?? ''),
                pages: pageShards.map((shard) => {
                    first += shard.length;
                    return first - shard.length;
                }),
                termFiles: termFiles.map(nameOf),
                pageFiles: pageFiles.map(nameOf),
                scopes,
                scopeOf: scopeNumbers,
            };
            return [
                ...termFiles,
                ...pageFiles,
                (0,hashed/* textFile */.E)(`${SEARCH_FOLDER}/index.js`, call('index.js', JSON.stringify(manifest))),
            ];
        },
    };
}
function countTerms(page, body, terms) {
    const counts = new Map();
    const add = (term, count, bonus) => {
        const known = counts.get(term);
        if (known === undefined)
            counts.set(term, { count, bonus });
        else {
            known.count += count;
            known.bonus = Math.max(known.bonus, bonus);
        }
    };
    const count = (text, times) => {
        if (text !== undefined && text !== '')
            for (const term of terms(text))
                add(term, times, 0);
    };
    for (const title of new Set([page.title, page.sidebarTitle])) {
        const own = terms(title);
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
    return counts;
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
function packed(counts) {
    const occurrences = new Uint32Array(counts.size);
    let at = 0;
    for (const { count, bonus } of counts.values()) {
        occurrences[at] = count * 256 + bonus;
        at += 1;
    }
    return { words: [...counts.keys()].join('\n'), occurrences };
}
/** Every term, sorted, with its postings as they are written. */
function weighed(pages, terms) {
    const lengths = pages.map((page) => {
        let length = 0;
        for (let at = 1; at < page.length; at += 2)
            length += (page[at] ?? 0) >>> 8;
        return length;
    });
    const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    const { starts, postings } = byTerm(pages, terms.length);
    return terms
        .map((term, number) => [term, number])
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([term, number]) => {
        const own = postings.subarray((starts[number] ?? 0) * 2, (starts[number + 1] ?? 0) * 2);
        return [term, encode(own, lengths, average)];
    });
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
/** Okapi BM25 without the part that depends on the query: rarity of the term comes from the length of its list. */
function encode(list, lengths, average) {
    const weightAt = (at) => {
        const occurrence = list[at + 1] ?? 0;
        const count = occurrence >>> 8;
        const long = 0.4 + 0.6 * ((lengths[list[at] ?? 0] ?? 0) / Math.max(1, average));
        return (occurrence & 255) + Math.max(1, Math.round((100 * count) / (count + 1.2 * long)));
    };
    const encoded = [];
    let before = 0;
    const add = (page, weight) => {
        encoded.push(page - before, weight);
        before = page;
    };
    if (list.length <= MOST_PAGES * 2) {
        for (let at = 0; at < list.length; at += 2)
            add(list[at] ?? 0, weightAt(at));
        return encoded;
    }
    const found = [];
    for (let at = 0; at < list.length; at += 2)
        found.push([list[at] ?? 0, weightAt(at)]);
    const heaviest = found.sort(([a, heavy], [b, light]) => light - heavy || a - b).slice(0, MOST_PAGES);
    for (const [page, weight] of heaviest.sort(([a], [b]) => a - b))
        add(page, weight);
    return encoded;
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
    const named = (0,hashed/* hashed */.Y)(`${SEARCH_FOLDER}/${kind}.js`, json);
    return (0,hashed/* textFile */.E)(named.path, call(nameOf(named), json));
}
function nameOf(file) {
    return file.path.slice(SEARCH_FOLDER.length + 1);
}
function call(name, json) {
    const safe = json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
    return `${SEARCH_CALLBACK}(${JSON.stringify(name)},${safe})\n`;
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
                page: {
                    ...search.page,
                    sections: search.page.sections.map(([heading, id, text]) => [heading, id, text]),
                },
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
                    ...search,
                    terms: {
                        words: search.terms.map(([term]) => term).join('\n'),
                        occurrences: Uint32Array.from(search.terms, ([, occurrence]) => occurrence),
                    },
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
/** Every code point beyond the first 256 that the pages and settings of a project hold. */
function charactersOf(files) {
    const found = new Set();
    for (const path of files.paths) {
        if (!/\.(mdx?|jsx|ya?ml|json)$/.test(path))
            continue;
        for (const [run] of files.readText(path).matchAll(/[^\0-\xff]+/g))
            for (const character of run)
                found.add(character.codePointAt(0) ?? 0);
    }
    return found;
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
/* harmony import */ var _output_hrefs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76779);
/* harmony import */ var _words_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27498);
/* harmony import */ var _glyphs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19402);
/* harmony import */ var _switches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19253);





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
    const { links, primary } = theme.settings.navbar;
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
            : view.file((0,_output_hrefs_js__WEBPACK_IMPORTED_MODULE_4__/* .pageFile */ .Kk)(home))
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
    const { socials, columns } = theme.settings.footer;
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
/* harmony export */   HD: () => (/* binding */ isDark),
/* harmony export */   O8: () => (/* binding */ readableOn),
/* harmony export */   bg: () => (/* binding */ textOn),
/* harmony export */   jh: () => (/* binding */ mix)
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
function toHex(rgb) {
    return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
function luminance(rgb) {
    const [red, green, blue] = rgb.map((value) => {
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
    const url = (0,hrefs/* canonicalUrl */.W3)(theme.domain, path);
    const markdown = `https://${theme.domain}/${encodeURI(path)}.md`;
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
            icon: theme.icon(view, page.icon, { type: page.iconType }),
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
        `<script>${modeScript(appearance.default, appearance.strict)}${settings.banner?.dismissible === true ? `;${BANNER_SCRIPT}` : ''}</script>`,
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
    const { assets, domain } = theme;
    const own = tags['og:image'] ?? tags['twitter:image'];
    if (own === undefined && assets.thumbnail === undefined)
        return { 'twitter:card': 'summary' };
    const drawn = own === undefined
        ? {
            'og:image': `https://${domain}/${theme.thumbnail(view) ?? assets.thumbnail}`,
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
        ? theme.domain
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
    return `https://${theme.domain}/${encodeURI(file)}`;
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
// EXTERNAL MODULE: ./lib/site/theme/view.js
var view = __webpack_require__(37992);
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
        const atRoot = (0,view/* viewOf */.d)(theme.places, start.page, { place: start.place, at: 'index' });
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
        write(`>${theme.icon(view, page.icon, { type: page.iconType })}<span>${(0,markdown_html/* escapeText */.X1)(page.sidebarTitle)}</span>${marks(view, page)}</a>`);
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
function marks(view, page) {
    const method = page.operation?.operation.method ?? page.endpoint?.method;
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
        // A part of the page may be named “content”.
        const main = body.html.includes(' id="content"') ? 'l-content' : 'content';
        return `<!doctype html>
<html lang="${(0,markdown_html/* escapeAttribute */.Gj)((0,languages/* languageTag */.xw)(language))}" dir="${(0,languages/* textDirection */.j)(language)}" class="${classes.join(' ')}" data-root="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(''))}" data-search="${(0,markdown_html/* escapeAttribute */.Gj)(theme.assets.searchScript)}" data-scope="${(0,markdown_html/* escapeAttribute */.Gj)(scopeOf(place))}"${followed(settings)}${settings.banner?.dismissible === true ? ` data-banner="${bannerKey(settings.banner.content)}"` : ''}>
<head>${head(theme, view, body, noindex)}</head>
<body class="l-mode-${page.mode}">
<a class="l-skip" href="#${main}">${words.skip}</a>
${decoration(theme, view)}${banner === undefined ? '' : banner}
${(0,chrome/* header */.wx)(theme, view, place)}
<div class="l-frame${contents === '' ? '' : ' l-has-toc'}${hasSide ? ' l-has-side' : ''}${bare ? ' l-bare' : ''}">
<aside class="l-side" id="l-side" popover aria-label="${words.navigation}">${(0,chrome/* drawerHead */.MW)(words)}<nav class="l-drawer-links" aria-label="${words.links}">${(0,chrome/* navbar */.v_)(theme, view)}</nav><div class="l-side-choices">${(0,switches/* switchMenus */.tN)(theme, view, place, ['product', 'version'])}</div>${(0,switches/* switchMenus */.tN)(theme, view, place, ['dropdown'])}${(0,switches/* anchors */.pW)(theme, view, place)}<nav class="l-nav" aria-label="${words.pages}"${theme.settings.drilldown ? ' data-drilldown' : ''}>${sidebars.html(view, place)}</nav></aside>
<main class="l-main" id="${main}" tabindex="-1">
<article class="l-article">${titleBlock(theme, view, place)}<div class="l-prose">${body.html}${directory(theme, view)}</div></article>
${page.isAlone === true ? '' : (0,chrome/* pager */.IR)(view, place)}${(0,chrome/* footer */.qr)(theme, view)}
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
    return `:root{${mode(colors.primary, light)}}.dark{${mode(colors.light, dark)}}`;
}


/***/ }),

/***/ 37992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ viewOf)
/* harmony export */ });
/* harmony import */ var _output_hrefs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76779);

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


/***/ }),

/***/ 27498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Kb: () => (/* binding */ languageAt),
  n4: () => (/* binding */ wordsAt),
  Hn: () => (/* binding */ wordsIn)
});

// EXTERNAL MODULE: ./lib/site/navigation/languages.js
var languages = __webpack_require__(18485);
;// CONCATENATED MODULE: ./lib/site/words/ar.js
const ar = {
    layout: {
        skip: 'انتقل إلى المحتوى الرئيسي',
        menu: 'القائمة',
        closeMenu: 'إغلاق القائمة',
        search: 'بحث…',
        mode: 'التبديل بين الفاتح والداكن',
        onThisPage: 'في هذه الصفحة',
        previous: 'السابق',
        next: 'التالي',
        copyPage: 'نسخ الصفحة',
        copied: 'تم النسخ',
        viewMarkdown: 'عرض بصيغة Markdown',
        deprecated: 'مهمل',
        dismiss: 'إغلاق',
        language: 'اللغة',
        version: 'الإصدار',
        product: 'المنتج',
        section: 'القسم',
        sections: 'الأقسام',
        navigation: 'التنقل',
        pages: 'الصفحات',
        links: 'الروابط',
        breadcrumbs: 'مسار التنقل',
        announcement: 'إعلان',
        notFound: 'الصفحة غير موجودة',
        notFoundText: 'لا توجد صفحة على هذا العنوان. ربما نُقلت.',
        home: 'الانتقال إلى الصفحة الأولى',
    },
    components: {
        note: 'ملاحظة',
        info: 'معلومة',
        tip: 'نصيحة',
        warning: 'تحذير',
        danger: 'خطر',
        check: 'تم التحقق',
        details: 'التفاصيل',
        properties: 'الخصائص',
        open: 'فتح',
        prompt: 'موجّه',
        view: 'عرض',
        tab: 'تبويب',
        code: 'شيفرة',
        request: 'الطلب',
        response: 'الاستجابة',
        update: 'تحديث',
        examples: 'أمثلة',
        required: 'مطلوب',
        deprecated: 'مهمل',
        default: 'افتراضي',
        readMore: 'اقرأ المزيد',
        linkTo: 'رابط إلى «{name}»',
        footnote: 'حاشية {n}',
        footnotes: 'الحواشي',
        backTo: 'العودة إلى المرجع {n}',
        image: 'صورة',
        filter: 'تصفية حسب الوسم',
        all: 'الكل',
    },
    script: {
        copy: 'نسخ',
        copied: 'تم النسخ',
        notAllowed: 'غير مسموح',
        copyAddress: 'نسخ العنوان',
        showMore: 'عرض المزيد',
        showLess: 'عرض أقل',
        language: 'اللغة',
        view: 'عرض',
        close: 'إغلاق',
        enlarge: 'تكبير الصورة',
        search: 'بحث',
        results: 'النتائج',
        nothingFound: 'لا توجد نتائج عن «{query}»',
        searchBroken: 'تعذّرت قراءة فهرس البحث: {reason}',
    },
    api: {
        body: 'المحتوى',
        payload: 'الحمولة',
        path: 'معاملات المسار',
        query: 'معاملات الاستعلام',
        header: 'الترويسات',
        cookie: 'ملفات تعريف الارتباط',
        parameters: 'المعاملات',
        responses: 'الاستجابات',
        authorizations: 'التفويض',
        callbacks: 'الاستدعاءات الراجعة',
        links: 'الروابط',
        properties: 'الخصائص',
        schema: 'المخطط',
        request: 'الطلب',
        response: 'الاستجابة',
        messages: 'الرسائل',
        example: 'مثال',
        examples: 'أمثلة',
        required: 'مطلوب',
        deprecated: 'مهمل',
        readOnly: 'للقراءة فقط',
        writeOnly: 'للكتابة فقط',
        gone: 'مهمل.',
        goneText: 'قد تُزال نقطة الوصول هذه؛ استخدم غيرها في الشيفرة الجديدة.',
        oneServer: 'الخوادم: 1',
        servers: 'الخوادم: {n}',
        oneOf: 'واحد من',
        anyOf: 'أي من',
        inSomeCases: 'في بعض الحالات',
        moreValues: 'قيم أخرى: {n}',
        oneProperty: 'خاصية واحدة',
        moreProperties: 'الخصائص: {n}',
        alternatives: 'البدائل',
        again: 'مرة أخرى خصائص {name}.',
        tooDeep: 'خصائص {name} أعمق من أن تُعرض هنا.',
        thisObject: 'هذا الكائن',
        default: 'الافتراضي',
        always: 'دائمًا',
        range: 'النطاق',
        multipleOf: 'من مضاعفات',
        length: 'الطول',
        pattern: 'النمط',
        items: 'العناصر',
        withNeeds: 'مع {name} يلزم',
        eachItem: 'كل عنصر: {label}',
        not: 'ليس',
        discovery: 'الاكتشاف',
        needs: 'يلزم',
        authorizeAt: 'التفويض عند',
        deviceAt: 'تفويض الجهاز عند',
        tokenFrom: 'الرمز من',
        refreshAt: 'التجديد عند',
        anyWay: 'أي طريقة من {n}.',
        anyWayOrNone: 'أي طريقة من {n}، أو بدونها.',
        optional: 'اختياري.',
        or: 'أو',
        apiKey: 'مفتاح API',
        bearerToken: 'رمز Bearer',
        basic: 'مصادقة أساسية',
        certificate: 'شهادة العميل',
        writeBearer: 'اكتب `Bearer` ثم مسافة ثم الرمز.',
        writeBasic: 'اكتب `Basic` ثم مسافة ثم `user:password` بترميز base64.',
        sentTo: 'يُرسل إلى {url}',
        leadsTo: '{name} يقود إلى {target}',
        anyOther: 'أي حالة أخرى',
        anyStatus: 'أي حالة من {from} إلى {to}',
        sent: 'يرسله العميل',
        received: 'يستقبله العميل',
        both: 'يرسله العميل ويستقبله',
    },
    console: {
        tryIt: 'جرّب',
        send: 'إرسال',
        cancel: 'إلغاء',
        server: 'الخادم',
        address: 'العنوان',
        otherAddress: 'عنوان آخر…',
        yourAddress: 'عنوانك',
        contentType: 'نوع المحتوى',
        authorization: 'التفويض',
        method: 'الطريقة',
        none: 'بدون',
        and: '{one} و{other}',
        userName: 'اسم المستخدم',
        password: 'كلمة المرور',
        apiKey: 'مفتاح API',
        accessToken: 'رمز الوصول',
        bearerToken: 'رمز Bearer',
        credentials: 'بيانات اعتماد {kind}',
        notSet: 'غير محدد',
    },
    consoleScript: {
        sending: 'جارٍ الإرسال…',
        cancelled: 'أُلغي.',
        cannotSend: 'لا يمكن إرسال هذا الطلب.',
        noAnswer: 'لا استجابة من {origin}.',
        offline: 'هذا المتصفح غير متصل.',
        insecure: 'حُمّلت هذه الصفحة عبر https، ولا تسمح المتصفحات لمثلها باستدعاء عناوين http. استخدم عنوان https للواجهة.',
        reason: 'يقول المتصفح: {reason}.',
        cors: 'إما أنه لا يمكن الوصول إليها من هنا، أو أنها لا تسمح لصفحات {page} باستدعائها (CORS). للسماح بذلك يجب أن تستجيب الواجهة بـ «Access-Control-Allow-Origin: {page}»، ولطلبات OPTIONS أيضًا.',
        samplesWork: 'تعمل أمثلة الطلبات من الطرفية على أي حال.',
        after: 'في {ms} م.ث',
        headers: 'الترويسات: {n}',
        someHeaders: 'لا يعرض المتصفح للصفحة إلا الترويسات التي تتيحها الواجهة للمواقع الأخرى.',
        bodyOfAnswer: 'محتوى الاستجابة',
        noBody: 'الاستجابة بلا محتوى.',
        picture: 'الصورة في الاستجابة',
        cut: 'بقية الاستجابة غير معروضة.',
        save: 'حفظ الاستجابة ({size})',
        badHeader: 'في «{name}» محرف لا تقبله الترويسات.',
        cookies: 'لا يسمح المتصفح للصفحة بتعيين ملفات تعريف ارتباط لـ {host}؛ أُرسلت الموجودة فقط.',
        needAddress: 'اكتب عنوان الواجهة: يبدأ بـ https:// أو http://.',
        fillIn: 'املأ «{name}» في عنوان الخادم.',
        notJson: '«{name}» ليس JSON صالحًا: {reason}',
        bodyNotJson: 'المحتوى ليس JSON صالحًا: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/cs.js
const cs = {
    layout: {
        skip: 'Přejít na hlavní obsah',
        menu: 'Nabídka',
        closeMenu: 'Zavřít nabídku',
        search: 'Hledat…',
        mode: 'Přepnout světlý a tmavý režim',
        onThisPage: 'Na této stránce',
        previous: 'Předchozí',
        next: 'Další',
        copyPage: 'Kopírovat stránku',
        copied: 'Zkopírováno',
        viewMarkdown: 'Zobrazit jako Markdown',
        deprecated: 'zastaralé',
        dismiss: 'Zavřít',
        language: 'Jazyk',
        version: 'Verze',
        product: 'Produkt',
        section: 'Sekce',
        sections: 'Sekce',
        navigation: 'Navigace',
        pages: 'Stránky',
        links: 'Odkazy',
        breadcrumbs: 'Drobečková navigace',
        announcement: 'Oznámení',
        notFound: 'Stránka nenalezena',
        notFoundText: 'Na této adrese není žádná stránka. Možná byla přesunuta.',
        home: 'Přejít na první stránku',
    },
    components: {
        note: 'Poznámka',
        info: 'Informace',
        tip: 'Tip',
        warning: 'Varování',
        danger: 'Nebezpečí',
        check: 'Ověřeno',
        details: 'Podrobnosti',
        properties: 'vlastnosti',
        open: 'Otevřít',
        prompt: 'Prompt',
        view: 'Zobrazení',
        tab: 'Karta',
        code: 'Kód',
        request: 'Požadavek',
        response: 'Odpověď',
        update: 'Aktualizace',
        examples: 'Příklady',
        required: 'povinné',
        deprecated: 'zastaralé',
        default: 'výchozí',
        readMore: 'Číst dál',
        linkTo: 'Odkaz na „{name}“',
        footnote: 'Poznámka pod čarou {n}',
        footnotes: 'Poznámky pod čarou',
        backTo: 'Zpět na odkaz {n}',
        image: 'Obrázek',
        filter: 'Filtrovat podle štítku',
        all: 'Vše',
    },
    script: {
        copy: 'Kopírovat',
        copied: 'Zkopírováno',
        notAllowed: 'Nepovoleno',
        copyAddress: 'Kopírovat adresu',
        showMore: 'Zobrazit více',
        showLess: 'Zobrazit méně',
        language: 'Jazyk',
        view: 'Zobrazení',
        close: 'Zavřít',
        enlarge: 'Zvětšit obrázek',
        search: 'Hledat',
        results: 'Výsledky',
        nothingFound: 'Pro „{query}“ nebylo nic nalezeno',
        searchBroken: 'Vyhledávací index nelze načíst: {reason}',
    },
    api: {
        body: 'Tělo',
        payload: 'Obsah',
        path: 'Parametry cesty',
        query: 'Parametry dotazu',
        header: 'Hlavičky',
        cookie: 'Soubory cookie',
        parameters: 'Parametry',
        responses: 'Odpovědi',
        authorizations: 'Autorizace',
        callbacks: 'Zpětná volání',
        links: 'Odkazy',
        properties: 'Vlastnosti',
        schema: 'Schéma',
        request: 'Požadavek',
        response: 'Odpověď',
        messages: 'Zprávy',
        example: 'Příklad',
        examples: 'Příklady',
        required: 'povinné',
        deprecated: 'zastaralé',
        readOnly: 'jen pro čtení',
        writeOnly: 'jen pro zápis',
        gone: 'Zastaralé.',
        goneText: 'Tento koncový bod může být odstraněn; v novém kódu použijte jiný.',
        oneServer: 'Servery: 1',
        servers: 'Servery: {n}',
        oneOf: 'Jedno z',
        anyOf: 'Kterékoli z',
        inSomeCases: 'V některých případech',
        moreValues: 'Další hodnoty: {n}',
        oneProperty: '1 vlastnost',
        moreProperties: 'Vlastnosti: {n}',
        alternatives: 'Alternativy',
        again: 'Znovu vlastnosti {name}.',
        tooDeep: 'Vlastnosti {name} leží příliš hluboko, než aby zde byly zobrazeny.',
        thisObject: 'tohoto objektu',
        default: 'Výchozí',
        always: 'Vždy',
        range: 'Rozsah',
        multipleOf: 'Násobek',
        length: 'Délka',
        pattern: 'Vzor',
        items: 'Položky',
        withNeeds: 'S {name} vyžaduje',
        eachItem: 'Každá položka: {label}',
        not: 'Ne',
        discovery: 'Zjišťování',
        needs: 'Vyžaduje',
        authorizeAt: 'Autorizace na',
        deviceAt: 'Autorizace zařízení na',
        tokenFrom: 'Token z',
        refreshAt: 'Obnovení na',
        anyWay: 'Kterýkoli způsob (počet: {n}).',
        anyWayOrNone: 'Kterýkoli způsob (počet: {n}), nebo žádný.',
        optional: 'Nepovinné.',
        or: 'nebo',
        apiKey: 'klíč API',
        bearerToken: 'token bearer',
        basic: 'základní ověření',
        certificate: 'klientský certifikát',
        writeBearer: 'Napište `Bearer`, mezeru a svůj token.',
        writeBasic: 'Napište `Basic`, mezeru a `user:password` v base64.',
        sentTo: 'Odesláno na {url}',
        leadsTo: '{name} vede na {target}',
        anyOther: 'Jakýkoli jiný stav',
        anyStatus: 'Jakýkoli stav od {from} do {to}',
        sent: 'Odesílá klient',
        received: 'Přijímá klient',
        both: 'Odesílá a přijímá klient',
    },
    console: {
        tryIt: 'Vyzkoušet',
        send: 'Odeslat',
        cancel: 'Zrušit',
        server: 'Server',
        address: 'Adresa',
        otherAddress: 'Jiná adresa…',
        yourAddress: 'Vaše adresa',
        contentType: 'Typ obsahu',
        authorization: 'Autorizace',
        method: 'Metoda',
        none: 'Žádná',
        and: '{one} a {other}',
        userName: 'Uživatelské jméno',
        password: 'Heslo',
        apiKey: 'klíč API',
        accessToken: 'Přístupový token',
        bearerToken: 'Token bearer',
        credentials: 'Přihlašovací údaje {kind}',
        notSet: 'Nenastaveno',
    },
    consoleScript: {
        sending: 'Odesílá se…',
        cancelled: 'Zrušeno.',
        cannotSend: 'Tento požadavek nelze odeslat.',
        noAnswer: 'Žádná odpověď od {origin}.',
        offline: 'Tento prohlížeč je offline.',
        insecure: 'Tato stránka přišla přes https a prohlížeče takovým stránkám nedovolují volat adresy http. Použijte https adresu API.',
        reason: 'Prohlížeč hlásí: {reason}.',
        cors: 'Buď není odsud dostupné, nebo nedovoluje stránkám z {page} jej volat (CORS). Aby to bylo možné, musí API odpovídat „Access-Control-Allow-Origin: {page}“, a to i na požadavky OPTIONS.',
        samplesWork: 'Ukázky požadavků přesto fungují z terminálu.',
        after: 'za {ms} ms',
        headers: 'Hlavičky: {n}',
        someHeaders: 'Prohlížeč ukazuje stránce jen hlavičky, které API zpřístupňuje jiným webům.',
        bodyOfAnswer: 'Tělo odpovědi',
        noBody: 'Odpověď nemá tělo.',
        picture: 'Obrázek v odpovědi',
        cut: 'Zbytek odpovědi není zobrazen.',
        save: 'Uložit odpověď ({size})',
        badHeader: '„{name}“ obsahuje znak, který v hlavičce být nemůže.',
        cookies: 'Prohlížeč nedovoluje stránce nastavit cookie pro {host}; odeslány byly jen ty, které již existují.',
        needAddress: 'Zadejte adresu API: začíná https:// nebo http://.',
        fillIn: 'Vyplňte „{name}“ v adrese serveru.',
        notJson: '„{name}“ není platný JSON: {reason}',
        bodyNotJson: 'Tělo není platný JSON: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/de.js
const de = {
    layout: {
        skip: 'Zum Hauptinhalt springen',
        menu: 'Menü',
        closeMenu: 'Menü schließen',
        search: 'Suchen…',
        mode: 'Zwischen Hell und Dunkel wechseln',
        onThisPage: 'Auf dieser Seite',
        previous: 'Zurück',
        next: 'Weiter',
        copyPage: 'Seite kopieren',
        copied: 'Kopiert',
        viewMarkdown: 'Als Markdown ansehen',
        deprecated: 'veraltet',
        dismiss: 'Schließen',
        language: 'Sprache',
        version: 'Version',
        product: 'Produkt',
        section: 'Bereich',
        sections: 'Bereiche',
        navigation: 'Navigation',
        pages: 'Seiten',
        links: 'Links',
        breadcrumbs: 'Brotkrumen',
        announcement: 'Ankündigung',
        notFound: 'Seite nicht gefunden',
        notFoundText: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen.',
        home: 'Zur ersten Seite',
    },
    components: {
        note: 'Hinweis',
        info: 'Info',
        tip: 'Tipp',
        warning: 'Warnung',
        danger: 'Gefahr',
        check: 'Geprüft',
        details: 'Details',
        properties: 'Eigenschaften',
        open: 'Öffnen',
        prompt: 'Prompt',
        view: 'Ansicht',
        tab: 'Reiter',
        code: 'Code',
        request: 'Anfrage',
        response: 'Antwort',
        update: 'Änderung',
        examples: 'Beispiele',
        required: 'erforderlich',
        deprecated: 'veraltet',
        default: 'Standard',
        readMore: 'Mehr erfahren',
        linkTo: 'Link zu „{name}“',
        footnote: 'Fußnote {n}',
        footnotes: 'Fußnoten',
        backTo: 'Zurück zur Stelle {n}',
        image: 'Bild',
        filter: 'Nach Schlagwort filtern',
        all: 'Alle',
    },
    script: {
        copy: 'Kopieren',
        copied: 'Kopiert',
        notAllowed: 'Nicht erlaubt',
        copyAddress: 'Adresse kopieren',
        showMore: 'Mehr anzeigen',
        showLess: 'Weniger anzeigen',
        language: 'Sprache',
        view: 'Ansicht',
        close: 'Schließen',
        enlarge: 'Bild vergrößern',
        search: 'Suchen',
        results: 'Ergebnisse',
        nothingFound: 'Nichts gefunden für „{query}“',
        searchBroken: 'Der Suchindex konnte nicht gelesen werden: {reason}',
    },
    api: {
        body: 'Body',
        payload: 'Inhalt',
        path: 'Pfadparameter',
        query: 'Query-Parameter',
        header: 'Header',
        cookie: 'Cookies',
        parameters: 'Parameter',
        responses: 'Antworten',
        authorizations: 'Autorisierung',
        callbacks: 'Callbacks',
        links: 'Links',
        properties: 'Eigenschaften',
        schema: 'Schema',
        request: 'Anfrage',
        response: 'Antwort',
        messages: 'Nachrichten',
        example: 'Beispiel',
        examples: 'Beispiele',
        required: 'erforderlich',
        deprecated: 'veraltet',
        readOnly: 'nur lesbar',
        writeOnly: 'nur schreibbar',
        gone: 'Veraltet.',
        goneText: 'Dieser Endpunkt kann entfallen; verwenden Sie in neuem Code einen anderen.',
        oneServer: '1 Server',
        servers: '{n} Server',
        oneOf: 'Eines von',
        anyOf: 'Beliebige von',
        inSomeCases: 'In manchen Fällen',
        moreValues: '{n} weitere Werte',
        oneProperty: '1 Eigenschaft',
        moreProperties: '{n} Eigenschaften',
        alternatives: 'Alternativen',
        again: 'Wieder die Eigenschaften von {name}.',
        tooDeep: 'Die Eigenschaften von {name} liegen zu tief, um hier gezeigt zu werden.',
        thisObject: 'dieses Objekt',
        default: 'Standard',
        always: 'Immer',
        range: 'Bereich',
        multipleOf: 'Vielfaches von',
        length: 'Länge',
        pattern: 'Muster',
        items: 'Elemente',
        withNeeds: 'Mit {name} braucht es',
        eachItem: 'Jedes Element: {label}',
        not: 'Nicht',
        discovery: 'Discovery',
        needs: 'Braucht',
        authorizeAt: 'Autorisieren bei',
        deviceAt: 'Geräteautorisierung bei',
        tokenFrom: 'Token von',
        refreshAt: 'Erneuern bei',
        anyWay: 'Eine von {n} Möglichkeiten.',
        anyWayOrNone: 'Eine von {n} Möglichkeiten oder keine.',
        optional: 'Optional.',
        or: 'oder',
        apiKey: 'API-Schlüssel',
        bearerToken: 'Bearer-Token',
        basic: 'Basic-Authentifizierung',
        certificate: 'Client-Zertifikat',
        writeBearer: 'Schreiben Sie `Bearer`, ein Leerzeichen und Ihr Token.',
        writeBasic: 'Schreiben Sie `Basic`, ein Leerzeichen und `user:password` in Base64.',
        sentTo: 'Gesendet an {url}',
        leadsTo: '{name} führt zu {target}',
        anyOther: 'Jeder andere Status',
        anyStatus: 'Jeder Status von {from} bis {to}',
        sent: 'Vom Client gesendet',
        received: 'Vom Client empfangen',
        both: 'Vom Client gesendet und empfangen',
    },
    console: {
        tryIt: 'Ausprobieren',
        send: 'Senden',
        cancel: 'Abbrechen',
        server: 'Server',
        address: 'Adresse',
        otherAddress: 'Andere Adresse…',
        yourAddress: 'Ihre Adresse',
        contentType: 'Inhaltstyp',
        authorization: 'Autorisierung',
        method: 'Methode',
        none: 'Keine',
        and: '{one} und {other}',
        userName: 'Benutzername',
        password: 'Passwort',
        apiKey: 'API-Schlüssel',
        accessToken: 'Zugriffstoken',
        bearerToken: 'Bearer-Token',
        credentials: '{kind}-Zugangsdaten',
        notSet: 'Nicht gesetzt',
    },
    consoleScript: {
        sending: 'Wird gesendet…',
        cancelled: 'Abgebrochen.',
        cannotSend: 'Diese Anfrage kann nicht gesendet werden.',
        noAnswer: 'Keine Antwort von {origin}.',
        offline: 'Dieser Browser ist offline.',
        insecure: 'Diese Seite kam über https, und Browser lassen solche Seiten keine http-Adressen aufrufen. Verwenden Sie die https-Adresse der API.',
        reason: 'Der Browser meldet: {reason}.',
        cors: 'Entweder ist sie von hier nicht erreichbar, oder sie erlaubt Seiten von {page} keine Aufrufe (CORS). Um sie zu erlauben, muss die API mit „Access-Control-Allow-Origin: {page}“ antworten, auch auf OPTIONS-Anfragen.',
        samplesWork: 'Die Beispiele funktionieren trotzdem im Terminal.',
        after: 'in {ms} ms',
        headers: '{n} Header',
        someHeaders: 'Ein Browser zeigt einer Seite nur die Header, die die API für andere Seiten freigibt.',
        bodyOfAnswer: 'Body der Antwort',
        noBody: 'Die Antwort hat keinen Body.',
        picture: 'Das Bild in der Antwort',
        cut: 'Der Rest der Antwort wird nicht gezeigt.',
        save: 'Antwort speichern ({size})',
        badHeader: '„{name}“ hat ein Zeichen, das in keinem Header stehen kann.',
        cookies: 'Ein Browser lässt eine Seite keine Cookies für {host} setzen; nur die schon vorhandenen wurden gesendet.',
        needAddress: 'Geben Sie die Adresse der API ein: Sie beginnt mit https:// oder http://.',
        fillIn: 'Füllen Sie „{name}“ in der Serveradresse aus.',
        notJson: '„{name}“ ist kein gültiges JSON: {reason}',
        bodyNotJson: 'Der Body ist kein gültiges JSON: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/en.js
/** What the layout says around a page. */
const layout = {
    skip: 'Skip to main content',
    menu: 'Menu',
    closeMenu: 'Close menu',
    search: 'Search…',
    mode: 'Switch between light and dark',
    onThisPage: 'On this page',
    previous: 'Previous',
    next: 'Next',
    copyPage: 'Copy page',
    copied: 'Copied',
    viewMarkdown: 'View as Markdown',
    deprecated: 'deprecated',
    dismiss: 'Dismiss',
    language: 'Language',
    version: 'Version',
    product: 'Product',
    section: 'Section',
    sections: 'Sections',
    navigation: 'Navigation',
    pages: 'Pages',
    links: 'Links',
    breadcrumbs: 'Breadcrumbs',
    announcement: 'Announcement',
    notFound: 'Page not found',
    notFoundText: 'There is no page at this address. It may have moved.',
    home: 'Go to the first page',
};
/** What components of pages say. */
const components = {
    note: 'Note',
    info: 'Info',
    tip: 'Tip',
    warning: 'Warning',
    danger: 'Danger',
    check: 'Check',
    details: 'Details',
    properties: 'properties',
    open: 'Open',
    prompt: 'Prompt',
    view: 'View',
    tab: 'Tab',
    code: 'Code',
    request: 'Request',
    response: 'Response',
    update: 'Update',
    examples: 'Examples',
    required: 'required',
    deprecated: 'deprecated',
    default: 'default',
    readMore: 'Read more',
    linkTo: 'Link to “{name}”',
    footnote: 'Footnote {n}',
    footnotes: 'Footnotes',
    backTo: 'Back to reference {n}',
    image: 'Image',
    filter: 'Filter by tag',
    all: 'All',
};
/** What the script of every page says, and the search; a page in another language carries them. */
const englishScript = {
    copy: 'Copy',
    copied: 'Copied',
    notAllowed: 'Not allowed',
    copyAddress: 'Copy the address',
    showMore: 'Show more',
    showLess: 'Show less',
    language: 'Language',
    view: 'View',
    close: 'Close',
    enlarge: 'Enlarge image',
    search: 'Search',
    results: 'Results',
    nothingFound: 'Nothing found for “{query}”',
    searchBroken: 'The search index could not be read: {reason}',
};
/** What the reference of an API says. */
const api = {
    body: 'Body',
    payload: 'Payload',
    path: 'Path parameters',
    query: 'Query parameters',
    header: 'Headers',
    cookie: 'Cookies',
    parameters: 'Parameters',
    responses: 'Responses',
    authorizations: 'Authorizations',
    callbacks: 'Callbacks',
    links: 'Links',
    properties: 'Properties',
    schema: 'Schema',
    request: 'Request',
    response: 'Response',
    messages: 'Messages',
    example: 'Example',
    examples: 'Examples',
    required: 'required',
    deprecated: 'deprecated',
    readOnly: 'read-only',
    writeOnly: 'write-only',
    gone: 'Deprecated.',
    goneText: 'This endpoint may be removed; use another in new code.',
    oneServer: '1 server',
    servers: '{n} servers',
    oneOf: 'One of',
    anyOf: 'Any of',
    inSomeCases: 'In some cases',
    moreValues: '{n} more values',
    oneProperty: '1 property',
    moreProperties: '{n} properties',
    alternatives: 'Alternatives',
    again: 'Again the properties of {name}.',
    tooDeep: 'The properties of {name} lie too deep to be shown here.',
    thisObject: 'this object',
    default: 'Default',
    always: 'Always',
    range: 'Range',
    multipleOf: 'Multiple of',
    length: 'Length',
    pattern: 'Pattern',
    items: 'Items',
    withNeeds: 'With {name} needs',
    eachItem: 'Each item: {label}',
    not: 'Not',
    discovery: 'Discovery',
    needs: 'Needs',
    authorizeAt: 'Authorize at',
    deviceAt: 'Device authorization at',
    tokenFrom: 'Token from',
    refreshAt: 'Refresh at',
    anyWay: 'Any one of {n} ways.',
    anyWayOrNone: 'Any one of {n} ways, or none.',
    optional: 'Optional.',
    or: 'or',
    apiKey: 'API key',
    bearerToken: 'bearer token',
    basic: 'basic authentication',
    certificate: 'client certificate',
    writeBearer: 'Write `Bearer`, a space, and your token.',
    writeBasic: 'Write `Basic`, a space, and `user:password` in base64.',
    sentTo: 'Sent to {url}',
    leadsTo: '{name} leads to {target}',
    anyOther: 'Any other status',
    anyStatus: 'Any status of {from} to {to}',
    sent: 'Sent by the client',
    received: 'Received by the client',
    both: 'Sent and received by the client',
};
/** The labels of the console of an API page. */
const console = {
    tryIt: 'Try it',
    send: 'Send',
    cancel: 'Cancel',
    server: 'Server',
    address: 'Address',
    otherAddress: 'Another address…',
    yourAddress: 'Your address',
    contentType: 'Content type',
    authorization: 'Authorization',
    method: 'Method',
    none: 'None',
    and: '{one} and {other}',
    userName: 'User name',
    password: 'Password',
    apiKey: 'API key',
    accessToken: 'Access token',
    bearerToken: 'Bearer token',
    credentials: '{kind} credentials',
    notSet: 'Not set',
};
/** What the script of the console says; its form carries them in another language. */
const englishConsoleScript = {
    sending: 'Sending…',
    cancelled: 'Cancelled.',
    cannotSend: 'This request cannot be sent.',
    noAnswer: 'There is no answer from {origin}.',
    offline: 'This browser is offline.',
    insecure: 'This page came over https, and browsers do not let such pages call http addresses. Use the https address of the API.',
    reason: 'The browser says: {reason}.',
    cors: 'Either it cannot be reached from here, or it does not let pages of {page} call it (CORS). To allow it, the API has to answer with “Access-Control-Allow-Origin: {page}”, to its OPTIONS requests as well.',
    samplesWork: 'The request samples work from a terminal all the same.',
    after: 'in {ms} ms',
    headers: '{n} headers',
    someHeaders: 'A browser shows a page only those headers that the API opens to other sites.',
    bodyOfAnswer: 'Body of the answer',
    noBody: 'The answer has no body.',
    picture: 'The picture in the answer',
    cut: 'The rest of the answer is not shown.',
    save: 'Save the answer ({size})',
    badHeader: '“{name}” has a character that no header can carry.',
    cookies: 'A browser does not let a page set cookies for {host}; only those it already has for it were sent.',
    needAddress: 'Write the address of the API: it begins with https:// or http://.',
    fillIn: "Fill in “{name}” of the server's address.",
    notJson: '“{name}” is not valid JSON: {reason}',
    bodyNotJson: 'The body is not valid JSON: {reason}',
};
const en = {
    layout,
    components,
    script: englishScript,
    api,
    console,
    consoleScript: englishConsoleScript,
};

;// CONCATENATED MODULE: ./lib/site/words/es.js
const es = {
    layout: {
        skip: 'Ir al contenido principal',
        menu: 'Menú',
        closeMenu: 'Cerrar menú',
        search: 'Buscar…',
        mode: 'Cambiar entre claro y oscuro',
        onThisPage: 'En esta página',
        previous: 'Anterior',
        next: 'Siguiente',
        copyPage: 'Copiar página',
        copied: 'Copiado',
        viewMarkdown: 'Ver como Markdown',
        deprecated: 'obsoleto',
        dismiss: 'Descartar',
        language: 'Idioma',
        version: 'Versión',
        product: 'Producto',
        section: 'Sección',
        sections: 'Secciones',
        navigation: 'Navegación',
        pages: 'Páginas',
        links: 'Enlaces',
        breadcrumbs: 'Ruta de navegación',
        announcement: 'Anuncio',
        notFound: 'Página no encontrada',
        notFoundText: 'No hay ninguna página en esta dirección. Puede que se haya movido.',
        home: 'Ir a la primera página',
    },
    components: {
        note: 'Nota',
        info: 'Información',
        tip: 'Consejo',
        warning: 'Advertencia',
        danger: 'Peligro',
        check: 'Correcto',
        details: 'Detalles',
        properties: 'propiedades',
        open: 'Abrir',
        prompt: 'Prompt',
        view: 'Vista',
        tab: 'Pestaña',
        code: 'Código',
        request: 'Solicitud',
        response: 'Respuesta',
        update: 'Actualización',
        examples: 'Ejemplos',
        required: 'obligatorio',
        deprecated: 'obsoleto',
        default: 'predeterminado',
        readMore: 'Leer más',
        linkTo: 'Enlace a «{name}»',
        footnote: 'Nota al pie {n}',
        footnotes: 'Notas al pie',
        backTo: 'Volver a la referencia {n}',
        image: 'Imagen',
        filter: 'Filtrar por etiqueta',
        all: 'Todo',
    },
    script: {
        copy: 'Copiar',
        copied: 'Copiado',
        notAllowed: 'No permitido',
        copyAddress: 'Copiar la dirección',
        showMore: 'Mostrar más',
        showLess: 'Mostrar menos',
        language: 'Idioma',
        view: 'Vista',
        close: 'Cerrar',
        enlarge: 'Ampliar imagen',
        search: 'Buscar',
        results: 'Resultados',
        nothingFound: 'No se ha encontrado nada para «{query}»',
        searchBroken: 'No se pudo leer el índice de búsqueda: {reason}',
    },
    api: {
        body: 'Cuerpo',
        payload: 'Contenido',
        path: 'Parámetros de ruta',
        query: 'Parámetros de consulta',
        header: 'Encabezados',
        cookie: 'Cookies',
        parameters: 'Parámetros',
        responses: 'Respuestas',
        authorizations: 'Autorizaciones',
        callbacks: 'Callbacks',
        links: 'Enlaces',
        properties: 'Propiedades',
        schema: 'Esquema',
        request: 'Solicitud',
        response: 'Respuesta',
        messages: 'Mensajes',
        example: 'Ejemplo',
        examples: 'Ejemplos',
        required: 'obligatorio',
        deprecated: 'obsoleto',
        readOnly: 'solo lectura',
        writeOnly: 'solo escritura',
        gone: 'Obsoleto.',
        goneText: 'Este endpoint podría eliminarse; use otro en código nuevo.',
        oneServer: '1 servidor',
        servers: '{n} servidores',
        oneOf: 'Uno de',
        anyOf: 'Cualquiera de',
        inSomeCases: 'En algunos casos',
        moreValues: '{n} valores más',
        oneProperty: '1 propiedad',
        moreProperties: '{n} propiedades',
        alternatives: 'Alternativas',
        again: 'De nuevo las propiedades de {name}.',
        tooDeep: 'Las propiedades de {name} están a demasiada profundidad para mostrarse aquí.',
        thisObject: 'este objeto',
        default: 'Predeterminado',
        always: 'Siempre',
        range: 'Rango',
        multipleOf: 'Múltiplo de',
        length: 'Longitud',
        pattern: 'Patrón',
        items: 'Elementos',
        withNeeds: 'Con {name} requiere',
        eachItem: 'Cada elemento: {label}',
        not: 'No',
        discovery: 'Descubrimiento',
        needs: 'Requiere',
        authorizeAt: 'Autorizar en',
        deviceAt: 'Autorización de dispositivo en',
        tokenFrom: 'Token de',
        refreshAt: 'Renovar en',
        anyWay: 'Cualquiera de {n} formas.',
        anyWayOrNone: 'Cualquiera de {n} formas, o ninguna.',
        optional: 'Opcional.',
        or: 'o',
        apiKey: 'clave de API',
        bearerToken: 'token de portador',
        basic: 'autenticación básica',
        certificate: 'certificado de cliente',
        writeBearer: 'Escriba `Bearer`, un espacio y su token.',
        writeBasic: 'Escriba `Basic`, un espacio y `user:password` en base64.',
        sentTo: 'Enviado a {url}',
        leadsTo: '{name} lleva a {target}',
        anyOther: 'Cualquier otro estado',
        anyStatus: 'Cualquier estado de {from} a {to}',
        sent: 'Enviado por el cliente',
        received: 'Recibido por el cliente',
        both: 'Enviado y recibido por el cliente',
    },
    console: {
        tryIt: 'Probar',
        send: 'Enviar',
        cancel: 'Cancelar',
        server: 'Servidor',
        address: 'Dirección',
        otherAddress: 'Otra dirección…',
        yourAddress: 'Su dirección',
        contentType: 'Tipo de contenido',
        authorization: 'Autorización',
        method: 'Método',
        none: 'Ninguno',
        and: '{one} y {other}',
        userName: 'Nombre de usuario',
        password: 'Contraseña',
        apiKey: 'clave de API',
        accessToken: 'Token de acceso',
        bearerToken: 'Token de portador',
        credentials: 'Credenciales {kind}',
        notSet: 'Sin definir',
    },
    consoleScript: {
        sending: 'Enviando…',
        cancelled: 'Cancelado.',
        cannotSend: 'Esta solicitud no se puede enviar.',
        noAnswer: 'No hay respuesta de {origin}.',
        offline: 'Este navegador no tiene conexión.',
        insecure: 'Esta página se cargó por https, y los navegadores no permiten que llame a direcciones http. Use la dirección https de la API.',
        reason: 'El navegador dice: {reason}.',
        cors: 'O no se puede alcanzar desde aquí, o no permite que las páginas de {page} la llamen (CORS). Para permitirlo, la API debe responder con «Access-Control-Allow-Origin: {page}», también a las solicitudes OPTIONS.',
        samplesWork: 'Los ejemplos de solicitud funcionan igualmente desde un terminal.',
        after: 'en {ms} ms',
        headers: '{n} encabezados',
        someHeaders: 'El navegador solo muestra a una página los encabezados que la API abre a otros sitios.',
        bodyOfAnswer: 'Cuerpo de la respuesta',
        noBody: 'La respuesta no tiene cuerpo.',
        picture: 'La imagen de la respuesta',
        cut: 'El resto de la respuesta no se muestra.',
        save: 'Guardar la respuesta ({size})',
        badHeader: '«{name}» tiene un carácter que ningún encabezado puede llevar.',
        cookies: 'El navegador no permite que una página defina cookies para {host}; solo se enviaron las que ya tenía.',
        needAddress: 'Escriba la dirección de la API: empieza por https:// o http://.',
        fillIn: 'Complete «{name}» en la dirección del servidor.',
        notJson: '«{name}» no es JSON válido: {reason}',
        bodyNotJson: 'El cuerpo no es JSON válido: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/fr.js
const fr = {
    layout: {
        skip: 'Aller au contenu principal',
        menu: 'Menu',
        closeMenu: 'Fermer le menu',
        search: 'Rechercher…',
        mode: 'Basculer entre clair et sombre',
        onThisPage: 'Sur cette page',
        previous: 'Précédent',
        next: 'Suivant',
        copyPage: 'Copier la page',
        copied: 'Copié',
        viewMarkdown: 'Voir en Markdown',
        deprecated: 'obsolète',
        dismiss: 'Fermer',
        language: 'Langue',
        version: 'Version',
        product: 'Produit',
        section: 'Section',
        sections: 'Sections',
        navigation: 'Navigation',
        pages: 'Pages',
        links: 'Liens',
        breadcrumbs: 'Fil d’Ariane',
        announcement: 'Annonce',
        notFound: 'Page introuvable',
        notFoundText: 'Il n’y a aucune page à cette adresse. Elle a peut-être été déplacée.',
        home: 'Aller à la première page',
    },
    components: {
        note: 'Remarque',
        info: 'Info',
        tip: 'Astuce',
        warning: 'Avertissement',
        danger: 'Danger',
        check: 'Validé',
        details: 'Détails',
        properties: 'propriétés',
        open: 'Ouvrir',
        prompt: 'Prompt',
        view: 'Vue',
        tab: 'Onglet',
        code: 'Code',
        request: 'Requête',
        response: 'Réponse',
        update: 'Mise à jour',
        examples: 'Exemples',
        required: 'requis',
        deprecated: 'obsolète',
        default: 'par défaut',
        readMore: 'En savoir plus',
        linkTo: 'Lien vers « {name} »',
        footnote: 'Note {n}',
        footnotes: 'Notes de bas de page',
        backTo: 'Retour à la référence {n}',
        image: 'Image',
        filter: 'Filtrer par étiquette',
        all: 'Tout',
    },
    script: {
        copy: 'Copier',
        copied: 'Copié',
        notAllowed: 'Non autorisé',
        copyAddress: 'Copier l’adresse',
        showMore: 'Afficher plus',
        showLess: 'Afficher moins',
        language: 'Langue',
        view: 'Vue',
        close: 'Fermer',
        enlarge: 'Agrandir l’image',
        search: 'Rechercher',
        results: 'Résultats',
        nothingFound: 'Aucun résultat pour « {query} »',
        searchBroken: 'L’index de recherche n’a pas pu être lu : {reason}',
    },
    api: {
        body: 'Corps',
        payload: 'Contenu',
        path: 'Paramètres de chemin',
        query: 'Paramètres de requête',
        header: 'En-têtes',
        cookie: 'Cookies',
        parameters: 'Paramètres',
        responses: 'Réponses',
        authorizations: 'Autorisations',
        callbacks: 'Callbacks',
        links: 'Liens',
        properties: 'Propriétés',
        schema: 'Schéma',
        request: 'Requête',
        response: 'Réponse',
        messages: 'Messages',
        example: 'Exemple',
        examples: 'Exemples',
        required: 'requis',
        deprecated: 'obsolète',
        readOnly: 'lecture seule',
        writeOnly: 'écriture seule',
        gone: 'Obsolète.',
        goneText: 'Ce point d’accès peut être supprimé ; utilisez-en un autre dans du nouveau code.',
        oneServer: '1 serveur',
        servers: '{n} serveurs',
        oneOf: 'L’une des valeurs',
        anyOf: 'Au moins une de',
        inSomeCases: 'Dans certains cas',
        moreValues: '{n} autres valeurs',
        oneProperty: '1 propriété',
        moreProperties: '{n} propriétés',
        alternatives: 'Alternatives',
        again: 'De nouveau les propriétés de {name}.',
        tooDeep: 'Les propriétés de {name} sont trop profondes pour être affichées ici.',
        thisObject: 'cet objet',
        default: 'Par défaut',
        always: 'Toujours',
        range: 'Plage',
        multipleOf: 'Multiple de',
        length: 'Longueur',
        pattern: 'Motif',
        items: 'Éléments',
        withNeeds: 'Avec {name}, requiert',
        eachItem: 'Chaque élément : {label}',
        not: 'Pas',
        discovery: 'Découverte',
        needs: 'Requiert',
        authorizeAt: 'Autoriser à',
        deviceAt: 'Autorisation d’appareil à',
        tokenFrom: 'Jeton de',
        refreshAt: 'Renouveler à',
        anyWay: 'L’une des {n} méthodes.',
        anyWayOrNone: 'L’une des {n} méthodes, ou aucune.',
        optional: 'Facultatif.',
        or: 'ou',
        apiKey: 'clé d’API',
        bearerToken: 'jeton Bearer',
        basic: 'authentification basique',
        certificate: 'certificat client',
        writeBearer: 'Écrivez `Bearer`, une espace et votre jeton.',
        writeBasic: 'Écrivez `Basic`, une espace et `user:password` en base64.',
        sentTo: 'Envoyé à {url}',
        leadsTo: '{name} mène à {target}',
        anyOther: 'Tout autre statut',
        anyStatus: 'Tout statut de {from} à {to}',
        sent: 'Envoyé par le client',
        received: 'Reçu par le client',
        both: 'Envoyé et reçu par le client',
    },
    console: {
        tryIt: 'Essayer',
        send: 'Envoyer',
        cancel: 'Annuler',
        server: 'Serveur',
        address: 'Adresse',
        otherAddress: 'Autre adresse…',
        yourAddress: 'Votre adresse',
        contentType: 'Type de contenu',
        authorization: 'Autorisation',
        method: 'Méthode',
        none: 'Aucune',
        and: '{one} et {other}',
        userName: 'Nom d’utilisateur',
        password: 'Mot de passe',
        apiKey: 'clé d’API',
        accessToken: 'Jeton d’accès',
        bearerToken: 'Jeton Bearer',
        credentials: 'Identifiants {kind}',
        notSet: 'Non défini',
    },
    consoleScript: {
        sending: 'Envoi…',
        cancelled: 'Annulé.',
        cannotSend: 'Cette requête ne peut pas être envoyée.',
        noAnswer: 'Pas de réponse de {origin}.',
        offline: 'Ce navigateur est hors ligne.',
        insecure: 'Cette page est servie en https, et les navigateurs interdisent à ces pages d’appeler des adresses http. Utilisez l’adresse https de l’API.',
        reason: 'Le navigateur indique : {reason}.',
        cors: 'Soit elle est injoignable d’ici, soit elle n’autorise pas les pages de {page} à l’appeler (CORS). Pour l’autoriser, l’API doit répondre avec « Access-Control-Allow-Origin: {page} », y compris aux requêtes OPTIONS.',
        samplesWork: 'Les exemples de requête fonctionnent néanmoins depuis un terminal.',
        after: 'en {ms} ms',
        headers: '{n} en-têtes',
        someHeaders: 'Un navigateur ne montre à une page que les en-têtes que l’API ouvre aux autres sites.',
        bodyOfAnswer: 'Corps de la réponse',
        noBody: 'La réponse n’a pas de corps.',
        picture: 'L’image de la réponse',
        cut: 'Le reste de la réponse n’est pas affiché.',
        save: 'Enregistrer la réponse ({size})',
        badHeader: '« {name} » contient un caractère qu’aucun en-tête ne peut porter.',
        cookies: 'Un navigateur ne laisse pas une page définir des cookies pour {host} ; seuls ceux qu’il a déjà ont été envoyés.',
        needAddress: 'Saisissez l’adresse de l’API : elle commence par https:// ou http://.',
        fillIn: 'Renseignez « {name} » dans l’adresse du serveur.',
        notJson: '« {name} » n’est pas du JSON valide : {reason}',
        bodyNotJson: 'Le corps n’est pas du JSON valide : {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/he.js
const he = {
    layout: {
        skip: 'דילוג לתוכן הראשי',
        menu: 'תפריט',
        closeMenu: 'סגירת התפריט',
        search: 'חיפוש…',
        mode: 'מעבר בין בהיר לכהה',
        onThisPage: 'בעמוד זה',
        previous: 'הקודם',
        next: 'הבא',
        copyPage: 'העתקת העמוד',
        copied: 'הועתק',
        viewMarkdown: 'הצגה כ־Markdown',
        deprecated: 'מיושן',
        dismiss: 'סגירה',
        language: 'שפה',
        version: 'גרסה',
        product: 'מוצר',
        section: 'מדור',
        sections: 'מדורים',
        navigation: 'ניווט',
        pages: 'עמודים',
        links: 'קישורים',
        breadcrumbs: 'נתיב ניווט',
        announcement: 'הודעה',
        notFound: 'העמוד לא נמצא',
        notFoundText: 'אין עמוד בכתובת הזו. ייתכן שהועבר.',
        home: 'אל העמוד הראשון',
    },
    components: {
        note: 'הערה',
        info: 'מידע',
        tip: 'טיפ',
        warning: 'אזהרה',
        danger: 'סכנה',
        check: 'נבדק',
        details: 'פרטים',
        properties: 'מאפיינים',
        open: 'פתיחה',
        prompt: 'פרומפט',
        view: 'תצוגה',
        tab: 'לשונית',
        code: 'קוד',
        request: 'בקשה',
        response: 'תגובה',
        update: 'עדכון',
        examples: 'דוגמאות',
        required: 'חובה',
        deprecated: 'מיושן',
        default: 'ברירת מחדל',
        readMore: 'קריאה נוספת',
        linkTo: 'קישור אל „{name}”',
        footnote: 'הערת שוליים {n}',
        footnotes: 'הערות שוליים',
        backTo: 'חזרה להפניה {n}',
        image: 'תמונה',
        filter: 'סינון לפי תגית',
        all: 'הכול',
    },
    script: {
        copy: 'העתקה',
        copied: 'הועתק',
        notAllowed: 'לא מורשה',
        copyAddress: 'העתקת הכתובת',
        showMore: 'הצגת עוד',
        showLess: 'הצגת פחות',
        language: 'שפה',
        view: 'תצוגה',
        close: 'סגירה',
        enlarge: 'הגדלת התמונה',
        search: 'חיפוש',
        results: 'תוצאות',
        nothingFound: 'לא נמצא דבר עבור „{query}”',
        searchBroken: 'לא ניתן לקרוא את אינדקס החיפוש: {reason}',
    },
    api: {
        body: 'גוף',
        payload: 'תוכן',
        path: 'פרמטרים של נתיב',
        query: 'פרמטרים של שאילתה',
        header: 'כותרות',
        cookie: 'עוגיות',
        parameters: 'פרמטרים',
        responses: 'תגובות',
        authorizations: 'הרשאות',
        callbacks: 'קריאות חוזרות',
        links: 'קישורים',
        properties: 'מאפיינים',
        schema: 'סכמה',
        request: 'בקשה',
        response: 'תגובה',
        messages: 'הודעות',
        example: 'דוגמה',
        examples: 'דוגמאות',
        required: 'חובה',
        deprecated: 'מיושן',
        readOnly: 'לקריאה בלבד',
        writeOnly: 'לכתיבה בלבד',
        gone: 'מיושן.',
        goneText: 'נקודת הקצה הזו עשויה להיות מוסרת; השתמשו באחרת בקוד חדש.',
        oneServer: 'שרת אחד',
        servers: '{n} שרתים',
        oneOf: 'אחד מתוך',
        anyOf: 'כל אחד מתוך',
        inSomeCases: 'במקרים מסוימים',
        moreValues: 'עוד {n} ערכים',
        oneProperty: 'מאפיין אחד',
        moreProperties: '{n} מאפיינים',
        alternatives: 'חלופות',
        again: 'שוב המאפיינים של {name}.',
        tooDeep: 'המאפיינים של {name} עמוקים מכדי להציגם כאן.',
        thisObject: 'האובייקט הזה',
        default: 'ברירת מחדל',
        always: 'תמיד',
        range: 'טווח',
        multipleOf: 'כפולה של',
        length: 'אורך',
        pattern: 'תבנית',
        items: 'פריטים',
        withNeeds: 'עם {name} נדרש',
        eachItem: 'כל פריט: {label}',
        not: 'לא',
        discovery: 'גילוי',
        needs: 'נדרש',
        authorizeAt: 'הרשאה בכתובת',
        deviceAt: 'הרשאת מכשיר בכתובת',
        tokenFrom: 'אסימון מהכתובת',
        refreshAt: 'רענון בכתובת',
        anyWay: 'כל אחת מ־{n} דרכים.',
        anyWayOrNone: 'כל אחת מ־{n} דרכים, או אף אחת.',
        optional: 'רשות.',
        or: 'או',
        apiKey: 'מפתח API',
        bearerToken: 'אסימון Bearer',
        basic: 'אימות בסיסי',
        certificate: 'תעודת לקוח',
        writeBearer: 'כתבו `Bearer`, רווח ואת האסימון שלכם.',
        writeBasic: 'כתבו `Basic`, רווח ואת `user:password` ב־base64.',
        sentTo: 'נשלח אל {url}',
        leadsTo: '{name} מוביל אל {target}',
        anyOther: 'כל סטטוס אחר',
        anyStatus: 'כל סטטוס מ־{from} עד {to}',
        sent: 'נשלח על ידי הלקוח',
        received: 'מתקבל על ידי הלקוח',
        both: 'נשלח ומתקבל על ידי הלקוח',
    },
    console: {
        tryIt: 'נסו',
        send: 'שליחה',
        cancel: 'ביטול',
        server: 'שרת',
        address: 'כתובת',
        otherAddress: 'כתובת אחרת…',
        yourAddress: 'הכתובת שלכם',
        contentType: 'סוג תוכן',
        authorization: 'הרשאה',
        method: 'שיטה',
        none: 'ללא',
        and: '{one} וגם {other}',
        userName: 'שם משתמש',
        password: 'סיסמה',
        apiKey: 'מפתח API',
        accessToken: 'אסימון גישה',
        bearerToken: 'אסימון Bearer',
        credentials: 'פרטי {kind}',
        notSet: 'לא הוגדר',
    },
    consoleScript: {
        sending: 'שולח…',
        cancelled: 'בוטל.',
        cannotSend: 'לא ניתן לשלוח את הבקשה.',
        noAnswer: 'אין תגובה מ־{origin}.',
        offline: 'הדפדפן אינו מקוון.',
        insecure: 'העמוד נטען ב־https, ודפדפנים אינם מאפשרים לעמודים כאלה לקרוא לכתובות http. השתמשו בכתובת https של ה־API.',
        reason: 'הדפדפן אומר: {reason}.',
        cors: 'או שלא ניתן להגיע אליו מכאן, או שאינו מאפשר לעמודים של {page} לקרוא לו (CORS). כדי לאפשר זאת, ה־API צריך להשיב עם „Access-Control-Allow-Origin: {page}”, גם לבקשות OPTIONS.',
        samplesWork: 'דוגמאות הבקשה פועלות בכל זאת ממסוף.',
        after: 'תוך {ms} מ״ש',
        headers: '{n} כותרות',
        someHeaders: 'דפדפן מציג לעמוד רק כותרות שה־API פותח לאתרים אחרים.',
        bodyOfAnswer: 'גוף התגובה',
        noBody: 'לתגובה אין גוף.',
        picture: 'התמונה שבתגובה',
        cut: 'שאר התגובה אינה מוצגת.',
        save: 'שמירת התגובה ({size})',
        badHeader: 'ב„{name}” יש תו שאינו מותר בכותרת.',
        cookies: 'דפדפן אינו מאפשר לעמוד לקבוע עוגיות עבור {host}; נשלחו רק הקיימות.',
        needAddress: 'כתבו את כתובת ה־API: היא מתחילה ב־https:// או http://.',
        fillIn: 'מלאו את „{name}” בכתובת השרת.',
        notJson: '„{name}” אינו JSON תקין: {reason}',
        bodyNotJson: 'הגוף אינו JSON תקין: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/hi.js
const hi = {
    layout: {
        skip: 'मुख्य सामग्री पर जाएँ',
        menu: 'मेनू',
        closeMenu: 'मेनू बंद करें',
        search: 'खोजें…',
        mode: 'हल्के और गहरे के बीच बदलें',
        onThisPage: 'इस पृष्ठ पर',
        previous: 'पिछला',
        next: 'अगला',
        copyPage: 'पृष्ठ कॉपी करें',
        copied: 'कॉपी हो गया',
        viewMarkdown: 'Markdown के रूप में देखें',
        deprecated: 'अप्रचलित',
        dismiss: 'बंद करें',
        language: 'भाषा',
        version: 'संस्करण',
        product: 'उत्पाद',
        section: 'अनुभाग',
        sections: 'अनुभाग',
        navigation: 'नेविगेशन',
        pages: 'पृष्ठ',
        links: 'लिंक',
        breadcrumbs: 'पृष्ठ पथ',
        announcement: 'घोषणा',
        notFound: 'पृष्ठ नहीं मिला',
        notFoundText: 'इस पते पर कोई पृष्ठ नहीं है। शायद उसे हटा दिया गया है।',
        home: 'पहले पृष्ठ पर जाएँ',
    },
    components: {
        note: 'टिप्पणी',
        info: 'जानकारी',
        tip: 'सुझाव',
        warning: 'चेतावनी',
        danger: 'खतरा',
        check: 'जाँचा गया',
        details: 'विवरण',
        properties: 'गुण',
        open: 'खोलें',
        prompt: 'प्रॉम्प्ट',
        view: 'दृश्य',
        tab: 'टैब',
        code: 'कोड',
        request: 'अनुरोध',
        response: 'प्रतिक्रिया',
        update: 'अपडेट',
        examples: 'उदाहरण',
        required: 'आवश्यक',
        deprecated: 'अप्रचलित',
        default: 'डिफ़ॉल्ट',
        readMore: 'और पढ़ें',
        linkTo: '“{name}” का लिंक',
        footnote: 'पाद टिप्पणी {n}',
        footnotes: 'पाद टिप्पणियाँ',
        backTo: 'संदर्भ {n} पर वापस',
        image: 'चित्र',
        filter: 'टैग से छाँटें',
        all: 'सभी',
    },
    script: {
        copy: 'कॉपी करें',
        copied: 'कॉपी हो गया',
        notAllowed: 'अनुमति नहीं है',
        copyAddress: 'पता कॉपी करें',
        showMore: 'और दिखाएँ',
        showLess: 'कम दिखाएँ',
        language: 'भाषा',
        view: 'दृश्य',
        close: 'बंद करें',
        enlarge: 'चित्र बड़ा करें',
        search: 'खोजें',
        results: 'परिणाम',
        nothingFound: '“{query}” के लिए कुछ नहीं मिला',
        searchBroken: 'खोज सूची पढ़ी नहीं जा सकी: {reason}',
    },
    api: {
        body: 'बॉडी',
        payload: 'पेलोड',
        path: 'पाथ पैरामीटर',
        query: 'क्वेरी पैरामीटर',
        header: 'हेडर',
        cookie: 'कुकी',
        parameters: 'पैरामीटर',
        responses: 'प्रतिक्रियाएँ',
        authorizations: 'प्राधिकरण',
        callbacks: 'कॉलबैक',
        links: 'लिंक',
        properties: 'गुण',
        schema: 'स्कीमा',
        request: 'अनुरोध',
        response: 'प्रतिक्रिया',
        messages: 'संदेश',
        example: 'उदाहरण',
        examples: 'उदाहरण',
        required: 'आवश्यक',
        deprecated: 'अप्रचलित',
        readOnly: 'केवल पढ़ने योग्य',
        writeOnly: 'केवल लिखने योग्य',
        gone: 'अप्रचलित।',
        goneText: 'यह एंडपॉइंट हटाया जा सकता है; नए कोड में दूसरा उपयोग करें।',
        oneServer: '1 सर्वर',
        servers: '{n} सर्वर',
        oneOf: 'इनमें से एक',
        anyOf: 'इनमें से कोई भी',
        inSomeCases: 'कुछ मामलों में',
        moreValues: '{n} और मान',
        oneProperty: '1 गुण',
        moreProperties: '{n} गुण',
        alternatives: 'विकल्प',
        again: 'फिर से {name} के गुण।',
        tooDeep: '{name} के गुण यहाँ दिखाने के लिए बहुत गहरे हैं।',
        thisObject: 'यह ऑब्जेक्ट',
        default: 'डिफ़ॉल्ट',
        always: 'हमेशा',
        range: 'सीमा',
        multipleOf: 'इसका गुणज',
        length: 'लंबाई',
        pattern: 'पैटर्न',
        items: 'आइटम',
        withNeeds: '{name} के साथ आवश्यक',
        eachItem: 'हर आइटम: {label}',
        not: 'नहीं',
        discovery: 'डिस्कवरी',
        needs: 'आवश्यक',
        authorizeAt: 'प्राधिकरण का पता',
        deviceAt: 'डिवाइस प्राधिकरण का पता',
        tokenFrom: 'टोकन का पता',
        refreshAt: 'नवीनीकरण का पता',
        anyWay: '{n} में से कोई भी तरीका।',
        anyWayOrNone: '{n} में से कोई भी तरीका, या कोई नहीं।',
        optional: 'वैकल्पिक।',
        or: 'या',
        apiKey: 'API कुंजी',
        bearerToken: 'बेयरर टोकन',
        basic: 'बेसिक प्रमाणीकरण',
        certificate: 'क्लाइंट प्रमाणपत्र',
        writeBearer: '`Bearer`, एक स्पेस और अपना टोकन लिखें।',
        writeBasic: '`Basic`, एक स्पेस और base64 में `user:password` लिखें।',
        sentTo: '{url} पर भेजा जाता है',
        leadsTo: '{name} से {target} तक',
        anyOther: 'कोई अन्य स्थिति',
        anyStatus: '{from} से {to} तक कोई भी स्थिति',
        sent: 'क्लाइंट भेजता है',
        received: 'क्लाइंट को मिलता है',
        both: 'क्लाइंट भेजता और पाता है',
    },
    console: {
        tryIt: 'आज़माएँ',
        send: 'भेजें',
        cancel: 'रद्द करें',
        server: 'सर्वर',
        address: 'पता',
        otherAddress: 'दूसरा पता…',
        yourAddress: 'आपका पता',
        contentType: 'सामग्री का प्रकार',
        authorization: 'प्राधिकरण',
        method: 'तरीका',
        none: 'कोई नहीं',
        and: '{one} और {other}',
        userName: 'उपयोगकर्ता नाम',
        password: 'पासवर्ड',
        apiKey: 'API कुंजी',
        accessToken: 'एक्सेस टोकन',
        bearerToken: 'बेयरर टोकन',
        credentials: '{kind} क्रेडेंशियल',
        notSet: 'सेट नहीं है',
    },
    consoleScript: {
        sending: 'भेजा जा रहा है…',
        cancelled: 'रद्द किया गया।',
        cannotSend: 'यह अनुरोध भेजा नहीं जा सकता।',
        noAnswer: '{origin} से कोई उत्तर नहीं।',
        offline: 'यह ब्राउज़र ऑफ़लाइन है।',
        insecure: 'यह पृष्ठ https से आया है, और ब्राउज़र ऐसे पृष्ठों को http पते बुलाने नहीं देते। API का https पता उपयोग करें।',
        reason: 'ब्राउज़र कहता है: {reason}।',
        cors: 'या तो यहाँ से API तक पहुँचा नहीं जा सकता, या वह {page} के पृष्ठों को बुलाने नहीं देता (CORS)। अनुमति के लिए API को “Access-Control-Allow-Origin: {page}” के साथ उत्तर देना होगा, OPTIONS अनुरोधों पर भी।',
        samplesWork: 'अनुरोध के नमूने टर्मिनल से फिर भी काम करते हैं।',
        after: '{ms} ms में',
        headers: '{n} हेडर',
        someHeaders: 'ब्राउज़र पृष्ठ को केवल वही हेडर दिखाता है जिन्हें API दूसरी साइटों के लिए खोलता है।',
        bodyOfAnswer: 'उत्तर की बॉडी',
        noBody: 'उत्तर में बॉडी नहीं है।',
        picture: 'उत्तर का चित्र',
        cut: 'उत्तर का शेष भाग नहीं दिखाया गया है।',
        save: 'उत्तर सहेजें ({size})',
        badHeader: '“{name}” में ऐसा अक्षर है जो हेडर में नहीं आ सकता।',
        cookies: 'ब्राउज़र पृष्ठ को {host} के लिए कुकी सेट करने नहीं देता; केवल पहले से मौजूद कुकी भेजी गईं।',
        needAddress: 'API का पता लिखें: यह https:// या http:// से शुरू होता है।',
        fillIn: 'सर्वर के पते में “{name}” भरें।',
        notJson: '“{name}” मान्य JSON नहीं है: {reason}',
        bodyNotJson: 'बॉडी मान्य JSON नहीं है: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/id.js
const id = {
    layout: {
        skip: 'Lompat ke konten utama',
        menu: 'Menu',
        closeMenu: 'Tutup menu',
        search: 'Cari…',
        mode: 'Ganti terang dan gelap',
        onThisPage: 'Di halaman ini',
        previous: 'Sebelumnya',
        next: 'Berikutnya',
        copyPage: 'Salin halaman',
        copied: 'Tersalin',
        viewMarkdown: 'Lihat sebagai Markdown',
        deprecated: 'usang',
        dismiss: 'Tutup',
        language: 'Bahasa',
        version: 'Versi',
        product: 'Produk',
        section: 'Bagian',
        sections: 'Bagian',
        navigation: 'Navigasi',
        pages: 'Halaman',
        links: 'Tautan',
        breadcrumbs: 'Jejak navigasi',
        announcement: 'Pengumuman',
        notFound: 'Halaman tidak ditemukan',
        notFoundText: 'Tidak ada halaman di alamat ini. Mungkin sudah dipindahkan.',
        home: 'Ke halaman pertama',
    },
    components: {
        note: 'Catatan',
        info: 'Info',
        tip: 'Tips',
        warning: 'Peringatan',
        danger: 'Bahaya',
        check: 'Terverifikasi',
        details: 'Detail',
        properties: 'properti',
        open: 'Buka',
        prompt: 'Prompt',
        view: 'Tampilan',
        tab: 'Tab',
        code: 'Kode',
        request: 'Permintaan',
        response: 'Respons',
        update: 'Pembaruan',
        examples: 'Contoh',
        required: 'wajib',
        deprecated: 'usang',
        default: 'bawaan',
        readMore: 'Baca selengkapnya',
        linkTo: 'Tautan ke “{name}”',
        footnote: 'Catatan kaki {n}',
        footnotes: 'Catatan kaki',
        backTo: 'Kembali ke rujukan {n}',
        image: 'Gambar',
        filter: 'Saring menurut tag',
        all: 'Semua',
    },
    script: {
        copy: 'Salin',
        copied: 'Tersalin',
        notAllowed: 'Tidak diizinkan',
        copyAddress: 'Salin alamat',
        showMore: 'Tampilkan lebih banyak',
        showLess: 'Tampilkan lebih sedikit',
        language: 'Bahasa',
        view: 'Tampilan',
        close: 'Tutup',
        enlarge: 'Perbesar gambar',
        search: 'Cari',
        results: 'Hasil',
        nothingFound: 'Tidak ada hasil untuk “{query}”',
        searchBroken: 'Indeks pencarian tidak dapat dibaca: {reason}',
    },
    api: {
        body: 'Isi',
        payload: 'Muatan',
        path: 'Parameter jalur',
        query: 'Parameter kueri',
        header: 'Header',
        cookie: 'Cookie',
        parameters: 'Parameter',
        responses: 'Respons',
        authorizations: 'Otorisasi',
        callbacks: 'Callback',
        links: 'Tautan',
        properties: 'Properti',
        schema: 'Skema',
        request: 'Permintaan',
        response: 'Respons',
        messages: 'Pesan',
        example: 'Contoh',
        examples: 'Contoh',
        required: 'wajib',
        deprecated: 'usang',
        readOnly: 'hanya baca',
        writeOnly: 'hanya tulis',
        gone: 'Usang.',
        goneText: 'Endpoint ini dapat dihapus; gunakan yang lain dalam kode baru.',
        oneServer: '1 server',
        servers: '{n} server',
        oneOf: 'Salah satu dari',
        anyOf: 'Satu atau lebih dari',
        inSomeCases: 'Dalam beberapa kasus',
        moreValues: '{n} nilai lagi',
        oneProperty: '1 properti',
        moreProperties: '{n} properti',
        alternatives: 'Alternatif',
        again: 'Kembali properti dari {name}.',
        tooDeep: 'Properti {name} terlalu dalam untuk ditampilkan di sini.',
        thisObject: 'objek ini',
        default: 'Bawaan',
        always: 'Selalu',
        range: 'Rentang',
        multipleOf: 'Kelipatan',
        length: 'Panjang',
        pattern: 'Pola',
        items: 'Item',
        withNeeds: 'Dengan {name} memerlukan',
        eachItem: 'Setiap item: {label}',
        not: 'Bukan',
        discovery: 'Discovery',
        needs: 'Memerlukan',
        authorizeAt: 'Otorisasi di',
        deviceAt: 'Otorisasi perangkat di',
        tokenFrom: 'Token dari',
        refreshAt: 'Perbarui di',
        anyWay: 'Salah satu dari {n} cara.',
        anyWayOrNone: 'Salah satu dari {n} cara, atau tanpa.',
        optional: 'Opsional.',
        or: 'atau',
        apiKey: 'kunci API',
        bearerToken: 'token bearer',
        basic: 'autentikasi dasar',
        certificate: 'sertifikat klien',
        writeBearer: 'Tulis `Bearer`, spasi, lalu token Anda.',
        writeBasic: 'Tulis `Basic`, spasi, lalu `user:password` dalam base64.',
        sentTo: 'Dikirim ke {url}',
        leadsTo: '{name} mengarah ke {target}',
        anyOther: 'Status lainnya',
        anyStatus: 'Status dari {from} sampai {to}',
        sent: 'Dikirim oleh klien',
        received: 'Diterima oleh klien',
        both: 'Dikirim dan diterima oleh klien',
    },
    console: {
        tryIt: 'Coba',
        send: 'Kirim',
        cancel: 'Batal',
        server: 'Server',
        address: 'Alamat',
        otherAddress: 'Alamat lain…',
        yourAddress: 'Alamat Anda',
        contentType: 'Tipe konten',
        authorization: 'Otorisasi',
        method: 'Metode',
        none: 'Tidak ada',
        and: '{one} dan {other}',
        userName: 'Nama pengguna',
        password: 'Kata sandi',
        apiKey: 'kunci API',
        accessToken: 'Token akses',
        bearerToken: 'Token bearer',
        credentials: 'Kredensial {kind}',
        notSet: 'Tidak diatur',
    },
    consoleScript: {
        sending: 'Mengirim…',
        cancelled: 'Dibatalkan.',
        cannotSend: 'Permintaan ini tidak dapat dikirim.',
        noAnswer: 'Tidak ada jawaban dari {origin}.',
        offline: 'Peramban ini sedang luring.',
        insecure: 'Halaman ini dimuat lewat https, dan peramban tidak mengizinkannya memanggil alamat http. Gunakan alamat https dari API.',
        reason: 'Peramban berkata: {reason}.',
        cors: 'Entah API tidak terjangkau dari sini, atau tidak mengizinkan halaman {page} memanggilnya (CORS). Untuk mengizinkan, API harus menjawab dengan “Access-Control-Allow-Origin: {page}”, juga pada permintaan OPTIONS.',
        samplesWork: 'Contoh permintaan tetap berfungsi dari terminal.',
        after: 'dalam {ms} ms',
        headers: '{n} header',
        someHeaders: 'Peramban hanya menampilkan header yang dibuka API untuk situs lain.',
        bodyOfAnswer: 'Isi respons',
        noBody: 'Respons tidak memiliki isi.',
        picture: 'Gambar dalam respons',
        cut: 'Sisa respons tidak ditampilkan.',
        save: 'Simpan respons ({size})',
        badHeader: '“{name}” berisi karakter yang tidak boleh ada di header.',
        cookies: 'Peramban tidak mengizinkan halaman mengatur cookie untuk {host}; hanya yang sudah ada yang dikirim.',
        needAddress: 'Tulis alamat API: diawali https:// atau http://.',
        fillIn: 'Isi “{name}” pada alamat server.',
        notJson: '“{name}” bukan JSON yang valid: {reason}',
        bodyNotJson: 'Isi bukan JSON yang valid: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/it.js
const it = {
    layout: {
        skip: 'Vai al contenuto principale',
        menu: 'Menu',
        closeMenu: 'Chiudi menu',
        search: 'Cerca…',
        mode: 'Passa da chiaro a scuro',
        onThisPage: 'In questa pagina',
        previous: 'Precedente',
        next: 'Successivo',
        copyPage: 'Copia pagina',
        copied: 'Copiato',
        viewMarkdown: 'Vedi come Markdown',
        deprecated: 'deprecato',
        dismiss: 'Chiudi',
        language: 'Lingua',
        version: 'Versione',
        product: 'Prodotto',
        section: 'Sezione',
        sections: 'Sezioni',
        navigation: 'Navigazione',
        pages: 'Pagine',
        links: 'Link',
        breadcrumbs: 'Percorso',
        announcement: 'Annuncio',
        notFound: 'Pagina non trovata',
        notFoundText: 'Non c’è alcuna pagina a questo indirizzo. Potrebbe essere stata spostata.',
        home: 'Vai alla prima pagina',
    },
    components: {
        note: 'Nota',
        info: 'Info',
        tip: 'Suggerimento',
        warning: 'Avviso',
        danger: 'Pericolo',
        check: 'Verificato',
        details: 'Dettagli',
        properties: 'proprietà',
        open: 'Apri',
        prompt: 'Prompt',
        view: 'Vista',
        tab: 'Scheda',
        code: 'Codice',
        request: 'Richiesta',
        response: 'Risposta',
        update: 'Aggiornamento',
        examples: 'Esempi',
        required: 'obbligatorio',
        deprecated: 'deprecato',
        default: 'predefinito',
        readMore: 'Leggi di più',
        linkTo: 'Link a «{name}»',
        footnote: 'Nota {n}',
        footnotes: 'Note a piè di pagina',
        backTo: 'Torna al riferimento {n}',
        image: 'Immagine',
        filter: 'Filtra per etichetta',
        all: 'Tutti',
    },
    script: {
        copy: 'Copia',
        copied: 'Copiato',
        notAllowed: 'Non consentito',
        copyAddress: 'Copia l’indirizzo',
        showMore: 'Mostra di più',
        showLess: 'Mostra di meno',
        language: 'Lingua',
        view: 'Vista',
        close: 'Chiudi',
        enlarge: 'Ingrandisci immagine',
        search: 'Cerca',
        results: 'Risultati',
        nothingFound: 'Nessun risultato per «{query}»',
        searchBroken: 'Impossibile leggere l’indice di ricerca: {reason}',
    },
    api: {
        body: 'Corpo',
        payload: 'Contenuto',
        path: 'Parametri di percorso',
        query: 'Parametri di query',
        header: 'Intestazioni',
        cookie: 'Cookie',
        parameters: 'Parametri',
        responses: 'Risposte',
        authorizations: 'Autorizzazioni',
        callbacks: 'Callback',
        links: 'Link',
        properties: 'Proprietà',
        schema: 'Schema',
        request: 'Richiesta',
        response: 'Risposta',
        messages: 'Messaggi',
        example: 'Esempio',
        examples: 'Esempi',
        required: 'obbligatorio',
        deprecated: 'deprecato',
        readOnly: 'sola lettura',
        writeOnly: 'sola scrittura',
        gone: 'Deprecato.',
        goneText: 'Questo endpoint potrebbe essere rimosso; usane un altro nel nuovo codice.',
        oneServer: '1 server',
        servers: '{n} server',
        oneOf: 'Uno tra',
        anyOf: 'Uno o più tra',
        inSomeCases: 'In alcuni casi',
        moreValues: 'Altri {n} valori',
        oneProperty: '1 proprietà',
        moreProperties: '{n} proprietà',
        alternatives: 'Alternative',
        again: 'Di nuovo le proprietà di {name}.',
        tooDeep: 'Le proprietà di {name} sono troppo in profondità per essere mostrate qui.',
        thisObject: 'questo oggetto',
        default: 'Predefinito',
        always: 'Sempre',
        range: 'Intervallo',
        multipleOf: 'Multiplo di',
        length: 'Lunghezza',
        pattern: 'Modello',
        items: 'Elementi',
        withNeeds: 'Con {name} richiede',
        eachItem: 'Ogni elemento: {label}',
        not: 'Non',
        discovery: 'Discovery',
        needs: 'Richiede',
        authorizeAt: 'Autorizza su',
        deviceAt: 'Autorizzazione dispositivo su',
        tokenFrom: 'Token da',
        refreshAt: 'Rinnova su',
        anyWay: 'Uno qualsiasi di {n} modi.',
        anyWayOrNone: 'Uno qualsiasi di {n} modi, o nessuno.',
        optional: 'Facoltativo.',
        or: 'o',
        apiKey: 'chiave API',
        bearerToken: 'token bearer',
        basic: 'autenticazione di base',
        certificate: 'certificato client',
        writeBearer: 'Scrivi `Bearer`, uno spazio e il tuo token.',
        writeBasic: 'Scrivi `Basic`, uno spazio e `user:password` in base64.',
        sentTo: 'Inviato a {url}',
        leadsTo: '{name} porta a {target}',
        anyOther: 'Qualsiasi altro stato',
        anyStatus: 'Qualsiasi stato da {from} a {to}',
        sent: 'Inviato dal client',
        received: 'Ricevuto dal client',
        both: 'Inviato e ricevuto dal client',
    },
    console: {
        tryIt: 'Prova',
        send: 'Invia',
        cancel: 'Annulla',
        server: 'Server',
        address: 'Indirizzo',
        otherAddress: 'Altro indirizzo…',
        yourAddress: 'Il tuo indirizzo',
        contentType: 'Tipo di contenuto',
        authorization: 'Autorizzazione',
        method: 'Metodo',
        none: 'Nessuna',
        and: '{one} e {other}',
        userName: 'Nome utente',
        password: 'Password',
        apiKey: 'chiave API',
        accessToken: 'Token di accesso',
        bearerToken: 'Token bearer',
        credentials: 'Credenziali {kind}',
        notSet: 'Non impostato',
    },
    consoleScript: {
        sending: 'Invio…',
        cancelled: 'Annullato.',
        cannotSend: 'Questa richiesta non può essere inviata.',
        noAnswer: 'Nessuna risposta da {origin}.',
        offline: 'Questo browser è offline.',
        insecure: 'Questa pagina è arrivata via https e i browser non le permettono di chiamare indirizzi http. Usa l’indirizzo https dell’API.',
        reason: 'Il browser dice: {reason}.',
        cors: 'O non è raggiungibile da qui, o non permette alle pagine di {page} di chiamarla (CORS). Per permetterlo, l’API deve rispondere con «Access-Control-Allow-Origin: {page}», anche alle richieste OPTIONS.',
        samplesWork: 'Gli esempi di richiesta funzionano comunque da un terminale.',
        after: 'in {ms} ms',
        headers: '{n} intestazioni',
        someHeaders: 'Un browser mostra a una pagina solo le intestazioni che l’API apre ad altri siti.',
        bodyOfAnswer: 'Corpo della risposta',
        noBody: 'La risposta non ha corpo.',
        picture: 'L’immagine nella risposta',
        cut: 'Il resto della risposta non è mostrato.',
        save: 'Salva la risposta ({size})',
        badHeader: '«{name}» ha un carattere che nessuna intestazione può portare.',
        cookies: 'Un browser non permette a una pagina di impostare cookie per {host}; sono stati inviati solo quelli già presenti.',
        needAddress: 'Scrivi l’indirizzo dell’API: comincia con https:// o http://.',
        fillIn: 'Compila «{name}» nell’indirizzo del server.',
        notJson: '«{name}» non è JSON valido: {reason}',
        bodyNotJson: 'Il corpo non è JSON valido: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/ja.js
const ja = {
    layout: {
        skip: 'メインコンテンツへ移動',
        menu: 'メニュー',
        closeMenu: 'メニューを閉じる',
        search: '検索…',
        mode: 'ライトとダークを切り替える',
        onThisPage: 'このページの内容',
        previous: '前へ',
        next: '次へ',
        copyPage: 'ページをコピー',
        copied: 'コピーしました',
        viewMarkdown: 'Markdownで表示',
        deprecated: '非推奨',
        dismiss: '閉じる',
        language: '言語',
        version: 'バージョン',
        product: '製品',
        section: 'セクション',
        sections: 'セクション',
        navigation: 'ナビゲーション',
        pages: 'ページ',
        links: 'リンク',
        breadcrumbs: 'パンくずリスト',
        announcement: 'お知らせ',
        notFound: 'ページが見つかりません',
        notFoundText: 'このアドレスにページはありません。移動した可能性があります。',
        home: '最初のページへ',
    },
    components: {
        note: 'メモ',
        info: '情報',
        tip: 'ヒント',
        warning: '警告',
        danger: '危険',
        check: '確認済み',
        details: '詳細',
        properties: 'プロパティ',
        open: '開く',
        prompt: 'プロンプト',
        view: '表示',
        tab: 'タブ',
        code: 'コード',
        request: 'リクエスト',
        response: 'レスポンス',
        update: '更新',
        examples: '例',
        required: '必須',
        deprecated: '非推奨',
        default: 'デフォルト',
        readMore: '続きを読む',
        linkTo: '「{name}」へのリンク',
        footnote: '脚注 {n}',
        footnotes: '脚注',
        backTo: '参照 {n} に戻る',
        image: '画像',
        filter: 'タグで絞り込む',
        all: 'すべて',
    },
    script: {
        copy: 'コピー',
        copied: 'コピーしました',
        notAllowed: '許可されていません',
        copyAddress: 'アドレスをコピー',
        showMore: 'もっと見る',
        showLess: '折りたたむ',
        language: '言語',
        view: '表示',
        close: '閉じる',
        enlarge: '画像を拡大',
        search: '検索',
        results: '検索結果',
        nothingFound: '「{query}」に一致するものはありません',
        searchBroken: '検索インデックスを読み込めませんでした: {reason}',
    },
    api: {
        body: 'ボディ',
        payload: 'ペイロード',
        path: 'パスパラメータ',
        query: 'クエリパラメータ',
        header: 'ヘッダー',
        cookie: 'Cookie',
        parameters: 'パラメータ',
        responses: 'レスポンス',
        authorizations: '認証',
        callbacks: 'コールバック',
        links: 'リンク',
        properties: 'プロパティ',
        schema: 'スキーマ',
        request: 'リクエスト',
        response: 'レスポンス',
        messages: 'メッセージ',
        example: '例',
        examples: '例',
        required: '必須',
        deprecated: '非推奨',
        readOnly: '読み取り専用',
        writeOnly: '書き込み専用',
        gone: '非推奨。',
        goneText: 'このエンドポイントは削除される可能性があります。新しいコードでは別のものを使用してください。',
        oneServer: 'サーバー 1 件',
        servers: 'サーバー {n} 件',
        oneOf: '次のいずれか',
        anyOf: '次の任意のもの',
        inSomeCases: '場合による',
        moreValues: '他 {n} 個の値',
        oneProperty: 'プロパティ 1 個',
        moreProperties: 'プロパティ {n} 個',
        alternatives: '選択肢',
        again: '再び {name} のプロパティ。',
        tooDeep: '{name} のプロパティは深すぎるため、ここには表示できません。',
        thisObject: 'このオブジェクト',
        default: 'デフォルト',
        always: '常に',
        range: '範囲',
        multipleOf: '倍数',
        length: '長さ',
        pattern: 'パターン',
        items: '要素',
        withNeeds: '{name} がある場合に必要',
        eachItem: '各要素: {label}',
        not: '以外',
        discovery: 'ディスカバリー',
        needs: '必要',
        authorizeAt: '認可の URL',
        deviceAt: 'デバイス認可の URL',
        tokenFrom: 'トークンの URL',
        refreshAt: '更新の URL',
        anyWay: '{n} 通りの方法のいずれか。',
        anyWayOrNone: '{n} 通りの方法のいずれか、または不要。',
        optional: '任意。',
        or: 'または',
        apiKey: 'API キー',
        bearerToken: 'Bearer トークン',
        basic: 'Basic 認証',
        certificate: 'クライアント証明書',
        writeBearer: '`Bearer`、スペース、トークンの順に記述します。',
        writeBasic: '`Basic`、スペース、base64 の `user:password` の順に記述します。',
        sentTo: '送信先: {url}',
        leadsTo: '{name} は {target} につながります',
        anyOther: 'その他のステータス',
        anyStatus: '{from} から {to} までのステータス',
        sent: 'クライアントが送信',
        received: 'クライアントが受信',
        both: 'クライアントが送受信',
    },
    console: {
        tryIt: '試す',
        send: '送信',
        cancel: 'キャンセル',
        server: 'サーバー',
        address: 'アドレス',
        otherAddress: '別のアドレス…',
        yourAddress: '自分のアドレス',
        contentType: 'コンテンツタイプ',
        authorization: '認証',
        method: '方法',
        none: 'なし',
        and: '{one} と {other}',
        userName: 'ユーザー名',
        password: 'パスワード',
        apiKey: 'API キー',
        accessToken: 'アクセストークン',
        bearerToken: 'Bearer トークン',
        credentials: '{kind} の認証情報',
        notSet: '未設定',
    },
    consoleScript: {
        sending: '送信中…',
        cancelled: 'キャンセルしました。',
        cannotSend: 'このリクエストは送信できません。',
        noAnswer: '{origin} から応答がありません。',
        offline: 'このブラウザはオフラインです。',
        insecure: 'このページは https で読み込まれたため、ブラウザは http アドレスの呼び出しを許可しません。API の https アドレスを使用してください。',
        reason: 'ブラウザのメッセージ: {reason}。',
        cors: 'ここから到達できないか、{page} のページからの呼び出しが許可されていません (CORS)。許可するには、API が OPTIONS リクエストにも「Access-Control-Allow-Origin: {page}」を返す必要があります。',
        samplesWork: 'リクエストのサンプルはターミナルからであれば動作します。',
        after: '{ms} ミリ秒',
        headers: 'ヘッダー {n} 件',
        someHeaders: 'ブラウザは、API が他のサイトに公開したヘッダーだけをページに表示します。',
        bodyOfAnswer: '応答のボディ',
        noBody: '応答にボディはありません。',
        picture: '応答の画像',
        cut: '応答の残りは表示されません。',
        save: '応答を保存 ({size})',
        badHeader: '「{name}」にはヘッダーに使えない文字があります。',
        cookies: 'ブラウザは {host} の Cookie をページから設定することを許可しません。既存の Cookie だけが送信されました。',
        needAddress: 'API のアドレスを入力してください。https:// または http:// で始まります。',
        fillIn: 'サーバーアドレスの「{name}」を入力してください。',
        notJson: '「{name}」は有効な JSON ではありません: {reason}',
        bodyNotJson: 'ボディは有効な JSON ではありません: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/ko.js
const ko = {
    layout: {
        skip: '본문으로 건너뛰기',
        menu: '메뉴',
        closeMenu: '메뉴 닫기',
        search: '검색…',
        mode: '라이트 모드와 다크 모드 전환',
        onThisPage: '이 페이지의 내용',
        previous: '이전',
        next: '다음',
        copyPage: '페이지 복사',
        copied: '복사됨',
        viewMarkdown: 'Markdown으로 보기',
        deprecated: '지원 중단',
        dismiss: '닫기',
        language: '언어',
        version: '버전',
        product: '제품',
        section: '섹션',
        sections: '섹션',
        navigation: '탐색',
        pages: '페이지',
        links: '링크',
        breadcrumbs: '이동 경로',
        announcement: '공지',
        notFound: '페이지를 찾을 수 없음',
        notFoundText: '이 주소에는 페이지가 없습니다. 옮겨졌을 수 있습니다.',
        home: '첫 페이지로 이동',
    },
    components: {
        note: '참고',
        info: '정보',
        tip: '팁',
        warning: '경고',
        danger: '위험',
        check: '확인됨',
        details: '세부 정보',
        properties: '속성',
        open: '열기',
        prompt: '프롬프트',
        view: '보기',
        tab: '탭',
        code: '코드',
        request: '요청',
        response: '응답',
        update: '업데이트',
        examples: '예시',
        required: '필수',
        deprecated: '지원 중단',
        default: '기본값',
        readMore: '더 읽기',
        linkTo: '“{name}” 링크',
        footnote: '각주 {n}',
        footnotes: '각주',
        backTo: '참조 {n}(으)로 돌아가기',
        image: '이미지',
        filter: '태그로 거르기',
        all: '전체',
    },
    script: {
        copy: '복사',
        copied: '복사됨',
        notAllowed: '허용되지 않음',
        copyAddress: '주소 복사',
        showMore: '더 보기',
        showLess: '접기',
        language: '언어',
        view: '보기',
        close: '닫기',
        enlarge: '이미지 확대',
        search: '검색',
        results: '결과',
        nothingFound: '“{query}”에 대한 결과가 없습니다',
        searchBroken: '검색 색인을 읽을 수 없습니다: {reason}',
    },
    api: {
        body: '본문',
        payload: '페이로드',
        path: '경로 매개변수',
        query: '쿼리 매개변수',
        header: '헤더',
        cookie: '쿠키',
        parameters: '매개변수',
        responses: '응답',
        authorizations: '인증',
        callbacks: '콜백',
        links: '링크',
        properties: '속성',
        schema: '스키마',
        request: '요청',
        response: '응답',
        messages: '메시지',
        example: '예시',
        examples: '예시',
        required: '필수',
        deprecated: '지원 중단',
        readOnly: '읽기 전용',
        writeOnly: '쓰기 전용',
        gone: '지원 중단.',
        goneText: '이 엔드포인트는 제거될 수 있습니다. 새 코드에서는 다른 것을 사용하세요.',
        oneServer: '서버 1개',
        servers: '서버 {n}개',
        oneOf: '다음 중 하나',
        anyOf: '다음 중 임의',
        inSomeCases: '경우에 따라',
        moreValues: '값 {n}개 더',
        oneProperty: '속성 1개',
        moreProperties: '속성 {n}개',
        alternatives: '대안',
        again: '다시 {name}의 속성입니다.',
        tooDeep: '{name}의 속성은 너무 깊어 여기에 표시하지 않습니다.',
        thisObject: '이 객체',
        default: '기본값',
        always: '항상',
        range: '범위',
        multipleOf: '배수',
        length: '길이',
        pattern: '패턴',
        items: '항목',
        withNeeds: '{name}와(과) 함께 필요',
        eachItem: '각 항목: {label}',
        not: '아님',
        discovery: '디스커버리',
        needs: '필요',
        authorizeAt: '인증 주소',
        deviceAt: '기기 인증 주소',
        tokenFrom: '토큰 주소',
        refreshAt: '갱신 주소',
        anyWay: '{n}가지 방법 중 하나.',
        anyWayOrNone: '{n}가지 방법 중 하나 또는 없음.',
        optional: '선택 사항.',
        or: '또는',
        apiKey: 'API 키',
        bearerToken: 'Bearer 토큰',
        basic: '기본 인증',
        certificate: '클라이언트 인증서',
        writeBearer: '`Bearer`, 공백, 토큰을 차례로 쓰세요.',
        writeBasic: '`Basic`, 공백, base64로 된 `user:password`를 차례로 쓰세요.',
        sentTo: '전송 대상: {url}',
        leadsTo: '{name}은(는) {target}(으)로 이어집니다',
        anyOther: '그 밖의 모든 상태',
        anyStatus: '{from}부터 {to}까지의 모든 상태',
        sent: '클라이언트가 보냄',
        received: '클라이언트가 받음',
        both: '클라이언트가 보내고 받음',
    },
    console: {
        tryIt: '사용해 보기',
        send: '보내기',
        cancel: '취소',
        server: '서버',
        address: '주소',
        otherAddress: '다른 주소…',
        yourAddress: '내 주소',
        contentType: '콘텐츠 유형',
        authorization: '인증',
        method: '방법',
        none: '없음',
        and: '{one} 및 {other}',
        userName: '사용자 이름',
        password: '비밀번호',
        apiKey: 'API 키',
        accessToken: '액세스 토큰',
        bearerToken: 'Bearer 토큰',
        credentials: '{kind} 자격 증명',
        notSet: '설정 안 함',
    },
    consoleScript: {
        sending: '보내는 중…',
        cancelled: '취소했습니다.',
        cannotSend: '이 요청은 보낼 수 없습니다.',
        noAnswer: '{origin}에서 응답이 없습니다.',
        offline: '이 브라우저는 오프라인입니다.',
        insecure: '이 페이지는 https로 열렸으며, 브라우저는 이런 페이지가 http 주소를 호출하지 못하게 합니다. API의 https 주소를 사용하세요.',
        reason: '브라우저 메시지: {reason}.',
        cors: '여기에서 연결할 수 없거나 {page}의 페이지가 호출하도록 허용하지 않습니다(CORS). 허용하려면 API가 OPTIONS 요청에도 “Access-Control-Allow-Origin: {page}”로 응답해야 합니다.',
        samplesWork: '요청 예시는 터미널에서는 동작합니다.',
        after: '{ms} ms 만에',
        headers: '헤더 {n}개',
        someHeaders: '브라우저는 API가 다른 사이트에 공개한 헤더만 페이지에 보여 줍니다.',
        bodyOfAnswer: '응답 본문',
        noBody: '응답에 본문이 없습니다.',
        picture: '응답의 이미지',
        cut: '응답의 나머지는 표시하지 않습니다.',
        save: '응답 저장 ({size})',
        badHeader: '“{name}”에 헤더에 쓸 수 없는 문자가 있습니다.',
        cookies: '브라우저는 페이지가 {host}의 쿠키를 설정하지 못하게 합니다. 이미 있는 쿠키만 보냈습니다.',
        needAddress: 'API 주소를 입력하세요. https:// 또는 http://로 시작합니다.',
        fillIn: '서버 주소의 “{name}”을(를) 입력하세요.',
        notJson: '“{name}”은(는) 올바른 JSON이 아닙니다: {reason}',
        bodyNotJson: '본문이 올바른 JSON이 아닙니다: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/lv.js
const lv = {
    layout: {
        skip: 'Pāriet uz galveno saturu',
        menu: 'Izvēlne',
        closeMenu: 'Aizvērt izvēlni',
        search: 'Meklēt…',
        mode: 'Pārslēgt gaišo un tumšo režīmu',
        onThisPage: 'Šajā lapā',
        previous: 'Iepriekšējā',
        next: 'Nākamā',
        copyPage: 'Kopēt lapu',
        copied: 'Nokopēts',
        viewMarkdown: 'Skatīt kā Markdown',
        deprecated: 'novecojis',
        dismiss: 'Aizvērt',
        language: 'Valoda',
        version: 'Versija',
        product: 'Produkts',
        section: 'Sadaļa',
        sections: 'Sadaļas',
        navigation: 'Navigācija',
        pages: 'Lapas',
        links: 'Saites',
        breadcrumbs: 'Navigācijas ceļš',
        announcement: 'Paziņojums',
        notFound: 'Lapa nav atrasta',
        notFoundText: 'Šajā adresē nav lapas. Iespējams, tā ir pārvietota.',
        home: 'Doties uz pirmo lapu',
    },
    components: {
        note: 'Piezīme',
        info: 'Informācija',
        tip: 'Padoms',
        warning: 'Brīdinājums',
        danger: 'Bīstami',
        check: 'Pārbaudīts',
        details: 'Sīkāka informācija',
        properties: 'īpašības',
        open: 'Atvērt',
        prompt: 'Uzvedne',
        view: 'Skats',
        tab: 'Cilne',
        code: 'Kods',
        request: 'Pieprasījums',
        response: 'Atbilde',
        update: 'Atjauninājums',
        examples: 'Piemēri',
        required: 'obligāts',
        deprecated: 'novecojis',
        default: 'noklusējums',
        readMore: 'Lasīt vairāk',
        linkTo: 'Saite uz „{name}”',
        footnote: '{n}. vēre',
        footnotes: 'Vēres',
        backTo: 'Atpakaļ pie atsauces {n}',
        image: 'Attēls',
        filter: 'Filtrēt pēc birkas',
        all: 'Visi',
    },
    script: {
        copy: 'Kopēt',
        copied: 'Nokopēts',
        notAllowed: 'Nav atļauts',
        copyAddress: 'Kopēt adresi',
        showMore: 'Rādīt vairāk',
        showLess: 'Rādīt mazāk',
        language: 'Valoda',
        view: 'Skats',
        close: 'Aizvērt',
        enlarge: 'Palielināt attēlu',
        search: 'Meklēt',
        results: 'Rezultāti',
        nothingFound: 'Nekas nav atrasts: „{query}”',
        searchBroken: 'Meklēšanas indeksu nevarēja nolasīt: {reason}',
    },
    api: {
        body: 'Pamatteksts',
        payload: 'Saturs',
        path: 'Ceļa parametri',
        query: 'Vaicājuma parametri',
        header: 'Galvenes',
        cookie: 'Sīkdatnes',
        parameters: 'Parametri',
        responses: 'Atbildes',
        authorizations: 'Autorizācija',
        callbacks: 'Atzvani',
        links: 'Saites',
        properties: 'Īpašības',
        schema: 'Shēma',
        request: 'Pieprasījums',
        response: 'Atbilde',
        messages: 'Ziņojumi',
        example: 'Piemērs',
        examples: 'Piemēri',
        required: 'obligāts',
        deprecated: 'novecojis',
        readOnly: 'tikai lasāms',
        writeOnly: 'tikai rakstāms',
        gone: 'Novecojis.',
        goneText: 'Šis galapunkts var tikt noņemts; jaunā kodā lietojiet citu.',
        oneServer: 'Serveri: 1',
        servers: 'Serveri: {n}',
        oneOf: 'Viens no',
        anyOf: 'Jebkurš no',
        inSomeCases: 'Dažos gadījumos',
        moreValues: 'Vēl vērtības: {n}',
        oneProperty: '1 īpašība',
        moreProperties: 'Īpašības: {n}',
        alternatives: 'Alternatīvas',
        again: 'Atkal {name} īpašības.',
        tooDeep: '{name} īpašības ir pārāk dziļi, lai tās šeit rādītu.',
        thisObject: 'šī objekta',
        default: 'Noklusējums',
        always: 'Vienmēr',
        range: 'Diapazons',
        multipleOf: 'Daudzkārtnis',
        length: 'Garums',
        pattern: 'Šablons',
        items: 'Vienumi',
        withNeeds: 'Ar {name} nepieciešams',
        eachItem: 'Katrs vienums: {label}',
        not: 'Nav',
        discovery: 'Atklāšana',
        needs: 'Nepieciešams',
        authorizeAt: 'Autorizācija adresē',
        deviceAt: 'Ierīces autorizācija adresē',
        tokenFrom: 'Tokens no',
        refreshAt: 'Atjaunošana adresē',
        anyWay: 'Jebkurš no {n} veidiem.',
        anyWayOrNone: 'Jebkurš no {n} veidiem vai neviens.',
        optional: 'Neobligāts.',
        or: 'vai',
        apiKey: 'API atslēga',
        bearerToken: 'bearer tokens',
        basic: 'pamata autentifikācija',
        certificate: 'klienta sertifikāts',
        writeBearer: 'Rakstiet `Bearer`, atstarpi un savu tokenu.',
        writeBasic: 'Rakstiet `Basic`, atstarpi un `user:password` base64 kodējumā.',
        sentTo: 'Sūta uz {url}',
        leadsTo: '{name} ved uz {target}',
        anyOther: 'Jebkurš cits statuss',
        anyStatus: 'Jebkurš statuss no {from} līdz {to}',
        sent: 'Sūta klients',
        received: 'Saņem klients',
        both: 'Sūta un saņem klients',
    },
    console: {
        tryIt: 'Izmēģināt',
        send: 'Sūtīt',
        cancel: 'Atcelt',
        server: 'Serveris',
        address: 'Adrese',
        otherAddress: 'Cita adrese…',
        yourAddress: 'Jūsu adrese',
        contentType: 'Satura tips',
        authorization: 'Autorizācija',
        method: 'Metode',
        none: 'Nav',
        and: '{one} un {other}',
        userName: 'Lietotājvārds',
        password: 'Parole',
        apiKey: 'API atslēga',
        accessToken: 'Piekļuves tokens',
        bearerToken: 'Bearer tokens',
        credentials: '{kind} akreditācijas dati',
        notSet: 'Nav iestatīts',
    },
    consoleScript: {
        sending: 'Sūta…',
        cancelled: 'Atcelts.',
        cannotSend: 'Šo pieprasījumu nevar nosūtīt.',
        noAnswer: 'Nav atbildes no {origin}.',
        offline: 'Šī pārlūkprogramma ir bezsaistē.',
        insecure: 'Šī lapa saņemta ar https, un pārlūkprogrammas neļauj šādām lapām izsaukt http adreses. Lietojiet API https adresi.',
        reason: 'Pārlūkprogramma ziņo: {reason}.',
        cors: 'Vai nu tas no šejienes nav sasniedzams, vai neļauj {page} lapām to izsaukt (CORS). Lai to atļautu, API jāatbild ar „Access-Control-Allow-Origin: {page}”, arī uz OPTIONS pieprasījumiem.',
        samplesWork: 'Pieprasījumu piemēri tik un tā darbojas terminālī.',
        after: '{ms} ms laikā',
        headers: 'Galvenes: {n}',
        someHeaders: 'Pārlūkprogramma lapai rāda tikai tās galvenes, ko API atver citām vietnēm.',
        bodyOfAnswer: 'Atbildes pamatteksts',
        noBody: 'Atbildei nav pamatteksta.',
        picture: 'Attēls atbildē',
        cut: 'Pārējā atbilde netiek rādīta.',
        save: 'Saglabāt atbildi ({size})',
        badHeader: '„{name}” satur rakstzīmi, kas galvenē nav atļauta.',
        cookies: 'Pārlūkprogramma neļauj lapai iestatīt sīkdatnes {host}; nosūtītas tikai esošās.',
        needAddress: 'Ievadiet API adresi: tā sākas ar https:// vai http://.',
        fillIn: 'Aizpildiet „{name}” servera adresē.',
        notJson: '„{name}” nav derīgs JSON: {reason}',
        bodyNotJson: 'Pamatteksts nav derīgs JSON: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/nl.js
const nl = {
    layout: {
        skip: 'Naar de hoofdinhoud',
        menu: 'Menu',
        closeMenu: 'Menu sluiten',
        search: 'Zoeken…',
        mode: 'Wisselen tussen licht en donker',
        onThisPage: 'Op deze pagina',
        previous: 'Vorige',
        next: 'Volgende',
        copyPage: 'Pagina kopiëren',
        copied: 'Gekopieerd',
        viewMarkdown: 'Als Markdown bekijken',
        deprecated: 'verouderd',
        dismiss: 'Sluiten',
        language: 'Taal',
        version: 'Versie',
        product: 'Product',
        section: 'Sectie',
        sections: 'Secties',
        navigation: 'Navigatie',
        pages: 'Pagina’s',
        links: 'Links',
        breadcrumbs: 'Kruimelpad',
        announcement: 'Aankondiging',
        notFound: 'Pagina niet gevonden',
        notFoundText: 'Er is geen pagina op dit adres. Misschien is ze verplaatst.',
        home: 'Naar de eerste pagina',
    },
    components: {
        note: 'Opmerking',
        info: 'Info',
        tip: 'Tip',
        warning: 'Waarschuwing',
        danger: 'Gevaar',
        check: 'Gecontroleerd',
        details: 'Details',
        properties: 'eigenschappen',
        open: 'Openen',
        prompt: 'Prompt',
        view: 'Weergave',
        tab: 'Tabblad',
        code: 'Code',
        request: 'Verzoek',
        response: 'Antwoord',
        update: 'Update',
        examples: 'Voorbeelden',
        required: 'verplicht',
        deprecated: 'verouderd',
        default: 'standaard',
        readMore: 'Meer lezen',
        linkTo: 'Link naar ‘{name}’',
        footnote: 'Voetnoot {n}',
        footnotes: 'Voetnoten',
        backTo: 'Terug naar verwijzing {n}',
        image: 'Afbeelding',
        filter: 'Filteren op label',
        all: 'Alle',
    },
    script: {
        copy: 'Kopiëren',
        copied: 'Gekopieerd',
        notAllowed: 'Niet toegestaan',
        copyAddress: 'Adres kopiëren',
        showMore: 'Meer tonen',
        showLess: 'Minder tonen',
        language: 'Taal',
        view: 'Weergave',
        close: 'Sluiten',
        enlarge: 'Afbeelding vergroten',
        search: 'Zoeken',
        results: 'Resultaten',
        nothingFound: 'Niets gevonden voor ‘{query}’',
        searchBroken: 'De zoekindex kon niet worden gelezen: {reason}',
    },
    api: {
        body: 'Body',
        payload: 'Inhoud',
        path: 'Padparameters',
        query: 'Queryparameters',
        header: 'Headers',
        cookie: 'Cookies',
        parameters: 'Parameters',
        responses: 'Antwoorden',
        authorizations: 'Autorisatie',
        callbacks: 'Callbacks',
        links: 'Links',
        properties: 'Eigenschappen',
        schema: 'Schema',
        request: 'Verzoek',
        response: 'Antwoord',
        messages: 'Berichten',
        example: 'Voorbeeld',
        examples: 'Voorbeelden',
        required: 'verplicht',
        deprecated: 'verouderd',
        readOnly: 'alleen lezen',
        writeOnly: 'alleen schrijven',
        gone: 'Verouderd.',
        goneText: 'Dit eindpunt kan worden verwijderd; gebruik een ander in nieuwe code.',
        oneServer: '1 server',
        servers: '{n} servers',
        oneOf: 'Een van',
        anyOf: 'Een of meer van',
        inSomeCases: 'In sommige gevallen',
        moreValues: 'Nog {n} waarden',
        oneProperty: '1 eigenschap',
        moreProperties: '{n} eigenschappen',
        alternatives: 'Alternatieven',
        again: 'Opnieuw de eigenschappen van {name}.',
        tooDeep: 'De eigenschappen van {name} liggen te diep om hier te tonen.',
        thisObject: 'dit object',
        default: 'Standaard',
        always: 'Altijd',
        range: 'Bereik',
        multipleOf: 'Veelvoud van',
        length: 'Lengte',
        pattern: 'Patroon',
        items: 'Items',
        withNeeds: 'Met {name} vereist',
        eachItem: 'Elk item: {label}',
        not: 'Niet',
        discovery: 'Discovery',
        needs: 'Vereist',
        authorizeAt: 'Autoriseren op',
        deviceAt: 'Apparaatautorisatie op',
        tokenFrom: 'Token van',
        refreshAt: 'Vernieuwen op',
        anyWay: 'Een van {n} manieren.',
        anyWayOrNone: 'Een van {n} manieren, of geen.',
        optional: 'Optioneel.',
        or: 'of',
        apiKey: 'API-sleutel',
        bearerToken: 'bearertoken',
        basic: 'basisauthenticatie',
        certificate: 'clientcertificaat',
        writeBearer: 'Schrijf `Bearer`, een spatie en je token.',
        writeBasic: 'Schrijf `Basic`, een spatie en `user:password` in base64.',
        sentTo: 'Verzonden naar {url}',
        leadsTo: '{name} leidt naar {target}',
        anyOther: 'Elke andere status',
        anyStatus: 'Elke status van {from} tot {to}',
        sent: 'Verzonden door de client',
        received: 'Ontvangen door de client',
        both: 'Verzonden en ontvangen door de client',
    },
    console: {
        tryIt: 'Uitproberen',
        send: 'Versturen',
        cancel: 'Annuleren',
        server: 'Server',
        address: 'Adres',
        otherAddress: 'Ander adres…',
        yourAddress: 'Jouw adres',
        contentType: 'Inhoudstype',
        authorization: 'Autorisatie',
        method: 'Methode',
        none: 'Geen',
        and: '{one} en {other}',
        userName: 'Gebruikersnaam',
        password: 'Wachtwoord',
        apiKey: 'API-sleutel',
        accessToken: 'Toegangstoken',
        bearerToken: 'Bearertoken',
        credentials: '{kind}-gegevens',
        notSet: 'Niet ingesteld',
    },
    consoleScript: {
        sending: 'Versturen…',
        cancelled: 'Geannuleerd.',
        cannotSend: 'Dit verzoek kan niet worden verstuurd.',
        noAnswer: 'Er komt geen antwoord van {origin}.',
        offline: 'Deze browser is offline.',
        insecure: 'Deze pagina kwam via https, en browsers laten zulke pagina’s geen http-adressen aanroepen. Gebruik het https-adres van de API.',
        reason: 'De browser meldt: {reason}.',
        cors: 'Of ze is van hieruit niet bereikbaar, of ze laat pagina’s van {page} haar niet aanroepen (CORS). Om dat toe te staan moet de API antwoorden met ‘Access-Control-Allow-Origin: {page}’, ook op OPTIONS-verzoeken.',
        samplesWork: 'De voorbeelden werken toch vanuit een terminal.',
        after: 'in {ms} ms',
        headers: '{n} headers',
        someHeaders: 'Een browser toont een pagina alleen de headers die de API voor andere sites openstelt.',
        bodyOfAnswer: 'Body van het antwoord',
        noBody: 'Het antwoord heeft geen body.',
        picture: 'De afbeelding in het antwoord',
        cut: 'De rest van het antwoord wordt niet getoond.',
        save: 'Antwoord opslaan ({size})',
        badHeader: '‘{name}’ heeft een teken dat in geen header kan staan.',
        cookies: 'Een browser laat een pagina geen cookies zetten voor {host}; alleen de al aanwezige zijn verstuurd.',
        needAddress: 'Schrijf het adres van de API: het begint met https:// of http://.',
        fillIn: 'Vul ‘{name}’ in het serveradres in.',
        notJson: '‘{name}’ is geen geldige JSON: {reason}',
        bodyNotJson: 'De body is geen geldige JSON: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/no.js
const no = {
    layout: {
        skip: 'Hopp til hovedinnholdet',
        menu: 'Meny',
        closeMenu: 'Lukk menyen',
        search: 'Søk…',
        mode: 'Bytt mellom lyst og mørkt',
        onThisPage: 'På denne siden',
        previous: 'Forrige',
        next: 'Neste',
        copyPage: 'Kopier siden',
        copied: 'Kopiert',
        viewMarkdown: 'Vis som Markdown',
        deprecated: 'utdatert',
        dismiss: 'Lukk',
        language: 'Språk',
        version: 'Versjon',
        product: 'Produkt',
        section: 'Del',
        sections: 'Deler',
        navigation: 'Navigasjon',
        pages: 'Sider',
        links: 'Lenker',
        breadcrumbs: 'Brødsmuler',
        announcement: 'Kunngjøring',
        notFound: 'Siden ble ikke funnet',
        notFoundText: 'Det er ingen side på denne adressen. Den kan ha blitt flyttet.',
        home: 'Gå til første side',
    },
    components: {
        note: 'Merk',
        info: 'Info',
        tip: 'Tips',
        warning: 'Advarsel',
        danger: 'Fare',
        check: 'Kontrollert',
        details: 'Detaljer',
        properties: 'egenskaper',
        open: 'Åpne',
        prompt: 'Prompt',
        view: 'Visning',
        tab: 'Fane',
        code: 'Kode',
        request: 'Forespørsel',
        response: 'Svar',
        update: 'Oppdatering',
        examples: 'Eksempler',
        required: 'påkrevd',
        deprecated: 'utdatert',
        default: 'standard',
        readMore: 'Les mer',
        linkTo: 'Lenke til «{name}»',
        footnote: 'Fotnote {n}',
        footnotes: 'Fotnoter',
        backTo: 'Tilbake til henvisning {n}',
        image: 'Bilde',
        filter: 'Filtrer etter merkelapp',
        all: 'Alle',
    },
    script: {
        copy: 'Kopier',
        copied: 'Kopiert',
        notAllowed: 'Ikke tillatt',
        copyAddress: 'Kopier adressen',
        showMore: 'Vis mer',
        showLess: 'Vis mindre',
        language: 'Språk',
        view: 'Visning',
        close: 'Lukk',
        enlarge: 'Forstørr bildet',
        search: 'Søk',
        results: 'Resultater',
        nothingFound: 'Fant ingenting for «{query}»',
        searchBroken: 'Søkeindeksen kunne ikke leses: {reason}',
    },
    api: {
        body: 'Innhold',
        payload: 'Nyttelast',
        path: 'Stiparametere',
        query: 'Spørringsparametere',
        header: 'Hoder',
        cookie: 'Informasjonskapsler',
        parameters: 'Parametere',
        responses: 'Svar',
        authorizations: 'Autorisasjon',
        callbacks: 'Tilbakekall',
        links: 'Lenker',
        properties: 'Egenskaper',
        schema: 'Skjema',
        request: 'Forespørsel',
        response: 'Svar',
        messages: 'Meldinger',
        example: 'Eksempel',
        examples: 'Eksempler',
        required: 'påkrevd',
        deprecated: 'utdatert',
        readOnly: 'skrivebeskyttet',
        writeOnly: 'bare skriving',
        gone: 'Utdatert.',
        goneText: 'Dette endepunktet kan bli fjernet; bruk et annet i ny kode.',
        oneServer: '1 server',
        servers: '{n} servere',
        oneOf: 'En av',
        anyOf: 'Noen av',
        inSomeCases: 'I noen tilfeller',
        moreValues: '{n} verdier til',
        oneProperty: '1 egenskap',
        moreProperties: '{n} egenskaper',
        alternatives: 'Alternativer',
        again: 'Igjen egenskapene til {name}.',
        tooDeep: 'Egenskapene til {name} ligger for dypt til å vises her.',
        thisObject: 'dette objektet',
        default: 'Standard',
        always: 'Alltid',
        range: 'Område',
        multipleOf: 'Multiplum av',
        length: 'Lengde',
        pattern: 'Mønster',
        items: 'Elementer',
        withNeeds: 'Med {name} kreves',
        eachItem: 'Hvert element: {label}',
        not: 'Ikke',
        discovery: 'Oppdagelse',
        needs: 'Krever',
        authorizeAt: 'Autoriser på',
        deviceAt: 'Enhetsautorisasjon på',
        tokenFrom: 'Token fra',
        refreshAt: 'Forny på',
        anyWay: 'En av {n} måter.',
        anyWayOrNone: 'En av {n} måter, eller ingen.',
        optional: 'Valgfritt.',
        or: 'eller',
        apiKey: 'API-nøkkel',
        bearerToken: 'bearer-token',
        basic: 'grunnleggende autentisering',
        certificate: 'klientsertifikat',
        writeBearer: 'Skriv `Bearer`, et mellomrom og tokenet ditt.',
        writeBasic: 'Skriv `Basic`, et mellomrom og `user:password` i base64.',
        sentTo: 'Sendes til {url}',
        leadsTo: '{name} fører til {target}',
        anyOther: 'Enhver annen status',
        anyStatus: 'Enhver status fra {from} til {to}',
        sent: 'Sendes av klienten',
        received: 'Mottas av klienten',
        both: 'Sendes og mottas av klienten',
    },
    console: {
        tryIt: 'Prøv',
        send: 'Send',
        cancel: 'Avbryt',
        server: 'Server',
        address: 'Adresse',
        otherAddress: 'Annen adresse…',
        yourAddress: 'Din adresse',
        contentType: 'Innholdstype',
        authorization: 'Autorisasjon',
        method: 'Metode',
        none: 'Ingen',
        and: '{one} og {other}',
        userName: 'Brukernavn',
        password: 'Passord',
        apiKey: 'API-nøkkel',
        accessToken: 'Tilgangstoken',
        bearerToken: 'Bearer-token',
        credentials: '{kind}-legitimasjon',
        notSet: 'Ikke angitt',
    },
    consoleScript: {
        sending: 'Sender…',
        cancelled: 'Avbrutt.',
        cannotSend: 'Forespørselen kan ikke sendes.',
        noAnswer: 'Ingen svar fra {origin}.',
        offline: 'Nettleseren er frakoblet.',
        insecure: 'Siden ble hentet over https, og nettlesere lar ikke slike sider kalle http-adresser. Bruk API-ets https-adresse.',
        reason: 'Nettleseren sier: {reason}.',
        cors: 'Enten kan det ikke nås herfra, eller så lar det ikke sider fra {page} kalle det (CORS). For å tillate det må API-et svare med «Access-Control-Allow-Origin: {page}», også på OPTIONS-forespørsler.',
        samplesWork: 'Eksemplene virker likevel fra en terminal.',
        after: 'på {ms} ms',
        headers: '{n} hoder',
        someHeaders: 'En nettleser viser bare de hodene som API-et åpner for andre nettsteder.',
        bodyOfAnswer: 'Innholdet i svaret',
        noBody: 'Svaret har ikke noe innhold.',
        picture: 'Bildet i svaret',
        cut: 'Resten av svaret vises ikke.',
        save: 'Lagre svaret ({size})',
        badHeader: '«{name}» har et tegn som ikke kan stå i et hode.',
        cookies: 'En nettleser lar ikke en side sette informasjonskapsler for {host}; bare de som fantes fra før, ble sendt.',
        needAddress: 'Skriv adressen til API-et: den begynner med https:// eller http://.',
        fillIn: 'Fyll ut «{name}» i serveradressen.',
        notJson: '«{name}» er ikke gyldig JSON: {reason}',
        bodyNotJson: 'Innholdet er ikke gyldig JSON: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/pl.js
const pl = {
    layout: {
        skip: 'Przejdź do treści',
        menu: 'Menu',
        closeMenu: 'Zamknij menu',
        search: 'Szukaj…',
        mode: 'Przełącz jasny i ciemny tryb',
        onThisPage: 'Na tej stronie',
        previous: 'Poprzednia',
        next: 'Następna',
        copyPage: 'Kopiuj stronę',
        copied: 'Skopiowano',
        viewMarkdown: 'Pokaż jako Markdown',
        deprecated: 'przestarzałe',
        dismiss: 'Zamknij',
        language: 'Język',
        version: 'Wersja',
        product: 'Produkt',
        section: 'Sekcja',
        sections: 'Sekcje',
        navigation: 'Nawigacja',
        pages: 'Strony',
        links: 'Linki',
        breadcrumbs: 'Ścieżka nawigacji',
        announcement: 'Ogłoszenie',
        notFound: 'Nie znaleziono strony',
        notFoundText: 'Pod tym adresem nie ma strony. Mogła zostać przeniesiona.',
        home: 'Przejdź do pierwszej strony',
    },
    components: {
        note: 'Uwaga',
        info: 'Informacja',
        tip: 'Wskazówka',
        warning: 'Ostrzeżenie',
        danger: 'Niebezpieczeństwo',
        check: 'Sprawdzone',
        details: 'Szczegóły',
        properties: 'właściwości',
        open: 'Otwórz',
        prompt: 'Prompt',
        view: 'Widok',
        tab: 'Karta',
        code: 'Kod',
        request: 'Żądanie',
        response: 'Odpowiedź',
        update: 'Aktualizacja',
        examples: 'Przykłady',
        required: 'wymagane',
        deprecated: 'przestarzałe',
        default: 'domyślnie',
        readMore: 'Czytaj więcej',
        linkTo: 'Link do „{name}”',
        footnote: 'Przypis {n}',
        footnotes: 'Przypisy',
        backTo: 'Wróć do odwołania {n}',
        image: 'Obraz',
        filter: 'Filtruj według etykiety',
        all: 'Wszystkie',
    },
    script: {
        copy: 'Kopiuj',
        copied: 'Skopiowano',
        notAllowed: 'Niedozwolone',
        copyAddress: 'Kopiuj adres',
        showMore: 'Pokaż więcej',
        showLess: 'Pokaż mniej',
        language: 'Język',
        view: 'Widok',
        close: 'Zamknij',
        enlarge: 'Powiększ obraz',
        search: 'Szukaj',
        results: 'Wyniki',
        nothingFound: 'Nic nie znaleziono dla „{query}”',
        searchBroken: 'Nie udało się odczytać indeksu wyszukiwania: {reason}',
    },
    api: {
        body: 'Treść',
        payload: 'Zawartość',
        path: 'Parametry ścieżki',
        query: 'Parametry zapytania',
        header: 'Nagłówki',
        cookie: 'Pliki cookie',
        parameters: 'Parametry',
        responses: 'Odpowiedzi',
        authorizations: 'Autoryzacja',
        callbacks: 'Wywołania zwrotne',
        links: 'Linki',
        properties: 'Właściwości',
        schema: 'Schemat',
        request: 'Żądanie',
        response: 'Odpowiedź',
        messages: 'Wiadomości',
        example: 'Przykład',
        examples: 'Przykłady',
        required: 'wymagane',
        deprecated: 'przestarzałe',
        readOnly: 'tylko do odczytu',
        writeOnly: 'tylko do zapisu',
        gone: 'Przestarzałe.',
        goneText: 'Ten punkt końcowy może zostać usunięty; w nowym kodzie użyj innego.',
        oneServer: 'Serwery: 1',
        servers: 'Serwery: {n}',
        oneOf: 'Jedno z',
        anyOf: 'Dowolne z',
        inSomeCases: 'W niektórych przypadkach',
        moreValues: 'Więcej wartości: {n}',
        oneProperty: '1 właściwość',
        moreProperties: 'Właściwości: {n}',
        alternatives: 'Alternatywy',
        again: 'Ponownie właściwości {name}.',
        tooDeep: 'Właściwości {name} leżą zbyt głęboko, aby je tu pokazać.',
        thisObject: 'tego obiektu',
        default: 'Domyślnie',
        always: 'Zawsze',
        range: 'Zakres',
        multipleOf: 'Wielokrotność',
        length: 'Długość',
        pattern: 'Wzorzec',
        items: 'Elementy',
        withNeeds: 'Z {name} wymaga',
        eachItem: 'Każdy element: {label}',
        not: 'Nie',
        discovery: 'Wykrywanie',
        needs: 'Wymaga',
        authorizeAt: 'Autoryzacja pod',
        deviceAt: 'Autoryzacja urządzenia pod',
        tokenFrom: 'Token z',
        refreshAt: 'Odświeżanie pod',
        anyWay: 'Dowolny sposób (liczba sposobów: {n}).',
        anyWayOrNone: 'Dowolny sposób (liczba sposobów: {n}) albo żaden.',
        optional: 'Opcjonalne.',
        or: 'lub',
        apiKey: 'klucz API',
        bearerToken: 'token bearer',
        basic: 'uwierzytelnianie podstawowe',
        certificate: 'certyfikat klienta',
        writeBearer: 'Wpisz `Bearer`, spację i swój token.',
        writeBasic: 'Wpisz `Basic`, spację i `user:password` w base64.',
        sentTo: 'Wysyłane do {url}',
        leadsTo: '{name} prowadzi do {target}',
        anyOther: 'Każdy inny status',
        anyStatus: 'Każdy status od {from} do {to}',
        sent: 'Wysyłane przez klienta',
        received: 'Odbierane przez klienta',
        both: 'Wysyłane i odbierane przez klienta',
    },
    console: {
        tryIt: 'Wypróbuj',
        send: 'Wyślij',
        cancel: 'Anuluj',
        server: 'Serwer',
        address: 'Adres',
        otherAddress: 'Inny adres…',
        yourAddress: 'Twój adres',
        contentType: 'Typ treści',
        authorization: 'Autoryzacja',
        method: 'Metoda',
        none: 'Brak',
        and: '{one} i {other}',
        userName: 'Nazwa użytkownika',
        password: 'Hasło',
        apiKey: 'klucz API',
        accessToken: 'Token dostępu',
        bearerToken: 'Token bearer',
        credentials: 'Dane uwierzytelniające {kind}',
        notSet: 'Nie ustawiono',
    },
    consoleScript: {
        sending: 'Wysyłanie…',
        cancelled: 'Anulowano.',
        cannotSend: 'Tego żądania nie można wysłać.',
        noAnswer: 'Brak odpowiedzi od {origin}.',
        offline: 'Ta przeglądarka jest offline.',
        insecure: 'Ta strona przyszła przez https, a przeglądarki nie pozwalają takim stronom wywoływać adresów http. Użyj adresu https interfejsu API.',
        reason: 'Przeglądarka mówi: {reason}.',
        cors: 'Albo API jest stąd nieosiągalne, albo nie pozwala stronom {page} na wywołania (CORS). Aby na to pozwolić, API musi odpowiadać „Access-Control-Allow-Origin: {page}”, także na żądania OPTIONS.',
        samplesWork: 'Przykłady żądań mimo to działają w terminalu.',
        after: 'w {ms} ms',
        headers: 'Nagłówki: {n}',
        someHeaders: 'Przeglądarka pokazuje stronie tylko te nagłówki, które API udostępnia innym witrynom.',
        bodyOfAnswer: 'Treść odpowiedzi',
        noBody: 'Odpowiedź nie ma treści.',
        picture: 'Obraz w odpowiedzi',
        cut: 'Reszta odpowiedzi nie jest pokazana.',
        save: 'Zapisz odpowiedź ({size})',
        badHeader: '„{name}” zawiera znak niedozwolony w nagłówku.',
        cookies: 'Przeglądarka nie pozwala stronie ustawiać plików cookie dla {host}; wysłano tylko już istniejące.',
        needAddress: 'Wpisz adres API: zaczyna się od https:// lub http://.',
        fillIn: 'Uzupełnij „{name}” w adresie serwera.',
        notJson: '„{name}” nie jest poprawnym JSON-em: {reason}',
        bodyNotJson: 'Treść nie jest poprawnym JSON-em: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/pt.js
const pt = {
    layout: {
        skip: 'Ir para o conteúdo principal',
        menu: 'Menu',
        closeMenu: 'Fechar menu',
        search: 'Pesquisar…',
        mode: 'Alternar entre claro e escuro',
        onThisPage: 'Nesta página',
        previous: 'Anterior',
        next: 'Seguinte',
        copyPage: 'Copiar página',
        copied: 'Copiado',
        viewMarkdown: 'Ver como Markdown',
        deprecated: 'obsoleto',
        dismiss: 'Dispensar',
        language: 'Idioma',
        version: 'Versão',
        product: 'Produto',
        section: 'Secção',
        sections: 'Secções',
        navigation: 'Navegação',
        pages: 'Páginas',
        links: 'Ligações',
        breadcrumbs: 'Caminho de navegação',
        announcement: 'Aviso',
        notFound: 'Página não encontrada',
        notFoundText: 'Não existe nenhuma página neste endereço. Pode ter sido movida.',
        home: 'Ir para a primeira página',
    },
    components: {
        note: 'Nota',
        info: 'Informação',
        tip: 'Dica',
        warning: 'Aviso',
        danger: 'Perigo',
        check: 'Verificado',
        details: 'Detalhes',
        properties: 'propriedades',
        open: 'Abrir',
        prompt: 'Prompt',
        view: 'Vista',
        tab: 'Separador',
        code: 'Código',
        request: 'Pedido',
        response: 'Resposta',
        update: 'Atualização',
        examples: 'Exemplos',
        required: 'obrigatório',
        deprecated: 'obsoleto',
        default: 'predefinição',
        readMore: 'Ler mais',
        linkTo: 'Ligação para “{name}”',
        footnote: 'Nota de rodapé {n}',
        footnotes: 'Notas de rodapé',
        backTo: 'Voltar à referência {n}',
        image: 'Imagem',
        filter: 'Filtrar por etiqueta',
        all: 'Todas',
    },
    script: {
        copy: 'Copiar',
        copied: 'Copiado',
        notAllowed: 'Não permitido',
        copyAddress: 'Copiar o endereço',
        showMore: 'Mostrar mais',
        showLess: 'Mostrar menos',
        language: 'Idioma',
        view: 'Vista',
        close: 'Fechar',
        enlarge: 'Ampliar imagem',
        search: 'Pesquisar',
        results: 'Resultados',
        nothingFound: 'Nada encontrado para “{query}”',
        searchBroken: 'Não foi possível ler o índice de pesquisa: {reason}',
    },
    api: {
        body: 'Corpo',
        payload: 'Conteúdo',
        path: 'Parâmetros de caminho',
        query: 'Parâmetros de consulta',
        header: 'Cabeçalhos',
        cookie: 'Cookies',
        parameters: 'Parâmetros',
        responses: 'Respostas',
        authorizations: 'Autorizações',
        callbacks: 'Callbacks',
        links: 'Ligações',
        properties: 'Propriedades',
        schema: 'Esquema',
        request: 'Pedido',
        response: 'Resposta',
        messages: 'Mensagens',
        example: 'Exemplo',
        examples: 'Exemplos',
        required: 'obrigatório',
        deprecated: 'obsoleto',
        readOnly: 'só de leitura',
        writeOnly: 'só de escrita',
        gone: 'Obsoleto.',
        goneText: 'Este endpoint pode ser removido; use outro em código novo.',
        oneServer: '1 servidor',
        servers: '{n} servidores',
        oneOf: 'Um de',
        anyOf: 'Qualquer um de',
        inSomeCases: 'Em alguns casos',
        moreValues: 'Mais {n} valores',
        oneProperty: '1 propriedade',
        moreProperties: '{n} propriedades',
        alternatives: 'Alternativas',
        again: 'Novamente as propriedades de {name}.',
        tooDeep: 'As propriedades de {name} estão demasiado profundas para serem mostradas aqui.',
        thisObject: 'este objeto',
        default: 'Predefinição',
        always: 'Sempre',
        range: 'Intervalo',
        multipleOf: 'Múltiplo de',
        length: 'Comprimento',
        pattern: 'Padrão',
        items: 'Elementos',
        withNeeds: 'Com {name}, exige',
        eachItem: 'Cada elemento: {label}',
        not: 'Não',
        discovery: 'Descoberta',
        needs: 'Exige',
        authorizeAt: 'Autorizar em',
        deviceAt: 'Autorização de dispositivo em',
        tokenFrom: 'Token de',
        refreshAt: 'Renovar em',
        anyWay: 'Qualquer uma de {n} formas.',
        anyWayOrNone: 'Qualquer uma de {n} formas, ou nenhuma.',
        optional: 'Opcional.',
        or: 'ou',
        apiKey: 'chave de API',
        bearerToken: 'token bearer',
        basic: 'autenticação básica',
        certificate: 'certificado de cliente',
        writeBearer: 'Escreva `Bearer`, um espaço e o seu token.',
        writeBasic: 'Escreva `Basic`, um espaço e `user:password` em base64.',
        sentTo: 'Enviado para {url}',
        leadsTo: '{name} leva a {target}',
        anyOther: 'Qualquer outro estado',
        anyStatus: 'Qualquer estado de {from} a {to}',
        sent: 'Enviado pelo cliente',
        received: 'Recebido pelo cliente',
        both: 'Enviado e recebido pelo cliente',
    },
    console: {
        tryIt: 'Experimentar',
        send: 'Enviar',
        cancel: 'Cancelar',
        server: 'Servidor',
        address: 'Endereço',
        otherAddress: 'Outro endereço…',
        yourAddress: 'O seu endereço',
        contentType: 'Tipo de conteúdo',
        authorization: 'Autorização',
        method: 'Método',
        none: 'Nenhuma',
        and: '{one} e {other}',
        userName: 'Nome de utilizador',
        password: 'Palavra-passe',
        apiKey: 'chave de API',
        accessToken: 'Token de acesso',
        bearerToken: 'Token bearer',
        credentials: 'Credenciais {kind}',
        notSet: 'Não definido',
    },
    consoleScript: {
        sending: 'A enviar…',
        cancelled: 'Cancelado.',
        cannotSend: 'Este pedido não pode ser enviado.',
        noAnswer: 'Não há resposta de {origin}.',
        offline: 'Este navegador está offline.',
        insecure: 'Esta página veio por https, e os navegadores não deixam essas páginas chamar endereços http. Use o endereço https da API.',
        reason: 'O navegador diz: {reason}.',
        cors: 'Ou não é acessível a partir daqui, ou não deixa as páginas de {page} chamá-la (CORS). Para o permitir, a API tem de responder com “Access-Control-Allow-Origin: {page}”, também aos pedidos OPTIONS.',
        samplesWork: 'Os exemplos de pedido funcionam na mesma num terminal.',
        after: 'em {ms} ms',
        headers: '{n} cabeçalhos',
        someHeaders: 'O navegador só mostra a uma página os cabeçalhos que a API abre a outros sites.',
        bodyOfAnswer: 'Corpo da resposta',
        noBody: 'A resposta não tem corpo.',
        picture: 'A imagem na resposta',
        cut: 'O resto da resposta não é mostrado.',
        save: 'Guardar a resposta ({size})',
        badHeader: '“{name}” tem um carácter que nenhum cabeçalho pode levar.',
        cookies: 'O navegador não deixa uma página definir cookies para {host}; só foram enviados os que já tinha.',
        needAddress: 'Escreva o endereço da API: começa por https:// ou http://.',
        fillIn: 'Preencha “{name}” no endereço do servidor.',
        notJson: '“{name}” não é JSON válido: {reason}',
        bodyNotJson: 'O corpo não é JSON válido: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/pt-BR.js
const ptBR = {
    layout: {
        skip: 'Ir para o conteúdo principal',
        menu: 'Menu',
        closeMenu: 'Fechar menu',
        search: 'Pesquisar…',
        mode: 'Alternar entre claro e escuro',
        onThisPage: 'Nesta página',
        previous: 'Anterior',
        next: 'Próximo',
        copyPage: 'Copiar página',
        copied: 'Copiado',
        viewMarkdown: 'Ver como Markdown',
        deprecated: 'obsoleto',
        dismiss: 'Dispensar',
        language: 'Idioma',
        version: 'Versão',
        product: 'Produto',
        section: 'Seção',
        sections: 'Seções',
        navigation: 'Navegação',
        pages: 'Páginas',
        links: 'Links',
        breadcrumbs: 'Trilha de navegação',
        announcement: 'Aviso',
        notFound: 'Página não encontrada',
        notFoundText: 'Não há nenhuma página neste endereço. Ela pode ter sido movida.',
        home: 'Ir para a primeira página',
    },
    components: {
        note: 'Nota',
        info: 'Informação',
        tip: 'Dica',
        warning: 'Aviso',
        danger: 'Perigo',
        check: 'Verificado',
        details: 'Detalhes',
        properties: 'propriedades',
        open: 'Abrir',
        prompt: 'Prompt',
        view: 'Visualização',
        tab: 'Aba',
        code: 'Código',
        request: 'Requisição',
        response: 'Resposta',
        update: 'Atualização',
        examples: 'Exemplos',
        required: 'obrigatório',
        deprecated: 'obsoleto',
        default: 'padrão',
        readMore: 'Leia mais',
        linkTo: 'Link para “{name}”',
        footnote: 'Nota de rodapé {n}',
        footnotes: 'Notas de rodapé',
        backTo: 'Voltar à referência {n}',
        image: 'Imagem',
        filter: 'Filtrar por tag',
        all: 'Todas',
    },
    script: {
        copy: 'Copiar',
        copied: 'Copiado',
        notAllowed: 'Não permitido',
        copyAddress: 'Copiar o endereço',
        showMore: 'Mostrar mais',
        showLess: 'Mostrar menos',
        language: 'Idioma',
        view: 'Visualização',
        close: 'Fechar',
        enlarge: 'Ampliar imagem',
        search: 'Pesquisar',
        results: 'Resultados',
        nothingFound: 'Nada encontrado para “{query}”',
        searchBroken: 'Não foi possível ler o índice de pesquisa: {reason}',
    },
    api: {
        body: 'Corpo',
        payload: 'Conteúdo',
        path: 'Parâmetros de caminho',
        query: 'Parâmetros de consulta',
        header: 'Cabeçalhos',
        cookie: 'Cookies',
        parameters: 'Parâmetros',
        responses: 'Respostas',
        authorizations: 'Autorizações',
        callbacks: 'Callbacks',
        links: 'Links',
        properties: 'Propriedades',
        schema: 'Esquema',
        request: 'Requisição',
        response: 'Resposta',
        messages: 'Mensagens',
        example: 'Exemplo',
        examples: 'Exemplos',
        required: 'obrigatório',
        deprecated: 'obsoleto',
        readOnly: 'somente leitura',
        writeOnly: 'somente escrita',
        gone: 'Obsoleto.',
        goneText: 'Este endpoint pode ser removido; use outro em código novo.',
        oneServer: '1 servidor',
        servers: '{n} servidores',
        oneOf: 'Um de',
        anyOf: 'Qualquer um de',
        inSomeCases: 'Em alguns casos',
        moreValues: 'Mais {n} valores',
        oneProperty: '1 propriedade',
        moreProperties: '{n} propriedades',
        alternatives: 'Alternativas',
        again: 'Novamente as propriedades de {name}.',
        tooDeep: 'As propriedades de {name} estão profundas demais para serem exibidas aqui.',
        thisObject: 'este objeto',
        default: 'Padrão',
        always: 'Sempre',
        range: 'Intervalo',
        multipleOf: 'Múltiplo de',
        length: 'Comprimento',
        pattern: 'Padrão de texto',
        items: 'Itens',
        withNeeds: 'Com {name}, exige',
        eachItem: 'Cada item: {label}',
        not: 'Não',
        discovery: 'Descoberta',
        needs: 'Exige',
        authorizeAt: 'Autorizar em',
        deviceAt: 'Autorização de dispositivo em',
        tokenFrom: 'Token de',
        refreshAt: 'Renovar em',
        anyWay: 'Qualquer uma de {n} formas.',
        anyWayOrNone: 'Qualquer uma de {n} formas, ou nenhuma.',
        optional: 'Opcional.',
        or: 'ou',
        apiKey: 'chave de API',
        bearerToken: 'token bearer',
        basic: 'autenticação básica',
        certificate: 'certificado de cliente',
        writeBearer: 'Escreva `Bearer`, um espaço e seu token.',
        writeBasic: 'Escreva `Basic`, um espaço e `user:password` em base64.',
        sentTo: 'Enviado para {url}',
        leadsTo: '{name} leva a {target}',
        anyOther: 'Qualquer outro status',
        anyStatus: 'Qualquer status de {from} a {to}',
        sent: 'Enviado pelo cliente',
        received: 'Recebido pelo cliente',
        both: 'Enviado e recebido pelo cliente',
    },
    console: {
        tryIt: 'Experimentar',
        send: 'Enviar',
        cancel: 'Cancelar',
        server: 'Servidor',
        address: 'Endereço',
        otherAddress: 'Outro endereço…',
        yourAddress: 'Seu endereço',
        contentType: 'Tipo de conteúdo',
        authorization: 'Autorização',
        method: 'Método',
        none: 'Nenhuma',
        and: '{one} e {other}',
        userName: 'Nome de usuário',
        password: 'Senha',
        apiKey: 'chave de API',
        accessToken: 'Token de acesso',
        bearerToken: 'Token bearer',
        credentials: 'Credenciais {kind}',
        notSet: 'Não definido',
    },
    consoleScript: {
        sending: 'Enviando…',
        cancelled: 'Cancelado.',
        cannotSend: 'Esta requisição não pode ser enviada.',
        noAnswer: 'Não há resposta de {origin}.',
        offline: 'Este navegador está offline.',
        insecure: 'Esta página veio por https, e os navegadores não permitem que ela chame endereços http. Use o endereço https da API.',
        reason: 'O navegador diz: {reason}.',
        cors: 'Ou ela não pode ser alcançada daqui, ou não permite que páginas de {page} a chamem (CORS). Para permitir, a API precisa responder com “Access-Control-Allow-Origin: {page}”, também às requisições OPTIONS.',
        samplesWork: 'Os exemplos de requisição funcionam mesmo assim em um terminal.',
        after: 'em {ms} ms',
        headers: '{n} cabeçalhos',
        someHeaders: 'O navegador só mostra a uma página os cabeçalhos que a API abre a outros sites.',
        bodyOfAnswer: 'Corpo da resposta',
        noBody: 'A resposta não tem corpo.',
        picture: 'A imagem na resposta',
        cut: 'O restante da resposta não é exibido.',
        save: 'Salvar a resposta ({size})',
        badHeader: '“{name}” tem um caractere que nenhum cabeçalho pode levar.',
        cookies: 'O navegador não permite que uma página defina cookies para {host}; só os que ele já tinha foram enviados.',
        needAddress: 'Escreva o endereço da API: ele começa com https:// ou http://.',
        fillIn: 'Preencha “{name}” no endereço do servidor.',
        notJson: '“{name}” não é um JSON válido: {reason}',
        bodyNotJson: 'O corpo não é um JSON válido: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/ro.js
const ro = {
    layout: {
        skip: 'Salt la conținutul principal',
        menu: 'Meniu',
        closeMenu: 'Închide meniul',
        search: 'Caută…',
        mode: 'Comută între luminos și întunecat',
        onThisPage: 'Pe această pagină',
        previous: 'Anterior',
        next: 'Următor',
        copyPage: 'Copiază pagina',
        copied: 'Copiat',
        viewMarkdown: 'Vezi ca Markdown',
        deprecated: 'învechit',
        dismiss: 'Închide',
        language: 'Limbă',
        version: 'Versiune',
        product: 'Produs',
        section: 'Secțiune',
        sections: 'Secțiuni',
        navigation: 'Navigare',
        pages: 'Pagini',
        links: 'Linkuri',
        breadcrumbs: 'Cale de navigare',
        announcement: 'Anunț',
        notFound: 'Pagina nu a fost găsită',
        notFoundText: 'Nu există nicio pagină la această adresă. Este posibil să fi fost mutată.',
        home: 'Mergi la prima pagină',
    },
    components: {
        note: 'Notă',
        info: 'Informație',
        tip: 'Sfat',
        warning: 'Avertisment',
        danger: 'Pericol',
        check: 'Verificat',
        details: 'Detalii',
        properties: 'proprietăți',
        open: 'Deschide',
        prompt: 'Prompt',
        view: 'Vizualizare',
        tab: 'Filă',
        code: 'Cod',
        request: 'Cerere',
        response: 'Răspuns',
        update: 'Actualizare',
        examples: 'Exemple',
        required: 'obligatoriu',
        deprecated: 'învechit',
        default: 'implicit',
        readMore: 'Citește mai mult',
        linkTo: 'Link către „{name}”',
        footnote: 'Nota de subsol {n}',
        footnotes: 'Note de subsol',
        backTo: 'Înapoi la referința {n}',
        image: 'Imagine',
        filter: 'Filtrează după etichetă',
        all: 'Toate',
    },
    script: {
        copy: 'Copiază',
        copied: 'Copiat',
        notAllowed: 'Nepermis',
        copyAddress: 'Copiază adresa',
        showMore: 'Arată mai mult',
        showLess: 'Arată mai puțin',
        language: 'Limbă',
        view: 'Vizualizare',
        close: 'Închide',
        enlarge: 'Mărește imaginea',
        search: 'Caută',
        results: 'Rezultate',
        nothingFound: 'Nu s-a găsit nimic pentru „{query}”',
        searchBroken: 'Indexul de căutare nu a putut fi citit: {reason}',
    },
    api: {
        body: 'Corp',
        payload: 'Conținut',
        path: 'Parametri de cale',
        query: 'Parametri de interogare',
        header: 'Antete',
        cookie: 'Cookie-uri',
        parameters: 'Parametri',
        responses: 'Răspunsuri',
        authorizations: 'Autorizare',
        callbacks: 'Apeluri inverse',
        links: 'Linkuri',
        properties: 'Proprietăți',
        schema: 'Schemă',
        request: 'Cerere',
        response: 'Răspuns',
        messages: 'Mesaje',
        example: 'Exemplu',
        examples: 'Exemple',
        required: 'obligatoriu',
        deprecated: 'învechit',
        readOnly: 'doar citire',
        writeOnly: 'doar scriere',
        gone: 'Învechit.',
        goneText: 'Acest endpoint poate fi eliminat; folosiți altul în codul nou.',
        oneServer: 'Servere: 1',
        servers: 'Servere: {n}',
        oneOf: 'Una dintre',
        anyOf: 'Oricare dintre',
        inSomeCases: 'În unele cazuri',
        moreValues: 'Alte valori: {n}',
        oneProperty: '1 proprietate',
        moreProperties: 'Proprietăți: {n}',
        alternatives: 'Alternative',
        again: 'Din nou proprietățile lui {name}.',
        tooDeep: 'Proprietățile lui {name} sunt prea adânci pentru a fi afișate aici.',
        thisObject: 'acest obiect',
        default: 'Implicit',
        always: 'Întotdeauna',
        range: 'Interval',
        multipleOf: 'Multiplu de',
        length: 'Lungime',
        pattern: 'Model',
        items: 'Elemente',
        withNeeds: 'Cu {name} necesită',
        eachItem: 'Fiecare element: {label}',
        not: 'Nu',
        discovery: 'Descoperire',
        needs: 'Necesită',
        authorizeAt: 'Autorizare la',
        deviceAt: 'Autorizare dispozitiv la',
        tokenFrom: 'Token de la',
        refreshAt: 'Reînnoire la',
        anyWay: 'Oricare dintre metode ({n}).',
        anyWayOrNone: 'Oricare dintre metode ({n}) sau niciuna.',
        optional: 'Opțional.',
        or: 'sau',
        apiKey: 'cheie API',
        bearerToken: 'token bearer',
        basic: 'autentificare de bază',
        certificate: 'certificat de client',
        writeBearer: 'Scrieți `Bearer`, un spațiu și tokenul dvs.',
        writeBasic: 'Scrieți `Basic`, un spațiu și `user:password` în base64.',
        sentTo: 'Trimis la {url}',
        leadsTo: '{name} duce la {target}',
        anyOther: 'Orice altă stare',
        anyStatus: 'Orice stare de la {from} la {to}',
        sent: 'Trimis de client',
        received: 'Primit de client',
        both: 'Trimis și primit de client',
    },
    console: {
        tryIt: 'Încearcă',
        send: 'Trimite',
        cancel: 'Anulează',
        server: 'Server',
        address: 'Adresă',
        otherAddress: 'Altă adresă…',
        yourAddress: 'Adresa dvs.',
        contentType: 'Tip de conținut',
        authorization: 'Autorizare',
        method: 'Metodă',
        none: 'Niciuna',
        and: '{one} și {other}',
        userName: 'Nume de utilizator',
        password: 'Parolă',
        apiKey: 'cheie API',
        accessToken: 'Token de acces',
        bearerToken: 'Token bearer',
        credentials: 'Date de acces {kind}',
        notSet: 'Nesetat',
    },
    consoleScript: {
        sending: 'Se trimite…',
        cancelled: 'Anulat.',
        cannotSend: 'Această cerere nu poate fi trimisă.',
        noAnswer: 'Niciun răspuns de la {origin}.',
        offline: 'Acest browser este offline.',
        insecure: 'Această pagină a venit prin https, iar browserele nu permit unor astfel de pagini să apeleze adrese http. Folosiți adresa https a API-ului.',
        reason: 'Browserul spune: {reason}.',
        cors: 'Fie nu poate fi contactat de aici, fie nu permite paginilor de pe {page} să îl apeleze (CORS). Pentru a permite, API-ul trebuie să răspundă cu „Access-Control-Allow-Origin: {page}”, și la cererile OPTIONS.',
        samplesWork: 'Exemplele de cereri funcționează totuși dintr-un terminal.',
        after: 'în {ms} ms',
        headers: 'Antete: {n}',
        someHeaders: 'Un browser arată unei pagini doar antetele pe care API-ul le deschide altor site-uri.',
        bodyOfAnswer: 'Corpul răspunsului',
        noBody: 'Răspunsul nu are corp.',
        picture: 'Imaginea din răspuns',
        cut: 'Restul răspunsului nu este afișat.',
        save: 'Salvează răspunsul ({size})',
        badHeader: '„{name}” conține un caracter nepermis într-un antet.',
        cookies: 'Un browser nu permite unei pagini să seteze cookie-uri pentru {host}; au fost trimise doar cele existente.',
        needAddress: 'Scrieți adresa API-ului: începe cu https:// sau http://.',
        fillIn: 'Completați „{name}” din adresa serverului.',
        notJson: '„{name}” nu este JSON valid: {reason}',
        bodyNotJson: 'Corpul nu este JSON valid: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/ru.js
const ru = {
    layout: {
        skip: 'К основному содержанию',
        menu: 'Меню',
        closeMenu: 'Закрыть меню',
        search: 'Поиск…',
        mode: 'Переключить светлую и тёмную тему',
        onThisPage: 'На этой странице',
        previous: 'Назад',
        next: 'Далее',
        copyPage: 'Копировать страницу',
        copied: 'Скопировано',
        viewMarkdown: 'Открыть как Markdown',
        deprecated: 'устарело',
        dismiss: 'Закрыть',
        language: 'Язык',
        version: 'Версия',
        product: 'Продукт',
        section: 'Раздел',
        sections: 'Разделы',
        navigation: 'Навигация',
        pages: 'Страницы',
        links: 'Ссылки',
        breadcrumbs: 'Путь по сайту',
        announcement: 'Объявление',
        notFound: 'Страница не найдена',
        notFoundText: 'По этому адресу нет страницы. Возможно, её переместили.',
        home: 'Перейти на первую страницу',
    },
    components: {
        note: 'Примечание',
        info: 'Информация',
        tip: 'Совет',
        warning: 'Предупреждение',
        danger: 'Опасность',
        check: 'Проверено',
        details: 'Подробности',
        properties: 'свойства',
        open: 'Открыть',
        prompt: 'Промпт',
        view: 'Вид',
        tab: 'Вкладка',
        code: 'Код',
        request: 'Запрос',
        response: 'Ответ',
        update: 'Обновление',
        examples: 'Примеры',
        required: 'обязательно',
        deprecated: 'устарело',
        default: 'по умолчанию',
        readMore: 'Подробнее',
        linkTo: 'Ссылка на «{name}»',
        footnote: 'Сноска {n}',
        footnotes: 'Сноски',
        backTo: 'Назад к ссылке {n}',
        image: 'Изображение',
        filter: 'Фильтр по тегу',
        all: 'Все',
    },
    script: {
        copy: 'Копировать',
        copied: 'Скопировано',
        notAllowed: 'Не разрешено',
        copyAddress: 'Копировать адрес',
        showMore: 'Показать больше',
        showLess: 'Показать меньше',
        language: 'Язык',
        view: 'Вид',
        close: 'Закрыть',
        enlarge: 'Увеличить изображение',
        search: 'Поиск',
        results: 'Результаты',
        nothingFound: 'Ничего не найдено по запросу «{query}»',
        searchBroken: 'Не удалось прочитать поисковый индекс: {reason}',
    },
    api: {
        body: 'Тело',
        payload: 'Содержимое',
        path: 'Параметры пути',
        query: 'Параметры запроса',
        header: 'Заголовки',
        cookie: 'Файлы cookie',
        parameters: 'Параметры',
        responses: 'Ответы',
        authorizations: 'Авторизация',
        callbacks: 'Обратные вызовы',
        links: 'Ссылки',
        properties: 'Свойства',
        schema: 'Схема',
        request: 'Запрос',
        response: 'Ответ',
        messages: 'Сообщения',
        example: 'Пример',
        examples: 'Примеры',
        required: 'обязательно',
        deprecated: 'устарело',
        readOnly: 'только чтение',
        writeOnly: 'только запись',
        gone: 'Устарело.',
        goneText: 'Эта конечная точка может быть удалена; в новом коде используйте другую.',
        oneServer: 'Серверы: 1',
        servers: 'Серверы: {n}',
        oneOf: 'Одно из',
        anyOf: 'Любое из',
        inSomeCases: 'В некоторых случаях',
        moreValues: 'Ещё значений: {n}',
        oneProperty: '1 свойство',
        moreProperties: 'Свойств: {n}',
        alternatives: 'Варианты',
        again: 'Снова свойства {name}.',
        tooDeep: 'Свойства {name} лежат слишком глубоко, чтобы показать их здесь.',
        thisObject: 'этого объекта',
        default: 'По умолчанию',
        always: 'Всегда',
        range: 'Диапазон',
        multipleOf: 'Кратно',
        length: 'Длина',
        pattern: 'Шаблон',
        items: 'Элементы',
        withNeeds: 'С {name} требуется',
        eachItem: 'Каждый элемент: {label}',
        not: 'Не',
        discovery: 'Обнаружение',
        needs: 'Требуется',
        authorizeAt: 'Авторизация по адресу',
        deviceAt: 'Авторизация устройства по адресу',
        tokenFrom: 'Токен по адресу',
        refreshAt: 'Обновление по адресу',
        anyWay: 'Любой из способов ({n}).',
        anyWayOrNone: 'Любой из способов ({n}) или ни одного.',
        optional: 'Необязательно.',
        or: 'или',
        apiKey: 'ключ API',
        bearerToken: 'токен bearer',
        basic: 'базовая аутентификация',
        certificate: 'сертификат клиента',
        writeBearer: 'Напишите `Bearer`, пробел и ваш токен.',
        writeBasic: 'Напишите `Basic`, пробел и `user:password` в base64.',
        sentTo: 'Отправляется на {url}',
        leadsTo: '{name} ведёт к {target}',
        anyOther: 'Любой другой статус',
        anyStatus: 'Любой статус от {from} до {to}',
        sent: 'Отправляет клиент',
        received: 'Получает клиент',
        both: 'Отправляет и получает клиент',
    },
    console: {
        tryIt: 'Попробовать',
        send: 'Отправить',
        cancel: 'Отмена',
        server: 'Сервер',
        address: 'Адрес',
        otherAddress: 'Другой адрес…',
        yourAddress: 'Ваш адрес',
        contentType: 'Тип содержимого',
        authorization: 'Авторизация',
        method: 'Способ',
        none: 'Нет',
        and: '{one} и {other}',
        userName: 'Имя пользователя',
        password: 'Пароль',
        apiKey: 'ключ API',
        accessToken: 'Токен доступа',
        bearerToken: 'Токен bearer',
        credentials: 'Учётные данные {kind}',
        notSet: 'Не задано',
    },
    consoleScript: {
        sending: 'Отправка…',
        cancelled: 'Отменено.',
        cannotSend: 'Этот запрос нельзя отправить.',
        noAnswer: 'Нет ответа от {origin}.',
        offline: 'Этот браузер не в сети.',
        insecure: 'Эта страница получена по https, а браузеры не позволяют таким страницам обращаться к адресам http. Используйте https-адрес API.',
        reason: 'Браузер сообщает: {reason}.',
        cors: 'Либо API отсюда недоступен, либо он не разрешает страницам {page} обращаться к нему (CORS). Чтобы разрешить это, API должен отвечать «Access-Control-Allow-Origin: {page}», в том числе на запросы OPTIONS.',
        samplesWork: 'Примеры запросов всё равно работают в терминале.',
        after: 'за {ms} мс',
        headers: 'Заголовки: {n}',
        someHeaders: 'Браузер показывает странице только те заголовки, которые API открывает другим сайтам.',
        bodyOfAnswer: 'Тело ответа',
        noBody: 'У ответа нет тела.',
        picture: 'Изображение в ответе',
        cut: 'Остаток ответа не показан.',
        save: 'Сохранить ответ ({size})',
        badHeader: 'В «{name}» есть символ, недопустимый в заголовке.',
        cookies: 'Браузер не позволяет странице задавать cookie для {host}; отправлены только уже имеющиеся.',
        needAddress: 'Укажите адрес API: он начинается с https:// или http://.',
        fillIn: 'Заполните «{name}» в адресе сервера.',
        notJson: '«{name}» — недопустимый JSON: {reason}',
        bodyNotJson: 'Тело — недопустимый JSON: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/sv.js
const sv = {
    layout: {
        skip: 'Hoppa till huvudinnehållet',
        menu: 'Meny',
        closeMenu: 'Stäng menyn',
        search: 'Sök…',
        mode: 'Växla mellan ljust och mörkt',
        onThisPage: 'På den här sidan',
        previous: 'Föregående',
        next: 'Nästa',
        copyPage: 'Kopiera sidan',
        copied: 'Kopierat',
        viewMarkdown: 'Visa som Markdown',
        deprecated: 'utfasad',
        dismiss: 'Stäng',
        language: 'Språk',
        version: 'Version',
        product: 'Produkt',
        section: 'Avsnitt',
        sections: 'Avsnitt',
        navigation: 'Navigering',
        pages: 'Sidor',
        links: 'Länkar',
        breadcrumbs: 'Sökväg',
        announcement: 'Meddelande',
        notFound: 'Sidan hittades inte',
        notFoundText: 'Det finns ingen sida på den här adressen. Den kan ha flyttats.',
        home: 'Gå till första sidan',
    },
    components: {
        note: 'Obs',
        info: 'Info',
        tip: 'Tips',
        warning: 'Varning',
        danger: 'Fara',
        check: 'Kontrollerat',
        details: 'Detaljer',
        properties: 'egenskaper',
        open: 'Öppna',
        prompt: 'Prompt',
        view: 'Vy',
        tab: 'Flik',
        code: 'Kod',
        request: 'Begäran',
        response: 'Svar',
        update: 'Uppdatering',
        examples: 'Exempel',
        required: 'obligatorisk',
        deprecated: 'utfasad',
        default: 'standard',
        readMore: 'Läs mer',
        linkTo: 'Länk till ”{name}”',
        footnote: 'Fotnot {n}',
        footnotes: 'Fotnoter',
        backTo: 'Tillbaka till hänvisning {n}',
        image: 'Bild',
        filter: 'Filtrera efter tagg',
        all: 'Alla',
    },
    script: {
        copy: 'Kopiera',
        copied: 'Kopierat',
        notAllowed: 'Inte tillåtet',
        copyAddress: 'Kopiera adressen',
        showMore: 'Visa mer',
        showLess: 'Visa mindre',
        language: 'Språk',
        view: 'Vy',
        close: 'Stäng',
        enlarge: 'Förstora bilden',
        search: 'Sök',
        results: 'Resultat',
        nothingFound: 'Inget hittades för ”{query}”',
        searchBroken: 'Sökindexet kunde inte läsas: {reason}',
    },
    api: {
        body: 'Kropp',
        payload: 'Innehåll',
        path: 'Sökvägsparametrar',
        query: 'Frågeparametrar',
        header: 'Huvuden',
        cookie: 'Kakor',
        parameters: 'Parametrar',
        responses: 'Svar',
        authorizations: 'Auktorisering',
        callbacks: 'Återanrop',
        links: 'Länkar',
        properties: 'Egenskaper',
        schema: 'Schema',
        request: 'Begäran',
        response: 'Svar',
        messages: 'Meddelanden',
        example: 'Exempel',
        examples: 'Exempel',
        required: 'obligatorisk',
        deprecated: 'utfasad',
        readOnly: 'skrivskyddad',
        writeOnly: 'endast skrivning',
        gone: 'Utfasad.',
        goneText: 'Den här slutpunkten kan tas bort; använd en annan i ny kod.',
        oneServer: '1 server',
        servers: '{n} servrar',
        oneOf: 'En av',
        anyOf: 'Någon av',
        inSomeCases: 'I vissa fall',
        moreValues: '{n} värden till',
        oneProperty: '1 egenskap',
        moreProperties: '{n} egenskaper',
        alternatives: 'Alternativ',
        again: 'Återigen egenskaperna för {name}.',
        tooDeep: 'Egenskaperna för {name} ligger för djupt för att visas här.',
        thisObject: 'det här objektet',
        default: 'Standard',
        always: 'Alltid',
        range: 'Intervall',
        multipleOf: 'Multipel av',
        length: 'Längd',
        pattern: 'Mönster',
        items: 'Element',
        withNeeds: 'Med {name} krävs',
        eachItem: 'Varje element: {label}',
        not: 'Inte',
        discovery: 'Upptäckt',
        needs: 'Kräver',
        authorizeAt: 'Auktorisera på',
        deviceAt: 'Enhetsauktorisering på',
        tokenFrom: 'Token från',
        refreshAt: 'Förnya på',
        anyWay: 'Något av {n} sätt.',
        anyWayOrNone: 'Något av {n} sätt, eller inget.',
        optional: 'Valfritt.',
        or: 'eller',
        apiKey: 'API-nyckel',
        bearerToken: 'bearer-token',
        basic: 'grundläggande autentisering',
        certificate: 'klientcertifikat',
        writeBearer: 'Skriv `Bearer`, ett mellanslag och din token.',
        writeBasic: 'Skriv `Basic`, ett mellanslag och `user:password` i base64.',
        sentTo: 'Skickas till {url}',
        leadsTo: '{name} leder till {target}',
        anyOther: 'Alla andra statusar',
        anyStatus: 'Alla statusar från {from} till {to}',
        sent: 'Skickas av klienten',
        received: 'Tas emot av klienten',
        both: 'Skickas och tas emot av klienten',
    },
    console: {
        tryIt: 'Prova',
        send: 'Skicka',
        cancel: 'Avbryt',
        server: 'Server',
        address: 'Adress',
        otherAddress: 'Annan adress…',
        yourAddress: 'Din adress',
        contentType: 'Innehållstyp',
        authorization: 'Auktorisering',
        method: 'Metod',
        none: 'Ingen',
        and: '{one} och {other}',
        userName: 'Användarnamn',
        password: 'Lösenord',
        apiKey: 'API-nyckel',
        accessToken: 'Åtkomsttoken',
        bearerToken: 'Bearer-token',
        credentials: '{kind}-uppgifter',
        notSet: 'Inte angivet',
    },
    consoleScript: {
        sending: 'Skickar…',
        cancelled: 'Avbrutet.',
        cannotSend: 'Begäran kan inte skickas.',
        noAnswer: 'Inget svar från {origin}.',
        offline: 'Webbläsaren är offline.',
        insecure: 'Sidan hämtades via https, och webbläsare låter inte sådana sidor anropa http-adresser. Använd API:ets https-adress.',
        reason: 'Webbläsaren säger: {reason}.',
        cors: 'Antingen går det inte att nå härifrån, eller så låter det inte sidor från {page} anropa det (CORS). För att tillåta det måste API:et svara med ”Access-Control-Allow-Origin: {page}”, även på OPTIONS-begäranden.',
        samplesWork: 'Exemplen fungerar ändå från en terminal.',
        after: 'på {ms} ms',
        headers: '{n} huvuden',
        someHeaders: 'En webbläsare visar bara de huvuden som API:et öppnar för andra webbplatser.',
        bodyOfAnswer: 'Svarets kropp',
        noBody: 'Svaret har ingen kropp.',
        picture: 'Bilden i svaret',
        cut: 'Resten av svaret visas inte.',
        save: 'Spara svaret ({size})',
        badHeader: '”{name}” har ett tecken som inget huvud kan bära.',
        cookies: 'En webbläsare låter inte en sida sätta kakor för {host}; bara de som redan fanns skickades.',
        needAddress: 'Skriv API:ets adress: den börjar med https:// eller http://.',
        fillIn: 'Fyll i ”{name}” i serverns adress.',
        notJson: '”{name}” är inte giltig JSON: {reason}',
        bodyNotJson: 'Kroppen är inte giltig JSON: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/tr.js
const tr = {
    layout: {
        skip: 'Ana içeriğe geç',
        menu: 'Menü',
        closeMenu: 'Menüyü kapat',
        search: 'Ara…',
        mode: 'Açık ve koyu arasında geçiş yap',
        onThisPage: 'Bu sayfada',
        previous: 'Önceki',
        next: 'Sonraki',
        copyPage: 'Sayfayı kopyala',
        copied: 'Kopyalandı',
        viewMarkdown: 'Markdown olarak görüntüle',
        deprecated: 'kullanımdan kaldırıldı',
        dismiss: 'Kapat',
        language: 'Dil',
        version: 'Sürüm',
        product: 'Ürün',
        section: 'Bölüm',
        sections: 'Bölümler',
        navigation: 'Gezinme',
        pages: 'Sayfalar',
        links: 'Bağlantılar',
        breadcrumbs: 'Sayfa yolu',
        announcement: 'Duyuru',
        notFound: 'Sayfa bulunamadı',
        notFoundText: 'Bu adreste bir sayfa yok. Taşınmış olabilir.',
        home: 'İlk sayfaya git',
    },
    components: {
        note: 'Not',
        info: 'Bilgi',
        tip: 'İpucu',
        warning: 'Uyarı',
        danger: 'Tehlike',
        check: 'Onay',
        details: 'Ayrıntılar',
        properties: 'özellikler',
        open: 'Aç',
        prompt: 'İstem',
        view: 'Görünüm',
        tab: 'Sekme',
        code: 'Kod',
        request: 'İstek',
        response: 'Yanıt',
        update: 'Güncelleme',
        examples: 'Örnekler',
        required: 'zorunlu',
        deprecated: 'kullanımdan kaldırıldı',
        default: 'varsayılan',
        readMore: 'Devamını oku',
        linkTo: '“{name}” bağlantısı',
        footnote: 'Dipnot {n}',
        footnotes: 'Dipnotlar',
        backTo: '{n} numaralı yere dön',
        image: 'Görsel',
        filter: 'Etikete göre filtrele',
        all: 'Tümü',
    },
    script: {
        copy: 'Kopyala',
        copied: 'Kopyalandı',
        notAllowed: 'İzin verilmiyor',
        copyAddress: 'Adresi kopyala',
        showMore: 'Daha fazla göster',
        showLess: 'Daha az göster',
        language: 'Dil',
        view: 'Görünüm',
        close: 'Kapat',
        enlarge: 'Görseli büyüt',
        search: 'Ara',
        results: 'Sonuçlar',
        nothingFound: '“{query}” için sonuç bulunamadı',
        searchBroken: 'Arama dizini okunamadı: {reason}',
    },
    api: {
        body: 'Gövde',
        payload: 'İçerik',
        path: 'Yol parametreleri',
        query: 'Sorgu parametreleri',
        header: 'Başlıklar',
        cookie: 'Çerezler',
        parameters: 'Parametreler',
        responses: 'Yanıtlar',
        authorizations: 'Yetkilendirme',
        callbacks: 'Geri çağrılar',
        links: 'Bağlantılar',
        properties: 'Özellikler',
        schema: 'Şema',
        request: 'İstek',
        response: 'Yanıt',
        messages: 'Mesajlar',
        example: 'Örnek',
        examples: 'Örnekler',
        required: 'zorunlu',
        deprecated: 'kullanımdan kaldırıldı',
        readOnly: 'salt okunur',
        writeOnly: 'salt yazılır',
        gone: 'Kullanımdan kaldırıldı.',
        goneText: 'Bu uç nokta kaldırılabilir; yeni kodda başka birini kullanın.',
        oneServer: '1 sunucu',
        servers: '{n} sunucu',
        oneOf: 'Şunlardan biri',
        anyOf: 'Şunlardan herhangi biri',
        inSomeCases: 'Bazı durumlarda',
        moreValues: '{n} değer daha',
        oneProperty: '1 özellik',
        moreProperties: '{n} özellik',
        alternatives: 'Seçenekler',
        again: 'Yine {name} özellikleri.',
        tooDeep: '{name} özellikleri burada gösterilemeyecek kadar derinde.',
        thisObject: 'bu nesne',
        default: 'Varsayılan',
        always: 'Her zaman',
        range: 'Aralık',
        multipleOf: 'Şunun katı',
        length: 'Uzunluk',
        pattern: 'Desen',
        items: 'Öğeler',
        withNeeds: '{name} ile gereken',
        eachItem: 'Her öğe: {label}',
        not: 'Değil',
        discovery: 'Keşif',
        needs: 'Gerekli',
        authorizeAt: 'Yetkilendirme adresi',
        deviceAt: 'Cihaz yetkilendirme adresi',
        tokenFrom: 'Token adresi',
        refreshAt: 'Yenileme adresi',
        anyWay: '{n} yoldan herhangi biri.',
        anyWayOrNone: '{n} yoldan herhangi biri veya hiçbiri.',
        optional: 'İsteğe bağlı.',
        or: 'veya',
        apiKey: 'API anahtarı',
        bearerToken: 'bearer token',
        basic: 'temel kimlik doğrulama',
        certificate: 'istemci sertifikası',
        writeBearer: '`Bearer`, bir boşluk ve token yazın.',
        writeBasic: '`Basic`, bir boşluk ve base64 olarak `user:password` yazın.',
        sentTo: '{url} adresine gönderilir',
        leadsTo: '{name} şuraya götürür: {target}',
        anyOther: 'Diğer tüm durumlar',
        anyStatus: '{from} ile {to} arası her durum',
        sent: 'İstemci gönderir',
        received: 'İstemci alır',
        both: 'İstemci gönderir ve alır',
    },
    console: {
        tryIt: 'Deneyin',
        send: 'Gönder',
        cancel: 'İptal',
        server: 'Sunucu',
        address: 'Adres',
        otherAddress: 'Başka bir adres…',
        yourAddress: 'Adresiniz',
        contentType: 'İçerik türü',
        authorization: 'Yetkilendirme',
        method: 'Yöntem',
        none: 'Hiçbiri',
        and: '{one} ve {other}',
        userName: 'Kullanıcı adı',
        password: 'Parola',
        apiKey: 'API anahtarı',
        accessToken: 'Erişim tokenı',
        bearerToken: 'Bearer token',
        credentials: '{kind} kimlik bilgileri',
        notSet: 'Ayarlanmadı',
    },
    consoleScript: {
        sending: 'Gönderiliyor…',
        cancelled: 'İptal edildi.',
        cannotSend: 'Bu istek gönderilemez.',
        noAnswer: '{origin} yanıt vermiyor.',
        offline: 'Bu tarayıcı çevrimdışı.',
        insecure: 'Bu sayfa https ile geldi ve tarayıcılar böyle sayfaların http adreslerini çağırmasına izin vermez. API için https adresini kullanın.',
        reason: 'Tarayıcının iletisi: {reason}.',
        cors: 'Ya buradan erişilemiyor ya da {page} sayfalarının çağırmasına izin vermiyor (CORS). İzin vermek için API, OPTIONS istekleri dahil “Access-Control-Allow-Origin: {page}” ile yanıt vermelidir.',
        samplesWork: 'İstek örnekleri yine de bir terminalde çalışır.',
        after: '{ms} ms içinde',
        headers: '{n} başlık',
        someHeaders: 'Tarayıcı bir sayfaya yalnızca API’nin diğer sitelere açtığı başlıkları gösterir.',
        bodyOfAnswer: 'Yanıtın gövdesi',
        noBody: 'Yanıtın gövdesi yok.',
        picture: 'Yanıttaki görsel',
        cut: 'Yanıtın kalanı gösterilmiyor.',
        save: 'Yanıtı kaydet ({size})',
        badHeader: '“{name}” hiçbir başlığın taşıyamayacağı bir karakter içeriyor.',
        cookies: 'Tarayıcı bir sayfanın {host} için çerez ayarlamasına izin vermez; yalnızca mevcut olanlar gönderildi.',
        needAddress: 'API adresini yazın: https:// veya http:// ile başlar.',
        fillIn: 'Sunucu adresindeki “{name}” alanını doldurun.',
        notJson: '“{name}” geçerli JSON değil: {reason}',
        bodyNotJson: 'Gövde geçerli JSON değil: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/uk.js
const uk = {
    layout: {
        skip: 'До основного вмісту',
        menu: 'Меню',
        closeMenu: 'Закрити меню',
        search: 'Пошук…',
        mode: 'Перемкнути світлу й темну тему',
        onThisPage: 'На цій сторінці',
        previous: 'Назад',
        next: 'Далі',
        copyPage: 'Копіювати сторінку',
        copied: 'Скопійовано',
        viewMarkdown: 'Відкрити як Markdown',
        deprecated: 'застаріло',
        dismiss: 'Закрити',
        language: 'Мова',
        version: 'Версія',
        product: 'Продукт',
        section: 'Розділ',
        sections: 'Розділи',
        navigation: 'Навігація',
        pages: 'Сторінки',
        links: 'Посилання',
        breadcrumbs: 'Шлях сайтом',
        announcement: 'Оголошення',
        notFound: 'Сторінку не знайдено',
        notFoundText: 'За цією адресою немає сторінки. Можливо, її перемістили.',
        home: 'Перейти на першу сторінку',
    },
    components: {
        note: 'Примітка',
        info: 'Інформація',
        tip: 'Порада',
        warning: 'Попередження',
        danger: 'Небезпека',
        check: 'Перевірено',
        details: 'Подробиці',
        properties: 'властивості',
        open: 'Відкрити',
        prompt: 'Промпт',
        view: 'Вигляд',
        tab: 'Вкладка',
        code: 'Код',
        request: 'Запит',
        response: 'Відповідь',
        update: 'Оновлення',
        examples: 'Приклади',
        required: 'обов’язково',
        deprecated: 'застаріло',
        default: 'за замовчуванням',
        readMore: 'Докладніше',
        linkTo: 'Посилання на «{name}»',
        footnote: 'Виноска {n}',
        footnotes: 'Виноски',
        backTo: 'Назад до посилання {n}',
        image: 'Зображення',
        filter: 'Фільтр за тегом',
        all: 'Усі',
    },
    script: {
        copy: 'Копіювати',
        copied: 'Скопійовано',
        notAllowed: 'Не дозволено',
        copyAddress: 'Копіювати адресу',
        showMore: 'Показати більше',
        showLess: 'Показати менше',
        language: 'Мова',
        view: 'Вигляд',
        close: 'Закрити',
        enlarge: 'Збільшити зображення',
        search: 'Пошук',
        results: 'Результати',
        nothingFound: 'Нічого не знайдено за запитом «{query}»',
        searchBroken: 'Не вдалося прочитати пошуковий індекс: {reason}',
    },
    api: {
        body: 'Тіло',
        payload: 'Вміст',
        path: 'Параметри шляху',
        query: 'Параметри запиту',
        header: 'Заголовки',
        cookie: 'Файли cookie',
        parameters: 'Параметри',
        responses: 'Відповіді',
        authorizations: 'Авторизація',
        callbacks: 'Зворотні виклики',
        links: 'Посилання',
        properties: 'Властивості',
        schema: 'Схема',
        request: 'Запит',
        response: 'Відповідь',
        messages: 'Повідомлення',
        example: 'Приклад',
        examples: 'Приклади',
        required: 'обов’язково',
        deprecated: 'застаріло',
        readOnly: 'лише читання',
        writeOnly: 'лише запис',
        gone: 'Застаріло.',
        goneText: 'Цю кінцеву точку можуть вилучити; у новому коді використовуйте іншу.',
        oneServer: 'Сервери: 1',
        servers: 'Сервери: {n}',
        oneOf: 'Одне з',
        anyOf: 'Будь-яке з',
        inSomeCases: 'У деяких випадках',
        moreValues: 'Ще значень: {n}',
        oneProperty: '1 властивість',
        moreProperties: 'Властивостей: {n}',
        alternatives: 'Варіанти',
        again: 'Знову властивості {name}.',
        tooDeep: 'Властивості {name} лежать надто глибоко, щоб показати їх тут.',
        thisObject: 'цього об’єкта',
        default: 'За замовчуванням',
        always: 'Завжди',
        range: 'Діапазон',
        multipleOf: 'Кратне',
        length: 'Довжина',
        pattern: 'Шаблон',
        items: 'Елементи',
        withNeeds: 'З {name} потрібно',
        eachItem: 'Кожен елемент: {label}',
        not: 'Не',
        discovery: 'Виявлення',
        needs: 'Потрібно',
        authorizeAt: 'Авторизація за адресою',
        deviceAt: 'Авторизація пристрою за адресою',
        tokenFrom: 'Токен за адресою',
        refreshAt: 'Оновлення за адресою',
        anyWay: 'Будь-який зі способів ({n}).',
        anyWayOrNone: 'Будь-який зі способів ({n}) або жодного.',
        optional: 'Необов’язково.',
        or: 'або',
        apiKey: 'ключ API',
        bearerToken: 'токен bearer',
        basic: 'базова автентифікація',
        certificate: 'сертифікат клієнта',
        writeBearer: 'Напишіть `Bearer`, пробіл і ваш токен.',
        writeBasic: 'Напишіть `Basic`, пробіл і `user:password` у base64.',
        sentTo: 'Надсилається на {url}',
        leadsTo: '{name} веде до {target}',
        anyOther: 'Будь-який інший статус',
        anyStatus: 'Будь-який статус від {from} до {to}',
        sent: 'Надсилає клієнт',
        received: 'Отримує клієнт',
        both: 'Надсилає й отримує клієнт',
    },
    console: {
        tryIt: 'Спробувати',
        send: 'Надіслати',
        cancel: 'Скасувати',
        server: 'Сервер',
        address: 'Адреса',
        otherAddress: 'Інша адреса…',
        yourAddress: 'Ваша адреса',
        contentType: 'Тип вмісту',
        authorization: 'Авторизація',
        method: 'Спосіб',
        none: 'Немає',
        and: '{one} і {other}',
        userName: 'Ім’я користувача',
        password: 'Пароль',
        apiKey: 'ключ API',
        accessToken: 'Токен доступу',
        bearerToken: 'Токен bearer',
        credentials: 'Облікові дані {kind}',
        notSet: 'Не задано',
    },
    consoleScript: {
        sending: 'Надсилання…',
        cancelled: 'Скасовано.',
        cannotSend: 'Цей запит не можна надіслати.',
        noAnswer: 'Немає відповіді від {origin}.',
        offline: 'Цей браузер не в мережі.',
        insecure: 'Цю сторінку отримано через https, а браузери не дозволяють таким сторінкам звертатися до адрес http. Використовуйте https-адресу API.',
        reason: 'Браузер повідомляє: {reason}.',
        cors: 'Або API звідси недоступний, або він не дозволяє сторінкам {page} звертатися до нього (CORS). Щоб дозволити це, API має відповідати «Access-Control-Allow-Origin: {page}», зокрема на запити OPTIONS.',
        samplesWork: 'Приклади запитів усе одно працюють у терміналі.',
        after: 'за {ms} мс',
        headers: 'Заголовки: {n}',
        someHeaders: 'Браузер показує сторінці лише ті заголовки, які API відкриває іншим сайтам.',
        bodyOfAnswer: 'Тіло відповіді',
        noBody: 'Відповідь не має тіла.',
        picture: 'Зображення у відповіді',
        cut: 'Решту відповіді не показано.',
        save: 'Зберегти відповідь ({size})',
        badHeader: 'У «{name}» є символ, недопустимий у заголовку.',
        cookies: 'Браузер не дозволяє сторінці задавати cookie для {host}; надіслано лише вже наявні.',
        needAddress: 'Вкажіть адресу API: вона починається з https:// або http://.',
        fillIn: 'Заповніть «{name}» в адресі сервера.',
        notJson: '«{name}» — недійсний JSON: {reason}',
        bodyNotJson: 'Тіло — недійсний JSON: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/vi.js
const vi = {
    layout: {
        skip: 'Đến nội dung chính',
        menu: 'Menu',
        closeMenu: 'Đóng menu',
        search: 'Tìm kiếm…',
        mode: 'Chuyển giữa sáng và tối',
        onThisPage: 'Trên trang này',
        previous: 'Trước',
        next: 'Tiếp',
        copyPage: 'Sao chép trang',
        copied: 'Đã sao chép',
        viewMarkdown: 'Xem dạng Markdown',
        deprecated: 'không dùng nữa',
        dismiss: 'Đóng',
        language: 'Ngôn ngữ',
        version: 'Phiên bản',
        product: 'Sản phẩm',
        section: 'Mục',
        sections: 'Các mục',
        navigation: 'Điều hướng',
        pages: 'Trang',
        links: 'Liên kết',
        breadcrumbs: 'Đường dẫn trang',
        announcement: 'Thông báo',
        notFound: 'Không tìm thấy trang',
        notFoundText: 'Không có trang nào ở địa chỉ này. Có thể trang đã được chuyển đi.',
        home: 'Đến trang đầu tiên',
    },
    components: {
        note: 'Ghi chú',
        info: 'Thông tin',
        tip: 'Mẹo',
        warning: 'Cảnh báo',
        danger: 'Nguy hiểm',
        check: 'Đã kiểm tra',
        details: 'Chi tiết',
        properties: 'thuộc tính',
        open: 'Mở',
        prompt: 'Câu lệnh',
        view: 'Chế độ xem',
        tab: 'Thẻ',
        code: 'Mã',
        request: 'Yêu cầu',
        response: 'Phản hồi',
        update: 'Cập nhật',
        examples: 'Các ví dụ',
        required: 'bắt buộc',
        deprecated: 'không dùng nữa',
        default: 'mặc định',
        readMore: 'Đọc thêm',
        linkTo: 'Liên kết đến “{name}”',
        footnote: 'Chú thích {n}',
        footnotes: 'Chú thích cuối trang',
        backTo: 'Quay lại tham chiếu {n}',
        image: 'Hình ảnh',
        filter: 'Lọc theo thẻ',
        all: 'Tất cả',
    },
    script: {
        copy: 'Sao chép',
        copied: 'Đã sao chép',
        notAllowed: 'Không được phép',
        copyAddress: 'Sao chép địa chỉ',
        showMore: 'Hiện thêm',
        showLess: 'Thu gọn',
        language: 'Ngôn ngữ',
        view: 'Chế độ xem',
        close: 'Đóng',
        enlarge: 'Phóng to hình',
        search: 'Tìm kiếm',
        results: 'Kết quả',
        nothingFound: 'Không tìm thấy gì cho “{query}”',
        searchBroken: 'Không đọc được chỉ mục tìm kiếm: {reason}',
    },
    api: {
        body: 'Nội dung',
        payload: 'Dữ liệu',
        path: 'Tham số đường dẫn',
        query: 'Tham số truy vấn',
        header: 'Header',
        cookie: 'Cookie',
        parameters: 'Tham số',
        responses: 'Phản hồi',
        authorizations: 'Ủy quyền',
        callbacks: 'Lệnh gọi lại',
        links: 'Liên kết',
        properties: 'Thuộc tính',
        schema: 'Lược đồ',
        request: 'Yêu cầu',
        response: 'Phản hồi',
        messages: 'Thông điệp',
        example: 'Ví dụ',
        examples: 'Các ví dụ',
        required: 'bắt buộc',
        deprecated: 'không dùng nữa',
        readOnly: 'chỉ đọc',
        writeOnly: 'chỉ ghi',
        gone: 'Không dùng nữa.',
        goneText: 'Endpoint này có thể bị gỡ bỏ; hãy dùng endpoint khác trong mã mới.',
        oneServer: '1 máy chủ',
        servers: '{n} máy chủ',
        oneOf: 'Một trong',
        anyOf: 'Bất kỳ trong',
        inSomeCases: 'Trong một số trường hợp',
        moreValues: 'Thêm {n} giá trị',
        oneProperty: '1 thuộc tính',
        moreProperties: '{n} thuộc tính',
        alternatives: 'Các lựa chọn',
        again: 'Lại là các thuộc tính của {name}.',
        tooDeep: 'Các thuộc tính của {name} nằm quá sâu để hiện ở đây.',
        thisObject: 'đối tượng này',
        default: 'Mặc định',
        always: 'Luôn là',
        range: 'Khoảng',
        multipleOf: 'Bội số của',
        length: 'Độ dài',
        pattern: 'Mẫu',
        items: 'Phần tử',
        withNeeds: 'Với {name} cần',
        eachItem: 'Mỗi phần tử: {label}',
        not: 'Không',
        discovery: 'Khám phá',
        needs: 'Cần',
        authorizeAt: 'Ủy quyền tại',
        deviceAt: 'Ủy quyền thiết bị tại',
        tokenFrom: 'Token từ',
        refreshAt: 'Làm mới tại',
        anyWay: 'Một trong {n} cách.',
        anyWayOrNone: 'Một trong {n} cách, hoặc không cách nào.',
        optional: 'Không bắt buộc.',
        or: 'hoặc',
        apiKey: 'khóa API',
        bearerToken: 'bearer token',
        basic: 'xác thực cơ bản',
        certificate: 'chứng chỉ máy khách',
        writeBearer: 'Viết `Bearer`, một dấu cách và token của bạn.',
        writeBasic: 'Viết `Basic`, một dấu cách và `user:password` ở dạng base64.',
        sentTo: 'Gửi đến {url}',
        leadsTo: '{name} dẫn đến {target}',
        anyOther: 'Mọi trạng thái khác',
        anyStatus: 'Mọi trạng thái từ {from} đến {to}',
        sent: 'Do máy khách gửi',
        received: 'Do máy khách nhận',
        both: 'Do máy khách gửi và nhận',
    },
    console: {
        tryIt: 'Thử ngay',
        send: 'Gửi',
        cancel: 'Hủy',
        server: 'Máy chủ',
        address: 'Địa chỉ',
        otherAddress: 'Địa chỉ khác…',
        yourAddress: 'Địa chỉ của bạn',
        contentType: 'Kiểu nội dung',
        authorization: 'Ủy quyền',
        method: 'Phương thức',
        none: 'Không',
        and: '{one} và {other}',
        userName: 'Tên người dùng',
        password: 'Mật khẩu',
        apiKey: 'khóa API',
        accessToken: 'Access token',
        bearerToken: 'Bearer token',
        credentials: 'Thông tin xác thực {kind}',
        notSet: 'Chưa đặt',
    },
    consoleScript: {
        sending: 'Đang gửi…',
        cancelled: 'Đã hủy.',
        cannotSend: 'Không thể gửi yêu cầu này.',
        noAnswer: 'Không có phản hồi từ {origin}.',
        offline: 'Trình duyệt này đang ngoại tuyến.',
        insecure: 'Trang này được tải qua https, và trình duyệt không cho trang như vậy gọi địa chỉ http. Hãy dùng địa chỉ https của API.',
        reason: 'Trình duyệt báo: {reason}.',
        cors: 'Hoặc không thể truy cập API từ đây, hoặc API không cho các trang của {page} gọi (CORS). Để cho phép, API phải trả lời với “Access-Control-Allow-Origin: {page}”, kể cả cho yêu cầu OPTIONS.',
        samplesWork: 'Các mẫu yêu cầu vẫn chạy được từ terminal.',
        after: 'trong {ms} ms',
        headers: '{n} header',
        someHeaders: 'Trình duyệt chỉ cho trang thấy những header mà API mở cho trang khác.',
        bodyOfAnswer: 'Nội dung phản hồi',
        noBody: 'Phản hồi không có nội dung.',
        picture: 'Hình trong phản hồi',
        cut: 'Phần còn lại của phản hồi không được hiện.',
        save: 'Lưu phản hồi ({size})',
        badHeader: '“{name}” có ký tự mà header không thể chứa.',
        cookies: 'Trình duyệt không cho trang đặt cookie cho {host}; chỉ những cookie sẵn có được gửi.',
        needAddress: 'Nhập địa chỉ của API: bắt đầu bằng https:// hoặc http://.',
        fillIn: 'Điền “{name}” trong địa chỉ máy chủ.',
        notJson: '“{name}” không phải JSON hợp lệ: {reason}',
        bodyNotJson: 'Nội dung không phải JSON hợp lệ: {reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/zh.js
const zh = {
    layout: {
        skip: '跳到主要内容',
        menu: '菜单',
        closeMenu: '关闭菜单',
        search: '搜索…',
        mode: '切换浅色和深色模式',
        onThisPage: '本页内容',
        previous: '上一页',
        next: '下一页',
        copyPage: '复制页面',
        copied: '已复制',
        viewMarkdown: '查看 Markdown',
        deprecated: '已弃用',
        dismiss: '关闭',
        language: '语言',
        version: '版本',
        product: '产品',
        section: '栏目',
        sections: '栏目',
        navigation: '导航',
        pages: '页面',
        links: '链接',
        breadcrumbs: '面包屑导航',
        announcement: '公告',
        notFound: '找不到页面',
        notFoundText: '此地址没有页面，可能已被移动。',
        home: '前往第一页',
    },
    components: {
        note: '注意',
        info: '信息',
        tip: '提示',
        warning: '警告',
        danger: '危险',
        check: '已确认',
        details: '详情',
        properties: '属性',
        open: '打开',
        prompt: '提示词',
        view: '视图',
        tab: '标签页',
        code: '代码',
        request: '请求',
        response: '响应',
        update: '更新',
        examples: '示例',
        required: '必填',
        deprecated: '已弃用',
        default: '默认值',
        readMore: '阅读更多',
        linkTo: '指向“{name}”的链接',
        footnote: '脚注 {n}',
        footnotes: '脚注',
        backTo: '返回引用 {n}',
        image: '图片',
        filter: '按标签筛选',
        all: '全部',
    },
    script: {
        copy: '复制',
        copied: '已复制',
        notAllowed: '不允许',
        copyAddress: '复制地址',
        showMore: '展开',
        showLess: '收起',
        language: '语言',
        view: '视图',
        close: '关闭',
        enlarge: '放大图片',
        search: '搜索',
        results: '结果',
        nothingFound: '没有找到“{query}”的相关内容',
        searchBroken: '无法读取搜索索引：{reason}',
    },
    api: {
        body: '请求体',
        payload: '内容',
        path: '路径参数',
        query: '查询参数',
        header: '标头',
        cookie: 'Cookie',
        parameters: '参数',
        responses: '响应',
        authorizations: '授权',
        callbacks: '回调',
        links: '链接',
        properties: '属性',
        schema: '模式',
        request: '请求',
        response: '响应',
        messages: '消息',
        example: '示例',
        examples: '示例',
        required: '必填',
        deprecated: '已弃用',
        readOnly: '只读',
        writeOnly: '只写',
        gone: '已弃用。',
        goneText: '此端点可能会被移除；新代码请使用其他端点。',
        oneServer: '1 个服务器',
        servers: '{n} 个服务器',
        oneOf: '以下之一',
        anyOf: '以下任意',
        inSomeCases: '在某些情况下',
        moreValues: '另外 {n} 个值',
        oneProperty: '1 个属性',
        moreProperties: '{n} 个属性',
        alternatives: '可选类型',
        again: '再次为 {name} 的属性。',
        tooDeep: '{name} 的属性层级过深，无法在此显示。',
        thisObject: '此对象',
        default: '默认值',
        always: '始终为',
        range: '范围',
        multipleOf: '倍数',
        length: '长度',
        pattern: '模式',
        items: '元素',
        withNeeds: '有 {name} 时需要',
        eachItem: '每个元素：{label}',
        not: '非',
        discovery: '发现',
        needs: '需要',
        authorizeAt: '授权地址',
        deviceAt: '设备授权地址',
        tokenFrom: '令牌地址',
        refreshAt: '刷新地址',
        anyWay: '{n} 种方式任选其一。',
        anyWayOrNone: '{n} 种方式任选其一，或不使用。',
        optional: '可选。',
        or: '或',
        apiKey: 'API 密钥',
        bearerToken: 'Bearer 令牌',
        basic: '基本认证',
        certificate: '客户端证书',
        writeBearer: '填写 `Bearer`、一个空格和你的令牌。',
        writeBasic: '填写 `Basic`、一个空格和 base64 编码的 `user:password`。',
        sentTo: '发送至 {url}',
        leadsTo: '{name} 通往 {target}',
        anyOther: '其他任何状态',
        anyStatus: '{from} 至 {to} 的任何状态',
        sent: '由客户端发送',
        received: '由客户端接收',
        both: '由客户端发送和接收',
    },
    console: {
        tryIt: '试一试',
        send: '发送',
        cancel: '取消',
        server: '服务器',
        address: '地址',
        otherAddress: '其他地址…',
        yourAddress: '你的地址',
        contentType: '内容类型',
        authorization: '授权',
        method: '方式',
        none: '无',
        and: '{one} 和 {other}',
        userName: '用户名',
        password: '密码',
        apiKey: 'API 密钥',
        accessToken: '访问令牌',
        bearerToken: 'Bearer 令牌',
        credentials: '{kind} 凭据',
        notSet: '未设置',
    },
    consoleScript: {
        sending: '正在发送…',
        cancelled: '已取消。',
        cannotSend: '无法发送此请求。',
        noAnswer: '{origin} 没有响应。',
        offline: '此浏览器处于离线状态。',
        insecure: '此页面通过 https 加载，浏览器不允许它调用 http 地址。请使用 API 的 https 地址。',
        reason: '浏览器提示：{reason}。',
        cors: '可能从此处无法访问，也可能不允许 {page} 的页面调用（CORS）。要允许调用，API 必须返回“Access-Control-Allow-Origin: {page}”，对 OPTIONS 请求也是如此。',
        samplesWork: '请求示例仍可在终端中使用。',
        after: '用时 {ms} 毫秒',
        headers: '{n} 个标头',
        someHeaders: '浏览器只向页面显示 API 对其他网站开放的标头。',
        bodyOfAnswer: '响应体',
        noBody: '响应没有内容。',
        picture: '响应中的图片',
        cut: '响应的其余部分未显示。',
        save: '保存响应（{size}）',
        badHeader: '“{name}”含有标头不允许的字符。',
        cookies: '浏览器不允许页面为 {host} 设置 Cookie；仅发送了已有的 Cookie。',
        needAddress: '请填写 API 的地址，以 https:// 或 http:// 开头。',
        fillIn: '请填写服务器地址中的“{name}”。',
        notJson: '“{name}”不是有效的 JSON：{reason}',
        bodyNotJson: '请求体不是有效的 JSON：{reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/zh-Hant.js
const zhHant = {
    layout: {
        skip: '跳到主要內容',
        menu: '選單',
        closeMenu: '關閉選單',
        search: '搜尋…',
        mode: '切換淺色與深色模式',
        onThisPage: '本頁內容',
        previous: '上一頁',
        next: '下一頁',
        copyPage: '複製頁面',
        copied: '已複製',
        viewMarkdown: '檢視 Markdown',
        deprecated: '已棄用',
        dismiss: '關閉',
        language: '語言',
        version: '版本',
        product: '產品',
        section: '欄目',
        sections: '欄目',
        navigation: '導覽',
        pages: '頁面',
        links: '連結',
        breadcrumbs: '導覽路徑',
        announcement: '公告',
        notFound: '找不到頁面',
        notFoundText: '此網址沒有頁面，可能已被移動。',
        home: '前往第一頁',
    },
    components: {
        note: '注意',
        info: '資訊',
        tip: '提示',
        warning: '警告',
        danger: '危險',
        check: '已確認',
        details: '詳細資料',
        properties: '屬性',
        open: '開啟',
        prompt: '提示詞',
        view: '檢視',
        tab: '分頁',
        code: '程式碼',
        request: '請求',
        response: '回應',
        update: '更新',
        examples: '範例',
        required: '必填',
        deprecated: '已棄用',
        default: '預設值',
        readMore: '閱讀更多',
        linkTo: '前往「{name}」的連結',
        footnote: '註腳 {n}',
        footnotes: '註腳',
        backTo: '返回引用 {n}',
        image: '圖片',
        filter: '依標籤篩選',
        all: '全部',
    },
    script: {
        copy: '複製',
        copied: '已複製',
        notAllowed: '不允許',
        copyAddress: '複製網址',
        showMore: '展開',
        showLess: '收合',
        language: '語言',
        view: '檢視',
        close: '關閉',
        enlarge: '放大圖片',
        search: '搜尋',
        results: '結果',
        nothingFound: '找不到「{query}」的相關內容',
        searchBroken: '無法讀取搜尋索引：{reason}',
    },
    api: {
        body: '請求主體',
        payload: '內容',
        path: '路徑參數',
        query: '查詢參數',
        header: '標頭',
        cookie: 'Cookie',
        parameters: '參數',
        responses: '回應',
        authorizations: '授權',
        callbacks: '回呼',
        links: '連結',
        properties: '屬性',
        schema: '結構描述',
        request: '請求',
        response: '回應',
        messages: '訊息',
        example: '範例',
        examples: '範例',
        required: '必填',
        deprecated: '已棄用',
        readOnly: '唯讀',
        writeOnly: '唯寫',
        gone: '已棄用。',
        goneText: '此端點可能會被移除；新程式碼請使用其他端點。',
        oneServer: '1 個伺服器',
        servers: '{n} 個伺服器',
        oneOf: '下列其一',
        anyOf: '下列任一',
        inSomeCases: '在某些情況下',
        moreValues: '另外 {n} 個值',
        oneProperty: '1 個屬性',
        moreProperties: '{n} 個屬性',
        alternatives: '可選類型',
        again: '再次為 {name} 的屬性。',
        tooDeep: '{name} 的屬性層級過深，無法在此顯示。',
        thisObject: '此物件',
        default: '預設值',
        always: '一律為',
        range: '範圍',
        multipleOf: '倍數',
        length: '長度',
        pattern: '模式',
        items: '元素',
        withNeeds: '有 {name} 時需要',
        eachItem: '每個元素：{label}',
        not: '非',
        discovery: '探索',
        needs: '需要',
        authorizeAt: '授權網址',
        deviceAt: '裝置授權網址',
        tokenFrom: '權杖網址',
        refreshAt: '更新網址',
        anyWay: '{n} 種方式任選其一。',
        anyWayOrNone: '{n} 種方式任選其一，或不使用。',
        optional: '選填。',
        or: '或',
        apiKey: 'API 金鑰',
        bearerToken: 'Bearer 權杖',
        basic: '基本驗證',
        certificate: '用戶端憑證',
        writeBearer: '填寫 `Bearer`、一個空格和您的權杖。',
        writeBasic: '填寫 `Basic`、一個空格和 base64 編碼的 `user:password`。',
        sentTo: '傳送至 {url}',
        leadsTo: '{name} 通往 {target}',
        anyOther: '其他任何狀態',
        anyStatus: '{from} 至 {to} 的任何狀態',
        sent: '由用戶端傳送',
        received: '由用戶端接收',
        both: '由用戶端傳送和接收',
    },
    console: {
        tryIt: '試試看',
        send: '傳送',
        cancel: '取消',
        server: '伺服器',
        address: '網址',
        otherAddress: '其他網址…',
        yourAddress: '您的網址',
        contentType: '內容類型',
        authorization: '授權',
        method: '方式',
        none: '無',
        and: '{one} 和 {other}',
        userName: '使用者名稱',
        password: '密碼',
        apiKey: 'API 金鑰',
        accessToken: '存取權杖',
        bearerToken: 'Bearer 權杖',
        credentials: '{kind} 憑證',
        notSet: '未設定',
    },
    consoleScript: {
        sending: '傳送中…',
        cancelled: '已取消。',
        cannotSend: '無法傳送此請求。',
        noAnswer: '{origin} 沒有回應。',
        offline: '此瀏覽器處於離線狀態。',
        insecure: '此頁面透過 https 載入，瀏覽器不允許它呼叫 http 網址。請使用 API 的 https 網址。',
        reason: '瀏覽器訊息：{reason}。',
        cors: '可能無法從此處連線，也可能不允許 {page} 的頁面呼叫（CORS）。若要允許，API 必須回應「Access-Control-Allow-Origin: {page}」，對 OPTIONS 請求也一樣。',
        samplesWork: '請求範例仍可在終端機中使用。',
        after: '耗時 {ms} 毫秒',
        headers: '{n} 個標頭',
        someHeaders: '瀏覽器只向頁面顯示 API 對其他網站開放的標頭。',
        bodyOfAnswer: '回應主體',
        noBody: '回應沒有內容。',
        picture: '回應中的圖片',
        cut: '回應的其餘部分未顯示。',
        save: '儲存回應（{size}）',
        badHeader: '「{name}」含有標頭不允許的字元。',
        cookies: '瀏覽器不允許頁面為 {host} 設定 Cookie；僅傳送了已有的 Cookie。',
        needAddress: '請填寫 API 的網址，以 https:// 或 http:// 開頭。',
        fillIn: '請填寫伺服器網址中的「{name}」。',
        notJson: '「{name}」不是有效的 JSON：{reason}',
        bodyNotJson: '請求主體不是有效的 JSON：{reason}',
    },
};

;// CONCATENATED MODULE: ./lib/site/words/words.js



























/** By the tag of each language; the English words are the ones to translate. */
const LANGUAGES = {
    ar: ar,
    cs: cs,
    de: de,
    en: en,
    es: es,
    fr: fr,
    he: he,
    hi: hi,
    id: id,
    it: it,
    ja: ja,
    ko: ko,
    lv: lv,
    nl: nl,
    no: no,
    pl: pl,
    pt: pt,
    'pt-BR': ptBR,
    ro: ro,
    ru: ru,
    sv: sv,
    tr: tr,
    uk: uk,
    vi: vi,
    zh: zh,
    'zh-Hant': zhHant,
};
/** Chinese in the signs of Taiwan, Hong Kong and Macao. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;
/** Other tags of a language here. */
const SAME = { nb: 'no', nn: 'no', iw: 'he', in: 'id' };
/** The words in a language, by its code in the settings; in English where it has none here. */
function wordsIn(code) {
    const tag = (0,languages/* languageTag */.xw)(code);
    const base = tag.split('-')[0]?.toLowerCase() ?? '';
    const names = [TRADITIONAL.test(tag) ? 'zh-Hant' : tag, SAME[base] ?? base];
    const known = names.find((name) => Object.hasOwn(LANGUAGES, name));
    return (known === undefined ? undefined : LANGUAGES[known]) ?? en;
}
/** The code of the language that a page is in; English unless the navigation says otherwise. */
function languageAt(place) {
    return place.switches.find((placed) => placed.switch.kind === 'language')?.active?.name ?? 'en';
}
/** The words on a page at a place. */
function wordsAt(place) {
    return wordsIn(languageAt(place));
}


/***/ })

};
