((__CHUNK_IMPORT_META__) => {'use strict';const id = 4567;
const ids = [4567,8120];
const modules = {

/***/ 88120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   OU: () => (/* binding */ isOfFork),
/* harmony export */   cO: () => (/* binding */ tagOf),
/* harmony export */   readGitHubContext: () => (/* binding */ readGitHubContext),
/* harmony export */   vh: () => (/* binding */ isEnterpriseServer)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(961);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);


const Repository = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ full_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/** Some events have a key for what they are not of, with null behind it: `deployment_status` has a `workflow_run`. */
const Event = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    action: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        head: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: Repository.nullable() }),
        base: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ repo: Repository }),
    })
        .nullish(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
        run_number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
        event: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        head_sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        head_repository: Repository.nullish(),
    })
        .nullish(),
});
/**
 * Reads the runner's environment (`GITHUB_*`) and event file. `undefined` when this is not a GitHub runner;
 * E_GITHUB_EVENT when the event file, or an address, is there but cannot be understood.
 */
function readGitHubContext(env, readFile) {
    const [owner, repo, ...more] = (env.GITHUB_REPOSITORY ?? '').split('/');
    if (env.GITHUB_ACTIONS !== 'true' || !owner || !repo || more.length > 0)
        return undefined;
    const event = readEvent(env.GITHUB_EVENT_PATH, readFile);
    const serverUrl = addressIn(env, 'GITHUB_SERVER_URL', 'https://github.com');
    const runId = Number(env.GITHUB_RUN_ID ?? 0);
    return {
        owner,
        repo,
        serverUrl,
        apiUrl: addressIn(env, 'GITHUB_API_URL', 'https://api.github.com'),
        eventName: env.GITHUB_EVENT_NAME ?? '',
        action: event.action ?? null,
        pullRequest: pullRequestOf(event),
        finishedRun: finishedRunOf(event),
        sha: env.GITHUB_SHA ?? '',
        ref: env.GITHUB_REF ?? '',
        runId,
        runNumber: Number(env.GITHUB_RUN_NUMBER ?? 0),
        byDependabot: env.GITHUB_ACTOR === 'dependabot[bot]',
        runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1),
        job: env.GITHUB_JOB ?? '',
        workspace: env.GITHUB_WORKSPACE ?? '',
        runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${runId}`,
        summaryPath: env.GITHUB_STEP_SUMMARY || null,
        artifactService: Boolean(env.ACTIONS_RUNTIME_TOKEN && env.ACTIONS_RESULTS_URL),
    };
}
function issuesOf({ issues }) {
    return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
function readEvent(path, readFile) {
    if (path === undefined || path === '')
        return {};
    try {
        return Event.parse(JSON.parse(readFile(path)));
    }
    catch (error) {
        throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_GITHUB_EVENT', {
            what: 'The event file of the runner cannot be understood',
            value: path,
            why: error instanceof zod__WEBPACK_IMPORTED_MODULE_2__/* .ZodError */ .G ? issuesOf(error) : (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error),
            fix: 'check the variable GITHUB_EVENT_PATH of the job',
            cause: error,
        });
    }
}
function pullRequestOf({ pull_request: event }) {
    if (event == null)
        return null;
    const headRepository = event.head.repo?.full_name ?? null;
    return {
        number: event.number,
        headSha: event.head.sha,
        headRef: event.head.ref,
        headRepository,
        fromFork: headRepository !== event.base.repo.full_name,
    };
}
function finishedRunOf({ workflow_run: run }) {
    if (run == null)
        return null;
    return {
        id: run.id,
        number: run.run_number,
        event: run.event,
        headSha: run.head_sha,
        headRepository: run.head_repository?.full_name ?? null,
    };
}
/** The address in a variable, without a slash at its end. */
function addressIn(env, name, usual) {
    const given = env[name] || usual;
    if (/^https?:$/.test(URL.parse(given)?.protocol ?? ''))
        return given.replace(/\/+$/, '');
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_GITHUB_EVENT', {
        what: 'A variable of the runner cannot be understood',
        value: `${name}=${given}`,
        why: 'it is no address',
        fix: `leave it as the runner sets it, such as ${usual}`,
    });
}
/** The commit a reader knows: the head of the pull request, else what was checked out; with its page. */
function commitOf(context) {
    const sha = context.pullRequest?.headSha ?? context.sha;
    return { sha, url: `${context.serverUrl}/${context.owner}/${context.repo}/commit/${sha}` };
}
/** The tag this run is of. */
function tagOf(context) {
    return /^refs\/tags\/(.+)$/.exec(context?.ref ?? '')?.[1];
}
/** Whether this run is of a fork's pull request, so that GitHub gives it no secrets. */
function isOfFork(context) {
    return context?.pullRequest?.fromFork === true && context.eventName === 'pull_request';
}
/** Whether the server is a GitHub Enterprise Server: neither github.com nor its data-residency hosts. */
function isEnterpriseServer({ serverUrl }) {
    const host = new URL(serverUrl).hostname.toLowerCase();
    return host !== 'github.com' && !host.endsWith('.ghe.com') && !host.endsWith('.localhost');
}


/***/ }),

/***/ 34567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fillPlaceholders: () => (/* binding */ fillPlaceholders),
/* harmony export */   placeholderValues: () => (/* binding */ placeholderValues)
/* harmony export */ });
/* unused harmony export PLACEHOLDERS */
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
