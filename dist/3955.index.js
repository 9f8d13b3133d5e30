((__CHUNK_IMPORT_META__) => {'use strict';const id = 3955;
const ids = [3955];
const modules = {

/***/ 5605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   Ui: () => (/* binding */ codedMessageOf),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   f6: () => (/* binding */ withoutStop),
/* harmony export */   up: () => (/* binding */ hasCode)
/* harmony export */ });
/** An error written for the reader: what failed, the value, why, what to do, and a stable code. */
class Failure extends Error {
    code;
    what;
    value;
    why;
    fix;
    limitMs;
    constructor(code, details) {
        super(sentence(code, details), details.cause === undefined ? undefined : { cause: details.cause });
        this.name = 'Failure';
        this.code = code;
        this.what = details.what;
        this.value = details.value;
        this.why = details.why;
        this.fix = details.fix;
        this.limitMs = details.limitMs;
    }
}
function sentence(code, { what, value, why, fix }) {
    const parts = [what, value, why === undefined ? why : withoutStop(why), fix].filter((part) => part !== undefined && part !== '');
    return `${parts.join(': ')} [${code}]`;
}
/** A text without the full stop with which what others say often ends. */
function withoutStop(text) {
    return text.replace(/(?<=[^.])\.$/, '');
}
/** Whether an error of the system has this code, such as ENOENT. */
function hasCode(error, code) {
    return error instanceof Error && error.code === code;
}
/** The message of anything thrown, with the messages of its causes behind it. */
function messageOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const own = error instanceof AggregateError && error.message === ''
        ? error.errors.map(messageOf).join('; ')
        : error.message;
    if (error.cause === undefined || error instanceof Failure)
        return own;
    const cause = messageOf(error.cause);
    // Who wraps an error often takes its words along.
    return own.endsWith(cause) ? own : `${own}: ${cause}`;
}
/** What failed, the value and why, of anything thrown, where what to do is of no interest yet. */
function reasonOf(error) {
    if (!(error instanceof Failure))
        return messageOf(error);
    return [error.what, error.value, error.why].filter((part) => part !== undefined && part !== '').join(': ');
}
/** `messageOf` with the code at its end, as every failure has it; nobody foresaw what comes without. */
function codedMessageOf(error) {
    return error instanceof Failure ? error.message : `${messageOf(error)} [${codeOf(error)}]`;
}
/** The stable code of anything thrown; what nobody foresaw is E_UNEXPECTED. */
function codeOf(error) {
    return error instanceof Failure ? error.code : 'E_UNEXPECTED';
}


/***/ }),

/***/ 34439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T0: () => (/* binding */ GROUNDS),
/* harmony export */   Wt: () => (/* binding */ readCodeThemes),
/* harmony export */   ut: () => (/* binding */ VARIABLES)
/* harmony export */ });
/* harmony import */ var _json_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97640);

/** The theme whose colors are variables of CSS. */
const VARIABLES = 'css-variables';
/** What the colors of the default themes are made readable on. */
const GROUNDS = { light: '#f6f8fa', dark: '#161b22' };
const LIGHT = 'github-light-default';
const DARK = 'github-dark-default';
/** Reads `styling.codeblocks`: `system`, `dark`, `css-variables`, a theme's name, or `{ theme }` with a name or `{ light, dark }`. */
function readCodeThemes(codeblocks) {
    const theme = (0,_json_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(codeblocks) ? codeblocks.theme : codeblocks;
    if (theme === VARIABLES)
        return { light: LIGHT, dark: DARK, isDefault: true, isOfVariables: true };
    if (theme === 'dark')
        return { light: DARK, dark: DARK, isDefault: true };
    if (typeof theme === 'string' && theme !== 'system')
        return { light: theme, dark: theme, isDefault: false };
    if ((0,_json_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(theme)) {
        const light = typeof theme.light === 'string' ? theme.light : LIGHT;
        const dark = typeof theme.dark === 'string' ? theme.dark : DARK;
        return { light, dark, isDefault: false };
    }
    return { light: LIGHT, dark: DARK, isDefault: true };
}


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

/***/ 81703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ withoutRules),
/* harmony export */   p: () => (/* binding */ brokenPatterns)
/* harmony export */ });
/** What rules of a grammar call their patterns. */
const PATTERNS = ['match', 'begin', 'end', 'while'];
/** What an `end` repeats of its `begin`, which stands there only once that was found. */
const REPEATED = /\\\d+/g;
/** The patterns of a grammar that the engine cannot read. It says nothing of them: nothing beside them is found either. */
function brokenPatterns(engine, grammar) {
    const broken = new Set();
    const visit = (value) => {
        if (typeof value !== 'object' || value === null)
            return;
        for (const pattern of patternsOf(value))
            if (!isReadable(engine, pattern))
                broken.add(pattern);
        for (const part of Object.values(value))
            visit(part);
    };
    visit(grammar);
    return [...broken];
}
/** A grammar, or a part of one, without the rules that those patterns are of. */
function withoutRules(value, broken) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (patternsOf(value).some((pattern) => broken.includes(pattern)))
        return { patterns: [] };
    if (Array.isArray(value))
        return value.map((part) => withoutRules(part, broken));
    const parts = Object.entries(value).map(([name, part]) => [name, withoutRules(part, broken)]);
    return Object.fromEntries(parts);
}
function patternsOf(rule) {
    return PATTERNS.map((name) => rule[name]).filter((pattern) => typeof pattern === 'string');
}
/** Whether an empty pattern beside it is found, as it is everywhere. */
function isReadable(engine, pattern) {
    const scanner = engine.createScanner([pattern.replace(REPEATED, ''), '']);
    const found = scanner.findNextMatchSync(engine.createString('x'), 0, 0);
    scanner.dispose?.();
    return found !== null;
}


/***/ }),

/***/ 3580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O8: () => (/* binding */ readableOn),
/* harmony export */   tL: () => (/* binding */ LEGIBLE),
/* harmony export */   xI: () => (/* binding */ marked)
/* harmony export */ });
/* harmony import */ var _theme_color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23622);

/** Colors of a theme that was chosen have this contrast, on marked lines, too. */
const LEGIBLE = 4.5;
/** The color, made darker or lighter until it can be read on the background (WCAG contrast of at least `ratio`). */
function readableOn(background, color, ratio) {
    const ground = channels(background);
    const own = channels(color);
    if (ground === undefined || own === undefined)
        return color;
    const share = opacity(color);
    const start = own.map((channel, at) => channel * share + (ground[at] ?? 0) * (1 - share));
    const target = (0,_theme_color_js__WEBPACK_IMPORTED_MODULE_0__/* .luminance */ .Nk)(ground) > 0.5 ? 0 : 255;
    for (let step = 0; step <= 20; step++) {
        const mixed = start.map((channel) => Math.round(channel + ((target - channel) * step) / 20));
        if ((0,_theme_color_js__WEBPACK_IMPORTED_MODULE_0__/* .contrastOf */ .OV)(mixed, ground) >= ratio)
            return step === 0 ? color : (0,_theme_color_js__WEBPACK_IMPORTED_MODULE_0__/* .toHex */ .nj)(mixed);
    }
    return (0,_theme_color_js__WEBPACK_IMPORTED_MODULE_0__/* .toHex */ .nj)([target, target, target]);
}
/** The ground of a line that is marked, at its worst: marks are tints of about this share. */
function marked(background) {
    const ground = channels(background);
    if (ground === undefined)
        return background;
    return (0,_theme_color_js__WEBPACK_IMPORTED_MODULE_0__/* .mix */ .jh)(background, (0,_theme_color_js__WEBPACK_IMPORTED_MODULE_0__/* .luminance */ .Nk)(ground) > 0.5 ? '#000000' : '#ffffff', MARK);
}
const MARK = 0.07;
function channels(color) {
    return /^#([0-9a-f]{3}$|[0-9a-f]{6})/i.test(color) ? (0,_theme_color_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHex */ .jR)(color) : undefined;
}
/** How much of a color there is: the last pair of eight digits. */
function opacity(color) {
    const pair = /^#[0-9a-f]{6}([0-9a-f]{2})$/i.exec(color)?.[1];
    return pair === undefined ? 1 : Number.parseInt(pair, 16) / 255;
}


/***/ }),

/***/ 14269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   j7: () => (/* binding */ reachIntoOthers),
/* harmony export */   tZ: () => (/* binding */ PLAIN)
/* harmony export */ });
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68348);

/** Names that authors use for languages known by another name. */
const ALIASES = {
    '.env': 'dotenv',
    '.net': 'csharp',
    'c++': 'cpp',
    cmd: 'bat',
    console: 'shellsession',
    cuda: 'cpp',
    curl: 'bash',
    dotnet: 'csharp',
    env: 'dotenv',
    ex: 'elixir',
    golang: 'go',
    gradle: 'groovy',
    h: 'c',
    hpp: 'cpp',
    htm: 'html',
    javascriptreact: 'jsx',
    jinja2: 'jinja',
    jsonl: 'json',
    mustache: 'handlebars',
    mysql: 'sql',
    ndjson: 'json',
    node: 'javascript',
    'node.js': 'javascript',
    nodejs: 'javascript',
    'obj-c': 'objective-c',
    patch: 'diff',
    postgresql: 'sql',
    proto3: 'proto',
    psql: 'sql',
    python3: 'python',
    react: 'jsx',
    rlang: 'r',
    'sh-session': 'shellsession',
    'shell-session': 'shellsession',
    sol: 'solidity',
    svg: 'xml',
    terminal: 'bash',
    tsql: 'sql',
    typescriptreact: 'tsx',
    vbnet: 'vb',
};
/** Names of no language. */
const PLAIN = new Set([
    '',
    'text',
    'txt',
    'plaintext',
    'plain',
    'none',
    'output',
    'log',
    'gitignore',
    'tree',
    'ansi',
]);
/** The name by which a language is known, in lower case. */
function canonical(language) {
    const name = language.trim().toLowerCase();
    return (0,_look_up_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .T)(ALIASES, name) ?? name;
}
/** Bundled grammars that look into the code of other languages. */
const INTO_OTHERS = new Set(['angular-html', 'angular-ts', 'lit', 'ts-tags', 'vue']);
/** Whether one of these languages changes how others look. */
function reachIntoOthers(languages) {
    return [...languages].some((name) => INTO_OTHERS.has(canonical(name)));
}


/***/ }),

/***/ 85844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readNotation)
/* harmony export */ });
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68348);

const MARKS = {
    '++': 'add',
    '--': 'del',
    highlight: 'hl',
    hl: 'hl',
    focus: 'focus',
    error: 'error',
    warning: 'warning',
};
const NOTE = /[ \t]*(?:\/\/|\/\*|<!--|\{\/\*|#|--|;|%)\s*\[!code\s+([\w+-]+)(?::(\d+))?\]\s*(?:\*\/\}?|-->)?[ \t]*$/;
const MAX_COUNT = 10_000;
/** Takes comments such as `// [!code ++]` and `# [!code highlight:3]` out of code; lines count from 1. */
function readNotation(code) {
    const marks = new Map();
    if (!code.includes('[!code'))
        return { code, marks };
    const lines = [];
    for (const line of code.split('\n')) {
        const note = NOTE.exec(line);
        const mark = (0,_look_up_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .T)(MARKS, note?.[1] ?? '');
        if (!note || mark === undefined) {
            lines.push(line);
            continue;
        }
        const rest = line.slice(0, note.index);
        // A comment on a line of its own speaks of the lines below it.
        if (rest.trim() !== '')
            lines.push(rest);
        const first = rest.trim() === '' ? lines.length + 1 : lines.length;
        const count = Math.min(Number(note[2] ?? 1), MAX_COUNT);
        for (let n = first; n < first + count; n++)
            marks.set(n, (marks.get(n) ?? new Set()).add(mark));
    }
    return { code: lines.join('\n'), marks };
}


/***/ }),

/***/ 40719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ createReadyCode),
/* harmony export */   D: () => (/* binding */ codeKey)
/* harmony export */ });
/* harmony import */ var _language_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14269);

/** Begins without any code. */
function createReadyCode() {
    const ready = new Map();
    return {
        adopt(requests, html) {
            for (const [n, { code, language, options }] of requests.entries()) {
                const made = html[n];
                if (made === undefined)
                    continue;
                const key = codeKey(code, language, options);
                const known = ready.get(key);
                if (known === undefined)
                    ready.set(key, { html: made, uses: 1 });
                else
                    known.uses += 1;
            }
        },
        take(key) {
            const known = ready.get(key);
            if (known === undefined)
                return undefined;
            known.uses -= 1;
            if (known.uses === 0)
                ready.delete(key);
            return known.html;
        },
    };
}
/** Tells requests apart that may become different HTML. */
function codeKey(code, language, options) {
    return `${(0,_language_names_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(language ?? '')}\n${lineKey(options)}\n${code}`;
}
function lineKey({ highlighted, focused, lineNumbers, wrap }) {
    const numbers = (lines) => (lines ? [...lines].join() : '');
    return `${numbers(highlighted)}|${numbers(focused)}|${lineNumbers ? 1 : 0}${wrap ? 1 : 0}`;
}


/***/ }),

/***/ 50277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h2: () => (/* binding */ styleRules),
/* harmony export */   hQ: () => (/* binding */ groundRules),
/* harmony export */   kt: () => (/* binding */ colorsOf)
/* harmony export */ });
/* harmony import */ var _theme_color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23622);
/* harmony import */ var _contrast_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3580);


/** Colors of the classes. Backgrounds are the theme's only where the project has chosen one. */
function styleRules(pair, names, combined, texts) {
    const { light, dark } = pair;
    const isAlwaysDark = names.isDefault && names.light === names.dark;
    const rules = [`.shiki{color:${shown(light.fg, light)}}`, `.dark .shiki{color:${shown(dark.fg, dark)}}`];
    if (names.isOfVariables)
        rules.push('.shiki{background:var(--mint-color-background,transparent)}');
    if (!names.isDefault || isAlwaysDark) {
        rules.push(groundRules('', light, texts), groundRules('.dark ', dark, texts));
    }
    else {
        // Marked lines are tints of white there: on a tint of the code's own ground, red could not be read.
        rules.push('.shiki{--t-line:#fff}', '.dark .shiki{--t-line:transparent}');
    }
    if (combined) {
        for (const [n, pairOfColors] of combined.colors.entries()) {
            const [one, other] = [shown(pairOfColors[0], light), shown(pairOfColors[1], dark)];
            if (n > 0)
                rules.push(`.k${n}{color:${one}}`, one === other ? '' : `.dark .k${n}{color:${other}}`);
        }
    }
    else {
        for (const [n, color] of colorsOf(light).entries())
            if (n > 0)
                rules.push(`.kl${n}{color:${shown(color, light)}}`);
        rules.push(`.dark [class*=kl]{color:${shown(dark.fg, dark)}}`);
        for (const [n, color] of colorsOf(dark).entries())
            if (n > 0)
                rules.push(`.dark .kd${n}{color:${shown(color, dark)}}`);
    }
    rules.push('.ki{font-style:italic}', '.kb{font-weight:600}', '.ku{text-decoration:underline}', '.ks{text-decoration:line-through}');
    return rules.join('');
}
/** A color of a theme for style sheets: one that is a variable has another one standing for it in the theme. */
function shown(color, { colorReplacements }) {
    return String(colorReplacements?.[color.toLowerCase()] ?? color);
}
/** Code, and blocks of it with all that belongs to them: titles, tabs, buttons. */
const BLOCKS = ['.c-code', '.c-codegroup', '.api-tabs', '.shiki'];
/** The ground of code in one of the modes, and the colors of what stands on it. */
function groundRules(mode, { bg, fg }, texts) {
    const tone = (0,_theme_color_js__WEBPACK_IMPORTED_MODULE_0__/* .isDark */ .HD)(bg) ? 'dark' : 'light';
    // On tints of the ground, too.
    const legible = (color) => (0,_contrast_js__WEBPACK_IMPORTED_MODULE_1__/* .readableOn */ .O8)((0,_contrast_js__WEBPACK_IMPORTED_MODULE_1__/* .marked */ .xI)(bg), color, _contrast_js__WEBPACK_IMPORTED_MODULE_1__/* .LEGIBLE */ .tL);
    const readable = Object.entries(texts[tone]).map(([name, color]) => [name, legible(color)]);
    const tokens = {
        ...Object.fromEntries(readable),
        bg,
        'bg-soft': (0,_theme_color_js__WEBPACK_IMPORTED_MODULE_0__/* .mix */ .jh)(bg, fg, 0.05),
        'bg-code': bg,
        text: fg,
        'text-soft': legible((0,_theme_color_js__WEBPACK_IMPORTED_MODULE_0__/* .mix */ .jh)(bg, fg, 0.8)),
        'text-faint': legible((0,_theme_color_js__WEBPACK_IMPORTED_MODULE_0__/* .mix */ .jh)(bg, fg, 0.65)),
        border: (0,_theme_color_js__WEBPACK_IMPORTED_MODULE_0__/* .mix */ .jh)(bg, fg, 0.16),
    };
    const declarations = Object.entries(tokens).map(([name, color]) => `--t-${name}:${color};`);
    // Light text could not be read on paper that is left white.
    const paper = tone === 'dark' ? ';print-color-adjust:exact' : '';
    return [
        `${BLOCKS.map((selector) => mode + selector).join()}{${declarations.join('')}color:${fg};color-scheme:${tone}${paper}}`,
        `${mode}.shiki{background:${bg}}`,
    ].join('');
}
/** All colors of a theme, its text color first. */
function colorsOf(theme) {
    const known = themeColors.get(theme);
    if (known)
        return known;
    const colors = theme.settings.flatMap(({ settings }) => settings.foreground ? [settings.foreground.toLowerCase()] : []);
    const list = [...new Set([theme.fg.toLowerCase(), ...colors])];
    themeColors.set(theme, list);
    return list;
}
const themeColors = new WeakMap();


/***/ }),

/***/ 34992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   Dk: () => (/* binding */ TAG),
/* harmony export */   F1: () => (/* binding */ holdsBlocks),
/* harmony export */   F4: () => (/* binding */ plainUtility),
/* harmony export */   Gj: () => (/* binding */ escapeAttribute),
/* harmony export */   Ly: () => (/* binding */ classes),
/* harmony export */   Or: () => (/* binding */ lineHtml),
/* harmony export */   Uw: () => (/* binding */ unescapeText),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   _O: () => (/* binding */ apartHtml),
/* harmony export */   l2: () => (/* binding */ withPlainUtilities),
/* harmony export */   qy: () => (/* binding */ blocksAsWords),
/* harmony export */   uK: () => (/* binding */ attributes),
/* harmony export */   v1: () => (/* binding */ VOID_ELEMENTS)
/* harmony export */ });
/** Elements that have no end tag. */
const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** A start or an end tag: whether it is an end, its name and its attributes. */
const TAG = /<(\/?)(\w+)((?:"[^"]*"|[^">])*)>/g;
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
/** Text without the control characters that HTML must not hold. */
function withoutControls(text) {
    return text.replace(/(?![\t\n\f\r])\p{Cc}/gu, '');
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
/** Parts of lists and tables, which no paragraph holds either. */
const PART = /<(?:caption|d[dt]|li|option|summary|t(?:body|foot|head|[dhr]))\b/;
/** What is shown of an element that is none in HTML: on lines of its own, it is a paragraph where it holds words alone. */
function apartHtml({ inline, scope }, html) {
    // What an expression makes may stand in a line, whatever it is called.
    const isApart = !inline && scope === undefined && html.trim() !== '';
    return isApart && !holdsBlocks(html) && !PART.test(html) ? `<p>${html}</p>` : html;
}


/***/ }),

/***/ 23622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ channels),
/* harmony export */   HD: () => (/* binding */ isDark),
/* harmony export */   Nk: () => (/* binding */ luminance),
/* harmony export */   O8: () => (/* binding */ readableOn),
/* harmony export */   OV: () => (/* binding */ contrastOf),
/* harmony export */   bg: () => (/* binding */ textOn),
/* harmony export */   jR: () => (/* binding */ parseHex),
/* harmony export */   jh: () => (/* binding */ mix),
/* harmony export */   nj: () => (/* binding */ toHex),
/* harmony export */   v2: () => (/* binding */ contrast)
/* harmony export */ });
/** Contrast that small text needs (WCAG 2.2, 1.4.3), with a little to spare for tinted backgrounds. */
const READABLE = 4.8;
/** The channels of `#rgb` or `#rrggbb`. */
function parseHex(hex) {
    const digits = hex.slice(1);
    const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
    const channel = (at) => Number.parseInt(full.slice(at, at + 2), 16);
    return [channel(0), channel(2), channel(4)];
}
/** The channels of a color as CSS takes them: `18 52 86`. */
function channels(hex) {
    return parseHex(hex).join(' ');
}
/** `#rrggbb` from channels of 0 to 255. */
function toHex(rgb) {
    return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
/** How light a color is to the eye, 0 to 1, from its channels of 0 to 255 (WCAG 2: relative luminance). */
function luminance(rgb) {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
/** WCAG contrast of two hex colors: 1 (none) to 21. */
function contrast(a, b) {
    return contrastOf(parseHex(a), parseHex(b));
}
/** The same of two colors by their channels of 0 to 255. */
function contrastOf(a, b) {
    const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05];
    return Math.max(one, other) / Math.min(one, other);
}
/** The hex color `share` (0 to 1) of the way from one color to another. */
function mix(from, to, share) {
    const target = parseHex(to);
    return toHex(parseHex(from).map((value, index) => value + ((target[index] ?? 0) - value) * share));
}
/** Whether white stands out from a color more than black. */
function isDark(color) {
    return luminance(parseHex(color)) <= 0.18;
}
/** A color as near to the wanted one as can be read as text on a background. */
function readableOn(color, background) {
    const pole = isDark(background) ? '#ffffff' : '#000000';
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


/***/ }),

/***/ 75013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ answerRequests)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5605);


/** The inside of a thread: answers its requests until it is ended. */
function answerRequests(answer) {
    const port = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort;
    port?.on('message', async ({ id, request }) => {
        let reply;
        try {
            reply = { id, answer: await answer(request) };
        }
        catch (error) {
            const { code, syscall } = Object(error);
            reply = { id, error: { message: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), code, syscall } };
        }
        port.postMessage(reply);
    });
}


/***/ }),

/***/ 54029:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: ./lib/site/highlight/highlighter.js + 21 modules
var highlight_highlighter = __webpack_require__(43045);
// EXTERNAL MODULE: ./lib/site/highlight/language-names.js
var language_names = __webpack_require__(14269);
;// CONCATENATED MODULE: ./lib/site/highlight/serve.js


/** Loads what every highlighter needs, while it is not yet known what else that will be. */
function loadHighlighting() {
    // A failure is told to whoever asks for the engine next.
    (0,highlight_highlighter/* loadOniguruma */.Y)().catch(() => { });
}
/** Begins to load a highlighter; requests wait for it. */
function serveHighlighting(options) {
    let knowsAll = false;
    let highlighter = (0,highlight_highlighter.createHighlighter)(options);
    const then = (work) => {
        highlighter = highlighter.then(work);
        // Told with each answer.
        highlighter.catch(() => { });
        return highlighter;
    };
    const withLanguages = async (current, names) => {
        await current.ensureLanguages(names);
        return current;
    };
    return {
        learn(languages) {
            knowsAll = true;
            void then(async (current) => withLanguages((0,language_names/* reachIntoOthers */.j7)(languages) ? await (0,highlight_highlighter.createHighlighter)(options) : current, languages));
        },
        async highlight(requests) {
            const isEarly = !knowsAll;
            const current = isEarly
                ? await then((current) => withLanguages(current, languagesOf(requests)))
                : await highlighter;
            return requests.map(({ code, language, options: lines }) => isEarly && !current.standsAlone(language) ? undefined : current.highlight(code, language, lines));
        },
    };
}
const languagesOf = (requests) => requests.map(({ language }) => language ?? '');

// EXTERNAL MODULE: ./lib/workers/answer.js
var answer = __webpack_require__(75013);
;// CONCATENATED MODULE: ./lib/workers/highlight-thread.js


// The inside of a thread that highlights.
let server;
(0,answer/* answerRequests */.v)(async (message) => {
    if ('options' in message) {
        server = serveHighlighting(message.options);
        return [];
    }
    if (server === undefined)
        throw new Error('the thread was not told what to highlight with');
    if ('requests' in message)
        return server.highlight(message.requests);
    server.learn(message.languages);
    return [];
});
loadHighlighting();


/***/ })

};
return { ids, modules }; })
