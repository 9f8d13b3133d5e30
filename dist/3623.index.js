export const id = 3623;
export const ids = [3623];
export const modules = {

/***/ 63623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   agentJobsFromFile: () => (/* binding */ agentJobsFromFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var _admin_api_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74298);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5605);




/** Project id → its agent jobs. */
const AgentJobsFile = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_admin_api_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentJob */ .Je));
/**
 * Agent jobs from a JSON file, `{ "PROJECT_ID": [{ "id": "…", "status": "active", … }] }`. The file is read anew
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


/***/ })

};
