((__CHUNK_IMPORT_META__) => {'use strict';const id = 3135;
const ids = [3135];
const modules = {

/***/ 34007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ PartHeader),
/* harmony export */   Py: () => (/* binding */ readPageNotes),
/* harmony export */   R1: () => (/* binding */ pageNotes),
/* harmony export */   UX: () => (/* binding */ writePageNotes),
/* harmony export */   sx: () => (/* binding */ PART_HEADER)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _project_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42009);
/* harmony import */ var _search_hashes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39870);
/* harmony import */ var _search_terms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89003);
/* harmony import */ var _site_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33948);





/** Where a part keeps its notes, beside the files of its pages. */
const PART_FOLDER = '.docs-export/part';
const PART_HEADER = `${PART_FOLDER}/part.json`;
/** The notes of a page, by its number among all pages. */
function pageNotes(number) {
    return `${PART_FOLDER}/pages/${number}.json`;
}
/** A path that stays in its folder, on every system. */
const FilePath = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .refine((path) => (0,_project_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameProblem */ .rH)(path) === undefined, 'it cannot be the path of a file');
const Place = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    column: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
});
const Diagnostic = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    severity: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['error', 'warning', 'notice']),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    hint: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    column: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
});
/** One part of a site that was built on several machines: all but its files and the notes of its pages. */
const PartHeader = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    format: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    /** From 1. */
    index: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).max(_site_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_SHARDS */ .Y),
    of: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).max(_site_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_SHARDS */ .Y),
    /** What must be the same in all parts: program, commit, \u2026 */
    origin: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    options: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        domain: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        deploymentType: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
        paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    }),
    /** SHA-256 of the project's files and the options, in hex. */
    input: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Every page of the site, in order; those of this part are every `of`th from `index` on. */
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    unlisted: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    /** Files that are the same in all parts: before the pages, and around them. */
    shared: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(FilePath),
    around: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(FilePath),
    /** Files that the pages of this part need, and files of the project that they use. */
    needed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(FilePath),
    used: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(FilePath),
    /** SHA-256 of every file of the part but this one, in hex. */
    digests: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    anchors: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ page: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), place: Place })),
    linked: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    diagnostics: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Diagnostic),
});
const PageNotes = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The page's files, in order. */
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(FilePath),
    markdown: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    ids: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    search: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        page: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
            title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
            trail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
            sections: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()])),
        }),
        scope: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        boost: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
        /** A term, and its count times 256 plus its bonus. */
        terms: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0)])),
    })
        .optional(),
});
/** The notes of a page as they are kept. */
function writePageNotes(files, { path, markdown, ids, search }) {
    const notes = {
        path,
        files: [...files],
        ...(markdown !== undefined && { markdown: new TextDecoder().decode(markdown) }),
        ids: [...ids],
        ...(search !== undefined && {
            search: {
                page: JSON.parse(search.json()),
                scope: search.scope,
                ...(search.boost !== undefined && { boost: search.boost }),
                terms: termsOf(search.terms()),
            },
        }),
    };
    return JSON.stringify(notes);
}
/** Reads them back. Throws a ZodError or SyntaxError when they are none. */
function readPageNotes(text) {
    const { path, files, markdown, ids, search } = PageNotes.parse(JSON.parse(text));
    return {
        files,
        trace: {
            path,
            markdown: markdown === undefined ? undefined : new TextEncoder().encode(markdown),
            ids,
            search: search && foundPage(path, search),
        },
    };
}
function foundPage(path, { page, scope, boost, terms }) {
    const json = JSON.stringify(page);
    return {
        path,
        scope,
        boost,
        size: json.length,
        json: () => json,
        terms: () => (0,_search_terms_js__WEBPACK_IMPORTED_MODULE_1__/* .packTerms */ .Z)(terms.map(([term]) => (0,_search_hashes_js__WEBPACK_IMPORTED_MODULE_0__/* .hashedTerm */ .Ei)(term)), Uint32Array.from(terms, ([, occurrence]) => occurrence)),
    };
}
function termsOf({ words, occurrences }) {
    const terms = words === '' ? [] : words.split('\n');
    return terms.map((term, at) => [term, occurrences[at] ?? 0]);
}


/***/ }),

/***/ 13135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createPartRecord: () => (/* binding */ createPartRecord),
/* harmony export */   sha256: () => (/* binding */ sha256),
/* harmony export */   sharedOptions: () => (/* binding */ sharedOptions)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _hashed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84950);
/* harmony import */ var _site_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36823);
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34007);




/** Opens the record of a part. */
function createPartRecord(shard, options, files, events) {
    const digests = {};
    const groups = { shared: [], around: [], needed: [], used: [] };
    let group = 'shared';
    let ofPage = [];
    const hand = async (file) => {
        digests[file.path] = sha256((0,_site_file_js__WEBPACK_IMPORTED_MODULE_3__/* .piecesOf */ .Xe)(file));
        await events.onFile(file);
    };
    return {
        events: {
            ...events,
            onFile(file) {
                (group === 'pages' ? ofPage : groups[group]).push(file.path);
                return hand(file);
            },
        },
        enter(next) {
            group = next;
        },
        async page(number, trace) {
            const taken = ofPage;
            ofPage = [];
            await hand((0,_hashed_js__WEBPACK_IMPORTED_MODULE_1__/* .textFile */ .Ex)((0,_part_js__WEBPACK_IMPORTED_MODULE_2__/* .pageNotes */ .R1)(number), (0,_part_js__WEBPACK_IMPORTED_MODULE_2__/* .writePageNotes */ .UX)(taken, trace)));
        },
        async finish({ name, pages, unlisted, links, diagnostics }) {
            const header = {
                format: 1,
                index: shard.index,
                of: shard.of,
                origin: { ...shard.origin },
                options: sharedOptions(options),
                input: inputDigest(files, options),
                name,
                pages: [...pages],
                unlisted: [...unlisted],
                ...groups,
                digests,
                anchors: [...links.anchors],
                linked: [...links.linked].sort(),
                diagnostics: [...diagnostics],
            };
            // Through JSON, where what is undefined is left out; a header that could not be read is never written.
            const text = JSON.stringify(header);
            _part_js__WEBPACK_IMPORTED_MODULE_2__/* .PartHeader */ .Fo.parse(JSON.parse(text));
            await events.onFile((0,_hashed_js__WEBPACK_IMPORTED_MODULE_1__/* .textFile */ .Ex)(_part_js__WEBPACK_IMPORTED_MODULE_2__/* .PART_HEADER */ .sx, text));
        },
    };
}
/** The options that all parts of a site share, and the run that merges them. */
function sharedOptions({ domain, deploymentType, version, paths, }) {
    return { domain, deploymentType, version: version ?? null, paths: [...(paths ?? [])].sort() };
}
function inputDigest(files, options) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(sharedOptions(options)));
    for (const path of files.paths)
        hash.update(`${path}\n${sha256((0,_site_file_js__WEBPACK_IMPORTED_MODULE_3__/* .piecesOf */ .Xe)((0,_site_file_js__WEBPACK_IMPORTED_MODULE_3__/* .asSiteFile */ .m2)(files, path)))}\n`);
    return hash.digest('hex');
}
/** The SHA-256 of bytes, in hexadecimal. */
function sha256(pieces) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const piece of pieces)
        hash.update(piece);
    return hash.digest('hex');
}


/***/ })

};
return { ids, modules }; })
