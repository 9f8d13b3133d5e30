((__CHUNK_IMPORT_META__) => {'use strict';const id = 3655;
const ids = [3655];
const modules = {

/***/ 53655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ refusing)
/* harmony export */ });
/** The same source, but a build that says something of which `failureOf` makes a failure ends with that. */
function refusing(source, failureOf) {
    return {
        async build(request, events) {
            const summary = await source.build(request, events);
            for (const said of summary.diagnostics) {
                const failure = failureOf(said, request);
                if (failure !== undefined)
                    throw failure;
            }
            return summary;
        },
    };
}


/***/ })

};
return { ids, modules }; })
