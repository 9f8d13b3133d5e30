((__CHUNK_IMPORT_META__) => {'use strict';const id = 8854;
const ids = [8854];
const modules = {

/***/ 58854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createPngs: () => (/* binding */ createPngs)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);


const compress = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateRaw);
const ZLIB_HEADER = Buffer.from('789c', 'hex');
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** As they are: a fifth smaller for letters on a plain ground, where level 6 takes off a quarter for 3 ms. */
const PLAIN = { filter: 0, level: 6 };
/** By how they differ from the row above: half the size on a soft ground. There, level 6 takes three times as long. */
const DIFFERENCES = { filter: 2, level: 3 };
/** The level for rows that many pictures share. */
const BEST = 9;
/** What is packed comes in pieces of this many bytes: few, and the last one is mostly filled. */
const chunkSize = 2 ** 15;
/** Rows that are packed together, at most. */
const STRIP = 21;
/**
 * Makes PNGs (third edition) of pictures that are like one another in most rows: those that are as in `base` are packed
 * once. Strips of rows are packed by themselves, so that which pictures were made before never shows.
 */
async function createPngs(base) {
    const { width, height } = base;
    const known = new Map();
    const memoryFor = (rows) => Buffer.allocUnsafeSlow((width * 3 + 1) * rows);
    const baseIn = (way) => packed(base, 0, height, way, memoryFor(height));
    const [plain, differences] = await Promise.all([baseIn(PLAIN), baseIn(DIFFERENCES)]);
    const way = plain.bytes.length <= differences.bytes.length ? PLAIN : DIFFERENCES;
    const strip = (start) => {
        const end = Math.min(height, start + STRIP);
        const best = { ...way, level: BEST };
        const found = known.get(start) ?? packed(base, start, end, best, memoryFor(end - start));
        known.set(start, found);
        return found;
    };
    /** For the rows of one picture each. New memory for each of them would have V8 look through all that a build holds. */
    const spare = [];
    return {
        async pngOf(picture, from, to) {
            const memory = spare.pop() ?? memoryFor(height);
            const parts = [];
            // A row is told by how it differs from the one above, so the row below the last one differs too.
            const isOwn = (start) => from < to && start + STRIP > from && start <= to;
            for (let start = 0; start < height;) {
                let end = start + STRIP;
                if (!isOwn(start))
                    parts.push(strip(start));
                else {
                    while (end < height && isOwn(end))
                        end += STRIP;
                    parts.push(packed(picture, start, Math.min(end, height), way, memory));
                }
                start = end;
            }
            const png = wholeOf(width, height, await Promise.all(parts));
            spare.push(memory);
            return png;
        },
    };
}
async function packed(picture, from, to, { filter, level }, memory) {
    const { bytes, sum } = filtered(picture, from, to, filter, memory);
    const size = bytes.byteLength;
    return {
        bytes: await compress(bytes, { level, finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.Z_FULL_FLUSH, chunkSize }),
        sum,
        size,
    };
}
/** Rows in a filter, written to `memory`, with their Adler-32. Four bytes at a time. */
function filtered({ width, rgb }, from, to, filter, memory) {
    const row = width * 3;
    const bytes = memory.subarray(0, (row + 1) * (to - from));
    const pixels = new Int32Array(rgb.buffer, rgb.byteOffset, rgb.byteLength >> 2);
    const words = row >> 2;
    const line = new Int32Array(words);
    const lineBytes = new Uint8Array(line.buffer);
    let [low, high] = [1, bytes.length];
    let left = bytes.length;
    for (let y = from; y < to; y += 1) {
        const at = (y - from) * (row + 1);
        const own = y * words;
        const isPlain = y === 0 || filter === 0;
        bytes[at] = isPlain ? 0 : filter;
        low += bytes[at];
        high += bytes[at] * left;
        left -= 1;
        // Both sums of a row fit 32 bits: arithmetic of whole numbers, which is much faster.
        let [rowLow, rowHigh] = [0, 0];
        for (let index = 0; index < words; index += 1) {
            const a = pixels[own + index];
            const b = isPlain ? 0 : pixels[own + index - words];
            if (a === b) {
                line[index] = 0;
                continue;
            }
            const word = ((a | HIGH) - (b & ~HIGH)) ^ ((a ^ ~b) & HIGH);
            line[index] = word;
            const first = word & 255;
            const second = (word >> 8) & 255;
            const third = (word >> 16) & 255;
            const fourth = word >>> 24;
            const sum = (first + second + third + fourth) | 0;
            rowLow = (rowLow + sum) | 0;
            rowHigh = (rowHigh + sum * (row - index * 4) - second - 2 * third - 3 * fourth) | 0;
        }
        low += rowLow;
        high += rowHigh + rowLow * (left - row);
        left -= row;
        bytes.set(lineBytes, at + 1);
    }
    return { bytes, sum: (high % MODULUS) * 65_536 + (low % MODULUS) };
}
/** The highest bit of each of four bytes. */
const HIGH = 0x80808080 | 0;
function wholeOf(width, height, parts) {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2, 0, 0, 0], 8); // 8 bits a channel, RGB
    const end = Buffer.from([3, 0, 0, 0, 0, 0]); // the last block, which is empty, and the checksum
    end.writeUInt32BE(parts.reduce((sum, part) => joined(sum, part.sum, part.size), 1), 2);
    return Buffer.concat([
        SIGNATURE,
        ...chunk('IHDR', [header]),
        ...chunk('IDAT', [ZLIB_HEADER, ...parts.map(({ bytes }) => bytes), end]),
        ...chunk('IEND', []),
    ]);
}
/** Of Adler-32. */
const MODULUS = 65_521;
/** The Adler-32 of bytes and `size` more, of the Adler-32 of both. */
function joined(first, second, size) {
    const low = ((first & 0xffff) + (second & 0xffff) + MODULUS - 1) % MODULUS;
    const high = ((first >>> 16) + (second >>> 16) + (size % MODULUS) * ((first & 0xffff) + MODULUS - 1)) % MODULUS;
    return high * 65_536 + low;
}
/** Length, type, data and checksum. */
function chunk(type, data) {
    const named = [Buffer.from(type, 'latin1'), ...data];
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.reduce((bytes, piece) => bytes + piece.length, 0));
    sum.writeUInt32BE(named.reduce((sum, piece) => (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(piece, sum), 0));
    return [length, ...named, sum];
}


/***/ })

};
return { ids, modules }; })
