export const id = 2391;
export const ids = [2391];
export const modules = {

/***/ 12391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   highlightThreads: () => (/* binding */ highlightThreads)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5605);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81248);




/** More threads than this hardly shorten a build any more, and each takes some 100 MB. */
const MOST_WORKERS = 3;
/**
 * Starts threads that highlight, by default one for each core beside the building thread's. One that dies rejects what
 * it was asked; the build then does without it.
 */
function highlightThreads(count = Math.min(MOST_WORKERS, (0,node_os__WEBPACK_IMPORTED_MODULE_0__.availableParallelism)() - 1)) {
    return (options, languages) => {
        const threads = Array.from({ length: count }, () => startThread({ room: _room_js__WEBPACK_IMPORTED_MODULE_3__/* .HIGHLIGHT_ROOM */ .f, options, languages }));
        return {
            workers: threads,
            async close() {
                await Promise.all(threads.map((thread) => thread.close()));
            },
        };
    };
}
function startThread(order) {
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
        workerData: order,
        // What it might print is no part of the build's output.
        stdout: true,
        stderr: true,
        // It makes short-lived values only: a small nursery keeps the memory of the whole low.
        resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    thread.unref();
    thread.on('message', (reply) => {
        const request = waiting.get(reply.id);
        waiting.delete(reply.id);
        if ('html' in reply)
            request?.resolve(reply.html);
        else
            request?.reject(new Error(reply.error));
    });
    thread.on('error', (error) => fail(error instanceof Error ? error : new Error((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error))));
    thread.on('exit', () => fail(new Error('the thread has ended')));
    return {
        highlight: (requests) => new Promise((resolve, reject) => {
            if (failed !== undefined)
                return reject(failed);
            asked += 1;
            waiting.set(asked, { resolve, reject });
            thread.postMessage({ id: asked, requests });
        }),
        close: () => thread.terminate(),
    };
}
/** The program's own door: beside this file in the bundle, one folder up among the sources. */
function entry() {
    const door = import.meta.url.endsWith('.ts') ? '../index.ts' : './index.js';
    return new URL(door, import.meta.url);
}


/***/ })

};
