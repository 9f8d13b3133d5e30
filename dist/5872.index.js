((__CHUNK_IMPORT_META__) => {'use strict';const id = 5872;
const ids = [5872];
const modules = {

/***/ 25872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   invalidate: () => (/* binding */ invalidate)
/* harmony export */ });
/* unused harmony export invalidationPaths */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39354);
/* harmony import */ var _files_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68187);
/* harmony import */ var _store_store_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48254);
/* harmony import */ var _store_xml_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25928);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41340);
/* harmony import */ var _sign_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70941);








/** Above this number of paths one wildcard is quicker, and free of charge. */
const MOST_PATHS = 50;
const POLL_MS = 5000;
const LONGEST_WAIT_MS = 10 * 60_000;
const VERSION = '2020-05-31';
/** The service is global and signed for one region. */
const REGION = 'us-east-1';
/** The addresses under which readers, and so caches, know these files: minimal, or one wildcard. */
function invalidationPaths(changed, root) {
    const paths = new Set();
    for (const file of changed) {
        paths.add(file);
        if (!file.endsWith('.html'))
            continue;
        const page = file.slice(0, -'.html'.length);
        const address = page.replace(/(^|\/)index$/, '');
        paths.add(address);
        if (address !== page && address !== '')
            paths.add(`${address}/`);
    }
    if (paths.size > MOST_PATHS)
        return [`${root}*`];
    return [...paths].map((path) => root + (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_7__/* .encodePath */ .O0)(path)).sort();
}
/** Tells the distribution that these files changed. */
async function invalidate({ distribution, root, wait }, changed, credentials, context, turn) {
    const { clock, env, log } = context;
    const paths = invalidationPaths(changed, root);
    if (paths.length === 0)
        return;
    const endpoint = (env.AWS_ENDPOINT_URL_CLOUDFRONT || 'https://cloudfront.amazonaws.com').replace(/\/$/, '');
    const url = `${endpoint}/${VERSION}/distribution/${distribution}/invalidation`;
    const client = clientOf(endpoint, credentials, context);
    const items = paths.map((path) => `<Path>${(0,_store_xml_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeXml */ .X)(path)}</Path>`).join('');
    // The same reference in every attempt: a repeated request begins no second invalidation.
    const body = `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/${VERSION}/">` +
        `<CallerReference>${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}</CallerReference><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths></InvalidationBatch>`;
    const begun = await client({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/xml', 'x-amz-content-sha256': (0,_files_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(body).sha256 },
        body: (0,_store_store_client_js__WEBPACK_IMPORTED_MODULE_3__/* .bodyInMemory */ .Dn)(body),
        subject: distribution,
        permission: 'cloudfront:CreateInvalidation',
    }, turn);
    const id = (0,_store_xml_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(begun.body, 'Id') ?? '';
    log.info(`CloudFront ${distribution}: ${paths.length === 1 ? paths[0] : `${paths.length} paths`} invalidated (${id})`);
    if (wait)
        await untilCompleted(client, `${url}/${id}`, distribution, clock, turn);
}
async function untilCompleted(client, url, distribution, clock, turn) {
    const request = {
        method: 'GET',
        url,
        subject: distribution,
        permission: 'cloudfront:GetInvalidation',
    };
    for (let waited = 0;; waited += POLL_MS) {
        const answer = await client(request, turn);
        if ((0,_store_xml_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(answer.body, 'Status') === 'Completed')
            return;
        if (waited >= LONGEST_WAIT_MS) {
            throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_DEPLOY_FAILED', {
                what: 'The invalidation did not complete',
                value: distribution,
                why: `it is still under way after ${LONGEST_WAIT_MS / 60_000} minutes`,
                fix: 'nothing is lost, it goes on; run again, or remove cloudfront-wait',
            });
        }
        await clock.sleep(POLL_MS, turn.signal);
    }
}
function clientOf(endpoint, credentials, context) {
    const sign = (0,_sign_js__WEBPACK_IMPORTED_MODULE_6__/* .createSign */ .m)('cloudfront');
    return (0,_store_store_client_js__WEBPACK_IMPORTED_MODULE_3__/* .createStoreClient */ .XL)({
        name: 'CloudFront',
        address: endpoint,
        unreachableFix: 'check the network; the files are at the bucket already, run again to invalidate',
        async authorize({ method, url, headers }, { refresh }) {
            const { origin, pathname } = new URL(url);
            const { 'content-length': length, ...rest } = headers;
            const signed = await sign({
                method,
                origin,
                path: pathname,
                query: {},
                headers: { 'x-amz-content-sha256': (0,_files_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)('').sha256, ...rest },
            }, await credentials(refresh), REGION, new Date(context.clock.now()));
            return { url, headers: length === undefined ? signed : { ...signed, 'content-length': length } };
        },
        isOwn: ({ status, body }) => status === 404 ? body.includes('<Code>') : /<Invalidation\b/.test(body) && !!(0,_store_xml_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(body, 'Id'),
        failureOf({ status, headers, body }, { subject, permission }) {
            const { code, message } = (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .refusalOf */ .O)(status, headers, body);
            const why = `CloudFront says ${[code, message].filter(Boolean).join(': ') || `status ${status}`} (status ${status})`;
            if (code === 'NoSuchDistribution') {
                return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('E_DEPLOY_NOT_FOUND', {
                    what: 'The CloudFront distribution does not exist',
                    value: subject,
                    why,
                    fix: 'correct cloudfront= of the destination; the files are at the bucket already',
                });
            }
            const isDenied = status === 401 || status === 403;
            return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR(isDenied ? 'E_DEPLOY_DENIED' : 'E_DEPLOY_FAILED', {
                what: 'CloudFront could not be told what changed',
                value: subject,
                why,
                fix: `${isDenied ? `allow ${permission} on the distribution; ` : ''}the files are at the bucket already, run again to invalidate`,
            });
        },
    }, context);
}


/***/ })

};
return { ids, modules }; })
