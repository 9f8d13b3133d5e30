((__CHUNK_IMPORT_META__) => {'use strict';const id = 9951;
const ids = [9951];
const modules = {

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

/***/ 84950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: () => (/* binding */ textFile),
/* harmony export */   RB: () => (/* binding */ hashedPath),
/* harmony export */   Yr: () => (/* binding */ hashed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** A site file whose name tells its content, so that hosts may let browsers keep it for good: `style.3f2a91cc.css`. */
function hashed(path, content) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    return { path: hashedPath(path, [bytes]), bytes };
}
/** The name of such a file, whose content may come in pieces. */
function hashedPath(path, content) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const piece of content)
        hash.update(piece);
    const dot = path.lastIndexOf('.');
    return `${path.slice(0, dot)}.${hash.digest('hex').slice(0, 8)}${path.slice(dot)}`;
}
/** A file of the site with a text in it. */
function textFile(path, content) {
    return { path, bytes: new TextEncoder().encode(content) };
}


/***/ }),

/***/ 12251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  un: () => (/* binding */ chosenAt),
  c: () => (/* binding */ isKeptBack),
  Yd: () => (/* binding */ placePages)
});

// EXTERNAL MODULE: ./lib/site/hrefs.js
var hrefs = __webpack_require__(16529);
// EXTERNAL MODULE: ./lib/site/navigation/tree.js
var tree = __webpack_require__(45596);
;// CONCATENATED MODULE: ./lib/site/navigation/counterparts.js

/**
 * Finds the page of another choice that says what a page of one says: `fr/start` for `en/start`. Pages that both list,
 * such as one API reference for all languages, stand for themselves, and say nothing of the folders of either.
 */
function counterpartFinder() {
    const territories = new Map();
    const subjects = new Map();
    const folders = new Map();
    const territory = (entry) => {
        const known = territories.get(entry) ?? new Map([...(0,tree/* allPages */.S4)(entry.node)].map((page) => [page.path, page]));
        territories.set(entry, known);
        return known;
    };
    const folder = (entry, beside) => {
        const ofEntry = folders.get(entry) ?? new Map();
        folders.set(entry, ofEntry);
        const known = ofEntry.get(beside) ?? sharedFolder(territory(entry), territory(beside));
        ofEntry.set(beside, known);
        return known;
    };
    const described = (entry) => {
        const known = subjects.get(entry) ?? bySubject(territory(entry).values());
        subjects.set(entry, known);
        return known;
    };
    return (entry, page, from) => {
        const pages = territory(entry);
        const same = pages.get(page.path);
        if (same !== undefined)
            return same;
        const here = folder(from, entry);
        const moved = page.path.startsWith(here)
            ? pages.get(folder(entry, from) + page.path.slice(here.length))
            : undefined;
        return (moved ??
            renamed(page.path, from.name, entry.name).flatMap((path) => pages.get(path) ?? [])[0] ??
            subjectsOf(page).flatMap((subject) => nearestTo(page.path, described(entry).get(subject) ?? []) ?? [])[0]);
    };
}
/** The pages of operations and channels by these: what their addresses are made of differs by language and version. */
function bySubject(pages) {
    const found = new Map();
    for (const page of pages)
        for (const subject of subjectsOf(page))
            found.set(subject, [...(found.get(subject) ?? []), page]);
    return found;
}
/** What a page documents: exactly, and whatever the version of the API. */
function subjectsOf({ operation, channel }) {
    if (channel !== undefined)
        return [`channel ${channel.channel.name}`];
    if (operation === undefined)
        return [];
    const { method, path, webhook } = operation.operation;
    const exact = `${webhook ? 'webhook' : method} ${path.replace(/\{[^{}]*\}/g, '{}')}`;
    return [...new Set([exact, exact.replace(/\/v\d[\w.]*(?=\/|$)/, '/v')])];
}
/** The page whose address has most in common with another's: a language may have several versions of it. */
function nearestTo(path, pages) {
    const parts = new Set(path.split('/'));
    const inCommon = (page) => page.path.split('/').filter((part) => parts.has(part)).length;
    return pages.toSorted((one, other) => inCommon(other) - inCommon(one))[0];
}
/** The folder that all pages of a choice share which another has not, with a slash behind; empty for the root. */
function sharedFolder(pages, others) {
    let shared;
    for (const path of pages.keys()) {
        if (others.has(path))
            continue;
        shared ??= path.slice(0, path.lastIndexOf('/') + 1);
        while (!path.startsWith(shared))
            shared = shared.slice(0, shared.lastIndexOf('/', shared.length - 2) + 1);
    }
    return shared ?? '';
}
/** Where a path leads with the folder of one choice in place of another's; a default choice may have none. */
function renamed(path, from, to) {
    const parts = path.split('/');
    const [own, others] = [folderNames(from), folderNames(to)];
    const at = parts.findIndex((part) => own.includes(part));
    return at < 0
        ? others.map((name) => `${name}/${path}`)
        : [...others.map((name) => parts.with(at, name).join('/')), parts.toSpliced(at, 1).join('/')];
}
/** What the folder of a choice may be called: `v1` of the version "1.0", or of "v1 (legacy)". */
function folderNames(name) {
    const [word = name] = name.split(' ');
    const [, number, major] = /^v?((\d+)(?:\.[\w-]+)*)$/i.exec(word) ?? [];
    const numbered = number === undefined ? [] : [`v${number}`, number, `v${major}`, major ?? number];
    return [...new Set([name, word, ...numbered])];
}

;// CONCATENATED MODULE: ./lib/site/navigation/places.js



/** What is chosen at a place of the switch of a kind; undefined where there is none of it, or nothing of it is chosen. */
function chosenAt({ switches }, kind) {
    return switches.find((placed) => placed.switch.kind === kind)?.active;
}
const NOWHERE = {
    sidebar: { id: -1, items: [] },
    switches: [],
    groups: [],
    previous: undefined,
    next: undefined,
    listed: false,
    found: false,
};
/** Places the pages of a navigation; `searchable` are those of hidden parts that are to be found all the same. */
function placePages(root, index, searchable) {
    const places = placesIn(root, searchable);
    const home = index ?? (0,tree/* firstPage */.SV)(root);
    const neighbours = byFolder(places);
    const isFound = (page) => searchable.has(page) || (places.get(page.path)?.some(({ found }) => found) ?? false);
    const counterpart = counterpartFinder();
    /** The page of another choice that says the same; who reads what all may see is not led to what is hidden. */
    const sameIn = (entry, page, from) => {
        const same = counterpart(entry, page, from);
        return same !== undefined && (isFound(same) || !isFound(page)) ? same : undefined;
    };
    /** Of several places of a page in an entry, the one most like that of the reader. */
    const addressIn = (entry, page, isNear) => {
        const inside = (places.get(page.path) ?? []).filter(({ switches }) => switches.some(({ active }) => active === entry));
        const nearness = ({ switches }) => switches.filter(({ active }) => active !== undefined && isNear(active)).length;
        return inside.toSorted((a, b) => nearness(b) - nearness(a))[0]?.at ?? page.path;
    };
    return {
        home,
        isListed: (page) => places.get(page.path)?.some(({ listed }) => listed) ?? false,
        isFound,
        of(page, sidebar) {
            const own = places.get(page.path) ?? [];
            const found = own.find((place) => place.sidebar === sidebar) ?? own[0];
            if (found !== undefined)
                return found;
            const near = neighbour(page.path, neighbours) ??
                (home && places.get(home.path)?.[0]) ??
                places.values().next().value?.[0];
            const lent = { groups: [], previous: undefined, next: undefined, listed: false, at: page.path };
            return { ...(near ?? NOWHERE), ...lent, found: searchable.has(page) };
        },
        others: (page) => places.get(page.path)?.slice(1) ?? [],
        target(entry, page, from, place) {
            const isNear = likeThose(place?.switches ?? []);
            const follows = from !== undefined && from !== entry && !STARTS_ANEW.has(entry.kind);
            const found = (follows ? sameIn(entry, page, from) : undefined) ?? (0,tree/* firstPage */.SV)(entry.node, isNear);
            return found && addressIn(entry, found, isNear);
        },
        counterparts(page, { active, switch: { entries } }) {
            if (active === undefined)
                return [];
            return entries.flatMap((entry) => {
                if (entry === active)
                    return [[entry, page]];
                const same = sameIn(entry, page, active);
                return same === undefined || same === page ? [] : [[entry, same]];
            });
        },
    };
}
/**
 * Every page's places by its path, one in each sidebar that lists it; but none in a list that stands beside tabs or the
 * like, where these list the page, too. Those that are not hidden come first, and of them those in the default choices.
 */
function placesIn(root, searchable) {
    const places = new Map();
    let sidebars = 0;
    const visit = (node, above) => {
        const here = [
            ...above,
            ...node.switches.map((one) => ({ switch: one, active: undefined })),
        ];
        if (node.items.length > 0) {
            placeItems({ id: sidebars, items: node.items }, here);
            sidebars += 1;
        }
        for (const one of node.switches) {
            for (const entry of one.entries) {
                visit(entry.node, here.map((placed) => (placed.switch === one ? { switch: one, active: entry } : placed)));
            }
        }
    };
    const placeItems = (sidebar, switches) => {
        const order = [...new Set((0,tree/* pagesOf */.E0)(sidebar.items))].filter((page) => page.url === undefined);
        const position = new Map(order.map((page, number) => [page.path, number]));
        const put = (page, groups) => {
            const known = places.get(page.path) ?? [];
            if (known.some((place) => place.sidebar === sidebar))
                return;
            places.set(page.path, known);
            const number = position.get(page.path) ?? -1;
            known.push({
                at: page.path,
                sidebar,
                switches,
                groups,
                previous: order[number - 1],
                next: number < 0 ? undefined : order[number + 1],
                listed: !isHidden(switches),
                found: !isHidden(switches) || searchable.has(page),
            });
        };
        const walk = (items, groups) => {
            for (const item of items) {
                if (item.kind === 'page')
                    put(item.page, groups);
                if (item.kind !== 'group')
                    continue;
                const inside = [...groups, item];
                if (item.root !== undefined)
                    put(item.root, inside);
                walk(item.items, inside);
            }
        };
        walk(sidebar.items, []);
    };
    visit(root, []);
    for (const [path, list] of places) {
        const own = list.filter((place) => !list.some((other) => isBelow(other, place)));
        own.sort((a, b) => Number(b.listed) - Number(a.listed) || asideOf(a.switches) - asideOf(b.switches));
        const copies = own.map((place, index) => index === 0 ? place : { ...place, at: `${path}~${index + 1}` });
        places.set(path, copies);
    }
    return places;
}
/** Whether search engines and others are not told of a page that is `found` in the navigation, or is not; of the `home` they are told. */
function isKeptBack(page, found, { home, indexing }) {
    if (page.noindex || indexing === 'all')
        return page.noindex;
    return page.hidden || (!found && page !== home);
}
function isHidden(switches) {
    return switches.some(({ active }) => active?.hidden === true);
}
/** Choices that lead to their first page, not to one like that of the reader. */
const STARTS_ANEW = new Set(['tab', 'item', 'anchor']);
/** Tells the choices that a reader has made already: the same version in another language. */
function likeThose(switches) {
    return ({ kind, name, hidden }) => !hidden && switches.some(({ active }) => active?.kind === kind && active.name === name);
}
/**
 * Whether a place is in a choice of the switches that another stands beside, and readers see it as they do the other.
 * Anchors lead away from a list, and are no parts of it.
 */
function isBelow(place, { switches, listed }) {
    if (listed && !place.listed)
        return false;
    const chosen = (index) => place.switches[index]?.active;
    return (switches.every(({ active }, index) => active === undefined || active === chosen(index)) &&
        switches.some(({ active }, index) => active === undefined && (chosen(index)?.kind ?? 'anchor') !== 'anchor'));
}
/** In how many switches a place is not in the choice that is the default. */
function asideOf(switches) {
    return switches.filter(({ active, switch: { entries } }) => active?.isDefault === false && entries.some(({ isDefault }) => isDefault)).length;
}
/** For every folder, the first page placed in it or below. */
function byFolder(places) {
    const folders = new Map();
    for (const [path, [place]] of places) {
        if (place === undefined)
            continue;
        for (let folder = (0,hrefs/* folderOf */.yS)(path); folder !== ''; folder = (0,hrefs/* folderOf */.yS)(folder)) {
            if (!folders.has(folder))
                folders.set(folder, place);
        }
    }
    return folders;
}
function neighbour(path, folders) {
    for (let folder = (0,hrefs/* folderOf */.yS)(path); folder !== ''; folder = (0,hrefs/* folderOf */.yS)(folder)) {
        const place = folders.get(folder);
        if (place !== undefined)
            return place;
    }
    return undefined;
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
            const { severity, kind, file, line, column } = diagnostic;
            const message = onOneLine(diagnostic.message);
            const hint = diagnostic.hint === undefined ? undefined : onOneLine(diagnostic.hint);
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
/** Names and addresses of a project may go over several lines, which logs would take for lines of their own. */
function onOneLine(text) {
    return text.replace(/[\n\r\u2028\u2029]\s*/g, ' ');
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 89136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ markdownUrl),
/* harmony export */   _U: () => (/* binding */ sitemap),
/* harmony export */   g5: () => (/* binding */ withSource),
/* harmony export */   jx: () => (/* binding */ joinedMarkdown),
/* harmony export */   kR: () => (/* binding */ robots),
/* harmony export */   lF: () => (/* binding */ llmsIndex),
/* harmony export */   xJ: () => (/* binding */ pageMarkdown)
/* harmony export */ });
/* harmony import */ var _hrefs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16529);
/* harmony import */ var _navigation_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23435);
/* harmony import */ var _navigation_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12251);
/* harmony import */ var _navigation_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45596);




/** The sitemap: the address, once, of every page that is meant to be found, and when it changed last where pages show that. */
function sitemap(address, pages, changes) {
    const entries = new Map();
    for (const { path } of pages) {
        const url = (0,_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalUrl */ .W3)(address, path);
        const day = changes.get(path);
        const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
        if (!entries.has(url))
            entries.set(url, `  <url><loc>${url.replaceAll('&', '&amp;')}</loc>${changed}</url>\n`);
    }
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[...entries.values()].join('')}</urlset>\n`;
}
/** `robots.txt`. Crawlers have to read pages that forbid to be found, to be told so. */
function robots(address, { hasSitemap }) {
    return `User-agent: *\nAllow: /\n${hasSitemap ? `\nSitemap: https://${address}/sitemap.xml\n` : ''}`;
}
/** Where the Markdown of a page is, or what the page stands for. */
function markdownUrl({ url, path }, address) {
    return url ?? (0,_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .fileUrl */ .iw)(address, `${path}.md`);
}
/** `llms.txt`: what the site holds, for language models, as links to Markdown. */
function llmsIndex(settings, address, { navigation, built: pages, places }) {
    const seen = new Set();
    const line = (page) => {
        if (page.noindex || seen.has(page.path) || !pages.has(page.path))
            return '';
        seen.add(page.path);
        const summary = page.description === undefined ? '' : `: ${page.description.replace(/\s+/g, ' ')}`;
        return `- [${page.title}](${markdownUrl(page, address)})${summary}\n`;
    };
    const sections = [];
    const section = (title, lines) => {
        const last = sections.at(-1);
        // Pages beside one another stand in one part.
        if (last?.title === title)
            last.lines += lines;
        else if (lines !== '')
            sections.push({ title, lines });
    };
    const visit = (node, trail) => {
        for (const item of node.items) {
            if (item.kind === 'group')
                section([...trail, item.title].filter(Boolean).join(' \u203a ') || 'Pages', [...(0,_navigation_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .pagesOf */ .E0)([item])].map(line).join(''));
            else if (item.kind === 'page')
                section(trail.join(' \u203a ') || 'Pages', line(item.page));
        }
        for (const entry of (0,_navigation_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .toldEntries */ .q2)(node))
            visit(entry.node, [...trail, entry.label]);
    };
    visit(navigation, []);
    // What is hidden but to be found stands in no visible part.
    const { indexing } = settings;
    const others = [...pages.values()].filter((page) => (!places.isListed(page) || indexing === 'all') && !(0,_navigation_places_js__WEBPACK_IMPORTED_MODULE_2__/* .isKeptBack */ .c)(page, places.isFound(page), { indexing }));
    section('Other pages', others.map(line).join(''));
    const description = settings.description === undefined ? '' : `> ${settings.description}\n\n`;
    const parts = sections.map(({ title, lines }) => `## ${title}\n\n${lines}`).join('\n');
    return `# ${settings.name}\n\n${description}${forAgents(settings)}${parts}`;
}
const FOR_AGENTS = '> ## Agent Instructions\n';
/** What the project tells language models, as hosted sites have it; empty where it tells nothing. */
function forAgents({ instructions }) {
    return instructions.length === 0
        ? ''
        : `${FOR_AGENTS}${instructions.map((line) => `> ${line}\n`).join('')}\n`;
}
/** How much of a page in UTF-8 stands before its title. */
function lengthForAgents(page) {
    return page.indexOf(FOR_AGENTS) === 0 ? page.indexOf('\n\n') + 2 : 0;
}
/** A page in UTF-8 as it stands among others, as hosted sites have it: below the title it says where it is from. */
function withSource({ buffer, byteOffset, byteLength }, url) {
    const page = Buffer.from(buffer, byteOffset, byteLength);
    const end = page.indexOf('\n', lengthForAgents(page)) + 1;
    return Buffer.concat([page.subarray(0, end), Buffer.from(`Source: ${url}\n`), page.subarray(end)]);
}
const NEW_LINE = Buffer.from('\n');
/** Pages in UTF-8 as one text, which says once what each of them tells language models. */
function joinedMarkdown(pages) {
    const texts = pages.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));
    const [first = Buffer.of()] = texts;
    const told = first.subarray(0, lengthForAgents(first));
    const rest = texts.map((text) => text.subarray(0, told.length).equals(told) ? text.subarray(told.length) : text);
    return Buffer.concat([told, ...rest.flatMap((text, at) => (at === 0 ? [text] : [NEW_LINE, text]))]);
}
/** A page as Markdown, below its title and the description at its head, neither of which begins it once more. */
function pageMarkdown(page, markdown, settings) {
    const heading = `# ${page.markedTitle ?? page.title}\n`;
    const text = `${markdown.trim()}\n`;
    const said = [heading, `# ${page.title}\n`].find((line) => text.startsWith(line));
    const body = said === undefined ? text : text.slice(said.length).trimStart();
    const summary = oneLine((0,_navigation_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .headText */ .WI)((0,_navigation_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenOn */ .li)(page).description) ?? '');
    const [first = ''] = body.split(/\n{2,}/, 1);
    const isSaid = summary === '' || oneLine(first) === summary;
    return `${forAgents(settings)}${heading}\n${isSaid ? '' : `> ${summary}\n\n`}${body}`
        .trimEnd()
        .concat('\n');
}
function oneLine(text) {
    return text.replace(/\s+/g, ' ').trim();
}


/***/ }),

/***/ 50664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createWholeSite),
  N: () => (/* binding */ unlistedPages)
});

// EXTERNAL MODULE: ./lib/text/copied.js
var copied = __webpack_require__(35211);
// EXTERNAL MODULE: ./lib/text/first-few.js
var first_few = __webpack_require__(65358);
// EXTERNAL MODULE: ./lib/site/config/file.js
var file = __webpack_require__(45242);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./lib/site/cache/digest.js
var digest = __webpack_require__(42680);
// EXTERNAL MODULE: ./lib/site/hashed.js
var hashed = __webpack_require__(84950);
// EXTERNAL MODULE: ./lib/site/search/hashes.js
var hashes = __webpack_require__(39870);
;// CONCATENATED MODULE: ./lib/site/search/cut.js

/** Size of a shard, of pages in characters, of terms in bytes; about a third of it travels. */
const SHARD = 20_000;
const SMALLEST = SHARD / 2;
const LARGEST = SHARD * 1.5;
/**
 * Cuts a list into shards, each time where of all names between the smallest and the largest size one has the least
 * hash. What changes thus moves the cuts beside it only, and a site published again sends few of its shards.
 */
function cutIntoShards(items, { size, name }) {
    const shards = [];
    for (let start = 0; start < items.length;) {
        const end = endOfShard(items, start, size, name);
        shards.push(items.slice(start, end));
        start = end;
    }
    return shards;
}
function endOfShard(items, start, size, name) {
    let taken = 0;
    let least = Number.POSITIVE_INFINITY;
    let end = start;
    for (let at = start; at < items.length; at += 1) {
        const item = items[at];
        if (taken >= SMALLEST || (at > start && taken + size(item) > LARGEST)) {
            const { low } = (0,hashes/* hashedTerm */.Ei)(name(item));
            if (low < least)
                [least, end] = [low, at];
        }
        taken += size(item);
        if (taken > LARGEST && end > start)
            return end;
    }
    return items.length;
}

// EXTERNAL MODULE: ./lib/site/search/format.js
var format = __webpack_require__(77469);
;// CONCATENATED MODULE: ./lib/site/search/kept.js


/** One for each site. What it tells of pages that are others now is left aside. */
const KEY = 'search postings';
/** What the last build kept; undefined where there is none. */
function readPostings(cache) {
    const found = cache?.get(KEY);
    if (found === undefined)
        return undefined;
    const { digests, occurrences, pageStarts, ...rest } = (0,external_node_v8_.deserialize)(found);
    const pages = digests.map((digest, page) => ({
        digest,
        occurrences: occurrences.subarray(pageStarts[page], pageStarts[page + 1]),
    }));
    const known = pages.flatMap(({ digest, occurrences: own }) => digest === undefined ? [] : [[digest, own]]);
    return { ...rest, pages, occurrences: new Map(known) };
}
/** `occurrences` and `digests` are those of each page, by the numbers of terms that `numbers` gave. */
function keepPostings(cache, { numbers, digests, occurrences, scopeOf, bytes, spans, average, }) {
    if (cache === undefined)
        return;
    const places = new Uint32Array(numbers.terms.length);
    for (const [place, { number }] of spans.entries())
        places[number] = place;
    const pageStarts = new Uint32Array(occurrences.length + 1);
    for (const [page, own] of occurrences.entries())
        pageStarts[page + 1] = (pageStarts[page] ?? 0) + own.length;
    const all = new Uint32Array(pageStarts.at(-1) ?? 0);
    for (const [page, own] of occurrences.entries())
        all.set(own, pageStarts[page]);
    for (let at = 0; at < all.length; at += 2)
        all[at] = places[all[at] ?? 0] ?? 0;
    const terms = numbers.table(spans.map(({ number }) => number));
    const packed = {
        terms: { ...terms, slots: (0,hashes/* slotsOf */.nK)(terms.hashes) },
        digests,
        occurrences: all,
        pageStarts,
        average,
        scopeOf,
        bytes,
        starts: Uint32Array.from([...spans.map(({ start }) => start), bytes.length]),
    };
    cache.put(KEY, (0,external_node_v8_.serialize)(packed));
}

;// CONCATENATED MODULE: ./lib/site/search/bytes.js
const LONGEST_NUMBER = 10;
/** `expected` bytes or a few more are had without growing. */
function createBytes(expected = 0) {
    let bytes = Buffer.allocUnsafe(expected + (1 << 16));
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
        copy(from, start, end) {
            reserve(end - start);
            bytes.set(from.subarray(start, end), size);
            size += end - start;
        },
        written: () => bytes.subarray(0, size),
    };
}

;// CONCATENATED MODULE: ./lib/site/search/postings.js


/** No weight is larger: a bonus is less than 256, and what is counted adds 100 at most. */
const HEAVIEST = 511;
const COMMA = ','.charCodeAt(0);
const END = ']'.charCodeAt(0);
/**
 * Writes every term that is on a page, sorted, with its postings, as members of a JSON object (format.ts). `pages` holds
 * by the number of a page the numbers of its terms and their occurrences, in turn; `scopeOf` the number of its scope.
 */
function writePostings(pages, terms, scopeOf, before) {
    const lengths = pages.map(lengthOf);
    const average = averageOf(lengths);
    const norms = Float64Array.from(lengths, (length) => lengthNorm(length, average));
    const isAsBefore = before?.average === average && hasScopesOf(before, scopeOf);
    const isSame = sameAs(isAsBefore ? before : undefined, terms.length);
    const { starts, postings } = byTerm(pages, terms.length, isSame);
    const order = [...terms.keys()].sort((a, b) => ((terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1));
    const out = createBytes(before?.bytes.length);
    const spans = [];
    /** What is written as before, and not yet copied: neighbours are at once. */
    let [from, to] = [0, 0];
    const copy = () => {
        if (before !== undefined && from < to)
            out.copy(before.bytes, from, to);
        [from, to] = [0, 0];
    };
    for (const number of order) {
        const term = terms[number] ?? '';
        const start = out.size() + to - from;
        if (before !== undefined && isSame[number] === 1) {
            const own = before.starts[number] ?? 0;
            if (own !== to)
                copy();
            if (from === to)
                from = own;
            to = before.starts[number + 1] ?? own;
        }
        else {
            copy();
            const [first = 0, end = 0] = starts.subarray(number, number + 2);
            writeTerm(term, postings.subarray(first * 2, end * 2), { norms, scopeOf }, out);
        }
        const end = out.size() + to - from;
        if (end > start)
            spans.push({ number, term, start, end });
    }
    copy();
    return { bytes: out.written(), spans, average };
}
/** The terms whose postings change when a page has other terms and occurrences than before. */
function changedTerms(before, now) {
    const isAsLong = lengthOf(before) === lengthOf(now);
    const left = new Map();
    for (let at = 0; at < before.length; at += 2)
        left.set(before[at] ?? 0, before[at + 1] ?? 0);
    const changed = [];
    for (let at = 0; at < now.length; at += 2) {
        const term = now[at] ?? 0;
        if (!isAsLong || left.get(term) !== now[at + 1])
            changed.push(term);
        left.delete(term);
    }
    return [...changed, ...left.keys()];
}
/** Whether the pages that there were have the scopes that they had. */
function hasScopesOf(before, scopeOf) {
    return before.scopeOf.every((scope, page) => page >= scopeOf.length || scope === scopeOf[page]);
}
/** By the number of a term whether it is written as before: 1 where it is. */
function sameAs(before, count) {
    const isSame = new Uint8Array(count);
    if (before === undefined)
        return isSame;
    isSame.fill(1, 0, before.starts.length - 1);
    for (const number of before.changed)
        isSame[number] = 0;
    return isSame;
}
/** Nothing of a term that no page has any more. */
function writeTerm(term, list, facts, out) {
    if (list.length === 0)
        return;
    out.text(`${JSON.stringify(term)}:[`);
    writeList(list, facts, out);
    out.character(END);
    out.character(COMMA);
}
/** Writes the postings of a term, from its pages and occurrences in turn. */
function writeList(list, { norms, scopeOf }, out) {
    const weightAt = (at) => weight(list[at + 1] ?? 0, norms[list[at] ?? 0] ?? 0);
    const isHeavy = list.length > format/* MOST_PAGES */.Ll * 2 ? heaviest(list, weightAt, scopeOf) : undefined;
    let before;
    for (let at = 0; at < list.length; at += 2) {
        const own = weightAt(at);
        const page = list[at] ?? 0;
        if (isHeavy?.(page, own) === false)
            continue;
        if (before !== undefined)
            out.character(COMMA);
        out.number(page - (before ?? 0));
        out.character(COMMA);
        out.number(own);
        before = page;
    }
}
function lengthOf(page) {
    let length = 0;
    for (let at = 1; at < page.length; at += 2)
        length += (page[at] ?? 0) >>> 8;
    return rounded(length);
}
function averageOf(lengths) {
    const sum = lengths.reduce((before, length) => before + length, 0);
    return rounded(Math.max(1, Math.floor(sum / Math.max(1, lengths.length))));
}
/** The first three bits of a length: a sentence more on a page hardly ever changes all its weights, and so many shards. */
function rounded(length) {
    const rest = Math.max(0, 32 - Math.clz32(length) - 3);
    return (length >>> rest) << rest;
}
/** How long a page is beside the average, as Okapi BM25 takes it into account. */
function lengthNorm(length, average) {
    return 1.2 * (0.4 + 0.6 * (length / average));
}
/** Okapi BM25 without the part that depends on the query: rarity of the term comes from the length of its list. */
function weight(occurrence, norm) {
    const count = occurrence >>> 8;
    return (occurrence & 255) + Math.max(1, Math.round((100 * count) / (count + norm)));
}
/**
 * Whether a posting is one of the heaviest of its scope, asked of each in turn: readers of one language see nothing of
 * the pages of another.
 */
function heaviest(list, weightAt, scopeOf) {
    /** By scope, how many postings have each weight. */
    const counts = [];
    for (let at = 0; at < list.length; at += 2) {
        const scope = scopeOf[list[at] ?? 0] ?? 0;
        counts[scope] ??= new Uint32Array(HEAVIEST + 1);
        const own = counts[scope];
        const weightHere = weightAt(at);
        own[weightHere] = (own[weightHere] ?? 0) + 1;
    }
    const kept = counts.map(lightest);
    return (page, own) => {
        const least = kept[scopeOf[page] ?? 0];
        if (least === undefined || own > least.weight)
            return true;
        if (own < least.weight)
            return false;
        least.left -= 1;
        return least.left >= 0;
    };
}
/** The weight of the lightest postings that are kept, and how many of just this weight are. */
function lightest(counts) {
    let left = format/* MOST_PAGES */.Ll;
    let weightKept = HEAVIEST;
    for (; weightKept > 0 && (counts[weightKept] ?? 0) <= left; weightKept -= 1)
        left -= counts[weightKept] ?? 0;
    return { weight: weightKept, left };
}
/**
 * The occurrences of each term as page and occurrence in turn; those of a term begin at the pair `starts[term]`. None of
 * those that are written as before.
 */
function byTerm(pages, count, isSame) {
    // Mostly few, and then one pass over all is enough: term, page and occurrence of each in turn.
    const found = new Uint32Array((pages.reduce((sum, page) => sum + page.length, 0) / 2) * 3);
    let end = 0;
    for (const [number, page] of pages.entries()) {
        for (let at = 0; at < page.length; at += 2) {
            const term = page[at] ?? 0;
            if (isSame[term] === 1)
                continue;
            found[end] = term;
            found[end + 1] = number;
            found[end + 2] = page[at + 1] ?? 0;
            end += 3;
        }
    }
    const starts = new Uint32Array(count + 1);
    for (let at = 0; at < end; at += 3) {
        const term = found[at] ?? 0;
        starts[term + 1] = (starts[term + 1] ?? 0) + 1;
    }
    for (let term = 0; term < count; term += 1)
        starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
    const next = starts.slice();
    const postings = new Uint32Array((starts[count] ?? 0) * 2);
    for (let at = 0; at < end; at += 3) {
        const term = found[at] ?? 0;
        const place = (next[term] ?? 0) * 2;
        next[term] = (next[term] ?? 0) + 1;
        postings[place] = found[at + 1] ?? 0;
        postings[place + 1] = found[at + 2] ?? 0;
    }
    return { starts, postings };
}

// EXTERNAL MODULE: ./lib/site/search/terms.js
var terms = __webpack_require__(89003);
;// CONCATENATED MODULE: ./lib/site/search/index.js








const OPEN = Buffer.from('{');
const CLOSE = Buffer.from('}');
const TAIL = Buffer.from(')\n');
const NONE = new Uint32Array();
/** While fewer pages than one in so many are others, what is kept of the postings stays as it is: it is large. */
const FEW = 20;
/**
 * Builds the search index of a site: by term, in shards, so that a query downloads little however large the site is.
 * With a cache, only what has to do with pages that changed is made anew.
 */
function createSearchIndex(cache) {
    const before = readPostings(cache);
    const numbers = (0,terms/* createTermNumbers */.H)(before?.terms);
    /** The numbers of terms that other pages have than before, or in other ways. */
    const changed = new Set();
    /** Without what would hold the whole page in memory. */
    const pages = [];
    /** The numbers of the terms of each page and their occurrences, in turn. */
    const occurrences = [];
    const change = (old = NONE, now = NONE) => {
        for (const term of changedTerms(old, now))
            changed.add(term);
    };
    const occurrencesOf = (found) => (found.digest === undefined ? undefined : before?.occurrences.get(found.digest)) ??
        found.occurrences?.() ??
        numbers.read(found.terms());
    const postings = (scopeOf) => {
        for (const page of before?.pages.slice(pages.length) ?? [])
            change(page.occurrences);
        const written = writePostings(occurrences, numbers.terms, scopeOf, before && { ...before, changed });
        const digests = pages.map(({ digest }) => digest);
        const others = digests.filter((digest, page) => digest !== before?.pages[page]?.digest).length;
        if (others * FEW > pages.length)
            keepPostings(cache, { numbers, digests, occurrences, scopeOf, ...written });
        return written;
    };
    return {
        numbers,
        add(found) {
            const old = before?.pages[pages.length];
            const isSame = found.digest !== undefined && found.digest === old?.digest;
            const own = isSame ? old.occurrences : occurrencesOf(found);
            if (before !== undefined && !isSame)
                change(old?.occurrences, own);
            const { path, scope, isOther, boost, size, digest, json } = found;
            pages.push({ path, scope, isOther, boost, size, digest, json });
            occurrences.push(own);
        },
        files() {
            const scopes = [...new Set(pages.map(({ scope }) => scope))];
            const firsts = new Set(pages.flatMap(({ scope, isOther }) => (isOther ? [] : scope)));
            const others = [...scopes.keys()].filter((at) => !firsts.has(scopes[at] ?? ''));
            const scopeOf = Uint16Array.from(pages, ({ scope }) => scopes.indexOf(scope));
            const { bytes, spans } = postings(scopeOf);
            const termShards = cutIntoShards(spans, {
                size: ({ start, end }) => end - start,
                name: ({ term }) => term,
            });
            const pageShards = cutIntoShards(pages, {
                size: ({ size }) => size,
                name: ({ path }) => path,
            });
            const termFiles = termShards.map((shard) => shardFile('t', [OPEN, bytes.subarray(shard[0]?.start, (shard.at(-1)?.end ?? 0) - 1), CLOSE]));
            const pageFiles = pageShards.map((shard) => pageShardFile(shard, cache));
            let first = 0;
            const boosts = pages.flatMap(({ boost }, page) => boost === undefined ? [] : [[page, boost]]);
            const manifest = {
                terms: termShards.map((shard) => shard[0]?.term ?? ''),
                pages: pageShards.map((shard) => {
                    first += shard.length;
                    return first - shard.length;
                }),
                termFiles: termFiles.map(nameOf),
                pageFiles: pageFiles.map(nameOf),
                scopes,
                scopeOf: [...scopeOf],
                ...(others.length > 0 && { others }),
                ...(boosts.length > 0 && { boosts: Object.fromEntries(boosts) }),
            };
            return [...termFiles, ...pageFiles, call('index.js', [inScript(JSON.stringify(manifest))])];
        },
    };
}
/** The shard of some pages, from the cache where it is known. */
function pageShardFile(pages, cache) {
    const make = () => shardFile('p', [inScript(`[${pages.map((page) => page.json()).join(',')}]`)]);
    const digests = pages.flatMap(({ digest: own }) => own ?? []);
    if (cache === undefined || digests.length < pages.length)
        return make();
    const key = `search pages ${(0,digest/* digest */.b)(...digests)}`;
    const kept = cache.get(key);
    if (kept !== undefined)
        return (0,external_node_v8_.deserialize)(kept);
    const made = make();
    cache.put(key, (0,external_node_v8_.serialize)(made));
    return made;
}
/** Named by content alone, so that a shard that did not change is not published again. */
function shardFile(kind, json) {
    const path = (0,hashed/* hashedPath */.RB)(`${format/* SEARCH_FOLDER */.G1}/${kind}.js`, json);
    return call(path.slice(format/* SEARCH_FOLDER */.G1.length + 1), json);
}
function nameOf(file) {
    return file.path.slice(format/* SEARCH_FOLDER */.G1.length + 1);
}
function call(name, json) {
    const head = Buffer.from(`${format/* SEARCH_CALLBACK */.Vi}(${JSON.stringify(name)},`);
    return { path: `${format/* SEARCH_FOLDER */.G1}/${name}`, bytes: Buffer.concat([head, ...json, TAIL]) };
}
/** JSON that older browsers take for an expression, too. */
function inScript(json) {
    return Buffer.from(json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'));
}

// EXTERNAL MODULE: ./lib/site/theme/not-found.js
var not_found = __webpack_require__(40581);
// EXTERNAL MODULE: ./lib/text/percent.js
var percent = __webpack_require__(39354);
// EXTERNAL MODULE: ./lib/text/suggest.js
var suggest = __webpack_require__(86101);
// EXTERNAL MODULE: ./lib/site/markdown/anchors/plain-id.js
var plain_id = __webpack_require__(12068);
;// CONCATENATED MODULE: ./lib/site/output/anchor-check.js



/** Reports links to a place inside a page that is not there. `ids` are those of each page, by its path. */
function checkAnchors(anchors, ids, report) {
    const plainIds = new Map();
    /** The script of a page finds an id that differs in punctuation only (components/client.ts). */
    const alike = (page) => {
        const known = plainIds.get(page) ?? new Set([...(ids.get(page) ?? [])].map((id) => (0,plain_id/* plainId */.Sd)((0,percent/* decode */.D4)(id))));
        plainIds.set(page, known);
        return known;
    };
    let owners;
    let below;
    /** A text that many pages show, such as one of an API description, is told of once. */
    const broken = new Map();
    for (const link of anchors) {
        const { page, id, place } = link;
        const known = ids.get(page);
        if (known === undefined || known.has(id) || id === 'content' || id.startsWith(':~:'))
            continue;
        if (alike(page).has((0,plain_id/* plainId */.Sd)(id)))
            continue;
        const key = JSON.stringify([id, place.file, place.line, place.column]);
        const one = broken.get(key) ?? { link, pages: new Set() };
        one.pages.add(page);
        broken.set(key, one);
    }
    const sections = Map.groupBy(broken.values(), ({ link }) => isSection(link));
    for (const { link, pages } of sections.get(false) ?? []) {
        const { page, id, place } = link;
        const others = pages.size - 1;
        owners ??= ownersOf(ids);
        const known = ids.get(page) ?? new Set();
        below ??= new Map(Array.from(ids.keys(), (path) => [plainPath(path), path]));
        const near = pageBelow(link, below) ??
            longer(id, known) ??
            elsewhere(link, owners) ??
            `#${(0,suggest/* nearest */.pA)(id, known) ?? shorter(id, known) ?? ''}`;
        report({
            severity: 'warning',
            kind: 'broken-anchor',
            message: `There is no #${id} on /${page}${others === 0 ? '' : ` and ${others} other ${others === 1 ? 'page' : 'pages'} with this link`}`,
            hint: near === '#' ? undefined : `did you mean ${near}?`,
            ...place,
        });
    }
    for (const [file, links] of Map.groupBy(sections.get(true) ?? [], ({ link }) => link.place.file)) {
        const named = [...new Set(links.map(({ link }) => `#${link.id}`))];
        report({
            severity: 'warning',
            kind: 'broken-anchor',
            message: `These links lead nowhere: they mean headings of info.description, which no page shows: ${named.slice(0, MOST_NAMED).join(', ')}${named.length > MOST_NAMED ? `, \u2026 (${named.length} in all)` : ''}`,
            hint: 'write that text on a page of the project, and link to its headings there',
            file,
        });
    }
}
const MOST_NAMED = 5;
/** Whether an API description links to a heading of its introduction, as viewers with all on one page call it. */
function isSection({ id, place }) {
    return id.startsWith('section/') && !/\.mdx?$/i.test(place.file);
}
/** The id that begins with all of the words that were written: a heading that became longer. */
function longer(id, known) {
    const [first] = [...known]
        .filter((one) => one.startsWith(`${id}-`))
        .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    return first === undefined ? undefined : `#${first}`;
}
/** The longest id that what was written begins with: a heading that became shorter. */
function shorter(id, known) {
    const [first] = [...known].filter((one) => id.startsWith(`${one}-`)).sort((a, b) => b.length - a.length);
    return first;
}
/** The page of that name below the one that is linked to: its sections became pages of their own. */
function pageBelow({ id, page }, pages) {
    const found = pages.get(`${plainPath(page)}/${(0,plain_id/* plainId */.Sd)(id)}`);
    return found === undefined ? undefined : `/${found}`;
}
function plainPath(path) {
    return path.split('/').map(plain_id/* plainId */.Sd).join('/');
}
/** An id that only one other page has: the text was moved, or the page is a translation of that one. */
function elsewhere({ id, page, place }, owners) {
    const [only, more] = owners
        .get((0,plain_id/* plainId */.Sd)(id))
        ?.filter((one) => one.page !== page && one.page !== place.file?.replace(/\.mdx?$/i, '')) ?? [];
    return only === undefined || more !== undefined ? undefined : `/${only.page}#${only.id}`;
}
function ownersOf(ids) {
    const all = [...ids].flatMap(([page, own]) => Array.from(own, (id) => ({ page, id })));
    return Map.groupBy(all, ({ id }) => (0,plain_id/* plainId */.Sd)(id));
}

// EXTERNAL MODULE: ./lib/site/output/listings.js
var listings = __webpack_require__(89136);
;// CONCATENATED MODULE: ./lib/site/output/whole.js







/** Begins with no page; `cache` keeps what the search index is made of. */
function createWholeSite(cache) {
    const search = createSearchIndex(cache);
    const markdown = [];
    const ids = new Map();
    return {
        termNumbers: search.numbers,
        add(trace) {
            if (trace.search !== undefined)
                search.add(trace.search);
            if (trace.markdown !== undefined)
                markdown.push(trace.markdown);
            ids.set(trace.path, new Set(trace.ids.map(copied/* copied */.p)));
        },
        files: () => [...search.files(), { path: 'llms-full.txt', bytes: (0,listings/* joinedMarkdown */.jx)(markdown) }],
        check(links, unlisted, report) {
            checkAnchors(links.anchors, ids, report);
            reportUnlisted(unlisted, links.linked, report);
        },
    };
}
/**
 * The pages of a build that no navigation lists, though they are not hidden nor shown where nothing was found. Those of
 * an API have no file, and are there since some part of the navigation, maybe a hidden one, asks for them.
 */
function unlistedPages({ built, places }, 
/** Paths in any part of the navigation, hidden ones too. */
listed) {
    return [...built.values()].flatMap((page) => page.parsed === undefined ||
        page.hidden ||
        page.url !== undefined ||
        page === places.home ||
        page.path === not_found/* NOT_FOUND */.p2 ||
        places.isListed(page) ||
        listed.has(page.path)
        ? []
        : [{ path: page.path, file: page.parsed.file }]);
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
    const [are, them] = reached.length === 1 ? ['1 page is', 'it'] : [`${reached.length} pages are`, 'them'];
    report({
        severity: 'notice',
        kind: 'unlisted-page',
        message: `${are} linked to, but no navigation lists ${them}: ${(0,first_few/* firstFew */.D)(reached, 10)}`,
        file: file/* SETTINGS_FILE */.t,
    });
}


/***/ }),

/***/ 18734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createWriter)
/* harmony export */ });
/* harmony import */ var _hashed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84950);
/* harmony import */ var _project_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42009);


/** Hands files on to `events`; of what is left out `report` hears. */
function createWriter(events, report) {
    const taken = new Set();
    const write = async (file) => {
        const key = file.path.toLowerCase();
        if (taken.has(key))
            return;
        taken.add(key);
        const unportable = (0,_project_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH)(file.path);
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
        text: (path, content) => write((0,_hashed_js__WEBPACK_IMPORTED_MODULE_0__/* .textFile */ .Ex)(path, content)),
        has: (path) => taken.has(path.toLowerCase()),
    };
}


/***/ }),

/***/ 77469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ SEARCH_FOLDER),
/* harmony export */   Ll: () => (/* binding */ MOST_PAGES),
/* harmony export */   Vi: () => (/* binding */ SEARCH_CALLBACK),
/* harmony export */   j1: () => (/* binding */ scopeLanguage)
/* harmony export */ });
/**
 * The search index as files. A reader's browser loads `index.js` when the search opens, then only the shards a query
 * touches. They are scripts that call `docsSearch(name, data)`, since pages opened from a disk may not fetch.
 */
const SEARCH_FOLDER = 'assets/search';
const SEARCH_CALLBACK = 'docsSearch';
/** A word on nearly every page tells pages apart by its weight only: the heaviest of each scope are enough. */
const MOST_PAGES = 300;
/** The language of a scope; empty where a site has one only. */
function scopeLanguage(scope) {
    return scope.slice(0, scope.indexOf('/'));
}


/***/ }),

/***/ 39870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ finishHigh),
/* harmony export */   EV: () => (/* binding */ finishLow),
/* harmony export */   Ei: () => (/* binding */ hashedTerm),
/* harmony export */   II: () => (/* binding */ nextLow),
/* harmony export */   JI: () => (/* binding */ createHashNumbers),
/* harmony export */   Ws: () => (/* binding */ nextHigh),
/* harmony export */   fM: () => (/* binding */ EMPTY_HASH),
/* harmony export */   nK: () => (/* binding */ slotsOf)
/* harmony export */ });
/**
 * A term with a hash in which the terms of a site differ: of a million terms two have the same in one of forty million
 * sites. Two lanes of multiplication and shift, each finished with the other (cyrb, after MurmurHash3).
 */
function hashedTerm(term) {
    let { high, low } = EMPTY_HASH;
    for (let at = 0; at < term.length; at += 1) {
        const code = term.charCodeAt(at);
        high = nextHigh(high, code);
        low = nextLow(low, code);
    }
    high = finishHigh(high, low);
    return { term, high, low: finishLow(high, low) };
}
/** The hash of no characters, before it is finished. */
const EMPTY_HASH = { high: 0xdeadbeef, low: 0x41c6ce57 };
/** The lanes with one character more. */
function nextHigh(high, code) {
    return Math.imul(high ^ code, 0x9e3779b1);
}
/** The same for the other lane. */
function nextLow(low, code) {
    return Math.imul(low ^ code, 0x5f356495);
}
/** The lanes at the end of a text. */
function finishHigh(high, low) {
    return Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
}
/** `finished` is the other lane's. */
function finishLow(finished, low) {
    return Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(finished ^ (finished >>> 13), 0xc2b2ae35);
}
/** The slots of a table of these hashes, both halves of each in turn, which are all others. */
function slotsOf(hashes) {
    const table = createHashNumbers();
    for (let at = 0; at < hashes.length; at += 2)
        table.add(hashes[at] ?? 0, hashes[at + 1] ?? 0);
    return table.slots();
}
/** A table of hashes: a map of strings would read each of them again. */
function createHashNumbers(known) {
    let count = (known?.hashes.length ?? 0) / 2;
    /** By the low bits of a hash, or the next free place: its number plus one. */
    let slots = known?.slots.slice() ?? new Uint32Array(1 << 16);
    let room = slots.length / 2;
    let hashes = new Int32Array(room * 2);
    hashes.set(known?.hashes ?? []);
    const place = (high, low) => {
        const mask = slots.length - 1;
        let at = low & mask;
        for (;;) {
            const number = (slots[at] ?? 0) - 1;
            if (number < 0 || (hashes[number * 2] === (high | 0) && hashes[number * 2 + 1] === (low | 0)))
                return at;
            at = (at + 1) & mask;
        }
    };
    const grow = () => {
        room *= 2;
        const before = hashes;
        hashes = new Int32Array(room * 2);
        hashes.set(before);
        slots = new Uint32Array(room * 2);
        for (let number = 0; number < count; number += 1)
            slots[place(hashes[number * 2] ?? 0, hashes[number * 2 + 1] ?? 0)] = number + 1;
    };
    return {
        find: (high, low) => (slots[place(high, low)] ?? 0) - 1,
        add(high, low) {
            if (count === room)
                grow();
            hashes[count * 2] = high;
            hashes[count * 2 + 1] = low;
            count += 1;
            slots[place(high, low)] = count;
            return count - 1;
        },
        of: (number) => new Uint32Array(hashes.buffer, number * 8, 2),
        slots: () => slots,
    };
}


/***/ }),

/***/ 89003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createTermNumbers),
/* harmony export */   Z: () => (/* binding */ packTerms)
/* harmony export */ });
/* harmony import */ var _hashes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39870);

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
 * Numbers terms by their hashes: on a site of many pages each term comes hundreds of times, and reading it as a string
 * each time would take longer than all else that is done for the index. Those that are `known` come first.
 */
function createTermNumbers(known) {
    const terms = known === undefined || known.words === '' ? [] : known.words.split('\n');
    const table = (0,_hashes_js__WEBPACK_IMPORTED_MODULE_0__/* .createHashNumbers */ .JI)(known);
    const numberOf = (high, low, spell) => {
        const number = table.find(high, low);
        if (number >= 0)
            return number;
        terms.push(spell());
        return table.add(high, low);
    };
    /** Hands over the number of each term, and its place among them. */
    const number = ({ words, hashes }, each) => {
        let split;
        for (let at = 0; at < hashes.length / 2; at += 1) {
            const spell = () => {
                split ??= words.split('\n');
                return split[at] ?? '';
            };
            each(numberOf(hashes[at * 2] ?? 0, hashes[at * 2 + 1] ?? 0, spell), at);
        }
    };
    const tableOf = (numbers) => {
        const hashes = new Uint32Array(numbers.length * 2);
        for (const [at, one] of numbers.entries())
            hashes.set(table.of(one), at * 2);
        return { words: numbers.map((one) => terms[one] ?? '').join('\n'), hashes };
    };
    return {
        terms,
        of: numberOf,
        read(page) {
            const pairs = new Uint32Array(page.hashes.length);
            number(page, (own, at) => {
                pairs[at * 2] = own;
                pairs[at * 2 + 1] = page.occurrences[at] ?? 0;
            });
            return pairs;
        },
        table: tableOf,
        pack(pairs) {
            const isNumber = (_, at) => at % 2 === 0;
            return {
                ...tableOf([...pairs.filter(isNumber)]),
                occurrences: pairs.filter((one, at) => !isNumber(one, at)),
            };
        },
    };
}


/***/ }),

/***/ 63127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NZ: () => (/* binding */ mermaidScript),
/* harmony export */   Ql: () => (/* binding */ tryItScript),
/* harmony export */   US: () => (/* binding */ linkedStyles),
/* harmony export */   p_: () => (/* binding */ styleSheet),
/* harmony export */   rr: () => (/* binding */ clientScript),
/* harmony export */   u1: () => (/* binding */ searchScript),
/* harmony export */   y9: () => (/* binding */ tailwindTheme)
/* harmony export */ });
// Written by scripts/generate/site-assets.ts from the style sheets and browser scripts. Do not edit.
const styleSheet = ":root,.dark .c-light{color-scheme:light;--t-in-light: initial;--t-in-dark: ;--t-bg: #fff;--t-bg-soft: color-mix(in srgb, var(--t-text) 3.5%, var(--t-bg));--t-bg-code: color-mix(in srgb, var(--t-text) 3%, var(--t-bg));--t-bg-raised: var(--t-bg);--t-text: #16181d;--t-text-soft: #4a505c;--t-text-faint: #656c79;--t-border: color-mix(in srgb, var(--t-text) 11%, var(--t-bg));--t-border-strong: color-mix(in srgb, var(--t-text) 20%, var(--t-bg));--t-primary: #0f766e;--t-brand: #0f766e;--t-primary-soft: #e7f4f2;--t-on-primary: #fff;--t-button: #0f766e;--t-on-button: #fff;--t-shadow: 0 1px 2px rgb(0 0 0 / 5%), 0 8px 24px -6px rgb(0 0 0 / 10%);--t-note: #1d5fc2;--t-info: #4b5563;--t-tip: #14713a;--t-warning: #a15c05;--t-danger: #c0262d;--t-check: #14713a}:root{--t-radius: .625rem;--t-radius-small: .4rem;--t-weight-heading: 650;--t-weight-body: 400;--t-tracking-heading: -.018em;--t-header: 3.75rem;--t-tabs: 0rem;--t-rule: 1px;--t-top: calc(var(--t-header) + var(--t-tabs) + var(--t-rule));--t-side: 17.5rem;--t-toc: 15rem;--t-beside: clamp(20rem, 28vw, 28rem);--t-measure: 46rem;--t-frame: 90rem;--t-gutter: 1.25rem;--t-icon-button: clamp(1.25rem, 10vw, 2.25rem);--t-nav-size: .875rem;--t-nav-gap: .0625rem;--t-section-gap: 1.75rem;--t-tab-room: .5rem;--t-nav-radius: var(--t-radius-small);--t-chevron: url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%2380868f' stroke-width='1.75'%3E%3Cpath d='m3 6 5 5 5-5'/%3E%3C/svg%3E\")}.dark{color-scheme:dark;--t-in-light: ;--t-in-dark: initial;--t-bg: #0b0d0f;--t-bg-soft: color-mix(in srgb, var(--t-text) 5%, var(--t-bg));--t-bg-code: color-mix(in srgb, var(--t-text) 4.5%, var(--t-bg));--t-bg-raised: color-mix(in srgb, var(--t-text) 6%, var(--t-bg));--t-text: #eceef2;--t-text-soft: #b3b9c4;--t-text-faint: #959ca9;--t-border: color-mix(in srgb, var(--t-text) 12%, var(--t-bg));--t-border-strong: color-mix(in srgb, var(--t-text) 24%, var(--t-bg));--t-shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px -8px rgb(0 0 0 / 60%);--t-note: #7db0f5;--t-info: #a6adba;--t-tip: #5fce8a;--t-warning: #e9b04a;--t-danger: #f58a8e;--t-check: #5fce8a}html.l-tabbed{--t-tabs: 2.75rem}@media(min-width:64rem){:root{--t-gutter: 2rem}}@media(prefers-contrast:more){:root:root:root,:root:root:root :is(.c-code,.c-codegroup,.api-tabs){--t-text-soft: var(--t-text);--t-text-faint: color-mix(in srgb, var(--t-text) 85%, var(--t-bg));--t-border: color-mix(in srgb, var(--t-text) 50%, var(--t-bg));--t-border-strong: color-mix(in srgb, var(--t-text) 70%, var(--t-bg))}}@media print{:root:root:not(.dark){--t-bg: #fff}}*,*:before,*:after{box-sizing:border-box}*{margin:0}html{background:var(--t-bg);color:var(--t-text);font-family:var(--t-font-body);font-size:100%;line-height:1.6;scroll-padding-top:calc(var(--t-top) + 1.25rem);text-size-adjust:100%;-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased;scrollbar-color:var(--t-border-strong) transparent;overflow-y:scroll}html:has(dialog:modal,.l-side:popover-open){overflow:hidden;scrollbar-gutter:stable;background:color-mix(in srgb,#000 var(--t-dim, 40%),var(--t-bg))}html:has(dialog:modal,.l-side:popover-open):before{content:\"\";position:fixed;inset:0;z-index:-2;background:var(--t-bg)}body{display:block!important;min-height:100dvh;overflow-wrap:break-word}img,svg,video,canvas,iframe{max-width:100%;vertical-align:middle}img,video{height:auto}:where([data-fits-room]):where(:not(:is(.flex,[class*=\":flex\"],[style*=\":flex\"],[style*=\": flex\"])>*,:is(.flex,[class*=\":flex\"],[style*=\":flex\"],[style*=\": flex\"])>:is(a,p)>*,:is(.flex,[class*=\":flex\"],[style*=\":flex\"],[style*=\": flex\"])>p>a>*)){width:100%}button,input{font:inherit;color:inherit}button{cursor:pointer;background:none;border:0 solid var(--t-border);padding:0}summary{cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}:where(a){color:inherit;text-decoration:none}:focus-visible{outline:2px solid var(--t-primary);outline-offset:2px;border-radius:.25rem}[aria-current]:focus-visible{outline-color:currentcolor}main:focus-visible{outline:none}::selection{background:color-mix(in srgb,var(--t-primary) 22%,transparent)}.l-only-dark,.dark .l-only-light{display:none!important}.dark .l-only-dark{display:revert!important}@media(scripting:none){[data-theme-toggle],[data-search-open],[data-copy-page],[data-banner-close]{display:none!important}.l-search+.l-bar-end.l-bar-end{margin-inline-start:auto}}@media(prefers-reduced-motion:no-preference){html:focus-within{scroll-behavior:smooth}}@media(prefers-reduced-motion:reduce){*,*:before,*:after{animation-duration:.01ms!important;transition:none!important}}.l-prose{font-weight:var(--t-weight-body);color:var(--t-text-soft);line-height:1.75}:where(.l-prose :not(input,select,textarea)){border:0 solid var(--t-border)}:where(.l-prose) :where(fieldset,legend){margin:0;padding:0}:where(.l-prose) :where(input:not([type]),[type=text],[type=number],[type=search],select,textarea){padding:.25em .5em;font:inherit;color:inherit;background:none;border:1px solid var(--t-border-strong);border-radius:.375em}:where(.l-prose) :where(input:not([type=checkbox],[type=radio]),select,textarea):where([class],[style]:not([style=\"\"],[style^=caret])){padding:0;font:inherit;color:inherit;background:none;border:0;border-radius:0}:where(.l-prose) :where(p,ul,ol,dl,blockquote,table,pre,figure,hr,details,video,iframe){margin-block:1.25em}:where(.l-prose p,.l-prose li,.l-description){text-wrap:pretty}:where(.l-prose>:first-child){margin-top:0}:where(.l-prose) :where(h1,h2,h3,h4,h5,h6){color:var(--t-text);font-family:var(--t-font-heading);font-weight:var(--t-weight-heading);letter-spacing:var(--t-tracking-heading);line-height:1.3;margin-block:2em .75em;text-wrap:balance}:where(.l-prose) :where(h1){font-size:1.75rem}:where(.l-prose) :where(h1[class]){margin-top:0}:where(.l-prose) :where(h2){font-size:1.4375rem;margin-top:2.25em}:where(.l-prose) :where(h3){font-size:1.1875rem}:where(.l-prose) :where(h4,h5,h6){font-size:1rem}:where(.l-prose) :where(:is(h2,h3,h4,h5,h6)+*){margin-top:0}:where(.l-prose) :where(strong,b,th,dt){color:var(--t-text);font-weight:600}:where(.l-prose,.l-description) :where(a:not([class]),.c-link:not(.l-mode-custom *,.l-mode-frame *,.not-prose *)){color:var(--t-text);font-weight:500;text-decoration:underline;text-decoration-color:var(--t-primary);text-decoration-thickness:1px;text-underline-offset:.22em}:where(.l-prose) :where(:is(h1,h2,h3,h4,h5,h6,strong,b,th,dt) :is(a:not([class]),.c-link)){font-weight:inherit}:where(.l-prose,.l-description) :where(:is(a:not([class]),.c-link:not(.l-mode-custom *,.l-mode-frame *,.not-prose *)):hover){color:var(--t-primary);text-decoration-thickness:2px}:where(.l-prose) :where(ul,ol){padding-inline-start:1.5em}:where(.l-prose) :where(li){margin-block:.5em}:where(.l-prose) :where(li>ul,li>ol){margin-block:.5em}:where(.l-prose) :where(:is(ul,ol):not([class])>li:first-child,:is(ul,ol):not([class])>li:first-child>p:first-child){margin-top:0}:where(.l-prose) :where(:is(ul,ol):not([class])>li:last-child,:is(ul,ol):not([class])>li:last-child>:is(p,ul,ol):last-child){margin-bottom:0}:where(.l-prose) :where(li)::marker{color:var(--t-text-faint)}:where(.l-prose,.l-title) :where(:not(pre)>code){font-family:var(--t-font-code);font-size:.875em;color:var(--t-text);background:var(--t-bg-soft);border:1px solid var(--t-border);border-radius:.375em;padding:.1em .35em;-webkit-box-decoration-break:clone;box-decoration-break:clone}:where(.l-prose,.l-title) :where(:is(h1,h2,h3,h4,h5,h6) code){font-size:.825em;padding-block:0}:where(.l-prose) :where(blockquote){border-inline-start:3px solid var(--t-border-strong);padding-inline-start:1.1em}:where(.l-prose) :where(figure:not(.c-frame,.c-code)>figcaption){margin-top:.75em;font-size:.875em}:where(.l-prose) :where(figcaption>p:first-child){margin-top:0}:where(.l-prose) :where(figcaption>p:last-child){margin-bottom:0}:where(.l-prose) :where(dd){padding-inline-start:1.5em}:where(.l-prose) :where(dd+dt){margin-top:.75em}:where(.l-prose) :where(hr){border:0;border-top:1px solid var(--t-border);margin-block:2.5em}:where(.l-prose) :where(img){border-radius:min(var(--t-radius),10%)}:where(.l-prose)>:where(img:not(.c-icon)){display:block;margin-block:1.25em}:where(.l-prose) :where(img[data-line]){display:block;margin-block:.75em}:where(.l-prose) :where(img.mx-auto){display:block}:where(.l-prose) :where(.overflow-hidden>img){border-radius:0}:where(.l-prose) :where(:is(a,button):is([style*=inline-],[class*=inline-],[class~=flex])>p:only-child){margin:0}:where(.l-prose) :where(iframe,video){border:0;border-radius:var(--t-radius)}@media(forced-colors:none){:where(.l-prose) :where(mark){padding-inline:.15em;color:inherit;background:color-mix(in srgb,var(--t-warning) 24%,transparent);border-radius:.2em;-webkit-box-decoration-break:clone;box-decoration-break:clone}}:where(.l-prose) :where(kbd){font-family:var(--t-font-code);font-size:.8em;border:1px solid var(--t-border-strong);border-bottom-width:2px;border-radius:.35em;padding:.1em .4em}:where(.l-prose) :where(table){display:block;width:max-content;max-width:100%;overflow-x:auto;border-collapse:collapse;font-size:.9375em;line-height:1.6}:where(.l-prose) :where(.c-wide>table){display:table;width:100%;margin:0}:where(.l-prose) :where(th,td){border-bottom:1px solid var(--t-border);padding:.6em .9em;min-width:6rem}@media(width<40rem){:where(.l-prose) :where(:is(th,td):is(:nth-child(2),:nth-child(n+4)):last-child){min-width:11rem}}:where(.l-prose) :where(table){text-align:start}:where(.l-prose) :where(th:not([align])){text-align:inherit}:where(.l-prose) :where(thead,tbody,tfoot){vertical-align:top}:where(.l-prose) :where(:is(th,td)>:first-child){margin-top:0}:where(.l-prose) :where(:is(th,td)>:last-child){margin-bottom:0}:where(.l-prose) :where(table:not(:has(tr>[rowspan]:first-child)) :is(th,td):first-child){padding-inline-start:0}:where(.l-prose) :where(thead th){border-bottom-color:var(--t-border-strong);white-space:nowrap}:where(.l-prose) :where(details:not([class])>summary){font-weight:500;color:var(--t-text)}:where(.l-prose) :where(details>summary):before{content:\"\";display:inline-block;flex:none;width:.4em;height:.4em;vertical-align:.15em;border:solid var(--t-text-faint);border-width:0 1.5px 1.5px 0;rotate:-45deg;transition:rotate .15s}:where(.l-prose) :where(details:not([class])>summary>:is(h1,h2,h3,h4,h5,h6,p)){display:inline-block;max-width:calc(100% - 2rem);margin-block:.25em;vertical-align:middle}:where([dir=rtl] .l-prose) :where(details>summary):before{rotate:135deg}:where(.l-prose) :where(details[open]>summary):before{rotate:45deg}:where(.l-prose) :where(details:not(.c-accordion,.c-expandable,.c-tree *,.c-prompt *,[class^=api-])>summary):before{margin-inline:.15em .6em}:where(.l-prose) :where(pre){overflow-x:auto}:where(.l-prose) :where(pre:not([class])){background:var(--t-bg-code);border:1px solid var(--t-border);border-radius:var(--t-radius);padding:.9rem 1rem;font-family:var(--t-font-code);font-size:.8125rem}:where(.l-prose) :where(pre.mermaid){white-space:pre;overflow-x:auto;text-align:center}:where(.l-prose) pre.mermaid:not([data-drawn]){text-align:start}.dark .mermaid[data-made-for=light]{border-radius:var(--t-radius-small);background:#fff}:root:not(.dark) .mermaid[data-made-for=dark]{border-radius:var(--t-radius-small);background:#16181d}.dark pre.mermaid:not([data-made-for=light]) .links>.link{mix-blend-mode:screen!important}.dark pre.mermaid:not([data-made-for=light]) [stroke=\"#444444\"]{stroke:var(--t-text-faint)}.dark pre.mermaid:not([data-made-for=light]) [fill=\"#444444\"]{fill:currentcolor}@media print{pre.mermaid[data-drawn=dark]:not([data-made-for]){background:#16181d}.mermaid{-webkit-print-color-adjust:exact;print-color-adjust:exact}.mermaid svg{min-width:0!important}body .l-prose :is(.c-wide,.c-table,table){max-width:100%;overflow:visible}body .l-prose :is(th,td){min-width:0;white-space:normal}.l-prose :is(th,td) :is(code,a){overflow-wrap:anywhere}body .l-prose table:not(:has(tr>:nth-child(6))) :is(th,td):has(code){min-width:8rem}body .l-prose table:has(tr>:nth-child(6)):not(:has(tr>:nth-child(8))) :is(th,td):has(code){min-width:6rem}body .l-prose table:has(tr>:nth-child(8)){font-size:.75em;overflow-wrap:anywhere}body .l-prose table:has(tr>:nth-child(8)) :is(th,td){padding-inline:0 .5em;hyphens:auto}.l-prose :is(h1,h2,h3,h4,h5,h6){break-after:avoid}.l-prose :is(tr,img){break-inside:avoid}}.l-skip{position:absolute;inset-inline-start:1rem;top:0;translate:0 -101%;z-index:60;padding:.6rem 1rem;background:var(--t-bg-raised);border:1px solid var(--t-border-strong);border-radius:var(--t-radius-small)}.l-skip:focus{translate:0 .6rem}.l-background{position:absolute;inset:0 0 auto;height:40rem;z-index:-1;overflow:hidden;pointer-events:none}.l-background img{width:100%;height:100%;object-fit:cover;-webkit-mask-image:linear-gradient(#000 40%,transparent);mask-image:linear-gradient(#000 40%,transparent)}.dark .l-background .l-for-light,html:not(.dark) .l-background .l-for-dark{opacity:.25}.l-background[data-decoration=gradient]{background:radial-gradient(60rem 26rem at 75% -12rem,color-mix(in srgb,var(--t-brand) 26%,transparent),transparent)}.l-background[data-decoration=grid]{background-image:linear-gradient(var(--t-border) 1px,transparent 1px),linear-gradient(90deg,var(--t-border) 1px,transparent 1px);background-size:2.5rem 2.5rem;opacity:.55;-webkit-mask-image:linear-gradient(#000,transparent 80%);mask-image:linear-gradient(#000,transparent 80%)}.l-background[data-decoration=windows]{background:radial-gradient(30rem 18rem at 20% -4rem,color-mix(in srgb,var(--t-brand) 20%,transparent),transparent),radial-gradient(30rem 18rem at 85% 2rem,color-mix(in srgb,var(--t-brand) 14%,transparent),transparent)}.l-banner{display:flex;align-items:center;gap:1rem;padding:.5rem var(--t-gutter);font-size:.875rem;text-align:center;color:var(--t-on-banner, var(--t-on-button));background:var(--t-banner, var(--t-button))}.dark .l-banner{color:var(--t-on-banner-dark, var(--t-on-button));background:var(--t-banner-dark, var(--t-button))}.l-no-banner .l-banner{display:none}.l-banner>div{flex:1;min-width:0;text-wrap:balance}.l-banner p{display:inline;unicode-bidi:plaintext}.l-banner .l-icon-button{color:inherit}.l-banner .l-icon-button:hover{background:color-mix(in srgb,currentcolor 15%,transparent)}.l-banner a{text-decoration:underline;text-underline-offset:.2em}.l-header{position:sticky;top:0;z-index:30;background:color-mix(in srgb,var(--t-bg) 88%,transparent);-webkit-backdrop-filter:blur(12px) saturate(1.4);backdrop-filter:blur(12px) saturate(1.4);border-bottom:var(--t-rule) solid var(--t-border)}@media(forced-colors:active),(prefers-reduced-transparency:reduce){.l-header{background:var(--t-bg);-webkit-backdrop-filter:none;backdrop-filter:none}}.l-header :is(a,button,summary){scroll-margin-top:calc(-1 * var(--t-top) - 1.25rem)}@media(height<22rem){:root{--t-top: 0rem}.l-header{position:relative;top:0}}:is(.l-link-row,.l-tabs,.l-side,.l-toc) :focus-visible{outline-offset:-2px}.l-side [aria-current]:focus-visible{outline-offset:-4px}.l-bar,.l-tabs>ul{max-width:var(--t-frame);margin-inline:auto;padding-inline:var(--t-gutter)}.l-bar{display:flex;align-items:center;gap:.75rem;height:var(--t-header)}.l-logo{display:flex;align-items:center;min-width:1.5rem;min-height:24px;flex-shrink:0}.l-logo img{height:1.75rem;width:auto;min-width:0;max-width:11rem;object-fit:contain}.l-logo>span{min-width:0}:where(.l-wordmark){color:var(--t-text)}.l-wordmark{font-family:var(--t-font-heading);font-weight:650;font-size:1.0625rem;letter-spacing:-.01em;line-height:1.2;overflow-wrap:anywhere;unicode-bidi:plaintext;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;margin-block:-.3em -.09em;padding-block:.3em .09em}.l-choices{display:none;gap:.25rem}.l-bar-end{display:flex;align-items:center;gap:.375rem;min-width:0;height:100%;margin-inline-start:auto}.l-bar-end>*{flex-shrink:0}.l-links{display:none;flex-shrink:1;align-items:center;gap:1.25rem;min-width:0;height:100%;margin-inline-end:.5rem;white-space:nowrap}.l-links>.l-link-row{display:flex;align-items:center;gap:inherit;height:100%;overflow-x:auto;scrollbar-width:none}.l-links :is(.l-link,.l-button){flex-shrink:0}.l-link{display:inline-flex;align-items:center;min-height:24px;gap:.4rem;font-size:.875rem;color:var(--t-text-soft)}.l-link>span{min-width:0;overflow-wrap:anywhere}.l-link:hover{color:var(--t-text)}.l-button{display:inline-flex;align-items:center;gap:.45rem;padding:.4rem .9rem;font-size:.875rem;font-weight:550;color:var(--t-on-button);background:var(--t-button);border-radius:var(--t-radius-small);box-shadow:inset 0 0 0 1px color-mix(in srgb,var(--t-on-button) 12%,transparent);white-space:nowrap;transition:filter .15s}.l-button:hover{filter:brightness(1.1)}.l-icon-button{display:inline-grid;flex-shrink:0;place-items:center;width:var(--t-icon-button);height:2.25rem;min-width:0;padding:0;color:var(--t-text-soft);border-radius:var(--t-radius-small)}.l-icon-button:hover{color:var(--t-text);background:var(--t-bg-soft)}.l-glyph{width:1.125rem;height:1.125rem;flex-shrink:0;fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.l-nav summary:after,.l-tab-menu>summary:after,.l-eyebrow li:not(:last-child):after{content:\"\";flex:none;width:.45em;height:.45em;border:solid;border-width:0 1.5px 1.5px 0;rotate:-45deg}[dir=rtl] :is(.l-nav summary,.l-tab-menu>summary):after,[dir=rtl] .l-eyebrow li:not(:last-child):after{rotate:135deg}.l-sun,.dark .l-moon{display:none}.dark .l-sun{display:block}.l-search{display:inline-grid;flex-shrink:0;place-items:center;width:var(--t-icon-button);height:2.25rem;min-width:0;padding:0;margin-inline-start:auto;color:var(--t-text-faint);border-radius:var(--t-radius-small);font-size:.875rem}.l-search+.l-bar-end{margin-inline-start:0}.l-search span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.l-search kbd{display:none;font-family:inherit;font-size:.75rem;padding:.05rem .35rem;border:1px solid var(--t-border);border-radius:.3rem;background:var(--t-bg)}.l-tabs{height:var(--t-tabs)}.l-tabs>ul{display:flex;gap:1.5rem;height:100%;margin-block:0;padding-block:0;list-style:none;overflow-x:auto;scrollbar-width:none}.l-tabs>ul>li{flex-shrink:0;display:flex;margin-block:0;padding-block:0}.l-tabs>ul>li.l-end{margin-inline-start:auto}.l-tabs>ul>li>a,.l-tab-menu>summary{display:flex;align-items:center;justify-content:center;gap:.45rem;min-width:24px;height:100%;font-size:.875rem;font-weight:500;color:var(--t-text-soft);border-bottom:2px solid transparent;white-space:nowrap}.l-tabs>ul>li>a:hover,.l-tab-menu>summary:hover{color:var(--t-text);border-bottom-color:var(--t-border-strong)}.l-tabs>ul>li>a[aria-current],.l-tab-menu>summary[aria-current]{color:var(--t-primary);border-bottom-color:var(--t-primary)}.l-tabs>ul>li>a:focus-visible,.l-tab-menu>summary:focus-visible{margin-inline:calc(-1 * var(--t-tab-room));padding-inline:var(--t-tab-room)}.l-tab-menu{height:100%}.l-tab-menu.l-tab-menu>summary:after{rotate:45deg;translate:0 -.15em}.l-tint{display:contents;color:var(--t-tint)}.dark .l-tint{color:var(--t-tint-dark)}.l-outward{width:.75rem;height:.75rem;opacity:.6}[dir=rtl] .l-outward{transform:scaleX(-1)}.l-switch{position:relative;font-size:.875rem}.l-switch:not(.l-tab-menu)>summary,.l-switch-only{display:flex;align-items:center;gap:.45rem;padding:.35rem .6rem;color:var(--t-text-soft);border-radius:var(--t-radius-small);white-space:nowrap}.l-switch:not(.l-tab-menu)>summary:hover{color:var(--t-text);background:var(--t-bg-soft)}.l-switch>summary>span[aria-hidden]{display:contents}.l-switch>summary .l-glyph:last-child{width:.9375rem;height:.9375rem;opacity:.75}.l-switch>ul{position:absolute;z-index:40;top:calc(100% + .35rem);inset-inline-start:0;min-width:12rem;max-height:min(29rem,70vh);overflow-y:auto;margin:0;padding:.3rem;list-style:none;background:var(--t-bg-raised);border:1px solid var(--t-border);border-radius:var(--t-radius);box-shadow:var(--t-shadow)}.l-switch>ul>li{margin-block:0}.l-bar .l-switch>ul{width:max-content;max-width:min(22rem,90vw)}.l-bar-end .l-switch>ul{inset-inline:auto 0}.l-switch-heading{padding:.5rem .6rem .2rem;font-size:.75rem;font-weight:600;color:var(--t-text-faint)}.l-switch li a{display:grid;grid-template-columns:auto 1fr auto;align-items:center;column-gap:.55rem;padding:.45rem .6rem;color:var(--t-text-soft);border-radius:var(--t-radius-small)}.l-switch li a>span:first-child{grid-column:1 / 3}.l-switch li a small{grid-column:2 / -1;font-size:.8125rem;font-weight:400;color:var(--t-text-faint)}.l-switch li a>span:first-child~small{grid-column:1 / -1}.l-switch li a:hover{color:var(--t-text);background:var(--t-bg-soft)}.l-switch li a[aria-current]{color:var(--t-primary);font-weight:550}.l-tabs .l-switch>ul{position:fixed;top:auto;inset-inline-start:auto;margin-top:.25rem;max-width:min(24rem,90vw);white-space:normal}@media(scripting:enabled)and (min-width:48rem){.l-tabs .l-switch>ul{width:max-content}}.l-frame{max-width:var(--t-frame);margin-inline:auto;padding-inline:var(--t-gutter)}.l-main{min-width:0;padding-block:2rem 4rem}.l-article,.l-pager,.l-footer{max-width:var(--content-width, var(--t-measure));margin-inline:auto}.l-title{margin-bottom:2rem}:where(.l-title h1){color:var(--t-text)}.l-title h1{font-family:var(--t-font-heading);font-weight:var(--t-weight-heading);font-size:clamp(1.75rem,1.3rem + 1.6vw,2.125rem);letter-spacing:calc(var(--t-tracking-heading) * 1.3);line-height:1.2;text-wrap:balance}.l-title-row{display:flex;flex-wrap:wrap;align-items:flex-start;justify-content:space-between;gap:.75rem 1.5rem}.l-title-row h1{flex:1 1 min(18rem,var(--t-title, 0) * 1ch);min-width:0}.l-title-long{display:flex;flex-direction:column}.l-title-long .l-title-row{display:contents}.l-title-long .l-title-row h1{flex:none}.l-title-long .l-actions{order:1;margin-top:.75rem}.l-description{margin-top:.75rem;font-size:1.125rem;line-height:1.6;color:var(--t-text-faint)}.l-eyebrow{margin-bottom:.6rem;font-size:.875rem;font-weight:550;color:var(--t-primary)}.l-eyebrow ol{padding:0;list-style:none;color:var(--t-text-faint);font-weight:400}.l-eyebrow li{display:inline}.l-eyebrow li:last-child{color:var(--t-primary);font-weight:550}.l-eyebrow li:not(:last-child){padding-inline-end:1.15rem}.l-eyebrow li:not(:last-child):after{position:absolute;margin-block-start:calc((1lh - .45em)/2);margin-inline-start:.3rem;color:var(--t-text-faint)}.l-actions{display:flex;gap:.5rem;padding-top:.2rem}.l-action{display:inline-flex;align-items:center;gap:.4rem;padding:.3rem .7rem;font-size:.8125rem;font-weight:500;color:var(--t-text-soft);border:1px solid var(--t-border);border-radius:var(--t-radius-small);white-space:nowrap}.l-action:hover{color:var(--t-text);border-color:var(--t-border-strong);background:var(--t-bg-soft)}.l-more-actions>summary{height:100%}.l-more-actions>ul{inset-inline:auto 0}.l-action .l-glyph{width:.9375rem;height:.9375rem}.l-related{margin-top:3rem;padding-top:1.5rem;border-top:1px solid var(--t-border)}.l-related p{margin-bottom:.5rem;font-weight:600}.l-related ul{padding:0;list-style:none}.l-related li{padding-block:.2rem}.l-related a{color:var(--t-primary)}.l-related a:hover{text-decoration:underline}.l-related .l-outward{margin-inline-start:.3rem}.l-directory{padding-inline-start:0;list-style:none}.l-page-foot{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;margin-top:2.5rem;color:var(--t-text-soft);font-size:.875rem}.l-page-foot p{margin-inline-end:auto}.l-page-foot a:hover{color:var(--t-text);text-decoration:underline}.l-pager{display:grid;grid-template-columns:1fr 1fr;gap:1rem;margin-top:4rem}@media(width<40rem){.l-pager:has(>span){grid-template-columns:minmax(0,1fr)}.l-pager>span{display:none}}@media(width<20rem){.l-pager{grid-template-columns:minmax(0,1fr)}}.l-pager a{display:flex;flex-direction:column;gap:.2rem;min-width:0;padding:.85rem 1rem;font-weight:550;border:1px solid var(--t-border);border-radius:var(--t-radius);transition:border-color .15s}:where(.l-pager a>span){color:var(--t-text)}.l-pager a>span{max-width:100%;overflow-wrap:anywhere}.l-pager a:hover{border-color:var(--t-primary)}.l-pager a[rel=next]{text-align:end;align-items:flex-end}.l-pager small{display:inline-flex;align-items:center;gap:.35rem;font-size:.8125rem;font-weight:400;color:var(--t-text-faint)}.l-pager .l-glyph{width:.875rem;height:.875rem}[dir=rtl] .l-pager .l-glyph{transform:scaleX(-1)}.l-footer{margin-top:3.5rem;padding-top:2rem;border-top:1px solid var(--t-border)}.l-footer-columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:2rem 1.5rem;margin-bottom:2rem}.l-footer-title{margin-bottom:.6rem;font-size:.875rem;font-weight:600}.l-footer-columns ul{display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem;padding:0;list-style:none}.l-socials{display:flex;flex-wrap:wrap;gap:1.25rem;margin-inline-start:-.25rem;color:var(--t-text-faint)}.l-socials a{display:inline-flex;font-size:.875rem;padding:.25rem}.l-socials svg{width:1.25rem;height:1.25rem}.l-socials a:hover{color:var(--t-text)}.l-toc{margin:0;padding:0;border:0;color:inherit;background:none;font-size:.8125rem}.l-toc p{margin-bottom:.75rem;font-weight:600;color:var(--t-text)}.l-toc ul{padding:0;list-style:none;border-inline-start:1px solid var(--t-border)}.l-toc a{display:block;margin-inline-start:-1px;padding:.25rem 0 .25rem .9rem;line-height:1.45;color:var(--t-text-faint);border-inline-start:1px solid transparent}[dir=rtl] .l-toc a{padding:.25rem .9rem .25rem 0}.l-toc li[data-depth=\"3\"] a{padding-inline-start:1.8rem}@media(scripting:enabled){html:not([data-alone]) .l-toc li[data-later],html:not([data-alone]) .l-toc nav:not(:has(li:not([hidden],[data-later]))){display:none}}.l-toc a:hover{color:var(--t-text)}.l-toc a[aria-current]{color:var(--t-primary);border-inline-start-color:var(--t-primary)}.l-toc .l-actions{flex-direction:column;align-items:flex-start;gap:.15rem;margin-top:1.5rem;padding-top:1rem;border-top:1px solid var(--t-border)}.l-toc .l-actions .l-action{display:flex;margin:0;padding:.25rem 0;font-size:inherit;color:var(--t-text-faint);white-space:normal;text-align:start;background:none;border:0}.l-toc .l-action>:is(svg,img):first-child{width:.9375rem}.l-toc .l-actions:has(>*>:is(svg,img):first-child) .l-action:not(:has(>:is(svg,img):first-child)){padding-inline-start:1.3375rem}.l-toc .l-actions .l-action:hover{color:var(--t-text)}.l-mode-custom .l-article,.l-mode-custom .l-prose,:is(.l-mode-wide,.l-mode-frame) :is(.l-article,.l-pager,.l-footer){max-width:none}.l-mode-custom .l-frame{max-width:none;padding:0}.l-mode-custom .l-main{padding-top:0}@media(max-width:39.99rem){.l-bar{gap:.375rem}.l-menu-button{margin-inline-start:-.5rem}.l-bar-end{margin-inline-end:-.5rem}.l-title{display:flex;flex-direction:column}.l-title-row{display:contents}.l-title-row h1{flex:none}.l-title .l-actions{order:1;flex-wrap:wrap;gap:min(.375rem,1.2vw);margin-top:.75rem}.l-action{padding-inline:min(.375rem,1.4vw)}}@media(width<64rem){.l-bar-end{flex-shrink:0}.l-logo{flex-shrink:1}}@media(scripting:none){.l-actions{position:relative}.l-more-actions{position:static}.l-title-long .l-more-actions>ul{inset-inline:0 auto}@media(max-width:39.99rem){.l-more-actions>ul{inset-inline:0 auto}}}@media(width<40rem){.l-bar-end .l-switch[data-kind=language]>summary>:not(:first-child){display:none}}@media(64rem<=width<80rem){.l-links~.l-switch[data-kind=language]>summary>:not(:first-child){display:none}}@media(max-width:47.99rem){.l-tabs .l-switch>ul{inset-inline:var(--t-gutter);max-width:none}}@media(width<80rem){.l-toc{inset-block:calc(var(--t-header) + .25rem) auto;inset-inline:auto var(--t-gutter);width:min(20rem,100vw - 2 * var(--t-gutter));max-height:min(32rem,75dvh);padding:1rem 1.25rem;overflow-y:auto;overscroll-behavior:contain;color:var(--t-text);background:var(--t-bg-raised);border:1px solid var(--t-border);border-radius:var(--t-radius);box-shadow:var(--t-shadow)}.l-toc a{padding-block:.4rem;font-size:.875rem}}@media(min-width:48rem){.l-search{display:flex;align-items:center;gap:.55rem;width:auto;flex:1 1 3rem;min-width:3rem;max-width:22rem;height:2.25rem;margin-inline:auto;padding-inline:.75rem .5rem;background:var(--t-bg-soft);border:1px solid var(--t-border)}.l-search:hover{border-color:var(--t-border-strong);color:var(--t-text-soft)}.l-search kbd{display:inline;white-space:nowrap}@media(pointer:coarse){.l-search kbd{display:none}}.l-search span{position:static;width:auto;min-width:0;height:auto;margin-inline-end:auto;clip-path:none;text-overflow:ellipsis;white-space:nowrap}}@media(min-width:64rem){.l-banner:has(.l-icon-button):before{flex:0 0 2.25rem;content:\"\"}.l-links,.l-choices{display:flex}.l-frame:not(.l-bare){display:grid;grid-template-columns:var(--t-side) minmax(0,1fr);column-gap:3rem}.l-frame:not(.l-bare)>.l-main{grid-column:2}.l-frame:not(.l-bare) :is(.l-article,.l-pager,.l-footer){margin-inline:0}.l-main{padding-block:2.5rem 5rem}}@media(min-width:80rem){.l-mode-default .l-frame:not(.l-bare,.l-has-side) :is(.l-article,.l-pager,.l-footer){--t-taken: calc( 2 * var(--t-gutter) + var(--t-side) + var(--t-toc) + var(--t-around, 100vw) + var(--content-width, var(--t-measure)) );margin-inline-start:max(0px,(min(100vw,var(--t-frame)) - var(--t-taken)) / 2)}.l-frame.l-has-side{position:relative;grid-template-columns:var(--t-side) minmax(0,1fr) var(--t-beside)}.l-has-side .c-side{position:absolute;inset-block:0;inset-inline-end:var(--t-gutter);display:block;width:var(--t-beside);margin:0}.l-has-side .c-side-parts{position:sticky;top:var(--t-top);max-height:calc(100dvh - var(--t-top));overflow-y:auto;padding-block:2.75rem 2rem;scrollbar-width:thin}.l-frame.l-has-toc{grid-template-columns:var(--t-side) minmax(0,1fr) var(--t-toc)}.l-toc-button{display:none}.l-toc{display:block;position:sticky;inset-block:var(--t-top) auto;inset-inline:auto;width:auto;height:auto;max-height:calc(100dvh - var(--t-top));overflow-y:auto;padding-block:2.5rem 2rem;scrollbar-width:thin}}@media(prefers-reduced-motion:no-preference){.l-toc:popover-open,.l-search-dialog[open]{animation:l-drop .14s ease-out}.l-side:popover-open{animation:l-slide .18s ease-out}[dir=rtl] .l-side:popover-open{--t-from: 100%}}@keyframes l-drop{0%{opacity:0;transform:translateY(-.375rem)}}@keyframes l-slide{0%{transform:translate(var(--t-from, -100%))}}@media(forced-colors:active){.l-background{display:none}.l-tabs>ul>li>:not([aria-current]),.l-tab-menu>summary:not([aria-current]),.l-toc a:not([aria-current]){border-color:Canvas}:is(.l-side,.l-switch,.l-tabs,.l-toc) [aria-current]:not(:focus-visible){outline:1px solid;outline-offset:-1px}.l-tabs>ul>li>[aria-current],.l-tab-menu>summary[aria-current]{margin-inline:calc(-1 * var(--t-tab-room));padding-inline:var(--t-tab-room)}.l-button{border:1px solid}.l-banner{border-bottom:1px solid}}@media print{body{background:none!important}.l-frame.l-frame{display:block}.l-background,.l-header,.l-side,.l-toc,.l-pager,.l-footer,.l-actions,.l-banner{display:none!important}}.l-side{font-size:var(--t-nav-size)}:is(.l-nav,.l-anchors,.l-toc,.l-switch,.l-footer) :where(ul,li){margin:0;padding:0;list-style:none}.l-nav ul,.l-anchors{padding:0;list-style:none}.l-nav ul{display:grid;gap:var(--t-nav-gap);grid-template-columns:minmax(0,1fr)}.l-section,.l-section+li{margin-top:var(--t-section-gap)}.l-nav>ul>.l-section:first-child{margin-top:.25rem}.l-section-title{display:flex;align-items:center;gap:.55rem;margin-bottom:.35rem;padding-inline:.75rem;font-weight:600;color:var(--t-text)}summary.l-section-title{color:var(--t-text)}a.l-section-title[aria-current],a.l-section-title:hover{color:var(--t-primary)}.l-nav li>a,.l-nav summary,.l-anchors a{display:flex;align-items:center;gap:.55rem;padding:.36rem .75rem;line-height:1.45;color:var(--t-text-soft);border-radius:var(--t-nav-radius)}.l-nav li>a>span:not([class]),.l-nav summary>span:not([class]),.l-section-title>span:not([class]){min-width:0;overflow-wrap:anywhere}.l-nav li>a:hover,.l-nav summary:hover,.l-anchors a:hover{color:var(--t-text);background:var(--t-bg-soft)}.l-nav a[aria-current=page]{color:var(--t-primary);background:var(--t-primary-soft);font-weight:550}a.l-section-title[aria-current=page]{background:none;font-weight:600}.l-side svg,.l-side img{flex-shrink:0;max-width:1rem;max-height:1rem}:is(.l-nav li>a,.l-nav summary,.l-section-title,.l-anchors a) :is(svg,img):not(.l-outward){align-self:start;height:1lh;max-height:none;padding-block:max(0px,(1lh - 1em) / 2);object-fit:contain}.l-nav summary:after{margin-inline:auto .25rem;opacity:.6;transition:rotate .15s}.l-nav details[open]>summary:after{rotate:45deg;translate:0 -.1em}.l-nav details>ul{margin-inline-start:.75rem;padding-inline-start:.5rem;border-inline-start:1px solid var(--t-border)}.l-anchors{display:grid;gap:var(--t-nav-gap);margin-bottom:1.5rem}.l-anchors a{font-weight:500}.l-anchors a[aria-current]{color:var(--t-primary)}.l-anchors .l-outward{margin-inline-start:auto}.l-side .l-switch{margin-bottom:1.25rem}.l-side .l-switch>summary,.l-side .l-switch-only{border:1px solid var(--t-border);color:var(--t-text);font-weight:500}.l-side .l-switch>summary .l-glyph:last-child{margin-inline-start:auto}.l-side .l-switch>ul{inset-inline:0}.l-method{flex-shrink:0;margin-inline-start:auto;padding:.05rem .3rem;font-family:var(--t-font-code);font-size:.625rem;font-weight:650;letter-spacing:.02em;color:color-mix(in srgb,var(--t-method, var(--t-text-faint)) 80%,var(--t-text));background:color-mix(in srgb,var(--t-method, var(--t-text-faint)) 12%,transparent);border-radius:.3rem}.l-nav .l-method{order:-1;align-self:start;min-width:2.65rem;margin-block-start:calc((var(--t-nav-size) * 1.45 - 1rem) / 2);margin-inline:0;padding-block:0;line-height:1rem;text-align:center}.l-method[data-method=get]{--t-method: var(--t-tip)}.l-method[data-method=post]{--t-method: var(--t-note)}.l-method[data-method=put],.l-method[data-method=patch]{--t-method: var(--t-warning)}.l-method[data-method=delete]{--t-method: var(--t-danger)}.l-tag{flex-shrink:0;padding:.05rem .4rem;font-family:var(--t-font-body);font-size:.6875rem;font-weight:550;letter-spacing:0;color:var(--t-primary);background:var(--t-primary-soft);border-radius:1rem;box-shadow:inset 0 0 0 1px color-mix(in srgb,currentcolor 25%,transparent);vertical-align:middle}.l-nav .l-tag{display:inline-block;vertical-align:.05em;line-height:1.45;white-space:nowrap}.l-warns{color:color-mix(in srgb,var(--t-warning) 70%,var(--t-text));background:color-mix(in srgb,var(--t-warning) 12%,transparent)}@media(min-width:64rem){.l-side{display:block;position:sticky;top:var(--t-top);inset-inline:auto;width:auto;height:calc(100dvh - var(--t-top));margin:0;padding-block:2.25rem 3rem;padding-inline:0 .5rem;margin-inline-start:-.75rem;border:0;color:inherit;background:none;overflow:auto;overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:transparent transparent}.l-side:hover{scrollbar-color:var(--t-border-strong) transparent}.l-bare .l-side,.l-drawer-close,.l-drawer-links,.l-side-choices,.l-menu-button{display:none}}#l-side:popover-open,#l-toc:popover-open{display:block!important}@media(width<64rem){.l-side{position:fixed;inset:0 auto 0 0;width:min(20rem,86vw);height:100dvh;max-height:none;margin:0;padding:1rem 1rem 3rem;scroll-padding-top:3.75rem;border:0;border-inline-end:1px solid var(--t-border);color:inherit;background:var(--t-bg);box-shadow:var(--t-shadow);overflow-y:auto;overscroll-behavior:contain}[dir=rtl] .l-side{inset:0 0 0 auto}.l-side::backdrop{background:#0006}.l-drawer-close{display:grid;position:sticky;top:0;z-index:1;margin-inline:auto -.25rem;margin-bottom:-2.25rem;background:var(--t-bg)}.l-drawer-close:before{content:\"\";position:absolute;inset:-1rem -.75rem -.25rem;inset-inline-start:-20rem;z-index:-1;background:var(--t-bg)}.l-drawer-close+.l-drawer-links{position:relative;z-index:1}.l-drawer-close+:not(.l-drawer-links){margin-top:2.75rem}.l-drawer-links{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.25rem;min-height:2.25rem;margin-bottom:1.25rem;padding-block:.375rem 1rem;padding-inline:.75rem 2.75rem;border-bottom:1px solid var(--t-border)}.l-drawer-links>.l-link-row{display:contents}.l-drawer-links .l-button{white-space:normal;overflow-wrap:anywhere}}.l-search-dialog{width:min(40rem,calc(100vw - 2rem));max-height:min(36rem,80dvh);margin:10dvh auto auto;padding:0;overflow:hidden;color:var(--t-text);background:var(--t-bg-raised);border:1px solid var(--t-border);border-radius:calc(var(--t-radius) * 1.4);box-shadow:var(--t-shadow)}.l-search-dialog[open]{display:flex;flex-direction:column}.l-search-dialog::backdrop{background:#0006;-webkit-backdrop-filter:blur(3px);backdrop-filter:blur(3px)}.l-search-dialog form{position:relative;display:flex;align-items:center;gap:.75rem;padding:.35rem 1rem;border-bottom:1px solid var(--t-border)}.l-search-dialog form:focus-within{border-bottom-color:var(--t-primary)}.l-search-dialog form:has(+:empty+:empty){border-bottom-color:transparent}.l-search-dialog input{flex:1;min-width:0;padding-block:.75rem;font-size:1.0625rem;background:none;border:0;outline:0}.l-search-dialog input::placeholder{color:var(--t-text-faint)}.l-search-dialog input::-webkit-search-cancel-button{display:none}.l-search-dialog button{padding:.1rem .45rem;font-size:.75rem;color:var(--t-text-faint);border:1px solid var(--t-border);border-radius:.35rem}@media(pointer:coarse){.l-search-dialog button{flex:none;width:2.25rem;height:2.25rem;margin-inline-end:-.5rem;padding:0;font-size:0;border:0}.l-search-dialog button:before{font-size:1.5rem;line-height:1;content:\"\\d7\"}}.l-search-dialog ul{padding:.5rem;scroll-padding-block:.5rem;list-style:none;overflow-y:auto;overscroll-behavior:contain}.l-search-dialog ul:empty{display:none}.l-search-dialog a{display:grid;grid-template-columns:minmax(0,1fr);gap:.15rem;padding:.65rem .75rem;border-radius:var(--t-radius-small)}.l-search-dialog a[aria-selected=true],.l-search-dialog a:hover{background:var(--t-primary-soft)}.l-search-dialog a[aria-selected=true]{box-shadow:inset 0 0 0 1px color-mix(in srgb,var(--t-primary) 50%,transparent)}.l-search-dialog strong{font-weight:600;font-size:.9375rem}.l-search-dialog small{font-size:.75rem;color:var(--t-text-faint)}.l-search-dialog :is([aria-selected=true],a:hover) small{color:var(--t-text-soft)}.l-search-dialog li span{font-size:.8125rem;color:var(--t-text-soft)}.l-search-dialog mark{color:var(--t-primary);background:none;font-weight:600}.l-search-dialog [role=status]{text-align:center;font-size:.875rem;color:var(--t-text-faint)}.l-search-dialog [role=status]:not(:empty){padding:1.25rem}.l-search-dialog ul:not(:empty)+[role=status]{position:absolute;clip-path:inset(50%);pointer-events:none}.l-search-dialog[data-busy] form:after{position:absolute;inset:auto 0 -1px;height:2px;content:\"\";background:linear-gradient(90deg,transparent,var(--t-primary),transparent) 0 / 50% 100% no-repeat;opacity:0;animation:l-busy 1.2s .3s linear infinite}@keyframes l-busy{0%{opacity:1;background-position-x:-100%}to{opacity:1;background-position-x:200%}}@media(prefers-reduced-motion:reduce){.l-search-dialog[data-busy] form:after{background-size:100% 100%;animation-iteration-count:1;animation-fill-mode:forwards}}@media(forced-colors:active){.l-search-dialog [aria-selected=true]{outline:2px solid}.l-search-dialog mark{color:CanvasText;text-decoration:underline}}.icon{flex:none;vertical-align:-.125em;overflow:visible}.icon:where(:not([width])){width:1em;height:1em}:where(.icon-painted){background-color:currentColor;forced-color-adjust:none;-webkit-print-color-adjust:exact;print-color-adjust:exact}:where(.c-drawing){flex:none;width:1em;height:1em}.c-icon{flex:none;border-radius:0;object-fit:contain;vertical-align:-.125em}.c-emoji{font-style:normal;line-height:1}:where([data-block]){display:block}:where(div[data-words]){display:inline}:where(.c-press){display:inline-block;width:fit-content;align-content:center;text-align:center}:where(.c-press-block){display:block}:where(.c-press-around){position:relative}.c-press-over,.c-press-over:hover{color:inherit;text-decoration:none}.c-press-over:after{content:\"\";position:absolute;inset:0}:where(.c-press-around) :where(a:not(.c-press-over),button,details,input,select,textarea){position:relative;z-index:1}.c-text,.c-callout,.c-columns,.c-tabs,.c-codegroup,.c-code,.c-steps,.c-accordions,.c-frame,.c-panel,.c-prompt,.c-tree,.c-colors,.c-table,.c-wide,.c-embed,.c-banner,.mermaid,.c-diagram{margin:1.25rem 0}.c-diagram>.mermaid{margin:0}.c-wide:has(>table[style*=margin]){margin:0}:is(.c-callout-body,.c-card-body,.c-tab,.c-step-main,.c-accordion-body,.c-expandable-body,.c-field-body,.c-panel,.c-prompt-body,.c-update-body,.c-column,.c-view,.c-frame-body,.c-tile-preview,.c-banner)>:first-child{margin-top:0}:is(.c-callout-body,.c-card-body,.c-tab,.c-step-main,.c-accordion-body,.c-expandable-body,.c-field-body,.c-panel,.c-prompt-body,.c-column,.c-frame-body,.c-tile-preview,.c-banner)>:last-child{margin-bottom:0}:is(th,td)>[class^=c-]:first-child{margin-top:0}:is(th,td)>[class^=c-]:last-child{margin-bottom:0}.c-anchor{margin-inline-start:.35em;color:var(--t-text-faint);text-decoration:none;unicode-bidi:isolate;opacity:0;font-weight:400;transition:opacity .15s}.c-anchor:before{content:\"#\"}:is(h1,h2,h3,h4,h5,h6,p,div):hover>.c-anchor,.c-anchor:focus-visible{opacity:1}.c-anchor:hover{color:var(--t-primary)}.c-note{--t-hue: var(--t-note)}.c-info{--t-hue: var(--t-info)}.c-tip{--t-hue: var(--t-tip)}.c-warning{--t-hue: var(--t-warning)}.c-danger{--t-hue: var(--t-danger)}.c-check{--t-hue: var(--t-check)}.c-custom{--t-hue: var(--t-text-soft)}.c-callout{display:flex;gap:.75rem;padding:.875rem 1rem;border:1px solid color-mix(in srgb,var(--t-hue) 28%,transparent);border-radius:var(--t-radius);background:color-mix(in srgb,var(--t-hue) 7%,var(--t-bg))}@media(prefers-contrast:more){.c-callout{border-color:var(--t-hue)}}.c-callout-icon{display:flex;height:1.65em;align-items:center;color:var(--t-hue)}.c-callout-body{flex:1;min-width:0}.c-callout-title{margin:0 0 .25rem;color:var(--t-text);font-weight:600}.c-callout-title+*{margin-top:0}.c-columns{--t-least: 10rem;--t-col: var(--t-least);display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,max(var(--t-col),(100% - (var(--t-cols) - 1) * 1rem) / var(--t-cols))),1fr));gap:1rem}.c-columns[style*=\"--t-cols:4\"]{--t-col: max(var(--t-least), min((100% - 1rem) / 2, (43rem - 100%) * 999))}@media(max-width:39.99rem){.c-columns{--t-least: 13rem}}.c-columns>*{margin:0;min-width:0}.c-card,.c-tile{position:relative;display:flex;flex-direction:column;gap:.75rem;margin:1rem 0;padding:1.125rem 1.25rem;border:1px solid var(--t-border);border-radius:var(--t-radius);background:var(--t-bg);transition:border-color .15s,box-shadow .15s}.c-columns>:is(.c-card,.c-tile){margin:0}.c-columns>:is(.c-code,.c-codegroup){align-self:start}.c-card-typed{border-color:color-mix(in srgb,var(--t-hue) 28%,transparent);background:color-mix(in srgb,var(--t-hue) 7%,var(--t-bg))}.c-card:has(.c-card-link):hover,.c-tile:has(.c-card-link):hover{border-color:var(--t-primary);box-shadow:var(--t-shadow)}.c-card-horizontal{flex-direction:row;align-items:flex-start}.c-card-horizontal:has(>.c-card-image){flex-wrap:wrap}.c-card-image{flex:none;width:calc(100% + 2.5rem);max-width:none;margin:-1.125rem -1.25rem .25rem;border-radius:var(--t-radius) var(--t-radius) 0 0;object-fit:cover}.c-card-icon{display:flex;font-size:1.375rem;line-height:1;color:var(--t-hue, var(--t-primary))}.c-card-icon img{width:1.5rem;height:1.5rem;margin:0}.c-card-main{min-width:0;flex:1}.c-card-title,.c-tile-title{margin:0;font-weight:600;line-height:1.4;color:var(--t-text)}.c-card-link,.c-card-link:hover{color:inherit;text-decoration:none}.c-card-link:after{content:\"\";position:absolute;inset:0;border-radius:inherit}.c-card-link:focus-visible{outline:none}.c-card:has(.c-card-link:focus-visible),.c-tile:has(.c-card-link:focus-visible){outline:2px solid var(--t-primary);outline-offset:2px}.c-card-body{color:var(--t-text-soft);font-size:.9375rem;line-height:1.55}.c-card-title+.c-card-body{margin-top:.375rem}.c-card-body a:not(.c-card-link){position:relative;z-index:1}.c-card-cta{margin:.625rem 0 0;font-size:.9375rem;font-weight:500;color:var(--t-primary)}.c-card-cta:after{content:\" \\2192\"}[dir=rtl] .c-card-cta:after{content:\" \\2190\"}.c-card-disabled :is(.c-card-body,.c-card-cta,.c-card-icon,.c-card-title){color:var(--t-text-faint)}.c-card-disabled .c-card-cta:after{content:none}.c-card-arrow{position:absolute;inset-block-start:1rem;inset-inline-end:1.125rem;color:var(--t-text-faint)}.c-card-arrow:before{content:\"\\2197\"}.c-card-image~.c-card-arrow{inset-block-start:.75rem;inset-inline-end:.75rem;display:grid;place-items:center;width:1.5rem;height:1.5rem;border-radius:50%;background:var(--t-bg);color:var(--t-text-soft)}.c-card:is(.c-card-horizontal:not(:has(>.c-card-image)),:has(>.c-card-main:first-child)):has(>.c-card-arrow) .c-card-title{padding-inline-end:1.125rem}[dir=rtl] .c-card-arrow:before{content:\"\\2196\"}.c-tile{gap:.5rem;padding:.75rem}.c-tile-preview{display:grid;place-items:center;min-height:8rem;padding:1rem;border-radius:calc(var(--t-radius) - 2px);background:var(--t-bg-soft)}.c-tile-preview>:is(a,p):has(>img,>a>img){width:100%;text-align:center}.c-tile-text{margin:0;color:var(--t-text-soft);font-size:.875rem}.c-tablist{display:none;gap:.75rem;overflow:auto hidden;box-shadow:inset 0 -1px var(--t-border);scrollbar-width:none}.c-tablist button{display:inline-flex;flex:none;align-items:center;gap:.5rem;padding:.625rem .375rem;border:0;border-bottom:2px solid transparent;background:none;color:var(--t-text-soft);font:500 .9375rem / 1.4 var(--t-font-body);white-space:nowrap;cursor:pointer}.c-tablist button:hover{color:var(--t-text)}.c-tablist button[aria-selected=true]{border-color:var(--t-primary);color:var(--t-primary)}.c-tablist button:focus-visible{outline:2px solid var(--t-primary);outline-offset:-2px;border-radius:4px}.c-tab-title,.c-view-title{display:flex;align-items:center;gap:.5rem;margin:1rem 0 .5rem;font-weight:600}.c-tabs>.c-tab{padding-top:1.125rem}.c-tabs-bordered{padding-bottom:1.25rem;border-bottom:1px solid var(--t-border)}@media(scripting:enabled){:where(html:not([data-alone])) .c-tablist:not([hidden]){display:flex}.c-dropdown>.c-choice{max-width:calc(100% - 2rem);margin:.5rem 1rem;text-overflow:ellipsis}:where(html:not([data-alone])) .c-tab-title,:where(html:not([data-alone])) .c-tab:not([data-chosen]),:where(html:not([data-alone])) .c-view[data-later],:where(html:not([data-alone]) .l-article[data-views]) .c-view-title,.c-view[hidden]{display:none}:where(html:not([data-alone])) .c-tab-title+*,:where(html:not([data-alone]) .l-article[data-views]) .c-view-title+*{margin-top:0}}.c-view-choice{margin:1rem 0}@media(scripting:enabled)and (width<80rem){html:not([data-alone]) .l-article[data-views]>.l-title:after{display:block;height:2.25rem;margin-top:1rem;content:\"\"}}.l-title .c-view-choice{margin-bottom:0}.l-toc .c-view-choice{margin:0 0 1.25rem}.c-view-choice select{max-width:100%}.c-view-choice select,.c-choice{height:2.25rem;padding:0 .625rem;border:1px solid var(--t-border);border-radius:var(--t-radius-small);background:var(--t-bg);color:var(--t-text);font:inherit;font-size:.875rem}:is(.c-view-choice select,select.c-choice,.api .api-try .api-row select){padding-inline-end:1.875rem;background:var(--t-bg) var(--t-chevron) no-repeat right .5625rem center / .875rem;appearance:none}[dir=rtl] :is(.c-view-choice select,select.c-choice,.api .api-try .api-row select){background-position-x:.5625rem}@media(pointer:coarse){.c-view-choice select,.c-choice{font-size:max(1rem,16px)}}:is(code,pre,kbd,samp){font-variant-ligatures:none!important}:is(code,pre,kbd,samp,.c-code,.c-field-type,.api-code,.api-type,.katex,.katex-display,.mermaid){direction:ltr;unicode-bidi:isolate}:is(pre,.c-code){text-align:left}.c-code{position:relative;overflow:hidden;border:1px solid var(--t-border);border-radius:var(--t-radius);background:var(--t-bg-code)}.c-code-title{display:flex;align-items:center;gap:.5rem;padding-block:.5625rem;padding-inline:1rem 3rem;border-bottom:1px solid var(--t-border);color:var(--t-text-soft);font:500 .8125rem / 1.4 var(--t-font-body);overflow-wrap:anywhere}.shiki{margin:0;padding:.875rem 1rem;overflow-x:auto;font:.84375rem / 1.65 var(--t-font-code);tab-size:2}.shiki code{display:block;min-width:max-content;min-height:1lh;padding:0;border:0;background:none;color:inherit;font:inherit}.c-code .shiki{border:0;border-radius:0}.shiki:focus-visible{outline:2px solid var(--t-primary);outline-offset:-2px}.shiki .line{display:inline-block;min-width:calc(100% + 2rem);margin:0 -1rem;padding:0 1rem}.shiki .hl{background:color-mix(in srgb,var(--t-primary) 7%,var(--t-line, transparent));box-shadow:inset 2px 0 var(--t-primary)}.shiki .add{background:color-mix(in srgb,var(--t-check) 8%,var(--t-line, transparent))}.shiki .del{background:color-mix(in srgb,var(--t-danger) 8%,var(--t-line, transparent))}.shiki .warning{background:color-mix(in srgb,var(--t-warning) 8%,var(--t-line, transparent))}.shiki .error{background:color-mix(in srgb,var(--t-danger) 8%,var(--t-line, transparent))}.shiki :is(.add,.del):before{position:absolute;inset-inline-start:.25rem;content:\"+\";color:var(--t-check)}.shiki .del:before{content:\"-\";color:var(--t-danger)}.k-focused:not(:hover,:focus) .line:not(.focus),.k-focused:not(:hover,:focus) .line:not(.focus) span{color:var(--t-text-faint)}.k-wrap code{min-width:0;white-space:pre-wrap;overflow-wrap:anywhere}.k-numbered code{counter-reset:line}.k-numbered .line{counter-increment:line;padding-inline-start:3.25rem;text-indent:-2.25rem}.k-numbered .line:before{position:static;display:inline-block;width:1.5rem;margin-inline-end:.75rem;content:counter(line);color:var(--t-text-faint);text-align:end;text-indent:0}.k-numbered :is(.add,.del):after{position:absolute;inset-inline-start:.25rem;content:\"+\";color:var(--t-check);text-indent:0}.k-numbered .del:after{content:\"-\";color:var(--t-danger)}:where(html:not([data-alone])) .c-code-expandable:not([data-open]) .shiki{max-height:calc(3.125rem + 11lh);overflow-y:hidden}@media(scripting:none){.c-code-expandable:not([data-open]) .shiki{max-height:none}}.c-expand{position:absolute;inset:auto 0 0;padding:2.5rem 1rem .75rem;border:0;background:linear-gradient(transparent,var(--t-bg-code) calc(100% - 1.9375rem));color:var(--t-text-soft);font:500 .8125rem / 1.4 var(--t-font-body);cursor:pointer}.c-expand:hover{color:var(--t-text)}[data-open]>.c-expand{position:static;width:100%;padding-top:.5rem}.c-copy,.c-enlarge{position:absolute;inset-block-start:.4375rem;inset-inline-end:.4375rem;z-index:1;display:grid;place-items:center;width:2rem;height:1.75rem;padding:0;border:1px solid transparent;border-radius:6px;background:var(--t-bg-code);color:var(--t-text-faint);cursor:pointer;opacity:0;transition:opacity .15s}.c-enlarge{inset-block-start:0;inset-inline-end:0;background:var(--t-bg)}.c-enlarge[hidden]{display:none}:is(.c-code,.api-code)>.c-copy{inset-block-start:.6875rem;box-shadow:.4375rem 0 var(--t-bg-code)}.c-code-title~.c-copy{inset-block-start:.25rem}.c-prompt>.c-copy{inset-block-start:calc(.875rem + (1lh - 1.75rem)/2);inset-inline-end:.75rem;background:var(--t-bg);opacity:1}:is(.c-code,.c-codegroup,.c-prompt,.c-color,.api-code):hover>.c-copy,:is(.c-code,.c-codegroup):hover .c-copy,.c-diagram:hover>.c-enlarge,:is(.c-copy,.c-enlarge):focus-visible{opacity:1}:is(.c-copy,.c-enlarge):hover{border-color:var(--t-border);color:var(--t-text)}:is(.c-copy,.c-enlarge) svg{width:.9375rem;height:.9375rem}@media(hover:none){.c-copy,.c-enlarge{opacity:1}}.c-codegroup{overflow:hidden;border:1px solid var(--t-border);border-radius:var(--t-radius);background:var(--t-bg-code)}.c-codegroup>.c-tablist{gap:.25rem;padding:0 .625rem}.c-codegroup>.c-tablist button{padding:.5625rem .375rem;font-size:.8125rem}.c-codegroup .c-code{margin:0;border:0;border-radius:0}.c-codegroup .c-tab-title{margin:.75rem 1rem 0;font-size:.8125rem}.c-steps{padding:0;list-style:none;counter-reset:step}:where(.c-steps ul){list-style-type:disc}:where(.c-steps :is(ul,ol) ul){list-style-type:circle}:where(.c-steps :is(ul,ol) :is(ul,ol) ul){list-style-type:square}.c-step{position:relative;display:flex;gap:1rem;margin:0;padding:0;counter-increment:step}.c-step:before,.c-step-icon{display:grid;flex:none;place-items:center;width:1.75rem;height:1.75rem;border-radius:50%;background:var(--t-bg-soft);box-shadow:inset 0 0 0 1px var(--t-border);color:var(--t-text);font-size:.8125rem;font-weight:600}.c-step:before{content:counter(step)}.c-step:has(>.c-step-icon):before{content:none}.c-step:after{content:\"\";position:absolute;inset-block:2.125rem .375rem;inset-inline-start:calc(.875rem - .5px);width:1px;background:var(--t-border)}.c-step:last-child:after{content:none}.c-step-main{flex:1;min-width:0;padding-bottom:1.75rem}.c-step:last-child>.c-step-main{padding-bottom:0}.c-step-title{margin:0 0 .375rem;color:var(--t-text);font-weight:600;line-height:1.75rem}.c-step-title+*,.c-step-main>:is(h1,h2,h3,h4,h5,h6):first-child+*{margin-top:0}.c-step-main>:is(h1,h2,h3,h4,h5,h6):first-child{margin:0 0 .375rem;line-height:1.75rem}.c-accordions{overflow:hidden;border:1px solid var(--t-border);border-radius:var(--t-radius)}.c-accordion{margin:.75rem 0;border:1px solid var(--t-border);border-radius:var(--t-radius)}.c-accordions>.c-accordion{margin:0;border:0;border-radius:0}.c-accordions>.c-accordion+.c-accordion{border-top:1px solid var(--t-border)}.c-accordion>summary{display:flex;align-items:flex-start;gap:.75rem;padding:.875rem 1.125rem;border-radius:inherit;list-style:none;cursor:pointer}.c-accordion>summary:hover{background:var(--t-bg-soft)}:is(.c-accordion,.c-expandable)>summary:focus-visible,:is(.c-copy,.c-expand):focus-visible{outline-offset:-2px}.c-accordion>summary:before{margin-block-start:calc((1lh - .4em)/2)}.c-accordion-icon{display:flex;align-items:center;height:1lh;color:var(--t-text-soft)}.c-accordion-title{color:var(--t-text);font-weight:500}.c-accordion-title small{display:block;color:var(--t-text-soft);font-size:.875rem;font-weight:400}.c-accordion-body{padding-block:.25rem 1.125rem;padding-inline:2.25rem 1.125rem}.c-expandable{margin:.75rem 0 0;border:1px solid var(--t-border);border-radius:var(--t-radius)}.c-expandable>summary{display:flex;align-items:center;gap:.625rem;padding:.4375rem .875rem;color:var(--t-text-soft);border-radius:inherit;font-size:.875rem;list-style:none;cursor:pointer}.c-expandable>summary:hover{color:var(--t-text);background:var(--t-bg-soft)}.c-expandable-body{padding:.25rem 1rem .75rem;border-top:1px solid var(--t-border)}:is(.c-accordion-title,.c-update-label,.c-tooltip,.c-view-title),:is(.c-expandable>summary,.c-prompt summary,.c-tree :is(summary,li>span)){min-width:0;overflow-wrap:anywhere}.c-field{padding:1rem 0;border-bottom:1px solid var(--t-border)}.c-field:last-child{border-bottom:0}:is(h2,h3,h4)+.c-field{padding-top:0}.c-field-head{display:flex;flex-wrap:wrap;align-items:baseline;gap:.375rem .625rem;font-size:.8125rem}.c-field-name{padding:0;border:0;background:none;color:var(--t-primary);font:600 .875rem / 1.5 var(--t-font-code);overflow-wrap:anywhere}.c-field-type,.c-field-in,.c-field-label,.c-field-default{padding:0 .4375rem;border-radius:5px;background:var(--t-bg-soft);color:var(--t-text-soft);font-size:.75rem;line-height:1.35rem;overflow-wrap:anywhere}.c-field-type{font-family:var(--t-font-code)}.c-field-default code{padding:0;border:0;background:none;font-size:inherit}.c-field-required{color:var(--t-danger);font-weight:500}.c-field-deprecated{color:var(--t-warning);font-weight:500}.c-field-head>*{max-width:100%}.c-field-head>.c-anchor{margin-inline:0 calc(-1em - .625rem)}.c-field-body{margin-top:.5rem;color:var(--t-text-soft);font-size:.9375rem}.c-frame{padding:.5rem;border:1px solid var(--t-border);border-radius:calc(var(--t-radius) + 4px);background:var(--t-bg-soft)}.c-frame-body{display:flex;flex-direction:column;align-items:center;overflow:hidden;border-radius:var(--t-radius)}div.c-frame-body>*{max-width:100%}.c-frame-body>:is(a,div:not([class],[style]),p):has(>img:only-child,>a:only-child>img:only-child){width:100%;text-align:center}.c-frame-body:has(>:is(img,picture,video)+:is(img,picture,video)):not(:has(>:not(img,picture,video))){flex-direction:row;justify-content:center;gap:.5rem}.c-frame-body:has(>:is(img,picture,video)+:is(img,picture,video)):not(:has(>:not(img,picture,video)))>*{min-width:0}.c-frame-body :is(img,video){margin:0;border-radius:var(--t-radius)}.c-frame-body:has(:focus-visible){overflow:visible}.c-frame-hint{margin:.25rem .5rem .5rem}.c-frame-hint,.c-frame figcaption{color:var(--t-text-soft);font-size:.875rem}.c-frame figcaption{padding:.5rem .5rem .125rem;text-align:center;text-wrap:balance}.c-embed>a,.c-embed>iframe{width:100%;min-height:8rem;border:0;border-radius:var(--t-radius)}.c-embed>a{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.625rem;align-content:center;aspect-ratio:16 / 9;border:1px solid var(--t-border);background:var(--t-bg-soft);color:var(--t-text-soft);text-align:center;text-decoration:none}.c-embed>a:hover{border-color:var(--t-primary);color:var(--t-text)}.c-embed>iframe{aspect-ratio:16 / 9}.c-embed .icon,.c-embed span{display:block;margin-inline:auto}:where(.not-prose) .c-embed{margin:0}.c-embed .icon{width:2.5rem;height:2.5rem;color:var(--t-primary)}.c-embed-sound>a{flex-direction:row;justify-content:start;min-height:0;aspect-ratio:auto;padding:.5rem .75rem;text-align:start}.c-embed-sound :is(.icon,span){margin-inline:0;min-width:0;overflow-wrap:anywhere}.c-embed-sound .icon{width:1.75rem;height:1.75rem}.c-side,.c-side-parts{display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}.c-side{margin:1.25rem 0}.c-side-parts>*{margin:0}.c-panel,.c-banner{padding:1rem 1.125rem;border:1px solid var(--t-border);border-radius:var(--t-radius);background:var(--t-bg-soft)}.c-prompt{position:relative;border:1px solid var(--t-border);border-radius:var(--t-radius)}.c-prompt>details{margin:0}.c-prompt summary{display:flex;align-items:center;gap:.75rem;padding-block:.875rem;padding-inline:1.125rem 3.25rem;font-weight:500;list-style:none;cursor:pointer}.c-prompt-body{padding:.25rem 1.125rem 1.125rem;color:var(--t-text-soft);font-size:.9375rem}.c-badge{--t-hue: var(--t-text-soft);display:inline-flex;align-items:center;gap:.3em;padding:.05em .5em;border-radius:6px;background:color-mix(in srgb,var(--t-hue) 12%,var(--t-bg));color:color-mix(in srgb,var(--t-hue) 78%,var(--t-text));font-size:.8125rem;font-weight:500;line-height:1.5;max-width:100%;overflow:clip}.c-badge:before{content:\"\\200b\";align-self:baseline;margin-inline-end:-.3em}.c-badge-blue{--t-hue: var(--t-note)}.c-badge-green{--t-hue: var(--t-check)}.c-badge-yellow,.c-badge-orange{--t-hue: var(--t-warning)}.c-badge-red,.c-badge-white-destructive,.c-badge-surface-destructive{--t-hue: var(--t-danger)}.c-badge-purple{--t-hue: #8b5cf6}.c-badge-white,.c-badge-white-destructive{background:var(--t-bg);box-shadow:inset 0 0 0 1px var(--t-border)}.c-badge-surface,.c-badge-surface-destructive{background:var(--t-bg-soft)}.c-badge-xs{font-size:.6875rem}.c-badge-sm{font-size:.75rem}.c-badge-lg{font-size:.9375rem}.c-badge-pill{border-radius:99px}.c-badge-stroke{background:none;box-shadow:inset 0 0 0 1px color-mix(in srgb,var(--t-hue) 45%,transparent)}.c-badge-disabled{background:var(--t-bg-soft);color:var(--t-text-faint)}.c-tooltip{position:relative}.c-tooltip-word{text-decoration:underline dotted var(--t-text-faint);text-underline-offset:.25em;cursor:help}.c-tooltip-tip{position:absolute;inset-block-end:calc(100% + .375rem);left:50%;z-index:20;display:none;flex-direction:column;gap:.25rem;width:max-content;max-width:min(18rem,80vw);padding:.625rem .75rem;border:1px solid var(--t-border);border-radius:var(--t-radius);background:var(--t-bg);box-shadow:var(--t-shadow);color:var(--t-text-soft);font-size:.875rem;font-weight:400;line-height:1.45;text-align:start;white-space:normal;transform:translate(-50%);animation:c-tooltip-in .12s}@keyframes c-tooltip-in{0%{opacity:0}}.c-tooltip-tip strong{color:var(--t-text)}.c-tooltip-tip:after{content:\"\";position:absolute;inset:100% 0 auto;height:.5rem}.c-tooltip-tip[data-below]:after{inset:auto 0 100%}.c-tooltip:not([data-closed]):is(:hover,:focus-within) .c-tooltip-tip{display:flex}.c-repo{display:inline-flex;max-width:100%;overflow-wrap:anywhere;align-items:center;gap:.5rem;padding:.375rem .75rem;border:1px solid var(--t-border);border-radius:var(--t-radius);color:var(--t-text);text-decoration:none}.c-repo:hover{border-color:var(--t-primary)}.c-remote{overflow-wrap:anywhere}.c-missing{padding:.05em .4em;border:1px dashed var(--t-border);border-radius:5px;color:var(--t-text-faint);font-size:.875em}@media(width>=18rem){.c-option{white-space:nowrap}}.c-filter{display:none;flex-wrap:wrap;gap:.5rem;margin-bottom:1rem}*+.c-filter{margin-top:1.25rem}@media(scripting:enabled){.c-filter{display:flex}}.c-filter button{max-width:100%;overflow-wrap:anywhere;padding:.25rem .75rem;border:1px solid var(--t-border-strong);border-radius:99px;background:none;color:var(--t-text-soft);font:500 .8125rem / 1.5 var(--t-font-body);cursor:pointer}.c-filter button:hover{border-color:var(--t-primary);color:var(--t-text)}.c-filter button[aria-pressed=true]{border-color:var(--t-primary);background:var(--t-primary);color:var(--t-on-primary)}.c-filter-status:empty{margin:0}.c-update[hidden]{display:none}.c-update{display:grid;grid-template-columns:9.5rem minmax(0,1fr);gap:.75rem 2rem;padding:1.75rem 0}.c-updates-later .c-update~.c-update~.c-update:not(:hover,:focus-within){content-visibility:auto;contain-intrinsic-size:auto 40rem}.c-update+.c-update{border-top:1px solid var(--t-border)}.c-update-side{position:sticky;top:calc(var(--t-top, 4rem) + 1rem);align-self:start;color:var(--t-text-soft);font-size:.875rem}.c-update-side :is(p,.c-update-label+div){margin:.5rem 0 0;overflow-wrap:anywhere}.c-update-label{display:inline-block;padding:.1875rem .625rem;border-radius:8px;background:var(--t-primary-soft);color:var(--t-primary);font-weight:500;text-decoration:none}.c-update-tags{display:flex;flex-wrap:wrap;gap:.375rem}@media(max-width:47.99rem){.c-update{grid-template-columns:minmax(0,1fr)}.c-update-side{position:static;margin-bottom:.75rem}}.c-tree{--t-tree-highlight: var(--t-primary);padding:.75rem;border:1px solid var(--t-border);border-radius:var(--t-radius);background:var(--t-bg-code);font:.84375rem / 1.9 var(--t-font-code)}.c-tree :is(ul,li,details){margin:0;padding:0;list-style:none}.c-tree ul ul{margin-inline-start:.5625rem;padding-inline-start:.625rem;border-inline-start:1px solid var(--t-border)}.c-tree summary,.c-tree li>span,.c-tree li:not([class]){padding-inline:.375rem}.c-tree summary,.c-tree li>span{display:flex;align-items:flex-start;gap:.5rem;border-radius:4px}.c-tree :is(summary,li>span)>.icon{flex:none;margin-top:calc((1lh - 1em)/2)}.c-tree summary:before{margin-top:calc((1lh - .4em)/2)}.c-tree summary{cursor:pointer}.c-tree summary:hover{background:var(--t-bg-soft)}.c-tree li>span{padding-inline-start:calc(.4em + .875rem)}.c-tree .icon{color:var(--t-text-faint)}.c-tree-folder>details>summary,.c-tree-folder>span{color:var(--t-text);font-weight:500}.c-tree-highlight>span,.c-tree-highlight>details>summary{background:color-mix(in srgb,var(--t-tree-highlight) 12%,transparent);color:color-mix(in srgb,var(--t-tree-highlight) 50%,var(--t-text))}[role=treeitem]:focus-visible{outline:none}[role=treeitem]:focus-visible>span,[role=treeitem]:focus-visible>details>summary,[role=treeitem]:not([class]):focus-visible{outline:2px solid var(--t-primary);outline-offset:-1px}.c-colors{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:1rem}.c-colors-table{grid-template-columns:minmax(0,1fr)}.c-colors-row .c-colors{margin:0}.c-colors-title{margin:0 0 .5rem;font-weight:600}.c-color{display:flex;flex-direction:column;gap:.25rem;font-size:.8125rem}.c-color{position:relative}.c-color>.c-copy{background:var(--t-bg);border-color:var(--t-border)}.c-color-swatch{height:3.25rem;border:1px solid var(--t-border);border-radius:var(--t-radius);background:var(--t-light)}.dark .c-color-swatch{background:var(--t-dark, var(--t-light))}.c-color-name{font-weight:500}.c-color code{align-self:start;padding:0;border:0;background:none;color:var(--t-text-soft);font-size:.75rem;overflow-wrap:anywhere}:is(.c-table,.c-wide){overflow-x:auto}:is(.c-table,.c-wide):focus-visible{outline:2px solid var(--t-primary);outline-offset:2px}.c-table table{display:table;width:100%;margin:0;border-collapse:collapse;font-size:.9375rem}.c-table :is(th,td){padding:.625rem .75rem;border-bottom:1px solid var(--t-border);text-align:start;vertical-align:top}.c-table th{color:var(--t-text);font-weight:600;white-space:nowrap}.c-table :is(th,td):first-child{padding-inline-start:0}.c-task{list-style:none}.c-task>label,.c-task>p>label{margin-inline-start:-1.5em}.c-task input{position:relative;width:1em;height:1em;margin-inline-end:.22em;border:1px solid var(--t-border-strong);border-radius:.25em;vertical-align:-.125em;appearance:none}.c-task input:checked{border-color:var(--t-primary);background:var(--t-primary)}.c-task input:checked:before{position:absolute;inset:.06em auto auto .27em;width:.3em;height:.6em;border:solid var(--t-on-primary);border-width:0 .125em .125em 0;rotate:45deg;content:\"\"}.c-footnote{padding:0 .15em;text-decoration:none}.c-footnotes{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--t-border);color:var(--t-text-soft);font-size:.875rem}.c-footnote-back{text-decoration:none}.katex-display{padding:.25rem 2px;overflow:auto hidden}pre.c-math-error{overflow-x:auto}.mermaid{overflow-x:auto;font-weight:400;text-align:center}@media(scripting:enabled){.mermaid[style]:not([data-drawn],[data-failed]),.mermaid[data-held]{width:100%;aspect-ratio:var(--w) / var(--h);min-height:calc(var(--h) * .6px);max-height:calc(var(--h) * 1px);overflow:hidden;color:var(--t-text-faint)}.mermaid[data-held]{display:grid;grid-template-rows:100%;justify-items:safe center;overflow-x:auto}}.mermaid[data-held] svg{max-height:100%}.mermaid{--t-diagram-part: 86% .08;--t-diagram-2: oklch(var(--t-diagram-part) 300);--t-diagram-3: oklch(var(--t-diagram-part) 90);--t-diagram-4: oklch(var(--t-diagram-part) 240);--t-diagram-5: oklch(var(--t-diagram-part) 30);--t-diagram-6: oklch(var(--t-diagram-part) 180);--t-diagram-7: oklch(var(--t-diagram-part) 330);--t-diagram-8: oklch(var(--t-diagram-part) 120);--t-diagram-9: oklch(var(--t-diagram-part) 270);--t-diagram-10: oklch(var(--t-diagram-part) 60);--t-diagram-11: oklch(var(--t-diagram-part) 210);--t-diagram-12: oklch(var(--t-diagram-part) 0);--t-diagram-line: 55% .13;--t-diagram-line-1: oklch(from var(--t-primary) .55 .13 h);--t-diagram-line-2: oklch(var(--t-diagram-line) 300);--t-diagram-line-3: oklch(var(--t-diagram-line) 90);--t-diagram-line-4: oklch(var(--t-diagram-line) 240);--t-diagram-line-5: oklch(var(--t-diagram-line) 30);--t-diagram-line-6: oklch(var(--t-diagram-line) 180);--t-diagram-line-7: oklch(var(--t-diagram-line) 330);--t-diagram-line-8: oklch(var(--t-diagram-line) 120);--t-diagram-line-9: oklch(var(--t-diagram-line) 270);--t-diagram-line-10: oklch(var(--t-diagram-line) 60);--t-diagram-line-11: oklch(var(--t-diagram-line) 210);--t-diagram-line-12: oklch(var(--t-diagram-line) 0);--t-diagram-fill: color-mix(in srgb, var(--t-primary) 12%, var(--t-bg));--t-diagram-active: color-mix(in srgb, var(--t-primary) 30%, var(--t-bg));--t-diagram-edge: color-mix(in srgb, var(--t-primary) 55%, var(--t-bg))}.dark .mermaid{--t-diagram-part: 42% .08;--t-diagram-fill: color-mix(in srgb, var(--t-primary) 22%, var(--t-bg));--t-diagram-active: color-mix(in srgb, var(--t-primary) 35%, var(--t-bg));--t-diagram-edge: color-mix(in srgb, var(--t-primary) 60%, var(--t-bg))}.mermaid svg{font-family:var(--t-font-body)}.mermaid foreignObject{overflow:visible}div.mermaid foreignObject>div[style*=\"text-align: center\"]{display:grid!important;height:100%;place-content:center}.c-diagram-line{display:block}.dark .c-diagram-light,:root:not(.dark) .c-diagram-dark{fill-opacity:.25}.c-diagram{position:relative;min-width:0}:where(:is(.l-mode-custom,.l-mode-frame) .l-prose) :where(h1,h2,h3,h4,h5,h6,p,ul,ol,figure,img,video,iframe):where([class]):where(:not(.prose *)),:where(.not-prose,.not-prose *):where(h1,h2,h3,h4,h5,h6,p,ul,ol,dl,blockquote,pre,table,figure,img,video,iframe){margin-block:0}:where(.not-prose,.not-prose *):where(ul,ol):where([class]:not([class^=c-])){padding-inline-start:0;list-style:none}:where(.not-prose,.not-prose *):where(ul,ol):where([class]:not([class^=c-]))>:where(li){margin-block:0}:where(.l-prose) :where(a[class]:not(:has(>:not(p,svg))))>:where(p:only-of-type){margin-block:0}:where(:is(.l-mode-custom,.l-mode-frame) .l-prose) :where(h1,h2,h3,h4,h5,h6):where([class]):where(:not(.prose *)),:where(:is(.l-mode-custom,.l-mode-frame) .l-prose) :where(strong,b):where(:not(.prose *,[class^=c-] *)),:where(.not-prose) :where(h1,h2,h3,h4,h5,h6,strong,b){color:inherit}.dark .c-light{padding:.75rem 1rem;margin-block:1rem;color:var(--t-text);background:var(--t-bg);border-radius:var(--t-radius)}.dark .c-light .shiki{background:#16181d}.c-zoom{cursor:zoom-in}.c-lightbox{margin:auto;padding:0;max-width:96vw;max-height:96dvh;overflow:visible;border:0;border-radius:var(--t-radius);background:var(--t-bg);cursor:zoom-out}.c-lightbox img{display:block;max-width:96vw;max-height:96dvh;border-radius:inherit;object-fit:contain}.c-lightbox .mermaid{margin:0;padding:3rem 1rem 1rem;max-width:96vw;max-height:96dvh;overflow:auto;border-radius:inherit;text-align:start;cursor:default}.c-lightbox .mermaid svg{display:block}.c-lightbox button{position:absolute;inset-block-start:.5rem;inset-inline-end:.5rem;display:grid;place-items:center;width:2.25rem;height:2.25rem;border-radius:50%;background:var(--t-bg);box-shadow:var(--t-shadow);color:var(--t-text);font-size:1.25rem;line-height:1}html:has(.c-lightbox:modal){--t-dim: 75%}.c-lightbox::backdrop{background:#000000bf}@media(prefers-reduced-motion:no-preference){.c-lightbox[open]{animation:c-enlarge .16s ease-out}}@keyframes c-enlarge{0%{opacity:0;transform:scale(.96)}}@media print{.c-tab:not([data-chosen]){display:block}.c-tab-title{display:flex}.l-prose details:not(.api-try)::details-content{content-visibility:visible}.c-tablist.c-tablist,.c-dropdown>.c-choice,.c-filter,.c-view-choice,.c-expand,.c-copy,.c-enlarge{display:none}.c-code-expandable:not([data-open]) .shiki{max-height:none}.shiki code{min-width:0;white-space:pre-wrap;overflow-wrap:anywhere}.l-prose .katex-display>.katex{white-space:normal}.c-view+.c-view{margin-top:1.25rem}:is(.c-callout,.c-card,.c-code,.c-frame,.c-field-head){break-inside:avoid}}@media(scripting:none){.c-view+.c-view{margin-top:1.25rem}}@media(scripting:none){.l-prose [role=tabpanel][hidden]{display:revert}}@media(forced-colors:active){.c-tablist button:not([aria-selected=true]){border-color:Canvas}.c-color-swatch{forced-color-adjust:none}.c-filter button[aria-pressed=true]:not(:focus-visible){outline:2px solid}.c-badge,.shiki .hl,.c-tree-highlight>span,.c-tree-highlight>details>summary{outline:1px solid;outline-offset:-1px}}.theme-mint{--t-radius: .75rem;--t-radius-small: .6rem}.theme-maple{--t-tab-room: 0rem;--t-radius: .875rem;--t-radius-small: .6rem;--t-weight-heading: 600;--t-frame: 102rem;--t-side: 18.5rem;--t-wall: color-mix(in srgb, var(--t-brand) 4%, var(--t-bg-soft))}.theme-maple .l-header{border-bottom-color:transparent}.theme-maple .l-tabs>ul{gap:.25rem;align-items:center}.theme-maple .l-tabs>ul>li>a,.theme-maple .l-tab-menu>summary{height:2rem;padding-inline:.75rem;border-bottom:0;border-radius:var(--t-radius-small)}.theme-maple .l-tab-menu{height:auto}.theme-maple .l-tabs>ul>li>a[aria-current],.theme-maple .l-tab-menu>summary[aria-current]{color:var(--t-text);background:var(--t-bg-raised);box-shadow:0 0 0 1px var(--t-border)}.theme-maple .l-nav a[aria-current=page]{color:var(--t-text);background:var(--t-bg-raised);box-shadow:0 0 0 1px var(--t-border)}@media(min-width:64rem){.theme-maple body:not(.l-mode-custom,.l-mode-center){background:linear-gradient(to right,var(--t-wall) var(--t-wall-width),transparent 0);--t-wall-width: calc(max(0px, (100vw - var(--t-frame)) / 2) + var(--t-gutter) + var(--t-side))}.theme-maple[dir=rtl] body:not(.l-mode-custom,.l-mode-center){background:linear-gradient(to left,var(--t-wall) var(--t-wall-width),transparent 0)}.theme-maple body:not(.l-mode-custom,.l-mode-center) .l-header{background:linear-gradient(to right,var(--t-wall) var(--t-wall-width),transparent 0),var(--t-bg);-webkit-backdrop-filter:none;backdrop-filter:none}.theme-maple[dir=rtl] body:not(.l-mode-custom,.l-mode-center) .l-header{background:linear-gradient(to left,var(--t-wall) var(--t-wall-width),transparent 0),var(--t-bg)}.theme-maple body:not(.l-mode-custom,.l-mode-center) .l-logo{width:var(--t-side)}.theme-maple body:not(.l-mode-custom,.l-mode-center) .l-header:after{content:\"\";position:absolute;inset:100% 0 auto;inset-inline-start:var(--t-wall-width);height:1rem;pointer-events:none;background:linear-gradient(var(--t-bg),transparent)}.theme-maple .l-frame:not(.l-bare){column-gap:4rem}.theme-maple body:not(.l-mode-custom,.l-mode-center) .l-tabs>ul{padding-inline-start:calc(var(--t-gutter) + var(--t-side) + 3.25rem)}.theme-maple .l-side{padding-block-start:.5rem;padding-inline-end:1rem}}.theme-palm{--t-tab-room: 0rem;--t-radius: .25rem;--t-radius-small: .2rem;--t-frame: 100rem;--t-around: 6rem;--t-header: 4rem;--t-rule: 3px;--t-nav-radius: 0;--t-text: #0d1726}.theme-palm.dark{--t-text: #e9eef5}.theme-palm .l-header{--t-bg: #0d1b2c;--t-bg-soft: #1a2a3f;--t-bg-raised: #14243a;--t-text: #fff;--t-text-soft: #c9d4e3;--t-text-faint: #a9b8cb;--t-border: #2b3d55;--t-border-strong: #47607f;--t-primary: #fff;--t-primary-soft: #24374f;color:var(--t-text);background:var(--t-bg);-webkit-backdrop-filter:none;backdrop-filter:none;border-bottom-color:var(--t-brand)}.theme-palm .l-header .l-only-light{display:none!important}.theme-palm .l-header .l-only-dark{display:revert!important}.theme-palm .l-tabs>ul{gap:0;align-items:end}.theme-palm .l-tabs>ul>li>a,.theme-palm .l-tab-menu>summary{height:2.25rem;padding-inline:1rem;border-bottom:0}.theme-palm .l-tab-menu{height:auto}.theme-palm .l-tabs>ul>li>a[aria-current],.theme-palm .l-tab-menu>summary[aria-current]{color:#fff;background:#2b3d55;font-weight:600}.theme-palm .l-section+li{padding-top:1.25rem;border-top:1px solid var(--t-border)}.theme-palm .l-nav a[aria-current=page]{box-shadow:inset 3px 0 0 var(--t-brand)}.theme-palm[dir=rtl] .l-nav a[aria-current=page]{box-shadow:inset -3px 0 0 var(--t-brand)}.theme-palm .l-title{padding-bottom:1.5rem;border-bottom:1px solid var(--t-border)}.theme-willow{--t-radius: 0;--t-radius-small: 0;--t-weight-heading: 350;--t-tracking-heading: -.025em;--t-nav-radius: 0;--t-nav-gap: .125rem;--t-frame: 82rem;--t-side: 14rem;--t-toc: 12rem;--t-measure: 44rem;--t-header: 4.75rem}.theme-willow .l-header{background:var(--t-bg);-webkit-backdrop-filter:none;backdrop-filter:none}@media(min-width:48rem){.theme-willow .l-search{background:none;border-width:0 0 1px;border-radius:0}}.theme-willow .l-tabs{border-top:1px solid var(--t-border)}.theme-willow .l-tabs>ul{gap:2.5rem;justify-content:safe center}.theme-willow .l-tabs>ul>li>a,.theme-willow .l-tab-menu>summary{font-weight:400;border-bottom-width:1px}.theme-willow .l-section-title{font-size:.75rem;font-weight:500;color:var(--t-text-faint)}.theme-willow .l-section>ul{border-inline-start:1px solid var(--t-border);margin-inline-start:.75rem}.theme-willow .l-nav a[aria-current=page],.theme-willow .l-nav li>a:hover,.theme-willow .l-nav summary:hover{background:none}.theme-willow .l-section>ul>li>a{margin-inline-start:-1px;border-inline-start:1px solid transparent}.theme-willow .l-section>ul>li>a[aria-current=page]{border-inline-start-color:var(--t-primary)}.theme-willow .l-title h1{font-size:clamp(2.125rem,1.5rem + 2.2vw,3rem)}.theme-willow .l-prose h2:not([class^=c-]>:first-child,.c-tab-title+*){padding-top:1.1em;border-top:1px solid var(--t-border)}.theme-willow .l-toc ul{border:0}.theme-willow .l-toc a{margin-inline-start:0;padding-inline-start:0;border:0}.theme-willow .l-toc li[data-depth=\"3\"] a{padding-inline-start:.9rem}.theme-linden{--t-tab-room: 0rem;--t-radius: 0;--t-radius-small: 0;--t-nav-radius: 0;--t-weight-heading: 600;--t-tracking-heading: -.03em;--t-nav-size: .8125rem;font-size:93.75%}.theme-linden .l-header{border-bottom-style:dashed}.theme-linden .l-wordmark:before{content:\"~/\";color:var(--t-primary)}.theme-linden .l-footer{border-top-style:dashed}.theme-linden .l-tabs>ul{gap:.5rem}.theme-linden .l-tabs>ul>li>a,.theme-linden .l-tab-menu>summary{border-bottom:0}.theme-linden .l-tab-menu>summary{padding-inline:calc(1ch + .45rem)}.theme-linden .l-tabs>ul>li>a:before,.theme-linden .l-tabs>ul>li>a:after{color:var(--t-text-faint);opacity:0}.theme-linden .l-tabs>ul>li>a:before{content:\"[\"}.theme-linden .l-tabs>ul>li>a:after{content:\"]\"}.theme-linden .l-tabs>ul>li>a[aria-current]:before,.theme-linden .l-tabs>ul>li>a[aria-current]:after{color:inherit;opacity:1}.theme-linden .l-section-title{text-transform:uppercase;letter-spacing:.04em;font-size:.75rem;color:var(--t-text-faint)}.theme-linden .l-nav a[aria-current=page]:not(.l-section-title){color:var(--t-on-primary);background:var(--t-primary)}.theme-linden .l-nav a[aria-current=page] .l-method,.theme-linden .l-nav a[aria-current=page] .l-tag{background:var(--t-bg)}.theme-linden .l-prose h2:not([class],.not-prose *):before{content:\"# \";color:var(--t-primary)}.theme-linden .l-prose h3:not([class],.not-prose *):before{content:\"## \";color:var(--t-primary)}@media(min-width:64rem){.theme-linden .l-frame:not(.l-bare) .l-side{border-inline-end:1px dashed var(--t-border-strong);padding-inline-end:1rem}}.theme-almond{--t-radius: .875rem;--t-frame: 100rem;--t-around: 9.5rem;--t-header: 3.5rem;--t-side: 16.5rem}.theme-almond{--t-sheet: color-mix(in srgb, var(--t-bg) 15%, #fff);--t-bg-code: #f6f5f2;--t-text-faint: #5a606c}.theme-almond.dark{--t-sheet: color-mix(in srgb, var(--t-text) 5%, var(--t-bg));--t-bg-code: color-mix(in srgb, var(--t-text) 1.5%, var(--t-bg));--t-text-faint: #959ca9}.theme-almond .l-header{background:var(--t-bg);-webkit-backdrop-filter:none;backdrop-filter:none;border-bottom-color:transparent}.theme-almond .l-nav a[aria-current=page]{background:color-mix(in srgb,var(--t-text) 8%,transparent);color:var(--t-text)}@media(min-width:64rem){.theme-almond .l-frame:not(.l-bare) .l-main{--t-bg: var(--t-sheet);--t-bg-soft: color-mix(in srgb, var(--t-text) 3.5%, var(--t-sheet));margin-block:.25rem 1rem;padding:2.5rem clamp(2rem,12.5vw - 8rem,3rem) 4rem;background:var(--t-bg);border:1px solid var(--t-border);border-radius:var(--t-radius);box-shadow:0 1px 3px #0000000a}.theme-almond.dark .l-frame:not(.l-bare) .l-main{--t-bg-soft: color-mix(in srgb, var(--t-text) 6%, var(--t-sheet));--t-border: color-mix(in srgb, var(--t-text) 12%, var(--t-sheet))}.theme-almond .l-frame:not(.l-bare){column-gap:1.75rem}.theme-almond .l-side{padding-block-start:2.5rem}}@media(min-width:80rem){.theme-almond .l-toc{padding-block-start:calc(2.75rem + 1px)}}.theme-aspen{--t-tab-room: 0rem;--t-radius: .375rem;--t-radius-small: .3rem;--t-nav-radius: .3rem;--t-header: 3.125rem;--t-nav-size: .8125rem;--t-nav-gap: 0rem;--t-section-gap: 1.1rem;--t-frame: 120rem;--t-around: 5rem;--t-side: 16rem;--t-toc: 14rem;--t-weight-heading: 700;--t-tracking-heading: -.022em}html.theme-aspen.l-tabbed{--t-tabs: 2.375rem}.theme-aspen .l-tabs{border-top:1px solid var(--t-border);background:var(--t-bg-soft)}.theme-aspen .l-tabs>ul{gap:0;padding-inline-start:var(--t-gutter)}.theme-aspen .l-tabs>ul>li:first-child,.theme-aspen .l-tabs>ul>li.l-end{border-inline-start:1px solid var(--t-border)}.theme-aspen .l-tabs>ul>li>a,.theme-aspen .l-tab-menu>summary{padding-inline:1.1rem;font-size:.8125rem;border-bottom:0;border-inline-end:1px solid var(--t-border)}.theme-aspen .l-tabs>ul>li>a[aria-current],.theme-aspen .l-tab-menu>summary[aria-current]{background:var(--t-bg);box-shadow:inset 0 2px 0 var(--t-primary)}.theme-aspen .l-nav li>a,.theme-aspen .l-nav summary{padding-block:.24rem}.theme-aspen .l-title h1{font-size:1.75rem}.theme-aspen .l-description{font-size:1rem}.theme-aspen .l-prose{font-size:.9375rem;line-height:1.65}.theme-aspen .l-prose h2{font-size:1.25rem}@media(min-width:64rem){.theme-aspen .l-frame:not(.l-bare){column-gap:0}.theme-aspen .l-frame:not(.l-bare) .l-side{padding-block-start:1rem;padding-inline-end:1rem;border-inline-end:1px solid var(--t-border)}.theme-aspen .l-frame:not(.l-bare) .l-main{padding:1.75rem 2.5rem 4rem}}@media(min-width:80rem){.theme-aspen .l-toc{height:calc(100dvh - var(--t-top));padding-block-start:1.75rem;padding-inline-start:1.25rem;border-inline-start:1px solid var(--t-border)}.theme-aspen .l-toc ul{border:0}.theme-aspen .l-toc a{margin-inline-start:0;padding-inline-start:0;border:0}.theme-aspen .l-toc li[data-depth=\"3\"] a{padding-inline-start:.8rem}}.theme-sequoia{--t-radius: .2rem;--t-radius-small: .2rem;--t-nav-radius: 0;--t-weight-heading: 500;--t-tracking-heading: -.015em;--t-measure: 43rem;--t-header: 4.75rem;--t-rule: 3px;--t-side: 14.5rem;--t-toc: 13rem;--t-frame: 86rem;--t-text: #221d16;--t-text-soft: #4d463b;--t-text-faint: #6c6456}.theme-sequoia.dark{--t-text: #f0ebe2;--t-text-soft: #bfb7a9;--t-text-faint: #a0988a}.theme-sequoia .l-header{background:var(--t-bg);-webkit-backdrop-filter:none;backdrop-filter:none;border-bottom:var(--t-rule) double var(--t-border-strong)}.theme-sequoia .l-wordmark{font-size:1.3125rem;font-weight:500}.theme-sequoia .l-search{background:none;border-radius:2rem}.theme-sequoia .l-tabs>ul>li>a,.theme-sequoia .l-tab-menu>summary{font-family:var(--t-font-heading);font-size:1rem;border-bottom:0}.theme-sequoia .l-tabs>ul>li>a[aria-current],.theme-sequoia .l-tab-menu>summary[aria-current]{font-style:italic}.theme-sequoia .l-title{margin-bottom:2.75rem}.theme-sequoia .l-title h1{font-size:clamp(2.25rem,1.5rem + 3vw,3.25rem);line-height:1.1}.theme-sequoia .l-description{font-family:var(--t-font-heading);font-size:1.25rem}.theme-sequoia .l-prose{font-size:1.0313rem;line-height:1.8}.theme-sequoia .l-prose h2{font-size:1.75rem}.theme-sequoia .l-section-title,.theme-sequoia .l-eyebrow,.theme-sequoia .l-toc p{font-size:.75rem;font-weight:500;text-transform:uppercase;letter-spacing:.08em;color:var(--t-text-faint)}.theme-sequoia .l-nav a[aria-current=page],.theme-sequoia .l-nav li>a:hover,.theme-sequoia .l-nav summary:hover{background:none}.theme-sequoia .l-nav a[aria-current=page]:not(.l-section-title)>span:not([class]){text-decoration:underline;text-underline-offset:.3em;text-decoration-thickness:1px}.theme-luma{--t-tab-room: 0rem;--t-radius: 1.25rem;--t-radius-small: 1rem;--t-nav-radius: 2rem;--t-weight-heading: 700;--t-header: 4rem;--t-rule: 0px;--t-glow: radial-gradient( 70rem 32rem at 50% -10rem, color-mix(in srgb, var(--t-brand) 9%, transparent), transparent )}.theme-luma body{background:var(--t-glow) no-repeat;word-spacing:.06em}.theme-luma .l-header{padding-block-start:.75rem;background:none;-webkit-backdrop-filter:none;backdrop-filter:none}.theme-luma .l-header:before{content:\"\";position:absolute;inset:0;z-index:-1;background:var(--t-glow),var(--t-bg);-webkit-mask-image:linear-gradient(#000 calc(100% - .75rem),transparent);mask-image:linear-gradient(#000 calc(100% - .75rem),transparent)}.theme-luma .l-bar{max-width:calc(var(--t-frame) - var(--t-gutter) * 2);width:calc(100% - 1.5rem);height:calc(var(--t-header) - .75rem);padding-inline:1.25rem .6rem;background:var(--t-bg-raised);border:1px solid var(--t-border);border-radius:2rem;box-shadow:0 4px 18px -6px #0000001f}.theme-luma .l-search,.theme-luma .l-button{border-radius:2rem}.theme-luma .l-tabs>ul{gap:.25rem;align-items:center;justify-content:safe center}.theme-luma .l-tabs>ul>li>a,.theme-luma .l-tab-menu>summary{height:1.9rem;padding-inline:.9rem;border-bottom:0;border-radius:2rem;background:var(--t-bg)}.theme-luma .l-tab-menu{height:auto}.theme-luma .l-tabs>ul>li>a[aria-current],.theme-luma .l-tab-menu>summary[aria-current]{color:var(--t-on-primary);background:var(--t-primary)}.theme-luma .l-tabs [aria-current]:focus-visible{outline-offset:-4px}.theme-luma .l-nav a[aria-current=page]:not(.l-section-title){color:var(--t-on-primary);background:var(--t-primary)}.theme-luma .l-nav a[aria-current=page] .l-method,.theme-luma .l-nav a[aria-current=page] .l-tag{background:var(--t-bg)}.theme-luma .l-toc ul{border:0}.theme-luma .l-toc a{margin-inline-start:0;padding-inline:.8rem;border:0;border-radius:2rem}.theme-luma .l-toc a[aria-current]{background:var(--t-primary-soft)}\n";
const linkedStyles = ".api{--t-get: #14683d;--t-post: #1f55b0;--t-put: #855000;--t-patch: #7d5100;--t-delete: #b02525;--t-other: #6043a8;container:api / inline-size}.dark .api{--t-get: #5fd39a;--t-post: #86b4ff;--t-put: #f0b354;--t-patch: #f0b354;--t-delete: #ff8b85;--t-other: #c0a6ff}.api-endpoint{display:flex;gap:.625rem;align-items:baseline;padding:.5rem .75rem;background:var(--t-bg-soft);border:1px solid var(--t-border);border-radius:var(--t-radius)}.api-endpoint[data-copy]:not(:has(>.c-copy)):after,.api-endpoint>.c-copy{position:static;flex:none;align-self:start;width:1.75rem;margin-block:calc((1.4rem - 1.75rem) / 2);margin-inline:auto -.375rem;background:none;opacity:1}.api-endpoint[data-copy]:not(:has(>.c-copy)):after{content:\"\"}.api-path{min-width:0;padding:0;overflow-wrap:anywhere;font:.875rem / 1.6 var(--t-font-code);color:var(--t-text);background:none;border:0}.api-path b{font-weight:600;color:var(--t-primary)}.api-base{color:var(--t-text-soft)}.api-method{--t-hue: var(--t-other);flex:none;padding:.125rem .4375rem;font:700 .75rem / 1.5 var(--t-font-code);color:var(--t-hue);background:color-mix(in srgb,var(--t-hue) 12%,transparent);border-radius:calc(var(--t-radius) * .6)}.api-get{--t-hue: var(--t-get)}.api-post{--t-hue: var(--t-post)}.api-put{--t-hue: var(--t-put)}.api-patch{--t-hue: var(--t-patch)}.api-delete{--t-hue: var(--t-delete)}.api-notice{padding:.625rem .875rem;margin:.75rem 0 0;background:color-mix(in srgb,var(--t-warning) 10%,transparent);border:1px solid color-mix(in srgb,var(--t-warning) 35%,transparent);border-radius:var(--t-radius)}.api-fields,.api-facts{padding:0;margin:0;list-style:none}.api-field{padding:1rem 0;margin:0;border-top:1px solid var(--t-border)}.api-field:first-child{border-top:0}:where(.api-field ul){list-style-type:disc}:where(.api-field li:not(.api-field) ul){list-style-type:circle}:where(.api-field li:not(.api-field) li ul){list-style-type:square}:is(h2,h3)+.api-fields>.api-field:first-child{padding-top:0}.api-main>.api-fields>.api-field:last-child{padding-bottom:0}.api-field:target>.api-head{background:var(--t-primary-soft);box-shadow:0 0 0 .375rem var(--t-primary-soft);border-radius:1px}.api-head>.c-anchor{margin-inline:0 calc(-1em - .5rem)}.api-head,.api-root{display:flex;flex-wrap:wrap;gap:.25rem .5rem;align-items:baseline;margin:0}.api-root{margin:.5rem 0}.api-name{padding:0;font:600 .875rem / 1.5 var(--t-font-code);overflow-wrap:anywhere;color:var(--t-primary);background:none;border:0}.api-gone{text-decoration:line-through}.api-type,.api-schema,.api-media{font:.8125rem / 1.5 var(--t-font-code);color:var(--t-text-soft);overflow-wrap:anywhere}.api-schema{font-family:inherit}:is(.api-head,.api-root,.api-option>summary,.api-plain)>.api-type,.api-tag{padding:0 .4375rem;font-size:.75rem;line-height:1.35rem;color:var(--t-text-soft);background:var(--t-bg-soft);border-radius:5px}.api-must,.api-old{padding:0;font-size:.8125rem;font-weight:500;background:none}.api-must{color:var(--t-danger)}.api-old{color:var(--t-warning)}.api-field p,.api-options p,.api-content p,.api-response p,.api-values dd p{margin:.375rem 0 0}.api-field,.api-option,.api-content,.api-response{font-size:.9375rem;line-height:1.6;overflow-wrap:break-word}.api-facts,.api-enum,.api-values{font-size:.8125rem;color:var(--t-text-soft)}.api-facts{display:flex;flex-wrap:wrap;gap:.125rem 1rem;margin-top:.375rem}.api-facts li{margin:0}.api-facts code,.api-enum code,.api-values code{overflow-wrap:anywhere}.api-values{display:grid;grid-template-columns:fit-content(40%) 1fr;gap:.25rem .75rem;margin:.375rem 0 0}.api-values :is(dt,dd){margin:0}.api-values dd p{margin:0}@container api (max-width: 40rem){.api-values.api-long{grid-template-columns:1fr;row-gap:0}.api-long dd+dt{margin-top:.375rem}}.api-kind,.api-about,.api-or,.api-cut{font-size:.8125rem;color:var(--t-text-soft)}.api-main .api-about{margin-block:0 .5rem}.api-main :is(p,ul)+.api-about{margin-block-start:.5rem}.api-links{padding-inline-start:1.125rem;margin-block:.375rem;font-size:.8125rem}.api-nested,.api-option,.api-content,.api-response,.api-more{margin-top:.625rem;border:1px solid var(--t-border);border-radius:var(--t-radius)}.api :where(.api-nested,.api-option,.api-content,.api-response,.api-more,.api-try)>summary{display:flex;gap:.5rem;align-items:baseline;padding:.4375rem .75rem;cursor:pointer;border-radius:var(--t-radius)}.api :where(.api-nested,.api-option,.api-content,.api-response,.api-more,.api-try)>summary:before{align-self:center;width:.375rem;height:.375rem}.api :where(.api-nested,.api-option,.api-content,.api-response,.api-more,.api-try)>summary:hover{background:var(--t-bg-soft)}.api :where(.api-nested,.api-option,.api-content,.api-response,.api-more,.api-try)>summary:focus-visible{outline:2px solid var(--t-primary);outline-offset:-2px}.api-nested>summary,.api-more>summary{font-size:.8125rem;color:var(--t-text-soft)}.api-nested[open]>summary,.api-option[open]>summary,.api-content[open]>summary,.api-response[open]>summary{border-bottom:1px solid var(--t-border);border-radius:var(--t-radius) var(--t-radius) 0 0}.api-nested>:is(.api-fields,.api-options),.api-option:not(.api-plain)>:not(summary),.api-content>:not(summary),.api-response>:not(summary,h3,h4),.api-more>:not(summary){margin-inline:.875rem}.api-option:not(.api-plain)>:last-child:not(summary,.api-fields),.api-content>:last-child:not(summary,.api-fields),.api-response>:last-child:not(summary,.api-fields,h3,h4),.api-more>:last-child:not(summary),.api-nested>.api-options:last-child{margin-bottom:.75rem}:is(.api-field,.api-options)>:last-child{margin-bottom:0}.api-more>summary+*{margin-top:.375rem}:is(.api-option,.api-content,.api-response)>summary+:not(.api-fields,.api-content){margin-top:.625rem}.api-option-name{unicode-bidi:plaintext;font-weight:600;overflow-wrap:anywhere}.api-option>summary>.api-type{flex:none;max-width:50%}.api-option.api-plain,.api-response.api-plain{display:flex;flex-wrap:wrap;gap:0 .5rem;align-items:baseline;padding:.4375rem .75rem;padding-inline-start:1.625rem}.api-content>summary>h3,.api-response :is(h3,h4){display:inline;margin:0;font-size:.9375rem;font-weight:600;overflow-wrap:anywhere;scroll-margin-top:6rem}.api-status{--t-hue: var(--t-other);display:inline-block;margin-inline-end:.25rem;font-family:var(--t-font-code);color:var(--t-hue)}.api-s2{--t-hue: var(--t-get)}.api-s3{--t-hue: var(--t-post)}.api-s4{--t-hue: var(--t-put)}.api-s5{--t-hue: var(--t-delete)}.api-sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.api-tabs{display:flex;flex-wrap:wrap;gap:0 .125rem;align-items:center;min-width:0;padding:0 .375rem .375rem;margin:0;background:var(--t-bg-soft);border:1px solid var(--t-border);border-radius:var(--t-radius)}.api-tabs legend{float:inline-start;width:100%;padding:.5rem .5rem 0;font-size:.75rem;font-weight:600;color:var(--t-text-soft)}.api-tabs input{position:absolute;width:1px;height:1px;opacity:0}.api-tabs label{padding:.25rem .5rem;margin:.25rem 0;font-size:.8125rem;font-weight:500;color:var(--t-text-soft);cursor:pointer;border-radius:calc(var(--t-radius) * .6)}@container samples (max-width: 24rem){.api-tabs label{padding-inline:.3125rem;font-size:.75rem}}.api-tabs label:hover{color:var(--t-text)}.api-tabs input:checked+label{color:var(--t-primary);background:var(--t-bg)}.api-tabs input:focus-visible+label{outline:2px solid var(--t-primary);outline-offset:-2px}.api-panel{--t-bg-code: var(--t-bg);position:relative;display:none;order:1;width:100%;min-width:0;background:var(--t-bg);border-radius:calc(var(--t-radius) * .75)}.api-tabs input:checked+label+.api-panel{display:block}.api-panel pre{max-height:18rem;margin:0;overflow:auto;background:none;border:0;border-radius:inherit}.api-panel>p{margin:0;padding:.75rem 1rem;overflow-wrap:anywhere}.api-said{padding:.25rem .625rem .5rem;font-size:.8125rem;color:var(--t-text-soft);overflow-wrap:anywhere;background:var(--t-bg-soft)}.api-said>:first-child{margin-top:0}.api-said>:last-child{margin-bottom:0}.api-panel>:is(audio,video,img){display:block;max-width:100%;margin:.75rem auto}.api-try{margin:.75rem 0 1.5rem;border:1px solid var(--t-border);border-radius:var(--t-radius)}.api .api-try>summary{font-size:.9375rem;font-weight:600;color:var(--t-primary)}.api-try[open]>summary{border-bottom:1px solid var(--t-border);border-radius:var(--t-radius) var(--t-radius) 0 0}.api-try form{padding:.25rem .875rem .875rem}.api-try-part{min-width:0;padding:0;margin:.75rem 0 0;border:0}.api-try-part>legend{padding:0;font-size:.8125rem;font-weight:600;color:var(--t-text)}.api-row{display:grid;grid-template-columns:minmax(7rem,38%) minmax(0,1fr);gap:.25rem .75rem;align-items:center;margin-top:.5rem;font-size:.8125rem}.api-row[hidden]{display:none}.api-row.api-tall{grid-template-columns:minmax(0,1fr)}@media(width<20rem){.api-row{grid-template-columns:minmax(0,1fr)}}.api-row label,.api-label{color:var(--t-text-soft);overflow-wrap:anywhere}.api-row label code,.api-label code{padding:0;font-size:.8125rem;font-weight:600;background:none;border:0}.api-label .api-must{font-size:.75rem}.api-row :is(input:not([type=checkbox]),select,textarea){width:100%;min-width:0;min-height:2.3125rem;padding:.375rem .5rem;font:inherit;color:var(--t-text);background:var(--t-bg);border:1px solid var(--t-border-strong);border-radius:calc(var(--t-radius) * .6)}.api-row input::file-selector-button{margin-inline-end:.625rem;padding:.125rem .5rem;font:inherit;color:var(--t-text);background:var(--t-bg-soft);border:1px solid var(--t-border-strong);border-radius:calc(var(--t-radius) * .5)}.api-try .api-row textarea{direction:ltr;font:.8125rem / 1.5 var(--t-font-code);tab-size:2;resize:vertical}@media(pointer:coarse){.api-try .api-row :is(input,select,textarea){font-size:max(1rem,16px)}}.api-row ::placeholder{color:var(--t-text-faint);opacity:1}.api-row :user-invalid{border-color:var(--t-danger)}.api-row[role=group]{align-items:start}.api-boxes{display:flex;flex-wrap:wrap;gap:.25rem .875rem;max-height:12.25rem;padding:3px;margin:-3px;overflow-y:auto}.api-row>.api-empty{grid-column:-2 / -1}:is(.api-boxes,.api-empty) input{vertical-align:-.125em}.api-try-send{display:flex;gap:.5rem;margin-top:1rem}.api-button{padding:.375rem 1.125rem;font-size:.875rem;font-weight:600;color:var(--t-on-button);background:var(--t-button);border:1px solid transparent;border-radius:calc(var(--t-radius) * .8)}.api-button.api-quiet{color:var(--t-text);background:none;border-color:var(--t-border-strong)}.api-answer{padding-top:.75rem;margin-top:1rem;font-size:.8125rem;border-top:1px solid var(--t-border)}.api-answer p{margin:0 0 .5rem}.api-answer pre{max-height:26rem;padding:.75rem;margin:.5rem 0;overflow:auto;font:.8125rem / 1.6 var(--t-font-code);color:var(--t-text);white-space:pre-wrap;overflow-wrap:anywhere;background:var(--t-bg-code);border:1px solid var(--t-border);border-radius:var(--t-radius)}.api-answer-headers{display:grid;grid-template-columns:fit-content(45%) minmax(0,1fr);gap:.125rem .75rem;font:.75rem / 1.6 var(--t-font-code)}.api-answer-headers :is(dt,dd){margin:0;overflow-wrap:anywhere}.api-problem{color:var(--t-danger)}.api-samples{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem;align-items:start;min-width:0;margin:1.5rem 0}.api-samples>*{container:samples / inline-size;min-width:0;margin:0}.api-start,.api-main{min-width:0}.api-main>.api-tabs{margin-block-start:1.25rem}.api-page:not(:has(>.api-samples)){display:block;max-width:var(--t-measure)}@container api (min-width: 54rem){.api-page{display:grid;grid-template:\"start samples\" auto \"main samples\" 1fr / minmax(0,1fr) minmax(0,min(26rem,42%));gap:0 2.5rem}.api-start{grid-area:start}.api-start>:last-child{margin-bottom:0}.api-main{grid-area:main}.api-samples{position:sticky;top:var(--t-api-top, 5.5rem);grid-area:samples;align-self:start;max-height:calc(100vh - var(--t-api-top, 5.5rem) - 1.5rem);margin:0;overflow-y:auto}.api-panel pre{max-height:50vh}}@media(scripting:none){.api-try{display:none}}@media print{.api-try{display:none}.api-samples{grid-template-columns:minmax(0,1fr);position:static;max-height:none}.api-panel pre{max-height:none}.api-tabs input:not(:checked)+label{display:none}}@media(forced-colors:active){.api-tabs input:checked+label{text-decoration:underline 2px;text-underline-offset:.3em}}@media(min-width:48rem){.l-search{container:search / inline-size}@container search (width < 8rem){.l-search kbd{display:none}}@container search (width < 4rem){.l-search span{opacity:0}}}@keyframes c-fade{0%,80%{-webkit-mask-size:100% 100%;mask-size:100% 100%}}@supports (animation-timeline: scroll()){@media screen{:is(.c-wide,.c-table,.c-tablist,:is(.c-code,.api-code)>.shiki[data-scrolls],.katex-display,.l-tabs>ul,.l-links>.l-link-row):not(:focus-visible,:has(.c-tooltip,[open])){-webkit-mask:linear-gradient(to right,#000 calc(100% - 2.5rem),transparent) 0 0 / calc(100% + 2.5rem) 100% no-repeat;mask:linear-gradient(to right,#000 calc(100% - 2.5rem),transparent) 0 0 / calc(100% + 2.5rem) 100% no-repeat;animation:c-fade linear;animation-timeline:scroll(self inline)}[dir=rtl] :is(.c-wide,.c-table,.c-tablist,.l-tabs>ul,.l-links>.l-link-row):not(:focus-visible,:has(.c-tooltip,[open])){-webkit-mask-image:linear-gradient(to left,#000 calc(100% - 2.5rem),transparent);mask-image:linear-gradient(to left,#000 calc(100% - 2.5rem),transparent);-webkit-mask-position:100% 0;mask-position:100% 0}}}@supports (color: oklch(from red l c h)){.mermaid{--t-diagram-2: oklch(from var(--t-primary) var(--t-diagram-part) calc(h + 150) );--t-diagram-3: oklch(from var(--t-primary) var(--t-diagram-part) calc(h + 270) );--t-diagram-4: oklch(from var(--t-primary) var(--t-diagram-part) calc(h + 60) );--t-diagram-5: oklch(from var(--t-primary) var(--t-diagram-part) calc(h + 210) );--t-diagram-6: oklch(from var(--t-primary) var(--t-diagram-part) calc(h + 330) );--t-diagram-7: oklch(from var(--t-primary) var(--t-diagram-part) calc(h + 120) );--t-diagram-8: oklch(from var(--t-primary) var(--t-diagram-part) calc(h + 240) );--t-diagram-9: oklch(from var(--t-primary) var(--t-diagram-part) calc(h + 30) );--t-diagram-10: oklch(from var(--t-primary) var(--t-diagram-part) calc(h + 300) );--t-diagram-11: oklch(from var(--t-primary) var(--t-diagram-part) calc(h + 180) );--t-diagram-12: oklch(from var(--t-primary) var(--t-diagram-part) calc(h + 90) );--t-diagram-line-2: oklch(from var(--t-primary) var(--t-diagram-line) calc(h + 150) );--t-diagram-line-3: oklch(from var(--t-primary) var(--t-diagram-line) calc(h + 270) );--t-diagram-line-4: oklch(from var(--t-primary) var(--t-diagram-line) calc(h + 60) );--t-diagram-line-5: oklch(from var(--t-primary) var(--t-diagram-line) calc(h + 210) );--t-diagram-line-6: oklch(from var(--t-primary) var(--t-diagram-line) calc(h + 330) );--t-diagram-line-7: oklch(from var(--t-primary) var(--t-diagram-line) calc(h + 120) );--t-diagram-line-8: oklch(from var(--t-primary) var(--t-diagram-line) calc(h + 240) );--t-diagram-line-9: oklch(from var(--t-primary) var(--t-diagram-line) calc(h + 30) );--t-diagram-line-10: oklch(from var(--t-primary) var(--t-diagram-line) calc(h + 300) );--t-diagram-line-11: oklch(from var(--t-primary) var(--t-diagram-line) calc(h + 180) );--t-diagram-line-12: oklch(from var(--t-primary) var(--t-diagram-line) calc(h + 90) )}}\n";
const clientScript = "\"use strict\";(()=>{function h(e,t,n=\"localStorage\"){try{window[n].setItem(e,t)}catch{}}function E(e,t=\"localStorage\"){try{return window[t].getItem(e)}catch{return null}}function b(e,t=\"localStorage\"){try{return JSON.parse(E(e,t)??\"null\")??void 0}catch{return}}var U=\"docs:tabs\",Fe=30;function _(){let e=K(),t=[];return addEventListener(\"pageshow\",({persisted:n})=>{if(n){e=K();for(let o of t)o()}}),{remember(n){e=[n,...e.filter(o=>o!==n)].slice(0,Fe),h(U,JSON.stringify(e))},use(n,o){let r=()=>o(e.find(s=>n.includes(s)));t.push(r),r()}}}function K(){let e=b(U);return Array.isArray(e)?e.filter(t=>typeof t==\"string\"):[]}var j={copy:\"Copy\",copied:\"Copied\",notAllowed:\"Not allowed\",copyAddress:\"Copy the address\",linkTo:\"Link to {name}\",showMore:\"Show more\",showLess:\"Show less\",language:\"Language\",view:\"View\",close:\"Close\",enlarge:\"Enlarge image\",search:\"Search\",results:\"Results\",nothingFound:\"Nothing found for \u201c{query}\u201d\",searchBroken:\"The search index could not be read: {reason}\"};var ze=\"l-words\";function y(e){return Ke(e.getElementById(ze)?.textContent,j)}function Ke(e,t){return e?{...t,...JSON.parse(e)}:t}function J(e){e.addEventListener(\"click\",({target:t})=>{let o=(t instanceof Element?t.closest(\".c-accordion > summary\"):null)?.parentElement;if(!(o instanceof HTMLDetailsElement)||o.id===\"\")return;let r=`#${encodeURIComponent(o.id)}`;o.open?location.hash===r&&history.replaceState(null,\"\",location.pathname+location.search):history.replaceState(null,\"\",r)})}function A(e,t,n){let o,r=Ue(e.ownerDocument);e.addEventListener(\"click\",async()=>{try{await _e(t()),r.textContent=n.copied()}catch{r.textContent=n.notAllowed()}clearTimeout(o),o=setTimeout(()=>{r.textContent=\"\",n.again()},1600)})}function Ue(e){let t=e.querySelector(\"body > [data-heard]\");if(t)return t;let n=e.createElement(\"p\");return n.dataset.heard=\"\",n.ariaLive=\"polite\",n.style.cssText=\"position:fixed;bottom:0;margin:0;clip-path:inset(50%)\",e.body.append(n),n}async function _e(e){try{typeof e==\"string\"?await navigator.clipboard.writeText(e):await navigator.clipboard.write([new ClipboardItem({\"text/plain\":je(e)})])}catch{Je(await e)}}async function je(e){return new Blob([await e],{type:\"text/plain\"})}function Je(e){let t=document.activeElement,n=document.createElement(\"textarea\");n.value=e,n.style.position=\"fixed\",document.body.append(n),n.select();let o=document.execCommand(\"copy\");if(n.remove(),t instanceof HTMLElement&&t.focus({preventScroll:!0}),!o)throw new Error(\"the browser does not let pages copy\")}function Y(e){let t=G(e,1);return t.length===1?`\\`${e}\\``:`${t} ${e} ${t}`}function G(e,t){let n=0;for(let[o]of e.matchAll(/`+/g))n=Math.max(n,o.length);return\"`\".repeat(Math.max(t,n+1))}function X(e,t=\"\"){let n=G(e,3);return`${n}${t}\n${e}\n${n}`}function Q(e){return Z(e).replace(/\\n{3,}/g,`\n\n`).trim()}function Z(e){return[...e.childNodes].map(Ge).join(\"\")}var Ye=\"p,ul,ol,blockquote,table,div,figure,figcaption\";function Ge(e){if(!(e instanceof Element))return(e.textContent??\"\").replace(/\\s+/g,\" \");if(e.matches(\".c-copy,.c-anchor\"))return\"\";if(e.matches(\"pre\")){let r=e.closest(\"[data-language]\")?.dataset.language;return`\n\n${X(e.textContent?.trimEnd()??\"\",r)}\n\n`}if(e.matches(\"code\"))return Y(e.textContent??\"\");let t=Z(e),n=t.trim();return e.matches(\"br\")?`\n`:e.matches(\"li\")?`${e.querySelector(\":scope > p\")!==null?`\n\n`:`\n`}${Qe(Xe(e),n)}`:e.matches(\"h1,h2,h3,h4,h5,h6\")?`\n\n${\"#\".repeat(Number(e.tagName.slice(1)))} ${n}\n\n`:e.matches(Ye)?`\n\n${n}\n\n`:n===\"\"?t:e.matches(\"strong,b\")?t.replace(n,()=>`**${n}**`):e.matches(\"em,i\")?t.replace(n,()=>`*${n}*`):e instanceof HTMLAnchorElement&&e.href!==\"\"&&e.href!==n?t.replace(n,()=>`[${n}](${e.href})`):t}function Xe(e){let t=e.parentElement;return t instanceof HTMLOListElement?`${t.start+[...t.children].indexOf(e)}. `:\"- \"}function Qe(e,t){return e+t.replace(/\\n(?=.)/g,`\n${\" \".repeat(e.length)}`)}function te(e,t){for(let n of e.querySelectorAll(\".c-code,.api-code\")){let o=n.querySelector(\"pre code\");o&&x(n,()=>tt(o),t)}for(let n of e.querySelectorAll(\".c-prompt\")){let o=n.querySelector(\".c-prompt-body\");o&&x(n,()=>Q(o),t)}for(let n of e.querySelectorAll(\".c-color\")){let[o=\"\",r=o]=n.querySelector(\"code\")?.textContent?.split(\" / \")??[],s=()=>e.documentElement.classList.contains(\"dark\")?r:o,i=n.querySelector(\".c-color-name\")?.textContent?.trim()||o;x(n,s,t,`${t.copy}: ${i}`)}for(let n of e.querySelectorAll(\".c-code-expandable\"))nt(n,t)}var ee='<svg viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" aria-hidden=\"true\"><rect x=\"9\" y=\"9\" width=\"12\" height=\"12\" rx=\"2\"/><path d=\"M5 15H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v1\"/></svg>',Ze='<svg viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" aria-hidden=\"true\"><path d=\"m5 12 5 5 9-10\"/></svg>';function x(e,t,n,o=n.copy){if(\"nocopy\"in e.dataset||e.querySelector(\":scope > .c-copy\"))return;let r=e.ownerDocument.createElement(\"button\");r.type=\"button\",r.className=\"c-copy\";let s=(a,c)=>(r.title=a,r.innerHTML=c,a),i=()=>s(o,ee);i(),A(r,t,{copied:()=>s(n.copied,Ze),notAllowed:()=>s(n.notAllowed,ee),again:i}),e.append(r)}var et=/^(?:bash|console|sh|shell|shell-?session|sh-session|terminal|zsh)$/i;function tt(e){let t=e.cloneNode(!0);for(let r of t.querySelectorAll(\".line.del\")){let{nextSibling:s}=r;s instanceof Text&&(s.data=s.data.replace(/^\\n/,\"\")),r.remove()}let n=t.textContent?.trimEnd()??\"\",o=e.closest(\"[data-language]\")?.dataset.language??\"\";return et.test(o)?n.replace(/^[ \\t]*\\$[ \\t]+/gm,\"\"):n}function nt(e,t){let n=e.querySelector(\"pre\");if((!n||n.scrollHeight<=n.clientHeight+8)&&(n&&n.clientHeight>0&&(e.dataset.open=\"\"),!n||n.clientHeight>0))return;let o=e.ownerDocument.createElement(\"button\");o.type=\"button\",o.className=\"c-expand\";let r=()=>{let s=\"open\"in e.dataset;o.textContent=s?t.showLess:t.showMore,o.setAttribute(\"aria-expanded\",String(s))};o.addEventListener(\"click\",()=>{let s=o.getBoundingClientRect().top,i=e.toggleAttribute(\"data-open\");r(),i||scrollBy({top:o.getBoundingClientRect().top-s,behavior:\"instant\"})}),r(),e.append(o)}function M(e,t){return t>0&&e>t*1.2}function H(e,t,n){let o=e.ownerDocument,r=o.createElement(\"dialog\");r.className=\"c-lightbox\",r.setAttribute(\"aria-label\",t||n.enlarge);let s=o.createElement(\"button\");return s.type=\"button\",s.setAttribute(\"aria-label\",n.close),s.textContent=\"\u00d7\",r.append(e,s),r.addEventListener(\"click\",({target:i})=>{(i===r||i===s)&&r.close()}),r.addEventListener(\"close\",()=>r.remove()),o.body.append(r),r.showModal(),r}var ot=2,ne=.92,rt='<svg viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" aria-hidden=\"true\"><path d=\"M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7\"/></svg>';function oe(e,t){let n=[...e.querySelectorAll(\".l-prose .mermaid\")].filter(i=>!i.closest(\"a,button,summary\")),o=()=>{let i=n.map(st);for(let[a,c]of n.entries())it(c,i[a]===!0,t)},r=new ResizeObserver(o),s=new MutationObserver(o);for(let i of n)r.observe(i),s.observe(i,{attributeFilter:[\"data-drawn\"]})}function st(e){let t=e.querySelector(\"svg\");return t!==null&&M(t.viewBox.baseVal.width,t.getBoundingClientRect().width)}function it(e,t,n){let o=e.parentElement?.querySelector(\":scope > .c-enlarge\");if(o){o.hidden=!t;return}if(!t)return;let r=e.ownerDocument,s=r.createElement(\"div\");s.className=\"c-diagram\";let i=r.createElement(\"button\");i.type=\"button\",i.className=\"c-enlarge\",i.title=n.enlarge,i.innerHTML=rt,i.addEventListener(\"click\",()=>at(e,n)),e.before(s),s.append(e,i)}function at(e,t){let n=e.cloneNode(!0);n.removeAttribute(\"style\"),delete n.dataset.held,n.tabIndex=0;let o=n.querySelector(\"svg\");if(!o)return;let{width:r,height:s}=o.viewBox.baseVal,i=Math.min(ne*innerWidth/r,ne*innerHeight/s,ot),a=M(1,i)?1:i;o.style.cssText=`max-width:none;width:${Math.round(r*a)}px`,H(n,\"\",t)}function re(e){for(let t of e.querySelectorAll(\".c-embed\"))ct(t)}function ct(e){let t=e.querySelector(\"a\"),n=e.dataset.src;!t||!n||t.addEventListener(\"click\",o=>{if(o.ctrlKey||o.metaKey||o.shiftKey)return;o.preventDefault();let r=e.ownerDocument.createElement(\"iframe\");r.src=n,r.title=t.textContent??\"\",r.allowFullscreen=!0,r.className=t.className,r.style.cssText=t.style.cssText,t.replaceWith(r)})}function R(e){return lt(e.toLowerCase()).replace(/[^\\p{L}\\p{M}\\p{N}]/gu,\"\")}function se(e){return e.slice(e.lastIndexOf(\":\")+1)}function lt(e){return e.replace(new RegExp(\"\\\\p{Variation_Selector}|\\\\u20E3\",\"gu\"),\"\")}function ie(e,t,n){let o=f(),r=o===\"\"?null:e.getElementById(o)??dt(o,e);if(!r)return;let s=W(r,t,n),i=r.classList.contains(\"c-tab\")?r.parentElement:r;(s||r.id!==o||i!==r)&&i?.scrollIntoView()}function W(e,t,n){let o=!1;for(let r=e;r;r=r.parentElement)r instanceof HTMLDetailsElement&&!r.open&&(r.open=!0,o=!0),r.classList.contains(\"c-tab\")&&t.show(r)&&(o=!0),r.classList.contains(\"c-view\")&&n.show(r)&&(o=!0);return o}function f(e=location.hash){let t=e.slice(1);try{return decodeURIComponent(t)}catch{return t}}function dt(e,t){let n=a=>R(a.replace(/-(items|(one|any|all)-of-\\d+)(?![^-])/g,\"\")),o=[...t.querySelectorAll(\"main [id], main a[name]\")],r=a=>a.id||(a.getAttribute(\"name\")??\"\"),s=a=>a(e)===\"\"?void 0:o.find(c=>a(r(c))===a(e)),i=a=>r(a).startsWith(`${e}-`);return s(R)??s(n)??t.getElementById(se(e))??o.find(i)??null}var ut=\".c-tab:not([data-chosen]),.c-view[hidden],.c-update[hidden]\",mt=[\"data-chosen\",\"hidden\"];function ae(e){let t=()=>{for(let o of e.querySelectorAll(\".l-toc li a\")){let r=o.closest(\"li\");r&&(r.hidden=e.getElementById(f(o.hash))?.closest(ut)!=null,delete r.dataset.later)}e.dispatchEvent(new CustomEvent(\"docs:shown\"))},n=e.querySelector(\"main\");n&&new MutationObserver(t).observe(n,{subtree:!0,attributeFilter:mt}),t()}function le(e,t){for(let n of e.querySelectorAll(\".l-prose img:not([data-nozoom])\")){if(n.closest(\"a,button,summary,.c-card,.c-tile:has(.c-card-link),.c-press-around\")||n.closest(\".c-icon,[data-nozoom],[aria-hidden=true]\"))continue;let o=()=>{I(n)&&pt(n,t)};n.addEventListener(\"load\",o),n.addEventListener(\"pointerenter\",o),n.addEventListener(\"click\",()=>I(n)&&ce(n,t)),n.addEventListener(\"keydown\",r=>{r.key!==\"Enter\"&&r.key!==\" \"||(r.preventDefault(),I(n)&&ce(n,t))}),o()}}function I({naturalWidth:e,clientWidth:t}){return M(e,t)}function pt(e,t){e.classList.add(\"c-zoom\"),e.tabIndex=0,e.setAttribute(\"role\",\"button\"),e.setAttribute(\"aria-label\",e.alt===\"\"?t.enlarge:`${t.enlarge}: ${e.alt}`)}function ce(e,t){let n=e.ownerDocument.createElement(\"img\");n.src=e.currentSrc,n.alt=e.alt,H(n,e.alt,t).addEventListener(\"click\",({currentTarget:o})=>{o.close()})}var de=\"c-updates-later\";function ue(e){let{classList:t}=e.documentElement;if(!t.contains(de))return;let n=()=>t.remove(de);for(let o of[\"click\",\"keydown\"])e.addEventListener(o,n,{capture:!0,once:!0});e.addEventListener(\"contentvisibilityautostatechange\",()=>{e.dispatchEvent(new CustomEvent(\"docs:shown\"))})}function me(e,t,n){let o=[...e.querySelectorAll(\".c-tabs,.c-codegroup\")],r=(s,i)=>{if(B(s,i),!(\"sync\"in s.dataset))return;let a=i.dataset.title??\"\";t.remember(a);for(let c of o){let l=c===s||!(\"sync\"in c.dataset)?void 0:k(c).find(d=>d.dataset.title===a);l&&B(c,l)}};for(let s of o)ht(s,e,t,n,r);return{show(s){let i=s.parentElement;if(!i||s.hasAttribute(\"data-chosen\"))return!1;let a=k(i).find(c=>c.getAttribute(\"aria-controls\")===s.id);return a&&r(i,a),!0}}}function k(e){return[...e.querySelectorAll(\":scope > .c-tablist > [role=tab]\")]}function B(e,t){for(let n of k(e)){let o=n===t;n.setAttribute(\"aria-selected\",String(o)),n.tabIndex=o?0:-1,e.ownerDocument.getElementById(n.getAttribute(\"aria-controls\")??\"\")?.toggleAttribute(\"data-chosen\",o)}ft(t)}function ft(e){let t=e.parentElement;if(!t||t.scrollWidth<=t.clientWidth)return;let n=t.getBoundingClientRect(),o=e.getBoundingClientRect();o.left<n.left?t.scrollLeft+=o.left-n.left:o.right>n.right&&(t.scrollLeft+=o.right-n.right)}function ht(e,t,n,o,r){let s=k(e),i=c=>{let l=s.find(d=>d.dataset.title===c);l&&c!==void 0&&B(e,l)};\"sync\"in e.dataset&&n.use(s.flatMap(c=>c.dataset.title??[]),i);let a=c=>{let l=c.getBoundingClientRect().top;r(e,c),t.defaultView?.scrollBy({top:c.getBoundingClientRect().top-l,behavior:\"instant\"}),e.classList.contains(\"c-tabs\")&&history.replaceState(null,\"\",`#${c.getAttribute(\"aria-controls\")}`)};e.classList.contains(\"c-dropdown\")&&gt(e,s,a,o);for(let[c,l]of s.entries())l.addEventListener(\"click\",()=>a(l)),l.addEventListener(\"keydown\",d=>{let u=N(s,c,d.key,getComputedStyle(e).direction===\"rtl\");u&&(d.preventDefault(),a(u),u.focus())})}function N(e,t,n,o){if(n===\"Home\")return e[0];if(n===\"End\")return e.at(-1);if(!(n!==\"ArrowRight\"&&n!==\"ArrowLeft\"))return e.at((t+(n===\"ArrowRight\"===o?-1:1))%e.length)}function gt(e,t,n,o){let r=e.querySelector(\":scope > .c-tablist\");if(!r)return;let s=e.ownerDocument.createElement(\"select\");s.className=\"c-choice\",s.setAttribute(\"aria-label\",o.language);for(let a of t)s.add(new Option(a.textContent??\"\"));let i=()=>{s.selectedIndex=t.findIndex(a=>a.getAttribute(\"aria-selected\")===\"true\")};s.addEventListener(\"change\",()=>{let a=t[s.selectedIndex];a&&n(a)}),r.hidden=!0,r.before(s),new MutationObserver(i).observe(r,{subtree:!0,attributeFilter:[\"aria-selected\"]}),i()}var yt=[\"aria-selected\",\"aria-expanded\",\"aria-hidden\",\"data-state\",\"hidden\",\"style\",\"tabindex\"];function he(e){let t=o=>e.getElementById(o.getAttribute(\"aria-controls\")??\"\"),n=o=>o.closest(\".c-tablist\")===null;for(let o of e.querySelectorAll(\".l-prose [role=tablist]:not(.c-tablist)\")){let r=[...o.querySelectorAll(\"[role=tab][aria-controls]\")].filter(n),s=i=>{let a=r.find(d=>d.getAttribute(\"aria-selected\")===\"true\"),[c,l]=[a&&t(a),t(i)];a===void 0||a===i||!c||!l||(pe(a,i,r),pe(c,l,r.flatMap(d=>t(d)??[])))};for(let[i,a]of r.entries())a.addEventListener(\"click\",()=>s(a)),a.addEventListener(\"keydown\",c=>{let l=N(r,i,c.key,getComputedStyle(o).direction===\"rtl\");l&&(c.preventDefault(),s(l),l.focus())})}for(let o of e.querySelectorAll(\".l-prose button[aria-expanded][aria-controls]\")){let r=()=>o.getAttribute(\"aria-expanded\")===\"false\",s=t(o);!s||s.hidden!==r()||o.addEventListener(\"click\",()=>{s.hidden=!r(),o.setAttribute(\"aria-expanded\",String(!s.hidden))})}}function pe(e,t,n){for(let c of yt){let[l,d]=[e.getAttribute(c),t.getAttribute(c)];fe(e,c,d),fe(t,c,l)}let o=n.filter(c=>c!==e),r=[...t.classList],s=c=>c!==void 0&&o.length>1&&n.every(l=>l===t||!l.classList.contains(c)),i=[...e.classList].filter((c,l)=>o.every(d=>!d.classList.contains(c))&&!s(r[l])),a=r.filter(c=>!e.classList.contains(c)&&o.every(l=>l.classList.contains(c)));e.classList.remove(...i),e.classList.add(...a),t.classList.remove(...a),t.classList.add(...i)}function fe(e,t,n){n===null?e.removeAttribute(t):e.setAttribute(t,n)}var Et=':is(pre,.c-table,.c-wide,.katex-display,.mermaid)[tabindex=\"0\"]';function ge(e){let t=new Map,n=new ResizeObserver(o=>{let r=new Set(o.flatMap(({target:i})=>t.get(i)??[])),s=[...r].filter(i=>!bt(i));for(let i of r)i.tabIndex=0,i.dataset.scrolls=\"\";for(let i of s)i.removeAttribute(\"tabindex\"),delete i.dataset.scrolls});for(let o of e.querySelectorAll(`main ${Et}`))if(!o.matches(\".k-focused\"))for(let r of[o,o.firstElementChild])r&&(t.set(r,o),n.observe(r))}function bt(e){let{scrollWidth:t,clientWidth:n,scrollHeight:o,clientHeight:r}=e;return t>n+1||o>r+1&&getComputedStyle(e).overflowY!==\"hidden\"}function we(e){let t=e.querySelectorAll(\".c-tooltip\");e.addEventListener(\"keydown\",n=>{if(n.key===\"Escape\")for(let o of t)o.dataset.closed=\"\"});for(let n of t){let o=n.querySelector(\".c-tooltip-tip\");if(!o)continue;let r=0,s=()=>{n.matches(\":hover,:focus-within\")?ve(e,be(n,r),o):removeEventListener(\"scroll\",s,!0)},i=({clientY:a})=>{delete n.dataset.closed;let c=[...n.getClientRects()];r=Math.max(0,c.findIndex(({bottom:l})=>(a??0)<=l)),ve(e,be(n,r),o),addEventListener(\"scroll\",s,{capture:!0,passive:!0})};n.addEventListener(\"pointerenter\",i),n.addEventListener(\"focusin\",()=>i({}))}}var ye=6,Ee=8;function be(e,t){return e.getClientRects()[t]??e.getBoundingClientRect()}function ve(e,t,n){n.style.cssText=\"display:flex;position:fixed;inset:0 auto auto 0;transform:none\";let o=n.getBoundingClientRect(),r=e.querySelector(\".l-header\")?.getBoundingClientRect().bottom??0,s=t.top-o.height-ye,i=s<Math.max(r,0),a=t.left+(t.width-o.width)/2,c=Math.max(Ee,Math.min(a,e.documentElement.clientWidth-Ee-o.width));n.style.left=`${c-o.left}px`,n.style.top=`${(i?t.bottom+ye:s)-o.top}px`,n.style.display=\"\",n.toggleAttribute(\"data-below\",i)}function Le(e){for(let t of e.querySelectorAll(\".c-tree > ul\"))vt(t)}function vt(e){e.setAttribute(\"role\",\"tree\");for(let o of e.querySelectorAll(\"ul\"))o.setAttribute(\"role\",\"group\");let t=[...e.querySelectorAll(\"li\")];for(let o of t){o.setAttribute(\"role\",\"treeitem\"),o.tabIndex=-1;let r=Te(o);if(!r)continue;r.setAttribute(\"role\",\"none\");let s=r.querySelector(\":scope > summary\");s?.setAttribute(\"role\",\"none\"),s&&(s.tabIndex=-1);let i=()=>o.setAttribute(\"aria-expanded\",String(r.open));r.addEventListener(\"toggle\",i),i()}t[0]&&(t[0].tabIndex=0);let n=o=>{if(o){for(let r of t)r.tabIndex=r===o?0:-1;o.focus()}};e.addEventListener(\"click\",({target:o})=>{o instanceof Element&&n(o.closest(\"[role=treeitem]\"))}),e.addEventListener(\"keydown\",o=>{let r=o.target instanceof Element?o.target.closest(\"[role=treeitem]\"):null;!r||o.ctrlKey||o.metaKey||o.altKey||wt(r,o.key,t,n)&&o.preventDefault()})}function wt(e,t,n,o){let r=n.filter(l=>l.parentElement?.closest(\"details:not([open])\")==null),s=r.indexOf(e),i=Te(e),[a,c]=getComputedStyle(e).direction===\"rtl\"?[\"ArrowLeft\",\"ArrowRight\"]:[\"ArrowRight\",\"ArrowLeft\"];if(t===\"ArrowDown\")o(r[s+1]);else if(t===\"ArrowUp\")o(r[s-1]);else if(t===\"Home\")o(r[0]);else if(t===\"End\")o(r.at(-1));else if(t===a)i&&!i.open?i.open=!0:o(e.querySelector(\"[role=treeitem]\"));else if(t===c)i?.open?i.open=!1:o(e.parentElement?.closest(\"[role=treeitem]\"));else if(t===\"Enter\"||t===\" \")i&&(i.open=!i.open);else if(t.length===1){let l=t.toLowerCase();o([...r.slice(s+1),...r.slice(0,s)].find(d=>Lt(d).toLowerCase().startsWith(l)))}else return!1;return!0}function Te(e){return e.querySelector(\":scope > details\")}function Lt(e){let t=e.querySelector(\":scope > details > summary, :scope > span\");return t?t.textContent?.trim()??\"\":[...e.childNodes].filter(n=>!(n instanceof HTMLUListElement)).map(n=>n.textContent).join(\"\").trim()}function v(e,t){return e.replace(/\\{(\\w+)\\}/g,(n,o)=>Object.hasOwn(t,o)?String(t[o]):n)}var Se=/[?&#]tags=([^&#]*)/;function xe(e,t){let n=[...e.querySelectorAll(\".c-filter button\")],o=[...e.querySelectorAll(\".c-update\")];if(n.length===0)return{follow:()=>{}};let r=e.createElement(\"p\");r.className=\"c-filter-status\",r.setAttribute(\"role\",\"status\"),n[0]?.parentElement?.after(r);let s=a=>{for(let l of n){let{tag:d}=l.dataset;l.setAttribute(\"aria-pressed\",String(d===void 0?a.length===0:a.includes(d)))}for(let l of o){let d=JSON.parse(l.dataset.tags??\"[]\");l.hidden=!a.every(u=>Array.isArray(d)&&d.includes(u))}let c=o.every(({hidden:l})=>l);r.textContent=c?v(t.nothingFound,{query:a.join(\", \")}):\"\"},i=()=>n.flatMap(a=>a.dataset.tag!==void 0&&a.getAttribute(\"aria-pressed\")===\"true\"?[a.dataset.tag]:[]);for(let a of n)a.addEventListener(\"click\",()=>{let{tag:c}=a.dataset,l=i(),d=c===void 0?[]:l.includes(c)?l.filter(u=>u!==c):[...l,c];s(d),history.replaceState(null,\"\",Tt(d))});return{follow(){let a=(Se.exec(location.hash)??Se.exec(location.search))?.[1],c=new Set(n.map(({dataset:d})=>d.tag));if(a!==void 0){let d=a.split(\",\").map(u=>f(`#${u.replaceAll(\"+\",\" \")}`));s(d.flatMap(u=>c.has(u)?u:u.split(\",\")).filter(u=>c.has(u)))}e.getElementById(f())?.closest(\".c-update[hidden]\")&&s([])}}}function Tt(e){let n=location.search.slice(1).split(\"&\").filter(r=>r!==\"\"&&!r.startsWith(\"tags=\")),o=e.length===0?n:[...n,`tags=${e.map(encodeURIComponent)}`];return location.pathname+(o.length===0?\"\":`?${o.join(\"&\")}`)}var St=\"(min-width: 80rem)\";function Me(e,t,n){let o=[...e.querySelectorAll(\".c-view\")],r=[...new Set(o.flatMap(m=>m.dataset.among?.split(`\n`)??P(m)))],s=o[0];if(!s||r.length<2)return{show:()=>!1};let i=e.createElement(\"div\");i.className=\"c-view-choice\";let a=e.createElement(\"select\");a.setAttribute(\"aria-label\",n.view);for(let m of r)a.add(new Option(m));i.append(a);let c=e.querySelector(\".l-toc\"),l=e.querySelector(\".l-title\"),d=matchMedia(St),u=()=>{c&&d.matches?c.prepend(i):l?l.append(i):s.before(i)};d.addEventListener(\"change\",u),u();let T=()=>{for(let m of o)m.hidden=!P(m).includes(a.value)},S=m=>{a.value=m,t.remember(m),T()};a.addEventListener(\"change\",()=>S(a.value)),e.querySelector(\".l-article\")?.removeAttribute(\"data-views\");for(let m of o)m.querySelector(\":scope > .c-view-title\")?.remove(),delete m.dataset.later;return t.use(r,m=>{a.value=m??r[0]??\"\",T()}),{show(m){return m instanceof HTMLElement&&m.hidden?(S(P(m)[0]??\"\"),!0):!1}}}function P(e){return(e.dataset.title??\"\").split(`\n`)}function Ae(e,t){let n=y(e),o=me(e,t,n),r=Me(e,t,n);he(e),te(e,n),re(e),we(e),le(e,n),oe(e,n),Le(e),J(e),ge(e),ue(e);let s=xe(e,n),i=()=>{s.follow(),ie(e,o,r)};return e.defaultView?.addEventListener(\"hashchange\",i),e.addEventListener(\"click\",({target:a})=>{let c=a instanceof Element?a.closest(\"a\"):null;c?.hash&&c.href===location.href&&i()}),i(),ae(e),a=>W(a,o,r)}function He(e,t){let n=y(e),o=[...e.querySelectorAll(\".api-tabs[data-sync]\")];for(let r of o){let s=[...r.querySelectorAll(\"input\")];t.use(s.map($),i=>{let a=s.find(c=>$(c)===i);a!==void 0&&(a.checked=!0)}),r.addEventListener(\"change\",({target:i})=>{i instanceof HTMLInputElement&&t.remember($(i))})}for(let r of e.querySelectorAll(\".api-endpoint[data-copy]\"))x(r,()=>r.dataset.copy??\"\",n,n.copyAddress);for(let r of e.querySelectorAll(\".api-field[id]\"))xt(r,n.linkTo)}function xt(e,t){let n=e.querySelector(\".api-head\"),o=e.ownerDocument.createElement(\"a\");o.className=\"c-anchor\",o.href=`#${e.id}`,o.setAttribute(\"aria-label\",v(t,{name:n?.querySelector(\".api-name\")?.textContent??\"\"})),n?.append(o)}function $(e){return e.labels?.[0]?.textContent??\"\"}function ke(){let{connection:e}=navigator;if(!location.protocol.startsWith(\"http\")||e?.saveData)return;let t=new URL(document.documentElement.dataset.root||\".\",location.href),n=new Set([location.pathname]),o=({origin:i,pathname:a,search:c})=>{!(i===t.origin&&a.startsWith(t.pathname)&&a.endsWith(\".html\"))||n.has(a)||(n.add(a),Mt(a+c))},r=(i,a)=>{let c=i.target.closest(\"a\");c instanceof HTMLAnchorElement&&a(c)},s;document.addEventListener(\"pointerover\",i=>{clearTimeout(s),r(i,a=>{s=setTimeout(o,65,a)})}),document.addEventListener(\"pointerdown\",i=>r(i,o))}function Mt(e){let n=HTMLScriptElement.supports?.(\"speculationrules\")?Object.assign(document.createElement(\"script\"),{type:\"speculationrules\",textContent:JSON.stringify({prefetch:[{source:\"list\",urls:[e]}]})}):Object.assign(document.createElement(\"link\"),{rel:\"prefetch\",href:e});document.head.append(n)}var Ce=document.documentElement;function qe(){let t=[...document.querySelectorAll(\".l-toc li a\")].flatMap(a=>{let c=document.getElementById(f(a.hash));return c===null?[]:[{link:a,target:c}]});if(t.length===0)return;let n,o=!1,r=(a=!1)=>{o=!1;let c=Number.parseFloat(getComputedStyle(Ce).scrollPaddingTop)+8||96,l=innerHeight+scrollY>=Ce.scrollHeight-4,d=l?f():\"\",u,T,S,m;for(let p of t){let{top:z,height:Ve}=p.target.getBoundingClientRect();if(!(z===0&&Ve===0&&p.target.getClientRects().length===0)){if(u??=p,T=p,z<=c)S=p;else if(!l)break;p.target.id===d&&(m=p)}}let O=m??(l&&scrollY>0?T:S)??u;if(O===n&&!a)return;n?.link.removeAttribute(\"aria-current\"),O?.link.setAttribute(\"aria-current\",\"location\"),n=O;let g=n?.link.closest(\".l-toc\");if(g&&n&&g.scrollHeight>g.clientHeight){let p=n.link.offsetTop;(p<g.scrollTop||p>g.scrollTop+g.clientHeight-40)&&(g.scrollTop=p-g.clientHeight/2)}},s=()=>{o||(o=!0,requestAnimationFrame(()=>r()))};addEventListener(\"scroll\",s,{passive:!0}),addEventListener(\"resize\",s,{passive:!0}),addEventListener(\"hashchange\",s),document.addEventListener(\"docs:shown\",s);let i=document.getElementById(\"l-toc\");i?.addEventListener(\"toggle\",a=>{let c=document.querySelector(\".l-bar\")?.getBoundingClientRect().bottom??0;i.style.top=a.newState===\"open\"?`${c+4}px`:\"\",r(!0)}),i?.addEventListener(\"click\",({target:a})=>{a.closest(\"a\")&&i.matches(\":popover-open\")&&i.hidePopover()}),r()}function De(){for(let e of document.querySelectorAll(\"[data-copy-page]\")){let t=e.querySelector(\"span\"),n=t?.textContent??\"\",o=r=>(t&&(t.textContent=r),r);A(e,()=>At(e.dataset.copyPage??\"\"),{copied:()=>o(e.dataset.copied??n),notAllowed:()=>o(y(document).notAllowed),again:()=>o(n)})}}async function At(e){try{let n=await fetch(e);if(n.ok)return await n.text()}catch{}return[...document.querySelectorAll(\".l-title h1,.l-description,.l-prose\")].map(n=>n.innerText).join(`\n\n`)}var w=\"found\",Ht=`::highlight(${w}){color:#16181d;background:#ffe28a}@media(forced-colors:active){::highlight(${w}){color:MarkText;background:Mark}}`;function V(e){let t=b(w,\"sessionStorage\");if(!Array.isArray(t)||!CSS.highlights)return;let[n,o=\"\"]=t.map(String);if(h(w,\"\",\"sessionStorage\"),n!==Dt(location.pathname)||o===\"\")return;let r=Ct(new RegExp(o,\"giu\"));CSS.highlights.has(w)||kt(Ht),CSS.highlights.set(w,new Highlight(...r));let s=r.flatMap(({startContainer:{parentElement:a}})=>a??[]).filter(qt()),[i]=s;!i||s.some(a=>a.checkVisibility())||(e(i),i.scrollIntoView({block:\"nearest\"}))}function kt(e){let t=new CSSStyleSheet;t.replaceSync(e),document.adoptedStyleSheets.push(t)}function Ct(e){let t=[];for(let n of document.querySelectorAll(\".l-description,.l-prose\")){let o=document.createTreeWalker(n,NodeFilter.SHOW_TEXT);for(let r=o.nextNode();r;r=o.nextNode())for(let{0:s,index:i}of r.data.matchAll(e)){let a=new Range;a.setStart(r,i),a.setEnd(r,i+s.length),t.push(a)}}return t}function qt(){let e=(o,r)=>(o.compareDocumentPosition(r)&Node.DOCUMENT_POSITION_FOLLOWING)>0,t=document.getElementById(f()),n=[...document.querySelectorAll(\".l-prose :is(h2,h3,h4,h5,h6)[id]\")].find(o=>t===null||e(t,o));return o=>(t===null||t.contains(o)||e(t,o))&&(n===void 0||e(o,n))}function Dt(e){return e.replace(/(?:\\/index)?\\.html$|(?:\\/index)?\\/?$/,\"\")}var Ot=document.documentElement;function C(e){return new Promise((t,n)=>{let o=document.createElement(\"script\");o.src=(Ot.dataset.root??\"\")+e,o.onload=()=>{o.remove(),t()},o.onerror=()=>{o.remove(),n(new Error(`${e} could not be loaded`))},document.head.append(o)})}var L=document.documentElement;function Oe(){Rt(),Wt(),It()}function q(e){L.classList.contains(\"dark\")!==e&&(L.classList.toggle(\"dark\",e),document.dispatchEvent(new CustomEvent(\"docs:mode\")))}function Rt(){let e=document.querySelectorAll(\"[data-theme-toggle]\");for(let n of e)n.addEventListener(\"click\",()=>{let o=!L.classList.contains(\"dark\");h(\"theme\",o?\"dark\":\"light\"),q(o)});if(e.length===0)return;let t=()=>{let n=E(\"theme\");n!==null&&q(n===\"dark\")};addEventListener(\"storage\",({key:n})=>n===\"theme\"&&t()),addEventListener(\"pageshow\",({persisted:n})=>n&&t())}function Wt(){let{follow:e}=L.dataset;e!==void 0&&matchMedia(\"(prefers-color-scheme:dark)\").addEventListener(\"change\",({matches:t})=>{e!==\"always\"&&E(\"theme\")!==null||q(t)})}function It(){let e=!1,t=[];addEventListener(\"beforeprint\",()=>{e=L.classList.contains(\"dark\"),L.classList.remove(\"dark\"),t=[...document.querySelectorAll(\".l-prose details:not([open], .api-try)\")];for(let n of t)n.open=!0}),addEventListener(\"afterprint\",()=>{q(e);for(let n of t)n.open=!1})}function Bt(e){return e.isComposing||e.keyCode===229}function Re(e){let t=document.createElement(\"dialog\");t.className=\"l-search-dialog\",t.setAttribute(\"aria-label\",e.search),t.innerHTML=`<form role=\"search\"><input type=\"search\" role=\"combobox\" aria-expanded=\"false\" aria-controls=\"l-results\" aria-autocomplete=\"list\" aria-label=\"${e.search}\" autocomplete=\"off\" autocapitalize=\"off\" spellcheck=\"false\" enterkeyhint=\"go\"><button type=\"button\" aria-label=\"${e.close}, Esc\">Esc</button></form><ul id=\"l-results\" role=\"listbox\" tabindex=\"-1\" aria-label=\"${e.results}\"></ul><p role=\"status\" aria-live=\"polite\"></p>`,document.body.append(t);let n=t.querySelector(\"input\");n&&(n.placeholder=document.querySelector(\".l-search span\")?.textContent??e.search),t.querySelector(\"form\")?.addEventListener(\"submit\",r=>r.preventDefault()),t.querySelector(\"button\")?.addEventListener(\"click\",()=>t.close()),n?.addEventListener(\"keydown\",r=>{r.key!==\"Escape\"||Bt(r)||(r.preventDefault(),t.close())});let o=null;return t.addEventListener(\"pointerdown\",({target:r})=>{o=r}),t.addEventListener(\"click\",({target:r})=>{r===t&&o===t&&t.close()}),t}function We(){let e=y(document),t,n,o=()=>{t||(t=Re(e),t.addEventListener(\"input\",o));let s=t;if(n)return s;let i=a=>{let c=s.querySelector(\"p\");c&&(c.textContent=a)};return i(\"\"),s.dataset.busy=\"\",n=C(document.documentElement.dataset.search??\"\").catch(({message:a})=>{n=void 0,delete s.dataset.busy,i(v(e.searchBroken,{reason:a}))}),s},r=()=>{let s=o();s.open||(s.showModal(),s.querySelector(\"input\")?.select())};document.querySelector(\"[data-suggest]\")&&o();for(let s of document.querySelectorAll(\"[data-search-open]\"))s.addEventListener(\"pointerenter\",o,{once:!0}),s.addEventListener(\"click\",r);if(document.addEventListener(\"keydown\",s=>{let i=s.target instanceof Element&&s.target.getClientRects().length>0&&s.target.closest(\"input,textarea,select,[contenteditable]\"),a=s.key===\"/\"&&!i&&!s.ctrlKey&&!s.metaKey&&!s.altKey,c=s.key.toLowerCase()===\"k\"&&(s.ctrlKey||s.metaKey)&&!s.shiftKey&&!s.altKey;!a&&!c||(s.preventDefault(),r())}),/Mac|iPhone|iPad/.test(navigator.platform))for(let s of document.querySelectorAll(\".l-search kbd\"))s.textContent=\"\u2318K\"}var Ie=\"docs:side\";function Be(){let e=document.querySelector(\".l-side\"),t=e?.querySelector(\".l-nav\");if(!e||!t)return;let n=`${t.firstElementChild?.children.length} ${t.querySelector(\"a,summary\")?.textContent}`,o=b(Ie,\"sessionStorage\"),r=o?.of===n?o:void 0;if(r?.open.length)for(let c of t.querySelectorAll(\"details\"))c.open||=r.open.includes(F(c));let s=r?.top,i=()=>e.getClientRects().length>0,a=()=>{s!==void 0&&(e.scrollTop=s);let c=t.querySelector('[aria-current=\"page\"]');if(!c)return;let l=e.getBoundingClientRect(),d=c.getBoundingClientRect(),u=Math.min(l.bottom,innerHeight);(d.top<l.top+60||d.bottom>u-60)&&(e.scrollTop+=d.top-(l.top+u)/2)};a(),e.addEventListener(\"beforetoggle\",c=>{c.newState===\"closed\"&&(s=e.scrollTop)}),e.addEventListener(\"toggle\",a),addEventListener(\"pagehide\",()=>{let c=[...t.querySelectorAll(\"details[open]\")].map(F),l={of:n,top:i()?e.scrollTop:s??0,open:c};h(Ie,JSON.stringify(l),\"sessionStorage\")})}function F(e){let t=e.parentElement?.closest(\"details\");return`${t?F(t):\"\"}/${e.querySelector(\"summary\")?.textContent}`}var D=document.documentElement,Ne=\"#l-side:popover-open,#l-toc:popover-open\";function Nt(){let e=()=>document.querySelectorAll(\"details.l-switch[open]\"),t=({target:r})=>{for(let s of e())s.contains(r)||(s.open=!1)};document.addEventListener(\"click\",t),document.addEventListener(\"focusin\",t),document.addEventListener(\"focusin\",({target:r})=>{let s=document.querySelector(Ne);s?.contains(r)===!1&&!r.closest(\"[popovertarget]\")&&s.hidePopover()}),document.addEventListener(\"keydown\",r=>{for(let s of e()){let i=[...s.querySelectorAll(\"summary, li > a\")],a=i.indexOf(document.activeElement),l={ArrowDown:a+1,ArrowUp:a-1,Home:1,End:-1}[r.key];r.key===\"Escape\"?(r.preventDefault(),s.open=!1,i[0]?.focus()):l!==void 0&&a>=0&&(r.preventDefault(),i.at(l%i.length)?.focus())}});let n=()=>document.querySelector(Ne)?.hidePopover();addEventListener(\"pagehide\",()=>{for(let r of e())r.open=!1;n()});for(let r of[\"64rem\",\"80rem\"])matchMedia(`(min-width: ${r})`).addEventListener(\"change\",n);let o=({target:r})=>{let s=r.closest(\"details.l-switch\")?.querySelector(\"ul\");if(!s)return;let i=s.querySelector(\"[aria-current]\");i&&(s.scrollTop=i.offsetTop-s.clientHeight/2),s.style.translate=\"\";let{left:a,right:c}=s.getBoundingClientRect();s.style.translate=`${Math.max(8-a,Math.min(0,D.clientWidth-8-c))}px`};document.addEventListener(\"toggle\",o,!0)}function Pt(){let e=document.querySelector(\".l-tabs [aria-current]\"),t=e?.closest(\"ul\");if(!e||!t||t.scrollWidth<=t.clientWidth)return;let n=t.getBoundingClientRect(),o=e.getBoundingClientRect();(o.left<n.left||o.right>n.right-40)&&(t.scrollLeft+=o.left-n.left-24)}function $t(){let e=new Map;for(let t of document.querySelectorAll(\"details[data-nav]\")){let n=t.dataset.nav??\"\";e.set(n,t);let o=()=>t.addEventListener(\"toggle\",()=>C(n).catch(o),{once:!0});o()}window.docsNav=(t,n)=>{let o=e.get(t);if(o){o.querySelector(\"ul\")?.remove(),o.insertAdjacentHTML(\"beforeend\",n);for(let[r,s]of[[\"a\",\"href\"],[\"img\",\"src\"]])for(let i of o.querySelectorAll(r)){let a=i.getAttribute(s)??\"\";/^([a-z][a-z+.-]*:|\\/|#)/i.test(a)||i.setAttribute(s,(D.dataset.root??\"\")+a)}}}}function Vt(){document.querySelector(\".l-nav[data-drilldown]\")?.addEventListener(\"click\",e=>{let t=e.target.closest(\"summary\")?.parentElement,n=t?.hasAttribute(\"open\")?null:t?.querySelector(\"a[href]\");n&&(e.preventDefault(),location.href=n.href)})}function Ft(){let e=document.querySelector(\".l-banner\");e?.querySelector(\"[data-banner-close]\")?.addEventListener(\"click\",()=>{h(\"banner\",D.dataset.banner??\"\"),e.remove()}),addEventListener(\"pageshow\",({persisted:t})=>{t&&E(\"banner\")===D.dataset.banner&&e?.remove()})}Oe();We();Nt();qe();Pt();Be();$t();Vt();De();Ft();ke();var Pe=_(),$e=Ae(document,Pe);He(document,Pe);V($e);addEventListener(\"hashchange\",()=>V($e));})();\n";
const searchScript = "\"use strict\";(()=>{function P(e){return e.slice(0,e.indexOf(\"/\"))}var Ke=[[/(?<=if)(?:ication|ying|ied|ier|ie|y)$/,3],[/(?:ation|ating|ated|ator|ate)$/,3],[/ing$/,3],[/(?:ed|(?<=t)ion)$/,4],[/ment$/,4],[/(?:ie|[yei])$/,3]];function R(e,t){if(!/^(?:en\\b|$)/i.test(t)||!/^[a-z]{4,20}$/.test(e))return;let o=e;for(let[n,r]of Ke){let s=o.replace(n,\"\");s.length>=r&&(o=s)}return o.replace(/([^aeiou])\\1$/,\"$1\")}var C=/[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]+/gu,W=/[\\p{L}\\p{N}]+/gu;var Ye=new RegExp(\"^\\\\p{L}{1,32}\",\"u\"),ue=/^[\\0-\\x7f]*$/,Xe={\u00e6:\"ae\",\u00f8:\"o\",\u0153:\"oe\",\u00df:\"ss\",\u0142:\"l\",\u0111:\"d\",\u00f0:\"d\",\u00fe:\"th\",\u0131:\"i\"},Qe=/[\u00e6\u00f8\u0153\u00df\u0142\u0111\u00f0\u00fe\u0131]/giu,Ze=/[\\p{M}\u02bb\u02bc]+/gu,et=/(?<=l)[\u00b7\u2022](?=l)/giu,tt=new RegExp(\"(?<=\\\\p{L})['`\u2018\u2019\u02bb\u02bc](?=\\\\p{L})\",\"gu\"),pe=/^(?:be|ua|uk|uz)\\b/i,nt=new RegExp(\"\\\\+\\\\+(?!\\\\+)|(?<!\\\\+)\\\\+$|#(?![a-z\\\\d#])|(?<![\\\\p{L}\\\\p{N}.)\\\\]])\\\\.(?=\\\\p{L})|(?<![\\\\p{L}\\\\p{N}-])--(?=\\\\p{L})\",\"giu\"),ot=/(?<![a-z\\d])[a-z\\d]{1,12}$/i,rt=/^(?:\\.[\\p{L}\\p{N}]{1,12}|--[a-z\\d]{1,12}(?:-[a-z\\d]{1,12}){0,3})(?![\\p{L}\\p{N}(])/iu,Y=/[\\p{L}\\p{N}]+(?:[._-][\\p{L}\\p{N}]+)+/gu,st=/^[a-z][\\0-\\x7f]*$/i;function it(e){return(e.match(Y)??[]).flatMap(X)}function X(e){let t=st.test(e)?e.replace(/[._-]/g,\"\"):\"\";return t===\"\"||ge(t)?[]:[K(J(t))]}function Q(e){let t=[];for(let{0:o,index:n}of e.matchAll(nt)){let r=o===\".\"||o===\"--\",s=r?\"\":ot.exec(e.slice(Math.max(0,n-13),n))?.[0],a=r?rt.exec(e.slice(n,n+32+3))?.[0]:s&&s+o;a&&t.push({name:a.toLowerCase(),at:n-(s??\"\").length})}return t}function S(e,t,o=!1){let n=v(e,t),r=Q(n);if(o)return[...V(n,!0),...it(n),...r.map(({name:i})=>i)];let s=[],a=0;for(let{name:i,at:c}of r)s.push(...V(n.slice(a,c),!1),i),a=c+i.length;return[...s,...V(n.slice(a),!1)]}function V(e,t){return(e.match(W)??[]).flatMap(o=>_(o,t))}function v(e,t){let o=pe.test(t)?e.replace(tt,\"\"):e;return ue.test(o)?o:o.normalize(\"NFKD\").replace(Ze,\"\").normalize(\"NFC\").replace(et,\"\").replace(Qe,at)}function at(e){let t=e.toLowerCase(),o=Xe[t]??e;return t===e?o:o.toUpperCase()}function fe(e){return pe.test(e)?new RegExp(\"(?:(?<![\\\\p{L}\\\\p{N}.)\\\\]])\\\\.(?=\\\\p{L}))?(?:[\\\\p{L}\\\\p{M}\\\\p{N}]|(?<=\\\\p{L})['`\u2018\u2019](?=\\\\p{L}))+(?:\\\\+\\\\+|#)?\",\"gu\"):new RegExp(\"(?:(?<![\\\\p{L}\\\\p{N}.)\\\\]])\\\\.(?=\\\\p{L}))?(?:[\\\\p{L}\\\\p{M}\\\\p{N}]|(?<=l)[\u00b7\u2022](?=l))+(?:\\\\+\\\\+|#)?\",\"giu\")}function _(e,t){let o=[],n=e;if(!ue.test(e))for(let[r]of e.matchAll(C)){let s=[...r];s.length===1&&o.push(r);for(let a=0;a+1<s.length;a+=1)o.push(`${s[a]}${s[a+1]}`);n=n.replace(r,\" \")}for(let r of n.split(\" \"))if(!(r===\"\"||ge(r))&&(o.push(K(J(r))),!(!t||!new RegExp(\"\\\\p{Ll}\\\\p{Lu}\",\"u\").test(r))))for(let s of r.split(new RegExp(\"(?<=\\\\p{Ll})(?=\\\\p{Lu})\",\"u\")))s.length>1&&o.push(K(J(s)));return o}function ge(e){return e.length>32&&new RegExp(\"\\\\P{L}\",\"u\").test(e)}function J(e){return e.length>32?Ye.exec(e)?.[0]??e:e}var ct=new RegExp(\"^(?:[\u0648\u0641\u0628\u0643]?\u0627\u0644|\u0648?\u0644\u0644)(?=\\\\p{L}{3})\",\"u\");function K(e){let t=e.toLowerCase();return/^[\\u0621-\\u064a]/.test(e)?t.replace(ct,\"\"):t.length>3&&t.endsWith(\"s\")&&!t.endsWith(\"ss\")?t.slice(0,-1):t}function me({source:e,flags:t}){return new RegExp(`(${e})`,t)}var lt=me(C),dt=new RegExp(\".\\\\p{M}*\",\"gsu\");function F(e,t,o){let n=t.flatMap(i=>R(i,o)??[]),r=i=>S(i,o,!0).some(c=>t.includes(c)||n.includes(R(c,o)??\"\")),s=i=>{let c=i.match(dt)??[],u=c.map((p,f)=>r(p+(c[f+1]??\"\")));return ut(c.map((p,f)=>({text:p,isFound:u[f]===!0||u[f-1]===!0})))},a=i=>he(i,lt,c=>[{text:c,isFound:r(c)}],s);return he(e,me(fe(o)),i=>[{text:i,isFound:!1}],a)}function he(e,t,o,n){return e.split(t).flatMap((r,s)=>s%2===1?n(r):o(r))}function ut(e){let t=[];for(let{text:o,isFound:n}of e){let r=t.at(-1);r?.isFound===n?t[t.length-1]={text:r.text+o,isFound:n}:t.push({text:o,isFound:n})}return t}function ye(e){let t=C.source.replace(/\\+$/,\"\"),o=`(?:(?<![\\\\p{L}\\\\p{N}])|(?<=${t}))`,n=`(?:(?![\\\\p{L}\\\\p{N}])|(?=${t}))`;return e.map(r=>{let s=r.replace(/[.+]/g,\"\\\\$&\");return r.search(C)<0?`${o}${s}${n}`:s}).join(\"|\")}var pt=new RegExp(`${Y.source}|${W.source}`,\"gu\");function Se(e,t){let o=v(e,t),n=Q(o),r=new Map(n.map(({name:a})=>[a,\"name\"])),s=(a,i)=>{for(let c of a)(i!==\"part\"||!r.has(c))&&r.set(c,i)};for(let{0:a,index:i}of o.matchAll(pt)){let c=n.some(({name:f,at:g})=>g<=i&&i<g+f.length),u=a.match(W)??[],p=u.length>1?X(a):[];s(p,c?\"part\":\"name\");for(let f of u){let g=_(f,!1),l=_(f,!0).filter(d=>!g.includes(d));s(g,c||p.length>0?\"part\":l.length>0?\"name\":\"word\"),s(l,\"part\")}}return[...r].map(([a,i])=>({term:a,kind:i}))}function be(e,t,o){let n=0;for(;n<e.length&&e.charCodeAt(n)===t.charCodeAt(n);)n+=1;let[r,s]=[e.length,t.length];for(;r>n&&s>n&&e.charCodeAt(r-1)===t.charCodeAt(s-1);)r-=1,s-=1;if(r-=n,s-=n,r===0||s===0)return r+s;let a=[],i=[];for(let c=0;c<=s;c+=1)i.push(c);for(let c=1;c<=r;c+=1){let u=[c],p=c,f=e.charCodeAt(n+c-1),g=c>1?e.charCodeAt(n+c-2):-1;for(let l=1;l<=s;l+=1){let d=t.charCodeAt(n+l-1),h=(i[l-1]??0)+(f===d?0:1),y=(i[l]??0)+1;y<h&&(h=y);let m=(u[l-1]??0)+1;m<h&&(h=m),g===d&&l>1&&f===t.charCodeAt(n+l-2)&&(h=Math.min(h,(a[l-2]??0)+1)),u.push(h),h<p&&(p=h)}if(p>o)return p;a=i,i=u}return i[s]??0}async function T(e,t,o){let n=e.termFiles[we(e,t)],r=n===void 0?{}:await o(n);return Object.hasOwn(r,t)?r[t]:void 0}function we({terms:e},t){let o=0;for(;o+1<e.length&&(e[o+1]??\"\")<=t;)o+=1;return o}function H(e,t,o,n=4){let{terms:r,termFiles:s}=e,a=we(e,t),i=[];for(let c=a;c<r.length&&i.length<n;c+=1){let u=r[c]??\"\";if(c>a&&!u.startsWith(t))break;i.push(s[c]??\"\")}return Promise.all(i.map(o))}var ft=4,xe=.8;async function Oe(e,t,o){let n=[];for(let r=2;r<t.length;r+=1){let[s,a]=[t.slice(0,r),t.slice(r)],i=await T(e,s,o);if(i!==void 0)for(let c of[a,`${a}s`]){let u=c.length<2?void 0:await T(e,c,o),p=u===void 0?[]:gt(i,u);p.length>0&&n.push({terms:[s,c],postings:p,share:xe})}}return n}async function Le(e,t,o){let n=new Map;if(t.length>ft)return n;let r=t.slice(1).map((a,i)=>[t[i]??\"\",a]),s=await Promise.all(r.map(a=>T(e,a.join(\"\"),o)));for(let[a,i]of r.entries()){let c=s[a];if(c===void 0)continue;let u={terms:[i.join(\"\")],postings:c,share:xe};for(let p of i)n.set(p,[...n.get(p)??[],u])}return n}function gt(e,t){let o=new Map;for(let r=0,s=0;r<e.length;r+=2)s+=e[r]??0,o.set(s,e[r+1]??0);let n=[];for(let r=0,s=0,a=0;r<t.length;r+=2){s+=t[r]??0;let i=o.get(s);i!==void 0&&(n.push(s-a,Math.min(i,t[r+1]??0)),a=s)}return n}var Ee=5,ht=/^[\\p{L}\\p{N}]+$/u,mt=2,Ae=.6,yt=4,j=new Set(\"a an and are at be can do does for from how i in is it my of on or the this to what when where which why with you your\".split(\" \")),St=.5,bt=.1;async function Te(e,t,o,n){let r=await ke(e,t,o,n),[,s]=Z(o);return r.length>0||e.others===void 0||s!==\"\"?r:ke({...e,others:[]},t,o,n)}async function ke(e,t,o,n){let r=e.scopeOf.length,s=Ot(e,o),a=new Map,i=l=>Math.log(1+r/l),c=0,u=(l,d,h=!1)=>{let y=new Map,m=Math.min(...l.flatMap(({postings:w,share:x})=>x===1?i(w.length/2):[]));for(let{terms:w,postings:x,share:N}of l){let O=Math.min(i(x.length/2),m),L=0;for(let E=0;E<x.length;E+=2){L+=x[E]??0;let de=(x[E+1]??0)*O*N;s(L)&&de>(y.get(L)?.score??0)&&y.set(L,{score:de,terms:w})}}let b=h||y.size===0?0:d*Math.min(i(y.size),m);c+=b;for(let[w,{score:x,terms:N}]of y){let O=a.get(w)??{score:0,covered:0,terms:new Set};O.score+=x*d*(e.boosts?.[w]??1),O.covered+=b;for(let L of N)O.terms.add(L);a.set(w,O)}},p=t.filter(({kind:l})=>l!==\"part\").map(({term:l})=>l),f=await Le(e,p,n),g=p.some(l=>!j.has(l));for(let{term:l,kind:d}of t){if(g&&j.has(l)){let y=await T(e,l,n)??[];u([{terms:[],postings:y,share:1}],bt,!0);continue}let h=await wt(e,{term:l,kind:d},P(o),n);u([...h,...f.get(l)??[]],d===\"part\"?St:1)}return[...a].map(([l,{score:d,covered:h,terms:y}])=>({page:l,score:c===0?d:d*h/c,terms:[...y]})).sort(ee)}function ee(e,t){return t.score-e.score||e.page-t.page}async function wt(e,{term:t,kind:o},n,r){let s=await H(e,t,r),a=[],i=t.endsWith(\"ie\")&&s.some(l=>Object.hasOwn(l,t));for(let l of s)for(let d of Object.keys(l))(i?d!==t:!d.startsWith(t))||a.push({terms:[d],postings:l[d]??[],share:d===t?1:.35+.5*t.length/d.length});let c=R(t,n);for(let l of c===void 0?[]:await H(e,c,r,mt))for(let d of Object.keys(l))d!==t&&d.startsWith(c??\"\")&&R(d,n)===c&&a.push({terms:[d],postings:l[d]??[],share:Ae});let u=a.reduce((l,{postings:d})=>Math.max(l,d.length/2),0);if(u>=Ee)return a;let p=await xt(e,t,r);a.push(...p.filter(({postings:l})=>l.length/2>=u*Ee)),o!==\"name\"&&a.push(...await Oe(e,t,r));let f=t.slice(1),g=a.length>0||f.length<yt?void 0:await T(e,f,r);return g===void 0?a:[{terms:[f],postings:g,share:Ae}]}async function xt(e,t,o){let n=!ht.test(t)||t.length<4?0:t.length<8?1:2;if(n===0)return[];for(let r of[t.slice(0,2),`${t[1]}${t[0]}`,t[0]??\"\"]){let s=[];for(let a of await H(e,r,o))for(let i of Object.keys(a))Math.abs(i.length-t.length)<=n&&be(t,i,n)<=n&&i!==t&&s.push({terms:[i],postings:a[i]??[],share:.5});if(s.length>0)return s}return[]}function Ot(e,t){let[o,n]=Z(t),r=e.scopes.map((s,a)=>{let[i,c]=Z(s),u=n===\"\"?!e.others?.includes(a):c===n;return i===o&&(u||c===\"\")});return s=>r[e.scopeOf[s]??0]??!0}function Z(e){let t=e.indexOf(\"/\");return[e.slice(0,t),e.slice(t+1)]}var Lt=8,Et=11,Me={words:.5,word:.25},At=10,kt=16,Tt=/^[A-Z]+ \\/\\S*/,Mt=3;async function B(e,t,o){let n=P(t),r=S(e,n),s=Se(e,n),a=!v(e,n).trimEnd().toLowerCase().endsWith(r.at(-1)??\"\"),i=await o(\"index.js\"),c=await Te(i,s,t,m=>o(m)),u=vt(e,n),p=e.includes(\"/\"),f=u.length===0&&!p,g=c.slice(0,f?Et:kt),l=await Promise.all(g.map(async m=>({page:await Pt(i,m.page,o),match:m}))),d=Re(r),h=s.filter(({term:m})=>Ne(m)).length,y=l.filter(({page:m})=>u.every(b=>It(m,b,n)));return(y.length===0?l:y).map(({page:m,match:b})=>{let w=E=>Ct(Re(E),d,{found:b.terms,asked:h,isWhole:a}),{section:x,worth:N}=Nt(m,E=>w(S(E,n))),O=Rt(m,n,p?r.length:0).map(w),L=Math.max(...Pe(m.title)===Pe(e)?[At]:O,N*(r.length>1?Me.words:Me.word));return{page:m,match:{...b,score:b.score*L},section:x}}).sort((m,b)=>ee(m.match,b.match)).slice(0,Lt)}async function Pt(e,t,o){let n=e.pages.length-1;for(;n>0&&(e.pages[n]??0)>t;)n-=1;let s=(await o(e.pageFiles[n]??\"\"))[t-(e.pages[n]??0)];if(!s)throw new Error(\"it does not fit together\");return s}function Rt({title:e,sections:t},o,n){let r=[S(e,o)],[s]=t.flatMap(([,,c])=>Tt.exec(c)?.[0]??[]);if(s===void 0)return r;let[a=\"\",...i]=S(s,o);return r.push([a,...i],i),n>1&&r.push([a,...i.slice(1-n)],i.slice(-n)),r}function Nt({sections:e},t){let o={section:void 0,worth:1};for(let n of e){let r=t(n[0]);r>o.worth&&(o={section:n,worth:r})}return o}function Ct(e,t,{found:o,asked:n,isWhole:r}){let s=t.length-1,a=s>0||(t[0]??\"\").length>=Mt,i=a&&!r,c=e.findIndex((g,l)=>t.every((d,h)=>h===s&&i?e[l+h]?.startsWith(d):e[l+h]===d));if(c===0&&e.length===t.length||e.join(\"\")===t.join(\"\"))return 8;if(!a)return 1;let u=t[s]??\"\",p=g=>r&&g!==u&&g.startsWith(u),f=e.length>0&&e.every(g=>o.includes(g)&&!p(g));return f&&e.length>=n?5:c>=0?s>0?3:2:f&&e.length>1?2:1}function Pe(e){return e.trim().toLowerCase()}function Re(e){let t=e.filter(Ne);return t.length===0?e:t}function Ne(e){return!j.has(e)}function vt(e,t){return[...e.matchAll(/[\"\u201c\u201e\u00ab\u00bb\u201d]([^\"\u201c\u201d\u201e\u00ab\u00bb]+)[\"\u201c\u201d\u00bb\u00ab]/g)].map(([,o=\"\"])=>Ce(o,t))}function Ce(e,t){return` ${S(e,t).join(\" \")} `}function It(e,t,o){return[e.title,...e.sections.flatMap(([r,,s])=>[r,s])].some(r=>Ce(r,o).includes(t))}var ve={copy:\"Copy\",copied:\"Copied\",notAllowed:\"Not allowed\",copyAddress:\"Copy the address\",linkTo:\"Link to {name}\",showMore:\"Show more\",showLess:\"Show less\",language:\"Language\",view:\"View\",close:\"Close\",enlarge:\"Enlarge image\",search:\"Search\",results:\"Results\",nothingFound:\"Nothing found for \u201c{query}\u201d\",searchBroken:\"The search index could not be read: {reason}\"};var $t=\"l-words\";function Ie(e){return Dt(e.getElementById($t)?.textContent,ve)}function Dt(e,t){return e?{...t,...JSON.parse(e)}:t}function te(e,t){return e.replace(/\\{(\\w+)\\}/g,(o,n)=>Object.hasOwn(t,n)?String(t[n]):o)}function $e(e,t,o=\"localStorage\"){try{window[o].setItem(e,t)}catch{}}var ne=\"found\",vn=`::highlight(${ne}){color:#16181d;background:#ffe28a}@media(forced-colors:active){::highlight(${ne}){color:MarkText;background:Mark}}`;function De({pathname:e},t){$e(ne,JSON.stringify([Wt(e),t]),\"sessionStorage\")}function Wt(e){return e.replace(/(?:\\/index)?\\.html$|(?:\\/index)?\\/?$/,\"\")}function We(e){return e.split(\"/\").map(encodeURIComponent).join(\"/\")}var _t=document.documentElement;function _e(e){return new Promise((t,o)=>{let n=document.createElement(\"script\");n.src=(_t.dataset.root??\"\")+e,n.onload=()=>{n.remove(),t()},n.onerror=()=>{n.remove(),o(new Error(`${e} could not be loaded`))},document.head.append(n)})}var{root:Ft=\"\",scope:Ht=\"/\"}=document.documentElement.dataset,I=Ht,se=\"index.js\",oe=new Map,re=new Map;window.docsSearch=(e,t)=>oe.set(e,t);function $(e){let t=re.get(e);if(t)return t;let o=()=>{if(oe.has(e))return oe.get(e);throw ie(e),new Error(`${e} could not be loaded`)},n=_e(`assets/search/${e}`).then(o,o);return re.set(e,n),n}function ie(e){re.delete(e)}function q(e){return`${Ft}${We(e)}.html`}function Fe(e){return e.isComposing||e.keyCode===229}var jt=5;async function He(){let e=document.querySelector(\"[data-suggest]\"),t=e?.querySelector(\"ul\");if(!e||!t)return;let o=Bt(location.href.slice(new URL(\".\",document.baseURI).href.length));for(let n of[o.at(-1)??\"\",o.join(\" \")]){let r=await B(n,I,$);for(let{page:s}of r.slice(0,jt)){let a=Object.assign(document.createElement(\"a\"),{href:q(s.path),textContent:s.title}),i=document.createElement(\"li\");i.append(a,s.trail&&` \u2013 ${s.trail}`),t.append(i)}if(e.hidden=r.length===0,r.length>0)return}}function Bt(e){let[t=\"\"]=e.split(/[?#]/);return t.replace(/(\\/|^)index(\\.\\w+)?$|\\.\\w+$/,\"\").split(\"/\").map(o=>decodeURIComponent(o).replace(/[-_]+/g,\" \").trim()).filter(Boolean)}var D=P(I),ce=Ie(document),le=e=>e.replace(/[&<>\"]/g,t=>({\"&\":\"&amp;\",\"<\":\"&lt;\",\">\":\"&gt;\",'\"':\"&quot;\"})[t]??t),k=document.querySelector(\".l-search-dialog\"),M=k.querySelector(\"input\"),G=k.querySelector(\"ul\"),je=k.querySelector(\"p\"),A=0,qe=[],ze=Promise.resolve();function Ge(){ze=zt()}async function qt(e){let t=A;await ze;let o=U()[Ve()];t!==A||!k.open||!o||(e?open(o.href):o.click())}async function zt(){A+=1;let e=A,t=M.value;if(S(t,D).length===0)return ae([],t.trim()===\"\"?\"\":Be(t));k.dataset.busy=\"\";let o=async r=>{if(e!==A)throw new Error(\"another search has begun\");return $(r)},n=()=>B(t,I,o);try{let r=await n().catch(()=>(e===A&&ie(se),n()));if(e!==A)return;qe=r,ae(r.map(Gt),r.length===0?Be(t):`${ce.results}: ${r.length}`)}catch(r){let s=r instanceof Error?r.message:String(r);e===A&&ae([],te(ce.searchBroken,{reason:s}))}}function ae(e,t){delete k.dataset.busy,G.innerHTML=e.join(\"\"),M.setAttribute(\"aria-expanded\",String(e.length>0)),je.textContent!==t&&(je.textContent=t),Ue(0)}function Be(e){let t=e.trim();return te(ce.nothingFound,{query:t.length>60?`${t.slice(0,60)}\u2026`:t})}function Gt({page:e,match:{terms:t},section:o},n){let r=l=>{let d=S(l,D,!0);return t.filter(h=>d.includes(h)).length},s=r(e.title),a=e.sections[0],i=s>0?.5:0;for(let l of e.sections){let d=r(l[0])*2+r(l[2]);d>i&&([a,i]=[l,d])}o!==void 0&&(a=o),s===t.length&&(a=[\"\",\"\",e.sections[0]?.[2]??\"\"]);let[c=\"\",u=\"\",p=\"\"]=a??[],f=q(e.path)+(u===\"\"?\"\":`#${encodeURIComponent(u)}`),g=[e.trail,c===e.title?\"\":c].filter(Boolean).join(\" \u203a \");return`<li role=\"none\"><a role=\"option\" id=\"l-result-${n}\" aria-selected=\"false\" href=\"${le(f)}\" tabindex=\"-1\"><strong>${z(e.title,t)}</strong>${g===\"\"?\"\":`<small>${z(g,t)}</small>`}<span>${Vt(p,t)}</span></a></li>`}function Ut({page:e,match:{terms:t}}){let o=[e.title,...e.sections.flat()].flatMap(n=>F(n,t,D));return[...new Set(o.filter(({isFound:n})=>n).map(({text:n})=>n))]}function Vt(e,t){let o=F(e,t,D),n=o.findIndex(({isFound:p})=>p),r=o.slice(0,Math.max(n,0)).reduce((p,f)=>p+f.text.length,0),s=Math.max(0,r-50),a=e.slice(s,r).indexOf(\" \")+1,i=s===0?0:s+a,c=i+150;if(c>=e.length)return(i>0?\"\u2026 \":\"\")+z(e.slice(i),t);let u=e.slice(i,c+1).replace(/\\s\\S{0,30}$/,\"\");return`${i>0?\"\u2026 \":\"\"}${z(u,t)} \u2026`}function z(e,t){return F(e,t,D).map(o=>o.isFound?`<mark>${le(o.text)}</mark>`:le(o.text)).join(\"\")}var U=()=>[...G.querySelectorAll(\"a\")];function Ue(e){let t=U();t.forEach((o,n)=>{o.setAttribute(\"aria-selected\",String(n===e)),n===e&&o.scrollIntoView({block:\"nearest\"})}),t[e]?M.setAttribute(\"aria-activedescendant\",t[e].id):M.removeAttribute(\"aria-activedescendant\")}function Ve(){return U().findIndex(e=>e.getAttribute(\"aria-selected\")===\"true\")}function Je(){$(se).catch(()=>{})}M.addEventListener(\"input\",Ge);M.addEventListener(\"keydown\",e=>{if(Fe(e))return;let t=G.children.length;e.key===\"ArrowDown\"||e.key===\"ArrowUp\"?(e.preventDefault(),t>0&&Ue((Ve()+(e.key===\"ArrowDown\"?1:t-1))%t)):e.key===\"Enter\"&&(e.preventDefault(),qt(e.ctrlKey||e.metaKey))});G.addEventListener(\"click\",({target:e,ctrlKey:t,metaKey:o,shiftKey:n})=>{let r=e.closest(\"a\");if(!r||t||o||n)return;let s=qe[U().indexOf(r)];s&&De(r,ye(Ut(s))),k.close()});M.addEventListener(\"focus\",Je);k.open&&Je();Ge();He().catch(()=>{});})();\n";
const mermaidScript = "\"use strict\";(()=>{var c=[\"chunks/mermaid.esm.min/chunk-AQ6EADP3.mjs\",\"chunks/mermaid.esm.min/chunk-H7VHZCWX.mjs\",\"chunks/mermaid.esm.min/chunk-QJSWEUOL.mjs\",\"chunks/mermaid.esm.min/chunk-STOV2HOB.mjs\",\"chunks/mermaid.esm.min/chunk-VY2OSTJR.mjs\",\"chunks/mermaid.esm.min/chunk-2NMSUPJH.mjs\",\"chunks/mermaid.esm.min/chunk-DZP67EKU.mjs\",\"chunks/mermaid.esm.min/chunk-ZNLK7HRR.mjs\",\"chunks/mermaid.esm.min/chunk-5IMINLNL.mjs\",\"chunks/mermaid.esm.min/chunk-Z6V44ARX.mjs\",\"chunks/mermaid.esm.min/chunk-VRZKL3EH.mjs\",\"chunks/mermaid.esm.min/chunk-4OADUZ5Q.mjs\",\"chunks/mermaid.esm.min/chunk-ZQN7UHIL.mjs\",\"chunks/mermaid.esm.min/chunk-YDMLL4PJ.mjs\",\"chunks/mermaid.esm.min/chunk-NUDPKBEF.mjs\",\"chunks/mermaid.esm.min/chunk-4CAJECRU.mjs\",\"chunks/mermaid.esm.min/chunk-WUBWJARI.mjs\",\"chunks/mermaid.esm.min/chunk-IJBDOHL6.mjs\"];function x(e){return`#${e.map(t=>Math.round(t).toString(16).padStart(2,\"0\")).join(\"\")}`}function u(e){let[t=0,n=0,r=0]=e.map(s=>{let o=s/255;return o<=.04045?o/12.92:((o+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}var U=.2,[_,F]=[.05,.8],J=.25,Y=.5,Z=[\"span\",\"p\",\"text\"].map(e=>`.label ${e}`).join(),Q=[\"span\",\"p\",\"text\"].map(e=>`.label.name ${e}`).join(),X=\".row-rect-odd, .row-rect-even\",L=\".label, .label span, .cluster-label, .cluster-label span\";function h(e){return u(e.slice(0,3))>U}function b(e){let t=u(e.slice(0,3));return t<_||t>F}function v([,,,e=1]){return e>J}function C(e){let[,,,t=1]=e;return t<Y?void 0:h(e)?\"#111\":\"#fff\"}function M(e){return e(X)?Q:Z}var z=/^\\s*---\\s*\\n[\\s\\S]*?\\n\\s*---\\s*(?:\\n|$)|%%\\{[\\s\\S]*?\\}%%/g,ee=/(?:[{,]|^)\\s*[\"']?(?:theme[\"']?\\s*:|themeVariables[\"']?\\s*:[\\s\\S]*?(?:#[\\da-f]|\\b(?:rgb|hsl)a?\\())/im;function T(e){return e.match(z)?.some(t=>ee.test(t))??!1}var y=\".flowchart-link, .messageLine0, .messageLine1, .transition, .relation, .relationshipLine\",[te,w]=[.1,.4],ne=.3;function R(e,t){let n=t===void 0?void 0:u(t.slice(0,3));return n!==void 0&&(n<te||n>w)?n>w?\"dark\":\"light\":u(e.slice(0,3))>ne?\"dark\":\"light\"}var A=[\"title\",\"dataLabel\",\"legendText\"].concat([\"x\",\"y\"].flatMap(e=>[\"Title\",\"Label\",\"Tick\",\"Line\"].map(t=>`${e}Axis${t}`))).map(e=>`${e}Color`),O=[\"startByteColor\",\"endByteColor\",\"labelColor\",\"titleColor\"];var g=new URL(`${document.documentElement.dataset.root??\"\"}assets/mermaid/`,document.baseURI).href;function k(){return new Promise(e=>setTimeout(e))}async function H(){if(location.protocol===\"file:\")return j();try{for(let t of c){let n=document.createElement(\"link\");n.rel=\"modulepreload\",n.href=g+t,document.head.append(n)}for(let t of c){let n=performance.now();await import(g+t),performance.now()-n>2&&await k()}return(await import(`${g}mermaid.esm.min.mjs`)).default}catch{return j()}}function j(){return new Promise((e,t)=>{let n=document.createElement(\"script\");n.src=`${g}mermaid.min.js`,n.onload=()=>e(window.mermaid),n.onerror=()=>t(new Error(\"the diagram library could not be loaded\")),document.head.append(n)})}var N=document.documentElement,d=[...document.querySelectorAll(\"pre.mermaid:not([data-failed])\")],W=d.map(({textContent:e})=>e??\"\");function re(e){let t=new OffscreenCanvas(1,1).getContext(\"2d\",{willReadFrequently:!0}),n=document.createElement(\"i\");document.body.append(n);let{style:r}=n,s=getComputedStyle(n);try{return e(o=>(r.color=o,t===null?s.color:(t.fillStyle=s.color,t.fillRect(0,0,1,1),x([...t.getImageData(0,0,1,1).data.subarray(0,3)]))))}finally{n.remove()}}var oe=12;function se(e){let t=N.classList.contains(\"dark\"),n=a=>e(`color-mix(in srgb, var(--t-primary) ${a}%, var(--t-bg))`),[r,s,o]=[\"--t-text\",\"--t-bg-soft\",\"--t-text-faint\"].map(a=>e(`var(${a})`)),i=(a,m)=>e(`color-mix(in srgb, oklch(from var(--t-primary) .65 .13 calc(h + ${a*47})) ${m}%, var(--t-bg))`),l=Array.from({length:oe},(a,m)=>[[`cScale${m}`,i(m,t?40:30)],[`cScaleLabel${m}`,r],[`pie${m+1}`,i(m,t?55:45)]]).flat();return{...Object.fromEntries(l),xyChart:{...Object.fromEntries(A.map(a=>[a,r])),plotColorPalette:[0,1,2,3,4,5].map(a=>i(a,85)).join(),backgroundColor:\"transparent\"},packet:{...Object.fromEntries(O.map(a=>[a,r])),blockStrokeColor:n(t?60:55),blockFillColor:n(t?22:12)},darkMode:t,background:e(\"var(--t-bg)\"),primaryColor:n(t?22:12),primaryBorderColor:n(t?60:55),primaryTextColor:r,textColor:r,titleColor:r,lineColor:o,edgeLabelBackground:e(\"var(--t-bg)\"),clusterBkg:s,clusterBorder:e(\"var(--t-border-strong)\"),noteBkgColor:s,noteTextColor:r,sequenceNumberColor:e(\"var(--t-bg)\"),critBkgColor:e(\"color-mix(in srgb, var(--t-danger) 35%, var(--t-bg))\"),critBorderColor:e(\"var(--t-danger)\"),noteBorderColor:e(\"var(--t-border-strong)\"),activeTaskBkgColor:n(t?35:30),activeTaskBorderColor:n(t?60:55),doneTaskBkgColor:e(\"color-mix(in srgb, var(--t-text) 15%, var(--t-bg))\"),doneTaskBorderColor:o}}function f(e){return(e.match(/[\\d.]+/g)??[]).map(Number)}function ie(e,t){for(let r of e.querySelectorAll(\".node\")){let s=r.querySelector(':scope > [style*=\"fill\"], :scope > g > [style*=\"fill\"]'),o=s===null?void 0:C(f(getComputedStyle(s).fill)),i=D(r);o===void 0?!t&&i.some(b)&&I(r,\"var(--t-text)\"):i.length===0&&I(r,o)}if(t)return;let n=[...e.querySelectorAll(\".cluster\")].filter(r=>D(r).length===0).flatMap(r=>[...r.querySelectorAll(':scope > rect[style*=\"fill\"]')]);for(let r of[...e.querySelectorAll(\"rect.rect\"),...n]){let s=f(getComputedStyle(r).fill);v(s)&&r.classList.add(h(s)?\"c-diagram-light\":\"c-diagram-dark\")}for(let r of e.querySelectorAll(y))r.style.stroke!==\"\"&&b(f(getComputedStyle(r).stroke))&&(r.style.stroke=\"var(--t-text)\")}function D(e){return[...e.querySelectorAll(L)].filter(({style:t})=>t.color!==\"\").map(t=>f(getComputedStyle(t).color))}function I(e,t){let n=M(r=>e.querySelector(r)!==null);for(let{style:r}of e.querySelectorAll(n))r.setProperty(\"color\",t,\"important\"),r.setProperty(\"fill\",t,\"important\")}function ae(e){let t=e.querySelector(\"svg\");if(t===null)return;let n=t.querySelector(y);e.dataset.madeFor=R(f(getComputedStyle(t).fill),n?f(getComputedStyle(n).stroke):void 0)}var le=.6,B={least:.7,most:1.3};function ce(e,t){let{top:n,bottom:r,height:s}=e.getBoundingClientRect(),o=r>0&&n<innerHeight;e.innerHTML=t,e.dataset.drawn=N.classList.contains(\"dark\")?\"dark\":\"\",delete e.dataset.held;let i=e.querySelector(\"svg\");if(!i)return;i.style.minWidth=`${Math.round(i.viewBox.baseVal.width*le)}px`;let l=e.getBoundingClientRect().height/s;if(o&&e.style.length>0&&l>B.least&&l<B.most&&(e.dataset.held=\"\"),e.scrollWidth>e.clientWidth){e.tabIndex=0;let a=getComputedStyle(e).direction===\"rtl\"?\"xMax\":\"xMin\";i.setAttribute(\"preserveAspectRatio\",`${a}YMid`)}}function q(e,t){e.textContent=t,e.dataset.failed=\"\"}var P=0;async function me(e,t){let n=getComputedStyle(document.body).fontFamily,r={theme:\"base\",themeVariables:{...re(se),fontFamily:n}};for(let[s,o]of d.entries()){if(!t.includes(o))continue;let i=W[s]??\"\",l=T(i);e.initialize({startOnLoad:!1,securityLevel:\"strict\",suppressErrorRendering:!0,fontFamily:n,...l?{}:r});try{P+=1;let{svg:a}=await e.render(`l-diagram-${P}`,i);ce(o,a),ie(o,l),l&&ae(o),await k()}catch{q(o,i)}}}var $,E=Promise.resolve(),p=new Set;function S(e){if(e.length!==0){for(let t of e)p.add(t);$??=H(),E=Promise.all([$,E]).then(([t])=>me(t,e),()=>{for(let t of e)q(t,W[d.indexOf(t)]??\"\")})}}function G(e){let t=new IntersectionObserver(n=>S(d.filter(r=>!p.has(r)&&n.some(({isIntersecting:s,target:o})=>s&&o===r))),{rootMargin:`${e}px`});for(let n of d)t.observe(n);return t}var de=G(0);addEventListener(\"scroll\",()=>{de.disconnect(),G(400)},{once:!0,passive:!0});document.addEventListener(\"docs:mode\",()=>S([...p]));var V=()=>S(d.filter(e=>!p.has(e)));addEventListener(\"beforeprint\",V);addEventListener(\"keydown\",e=>{let{key:t,ctrlKey:n,metaKey:r,shiftKey:s,altKey:o}=e;t.toLowerCase()!==\"p\"||n===r||s||o||d.every(i=>\"drawn\"in i.dataset||\"failed\"in i.dataset)||(e.preventDefault(),V(),E.then(()=>print()))});})();\n";
const tryItScript = "\"use strict\";(()=>{function $(e,n,t=\"localStorage\"){try{window[t].setItem(e,n)}catch{}}function ye(e,n=\"localStorage\"){try{return window[n].getItem(e)}catch{return null}}function F(e,n=\"localStorage\"){try{return JSON.parse(ye(e,n)??\"null\")??void 0}catch{return}}var q={sending:\"Sending\u2026\",cancelled:\"Cancelled.\",cannotSend:\"This request cannot be sent.\",noAnswer:\"There is no answer from {origin}.\",offline:\"This browser is offline.\",insecure:\"This page came over https, and browsers do not let such pages call http addresses. Use the https address of the API.\",reason:\"The browser says: {reason}.\",cors:\"Either it cannot be reached from here, or it does not let pages of {page} call it (CORS). To allow it, the API has to answer with \u201cAccess-Control-Allow-Origin: {page}\u201d, to its OPTIONS requests as well.\",samplesWork:\"The request samples work from a terminal all the same.\",after:\"in {ms} ms\",headers:\"Headers ({n})\",someHeaders:\"A browser shows a page only those headers that the API opens to other sites.\",bodyOfAnswer:\"Body of the answer\",noBody:\"The answer has no body.\",picture:\"The picture in the answer\",cut:\"The rest of the answer is not shown.\",save:\"Save the answer ({size})\",badHeader:\"\u201c{name}\u201d has a character that no header can carry.\",cookies:\"A browser does not let a page set cookies for {host}; only those it already has for it were sent.\",needAddress:\"Write the address of the API: it begins with https:// or http://.\",fillIn:\"Fill in \u201c{name}\u201d of the server's address.\",notJson:\"\u201c{name}\u201d is not valid JSON: {reason}\",bodyNotJson:\"The body is not valid JSON: {reason}\"};function N(e){return ge(e.dataset.words,q)}function ge(e,n){return e?{...n,...JSON.parse(e)}:n}function m(e,n){return e.replace(/\\{(\\w+)\\}/g,(t,r)=>Object.hasOwn(n,r)?String(n[r]):t)}function b(e){return typeof e==\"object\"&&e!==null&&!Array.isArray(e)&&!Te(e)}var{rawJSON:M,isRawJSON:he}=JSON;function we(e){return M!==void 0&&/(?<![\\w.\"'-])-?\\d{16,}(?![\\w.\"'])/.test(e)}function be(e,n){return!(typeof e==\"number\"&&Number.isInteger(e)&&!Number.isSafeInteger(e))||M===void 0||n===void 0?e:/^-?[1-9]\\d*$/.test(n)?M(n):e}function E(e){return we(e)?JSON.parse(e,(n,t,r)=>be(t,r?.source)):JSON.parse(e)}function Te(e){return he?.(e)===!0}function g(e){return typeof e==\"string\"?e:JSON.stringify(e)??\"null\"}function h(e){return encodeURIComponent(e.toWellFormed())}function j(e){return n=>h(n).replace(e,decodeURIComponent).replace(/%25(?=[0-9A-F]{2})/gi,\"%\")}var Se=j(/%(?:24|2C|2F|3A|3B|3D|3F|40)/g),xe=j(/%(?:24|26|2B|2C|3A|3B|3D|40)/g),I=e=>e;function W(e,n){return B(e,n,e.reserved===!0?xe:h)}function J(e,n){return B(e,n,I)}function B(e,n,t){let{name:r,style:o,explode:a,json:s}=e;if(s)return t(JSON.stringify(n));let i=Oe(n,a).map(Pe(t));return o===\"label\"?`.${i.join(a?\".\":\",\")}`:o!==\"matrix\"?i.join(\",\"):a&&Array.isArray(n)?i.map(l=>`;${r}=${l}`).join(\"\"):a&&b(n)?`;${i.join(\";\")}`:`;${r}=${i.join(\",\")}`}function D(e,n){let{name:t,style:r,explode:o,json:a}=e;if(r===\"cookie\")return k(e,n,P);if(a)return[[t,h(JSON.stringify(n))]];let s={name:t,style:\"form\",explode:o&&!Array.isArray(n)};return k(s,n,h)}function P(e){return e.replace(/[^!#-+\\--:<-[\\]-~]/gu,h)}function Ae(e){return/^\\+?([\\w.$-]+)(?:[=:].*|[+*?])?$/.exec(e)?.[1]??e}var Ee=/^(?:[+*]$|=.*(?:\\/|\\*\\*)|:.*\\.[*+])/;function U(e,n,t){return e.replace(/\\{([^{}]+)\\}/g,(r,o)=>o===n?t:Ae(o)!==n?r:o.startsWith(\"+\")||Ee.test(o.slice(n.length))?t.replaceAll(\"%2F\",\"/\"):t)}function z(e,n){let{name:t,style:r,json:o,reserved:a}=e,s=a===!0?Se:h,i=o?JSON.stringify(n):g(n);return r===ke?[[\"\",s(i)]]:o?[[t,s(i)]]:k(e,n,s)}var ke=\"querystring\";function _(e,n){let t=e.replace(/#.*$/,\"\");if(n.length===0)return t;let r=n.map(([o,a])=>o===\"\"?a:`${h(o)}=${a}`);return`${t}${t.includes(\"?\")?\"&\":\"?\"}${r.join(\"&\")}`}var Ce=new Map([[\"spaceDelimited\",\" \"],[\"pipeDelimited\",\"|\"]]);function k({name:e,style:n,explode:t},r,o){if(n===\"deepObject\")return O(e,r).map(([i,l])=>[i,o(l)]);if(!Array.isArray(r)&&!b(r))return[[e,o(g(r))]];if(t)return(Array.isArray(r)?[[e,r]]:Object.entries(r)).flatMap(([l,c])=>(Array.isArray(c)?c:[c]).map(d=>[l,o(g(d))]));let a=(Array.isArray(r)?r:Object.entries(r).flat()).map(g),s=Ce.get(n);return[[e,a.map(o).join(s===void 0?\",\":o(s))]]}function Me(e,n,t){return`${e.replace(/\\[\\]$/,\"\")}[${b(n)||Array.isArray(n)?t:\"\"}]`}function O(e,n){return Array.isArray(n)?n.flatMap((t,r)=>O(Me(e,t,r),t)):b(n)?Object.entries(n).flatMap(([t,r])=>O(`${e}[${t}]`,r)):[[e,g(n)]]}function V(e,n,t){return t!==void 0?k({name:e,...t},n,I):(Array.isArray(n)?n:[n]).map(r=>[e,g(r)])}function Oe(e,n){if(Array.isArray(e))return e.map(g);if(!b(e))return[g(e)];let t=Object.entries(e).map(([r,o])=>[r,g(o)]);return n?t:t.flat()}function Pe(e){return n=>typeof n==\"string\"?e(n):n.map(e).join(\"=\")}function K(e,n,t,r){let o=s=>t.filter(i=>i.in===s),a=o(\"path\").reduce((s,i)=>U(s,i.name,W(i,i.value)),n);return{url:_(`${e.replace(/\\/+$/,\"\")}${a}`,[...o(\"query\").flatMap(s=>z(s,s.value)),...L(r,\"query\").map(({name:s,value:i})=>[s,h(i)])]),headers:[...o(\"header\").map(s=>[s.name,J(s,s.value)]),...L(r,\"header\").map(({name:s,value:i})=>[s,i])],cookies:[...o(\"cookie\").flatMap(s=>D(s,s.value)),...L(r,\"cookie\").map(({name:s,value:i})=>[s,P(i)])].map(([s,i])=>`${s}=${i}`)}}function L(e,n){return e.filter(t=>t.in===n)}function Q(e,n){let t=n.trim();return e===\"\"||t.toLowerCase().startsWith(`${e.toLowerCase()} `)?t:`${e} ${t}`}function G(e,n){let t=new TextEncoder().encode(`${e}:${n}`);return`Basic ${btoa(String.fromCharCode(...t))}`}var Le=/^(?:GET|HEAD|POST)$/,He=/^(?:accept|accept-language|content-language)$/,ve=/^(?:application\\/x-www-form-urlencoded|multipart\\/form-data|text\\/plain)\\s*(?:;|$)/i;function Y(e,{method:n,headers:t,credentials:r}){let o=[...t].flatMap(([a,s])=>He.test(a)||a===\"content-type\"&&ve.test(s)?[]:a);return[`Access-Control-Allow-Origin: ${e}`,...r===\"include\"?[\"Access-Control-Allow-Credentials: true\"]:[],...o.length===0?[]:[`Access-Control-Allow-Headers: ${o.join(\", \")}`],...Le.test(n)?[]:[`Access-Control-Allow-Methods: ${n}`]].join(`\n`)}var C=4e5;async function X({line:e,details:n},t,r,o,a){let s=t.headers.get(\"content-type\")??\"\",i=`${t.status} ${t.statusText}`.trim(),l=p(\"strong\",i);l.className=`api-status api-s${Math.floor(t.status/100)}`;let c=p(\"span\",` ${m(a.after,{ms:Math.round(r)})}`);e.replaceChildren(l,c),n.replaceChildren(...o.map(u=>p(\"p\",u)),Ne(t,a)),/^text\\/(?:event-stream|plain)|ndjson|jsonl/i.test(s)?await $e(n,t,s,a):await Re(n,t,s,a);let d=n.dataset.size;d!==void 0&&(c.textContent+=`, ${d}`)}async function Re(e,n,t,r){let o=await n.blob();if(e.dataset.size=H(o.size),o.size===0){e.append(p(\"p\",r.noBody));return}let a=URL.createObjectURL(new Blob([o],{type:t||\"application/octet-stream\"}));if(/^image\\//i.test(t)){let s=new Image;s.src=a,s.alt=r.picture,e.append(s)}else if(/^(audio|video)\\//i.test(t)){let s=document.createElement(/^video/i.test(t)?\"video\":\"audio\");s.src=a,s.controls=!0,e.append(s)}else if(Fe(t)){let s=ee(t).decode(await o.arrayBuffer()),i=/json/i.test(t)||t===\"\"?qe(s):s;if(e.append(ne(i.slice(0,C),r)),i.length<=C)return;e.append(p(\"p\",r.cut))}e.append(Z(a,o.size,r))}function Z(e,n,t){let r=p(\"a\",m(t.save,{size:H(n)}));r.href=e,r.download=\"answer\";let o=p(\"p\",\"\");return o.append(r),o}function ee(e){let[,n=\"utf-8\"]=/;\\s*charset=\"?([\\w:.+-]+)/i.exec(e)??[];try{return new TextDecoder(n)}catch{return new TextDecoder}}async function $e(e,n,t,r){let o=ne(\"\",r),a=o.firstElementChild??o;e.append(o);let s=ee(t),i=[],l=n.body?.getReader(),[c,d]=[0,0],u=f=>{let y=o.scrollHeight-o.scrollTop-o.clientHeight<8;a.append(f.slice(0,Math.max(0,C-d))),d+=f.length,y&&(o.scrollTop=o.scrollHeight)};for(let f=await l?.read();f&&!f.done;f=await l?.read())c+=f.value.length,i.push(f.value),u(s.decode(f.value,{stream:!0}));u(s.decode()),e.dataset.size=H(c),c===0&&o.replaceWith(p(\"p\",r.noBody)),!(d<=C)&&e.append(p(\"p\",r.cut),Z(URL.createObjectURL(new Blob(i,{type:t})),c,r))}function Fe(e){return e===\"\"||/^text\\/|json|xml|ya?ml|javascript|x-www-form-urlencoded|graphql/i.test(e)}function qe(e){try{return JSON.stringify(E(e),null,2)}catch{return e}}function Ne(e,n){let t=document.createElement(\"details\");t.className=\"api-more\";let r=[...e.headers];t.append(p(\"summary\",m(n.headers,{n:r.length})));let o=document.createElement(\"dl\");o.className=\"api-answer-headers\";for(let[a,s]of r)o.append(p(\"dt\",a),p(\"dd\",s));return t.append(o),e.type===\"cors\"&&t.append(p(\"p\",n.someHeaders)),t}function ne(e,n){let t=document.createElement(\"pre\");return t.tabIndex=0,t.setAttribute(\"aria-label\",n.bodyOfAnswer),t.setAttribute(\"role\",\"region\"),t.append(p(\"code\",e)),t}function H(e){return e<1e3?`${e} B`:`${(e/1e3).toFixed(1)} kB`}function v(e,n){return m(n.reason,{reason:e instanceof Error?e.message:String(e)})}function te(e,n,t,r){let o=m(r.noAnswer,{origin:n.origin});if(!navigator.onLine)return[o,r.offline];if(location.protocol===\"https:\"&&n.protocol===\"http:\"&&!je(n))return[o,r.insecure];if(n.origin===location.origin)return[o,v(e,r)];let a=document.createElement(\"pre\");return a.append(p(\"code\",Y(location.origin,t))),[o,m(r.cors,{page:location.origin}),a,r.samplesWork]}function je({hostname:e}){return e===\"localhost\"||e.endsWith(\".localhost\")||/^127\\.|^\\[::1\\]$/.test(e)}function T({line:e,details:n},[t=\"\",...r]){let o=document.createElement(\"strong\");o.append(t),o.className=\"api-problem\",e.replaceChildren(o),n.append(...r.map(a=>typeof a==\"string\"?p(\"p\",a):a))}function p(e,n){let t=document.createElement(e);return t.textContent=n,t}function oe(e,n){return`form-data; name=\"${re(e)}\"${n===void 0?\"\":`; filename=\"${re(n)}\"`}`}function re(e){return e.replace(/\\r\\n?|\\n/g,\"%0D%0A\").replaceAll('\"',\"%22\")}function ae(e,n,t){let r=/^multipart\\/(?:form-data\\b|\\*)/i.test(n);if(r&&e.every(([,c,d])=>d===void 0||c instanceof File)){let c=new FormData;for(let[d,u]of e)c.append(d,u);return{body:c,type:void 0}}let o=`form-${t()}`,a=e.flatMap(c=>{let[d,u]=c,f=u instanceof File,y=se(c);return[`${[`--${o}`,...r?[`Content-Disposition: ${oe(d,f?u.name:void 0)}`]:[],...y===void 0?[]:[`Content-Type: ${y}`]].join(`\\r\n`)}\\r\n\\r\n`,f?u:u.replace(/\\r\\n?|\\n/g,`\\r\n`),`\\r\n`]}),[s]=e,i=/^multipart\\/related\\b/i.test(n)?`; type=\"${(s&&se(s))??\"text/plain\"}\"`:\"\",l=r?\"multipart/form-data\":(n.split(\";\")[0]??n).trim();return{body:new Blob([...a,`--${o}--\\r\n`]),type:`${l}${i}; boundary=${o}`}}function se([,e,n]){return e instanceof File?e.type||n||\"application/octet-stream\":n}var w=class extends Error{control;constructor(n,t){super(n),this.control=t}};function S(e){return e instanceof HTMLInputElement||e instanceof HTMLSelectElement||e instanceof HTMLTextAreaElement}function Ie(e){return e.closest(\"form [hidden]\")===null}function x(e,n){return[...e.querySelectorAll(n)].filter(Ie)}function ie(e,n){let[t]=x(e,\"[data-own-server]\");if(t!==void 0){let a=t.value.trim();if(!/^https?:\\/\\/[^/]/i.test(a))throw new w(n.needAddress,t);return a}let r=e.querySelector(\"[data-servers]\")?.selectedOptions[0]?.dataset.template??\"\",o=x(e,\"[data-variable]\");return r.replace(/\\{([^{}]+)\\}/g,(a,s)=>{let i=o.find(({dataset:l})=>l.variable===s);if(i!==void 0&&i.value.trim()===\"\")throw new w(m(n.fillIn,{name:s}),i);return i?.value.trim()??\"\"})}function ce(e,n){return x(e,'[data-in]:not([data-in=\"body\"])').flatMap(t=>{let r=le(t,n),{in:o,name:a=\"\",style:s=\"\",explode:i,json:l,reserved:c}=t.dataset;return r===void 0?[]:[{in:o,name:a,style:s,explode:i!==void 0,json:l!==void 0,reserved:c!==void 0,value:r}]})}function le(e,n){let t=e.dataset.kind;if(t===\"choices\"){let r=[...e.querySelectorAll(\"input\")].filter(({checked:o})=>o).map(({value:o})=>o);return r.length===0?void 0:r}if(S(e)){if(e instanceof HTMLInputElement&&e.files!==null)return e.files.length===0?void 0:[...e.files];if(e.value.trim()===\"\")return We(e)?\"\":void 0;if(t===\"list\")return e.value.split(`\n`).map(r=>r.trim()).filter(r=>r!==\"\");if(t!==\"json\")return e.value;try{return E(e.value)}catch(r){throw new w(m(n.notJson,{name:e.dataset.name??\"\",reason:pe(r)}),e)}}}function We(e){return e instanceof HTMLSelectElement&&e.selectedIndex>0?!0:e.closest(\".api-row\")?.querySelector(\"[data-empty]\")?.checked===!0}function de(e){return x(e,\"[data-credential]\").flatMap(n=>{let t=c=>n.querySelector(`[data-part=\"${c}\"]`)?.value??\"\",{credential:r,name:o=\"\",prefix:a=\"\"}=n.dataset,s=r,i=t(\"user\");if(i!==\"\"||t(\"password\")!==\"\")return[{in:s,name:o,value:G(i,t(\"password\"))}];let l=t(\"secret\");return l.trim()===\"\"?[]:[{in:s,name:o,value:Q(a,l)}]})}function ue(e,n){let[t]=x(e,\"[data-body]\");if(t===void 0)return;let{kind:r,type:o=\"\"}=t.dataset;if(r===\"form\"||r===\"multipart\")return Je(t,r,o,n);let a=t.querySelector(\"[data-content]\");if(a instanceof HTMLInputElement){let i=a.files?.[0];return i===void 0?void 0:{body:i,type:o.includes(\"*\")&&i.type||o}}let s=S(a)?a.value:\"\";if(s.trim()!==\"\"){if(r===\"json\")try{JSON.parse(s)}catch(i){throw new w(m(n.bodyNotJson,{reason:pe(i)}),S(a)?a:void 0)}return{body:s,type:o}}}function Je(e,n,t,r){let o=x(e,'[data-in=\"body\"]').flatMap(s=>{let i=le(s,r);if(i===void 0)return[];let{name:l=\"\",style:c,explode:d,partType:u}=s.dataset;return Be(i)?i.map(y=>[l,y,u]):V(l,i,c===void 0?void 0:{style:c,explode:d!==void 0}).map(([y,A])=>[y,A,u])});if(o.length===0)return;if(n===\"multipart\")return ae(o,t,()=>crypto.getRandomValues(new Uint32Array(4)).join(\"\"));let a=o.map(([s,i])=>[s,i instanceof File?i.name:i]);return{body:new URLSearchParams(a).toString(),type:t}}function Be(e){return Array.isArray(e)&&e.some(n=>n instanceof File)}function pe(e){return e instanceof Error?e.message:String(e)}var De=\"docs:api:\";function Ue(e){let n=e.querySelector(\"form\"),t=n?.querySelector(\"[data-answer]\"),r=t?.querySelector(\".api-answer-line\"),o=t?.querySelector(\"[data-details]\"),a=n?.querySelector(\"[data-cancel]\");if(!n||!t||!r||!o||!a)return;Ke(n,`${De}${e.dataset.store??\"\"}`),R(n,\"[data-servers]\",\"server\"),R(n,\"[data-ways]\",\"way\"),R(n,\"[data-bodies]\",\"body\");let s;a.addEventListener(\"click\",()=>s?.abort()),n.addEventListener(\"submit\",i=>{i.preventDefault(),s===void 0&&(s=new AbortController,a.hidden=!1,t.hidden=!1,ze(e,n,{line:r,details:o},s.signal).finally(()=>{s=void 0,a===document.activeElement&&n.querySelector(\"[type=submit]\")?.focus(),a.hidden=!0}))}),n.addEventListener(\"keydown\",i=>{i.key===\"Enter\"&&(i.ctrlKey||i.metaKey)&&n.requestSubmit()}),n.hidden=!1}async function ze(e,n,t,r){let o=N(e);t.line.textContent=o.sending,t.details.replaceChildren();let a,s=!1;try{let i=ue(n,o),l=K(ie(n,o),e.dataset.path??\"\",ce(n,o),de(n)),c=new URL(l.url),d=_e(l,i,o),u=Ve(l,c,o),f=e.dataset.credentials===void 0&&l.cookies.length===0,y={method:e.dataset.method??\"GET\",headers:d,credentials:f?\"same-origin\":\"include\"};a={url:c,options:y};let A=performance.now(),fe=i===void 0?{}:{body:i.body},me=await fetch(c,{...y,...fe,signal:r});s=!0,await X(t,me,performance.now()-A,u,o)}catch(i){r.aborted?T(t,[o.cancelled]):i instanceof w?(T(t,[i.message]),i.control?.focus()):s?T(t,[v(i,o)]):a===void 0?T(t,[o.cannotSend,String(i)]):T(t,te(i,a.url,a.options,o))}}function _e({headers:e},n,t){let r=new Headers;for(let[o,a]of e)try{r.append(o,a)}catch{throw new w(m(t.badHeader,{name:o}))}return n!==void 0&&/^multipart\\/|^$/.test(n.type??\"\")&&r.delete(\"content-type\"),n?.type!==void 0&&!r.has(\"content-type\")&&r.set(\"content-type\",n.type),r}function Ve({cookies:e},n,t){if(e.length===0)return[];if(n.hostname===location.hostname){for(let r of e)document.cookie=`${r}; path=/; SameSite=Lax`;return[]}return[m(t.cookies,{host:n.hostname})]}function R(e,n,t){let r=e.querySelector(n);if(r===null)return;let o=()=>{for(let a of e.querySelectorAll(`[data-${t}]`)){a.hidden=a.dataset[t]!==r.value;for(let s of a.querySelectorAll(\"input,select,textarea\"))S(s)&&(s.disabled=a.hidden)}};r.addEventListener(\"change\",o),o()}function Ke(e,n){let t=F(n,\"sessionStorage\")??{};for(let r of e.querySelectorAll(\"[data-keep]\")){if(!S(r))continue;let o=r.dataset.keep??\"\",a=t[o],s=!(r instanceof HTMLSelectElement)||[...r.options].some(i=>i.value===a);typeof a==\"string\"&&s&&(r.value=a),r.addEventListener(\"change\",()=>{t[o]=r.value,$(n,JSON.stringify(t),\"sessionStorage\")})}}for(let e of document.querySelectorAll(\".api-try\"))Ue(e);})();\n";
const tailwindTheme = "@theme default{ --font-sans: -apple-system, BlinkMacSystemFont, \"Segoe UI\", Roboto, \"Helvetica Neue\", \"Noto Sans\", Arial, sans-serif, \"Apple Color Emoji\", \"Segoe UI Emoji\", \"Segoe UI Symbol\", \"Noto Color Emoji\"; --font-serif: ui-serif, Georgia, Cambria, \"Times New Roman\", Times, serif; --font-mono: ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, \"Liberation Mono\", \"Courier New\", monospace; --color-red-50: oklch(97.1% .013 17.38); --color-red-100: oklch(93.6% .032 17.717); --color-red-200: oklch(88.5% .062 18.334); --color-red-300: oklch(80.8% .114 19.571); --color-red-400: oklch(70.4% .191 22.216); --color-red-500: oklch(63.7% .237 25.331); --color-red-600: oklch(57.7% .245 27.325); --color-red-700: oklch(50.5% .213 27.518); --color-red-800: oklch(44.4% .177 26.899); --color-red-900: oklch(39.6% .141 25.723); --color-red-950: oklch(25.8% .092 26.042); --color-orange-50: oklch(98% .016 73.684); --color-orange-100: oklch(95.4% .038 75.164); --color-orange-200: oklch(90.1% .076 70.697); --color-orange-300: oklch(83.7% .128 66.29); --color-orange-400: oklch(75% .183 55.934); --color-orange-500: oklch(70.5% .213 47.604); --color-orange-600: oklch(64.6% .222 41.116); --color-orange-700: oklch(55.3% .195 38.402); --color-orange-800: oklch(47% .157 37.304); --color-orange-900: oklch(40.8% .123 38.172); --color-orange-950: oklch(26.6% .079 36.259); --color-amber-50: oklch(98.7% .022 95.277); --color-amber-100: oklch(96.2% .059 95.617); --color-amber-200: oklch(92.4% .12 95.746); --color-amber-300: oklch(87.9% .169 91.605); --color-amber-400: oklch(82.8% .189 84.429); --color-amber-500: oklch(76.9% .188 70.08); --color-amber-600: oklch(66.6% .179 58.318); --color-amber-700: oklch(55.5% .163 48.998); --color-amber-800: oklch(47.3% .137 46.201); --color-amber-900: oklch(41.4% .112 45.904); --color-amber-950: oklch(27.9% .077 45.635); --color-yellow-50: oklch(98.7% .026 102.212); --color-yellow-100: oklch(97.3% .071 103.193); --color-yellow-200: oklch(94.5% .129 101.54); --color-yellow-300: oklch(90.5% .182 98.111); --color-yellow-400: oklch(85.2% .199 91.936); --color-yellow-500: oklch(79.5% .184 86.047); --color-yellow-600: oklch(68.1% .162 75.834); --color-yellow-700: oklch(55.4% .135 66.442); --color-yellow-800: oklch(47.6% .114 61.907); --color-yellow-900: oklch(42.1% .095 57.708); --color-yellow-950: oklch(28.6% .066 53.813); --color-lime-50: oklch(98.6% .031 120.757); --color-lime-100: oklch(96.7% .067 122.328); --color-lime-200: oklch(93.8% .127 124.321); --color-lime-300: oklch(89.7% .196 126.665); --color-lime-400: oklch(84.1% .238 128.85); --color-lime-500: oklch(76.8% .233 130.85); --color-lime-600: oklch(64.8% .2 131.684); --color-lime-700: oklch(53.2% .157 131.589); --color-lime-800: oklch(45.3% .124 130.933); --color-lime-900: oklch(40.5% .101 131.063); --color-lime-950: oklch(27.4% .072 132.109); --color-green-50: oklch(98.2% .018 155.826); --color-green-100: oklch(96.2% .044 156.743); --color-green-200: oklch(92.5% .084 155.995); --color-green-300: oklch(87.1% .15 154.449); --color-green-400: oklch(79.2% .209 151.711); --color-green-500: oklch(72.3% .219 149.579); --color-green-600: oklch(62.7% .194 149.214); --color-green-700: oklch(52.7% .154 150.069); --color-green-800: oklch(44.8% .119 151.328); --color-green-900: oklch(39.3% .095 152.535); --color-green-950: oklch(26.6% .065 152.934); --color-emerald-50: oklch(97.9% .021 166.113); --color-emerald-100: oklch(95% .052 163.051); --color-emerald-200: oklch(90.5% .093 164.15); --color-emerald-300: oklch(84.5% .143 164.978); --color-emerald-400: oklch(76.5% .177 163.223); --color-emerald-500: oklch(69.6% .17 162.48); --color-emerald-600: oklch(59.6% .145 163.225); --color-emerald-700: oklch(50.8% .118 165.612); --color-emerald-800: oklch(43.2% .095 166.913); --color-emerald-900: oklch(37.8% .077 168.94); --color-emerald-950: oklch(26.2% .051 172.552); --color-teal-50: oklch(98.4% .014 180.72); --color-teal-100: oklch(95.3% .051 180.801); --color-teal-200: oklch(91% .096 180.426); --color-teal-300: oklch(85.5% .138 181.071); --color-teal-400: oklch(77.7% .152 181.912); --color-teal-500: oklch(70.4% .14 182.503); --color-teal-600: oklch(60% .118 184.704); --color-teal-700: oklch(51.1% .096 186.391); --color-teal-800: oklch(43.7% .078 188.216); --color-teal-900: oklch(38.6% .063 188.416); --color-teal-950: oklch(27.7% .046 192.524); --color-cyan-50: oklch(98.4% .019 200.873); --color-cyan-100: oklch(95.6% .045 203.388); --color-cyan-200: oklch(91.7% .08 205.041); --color-cyan-300: oklch(86.5% .127 207.078); --color-cyan-400: oklch(78.9% .154 211.53); --color-cyan-500: oklch(71.5% .143 215.221); --color-cyan-600: oklch(60.9% .126 221.723); --color-cyan-700: oklch(52% .105 223.128); --color-cyan-800: oklch(45% .085 224.283); --color-cyan-900: oklch(39.8% .07 227.392); --color-cyan-950: oklch(30.2% .056 229.695); --color-sky-50: oklch(97.7% .013 236.62); --color-sky-100: oklch(95.1% .026 236.824); --color-sky-200: oklch(90.1% .058 230.902); --color-sky-300: oklch(82.8% .111 230.318); --color-sky-400: oklch(74.6% .16 232.661); --color-sky-500: oklch(68.5% .169 237.323); --color-sky-600: oklch(58.8% .158 241.966); --color-sky-700: oklch(50% .134 242.749); --color-sky-800: oklch(44.3% .11 240.79); --color-sky-900: oklch(39.1% .09 240.876); --color-sky-950: oklch(29.3% .066 243.157); --color-blue-50: oklch(97% .014 254.604); --color-blue-100: oklch(93.2% .032 255.585); --color-blue-200: oklch(88.2% .059 254.128); --color-blue-300: oklch(80.9% .105 251.813); --color-blue-400: oklch(70.7% .165 254.624); --color-blue-500: oklch(62.3% .214 259.815); --color-blue-600: oklch(54.6% .245 262.881); --color-blue-700: oklch(48.8% .243 264.376); --color-blue-800: oklch(42.4% .199 265.638); --color-blue-900: oklch(37.9% .146 265.522); --color-blue-950: oklch(28.2% .091 267.935); --color-indigo-50: oklch(96.2% .018 272.314); --color-indigo-100: oklch(93% .034 272.788); --color-indigo-200: oklch(87% .065 274.039); --color-indigo-300: oklch(78.5% .115 274.713); --color-indigo-400: oklch(67.3% .182 276.935); --color-indigo-500: oklch(58.5% .233 277.117); --color-indigo-600: oklch(51.1% .262 276.966); --color-indigo-700: oklch(45.7% .24 277.023); --color-indigo-800: oklch(39.8% .195 277.366); --color-indigo-900: oklch(35.9% .144 278.697); --color-indigo-950: oklch(25.7% .09 281.288); --color-violet-50: oklch(96.9% .016 293.756); --color-violet-100: oklch(94.3% .029 294.588); --color-violet-200: oklch(89.4% .057 293.283); --color-violet-300: oklch(81.1% .111 293.571); --color-violet-400: oklch(70.2% .183 293.541); --color-violet-500: oklch(60.6% .25 292.717); --color-violet-600: oklch(54.1% .281 293.009); --color-violet-700: oklch(49.1% .27 292.581); --color-violet-800: oklch(43.2% .232 292.759); --color-violet-900: oklch(38% .189 293.745); --color-violet-950: oklch(28.3% .141 291.089); --color-purple-50: oklch(97.7% .014 308.299); --color-purple-100: oklch(94.6% .033 307.174); --color-purple-200: oklch(90.2% .063 306.703); --color-purple-300: oklch(82.7% .119 306.383); --color-purple-400: oklch(71.4% .203 305.504); --color-purple-500: oklch(62.7% .265 303.9); --color-purple-600: oklch(55.8% .288 302.321); --color-purple-700: oklch(49.6% .265 301.924); --color-purple-800: oklch(43.8% .218 303.724); --color-purple-900: oklch(38.1% .176 304.987); --color-purple-950: oklch(29.1% .149 302.717); --color-fuchsia-50: oklch(97.7% .017 320.058); --color-fuchsia-100: oklch(95.2% .037 318.852); --color-fuchsia-200: oklch(90.3% .076 319.62); --color-fuchsia-300: oklch(83.3% .145 321.434); --color-fuchsia-400: oklch(74% .238 322.16); --color-fuchsia-500: oklch(66.7% .295 322.15); --color-fuchsia-600: oklch(59.1% .293 322.896); --color-fuchsia-700: oklch(51.8% .253 323.949); --color-fuchsia-800: oklch(45.2% .211 324.591); --color-fuchsia-900: oklch(40.1% .17 325.612); --color-fuchsia-950: oklch(29.3% .136 325.661); --color-pink-50: oklch(97.1% .014 343.198); --color-pink-100: oklch(94.8% .028 342.258); --color-pink-200: oklch(89.9% .061 343.231); --color-pink-300: oklch(82.3% .12 346.018); --color-pink-400: oklch(71.8% .202 349.761); --color-pink-500: oklch(65.6% .241 354.308); --color-pink-600: oklch(59.2% .249 .584); --color-pink-700: oklch(52.5% .223 3.958); --color-pink-800: oklch(45.9% .187 3.815); --color-pink-900: oklch(40.8% .153 2.432); --color-pink-950: oklch(28.4% .109 3.907); --color-rose-50: oklch(96.9% .015 12.422); --color-rose-100: oklch(94.1% .03 12.58); --color-rose-200: oklch(89.2% .058 10.001); --color-rose-300: oklch(81% .117 11.638); --color-rose-400: oklch(71.2% .194 13.428); --color-rose-500: oklch(64.5% .246 16.439); --color-rose-600: oklch(58.6% .253 17.585); --color-rose-700: oklch(51.4% .222 16.935); --color-rose-800: oklch(45.5% .188 13.697); --color-rose-900: oklch(41% .159 10.272); --color-rose-950: oklch(27.1% .105 12.094); --color-slate-50: oklch(98.4% .003 247.858); --color-slate-100: oklch(96.8% .007 247.896); --color-slate-200: oklch(92.9% .013 255.508); --color-slate-300: oklch(86.9% .022 252.894); --color-slate-400: oklch(70.4% .04 256.788); --color-slate-500: oklch(55.4% .046 257.417); --color-slate-600: oklch(44.6% .043 257.281); --color-slate-700: oklch(37.2% .044 257.287); --color-slate-800: oklch(27.9% .041 260.031); --color-slate-900: oklch(20.8% .042 265.755); --color-slate-950: oklch(12.9% .042 264.695); --color-gray-50: oklch(98.5% .002 247.839); --color-gray-100: oklch(96.7% .003 264.542); --color-gray-200: oklch(92.8% .006 264.531); --color-gray-300: oklch(87.2% .01 258.338); --color-gray-400: oklch(70.7% .022 261.325); --color-gray-500: oklch(55.1% .027 264.364); --color-gray-600: oklch(44.6% .03 256.802); --color-gray-700: oklch(37.3% .034 259.733); --color-gray-800: oklch(27.8% .033 256.848); --color-gray-900: oklch(21% .034 264.665); --color-gray-950: oklch(13% .028 261.692); --color-zinc-50: oklch(98.5% 0 none); --color-zinc-100: oklch(96.7% .001 286.375); --color-zinc-200: oklch(92% .004 286.32); --color-zinc-300: oklch(87.1% .006 286.286); --color-zinc-400: oklch(70.5% .015 286.067); --color-zinc-500: oklch(55.2% .016 285.938); --color-zinc-600: oklch(44.2% .017 285.786); --color-zinc-700: oklch(37% .013 285.805); --color-zinc-800: oklch(27.4% .006 286.033); --color-zinc-900: oklch(21% .006 285.885); --color-zinc-950: oklch(14.1% .005 285.823); --color-neutral-50: oklch(98.5% 0 none); --color-neutral-100: oklch(97% 0 none); --color-neutral-200: oklch(92.2% 0 none); --color-neutral-300: oklch(87% 0 none); --color-neutral-400: oklch(70.8% 0 none); --color-neutral-500: oklch(55.6% 0 none); --color-neutral-600: oklch(43.9% 0 none); --color-neutral-700: oklch(37.1% 0 none); --color-neutral-800: oklch(26.9% 0 none); --color-neutral-900: oklch(20.5% 0 none); --color-neutral-950: oklch(14.5% 0 none); --color-stone-50: oklch(98.5% .001 106.423); --color-stone-100: oklch(97% .001 106.424); --color-stone-200: oklch(92.3% .003 48.717); --color-stone-300: oklch(86.9% .005 56.366); --color-stone-400: oklch(70.9% .01 56.259); --color-stone-500: oklch(55.3% .013 58.071); --color-stone-600: oklch(44.4% .011 73.639); --color-stone-700: oklch(37.4% .01 67.558); --color-stone-800: oklch(26.8% .007 34.298); --color-stone-900: oklch(21.6% .006 56.043); --color-stone-950: oklch(14.7% .004 49.25); --color-mauve-50: oklch(98.5% 0 none); --color-mauve-100: oklch(96% .003 325.6); --color-mauve-200: oklch(92.2% .005 325.62); --color-mauve-300: oklch(86.5% .012 325.68); --color-mauve-400: oklch(71.1% .019 323.02); --color-mauve-500: oklch(54.2% .034 322.5); --color-mauve-600: oklch(43.5% .029 321.78); --color-mauve-700: oklch(36.4% .029 323.89); --color-mauve-800: oklch(26.3% .024 320.12); --color-mauve-900: oklch(21.2% .019 322.12); --color-mauve-950: oklch(14.5% .008 326); --color-olive-50: oklch(98.8% .003 106.5); --color-olive-100: oklch(96.6% .005 106.5); --color-olive-200: oklch(93% .007 106.5); --color-olive-300: oklch(88% .011 106.6); --color-olive-400: oklch(73.7% .021 106.9); --color-olive-500: oklch(58% .031 107.3); --color-olive-600: oklch(46.6% .025 107.3); --color-olive-700: oklch(39.4% .023 107.4); --color-olive-800: oklch(28.6% .016 107.4); --color-olive-900: oklch(22.8% .013 107.4); --color-olive-950: oklch(15.3% .006 107.1); --color-mist-50: oklch(98.7% .002 197.1); --color-mist-100: oklch(96.3% .002 197.1); --color-mist-200: oklch(92.5% .005 214.3); --color-mist-300: oklch(87.2% .007 219.6); --color-mist-400: oklch(72.3% .014 214.4); --color-mist-500: oklch(56% .021 213.5); --color-mist-600: oklch(45% .017 213.2); --color-mist-700: oklch(37.8% .015 216); --color-mist-800: oklch(27.5% .011 216.9); --color-mist-900: oklch(21.8% .008 223.9); --color-mist-950: oklch(14.8% .004 228.8); --color-taupe-50: oklch(98.6% .002 67.8); --color-taupe-100: oklch(96% .002 17.2); --color-taupe-200: oklch(92.2% .005 34.3); --color-taupe-300: oklch(86.8% .007 39.5); --color-taupe-400: oklch(71.4% .014 41.2); --color-taupe-500: oklch(54.7% .021 43.1); --color-taupe-600: oklch(43.8% .017 39.3); --color-taupe-700: oklch(36.7% .016 35.7); --color-taupe-800: oklch(26.8% .011 36.5); --color-taupe-900: oklch(21.4% .009 43.1); --color-taupe-950: oklch(14.7% .004 49.3); --color-black: #000; --color-white: #fff; --spacing: .25rem; --breakpoint-sm: 40rem; --breakpoint-md: 48rem; --breakpoint-lg: 64rem; --breakpoint-xl: 80rem; --breakpoint-2xl: 96rem; --container-3xs: 16rem; --container-2xs: 18rem; --container-xs: 20rem; --container-sm: 24rem; --container-md: 28rem; --container-lg: 32rem; --container-xl: 36rem; --container-2xl: 42rem; --container-3xl: 48rem; --container-4xl: 56rem; --container-5xl: 64rem; --container-6xl: 72rem; --container-7xl: 80rem; --text-xs: .75rem; --text-xs--line-height: calc(1 / .75); --text-sm: .875rem; --text-sm--line-height: calc(1.25 / .875); --text-base: 1rem; --text-base--line-height: 1.5 ; --text-lg: 1.125rem; --text-lg--line-height: calc(1.75 / 1.125); --text-xl: 1.25rem; --text-xl--line-height: calc(1.75 / 1.25); --text-2xl: 1.5rem; --text-2xl--line-height: calc(2 / 1.5); --text-3xl: 1.875rem; --text-3xl--line-height: 1.2 ; --text-4xl: 2.25rem; --text-4xl--line-height: calc(2.5 / 2.25); --text-5xl: 3rem; --text-5xl--line-height: 1; --text-6xl: 3.75rem; --text-6xl--line-height: 1; --text-7xl: 4.5rem; --text-7xl--line-height: 1; --text-8xl: 6rem; --text-8xl--line-height: 1; --text-9xl: 8rem; --text-9xl--line-height: 1; --font-weight-thin: 100; --font-weight-extralight: 200; --font-weight-light: 300; --font-weight-normal: 400; --font-weight-medium: 500; --font-weight-semibold: 600; --font-weight-bold: 700; --font-weight-extrabold: 800; --font-weight-black: 900; --tracking-tighter: -.05em; --tracking-tight: -.025em; --tracking-normal: 0em; --tracking-wide: .025em; --tracking-wider: .05em; --tracking-widest: .1em; --leading-tight: 1.25; --leading-snug: 1.375; --leading-normal: 1.5; --leading-relaxed: 1.625; --leading-loose: 2; --radius-xs: .125rem; --radius-sm: .25rem; --radius-md: .375rem; --radius-lg: .5rem; --radius-xl: .75rem; --radius-2xl: 1rem; --radius-3xl: 1.5rem; --radius-4xl: 2rem; --shadow-2xs: 0 1px rgb(0 0 0 / .05); --shadow-xs: 0 1px 2px 0 rgb(0 0 0 / .05); --shadow-sm: 0 1px 3px 0 rgb(0 0 0 / .1), 0 1px 2px -1px rgb(0 0 0 / .1); --shadow-md: 0 4px 6px -1px rgb(0 0 0 / .1), 0 2px 4px -2px rgb(0 0 0 / .1); --shadow-lg: 0 10px 15px -3px rgb(0 0 0 / .1), 0 4px 6px -4px rgb(0 0 0 / .1); --shadow-xl: 0 20px 25px -5px rgb(0 0 0 / .1), 0 8px 10px -6px rgb(0 0 0 / .1); --shadow-2xl: 0 25px 50px -12px rgb(0 0 0 / .25); --inset-shadow-2xs: inset 0 1px rgb(0 0 0 / .05); --inset-shadow-xs: inset 0 1px 1px rgb(0 0 0 / .05); --inset-shadow-sm: inset 0 2px 4px rgb(0 0 0 / .05); --drop-shadow-xs: 0 1px 1px rgb(0 0 0 / .05); --drop-shadow-sm: 0 1px 2px rgb(0 0 0 / .15); --drop-shadow-md: 0 3px 3px rgb(0 0 0 / .12); --drop-shadow-lg: 0 4px 4px rgb(0 0 0 / .15); --drop-shadow-xl: 0 9px 7px rgb(0 0 0 / .1); --drop-shadow-2xl: 0 25px 25px rgb(0 0 0 / .15); --text-shadow-2xs: 0px 1px 0px rgb(0 0 0 / .15); --text-shadow-xs: 0px 1px 1px rgb(0 0 0 / .2); --text-shadow-sm: 0px 1px 0px rgb(0 0 0 / .075), 0px 1px 1px rgb(0 0 0 / .075), 0px 2px 2px rgb(0 0 0 / .075); --text-shadow-md: 0px 1px 1px rgb(0 0 0 / .1), 0px 1px 2px rgb(0 0 0 / .1), 0px 2px 4px rgb(0 0 0 / .1); --text-shadow-lg: 0px 1px 2px rgb(0 0 0 / .1), 0px 3px 2px rgb(0 0 0 / .1), 0px 4px 8px rgb(0 0 0 / .1); --ease-in: cubic-bezier(.4, 0, 1, 1); --ease-out: cubic-bezier(0, 0, .2, 1); --ease-in-out: cubic-bezier(.4, 0, .2, 1); --animate-spin: spin 1s linear infinite; --animate-ping: ping 1s cubic-bezier(0, 0, .2, 1) infinite; --animate-pulse: pulse 2s cubic-bezier(.4, 0, .6, 1) infinite; --animate-bounce: bounce 1s infinite; @keyframes spin { to { transform: rotate(360deg); } } @keyframes ping { 75%, 100% { transform: scale(2); opacity: 0; } } @keyframes pulse { 50% { opacity: .5; } } @keyframes bounce { 0%, 100% { transform: translateY(-25%); animation-timing-function: cubic-bezier(.8, 0, 1, 1); } 50% { transform: none; animation-timing-function: cubic-bezier(0, 0, .2, 1); } } --blur-xs: 4px; --blur-sm: 8px; --blur-md: 12px; --blur-lg: 16px; --blur-xl: 24px; --blur-2xl: 40px; --blur-3xl: 64px; --perspective-dramatic: 100px; --perspective-near: 300px; --perspective-normal: 500px; --perspective-midrange: 800px; --perspective-distant: 1200px; --aspect-video: 16 / 9; --default-transition-duration: .15s; --default-transition-timing-function: cubic-bezier(.4, 0, .2, 1); --default-font-family: --theme(--font-sans, initial); --default-font-feature-settings: --theme(--font-sans--font-feature-settings, initial); --default-font-variation-settings: --theme(--font-sans--font-variation-settings, initial); --default-mono-font-family: --theme(--font-mono, initial); --default-mono-font-feature-settings: --theme(--font-mono--font-feature-settings, initial); --default-mono-font-variation-settings: --theme(--font-mono--font-variation-settings, initial); }@theme default inline reference{ --blur: 8px; --shadow: 0 1px 3px 0 rgb(0 0 0 / .1), 0 1px 2px -1px rgb(0 0 0 / .1); --shadow-inner: inset 0 2px 4px 0 rgb(0 0 0 / .05); --drop-shadow: 0 1px 2px rgb(0 0 0 / .1), 0 1px 1px rgb(0 0 0 / .06); --radius: .25rem; --max-width-prose: 65ch; }\n";


/***/ }),

/***/ 40581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ notFoundPage),
/* harmony export */   Kh: () => (/* binding */ atAnyAddress),
/* harmony export */   QE: () => (/* binding */ notFoundBody),
/* harmony export */   p2: () => (/* binding */ NOT_FOUND)
/* harmony export */ });
/* harmony import */ var _assets_generated_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63127);

/** The path of the page that hosts show for a wrong address. */
const NOT_FOUND = '404';
/** A page that has no file of its own: the one hosts show for a wrong address. */
function notFoundPage(title, words) {
    const shown = title ?? words.notFound;
    return {
        path: NOT_FOUND,
        title: shown,
        sidebarTitle: shown,
        description: undefined,
        icon: undefined,
        tag: undefined,
        deprecated: false,
        hidden: true,
        noindex: true,
        mode: 'center',
        url: undefined,
        metatags: {},
        parsed: undefined,
        operation: undefined,
        endpoint: undefined,
    };
}
/** What it says: the `description` as HTML, if there is any, and where to go on. Scripts name pages like the one sought. */
function notFoundBody(description, words) {
    const suggested = `<nav class="l-related" aria-labelledby="l-related" data-suggest hidden><p id="l-related">${words.suggested}</p><ul></ul></nav>`;
    return {
        html: `${description ?? `<p>${words.notFoundText}</p>`}<p><a href="index.html">${words.home}</a></p>${suggested}`,
        headings: [],
        sections: [],
        needs: new Set(),
        markdown: '',
    };
}
/**
 * Looks for the folder the site is served from: the first one above the wrong address, outermost first, that has
 * the site's script. Links start there then, and so do pictures and style sheets, as new elements: browsers do not
 * load again for the same attribute. `onward` does what is left to do.
 */
const findRoot = (home, script, onward) => `(function(d){var b=d.querySelector('base'),p=location.pathname.split('/'),n=1;function next(){if(n>=p.length){b.href=${home};return}b.href=p.slice(0,n++).join('/')+'/';var s=d.createElement('script');s.src=${script};s.onerror=next;s.onload=function(){if(b.getAttribute('href')!==${home})d.querySelectorAll('img[src],link[href]').forEach(function(e){e.replaceWith(e.cloneNode())});${onward}};d.head.append(s)}addEventListener('DOMContentLoaded',next)})(document)`;
/**
 * The same document for any address: hosts show it wherever nothing was found. Its looks are part of it; its links
 * start at `basePath` below the root of the host, and with scripts at the folder the site is served from. Scripts may
 * `redirect` to the first page there, too.
 */
function atAnyAddress(html, script, { basePath = '', redirect = false, } = {}) {
    const home = basePath === '' ? '/' : `/${encodeURI(basePath)}/`;
    // Where parts of a page need the script, its tag also says what to do without it.
    const start = html.indexOf(`<script defer src="${script}"`);
    if (start < 0)
        throw new Error('The page does not load the site script');
    const end = '</script>';
    const tag = html.slice(start, html.indexOf(end, start) + end.length);
    return (html
        .replace('<head>', `<head><base href="${home}">`)
        // Browsers look for the character set at the very beginning of a document.
        .replace('<meta charset="utf-8">', (charset) => `${charset}<style>${_assets_generated_js__WEBPACK_IMPORTED_MODULE_0__/* .styleSheet */ .p_}</style>`)
        // The document's own address is not where its links start: the first target would be the first page.
        .replace(/<a class="l-skip".*?<\/a>/, '')
        .replace(/(<a\b[^>]*\shref=")(?=#)/g, `$1${NOT_FOUND}.html`)
        .replace(tag, () => `<script>${findRoot(`'${home}'`, JSON.stringify(script), redirect ? 'location.replace(b.href+"index.html")' : '')}</script>`));
}


/***/ }),

/***/ 86101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Io: () => (/* binding */ distance),
/* harmony export */   OD: () => (/* binding */ createSuggestions),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/** The known name nearest to a wrong one, for "did you mean"; undefined when none is near. */
function nearest(wrong, known) {
    const tail = lastPart(wrong);
    const lower = wrong.toLowerCase();
    let best;
    const end = /\.\w+$/.exec(wrong)?.[0].length ?? 0;
    for (const name of known) {
        if (name !== wrong && name.toLowerCase() === lower)
            return name;
        const last = lastPart(name);
        const sameTail = last === tail;
        // Of names that differ, a folder and an ending that both share tell nothing of how alike they are.
        const told = sameTail ? 0 : end + sharedFolder(wrong, name);
        const some = Math.max(2, Math.floor((wrong.length - told) / 3));
        // Of a name of a letter or two, two that differ are all of it.
        const all = tail === '' ? wrong.length : Math.max(tail.length, last.length) - end;
        const limit = sameTail ? some : Math.min(some, all - 1);
        if (!sameTail && Math.abs(name.length - wrong.length) > limit)
            continue;
        const edits = distance(wrong, name, sameTail ? Number.POSITIVE_INFINITY : limit);
        // The same last part in another folder is a moved page: likelier than a page spelt alike.
        const cost = sameTail ? Math.min(edits, 2) + edits / 1000 : edits;
        if (cost <= limit &&
            (best === undefined || cost < best.cost || (cost === best.cost && name < best.name))) {
            best = { name, cost };
        }
    }
    return best?.name;
}
/** Names that are compared for a site: a second's work. Nobody reads on where more is wrong than that. */
const MOST_COMPARED = 1_000_000;
/**
 * {@link nearest}, once for each wrong name: to look through all takes time, and a mistake tends to stand on many pages.
 * After very many of them only names are found that differ in nothing but letter case.
 */
function createSuggestions() {
    const suggestions = new Map();
    let compared = 0;
    return (wrong, known) => {
        if (suggestions.has(wrong))
            return suggestions.get(wrong);
        const names = [...known];
        compared += names.length;
        const lower = wrong.toLowerCase();
        const near = compared > MOST_COMPARED ? names.find((name) => name.toLowerCase() === lower) : nearest(wrong, names);
        suggestions.set(wrong, near);
        return near;
    };
}
function lastPart(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** How much of two paths is a folder that both stand in. */
function sharedFolder(one, other) {
    let shared = 0;
    for (let at = 0; at < one.length && one[at] === other[at]; at += 1)
        if (one[at] === '/')
            shared = at + 1;
    return shared;
}
/**
 * Edit distance of two texts, or more than `limit` as soon as that is certain. Two letters next to each other that
 * changed places are one edit: that happens most.
 */
function distance(a, b, limit) {
    // What both begin and end with is the same, and most names of a site share much of it.
    let start = 0;
    while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start))
        start += 1;
    let [m, n] = [a.length, b.length];
    while (m > start && n > start && a.charCodeAt(m - 1) === b.charCodeAt(n - 1)) {
        m -= 1;
        n -= 1;
    }
    m -= start;
    n -= start;
    if (m === 0 || n === 0)
        return m + n;
    let before = [];
    let previous = [];
    for (let j = 0; j <= n; j += 1)
        previous.push(j);
    for (let i = 1; i <= m; i += 1) {
        const row = [i];
        let least = i;
        const sign = a.charCodeAt(start + i - 1);
        const last = i > 1 ? a.charCodeAt(start + i - 2) : -1;
        for (let j = 1; j <= n; j += 1) {
            const other = b.charCodeAt(start + j - 1);
            let value = (previous[j - 1] ?? 0) + (sign === other ? 0 : 1);
            const removed = (previous[j] ?? 0) + 1;
            if (removed < value)
                value = removed;
            const added = (row[j - 1] ?? 0) + 1;
            if (added < value)
                value = added;
            if (last === other && j > 1 && sign === b.charCodeAt(start + j - 2))
                value = Math.min(value, (before[j - 2] ?? 0) + 1);
            row.push(value);
            if (value < least)
                least = value;
        }
        if (least > limit)
            return least;
        before = previous;
        previous = row;
    }
    return previous[n] ?? 0;
}


/***/ })

};
return { ids, modules }; })
