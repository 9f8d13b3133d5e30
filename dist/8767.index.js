export const id = 8767;
export const ids = [8767];
export const modules = {

/***/ 38767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepCompiled: () => (/* binding */ keepCompiled),
/* harmony export */   namedFolder: () => (/* binding */ namedFolder)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Keeps what is loaded of the program from now on in its compiled form, below the folder of a cache. */
function keepCompiled(folder) {
    if (folder !== undefined)
        (0,node_module__WEBPACK_IMPORTED_MODULE_0__.enableCompileCache)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'compiled'));
}
/** The cache folder that a command line names, read before there is a parser of command lines. */
function namedFolder(argv) {
    const at = argv.findIndex((argument) => /^--cache(=|$)/.test(argument));
    if (at < 0)
        return undefined;
    const folder = argv[at]?.split('=')[1] ?? argv[at + 1];
    return folder === undefined || folder === '' ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
}


/***/ })

};
