((__CHUNK_IMPORT_META__) => {'use strict';const id = 1557;
const ids = [1557];
const modules = {

/***/ 21557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   projectVersions: () => (/* binding */ projectVersions)
/* harmony export */ });
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90020);
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66485);


/** The versions that the navigation of a docs project has, in order. Throws as `loadSettings` does. */
async function projectVersions(files) {
    const { settings } = await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadSettings */ .M)(files, () => { });
    return (0,_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(settings.navigation);
}


/***/ })

};
return { ids, modules }; })
