((__CHUNK_IMPORT_META__) => {'use strict';const id = 2082;
const ids = [2082,9701,3135];
const modules = {

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

/***/ 42009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ LONGEST_NAME),
/* harmony export */   nd: () => (/* binding */ WINDOWS_DEVICE),
/* harmony export */   rH: () => (/* binding */ nameProblem)
/* harmony export */ });
/** The names of devices on Windows, whatever their ending. */
const WINDOWS_DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(\.|$)/i;
/** Bytes that file systems have room for in a name. */
const LONGEST_NAME = 255;
/**
 * Why a file of this path cannot be part of every site: some system a bundle travels through could not hold it.
 * Undefined when it can.
 */
function nameProblem(path) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\u0000-\u001f\u007f\\]/.test(path))
        return 'it holds a control character or a backslash';
    if (!path.isWellFormed())
        return 'it holds half of a character';
    for (const name of path.split('/')) {
        if (name === '')
            return 'the name of a folder in it is empty';
        if (WINDOWS_DEVICE.test(name))
            return `"${name}" is the name of a device on Windows`;
        if (/[. ]$/.test(name))
            return `"${name}" ends in a dot or a space, which Windows drops`;
        if (Buffer.byteLength(name) > LONGEST_NAME)
            return `a name in it is longer than ${LONGEST_NAME} bytes`;
    }
    return undefined;
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

/***/ 86083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeParts: () => (/* binding */ mergeParts)
});

// EXTERNAL MODULE: ./lib/site/breathing.js
var breathing = __webpack_require__(53029);
// EXTERNAL MODULE: ./lib/site/output/diagnostics.js
var output_diagnostics = __webpack_require__(63781);
// EXTERNAL MODULE: ./lib/site/output/whole.js + 6 modules
var output_whole = __webpack_require__(50664);
// EXTERNAL MODULE: ./lib/site/output/writer.js
var output_writer = __webpack_require__(18734);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/site/shard/part.js
var shard_part = __webpack_require__(34007);
// EXTERNAL MODULE: ./lib/site/shard/record.js
var record = __webpack_require__(13135);
;// CONCATENATED MODULE: ./lib/site/shard/fit.js



/**
 * The parts of one site in their order, each exactly once. Throws E_SHARDS when one is missing, doubled, damaged, or of
 * another site, commit, program or setting than the first; also than `expected` where that says something.
 */
function fittingParts(given, expected) {
    const parts = given.map(openPart).sort((a, b) => a.header.index - b.header.index);
    const [first, ...others] = parts;
    if (first === undefined)
        throw misfit('there are no parts', 'build them first: docs-export build --shard 1/2');
    for (const other of others)
        requireAlike(first, other);
    requireAll(parts);
    requireExpected(first, expected);
    return [first, ...others];
}
function openPart(part) {
    const header = readHeader(part);
    return {
        name: part.name,
        header,
        read(path) {
            const bytes = readFile(part, path);
            if (Object.hasOwn(header.digests, path) && header.digests[path] === (0,record.sha256)([bytes]))
                return bytes;
            throw misfit(`${path} in ${part.name} is not as it was built`, 'build the part again; nothing may be changed in it');
        },
    };
}
function readHeader(part) {
    const text = new TextDecoder().decode(readFile(part, shard_part/* PART_HEADER */.sx));
    try {
        return shard_part/* PartHeader */.Fo.parse(JSON.parse(text));
    }
    catch (cause) {
        throw misfit(`${shard_part/* PART_HEADER */.sx} in ${part.name} cannot be understood`, 'build the part again', cause);
    }
}
function readFile(part, path) {
    try {
        return part.read(path);
    }
    catch (cause) {
        throw misfit(`${part.name} has no file ${path} (${(0,failure/* messageOf */.bD)(cause)})`, 'build the part again', cause);
    }
}
/** Whether two parts are of the same site. */
function requireAlike(first, other) {
    const [a, b] = [first.header, other.header];
    const differ = (what, one, two) => misfit(`${first.name} and ${other.name} differ in their ${what}: ${one} and ${two}`, 'build all parts from one commit, with one version of the program and the same settings');
    if (a.of !== b.of)
        throw differ('number of parts', String(a.of), String(b.of));
    for (const key of new Set([...Object.keys(a.origin), ...Object.keys(b.origin)])) {
        if (a.origin[key] !== b.origin[key])
            throw differ(key, a.origin[key] ?? 'none', b.origin[key] ?? 'none');
    }
    for (const key of ['domain', 'deploymentType', 'version', 'paths']) {
        const [one, two] = [JSON.stringify(a.options[key]), JSON.stringify(b.options[key])];
        if (one !== two)
            throw differ(key, one, two);
    }
    if (a.input !== b.input)
        throw differ('project files', a.input.slice(0, 12), b.input.slice(0, 12));
    for (const path of [...a.shared, ...a.around]) {
        if (a.digests[path] !== b.digests[path])
            throw differ('file', path, `another ${path}`);
    }
}
function requireAll(parts) {
    const of = parts[0]?.header.of ?? 0;
    const twin = parts.find(({ header }, at) => header.index === parts[at - 1]?.header.index);
    if (twin !== undefined)
        throw misfit(`part ${twin.header.index} of ${of} is there twice`, 'leave one of the two out');
    const there = new Set(parts.map(({ header }) => header.index));
    const missing = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !there.has(index));
    if (missing.length > 0)
        throw misfit(`of ${of} parts these are missing: ${missing.join(', ')}`, 'run the jobs that build them');
}
function requireExpected({ header }, expected) {
    const wanted = (0,record.sharedOptions)({ ...header.options, ...expected });
    for (const key of ['domain', 'deploymentType', 'version', 'paths']) {
        const [built, asked] = [JSON.stringify(header.options[key]), JSON.stringify(wanted[key])];
        if (built !== asked)
            throw misfit(`the parts were built for ${key} ${built}, and are merged for ${asked}`, 'give both the same inputs');
    }
}
function misfit(why, fix, cause) {
    return new failure/* Failure */.HR('E_SHARDS', { what: 'The parts of the site cannot be joined', why, fix, cause });
}

;// CONCATENATED MODULE: ./lib/site/shard/merge.js






/**
 * Joins the parts of a site into what one build of it makes, byte for byte. Throws E_SHARDS when the parts do not
 * fit together or are damaged.
 */
async function mergeParts(given, expected, events) {
    const breathe = (0,breathing/* createBreathing */.D)(events.signal);
    const parts = fittingParts(given, expected);
    const [first] = parts;
    const { header } = first;
    const diagnostics = (0,output_diagnostics/* createDiagnostics */.t)();
    // What cannot be a file everywhere was left out, and told, when the parts were built.
    const writer = (0,output_writer/* createWriter */.u)(events, () => { });
    const write = async ({ read }, paths) => {
        for (const path of paths) {
            await breathe();
            if (!writer.has(path))
                await writer.write({ path, bytes: read(path) });
        }
    };
    await write(first, header.shared);
    const whole = (0,output_whole/* createWholeSite */.l)();
    const decoder = new TextDecoder();
    events.onProgress?.(0, header.pages.length);
    for (const number of header.pages.keys()) {
        const part = parts[number % parts.length] ?? first;
        const { files, trace } = (0,shard_part/* readPageNotes */.Py)(decoder.decode(part.read((0,shard_part/* pageNotes */.R1)(number))));
        await write(part, files);
        whole.add(trace);
        events.onProgress?.(number + 1, header.pages.length);
    }
    await write(first, header.around);
    for (const file of whole.files())
        await writer.write(file);
    for (const part of parts)
        await write(part, part.header.needed);
    const used = parts.flatMap((part) => part.header.used.map((path) => ({ path, part })));
    used.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
    for (const { path, part } of used)
        await write(part, [path]);
    for (const part of parts)
        part.header.diagnostics.forEach(diagnostics.report);
    const links = {
        anchors: parts.flatMap((part) => part.header.anchors),
        linked: new Set(parts.flatMap((part) => part.header.linked)),
    };
    whole.check(links, header.unlisted, diagnostics.report);
    // Where the page that opens the site stands elsewhere, its copy is one of the files around the pages.
    const copies = header.around.includes('index.html') ? ['index'] : [];
    return {
        name: header.name,
        pages: [...header.pages, ...copies].sort(),
        diagnostics: diagnostics.list(),
    };
}


/***/ }),

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


/***/ }),

/***/ 36823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ placedAt),
/* harmony export */   Xe: () => (/* binding */ piecesOf),
/* harmony export */   m2: () => (/* binding */ asSiteFile)
/* harmony export */ });
/** A file of the project as one of its site. */
function asSiteFile(files, path) {
    const pieces = files.pieces?.(path);
    if (pieces === undefined)
        return { path, bytes: files.read(path) };
    return {
        path,
        pieces,
        get bytes() {
            return files.read(path);
        },
    };
}
/** The same file at another path. */
function placedAt(path, file) {
    return {
        path,
        pieces: file.pieces,
        get bytes() {
            return file.bytes;
        },
    };
}
/** The bytes of a file, of a large one piece by piece, each in memory that the next one takes again. */
function piecesOf(file) {
    return file.pieces?.() ?? [file.bytes];
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


/***/ })

};
return { ids, modules }; })
