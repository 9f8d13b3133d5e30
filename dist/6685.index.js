export const id = 6685;
export const ids = [6685];
export const modules = {

/***/ 66685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadArtifact: () => (/* binding */ uploadArtifact)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5605);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28394);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88120);





const RETRIES = { attempts: 3, baseMs: 2000, maxMs: 10_000 };
/**
 * Uploads one file as an artifact of the workflow run, as it is, without a zip around it unless told. The artifact is
 * named after `name` and the file's extension; one of that name from the same run is replaced.
 * Throws E_ARTIFACT, and says why where the runner has no artifact service.
 */
async function uploadArtifact(name, file, { retentionDays, zipped = false, signal }, { context, tempDir, clock, onRetry }) {
    const { serverUrl, owner, repo, runId } = requireService(context);
    const fullName = zipped ? name : withExtensionOf(file, name);
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempDir, 'artifact-'));
    try {
        // The client takes the file's own name for that of the artifact.
        const named = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, zipped ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) : fullName);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(file, named).catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(file, named));
        const { id, digest } = await (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .retrying */ .R$)(() => attempt(replacing(fullName, named, { retentionDays, zipped }, onRetry), signal), { clock, signal, policy: RETRIES, onRetry: (error) => onRetry?.((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)) });
        if (id === undefined || digest === undefined)
            throw new Error('the service gave no id or digest');
        const url = `${serverUrl}/${owner}/${repo}/actions/runs/${runId}/artifacts/${id}`;
        return { id, name: fullName, url, digest, size: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(named)).size };
    }
    catch (error) {
        signal.throwIfAborted();
        throw error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR ? error : refused(fullName, error);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
}
function withExtensionOf(file, name) {
    const extension = /(?:\.tar)?\.[a-z0-9]+$/i.exec((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file))?.[0] ?? '';
    return name.endsWith(extension) ? name : name + extension;
}
/** Uploads; where the run has an artifact of that name already (409), deletes it and uploads again. */
async function replacing(name, file, { retentionDays, zipped }, onRetry) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(1351), __webpack_require__.e(1659), __webpack_require__.e(6118), __webpack_require__.e(3669), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    const client = new DefaultArtifactClient();
    const form = zipped ? { compressionLevel: 1 } : { skipArchive: true };
    const options = { ...form, ...(retentionDays !== undefined && { retentionDays }) };
    const upload = () => client.uploadArtifact(name, [file], (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), options);
    try {
        return await upload();
    }
    catch (error) {
        if (!/\b409\b|already exists/i.test((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)))
            throw error;
        onRetry?.(`the run has an artifact ${name} already; it is replaced`);
        await client.deleteArtifact(name).catch((cause) => {
            throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('E_ARTIFACT', {
                what: 'The artifact could not be replaced',
                value: name,
                why: `an upload of that name was begun in this run and not finished (${(0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)})`,
                fix: 'Re-run the job, or set another `artifact-name`.',
                cause: error,
            });
        });
        return upload();
    }
}
/** The outcome of an upload; the client cannot be stopped, so an abort only stops the waiting. */
async function attempt(upload, signal) {
    const aborted = Promise.withResolvers();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        return { done: true, value: await Promise.race([upload, aborted.promise]) };
    }
    catch (error) {
        signal.throwIfAborted();
        if (!isPassing(error))
            throw error;
        return { done: false, error };
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
/** What the client gave up on though it may work a moment later; refusals of the service are not of that kind. */
function isPassing(error) {
    if (!(error instanceof Error))
        return false;
    if (/Unable to make request|Upload progress stalled/.test(error.message))
        return true;
    const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 503;
    return error.name === 'RestError' && status >= 500;
}
function requireService(context) {
    const elsewhere = 'Deploy to another destination: `dir:`, `s3:`, …';
    if (context === undefined)
        throw unavailable('this is not a GitHub runner', elsewhere);
    if ((0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .isEnterpriseServer */ .vh)(context))
        throw unavailable('GitHub Enterprise Server has no artifact service of version 4', `${elsewhere} Or give the output \`bundle-path\` to \`actions/upload-artifact@v3\` in a next step.`);
    if (!context.artifactService)
        throw unavailable('ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set; actions get them, `run` steps do not', 'Use the Action instead of the command, or deploy to another destination.');
    return context;
}
function unavailable(why, fix) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('E_ARTIFACT', { what: 'There is no artifact service here', why, fix });
}
function refused(name, error) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('E_ARTIFACT', {
        what: 'The artifact could not be uploaded',
        value: name,
        why: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error),
        fix: 'Run again; the storage limits of the account are on its billing page.',
        cause: error,
    });
}


/***/ })

};
