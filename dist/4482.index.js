((__CHUNK_IMPORT_META__) => {'use strict';const id = 4482;
const ids = [4482];
const modules = {

/***/ 54482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ programDigest),
/* harmony export */   filesDigest: () => (/* binding */ filesDigest)
/* harmony export */ });
/* unused harmony export BUILD_ID */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** Where the bundle says which build it is (scripts/dist.ts). */
const BUILD_ID = 'build-id';
/**
 * Tells versions of this program apart, and of Node.js: what one version has cached is of no use to another.
 */
function programDigest() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', process.version + filesDigest());
}
/** Tells versions of this program apart by the content of its own files; of the packages beside it the manifests count. */
function filesDigest() {
    const here = __CHUNK_IMPORT_META__.dirname;
    // Among the sources this file is in a room of its own; in the bundle it is beside all others.
    const root = __CHUNK_IMPORT_META__.url.endsWith('.ts') ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(here, '..') : here;
    const id = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, BUILD_ID);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(id))
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(id));
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root, { recursive: true, encoding: 'utf8' }).filter((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file) === 'package.json' || (!file.includes('node_modules') && /\.[jt]s$/.test(file)));
    const hashing = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const file of files.sort())
        hashing.update(`${file}\n`).update((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, file)));
    return hashing.digest('hex');
}


/***/ })

};
return { ids, modules }; })
