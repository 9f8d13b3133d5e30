((__CHUNK_IMPORT_META__) => {'use strict';const id = 1808;
const ids = [1808,176];
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

/***/ 10786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addMerge: () => (/* binding */ addMerge)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _service_sources_parts_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90176);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67626);
/* harmony import */ var _write_site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44045);




/** `docs-export merge PART\u2026 --out SITE`: joins what `build --shard` made on several machines. */
function addMerge(program) {
    const command = program
        .command('merge')
        .description('Join the parts of a site that build --shard made')
        .argument('<parts...>', 'folders of all parts, in any order');
    (0,_write_site_js__WEBPACK_IMPORTED_MODULE_3__/* .addOutOption */ .r)((0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .addCommonOptions */ .h)(command)).action(async (folders, flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .runCommand */ .d)(flags, async (session) => {
            const { mergeParts } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(5867), __webpack_require__.e(8069), __webpack_require__.e(2275), __webpack_require__.e(9951), __webpack_require__.e(9701)]).then(__webpack_require__.bind(__webpack_require__, 86083));
            const parts = folders.map((name) => (0,_service_sources_parts_source_js__WEBPACK_IMPORTED_MODULE_1__/* .partFiles */ .Z)({ name, directory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(name) }));
            const sources = folders.map((name) => ({ what: `the part ${name}`, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(name) }));
            await (0,_write_site_js__WEBPACK_IMPORTED_MODULE_3__/* .writeSite */ .b)(flags.out, sources, (events) => mergeParts(parts, {}, events), session);
        });
    });
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

/***/ 90176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ partFiles),
/* harmony export */   partsSource: () => (/* binding */ partsSource)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The files of a part that lies in a folder. */
function partFiles({ name, directory }) {
    return { name, read: (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path)) };
}
/** The site whose parts were rendered on several machines. `onBuilt` hears what they say of the project. */
function partsSource(parts, options, onBuilt) {
    return {
        async build(request, events) {
            const { mergeParts } = await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(5867), __webpack_require__.e(8069), __webpack_require__.e(2275), __webpack_require__.e(9951), __webpack_require__.e(2082)]).then(__webpack_require__.bind(__webpack_require__, 86083));
            const { version, paths } = request;
            const expected = { ...options, ...(version && { version }), ...(paths?.length && { paths }) };
            const summary = await mergeParts(parts.map(partFiles), expected, events);
            onBuilt(summary);
            return summary;
        },
    };
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
