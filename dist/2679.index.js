export const id = 2679;
export const ids = [2679];
export const modules = {

/***/ 82679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildSite: () => (/* binding */ buildSite)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/site/breathing.js

/** Longest stretch of work before other work of the process gets its turn, in milliseconds. */
const TURN = 20;
/**
 * Lets the event loop turn now and then during long work: the embedded service answers polls in the same process.
 * Rejects with the signal's reason once it is aborted. How often it pauses never shows in the result.
 */
function createBreathing(signal) {
    let last = performance.now();
    return async () => {
        signal?.throwIfAborted();
        if (performance.now() - last < TURN)
            return;
        await (0,promises_.setImmediate)();
        signal?.throwIfAborted();
        last = performance.now();
    };
}

;// CONCATENATED MODULE: ./lib/site/cache/journal.js
function createJournal(report) {
    const heard = [];
    return {
        report(diagnostic) {
            for (const list of heard)
                list.push(diagnostic);
            report(diagnostic);
        },
        record(work) {
            const diagnostics = [];
            heard.push(diagnostics);
            try {
                return { result: work(), diagnostics };
            }
            finally {
                heard.pop();
            }
        },
    };
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/site/markdown/frontmatter.js

/**
 * Reads the YAML between the `---` lines. Broken YAML is reported with its place; what could be read is kept.
 * `firstLine` is the line of the file at which `text` begins.
 */
function readFrontmatter(file, text, firstLine, report) {
    const lines = new dist.LineCounter();
    const document = (0,dist.parseDocument)(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
    for (const error of document.errors.slice(0, 1)) {
        const { line, col } = lines.linePos(error.pos[0]);
        report({
            severity: 'warning',
            kind: 'frontmatter',
            message: `Frontmatter is not valid YAML: ${error.message}`,
            hint: 'put quotes around values that hold a colon, a quote or a brace',
            file,
            line: firstLine + line - 1,
            column: col,
        });
    }
    if (document.contents === null)
        return {};
    if (!(0,dist.isMap)(document.contents)) {
        if (document.errors.length === 0) {
            report({
                severity: 'warning',
                kind: 'frontmatter',
                message: 'Frontmatter is not a list of “key: value” lines',
                file,
                line: firstLine,
                column: 1,
            });
        }
        return {};
    }
    try {
        // Aliases are bounded by the library (maxAliasCount), so that no page can blow up here.
        const values = document.toJS();
        return typeof values === 'object' && values !== null ? { ...values } : {};
    }
    catch (error) {
        report({
            severity: 'warning',
            kind: 'frontmatter',
            message: `Frontmatter cannot be read: ${error instanceof Error ? error.message : String(error)}`,
            file,
            line: firstLine,
            column: 1,
        });
        return {};
    }
}

// EXTERNAL MODULE: external "satteri"
var external_satteri_ = __webpack_require__(61948);
;// CONCATENATED MODULE: ./lib/site/markdown/recover.js

const FEATURES = { gfm: true, frontmatter: true, math: true, headingAttributes: true };
/** More broken places than this, and the page is read as plain Markdown. */
const MAX_REPAIRS = 200;
/** Stand-ins of the same length for characters that shall be text; put back after parsing. */
const STAND_INS = { '<': '\uE0F0', '{': '\uE0F1', $: '\uE0F2' };
const STAND_IN = /[\uE0F0-\uE0F2]/g;
const ORIGINAL = { '\uE0F0': '<', '\uE0F1': '{', '\uE0F2': '$' };
const VOID_TAG = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const HTML_TAG = /^(?:a|abbr|article|aside|audio|b|blockquote|button|center|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|i|iframe|ins|kbd|label|li|main|mark|nav|ol|p|picture|pre|q|s|samp|script|section|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|u|ul|var|video)$/i;
/**
 * Parses MDX so that there is always a tree: what is not valid MDX is turned into text (or left out, as HTML
 * comments are) and told as a problem. Positions are those of `source`.
 */
function parseRecovering(source) {
    const problems = [];
    let draft = { text: source, inserted: [] };
    for (let repairs = 0; repairs <= MAX_REPAIRS; repairs++) {
        let tree;
        try {
            tree = rootOf((0,external_satteri_.mdxToMdast)(draft.text, { features: FEATURES }));
        }
        catch (error) {
            const repair = repairSyntax(draft, error, source);
            if (repair === undefined)
                break;
            if (repair.problem)
                problems.push(repair.problem);
            draft = repair.draft;
            continue;
        }
        const dollars = wrongDollars(tree, draft.text);
        if (dollars.length === 0)
            return { tree: restored(tree, draft, source), problems };
        draft = { ...draft, text: replaceAt(draft.text, dollars, STAND_INS.$) };
    }
    return {
        tree: rootOf((0,external_satteri_.markdownToMdast)(source, { features: { ...FEATURES, math: false } })),
        problems: [
            { message: 'This page is not valid MDX and was read as plain Markdown', line: 1, column: 1 },
            ...problems,
        ],
    };
}
function rootOf(node) {
    if (node.type !== 'root')
        throw new TypeError(`the parser returned a ${node.type} instead of a root`);
    return node;
}
function repairSyntax(draft, error, source) {
    const match = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx-[\w-]+:[\w-]+\))?$/.exec(error instanceof Error ? error.message : '');
    if (!match)
        return undefined;
    const [, line = '1', column = '1', message = ''] = match;
    const { text } = draft;
    const offset = offsetOf(text, Number(line), Number(column));
    const comment = /^<!--[\s\S]*?(?:-->|$)/.exec(text.slice(offset));
    if (comment)
        return { draft: blank(draft, offset, comment[0].length) };
    const problem = { message: sentence(message), ...authorPlace(draft, offset, Number(line), Number(column)) };
    if (/expression|closing brace/.test(message)) {
        const brace = text.lastIndexOf('{', offset);
        return brace < 0 ? undefined : { draft: standIn(draft, brace, '{'), problem };
    }
    const tag = /^<(\/?)([A-Za-z][\w.:-]*)(?:\s[^<>]*)?>/.exec(text.slice(offset));
    if (!tag)
        return text[offset] === '<' ? { draft: standIn(draft, offset, '<'), problem } : undefined;
    const [whole, slash, name = ''] = tag;
    if (VOID_TAG.test(name) && slash === '') {
        const end = offset + whole.length - 1;
        // `<br>` is right in HTML: closed silently.
        if (text[end - 1] !== '/')
            return { draft: insert(draft, end, '/') };
    }
    const isMarkup = HTML_TAG.test(name) || VOID_TAG.test(name) || slash === '/' || source.includes(`</${name}`);
    return { draft: isMarkup ? blank(draft, offset, whole.length) : standIn(draft, offset, '<'), problem };
}
/** The parser's words without their advice on MDX comments and links. */
function sentence(message) {
    return message
        .replace(/ \(note: .*\)$/s, '')
        .replace('Could not parse expression with oxc: ', 'Broken expression: ');
}
function offsetOf(text, line, column) {
    let start = 0;
    for (let n = 1; n < line; n++) {
        const next = text.indexOf('\n', start);
        if (next < 0)
            break;
        start = next + 1;
    }
    return start + column - 1;
}
function authorPlace(draft, offset, line, column) {
    const lineStart = offset - column + 1;
    const added = draft.inserted.filter((at) => at >= lineStart && at < offset).length;
    return { line, column: column - added };
}
function standIn(draft, offset, character) {
    return { ...draft, text: replaceAt(draft.text, [offset], STAND_INS[character]) };
}
function blank(draft, offset, length) {
    const { text } = draft;
    const spaces = text.slice(offset, offset + length).replace(/[^\r\n]/g, ' ');
    return { ...draft, text: text.slice(0, offset) + spaces + text.slice(offset + length) };
}
function insert(draft, offset, character) {
    return {
        text: draft.text.slice(0, offset) + character + draft.text.slice(offset),
        inserted: [...draft.inserted.map((at) => (at >= offset ? at + 1 : at)), offset],
    };
}
function replaceAt(text, offsets, character) {
    let result = '';
    let from = 0;
    for (const offset of offsets) {
        result += text.slice(from, offset) + character;
        from = offset + 1;
    }
    return result + text.slice(from);
}
/**
 * Opening dollars of inline math that is none by pandoc's rule: no space inside the dollars, no digit after.
 * Prices and shell variables stay text.
 */
function wrongDollars(tree, text) {
    const offsets = [];
    if (!text.includes('$'))
        return offsets;
    visit(tree, (node) => {
        if (node.type !== 'inlineMath')
            return;
        const start = node.position?.start.offset;
        const end = node.position?.end.offset;
        if (start === undefined || end === undefined || text[start] !== '$' || text[start + 1] === '$')
            return;
        const inside = text.slice(start + 1, end - 1);
        if (/^\s|\s$/.test(inside) || /\d/.test(text[end] ?? ''))
            offsets.push(start);
    });
    return offsets;
}
/** Puts stand-ins back and counts inserted characters out of the positions. */
function restored(tree, { text, inserted }, source) {
    if (text === source)
        return tree;
    if (STAND_IN.test(text))
        putBack(tree);
    if (inserted.length > 0) {
        const points = new Set();
        visit(tree, ({ position }) => {
            if (position)
                points.add(position.start).add(position.end);
        });
        for (const point of points) {
            const { offset, column } = point;
            if (offset === undefined)
                continue;
            const lineStart = offset - column + 1;
            point.column -= inserted.filter((at) => at >= lineStart && at < offset).length;
            point.offset = offset - inserted.filter((at) => at < offset).length;
        }
    }
    return tree;
}
function putBack(value) {
    for (const [key, part] of Object.entries(value)) {
        if (key === 'position')
            continue;
        if (typeof part === 'string') {
            const original = part.replace(STAND_IN, (character) => ORIGINAL[character] ?? character);
            if (original !== part)
                Object.assign(value, { [key]: original });
        }
        else if (typeof part === 'object' && part !== null)
            putBack(part);
    }
}
/** Calls `use` with the node and all below it, in document order. */
function visit(node, use) {
    use(node);
    if ('children' in node)
        for (const child of node.children)
            visit(child, use);
}

;// CONCATENATED MODULE: ./lib/site/markdown/parse.js


/** Parses a page or snippet. Never fails: broken places become text and are reported with line and column. */
function parsePage(file, source, report) {
    const { tree, problems } = parseRecovering(source);
    for (const { message, line, column } of problems) {
        report({ severity: 'warning', kind: 'syntax', message, file, line, column });
    }
    const yaml = tree.children.find((node) => node.type === 'yaml');
    const frontmatter = yaml
        ? readFrontmatter(file, yaml.value, (yaml.position?.start.line ?? 1) + 1, report)
        : {};
    const languages = new Set();
    let heading;
    visit(tree, (node) => {
        if (node.type === 'code' && node.lang)
            languages.add(node.lang.toLowerCase());
        if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
            node.name === 'CodeBlock') {
            for (const attribute of node.attributes) {
                const isLanguage = attribute.type === 'mdxJsxAttribute' && /^lang(?:uage)?$/.test(attribute.name);
                if (isLanguage && typeof attribute.value === 'string')
                    languages.add(attribute.value.toLowerCase());
            }
        }
        if (node.type === 'heading' && node.depth === 1)
            heading ??= node;
    });
    const title = scalarText(frontmatter.title) ?? (heading ? plainText(heading).trim() : undefined);
    return {
        file,
        source,
        frontmatter,
        tree,
        title: title === '' ? undefined : title,
        languages: [...languages].sort(),
    };
}
function scalarText(value) {
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : undefined;
}
/** The text of a node without its markup. */
function plainText(node) {
    if ('children' in node)
        return node.children.map(plainText).join('');
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
        return node.value;
    if (node.type === 'inlineMath')
        return node.value;
    return node.type === 'image' ? (node.alt ?? '') : '';
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/site/cache/digest.js

/** A digest of texts that tells where one ends and the next begins. */
function digest(...texts) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const text of texts)
        hash.update(`${text.length}:`).update(text);
    return hash.digest('base64url');
}

;// CONCATENATED MODULE: ./lib/site/cache/parsed.js



/** Parses each page and snippet of a project once; with a cache, only those that it does not know. */
function createParsedPages(files, report, cache) {
    const parsed = new Map();
    const read = (file) => {
        const source = files.readText(file);
        if (cache === undefined)
            return parsePage(file, source, report);
        const key = `parsed ${digest(file, source)}`;
        const bytes = cache.get(key);
        if (bytes !== undefined) {
            const { page, diagnostics } = (0,external_node_v8_.deserialize)(bytes);
            diagnostics.forEach(report);
            return withLazyTree(file, source, page);
        }
        const diagnostics = [];
        const page = parsePage(file, source, (diagnostic) => {
            diagnostics.push(diagnostic);
            report(diagnostic);
        });
        const { frontmatter, title, languages } = page;
        cache.put(key, (0,external_node_v8_.serialize)({ page: { frontmatter, title, languages }, diagnostics }));
        return page;
    };
    return {
        parse(file) {
            const known = parsed.get(file) ?? read(file);
            parsed.set(file, known);
            return known;
        },
    };
}
function withLazyTree(file, source, page) {
    let tree;
    return {
        file,
        source,
        ...page,
        get tree() {
            tree ??= parsePage(file, source, () => { }).tree;
            return tree;
        },
    };
}

;// CONCATENATED MODULE: ./lib/site/navigation/suggest.js
/** The known name nearest to a wrong one, for "did you mean"; undefined when none is near. */
function nearest(wrong, known) {
    const tail = lastPart(wrong);
    let best;
    const limit = Math.max(2, Math.floor(wrong.length / 3));
    for (const name of known) {
        const sameTail = lastPart(name) === tail;
        if (!sameTail && Math.abs(name.length - wrong.length) > limit)
            continue;
        const edits = distance(wrong, name, sameTail ? Number.POSITIVE_INFINITY : limit);
        // The same last part in another folder is a moved page: likelier than a page spelt alike.
        const cost = sameTail ? Math.min(edits, 2) + edits / 1000 : edits;
        if (cost <= limit &&
            (best === undefined || cost < best.cost || (cost === best.cost && name < best.name))) {
            best = { name, cost };
        }
    }
    return best?.name;
}
function lastPart(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** Edit distance of two texts, or more than `limit` as soon as that is certain. */
function distance(a, b, limit) {
    let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        let least = i;
        for (let j = 1; j <= b.length; j += 1) {
            const substituted = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            const value = Math.min(substituted, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
            row.push(value);
            least = Math.min(least, value);
        }
        if (least > limit)
            return least;
        previous = row;
    }
    return previous[b.length] ?? 0;
}

;// CONCATENATED MODULE: ./lib/site/config/code-themes.js

/** Reports code themes that the highlighter does not have; the usual ones stand in (spec/docs-json, styling). */
async function knownCodeThemes(codeblocks, document, report) {
    const named = themesIn(codeblocks, ['styling', 'codeblocks']);
    if (named.length === 0)
        return codeblocks;
    const { bundledThemes } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 65263));
    const unknown = named.filter(([, name]) => !(name in bundledThemes));
    for (const [path, name] of unknown) {
        const near = nearest(name, Object.keys(bundledThemes));
        report({
            severity: 'warning',
            kind: 'unknown-code-theme',
            message: `${path.join('.')}: there is no code theme "${name}"; the usual one is used`,
            hint: near === undefined ? undefined : `did you mean ${near}?`,
            ...document.placeOf(path),
        });
    }
    return unknown.length === 0 ? codeblocks : 'system';
}
function themesIn(value, path) {
    if (typeof value === 'string')
        return value === 'system' || value === 'dark' ? [] : [[path, value]];
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value)
        .filter(([key]) => key === 'theme' || key === 'light' || key === 'dark')
        .flatMap(([key, inner]) => themesIn(inner, [...path, key]));
}

// EXTERNAL MODULE: ./lib/site/config/document.js
var config_document = __webpack_require__(79933);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./lib/site/config/navigation-schema.js

/** The OpenAPI files a container attaches: one, several, or one with the folder its pages go to. */
const ApiSource = schemas/* union */.KCZ([
    schemas/* string */.YjP(),
    schemas/* array */.YOg(schemas/* string */.YjP()),
    schemas/* looseObject */._H3({
        source: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]).optional(),
        directory: schemas/* string */.YjP().optional(),
    }),
]);
const IconSetting = schemas/* union */.KCZ([
    schemas/* string */.YjP(),
    schemas/* looseObject */._H3({ name: schemas/* string */.YjP(), style: schemas/* string */.YjP().optional(), library: schemas/* string */.YjP().optional() }),
]);
/** The keys that list containers inside a container, and the key that labels their entries. */
const SWITCHES = {
    languages: 'language',
    versions: 'version',
    products: 'product',
    tabs: 'tab',
    menu: 'item',
    dropdowns: 'dropdown',
    anchors: 'anchor',
};
/**
 * Any container of the navigation: the root, a language, a version, a tab, a group, … Each may hold any other
 * (docs-in-the-wild: more than forty nestings), so they share one shape; a label says what one is.
 */
const Container = schemas/* looseObject */._H3({
    language: schemas/* string */.YjP().optional(),
    version: schemas/* string */.YjP().optional(),
    product: schemas/* string */.YjP().optional(),
    tab: schemas/* string */.YjP().optional(),
    item: schemas/* string */.YjP().optional(),
    dropdown: schemas/* string */.YjP().optional(),
    anchor: schemas/* string */.YjP().optional(),
    group: schemas/* string */.YjP().optional(),
    name: schemas/* string */.YjP().optional(),
    icon: IconSetting.optional(),
    iconType: schemas/* string */.YjP().optional(),
    href: schemas/* string */.YjP().optional(),
    description: schemas/* string */.YjP().optional(),
    hidden: schemas/* boolean */.zMY().optional(),
    default: schemas/* boolean */.zMY().optional(),
    tag: schemas/* string */.YjP().optional(),
    expanded: schemas/* boolean */.zMY().optional(),
    root: schemas/* string */.YjP().optional(),
    directory: schemas/* string */.YjP().optional(),
    openapi: ApiSource.optional(),
    asyncapi: ApiSource.optional(),
    get languages() {
        return schemas/* array */.YOg(Container).optional();
    },
    get versions() {
        return schemas/* array */.YOg(Container).optional();
    },
    get products() {
        return schemas/* array */.YOg(Container).optional();
    },
    get tabs() {
        return schemas/* array */.YOg(Container).optional();
    },
    get menu() {
        return schemas/* array */.YOg(Container).optional();
    },
    get dropdowns() {
        return schemas/* array */.YOg(Container).optional();
    },
    get anchors() {
        return schemas/* array */.YOg(Container).optional();
    },
    get groups() {
        return schemas/* array */.YOg(Container).optional();
    },
    get pages() {
        return schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), Container])).optional();
    },
    get global() {
        return Container.optional();
    },
});

;// CONCATENATED MODULE: ./lib/site/config/schema.js


/** `docs.json` as authors write it (spec/docs-json). Strict on what the spec names, tolerant of the rest. */
const hex = schemas/* string */.YjP()
    // Without flags: the published JSON Schema takes the pattern only.
    .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, {
    error: 'is not a hex color; write "#" and 3 or 6 hex digits',
});
const path = schemas/* string */.YjP().min(1, { error: 'is empty; give a path' });
/** One value for both modes, or one for each. */
const perMode = schemas/* strictObject */.rej({ light: path, dark: path });
const THEMES = [
    'mint',
    'maple',
    'palm',
    'willow',
    'linden',
    'almond',
    'aspen',
    'sequoia',
    'luma',
];
const Colors = schemas/* looseObject */._H3({
    primary: hex.describe('Emphasis color in light mode; alone, it applies to all color elements'),
    light: hex.optional().describe('Emphasis color in dark mode'),
    dark: hex.optional().describe('Color for buttons and hover states in both modes'),
});
const Logo = schemas/* looseObject */._H3({
    light: path.describe('Path to the light-mode logo, with file extension'),
    dark: path.describe('Path to the dark-mode logo, with file extension'),
    href: schemas/* string */.YjP().optional().describe('Target of a click on the logo'),
});
const Appearance = schemas/* looseObject */._H3({
    default: schemas/* enum */.k5n(['system', 'light', 'dark']).optional(),
    strict: schemas/* boolean */.zMY().optional().describe('Hides the light/dark toggle'),
});
const fontFields = {
    family: schemas/* string */.YjP().min(1),
    weight: schemas/* number */.aig().min(1).max(1000).optional(),
    source: schemas/* string */.YjP().optional().describe('URL of a hosted font or path to a local font file'),
    format: schemas/* enum */.k5n(['woff', 'woff2']).optional().describe('Required when `source` is used'),
};
const needsFormat = { error: 'is missing beside "source"; give woff or woff2', path: ['format'] };
const complete = (font) => font.source === undefined || font.format !== undefined;
const Font = schemas/* looseObject */._H3(fontFields).refine(complete, needsFormat);
const Fonts = schemas/* looseObject */._H3({
    ...fontFields,
    family: schemas/* string */.YjP().min(1).optional(),
    heading: Font.optional(),
    body: Font.optional(),
})
    .refine(complete, needsFormat)
    .refine((fonts) => fonts.family !== undefined || fonts.heading !== undefined || fonts.body !== undefined, {
    error: 'is missing; give the name of a font',
    path: ['family'],
});
const Icons = schemas/* looseObject */._H3({ library: schemas/* enum */.k5n(['fontawesome', 'lucide', 'tabler']) });
const Background = schemas/* looseObject */._H3({
    decoration: schemas/* enum */.k5n(['gradient', 'grid', 'windows']).optional(),
    color: schemas/* looseObject */._H3({ light: hex.optional(), dark: hex.optional() }).optional(),
    image: schemas/* union */.KCZ([path, perMode]).optional(),
});
const Styling = schemas/* looseObject */._H3({
    eyebrows: schemas/* enum */.k5n(['section', 'breadcrumbs']).optional(),
    latex: schemas/* boolean */.zMY().optional(),
    codeblocks: schemas/* union */.KCZ([
        schemas/* string */.YjP().min(1),
        schemas/* looseObject */._H3({
            theme: schemas/* union */.KCZ([schemas/* string */.YjP().min(1), perMode]).optional(),
            languages: schemas/* looseObject */._H3({ custom: schemas/* array */.YOg(schemas/* string */.YjP()).optional() }).optional(),
        }),
    ])
        .optional(),
});
const Thumbnails = schemas/* looseObject */._H3({
    appearance: schemas/* enum */.k5n(['light', 'dark']).optional(),
    background: schemas/* string */.YjP().optional(),
    fonts: schemas/* looseObject */._H3({ family: schemas/* string */.YjP().min(1) }).optional(),
});
/** Settings in the wild that the spec does not name: read leniently, a wrong form counts as absent. */
const lenient = (schema) => schema.optional().catch(undefined);
const schema_text = lenient(schemas/* string */.YjP());
const icon = lenient(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* looseObject */._H3({ name: schemas/* string */.YjP() })]));
const NavbarLink = schemas/* looseObject */._H3({ label: schema_text, type: schema_text, href: schema_text, url: schema_text, icon });
const FooterColumn = schemas/* looseObject */._H3({
    header: schema_text,
    items: lenient(schemas/* array */.YOg(schemas/* looseObject */._H3({ label: schema_text, href: schema_text }))),
});
const Api = schemas/* looseObject */._H3({
    playground: lenient(schemas/* looseObject */._H3({ display: schema_text, credentials: lenient(schemas/* boolean */.zMY()) })),
    params: lenient(schemas/* looseObject */._H3({ expanded: schema_text, post: lenient(schemas/* array */.YOg(schemas/* string */.YjP())) })),
    url: schema_text,
    examples: lenient(schemas/* looseObject */._H3({
        languages: lenient(schemas/* array */.YOg(schemas/* string */.YjP())),
        defaults: schema_text,
        prefill: lenient(schemas/* boolean */.zMY()),
        autogenerate: lenient(schemas/* boolean */.zMY()),
    })),
    mdx: lenient(schemas/* looseObject */._H3({
        server: lenient(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())])),
        auth: lenient(schemas/* looseObject */._H3({ method: schema_text, name: schema_text })),
    })),
});
const Redirect = schemas/* looseObject */._H3({
    source: schemas/* string */.YjP(),
    destination: schemas/* string */.YjP(),
    permanent: lenient(schemas/* boolean */.zMY()),
});
const sources = lenient(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()), schemas/* looseObject */._H3({ source: schema_text, directory: schema_text })]));
const DocsJson = schemas/* looseObject */._H3({
    $schema: schema_text,
    theme: schemas/* enum */.k5n(THEMES).describe('Layout theme'),
    name: schemas/* string */.YjP().min(1).describe('Name of the project, organization or product'),
    colors: Colors,
    logo: schemas/* union */.KCZ([path, Logo]).optional(),
    favicon: schemas/* union */.KCZ([path, schemas/* looseObject */._H3({ light: path, dark: path })]).optional(),
    appearance: Appearance.optional(),
    fonts: Fonts.optional(),
    icons: Icons.optional(),
    background: Background.optional(),
    styling: Styling.optional(),
    thumbnails: Thumbnails.optional(),
    navigation: Container.optional(),
    description: schema_text,
    navbar: lenient(schemas/* looseObject */._H3({ links: lenient(schemas/* array */.YOg(NavbarLink)), primary: lenient(NavbarLink) })),
    footer: lenient(schemas/* looseObject */._H3({
        socials: lenient(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())),
        links: lenient(schemas/* array */.YOg(FooterColumn)),
    })),
    banner: lenient(schemas/* looseObject */._H3({ content: schema_text, dismissible: lenient(schemas/* boolean */.zMY()) })),
    redirects: lenient(schemas/* array */.YOg(Redirect)),
    seo: lenient(schemas/* looseObject */._H3({ metatags: lenient(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())), indexing: schema_text })),
    search: lenient(schemas/* looseObject */._H3({ prompt: schema_text })),
    errors: lenient(schemas/* looseObject */._H3({ 404: lenient(schemas/* looseObject */._H3({ title: schema_text, description: schema_text })) })),
    api: lenient(Api.extend({ openapi: sources, asyncapi: sources })),
    contextual: lenient(schemas/* looseObject */._H3({ options: lenient(schemas/* array */.YOg(schemas/* unknown */.L5J())) })),
    integrations: lenient(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    variables: lenient(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())),
    metadata: lenient(schemas/* looseObject */._H3({})),
    interaction: lenient(schemas/* looseObject */._H3({})),
    feedback: lenient(schemas/* looseObject */._H3({})),
    scripts: schemas/* unknown */.L5J().optional(),
});

;// CONCATENATED MODULE: ./lib/site/openapi/settings.js
const DISPLAYS = ['interactive', 'simple', 'none', 'auth'];
/** Settles `api` of docs.json; what is missing or unknown gets its default. */
function settleApi(written = {}) {
    const { playground, params, url, examples, mdx } = written;
    return {
        samples: {
            languages: examples?.languages,
            requiredOnly: examples?.defaults === 'required',
            generated: examples?.autogenerate ?? true,
        },
        prefill: examples?.prefill ?? false,
        expanded: params?.expanded === 'all',
        remarks: params?.post ?? [],
        fullUrl: url === 'full',
        display: displayOf(playground?.display),
        credentials: playground?.credentials ?? false,
        manual: {
            servers: typeof mdx?.server === 'string' ? [mdx.server] : (mdx?.server ?? []),
            auth: mdx?.auth?.method === undefined ? undefined : { method: mdx.auth.method, name: mdx.auth.name },
        },
    };
}
/**
 * How much of the console a page shows: what the page says itself, else what the project says. Where neither speaks, it
 * is there, but not in an air-gapped deployment, where it has to be asked for (spec/admin-api, section 1). `auth` means
 * signed-in readers only, which a static site has none of.
 */
function consoleDisplay({ display }, own, deployment) {
    const chosen = displayOf(own) ?? display ?? (deployment === 'air-gapped' ? 'simple' : 'interactive');
    return chosen === 'auth' ? 'none' : chosen;
}
function displayOf(value) {
    return DISPLAYS.find((known) => known === value);
}

;// CONCATENATED MODULE: ./lib/site/config/left-out.js

/** Page actions that need nothing but the page. */
const PAGE_ACTIONS = new Set(['copy', 'view']);
/**
 * The settings that need a service beside the site: trackers, chats, assistants, ratings, dates of changes. What is
 * switched off asks for nothing.
 */
function leftOutSettings(docs) {
    const parts = ['integrations', 'feedback', 'metadata', 'interaction'].flatMap((setting) => Object.entries(docs[setting] ?? {}).map(([key, value]) => ({
        path: [setting, key],
        label: `${setting}.${key}`,
        value,
    })));
    const actions = (docs.contextual?.options ?? []).map((option, index) => ({
        path: ['contextual', 'options', index],
        label: `contextual.options ${JSON.stringify((0,config_document/* isRecord */.u)(option) ? (option.title ?? index) : option)}`,
        value: !PAGE_ACTIONS.has(option),
    }));
    const scripts = { path: ['scripts'], label: 'scripts', value: docs.scripts };
    return [...parts, ...actions, scripts].filter(({ value }) => value !== undefined && value !== false);
}

;// CONCATENATED MODULE: ./lib/site/config/settings.js


/** Settles a valid `docs.json` (spec/docs-json, section 2). */
function settle(docs) {
    const { colors, logo, favicon, fonts, background, styling } = docs;
    const codeblocks = styling?.codeblocks;
    const font = fonts?.family === undefined ? undefined : settleFont({ ...fonts, family: fonts.family });
    return {
        theme: docs.theme,
        name: docs.name,
        description: docs.description,
        colors: {
            primary: colors.primary,
            light: colors.light ?? colors.primary,
            dark: colors.dark ?? colors.primary,
        },
        logo: logo === undefined
            ? undefined
            : { ...bothModes(logo), href: typeof logo === 'string' ? undefined : logo.href },
        favicon: favicon === undefined ? undefined : bothModes(favicon),
        appearance: { default: docs.appearance?.default ?? 'system', strict: docs.appearance?.strict ?? false },
        fonts: {
            heading: fonts?.heading === undefined ? font : settleFont(fonts.heading),
            body: fonts?.body === undefined ? font : settleFont(fonts.body),
        },
        iconLibrary: docs.icons?.library ?? 'fontawesome',
        background: {
            decoration: background?.decoration,
            color: background?.color ?? {},
            image: background?.image === undefined ? undefined : bothModes(background.image),
        },
        eyebrows: styling?.eyebrows ?? 'section',
        latex: styling?.latex,
        codeblocks: codeblocks ?? 'system',
        customLanguages: typeof codeblocks === 'object' ? (codeblocks.languages?.custom ?? []) : [],
        thumbnails: {
            appearance: docs.thumbnails?.appearance,
            background: docs.thumbnails?.background,
            family: docs.thumbnails?.fonts?.family,
        },
        navigation: docs.navigation ?? {},
        navbar: {
            links: (docs.navbar?.links ?? []).flatMap(settleLink),
            primary: docs.navbar?.primary === undefined ? undefined : settleLink(docs.navbar.primary)[0],
        },
        footer: {
            socials: Object.entries(docs.footer?.socials ?? {}),
            columns: (docs.footer?.links ?? []).map((column) => ({
                header: column.header,
                links: (column.items ?? []).flatMap(settleLink),
            })),
        },
        banner: docs.banner?.content === undefined
            ? undefined
            : { content: docs.banner.content, dismissible: docs.banner.dismissible ?? false },
        redirects: (docs.redirects ?? []).map((redirect) => ({
            ...redirect,
            permanent: redirect.permanent ?? true,
        })),
        metatags: metatagsOf(docs.seo?.metatags ?? {}),
        indexing: docs.seo?.indexing === 'all' ? 'all' : 'navigable',
        searchPrompt: docs.search?.prompt,
        notFound: { title: docs.errors?.[404]?.title, description: docs.errors?.[404]?.description },
        openapi: docs.api?.openapi,
        asyncapi: docs.api?.asyncapi,
        api: settleApi(docs.api),
        contextual: (docs.contextual?.options ?? []).flatMap((option) => typeof option === 'string' && PAGE_ACTIONS.has(option) ? [option] : []),
        leftOut: leftOutSettings(docs),
        variables: docs.variables ?? {},
    };
}
function bothModes(value) {
    return typeof value === 'string' ? { light: value, dark: value } : { light: value.light, dark: value.dark };
}
function settleFont(font) {
    return { family: font.family, weight: font.weight, source: font.source, format: font.format };
}
/** A link without a target is no link; one without a label is shown by its icon or its target. */
function settleLink(link) {
    const href = link.href ?? link.url;
    if (href === undefined || href === '')
        return [];
    const icon = typeof link.icon === 'object' ? link.icon.name : link.icon;
    return [{ label: link.label ?? '', href, icon, type: link.type }];
}
function metatagsOf(tags) {
    return Object.fromEntries(Object.entries(tags).flatMap(([name, value]) => typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []));
}

;// CONCATENATED MODULE: ./lib/site/config/load.js





/** The settings file at the root of a docs project. */
const SETTINGS_FILE = 'docs.json';
/** What stands in for a required setting that is missing or wrong. */
const REQUIRED = { theme: 'mint', name: 'Documentation', colors: { primary: '#0f766e' } };
/**
 * Reads `docs.json`. Every wrong value is an error diagnostic with its place, and the default stands in for it;
 * unknown keys are one notice in all. Throws a Failure when the file is missing (E_DOCS_JSON_MISSING, saying where
 * it was looked for) or is not JSON (E_DOCS_JSON_INVALID, with line and column).
 */
async function loadSettings(files, report) {
    if (!files.has(SETTINGS_FILE))
        throw missing(files);
    const document = await (0,config_document/* readJsonDocument */.E)(files, SETTINGS_FILE, report);
    if (!(0,config_document/* isRecord */.u)(document.value)) {
        throw new failure/* Failure */.HR('E_DOCS_JSON_INVALID', {
            what: `${SETTINGS_FILE} is not a JSON object`,
            value: `${SETTINGS_FILE}:1:1`,
            fix: 'write the settings as { "theme": …, "name": …, "colors": …, "navigation": … }',
        });
    }
    reportUnknownKeys(document.value, document, report);
    const settings = settle(validate(document.value, document, report));
    const codeblocks = await knownCodeThemes(settings.codeblocks, document, report);
    return {
        settings: { ...settings, codeblocks },
        placeOf: document.placeOf,
        exactPlace: (place, value) => place.file === SETTINGS_FILE && place.line === undefined
            ? (document.placeOfText(value) ?? document.placeOfText(value.replace(/^\//, '')) ?? place)
            : place,
    };
}
function missing(files) {
    const elsewhere = files.paths.filter((path) => path.endsWith(`/${SETTINGS_FILE}`)).slice(0, 3);
    return new failure/* Failure */.HR('E_DOCS_JSON_MISSING', {
        what: `No ${SETTINGS_FILE} was found`,
        why: `looked for ${SETTINGS_FILE} at the root of the docs folder, which holds ${files.paths.length} files`,
        fix: elsewhere.length > 0
            ? `point the docs folder at the folder of ${elsewhere.join(' or ')}`
            : `point the docs folder at the folder that holds ${SETTINGS_FILE}`,
    });
}
/** Takes wrong values out, one round after another, until the rest is valid. */
function validate(value, document, report) {
    let candidate = value;
    const told = new Set();
    for (let round = 0; round < 8; round += 1) {
        const parsed = DocsJson.safeParse(candidate, { reportInput: true });
        if (parsed.success)
            return parsed.data;
        const problems = parsed.error.issues.map((issue) => deepest(issue));
        for (const { path, message } of problems) {
            // What was taken out as wrong may be missed in a later round: one problem, told once.
            if (told.has(path.join('\n')))
                continue;
            told.add(path.join('\n'));
            report({
                severity: 'error',
                kind: 'invalid-setting',
                message: `${dotted(path)}: ${message}`,
                ...document.placeOf(path),
            });
        }
        // Longest paths first, later elements before earlier ones, so that indexes stay true while cutting.
        const cuts = problems.map(({ path }) => path).sort((a, b) => compareForCut(b, a));
        candidate = withRequired(cuts.reduce((rest, path) => without(rest, path), candidate));
    }
    return DocsJson.parse(REQUIRED);
}
/** The branch of a union that got furthest says best what is wrong. */
function deepest(issue, base = []) {
    const path = [...base, ...issue.path.filter((key) => typeof key !== 'symbol')];
    if (issue.code === 'invalid_union') {
        const inner = issue.errors
            .map((branch) => branch[0])
            .filter((one) => one !== undefined)
            .sort((a, b) => b.path.length - a.path.length)[0];
        if (inner !== undefined && (inner.path.length > 0 || issue.errors.length === 1))
            return deepest(inner, path);
        const types = issue.errors.flatMap(([one]) => one?.code === 'invalid_type' ? [article(one.expected)] : []);
        return { path, message: types.length === 0 ? 'has the wrong form' : `must be ${alternatives(types)}` };
    }
    return { path, message: wording(issue) };
}
function wording(issue) {
    if (issue.code === 'invalid_type') {
        return issue.input === undefined
            ? `is missing; give ${article(issue.expected)}`
            : `must be ${article(issue.expected)}`;
    }
    const shown = typeof issue.input === 'string' ? `${JSON.stringify(issue.input)} ` : '';
    if (issue.code === 'invalid_value') {
        return issue.input === undefined
            ? `is missing; give one of ${issue.values.join(', ')}`
            : `${shown}is not one of ${issue.values.join(', ')}`;
    }
    return `${shown}${issue.message}`;
}
function article(type) {
    return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
function alternatives(words) {
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
function dotted(path) {
    return path.length === 0 ? SETTINGS_FILE : path.join('.');
}
function compareForCut(a, b) {
    if (a.length !== b.length)
        return a.length - b.length;
    for (const [index, key] of a.entries()) {
        const other = b[index];
        if (key === other)
            continue;
        if (typeof key === 'number' && typeof other === 'number')
            return key - other;
        return String(key) < String(other) ? -1 : 1;
    }
    return 0;
}
/** The value without what stands at a path; where nothing stands there, without its parent. */
function without(value, path) {
    const [key, ...rest] = path;
    if (key === undefined)
        return undefined;
    if (Array.isArray(value) && typeof key === 'number') {
        if (rest.length === 0)
            return value.toSpliced(key, 1);
        const inner = without(value[key], rest);
        return inner === undefined ? value.toSpliced(key, 1) : value.with(key, inner);
    }
    if (!(0,config_document/* isRecord */.u)(value) || !(key in value))
        return undefined;
    const { [key]: inner, ...others } = value;
    if (rest.length === 0)
        return others;
    const kept = without(inner, rest);
    return kept === undefined ? others : { ...value, [key]: kept };
}
function withRequired(value) {
    const given = (0,config_document/* isRecord */.u)(value) ? value : {};
    const colors = (0,config_document/* isRecord */.u)(given.colors) ? { ...REQUIRED.colors, ...given.colors } : REQUIRED.colors;
    return { ...REQUIRED, ...given, colors };
}
const KNOWN = {
    colors: Colors,
    logo: Logo,
    appearance: Appearance,
    fonts: Fonts,
    icons: Icons,
    background: Background,
    styling: Styling,
    thumbnails: Thumbnails,
};
function reportUnknownKeys(value, document, report) {
    const unknown = Object.keys(value)
        .filter((key) => !(key in DocsJson.shape))
        .map((key) => [key]);
    for (const [setting, schema] of Object.entries(KNOWN)) {
        const own = value[setting];
        if (!(0,config_document/* isRecord */.u)(own))
            continue;
        unknown.push(...Object.keys(own).flatMap((key) => (key in schema.shape ? [] : [[setting, key]])));
    }
    const first = unknown[0];
    if (first === undefined)
        return;
    report({
        severity: 'notice',
        kind: 'unknown-setting',
        message: `Settings without effect here: ${unknown.map(dotted).join(', ')}`,
        ...document.placeOf(first),
    });
}

;// CONCATENATED MODULE: ./lib/site/openapi/json.js
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The value when it is an object, else an empty one. */
function objectOf(value) {
    return isObject(value) ? value : {};
}
/** The value when it is an array, else an empty one. */
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** The value when it is a string with something to read in it. */
function textOf(value) {
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
/** A value as a reader expects to see it: text as it is, everything else as JSON on one line. */
function shown(value) {
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
}

;// CONCATENATED MODULE: ./lib/site/openapi/parse.js


/** Loads the YAML parser, once needed, and gives a parser for both formats. */
async function loadApiFileParser() {
    const yaml = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    return (file, text, report) => {
        const broken = (message, place) => report({
            severity: 'error',
            kind: 'api-document',
            message: `The API description cannot be read: ${message}`,
            hint: 'Write it as valid JSON or YAML.',
            file,
            line: place?.line,
            column: place?.col,
        });
        let value;
        try {
            value = JSON.parse(text);
        }
        catch {
            // Everything that is not strict JSON, JSON with comments or a trailing comma included, is tried as YAML,
            // whose parser also says where it went wrong.
            const document = yaml.parseDocument(text, { merge: true, uniqueKeys: false, version: '1.2' });
            const [error] = document.errors;
            if (error !== undefined) {
                broken(error.message.split('\n')[0]?.replace(/ at line .*$/, '') ?? error.name, error.linePos?.[0]);
                return undefined;
            }
            try {
                // Aliases share one object, so that many of them cost nothing; nothing here walks a document as a whole.
                value = document.toJS({ maxAliasCount: -1 });
            }
            catch (error) {
                broken((0,failure/* messageOf */.bD)(error));
                return undefined;
            }
        }
        if (isObject(value))
            return value;
        broken('it is not an object');
        return undefined;
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/site/openapi/resolve.js


/**
 * Makes the resolver of a document. References may lead into other files of the project, whose own references
 * are made absolute when they are read. What cannot be found is reported once and stands for an empty object.
 */
function createResolver(source, root, files, parse, report) {
    const documents = new Map([[source, root]]);
    const found = new Map();
    const merged = new WeakMap();
    /** The line at which the document has a reference, whose file may have been written another way. */
    const lineOf = (reference) => {
        if (!files.has(source))
            return undefined;
        const text = files.readText(source);
        const end = reference.indexOf('#') < 0 ? reference : reference.slice(reference.indexOf('#'));
        for (let at = text.indexOf(end); at >= 0; at = text.indexOf(end, at + 1)) {
            if (/^(?:["'\s,}]|$)/.test(text.slice(at + end.length, at + end.length + 1))) {
                return text.slice(0, at).split('\n').length;
            }
        }
        return undefined;
    };
    const missing = (reference, why, hint) => {
        report({
            severity: 'warning',
            kind: 'api-reference',
            message: `$ref ${JSON.stringify(reference)} ${why}.`,
            hint,
            file: source,
            line: lineOf(reference),
        });
        return {};
    };
    const documentOf = (file) => {
        const known = documents.get(file);
        if (known !== undefined || !files.has(file))
            return known;
        const document = parse(file, files.readText(file), report) ?? {};
        absolute(document, file);
        documents.set(file, document);
        return document;
    };
    const lookUp = (reference) => {
        const hash = reference.indexOf('#');
        const address = hash < 0 ? reference : reference.slice(0, hash);
        if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
            return missing(reference, 'leads to another host, which is not asked', 'Copy the file into the project and refer to it there.');
        }
        const file = address === '' ? source : projectPath(address, '');
        const document = documentOf(file);
        if (document === undefined)
            return missing(reference, `leads to ${file}, which is not in the project`);
        const value = at(document, hash < 0 ? '' : reference.slice(hash + 1));
        return isObject(value) ? value : missing(reference, 'leads to nothing');
    };
    const follow = (reference, seen) => {
        const known = found.get(reference);
        if (known !== undefined)
            return known;
        const target = lookUp(reference);
        const next = target.$ref;
        let value = target;
        if (typeof next === 'string') {
            value = seen.includes(next)
                ? missing(reference, 'leads back to itself')
                : beside(target, follow(next, [...seen, reference]));
        }
        found.set(reference, value);
        return value;
    };
    const beside = (holder, target) => {
        if (Object.keys(holder).length === 1)
            return target;
        const { $ref: _reference, ...siblings } = holder;
        const value = { ...target, ...siblings };
        merged.set(holder, value);
        return value;
    };
    return {
        resolve(value) {
            if (!isObject(value))
                return {};
            if (typeof value.$ref !== 'string')
                return value;
            return merged.get(value) ?? beside(value, follow(value.$ref, []));
        },
        nameOf(value) {
            const { $ref } = objectOf(value);
            return typeof $ref === 'string' ? lastName($ref) : undefined;
        },
    };
}
/** Makes the references of a tree absolute in the project, in place: `#/a` in `api/b.yaml` becomes `api/b.yaml#/a`. */
function absolute(tree, file) {
    const seen = new Set();
    const visit = (value) => {
        if (typeof value !== 'object' || value === null || seen.has(value))
            return;
        seen.add(value);
        const holder = value;
        const { $ref } = holder;
        if (typeof $ref === 'string' && !/^[a-z][a-z0-9+.-]*:/i.test($ref)) {
            const [address = '', pointer] = $ref.split('#', 2);
            const target = address === '' ? file : projectPath(address, file);
            holder.$ref = pointer === undefined ? target : `${target}#${pointer}`;
        }
        for (const child of Object.values(holder))
            visit(child);
    };
    visit(tree);
}
/** The project path that an address in a file means; a leading slash is the project's root. */
function projectPath(address, file) {
    return external_node_path_.posix.normalize(address.startsWith('/') ? address.slice(1) : external_node_path_.posix.join(external_node_path_.posix.dirname(file), address));
}
function at(document, pointer) {
    let value = document;
    for (const part of pointer.split('/').slice(1)) {
        const name = decodePart(part);
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
            return undefined;
        value = value[name];
    }
    return value;
}
/** Decodes one part of a JSON Pointer in a URI fragment (RFC 6901, section 6). */
function decodePart(part) {
    return percentDecoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
}
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text; // A stray percent sign is part of the name.
    }
}
function lastName(reference) {
    const part = reference.split('/').at(-1);
    if (part === undefined || part === '')
        return undefined;
    return decodePart(part).replace(/\.(json|ya?ml)(#.*)?$/i, '') || undefined;
}

;// CONCATENATED MODULE: ./lib/site/openapi/slug.js
/** A name for URLs and ids: lower case, words joined by hyphens; letters of every script stay. Never empty. */
function slugOf(text) {
    const slug = text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/['’]/g, '')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '');
    return slug === '' ? 'untitled' : slug;
}
/** Gives each name once: `list`, `list-2`, `list-3`, … */
function uniqueNames() {
    const taken = new Set();
    return (name) => {
        let unique = name;
        for (let count = 2; taken.has(unique); count++)
            unique = `${name}-${count}`;
        taken.add(unique);
        return unique;
    };
}

;// CONCATENATED MODULE: ./lib/site/openapi/asyncapi/document.js




/** Reads an AsyncAPI description of the project; problems are reported, and the result is undefined. */
async function loadAsyncApi(files, source, report) {
    const file = source.replace(/^\.?\//, '');
    if (!files.has(file)) {
        const kind = /^https?:/i.test(source) ? 'remote-api-document' : 'missing-file';
        report({
            severity: 'warning',
            kind,
            message: `The AsyncAPI description ${source} is not in the project.`,
            hint: 'Save it in the project and name that file.',
        });
        return undefined;
    }
    const parse = await loadApiFileParser();
    const root = parse(file, files.readText(file), report);
    if (root === undefined)
        return undefined;
    if (!/^[23]\./.test(textOf(root.asyncapi) ?? '')) {
        report({
            severity: 'error',
            kind: 'api-document',
            message: `This is no AsyncAPI description that is understood: "asyncapi" is ${JSON.stringify(root.asyncapi ?? null)}.`,
            hint: 'Write "asyncapi: 3.0.0".',
            file,
        });
        return undefined;
    }
    absolute(root, file);
    const resolver = createResolver(file, root, files, parse, report);
    const unique = uniqueNames();
    const channels = Object.entries(objectOf(root.channels)).map(([name, value]) => {
        const raw = resolver.resolve(value);
        const title = textOf(raw.title) ?? name;
        return {
            name,
            title,
            description: textOf(raw.description),
            address: textOf(raw.address) ?? name,
            slug: unique(slugOf(title)),
            parameters: objectOf(raw.parameters),
            messages: messagesOf(raw, root, resolver),
        };
    });
    return {
        ...resolver,
        source: file,
        title: textOf(objectOf(root.info).title) ?? 'Channels',
        servers: Object.values(objectOf(root.servers)).map((server) => serverAddress(resolver.resolve(server))),
        channels,
    };
}
function serverAddress(server) {
    const protocol = textOf(server.protocol) ?? 'wss';
    const host = textOf(server.host);
    if (host !== undefined)
        return `${protocol}://${host}${textOf(server.pathname) ?? ''}`;
    const url = textOf(server.url) ?? '';
    return url.includes('://') ? url : `${protocol}://${url}`;
}
function messagesOf(channel, root, resolver) {
    return textOf(root.asyncapi)?.startsWith('2')
        ? messagesOfVersion2(channel, resolver)
        : messagesOfVersion3(channel, root, resolver);
}
/** Version 2: operations stand in the channel and speak of the client: what it publishes, it sends. */
function messagesOfVersion2(channel, resolver) {
    return ['publish', 'subscribe'].flatMap((key) => {
        if (channel[key] === undefined)
            return [];
        const message = resolver.resolve(resolver.resolve(channel[key]).message);
        const all = listOf(message.oneOf).length > 0 ? listOf(message.oneOf) : [message];
        const direction = key === 'publish' ? 'sent' : 'received';
        return all.map((one, index) => readMessage(resolver.nameOf(one) ?? `Message ${index + 1}`, resolver.resolve(one), direction));
    });
}
/** Version 3: operations stand apart and speak of the application: what it receives, its client sends. */
function messagesOfVersion3(channel, root, resolver) {
    const operations = Object.values(objectOf(root.operations))
        .map((operation) => resolver.resolve(operation))
        .filter((operation) => resolver.resolve(operation.channel) === channel);
    return Object.entries(objectOf(channel.messages)).map(([name, value]) => {
        const message = resolver.resolve(value);
        const actions = operations
            .filter(({ messages }) => messages === undefined || listOf(messages).some((one) => resolver.resolve(one) === message))
            .map(({ action }) => action);
        const sent = actions.includes('receive');
        const received = actions.includes('send');
        const direction = sent && received ? 'sent and received' : sent ? 'sent' : received ? 'received' : undefined;
        return readMessage(name, message, direction);
    });
}
function readMessage(name, raw, direction) {
    const payload = objectOf(raw.payload);
    return {
        title: textOf(raw.title) ?? textOf(raw.name) ?? name,
        description: textOf(raw.description) ?? textOf(raw.summary),
        direction,
        // Version 3 may wrap a payload with the format of its schema.
        payload: payload.schema !== undefined && payload.type === undefined ? payload.schema : raw.payload,
        headers: raw.headers,
        examples: listOf(raw.examples).flatMap((example) => {
            const { payload: value } = objectOf(example);
            return value === undefined ? [] : [value];
        }),
    };
}

;// CONCATENATED MODULE: ./lib/site/openapi/operations.js


/** In the order in which a reference lists the operations of one path. */
const METHODS = [
    'get',
    'post',
    'put',
    'patch',
    'delete',
    'head',
    'options',
    'trace',
    'query',
];
/** All operations of a document in its order, those of `webhooks` last. */
function listOperations(root, resolver) {
    const slugsByTag = new Map();
    const slugs = (tag) => {
        const unique = slugsByTag.get(tag) ?? uniqueNames();
        slugsByTag.set(tag, unique);
        return unique;
    };
    const operationsOf = (paths, webhook) => Object.entries(objectOf(paths)).flatMap(([path, item]) => {
        const pathItem = resolver.resolve(item);
        return METHODS.filter((method) => Object.hasOwn(pathItem, method)).map((method) => {
            const raw = resolver.resolve(pathItem[method]);
            const operation = readOperation(method, path, raw, pathItem, webhook);
            return { ...operation, slug: slugs(operation.tags[0] ?? '')(operationSlug(operation)) };
        });
    });
    return [...operationsOf(root.paths, false), ...operationsOf(root.webhooks ?? root['x-webhooks'], true)];
}
/** The last part of the address of an operation's page: its title, or its `operationId` where it has no title of its own. */
function operationSlug(operation) {
    const written = textOf(operation.raw.summary);
    const spelled = (operation.operationId ?? operation.title).replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2');
    return slugOf(written ?? spelled);
}
function readOperation(method, path, raw, pathItem, webhook) {
    const mint = objectOf(raw['x-mint']);
    const metadata = objectOf(mint.metadata);
    return {
        method,
        path,
        operationId: textOf(raw.operationId),
        title: textOf(metadata.title) ??
            textOf(raw.summary) ??
            textOf(pathItem.summary) ??
            (webhook ? path : `${method.toUpperCase()} ${path}`),
        description: textOf(raw.description) ?? textOf(pathItem.description),
        tags: listOf(raw.tags).flatMap((tag) => textOf(tag) ?? []),
        deprecated: raw.deprecated === true || metadata.deprecated === true,
        hidden: raw['x-hidden'] === true || pathItem['x-hidden'] === true,
        excluded: raw['x-excluded'] === true || pathItem['x-excluded'] === true,
        webhook,
        metadata,
        content: textOf(mint.content),
        href: textOf(mint.href),
        raw,
        pathItem,
    };
}

;// CONCATENATED MODULE: ./lib/site/openapi/document.js





/**
 * Reads an API description of the project. What keeps it from being read is reported, and the result is undefined;
 * a URL is never asked for. References are followed only when a page needs them.
 */
async function loadApiDocument(files, source, report) {
    const file = source.replace(/^\.?\//, '');
    const give = (severity, kind, message, hint) => {
        report({ severity, kind, message, hint, file: files.has(file) ? file : undefined });
        return undefined;
    };
    if (/^https?:/i.test(source)) {
        return give('warning', 'remote-api-document', `The API description ${source} is not in the project, and nothing is downloaded while building.`, 'Save it in the project and name that file instead.');
    }
    if (!files.has(file)) {
        return give('warning', 'missing-file', `The API description ${source} is not in the project.`, 'Correct the path.');
    }
    const parse = await loadApiFileParser();
    const text = files.readText(file);
    const parsed = parse(file, text, report);
    if (parsed === undefined)
        return undefined;
    let root = parsed;
    if (textOf(parsed.swagger)?.startsWith('2')) {
        const { upgradeFromTwoToThree } = await __webpack_require__.e(/* import() */ 2675).then(__webpack_require__.bind(__webpack_require__, 32675));
        try {
            root = objectOf(upgradeFromTwoToThree({ ...parsed }));
        }
        catch (error) {
            return give('error', 'api-document', `This Swagger 2 file cannot be brought up to OpenAPI 3: ${(0,failure/* messageOf */.bD)(error)}`, 'Check it with a validator.');
        }
    }
    else if (!textOf(parsed.openapi)?.startsWith('3')) {
        return give('error', 'api-document', `This is no API description that is understood: "openapi" is ${JSON.stringify(parsed.openapi ?? null)}.`, 'Write "openapi: 3.1.0" or 3.0, or "swagger: \'2.0\'".');
    }
    // Only a document with references into other files needs its own made absolute, which costs a walk over all of it.
    if (/\$ref["']?\s*:\s*["']?[^"'#\s]/.test(text))
        absolute(root, file);
    const resolver = createResolver(file, root, files, parse, report);
    const info = objectOf(root.info);
    return {
        ...resolver,
        source: file,
        title: textOf(info.title) ?? 'API reference',
        version: textOf(info.version),
        description: textOf(info.description),
        servers: listOf(root.servers).map(objectOf),
        operations: listOperations(root, resolver),
        raw: root,
    };
}

;// CONCATENATED MODULE: ./lib/site/openapi/reference.js

const REFERENCE = new RegExp(`^(?:(\\S.*?)\\s+)?(${METHODS.join('|')}|webhook)\\s+(\\S.*)$`, 'i');
/** Reads an endpoint reference; undefined for anything else, the path of a page for instance. */
function parseEndpointReference(text) {
    const [, source, method, path] = REFERENCE.exec(text.trim()) ?? [];
    if (method === undefined || path === undefined)
        return undefined;
    const webhook = method.toLowerCase() === 'webhook';
    if (!webhook && !/^(\/|https?:)/i.test(path))
        return undefined;
    return { ...(source === undefined ? {} : { source }), method: method.toLowerCase(), path };
}
/** The operation a reference means. A trailing slash or other names in braces do not matter. */
function findOperation(document, reference) {
    if (reference.method === 'webhook') {
        return document.operations.find(({ webhook, path }) => webhook && path === reference.path);
    }
    const candidates = document.operations.filter(({ webhook, method }) => !webhook && method === reference.method);
    return (candidates.find(({ path }) => path === reference.path) ??
        candidates.find(({ path }) => comparable(path) === comparable(reference.path)));
}
function comparable(path) {
    return path.replace(/\{[^}]*\}/g, '{}').replace(/\/+$/, '');
}
const API_FILE = /^\s*\{?\s*"?(?:openapi|swagger)"?\s*:\s*["']?[23]\b|[{,]\s*"(?:openapi|swagger)"\s*:\s*"[23]\./m;
/** The files of a project that are API descriptions, sorted. They are looked into, not parsed. */
function listApiFiles(files) {
    return files.paths.filter((path) => /\.(json|ya?ml)$/i.test(path) && API_FILE.test(files.readText(path)));
}
/**
 * The project path of an API description as a page names it: a path with or without its leading slash or extension, or
 * the bare name of one of `apiFiles` (the first, where several have it).
 */
function resolveApiSource(files, source, apiFiles) {
    const path = source.replace(/^\.?\//, '');
    const candidates = [path, `${path}.json`, `${path}.yaml`, `${path}.yml`];
    const exact = candidates.find((candidate) => files.has(candidate));
    if (exact !== undefined)
        return exact;
    return apiFiles.find((file) => candidates.some((candidate) => file.endsWith(`/${candidate}`)));
}

;// CONCATENATED MODULE: ./lib/site/openapi/groups.js


/**
 * A whole reference: the operations by their first tag, tags in the order in which the document lists them, then as they
 * appear. Operations without a tag stand under the document's title; hidden and excluded ones are left out.
 */
function groupOperations(document) {
    const declared = listOf(document.raw.tags).map(objectOf);
    const titles = new Map(declared.flatMap((tag) => {
        const name = textOf(tag.name);
        return name === undefined
            ? []
            : [[name, textOf(tag['x-group']) ?? textOf(tag['x-displayName']) ?? name]];
    }));
    const byTag = new Map([...titles.keys()].map((tag) => [tag, []]));
    for (const operation of document.operations) {
        if (operation.hidden || operation.excluded)
            continue;
        const tag = operation.tags[0] ?? document.title;
        byTag.set(tag, [...(byTag.get(tag) ?? []), operation]);
    }
    return [...byTag]
        .filter(([, operations]) => operations.length > 0)
        .map(([tag, operations]) => ({ title: titles.get(tag) ?? tag, slug: slugOf(tag), operations }));
}

;// CONCATENATED MODULE: ./lib/site/project/names.js
const WINDOWS_DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
const LONGEST_NAME = 255;
/**
 * Why a file of this path cannot be part of every site: some system a bundle travels through could not hold it.
 * Undefined when it can.
 */
function nameProblem(path) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\u0000-\u001f\u007f\\]/.test(path))
        return 'it holds a control character or a backslash';
    for (const name of path.split('/')) {
        if (WINDOWS_DEVICE.test(name))
            return `"${name}" is the name of a device on Windows`;
        if (/[. ]$/.test(name))
            return `"${name}" ends in a dot or a space, which Windows drops`;
        if (Buffer.byteLength(name) > LONGEST_NAME)
            return `a name in it is longer than ${LONGEST_NAME} bytes`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/site/navigation/pages.js

/** Documents for the people who work on a project, not for its readers; pages only where navigation lists them. */
const REPOSITORY_FILES = /^(README|LICENSE|CHANGELOG|CONTRIBUTING|SECURITY|CODE_OF_CONDUCT|AGENTS|CLAUDE)\.mdx?$/;
const SNIPPET_FOLDERS = /(^|\/)_?snippets\//;
/**
 * The page files of a project: site path → file. Snippets are parts of pages, not pages. Of two paths that only
 * letter case tells apart the first is kept, since not every file system tells them apart.
 */
function pageFiles(files, listed, report) {
    const pages = new Map();
    const taken = new Map();
    for (const file of files.paths) {
        const path = /^(.+)\.mdx?$/.exec(file)?.[1];
        if (path === undefined)
            continue;
        const name = file.slice(file.lastIndexOf('/') + 1);
        const excluded = SNIPPET_FOLDERS.test(file) || REPOSITORY_FILES.test(name);
        if (excluded && !listed.has(path))
            continue;
        const unportable = nameProblem(`${path}.html`);
        if (unportable !== undefined) {
            report({
                severity: 'error',
                kind: 'unportable-name',
                message: `This page is left out, since its address cannot be a file everywhere: ${unportable}`,
                hint: 'rename it',
                file,
            });
            continue;
        }
        const first = taken.get(path.toLowerCase());
        if (first !== undefined) {
            report({
                severity: 'warning',
                kind: 'case-collision',
                message: `This page has the address of ${first}, and is left out`,
                hint: 'rename one of the two',
                file,
            });
            continue;
        }
        taken.set(path.toLowerCase(), file);
        pages.set(path, file);
    }
    return pages;
}
/** A site path as the navigation or a link may write it, in its plain form. */
function normalPath(path) {
    const plain = path
        .replace(/^\.?\/+/, '')
        .replace(/\.mdx?$/, '')
        .replace(/\/+$/, '');
    return plain === '' ? 'index' : plain;
}
const MODES = new Set(['wide', 'custom', 'frame', 'center']);
/** The page of a Markdown file; an operation it documents lends it what its frontmatter leaves open. */
function markdownPage(path, parsed, reference = {}) {
    const { operation, channel, schema } = reference;
    const lent = operation?.operation ?? channel?.channel;
    const title = parsed.title ?? lent?.title ?? schema?.name ?? titleFromPath(path);
    const page = pageOf(path, parsed.frontmatter, title, lent?.description, reference);
    return { ...page, parsed, deprecated: page.deprecated || operation?.operation.deprecated === true };
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
    const icon = frontmatter.icon;
    const mode = pages_text(frontmatter.mode) ?? '';
    const endpoint = endpointOf(pages_text(frontmatter.api));
    // Samples stand beside a reference, where other pages have their table of contents.
    const usual = operation ?? channel ?? schema ?? endpoint;
    return {
        path,
        title,
        sidebarTitle: pages_text(frontmatter.sidebarTitle) ?? title,
        description: pages_text(frontmatter.description) ?? firstParagraph(lent),
        icon: typeof icon === 'object' && icon !== null ? pages_text(icon.name) : pages_text(icon),
        iconType: pages_text(frontmatter.iconType) ??
            (typeof icon === 'object' && icon !== null ? pages_text(icon.style) : undefined),
        tag: pages_text(frontmatter.tag),
        deprecated: frontmatter.deprecated === true,
        hidden: frontmatter.hidden === true,
        noindex: frontmatter.noindex === true || frontmatter.hidden === true,
        mode: MODES.has(mode) ? mode : usual === undefined ? 'default' : 'wide',
        url: pages_text(frontmatter.url),
        metatags: metatags(frontmatter),
        parsed: undefined,
        operation,
        channel,
        schema,
        endpoint,
    };
}
function pages_text(value) {
    if (typeof value === 'string')
        return value.trim() === '' ? undefined : value.trim();
    return typeof value === 'number' ? String(value) : undefined;
}
/** The first paragraph, as a description: without Markdown's marks, in one line. */
function firstParagraph(markdown) {
    const paragraph = markdown?.trim().split(/\n\s*\n/)[0];
    return pages_text(paragraph
        ?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[*_`#>]+/g, '')
        .replace(/\s+/g, ' '));
}
function metatags(frontmatter) {
    const tags = {};
    for (const [name, value] of Object.entries(frontmatter)) {
        const content = Array.isArray(value) ? value.map(String).join(', ') : pages_text(value);
        if (content !== undefined && (/^(og|twitter|article):/.test(name) || name === 'keywords'))
            tags[name] = content;
    }
    const canonical = pages_text(frontmatter.canonical);
    return canonical === undefined ? tags : { ...tags, canonical };
}
function endpointOf(api) {
    const [, method, path] = /^([A-Za-z]+)\s+(\S+)$/.exec(api ?? '') ?? [];
    return method === undefined || path === undefined ? undefined : { method: method.toLowerCase(), path };
}
function titleFromPath(path) {
    const words = (path
        .replace(/\/index$/, '')
        .split('/')
        .at(-1) ?? path)
        .replace(/[-_]+/g, ' ')
        .trim();
    return words.charAt(0).toUpperCase() + words.slice(1);
}

;// CONCATENATED MODULE: ./lib/site/navigation/endpoints.js




/** Where operation pages go unless a directory is set. */
const DEFAULT_DIRECTORY = 'api-reference';
function sourcesOf(source) {
    if (source === undefined)
        return [];
    if (typeof source === 'string')
        return [source];
    if (Array.isArray(source))
        return source;
    return typeof source.source === 'string' ? [source.source] : (source.source ?? []);
}
/** A container's own attachment; what it leaves open holds from the container above. */
function scopeOf(source, above) {
    const own = sourcesOf(source);
    const directory = typeof source === 'object' && !Array.isArray(source) ? source.directory : undefined;
    return {
        sources: own.length > 0 ? own : above.sources,
        directory: directory?.replace(/^\/+|\/+$/g, '') || above.directory,
    };
}
/**
 * The operation an endpoint reference means: in the file it names, else in those attached around it, else in any of
 * the project's that has it.
 */
function resolveEndpoint(reference, scope, documents) {
    const parsed = parseEndpointReference(reference);
    if (parsed === undefined)
        return undefined;
    const names = parsed.source === undefined ? [...scope.sources, ...documents.keys()] : [parsed.source];
    for (const name of names) {
        const document = documents.get(name);
        const operation = document === undefined ? undefined : findOperation(document, parsed);
        if (document !== undefined && operation !== undefined)
            return { document, operation };
    }
    return undefined;
}
/**
 * Makes the pages of operations and channels, one for each and each directory, under paths nobody else has. An operation
 * that says where it is documented (`x-mint.href`) gets that address; a page that is there already is its page.
 */
function createOperationPages(pages) {
    const made = new Map();
    const used = new Map();
    const free = (base) => {
        let path = base;
        for (let number = 2; pages.has(path) || used.has(path); number += 1)
            path = `${base}-${number}`;
        return path;
    };
    const once = (key, make) => {
        const page = made.get(key) ?? make();
        made.set(key, page);
        used.set(page.path, page);
        return page;
    };
    return {
        /** The pages made, by path. */
        made: used,
        pageFor(found, directory) {
            const { document, operation } = found;
            const { href } = operation;
            if (href !== undefined && !/^[a-z][a-z0-9+.-]*:/i.test(href) && !/(^|[\\/])\.\.([\\/]|$)/.test(href)) {
                const path = normalPath(href);
                return pages.get(path) ?? once(`href ${path}`, () => operationPage(path, found));
            }
            const folder = [directory ?? DEFAULT_DIRECTORY, tagSlug(operation)].filter(Boolean).join('/');
            const key = [folder, document.source, operation.method, operation.path].join('\n');
            return once(key, () => operationPage(free(`${folder}/${operation.slug}`), found));
        },
        channelFor(found, directory) {
            const folder = directory ?? DEFAULT_DIRECTORY;
            const key = [folder, found.document.source, 'channel', found.channel.name].join('\n');
            return once(key, () => channelPage(free(`${folder}/${found.channel.slug}`), found));
        },
    };
}
function tagSlug(operation) {
    const tag = operation.tags[0];
    return tag === undefined ? '' : slugOf(tag);
}
/** A whole reference: every operation that is not hidden, grouped by tag. */
function referenceItems(document, directory, pages) {
    return groupOperations(document).map(({ title, operations }) => ({
        kind: 'group',
        title,
        icon: undefined,
        iconType: undefined,
        tag: undefined,
        expanded: undefined,
        root: undefined,
        items: operations.map((operation) => ({
            kind: 'page',
            page: pages.pageFor({ document, operation }, directory),
        })),
    }));
}
/** Every channel of an AsyncAPI description; those that a page of the project documents are that page's. */
function channelItems(document, directory, operations, pages) {
    const written = [...pages.values()];
    return document.channels.map((channel) => ({
        kind: 'page',
        page: written.find((page) => page.channel?.channel === channel) ??
            operations.channelFor({ document, channel }, directory),
    }));
}

;// CONCATENATED MODULE: ./lib/site/navigation/tree.js
/** Every page below a list of items, in reading order. */
function* pagesOf(items) {
    for (const item of items) {
        if (item.kind === 'page')
            yield item.page;
        if (item.kind !== 'group')
            continue;
        if (item.root !== undefined)
            yield item.root;
        yield* pagesOf(item.items);
    }
}
/** Every page below a node, in reading order. */
function* allPages(node) {
    yield* pagesOf(node.items);
    for (const { entries } of node.switches) {
        for (const entry of entries)
            yield* allPages(entry.node);
    }
}
/** The page a reader lands on in a node: its own first one, else that of the default choice. */
function firstPage(node) {
    for (const page of pagesOf(node.items)) {
        if (page.url === undefined)
            return page;
    }
    for (const { entries } of node.switches) {
        const ordered = [...entries].sort((a, b) => rank(a) - rank(b));
        for (const entry of ordered) {
            const page = firstPage(entry.node);
            if (page !== undefined)
                return page;
        }
    }
    return undefined;
}
function rank(entry) {
    if (entry.hidden)
        return 2;
    return entry.isDefault ? 0 : 1;
}
/** The navigation without the pages and entries that are not wanted; what is left empty goes too. */
function prune(node, keep) {
    const pruneItems = (items) => items.flatMap((item) => {
        if (item.kind === 'page')
            return keep.page(item.page) ? [item] : [];
        if (item.kind === 'link')
            return [item];
        const inner = pruneItems(item.items);
        const root = item.root !== undefined && keep.page(item.root) ? item.root : undefined;
        return root === undefined && !inner.some(leadsToPage) ? [] : [{ ...item, root, items: inner }];
    });
    const entries = (list) => list.filter(keep.entry).flatMap((entry) => {
        const inner = prune(entry.node, keep);
        const kept = entry.href !== undefined || firstPage(inner) !== undefined;
        return kept ? [{ ...entry, node: inner }] : [];
    });
    return {
        items: pruneItems(node.items),
        switches: node.switches.flatMap((one) => {
            const kept = entries(one.entries);
            return kept.length === 0 ? [] : [{ ...one, entries: kept }];
        }),
    };
}
function leadsToPage(item) {
    return (item.kind === 'page' ||
        (item.kind === 'group' && (item.root !== undefined || item.items.some(leadsToPage))));
}

;// CONCATENATED MODULE: ./lib/site/navigation/places.js

const NOWHERE = {
    sidebar: { id: -1, items: [] },
    switches: [],
    groups: [],
    previous: undefined,
    next: undefined,
    listed: false,
};
/** Finds every page's places, one in each sidebar that lists it. The first that is not hidden comes first. */
function placePages(root, index) {
    const places = new Map();
    const sidebars = [];
    const visit = (node, above) => {
        const here = [
            ...above,
            ...node.switches.map((one) => ({ switch: one, active: undefined })),
        ];
        if (node.items.length > 0) {
            const sidebar = { id: sidebars.length, items: node.items };
            sidebars.push(sidebar);
            placeItems(sidebar, here);
        }
        for (const one of node.switches) {
            for (const entry of one.entries) {
                visit(entry.node, here.map((placed) => (placed.switch === one ? { switch: one, active: entry } : placed)));
            }
        }
    };
    const placeItems = (sidebar, switches) => {
        const order = [...new Set(pagesOf(sidebar.items))].filter((page) => page.url === undefined);
        const position = new Map(order.map((page, number) => [page.path, number]));
        const put = (page, groups) => {
            const known = places.get(page.path) ?? [];
            if (known.some((place) => place.sidebar === sidebar))
                return;
            places.set(page.path, known);
            const number = position.get(page.path) ?? -1;
            known.push({
                at: page.path,
                sidebar,
                switches,
                groups,
                previous: order[number - 1],
                next: number < 0 ? undefined : order[number + 1],
                listed: true,
            });
        };
        const walk = (items, groups) => {
            for (const item of items) {
                if (item.kind === 'page')
                    put(item.page, groups);
                if (item.kind !== 'group')
                    continue;
                const inside = [...groups, item];
                if (item.root !== undefined)
                    put(item.root, inside);
                walk(item.items, inside);
            }
        };
        walk(sidebar.items, []);
    };
    visit(root, []);
    for (const [path, list] of places) {
        list.sort((a, b) => Number(isHidden(a)) - Number(isHidden(b)));
        const copies = list.map((place, index) => index === 0 ? place : { ...place, at: `${path}~${index + 1}` });
        places.set(path, copies);
    }
    const home = index ?? firstPage(root);
    const neighbours = byFolder(places);
    const territories = new Map();
    const territory = (entry) => {
        const known = territories.get(entry) ?? territoryOf(entry);
        territories.set(entry, known);
        return known;
    };
    const addressIn = (entry, page) => places.get(page.path)?.find(({ switches }) => switches.some(({ active }) => active === entry))?.at ??
        page.path;
    return {
        home,
        sidebars,
        isListed: (page) => places.has(page.path),
        of(page, sidebar) {
            const own = places.get(page.path) ?? [];
            const found = own.find((place) => place.sidebar === sidebar) ?? own[0];
            if (found !== undefined)
                return found;
            const near = neighbour(page.path, neighbours) ??
                (home && places.get(home.path)?.[0]) ??
                places.values().next().value?.[0];
            const lent = { groups: [], previous: undefined, next: undefined, listed: false, at: page.path };
            return { ...(near ?? NOWHERE), ...lent };
        },
        others: (page) => places.get(page.path)?.slice(1) ?? [],
        target(entry, page, from) {
            if (from !== undefined && from !== entry) {
                const [here, there] = [territory(from), territory(entry)];
                const same = page.path.startsWith(here.prefix)
                    ? there.pages.get(there.prefix + page.path.slice(here.prefix.length))
                    : undefined;
                if (same !== undefined)
                    return addressIn(entry, same);
            }
            const first = firstPage(entry.node);
            return first && addressIn(entry, first);
        },
    };
}
function isHidden({ switches }) {
    return switches.some(({ active }) => active?.hidden === true);
}
function territoryOf(entry) {
    const pages = new Map([...allPages(entry.node)].map((page) => [page.path, page]));
    let prefix;
    for (const path of pages.keys()) {
        prefix ??= path.slice(0, path.lastIndexOf('/') + 1);
        while (!path.startsWith(prefix))
            prefix = prefix.slice(0, prefix.lastIndexOf('/', prefix.length - 2) + 1);
    }
    return { pages, prefix: prefix ?? '' };
}
/** For every folder, the first page placed in it or below. */
function byFolder(places) {
    const folders = new Map();
    for (const [path, [place]] of places) {
        if (place === undefined)
            continue;
        for (let folder = places_parent(path); folder !== ''; folder = places_parent(folder)) {
            if (!folders.has(folder))
                folders.set(folder, place);
        }
    }
    return folders;
}
function neighbour(path, folders) {
    for (let folder = places_parent(path); folder !== ''; folder = places_parent(folder)) {
        const place = folders.get(folder);
        if (place !== undefined)
            return place;
    }
    return undefined;
}
function places_parent(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

;// CONCATENATED MODULE: ./lib/site/markdown/value.js
const MARKUP = Symbol('markup');
function markup(render) {
    return { [MARKUP]: true, render };
}
function isMarkup(value) {
    return typeof value === 'object' && value !== null && MARKUP in value;
}
const PATTERN = Symbol('pattern');
function pattern(expression) {
    return { [PATTERN]: expression };
}
/** The regular expression of a value that is one. */
function expressionOf(value) {
    return typeof value === 'object' && value !== null && PATTERN in value ? value[PATTERN] : undefined;
}
function isList(value) {
    return Array.isArray(value);
}
function isRecord(value) {
    return (typeof value === 'object' && value !== null && !isList(value) && !isMarkup(value) && !(PATTERN in value));
}
/** The items of a list or the characters of a text; nothing of anything else. */
function value_listOf(value) {
    if (isList(value))
        return value;
    return typeof value === 'string' ? [...value] : [];
}
/** A record without prototype; `__proto__` is a name like any other. */
function record(entries = []) {
    const values = Object.create(null);
    for (const [key, value] of entries)
        values[key] = value;
    return values;
}
/** Foreign JSON-like data (frontmatter) as a value; what is neither becomes undefined. */
function fromData(data) {
    if (data === null || typeof data === 'boolean' || typeof data === 'number' || typeof data === 'string')
        return data;
    if (Array.isArray(data))
        return data.map(fromData);
    if (data instanceof Date)
        return data.toISOString();
    if (typeof data === 'object')
        return record(Object.entries(data).map(([key, value]) => [key, fromData(value)]));
    return undefined;
}
/** The value as plain text: strings and numbers as they are, lists joined, the rest nothing. */
function value_textOf(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number')
        return String(value);
    return isList(value) ? value.map(value_textOf).join('') : '';
}
/** As `Number(value)` would say it of a primitive; everything else is not a number. */
function numberOf(value) {
    return typeof value === 'object' && value !== null ? Number.NaN : Number(value);
}
/** As `String(value)` would say it, but never `[object Object]`. */
function stringOf(value) {
    if (isList(value))
        return value.map((item) => (item === null || item === undefined ? '' : stringOf(item))).join(',');
    return typeof value === 'object' && value !== null ? '' : typeof value === 'function' ? '' : String(value);
}
function innerScope(outer, names = []) {
    const scope = Object.create(outer);
    for (const [name, value] of names)
        scope[name] = value;
    return scope;
}

;// CONCATENATED MODULE: ./lib/site/markdown/hooks.js

function initial(value) {
    return typeof value === 'function' ? value() : value;
}
const nothing = () => undefined;
/**
 * React's hooks as they answer at the first rendering: state has its initial value, effects do not happen.
 * `onState` is called when a page keeps state, that is, when it is meant to be interactive.
 */
function createHooks(onState) {
    return record([
        [
            'useState',
            (value) => {
                onState();
                return [initial(value), nothing];
            },
        ],
        [
            'useReducer',
            (_reducer, value, make) => {
                onState();
                return [typeof make === 'function' ? make(value) : value, nothing];
            },
        ],
        ['useRef', (value) => record([['current', value]])],
        ['useMemo', initial],
        ['useCallback', (callback) => callback],
        ['useEffect', nothing],
        ['useLayoutEffect', nothing],
        ['useInsertionEffect', nothing],
        ['useContext', nothing],
        ['useId', () => 'id'],
        ['useTransition', () => [false, nothing]],
        ['useDeferredValue', (value) => value],
        ['Fragment', (props) => (isRecord(props) ? props.children : undefined)],
    ]);
}

// EXTERNAL MODULE: ./node_modules/@sveltejs/acorn-typescript/index.js
var acorn_typescript = __webpack_require__(55841);
// EXTERNAL MODULE: ./node_modules/acorn/dist/acorn.mjs
var acorn = __webpack_require__(54559);
// EXTERNAL MODULE: ./node_modules/acorn-jsx/index.js
var acorn_jsx = __webpack_require__(83637);
;// CONCATENATED MODULE: ./lib/site/markdown/expression.js



const OPTIONS = { ecmaVersion: 'latest', sourceType: 'module', locations: true };
const JsxParser = acorn.Parser.extend(acorn_jsx());
const TypeScriptParser = acorn.Parser.extend((0,acorn_typescript/* tsPlugin */.N)({ jsx: true }));
/** Source that is not JavaScript. Line and column count from 1 within the source. */
class ExpressionSyntaxError extends Error {
    line;
    column;
    constructor(message, line, column) {
        super(message);
        this.name = 'ExpressionSyntaxError';
        this.line = line;
        this.column = column;
    }
}
const expressions = new Map();
const MAX_CACHED = 20_000;
/** Parses what stands between the braces of `{…}`; undefined when there is only a comment. */
function parseExpression(source) {
    if (expressions.has(source))
        return expressions.get(source);
    const program = parseWith(JsxParser, `(${source}\n)`, 1);
    const statement = program?.body[0];
    const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
    if (expressions.size >= MAX_CACHED)
        expressions.clear();
    expressions.set(source, expression);
    return expression;
}
/** Parses the attribute `{...expression}`: returns the expression that is spread. */
function parseSpread(source) {
    return parseExpression(source.replace(/^\s*\.\.\./, ''));
}
/** Parses `import` and `export` statements, or a whole `.js`, `.jsx`, `.ts` or `.tsx` file. */
function parseModule(source, typescript) {
    return parseWith(typescript ? TypeScriptParser : JsxParser, source, 0) ?? emptyProgram();
}
function emptyProgram() {
    return { type: 'Program', sourceType: 'module', body: [], comments: [] };
}
/** `padding`: characters that were put before the first line. */
function parseWith(parser, source, padding) {
    if (padding > 0 && isEmpty(source.slice(padding, -2)))
        return undefined;
    try {
        // acorn's nodes are ESTree nodes with a place; its own types are only wider in names.
        return parser.parse(source, OPTIONS);
    }
    catch (error) {
        const place = placeOf(error);
        if (place === undefined)
            throw error;
        const message = error instanceof Error ? error.message.replace(/ \(\d+:\d+\)$/, '') : String(error);
        throw new ExpressionSyntaxError(message, place.line, place.column + 1 - (place.line === 1 ? padding : 0));
    }
}
function isEmpty(source) {
    return (source
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\/\/.*/g, '')
        .trim() === '');
}
function placeOf(error) {
    if (!(error instanceof SyntaxError) || !('loc' in error))
        return undefined;
    const { loc } = error;
    if (typeof loc !== 'object' || loc === null || !('line' in loc) || !('column' in loc))
        return undefined;
    return { line: Number(loc.line), column: Number(loc.column) };
}

;// CONCATENATED MODULE: ./lib/site/markdown/elements.js


/** An element of an expression: its attributes evaluated, its rendering left for later. */
function elementOf(node, scope, host) {
    const props = record();
    for (const attribute of node.openingElement.attributes) {
        if (attribute.type === 'JSXSpreadAttribute') {
            const spread = evaluate(attribute.argument, scope, host);
            if (isRecord(spread))
                for (const [key, value] of Object.entries(spread))
                    props[key] = value;
        }
        else
            props[nameOf(attribute.name)] = attributeValue(attribute, scope, host);
    }
    const children = childrenOf(node.children, scope, host);
    return host.element({
        name: nameOf(node.openingElement.name),
        props,
        children: children.length > 1 ? children : (children[0] ?? props.children),
        scope,
        node,
    });
}
function attributeValue(attribute, scope, host) {
    const { value } = attribute;
    if (!value)
        return true;
    if (value.type === 'Literal')
        return String(value.value);
    if (value.type !== 'JSXExpressionContainer')
        return evaluate(value, scope, host);
    return value.expression.type === 'JSXEmptyExpression' ? undefined : evaluate(value.expression, scope, host);
}
function nameOf(name) {
    if (name.type === 'JSXIdentifier')
        return name.name;
    return name.type === 'JSXMemberExpression'
        ? `${nameOf(name.object)}.${name.property.name}`
        : `${name.namespace.name}:${name.name.name}`;
}
/** The children of an element, blanks by JSX's rule. */
function childrenOf(nodes, scope, host) {
    return nodes.flatMap((node) => {
        if (node.type === 'JSXText') {
            const text = jsxText(node.value);
            return text === '' ? [] : [text];
        }
        if (node.type === 'JSXSpreadChild')
            return [...value_listOf(evaluate(node.expression, scope, host))];
        if (node.type !== 'JSXExpressionContainer')
            return [evaluate(node, scope, host)];
        return node.expression.type === 'JSXEmptyExpression' ? [] : [evaluate(node.expression, scope, host)];
    });
}
/** JSX's own rule: lines are trimmed and joined by one space; lines of blanks only are nothing. */
function jsxText(text) {
    if (!text.includes('\n'))
        return text;
    const lines = text.split(/\r?\n/);
    return lines
        .map((line, n) => (n === 0 ? line : line.trimStart()))
        .map((line, n) => (n === lines.length - 1 ? line : line.trimEnd()))
        .filter((line) => line !== '')
        .join(' ');
}

;// CONCATENATED MODULE: ./lib/site/markdown/interpreter-host.js
/** What cannot be interpreted. Line counts from 1, column from 0, within the source of the expression. */
class Uninterpretable extends Error {
    line;
    column;
    /** The name, when the reason is that nothing is bound to it. */
    unbound;
    constructor(message, node, unbound) {
        super(message);
        this.name = 'Uninterpretable';
        this.line = node.loc?.start.line ?? 1;
        this.column = node.loc?.start.column ?? 0;
        this.unbound = unbound;
    }
}

;// CONCATENATED MODULE: ./lib/site/markdown/patterns.js

/** The longest text that a regular expression of a page is tried on. */
const MAX_TEXT = 1000;
/** How many `*`, `+` and `{n,}` a regular expression may hold: together with the length they bound its work. */
const MAX_LOOPS = 2;
/**
 * A regular expression of a page; undefined where it might take forever on some text: with a repeated group, a
 * reference back, or many loops.
 */
function safePattern(source, flags) {
    const bare = source.replace(/\\[^\d]/g, '_').replace(/\[[^\]]*\]/g, '_');
    if (/\)[*+{]|\\\d/.test(bare))
        return undefined;
    const loops = bare.split('|').map((part) => part.match(/[*+]|\{\d*,\d*\}/g)?.length ?? 0);
    if (Math.max(...loops) > MAX_LOOPS)
        return undefined;
    try {
        return pattern(new RegExp(source, flags.replace(/[^gimsu]/g, '')));
    }
    catch {
        return undefined; // the parser of pages knows a newer syntax
    }
}
/** The text, when it is short enough to try a regular expression on; counts the work. Throws a RangeError. */
function tried(text, tick) {
    if (text.length > MAX_TEXT)
        throw new RangeError('the text is too long for a regular expression');
    for (let work = text.length; work > 0; work -= 10)
        tick();
    return text;
}

;// CONCATENATED MODULE: ./lib/site/markdown/methods.js


function methods_text(value) {
    return stringOf(value);
}
function number(value) {
    return typeof value === 'number' ? value : undefined;
}
function callback(value) {
    if (typeof value !== 'function')
        throw new TypeError('a function is expected');
    return value;
}
/** The longest text that a page may make by `repeat` or padding. */
const methods_MAX_TEXT = 100_000;
function bounded(length) {
    if (!(length <= methods_MAX_TEXT))
        throw new RangeError('the text would be too long');
    return length;
}
function replaced(self, expression, by) {
    const whole = typeof by === 'function'
        ? self.replace(expression, (...found) => methods_text(by(...found.slice(0, -2))))
        : self.replace(expression, methods_text(by));
    bounded(whole.length);
    return whole;
}
const STRING_METHODS = {
    at: (self, [index]) => self.at(number(index) ?? 0),
    charAt: (self, [index]) => self.charAt(number(index) ?? 0),
    concat: (self, values) => self + values.map(methods_text).join(''),
    endsWith: (self, [end]) => self.endsWith(methods_text(end)),
    includes: (self, [part]) => self.includes(methods_text(part)),
    indexOf: (self, [part]) => self.indexOf(methods_text(part)),
    lastIndexOf: (self, [part]) => self.lastIndexOf(methods_text(part)),
    padEnd: (self, [length, fill]) => self.padEnd(bounded(number(length) ?? 0), fill === undefined ? ' ' : methods_text(fill)),
    padStart: (self, [length, fill]) => self.padStart(bounded(number(length) ?? 0), fill === undefined ? ' ' : methods_text(fill)),
    repeat: (self, [times]) => {
        bounded(self.length * (number(times) ?? 0));
        return self.repeat(number(times) ?? 0);
    },
    match: (self, [part], tick) => {
        const expression = expressionOf(part);
        return expression === undefined ? null : (tried(self, tick).match(expression) ?? null);
    },
    replace: (self, [part, by], tick) => {
        const expression = expressionOf(part);
        if (expression !== undefined)
            return replaced(tried(self, tick), expression, by);
        return self.replace(methods_text(part), () => (typeof by === 'function' ? methods_text(by(part)) : methods_text(by)));
    },
    replaceAll: (self, [part, by], tick) => {
        const expression = expressionOf(part);
        if (expression !== undefined)
            return replaced(tried(self, tick), expression, by);
        const pieces = self.split(methods_text(part));
        bounded((pieces.length - 1) * methods_text(by).length);
        return pieces.join(methods_text(by));
    },
    slice: (self, [start, end]) => self.slice(number(start), number(end)),
    split: (self, [separator, limit], tick) => {
        const expression = expressionOf(separator);
        if (expression !== undefined)
            return tried(self, tick).split(expression, number(limit));
        return separator === undefined ? [self] : self.split(methods_text(separator), number(limit));
    },
    startsWith: (self, [start]) => self.startsWith(methods_text(start)),
    substring: (self, [start, end]) => self.substring(number(start) ?? 0, number(end)),
    toLowerCase: (self) => self.toLowerCase(),
    toString: (self) => self,
    toUpperCase: (self) => self.toUpperCase(),
    trim: (self) => self.trim(),
    trimEnd: (self) => self.trimEnd(),
    trimStart: (self) => self.trimStart(),
};
const NUMBER_METHODS = {
    toFixed: (self, [digits]) => self.toFixed(Math.min(number(digits) ?? 0, 100)),
    toLocaleString: (self) => self.toLocaleString('en-US'),
    toString: (self) => String(self),
};
const PATTERN_METHODS = {
    test: (self, [subject], tick) => tried(methods_text(subject), tick).search(self) >= 0,
    toString: (self) => String(self),
};
const LIST_METHODS = {
    at: (self, [index]) => self.at(number(index) ?? 0),
    concat: (self, values) => values.reduce((all, more) => all.concat(more), self),
    every: (self, [test], tick) => self.every((item, index) => call(test, tick, item, index, self)),
    filter: (self, [test], tick) => self.filter((item, index) => call(test, tick, item, index, self)),
    find: (self, [test], tick) => self.find((item, index) => call(test, tick, item, index, self)),
    findIndex: (self, [test], tick) => self.findIndex((item, index) => call(test, tick, item, index, self)),
    flat: (self) => self.flat(1),
    flatMap: (self, [make], tick) => self.flatMap((item, index) => call(make, tick, item, index, self)),
    forEach: (self, [use], tick) => {
        for (const [index, item] of self.entries())
            call(use, tick, item, index, self);
        return undefined;
    },
    includes: (self, [item]) => self.includes(item),
    indexOf: (self, [item]) => self.indexOf(item),
    join: (self, [separator]) => self.map((item) => stringOf(item ?? '')).join(separator === undefined ? ',' : methods_text(separator)),
    map: (self, [make], tick) => self.map((item, index) => call(make, tick, item, index, self)),
    reduce: (self, [join, ...start], tick) => {
        const step = (all, item, index) => call(join, tick, all, item, index, self);
        if (start.length > 0)
            return self.reduce((all, item, index) => step(all, item, index), start[0]);
        if (self.length === 0)
            throw new TypeError('an empty list cannot be reduced without a first value');
        return self.slice(1).reduce((all, item, index) => step(all, item, index + 1), self[0]);
    },
    reverse: (self) => self.toReversed(),
    slice: (self, [start, end]) => self.slice(number(start), number(end)),
    some: (self, [test], tick) => self.some((item, index) => call(test, tick, item, index, self)),
    sort: (self, [compare], tick) => compare === undefined
        ? self.toSorted((a, b) => (stringOf(a) < stringOf(b) ? -1 : stringOf(a) > stringOf(b) ? 1 : 0))
        : self.toSorted((a, b) => numberOf(call(compare, tick, a, b))),
    toReversed: (self) => self.toReversed(),
    toString: (self) => stringOf(self),
};
function call(value, tick, ...values) {
    tick();
    return callback(value)(...values);
}
/** The member of a value: an own property of a record, or one of the known methods of texts, numbers and lists. */
function memberOf(self, key, tick) {
    if (typeof self === 'string') {
        if (key === 'length')
            return self.length;
        return /^\d+$/.test(key) ? self[Number(key)] : bound(STRING_METHODS, self, key, tick);
    }
    if (isList(self)) {
        if (key === 'length')
            return self.length;
        return /^\d+$/.test(key) ? self[Number(key)] : bound(LIST_METHODS, self, key, tick);
    }
    if (typeof self === 'number')
        return bound(NUMBER_METHODS, self, key, tick);
    const expression = expressionOf(self);
    if (expression !== undefined)
        return bound(PATTERN_METHODS, expression, key, tick);
    if (isRecord(self))
        return key in self ? self[key] : undefined;
    if (self === undefined || self === null)
        throw new TypeError(`“${key}” of ${String(self)} cannot be read`);
    return undefined;
}
function bound(methods, self, key, tick) {
    const method = Object.hasOwn(methods, key) ? methods[key] : undefined;
    return method && ((...values) => method(self, values, tick));
}
function callables(names) {
    return record(Object.entries(names));
}
/** The few global names an expression may use; all are pure and the same on every run. */
const GLOBALS = record([
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    [
        'Object',
        callables({
            keys: (value) => (isRecord(value) ? Object.keys(value) : []),
            values: (value) => (isRecord(value) ? Object.values(value) : []),
            entries: (value) => (isRecord(value) ? Object.entries(value) : []),
        }),
    ],
    ['Array', callables({ isArray: (value) => isList(value), from: (value, make) => listFrom(value, make) })],
    [
        'Math',
        callables({
            abs: (value) => Math.abs(numberOf(value)),
            ceil: (value) => Math.ceil(numberOf(value)),
            floor: (value) => Math.floor(numberOf(value)),
            max: (...values) => Math.max(...values.map(numberOf)),
            min: (...values) => Math.min(...values.map(numberOf)),
            round: (value) => Math.round(numberOf(value)),
        }),
    ],
    [
        'JSON',
        callables({ stringify: (value, _replace, indent) => JSON.stringify(plain(value), null, number(indent)) }),
    ],
    ['String', (value) => stringOf(value)],
    ['Number', (value) => numberOf(value)],
    ['Boolean', (value) => Boolean(value)],
    ['encodeURIComponent', (value) => encodeURIComponent(stringOf(value))],
    ['encodeURI', (value) => encodeURI(stringOf(value))],
]);
function listFrom(value, make) {
    const length = isRecord(value) ? Math.min(number(value.length) ?? 0, 10_000) : 0;
    const items = isList(value)
        ? value
        : typeof value === 'string'
            ? [...value]
            : Array.from({ length }, () => undefined);
    return typeof make === 'function' ? items.map((item, index) => make(item, index)) : items;
}
/** Data for `JSON.stringify`: functions and markup left out. */
function plain(value) {
    if (isList(value))
        return value.map(plain);
    if (isRecord(value))
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
    return typeof value === 'object' || typeof value === 'function' ? null : value;
}

;// CONCATENATED MODULE: ./lib/site/markdown/operators.js


/** The value of `left operator right`, as JavaScript has it for plain values. */
function binary(node, left, right) {
    switch (node.operator) {
        case '+':
            return typeof left === 'number' && typeof right === 'number'
                ? left + right
                : stringOf(left) + stringOf(right);
        case '-':
            return numberOf(left) - numberOf(right);
        case '*':
            return numberOf(left) * numberOf(right);
        case '/':
            return numberOf(left) / numberOf(right);
        case '%':
            return numberOf(left) % numberOf(right);
        case '**':
            return numberOf(left) ** numberOf(right);
        case '===':
            return left === right;
        case '!==':
            return left !== right;
        case '==':
            return looselyEqual(left, right);
        case '!=':
            return !looselyEqual(left, right);
        case '<':
        case '>':
        case '<=':
        case '>=':
            return compare(node.operator, left, right);
        case 'in':
            return isRecord(right) && stringOf(left) in right;
    }
    throw new Uninterpretable(`the operator ${node.operator} is not supported`, node);
}
function looselyEqual(left, right) {
    if (left === null || left === undefined)
        return right === null || right === undefined;
    return (left === right ||
        (typeof left !== 'object' && typeof right !== 'object' && stringOf(left) === stringOf(right)));
}
function compare(operator, left, right) {
    const [a, b] = typeof left === 'string' && typeof right === 'string' ? [left, right] : [numberOf(left), numberOf(right)];
    if (operator === '<')
        return a < b;
    if (operator === '>')
        return a > b;
    return operator === '<=' ? a <= b : a >= b;
}

;// CONCATENATED MODULE: ./lib/site/markdown/statements.js




/** A closure over `scope`. */
function functionOf(node, scope, host) {
    return (...values) => {
        host.tick();
        const inner = innerScope(scope);
        for (const [n, parameter] of node.params.entries()) {
            bind(parameter, parameter.type === 'RestElement' ? values.slice(n) : values[n], inner, host);
        }
        if (node.body.type !== 'BlockStatement')
            return evaluate(node.body, inner, host);
        const end = run(node.body.body, inner, host);
        return end?.kind === 'return' ? end.value : undefined;
    };
}
/** Binds the names of a pattern in `scope`. */
function bind(pattern, value, scope, host) {
    switch (pattern.type) {
        case 'Identifier':
            scope[pattern.name] = value;
            return;
        case 'AssignmentPattern':
            bind(pattern.left, value === undefined ? evaluate(pattern.right, scope, host) : value, scope, host);
            return;
        case 'RestElement':
            bind(pattern.argument, value, scope, host);
            return;
        case 'ArrayPattern':
            for (const [n, item] of pattern.elements.entries()) {
                if (item)
                    bind(item, item.type === 'RestElement' ? value_listOf(value).slice(n) : value_listOf(value)[n], scope, host);
            }
            return;
        case 'ObjectPattern': {
            const rest = record(isRecord(value) ? Object.entries(value) : []);
            for (const property of pattern.properties) {
                if (property.type === 'RestElement') {
                    bind(property.argument, rest, scope, host);
                }
                else if (property.key.type === 'Identifier' || property.key.type === 'Literal') {
                    const key = property.key.type === 'Identifier' ? property.key.name : String(property.key.value);
                    bind(property.value, rest[key], scope, host);
                    delete rest[key];
                }
            }
            return;
        }
        default:
            throw new Uninterpretable('this assignment is not supported', pattern);
    }
}
/** `name = value` and its kin, for names that are declared. */
function statements_assign(node, scope, host) {
    const { left } = node;
    if (left.type !== 'Identifier')
        throw new Uninterpretable('only plain names can be assigned to', node);
    const right = evaluate(node.right, scope, host);
    if (node.operator === '=')
        return setName(left, right, scope);
    const operator = node.operator.slice(0, -1);
    const before = evaluate(left, scope, host);
    if (operator === '??')
        return setName(left, before ?? right, scope);
    if (operator === '||')
        return setName(left, before ? before : right, scope);
    if (operator === '&&')
        return setName(left, before ? right : before, scope);
    const sum = { ...node, type: 'BinaryExpression', left, operator };
    return setName(left, binary(sum, before, right), scope);
}
/** Gives a declared name a new value, where it was declared. */
function setName(node, value, scope) {
    let owner = scope;
    while (owner !== null && !Object.hasOwn(owner, node.name))
        owner = Object.getPrototypeOf(owner);
    if (owner === null)
        throw new Uninterpretable(`nothing is named “${node.name}”`, node, node.name);
    owner[node.name] = value;
    return value;
}
function run(statements, scope, host) {
    for (const statement of statements) {
        if (statement.type === 'FunctionDeclaration')
            scope[statement.id.name] = functionOf(statement, scope, host);
    }
    for (const statement of statements) {
        const end = runStatement(statement, scope, host);
        if (end)
            return end;
    }
    return undefined;
}
function runStatement(statement, scope, host) {
    host.tick();
    switch (statement.type) {
        case 'VariableDeclaration':
            declare(statement, scope, host);
            return undefined;
        case 'ExpressionStatement':
            evaluate(statement.expression, scope, host);
            return undefined;
        case 'ReturnStatement':
            return {
                kind: 'return',
                value: statement.argument ? evaluate(statement.argument, scope, host) : undefined,
            };
        case 'IfStatement':
            if (evaluate(statement.test, scope, host))
                return runStatement(statement.consequent, scope, host);
            return statement.alternate ? runStatement(statement.alternate, scope, host) : undefined;
        case 'BlockStatement':
            return run(statement.body, innerScope(scope), host);
        case 'ForOfStatement': {
            for (const item of value_listOf(evaluate(statement.right, scope, host))) {
                const inner = innerScope(scope);
                const target = statement.left.type === 'VariableDeclaration' ? statement.left.declarations[0]?.id : statement.left;
                if (target)
                    bind(target, item, inner, host);
                const end = runStatement(statement.body, inner, host);
                if (end?.kind === 'return')
                    return end;
                if (end?.kind === 'break')
                    break;
            }
            return undefined;
        }
        case 'SwitchStatement': {
            const value = evaluate(statement.discriminant, scope, host);
            const start = statement.cases.findIndex(({ test }) => test && evaluate(test, scope, host) === value);
            const from = start < 0 ? statement.cases.findIndex(({ test }) => !test) : start;
            if (from < 0)
                return undefined;
            const end = run(statement.cases.slice(from).flatMap(({ consequent }) => consequent), innerScope(scope), host);
            return end?.kind === 'break' ? undefined : end;
        }
        case 'BreakStatement':
            return { kind: 'break' };
        case 'ContinueStatement':
            return { kind: 'continue' };
        case 'FunctionDeclaration':
        case 'EmptyStatement':
            return undefined;
        default:
            throw new Uninterpretable(`${statement.type} is not supported`, statement);
    }
}
/** Binds the names of `const`, `let` or `var`. */
function declare(declaration, scope, host) {
    for (const { id, init } of declaration.declarations) {
        bind(id, init ? evaluate(init, scope, host) : undefined, scope, host);
    }
}

;// CONCATENATED MODULE: ./lib/site/markdown/interpret.js







const interpret_MAX_TEXT = 1_000_000;
const MAX_ITEMS = 100_000;
/** The value of an expression. Throws {@link Uninterpretable}; never runs code of the page. */
function evaluate(node, scope, host) {
    host.tick();
    const value = evaluateNode(node, scope, host);
    if (typeof value === 'string' ? value.length > interpret_MAX_TEXT : isList(value) && value.length > MAX_ITEMS) {
        throw new Uninterpretable('the value is too large', node);
    }
    return value;
}
function evaluateNode(node, scope, host) {
    const of = (inner) => evaluate(inner, scope, host);
    switch (node.type) {
        case 'Literal':
            if ('regex' in node) {
                const safe = safePattern(node.regex.pattern, node.regex.flags);
                if (safe === undefined)
                    throw new Uninterpretable('this regular expression is not supported', node);
                return safe;
            }
            return 'bigint' in node ? node.bigint : node.value;
        case 'TemplateLiteral':
            return node.quasis
                .map(({ value }, n) => {
                const inner = node.expressions[n];
                return (value.cooked ?? value.raw) + (inner ? stringOf(of(inner)) : '');
            })
                .join('');
        case 'Identifier':
            if (node.name in scope)
                return scope[node.name];
            throw new Uninterpretable(`nothing is named “${node.name}”`, node, node.name);
        case 'ArrayExpression':
            return node.elements.flatMap((item) => {
                if (item === null)
                    return [undefined];
                return item.type === 'SpreadElement' ? value_listOf(of(item.argument)) : [of(item)];
            });
        case 'ObjectExpression':
            return interpret_objectOf(node, scope, host);
        case 'ConditionalExpression':
            return of(node.test) ? of(node.consequent) : of(node.alternate);
        case 'LogicalExpression': {
            const left = of(node.left);
            if (node.operator === '&&')
                return left ? of(node.right) : left;
            if (node.operator === '||')
                return left ? left : of(node.right);
            return left ?? of(node.right);
        }
        case 'BinaryExpression':
            if (node.left.type === 'PrivateIdentifier')
                break;
            return binary(node, of(node.left), of(node.right));
        case 'UnaryExpression':
            return unary(node, scope, host);
        case 'SequenceExpression':
            return node.expressions.map(of).at(-1);
        case 'ChainExpression':
            return of(node.expression);
        case 'MemberExpression':
            return member(node, scope, host).value;
        case 'CallExpression':
            return interpret_call(node, scope, host);
        case 'ArrowFunctionExpression':
        case 'FunctionExpression':
            return functionOf(node, scope, host);
        case 'AssignmentExpression':
            return statements_assign(node, scope, host);
        case 'UpdateExpression': {
            if (node.argument.type !== 'Identifier')
                break;
            const before = numberOf(of(node.argument));
            const after = node.operator === '++' ? before + 1 : before - 1;
            setName(node.argument, after, scope);
            return node.prefix ? after : before;
        }
        case 'JSXElement':
            return elementOf(node, scope, host);
        case 'JSXFragment':
            return host.fragment(childrenOf(node.children, scope, host));
        default:
            if ('expression' in node && String(node.type).startsWith('TS')) {
                return of(node.expression);
            }
    }
    throw new Uninterpretable(`${node.type} is not supported`, node);
}
function interpret_objectOf(node, scope, host) {
    const values = record();
    for (const property of node.properties) {
        if (property.type === 'SpreadElement') {
            const spread = evaluate(property.argument, scope, host);
            if (isRecord(spread))
                for (const [key, value] of Object.entries(spread))
                    values[key] = value;
            continue;
        }
        const key = property.computed
            ? stringOf(evaluate(property.key, scope, host))
            : property.key.type === 'Identifier'
                ? property.key.name
                : property.key.type === 'Literal'
                    ? String(property.key.value)
                    : '';
        values[key] = evaluate(property.value, scope, host);
    }
    return values;
}
function unary(node, scope, host) {
    if (node.operator === 'typeof') {
        if (node.argument.type === 'Identifier' && !(node.argument.name in scope))
            return 'undefined';
        return typeof evaluate(node.argument, scope, host);
    }
    const value = evaluate(node.argument, scope, host);
    if (node.operator === '!')
        return !value;
    if (node.operator === '-')
        return -numberOf(value);
    if (node.operator === '+')
        return numberOf(value);
    if (node.operator === 'void')
        return undefined;
    throw new Uninterpretable(`the operator ${node.operator} is not supported`, node);
}
function member(node, scope, host) {
    if (node.object.type === 'Super' || node.property.type === 'PrivateIdentifier') {
        throw new Uninterpretable('classes are not supported', node);
    }
    const self = evaluate(node.object, scope, host);
    // `a?.b.c`: what follows a short cut is cut too.
    if ((self === undefined || self === null) && isOptional(node))
        return { self, value: undefined };
    const key = !node.computed && node.property.type === 'Identifier'
        ? node.property.name
        : stringOf(evaluate(node.property, scope, host));
    return { self, value: guarded(node, () => memberOf(self, key, host.tick)) };
}
function isOptional(node) {
    if (node.type === 'MemberExpression')
        return node.optional || isOptional(node.object);
    return node.type === 'CallExpression' && (node.optional || isOptional(node.callee));
}
function interpret_call(node, scope, host) {
    if (node.callee.type === 'Super')
        throw new Uninterpretable('classes are not supported', node);
    const callee = evaluate(node.callee, scope, host);
    if ((callee === undefined || callee === null) && isOptional(node))
        return undefined;
    if (typeof callee !== 'function')
        throw new Uninterpretable('what is called is not a function known here', node);
    const values = node.arguments.flatMap((argument) => argument.type === 'SpreadElement'
        ? value_listOf(evaluate(argument.argument, scope, host))
        : [evaluate(argument, scope, host)]);
    return guarded(node, () => callee(...values));
}
/** Gives errors of the built-in methods a place. */
function guarded(node, work) {
    try {
        return work();
    }
    catch (error) {
        if (error instanceof TypeError || error instanceof RangeError)
            throw new Uninterpretable(error.message, node);
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/site/markdown/modules.js





/** Runs the `import`, `export` and top-level declarations of a file into `scope`. */
function runModule(source, options) {
    const { scope, exports, host, place, page } = options;
    const program = programOf(source, options.typescript, place, page);
    const declarations = program.body.map((statement) => (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration') &&
        statement.declaration
        ? { statement, inner: statement.declaration }
        : { statement, inner: statement });
    const at = (node) => ({
        file: place.file,
        line: (place.line ?? 1) + (node.loc?.start.line ?? 1) - 1,
        column: (node.loc?.start.column ?? 0) + 1,
    });
    for (const { inner } of declarations) {
        if (inner.type === 'FunctionDeclaration' && inner.id)
            scope[inner.id.name] = functionOf(inner, scope, host);
    }
    for (const { statement, inner } of declarations) {
        try {
            if (statement.type === 'ImportDeclaration')
                importNames(statement, at(statement), options);
            else if (inner.type === 'VariableDeclaration') {
                declare(inner, scope, host);
                if (statement.type === 'ExportNamedDeclaration') {
                    for (const name of inner.declarations.flatMap(({ id }) => namesOf(id)))
                        exports[name] = scope[name];
                }
            }
            else if (statement.type === 'ExportDefaultDeclaration')
                exports.default = defaultOf(statement, scope, host);
            else if (statement.type === 'ExportNamedDeclaration')
                exportNames(statement, at(statement), options);
        }
        catch (error) {
            if (!(error instanceof Uninterpretable))
                throw error;
            const where = { ...at(statement), line: (place.line ?? 1) + error.line - 1, column: error.column + 1 };
            page.report({
                severity: 'warning',
                kind: 'not-interpreted',
                message: `This declaration is left out: ${error.message}`,
                ...where,
            });
        }
    }
}
function programOf(source, typescript, place, page) {
    try {
        return parseModule(source, typescript);
    }
    catch (error) {
        if (!(error instanceof ExpressionSyntaxError))
            throw error;
        page.report({
            severity: 'warning',
            kind: 'syntax',
            message: `import and export statements cannot be read: ${error.message}`,
            file: place.file,
            line: (place.line ?? 1) + error.line - 1,
            column: error.column,
        });
        return { type: 'Program', sourceType: 'module', body: [], comments: [] };
    }
}
function defaultOf({ declaration }, scope, host) {
    if (declaration.type === 'FunctionDeclaration')
        return functionOf(declaration, scope, host);
    if (declaration.type === 'ClassDeclaration')
        throw new Uninterpretable('classes are not supported', declaration);
    return evaluate(declaration, scope, host);
}
function exportNames(statement, place, { scope, exports, modules }) {
    if (statement.declaration?.type === 'FunctionDeclaration') {
        const { name } = statement.declaration.id;
        exports[name] = scope[name];
    }
    const source = statement.source
        ? modules.load(resolveImport(String(statement.source.value), place.file), place)
        : scope;
    for (const { local, exported } of statement.specifiers)
        exports[identifier(exported)] = source?.[identifier(local)];
}
function identifier(node) {
    return node.type === 'Identifier' ? node.name : String(node.value);
}
/** Shows the children only: stands for a component that could not be loaded. */
const passThrough = (props) => (isRecord(props) ? props.children : undefined);
function importNames(statement, place, { scope, modules, page }) {
    const source = String(statement.source.value);
    const exports = exportsOf(source, place, scope, modules, page);
    for (const specifier of statement.specifiers) {
        const { name } = specifier.local;
        if (specifier.type === 'ImportNamespaceSpecifier')
            scope[name] = exports ?? innerScope(null);
        else {
            const imported = specifier.type === 'ImportSpecifier' ? identifier(specifier.imported) : 'default';
            const isMissing = exports === undefined || !(imported in exports);
            scope[name] = isMissing ? passThrough : exports[imported];
            if (isMissing && exports !== undefined) {
                page.report({
                    severity: 'warning',
                    kind: 'missing-export',
                    message: `“${source}” exports nothing named “${imported}”`,
                    ...place,
                });
            }
        }
    }
}
function exportsOf(source, place, scope, modules, page) {
    if (source === 'react')
        return innerScope(scope, [['default', scope.React]]);
    if (/\.(?:css|scss|sass|less)$/.test(source))
        return undefined;
    if (/^[./]|\.(?:mdx?|jsx?|tsx?|json)$/.test(source))
        return modules.load(resolveImport(source, place.file), place);
    page.report({
        severity: 'warning',
        kind: 'unsupported-import',
        message: `The package “${source}” cannot be used: no code of the docs project runs`,
        ...place,
    });
    return undefined;
}
/** The project path that an import names; `/x` is seen from the root of the project. */
function resolveImport(source, importer) {
    const parts = source.startsWith('/') || !source.startsWith('.') ? [] : importer.split('/').slice(0, -1);
    for (const part of source.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '.' && part !== '')
            parts.push(part);
    }
    return parts.join('/');
}
function namesOf(pattern) {
    if (pattern.type === 'Identifier')
        return [pattern.name];
    if (pattern.type === 'ObjectPattern') {
        return pattern.properties.flatMap((property) => namesOf(property.type === 'RestElement' ? property.argument : property.value));
    }
    if (pattern.type === 'ArrayPattern')
        return pattern.elements.flatMap((item) => (item ? namesOf(item) : []));
    if (pattern.type === 'AssignmentPattern')
        return namesOf(pattern.left);
    if (pattern.type === 'RestElement')
        return namesOf(pattern.argument);
    return [];
}
/** A JSON file as a module. */
function jsonExports(text) {
    return innerScope(null, [['default', fromData(JSON.parse(text))]]);
}

;// CONCATENATED MODULE: ./lib/site/markdown/plain-components.js
/** The Markdown of an element. One that is not known here, such as `<div>`, is its content. */
function plainComponent(element) {
    const { name } = element;
    return Object.hasOwn(WRITERS, name) ? (WRITERS[name] ?? body)(element) : body(element);
}
/** All lines but the first with `indent` before them. */
function indented(text, indent) {
    return text.replace(/\n(?=[^\n])/g, `\n${indent}`);
}
function body(element) {
    return element.body();
}
function joined(...parts) {
    return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}
function callout(label) {
    return (element) => {
        const title = element.attributes.get('title') ?? label;
        return joined(title === '' ? '' : `**${title}**`, element.body())
            .replace(/^/gm, '> ')
            .replace(/^> $/gm, '>');
    };
}
/** A part with a title: tabs, accordions, views. */
const titled = (element) => {
    const title = element.attributes.get('title') ?? element.attributes.get('label');
    const heading = title === undefined ? undefined : `${'#'.repeat(element.level)} ${title}`;
    return joined(heading, element.attributes.get('description'), element.below());
};
const steps = (element) => element
    .parts()
    .map((part, n) => `${n + 1}. ${indented(part, '   ')}`)
    .join('\n\n');
const step = (element) => {
    const title = element.attributes.get('title');
    return joined(title === undefined ? undefined : `**${title}**`, element.body());
};
function item(head, text) {
    if (text === '')
        return `- ${head}`;
    return text.includes('\n') ? `- ${head}\n\n  ${indented(text, '  ')}` : `- ${head}: ${text}`;
}
const card = (element) => {
    const { attributes } = element;
    const title = attributes.get('title') ?? attributes.get('cta') ?? attributes.get('href') ?? '';
    const href = attributes.get('href');
    const text = [attributes.get('description'), element.body()].filter(Boolean).join(' ');
    return item(href === undefined ? `**${title}**` : `[${title}](${href})`, text);
};
const field = (element) => {
    const { attributes } = element;
    const location = ['path', 'query', 'body', 'header', 'cookie'].find((key) => attributes.has(key));
    const name = attributes.get(location ?? 'name') ?? '';
    const initial = attributes.get('default');
    const facts = [
        attributes.get('type'),
        location,
        attributes.get('required') === 'true' ? 'required' : undefined,
        attributes.get('deprecated') === 'true' ? 'deprecated' : undefined,
        initial === undefined ? undefined : `default: ${initial}`,
    ].filter((fact) => fact !== undefined);
    return item(`\`${name}\`${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`, element.body());
};
const plain_components_image = ({ attributes }) => `![${attributes.get('alt') ?? ''}](${attributes.get('src') ?? ''})`;
/** What plays or frames another document, as a link to it. */
const media = (element) => {
    const source = element.attributes.get('src') ?? /\bsrc="([^"]+)"/.exec(element.source())?.[1];
    return source === undefined ? element.body() : `[${element.attributes.get('title') ?? source}](${source})`;
};
const plain_components_link = (element) => {
    const href = element.attributes.get('href') ?? element.attributes.get('to');
    const text = element.body();
    return href === undefined ? text : `[${text.trim() || href}](${href})`;
};
const plain_components_frame = (element) => {
    const caption = element.attributes.get('caption');
    return joined(element.body(), caption === undefined ? undefined : `*${caption}*`);
};
const tooltip = (element) => {
    const tip = element.attributes.get('tip');
    return tip === undefined ? element.body() : `${element.body()} (${tip})`;
};
const folder = (element) => {
    const inside = element.body();
    const name = `- ${element.attributes.get('name') ?? ''}/`;
    return inside === '' ? name : `${name}\n  ${indented(inside, '  ')}`;
};
const fence = (element) => {
    const { attributes } = element;
    const language = attributes.get('language') ?? attributes.get('lang') ?? '';
    const title = attributes.get('title') ?? attributes.get('filename') ?? '';
    return `\`\`\`${`${language} ${title}`.trim()}\n${element.body()}\n\`\`\``;
};
function around(mark) {
    return (element) => (element.isLine ? `${mark}${element.body().trim()}${mark}` : element.body());
}
const plain_components_nothing = () => '';
const asWritten = (element) => element.source();
const WRITERS = {
    Note: callout('Note'),
    Info: callout('Info'),
    Tip: callout('Tip'),
    Warning: callout('Warning'),
    Danger: callout('Danger'),
    Check: callout('Check'),
    Callout: callout(''),
    Steps: steps,
    Step: step,
    Tab: titled,
    Accordion: titled,
    View: titled,
    Update: titled,
    Expandable: (element) => joined(`**${element.attributes.get('title') ?? 'properties'}**`, element.body()),
    Card: card,
    Tile: card,
    ParamField: field,
    ResponseField: field,
    Frame: plain_components_frame,
    Tooltip: tooltip,
    Prompt: (element) => joined(`**${element.attributes.get('description') ?? 'Prompt'}**`, element.body()),
    CodeBlock: fence,
    'Tree.Folder': folder,
    'Tree.File': ({ attributes }) => `- ${attributes.get('name') ?? ''}`,
    'GitHub.Repo': ({ attributes }) => `https://github.com/${attributes.get('repo') ?? ''}`,
    Link: plain_components_link,
    Icon: plain_components_nothing,
    Latex: around('$'),
    a: plain_components_link,
    img: plain_components_image,
    iframe: media,
    video: media,
    audio: media,
    br: () => '  \n',
    hr: () => '---',
    strong: around('**'),
    b: around('**'),
    em: around('*'),
    i: around('*'),
    code: around('`'),
    kbd: around('`'),
    script: plain_components_nothing,
    style: plain_components_nothing,
    svg: plain_components_nothing,
    table: asWritten,
};

;// CONCATENATED MODULE: ./lib/site/markdown/plain.js


const MAX_DEPTH = 8;
/**
 * The page as Markdown for machines, without its title: the author's text with components as Markdown has them (a note
 * as a quote, steps as a list, tabs under headings), snippets filled in, imports and comments dropped.
 */
function pageAsMarkdown(parsed, project) {
    return `${fileText(parsed, project, MAX_DEPTH, { depth: 1 })}\n`;
}
function fileText(parsed, project, depth, heading) {
    const source = { parsed, project, snippets: importedSnippets(parsed), depth, heading };
    const { children } = parsed.tree;
    const first = children.findIndex(({ type }) => !/^(?:yaml|toml|mdxjsEsm|definition)$/.test(type));
    const title = children[first];
    const isTitle = depth === MAX_DEPTH &&
        parsed.frontmatter.title === undefined &&
        title?.type === 'heading' &&
        title.depth === 1;
    return blocks(isTitle ? children.toSpliced(first, 1) : children, source);
}
/** Nodes that stand one below the other. */
function blocks(nodes, source) {
    let text = '';
    let before;
    let last = '';
    for (const node of nodes) {
        const part = plain_textOf(node, source).trim();
        if (part === '')
            continue;
        // Cards and fields next to one another are one list.
        const isList = before !== undefined && isElement(node) && isElement(before) && /^- /.test(part) && /^- .*$/.test(last);
        text += (text === '' ? '' : isList ? '\n' : '\n\n') + part;
        before = node;
        last = part;
    }
    return text;
}
function isElement({ type }) {
    return type === 'mdxJsxFlowElement';
}
function plain_textOf(node, source) {
    switch (node.type) {
        case 'yaml':
        case 'toml':
        case 'mdxjsEsm':
            return '';
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
            return expressionText(node.value);
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
            return elementText(node, source);
        case 'heading':
            source.heading.depth = node.depth;
            return written(node, source);
        default:
            return written(node, source);
    }
}
/** A comment is nothing, a text itself; the rest stays as written. */
function expressionText(expression) {
    if (/^\s*(?:\/\*[\s\S]*\*\/\s*)*$/.test(expression))
        return '';
    return /^\s*(["'`])([^$]*)\1\s*$/.exec(expression)?.[2] ?? `{${expression}}`;
}
/** The source of a node with the elements inside it replaced; lines lose the indentation of the first. */
function written(node, source) {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined)
        return '';
    const indent = (node.position?.start.column ?? 1) - 1;
    let text = '';
    let from = start;
    const replace = (inner) => {
        if (/^mdx/.test(inner.type)) {
            const at = inner.position?.start.offset ?? from;
            const column = (inner.position?.start.column ?? 1) - 1;
            if (at < from)
                return;
            text += source.parsed.source.slice(from, at);
            const part = plain_textOf(inner, source);
            text += inner.type === 'mdxJsxTextElement' ? part : indented(part, ' '.repeat(column));
            from = inner.position?.end.offset ?? from;
        }
        else if ('children' in inner)
            for (const child of inner.children)
                replace(child);
    };
    replace(node);
    text += source.parsed.source.slice(from, end);
    return indent === 0 ? text : text.replace(new RegExp(`\\n {1,${indent}}`, 'g'), '\n');
}
function elementText(node, source) {
    const { project, depth, parsed, heading } = source;
    const attributes = textAttributes(node);
    const name = node.name ?? '';
    if (name === 'Visibility' && attributes.get('for') !== 'agents')
        return '';
    const file = name === 'Snippet' ? snippetFile(attributes.get('file'), project) : source.snippets.get(name);
    if (file !== undefined) {
        if (depth === 0 || file === parsed.file || !project.files.has(file))
            return '';
        const text = fileText(project.parse(file), project, depth - 1, heading);
        return text.replace(/\{(\w+)\}/g, (whole, prop) => attributes.get(prop) ?? whole);
    }
    const children = node.children;
    const isLine = node.type === 'mdxJsxTextElement';
    const above = heading.depth;
    const body = () => isLine ? children.map((child) => plain_textOf(child, source)).join('') : blocks(children, source);
    const element = {
        name,
        attributes,
        isLine,
        level: Math.min(above + 1, 6),
        parts: () => children.filter(isElement).map((child) => plain_textOf(child, source)),
        body,
        below() {
            heading.depth = Math.min(above + 1, 6);
            const text = body();
            heading.depth = above;
            return text;
        },
        source: () => {
            const { start, end } = node.position ?? {};
            return start?.offset === undefined ? '' : parsed.source.slice(start.offset, end?.offset);
        },
    };
    return plainComponent(element);
}
/** Attributes that are texts, numbers or flags. */
function textAttributes(node) {
    const values = new Map();
    for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute')
            continue;
        const { name, value } = attribute;
        if (value === null || value === undefined)
            values.set(name, 'true');
        else if (typeof value === 'string')
            values.set(name, value);
        else {
            const literal = /^\s*(?:(["'`])([^$]*)\1|([\d.]+|true|false))\s*$/.exec(value.value);
            const text = literal?.[2] ?? literal?.[3];
            if (text !== undefined)
                values.set(name, text);
        }
    }
    return values;
}
/** The project file that `<Snippet file>` means. */
function snippetFile(file, { files }) {
    if (file === undefined)
        return undefined;
    const path = file.replace(/^\/?(?:_?snippets\/)?/, '');
    return (['snippets', '_snippets'].map((folder) => `${folder}/${path}`).find((name) => files.has(name)) ??
        `snippets/${path}`);
}
/** The snippets that a page imports, by the names it gives them. */
function importedSnippets({ tree, file }) {
    const names = new Map();
    for (const node of tree.children) {
        if (node.type !== 'mdxjsEsm')
            continue;
        for (const [, name = '', source = ''] of node.value.matchAll(/^import\s+(\w+)\s+from\s+["']([^"']+\.mdx?)["']/gm)) {
            names.set(name, resolveImport(source, file));
        }
    }
    return names;
}

// EXTERNAL MODULE: ./lib/site/markdown/html.js
var markdown_html = __webpack_require__(34992);
;// CONCATENATED MODULE: ./lib/site/markdown/slug.js
/**
 * The id of a heading: lower case, spaces as hyphens, a dot within a name as a hyphen (`next.js` → `next-js`), other
 * punctuation dropped. Links from elsewhere to a page written for the hosted services keep working.
 */
function slugify(text) {
    return text
        .trim()
        .toLowerCase()
        .replace(/(?<=[\p{L}\p{N}_)])\.(?=[\p{L}\p{N}_])/gu, '-')
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replace(/^[_ ]+/, '')
        .replaceAll(' ', '-');
}
/** Makes ids that are unique within a page. */
function createSlugger() {
    const used = new Set();
    const reserved = new Set();
    const next = (text, isTaken) => {
        const base = slugify(text) || 'section';
        let id = base;
        for (let n = 2; isTaken(id); n++)
            id = `${base}-${n}`;
        used.add(id);
        return id;
    };
    const claim = (id) => {
        const isFree = !used.has(id);
        used.add(id);
        return isFree;
    };
    return {
        next: (text) => next(text, (id) => used.has(id)),
        nextFree: (text) => next(text, (id) => used.has(id) || reserved.has(id)),
        claim,
        claimFree: (id) => !reserved.has(id) && claim(id),
        reserve(texts) {
            for (const text of texts)
                reserved.add(slugify(text));
        },
    };
}

;// CONCATENATED MODULE: ./lib/site/markdown/rendering.js



/** Steps of interpretation that one page may take; a second's work or so. */
const MAX_STEPS = 1_000_000;
/** Thrown by {@link Rendering.tick}: the page makes the build work without end. */
class BudgetExceeded extends Error {
    constructor() {
        super('the page takes too many steps to interpret');
        this.name = 'BudgetExceeded';
    }
}
/** The text with each `{{name}}` replaced that has a value. */
function fillVariables(text, variables) {
    if (variables === undefined || !text.includes('{{'))
        return text;
    return text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name) => Object.hasOwn(variables, name) ? (variables[name] ?? whole) : whole);
}
function htmlOf(value, page) {
    if (typeof value === 'string') {
        page.say(value);
        return (0,markdown_html/* escapeText */.X1)(value);
    }
    if (isMarkup(value))
        return value.render();
    if (isList(value))
        return value.map((item) => htmlOf(item, page)).join('');
    return typeof value === 'number' ? htmlOf(String(value), page) : '';
}
function createRendering(context, project, { snippet, inline }) {
    const headings = [];
    const said = [];
    const starts = [{ heading: undefined, at: 0 }];
    const groups = [];
    const reported = new Set();
    const slugger = createSlugger();
    let steps = 0;
    let depth = 0;
    let links = 0;
    const page = {
        context,
        project,
        needs: new Set(),
        id: slugger.next,
        anchor: slugger.nextFree,
        claim: slugger.claim,
        claimFree: slugger.claimFree,
        get isInLink() {
            return links > 0;
        },
        insideLink(work) {
            links++;
            try {
                return work();
            }
            finally {
                links--;
            }
        },
        reserve: slugger.reserve,
        report: (diagnostic) => context.report(diagnostic),
        reportOnce(key, diagnostic) {
            if (reported.has(key))
                return;
            reported.add(key);
            context.report(diagnostic);
        },
        html: (value) => htmlOf(value, page),
        tick() {
            if (++steps > MAX_STEPS)
                throw new BudgetExceeded();
        },
        nested(limit, place, work) {
            if (depth >= limit) {
                page.reportOnce('depth', {
                    severity: 'warning',
                    kind: 'too-deep',
                    message: `Elements are nested more than ${limit} deep; the inner ones are left out`,
                    ...place,
                });
                return '';
            }
            depth++;
            try {
                return work();
            }
            finally {
                depth--;
            }
        },
        snippet,
        inline,
        say(text) {
            said.push(text);
        },
        heard(work) {
            const from = said.length;
            const result = work();
            return { result, text: said.splice(from).join('').trim() };
        },
        heading(heading) {
            headings.push(heading);
            starts.push({ heading, at: said.length });
        },
        gather(kind, work) {
            const parts = [];
            groups.push({ kind, parts });
            try {
                return { html: work(), parts };
            }
            finally {
                groups.pop();
            }
        },
        join(kind, part) {
            const group = groups.at(-1);
            if (group?.kind !== kind)
                return false;
            group.parts.push(part());
            return true;
        },
        fill: (text) => fillVariables(text, project.variables),
    };
    const gathered = () => ({
        headings,
        sections: starts
            .map(({ heading, at }, n) => {
            const text = said
                .slice(at, starts[n + 1]?.at)
                .join('')
                .replace(/\s+/g, ' ')
                .trim();
            return { id: heading?.id, heading: heading?.text, text };
        })
            .filter(({ heading, text }) => heading !== undefined || text !== ''),
    });
    return { page, gathered };
}

;// CONCATENATED MODULE: ./lib/site/markdown/frame.js

/** Link and footnote definitions of a file; they may stand anywhere in it. The first of a name counts. */
function definitionsOf(tree) {
    const definitions = new Map();
    const footnotes = new Map();
    visit(tree, (node) => {
        if (node.type === 'definition' && !definitions.has(node.identifier))
            definitions.set(node.identifier, node);
        if (node.type === 'footnoteDefinition' && !footnotes.has(node.identifier))
            footnotes.set(node.identifier, node);
    });
    return { definitions, footnotes };
}
function frame_placeOf(node, frame) {
    const start = node.position?.start;
    return { file: frame.file, line: start?.line, column: start?.column };
}

;// CONCATENATED MODULE: ./lib/site/components/props.js


/** An attribute as text; undefined when it is missing or empty. */
function textProp(props, name) {
    return value_textOf(props[name]).trim() || undefined;
}
/** The id the author gave, where it is free; else one made of `text`. */
function idProp(props, text, page) {
    const own = textProp(props, 'id');
    return own !== undefined && page.claimFree(own) ? own : page.anchor(text);
}
/** An attribute that is on when present: `open`, `open={true}`, `open="true"`. */
function flagProp(props, name) {
    const value = props[name];
    return value === true || value === '' || (typeof value === 'string' && value !== 'false' && value !== '0');
}
/** An attribute as a number: `cols={2}`, `cols="2"`. */
function numberProp(props, name) {
    const number = Number.parseFloat(value_textOf(props[name]));
    return Number.isFinite(number) ? number : undefined;
}
/** The HTML of an attribute that may be text or an element; empty when it is missing. */
function htmlProp(props, name, page) {
    const html = page.html(props[name]);
    if (html !== '')
        page.say(' ');
    return html;
}
/** The HTML of the children; parts inside them (tabs, steps, code) are theirs, not the container's around. */
function childrenHtml({ children }, page) {
    const { html } = page.gather('', () => page.html(children));
    page.say('\n');
    return html.trim();
}
/** The icon named by `icon` (a name, a file, an element, an emoji) with `iconType` and `color`; empty when there is none. */
function iconHtml(props, page, place, fallback) {
    const icon = props.icon ?? fallback;
    if (isMarkup(icon))
        return icon.render();
    const name = value_textOf(icon).trim();
    if (name === '')
        return '';
    if (/^\p{Extended_Pictographic}/u.test(name))
        return `<span class="c-emoji" aria-hidden="true">${(0,markdown_html/* escapeText */.X1)(name)}</span>`;
    return page.context.icon(name, place, {
        type: textProp(props, 'iconType'),
        color: textProp(props, 'color') ?? textProp(props, 'iconColor'),
    });
}
/** A link as the author wrote it, ready for the page; undefined when there is none. */
function linkAttributes(props, page, place) {
    const target = textProp(props, 'href');
    if (target === undefined || /^\s*javascript:/i.test(target))
        return undefined;
    const window = textProp(props, 'target');
    return (0,markdown_html/* attributes */.uK)({
        href: page.context.href(page.fill(target), place),
        target: window,
        rel: window === '_blank' ? 'noopener' : undefined,
    });
}
/** An attribute from a closed set of words, made safe for a class name. */
function wordProp(props, name, fallback) {
    const word = textProp(props, name)?.toLowerCase();
    return word !== undefined && /^[a-z][a-z0-9-]*$/.test(word) ? word : fallback;
}

;// CONCATENATED MODULE: ./lib/site/components/accordions.js


/** `<Accordion title icon description defaultOpen id>`: opened by the reader, by a link to its id, and by find-in-page. */
const accordion = (element, page) => {
    const { props, place } = element;
    const title = htmlProp(props, 'title', page) || 'Details';
    const description = htmlProp(props, 'description', page);
    const icon = iconHtml(props, page, place);
    const id = idProp(props, textProp(props, 'title') ?? 'details', page);
    const head = (0,markdown_html/* attributes */.uK)({ class: 'c-accordion', id, open: flagProp(props, 'defaultOpen') });
    return (`<details${head}><summary>${icon === '' ? '' : `<span class="c-accordion-icon">${icon}</span>`}` +
        `<span class="c-accordion-title">${title}${description === '' ? '' : `<small>${description}</small>`}</span></summary>` +
        `<div class="c-accordion-body">${childrenHtml(element, page)}</div></details>`);
};
const group = (element, page) => `<div class="c-accordions">${childrenHtml(element, page)}</div>`;
/** `<Expandable title defaultOpen>`: the properties of an object. */
const expandable = (element, page) => {
    const { props } = element;
    const title = htmlProp(props, 'title', page) || 'properties';
    const open = flagProp(props, 'defaultOpen');
    return (`<details${(0,markdown_html/* attributes */.uK)({ class: 'c-expandable', open })}><summary>${title}</summary>` +
        `<div class="c-expandable-body">${childrenHtml(element, page)}</div></details>`);
};
const accordions = {
    Accordion: accordion,
    AccordionGroup: group,
    Expandable: expandable,
};

;// CONCATENATED MODULE: ./lib/site/components/callouts.js


/** Kinds of callout with their icon (a Font Awesome name) and their spoken label. */
const CALLOUTS = {
    note: { icon: 'circle-info', label: 'Note' },
    info: { icon: 'circle-info', label: 'Info' },
    tip: { icon: 'lightbulb', label: 'Tip' },
    warning: { icon: 'triangle-exclamation', label: 'Warning' },
    danger: { icon: 'circle-exclamation', label: 'Danger' },
    check: { icon: 'circle-check', label: 'Check' },
};
/** `<Note>`, `<Warning>`, …: a block set apart, with an icon. */
const callouts_callout = (element, page) => calloutHtml(element.name.toLowerCase(), element, page);
/** `<Callout type="…" icon="…" color="…">`. */
const customCallout = (element, page) => {
    const type = wordProp(element.props, 'type', wordProp(element.props, 'intent', 'custom'));
    const aliases = {
        error: 'danger',
        success: 'check',
        caution: 'warning',
        warn: 'warning',
    };
    return calloutHtml(aliases[type] ?? type, element, page);
};
function calloutHtml(type, element, page) {
    const { props, place } = element;
    const known = CALLOUTS[type];
    const color = textProp(props, 'color');
    const isColor = color !== undefined && /^[#\w(),.%\s/-]+$/.test(color);
    const icon = props.icon === undefined && known
        ? page.context.icon(known.icon, place, { library: 'fontawesome' })
        : iconHtml({ ...props, color: undefined }, page, place);
    const title = htmlProp(props, 'title', page);
    const head = (0,markdown_html/* attributes */.uK)({
        class: `c-callout c-${known ? type : 'custom'}`,
        role: 'note',
        'aria-label': known?.label,
        style: isColor ? `--hue:${color}` : undefined,
    });
    return (`<div${head}>${icon === '' ? '' : `<span class="c-callout-icon">${icon}</span>`}<div class="c-callout-body">` +
        `${title === '' ? '' : `<p class="c-callout-title">${title}</p>`}${blockHtml(childrenHtml(element, page))}</div></div>`);
}
/** Text that stands directly in a block becomes a paragraph of it. */
function blockHtml(html) {
    return html === '' || /^<(?:p|ul|ol|div|pre|figure|h\d|table|blockquote|details|section|aside)\b/.test(html)
        ? html
        : `<p>${html}</p>`;
}
const callouts = {
    Note: callouts_callout,
    Info: callouts_callout,
    Tip: callouts_callout,
    Warning: callouts_callout,
    Danger: callouts_callout,
    Check: callouts_callout,
    Callout: customCallout,
};

;// CONCATENATED MODULE: ./lib/site/markdown/element.js


const RENAMED = {
    className: 'class',
    htmlFor: 'for',
    httpEquiv: 'http-equiv',
    noZoom: 'data-nozoom',
    acceptCharset: 'accept-charset',
    xlinkHref: 'xlink:href',
    xmlLang: 'xml:lang',
    xmlSpace: 'xml:space',
    xmlnsXlink: 'xmlns:xlink',
};
/** React's camel case for HTML attributes that are plain lower case. */
const LOWER_CASED = new Set(`allowFullScreen autoCapitalize autoComplete autoCorrect autoFocus autoPlay cellPadding cellSpacing charSet colSpan
  contentEditable contextMenu controlsList crossOrigin dateTime encType fetchPriority formAction formMethod
  formNoValidate frameBorder hrefLang inputMode itemProp itemScope itemType marginHeight marginWidth maxLength
  minLength noModule noValidate playsInline readOnly referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex
  useMap`.split(/\s+/));
/** SVG attributes whose names have capitals in SVG too. All others in camel case are hyphenated. */
const SVG_CASED = new Set(`attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode
  filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes
  lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength
  patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio
  primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant specularExponent
  spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength
  viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan`.split(/\s+/));
const BOOLEAN = new Set(`allowfullscreen async autofocus autoplay checked controls default defer disabled hidden inert loop multiple muted
  nomodule novalidate open playsinline readonly required reversed selected`.split(/\s+/));
/** Elements that hold a line of text. */
const LINES = new Set('b button dt em h1 h2 h3 h4 h5 h6 i kbd label p small span strong sub summary sup'.split(' '));
const NOT_RENDERED = new Set([
    'children',
    'key',
    'ref',
    'dangerouslySetInnerHTML',
    'suppressHydrationWarning',
]);
/** An HTML element as written in a page: JSX attributes as HTML ones, no scripts, no event handlers. */
function renderElement(element, page) {
    const { name, props, children, place } = element;
    if (name === 'script')
        return leftOut(element, page, '<script> elements of pages are left out');
    if (name === 'iframe' && isRemote(page.fill(stringOf(props.src ?? ''))))
        return remoteFrame(element, page);
    if (name === 'link' && isRemote(stringOf(props.href ?? ''))) {
        return leftOut(element, page, '<link> to another origin is left out');
    }
    if (name === 'a' && page.isInLink)
        return page.html(children);
    const html = elementAttributes(name, props, place, page);
    if (name === 'img')
        return element_image(html, props, page);
    if (markdown_html/* VOID_ELEMENTS */.v1.has(name))
        return `<${name}${html}>`;
    const inner = () => innerHtml(name, props, children, place, page);
    if (!LINES.has(name))
        return `<${name}${html}>${name === 'a' ? page.insideLink(inner) : inner()}</${name}>`;
    // Text on lines of its own is a paragraph to Markdown, which these elements cannot hold.
    const line = (0,markdown_html/* lineHtml */.Or)(inner());
    const tag = name === 'p' && (0,markdown_html/* holdsBlocks */.F1)(line) ? 'div' : name;
    return `<${tag}${html}>${line}</${tag}>`;
}
function innerHtml(name, props, children, place, page) {
    const raw = props.dangerouslySetInnerHTML;
    if (raw !== undefined && isRecord(raw))
        return withoutScripts(stringOf(raw.__html ?? ''));
    if (name !== 'style')
        return page.html(children);
    const { result } = page.heard(() => page.html(children));
    return rewriteUrls(unescaped(result), place, page).replaceAll('</', '<\\/');
}
/** Style sheets are raw text in HTML: what was escaped for text is put back. */
function unescaped(html) {
    return html
        .replace(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
}
function leftOut(element, page, message) {
    page.report({ severity: 'notice', kind: 'left-out', message, ...element.place });
    return '';
}
/** The attributes of an HTML or SVG element, from the attributes of JSX. */
function elementAttributes(name, props, place, page) {
    const values = {};
    for (const key in props) {
        const value = props[key];
        if (value === undefined || value === null || NOT_RENDERED.has(key) || /^on[A-Z]|^on[a-z]+$/.test(key))
            continue;
        if (typeof value === 'function' || !/^[A-Za-z_:@][\w:.@-]*$/.test(key))
            continue;
        const attribute = attributeName(key);
        if (attribute === 'style') {
            const style = rewriteUrls(typeof value === 'string' ? value : styleText(value), place, page);
            if (style !== '')
                values.style = style;
        }
        else if (BOOLEAN.has(attribute)) {
            if (value !== false && value !== 'false')
                values[attribute] = true;
        }
        else if (typeof value === 'boolean') {
            // aria-* and data-* say true and false in words; elsewhere false means absent.
            if (/^(?:aria|data)-/.test(attribute))
                values[attribute] = String(value);
            else if (value)
                values[attribute] = true;
        }
        else {
            const text = page.fill(isList(value) ? value_textOf(value) : stringOf(value));
            const target = targetOf(name, attribute, text, place, page);
            if (target !== undefined && (attribute !== 'id' || page.claimFree(target)))
                values[attribute] = target;
        }
    }
    if (values.target === '_blank' && values.rel === undefined)
        values.rel = 'noopener';
    return (0,markdown_html/* attributes */.uK)(values);
}
function attributeName(key) {
    const renamed = RENAMED[key];
    if (renamed !== undefined)
        return renamed;
    if (LOWER_CASED.has(key))
        return key.toLowerCase();
    if (SVG_CASED.has(key) || !/[A-Z]/.test(key))
        return key;
    return /^(?:aria|data)[A-Z-]/.test(key) || !key.includes('-') ? hyphenated(key) : key.toLowerCase();
}
function hyphenated(name) {
    return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
/** Addresses pass through the site: pages and project files become relative. */
function targetOf(name, attribute, value, place, page) {
    if (/^\s*(?:javascript|vbscript):/i.test(value))
        return undefined;
    if (attribute === 'href' && (name === 'a' || name === 'area'))
        return page.context.href(value, place);
    if (attribute === 'srcset') {
        return value
            .split(',')
            .map((part) => part.trim().replace(/^\S+/, (address) => page.context.asset(address, place)))
            .join(', ');
    }
    const isAsset = attribute === 'src' ||
        attribute === 'poster' ||
        (attribute === 'data' && name === 'object') ||
        (attribute === 'href' && name === 'link');
    if (!isAsset || value === '' || value.startsWith('data:'))
        return value;
    return page.context.asset(value, place);
}
/** `{{ marginTop: 4, "--x": 1 }}` as CSS. */
function styleText(value) {
    if (!isRecord(value))
        return '';
    return Object.entries(value)
        .flatMap(([key, part]) => {
        if (typeof part !== 'string' && typeof part !== 'number')
            return [];
        const property = key.startsWith('--') ? key : hyphenated(key);
        const unit = typeof part === 'number' && part !== 0 && !key.startsWith('--') && !UNITLESS.has(key) ? 'px' : '';
        return [`${property}:${part}${unit}`];
    })
        .join(';');
}
const UNITLESS = new Set(`animationIterationCount aspectRatio columnCount columns fillOpacity flex flexGrow flexShrink fontWeight gridArea
  gridColumn gridColumnEnd gridColumnStart gridRow gridRowEnd gridRowStart lineClamp lineHeight opacity order orphans
  scale strokeOpacity strokeWidth tabSize widows zIndex zoom`.split(/\s+/));
/** `url(…)` in CSS names project files, too. */
function rewriteUrls(css, place, page) {
    if (!/url\(|@import/i.test(css))
        return css;
    return css
        .replace(/@import\s+(?:url\()?\s*["']?(?:https?:)?\/\/[^;]*;?/gi, '')
        .replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/gi, (whole, _quote, address) => /^(?:data:|#)/.test(address)
        ? whole
        : `url("${page.context.asset(address.trim(), place).replaceAll('"', '%22')}")`);
}
/** An address on another origin. */
function isRemote(address) {
    return /^(?:https?:)?\/\//i.test(address.trim());
}
/** An image; where the site may not show it (another origin), a link with its description instead. */
function element_image(html, props, page) {
    const source = stringOf(props.src ?? '');
    const alt = stringOf(props.alt ?? '');
    if (alt !== '')
        page.say(` ${alt} `);
    if (source !== '' && html.includes(' src=""'))
        return remoteLink(source, alt || 'Image', page);
    const missingAlt = props.alt === undefined || props.alt === null ? ' alt=""' : '';
    const lazy = props.loading === undefined ? ' loading="lazy" decoding="async"' : '';
    return `<img${html}${missingAlt}${pictureSize(source, props, page)}${lazy}>`;
}
/** Width and height that the author did not write, so that the text keeps its place while the picture loads. */
function pictureSize(source, props, page) {
    if (props.height !== undefined || props.style !== undefined)
        return '';
    const size = page.context.pictureSize(page.fill(source));
    if (size === undefined)
        return '';
    if (props.width === undefined)
        return (0,markdown_html/* attributes */.uK)({ width: String(size.width), height: String(size.height) });
    const width = Number(stringOf(props.width));
    return width > 0 ? (0,markdown_html/* attributes */.uK)({ height: String(Math.round((width * size.height) / size.width)) }) : '';
}
function remoteLink(address, text, page) {
    if (page.isInLink)
        return `<span class="c-remote">${(0,markdown_html/* escapeText */.X1)(text)}</span>`;
    return `<a class="c-remote" href="${(0,markdown_html/* escapeAttribute */.Gj)(address)}" rel="noopener">${(0,markdown_html/* escapeText */.X1)(text)}</a>`;
}
/** A frame of another origin asks nothing of it until the reader wants it: a link that client.ts opens in place. */
function remoteFrame({ props, place }, page) {
    const address = page.fill(stringOf(props.src ?? ''));
    const shape = elementAttributes('iframe', { className: props.className, style: props.style }, place, page);
    const title = stringOf(props.title ?? '') || new URL(address.trim(), 'https://localhost').hostname;
    const icon = page.context.icon('circle-play', place, { library: 'fontawesome' });
    return (`<div class="c-embed"${(0,markdown_html/* attributes */.uK)({ 'data-src': address })}><a${shape}${(0,markdown_html/* attributes */.uK)({ href: address, target: '_blank', rel: 'noopener' })}>` +
        `${icon}<span>${(0,markdown_html/* escapeText */.X1)(title)}</span></a></div>`);
}
/** Raw HTML of a page without scripts and event handlers. */
function withoutScripts(html) {
    return html
        .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replace(/<script\b[\s\S]*?(?:<\/script\s*>|$)/gi, '')
        .replace(/<[a-z][^>]*>/gi, (tag) => tag
        .replace(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi, '')
        .replace(/((?:href|src)\s*=\s*["']?)\s*javascript:[^"'\s>]*/gi, '$1#'));
}

;// CONCATENATED MODULE: ./lib/site/components/cards.js





/** `<Card title icon href img horizontal cta arrow type>`: the whole card is clickable, its title is the link. */
const cards_card = (element, page) => {
    const { props, place } = element;
    const type = CALLOUTS[wordProp(props, 'type', '')] ? wordProp(props, 'type', '') : undefined;
    const link = linkAttributes(props, page, place);
    const isExternal = /^https?:/i.test(textProp(props, 'href') ?? '');
    const hasArrow = link !== undefined && (props.arrow === undefined ? isExternal : flagProp(props, 'arrow'));
    const title = htmlProp(props, 'title', page);
    const cta = htmlProp(props, 'cta', page);
    const icon = iconHtml(props, page, place, type && CALLOUTS[type]?.icon);
    const body = childrenHtml(element, page);
    const image = textProp(props, 'img');
    const head = (0,markdown_html/* attributes */.uK)({
        class: (0,markdown_html/* classes */.Ly)('c-card', flagProp(props, 'horizontal') && 'c-card-horizontal', type && `c-${type}`, textProp(props, 'className')),
    });
    const linked = (html) => link === undefined ? html : `<a class="c-card-link"${link}>${html}</a>`;
    const bare = link !== undefined && title === '' && cta === '';
    return (`<div${head}>${image === undefined ? '' : cardImage(image, element, page)}` +
        `${icon === '' ? '' : `<span class="c-card-icon">${icon}</span>`}<div class="c-card-main">` +
        `${title === '' ? '' : `<p class="c-card-title">${linked(title)}</p>`}` +
        `${body === '' ? '' : `<div class="c-card-body">${body}</div>`}` +
        `${cta === '' ? '' : `<p class="c-card-cta">${title === '' ? linked(cta) : cta}</p>`}</div>` +
        `${bare ? `<a class="c-card-link"${link} aria-label="${(0,markdown_html/* escapeAttribute */.Gj)(textProp(props, 'href') ?? '')}"></a>` : ''}` +
        `${hasArrow ? '<span class="c-card-arrow" aria-hidden="true"></span>' : ''}</div>`);
};
function cardImage(source, { place }, page) {
    const props = record([
        ['src', source],
        ['alt', ''],
        ['className', 'c-card-image'],
    ]);
    return renderElement({ name: 'img', props, children: markup(() => ''), place, inline: false }, page);
}
/** `<CardGroup cols={2}>`, `<Columns cols={3}>`: a grid that becomes one column on small screens. */
const columns = (element, page) => {
    const cols = Math.min(Math.max(Math.round(numberProp(element.props, 'cols') ?? 2), 1), 6);
    const name = (0,markdown_html/* classes */.Ly)('c-columns', textProp(element.props, 'className'));
    return `<div${(0,markdown_html/* attributes */.uK)({ class: name, style: `--cols:${cols}` })}>${childrenHtml(element, page)}</div>`;
};
const column = (element, page) => `<div class="c-column">${childrenHtml(element, page)}</div>`;
/** `<Tile href title description>`: a preview with a caption below. */
const tile = (element, page) => {
    const { props, place } = element;
    const link = linkAttributes(props, page, place);
    const title = htmlProp(props, 'title', page) || 'Open';
    const description = htmlProp(props, 'description', page);
    return (`<div class="c-tile"><div class="c-tile-preview">${childrenHtml(element, page)}</div>` +
        `<p class="c-tile-title">${link === undefined ? title : `<a class="c-card-link"${link}>${title}</a>`}</p>` +
        `${description === '' ? '' : `<p class="c-tile-text">${description}</p>`}</div>`);
};
const cards = {
    Card: cards_card,
    CardGroup: columns,
    Columns: columns,
    Column: column,
    Tile: tile,
};

;// CONCATENATED MODULE: ./lib/site/components/colors.js



/** `<Color variant="compact|table">` around rows and items. */
const color = (element, page) => `<div class="c-colors${textProp(element.props, 'variant') === 'table' ? ' c-colors-table' : ''}">${childrenHtml(element, page)}</div>`;
const row = (element, page) => {
    const title = htmlProp(element.props, 'title', page);
    return (`<div class="c-colors-row">${title === '' ? '' : `<p class="c-colors-title">${title}</p>`}` +
        `<div class="c-colors">${childrenHtml(element, page)}</div></div>`);
};
/** `<Color.Item name value>`; the value may differ by mode: `{ light, dark }`. */
const colors_item = ({ props }, page) => {
    const { value } = props;
    const [light, dark] = isRecord(value)
        ? [value_textOf(value.light), value_textOf(value.dark)]
        : [value_textOf(value), undefined];
    const name = htmlProp(props, 'name', page);
    const style = [`--light:${cssColor(light)}`, dark === undefined ? '' : `;--dark:${cssColor(dark)}`].join('');
    const values = [light, dark].filter(Boolean).join(' / ');
    page.say(` ${values} `);
    return (`<div class="c-color"><span${(0,markdown_html/* attributes */.uK)({ class: 'c-color-swatch', style })}></span>` +
        `<span class="c-color-name">${name}</span><code>${(0,markdown_html/* escapeText */.X1)(values)}</code></div>`);
};
/** Anything that could end the declaration is dropped. */
function cssColor(value) {
    return /^[#\w(),.%\s/-]+$/.test(value) ? value : 'transparent';
}
const colors = { Color: color, 'Color.Row': row, 'Color.Item': colors_item };

;// CONCATENATED MODULE: ./lib/site/components/fields.js



const LOCATIONS = ['path', 'query', 'body', 'header', 'cookie'];
/** `<ParamField path="id" type required default placeholder deprecated>`. */
const paramField = (element, page) => {
    const location = LOCATIONS.find((name) => element.props[name] !== undefined);
    const name = location === undefined ? element.props.name : element.props[location];
    return fieldHtml(element, value_textOf(name), location, page);
};
/** `<ResponseField name type required default deprecated pre post>`. */
const responseField = (element, page) => fieldHtml(element, value_textOf(element.props.name), undefined, page);
function fieldHtml(element, name, location, page) {
    const { props } = element;
    const id = name === '' ? undefined : page.anchor(`param-${name}`);
    const type = page.html(props.type);
    const shown = (value) => (0,markdown_html/* escapeText */.X1)(typeof value === 'boolean' ? String(value) : value_textOf(value));
    const labels = (value) => (isList(value) ? value : value === undefined ? [] : [value])
        .map((label) => `<span class="c-field-label">${page.html(label)}</span>`)
        .join('');
    page.say(` ${name} `);
    const head = [
        labels(props.pre),
        name === '' ? '' : `<code class="c-field-name">${(0,markdown_html/* escapeText */.X1)(name)}</code>`,
        labels(props.post),
        type === '' ? '' : `<span class="c-field-type">${type}</span>`,
        location === undefined ? '' : `<span class="c-field-in">${location}</span>`,
        flagProp(props, 'required') ? '<span class="c-field-required">required</span>' : '',
        flagProp(props, 'deprecated') ? '<span class="c-field-deprecated">deprecated</span>' : '',
        props.default === undefined || props.default === null
            ? ''
            : `<span class="c-field-default">default: <code>${shown(props.default)}</code></span>`,
    ].join('');
    const anchor = id === undefined
        ? ''
        : `<a${(0,markdown_html/* attributes */.uK)({ class: 'c-anchor', href: `#${id}`, 'aria-label': `Link to “${name}”` })}></a>`;
    const body = childrenHtml(element, page);
    return (`<div${(0,markdown_html/* attributes */.uK)({ class: 'c-field', id })}><div class="c-field-head">${head}${anchor}</div>` +
        `${body === '' ? '' : `<div class="c-field-body">${body}</div>`}</div>`);
}
const fields = { ParamField: paramField, ResponseField: responseField };

;// CONCATENATED MODULE: ./lib/site/components/frames.js




/** `<Frame caption hint style>` around an image or video. */
const frames_frame = (element, page) => {
    const { props, place } = element;
    const hint = textProp(props, 'hint');
    const body = childrenHtml(element, page);
    const caption = textProp(props, 'caption');
    const style = elementAttributes('div', record([['style', props.style]]), place, page);
    return (`<figure class="c-frame">${hint === undefined ? '' : `<p class="c-frame-hint">${page.inline(hint, place)}</p>`}` +
        `<div class="c-frame-body"${style}>${body}</div>` +
        `${caption === undefined ? '' : `<figcaption>${page.inline(caption, place)}</figcaption>`}</figure>`);
};
/** `<Panel>`: what hosted sites pin beside the text. */
const panel = (element, page) => `<div class="c-panel">${childrenHtml(element, page)}</div>`;
/** `<Prompt description icon actions>`: a text to copy into an assistant. */
const frames_prompt = (element, page) => {
    const { props, place } = element;
    const description = textProp(props, 'description') ?? 'Prompt';
    const icon = iconHtml(props, page, place);
    return (`<details class="c-prompt"><summary>${icon}<span>${page.inline(description, place)}</span></summary>` +
        `<div class="c-prompt-body">${childrenHtml(element, page)}</div></details>`);
};
/** `<View title icon>`: one of several versions of a part of the page; client.ts makes a choice of them. */
const view = (element, page) => {
    const { props, place } = element;
    const icon = iconHtml(props, page, place);
    const title = htmlProp(props, 'title', page);
    const head = (0,markdown_html/* attributes */.uK)({ class: 'c-view', 'data-title': textProp(props, 'title') ?? 'View' });
    return `<section${head}><p class="c-view-title">${icon}${title}</p>${childrenHtml(element, page)}</section>`;
};
/** `<Visibility for="humans|agents">`: what is for agents stands in the Markdown only. */
const visibility = (element, page) => textProp(element.props, 'for') === 'agents' ? '' : childrenHtml(element, page);
/** `<Banner>`: a line of news within the page. */
const banner = (element, page) => `<div class="c-banner">${childrenHtml(element, page)}</div>`;
const frames_frames = {
    Frame: frames_frame,
    Panel: panel,
    Prompt: frames_prompt,
    View: view,
    Visibility: visibility,
    Banner: banner,
};

;// CONCATENATED MODULE: ./lib/site/markdown/fence.js
const WORD = /\{([\d,\s-]*)\}|([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S*))|"([^"]*)"|(\S+)/g;
/** Reads what follows the language of a fence: flags, `name=value` options, `{1,3-5}`; the other words are the title. */
function readFence(meta) {
    const words = [];
    const flags = new Set();
    const options = new Map();
    for (const [, braces, name, double, single, expression, bare, quoted, word] of meta.matchAll(WORD)) {
        if (braces !== undefined)
            options.set('highlight', braces);
        else if (name !== undefined) {
            options.set(name.toLowerCase(), unquoted(double ?? single ?? expression ?? bare ?? ''));
        }
        else if (word !== undefined && FLAGS.has(word.toLowerCase()))
            flags.add(word.toLowerCase());
        else
            words.push(quoted ?? word ?? '');
    }
    const flag = (key) => flags.has(key) || (options.has(key) && options.get(key) !== 'false');
    return {
        title: (options.get('title') ?? options.get('filename') ?? words.join(' ').trim()) || undefined,
        icon: options.get('icon') || undefined,
        highlighted: readLines(options.get('highlight') ?? ''),
        focused: readLines(options.get('focus') ?? ''),
        lineNumbers: flag('lines') || flag('showlinenumbers'),
        wrap: flag('wrap'),
        expandable: flag('expandable'),
        copy: !flag('nocopy'),
    };
}
const FLAGS = new Set([
    'lines',
    'wrap',
    'expandable',
    'nocopy',
    'twoslash',
    'showlinenumbers',
]);
/** An option may be written as an expression: `title={"a.ts"}`, `highlight={[1, 2]}`. */
function unquoted(text) {
    return text.trim().replace(/^(["'`])([\s\S]*)\1$/, '$2');
}
const MAX_LINE = 100_000;
/** `1,3-5` → 1, 3, 4, 5. What is no number is passed over. */
function readLines(text) {
    const lines = new Set();
    for (const [, from = '', to = from] of text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
        const last = Math.min(Number(to), MAX_LINE);
        for (let line = Number(from); line <= last; line++)
            lines.add(line);
    }
    return lines;
}

;// CONCATENATED MODULE: ./lib/site/markdown/code.js




/** How much of a code block is searched. */
const MAX_SAID = 2000;
/** A code block: a figure with its title, the highlighted code and its options. `meta` is what follows the language. */
function renderCode(code, language, meta, place, page) {
    const text = page.fill(code);
    if (language?.toLowerCase() === 'mermaid') {
        page.needs.add('mermaid');
        return `<pre class="mermaid">${(0,markdown_html/* escapeText */.X1)(text)}</pre>`;
    }
    const { named, options } = readInfo(language, meta);
    const pre = () => page.context.highlight(text, named, lineOptions(options));
    const icon = options.icon ? page.context.icon(options.icon, place) : '';
    page.say(` ${options.title ?? ''} ${text.slice(0, MAX_SAID)} `);
    const isPart = page.join('code', () => ({
        title: options.title ?? languageName(named),
        label: (0,markdown_html/* escapeText */.X1)(options.title ?? languageName(named)),
        icon,
        html: `<div${codeAttributes(options, named)}>${pre()}</div>`,
    }));
    if (isPart)
        return '';
    const caption = options.title
        ? `<figcaption class="c-code-title">${icon}<span>${(0,markdown_html/* escapeText */.X1)(options.title)}</span></figcaption>`
        : '';
    return `<figure${codeAttributes(options, named)}>${caption}${pre()}</figure>`;
}
/** What stands behind the fence. */
function readInfo(language, meta) {
    // A fence such as ```{1,3} or ```title="x" has no language: everything is an option.
    const isOption = language !== undefined && /^[{"]|=|^nocopy$/.test(language);
    return {
        named: isOption ? undefined : language,
        options: readFence(isOption ? `${language} ${meta}` : meta),
    };
}
function lineOptions({ highlighted, focused, lineNumbers, wrap }) {
    return { highlighted, focused, lineNumbers, wrap };
}
/** The code blocks of a page, as rendering it will ask for them to be highlighted. */
function codeRequests({ tree }, variables) {
    const requests = [];
    visit(tree, (node) => {
        if (node.type !== 'code' || node.lang?.toLowerCase() === 'mermaid')
            return;
        const { named, options } = readInfo(node.lang ?? undefined, node.meta ?? '');
        requests.push({
            code: fillVariables(node.value, variables),
            language: named,
            options: lineOptions(options),
        });
    });
    return requests;
}
function codeAttributes({ expandable, copy }, language) {
    const className = expandable ? 'c-code c-code-expandable' : 'c-code';
    return (0,markdown_html/* attributes */.uK)({ class: className, 'data-language': language, 'data-nocopy': !copy });
}
const LANGUAGE_NAMES = {
    bash: 'Bash',
    sh: 'Shell',
    shell: 'Shell',
    js: 'JavaScript',
    javascript: 'JavaScript',
    jsx: 'JSX',
    ts: 'TypeScript',
    typescript: 'TypeScript',
    tsx: 'TSX',
    py: 'Python',
    json: 'JSON',
    yaml: 'YAML',
    yml: 'YAML',
    toml: 'TOML',
    html: 'HTML',
    css: 'CSS',
    xml: 'XML',
    sql: 'SQL',
    php: 'PHP',
    http: 'HTTP',
    csharp: 'C#',
    cs: 'C#',
    cpp: 'C++',
    graphql: 'GraphQL',
    powershell: 'PowerShell',
    mdx: 'MDX',
    md: 'Markdown',
};
/** The name of a language for a tab without a title. */
function languageName(language) {
    if (!language)
        return 'Text';
    return LANGUAGE_NAMES[language.toLowerCase()] ?? language.charAt(0).toUpperCase() + language.slice(1);
}
/** Code within a line of text. */
function renderInlineCode(code, page) {
    const text = page.fill(code);
    page.say(text);
    return `<code>${(0,markdown_html/* escapeText */.X1)(text)}</code>`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: external "katex"
var external_katex_ = __webpack_require__(13359);
;// CONCATENATED MODULE: ./lib/site/math/katex.js




const rendered = new Map();
const katex_MAX_CACHED = 10_000;
/** TeX as HTML and MathML. `display`: on lines of its own. Broken TeX is shown as written and reported. */
function renderMath(tex, display, place, report) {
    const key = `${display ? 'D' : 'I'}${tex}`;
    const known = rendered.get(key);
    if (known !== undefined)
        return known;
    try {
        const html = external_katex_["default"].renderToString(tex, {
            displayMode: display,
            strict: 'ignore',
            maxExpand: 1000,
            maxSize: 100,
        });
        if (rendered.size >= katex_MAX_CACHED)
            rendered.clear();
        rendered.set(key, html);
        return html;
    }
    catch (error) {
        report({
            severity: 'warning',
            kind: 'math',
            message: error instanceof Error
                ? error.message.replace(/^KaTeX parse error: /, 'Broken math: ')
                : String(error),
            ...place,
        });
        const text = tex.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        return display
            ? `<pre class="c-math-error"><code>${text}</code></pre>`
            : `<code class="c-math-error">${text}</code>`;
    }
}
/** Folder of the site that holds KaTeX's style sheet and fonts. */
const KATEX_FOLDER = 'assets/katex';
/** KaTeX's style sheet (`assets/katex/katex.css`) and fonts, for sites with math. Every browser reads woff2. */
function katexFiles() {
    const styleSheet = (0,external_node_module_.createRequire)(import.meta.url).resolve('katex/dist/katex.min.css');
    const fonts = (0,external_node_path_.join)((0,external_node_path_.dirname)(styleSheet), 'fonts');
    const css = (0,external_node_fs_.readFileSync)(styleSheet, 'utf8').replace(/,url\([^)]*\.(?:woff|ttf)\) format\("\w+"\)/g, '');
    return [
        { path: `${KATEX_FOLDER}/katex.css`, bytes: Buffer.from(css) },
        ...(0,external_node_fs_.readdirSync)(fonts)
            .filter((name) => name.endsWith('.woff2'))
            .sort()
            .map((name) => ({ path: `${KATEX_FOLDER}/fonts/${name}`, bytes: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(fonts, name)) })),
    ];
}

;// CONCATENATED MODULE: ./lib/site/components/inline.js







/** `<Icon icon iconType color size className>`. */
const inline_icon = ({ props, place }, page) => {
    const name = textProp(props, 'icon') ?? textProp(props, 'name');
    if (name === undefined)
        return iconHtml(props, page, place);
    return page.context.icon(name, place, {
        type: textProp(props, 'iconType'),
        size: numberProp(props, 'size'),
        color: textProp(props, 'color'),
        className: textProp(props, 'className'),
    });
};
/** `<Badge color size shape icon stroke disabled className>`. */
const badge = ({ props, children, place }, page) => {
    const name = (0,markdown_html/* classes */.Ly)('c-badge', `c-badge-${wordProp(props, 'color', 'gray')}`, `c-badge-${wordProp(props, 'size', 'md')}`, wordProp(props, 'shape', 'rounded') === 'pill' && 'c-badge-pill', flagProp(props, 'stroke') && 'c-badge-stroke', flagProp(props, 'disabled') && 'c-badge-disabled', textProp(props, 'className'));
    const html = iconHtml({ ...props, color: undefined }, page, place) + (0,markdown_html/* lineHtml */.Or)(page.html(children));
    return `<span${(0,markdown_html/* attributes */.uK)({ class: name })}>${html}</span>`;
};
/** `<Tooltip tip headline cta href>`: shown on hover and on focus. */
const inline_tooltip = ({ props, children, place }, page) => {
    const id = page.anchor('tooltip');
    const headline = htmlProp(props, 'headline', page);
    const tip = htmlProp(props, 'tip', page) || htmlProp(props, 'content', page);
    const cta = htmlProp(props, 'cta', page);
    const link = linkAttributes(props, page, place);
    return (`<span class="c-tooltip"><span class="c-tooltip-word" tabindex="0" aria-describedby="${id}">${(0,markdown_html/* lineHtml */.Or)(page.html(children))}</span>` +
        `<span class="c-tooltip-tip" role="tooltip" id="${id}">${headline === '' ? '' : `<strong>${headline}</strong>`}` +
        `<span>${tip}</span>${link === undefined ? '' : `<a${link}>${cta || 'Read more'}</a>`}</span></span>`);
};
/** `<Latex>`: math without dollars. */
const latex = ({ props, children, place, inline }, page) => {
    const { text } = page.heard(() => page.html(children));
    page.say(` ${text} `);
    if (page.project.math === false)
        return `<code>${(0,markdown_html/* escapeText */.X1)(text)}</code>`;
    page.needs.add('math');
    return renderMath(text || (textProp(props, 'children') ?? ''), !inline, place, page.context.report);
};
/** `<CodeBlock language filename lines highlight …>`: a fence as an element. */
const codeBlock = ({ props, children, place }, page) => {
    const { text } = page.heard(() => page.html(children));
    const words = Object.entries(props).flatMap(([key, value]) => {
        if (key === 'children' || key === 'language' || key === 'lang')
            return [];
        const option = key === 'filename' ? 'title' : key;
        if (value === true)
            return [option];
        const list = Array.isArray(value) ? value.map((item) => value_textOf(item)).join(',') : value_textOf(value);
        return list === '' ? [] : [`${option}="${list.replaceAll('"', "'")}"`];
    });
    return renderCode(text, textProp(props, 'language') ?? textProp(props, 'lang'), words.join(' '), place, page);
};
/** `<Snippet file="x.mdx" />`: a file of the folder `snippets`. */
const snippet = ({ props, place }, page) => {
    const path = snippetFile(textProp(props, 'file'), page.project);
    return path === undefined ? '' : page.snippet(path, props, place);
};
/** `<GitHub.Repo repo="owner/name">`: a link to it; nothing is asked of the host. */
const repository = ({ props, place }, page) => {
    const name = textProp(props, 'repo') ?? '';
    if (!/^[\w.-]+\/[\w.-]+$/.test(name))
        return (0,markdown_html/* escapeText */.X1)(name);
    page.say(` ${name} `);
    const icon = page.context.icon('github', place, { library: 'fontawesome', type: 'brands' });
    const link = (0,markdown_html/* attributes */.uK)({ class: 'c-repo', href: `https://github.com/${name}`, rel: 'noopener' });
    return `<a${link}>${icon}<span>${(0,markdown_html/* escapeText */.X1)(name)}</span></a>`;
};
/** `<Link href>` or `<Link to>`: a link. */
const inline_link = (element, page) => {
    const { href, to, ...props } = element.props;
    return renderElement({ ...element, name: 'a', props: record([...Object.entries(props), ['href', href ?? to]]) }, page);
};
const inlines = {
    Icon: inline_icon,
    Badge: badge,
    Tooltip: inline_tooltip,
    Latex: latex,
    CodeBlock: codeBlock,
    Link: inline_link,
    Snippet: snippet,
    'GitHub.Repo': repository,
};

;// CONCATENATED MODULE: ./lib/site/markdown/heading.js

/** A heading with its anchor; noted for the table of contents. */
function headingHtml(depth, html, text, id, page) {
    const unique = id !== undefined && page.claim(id) ? id : page.id(text);
    page.heading({ depth, id: unique, text });
    const anchor = (0,markdown_html/* attributes */.uK)({ class: 'c-anchor', href: `#${unique}`, 'aria-label': `Link to “${text}”` });
    return `<h${depth} id="${(0,markdown_html/* escapeAttribute */.Gj)(unique)}">${html}<a${anchor}></a></h${depth}>`;
}
/** The id of `## Title {#id}`. */
function writtenId(node) {
    const properties = node.data && 'hProperties' in node.data ? node.data.hProperties : undefined;
    if (typeof properties !== 'object' || properties === null || !('id' in properties))
        return undefined;
    return typeof properties.id === 'string' && properties.id !== '' ? properties.id : undefined;
}

;// CONCATENATED MODULE: ./lib/site/components/steps.js




/** `<Steps titleSize>` around `<Step>`s. */
const steps_steps = ({ props, children }, page) => {
    const { html, parts } = page.gather('step', () => page.html(children));
    return html.trim() + stepList(parts, textProp(props, 'titleSize'), page);
};
/** `<Step title icon stepNumber titleSize id noAnchor>`; one outside `<Steps>` is a list of its own. */
const steps_step = (element, page) => page.join('step', () => element) ? '' : stepList([element], undefined, page);
function stepList(parts, titleSize, page) {
    return parts.length === 0
        ? ''
        : `<ol class="c-steps">${parts.map((part) => stepHtml(part, titleSize, page)).join('')}</ol>`;
}
function stepHtml(element, titleSize, page) {
    const { props, place } = element;
    const number = numberProp(props, 'stepNumber');
    const icon = iconHtml(props, page, place);
    const { result, text } = page.heard(() => page.html(props.title));
    const body = () => childrenHtml(element, page);
    const head = (0,markdown_html/* attributes */.uK)({
        class: 'c-step',
        style: number === undefined ? undefined : `counter-set:step ${number}`,
    });
    const title = result === '' ? '' : titleHtml(result, text || value_textOf(props.title), titleSize, element, page);
    return (`<li${head}>${icon === '' ? '' : `<span class="c-step-icon">${icon}</span>`}` +
        `<div class="c-step-main">${title}${body()}</div></li>`);
}
function titleHtml(html, text, titleSize, { props }, page) {
    const size = /^h([1-6])$/.exec(textProp(props, 'titleSize') ?? titleSize ?? '');
    if (size)
        return headingHtml(Number(size[1]), html, text, textProp(props, 'id'), page);
    page.say(`${text}\n`);
    if (flagProp(props, 'noAnchor'))
        return `<p class="c-step-title">${html}</p>`;
    const anchor = idProp(props, text, page);
    const link = (0,markdown_html/* attributes */.uK)({ class: 'c-anchor', href: `#${anchor}`, 'aria-label': `Link to “${text}”` });
    return `<p${(0,markdown_html/* attributes */.uK)({ class: 'c-step-title', id: anchor })}>${html}<a${link}></a></p>`;
}
const stepLists = { Steps: steps_steps, Step: steps_step };

;// CONCATENATED MODULE: ./lib/site/components/tabs.js


/**
 * A set of tabs. Without scripts all panels stand one below the other, each under its title; the class `js` on
 * `<html>` shows the tab list and one panel. Sets with the same titles follow one another.
 */
function tabsHtml(parts, page, options) {
    if (parts.length === 0)
        return '';
    const chosen = Math.min(Math.max(options.selected ?? 0, 0), parts.length - 1);
    const ids = parts.map(({ id }) => id ?? page.anchor('tab'));
    const buttons = parts
        .map(({ title, label }, n) => {
        const isChosen = n === chosen;
        const head = (0,markdown_html/* attributes */.uK)({
            type: 'button',
            role: 'tab',
            id: `${ids[n]}-tab`,
            'aria-controls': ids[n],
            'aria-selected': String(isChosen),
            tabindex: isChosen ? undefined : -1,
            'data-title': title,
        });
        return `<button${head}>${label}</button>`;
    })
        .join('');
    const panels = parts
        .map(({ label, html }, n) => {
        const head = (0,markdown_html/* attributes */.uK)({
            class: 'c-tab',
            role: 'tabpanel',
            id: ids[n],
            'aria-labelledby': `${ids[n]}-tab`,
            'data-chosen': n === chosen,
        });
        return `<div${head}><p class="c-tab-title">${label}</p>${html}</div>`;
    })
        .join('');
    const sync = options.sync === false ? '' : ' data-sync';
    const list = (0,markdown_html/* attributes */.uK)({ class: 'c-tablist', role: 'tablist', 'aria-label': options.label });
    return `<div class="${(0,markdown_html/* escapeAttribute */.Gj)(options.className)}"${sync}><div${list}>${buttons}</div>${panels}</div>`;
}
/** `<Tabs defaultTabIndex sync borderBottom>` around `<Tab>`s. */
const tabs = ({ props, children }, page) => {
    const { html, parts } = page.gather('tab', () => page.html(children));
    const set = tabsHtml(parts, page, {
        className: (0,markdown_html/* classes */.Ly)('c-tabs', flagProp(props, 'borderBottom') && 'c-tabs-bordered') ?? '',
        selected: numberProp(props, 'defaultTabIndex'),
        sync: props.sync !== false && props.sync !== 'false',
    });
    return html.trim() + set;
};
/** `<Tab title icon id>`; one outside `<Tabs>` is a set of its own. */
const tab = (element, page) => {
    const part = () => {
        const { props, place } = element;
        const title = htmlProp(props, 'title', page);
        return {
            title: textProp(props, 'title') ?? '',
            label: iconHtml(props, page, place) + (title || 'Tab'),
            id: idProp(props, textProp(props, 'title') ?? 'tab', page),
            html: childrenHtml(element, page),
        };
    };
    return page.join('tab', part) ? '' : tabsHtml([part()], page, { className: 'c-tabs' });
};
/** `<CodeGroup dropdown>`, `<RequestExample>`, `<ResponseExample>`: code blocks as tabs. */
const codeGroup = ({ name, props, children }, page) => {
    const { html, parts } = page.gather('code', () => page.html(children));
    const className = (0,markdown_html/* classes */.Ly)('c-codegroup', flagProp(props, 'dropdown') && 'c-dropdown', name === 'RequestExample' && 'c-example c-example-request', name === 'ResponseExample' && 'c-example c-example-response');
    const labels = { RequestExample: 'Request', ResponseExample: 'Response' };
    const set = tabsHtml(parts.map((part) => ({
        title: part.title,
        label: `${part.icon}<span>${part.label}</span>`,
        html: part.html,
    })), page, { className: className ?? '', label: labels[name] ?? 'Code' });
    return html.trim() + set;
};
const tabSets = {
    Tabs: tabs,
    Tab: tab,
    CodeGroup: codeGroup,
    RequestExample: codeGroup,
    ResponseExample: codeGroup,
};

;// CONCATENATED MODULE: ./lib/site/components/trees.js




/** `<Tree>` or `<FileTree>` around `Tree.Folder`s and `Tree.File`s, or around a Markdown list. */
const tree = (element, page) => {
    const style = elementAttributes('div', record([['style', element.props.style]]), element.place, page);
    return `<div class="c-tree"${style}>${listHtml(childrenHtml(element, page))}</div>`;
};
function listHtml(html) {
    return html.startsWith('<li') ? `<ul>${html}</ul>` : html;
}
const trees_folder = (element, page) => {
    const { props } = element;
    const name = htmlProp(props, 'name', page);
    const list = listHtml(childrenHtml(element, page));
    const head = (0,markdown_html/* attributes */.uK)({
        class: (0,markdown_html/* classes */.Ly)('c-tree-folder', flagProp(props, 'highlight') && 'c-tree-highlight'),
    });
    if (props.openable === false)
        return `<li${head}><span>${name}</span>${list}</li>`;
    const open = flagProp(props, 'defaultOpen');
    return `<li${head}><details${(0,markdown_html/* attributes */.uK)({ open })}><summary>${name}</summary>${list}</details></li>`;
};
const file = ({ props }, page) => {
    const head = (0,markdown_html/* attributes */.uK)({
        class: (0,markdown_html/* classes */.Ly)('c-tree-file', flagProp(props, 'highlight') && 'c-tree-highlight'),
    });
    return `<li${head}><span>${htmlProp(props, 'name', page)}</span></li>`;
};
const trees = { Tree: tree, FileTree: tree, 'Tree.Folder': trees_folder, 'Tree.File': file };

;// CONCATENATED MODULE: ./lib/site/components/updates.js



/** `<Update label description tags>`: an entry of a changelog, with an anchor of its own. */
const update = (element, page) => {
    const { props } = element;
    const label = textProp(props, 'label') ?? 'Update';
    const id = idProp(props, label, page);
    page.heading({ depth: 2, id, text: label });
    const { result: labelHtml } = page.heard(() => page.html(props.label ?? label));
    const description = htmlProp(props, 'description', page);
    const tags = (isList(props.tags) ? props.tags : [props.tags]).map(value_textOf).filter((tag) => tag !== '');
    const tagList = tags.map((tag) => `<span class="c-badge c-badge-gray">${page.html(tag)}</span>`).join('');
    return (`<section${(0,markdown_html/* attributes */.uK)({ class: 'c-update', id })}><div class="c-update-side">` +
        `<a${(0,markdown_html/* attributes */.uK)({ class: 'c-update-label', href: `#${id}` })}>${labelHtml}</a>` +
        `${description === '' ? '' : `<p>${description}</p>`}${tagList === '' ? '' : `<p class="c-update-tags">${tagList}</p>`}</div>` +
        `<div class="c-update-body">${childrenHtml(element, page)}</div></section>`);
};
const updates = { Update: update };

;// CONCATENATED MODULE: ./lib/site/components/components.js











/** All components that pages may use without importing them. */
const COMPONENTS = {
    ...callouts,
    ...cards,
    ...tabSets,
    ...accordions,
    ...stepLists,
    ...frames_frames,
    ...fields,
    ...inlines,
    ...updates,
    ...trees,
    ...colors,
};
/** The component of this name. */
function componentNamed(name) {
    return Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
}
/** The name of a component that an unknown one was probably meant to be. */
function closestComponent(name) {
    const lower = name.toLowerCase();
    let closest;
    let least = 3;
    for (const known of Object.keys(COMPONENTS)) {
        const distance = editDistance(lower, known.toLowerCase());
        if (distance < least && distance < known.length / 2) {
            closest = known;
            least = distance;
        }
    }
    return closest;
}
/** Insertions, deletions and replacements that lead from one word to the other. */
function editDistance(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, n) => n);
    for (let i = 1; i <= from.length; i++) {
        const next = [i];
        for (let j = 1; j <= to.length; j++) {
            const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
            next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[to.length] ?? 0;
}

;// CONCATENATED MODULE: ./lib/site/markdown/nodes.js








/** The HTML of nodes one after the other. */
function renderNodes(nodes, frame) {
    let html = '';
    let before;
    for (const node of nodes) {
        if (before !== undefined && areApart(before, node))
            html += '\n';
        html += renderNode(node, frame);
        before = node;
    }
    return html;
}
/** Elements on lines of their own may be of one line, such as badges: the blank between them is kept. */
function areApart(before, node) {
    return isJsx(before) && isJsx(node) && before.position?.end.offset !== node.position?.start.offset;
}
function isJsx({ type }) {
    return type === 'mdxJsxFlowElement' || type === 'mdxFlowExpression';
}
function isInlineJsx({ type }) {
    return type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
}
function renderNode(node, frame) {
    const { page } = frame;
    switch (node.type) {
        case 'text': {
            const text = page.fill(node.value);
            page.say(text);
            return (0,markdown_html/* escapeText */.X1)(text);
        }
        case 'paragraph': {
            const html = renderNodes(node.children, frame);
            page.say('\n');
            if (html === '')
                return '';
            // Components within a line may make blocks, which a paragraph cannot hold.
            return node.children.some(isInlineJsx) && (0,markdown_html/* holdsBlocks */.F1)(html)
                ? `<div class="c-text">${html}</div>`
                : `<p>${html}</p>`;
        }
        case 'heading':
            return renderHeading(node, frame);
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
            return frame.jsx.element(node, frame);
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
            return frame.jsx.expression(node, frame);
        case 'code':
            return renderCode(node.value, node.lang ?? undefined, node.meta ?? '', frame_placeOf(node, frame), page);
        case 'inlineCode':
            return renderInlineCode(node.value, page);
        case 'strong':
            return `<strong>${renderNodes(node.children, frame)}</strong>`;
        case 'emphasis':
            return `<em>${renderNodes(node.children, frame)}</em>`;
        case 'delete':
            return `<del>${renderNodes(node.children, frame)}</del>`;
        case 'link':
            return renderLink(node.url, node.title, node, frame);
        case 'linkReference': {
            const definition = frame.definitions.get(node.identifier);
            return definition
                ? renderLink(definition.url, definition.title, node, frame)
                : `[${renderNodes(node.children, frame)}]`;
        }
        case 'image':
            return renderImage(node.url, node.alt, node.title, node, frame);
        case 'imageReference': {
            const definition = frame.definitions.get(node.identifier);
            return definition ? renderImage(definition.url, node.alt, definition.title, node, frame) : '';
        }
        case 'list':
            return renderList(node, frame);
        case 'listItem':
            return renderItem(node, true, frame);
        case 'blockquote':
            return renderQuote(node, frame);
        case 'table':
            return renderTable(node, frame);
        case 'thematicBreak':
            return '<hr>';
        case 'break':
            page.say(' ');
            return '<br>';
        case 'math':
        case 'inlineMath': {
            page.say(` ${node.value} `);
            if (page.project.math === false)
                return withoutMath(node);
            page.needs.add('math');
            const isBlock = node.type === 'math' || isDoubleDollar(node);
            return renderMath(node.value, isBlock, frame_placeOf(node, frame), page.context.report);
        }
        case 'footnoteReference':
            return renderFootnoteReference(node, frame);
        case 'html':
            // Only a page that could not be read as MDX has raw HTML.
            return /^<\/?[A-Z>]/.test(node.value) ? '' : withoutScripts(node.value);
        case 'root':
        case 'tableRow':
        case 'tableCell':
            return renderNodes(node.children, frame);
        default:
            // yaml, toml, mdxjsEsm, definitions: not part of the text.
            return '';
    }
}
/** Math as it was written, for a site that has none. */
function withoutMath(node) {
    if (node.type === 'math')
        return `<p>$$ ${(0,markdown_html/* escapeText */.X1)(node.value)} $$</p>`;
    const mark = isDoubleDollar(node) ? '$$' : '$';
    return (0,markdown_html/* escapeText */.X1)(mark + node.value + mark);
}
/** `$$x$$` on its own line is displayed, though its syntax is that of text. */
function isDoubleDollar(node) {
    const { start, end } = node.position ?? {};
    return 'value' in node && start?.offset !== undefined && end?.offset !== undefined
        ? end.offset - start.offset >= node.value.length + 4
        : false;
}
function renderHeading(node, frame) {
    const { page } = frame;
    const { result: html, text } = page.heard(() => renderNodes(node.children, frame));
    return headingHtml(node.depth, html, text, writtenId(node), page);
}
function renderLink(url, title, node, frame) {
    const { page } = frame;
    if (page.isInLink)
        return renderNodes(node.children, frame);
    const props = record([
        ['href', url],
        ['title', title],
    ]);
    const inner = page.insideLink(() => renderNodes(node.children, frame));
    return `<a${elementAttributes('a', props, frame_placeOf(node, frame), page)}>${inner}</a>`;
}
function renderImage(url, alt, title, node, frame) {
    const props = record([
        ['src', url],
        ['alt', alt ?? ''],
        ['title', title],
    ]);
    return renderElement({ name: 'img', props, children: markup(() => ''), place: frame_placeOf(node, frame), inline: true }, frame.page);
}
function renderList(node, frame) {
    const isLoose = node.spread === true || node.children.some((item) => item.spread === true);
    const items = node.children.map((item) => renderItem(item, isLoose, frame)).join('');
    if (!node.ordered)
        return `<ul>${items}</ul>`;
    return node.start === 1 || node.start === null || node.start === undefined
        ? `<ol>${items}</ol>`
        : `<ol start="${node.start}">${items}</ol>`;
}
function renderItem(node, isLoose, frame) {
    const content = () => node.children
        .map((child) => {
        if (isLoose || child.type !== 'paragraph')
            return renderNode(child, frame);
        const html = renderNodes(child.children, frame);
        frame.page.say('\n');
        return html;
    })
        .join('');
    if (typeof node.checked !== 'boolean')
        return `<li>${content()}</li>`;
    return `<li class="c-task"><label><input type="checkbox" disabled${node.checked ? ' checked' : ''}> <span>${content()}</span></label></li>`;
}
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/;
const ALERT_COMPONENT = {
    NOTE: 'Note',
    TIP: 'Tip',
    IMPORTANT: 'Info',
    WARNING: 'Warning',
    CAUTION: 'Danger',
};
/** A quotation; one that begins with `[!NOTE]` is a callout. */
function renderQuote(node, frame) {
    const [first, ...others] = node.children;
    const [lead, ...rest] = first?.type === 'paragraph' ? first.children : [];
    const alert = lead?.type === 'text' ? ALERT.exec(lead.value) : null;
    const name = ALERT_COMPONENT[alert?.[1] ?? ''];
    if (!alert || !name || lead?.type !== 'text')
        return `<blockquote>${renderNodes(node.children, frame)}</blockquote>`;
    const body = [{ type: 'text', value: lead.value.slice(alert[0].length) }, ...rest];
    const children = markup(() => renderNodes([{ type: 'paragraph', children: body }, ...others], frame));
    return callouts_callout({ name, props: record(), children, place: frame_placeOf(node, frame), inline: false }, frame.page);
}
function renderTable(node, frame) {
    const [head, ...rows] = node.children;
    const cells = (row, tag) => (row?.children ?? [])
        .map((cell, n) => {
        const align = node.align?.[n];
        const style = align ? ` style="text-align:${align}"` : '';
        const html = `<${tag}${style}>${renderNodes(cell.children, frame)}</${tag}>`;
        frame.page.say(' ');
        return html;
    })
        .join('');
    const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
    return (`<div class="c-table" tabindex="0"><table><thead><tr>${cells(head, 'th')}</tr></thead>` +
        `${body === '' ? '' : `<tbody>${body}</tbody>`}</table></div>`);
}
function renderFootnoteReference(node, frame) {
    const definition = frame.footnotes.get(node.identifier);
    if (!definition)
        return (0,markdown_html/* escapeText */.X1)(`[^${node.label ?? node.identifier}]`);
    let number = frame.cited.findIndex((cited) => cited.definition === definition) + 1;
    if (number === 0)
        number = frame.cited.push({ definition, frame, references: 0 });
    const cited = frame.cited[number - 1];
    if (!cited)
        return '';
    cited.references++;
    const again = cited.references > 1 ? `-${cited.references}` : '';
    return (`<sup><a class="c-footnote" id="fnref-${number}${again}" href="#fn-${number}" ` +
        `aria-label="Footnote ${number}">${number}</a></sup>`);
}
/** The section of footnotes at the end of a page; empty when there are none. */
function renderFootnotes(frame) {
    let items = '';
    // A footnote may cite further ones: the list can grow while it is rendered.
    for (let n = 0; n < frame.cited.length; n++) {
        const cited = frame.cited[n];
        if (!cited)
            break;
        const html = renderNodes(cited.definition.children, cited.frame);
        const back = Array.from({ length: cited.references }, (_, k) => {
            const id = k === 0 ? `${n + 1}` : `${n + 1}-${k + 1}`;
            return ` <a class="c-footnote-back" href="#fnref-${id}" aria-label="Back to reference ${id}">↩</a>`;
        }).join('');
        const closed = html.endsWith('</p>') ? `${html.slice(0, -4)}${back}</p>` : `${html}${back}`;
        items += `<li id="fn-${n + 1}">${closed}</li>`;
    }
    return items === ''
        ? ''
        : `<section class="c-footnotes" aria-label="Footnotes"><ol>${items}</ol></section>`;
}

;// CONCATENATED MODULE: ./lib/site/markdown/jsx.js










/** JSX of a page as HTML. Names bound on the page come first, then the components known here, then HTML. */
function renderJsx(node, frame) {
    const children = () => renderNodes(node.children, frame);
    if (node.name === null)
        return children();
    const place = frame_placeOf(node, frame);
    const props = record();
    for (const attribute of node.attributes) {
        const { value } = attribute;
        if (attribute.type === 'mdxJsxExpressionAttribute') {
            const spread = jsx_attributeValue(attribute.value, parseSpread, place, frame);
            if (isRecord(spread))
                Object.assign(props, spread);
        }
        else if (value === null || value === undefined)
            props[attribute.name] = true;
        else if (typeof value === 'string')
            props[attribute.name] = frame.page.fill(value);
        else
            props[attribute.name] = jsx_attributeValue(value.value, parseExpression, place, frame);
    }
    const inline = node.type === 'mdxJsxTextElement';
    return renderNamed({ name: node.name, props, children: markup(children), place, inline }, frame.scope, frame.page);
}
/** `{expression}` in the text of a page. */
function renderExpression(node, frame) {
    const { page } = frame;
    const place = frame_placeOf(node, frame);
    const variable = /^\{\s*([\w.-]+)\s*\}$/.exec(node.value)?.[0];
    if (variable !== undefined) {
        const filled = page.fill(`{${variable}}`);
        if (filled !== `{${variable}}`)
            return page.html(filled);
    }
    const column = place.column === undefined ? undefined : place.column + 1;
    const value = attempt(node.value, parseExpression, { ...place, column }, frame);
    if ('value' in value)
        return page.html(value.value);
    // A bare name or path is most likely text that the author forgot to escape; the rest was never meant to be read.
    return /^[\w\s.-]*$/.test(node.value) ? page.html(`{${node.value}}`) : '';
}
/** The value of an attribute's expression; undefined (and reported) when there is none. */
function jsx_attributeValue(source, parse, place, frame) {
    const result = attempt(source, parse, place, frame);
    return 'value' in result ? result.value : undefined;
}
function attempt(source, parse, place, frame) {
    try {
        const expression = parse(source);
        return { value: expression && evaluate(expression, frame.scope, hostOf(frame)) };
    }
    catch (error) {
        reportUninterpretable(error, source, place, frame.page);
        return { failed: true };
    }
}
/** Tells what could not be interpreted; anything else is thrown on. `place` is where `source` begins. */
function reportUninterpretable(error, source, place, page) {
    if (error instanceof ExpressionSyntaxError) {
        const message = `{${shortened(source)}} is not an expression: ${error.message}`;
        page.report({ severity: 'warning', kind: 'syntax', message, ...within(place, error.line, error.column) });
    }
    else if (error instanceof Uninterpretable) {
        const at = within(place, error.line, error.column);
        if (error.unbound !== undefined) {
            page.report({
                severity: 'warning',
                kind: 'unbound-name',
                message: `{${shortened(source)}}: nothing is named “${error.unbound}”; shown as text`,
                hint: 'to show braces, write \\{ and \\}, or put them in `code`',
                ...at,
            });
        }
        else {
            page.report({
                severity: 'warning',
                kind: 'not-interpreted',
                message: `{${shortened(source)}}: ${error.message}; left out`,
                ...at,
            });
        }
    }
    else if (error instanceof BudgetExceeded) {
        page.reportOnce('budget', {
            severity: 'warning',
            kind: 'not-interpreted',
            message: error.message,
            ...place,
        });
    }
    else
        throw error;
}
function within(place, line, column) {
    if (place.line === undefined)
        return place;
    if (line > 1)
        return { file: place.file, line: place.line + line - 1, column: column + 1 };
    return place;
}
function shortened(source) {
    const line = source.trim().replace(/\s+/g, ' ');
    return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
/** The interpreter's view of a frame: elements made by an expression render like those of the page. */
function hostOf({ file, page }, firstLine = 1) {
    const { tick } = page;
    return {
        tick,
        fragment: (values) => markup(() => page.html(values)),
        element: ({ name, props, children, scope, node }) => markup(() => {
            const place = {
                file,
                line: (node.loc?.start.line ?? 1) + firstLine - 1,
                column: (node.loc?.start.column ?? 0) + 1,
            };
            return renderNamed({ name, props, children: markup(() => page.html(children)), place, inline: false }, scope, page);
        }),
    };
}
/** The deepest nesting of elements, so that a component that contains itself ends. */
const jsx_MAX_DEPTH = 100;
function renderNamed(element, scope, page) {
    return page.nested(jsx_MAX_DEPTH, element.place, () => {
        const { name } = element;
        const own = boundTo(name, scope);
        if (typeof own === 'function')
            return renderOwn(element, own, page);
        if (/^[a-z]/.test(name) && !name.includes('.'))
            return renderElement(element, page);
        const component = componentNamed(name);
        if (component)
            return component(element, page);
        if (own !== undefined)
            return page.html(own);
        page.reportOnce(`component ${name}`, unknownComponent(element));
        return page.html(element.children);
    });
}
function unknownComponent({ name, place }) {
    const closest = closestComponent(name);
    return {
        severity: 'warning',
        kind: 'unknown-component',
        message: `<${name}> is defined nowhere; its content is shown without it`,
        hint: closest ? `did you mean <${closest}>?` : undefined,
        ...place,
    };
}
/** What a name of the page means: `Card`, `icons.Star`. Lower-case names are HTML. */
function boundTo(name, scope) {
    const [first = '', ...path] = name.split('.');
    if (path.length === 0 && /^[a-z]/.test(first))
        return undefined;
    let value = first in scope ? scope[first] : undefined;
    for (const key of path)
        value = isRecord(value) && key in value ? value[key] : undefined;
    return value;
}
/** A component of the docs project: an arrow function, or a snippet. */
function renderOwn(element, component, page) {
    const { name, props, children, place } = element;
    try {
        return page.html(component(record([...Object.entries(props), ['children', children]])));
    }
    catch (error) {
        if (!(error instanceof Uninterpretable || error instanceof BudgetExceeded))
            throw error;
        page.report({
            severity: 'warning',
            kind: 'not-interpreted',
            message: `<${name}> cannot be shown: ${error.message}`,
            ...place,
        });
        return `<span class="c-missing">${(0,markdown_html/* escapeText */.X1)(name)}</span>`;
    }
}

;// CONCATENATED MODULE: ./lib/site/markdown/snippets.js








/** Opens the project's snippets to one page. `page` is asked for when it exists. */
function createLibrary(project, context, hooks, page) {
    const globals = innerScope(GLOBALS, [...Object.entries(hooks), ['React', hooks]]);
    const loaded = new Map();
    const open = [];
    const cited = [];
    /** Runs `work` while `path` counts as open; a file that is opened within itself is refused. */
    function opened(path, from, work) {
        if (open.includes(path)) {
            context.report({
                severity: 'warning',
                kind: 'import-cycle',
                message: `${[...open.slice(open.indexOf(path)), path].join(' → ')}: a file cannot contain itself`,
                ...from,
            });
            return undefined;
        }
        open.push(path);
        try {
            return work();
        }
        finally {
            open.pop();
        }
    }
    function bareFrame(file) {
        return {
            file,
            page: page(),
            scope: globals,
            cited,
            jsx: { element: renderJsx, expression: renderExpression },
        };
    }
    function frameOf(parsed, props) {
        const scope = innerScope(globals, [...Object.entries(props), ['props', props]]);
        const exports = innerScope(null);
        const frame = { ...bareFrame(parsed.file), scope, ...definitionsOf(parsed.tree) };
        for (const node of parsed.tree.children) {
            if (node.type !== 'mdxjsEsm')
                continue;
            const start = node.position?.start;
            runModule(node.value, {
                typescript: false,
                place: { file: parsed.file, line: start?.line, column: start?.column },
                scope,
                exports,
                host: hostOf(frame, start?.line),
                modules: library,
                page: frame.page,
            });
        }
        return { frame, exports };
    }
    function textOf(parsed, props) {
        return renderNodes(parsed.tree.children, frameOf(parsed, props).frame);
    }
    function load(path, from) {
        const file = existing(path, project);
        if (file === undefined) {
            context.report({
                severity: 'warning',
                kind: 'missing-file',
                message: `There is no file “${path}”`,
                ...from,
            });
            return undefined;
        }
        if (!loaded.has(file))
            loaded.set(file, opened(file, from, () => exportsOf(file, from)));
        return loaded.get(file);
    }
    function exportsOf(file, from) {
        if (/\.mdx?$/.test(file)) {
            const parsed = project.parse(file);
            const { exports } = frameOf(parsed, record());
            exports.default = (props) => markup(() => opened(file, from, () => textOf(parsed, isRecord(props) ? props : record())) ?? '');
            return exports;
        }
        const source = project.files.readText(file);
        if (file.endsWith('.json'))
            return json(source, file);
        if (!/\.[cm]?[jt]sx?$/.test(file))
            return innerScope(null, [['default', `/${file}`]]);
        const scope = innerScope(globals);
        const exports = innerScope(null);
        runModule(source, {
            typescript: /\.[cm]?tsx?$/.test(file),
            place: { file, line: 1, column: 1 },
            scope,
            exports,
            host: hostOf({ file, page: page() }),
            modules: library,
            page: page(),
        });
        return exports;
    }
    function json(source, file) {
        try {
            return jsonExports(source);
        }
        catch (error) {
            const message = `${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
            context.report({ severity: 'warning', kind: 'syntax', message, file });
            return undefined;
        }
    }
    const library = {
        load,
        page(parsed) {
            const place = { file: parsed.file };
            const html = opened(parsed.file, place, () => {
                const { frame } = frameOf(parsed, fromFrontmatter(parsed));
                frame.page.reserve(headingTexts(parsed));
                return renderNodes(bodyOf(parsed), frame) + renderFootnotes(frame);
            });
            return html ?? '';
        },
        inline(text, from) {
            const { tree } = parseRecovering(text);
            const [only, ...others] = tree.children;
            const nodes = only?.type === 'paragraph' && others.length === 0 ? only.children : tree.children;
            return renderNodes(nodes, { ...bareFrame(from.file), ...definitionsOf(tree) });
        },
        snippet(path, props, from) {
            const component = load(path, from)?.default;
            return typeof component === 'function' ? page().html(component(props)) : '';
        },
    };
    return library;
}
/** The page's text without the heading that gave it its title: the layout shows that. */
function bodyOf({ tree, frontmatter }) {
    if (frontmatter.title !== undefined)
        return tree.children;
    const first = tree.children.findIndex(({ type }) => !/^(?:yaml|toml|mdxjsEsm|definition)$/.test(type));
    const heading = tree.children[first];
    return heading?.type === 'heading' && heading.depth === 1
        ? tree.children.toSpliced(first, 1)
        : tree.children;
}
function headingTexts({ tree }) {
    const texts = [];
    visit(tree, (node) => {
        if (node.type === 'heading')
            texts.push(plainText(node));
    });
    return texts;
}
/** A page sees its own settings as `frontmatter`. */
function fromFrontmatter({ frontmatter }) {
    return record([['frontmatter', fromData(frontmatter)]]);
}
const EXTENSIONS = ['', '.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '/index.mdx', '/index.jsx', '/index.js'];
function existing(path, { files }) {
    return EXTENSIONS.map((extension) => path + extension).find((file) => files.has(file));
}

;// CONCATENATED MODULE: ./lib/site/markdown/render.js




/**
 * Renders a parsed page. Synchronous and pure: all it needs of the site comes through `context`, all it needs of
 * the project through `project`. Never fails; what cannot be shown is reported and left out or shown as text.
 * A first heading of depth 1 that gave the page its title is left to the layout.
 */
function renderMarkdown(parsed, project, context) {
    const hooks = createHooks(() => page.reportOnce('hooks', {
        severity: 'notice',
        kind: 'interactive',
        message: 'Interactive components are shown at their initial state',
        file: parsed.file,
    }));
    const library = createLibrary(project, context, hooks, () => page);
    const { page, gathered } = createRendering(context, project, library);
    const html = library.page(parsed);
    const { headings, sections } = gathered();
    return { html, headings, sections, needs: page.needs, markdown: pageAsMarkdown(parsed, project) };
}

;// CONCATENATED MODULE: ./lib/site/openapi/html.js
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
};
/** Text without the control characters that HTML must not hold. */
function printable(text) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    return text.replace(/[\0-\x08\x0B\x0E-\x1F\x7F]/g, '');
}
/** Text made safe for element content and double-quoted attributes. */
function escapeHtml(text) {
    return printable(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
function codeHtml(text) {
    return `<code>${escapeHtml(text)}</code>`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/description.js



/** Characters that mean, or may mean, something in Markdown. Text without them is one paragraph. */
const description_MARKUP = /[\\`*_{}[\]<>#+!|~$&\n:@]|www\.|^\s*(?:-|\d+[.)])\s/;
/** Descriptions are Markdown, not MDX: what MDX finds wrong in them is text. */
const NOT_FOR_DESCRIPTIONS = new Set(['syntax', 'unbound-name', 'unknown-component']);
/** For descriptions that read nothing of the project: no snippets, no variables. */
const NO_PROJECT = {
    files: {
        paths: [],
        has: () => false,
        read: (path) => unreadable(path),
        readText: (path) => unreadable(path),
    },
    parse: (file) => unreadable(file),
};
function unreadable(path) {
    throw new Error(`${path} is not in the project`);
}
/** Renders the Markdown of an API description; `source` is the file that diagnostics name. */
function createDescriber(source, context, project) {
    const report = (diagnostic) => {
        if (NOT_FOR_DESCRIPTIONS.has(diagnostic.kind))
            return;
        // Lines count from the start of the description, not of the file.
        context.report({ ...diagnostic, file: source, line: undefined, column: undefined });
    };
    const ofDescription = { ...context, report };
    const parse = (markdown) => parsePage(source, printable(markdown).trim(), report);
    return {
        describe(markdown) {
            if (!description_MARKUP.test(markdown))
                return `<p>${escapeHtml(markdown.trim())}</p>`;
            return renderMarkdown(withHeadings(parse(markdown), bold), project, ofDescription).html.trim();
        },
        page(markdown) {
            return renderMarkdown(withHeadings(parse(markdown), lowered), project, ofDescription);
        },
    };
}
/** A page whose top-level headings are written in another way. */
function withHeadings(page, write) {
    const children = page.tree.children.map((node) => (node.type === 'heading' ? write(node) : node));
    return { ...page, tree: { ...page.tree, children } };
}
function bold({ children, position }) {
    const strong = { type: 'strong', children };
    return { type: 'paragraph', children: [strong], ...(position === undefined ? {} : { position }) };
}
/** The first level is the page's title. */
function lowered(heading) {
    return heading.depth === 1 ? { ...heading, depth: 2 } : heading;
}

;// CONCATENATED MODULE: ./lib/site/openapi/schema/flatten.js

/** Reads a schema (OpenAPI 3.0's dialect or JSON Schema 2020-12); `true`, `{}` and nonsense allow anything. */
function flatten(schema, resolver) {
    return flattenWithin(schema, resolver, []);
}
function flattenWithin(schema, resolver, within) {
    const own = resolver.resolve(schema);
    const parts = [own];
    let name = resolver.nameOf(schema);
    let inherited = {};
    const variants = [];
    for (const part of listOf(own.allOf)) {
        const resolved = resolver.resolve(part);
        if (resolved === own || within.includes(resolved))
            continue; // A schema that is part of itself adds nothing.
        const flat = flattenWithin(part, resolver, [...within, own]);
        inherited = merge(inherited, flat.keywords);
        variants.push(...flat.variants);
        parts.push(...flat.parts);
        // `allOf` with a single reference is how OpenAPI 3.0 puts a description beside a `$ref`.
        if (listOf(own.allOf).length === 1)
            name ??= flat.name;
    }
    let keywords = merge(inherited, own);
    let nullable = keywords.nullable === true || listOf(keywords.enum).includes(null) || keywords.const === null;
    for (const kind of ['oneOf', 'anyOf']) {
        const all = listOf(own[kind]);
        const options = all.filter((option) => !isNull(option));
        if (options.length < all.length)
            nullable = true;
        if (options.length === 1 && !within.includes(resolver.resolve(options[0]))) {
            const flat = flattenWithin(options[0], resolver, [...within, own]);
            keywords = merge(flat.keywords, keywords);
            variants.push(...flat.variants);
            parts.push(...flat.parts);
            name ??= flat.name;
            nullable ||= flat.nullable;
        }
        else if (options.length > 1) {
            variants.push({ kind, options, discriminator: readDiscriminator(own.discriminator) });
        }
    }
    const conditional = conditionalOptions(own, resolver);
    if (conditional.length > 0)
        variants.push({ kind: 'if', options: conditional, discriminator: undefined });
    const declared = typeof keywords.type === 'string' ? [keywords.type] : listOf(keywords.type).map(String);
    if (declared.includes('null'))
        nullable = true;
    const types = declared.filter((type) => type !== 'null');
    return {
        keywords,
        name,
        types: types.length > 0 ? types : impliedTypes(keywords),
        nullable,
        variants,
        parts,
    };
}
/** Keywords of both; those of `over` win, but properties and required names are joined. */
function merge(under, over) {
    const merged = { ...under, ...over };
    for (const key of ['properties', 'patternProperties']) {
        if (isObject(under[key]) && isObject(over[key])) {
            const properties = { ...under[key] };
            for (const [name, schema] of Object.entries(over[key])) {
                const before = properties[name];
                properties[name] = before === undefined || before === schema ? schema : { allOf: [before, schema] };
            }
            merged[key] = properties;
        }
    }
    if (Array.isArray(under.required) && Array.isArray(over.required)) {
        merged.required = [...new Set([...under.required, ...over.required])];
    }
    return merged;
}
/** `then` and `else` as schemas of their own, named by their condition. */
function conditionalOptions(own, resolver) {
    if (own.if === undefined)
        return [];
    const condition = conditionText(resolver.resolve(own.if));
    const named = (schema, title) => isObject(schema) ? [{ ...resolver.resolve(schema), title }] : [];
    return [...named(own.then, `When ${condition}`), ...named(own.else, `Unless ${condition}`)];
}
function conditionText({ properties, required }) {
    const named = Object.entries(objectOf(properties)).map(([name, value]) => {
        const schema = objectOf(value);
        const values = Object.hasOwn(schema, 'const') ? [schema.const] : listOf(schema.enum);
        return values.length === 0 ? name : `${name} is ${values.map(shown).join(' or ')}`;
    });
    if (named.length > 0)
        return named.join(' and ');
    const given = listOf(required).map(String);
    return given.length === 0 ? 'the condition holds' : `${given.join(' and ')} is given`;
}
function isNull(schema) {
    if (!isObject(schema))
        return false;
    return schema.type === 'null' || (schema.const === null && Object.hasOwn(schema, 'const'));
}
function readDiscriminator(value) {
    const property = textOf(objectOf(value).propertyName);
    if (property === undefined)
        return undefined;
    const mapping = Object.entries(objectOf(objectOf(value).mapping));
    const values = mapping.map(([key, target]) => [String(target).split('/').at(-1) ?? '', key]);
    return { property, values: Object.fromEntries(values) };
}
function impliedTypes(keywords) {
    if (isObject(keywords.properties) || isObject(keywords.additionalProperties))
        return ['object'];
    if (keywords.items !== undefined || keywords.prefixItems !== undefined)
        return ['array'];
    const values = Object.hasOwn(keywords, 'const') ? [keywords.const] : listOf(keywords.enum);
    return [...new Set(values.filter((value) => value !== null).map(typeOf))];
}
function typeOf(value) {
    if (Array.isArray(value))
        return 'array';
    return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

;// CONCATENATED MODULE: ./lib/site/openapi/schema/example.js


const DEPTHS = [8, 5, 3, 2];
const MOST_VALUES = 120;
/**
 * A value that fits a schema: its example, default, constant or first allowed value, else one made from the type.
 * The same schema gives the same value. Very large ones lose their inner levels; recursion ends where it begins.
 */
function exampleOf(schema, resolver, use) {
    let value;
    for (const depth of DEPTHS) {
        const budget = { left: use.mostValues ?? MOST_VALUES };
        value = make(schema, { resolver, use, budget, depth }, '', []);
        if (budget.left >= 0)
            break;
    }
    return value;
}
function make(schema, scope, name, above) {
    scope.budget.left--;
    const flat = flatten(schema, scope.resolver);
    const { keywords } = flat;
    const given = givenExample(keywords);
    if (given !== undefined)
        return given;
    if (Object.hasOwn(keywords, 'default') && keywords.default !== null)
        return keywords.default;
    const [allowed] = listOf(keywords.enum);
    if (allowed !== undefined)
        return allowed;
    const type = flat.types[0];
    if (type === 'object' ||
        (type === undefined && (flat.variants.length > 0 || isObject(keywords.properties)))) {
        return makeObject(flat, scope, above);
    }
    if (type === 'array')
        return makeArray(flat, scope, name, above);
    return makeScalar(type, keywords, name);
}
/** The example a schema carries (`example`, `examples`, `const`), undefined for none. */
function givenExample(keywords) {
    if (Object.hasOwn(keywords, 'const'))
        return keywords.const;
    if (keywords.example !== undefined)
        return keywords.example;
    if (Array.isArray(keywords.examples))
        return keywords.examples[0];
    // A map of named examples is what parameters have; schemas sometimes have it by mistake.
    return objectOf(Object.values(objectOf(keywords.examples))[0]).value;
}
function makeObject(flat, scope, above) {
    const { keywords, variants, parts } = flat;
    if (scope.depth <= 0 || scope.budget.left < 0 || parts.some((part) => above.includes(part)))
        return {};
    const path = [...above, ...parts];
    const below = { ...scope, depth: scope.depth - 1 };
    const required = new Set(listOf(keywords.required));
    const made = [];
    for (const [name, property] of Object.entries(objectOf(keywords.properties))) {
        const inner = flatten(property, scope.resolver);
        if (scope.use.for === 'request' ? inner.keywords.readOnly === true : inner.keywords.writeOnly === true)
            continue;
        const wanted = required.has(name);
        if (scope.use.requiredOnly === true && !wanted)
            continue;
        const recursive = inner.parts.some((part) => path.includes(part));
        if (!wanted && (recursive || inner.keywords.deprecated === true))
            continue;
        made.push([name, make(property, below, name, path)]);
    }
    for (const { kind, options } of variants) {
        // What only some values need would not fit the others.
        if (kind === 'if')
            continue;
        const value = make(options[0], below, '', path);
        if (!isObject(value)) {
            if (made.length === 0)
                return value;
        }
        else
            made.push(...Object.entries(value));
    }
    const { additionalProperties } = keywords;
    if (made.length === 0 && isObject(additionalProperties) && Object.keys(additionalProperties).length > 0) {
        made.push(['key', make(additionalProperties, below, 'key', path)]);
    }
    return Object.fromEntries(made);
}
function makeArray({ keywords, parts }, scope, name, above) {
    if (scope.depth <= 0 || scope.budget.left < 0)
        return [];
    const below = { ...scope, depth: scope.depth - 1 };
    const path = [...above, ...parts];
    const first = listOf(keywords.prefixItems).map((schema) => make(schema, below, name, path));
    if (first.length > 0)
        return first;
    if (keywords.items === undefined)
        return [];
    const items = flatten(keywords.items, scope.resolver);
    if (items.parts.some((part) => above.includes(part)))
        return [];
    return [make(keywords.items, below, name.replace(/s$/, ''), path)];
}
const BY_FORMAT = {
    date: '2026-01-31',
    'date-time': '2026-01-31T09:30:00Z',
    time: '09:30:00Z',
    duration: 'PT30M',
    email: 'user@example.com',
    'idn-email': 'user@example.com',
    hostname: 'example.com',
    'idn-hostname': 'example.com',
    uri: 'https://example.com',
    url: 'https://example.com',
    iri: 'https://example.com',
    'uri-reference': '/path',
    ipv4: '192.0.2.1',
    ipv6: '2001:db8::1',
    uuid: '3c90c3cc-0d44-4b50-8888-8dd25736052a',
    byte: 'aGVsbG8=',
    base64: 'aGVsbG8=',
    password: 'correct-horse-battery',
    regex: '^[a-z]+$',
};
function makeScalar(type, keywords, name) {
    switch (type) {
        case 'string':
            return makeText(keywords, name);
        case 'integer':
            return makeNumber(keywords, 1);
        case 'number':
            return makeNumber(keywords, 1.5);
        case 'boolean':
            return true;
        default:
            return type === undefined ? makeText(keywords, name) : null;
    }
}
function makeText(keywords, name) {
    const format = textOf(keywords.format);
    const text = (format === undefined ? undefined : BY_FORMAT[format]) ?? (name === '' ? 'text' : name);
    const { minLength, maxLength } = keywords;
    if (typeof maxLength === 'number' && text.length > maxLength)
        return text.slice(0, Math.max(0, maxLength));
    if (typeof minLength === 'number' && text.length < minLength && minLength <= 64)
        return text.padEnd(minLength, 'x');
    return text;
}
function makeNumber(keywords, usual) {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = keywords;
    const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum : exclusiveMinimum === true ? minimum : undefined;
    const below = typeof exclusiveMaximum === 'number' ? exclusiveMaximum : exclusiveMaximum === true ? maximum : undefined;
    let value = usual;
    if (typeof minimum === 'number')
        value = Math.max(value, minimum);
    if (typeof above === 'number' && value <= above)
        value = above + 1;
    if (typeof maximum === 'number')
        value = Math.min(value, maximum);
    if (typeof below === 'number' && value >= below)
        value = below - 1;
    if (typeof multipleOf === 'number' && multipleOf > 0)
        value = Math.ceil(value / multipleOf) * multipleOf;
    return value;
}

;// CONCATENATED MODULE: ./lib/site/openapi/media.js


/** The content types of a request body, a response or a parameter, JSON ones first. */
function mediaOf(document, holder) {
    return Object.entries(objectOf(holder.content))
        .map(([type, value]) => {
        const raw = document.resolve(value);
        // A stream's events have their schema in `itemSchema` since OpenAPI 3.2.
        return { type, schema: raw.schema ?? raw.itemSchema, raw };
    })
        .sort((one, other) => Number(isJson(other.type)) - Number(isJson(one.type)));
}
function isJson(type) {
    return /^application\/json\b|[+/]json\b|^\*\/\*$/i.test(type);
}
/** Whether a string is the content of a file (OpenAPI 3.0: `format: binary`; 3.1: `contentMediaType`). */
function isFileSchema({ format, contentMediaType }) {
    return (format === 'binary' || format === 'base64' || textOf(contentMediaType) === 'application/octet-stream');
}
/** The examples of a body: those given, else one made from the schema where the content type is text of a known form. */
function mediaExamples(document, media, use) {
    const given = Object.entries(objectOf(media.raw.examples)).flatMap(([name, value]) => {
        const example = document.resolve(value);
        return Object.hasOwn(example, 'value')
            ? [{ title: textOf(example.summary) ?? name, value: example.value }]
            : [];
    });
    if (given.length > 0)
        return given;
    if (media.raw.example !== undefined)
        return [{ title: undefined, value: media.raw.example }];
    if (media.schema === undefined)
        return [];
    return [{ title: undefined, value: exampleOf(media.schema, document, use) }];
}
/** An example as it travels in a body of the type, with the language to highlight it in; undefined for binary ones. */
function bodyText(type, value) {
    if (isJson(type))
        return { text: jsonText(value), language: 'json' };
    if (/^text\/event-stream/i.test(type)) {
        return {
            text: typeof value === 'string' ? value : `data: ${JSON.stringify(value)}\n\n`,
            language: 'text',
        };
    }
    if (/jsonl|ndjson|json-seq/i.test(type)) {
        const lines = Array.isArray(value) ? value : [value];
        const text = typeof value === 'string' ? value : lines.map((line) => JSON.stringify(line)).join('\n');
        return { text, language: 'json' };
    }
    if (typeof value !== 'string')
        return undefined;
    if (/xml/i.test(type))
        return { text: value, language: 'xml' };
    if (/html/i.test(type))
        return { text: value, language: 'html' };
    if (/ya?ml/i.test(type))
        return { text: value, language: 'yaml' };
    return /^text\//i.test(type) ? { text: value, language: 'text' } : undefined;
}
/** An example that was given as text is that text, where it is JSON already. */
function jsonText(value) {
    if (typeof value === 'string') {
        try {
            const parsed = JSON.parse(value);
            if (typeof parsed === 'object')
                return JSON.stringify(parsed, null, 2);
        }
        catch {
            // Not JSON in a string: the string itself is the example.
        }
    }
    return JSON.stringify(value, null, 2) ?? 'null';
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/serialize.js

/** Percent-encodes any text; a broken surrogate, which has no encoding, becomes a replacement character. */
function percentEncode(text) {
    return encodeURIComponent(text.toWellFormed());
}
/** A parameter's value in a path or header: `simple` style (also the fallback), `label` and `matrix`. */
function pathText(parameter, value, encode = percentEncode) {
    const { name, style, explode, json } = parameter;
    if (json)
        return encode(JSON.stringify(value));
    const items = flatItems(value, explode).map(encodePair(encode));
    if (style === 'label')
        return `.${items.join(explode ? '.' : ',')}`;
    if (style !== 'matrix')
        return items.join(',');
    if (explode && Array.isArray(value))
        return items.map((item) => `;${name}=${item}`).join('');
    return explode && isObject(value) ? `;${items.join(';')}` : `;${name}=${items.join(',')}`;
}
/** A query parameter as names and encoded values, by its style (OpenAPI 3.1, 4.8.12.2). */
function queryPairs(parameter, value) {
    const { name, style, explode, json } = parameter;
    if (json)
        return [[name, percentEncode(JSON.stringify(value))]];
    if (Array.isArray(value)) {
        const items = value.map((item) => percentEncode(shown(item)));
        if (explode)
            return items.map((item) => [name, item]);
        const separator = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
        return [[name, items.join(separator)]];
    }
    if (!isObject(value))
        return [[name, percentEncode(shown(value))]];
    const entries = Object.entries(value);
    if (style === 'deepObject') {
        return entries.map(([key, item]) => [`${name}[${key}]`, percentEncode(shown(item))]);
    }
    if (explode)
        return entries.map(([key, item]) => [key, percentEncode(shown(item))]);
    return [
        [
            name,
            entries
                .flatMap(([key, item]) => [key, shown(item)])
                .map(percentEncode)
                .join(','),
        ],
    ];
}
/** A value as texts: one of a scalar, each of an array; of an object its names and values, in pairs when exploded. */
function flatItems(value, explode) {
    if (Array.isArray(value))
        return value.map(shown);
    if (!isObject(value))
        return [shown(value)];
    const entries = Object.entries(value).map(([key, item]) => [key, shown(item)]);
    return explode ? entries : entries.flat();
}
function encodePair(encode) {
    return (item) => (typeof item === 'string' ? encode(item) : item.map(encode).join('='));
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/curl.js

function curlSample({ method, url, headers, body }) {
    const lines = [`curl --request ${method}`, `--url ${shellQuote(url)}`];
    // cURL gives brackets and braces in a URL a meaning of its own unless told not to.
    if (/[[\]{}]/.test(url))
        lines.push('--globoff');
    for (const [name, value] of headers)
        lines.push(`--header ${shellQuote(`${name}: ${value}`)}`);
    if (body !== undefined)
        lines.push(...bodyOptions(body));
    return lines.join(' \\\n  ');
}
function bodyOptions(body) {
    switch (body.kind) {
        case 'json':
            return [`--data ${shellQuote(JSON.stringify(body.value, null, 2))}`];
        case 'text':
            return [`--data-raw ${shellQuote(body.text)}`];
        case 'form':
            return body.fields.map(([name, value]) => `--data-urlencode ${shellQuote(`${percentEncode(name)}=${value}`)}`);
        case 'multipart':
            // `--form` reads `@` and `<` as files; `--form-string` takes text as it is.
            return body.parts.map(({ name, value, file }) => file
                ? `--form ${shellQuote(`${name}=@${value}`)}`
                : `--form-string ${shellQuote(`${name}=${value}`)}`);
        case 'file':
            return [`--data-binary ${shellQuote(`@${body.file}`)}`];
    }
}
/** One word for a POSIX shell, whatever is in it. A NUL, which no argument can hold, is dropped. */
function shellQuote(text) {
    return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/literal.js
/**
 * Text as a double-quoted literal that Python, JavaScript, Go and Java all read the same way. JSON's escapes are a common
 * part of theirs; broken surrogates, which Go refuses, become replacement characters.
 */
function quoted(text) {
    return JSON.stringify(text.toWellFormed());
}
/** Text as a single-quoted literal of PHP and Ruby, in which only the quote and the backslash are special. */
function singleQuoted(text) {
    return `'${text.toWellFormed().replace(/['\\]/g, '\\$&')}'`;
}
/** The same value as JSON over several lines. */
function prettyJson(value) {
    return JSON.stringify(value, null, 2) ?? 'null';
}
/** Every line moved in by some spaces, empty ones left empty. */
function literal_indented(text, spaces) {
    return text.replace(/^(?=.)/gm, ' '.repeat(spaces));
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/go.js

function goSample({ method, url, headers, body }) {
    const { imports, statements, reader, contentType } = body === undefined ? NO_BODY : goBody(body);
    const packages = ['fmt', 'io', 'net/http', ...imports].sort();
    const lines = [
        'package main',
        '',
        'import (',
        ...packages.map((name) => `\t${quoted(name)}`),
        ')',
        '',
        'func main() {',
        ...statements.map((line) => (line === '' ? '' : `\t${line}`)),
        `\treq, _ := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${reader})`,
        ...headers.map(([name, value]) => `\treq.Header.Set(${quoted(name)}, ${quoted(value)})`),
        ...(contentType === undefined ? [] : [`\treq.Header.Set("Content-Type", ${contentType})`]),
        '',
        '\tres, err := http.DefaultClient.Do(req)',
        '\tif err != nil {',
        '\t\tpanic(err)',
        '\t}',
        '\tdefer res.Body.Close()',
        '\ttext, _ := io.ReadAll(res.Body)',
        '\tfmt.Println(string(text))',
        '}',
    ];
    return lines.join('\n');
}
const NO_BODY = { imports: [], statements: [], reader: 'nil' };
function goBody(body) {
    switch (body.kind) {
        case 'json':
            return goReader(rawString(prettyJson(body.value)));
        case 'text':
            return goReader(rawString(body.text));
        case 'form':
            return {
                imports: ['net/url', 'strings'],
                statements: [
                    'form := url.Values{}',
                    ...body.fields.map(([name, value]) => `form.Add(${quoted(name)}, ${quoted(value)})`),
                    '',
                ],
                reader: 'strings.NewReader(form.Encode())',
            };
        case 'file':
            return {
                imports: ['os'],
                statements: [`file, _ := os.Open(${quoted(body.file)})`, ''],
                reader: 'file',
            };
        case 'multipart': {
            const files = body.parts.some(({ file }) => file);
            return {
                imports: ['bytes', 'mime/multipart', ...(files ? ['os'] : [])],
                statements: [
                    'var body bytes.Buffer',
                    'form := multipart.NewWriter(&body)',
                    ...body.parts.flatMap(({ name, value, file }, index) => file
                        ? [
                            `part${index}, _ := form.CreateFormFile(${quoted(name)}, ${quoted(value)})`,
                            `file${index}, _ := os.Open(${quoted(value)})`,
                            `io.Copy(part${index}, file${index})`,
                        ]
                        : [`form.WriteField(${quoted(name)}, ${quoted(value)})`]),
                    'form.Close()',
                    '',
                ],
                reader: '&body',
                contentType: 'form.FormDataContentType()',
            };
        }
    }
}
function goReader(literal) {
    return {
        imports: ['strings'],
        statements: [`payload := strings.NewReader(${literal})`, ''],
        reader: 'payload',
    };
}
/** A raw string where it can hold the text: it has no escapes, and drops carriage returns. */
function rawString(text) {
    return /[`\r\0\uFEFF]/.test(text) ? quoted(text) : `\`${text.toWellFormed()}\``;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/java.js

function javaSample({ method, url, headers, body }) {
    const { imports, statements, publisher, headers: added } = javaBody(body);
    const all = [...headers.map(([name, value]) => [quoted(name), quoted(value)]), ...added];
    return [
        ...[
            'java.net.URI',
            'java.net.http.HttpClient',
            'java.net.http.HttpRequest',
            'java.net.http.HttpResponse',
            ...imports,
        ]
            .sort()
            .map((name) => `import ${name};`),
        '',
        ...statements,
        `var request = HttpRequest.newBuilder(URI.create(${quoted(url)}))`,
        ...all.map(([name, value]) => `    .header(${name}, ${value})`),
        `    .method(${quoted(method)}, ${publisher})`,
        '    .build();',
        '',
        'var response = HttpClient.newHttpClient()',
        '    .send(request, HttpResponse.BodyHandlers.ofString());',
        'System.out.println(response.body());',
    ].join('\n');
}
function javaBody(body) {
    const plain = { imports: [], statements: [], headers: [] };
    switch (body?.kind) {
        case undefined:
            return { ...plain, publisher: 'HttpRequest.BodyPublishers.noBody()' };
        case 'json':
            return withPayload(textBlock(prettyJson(body.value)));
        case 'text':
            return withPayload(quoted(body.text));
        case 'form':
            return withPayload(quoted(new URLSearchParams(body.fields.map(([name, value]) => [name, value])).toString()));
        case 'file':
            return {
                ...plain,
                imports: ['java.nio.file.Path'],
                publisher: `HttpRequest.BodyPublishers.ofFile(Path.of(${quoted(body.file)}))`,
            };
        case 'multipart':
            return multipartBody(body.parts);
    }
}
function withPayload(literal) {
    return {
        imports: [],
        statements: [`var payload = ${literal};`, ''],
        headers: [],
        publisher: 'HttpRequest.BodyPublishers.ofString(payload)',
    };
}
/** The JDK has no multipart body, so its parts are written out. */
function multipartBody(parts) {
    const pieces = parts.flatMap(({ name, value, file }) => {
        const head = `--boundary\r\nContent-Disposition: form-data; name="${name}"`;
        return file
            ? [
                `    HttpRequest.BodyPublishers.ofString(${quoted(`${head}; filename="${value}"\r\n\r\n`)}),`,
                `    HttpRequest.BodyPublishers.ofFile(Path.of(${quoted(value)})),`,
                `    HttpRequest.BodyPublishers.ofString("\\r\\n"),`,
            ]
            : [`    HttpRequest.BodyPublishers.ofString(${quoted(`${head}\r\n\r\n${value}\r\n`)}),`];
    });
    return {
        imports: parts.some(({ file }) => file) ? ['java.nio.file.Path'] : [],
        statements: [
            'var body = HttpRequest.BodyPublishers.concat(',
            ...pieces,
            '    HttpRequest.BodyPublishers.ofString("--boundary--\\r\\n"));',
            '',
        ],
        headers: [['"Content-Type"', '"multipart/form-data; boundary=boundary"']],
        publisher: 'body',
    };
}
/**
 * A text block; JSON over several lines never holds three quotes in a row nor ends a line in a space, so only `\` needs
 * escaping. A single text is a plain literal, as its last quote would run into the closing ones.
 */
function textBlock(json) {
    if (json.endsWith('"'))
        return quoted(json);
    return `"""\n${json.toWellFormed().replaceAll('\\', '\\\\').replace(/^/gm, '    ')}"""`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/javascript.js

function javascriptSample({ method, url, headers, body }) {
    const lines = [];
    const options = [`  method: ${quoted(method)},`];
    if (headers.length > 0) {
        options.push('  headers: {', ...headers.map(([name, value]) => `    ${quoted(name)}: ${quoted(value)},`), '  },');
    }
    if (body !== undefined) {
        const { statements, expression } = javascriptBody(body);
        lines.push(...statements);
        options.push(`  body: ${literal_indented(expression, 2).trimStart()},`);
    }
    lines.push(`const response = await fetch(${quoted(url)}, {`, ...options, '});', '', 'console.log(await response.text());');
    return lines.join('\n');
}
function javascriptBody(body) {
    switch (body.kind) {
        case 'json':
            return { statements: [], expression: `JSON.stringify(${objectLiteral(body.value)})` };
        case 'text':
            return { statements: [], expression: quoted(body.text) };
        case 'form': {
            const fields = body.fields.map(([name, value]) => `  [${quoted(name)}, ${quoted(value)}],`);
            return { statements: [], expression: ['new URLSearchParams([', ...fields, '])'].join('\n') };
        }
        case 'file':
            return {
                statements: ['// file: a File, from an <input type="file"> for instance', ''],
                expression: 'file',
            };
        case 'multipart': {
            const parts = body.parts.map(({ name, value, file }) => file
                ? `form.append(${quoted(name)}, file, ${quoted(value)});`
                : `form.append(${quoted(name)}, ${quoted(value)});`);
            const note = body.parts.some(({ file }) => file)
                ? ['// file: a File, from an <input type="file"> for instance']
                : [];
            return { statements: [...note, 'const form = new FormData();', ...parts, ''], expression: 'form' };
        }
    }
}
/** A value as JavaScript writes it. Only as a computed key is `__proto__` a property like others. */
function objectLiteral(value) {
    return prettyJson(value).replace(/^( *)"__proto__":/gm, '$1["__proto__"]:');
}

;// CONCATENATED MODULE: ./lib/site/openapi/parameters.js

const PLACES = ['path', 'query', 'header', 'cookie'];
/** The parameters of an operation with those of its path, which it may override. */
function parametersOf(document, operation) {
    const byKey = new Map();
    for (const value of [...listOf(operation.pathItem.parameters), ...listOf(operation.raw.parameters)]) {
        const parameter = readParameter(document, document.resolve(value));
        if (parameter !== undefined)
            byKey.set(`${parameter.in} ${parameter.name}`, parameter);
    }
    return [...byKey.values()];
}
function readParameter(document, raw) {
    const place = PLACES.find((known) => known === raw.in);
    const name = textOf(raw.name);
    if (place === undefined || name === undefined)
        return undefined;
    const [media] = Object.values(objectOf(raw.content));
    const schema = raw.schema ?? objectOf(media).schema;
    const example = exampleOfHolder(document, raw) ?? exampleOfHolder(document, objectOf(media));
    const style = textOf(raw.style) ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
    return {
        name,
        in: place,
        required: raw.required === true || place === 'path',
        schema: withRemarks(schema, raw, example),
        example,
        style,
        explode: typeof raw.explode === 'boolean' ? raw.explode : style === 'form',
        json: media !== undefined,
    };
}
/** A schema with the description and the like of its holder, a parameter or a header, laid over it. */
function withRemarks(schema, holder, example) {
    const remarks = {};
    for (const key of ['description', 'deprecated', 'x-mint']) {
        if (holder[key] !== undefined)
            remarks[key] = holder[key];
    }
    if (example !== undefined)
        remarks.example = example;
    return { ...objectOf(schema), ...remarks };
}
/** `example`, or the value of the first of `examples`. */
function exampleOfHolder(document, holder) {
    if (holder.example !== undefined)
        return holder.example;
    const [first] = Object.values(objectOf(holder.examples));
    return first === undefined ? undefined : document.resolve(first).value;
}

;// CONCATENATED MODULE: ./lib/site/openapi/security.js

/**
 * The ways an operation can be authorized: any one of the alternatives, all schemes of it together.
 * An empty alternative means that the operation also works without; none at all, that it asks for nothing.
 */
function authorizationsOf(document, operation) {
    const required = operation.raw.security ?? (operation.webhook ? [] : document.raw.security);
    const schemes = objectOf(objectOf(document.raw.components).securitySchemes);
    return listOf(required)
        .filter(isObject)
        .map((alternative) => Object.entries(alternative)
        .filter(([name]) => Object.hasOwn(schemes, name))
        .map(([name, scopes]) => ({
        name,
        scheme: document.resolve(schemes[name]),
        scopes: listOf(scopes).map(String),
    })));
}
/** Where the secret of a scheme goes, with a placeholder for it; undefined where it is no part of the request. */
function credentialOf({ scheme, }) {
    const given = textOf(scheme['x-default']);
    switch (scheme.type) {
        case 'apiKey': {
            const place = scheme.in === 'query' || scheme.in === 'cookie' ? scheme.in : 'header';
            return { in: place, name: textOf(scheme.name) ?? 'X-API-Key', value: given ?? 'YOUR_API_KEY' };
        }
        case 'http': {
            const kind = (textOf(scheme.scheme) ?? 'bearer').toLowerCase();
            const [word, placeholder] = kind === 'bearer'
                ? ['Bearer', 'YOUR_TOKEN']
                : kind === 'basic'
                    ? ['Basic', 'YOUR_CREDENTIALS']
                    : [textOf(scheme.scheme) ?? kind, 'YOUR_CREDENTIALS'];
            return { in: 'header', name: 'Authorization', value: `${word} ${given ?? placeholder}` };
        }
        case 'oauth2':
        case 'openIdConnect':
            return { in: 'header', name: 'Authorization', value: `Bearer ${given ?? 'YOUR_TOKEN'}` };
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/site/openapi/servers.js

/** The servers of an operation: its own, else those of its path, else those of the document. */
function serversOf(document, operation) {
    const own = [operation.raw.servers, operation.pathItem.servers, document.servers].map(listOf);
    return (own.find((servers) => servers.length > 0) ?? []).filter(isObject).map((server) => {
        const declared = objectOf(server.variables);
        const template = (textOf(server.url) ?? '').trim().replace(/\/+$/, '');
        const variables = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => {
            const variable = objectOf(declared[name]);
            return {
                name,
                value: variable.default === undefined ? '' : String(variable.default),
                choices: listOf(variable.enum).map(String),
                description: textOf(variable.description),
            };
        });
        return { url: filled(template, variables), template, variables, description: textOf(server.description) };
    });
}
function filled(template, variables) {
    return variables
        .reduce((url, { name, value }) => (value === '' ? url : url.replaceAll(`{${name}}`, value)), template)
        .replace(/\/+$/, '');
}
/** The address that samples use: the first server, made absolute with a host to be replaced where it has none. */
function sampleServer(servers) {
    const url = servers[0]?.url ?? '';
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url))
        return url;
    return `https://api.example.com${url === '' || url.startsWith('/') ? url : `/${url}`}`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/model.js








/** Makes the request that samples show: required parameters, optional ones that have an example, and the body. */
function sampleRequest(document, operation, requiredOnly = false) {
    const use = { for: 'request', requiredOnly, mostValues: 50 };
    const wanted = parametersOf(document, operation).filter(({ required, example }) => required || (!requiredOnly && example !== undefined));
    const valueFor = (parameter) => parameterValue(document, parameter);
    const inPlace = (place) => wanted.filter((parameter) => parameter.in === place);
    const path = inPlace('path').reduce((text, parameter) => text.replaceAll(`{${parameter.name}}`, pathText(parameter, valueFor(parameter))), operation.path);
    const query = inPlace('query').flatMap((parameter) => queryPairs(parameter, valueFor(parameter)));
    const headers = inPlace('header').map((parameter) => [
        parameter.name,
        oneLine(pathText(parameter, valueFor(parameter), (text) => text)),
    ]);
    const cookies = inPlace('cookie').map((parameter) => `${parameter.name}=${percentEncode(shown(valueFor(parameter)))}`);
    for (const authorization of authorizationsOf(document, operation)[0] ?? []) {
        const credential = credentialOf(authorization);
        if (credential === undefined)
            continue;
        if (credential.in === 'query')
            query.push([credential.name, percentEncode(credential.value)]);
        else if (credential.in === 'cookie')
            cookies.push(`${credential.name}=${credential.value}`);
        else if (!hasHeader(headers, credential.name))
            headers.unshift([credential.name, oneLine(credential.value)]);
    }
    if (cookies.length > 0)
        headers.push(['Cookie', cookies.join('; ')]);
    const media = mediaOf(document, document.resolve(operation.raw.requestBody))[0];
    const body = media === undefined ? undefined : sampleBody(document, media, use);
    if (media !== undefined &&
        body !== undefined &&
        body.kind !== 'multipart' &&
        !hasHeader(headers, 'content-type')) {
        headers.push(['Content-Type', media.type === '*/*' ? 'application/json' : oneLine(media.type)]);
    }
    const server = operation.webhook
        ? 'https://your-server.example.com/webhook'
        : sampleServer(serversOf(document, operation));
    const address = operation.webhook ? server : safeAddress(`${server}${path}`);
    const search = query.map(([name, value]) => `${percentEncode(name)}=${value}`).join('&');
    return {
        method: operation.method.toUpperCase(),
        url: search === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${search}`,
        headers,
        body,
    };
}
function parameterValue(document, { name, schema, example }) {
    if (example !== undefined)
        return example;
    const flat = flatten(schema, document);
    const plain = flat.types.length === 0 || (flat.types.includes('string') && textOf(flat.keywords.format) === undefined);
    const value = exampleOf(schema, document, { for: 'request' });
    // A made-up text says less than the parameter's own name, written so that a reader replaces it.
    if (plain && (value === 'text' || value === undefined)) {
        return name
            .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
            .replace(/\W+/g, '_')
            .toUpperCase();
    }
    return value;
}
function sampleBody(document, media, use) {
    const value = mediaExamples(document, media, use)[0]?.value;
    if (isJson(media.type))
        return { kind: 'json', value: value ?? {} };
    if (/^multipart\//i.test(media.type))
        return { kind: 'multipart', parts: multipartParts(document, media, value) };
    if (/x-www-form-urlencoded/i.test(media.type)) {
        if (typeof value === 'string')
            return { kind: 'text', text: value };
        return {
            kind: 'form',
            fields: Object.entries(objectOf(value)).map(([name, field]) => [name, shown(field)]),
        };
    }
    const text = bodyText(media.type, value)?.text;
    return text === undefined ? { kind: 'file', file: 'file.bin' } : { kind: 'text', text };
}
function multipartParts(document, media, value) {
    const properties = objectOf(flatten(media.schema, document).keywords.properties);
    return Object.entries(objectOf(value)).flatMap(([name, part]) => {
        const file = isFile(document, properties[name]);
        const values = Array.isArray(part) && part.length > 0 ? part : [part];
        return values.map((single) => ({
            name,
            file,
            value: file ? fileName(single) : isObject(single) ? JSON.stringify(single) : shown(single),
        }));
    });
}
function isFile(document, schema) {
    const flat = flatten(schema, document);
    if (flat.types.includes('array'))
        return isFile(document, objectOf(flat.keywords.items));
    return isFileSchema(flat.keywords);
}
/** An example that looks like a file's name is one. */
function fileName(example) {
    return typeof example === 'string' && /^[\w.-]+\.\w{1,5}$/.test(example) ? example : 'file.bin';
}
/** An address that every language's URL type takes: what is not allowed in one is encoded, placeholders that are left too. */
function safeAddress(address) {
    return address.replace(/[^\w\-.~:/?#[\]@!$&'()*+,;=%]/gu, (character) => percentEncode(character));
}
function hasHeader(headers, name) {
    return headers.some(([known]) => known.toLowerCase() === name.toLowerCase());
}
function oneLine(text) {
    return text.replace(/\s+/g, ' ').trim();
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/php.js

function phpSample({ method, url, headers, body }) {
    const options = [
        `  CURLOPT_URL => ${singleQuoted(url)},`,
        '  CURLOPT_RETURNTRANSFER => true,',
        `  CURLOPT_CUSTOMREQUEST => ${singleQuoted(method)},`,
    ];
    if (body !== undefined)
        options.push(`  CURLOPT_POSTFIELDS => ${phpBody(body)},`);
    if (headers.length > 0) {
        options.push('  CURLOPT_HTTPHEADER => [', ...headers.map(([name, value]) => `    ${singleQuoted(`${name}: ${value}`)},`), '  ],');
    }
    return [
        '<?php',
        '',
        '$curl = curl_init();',
        'curl_setopt_array($curl, [',
        ...options,
        ']);',
        '',
        'echo curl_exec($curl);',
    ].join('\n');
}
function phpBody(body) {
    switch (body.kind) {
        case 'json':
            // No line of JSON can be the end mark, and nothing in a nowdoc is special.
            return `<<<'JSON'\n${prettyJson(body.value)}\nJSON`;
        case 'text':
            return singleQuoted(body.text);
        case 'form':
            return phpArray('http_build_query([', body.fields.map(([name, value]) => [name, singleQuoted(value)]), '])');
        case 'file':
            return `file_get_contents(${singleQuoted(body.file)})`;
        case 'multipart':
            return phpArray('[', body.parts.map(({ name, value, file }) => [
                name,
                file ? `new CURLFile(${singleQuoted(value)})` : singleQuoted(value),
            ]), ']');
    }
}
function phpArray(open, entries, close) {
    return [open, ...entries.map(([name, code]) => `    ${singleQuoted(name)} => ${code},`), `  ${close}`].join('\n');
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/python.js


function pythonSample({ method, url, headers, body }) {
    const lines = ['import requests', '', `url = ${quoted(url)}`];
    // `json=` says `application/json` itself.
    const sent = headers.filter(([name, value]) => !(body?.kind === 'json' && name === 'Content-Type' && value === 'application/json'));
    const options = [];
    if (sent.length > 0) {
        lines.push(`headers = ${pythonLiteral(Object.fromEntries(sent))}`);
        options.push('headers=headers');
    }
    if (body !== undefined) {
        const { statement, option } = pythonBody(body);
        lines.push(...statement);
        options.push(...option);
    }
    const call = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].includes(method)
        ? `requests.${method.toLowerCase()}(url`
        : `requests.request(${quoted(method)}, url`;
    lines.push('', `response = ${[call, ...options].join(', ')})`, '', 'print(response.text)');
    return lines.join('\n');
}
function pythonBody(body) {
    switch (body.kind) {
        case 'json':
            return { statement: [`payload = ${pythonLiteral(body.value)}`], option: ['json=payload'] };
        case 'text':
            return { statement: [`payload = ${quoted(body.text)}`], option: ['data=payload.encode()'] };
        case 'form':
            return { statement: [`payload = ${pythonPairs(body.fields)}`], option: ['data=payload'] };
        case 'file':
            return { statement: [`payload = open(${quoted(body.file)}, "rb")`], option: ['data=payload'] };
        case 'multipart': {
            const parts = body.parts.map(({ name, value, file }) => file
                ? `    (${quoted(name)}, open(${quoted(value)}, "rb")),`
                : `    (${quoted(name)}, (None, ${quoted(value)})),`);
            return { statement: ['files = [', ...parts, ']'], option: ['files=files'] };
        }
    }
}
function pythonPairs(fields) {
    return ['[', ...fields.map(([name, value]) => `    (${quoted(name)}, ${quoted(value)}),`), ']'].join('\n');
}
/** A JSON value as Python writes it. */
function pythonLiteral(value, indent = '') {
    const inner = `${indent}    `;
    if (value === null || value === undefined)
        return 'None';
    if (typeof value === 'boolean')
        return value ? 'True' : 'False';
    if (typeof value === 'string')
        return quoted(value);
    if (Array.isArray(value)) {
        if (value.length === 0)
            return '[]';
        return `[\n${value.map((item) => `${inner}${pythonLiteral(item, inner)}`).join(',\n')}\n${indent}]`;
    }
    if (!isObject(value))
        return String(value);
    const entries = Object.entries(value);
    if (entries.length === 0)
        return '{}';
    const items = entries.map(([key, item]) => `${inner}${quoted(key)}: ${pythonLiteral(item, inner)}`);
    return `{\n${items.join(',\n')}\n${indent}}`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/ruby.js

function rubySample({ method, url, headers, body }) {
    return [
        'require "net/http"',
        '',
        `url = URI(${singleQuoted(url)})`,
        `request = ${rubyRequest(method)}`,
        ...headers.map(([name, value]) => `request[${singleQuoted(name)}] = ${singleQuoted(value)}`),
        ...(body === undefined ? [] : rubyBody(body)),
        '',
        'response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == "https") do |http|',
        '  http.request(request)',
        'end',
        'puts response.body',
    ].join('\n');
}
function rubyRequest(method) {
    const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
    const name = method.charAt(0) + method.slice(1).toLowerCase();
    return known
        ? `Net::HTTP::${name}.new(url)`
        : `Net::HTTPGenericRequest.new(${singleQuoted(method)}, true, true, url)`;
}
function rubyBody(body) {
    switch (body.kind) {
        case 'json':
            // Nothing in a quoted heredoc is special, and no line of JSON can be its end mark.
            return ["request.body = <<~'JSON'", prettyJson(body.value).replace(/^/gm, '  '), 'JSON'];
        case 'text':
            return [`request.body = ${singleQuoted(body.text)}`];
        case 'form':
            return ['request.set_form_data([', ...body.fields.map(rubyPair), '])'];
        case 'file':
            return [`request.body = File.binread(${singleQuoted(body.file)})`];
        case 'multipart':
            return [
                'request.set_form([',
                ...body.parts.map(({ name, value, file }) => file
                    ? `  [${singleQuoted(name)}, File.open(${singleQuoted(value)})],`
                    : `  [${singleQuoted(name)}, ${singleQuoted(value)}],`),
                "], 'multipart/form-data')",
            ];
    }
}
function rubyPair([name, value]) {
    return `  [${singleQuoted(name)}, ${singleQuoted(value)}],`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/languages.js









const LANGUAGES = [
    { title: 'cURL', language: 'bash', names: ['curl', 'bash', 'shell', 'sh'], print: curlSample },
    { title: 'Python', language: 'python', names: ['python', 'py'], print: pythonSample },
    {
        title: 'JavaScript',
        language: 'javascript',
        names: ['javascript', 'js', 'typescript', 'ts', 'node', 'nodejs', 'node.js', 'fetch'],
        print: javascriptSample,
    },
    { title: 'PHP', language: 'php', names: ['php'], print: phpSample },
    { title: 'Go', language: 'go', names: ['go', 'golang'], print: goSample },
    { title: 'Java', language: 'java', names: ['java'], print: javaSample },
    { title: 'Ruby', language: 'ruby', names: ['ruby', 'rb'], print: rubySample },
];
/** The samples of an operation: those written by hand (`x-codeSamples`) first, then one in each language they do not cover. */
function codeSamples(document, operation, settings) {
    const written = writtenSamples(operation);
    if (settings.generated === false || operation.webhook)
        return written;
    const request = sampleRequest(document, operation, settings.requiredOnly);
    const covered = new Set(written.map(({ language }) => language));
    const generated = chosenLanguages(settings.languages)
        .filter(({ names }) => !names.some((name) => covered.has(name)))
        .map(({ title, language, print }) => ({ title, language, code: print(request) }));
    return [...written, ...generated];
}
function chosenLanguages(names) {
    if (names === undefined || names.length === 0)
        return LANGUAGES;
    const chosen = names.flatMap((name) => LANGUAGES.find((known) => known.names.includes(name.toLowerCase())) ?? []);
    return chosen.length === 0 ? LANGUAGES : [...new Set(chosen)];
}
function writtenSamples({ raw }) {
    return listOf(raw['x-codeSamples'] ?? raw['x-code-samples'])
        .filter(isObject)
        .flatMap(({ lang, label, source }) => {
        const code = textOf(source);
        if (code === undefined)
            return [];
        const language = (textOf(lang) ?? 'text').toLowerCase();
        const known = LANGUAGES.find(({ names }) => names.includes(language));
        return [
            { title: textOf(label) ?? known?.title ?? textOf(lang) ?? 'Example', language, code: code.trimEnd() },
        ];
    });
}
/** The languages that samples and bodies are written in, whatever the description. */
const SAMPLE_LANGUAGES = [
    'json',
    'xml',
    'html',
    'yaml',
    ...LANGUAGES.map(({ language }) => language),
];
/** The languages that the pages of a document are highlighted in, for a highlighter to load ahead. Sorted. */
function languagesOf(document) {
    const languages = new Set(SAMPLE_LANGUAGES);
    for (const operation of document.operations) {
        for (const { language } of writtenSamples(operation))
            languages.add(language);
        for (const text of [operation.description, operation.content]) {
            for (const [, language] of text?.matchAll(/^\s*```(\w+)/gm) ?? [])
                languages.add((language ?? '').toLowerCase());
        }
    }
    return [...languages].sort();
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/examples.js




/** Colored code costs about ten times its text; beyond this it stays plain. */
const MOST_COLORED = 12_000;
function requestPanels(document, operation, settings) {
    const samples = codeSamples(document, operation, settings);
    if (!operation.webhook)
        return samples;
    return mediaPanels(document, objectOf(operation.raw.requestBody), 'request', undefined);
}
function responsePanels(document, operation) {
    return Object.entries(objectOf(operation.raw.responses)).flatMap(([status, response]) => mediaPanels(document, objectOf(response), 'response', status));
}
function mediaPanels(document, holder, use, prefix) {
    const [media] = mediaOf(document, document.resolve(holder));
    if (media === undefined)
        return [];
    const examples = mediaExamples(document, media, { for: use });
    return examples.flatMap(({ title, value }) => {
        const body = bodyText(media.type, value);
        // An empty object that was made up says nothing.
        if (body === undefined || (body.text === '{}' && !isGiven(media)))
            return [];
        const words = [prefix, examples.length > 1 ? title : undefined].filter((word) => word !== undefined);
        return [{ title: words.join(' ') || (title ?? 'Example'), code: body.text, language: body.language }];
    });
}
function panelHtml({ code, language }, context) {
    return context.highlight(code, code.length > MOST_COLORED ? undefined : language);
}
/**
 * The panels as tabs made of radio buttons, which work without scripts and with the arrow keys. `title` names the group:
 * Request or Response.
 */
function panelsPart(title, panels, context) {
    if (panels.length === 0)
        return { html: '', text: '', markdown: '' };
    const group = `api-${title.toLowerCase()}`;
    const tabs = panels.map((panel, index) => {
        const id = `${group}-${index + 1}`;
        const checked = index === 0 ? ' checked' : '';
        return `<input type="radio" name="${group}" id="${id}"${checked}><label for="${id}">${escapeHtml(panel.title)}</label><div class="api-panel api-code">${panelHtml(panel, context)}</div>`;
    });
    // As Markdown one language is enough.
    const written = title === 'Request' ? panels.slice(0, 1) : panels;
    return {
        html: `<fieldset class="api-tabs"${title === 'Request' ? ' data-sync' : ''}><legend>${title}</legend>${tabs.join('')}</fieldset>`,
        text: '',
        markdown: written
            .map(({ title: name, code, language }) => `${title} (${name}):\n\n${fenced(code, language)}`)
            .join('\n\n'),
    };
}
function fenced(code, language) {
    const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${code.replace(/\n$/, '')}\n${fence}`;
}
function isGiven({ raw }) {
    return raw.example !== undefined || raw.examples !== undefined;
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/fields.js

const fields_MOST_VALUES = 12;
/** A list of fields, each with its nested ones behind a disclosure. */
function fieldsHtml(fields, describe) {
    if (fields.length === 0)
        return '';
    const items = fields.map((field) => `<li class="api-field">${headHtml(field)}${bodyHtml(field, describe)}</li>`);
    return `<ul class="api-fields">${items.join('')}</ul>`;
}
/** A schema that has no name of its own, a body for instance: its fields stand open. */
function schemaHtml(field, describe) {
    const type = ['object', 'any'].includes(field.type) && field.schemaName === undefined
        ? ''
        : `<p class="api-root">${typeHtml(field)}</p>`;
    return `${type}${remarksHtml(field, describe)}${fieldsHtml(field.children, describe)}${alternativesHtml(field.alternatives, describe, true)}${cutHtml(field)}`;
}
function headHtml(field) {
    const tags = [
        ...field.before.map((text) => tagHtml(text)),
        `<code class="api-name${field.deprecated ? ' api-gone' : ''}">${breakable(field.name)}</code>`,
        typeHtml(field),
        ...(field.required ? [tagHtml('required', ' api-must')] : []),
        ...(field.deprecated ? [tagHtml('deprecated', ' api-old')] : []),
        ...field.after.map((text) => tagHtml(text)),
    ];
    return `<div class="api-head">${tags.join(' ')}</div>`;
}
function typeHtml({ type, schemaName }) {
    const name = schemaName === undefined ? '' : ` <span class="api-schema">${escapeHtml(schemaName)}</span>`;
    return `<span class="api-type">${escapeHtml(type)}</span>${name}`;
}
function tagHtml(text, kind = '') {
    return `<span class="api-tag${kind}">${escapeHtml(text)}</span>`;
}
function bodyHtml(field, describe) {
    return `${remarksHtml(field, describe)}${nestedHtml(field, describe)}`;
}
function remarksHtml(field, describe) {
    const description = field.description === undefined ? '' : describe(field.description);
    const facts = field.facts.map(({ label, value }) => `<li>${escapeHtml(label)} ${codeHtml(value)}</li>`);
    if (field.examples.length > 0) {
        facts.push(`<li>${field.examples.length > 1 ? 'Examples' : 'Example'} ${field.examples.map(codeHtml).join(' ')}</li>`);
    }
    const list = facts.length === 0 ? '' : `<ul class="api-facts">${facts.join('')}</ul>`;
    return `${description}${valuesHtml(field, describe)}${list}`;
}
function valuesHtml({ values }, describe) {
    if (values.length === 0)
        return '';
    if (values.some(({ description }) => description !== undefined)) {
        const items = values.map(({ value, description }) => `<dt>${codeHtml(value)}</dt><dd>${description === undefined ? '' : describe(description)}</dd>`);
        return `<dl class="api-values">${items.join('')}</dl>`;
    }
    const codes = values.map(({ value }) => codeHtml(value));
    const shown = `<p class="api-enum">One of ${codes.slice(0, fields_MOST_VALUES).join(' ')}</p>`;
    if (codes.length <= fields_MOST_VALUES)
        return shown;
    const rest = codes.slice(fields_MOST_VALUES);
    return `${shown}<details class="api-more"><summary>${rest.length} more values</summary><p class="api-enum">${rest.join(' ')}</p></details>`;
}
function nestedHtml(field, describe) {
    const { children, alternatives } = field;
    if (children.length === 0 && alternatives.length === 0)
        return cutHtml(field);
    const inner = `${fieldsHtml(children, describe)}${alternativesHtml(alternatives, describe, false)}`;
    if (children.length === 0 && !alternatives.some(({ options }) => options.some(hasMore)))
        return inner;
    const label = children.length === 0
        ? 'Alternatives'
        : children.length === 1
            ? '1 property'
            : `${children.length} properties`;
    return `<details class="api-nested"><summary>${label}<span class="api-sr"> of ${escapeHtml(field.name)}</span></summary>${inner}</details>`;
}
function alternativesHtml(all, describe, open) {
    return all
        .map(({ kind, options }) => {
        // Plain types say all there is in the type itself: `string | integer`.
        if (!options.some(hasMore))
            return '';
        const items = options.map((option, index) => {
            const head = `<span class="api-option-name">${escapeHtml(option.schemaName ?? option.type)}</span>${option.schemaName === undefined ? '' : ` <span class="api-type">${escapeHtml(option.type)}</span>`}`;
            if (!hasMore(option))
                return `<div class="api-option api-plain">${head}</div>`;
            return `<details class="api-option"${open && index === 0 ? ' open' : ''}><summary>${head}</summary>${remarksHtml(option, describe)}${fieldsHtml(option.children, describe)}${alternativesHtml(option.alternatives, describe, false)}${cutHtml(option)}</details>`;
        });
        return `<div class="api-options"><p class="api-kind">${KINDS[kind]}</p>${items.join('')}</div>`;
    })
        .join('');
}
const KINDS = { oneOf: 'One of', anyOf: 'Any of', if: 'In some cases' };
function hasMore({ description, facts, values, examples, children, alternatives, cut }) {
    return (description !== undefined ||
        cut !== undefined ||
        [facts, values, examples, children, alternatives].some(({ length }) => length > 0));
}
function cutHtml({ cut, schemaName }) {
    if (cut === undefined)
        return '';
    const name = schemaName === undefined ? 'this object' : escapeHtml(schemaName);
    return `<p class="api-cut">${cut === 'recursive' ? `Again the properties of ${name}.` : `The properties of ${name} lie too deep to be shown here.`}</p>`;
}
/** Long names may break after a dot, a slash or an underscore. */
function breakable(name) {
    return name.length < 24 ? escapeHtml(name) : escapeHtml(name).replace(/[._/-]/g, '$&<wbr>');
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/fields-text.js
/** Names and descriptions of fields and what is in them, for search. */
function fieldsText(fields) {
    return fields.map(fieldText).join('\n');
}
function fieldText(field) {
    const own = [field.name, field.description ?? '', field.values.map(({ value }) => value).join(' ')];
    const nested = [...field.children, ...field.alternatives.flatMap(({ options }) => options)].map(fieldText);
    return [own.filter((piece) => piece !== '').join(' '), ...nested]
        .filter((piece) => piece !== '')
        .join('\n');
}
/** Fields as a nested Markdown list. */
function fieldsMarkdown(fields, indent = '') {
    return fields.map((field) => fieldMarkdown(field, indent)).join('\n');
}
function fieldMarkdown(field, indent) {
    const name = field.name === '' ? (field.schemaName ?? 'option') : field.name;
    const remarks = [
        field.type,
        ...(field.required ? ['required'] : []),
        ...(field.deprecated ? ['deprecated'] : []),
        ...field.before,
        ...field.after,
    ];
    const line = [
        `${indent}- \`${name}\` (${remarks.join(', ')})`,
        ...(field.description === undefined ? [] : [field.description.trim().replace(/\s*\n\s*/g, ' ')]),
        ...(field.values.length === 0
            ? []
            : [`One of ${field.values.map(({ value }) => `\`${value}\``).join(', ')}.`]),
        ...field.facts.map(({ label, value }) => `${label}: \`${value}\`.`),
    ];
    return [
        line[0] + (line.length > 1 ? `: ${line.slice(1).join(' ')}` : ''),
        nestedMarkdown(field, `${indent}  `),
    ]
        .filter((piece) => piece !== '')
        .join('\n');
}
function nestedMarkdown({ children, alternatives }, indent) {
    const options = alternatives.map(({ kind, options }) => `${indent}- ${kind === 'oneOf' ? 'One of' : 'Any of'}:\n${fieldsMarkdown(options, `${indent}  `)}`);
    return [fieldsMarkdown(children, indent), ...options].filter((piece) => piece !== '').join('\n');
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/part.js

/** A heading as pages have it, with a link to itself. */
function part_headingHtml({ depth, id, text }) {
    const title = escapeHtml(text);
    return `<h${depth} id="${id}">${title}<a class="c-anchor" href="#${id}" aria-label="Link to “${title}”"></a></h${depth}>`;
}
function part_bodyOf({ heading, html, text, markdown }) {
    return {
        html,
        headings: heading === undefined ? [] : [heading],
        sections: [{ id: heading?.id, heading: heading?.text, text }],
        needs: new Set(),
        markdown,
    };
}
/** Joins sections without a heading to what stands before them, and leaves out empty ones. */
function joinSections(sections) {
    const joined = [];
    for (const section of sections) {
        const before = joined.at(-1);
        if (section.heading !== undefined || before === undefined)
            joined.push(section);
        else
            joined[joined.length - 1] = { ...before, text: `${before.text}\n${section.text}`.trim() };
    }
    return joined.filter(({ heading, text }) => heading !== undefined || text !== '');
}
/**
 * Gives ids that are taken already another name where pieces come together on one page: a description may have a heading
 * "Body" of its own.
 */
function withFreeIds(body, unique) {
    return body.headings.reduce((renamed, { id }) => {
        const free = unique(id);
        return free === id ? renamed : withOtherId(renamed, id, free);
    }, body);
}
function withOtherId(body, id, other) {
    return {
        ...body,
        html: body.html.replace(`id="${id}"`, `id="${other}"`).replaceAll(`href="#${id}"`, `href="#${other}"`),
        headings: body.headings.map((heading) => (heading.id === id ? { ...heading, id: other } : heading)),
        sections: body.sections.map((section) => (section.id === id ? { ...section, id: other } : section)),
    };
}

;// CONCATENATED MODULE: ./lib/site/openapi/schema/facts.js

/** Defaults, constants, limits and patterns of a schema, in the order they are shown. */
function factsOf(keywords) {
    const facts = [];
    const add = (label, value) => {
        if (value !== undefined)
            facts.push({ label, value: shown(value) });
    };
    if (Object.hasOwn(keywords, 'default'))
        add('Default', keywords.default);
    if (Object.hasOwn(keywords, 'const'))
        add('Always', keywords.const);
    add('Range', range(lowerBound(keywords), upperBound(keywords)));
    add('Multiple of', keywords.multipleOf);
    add('Length', between(keywords.minLength, keywords.maxLength));
    add('Pattern', keywords.pattern);
    add('Items', between(keywords.minItems, keywords.maxItems));
    if (keywords.uniqueItems === true)
        add('Items', 'unique');
    for (const [name, needed] of Object.entries(objectOf(keywords.dependentRequired))) {
        add(`With ${name} needs`, listOf(needed).map(String).join(', '));
    }
    add('Properties', between(keywords.minProperties, keywords.maxProperties));
    return facts;
}
function lowerBound({ minimum, exclusiveMinimum }) {
    if (typeof exclusiveMinimum === 'number')
        return `> ${exclusiveMinimum}`;
    if (typeof minimum !== 'number')
        return undefined;
    return `${exclusiveMinimum === true ? '>' : '≥'} ${minimum}`;
}
function upperBound({ maximum, exclusiveMaximum }) {
    if (typeof exclusiveMaximum === 'number')
        return `< ${exclusiveMaximum}`;
    if (typeof maximum !== 'number')
        return undefined;
    return `${exclusiveMaximum === true ? '<' : '≤'} ${maximum}`;
}
function range(lower, upper) {
    const bounds = [lower, upper].filter((bound) => bound !== undefined);
    return bounds.length === 0 ? undefined : bounds.join(', ');
}
function between(least, most) {
    if (typeof least === 'number' && typeof most === 'number') {
        return least === most ? String(least) : `${least}–${most}`;
    }
    if (typeof least === 'number' && least > 0)
        return `≥ ${least}`;
    return typeof most === 'number' ? `≤ ${most}` : undefined;
}

;// CONCATENATED MODULE: ./lib/site/openapi/schema/label.js


const DEEPEST = 2;
/** The type of a schema in a few characters: `string<uuid>`, `object[]`, `string | integer | null`, `any`. */
function typeLabel(schema, resolver, depth = 0) {
    const labels = new Set();
    for (const type of schema.types) {
        if (type === 'array')
            labels.add(arrayLabel(schema, resolver, depth));
        else
            labels.add(simpleLabel(type, schema));
    }
    if (labels.size === 0 && depth < DEEPEST) {
        for (const { kind, options } of schema.variants) {
            if (kind === 'if')
                continue;
            for (const option of options)
                labels.add(typeLabel(flatten(option, resolver), resolver, depth + 1));
        }
    }
    const several = [...labels].filter((label, _, all) => label !== 'any' || all.length === 1);
    const base = several.length === 0 ? 'any' : several.length > 4 ? 'one of several' : several.join(' | ');
    return schema.nullable ? `${base} | null` : base;
}
function simpleLabel(type, { keywords }) {
    const detail = textOf(keywords.format) ?? textOf(keywords.contentMediaType) ?? textOf(keywords.contentEncoding);
    if (listOf(keywords.enum).length > 0)
        return `enum<${type}>`;
    if (type === 'object')
        return 'object';
    return detail === undefined ? type : `${type}<${detail}>`;
}
function arrayLabel(schema, resolver, depth) {
    const { items } = schema.keywords;
    if (items === undefined || depth >= DEEPEST)
        return 'array';
    const label = typeLabel(flatten(items, resolver), resolver, depth + 1);
    return label.includes(' ') ? `(${label})[]` : `${label}[]`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/schema/field.js




const field_DEPTHS = [9, 7, 5, 4, 3, 2];
/** Size of a tree of fields as HTML, and of what each field costs beside its texts; both in characters, roughly. */
const MOST_CHARACTERS = 40_000;
const FIELD_CHARACTERS = 350;
/**
 * Describes a schema as a tree of fields. A schema inside itself is cut where it returns; a very large one is cut at the
 * depth (in properties) at which it keeps to about 40,000 characters; the first level is always whole.
 */
function describeSchema(schema, resolver, place = {}) {
    for (const depth of field_DEPTHS) {
        const budget = { left: MOST_CHARACTERS };
        const field = describe(schema, { resolver, budget, depth, remarks: place.remarks ?? [] }, place, []);
        if (budget.left >= 0)
            return field;
    }
    const unlimited = { left: Number.POSITIVE_INFINITY };
    return describe(schema, { resolver, budget: unlimited, depth: 1, remarks: place.remarks ?? [] }, place, []);
}
function describe(schema, scope, place, above) {
    const { resolver, budget } = scope;
    const flat = flatten(schema, resolver);
    const { keywords } = flat;
    budget.left -= FIELD_CHARACTERS + (textOf(keywords.description)?.length ?? 0);
    const inner = innermostItems(flat, resolver);
    const nested = budget.left < 0 ? undefined : nestedFields(inner, scope, above);
    const mint = objectOf(keywords['x-mint']);
    return {
        name: place.name ?? '',
        type: typeLabel(flat, resolver),
        schemaName: textOf(keywords.title) ?? inner.name,
        description: textOf(keywords.description) ?? (inner === flat ? undefined : textOf(inner.keywords.description)),
        required: place.required ?? false,
        deprecated: keywords.deprecated === true,
        before: texts(mint.pre),
        after: [
            ...(keywords.readOnly === true ? ['read-only'] : []),
            ...(keywords.writeOnly === true ? ['write-only'] : []),
            ...scope.remarks.flatMap((key) => remark(key, keywords[key])),
            ...texts(mint.post),
        ],
        facts: [
            ...factsOf(keywords),
            ...(inner === flat
                ? []
                : factsOf(inner.keywords).map((fact) => ({
                    ...fact,
                    label: `Each item: ${fact.label.toLowerCase()}`,
                }))),
            ...(keywords.not === undefined ? [] : [{ label: 'Not', value: notLabel(keywords.not, resolver) }]),
        ],
        values: valuesOf(inner.keywords),
        examples: examplesOf(keywords),
        children: nested?.children ?? [],
        alternatives: nested?.alternatives ?? [],
        cut: nested?.cut,
    };
}
/** The schema whose properties a reader wants to see: the items of an array, through arrays of arrays. */
function innermostItems(flat, resolver) {
    let inner = flat;
    for (let level = 0; level < 4 && inner.types.includes('array') && inner.keywords.items !== undefined; level++) {
        inner = flatten(inner.keywords.items, resolver);
    }
    return inner;
}
function nestedFields(flat, scope, above) {
    const entries = propertyEntries(flat);
    if (entries.length === 0 && flat.variants.length === 0)
        return { children: [], alternatives: [], cut: undefined };
    if (flat.parts.some((part) => above.includes(part)))
        return { children: [], alternatives: [], cut: 'recursive' };
    if (scope.depth <= 0)
        return { children: [], alternatives: [], cut: 'deep' };
    const path = [...above, ...flat.parts];
    const below = { ...scope, depth: scope.depth - 1 };
    return {
        children: entries.map(({ name, schema, required }) => describe(schema, below, { name, required }, path)),
        alternatives: flat.variants.map((variants) => ({
            kind: variants.kind,
            options: variants.options.map((option) => alternative(option, variants, below, path)),
        })),
        cut: undefined,
    };
}
function alternative(option, { discriminator }, scope, path) {
    const field = describe(option, scope, {}, path);
    const schemaName = scope.resolver.nameOf(option);
    if (discriminator === undefined || schemaName === undefined)
        return field;
    const value = discriminator.values[schemaName];
    if (value === undefined)
        return field;
    return { ...field, facts: [{ label: discriminator.property, value: shown(value) }, ...field.facts] };
}
function propertyEntries({ keywords }) {
    const required = new Set(listOf(keywords.required));
    const entries = Object.entries(objectOf(keywords.properties)).map(([name, schema]) => ({
        name,
        schema,
        required: required.has(name),
    }));
    for (const [pattern, schema] of Object.entries(objectOf(keywords.patternProperties))) {
        entries.push({ name: `/${pattern}/`, schema, required: false });
    }
    const { additionalProperties } = keywords;
    if (isObject(additionalProperties) && Object.keys(additionalProperties).length > 0) {
        entries.push({ name: '{any name}', schema: additionalProperties, required: false });
    }
    listOf(keywords.prefixItems).forEach((schema, index) => {
        entries.push({ name: `[${index}]`, schema, required: false });
    });
    return entries;
}
function valuesOf(keywords) {
    const described = keywords['x-enumDescriptions'] ?? keywords['x-enum-descriptions'];
    return listOf(keywords.enum)
        .filter((value) => value !== null)
        .map((value, index) => ({
        value: shown(value),
        description: textOf(Array.isArray(described) ? described[index] : objectOf(described)[String(value)]),
    }));
}
function examplesOf(keywords) {
    const given = Object.hasOwn(keywords, 'example') ? [keywords.example] : listOf(keywords.examples);
    // Objects and arrays are seen better in the example of the whole body.
    return given
        .filter((value) => value !== undefined && !isObject(value))
        .map(shown)
        .filter((text) => text.length <= 200)
        .slice(0, 3);
}
function notLabel(schema, resolver) {
    const flat = flatten(schema, resolver);
    const values = Object.hasOwn(flat.keywords, 'const') ? [flat.keywords.const] : listOf(flat.keywords.enum);
    if (values.length > 0)
        return values.map(shown).join(', ');
    const required = listOf(flat.keywords.required).map(String);
    if (required.length > 0)
        return `with ${required.join(', ')}`;
    return flat.name ?? typeLabel(flat, resolver);
}
/** A key of the schema as remarks: `true` shows the key itself, text and numbers themselves, lists one each. */
function remark(key, value) {
    if (value === true)
        return [key];
    if (typeof value === 'number')
        return [String(value)];
    if (Array.isArray(value))
        return value.flatMap((item) => (item === true ? [] : remark(key, item)));
    return texts([value]);
}
function texts(value) {
    return listOf(value).flatMap((item) => textOf(item) ?? []);
}

;// CONCATENATED MODULE: ./lib/site/openapi/schema-page.js









/** Finds a schema by its key; undefined where the document has none of that name. */
function findSchema(document, name) {
    const schemas = objectOf(objectOf(document.raw.components).schemas);
    return Object.hasOwn(schemas, name) ? { document, name, raw: objectOf(schemas[name]) } : undefined;
}
/** Renders a schema as a page: description, properties, an example. */
function renderSchema({ document, name, raw }, context, intro, remarks) {
    const describer = createDescriber(document.source, context, NO_PROJECT);
    const unique = uniqueNames();
    const field = describeSchema(raw, document, { remarks });
    const about = textOf(document.resolve(raw).description);
    const shown = { ...field, description: undefined, schemaName: undefined };
    const heading = { depth: 2, id: 'properties', text: field.children.length > 0 ? 'Properties' : 'Schema' };
    const main = [
        ...(intro === undefined ? [] : [intro]),
        ...(about === undefined ? [] : [describer.page(about)]),
        part_bodyOf({
            heading,
            html: `${part_headingHtml(heading)}${schemaHtml(shown, describer.describe)}`,
            text: fieldsText([shown]),
            markdown: `## ${heading.text}\n\n${fieldsMarkdown(field.children.length > 0 ? field.children : [{ ...shown, name }])}`,
        }),
    ].map((body) => withFreeIds(body, unique));
    const value = exampleOf(raw, document, { for: 'response' });
    const panel = { title: name, code: JSON.stringify(value, null, 2) ?? 'null', language: 'json' };
    const example = part_bodyOf(panelsPart('Example', [panel], context));
    return {
        html: `<div class="api"><div class="api-page"><aside class="api-samples" aria-label="Examples">${example.html}</aside><div class="api-main">${main.map(({ html }) => html).join('')}</div></div></div>`,
        headings: main.flatMap(({ headings }) => headings),
        sections: joinSections(main.flatMap(({ sections }) => sections)),
        needs: new Set(main.flatMap(({ needs }) => [...needs])),
        markdown: `${[...main, example]
            .map(({ markdown }) => markdown.trim())
            .filter((text) => text !== '')
            .join('\n\n')}\n`,
    };
}

;// CONCATENATED MODULE: ./lib/site/navigation/references.js



function writtenReferences({ frontmatter }) {
    return {
        openapi: references_textOf(frontmatter.openapi),
        asyncapi: references_textOf(frontmatter.asyncapi),
        schema: references_textOf(frontmatter['openapi-schema']),
    };
}
/** The API descriptions that references name themselves. */
function sourcesNamed({ openapi, schema }) {
    const endpoint = openapi === undefined ? undefined : parseEndpointReference(openapi)?.source;
    const file = schema === undefined ? undefined : splitReference(schema).source;
    return [endpoint, file].filter((source) => source !== undefined);
}
/** `file name` in its two parts. */
function splitReference(text) {
    const [, source, name] = /^(\S+)\s+(.+)$/.exec(text) ?? [];
    return { source, name: name ?? text };
}
/** Finds what a page documents; what no description has is reported at its line in the frontmatter. */
function resolveReferences(page, sources, documents, asyncDocuments, report) {
    const { openapi, asyncapi, schema } = writtenReferences(page);
    const missing = (key, kind, message, hint) => {
        report({ severity: 'warning', kind, message, hint, file: page.file, line: lineOf(page, key) });
        return undefined;
    };
    const operation = openapi === undefined ? undefined : resolveEndpoint(openapi, { sources }, documents);
    if (openapi !== undefined && operation === undefined) {
        const isReference = parseEndpointReference(openapi) !== undefined;
        missing('openapi', 'missing-operation', isReference
            ? `openapi: ${holderOf(openapi, documents)} ${openapi}`
            : `openapi: ${openapi} names no operation`, isReference ? 'correct the method or the path' : 'write a method and a path: GET /users/{id}');
    }
    const channel = asyncapi === undefined ? undefined : channelNamed(asyncapi, asyncDocuments);
    if (asyncapi !== undefined && channel === undefined) {
        missing('asyncapi', 'missing-channel', `asyncapi: no description of this project has ${asyncapi}`, 'write a file and the name of one of its channels');
    }
    const named = schema === undefined ? undefined : schemaNamed(schema, sources, documents);
    if (schema !== undefined && named === undefined) {
        missing('openapi-schema', 'missing-schema', `openapi-schema: no API description of this project has ${schema}`, 'write the key of a schema in components.schemas');
    }
    return { operation, channel, schema: named };
}
/** Who was asked for an operation: the file it names where that could be read, else all there are. */
function holderOf(reference, documents) {
    const source = parseEndpointReference(reference)?.source;
    const document = source === undefined ? undefined : documents.get(source);
    return document === undefined
        ? 'no API description of this project has'
        : `there is no such operation in ${document.source}:`;
}
function channelNamed(text, documents) {
    const { source, name } = splitReference(text);
    const candidates = source === undefined ? [...new Set(documents.values())] : [documents.get(source)];
    for (const document of candidates) {
        const channel = document?.channels.find((one) => one.name === name || one.address === name);
        if (document !== undefined && channel !== undefined)
            return { document, channel };
    }
    return undefined;
}
function schemaNamed(text, sources, documents) {
    const { source, name } = splitReference(text);
    for (const one of source === undefined ? [...sources, ...documents.keys()] : [source]) {
        const document = documents.get(one);
        const found = document === undefined ? undefined : findSchema(document, name);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** The line of the frontmatter that gives a key. */
function lineOf({ source }, key) {
    return (Math.max(0, source.split('\n').findIndex((line) => line.startsWith(`${key}:`))) + 1);
}
function references_textOf(value) {
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

;// CONCATENATED MODULE: ./lib/site/navigation/languages.js
/** Each language by its own name: what a reader looks for. */
const NAMES = {
    ar: 'العربية',
    ca: 'Català',
    cn: '简体中文',
    cs: 'Čeština',
    da: 'Dansk',
    de: 'Deutsch',
    el: 'Ελληνικά',
    en: 'English',
    es: 'Español',
    fa: 'فارسی',
    fi: 'Suomi',
    fr: 'Français',
    'fr-CA': 'Français (Canada)',
    he: 'עברית',
    hi: 'हिन्दी',
    hu: 'Magyar',
    id: 'Bahasa Indonesia',
    it: 'Italiano',
    ja: '日本語',
    jp: '日本語',
    ko: '한국어',
    lv: 'Latviešu',
    nl: 'Nederlands',
    no: 'Norsk',
    pl: 'Polski',
    pt: 'Português',
    'pt-BR': 'Português (Brasil)',
    ro: 'Română',
    ru: 'Русский',
    sv: 'Svenska',
    th: 'ไทย',
    tr: 'Türkçe',
    ua: 'Українська',
    uk: 'Українська',
    ur: 'اردو',
    uz: 'Oʻzbekcha',
    vi: 'Tiếng Việt',
    zh: '简体中文',
    'zh-Hans': '简体中文',
    'zh-Hant': '繁體中文',
};
/** Codes used in settings that are countries, not languages. */
const TAGS = { cn: 'zh-Hans', jp: 'ja', ua: 'uk' };
const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);
function languages_languageName(code) {
    return NAMES[code] ?? NAMES[code.split('-')[0] ?? ''] ?? code;
}
/** The `lang` attribute of a language's pages. */
function languageTag(code) {
    return TAGS[code] ?? code;
}
function textDirection(code) {
    return RIGHT_TO_LEFT.has(code.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

;// CONCATENATED MODULE: ./lib/site/navigation/resolve.js








/** Every site path a navigation lists, whether its file exists or not. */
function listedPaths(container) {
    const paths = new Set();
    const visit = (one) => {
        if (one.root !== undefined)
            paths.add(normalPath(one.root));
        for (const key of ['groups', ...SWITCH_KEYS])
            one[key]?.forEach(visit);
        for (const page of one.pages ?? []) {
            if (typeof page === 'string')
                paths.add(normalPath(page));
            else
                visit(page);
        }
        if (one.global !== undefined)
            visit(one.global);
    };
    visit(container);
    return paths;
}
/** Every API description of a kind that a navigation attaches, as it is named there. */
function attachedSources(container, kind) {
    const sources = [];
    const visit = (one) => {
        sources.push(...sourcesOf(one[kind]));
        for (const key of ['groups', ...SWITCH_KEYS])
            one[key]?.forEach(visit);
        for (const page of one.pages ?? []) {
            if (typeof page !== 'string')
                visit(page);
            else if (kind === 'openapi')
                sources.push(...[parseEndpointReference(page)?.source].filter((source) => source !== undefined));
        }
        if (one.global !== undefined)
            visit(one.global);
    };
    visit(container);
    return sources;
}
const SWITCH_KEYS = Object.keys(SWITCHES);
/** Turns `navigation` into a tree of pages, groups and switches; what it names but does not exist is reported. */
function resolveNavigation(root, sources) {
    const { pages, documents, asyncDocuments, operations, placeOf, report } = sources;
    const node = (container, path, above) => {
        const scope = scopeOf(container.openapi, above);
        const own = switches(container, path, scope);
        const shared = container.global === undefined ? [] : switches(container.global, [...path, 'global'], scope);
        return { items: items(container, path, scope), switches: [...own, ...shared] };
    };
    const switches = (container, path, scope) => SWITCH_KEYS.flatMap((key) => {
        const list = container[key];
        if (list === undefined || list.length === 0)
            return [];
        const kind = SWITCHES[key];
        const entries = list.map((one, index) => {
            const name = one[kind] ?? one.name ?? '';
            return {
                kind,
                name,
                label: kind === 'language' ? languages_languageName(name) : name,
                ...iconOf(one),
                description: one.description,
                tag: one.tag,
                hidden: one.hidden ?? false,
                isDefault: one.default ?? false,
                href: one.href,
                node: node(one, [...path, key, index], scope),
            };
        });
        return [{ kind, entries }];
    });
    const items = (container, path, scope) => {
        const listed = [
            ...(container.pages ?? []).flatMap((page, index) => item(page, [...path, 'pages', index], scope)),
            ...(container.groups ?? []).flatMap((group, index) => item(group, [...path, 'groups', index], scope)),
        ];
        listed.push(...channels(container, listed));
        const holdsMore = SWITCH_KEYS.some((key) => container[key] !== undefined);
        if (container.openapi === undefined ||
            container.pages !== undefined ||
            container.groups !== undefined ||
            holdsMore) {
            return listed;
        }
        return scope.sources.flatMap((source) => {
            const document = documents.get(source);
            return document === undefined ? [] : referenceItems(document, scope.directory, operations);
        });
    };
    /** The channels of the descriptions a container attaches itself, but for those that it lists. */
    const channels = (container, listed) => {
        if (container.asyncapi === undefined)
            return [];
        const { sources: names, directory } = scopeOf(container.asyncapi, { sources: [], directory: undefined });
        const already = new Set(pagesOf(listed));
        return names
            .flatMap((name) => {
            const document = asyncDocuments.get(name);
            return document === undefined ? [] : channelItems(document, directory, operations, pages);
        })
            .filter((one) => one.kind !== 'page' || !already.has(one.page));
    };
    const item = (entry, path, scope) => {
        if (typeof entry !== 'string')
            return group(entry, path, scope);
        if (/^[a-z][a-z+.-]*:/i.test(entry))
            return [{ kind: 'link', title: entry, href: entry, icon: undefined }];
        const page = pageAt(entry) ?? endpoint(entry, scope);
        if (page === undefined) {
            if (parseEndpointReference(entry) === undefined)
                missingPage(entry, path);
            else
                missingOperation(entry, scope, path);
            return [];
        }
        return page.hidden ? [] : [{ kind: 'page', page }];
    };
    const group = (entry, path, above) => {
        const scope = scopeOf(entry.openapi, above);
        const inner = items(entry, path, scope);
        // Switches inside a group have no place in a sidebar: their pages are listed as groups.
        const below = switches(entry, path, scope).flatMap(({ entries }) => entries.flatMap(entryAsItems));
        const title = entry.group ?? entry.tab ?? entry.anchor ?? entry.dropdown ?? entry.item ?? entry.name ?? '';
        if (entry.hidden === true)
            return [];
        if (entry.href !== undefined)
            return [{ kind: 'link', title, href: entry.href, icon: iconOf(entry).icon }];
        const root = entry.root === undefined ? undefined : pageAt(entry.root);
        if (entry.root !== undefined && root === undefined)
            missingPage(entry.root, [...path, 'root']);
        if (inner.length + below.length === 0 && root === undefined)
            return [];
        return [
            {
                kind: 'group',
                title,
                ...iconOf(entry),
                tag: entry.tag,
                expanded: entry.expanded,
                root,
                listing: listingAt(path),
                items: [...inner, ...below],
            },
        ];
    };
    /** The `directory` of a container, or of the nearest one around it that has any. */
    const listingAt = (path) => {
        let found;
        let here = root;
        for (const key of path) {
            if (key !== 'navigation')
                here = (0,config_document/* isRecord */.u)(here) || Array.isArray(here) ? Reflect.get(here, key) : undefined;
            if ((0,config_document/* isRecord */.u)(here) && here.directory !== undefined)
                found = here.directory;
        }
        return found === 'accordion' || found === 'card' ? found : undefined;
    };
    const pageAt = (entry) => {
        const path = normalPath(entry);
        return pages.get(path) ?? pages.get(`${path}/index`);
    };
    const endpoint = (entry, scope) => {
        const found = resolveEndpoint(entry, scope, documents);
        return found === undefined ? undefined : operations.pageFor(found, scope.directory);
    };
    const missingPage = (entry, path) => {
        const near = nearest(normalPath(entry), pages.keys());
        report({
            severity: 'warning',
            kind: 'missing-page',
            message: `The navigation lists ${entry}, but there is no such page`,
            hint: near === undefined ? `add ${normalPath(entry)}.mdx, or remove the entry` : `did you mean ${near}?`,
            ...placeOf(path),
        });
    };
    const unread = new Map();
    const missingOperation = (entry, scope, path) => {
        const named = parseEndpointReference(entry)?.source;
        const searched = named === undefined ? scope.sources : [named];
        if (searched.length > 0 && !searched.some((source) => documents.has(source))) {
            const key = searched.join(', ');
            unread.set(key, { count: (unread.get(key)?.count ?? 0) + 1, path: unread.get(key)?.path ?? path });
            return;
        }
        report({
            severity: 'warning',
            kind: 'missing-operation',
            message: `The navigation lists ${entry}, but no API description of this project has it`,
            hint: searched.length === 0 ? 'attach one with "openapi"' : `looked in ${searched.join(', ')}`,
            ...placeOf(path),
        });
    };
    const tree = node(root, ['navigation'], sources.scope);
    for (const [names, { count, path }] of unread) {
        report({
            severity: 'warning',
            kind: 'missing-operation',
            message: `The navigation lists ${count} ${count === 1 ? 'operation' : 'operations'} of ${names}, which could not be read`,
            ...placeOf(path),
        });
    }
    return tree;
}
function entryAsItems(entry) {
    const below = entry.node.switches.flatMap(({ entries }) => entries.flatMap(entryAsItems));
    const items = [...entry.node.items, ...below];
    if (entry.hidden)
        return [];
    if (entry.href !== undefined)
        return [{ kind: 'link', title: entry.label, href: entry.href, icon: entry.icon }];
    return items.length === 0
        ? []
        : [
            {
                kind: 'group',
                title: entry.label,
                icon: entry.icon,
                iconType: entry.iconType,
                tag: entry.tag,
                expanded: undefined,
                root: undefined,
                items,
            },
        ];
}
function iconOf(entry) {
    if (typeof entry.icon !== 'object')
        return { icon: entry.icon, iconType: entry.iconType };
    return { icon: entry.icon.name, iconType: entry.icon.style ?? entry.iconType };
}

;// CONCATENATED MODULE: ./lib/site/navigation/map.js










/**
 * Finds the pages of a project: files, and operations of its API descriptions; and their places in the navigation.
 * `parse` reads a file once.
 */
async function mapSite(files, { settings, placeOf, exactPlace }, options, report, breathe, parse) {
    const found = pageFiles(files, listedPaths(settings.navigation), report);
    for (const file of found.values()) {
        parse(file);
        await breathe();
    }
    const written = [...found.values()].map((file) => writtenReferences(parse(file)));
    const attached = sourcesOf(settings.openapi);
    const named = [
        ...attached,
        ...attachedSources(settings.navigation, 'openapi'),
        ...written.flatMap(sourcesNamed),
    ];
    // What is wrong with a description that is not there is told where docs.json names it.
    const reportOn = (name) => {
        const place = exactPlace({ file: SETTINGS_FILE }, name);
        return (found) => report(found.file === undefined ? { ...found, ...place } : found);
    };
    const documents = await loadDocuments(files, named, written, reportOn);
    const asyncDocuments = await loadAsyncDocuments(files, [
        ...sourcesOf(settings.asyncapi),
        ...attachedSources(settings.navigation, 'asyncapi'),
        ...written.flatMap(({ asyncapi }) => (asyncapi && splitReference(asyncapi).source) ?? []),
    ], reportOn);
    const scope = { sources: attached, directory: undefined };
    const pages = new Map();
    for (const [path, file] of found) {
        const parsed = parse(file);
        const reference = resolveReferences(parsed, attached, documents, asyncDocuments, report);
        pages.set(path, markdownPage(path, parsed, reference));
    }
    const operations = createOperationPages(pages);
    const navigation = resolveNavigation(settings.navigation, {
        pages,
        documents,
        asyncDocuments,
        operations,
        scope,
        placeOf,
        report,
    });
    for (const page of operations.made.values())
        pages.set(page.path, page);
    const all = new Map([...pages].sort(([a], [b]) => (a < b ? -1 : 1)));
    const { wanted, tree } = map_select(navigation, all, options, report);
    return {
        all,
        built: new Map([...all].filter(([, page]) => wanted(page))),
        places: placePages(tree, wantedIndex(all, wanted)),
        navigation: tree,
        parse,
    };
}
function wantedIndex(all, wanted) {
    const index = all.get('index');
    return index !== undefined && wanted(index) ? index : undefined;
}
/** Loads the API descriptions that are named; when an operation is in none of them, all the project has. */
async function loadDocuments(files, names, written, reportOn) {
    const documents = new Map();
    const byFile = new Map();
    let apiFiles;
    const load = async (name) => {
        if (documents.has(name))
            return;
        const remote = /^https?:/i.test(name);
        if (!remote && !files.has(name.replace(/^\.?\//, '')))
            apiFiles ??= listApiFiles(files);
        const file = remote ? name : (resolveApiSource(files, name, apiFiles ?? []) ?? name);
        if (!byFile.has(file))
            byFile.set(file, await loadApiDocument(files, file, reportOn(name)));
        const document = byFile.get(file);
        if (document !== undefined)
            documents.set(name, document);
    };
    for (const name of new Set(names))
        await load(name);
    const isMissing = ({ openapi, schema }) => (openapi !== undefined && resolveEndpoint(openapi, { sources: [] }, documents) === undefined) ||
        (schema !== undefined && splitReference(schema).source === undefined);
    if (written.some(isMissing)) {
        apiFiles ??= listApiFiles(files);
        for (const file of apiFiles)
            await load(file);
    }
    return documents;
}
async function loadAsyncDocuments(files, names, reportOn) {
    const documents = new Map();
    const byFile = new Map();
    for (const name of new Set(names)) {
        const file = resolveApiSource(files, name, []) ?? name;
        if (!byFile.has(file))
            byFile.set(file, await loadAsyncApi(files, file, reportOn(name)));
        const document = byFile.get(file);
        if (document !== undefined)
            documents.set(name, document);
    }
    return documents;
}
/** What `version` and `paths` leave of the site. */
function map_select(navigation, all, options, report) {
    const { version } = options;
    const versions = versionsOf(navigation);
    if (version !== undefined && !versions.has(version)) {
        report({
            severity: 'error',
            kind: 'unknown-version',
            message: `There is no version ${version}; all versions are rendered`,
            hint: versions.size === 0 ? 'the navigation has no versions' : `there are ${[...versions].join(', ')}`,
            file: 'docs.json',
        });
    }
    const folders = options.paths?.map(normalPath).filter((path) => path !== 'index') ?? [];
    const inPaths = (path) => folders.length === 0 || folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
    const oneVersion = version === undefined || !versions.has(version)
        ? navigation
        : prune(navigation, {
            page: () => true,
            entry: (entry) => entry.kind !== 'version' || entry.name === version,
        });
    const left = new Set([...allPages(oneVersion)].map(({ path }) => path));
    const dropped = new Set([...allPages(navigation)].map(({ path }) => path).filter((path) => !left.has(path)));
    const wanted = (page) => inPaths(page.path) && !dropped.has(page.path);
    const tree = folders.length === 0 ? oneVersion : prune(oneVersion, { page: wanted, entry: () => true });
    if (folders.length > 0 && ![...all.keys()].some(inPaths)) {
        report({
            severity: 'error',
            kind: 'unknown-path',
            message: `No page is at or below ${folders.join(', ')}`,
            file: 'docs.json',
        });
    }
    return { wanted, tree };
}
function versionsOf(node) {
    const names = new Set();
    const visit = ({ switches }) => {
        for (const { entries } of switches) {
            for (const entry of entries) {
                if (entry.kind === 'version')
                    names.add(entry.name);
                visit(entry.node);
            }
        }
    };
    visit(node);
    return names;
}

;// CONCATENATED MODULE: ./lib/site/output/hrefs.js
/** The site file of a page. */
function pageFile(path) {
    return `${path}.html`;
}
/** A relative reference from one site file to another, so that a site works below any path. */
function relativeHref(from, to) {
    const here = from.split('/').slice(0, -1);
    const there = to.split('/');
    let shared = 0;
    while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared])
        shared += 1;
    const steps = [...here.slice(shared).map(() => '..'), ...there.slice(shared).map(encodeSegment)].join('/');
    // A first part with a colon would read as a scheme.
    return /^[^/]*:/.test(steps) ? `./${steps}` : steps;
}
function encodeSegment(segment) {
    return encodeURI(segment).replace(/[?#]/g, encodeURIComponent);
}
/** A page's address without extension: `https://docs.example.com/guides/start`; an index page is its folder. */
function canonicalUrl(domain, path) {
    const bare = path === 'index' ? '' : path.replace(/\/index$/, '');
    return `https://${domain}/${bare.split('/').map(encodeSegment).join('/')}`;
}
/** A project path from a target as written in `folder`; undefined when it leads out of the project. */
function resolveTarget(target, folder) {
    const parts = target.startsWith('/') || folder === '' ? [] : folder.split('/');
    for (const part of target.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return undefined;
    }
    return parts.join('/');
}
/** The folder of a path; empty for the root. */
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

;// CONCATENATED MODULE: ./lib/site/output/listings.js


/** The sitemap: the address of every page that is meant to be found. */
function sitemap(domain, pages) {
    const entries = pages
        .map(({ path }) => `  <url><loc>${canonicalUrl(domain, path).replaceAll('&', '&amp;')}</loc></url>\n`)
        .join('');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}
function robots(domain) {
    return `User-agent: *\nAllow: /\n\nSitemap: https://${domain}/sitemap.xml\n`;
}
/** `llms.txt`: what the site holds, for language models, as links to Markdown. */
function llmsIndex(settings, domain, navigation, pages) {
    const seen = new Set();
    const line = (page) => {
        if (seen.has(page.path) || !pages.has(page.path))
            return '';
        seen.add(page.path);
        const summary = page.description === undefined ? '' : `: ${page.description.replace(/\s+/g, ' ')}`;
        return `- [${page.title}](https://${domain}/${encodeURI(page.path)}.md)${summary}\n`;
    };
    const sections = [];
    const section = (title, lines) => {
        if (lines !== '')
            sections.push(title === undefined ? lines : `## ${title}\n\n${lines}`);
    };
    const visit = (node, trail) => {
        for (const item of node.items) {
            if (item.kind === 'group')
                section([...trail, item.title].join(' › '), [...pagesOf([item])].map(line).join(''));
            else if (item.kind === 'page')
                section(trail.join(' › ') || 'Pages', line(item.page));
        }
        for (const { entries } of node.switches) {
            for (const entry of entries)
                if (!entry.hidden)
                    visit(entry.node, [...trail, entry.label]);
        }
    };
    visit(navigation, []);
    const description = settings.description === undefined ? '' : `> ${settings.description}\n\n`;
    return `# ${settings.name}\n\n${description}${sections.join('\n')}`;
}
/** A page as Markdown, with its title and description, neither of them twice. */
function pageMarkdown(page, markdown) {
    const heading = `# ${page.title}\n`;
    const text = `${markdown.trim()}\n`;
    const body = text.startsWith(heading) ? text.slice(heading.length).trimStart() : text;
    const summary = page.description === undefined ? undefined : listings_oneLine(page.description);
    const isSaid = summary === undefined || body.split(/\n{2,}/).some((part) => listings_oneLine(part) === summary);
    return `${heading}\n${isSaid ? '' : `> ${summary}\n\n`}${body}`.trimEnd().concat('\n');
}
function listings_oneLine(text) {
    return text.replace(/\s+/g, ' ').trim();
}

;// CONCATENATED MODULE: ./lib/site/output/around.js





/** Files a project may bring itself; its own comes first. */
const OVERRIDABLE = ['robots.txt', 'sitemap.xml', 'llms.txt', 'llms-full.txt', '_headers', 'CNAME'];
/** Writes what stands around the pages: redirects, listings, the project's assets; and checks what pages promised. */
async function writeAround(sources) {
    const { files, loaded, options, site, links, sheets, renderers, markdown, writer, report } = sources;
    const { settings } = loaded;
    const { domain } = options;
    for (const file of OVERRIDABLE)
        if (files.has(file))
            await writer.write({ path: file, bytes: files.read(file) });
    const findable = [...site.built.values()].filter((page) => !page.noindex &&
        (site.places.isListed(page) || settings.indexing === 'all' || page === site.places.home));
    await writer.text('sitemap.xml', sitemap(domain, findable));
    await writer.text('robots.txt', robots(domain));
    await writer.text('llms.txt', llmsIndex(settings, domain, site.navigation, site.built));
    await writer.text('llms-full.txt', markdown.join('\n'));
    await writeRedirects(sources);
    for (const file of renderers.needed())
        await writer.write(file);
    for (const { path, css } of sheets)
        await writer.text(path, css);
    const used = new Set([...links.used, ...renderers.used, ...sheets.flatMap((sheet) => sheet.used)]);
    for (const path of [...used].sort())
        await writer.write({ path, bytes: files.read(path) });
    // Hosts that run Jekyll over a site leave out files that begin with an underscore, unless told.
    await writer.text('.nojekyll', '');
    checkAnchors(links, renderers, report);
    reportLeftOut(sources);
    reportUnlisted(site, links, report);
}
async function writeRedirects({ redirects, links, site, writer, options }) {
    if (redirects.file !== '')
        await writer.text('_redirects', redirects.file);
    for (const [source, target] of redirects.pages(site.built.keys())) {
        const path = source.replace(/^\/+/, '').replace(/\.html$/, '');
        if (path === '' ||
            path.split('/').includes('..') ||
            site.built.has(path) ||
            site.built.has(`${path}/index`))
            continue;
        const href = links.href({ page: 'index', at: path }, target, { file: 'docs.json' });
        const page = target.startsWith('/') ? target.replace(/^\/+|[?#].*$/g, '') : undefined;
        const canonical = page === undefined ? target : canonicalUrl(options.domain, page);
        await writer.text(`${path}.html`, redirectPage(href, canonical));
    }
}
function redirectPage(href, canonical) {
    const safe = (0,markdown_html/* escapeAttribute */.Gj)(href);
    return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${(0,markdown_html/* escapeAttribute */.Gj)(canonical)}"><meta http-equiv="refresh" content="0; url=${safe}"></head>
<body><p>This page has moved to <a href="${safe}">${(0,markdown_html/* escapeText */.X1)(href)}</a>.</p></body>
</html>
`;
}
/** Links to a place inside a page that is not there. */
function checkAnchors(links, { ids }, report) {
    const plainIds = new Map();
    /** The script of a page finds an id that differs in punctuation only (components/client.ts). */
    const alike = (page) => {
        const known = plainIds.get(page) ?? new Set([...(ids.get(page) ?? [])].map(around_plain));
        plainIds.set(page, known);
        return known;
    };
    for (const { page, id, place } of links.anchors) {
        const known = ids.get(page);
        if (known === undefined || known.has(id) || id === 'content' || id.startsWith(':~:'))
            continue;
        if (alike(page).has(around_plain(id)))
            continue;
        const near = nearest(id, known);
        report({
            severity: 'warning',
            kind: 'broken-anchor',
            message: `There is no #${id} on /${page}`,
            hint: near === undefined ? undefined : `did you mean #${near}?`,
            ...place,
        });
    }
}
/** An id without its punctuation; other generators make ids by other rules. */
function around_plain(id) {
    return id.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
/** What a bundle leaves out on purpose (spec/admin-api, section 1), in one notice for scripts and one for settings. */
function reportLeftOut({ files, loaded, options, report }) {
    const { settings, placeOf } = loaded;
    const { deploymentType } = options;
    const scripts = files.paths.filter((path) => !path.includes('/') && /\.m?js$/.test(path));
    if (scripts.length > 0) {
        report({
            severity: 'notice',
            kind: 'left-out',
            message: `Scripts of the project are left out, since a site runs none of its code: ${scripts.join(', ')}`,
        });
    }
    const [first] = settings.leftOut;
    if (first === undefined)
        return;
    const why = deploymentType === 'air-gapped'
        ? 'an air-gapped site has no service to ask'
        : 'a bundle holds all it needs and asks no service';
    report({
        severity: 'notice',
        kind: 'left-out',
        message: `Left out, since ${why}: ${settings.leftOut.map(({ label }) => label).join(', ')}`,
        ...placeOf(first.path),
    });
}
/** Pages that no navigation lists; those that nothing leads to either are likely forgotten. */
function reportUnlisted(site, links, report) {
    const unlisted = [...site.built.values()].filter((page) => !page.hidden && page.url === undefined && page !== site.places.home && !site.places.isListed(page));
    for (const page of unlisted) {
        if (links.linked.has(page.path))
            continue;
        report({
            severity: 'notice',
            kind: 'unused-page',
            message: `No navigation lists /${page.path}, and no page links to it`,
            hint: 'list it, link to it, mark it as "hidden: true", or remove it',
            file: page.parsed?.file,
        });
    }
    const reached = unlisted.filter(({ path }) => links.linked.has(path)).map(({ path }) => path);
    if (reached.length === 0)
        return;
    report({
        severity: 'notice',
        kind: 'unlisted-page',
        message: `${reached.length} pages are linked to, but no navigation lists them: ${reached.slice(0, 10).join(', ')}${reached.length > 10 ? ', …' : ''}`,
        file: SETTINGS_FILE,
    });
}

;// CONCATENATED MODULE: ./lib/site/output/diagnostics.js
/** Gathers diagnostics: each once, however often it is reported, in the order of files and lines. */
function createDiagnostics() {
    const found = new Map();
    return {
        report(diagnostic) {
            const { severity, kind, message, hint, file, line, column } = diagnostic;
            const key = JSON.stringify([kind, message, file, line, column]);
            if (!found.has(key))
                found.set(key, { severity, kind, message, hint, file, line, column });
        },
        list: () => [...found.values()].sort((a, b) => diagnostics_compare(a.file ?? '', b.file ?? '') ||
            (a.line ?? 0) - (b.line ?? 0) ||
            (a.column ?? 0) - (b.column ?? 0) ||
            diagnostics_compare(a.message, b.message)),
    };
}
function diagnostics_compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}

;// CONCATENATED MODULE: ./lib/site/markdown/anchors.js




/**
 * Finds the ids that links mean. Authors write fragments by the rules of the generator they knew (`#v45-wire-format`,
 * `#v4.5-wire-format`, `#intro-1` for the second heading of that name): where no heading has the id as written, the one
 * that differs only in case, punctuation or way of counting is meant. Else the id stays as written.
 */
function createAnchors(parsedAt) {
    const known = new Map();
    return (page, written) => {
        let anchors = known.get(page);
        if (anchors === undefined) {
            const parsed = parsedAt(page);
            anchors = parsed === undefined ? [] : headingAnchors(parsed);
            known.set(page, anchors);
        }
        return anchors.some(({ id }) => id === written) ? written : (closest(anchors, written) ?? written);
    };
}
function closest(anchors, written) {
    const [, base = '', count = '0'] = /^(.*)-(\d{1,3})$/.exec(written) ?? [];
    // The second of a name is numbered 1 or 2, by the generator.
    const nth = Math.max(1, Number(count) - 1);
    const whole = keyOf(written);
    const counted = keyOf(base);
    for (const part of ['key', 'member']) {
        const same = (key) => (key === '' ? [] : anchors.filter((anchor) => anchor[part] === key));
        const found = same(whole)[0] ?? same(counted)[nth];
        if (found !== undefined)
            return found.id;
    }
    return undefined;
}
/** The headings of a page with the ids that rendering gives them. */
function headingAnchors({ tree, frontmatter }) {
    const slugger = createSlugger();
    const anchors = [];
    let isTitle = frontmatter.title === undefined;
    visit(tree, (node) => {
        if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
            for (const attribute of node.attributes) {
                if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'id')
                    continue;
                const { value } = attribute;
                if (typeof value === 'string')
                    anchors.push({ id: value, key: keyOf(value), member: '' });
            }
        }
        if (node.type !== 'heading')
            return;
        // The heading that gives the page its title is the layout's.
        if (isTitle && node.depth === 1) {
            isTitle = false;
            return;
        }
        const text = plainText(node);
        const id = writtenId(node) ?? slugger.next(text);
        anchors.push({ id, key: keyOf(text), member: keyOf(/\.([^.]+)$/.exec(text)?.[1] ?? '') });
    });
    return anchors;
}
function keyOf(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

;// CONCATENATED MODULE: ./lib/site/output/picture-size.js
/** The size of a PNG, JPEG, GIF, WebP or SVG; undefined when the bytes tell none. */
function picture_size_pictureSize(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const read = READERS[pictureType(bytes) ?? ''];
    try {
        const size = read?.(view);
        return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined; // the file ends too early
        throw error;
    }
}
/** Media type of a picture by its first bytes; undefined for anything unknown. */
function pictureType(bytes) {
    const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
    if (start.startsWith('\x89PNG'))
        return 'image/png';
    if (start.startsWith('\xff\xd8\xff'))
        return 'image/jpeg';
    if (start.startsWith('GIF8'))
        return 'image/gif';
    if (start.startsWith('RIFF') && start.startsWith('WEBP', 8))
        return 'image/webp';
    if (start.startsWith('\0\0\x01\0'))
        return 'image/x-icon';
    return /<svg[\s>]/.test(start) ? 'image/svg+xml' : undefined;
}
const READERS = {
    'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
    'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
    'image/jpeg': jpegSize,
    'image/webp': webpSize,
    'image/svg+xml': svgSize,
};
/** The frame header of a JPEG: a marker C0 to CF, but for C4, C8 and CC, which are tables. */
function jpegSize(view) {
    let at = 2;
    while (view.getUint8(at) === 0xff) {
        const marker = view.getUint8(at + 1);
        if (marker === 0xff)
            at += 1;
        else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
            return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
        else
            at += 2 + view.getUint16(at + 2);
    }
    return undefined;
}
function webpSize(view) {
    const chunk = String.fromCharCode(view.getUint8(12), view.getUint8(13), view.getUint8(14), view.getUint8(15));
    const threeBytes = (at) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    if (chunk === 'VP8X')
        return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
    if (chunk === 'VP8 ')
        return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    if (chunk !== 'VP8L')
        return undefined;
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
/** Only sizes in pixels count: a drawing without them is as wide as there is room. */
function svgSize(view) {
    const text = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
    const tag = /<svg\s[^>]*/.exec(text)?.[0] ?? '';
    const length = (name) => Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1] ?? 0);
    return { width: Math.round(length('width')), height: Math.round(length('height')) };
}

;// CONCATENATED MODULE: ./lib/site/output/links.js






/** `https:`, `mailto:`, `data:`, `//host` */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** An address that a browser would ask another host for. */
const REMOTE = /^(?:https?:)?\/\//i;
function createLinks(sources) {
    const { files, domain, pages, redirects, exactPlace, report } = sources;
    const used = new Set();
    const anchors = [];
    const linked = new Set();
    let heard;
    const use = (file) => {
        used.add(file);
        heard?.used.push(file);
    };
    const addAnchor = (anchor) => {
        anchors.push(anchor);
        heard?.anchors.push(anchor);
    };
    const addLinked = (page) => {
        linked.add(page);
        heard?.linked.push(page);
    };
    const ownOrigin = new RegExp(`^https?://${domain.replaceAll('.', '\\.')}(?=[/?#]|$)`, 'i');
    const suggestions = new Map();
    /** Looking through all names takes time, and the same mistake tends to stand on many pages. */
    const suggest = (kind, wrong, known) => {
        const key = `${kind} ${wrong}`;
        if (!suggestions.has(key))
            suggestions.set(key, nearest(wrong, known));
        return suggestions.get(key);
    };
    /** Files of the same kind: nobody means a picture who asks for a film. */
    const likeFiles = (path) => {
        const end = path.slice(path.lastIndexOf('.')).toLowerCase();
        return files.paths.filter((file) => file.toLowerCase().endsWith(end));
    };
    /** Pictures tend to stand on several pages, and are read once. */
    const sizes = new Map();
    const projectFile = (target, folder) => {
        const path = resolveTarget(decode(target.replace(/[?#].*$/, '')), folder);
        return candidates(path).find((one) => files.has(one));
    };
    const pageAt = (path) => {
        const plain = normalPath(path);
        if (plain === 'index' && !pages.has('index'))
            return sources.home;
        return [plain, `${plain}/index`].find((one) => pages.has(one));
    };
    const meant = createAnchors((path) => pages.get(path)?.parsed);
    /** The `?query#fragment` with the id that the fragment means on the page. */
    const withAnchor = (page, suffix, place) => {
        const cut = suffix.indexOf('#');
        if (cut < 0 || cut === suffix.length - 1)
            return suffix;
        const written = decode(suffix.slice(cut + 1));
        const id = meant(page, written);
        addAnchor({ page, id, place });
        return id === written ? suffix : `${suffix.slice(0, cut)}#${id}`;
    };
    const toPage = (from, page, suffix, place) => {
        if (page !== from.page || place.file === SETTINGS_FILE)
            addLinked(page);
        if (!sources.isBuilt(page))
            return canonicalUrl(domain, page) + suffix;
        return relativeHref(pageFile(from.at), pageFile(page)) + withAnchor(page, suffix, place);
    };
    const internal = (from, path, suffix, place) => {
        for (const candidate of candidates(path)) {
            const page = pageAt(candidate);
            if (page !== undefined)
                return toPage(from, page, suffix, place);
            if (files.has(candidate) && !/\.mdx?$/.test(candidate)) {
                use(candidate);
                return relativeHref(pageFile(from.at), candidate) + suffix;
            }
            const redirect = redirects.resolve(`/${candidate}`);
            if (redirect === undefined)
                continue;
            if (ELSEWHERE.test(redirect))
                return redirect;
            const [target, ownSuffix] = splitSuffix(redirect);
            const end = pageAt(target);
            if (end !== undefined)
                return toPage(from, end, ownSuffix || suffix, place);
        }
        return undefined;
    };
    return {
        used,
        anchors,
        linked,
        projectFile,
        pictureSize(from, target) {
            const file = ELSEWHERE.test(target) ? undefined : projectFile(target.trim(), folderOf(from.page));
            if (file === undefined)
                return undefined;
            if (!sizes.has(file))
                sizes.set(file, picture_size_pictureSize(files.read(file)));
            return sizes.get(file);
        },
        record(work) {
            const effects = { used: [], anchors: [], linked: [] };
            heard = effects;
            try {
                return { result: work(), effects };
            }
            finally {
                heard = undefined;
            }
        },
        replay(effects) {
            for (const file of effects.used)
                use(file);
            for (const anchor of effects.anchors)
                addAnchor(anchor);
            for (const page of effects.linked)
                addLinked(page);
        },
        href(from, target, place) {
            const written = target.trim();
            if (written.startsWith('#'))
                return withAnchor(from.page, written, place);
            const own = ownOrigin.exec(written)?.[0];
            if (own === undefined && ELSEWHERE.test(written))
                return written;
            const [raw, suffix] = splitSuffix(own === undefined ? written : written.slice(own.length) || '/');
            const path = resolveTarget(decode(raw), folderOf(from.page));
            const found = internal(from, path, suffix, place);
            if (found !== undefined)
                return found;
            if (own !== undefined)
                return written;
            const near = suggest('page', path ?? raw, pages.keys());
            report({
                severity: 'warning',
                kind: 'broken-link',
                message: `The link ${written} leads to no page`,
                hint: near === undefined ? undefined : `did you mean /${near}?`,
                ...exactPlace(place, target),
            });
            return path === undefined
                ? written
                : relativeHref(pageFile(from.at), pageFile(normalPath(path))) + suffix;
        },
        asset(from, target, place) {
            const own = ownOrigin.exec(target.trim())?.[0];
            const written = own === undefined ? target.trim() : target.trim().slice(own.length) || '/';
            if (REMOTE.test(written)) {
                report({
                    severity: 'warning',
                    kind: 'external-asset',
                    message: `${written} is on another host, which a site does not ask`,
                    hint: 'save the file in the project',
                    ...exactPlace(place, target),
                });
                return '';
            }
            if (written === '' || ELSEWHERE.test(written))
                return written;
            const file = projectFile(written, folderOf(from.page));
            if (file !== undefined) {
                use(file);
                return relativeHref(pageFile(from.at), file) + splitSuffix(written)[1];
            }
            const path = resolveTarget(decode(splitSuffix(written)[0]), folderOf(from.page));
            const near = path === undefined ? undefined : suggest('file', path, likeFiles(path));
            report({
                severity: 'warning',
                kind: 'missing-file',
                message: `The file ${written} is not in the project`,
                hint: near === undefined ? undefined : `did you mean /${near}?`,
                ...exactPlace(place, target),
            });
            return path === undefined ? written : relativeHref(pageFile(from.at), path);
        },
    };
}
/** A path as it is, then without the `docs/` that projects served below `/docs` write in front. */
function candidates(path) {
    if (path === undefined)
        return [];
    return path.startsWith('docs/') ? [path, path.slice('docs/'.length)] : [path];
}
/** The path, and the `?query#fragment` behind it. */
function splitSuffix(target) {
    const cut = target.search(/[?#]/);
    return cut < 0 ? [target, ''] : [target.slice(0, cut), target.slice(cut)];
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text; // a stray percent sign means itself
    }
}

;// CONCATENATED MODULE: ./lib/site/output/redirects.js
const PLACEHOLDER = /:([A-Za-z_]\w*)(\*?)/g;
/** The redirects of a project. Those that chain are followed to their end. */
function createRedirects(list) {
    const plain = new Map();
    const rules = [];
    for (const redirect of list) {
        const source = clean(redirect.source);
        if (/[:*]/.test(source))
            rules.push(compile({ ...redirect, source }));
        else if (!plain.has(source))
            plain.set(source, redirect.destination);
    }
    const once = (path) => {
        const exact = plain.get(path);
        if (exact !== undefined)
            return exact;
        for (const { pattern, names, redirect } of rules) {
            const match = pattern.exec(path);
            if (match !== null)
                return fill(redirect.destination, names, match.slice(1));
        }
        return undefined;
    };
    const resolve = (path) => {
        let target = once(clean(path));
        const seen = new Set([clean(path)]);
        while (target?.startsWith('/') === true && !seen.has(clean(target))) {
            seen.add(clean(target));
            const further = once(clean(target));
            if (further === undefined)
                return target;
            target = further;
        }
        return target?.startsWith('/') === true && seen.has(clean(target)) && once(clean(target)) !== undefined
            ? undefined
            : target;
    };
    return {
        resolve,
        pages(existing) {
            const found = new Map();
            for (const source of plain.keys()) {
                const target = resolve(source);
                if (target !== undefined)
                    found.set(source, target);
            }
            const paths = [...existing];
            for (const rule of rules) {
                const back = compile({
                    source: clean(rule.redirect.destination),
                    destination: rule.redirect.source,
                    permanent: true,
                });
                for (const path of paths) {
                    const match = back.pattern.exec(`/${path}`);
                    const source = match === null ? undefined : fill(rule.redirect.source, back.names, match.slice(1));
                    if (source === undefined || PLACEHOLDER.test(source) || found.has(source))
                        continue;
                    if (resolve(source) === `/${path}`)
                        found.set(source, `/${path}`);
                }
            }
            return found;
        },
        file: list
            .map(({ source, destination, permanent }) => `${hostForm(source, '*')} ${hostForm(destination, ':splat')} ${permanent ? 301 : 302}\n`)
            .join(''),
    };
}
function clean(path) {
    const bare = `/${path}`.replace(/[?#].*$/, '').replace(/\/{2,}/g, '/');
    return bare.length > 1 ? bare.replace(/\/$/, '') : bare;
}
function compile(redirect) {
    const names = [];
    const pattern = redirect.source.replace(/:([A-Za-z_]\w*)(\*?)|\*|[.+?^${}()|[\]\\]/g, (part, name, star) => {
        if (name === undefined && part !== '*')
            return `\\${part}`;
        names.push(name ?? 'splat');
        return part === '*' || star === '*' ? '(.*)' : '([^/]+)';
    });
    return { redirect, pattern: new RegExp(`^${pattern}$`), names };
}
function fill(target, names, values) {
    const value = (name) => values[names.indexOf(name)] ?? '';
    return target
        .replace(PLACEHOLDER, (part, name) => (names.includes(name) ? value(name) : part))
        .replace(/\*/g, () => value('splat'));
}
/** The host's form knows one wildcard, at the end. */
function hostForm(path, wildcard) {
    return path.replace(/:[A-Za-z_]\w*\*/g, wildcard);
}

;// CONCATENATED MODULE: ./lib/site/output/rss.js


/** The feed of a page that asks for one with `rss: true`; undefined for any other page. */
function feedPath(page) {
    if (page.parsed?.frontmatter.rss !== true)
        return undefined;
    return page.path === 'index' ? 'rss.xml' : `${page.path.replace(/\/index$/, '')}/rss.xml`;
}
/**
 * The entries of a changelog (`<Update>` on the page, newest first as written) as an RSS 2.0 feed. Addresses are made
 * absolute, since readers show entries away from the site.
 */
async function feed(page, html, domain, site) {
    const { DomUtils, parseDocument } = await __webpack_require__.e(/* import() */ 302).then(__webpack_require__.bind(__webpack_require__, 37921));
    const address = canonicalUrl(domain, page.path);
    const byClass = (name, within) => DomUtils.findOne((one) => (one.attribs.class ?? '').split(' ').includes(name), within);
    const items = DomUtils.findAll((one) => one.attribs.class === 'c-update', parseDocument(html).children).map((entry) => {
        const label = DomUtils.innerText(byClass('c-update-label', entry.children) ?? []).trim();
        const body = byClass('c-update-body', entry.children);
        const side = byClass('c-update-side', entry.children);
        const summary = DomUtils.findOne(({ name, attribs }) => name === 'p' && attribs.class === undefined, side?.children ?? []);
        for (const element of DomUtils.findAll(() => true, body?.children ?? [])) {
            for (const attribute of ['href', 'src']) {
                const value = element.attribs[attribute];
                if (value !== undefined)
                    element.attribs[attribute] = rss_absolute(value, page.path, domain);
            }
        }
        const title = [label, summary === null ? '' : DomUtils.innerText(summary).trim()]
            .filter(Boolean)
            .join(': ');
        const link = `${address}#${encodeURIComponent(entry.attribs.id ?? '')}`;
        const date = dateOf(label);
        return `<item><title>${(0,markdown_html/* escapeText */.X1)(title)}</title><link>${(0,markdown_html/* escapeText */.X1)(link)}</link><guid>${(0,markdown_html/* escapeText */.X1)(link)}</guid>${date === undefined ? '' : `<pubDate>${date}</pubDate>`}<description>${(0,markdown_html/* escapeText */.X1)(body === null ? '' : DomUtils.getInnerHTML(body))}</description></item>\n`;
    });
    const self = `https://${domain}/${encodeURI(feedPath(page) ?? '')}`;
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${(0,markdown_html/* escapeText */.X1)(`${page.title} - ${site}`)}</title><link>${(0,markdown_html/* escapeText */.X1)(address)}</link><description>${(0,markdown_html/* escapeText */.X1)(page.description ?? page.title)}</description><atom:link href="${(0,markdown_html/* escapeAttribute */.Gj)(self)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`;
}
function rss_absolute(target, path, domain) {
    const base = `https://${domain}/${encodeURI(pageFile(path))}`;
    if (!URL.canParse(target, base))
        return target;
    const url = new URL(target, base);
    if (url.host === domain)
        url.pathname = url.pathname.replace(/(?:\/index)?\.html$/, '');
    return url.href;
}
/** A label that is a day or a month of a year, as a date of RSS; counted in UTC, so that it is the same everywhere. */
function dateOf(label) {
    if (!/\b(19|20)\d\d\b/.test(label))
        return undefined;
    const time = Date.parse(/^\d{4}-\d\d-\d\d$/.test(label) ? label : `${label} UTC`);
    return Number.isNaN(time) ? undefined : new Date(time).toUTCString();
}

;// CONCATENATED MODULE: ./lib/site/output/style-sheets.js

const URL_PATTERN = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/gi;
const IMPORT_PATTERN = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?\s*\)?[^;]*;/gi;
const style_sheets_ELSEWHERE = /^(?:https?:)?\/\//i;
/**
 * The style sheets at the root of a project; they load by themselves. What they ask of other hosts is taken out
 * with a notice, and paths from the root are made relative.
 */
function projectStyleSheets(files, report) {
    return files.paths
        .filter((path) => !path.includes('/') && path.endsWith('.css'))
        .map((path) => {
        const used = new Set();
        const removed = new Set();
        const reference = (target) => {
            if (/^(data:|#)/i.test(target) || target === '')
                return target;
            if (style_sheets_ELSEWHERE.test(target)) {
                removed.add(target);
                return undefined;
            }
            const [bare = ''] = target.split(/[?#]/);
            const file = resolveTarget(bare, folderOf(path));
            if (file === undefined || !files.has(file))
                return target;
            used.add(file);
            return relativeHref(path, file) + target.slice(bare.length);
        };
        const css = files
            .readText(path)
            .replace(IMPORT_PATTERN, (rule, target) => {
            const found = reference(target);
            return found === undefined ? '' : rule.replace(target, found);
        })
            .replace(URL_PATTERN, (_, double, single, bare) => {
            const found = reference(double ?? single ?? bare ?? '');
            return found === undefined ? 'url()' : `url("${found.replaceAll('"', '%22')}")`;
        });
        if (removed.size > 0) {
            report({
                severity: 'notice',
                kind: 'external-asset',
                message: `Left out, since a site asks no other host: ${[...removed].join(', ')}`,
                hint: 'save the file in the project',
                file: path,
            });
        }
        return { path, css, used: [...used] };
    });
}

;// CONCATENATED MODULE: ./lib/site/output/hashed.js

/** A site file whose name tells its content, so that hosts may let browsers keep it for good: `style.3f2a91cc.css`. */
function hashed(path, content) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const digest = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex').slice(0, 8);
    const dot = path.lastIndexOf('.');
    return { path: `${path.slice(0, dot)}.${digest}${path.slice(dot)}`, bytes };
}
function textFile(path, content) {
    return { path, bytes: new TextEncoder().encode(content) };
}

;// CONCATENATED MODULE: ./lib/site/output/writer.js


function createWriter(events, report) {
    const taken = new Set();
    const write = async (file) => {
        const key = file.path.toLowerCase();
        if (taken.has(key))
            return;
        taken.add(key);
        const unportable = nameProblem(file.path);
        if (unportable !== undefined) {
            report({
                severity: 'error',
                kind: 'unportable-name',
                message: `${file.path} is left out, since it cannot be a file everywhere: ${unportable}`,
                hint: 'rename it',
            });
            return;
        }
        await events.onFile(file);
    };
    return {
        write,
        text: (path, content) => write(textFile(path, content)),
        has: (path) => taken.has(path.toLowerCase()),
    };
}

;// CONCATENATED MODULE: ./lib/site/cache/bodies.js


/** Files that any page may depend on: settings, what they refer to, grammars, icons. */
const SHARED = /\.(?:json|svg)$/i;
/** Keeps the bodies of Markdown pages between builds. Those of an API description are always rendered. */
function createBodyCache(sources) {
    const { cache, files, links, journal } = sources;
    if (cache === undefined) {
        return { has: () => false, body: (_page, render) => render(sources) };
    }
    const digests = new Map();
    const digestOf = (file) => {
        const known = digests.get(file) ?? (files.has(file) ? digest(files.readText(file)) : '');
        digests.set(file, known);
        return known;
    };
    const shared = files.paths.filter((path) => SHARED.test(path));
    const basis = digest(JSON.stringify(sources.basis), files.paths.join('\n'), shared.map(digestOf).join('\n'));
    const found = new Map();
    const keyOf = (page) => page.parsed === undefined || isReference(page)
        ? undefined
        : `body ${digest(basis, page.path, page.parsed.file, page.parsed.source)}`;
    const find = (page) => {
        if (found.has(page.path))
            return found.get(page.path);
        const key = keyOf(page);
        const bytes = key === undefined ? undefined : cache.get(key);
        const kept = bytes === undefined ? undefined : (0,external_node_v8_.deserialize)(bytes);
        const valid = kept?.seen.every(([file, known]) => digestOf(file) === known) === true ? kept : undefined;
        found.set(page.path, valid);
        return valid;
    };
    return {
        has: (page) => find(page) !== undefined,
        body(page, render) {
            const key = keyOf(page);
            if (key === undefined)
                return render(sources);
            const kept = find(page);
            found.delete(page.path);
            if (kept !== undefined) {
                // A snippet's own problems are told when it is first parsed.
                for (const [file] of kept.seen)
                    if (/\.mdx?$/.test(file))
                        sources.parse(file);
                links.replay(kept.effects);
                kept.diagnostics.forEach(journal.report);
                return kept.body;
            }
            const seen = new Set();
            const project = watched(sources, seen);
            const { result, diagnostics } = journal.record(() => links.record(() => render(project)));
            const { result: body, effects } = result;
            // Which id a link means depends on the headings of the page it leads to.
            for (const { page: target } of effects.anchors) {
                const file = sources.fileOf(target);
                if (file !== undefined)
                    seen.add(file);
            }
            seen.delete(page.parsed?.file ?? '');
            const others = [...seen].sort().map((file) => [file, digestOf(file)]);
            cache.put(key, (0,external_node_v8_.serialize)({ body, effects, diagnostics, seen: others }));
            return body;
        },
    };
}
/** Whether a page is made of more than its file. */
function isReference({ operation, channel, schema, endpoint }) {
    return [operation, channel, schema, endpoint].some((part) => part !== undefined);
}
/** The project's files, noting which of them are read. */
function watched({ files, parse }, seen) {
    return {
        files: {
            ...files,
            read(path) {
                seen.add(path);
                return files.read(path);
            },
            readText(path) {
                seen.add(path);
                return files.readText(path);
            },
        },
        parse(file) {
            seen.add(file);
            return parse(file);
        },
    };
}

;// CONCATENATED MODULE: ./lib/site/highlight/ahead.js
/** Characters of code that travel to a worker at once; a few tens of milliseconds of work. */
const BATCH = 24_000;
/** Batches a worker has at hand, so that it never waits for the build to breathe. */
const AT_HAND = 2;
/**
 * Has workers highlight the code of the last pages while the build renders the first, until both meet. Who did which
 * page never shows: the same code gives the same HTML. A worker that fails leaves its pages to the build. Ends the
 * workers when nothing is left for them.
 */
function highlightAhead(threads, count, requestsOf, highlighter, signal) {
    const done = new Map();
    let front = 0;
    let end = count;
    const next = () => {
        const requests = [];
        let size = 0;
        const last = end;
        while (end > front + 1 && size < BATCH && signal?.aborted !== true) {
            end -= 1;
            for (const request of requestsOf(end)) {
                requests.push(request);
                size += request.code.length;
            }
        }
        return end === last ? undefined : { first: end, requests };
    };
    const work = async (worker) => {
        for (;;) {
            const last = end;
            const batch = next();
            if (batch === undefined)
                return;
            const { first, requests } = batch;
            if (requests.length === 0)
                continue;
            const finished = worker.highlight(requests).then((html) => {
                highlighter.adopt(requests, html);
                return true;
            }, () => false);
            const settled = finished.then(() => { });
            for (let index = first; index < last; index += 1)
                done.set(index, settled);
            if (!(await finished))
                return;
        }
    };
    const all = (threads?.workers ?? []).flatMap((worker) => Array.from({ length: AT_HAND }, () => work(worker)));
    void Promise.all(all).then(() => threads?.close());
    return {
        async reached(index) {
            front = index;
            await done.get(index);
        },
    };
}

// EXTERNAL MODULE: ./lib/site/highlight/highlighter.js + 8 modules
var highlight_highlighter = __webpack_require__(91559);
;// CONCATENATED MODULE: ./lib/site/icons/fontawesome.js


const shapes = new Map();
/**
 * Reads one style of Font Awesome Free. The script file is the one that holds shapes and former names together:
 * `"house": [512, 512, ["home", …], "f015", "M277…"],`.
 */
function readStyle(style) {
    const known = shapes.get(style);
    if (known)
        return known;
    const file = (0,external_node_module_.createRequire)(import.meta.url).resolve(`@fortawesome/fontawesome-free/js/${style}.js`);
    const icons = new Map();
    const aliases = [];
    const row = /^\s*"([\w-]+)": \[(\d+), (\d+), \[([^\]]*)\], "[^"]*", (?:"([^"]*)"|\[([^\]]*)\])\]/gm;
    for (const [, name = '', width, height, others = '', path, paths = ''] of (0,external_node_fs_.readFileSync)(file, 'utf8').matchAll(row)) {
        const drawn = path === undefined ? [...paths.matchAll(/"([^"]+)"/g)].map(([, d]) => d) : [path];
        const shape = {
            viewBox: `0 0 ${width} ${height}`,
            body: drawn.map((d) => `<path fill="currentColor" d="${d}"/>`).join(''),
        };
        icons.set(name, shape);
        for (const [, alias = ''] of others.matchAll(/"([\w-]+)"/g))
            aliases.push([alias, shape]);
    }
    for (const [alias, shape] of aliases)
        if (!icons.has(alias))
            icons.set(alias, shape);
    shapes.set(style, icons);
    return icons;
}
/**
 * An icon of Font Awesome Free by name (with or without `fa-`) in the style wished for, else in any free style.
 * Styles of the paid set (`light`, `duotone`, …) fall back to the free ones.
 */
function fontAwesomeIcon(name, style) {
    const plain = name
        .trim()
        .toLowerCase()
        .replace(/^(?:fa[a-z]?|fa-(?:solid|regular|brands|light|thin|duotone)) /, '')
        .replace(/^fa-/, '');
    return orderOf(style ?? /^fa-(regular|brands)|^(fab|far) /.exec(name)?.slice(1).find(Boolean)).reduce((found, next) => found ?? readStyle(next).get(plain), undefined);
}
function orderOf(style) {
    if (style === 'brands' || style === 'fab')
        return ['brands', 'solid', 'regular'];
    if (style === 'regular' || style === 'far')
        return ['regular', 'solid', 'brands'];
    return ['solid', 'brands', 'regular'];
}

;// CONCATENATED MODULE: ./lib/site/icons/stroked.js




const files = new Map();
const stroked_require = (0,external_node_module_.createRequire)(import.meta.url);
function readNodes(path) {
    const known = files.get(path);
    if (known)
        return known;
    const nodes = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    files.set(path, nodes);
    return nodes;
}
/** An icon of Lucide; its former names are files beside the list. */
function lucideIcon(name) {
    const list = stroked_require.resolve('lucide-static/icon-nodes.json');
    const plain = plainName(name, 'lucide');
    return (shapeOf(readNodes(list), plain, 'stroke') ?? formerIcon((0,external_node_path_.join)((0,external_node_path_.dirname)(list), 'icons', `${plain}.svg`)));
}
function formerIcon(path) {
    if (!/^[a-z0-9-]+\.svg$/.test((0,external_node_path_.basename)(path)) || !(0,external_node_fs_.existsSync)(path))
        return undefined;
    const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec((0,external_node_fs_.readFileSync)(path, 'utf8'))?.[1];
    return inner === undefined
        ? undefined
        : { viewBox: '0 0 24 24', body: strokedGroup(inner.replace(/\s*\n\s*/g, '')) };
}
/** An icon of Tabler: outlined, or filled for names such as `star-filled` and the style `filled`. */
function tablerIcon(name, style) {
    // The package exports its icons only; the lists lie two folders above them.
    const folder = (0,external_node_path_.join)((0,external_node_path_.dirname)(stroked_require.resolve('@tabler/icons/outline/home.svg')), '../..');
    const plain = plainName(name, '(?:tabler|icon|ti)');
    const isFilled = style === 'filled' || style === 'solid' || plain.endsWith('-filled');
    const filled = () => shapeOf(readNodes((0,external_node_path_.join)(folder, 'tabler-nodes-filled.json')), plain.replace(/-filled$/, ''), 'fill');
    const outline = () => shapeOf(readNodes((0,external_node_path_.join)(folder, 'tabler-nodes-outline.json')), plain, 'stroke');
    return isFilled ? (filled() ?? outline()) : (outline() ?? filled());
}
function shapeOf(nodes, name, paint) {
    const elements = Object.hasOwn(nodes, name) ? nodes[name] : undefined;
    if (!elements)
        return undefined;
    const inner = elements.map(([element, values]) => `<${element}${(0,markdown_html/* attributes */.uK)(values)}/>`).join('');
    return { viewBox: '0 0 24 24', body: paint === 'fill' ? filledGroup(inner) : strokedGroup(inner) };
}
function filledGroup(inner) {
    return `<g fill="currentColor">${inner}</g>`;
}
function strokedGroup(inner) {
    return `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inner}</g>`;
}
/** `ArrowRight`, `lucide-arrow-right` and `arrow_right` are all `arrow-right`. */
function plainName(name, prefix) {
    return name
        .trim()
        .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
        .toLowerCase()
        .replaceAll(/[_\s]+/g, '-')
        .replace(new RegExp(`^${prefix}-`), '');
}

;// CONCATENATED MODULE: ./lib/site/icons/icons.js



/** Opens the icons of a project. Libraries are read when their first icon is asked for. */
async function createIcons(library, files) {
    const known = new Map();
    return (name, options = {}) => {
        const key = JSON.stringify([name, options]);
        if (!known.has(key))
            known.set(key, icons_iconHtml(name, options, library, files));
        return known.get(key);
    };
}
/**
 * What stands in for an icon that nobody has (most are of a paid set): the icon of a shorter name, such as `rocket`
 * for `rocket-launch`, else a neutral mark.
 */
function fallbackIcon(name, library, options = {}) {
    const words = /^[\w -]+$/.test(name) ? name.split('-') : [];
    for (let length = words.length - 1; length > 0; length--) {
        const shape = libraryIcon(words.slice(0, length).join('-'), options, library);
        if (shape)
            return svg(shape, options);
    }
    const body = '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2"/>';
    return svg({ viewBox: '0 0 24 24', body }, options);
}
function icons_iconHtml(name, options, library, files) {
    const path = name.replace(/^\.?\//, '');
    if (path.endsWith('.svg') && files.has(path))
        return ownSvg(files.readText(path), options);
    if (/[/.:]/.test(name))
        return undefined;
    const shape = libraryIcon(name, options, options.library ?? library) ?? nearestIcon(name, options, library);
    return shape && svg(shape, options);
}
function libraryIcon(name, { type }, library) {
    if (library === 'lucide')
        return lucideIcon(name);
    return library === 'tabler' ? tablerIcon(name, type) : fontAwesomeIcon(name, type);
}
/** The other libraries are at hand: a name of theirs is drawn, too (stroked libraries have no brands any more). */
function nearestIcon(name, options, library) {
    return library === 'fontawesome' ? lucideIcon(name) : fontAwesomeIcon(name, options.type);
}
function svg({ viewBox, body }, { size, color, className }) {
    const head = (0,markdown_html/* attributes */.uK)({
        class: (0,markdown_html/* classes */.Ly)('icon', className),
        viewBox,
        width: size,
        height: size,
        'aria-hidden': 'true',
        style: safeColor(color),
    });
    return `<svg${head}>${body}</svg>`;
}
function safeColor(color) {
    return color !== undefined && /^[#\w(),.%\s/-]+$/.test(color) ? `color:${color}` : undefined;
}
/** The project's own SVG file, inline, without what could run or load something. */
function ownSvg(source, options) {
    const match = /<svg\b([^>]*)>([\s\S]*)<\/svg>/i.exec(source);
    const viewBox = /\bviewBox=["']([^"']+)["']/i.exec(match?.[1] ?? '')?.[1];
    if (!match || viewBox === undefined || /<script|\son\w+=|<foreignObject|href=["']https?:/i.test(source))
        return undefined;
    const fill = /\bfill=["']([^"']+)["']/.exec(match[1] ?? '')?.[1];
    const body = (match[2] ?? '').replace(/<!--[\s\S]*?-->/g, '').trim();
    return svg({ viewBox, body: fill === undefined ? body : `<g${(0,markdown_html/* attributes */.uK)({ fill })}>${body}</g>` }, options);
}

;// CONCATENATED MODULE: ./lib/site/openapi/asyncapi/render.js










/** Renders the reference of one channel: where to connect, its parameters, and the messages that travel on it. */
function renderChannel(document, channel, context, intro) {
    const describer = createDescriber(document.source, context, NO_PROJECT);
    const unique = uniqueNames();
    const start = [
        part_bodyOf(addressPart(document, channel)),
        ...(channel.description === undefined ? [] : [describer.page(channel.description)]),
    ].map((body) => withFreeIds(body, unique));
    const own = intro === undefined ? [] : [withFreeIds(intro, unique)];
    const reference = [
        parametersPart(document, channel, describer.describe),
        ...messageParts(document, channel, describer.describe),
    ]
        .flatMap((part) => (part === undefined ? [] : part_bodyOf(part)))
        .map((body) => withFreeIds(body, unique));
    const main = [...own, ...reference];
    const samples = part_bodyOf(panelsPart('Messages', messagePanels(document, channel), context));
    const all = [...start, ...main];
    const aside = samples.html === '' ? '' : `<aside class="api-samples" aria-label="Examples">${samples.html}</aside>`;
    return {
        html: `<div class="api"><div class="api-page"><div class="api-start">${render_htmlOf(start)}</div>${aside}<div class="api-main">${render_htmlOf(main)}</div></div></div>`,
        headings: all.flatMap(({ headings }) => headings),
        sections: joinSections(all.flatMap(({ sections }) => sections)),
        needs: new Set(all.flatMap(({ needs }) => [...needs])),
        markdown: `${[...start, samples, ...main]
            .map(({ markdown }) => markdown.trim())
            .filter((text) => text !== '')
            .join('\n\n')}\n`,
    };
}
function render_htmlOf(bodies) {
    return bodies.map(({ html }) => html).join('');
}
function addressPart({ servers }, { address }) {
    const [server = '', ...others] = servers;
    const base = server.replace(/\/+$/, '');
    const path = address.startsWith('/') || base === '' ? address : `/${address}`;
    const more = others.length === 0
        ? ''
        : `<details class="api-more api-servers"><summary>${servers.length} servers</summary><ul>${servers.map((url) => `<li><code>${escapeHtml(url)}</code></li>`).join('')}</ul></details>`;
    return {
        html: `<div class="api-endpoint"><span class="api-method">WS</span> <code class="api-path"><span class="api-base">${escapeHtml(base)}</span>${escapeHtml(path)}</code></div>${more}`,
        text: address,
        markdown: `\`${base}${path}\``,
    };
}
function parametersPart(document, { parameters }, describe) {
    const fields = Object.entries(parameters).map(([name, value]) => {
        const { schema, ...raw } = document.resolve(value);
        // Version 3 has the keywords in the parameter itself, version 2 in a schema.
        const keywords = { type: 'string', ...document.resolve(schema), ...raw };
        return describeSchema(keywords, document, { name, required: true });
    });
    if (fields.length === 0)
        return undefined;
    const heading = { depth: 2, id: 'parameters', text: 'Parameters' };
    return {
        heading,
        html: `${part_headingHtml(heading)}${fieldsHtml(fields, describe)}`,
        text: fieldsText(fields),
        markdown: `## ${heading.text}\n\n${fieldsMarkdown(fields)}`,
    };
}
function messageParts(document, { messages }, describe) {
    return messages.map((message) => {
        const heading = { depth: 2, id: slugOf(message.title), text: message.title };
        const payload = describeSchema(message.payload, document);
        const headers = message.headers === undefined ? undefined : describeSchema(message.headers, document);
        const direction = message.direction === undefined
            ? ''
            : `<p class="api-about">${capital(message.direction)} by the client</p>`;
        return {
            heading,
            html: [
                part_headingHtml(heading),
                direction,
                message.description === undefined ? '' : describe(message.description),
                schemaHtml(payload, describe),
                headers === undefined ? '' : `<p class="api-kind">Headers</p>${schemaHtml(headers, describe)}`,
            ].join(''),
            text: [message.description ?? '', fieldsText([payload])].join('\n').trim(),
            markdown: [
                `## ${heading.text}`,
                ...(message.direction === undefined ? [] : [`${capital(message.direction)} by the client.`]),
                ...(textOf(message.description) === undefined ? [] : [String(message.description).trim()]),
                fieldsMarkdown(payload.children.length > 0 ? payload.children : [{ ...payload, name: 'payload' }]),
            ].join('\n\n'),
        };
    });
}
function messagePanels(document, { messages }) {
    return messages.map((message) => {
        const value = message.examples[0] ?? exampleOf(message.payload, document, { for: 'response' });
        return { title: message.title, code: JSON.stringify(value, null, 2) ?? 'null', language: 'json' };
    });
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./lib/site/openapi/manual.js



/**
 * The operation that a page written by hand stands for: its `api: METHOD address`, the `<ParamField>`s on it and what
 * docs.json says of such pages. Samples and the console are made from it.
 */
function manualOperation(page, endpoint, settings) {
    const [, origin, rest] = /^(https?:\/\/[^/]+)(.*)$/i.exec(endpoint.path) ?? [];
    const servers = (origin === undefined ? settings.servers : [origin]).map((url) => ({ url }));
    const path = origin === undefined ? endpoint.path : rest || '/';
    const fields = paramFields(page.tree);
    const inBody = fields.filter((field) => field.in === 'body');
    const method = page.frontmatter.authMethod ?? settings.auth?.method;
    const scheme = schemeOf(typeof method === 'string' ? method : undefined, settings.auth?.name);
    const type = page.frontmatter.contentType;
    const raw = {
        security: scheme === undefined ? [] : [{ authorization: [] }],
        parameters: fields
            .filter((field) => field.in !== 'body')
            .map(({ name, in: place, required, schema }) => ({ name, in: place, required, schema })),
        ...(inBody.length === 0
            ? {}
            : {
                requestBody: {
                    required: true,
                    content: {
                        [typeof type === 'string' ? type : 'application/json']: { schema: objectSchema(inBody) },
                    },
                },
            }),
    };
    const root = {
        servers,
        paths: { [path]: { [endpoint.method]: raw } },
        components: { securitySchemes: scheme === undefined ? {} : { authorization: scheme } },
    };
    const resolver = createResolver(page.file, root, NO_PROJECT.files, () => undefined, () => { });
    const operations = listOperations(root, resolver);
    const [operation] = operations;
    if (operation === undefined)
        return undefined;
    const document = {
        ...resolver,
        source: 'api.mdx',
        title: page.title ?? path,
        version: undefined,
        description: undefined,
        servers,
        operations,
        raw: root,
    };
    return { document, operation };
}
const manual_LOCATIONS = ['path', 'query', 'header', 'cookie', 'body'];
/** The `<ParamField>`s of a tree, those inside one another as the properties of the outer one. */
function paramFields(node) {
    return (node.children ?? []).flatMap((child) => {
        const inner = paramFields(child);
        if (child.name !== 'ParamField')
            return inner;
        const texts = new Map(child.attributes?.map(({ name, value }) => [name, attributeText(value)]));
        const place = manual_LOCATIONS.find((location) => texts.get(location));
        const name = place === undefined ? undefined : texts.get(place);
        if (place === undefined || name === undefined)
            return inner;
        const initial = texts.get('default') ?? texts.get('placeholder');
        const schema = schemaOf(texts.get('type') ?? 'string', inner);
        return [
            {
                name,
                in: place,
                required: texts.has('required') && texts.get('required') !== 'false',
                schema: initial === undefined ? schema : { ...schema, example: typed(initial, schema) },
            },
        ];
    });
}
/** `name` alone, `name="text"` and `name={literal}` as text. */
function attributeText(value) {
    if (typeof value === 'string')
        return value;
    const expression = value?.value;
    return typeof expression === 'string' ? expression.trim().replace(/^(["'`])(.*)\1$/s, '$2') : '';
}
/** The schema for a type as authors write it: `string`, `integer`, `string[]`, `enum<string>`, `file`, … */
function schemaOf(type, inner) {
    const [, item] = /^(?:array<(.+)>|(.+)\[\])$/i.exec(type.trim())?.filter((part) => part !== undefined) ?? [];
    if (item !== undefined)
        return { type: 'array', items: schemaOf(item, inner) };
    if (inner.length > 0)
        return objectSchema(inner);
    const word = /[a-z]+/i.exec(type)?.[0].toLowerCase() ?? 'string';
    if (/^(int|integer|long)/.test(word))
        return { type: 'integer' };
    if (/^(number|float|double|decimal)/.test(word))
        return { type: 'number' };
    if (word.startsWith('bool'))
        return { type: 'boolean' };
    if (word === 'array' || word === 'list')
        return { type: 'array', items: {} };
    if (word === 'object')
        return { type: 'object' };
    return word === 'file' ? { type: 'string', format: 'binary' } : { type: 'string' };
}
function objectSchema(fields) {
    return {
        type: 'object',
        properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
        required: fields.filter(({ required }) => required).map(({ name }) => name),
    };
}
function typed(text, { type }) {
    if (type === 'string')
        return text;
    try {
        return JSON.parse(text);
    }
    catch {
        return text; // It is no example of the type, but what the author wrote.
    }
}
function schemeOf(method, name) {
    switch (method) {
        case 'bearer':
        case 'basic':
            return { type: 'http', scheme: method };
        case 'key':
            return { type: 'apiKey', in: 'header', name: name ?? 'x-api-key' };
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/body.js







/** The request body, once for each distinct schema of its content types. */
function bodyPart(pieces) {
    const { document, operation, describe } = pieces;
    const body = document.resolve(operation.raw.requestBody);
    const media = mediaOf(document, body);
    if (media.length === 0)
        return undefined;
    const content = contentOf(pieces, media);
    const description = textOf(body.description);
    const title = operation.webhook ? 'Payload' : 'Body';
    const heading = { depth: 2, id: 'body', text: title };
    const must = body.required === true ? ' <span class="api-tag api-must">required</span>' : '';
    return {
        heading,
        html: `${part_headingHtml(heading)}<p class="api-about">${content.types}${must}</p>${description === undefined ? '' : describe(description)}${content.html}`,
        text: [description ?? '', content.text].join('\n').trim(),
        markdown: [
            `## ${title}`,
            ...(description === undefined ? [] : [description.trim()]),
            content.markdown,
        ].join('\n\n'),
    };
}
/** The content types of a body with their schemas; types that share a schema share what is shown. */
function contentOf({ document, describe, remarks }, media) {
    const bySchema = new Map();
    for (const { type, schema } of media) {
        const key = document.resolve(schema);
        const same = bySchema.get(key) ?? [...bySchema.values()].find((known) => alike(known.schema, schema));
        if (same === undefined)
            bySchema.set(key, { types: [type], schema });
        else
            same.types.push(type);
    }
    const shown = [...bySchema.values()].map(({ types, schema }) => ({
        types: types.map((type) => `<code class="api-media">${escapeHtml(type)}</code>`).join(' '),
        names: types.join(', '),
        field: describeSchema(schema, document, { remarks }),
    }));
    const [only] = shown;
    return {
        types: shown.length === 1 && only !== undefined ? only.types : '',
        html: shown.length === 1 && only !== undefined
            ? schemaHtml(only.field, describe)
            : shown
                .map(({ types, field }, index) => `<details class="api-content"${index === 0 ? ' open' : ''}><summary>${types}</summary>${schemaHtml(field, describe)}</details>`)
                .join(''),
        text: shown.map(({ field }) => fieldsText([field])).join('\n'),
        markdown: shown.map(({ names, field }) => contentMarkdown(names, field)).join('\n\n'),
    };
}
/** Schemas written out for each content type are often copies; small ones are compared. */
function alike(one, other) {
    const text = JSON.stringify(one);
    return text !== undefined && text.length < 5000 && text === JSON.stringify(other);
}
function contentMarkdown(types, field) {
    const nested = field.children.length > 0 || field.alternatives.length > 0;
    const whole = { ...field, children: [], alternatives: [], name: field.schemaName ?? field.type };
    const parts = nested && field.alternatives.length === 0 ? field.children : nested ? [field] : [whole];
    return `\`${types}\`\n\n${fieldsMarkdown(parts)}`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/callbacks.js






const HEADING = { depth: 2, id: 'callbacks', text: 'Callbacks' };
/** Requests that the API makes in turn: name, method and address, with their bodies. */
function callbacksPart(pieces) {
    const { document, operation, describe } = pieces;
    const callbacks = Object.entries(objectOf(operation.raw.callbacks)).flatMap(([name, callback]) => Object.entries(document.resolve(callback)).flatMap(([expression, item]) => {
        const pathItem = document.resolve(item);
        return METHODS.filter((method) => Object.hasOwn(pathItem, method)).map((method) => {
            const raw = document.resolve(pathItem[method]);
            const description = textOf(raw.description) ?? textOf(raw.summary);
            const media = mediaOf(document, document.resolve(raw.requestBody));
            return { name, expression, method, description, content: contentOf(pieces, media) };
        });
    }));
    if (callbacks.length === 0)
        return undefined;
    const items = callbacks.map(({ name, expression, method, description, content }) => `<details class="api-content"><summary><span class="api-method api-${method}">${method.toUpperCase()}</span> <code>${escapeHtml(name)}</code></summary><p class="api-about">Sent to <code>${escapeHtml(expression)}</code></p>${description === undefined ? '' : describe(description)}${content.html}</details>`);
    return {
        heading: HEADING,
        html: `${part_headingHtml(HEADING)}${items.join('')}`,
        text: callbacks
            .map(({ name, description, content }) => `${name} ${description ?? ''}\n${content.text}`)
            .join('\n'),
        markdown: [
            '## Callbacks',
            ...callbacks.map(({ name, expression, method, content }) => `### ${name}\n\n\`${method.toUpperCase()} ${expression}\`\n\n${content.markdown}`.trim()),
        ].join('\n\n'),
    };
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/endpoint.js


/**
 * Method, address and servers of an operation. The address is shown with its server where asked for (`api.url: full`) or
 * where there are several; `isCopyable` gives it a button.
 */
function endpointPart(document, operation, isFull, isCopyable) {
    const { method, path, webhook, deprecated } = operation;
    const servers = webhook ? [] : serversOf(document, operation);
    const base = servers[0]?.url ?? '';
    const word = webhook ? 'webhook' : method.toUpperCase();
    const badge = `<span class="api-method api-${webhook ? 'webhook' : method}">${escapeHtml(word)}</span>`;
    const server = base === '' || (!isFull && servers.length < 2) ? '' : `<span class="api-base">${escapeHtml(base)}</span>`;
    const copy = isCopyable && !webhook ? ` data-copy="${escapeHtml(base + path)}"` : '';
    const line = `<div class="api-endpoint"${copy}>${badge} <code class="api-path">${server}${pathHtml(path, webhook)}</code></div>`;
    const notice = deprecated
        ? '<p class="api-notice"><strong>Deprecated.</strong> This endpoint may be removed; use another in new code.</p>'
        : '';
    const others = servers.length < 2 ? '' : serversHtml(servers);
    return {
        html: `${line}${notice}${others}`,
        text: `${word} ${path}${deprecated ? ' deprecated' : ''}`,
        markdown: [`\`${word} ${base}${path}\``, ...(deprecated ? ['**Deprecated.**'] : [])].join('\n\n'),
    };
}
function serversHtml(servers) {
    const items = servers.map(({ url, description }) => `<li><code>${escapeHtml(url === '' ? '/' : url)}</code>${description === undefined ? '' : ` ${escapeHtml(description)}`}</li>`);
    return `<details class="api-more api-servers"><summary>${servers.length} servers</summary><ul>${items.join('')}</ul></details>`;
}
/** A path that may break before its slashes, with its parameters set off. */
function pathHtml(path, webhook) {
    if (webhook)
        return escapeHtml(path);
    return path
        .split(/(?=\/)/)
        .map((part) => `<wbr>${escapeHtml(part).replace(/\{[^{}]*\}/g, '<b>$&</b>')}`)
        .join('');
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/parameters.js





const TITLES = {
    path: 'Path parameters',
    query: 'Query parameters',
    header: 'Headers',
    cookie: 'Cookies',
};
/** A section for each place that parameters stand in. */
function parametersParts({ document, operation, describe, remarks }) {
    const parameters = parametersOf(document, operation);
    return PLACES.flatMap((place) => {
        const fields = parameters
            .filter((parameter) => parameter.in === place)
            .map(({ name, required, schema }) => describeSchema(schema, document, { name, required, remarks }));
        if (fields.length === 0)
            return [];
        return [fieldsPart(TITLES[place], `${place}-parameters`, fields, describe)];
    });
}
/** A section that is a list of fields. */
function fieldsPart(title, id, fields, describe) {
    const heading = { depth: 2, id, text: title };
    return {
        heading,
        html: `${part_headingHtml(heading)}${fieldsHtml(fields, describe)}`,
        text: fieldsText(fields),
        markdown: `## ${title}\n\n${fieldsMarkdown(fields)}`,
    };
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
;// CONCATENATED MODULE: ./lib/site/openapi/page/responses.js










const responses_HEADING = { depth: 2, id: 'responses', text: 'Responses' };
/** The responses of an operation by status; the first is open. */
function responsesParts(pieces) {
    const responses = Object.entries(objectOf(pieces.operation.raw.responses));
    if (responses.length === 0)
        return [];
    return [
        {
            heading: responses_HEADING,
            html: part_headingHtml(responses_HEADING),
            text: '',
            markdown: '## Responses',
        },
        ...responses.map(([status, response], index) => responsePart(pieces, status, response, index === 0)),
    ];
}
function responsePart(pieces, status, value, open) {
    const { document, describe, remarks } = pieces;
    const response = document.resolve(value);
    const headers = Object.entries(objectOf(response.headers)).map(([name, header]) => {
        const raw = document.resolve(header);
        const required = raw.required === true;
        return describeSchema(withRemarks(raw.schema, raw, raw.example), document, { name, required, remarks });
    });
    const media = mediaOf(document, response);
    const content = media.length === 0 ? undefined : contentOf(pieces, media);
    const description = textOf(response.description);
    const links = linksOf(document, response);
    const id = `response-${status.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
    const word = statusWord(status);
    const inside = [
        description === undefined || description.trim() === word ? '' : describe(description),
        content === undefined || content.types === '' ? '' : `<p class="api-about">${content.types}</p>`,
        content?.html ?? '',
        headers.length === 0 ? '' : `<p class="api-kind">Headers</p>${fieldsHtml(headers, describe)}`,
        links.length === 0
            ? ''
            : `<p class="api-kind">Links</p><ul class="api-links">${links.map(({ name, target, about }) => `<li><code>${escapeHtml(name)}</code> leads to <code>${escapeHtml(target)}</code>${about === undefined ? '' : describe(about)}</li>`).join('')}</ul>`,
    ].join('');
    const title = `<h3 id="${id}"><span class="api-status api-s${/^[1-5]/.test(status) ? status.charAt(0) : '0'}">${escapeHtml(status)}</span>${word === '' ? '' : ` ${escapeHtml(word)}`}</h3>`;
    return {
        heading: { depth: 3, id, text: `${status} ${word}`.trim() },
        html: inside === ''
            ? `<div class="api-response api-plain">${title}</div>`
            : `<details class="api-response"${open ? ' open' : ''}><summary>${title}</summary>${inside}</details>`,
        text: [description ?? '', content?.text ?? '', fieldsText(headers)]
            .filter((text) => text !== '')
            .join('\n'),
        markdown: [
            `### ${`${status} ${word}`.trim()}`,
            ...(description === undefined ? [] : [description.trim()]),
            ...(content === undefined ? [] : [content.markdown]),
            ...(headers.length === 0 ? [] : [`Headers:\n\n${fieldsMarkdown(headers)}`]),
            ...(links.length === 0
                ? []
                : [
                    `Links:\n\n${links.map(({ name, target }) => `- \`${name}\` leads to \`${target}\``).join('\n')}`,
                ]),
        ].join('\n\n'),
    };
}
/** Operations that the values of a response lead on to (OpenAPI 3.1, 4.8.20). */
function linksOf(document, response) {
    return Object.entries(objectOf(response.links)).flatMap(([name, value]) => {
        const link = document.resolve(value);
        const target = textOf(link.operationId) ?? textOf(link.operationRef);
        return target === undefined ? [] : [{ name, target, about: textOf(link.description) }];
    });
}
function statusWord(status) {
    if (status === 'default')
        return 'Any other status';
    if (/^[1-5]XX$/i.test(status))
        return `Any status of ${status.charAt(0)}00 to ${status.charAt(0)}99`;
    return external_node_http_.STATUS_CODES[status] ?? '';
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/security.js





const security_HEADING = { depth: 2, id: 'authorizations', text: 'Authorizations' };
/** How an operation is authorized: one list for each alternative. */
function securityPart({ document, operation, describe }) {
    const all = authorizationsOf(document, operation);
    const alternatives = all.filter((schemes) => schemes.length > 0).map((schemes) => schemes.map(schemeField));
    if (alternatives.length === 0)
        return undefined;
    const optional = alternatives.length < all.length;
    const note = alternatives.length > 1
        ? `Any one of ${alternatives.length} ways${optional ? ', or none' : ''}.`
        : optional
            ? 'Optional.'
            : undefined;
    return {
        heading: security_HEADING,
        html: [
            part_headingHtml(security_HEADING),
            note === undefined ? '' : `<p class="api-about">${note}</p>`,
            alternatives.map((fields) => fieldsHtml(fields, describe)).join('<p class="api-or">or</p>'),
        ].join(''),
        text: alternatives.map(fieldsText).join('\n'),
        markdown: [
            `## ${security_HEADING.text}`,
            ...(note === undefined ? [] : [note]),
            alternatives.map((fields) => fieldsMarkdown(fields)).join('\n\nor\n\n'),
        ].join('\n\n'),
    };
}
function schemeField(authorization) {
    const { name, scheme, scopes } = authorization;
    const credential = credentialOf(authorization);
    return {
        name: credential?.name ?? name,
        type: kindOf(scheme),
        schemaName: credential === undefined ? undefined : credential.in,
        description: textOf(scheme.description) ?? usual(scheme),
        required: true,
        deprecated: scheme.deprecated === true,
        before: [],
        after: [],
        facts: [
            ...(textOf(scheme.openIdConnectUrl) === undefined
                ? []
                : [{ label: 'Discovery', value: String(scheme.openIdConnectUrl) }]),
            ...(scopes.length === 0 ? [] : [{ label: 'Needs', value: scopes.join(' ') }]),
        ],
        values: [],
        examples: [],
        children: Object.entries(objectOf(scheme.flows)).flatMap(([flow, value]) => isObject(value) ? [flowField(flow, value)] : []),
        alternatives: [],
        cut: undefined,
    };
}
function kindOf(scheme) {
    switch (scheme.type) {
        case 'apiKey':
            return 'API key';
        case 'http': {
            const kind = textOf(scheme.scheme)?.toLowerCase() ?? 'bearer';
            const format = textOf(scheme.bearerFormat);
            if (kind === 'bearer')
                return format === undefined ? 'bearer token' : `bearer token<${format}>`;
            return kind === 'basic' ? 'basic authentication' : kind;
        }
        case 'oauth2':
            return 'OAuth 2.0';
        case 'openIdConnect':
            return 'OpenID Connect';
        case 'mutualTLS':
            return 'client certificate';
        default:
            return textOf(scheme.type) ?? 'unknown';
    }
}
/** What to send, for schemes that every reader meets and few descriptions explain. */
function usual(scheme) {
    if (scheme.type !== 'http')
        return undefined;
    const kind = textOf(scheme.scheme)?.toLowerCase();
    if (kind === 'bearer')
        return 'Write `Bearer`, a space, and your token.';
    if (kind === 'basic')
        return 'Write `Basic`, a space, and `user:password` in base64.';
    return undefined;
}
const FLOWS = {
    authorizationCode: 'authorization code',
    clientCredentials: 'client credentials',
    implicit: 'implicit',
    password: 'password',
    deviceAuthorization: 'device authorization',
};
function flowField(flow, raw) {
    const address = (label, value) => typeof value === 'string' ? [{ label, value }] : [];
    const scopes = Object.entries(objectOf(raw.scopes));
    return {
        name: flow,
        type: `${FLOWS[flow] ?? flow} flow`,
        schemaName: undefined,
        description: undefined,
        required: false,
        deprecated: false,
        before: [],
        after: [],
        facts: [
            ...address('Authorize at', raw.authorizationUrl),
            ...address('Device authorization at', raw.deviceAuthorizationUrl),
            ...address('Token from', raw.tokenUrl),
            ...address('Refresh at', raw.refreshUrl),
        ],
        values: scopes.map(([value, description]) => ({ value, description: textOf(description) })),
        examples: [],
        children: [],
        alternatives: [],
        cut: undefined,
    };
}

;// CONCATENATED MODULE: ./lib/site/openapi/try-it/authorization.js



/**
 * Fields for the secrets of an operation, once for each way in; the first is chosen. What is typed stays in the
 * browser's tab (`sessionStorage`).
 */
function authorizationHtml(document, operation, nextId) {
    const alternatives = authorizationsOf(document, operation).map((schemes) => schemes.filter((scheme) => credentialOf(scheme) !== undefined));
    const ways = alternatives.filter((schemes) => schemes.length > 0);
    if (ways.length === 0)
        return '';
    const id = nextId();
    const names = ways.map((schemes) => schemes.map(({ name }) => name).join(' and '));
    const options = [...names, ...(ways.length < alternatives.length ? ['None'] : [])];
    const choice = options.length === 1
        ? ''
        : `<div class="api-row"><label class="api-label" for="${id}">Method</label><select id="${id}" data-ways data-keep="way">${options.map((name, index) => `<option value="${index}">${escapeHtml(name)}</option>`).join('')}</select></div>`;
    const panels = ways.map((schemes, index) => `<div data-way="${index}"${index === 0 ? '' : ' hidden'}>${schemes.map((scheme) => schemeHtml(scheme, nextId)).join('')}</div>`);
    return `<fieldset class="api-try-part"><legend>Authorization</legend>${choice}${panels.join('')}</fieldset>`;
}
function schemeHtml(authorization, nextId) {
    const { name, scheme } = authorization;
    const credential = credentialOf(authorization);
    if (credential === undefined)
        return '';
    const kind = scheme.type === 'http' ? (textOf(scheme.scheme) ?? 'bearer') : 'bearer';
    const isKey = scheme.type === 'apiKey';
    const data = `data-credential="${credential.in}" data-name="${escapeHtml(credential.name)}"${isKey ? '' : ` data-prefix="${escapeHtml(prefixOf(kind))}"`}`;
    const given = textOf(scheme['x-default']) ?? '';
    const field = (label, part, type, value) => {
        const id = nextId();
        return `<div class="api-row"><label class="api-label" for="${id}">${label}</label><input type="${type}" id="${id}" data-part="${part}" data-keep="${escapeHtml(`${name} ${part}`)}" value="${escapeHtml(value)}" autocomplete="off" spellcheck="false" autocapitalize="off"></div>`;
    };
    const fields = !isKey && kind.toLowerCase() === 'basic'
        ? field('User name', 'user', 'text', '') + field('Password', 'password', 'password', '')
        : field(labelOf(authorization, credential.name), 'secret', 'password', given);
    return `<div ${data}>${fields}</div>`;
}
function prefixOf(kind) {
    const known = ['Bearer', 'Basic', 'Digest'].find((word) => word.toLowerCase() === kind.toLowerCase());
    return known ?? kind;
}
function labelOf({ scheme }, name) {
    if (scheme.type === 'apiKey')
        return `<code>${escapeHtml(name)}</code> <span class="api-type">API key</span>`;
    if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect')
        return 'Access token';
    const kind = textOf(scheme.scheme) ?? 'bearer';
    return kind.toLowerCase() === 'bearer' ? 'Bearer token' : `${escapeHtml(kind)} credentials`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/try-it/fields.js

/** A field of the console with its label; `data` says where its value goes. */
function inputHtml(input, data, nextId) {
    const { name, kind, type, required, choices, value, placeholder } = input;
    const id = nextId();
    const all = `${data} data-name="${escapeHtml(name)}" data-kind="${kind}"`;
    if (kind === 'choices') {
        const chosen = new Set(value.split('\n'));
        const boxes = choices.map((choice) => {
            const box = nextId();
            return `<label for="${box}"><input type="checkbox" id="${box}" value="${escapeHtml(choice)}"${chosen.has(choice) ? ' checked' : ''}> ${escapeHtml(choice)}</label>`;
        });
        return `<div class="api-row" role="group" aria-labelledby="${id}" ${all}><span class="api-label" id="${id}">${fields_titleHtml(`<code>${escapeHtml(name)}</code>`, type, required)}</span><span class="api-boxes">${boxes.join('')}</span></div>`;
    }
    const must = required ? ' required' : '';
    const tall = kind === 'list' || kind === 'json' ? ' api-tall' : '';
    return `<div class="api-row${tall}">${labelHtml(id, `<code>${escapeHtml(name)}</code>`, type, required)}${controlHtml(input, `id="${id}" ${all}${must}`, placeholder)}</div>`;
}
function controlHtml({ kind, choices, value, least, most }, all, placeholder) {
    const hint = placeholder === '' ? '' : ` placeholder="${escapeHtml(placeholder)}"`;
    switch (kind) {
        case 'choice':
            return selectHtml(choices, value, all);
        case 'boolean':
            return selectHtml(['true', 'false'], value, all);
        case 'integer':
        case 'number': {
            const limits = `${least === undefined ? '' : ` min="${least}"`}${most === undefined ? '' : ` max="${most}"`}`;
            return `<input type="number" ${all} step="${kind === 'integer' ? '1' : 'any'}"${limits} value="${escapeHtml(value)}"${hint}>`;
        }
        case 'date':
            return `<input type="date" ${all} value="${escapeHtml(value)}">`;
        case 'list':
        case 'json': {
            const rows = Math.min(12, Math.max(2, Math.max(value.split('\n').length, placeholder.split('\n').length)));
            return `<textarea ${all} rows="${rows}" spellcheck="false" autocapitalize="off"${hint}>\n${escapeHtml(value)}</textarea>`;
        }
        case 'file':
        case 'files':
            return `<input type="file" ${all}${kind === 'files' ? ' multiple' : ''}>`;
        default:
            return `<input type="text" ${all} value="${escapeHtml(value)}"${hint} spellcheck="false" autocapitalize="off">`;
    }
}
function selectHtml(choices, value, all) {
    const options = choices.map((choice) => `<option value="${escapeHtml(choice)}"${choice === value ? ' selected' : ''}>${escapeHtml(choice)}</option>`);
    return `<select ${all}><option value="">Not set</option>${options.join('')}</select>`;
}
/** `title` is HTML. */
function labelHtml(id, title, type, required) {
    return `<label class="api-label" for="${id}">${fields_titleHtml(title, type, required)}</label>`;
}
function fields_titleHtml(title, type, required) {
    const kind = type === '' ? '' : ` <span class="api-type">${escapeHtml(type)}</span>`;
    return `${title}${kind}${required ? ' <span class="api-must">required</span>' : ''}`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/try-it/inputs.js





function parameterInputs(document, operation, prefill) {
    return parametersOf(document, operation).map((parameter) => {
        const { name, required, schema, example, json } = parameter;
        const input = inputOf(document, name, schema, required, example, prefill);
        return { parameter, input: json ? { ...input, kind: 'json' } : input };
    });
}
/** The bodies an operation takes, one for each content type. */
function bodiesOf(document, operation, options) {
    const body = document.resolve(operation.raw.requestBody);
    return mediaOf(document, body).map((media) => inputs_bodyOf(document, media, options));
}
function inputs_bodyOf(document, media, { prefill, requiredOnly }) {
    const type = media.type === '*/*' ? 'application/json' : media.type;
    const use = { for: 'request', requiredOnly, mostValues: 50 };
    if (/^multipart\/|x-www-form-urlencoded/i.test(type)) {
        const { properties, required } = flatten(media.schema, document).keywords;
        const given = objectOf(media.raw.example ?? mediaExamples(document, { ...media, schema: undefined }, use)[0]?.value);
        const fields = Object.entries(objectOf(properties))
            .filter(([, schema]) => flatten(schema, document).keywords.readOnly !== true)
            .map(([name, schema]) => inputOf(document, name, schema, listOf(required).includes(name), given[name], prefill));
        if (fields.length > 0)
            return { type, kind: /^multipart/i.test(type) ? 'multipart' : 'form', fields };
    }
    const example = mediaExamples(document, media, use)[0]?.value;
    if (isJson(type))
        return { type, kind: 'json', text: bodyText(type, example ?? {})?.text ?? '{}' };
    const text = bodyText(type, example)?.text;
    if (text !== undefined || /^text\/|xml|x-www-form-urlencoded|jsonl|ndjson/i.test(type)) {
        return { type, kind: 'text', text: text ?? '' };
    }
    return { type, kind: 'file' };
}
function inputOf(document, name, schema, required, example, prefill) {
    const flat = flatten(schema, document);
    const { keywords } = flat;
    const items = flatten(keywords.items, document);
    const kind = inputs_kindOf(flat, items);
    const allowed = listOf((kind === 'choices' ? items : flat).keywords.enum);
    const known = example ?? keywords.example ?? listOf(keywords.examples)[0];
    const initial = prefill ? (keywords['x-default'] ?? keywords.default ?? known) : undefined;
    return {
        name,
        kind,
        type: typeLabel(flat, document),
        required,
        choices: allowed.filter((value) => value !== null).map(shown),
        value: Object.hasOwn(keywords, 'const') ? shown(keywords.const) : inputs_fieldText(kind, initial),
        placeholder: inputs_fieldText(kind, keywords.default ?? known),
        least: inputs_numberOf(keywords.minimum),
        most: inputs_numberOf(keywords.maximum),
    };
}
function inputs_kindOf(flat, items) {
    const [type, ...others] = flat.types;
    const { keywords } = flat;
    if (listOf(keywords.enum).length > 0)
        return 'choice';
    if (type === 'array') {
        if (listOf(items.keywords.enum).length > 0)
            return 'choices';
        if (isFileSchema(items.keywords))
            return 'files';
        return items.types.includes('object') || items.types.includes('array') ? 'json' : 'list';
    }
    if (type === 'object' || (type === undefined && isObject(keywords.properties)))
        return 'json';
    if (isFileSchema(keywords))
        return 'file';
    if (others.length > 0)
        return 'text';
    if (type === 'boolean' || type === 'integer' || type === 'number')
        return type;
    return keywords.format === 'date' ? 'date' : 'text';
}
/** A value as it stands in a field of the kind. */
function inputs_fieldText(kind, value) {
    if (value === undefined || value === null || kind === 'file' || kind === 'files')
        return '';
    if (kind === 'json')
        return JSON.stringify(value, null, 2);
    if (Array.isArray(value))
        return value.map(shown).join('\n');
    return shown(value);
}
function inputs_numberOf(value) {
    return typeof value === 'number' ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/site/openapi/try-it/render.js







/** Methods that no browser lets a page use. */
const FORBIDDEN = new Set(['trace']);
/** Methods whose requests carry no body in a browser. */
const BODYLESS = new Set(['get', 'head']);
const render_TITLES = {
    path: 'Path parameters',
    query: 'Query parameters',
    header: 'Headers',
    cookie: 'Cookies',
};
/** Whether a page can call the operation: webhooks are calls the other way round. */
function canTry({ webhook, method }) {
    return !webhook && !FORBIDDEN.has(method);
}
/**
 * The console of an operation: a form for its request. It is hidden until `try-it/client.ts` runs, which sends
 * the request from the reader's browser and shows the answer.
 */
function consolePart(document, operation, { prefill, samples, credentials }) {
    let count = 0;
    const nextId = () => {
        count += 1;
        return `api-try-${count}`;
    };
    const parameters = parameterInputs(document, operation, prefill);
    const bodies = BODYLESS.has(operation.method)
        ? []
        : bodiesOf(document, operation, { prefill, requiredOnly: samples.requiredOnly === true });
    const sections = [
        serverHtml(serversOf(document, operation), nextId),
        authorizationHtml(document, operation, nextId),
        ...PLACES.map((place) => parametersHtml(place, parameters, nextId)),
        render_bodyHtml(bodies, objectOf(document.resolve(operation.raw.requestBody)).required === true, nextId),
    ];
    const form = [
        ...sections,
        '<div class="api-try-send"><button type="submit" class="api-button">Send</button><button type="button" class="api-button api-quiet" data-cancel hidden>Cancel</button></div>',
        '<div class="api-answer" data-answer hidden><p class="api-answer-line" role="status"></p><div data-details></div></div>',
    ];
    const data = [
        `data-method="${operation.method.toUpperCase()}"`,
        `data-path="${escapeHtml(operation.path)}"`,
        `data-store="${escapeHtml(document.source)}"`,
        ...(credentials ? ['data-credentials'] : []),
    ];
    return {
        html: `<details class="api-try" ${data.join(' ')} hidden><summary>Try it</summary><form autocomplete="off" aria-label="Try it">${form.join('')}</form></details>`,
        text: '',
        markdown: '',
    };
}
function sectionHtml(title, inner) {
    return inner === '' ? '' : `<fieldset class="api-try-part"><legend>${title}</legend>${inner}</fieldset>`;
}
/** The choice of a server with its variables, and an address of the reader's own. */
function serverHtml(servers, nextId) {
    const known = servers.filter(({ template }) => /^https?:\/\//i.test(template) || /^\{[^{}]+\}/.test(template));
    const choice = nextId();
    const own = nextId();
    const options = known.map(({ url, template, description }, index) => `<option value="${index}" data-template="${escapeHtml(template)}">${escapeHtml(description === undefined ? url : `${url} (${description.trim()})`)}</option>`);
    const path = servers.find((server) => !known.includes(server))?.template ?? '';
    const hint = /^(\/|$)/.test(path) ? `https://api.example.com${path}` : `https://api.example.com/${path}`;
    const variables = known.map(({ variables: list }, index) => {
        const rows = list.map(({ name, value, choices }) => {
            const id = nextId();
            const data = `id="${id}" data-variable="${escapeHtml(name)}" data-keep="variable ${escapeHtml(name)}"`;
            const input = choices.length === 0
                ? `<input type="text" ${data} value="${escapeHtml(value)}">`
                : `<select ${data}>${choices.map((one) => `<option${one === value ? ' selected' : ''}>${escapeHtml(one)}</option>`).join('')}</select>`;
            return `<div class="api-row"><label for="${id}"><code>${escapeHtml(name)}</code></label>${input}</div>`;
        });
        return rows.length === 0
            ? ''
            : `<div data-server="${index}"${index === 0 ? '' : ' hidden'}>${rows.join('')}</div>`;
    });
    return sectionHtml('Server', [
        known.length === 0
            ? ''
            : `<div class="api-row"><label for="${choice}">Address</label><select id="${choice}" data-servers data-keep="server">${options.join('')}<option value="own">Another address…</option></select></div>`,
        ...variables,
        `<div class="api-row" data-server="own"${known.length === 0 ? '' : ' hidden'}><label for="${own}">${known.length === 0 ? 'Address' : 'Your address'}</label><input type="url" id="${own}" data-own-server data-keep="own server" placeholder="${escapeHtml(hint)}"></div>`,
    ].join(''));
}
function parametersHtml(place, parameters, nextId) {
    const rows = parameters
        .filter(({ parameter }) => parameter.in === place)
        .map(({ parameter, input }) => {
        const { style, explode, json } = parameter;
        const data = `data-in="${place}" data-style="${escapeHtml(style)}"${explode ? ' data-explode' : ''}${json ? ' data-json' : ''}`;
        return inputHtml(input, data, nextId);
    });
    return sectionHtml(render_TITLES[place], rows.join(''));
}
function render_bodyHtml(bodies, required, nextId) {
    if (bodies.length === 0)
        return '';
    const id = nextId();
    const choice = bodies.length === 1
        ? ''
        : `<div class="api-row"><label for="${id}">Content type</label><select id="${id}" data-bodies>${bodies.map(({ type }, index) => `<option value="${index}">${escapeHtml(type)}</option>`).join('')}</select></div>`;
    const panels = bodies.map((body, index) => {
        const data = `data-body="${index}" data-type="${escapeHtml(body.type)}" data-kind="${body.kind}"`;
        return `<div ${data}${index === 0 ? '' : ' hidden'}>${contentHtml(body, required, nextId)}</div>`;
    });
    return sectionHtml('Body', choice + panels.join(''));
}
function contentHtml(body, required, nextId) {
    if ('fields' in body) {
        return body.fields.map((field) => inputHtml(field, 'data-in="body"', nextId)).join('');
    }
    const id = nextId();
    const label = labelHtml(id, escapeHtml(body.type), '', required);
    if (!('text' in body)) {
        return `<div class="api-row">${label}<input type="file" id="${id}" data-content></div>`;
    }
    const rows = Math.min(24, Math.max(4, body.text.split('\n').length + 1));
    return `<div class="api-row api-tall">${label}<textarea id="${id}" rows="${rows}" spellcheck="false" autocapitalize="off" data-content>\n${escapeHtml(body.text)}</textarea></div>`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/render.js












/**
 * Renders the reference of one operation: its address, description, code samples, authorizations, parameters, body,
 * responses and callbacks. Headings start at the second level; the title is the layout's.
 */
function renderOperation(document, operation, context, extra = {}) {
    const settings = extra.settings ?? NO_SETTINGS;
    const display = extra.display ?? 'simple';
    const describer = createDescriber(document.source, context, extra.project ?? NO_PROJECT);
    const pieces = { document, operation, describe: describer.describe, remarks: settings.remarks };
    const unique = uniqueNames();
    const free = (bodies) => bodies.map((body) => withFreeIds(body, unique));
    // The page that names the operation chooses its ids first: other pages may link to them.
    const own = free(extra.intro === undefined ? [] : [extra.intro]);
    const repeated = sameText(operation.description, extra.description);
    const [description = [], content = []] = [
        repeated ? undefined : operation.description,
        operation.content,
    ].map((text) => free(text === undefined ? [] : [describer.page(text)]));
    const parts = extra.isManual
        ? [securityPart(pieces)]
        : [
            securityPart(pieces),
            ...parametersParts(pieces),
            bodyPart(pieces),
            callbacksPart(pieces),
            ...responsesParts(pieces),
        ];
    const reference = free(parts.flatMap((part) => (part === undefined ? [] : part_bodyOf(part))));
    const endpoint = part_bodyOf(endpointPart(document, operation, settings.fullUrl, display !== 'none'));
    const isTried = display === 'interactive' && canTry(operation);
    const tryIt = isTried ? [part_bodyOf(consolePart(document, operation, settings))] : [];
    const samples = [
        extra.samples?.request ??
            part_bodyOf(panelsPart('Request', requestPanels(document, operation, settings.samples), context)),
        extra.samples?.response ?? part_bodyOf(panelsPart('Response', responsePanels(document, operation), context)),
    ];
    const start = [endpoint, ...tryIt, ...description];
    const main = [...content, ...own, ...reference];
    const aside = openapi_render_htmlOf(samples);
    const fields = openapi_render_htmlOf(main);
    const html = [
        '<div class="api"><div class="api-page">',
        `<div class="api-start">${openapi_render_htmlOf(start)}</div>`,
        aside === '' ? '' : `<aside class="api-samples" aria-label="Examples">${aside}</aside>`,
        `<div class="api-main">${settings.expanded ? fields.replaceAll(CLOSED, OPEN) : fields}</div>`,
        '</div></div>',
    ].join('');
    const texts = [...own, ...start, ...content, ...samples, ...reference].map(({ markdown }) => markdown.trim());
    return {
        html,
        headings: [...start, ...main].flatMap(({ headings }) => headings),
        sections: joinSections([...start, ...main].flatMap(({ sections }) => sections)),
        needs: new Set([
            ...[...start, ...main, ...samples].flatMap(({ needs }) => [...needs]),
            ...(isTried ? ['try-it'] : []),
        ]),
        markdown: `${texts.filter((text) => text !== '').join('\n\n')}\n`,
    };
}
/** Nested fields as they are written, and as `api.params.expanded` wants them. */
const CLOSED = '<details class="api-nested">';
const OPEN = '<details class="api-nested" open>';
const NO_SETTINGS = settleApi();
function openapi_render_htmlOf(bodies) {
    return bodies.map(({ html }) => html).join('');
}
function sameText(one, other) {
    return one !== undefined && one.trim() === other?.trim();
}

;// CONCATENATED MODULE: ./lib/site/openapi/written-samples.js
/** On an API page the examples stand beside the text, in place of those made from the description. */
function splitSamples(page) {
    const { children } = page.tree;
    const named = (name) => (node) => node.type === 'mdxJsxFlowElement' && node.name === name;
    const isSample = (node) => named('RequestExample')(node) || named('ResponseExample')(node);
    const only = (keep) => ({
        ...page,
        tree: { ...page.tree, children: children.filter((node) => node.type === 'mdxjsEsm' || keep(node)) },
    });
    const sample = (name) => (children.some(named(name)) ? only(named(name)) : undefined);
    return {
        page: children.some(isSample) ? only((node) => !isSample(node)) : page,
        request: sample('RequestExample'),
        response: sample('ResponseExample'),
    };
}

;// CONCATENATED MODULE: ./lib/site/openapi/site-page.js








/** Renders the pages that show an operation, a channel or a schema, or are API pages written by hand. */
function createApiPages(settings, deployment, project) {
    return {
        body(page, context) {
            const { parsed, operation, endpoint, channel, schema } = page;
            const manual = operation === undefined && parsed !== undefined && endpoint !== undefined
                ? manualOperation(parsed, endpoint, settings.manual)
                : undefined;
            const shown = operation ?? manual;
            if (shown === undefined && channel === undefined && schema === undefined)
                return undefined;
            const split = parsed === undefined ? undefined : splitSamples(parsed);
            const [written, request, response] = [split?.page, split?.request, split?.response].map((part) => {
                const body = part === undefined ? undefined : renderMarkdown(part, project, context);
                return body?.html.trim() === '' ? undefined : body;
            });
            if (schema !== undefined)
                return renderSchema(schema, context, written, settings.remarks);
            if (channel !== undefined)
                return renderChannel(channel.document, channel.channel, context, written);
            if (shown === undefined)
                return undefined;
            const own = parsed === undefined ? shown.operation.metadata.playground : parsed.frontmatter.playground;
            const extra = {
                intro: written,
                description: parsed?.frontmatter.description === undefined ? undefined : page.description,
                settings,
                display: consoleDisplay(settings, own, deployment),
                samples: { request, response },
                isManual: manual !== undefined,
            };
            return renderOperation(shown.document, shown.operation, context, extra);
        },
    };
}
/** The languages that code on these pages is written in, for a highlighter to load ahead. */
function apiLanguages(pages) {
    const all = [...pages];
    const documents = new Set(all.flatMap(({ operation, schema }) => (operation ?? schema)?.document ?? []));
    const languages = new Set([...documents].flatMap(languagesOf));
    if (all.some(({ endpoint, channel }) => endpoint !== undefined || channel !== undefined)) {
        for (const language of SAMPLE_LANGUAGES)
            languages.add(language);
    }
    return languages;
}

;// CONCATENATED MODULE: ./lib/site/output/context.js

/** What a page's renderer may ask of the site. */
function pageContext(from, sources) {
    const { links, report } = sources;
    return {
        path: from.page,
        href: (target, place) => links.href(from, target, place),
        asset: (target, place) => links.asset(from, target, place),
        pictureSize: (target) => links.pictureSize(from, target),
        icon: (name, place, options) => context_iconHtml(name, place, options, from, sources),
        highlight: (code, language, options) => sources.highlight(code, language, options),
        report,
    };
}
/** An icon by name, or an image when the name is a path; a name no library has is reported and falls back. */
function context_iconHtml(name, place, options, from, { links, library, icon, report }) {
    if (/^https?:/i.test(name)) {
        report({
            severity: 'notice',
            kind: 'external-asset',
            message: `The icon ${name} is left out, since a site asks no other host`,
            hint: 'save it in the project',
            ...place,
        });
        return '';
    }
    if (name.includes('/') || /\.(svg|png|jpe?g|webp|gif|ico)$/i.test(name)) {
        const source = links.asset(from, name.startsWith('/') ? name : `/${name.replace(/^\.\//, '')}`, place);
        return `<img class="c-icon" src="${source}" alt="" width="${options?.size ?? 16}" height="${options?.size ?? 16}">`;
    }
    const found = icon(name, options);
    if (found !== undefined)
        return found;
    report({
        severity: 'notice',
        kind: 'unknown-icon',
        message: `There is no icon ${name} in the icon library`,
        ...place,
    });
    return fallbackIcon(name, options?.library ?? library, options);
}

;// CONCATENATED MODULE: ./lib/site/theme/assets.generated.js
// Written by scripts/generate/site-assets.ts from the style sheets and browser scripts. Do not edit.
const styleSheet = ":root{color-scheme:light;--bg: #fff;--bg-soft: color-mix(in srgb, var(--text) 3.5%, var(--bg));--bg-code: color-mix(in srgb, var(--text) 3%, var(--bg));--bg-raised: var(--bg);--text: #16181d;--text-soft: #4a505c;--text-faint: #656c79;--border: color-mix(in srgb, var(--text) 11%, var(--bg));--border-strong: color-mix(in srgb, var(--text) 20%, var(--bg));--primary: #0f766e;--brand: #0f766e;--primary-soft: #e7f4f2;--on-primary: #fff;--button: #0f766e;--on-button: #fff;--radius: .625rem;--radius-small: .4rem;--shadow: 0 1px 2px rgb(0 0 0 / 5%), 0 8px 24px -6px rgb(0 0 0 / 10%);--note: #1d5fc2;--info: #4b5563;--tip: #14713a;--warning: #a15c05;--danger: #c0262d;--check: #14713a;--weight-heading: 650;--weight-body: 400;--tracking-heading: -.018em;--header: 3.75rem;--tabs: 0rem;--top: calc(var(--header) + var(--tabs));--side: 17.5rem;--toc: 15rem;--measure: 46rem;--frame: 90rem;--gutter: 1.25rem;--nav-size: .875rem;--nav-gap: .0625rem;--nav-radius: var(--radius-small)}.dark{color-scheme:dark;--bg: #0b0d0f;--bg-soft: color-mix(in srgb, var(--text) 5%, var(--bg));--bg-code: color-mix(in srgb, var(--text) 4.5%, var(--bg));--bg-raised: color-mix(in srgb, var(--text) 6%, var(--bg));--text: #eceef2;--text-soft: #b3b9c4;--text-faint: #959ca9;--border: color-mix(in srgb, var(--text) 12%, var(--bg));--border-strong: color-mix(in srgb, var(--text) 24%, var(--bg));--shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px -8px rgb(0 0 0 / 60%);--note: #7db0f5;--info: #a6adba;--tip: #5fce8a;--warning: #e9b04a;--danger: #f58a8e;--check: #5fce8a}html:has(.l-tabs){--tabs: 2.75rem}@media(min-width:64rem){:root{--gutter: 2rem}}*,*:before,*:after{box-sizing:border-box}*{margin:0}html{background:var(--bg);color:var(--text);font-family:var(--font-body);font-size:100%;line-height:1.6;scroll-padding-top:calc(var(--top) + 1.25rem);text-size-adjust:100%;-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased;scrollbar-color:var(--border-strong) transparent;scrollbar-gutter:stable}body{min-height:100dvh;overflow-wrap:break-word}img,svg,video,canvas,iframe{max-width:100%;vertical-align:middle}img,video{height:auto}button,input{font:inherit;color:inherit}button{cursor:pointer;background:none;border:0;padding:0}summary{cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}a{color:inherit;text-decoration:none}:focus-visible{outline:2px solid var(--primary);outline-offset:2px;border-radius:.25rem}main:focus-visible{outline:none}::selection{background:color-mix(in srgb,var(--primary) 22%,transparent)}:where(html:not(.dark)) .l-only-dark,.dark .l-only-light{display:none!important}@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}@media(prefers-reduced-motion:reduce){*,*:before,*:after{animation-duration:.01ms!important;transition:none!important}}.l-prose{font-weight:var(--weight-body);color:var(--text-soft);line-height:1.75}:where(.l-prose) :where(p,ul,ol,dl,blockquote,table,pre,figure,hr,details,video,iframe){margin-block:1.25em}:where(.l-prose>:first-child){margin-top:0}:where(.l-prose) :where(h1,h2,h3,h4,h5,h6){color:var(--text);font-family:var(--font-heading);font-weight:var(--weight-heading);letter-spacing:var(--tracking-heading);line-height:1.3;margin-block:2em .75em;text-wrap:balance}:where(.l-prose) :where(h1){font-size:1.75rem}:where(.l-prose) :where(h2){font-size:1.4375rem;margin-top:2.25em}:where(.l-prose) :where(h3){font-size:1.1875rem}:where(.l-prose) :where(h4,h5,h6){font-size:1rem}:where(.l-prose) :where(h2+*,h3+*,h4+*){margin-top:0}:where(.l-prose) :where(strong,b,th,dt){color:var(--text);font-weight:600}:where(.l-prose) :where(a:not([class])){color:var(--text);font-weight:500;text-decoration:underline;text-decoration-color:var(--primary);text-decoration-thickness:1px;text-underline-offset:.22em}:where(.l-prose) :where(a:not([class]):hover){color:var(--primary);text-decoration-thickness:2px}:where(.l-prose) :where(ul,ol){padding-inline-start:1.5em}:where(.l-prose) :where(li){margin-block:.5em}:where(.l-prose) :where(li>ul,li>ol){margin-block:.5em}:where(.l-prose) :where(li)::marker{color:var(--text-faint)}:where(.l-prose) :where(:not(pre)>code){font-family:var(--font-code);font-size:.875em;color:var(--text);background:var(--bg-soft);border:1px solid var(--border);border-radius:.375em;padding:.1em .35em}:where(.l-prose) :where(blockquote){border-inline-start:3px solid var(--border-strong);padding-inline-start:1.1em}:where(.l-prose) :where(hr){border:0;border-top:1px solid var(--border);margin-block:2.5em}:where(.l-prose) :where(img){border-radius:var(--radius)}:where(.l-prose) :where(iframe,video){border:0;border-radius:var(--radius)}:where(.l-prose) :where(kbd){font-family:var(--font-code);font-size:.8em;border:1px solid var(--border-strong);border-bottom-width:2px;border-radius:.35em;padding:.1em .4em}:where(.l-prose) :where(table){display:block;width:max-content;max-width:100%;overflow-x:auto;border-collapse:collapse;font-size:.9375em;line-height:1.6}:where(.l-prose) :where(th,td){border-bottom:1px solid var(--border);padding:.6em .9em;text-align:start;vertical-align:top;min-width:6rem}:where(.l-prose) :where(th:first-child,td:first-child){padding-inline-start:0}:where(.l-prose) :where(thead th){border-bottom-color:var(--border-strong);white-space:nowrap}:where(.l-prose) :where(details:not([class])>summary){font-weight:500;color:var(--text)}:where(.l-prose) :where(pre:not([class])){overflow-x:auto;background:var(--bg-code);border:1px solid var(--border);border-radius:var(--radius);padding:.9rem 1rem;font-family:var(--font-code);font-size:.8125rem}:where(.l-prose) :where(pre.mermaid){white-space:pre;overflow-x:auto;text-align:center}.l-skip{position:absolute;inset-inline-start:1rem;top:-4rem;z-index:60;padding:.6rem 1rem;background:var(--bg-raised);border:1px solid var(--border-strong);border-radius:var(--radius-small)}.l-skip:focus{top:.6rem}.l-background{position:absolute;inset:0 0 auto;height:40rem;z-index:-1;overflow:hidden;pointer-events:none}.l-background img{width:100%;height:100%;object-fit:cover}.l-background[data-decoration=gradient]{background:radial-gradient(60rem 26rem at 75% -12rem,color-mix(in srgb,var(--brand) 26%,transparent),transparent)}.l-background[data-decoration=grid]{background-image:linear-gradient(var(--border) 1px,transparent 1px),linear-gradient(90deg,var(--border) 1px,transparent 1px);background-size:2.5rem 2.5rem;opacity:.55;-webkit-mask-image:linear-gradient(#000,transparent 80%);mask-image:linear-gradient(#000,transparent 80%)}.l-background[data-decoration=windows]{background:radial-gradient(30rem 18rem at 20% -4rem,color-mix(in srgb,var(--brand) 20%,transparent),transparent),radial-gradient(30rem 18rem at 85% 2rem,color-mix(in srgb,var(--brand) 14%,transparent),transparent)}.l-banner{display:flex;align-items:center;gap:1rem;padding:.5rem var(--gutter);font-size:.875rem;text-align:center;color:var(--on-button);background:var(--button)}.l-no-banner .l-banner{display:none}.l-banner>div{flex:1}.l-banner p{display:inline}.l-banner a{text-decoration:underline;text-underline-offset:.2em}.l-header{position:sticky;top:0;z-index:30;background:color-mix(in srgb,var(--bg) 88%,transparent);-webkit-backdrop-filter:blur(12px) saturate(1.4);backdrop-filter:blur(12px) saturate(1.4);border-bottom:1px solid var(--border)}.l-bar,.l-tabs>ul{max-width:var(--frame);margin-inline:auto;padding-inline:var(--gutter)}.l-bar{display:flex;align-items:center;gap:.75rem;height:var(--header)}.l-logo{display:flex;align-items:center;min-width:0;flex-shrink:0}.l-logo img{height:1.75rem;width:auto;max-width:11rem;object-fit:contain}.l-wordmark{font-family:var(--font-heading);font-weight:650;font-size:1.0625rem;letter-spacing:-.01em}.l-choices{display:none;gap:.25rem}.l-bar-end{display:flex;align-items:center;gap:.375rem;margin-inline-start:auto}.l-links{display:none;align-items:center;gap:1.25rem;margin-inline-end:.5rem}.l-link{display:inline-flex;align-items:center;gap:.4rem;font-size:.875rem;color:var(--text-soft)}.l-link:hover{color:var(--text)}.l-button{display:inline-flex;align-items:center;gap:.45rem;padding:.4rem .9rem;font-size:.875rem;font-weight:550;color:var(--on-button);background:var(--button);border-radius:var(--radius-small);box-shadow:inset 0 0 0 1px color-mix(in srgb,var(--on-button) 12%,transparent);transition:filter .15s}.l-button:hover{filter:brightness(1.1)}.l-icon-button{display:inline-grid;place-items:center;width:2.25rem;height:2.25rem;color:var(--text-soft);border-radius:var(--radius-small)}.l-icon-button:hover{color:var(--text);background:var(--bg-soft)}.l-glyph{width:1.125rem;height:1.125rem;flex-shrink:0}.l-sun,.dark .l-moon{display:none}.dark .l-sun{display:block}.l-search{display:inline-grid;place-items:center;width:2.25rem;height:2.25rem;margin-inline-start:auto;color:var(--text-faint);border-radius:var(--radius-small);font-size:.875rem}.l-search+.l-bar-end{margin-inline-start:0}.l-search span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.l-search kbd{display:none}.l-search kbd{margin-inline-start:auto;font-family:inherit;font-size:.75rem;padding:.05rem .35rem;border:1px solid var(--border);border-radius:.3rem;background:var(--bg)}.l-tabs{height:var(--tabs)}.l-tabs>ul{display:flex;gap:1.5rem;height:100%;list-style:none;overflow-x:auto;scrollbar-width:none}.l-tabs>ul>li{flex-shrink:0;display:flex}.l-tabs>ul>li>a,.l-tab-menu>summary{display:flex;align-items:center;gap:.45rem;height:100%;font-size:.875rem;font-weight:500;color:var(--text-soft);border-bottom:2px solid transparent;white-space:nowrap}.l-tabs>ul>li>a:hover,.l-tab-menu>summary:hover{color:var(--text);border-bottom-color:var(--border-strong)}.l-tabs>ul>li>a[aria-current],.l-tab-menu>summary[aria-current]{color:var(--primary);border-bottom-color:var(--primary)}.l-tab-menu{height:100%}.l-tab-menu .l-chevron{transform:rotate(90deg)}.l-outward{width:.75rem;height:.75rem;opacity:.6}.l-switch{position:relative;font-size:.875rem}.l-switch:not(.l-tab-menu)>summary,.l-switch-only{display:flex;align-items:center;gap:.45rem;padding:.35rem .6rem;color:var(--text-soft);border-radius:var(--radius-small);white-space:nowrap}.l-switch:not(.l-tab-menu)>summary:hover{color:var(--text);background:var(--bg-soft)}.l-switch>summary .l-glyph{width:.9375rem;height:.9375rem;opacity:.75}.l-switch>ul{position:absolute;z-index:40;top:calc(100% + .35rem);inset-inline-start:0;min-width:12rem;max-height:min(28rem,70vh);overflow-y:auto;padding:.3rem;list-style:none;background:var(--bg-raised);border:1px solid var(--border);border-radius:var(--radius);box-shadow:var(--shadow)}.l-bar-end .l-switch>ul{inset-inline:auto 0}.l-switch li a{display:grid;grid-template-columns:auto 1fr auto;align-items:center;column-gap:.55rem;padding:.45rem .6rem;color:var(--text-soft);border-radius:var(--radius-small)}.l-switch li a>span:first-child{grid-column:1 / 3}.l-switch li a small{grid-column:1 / -1;font-size:.8125rem;color:var(--text-faint)}.l-switch li a:hover{color:var(--text);background:var(--bg-soft)}.l-switch li a[aria-current]{color:var(--primary);font-weight:550}.l-tabs .l-switch>ul{position:fixed;top:auto;inset-inline-start:auto;margin-top:.25rem;max-width:min(24rem,90vw);white-space:normal}.l-frame{max-width:var(--frame);margin-inline:auto;padding-inline:var(--gutter)}.l-main{min-width:0;padding-block:2rem 4rem}.l-article,.l-pager,.l-footer{max-width:var(--measure);margin-inline:auto}.l-title{margin-bottom:2rem}.l-title h1{font-family:var(--font-heading);font-weight:var(--weight-heading);font-size:clamp(1.75rem,1.3rem + 1.6vw,2.125rem);letter-spacing:calc(var(--tracking-heading) * 1.3);line-height:1.2;text-wrap:balance}.l-title-row{display:flex;flex-wrap:wrap;align-items:flex-start;justify-content:space-between;gap:.75rem 1.5rem}.l-title-row h1{flex:1 1 18rem;min-width:0}.l-description{margin-top:.75rem;font-size:1.125rem;line-height:1.6;color:var(--text-faint)}.l-eyebrow{margin-bottom:.6rem;font-size:.875rem;font-weight:550;color:var(--primary)}.l-eyebrow ol{display:flex;flex-wrap:wrap;align-items:center;gap:.35rem;padding:0;list-style:none;color:var(--text-faint);font-weight:400}.l-eyebrow li:last-child{color:var(--primary);font-weight:550}.l-eyebrow .l-chevron{width:.75rem;height:.75rem;display:block}.l-actions{display:flex;gap:.5rem;padding-top:.2rem}.l-action{display:inline-flex;align-items:center;gap:.4rem;padding:.3rem .7rem;font-size:.8125rem;font-weight:500;color:var(--text-soft);border:1px solid var(--border);border-radius:var(--radius-small);white-space:nowrap}.l-action:hover{color:var(--text);border-color:var(--border-strong);background:var(--bg-soft)}.l-action .l-glyph{width:.9375rem;height:.9375rem}.l-pager{display:grid;grid-template-columns:1fr 1fr;gap:1rem;margin-top:4rem}.l-pager a{display:flex;flex-direction:column;gap:.2rem;min-width:0;padding:.85rem 1rem;font-weight:550;border:1px solid var(--border);border-radius:var(--radius);transition:border-color .15s}.l-pager a:hover{border-color:var(--primary)}.l-pager a[rel=next]{text-align:end;align-items:flex-end}.l-pager small{display:inline-flex;align-items:center;gap:.35rem;font-size:.8125rem;font-weight:400;color:var(--text-faint)}.l-pager .l-glyph{width:.875rem;height:.875rem}[dir=rtl] .l-pager .l-glyph,[dir=rtl] .l-chevron{transform:scaleX(-1)}.l-footer{margin-top:3.5rem;padding-top:2rem;border-top:1px solid var(--border)}.l-footer-columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:2rem 1.5rem;margin-bottom:2rem}.l-footer-title{margin-bottom:.6rem;font-size:.875rem;font-weight:600}.l-footer-columns ul{display:grid;gap:.5rem;padding:0;list-style:none}.l-socials{display:flex;flex-wrap:wrap;gap:1.25rem;color:var(--text-faint)}.l-socials a{display:inline-flex;font-size:.875rem;padding:.25rem}.l-socials svg{width:1.25rem;height:1.25rem}.l-socials a:hover{color:var(--text)}.l-toc{display:none;font-size:.8125rem}.l-toc p{margin-bottom:.75rem;font-weight:600;color:var(--text)}.l-toc ul{padding:0;list-style:none;border-inline-start:1px solid var(--border)}.l-toc a{display:block;margin-inline-start:-1px;padding:.25rem 0 .25rem .9rem;line-height:1.45;color:var(--text-faint);border-inline-start:1px solid transparent}[dir=rtl] .l-toc a{padding:.25rem .9rem .25rem 0}.l-toc li[data-depth=\"3\"] a{padding-inline-start:1.8rem}.l-toc a:hover{color:var(--text)}.l-toc a[aria-current]{color:var(--primary);border-inline-start-color:var(--primary)}.l-mode-custom .l-article,.l-mode-custom .l-prose,.l-mode-frame .l-article,.l-mode-wide .l-article,.l-mode-wide .l-pager{max-width:none}.l-mode-custom .l-frame{max-width:none;padding:0}.l-mode-custom .l-main{padding-top:0}.l-mode-custom .l-footer{padding-inline:var(--gutter);max-width:var(--frame)}@media(min-width:48rem){.l-search{display:flex;align-items:center;gap:.55rem;width:auto;flex:0 1 22rem;height:2.25rem;margin-inline:auto;padding-inline:.75rem .5rem;background:var(--bg-soft);border:1px solid var(--border)}.l-search:hover{border-color:var(--border-strong);color:var(--text-soft)}.l-search kbd{display:inline}.l-search span{position:static;width:auto;height:auto;clip-path:none;text-overflow:ellipsis;white-space:nowrap}}@media(min-width:64rem){.l-links,.l-choices{display:flex}.l-frame:not(.l-bare){display:grid;grid-template-columns:var(--side) minmax(0,1fr);column-gap:3rem}.l-frame:not(.l-bare) :is(.l-article,.l-pager,.l-footer){margin-inline:0}.l-main{padding-block:2.5rem 5rem}}@media(min-width:80rem){.l-frame.l-has-toc{grid-template-columns:var(--side) minmax(0,1fr) var(--toc)}.l-toc{display:block;position:sticky;top:var(--top);max-height:calc(100dvh - var(--top));overflow-y:auto;padding-block:2.75rem 2rem;scrollbar-width:thin}}@media print{.l-header,.l-side,.l-toc,.l-pager,.l-footer,.l-actions,.l-banner{display:none!important}}.l-side{font-size:var(--nav-size)}.l-nav ul,.l-anchors{padding:0;list-style:none}.l-nav ul{display:grid;gap:var(--nav-gap);grid-template-columns:minmax(0,1fr)}.l-section{margin-top:1.75rem}.l-nav>ul>.l-section:first-child{margin-top:.25rem}.l-section-title{display:flex;align-items:center;gap:.55rem;margin-bottom:.35rem;padding-inline:.75rem;font-weight:600;color:var(--text)}summary.l-section-title{color:var(--text)}a.l-section-title[aria-current],a.l-section-title:hover{color:var(--primary)}.l-nav li>a,.l-nav summary,.l-anchors a{display:flex;align-items:center;gap:.55rem;padding:.36rem .75rem;line-height:1.45;color:var(--text-soft);border-radius:var(--nav-radius)}.l-nav li>a>span:not([class]),.l-nav summary>span:not([class]){min-width:0;overflow-wrap:anywhere}.l-nav li>a:hover,.l-nav summary:hover,.l-anchors a:hover{color:var(--text);background:var(--bg-soft)}.l-nav a[aria-current=page]{color:var(--primary);background:var(--primary-soft);font-weight:550}a.l-section-title[aria-current=page]{background:none;font-weight:600}.l-side svg,.l-side img{flex-shrink:0;max-width:1rem;max-height:1rem}.l-nav summary .l-chevron{margin-inline-start:auto;width:.875rem;height:.875rem;opacity:.6;transition:transform .15s}.l-nav details[open]>summary .l-chevron{transform:rotate(90deg)}.l-nav details>ul{margin-inline-start:.75rem;padding-inline-start:.5rem;border-inline-start:1px solid var(--border)}.l-anchors{display:grid;gap:var(--nav-gap);margin-bottom:1.5rem}.l-anchors a{font-weight:500}.l-anchors a[aria-current]{color:var(--primary)}.l-anchors .l-outward{margin-inline-start:auto}.l-side .l-switch{margin-bottom:1.25rem}.l-side .l-switch>summary,.l-side .l-switch-only{border:1px solid var(--border);color:var(--text);font-weight:500}.l-side .l-switch>summary .l-glyph:last-child{margin-inline-start:auto}.l-side .l-switch>ul{inset-inline:0}.l-method{flex-shrink:0;margin-inline-start:auto;padding:.05rem .3rem;font-family:var(--font-code);font-size:.625rem;font-weight:650;letter-spacing:.02em;color:color-mix(in srgb,var(--method, var(--text-faint)) 80%,var(--text));background:color-mix(in srgb,var(--method, var(--text-faint)) 12%,transparent);border-radius:.3rem}.l-nav .l-method{order:-1;min-width:2.4rem;margin-inline:0;text-align:center}.l-method[data-method=get]{--method: var(--tip)}.l-method[data-method=post]{--method: var(--note)}.l-method[data-method=put],.l-method[data-method=patch]{--method: var(--warning)}.l-method[data-method=delete]{--method: var(--danger)}.l-tag{flex-shrink:0;padding:.05rem .4rem;font-family:var(--font-body);font-size:.6875rem;font-weight:550;letter-spacing:0;color:var(--primary);background:var(--primary-soft);border-radius:1rem;vertical-align:middle}@media(width<64rem){.l-side{position:fixed;inset:0 auto 0 0;width:min(20rem,86vw);height:100dvh;max-height:none;margin:0;padding:1rem 1rem 3rem;border:0;border-inline-end:1px solid var(--border);color:inherit;background:var(--bg);box-shadow:var(--shadow);overflow-y:auto;overscroll-behavior:contain}[dir=rtl] .l-side{inset:0 0 0 auto}.l-side::backdrop{background:#00000073}.l-drawer-close{display:grid;margin-inline-start:auto}.l-drawer-links{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.25rem;margin-bottom:1.25rem;padding:0 .75rem 1rem;border-bottom:1px solid var(--border)}.l-drawer-links:empty,.l-bare .l-nav{display:none}}@media(min-width:64rem){.l-side{display:block;position:sticky;top:var(--top);inset-inline:auto;width:auto;height:calc(100dvh - var(--top));margin:0;padding:2.25rem .5rem 3rem 0;margin-inline-start:-.75rem;border:0;color:inherit;background:none;overflow:auto;overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:transparent transparent}.l-side:hover{scrollbar-color:var(--border-strong) transparent}.l-bare .l-side,.l-drawer-close,.l-drawer-links,.l-side-choices,.l-menu-button{display:none}}.l-search-dialog{width:min(40rem,calc(100vw - 2rem));max-height:min(36rem,80dvh);margin:10dvh auto auto;padding:0;overflow:hidden;color:var(--text);background:var(--bg-raised);border:1px solid var(--border);border-radius:calc(var(--radius) * 1.4);box-shadow:var(--shadow)}.l-search-dialog[open]{display:flex;flex-direction:column}.l-search-dialog::backdrop{background:#0006;-webkit-backdrop-filter:blur(3px);backdrop-filter:blur(3px)}.l-search-dialog form{display:flex;align-items:center;gap:.75rem;padding:.35rem 1rem;border-bottom:1px solid var(--border)}.l-search-dialog input{flex:1;min-width:0;padding-block:.75rem;font-size:1.0625rem;background:none;border:0;outline:0}.l-search-dialog input::placeholder{color:var(--text-faint)}.l-search-dialog input::-webkit-search-cancel-button{display:none}.l-search-dialog button{padding:.1rem .45rem;font-size:.75rem;color:var(--text-faint);border:1px solid var(--border);border-radius:.35rem}.l-search-dialog ul{padding:.5rem;list-style:none;overflow-y:auto;overscroll-behavior:contain}.l-search-dialog ul:empty{display:none}.l-search-dialog li a{display:grid;gap:.15rem;padding:.65rem .75rem;border-radius:var(--radius-small)}.l-search-dialog li[aria-selected=true] a,.l-search-dialog li a:hover{background:var(--primary-soft)}.l-search-dialog strong{font-weight:600;font-size:.9375rem}.l-search-dialog small{font-size:.75rem;color:var(--text-faint)}.l-search-dialog li span{font-size:.8125rem;color:var(--text-soft)}.l-search-dialog mark{color:var(--primary);background:none;font-weight:600}.l-search-dialog [role=status]{padding:1.25rem;text-align:center;font-size:.875rem;color:var(--text-faint)}.l-search-dialog [role=status]:empty{display:none}.icon{width:1em;height:1em;flex:none;vertical-align:-.125em;overflow:visible}.c-emoji{font-style:normal;line-height:1}.c-text,.c-callout,.c-columns,.c-tabs,.c-codegroup,.c-code,.c-steps,.c-accordions,.c-frame,.c-panel,.c-prompt,.c-tree,.c-colors,.c-table,.c-embed,.c-banner,.mermaid{margin:1.25rem 0}:is(.c-callout-body,.c-card-body,.c-tab,.c-step-main,.c-accordion-body,.c-expandable-body,.c-field-body,.c-panel,.c-prompt-body,.c-update-body,.c-column,.c-view,.c-frame-body,.c-tile-preview,.c-banner)>:first-child{margin-top:0}:is(.c-callout-body,.c-card-body,.c-tab,.c-step-main,.c-accordion-body,.c-expandable-body,.c-field-body,.c-panel,.c-prompt-body,.c-column,.c-frame-body,.c-tile-preview,.c-banner)>:last-child{margin-bottom:0}.c-anchor{margin-inline-start:.35em;color:var(--text-faint);text-decoration:none;opacity:0;font-weight:400;transition:opacity .15s}.c-anchor:before{content:\"#\"}:is(h1,h2,h3,h4,h5,h6,p,div):hover>.c-anchor,.c-anchor:focus-visible{opacity:1}.c-anchor:hover{color:var(--primary)}.c-note{--hue: var(--note)}.c-info{--hue: var(--info)}.c-tip{--hue: var(--tip)}.c-warning{--hue: var(--warning)}.c-danger{--hue: var(--danger)}.c-check{--hue: var(--check)}.c-custom{--hue: var(--text-soft)}.c-callout{display:flex;gap:.75rem;padding:.875rem 1rem;border:1px solid color-mix(in srgb,var(--hue) 28%,transparent);border-radius:var(--radius);background:color-mix(in srgb,var(--hue) 7%,var(--bg))}.c-callout-icon{display:flex;height:1.65em;align-items:center;color:var(--hue)}.c-callout-body{flex:1;min-width:0}.c-callout-title{margin:0 0 .25rem;font-weight:600}.c-columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,max(11rem,(100% - (var(--cols) - 1) * 1rem) / var(--cols))),1fr));gap:1rem}.c-columns>*{margin:0;min-width:0}.c-card,.c-tile{position:relative;display:flex;flex-direction:column;gap:.75rem;margin:1rem 0;padding:1.125rem 1.25rem;border:1px solid var(--border);border-radius:var(--radius);background:var(--bg);transition:border-color .15s,box-shadow .15s}.c-columns>:is(.c-card,.c-tile){margin:0}.c-card[class*=\" c-\"]:not(.c-card-horizontal){border-color:color-mix(in srgb,var(--hue) 28%,transparent);background:color-mix(in srgb,var(--hue) 7%,var(--bg))}.c-card:has(.c-card-link):hover,.c-tile:has(.c-card-link):hover{border-color:var(--primary);box-shadow:var(--shadow)}.c-card-horizontal{flex-direction:row;align-items:flex-start}.c-card-image{width:calc(100% + 2.5rem);max-width:none;margin:-1.125rem -1.25rem .25rem;border-radius:var(--radius) var(--radius) 0 0;object-fit:cover}.c-card-icon{display:flex;font-size:1.375rem;line-height:1;color:var(--hue, var(--primary))}.c-card-icon img{width:1.5rem;height:1.5rem;margin:0}.c-card-main{min-width:0;flex:1}.c-card-title,.c-tile-title{margin:0;font-weight:600;line-height:1.4;color:var(--text)}.c-card-link,.c-card-link:hover{color:inherit;text-decoration:none}.c-card-link:after{content:\"\";position:absolute;inset:0;border-radius:inherit}.c-card-link:focus-visible{outline:none}.c-card:has(.c-card-link:focus-visible),.c-tile:has(.c-card-link:focus-visible){outline:2px solid var(--primary);outline-offset:2px}.c-card-body{color:var(--text-soft);font-size:.9375rem;line-height:1.55}.c-card-title+.c-card-body{margin-top:.375rem}.c-card-body a:not(.c-card-link){position:relative;z-index:1}.c-card-cta{margin:.625rem 0 0;font-size:.9375rem;font-weight:500;color:var(--primary)}.c-card-cta:after{content:\" \\2192\"}.c-card-arrow{position:absolute;inset-block-start:1rem;inset-inline-end:1.125rem;color:var(--text-faint)}.c-card-arrow:before{content:\"\\2197\"}.c-tile{gap:.5rem;padding:.75rem}.c-tile-preview{display:grid;place-items:center;min-height:8rem;padding:1rem;border-radius:calc(var(--radius) - 2px);background:var(--bg-soft)}.c-tile-text{margin:0;color:var(--text-soft);font-size:.875rem}.c-tablist{display:none;gap:1.25rem;overflow-x:auto;border-bottom:1px solid var(--border);scrollbar-width:none}.c-tablist button{display:inline-flex;flex:none;align-items:center;gap:.5rem;margin-bottom:-1px;padding:.625rem .125rem;border:0;border-bottom:2px solid transparent;background:none;color:var(--text-soft);font:500 .9375rem / 1.4 var(--font-body);white-space:nowrap;cursor:pointer}.c-tablist button:hover{color:var(--text)}.c-tablist button[aria-selected=true]{border-color:var(--primary);color:var(--primary)}.c-tablist button:focus-visible{outline:2px solid var(--primary);outline-offset:-2px;border-radius:4px}.c-tab-title,.c-view-title{display:flex;align-items:center;gap:.5rem;margin:1rem 0 .5rem;font-weight:600}.c-tabs>.c-tab{padding-top:1.125rem}.c-tabs-bordered{padding-bottom:1.25rem;border-bottom:1px solid var(--border)}@media(scripting:enabled){.c-tablist:not([hidden]){display:flex}.c-dropdown>.c-choice{margin:.5rem 1rem}.c-tab-title,.c-tab:not([data-chosen]),.c-view[hidden]{display:none}.c-tab-title+*{margin-top:0}}@media print{.c-tab:not([data-chosen]){display:block}}.c-view-choice{display:flex;gap:.5rem;margin:1rem 0}.c-view-choice select,.c-choice{padding:.375rem .625rem;border:1px solid var(--border);border-radius:6px;background:var(--bg);color:var(--text);font:inherit;font-size:.875rem}:is(code,pre,kbd,samp){font-variant-ligatures:none}.c-code{position:relative;overflow:hidden;border:1px solid var(--border);border-radius:var(--radius);background:var(--bg-code)}.c-code-title{display:flex;align-items:center;gap:.5rem;padding:.5625rem 3rem .5625rem 1rem;border-bottom:1px solid var(--border);color:var(--text-soft);font:500 .8125rem / 1.4 var(--font-body);overflow-wrap:anywhere}.shiki{margin:0;padding:.875rem 1rem;overflow-x:auto;font:.84375rem / 1.65 var(--font-code);tab-size:2}.shiki code{display:block;min-width:max-content;padding:0;border:0;background:none;color:inherit;font:inherit}.c-code .shiki{border:0;border-radius:0}.shiki:focus-visible{outline:2px solid var(--primary);outline-offset:-2px}.shiki .line{display:inline-block;min-width:calc(100% + 2rem);margin:0 -1rem;padding:0 1rem}.shiki .hl{background:color-mix(in srgb,var(--primary) 7%,transparent);box-shadow:inset 2px 0 var(--primary)}.shiki .add{background:color-mix(in srgb,var(--check) 8%,transparent)}.shiki .del{background:color-mix(in srgb,var(--danger) 8%,transparent)}.shiki .warning{background:color-mix(in srgb,var(--warning) 8%,transparent)}.shiki .error{background:color-mix(in srgb,var(--danger) 8%,transparent)}.shiki :is(.add,.del):before{position:absolute;inset-inline-start:.25rem;content:\"+\";color:var(--check)}.shiki .del:before{content:\"-\";color:var(--danger)}.k-focused:not(:hover,:focus) .line:not(.focus),.k-focused:not(:hover,:focus) .line:not(.focus) span{color:var(--text-faint)}.k-wrap code{min-width:0;white-space:pre-wrap;overflow-wrap:anywhere}.k-numbered code{counter-reset:line}.k-numbered .line:after{content:none}.k-numbered .line{counter-increment:line;padding-inline-start:3.25rem;text-indent:-2.25rem}.k-numbered .line:before{position:static;display:inline-block;width:1.5rem;margin-inline-end:.75rem;content:counter(line);color:var(--text-faint);text-align:end;text-indent:0}.c-code-expandable:not([data-open]) .shiki{max-height:18rem;overflow-y:hidden}@media(scripting:none){.c-code-expandable .shiki{max-height:none}}.c-expand{position:absolute;inset:auto 0 0;padding:2.5rem 1rem .75rem;border:0;background:linear-gradient(transparent,var(--bg-code) 65%);color:var(--text-soft);font:500 .8125rem / 1.4 var(--font-body);cursor:pointer}.c-expand:hover{color:var(--text)}[data-open]>.c-expand{position:static;width:100%;padding-top:.5rem}.c-copy{position:absolute;inset-block-start:.4375rem;inset-inline-end:.4375rem;z-index:1;display:grid;place-items:center;width:2rem;height:1.75rem;padding:0;border:1px solid transparent;border-radius:6px;background:var(--bg-code);color:var(--text-faint);cursor:pointer;opacity:0;transition:opacity .15s}.c-prompt>.c-copy{inset-block-start:.75rem;inset-inline-end:.75rem;background:var(--bg);opacity:1}:is(.c-code,.c-codegroup,.c-prompt,.api-code):hover>.c-copy,:is(.c-code,.c-codegroup):hover .c-copy,.c-copy:focus-visible{opacity:1}.c-copy:hover{border-color:var(--border);color:var(--text)}.c-copy svg{width:.9375rem;height:.9375rem}@media(hover:none){.c-copy{opacity:1}}.c-codegroup{overflow:hidden;border:1px solid var(--border);border-radius:var(--radius);background:var(--bg-code)}.c-codegroup>.c-tablist{gap:1rem;padding:0 1rem}.c-codegroup>.c-tablist button{padding:.5625rem 0;font-size:.8125rem}.c-codegroup .c-code{margin:0;border:0;border-radius:0}.c-codegroup .c-tab-title{margin:.75rem 1rem 0;font-size:.8125rem}.c-steps{padding:0;list-style:none;counter-reset:step}.c-step{position:relative;display:flex;gap:1rem;margin:0;padding:0;counter-increment:step}.c-step:before,.c-step-icon{display:grid;flex:none;place-items:center;width:1.75rem;height:1.75rem;border-radius:50%;background:var(--bg-soft);box-shadow:inset 0 0 0 1px var(--border);color:var(--text);font-size:.8125rem;font-weight:600}.c-step:before{content:counter(step)}.c-step:has(>.c-step-icon):before{content:none}.c-step:after{content:\"\";position:absolute;inset-block:2.125rem .375rem;inset-inline-start:calc(.875rem - .5px);width:1px;background:var(--border)}.c-step:last-child:after{content:none}.c-step-main{flex:1;min-width:0;padding-bottom:1.75rem}.c-step:last-child>.c-step-main{padding-bottom:0}.c-step-title{margin:0 0 .375rem;font-weight:600;line-height:1.75rem}.c-step-title+*,.c-step-main>:is(h1,h2,h3,h4,h5,h6):first-child+*{margin-top:0}.c-step-main>:is(h1,h2,h3,h4,h5,h6):first-child{margin:0 0 .375rem;line-height:1.75rem}.c-accordions{overflow:hidden;border:1px solid var(--border);border-radius:var(--radius)}.c-accordion{margin:.75rem 0;border:1px solid var(--border);border-radius:var(--radius)}.c-accordions>.c-accordion{margin:0;border:0;border-radius:0}.c-accordions>.c-accordion+.c-accordion{border-top:1px solid var(--border)}.c-accordion>summary{display:flex;align-items:center;gap:.75rem;padding:.875rem 1.125rem;border-radius:inherit;list-style:none;cursor:pointer}.c-accordion>summary::-webkit-details-marker,.c-expandable>summary::-webkit-details-marker{display:none}:is(.c-accordion,.c-expandable,.c-prompt)>summary:before{content:\"\";flex:none;width:.4em;height:.4em;border:solid var(--text-faint);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg);transition:transform .15s}:is(.c-accordion,.c-expandable,.c-prompt)[open]>summary:before{transform:rotate(45deg)}.c-accordion>summary:hover{background:var(--bg-soft)}.c-accordion-icon{display:flex;color:var(--text-soft)}.c-accordion-title{font-weight:500}.c-accordion-title small{display:block;color:var(--text-soft);font-size:.875rem;font-weight:400}.c-accordion-body{padding:.25rem 1.125rem 1.125rem 2.25rem}.c-expandable{margin:.75rem 0 0;border:1px solid var(--border);border-radius:var(--radius)}.c-expandable>summary{display:inline-flex;align-items:center;gap:.625rem;padding:.4375rem .875rem;color:var(--text-soft);font-size:.875rem;list-style:none;cursor:pointer}.c-expandable>summary:hover{color:var(--text)}.c-expandable-body{padding:.25rem 1rem .75rem;border-top:1px solid var(--border)}.c-field{padding:1rem 0;border-bottom:1px solid var(--border)}.c-field:last-child{border-bottom:0}.c-field-head{display:flex;flex-wrap:wrap;align-items:baseline;gap:.375rem .625rem;font-size:.8125rem}.c-field-name{padding:0;border:0;background:none;color:var(--primary);font:600 .875rem / 1.5 var(--font-code);overflow-wrap:anywhere}.c-field-type,.c-field-in,.c-field-label,.c-field-default{padding:0 .4375rem;border-radius:5px;background:var(--bg-soft);color:var(--text-soft);font-size:.75rem;line-height:1.35rem;overflow-wrap:anywhere}.c-field-default code{padding:0;border:0;background:none}.c-field-required{color:var(--danger);font-weight:500}.c-field-deprecated{color:var(--warning);font-weight:500}.c-field-body{margin-top:.5rem;color:var(--text-soft);font-size:.9375rem}.c-frame{padding:.5rem;border:1px solid var(--border);border-radius:calc(var(--radius) + 4px);background:var(--bg-soft)}.c-frame-body{display:flex;flex-direction:column;align-items:center;overflow:hidden;border-radius:var(--radius)}div.c-frame-body>*{max-width:100%}.c-frame-body :is(img,video){margin:0;border-radius:var(--radius)}.c-frame-hint{margin:.25rem .5rem .5rem}.c-frame-hint,.c-frame figcaption{color:var(--text-soft);font-size:.875rem}.c-frame figcaption{padding:.5rem .5rem .125rem;text-align:center}.c-embed>a,.c-embed>iframe{width:100%;min-height:8rem;border:0;border-radius:var(--radius)}.c-embed>a{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.625rem;aspect-ratio:16 / 9;border:1px solid var(--border);background:var(--bg-soft);color:var(--text-soft);text-align:center;text-decoration:none}.c-embed>a:hover{border-color:var(--primary);color:var(--text)}.c-embed>iframe{aspect-ratio:16 / 9}.c-embed .icon{width:2.5rem;height:2.5rem;color:var(--primary)}.c-panel,.c-banner{padding:1rem 1.125rem;border:1px solid var(--border);border-radius:var(--radius);background:var(--bg-soft)}.c-prompt{position:relative;border:1px solid var(--border);border-radius:var(--radius)}.c-prompt>summary{display:flex;align-items:center;gap:.75rem;padding:.875rem 3.25rem .875rem 1.125rem;font-weight:500;list-style:none;cursor:pointer}.c-prompt-body{padding:.25rem 1.125rem 1.125rem;color:var(--text-soft);font-size:.9375rem}.c-badge{--hue: var(--text-soft);display:inline-flex;align-items:center;gap:.3em;padding:.05em .5em;border-radius:6px;background:color-mix(in srgb,var(--hue) 12%,var(--bg));color:color-mix(in srgb,var(--hue) 78%,var(--text));font-size:.8125rem;font-weight:500;line-height:1.5;white-space:nowrap}.c-badge-blue{--hue: var(--note)}.c-badge-green{--hue: var(--check)}.c-badge-yellow,.c-badge-orange{--hue: var(--warning)}.c-badge-red,.c-badge-white-destructive,.c-badge-surface-destructive{--hue: var(--danger)}.c-badge-purple{--hue: #8b5cf6}.c-badge-white,.c-badge-white-destructive{background:var(--bg);box-shadow:inset 0 0 0 1px var(--border)}.c-badge-surface,.c-badge-surface-destructive{background:var(--bg-soft)}.c-badge-xs{font-size:.6875rem}.c-badge-sm{font-size:.75rem}.c-badge-lg{font-size:.9375rem}.c-badge-pill{border-radius:99px}.c-badge-stroke{background:none;box-shadow:inset 0 0 0 1px color-mix(in srgb,var(--hue) 45%,transparent)}.c-badge-disabled{background:var(--bg-soft);color:var(--text-faint)}.c-tooltip{position:relative;display:inline-block}.c-tooltip-word{text-decoration:underline dotted var(--text-faint);text-underline-offset:.25em;cursor:help}.c-tooltip-tip{position:absolute;inset-block-end:calc(100% + .375rem);inset-inline-start:50%;z-index:20;display:flex;visibility:hidden;flex-direction:column;gap:.25rem;width:max-content;max-width:min(18rem,80vw);padding:.625rem .75rem;border:1px solid var(--border);border-radius:var(--radius);background:var(--bg);box-shadow:var(--shadow);color:var(--text-soft);font-size:.875rem;font-weight:400;line-height:1.45;opacity:0;transform:translate(calc(-50% + var(--shift, 0px)));transition:opacity .12s}.c-tooltip-tip strong{color:var(--text)}.c-tooltip-tip:after{content:\"\";position:absolute;inset:100% 0 auto;height:.5rem}.c-tooltip:not([data-closed]):is(:hover,:focus-within) .c-tooltip-tip{visibility:visible;opacity:1}.c-repo{display:inline-flex;align-items:center;gap:.5rem;padding:.375rem .75rem;border:1px solid var(--border);border-radius:var(--radius);color:var(--text);text-decoration:none}.c-repo:hover{border-color:var(--primary)}.c-remote{overflow-wrap:anywhere}.c-missing{padding:.05em .4em;border:1px dashed var(--border);border-radius:5px;color:var(--text-faint);font-size:.875em}.c-update{display:grid;grid-template-columns:9.5rem minmax(0,1fr);gap:.75rem 2rem;padding:1.75rem 0}.c-update+.c-update{border-top:1px solid var(--border)}.c-update-side{position:sticky;top:calc(var(--header-height, 4rem) + 1rem);align-self:start;color:var(--text-soft);font-size:.875rem}.c-update-side p{margin:.5rem 0 0;overflow-wrap:anywhere}.c-update-label{display:inline-block;padding:.1875rem .625rem;border-radius:8px;background:var(--primary-soft);color:var(--primary);font-weight:500;text-decoration:none}.c-update-tags{display:flex;flex-wrap:wrap;gap:.375rem}@media(max-width:47.99rem){.c-update{grid-template-columns:minmax(0,1fr)}.c-update-side{position:static}}.c-tree{--tree-highlight: var(--primary);padding:.75rem 1rem;border:1px solid var(--border);border-radius:var(--radius);background:var(--bg-code);font:.84375rem / 1.9 var(--font-code)}.c-tree ul{margin:0;padding-inline-start:1.25rem;list-style:none}.c-tree>ul{padding:0}.c-tree li{margin:0;padding:0}.c-tree summary{cursor:pointer}.c-tree-file>span,.c-tree-folder>span,.c-tree>ul li:not([class]){padding-inline-start:1rem}.c-tree summary::marker{color:var(--text-faint)}.c-tree-folder>details>summary,.c-tree-folder>span{font-weight:500}.c-tree-highlight>:is(span,details>summary){border-radius:4px;background:color-mix(in srgb,var(--tree-highlight) 14%,transparent);color:var(--tree-highlight)}.c-colors{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:1rem}.c-colors-table{grid-template-columns:minmax(0,1fr)}.c-colors-row .c-colors{margin:0}.c-colors-title{margin:0 0 .5rem;font-weight:600}.c-color{display:flex;flex-direction:column;gap:.25rem;font-size:.8125rem}.c-color-swatch{height:3.25rem;border:1px solid var(--border);border-radius:var(--radius);background:var(--light)}.dark .c-color-swatch{background:var(--dark, var(--light))}.c-color-name{font-weight:500}.c-color code{padding:0;border:0;background:none;color:var(--text-soft);font-size:.75rem;overflow-wrap:anywhere}.c-table{overflow-x:auto}.c-table:focus-visible{outline:2px solid var(--primary);outline-offset:2px}.c-table table{display:table;width:100%;margin:0;border-collapse:collapse;font-size:.9375rem}.c-table :is(th,td){padding:.625rem .75rem;border-bottom:1px solid var(--border);text-align:start;vertical-align:top}.c-table th{color:var(--text);font-weight:600;white-space:nowrap}.c-table :is(th,td):first-child{padding-inline-start:0}.c-task{list-style:none}.c-task>label{margin-inline-start:-1.5em}.c-task input{accent-color:var(--primary)}.c-footnote{padding:0 .15em;text-decoration:none}.c-footnotes{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--border);color:var(--text-soft);font-size:.875rem}.c-footnote-back{text-decoration:none}.katex-display{padding:.25rem 0;overflow:auto hidden}.mermaid{overflow-x:auto;text-align:center}:where(.l-mode-custom .l-prose) :where(h1,h2,h3,h4,h5,h6,p,ul,ol,figure,img,video,iframe):where([class]),:where(.not-prose) :where(h1,h2,h3,h4,h5,h6,p,ul,ol,figure,img,video,iframe){margin-block:0}.c-zoom{cursor:zoom-in}.c-lightbox{margin:auto;padding:0;max-width:96vw;max-height:96vh;border:0;border-radius:var(--radius);background:var(--bg);cursor:zoom-out}.c-lightbox img{display:block;max-width:96vw;max-height:96vh;object-fit:contain}.c-lightbox::backdrop{background:#000000b3}.api{--get: #166c40;--post: #1f55b0;--put: #855000;--patch: #7d5100;--delete: #b02525;--other: #6043a8;container:api / inline-size}.dark .api{--get: #5fd39a;--post: #86b4ff;--put: #f0b354;--patch: #f0b354;--delete: #ff8b85;--other: #c0a6ff}.api-endpoint{display:flex;gap:.625rem;align-items:baseline;padding:.5rem .75rem;background:var(--bg-soft);border:1px solid var(--border);border-radius:var(--radius)}.api-path{min-width:0;padding:0;overflow-wrap:anywhere;font:.875rem / 1.6 var(--font-code);color:var(--text);background:none;border:0}.api-path b{font-weight:600;color:var(--primary)}.api-base{color:var(--text-soft)}.api-method{--hue: var(--other);flex:none;padding:.125rem .4375rem;font:700 .75rem / 1.5 var(--font-code);color:var(--hue);background:color-mix(in srgb,var(--hue) 12%,transparent);border-radius:calc(var(--radius) * .6)}.api-get{--hue: var(--get)}.api-post{--hue: var(--post)}.api-put{--hue: var(--put)}.api-patch{--hue: var(--patch)}.api-delete{--hue: var(--delete)}.api-notice{padding:.625rem .875rem;margin:.75rem 0 0;background:color-mix(in srgb,var(--warning) 10%,transparent);border:1px solid color-mix(in srgb,var(--warning) 35%,transparent);border-radius:var(--radius)}.api-fields,.api-facts{padding:0;margin:0;list-style:none}.api-field{padding:1rem 0;margin:0;border-top:1px solid var(--border)}.api-field:first-child{border-top:0}.api-head,.api-root{display:flex;flex-wrap:wrap;gap:.25rem .5rem;align-items:baseline;margin:0}.api-root{margin:.5rem 0}.api-name{padding:0;font:600 .875rem / 1.5 var(--font-code);overflow-wrap:anywhere;color:var(--primary);background:none;border:0}.api-gone{text-decoration:line-through}.api-type,.api-schema,.api-media{font:.8125rem / 1.5 var(--font-code);color:var(--text-soft);overflow-wrap:anywhere}.api-schema{font-family:inherit}.api-tag{padding:0 .375rem;font-size:.75rem;line-height:1.5;color:var(--text-soft);background:var(--bg-soft);border:1px solid var(--border);border-radius:calc(var(--radius) * .6)}.api-must{color:var(--danger)}.api-old{color:var(--warning)}.api-must,.api-old{background:none;border-color:currentcolor}.api-field p,.api-options p,.api-response p,.api-values dd p{margin:.375rem 0 0}.api-field,.api-option,.api-response{font-size:.9375rem;line-height:1.6;overflow-wrap:break-word}.api-facts,.api-enum,.api-values{font-size:.8125rem;color:var(--text-soft)}.api-facts{display:flex;flex-wrap:wrap;gap:.125rem 1rem;margin-top:.375rem}.api-facts li{margin:0}.api-facts code,.api-enum code,.api-values code{overflow-wrap:anywhere}.api-values{display:grid;grid-template-columns:fit-content(40%) 1fr;gap:.25rem .75rem;margin:.375rem 0 0}.api-values dd,.api-values dd p{margin:0}.api-kind,.api-about,.api-or,.api-cut{font-size:.8125rem;color:var(--text-soft)}.api-main .api-about{margin:0 0 .5rem}.api-links{padding-inline-start:1.125rem;margin-block:.375rem;font-size:.8125rem}.api-nested,.api-option,.api-content,.api-response,.api-more{margin-top:.625rem;border:1px solid var(--border);border-radius:var(--radius)}.api summary{display:flex;gap:.5rem;align-items:baseline;padding:.4375rem .75rem;cursor:pointer;border-radius:var(--radius)}.api summary::-webkit-details-marker{display:none}.api summary:before{flex:none;align-self:center;width:.375rem;height:.375rem;content:\"\";border:solid var(--text-faint);border-width:0 1.5px 1.5px 0;rotate:-45deg;transition:rotate .15s}.api details[open]>summary:before{rotate:45deg}.api summary:hover{background:var(--bg-soft)}.api summary:focus-visible{outline:2px solid var(--primary);outline-offset:-2px}.api-nested>summary,.api-more>summary{font-size:.8125rem;color:var(--text-soft)}.api-nested[open]>summary,.api-option[open]>summary,.api-content[open]>summary,.api-response[open]>summary{border-bottom:1px solid var(--border);border-radius:var(--radius) var(--radius) 0 0}.api-nested>.api-fields,.api-option>:not(summary),.api-content>:not(summary),.api-response>:not(summary,h3),.api-more>:not(summary){margin-inline:.875rem}.api-option>:last-child:not(summary,.api-fields),.api-content>:last-child:not(summary,.api-fields),.api-response>:last-child:not(summary,.api-fields,h3),.api-more>:last-child:not(summary){margin-bottom:.75rem}.api-option-name{font-weight:600;overflow-wrap:anywhere}.api-option.api-plain,.api-response.api-plain{padding:.4375rem .75rem}.api-response h3{display:inline;margin:0;font-size:.9375rem;font-weight:600;scroll-margin-top:6rem}.api-status{--hue: var(--other);display:inline-block;margin-right:.25rem;font-family:var(--font-code);color:var(--hue)}.api-s2{--hue: var(--get)}.api-s3{--hue: var(--post)}.api-s4{--hue: var(--put)}.api-s5{--hue: var(--delete)}.api-sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.api-tabs{display:flex;flex-wrap:wrap;gap:0 .125rem;align-items:center;min-width:0;padding:0 .375rem .375rem;margin:0;background:var(--bg-soft);border:1px solid var(--border);border-radius:var(--radius)}.api-tabs legend{float:left;width:100%;padding:.5rem .5rem 0;font-size:.75rem;font-weight:600;color:var(--text-soft)}.api-tabs input{position:absolute;width:1px;height:1px;opacity:0}.api-tabs label{padding:.25rem .5rem;margin:.25rem 0;font-size:.8125rem;color:var(--text-soft);cursor:pointer;border-radius:calc(var(--radius) * .6)}.api-tabs label:hover{color:var(--text)}.api-tabs input:checked+label{font-weight:600;color:var(--primary);background:var(--bg)}.api-tabs input:focus-visible+label{outline:2px solid var(--primary);outline-offset:-2px}.api-panel{position:relative;display:none;order:1;width:100%;min-width:0}.api-tabs input:checked+label+.api-panel{display:block}.api-panel pre{max-height:18rem;margin:0;overflow:auto;background:var(--bg);border:0;border-radius:calc(var(--radius) * .75)}.api-copy{flex:none;padding:.0625rem .5rem;margin-inline-start:auto;font-size:.75rem;color:var(--text-soft);border:1px solid var(--border-strong);border-radius:calc(var(--radius) * .6)}.api-copy:hover{color:var(--text);background:var(--bg)}.api-try{margin:.75rem 0 1.5rem;border:1px solid var(--border);border-radius:var(--radius)}.api .api-try>summary{font-size:.9375rem;font-weight:600;color:var(--primary)}.api-try[open]>summary{border-bottom:1px solid var(--border);border-radius:var(--radius) var(--radius) 0 0}.api-try form{padding:.25rem .875rem .875rem}.api-try-part{min-width:0;padding:0;margin:.75rem 0 0;border:0}.api-try-part>legend{padding:0;font-size:.8125rem;font-weight:600;color:var(--text)}.api-row{display:grid;grid-template-columns:minmax(7rem,38%) minmax(0,1fr);gap:.25rem .75rem;align-items:center;margin-top:.5rem;font-size:.8125rem}.api-row[hidden]{display:none}.api-row.api-tall{grid-template-columns:minmax(0,1fr)}.api-row label,.api-label{color:var(--text-soft);overflow-wrap:anywhere}.api-row label code,.api-label code{padding:0;font-size:.8125rem;font-weight:600;background:none;border:0}.api-label .api-must{padding:0 .25rem;font-size:.6875rem;border:1px solid;border-radius:calc(var(--radius) * .6)}.api-row :is(input:not([type=checkbox]),select,textarea){width:100%;min-width:0;padding:.375rem .5rem;font:inherit;color:var(--text);background:var(--bg);border:1px solid var(--border-strong);border-radius:calc(var(--radius) * .6)}.api-try .api-row textarea{font:.8125rem / 1.5 var(--font-code);tab-size:2;resize:vertical}.api-row ::placeholder{color:var(--text-faint);opacity:1}.api-row :user-invalid{border-color:var(--danger)}.api-boxes{display:flex;flex-wrap:wrap;gap:.25rem .875rem}.api-try-send{display:flex;gap:.5rem;margin-top:1rem}.api-button{padding:.375rem 1.125rem;font-size:.875rem;font-weight:600;color:var(--on-button);background:var(--button);border:1px solid transparent;border-radius:calc(var(--radius) * .8)}.api-button.api-quiet{color:var(--text);background:none;border-color:var(--border-strong)}.api-answer{padding-top:.75rem;margin-top:1rem;font-size:.8125rem;border-top:1px solid var(--border)}.api-answer p{margin:0 0 .5rem}.api-answer pre{max-height:26rem;padding:.75rem;margin:.5rem 0;overflow:auto;font:.8125rem / 1.6 var(--font-code);color:var(--text);white-space:pre-wrap;overflow-wrap:anywhere;background:var(--bg-code);border:1px solid var(--border);border-radius:var(--radius)}.api-answer-headers{display:grid;grid-template-columns:fit-content(45%) minmax(0,1fr);gap:.125rem .75rem;font:.75rem / 1.6 var(--font-code)}.api-answer-headers dd{margin:0;overflow-wrap:anywhere}.api-problem{color:var(--danger)}.api-samples{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem;align-items:start;min-width:0;margin:1.5rem 0}.api-samples>*{min-width:0;margin:0}.api-start,.api-main{min-width:0}.api-page:not(:has(>.api-samples)){max-width:var(--measure)}@container api (min-width: 54rem){.api-page{display:grid;grid-template:\"start samples\" auto \"main samples\" 1fr / minmax(0,1fr) minmax(0,min(26rem,42%));gap:0 2.5rem}.api-start{grid-area:start}.api-main{grid-area:main}.api-samples{position:sticky;top:var(--api-top, 5.5rem);grid-area:samples;align-self:start;max-height:calc(100vh - var(--api-top, 5.5rem) - 1.5rem);margin:0;overflow-y:auto}.api-panel pre{max-height:50vh}}@media(prefers-reduced-motion:reduce){.api summary:before{transition:none}}@media print{.api-try{display:none}.api-samples{position:static;max-height:none}.api-panel{display:block}}.theme-mint{--radius: .75rem;--radius-small: .6rem}.theme-maple{--radius: .875rem;--radius-small: .6rem;--weight-heading: 600;--frame: 112rem;--side: 18.5rem;--wall: color-mix(in srgb, var(--brand) 4%, var(--bg-soft))}.theme-maple .l-header{border-bottom-color:transparent}.theme-maple .l-tabs>ul{gap:.25rem;align-items:center}.theme-maple .l-tabs>ul>li>a,.theme-maple .l-tab-menu>summary{height:2rem;padding-inline:.75rem;border-bottom:0;border-radius:var(--radius-small)}.theme-maple .l-tab-menu{height:auto}.theme-maple .l-tabs>ul>li>a[aria-current],.theme-maple .l-tab-menu>summary[aria-current]{color:var(--text);background:var(--bg-raised);box-shadow:0 0 0 1px var(--border)}.theme-maple .l-nav a[aria-current=page]{color:var(--text);background:var(--bg-raised);box-shadow:0 0 0 1px var(--border)}@media(min-width:64rem){.theme-maple body:not(.l-mode-custom,.l-mode-center){background:linear-gradient(to right,var(--wall) var(--wall-width),transparent 0);--wall-width: calc(max(0px, (100vw - var(--frame)) / 2) + var(--gutter) + var(--side))}.theme-maple[dir=rtl] body:not(.l-mode-custom,.l-mode-center){background:linear-gradient(to left,var(--wall) var(--wall-width),transparent 0)}.theme-maple body:not(.l-mode-custom,.l-mode-center) .l-header{background:linear-gradient(to right,var(--wall) var(--wall-width),transparent 0),var(--bg);-webkit-backdrop-filter:none;backdrop-filter:none}.theme-maple[dir=rtl] body:not(.l-mode-custom,.l-mode-center) .l-header{background:linear-gradient(to left,var(--wall) var(--wall-width),transparent 0),var(--bg)}.theme-maple .l-frame:not(.l-bare){column-gap:4rem}.theme-maple body:not(.l-mode-custom,.l-mode-center) .l-tabs>ul{padding-inline-start:calc(var(--gutter) + var(--side) + 3.25rem)}.theme-maple .l-side{padding-block-start:.5rem;padding-inline-end:1rem}}.theme-palm{--radius: .25rem;--radius-small: .2rem;--frame: 100rem;--header: 4rem;--nav-radius: 0;--text: #0d1726}.theme-palm.dark{--text: #e9eef5}.theme-palm .l-header{--bg: #0d1b2c;--bg-soft: #1a2a3f;--bg-raised: #14243a;--text: #fff;--text-soft: #c9d4e3;--text-faint: #a9b8cb;--border: #2b3d55;--border-strong: #47607f;--primary: #fff;--primary-soft: #24374f;color:var(--text);background:var(--bg);-webkit-backdrop-filter:none;backdrop-filter:none;border-bottom:3px solid var(--brand)}.theme-palm:not(.dark) .l-header .l-only-light{display:none!important}.theme-palm:not(.dark) .l-header .l-only-dark{display:revert!important}.theme-palm .l-tabs>ul{gap:0;align-items:end}.theme-palm .l-tabs>ul>li>a,.theme-palm .l-tab-menu>summary{height:2.25rem;padding-inline:1rem;border-bottom:0}.theme-palm .l-tab-menu{height:auto}.theme-palm .l-tabs>ul>li>a[aria-current],.theme-palm .l-tab-menu>summary[aria-current]{color:#fff;background:#2b3d55;font-weight:600}.theme-palm .l-section+.l-section{padding-top:1.25rem;border-top:1px solid var(--border)}.theme-palm .l-nav a[aria-current=page]{box-shadow:inset 3px 0 0 var(--brand)}.theme-palm[dir=rtl] .l-nav a[aria-current=page]{box-shadow:inset -3px 0 0 var(--brand)}.theme-palm .l-title{padding-bottom:1.5rem;border-bottom:1px solid var(--border)}.theme-willow{--radius: 0;--radius-small: 0;--weight-heading: 350;--tracking-heading: -.025em;--nav-radius: 0;--nav-gap: .125rem;--frame: 82rem;--side: 14rem;--toc: 12rem;--measure: 44rem;--header: 4.75rem}.theme-willow .l-header{background:var(--bg);-webkit-backdrop-filter:none;backdrop-filter:none}.theme-willow .l-search{background:none;border-width:0 0 1px;border-radius:0}.theme-willow .l-tabs{border-top:1px solid var(--border)}.theme-willow .l-tabs>ul{gap:2.5rem;justify-content:safe center}.theme-willow .l-tabs>ul>li>a,.theme-willow .l-tab-menu>summary{font-weight:400;border-bottom-width:1px}.theme-willow .l-section-title{font-size:.75rem;font-weight:500;color:var(--text-faint)}.theme-willow .l-section>ul{border-inline-start:1px solid var(--border);margin-inline-start:.75rem}.theme-willow .l-nav a[aria-current=page],.theme-willow .l-nav li>a:hover,.theme-willow .l-nav summary:hover{background:none}.theme-willow .l-section>ul>li>a{margin-inline-start:-1px;border-inline-start:1px solid transparent}.theme-willow .l-section>ul>li>a[aria-current=page]{border-inline-start-color:var(--primary)}.theme-willow .l-title h1{font-size:clamp(2.125rem,1.5rem + 2.2vw,3rem)}.theme-willow .l-prose h2{padding-top:1.1em;border-top:1px solid var(--border)}.theme-willow .l-toc ul{border:0}.theme-willow .l-toc a{padding-inline-start:0;border:0}.theme-willow .l-toc li[data-depth=\"3\"] a{padding-inline-start:.9rem}.theme-linden{--radius: 0;--radius-small: 0;--nav-radius: 0;--weight-heading: 600;--tracking-heading: -.03em;--nav-size: .8125rem;font-size:93.75%}.theme-linden .l-header{border-bottom-style:dashed}.theme-linden .l-wordmark:before{content:\"~/\";color:var(--primary)}.theme-linden .l-footer{border-top-style:dashed}.theme-linden .l-tabs>ul{gap:.5rem}.theme-linden .l-tabs>ul>li>a,.theme-linden .l-tab-menu>summary{border-bottom:0}.theme-linden .l-tabs>ul>li>a:before,.theme-linden .l-tabs>ul>li>a:after{color:var(--text-faint);opacity:0}.theme-linden .l-tabs>ul>li>a:before{content:\"[\"}.theme-linden .l-tabs>ul>li>a:after{content:\"]\"}.theme-linden .l-tabs>ul>li>a[aria-current]:before,.theme-linden .l-tabs>ul>li>a[aria-current]:after{color:inherit;opacity:1}.theme-linden .l-section-title{text-transform:uppercase;letter-spacing:.04em;font-size:.75rem;color:var(--text-faint)}.theme-linden .l-nav a[aria-current=page]:not(.l-section-title){color:var(--on-primary);background:var(--primary)}.theme-linden .l-nav a[aria-current=page] .l-method,.theme-linden .l-nav a[aria-current=page] .l-tag{background:var(--bg)}.theme-linden .l-prose h2:before{content:\"# \";color:var(--primary)}.theme-linden .l-prose h3:before{content:\"## \";color:var(--primary)}@media(min-width:64rem){.theme-linden .l-frame:not(.l-bare) .l-side{border-inline-end:1px dashed var(--border-strong);padding-inline-end:1rem}}.theme-almond{--radius: .875rem;--frame: 100rem;--header: 3.5rem;--side: 16.5rem}.theme-almond:not(.dark){--bg-code: #f6f5f2;--text-faint: #5a606c}.theme-almond .l-header{background:var(--bg);-webkit-backdrop-filter:none;backdrop-filter:none;border-bottom-color:transparent}.theme-almond .l-nav a[aria-current=page]{background:color-mix(in srgb,var(--text) 8%,transparent);color:var(--text)}@media(min-width:64rem){.theme-almond .l-frame:not(.l-bare) .l-main{margin-block:.25rem 1rem;padding:2.5rem 3rem 4rem;background:color-mix(in srgb,var(--bg) 15%,#fff);border:1px solid var(--border);border-radius:var(--radius);box-shadow:0 1px 3px #0000000a}.theme-almond.dark .l-frame:not(.l-bare) .l-main{background:var(--bg-soft)}.theme-almond .l-frame:not(.l-bare){column-gap:1.75rem}}.theme-aspen{--radius: .375rem;--radius-small: .3rem;--nav-radius: .3rem;--header: 3.125rem;--nav-size: .8125rem;--nav-gap: 0rem;--frame: 120rem;--side: 16rem;--toc: 14rem;--weight-heading: 700;--tracking-heading: -.022em}html.theme-aspen:has(.l-tabs){--tabs: 2.375rem}.theme-aspen .l-tabs{border-top:1px solid var(--border);background:var(--bg-soft)}.theme-aspen .l-tabs>ul{gap:0;padding-inline-start:var(--gutter)}.theme-aspen .l-tabs>ul>li:first-child{border-inline-start:1px solid var(--border)}.theme-aspen .l-tabs>ul>li>a,.theme-aspen .l-tab-menu>summary{padding-inline:1.1rem;font-size:.8125rem;border-bottom:0;border-inline-end:1px solid var(--border)}.theme-aspen .l-tabs>ul>li>a[aria-current],.theme-aspen .l-tab-menu>summary[aria-current]{background:var(--bg);box-shadow:inset 0 2px 0 var(--primary)}.theme-aspen .l-section{margin-top:1.1rem}.theme-aspen .l-nav li>a,.theme-aspen .l-nav summary{padding-block:.24rem}.theme-aspen .l-title h1{font-size:1.75rem}.theme-aspen .l-description{font-size:1rem}.theme-aspen .l-prose{font-size:.9375rem;line-height:1.65}.theme-aspen .l-prose h2{font-size:1.25rem}@media(min-width:64rem){.theme-aspen .l-frame:not(.l-bare){column-gap:0}.theme-aspen .l-frame:not(.l-bare) .l-side{padding:1rem 1rem 3rem 0;border-inline-end:1px solid var(--border)}.theme-aspen[dir=rtl] .l-frame:not(.l-bare) .l-side{padding:1rem 0 3rem 1rem}.theme-aspen .l-frame:not(.l-bare) .l-main{padding:1.75rem 2.5rem 4rem}.theme-aspen .l-toc{height:calc(100dvh - var(--top));padding-block-start:1.75rem;padding-inline-start:1.25rem;border-inline-start:1px solid var(--border)}.theme-aspen .l-toc ul{border:0}.theme-aspen .l-toc a{padding-inline-start:0;border:0}.theme-aspen .l-toc li[data-depth=\"3\"] a{padding-inline-start:.8rem}}.theme-sequoia{--radius: .2rem;--radius-small: .2rem;--nav-radius: 0;--weight-heading: 500;--tracking-heading: -.015em;--measure: 43rem;--header: 4.75rem;--side: 14.5rem;--toc: 13rem;--frame: 86rem;--text: #221d16;--text-soft: #4d463b;--text-faint: #6c6456}.theme-sequoia.dark{--text: #f0ebe2;--text-soft: #bfb7a9;--text-faint: #a0988a}.theme-sequoia .l-header{background:var(--bg);-webkit-backdrop-filter:none;backdrop-filter:none;border-bottom:3px double var(--border-strong)}.theme-sequoia .l-wordmark{font-size:1.3125rem;font-weight:500}.theme-sequoia .l-search{background:none;border-radius:2rem}.theme-sequoia .l-tabs>ul>li>a,.theme-sequoia .l-tab-menu>summary{font-family:var(--font-heading);font-size:1rem;border-bottom:0}.theme-sequoia .l-tabs>ul>li>a[aria-current],.theme-sequoia .l-tab-menu>summary[aria-current]{font-style:italic}.theme-sequoia .l-title{margin-bottom:2.75rem}.theme-sequoia .l-title h1{font-size:clamp(2.25rem,1.5rem + 3vw,3.25rem);line-height:1.1}.theme-sequoia .l-description{font-family:var(--font-heading);font-size:1.25rem}.theme-sequoia .l-prose{font-size:1.0313rem;line-height:1.8}.theme-sequoia .l-prose h2{font-size:1.75rem}.theme-sequoia .l-section-title,.theme-sequoia .l-eyebrow,.theme-sequoia .l-toc p{font-size:.75rem;font-weight:500;text-transform:uppercase;letter-spacing:.08em;color:var(--text-faint)}.theme-sequoia .l-nav a[aria-current=page],.theme-sequoia .l-nav li>a:hover,.theme-sequoia .l-nav summary:hover{background:none}.theme-sequoia .l-nav a[aria-current=page]:not(.l-section-title)>span:not([class]){text-decoration:underline;text-underline-offset:.3em;text-decoration-thickness:1px}.theme-luma{--radius: 1.25rem;--radius-small: 1rem;--nav-radius: 2rem;--weight-heading: 700;--header: 4rem;--glow: color-mix(in srgb, var(--brand) 9%, transparent)}.theme-luma body{background:radial-gradient(70rem 32rem at 50% -10rem,var(--glow),transparent) no-repeat}.theme-luma .l-header{background:linear-gradient(var(--bg) 40%,transparent);-webkit-backdrop-filter:none;backdrop-filter:none;border-bottom:0}.theme-luma .l-bar{max-width:calc(var(--frame) - var(--gutter) * 2);width:calc(100% - 1.5rem);height:calc(var(--header) - .75rem);margin-block-start:.75rem;padding-inline:1.25rem .6rem;background:var(--bg-raised);border:1px solid var(--border);border-radius:2rem;box-shadow:0 4px 18px -6px #0000001f}.theme-luma .l-search,.theme-luma .l-button{border-radius:2rem}.theme-luma .l-tabs>ul{gap:.25rem;align-items:center;justify-content:safe center}.theme-luma .l-tabs>ul>li>a,.theme-luma .l-tab-menu>summary{height:1.9rem;padding-inline:.9rem;border-bottom:0;border-radius:2rem;background:var(--bg)}.theme-luma .l-tab-menu{height:auto}.theme-luma .l-tabs>ul>li>a[aria-current],.theme-luma .l-tab-menu>summary[aria-current]{color:var(--on-primary);background:var(--primary)}.theme-luma .l-nav a[aria-current=page]:not(.l-section-title){color:var(--on-primary);background:var(--primary)}.theme-luma .l-nav a[aria-current=page] .l-method,.theme-luma .l-nav a[aria-current=page] .l-tag{background:var(--bg)}.theme-luma .l-toc ul{border:0}.theme-luma .l-toc a{padding-inline:.8rem;border:0;border-radius:2rem}.theme-luma .l-toc a[aria-current]{background:var(--primary-soft)}\n";
const clientScript = "\"use strict\";(()=>{function w(e){let t=x();for(let o of e.querySelectorAll(\".c-tabs,.c-codegroup\"))C(o,e,t);q(e,t);for(let o of e.querySelectorAll(\".c-code,.api-code,.c-prompt\"))B(o);for(let o of e.querySelectorAll(\".c-code-expandable\"))N(o);for(let o of e.querySelectorAll(\".c-embed\"))R(o);P(e),O(e);let n=()=>K(e);e.defaultView?.addEventListener(\"hashchange\",n),n()}var v=\"docs:tabs\",H=30;function x(){let e=[];try{let t=JSON.parse(localStorage.getItem(v)??\"[]\");Array.isArray(t)&&(e=t.filter(n=>typeof n==\"string\"))}catch{}return{get titles(){return e},remember(t){e=[t,...e.filter(n=>n!==t)].slice(0,H);try{localStorage.setItem(v,JSON.stringify(e))}catch{}}}}function g(e){return[...e.querySelectorAll(\":scope > .c-tablist > [role=tab]\")]}function p(e,t){for(let n of g(e)){let o=n===t;n.setAttribute(\"aria-selected\",String(o)),n.tabIndex=o?0:-1,e.ownerDocument.getElementById(n.getAttribute(\"aria-controls\")??\"\")?.toggleAttribute(\"data-chosen\",o)}}function C(e,t,n){let o=g(e),r=\"sync\"in e.dataset,c=r?n.titles.find(s=>o.some(d=>d.dataset.title===s)):void 0,i=o.find(s=>s.dataset.title===c);i&&c!==void 0&&p(e,i);let a=s=>{let d=s.getBoundingClientRect().top;if(p(e,s),!r)return;let l=s.dataset.title??\"\";n.remember(l);for(let m of t.querySelectorAll(\"[data-sync]\")){let y=m===e?void 0:g(m).find(f=>f.dataset.title===l);y&&p(m,y)}t.defaultView?.scrollBy({top:s.getBoundingClientRect().top-d,behavior:\"instant\"})};e.classList.contains(\"c-dropdown\")&&k(e,o,a);for(let[s,d]of o.entries())d.addEventListener(\"click\",()=>a(d)),d.addEventListener(\"keydown\",l=>{let m=getComputedStyle(e).direction===\"rtl\",f={ArrowRight:m?-1:1,ArrowLeft:m?1:-1}[l.key],E=l.key===\"Home\"?o[0]:l.key===\"End\"?o.at(-1):f&&o.at((s+f)%o.length);E&&(l.preventDefault(),a(E),E.focus())})}function k(e,t,n){let o=e.ownerDocument.createElement(\"select\");o.className=\"c-choice\",o.setAttribute(\"aria-label\",\"Language\");for(let i of t)o.add(new Option(i.textContent??\"\"));let r=()=>{o.selectedIndex=t.findIndex(i=>i.getAttribute(\"aria-selected\")===\"true\")};o.addEventListener(\"change\",()=>{let i=t[o.selectedIndex];i&&n(i)});let c=e.querySelector(\":scope > .c-tablist\");c&&(c.hidden=!0,c.before(o),new MutationObserver(r).observe(c,{subtree:!0,attributeFilter:[\"aria-selected\"]}),r())}function q(e,t){let n=[...e.querySelectorAll(\".c-view\")],o=[...new Set(n.map(s=>s.dataset.title??\"\"))],r=n[0];if(!r||o.length<2)return;let c=e.createElement(\"div\");c.className=\"c-view-choice\";let i=e.createElement(\"select\");i.setAttribute(\"aria-label\",\"View\");for(let s of o)i.add(new Option(s));c.append(i),r.before(c);let a=()=>{for(let s of n)s.hidden=s.dataset.title!==i.value;for(let s of e.querySelectorAll(\".l-toc a\")){let d=e.getElementById(decodeURIComponent(s.hash.slice(1))),l=s.closest(\"li\");l&&(l.hidden=d?.closest(\".c-view[hidden]\")!=null)}};i.value=t.titles.find(s=>o.includes(s))??o[0]??\"\",i.addEventListener(\"change\",()=>{t.remember(i.value),a()});for(let s of n)s.querySelector(\":scope > .c-view-title\")?.remove();a()}var b='<svg viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" aria-hidden=\"true\"><rect x=\"9\" y=\"9\" width=\"12\" height=\"12\" rx=\"2\"/><path d=\"M5 15H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v1\"/></svg>',D='<svg viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" aria-hidden=\"true\"><path d=\"m5 12 5 5 9-10\"/></svg>';function B(e){let t=e.querySelector(\"pre code\")??e.querySelector(\".c-prompt-body\");if(!t||\"nocopy\"in e.dataset||e.querySelector(\".c-copy\"))return;let n=e.ownerDocument.createElement(\"button\");n.type=\"button\",n.className=\"c-copy\";let o=(r,c)=>{n.setAttribute(\"aria-label\",r),n.title=r,n.innerHTML=c};o(\"Copy\",b),n.addEventListener(\"click\",async()=>{await I(t.textContent?.trimEnd()??\"\",e.ownerDocument),o(\"Copied\",D),setTimeout(()=>o(\"Copy\",b),1600)}),e.append(n)}async function I(e,t){try{await navigator.clipboard.writeText(e)}catch{let n=t.createElement(\"textarea\");n.value=e,n.style.position=\"fixed\",t.body.append(n),n.select(),t.execCommand(\"copy\"),n.remove()}}function N(e){let t=e.querySelector(\"pre\");if((!t||t.scrollHeight<=t.clientHeight+8)&&(t&&t.clientHeight>0&&(e.dataset.open=\"\"),!t||t.clientHeight>0))return;let n=e.ownerDocument.createElement(\"button\");n.type=\"button\",n.className=\"c-expand\";let o=()=>{let r=\"open\"in e.dataset;n.textContent=r?\"Show less\":\"Show more\",n.setAttribute(\"aria-expanded\",String(r))};n.addEventListener(\"click\",()=>{e.toggleAttribute(\"data-open\"),o()}),o(),e.append(n)}function R(e){let t=e.querySelector(\"a\"),n=e.dataset.src;!t||!n||t.addEventListener(\"click\",o=>{if(o.ctrlKey||o.metaKey||o.shiftKey)return;o.preventDefault();let r=e.ownerDocument.createElement(\"iframe\");r.src=n,r.title=t.textContent??\"\",r.allowFullscreen=!0,r.className=t.className,r.style.cssText=t.style.cssText,t.replaceWith(r)})}function O(e){for(let t of e.querySelectorAll(\".l-prose img:not([data-nozoom])\")){if(t.closest(\"a,button,summary,.c-card\"))continue;let n=()=>t.naturalWidth>t.clientWidth*1.2;t.addEventListener(\"pointerenter\",()=>t.classList.toggle(\"c-zoom\",n())),t.addEventListener(\"click\",()=>{if(!n())return;let o=e.createElement(\"dialog\");o.className=\"c-lightbox\",o.setAttribute(\"aria-label\",t.alt||\"Image\");let r=e.createElement(\"img\");r.src=t.currentSrc,r.alt=t.alt,o.append(r),o.addEventListener(\"click\",()=>o.close()),o.addEventListener(\"close\",()=>o.remove()),e.body.append(o),o.showModal()})}}function P(e){for(let t of e.querySelectorAll(\".c-tooltip\")){let n=t.querySelector(\".c-tooltip-tip\");if(!n)continue;let o=()=>{delete t.dataset.closed,n.style.removeProperty(\"--shift\");let{left:r,right:c}=n.getBoundingClientRect(),i=e.documentElement.clientWidth,a=r<8?8-r:c>i-8?i-8-c:0;a!==0&&n.style.setProperty(\"--shift\",`${a}px`)};t.addEventListener(\"pointerenter\",o),t.addEventListener(\"focusin\",o),t.addEventListener(\"keydown\",r=>{r.key===\"Escape\"&&(t.dataset.closed=\"\")})}}function K(e){let t=decodeURIComponent(e.defaultView?.location.hash.slice(1)??\"\"),n=t===\"\"?null:e.getElementById(t)??W(t,e);if(!n)return;let o=n.id!==t;for(let r=n;r;r=r.parentElement)if(r instanceof HTMLDetailsElement&&!r.open&&(r.open=!0,o=!0),r.classList.contains(\"c-tab\")&&!r.hasAttribute(\"data-chosen\")){let c=r.parentElement,i=c&&g(c).find(a=>a.getAttribute(\"aria-controls\")===r.id);c&&i&&p(c,i),o=!0}o&&n.scrollIntoView()}function W(e,t){let n=r=>r.toLowerCase().replace(/[^\\p{L}\\p{M}\\p{N}]/gu,\"\"),o=n(e);return o===\"\"?null:[...t.querySelectorAll(\"main [id]\")].find(r=>n(r.id)===o)??null}var L=\"docs:tabs\";function S(e){let t=[...e.querySelectorAll(\".api-tabs[data-sync]\")],n=M();for(let o of t){let r=[...o.querySelectorAll(\"input\")],c=n.find(a=>r.some(s=>h(s)===a)),i=r.find(a=>h(a)===c);i!==void 0&&(i.checked=!0),o.addEventListener(\"change\",({target:a})=>{a instanceof HTMLInputElement&&z(h(a))})}for(let o of e.querySelectorAll(\".api-endpoint[data-copy]\"))V(o)}function V(e){let t=e.ownerDocument.createElement(\"button\");t.type=\"button\",t.className=\"api-copy\",t.textContent=\"Copy\",t.setAttribute(\"aria-label\",\"Copy the address\"),t.addEventListener(\"click\",async()=>{try{await navigator.clipboard.writeText(e.dataset.copy??\"\"),t.textContent=\"Copied\"}catch{t.textContent=\"Not allowed\"}setTimeout(()=>{t.textContent=\"Copy\"},1600)}),e.append(t)}function h(e){return e.labels?.[0]?.textContent??\"\"}function M(){try{let e=JSON.parse(localStorage.getItem(L)??\"[]\");return Array.isArray(e)?e.filter(t=>typeof t==\"string\"):[]}catch{return[]}}function z(e){let t=[e,...M().filter(n=>n!==e)].slice(0,30);try{localStorage.setItem(L,JSON.stringify(t))}catch{}}var u=document.documentElement;function T(e,t){try{localStorage.setItem(e,t)}catch{}}function F(e){try{return localStorage.getItem(e)}catch{return null}}function J(){for(let e of document.querySelectorAll(\"[data-theme-toggle]\"))e.addEventListener(\"click\",()=>{let t=u.classList.toggle(\"dark\");T(\"theme\",t?\"dark\":\"light\"),document.dispatchEvent(new CustomEvent(\"docs:mode\"))})}function U(){let{follow:e}=u.dataset;e!==void 0&&matchMedia(\"(prefers-color-scheme:dark)\").addEventListener(\"change\",({matches:t})=>{e!==\"always\"&&F(\"theme\")!==null||(u.classList.toggle(\"dark\",t),document.dispatchEvent(new CustomEvent(\"docs:mode\")))})}function A(e){return new Promise((t,n)=>{let o=document.createElement(\"script\");o.src=(u.dataset.root??\"\")+e,o.onload=()=>t(),o.onerror=()=>n(new Error(`${e} could not be loaded`)),document.head.append(o)})}function X(){let e,t=async()=>{e??=A(u.dataset.search??\"\"),await e,window.docsSearchOpen?.()};for(let n of document.querySelectorAll(\"[data-search-open]\"))n.addEventListener(\"click\",t);if(document.addEventListener(\"keydown\",n=>{let o=n.target instanceof Element&&n.target.closest(\"input,textarea,select,[contenteditable]\"),r=n.key===\"/\"&&!o&&!n.ctrlKey&&!n.metaKey&&!n.altKey,c=n.key.toLowerCase()===\"k\"&&(n.ctrlKey||n.metaKey)&&!n.shiftKey&&!n.altKey;!r&&!c||(n.preventDefault(),t())}),/Mac|iPhone|iPad/.test(navigator.platform))for(let n of document.querySelectorAll(\".l-search kbd\"))n.textContent=\"⌘K\"}function Y(){let e=()=>document.querySelectorAll(\"details.l-switch[open]\");document.addEventListener(\"click\",t=>{for(let n of e())n.contains(t.target)||(n.open=!1)}),document.addEventListener(\"keydown\",t=>{if(t.key===\"Escape\")for(let n of e())n.open=!1,n.querySelector(\"summary\")?.focus()})}function _(){let t=[...document.querySelectorAll(\".l-toc a\")].flatMap(c=>{let i=document.getElementById(decodeURIComponent(c.hash.slice(1)));return i===null?[]:[{link:c,target:i}]});if(t.length===0)return;let n=!1,o=()=>{n=!1;let c=Number.parseFloat(getComputedStyle(u).scrollPaddingTop)+8||96,i=innerHeight+scrollY>=u.scrollHeight-4,a=t.filter(({target:l})=>l.getBoundingClientRect().top<=c),s=(i&&scrollY>0?t.at(-1):a.at(-1))??t[0];for(let{link:l}of t)l===s?.link?l.setAttribute(\"aria-current\",\"location\"):l.removeAttribute(\"aria-current\");let d=s?.link.closest(\".l-toc\");if(d&&s&&d.scrollHeight>d.clientHeight){let l=s.link.offsetTop;(l<d.scrollTop||l>d.scrollTop+d.clientHeight-40)&&(d.scrollTop=l-d.clientHeight/2)}},r=()=>{n||(n=!0,requestAnimationFrame(o))};addEventListener(\"scroll\",r,{passive:!0}),addEventListener(\"resize\",r,{passive:!0}),o()}function $(){let e=document.querySelector(\".l-side\"),t=e?.querySelector('.l-nav [aria-current=\"page\"]');if(!e||!t)return;let n=()=>{let o=e.getBoundingClientRect(),r=t.getBoundingClientRect();(r.top<o.top+60||r.bottom>o.bottom-60)&&(e.scrollTop+=r.top-o.top-o.height/2)};n(),e.addEventListener(\"toggle\",n)}function j(){let e=new Map;for(let t of document.querySelectorAll(\"details[data-nav]\")){let n=t.dataset.nav??\"\";e.set(n,t),t.addEventListener(\"toggle\",()=>{A(n)},{once:!0})}window.docsNav=(t,n)=>{let o=e.get(t);if(o){o.querySelector(\"ul\")?.remove(),o.insertAdjacentHTML(\"beforeend\",n);for(let r of o.querySelectorAll(\"a\")){let c=r.getAttribute(\"href\")??\"\";/^([a-z][a-z+.-]*:|\\/|#)/i.test(c)||r.setAttribute(\"href\",(u.dataset.root??\"\")+c)}for(let r of o.querySelectorAll(\"img\"))r.setAttribute(\"src\",(u.dataset.root??\"\")+r.getAttribute(\"src\"))}}}function G(){for(let e of document.querySelectorAll(\"[data-copy-page]\"))e.addEventListener(\"click\",async()=>{let t=e.querySelector(\"span\"),n=await fetch(e.dataset.copyPage??\"\");if(await navigator.clipboard.writeText(await n.text()),!t)return;let o=t.textContent;t.textContent=e.dataset.copied??o,setTimeout(()=>{t.textContent=o},1600)})}function Q(){let e=document.querySelector(\".l-banner\");e?.querySelector(\"[data-banner-close]\")?.addEventListener(\"click\",()=>{T(\"banner\",u.dataset.banner??\"\"),e.remove()})}J();U();X();Y();_();$();j();G();Q();w(document);S(document);})();\n";
const searchScript = "\"use strict\";(()=>{function $(t,e,s){let o=Array.from({length:e.length+1},(n,r)=>r);for(let n=1;n<=t.length;n+=1){let r=[n],i=n;for(let a=1;a<=e.length;a+=1){let l=(o[a-1]??0)+(t[n-1]===e[a-1]?0:1),c=Math.min(l,(o[a]??0)+1,(r[a-1]??0)+1);r.push(c),i=Math.min(i,c)}if(i>s)return i;o=r}return o[e.length]??0}var W=4;async function I(t,e,s,o){let n=t.scopeOf.length,r=new Map;for(let c of new Set(e)){let f=new Map;for(let{term:d,postings:h,share:S}of await R(t,c,o)){let m=Math.log(1+n/(h.length/2)),M=0;for(let w=0;w<h.length;w+=2){M+=h[w]??0;let E=(h[w+1]??0)*m*S;E>(f.get(M)?.score??0)&&f.set(M,{score:E,term:d})}}for(let[d,{score:h,term:S}]of f){let m=r.get(d)??{score:0,words:0,terms:new Set};m.score+=h,m.words+=1,m.terms.add(S),r.set(d,m)}}let i=F(t,s),a=[...r].filter(([c])=>i(c)),l=Math.max(0,...a.map(([,{words:c}])=>c));return a.filter(([,{words:c}])=>c===l).map(([c,{score:f,terms:d}])=>({page:c,score:f,terms:[...d]})).sort((c,f)=>f.score-c.score||c.page-f.page)}async function R(t,e,s){let o=await v(t,e,s),n=[];for(let i of o)for(let a of Object.keys(i))a.startsWith(e)&&n.push({term:a,postings:i[a]??[],share:a===e?1:.35+.5*e.length/a.length});let r=e.length>=8?2:e.length>=4?1:0;if(n.length>0||r===0)return n;for(let i of[e.slice(0,2),e[0]??\"\"]){for(let a of await v(t,i,s))for(let l of Object.keys(a))Math.abs(l.length-e.length)<=r&&$(e,l,r)<=r&&n.push({term:l,postings:a[l]??[],share:.5});if(n.length>0)return n}return n}function v({terms:t,termFiles:e},s,o){let n=0;for(;n+1<t.length&&(t[n+1]??\"\")<=s;)n+=1;let r=[];for(let i=n;i<t.length&&r.length<W;i+=1){let a=t[i]??\"\";if(i>n&&!a.startsWith(s))break;r.push(e[i]??\"\")}return Promise.all(r.map(o))}function F(t,e){let[s,o]=O(e),n=t.scopes.map(r=>{let[i,a]=O(r);return i===s&&(a===o||a===\"\"||o===\"\")});return r=>n[t.scopeOf[r]??0]??!0}function O(t){let e=t.indexOf(\"/\");return[t.slice(0,e),t.slice(e+1)]}var U=/[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]+/gu,z=/[\\p{L}\\p{N}]+/gu;var C=/^[\\0-\\x7f]*$/;function b(t,e=!1){return G(t).flatMap(s=>V(s,e))}function G(t){return(C.test(t)?t:t.normalize(\"NFKD\").replace(new RegExp(\"\\\\p{M}+\",\"gu\"),\"\").normalize(\"NFC\")).match(z)??[]}function V(t,e){let s=[],o=t;if(!C.test(t))for(let[n]of t.matchAll(U)){let r=[...n];r.length===1&&s.push(n);for(let i=0;i+1<r.length;i+=1)s.push(`${r[i]}${r[i+1]}`);o=o.replace(n,\" \")}for(let n of o.split(\" \"))if(!(n===\"\"||n.length>32)&&(s.push(A(n)),!(!e||!new RegExp(\"\\\\p{Ll}\\\\p{Lu}\",\"u\").test(n))))for(let r of n.split(new RegExp(\"(?<=\\\\p{Ll})(?=\\\\p{Lu})\",\"u\")))r.length>1&&s.push(A(r));return s}function A(t){let e=t.toLowerCase();return e.length>3&&e.endsWith(\"s\")&&!e.endsWith(\"ss\")?e.slice(0,-1):e}var H=document.documentElement.dataset.root??\"\",_=document.documentElement.dataset.scope??\"/\",K=8,j=window,q=new Map,k=new Map;j.docsSearch=(t,e)=>q.set(t,e);function L(t){let e=k.get(t);if(e)return e;let s=new Promise((o,n)=>{let r=document.createElement(\"script\");r.src=`${H}assets/search/${t}`,r.onload=()=>o(q.get(t)),r.onerror=()=>{k.delete(t),n(new Error(`${t} could not be loaded`))},document.head.append(r)});return k.set(t,s),s}var T=t=>t.replace(/[&<>\"]/g,e=>({\"&\":\"&amp;\",\"<\":\"&lt;\",\">\":\"&gt;\",'\"':\"&quot;\"})[e]??e),u=document.createElement(\"dialog\");u.className=\"l-search-dialog\";u.setAttribute(\"aria-label\",\"Search\");u.innerHTML='<form method=\"dialog\" role=\"search\"><input type=\"search\" role=\"combobox\" aria-expanded=\"true\" aria-controls=\"l-results\" aria-autocomplete=\"list\" aria-label=\"Search\" autocomplete=\"off\" autocapitalize=\"off\" spellcheck=\"false\" enterkeyhint=\"go\"><button type=\"submit\" aria-label=\"Close\">Esc</button></form><ul id=\"l-results\" role=\"listbox\" aria-label=\"Results\"></ul><p role=\"status\" aria-live=\"polite\"></p>';document.body.append(u);var g=u.querySelector(\"input\"),p=u.querySelector(\"ul\"),P=u.querySelector(\"p\");g.placeholder=document.querySelector(\".l-search span\")?.textContent??\"Search…\";var y=0;async function B(){y+=1;let t=y,e=g.value,s=b(e);if(s.length===0){p.innerHTML=\"\",P.textContent=\"\";return}try{let o=await L(\"index.js\"),n=await I(o,s,_,i=>L(i)),r=await Promise.all(n.slice(0,K).map(i=>Y(o,i)));if(t!==y)return;p.innerHTML=r.map(({page:i,match:a},l)=>J(i,a,l)).join(\"\"),P.textContent=n.length===0?`Nothing found for “${e.trim()}”`:\"\",D(0)}catch(o){t===y&&(P.textContent=`The search index could not be read: ${String(o)}`)}}async function Y(t,e){let s=t.pages.length-1;for(;s>0&&(t.pages[s]??0)>e.page;)s-=1;let n=(await L(t.pageFiles[s]??\"\"))[e.page-(t.pages[s]??0)];if(!n)throw new Error(\"it does not fit together\");return{page:n,match:e}}function J(t,{terms:e},s){let o=d=>{let h=b(d,!0);return e.filter(S=>h.includes(S)).length},n=t.sections[0],r=o(t.title)>0?.5:0;for(let d of t.sections){let h=o(d[0])*2+o(d[2]);h>r&&([n,r]=[d,h])}let[i=\"\",a=\"\",l=\"\"]=n??[],c=`${H}${t.path.split(\"/\").map(encodeURIComponent).join(\"/\")}.html${a===\"\"?\"\":`#${encodeURIComponent(a)}`}`,f=[t.trail,i===t.title?\"\":i].filter(Boolean).join(\" › \");return`<li role=\"option\" id=\"l-result-${s}\" aria-selected=\"false\"><a href=\"${T(c)}\" tabindex=\"-1\"><strong>${x(t.title,e)}</strong>${f===\"\"?\"\":`<small>${x(f,e)}</small>`}<span>${Q(l,e)}</span></a></li>`}function Q(t,e){let o=[...t.matchAll(/[\\p{L}\\p{N}]+/gu)].find(([a])=>b(a,!0).some(l=>e.includes(l))),n=Math.max(0,(o?.index??0)-50),r=n===0?0:t.indexOf(\" \",n)+1,i=t.slice(r,r+150);return(r>0?\"… \":\"\")+x(i,e)+(r+150<t.length?\" …\":\"\")}function x(t,e){return t.split(/([\\p{L}\\p{N}]+)/u).map((s,o)=>o%2===1&&b(s,!0).some(n=>e.includes(n))?`<mark>${T(s)}</mark>`:T(s)).join(\"\")}function D(t){let e=[...p.children];e.forEach((s,o)=>{s.setAttribute(\"aria-selected\",String(o===t)),o===t&&s.scrollIntoView({block:\"nearest\"})}),e[t]?g.setAttribute(\"aria-activedescendant\",e[t].id):g.removeAttribute(\"aria-activedescendant\")}function N(){return[...p.children].findIndex(t=>t.getAttribute(\"aria-selected\")===\"true\")}g.addEventListener(\"input\",()=>{B()});g.addEventListener(\"keydown\",t=>{let e=p.children.length;t.key===\"ArrowDown\"||t.key===\"ArrowUp\"?(t.preventDefault(),e>0&&D((N()+(t.key===\"ArrowDown\"?1:e-1))%e)):t.key===\"Enter\"&&(t.preventDefault(),p.children[N()]?.querySelector(\"a\")?.click())});p.addEventListener(\"click\",()=>u.close());u.addEventListener(\"click\",t=>{t.target===u&&u.close()});j.docsSearchOpen=()=>{u.open||(u.showModal(),g.select())};})();\n";
const mermaidScript = "\"use strict\";(()=>{var i=document.documentElement,a=[...document.querySelectorAll(\"pre.mermaid\")].map(e=>({element:e,source:e.textContent??\"\"}));function m(){return new Promise((e,n)=>{let t=document.createElement(\"script\");t.src=`${i.dataset.root??\"\"}assets/mermaid/mermaid.min.js`,t.onload=()=>e(window.mermaid),t.onerror=()=>n(new Error(\"the diagram library could not be loaded\")),document.head.append(t)})}async function c(){let e=await m(),n=async()=>{let t=getComputedStyle(document.body).fontFamily;e.initialize({startOnLoad:!1,securityLevel:\"strict\",theme:i.classList.contains(\"dark\")?\"dark\":\"neutral\",fontFamily:t});for(let[d,{element:r,source:o}]of a.entries())try{let{svg:s}=await e.render(`l-diagram-${d}`,o);r.innerHTML=s,r.dataset.drawn=\"\"}catch{r.textContent=o}};document.addEventListener(\"docs:mode\",()=>{n()}),await n()}a.length>0&&c();})();\n";
const tryItScript = "\"use strict\";(()=>{function g(e){return typeof e==\"object\"&&e!==null&&!Array.isArray(e)}function f(e){return typeof e==\"string\"?e:JSON.stringify(e)??\"null\"}function u(e){return encodeURIComponent(e.toWellFormed())}function w(e,n,t=u){let{name:r,style:o,explode:s,json:a}=e;if(a)return t(JSON.stringify(n));let i=F(n,s).map(I(t));return o===\"label\"?`.${i.join(s?\".\":\",\")}`:o!==\"matrix\"?i.join(\",\"):s&&Array.isArray(n)?i.map(l=>`;${r}=${l}`).join(\"\"):s&&g(n)?`;${i.join(\";\")}`:`;${r}=${i.join(\",\")}`}function L(e,n){let{name:t,style:r,explode:o,json:s}=e;if(s)return[[t,u(JSON.stringify(n))]];if(Array.isArray(n)){let i=n.map(c=>u(f(c)));if(o)return i.map(c=>[t,c]);let l=r===\"spaceDelimited\"?\"%20\":r===\"pipeDelimited\"?\"%7C\":\",\";return[[t,i.join(l)]]}if(!g(n))return[[t,u(f(n))]];let a=Object.entries(n);return r===\"deepObject\"?a.map(([i,l])=>[`${t}[${i}]`,u(f(l))]):o?a.map(([i,l])=>[i,u(f(l))]):[[t,a.flatMap(([i,l])=>[i,f(l)]).map(u).join(\",\")]]}function F(e,n){if(Array.isArray(e))return e.map(f);if(!g(e))return[f(e)];let t=Object.entries(e).map(([r,o])=>[r,f(o)]);return n?t:t.flat()}function I(e){return n=>typeof n==\"string\"?e(n):n.map(e).join(\"=\")}function x(e,n,t,r){let o=l=>t.filter(c=>c.in===l),s=o(\"path\").reduce((l,c)=>l.replaceAll(`{${c.name}}`,()=>w(c,c.value)),n),a=[...o(\"query\").flatMap(l=>L(l,l.value)),...E(r,\"query\").map(({name:l,value:c})=>[l,u(c)])].map(([l,c])=>`${u(l)}=${c}`),i=`${e.replace(/\\/+$/,\"\")}${s}`;return{url:a.length===0?i:`${i}${i.includes(\"?\")?\"&\":\"?\"}${a.join(\"&\")}`,headers:[...o(\"header\").map(l=>[l.name,w(l,l.value,c=>c)]),...E(r,\"header\").map(({name:l,value:c})=>[l,c])],cookies:[...o(\"cookie\").map(l=>`${l.name}=${w({...l,style:\"simple\"},l.value)}`),...E(r,\"cookie\").map(({name:l,value:c})=>`${l}=${u(c)}`)]}}function E(e,n){return e.filter(t=>t.in===n)}function M(e,n){let t=n.trim();return e===\"\"||t.toLowerCase().startsWith(`${e.toLowerCase()} `)?t:`${e} ${t}`}function $(e,n){let t=new TextEncoder().encode(`${e}:${n}`);return`Basic ${btoa(String.fromCharCode(...t))}`}async function O({line:e,details:n},t,r,o){let s=t.headers.get(\"content-type\")??\"\",a=`${t.status} ${t.statusText}`.trim(),i=d(\"strong\",a);i.className=`api-status api-s${Math.floor(t.status/100)}`;let l=d(\"span\",` in ${Math.round(r)} ms`);e.replaceChildren(i,l),n.replaceChildren(...o.map(T=>d(\"p\",T)),B(t)),/^text\\/event-stream|ndjson|jsonl/i.test(s)?await J(n,t):await N(n,t,s);let c=n.dataset.size;c!==void 0&&(l.textContent+=`, ${c}`)}async function N(e,n,t){let r=await n.blob();if(e.dataset.size=b(r.size),r.size===0){e.append(d(\"p\",\"The answer has no body.\"));return}let o=URL.createObjectURL(new Blob([r],{type:t||\"application/octet-stream\"}));if(/^image\\//i.test(t)){let i=new Image;i.src=o,i.alt=\"The picture in the answer\",e.append(i)}else if(/^(audio|video)\\//i.test(t)){let i=document.createElement(/^video/i.test(t)?\"video\":\"audio\");i.src=o,i.controls=!0,e.append(i)}else if(U(t)){let i=await r.text(),l=/json/i.test(t)||t===\"\"?z(i):i;if(e.append(C(l.slice(0,4e5))),l.length<=4e5)return;e.append(d(\"p\",\"The rest of the answer is not shown.\"))}let s=d(\"a\",`Save the answer (${b(r.size)})`);s.href=o,s.download=\"answer\";let a=d(\"p\",\"\");a.append(s),e.append(a)}async function J(e,n){let t=C(\"\"),r=t.firstElementChild??t;e.append(t);let o=n.body?.pipeThrough(new TextDecoderStream).getReader(),s=0;for(let a=await o?.read();a&&!a.done;a=await o?.read())s+=a.value.length,s<=4e5&&r.append(a.value),t.scrollTop=t.scrollHeight;e.dataset.size=b(s)}function U(e){return e===\"\"||/^text\\/|json|xml|ya?ml|javascript|x-www-form-urlencoded|graphql/i.test(e)}function z(e){try{return JSON.stringify(JSON.parse(e),null,2)}catch{return e}}function B(e){let n=document.createElement(\"details\");n.className=\"api-more\";let t=[...e.headers];n.append(d(\"summary\",`${t.length} headers`));let r=document.createElement(\"dl\");r.className=\"api-answer-headers\";for(let[o,s]of t)r.append(d(\"dt\",o),d(\"dd\",s));return n.append(r),e.type===\"cors\"&&n.append(d(\"p\",\"A browser shows a page only those headers that the API opens to other sites.\")),n}function C(e){let n=document.createElement(\"pre\");return n.tabIndex=0,n.setAttribute(\"aria-label\",\"Body of the answer\"),n.setAttribute(\"role\",\"region\"),n.append(d(\"code\",e)),n}function b(e){return e<1e3?`${e} B`:`${(e/1e3).toFixed(1)} kB`}function H(e,n){let t=`There is no answer from ${n.origin}.`;if(!navigator.onLine)return[t,\"This browser is offline.\"];if(location.protocol===\"https:\"&&n.protocol===\"http:\"&&!K(n))return[t,\"This page came over https, and browsers do not let such pages call http addresses. Use the https address of the API.\"];let r=e instanceof Error?e.message:String(e);return n.origin===location.origin?[t,`The browser says: ${r}.`]:[t,`Either it cannot be reached from here, or it does not let pages of ${location.origin} call it (CORS). To allow it, the API has to answer with “Access-Control-Allow-Origin: ${location.origin}”, to its OPTIONS requests as well.`,\"The request samples work from a terminal all the same.\"]}function K({hostname:e}){return e===\"localhost\"||e.endsWith(\".localhost\")||/^127\\.|^\\[::1\\]$/.test(e)}function h({line:e,details:n},[t=\"\",...r]){let o=d(\"strong\",t);o.className=\"api-problem\",e.replaceChildren(o),n.replaceChildren(...r.map(s=>d(\"p\",s)))}function d(e,n){let t=document.createElement(e);return t.textContent=n,t}var p=class extends Error{control;constructor(n,t){super(n),this.control=t}};function m(e){return e instanceof HTMLInputElement||e instanceof HTMLSelectElement||e instanceof HTMLTextAreaElement}function _(e){return e.closest(\"form [hidden]\")===null}function y(e,n){return[...e.querySelectorAll(n)].filter(_)}function v(e){let[n]=y(e,\"[data-own-server]\");if(n!==void 0){let o=n.value.trim();if(!/^https?:\\/\\/[^/]/i.test(o))throw new p(\"Write the address of the API: it begins with https:// or http://.\",n);return o}let t=e.querySelector(\"[data-servers]\")?.selectedOptions[0]?.dataset.template??\"\",r=y(e,\"[data-variable]\");return t.replace(/\\{([^{}]+)\\}/g,(o,s)=>{let a=r.find(({dataset:i})=>i.variable===s);if(a!==void 0&&a.value.trim()===\"\")throw new p(`Fill in “${s}” of the server's address.`,a);return a?.value.trim()??\"\"})}function A(e){return y(e,'[data-in]:not([data-in=\"body\"])').flatMap(n=>{let t=k(n),{in:r,name:o=\"\",style:s=\"\",explode:a,json:i}=n.dataset;return t===void 0?[]:[{in:r,name:o,style:s,explode:a!==void 0,json:i!==void 0,value:t}]})}function k(e){let n=e.dataset.kind;if(n===\"choices\"){let t=[...e.querySelectorAll(\"input\")].filter(({checked:r})=>r).map(({value:r})=>r);return t.length===0?void 0:t}if(m(e)){if(e instanceof HTMLInputElement&&e.files!==null)return e.files.length===0?void 0:[...e.files];if(e.value.trim()!==\"\"){if(n===\"list\")return e.value.split(`\n`).map(t=>t.trim()).filter(t=>t!==\"\");if(n!==\"json\")return e.value;try{return JSON.parse(e.value)}catch(t){throw new p(`“${e.dataset.name}” is not valid JSON: ${j(t)}`,e)}}}}function R(e){return y(e,\"[data-credential]\").flatMap(n=>{let t=c=>n.querySelector(`[data-part=\"${c}\"]`)?.value??\"\",{credential:r,name:o=\"\",prefix:s=\"\"}=n.dataset,a=r,i=t(\"user\");if(i!==\"\"||t(\"password\")!==\"\")return[{in:a,name:o,value:$(i,t(\"password\"))}];let l=t(\"secret\");return l.trim()===\"\"?[]:[{in:a,name:o,value:M(s,l)}]})}function q(e){let[n]=y(e,\"[data-body]\");if(n===void 0)return;let{kind:t,type:r=\"\"}=n.dataset;if(t===\"form\"||t===\"multipart\")return D(n,t,r);let o=n.querySelector(\"[data-content]\");if(o instanceof HTMLInputElement){let a=o.files?.[0];return a===void 0?void 0:{body:a,type:r}}let s=m(o)?o.value:\"\";if(s.trim()!==\"\"){if(t===\"json\")try{JSON.parse(s)}catch(a){throw new p(`The body is not valid JSON: ${j(a)}`,m(o)?o:void 0)}return{body:s,type:r}}}function D(e,n,t){let r=y(e,'[data-in=\"body\"]').flatMap(o=>{let s=k(o);return(Array.isArray(s)&&o.dataset.kind!==\"json\"?s:[s]).filter(i=>i!==void 0).map(i=>[o.dataset.name??\"\",i instanceof File||typeof i==\"string\"?i:JSON.stringify(i)])});if(r.length!==0){if(n===\"multipart\"){let o=new FormData;for(let[s,a]of r)o.append(s,a);return{body:o,type:void 0}}return{body:new URLSearchParams(r.map(([o,s])=>[o,typeof s==\"string\"?s:s.name])).toString(),type:t}}}function j(e){return e instanceof Error?e.message:String(e)}var W=\"docs:api:\";function G(e){let n=e.querySelector(\"form\"),t=n?.querySelector(\"[data-answer]\"),r=t?.querySelector(\".api-answer-line\"),o=t?.querySelector(\"[data-details]\"),s=n?.querySelector(\"[data-cancel]\");if(!n||!t||!r||!o||!s)return;Y(n,`${W}${e.dataset.store??\"\"}`),S(n,\"[data-servers]\",\"server\"),S(n,\"[data-ways]\",\"way\"),S(n,\"[data-bodies]\",\"body\");let a;s.addEventListener(\"click\",()=>a?.abort()),n.addEventListener(\"submit\",i=>{i.preventDefault(),a===void 0&&(a=new AbortController,s.hidden=!1,t.hidden=!1,Q(e,n,{line:r,details:o},a.signal).finally(()=>{a=void 0,s.hidden=!0}))}),n.addEventListener(\"keydown\",i=>{i.key===\"Enter\"&&(i.ctrlKey||i.metaKey)&&n.requestSubmit()}),e.hidden=!1}async function Q(e,n,t,r){t.line.textContent=\"Sending…\",t.details.replaceChildren();let o;try{let s=q(n),a=x(v(n),e.dataset.path??\"\",A(n),R(n));o=new URL(a.url);let i=V(a,s),l=X(a,o),c={method:e.dataset.method??\"GET\",headers:i,signal:r,credentials:e.dataset.credentials===void 0&&a.cookies.length===0?\"same-origin\":\"include\"};s!==void 0&&(c.body=s.body);let T=performance.now(),P=await fetch(o,c);await O(t,P,performance.now()-T,l)}catch(s){r.aborted?h(t,[\"Cancelled.\"]):s instanceof p?(h(t,[s.message]),s.control?.focus()):o===void 0?h(t,[\"This request cannot be sent.\",String(s)]):h(t,H(s,o))}}function V({headers:e},n){let t=new Headers;for(let[r,o]of e)try{t.append(r,o)}catch{throw new p(`“${r}” has a character that no header can carry.`)}return n?.type!==void 0&&!t.has(\"content-type\")&&t.set(\"content-type\",n.type),t}function X({cookies:e},n){if(e.length===0)return[];if(n.hostname===location.hostname){for(let t of e)document.cookie=`${t}; path=/; SameSite=Lax`;return[]}return[`A browser does not let a page set cookies for ${n.hostname}; only those it already has for it were sent.`]}function S(e,n,t){let r=e.querySelector(n);if(r===null)return;let o=()=>{for(let s of e.querySelectorAll(`[data-${t}]`)){s.hidden=s.dataset[t]!==r.value;for(let a of s.querySelectorAll(\"input,select,textarea\"))m(a)&&(a.disabled=s.hidden)}};r.addEventListener(\"change\",o),o()}function Y(e,n){let t={};try{t=JSON.parse(sessionStorage.getItem(n)??\"{}\")??{}}catch{}for(let r of e.querySelectorAll(\"[data-keep]\")){if(!m(r))continue;let o=r.dataset.keep??\"\",s=t[o],a=!(r instanceof HTMLSelectElement)||[...r.options].some(i=>i.value===s);typeof s==\"string\"&&a&&(r.value=s),r.addEventListener(\"change\",()=>{t[o]=r.value;try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}})}}for(let e of document.querySelectorAll(\".api-try\"))G(e);})();\n";
const tailwindTheme = "@theme default{ --font-sans: -apple-system, BlinkMacSystemFont, \"Segoe UI\", Roboto, \"Helvetica Neue\", \"Noto Sans\", Arial, sans-serif, \"Apple Color Emoji\", \"Segoe UI Emoji\", \"Segoe UI Symbol\", \"Noto Color Emoji\"; --font-serif: ui-serif, Georgia, Cambria, \"Times New Roman\", Times, serif; --font-mono: ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, \"Liberation Mono\", \"Courier New\", monospace; --color-red-50: oklch(97.1% .013 17.38); --color-red-100: oklch(93.6% .032 17.717); --color-red-200: oklch(88.5% .062 18.334); --color-red-300: oklch(80.8% .114 19.571); --color-red-400: oklch(70.4% .191 22.216); --color-red-500: oklch(63.7% .237 25.331); --color-red-600: oklch(57.7% .245 27.325); --color-red-700: oklch(50.5% .213 27.518); --color-red-800: oklch(44.4% .177 26.899); --color-red-900: oklch(39.6% .141 25.723); --color-red-950: oklch(25.8% .092 26.042); --color-orange-50: oklch(98% .016 73.684); --color-orange-100: oklch(95.4% .038 75.164); --color-orange-200: oklch(90.1% .076 70.697); --color-orange-300: oklch(83.7% .128 66.29); --color-orange-400: oklch(75% .183 55.934); --color-orange-500: oklch(70.5% .213 47.604); --color-orange-600: oklch(64.6% .222 41.116); --color-orange-700: oklch(55.3% .195 38.402); --color-orange-800: oklch(47% .157 37.304); --color-orange-900: oklch(40.8% .123 38.172); --color-orange-950: oklch(26.6% .079 36.259); --color-amber-50: oklch(98.7% .022 95.277); --color-amber-100: oklch(96.2% .059 95.617); --color-amber-200: oklch(92.4% .12 95.746); --color-amber-300: oklch(87.9% .169 91.605); --color-amber-400: oklch(82.8% .189 84.429); --color-amber-500: oklch(76.9% .188 70.08); --color-amber-600: oklch(66.6% .179 58.318); --color-amber-700: oklch(55.5% .163 48.998); --color-amber-800: oklch(47.3% .137 46.201); --color-amber-900: oklch(41.4% .112 45.904); --color-amber-950: oklch(27.9% .077 45.635); --color-yellow-50: oklch(98.7% .026 102.212); --color-yellow-100: oklch(97.3% .071 103.193); --color-yellow-200: oklch(94.5% .129 101.54); --color-yellow-300: oklch(90.5% .182 98.111); --color-yellow-400: oklch(85.2% .199 91.936); --color-yellow-500: oklch(79.5% .184 86.047); --color-yellow-600: oklch(68.1% .162 75.834); --color-yellow-700: oklch(55.4% .135 66.442); --color-yellow-800: oklch(47.6% .114 61.907); --color-yellow-900: oklch(42.1% .095 57.708); --color-yellow-950: oklch(28.6% .066 53.813); --color-lime-50: oklch(98.6% .031 120.757); --color-lime-100: oklch(96.7% .067 122.328); --color-lime-200: oklch(93.8% .127 124.321); --color-lime-300: oklch(89.7% .196 126.665); --color-lime-400: oklch(84.1% .238 128.85); --color-lime-500: oklch(76.8% .233 130.85); --color-lime-600: oklch(64.8% .2 131.684); --color-lime-700: oklch(53.2% .157 131.589); --color-lime-800: oklch(45.3% .124 130.933); --color-lime-900: oklch(40.5% .101 131.063); --color-lime-950: oklch(27.4% .072 132.109); --color-green-50: oklch(98.2% .018 155.826); --color-green-100: oklch(96.2% .044 156.743); --color-green-200: oklch(92.5% .084 155.995); --color-green-300: oklch(87.1% .15 154.449); --color-green-400: oklch(79.2% .209 151.711); --color-green-500: oklch(72.3% .219 149.579); --color-green-600: oklch(62.7% .194 149.214); --color-green-700: oklch(52.7% .154 150.069); --color-green-800: oklch(44.8% .119 151.328); --color-green-900: oklch(39.3% .095 152.535); --color-green-950: oklch(26.6% .065 152.934); --color-emerald-50: oklch(97.9% .021 166.113); --color-emerald-100: oklch(95% .052 163.051); --color-emerald-200: oklch(90.5% .093 164.15); --color-emerald-300: oklch(84.5% .143 164.978); --color-emerald-400: oklch(76.5% .177 163.223); --color-emerald-500: oklch(69.6% .17 162.48); --color-emerald-600: oklch(59.6% .145 163.225); --color-emerald-700: oklch(50.8% .118 165.612); --color-emerald-800: oklch(43.2% .095 166.913); --color-emerald-900: oklch(37.8% .077 168.94); --color-emerald-950: oklch(26.2% .051 172.552); --color-teal-50: oklch(98.4% .014 180.72); --color-teal-100: oklch(95.3% .051 180.801); --color-teal-200: oklch(91% .096 180.426); --color-teal-300: oklch(85.5% .138 181.071); --color-teal-400: oklch(77.7% .152 181.912); --color-teal-500: oklch(70.4% .14 182.503); --color-teal-600: oklch(60% .118 184.704); --color-teal-700: oklch(51.1% .096 186.391); --color-teal-800: oklch(43.7% .078 188.216); --color-teal-900: oklch(38.6% .063 188.416); --color-teal-950: oklch(27.7% .046 192.524); --color-cyan-50: oklch(98.4% .019 200.873); --color-cyan-100: oklch(95.6% .045 203.388); --color-cyan-200: oklch(91.7% .08 205.041); --color-cyan-300: oklch(86.5% .127 207.078); --color-cyan-400: oklch(78.9% .154 211.53); --color-cyan-500: oklch(71.5% .143 215.221); --color-cyan-600: oklch(60.9% .126 221.723); --color-cyan-700: oklch(52% .105 223.128); --color-cyan-800: oklch(45% .085 224.283); --color-cyan-900: oklch(39.8% .07 227.392); --color-cyan-950: oklch(30.2% .056 229.695); --color-sky-50: oklch(97.7% .013 236.62); --color-sky-100: oklch(95.1% .026 236.824); --color-sky-200: oklch(90.1% .058 230.902); --color-sky-300: oklch(82.8% .111 230.318); --color-sky-400: oklch(74.6% .16 232.661); --color-sky-500: oklch(68.5% .169 237.323); --color-sky-600: oklch(58.8% .158 241.966); --color-sky-700: oklch(50% .134 242.749); --color-sky-800: oklch(44.3% .11 240.79); --color-sky-900: oklch(39.1% .09 240.876); --color-sky-950: oklch(29.3% .066 243.157); --color-blue-50: oklch(97% .014 254.604); --color-blue-100: oklch(93.2% .032 255.585); --color-blue-200: oklch(88.2% .059 254.128); --color-blue-300: oklch(80.9% .105 251.813); --color-blue-400: oklch(70.7% .165 254.624); --color-blue-500: oklch(62.3% .214 259.815); --color-blue-600: oklch(54.6% .245 262.881); --color-blue-700: oklch(48.8% .243 264.376); --color-blue-800: oklch(42.4% .199 265.638); --color-blue-900: oklch(37.9% .146 265.522); --color-blue-950: oklch(28.2% .091 267.935); --color-indigo-50: oklch(96.2% .018 272.314); --color-indigo-100: oklch(93% .034 272.788); --color-indigo-200: oklch(87% .065 274.039); --color-indigo-300: oklch(78.5% .115 274.713); --color-indigo-400: oklch(67.3% .182 276.935); --color-indigo-500: oklch(58.5% .233 277.117); --color-indigo-600: oklch(51.1% .262 276.966); --color-indigo-700: oklch(45.7% .24 277.023); --color-indigo-800: oklch(39.8% .195 277.366); --color-indigo-900: oklch(35.9% .144 278.697); --color-indigo-950: oklch(25.7% .09 281.288); --color-violet-50: oklch(96.9% .016 293.756); --color-violet-100: oklch(94.3% .029 294.588); --color-violet-200: oklch(89.4% .057 293.283); --color-violet-300: oklch(81.1% .111 293.571); --color-violet-400: oklch(70.2% .183 293.541); --color-violet-500: oklch(60.6% .25 292.717); --color-violet-600: oklch(54.1% .281 293.009); --color-violet-700: oklch(49.1% .27 292.581); --color-violet-800: oklch(43.2% .232 292.759); --color-violet-900: oklch(38% .189 293.745); --color-violet-950: oklch(28.3% .141 291.089); --color-purple-50: oklch(97.7% .014 308.299); --color-purple-100: oklch(94.6% .033 307.174); --color-purple-200: oklch(90.2% .063 306.703); --color-purple-300: oklch(82.7% .119 306.383); --color-purple-400: oklch(71.4% .203 305.504); --color-purple-500: oklch(62.7% .265 303.9); --color-purple-600: oklch(55.8% .288 302.321); --color-purple-700: oklch(49.6% .265 301.924); --color-purple-800: oklch(43.8% .218 303.724); --color-purple-900: oklch(38.1% .176 304.987); --color-purple-950: oklch(29.1% .149 302.717); --color-fuchsia-50: oklch(97.7% .017 320.058); --color-fuchsia-100: oklch(95.2% .037 318.852); --color-fuchsia-200: oklch(90.3% .076 319.62); --color-fuchsia-300: oklch(83.3% .145 321.434); --color-fuchsia-400: oklch(74% .238 322.16); --color-fuchsia-500: oklch(66.7% .295 322.15); --color-fuchsia-600: oklch(59.1% .293 322.896); --color-fuchsia-700: oklch(51.8% .253 323.949); --color-fuchsia-800: oklch(45.2% .211 324.591); --color-fuchsia-900: oklch(40.1% .17 325.612); --color-fuchsia-950: oklch(29.3% .136 325.661); --color-pink-50: oklch(97.1% .014 343.198); --color-pink-100: oklch(94.8% .028 342.258); --color-pink-200: oklch(89.9% .061 343.231); --color-pink-300: oklch(82.3% .12 346.018); --color-pink-400: oklch(71.8% .202 349.761); --color-pink-500: oklch(65.6% .241 354.308); --color-pink-600: oklch(59.2% .249 .584); --color-pink-700: oklch(52.5% .223 3.958); --color-pink-800: oklch(45.9% .187 3.815); --color-pink-900: oklch(40.8% .153 2.432); --color-pink-950: oklch(28.4% .109 3.907); --color-rose-50: oklch(96.9% .015 12.422); --color-rose-100: oklch(94.1% .03 12.58); --color-rose-200: oklch(89.2% .058 10.001); --color-rose-300: oklch(81% .117 11.638); --color-rose-400: oklch(71.2% .194 13.428); --color-rose-500: oklch(64.5% .246 16.439); --color-rose-600: oklch(58.6% .253 17.585); --color-rose-700: oklch(51.4% .222 16.935); --color-rose-800: oklch(45.5% .188 13.697); --color-rose-900: oklch(41% .159 10.272); --color-rose-950: oklch(27.1% .105 12.094); --color-slate-50: oklch(98.4% .003 247.858); --color-slate-100: oklch(96.8% .007 247.896); --color-slate-200: oklch(92.9% .013 255.508); --color-slate-300: oklch(86.9% .022 252.894); --color-slate-400: oklch(70.4% .04 256.788); --color-slate-500: oklch(55.4% .046 257.417); --color-slate-600: oklch(44.6% .043 257.281); --color-slate-700: oklch(37.2% .044 257.287); --color-slate-800: oklch(27.9% .041 260.031); --color-slate-900: oklch(20.8% .042 265.755); --color-slate-950: oklch(12.9% .042 264.695); --color-gray-50: oklch(98.5% .002 247.839); --color-gray-100: oklch(96.7% .003 264.542); --color-gray-200: oklch(92.8% .006 264.531); --color-gray-300: oklch(87.2% .01 258.338); --color-gray-400: oklch(70.7% .022 261.325); --color-gray-500: oklch(55.1% .027 264.364); --color-gray-600: oklch(44.6% .03 256.802); --color-gray-700: oklch(37.3% .034 259.733); --color-gray-800: oklch(27.8% .033 256.848); --color-gray-900: oklch(21% .034 264.665); --color-gray-950: oklch(13% .028 261.692); --color-zinc-50: oklch(98.5% 0 none); --color-zinc-100: oklch(96.7% .001 286.375); --color-zinc-200: oklch(92% .004 286.32); --color-zinc-300: oklch(87.1% .006 286.286); --color-zinc-400: oklch(70.5% .015 286.067); --color-zinc-500: oklch(55.2% .016 285.938); --color-zinc-600: oklch(44.2% .017 285.786); --color-zinc-700: oklch(37% .013 285.805); --color-zinc-800: oklch(27.4% .006 286.033); --color-zinc-900: oklch(21% .006 285.885); --color-zinc-950: oklch(14.1% .005 285.823); --color-neutral-50: oklch(98.5% 0 none); --color-neutral-100: oklch(97% 0 none); --color-neutral-200: oklch(92.2% 0 none); --color-neutral-300: oklch(87% 0 none); --color-neutral-400: oklch(70.8% 0 none); --color-neutral-500: oklch(55.6% 0 none); --color-neutral-600: oklch(43.9% 0 none); --color-neutral-700: oklch(37.1% 0 none); --color-neutral-800: oklch(26.9% 0 none); --color-neutral-900: oklch(20.5% 0 none); --color-neutral-950: oklch(14.5% 0 none); --color-stone-50: oklch(98.5% .001 106.423); --color-stone-100: oklch(97% .001 106.424); --color-stone-200: oklch(92.3% .003 48.717); --color-stone-300: oklch(86.9% .005 56.366); --color-stone-400: oklch(70.9% .01 56.259); --color-stone-500: oklch(55.3% .013 58.071); --color-stone-600: oklch(44.4% .011 73.639); --color-stone-700: oklch(37.4% .01 67.558); --color-stone-800: oklch(26.8% .007 34.298); --color-stone-900: oklch(21.6% .006 56.043); --color-stone-950: oklch(14.7% .004 49.25); --color-mauve-50: oklch(98.5% 0 none); --color-mauve-100: oklch(96% .003 325.6); --color-mauve-200: oklch(92.2% .005 325.62); --color-mauve-300: oklch(86.5% .012 325.68); --color-mauve-400: oklch(71.1% .019 323.02); --color-mauve-500: oklch(54.2% .034 322.5); --color-mauve-600: oklch(43.5% .029 321.78); --color-mauve-700: oklch(36.4% .029 323.89); --color-mauve-800: oklch(26.3% .024 320.12); --color-mauve-900: oklch(21.2% .019 322.12); --color-mauve-950: oklch(14.5% .008 326); --color-olive-50: oklch(98.8% .003 106.5); --color-olive-100: oklch(96.6% .005 106.5); --color-olive-200: oklch(93% .007 106.5); --color-olive-300: oklch(88% .011 106.6); --color-olive-400: oklch(73.7% .021 106.9); --color-olive-500: oklch(58% .031 107.3); --color-olive-600: oklch(46.6% .025 107.3); --color-olive-700: oklch(39.4% .023 107.4); --color-olive-800: oklch(28.6% .016 107.4); --color-olive-900: oklch(22.8% .013 107.4); --color-olive-950: oklch(15.3% .006 107.1); --color-mist-50: oklch(98.7% .002 197.1); --color-mist-100: oklch(96.3% .002 197.1); --color-mist-200: oklch(92.5% .005 214.3); --color-mist-300: oklch(87.2% .007 219.6); --color-mist-400: oklch(72.3% .014 214.4); --color-mist-500: oklch(56% .021 213.5); --color-mist-600: oklch(45% .017 213.2); --color-mist-700: oklch(37.8% .015 216); --color-mist-800: oklch(27.5% .011 216.9); --color-mist-900: oklch(21.8% .008 223.9); --color-mist-950: oklch(14.8% .004 228.8); --color-taupe-50: oklch(98.6% .002 67.8); --color-taupe-100: oklch(96% .002 17.2); --color-taupe-200: oklch(92.2% .005 34.3); --color-taupe-300: oklch(86.8% .007 39.5); --color-taupe-400: oklch(71.4% .014 41.2); --color-taupe-500: oklch(54.7% .021 43.1); --color-taupe-600: oklch(43.8% .017 39.3); --color-taupe-700: oklch(36.7% .016 35.7); --color-taupe-800: oklch(26.8% .011 36.5); --color-taupe-900: oklch(21.4% .009 43.1); --color-taupe-950: oklch(14.7% .004 49.3); --color-black: #000; --color-white: #fff; --spacing: .25rem; --breakpoint-sm: 40rem; --breakpoint-md: 48rem; --breakpoint-lg: 64rem; --breakpoint-xl: 80rem; --breakpoint-2xl: 96rem; --container-3xs: 16rem; --container-2xs: 18rem; --container-xs: 20rem; --container-sm: 24rem; --container-md: 28rem; --container-lg: 32rem; --container-xl: 36rem; --container-2xl: 42rem; --container-3xl: 48rem; --container-4xl: 56rem; --container-5xl: 64rem; --container-6xl: 72rem; --container-7xl: 80rem; --text-xs: .75rem; --text-xs--line-height: calc(1 / .75); --text-sm: .875rem; --text-sm--line-height: calc(1.25 / .875); --text-base: 1rem; --text-base--line-height: 1.5 ; --text-lg: 1.125rem; --text-lg--line-height: calc(1.75 / 1.125); --text-xl: 1.25rem; --text-xl--line-height: calc(1.75 / 1.25); --text-2xl: 1.5rem; --text-2xl--line-height: calc(2 / 1.5); --text-3xl: 1.875rem; --text-3xl--line-height: 1.2 ; --text-4xl: 2.25rem; --text-4xl--line-height: calc(2.5 / 2.25); --text-5xl: 3rem; --text-5xl--line-height: 1; --text-6xl: 3.75rem; --text-6xl--line-height: 1; --text-7xl: 4.5rem; --text-7xl--line-height: 1; --text-8xl: 6rem; --text-8xl--line-height: 1; --text-9xl: 8rem; --text-9xl--line-height: 1; --font-weight-thin: 100; --font-weight-extralight: 200; --font-weight-light: 300; --font-weight-normal: 400; --font-weight-medium: 500; --font-weight-semibold: 600; --font-weight-bold: 700; --font-weight-extrabold: 800; --font-weight-black: 900; --tracking-tighter: -.05em; --tracking-tight: -.025em; --tracking-normal: 0em; --tracking-wide: .025em; --tracking-wider: .05em; --tracking-widest: .1em; --leading-tight: 1.25; --leading-snug: 1.375; --leading-normal: 1.5; --leading-relaxed: 1.625; --leading-loose: 2; --radius-xs: .125rem; --radius-sm: .25rem; --radius-md: .375rem; --radius-lg: .5rem; --radius-xl: .75rem; --radius-2xl: 1rem; --radius-3xl: 1.5rem; --radius-4xl: 2rem; --shadow-2xs: 0 1px rgb(0 0 0 / .05); --shadow-xs: 0 1px 2px 0 rgb(0 0 0 / .05); --shadow-sm: 0 1px 3px 0 rgb(0 0 0 / .1), 0 1px 2px -1px rgb(0 0 0 / .1); --shadow-md: 0 4px 6px -1px rgb(0 0 0 / .1), 0 2px 4px -2px rgb(0 0 0 / .1); --shadow-lg: 0 10px 15px -3px rgb(0 0 0 / .1), 0 4px 6px -4px rgb(0 0 0 / .1); --shadow-xl: 0 20px 25px -5px rgb(0 0 0 / .1), 0 8px 10px -6px rgb(0 0 0 / .1); --shadow-2xl: 0 25px 50px -12px rgb(0 0 0 / .25); --inset-shadow-2xs: inset 0 1px rgb(0 0 0 / .05); --inset-shadow-xs: inset 0 1px 1px rgb(0 0 0 / .05); --inset-shadow-sm: inset 0 2px 4px rgb(0 0 0 / .05); --drop-shadow-xs: 0 1px 1px rgb(0 0 0 / .05); --drop-shadow-sm: 0 1px 2px rgb(0 0 0 / .15); --drop-shadow-md: 0 3px 3px rgb(0 0 0 / .12); --drop-shadow-lg: 0 4px 4px rgb(0 0 0 / .15); --drop-shadow-xl: 0 9px 7px rgb(0 0 0 / .1); --drop-shadow-2xl: 0 25px 25px rgb(0 0 0 / .15); --text-shadow-2xs: 0px 1px 0px rgb(0 0 0 / .15); --text-shadow-xs: 0px 1px 1px rgb(0 0 0 / .2); --text-shadow-sm: 0px 1px 0px rgb(0 0 0 / .075), 0px 1px 1px rgb(0 0 0 / .075), 0px 2px 2px rgb(0 0 0 / .075); --text-shadow-md: 0px 1px 1px rgb(0 0 0 / .1), 0px 1px 2px rgb(0 0 0 / .1), 0px 2px 4px rgb(0 0 0 / .1); --text-shadow-lg: 0px 1px 2px rgb(0 0 0 / .1), 0px 3px 2px rgb(0 0 0 / .1), 0px 4px 8px rgb(0 0 0 / .1); --ease-in: cubic-bezier(.4, 0, 1, 1); --ease-out: cubic-bezier(0, 0, .2, 1); --ease-in-out: cubic-bezier(.4, 0, .2, 1); --animate-spin: spin 1s linear infinite; --animate-ping: ping 1s cubic-bezier(0, 0, .2, 1) infinite; --animate-pulse: pulse 2s cubic-bezier(.4, 0, .6, 1) infinite; --animate-bounce: bounce 1s infinite; @keyframes spin { to { transform: rotate(360deg); } } @keyframes ping { 75%, 100% { transform: scale(2); opacity: 0; } } @keyframes pulse { 50% { opacity: .5; } } @keyframes bounce { 0%, 100% { transform: translateY(-25%); animation-timing-function: cubic-bezier(.8, 0, 1, 1); } 50% { transform: none; animation-timing-function: cubic-bezier(0, 0, .2, 1); } } --blur-xs: 4px; --blur-sm: 8px; --blur-md: 12px; --blur-lg: 16px; --blur-xl: 24px; --blur-2xl: 40px; --blur-3xl: 64px; --perspective-dramatic: 100px; --perspective-near: 300px; --perspective-normal: 500px; --perspective-midrange: 800px; --perspective-distant: 1200px; --aspect-video: 16 / 9; --default-transition-duration: .15s; --default-transition-timing-function: cubic-bezier(.4, 0, .2, 1); --default-font-family: --theme(--font-sans, initial); --default-font-feature-settings: --theme(--font-sans--font-feature-settings, initial); --default-font-variation-settings: --theme(--font-sans--font-variation-settings, initial); --default-mono-font-family: --theme(--font-mono, initial); --default-mono-font-feature-settings: --theme(--font-mono--font-feature-settings, initial); --default-mono-font-variation-settings: --theme(--font-mono--font-variation-settings, initial); }@theme default inline reference{ --blur: 8px; --shadow: 0 1px 3px 0 rgb(0 0 0 / .1), 0 1px 2px -1px rgb(0 0 0 / .1); --shadow-inner: inset 0 2px 4px 0 rgb(0 0 0 / .05); --drop-shadow: 0 1px 2px rgb(0 0 0 / .1), 0 1px 1px rgb(0 0 0 / .06); --radius: .25rem; --max-width-prose: 65ch; }\n";

;// CONCATENATED MODULE: ./lib/site/theme/glyphs.js
/** The few drawings of the layout itself; icons of the project come from its icon library. 24 × 24, strokes. */
function glyph(paths, className) {
    return `<svg class="${className}" viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
}
const chevron = glyph('<path d="m9 6 6 6-6 6"/>', 'l-chevron');
const selector = glyph('<path d="m7 15 5 5 5-5M7 9l5-5 5 5"/>', 'l-glyph');
const magnifier = glyph('<circle cx="11" cy="11" r="7"/><path d="m20 20-3.5-3.5"/>', 'l-glyph');
const menu = glyph('<path d="M4 6h16M4 12h16M4 18h16"/>', 'l-glyph');
const cross = glyph('<path d="M6 6l12 12M18 6 6 18"/>', 'l-glyph');
const sun = glyph('<circle cx="12" cy="12" r="4"/><path d="M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4"/>', 'l-glyph l-sun');
const moon = glyph('<path d="M20.5 14.5A8.5 8.5 0 1 1 9.5 3.5a7 7 0 0 0 11 11z"/>', 'l-glyph l-moon');
const globe = glyph('<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3a14 14 0 0 1 0 18M12 3a14 14 0 0 0 0 18"/>', 'l-glyph');
const arrowLeft = glyph('<path d="M19 12H5M11 6l-6 6 6 6"/>', 'l-glyph');
const arrowRight = glyph('<path d="M5 12h14M13 6l6 6-6 6"/>', 'l-glyph');
const copy = glyph('<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15H4V5a1 1 0 0 1 1-1h10v1"/>', 'l-glyph');
const outward = glyph('<path d="M7 17 17 7M9 7h8v8"/>', 'l-glyph l-outward');
/** A mark behind links that leave the site. */
function externalMark(href) {
    return /^(https?:)?\/\//.test(href) ? outward : '';
}

;// CONCATENATED MODULE: ./lib/site/theme/words.js

const ORDER = [
    'skip',
    'menu',
    'closeMenu',
    'search',
    'mode',
    'onThisPage',
    'previous',
    'next',
    'copyPage',
    'copied',
    'viewMarkdown',
    'deprecated',
    'dismiss',
    'language',
    'version',
    'product',
    'section',
];
/** One row a language, in the order above; `|` stands between the words. */
const TABLE = {
    en: 'Skip to main content|Menu|Close menu|Search…|Switch between light and dark|On this page|Previous|Next|Copy page|Copied|View as Markdown|deprecated|Dismiss|Language|Version|Product|Section',
    es: 'Ir al contenido principal|Menú|Cerrar menú|Buscar…|Cambiar entre claro y oscuro|En esta página|Anterior|Siguiente|Copiar página|Copiado|Ver como Markdown|obsoleto|Descartar|Idioma|Versión|Producto|Sección',
    fr: 'Aller au contenu principal|Menu|Fermer le menu|Rechercher…|Basculer entre clair et sombre|Sur cette page|Précédent|Suivant|Copier la page|Copié|Voir en Markdown|obsolète|Fermer|Langue|Version|Produit|Section',
    de: 'Zum Hauptinhalt springen|Menü|Menü schließen|Suchen…|Zwischen Hell und Dunkel wechseln|Auf dieser Seite|Zurück|Weiter|Seite kopieren|Kopiert|Als Markdown ansehen|veraltet|Schließen|Sprache|Version|Produkt|Bereich',
    pt: 'Ir para o conteúdo principal|Menu|Fechar menu|Pesquisar…|Alternar entre claro e escuro|Nesta página|Anterior|Próximo|Copiar página|Copiado|Ver como Markdown|obsoleto|Dispensar|Idioma|Versão|Produto|Seção',
    it: 'Vai al contenuto principale|Menu|Chiudi menu|Cerca…|Passa da chiaro a scuro|In questa pagina|Precedente|Successivo|Copia pagina|Copiato|Vedi come Markdown|deprecato|Chiudi|Lingua|Versione|Prodotto|Sezione',
    nl: 'Naar de hoofdinhoud|Menu|Menu sluiten|Zoeken…|Wisselen tussen licht en donker|Op deze pagina|Vorige|Volgende|Pagina kopiëren|Gekopieerd|Als Markdown bekijken|verouderd|Sluiten|Taal|Versie|Product|Sectie',
    pl: 'Przejdź do treści|Menu|Zamknij menu|Szukaj…|Przełącz jasny i ciemny tryb|Na tej stronie|Poprzednia|Następna|Kopiuj stronę|Skopiowano|Pokaż jako Markdown|przestarzałe|Zamknij|Język|Wersja|Produkt|Sekcja',
    tr: 'Ana içeriğe geç|Menü|Menüyü kapat|Ara…|Açık ve koyu arasında geçiş yap|Bu sayfada|Önceki|Sonraki|Sayfayı kopyala|Kopyalandı|Markdown olarak görüntüle|kullanımdan kaldırıldı|Kapat|Dil|Sürüm|Ürün|Bölüm',
    ru: 'К основному содержанию|Меню|Закрыть меню|Поиск…|Переключить светлую и тёмную тему|На этой странице|Назад|Далее|Копировать страницу|Скопировано|Открыть как Markdown|устарело|Закрыть|Язык|Версия|Продукт|Раздел',
    uk: 'До основного вмісту|Меню|Закрити меню|Пошук…|Перемкнути світлу й темну тему|На цій сторінці|Назад|Далі|Копіювати сторінку|Скопійовано|Відкрити як Markdown|застаріло|Закрити|Мова|Версія|Продукт|Розділ',
    vi: 'Đến nội dung chính|Menu|Đóng menu|Tìm kiếm…|Chuyển giữa sáng và tối|Trên trang này|Trước|Tiếp|Sao chép trang|Đã sao chép|Xem dạng Markdown|không dùng nữa|Đóng|Ngôn ngữ|Phiên bản|Sản phẩm|Mục',
    id: 'Lompat ke konten utama|Menu|Tutup menu|Cari…|Ganti terang dan gelap|Di halaman ini|Sebelumnya|Berikutnya|Salin halaman|Tersalin|Lihat sebagai Markdown|usang|Tutup|Bahasa|Versi|Produk|Bagian',
    hi: 'मुख्य सामग्री पर जाएँ|मेनू|मेनू बंद करें|खोजें…|हल्के और गहरे के बीच बदलें|इस पृष्ठ पर|पिछला|अगला|पृष्ठ कॉपी करें|कॉपी हो गया|Markdown के रूप में देखें|अप्रचलित|बंद करें|भाषा|संस्करण|उत्पाद|अनुभाग',
    ja: 'メインコンテンツへ移動|メニュー|メニューを閉じる|検索…|ライトとダークを切り替える|このページの内容|前へ|次へ|ページをコピー|コピーしました|Markdownで表示|非推奨|閉じる|言語|バージョン|製品|セクション',
    ko: '본문으로 건너뛰기|메뉴|메뉴 닫기|검색…|라이트 모드와 다크 모드 전환|이 페이지의 내용|이전|다음|페이지 복사|복사됨|Markdown으로 보기|지원 중단|닫기|언어|버전|제품|섹션',
    zh: '跳到主要内容|菜单|关闭菜单|搜索…|切换浅色和深色模式|本页内容|上一页|下一页|复制页面|已复制|查看 Markdown|已弃用|关闭|语言|版本|产品|栏目',
    'zh-Hant': '跳到主要內容|選單|關閉選單|搜尋…|切換淺色與深色模式|本頁內容|上一頁|下一頁|複製頁面|已複製|檢視 Markdown|已棄用|關閉|語言|版本|產品|欄目',
    ar: 'انتقل إلى المحتوى الرئيسي|القائمة|إغلاق القائمة|بحث…|التبديل بين الفاتح والداكن|في هذه الصفحة|السابق|التالي|نسخ الصفحة|تم النسخ|عرض بصيغة Markdown|مهمل|إغلاق|اللغة|الإصدار|المنتج|القسم',
    he: 'דילוג לתוכן הראשי|תפריט|סגירת התפריט|חיפוש…|מעבר בין בהיר לכהה|בעמוד זה|הקודם|הבא|העתקת העמוד|הועתק|הצגה כ־Markdown|מיושן|סגירה|שפה|גרסה|מוצר|מדור',
};
const known = new Map();
/** The words in a language, by its code in the settings; in English where it has none here. */
function wordsIn(code) {
    const tag = languageTag(code);
    const row = (/^zh-(hant|tw|hk|mo)\b/i.test(tag) ? TABLE['zh-Hant'] : TABLE[tag]) ??
        TABLE[tag.split('-')[0] ?? ''] ??
        TABLE.en ??
        '';
    const words = known.get(row) ?? rowWords(row);
    known.set(row, words);
    return words;
}
function rowWords(row) {
    const words = row.split('|');
    return Object.fromEntries(ORDER.map((name, index) => [name, words[index] ?? '']));
}
/** The code of the language that a page is in; English unless the navigation says otherwise. */
function languageAt(place) {
    return place.switches.find((placed) => placed.switch.kind === 'language')?.active?.name ?? 'en';
}
/** The words on a page at a place. */
function wordsAt(place) {
    return wordsIn(languageAt(place));
}

;// CONCATENATED MODULE: ./lib/site/theme/switches.js





/** The switches of some kinds on a page, with the entries a reader may see. */
function visible(place, kinds) {
    return place.switches
        .filter((placed) => kinds.includes(placed.switch.kind))
        .map(({ switch: one, active }) => ({
        active,
        switch: { ...one, entries: one.entries.filter((entry) => !entry.hidden || entry === active) },
    }))
        .filter((placed) => placed.switch.entries.length > 0);
}
/** Where an entry leads from this page; undefined when it holds nothing. */
function entryHref(theme, view, entry, active) {
    if (entry.href !== undefined)
        return theme.links.href(view.from, entry.href, { file: 'docs.json' });
    const target = theme.places.target(entry, view.page, active);
    return target === undefined ? undefined : view.file(pageFile(target));
}
function entryLabel(theme, view, entry) {
    const tag = entry.tag === undefined ? '' : `<span class="l-tag">${(0,markdown_html/* escapeText */.X1)(entry.tag)}</span>`;
    return `${theme.icon(view, entry.icon, { type: entry.iconType })}<span>${(0,markdown_html/* escapeText */.X1)(entry.label)}</span>${tag}`;
}
function entryLink(theme, view, entry, active) {
    const href = entryHref(theme, view, entry, active);
    if (href === undefined)
        return '';
    const current = entry === active ? ' aria-current="true"' : '';
    const lang = entry.kind === 'language' ? ` lang="${(0,markdown_html/* escapeAttribute */.Gj)(languageTag(entry.name))}"` : '';
    const description = entry.description === undefined ? '' : `<small>${(0,markdown_html/* escapeText */.X1)(entry.description)}</small>`;
    return `<li><a href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}"${current}${lang}>${entryLabel(theme, view, entry)}${externalMark(href)}${description}</a></li>`;
}
/** What a kind of switch is called in the language of a page. */
function switches_nameOf(kind, place) {
    const words = wordsAt(place);
    return kind === 'language' || kind === 'version' || kind === 'product' ? words[kind] : words.section;
}
/** A switch as a menu that unfolds: it works without a script. */
function menuOf(theme, view, { switch: one, active }) {
    const links = one.entries.map((entry) => entryLink(theme, view, entry, active)).join('');
    if (links === '')
        return '';
    const name = switches_nameOf(one.kind, view.place);
    const shown = active === undefined ? `<span>${(0,markdown_html/* escapeText */.X1)(name)}</span>` : entryLabel(theme, view, active);
    if (one.entries.length === 1 && active !== undefined) {
        return `<span class="l-switch l-switch-only" data-kind="${one.kind}">${shown}</span>`;
    }
    const mark = one.kind === 'language' ? globe : '';
    return `<details class="l-switch" data-kind="${one.kind}"><summary aria-label="${(0,markdown_html/* escapeAttribute */.Gj)(active === undefined ? name : `${name}: ${active.label}`)}">${mark}${shown}${selector}</summary><ul>${links}</ul></details>`;
}
function switchMenus(theme, view, place, kinds) {
    return visible(place, kinds)
        .map((placed) => menuOf(theme, view, placed))
        .join('');
}
/** The row of tabs; a tab with a menu unfolds it. Empty when there are none. */
function switches_tabs(theme, view, place) {
    const links = visible(place, ['tab'])
        .flatMap(({ switch: one, active }) => one.entries.map((entry) => switches_tab(theme, view, place, entry, active)))
        .join('');
    return links === '' ? '' : `<nav class="l-tabs" aria-label="Sections"><ul>${links}</ul></nav>`;
}
function switches_tab(theme, view, place, entry, active) {
    const menu = entry.node.switches.find(({ kind }) => kind === 'item');
    if (menu === undefined)
        return entryLink(theme, view, entry, active);
    const chosen = place.switches.find((placed) => placed.switch === menu)?.active;
    const links = menu.entries
        .filter(({ hidden }) => !hidden)
        .map((item) => entryLink(theme, view, item, chosen))
        .join('');
    const current = entry === active ? ' aria-current="true"' : '';
    return `<li><details class="l-switch l-tab-menu"><summary${current}>${entryLabel(theme, view, entry)}${chevron}</summary><ul>${links}</ul></details></li>`;
}
/** Anchors: a short list of places above the sidebar. */
function switches_anchors(theme, view, place) {
    const links = visible(place, ['anchor'])
        .flatMap(({ switch: one, active }) => one.entries.map((entry) => entryLink(theme, view, entry, active)))
        .join('');
    return links === '' ? '' : `<ul class="l-anchors">${links}</ul>`;
}

;// CONCATENATED MODULE: ./lib/site/theme/chrome.js





const SETTINGS = { file: 'docs.json' };
/** The bar at the top of every page, with the tabs below it. */
function header(theme, view, place) {
    const { settings } = theme;
    const words = wordsAt(place);
    const search = theme.searchable
        ? `<button class="l-search" type="button" data-search-open aria-haspopup="dialog" aria-keyshortcuts="/ Control+K">${magnifier}<span>${(0,markdown_html/* escapeText */.X1)(settings.searchPrompt ?? words.search)}</span><kbd>Ctrl K</kbd></button>`
        : '';
    const toggle = settings.appearance.strict
        ? ''
        : `<button class="l-icon-button" type="button" data-theme-toggle aria-label="${words.mode}">${sun}${moon}</button>`;
    return `<header class="l-header"><div class="l-bar"><button class="l-icon-button l-menu-button" type="button" popovertarget="l-side" aria-label="${words.menu}">${menu}</button>${logo(theme, view)}<div class="l-choices">${switchMenus(theme, view, place, ['product', 'version'])}</div>${search}<div class="l-bar-end"><nav class="l-links" aria-label="Links">${navbar(theme, view)}</nav>${switchMenus(theme, view, place, ['language'])}${toggle}</div></div>${switches_tabs(theme, view, place)}</header>`;
}
/** The links of the bar; on small screens they stand in the menu. */
function navbar(theme, view) {
    const { links, primary } = theme.settings.navbar;
    return `${links.map((link) => siteLink(theme, view, link, 'l-link')).join('')}${primary === undefined ? '' : siteLink(theme, view, named(primary), 'l-button')}`;
}
/** A primary link of type `github` may come without words. */
function named(link) {
    if (link.type !== 'github')
        return link;
    return { ...link, label: link.label || 'GitHub', icon: link.icon ?? 'github' };
}
function siteLink(theme, view, link, className) {
    const href = theme.links.href(view.from, link.href, SETTINGS);
    const icon = theme.icon(view, link.icon, link.icon === 'github' || link.icon === 'discord' ? { type: 'brands' } : {});
    const label = link.label === '' ? ` aria-label="${(0,markdown_html/* escapeAttribute */.Gj)(chrome_hostOf(link.href))}"` : '';
    const words = link.label === '' && icon === '' ? chrome_hostOf(link.href) : link.label;
    return `<a class="${className}" href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}"${label}>${icon}${words === '' ? '' : `<span>${(0,markdown_html/* escapeText */.X1)(words)}</span>`}</a>`;
}
function chrome_hostOf(href) {
    return URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : href;
}
/** The logo leads to its own address, else to the first page of the selected language, else home. */
function logo(theme, view) {
    const { settings, places, links } = theme;
    const language = view.place.switches.find((placed) => placed.switch.kind === 'language')?.active;
    const home = (language && places.target(language, view.page, undefined)) ?? places.home?.path;
    const own = settings.logo?.href;
    const href = own === undefined
        ? home === undefined
            ? '#'
            : view.file(pageFile(home))
        : links.href(view.from, own, SETTINGS);
    const picture = settings.logo === undefined
        ? wordmark(settings.name, undefined)
        : chrome_perMode(settings.logo, (path, mode) => {
            const source = links.asset(view.from, rooted(path), SETTINGS);
            if (!isPicture(theme, path))
                return wordmark(settings.name, mode);
            const size = links.pictureSize(view.from, rooted(path));
            const width = size === undefined ? '' : ` width="${Math.round((28 * size.width) / size.height)}"`;
            return `<img${only(mode)} src="${(0,markdown_html/* escapeAttribute */.Gj)(source)}" alt="${(0,markdown_html/* escapeAttribute */.Gj)(settings.name)}"${width} height="28">`;
        });
    return `<a class="l-logo" href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}">${picture}</a>`;
}
/** The name stands where there is no logo, or where its file is missing. */
function wordmark(name, mode) {
    return `<span${only(mode)}><span class="l-wordmark">${(0,markdown_html/* escapeText */.X1)(name)}</span></span>`;
}
function only(mode) {
    return mode === undefined ? '' : ` class="l-only-${mode}"`;
}
/** Whether a picture of the settings can be shown: a file of the project, or one written out as `data:`. */
function isPicture(theme, path) {
    return path.startsWith('data:') || theme.links.projectFile(rooted(path), '') !== undefined;
}
/** Paths in the settings start at the project's root, with or without a slash. */
function rooted(path) {
    return /^([a-z]+:|\/)/i.test(path) ? path : `/${path.replace(/^\.\//, '')}`;
}
function chrome_perMode(paths, html) {
    return paths.light === paths.dark
        ? html(paths.light, undefined)
        : html(paths.light, 'light') + html(paths.dark, 'dark');
}
function pager(view, place) {
    const words = wordsAt(place);
    const { previous, next } = place;
    if (previous === undefined && next === undefined)
        return '';
    const link = (page, rel, word) => page === undefined
        ? '<span></span>'
        : `<a rel="${rel}" href="${(0,markdown_html/* escapeAttribute */.Gj)(view.to(page))}"><small>${rel === 'prev' ? arrowLeft : ''}${word}${rel === 'next' ? arrowRight : ''}</small><span>${(0,markdown_html/* escapeText */.X1)(page.sidebarTitle)}</span></a>`;
    return `<nav class="l-pager" aria-label="${words.previous} / ${words.next}">${link(previous, 'prev', words.previous)}${link(next, 'next', words.next)}</nav>`;
}
/** How networks are called, where a capital letter does not do. */
const NETWORKS = {
    x: ['X', 'x-twitter'],
    twitter: ['X', 'x-twitter'],
    github: ['GitHub', 'github'],
    linkedin: ['LinkedIn', 'linkedin'],
    youtube: ['YouTube', 'youtube'],
    'hacker-news': ['Hacker News', 'hacker-news'],
    'earth-americas': ['Website', 'earth-americas'],
    website: ['Website', 'globe'],
    bluesky: ['Bluesky', 'bluesky'],
};
function footer(theme, view) {
    const { socials, columns } = theme.settings.footer;
    if (socials.length === 0 && columns.length === 0)
        return '';
    const icons = socials.map(([network, href]) => {
        const [label, icon] = NETWORKS[network] ?? [network.charAt(0).toUpperCase() + network.slice(1), network];
        const picture = theme.icon(view, icon, {
            type: icon === 'globe' || icon === 'earth-americas' ? undefined : 'brands',
            library: 'fontawesome',
        });
        return `<a href="${(0,markdown_html/* escapeAttribute */.Gj)(theme.links.href(view.from, href, SETTINGS))}" aria-label="${(0,markdown_html/* escapeAttribute */.Gj)(label)}">${picture === '' ? (0,markdown_html/* escapeText */.X1)(label) : picture}</a>`;
    });
    const lists = columns.map(({ header: title, links }) => `<div>${title === undefined ? '' : `<p class="l-footer-title">${(0,markdown_html/* escapeText */.X1)(title)}</p>`}<ul>${links.map((link) => `<li>${siteLink(theme, view, link, 'l-link')}</li>`).join('')}</ul></div>`);
    return `<footer class="l-footer">${lists.length === 0 ? '' : `<div class="l-footer-columns">${lists.join('')}</div>`}${icons.length === 0 ? '' : `<div class="l-socials">${icons.join('')}</div>`}</footer>`;
}
/** The head of the menu that small screens open. */
function drawerHead(words) {
    return `<button class="l-icon-button l-drawer-close" type="button" popovertarget="l-side" popovertargetaction="hide" aria-label="${words.closeMenu}">${cross}</button>`;
}

;// CONCATENATED MODULE: ./lib/site/theme/color.js
/** Contrast that small text needs (WCAG 2.2, 1.4.3), with a little to spare for tinted backgrounds. */
const READABLE = 4.8;
function parseHex(hex) {
    const digits = hex.slice(1);
    const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
    const channel = (at) => Number.parseInt(full.slice(at, at + 2), 16);
    return [channel(0), channel(2), channel(4)];
}
function toHex(rgb) {
    return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
function luminance(rgb) {
    const [red, green, blue] = rgb.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
/** WCAG contrast of two hex colors: 1 (none) to 21. */
function contrast(a, b) {
    const [darker, lighter] = [luminance(parseHex(a)), luminance(parseHex(b))].sort((x, y) => x - y);
    return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
/** The hex color `share` (0 to 1) of the way from one color to another. */
function mix(from, to, share) {
    const target = parseHex(to);
    return toHex(parseHex(from).map((value, index) => value + ((target[index] ?? 0) - value) * share));
}
/** A color as near to the wanted one as can be read as text on a background. */
function readableOn(color, background) {
    const pole = luminance(parseHex(background)) > 0.18 ? '#000000' : '#ffffff';
    for (let share = 0; share < 1; share += 0.04) {
        const candidate = mix(color, pole, share);
        if (contrast(candidate, background) >= READABLE)
            return candidate;
    }
    return pole;
}
/** White where it can be read on a color, else black. */
function textOn(color) {
    return contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
}

;// CONCATENATED MODULE: ./lib/site/theme/raster.js



let loading;
async function load() {
    const { initWasm, Resvg } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 13912));
    await initWasm((0,external_node_fs_.readFileSync)((0,external_node_module_.createRequire)(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
    return Resvg;
}
/** The PNG of an SVG, `width` pixels wide. Text is drawn with the given fonts (TrueType) and no others. */
async function drawn(svg, width, fonts = []) {
    loading ??= load();
    const Resvg = await loading;
    const drawing = new Resvg(svg, {
        fitTo: { mode: 'width', value: width },
        font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Inter' },
    });
    try {
        const image = drawing.render();
        try {
            return image.asPng();
        }
        finally {
            image.free();
        }
    }
    finally {
        drawing.free();
    }
}
/** A picture as a square PNG of `size` pixels, its proportions kept, on a background where one is given. */
async function resized(picture, size, background) {
    const type = pictureType(picture);
    const own = picture_size_pictureSize(picture);
    if (type === undefined || (type !== 'image/svg+xml' && own === undefined))
        throw new Error('its format is not known');
    const data = `data:${type};base64,${Buffer.from(picture).toString('base64')}`;
    const fill = background === undefined ? '' : `<rect width="100%" height="100%" fill="${background}"/>`;
    const at = (source, pixels, behind) => drawn(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${pixels}" height="${pixels}">${behind}<image width="${pixels}" height="${pixels}" xlink:href="${source}"/></svg>`, pixels);
    if (type === 'image/svg+xml')
        return at(data, size, fill);
    // Shrinking in one go would leave pixels out; halving takes them all into account.
    let current = data;
    let pixels = size * 4;
    while (pixels > size && pixels >= Math.max(own?.width ?? 0, own?.height ?? 0))
        pixels /= 2;
    for (; pixels > size; pixels /= 2)
        current = `data:image/png;base64,${Buffer.from(await at(current, pixels, '')).toString('base64')}`;
    return at(current, size, fill);
}

;// CONCATENATED MODULE: ./lib/site/theme/favicon.js





/** Sizes that browsers show in tabs and lists, in pixels. */
const TAB_SIZES = [16, 32, 48];
/** The size of an icon on a home screen; it has no transparent parts. */
const TOUCH_SIZE = 180;
/**
 * The icons of a site (spec/docs-json, favicon): pictures are resized to the usual sizes, drawings stay as they are.
 * A missing file is reported, and the name's first letter stands in for it.
 */
async function siteFavicons(settings, files, links, report) {
    const { favicon } = settings;
    if (favicon === undefined)
        return initialIcon(settings, undefined);
    const iconsOf = async (path, mode) => {
        const file = links.projectFile(rooted(path), '');
        if (file === undefined) {
            links.asset({ page: 'index', at: 'index' }, rooted(path), { file: 'docs.json' }); // says what is wrong
            return initialIcon(settings, mode);
        }
        const bytes = files.read(file);
        const type = pictureType(bytes);
        const asIs = (sizes) => {
            links.asset({ page: 'index', at: 'index' }, `/${file}`, { file: 'docs.json' });
            return { rel: 'icon', path: file, type, sizes, mode };
        };
        if (type === 'image/x-icon')
            return { links: [asIs(undefined)], files: [] };
        try {
            const touch = mode === 'dark' ? [] : [await sized(bytes, TOUCH_SIZE, mode)];
            if (type === 'image/svg+xml')
                return {
                    links: [asIs('any'), ...touch.map(({ link }) => link)],
                    files: touch.map((one) => one.file),
                };
            const sizes = await Promise.all(TAB_SIZES.map((size) => sized(bytes, size, mode)));
            const all = [...sizes, ...touch];
            return { links: all.map(({ link }) => link), files: all.map((one) => one.file) };
        }
        catch (error) {
            const cause = error instanceof Error ? error.message : String(error);
            report({
                severity: 'notice',
                kind: 'favicon-as-is',
                message: `favicon: ${path} could not be resized and is used as it is (${cause})`,
                file: 'docs.json',
            });
            return { links: [asIs(undefined)], files: [] };
        }
    };
    if (favicon.light === favicon.dark)
        return iconsOf(favicon.light, undefined);
    const [light, dark] = [await iconsOf(favicon.light, 'light'), await iconsOf(favicon.dark, 'dark')];
    return { links: [...light.links, ...dark.links], files: [...light.files, ...dark.files] };
}
async function sized(picture, size, mode) {
    const touch = size === TOUCH_SIZE;
    const bytes = await resized(picture, size, touch ? '#ffffff' : undefined);
    const name = touch ? 'apple-touch-icon' : `favicon-${size}`;
    const file = hashed(`assets/${name}${mode === 'dark' ? '-dark' : ''}.png`, bytes);
    return {
        file,
        link: touch
            ? { rel: 'apple-touch-icon', path: file.path, type: undefined, sizes: undefined, mode: undefined }
            : { rel: 'icon', path: file.path, type: 'image/png', sizes: `${size}x${size}`, mode },
    };
}
/** The name's first letter on the emphasis color, for sites without a favicon. */
function initialIcon({ name, colors }, mode) {
    const letter = [...name.trim()][0]?.toUpperCase() ?? '';
    const text = letter.replace(/[&<>]/g, '');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colors.primary}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="700" fill="${textOn(colors.primary)}">${text}</text></svg>\n`;
    const file = hashed('assets/favicon.svg', svg);
    return {
        links: [{ rel: 'icon', path: file.path, type: 'image/svg+xml', sizes: 'any', mode }],
        files: [file],
    };
}

;// CONCATENATED MODULE: ./lib/site/theme/bundled-fonts.js




/** Fonts that ship with this program (variable weights), divided by alphabet. */
const SANS = 'ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';
const SERIF = 'ui-serif,Georgia,Cambria,"Noto Serif",serif';
const MONO = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';
const LATIN = ['latin', 'latin-ext'];
const EUROPEAN = [...LATIN, 'cyrillic-ext', 'cyrillic', 'greek', 'vietnamese'];
function bundled(family, fallback, subsets = LATIN, styles = ['normal']) {
    return { family, fallback, name: family.toLowerCase().replaceAll(' ', '-'), subsets, styles };
}
const inter = bundled('Inter', SANS, [...EUROPEAN, 'greek-ext'], ['normal', 'italic']);
const jetBrainsMono = bundled('JetBrains Mono', MONO, EUROPEAN);
const sourceSerif = bundled('Source Serif 4', SERIF);
const geist = bundled('Geist', SANS);
const plusJakartaSans = bundled('Plus Jakarta Sans', SANS);
const FONTS = [
    inter,
    jetBrainsMono,
    sourceSerif,
    geist,
    plusJakartaSans,
    bundled('Geist Mono', MONO),
    bundled('DM Sans', SANS),
    bundled('Open Sans', SANS),
    bundled('Roboto', SANS),
    bundled('Space Grotesk', SANS),
];
/** The bundled font of a family name, in any letter case. */
function bundledFont(family) {
    return FONTS.find((font) => font.family.toLowerCase() === family.trim().toLowerCase());
}
/** The file of a font, for the letters of a subset. */
function readFont({ name }, subset, style = 'normal') {
    return (0,external_node_fs_.readFileSync)(resolve(name, `files/${name}-${subset}-wght-${style}.woff2`));
}
/**
 * The faces of a font for a site, as CSS with a file each: the Latin one first, others where the project has
 * characters of theirs. `characters` are code points beyond the first 256; `styleSheet` is where the CSS will be.
 */
function fontFaces(font, characters, styleSheet) {
    const ranges = JSON.parse((0,external_node_fs_.readFileSync)(resolve(font.name, 'unicode.json'), 'utf8'));
    return font.subsets.flatMap((subset) => {
        const range = ranges[subset] ?? '';
        if (subset !== 'latin' && !covers(range, characters))
            return [];
        return font.styles.map((style) => {
            const bytes = readFont(font, subset, style);
            const file = hashed(`assets/fonts/${font.name}-${subset}-${style}.woff2`, bytes);
            const css = `@font-face{font-family:"${font.family}";font-style:${style};font-weight:100 900;font-display:swap;src:url(${relativeHref(styleSheet, file.path)}) format("woff2");unicode-range:${range}}`;
            return { css, file };
        });
    });
}
/** Every code point beyond the first 256 that the pages and settings of a project hold. */
function charactersOf(files) {
    const found = new Set();
    for (const path of files.paths) {
        if (!/\.(mdx?|jsx|ya?ml|json)$/.test(path))
            continue;
        for (const [run] of files.readText(path).matchAll(/[^\0-\xff]+/g))
            for (const character of run)
                found.add(character.codePointAt(0) ?? 0);
    }
    return found;
}
/** Whether a `unicode-range` has one of the characters that the Latin face lacks. */
function covers(range, characters) {
    const spans = range.split(',').map((part) => {
        const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    });
    for (const character of characters)
        if (spans.some(([from, to]) => character >= from && character <= to))
            return true;
    return false;
}
function resolve(name, file) {
    return (0,external_node_module_.createRequire)(import.meta.url).resolve(`@fontsource-variable/${name}/${file}`);
}

;// CONCATENATED MODULE: ./lib/site/theme/fonts.js


/** The type of each theme, where it is not Inter. */
const OWN_TYPE = {
    linden: { body: jetBrainsMono, heading: jetBrainsMono },
    aspen: { body: geist, heading: geist },
    sequoia: { heading: sourceSerif },
    luma: { body: plusJakartaSans, heading: plusJakartaSans },
};
/**
 * The fonts of a site (spec/docs-json, fonts): bundled ones, files of the project, else what the reader's system
 * has, with a notice: a site never asks a font host. `styleSheet` is the site file the CSS becomes part of.
 */
function siteFonts(settings, files, styleSheet, place, report) {
    const faces = new Map();
    const bundled = new Map();
    const used = new Set();
    const characters = charactersOf(files);
    const ship = (font) => {
        const own = fontFaces(font, characters, styleSheet);
        for (const { css, file } of own) {
            bundled.set(file.path, file);
            faces.set(file.path, css);
        }
        return own[0]?.file.path;
    };
    const notice = (message) => {
        report({ severity: 'notice', kind: 'font-not-available', message, ...place });
    };
    const stack = (font, fallback) => {
        if (font === undefined)
            return { family: `"${fallback.family}",${fallback.fallback}`, file: ship(fallback) };
        const family = cssString(font.family);
        const known = bundledFont(font.family);
        if (font.source !== undefined && !/^(https?:)?\/\//.test(font.source)) {
            const file = resolveTarget(font.source, folderOf(place.file));
            if (file !== undefined && files.has(file)) {
                used.add(file);
                faces.set(`${font.family} ${file}`, `@font-face{font-family:${family};font-weight:${font.weight ?? '100 900'};font-display:swap;src:url(${relativeHref(styleSheet, file)}) format("${font.format ?? 'woff2'}")}`);
                return { family: `${family},${fallback.fallback}`, file };
            }
            notice(`fonts: ${font.source} is not in the project; ${fallback.family} is used instead`);
        }
        else if (known !== undefined) {
            return { family: `"${known.family}",${known.fallback}`, file: ship(known) };
        }
        else {
            notice(`fonts: ${font.family} does not ship with this program and a site asks no font host; add the font file to the project and name it in "source"`);
        }
        return { family: `${family},"${fallback.family}",${fallback.fallback}`, file: ship(fallback) };
    };
    const own = OWN_TYPE[settings.theme];
    const body = stack(settings.fonts.body, own?.body ?? inter);
    const heading = stack(settings.fonts.heading, own?.heading ?? inter);
    ship(jetBrainsMono);
    const weight = (font, name) => font?.weight === undefined ? '' : `;--weight-${name}:${font.weight}`;
    return {
        css: `${[...faces.values()].join('')}:root{--font-body:${body.family};--font-heading:${heading.family};--font-code:"${jetBrainsMono.family}",${jetBrainsMono.fallback}${weight(settings.fonts.body, 'body')}${weight(settings.fonts.heading, 'heading')}}`,
        files: [...bundled.values()],
        used: [...used],
        preload: body.file,
    };
}
function cssString(text) {
    return `"${text.replace(/["\\\n<]/g, '')}"`;
}

;// CONCATENATED MODULE: ./lib/site/theme/tokens.js

/** Page backgrounds of each theme, where the settings give none. */
const BACKGROUNDS = {
    mint: { light: '#ffffff', dark: '#0b0d0f' },
    maple: { light: '#fdfcfb', dark: '#111110' },
    palm: { light: '#ffffff', dark: '#0a121c' },
    willow: { light: '#ffffff', dark: '#101113' },
    linden: { light: '#fcfcf9', dark: '#0a0a0a' },
    almond: { light: '#f2efe9', dark: '#0e0f11' },
    aspen: { light: '#ffffff', dark: '#08090b' },
    sequoia: { light: '#faf7f0', dark: '#161310' },
    luma: { light: '#ffffff', dark: '#0f0f10' },
};
/**
 * The colors of a site as CSS. Emphasis colors are darkened or lightened as far as text needs it; the colors as
 * configured stay available as `--brand` (fills and decoration).
 */
function colorTokens(settings) {
    const { colors, background } = settings;
    const base = BACKGROUNDS[settings.theme];
    const light = background.color.light ?? base.light;
    const dark = background.color.dark ?? base.dark;
    const mode = (emphasis, page) => {
        // Tinted surfaces are a little off the page's color, so text is made readable on the tint.
        const soft = mix(page, emphasis, 0.1);
        const text = readableOn(readableOn(emphasis, page), soft);
        return [
            `--bg:${page}`,
            `--brand:${emphasis}`,
            `--primary:${text}`,
            `--primary-soft:${soft}`,
            `--on-primary:${textOn(text)}`,
            `--button:${colors.dark}`,
            `--on-button:${textOn(colors.dark)}`,
        ].join(';');
    };
    return `:root{${mode(colors.primary, light)}}.dark{${mode(colors.light, dark)}}`;
}

;// CONCATENATED MODULE: ./lib/site/theme/thumbnail.js








/** What social networks show of a link, in pixels. */
const THUMBNAIL = { width: 1200, height: 630 };
const TEXT_WIDTH = 1000;
/**
 * The picture of the site for social networks (spec/docs-json, thumbnails): its name and description, drawn at
 * build time. One for the whole site: one a page would take longer than the page itself.
 */
async function siteThumbnail(settings, files, links, report) {
    const { appearance, background, family } = settings.thumbnails;
    const mode = appearance ?? (settings.appearance.default === 'dark' ? 'dark' : 'light');
    const font = family === undefined ? inter : bundledFont(family);
    if (font === undefined) {
        report({
            severity: 'notice',
            kind: 'font-not-available',
            message: `thumbnails.fonts: ${family} does not ship with this program; ${inter.family} is used instead`,
            file: 'docs.json',
        });
    }
    const face = font ?? inter;
    const page = settings.background.color[mode] ?? BACKGROUNDS[settings.theme][mode];
    const brand = mode === 'dark' ? settings.colors.light : settings.colors.primary;
    const text = readableOn(mode === 'dark' ? '#f4f5f7' : '#14161a', page);
    const faint = mix(text, page, 0.3);
    const name = lines(settings.name, 84, 2);
    const description = lines(settings.description ?? '', 36, 3);
    const top = 315 - (name.length * 100 + description.length * 52) / 2 + 76;
    const line = (words, y, size, color, bold) => `<text x="96" y="${y}" font-size="${size}" fill="${color}"${bold ? ` stroke="${color}" stroke-width="${size / 28}"` : ''}>${(0,markdown_html/* escapeText */.X1)(words)}</text>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1200" height="630" font-family="${(0,markdown_html/* escapeAttribute */.Gj)(face.family)}"><defs><radialGradient id="glow" cx="85%" cy="0" r="80%"><stop offset="0" stop-color="${brand}" stop-opacity=".28"/><stop offset="1" stop-color="${brand}" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="630" fill="${page}"/><rect width="1200" height="630" fill="url(#glow)"/>${picture(background, files, links)}<rect width="1200" height="14" fill="${brand}"/>${name.map((words, index) => line(words, top + index * 100, 84, text, true)).join('')}${description.map((words, index) => line(words, top + name.length * 100 - 24 + index * 52, 36, faint, false)).join('')}</svg>`;
    return hashed('assets/thumbnail.png', await drawn(svg, THUMBNAIL.width, [readFont(face, 'latin')]));
}
/** The configured background; a missing file is reported, and one of another host left out. */
function picture(background, files, links) {
    if (background === undefined)
        return '';
    const file = links.projectFile(rooted(background), '');
    if (file === undefined) {
        links.asset({ page: 'index', at: 'index' }, rooted(background), { file: 'docs.json' }); // says what is wrong
        return '';
    }
    const bytes = files.read(file);
    const data = `data:${pictureType(bytes) ?? 'image/png'};base64,${Buffer.from(bytes).toString('base64')}`;
    return `<image width="1200" height="630" preserveAspectRatio="xMidYMid slice" xlink:href="${data}"/>`;
}
/** Words in lines that fit; what does not is cut. A letter is about half as wide as the font is high. */
function lines(text, size, most) {
    const fits = Math.floor(TEXT_WIDTH / (size * 0.54));
    const found = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
        const last = found.at(-1);
        if (last !== undefined && last.length + 1 + word.length <= fits)
            found[found.length - 1] = `${last} ${word}`;
        else
            found.push(word.slice(0, fits));
    }
    if (found.length <= most)
        return found;
    return [...found.slice(0, most - 1), `${(found[most - 1] ?? '').slice(0, fits - 1)}…`];
}

;// CONCATENATED MODULE: ./lib/site/theme/utilities.js

const CLASS_ATTRIBUTE = /\bclass(?:Name)?\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^\n]{0,500}?)\}(?=[\s/>]))/g;
/** Layout and components have their own classes. */
const OWN = /^(l|c|api)-/;
/** Every word that stands as a class name in the pages and snippets of a project, sorted. */
function classNames(files) {
    const names = new Set();
    for (const path of files.paths) {
        if (!/\.(mdx?|jsx|tsx)$/.test(path))
            continue;
        const source = files.readText(path);
        if (!source.includes('class'))
            continue;
        for (const [, double, single, expression] of source.matchAll(CLASS_ATTRIBUTE)) {
            for (const word of (double ?? single ?? expression ?? '').split(/[\s"'`]+/)) {
                // A utility may carry an address; a site asks no other host.
                if (word !== '' && !OWN.test(word) && !word.includes('//'))
                    names.add(word);
            }
        }
    }
    return [...names].sort();
}
/** The style rules of the utility classes that a project uses; empty when it uses none. */
async function utilityStyles(names) {
    if (names.length === 0)
        return '';
    const { compile } = await __webpack_require__.e(/* import() */ 7752).then(__webpack_require__.bind(__webpack_require__, 47752));
    const compiler = await compile(`${tailwindTheme}\n@custom-variant dark (&:where(.dark, .dark *));\n@tailwind utilities;`);
    return compiler.build([...names]);
}

;// CONCATENATED MODULE: ./lib/site/theme/assets.js







/** Where the style sheet goes; its final name carries a hash. */
const STYLE_SHEET = 'assets/style.css';
/** The files that all pages share, and how pages refer to them. */
async function themeAssets(settings, files, links, sheets, highlightCss, report) {
    const fonts = siteFonts(settings, files, STYLE_SHEET, { file: 'docs.json' }, report);
    const utilities = await utilityStyles(classNames(files));
    const style = hashed(STYLE_SHEET, fonts.css + styleSheet + highlightCss + colorTokens(settings) + utilities);
    const script = hashed('assets/site.js', clientScript);
    const search = hashed('assets/search.js', searchScript);
    const tryIt = hashed('assets/try-it.js', tryItScript);
    const favicons = await siteFavicons(settings, files, links, report);
    const thumbnail = drawsThumbnail(settings) ? [await siteThumbnail(settings, files, links, report)] : [];
    return {
        assets: {
            styleSheet: style.path,
            script: script.path,
            projectStyleSheets: sheets.map(({ path }) => path),
            preload: fonts.preload,
            mathStyleSheet: 'assets/katex/katex.css',
            mermaidScript: 'assets/mermaid/mermaid.js',
            tryItScript: tryIt.path,
            searchScript: search.path,
            favicons: favicons.links,
            thumbnail: thumbnail[0]?.path,
        },
        files: [style, script, search, ...favicons.files, ...thumbnail, ...fonts.files],
        used: fonts.used,
    };
}
/** A site that names its own picture for social networks needs no other. */
function drawsThumbnail({ metatags }) {
    return metatags['og:image'] === undefined;
}

;// CONCATENATED MODULE: ./lib/site/theme/mermaid.js



/** The diagram library, and the small script that draws with it; for sites with diagrams. */
function mermaidFiles() {
    const library = (0,external_node_module_.createRequire)(import.meta.url).resolve('mermaid/dist/mermaid.min.js');
    return [
        { path: 'assets/mermaid/mermaid.min.js', bytes: (0,external_node_fs_.readFileSync)(library) },
        { path: 'assets/mermaid/mermaid.js', bytes: new TextEncoder().encode(mermaidScript) },
    ];
}

;// CONCATENATED MODULE: ./lib/site/render.js
















/** A site with fewer pages is done before a thread has started. */
const FEW_PAGES = 50;
async function createRenderers(sources) {
    const { files, loaded, options, site, links, sheets, home, report, means, journal, signal } = sources;
    const { settings } = loaded;
    const pages = [...site.built.values()];
    const highlighting = {
        codeblocks: settings.codeblocks,
        customLanguages: customLanguages(settings, files, report),
    };
    const languages = new Set(pages.flatMap(({ parsed }) => parsed?.languages ?? []));
    for (const file of files.paths) {
        if (/(^|\/)_?snippets\/.*\.mdx?$/.test(file))
            for (const language of site.parse(file).languages)
                languages.add(language);
    }
    for (const language of apiLanguages(pages))
        languages.add(language);
    const named = [...languages].sort();
    const bodies = createBodyCache({
        cache: means.cache,
        files,
        links,
        journal,
        parse: site.parse,
        fileOf: (path) => site.all.get(path)?.parsed?.file,
        basis: [options, named, [...site.all.keys()], [...site.built.keys()], home?.path],
    });
    const unmade = pages.filter((page) => !bodies.has(page));
    const threads = unmade.length < FEW_PAGES ? undefined : means.startHighlightWorkers?.(highlighting, named);
    const highlighter = await (0,highlight_highlighter/* createHighlighter */.O)(highlighting);
    await highlighter.ensureLanguages(named);
    const ahead = highlightAhead(threads, pages.length, (index) => {
        const page = pages[index];
        const parsed = page === undefined || bodies.has(page) ? undefined : page.parsed;
        return parsed === undefined ? [] : codeRequests(parsed, settings.variables);
    }, highlighter, signal);
    const icon = await createIcons(settings.iconLibrary, files);
    const shared = await themeAssets(settings, files, links, sheets, highlighter.css, report);
    const shelf = { links, library: settings.iconLibrary, icon, highlight: highlighter.highlight };
    const context = (view, to) => pageContext(view.from, { ...shelf, report: to });
    const whole = { files, parse: site.parse, variables: settings.variables, math: settings.latex };
    const apiPages = createApiPages(settings.api, options.deploymentType, whole);
    const render = (view, to, project = whole) => {
        const { parsed } = view.page;
        const here = context(view, to);
        const reference = apiPages.body(view.page, here);
        return reference ?? (parsed === undefined ? emptyBody : renderMarkdown(parsed, project, here));
    };
    const needs = new Set();
    const ids = new Map();
    const withLatex = (body) => {
        if (settings.latex === undefined)
            return body;
        const own = new Set(body.needs);
        if (settings.latex)
            own.add('math');
        else
            own.delete('math');
        return { ...body, needs: own };
    };
    const banner = settings.banner === undefined ? undefined : parsePage('docs.json', settings.banner.content, report);
    return {
        theme: {
            settings,
            domain: options.domain,
            places: site.places,
            links,
            assets: shared.assets,
            searchable: true,
            icon: (view, name, iconOptions) => name === undefined || name === ''
                ? ''
                : context_iconHtml(name, loaded.exactPlace({ file: 'docs.json' }, name), iconOptions, { page: 'index', at: view.at }, { ...shelf, report }),
            banner(view) {
                if (banner === undefined)
                    return undefined;
                return bannerHtml(renderMarkdown(banner, whole, context(view, report)).html, settings.banner?.dismissible === true ? wordsAt(view.place).dismiss : undefined);
            },
        },
        files: shared.files,
        used: shared.used,
        ids,
        ready: (index) => ahead.reached(index),
        body(view) {
            const body = withLatex(bodies.body(view.page, (seen) => render(view, report, { ...whole, ...seen })));
            for (const need of body.needs)
                needs.add(need);
            ids.set(view.page.path, new Set([...body.html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '')));
            return body;
        },
        copy: (view) => withLatex(render(view, () => { })),
        markdown: (page, body) => pageMarkdown(page, body.markdown),
        needed: () => [
            ...(needs.has('math') ? katexFiles() : []),
            ...(needs.has('mermaid') ? mermaidFiles() : []),
            ...(needs.has('try-it') ? [hashed('assets/try-it.js', tryItScript)] : []),
        ],
    };
}
const emptyBody = { html: '', headings: [], sections: [], needs: new Set(), markdown: '' };
/** `dismiss`: what the button says that closes it; without, there is none. */
function bannerHtml(content, dismiss) {
    const close = dismiss === undefined
        ? ''
        : `<button class="l-icon-button" type="button" data-banner-close aria-label="${dismiss}">×</button>`;
    return `<div class="l-banner" role="region" aria-label="Announcement"><div>${content}</div>${close}</div>`;
}
/** Grammars of the project's own languages; a broken one is reported and left out. */
function customLanguages(settings, files, report) {
    return settings.customLanguages.flatMap((path) => {
        const file = path.replace(/^\.?\//, '');
        const problem = (message) => {
            report({
                severity: 'warning',
                kind: 'custom-language',
                message,
                file: files.has(file) ? file : 'docs.json',
            });
            return [];
        };
        if (!files.has(file))
            return problem(`styling.codeblocks.languages.custom: ${path} is not in the project`);
        try {
            const grammar = JSON.parse(files.readText(file));
            return typeof grammar === 'object' && grammar !== null && 'scopeName' in grammar
                ? [grammar]
                : problem(`${path} is not a TextMate grammar: it has no "scopeName"`);
        }
        catch (error) {
            return problem(`${path} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
        }
    });
}

;// CONCATENATED MODULE: ./lib/site/theme/directory.js

/** What a group holds, below the text of the page that is its root (`directory` in the navigation). */
function directory(theme, view) {
    const group = view.place.groups.at(-1);
    if (group?.root !== view.page || group.listing === undefined)
        return '';
    const items = group.items.filter((item) => item.kind !== 'page' || item.page !== view.page);
    if (items.length === 0)
        return '';
    return group.listing === 'card' ? directory_cards(theme, view, items) : rows(theme, view, items);
}
function entryOf(theme, view, item) {
    const settings = { file: 'docs.json' };
    if (item.kind === 'link') {
        const href = theme.links.href(view.from, item.href, settings);
        return { title: item.title, href, icon: theme.icon(view, item.icon), description: undefined, inner: [] };
    }
    if (item.kind === 'page') {
        const { page } = item;
        return {
            title: page.sidebarTitle,
            href: page.url === undefined ? view.to(page) : theme.links.href(view.from, page.url, settings),
            icon: theme.icon(view, page.icon, { type: page.iconType }),
            description: page.description,
            inner: [],
        };
    }
    return {
        title: item.title,
        href: item.root === undefined ? undefined : view.to(item.root),
        icon: theme.icon(view, item.icon, { type: item.iconType }),
        description: item.root?.description,
        inner: item.items,
    };
}
function directory_link(title, href, className) {
    const text = (0,markdown_html/* escapeText */.X1)(title);
    return href === undefined ? text : `<a${className} href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}">${text}</a>`;
}
function directory_cards(theme, view, items) {
    const shown = items.map((item) => {
        const { title, href, icon, description, inner } = entryOf(theme, view, item);
        const text = description === undefined ? '' : `<p>${(0,markdown_html/* escapeText */.X1)(description)}</p>`;
        const list = inner.length === 0 || href !== undefined ? '' : rows(theme, view, inner);
        const body = text + list === '' ? '' : `<div class="c-card-body">${text}${list}</div>`;
        return `<div class="c-card">${icon === '' ? '' : `<span class="c-card-icon">${icon}</span>`}<div class="c-card-main"><p class="c-card-title">${directory_link(title, href, ' class="c-card-link"')}</p>${body}</div></div>`;
    });
    return `<div class="c-columns" style="--cols:2">${shown.join('')}</div>`;
}
/** A list; groups unfold, and need no script for it. */
function rows(theme, view, items) {
    const shown = items.map((item) => {
        const { title, href, description, inner } = entryOf(theme, view, item);
        if (inner.length > 0) {
            const own = href === undefined ? '' : `<p>${directory_link(title, href, '')}</p>`;
            return `<li><details class="c-accordion"><summary><span class="c-accordion-title">${(0,markdown_html/* escapeText */.X1)(title)}</span></summary><div class="c-accordion-body">${own}${rows(theme, view, inner)}</div></details></li>`;
        }
        return `<li>${directory_link(title, href, '')}${description === undefined ? '' : `<br>${(0,markdown_html/* escapeText */.X1)(description)}`}</li>`;
    });
    return `<ul>${shown.join('')}</ul>`;
}

;// CONCATENATED MODULE: ./lib/site/theme/head.js





/**
 * Chooses the mode before the first paint, so that nothing flashes. Small enough to stand in every page.
 * `strict` sites ignore what the reader once chose.
 */
function modeScript(fallback, strict) {
    const chosen = strict ? 'null' : "localStorage.getItem('theme')";
    const dark = fallback === 'system' ? "matchMedia('(prefers-color-scheme:dark)').matches" : String(fallback === 'dark');
    return `(function(){var t=null;try{t=${chosen}}catch(e){}document.documentElement.classList.toggle('dark',t?t==='dark':${dark})})()`;
}
/** Hides a banner that the reader has dismissed, before the first paint. */
const BANNER_SCRIPT = "(function(d){try{if(localStorage.getItem('banner')===d.dataset.banner)d.classList.add('l-no-banner')}catch(e){}})(document.documentElement)";
/** Tags the layout writes itself, or that have no place in a static page. */
const OWN_TAGS = new Set(['charset', 'viewport', 'canonical', 'description', 'title']);
function head(theme, view, needs, noindex) {
    const { settings, assets } = theme;
    const { page } = view;
    const title = page.title === settings.name ? page.title : `${page.title} - ${settings.name}`;
    const description = page.description ?? settings.description;
    const canonical = page.metatags.canonical ?? canonicalUrl(canonicalHost(theme), page.path);
    const tags = {
        'og:type': 'website',
        'og:site_name': settings.name,
        'og:title': title,
        ...(description === undefined ? {} : { 'og:description': description }),
        'og:url': canonical,
        ...settings.metatags,
        ...page.metatags,
        ...(noindex ? { robots: 'noindex' } : {}),
    };
    const social = socialTags(theme, tags);
    const sheet = (path) => `<link rel="stylesheet" href="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(path))}">`;
    const { appearance } = settings;
    return [
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
        `<title>${(0,markdown_html/* escapeText */.X1)(title)}</title>`,
        description === undefined ? '' : `<meta name="description" content="${(0,markdown_html/* escapeAttribute */.Gj)(description)}">`,
        `<link rel="canonical" href="${(0,markdown_html/* escapeAttribute */.Gj)(canonical)}">`,
        ...Object.entries({ ...social, ...tags }).map(([name, content]) => metatag(theme, view, name, content)),
        ...assets.favicons.map((icon) => favicon(view, icon)),
        assets.preload === undefined
            ? ''
            : `<link rel="preload" href="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(assets.preload))}" as="font" type="font/woff2" crossorigin>`,
        feedLink(view),
        sheet(assets.styleSheet),
        needs.has('math') ? sheet(assets.mathStyleSheet) : '',
        ...assets.projectStyleSheets.map(sheet),
        `<script>${modeScript(appearance.default, appearance.strict)}${settings.banner?.dismissible === true ? `;${BANNER_SCRIPT}` : ''}</script>`,
        `<script defer src="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(assets.script))}"></script>`,
        needs.has('mermaid') && assets.mermaidScript !== undefined
            ? `<script defer src="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(assets.mermaidScript))}"></script>`
            : '',
        needs.has('try-it')
            ? `<script defer src="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(assets.tryItScript))}"></script>`
            : '',
    ].join('');
}
/** The picture that social networks show: of the page, of the settings, else the one drawn at build time. */
function socialTags({ assets, domain }, tags) {
    const own = tags['og:image'] ?? tags['twitter:image'];
    if (own === undefined && assets.thumbnail === undefined)
        return { 'twitter:card': 'summary' };
    const drawn = own === undefined
        ? {
            'og:image': `https://${domain}/${assets.thumbnail}`,
            'og:image:width': String(THUMBNAIL.width),
            'og:image:height': String(THUMBNAIL.height),
        }
        : {};
    return { ...drawn, 'twitter:card': 'summary_large_image' };
}
/** `seo.metatags.canonical` names the address the site is known under. */
function canonicalHost(theme) {
    const base = theme.settings.metatags.canonical;
    return base === undefined || !URL.canParse(base)
        ? theme.domain
        : base.replace(/^https?:\/\//, '').replace(/\/+$/, '');
}
function metatag(theme, view, name, content) {
    if (OWN_TAGS.has(name.toLowerCase()))
        return '';
    const key = /^(og|article|fb):/.test(name) ? 'property' : 'name';
    const value = /image$/.test(name) ? imageUrl(theme, view, content) : content;
    return `<meta ${key}="${(0,markdown_html/* escapeAttribute */.Gj)(name)}" content="${(0,markdown_html/* escapeAttribute */.Gj)(value)}">`;
}
function feedLink(view) {
    const path = feedPath(view.page);
    return path === undefined
        ? ''
        : `<link rel="alternate" type="application/rss+xml" href="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(path))}">`;
}
/** Social networks need absolute addresses. */
function imageUrl(theme, view, image) {
    const file = theme.links.projectFile(rooted(image), '');
    if (file === undefined)
        return image;
    theme.links.asset(view.from, rooted(image), { file: 'docs.json' });
    return `https://${theme.domain}/${encodeURI(file)}`;
}
function favicon(view, { rel, path, type, sizes, mode }) {
    const attributes = [
        `rel="${rel}"`,
        ...(type === undefined ? [] : [`type="${type}"`]),
        ...(sizes === undefined ? [] : [`sizes="${sizes}"`]),
        ...(mode === undefined ? [] : [`media="(prefers-color-scheme:${mode})"`]),
    ];
    return `<link ${attributes.join(' ')} href="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(path))}">`;
}

;// CONCATENATED MODULE: ./lib/site/theme/view.js

/** The view of a page at a place; at its first one, unless another is given. */
function viewOf(places, page, { place = places.of(page), at = place.at } = {}) {
    const file = pageFile(at);
    return {
        page,
        at,
        from: { page: page.path, at },
        place,
        to: (target) => relativeHref(file, pageFile(places.of(target, place.sidebar).at)),
        file: (path) => relativeHref(file, path),
    };
}

;// CONCATENATED MODULE: ./lib/site/theme/sidebar.js







/** A sidebar with more pages than this shows the sections around the current page; others unfold on demand. */
const MOST_PAGES = 250;
/** Renders sidebars, each entry once for every folder it is seen from. */
function createSidebars(theme) {
    const templates = new Map();
    const fragments = new Map();
    const sizes = new Map();
    const isLarge = ({ id, items }) => {
        const size = sizes.get(id) ?? [...pagesOf(items)].length;
        sizes.set(id, size);
        return size > MOST_PAGES;
    };
    const cached = (key, make) => {
        const template = templates.get(key) ?? make();
        templates.set(key, template);
        return template;
    };
    /** The inside of a section as a script that hands it over, with links as seen from the site's root. */
    const fragment = (group, key, start) => {
        const known = fragments.get(key);
        if (known !== undefined)
            return known;
        const atRoot = viewOf(theme.places, start.page, { place: start.place, at: 'index' });
        const html = sidebar_fill(template(theme, atRoot, group), undefined, []);
        const list = html.slice(html.indexOf('<ul>'), html.lastIndexOf('</ul>') + 5);
        const content = JSON.stringify(list);
        const name = hashed(`assets/nav/${key}.js`, content).path;
        const file = textFile(name, `docsNav(${JSON.stringify(name)},${content})\n`);
        fragments.set(key, file);
        return file;
    };
    return {
        files: () => [...fragments.values()],
        html(view, place) {
            const { sidebar } = place;
            const folder = folderOf(view.at);
            const large = isLarge(sidebar);
            const entries = sidebar.items.map((item, index) => {
                const key = `${sidebar.id}-${index}`;
                if (large && item.kind === 'group' && !place.groups.includes(item)) {
                    return sidebar_fill(cached(`${key} stub ${folder}`, () => stub(theme, view, item, fragment(item, key, view).path)), undefined, []);
                }
                return sidebar_fill(cached(`${key} ${folder}`, () => template(theme, view, item)), view.page.path, place.groups);
            });
            return entries.length === 0 ? '' : `<ul>${entries.join('')}</ul>`;
        },
    };
}
/** A section to unfold: its first page until a script loads the rest. */
function stub(theme, view, group, path) {
    const first = firstOf(group);
    const link = first === undefined
        ? ''
        : `<ul><li><a href="${(0,markdown_html/* escapeAttribute */.Gj)(view.to(first))}"><span>${(0,markdown_html/* escapeText */.X1)(first.sidebarTitle)}</span></a></li></ul>`;
    const html = `<li class="l-section"><details data-nav="${(0,markdown_html/* escapeAttribute */.Gj)(path)}"><summary class="l-section-title">${groupLabel(theme, view, group)}${chevron}</summary>${link}</details></li>`;
    return { pieces: [html], pages: new Map(), groups: new Map() };
}
function firstOf(group) {
    for (const page of pagesOf([group]))
        if (page.url === undefined)
            return page;
    return undefined;
}
function sidebar_fill(template, current, open) {
    const pieces = [...template.pieces];
    for (const slot of template.pages.get(current ?? '') ?? [])
        pieces[slot] = ' aria-current="page"';
    for (const group of open) {
        const slot = template.groups.get(group);
        if (slot !== undefined)
            pieces[slot] = ' open';
    }
    return pieces.join('');
}
function groupLabel(theme, view, group) {
    return `${theme.icon(view, group.icon, { type: group.iconType })}<span>${(0,markdown_html/* escapeText */.X1)(group.title)}</span>${tag(group.tag)}`;
}
function template(theme, view, top) {
    const pieces = [];
    const pages = new Map();
    const groups = new Map();
    let open = '';
    const write = (html) => {
        open += html;
    };
    const slot = (content) => {
        pieces.push(open, content);
        open = '';
        return pieces.length - 1;
    };
    const pageLink = (page, className = '') => {
        const href = page.url === undefined ? view.to(page) : theme.links.href(view.from, page.url, { file: page.path });
        write(`<a${className} href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}"`);
        pages.set(page.path, [...(pages.get(page.path) ?? []), slot('')]);
        write(`>${theme.icon(view, page.icon, { type: page.iconType })}<span>${(0,markdown_html/* escapeText */.X1)(page.sidebarTitle)}</span>${marks(view, page)}</a>`);
    };
    const list = (items) => {
        write('<ul>');
        for (const item of items)
            entry(item, false);
        write('</ul>');
    };
    const entry = (item, atTop) => {
        if (item.kind === 'page') {
            write('<li>');
            pageLink(item.page);
            write('</li>');
        }
        else if (item.kind === 'link') {
            write(`<li>${sidebar_link(theme, view, item)}</li>`);
        }
        else if (atTop) {
            section(item);
        }
        else {
            write('<li><details');
            groups.set(item, slot(item.expanded === true ? ' open' : ''));
            write(`><summary>${groupLabel(theme, view, item)}${chevron}</summary>`);
            list(withRoot(item));
            write('</details></li>');
        }
    };
    const section = (group) => {
        write('<li class="l-section">');
        if (group.root === undefined)
            write(`<p class="l-section-title">${groupLabel(theme, view, group)}</p>`);
        else {
            const root = group.root;
            write(`<a class="l-section-title" href="${(0,markdown_html/* escapeAttribute */.Gj)(view.to(root))}"`);
            pages.set(root.path, [...(pages.get(root.path) ?? []), slot('')]);
            write(`>${groupLabel(theme, view, group)}</a>`);
        }
        list(group.items);
        write('</li>');
    };
    entry(top, true);
    pieces.push(open);
    return { pieces, pages, groups };
}
/** A collapsed group has no link of its own, so its page stands first inside. */
function withRoot(group) {
    return group.root === undefined ? group.items : [{ kind: 'page', page: group.root }, ...group.items];
}
function sidebar_link(theme, view, item) {
    const href = theme.links.href(view.from, item.href, { file: 'docs.json' });
    return `<a href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}">${theme.icon(view, item.icon)}<span>${(0,markdown_html/* escapeText */.X1)(item.title)}</span>${externalMark(href)}</a>`;
}
function marks(view, page) {
    const method = page.operation?.operation.method ?? page.endpoint?.method;
    const webhook = page.operation?.operation.webhook === true;
    return `${method === undefined ? '' : methodMark(webhook ? 'webhook' : method)}${page.deprecated ? tag(wordsAt(view.place).deprecated) : ''}${tag(page.tag)}${page.url === undefined ? '' : externalMark(page.url)}`;
}
const SHORT = { delete: 'DEL', options: 'OPT', webhook: 'HOOK' };
function methodMark(method) {
    return `<span class="l-method" data-method="${(0,markdown_html/* escapeAttribute */.Gj)(method)}">${(0,markdown_html/* escapeText */.X1)(SHORT[method] ?? method.toUpperCase())}</span>`;
}
function tag(text) {
    return text === undefined ? '' : `<span class="l-tag">${(0,markdown_html/* escapeText */.X1)(text)}</span>`;
}

;// CONCATENATED MODULE: ./lib/site/theme/layout.js










/** Lays pages out: from a rendered body to a whole HTML document. */
function createLayout(theme) {
    const sidebars = createSidebars(theme);
    const html = (view, body) => {
        const { page } = view;
        const { settings } = theme;
        const { place } = view;
        const words = wordsAt(place);
        const language = languageAt(place);
        const noindex = page.noindex || (!place.listed && settings.indexing === 'navigable' && page !== theme.places.home);
        const bare = page.mode === 'custom' || page.mode === 'center';
        const contents = page.mode === 'default' ? tableOfContents(body.headings, words) : '';
        const classes = [`theme-${settings.theme}`, ...(settings.appearance.default === 'dark' ? ['dark'] : [])];
        const banner = theme.banner(view);
        return `<!doctype html>
<html lang="${(0,markdown_html/* escapeAttribute */.Gj)(languageTag(language))}" dir="${textDirection(language)}" class="${classes.join(' ')}" data-root="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(''))}" data-search="${(0,markdown_html/* escapeAttribute */.Gj)(theme.assets.searchScript)}" data-scope="${(0,markdown_html/* escapeAttribute */.Gj)(layout_scopeOf(place))}"${followed(settings)}${settings.banner?.dismissible === true ? ` data-banner="${bannerKey(settings.banner.content)}"` : ''}>
<head>${head(theme, view, body.needs, noindex)}</head>
<body class="l-mode-${page.mode}">
<a class="l-skip" href="#content">${words.skip}</a>
${decoration(theme, view)}${banner === undefined ? '' : banner}
${header(theme, view, place)}
<div class="l-frame${contents === '' ? '' : ' l-has-toc'}${bare ? ' l-bare' : ''}">
<aside class="l-side" id="l-side" popover aria-label="Navigation">${drawerHead(words)}<nav class="l-drawer-links" aria-label="Links">${navbar(theme, view)}</nav><div class="l-side-choices">${switchMenus(theme, view, place, ['product', 'version'])}</div>${switchMenus(theme, view, place, ['dropdown'])}${switches_anchors(theme, view, place)}<nav class="l-nav" aria-label="Pages">${sidebars.html(view, place)}</nav></aside>
<main class="l-main" id="content" tabindex="-1">
<article class="l-article">${titleBlock(theme, view, place)}<div class="l-prose">${body.html}${directory(theme, view)}</div></article>
${pager(view, place)}${footer(theme, view)}
</main>
${contents}
</div>
</body>
</html>
`;
    };
    return { html, files: sidebars.files };
}
/** A site that follows the system does so until the reader chooses, or always where there is no choice. */
function followed({ appearance }) {
    return appearance.default === 'system' ? ` data-follow="${appearance.strict ? 'always' : 'first'}"` : '';
}
/** Tells one announcement from the next. */
function bannerKey(content) {
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 8);
}
/** Which part of the search index a page belongs to: its language and version. */
function layout_scopeOf(place) {
    const name = (kind) => place.switches.find((placed) => placed.switch.kind === kind)?.active?.name ?? '';
    return `${name('language')}/${name('version')}`;
}
function titleBlock(theme, view, place) {
    const { page } = view;
    if (page.mode === 'custom' || page.mode === 'frame')
        return '';
    const title = `<h1>${(0,markdown_html/* escapeText */.X1)(page.title)}${page.deprecated ? ` <span class="l-tag">${wordsAt(place).deprecated}</span>` : ''}</h1>`;
    const written = page.parsed?.frontmatter.description;
    const description = typeof written === 'string' && written.trim() !== ''
        ? `<p class="l-description">${(0,markdown_html/* escapeText */.X1)(written)}</p>`
        : '';
    const block = `${eyebrow(theme, place)}<div class="l-title-row">${title}${actions(theme, view)}</div>${description}`;
    return `<header class="l-title">${block}</header>`;
}
function eyebrow(theme, place) {
    const groups = place.groups.map(({ title }) => title);
    if (theme.settings.eyebrows === 'section')
        return groups.length === 0 ? '' : `<p class="l-eyebrow">${(0,markdown_html/* escapeText */.X1)(groups.at(-1) ?? '')}</p>`;
    const chosen = place.switches.flatMap(({ switch: { kind }, active }) => kind === 'language' || active === undefined ? [] : [active.label]);
    const names = [...chosen, ...groups];
    if (names.length === 0)
        return '';
    return `<nav class="l-eyebrow" aria-label="Breadcrumbs"><ol>${names.map((name) => `<li>${(0,markdown_html/* escapeText */.X1)(name)}</li>`).join(`<li aria-hidden="true">${chevron}</li>`)}</ol></nav>`;
}
/** What `contextual` asks for and works without any service: the page as Markdown. */
function actions(theme, view) {
    const { contextual } = theme.settings;
    const words = wordsAt(view.place);
    const source = (0,markdown_html/* escapeAttribute */.Gj)(view.file(`${view.page.path}.md`));
    const copying = contextual.includes('copy')
        ? `<button class="l-action" type="button" data-copy-page="${source}" data-copied="${words.copied}">${copy}<span>${words.copyPage}</span></button>`
        : '';
    const viewing = contextual.includes('view')
        ? `<a class="l-action" href="${source}">${words.viewMarkdown}</a>`
        : '';
    return copying === '' && viewing === '' ? '' : `<div class="l-actions">${copying}${viewing}</div>`;
}
function tableOfContents(headings, words) {
    const shown = headings.filter(({ depth, text }) => (depth === 2 || depth === 3) && text !== '');
    if (shown.length < 2)
        return '';
    const items = shown.map(({ depth, id, text }) => `<li data-depth="${depth}"><a href="#${(0,markdown_html/* escapeAttribute */.Gj)(encodeURIComponent(id))}">${(0,markdown_html/* escapeText */.X1)(text)}</a></li>`);
    return `<aside class="l-toc"><nav aria-labelledby="l-toc-title"><p id="l-toc-title">${words.onThisPage}</p><ul>${items.join('')}</ul></nav></aside>`;
}
function decoration(theme, view) {
    const { decoration: pattern, image } = theme.settings.background;
    const picture = image === undefined
        ? ''
        : ['light', 'dark']
            .map((mode) => {
            const source = theme.links.asset(view.from, rooted(image[mode]), { file: 'docs.json' });
            return `<img class="l-only-${mode}" src="${(0,markdown_html/* escapeAttribute */.Gj)(source)}" alt="">`;
        })
            .join('');
    return pattern === undefined && picture === ''
        ? ''
        : `<div class="l-background" data-decoration="${pattern ?? 'none'}" aria-hidden="true">${picture}</div>`;
}

;// CONCATENATED MODULE: ./lib/site/search/format.js
/**
 * The search index as files. A reader's browser loads `index.js` when the search opens, then only the shards a query
 * touches. They are scripts that call `docsSearch(name, data)`, since pages opened from a disk may not fetch.
 */
const SEARCH_FOLDER = 'assets/search';
const SEARCH_CALLBACK = 'docsSearch';

;// CONCATENATED MODULE: ./lib/site/search/tokens.js
/** Words without a meaning of their own between spaces: two neighbours make a term. */
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;
const tokens_WORD = /[\p{L}\p{N}]+/gu;
const LONGEST = 32;
const ASCII = /^[\0-\x7f]*$/;
/**
 * The terms of a text, for the index and for queries alike: lower case, accents and a plural s taken off; names
 * like `createUser` as a whole and, with `parts`, also in their parts. Runs in the browser too.
 */
function tokens(text, parts = false) {
    return words(text).flatMap((word) => termsOf(word, parts));
}
/** The words of a text, without accents. */
function words(text) {
    const plain = ASCII.test(text)
        ? text
        : text
            .normalize('NFKD')
            .replace(/\p{M}+/gu, '')
            .normalize('NFC');
    return plain.match(tokens_WORD) ?? [];
}
/** The terms of one word. */
function termsOf(word, parts) {
    const found = [];
    let rest = word;
    if (!ASCII.test(word)) {
        for (const [run] of word.matchAll(IDEOGRAPHS)) {
            const signs = [...run];
            if (signs.length === 1)
                found.push(run);
            for (let at = 0; at + 1 < signs.length; at += 1)
                found.push(`${signs[at]}${signs[at + 1]}`);
            rest = rest.replace(run, ' ');
        }
    }
    for (const name of rest.split(' ')) {
        if (name === '' || name.length > LONGEST)
            continue;
        found.push(fold(name));
        if (!parts || !/\p{Ll}\p{Lu}/u.test(name))
            continue;
        for (const part of name.split(/(?<=\p{Ll})(?=\p{Lu})/u))
            if (part.length > 1)
                found.push(fold(part));
    }
    return found;
}
function fold(word) {
    const lower = word.toLowerCase();
    return lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss') ? lower.slice(0, -1) : lower;
}

;// CONCATENATED MODULE: ./lib/site/search/index.js




/** Size a shard is cut at, in characters; about a third of it travels. */
const SHARD = 20_000;
/** A word on nearly every page tells pages apart by its weight only: the heaviest are enough. */
const search_MOST_PAGES = 300;
const LONGEST_SECTION = 1500;
const LONGEST_PAGE = 16_000;
/** How often a word counts by where it stands. */
const COUNTS = { heading: 4, description: 2, text: 1 };
/** What a word of the title adds to a page's weight, shared by the words of the title. */
const TITLE = 250;
/** Builds the search index of a site: by term, in shards, so that a query downloads little however large the site is. */
function createSearchIndex(theme) {
    /** Term → page number, count and bonus of each occurrence, in turn. */
    const postings = new Map();
    const known = new Map();
    /** The terms of a text; words repeat, so each is read once. */
    const terms = (text) => words(text).flatMap((word) => {
        const found = known.get(word) ?? termsOf(word, true);
        known.set(word, found);
        return found;
    });
    const lengths = [];
    const pages = [];
    const scopes = [];
    const scopeNumbers = [];
    return {
        add(page, body) {
            const place = theme.places.of(page);
            if (page.noindex || (!place.listed && theme.settings.indexing === 'navigable'))
                return;
            const number = pages.length;
            const counts = countTerms(page, body, terms);
            let length = 0;
            for (const [term, { count, bonus }] of counts) {
                length += count;
                const list = postings.get(term);
                if (list === undefined)
                    postings.set(term, [number, count, bonus]);
                else
                    list.push(number, count, bonus);
            }
            lengths.push(length);
            pages.push(searchPage(page, place, body));
            const scope = layout_scopeOf(place);
            if (!scopes.includes(scope))
                scopes.push(scope);
            scopeNumbers.push(scopes.indexOf(scope));
        },
        files() {
            const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
            const entries = [...postings]
                .sort(([a], [b]) => (a < b ? -1 : 1))
                .map(([term, list]) => [term, encode(list, lengths, average)]);
            const termShards = cut(entries, ([term, numbers]) => term.length + numbers.length * 3 + 6);
            const pageShards = cut(pages.map((page) => JSON.stringify(page)), (page) => page.length);
            const termFiles = termShards.map((shard) => shardFile('t', JSON.stringify(Object.fromEntries(shard))));
            const pageFiles = pageShards.map((shard) => shardFile('p', `[${shard.join(',')}]`));
            let first = 0;
            const manifest = {
                terms: termShards.map((shard) => shard[0]?.[0] ?? ''),
                pages: pageShards.map((shard) => {
                    first += shard.length;
                    return first - shard.length;
                }),
                termFiles: termFiles.map(search_nameOf),
                pageFiles: pageFiles.map(search_nameOf),
                scopes,
                scopeOf: scopeNumbers,
            };
            return [
                ...termFiles,
                ...pageFiles,
                textFile(`${SEARCH_FOLDER}/index.js`, search_call('index.js', JSON.stringify(manifest))),
            ];
        },
    };
}
function countTerms(page, body, terms) {
    const counts = new Map();
    const add = (term, count, bonus) => {
        const known = counts.get(term);
        if (known === undefined)
            counts.set(term, { count, bonus });
        else {
            known.count += count;
            known.bonus = Math.max(known.bonus, bonus);
        }
    };
    const count = (text, times) => {
        if (text !== undefined && text !== '')
            for (const term of terms(text))
                add(term, times, 0);
    };
    for (const title of new Set([page.title, page.sidebarTitle])) {
        const own = terms(title);
        for (const term of own)
            add(term, COUNTS.heading, Math.round(TITLE / Math.sqrt(own.length)));
    }
    count(page.description, COUNTS.description);
    count(page.metatags.keywords, COUNTS.heading);
    count(page.operation?.operation.path, COUNTS.heading);
    for (const { heading, text } of body.sections) {
        count(heading, COUNTS.heading);
        count(text, COUNTS.text);
    }
    return counts;
}
function searchPage(page, place, body) {
    let room = LONGEST_PAGE;
    const described = page.description === undefined ? [] : [{ id: undefined, heading: undefined, text: page.description }];
    const sections = [...described, ...body.sections].flatMap(({ heading, id, text }) => {
        const shown = text.replace(/\s+/g, ' ').trim().slice(0, Math.min(LONGEST_SECTION, room));
        room -= shown.length;
        return shown === '' && heading === undefined ? [] : [[heading ?? '', id ?? '', shown]];
    });
    const tab = place.switches.find(({ switch: one }) => one.kind === 'tab')?.active?.label;
    const trail = [...(tab === undefined ? [] : [tab]), ...place.groups.map(({ title }) => title)].join(' › ');
    return { path: page.path, title: page.title, trail, sections };
}
/** Okapi BM25 without the part that depends on the query: rarity of the term comes from the length of its list. */
function encode(list, lengths, average) {
    const found = [];
    for (let at = 0; at < list.length; at += 3) {
        const [page, count, bonus] = [list[at] ?? 0, list[at + 1] ?? 0, list[at + 2] ?? 0];
        const long = 0.4 + 0.6 * ((lengths[page] ?? 0) / Math.max(1, average));
        found.push([page, bonus + Math.max(1, Math.round((100 * count) / (count + 1.2 * long)))]);
    }
    const kept = found.length <= search_MOST_PAGES
        ? found
        : found
            .sort(([a, heavy], [b, light]) => light - heavy || a - b)
            .slice(0, search_MOST_PAGES)
            .sort(([a], [b]) => a - b);
    const encoded = [];
    let before = 0;
    for (const [page, weight] of kept) {
        encoded.push(page - before, weight);
        before = page;
    }
    return encoded;
}
function cut(items, size) {
    const shards = [];
    let room = 0;
    for (const item of items) {
        const own = size(item);
        if (shards.length === 0 || own > room) {
            shards.push([]);
            room = SHARD;
        }
        shards.at(-1)?.push(item);
        room -= own;
    }
    return shards;
}
/** Named by content alone, so that a shard that did not change is not published again. */
function shardFile(kind, json) {
    const named = hashed(`${SEARCH_FOLDER}/${kind}.js`, json);
    return textFile(named.path, search_call(search_nameOf(named), json));
}
function search_nameOf(file) {
    return file.path.slice(SEARCH_FOLDER.length + 1);
}
function search_call(name, json) {
    const safe = json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
    return `${SEARCH_CALLBACK}(${JSON.stringify(name)},${safe})\n`;
}

;// CONCATENATED MODULE: ./lib/site/theme/not-found.js


/** A page that has no file of its own: the one hosts show for a wrong address. */
function notFoundPage(title, description) {
    const shown = title ?? 'Page not found';
    const words = description ?? 'There is no page at this address. It may have moved.';
    return {
        page: {
            path: '404',
            title: shown,
            sidebarTitle: shown,
            description: undefined,
            icon: undefined,
            iconType: undefined,
            tag: undefined,
            deprecated: false,
            hidden: true,
            noindex: true,
            mode: 'center',
            url: undefined,
            metatags: {},
            parsed: undefined,
            operation: undefined,
            endpoint: undefined,
        },
        body: {
            html: `<p>${(0,markdown_html/* escapeText */.X1)(words)}</p><p><a href="index.html">Go to the first page</a></p>`,
            headings: [],
            sections: [],
            needs: new Set(),
            markdown: words,
        },
    };
}
/**
 * Looks for the folder the site is served from: the first one above the wrong address, outermost first, that has
 * the site's script. Links, pictures and style sheets then start there.
 */
const FIND_ROOT = `(function(d){var b=d.querySelector('base'),p=location.pathname.split('/'),n=1;function next(){if(n>=p.length){b.href='/';return}b.href=p.slice(0,n++).join('/')+'/';var s=d.createElement('script');s.src=SCRIPT;s.onerror=next;s.onload=function(){if(b.getAttribute('href')!=='/')d.querySelectorAll('img[src],link[href]').forEach(function(e){var a=e.src?'src':'href';e.setAttribute(a,e.getAttribute(a))})};d.head.append(s)}addEventListener('DOMContentLoaded',next)})(document)`;
/**
 * The same document for any address: hosts show it wherever nothing was found. Its looks are part of it; its links
 * start at the root of the host, and with scripts at the folder the site is served from.
 */
function atAnyAddress(html, script) {
    const tag = `<script defer src="${script}"></script>`;
    if (!html.includes(tag))
        throw new Error('The page does not load the site script');
    return (html
        .replace('<head>', '<head><base href="/">')
        // Browsers look for the character set at the very beginning of a document.
        .replace('<meta charset="utf-8">', (charset) => `${charset}<style>${styleSheet}</style>`)
        // Its target would be the first page: the document's own address is not where its links start.
        .replace(/<a class="l-skip".*?<\/a>/, '')
        .replace(tag, () => `<script>${FIND_ROOT.replace('SCRIPT', JSON.stringify(script))}</script>`));
}

;// CONCATENATED MODULE: ./lib/site/build.js


















/**
 * Builds the site of a docs project, file by file. What is wrong with the project becomes a diagnostic; only a
 * missing or broken `docs.json` (E_DOCS_JSON_MISSING, E_DOCS_JSON_INVALID) and an aborted signal (E_CANCELLED) throw.
 * The same input gives the same bytes.
 */
async function buildSite(files, options, events, means = {}) {
    try {
        return await build(files, options, events, means);
    }
    catch (error) {
        if (events.signal?.aborted !== true || (0,failure/* codeOf */.$N)(error) !== 'E_UNEXPECTED')
            throw error;
        throw new failure/* Failure */.HR('E_CANCELLED', { what: 'The site build was cancelled', cause: error });
    }
}
async function build(files, options, events, means) {
    const breathe = createBreathing(events.signal);
    const diagnostics = createDiagnostics();
    const journal = createJournal(diagnostics.report);
    const { report } = journal;
    const loaded = await loadSettings(files, report);
    const { settings } = loaded;
    const pages = createParsedPages(files, report, means.cache);
    const site = await mapSite(files, loaded, options, report, breathe, pages.parse);
    const { built, places } = site;
    const redirects = createRedirects(settings.redirects);
    const home = built.get('index') ?? site.all.get(redirectedHome(redirects.resolve('/'))) ?? places.home;
    const links = createLinks({
        files,
        domain: options.domain,
        pages: site.all,
        isBuilt: (path) => built.has(path),
        home: home?.path,
        redirects,
        exactPlace: loaded.exactPlace,
        report,
    });
    const sheets = projectStyleSheets(files, report);
    const renderers = await createRenderers({
        files,
        loaded,
        options,
        site,
        links,
        sheets,
        home,
        report,
        means,
        journal,
        signal: events.signal,
    });
    const layout = createLayout(renderers.theme);
    const search = createSearchIndex(renderers.theme);
    const writer = createWriter(events, report);
    for (const file of renderers.files)
        await writer.write(file);
    const markdown = [];
    let done = 0;
    events.onProgress?.(0, built.size);
    for (const page of built.values()) {
        await breathe();
        await renderers.ready(done);
        const view = viewOf(places, page);
        const body = renderers.body(view);
        await writer.text(`${page.path}.html`, layout.html(view, body));
        for (const place of places.others(page))
            await writer.text(`${place.at}.html`, layout.html(viewOf(places, page, { place }), body));
        const feedFile = feedPath(page);
        if (feedFile !== undefined)
            await writer.text(feedFile, await feed(page, body.html, options.domain, settings.name));
        const source = renderers.markdown(page, body);
        await writer.text(`${page.path}.md`, source);
        search.add(page, body);
        if (!page.noindex)
            markdown.push(source);
        done += 1;
        events.onProgress?.(done, built.size);
    }
    if (home !== undefined && !built.has('index')) {
        const view = viewOf(places, home, { at: 'index' });
        await writer.text('index.html', layout.html(view, renderers.copy(view)));
    }
    const missing = notFoundPage(settings.notFound.title, settings.notFound.description);
    const notFound = layout.html(viewOf(places, missing.page), missing.body);
    await writer.text('404.html', atAnyAddress(notFound, renderers.theme.assets.script));
    for (const file of [...search.files(), ...layout.files()])
        await writer.write(file);
    await writeAround({
        files,
        loaded,
        options,
        site,
        links,
        sheets,
        redirects,
        renderers,
        markdown,
        writer,
        report,
    });
    return {
        name: settings.name,
        pages: [...built.keys()].sort(),
        diagnostics: diagnostics.list(),
    };
}
/** The page that a redirect of `/` leads to. */
function redirectedHome(target) {
    return target === undefined ? '' : target.replace(/^\/+|[?#].*$|\/+$/g, '');
}


/***/ })

};
