((__CHUNK_IMPORT_META__) => {'use strict';const id = 1101;
const ids = [1101,3655,4567];
const modules = {

/***/ 27977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ StartedExport),
/* harmony export */   Uy: () => (/* binding */ SeenBundleLink),
/* harmony export */   ih: () => (/* binding */ SeenAgentJob),
/* harmony export */   x$: () => (/* binding */ SeenExportJob)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _log_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34019);
/* harmony import */ var _text_path_segment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24924);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74298);




/**
 * The answers of a service as the client reads them: strict in what it cannot do without, forgiving in all else. What
 * has another form than the spec's is as good as absent, and no reason to give a run up.
 */
/** It becomes an output and a line of the log: one line, and no password in an address. */
const line = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((given) => given
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(_log_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .CREDENTIALS */ .tG, '')
    .trim());
const text = line.catch('');
const textOrNull = line.pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1)).nullable().catch(null);
const StartedExport = _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .StartExportResponse */ .UU.extend({
    jobId: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .StartExportResponse */ .UU.shape.jobId.refine(_text_path_segment_js__WEBPACK_IMPORTED_MODULE_3__/* .isPathSegment */ .b, 'it cannot stand in a path'),
});
const SeenExportJob = _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .ExportJob */ .y5.extend({
    status: line.transform((status) => inLowerCase(status, ['completed', 'failed']) ?? status),
    pageCount: zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY(countIn, zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional()),
    // Whatever its form: it is put into words where the job has failed.
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .any */ .bzn().optional(),
});
const SeenBundleLink = _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .BundleLink */ .Z8.extend({
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]).optional().catch(undefined),
});
const SeenAgentJob = _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentJob */ .Je.extend({
    id: text,
    // As with an export job: any other status means that it still runs.
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((status) => inLowerCase(status, _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentJob */ .Je.shape.status.options) ?? 'active'),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ repository: text, ref: textOrNull }).catch({ repository: '', ref: null }),
    model: text,
    prLink: textOrNull,
    createdAt: text,
    archivedAt: textOrNull,
});
function inLowerCase(status, known) {
    const word = status.trim().toLowerCase();
    return known.find((one) => one === word);
}
/** A number of pages, written as a number or in digits. */
function countIn(value) {
    const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}


/***/ }),

/***/ 7910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ routes),
/* harmony export */   Mt: () => (/* binding */ pathTemplate)
/* harmony export */ });
/* unused harmony export API_VERSION */
/** The version of the Admin API description (spec/admin-api, section 9). */
const API_VERSION = '2.0.0';
/** Where the operations live, relative to the base address (spec/admin-api, section 4). Ids are encoded. */
const routes = {
    agentJob: (projectId, id) => `v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(id)}`,
    startExport: () => 'v1/static-export/jobs',
    exportJob: (jobId) => `v1/static-export/jobs/${encodeURIComponent(jobId)}`,
    bundle: (jobId) => `v1/static-export/jobs/${encodeURIComponent(jobId)}/bundle`,
};
/** The path of a route that was made with a name in place of each id: `{name}` or `:name`. */
function pathTemplate(route) {
    return `/${decodeURIComponent(route)}`;
}


/***/ }),

/***/ 74298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Je: () => (/* binding */ AgentJob),
/* harmony export */   UU: () => (/* binding */ StartExportResponse),
/* harmony export */   Yk: () => (/* binding */ StartExportRequest),
/* harmony export */   Z8: () => (/* binding */ BundleLink),
/* harmony export */   y5: () => (/* binding */ ExportJob)
/* harmony export */ });
/* unused harmony export ErrorBody */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);

/**
 * The bodies of the Admin API (spec/admin-api, sections 2 and 4). Named fields are parsed strictly; whatever
 * else a service sends is kept. The one source for client, service, OpenAPI description and conformance tests.
 */
const timestamp = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$({ offset: true });
const AgentJobStatus = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['active', 'completed', 'archived', 'failed']);
const AgentJob = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Unique identifier of the agent job'),
    status: AgentJobStatus.describe('Current status'),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Full URL of the repository on the code host'),
        ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe('Git branch the agent works on'),
    })
        .describe('Source repository information'),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The AI model used for the job'),
    prLink: zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5()
        .nullable()
        .describe('Pull request created by the agent; null while active or when no files were changed'),
    createdAt: timestamp.describe('When the job was created'),
    archivedAt: timestamp.nullable().describe('When the job was archived'),
})
    .meta({ id: 'AgentJob' });
const ErrorBody = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Error message') }).meta({ id: 'Error' });
const StartExportRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    domain: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Domain of the deployment to export'),
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('Version to export, where the service has versions'),
    paths: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional().describe('Export only pages below these paths'),
})
    .meta({ id: 'StartExportRequest' });
const StartExportResponse = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ jobId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Identifier of the export job') })
    .meta({ id: 'StartExportResponse' });
/**
 * Type and unit of `progress` and `pageCount` are not shown by the spec, nor whether there is an `error`: what has
 * another form than those known is as good as absent, and no reason to give a job up.
 */
const ExportJob = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    jobId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().catch(undefined).describe('Identifier of the export job'),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('`completed` and `failed` end the job; any other value means it still runs'),
    progress: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()])
        .nullish()
        .catch(undefined)
        .describe('Live progress, while the job runs'),
    pageCount: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish().catch(undefined).describe('Number of pages in the export'),
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })])
        .nullish()
        .catch(undefined)
        .describe('Why the job failed'),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().catch(undefined).describe('When the job was created'),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().catch(undefined).describe('When the job last changed'),
})
    .meta({ id: 'ExportJob' });
const BundleLink = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    bundleUrl: zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5().describe('Presigned object-storage link to the bundle archive'),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([timestamp, zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(8.64e15)])
        .describe('Time after which `bundleUrl` no longer works'),
    sizeBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish().catch(undefined).describe('Size of the archive in bytes'),
})
    .meta({ id: 'BundleLink' });


/***/ }),

/***/ 36989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ hashFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);


/** Bytes read at once. Hashing costs more than reading: without promises for each file it takes half the time. */
const PIECE = 2 ** 20;
const NO_BYTES = Buffer.alloc(0);
/** For all files, one after the other: made for each, it takes ten times as long as to hash a small one. */
let memory;
/** Reads a file once and hashes it. */
function hashFile(algorithm, path) {
    memory ??= Buffer.allocUnsafeSlow(PIECE);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
    try {
        const bytes = memory.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, memory, 0, PIECE, 0));
        if (bytes.length < PIECE)
            return { size: bytes.length, digest: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)(algorithm, bytes), bytes };
        const hashing = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm);
        let size = 0;
        for (let length = PIECE; length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, memory, 0, PIECE, size)) {
            hashing.update(memory.subarray(0, length));
            size += length;
        }
        return { size, digest: hashing.digest('hex'), bytes: NO_BYTES };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}


/***/ }),

/***/ 27387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78142);
/* harmony import */ var _disk_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21968);




/** Writes a value as JSON that people may read, with the folder of its file. Rejects with E_BUNDLE_WRITE. */
async function writeJson(file, value) {
    await (0,_disk_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .onDisk */ .FC)(async () => {
        (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file)));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, `${JSON.stringify(value, null, 2)}\n`);
    });
}


/***/ }),

/***/ 3274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findArtifact),
/* harmony export */   downloadArtifact: () => (/* binding */ downloadArtifact),
/* harmony export */   listArtifacts: () => (/* binding */ listArtifacts)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5605);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78142);
/* harmony import */ var _artifact_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29563);
/* harmony import */ var _unstoppable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33026);






/** The artifacts of this workflow run; of those of one name only the newest. Throws E_ARTIFACT. */
async function listArtifacts(context, signal) {
    (0,_artifact_service_js__WEBPACK_IMPORTED_MODULE_4__.requireArtifactService)(context);
    const client = await (0,_artifact_service_js__WEBPACK_IMPORTED_MODULE_4__/* .artifactClient */ .A)();
    const found = await asked('list the artifacts', signal, () => client.listArtifacts({ latest: true }));
    return found.artifacts;
}
/** The newest artifact of a name in this workflow run; undefined when there is none. Throws E_ARTIFACT. */
async function findArtifact(name, context, signal) {
    (0,_artifact_service_js__WEBPACK_IMPORTED_MODULE_4__.requireArtifactService)(context);
    const client = await (0,_artifact_service_js__WEBPACK_IMPORTED_MODULE_4__/* .artifactClient */ .A)();
    const search = () => client.getArtifact(name).catch((error) => {
        if (error instanceof Error && error.name === 'ArtifactNotFoundError')
            return undefined;
        throw error;
    });
    return (await asked(`find the artifact ${name}`, signal, search))?.artifact;
}
/**
 * Downloads an artifact that is one file into `directory`, an empty or new folder, and returns the file's path.
 * Throws E_ARTIFACT when it does not come or is not as it was uploaded.
 */
async function downloadArtifact({ id, name, digest, size }, directory, signal) {
    (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)(directory);
    const client = await (0,_artifact_service_js__WEBPACK_IMPORTED_MODULE_4__/* .artifactClient */ .A)();
    const options = { path: directory, ...(digest !== undefined && { expectedHash: digest }) };
    const doing = `download the artifact ${name}`;
    const { digestMismatch } = await asked(doing, signal, () => client.downloadArtifact(id, options), size);
    const [file, ...more] = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory);
    if (file === undefined || more.length > 0)
        throw refused(doing, `it is ${more.length + 1} files, not one`);
    if (digestMismatch === true)
        throw refused(doing, 'its digest is not that of the upload');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, file);
}
async function asked(doing, signal, ask, bytes = 0) {
    try {
        return await (0,_unstoppable_js__WEBPACK_IMPORTED_MODULE_5__/* .unlessAborted */ .W)(signal, ask, bytes);
    }
    catch (error) {
        signal.throwIfAborted();
        throw refused(doing, (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error), error);
    }
}
function refused(doing, why, cause) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('E_ARTIFACT', {
        what: `Could not ${doing}`,
        why,
        fix: 'run again; an artifact that has expired is made anew by a new run of the workflow',
        cause,
    });
}


/***/ }),

/***/ 29563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ artifactClient),
/* harmony export */   requireArtifactService: () => (/* binding */ requireArtifactService)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88120);


/**
 * The place of a run that has an artifact service of version 4. Throws E_ARTIFACT, which says why there is none and what
 * to do instead.
 */
function requireArtifactService(context) {
    const elsewhere = 'deploy to another destination: `dir:`, `s3:`, \u2026';
    if (context === undefined)
        throw unavailable('this is not a GitHub runner', elsewhere);
    if ((0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnterpriseServer */ .vh)(context))
        throw unavailable('GitHub Enterprise Server has no artifact service of version 4', `${elsewhere} Or set \`deploy: none\` and give the output \`bundle-path\` to \`actions/upload-artifact@v3\` in a next step.`);
    if (!context.artifactService)
        throw unavailable('ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set; actions get them, `run` steps do not', 'use the Action instead of the command, or deploy to another destination');
    return context;
}
/** GitHub's own client of the service, which is large. */
async function artifactClient() {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(1659), __webpack_require__.e(4730), __webpack_require__.e(3669), __webpack_require__.e(1432), __webpack_require__.e(6118), __webpack_require__.e(1252)]).then(__webpack_require__.bind(__webpack_require__, 91252));
    return new DefaultArtifactClient();
}
function unavailable(why, fix) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_ARTIFACT', { what: 'There is no artifact service here', why, fix });
}


/***/ }),

/***/ 66685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isNameTaken),
/* harmony export */   uploadArtifact: () => (/* binding */ uploadArtifact)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5605);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28394);
/* harmony import */ var _artifact_service_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29563);
/* harmony import */ var _unstoppable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33026);






const RETRIES = { attempts: 3, baseMs: 2000, maxMs: 10_000 };
/**
 * Uploads one file as an artifact of the workflow run, as it is, without a zip around it unless told. The artifact is
 * named after `name` and the file's extension; one of that name from the same run is replaced unless told.
 * Throws E_ARTIFACT, and says why where the runner has no artifact service.
 */
async function uploadArtifact(name, file, { retentionDays, zipped = false, keep = false, signal }, { context, tempDir, clock, onRetry, onLoss = onRetry }) {
    const { serverUrl, owner, repo, runId, runAttempt } = (0,_artifact_service_js__WEBPACK_IMPORTED_MODULE_4__.requireArtifactService)(context);
    const fullName = zipped ? name : withExtensionOf(file, name);
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempDir, 'artifact-'));
    try {
        // The client takes the file's own name for that of the artifact.
        const named = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, zipped ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file) : fullName);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(file, named).catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(file, named));
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(named);
        let brokeOff;
        const { id, digest } = await (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .retrying */ .R$)((number) => {
            const isOthers = number === 1 && runAttempt === 1;
            const options = { retentionDays, zipped, keep, isOthers, brokeOff };
            const upload = () => replacing(fullName, named, options, isOthers ? onLoss : onRetry);
            return attempt(signal, upload, size);
        }, {
            clock,
            signal,
            policy: RETRIES,
            onRetry(error) {
                brokeOff = error;
                onRetry?.(reasonIn(error));
            },
        });
        if (id === undefined || digest === undefined)
            throw new Error('the service gave no id or digest');
        const url = `${serverUrl}/${owner}/${repo}/actions/runs/${runId}/artifacts/${id}`;
        return { id, name: fullName, url, digest, size };
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
const NAME_TAKEN = /\b409\b|already exists/i;
/** Whether an upload failed because the run has an artifact of that name, or the beginning of one. */
function isNameTaken(error) {
    return error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR && NAME_TAKEN.test((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error.cause));
}
/** Uploads; where the run has an artifact of that name already (409), deletes it and uploads again. */
async function replacing(name, file, { retentionDays, zipped, keep, isOthers, brokeOff, }, onReplace) {
    const client = await (0,_artifact_service_js__WEBPACK_IMPORTED_MODULE_4__/* .artifactClient */ .A)();
    const form = zipped ? { compressionLevel: 1 } : { skipArchive: true };
    const options = { ...form, ...(retentionDays !== undefined && { retentionDays }) };
    const upload = () => client.uploadArtifact(name, [file], (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), options);
    try {
        return await upload();
    }
    catch (error) {
        if (keep || !NAME_TAKEN.test((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)))
            throw error;
        // GitHub Pages deploys what has one certain name.
        const advice = zipped ? '' : ': give each job of a matrix a name of its own';
        const hint = isOthers ? ` (another job or step made it${advice})` : '';
        onReplace?.(`the run has an artifact ${name} already; it is replaced${hint}`);
        await client.deleteArtifact(name).catch((cause) => {
            throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('E_ARTIFACT', {
                what: 'The artifact could not be replaced',
                value: name,
                why: brokeOff === undefined
                    ? `an upload of that name was begun in this run and not finished (${(0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)})`
                    : `its upload broke off (${reasonIn(brokeOff)}), and what was begun cannot be taken away`,
                fix: 're-run the job, or set another `artifact-name`',
                cause: error,
            });
        });
        return upload();
    }
}
/** The outcome of an upload. */
async function attempt(signal, upload, bytes) {
    try {
        return { done: true, value: await (0,_unstoppable_js__WEBPACK_IMPORTED_MODULE_5__/* .unlessAborted */ .W)(signal, upload, bytes) };
    }
    catch (error) {
        signal.throwIfAborted();
        if (!isPassing(error))
            throw error;
        return { done: false, error };
    }
}
/** What the client gave up on though it may work a moment later; refusals of the service are not of that kind. */
function isPassing(error) {
    if (!(error instanceof Error))
        return false;
    if (/Unable to make request|Upload progress stalled|Failed to make request after \d+ attempts/.test(error.message))
        return true;
    return error.name === 'RestError' && (statusIn(error) ?? 503) >= 500;
}
/** What the store answered, where an error comes from there. */
function statusIn(error) {
    const { statusCode } = Object(error);
    return typeof statusCode === 'number' ? statusCode : undefined;
}
/** Why the client failed; it hands a page for people on as the words of its store, and an empty answer. */
function reasonIn(error) {
    const words = (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error);
    const status = statusIn(error);
    return status !== undefined && /^\s*(<|$)/.test(words) ? `its store answered ${status}` : words;
}
function refused(name, error) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('E_ARTIFACT', {
        what: 'The artifact could not be uploaded',
        value: name,
        why: reasonIn(error),
        fix: 'run again; the storage limits of the account are on its billing page',
        cause: error,
    });
}


/***/ }),

/***/ 10723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ repositoryRoot),
/* harmony export */   X: () => (/* binding */ checkedOutCommit)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The nearest folder above, or itself, that is a git working tree, up to `top`; undefined where there is none. */
async function repositoryRoot(folder, top = '/') {
    for (let place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);; place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place)) {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, '.git')).catch(() => undefined)) !== undefined)
            return place;
        if (place === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place) === place)
            return undefined;
    }
}
/** The commit checked out around a folder, read without git; undefined where that cannot be told. */
async function checkedOutCommit(folder) {
    const root = await repositoryRoot(folder);
    if (root === undefined)
        return undefined;
    const git = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git');
    const read = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, path), 'utf8').catch(() => '');
    const head = (await read('HEAD')).trim();
    const ref = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
    if (ref === undefined)
        return commitIn(head);
    const loose = commitIn((await read(ref)).trim());
    if (loose !== undefined)
        return loose;
    const packed = (await read('packed-refs')).split('\n').find((line) => line.endsWith(` ${ref}`));
    return commitIn(packed?.split(' ')[0] ?? '');
}
function commitIn(text) {
    return /^[\da-f]{40}([\da-f]{24})?$/.test(text) ? text : undefined;
}


/***/ }),

/***/ 68935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ createGitHubClient)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/http/endless.js
var endless = __webpack_require__(65208);
// EXTERNAL MODULE: ./lib/http/json-in.js
var json_in = __webpack_require__(1102);
// EXTERNAL MODULE: ./lib/http/network-words.js
var network_words = __webpack_require__(84810);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
// EXTERNAL MODULE: ./lib/github/rate-limit.js
var rate_limit = __webpack_require__(88435);
;// CONCATENATED MODULE: ./lib/github/fetch.js






const ATTEMPTS = 5;
/** In all a run waits this long for rate limits; past that it says when the limit ends. */
const RATE_LIMIT_BUDGET_MS = 180_000;
const MOST_REDIRECTS = 3;
/**
 * What octokit sends its requests by. It honours rate limits, and repeats what failed on the way: 5xx and network errors
 * of requests that may be repeated, and any that surely never arrived.
 */
function createFetch(options) {
    const send = persistent(options);
    return async (url, init) => {
        let asked = { url, init };
        let answer = await send(url, init);
        const isRedirected = () => answer.status > 300 && answer.status < 400 && answer.status !== 304;
        for (let hops = 0; init.redirect !== 'manual' && isRedirected() && hops < MOST_REDIRECTS; hops += 1) {
            asked = redirected(asked, answer);
            answer = await send(asked.url, asked.init);
        }
        return readable(asked.url, answer);
    };
}
/**
 * A repository that was renamed leads to its new name, and a file to the store that has it. The token goes to no other
 * host, and neither does what is sent.
 */
function redirected({ url, init }, { status, headers }) {
    const to = URL.parse(headers.location ?? '', url);
    if (to === null)
        throw new Error(`it answered ${status}, which leads nowhere`);
    if (to.origin === new URL(url).origin)
        return { url: to.href, init };
    if ((init.method ?? 'GET') !== 'GET')
        throw new Error(`it answered ${status}, which leads to ${to.origin}: what is written goes to no other host`);
    const kept = Object.entries(init.headers ?? {}).filter(([name]) => name.toLowerCase() !== 'authorization');
    return { url: to.href, init: { ...init, headers: Object.fromEntries(kept) } };
}
function readable(url, { status, headers, words }) {
    return {
        ...{ status, url, headers: new Map(Object.entries(headers)) },
        text: async () => words,
        arrayBuffer: async () => new TextEncoder().encode(words).buffer,
    };
}
/** Sends a request, again where that is safe and worth the time; the last answer is handed on as it is. */
function persistent(options) {
    const { clock, signal, log } = options;
    let budget = RATE_LIMIT_BUDGET_MS;
    return (url, init) => {
        const repeatable = init.method !== 'POST';
        const attempt = async (number) => {
            let answer;
            try {
                answer = await sendOnce(url, init, options);
            }
            catch (error) {
                signal.throwIfAborted();
                const again = (0,retry/* neverReached */.Xb)(error) || (repeatable && (0,retry/* networkErrorCode */.a0)(error) !== undefined);
                if (!again)
                    throw error;
                return { done: false, error };
            }
            const { status, headers, words } = answer;
            if (isStrange(init, answer)) {
                const error = new Error(`what answered ${status} is not GitHub: it sent no JSON`);
                if (!repeatable)
                    throw error;
                return { done: false, error };
            }
            const error = new Error(`GitHub answered ${status}`);
            const pause = (0,rate_limit/* rateLimitPause */.C)(status, headers, words, clock.now());
            if (pause !== undefined && pause <= budget && number < ATTEMPTS) {
                budget -= pause;
                return { done: false, retryAfter: pause, error };
            }
            const passing = pause === undefined && repeatable && (0,retry/* isRetryableStatus */.PS)(status);
            return passing && number < ATTEMPTS ? { done: false, error } : { done: true, value: answer };
        };
        return (0,retry/* retrying */.R$)(attempt, {
            clock,
            signal,
            policy: { attempts: ATTEMPTS, baseMs: 500, maxMs: RATE_LIMIT_BUDGET_MS },
            onRetry: (error, pauseMs) => log.info(`${retryReason(error)}; trying again in ${Math.ceil(pauseMs / 1000)} s`),
        });
    };
}
async function sendOnce(url, init, { http, signal, onRequest }) {
    onRequest?.();
    const { method = 'GET', headers: given, body: sent } = init;
    const { status, headers, body } = await http({ method, url, headers: given, body: sent, signal });
    return { status, headers, words: await (0,endless/* textOf */.b6)(body, wantsJson(init) ? endless/* SMALL_ANSWER */.Vl : endless/* LARGE_ANSWER */.VN) };
}
function retryReason(error) {
    return (0,retry/* networkErrorCode */.a0)(error) === undefined ? (0,failure/* messageOf */.bD)(error) : `GitHub: ${(0,network_words/* networkWords */.G)(error)}`;
}
/** Whether a success says nothing, or something else than JSON: a page for people, or an answer that was cut. */
function isStrange(init, { status, words }) {
    return (status === 200 || status === 201) && wantsJson(init) && typeof (0,json_in/* jsonIn */.Y)(words) !== 'object';
}
/** Files are asked for as what they are, and may be large. */
function wantsJson({ headers }) {
    return /json/.test(headers?.accept ?? '');
}

// EXTERNAL MODULE: ./lib/github/refusal.js
var refusal = __webpack_require__(28595);
;// CONCATENATED MODULE: ./lib/github/client.js


/** Makes a client, whose requests are sent as {@link createFetch} does. */
function createGitHubClient(options) {
    let octokit;
    const load = async () => {
        const { Octokit } = await __webpack_require__.e(/* import() */ 4730).then(__webpack_require__.bind(__webpack_require__, 14730));
        const { token: auth, apiUrl: baseUrl } = options;
        return new Octokit({
            auth,
            baseUrl,
            userAgent: 'docs-export-action',
            request: { fetch: createFetch(options) },
        });
    };
    return {
        async call(operation, work) {
            octokit ??= load();
            try {
                return await work(await octokit);
            }
            catch (error) {
                options.signal.throwIfAborted();
                throw (0,refusal/* refusal */.x5)(operation, error, options.clock.now());
            }
        },
    };
}


/***/ }),

/***/ 27779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ farewellBody),
/* harmony export */   De: () => (/* binding */ OUTDATED_MARK),
/* harmony export */   I2: () => (/* binding */ commentBody),
/* harmony export */   Ql: () => (/* binding */ commentMarker)
/* harmony export */ });
/* harmony import */ var _log_measures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77517);
/* harmony import */ var _lost_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19288);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30018);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93205);




/** GitHub refuses longer comments. */
const MOST_CHARACTERS = 65_536;
/** Tells a comment that was minimised, so that it is shown again when it is news once more. */
const OUTDATED_MARK = '<!-- docs-export: outdated -->';
/** The hidden first line that tells this site's comment from all others. */
function commentMarker(domain) {
    return `<!-- docs-export: ${encodeURIComponent(domain)} -->`;
}
/** The sticky comment of a run: what a reviewer wants to know, with its marker in front. Markdown. */
function commentBody(facts) {
    const { siteUrl, agentJob, changes } = facts;
    const ended = (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .bu)(facts);
    const body = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)([
        commentMarker(facts.domain),
        `### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(facts.domain)}: ${ended}`,
        siteUrl === null || facts.failure !== null || ended === 'planned'
            ? ''
            : `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('Open the site', siteUrl)}**`,
        (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .failureBlock */ .Qu)(facts),
        agentJob === null ? '' : (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .agentSentence */ .Ds)(agentJob),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(['', ''], rows(facts)),
        changes === null ? '' : (0,_lost_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .lostPagesBlock */ .m)(changes.shown.lost, changes.lost),
        ...facts.checks.map(_report_js__WEBPACK_IMPORTED_MODULE_1__/* .findingList */ .QQ),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH)('Changed pages', changedPages(facts)),
        footer(facts),
    ]);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cutToFit */ .XL)(body, MOST_CHARACTERS, (text) => text.length);
}
/** What becomes of the comment when its preview is removed. Markdown. */
function farewellBody(facts) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)([
        commentMarker(facts.domain),
        OUTDATED_MARK,
        `### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(facts.domain)}: ${(0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .bu)(facts)}`,
        (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .failureBlock */ .Qu)(facts) || 'The pull request was closed, and with it its preview.',
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(['', ''], facts.deployments.map(({ destination, status, deleted }) => [
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(destination),
            status === 'removed' ? `removed, ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(deleted, 'file')}` : status,
        ])),
        footer(facts),
    ]);
}
function rows(facts) {
    const { exportJob, changes, bundle, deployments } = facts;
    const found = [];
    if (exportJob !== null && exportJob.pageCount !== null) {
        const counts = changes === null ? '' : `: ${(0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .changeCounts */ .Zg)(changes)}`;
        found.push(['Pages', `${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(exportJob.pageCount)}${counts}`]);
    }
    if (bundle !== null)
        found.push(['Bundle', `${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .bytes */ .ee)(bundle.bytes)}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`sha256:${bundle.sha256}`)}`]);
    for (const { destination, status, url } of deployments) {
        const where = (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .openLink */ .Fe)(status, url);
        found.push(['Destination', [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(destination)}: ${status}`, where].filter(Boolean).join(', ')]);
    }
    const findings = [
        ...(facts.errors > 0 ? [(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(facts.errors, 'error')] : []),
        ...(facts.warnings > 0 ? [(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(facts.warnings, 'warning')] : []),
        ...facts.checks.map((check) => `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(check.name.toLowerCase())}: ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(check.findings)}`),
    ];
    if (findings.length > 0)
        found.push(['Found', findings.join(', ')]);
    found.push(['Time', (0,_log_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(facts.milliseconds)]);
    return found;
}
function changedPages({ changes, siteUrl, changesUrl }) {
    if (changes === null)
        return '';
    const lines = (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .changeLines */ .Ow)(changes.shown, siteUrl);
    const rest = changes.added + changes.changed + changes.removed - lines.length;
    const all = changesUrl === null ? '' : `: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('the whole list', changesUrl)}`;
    if (rest > 0)
        lines.push(`- and ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(rest, 'more page')}${all}`);
    return lines.join('\n');
}
function footer({ run, commit }) {
    const parts = [];
    if (run !== null)
        parts.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`Run ${run.number}`, run.url));
    if (commit !== null)
        parts.push(`commit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(commit.sha.slice(0, 7), commit.url)}`);
    return parts.length === 0 ? '' : `<sub>${parts.join(' \u00b7 ')}</sub>`;
}


/***/ }),

/***/ 50988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ commentFacts),
/* harmony export */   Ll: () => (/* binding */ MOST_PAGES),
/* harmony export */   RE: () => (/* binding */ CommentFacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _admin_api_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27977);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76730);
/* harmony import */ var _some_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86639);




/** Changed pages a comment names; the rest is counted. */
const MOST_PAGES = 50;
/** Findings of one check that a comment lists. */
const MOST_FINDINGS = 10;
const Line = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(1000);
const Words = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(10_000);
const Address = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(4000);
const Count = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const Pages = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Line).max(MOST_PAGES);
const Lost = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ page: Line, now: Line.nullable() })).max(MOST_PAGES);
/**
 * What a comment says of a run. Bounded, because it may come from a run nobody trusts: then it is data and no more,
 * and {@link commentBody} makes Markdown of it as of anything else.
 */
const CommentFacts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    domain: Line,
    siteUrl: Address.nullable(),
    commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: Line, url: Address }).nullable(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ number: Count, url: Address }).nullable(),
    milliseconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().max(1e12),
    /** The phase in which a run that failed came to its end. */
    stoppedIn: Line.nullable(),
    failure: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: Line, message: Words, fix: Words }).nullable(),
    exportJob: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: Line, status: Line, pageCount: Count.nullable(), adoptable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true) })
        .nullable(),
    bundle: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ bytes: Count, sha256: Line }).nullable(),
    deployments: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        destination: Line,
        status: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['published', 'unchanged', 'planned', 'removed', 'failed']),
        url: Address.nullable(),
        deleted: Count,
    }))
        .max(50),
    changes: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        added: Count,
        changed: Count,
        removed: Count,
        layout: Count.default(0),
        lost: Count.default(0),
        shown: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ added: Pages, changed: Pages, removed: Pages, lost: Lost.default([]) }),
    })
        .nullable(),
    changesUrl: Address.nullable(),
    agentJob: _admin_api_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .SeenAgentJob */ .ih.nullable(),
    /** What no diagnostic tells. */
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        name: Line,
        findings: Count,
        shown: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Line).max(MOST_FINDINGS),
        required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    }))
        .max(10)
        .default([]),
    errors: Count,
    warnings: Count,
});
/** The facts of a run as far as its comment tells them. */
function commentFacts(facts) {
    const { domain, siteUrl, commit, run, milliseconds, failure, stoppedIn, exportJob, bundle } = facts;
    const count = (severity) => facts.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return {
        ...{ domain, siteUrl, commit, run, milliseconds, stoppedIn, exportJob, bundle },
        failure: failure && {
            ...failure,
            message: failure.message.slice(0, 5000),
            fix: failure.fix.slice(0, 5000),
        },
        deployments: facts.deployments
            .slice(0, 50)
            .map(({ destination, status, url, deleted }) => ({ destination, status, url, deleted })),
        changes: facts.changes && changesOf(facts.changes),
        changesUrl: facts.changesUrl,
        agentJob: facts.agentJob,
        checks: facts.checks.filter(isTold).map((check) => ({
            ...check,
            shown: check.shown.slice(0, MOST_FINDINGS).map((finding) => finding.slice(0, 1000)),
        })),
        errors: count('error'),
        warnings: count('warning'),
    };
}
/** A reviewer can mend links; what else is found is news where it fails the run. */
function isTold({ name, shown, required }) {
    return shown.length > 0 && (required || name === _facts_js__WEBPACK_IMPORTED_MODULE_1__/* .BROKEN_LINKS */ .Uo);
}
function changesOf(changes) {
    const { lost } = changes;
    const shown = { ...(0,_some_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .someOf */ .yU)((0,_some_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .listedChanges */ .D1)(changes), MOST_PAGES), lost: lost.slice(0, MOST_PAGES) };
    return { ...(0,_some_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .countsOf */ .mQ)(changes), lost: lost.length, shown };
}


/***/ }),

/***/ 74510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ retireComment),
/* harmony export */   G: () => (/* binding */ postComment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27597);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36901);
/* harmony import */ var _comment_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27779);
/* harmony import */ var _list_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68958);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28595);
/* harmony import */ var _shut_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59445);







/**
 * Writes the sticky comment of a domain: on the pull request of the event or, after a push, on the merged one the
 * commit came from. One that is there is updated, and left alone when it already says the same.
 * With `always`, throws E_COMMENT when there is no place to comment and E_GITHUB_API when GitHub refuses.
 */
async function postComment(request) {
    const { mode, context, client } = request;
    if (mode === 'never')
        return skipped('`comment` is `never`');
    if (context === undefined)
        return impossible(mode, 'this is not a GitHub runner');
    if (client === undefined)
        return impossible(mode, '`github-token` is empty', 'leave github-token at its default');
    try {
        const number = request.pullRequest ?? context.pullRequest?.number ?? (await mergedPullRequest(client, context));
        if (number === undefined)
            return impossible(mode, 'no pull request belongs to this run');
        return await upsert(client, context, number, request);
    }
    catch (error) {
        if (mode !== 'auto' || !(error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || error.code === 'E_CANCELLED')
            throw error;
        // A read-only token is how many workflows are meant to run, and a lock is meant, too; anything else is worth a look.
        const forbidden = (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .isForbidden */ .US)(error);
        return {
            status: 'skipped',
            reason: error.message,
            warn: !forbidden,
            forbidden: forbidden && (0,_shut_js__WEBPACK_IMPORTED_MODULE_5__/* .remedyOfShut */ .i)(error.why ?? '') === undefined,
        };
    }
}
function skipped(reason) {
    return { status: 'skipped', reason, warn: false, forbidden: false };
}
const ON_PULL_REQUESTS = 'run on a pull request with `permissions: pull-requests: write`';
function impossible(mode, reason, remedy = ON_PULL_REQUESTS) {
    if (mode === 'auto')
        return skipped(reason);
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_COMMENT', {
        what: 'No comment can be written',
        why: reason,
        fix: `${remedy}, or set \`comment: auto\``,
    });
}
const PERMISSION = 'pull-requests: write';
const PullRequests = zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    number: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    base: zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ ref: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }),
    merged_at: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
    merge_commit_sha: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
}));
/** After a push to a branch: the pull request whose merge made the commit. */
async function mergedPullRequest(client, { owner, repo, sha, ref, eventName }) {
    if (eventName !== 'push' || !ref.startsWith('refs/heads/'))
        return undefined;
    const asking = { doing: 'tell the pull request of the commit', permission: PERMISSION };
    const { data } = await client.call(asking, ({ request }) => request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', { owner, repo, commit_sha: sha }));
    const merged = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .githubAnswer */ .A)(PullRequests, data, asking.doing).filter((one) => one.merged_at != null && `refs/heads/${one.base.ref}` === ref);
    return (merged.find((one) => one.merge_commit_sha === sha) ?? merged[0])?.number;
}
/** Replaces the comment of a domain, where there is one, by a last word, and folds it as outdated. */
async function retireComment(client, issue, domain, body) {
    const { owner, repo, number } = issue;
    const existing = await find(client, { owner, repo, issue_number: number }, (0,_comment_body_js__WEBPACK_IMPORTED_MODULE_2__/* .commentMarker */ .Ql)(domain));
    if (existing === undefined)
        return undefined;
    if (!sameText(existing.body ?? '', body)) {
        await client.call({ doing: 'write the comment', permission: PERMISSION }, ({ request }) => request(UPDATE, { owner, repo, comment_id: existing.id, body }));
    }
    return { url: existing.html_url, folded: await fold(client, existing, true) };
}
const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
const FOLD = 'mutation($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { clientMutationId } }';
const UNFOLD = 'mutation($id: ID!) { unminimizeComment(input: { subjectId: $id }) { clientMutationId } }';
/** Hides a comment as outdated, or shows it again; false where GitHub would not. Nothing depends on it. */
async function fold(client, { node_id: id }, hide) {
    try {
        await client.call({ doing: 'fold the comment', permission: PERMISSION }, ({ graphql }) => graphql(hide ? FOLD : UNFOLD, { id }));
        return true;
    }
    catch (error) {
        if ((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(error) === 'E_CANCELLED')
            throw error;
        return false;
    }
}
const ExistingComment = zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    node_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
    author_association: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
    user: zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }).nullable(),
});
async function upsert(client, { owner, repo }, number, { domain, body }) {
    const existing = await find(client, { owner, repo, issue_number: number }, (0,_comment_body_js__WEBPACK_IMPORTED_MODULE_2__/* .commentMarker */ .Ql)(domain));
    const writing = { doing: 'write the comment', permission: PERMISSION };
    if (existing === undefined) {
        const { data } = await client.call(writing, ({ request }) => request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
            ...{ owner, repo, issue_number: number, body },
        }));
        return { status: 'created', url: addressIn(data), pullRequest: number };
    }
    if (sameText(existing.body ?? '', body))
        return { status: 'unchanged', url: existing.html_url, pullRequest: number };
    const { data } = await client.call(writing, ({ request }) => request(UPDATE, { owner, repo, comment_id: existing.id, body }));
    if (existing.body?.includes(_comment_body_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTDATED_MARK */ .De) && !body.includes(_comment_body_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTDATED_MARK */ .De))
        await fold(client, existing, false);
    return { status: 'updated', url: addressIn(data), pullRequest: number };
}
function addressIn(written) {
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .githubAnswer */ .A)(zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ html_url: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }), written, 'write the comment').html_url;
}
/** Looks through the comments page by page, no further than the one with the marker. */
async function find(client, issue, marker) {
    const reading = { doing: 'list the comments', permission: PERMISSION };
    for await (const comments of (0,_list_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .listPages */ .p)(client, reading, { route: LIST, ...issue }, ExistingComment)) {
        const found = comments.find((comment) => comment.body?.startsWith(marker) && isTrusted(comment));
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/**
 * Only a bot, or someone who may write to the repository: anybody can copy the marker into a comment of theirs, and
 * could change it again after we updated it.
 */
function isTrusted({ user, author_association: association = 'NONE' }) {
    return user?.type === 'Bot' || ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(association);
}
/** GitHub may give back other line ends than it was sent. */
function sameText(a, b) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return plain(a) === plain(b);
}


/***/ }),

/***/ 90251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ retireDeployments),
/* harmony export */   Yy: () => (/* binding */ createDeployment),
/* harmony export */   jl: () => (/* binding */ finishDeployment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var _http_json_in_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1102);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36901);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88120);
/* harmony import */ var _list_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68958);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30018);






const PERMISSION = 'deployments: write';
const TELL_STATUS = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
/** Deployments of one pull request made inactive at once; each is a request. */
const MOST_RETIRED = 30;
/** The newest deployments, a hundred a page, that are looked through: many pull requests may share an environment. */
const MOST_PAGES = 10;
/** Tells GitHub that the commit is being deployed; the deployment's id. */
async function createDeployment(client, context, { environment, domain, shared }) {
    const { owner, repo, pullRequest } = context;
    const { data } = await client.call({ doing: 'create the deployment', permission: PERMISSION }, ({ request }) => request('POST /repos/{owner}/{repo}/deployments', {
        ...{ owner, repo, environment, ref: (0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOf */ .D3)(context).sha },
        task: 'deploy',
        description: `Documentation of ${domain}`,
        // The commit is what this run checked out, whatever became of the branch.
        auto_merge: false,
        // This very run is one of the checks that would be waited for.
        required_contexts: [],
        transient_environment: pullRequest !== null && shared,
        payload: { 'docs-export': { domain, pullRequest: pullRequest?.number ?? null } },
    }));
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .githubAnswer */ .A)(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }), data, 'create the deployment').id;
}
/** Tells GitHub how a deployment ended, and where it can be seen. */
async function finishDeployment(client, { owner, repo, runUrl }, id, { state, url, description, }) {
    await client.call({ doing: 'finish the deployment', permission: PERMISSION }, ({ request }) => request(TELL_STATUS, {
        ...{ owner, repo, deployment_id: id, state, log_url: runUrl },
        description: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(description, 140),
        ...(url !== null && { environment_url: url }),
    }));
}
const Deployment = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), payload: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J() });
const Payload = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    'docs-export': zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ domain: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), pullRequest: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nullable() }),
});
/** Makes the deployments of a pull request and domain inactive; how many. */
async function retireDeployments(client, { owner, repo }, { environment, domain, number }) {
    const listing = { doing: 'list the deployments', permission: PERMISSION };
    const list = { route: 'GET /repos/{owner}/{repo}/deployments', owner, repo, environment };
    const found = [];
    let pages = 0;
    for await (const deployments of (0,_list_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .listPages */ .p)(client, listing, list, Deployment)) {
        found.push(...deployments.filter((one) => isOwn(one.payload, domain, number)).map(({ id }) => id));
        pages += 1;
        if (found.length >= MOST_RETIRED || pages === MOST_PAGES)
            break;
    }
    const own = found.slice(0, MOST_RETIRED);
    for (const id of own) {
        await client.call({ doing: 'make the deployment inactive', permission: PERMISSION }, ({ request }) => request(TELL_STATUS, {
            ...{ owner, repo, deployment_id: id, state: 'inactive' },
            description: 'The preview was removed',
        }));
    }
    return own.length;
}
/** GitHub gives a payload back as an object, or as the text it was sent as. */
function isOwn(payload, domain, number) {
    const parsed = Payload.safeParse(typeof payload === 'string' ? (0,_http_json_in_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonIn */ .Y)(payload) : payload);
    if (!parsed.success)
        return false;
    const { 'docs-export': ours } = parsed.data;
    return ours.domain === domain && ours.pullRequest === number;
}


/***/ }),

/***/ 76730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Uo: () => (/* binding */ BROKEN_LINKS),
  _2: () => (/* binding */ failureFacts),
  Pu: () => (/* binding */ failureLine),
  tN: () => (/* binding */ redactFacts)
});

;// CONCATENATED MODULE: ./lib/errors/codes.js
/** Every stable error code with its meaning and remedy. The table in README is generated from it. */
const CODES = {
    // inputs
    E_INPUT_MISSING: ['A required input is empty.', 'Give the input.'],
    E_INPUT_INVALID: ['An input has a value of the wrong form.', 'The message shows the expected form.'],
    E_INPUT_CONFLICT: ['Two inputs contradict each other.', 'Remove one of them, as the message says.'],
    E_PLACEHOLDER: [
        'A placeholder such as `{pr}` has no value in this event.',
        'The message says which have one; run the step on other events only where they are known.',
    ],
    E_DOCS_DIR: [
        '`docs-dir`, or the folder to publish, cannot be read, or its projects cannot stand side by side in one site.',
        'Check the path, and that the checkout step ran before; rename a folder where two would stand at one address.',
    ],
    E_DOCS_JSON_MISSING: ['No `docs.json` was found.', 'Point `docs-dir` at the folder that holds it.'],
    E_DOCS_JSON_INVALID: ['`docs.json` is broken.', 'The message names line and column.'],
    E_SHARDS: [
        'The parts of a site that was built on several machines do not fit together.',
        'Build all parts from one commit with the same inputs; the message names what is missing or differs.',
    ],
    // admin API
    E_API_KEY_REJECTED: [
        'The service rejected the API key, or its plan (401, 402 or 403).',
        'Generate a new admin key; keys expire. Static export needs an Enterprise plan.',
    ],
    E_API_REQUEST_REJECTED: [
        'The service refused the request (4xx).',
        'The message carries the service\u2019s own words.',
    ],
    E_API_NOT_FOUND: [
        'The service does not know the job or the domain (404, 410), or knows no such operation (405, 501), as where `base-url` is the address of a site.',
        'Check `base-url`, `domain` and the ids.',
    ],
    E_API_UNREACHABLE: [
        'The service could not be reached, or kept answering 429 or 5xx.',
        'Check `base-url` and the network, then run again.',
    ],
    E_API_RESPONSE: [
        'The service answered something that is not the Admin API.',
        'Check that `base-url` is the API\u2019s address, not the site\u2019s.',
    ],
    // export
    E_EXPORT_FAILED: [
        'The export job ended as failed.',
        'The message carries the job\u2019s error, where the service gives one: mend it, then run again, without `export-job-id`.',
    ],
    E_EXPORT_TIMEOUT: [
        'The export job did not complete within `export-timeout`.',
        'Raise `export-timeout`; the job of a hosted service goes on, and can be adopted with `export-job-id`.',
    ],
    // bundle
    E_BUNDLE_DOWNLOAD: [
        'The bundle could not be downloaded.',
        'Run again, with `export-job-id` in a new run: a fresh link is made. With `docs-export host`, give a fresh link.',
    ],
    E_BUNDLE_FORMAT: ['The bundle is neither .tar.gz nor .zip, or is damaged.', 'Generate the bundle again.'],
    E_BUNDLE_UNSAFE: [
        'The archive holds an entry that could write outside its folder or over another.',
        'Do not use this bundle; report it to the service.',
    ],
    E_BUNDLE_LIMIT: [
        'The archive exceeds a limit on files, bytes or ratio.',
        'If the site is really that large, say so in an issue.',
    ],
    E_BUNDLE_WRITE: [
        'The files of a bundle or a site could not be written to disk.',
        'The message carries the system\u2019s reason: free some space, or check who may write to the folder.',
    ],
    E_MANIFEST_INVALID: [
        'A manifest is not what this program writes.',
        'Remove the file the message names; the destination is listed instead.',
    ],
    // checks
    E_CHECK_FAILED: [
        'A check named in `fail-on` found something.',
        'See the list of findings, or remove the check from `fail-on`.',
    ],
    // deploy
    E_DEPLOY_FAILED: ['At least one destination failed.', 'See the table of destinations.'],
    E_DEPLOY_DENIED: [
        'The destination refused the credentials or the permission.',
        'The message names the permission.',
    ],
    E_DEPLOY_NOT_FOUND: [
        'The bucket or folder of the destination does not exist.',
        'Create it, or correct the destination.',
    ],
    E_DEPLOY_UNREACHABLE: [
        'The destination could not be reached, or kept answering 5xx.',
        'Run again: what arrived is reused.',
    ],
    E_DEPLOY_CREDENTIALS: [
        'No credentials for the destination were found.',
        'Add a login step, or set the variables the message names.',
    ],
    E_DEPLOY_VERIFY: [
        'Pages fetched after publishing are not what was published.',
        'Check `site-url`, and caches or proxies in between.',
    ],
    E_ROLLBACK: [
        'The release before cannot be brought back.',
        'Publish the older commit again; `grace=` keeps what a rollback needs.',
    ],
    E_GUARD_PAGE_LOSS: [
        'The new site has far fewer pages than the published one.',
        'Check the export; raise `max-page-loss` if the loss is meant.',
    ],
    E_GUARD_LOST_PAGES: [
        'Pages would be gone whose addresses lead nowhere, and `fail-on` names `lost-pages`.',
        'Add the redirects that the summary shows to `docs.json`, or take `lost-pages` out of `fail-on`.',
    ],
    E_GUARD_NO_INDEX: [
        'The bundle has no `index.html`.',
        'Add a page to the navigation; nothing was published.',
    ],
    E_GUARD_STALE_RUN: [
        'The destination was published by a newer run.',
        'Nothing to do: the newer site stays. Runs of a workflow under a new name count from 1 again: add `force=true` to the destination for one run.',
    ],
    E_GUARD_REQUIRED: [
        'The site lacks a path that `require=` of a destination names.',
        'Check the export, or correct `require=`.',
    ],
    E_GUARD_FOLDER: [
        'The folder of a `dir:` destination holds something that no earlier run put there.',
        'Name an empty or new folder; `force=true` replaces what is no checkout.',
    ],
    E_GUARD_PRUNE: [
        'The destination holds another site, which this one would delete.',
        'Correct the bucket, prefix or folder; `force=true` lets this site take the place.',
    ],
    E_GUARD_LIMIT: [
        'The site exceeds a limit of the destination\u2019s host.',
        'The message names the limit; publish elsewhere, or make the site smaller.',
    ],
    E_GIT: ['A git command of a `branch:` destination failed.', 'The message carries git\u2019s own words.'],
    // github
    E_GITHUB_API: ['The GitHub API refused a request.', 'Check `github-token` and the job\u2019s `permissions`.'],
    E_GITHUB_RATE_LIMIT: [
        'The rate limit of the GitHub API lasts longer than a run waits.',
        'Run again after the time in the message.',
    ],
    E_GITHUB_EVENT: [
        'The event file, or an address, that the runner gives cannot be understood.',
        'Check the variable of the job that the message names, such as `GITHUB_EVENT_PATH`.',
    ],
    E_GITHUB_OUTPUT: [
        'The outputs of the step cannot be written.',
        'Check the variable `GITHUB_OUTPUT` of the job, and the room on the disk of the runner.',
    ],
    E_COMMENT: [
        'The comment was demanded, but there is no place for it, or no token.',
        'With `comment: auto` this is no failure.',
    ],
    E_COMMENT_RESULT: [
        'The result of another run is not what this program writes, or is not of the pull request it names.',
        'Look at the run it came from; nothing was posted.',
    ],
    E_FORK_DEPLOY: [
        'A fork\u2019s pages would be published where readers expect yours.',
        'Name the destination with `{pr}`, or check out your own code.',
    ],
    E_ATTESTATION: [
        'The bundle could not be attested; nothing was published.',
        'Give the job `id-token: write` and `attestations: write`; runs of forks cannot have them.',
    ],
    E_ARTIFACT: ['The artifact could not be uploaded.', 'Run again; see the message for the service\u2019s answer.'],
    // agent
    E_AGENT_FAILED: [
        'The agent job ended as failed.',
        'See the job in the dashboard, or remove `agent` from `fail-on`.',
    ],
    E_AGENT_TIMEOUT: ['The agent job did not finish within `agent-timeout`.', 'Raise `agent-timeout`.'],
    // other
    E_PORT: ['A server could not listen on its port.', 'Choose another `--port`, or 0 for a free one.'],
    E_STDOUT: [
        'Standard output could not be written to its end.',
        'Free some space where it leads to, then run again.',
    ],
    E_NODE_VERSION: [
        'The Node.js that runs the command is too old.',
        'Install Node.js 24 or newer; in a checkout, `npx docs-export` takes the one that `npm ci` brings.',
    ],
    E_CANCELLED: [
        'The run was cancelled.',
        'Run again. What was published before is whole; an export of a hosted service is gone on with by `export-job-id`.',
    ],
    E_UNEXPECTED: ['Something nobody foresaw.', 'Please open an issue with the log.'],
};

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/github/facts.js


/** The check that a comment tells of whether or not it is required. */
const BROKEN_LINKS = 'Broken links';
/**
 * The facts without secrets. To be done before they become Markdown: there a secret is spelled with entities, and
 * would no longer be found.
 */
function redactFacts(facts, redact) {
    return JSON.parse(JSON.stringify(facts), (_key, value) => typeof value === 'string' ? redact(value) : value);
}
/** What ended a run in one line, as errors have it. */
function failureLine({ message, fix, code }) {
    return `${fix === '' ? message : `${(0,failure/* withoutStop */.f6)(message)}: ${fix}`} [${code}]`;
}
/** Describes anything thrown for the report; the remedy of its code stands in where it brings no own. */
function failureFacts(error) {
    const code = (0,failure/* codeOf */.$N)(error);
    if (!(error instanceof failure/* Failure */.HR))
        return { code, message: (0,failure/* messageOf */.bD)(error), fix: CODES[code][1] };
    return { code, message: (0,failure/* reasonOf */.A3)(error), fix: error.fix ?? CODES[code][1] };
}


/***/ }),

/***/ 68958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ listPages)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36901);


/** The pages of a list, a hundred entries each, each asked for by the link on the one before; throws E_GITHUB_API. */
async function* listPages(client, operation, { route, ...parameters }, schema) {
    let ask = ({ request }) => request(route, { ...parameters, per_page: 100 });
    for (;;) {
        const { data, headers } = await client.call(operation, ask);
        yield (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .githubAnswer */ .A)(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(schema), data, operation.doing);
        const next = /<([^<>]+)>;\s*rel="next"/.exec(headers.link ?? '')?.[1];
        if (next === undefined)
            return;
        ask = ({ request }) => request(`GET ${next}`);
    }
}


/***/ }),

/***/ 19288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ lostPagesBlock)
/* harmony export */ });
/* harmony import */ var _deploy_host_files_routing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51974);
/* harmony import */ var _log_measures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77517);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30018);



/** The redirects that lead readers of pages on which are gone, to be copied into `docs.json`. Markdown; nothing where none is. */
function lostPagesBlock(lost, total = lost.length) {
    if (total === 0)
        return '';
    const led = lost.filter(({ now }) => now !== null);
    const others = lost.filter(({ now }) => now === null).map(({ page }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_deploy_host_files_routing_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(page)));
    const rest = total - lost.length;
    const [links, lead] = total === 1 ? ['1 old address', 'leads'] : [`${total} old addresses`, 'lead'];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .blocks */ .Bv)([
        `**${links} ${lead} nowhere.** Readers who follow old links, and search engines, find no page there.`,
        led.length === 0
            ? ''
            : `If these are the pages that took their place, \`redirects\` in \`docs.json\` leads them on:`,
        led.length === 0 ? '' : redirects(led),
        others.length === 0
            ? ''
            : `No new page is like ${others.join(', ')}: let a redirect lead to what comes nearest.`,
        rest === 0 ? '' : `And ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(rest, 'more', 'more')}.`,
    ]);
}
function redirects(lost) {
    const rules = lost.map(({ page, now }) => `  { "source": ${inFence((0,_deploy_host_files_routing_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(page))}, "destination": ${inFence((0,_deploy_host_files_routing_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(now ?? 'index'))} }`);
    return ['```json', '"redirects": [', rules.join(',\n'), ']', '```'].join('\n');
}
/** JSON that cannot end the block of code it stands in; a blank would end the address in `_redirects`. */
function inFence(text) {
    return JSON.stringify(text.replaceAll(' ', '%20')).replaceAll('`', '\\u0060');
}


/***/ }),

/***/ 88435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ rateLimitPause)
/* harmony export */ });
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28394);

/** GitHub asks for at least a minute when a secondary limit comes without a time. */
const SECONDARY_PAUSE_MS = 60_000;
/**
 * How long GitHub asks to wait, in milliseconds, when an answer is a primary or secondary rate limit;
 * `undefined` when it is none, so that a plain 403 is not taken for one.
 */
function rateLimitPause(status, headers, words, now) {
    if (status !== 403 && status !== 429)
        return undefined;
    const asked = (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfterMs */ .Vs)(headers, now);
    if (asked !== undefined)
        return asked;
    if (headers['x-ratelimit-remaining'] === '0') {
        const reset = Number(headers['x-ratelimit-reset']) * 1000;
        // The reset is given in whole seconds, and the clocks may differ a little.
        return Number.isFinite(reset) ? Math.max(0, reset - now) + 1000 : SECONDARY_PAUSE_MS;
    }
    return status === 429 || /secondary rate limit|abuse detection/i.test(words)
        ? SECONDARY_PAUSE_MS
        : undefined;
}


/***/ }),

/***/ 28595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ githubStatus),
/* harmony export */   US: () => (/* binding */ isForbidden),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _http_certificate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98895);
/* harmony import */ var _http_network_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84810);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88435);
/* harmony import */ var _shut_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59445);





function isRequestError(error) {
    return error instanceof Error && error.name === 'HttpError';
}
/** The status GitHub answered, where an error came from an answer of GitHub. */
function githubStatus(error) {
    const cause = error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? error.cause : error;
    return isRequestError(cause) && cause.response !== undefined ? cause.status : undefined;
}
/** Whether GitHub refused because the token may not: read-only tokens are how runs of forks are meant to be. */
function isForbidden(error) {
    return (error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR && error.code === 'E_GITHUB_API' && [403, 404].includes(githubStatus(error) ?? 0));
}
/** The failure for what octokit threw; anything else as it is. */
function refusal({ doing, permission }, error, now) {
    if (!isRequestError(error))
        return error;
    const { status, response } = error;
    if (response === undefined) {
        return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_GITHUB_API', {
            what: `GitHub could not be reached to ${doing}`,
            why: (0,_http_network_words_js__WEBPACK_IMPORTED_MODULE_1__/* .networkWords */ .G)(error),
            fix: `${(0,_http_certificate_js__WEBPACK_IMPORTED_MODULE_3__/* .secureConnectionProblem */ .N)(error)?.fix ?? 'check the network and the proxy of the runner'}, then run again`,
            cause: error,
        });
    }
    const { words, details } = saidIn(response.data);
    const pause = (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .rateLimitPause */ .C)(status, response.headers, words, now);
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(pause === undefined ? 'E_GITHUB_API' : 'E_GITHUB_RATE_LIMIT', {
        what: `GitHub refused to ${doing}`,
        value: String(status),
        why: [(0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutStop */ .f6)(words), ...details].join(': '),
        fix: (0,_shut_js__WEBPACK_IMPORTED_MODULE_4__/* .remedyOfShut */ .i)(words) ??
            remedy(status, permission, pause === undefined ? undefined : new Date(now + pause)),
        cause: error,
    });
}
/** The message of an error and, where it is of what was sent, what is wrong with that. */
function saidIn(data) {
    const { message = '', errors } = Object(data);
    const all = (Array.isArray(errors) ? errors : [errors]).map((one) => {
        const { message: own, field, code } = Object(one);
        return String(typeof one === 'string' ? one : (own ?? [field, code].join(' '))).trim();
    });
    const some = all.filter((text) => text !== '').slice(0, 3);
    return { words: String(message), details: some.length === 0 ? [] : [some.join('; ')] };
}
function remedy(status, permission, limitEnds) {
    if (limitEnds !== undefined)
        return `the rate limit ends at ${limitEnds.toISOString()}; run again after that`;
    if (status === 401)
        return 'the token is wrong or expired; check `github-token`';
    if (status === 403 || status === 404)
        return `give the job \`permissions: ${permission}\`, or \`github-token\` a token that may do so`;
    return status >= 500 ? 'run again; GitHub has a fault of its own' : 'see the words of GitHub before this';
}


/***/ }),

/***/ 58645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ parseResult),
/* harmony export */   Gx: () => (/* binding */ resultArtifact),
/* harmony export */   T3: () => (/* binding */ LARGEST_RESULT),
/* harmony export */   b$: () => (/* binding */ brokenResult),
/* harmony export */   by: () => (/* binding */ trustedFacts),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/* unused harmony export ResultFile */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _comment_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50988);



/** Larger ones are not read: nothing of ours is. */
const LARGEST_RESULT = 512 * 1024;
/** What a run that may not comment leaves for one that may. Whoever reads it must check every word. */
const ResultFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().positive(),
    facts: _comment_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .CommentFacts */ .RE,
});
/** The artifact that carries it; its file is named so too. Each domain has its own. */
function resultArtifact(domain) {
    return `docs-export-comment-${domain}.json`;
}
/** The failure of a result that cannot be used. */
function brokenResult(why, cause, fix = 'look at the run it came from') {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_COMMENT_RESULT', {
        what: 'The result of the run cannot be used',
        why,
        fix: `${fix}; nothing was posted`,
        cause,
    });
}
/** That of one larger than any of ours. */
function tooLarge() {
    return brokenResult(`it is larger than ${LARGEST_RESULT} bytes`);
}
/** Reads a result; throws E_COMMENT_RESULT where it is anything but what this program writes. */
function parseResult(bytes) {
    if (bytes.length > LARGEST_RESULT)
        throw tooLarge();
    let value;
    try {
        value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch (error) {
        throw brokenResult('it is not JSON', error);
    }
    const parsed = ResultFile.safeParse(value);
    if (parsed.success)
        return parsed.data;
    // Neither values nor keys of the file: whatever stands in them.
    const where = parsed.error.issues[0]?.path.filter((part) => typeof part === 'string').join('.') ?? '';
    throw brokenResult(`it has not the form of a result${/^[a-z.]+$/i.test(where) ? ` at ${where}` : ''}`, parsed.error);
}
/**
 * The facts of a result with all that could mislead put right: names and addresses are those that are known here,
 * links lead to pages of the run alone, and of an agent, which such a run cannot have asked, nothing is said.
 */
function trustedFacts({ facts }, known) {
    const ofRun = (url) => {
        if (url === null || !URL.canParse(url))
            return null;
        const { href } = new URL(url);
        return href.startsWith(`${known.run.url}/`) ? href : null;
    };
    return {
        ...facts,
        ...known,
        siteUrl: null,
        agentJob: null,
        changesUrl: ofRun(facts.changesUrl),
        deployments: facts.deployments.map((deployment) => ({ ...deployment, url: ofRun(deployment.url) })),
    };
}


/***/ }),

/***/ 59445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ remedyOfShut)
/* harmony export */ });
/** What GitHub says of a place where no token may write, and what to do. */
const SHUT = [
    [/\bis locked\b/i, 'unlock the conversation, or go on without the comment; no other token may write it'],
    [/\bwas archived\b/i, 'the repository takes no changes, of any token, until it is unarchived'],
];
/** What to do where GitHub's words say that a place is shut: locked, or archived. */
function remedyOfShut(words) {
    return SHUT.find(([said]) => said.test(words))?.[1];
}


/***/ }),

/***/ 65671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KK: () => (/* binding */ problemsMarkdown),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   eH: () => (/* binding */ summaryMarkdown)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _log_measures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77517);
/* harmony import */ var _lost_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19288);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30018);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93205);
/* harmony import */ var _some_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86639);






/** GitHub drops a step's summary that is larger. */
const MOST_BYTES = 1024 * 1024;
const MOST_WARNINGS = 100;
const MOST_PAGES = 500;
/** More pages are folded: checks and warnings stand below them. */
const MOST_UNFOLDED = 20;
/** The job summary of a run, good or failed. Markdown within 1 MiB. */
function summaryMarkdown(facts) {
    const { changes, agentJob, siteUrl } = facts;
    const markdown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)([
        `## ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(facts.domain)}: ${(0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .outcome */ .bu)(facts)}`,
        (0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .failureBlock */ .Qu)(facts),
        agentJob === null ? '' : (0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .agentSentence */ .Ds)(agentJob),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(['', ''], overview(facts)),
        section('Time', phaseChart(facts.phases)),
        section('Contents', contents(facts.kinds)),
        section('Destinations', destinations(facts)),
        changes === null ? '' : section('Changed pages', changedPages(changes, siteUrl)),
        section('Checks', checks(facts)),
        section('Warnings', warnings(facts.diagnostics)),
    ]);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cutToFit */ .XL)(`${markdown}\n`, MOST_BYTES, (text) => Buffer.byteLength(text));
}
/** Appends the summary where the runner wants it; `redact` is the second net after that of `redactFacts`. */
async function writeSummary(path, markdown, redact) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)(path, redact(markdown)).catch((cause) => {
        throw new Error('The job summary could not be written', { cause });
    });
}
/** The summary of a run whose inputs cannot be used; `problems` are lines of text. */
function problemsMarkdown(problems) {
    const list = problems.map((problem) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(problem)}`).join('\n');
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cutToFit */ .XL)(`## Nothing was started\n\n${list}\n`, MOST_BYTES, (text) => Buffer.byteLength(text));
}
function changedPages(changes, siteUrl) {
    const list = (0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .changeList */ .Fs)(changes, siteUrl, MOST_PAGES);
    const counts = (0,_some_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .countsOf */ .mQ)(changes);
    const isShort = counts.added + counts.changed + counts.removed <= MOST_UNFOLDED;
    const lost = (0,_lost_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .lostPagesBlock */ .m)(changes.lost.slice(0, MOST_PAGES), changes.lost.length);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)([lost, isShort ? list : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH)((0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .changeCounts */ .Zg)(counts), list)]);
}
function section(title, body) {
    return body === '' ? '' : `### ${title}\n\n${body}`;
}
function overview(facts) {
    const { siteUrl, exportJob, changes, bundle, commit, run } = facts;
    const rows = [];
    // What was removed is not worth a visit.
    const isGone = (0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .outcome */ .bu)(facts) === 'preview removed';
    if (siteUrl !== null && !isGone)
        rows.push(['Site', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(siteUrl.replace(/^https?:\/\//, ''), siteUrl)]);
    if (exportJob !== null) {
        rows.push(['Export job', `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(exportJob.id)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(exportJob.status)}`]);
        if (exportJob.pageCount !== null)
            rows.push(['Pages', (0,_log_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(exportJob.pageCount)]);
    }
    if (changes !== null)
        rows.push(['Changes', (0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .changeCounts */ .Zg)((0,_some_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .countsOf */ .mQ)(changes))]);
    if (bundle !== null)
        rows.push(['Bundle', `${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .bytes */ .ee)(bundle.bytes)}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`sha256:${bundle.sha256}`)}`]);
    if (commit !== null)
        rows.push(['Commit', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(commit.sha.slice(0, 7), commit.url)]);
    if (run !== null)
        rows.push(['Run', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(String(run.number), run.url)]);
    if (facts.githubRequests > 0)
        rows.push(['GitHub API', (0,_log_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(facts.githubRequests, 'request')]);
    rows.push(['Time', (0,_log_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(facts.milliseconds)]);
    return rows;
}
/** The phases as a Mermaid chart; a bar is seconds. Not a Gantt chart: that would show the reader's time zone. */
function phaseChart(phases) {
    if (phases.length === 0)
        return '';
    const seconds = phases.map(({ milliseconds }) => Math.max(0, milliseconds / 1000));
    const longest = Math.max(0.1, ...seconds);
    const names = phases.map(({ name }) => `"${name.replace(/[^\p{L}\p{N} .,-]/gu, ' ').trim() || 'phase'}"`);
    return [
        '```mermaid',
        'xychart-beta horizontal',
        `    x-axis [${names.join(', ')}]`,
        `    y-axis "seconds" 0 --> ${longest.toFixed(2)}`,
        `    bar [${seconds.map((value) => value.toFixed(2)).join(', ')}]`,
        '```',
    ].join('\n');
}
/** Files and bytes by kind, and the bytes as a pie. */
function contents(kinds) {
    const some = kinds.filter(({ bytes: size }) => size > 0);
    const slices = some.map(({ name, bytes: size }) => `    "${name}" : ${Math.max(0.01, size / 1000).toFixed(2)}`);
    const pie = ['```mermaid', 'pie showData title kB by kind', ...slices, '```'].join('\n');
    const rows = kinds.map(({ name, files, bytes: size }) => [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(name), (0,_log_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(files), (0,_log_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .bytes */ .ee)(size)]);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)([some.length === 0 ? '' : pie, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(['Kind', 'Files', 'Size'], rows)]);
}
function destinations({ deployments, failure }) {
    const head = ['Destination', 'Status', 'Added', 'Updated', 'Deleted', 'Unchanged', 'Sent', 'Time', ''];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(head, deployments.map((one) => [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(one.destination),
        one.status,
        ...[one.added, one.updated, one.deleted, one.unchanged].map(_log_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD),
        one.headers !== undefined && one.bytes > 0 ? `${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .bytes */ .ee)(one.bytes)} to send` : (0,_log_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .bytes */ .ee)(one.bytes),
        (0,_log_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(one.milliseconds),
        result(one, failure),
    ]));
}
/** Where the site is, or why it is not, unless the headline says so (`told`). */
function result({ status, url, error }, told) {
    if (error === null)
        return (0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .openLink */ .Fe)(status, url);
    if (told !== null && (told.code === error.code || told.message.includes(error.message)))
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(error.code);
    // A message has its code at its end.
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(error.message.replace(/ \[[A-Z_]+\]$/, ''))} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(error.code)})`;
}
function checks({ checks: all }) {
    const rows = all.map(({ name, findings, required }) => [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(name),
        (0,_log_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(findings),
        findings === 0 ? 'passed' : required ? 'failed' : 'allowed',
    ]);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(['Check', 'Found', ''], rows), ...all.map(_report_js__WEBPACK_IMPORTED_MODULE_3__/* .findingList */ .QQ)]);
}
function warnings(diagnostics) {
    const told = (0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .worstFirst */ .md)(diagnostics);
    const first = told.slice(0, MOST_WARNINGS);
    const rows = first.map(({ severity, message, hint, file, line }) => [
        severity,
        file === undefined ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(line === undefined ? file : `${file}:${line}`),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(hint === undefined ? message : `${message} (${hint})`),
    ]);
    const rest = told.length - first.length;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)([
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(['', 'Where', 'What'], rows),
        rest === 0 ? '' : `And ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(rest, 'more', 'more')}.`,
    ]);
}


/***/ }),

/***/ 33026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unlessAborted)
/* harmony export */ });
/** These clients wait for ever where a connection falls silent in the middle of an answer. */
const LONGEST_MS = 10 * 60_000;
/** Bytes a millisecond that the slowest connection is believed to carry. */
const SLOWEST = 100;
/**
 * Work of a client that cannot be stopped, which moves `bytes`: an abort only stops the waiting, and rejects with the
 * signal's reason; so does a time in which it surely would have ended.
 */
async function unlessAborted(signal, begin, bytes = 0) {
    signal.throwIfAborted();
    const ended = Promise.withResolvers();
    const abort = () => ended.reject(signal.reason);
    const longest = LONGEST_MS + bytes / SLOWEST;
    const timer = setTimeout(() => {
        ended.reject(new Error(`it did not come to an end within ${Math.round(longest / 60_000)} minutes`));
    }, longest);
    signal.addEventListener('abort', abort);
    try {
        return await Promise.race([begin(), ended.promise]);
    }
    finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
    }
}


/***/ }),

/***/ 84244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ INPUTS)
/* harmony export */ });
/* unused harmony export OUTPUTS */
// Generated from action.yml by `npm run generate`; never edited.
/** The inputs of action.yml, which are also the flags of `docs-export run`. */
const INPUTS = {
    "domain": { description: "Domain of the documentation site to export, as a bare host name, such as `docs.example.com`.", required: true, default: "" },
    "mode": { description: "`export` exports and deploys, `cleanup` removes the preview of a pull request that was closed, `comment` posts the comment of a run of a fork, `merge` joins the parts that `shard` made. `auto` cleans up on the closing of a pull request where a destination holds `{pr}`, and exports otherwise.", required: false, default: "auto" },
    "base-url": { description: "Address of a service with the Admin API. Empty means the embedded service, which renders the repository's own `docs.json` project.", required: false, default: "" },
    "api-key": { description: "Admin API key of the hosted service (begins with `svc_`). Keep it in a secret.", required: false, default: "" },
    "docs-dir": { description: "Folder of the `docs.json` project, for the embedded service. Several, one a line or as a pattern such as `packages/*/docs`, become one site. Empty means the repository's root, else `docs`.", required: false, default: "" },
    "cache-dir": { description: "Folder in which the embedded service keeps what it made, so that the next run only makes what changed. Keep it between runs with `actions/cache`. Empty keeps nothing.", required: false, default: "" },
    "export-job-id": { description: "Adopt this export job of the hosted service instead of starting one.", required: false, default: "" },
    "export-version": { description: "Version of the documentation to export, where the site has versions. Empty means that of the pushed tag, where there is such a version.", required: false, default: "" },
    "export-paths": { description: "Export only the pages at or below these paths, one a line.", required: false, default: "" },
    "shard": { description: "Render only one of several parts of the site, such as `2/8`, and upload it as an artifact for `mode: merge`. Embedded service only.", required: false, default: "" },
    "parts": { description: "Folder with the parts for `mode: merge`, each a `.tar.gz`. Empty means the artifacts of this workflow run.", required: false, default: "" },
    "export-timeout": { description: "Longest time for the export job, such as `90s`, `45m` or `2h`, a day at most; a bare number is minutes.", required: false, default: "60m" },
    "deployment-type": { description: "Where the bundle will be served, `cloud`, `client-hosted` or `air-gapped`. Decides which features the embedded service puts in.", required: false, default: "client-hosted" },
    "deploy": { description: "Destinations, one a line, as a URL and then `key=value` options, such as `s3://bucket/prefix region=eu-west-1`, or `none`. `{pr}`, `{branch}`, `{tag}`, `{sha}` and `{version}` are filled in.", required: false, default: "artifact" },
    "headers": { description: "Headers of published files, one rule a line, as `*.html: cache-control: no-cache`: a pattern as in `.gitignore`, then `cache-control` or `content-type`. The last rule that means a file wins.", required: false, default: "" },
    "artifact-name": { description: "Name of the uploaded artifact, to which `.tar.gz` is added. Empty means the domain. Takes the placeholders of `deploy`.", required: false, default: "" },
    "site-url": { description: "Address at which readers reach the published site; shown in summary and comment. Takes the placeholders of `deploy`.", required: false, default: "" },
    "compare-with": { description: "Published site with which the pages are compared in `changes`, summary and comment: its address, or a destination as in `deploy`. Empty means what the first destination holds. On pull requests, name the site that readers see. Takes the placeholders of `deploy`.", required: false, default: "" },
    "verify": { description: "After publishing, fetch this many pages from `site-url` and compare them with what was published, 1000 at most; 0 fetches none.", required: false, default: "0" },
    "github-token": { description: "Token for the comment, `environment`, `attestation`, and the destinations `branch:`, `release`, `pages` and `oci://ghcr.io/\u2026`; each needs its permission of the job.", required: false, default: "" },
    "agent-project-id": { description: "Project of the agent job to report, with `agent-job-id`.", required: false, default: "" },
    "agent-job-id": { description: "Agent job whose pull request link is commented. Needs a hosted service.", required: false, default: "" },
    "agent-timeout": { description: "Longest time to wait for the agent job, such as `10m`, a day at most; a bare number is minutes.", required: false, default: "30m" },
    "environment": { description: "Environment of GitHub to report the deployment to, such as `preview`. Needs `deployments: write`. Empty reports none. Takes the placeholders of `deploy`.", required: false, default: "" },
    "comment": { description: "Comment on the pull request, `auto` (where there is one and the token may), `always` or `never`.", required: false, default: "auto" },
    "fail-on": { description: "What makes the run fail, a list of `page-count`, `broken-links`, `external-requests`, `lost-pages`, `warnings`, `agent`, or `none`. Nothing is deployed when one of the first five finds something.", required: false, default: "page-count, agent" },
    "max-page-loss": { description: "Refuse to publish when the site would lose more than this share of its pages, such as `20%`.", required: false, default: "20%" },
    "plan": { description: "Print and output what would be deployed, and touch nothing.", required: false, default: "false" },
    "attestation": { description: "Attest bundle and manifest before publishing, with the identity of the run. Needs `id-token: write` and `attestations: write`.", required: false, default: "false" },
};
/** The outputs of action.yml with their descriptions. */
const OUTPUTS = {
    "export-job-id": "Identifier of the export job.",
    "export-status": "Status in which the export job ended, such as `completed`.",
    "page-count": "Number of pages in the bundle.",
    "bundle-url": "Presigned link to the bundle. It is a secret until it expires, and masked in logs. That of the embedded service ends with the step; use `bundle-path` there.",
    "bundle-expires-at": "Time after which `bundle-url` no longer works (RFC 3339).",
    "bundle-path": "Path of the downloaded bundle archive on the runner.",
    "bundle-sha256": "SHA-256 digest of the bundle archive, in hex.",
    "bundle-bytes": "Size of the bundle archive in bytes.",
    "site-dir": "Folder on the runner that holds the unpacked site.",
    "manifest-path": "Path of the site's manifest on the runner.",
    "artifact-id": "Identifier of the uploaded artifact, where `deploy` has one.",
    "artifact-url": "Address of the uploaded artifact, where `deploy` has one.",
    "attestation-id": "Identifier of the attestation, with `attestation`.",
    "attestation-url": "Page of the attestation, with `attestation`.",
    "deployments": "JSON array with one entry a destination: status, counts, bytes, address, error; with `plan` also the `requests` and how many updates are of `headers` alone.",
    "changes": "JSON object with the pages that are `added`, `changed` (`layout` has those with the same text) and `removed` (`lost` those without a redirect).",
    "agent-status": "Status of the agent job.",
    "pr-link": "Pull request the agent created; empty when no files were changed.",
    "comment-url": "Address of the comment on the pull request.",
    "comment-file": "Path of the file that holds the comment's facts, where the token may not comment, as in runs of forks.",
};


/***/ }),

/***/ 34567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fillPlaceholders: () => (/* binding */ fillPlaceholders),
/* harmony export */   placeholderValues: () => (/* binding */ placeholderValues)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88120);


const PLACEHOLDERS = ['pr', 'branch', 'tag', 'sha', 'version'];
/**
 * The values of a run: `{pr}` number of the pull request, `{branch}` its head branch or the branch pushed, `{tag}`,
 * `{sha}` the commit a reader knows, `{version}` the exported version, else the tag. They hold nothing but letters,
 * digits, `-`, and in tags and versions `.` and `_`, so that none can leave the folder or host label it stands in.
 */
function placeholderValues(github, exportVersion) {
    const or = (text, why, fix) => text === undefined || text === '' ? { why, fix } : { value: text };
    const given = exportVersion === '' ? undefined : nameSegment(exportVersion);
    if (github === undefined) {
        const nothing = { why: 'this is no run of a workflow', fix: 'write out what it stands for' };
        const version = or(given, nothing.why, nothing.fix);
        return { pr: nothing, branch: nothing, tag: nothing, sha: nothing, version };
    }
    const run = `this run is of ${eventOf(github)}`;
    const ref = /^refs\/(heads|tags)\/(.+)$/.exec(github.ref);
    const pull = github.pullRequest ?? undefined;
    const tag = ref?.[1] === 'tags' ? nameSegment(ref[2] ?? '') : undefined;
    const branch = pull?.headRef ?? (ref?.[1] === 'heads' ? ref[2] : undefined);
    return {
        pr: or(pull === undefined ? undefined : String(pull.number), `${run} and belongs to no pull request`, "run this step on pull requests only (`if: github.event_name == 'pull_request'`), with another for the rest"),
        branch: or(branch === undefined ? undefined : hostLabel(branch), `${run}, not of a branch`, 'run this step on pushes to branches and on pull requests only'),
        tag: or(tag, `${run}, not of a tag`, "run this step on tags only (`if: github.ref_type == 'tag'`)"),
        sha: or(nameSegment((0,_github_context_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOf */ .D3)(github).sha), run, 'run it in a workflow'),
        version: or(given ?? tag, `export-version is empty, and ${run}, not of a tag`, 'give export-version, or run this step on tags only'),
    };
}
function eventOf({ eventName, ref, pullRequest }) {
    return pullRequest === null ? `${eventName} on ${ref}` : `pull request ${pullRequest.number}`;
}
/** Lower-case letters, digits and hyphens, at most 63, as a host label holds: the rule of GitLab's ref slugs. */
function hostLabel(text) {
    const label = text
        .toLowerCase()
        .replaceAll(/[^a-z\d]+/g, '-')
        .slice(0, 63)
        .replaceAll(/^-+|-+$/g, '');
    return label === '' ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text).slice(0, 12) : label;
}
/** One segment of a path that is neither hidden nor a way out. */
function nameSegment(text) {
    return text
        .replaceAll(/[^\w.-]+/g, '-')
        .replaceAll(/\.{2,}/g, '.')
        .slice(0, 100)
        .replaceAll(/^[.-]+|[.-]+$/g, '');
}
const UNKNOWN = {
    why: 'it is no placeholder',
    fix: `write one of ${PLACEHOLDERS.map((one) => `{${one}}`).join(', ')}`,
};
const PATTERN = /\{([a-z][\w-]*)\}/gi;
/** Puts the values in. A placeholder that is unknown or has no value stays, and is a problem. */
function fillPlaceholders(template, values) {
    const problems = new Map();
    const text = template.replaceAll(PATTERN, (whole, name) => {
        const known = PLACEHOLDERS.find((one) => one === name);
        const found = known === undefined ? UNKNOWN : values[known];
        if ('value' in found)
            return found.value;
        problems.set(whole, { value: whole, why: found.why, fix: found.fix + usableHere(values) });
        return whole;
    });
    return { text, problems: [...problems.values()] };
}
function usableHere(values) {
    const usable = PLACEHOLDERS.filter((one) => 'value' in values[one]).map((one) => `{${one}}`);
    return usable.length === 0 ? '' : `; here ${usable.join(', ')} have a value`;
}


/***/ }),

/***/ 29434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: ./lib/deploy/plan/headers.js
var headers = __webpack_require__(15781);
// EXTERNAL MODULE: ./lib/github/context.js
var context = __webpack_require__(88120);
// EXTERNAL MODULE: ./lib/site/site.js
var site = __webpack_require__(33948);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(97035);
;// CONCATENATED MODULE: ./lib/inputs/agent.js

/** The agent job to wait for; undefined where there is none, or where there is a problem, which the reader hears of. */
function readAgent({ given, read, conflict }) {
    const projectId = given('agent-project-id');
    const jobId = given('agent-job-id');
    const timeoutMs = read('agent-timeout', values/* readDuration */.$7);
    // A project alone is usual: workflows set it always, and the job only when an agent has run.
    if (jobId === '')
        return undefined;
    if (projectId === '') {
        return conflict('agent-job-id', 'an agent job belongs to a project', 'give agent-project-id as well');
    }
    if (given('base-url') === '') {
        return conflict('agent-job-id', 'the embedded service has no agent jobs', 'give base-url and api-key, or remove it');
    }
    const ids = [read('agent-project-id', values/* readId */.wh), read('agent-job-id', values/* readId */.wh)];
    return timeoutMs === undefined || ids.includes(undefined) ? undefined : { projectId, jobId, timeoutMs };
}

// EXTERNAL MODULE: ./lib/deploy/parse.js + 1 modules
var parse = __webpack_require__(42705);
// EXTERNAL MODULE: ./lib/deploy/schemes.js + 81 modules
var schemes = __webpack_require__(84845);
;// CONCATENATED MODULE: ./lib/inputs/comparison.js



/** Destinations of which nobody can tell what pages they hold. */
const UNTOLD = new Set(['artifact', 'helm']);
/** Whether a destination tells which pages readers had. */
function tellsPages({ scheme, own = false }) {
    return !own && !UNTOLD.has(scheme);
}
/** The site with which pages are compared: an address, or a destination as `deploy` has them. */
function readComparison(reader) {
    const { filled, read, problem } = reader;
    const text = filled('compare-with');
    if (text === '')
        return undefined;
    const fix = 'give the address of the published site, as https://docs.example.com, or one destination';
    const [scheme = ''] = text.split(/[:\s]/);
    if (!Object.hasOwn(schemes/* SCHEMES */.dz, scheme)) {
        const url = read('compare-with', values/* readHttpUrl */.y7, text);
        return url === undefined ? undefined : { kind: 'address', url };
    }
    const { specs, problems } = (0,parse/* parseDestinations */.d)(text);
    for (const { value, why, fix: remedy } of problems) {
        reader.add({ input: 'compare-with', value, why, fix: remedy, code: 'E_INPUT_INVALID' });
    }
    const [spec, ...others] = specs;
    if (problems.length > 0 || spec === undefined)
        return undefined;
    if (others.length > 0)
        return problem('compare-with', 'pages are compared with one site', fix, 'E_INPUT_INVALID');
    if (UNTOLD.has(spec.scheme))
        return problem('compare-with', `nobody can see which pages an ${spec.scheme} holds`, fix, 'E_INPUT_INVALID');
    return { kind: 'destination', spec };
}

;// CONCATENATED MODULE: ./lib/inputs/config.js
const FAIL_ON = [
    'page-count',
    'broken-links',
    'external-requests',
    'lost-pages',
    'warnings',
    'agent',
];
const COMMENT_MODES = ['auto', 'always', 'never'];
const MODES = ['auto', 'export', 'merge', 'comment', 'cleanup'];

// EXTERNAL MODULE: ./lib/deploy/line-words.js
var line_words = __webpack_require__(41505);
;// CONCATENATED MODULE: ./lib/inputs/follow-up.js




/**
 * What the run is to do. Left open, the closing of a pull request cleans up where a destination is made of its number,
 * which no other pull request and no branch has.
 */
function readMode(reader, github) {
    const mode = reader.read('mode', (text) => (0,values/* readOneOf */.Qk)(text, MODES)) ?? 'export';
    const closed = github?.pullRequest != null && github.action === 'closed';
    if (mode === 'auto')
        return closed && previewLines(reader) !== '' ? 'cleanup' : 'export';
    if (mode === 'cleanup' && !closed) {
        reader.conflict('mode', 'previews are removed when their pull request is closed, and this run is of another event', 'run it on `pull_request` with `types: [closed]`');
    }
    if (mode === 'cleanup' && previewLines(reader) === '') {
        reader.conflict('deploy', 'no destination holds {pr}: none belongs to this pull request alone', 'name the preview with its number, as s3://bucket/preview/pr-{pr}');
    }
    if (mode === 'comment' && github?.eventName !== 'workflow_run') {
        reader.conflict('mode', 'it posts the result of another workflow, and this run is of another event', 'run it on `workflow_run` with `types: [completed]`');
    }
    return mode;
}
/** The lines of `deploy` whose place is made of the pull request's number. */
function previewLines({ value }) {
    return linesOf(value('deploy'))
        .filter((line) => holdsInPlace(line, 'pr'))
        .join('\n');
}
/** Without comments: a placeholder in one stands for nothing. */
function linesOf(text) {
    return text.split(/\r\n|\r|\n/).map(line_words/* uncommented */.sO);
}
/** Whether the place a line names, and not only a message or a name, is made of a placeholder. */
function holdsInPlace(line, placeholder) {
    const [target = '', ...options] = (0,line_words/* wordsOf */.Z9)(line) ?? [];
    const places = [target, ...options.filter((option) => option.startsWith('directory='))];
    return places.some((place) => place.includes(`{${placeholder}}`));
}
/** The inputs of a run that comments or cleans up; what concerns exports only is not looked at. */
function readFollowUp(mode, reader) {
    const { given, filled, read, optional } = reader;
    const domain = readRequiredDomain(reader);
    const cleanup = mode === 'cleanup';
    const config = {
        mode,
        domain,
        // What follows the newest version is nobody's preview.
        destinations: cleanup
            ? readDestinations(reader, previewLines(reader)).filter(({ alias }) => alias === undefined)
            : [],
        artifactName: cleanup
            ? (optional('artifact-name', values/* readArtifactName */.Ep, filled('artifact-name')) ?? domain)
            : domain,
        // A comment for another run is of a pull request that is not known yet.
        siteUrl: cleanup ? optional('site-url', values/* readHttpUrl */.y7, filled('site-url')) : undefined,
        githubToken: optional('github-token', values/* readSecret */.n5, given('github-token')),
        environment: cleanup ? readEnvironmentChoice(reader) : undefined,
        comment: read('comment', (text) => (0,values/* readOneOf */.Qk)(text, COMMENT_MODES)),
        plan: read('plan', values/* readBoolean */.Vf),
    };
    reader.throwProblems();
    // Without problems every value has been read.
    return { config: Object.freeze(config), warnings: reader.warnings };
}
/** The site's host name, which every run needs. */
function readRequiredDomain({ value, read, problem }) {
    if (value('domain') !== '')
        return read('domain', values/* readDomain */.dO);
    const fix = 'give the host name of the site, such as docs.example.com';
    return problem('domain', 'it is required', fix, 'E_INPUT_MISSING');
}
/** The environment, where one is named. */
function readEnvironmentChoice({ value, filled, optional, }) {
    const name = optional('environment', values/* readEnvironment */.Qo, filled('environment'));
    return name === undefined ? undefined : { name, own: value('environment').includes('{pr}') };
}
/** The destinations in a text of the form of the `deploy` input, placeholders filled in. */
function readDestinations(reader, template = reader.value('deploy')) {
    const lines = linesOf(template);
    const text = lines.join('\n').trim();
    if (text === 'none')
        return [];
    if (text === '' && template.trim() !== '')
        reader.warn('deploy holds nothing but comments: nothing is published (deploy: none says so)');
    const parsed = (0,parse/* parseDestinations */.d)(reader.filled('deploy', text));
    for (const { value, why, fix } of parsed.problems) {
        reader.add({ input: 'deploy', value, why, fix, code: 'E_INPUT_INVALID' });
    }
    const own = lines
        .filter((line) => holdsInPlace(line, 'pr') || holdsInPlace(line, 'sha'))
        .flatMap((line) => (0,parse/* parseDestinations */.d)(reader.filled('deploy', line)).specs)
        .map(({ target, options }) => `${target} ${options.directory}`);
    return parsed.specs.map((spec) => own.includes(`${spec.target} ${spec.options.directory}`) ? { ...spec, own: true } : spec);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/make-folder.js
var make_folder = __webpack_require__(78142);
// EXTERNAL MODULE: ./lib/inputs/project-search.js
var project_search = __webpack_require__(23081);
;// CONCATENATED MODULE: ./lib/inputs/parts.js




/** The part of the site to render, where `shard` names one. */
function readShardChoice({ given, optional, conflict }, mode, destinations) {
    if (given('shard') === '')
        return undefined;
    if (mode === 'merge')
        return conflict('shard', 'a run that merges renders no part', 'remove one of the two');
    if (given('base-url') !== '') {
        return conflict('shard', 'a hosted service renders its sites itself', 'remove it, or remove base-url and api-key');
    }
    if (destinations.length > 1 || destinations.some(({ scheme }) => scheme !== 'artifact')) {
        conflict('deploy', 'a part is no site yet: it only becomes an artifact', 'give deploy to the job with mode: merge');
    }
    return optional('shard', values/* readShard */.Xy);
}
/** Where the parts of `mode: merge` come from. */
function readParts({ given, problem, conflict }, workspace) {
    if (given('base-url') !== '' || given('api-key') !== '') {
        return conflict('base-url', 'parts are merged by the embedded service', 'remove base-url and api-key');
    }
    const folder = given('parts') === '' ? undefined : (0,external_node_path_.resolve)(workspace, given('parts'));
    if (folder !== undefined && !(0,make_folder/* isFolder */.l)(folder)) {
        return problem('parts', 'there is no such folder', 'download the parts into it first', 'E_INPUT_INVALID');
    }
    const [docsDir = '', ...more] = (0,values/* readLines */.Se)(given('docs-dir'));
    if (more.length > 0) {
        return conflict('docs-dir', 'parts are of one project', 'name the project whose parts are merged');
    }
    return { kind: 'parts', docsDir: annotatedFolder(docsDir, workspace), folder };
}
/** Where the docs project would be: to merge, it need not be checked out. */
function annotatedFolder(given, workspace) {
    if (given !== '')
        return (0,external_node_path_.resolve)(workspace, given);
    const docs = (0,external_node_path_.join)(workspace, 'docs');
    return !(0,project_search/* isProject */.YS)(workspace) && (0,project_search/* isProject */.YS)(docs) ? docs : workspace;
}

// EXTERNAL MODULE: ./lib/inputs/placeholders.js
var placeholders = __webpack_require__(34567);
// EXTERNAL MODULE: ./lib/inputs/declared.generated.js
var declared_generated = __webpack_require__(84244);
// EXTERNAL MODULE: ./lib/inputs/problem.js
var inputs_problem = __webpack_require__(35934);
;// CONCATENATED MODULE: ./lib/inputs/reader.js



/** Opens the inputs of a run; `places` are the values of placeholders. */
function createReader(raw, places) {
    const problems = [];
    const warnings = [];
    const given = (name) => (raw[name] ?? '').trim();
    const value = (name) => given(name) || declared_generated/* INPUTS */.m[name].default;
    const add = (problem) => {
        problems.push(problem);
        return undefined;
    };
    const problem = (input, why, fix, code) => {
        const isSecret = (input === 'api-key' || input === 'github-token') && given(input) !== '';
        const shown = isSecret ? '***' : given(input);
        return add({ input, value: shown, why, fix, code });
    };
    const read = (input, reader, text = value(input)) => {
        const reading = reader(text);
        return reading.ok ? reading.value : problem(input, reading.why, reading.fix, 'E_INPUT_INVALID');
    };
    return {
        ...{ given, value, problem, read, add, warnings },
        filled(input, template = value(input)) {
            const { text, problems: found } = (0,placeholders.fillPlaceholders)(template, places);
            for (const one of found) {
                const known = problems.some((other) => other.input === input && other.value === one.value);
                if (!known)
                    add({ input, ...one, code: 'E_PLACEHOLDER' });
            }
            return text;
        },
        optional: (input, reader, text = value(input)) => (text === '' ? undefined : read(input, reader, text)),
        conflict: (input, why, fix) => problem(input, why, fix, 'E_INPUT_CONFLICT'),
        warn: (message) => void warnings.push(message),
        throwProblems() {
            const [first, ...others] = problems;
            if (first !== undefined)
                throw new inputs_problem/* InvalidInputs */.h([first, ...others]);
        },
    };
}

// EXTERNAL MODULE: ./lib/text/shell-word.js
var shell_word = __webpack_require__(29574);
// EXTERNAL MODULE: ./lib/inputs/docs-projects.js + 1 modules
var docs_projects = __webpack_require__(7641);
;// CONCATENATED MODULE: ./lib/inputs/service.js





/**
 * The service that exports the site: the hosted one that `base-url` names, else the embedded one with its docs project,
 * which is looked for below `workspace`. Undefined where there is a problem, which the reader hears of.
 */
async function readService(reader, workspace, github) {
    if (reader.given('parts') !== '')
        reader.warn('parts is ignored: only a run with mode: merge joins parts');
    return reader.given('base-url') === '' ? readEmbedded(reader, workspace) : readHosted(reader, github);
}
async function readEmbedded(reader, workspace) {
    const { given, problem, conflict } = reader;
    if (given('api-key') !== '') {
        return conflict('api-key', 'there is no base-url to send it to', 'give base-url, or remove api-key to use the embedded service');
    }
    const found = await (0,docs_projects/* findDocsProjects */.z)(given('docs-dir'), workspace);
    const shellWord = (0,shell_word/* shellWordIn */.o)(given('cache-dir'));
    if (shellWord !== undefined) {
        return problem('cache-dir', `only a shell knows what ${shellWord} is`, 'write a path below the checkout, such as .docs-export-cache, or one in full', 'E_INPUT_INVALID');
    }
    const cacheDir = given('cache-dir') === '' ? undefined : (0,external_node_path_.resolve)(workspace, given('cache-dir'));
    if ('problems' in found) {
        for (const one of found.problems)
            reader.add({ input: 'docs-dir', ...one });
        return undefined;
    }
    const { directory, several } = found.projects;
    if (several.length > 0 && given('shard') !== '') {
        return conflict('shard', `docs-dir means ${several.length} projects, and parts are of one`, 'render each project in a job of its own, sharded where it is large, or leave shard empty');
    }
    return { kind: 'embedded', docsDir: directory, several, cacheDir };
}
function readHosted(reader, github) {
    const { given, read, problem } = reader;
    const key = given('api-key');
    const baseUrl = read('base-url', values/* readServiceUrl */.bX);
    if (key === '') {
        const why = 'base-url names a hosted service, which needs a key';
        return problem('api-key', why, howToGiveKey(github), 'E_INPUT_MISSING');
    }
    if (read('api-key', values/* readSecret */.n5) === undefined)
        return undefined;
    if (baseUrl !== undefined && /\/v\d+\/*$/.test(baseUrl.pathname)) {
        reader.warn(`base-url ends with a version, ${baseUrl.pathname}: the paths of the Admin API have /v1 and /v2 of their own; leave it out where the service answers 404`);
    }
    if (!key.startsWith('svc_'))
        reader.warn('api-key: admin keys begin with svc_; this one does not');
    if (given('cache-dir') !== '') {
        reader.warn('cache-dir is ignored: only the embedded service, which runs without base-url, keeps a cache');
    }
    if (given('docs-dir') !== '')
        reader.warn('docs-dir is ignored: with base-url the hosted service renders the site');
    return baseUrl === undefined ? undefined : { kind: 'hosted', baseUrl, apiKey: key };
}
function howToGiveKey(github) {
    if (github === undefined)
        return 'give an admin API key in the variable DOCS_EXPORT_API_KEY, or with --api-key';
    return (0,context/* isOfFork */.OU)(github)
        ? "GitHub gives no secrets to runs of a fork's pull request: leave base-url empty there, so that the checkout is rendered, as the guide on pull requests shows"
        : 'give an admin API key from a secret that this run has (runs of forks have none, and those of Dependabot only its own)';
}

;// CONCATENATED MODULE: ./lib/inputs/read.js












/**
 * Checks all inputs together, the docs project among them, before anything is started. Throws {@link InvalidInputs}
 * with every problem. Reads files below `workspace` (an absolute path), and nothing else. `github` tells the mode,
 * where the inputs leave it open, and what placeholders stand for.
 */
async function readInputs(raw, workspace, github) {
    const reader = createReader(raw, (0,placeholders.placeholderValues)(github, (raw['export-version'] ?? '').trim()));
    const mode = readMode(reader, github);
    if (mode === 'export' || mode === 'merge')
        return readExport(mode, reader, workspace, github);
    return readFollowUp(mode, reader);
}
async function readExport(mode, reader, workspace, github) {
    const { given, filled, read, optional, conflict } = reader;
    const domain = readRequiredDomain(reader);
    const service = mode === 'merge' ? readParts(reader, workspace) : await readService(reader, workspace, github);
    const agent = readAgent(reader);
    const exportTimeoutMs = read('export-timeout', values/* readDuration */.$7);
    const deploymentType = read('deployment-type', (text) => (0,values/* readOneOf */.Qk)(text, site/* DEPLOYMENT_TYPES */._));
    const destinations = readDestinations(reader);
    if (mode === 'merge' || given('base-url') === '')
        refuseEndingLinks(reader, destinations);
    if (github !== undefined)
        checkReleases(reader, destinations, github);
    const shard = readShardChoice(reader, mode, destinations);
    const headers = readHeaders(reader);
    const artifactName = optional('artifact-name', values/* readArtifactName */.Ep, filled('artifact-name')) ?? domain;
    const siteUrl = optional('site-url', values/* readHttpUrl */.y7, filled('site-url'));
    const compareWith = readComparison(reader);
    const verify = read('verify', (text) => (0,values/* readWholeNumber */.bf)(text, 1000));
    if (verify !== undefined && verify > 0 && given('site-url') === '') {
        conflict('verify', 'there is no site-url to fetch pages from', 'give site-url, or remove it');
    }
    const environment = readEnvironmentChoice(reader);
    const comment = read('comment', (text) => (0,values/* readOneOf */.Qk)(text, COMMENT_MODES));
    const failOn = read('fail-on', (text) => (0,values/* readListOf */.gH)(text, FAIL_ON));
    const isCompared = given('compare-with') !== '' || destinations.some(tellsPages);
    if (failOn?.includes('lost-pages') === true && !isCompared && shard === undefined) {
        conflict('fail-on', 'no destination tells which pages readers had', 'give compare-with, the address of the published site, or leave out lost-pages');
    }
    const maxPageLoss = read('max-page-loss', values/* readPercentage */.PX);
    const plan = read('plan', values/* readBoolean */.Vf);
    const attestation = read('attestation', values/* readBoolean */.Vf);
    const githubToken = optional('github-token', values/* readSecret */.n5, given('github-token'));
    const exportJobId = optional('export-job-id', values/* readId */.wh);
    if (exportJobId !== undefined && given('base-url') === '') {
        conflict('export-job-id', 'jobs of the embedded service end with their run', 'remove it, or give base-url and api-key');
    }
    if (exportJobId !== undefined && (given('export-version') !== '' || given('export-paths') !== '')) {
        reader.warn('export-version and export-paths are ignored: export-job-id adopts a job that has its own');
    }
    const exportPaths = (0,values/* readLines */.Se)(given('export-paths'));
    const several = exportPaths.find((path) => path.includes(','));
    if (several !== undefined)
        reader.warn(`export-paths: ${several} is taken for one path; write several one a line, without commas`);
    reader.throwProblems();
    const config = {
        mode: 'export',
        domain,
        service,
        exportJobId,
        exportVersion: given('export-version') || undefined,
        exportPaths,
        shard,
        exportTimeoutMs,
        deploymentType,
        destinations,
        headers,
        artifactName,
        siteUrl,
        compareWith,
        verify,
        githubToken,
        environment,
        agent,
        comment,
        failOn,
        maxPageLoss,
        plan,
        attestation,
    };
    // Without problems every value has been read.
    return { config: Object.freeze(config), warnings: reader.warnings };
}
function readHeaders({ add, value }) {
    const parsed = (0,headers/* parseHeaderRules */.aA)(value('headers'));
    for (const { line, value: text, why, fix } of parsed.problems) {
        add({ input: `headers, line ${line}`, value: text, why, fix, code: 'E_INPUT_INVALID' });
    }
    return parsed.rules;
}
/** A link of the embedded service ends with the run: nothing can be deployed with it. */
function refuseEndingLinks(reader, destinations) {
    for (const { scheme, target, options } of destinations) {
        if (scheme !== 'helm' || options.bundle !== undefined)
            continue;
        reader.add({
            input: 'deploy',
            value: target,
            why: 'the embedded service ends with its run, and its link with it',
            fix: 'add bundle=s3://bucket/bundles/ to the destination, where the bundle is stored first',
            code: 'E_INPUT_CONFLICT',
        });
    }
}
/** A release is of a tag: without one the whole export would be for nothing, and two of one would be in each other's way. */
function checkReleases(reader, destinations, github) {
    const tag = (0,context/* tagOf */.cO)(github);
    const releases = destinations.filter(({ scheme }) => scheme === 'release');
    const ofTheRun = releases.find(({ options }) => options.tag === undefined);
    if (ofTheRun === undefined)
        return;
    if (tag === undefined) {
        reader.add({
            input: 'deploy',
            value: ofTheRun.target,
            why: `this run is of ${github.ref}, and a release is of a tag`,
            fix: 'run the step on tags only (`on: push: tags`), or write release tag=v1.2.0',
            code: 'E_INPUT_MISSING',
        });
    }
    else if (releases.some(({ options }) => options.tag === tag)) {
        reader.add({
            input: 'deploy',
            value: `release tag=${tag}`,
            why: 'this run is of that tag, and another line has its release already',
            fix: 'remove one of the two, or name another tag',
            code: 'E_INPUT_CONFLICT',
        });
    }
}


/***/ }),

/***/ 14029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ runMode)
});

// EXTERNAL MODULE: ./lib/log/secrets.js
var log_secrets = __webpack_require__(34019);
;// CONCATENATED MODULE: ./lib/admin-api/words.js

/** Where services put the reason of an error; the first is that of the spec (section 7). */
const FIELDS = ['error', 'message', 'detail', 'error_description', 'reason', 'title', 'errors'];
/** Long enough for a sentence or two, short enough for one line. */
const MOST_CHARACTERS = 300;
/** Errors within errors; nobody nests deeper. */
const MOST_LEVELS = 3;
/**
 * What a service says of an error, in one line: its `error` as the spec has it, or the usual forms of others, such as
 * `{ message }`, `{ error: { message } }` and `{ errors: [{ detail }] }`. Undefined where it says nothing.
 */
function wordsIn(value) {
    const words = (0,log_secrets/* withoutLinkSecrets */._S)(search(value, MOST_LEVELS));
    if (words === '')
        return undefined;
    return words.length <= MOST_CHARACTERS ? words : `${cut(words).trimEnd()}\u2026`;
}
/** The beginning, up to the end of a word: the half of a key would not be known as one. */
function cut(words) {
    const start = words.slice(0, MOST_CHARACTERS);
    return /[!-~]/.test(words.charAt(MOST_CHARACTERS)) ? start.replace(/[!-~]+$/, '') : start;
}
function search(value, levels) {
    if (typeof value === 'string')
        return oneLine(value);
    if (levels === 0 || typeof value !== 'object' || value === null)
        return '';
    if (Array.isArray(value)) {
        const all = value.slice(0, 3).map((one) => search(one, levels - 1));
        return all.filter((words) => words !== '').join('; ');
    }
    const fields = new Map(Object.entries(value));
    const found = FIELDS.map((name) => search(fields.get(name), levels - 1)).filter((words) => words !== '');
    // Some have the name of the status in the one field and the reason in another.
    return [...new Set(found.slice(0, 2))].join(': ');
}
/** Without what would move a terminal's cursor or paint its text. */
function oneLine(text) {
    return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

// EXTERNAL MODULE: ./lib/errors/failure.js
var errors_failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/export/deadline.js
/** What a request that is under way at the deadline may take beyond it: the last look has to come to its end. */
const LAST_LOOK_MS = 10_000;
/** A signal for one request of a wait that ends in `leftMs`; `late` tells that the request was given up for that. */
function requestUntil(leftMs, signal, lastLookMs = LAST_LOOK_MS) {
    const late = AbortSignal.timeout(Math.ceil(Math.max(0, leftMs)) + lastLookMs);
    return { signal: AbortSignal.any([signal, late]), late };
}

;// CONCATENATED MODULE: ./lib/admin-api/progress.js
/**
 * The share of a job that is done, 0 to 1, from the spec's untyped `progress`: a number of percent, a fraction,
 * or a text such as `42%` or `12/80`. Undefined where it cannot be told.
 */
function progressShare(progress) {
    if (progress === null || progress === undefined)
        return undefined;
    if (typeof progress === 'number')
        return share(progress > 1 ? progress / 100 : progress);
    const ratio = /^\s*(\d+(?:\.\d+)?)\s*(?:\/|of)\s*(\d+(?:\.\d+)?)/.exec(progress);
    if (ratio !== null)
        return Number(ratio[2]) > 0 ? share(Number(ratio[1]) / Number(ratio[2])) : undefined;
    const percent = /^\s*(\d+(?:\.\d+)?)\s*%/.exec(progress);
    if (percent !== null)
        return share(Number(percent[1]) / 100);
    const bare = progress.trim() === '' ? Number.NaN : Number(progress);
    return Number.isNaN(bare) ? undefined : progressShare(bare);
}
function share(value) {
    return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : undefined;
}

;// CONCATENATED MODULE: ./lib/export/pace.js

/** For a service across a network. */
const HOSTED_PACE = { firstMs: 2000, floorMs: 1000, ceilingMs: 15_000 };
/** For a service on this machine, where a poll costs nothing. */
const LOOPBACK_PACE = { firstMs: 100, floorMs: 100, ceilingMs: 1000 };
/** How long a service wants no further request, where that passes while there is time; undefined for other failures. */
function limitWithin(leftMs, error) {
    const limit = error instanceof errors_failure/* Failure */.HR ? error.limitMs : undefined;
    return limit !== undefined && limit < leftMs ? limit : undefined;
}
/** Milliseconds to wait with a job of this age, of whose progress nothing is known: `limitMs` at least. */
function pauseAtAge(elapsed, pace, limitMs = 0) {
    return Math.max(limitMs, nextPollDelay([{ elapsed, share: undefined }], pace));
}
/** The waste we allow ourselves after completion, as a share of the job's duration. */
const WASTE_SHARE = 0.05;
/** Progress is mostly told in whole percent, so half of one is unknown. */
const SHARE_ERROR = 0.005;
/**
 * Milliseconds to wait before the next poll. Without progress the pause grows with the job's age, so that the
 * waste after completion stays at 5 % or `firstMs`; with progress it aims at the predicted end.
 */
function nextPollDelay(samples, pace) {
    const last = samples.at(-1);
    if (last === undefined)
        return pace.firstMs;
    const agePause = Math.max(pace.firstMs, last.elapsed * WASTE_SHARE);
    const ceiling = Math.max(pace.ceilingMs, last.elapsed * WASTE_SHARE);
    if (last.share === undefined)
        return Math.max(pace.floorMs, agePause);
    // No whole percent yet: at least as much time as has passed is still to come.
    if (last.share < SHARE_ERROR * 2)
        return clamp(last.elapsed * 2, pace.floorMs, ceiling);
    const end = predictedEnd(samples, last.share);
    const remaining = end - last.elapsed;
    const uncertainty = (SHARE_ERROR / last.share) * end;
    const tolerance = Math.max(pace.firstMs, end * WASTE_SHARE);
    // Sure enough: aim just behind the end. Otherwise stop short of it and look again.
    const aim = uncertainty <= tolerance ? remaining + Math.min(uncertainty, tolerance / 2) : remaining * 0.7;
    // A job that lingers at 99 % must not be hammered.
    return clamp(aim, Math.max(pace.floorMs, last.elapsed * 0.02), ceiling);
}
/** When the job will have run to its end, in milliseconds since its start: the sooner of two extrapolations. */
function predictedEnd(samples, share) {
    const last = samples.at(-1)?.elapsed ?? 0;
    const overall = last / share;
    const earlier = samples.findLast((sample) => sample.share !== undefined && sample.share < share);
    if (earlier === undefined || earlier.share === undefined || earlier.share === 0)
        return overall;
    const rate = (share - earlier.share) / (last - earlier.elapsed);
    return Math.min(overall, last + (1 - share) / rate);
}
function clamp(value, low, high) {
    return Math.min(Math.max(value, low), Math.max(low, high));
}

;// CONCATENATED MODULE: ./lib/export/time-text.js
/** A time limit as a person gave it: `90 s`, `45 min`. */
function timeText(milliseconds) {
    const seconds = Math.round(milliseconds / 100) / 10;
    return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 6) / 10} min`;
}

;// CONCATENATED MODULE: ./lib/export/job.js






/** Starts an export job; the body holds only what is set (spec section 4, start static export job). */
async function startExport(api, request, signal) {
    const body = {
        domain: request.domain,
        ...(request.version === undefined ? {} : { version: request.version }),
        ...(request.paths === undefined || request.paths.length === 0 ? {} : { paths: [...request.paths] }),
    };
    return (await api.startExport(body, signal)).jobId;
}
/** Polls in a row without an answer, each of several attempts: the job goes on while its service restarts. */
const MOST_LOST = 3;
/** A new job may be unknown for this long. */
const SETTLING_MS = 10_000;
/**
 * Polls an export job to its end (spec section 3). Only `completed` and `failed` end it; any other status means
 * that it still runs. Rejects with E_EXPORT_FAILED, or the code that the job ended with, E_EXPORT_TIMEOUT, or what the Admin API client throws.
 */
async function pollExport(jobId, options) {
    const { api, clock, pace, signal, timeoutMs } = options;
    const settlingMs = Math.min(SETTLING_MS, timeoutMs);
    const started = clock.now();
    const age = () => clock.now() - started;
    const samples = [];
    let pageCount;
    let pause = nextPollDelay(samples, pace);
    let lost = 0;
    let status;
    let { ended } = options;
    /** Throws where a look that failed ends the wait. */
    const bear = (error) => {
        const isUnknown = (0,errors_failure/* codeOf */.$N)(error) === 'E_API_NOT_FOUND';
        if (isUnknown && options.isNew === true && age() < settlingMs)
            return;
        // Who knew it a moment ago has lost it: no input is wrong.
        if (isUnknown && (status !== undefined || options.isNew === true))
            throw exportGone(jobId, status, error);
        const limit = limitWithin(timeoutMs - age(), error);
        if (limit !== undefined) {
            // The service is well, and the job goes on meanwhile.
            options.onLimit?.(limit);
            pause = pauseAtAge(age(), pace, limit);
            return;
        }
        lost += 1;
        const isOver = lost === MOST_LOST || age() >= timeoutMs;
        if (isOver || (0,errors_failure/* codeOf */.$N)(error) !== 'E_API_UNREACHABLE')
            throw error;
    };
    for (let polls = 1;; polls += 1) {
        // The last look comes at the deadline, not after it.
        await sleepUntil(ended, Math.max(0, Math.min(pause, timeoutMs - age())), options);
        // Told once only: a look that fails is followed by a pause like any other.
        if (ended?.aborted)
            ended = undefined;
        const request = requestUntil(timeoutMs - age(), signal, options.lastLookMs);
        const answer = await api.exportJob(jobId, request.signal).catch((error) => {
            signal.throwIfAborted();
            if (request.late.aborted)
                throw exportTimeout(jobId, status, timeoutMs);
            return bear(error);
        });
        if (answer === undefined)
            continue;
        lost = 0;
        const { job, retryAfterMs } = answer;
        status = job.status;
        const share = progressShare(job.progress);
        const elapsed = age();
        samples.push({ elapsed, share });
        pageCount = job.pageCount ?? pageCount;
        options.onProgress?.(job, share, retryAfterMs);
        if (status === 'completed')
            return { jobId, status, pageCount, polls };
        if (status === 'failed')
            throw exportFailed(jobId, job, options.isGiven);
        if (elapsed >= timeoutMs)
            throw exportTimeout(jobId, status, timeoutMs);
        pause = Math.max(nextPollDelay(samples, pace), retryAfterMs ?? 0);
    }
}
/** Sleeps, or until `ended` aborts; rejects with the signal's reason when that aborts. */
async function sleepUntil(ended, milliseconds, { clock, signal }) {
    const either = ended === undefined ? signal : AbortSignal.any([signal, ended]);
    await clock.sleep(milliseconds, either).catch((error) => {
        signal.throwIfAborted();
        if (!ended?.aborted)
            throw error;
    });
}
/** The failure where a service has lost a job that it knew, with this status where it told one. */
function exportGone(jobId, status, cause) {
    const before = status === undefined ? 'it was started by this run' : `its status was "${status}" before`;
    return new errors_failure/* Failure */.HR('E_API_NOT_FOUND', {
        what: 'The service no longer knows the export job',
        value: jobId,
        why: cause instanceof errors_failure/* Failure */.HR ? `${before}, then ${cause.why}` : before,
        fix: 'run again (without export-job-id, where it is given), which starts another one; if that gets lost too, ask those who run the service',
        cause,
    });
}
/** Codes of what is wrong with the project or the inputs, at the end of what a build of ours says. */
const OF_BUILDS = [
    'E_DOCS_DIR',
    'E_DOCS_JSON_INVALID',
    'E_DOCS_JSON_MISSING',
    'E_INPUT_INVALID',
    'E_SHARDS',
];
function exportFailed(jobId, job, isGiven = false) {
    const said = wordsIn(job);
    const what = 'The export job failed';
    const code = OF_BUILDS.find((one) => typeof job.error === 'string' && job.error.endsWith(` [${one}]`));
    // It says what to do, too.
    if (code !== undefined)
        return new errors_failure/* Failure */.HR(code, { what, value: jobId, why: said?.replace(` [${code}]`, ''), fix: '' });
    const first = said === undefined ? 'look at the job in the dashboard of the service' : 'mend what it names';
    return new errors_failure/* Failure */.HR('E_EXPORT_FAILED', {
        what,
        value: jobId,
        why: said ?? 'the service gives no reason',
        fix: `${first}, then run again${isGiven ? ' without export-job-id, which starts another job' : ''}`,
    });
}
/** What services call a job that has not ended. */
const UNDER_WAY = /^(queued|pending|waiting|started|running|active|processing|in[ _-]?progress)$/i;
function exportTimeout(jobId, status, timeoutMs) {
    const seen = status === undefined ? 'the service has not told its status' : `its status is "${status}"`;
    return new errors_failure/* Failure */.HR('E_EXPORT_TIMEOUT', {
        what: 'The export job did not complete in time',
        value: jobId,
        why: `after ${timeText(timeoutMs)} ${seen}`,
        fix: status === undefined || UNDER_WAY.test(status)
            ? 'raise export-timeout'
            : 'raise export-timeout if it still runs; only "completed" and "failed" end a job, so that one which ended otherwise is a matter for those who run the service',
    });
}

;// CONCATENATED MODULE: ./lib/export/agent-job.js





/**
 * Polls an agent job until it is `completed`, `archived` or `failed` (spec section 3) and returns it as it is then;
 * what a failed one means is the caller's to decide. Rejects with E_AGENT_TIMEOUT.
 */
async function pollAgentJob(options) {
    const { api, clock, signal } = options;
    const until = clock.now() + options.timeoutMs;
    const left = () => until - clock.now();
    let lost = 0;
    let wasSeen = false;
    for (;;) {
        let limit;
        const request = requestUntil(left(), signal, options.lastLookMs);
        const asking = api.agentJob(options.projectId, options.jobId, request.signal);
        const job = await asking.catch((error) => {
            signal.throwIfAborted();
            if (request.late.aborted)
                throw agentTimeout(options, 'the service has not told its status');
            limit = limitWithin(left(), error);
            if (limit !== undefined) {
                options.onLimit?.(limit);
                return undefined;
            }
            lost += 1;
            // Of a job that nobody has seen, nobody can say that it is still active.
            const isOver = lost === MOST_LOST || (!wasSeen && left() <= 0);
            if (isOver || (0,errors_failure/* codeOf */.$N)(error) !== 'E_API_UNREACHABLE')
                throw error;
            return undefined;
        });
        if (job !== undefined) {
            lost = 0;
            wasSeen = true;
            options.onSeen?.(job);
            if (job.status !== 'active')
                return job;
        }
        const leftNow = left();
        if (leftNow <= 0)
            throw agentTimeout(options, 'it is still active');
        const pause = pauseAtAge(options.timeoutMs - leftNow, options.pace, limit);
        await clock.sleep(Math.min(pause, leftNow), signal);
    }
}
function agentTimeout({ jobId, timeoutMs }, seen) {
    return new errors_failure/* Failure */.HR('E_AGENT_TIMEOUT', {
        what: 'The agent job did not finish in time',
        value: jobId,
        why: `${seen} after ${timeText(timeoutMs)}`,
        fix: 'raise agent-timeout, or run again later',
    });
}

// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
// EXTERNAL MODULE: ./lib/log/measures.js
var measures = __webpack_require__(77517);
// EXTERNAL MODULE: ./lib/http/certificate.js
var certificate = __webpack_require__(98895);
// EXTERNAL MODULE: ./lib/http/json-in.js
var json_in = __webpack_require__(1102);
// EXTERNAL MODULE: ./lib/http/network-words.js
var network_words = __webpack_require__(84810);
;// CONCATENATED MODULE: ./lib/admin-api/failures.js






/** What a reader must know of a start whose answer got lost. */
const MAY_HAVE_STARTED = 'the job may have started all the same: look for it in the dashboard, and adopt it with export-job-id';
const CHECK_NETWORK = 'check base-url, and the network and the proxy of the runner';
/**
 * What answers so knows nothing of the operation: the job is gone, or no API is there. A host of files answers 405 or
 * 501 to a POST.
 */
const ELSEWHERE = new Set([404, 405, 410, 501]);
/** The E_API_UNREACHABLE failure of a request that ended in an error. */
function unreachable({ name, idempotent }, error, baseUrl) {
    const code = (0,retry/* networkErrorCode */.a0)(error);
    const fix = (0,certificate/* secureConnectionProblem */.N)(error)?.fix ?? CHECK_NETWORK;
    return new errors_failure/* Failure */.HR('E_API_UNREACHABLE', {
        what: `Could not ${name}`,
        value: baseUrl.origin,
        why: (0,network_words/* networkWords */.G)(error),
        fix: idempotent || (0,retry/* neverReached */.Xb)(error) || code === undefined ? fix : `${fix}; ${MAY_HAVE_STARTED}`,
        cause: error,
    });
}
/** The E_API_UNREACHABLE failure of an answer that did not come to its end. */
function noAnswer({ name, idempotent }, baseUrl, timeoutMs) {
    return new errors_failure/* Failure */.HR('E_API_UNREACHABLE', {
        what: `Could not ${name}`,
        value: baseUrl.origin,
        why: `the answer was not complete after ${timeoutMs / 1000} s`,
        fix: idempotent ? CHECK_NETWORK : `${CHECK_NETWORK}; ${MAY_HAVE_STARTED}`,
    });
}
/** The E_API_RESPONSE failure of an answer that another program may have given. */
function notTheApi({ name, idempotent }, baseUrl, why) {
    const fix = 'check that base-url is the address of the API, not of the site';
    return new errors_failure/* Failure */.HR('E_API_RESPONSE', {
        what: `Could not ${name}`,
        value: baseUrl.origin,
        why,
        fix: `${fix}; if it is, ${idempotent ? 'ask those who run the service' : MAY_HAVE_STARTED}`,
    });
}
/** The failure of an answer with a status that is no success, in the words of the service where it has some. */
function rejection({ name, idempotent, inputs }, { status, body, headers }, { baseUrl, apiKey }, retryAfter) {
    const said = serviceWords(body, apiKey);
    const what = `Could not ${name}`;
    const why = `${baseUrl.host} answered ${status}${said === undefined ? '' : ` (${said})`}`;
    if (status === 401 || status === 402 || status === 403) {
        return new errors_failure/* Failure */.HR('E_API_KEY_REJECTED', {
            what,
            why,
            fix: 'check api-key: admin keys expire, belong to one organization, and static export needs an Enterprise plan',
        });
    }
    if (status === 407) {
        const fix = 'put its user and password into HTTPS_PROXY or HTTP_PROXY, or name the service in NO_PROXY';
        return new errors_failure/* Failure */.HR('E_API_UNREACHABLE', { what, why: `${why}: a proxy in between wants a login`, fix });
    }
    if (ELSEWHERE.has(status)) {
        // The paths of the operations begin with it, and it is often copied along.
        const version = /\/v[12](?=\/?$)/.exec(baseUrl.pathname)?.[0];
        const fix = version === undefined ? `check ${inputs}` : `leave ${version} out of base-url, or check ${inputs}`;
        return new errors_failure/* Failure */.HR('E_API_NOT_FOUND', { what, why, fix });
    }
    if (status >= 300 && status < 400) {
        return new errors_failure/* Failure */.HR('E_API_RESPONSE', {
            what,
            why: `${why} and points ${target(headers, baseUrl)}; redirects are not followed, since the key belongs to base-url alone`,
            fix: 'set base-url to the address the service answers on itself',
        });
    }
    if ((0,retry/* isRetryableStatus */.PS)(status)) {
        const later = status === 429
            ? 'run again later: the service limits how often it is asked'
            : 'run again later; the service is overloaded or down';
        return new errors_failure/* Failure */.HR('E_API_UNREACHABLE', {
            what,
            why: (0,retry/* askingToWait */.YA)(why, retryAfter),
            fix: idempotent || status === 429 ? later : `${later}; ${MAY_HAVE_STARTED}`,
            // A maintenance has an end that is told, too.
            limitMs: status === 429 || status === 503 ? retryAfter : undefined,
        });
    }
    const running = runningJob(body);
    const busy = idempotent
        ? 'wait until the job is done, then run again with its export-job-id'
        : `wait until the job it means is done, or adopt that with export-job-id${running === undefined ? '' : `: ${running}`}; then run again`;
    const wrong = said === undefined ? `check ${inputs}` : 'mend what the service names, then run again';
    return new errors_failure/* Failure */.HR('E_API_REQUEST_REJECTED', {
        what,
        why,
        fix: status === 409 || status === 202 ? busy : wrong,
    });
}
/** No more than the host of a redirect, or that it is the same one: the rest may be a login's. */
function target({ location = '' }, baseUrl) {
    const url = URL.parse(location, baseUrl.href);
    if (url === null || location === '')
        return 'elsewhere';
    return url.origin === baseUrl.origin ? 'to another path' : `to ${url.origin}`;
}
/** The job that stands in the way, where the service names it; a line of text at most. */
function runningJob(body) {
    const { jobId } = Object((0,json_in/* jsonIn */.Y)(body));
    return typeof jobId === 'string' ? wordsIn(jobId) : undefined;
}
/** The service's own words (spec section 7), without the key; of what is no JSON, a short line that is no markup. */
function serviceWords(body, apiKey) {
    const json = (0,json_in/* jsonIn */.Y)(body);
    const isLine = json === undefined && /^[^<{[][^<\n]{0,200}\s*$/.test(body);
    return wordsIn(isLine ? body : json)?.replaceAll(apiKey, '***');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/make-folder.js
var make_folder = __webpack_require__(78142);
// EXTERNAL MODULE: ./lib/github/artifact.js
var artifact = __webpack_require__(66685);
// EXTERNAL MODULE: ./lib/github/artifact-download.js
var artifact_download = __webpack_require__(3274);
// EXTERNAL MODULE: ./lib/github/context.js
var github_context = __webpack_require__(88120);
;// CONCATENATED MODULE: ./lib/github/job-memory.js









const Note = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    key: schemas/* strictObject */.rej({
        baseUrl: schemas/* string */.YjP(),
        domain: schemas/* string */.YjP(),
        version: schemas/* string */.YjP().nullable(),
        paths: schemas/* array */.YOg(schemas/* string */.YjP()),
        commit: schemas/* string */.YjP(),
    }),
    exportJobId: schemas/* string */.YjP().min(1).max(500),
});
/** A run can be repeated for 30 days, but what was exported a week ago is hardly meant any more. */
const RETENTION_DAYS = 7;
const MOST_BYTES = 256 * 1024;
/** What is remembered saves an export at best: no run waits long for it. */
const PATIENCE_MS = 45_000;
/** Keeps each job's id in a tiny artifact, named after the export, so that no two jobs of a matrix share one. */
function createJobMemory(runner, patienceMs = PATIENCE_MS) {
    const { context, tempDir, log, signal } = runner;
    const isAvailable = context?.artifactService === true && !(0,github_context/* isEnterpriseServer */.vh)(context);
    const inFolder = async (work, otherwise) => {
        const late = AbortSignal.timeout(patienceMs);
        let folder;
        try {
            (0,make_folder/* makeFolder */.f)(tempDir);
            folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(tempDir, 'memory-'));
            return await work(folder, AbortSignal.any([signal, late]));
        }
        catch (error) {
            signal.throwIfAborted();
            const why = late.aborted ? `it took longer than ${patienceMs / 1000} s` : (0,errors_failure/* messageOf */.bD)(error);
            log.warning(`${otherwise}: ${why}`);
            return undefined;
        }
        finally {
            // What is left there goes with the runner.
            if (folder !== undefined)
                await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(() => { });
        }
    };
    return {
        async recall(key) {
            if (!isAvailable)
                return undefined;
            return inFolder(async (folder, soon) => {
                const found = await (0,artifact_download/* findArtifact */.K)(`${noteName(key)}.json`, context, soon);
                if (found === undefined)
                    return undefined;
                const path = await (0,artifact_download.downloadArtifact)(found, (0,external_node_path_.join)(folder, 'note'), soon);
                if ((await (0,promises_.stat)(path)).size > MOST_BYTES)
                    throw new Error('the note of the export job is too large');
                const note = Note.parse(JSON.parse(await (0,promises_.readFile)(path, 'utf8')));
                // The name is a digest of the key; only the key itself is certain.
                return JSON.stringify(note.key) === JSON.stringify(ordered(key)) ? note.exportJobId : undefined;
            }, 'What earlier attempts exported could not be looked up');
        },
        async remember(key, exportJobId, instead) {
            if (!isAvailable) {
                if (context !== undefined)
                    log.info(`No artifact service: to go on with this job after a failure, give export-job-id: ${exportJobId}`);
                return;
            }
            await inFolder(async (folder, soon) => {
                const file = (0,external_node_path_.join)(folder, 'note.json');
                const note = { version: 1, key: ordered(key), exportJobId };
                await (0,promises_.writeFile)(file, `${JSON.stringify(note, null, 2)}\n`);
                const options = { retentionDays: RETENTION_DAYS, keep: instead === undefined, signal: soon };
                await (0,artifact.uploadArtifact)(noteName(key), file, options, runner).catch((error) => {
                    if (instead !== undefined || !(0,artifact/* isNameTaken */.h)(error))
                        throw error;
                    // Nothing is lost: either of the two exports will do.
                    log.info('Another job or attempt of this workflow run has begun the same export; a re-run goes on with that one');
                });
            }, 'The export job could not be remembered; a re-run starts another');
        },
    };
}
function noteName(key) {
    return `docs-export-job-${(0,external_node_crypto_.hash)('sha256', JSON.stringify(ordered(key))).slice(0, 16)}`;
}
/** The key with its fields in one order, and the paths, which are a set, in one order too. */
function ordered({ baseUrl, domain, version, paths, commit }) {
    return { baseUrl, domain, version, paths: [...paths].sort(), commit };
}

;// CONCATENATED MODULE: ./lib/export/bundle-link.js


/** A link that ends within this time is as good as expired. */
const SOON_MS = 60_000;
/** The links of one completed job. `onMint` hears of each before anybody else, so that it can be masked. */
function createBundleLinks(api, jobId, context) {
    let newest;
    const mint = async () => {
        const generating = api.generateBundle(jobId, context.signal).catch((error) => {
            // It told of the job that it is completed.
            throw (0,errors_failure/* codeOf */.$N)(error) === 'E_API_NOT_FOUND' ? exportGone(jobId, 'completed', error) : error;
        });
        const { bundleUrl, expiresAt, sizeBytes } = await generating;
        const link = { url: bundleUrl, expiresAt: millisecondsOf(expiresAt), sizeBytes: sizeBytes ?? undefined };
        context.onMint(link);
        newest = link;
        return link;
    };
    return {
        mint,
        async current() {
            const lasts = (newest?.expiresAt ?? Number.POSITIVE_INFINITY) - context.clock.now() > SOON_MS;
            return newest !== undefined && lasts ? newest : await mint();
        },
    };
}
/** The last time that a date can hold. */
const LATEST_MS = 8.64e15;
/**
 * The spec says "timestamp": a date-time, or seconds or milliseconds since the epoch, also in digits. One without a time
 * zone is meant in UTC, as a service has it. Undefined where it is none of these.
 */
function millisecondsOf(expiresAt) {
    if (typeof expiresAt === 'string' && !/^\d+$/.test(expiresAt)) {
        const iso = expiresAt.trim().replace(/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/, '$1T$2Z');
        const time = Date.parse(iso);
        return Number.isNaN(time) ? undefined : time;
    }
    const number = Number(expiresAt ?? Number.NaN);
    const time = number < 1e11 ? number * 1000 : number;
    return time >= 0 && time <= LATEST_MS ? time : undefined;
}

;// CONCATENATED MODULE: ./lib/phases/bundle-links.js



/** Links to the bundle of a job of a domain, each masked and made an output the moment it arrives. */
function bundleLinks(jobId, domain, { api }, context) {
    const { log, clock, signal, setOutput } = context;
    return createBundleLinks(api, jobId, {
        clock,
        signal,
        onMint(link) {
            // What a link may name, and everybody knows, would be missing from all that is said afterwards.
            const secrets = (0,log_secrets/* secretsOfLink */.B5)(link.url).filter((part) => part !== jobId && part !== domain);
            for (const secret of secrets)
                log.mask(secret);
            setOutput('bundle-url', link.url);
            const until = link.expiresAt === undefined ? '' : new Date(link.expiresAt).toISOString();
            setOutput('bundle-expires-at', until);
            log.info(until === '' ? 'Bundle link; the service does not say until when' : `Bundle link until ${until}`);
        },
    });
}
/**
 * Mints again the link of the outputs where a long deployment has aged it: steps that follow may use it. Where that
 * fails, a warning says so; the site is published without it.
 */
async function renewLink(links, { log, signal }) {
    try {
        await links.current();
    }
    catch (error) {
        signal.throwIfAborted();
        log.warning(`The link in bundle-url ends, and there is no fresh one: ${(0,errors_failure/* messageOf */.bD)(error)}`);
    }
}

;// CONCATENATED MODULE: ./lib/phases/export-job.js





/**
 * The job given by hand; else the one that this workflow run started for the same export, unless it failed or is
 * gone; else a new one, which is remembered for steps, jobs and attempts that follow.
 */
async function chooseJob(config, connection, context) {
    const { exportJobId, service } = config;
    const linksOf = (jobId) => bundleLinks(jobId, config.domain, connection, context);
    if (exportJobId !== undefined)
        return { jobId: exportJobId, origin: 'adopted', links: linksOf(exportJobId) };
    const request = { domain: config.domain, version: config.exportVersion, paths: config.exportPaths };
    const start = async () => {
        const { api } = connection;
        const { signal, log } = context;
        const jobId = await startExport(api, request, signal).catch((error) => {
            if (signal.aborted && service.kind === 'hosted')
                log.warning(`The run was cancelled before the service answered: ${MAY_HAVE_STARTED}`);
            if (config.versionIsTag !== true || !isRefusal(error))
                throw error;
            log.info(`The service knows no version ${request.version}, as the tag is called; exporting without one`);
            return startExport(api, { ...request, version: undefined }, signal);
        });
        return { jobId, origin: 'started', links: linksOf(jobId) };
    };
    // The embedded service ends with this process, and its jobs with it.
    if (service.kind !== 'hosted')
        return start();
    const key = {
        baseUrl: service.baseUrl.href,
        domain: config.domain,
        version: config.exportVersion ?? null,
        paths: config.exportPaths,
        commit: context.github?.sha ?? '',
    };
    const { github, workDir, clock, log, signal } = context;
    const memory = createJobMemory({ context: github, tempDir: workDir, clock, log, signal });
    const known = await memory.recall(key);
    if (known !== undefined) {
        const links = linksOf(known);
        const problem = await problemOf(known, links, connection, context);
        if (problem === undefined)
            return { jobId: known, origin: 'remembered', links };
        log.info(`Export job ${known} of this workflow run ${problem}; starting another`);
    }
    const started = await start();
    // Known to later steps even when remembering is cut short.
    context.setOutput('export-job-id', started.jobId);
    await memory.remember(key, started.jobId, known);
    return started;
}
/** Whether the service understood the request and did not want it. */
function isRefusal(error) {
    return ['E_API_NOT_FOUND', 'E_API_REQUEST_REJECTED'].includes((0,errors_failure/* codeOf */.$N)(error));
}
/** Why a job cannot be gone on with; undefined when it can. A completed one shows that its bundle is still there. */
async function problemOf(jobId, links, { api }, { signal }) {
    try {
        const { job } = await api.exportJob(jobId, signal);
        if (job.status === 'failed')
            return 'had failed';
        if (job.status === 'completed')
            await links.current();
        return undefined;
    }
    catch (error) {
        const code = (0,errors_failure/* codeOf */.$N)(error);
        if (code === 'E_API_NOT_FOUND')
            return 'is no longer known to the service';
        if (code === 'E_API_REQUEST_REJECTED')
            return 'has no bundle any more';
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/phases/export.js






const ORIGINS = {
    started: '',
    adopted: ', adopted',
    remembered: ', started earlier in this workflow run and adopted',
};
/** What is said while a service wants no further request. */
function limited(milliseconds) {
    return `The service takes no more requests for now, and ${retry/* ASKS */.Nl} ${timeText(milliseconds)}`;
}
/** A pause between two looks that nobody expects. */
const LONG_MS = 60_000;
/** Starts an export job, or adopts one, and polls it to its end. */
async function exportPhase(connection, { config, context, ledger }) {
    const { log, clock, signal, setOutput } = context;
    const { api, pace, ended } = connection;
    const { jobId, origin, links } = await chooseJob(config, connection, context);
    log.info(`Export job ${jobId} of ${config.domain}${ORIGINS[origin]}`);
    setOutput('export-job-id', jobId);
    const note = (status, pageCount) => {
        // The embedded service ends with the run, and its jobs with it.
        const adoptable = config.service.kind === 'hosted';
        ledger.facts.exportJob = { id: jobId, status, pageCount: pageCount ?? null, adoptable };
    };
    note(origin === 'started' ? 'started' : 'unknown', undefined);
    try {
        const finished = await pollExport(jobId, {
            api,
            clock,
            pace,
            ended,
            timeoutMs: config.exportTimeoutMs,
            signal,
            isNew: origin === 'started',
            isGiven: origin === 'adopted',
            onLimit: (milliseconds) => log.info(limited(milliseconds)),
            onProgress(job, share, retryAfterMs = 0) {
                note(job.status, job.pageCount ?? undefined);
                const percent = share === undefined ? '' : ` ${Math.floor(share * 100)} %`;
                const pages = job.pageCount ? `, ${(0,measures/* counted */.hS)(job.pageCount, 'page')}` : '';
                const asks = retryAfterMs < LONG_MS ? '' : `; the service ${retry/* ASKS */.Nl} ${timeText(retryAfterMs)}`;
                log.progress(`${job.status}${percent}${pages}${asks}`);
            },
        });
        const pages = finished.pageCount === undefined ? 'an unknown number of pages' : (0,measures/* counted */.hS)(finished.pageCount, 'page');
        log.info(`Completed: ${pages}, seen with ${(0,measures/* counted */.hS)(finished.polls, 'poll')}`);
        return { ...finished, links };
    }
    catch (error) {
        // There is nothing to go on with.
        if ((0,errors_failure/* codeOf */.$N)(error) === 'E_API_NOT_FOUND' && ledger.facts.exportJob !== null)
            ledger.facts.exportJob = { ...ledger.facts.exportJob, adoptable: false };
        throw error;
    }
    finally {
        setOutput('export-status', ledger.facts.exportJob?.status ?? 'unknown');
        const pageCount = ledger.facts.exportJob?.pageCount;
        if (typeof pageCount === 'number')
            setOutput('page-count', pageCount);
    }
}

;// CONCATENATED MODULE: ./lib/phases/agent.js




/**
 * Starts to follow the agent job, where there is one, until the run is `over`. What was seen of it last is reported
 * however the run ends.
 */
function followAgent({ api, pace }, { config, context, ledger }, over) {
    const { agent } = config;
    if (agent === undefined)
        return undefined;
    const { clock } = context;
    const signal = AbortSignal.any([context.signal, over]);
    return pollAgentJob({
        api,
        projectId: agent.projectId,
        jobId: agent.jobId,
        clock,
        pace,
        timeoutMs: agent.timeoutMs,
        signal,
        onLimit: (milliseconds) => context.log.info(limited(milliseconds)),
        onSeen(job) {
            ledger.facts.agentJob = job;
        },
    }).then((job) => ({ job }), (error) => ({ error }));
}
/** Makes outputs of what was seen of the agent job last; also of a run that ends before it comes to the agent. */
function agentOutputs({ context: { setOutput }, ledger }) {
    const { agentJob } = ledger.facts;
    if (agentJob === null)
        return;
    setOutput('agent-status', agentJob.status);
    setOutput('pr-link', agentJob.prLink ?? '');
}
/** Waits for the agent job and notes what came of it. Throws what `fail-on` counts as a failure. */
async function agentPhase(followed, { config, context, ledger }) {
    if (ledger.facts.agentJob?.status === 'active')
        context.log.info(`Waiting for agent job ${config.agent?.jobId}, which is active`);
    const outcome = await followed;
    context.signal.throwIfAborted();
    const required = config.failOn.includes('agent');
    if ('error' in outcome) {
        if (required)
            throw outcome.error;
        context.log.warning((0,errors_failure/* messageOf */.bD)(outcome.error));
        return;
    }
    const { job } = outcome;
    const nothing = job.status === 'completed' ? 'no files were changed' : 'no pull request';
    context.log.info(`Agent job ${job.id}: ${job.status}, ${job.prLink ?? nothing}`);
    if (job.status !== 'failed')
        return;
    const failure = new errors_failure/* Failure */.HR('E_AGENT_FAILED', {
        what: 'The agent job failed',
        value: job.id,
        // No field of the spec: exports have it, and services may say it here, too.
        why: wordsIn(job.error),
        fix: 'see the job in the dashboard',
    });
    if (required)
        throw failure;
    context.log.warning(failure.message);
}

;// CONCATENATED MODULE: ./lib/phases/attest.js


/** Before anything is exported: throws E_ATTESTATION where an attestation is wanted that this run cannot give. */
async function requireAttestation({ attestation, plan, shard, githubToken: token }, { github: context, env }) {
    if (!attestation || plan || shard !== undefined)
        return;
    const { requireAttestable } = await __webpack_require__.e(/* import() */ 5718).then(__webpack_require__.bind(__webpack_require__, 5718));
    requireAttestable({ context, token, env });
}
/** Attests bundle and manifest, before anything is published. Throws E_ATTESTATION. */
async function attestPhase(bundle, { config, context: effects }) {
    const { github: context, env, signal, log, setOutput } = effects;
    if (config.plan) {
        log.info('Nothing is attested, since this is a plan');
        return;
    }
    const { attestFiles } = await __webpack_require__.e(/* import() */ 5718).then(__webpack_require__.bind(__webpack_require__, 5718));
    const sha256 = (0,external_node_crypto_.hash)('sha256', await (0,promises_.readFile)(bundle.manifestPath));
    const subjects = [attestedBundle(bundle, config.artifactName), { name: 'manifest.json', sha256 }];
    const { id, url } = await attestFiles(subjects, { context, token: config.githubToken, env }, signal);
    setOutput('attestation-id', id);
    setOutput('attestation-url', url);
    for (const { name, sha256: digest } of subjects)
        log.info(`Attested ${name}, sha256 ${digest}`);
    log.info(`Attestation: ${url}`);
}
/** The bundle under the name that its artifact has. */
function attestedBundle({ bundlePath, manifest }, artifactName) {
    const extension = bundlePath.endsWith('.zip') ? '.zip' : '.tar.gz';
    const name = artifactName.endsWith(extension) ? artifactName : artifactName + extension;
    return { name, sha256: manifest.bundleSha256 };
}

// EXTERNAL MODULE: ./lib/bundle/build-manifest.js
var build_manifest = __webpack_require__(33176);
// EXTERNAL MODULE: ./lib/bundle/disk-failure.js
var disk_failure = __webpack_require__(21968);
// EXTERNAL MODULE: ./lib/bundle/download/download.js + 1 modules
var download = __webpack_require__(78276);
// EXTERNAL MODULE: ./lib/bundle/download/told.js
var told = __webpack_require__(13524);
// EXTERNAL MODULE: ./lib/bundle/json-file.js
var json_file = __webpack_require__(27387);
// EXTERNAL MODULE: ./lib/bundle/unpack.js + 4 modules
var bundle_unpack = __webpack_require__(44914);
;// CONCATENATED MODULE: ./lib/github/kinds.js
const SEARCH = /(^|\/)_?search[^/]*(\/|\.json$)/;
const KINDS = [
    ['pages', (path, type) => type.startsWith('text/html') || path.endsWith('.html')],
    ['search', (path) => SEARCH.test(path)],
    ['images', (_, type) => type.startsWith('image/')],
    ['fonts', (_, type) => type.startsWith('font/')],
    ['styles', (_, type) => type.startsWith('text/css')],
    ['scripts', (_, type) => /javascript|wasm/.test(type)],
    ['video and sound', (_, type) => /^(video|audio)\//.test(type)],
    ['text for machines', (path, type) => /json|xml|yaml/.test(type) || /\.(md|txt)$/.test(path)],
    ['other', () => true],
];
/** What a site consists of, by kind, in a fixed order; kinds without a file are left out. */
function kindsOf({ files }) {
    const entries = Object.entries(files);
    const byKind = Map.groupBy(entries, ([path, { contentType }]) => KINDS.find(([, is]) => is(path, contentType))?.[0]);
    return KINDS.flatMap(([name]) => {
        const own = byKind.get(name) ?? [];
        if (own.length === 0)
            return [];
        return [{ name, files: own.length, bytes: own.reduce((sum, [, { size }]) => sum + size, 0) }];
    });
}

// EXTERNAL MODULE: ./lib/process/v8-settings.js
var v8_settings = __webpack_require__(56965);
;// CONCATENATED MODULE: ./lib/phases/bundle.js














/** Downloads the bundle, unpacks it, and describes it in the manifest. */
async function bundlePhase(job, run) {
    const { config, context, ledger } = run;
    const { log, clock, signal, setOutput, workDir } = context;
    await (0,disk_failure/* onDisk */.FC)(async () => (0,make_folder/* makeFolder */.f)(workDir));
    const download = downloaderOf(job, run);
    let downloaded = await download();
    const directory = (0,external_node_path_.join)(workDir, 'site');
    await (0,disk_failure/* onDisk */.FC)(() => (0,promises_.rm)(directory, { recursive: true, force: true }));
    (0,v8_settings/* keepNurserySmall */.jS)();
    (0,v8_settings/* keepOldFew */.VE)();
    const unpack = () => (0,bundle_unpack/* unpackBundle */.z)({ archive: downloaded.path, directory, signal });
    const { files } = await unpack().catch(async (error) => {
        if (downloaded.isMeasured || (0,errors_failure/* codeOf */.$N)(error) !== 'E_BUNDLE_FORMAT')
            throw error;
        log.info(`${(0,errors_failure/* reasonOf */.A3)(error)}; its size was not told, so it may have broken off: downloading it once more`);
        downloaded = await download();
        return unpack();
    });
    const manifest = (0,build_manifest/* buildManifest */.u1)(files, {
        createdAt: new Date(clock.now()),
        commit: context.github?.sha || null,
        // Unlike its number, the id of a run grows across the workflows of a repository.
        run: context.github?.runId ?? null,
        exportJobId: job.jobId,
        exportVersion: config.exportVersion ?? (0,github_context/* tagOf */.cO)(context.github) ?? null,
        bundleSha256: downloaded.sha256,
    });
    ledger.facts.kinds = kindsOf(manifest);
    const manifestPath = (0,external_node_path_.join)(workDir, 'manifest.json');
    await (0,json_file/* writeJson */.G)(manifestPath, manifest);
    setOutput('site-dir', directory);
    // Services count pages in ways of their own; from here on, what is said agrees with the pages that are published.
    if (ledger.facts.exportJob !== null)
        ledger.facts.exportJob = { ...ledger.facts.exportJob, pageCount: manifest.pages.length };
    setOutput('page-count', manifest.pages.length);
    setOutput('manifest-path', manifestPath);
    log.info(`Unpacked ${(0,measures/* counted */.hS)(files.length, 'file')}, ${(0,measures/* counted */.hS)(manifest.pages.length, 'page')}, into ${directory}`);
    return { bundlePath: downloaded.path, directory, manifest, manifestPath, links: job.links };
}
/** Downloads the bundle of a job, from a fresh link each time, and tells at once what there is of it. */
function downloaderOf({ links }, { context, ledger }) {
    const { log, clock, http, signal, setOutput, workDir: directory } = context;
    let attempts = 0;
    return async () => {
        const downloaded = await (0,download/* downloadBundle */.f)({
            // A link that did not work is not tried again.
            link: async () => (await (attempts++ === 0 ? links.current() : links.mint())).url,
            directory,
            http,
            clock,
            signal,
            ...(0,told/* toldOn */.R)(log),
        });
        ledger.facts.bundle = { bytes: downloaded.bytes, sha256: downloaded.sha256 };
        setOutput('bundle-path', downloaded.path);
        setOutput('bundle-bytes', downloaded.bytes);
        setOutput('bundle-sha256', downloaded.sha256);
        log.info(`Bundle of ${(0,measures/* bytes */.ee)(downloaded.bytes)}, sha256 ${downloaded.sha256}`);
        return downloaded;
    };
}

// EXTERNAL MODULE: ./lib/process/each-at-once.js
var each_at_once = __webpack_require__(2296);
// EXTERNAL MODULE: ./lib/site/markdown/elements/style.js
var style = __webpack_require__(37086);
;// CONCATENATED MODULE: ./lib/bundle/check/css-references.js

/** What a style sheet loads: the addresses of `url(\u2026)`, `image-set(\u2026)` and `@import`, as written, each once. */
function cssReferences(css) {
    // Most style attributes load nothing.
    if (!/url\(|@import|image-set\(/i.test(css))
        return [];
    const found = new Set();
    for (const [, double, single, bare, importDouble, importSingle] of (0,style/* withUrls */.nU)(css).matchAll(TOKENS)) {
        const address = double ?? single ?? bare ?? importDouble ?? importSingle;
        if (address !== undefined && address !== '')
            found.add((0,style/* unescapeCss */.YP)(address.trim()));
    }
    return [...found];
}
/**
 * Comments, other strings and `@namespace` (an address that is only a name) are matched so that nothing inside them is
 * taken for a reference. The string patterns are unrolled: a data URI may be megabytes long.
 */
const TOKENS = new RegExp([
    String.raw `\/\*[^]*?(?:\*\/|$)`,
    String.raw `@namespace\b[^;]*`,
    String.raw `\burl\(\s*(?:"([^"\\]*(?:\\[^][^"\\]*)*)"|'([^'\\]*(?:\\[^][^'\\]*)*)'|([^"')\\]*(?:\\[^][^"')\\]*)*))\s*\)`,
    String.raw `@import\s+(?:"([^"\\]*(?:\\[^][^"\\]*)*)"|'([^'\\]*(?:\\[^][^'\\]*)*)')`,
    String.raw `"[^"\\]*(?:\\[^][^"\\]*)*"`,
    String.raw `'[^'\\]*(?:\\[^][^'\\]*)*'`,
].join('|'), 'gi');

// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
// EXTERNAL MODULE: ./lib/text/copied.js
var copied = __webpack_require__(35211);
;// CONCATENATED MODULE: ./lib/bundle/check/page-references.js



/** `rel` values of `<link>` that make the browser load or connect. */
const LOADING_RELS = new Set([
    'stylesheet',
    'preload',
    'modulepreload',
    'prefetch',
    'prerender',
    'preconnect',
    'dns-prefetch',
    'icon',
    'apple-touch-icon',
    'apple-touch-startup-image',
    'mask-icon',
    'manifest',
]);
/** Attributes whose address is loaded, by element. */
const LOADING_ATTRIBUTES = {
    img: ['src'],
    script: ['src'],
    iframe: ['src'],
    frame: ['src'],
    embed: ['src'],
    object: ['data'],
    source: ['src'],
    track: ['src'],
    audio: ['src'],
    video: ['src', 'poster'],
    input: ['src'],
    use: ['href', 'xlink:href'],
    image: ['href', 'xlink:href'],
    feimage: ['href', 'xlink:href'],
};
/** Reads the references of one HTML page. `Parser` is htmlparser2's, loaded by the caller. */
function pageReferences(html, Parser) {
    const links = new Set();
    const requests = new Set();
    const ids = new Set();
    let base;
    let style;
    const request = (addresses) => {
        for (const address of addresses)
            requests.add(address);
    };
    const parser = new Parser({
        onopentag(name, attributes) {
            const { id, style: css } = attributes;
            if (id !== undefined && id !== '')
                ids.add(id);
            if (css !== undefined)
                request(cssReferences(css));
            if (name === 'style')
                style = '';
            if (name === 'base')
                base ??= attributes.href;
            if (name === 'a' || name === 'area') {
                if (attributes.href !== undefined)
                    links.add(attributes.href.trim());
                if (name === 'a' && attributes.name !== undefined)
                    ids.add(attributes.name);
                return;
            }
            if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh') {
                const target = /url\s*=\s*["']?([^"']+)/i.exec(attributes.content ?? '')?.[1];
                if (target !== undefined)
                    links.add(target.trim());
            }
            request(loadedBy(name, attributes));
            // A frame's own markup loads what it names, as the page around it does.
            if (name === 'iframe' && attributes.srcdoc !== undefined)
                request(pageReferences(attributes.srcdoc, Parser).requests);
        },
        ontext(text) {
            if (style !== undefined)
                style += text;
        },
        onclosetag(name) {
            if (name !== 'style' || style === undefined)
                return;
            request(cssReferences(style));
            style = undefined;
        },
    });
    parser.end(html);
    // What is kept of a page must not keep the page.
    const own = (texts) => new Set([...texts].map(copied/* copied */.p));
    return { base, links: own(links), requests: own(requests), ids: own(ids) };
}
function* loadedBy(name, attributes) {
    if (name === 'link') {
        const rels = (attributes.rel ?? '').toLowerCase().split(/\s+/);
        if (!rels.some((rel) => LOADING_RELS.has(rel)))
            return;
        if (attributes.href !== undefined)
            yield attributes.href.trim();
        yield* candidates(attributes.imagesrcset);
        return;
    }
    for (const attribute of (0,look_up/* lookUp */.T)(LOADING_ATTRIBUTES, name) ?? []) {
        const address = attributes[attribute]?.trim();
        if (address !== undefined && address !== '')
            yield address;
    }
    if (name === 'img' || name === 'source')
        yield* candidates(attributes.srcset);
}
/** The addresses of a `srcset`: `a.png 1x, b.png 2x`. A comma inside an address belongs to it. */
function* candidates(srcset) {
    for (const [, address] of srcset?.matchAll(/([^\s,](?:\S*[^\s,])?)(?:,+|[^,]*,?)/g) ?? [])
        if (address !== undefined)
            yield address;
}

// EXTERNAL MODULE: ./lib/text/percent.js
var percent = __webpack_require__(39354);
;// CONCATENATED MODULE: ./lib/bundle/check/site-addresses.js

/**
 * Knows where the files of a site are, below `siteUrl` (`https://docs.example.com/`, or with a sub-path). A page is found
 * with and without `.html`, a folder by its `index.html`, as static hosts do.
 */
function createSiteAddresses(paths, siteUrl) {
    const root = new URL(siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`);
    const rootPath = decode(root.pathname) ?? '/';
    const find = (path) => {
        const bare = path.replace(/\/$/, '');
        const candidates = path === ''
            ? ['index.html']
            : path === bare
                ? [path, `${path}.html`, `${path}/index.html`]
                : [`${bare}/index.html`, `${bare}.html`];
        return candidates.find((candidate) => paths.has(candidate));
    };
    const resolve = (address, from) => {
        const url = URL.parse(address, from);
        if (url === null)
            return { kind: 'missing', why: 'it is not a URL' };
        if (url.protocol !== 'http:' && url.protocol !== 'https:')
            return { kind: 'other' };
        if (url.host !== root.host)
            return { kind: 'external', host: url.host };
        const pathname = decode(url.pathname);
        if (pathname === undefined)
            return { kind: 'missing', why: 'its percent-encoding is broken' };
        if (pathname.startsWith(rootPath))
            return fileAt(find(pathname.slice(rootPath.length)), url.hash);
        if (`${pathname}/` === rootPath)
            return fileAt(find(''), url.hash);
        // The rest of the host belongs to others, unless the address is right for a site without a sub-path.
        return find(pathname.slice(1)) === undefined
            ? { kind: 'other' }
            : { kind: 'missing', why: `it leaves the site\u2019s path ${root.pathname}; make it relative` };
    };
    /** An error page stands at any address, and looks there for the folder of its site: `/` means that. */
    const baseOn = (path, base) => /(^|\/)404\.html$/.test(path) && /^\/(?!\/)/.test(base) && !base.startsWith(rootPath)
        ? root.pathname + base.slice(1)
        : base;
    // Pages of one folder share a sidebar: its addresses are resolved once.
    const resolved = new Map();
    return {
        from(path, base) {
            const page = new URL((0,percent/* encodePath */.O0)(path), root);
            const start = base === undefined ? page : (URL.parse(baseOn(path, base), page.href) ?? page);
            const folder = new URL('.', start).href;
            const known = resolved.get(folder) ?? new Map();
            resolved.set(folder, known);
            return (address) => {
                // These depend on the page itself, not only on its folder.
                if (/^(#|\?|\s*$)/.test(address))
                    return base === undefined && address.startsWith('#')
                        ? fileAt(path, address)
                        : resolve(address, start.href);
                const found = known.get(address) ?? resolve(address, folder);
                known.set(address, found);
                return found;
            };
        },
    };
}
function fileAt(path, hash) {
    if (path === undefined)
        return { kind: 'missing' };
    // A text fragment (`#:~:text=\u2026`) is not looked up as an id.
    const raw = hash.slice(1).replace(/:~:.*$/s, '');
    return { kind: 'file', path, fragment: decode(raw) ?? raw };
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        // Only a malformed escape is thrown for.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/bundle/check/check-site.js






const FINDING_KINDS = (/* unused pure expression or super */ null && (['broken-link', 'broken-anchor', 'external-request', 'page-count']));
/** Files read at once. */
const AT_ONCE = 8;
/**
 * Checks an unpacked site: links and anchors that lead nowhere inside it, requests that would leave its origin while a
 * page loads (a plain link to another site is none), and missing pages. Reads the HTML and CSS files of the manifest.
 */
async function checkSite(directory, manifest, options) {
    const { Parser } = await __webpack_require__.e(/* import() */ 8065).then(__webpack_require__.bind(__webpack_require__, 58065));
    const paths = Object.keys(manifest.files);
    const addresses = createSiteAddresses(new Set(paths), options.siteUrl ?? `https://${options.domain}/`);
    const site = {
        partial: options.partial === true,
        ids: new Map(),
        anchors: [],
        findings: [],
        hosts: new Set(),
    };
    const pages = paths.filter((file) => file.endsWith('.html'));
    const readText = (file) => (0,promises_.readFile)(external_node_path_.join(directory, ...file.split('/')), 'utf8');
    const reading = { count: AT_ONCE, signal: options.signal };
    await (0,each_at_once/* eachAtOnce */.G)(pages, reading, async (file) => {
        const references = pageReferences(await readText(file), Parser);
        site.ids.set(file, references.ids);
        const resolve = addresses.from(file, references.base);
        for (const link of references.links)
            checkLink(site, file, link, resolve(link));
        for (const request of references.requests)
            checkRequest(site, file, request, resolve(request));
    });
    const styles = paths.filter((file) => file.endsWith('.css'));
    await (0,each_at_once/* eachAtOnce */.G)(styles, reading, async (file) => {
        const resolve = addresses.from(file);
        for (const request of cssReferences(await readText(file)))
            checkRequest(site, file, request, resolve(request));
    });
    for (const anchor of site.anchors)
        checkAnchor(site, anchor);
    checkPageCount(site, manifest.pages.length, options.expectedPages);
    const findings = site.findings.toSorted(byPlace);
    return {
        findings,
        counts: countKinds(findings),
        externalHosts: [...site.hosts].sort(),
        pages: pages.length,
    };
}
function checkLink(site, page, target, address) {
    const elsewhere = site.partial && /^https?:/i.test(target);
    if (address.kind === 'missing' && !elsewhere)
        site.findings.push(brokenLink(page, target, address.why));
    if (address.kind !== 'file' || !isId(address.fragment))
        return;
    const anchor = { page, target, path: address.path, id: address.fragment };
    // Most are of a page's own contents: of a large site, kept, they would weigh as much as its pages.
    if (address.path === page)
        checkAnchor(site, anchor);
    else
        site.anchors.push(anchor);
}
function checkRequest(site, page, target, address) {
    if (address.kind === 'missing')
        site.findings.push(brokenLink(page, target, address.why));
    if (address.kind !== 'external')
        return;
    site.hosts.add(address.host);
    const message = `${page} asks ${address.host} while it loads: ${target}`;
    site.findings.push({ kind: 'external-request', page, target, message });
}
function checkAnchor({ ids, findings }, { page, target, path: file, id }) {
    if (ids.get(file)?.has(id) !== false)
        return;
    const message = `${page} links to ${target}, but ${file} has no element with the id ${JSON.stringify(id)}`;
    findings.push({ kind: 'broken-anchor', page, target, message });
}
function checkPageCount({ findings }, pages, expected) {
    if (expected === undefined || pages >= expected)
        return;
    const message = `The bundle has ${pages === 1 ? '1 page' : `${pages} pages`}, but the export job counted ${expected}`;
    findings.push({ kind: 'page-count', page: '', target: String(expected), message });
}
function brokenLink(page, target, why) {
    const message = `${page} refers to ${target}, ${why ?? 'which is not in the bundle'}`;
    return { kind: 'broken-link', page, target, message };
}
/** `#` and `#top` lead to the top of any page; `#/\u2026` and `#!\u2026` are addresses of a script. */
function isId(fragment) {
    return fragment !== '' && fragment.toLowerCase() !== 'top' && !/^[/!]/.test(fragment);
}
function countKinds(findings) {
    const counts = { 'broken-link': 0, 'broken-anchor': 0, 'external-request': 0, 'page-count': 0 };
    for (const { kind } of findings)
        counts[kind] += 1;
    return counts;
}
function byPlace(a, b) {
    return compare(a.page, b.page) || compare(a.kind, b.kind) || compare(a.target, b.target);
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: ./lib/github/facts.js + 1 modules
var facts = __webpack_require__(76730);
;// CONCATENATED MODULE: ./lib/phases/check.js




/** Findings of one kind that are shown in the log; the rest is counted. */
const MOST_SHOWN = 10;
/** Findings of one kind that the summary lists. */
const MOST_LISTED = 50;
const CHECKS = [
    { name: 'Page count', failOn: 'page-count', kinds: ['page-count'] },
    { name: facts/* BROKEN_LINKS */.Uo, failOn: 'broken-links', kinds: ['broken-link', 'broken-anchor'] },
    { name: 'Requests to other hosts', failOn: 'external-requests', kinds: ['external-request'] },
];
/**
 * Looks through the unpacked site, and at what the embedded service said of the project. Throws E_CHECK_FAILED, before
 * anything is deployed, when a check named in `fail-on` found something.
 */
async function checkPhase(bundle, job, connection, { config, context, ledger }) {
    const { log, signal } = context;
    const result = await checkSite(bundle.directory, bundle.manifest, {
        domain: config.domain,
        siteUrl: config.siteUrl?.href,
        expectedPages: job.pageCount,
        partial: config.exportPaths.length > 0 || config.exportVersion !== undefined,
        signal,
    });
    ledger.facts.diagnostics = connection.diagnostics();
    const warnings = ledger.facts.diagnostics.filter(isWarning).length;
    /** Kinds that the site builder tells itself, with the place in the project. */
    const told = new Set(ledger.facts.diagnostics.map(({ kind }) => kind));
    ledger.facts.checks = [
        ...CHECKS.map(({ name, failOn, kinds }) => ({
            name,
            findings: kinds.reduce((sum, kind) => sum + result.counts[kind], 0),
            shown: findingsOf(result, kinds)
                .filter(({ kind }) => !told.has(kind))
                .slice(0, MOST_LISTED)
                .map(({ message }) => message),
            required: config.failOn.includes(failOn),
        })),
        {
            name: 'Warnings of the site builder',
            findings: warnings,
            shown: [],
            required: config.failOn.includes('warnings'),
        },
    ];
    show(result, config, context, told);
    const found = ledger.facts.checks.filter(({ findings }) => findings > 0);
    const counts = found.map(({ name, findings }) => `${name.toLowerCase()}: ${findings}`);
    log.info(`Checked ${(0,measures/* counted */.hS)(result.pages, 'HTML file')}: ${counts.join(', ') || 'nothing found'}`);
    const failed = ledger.facts.checks.filter(({ findings, required }) => required && findings > 0);
    if (failed.length === 0)
        return;
    throw new errors_failure/* Failure */.HR('E_CHECK_FAILED', {
        what: 'The bundle did not pass its checks; nothing was deployed',
        why: failed.map(reasonOf).join(', '),
        fix: 'mend what the log of the run lists, or take the check out of fail-on',
    });
}
/** How much a check found; what, where that is one thing. */
function reasonOf({ name, findings, shown: [first] }) {
    return findings === 1 && first !== undefined ? first : `${name.toLowerCase()}: ${findings}`;
}
function isWarning({ severity }) {
    return severity !== 'notice';
}
function findingsOf({ findings }, kinds) {
    return findings.filter(({ kind }) => kinds.includes(kind));
}
/** Puts findings into the log; as annotations those which nobody tells with a better place: `told` are kinds. */
function show(result, config, { log }, told) {
    for (const { failOn, kinds } of CHECKS) {
        const found = findingsOf(result, kinds);
        const serious = config.failOn.includes(failOn) ||
            (failOn === 'external-requests' && config.deploymentType === 'air-gapped');
        for (const { kind, message } of found.slice(0, MOST_SHOWN))
            log[serious && !told.has(kind) ? 'warning' : 'info'](message);
        if (found.length > MOST_SHOWN)
            log.info(`and ${(0,measures/* counted */.hS)(found.length - MOST_SHOWN, 'more', 'more')}`);
    }
    const { externalHosts } = result;
    if (externalHosts.length > 0)
        log.info(`Hosts that pages ask while loading: ${externalHosts.join(', ')}`);
}

// EXTERNAL MODULE: ./lib/deploy/host-files/routing.js
var routing = __webpack_require__(51974);
// EXTERNAL MODULE: ./lib/deploy/plan/inventory.js
var inventory = __webpack_require__(59395);
// EXTERNAL MODULE: ./lib/deploy/schemes.js + 81 modules
var schemes = __webpack_require__(84845);
// EXTERNAL MODULE: ./lib/deploy/compare/published-site.js
var published_site = __webpack_require__(13421);
// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Parser.js
var Parser = __webpack_require__(15867);
// EXTERNAL MODULE: ./lib/deploy/host-files/redirects.js
var redirects = __webpack_require__(61109);
;// CONCATENATED MODULE: ./lib/deploy/compare/sitemap.js




/** Sitemaps that one may name. */
const MOST_PARTS = 100;
/**
 * The addresses below `site` that its sitemap names, as `/guides/start`; undefined where it has none. The sitemaps that
 * it names are read where they are of the same host. Throws E_DEPLOY_UNREACHABLE.
 */
async function sitemapAddresses(site, reader) {
    const first = await (0,published_site/* publishedText */.s)(site, 'sitemap.xml', reader);
    if (first === undefined)
        return undefined;
    const { pages, parts } = locationsIn(first);
    const own = parts.filter((part) => URL.parse(part)?.host === site.host).slice(0, MOST_PARTS);
    const texts = await Promise.all(own.map((part) => (0,published_site/* publishedText */.s)(new URL('.', part), fileOf(part), reader)));
    const all = [...pages, ...texts.flatMap((text) => locationsIn(text ?? '').pages)];
    const root = site.pathname.replace(/\/*$/, '/');
    const paths = all.flatMap((location) => URL.parse(location, site.href)?.pathname ?? []);
    const below = paths.filter((path) => `${path}/`.startsWith(root));
    if (below.length === 0)
        return undefined;
    return below.map((path) => (0,routing/* addressOf */.ci)((0,redirects/* decoded */.DH)(path.slice(root.length)).replace(/\.html?$/, '')));
}
function fileOf(address) {
    return new URL(address).pathname.replace(/^.*\//, '');
}
/** What a sitemap names: pages, or further sitemaps. */
function locationsIn(xml) {
    const [pages, parts] = [[], []];
    const open = [];
    let text = '';
    const parser = new Parser/* Parser */.i({
        onopentag(name) {
            open.push(name.replace(/^.*:/, ''));
            text = '';
        },
        ontext(data) {
            text += data;
        },
        onclosetag() {
            const name = open.pop();
            if (name !== 'loc' || text.trim() === '')
                return;
            if (open.at(-1) === 'url')
                pages.push(text.trim());
            else if (open.at(-1) === 'sitemap')
                parts.push(text.trim());
        },
    }, { xmlMode: true });
    parser.end(xml);
    return { pages, parts };
}

;// CONCATENATED MODULE: ./lib/deploy/compare/before.js





/**
 * The pages that readers have now: by the manifest there, else by the sitemap; undefined where there is neither.
 * `wanted` gives the pages of a sitemap their names. Throws the failure of what cannot be asked.
 */
async function pagesBefore(comparison, wanted, context, signal) {
    if (comparison.kind === 'destination')
        return pagesAt(comparison.spec, context, signal);
    const { http, clock, log } = context;
    const { url } = comparison;
    const manifest = await (0,published_site/* publishedManifest */.S)(url, { http, clock, signal });
    if (manifest !== undefined)
        return pagesOf(manifest);
    const addresses = await sitemapAddresses(url, { http, clock, signal });
    if (addresses === undefined)
        return undefined;
    log.info(`${url.host} has no manifest: it is compared by its sitemap, which does not tell what changed in a page`);
    const names = new Map(wanted.pages.map((page) => [(0,routing/* addressOf */.ci)(page), page]));
    return {
        pages: [...new Set(addresses)].map((address) => names.get(address) ?? (address.slice(1) || 'index')),
        files: undefined,
    };
}
async function pagesAt(spec, context, signal) {
    const destination = (0,schemes/* openDestination */.xB)(spec, context);
    try {
        await destination.ready?.();
        const manifest = (await destination.inventory?.({ signal }))?.manifest;
        return manifest === undefined ? undefined : pagesOf(manifest);
    }
    finally {
        await destination.close?.();
    }
}
function pagesOf(manifest) {
    return { pages: manifest.pages, files: (0,inventory/* inventoryOfManifest */.FF)(manifest).files };
}

// EXTERNAL MODULE: ./lib/deploy/compare/lost-pages.js
var lost_pages = __webpack_require__(24524);
// EXTERNAL MODULE: ./lib/deploy/compare/page-changes.js
var page_changes = __webpack_require__(15136);
// EXTERNAL MODULE: ./lib/deploy/plan/guards.js
var guards = __webpack_require__(28893);
// EXTERNAL MODULE: ./lib/github/report.js
var report = __webpack_require__(93205);
// EXTERNAL MODULE: ./lib/github/some-changes.js
var some_changes = __webpack_require__(86639);
// EXTERNAL MODULE: ./lib/phases/deploy.js + 2 modules
var deploy = __webpack_require__(15893);
// EXTERNAL MODULE: ./lib/phases/page-changes.js
var phases_page_changes = __webpack_require__(18381);
;// CONCATENATED MODULE: ./lib/phases/compare.js









/**
 * Compares the pages with those of the site that `compare-with` names. Where `fail-on` names `lost-pages`, throws
 * E_GUARD_LOST_PAGES for some, and the failure of a site that cannot be asked; without, that is a warning.
 */
async function comparePhase(bundle, compareWith, run) {
    const { config, context } = run;
    const { log, signal } = context;
    const isRequired = config.failOn.includes('lost-pages');
    const name = compareWith.kind === 'address' ? compareWith.url.host : compareWith.spec.target;
    const { manifest } = bundle;
    const asking = pagesBefore(compareWith, manifest, (0,deploy/* destinationContext */.ke)(run), signal);
    const before = await asking.catch((error) => {
        signal.throwIfAborted();
        if (isRequired)
            throw error;
        return { unknown: (0,errors_failure/* messageOf */.bD)(error) };
    });
    if (before === undefined) {
        // A page for people, as that of a login, is none of them either.
        const nothing = `${name} has neither a manifest nor a sitemap: nothing to compare with`;
        if (isRequired)
            log.warning(`${nothing}, so that no page counts as lost`);
        else
            log.info(nothing);
        return;
    }
    if ('unknown' in before) {
        log.warning(`What changes against ${name} is not known: ${before.unknown}`);
        return;
    }
    const there = before.pages.filter(isExported(config.exportPaths));
    const changes = await (0,lost_pages/* withLostPages */.x)((0,page_changes/* pageDifference */.$)(manifest, { ...before, pages: there }), bundle, before);
    log.info(`Against ${name}: ${(0,report/* changeCounts */.Zg)((0,some_changes/* countsOf */.mQ)(changes))}`);
    (0,phases_page_changes/* tellChanges */.h)(changes, run);
    if (isRequired)
        (0,guards/* guardLostPages */._u)(changes.lost);
}
/** Whether a page is among those that are exported: at or below one of the paths, where some are given. */
function isExported(paths) {
    const roots = paths.map((path) => path.replace(/^\/+|\/+$/g, ''));
    return (page) => roots.length === 0 || roots.some((root) => page === root || page.startsWith(`${root}/`));
}

;// CONCATENATED MODULE: ./lib/phases/conclusion.js


/** The run in one line, for the end of the log. */
function conclusion({ domain, exportJob, bundle, deployments, milliseconds }) {
    const count = exportJob?.pageCount ?? undefined;
    const pages = count === undefined ? [] : [(0,measures/* counted */.hS)(count, 'page')];
    const size = bundle === null ? [] : [(0,measures/* bytes */.ee)(bundle.bytes)];
    const places = deployments.map(({ destination, status }) => `${destination} ${status}`);
    return `${domain}: ${[...pages, ...size, ...places, (0,measures/* duration */.p0)(milliseconds)].join(', ')}`;
}
/** Where to look at what was published, one line a place; a folder only where the reader of the log has it. */
function placesToLook({ siteUrl, deployments }, isTerminal) {
    // Of a plan there is nothing to see yet.
    const seen = deployments.filter(({ status }) => status === 'published' || status === 'unchanged');
    const places = seen.map(({ destination, url }) => {
        const folder = /^dir:(.*)$/.exec(destination)?.[1];
        if (folder === undefined)
            return url;
        return isTerminal ? (0,external_node_path_.join)(folder, 'index.html') : null;
    });
    const all = new Set(seen.length === 0 ? [] : [siteUrl, ...places]);
    return [...all].flatMap((place) => (place === null ? [] : [`Look at ${place}`]));
}

// EXTERNAL MODULE: ./lib/admin-api/answers.js
var answers = __webpack_require__(27977);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/admin-api/body.js


/** The largest answer of the Admin API is a few hundred bytes. */
const body_MOST_BYTES = 4 * 2 ** 20;
/** What was not asked for, and comes all the same from proxies and caches in between. */
const DECODERS = {
    gzip: external_node_zlib_.createGunzip,
    'x-gzip': external_node_zlib_.createGunzip,
    deflate: external_node_zlib_.createInflate,
    br: external_node_zlib_.createBrotliDecompress,
};
/** The body of an answer as text, decompressed; of one that is far too large the beginning. Rejects on network errors. */
async function readBody({ body, headers }) {
    const decoder = DECODERS[(headers['content-encoding'] ?? '').trim().toLowerCase()]?.();
    const pieces = [];
    let size = 0;
    const gather = async (source) => {
        for await (const piece of source) {
            pieces.push(piece);
            size += piece.length;
            if (size > body_MOST_BYTES)
                return;
        }
    };
    try {
        if (decoder === undefined)
            await gather(body);
        else
            await (0,external_node_stream_promises_.pipeline)(body, decoder, gather);
    }
    catch (error) {
        // What cannot be decompressed is no JSON either, and is told as such.
        if (!isZlibError(error))
            throw error;
    }
    finally {
        body.destroy();
    }
    return decoded(Buffer.concat(pieces).subarray(0, body_MOST_BYTES), headers['content-type']);
}
/** JSON is UTF-8, unless a service says otherwise. */
function decoded(bytes, contentType = '') {
    const charset = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1];
    try {
        return new TextDecoder(charset).decode(bytes);
    }
    catch {
        // Nobody knows that name.
        return new TextDecoder().decode(bytes);
    }
}
function isZlibError(error) {
    return error instanceof Error && 'code' in error && /^(Z_|ERR__|ERR_BROTLI)/.test(String(error.code));
}

// EXTERNAL MODULE: ./lib/admin-api/routes.js
var routes = __webpack_require__(7910);
;// CONCATENATED MODULE: ./lib/admin-api/client.js







/** A client of one service with the Admin API. */
function createAdminApi(options) {
    const call = (operation, signal) => exchange(operation, options, signal);
    return {
        async startExport(request, signal) {
            // Starting twice would export twice, so this one is repeated only when it surely never arrived.
            const { value } = await call({
                name: 'start the export job',
                method: 'POST',
                path: routes/* routes */.JZ.startExport(),
                schema: answers/* StartedExport */.At,
                body: request,
                idempotent: false,
                inputs: inputsOf(request),
            }, signal);
            return value;
        },
        async exportJob(jobId, signal) {
            const { value, headers } = await call({
                name: `read the export job ${jobId}`,
                method: 'GET',
                path: routes/* routes */.JZ.exportJob(jobId),
                schema: answers/* SeenExportJob */.x$,
                idempotent: true,
                inputs: 'base-url, and export-job-id where it is given',
            }, signal);
            return { job: value, retryAfterMs: (0,retry/* retryAfterMs */.Vs)(headers, options.clock.now()) };
        },
        async generateBundle(jobId, signal) {
            // Generating again only makes a fresh link (spec section 4, rule 2).
            const { value } = await call({
                name: `generate the bundle of the export job ${jobId}`,
                method: 'POST',
                path: routes/* routes */.JZ.bundle(jobId),
                schema: answers/* SeenBundleLink */.Uy,
                idempotent: true,
                inputs: 'base-url, and export-job-id where it is given',
                // The job is completed; who says otherwise has not heard of it yet, or is still packing.
                passing: [202, 409],
            }, signal);
            return value;
        },
        async agentJob(projectId, id, signal) {
            const { value } = await call({
                name: `read the agent job ${id} of the project ${projectId}`,
                method: 'GET',
                path: routes/* routes */.JZ.agentJob(projectId, id),
                schema: answers/* SeenAgentJob */.ih,
                idempotent: true,
                inputs: 'base-url, agent-project-id and agent-job-id',
            }, signal);
            return { ...value, id: value.id || id };
        },
    };
}
/** The inputs that a start is made of. */
function inputsOf({ version, paths }) {
    const more = [
        ...(version === undefined ? [] : ['export-version']),
        ...(paths === undefined ? [] : ['export-paths']),
    ];
    const last = more.pop();
    return last === undefined
        ? 'base-url and domain'
        : `${['base-url', 'domain', ...more].join(', ')} and ${last}`;
}
const ANSWER_TIMEOUT_MS = 60_000;
async function exchange(operation, options, signal) {
    const { baseUrl, http, clock, answerTimeoutMs = ANSWER_TIMEOUT_MS } = options;
    // One slash, however many a workflow put together.
    const base = baseUrl.href.replace(/\/*$/, '/');
    const body = operation.body === undefined ? undefined : JSON.stringify(operation.body);
    const request = {
        method: operation.method,
        url: new URL(operation.path, base),
        headers: {
            authorization: `Bearer ${options.apiKey}`,
            accept: 'application/json',
            'accept-encoding': 'identity',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body,
    };
    return (0,retry/* retrying */.R$)(async () => {
        // The budgets of the client are for the silence between two pieces; an answer may also drip.
        const late = AbortSignal.timeout(answerTimeoutMs);
        try {
            const response = await http({ ...request, signal: AbortSignal.any([signal, late]) });
            const { status, headers } = response;
            const answer = { status, headers, body: await readBody(response) };
            const mayPass = operation.passing?.includes(status) === true;
            const isSuccess = status >= 200 && status < 300;
            const read = isSuccess ? parseAnswer(operation, answer, options) : undefined;
            if (read !== undefined && !(read instanceof errors_failure/* Failure */.HR))
                return { done: true, value: { value: read.value, headers } };
            const retryAfter = (0,retry/* retryAfterMs */.Vs)(headers, clock.now());
            const error = read === undefined || mayPass ? rejection(operation, answer, options, retryAfter) : read;
            // 429 means the service did not take the request on; a 5xx may come after it did.
            const repeatable = operation.idempotent
                ? (0,retry/* isRetryableStatus */.PS)(status) || mayPass || isStrange(answer, read)
                : status === 429;
            if (!repeatable)
                throw error;
            return { done: false, error, retryAfter };
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof errors_failure/* Failure */.HR)
                throw error;
            const failure = late.aborted
                ? noAnswer(operation, baseUrl, answerTimeoutMs)
                : unreachable(operation, error, baseUrl);
            const isNetwork = late.aborted || (0,retry/* networkErrorCode */.a0)(error) !== undefined;
            const repeatable = operation.idempotent ? isNetwork : (0,retry/* neverReached */.Xb)(error);
            if (!repeatable)
                throw failure;
            return { done: false, error: failure };
        }
    }, {
        clock,
        signal,
        policy: options.retries,
        budget: options.budget,
        onRetry: (error, pause) => options.onRetry?.((0,retry/* tryingAgain */.gy)((0,errors_failure/* reasonOf */.A3)(error), pause)),
    });
}
/** Whether what stands before the service seems to have answered in its place, as it does while that restarts. */
function isStrange({ status, body }, read) {
    return read instanceof errors_failure/* Failure */.HR || (status === 404 && (0,json_in/* jsonIn */.Y)(body) === undefined);
}
/** What a success says, or the failure where it says something else than the service does. */
function parseAnswer(operation, { body }, { baseUrl, apiKey }) {
    const json = (0,json_in/* jsonIn */.Y)(body);
    const parsed = operation.schema.safeParse(json);
    if (parsed.success)
        return { value: parsed.data };
    if (body.trim() === '')
        return notTheApi(operation, baseUrl, 'the answer is empty');
    if (json === undefined)
        return notTheApi(operation, baseUrl, 'the answer is not JSON');
    const problems = parsed.error.issues
        .map(({ path, message }) => `${path.join('.') || 'body'}: ${message.replace(/^Invalid input: /, '')}`)
        .join('; ');
    const said = serviceWords(body, apiKey);
    return notTheApi(operation, baseUrl, `the answer is not what the Admin API describes (${problems})${said === undefined ? '' : `; it says: ${said}`}`);
}

// EXTERNAL MODULE: ./lib/github/checkout.js
var checkout = __webpack_require__(10723);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(97035);
// EXTERNAL MODULE: ./lib/service/sources/known-version.js
var known_version = __webpack_require__(96452);
;// CONCATENATED MODULE: ./lib/phases/connect.js








/** Connects to the hosted service, or starts the embedded one on a free port of the loopback interface. */
async function connect(config, context) {
    const { service } = config;
    if (service.kind !== 'hosted')
        return startEmbedded(config, service, context);
    context.log.info(`Hosted service at ${service.baseUrl.origin}`);
    return {
        api: apiOf(service.baseUrl, service.apiKey, context),
        pace: (0,values/* isLoopback */.U9)(service.baseUrl.hostname) ? LOOPBACK_PACE : HOSTED_PACE,
        diagnostics: () => [],
        close: async () => { },
    };
}
function apiOf(baseUrl, apiKey, { http, clock, log, retryBudget }) {
    log.mask(apiKey);
    return createAdminApi({
        baseUrl,
        apiKey,
        http,
        clock,
        budget: retryBudget,
        onRetry: (message) => log.info(message),
    });
}
async function startEmbedded(config, choice, context) {
    const { startService } = await __webpack_require__.e(/* import() */ 7232).then(__webpack_require__.bind(__webpack_require__, 54851));
    const apiKey = `svc_${(0,external_node_crypto_.randomBytes)(24).toString('base64url')}`;
    context.log.mask(apiKey);
    let diagnostics = [];
    const source = await sourceOf(choice, config, context, (summary) => {
        diagnostics = summary.diagnostics;
        // The only notice of the run itself, not of the docs.
        for (const { kind, message, hint } of diagnostics)
            if (kind === 'cache-not-kept')
                context.log.notice(`${message} (${hint})`);
    });
    const ended = new AbortController();
    const service = await startService({
        sites: new Map([[config.domain, source]]),
        apiKey,
        storage: (0,external_node_path_.join)(context.workDir, 'service'),
        clock: context.clock,
        log: context.log,
        onJob({ status }) {
            if (status === 'completed' || status === 'failed')
                ended.abort();
        },
    });
    context.log.info(`Embedded service at ${service.url}, for ${contentOf(choice)}`);
    return {
        api: apiOf(new URL(service.url), apiKey, context),
        pace: LOOPBACK_PACE,
        ended: ended.signal,
        diagnostics: () => diagnostics,
        close: () => service.close(),
    };
}
function contentOf(choice) {
    if (choice.kind === 'parts')
        return 'the parts of the site';
    if (choice.several.length === 0)
        return choice.docsDir;
    const each = choice.several.map(({ folder, basePath }) => `${folder} at /${basePath}/`);
    return `${(0,measures/* counted */.hS)(each.length, 'project')} of ${choice.docsDir}: ${each.join(', ')}`;
}
/** Where the embedded service has its pages from: the project, a part of it, or parts made before. */
async function sourceOf(choice, config, context, onBuilt) {
    const { domain, deploymentType } = config;
    if (choice.kind === 'parts') {
        const { partsSource } = await __webpack_require__.e(/* import() */ 176).then(__webpack_require__.bind(__webpack_require__, 90176));
        const { collectParts } = await __webpack_require__.e(/* import() */ 3122).then(__webpack_require__.bind(__webpack_require__, 23122));
        return partsSource(await collectParts(choice.folder, config, context), { domain, deploymentType }, onBuilt);
    }
    const { projectSource } = await __webpack_require__.e(/* import() */ 8610).then(__webpack_require__.bind(__webpack_require__, 18610));
    const shard = config.shard && { ...config.shard, origin: await originOf(choice.docsDir, context) };
    const { docsDir: directory, several, cacheDir } = choice;
    const source = projectSource({ directory, several }, { domain, deploymentType, shard }, { cacheDir, onBuilt });
    return (0,known_version/* withKnownVersion */.e)(source, 'export-version');
}
/** What all parts of a site must have in common besides the project's files. */
async function originOf(docsDir, { github }) {
    const { filesDigest } = await __webpack_require__.e(/* import() */ 4482).then(__webpack_require__.bind(__webpack_require__, 54482));
    const commit = (await (0,checkout/* checkedOutCommit */.X)(docsDir)) ?? github?.sha ?? 'unknown';
    // Not Node.js, which may differ a little among the machines of one matrix.
    return { commit, program: filesDigest() };
}

;// CONCATENATED MODULE: ./lib/phases/destinations.js


/**
 * Before anything is exported: throws E_DEPLOY_FAILED where no destination has what it cannot do without. Where some
 * have, the others are told at once, and fail when their turn comes: they do not keep those from theirs.
 */
async function requireDestinations(run) {
    const { config, context, ledger } = run;
    // A part is published by the job that joins it with the others.
    if (config.destinations.length === 0 || config.shard !== undefined)
        return;
    const { clock, log, setOutput } = context;
    const destinations = (0,deploy/* openDestinations */.uY)(run);
    const started = clock.now();
    const outcomes = await Promise.all(destinations.map(failureOf));
    const failed = outcomes.flatMap((error, index) => {
        const { name = '' } = destinations[index] ?? {};
        return error === null ? [] : [notReady(name, error, clock.now() - started)];
    });
    if (failed.length < destinations.length) {
        for (const { destination, error } of failed)
            log.info(`${destination} cannot be published, the others are: ${error?.message}`);
        return;
    }
    ledger.facts.deployments = failed;
    setOutput('deployments', failed);
    throw (0,deploy/* deployFailure */.on)(failed, context.github, { untouched: 'nothing was exported' });
}
async function failureOf(destination) {
    try {
        await destination.ready?.();
        return null;
    }
    catch (error) {
        return { code: (0,errors_failure/* codeOf */.$N)(error), message: (0,errors_failure/* codedMessageOf */.Ui)(error) };
    }
    finally {
        await destination.close?.();
    }
}
function notReady(destination, error, milliseconds) {
    const counts = { added: 0, updated: 0, deleted: 0, unchanged: 0, bytes: 0 };
    return { destination, status: 'failed', url: null, ...counts, milliseconds, error };
}

// EXTERNAL MODULE: ./lib/github/deployments.js
var deployments = __webpack_require__(90251);
// EXTERNAL MODULE: ./lib/github/refusal.js
var refusal = __webpack_require__(28595);
// EXTERNAL MODULE: ./lib/phases/report.js + 1 modules
var phases_report = __webpack_require__(67610);
;// CONCATENATED MODULE: ./lib/phases/environment.js





/** After a cancellation there is this much time for a last word. */
const LAST_WORD_MS = 1500;
/**
 * Deploys, and reports that to GitHub as a deployment of the environment, where one is named. What GitHub refuses of
 * it is told in the log: the site is published all the same.
 */
async function reportedDeployment(run, deploy) {
    const { config, context, ledger } = run;
    const { github, log, signal, redact } = context;
    const { environment, destinations, plan, domain } = config;
    const client = (0,phases_report/* openGitHub */.o6)(run);
    if (environment === undefined || plan || destinations.length === 0)
        return deploy();
    if (github === undefined || client === undefined) {
        log.warning(`No deployment to ${environment.name}: this is no workflow run with a token`);
        return deploy();
    }
    const id = await attempt(() => (0,deployments/* createDeployment */.Yy)(client, github, { environment: environment.name, domain, shared: !environment.own }));
    if (id === undefined)
        return deploy();
    log.info(`Deployment ${id} to ${environment.name}`);
    try {
        await deploy();
    }
    catch (error) {
        const cancelled = signal.aborted;
        const speaker = cancelled
            ? (0,phases_report/* openGitHub */.o6)({ ...run, context: { ...context, signal: AbortSignal.timeout(LAST_WORD_MS) } })
            : client;
        const ended = cancelled
            ? { state: 'error', description: 'The run was cancelled' }
            : {
                state: 'failure',
                description: redact(error instanceof errors_failure/* Failure */.HR ? error.what : 'It failed'),
            };
        if (speaker !== undefined)
            await attempt(() => (0,deployments/* finishDeployment */.jl)(speaker, github, id, { ...ended, url: null }), cancelled);
        throw error;
    }
    const { facts } = ledger;
    const url = facts.siteUrl ?? facts.deployments.find((one) => /^https?:/.test(one.url ?? ''))?.url ?? null;
    const description = `${domain}: ${(0,report/* outcome */.bu)(facts)}`;
    await attempt(() => (0,deployments/* finishDeployment */.jl)(client, github, id, { state: 'success', url, description }));
    async function attempt(work, late = false) {
        try {
            return await work();
        }
        catch (error) {
            if (!late)
                signal.throwIfAborted();
            if (!late && !(error instanceof errors_failure/* Failure */.HR))
                throw error;
            const quiet = late || ((0,refusal/* isForbidden */.US)(error) && github?.pullRequest?.fromFork === true);
            const why = error instanceof errors_failure/* Failure */.HR ? error.message : 'there was no time left';
            log[quiet ? 'info' : 'warning'](`The deployment to ${environment?.name} is not reported: ${why}`);
            return undefined;
        }
    }
}

// EXTERNAL MODULE: ./lib/phases/rendered-folders.js
var rendered_folders = __webpack_require__(94615);
;// CONCATENATED MODULE: ./lib/phases/fork.js



/** Destinations that end with the job, or are the run's own. */
const PRIVATE = ['artifact', 'dir'];
/**
 * A `pull_request_target` run has the repository's secrets. Where it checked out the code of the pull request,
 * rendering it is safe, since the embedded service runs none of it, and that is said; publishing it where readers
 * expect the repository's own pages is refused with E_FORK_DEPLOY.
 */
async function refuseForkDeploy(config, { github, log }) {
    if (github === undefined || config.service.kind === 'hosted')
        return;
    if (github.eventName !== 'pull_request_target' || github.pullRequest?.fromFork !== true)
        return;
    // Whose pages the parts of a matrix hold, this job's own checkout does not tell.
    const commits = await Promise.all((0,rendered_folders/* renderedFolders */.L)(config.service).map(checkout/* checkedOutCommit */.X));
    const foreign = commits.filter((commit) => commit !== github.sha);
    if (commits.length > 0 && foreign.length === 0)
        return;
    const [commit] = foreign;
    log.warning(explanation(github, commit));
    const shared = config.destinations.filter(({ scheme, own }) => !PRIVATE.includes(scheme) && own !== true);
    if (shared.length === 0)
        return;
    throw new errors_failure/* Failure */.HR('E_FORK_DEPLOY', {
        what: 'The pages of a fork are not published among yours',
        value: shared.map(({ target }) => target).join(', '),
        why: `this pull_request_target run has checked out ${commit === undefined ? 'another commit' : `commit ${commit.slice(0, 7)}`} of ${github.pullRequest.headRepository ?? 'a deleted fork'}`,
        fix: 'name the destination with {pr}, on a host of its own, or check out your own branch; see the security page of the documentation',
    });
}
function explanation({ pullRequest }, commit) {
    return (`This pull_request_target run has the repository's secrets and a checkout of ${pullRequest?.headRepository ?? 'a deleted fork'}` +
        `${commit === undefined ? '' : ` (${commit.slice(0, 7)})`}. The embedded service runs no code of it: pages are parsed, their ` +
        'expressions interpreted within bounds, links out of the project not followed. Other steps of the job may not be so careful.');
}

// EXTERNAL MODULE: ./lib/phases/ledger.js
var phases_ledger = __webpack_require__(49599);
;// CONCATENATED MODULE: ./lib/phases/part.js

/** Parts are needed until they are merged; some days more, so that a run can be repeated. */
const part_RETENTION_DAYS = 3;
/** The artifact of a part, without its extension; all parts of a site share what comes before. */
function partName(artifactName, { index, of }) {
    return `${artifactName}-part-${index}-of-${of}`;
}
/** Uploads a part of a site as an artifact, unless `deploy` is none. Throws E_ARTIFACT. */
async function partPhase(bundle, shard, run) {
    const { config, context } = run;
    const { log, signal } = context;
    const [destination] = config.destinations;
    if (destination === undefined) {
        log.info(`Part ${shard.index} of ${shard.of} is not uploaded, since deploy is none: ${bundle.bundlePath}`);
        return;
    }
    const days = destination.options['retention-days'];
    const name = partName(destination.options.name ?? config.artifactName, shard);
    const { uploadArtifact } = (0,deploy/* destinationContext */.ke)(run, bundle);
    const { id } = await uploadArtifact(name, bundle.bundlePath, {
        retentionDays: days === undefined ? part_RETENTION_DAYS : Number(days),
        signal,
    });
    log.info(`Part ${shard.index} of ${shard.of} is the artifact ${name}.tar.gz, id ${id}`);
}

;// CONCATENATED MODULE: ./lib/phases/version.js

/**
 * The settings of a run, on a tag with the version that the tag means where none was given: for a hosted service the
 * tag as it is, which it may not know; for the embedded one the version of that name, where the docs have it.
 */
async function withVersion(config, { github, log }) {
    const tag = (0,github_context/* tagOf */.cO)(github);
    const { service } = config;
    if (tag === undefined || config.exportVersion !== undefined || config.exportJobId !== undefined)
        return config;
    if (service.kind === 'hosted')
        return { ...config, exportVersion: tag, versionIsTag: true };
    // The projects of a monorepo have versions of their own, if any.
    if (service.kind === 'parts' || service.several.length > 0)
        return config;
    const { openProjectFolder } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 81753));
    const { projectVersions } = await Promise.all(/* import() */[__webpack_require__.e(2275), __webpack_require__.e(5832), __webpack_require__.e(1557)]).then(__webpack_require__.bind(__webpack_require__, 21557));
    const versions = await projectVersions(await openProjectFolder(service.docsDir));
    const version = versions.find((one) => one === tag) ?? versions.find((one) => bare(one) === bare(tag));
    if (version === undefined)
        return config;
    log.info(`The tag ${tag} is the version ${version} of the docs: only that is exported`);
    return { ...config, exportVersion: version };
}
/** `v1.2` and `1.2` are one version. */
function bare(name) {
    return name.replace(/^v(?=\d)/i, '');
}

;// CONCATENATED MODULE: ./lib/pipeline.js

















/**
 * The main job: export, bundle, checks, destinations, report. Never rejects: what ended it stands in the facts, with
 * everything that was known by then.
 */
async function runPipeline(given, context) {
    const ledger = (0,phases_ledger/* openLedger */.a)(given, context);
    const done = new AbortController();
    let closing;
    try {
        await refuseForkDeploy(given, context);
        await requireAttestation(given, context);
        const config = await withVersion(given, context);
        const run = { config, context, ledger };
        await requireDestinations(run);
        const connection = await ledger.phase('Service', () => connect(config, context));
        try {
            const agent = followAgent(connection, run, done.signal);
            const job = await ledger.phase('Export', () => exportPhase(connection, run));
            const bundle = await ledger.phase('Bundle', () => bundlePhase(job, run));
            const { shard } = config;
            if (shard !== undefined) {
                await ledger.phase('Part', () => partPhase(bundle, shard, run));
            }
            else {
                await ledger.phase('Check', () => checkPhase(bundle, job, connection, run));
                const { compareWith } = config;
                if (compareWith !== undefined)
                    await ledger.phase('Compare', () => comparePhase(bundle, compareWith, run));
                if (config.attestation)
                    await ledger.phase('Attestation', () => attestPhase(bundle, run));
                await ledger.phase('Deploy', () => reportedDeployment(run, () => (0,deploy/* deployPhase */.hm)(bundle, run)));
            }
            if (agent !== undefined)
                await ledger.phase('Agent', () => agentPhase(agent, run));
            await renewLink(bundle.links, context);
        }
        finally {
            done.abort();
            agentOutputs(run);
            closing = connection.close().catch((error) => ledger.fail(error));
            // After a cancellation the last word comes first: there may not be time for both.
            if (!context.signal.aborted)
                await closing;
        }
    }
    catch (error) {
        ledger.fail(context.signal.aborted ? context.signal.reason : error);
    }
    try {
        await ledger.phase('Report', () => (0,phases_report/* reportPhase */.A0)({ config: given, context, ledger }));
    }
    catch (error) {
        ledger.fail(error);
    }
    await closing;
    if (ledger.facts.failure === null) {
        context.log.info(conclusion(ledger.facts));
        for (const place of placesToLook(ledger.facts, context.github === undefined))
            context.log.info(place);
    }
    return ledger.facts;
}

;// CONCATENATED MODULE: ./lib/modes/run.js

/** Does what the inputs ask for. Never rejects: what ended it stands in the facts. */
async function runMode(config, context) {
    if (config.mode === 'export')
        return runPipeline(config, context);
    const { runFollowUp } = await __webpack_require__.e(/* import() */ 7176).then(__webpack_require__.bind(__webpack_require__, 37176));
    return runFollowUp(config, context);
}


/***/ }),

/***/ 63512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ createContext)
});

// EXTERNAL MODULE: ./lib/clock.js
var clock = __webpack_require__(35233);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/github/outputs.js

/** GitHub takes at most 1 MB of outputs of a job, in UTF-16; the lists of pages may use this much of it. */
const MOST_CHANGES_BYTES = 768 * 1024;
/** Written as they are: the secret that is meant to be an output, and paths, in which a password may stand by chance. */
const AS_THEY_ARE = new Set([
    'bundle-url',
    'bundle-path',
    'site-dir',
    'manifest-path',
    'comment-file',
]);
/**
 * Outputs by way of `write` (the runner's `setOutput`). Secrets are taken out of every value, but for `bundle-url` and
 * the paths, which later steps open. Each throws E_GITHUB_OUTPUT where `write` does: steps that follow would go on
 * without it.
 */
function createOutputs(write, redact) {
    return (name, value) => {
        const text = outputText(value);
        try {
            write(name, AS_THEY_ARE.has(name) ? text : redact(text));
        }
        catch (cause) {
            throw new failure/* Failure */.HR('E_GITHUB_OUTPUT', {
                what: 'The output cannot be written',
                value: name,
                why: (0,failure/* messageOf */.bD)(cause),
                fix: 'check the variable GITHUB_OUTPUT of the job, and the room on the disk of the runner',
                cause,
            });
        }
    };
}
/** The text of an output; JSON in a fixed order of fields, without white space. */
function outputText(value) {
    if (typeof value !== 'object')
        return String(value);
    return 'added' in value ? changesJson(value) : deploymentsJson(value);
}
/** In this order; `headers` and `requests` only of a plan, where they are known. */
const DEPLOYMENT = [
    'destination',
    'status',
    'url',
    'added',
    'updated',
    'headers',
    'deleted',
    'unchanged',
    'requests',
    'bytes',
    'milliseconds',
];
function deploymentsJson(deployments) {
    return JSON.stringify(deployments.map((one) => ({
        ...Object.fromEntries(DEPLOYMENT.map((name) => [name, one[name]])),
        error: one.error === null ? null : { code: one.error.code, message: one.error.message },
    })));
}
/** Lists that would not fit are cut at their ends; `omitted` then counts the pages left out. */
function changesJson({ added, changed, layout, removed, lost }) {
    let room = MOST_CHANGES_BYTES;
    let omitted = 0;
    const fitting = (pages) => pages.filter((page) => {
        room -= Buffer.byteLength(`${JSON.stringify(page)},`, 'utf16le');
        if (room < 0)
            omitted += 1;
        return room >= 0;
    });
    // Of these a reader has to do something about each.
    const kept = fitting(lost.map(({ page, now }) => ({ page, now })));
    const lists = {
        added: fitting(added),
        changed: fitting(changed),
        removed: fitting(removed),
        layout: fitting(layout),
        lost: kept,
    };
    return JSON.stringify(omitted === 0 ? lists : { ...lists, omitted });
}

// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
;// CONCATENATED MODULE: ./lib/phases/context.js



/** The effects of a run in this process; `write` takes its outputs. */
function createContext({ secrets, client, write, ...own }) {
    return {
        ...own,
        clock: clock/* systemClock */.m,
        http: client.http,
        retryBudget: (0,retry/* createRetryBudget */.Ce)(),
        setOutput: createOutputs(write, secrets.redact),
        redact: secrets.redact,
    };
}


/***/ }),

/***/ 15893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  on: () => (/* binding */ deployFailure),
  hm: () => (/* binding */ deployPhase),
  ke: () => (/* binding */ destinationContext),
  iK: () => (/* binding */ failuresAtEnd),
  uY: () => (/* binding */ openDestinations),
  zM: () => (/* binding */ reasonsOf)
});

// EXTERNAL MODULE: ./lib/deploy/deploy.js + 6 modules
var deploy = __webpack_require__(49256);
// EXTERNAL MODULE: ./lib/deploy/plan/headers.js
var headers = __webpack_require__(15781);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/http/endless.js
var endless = __webpack_require__(65208);
// EXTERNAL MODULE: ./lib/http/network-words.js
var network_words = __webpack_require__(84810);
// EXTERNAL MODULE: ./lib/http/redirect.js
var redirect = __webpack_require__(24634);
// EXTERNAL MODULE: ./lib/text/percent.js
var percent = __webpack_require__(39354);
;// CONCATENATED MODULE: ./lib/deploy/publish/verify.js







/** Caches and hosts need a moment: pauses before looking again. */
const PAUSES_MS = [2000, 5000, 10_000];
/**
 * Fetches pages as a reader does and compares their bytes with the manifest's, the ones that changed first. Throws
 * E_DEPLOY_VERIFY when one is missing or other than it was published.
 */
async function verifyPages(manifest, changes, options) {
    const paths = pagesToVerify(manifest, changes, options.pages).map((page) => `${page}.html`);
    const { wrong, gone } = await lookUntil(paths, manifest, options);
    if (wrong.length === 0) {
        const [pages, are] = paths.length === 1 ? ['page', 'is as it was'] : ['pages', 'are as they were'];
        options.log.info(`${paths.length} ${pages} at ${options.siteUrl.host} ${are} published`);
        return;
    }
    if (gone !== undefined) {
        throw new failure/* Failure */.HR('E_DEPLOY_VERIFY', {
            what: 'The published site could not be reached',
            value: options.siteUrl.host,
            why: gone,
            fix: 'check site-url, and that its host is up; what was sent is at the destination',
        });
    }
    throw new failure/* Failure */.HR('E_DEPLOY_VERIFY', {
        what: 'Readers do not see what was published',
        value: listed(wrong),
        why: `${wrong.length} of ${paths.length} pages differ`,
        fix: wrong.every((one) => REFUSED.test(one))
            ? 'check that site-url is the root of this destination, and that readers need no login there; where they do, set verify to 0'
            : 'check that site-url is the root of this destination, and that no cache or proxy changes pages',
    });
}
/** What is answered to readers who have no login; and by some stores where there is nothing. */
const REFUSED = /: status 40[13]$/;
/** Which pages: those that changed, then others, spread over the site. The same choice for the same changes. */
function pagesToVerify({ pages }, changes, most) {
    const changed = [...(changes?.changed ?? []), ...(changes?.added ?? [])];
    const others = new Set(pages).difference(new Set(changed));
    const chosen = spread(changed, most);
    return [...chosen, ...spread([...others], most - chosen.length)];
}
function spread(paths, most) {
    if (paths.length <= most)
        return paths;
    const step = paths.length / most;
    return Array.from({ length: most }, (_, index) => paths[Math.floor(index * step)] ?? '');
}
/**
 * The paths that are not as published, each with what is wrong, and why the host does not answer where no page was seen;
 * all of them are given the same few pauses.
 */
async function lookUntil(paths, manifest, options) {
    let pending = paths;
    let gone;
    // A host that does not answer is not waited for once more for each page.
    const unreachable = (error) => {
        options.signal.throwIfAborted();
        gone = (0,network_words/* networkWords */.G)(error);
        return gone;
    };
    for (const pause of [...PAUSES_MS, undefined]) {
        const wrong = new Map();
        gone = undefined;
        for (const path of pending) {
            const found = gone ?? (await look(path, manifest.files[path]?.sha256, options).catch(unreachable));
            if (found !== undefined)
                wrong.set(path, found);
        }
        if (wrong.size === 0 || pause === undefined) {
            const isGone = wrong.size === paths.length && [...wrong.values()].every((why) => why === gone);
            return { wrong: [...wrong].map(([path, why]) => `${path}: ${why}`), gone: isGone ? gone : undefined };
        }
        pending = [...wrong.keys()];
        const pages = pending.length === 1 ? 'page is' : 'pages are';
        options.log.info(`${pending.length} ${pages} not seen as published yet (${[...wrong][0]?.join(': ')}); looking again in ${pause / 1000} s`);
        await options.clock.sleep(pause, options.signal);
    }
    return { wrong: [] };
}
const MOST_LISTED = 10;
function listed(wrong) {
    const more = wrong.length - MOST_LISTED;
    return more > 0 ? `${wrong.slice(0, MOST_LISTED).join('; ')}; and ${more} more` : wrong.join('; ');
}
/** Undefined when the page is as published, else what is wrong with it. */
async function look(path, sha256, { siteUrl, http, signal }) {
    const root = siteUrl.href.replace(/[?#].*$/, '').replace(/\/*$/, '/');
    let url = new URL((0,percent/* encodePath */.O0)(path), root);
    for (let redirects = 0; redirects <= 3; redirects += 1) {
        const headers = { 'accept-encoding': 'identity', 'cache-control': 'no-cache' };
        const response = await http({ method: 'GET', url: url.href, headers, signal });
        const { location, 'content-encoding': encoding } = response.headers;
        const bytes = await (0,endless/* bytesOf */.$$)(response.body);
        if (response.status < 300) {
            if (isOf(sha256, bytes, encoding?.toLowerCase()))
                return undefined;
            // A query may hold a secret.
            const where = redirects === 0 ? '' : `, where it redirects to: ${url.host}${url.pathname}`;
            return `it has other bytes${where}`;
        }
        // Hosts with clean addresses send readers from page.html to page.
        if (response.status >= 400 || location === undefined)
            return `status ${response.status}`;
        const next = (0,redirect/* redirectTarget */.E)(location, url.href);
        if (next === undefined)
            return 'it redirects elsewhere';
        url = next;
    }
    return 'it redirects too often';
}
/** Whether bytes have this digest. What a store holds compressed it serves so, whatever was asked for. */
function isOf(sha256, bytes, encoding) {
    try {
        const decode = encoding === 'br' ? external_node_zlib_.brotliDecompressSync : encoding === 'gzip' ? external_node_zlib_.gunzipSync : undefined;
        return (0,external_node_crypto_.hash)('sha256', decode?.(bytes) ?? bytes) === sha256;
    }
    catch {
        // They are not what they are said to be.
        return false;
    }
}

// EXTERNAL MODULE: ./lib/deploy/schemes.js + 81 modules
var schemes = __webpack_require__(84845);
// EXTERNAL MODULE: ./lib/github/client.js + 1 modules
var github_client = __webpack_require__(68935);
// EXTERNAL MODULE: ./lib/github/list-pages.js
var list_pages = __webpack_require__(68958);
// EXTERNAL MODULE: ./lib/github/refusal.js
var refusal = __webpack_require__(28595);
;// CONCATENATED MODULE: ./lib/github/access.js



/** The run's place on GitHub and its API, for destinations; undefined outside a workflow run or without a token. */
function githubAccess(context, token, { http, clock, log, onRequest, }) {
    if (context === undefined || token === undefined)
        return undefined;
    const { owner, repo, serverUrl, apiUrl, sha, ref, defaultBranch } = context;
    const clients = new WeakMap();
    const clientOf = (signal) => {
        const known = clients.get(signal);
        if (known !== undefined)
            return known;
        const client = (0,github_client/* createGitHubClient */.L)({ token, apiUrl, http, clock, signal, log, onRequest });
        clients.set(signal, client);
        return client;
    };
    // What the path does not name would be sent as its query.
    const placeIn = (route) => (route.includes('{repo}') ? { owner, repo } : {});
    return {
        ...{ owner, repo, serverUrl, sha, ref, defaultBranch, token },
        async ask({ doing, permission, route, parameters, mayBeMissing }, signal) {
            try {
                const answer = await clientOf(signal).call({ doing, permission }, (octokit) => octokit.request(route, { ...placeIn(route), ...parameters }));
                return answer.data;
            }
            catch (error) {
                if (mayBeMissing === true && (0,refusal/* githubStatus */.AV)(error) === 404)
                    return undefined;
                throw error;
            }
        },
        async list({ doing, permission, route, parameters }, schema, signal) {
            const list = { route, ...placeIn(route), ...parameters };
            const all = [];
            for await (const entries of (0,list_pages/* listPages */.p)(clientOf(signal), { doing, permission }, list, schema))
                all.push(...entries);
            return all;
        },
    };
}

// EXTERNAL MODULE: ./lib/github/context.js
var context = __webpack_require__(88120);
// EXTERNAL MODULE: ./lib/process/v8-settings.js
var v8_settings = __webpack_require__(56965);
// EXTERNAL MODULE: ./lib/phases/page-changes.js
var page_changes = __webpack_require__(18381);
// EXTERNAL MODULE: ./lib/phases/rendered-folders.js
var rendered_folders = __webpack_require__(94615);
;// CONCATENATED MODULE: ./lib/phases/deploy.js










/** Publishes the site at every destination. Throws E_DEPLOY_FAILED when one of them failed. */
async function deployPhase(bundle, run) {
    const { config, context, ledger } = run;
    const { log, clock, http, signal, setOutput } = context;
    if (config.destinations.length === 0) {
        log.info('Nothing to do: deploy names no destination');
        return;
    }
    (0,v8_settings/* keepLean */.Ou)();
    const destinations = openDestinations(run, bundle);
    (0,headers/* warnOfUnused */.Mw)(bundle.manifest, config.headers, log);
    const site = { ...bundle, manifest: (0,headers/* withHeaders */.jL)(bundle.manifest, config.headers) };
    const { deployments, changes } = await (0,deploy/* deploy */.g)(site, destinations, {
        plan: config.plan,
        maxPageLoss: config.maxPageLoss,
        requireRedirects: config.failOn.includes('lost-pages') && config.compareWith === undefined,
        signal,
        log: failuresAtEnd(log),
        clock,
        onEnded(outcome) {
            ledger.facts.deployments = outcome.deployments;
            setOutput('deployments', outcome.deployments);
            if (config.compareWith === undefined)
                (0,page_changes/* tellChanges */.h)(outcome.changes, run);
        },
    });
    const failed = deployments.filter(({ error }) => error !== null);
    if (failed.length === 0) {
        const { siteUrl, verify: pages } = config;
        // A run again after pages were not seen finds nothing to send, and has to look all the same.
        const isThere = deployments.some(({ status }) => status === 'published' || status === 'unchanged');
        if (siteUrl !== undefined && pages > 0 && isThere) {
            await verifyPages(site.manifest, changes, { pages, siteUrl, http, clock, signal, log });
        }
        return;
    }
    const reuses = destinations.some(({ kind }, index) => kind === 'files' && deployments[index]?.error != null);
    const untouched = config.plan ? 'nothing was touched' : undefined;
    throw deployFailure(deployments, context.github, { untouched, reuses });
}
/** The failure of a run whose destinations, or some of them, failed. */
function deployFailure(deployments, github, aftermath) {
    const failed = deployments.filter(({ error }) => error !== null);
    return new failure/* Failure */.HR('E_DEPLOY_FAILED', {
        what: deployments.length === 1
            ? 'The destination failed'
            : `${failed.length} of ${deployments.length} destinations failed`,
        why: reasonsOf(failed),
        fix: remedyOf(failed.flatMap(({ error }) => error ?? []), github, aftermath),
    });
}
/** Why destinations failed, each by its name. */
function reasonsOf(failed) {
    return failed.map(({ destination, error }) => `${destination}: ${error?.message}`).join('; ');
}
/** A log in which a destination that fails is no error yet: that is told at the end, of all of them. */
function failuresAtEnd(log) {
    return { ...log, error: (message) => log.info(`Failed: ${message}`) };
}
/** What refuses a destination before the first byte is sent to it. */
const SENT_NOTHING = /^E_(INPUT_|DEPLOY_(CREDENTIALS|NOT_FOUND)$|GUARD_)/;
/** What failures say who tell how to go on themselves. */
const TELLS_ON = /run again|nothing was published/;
/** How to go on, as far as the failures do not say it themselves. */
function remedyOf(errors, github, { untouched, reuses = false }) {
    const codes = errors.map(({ code }) => code);
    const isForks = (0,context/* isOfFork */.OU)(github);
    if ((isForks || github?.byDependabot === true) && codes.every((code) => code === 'E_DEPLOY_CREDENTIALS')) {
        const whose = isForks
            ? "of a fork's pull request, to which GitHub gives no secrets and no identity"
            : 'of Dependabot, which has no secrets but its own, in the settings of the repository';
        return `this run is ${whose}: deploy an artifact there, as the guide on pull requests shows`;
    }
    if (codes.every((code) => code === 'E_GUARD_STALE_RUN'))
        return 'the newer site stays';
    if (errors.every(({ message }) => TELLS_ON.test(message)))
        return '';
    const mend = `mend what ${codes.length === 1 ? 'it names' : 'they name'} and run again`;
    if (untouched !== undefined)
        return `${mend}; ${untouched}`;
    if (codes.every((code) => SENT_NOTHING.test(code)))
        return `${mend}; nothing was published there`;
    return reuses ? `${mend}; what arrived is reused` : mend;
}
/** The destinations of a run; without a bundle they can only take away. */
function openDestinations(run, bundle) {
    return run.config.destinations.map((spec) => (0,schemes/* openDestination */.xB)(spec, destinationContext(run, bundle)));
}
/** What destinations work with. */
function destinationContext({ config, context, ledger: { onRequest } }, bundle) {
    const { http, clock, env, log, workspace, workDir, setOutput, github } = context;
    return {
        http,
        clock,
        env,
        log,
        workingDirectory: workspace,
        docsDirectories: (0,rendered_folders/* renderedFolders */.L)(config.service),
        artifactName: config.artifactName,
        bundleLink: config.service?.kind === 'hosted' && bundle !== undefined ? () => bundle.links.current() : undefined,
        async requireArtifacts() {
            const { requireArtifactService } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 29563));
            requireArtifactService(github);
        },
        async uploadArtifact(name, file, options) {
            const { uploadArtifact } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 66685));
            const uploaded = await uploadArtifact(name, file, options, {
                context: github,
                tempDir: workDir,
                clock,
                onRetry: (reason) => log.info(reason),
                onLoss: (reason) => log.warning(reason),
            });
            // The outputs tell of the bundle, not of what another destination needs for a moment.
            if (options.zipped !== true) {
                setOutput('artifact-id', uploaded.id);
                setOutput('artifact-url', uploaded.url);
            }
            return uploaded;
        },
        tempDirectory: workDir,
        github: githubAccess(github, config.githubToken, { http, clock, log, onRequest }),
    };
}


/***/ }),

/***/ 49599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ openLedger)
/* harmony export */ });
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88120);
/* harmony import */ var _github_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76730);


/** Opens the books of a run. */
function openLedger({ domain, siteUrl }, { clock, log, github }) {
    const started = clock.now();
    const phases = [];
    const checks = [];
    const facts = {
        domain,
        siteUrl: siteUrl?.href ?? null,
        commit: github === undefined ? null : (0,_github_context_js__WEBPACK_IMPORTED_MODULE_0__/* .commitOf */ .D3)(github),
        run: github === undefined ? null : { number: github.runNumber, url: github.runUrl },
        milliseconds: 0,
        phases,
        exportJob: null,
        bundle: null,
        deployments: [],
        changes: null,
        checks,
        diagnostics: [],
        agentJob: null,
        kinds: [],
        changesUrl: null,
        githubRequests: 0,
        failure: null,
        stoppedIn: null,
    };
    let running = null;
    return {
        facts,
        async phase(title, work) {
            const begun = clock.now();
            running = title;
            try {
                return await log.phase(title, work);
            }
            finally {
                phases.push({ name: title, milliseconds: clock.now() - begun });
                facts.milliseconds = clock.now() - started;
            }
        },
        onRequest() {
            facts.githubRequests += 1;
        },
        fail(error) {
            if (facts.failure !== null)
                return;
            facts.failure = (0,_github_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .failureFacts */ ._2)(error);
            facts.stoppedIn = running;
        },
    };
}


/***/ }),

/***/ 18381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ tellChanges)
/* harmony export */ });
/* harmony import */ var _deploy_compare_lost_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52457);

/** Notes what changes for readers, and warns of pages that they find no more. */
function tellChanges(changes, { context, ledger }) {
    const { log, setOutput } = context;
    ledger.facts.changes = changes ?? null;
    if (changes === undefined)
        return;
    setOutput('changes', changes);
    (0,_deploy_compare_lost_text_js__WEBPACK_IMPORTED_MODULE_0__/* .warnOfLostPages */ .Ym)(log, changes.lost);
}


/***/ }),

/***/ 94615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ renderedFolders)
/* harmony export */ });
/* harmony import */ var _site_project_projects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13559);

/** Absolute paths of the docs projects that the embedded service renders; none where it renders none itself. */
function renderedFolders(service) {
    if (service?.kind !== 'embedded')
        return [];
    const { docsDir: directory, several } = service;
    return (0,_site_project_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .projectFolders */ .L)({ directory, several });
}


/***/ }),

/***/ 67610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o6: () => (/* binding */ openGitHub),
  A0: () => (/* binding */ reportPhase),
  fS: () => (/* binding */ summarise),
  lB: () => (/* binding */ tellComment)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/github/annotations.js
var annotations = __webpack_require__(43941);
// EXTERNAL MODULE: ./lib/github/checkout.js
var checkout = __webpack_require__(10723);
// EXTERNAL MODULE: ./lib/github/client.js + 1 modules
var client = __webpack_require__(68935);
// EXTERNAL MODULE: ./lib/github/comment.js
var comment = __webpack_require__(74510);
// EXTERNAL MODULE: ./lib/github/comment-body.js
var comment_body = __webpack_require__(27779);
// EXTERNAL MODULE: ./lib/github/comment-facts.js
var comment_facts = __webpack_require__(50988);
// EXTERNAL MODULE: ./lib/github/facts.js + 1 modules
var github_facts = __webpack_require__(76730);
// EXTERNAL MODULE: ./lib/github/summary.js
var summary = __webpack_require__(65671);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/bundle/json-file.js
var json_file = __webpack_require__(27387);
// EXTERNAL MODULE: ./lib/github/result-file.js
var result_file = __webpack_require__(58645);
// EXTERNAL MODULE: ./lib/github/some-changes.js
var some_changes = __webpack_require__(86639);
;// CONCATENATED MODULE: ./lib/phases/leftovers.js






/** Leaves what the comment would say as an artifact, for a workflow that may comment (`mode: comment`). */
async function leaveComment(facts, { config, context }) {
    const { github, workDir, log, setOutput } = context;
    const pullRequest = github?.pullRequest?.number;
    if (pullRequest === undefined)
        return;
    const name = (0,result_file/* resultArtifact */.Gx)(config.domain);
    const file = (0,external_node_path_.join)(workDir, name);
    const result = { version: 1, pullRequest, facts };
    await (0,json_file/* writeJson */.G)(file, result);
    setOutput('comment-file', file);
    const uploaded = await leave(name, file, context);
    if (uploaded !== undefined)
        log.info(`What it would say is the artifact ${name}, for a workflow on workflow_run with mode: comment`);
}
/** Puts the changed pages into an artifact where the comment cannot name them all. */
async function listChanges({ config, context, ledger }) {
    const { changes } = ledger.facts;
    const { github, workDir } = context;
    const commented = github?.pullRequest != null || github?.eventName === 'push';
    if (changes === null || !commented)
        return;
    const { added, changed, removed, layout, lost } = changes;
    const listed = (0,some_changes/* listedChanges */.D1)(changes);
    if (listed.added.length + listed.changed.length + listed.removed.length <= comment_facts/* MOST_PAGES */.Ll)
        return;
    const name = `docs-export-changes-${config.domain}.json`;
    const file = (0,external_node_path_.join)(workDir, name);
    await (0,json_file/* writeJson */.G)(file, { lost, added, changed, removed, layout });
    ledger.facts.changesUrl = (await leave(name, file, context)) ?? null;
}
/** Uploads; where the runner cannot, says so and goes on. */
async function leave(name, file, context) {
    const { github, workDir, clock, signal, log } = context;
    try {
        const { uploadArtifact } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 66685));
        const { url } = await uploadArtifact(name, file, { signal, retentionDays: 7 }, { context: github, tempDir: workDir, clock, onRetry: (reason) => log.info(reason) });
        return url;
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        log.info(`${name} stays on the runner: ${(0,failure/* messageOf */.bD)(error)}`);
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/phases/report.js










/** Says what came of the run: annotations, the comment, and last the summary, which knows of both. */
async function reportPhase(run) {
    const { config, context, ledger } = run;
    const { log, github, workspace } = context;
    // What is wrong with the project, and what became of it, is told once: where the parts are merged.
    if (config.shard !== undefined)
        return summarise(context, ledger.facts);
    const docsDir = config.service.kind === 'hosted' ? workspace : config.service.docsDir;
    // A repository may be checked out into a folder of the workspace; GitHub finds its files from there.
    const repository = github === undefined ? undefined : await (0,checkout/* repositoryRoot */.H)(docsDir, workspace);
    ledger.facts.diagnostics = (0,annotations/* inWorkspace */.v)(ledger.facts.diagnostics, { docsDir, root: repository ?? workspace }, github === undefined ? 'lead' : 'keep');
    (0,annotations/* annotate */.f)(ledger.facts.diagnostics, log);
    if (github === undefined && config.comment === 'always')
        log.warning('No comment: this is no run of a workflow');
    try {
        // After a cancellation there is no time for conversations.
        if (github !== undefined && !context.signal.aborted)
            await report_comment(run);
    }
    catch (error) {
        ledger.fail(context.signal.aborted ? context.signal.reason : error);
    }
    await summarise(context, ledger.facts);
}
/** Writes the job summary, where the runner takes one; a runner that does not makes no run fail. */
async function summarise({ github, redact, log }, facts) {
    if (!github?.summaryPath)
        return;
    try {
        await (0,summary/* writeSummary */.Sy)(github.summaryPath, (0,summary/* summaryMarkdown */.eH)((0,github_facts/* redactFacts */.tN)(facts, redact)), redact);
    }
    catch (error) {
        log.warning((0,failure/* messageOf */.bD)(error));
    }
}
/** GitHub's API with the run's token, its requests counted; undefined outside a run or without a token. */
function openGitHub({ config: { githubToken: token }, context, ledger: { onRequest }, }) {
    const { github, http, clock, signal, log } = context;
    if (github === undefined || token === undefined)
        return undefined;
    return (0,client/* createGitHubClient */.L)({ token, apiUrl: github.apiUrl, http, clock, signal, log, onRequest });
}
/** Says where a comment stands. */
function tellComment({ status, url, pullRequest }, { log, setOutput }) {
    setOutput('comment-url', url);
    log.info(`Comment on #${pullRequest} ${status}: ${url}`);
}
async function report_comment(run) {
    const { config, context, ledger } = run;
    const { log, github, redact } = context;
    if (github === undefined)
        return;
    try {
        if (config.comment !== 'never')
            await listChanges(run);
        const facts = (0,comment_facts/* commentFacts */.$V)((0,github_facts/* redactFacts */.tN)(ledger.facts, redact));
        const outcome = await (0,comment/* postComment */.G)({
            mode: config.comment,
            domain: config.domain,
            body: redact((0,comment_body/* commentBody */.I2)(facts)),
            context: github,
            client: openGitHub(run),
        });
        if (outcome.status !== 'skipped')
            return tellComment(outcome, context);
        log[outcome.warn ? 'warning' : 'info'](`No comment: ${outcome.reason}`);
        if (outcome.forbidden)
            await leaveComment(facts, run);
    }
    catch (error) {
        // The run's own failure must not be hidden behind that of its comment.
        if (ledger.facts.failure === null)
            throw error;
        log.warning((0,failure/* messageOf */.bD)(error));
    }
}


/***/ }),

/***/ 96452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ withKnownVersion)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _refusing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53655);


/**
 * The same source, but a version that nothing has is a mistake: all of them in its place are not what was asked for.
 * `setting` is what names the version, for the message of the E_INPUT_INVALID. Docs without versions may have any, unless
 * `refusesAny`.
 */
function withKnownVersion(source, setting, { refusesAny = false } = {}) {
    return (0,_refusing_js__WEBPACK_IMPORTED_MODULE_1__/* .refusing */ .c)(source, ({ kind, severity, hint }, { version }) => kind === 'unknown-version' && (severity === 'error' || (refusesAny && severity === 'warning'))
        ? new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_INPUT_INVALID', {
            what: setting,
            value: version,
            why: 'there is no such version',
            fix: `${hint === undefined ? '' : `${hint}; `}leave it out to have all`,
        })
        : undefined);
}


/***/ }),

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
