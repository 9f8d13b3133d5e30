((__CHUNK_IMPORT_META__) => {'use strict';const id = 3445;
const ids = [3445];
const modules = {

/***/ 33445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml),
/* harmony export */   repeatedKeys: () => (/* binding */ repeatedKeys)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/** Parses a YAML file; the first document with something in it is the one that counts. */
function parseYaml(text) {
    const options = { merge: true, uniqueKeys: false, version: '1.2' };
    // The type is that of an empty stream as well, which is an empty list.
    const all = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseAllDocuments)(text, options);
    const filled = all.filter(({ contents, errors }) => errors.length > 0 || !isEmpty(contents));
    return { document: filled[0] ?? all[0], documents: filled.length };
}
function isEmpty(contents) {
    return contents === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(contents) && contents.value === null);
}
/** Where paths, methods and the names of components stand. */
const DEEPEST = 2;
/** The keys that stand in a description again, where the last one counts. Only what stands high in it is looked at. */
function repeatedKeys({ contents }) {
    const found = [];
    const look = (map, depth) => {
        const seen = new Set();
        for (const { key, value } of map.items) {
            const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) && key.value !== '<<' ? String(key.value) : undefined;
            if (name !== undefined && seen.has(name) && (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key))
                found.push({ key: name, offset: key.range?.[0] ?? 0 });
            if (name !== undefined)
                seen.add(name);
            if (depth < DEEPEST && (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value))
                look(value, depth + 1);
        }
    };
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(contents))
        look(contents, 0);
    return found;
}


/***/ })

};
return { ids, modules }; })
