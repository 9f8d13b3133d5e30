export const id = 6349;
export const ids = [6349];
export const modules = {

/***/ 26349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   folderSource: () => (/* binding */ folderSource)
/* harmony export */ });
/** The site of a docs project on disk, read anew at each export. */
function folderSource(directory, options, { cacheDir, onBuilt } = {}) {
    return {
        async build(request, events) {
            const { openProjectFolder } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 24546));
            const { highlightThreads, wantsThreads } = await __webpack_require__.e(/* import() */ 2391).then(__webpack_require__.bind(__webpack_require__, 12391));
            const { openFolderCache } = await __webpack_require__.e(/* import() */ 3106).then(__webpack_require__.bind(__webpack_require__, 3106));
            const files = await openProjectFolder(directory);
            const threads = highlightThreads();
            const cache = openFolderCache(cacheDir);
            try {
                if (wantsThreads(files, cache))
                    threads.startEarly();
                const { buildSite } = await Promise.all(/* import() */[__webpack_require__.e(4359), __webpack_require__.e(9285), __webpack_require__.e(7478), __webpack_require__.e(8643), __webpack_require__.e(1559), __webpack_require__.e(6485), __webpack_require__.e(4767)]).then(__webpack_require__.bind(__webpack_require__, 74767));
                const summary = await buildSite(files, { ...options, ...request }, events, {
                    startHighlightWorkers: threads.start,
                    cache,
                });
                const unkept = cache?.save();
                onBuilt?.(unkept === undefined ? summary : withNotice(summary, cacheDir ?? '', unkept));
                return summary;
            }
            finally {
                cache?.close();
                await threads.close();
            }
        },
    };
}
/** Without its cache the next build only takes longer. */
function withNotice(summary, cacheDir, { message }) {
    const notice = {
        severity: 'notice',
        kind: 'cache-not-kept',
        message: `The cache in ${cacheDir} was not kept: ${message}`,
        hint: 'name a folder that can be written, with room for the site, or leave cache-dir empty',
    };
    return { ...summary, diagnostics: [...summary.diagnostics, notice] };
}


/***/ })

};
