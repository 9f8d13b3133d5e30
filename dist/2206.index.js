((__CHUNK_IMPORT_META__) => {'use strict';const id = 2206;
const ids = [2206,5233];
const modules = {

/***/ 35233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ yearAt),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/**
 * The year in Greenwich; that of `SOURCE_DATE_EPOCH`, seconds since the epoch, where the environment has it, so that a
 * build can be repeated (reproducible-builds.org).
 */
function yearAt({ now }, { SOURCE_DATE_EPOCH }) {
    return new Date(Number(SOURCE_DATE_EPOCH) * 1000 || now()).getUTCFullYear();
}
const systemClock = {
    now: () => Date.now(),
    async sleep(milliseconds, signal) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal }).catch((error) => {
            signal.throwIfAborted();
            throw error;
        });
    },
};


/***/ }),

/***/ 92206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addHost: () => (/* binding */ addHost)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35233);
/* harmony import */ var _log_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34019);
/* harmony import */ var _serving_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13758);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67626);







/** `docs-export host`: downloads a bundle, verifies it and serves it, until it is stopped. */
function addHost(program) {
    (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .addCommonOptions */ .h)(program.command('host').description('Download a bundle and serve it as a site'))
        .requiredOption('--bundle <url|file>', 'link to a bundle archive, or its path')
        .option('--port <number>', 'port; 0 takes a free one', _serving_js__WEBPACK_IMPORTED_MODULE_4__/* .readPort */ .S, 8080)
        .option('--address <ip>', 'address to listen on', '127.0.0.1')
        .action(async (flags) => {
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(flags, async ({ log, signal, client, answer }) => {
            const { startHost } = await Promise.all(/* import() */[__webpack_require__.e(5086), __webpack_require__.e(3507), __webpack_require__.e(7956)]).then(__webpack_require__.bind(__webpack_require__, 263));
            if (URL.canParse(flags.bundle))
                for (const secret of (0,_log_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .secretsOfLink */ .B)(flags.bundle))
                    log.mask(secret);
            const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docs-export-host-'));
            try {
                const host = await startHost({
                    bundle: flags.bundle,
                    port: flags.port,
                    host: flags.address,
                    http: client.http,
                    clock: _clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
                    signal,
                    directory,
                    log,
                });
                log.info(`Site at ${host.url}; Ctrl C stops it`);
                // A program that started this one waits for the address.
                answer({ ok: true, url: host.url });
                await (0,_serving_js__WEBPACK_IMPORTED_MODULE_4__/* .untilStopped */ .s)(signal);
                await host.close();
            }
            finally {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory, { recursive: true, force: true });
            }
        });
    });
}


/***/ }),

/***/ 13758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readPort),
/* harmony export */   s: () => (/* binding */ untilStopped)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);

/** A port number; 0 means a free one. */
function readPort(text) {
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(port) || port > 65535)
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('Write a port from 0 to 65535.');
    return port;
}
/** Resolves when the user stops the program. */
async function untilStopped(signal) {
    if (signal.aborted)
        return;
    await new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}


/***/ })

};
return { ids, modules }; })
