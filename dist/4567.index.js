((__CHUNK_IMPORT_META__) => {'use strict';const id = 4567;
const ids = [4567];
const modules = {

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


/***/ })

};
return { ids, modules }; })
