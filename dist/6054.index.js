((__CHUNK_IMPORT_META__) => {'use strict';const id = 6054;
const ids = [6054];
const modules = {

/***/ 21968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ diskFailure),
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   LZ: () => (/* binding */ diskWords)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** The E_BUNDLE_WRITE failure of a disk that is full, read-only or not ours; what is told already stays as it is. */
function diskFailure(error) {
    if (error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
        return error;
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_BUNDLE_WRITE', {
        what: 'The files could not be written to disk',
        why: diskWords(error),
        fix: diskRemedy(error),
        cause: error,
    });
}
function diskRemedy(error) {
    switch (Object(error).code) {
        case 'EMFILE':
        case 'ENFILE':
            return 'raise the limit of open files (ulimit -n), then run again';
        case 'EEXIST':
        case 'ELOOP':
        case 'ENAMETOOLONG':
        case 'ENOTDIR':
            return 'name another folder';
        default:
            return 'free some space, or check who may write to the folder';
    }
}
/** The words of the system. Node.js says of a folder to make on a read-only disk that it does not exist. */
function diskWords(error) {
    const { code, syscall } = Object(error);
    const isMisleading = code === 'ENOENT' && syscall === 'mkdir';
    return isMisleading ? `${(0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)} (so also where the disk is read-only)` : (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
}
/** Work of which whatever fails is the disk's fault, but for an abort. Rejects with E_BUNDLE_WRITE, or the signal's reason. */
async function onDisk(work, signal) {
    try {
        return await work();
    }
    catch (error) {
        signal?.throwIfAborted();
        throw diskFailure(error);
    }
}


/***/ }),

/***/ 7801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ FORBIDDEN_IN_NAMES),
/* harmony export */   y: () => (/* binding */ artifactScheme)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _scheme_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7512);



/** Characters that the artifact service refuses in a name. */
const FORBIDDEN_IN_NAMES = /[":<>|*?\r\n\\/]/;
/** `artifact`: the bundle's archive, as it is, as one artifact of the workflow run. */
const artifactScheme = {
    form: 'artifact',
    takes: 'the bundle as one archive',
    options: {
        name: {
            form: 'a name without " : < > | * ? \\ /',
            accepts: (value) => value !== '' && !FORBIDDEN_IN_NAMES.test(value),
        },
        'retention-days': (0,_scheme_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)(1, 400),
    },
    complaint: (target) => target === 'artifact'
        ? undefined
        : { why: 'an artifact takes no address', fix: 'write: artifact name=docs-site' },
    open: openArtifact,
};
function openArtifact(spec, context) {
    const name = spec.options.name ?? context.artifactName;
    const days = spec.options['retention-days'];
    return {
        kind: 'whole',
        name: spec.target,
        url: null,
        force: false,
        ready: async () => context.requireArtifacts?.(),
        bytesToSend: async ({ bundlePath }) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(bundlePath)).size,
        async publish(site, { signal }) {
            try {
                const { url } = await context.uploadArtifact(name, site.bundlePath, {
                    retentionDays: days === undefined ? undefined : Number(days),
                    signal,
                });
                return { url, bytes: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(site.bundlePath)).size };
            }
            catch (error) {
                signal.throwIfAborted();
                if (error instanceof _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR)
                    throw error;
                throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_ARTIFACT', {
                    what: 'The artifact could not be uploaded',
                    value: name,
                    why: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error),
                    fix: 'run again; outside a workflow run there is no artifact service, use dir: there',
                    cause: error,
                });
            }
        },
    };
}


/***/ }),

/***/ 7512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ COMMON_OPTIONS),
/* harmony export */   Fh: () => (/* binding */ httpAddress),
/* harmony export */   GX: () => (/* binding */ yesOrNo),
/* harmony export */   Go: () => (/* binding */ acceptedSetting),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   _T: () => (/* binding */ environmentSetting),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   gw: () => (/* binding */ regionName),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _log_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34019);


const yesOrNo = {
    form: 'true or false',
    accepts: (value) => value === 'true' || value === 'false',
};
const text = { form: 'a text that is not empty', accepts: (value) => value !== '' };
/** The options that every destination takes, beside its own. */
const COMMON_OPTIONS = { require: text };
/** The parts of a list with commas between. */
function listOf(value = '') {
    return value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
}
const httpAddress = {
    form: 'an address as https://storage.example.com, without a password',
    accepts: (value) => {
        const url = URL.parse(value);
        return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
    },
};
const regionName = {
    form: 'a region as eu-west-1',
    accepts: (value) => /^[\w-]+$/.test(value),
};
/** A setting of the environment, by the rule of the option it stands in for; throws E_INPUT_INVALID. */
function environmentSetting(env, names, rule) {
    const name = names.find((one) => env[one]);
    return name === undefined ? undefined : acceptedSetting(`The variable ${name}`, env[name], rule);
}
/** A setting that `whose` names, by the rule of the option it stands in for; throws E_INPUT_INVALID. */
function acceptedSetting(whose, value, rule) {
    if (value === undefined || rule.accepts(value))
        return value;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_INPUT_INVALID', {
        what: `${whose} cannot be used`,
        value: JSON.stringify(value.replaceAll(_log_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .CREDENTIALS */ .tG, '***@')),
        why: `expected ${rule.form}`,
        fix: 'correct it in the env of the step, or where an earlier step sets it',
    });
}
/** A whole number within bounds, both included. */
function wholeNumber(least, most) {
    return {
        form: `a whole number from ${least} to ${most}`,
        accepts: (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
    };
}
/** One of these words. */
function oneOf(...words) {
    return { form: words.join(' or '), accepts: (value) => words.includes(value) };
}


/***/ }),

/***/ 43941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ annotate),
/* harmony export */   v: () => (/* binding */ inWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _log_measures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77517);
/* harmony import */ var _outside_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56852);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93205);




/** GitHub shows no more of one job. */
const MOST_ANNOTATIONS = 50;
/** Writes diagnostics as annotations on their files: at most 50, the rest counted in a notice. */
function annotate(diagnostics, log) {
    const told = (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .md)(diagnostics);
    for (const diagnostic of told.slice(0, MOST_ANNOTATIONS)) {
        const { severity, message, hint, kind } = diagnostic;
        const text = `${message}${hint === undefined ? '' : ` (${hint})`} [${kind}]`;
        const write = severity === 'error' ? log.error : log.warning;
        write(text, placeOf(diagnostic));
    }
    const rest = told.length - MOST_ANNOTATIONS;
    if (rest > 0)
        log.notice(`And ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(rest, 'more finding')} in the docs, not shown here.`);
}
/**
 * Diagnostics with their files as GitHub finds them: relative to the workspace, with `/`. Of a project outside it they
 * keep their paths, or lead there where `root` is but the folder that somebody stands in.
 */
function inWorkspace(diagnostics, { root, docsDir }, outside = 'keep') {
    return diagnostics.map((diagnostic) => {
        if (diagnostic.file === undefined)
            return diagnostic;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(docsDir, diagnostic.file));
        return outside === 'keep' && (0,_outside_js__WEBPACK_IMPORTED_MODULE_1__/* .leadsOutside */ .d)(path)
            ? diagnostic
            : { ...diagnostic, file: path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, '/') };
    });
}
function placeOf({ file, line, column }) {
    return file === undefined ? undefined : { file, line, column };
}


/***/ }),

/***/ 30018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   XL: () => (/* binding */ cutToFit),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/**
 * Text from docs projects, services and pull requests made safe inside GitHub's Markdown: it can open no markup,
 * leave no table cell or list item, mention nobody and refer to no issue.
 */
/** Characters that mean something to Markdown or HTML anywhere in a line; `_` inside a word does not. */
const SPECIAL = /[\\`*[\]<>|~&$@#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What starts a list or underlines a heading when it comes first. */
const SPECIAL_FIRST = /^[-+=]|(?<=^\d{1,9})[.)]/;
/** After these GitHub would see a mention (`@name`), a reference (`#1`, `GH-1`) or an address; numbers are entities. */
const JOINTS = /&#(?:64|35);(?=\w|&#95;)|\bGH-(?=\d)|:(?=\/\/)|(?<![a-z0-9])www(?=\.)/gi;
/** Invisible and unbreakable; put into a joint it undoes its meaning. */
const WORD_JOINER = '\u2060';
/** Controls, line and paragraph separators, and the marks that reorder text. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const entity = (character) => `&#${character.codePointAt(0)};`;
/** One line of at most `most` characters, without control characters; `\u2026` marks a cut. */
function oneLine(text, most = 300) {
    const line = text.toWellFormed().replace(UNPRINTABLE, ' ').replace(/ {2,}/g, ' ').trim();
    const characters = [...line.slice(0, most * 2 + 2)];
    return characters.length > most ? `${characters.slice(0, most - 1).join('')}\u2026` : line;
}
function escaped(text, most) {
    return oneLine(text, most).replace(SPECIAL, entity).replace(SPECIAL_FIRST, entity);
}
/** Text shown as it is, in one line. */
function plain(text, most) {
    return escaped(text, most).replace(JOINTS, (joint) => joint + WORD_JOINER);
}
/** A message: as {@link plain}, but what stands in backticks is set as code. */
function prose(text) {
    return plain(text, 1000).replace(/&#96;(.+?)&#96;/g, '<code>$1</code>');
}
/**
 * Text in the code typeface, to be copied: nothing invisible is put in, since GitHub takes nothing in code for a
 * mention. HTML, because a code span would need its `|` escaped inside a table and not outside.
 */
function code(text) {
    const shown = escaped(text).replace(/:(?=\/\/)|(?<=(?<![a-z0-9])www)\./gi, entity);
    return shown === '' ? '' : `<code>${shown}</code>`;
}
/** A link; only its label where the address is not http(s). */
function link(label, address) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return plain(label);
    const target = url.href.replace(/[()[\]<>|\\`"'\s]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
    return `[${plain(label)}](${target})`;
}
/** A table; cells are Markdown in one line already. Nothing without rows. */
function table(head, rows) {
    if (rows.length === 0)
        return '';
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
/** A folded section; its body is Markdown. Nothing without a body. */
function details(title, body) {
    return body === '' ? '' : `<details><summary>${plain(title)}</summary>\n\n${body}\n\n</details>`;
}
/** The given blocks, one blank line apart; empty ones are left out. */
function blocks(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}
/**
 * Cuts Markdown after a whole line so that it fits with the note of the cut behind it.
 * `size` measures in the unit of `limit`: characters or bytes.
 */
function cutToFit(markdown, limit, size) {
    if (size(markdown) <= limit)
        return markdown;
    const note = '\n\n_Cut here: the rest would not fit._\n';
    const close = '\n\n</details>';
    let room = limit - size(close + note);
    const kept = [];
    for (const line of markdown.split('\n')) {
        room -= size(line) + 1;
        if (room < 0)
            break;
        kept.push(line);
    }
    const text = kept.join('\n');
    const open = text.split('<details>').length > text.split('</details>').length;
    return text + (open ? close : '') + note;
}


/***/ }),

/***/ 93205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ agentSentence),
/* harmony export */   Fe: () => (/* binding */ openLink),
/* harmony export */   Fs: () => (/* binding */ changeList),
/* harmony export */   Ow: () => (/* binding */ changeLines),
/* harmony export */   QQ: () => (/* binding */ findingList),
/* harmony export */   Qu: () => (/* binding */ failureBlock),
/* harmony export */   Zg: () => (/* binding */ changeCounts),
/* harmony export */   bu: () => (/* binding */ outcome),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   tJ: () => (/* binding */ resumeHint)
/* harmony export */ });
/* harmony import */ var _log_measures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77517);
/* harmony import */ var _site_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(216);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39354);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30018);
/* harmony import */ var _some_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86639);





/** How the run ended, in one word or two. */
function outcome({ failure, deployments }) {
    if (failure !== null)
        return failure.code === 'E_CANCELLED' ? 'cancelled' : 'failed';
    if (deployments.length === 0)
        return 'exported';
    if (deployments.some(({ status }) => status === 'planned'))
        return 'planned';
    if (deployments.some(({ status }) => status === 'removed'))
        return 'preview removed';
    return deployments.every(({ status }) => status === 'unchanged') ? 'unchanged' : 'published';
}
/** What the agent did: a sentence, with its pull request, model, repository and time. */
function agentSentence(job) {
    const pullRequest = job.prLink === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(pullRequestName(job.prLink), job.prLink);
    const did = {
        active: `was still at work${pullRequest && ` on ${pullRequest}`} when this run stopped waiting for it`,
        completed: pullRequest ? `opened ${pullRequest}` : 'finished: no files were changed',
        archived: `was archived${pullRequest ? `; it had opened ${pullRequest}` : ' without a pull request'}`,
        failed: `failed${pullRequest && ` after it opened ${pullRequest}`}`,
    };
    const { source, model, createdAt, archivedAt } = job;
    const at = source.ref === null ? '' : ` at ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(source.ref)}`;
    // A service that leaves a field out leaves it empty here.
    const rest = [
        ...(source.repository === ''
            ? []
            : [`Source: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(source.repository.replace(/^https?:\/\//, ''), source.repository)}${at}`]),
        ...(createdAt === '' ? [] : [`started ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(minuteOf(createdAt))}`]),
        ...(archivedAt === null ? [] : [`archived ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(minuteOf(archivedAt))}`]),
    ].join(', ');
    const behind = rest === '' ? '' : ` ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`;
    return `The agent${model === '' ? '' : ` (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(model)})`} ${did[job.status]}.${behind}`;
}
/** `2026-01-02 03:04 UTC`; what is no time as it is. */
function minuteOf(timestamp) {
    const time = Date.parse(timestamp);
    return Number.isNaN(time)
        ? timestamp
        : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `owner/name#12` of the usual pull and merge request addresses, else the address without its scheme; what is none as it is. */
function pullRequestName(address) {
    const url = URL.parse(address);
    if (url === null || url.host === '')
        return address;
    const usual = /^\/(.+?)\/(?:-\/)?(?:pull|merge_requests|pull-requests)\/(\d+)/.exec(url.pathname);
    return usual === null ? url.host + url.pathname : `${usual[1]}#${usual[2]}`;
}
/** `2 added, 1 changed, 0 removed`. */
function changeCounts({ added, changed, removed, layout }) {
    const around = layout === 0 ? '' : `, ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(layout)} in layout only`;
    return `${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(added)} added, ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(changed)} changed, ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(removed)} removed${around}`;
}
/** The changed pages as lines of a list; pages that still exist are links. */
function changeLines(changes, siteUrl) {
    return ['added', 'changed', 'removed'].flatMap((kind) => changes[kind].map((page) => `- ${kind} ${pageLink(page, kind === 'removed' ? null : siteUrl)}`));
}
/** The changed pages as a list, `most` in all, the rest counted. */
function changeList(all, siteUrl, most) {
    const changes = (0,_some_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .listedChanges */ .D1)(all);
    const total = changes.added.length + changes.changed.length + changes.removed.length;
    const lines = changeLines((0,_some_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .someOf */ .yU)(changes, most), siteUrl);
    if (total > lines.length)
        lines.push(`- and ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(total - lines.length, 'more page')}`);
    return lines.join('\n');
}
/**
 * A link to what was published, where a browser can open it: a folder on the runner is gone with it, and of a plan there
 * is nothing to see yet.
 */
function openLink(status, url) {
    return status !== 'planned' && url !== null && /^https?:/i.test(url) ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)('open', url) : '';
}
function pageLink(page, siteUrl) {
    const path = page.replace(/^\/+/, '');
    const shown = `/${path === 'index' ? '' : path}`;
    if (siteUrl === null)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(shown);
    // With its extension a page is found on any host, with or without clean addresses.
    const file = path === 'index' ? '/' : `${shown}.html`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(shown, siteUrl.replace(/\/+$/, '') + (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .encodePath */ .O0)(file));
}
/**
 * What of the diagnostics a reader is told first: errors, then warnings; of each, every problem before the same one on
 * other pages, as a snippet is missing on all that import it. Without notices.
 */
function worstFirst(diagnostics) {
    const told = diagnostics.filter(({ severity }) => severity !== 'notice');
    const urgency = ({ severity }) => (severity === 'error' ? 0 : 1);
    return (0,_site_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .countMistakes */ .X)(told)
        .sort((a, b) => urgency(a.diagnostic) - urgency(b.diagnostic) || a.nth - b.nth)
        .map(({ diagnostic }) => diagnostic);
}
/** What a check found, folded where it fails nothing; nothing where that is told elsewhere. */
function findingList({ name, findings, shown, required }) {
    if (shown.length === 0)
        return '';
    const lines = shown.map((finding) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(finding)}`);
    if (findings > shown.length)
        lines.push(`- and ${(0,_log_measures_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(findings - shown.length, 'more', 'more')}`);
    const list = lines.join('\n');
    return required ? `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(name)}**\n\n${list}` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .details */ .zH)(name, list);
}
/** The phases that ask for the export job. */
const OF_EXPORT = ['Export', 'Bundle'];
/**
 * How to go on after a failure: with the export that there is, by the option that `adopt` spells; nothing where there is
 * none.
 */
function resumeHint({ failure, exportJob, stoppedIn }, adopt) {
    if (failure === null || exportJob === null || exportJob.status === 'failed')
        return '';
    // The same export has the same bundle.
    if (failure.code === 'E_BUNDLE_UNSAFE')
        return '';
    // Nor is there one any more that the service has lost. (An agent job that is not found is another matter.)
    if (failure.code === 'E_API_NOT_FOUND' && stoppedIn !== null && OF_EXPORT.includes(stoppedIn))
        return '';
    if (!exportJob.adoptable) {
        if (failure.code !== 'E_CANCELLED')
            return '';
        return 'The embedded service makes the site anew, from its cache where `cache-dir` names one, and only what differs is published.';
    }
    return `Run again with ${adopt(exportJob.id)} to adopt this export instead of starting another.`;
}
/** What failed, what to do and how to resume, one a line; nothing after a good run. */
function failureBlock(facts) {
    const { failure, stoppedIn } = facts;
    if (failure === null)
        return '';
    const where = stoppedIn === null ? '' : ` It stopped in the phase ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(stoppedIn)}.`;
    const fix = failure.fix.charAt(0).toUpperCase() + failure.fix.slice(1);
    const lines = [`**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(failure.message)}** (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(failure.code)})${where}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(fix)];
    return [...lines, resumeHint(facts, (id) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`export-job-id: ${id}`))]
        .filter((line) => line !== '')
        .join('\n\n');
}


/***/ }),

/***/ 86639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ listedChanges),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   yU: () => (/* binding */ someOf)
/* harmony export */ });
function listedChanges({ added, changed, layout, removed }) {
    const isLayout = new Set(layout);
    return { added, changed: changed.filter((page) => !isLayout.has(page)), removed };
}
/** At most so many pages in all, of each kind the first. */
function someOf({ added, changed, removed }, most) {
    const [a = 0, c = 0, r = 0] = fairShares([added.length, changed.length, removed.length], most);
    return { added: added.slice(0, a), changed: changed.slice(0, c), removed: removed.slice(0, r) };
}
function countsOf({ added, changed, removed, layout }) {
    return {
        added: added.length,
        changed: changed.length - layout.length,
        removed: removed.length,
        layout: layout.length,
    };
}
/** Splits `most` among lists, so that a long one leaves room for the short ones. */
function fairShares(lengths, most) {
    const shares = lengths.map(() => 0);
    const shortestFirst = lengths
        .map((length, index) => ({ length, index }))
        .sort((a, b) => a.length - b.length);
    let room = most;
    for (const [done, { length, index }] of shortestFirst.entries()) {
        const share = Math.min(length, Math.floor(room / (lengths.length - done)));
        shares[index] = share;
        room -= share;
    }
    return shares;
}


/***/ }),

/***/ 7641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ findDocsProjects),
  G: () => (/* binding */ locateDocsProjects)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/make-folder.js
var make_folder = __webpack_require__(78142);
// EXTERNAL MODULE: ./lib/outside.js
var outside = __webpack_require__(56852);
// EXTERNAL MODULE: ./lib/site/config/file.js
var config_file = __webpack_require__(45242);
// EXTERNAL MODULE: ./lib/site/config/settings-document.js + 3 modules
var settings_document = __webpack_require__(63612);
// EXTERNAL MODULE: ./lib/site/project/folder.js + 1 modules
var project_folder = __webpack_require__(81753);
// EXTERNAL MODULE: ./lib/site/project/projects.js
var projects = __webpack_require__(13559);
// EXTERNAL MODULE: ./lib/text/shell-word.js
var shell_word = __webpack_require__(29574);
// EXTERNAL MODULE: ./lib/site/project/names.js
var names = __webpack_require__(42009);
;// CONCATENATED MODULE: ./lib/inputs/base-paths.js

/**
 * Where the pages of a project stand in a site of several, from its folder: `Packages/My SDK/docs` is
 * `Packages/My-SDK`. Empty where nothing is left of it.
 */
function basePathOf(folder) {
    const segments = folder.split('/').map(urlSegment);
    if (segments.length > 1 && segments.at(-1) === 'docs')
        segments.pop();
    return segments.filter((one) => one !== '').join('/');
}
/** Letters and digits of any script, `.`, `_` and `-`; not hidden, and no way out. */
function urlSegment(text) {
    return text
        .normalize('NFC')
        .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
        .replaceAll(/^[.-]+|[.-]+$/g, '');
}
/** Why projects cannot stand side by side in one site; undefined where they can. */
function clashOf(projects) {
    for (const [index, one] of projects.entries()) {
        if (one.basePath === '')
            return `${one.folder === '' ? 'one of the projects lies around the others' : `${one.folder} has no name that an address can hold`}, so that there is no path of its own for its pages`;
        const problem = (0,names/* nameProblem */.rH)(one.basePath);
        if (problem !== undefined)
            return `${one.folder} cannot be the path of pages: ${problem}`;
        const other = projects
            .slice(0, index)
            .find(({ basePath }) => isAround(basePath, one.basePath) || isAround(one.basePath, basePath));
        if (other === undefined)
            continue;
        const same = other.basePath.toLowerCase() === one.basePath.toLowerCase();
        return same
            ? `the pages of ${other.folder} and ${one.folder} would both stand at /${one.basePath}/`
            : `the pages of ${other.folder} would stand at /${other.basePath}/ and those of ${one.folder} at /${one.basePath}/, one among the other`;
    }
    return undefined;
}
/** Whether a path is that of the other or leads to it; many file systems do not tell letter case apart. */
function isAround(path, other) {
    return `${other}/`.toLowerCase().startsWith(`${path}/`.toLowerCase());
}

// EXTERNAL MODULE: ./lib/inputs/folder-words.js
var folder_words = __webpack_require__(6577);
// EXTERNAL MODULE: ./lib/inputs/project-search.js
var project_search = __webpack_require__(23081);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(97035);
;// CONCATENATED MODULE: ./lib/inputs/docs-projects.js














const MOST_NAMED = 10;
/**
 * The docs projects that `given` names, `#` comments left out, if each `docs.json` is JSON; what its settings say is the
 * build's to judge.
 */
async function findDocsProjects(given, workspace) {
    const found = await locateDocsProjects((0,values/* readLines */.Se)(given), workspace, folder_words/* INPUT_WORDS */.n);
    if ('problems' in found)
        return found;
    const folders = (0,projects/* projectFolders */.L)(found.projects);
    const broken = (await Promise.all(folders.map((folder) => brokenSettings(folder, workspace)))).flat();
    return broken.length > 0 ? { problems: broken } : found;
}
/**
 * The docs projects that are `named`: each a folder with `docs.json`, a folder with several such folders in it, or a
 * pattern that means such folders; none means the workspace or its `docs` folder. They are relative to `workspace`, or
 * absolute. One folder is a site of its own, several are one site together. What is wrong is told in the `words` of who
 * asks.
 */
async function locateDocsProjects(named, workspace, words) {
    const lines = [...new Set(named.map((line) => line.trim()))].filter((line) => line !== '');
    const meant = await Promise.all(lines.map((line) => foldersOf(line, lines.length > 1, workspace, words)));
    const found = lines.length === 0 ? [defaultFolder(workspace, words)] : meant;
    const missing = found.filter((one) => 'why' in one);
    if (missing.length > 0)
        return { problems: missing };
    const places = found.filter((one) => 'folders' in one);
    const folders = [...new Set(places.flatMap((one) => one.folders))];
    const [single] = folders;
    // What was named as one folder stays the root of its site; a pattern may mean more tomorrow.
    if (single !== undefined && folders.length === 1 && places.every(({ from }) => from === single))
        return { projects: { directory: single, several: [] } };
    const directory = places.map(({ from }) => from).reduce(commonFolder);
    const several = folders.map((folder) => {
        const below = (0,external_node_path_.relative)(directory, folder).split(external_node_path_.sep).join('/');
        return { folder: below, basePath: basePathOf(below) };
    });
    const clash = clashOf(several);
    if (clash !== undefined)
        return { problems: [noFolder(lines.join(', '), clash, words.apart)] };
    return { projects: { directory, several } };
}
/** What a line means; `inList` where it is one of several. */
async function foldersOf(line, inList, workspace, words) {
    const path = (0,external_node_path_.resolve)(workspace, line);
    const shown = shownFrom(workspace);
    if (!(0,external_node_fs_.existsSync)(path) && (0,project_search/* isPattern */.Pt)(line)) {
        const { base, folders } = await (0,project_search/* matching */.wC)(line, workspace);
        if (folders.length > 0)
            return { folders, from: base };
        return noFolder(line, 'no folder that it means holds a docs.json', words.check('pattern'));
    }
    if (!(0,make_folder/* isFolder */.l)(path)) {
        // Behind the = of an option no shell fills it in.
        const word = (0,shell_word/* shellWordIn */.o)(line);
        return word === undefined
            ? noFolder(line, whyNoFolder(path), likelyFolder(line, workspace, words) ?? words.check('path'))
            : noFolder(line, `only a shell knows what ${word} is`, 'write the path in full');
    }
    const reason = whyUnreadable(path);
    if (reason !== undefined)
        return noFolder(line, reason, READERS);
    if ((0,project_search/* isProject */.YS)(path))
        return { folders: [path], from: path };
    const below = (0,project_search/* projectsBelow */.sV)(path);
    const [only] = below;
    if (only !== undefined && (below.length > 1 || inList))
        return { folders: below, from: path };
    const fix = only === undefined ? (rename([path], shown) ?? words.point) : words.write(shown(only));
    return noProject(line, [shown(path)], fix);
}
/** The folder that is meant by the path of its `docs.json`, or by one with the slashes of Windows. */
function likelyFolder(line, workspace, words) {
    const slashed = line.replaceAll('\\', '/');
    const folder = (0,external_node_path_.basename)(slashed) === config_file/* SETTINGS_FILE */.t ? (0,external_node_path_.dirname)(slashed) : slashed;
    return folder !== line && (0,make_folder/* isFolder */.l)((0,external_node_path_.resolve)(workspace, folder)) ? words.write(folder) : undefined;
}
/** Where the project of a repository usually is. */
function defaultFolder(workspace, words) {
    const shown = shownFrom(workspace);
    const reason = (0,make_folder/* isFolder */.l)(workspace) ? whyUnreadable(workspace) : undefined;
    if (reason !== undefined)
        return noFolder(workspace, reason, READERS);
    if (!(0,make_folder/* isFolder */.l)(workspace) || (0,external_node_fs_.readdirSync)(workspace).length === 0) {
        return {
            value: '',
            why: `${(0,make_folder/* isFolder */.l)(workspace) ? 'there is nothing in' : 'there is no folder'} ${workspace}`,
            fix: words.fill,
            code: 'E_DOCS_JSON_MISSING',
        };
    }
    const folders = [workspace, (0,external_node_path_.join)(workspace, 'docs')];
    const folder = folders.find(project_search/* isProject */.YS);
    if (folder !== undefined)
        return { folders: [folder], from: folder };
    const below = (0,project_search/* projectsBelow */.sV)(workspace);
    const [only] = below;
    const looked = folders.map(shown);
    if (only === undefined)
        return noProject('', looked, rename(folders, shown) ?? words.point);
    const some = below.slice(0, MOST_NAMED).map(shown).join(', ');
    const fix = below.length === 1 ? words.write(shown(only)) : words.choose;
    return noProject('', looked, fix, `. There are projects in ${some}`);
}
const READERS = 'check who may read the folder';
function noFolder(value, why, fix) {
    return { value, why, fix, code: 'E_DOCS_DIR' };
}
/** Folders as they are told to people. */
function shownFrom(workspace) {
    return (folder) => (0,external_node_path_.relative)(workspace, folder) || '.';
}
/** `looked` are folders as they are told to people. */
function noProject(value, looked, fix, more = '') {
    const places = looked.map((folder) => (0,external_node_path_.join)(folder, config_file/* SETTINGS_FILE */.t)).join(' and ');
    return {
        value,
        why: `there is no docs.json; looked for ${places}${more}`,
        fix,
        code: 'E_DOCS_JSON_MISSING',
    };
}
/** What to do where settings of the older form are, which had another name. */
function rename(folders, shown) {
    const legacy = folders.find((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'mint.json')));
    if (legacy === undefined)
        return undefined;
    return `${(0,external_node_path_.join)(shown(legacy), 'mint.json')} is the older form, which is not read: rename it to docs.json, and "docs-export check" tells what its settings are called now`;
}
/** Why the `docs.json` of a folder cannot be read, if so. */
async function brokenSettings(folder, workspace) {
    try {
        await (0,settings_document/* readSettingsDocument */.p)(await (0,project_folder.openProjectFolder)(folder), () => { });
        return [];
    }
    catch (error) {
        const shown = (0,external_node_path_.relative)(workspace, folder);
        const file = (0,external_node_path_.join)(shown, config_file/* SETTINGS_FILE */.t);
        if (!(error instanceof failure/* Failure */.HR)) {
            const why = `it cannot be read (${(0,failure/* messageOf */.bD)(error)})`;
            return [noFolder(file, why, 'check its permissions')];
        }
        const value = (0,external_node_path_.join)(shown, error.value ?? config_file/* SETTINGS_FILE */.t);
        return [{ value, why: error.why ?? error.what, fix: error.fix ?? 'mend it', code: error.code }];
    }
}
/** The innermost folder around both, or one of them where it is around the other. */
function commonFolder(a, b) {
    return !(0,outside/* leadsOutside */.d)((0,external_node_path_.relative)(a, b)) || (0,external_node_path_.dirname)(a) === a ? a : commonFolder((0,external_node_path_.dirname)(a), b);
}
function whyUnreadable(folder) {
    try {
        (0,external_node_fs_.readdirSync)(folder);
        return undefined;
    }
    catch (error) {
        return `it cannot be read (${(0,failure/* messageOf */.bD)(error)})`;
    }
}
function whyNoFolder(path) {
    try {
        const entry = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        return entry === undefined ? 'there is no such folder' : 'it is not a folder';
    }
    catch (error) {
        return `it cannot be read (${(0,failure/* messageOf */.bD)(error)})`;
    }
}


/***/ }),

/***/ 6577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ ARGUMENT_WORDS),
/* harmony export */   n: () => (/* binding */ INPUT_WORDS)
/* harmony export */ });
const MONOREPOS = 'guides/monorepos of the documentation';
/** The input `docs-dir` of a workflow. */
const INPUT_WORDS = {
    write: (folder) => `write docs-dir: ${folder}`,
    check: (what) => `check the ${what}, and that the checkout step ran before`,
    fill: 'check the repository out before, in a workflow with actions/checkout, or point docs-dir at the folder that holds docs.json',
    point: 'point docs-dir at the folder that holds docs.json',
    choose: `name one in docs-dir; or several, one a line, to make them one site (${MONOREPOS})`,
    apart: `rename a folder, or run a matrix of jobs, one with the domain and docs-dir of each (${MONOREPOS})`,
};
/** The arguments of a command in a terminal. */
const ARGUMENT_WORDS = {
    write: (folder) => `give the folder ${folder}`,
    check: (what) => `check the ${what}`,
    fill: 'give the folder that holds docs.json',
    point: 'give the folder that holds docs.json',
    choose: `give one of them; or several, to make them one site (${MONOREPOS})`,
    apart: `rename a folder, or build a site of each (${MONOREPOS})`,
};


/***/ }),

/***/ 23081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   YS: () => (/* binding */ isProject),
/* harmony export */   sV: () => (/* binding */ projectsBelow),
/* harmony export */   wC: () => (/* binding */ matching)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _site_config_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45242);
/* harmony import */ var _site_project_left_out_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65149);





/** Deeper projects are hardly meant, and looking for them takes time. */
const DEEPEST = 4;
/**
 * Docs projects in folders below one, but not below each other, sorted. Links are not followed, and folders that may not
 * be read passed over: containers leave some of their own in a workspace.
 */
function projectsBelow(folder, depth = 1) {
    return entriesIn(folder)
        .filter((entry) => entry.isDirectory() && !(0,_site_project_left_out_js__WEBPACK_IMPORTED_MODULE_4__/* .isLeftOut */ .WY)(entry.name))
        .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name))
        .flatMap((path) => {
        if (isProject(path))
            return [path];
        return depth < DEEPEST ? projectsBelow(path, depth + 1) : [];
    })
        .sort();
}
function entriesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
/** Whether a folder is a docs project. */
function isProject(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _site_config_file_js__WEBPACK_IMPORTED_MODULE_3__/* .SETTINGS_FILE */ .t));
}
/** Whether a line of `docs-dir` is a pattern of folders. */
function isPattern(line) {
    return /[*?[{]/.test(line);
}
/**
 * The docs projects whose folders a pattern means, sorted, and the folder in front of its first wildcard. Links that
 * lead out of that folder are not followed: a pull request could add one.
 */
async function matching(pattern, workspace) {
    const parts = pattern.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, '/').split('/');
    const fixed = parts.slice(0, parts.findIndex(isPattern));
    const base = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, fixed.join('/') || (pattern.startsWith('/') ? '/' : '.'));
    const rest = parts.slice(fixed.length).join('/');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(base))
        return { base, folders: [] };
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(base);
    const folders = [];
    for await (const match of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.glob)(rest, { cwd: root, exclude: (path) => (0,_site_project_left_out_js__WEBPACK_IMPORTED_MODULE_4__/* .isLeftOut */ .WY)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)) })) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, match);
        if (!isProject(folder))
            continue;
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
        if (real === folder || real.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
            folders.push((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base, match));
    }
    return { base, folders: folders.sort() };
}


/***/ }),

/***/ 97035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ readDuration),
/* harmony export */   Ep: () => (/* binding */ readArtifactName),
/* harmony export */   PX: () => (/* binding */ readPercentage),
/* harmony export */   Qk: () => (/* binding */ readOneOf),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Vf: () => (/* binding */ readBoolean),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   bX: () => (/* binding */ readServiceUrl),
/* harmony export */   bf: () => (/* binding */ readWholeNumber),
/* harmony export */   dO: () => (/* binding */ readDomain),
/* harmony export */   gH: () => (/* binding */ readListOf),
/* harmony export */   n5: () => (/* binding */ readSecret),
/* harmony export */   wh: () => (/* binding */ readId),
/* harmony export */   y7: () => (/* binding */ readHttpUrl)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);
/* harmony import */ var _deploy_artifact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7801);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33948);
/* harmony import */ var _text_path_segment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24924);




const good = (value) => ({ ok: true, value });
const bad = (why, fix) => ({ ok: false, why, fix });
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
/** A bare host name in lower case: no scheme, port, slash or path. */
function readDomain(raw) {
    const bare = suggestedHost(raw);
    const ascii = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToASCII)(raw.replace(/\.$/, ''));
    const fix = bare === undefined ? 'write a host name such as docs.example.com' : `write ${bare}`;
    if (/\s/.test(raw))
        return bad('a host name has no spaces', 'write a host name such as docs.example.com');
    if (raw.includes('://'))
        return bad('it has a scheme; only the bare host name is wanted', fix);
    if (/[/?#\\]/.test(raw))
        return bad('it has a slash or path; only the bare host name is wanted', fix);
    if (raw.includes('@'))
        return bad('it has user information; only the bare host name is wanted', fix);
    if (raw.includes(':'))
        return bad('it has a port; only the bare host name is wanted', fix);
    if (raw.length > 253 || !raw.split('.').every((label) => LABEL.test(label))) {
        const isMeant = ascii !== raw && ascii.split('.').every((label) => LABEL.test(label));
        return bad('it is not a host name', isMeant ? `write ${ascii}` : fix);
    }
    return good(raw.toLowerCase());
}
function suggestedHost(raw) {
    const host = raw
        .trim()
        .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
        .replace(/^[^@/]*@/, '')
        .split(/[/?#:\s\\]/)[0] ?? '';
    return host !== '' && host.split('.').every((label) => LABEL.test(label)) ? host.toLowerCase() : undefined;
}
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Whether a host name means this machine. */
function isLoopback(hostname) {
    return LOOPBACK.test(hostname) || hostname.endsWith('.localhost');
}
/** Address of a service: https, or http on loopback; no user information, query or fragment. */
function readServiceUrl(raw) {
    const url = readHttpUrl(raw, 'https://api.example.com');
    if (!url.ok)
        return url;
    if (url.value.protocol === 'http:' && !isLoopback(url.value.hostname)) {
        return bad('http would send the API key in the clear', `write https://${url.value.host}${url.value.pathname}`);
    }
    if (url.value.search !== '' || url.value.hash !== '')
        return bad('it has a query or fragment', 'leave out what follows the path');
    return url;
}
/** Any http or https URL without user information. */
function readHttpUrl(raw, example = 'https://docs.example.com') {
    // A parser of addresses drops them, and two lines become one host that nobody named.
    if (/[\t\r\n]/.test(raw))
        return bad('it holds a tab or a line end', 'write one address');
    if (!URL.canParse(raw)) {
        const host = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(raw);
        return bad('it is not a URL', host ? `write https://${raw}` : `write an address such as ${example}`);
    }
    const url = new URL(raw);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return bad(`${url.protocol} is not http or https`, 'begin it with https://');
    if (url.username !== '' || url.password !== '')
        return bad('it holds a user name or password', 'leave out what comes before the @');
    return good(url);
}
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const DURATION_FIX = 'write a time such as 90s, 45m or 2h';
/** A duration in milliseconds: `90s`, `45m`, `2h`, `1h30m`; a bare number is minutes. */
function readDuration(raw) {
    if (/^-/.test(raw))
        return bad('a time cannot be negative', DURATION_FIX);
    if (/^\d+(\.\d+)?$/.test(raw))
        return positive(Number(raw) * 60_000);
    if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(raw))
        return bad('it is not a duration', DURATION_FIX);
    let total = 0;
    for (const [, amount, unit] of raw.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g))
        total += Number(amount) * (UNIT_MS[unit ?? ''] ?? 0);
    return positive(total);
}
/** Longer waits overflow a timer. */
const LONGEST_MS = 24 * 3_600_000;
function positive(milliseconds) {
    if (milliseconds <= 0)
        return bad('a time of zero leaves no time at all', DURATION_FIX);
    return milliseconds > LONGEST_MS ? bad('it is longer than a day', 'write 24h or less') : good(milliseconds);
}
/** A key or token, as a header can carry it. */
function readSecret(raw) {
    if (raw.startsWith('${{'))
        return bad('it is an expression nobody filled in', 'give the value of the secret');
    if (/^bearer\s/i.test(raw))
        return bad('it begins with the name of the scheme', 'leave out what is before the key');
    if (/^(["']).*\1$/.test(raw))
        return bad('it stands in quotes', 'leave them out');
    if (/\s/.test(raw))
        return bad('it holds white space, which a header cannot carry', 'copy the key again, without line ends');
    if (!/^[!-~]+$/.test(raw))
        return bad('it holds characters that a header cannot carry', 'copy the key again');
    return good(raw);
}
/** An id that becomes one segment of a path. */
function readId(raw) {
    return (0,_text_path_segment_js__WEBPACK_IMPORTED_MODULE_2__/* .isPathSegment */ .b)(raw)
        ? good(raw)
        : bad('it is no id', 'copy it from the dashboard, or from the log of the run that made it');
}
/** A share as a fraction, 0 to 1, from a percentage: `20%` or `20`. */
function readPercentage(raw) {
    const match = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(raw);
    const fix = 'write a percentage such as 20%';
    if (match === null)
        return bad('it is not a percentage', fix);
    const number = Number(match[1]);
    if (number > 100)
        return bad('it is more than 100 %', fix);
    if (match[2] === '' && number > 0 && number < 1)
        // Twelve digits leave out what the product of two binary fractions adds.
        return bad('it could be a share or a percentage', `write ${Number((number * 100).toPrecision(12))}% or ${number}%`);
    return good(number / 100);
}
/** A whole number from 0 to `most`. */
function readWholeNumber(raw, most) {
    const number = /^\d+$/.test(raw) ? Number(raw) : Number.NaN;
    return number <= most
        ? good(number)
        : bad('it is not such a number', `write a whole number from 0 to ${most}`);
}
/** One part of several, such as `2/8`. */
function readShard(raw) {
    const match = /^(\d+)\s*\/\s*(\d+)$/.exec(raw);
    const fix = 'write which part of how many, such as 2/8';
    if (match === null)
        return bad('it is not one part of several', fix);
    const [index, of] = [Number(match[1]), Number(match[2])];
    if (of < 1 || of > _site_site_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_SHARDS */ .Y)
        return bad(`there can be 1 to ${_site_site_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_SHARDS */ .Y} parts`, fix);
    return index < 1 || index > of
        ? bad(`parts count from 1 to ${of}`, `write 1/${of} to ${of}/${of}`)
        : good({ index, of });
}
/** The booleans of YAML 1.2's core schema. */
function readBoolean(raw) {
    if (/^(true|True|TRUE)$/.test(raw))
        return good(true);
    if (/^(false|False|FALSE)$/.test(raw))
        return good(false);
    return bad('it is not a boolean', 'write true or false');
}
/** One of a few words. */
function readOneOf(raw, allowed) {
    const found = allowed.find((word) => word === raw);
    return found === undefined
        ? bad('it is not one of the known values', `write one of ${allowed.join(', ')}`)
        : good(found);
}
/** Words separated by commas, blanks or line ends; `none` alone means the empty list. */
function readListOf(raw, allowed) {
    const words = readLines(raw.replaceAll(',', '\n')).flatMap((line) => line.split(/\s+/));
    if (words.length === 1 && words[0] === 'none')
        return good([]);
    const unknown = new Set(words.filter((word) => !allowed.some((one) => one === word)));
    if (unknown.has('-'))
        return bad('this is a list of YAML, which inputs cannot hold', 'leave out the dashes');
    if (unknown.has('none'))
        return bad('none stands beside others', 'write none alone, or leave it out');
    if (unknown.size > 0)
        return bad(`${[...unknown].join(', ')} is not known here`, `write a list of ${allowed.join(', ')}, or none`);
    return good(allowed.filter((word) => words.includes(word)));
}
/** Lines without blanks around them, empty ones and `#` comments left out. */
function readLines(raw) {
    return raw
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}
/** A name the artifact service takes. */
function readArtifactName(raw) {
    const forbidden = _deploy_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .FORBIDDEN_IN_NAMES */ .j.exec(raw);
    return forbidden === null
        ? good(raw)
        : bad(`${JSON.stringify(forbidden[0])} is not allowed in an artifact name`, 'use letters, digits, - and _');
}
/** A name GitHub takes for an environment. */
function readEnvironment(raw) {
    return raw.length <= 255 && !/[\p{Cc}'"`,;\\]/u.test(raw)
        ? good(raw)
        : bad('GitHub takes no such name for an environment', 'use letters, digits, spaces, - and /');
}


/***/ }),

/***/ 77517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** Numbers as people read them, always in English and with points, so that reports compare byte for byte. */
/** `812 bytes`, `1.2 MB`: units of 1,000, as file listings on the web use. */
function bytes(count) {
    if (count < 1000)
        return `${count} bytes`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    // What rounds to 1000 of a unit is one of the next.
    const power = Math.min(units.length, Math.floor((Math.log10(count) + Math.log10(1.0005)) / 3));
    const value = count / 1000 ** power;
    return `${value.toFixed(value < 10 ? 1 : 0)} ${units[power - 1]}`;
}
/** `840 ms`, `12.3 s`, `3 min 20 s`. */
function duration(milliseconds) {
    if (milliseconds < 999.5)
        return `${Math.round(milliseconds)} ms`;
    if (milliseconds < 59_950)
        return `${(milliseconds / 1000).toFixed(1)} s`;
    const seconds = Math.round(milliseconds / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** `1,204`. Without Intl, whose start takes longer than many a command. */
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `1 page`, `1,204 pages`. */
function counted(count, one, many = `${one}s`) {
    return `${grouped(count)} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 45242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ IN_SETTINGS),
/* harmony export */   t: () => (/* binding */ SETTINGS_FILE)
/* harmony export */ });
/** The settings file at the root of a docs project. */
const SETTINGS_FILE = 'docs.json';
/** Where what is told of stands in it, where its line is not known. */
const IN_SETTINGS = { file: SETTINGS_FILE };


/***/ }),

/***/ 60033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ createJsonPlaces),
/* harmony export */   Pn: () => (/* binding */ pathKey),
/* harmony export */   lh: () => (/* binding */ originPlaces)
/* harmony export */ });
/* harmony import */ var _project_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85862);

/** A path as one text, to look it up by. */
function pathKey(path) {
    return path.join('\u0000');
}
/** Tells lines and columns in files, each of which is read once. */
function originPlaces(files) {
    const known = new Map();
    return ({ file, offset }) => {
        const placeAt = known.get(file) ?? (0,_project_place_js__WEBPACK_IMPORTED_MODULE_0__/* .placesIn */ .yN)(files.readText(file));
        known.set(file, placeAt);
        return { file, ...placeAt(offset) };
    };
}
/** Finds places in the files of a document. `load` is called when the first is asked for. */
function createJsonPlaces(files, load) {
    let loaded;
    const place = originPlaces(files);
    const origins = () => {
        loaded ??= load();
        return loaded;
    };
    return {
        placeOf(path) {
            const { file, values } = origins();
            for (let length = path.length; length >= 0; length -= 1) {
                const origin = values.get(pathKey(path.slice(0, length)));
                if (origin !== undefined)
                    return place(origin);
            }
            return { file };
        },
        placeOfText(text, setting) {
            const { texts } = origins();
            const inSetting = setting === undefined ? undefined : texts.get(pathKey([setting, text]));
            const origin = inSetting ?? texts.get(text);
            return origin && place(origin);
        },
    };
}


/***/ }),

/***/ 97640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
/** Whether a value of JSON is an object. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 7085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ createTextOrigins),
/* harmony export */   q: () => (/* binding */ WORDS)
/* harmony export */ });
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60033);

/** Keys of words that name or describe something, which may look like an address, a file or a number. */
const WORDS = /^(name|label|title|header|content|description|tag|prompt|group|tab|version|product|item|dropdown|anchor)$/;
/** Where texts first stand in a document. What is told of is seldom a word that names something else. */
function createTextOrigins() {
    const origins = new Map();
    /** What stood as such a word only. */
    const named = new Set();
    const addOne = (key, isName, origin) => {
        if (origins.has(key) && (isName || !named.has(key)))
            return;
        origins.set(key, origin);
        if (isName)
            named.add(key);
        else
            named.delete(key);
    };
    return {
        origins,
        add(text, path, origin) {
            const isName = WORDS.test(String(path.at(-1)));
            addOne(text, isName, origin);
            const [setting] = path;
            // Of the navigation all that is told of has its path, or is the first of its kind anywhere.
            if (setting !== undefined && setting !== 'navigation')
                addOne((0,_places_js__WEBPACK_IMPORTED_MODULE_0__/* .pathKey */ .Pn)([setting, text]), isName, origin);
        },
    };
}


/***/ }),

/***/ 63612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ readSettingsDocument)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/site/config/file.js
var file = __webpack_require__(45242);
// EXTERNAL MODULE: ./lib/site/project/encoding.js
var encoding = __webpack_require__(80088);
// EXTERNAL MODULE: ./lib/site/project/place.js
var place = __webpack_require__(85862);
;// CONCATENATED MODULE: ./lib/site/config/json/broken.js


/** Further places that one message names. */
const MOST_PLACES = 8;
/** What is wrong with JSON that cannot be parsed: the first mistake, and where others are. */
function brokenJson(file, text, errors, print) {
    if (text.trim() === '') {
        return new failure/* Failure */.HR('E_DOCS_JSON_INVALID', {
            what: `${file} is empty`,
            value: `${file}:1:1`,
            fix: 'write the settings as { "theme": \u2026, "name": \u2026, "colors": \u2026, "navigation": \u2026 }',
        });
    }
    const [first, ...others] = errors.map((error) => mistakeOf(text, error, print));
    const { line, column, why, fix } = first;
    const seen = new Set([`${line}:${column}`]);
    const more = others.filter((one) => {
        const place = `${one.line}:${one.column}`;
        const isNew = one.isAlone && !seen.has(place);
        seen.add(place);
        return isNew;
    });
    const listed = more
        .slice(0, MOST_PLACES)
        .map((one) => `${one.line}:${one.column} ${one.why.split(';')[0]}`);
    const rest = more.length > listed.length ? ` and ${more.length - listed.length} more` : '';
    return new failure/* Failure */.HR('E_DOCS_JSON_INVALID', {
        what: `${file} is not valid JSON`,
        value: `${file}:${line}:${column}`,
        why: listed.length === 0 ? why : `${why} (also ${listed.join(', ')}${rest})`,
        fix: `${fix} line ${line}, column ${column}`,
    });
}
const REASONS = {
    InvalidSymbol: 'a word that JSON does not know; texts need double quotes',
    InvalidNumberFormat: 'a number that JSON does not know',
    PropertyNameExpected: 'a property name in double quotes was expected (is there a comma before the bracket?)',
    ValueExpected: 'a value was expected (is there a comma before the bracket?)',
    ColonExpected: 'a colon was expected after the property name',
    CommaExpected: 'a comma was expected between two entries',
    CloseBraceExpected: 'a closing } is missing',
    CloseBracketExpected: 'a closing ] is missing',
    EndOfFileExpected: 'text after the end of the document',
    InvalidCommentToken: 'comments are not allowed in JSON',
    UnexpectedEndOfComment: 'a comment that does not end; comments are not allowed in JSON',
    UnexpectedEndOfString: 'a text without its closing quote',
    InvalidUnicode: 'an escape \\u without four hex digits',
    InvalidEscapeCharacter: 'an escape that JSON does not know',
    InvalidCharacter: 'a control character inside a text',
};
/** The offset of a comma with nothing but a closing bracket behind it, where that is what is wrong at an offset. */
function trailingComma(text, offset) {
    if (!/[}\]]/.test(text[offset] ?? ''))
        return undefined;
    const before = text.slice(0, offset).trimEnd();
    return before.endsWith(',') ? before.length - 1 : undefined;
}
const TRAILING_COMMA = 'a comma before a closing bracket; JSON has commas between entries only';
function mistakeOf(text, error, print) {
    const comma = trailingComma(text, error.offset);
    const name = print(error.error);
    return comma === undefined
        ? {
            ...(0,place/* placeAt */.BW)(text, error.offset),
            why: REASONS[name] ?? name,
            fix: 'correct',
            isAlone: name === 'InvalidCommentToken',
        }
        : { ...(0,place/* placeAt */.BW)(text, comma), why: TRAILING_COMMA, fix: 'remove the comma at', isAlone: true };
}

;// CONCATENATED MODULE: ./lib/site/config/json/parse.js


/** Deeper than any navigation. */
const DEEPEST = 200;
/** What the parser says of text that ends before there is a value. */
const NO_VALUE = { error: 4, offset: 0, length: 0 };
/**
 * Loads what parses the text of a file to a tree that knows where each value was written. It throws a Failure
 * (E_DOCS_JSON_INVALID) for text that is no JSON, with line and column, and for what nests deeper than can be meant.
 */
async function loadJsonParser() {
    const { parseTree, printParseErrorCode } = await __webpack_require__.e(/* import() */ 9547).then(__webpack_require__.t.bind(__webpack_require__, 99547, 19));
    return (file, text) => {
        const errors = [];
        try {
            const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
            if (errors.length === 0 && root !== undefined)
                return root;
        }
        catch (error) {
            // The parser goes down into it as deep as it goes.
            if (error instanceof RangeError)
                throw tooMuch(file, `it nests deeper than ${DEEPEST} levels`);
            throw error;
        }
        throw brokenJson(file, text, errors.length === 0 ? [NO_VALUE] : errors, printParseErrorCode);
    };
}
/** The failure of a file that holds more than can be meant. */
function tooMuch(file, why) {
    return new failure/* Failure */.HR('E_DOCS_JSON_INVALID', {
        what: `${file} cannot be read`,
        why,
        fix: 'write it flatter, and let no file refer to another again and again',
    });
}

// EXTERNAL MODULE: ./lib/site/config/json/places.js
var places = __webpack_require__(60033);
// EXTERNAL MODULE: ./lib/site/config/json/record.js
var record = __webpack_require__(97640);
// EXTERNAL MODULE: ./lib/site/config/json/texts.js
var json_texts = __webpack_require__(7085);
;// CONCATENATED MODULE: ./lib/site/config/json/document.js





/** More values than any site has settings. */
const MOST_VALUES = 200_000;
/**
 * Reads a JSON file and resolves `{"$ref": "other.json"}` at any level, also to a part of a file (`other.json#/part`):
 * relative to the file it stands in, inside the project, siblings merged over it. A list in place of an entry of a list is
 * more entries of that. A missing file or a cycle is reported and leaves the siblings.
 * Throws a Failure (E_DOCS_JSON_INVALID) for JSON that cannot be parsed, with file, line and column, and for more than can
 * be meant.
 */
async function readJsonDocument(files, file, report) {
    const parseJson = await loadJsonParser();
    const read = new Map();
    const values = new Map();
    const texts = (0,json_texts/* createTextOrigins */.n)();
    const origins = { file, values, texts: texts.origins };
    const placeOfOrigin = (0,places/* originPlaces */.lh)(files);
    const parse = (name) => {
        const root = read.get(name) ?? parseJson(name, (0,encoding/* readTelling */.o)(files, name, report));
        read.set(name, root);
        return root;
    };
    const tell = (problem, at) => report({ ...problem, ...placeOfOrigin(at) });
    const build = (node, path, within) => {
        const { name } = within;
        if (path.length > DEEPEST)
            throw tooMuch(name, `it nests deeper than ${DEEPEST} levels`);
        if (values.size >= MOST_VALUES)
            throw tooMuch(name, `it holds more than ${MOST_VALUES} values, with what it refers to`);
        values.set((0,places/* pathKey */.Pn)(path), originOf(name, node));
        if (node.type === 'array')
            return entriesOf(node, path, 0, within);
        if (node.type === 'string')
            texts.add(node.value, path, originOf(name, node));
        return node.type === 'object' ? objectOf(node, path, within) : node.value;
    };
    const objectOf = (node, path, within) => {
        const { name } = within;
        const properties = (node.children ?? []).flatMap(({ children: [key, value] = [] }) => key === undefined || value === undefined ? [] : [{ key: String(key.value), value }]);
        const keys = new Set();
        for (const { key, value } of properties) {
            const message = `"${key}" is written twice in one object; the last one counts`;
            if (keys.has(key))
                tell({ ...warning(message), hint: 'remove one of the two' }, originOf(name, value));
            keys.add(key);
        }
        const written = properties.find(({ key }) => key === '$ref')?.value;
        const ref = typeof written?.value === 'string' ? written : undefined;
        if (written !== undefined && ref === undefined) {
            const message = '$ref: must be a string; give the path of a JSON file';
            tell({ severity: 'error', kind: 'invalid-setting', message }, originOf(name, written));
        }
        // The reference first: what is written beside it is merged over it.
        const base = ref && refer(String(ref.value), originOf(name, ref), path, within);
        const own = Object.fromEntries(properties
            .filter(({ value }) => value !== written)
            .map(({ key, value }) => [key, build(value, [...path, key], within)]));
        if (base === undefined)
            return own;
        if ((0,record/* isRecord */.u)(base))
            return { ...base, ...own };
        const unread = Object.keys(own);
        if (unread.length > 0) {
            const message = `$ref: ${ref?.value} is no object, so what stands beside it has no effect: ${unread.join(', ')}`;
            tell(warning(message), originOf(name, node));
        }
        return base;
    };
    /** The entries that a list gives to the one at `path`, from an index on. */
    const entriesOf = (list, path, first, within) => {
        const entries = [];
        for (const child of list.children ?? []) {
            const entry = build(child, [...path, first + entries.length], within);
            // An object that stands for a list is a reference to one.
            const more = child.type === 'object' && Array.isArray(entry) ? entry : [entry];
            for (const one of more)
                entries.push(one);
        }
        return entries;
    };
    const refer = (target, from, path, { chain }) => {
        const wrong = (kind, why) => tell({ severity: 'error', kind, message: `$ref: ${target} ${why}` }, from);
        const name = resolveRef(target, from.file);
        if (name === undefined || !files.has(name))
            return wrong('missing-file', 'is not a file of this project');
        const parts = pointerOf(target);
        const key = [name, ...parts].join('/');
        if (chain.includes(key))
            return wrong('ref-cycle', 'refers back to itself');
        const node = parts.reduce(partOf, parse(name));
        if (node === undefined)
            return wrong('missing-file', 'names a part that the file does not have');
        const index = path.at(-1);
        const within = { name, chain: [...chain, key] };
        return node.type === 'array' && typeof index === 'number'
            ? entriesOf(node, path.slice(0, -1), index, within)
            : build(node, path, within);
    };
    const value = build(parse(file), [], { name: file, chain: [file] });
    return { value, files: [...read.keys()], origins, ...(0,places/* createJsonPlaces */.F$)(files, () => origins) };
}
function warning(message) {
    return { severity: 'warning', kind: 'invalid-setting', message };
}
function originOf(file, { offset }) {
    return { file, offset };
}
/** The way to a part of the file: `tabs.json#/guides/0`. */
function pointerOf(target) {
    const [, pointer = ''] = target.split('#');
    return pointer
        .split('/')
        .slice(1)
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function partOf(node, part) {
    return node?.type === 'array'
        ? node.children?.[Number(part)]
        : node?.children?.find(({ children }) => children?.[0]?.value === part)?.children?.[1];
}
/** A project path, or undefined when the reference leads out of the project. */
function resolveRef(target, from) {
    const clean = target.split('#')[0] ?? '';
    if (clean === '')
        return from;
    const parts = clean.startsWith('/') ? [] : from.split('/').slice(0, -1);
    for (const part of clean.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return undefined;
    }
    return parts.join('/');
}

;// CONCATENATED MODULE: ./lib/site/config/settings-document.js




/** The JSON of `docs.json`, which is there; throws E_DOCS_JSON_INVALID where it is none, or no object. */
async function readSettingsDocument(files, report) {
    const document = await readJsonDocument(files, file/* SETTINGS_FILE */.t, report);
    const { value } = document;
    if ((0,record/* isRecord */.u)(value))
        return { ...document, value };
    throw new failure/* Failure */.HR('E_DOCS_JSON_INVALID', {
        what: `${file/* SETTINGS_FILE */.t} is not a JSON object`,
        value: `${file/* SETTINGS_FILE */.t}:1:1`,
        fix: 'write the settings as { "theme": \u2026, "name": \u2026, "colors": \u2026, "navigation": \u2026 }',
    });
}


/***/ }),

/***/ 216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ commonMessage),
/* harmony export */   X: () => (/* binding */ countMistakes)
/* harmony export */ });
/** What a message says of all places of one mistake: of an address the host alone. */
function commonMessage({ message }) {
    return message.replaceAll(/(https?:\/\/[^/\s]+\/)\S+/g, '$1\u2026');
}
/** Diagnostics in their order, each with which of those of the same mistake it is, from 0, and how many these are. */
function countMistakes(diagnostics) {
    const times = new Map();
    const numbered = diagnostics.map((diagnostic) => {
        const mistake = `${diagnostic.severity}\n${diagnostic.kind}\n${commonMessage(diagnostic)}`;
        const nth = times.get(mistake) ?? 0;
        times.set(mistake, nth + 1);
        return { diagnostic, mistake, nth };
    });
    return numbered.map(({ mistake, ...one }) => ({ ...one, times: times.get(mistake) ?? 0 }));
}


/***/ }),

/***/ 80088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readTelling)
/* harmony export */ });
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85862);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93258);


/** The text of a file; tells where it is not in UTF-8. */
function readTelling(files, file, report) {
    const text = files.readText(file);
    const at = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .firstUnreadable */ .P)(text, () => files.read(file));
    if (at !== undefined)
        report({
            severity: 'warning',
            kind: 'encoding',
            message: 'This file is not in UTF-8; characters that cannot be read are shown as \uFFFD',
            hint: 'save it in UTF-8',
            file,
            ...(0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeAt */ .BW)(text, at),
        });
    return text;
}


/***/ }),

/***/ 84118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ inOneForm),
/* harmony export */   h3: () => (/* binding */ markdownFiles),
/* harmony export */   x6: () => (/* binding */ projectFiles)
/* harmony export */ });
/* unused harmony export projectOf */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93258);

/** The pages and snippets among the files. */
function markdownFiles({ paths }) {
    return paths.filter((path) => /\.mdx?$/i.test(path));
}
/** A name whose accents may be written behind their letters (Unicode NFD), as some file systems do, in the usual form. */
function inOneForm(name) {
    return /[^\0-\x7f]/.test(name) ? name.normalize('NFC') : name;
}
/** A docs project over any store: the list of its files, and ways to read one of them. */
function projectFiles(paths, load, loadPieces, absent = []) {
    /** By their names in one form, those in the store; of two that only the form tells apart, the one in this form. */
    const stored = new Map();
    for (const path of paths) {
        const name = inOneForm(path);
        if (name === path || !stored.has(name))
            stored.set(name, path);
    }
    const find = (path) => {
        const found = stored.get(inOneForm(path));
        if (found === undefined)
            throw new Error(`The docs project has no file ${path}`);
        return found;
    };
    const read = (path) => load(find(path));
    const absences = new Map([...absent].map(([path, why]) => [inOneForm(path), why]));
    return {
        paths: [...stored.keys()].sort(),
        has: (path) => stored.has(inOneForm(path)),
        read,
        absence: (path) => absences.get(inOneForm(path)),
        pieces: (path) => loadPieces?.(find(path)),
        readText: (path) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g)(read(path)),
    };
}
/** A docs project held in memory: path \u2192 content. */
function projectOf(files) {
    const encoder = new TextEncoder();
    return projectFiles(Object.keys(files), (path) => {
        const content = files[path] ?? '';
        return typeof content === 'string' ? encoder.encode(content) : content;
    });
}


/***/ }),

/***/ 81753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ OUTPUT_MARK),
  openProjectFolder: () => (/* binding */ openProjectFolder)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/site/project/files.js
var files = __webpack_require__(84118);
// EXTERNAL MODULE: ./lib/site/project/left-out.js
var left_out = __webpack_require__(65149);
;// CONCATENATED MODULE: ./lib/site/project/pieces.js

/** Larger files, which are films and archives, are not held. */
const HELD_BYTES = 2 ** 24;
const PIECE_BYTES = 2 ** 20;
/** Reads a file that is too large to be held; undefined for any other. Throws, as the reading does, what the disk does. */
function largeFile(location) {
    if ((0,external_node_fs_.statSync)(location).size <= HELD_BYTES)
        return undefined;
    return function* read() {
        const file = (0,external_node_fs_.openSync)(location, 'r');
        try {
            const memory = Buffer.allocUnsafe(PIECE_BYTES);
            for (let length = (0,external_node_fs_.readSync)(file, memory); length > 0; length = (0,external_node_fs_.readSync)(file, memory))
                yield memory.subarray(0, length);
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    };
}

;// CONCATENATED MODULE: ./lib/site/project/folder.js






/** The project's list of files that are not part of its site, in the syntax of `.gitignore`. */
const IGNORE_FILE = '.mintignore';
/** A folder that holds this is a published site of ours, not a source. */
const OUTPUT_MARK = '.docs-export';
/**
 * Opens a docs project on disk. Left out: dot files and dot folders, `node_modules`, folders that are themselves
 * an exported site, what `.mintignore` names, symbolic links that lead out of the project, and names that are no UTF-8.
 * Throws a Failure (E_DOCS_DIR) when the folder cannot be read.
 */
async function openProjectFolder(directory) {
    const root = realRoot(directory);
    const ignored = await ignoreRules(root);
    const paths = [];
    const absent = new Map();
    const visit = (folder) => {
        const entries = (0,external_node_fs_.readdirSync)(external_node_path_.join(root, folder), { withFileTypes: true });
        if (folder !== '' && entries.some((entry) => entry.name === OUTPUT_MARK))
            return;
        for (const entry of entries) {
            if ((0,left_out/* isLeftOut */.WY)(entry.name))
                continue;
            const own = folder === '' ? entry.name : `${folder}/${entry.name}`;
            const kind = kindOf(root, own, entry);
            if (ignored.ignores(kind === 'folder' ? `${own}/` : own))
                absent.set(own, 'ignored');
            else if (kind === 'folder')
                visit(own);
            else if (kind === 'file')
                paths.push(own);
            else if (entry.isSymbolicLink())
                absent.set(own, 'unfollowed');
        }
    };
    visit('');
    return (0,files/* projectFiles */.x6)(paths, (file) => (0,external_node_fs_.readFileSync)(external_node_path_.join(root, file)), (file) => largeFile(external_node_path_.join(root, file)), absent);
}
function realRoot(directory) {
    try {
        const root = (0,external_node_fs_.realpathSync)(directory);
        (0,external_node_fs_.readdirSync)(root);
        return root;
    }
    catch (cause) {
        throw new failure/* Failure */.HR('E_DOCS_DIR', {
            what: 'The docs folder cannot be read',
            value: directory,
            why: (0,failure/* messageOf */.bD)(cause),
            fix: 'give the folder that holds docs.json',
            cause,
        });
    }
}
async function ignoreRules(root) {
    const { default: ignore } = await __webpack_require__.e(/* import() */ 298).then(__webpack_require__.t.bind(__webpack_require__, 70298, 19));
    const rules = ignore();
    try {
        rules.add((0,external_node_fs_.readFileSync)(external_node_path_.join(root, IGNORE_FILE), 'utf8'));
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
    }
    return rules;
}
/** A linked file counts as a file as long as it lies inside the project; linked folders are not followed (cycles). */
function kindOf(root, file, entry) {
    // A name that is no UTF-8 cannot be asked for by the text that it is read as.
    if (entry.name.includes('\uFFFD') && !(0,external_node_fs_.existsSync)(external_node_path_.join(root, file)))
        return undefined;
    if (entry.isDirectory())
        return 'folder';
    if (entry.isFile())
        return 'file';
    if (!entry.isSymbolicLink())
        return undefined;
    try {
        const target = (0,external_node_fs_.realpathSync)(external_node_path_.join(root, file));
        return target.startsWith(root + external_node_path_.sep) && (0,external_node_fs_.statSync)(target).isFile() ? 'file' : undefined;
    }
    catch {
        return undefined; // a dangling link is no file
    }
}


/***/ }),

/***/ 65149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ leftOutHint),
/* harmony export */   WY: () => (/* binding */ isLeftOut),
/* harmony export */   ej: () => (/* binding */ leftOutPageHint)
/* harmony export */ });
/** Whether files and folders of this name are no part of a project, whatever refers to them. */
function isLeftOut(name) {
    return name.startsWith('.') || name === 'node_modules';
}
const ABSENCES = {
    unfollowed: 'is a symbolic link that leads to no file of the project, and is not followed: put a copy of what it leads to in its place',
    ignored: 'is left out by a rule of .mintignore: change the rule, or remove what refers to it',
};
/** What to do about a file that may well be there, but is left out; undefined for others. */
function leftOutHint(path, files) {
    const parts = path.split('/');
    const name = parts.find((part) => !/^\.{1,2}$/.test(part) && isLeftOut(part));
    if (name !== undefined)
        return `rename "${name}": files and folders of such names are left out`;
    for (const at of parts.keys()) {
        const one = parts.slice(0, at + 1).join('/');
        const why = files.absence?.(one);
        if (why !== undefined)
            return `"${one}" ${ABSENCES[why]}`;
    }
    return undefined;
}
/** The same for the page at a site path. */
function leftOutPageHint(page, files) {
    return leftOutHint(`${page}.mdx`, files) ?? leftOutHint(`${page}.md`, files);
}


/***/ }),

/***/ 85862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   BW: () => (/* binding */ placeAt),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   xF: () => (/* binding */ placeWithin),
/* harmony export */   yN: () => (/* binding */ placesIn)
/* harmony export */ });
/** Line and column of an offset. */
function placeAt(text, offset) {
    const before = text.slice(0, offset);
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
/** Where an offset of a text is in the file in which the text begins at a place. */
function placeWithin(text, offset, { file, line, column }) {
    const place = placeAt(text, offset);
    return {
        file,
        line: line === undefined ? undefined : line + place.line - 1,
        column: place.line > 1 || column === undefined ? place.column : column + offset,
    };
}
/** Tells lines and columns of many offsets in one text, which is gone through once. */
function placesIn(text) {
    const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    return (offset) => {
        let [line, after] = [0, starts.length];
        while (after - line > 1) {
            const middle = (line + after) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                line = middle;
            else
                after = middle;
        }
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
}
/** What goes on with a path or a name. */
const GOES_ON = /^(?:[\w/#~%-]|\.\w)/;
/** What a path or a name ends that begins before it. */
const LEADS_TO = /^[\w/#~%.-]\w/;
/** Where a path or a name first stands in a text by itself, and not as a part of a longer one; else where one ends in it. */
function placeOf(text, sought) {
    const at = offsetOf(text, sought);
    return at === undefined ? undefined : placeAt(text, at);
}
/** {@link placeOf}, for a text in which many are sought. */
function placesOf(text) {
    const place = placesIn(text);
    return (sought) => {
        const at = offsetOf(text, sought);
        return at === undefined ? undefined : place(at);
    };
}
function offsetOf(text, sought) {
    if (sought === '')
        return undefined;
    let ending;
    for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
        const end = at + sought.length;
        if (GOES_ON.test(text.slice(end, end + 2)))
            continue;
        if (!LEADS_TO.test(text.slice(Math.max(0, at - 1), at + 1)))
            return at;
        ending ??= at;
    }
    return ending;
}


/***/ }),

/***/ 13559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ projectFolders)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Absolute paths of the folders that hold a `docs.json`. */
function projectFolders({ directory, several }) {
    return several.length === 0 ? [directory] : several.map(({ folder }) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, folder));
}


/***/ }),

/***/ 93258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ firstUnreadable),
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
const UTF_8 = new TextDecoder('utf-8');
/** The mark that a text in UTF-16 begins with, as some Windows programs write it, \u2192 how it is read. */
const UTF_16 = [
    [[0xff, 0xfe], 'utf-16le'],
    [[0xfe, 0xff], 'utf-16be'],
];
/** What stands in place of bytes that are no UTF-8. */
const REPLACEMENT = '\uFFFD';
/**
 * A text in UTF-8, or in UTF-16 where it says so; the mark at its beginning is removed. Its lines end in `\n`, whatever
 * git wrote on this system.
 */
function decodeText(bytes) {
    const utf16 = UTF_16.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
    const text = (utf16 === undefined ? UTF_8 : new TextDecoder(utf16[1])).decode(bytes);
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
/** The offset in a decoded text of the first character that was no UTF-8; undefined where all were. */
function firstUnreadable(text, read) {
    const at = text.indexOf(REPLACEMENT);
    return at < 0 || Buffer.from(read()).includes(REPLACEMENT) ? undefined : at;
}


/***/ }),

/***/ 33948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ MOST_SHARDS),
/* harmony export */   _: () => (/* binding */ DEPLOYMENT_TYPES)
/* harmony export */ });
const DEPLOYMENT_TYPES = ['cloud', 'client-hosted', 'air-gapped'];
/** As many parts as a matrix of GitHub has jobs. */
const MOST_SHARDS = 256;


/***/ }),

/***/ 24924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isPathSegment)
/* harmony export */ });
/**
 * Whether an id can stand as one segment of a path: `.` and `..` would be taken out of it, half a character cannot be
 * encoded, and what holds control characters is no id.
 */
function isPathSegment(id) {
    return id !== '.' && id !== '..' && id.isWellFormed() && !/\p{Cc}/u.test(id);
}


/***/ }),

/***/ 29574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ quotedForShell),
/* harmony export */   o: () => (/* binding */ shellWordIn)
/* harmony export */ });
/** What a path begins with that only a shell would put something else for: `~`, `$HOME`. */
function shellWordIn(path) {
    return /^(?:~|\$(?:[A-Z_]+|\{\w+\}))(?=\/|$)/.exec(path)?.[0];
}
/** A text of somebody else as one word of a command line that a reader may copy. */
function quotedForShell(text) {
    return /^[\w.:/@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ })

};
return { ids, modules }; })
