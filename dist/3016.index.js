((__CHUNK_IMPORT_META__) => {'use strict';const id = 3016;
const ids = [3016];
const modules = {

/***/ 4755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ NO_BYTES),
/* harmony export */   FF: () => (/* binding */ archiveKind),
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   O1: () => (/* binding */ describeStranger),
/* harmony export */   kP: () => (/* binding */ MAGIC_BYTES),
/* harmony export */   uj: () => (/* binding */ brokenArchive)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

const NO_BYTES = Buffer.alloc(0);
/** Bytes of the head that {@link archiveKind} looks at. */
const MAGIC_BYTES = 4;
/** What an archive is, by its first bytes; undefined when it is neither. */
function archiveKind(head) {
    if (head[0] === 0x1f && head[1] === 0x8b)
        return 'tar.gz';
    const signature = Buffer.from(head.subarray(0, MAGIC_BYTES)).toString('latin1');
    return signature === 'PK\u0003\u0004' || signature === 'PK\u0005\u0006' ? 'zip' : undefined;
}
/** What begins so, of the answers of somebody else that are met in place of an archive, and of other archives. */
const ANSWERS = [
    [/^\s*(\xef\xbb\xbf)?\s*<(?!\?xml)/, 'a web page'],
    [/^\s*<\?xml/, 'an XML document'],
    [/^\s*[{[]/, 'a JSON document'],
];
const ARCHIVES = [
    [/^\x28\xb5\x2f\xfd/, 'compressed with Zstandard'],
    [/^\xfd7zXZ/, 'compressed with xz'],
    [/^BZh\d/, 'compressed with bzip2'],
    [/^7z\xbc\xaf/, 'a 7z archive'],
    [/^.{257}ustar/s, 'a tar archive without compression'],
];
/** Bytes of the head that {@link describeStranger} looks at. */
const HEAD_BYTES = 512;
/** What something is that {@link archiveKind} does not know, in words for a message where that can be told. */
function describeStranger(head) {
    if (head.length === 0)
        return { words: 'empty', isArchive: false };
    const text = head.toString('latin1');
    const archive = ARCHIVES.find(([start]) => start.test(text));
    const [, words] = archive ?? ANSWERS.find(([start]) => start.test(text)) ?? [];
    return { ...(words !== undefined && { words }), isArchive: archive !== undefined };
}
/** The E_BUNDLE_FORMAT failure of an archive that cannot be read. */
function brokenArchive(why, cause, fix = 'generate the bundle again') {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_BUNDLE_FORMAT', {
        what: 'The bundle cannot be unpacked',
        why,
        fix: `nothing was kept of it; ${fix}`,
        cause,
    });
}


/***/ }),

/***/ 49101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   di: () => (/* binding */ unsafeEntry),
/* harmony export */   dw: () => (/* binding */ createEntryPaths),
/* harmony export */   td: () => (/* binding */ parseEntryPath)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _site_project_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42009);


const MAX_PATH_BYTES = 4096;
/** Where git looks for settings and hooks, which are programs that it runs; the second name is the first on Windows. */
const OF_GIT = /^(\.git|git~1)$/i;
/**
 * The relative path, with `/`, of an archive's entry name (design, rule 4). A leading `./` and the slash behind a
 * folder's name are dropped; `path` is empty for the root itself. The rules are the same on every platform, so that
 * a bundle that is accepted on one is accepted on all (but for characters that only Windows refuses).
 */
function parseEntryPath(name, platform = process.platform) {
    const unsafe = (reason) => ({ safe: false, reason });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\u0000-\u001f\u007f]/.test(name))
        return unsafe('the name holds a control character');
    if (name.includes('\\'))
        return unsafe('the name holds a backslash');
    if (name.startsWith('/'))
        return unsafe('the path is absolute');
    const path = name.replace(/^(\.\/+)+|^\.$/, '').replace(/\/$/, '');
    if (path === '')
        return name === '' ? unsafe('the name is empty') : { safe: true, path: '' };
    if (/^[A-Za-z]:/.test(path))
        return unsafe('the path begins with a drive letter');
    if (Buffer.byteLength(path) > MAX_PATH_BYTES)
        return unsafe(`the path is longer than ${MAX_PATH_BYTES} bytes`);
    for (const segment of path.split('/')) {
        if (segment === '..')
            return unsafe('the path climbs out of its folder with `..`');
        if (segment === '' || segment === '.')
            return unsafe('the path has an empty segment or a `.` in it');
        if (Buffer.byteLength(segment) > _site_project_names_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_NAME */ .B6)
            return unsafe(`a name is longer than ${_site_project_names_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_NAME */ .B6} bytes`);
        if (/[. ]$/.test(segment))
            return unsafe('a name ends in a dot or a space, which Windows drops');
        if (OF_GIT.test(segment))
            return unsafe('the name is that of git\u2019s own folder, from which git runs programs');
        if (_site_project_names_js__WEBPACK_IMPORTED_MODULE_1__/* .WINDOWS_DEVICE */ .nd.test(segment))
            return unsafe('the name is that of a device on Windows');
        if (platform === 'win32' && /[<>:"|?*]/.test(segment))
            return unsafe('the name holds a character that Windows refuses');
    }
    return { safe: true, path };
}
/**
 * Refuses paths that are unsafe, come twice, or would be one file on a disk that ignores case or Unicode form
 * (Windows, macOS); also a file where a folder is, and the other way round.
 */
function createEntryPaths() {
    const files = new Map();
    const folders = new Set();
    const addFolders = (path) => {
        let added = 0;
        for (let key = path; key !== '' && !folders.has(key); key = parentOf(key)) {
            if (files.has(key))
                throw unsafeEntry(path, 'a file of the archive is where this entry needs a folder');
            folders.add(key);
            added += 1;
        }
        return added;
    };
    return {
        addFile(name) {
            const path = safePath(name);
            if (path === '')
                throw unsafeEntry(name, 'the name of a file is empty');
            const key = foldPath(path);
            const twin = files.get(key);
            if (twin === path)
                throw unsafeEntry(name, 'the archive holds this file twice');
            if (twin !== undefined)
                throw unsafeEntry(name, `it differs from ${shown(twin)} only in case or Unicode form`);
            if (folders.has(key))
                throw unsafeEntry(name, 'a folder of the archive has the name of this file');
            files.set(key, path);
            return { path, newFolders: addFolders(parentOf(key)) };
        },
        addFolder: (name) => ({ newFolders: addFolders(foldPath(safePath(name))) }),
    };
}
/** The E_BUNDLE_UNSAFE failure of one entry. */
function unsafeEntry(name, reason) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_BUNDLE_UNSAFE', {
        what: 'The bundle holds an unsafe entry',
        value: shown(name),
        why: reason,
        fix: 'nothing was kept of it; do not use this bundle and report it to the service',
    });
}
function safePath(name) {
    const parsed = parseEntryPath(name);
    if (!parsed.safe)
        throw unsafeEntry(name, parsed.reason);
    // A part of a string keeps the whole of it, and each object with it as a key makes a copy of its own.
    return parsed.path.length === name.length ? name : Buffer.from(parsed.path).toString();
}
/** The one spelling of all paths that a disk without case or Unicode form takes for the same. */
function foldPath(path) {
    // Nearly all paths are as they are folded; not making them anew halves the memory of a large archive's paths.
    if (/^[ -@[-~]*$/.test(path))
        return path;
    return path.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** A name as it may stand in a message: quoted, control characters escaped, not too long. */
function shown(name) {
    const quoted = JSON.stringify(name.length > 120 ? `${name.slice(0, 120)}\u2026` : name);
    return quoted.replaceAll('\u007f', '\\u007f');
}


/***/ }),

/***/ 7254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ isTarHeader),
/* harmony export */   IE: () => (/* binding */ BLOCK),
/* harmony export */   OH: () => (/* binding */ parseTarHeader),
/* harmony export */   be: () => (/* binding */ isZero),
/* harmony export */   dA: () => (/* binding */ parsePax),
/* harmony export */   e4: () => (/* binding */ decodeName),
/* harmony export */   o: () => (/* binding */ isExtension)
/* harmony export */ });
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4755);

const BLOCK = 512;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Whether a header of this type tells of the entry behind it. */
function isExtension(type) {
    return type === 'x' || type === 'g' || type === 'L' || type === 'K';
}
/**
 * Reads a header block; undefined for the block of zeros that ends an archive. `longName` is what headers before it
 * call its entry: its own name is cut then, in the middle of a letter or behind a slash. Throws E_BUNDLE_FORMAT.
 */
function parseTarHeader(block, longName) {
    if (isZero(block))
        return undefined;
    if (readNumber(block, 148, 8) !== checksum(block))
        throw (0,_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .brokenArchive */ .uj)('the checksum of a tar header is wrong');
    const flag = block.toString('latin1', 156, 157);
    const size = readNumber(block, 124, 12);
    if (isExtension(flag))
        return { name: '', size, type: flag };
    const name = longName ?? readName(block);
    const isOldFolder = (flag === '0' || flag === '\0') && name.endsWith('/');
    const type = isOldFolder ? '5' : flag === '\0' || flag === '7' ? '0' : flag;
    return { name, size, type };
}
/** Whether bytes begin as a tar archive does, be it a damaged one: with a header, or with its end. */
function isTarHeader(bytes) {
    if (bytes.length < BLOCK)
        return false;
    const block = bytes.subarray(0, BLOCK);
    if (isZero(block) || block.toString('latin1', 257, 262) === 'ustar')
        return true;
    try {
        return readNumber(block, 148, 8) === checksum(block);
    }
    catch {
        // Something stands where a number should.
        return false;
    }
}
function readName(block) {
    const name = readText(block, 0, 100);
    // Only POSIX archives have a prefix there; GNU tar keeps times in its place.
    const isPosix = block.toString('latin1', 257, 263) === 'ustar\0';
    const prefix = isPosix ? readText(block, 345, 155) : '';
    return prefix === '' ? name : `${prefix}/${name}`;
}
/** The records `length key=value\n` of a pax header. Throws E_BUNDLE_FORMAT. */
function parsePax(body) {
    const records = new Map();
    for (let start = 0; start < body.length;) {
        const space = body.indexOf(0x20, start);
        const digits = space === -1 ? '' : body.toString('latin1', start, space);
        const end = /^\d{1,7}$/.test(digits) ? start + Number(digits) : -1;
        const equals = body.indexOf(0x3d, space);
        if (end <= space || end > body.length || body[end - 1] !== 0x0a || equals === -1 || equals >= end)
            throw (0,_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .brokenArchive */ .uj)('a pax header of the tar archive is malformed');
        records.set(decodeName(body.subarray(space + 1, equals)), decodeName(body.subarray(equals + 1, end - 1)));
        start = end;
    }
    return records;
}
/** Text of an archive is UTF-8; other bytes could stand for one name here and another elsewhere. */
function decodeName(bytes) {
    try {
        return utf8.decode(bytes);
    }
    catch (error) {
        throw (0,_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .brokenArchive */ .uj)('a name in the archive is not UTF-8', error);
    }
}
/** Whether bytes are zero, as those are that end an archive. */
function isZero(bytes) {
    return bytes.every((byte) => byte === 0);
}
function readText(block, offset, length) {
    let end = offset;
    // Whether a byte is there that is no ASCII.
    let bits = 0;
    for (; end < offset + length && block[end] !== 0; end += 1)
        bits |= block[end] ?? 0;
    return bits < 0x80 ? block.toString('latin1', offset, end) : decodeName(block.subarray(offset, end));
}
/** An octal number, or with the top bit set a big-endian binary one (GNU, for files above 8 GB). */
function readNumber(block, offset, length) {
    if (block[offset] === 0x80) {
        const field = block.subarray(offset + 1, offset + length);
        const value = field.reduce((sum, byte) => sum * 256 + byte, 0);
        if (Number.isSafeInteger(value))
            return value;
    }
    const text = block
        .toString('latin1', offset, offset + length)
        .replace(/[\0 ]+$/, '')
        .trimStart();
    if (!/^[0-7]*$/.test(text))
        throw (0,_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .brokenArchive */ .uj)('a number in a tar header is malformed');
    return text === '' ? 0 : Number.parseInt(text, 8);
}
/** The sum of all bytes, those of the checksum itself taken as spaces. */
function checksum(block) {
    let sum = 8 * 0x20;
    for (let at = 0; at < BLOCK; at += 1)
        if (at < 148 || at >= 156)
            sum += block[at] ?? 0;
    return sum;
}


/***/ }),

/***/ 26367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ createTarReader)
});

// EXTERNAL MODULE: ./lib/bundle/archive/archive.js
var archive = __webpack_require__(4755);
;// CONCATENATED MODULE: ./lib/bundle/archive/byte-queue.js
/** An empty queue. */
function createByteQueue() {
    let pieces = [];
    let first = Buffer.alloc(0);
    let length = 0;
    const takeSome = (most) => {
        if (first.length === 0)
            first = pieces.shift() ?? first;
        const taken = first.subarray(0, most);
        first = first.subarray(taken.length);
        length -= taken.length;
        return taken;
    };
    return {
        get length() {
            return length;
        },
        push(piece) {
            length += piece.length;
            pieces.push(piece);
        },
        take(size) {
            if (first.length < size) {
                first = Buffer.concat([first, ...pieces]);
                pieces = [];
            }
            return takeSome(size);
        },
        takeSome,
    };
}

// EXTERNAL MODULE: ./lib/bundle/archive/entry-path.js
var entry_path = __webpack_require__(49101);
// EXTERNAL MODULE: ./lib/bundle/archive/tar-header.js
var tar_header = __webpack_require__(7254);
;// CONCATENATED MODULE: ./lib/bundle/archive/tar-extensions.js



/** Names and pax records above this size are no honest ones. */
const MAX_EXTENSION_BYTES = 2 ** 20;
/** No archiver writes more headers in front of one entry: a global one, a pax one, a long name and a long link. */
const MAX_EXTENSIONS = 4;
const NO_EXTENSIONS = { count: 0 };
/** Refuses one more header of its kind, before its body is read. Throws E_BUNDLE_FORMAT. */
function expectExtension(header, before) {
    if (header.size > MAX_EXTENSION_BYTES || before.count >= MAX_EXTENSIONS)
        throw (0,archive/* brokenArchive */.uj)('an entry of the tar archive has oversized headers');
}
/** What is known of an entry with one more header in front of it. Throws E_BUNDLE_FORMAT and E_BUNDLE_UNSAFE. */
function readExtension(type, body, before) {
    const count = before.count + 1;
    // A long link name stands before a link, which is refused when it comes.
    if (type === 'K')
        return { ...before, count };
    if (type === 'L')
        return { ...before, count, name: (0,tar_header/* decodeName */.e4)(withoutNul(body)) };
    const records = (0,tar_header/* parsePax */.dA)(body);
    if (type === 'g') {
        if (records.has('path') || records.has('size'))
            throw (0,archive/* brokenArchive */.uj)('a global pax header of the tar archive names a path or a size');
        return { ...before, count };
    }
    if (records.keys().some((key) => key.startsWith('GNU.sparse.')))
        throw (0,entry_path/* unsafeEntry */.di)(records.get('path') ?? before.name ?? '', 'it is a sparse file');
    return {
        count,
        name: records.get('path') || before.name,
        size: records.has('size') ? paxSize(records.get('size') ?? '') : before.size,
    };
}
function paxSize(text) {
    const size = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (!Number.isSafeInteger(size))
        throw (0,archive/* brokenArchive */.uj)('a size in a pax header of the tar archive is malformed');
    return size;
}
function withoutNul(bytes) {
    const end = bytes.indexOf(0);
    return end === -1 ? bytes : bytes.subarray(0, end);
}

;// CONCATENATED MODULE: ./lib/bundle/archive/tar-reader.js





/** Records of tar are 10 KiB by default; nobody makes larger ones than this. */
const MAX_PADDING = 2 ** 20;
/** A reader at the start of an archive. */
function createTarReader() {
    const bytes = createByteQueue();
    const steps = readTar(bytes);
    /** What is wrong if nothing follows; nothing at the end. */
    let missing = NO_END;
    return {
        read(chunk) {
            bytes.push(chunk);
            const parts = [];
            for (;;) {
                const step = steps.next().value;
                if (typeof step !== 'string') {
                    parts.push(step);
                    continue;
                }
                missing = step;
                return parts;
            }
        },
        end() {
            if (missing !== '')
                throw (0,archive/* brokenArchive */.uj)(missing);
        },
    };
}
const NO_END = 'it is cut off: the mark at the end of the tar archive is missing';
const NO_MORE = 'it is cut off in the middle of a file';
/** The parts of an archive without end; a string where it needs more bytes: what is wrong when there are none. */
function* readTar(bytes) {
    let extensions = NO_EXTENSIONS;
    for (;;) {
        while (bytes.length < tar_header/* BLOCK */.IE)
            yield NO_END;
        const header = (0,tar_header/* parseTarHeader */.OH)(bytes.take(tar_header/* BLOCK */.IE), extensions.name);
        if (header === undefined)
            return yield* expectZeros(bytes);
        const { type, name } = header;
        if ((0,tar_header/* isExtension */.o)(type)) {
            expectExtension(header, extensions);
            const whole = header.size + paddingOf(header.size);
            while (bytes.length < whole)
                yield NO_MORE;
            extensions = readExtension(type, bytes.take(whole).subarray(0, header.size), extensions);
            continue;
        }
        const size = extensions.size ?? header.size;
        extensions = NO_EXTENSIONS;
        if (type === '5' && size === 0)
            yield { kind: 'folder', name, size, bytes: archive/* NO_BYTES */.CR };
        else if (type === '0') {
            let bytesHere = bytes.takeSome(size);
            yield { kind: 'file', name, size, bytes: bytesHere };
            for (let left = size - bytesHere.length; left > 0; left -= bytesHere.length) {
                while (bytes.length === 0)
                    yield NO_MORE;
                bytesHere = bytes.takeSome(left);
                yield { kind: 'more', bytes: bytesHere };
            }
            const padding = paddingOf(size);
            while (bytes.length < padding)
                yield NO_MORE;
            bytes.take(padding);
        }
        else
            throw (0,entry_path/* unsafeEntry */.di)(name, `it is ${TYPES[type] ?? `of the unknown type ${JSON.stringify(type)}`}`);
    }
}
const TYPES = {
    '1': 'a hard link',
    '2': 'a symbolic link',
    '3': 'a device',
    '4': 'a device',
    '5': 'a folder with contents',
    '6': 'a pipe',
    S: 'a sparse file',
};
/** What fills the last block of a body. */
function paddingOf(size) {
    return (tar_header/* BLOCK */.IE - (size % tar_header/* BLOCK */.IE)) % tar_header/* BLOCK */.IE;
}
/** Behind the mark at the end nothing may follow but the padding of the last record. */
function* expectZeros(bytes) {
    let padding = 0;
    for (;;) {
        while (bytes.length === 0)
            yield '';
        const piece = bytes.takeSome(MAX_PADDING);
        if (!(0,tar_header/* isZero */.be)(piece))
            throw (0,archive/* brokenArchive */.uj)('something follows the end of the tar archive');
        padding += piece.length;
        if (padding > MAX_PADDING)
            throw (0,archive/* brokenArchive */.uj)('too much padding follows the end of the tar archive');
    }
}


/***/ }),

/***/ 52766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ QUICK),
/* harmony export */   JC: () => (/* binding */ ENCODINGS),
/* harmony export */   L3: () => (/* binding */ COMPRESSIBLE),
/* harmony export */   XT: () => (/* binding */ isCompressible),
/* harmony export */   _S: () => (/* binding */ createCompressor)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38522);
/* harmony import */ var _bundle_disk_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21968);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41128);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68187);









/** Content codings of HTTP, best first. */
const ENCODINGS = ['br', 'gzip'];
/** On pages of documentation Brotli at 10 makes files 1/7 smaller than gzip, and takes a third of the time of 11. */
const THOROUGH = { br: 10, gzip: 9 };
/** For readers who wait: a few milliseconds for a page. */
const QUICK = { br: 5, gzip: 6 };
/** Below, headers cost more than compression saves; CDNs have the same bound. */
const LEAST_BYTES = 1000;
/** Compressed in memory; texts above are no pages, and go as they are. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Types whose files become smaller; images, fonts and archives are small already. */
const COMPRESSIBLE = /^text\/|[/+](javascript|json|xml|yaml)\b|\/wasm\b/;
const brotliOf = (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_5__.brotliCompress);
const gzipOf = (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_5__.gzip);
/** Bytes that depend on the content (and the version of zlib) alone. */
async function encode(bytes, encoding, effort) {
    if (encoding === 'br') {
        const params = { [node_zlib__WEBPACK_IMPORTED_MODULE_5__.constants.BROTLI_PARAM_QUALITY]: effort.br, [node_zlib__WEBPACK_IMPORTED_MODULE_5__.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        return brotliOf(bytes, { params });
    }
    const packed = await gzipOf(bytes, { level: effort.gzip });
    // The header names the operating system: 255 is "unknown" (RFC 1952), so that all machines make the same bytes.
    packed[9] = 255;
    return packed;
}
/** A compressor that keeps its files in a new folder below `tempDirectory`. */
function createCompressor(tempDirectory, effort = THOROUGH) {
    const gate = (0,_gate_js__WEBPACK_IMPORTED_MODULE_8__/* .createGate */ .q)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.availableParallelism)());
    const done = new Map();
    let folder;
    const madeFolder = () => {
        folder ??= (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(tempDirectory, 'compressed-')).catch((error) => {
            folder = undefined;
            throw error;
        });
        return folder;
    };
    const write = async (source, { sha256, size }, encoding) => {
        const content = typeof source === 'string' ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(source) : source;
        if (typeof source === 'string')
            (0,_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .requireSha256 */ .Pm)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content), sha256, source);
        const bytes = await encode(content, encoding, effort);
        if (bytes.length >= size)
            return undefined;
        const file = await (0,_bundle_disk_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .onDisk */ .FC)(async () => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(await madeFolder(), `${sha256}.${encoding}`);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, bytes);
            return path;
        });
        return { file, digests: (0,_digest_js__WEBPACK_IMPORTED_MODULE_7__/* .digestOf */ .ol)(bytes) };
    };
    return {
        compress(source, content, encoding) {
            const key = `${content.sha256}.${encoding}`;
            const known = done.get(key);
            if (known !== undefined)
                return known;
            const making = gate(() => write(source, content, encoding));
            done.set(key, making);
            // What failed may succeed later, when the disk has room again.
            making.catch(() => done.delete(key));
            return making;
        },
        async close() {
            await Promise.allSettled(done.values());
            if (folder !== undefined)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(await folder, { recursive: true, force: true });
        },
    };
}
/** Whether a file of these types is worth compressing. */
function isCompressible({ contentType, contentEncoding, size }, types = COMPRESSIBLE) {
    return (contentEncoding === undefined && size >= LEAST_BYTES && size <= MOST_BYTES && types.test(contentType));
}


/***/ }),

/***/ 68187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ verifiedBytes),
/* harmony export */   ML: () => (/* binding */ holdVerified),
/* harmony export */   Pm: () => (/* binding */ requireSha256),
/* harmony export */   _s: () => (/* binding */ unreadableFile),
/* harmony export */   gI: () => (/* binding */ changedMidway),
/* harmony export */   hZ: () => (/* binding */ digesting),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5605);
/* harmony import */ var _outside_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56852);
/* harmony import */ var _held_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43299);






/** The digests of some bytes, in hexadecimal, as a manifest holds them. */
function digestOf(bytes) {
    return {
        sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', bytes),
        md5: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('md5', bytes),
        size: Buffer.byteLength(bytes),
    };
}
/** The same bytes, which a digest is made of on their way. */
async function* digesting(pieces, digest) {
    for await (const piece of pieces) {
        digest.update(piece);
        yield piece;
    }
}
/** The failure where other bytes arrive than the manifest names. */
function changedMidway(subject, why) {
    return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('E_DEPLOY_FAILED', {
        what: 'A file changed while it was sent, or its manifest is wrong',
        value: subject,
        why,
        fix: 'run again while nothing else writes to the files',
    });
}
/** Holds the SHA-256 of what was read of a file against that of its manifest; throws E_DEPLOY_FAILED. */
function requireSha256(found, wanted, subject) {
    if (found !== wanted)
        throw changedMidway(subject, `it has the SHA-256 ${found} now, in the manifest ${wanted}`);
}
/** A small file in memory, as {@link holdFile} reads it; throws E_DEPLOY_FAILED if its bytes are others. */
function holdVerified(file, { size, sha256, subject }) {
    const held = (0,_held_file_js__WEBPACK_IMPORTED_MODULE_5__/* .holdFile */ .Y)(file, size);
    requireSha256((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', held.bytes), sha256, subject);
    return held;
}
/** The bytes of a file that is too large to be held, as they come; throws E_DEPLOY_FAILED at the end if they are others. */
async function* verifiedBytes(file, { size, sha256, subject }) {
    const hashing = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    // No more than was announced of it: what has grown is another file by its digest, too.
    const options = { end: size - 1, highWaterMark: 256 * 1024 };
    yield* digesting((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(file, options), hashing);
    requireSha256(hashing.digest('hex'), sha256, subject);
}
/** The failure where a file of the site cannot be read any more; undefined where an error is about something else. */
function unreadableFile(directory, error) {
    for (let one = error; one instanceof Error; one = one.cause) {
        const { code, path } = one;
        if (path === undefined || !/^(ENOENT|ENOTDIR|EISDIR|EACCES|EPERM)$/.test(code ?? ''))
            continue;
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, path);
        if ((0,_outside_js__WEBPACK_IMPORTED_MODULE_4__/* .leadsOutside */ .d)(inside))
            continue;
        return new _errors_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('E_DEPLOY_FAILED', {
            what: 'A file of the site cannot be read any more',
            value: inside,
            why: one.message,
            fix: 'run again while nothing else writes to the files; what has arrived is reused',
            cause: error,
        });
    }
    return undefined;
}


/***/ }),

/***/ 43299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ MOST_HELD),
/* harmony export */   Y: () => (/* binding */ holdFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** Files up to this size are read whole. */
const MOST_HELD = 256 * 1024;
/**
 * Memory by its size, to be used again. Left to the collector, the buffers of a push would pile up to some hundred
 * megabytes between its visits, and each visit costs as much as hundreds of requests.
 */
const FREE = [8 * 1024, 64 * 1024, MOST_HELD].map((size) => ({ size, buffers: [] }));
/**
 * Reads a file of at most {@link MOST_HELD} bytes. It was hashed a moment ago and is still in the system's cache, so
 * that reading it without a promise costs a quarter of the processor time. A file that has grown is cut, one that
 * has shrunk is short: whoever verifies it sees that.
 */
function holdFile(path, size) {
    const shelf = FREE.find((one) => one.size >= size);
    const memory = shelf?.buffers.pop() ?? Buffer.allocUnsafeSlow(shelf?.size ?? size);
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, memory, 0, size, 0);
        return { bytes: memory.subarray(0, length), release: () => void shelf?.buffers.push(memory) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 41128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ createGate)
/* harmony export */ });
/** A gate that lets through so many pieces of work at once, in the order they came: each may hold a part in memory. */
function createGate(places) {
    let free = places;
    const waiting = [];
    return async (work) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((resolve) => waiting.push(resolve));
        try {
            return await work();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                free += 1;
            else
                next();
        }
    };
}


/***/ }),

/***/ 27383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wq: () => (/* binding */ HOST_NAMES),
  js: () => (/* binding */ hostFilesOf),
  uy: () => (/* binding */ isHostName),
  $: () => (/* binding */ leftText),
  Af: () => (/* binding */ limitsOf),
  k2: () => (/* binding */ withHostFiles)
});

// EXTERNAL MODULE: ./lib/bundle/cache-control.js
var cache_control = __webpack_require__(65630);
// EXTERNAL MODULE: ./lib/bundle/content-type.js
var content_type = __webpack_require__(90126);
// EXTERNAL MODULE: ./lib/deploy/files/digest.js
var digest = __webpack_require__(68187);
// EXTERNAL MODULE: ./lib/text/literal-in.js
var literal_in = __webpack_require__(84650);
// EXTERNAL MODULE: ./lib/text/percent.js
var percent = __webpack_require__(39354);
;// CONCATENATED MODULE: ./lib/deploy/host-files/caching.js

/** What a name made by digest ends in: `.3f2a9b1c.css`. As a regular expression and as a glob. */
const HASHED = {
    expression: '[^/]+\\.[0-9a-f]{8}\\.[0-9a-z]+',
    glob: `*.${'[0-9a-f]'.repeat(8)}.*`,
};
const HASHED_NAME = new RegExp(`^${HASHED.expression}$`);
/** What most hosts send where nothing else is said. */
const USUAL = 'public, max-age=0, must-revalidate';
/**
 * The headers of a site in as few rules as say the same: the usual value, which is that of its first page unless a host
 * has one of its own, and what differs from it.
 */
function cachingOf(files, usual = files['index.html']?.cacheControl ?? USUAL) {
    return { usual, rules: rulesOf('/', Object.entries(files), usual) };
}
function rulesOf(folder, files, usual) {
    const values = new Set(files.map(([, { cacheControl }]) => cacheControl));
    const [only] = values;
    if (values.size === 1 && only !== undefined) {
        return only === usual ? [] : [{ kind: 'folder', path: folder, value: only }];
    }
    const nameAt = folder.length - 1;
    const below = Map.groupBy(files, ([path]) => path.slice(nameAt, path.indexOf('/', nameAt) + 1 || nameAt));
    const here = below.get('') ?? [];
    const hashed = here.filter(([path]) => HASHED_NAME.test(path.slice(nameAt)));
    const [value, ...others] = new Set(hashed.map(([, { cacheControl }]) => cacheControl));
    const alike = value !== undefined && value !== usual && others.length === 0 && hashed.length > 1;
    const single = here.filter((entry) => entry[1].cacheControl !== usual && !(alike && hashed.includes(entry)));
    return [
        ...single.map(([path, file]) => ({
            kind: 'file',
            path: `/${path}`,
            value: file.cacheControl,
        })),
        ...(alike ? [{ kind: 'hashed', path: folder, value }] : []),
        ...[...below]
            .filter(([name]) => name !== '')
            .flatMap(([name, inside]) => rulesOf(folder + name, inside, usual)),
    ];
}
/** The addresses of what a rule means that is of no folder, for hosts that know no pattern of names made by digest. */
function singleAddresses({ kind, path: meant, value }, files) {
    if (kind === 'file')
        return addressesOf(meant);
    return Object.entries(files)
        .filter(([, { cacheControl }]) => cacheControl === value)
        .map(([path]) => `/${path}`)
        .filter((path) => path.slice(0, path.lastIndexOf('/') + 1) === meant);
}
/** The addresses at which a host of clean ones serves a file: a page has one without its extension too. */
function addressesOf(path) {
    if (!path.endsWith('.html'))
        return [path];
    return [path, path.replace(/(?<=\/)index\.html$|\.html$/, '')];
}
/** The paths that a rule means, as a regular expression that PCRE and RE2 read alike; `ending` may follow the name of a file. */
function ruleExpression({ kind, path }, ending = '') {
    const within = { file: `${ending}$`, folder: '', hashed: `${HASHED.expression}$` };
    return `^${(0,literal_in/* literalIn */.r)(path)}${within[kind]}`;
}

// EXTERNAL MODULE: ./lib/deploy/host-files/redirects.js
var host_files_redirects = __webpack_require__(61109);
// EXTERNAL MODULE: ./lib/deploy/host-files/routing.js
var host_files_routing = __webpack_require__(51974);
;// CONCATENATED MODULE: ./lib/deploy/host-files/types.js

const PLAIN_ENDING = /[^/]\.([a-z0-9]+)$/i;
const PLAIN_TYPE = /^([\w.+-]+\/[\w.+-]+)(; *charset=utf-8)?$/i;
/** The types of a site's files; where those of one ending differ, as its name alone tells it. */
function typesOf(files) {
    const known = new Map();
    for (const [path, { contentType }] of Object.entries(files)) {
        const ending = PLAIN_ENDING.exec(path)?.[1]?.toLowerCase();
        if (ending === undefined)
            continue;
        const before = known.get(ending) ?? contentType;
        known.set(ending, before === contentType ? contentType : (0,content_type/* contentTypeOf */.J)(`file.${ending}`));
    }
    return [...known].flatMap(([ending, contentType]) => {
        const [, type, charset] = PLAIN_TYPE.exec(contentType) ?? [];
        return type === undefined ? [] : [{ ending, type, isText: charset !== undefined }];
    });
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/apache.js






const FILE = '.htaccess';
/**
 * One file for Apache (2.4), which reads it from the folder it serves wherever `AllowOverride All` stands, as at most
 * hosts that one uploads to. Without mod_rewrite or mod_headers the site is served as it lies there.
 */
const apache = (site) => ({ files: { [FILE]: textOf(site) }, left: site.routing.left });
/** A word as Apache reads it whatever its characters. */
function quoted(word) {
    return `"${word.replaceAll('"', '\\"')}"`;
}
/** A text as it stands in a target: `$` and `%` begin what was found. */
function plain(text) {
    return (0,host_files_redirects/* encoded */.dS)(text).replace(/[\\$%]/g, '\\$&');
}
/** Readers keep their query, unless the target brings one; before a fragment it has no place. */
function flags(status, target) {
    return `[R=${status},L,NE${/[?#]/.test(target) ? ',QSD' : ''}]`;
}
/** Answers with another address; `expression` means a decoded path without the slash at its beginning. */
function moves(expression, status, target) {
    return `RewriteRule ${onlyPath(expression)} ${quoted(plain(target))} ${flags(status, target)}`;
}
/** A pattern is held against the request as it was sent: what it finds is encoded still. */
function pattern(source, target, status) {
    const names = (0,host_files_redirects/* namesIn */.wX)(source);
    const parts = target.map((part) => typeof part === 'string' ? plain(part) : `%${names.indexOf(part.name) + 1}`);
    const text = target.filter((part) => typeof part === 'string').join('');
    return [
        `RewriteCond %{THE_REQUEST} ${quoted(`^\\S+ ${(0,host_files_redirects/* expressionOf */.ez)(source)}(?:\\?\\S*)? HTTP/[\\d.]+$`)}`,
        `RewriteRule ^ ${quoted(parts.join(''))} ${flags(status, text)}`,
    ];
}
/** A rule's pattern that means one path. A rule ends at the next mark, escaped or not, and no rule is read then. */
function onlyPath(expression) {
    return `"^${expression.replaceAll('"', '\\x22')}$"`;
}
/**
 * Rules of their own for files whose names hold what begins an anchor or an encoded character: what a rule finds of them
 * would be read so where it hands it on.
 */
function oddNames({ files }) {
    const odd = Object.keys(files).filter((path) => /[#%]/.test(path));
    return odd.flatMap((path) => {
        const target = (0,percent/* encodePath */.O0)(path).replaceAll('%', '\\%');
        const page = path.replace(/\.html$/, '');
        const isPage = !Object.hasOwn(files, page);
        return [
            `RewriteRule ${onlyPath((0,literal_in/* literalIn */.r)(path))} - [END]`,
            ...(isPage ? [`RewriteRule ${onlyPath((0,literal_in/* literalIn */.r)(page))} "/${target}" [END]`] : []),
        ];
    });
}
/** Types of text that stand compressed beside the files themselves. */
const TEXTS = '\\.(html|css|m?js|json|xml|svg|txt|md|webmanifest|wasm)';
/** Sends `page.html.br` in place of `page.html` to who understands it, with the type of what is in it. */
function compressedForm(ending) {
    const encoding = ending === '.br' ? 'br' : 'gzip';
    return {
        rules: [
            `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
            `RewriteCond %{REQUEST_FILENAME}${ending} -f`,
            `RewriteRule ^(.+)$ $1${ending} [END]`,
        ],
        types: [
            `<FilesMatch "${TEXTS}\\${ending}$">`,
            `  RemoveType ${ending}`,
            `  AddEncoding ${encoding} ${ending}`,
            '</FilesMatch>',
        ],
    };
}
function cacheLines({ manifest }) {
    const { usual, rules } = cachingOf(manifest.files);
    const line = (value, when = '') => `  Header set Cache-Control ${quoted(value)}${when}`;
    // In an expression a slash would end the pattern, and so does each mark that stands around it.
    const means = (rule) => {
        // The address is that of a compressed form where one is sent.
        const path = ruleExpression(rule, '(\\.br|\\.gz)?').replaceAll('#', '\\x23');
        return ` ${quoted(`expr=%{REQUEST_URI} =~ m#${path}#`)}`;
    };
    return [line(usual), ...rules.map((rule) => line(rule.value, means(rule)))];
}
/** The types of the site in place of those of the machine, which differ from one to the next. */
function typeLines({ manifest }) {
    const types = typesOf(manifest.files);
    const dotted = (some) => some.map(({ ending }) => `.${ending}`).join(' ');
    const byType = Map.groupBy(types, ({ type }) => type);
    const texts = types.filter(({ isText }) => isText);
    return [
        ...[...byType].map(([type, some]) => `AddType ${type} ${dotted(some)}`),
        ...(texts.length > 0 ? [`AddCharset utf-8 ${dotted(texts)}`] : []),
    ];
}
function textOf(site) {
    const { routing, compressed } = site;
    const forms = compressed.map(compressedForm);
    const lines = [
        '# Made by docs-export. Apache reads this file where AllowOverride All stands for the folder.',
        'DirectoryIndex index.html',
        ...(routing.hasNotFound ? ['ErrorDocument 404 /404.html'] : []),
        'AddDefaultCharset utf-8',
        ...typeLines(site),
        '',
        '<IfModule mod_rewrite.c>',
        'DirectorySlash Off',
        'RewriteEngine On',
        'RewriteBase /',
        'RewriteRule ^\\.docs-export(/|$) - [R=404,L]',
        '# Addresses that moved.',
        ...(0,host_files_routing/* movesOf */.cz)(routing).map(({ path, status, target }) => moves(path.slice(1), status, target)),
        ...oddNames(site.manifest),
        '# A page has one address, without a slash: its relative links count on that.',
        'RewriteCond %{CONTEXT_DOCUMENT_ROOT}/$1.html -f',
        'RewriteRule ^(.*[^/])/+$ /$1 [R=301,L]',
        '# The page of an address.',
        'RewriteCond %{REQUEST_FILENAME} !-f',
        'RewriteCond %{CONTEXT_DOCUMENT_ROOT}/$1.html -f',
        'RewriteRule ^(.*[^/])$ $1.html',
        ...forms.flatMap(({ rules }) => rules),
        'RewriteCond %{REQUEST_FILENAME} -f',
        'RewriteRule ^ - [END]',
        'RewriteCond %{REQUEST_FILENAME}/index.html -f',
        'RewriteRule ^ - [L]',
        '# Addresses that moved where the site has nothing.',
        ...routing.patterns.flatMap(({ rule, source, target }) => pattern(source, target, rule.status)),
        'RewriteRule ^ - [R=404,L]',
        '</IfModule>',
        ...forms.flatMap(({ types }) => types),
        '',
        '<IfModule mod_headers.c>',
        ...cacheLines(site),
        ...(forms.length > 0 ? ['  Header append Vary Accept-Encoding'] : []),
        '</IfModule>',
    ];
    return `${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/caddy.js




const caddy_FILE = '.docs-export/caddy/site.caddy';
/**
 * One file for Caddy (2.6 and newer), imported in the block of the site whose root the folder is: maps of addresses that
 * moved and of files to their Cache-Control, and the route that uses them.
 */
const caddy = (site) => ({ files: { [caddy_FILE]: caddy_textOf(site) }, left: site.routing.left });
/** A word as Caddy reads it whatever its characters. */
function caddy_quoted(word) {
    return `"${word.replaceAll('"', '\\"')}"`;
}
/** What a group of an expression found, in the text that a map makes of it. */
const group = (number) => `\${${number}}`;
/** A target; `$` begins what was found, by its number. */
function targetOf(parts, names = []) {
    return parts
        .map((part) => typeof part === 'string'
        ? (0,host_files_redirects/* encoded */.dS)(part).replaceAll('$', '$$$$')
        : `\${${names.indexOf(part.name) + 1}}`)
        .join('');
}
/** Addresses that moved; a target with a query of its own stands apart, since readers keep theirs with all others. */
function mapOfMoved(source, name, moved) {
    const lines = moved.map(({ expression, status, target }) => {
        const columns = /[?#]/.test(target) ? `"" ${caddy_quoted(target)}` : `${caddy_quoted(target)} ""`;
        return `\t${caddy_quoted(`~${expression}`)} ${columns} ${status}`;
    });
    return [`map ${source} {${name}} {${name}_whole} {${name}_status} {`, ...lines, '\tdefault "" "" 301', '}'];
}
/** Answers with the address of a map, under conditions of its own. */
function redirects(name, condition) {
    return [name, `${name}_whole`].flatMap((target) => [
        `\t@${target} {`,
        ...[...condition, `not vars {${target}} ""`].map((line) => `\t\t${line}`),
        '\t}',
        `\tredir @${target} {${target}}${target === name ? '{docs_query}' : ''} {${name}_status}`,
    ]);
}
function mapOfCaching({ manifest }) {
    const { usual, rules } = cachingOf(manifest.files);
    return [
        'map {path} {docs_cache} {',
        ...rules.map((rule) => `\t${caddy_quoted(`~${ruleExpression(rule)}`)} ${caddy_quoted(rule.value)}`),
        `\tdefault ${caddy_quoted(usual)}`,
        '}',
    ];
}
/** The types of the site, of which Caddy and the machine know fewer. */
function mapOfTypes({ manifest }) {
    const lines = typesOf(manifest.files).map(({ ending, type, isText }) => {
        return `\t${caddy_quoted(`~(?i)\\.${ending}$`)} ${caddy_quoted(isText ? `${type}; charset=utf-8` : type)}`;
    });
    return ['map {path} {docs_type} {', ...lines, '\tdefault ""', '}'];
}
function caddy_textOf(site) {
    const { routing, compressed } = site;
    const exact = (0,host_files_routing/* movesOf */.cz)(routing).map(({ path, status, target }) => ({
        expression: `^${path}$`,
        status,
        target: targetOf([target]),
    }));
    const patterns = routing.patterns.map(({ source, target, rule }) => ({
        expression: `^${(0,host_files_redirects/* unnamed */.p1)((0,host_files_redirects/* expressionOf */.ez)(source))}(?:\\?|$)`,
        status: rule.status,
        target: targetOf(target, (0,host_files_redirects/* namesIn */.wX)(source)),
    }));
    const forms = compressed.map((ending) => (ending === '.br' ? 'br' : 'gzip'));
    const files = '{docs_file} {docs_file}.html {docs_file}/index.html';
    const lines = [
        '# Made by docs-export. Import this file in the block of the site whose root is this folder.',
        'map {query} {docs_query} {',
        `\t~.+ "?${group(0)}"`,
        '\tdefault ""',
        '}',
        '# Addresses that moved.',
        ...mapOfMoved('{path}', 'docs_moved', exact),
        '# Addresses that moved unless the site has something there; compared as they were sent, still encoded.',
        ...mapOfMoved('{uri}', 'docs_late', patterns),
        '# The page of an address with a slash at its end, and where it is without.',
        'map {path} {docs_page} {',
        `\t"~(?s)^(/.*[^/])/+$" "${group(1)}.html"`,
        '\tdefault "/."',
        '}',
        'map {uri} {docs_slashless} {',
        `\t"~^(/[^?]*[^/?])/+(?:\\?|$)" "${group(1)}"`,
        '\tdefault ""',
        '}',
        'map {path} {docs_file} {',
        `\t"~(?s)^(.*/)$" "${group(1)}index.html"`,
        `\t"~(?s)^(.*)$" "${group(1)}"`,
        '}',
        ...mapOfCaching(site),
        ...mapOfTypes(site),
        ...(routing.hasNotFound
            ? [
                'handle_errors {',
                '\t@docs_missing expression {err.status_code} == 404',
                '\trewrite @docs_missing /404.html',
                '\theader @docs_missing Cache-Control {docs_cache}',
                '\theader @docs_missing Content-Type "text/html; charset=utf-8"',
                '\tfile_server',
                '}',
            ]
            : []),
        'route {',
        '\terror /.docs-export/* 404',
        ...redirects('docs_moved', []),
        '\t# A page has one address, without a slash: its relative links count on that.',
        '\t@docs_slash file {docs_page}',
        '\tredir @docs_slash {docs_slashless}{docs_query} 301',
        ...redirects('docs_late', [`not file ${files}`]),
        `\ttry_files ${files}`,
        '\theader Cache-Control {docs_cache}',
        '\t@docs_typed not vars {docs_type} ""',
        '\theader @docs_typed Content-Type {docs_type}',
        forms.length === 0 ? '\tfile_server' : `\tfile_server {\n\t\tprecompressed ${forms.join(' ')}\n\t}`,
        '}',
    ];
    return `${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/cloudflare.js

/** Cloudflare's limit of rules. */
const MOST_RULES = 100;
/** `_headers` for Cloudflare Pages, which reads `_redirects` and serves clean addresses by itself. */
const cloudflare = ({ manifest }) => {
    const { usual, rules } = cachingOf(manifest.files);
    const entries = rules.flatMap((rule) => {
        const paths = rule.kind === 'folder' ? [`${rule.path}*`] : singleAddresses(rule, manifest.files);
        return paths.map((path) => [path, rule.value]);
    });
    const general = usual === USUAL ? [] : [`/*\n  Cache-Control: ${usual}\n`];
    const written = entries.slice(0, MOST_RULES - general.length);
    const lost = entries.length - written.length;
    const texts = written.map(([path, value]) => {
        // The values of all rules that mean a file are joined, unless the one before is taken away.
        const before = general.length === 0 ? '' : '  ! Cache-Control\n';
        return `${path}\n${before}  Cache-Control: ${value}\n`;
    });
    return {
        files: { _headers: [...general, ...texts].join('') },
        left: lost === 0 ? [] : [`Cache-Control of ${lost} files, since it takes ${MOST_RULES} rules`],
    };
};

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
;// CONCATENATED MODULE: ./lib/deploy/host-files/host.js

/** A rule of `_redirects` as it is shown to the reader. */
function shown({ rule }) {
    return `${rule.source} ${rule.target} ${rule.status}`;
}
/** The status for hosts that know "moved for good" and "for now" only. */
function simpleStatus(status) {
    return status === 301 || status === 308 ? 301 : 302;
}
/** A host's settings as the text of their file. */
function settingsText(settings) {
    return `${JSON.stringify(settings, null, 2)}\n`;
}
/** Throws E_GUARD_LIMIT where a file would be larger than its host takes it. */
function requireFit(text, { exact, patterns }, { host, file, most }) {
    const bytes = Buffer.byteLength(text);
    if (bytes <= most)
        return;
    throw new failure/* Failure */.HR('E_GUARD_LIMIT', {
        what: `The redirects do not fit into ${file}`,
        value: `${bytes} bytes`,
        why: `${host} takes ${most} bytes, and _redirects has ${exact.size + patterns.length} rules`,
        fix: 'put rules with wildcards in place of single ones, or leave this host out: pages redirect by themselves too',
    });
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/cloudfront.js


const PATH = '.docs-export/cloudfront-function.js';
const LIMIT = { host: 'CloudFront', file: 'a CloudFront Function', most: 10_240 };
/**
 * A CloudFront Function for viewer requests: redirects, and addresses without an extension to the objects of pages.
 * Cache headers come from the store, the page for wrong addresses from an error response of the distribution.
 */
const cloudfront = (site) => {
    const text = functionOf(site);
    requireFit(text, site.routing, LIMIT);
    return { files: { [PATH]: text }, left: site.routing.left };
};
/** Addresses that the usual rule would get wrong: it takes what has no dot for a page. */
function exceptionsOf({ manifest, routing }) {
    const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
    return Object.fromEntries([
        ...routing.folders.map((address) => [(0,host_files_redirects/* encoded */.dS)(address), `${(0,host_files_redirects/* encoded */.dS)(address)}/`]),
        ...routing.pages
            .filter((address) => nameOf(address).includes('.'))
            .map((address) => [(0,host_files_redirects/* encoded */.dS)(address), `${(0,host_files_redirects/* encoded */.dS)(address)}.html`]),
        ...Object.keys(manifest.files)
            .filter((path) => !nameOf(path).includes('.'))
            .map((path) => [(0,host_files_redirects/* encoded */.dS)(`/${path}`), (0,host_files_redirects/* encoded */.dS)(`/${path}`)]),
    ]);
}
function functionOf(site) {
    const { exact, patterns } = site.routing;
    const moved = Object.fromEntries([...exact].map(([address, { target, status }]) => [(0,host_files_redirects/* encoded */.dS)(address), [status, (0,host_files_redirects/* encoded */.dS)(target)]]));
    const wild = patterns.map(({ rule, source, target, spared }) => [
        `^${(0,host_files_redirects/* expressionOf */.ez)(source)}$`,
        rule.status,
        target.map((part) => (typeof part === 'string' ? (0,host_files_redirects/* encoded */.dS)(part) : { name: part.name })),
        Object.fromEntries(spared.map((address) => [(0,host_files_redirects/* encoded */.dS)(address), 1])),
    ]);
    return `// Made by docs-export: a CloudFront Function (runtime cloudfront-js-2.0) for viewer requests.
var MOVED = ${JSON.stringify(moved)};
var PATTERNS = ${JSON.stringify(wild)};
var PLACES = ${JSON.stringify(exceptionsOf(site))};
function has(table, key) {
  return Object.prototype.hasOwnProperty.call(table, key);
}
function queryOf(query) {
  var parts = [];
  for (var name in query) {
    var values = query[name].multiValue || [query[name]];
    for (var i = 0; i < values.length; i++) parts.push(name + (values[i].value === '' ? '' : '=' + values[i].value));
  }
  return parts.length === 0 ? '' : '?' + parts.join('&');
}
function redirect(request, status, target) {
  var query = /[?#]/.test(target) ? '' : queryOf(request.querystring);
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: target + query } } };
}
function handler(event) {
  var request = event.request;
  // An address that begins with two slashes would name a host where it stands in a redirect.
  var uri = request.uri.replace(/^\\/{2,}/, '/');
  var path = uri.replace(/(.)\\/+$/, '$1');
  if (has(MOVED, path)) return redirect(request, MOVED[path][0], MOVED[path][1]);
  for (var i = 0; i < PATTERNS.length; i++) {
    var found = has(PATTERNS[i][3], path) ? null : new RegExp(PATTERNS[i][0]).exec(uri);
    if (found === null) continue;
    var target = PATTERNS[i][2].map(function (part) {
      return typeof part === 'string' ? part : found.groups[part.name];
    });
    return redirect(request, PATTERNS[i][1], target.join('').replace(/^\\/{2,}/, '/'));
  }
  if (path === '/') {
    request.uri = '/index.html';
    return request;
  }
  var place = path;
  if (has(PLACES, path)) place = PLACES[path];
  else if (path.slice(path.lastIndexOf('/')).indexOf('.') < 0) place = path + '.html';
  // The index of a folder has an address that ends in a slash, every other page one that does not: links count on it.
  var slash = place.charAt(place.length - 1) === '/';
  if (slash !== (uri !== path)) return redirect(request, 301, slash ? place : path);
  request.uri = slash ? place + 'index.html' : place;
  return request;
}
`;
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/firebase.js




/** Characters that mean something in Firebase's patterns. */
const SPECIAL = /[*?[\]{}()!+@:\\]/;
/**
 * `firebase.json` in the site itself, so that `firebase deploy` works from there. Firebase redirects before it looks
 * for a file: a pattern that would hide a page is left out.
 */
const firebase = (site) => {
    const { routing, manifest } = site;
    const hosting = {
        public: '.',
        ignore: ['firebase.json', '.docs-export/**', '_redirects', '_headers'],
        cleanUrls: true,
        redirects: redirectsOf(site),
        headers: headersOf(manifest.files),
    };
    const left = routing.patterns.filter((pattern) => !isExpressible(pattern)).map(shown);
    return {
        files: { 'firebase.json': settingsText({ hosting }) },
        left: [...routing.left, ...left],
    };
};
function isExpressible({ source, target, spared }) {
    // What was found is known as such after a slash only.
    const isNamed = target.every((part, at) => typeof part === 'string' || (0,host_files_redirects/* isAfterSlash */.os)(target, at));
    return (isNamed && spared.length === 0 && source.every((part) => typeof part !== 'string' || !SPECIAL.test(part)));
}
function redirectsOf({ routing }) {
    const exact = [...routing.exact].map(([address, { target, status }]) => redirect(escaped(address), target, status));
    // Pages of folders have relative links, which count on the slash; a glob would mean the address with it too.
    const folders = routing.folders.map((address) => ({
        regex: `^${(0,literal_in/* literalIn */.r)(address)}$`,
        destination: `${address}/`,
        type: 301,
    }));
    const patterns = routing.patterns.filter(isExpressible).map(({ source, target, rule }) => {
        const to = target.map((part) => numbered(part, source)).join('');
        if ((0,host_files_redirects/* namesIn */.wX)(target).length === 0)
            return redirect(source.map(starred).join(''), to, rule.status);
        // Not by names: a star's that stands for several segments is carried over by some of Firebase's programs only.
        const regex = `^${source.map(found).join('')}$`;
        return { regex, destination: to, type: simpleStatus(rule.status) };
    });
    return [...exact, ...folders, ...patterns];
}
function redirect(source, destination, status) {
    return { source, destination, type: simpleStatus(status) };
}
function starred(part) {
    if (typeof part === 'string')
        return part;
    return part.many ? '**' : '*';
}
/** A part of a source as a regular expression, which Firebase holds against the path as a reader sees it. */
function found(part) {
    return typeof part === 'string' ? (0,literal_in/* literalIn */.r)((0,host_files_redirects/* decoded */.DH)(part)) : (0,host_files_redirects/* unnamed */.p1)((0,host_files_redirects/* expressionOf */.ez)([part]));
}
/** A part of a target; what was found is known by its number. */
function numbered(part, source) {
    if (typeof part === 'string')
        return part;
    return `:${(0,host_files_redirects/* namesIn */.wX)(source).indexOf(part.name) + 1}`;
}
function escaped(path) {
    return path.replace(/[*?[\]{}()!+@\\]/g, '\\$&');
}
function headersOf(files) {
    const { usual, rules } = cachingOf(files);
    const header = (source, value) => ({
        source,
        headers: [{ key: 'Cache-Control', value }],
    });
    const within = { file: '', folder: '**', hashed: HASHED.glob };
    const sourcesOf = ({ kind, path }) => {
        const addresses = kind === 'file' ? addressesOf(path) : [path];
        return addresses.flatMap(host_files_redirects/* spellingsOf */.Hz).map((address) => escaped(address) + within[kind]);
    };
    // The last that means an address wins.
    return [
        header('**', usual),
        ...rules.flatMap((rule) => sourcesOf(rule).map((source) => header(source, rule.value))),
    ];
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/netlify.js

/**
 * `_headers` for Netlify, which reads `_redirects`, and serves clean addresses, by itself. No two rules mean one file:
 * their values would be joined.
 */
const netlify = ({ manifest: { files } }) => {
    const lines = cachingOf(files, USUAL).rules.flatMap((rule) => pathsOf(rule, files).map((path) => `${path}\n  Cache-Control: ${rule.value}\n`));
    return { files: { _headers: lines.join('') }, left: [] };
};
function pathsOf(rule, files) {
    const { kind, path } = rule;
    if (kind !== 'folder')
        return singleAddresses(rule, files);
    return meansOthers(path, files) ? below(path, files).flatMap(addressesOf) : [`${path}*`];
}
/** Whether the star of a folder means files outside of it: to Netlify `/fonts/*` is all that begins with `/fonts`. */
function meansOthers(folder, files) {
    const name = folder.slice(0, -1).toLowerCase();
    return Object.keys(files)
        .map((path) => `/${path}`)
        .some((path) => path.toLowerCase().startsWith(name) && !path.startsWith(folder));
}
function below(folder, files) {
    return Object.keys(files)
        .map((path) => `/${path}`)
        .filter((path) => path.startsWith(folder));
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/nginx.js




const MAPS = '.docs-export/nginx/maps.conf';
const SERVER = '.docs-export/nginx/server.conf';
/**
 * Two files for nginx: maps (included in `http`) of addresses that moved and of files to their Cache-Control, and the
 * locations (included in the `server` whose root the site is) that use them.
 */
const nginx = (site) => ({
    files: { [MAPS]: mapsOf(site), [SERVER]: serverOf(site) },
    left: site.routing.left,
});
/** A word as nginx reads it whatever its characters; variables in it are still variables. */
function nginx_quoted(word) {
    return `"${word.replace(/["\\]/g, '\\$&')}"`;
}
/** A target: nginx has no way to write a dollar that begins no variable. */
function target(parts) {
    const path = parts.map((part) => typeof part === 'string' ? (0,host_files_redirects/* encoded */.dS)(part).replaceAll('$', '%24') : `\${docs_${part.name}}`);
    const text = path.join('');
    // Readers keep their query, unless the target brings one.
    return /[?#]/.test(text) ? text : `${text}$is_args$args`;
}
/** Entries of a map; all are regular expressions, tried in order, for which no table can be too small. */
function entries(usual, pairs) {
    return [`default ${nginx_quoted(usual)}`, ...pairs.map(([key, value]) => `${nginx_quoted(`~${key}`)} ${nginx_quoted(value)}`)]
        .map((line) => `    ${line};\n`)
        .join('');
}
function mapsOf({ manifest, routing }) {
    const exact = (0,host_files_routing/* movesOf */.cz)(routing).map(({ path, status, target: to }) => [`^${path}$`, `${status} ${target([to])}`]);
    const patterns = routing.patterns.map((pattern) => [
        `^${(0,host_files_redirects/* expressionOf */.ez)(pattern.source, 'docs_')}(\\?|$)`,
        `${pattern.rule.status} ${target(pattern.target)}`,
    ]);
    const { usual, rules } = cachingOf(manifest.files);
    const caching = rules.map((rule) => [ruleExpression(rule), rule.value]);
    return `# Made by docs-export. Include this file in http { }.
# Addresses that moved, as "status target".
map $uri $docs_redirect {
${entries('', exact)}}
# Addresses that moved unless the site has something there; compared as they were sent, still encoded.
map $request_uri $docs_moved {
${entries('', patterns)}}
# What a page's name would be, were it not for a slash at the end of the address.
map $uri $docs_page {
${entries('/.', [['^(?<docs_slashless>/.*[^/])/+$', '$docs_slashless']])}}
# The page of a folder, by its own name.
map $uri $docs_index {
${entries('$uri/index.html', [['^(?<docs_folder>.*/)$', `\${docs_folder}index.html`]])}}
map $uri $docs_cache {
${entries(usual, caching)}}
`;
}
/** The site's types in place of nginx's own, which do not know Markdown, nor modules in its older versions. */
function nginx_typeLines({ manifest }) {
    const types = typesOf(manifest.files);
    const byType = Map.groupBy(types, ({ type }) => type);
    const texts = new Set(types.filter(({ type, isText }) => isText && type !== 'text/html').map(({ type }) => type));
    return [
        'types {',
        ...[...byType].map(([type, some]) => `    ${type} ${some.map(({ ending }) => ending).join(' ')};`),
        '}',
        ...(texts.size > 0 ? [`charset_types ${[...texts].join(' ')};`] : []),
    ];
}
function serverOf(site) {
    const { routing, compressed } = site;
    const statuses = [...routing.exact.values(), ...routing.patterns.map(({ rule }) => rule)];
    const returns = (variable) => [...new Set([301, ...statuses.map(({ status }) => status)])].map((status) => `if (${variable} ~ "^${status} (.+)$") { return ${status} $1; }`);
    const lines = [
        `# Made by docs-export. Include this file in the server { } whose root is this site, and maps.conf in http { }.`,
        'absolute_redirect off;',
        'charset utf-8;',
        ...(compressed.includes('.gz') ? ['gzip_static on;'] : []),
        ...(compressed.includes('.br') ? ['brotli_static on;'] : []),
        ...returns('$docs_redirect'),
        '# A page has one address, without a slash: its relative links count on that.',
        'if (-f "$document_root$docs_page.html") { rewrite "^(/.*[^/])/+$" $1 permanent; }',
        ...(routing.hasNotFound
            ? [
                'error_page 404 /404.html;',
                'location = /404.html {',
                '    internal;',
                '    add_header Cache-Control $docs_cache always;',
                '}',
            ]
            : []),
        'location ^~ /.docs-export/ { return 404; }',
        'location / {',
        ...nginx_typeLines(site).map((line) => `    ${line}`),
        '    add_header Cache-Control $docs_cache;',
        '    try_files $uri $uri.html $docs_index @docs_moved;',
        '}',
        'location @docs_moved {',
        ...returns('$docs_moved').map((line) => `    ${line}`),
        '    return 404;',
        '}',
    ];
    return `${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/staticwebapp.js



const staticwebapp_FILE = 'staticwebapp.config.json';
const staticwebapp_LIMIT = { host: 'Azure', file: staticwebapp_FILE, most: 20_000 };
/**
 * `staticwebapp.config.json` of Azure Static Web Apps, which serves pages without their extension by itself. Its
 * routes know a star at the end, and no way to say again what it stood for.
 */
const staticwebapp = ({ manifest, routing }) => {
    const { usual, rules } = cachingOf(manifest.files);
    const folders = rules
        .filter(({ kind }) => kind === 'folder')
        .map(({ path, value }) => ({ route: `${path}*`, headers: { 'cache-control': value } }));
    const files = rules
        .filter(({ kind }) => kind !== 'folder')
        .flatMap((rule) => singleAddresses(rule, manifest.files).map((route) => ({
        route,
        headers: { 'cache-control': rule.value },
    })));
    const isFit = routing.patterns.filter(staticwebapp_isExpressible);
    const routes = [
        { route: '/.docs-export/*', statusCode: 404 },
        ...[...routing.exact].flatMap(([address, { target, status }]) => (0,host_files_redirects/* spellingsOf */.Hz)(address).map((route) => ({ route, redirect: target, statusCode: simpleStatus(status) }))),
        ...isFit.map(({ rule }) => ({
            route: rule.source,
            redirect: rule.target,
            statusCode: simpleStatus(rule.status),
        })),
        ...folders,
    ];
    const config = {
        trailingSlash: 'auto',
        globalHeaders: { 'cache-control': usual },
        ...(routing.hasNotFound ? { responseOverrides: { '404': { rewrite: '/404.html' } } } : {}),
    };
    const whole = settingsText({ ...config, routes: [...routes, ...files] });
    const fits = Buffer.byteLength(whole) <= staticwebapp_LIMIT.most;
    const text = fits ? whole : settingsText({ ...config, routes });
    requireFit(text, routing, staticwebapp_LIMIT);
    const left = routing.patterns.filter((pattern) => !staticwebapp_isExpressible(pattern)).map(shown);
    const uncached = fits || files.length === 0 ? [] : [`Cache-Control of ${files.length} files`];
    return {
        files: { [staticwebapp_FILE]: text },
        left: [...routing.left, ...left, ...uncached],
    };
};
function staticwebapp_isExpressible({ rule, target, spared }) {
    return (0,host_files_redirects/* namesIn */.wX)(target).length === 0 && spared.length === 0 && /^[^*:]*\/\*$/.test(rule.source);
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/vercel.js



/** Vercel's limits: rules of a kind, and the length of what they mean. */
const vercel_MOST_RULES = 2048;
const LONGEST_SOURCE = 4096;
/**
 * `vercel.json` in the site itself, so that `vercel deploy` works from there. Vercel redirects before it looks for a
 * file: a pattern that would hide a page is left out.
 */
const vercel = (site) => {
    const { routing, manifest } = site;
    const slashes = slashRules(routing.folders);
    const isFit = ({ spared }) => spared.length === 0;
    const redirects = [
        ...[...routing.exact].flatMap(([address, { target, status }]) => (0,host_files_redirects/* spellingsOf */.Hz)(address).map((source) => vercel_redirect(literal(source), target, status))),
        ...routing.folders.map((address) => vercel_redirect(literal(address), `${address}/`, 301)),
        ...routing.patterns.filter(isFit).map(({ source, rule }) => {
            return vercel_redirect(source.map(named).join(''), rule.target, rule.status);
        }),
        ...(slashes.redirects ?? []),
    ];
    const headers = cachingOf(manifest.files, USUAL).rules.flatMap(vercel_headersOf);
    const config = {
        cleanUrls: true,
        ...slashes.settings,
        redirects: redirects.slice(0, vercel_MOST_RULES),
        headers: headers.slice(0, vercel_MOST_RULES),
    };
    const left = [
        ...routing.left,
        ...routing.patterns.filter((pattern) => !isFit(pattern)).map(shown),
        ...slashes.left,
        ...lost(redirects.length, 'redirects'),
        ...lost(headers.length, 'rules for Cache-Control'),
    ];
    return { files: { 'vercel.json': settingsText(config) }, left };
};
function lost(count, what) {
    return count > vercel_MOST_RULES ? [`${count - vercel_MOST_RULES} ${what}, since it takes ${vercel_MOST_RULES}`] : [];
}
function vercel_redirect(source, destination, statusCode) {
    return { source, destination, statusCode };
}
/** A text as it stands in a pattern of Vercel's. */
function literal(text) {
    return text.replace(/[\\:()*+?{}[\]|^$.]/g, '\\$&');
}
function named(part) {
    if (typeof part === 'string')
        return literal(part);
    // A target that began with two slashes would lead to another host.
    return part.many ? `:${part.name}([^/].*|)` : `:${part.name}`;
}
/**
 * A page has one address, without a slash, since its relative links count on that; the page of a folder has one with it.
 */
function slashRules(folders) {
    if (folders.length === 0)
        return { settings: { trailingSlash: false }, left: [] };
    const names = folders.map((address) => literal(address.slice(1))).join('|');
    const source = `/:page((?!(?:${names})/$)[^/](?:.*[^/])?)/`;
    if (source.length > LONGEST_SOURCE)
        return { settings: {}, left: ['that pages have no slash at the end of their address'] };
    return { settings: {}, redirects: [vercel_redirect(source, '/:page', 301)], left: [] };
}
function vercel_headersOf({ kind, path, value }) {
    const within = { folder: '(.*)', hashed: `(${HASHED.expression})` };
    const sources = kind === 'file' ? addressesOf(path).map(literal) : [literal(path) + within[kind]];
    return sources.map((source) => ({ source, headers: [{ key: 'Cache-Control', value }] }));
}

;// CONCATENATED MODULE: ./lib/deploy/host-files/host-files.js













const HOSTS = {
    nginx: nginx,
    apache: apache,
    caddy: caddy,
    cloudfront: cloudfront,
    cloudflare: cloudflare,
    netlify: netlify,
    vercel: vercel,
    firebase: firebase,
    staticwebapp: staticwebapp,
};
const HOST_NAMES = Object.keys(HOSTS);
/** Whether there are files for a host of this name. */
function isHostName(name) {
    return Object.hasOwn(HOSTS, name);
}
/**
 * The files that make a host serve a site as its `_redirects`, its pages and its manifest's headers want it: addresses
 * without an extension, redirects, the page for wrong addresses, Cache-Control. Throws E_GUARD_LIMIT where they exceed
 * what the host takes.
 */
async function hostFilesOf(site, host) {
    const { files } = site.manifest;
    const manifest = { ...site.manifest, files: withoutForms(files) };
    const compressed = ['.br', '.gz'].filter((ending) => Object.hasOwn(files, `index.html${ending}`));
    return HOSTS[host]({ manifest, routing: await (0,host_files_routing/* readRouting */.bN)(site.directory, manifest), compressed });
}
/** Readers ask for a file by its own name, whatever forms of it lie beside. */
function withoutForms(files) {
    const isForm = (path) => /\.(br|gz)$/.test(path) && Object.hasOwn(files, path.slice(0, -3));
    return Object.fromEntries(Object.entries(files).filter(([path]) => !isForm(path)));
}
/** What hosts of a folder take. */
const LIMITS = {
    cloudflare: { host: 'Cloudflare Pages', files: 20_000, fileBytes: 25 * 1024 * 1024 },
    staticwebapp: { host: 'Azure Static Web Apps', files: 15_000, siteBytes: 500 * 1024 * 1024 },
};
/** The limits of these hosts, for the guard. */
function limitsOf(hosts) {
    return hosts.flatMap((host) => LIMITS[host] ?? []);
}
/** What a host cannot be told, in one sentence. */
function leftText(host, left) {
    const some = left.slice(0, 5).join('; ');
    return `${host} cannot be told: ${some}${left.length > 5 ? ` and ${left.length - 5} more` : ''}`;
}
/** The site with these hosts' files in it. */
async function withHostFiles(site, hosts, log) {
    const files = { ...site.manifest.files };
    const elsewhere = new Map(site.elsewhere);
    for (const host of hosts) {
        const made = await hostFilesOf(site, host);
        if (made.left.length > 0)
            log.warning(leftText(host, made.left));
        for (const [path, text] of Object.entries(made.files)) {
            // A project's own file comes first.
            if (Object.hasOwn(site.manifest.files, path))
                continue;
            const headers = { contentType: (0,content_type/* contentTypeOf */.J)(path), cacheControl: (0,cache_control/* cacheControlOf */.h)(path) };
            files[path] = { ...(0,digest/* digestOf */.ol)(text), ...headers };
            elsewhere.set(path, Buffer.from(text));
        }
    }
    return { ...site, manifest: { ...site.manifest, files }, elsewhere };
}


/***/ }),

/***/ 61109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   DH: () => (/* binding */ decoded),
/* harmony export */   Hz: () => (/* binding */ spellingsOf),
/* harmony export */   Zk: () => (/* binding */ parseRedirects),
/* harmony export */   dS: () => (/* binding */ encoded),
/* harmony export */   ez: () => (/* binding */ expressionOf),
/* harmony export */   k2: () => (/* binding */ targetParts),
/* harmony export */   nm: () => (/* binding */ sourceFor),
/* harmony export */   os: () => (/* binding */ isAfterSlash),
/* harmony export */   p1: () => (/* binding */ unnamed),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   wt: () => (/* binding */ asCompared)
/* harmony export */ });
/* harmony import */ var _text_literal_in_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84650);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39354);


const STATUSES = new Set([301, 302, 303, 307, 308]);
/** Reads a `_redirects` file as hosts do; `left` holds the lines that are no plain redirect. */
function parseRedirects(text) {
    const rules = [];
    const left = [];
    for (const raw of text.split(/\r\n|\r|\n/)) {
        const line = raw.replace(/(^|\s)#.*$/, '').trim();
        if (line === '')
            continue;
        const [source = '', target = '', code = '301', ...more] = line.split(/\s+/);
        const status = Number(/^(\d{3})!?$/.exec(code)?.[1]);
        const isPlain = /^\/[^?]*$/.test(source) && /^(\/|https?:\/\/)/.test(target) && more.length === 0;
        if (isPlain && STATUSES.has(status))
            rules.push({ source, target, status, force: code.endsWith('!') });
        else
            left.push(line);
    }
    return { rules, left };
}
/** `/blog/:slug/*` in its parts; the star's name is `splat`. */
function partsOf(source) {
    const parts = [];
    let at = 0;
    for (const match of source.matchAll(/\/:([A-Za-z_]\w*)|\*/g)) {
        const [found, name] = match;
        const before = source.slice(at, match.index) + (name === undefined ? '' : '/');
        if (before !== '')
            parts.push(before);
        parts.push(name === undefined ? { name: 'splat', many: true } : { name, many: false });
        at = match.index + found.length;
    }
    if (at < source.length)
        parts.push(source.slice(at));
    return parts;
}
/** The names among the parts of an address, in order. */
function namesIn(parts) {
    return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
}
/** The target in its parts; names that the source does not have are text. */
function targetParts(target, source) {
    const names = namesIn(source);
    const parts = [];
    let at = 0;
    for (const match of target.matchAll(/:([A-Za-z_]\w*)/g)) {
        const [found, name = ''] = match;
        if (!names.includes(name))
            continue;
        if (match.index > at)
            parts.push(target.slice(at, match.index));
        parts.push({ name, many: name === 'splat' });
        at = match.index + found.length;
    }
    if (at < target.length)
        parts.push(target.slice(at));
    return parts;
}
/**
 * The source with its star `slashless` where the target has a slash before it: two at its beginning would lead to
 * another host.
 */
function sourceFor(target, source) {
    const joins = target.some((part, at) => typeof part !== 'string' && part.many && isAfterSlash(target, at));
    return source.map((part) => typeof part !== 'string' && part.many && joins ? { ...part, slashless: true } : part);
}
/** Whether the part at this place comes right after a slash. */
function isAfterSlash(parts, at) {
    const before = parts[at - 1];
    return typeof before === 'string' && before.endsWith('/');
}
/** A pattern as a regular expression that JavaScript, PCRE and RE2 read alike, its names with a prefix. */
function expressionOf(parts, prefix = '') {
    return parts
        .map((part, at) => {
        if (typeof part === 'string')
            return (0,_text_literal_in_js__WEBPACK_IMPORTED_MODULE_0__/* .literalIn */ .r)(encoded(part));
        // What a query begins with is not part of the path.
        if (!part.many)
            return `(?<${prefix}${part.name}>[^/?]+)`;
        // Slashes doubled by a visitor are swallowed: a target that began with two would lead to another host.
        const isSwallowing = part.slashless === true || isAfterSlash(parts, at);
        return isSwallowing ? `/*(?<${prefix}${part.name}>(?:[^/?][^?]*)?)` : `(?<${prefix}${part.name}>[^?]*)`;
    })
        .join('');
}
/** A regular expression without names for its groups, which are not written alike everywhere. */
function unnamed(expression) {
    return expression.replace(/\(\?<\w+>/g, '(');
}
/** An address without a slash at its end. */
function bare(address) {
    return address.length > 1 ? address.replace(/\/+$/, '') : address;
}
/** Characters that mean something where they stand bare, as a request carries them where they do not. */
const RESERVED = /(%(?:23|24|26|2B|2C|2F|3A|3B|3D|3F|40))/i;
/** An address as a request carries it; what is encoded already stays so. */
function encoded(address) {
    const sent = (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .changedBetween */ .jr)(address, RESERVED, (text) => encodeURI(decoded(text)));
    return sent.replace(/%[\da-f]{2}/gi, (sign) => sign.toUpperCase());
}
/** An address as a reader sees it, and as a request carries it, for hosts that hold either against their rules. */
function spellingsOf(address) {
    return [...new Set([address, encoded(address)])];
}
/** An address as servers compare it: nothing in it is encoded but what would mean something else as a character. */
function asCompared(address) {
    return (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .changedBetween */ .jr)(address, /(%(?:23|2F|3F))/i, _text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D4);
}
/** A path as a reader sees it. */
function decoded(path) {
    try {
        return decodeURI(path);
    }
    catch {
        // A percent sign of its own.
        return path;
    }
}


/***/ }),

/***/ 51974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bN: () => (/* binding */ readRouting),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   cz: () => (/* binding */ movesOf)
/* harmony export */ });
/* unused harmony export routingOf */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _bundle_build_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33176);
/* harmony import */ var _text_literal_in_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84650);
/* harmony import */ var _redirects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61109);





/** What a site that lies in a folder wants of its host. Rejects when its `_redirects` cannot be read. */
async function readRouting(directory, site) {
    const has = Object.hasOwn(site.files, '_redirects');
    return routingOf(site, has ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, '_redirects'), 'utf8') : '');
}
/** Reads what a site wants of its host: its pages, and its `_redirects` where it has some. */
function routingOf({ files, pages: listed }, redirects) {
    const copies = Object.keys(files).filter((path) => (0,_bundle_build_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .isCopy */ .sN)(path, files));
    const pages = [...listed, ...copies.map((path) => path.slice(0, -'.html'.length))];
    const { rules, left } = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRedirects */ .Zk)(redirects);
    const addresses = new Map(pages.map((page) => [addressOf(page), page]));
    const exact = new Map();
    const patterns = [];
    const ambiguous = [];
    for (const rule of rules) {
        const source = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .partsOf */ .CI)(rule.source);
        const names = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(source);
        if (new Set(names).size < names.length) {
            ambiguous.push(`${rule.source} ${rule.target} ${rule.status}`);
            continue;
        }
        if (names.length > 0) {
            const target = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .targetParts */ .k2)(rule.target, source);
            const from = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceFor */ .nm)(target, source);
            patterns.push({ rule, source: from, target, expression: new RegExp(`^${(0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .expressionOf */ .ez)(from)}$`) });
            continue;
        }
        const address = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .decoded */ .DH)((0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .bare */ .$B)(rule.source));
        if (!exact.has(address) && (rule.force || !addresses.has(address))) {
            exact.set(address, { target: rule.target, status: rule.status });
        }
    }
    // A page that only sends readers elsewhere stands for a redirect; as such it need not be loaded first.
    const isMeant = new Set(pages);
    for (const path of Object.keys(files)) {
        if (!path.endsWith('.html') || isMeant.has(path.slice(0, -5)) || /(^|\/)404\.html$/.test(path))
            continue;
        const address = addressOf(path.slice(0, -5));
        const found = exact.has(address) ? undefined : firstMatch(address, patterns);
        if (found !== undefined)
            exact.set(address, found);
    }
    const taken = [
        ...addresses.keys(),
        ...Object.keys(files)
            .filter((path) => !path.endsWith('.html'))
            .map((path) => `/${path}`),
    ].sort();
    const sent = taken.map(_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .encoded */ .dS);
    return {
        exact,
        patterns: patterns.map(({ expression, ...pattern }) => ({
            ...pattern,
            spared: pattern.rule.force ? [] : taken.filter((_, at) => expression.test(sent[at] ?? '')),
        })),
        folders: [...addresses].filter(([address, page]) => address !== '/' && isIndex(page)).map(([one]) => one),
        pages: [...addresses].filter(([, page]) => !isIndex(page)).map(([one]) => one),
        hasNotFound: Object.hasOwn(files, '404.html'),
        left: [...left, ...ambiguous],
    };
}
const isIndex = (page) => /(^|\/)index$/.test(page);
/** The address of a page, without a slash at its end: `/guides` of `guides/index`. */
function addressOf(page) {
    return (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .bare */ .$B)(`/${isIndex(page) ? page.slice(0, -'index'.length) : page}`);
}
/** Each single address that moved as a regular expression of paths as servers compare them, the folders' first. */
function movesOf({ folders, exact }) {
    const pathOf = (address) => (0,_text_literal_in_js__WEBPACK_IMPORTED_MODULE_4__/* .literalIn */ .r)((0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .asCompared */ .wt)(address));
    return [
        ...folders.map((address) => ({ path: pathOf(address), status: 301, target: `${address}/` })),
        ...[...exact].map(([address, redirect]) => ({ ...redirect, path: `${pathOf(address)}/?` })),
    ];
}
function firstMatch(address, patterns) {
    const sent = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .encoded */ .dS)(address);
    for (const pattern of patterns) {
        const match = pattern.expression.exec(sent);
        if (match === null)
            continue;
        const target = pattern.target
            .map((part) => (typeof part === 'string' ? part : (match.groups?.[part.name] ?? '')))
            .join('');
        return { target, status: pattern.rule.status };
    }
    return undefined;
}


/***/ }),

/***/ 84810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ networkWords)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);
/* harmony import */ var _certificate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98895);
/* harmony import */ var _endless_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65208);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28394);




/** What the codes mean that say least. */
const WORDS = {
    UND_ERR_SOCKET: 'the connection was closed before the answer was complete',
    UND_ERR_HEADERS_TIMEOUT: 'no answer came in time',
    UND_ERR_BODY_TIMEOUT: 'the answer broke off',
    UND_ERR_CONNECT_TIMEOUT: 'no connection was made in time',
    [_endless_js__WEBPACK_IMPORTED_MODULE_1__/* .ENDLESS */ .pV]: 'the answer does not come to an end',
    [_endless_js__WEBPACK_IMPORTED_MODULE_1__/* .DRIPPING */ .sE]: 'the answer only drips, with less than 1 kB a second',
    [_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .PROXY_HUNG_UP */ .oZ]: 'the proxy of the environment closed the connection without an answer',
    ECONNREFUSED: 'nobody listens there',
    ECONNRESET: 'the connection was cut',
    ENOTFOUND: 'there is no host of this name',
};
/** Why a request failed on the way, in words and with its code. */
function networkWords(error) {
    const status = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .proxyRefusal */ .vd)(error);
    if (status === 407)
        return 'the proxy of the environment wants another user and password than it is given (407)';
    if (status !== undefined)
        return `the proxy of the environment answered ${status}`;
    const found = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .networkErrorIn */ .kk)(error);
    // OpenSSL's own words name a line of its source.
    if (found === undefined)
        return (0,_certificate_js__WEBPACK_IMPORTED_MODULE_3__/* .secureConnectionProblem */ .N)(error)?.why ?? (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
    const { code, hostname, address, port, isOfProxy } = found;
    const place = hostname ?? (address === undefined ? '' : `${address}:${port}`);
    const where = place === '' ? code : `${code} ${place}`;
    const words = WORDS[code];
    const said = words === undefined ? where : `${words} (${where})`;
    return isOfProxy && code !== _retry_js__WEBPACK_IMPORTED_MODULE_2__/* .PROXY_HUNG_UP */ .oZ
        ? `the proxy of the environment cannot be reached: ${said}`
        : said;
}


/***/ }),

/***/ 78142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder),
/* harmony export */   l: () => (/* binding */ isFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Makes a folder and those above it, where they are not there yet. The `recursive` of Node.js tries for ever where the
 * system says of a folder that it will not have that the one above is missing: below /proc, and at automounts.
 */
function makeFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (isFolder(path))
            return;
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        const isMissing = error.code === 'ENOENT' && above !== path && !isFolder(above);
        if (!isMissing)
            throw error;
        makeFolder(above);
        makeFolder(path);
    }
}
/** Whether a path leads to a folder that may be looked at. */
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        // What may not be looked at is none to write to.
        return false;
    }
}


/***/ }),

/***/ 56852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ leadsOutside)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Whether what `path.relative` gave leads out of the folder it starts from: upwards or, on Windows, to another drive. */
function leadsOutside(relativePath) {
    return relativePath === '..' || relativePath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(relativePath);
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

/***/ 84650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ literalIn)
/* harmony export */ });
/** A text as it stands in a regular expression. */
function literalIn(text) {
    return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}


/***/ })

};
return { ids, modules }; })
