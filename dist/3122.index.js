((__CHUNK_IMPORT_META__) => {'use strict';const id = 3122;
const ids = [3122];
const modules = {

/***/ 23122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   collectParts: () => (/* binding */ collectParts)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _bundle_unpack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44914);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5605);
/* harmony import */ var _log_measures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77517);





/**
 * Brings the parts of a site together: those in a folder, else the artifacts of this workflow run. Each is unpacked
 * with the care every archive gets. Throws E_SHARDS when there is none, E_ARTIFACT, E_BUNDLE_\u2026
 */
async function collectParts(folder, { artifactName }, context) {
    const { log, signal, workDir } = context;
    const archives = folder === undefined ? await uploadedParts(artifactName, context) : await partsIn(folder);
    if (archives.length === 0) {
        const place = folder ?? `artifacts of this run, named ${artifactName}-part-1-of-N.tar.gz and so on`;
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('E_SHARDS', {
            what: 'There are no parts to merge',
            value: place,
            fix: 'let the job need those that run with shard, and give all the same domain and artifact-name',
        });
    }
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workDir, 'parts');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(root, { recursive: true, force: true });
    const parts = [];
    for (const [index, { name, fetch }] of archives.entries()) {
        const archive = await fetch((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, `${index}.download`));
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, String(index));
        await (0,_bundle_unpack_js__WEBPACK_IMPORTED_MODULE_2__/* .unpackBundle */ .z)({ archive, directory, signal }).catch((error) => named(error, name));
        parts.push({ name, directory });
    }
    log.info(`${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(parts.length, 'part')}: ${parts.map(({ name }) => name).join(', ')}`);
    return parts;
}
/** Throws the failure of one archive among several with its name, where it names nothing itself. */
function named(error, name) {
    if (!(error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR) || error.value !== undefined)
        throw error;
    const { code, what, why, fix, cause } = error;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR(code, { what, value: name, why, fix, cause });
}
async function partsIn(folder) {
    const files = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { recursive: true });
    return (files
        .filter((file) => file.endsWith('.tar.gz'))
        .sort()
        // Its whole path: what downloads artifacts puts each into a folder of its own, where all can have one name.
        .map((file) => ({ name: file.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/'), fetch: async () => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file) })));
}
async function uploadedParts(artifactName, { github, signal }) {
    if (github?.artifactService !== true) {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('E_ARTIFACT', {
            what: 'There are no parts to merge',
            why: `${github === undefined ? 'this is no workflow run' : 'the runner offers no artifact service'}, which would have them as artifacts`,
            fix: 'name the folder that holds them with parts',
        });
    }
    const { downloadArtifact, listArtifacts } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3274));
    const found = await listArtifacts(github, signal);
    const rest = /^-part-\d+-of-\d+\.tar\.gz$/;
    return found
        .filter(({ name }) => name.startsWith(artifactName) && rest.test(name.slice(artifactName.length)))
        .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
        .map((artifact) => ({
        name: artifact.name,
        fetch: (folder) => downloadArtifact(artifact, folder, signal),
    }));
}


/***/ })

};
return { ids, modules }; })
