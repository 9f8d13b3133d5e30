export const id = 6083;
export const ids = [6083];
export const modules = {

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
// EXTERNAL MODULE: ./lib/site/output/whole.js
var output_whole = __webpack_require__(7474);
// EXTERNAL MODULE: ./lib/site/output/writer.js
var output_writer = __webpack_require__(18734);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/site/shard/part.js
var shard_part = __webpack_require__(34007);
// EXTERNAL MODULE: ./lib/site/shard/record.js
var record = __webpack_require__(35516);
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
            if (Object.hasOwn(header.digests, path) && header.digests[path] === (0,record/* sha256 */.sc)(bytes))
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
    const wanted = (0,record/* sharedOptions */.mJ)({ ...header.options, ...expected });
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
    return { name: header.name, pages: [...header.pages].sort(), diagnostics: diagnostics.list() };
}


/***/ })

};
