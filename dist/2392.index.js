export const id = 2392;
export const ids = [2392,8767];
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


/***/ }),

/***/ 70011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  projectSource: () => (/* binding */ projectSource)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/cache/compiled.js
var compiled = __webpack_require__(38767);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/clock.js
var clock = __webpack_require__(35233);
// EXTERNAL MODULE: ./lib/nursery.js
var nursery = __webpack_require__(10395);
;// CONCATENATED MODULE: ./lib/service/folder-source.js



/** The site of a docs project on disk, read anew at each export. */
function folderSource(directory, options, { cacheDir, onBuilt } = {}) {
    return {
        async build(request, events) {
            (0,nursery/* keepNurseryMiddling */.IU)();
            const { openProjectFolder } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 40069));
            const { highlightThreads, wantsThreads } = await __webpack_require__.e(/* import() */ 2391).then(__webpack_require__.bind(__webpack_require__, 12391));
            const { openFolderCache } = await __webpack_require__.e(/* import() */ 1259).then(__webpack_require__.bind(__webpack_require__, 11259));
            const files = readable(await openProjectFolder(directory).catch((error) => refuse(error, directory)));
            const threads = highlightThreads();
            const cache = openFolderCache(cacheDir);
            try {
                if (wantsThreads(files, cache))
                    threads.startEarly();
                const { buildSite } = await Promise.all(/* import() */[__webpack_require__.e(5867), __webpack_require__.e(8815), __webpack_require__.e(9285), __webpack_require__.e(1384), __webpack_require__.e(9951), __webpack_require__.e(5832), __webpack_require__.e(7712)]).then(__webpack_require__.bind(__webpack_require__, 67712));
                const summary = await buildSite(files, { ...options, ...request, year: (0,clock/* yearAt */.B)(clock/* systemClock */.m, process.env) }, events, {
                    startHighlightWorkers: threads.start,
                    cache,
                });
                const unkept = cache?.save();
                const told = unkept === undefined ? summary : withNotice(summary, cacheDir ?? '', unkept);
                onBuilt?.(told);
                return told;
            }
            finally {
                cache?.close();
                await threads.close();
            }
        },
    };
}
/** The same files; one that cannot be read is told as a fault of the folder. */
function readable(files) {
    const told = (path, read) => {
        try {
            return read(path);
        }
        catch (error) {
            return refuse(error, path);
        }
    };
    return {
        ...files,
        read: (path) => told(path, files.read),
        readText: (path) => told(path, files.readText),
    };
}
function refuse(error, value) {
    // Only the system's own errors have one.
    if (!(error instanceof Error) || !('syscall' in error))
        throw error;
    throw new failure/* Failure */.HR('E_DOCS_DIR', {
        what: 'The docs project cannot be read',
        value,
        why: error.message,
        fix: 'check who may read its files and folders',
        cause: error,
    });
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

;// CONCATENATED MODULE: ./lib/service/several-source.js

/**
 * The site that several projects make together, built one after another. A request for some paths builds only the
 * projects these lie in. `onBuilt` hears what the builds say of themselves.
 */
function severalSource(projects, domain, onBuilt) {
    return {
        async build({ version, paths = [] }, events) {
            const { joinSites } = await Promise.all(/* import() */[__webpack_require__.e(1384), __webpack_require__.e(2319)]).then(__webpack_require__.bind(__webpack_require__, 42319));
            const asked = paths.map(plain).filter((path) => path !== '' && path !== 'index');
            const unknown = asked.filter((path) => projects.every(({ basePath }) => !meet(basePath, path)));
            if (asked.length > 0 && unknown.length === asked.length)
                throw nothingAt(unknown, projects);
            const wanted = projects.flatMap(({ folder, basePath, source }) => {
                const inside = asked.filter((path) => meet(basePath, path));
                if (asked.length > 0 && inside.length === 0)
                    return [];
                const isWhole = inside.some((path) => isBelow(basePath, path));
                const own = isWhole ? [] : inside.map((path) => path.slice(basePath.length + 1));
                return [
                    { folder, basePath, build: (one) => source.build({ version, paths: own }, one) },
                ];
            });
            const joined = await joinSites(wanted, domain, events);
            const diagnostics = [...joined.diagnostics, ...unknown.map((path) => unknownPath(path, projects))];
            const summary = { ...joined, diagnostics };
            onBuilt?.(summary);
            return summary;
        },
    };
}
/** A path of a request, without slashes around and wildcards behind. */
function plain(path) {
    return path.replace(/\/\*{1,2}$/, '').replaceAll(/^\/+|\/+$/g, '');
}
/** Whether a project has pages at or below a path, or lies around it. */
function meet(basePath, path) {
    return isBelow(basePath, path) || isBelow(path, basePath);
}
function isBelow(path, folder) {
    return `${path}/`.startsWith(`${folder}/`);
}
function placesOf(projects) {
    return `the projects are at ${projects.map(({ basePath }) => basePath).join(', ')}`;
}
function nothingAt(paths, projects) {
    return new failure/* Failure */.HR('E_INPUT_INVALID', {
        what: `No project is at or below ${paths.join(', ')}`,
        why: placesOf(projects),
        fix: 'begin export-paths with one of these',
    });
}
function unknownPath(path, projects) {
    const message = `No project is at or below ${path}`;
    return { severity: 'warning', kind: 'unknown-path', message, hint: placesOf(projects) };
}

;// CONCATENATED MODULE: ./lib/service/project-source.js





/** The site of one docs project on disk, or of several together; each has a cache of its own. */
function projectSource({ directory, several }, options, { cacheDir, onBuilt } = {}) {
    // Before the builder is loaded, and once for all projects.
    (0,compiled.keepCompiled)(cacheDir);
    if (several.length === 0)
        return withPages(folderSource(directory, options, { cacheDir, onBuilt }));
    const sources = several.map(({ folder, basePath }) => ({
        folder,
        basePath,
        source: folderSource((0,external_node_path_.join)(directory, folder), { ...options, basePath }, { cacheDir: cacheDir === undefined ? undefined : (0,external_node_path_.join)(cacheDir, basePath) }),
    }));
    return severalSource(sources, options.domain, onBuilt);
}
/** The same source, but paths that mean no page at all are a mistake, as they are among several projects. */
function withPages(source) {
    return {
        async build(request, events) {
            const summary = await source.build(request, events);
            const nothing = summary.diagnostics.find(({ kind, severity }) => kind === 'unknown-path' && severity === 'error');
            if (nothing === undefined)
                return summary;
            throw new failure/* Failure */.HR('E_INPUT_INVALID', {
                what: nothing.message,
                fix: nothing.hint ?? 'write pages or folders as their addresses have them, such as guides/start',
            });
        },
    };
}


/***/ })

};
