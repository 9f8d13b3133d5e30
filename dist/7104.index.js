((__CHUNK_IMPORT_META__) => {'use strict';const id = 7104;
const ids = [7104,5233];
const modules = {

/***/ 35233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ yearAt),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/**
 * The year in Greenwich; that of `SOURCE_DATE_EPOCH`, seconds since the epoch, where the environment has it, so that a
 * build can be repeated (reproducible-builds.org).
 */
function yearAt({ now }, { SOURCE_DATE_EPOCH }) {
    return new Date(Number(SOURCE_DATE_EPOCH) * 1000 || now()).getUTCFullYear();
}
const systemClock = {
    now: () => Date.now(),
    async sleep(milliseconds, signal) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal }).catch((error) => {
            signal.throwIfAborted();
            throw error;
        });
    },
};


/***/ }),

/***/ 55408:
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
