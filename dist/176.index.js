((__CHUNK_IMPORT_META__) => {'use strict';const id = 176;
const ids = [176];
const modules = {

/***/ 90176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ partFiles),
/* harmony export */   partsSource: () => (/* binding */ partsSource)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The files of a part that lies in a folder. */
function partFiles({ name, directory }) {
    return { name, read: (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path)) };
}
/** The site whose parts were rendered on several machines. `onBuilt` hears what they say of the project. */
function partsSource(parts, options, onBuilt) {
    return {
        async build(request, events) {
            const { mergeParts } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(5867), __webpack_require__.e(8069), __webpack_require__.e(2275), __webpack_require__.e(9951), __webpack_require__.e(2082)]).then(__webpack_require__.bind(__webpack_require__, 86083));
            const { version, paths } = request;
            const expected = { ...options, ...(version && { version }), ...(paths?.length && { paths }) };
            const summary = await mergeParts(parts.map(partFiles), expected, events);
            onBuilt(summary);
            return summary;
        },
    };
}


/***/ })

};
return { ids, modules }; })
