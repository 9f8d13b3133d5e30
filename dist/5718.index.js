((__CHUNK_IMPORT_META__) => {'use strict';const id = 5718;
const ids = [5718];
const modules = {

/***/ 5718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   attestFiles: () => (/* binding */ attestFiles),
/* harmony export */   requireAttestable: () => (/* binding */ requireAttestable)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88120);
/* harmony import */ var _unstoppable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33026);



const PERMISSIONS = 'give the job `permissions: { id-token: write, attestations: write }`';
/** The token to attest with. Throws E_ATTESTATION where it is plain that this run cannot attest anything. */
function requireAttestable({ context, token, env }) {
    if (context === undefined)
        throw refused('this is not a GitHub runner', 'remove attestation');
    if ((0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnterpriseServer */ .vh)(context))
        throw refused('GitHub Enterprise Server has no attestations', 'remove attestation');
    if (!env.ACTIONS_ID_TOKEN_REQUEST_URL || !env.ACTIONS_ID_TOKEN_REQUEST_TOKEN) {
        throw refused('the runner offers no identity token: the job lacks the permission, as runs of forks do', PERMISSIONS);
    }
    if (token === undefined)
        throw refused('there is no github-token', 'leave github-token at its default');
    return { context, token };
}
/**
 * Attests that this workflow run made the files: SLSA provenance, signed with the run's identity by Sigstore (its public
 * instance for public repositories, else GitHub's), and kept by the repository. Throws E_ATTESTATION.
 */
async function attestFiles(subjects, attester, signal) {
    const { context, token } = requireAttestable(attester);
    const { attestProvenance } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(1659), __webpack_require__.e(4730), __webpack_require__.e(3669), __webpack_require__.e(1432), __webpack_require__.e(4476)]).then(__webpack_require__.bind(__webpack_require__, 4476));
    try {
        const { attestationID: id } = await (0,_unstoppable_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessAborted */ .W)(signal, () => attestProvenance({
            subjects: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
            token,
        }));
        if (id === undefined)
            throw new Error('GitHub gave the attestation no id');
        const { serverUrl, owner, repo } = context;
        return { id, url: `${serverUrl}/${owner}/${repo}/attestations/${id}` };
    }
    catch (error) {
        signal.throwIfAborted();
        throw refused((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error), `${PERMISSIONS}, and run again; private repositories need a plan that has attestations`, error);
    }
}
function refused(why, fix, cause) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_ATTESTATION', { what: 'The bundle could not be attested', why, fix, cause });
}


/***/ })

};
return { ids, modules }; })
