((__CHUNK_IMPORT_META__) => {'use strict';const id = 3623;
const ids = [3623];
const modules = {

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

/***/ 63623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   agentJobsFromFile: () => (/* binding */ agentJobsFromFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var _admin_api_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74298);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5605);




/** Project id \u2192 its agent jobs. */
const AgentJobsFile = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_admin_api_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentJob */ .Je));
/**
 * Agent jobs from a JSON file, `{ "PROJECT_ID": [{ "id": "\u2026", "status": "active", \u2026 }] }`. The file is read anew
 * for each request, so that whoever plays the agent can change it. Rejects with E_INPUT_INVALID when it is missing
 * or broken.
 */
function agentJobsFromFile(path) {
    return async (projectId, id) => {
        const projects = new Map(Object.entries(await readAgentJobs(path)));
        return projects.get(projectId)?.find((job) => job.id === id);
    };
}
async function readAgentJobs(path) {
    const broken = (why, cause) => new _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('E_INPUT_INVALID', {
        what: 'The file of agent jobs cannot be used',
        value: path,
        why,
        fix: 'write a JSON object of project ids, each with a list of agent jobs',
        cause,
    });
    let value;
    try {
        value = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
    }
    catch (error) {
        throw broken((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error), error);
    }
    const parsed = AgentJobsFile.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw broken(parsed.error.issues.map((issue) => [...issue.path, issue.message].join(': ')).join('; '), parsed.error);
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
return { ids, modules }; })
