export const id = 8679;
export const ids = [8679];
export const modules = {

/***/ 21557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   projectVersions: () => (/* binding */ projectVersions)
/* harmony export */ });
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49384);
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
