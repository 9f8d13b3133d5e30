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
