((__CHUNK_IMPORT_META__) => {'use strict';const id = 3103;
const ids = [3103];
const modules = {

/***/ 42680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ digestOfFile),
/* harmony export */   br: () => (/* binding */ digest)
/* harmony export */ });
/* unused harmony export digestOfBytes */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** A digest of texts and bytes that tells where one ends and the next begins. */
function digest(...parts) {
    const texts = parts.map((part) => typeof part === 'string' ? `${part.length}:${part}` : `#${digestOfBytes(part)}`);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', texts.join(''), 'base64url');
}
/** A digest of bytes, as it stands in keys. */
function digestOfBytes(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', bytes, 'base64url');
}
/** That of a file of the project; empty where there is none. */
function digestOfFile(files, file) {
    return files.has(file) ? digestOfBytes(files.read(file)) : '';
}


/***/ }),

/***/ 34992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: () => (/* binding */ holdsBlocks),
/* harmony export */   F4: () => (/* binding */ plainUtility),
/* harmony export */   Gj: () => (/* binding */ escapeAttribute),
/* harmony export */   Ly: () => (/* binding */ classes),
/* harmony export */   Or: () => (/* binding */ lineHtml),
/* harmony export */   Uw: () => (/* binding */ unescapeText),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   l2: () => (/* binding */ withPlainUtilities),
/* harmony export */   qy: () => (/* binding */ blocksAsWords),
/* harmony export */   uK: () => (/* binding */ attributes),
/* harmony export */   v1: () => (/* binding */ VOID_ELEMENTS)
/* harmony export */ });
/** Elements that have no end tag. */
const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Text as HTML. */
function escapeText(text) {
    return /[&<>]/.test(text)
        ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
        : text;
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Text inside an element of XML, without the characters that XML cannot hold in any form. */
function escapeXml(text) {
    return escapeText(text.replace(NOT_IN_XML, ''));
}
/** What {@link escapeText} and {@link escapeAttribute} made of a text as that text. */
function unescapeText(html) {
    return html
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
}
/** Text as it stands between the double quotes of an attribute. */
function escapeAttribute(text) {
    return /[&<>"]/.test(text) ? escapeText(text).replaceAll('"', '&quot;') : text;
}
/** The attributes of a tag, each with a space before it. `true` writes the bare name; `undefined` and `false` nothing. */
function attributes(values) {
    let html = '';
    for (const name in values) {
        const value = values[name];
        if (value === undefined || value === false)
            continue;
        html += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`;
    }
    return html;
}
/** Class names in one string; what is false or empty is left out. */
function classes(...names) {
    return names.filter(Boolean).join(' ') || undefined;
}
/** `md:mint-px-4`: hosted sites know utility classes by this name as well. */
const PREFIXED = /(^|:)(!?-?)mint-(?=[a-z[])/;
/** A utility class without the prefix that it may have; undefined where it has none. */
function plainUtility(name) {
    return PREFIXED.test(name) ? name.replace(PREFIXED, '$1$2') : undefined;
}
/** Class names, with the plain ones of those that have the prefix. */
function withPlainUtilities(names) {
    if (!names.includes('mint-'))
        return names;
    return names
        .split(/\s+/)
        .flatMap((name) => [name, plainUtility(name)])
        .filter((name) => name !== undefined)
        .join(' ');
}
/** Children that stand within a line of text lose the paragraphs around them, but for such that follow one another. */
function lineHtml(html) {
    const match = /^\s*<p>([\s\S]*)<\/p>\s*$/.exec(html);
    if (match?.[1] !== undefined && !match[1].includes('<p>'))
        return match[1];
    const line = html.replace(/<p>([\s\S]*?)<\/p>/g, '$1 ');
    return line === html || /<\/p>\s*<p>/.test(html) || holdsBlocks(line) ? html : line.trim();
}
/**
 * HTML with plain blocks as what may stand in the element, a button or a heading, and still looks like a block.
 * In a button headings are none to those who hear it.
 */
function blocksAsWords(html, name) {
    if (html.includes('class="c-'))
        return html;
    const blocks = name === 'button' ? /<(\/?)(?:div|p|h[1-6])\b/g : /<(\/?)(?:div|p)\b/g;
    const words = html.replace(blocks, (_, end) => (end ? '</span' : '<span data-block'));
    return holdsBlocks(words) ? html : words;
}
const BLOCK = /<(?:address|article|aside|blockquote|center|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|main|menu|nav|ol|p|pre|section|table|ul)\b/;
/** Whether there is something in the HTML that a paragraph cannot hold. */
function holdsBlocks(html) {
    return BLOCK.test(html);
}


/***/ }),

/***/ 38159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ plainId),
/* harmony export */   dj: () => (/* binding */ withoutEmojiMarks),
/* harmony export */   tX: () => (/* binding */ lastStep)
/* harmony export */ });
/**
 * An id without case, punctuation and the marks that only tell how an emoji looks: generators differ in what they keep,
 * and links are written by the rules of any of them.
 */
function plainId(id) {
    return withoutEmojiMarks(id.toLowerCase()).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
/** What an id of steps leads to: `outer:inner` is how hosted pages name an accordion that stands in another. */
function lastStep(id) {
    return id.slice(id.lastIndexOf(':') + 1);
}
/** Text without what follows an emoji, unseen, and says whether it is in color or stands on a key. */
function withoutEmojiMarks(text) {
    return text.replace(/\p{Variation_Selector}|\u20E3/gu, '');
}


/***/ }),

/***/ 79756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   Mg: () => (/* binding */ withMarkdownSigns),
/* harmony export */   Pe: () => (/* binding */ insertAll),
/* harmony export */   Yr: () => (/* binding */ insert),
/* harmony export */   _D: () => (/* binding */ replaceAt),
/* harmony export */   hQ: () => (/* binding */ blank),
/* harmony export */   hg: () => (/* binding */ authorPlace),
/* harmony export */   lS: () => (/* binding */ MARKDOWN_SIGNS),
/* harmony export */   mx: () => (/* binding */ ORIGINAL),
/* harmony export */   qj: () => (/* binding */ spaces),
/* harmony export */   sr: () => (/* binding */ STAND_INS),
/* harmony export */   ty: () => (/* binding */ insertEach),
/* harmony export */   vs: () => (/* binding */ STAND_IN)
/* harmony export */ });
/** Stand-ins of the same length for characters that shall be text; put back after parsing. */
const STAND_INS = { '<': '\uE0F0', '{': '\uE0F1', $: '\uE0F2' };
/** A letter to the parser, and nothing after it. */
const NOTHING = '\uE0F3';
const STAND_IN = /[\uE0F0-\uE0F3]/g;
const ORIGINAL = {
    '\uE0F0': '<',
    '\uE0F1': '{',
    '\uE0F2': '$',
    [NOTHING]: '',
};
/** Stand-ins in the Markdown of expressions, which stay until that is read. */
const MARKDOWN_SIGNS = {
    '{': '\uE0F4',
    '}': '\uE0F5',
    '<': '\uE0F6',
    '>': '\uE0F7',
};
const MARKDOWN_SIGN = /[\uE0F4-\uE0F7]/g;
/** Markdown as its author wrote it. */
function withMarkdownSigns(text) {
    return text.replace(MARKDOWN_SIGN, (sign) => '{}<>'.charAt(sign.charCodeAt(0) - 0xe0f4));
}
/** The draft with blanks in place of what stands at an offset. */
function blank(draft, offset, length) {
    const { text } = draft;
    const blanks = spaces(text.slice(offset, offset + length));
    return { ...draft, text: text.slice(0, offset) + blanks + text.slice(offset + length) };
}
/** Blanks in place of a text, on as many lines. */
function spaces(text) {
    return text.replace(/[^\r\n]/g, ' ');
}
/** A draft with a text more, which the author did not write. */
function insert(draft, offset, added) {
    return {
        text: draft.text.slice(0, offset) + added + draft.text.slice(offset),
        inserted: [
            ...draft.inserted.map((at) => (at >= offset ? at + added.length : at)),
            ...Array.from(added, (_, index) => offset + index),
        ],
    };
}
/** The same text at several offsets, in ascending order. */
function insertAll(draft, offsets, added) {
    return insertEach(draft, offsets.map((offset) => ({ offset, added })));
}
/** Texts at several offsets, in ascending order. */
function insertEach({ text, inserted }, additions) {
    const pieces = [];
    const all = [];
    const known = inserted.toSorted((a, b) => a - b);
    let from = 0;
    let next = 0;
    let length = 0;
    for (const { offset, added } of additions) {
        for (; (known[next] ?? offset) < offset; next += 1)
            all.push((known[next] ?? 0) + length);
        pieces.push(text.slice(from, offset), added);
        for (let index = 0; index < added.length; index += 1)
            all.push(offset + length + index);
        from = offset;
        length += added.length;
    }
    return {
        text: pieces.join('') + text.slice(from),
        inserted: [...all, ...known.slice(next).map((at) => at + length)],
    };
}
/** A text with another character at some offsets, which ascend. */
function replaceAt(text, offsets, character) {
    let result = '';
    let from = 0;
    for (const offset of offsets) {
        result += text.slice(from, offset) + character;
        from = offset + 1;
    }
    return result + text.slice(from);
}
/** A place as the author sees it: what was added to the draft does not count. */
function authorPlace({ text, inserted }, { offset, line, column }) {
    const before = inserted.filter((at) => at < offset);
    if (before.length === 0)
        return { line, column };
    const added = new Set(before);
    let written = 1;
    for (let at = offset - 1; at >= 0 && (text[at] !== '\n' || added.has(at)); at -= 1)
        if (!added.has(at))
            written += 1;
    return { line: line - before.filter((at) => text[at] === '\n').length, column: written };
}


/***/ }),

/***/ 81590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ visit)
/* harmony export */ });
/** Calls `use` with the node and all below it, in document order. */
function visit(node, use) {
    use(node);
    if ('children' in node)
        for (const child of node.children)
            visit(child, use);
}


/***/ }),

/***/ 21557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   projectVersions: () => (/* binding */ projectVersions)
/* harmony export */ });
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90020);
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66485);


/** The versions that the navigation of a docs project has, in order. Throws as `loadSettings` does. */
async function projectVersions(files) {
    const { settings } = await (0,_config_load_js__WEBPACK_IMPORTED_MODULE_0__/* .loadSettings */ .M)(files, () => { });
    return (0,_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listedVersions */ .f3)(settings.navigation);
}


/***/ })

};
return { ids, modules }; })
