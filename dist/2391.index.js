((__CHUNK_IMPORT_META__) => {'use strict';const id = 2391;
const ids = [2391];
const modules = {

/***/ 25613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ BATCH),
/* harmony export */   Mn: () => (/* binding */ highlightAhead),
/* harmony export */   Ou: () => (/* binding */ AT_HAND),
/* harmony export */   k: () => (/* binding */ FEW_PAGES)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** A site with fewer pages is done before a thread has started. */
const FEW_PAGES = 50;
/** Characters of code that travel to a worker at once; a few tens of milliseconds of work. */
const BATCH = 16_000;
/** Batches a worker has at hand, so that it never waits for the build to breathe. */
const AT_HAND = 4;
/** How many pages ahead the build takes code itself: what it makes waits in memory. */
const OWN_PAGES = 256;
/**
 * Shares the highlighting of all pages between the build and workers, so that none of them waits for another while
 * there is code left. Who did which page never shows: the same code gives the same HTML. A worker that fails leaves
 * its pages to the build. Ends the workers when nothing is left for them.
 */
function highlightAhead(sources) {
    const { threads, count, ready, highlight, signal, begun = new Map() } = sources;
    /** The pages that workers are at. */
    const taken = new Map(begun);
    for (const [page, finished] of begun)
        void finished.then(() => taken.delete(page));
    /** What is left of pages that the build has taken code of. */
    const left = new Map();
    const requestsOf = (index) => left.get(index) ?? (begun.has(index) ? [] : sources.requestsOf(index));
    /** The first page that no worker has taken. */
    let next = 0;
    const takeBatch = () => {
        const pages = [];
        const requests = [];
        for (let size = 0; next < count && size < BATCH && signal?.aborted !== true; next += 1) {
            const own = requestsOf(next);
            left.delete(next);
            if (own.length === 0)
                continue;
            pages.push(next);
            requests.push(...own);
            for (const { code } of own)
                size += code.length;
        }
        return { pages, requests };
    };
    const work = async (worker) => {
        for (;;) {
            const { pages, requests } = takeBatch();
            if (pages.length === 0)
                return;
            const finished = worker.highlight(requests).then((html) => {
                ready.adopt(requests, html);
                return true;
            }, () => false);
            for (const page of pages)
                taken.set(page, finished);
            const isFine = await finished;
            for (const page of pages)
                taken.delete(page);
            if (!isFine)
                return;
        }
    };
    const all = (threads?.workers ?? []).flatMap((worker) => Array.from({ length: AT_HAND }, () => work(worker)));
    void Promise.all(all).then(() => threads?.close());
    const own = createOwnShare();
    /** A piece of code that the build may do itself, of the pages up to `last`. */
    const takeOwn = (last) => {
        for (let page = own.from(next); page < Math.min(count, last); page += 1) {
            const requests = left.get(page) ?? [...requestsOf(page)];
            left.set(page, requests);
            const at = requests.findIndex(own.has);
            if (at >= 0)
                return requests.splice(at, 1)[0];
            own.passed(page);
        }
        const more = own.begin([...left.values()].flat());
        return more ? takeOwn(last) : undefined;
    };
    return {
        async reached(index) {
            left.delete(index);
            next = Math.max(next, index + 1);
            while (taken.has(index) && signal?.aborted !== true) {
                const request = takeOwn(index + OWN_PAGES);
                if (request === undefined)
                    break;
                highlight(request);
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
            }
            await taken.get(index);
        },
    };
}
/** Grammars whose first piece of code takes a tenth of a second, and that of others a hundredth. */
const SLOW_TO_BEGIN = /^(?:[cm]?[jt]sx?|javascript|typescript|html|mdx|vue|svelte|astro|php|cpp|c\+\+|objc|objective-c|swift|graphql|gql|julia)$/;
/** Characters of code that take longer than the first piece of a slow grammar. */
const WORTH_BEGINNING = 200_000;
/** The build's own share of the code: that of few languages, and of one more only where nothing is left of those. */
function createOwnShare() {
    const languages = new Set();
    /** Pages before it hold nothing more in these languages. */
    let cursor = 0;
    const languageOf = ({ language }) => language?.toLowerCase() ?? '';
    return {
        from: (next) => Math.max(cursor, next),
        has: (request) => languages.has(languageOf(request)),
        passed(page) {
            cursor = page + 1;
        },
        /** Takes on the language that most of the code left is written in, where beginning with it pays. */
        begin(requests) {
            const sizes = new Map();
            for (const request of requests) {
                const language = languageOf(request);
                sizes.set(language, (sizes.get(language) ?? 0) + request.code.length);
            }
            for (const [language, size] of sizes)
                if (SLOW_TO_BEGIN.test(language) && size < WORTH_BEGINNING)
                    sizes.delete(language);
            const [most] = [...sizes].sort(([a, sizeOfA], [b, sizeOfB]) => Number(SLOW_TO_BEGIN.test(a)) - Number(SLOW_TO_BEGIN.test(b)) || sizeOfB - sizeOfA);
            if (most === undefined)
                return false;
            languages.add(most[0]);
            cursor = 0;
            return true;
        },
    };
}


/***/ }),

/***/ 12391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   highlightThreads: () => (/* binding */ highlightThreads),
/* harmony export */   wantsThreads: () => (/* binding */ wantsThreads)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _site_highlight_ahead_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25613);
/* harmony import */ var _site_project_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84118);
/* harmony import */ var _thread_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54183);




/** More threads than this hardly shorten a build any more, and each takes some 100 MB. */
const MOST_WORKERS = 3;
/**
 * Threads that highlight, by default one for each core beside the building thread's. One that dies rejects what it
 * was asked; the build then does without it.
 */
function highlightThreads(count = Math.min(MOST_WORKERS, (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)() - 1)) {
    let threads;
    let prepared;
    const started = () => {
        threads ??= Array.from({ length: count }, startHighlightThread);
        return threads;
    };
    const close = async () => {
        await Promise.all((threads ?? []).map((thread) => thread.close()));
    };
    return {
        startEarly: () => void started(),
        start(options) {
            if (prepared !== options)
                for (const thread of started())
                    thread.prepare(options);
            prepared = options;
            return { workers: started(), close };
        },
        close,
    };
}
/** Whether a build of a project will surely want threads: it has many pages, and no cache knows them. */
function wantsThreads(files, cache) {
    if (cache?.isEmpty === false)
        return false;
    return (0,_site_project_files_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownFiles */ .h3)(files).length >= _site_highlight_ahead_js__WEBPACK_IMPORTED_MODULE_1__/* .FEW_PAGES */ .k;
}
function startHighlightThread() {
    const { ask, close } = (0,_thread_js__WEBPACK_IMPORTED_MODULE_3__/* .startThread */ .B)('docs-export highlight', {
        // What it makes for a moment is held by a middling nursery: three times half of it.
        nurseryMegabytes: 24,
    });
    // A thread that cannot take it says so with each answer.
    const tell = (message) => void ask(message).catch(() => { });
    return {
        highlight: (requests) => ask({ requests }),
        learn: (languages) => tell({ languages }),
        prepare: (options) => tell({ options }),
        close,
    };
}


/***/ }),

/***/ 54183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ startThread)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);


/** Starts a thread; the process does not wait for its end. */
function startThread(room, { data, nurseryMegabytes, signal }) {
    const waiting = new Map();
    let failed;
    let asked = 0;
    const fail = (error) => {
        failed ??= error;
        for (const { reject } of waiting.values())
            reject(failed);
        waiting.clear();
    };
    const thread = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(entry(), {
        argv: [room],
        workerData: data,
        // What it might print is no part of the program's output.
        stdout: true,
        stderr: true,
        resourceLimits: { maxYoungGenerationSizeMb: nurseryMegabytes },
    });
    thread.unref();
    thread.on('message', (reply) => {
        const request = waiting.get(reply.id);
        waiting.delete(reply.id);
        if ('answer' in reply)
            request?.resolve(reply.answer);
        else
            request?.reject(Object.assign(new Error(reply.error.message), reply.error));
    });
    thread.on('error', fail);
    const listening = signal &&
        (0,node_events__WEBPACK_IMPORTED_MODULE_0__.addAbortListener)(signal, () => {
            fail(signal.reason);
            void thread.terminate();
        });
    thread.on('exit', () => {
        listening?.[Symbol.dispose]();
        fail(new Error('the thread has ended'));
    });
    return {
        ask: (request) => new Promise((resolve, reject) => {
            if (failed !== undefined)
                return reject(failed);
            asked += 1;
            waiting.set(asked, { resolve, reject });
            thread.postMessage({ id: asked, request });
        }),
        close: () => thread.terminate(),
    };
}
/** The program's own door: beside this file in the bundle, one folder up among the sources. */
function entry() {
    const door = __CHUNK_IMPORT_META__.url.endsWith('.ts') ? '../index.ts' : './index.js';
    return new URL(door, __CHUNK_IMPORT_META__.url);
}


/***/ })

};
return { ids, modules }; })
