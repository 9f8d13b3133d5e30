export const id = 6349;
export const ids = [6349];
export const modules = {

/***/ 26349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   folderSource: () => (/* binding */ folderSource)
/* harmony export */ });
/**
 * The site of a docs project on disk, read anew at each export. `onBuilt` hears what the build says of itself, which
 * the Admin API has no field for.
 */
function folderSource(directory, options, onBuilt = () => { }) {
    return {
        async build(request, events) {
            const { openProjectFolder } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 24546));
            const { buildSite } = await Promise.all(/* import() */[__webpack_require__.e(4359), __webpack_require__.e(9285), __webpack_require__.e(1559), __webpack_require__.e(2679)]).then(__webpack_require__.bind(__webpack_require__, 82679));
            const { highlightThreads } = await __webpack_require__.e(/* import() */ 2391).then(__webpack_require__.bind(__webpack_require__, 12391));
            const files = await openProjectFolder(directory);
            const summary = await buildSite(files, { ...options, ...request }, events, {
                startHighlightWorkers: highlightThreads(),
            });
            onBuilt(summary);
            return summary;
        },
    };
}


/***/ })

};
