export const id = 2291;
export const ids = [2291];
export const modules = {

/***/ 2291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkProject: () => (/* binding */ checkProject)
/* harmony export */ });
/* harmony import */ var _build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74767);

/** Builds a site without keeping it, for its diagnostics. Throws as `buildSite` does. */
function checkProject(files, options, signal) {
    return (0,_build_js__WEBPACK_IMPORTED_MODULE_0__.buildSite)(files, options, { onFile: () => { }, ...(signal === undefined ? {} : { signal }) });
}


/***/ })

};
