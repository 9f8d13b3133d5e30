((__CHUNK_IMPORT_META__) => {'use strict';const id = 7176;
const ids = [7176];
const modules = {

/***/ 37176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runFollowUp: () => (/* binding */ runFollowUp)
});

// EXTERNAL MODULE: ./lib/bundle/disk-failure.js
var disk_failure = __webpack_require__(21968);
// EXTERNAL MODULE: ./lib/deploy/publish/remove.js
var remove = __webpack_require__(83607);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/make-folder.js
var make_folder = __webpack_require__(78142);
// EXTERNAL MODULE: ./lib/phases/deploy.js + 2 modules
var deploy = __webpack_require__(15893);
;// CONCATENATED MODULE: ./lib/phases/cleanup.js





/** Removes the preview from every destination. Throws E_DEPLOY_FAILED when one of them failed. */
async function cleanupPhase(run) {
    const { config, context, ledger } = run;
    const { log, clock, signal, setOutput, workDir } = context;
    // A branch is changed in a folder there; no bundle has made it.
    await (0,disk_failure/* onDisk */.FC)(async () => (0,make_folder/* makeFolder */.f)(workDir));
    const deployments = await Promise.all((0,deploy/* openDestinations */.uY)(run).map((one) => (0,remove/* removeSite */.E)(one, { plan: config.plan, signal, log: (0,deploy/* failuresAtEnd */.iK)(log), clock })));
    ledger.facts.deployments = deployments;
    setOutput('deployments', deployments);
    signal.throwIfAborted();
    const failed = deployments.filter(({ error }) => error !== null);
    if (failed.length === 0)
        return;
    throw new failure/* Failure */.HR('E_DEPLOY_FAILED', {
        what: deployments.length === 1
            ? 'The preview could not be removed'
            : `${failed.length} of ${deployments.length} previews could not be removed`,
        why: (0,deploy/* reasonsOf */.zM)(failed),
        fix: 'mend what is named and run again',
    });
}

// EXTERNAL MODULE: ./lib/github/comment.js
var comment = __webpack_require__(74510);
// EXTERNAL MODULE: ./lib/github/comment-body.js
var comment_body = __webpack_require__(27779);
// EXTERNAL MODULE: ./lib/github/comment-facts.js
var comment_facts = __webpack_require__(50988);
// EXTERNAL MODULE: ./lib/github/deployments.js
var deployments = __webpack_require__(90251);
// EXTERNAL MODULE: ./lib/github/facts.js + 1 modules
var facts = __webpack_require__(76730);
// EXTERNAL MODULE: ./lib/github/refusal.js
var refusal = __webpack_require__(28595);
// EXTERNAL MODULE: ./lib/log/measures.js
var measures = __webpack_require__(77517);
// EXTERNAL MODULE: ./lib/phases/report.js + 1 modules
var report = __webpack_require__(67610);
;// CONCATENATED MODULE: ./lib/phases/farewell.js









/** After a preview is gone: its deployments become inactive, its comment says so and is folded. */
async function farewellPhase(run) {
    const { config, context, ledger } = run;
    const { github, log, redact, setOutput } = context;
    const number = github?.pullRequest?.number;
    const client = (0,report/* openGitHub */.o6)(run);
    if (config.plan)
        return log.info('Nothing to report: this is a plan');
    if (github === undefined || number === undefined || client === undefined)
        return log.info('Nothing to report: this is no run of a pull request with a token');
    const { environment, domain } = config;
    if (environment !== undefined) {
        await politely('The deployments stay as they are', context, async () => {
            const retired = await (0,deployments/* retireDeployments */.Ei)(client, github, {
                environment: environment.name,
                domain,
                number,
            });
            log.info(`${(0,measures/* counted */.hS)(retired, 'deployment')} of ${environment.name} made inactive`);
        });
    }
    if (config.comment === 'never')
        return;
    await politely('The comment stays as it is', context, async () => {
        const body = redact((0,comment_body/* farewellBody */.D7)((0,comment_facts/* commentFacts */.$V)((0,facts/* redactFacts */.tN)(ledger.facts, redact))));
        const retired = await (0,comment/* retireComment */.D)(client, { ...github, number }, domain, body);
        if (retired === undefined)
            return log.info('No comment to update');
        setOutput('comment-url', retired.url);
        log.info(`Comment ${retired.folded ? 'updated and folded' : 'updated'}: ${retired.url}`);
    });
}
/** What GitHub refuses here is worth a word and no failure: the preview is gone. */
async function politely(otherwise, { log, signal }, work) {
    try {
        await work();
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        log[(0,refusal/* isForbidden */.US)(error) ? 'info' : 'warning'](`${otherwise}: ${error.message}`);
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/github/answer.js
var github_answer = __webpack_require__(36901);
// EXTERNAL MODULE: ./lib/http/network-words.js
var network_words = __webpack_require__(84810);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
// EXTERNAL MODULE: ./lib/log/secrets.js
var secrets = __webpack_require__(34019);
// EXTERNAL MODULE: ./lib/github/result-file.js
var result_file = __webpack_require__(58645);
;// CONCATENATED MODULE: ./lib/github/result-download.js







const PERMISSION = 'actions: read';
const Artifacts = schemas/* looseObject */._H3({
    artifacts: schemas/* array */.YOg(schemas/* looseObject */._H3({ id: schemas/* number */.aig(), name: schemas/* string */.YjP(), expired: schemas/* boolean */.zMY(), size_in_bytes: schemas/* number */.aig() })),
});
/**
 * The bytes of an artifact of another run, at most {@link LARGEST_RESULT}; undefined where the run has none of that
 * name. Throws E_COMMENT_RESULT where it is larger, or a zip with anything but one file.
 */
async function downloadResult(client, { owner, repo, apiUrl }, { runId, name }, effects) {
    const listing = { doing: 'list the artifacts of the run', permission: PERMISSION };
    const { data } = await client.call(listing, ({ request }) => request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
        ...{ owner, repo, run_id: runId, name, per_page: 100 },
    }));
    const found = (0,github_answer/* githubAnswer */.A)(Artifacts, data, listing.doing)
        .artifacts.filter((artifact) => artifact.name === name && !artifact.expired)
        .sort((a, b) => b.id - a.id)[0];
    if (found === undefined)
        return undefined;
    if (found.size_in_bytes > result_file/* LARGEST_RESULT */.T3)
        throw (0,result_file/* tooLarge */.g$)();
    const answer = await client.call({ doing: 'download the artifact', permission: PERMISSION }, ({ request }) => request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
        ...{ owner, repo, artifact_id: found.id, archive_format: 'zip' },
        // The token goes no further than to GitHub's API.
        request: { redirect: 'manual' },
    }));
    const { location } = answer.headers;
    if (location === undefined)
        throw (0,result_file/* brokenResult */.b$)('GitHub gave no link to it');
    const url = new URL(location, apiUrl);
    for (const secret of (0,secrets/* secretsOfLink */.B5)(url.href))
        effects.log.mask(secret);
    const bytes = await fromStorage(url, effects);
    return bytes.subarray(0, 4).equals(ZIP) ? onlyFileOf(bytes) : bytes;
}
/** What a link leads to; asked for again where that may help. */
function fromStorage(url, { http, clock, signal }) {
    const attempt = async () => {
        try {
            const { status, body } = await http({ method: 'GET', url, signal });
            if (status === 200)
                return { done: true, value: await atMost(body) };
            body.destroy();
            const error = (0,result_file/* brokenResult */.b$)(`its storage answered ${status}`);
            if (!(0,retry/* isRetryableStatus */.PS)(status))
                throw error;
            return { done: false, error };
        }
        catch (error) {
            signal.throwIfAborted();
            if ((0,retry/* networkErrorCode */.a0)(error) === undefined)
                throw error;
            return { done: false, error: (0,result_file/* brokenResult */.b$)(`its storage: ${(0,network_words/* networkWords */.G)(error)}`, error, 'run again') };
        }
    };
    return (0,retry/* retrying */.R$)(attempt, { clock, signal });
}
const ZIP = Buffer.from('PK\u0003\u0004');
async function atMost(stream) {
    const chunks = [];
    let size = 0;
    for await (const chunk of stream) {
        size += chunk.length;
        if (size > result_file/* LARGEST_RESULT */.T3) {
            stream.destroy();
            throw (0,result_file/* tooLarge */.g$)();
        }
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
/** Artifacts of upload-artifact are zips around the file; names in it mean nothing and are not looked at. */
async function onlyFileOf(zip) {
    const { fromBufferPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    try {
        const archive = await fromBufferPromise(zip, { lazyEntries: true, decodeStrings: false });
        if (archive.entryCount !== 1)
            throw (0,result_file/* brokenResult */.b$)(`it holds ${archive.entryCount} files instead of one`);
        for await (const entry of archive.eachEntry()) {
            if (entry.uncompressedSize > result_file/* LARGEST_RESULT */.T3)
                throw (0,result_file/* tooLarge */.g$)();
            return await atMost(await archive.openReadStreamPromise(entry));
        }
        throw (0,result_file/* brokenResult */.b$)('it is empty');
    }
    catch (error) {
        throw error instanceof failure/* Failure */.HR ? error : (0,result_file/* brokenResult */.b$)('its zip is damaged', error);
    }
}

;// CONCATENATED MODULE: ./lib/phases/forward.js








/**
 * Posts the comment that a run of a fork left behind, with a token that may (`mode: comment`). The run, and so its
 * result, may be anybody's: it is read within limits, its pull request must be the one whose head the run was of, and
 * the Markdown is made here. Throws E_COMMENT_RESULT where something is amiss.
 */
async function forwardPhase(run) {
    const { config, context } = run;
    const { github, log } = context;
    const finished = github?.finishedRun;
    const client = (0,report/* openGitHub */.o6)(run);
    if (github === undefined || finished == null || client === undefined) {
        const [why, fix] = client === undefined
            ? ['there is no github-token', 'leave github-token at its default']
            : [
                'the event names no finished run',
                'run it on workflow_run, with `permissions: pull-requests: write` and `actions: read`',
            ];
        throw new failure/* Failure */.HR('E_COMMENT', { what: 'No comment can be posted', why, fix });
    }
    if (finished.event !== 'pull_request') {
        log.info(`Nothing to post: run ${finished.number} was of ${finished.event}, and comments by itself`);
        return;
    }
    const name = (0,result_file/* resultArtifact */.Gx)(config.domain);
    const bytes = await downloadResult(client, github, { runId: finished.id, name }, context);
    if (bytes === undefined) {
        log.info(`Nothing to post: run ${finished.number} left no ${name}; it commented by itself, or never came so far`);
        return;
    }
    const result = (0,result_file/* parseResult */.F)(bytes);
    if (!(await isHeadOf(client, github, finished, result.pullRequest))) {
        log.info(`Nothing to post: #${result.pullRequest} has moved on, and a newer run tells of it`);
        return;
    }
    const repository = `${github.serverUrl}/${github.owner}/${github.repo}`;
    const facts = (0,result_file/* trustedFacts */.by)(result, {
        domain: config.domain,
        commit: { sha: finished.headSha, url: `${repository}/commit/${finished.headSha}` },
        run: { number: finished.number, url: `${repository}/actions/runs/${finished.id}` },
    });
    const outcome = await (0,comment/* postComment */.G)({
        // Who asks for this mode wants the comment, and hears why there is none.
        mode: config.comment === 'never' ? 'never' : 'always',
        domain: config.domain,
        body: (0,comment_body/* commentBody */.I2)(facts),
        context: github,
        client,
        pullRequest: result.pullRequest,
    });
    if (outcome.status === 'skipped')
        log.info(`No comment: ${outcome.reason}`);
    else
        (0,report/* tellComment */.lB)(outcome, context);
}
const Pull = schemas/* looseObject */._H3({
    head: schemas/* looseObject */._H3({ sha: schemas/* string */.YjP(), repo: schemas/* looseObject */._H3({ full_name: schemas/* string */.YjP() }).nullable() }),
});
/**
 * Whether a run was of the last commit of a pull request; false when that has moved on since. Throws E_COMMENT_RESULT
 * where the run came from another repository than the pull request, and so lied.
 */
async function isHeadOf(client, { owner, repo }, run, number) {
    const reading = { doing: `read pull request ${number}`, permission: 'pull-requests: write' };
    const { data } = await client.call(reading, ({ request }) => request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { owner, repo, pull_number: number }));
    const { head } = (0,github_answer/* githubAnswer */.A)(Pull, data, reading.doing);
    const same = head.repo?.full_name.toLowerCase() === run.headRepository?.toLowerCase();
    if (head.repo !== null && run.headRepository !== null && same)
        return head.sha === run.headSha;
    throw new failure/* Failure */.HR('E_COMMENT_RESULT', {
        what: 'The result is of another pull request than it says',
        value: `#${number}`,
        why: `that comes from ${head.repo?.full_name ?? 'a deleted repository'}, and the run from ${run.headRepository ?? 'a deleted one'}`,
        fix: 'look at the run it came from; nothing was posted',
    });
}

// EXTERNAL MODULE: ./lib/phases/ledger.js
var phases_ledger = __webpack_require__(49599);
;// CONCATENATED MODULE: ./lib/modes/follow-up.js





/**
 * The job of a run that follows another one: posts the comment it left behind, or removes the preview of a pull
 * request that was closed. Never rejects: what ended it stands in the facts.
 */
async function runFollowUp(config, context) {
    const ledger = (0,phases_ledger/* openLedger */.a)(config, context);
    const run = { config, context, ledger };
    const { facts } = ledger;
    try {
        if (config.mode === 'comment') {
            await ledger.phase('Comment', () => forwardPhase(run));
        }
        else {
            await ledger.phase('Cleanup', () => cleanupPhase(run));
            await ledger.phase('Report', () => farewellPhase(run));
        }
    }
    catch (error) {
        ledger.fail(context.signal.aborted ? context.signal.reason : error);
    }
    await (0,report/* summarise */.fS)(context, facts);
    return facts;
}


/***/ })

};
return { ids, modules }; })
