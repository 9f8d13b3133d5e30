((__CHUNK_IMPORT_META__) => {'use strict';const id = 475;
const ids = [475];
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

/***/ 17313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ iconOf)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79933);

const LIBRARIES = ['fontawesome', 'lucide', 'tabler'];
/** Reads a name, or `{ "name": \u2026, "style": \u2026, "library": \u2026 }`; `type` is the style written beside it. */
function iconOf(written, type) {
    const { name, style, library } = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(written) ? written : { name: written };
    const shown = textOf(name);
    if (shown === undefined)
        return undefined;
    return {
        name: shown,
        type: textOf(style) ?? textOf(type),
        library: LIBRARIES.find((known) => known === library),
    };
}
function textOf(value) {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    return text === '' ? undefined : text;
}


/***/ }),

/***/ 12068:
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

/***/ 18214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ breakableText)
/* harmony export */ });
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34992);

/** Shorter words have room in the narrowest columns. */
const LONG_WORD = /\S{16,}/g;
/** What joins the names of an address or a path, but where more of it or nothing follows. */
const JOINT = /[./_](?=[^\s./_])/g;
/**
 * Text as HTML in which long words may break where names are joined in them, as in `GET /orders/{order_id}/items`:
 * browsers break them anywhere. What is copied or searched is the text alone.
 */
function breakableText(text) {
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(text).replace(LONG_WORD, (word) => word.replace(JOINT, '$&<wbr>'));
}


/***/ }),

/***/ 31149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ withoutCodeMarks),
/* harmony export */   T: () => (/* binding */ codeMarksHtml)
/* harmony export */ });
/* harmony import */ var _breakable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18214);

/** Code within a title: a title is a line of its own, and no other mark is read in it. */
const CODE = /`([^`]+)`/g;
/** A title as text alone. */
function withoutCodeMarks(title) {
    return title.replace(CODE, '$1');
}
/** A title as HTML within a line. */
function codeMarksHtml(title) {
    return (0,_breakable_js__WEBPACK_IMPORTED_MODULE_0__/* .breakableText */ .X)(title).replace(CODE, '<code>$1</code>');
}


/***/ }),

/***/ 24486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ isElementName),
/* harmony export */   Xt: () => (/* binding */ isOfDocument),
/* harmony export */   vy: () => (/* binding */ isWithinWords)
/* harmony export */ });
/** Elements of HTML (WHATWG, obsolete ones that browsers still show included), SVG and MathML. */
const KNOWN = new Set(`a abbr acronym address area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button
  canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fencedframe
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img
  input ins kbd label legend li link main map mark marquee menu meta meter nav nobr noembed noframes noscript object ol
  optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select
  selectedcontent slot small source span strike strong style sub summary sup table tbody td template textarea tfoot th
  thead time title tr track tt u ul var video wbr xmp
  animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence filter foreignObject g image line linearGradient marker mask metadata mpath path
  pattern polygon polyline radialGradient rect set stop svg switch symbol text textPath tspan use view
  annotation annotation-xml maction math menclose merror mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom
  mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics`.split(/\s+/));
/** Whether an element of this name means something to a browser. Names with a hyphen are custom elements. */
function isElementName(name) {
    return KNOWN.has(name) || name.includes('-') || name.includes(':') || KNOWN.has(name.toLowerCase());
}
const WITHIN_WORDS = new Set(`a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tspan u
  var wbr`.split(/\s+/));
/** Whether a word may go on through the element; around others there is a blank to a reader. */
function isWithinWords(name) {
    return WITHIN_WORDS.has(name);
}
const OF_THE_DOCUMENT = new Set(['body', 'frameset', 'head', 'html']);
/** Whether an element is of the whole document: within a page only what it holds means something. */
function isOfDocument(name) {
    return OF_THE_DOCUMENT.has(name);
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

/***/ 23435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FN: () => (/* binding */ MODES),
  H5: () => (/* binding */ boostOf),
  FD: () => (/* binding */ channelPage),
  qk: () => (/* binding */ forbidsIndexing),
  WI: () => (/* binding */ headText),
  Wu: () => (/* binding */ isFalse),
  Hn: () => (/* binding */ isTrue),
  tt: () => (/* binding */ markdownPage),
  FE: () => (/* binding */ normalPath),
  fZ: () => (/* binding */ operationPage),
  $H: () => (/* binding */ pageFiles),
  Yc: () => (/* binding */ titleFromPath),
  li: () => (/* binding */ writtenOn)
});

// EXTERNAL MODULE: ./lib/site/config/icon.js
var icon = __webpack_require__(17313);
// EXTERNAL MODULE: ./lib/site/markdown/code/code-marks.js
var code_marks = __webpack_require__(31149);
// EXTERNAL MODULE: ./lib/site/project/files.js
var files = __webpack_require__(84118);
// EXTERNAL MODULE: ./lib/site/project/names.js
var names = __webpack_require__(42009);
// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Parser.js
var Parser = __webpack_require__(15867);
// EXTERNAL MODULE: ./lib/site/markdown/elements/element-names.js
var element_names = __webpack_require__(24486);
;// CONCATENATED MODULE: ./lib/site/navigation/first-paragraph.js


/** The first paragraph of a text in Markdown or HTML, as a description: without marks and tags, in one line. */
function firstParagraph(written) {
    const [paragraph = ''] = written
        .trim()
        .replace(/^(?:<\w+>\s*)+/, '')
        .split(/\n\s*\n|<\/p>|(?:<br\s*\/?>\s*){2}/i);
    return (paragraph
        .split(/(`[^`]*`)/)
        .map((part, n) => (n % 2 === 0 ? withoutTags(part) : part))
        .join('')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        // Where they are marks: not in `user_id`, `a > b` and `C#`.
        .replace(/^\s*(?:#{1,6}|>)\s+/gm, '')
        .replace(/[*`]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
        .replace(/\s+/g, ' ')
        .trim());
}
/** The text of HTML; what only looks like a tag, `<id>`, stays. */
function withoutTags(html) {
    if (!/<[/!a-z]|&#?\w+;/i.test(html))
        return html;
    let text = '';
    const tag = (name, written) => {
        if (!(0,element_names/* isElementName */.ET)(name))
            text += written;
        else if (!(0,element_names/* isWithinWords */.vy)(name))
            text += ' ';
    };
    const parser = new Parser/* Parser */.i({
        ontext: (part) => {
            text += part;
        },
        onopentagname: (name) => tag(name, `<${name}>`),
        onclosetag: (name, isImplied) => {
            if (!isImplied)
                tag(name, `</${name}>`);
        },
    }, { lowerCaseTags: false });
    parser.end(html);
    return text;
}

;// CONCATENATED MODULE: ./lib/site/navigation/pages.js





/** Documents for the people who work on a project, not for its readers; pages only where navigation lists them. */
const REPOSITORY_FILES = /^(README|LICENSE|CHANGELOG|CONTRIBUTING|SECURITY|CODE_OF_CONDUCT|AGENTS|CLAUDE)\.mdx?$/;
const SNIPPET_FOLDERS = /(^|\/)_?snippets\//;
/**
 * The page files of a project. Snippets are parts of pages, not pages. Of two paths that only letter case tells apart
 * the one that is listed is kept, else the first, since not every file system tells them apart.
 */
function pageFiles(files, listed, report) {
    const pages = new Map();
    const leftOut = new Set();
    const taken = new Map();
    for (const file of files.paths) {
        const path = /^(.+)\.mdx?$/i.exec(file)?.[1];
        if (path === undefined)
            continue;
        const name = file.slice(file.lastIndexOf('/') + 1);
        const excluded = SNIPPET_FOLDERS.test(file) || REPOSITORY_FILES.test(name);
        if (excluded && !listed.has(path))
            continue;
        const unportable = (0,names/* nameProblem */.r)(`${path}.html`);
        if (unportable !== undefined) {
            report({
                severity: 'error',
                kind: 'unportable-name',
                message: `This page is left out, since its address cannot be a file everywhere: ${unportable}`,
                hint: 'rename it',
                file,
            });
            leftOut.add(path);
            continue;
        }
        const first = taken.get(path.toLowerCase());
        if (first !== undefined) {
            // Beside a page, a file of plain Markdown is what was there before, or what other programs show of it.
            const isPlain = first.file === `${path}.md` && file === `${path}.mdx`;
            const replaces = isPlain || (listed.has(path) && !listed.has(first.path));
            const [kept, other] = replaces ? [{ path, file }, first] : [first, { path, file }];
            report({
                severity: 'warning',
                kind: 'case-collision',
                message: `This page has the address of ${kept.file}, and is left out`,
                hint: 'rename one of the two',
                file: other.file,
            });
            pages.delete(other.path);
            if (other.path !== kept.path)
                leftOut.add(other.path);
            if (!replaces)
                continue;
        }
        taken.set(path.toLowerCase(), { path, file });
        pages.set(path, file);
    }
    return { pages, leftOut };
}
/** A site path as the navigation or a link may write it, in its plain form. */
function normalPath(path) {
    const plain = (0,files/* inOneForm */.WG)(path)
        .replace(/^\.?\/+/, '')
        .replace(/\.mdx?$/i, '')
        .replace(/\/+$/, '');
    return plain === '' ? 'index' : plain;
}
/** Those besides the usual one. */
const MODES = new Set(['wide', 'custom', 'frame', 'center']);
/** The page of a Markdown file; an operation it documents lends it what its frontmatter leaves open. */
function markdownPage(path, parsed, reference = {}) {
    const { operation, channel, schema } = reference;
    const lent = operation?.operation ?? channel?.channel;
    const title = parsed.title ?? lent?.title ?? schema?.name ?? titleFromPath(path);
    const page = pageOf(path, parsed.frontmatter, title, lent?.description, reference);
    return { ...page, parsed, deprecated: page.deprecated || operation?.operation.deprecated === true };
}
/** What is written at the head of a page, or for it in the API description it comes from. */
function writtenOn({ parsed, operation, }) {
    return parsed?.frontmatter ?? operation?.operation.metadata ?? {};
}
/** The page of an operation that no file of the project documents. */
function operationPage(path, operation) {
    const { title, description, deprecated, metadata } = operation.operation;
    return { ...pageOf(path, metadata, title, description, { operation }), deprecated };
}
/** The page of a channel that no file of the project documents. */
function channelPage(path, channel) {
    const { title, description } = channel.channel;
    return pageOf(path, {}, title, description, { channel });
}
/** `lent` is Markdown that describes the page where its frontmatter does not. */
function pageOf(path, frontmatter, title, lent, { operation, channel, schema }) {
    const mode = headText(frontmatter.mode) ?? '';
    const endpoint = endpointOf(headText(frontmatter.api));
    // Samples stand beside a reference, where other pages have their table of contents.
    const usual = operation ?? channel ?? schema ?? endpoint;
    const plain = (0,code_marks/* withoutCodeMarks */.I)(title);
    return {
        path,
        title: plain,
        markedTitle: plain === title ? undefined : title,
        sidebarTitle: (0,code_marks/* withoutCodeMarks */.I)(headText(frontmatter.sidebarTitle) ?? title),
        description: headText(frontmatter.description) ?? headText(firstParagraph(lent ?? '')),
        icon: (0,icon/* iconOf */.Z)(frontmatter.icon, frontmatter.iconType),
        tag: headText(frontmatter.tag),
        deprecated: isTrue(frontmatter.deprecated),
        hidden: isTrue(frontmatter.hidden),
        noindex: isTrue(frontmatter.noindex) ||
            isTrue(frontmatter.hidden) ||
            forbidsIndexing(listed(frontmatter.robots)),
        searchable: !isFalse(frontmatter.searchable),
        boost: boostOf(frontmatter.boost),
        isUnmarked: isTrue(frontmatter.hideApiMarker),
        isAlone: isTrue(frontmatter.hideFooterPagination),
        mode: MODES.has(mode) ? mode : usual === undefined ? 'default' : 'wide',
        url: headText(frontmatter.url),
        metatags: metatags(frontmatter),
        parsed: undefined,
        operation,
        channel,
        schema,
        endpoint,
    };
}
/** `true`, with or without quotes. */
function isTrue(value) {
    return value === true || value === 'true';
}
/** Whether a `robots` tag keeps a page from being found. */
function forbidsIndexing(robots) {
    return /\b(?:noindex|none)\b/i.test(robots ?? '');
}
/** `false`, with or without quotes. */
function isFalse(value) {
    return value === false || value === 'false';
}
/** Weights stay numbers to be compared. */
const MOST_BOOST = 1000;
/** A factor for the weight in the search; undefined where there is none that makes sense. */
function boostOf(value) {
    const factor = Number(headText(value) ?? Number.NaN);
    return factor > 0 && factor <= MOST_BOOST ? factor : undefined;
}
/** A text at the head of a page, which YAML reads as a number where it looks like one; undefined where it is blank. */
function headText(value) {
    if (typeof value === 'string')
        return value.trim() === '' ? undefined : value.trim();
    return typeof value === 'number' ? String(value) : undefined;
}
/** A text, or several in a row. */
function listed(value) {
    return headText(Array.isArray(value) ? value.flatMap((one) => headText(one) ?? []).join(', ') : value);
}
function metatags(frontmatter) {
    const tags = {};
    for (const [name, value] of Object.entries(frontmatter)) {
        const content = listed(value);
        if (content !== undefined && /^(og|twitter|article):|^(keywords|robots)$/.test(name))
            tags[name] = content;
    }
    const canonical = headText(frontmatter.canonical);
    return canonical === undefined ? tags : { ...tags, canonical };
}
function endpointOf(api) {
    const [, method, path] = /^([A-Za-z]+)\s+(\S+)$/.exec(api ?? '') ?? [];
    return method === undefined || path === undefined ? undefined : { method: method.toLowerCase(), path };
}
/** A title made of the name of a file, for a page without any. */
function titleFromPath(path) {
    const words = (path
        .replace(/\/index$/, '')
        .split('/')
        .at(-1) ?? path)
        .replace(/[-_]+/g, ' ')
        .trim();
    return words.charAt(0).toUpperCase() + words.slice(1);
}


/***/ })

};
return { ids, modules }; })
