((__CHUNK_IMPORT_META__) => {'use strict';const id = 4029;
const ids = [4029,7070];
const modules = {

/***/ 5605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   Ui: () => (/* binding */ codedMessageOf),
/* harmony export */   bD: () => (/* binding */ messageOf)
/* harmony export */ });
/** An error written for the reader: what failed, the value, why, what to do, and a stable code. */
class Failure extends Error {
    code;
    what;
    value;
    why;
    fix;
    constructor(code, details) {
        super(sentence(code, details), details.cause === undefined ? undefined : { cause: details.cause });
        this.name = 'Failure';
        this.code = code;
        this.what = details.what;
        this.value = details.value;
        this.why = details.why;
        this.fix = details.fix;
    }
}
function sentence(code, { what, value, why, fix }) {
    // What others say often ends with a full stop.
    const reason = why?.replace(/(?<=[^.])\.$/, '');
    const parts = [what, value, reason, fix].filter((part) => part !== undefined && part !== '');
    return `${parts.join(': ')} [${code}]`;
}
/** The message of anything thrown, with the messages of its causes behind it. */
function messageOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const own = error instanceof AggregateError && error.message === ''
        ? error.errors.map(messageOf).join('; ')
        : error.message;
    return error.cause === undefined || error instanceof Failure ? own : `${own}: ${messageOf(error.cause)}`;
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

/***/ 97070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createHighlighter: () => (/* binding */ createHighlighter),
  grammarProblem: () => (/* binding */ grammarProblem),
  r: () => (/* binding */ loadEngine)
});

// EXTERNAL MODULE: ./node_modules/@shikijs/core/dist/index.mjs + 44 modules
var dist = __webpack_require__(97869);
// EXTERNAL MODULE: ./node_modules/@shikijs/engine-oniguruma/dist/index.mjs
var engine_oniguruma_dist = __webpack_require__(20255);
// EXTERNAL MODULE: ./node_modules/shiki/dist/langs-bundle-full-CSdmXkDy.mjs
var langs_bundle_full_CSdmXkDy = __webpack_require__(57603);
// EXTERNAL MODULE: ./node_modules/@shikijs/vscode-textmate/dist/index.js
var vscode_textmate_dist = __webpack_require__(88491);
// EXTERNAL MODULE: ./node_modules/shiki/dist/themes.mjs
var themes = __webpack_require__(65263);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/site/markdown/html.js
var markdown_html = __webpack_require__(34992);
// EXTERNAL MODULE: ./lib/site/theme/color.js
var theme_color = __webpack_require__(23622);
;// CONCATENATED MODULE: ./lib/site/highlight/contrast.js

/** The color, made darker or lighter until it can be read on the background (WCAG contrast of at least `ratio`). */
function readableOn(background, color, ratio) {
    const ground = channels(background);
    const own = channels(color);
    if (ground === undefined || own === undefined)
        return color;
    const share = opacity(color);
    const start = own.map((channel, at) => channel * share + (ground[at] ?? 0) * (1 - share));
    const target = (0,theme_color/* luminance */.Nk)(ground) > 0.5 ? 0 : 255;
    for (let step = 0; step <= 20; step++) {
        const mixed = start.map((channel) => Math.round(channel + ((target - channel) * step) / 20));
        if (contrast(mixed, ground) >= ratio)
            return step === 0 ? color : (0,theme_color/* toHex */.nj)(mixed);
    }
    return (0,theme_color/* toHex */.nj)([target, target, target]);
}
/** The ground of a line that is marked, at its worst: marks are tints of about this share. */
function marked(background) {
    const ground = channels(background);
    if (ground === undefined)
        return background;
    return (0,theme_color/* mix */.jh)(background, (0,theme_color/* luminance */.Nk)(ground) > 0.5 ? '#000000' : '#ffffff', MARK);
}
const MARK = 0.07;
function channels(color) {
    const long = color.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3');
    const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(long);
    return match?.slice(1, 4).map((pair) => Number.parseInt(pair, 16));
}
/** How much of a color there is: the last pair of eight digits. */
function opacity(color) {
    const pair = /^#[0-9a-f]{6}([0-9a-f]{2})$/i.exec(color)?.[1];
    return pair === undefined ? 1 : Number.parseInt(pair, 16) / 255;
}
function contrast(one, other) {
    const [light, dark] = [(0,theme_color/* luminance */.Nk)(one), (0,theme_color/* luminance */.Nk)(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
}

// EXTERNAL MODULE: ./lib/site/highlight/language-names.js
var language_names = __webpack_require__(14269);
;// CONCATENATED MODULE: ./lib/site/highlight/lines.js

/** Neighbours of one class are one element; blanks join what stands before them. */
function lineHtml(tokens) {
    let html = '';
    let text = '';
    let className = '';
    const flush = () => {
        if (text === '')
            return;
        html += className === '' ? (0,markdown_html/* escapeText */.X1)(text) : `<span class="${className}">${(0,markdown_html/* escapeText */.X1)(text)}</span>`;
        text = '';
    };
    for (const token of tokens) {
        const isBlank = token.text.trim() === '' && !className.includes('ku') && !className.includes('ks');
        if (token.className !== className && !isBlank) {
            flush();
            className = token.className;
        }
        text += token.text;
    }
    flush();
    return html;
}
/** Lines are elements only where something is said of them. */
function preHtml(lines, marks, options) {
    const { highlighted, focused, lineNumbers = false, wrap = false } = options;
    const hasFocus = (focused?.size ?? 0) > 0 || [...marks.values()].some((names) => names.has('focus'));
    const isMarked = lineNumbers || hasFocus || marks.size > 0 || (highlighted?.size ?? 0) > 0;
    const head = (0,markdown_html/* attributes */.uK)({
        class: ['shiki', lineNumbers && 'k-numbered', hasFocus && 'k-focused', wrap && 'k-wrap']
            .filter(Boolean)
            .join(' '),
        tabindex: 0,
    });
    const body = isMarked
        ? lines.map((line, n) => {
            const names = new Set(marks.get(n + 1));
            if (highlighted?.has(n + 1))
                names.add('hl');
            if (focused?.has(n + 1))
                names.add('focus');
            return `<span class="${['line', ...names].join(' ')}">${line}</span>`;
        })
        : lines;
    return `<pre${head}><code>${body.join('\n')}</code></pre>`;
}

// EXTERNAL MODULE: ./node_modules/@shikijs/primitive/dist/index.mjs
var primitive_dist = __webpack_require__(77844);
;// CONCATENATED MODULE: ./lib/site/highlight/themes.js


/** Bits of a font style, as TextMate themes have them; `NOT_SET` inherits. */
const NOT_SET = -1;
const FONT_STYLES = ['italic', 'bold', 'underline', 'strikethrough'];
/** The color by which the combined theme names a pair. */
function pairColor(index) {
    return `#${(index + 1).toString(16).padStart(6, '0')}`;
}
/** The pair that a color of the combined theme names; undefined for any other color. */
function pairIndex(color) {
    const index = color === undefined ? Number.NaN : Number.parseInt(color.slice(1, 7), 16) - 1;
    return Number.isNaN(index) || index < 0 ? undefined : index;
}
function resolveTheme(theme) {
    return (0,primitive_dist/* normalizeTheme */.fb)(theme);
}
/**
 * Combines two themes where that is exact: at every selector of either, both set a color or both inherit it, and
 * both set the same font style. Undefined where it is not; code is then read once per theme.
 */
function combineThemes({ light, dark }) {
    const selectors = [...new Set([...selectorsOf(light), ...selectorsOf(dark)])];
    const styleIn = [styler(light), styler(dark)];
    const colors = [[light.fg, dark.fg]];
    const indices = new Map([[`${light.fg} ${dark.fg}`.toLowerCase(), 0]]);
    const settings = [
        { settings: { foreground: pairColor(0), background: '#ffffff' } },
    ];
    for (const selector of selectors) {
        const a = styleIn[0](selector);
        const b = styleIn[1](selector);
        if (a.fontStyle !== b.fontStyle || (a.color === undefined) !== (b.color === undefined))
            return undefined;
        const rule = {};
        if (a.color !== undefined && b.color !== undefined) {
            const key = `${a.color} ${b.color}`.toLowerCase();
            const index = indices.get(key) ?? colors.push([a.color, b.color]) - 1;
            indices.set(key, index);
            rule.foreground = pairColor(index);
        }
        if (a.fontStyle !== NOT_SET)
            rule.fontStyle = fontStyleText(a.fontStyle);
        settings.push({ scope: selector, settings: rule });
    }
    const theme = {
        name: `${light.name} and ${dark.name}`,
        type: 'light',
        fg: pairColor(0),
        bg: '#ffffff',
        settings,
    };
    return { theme, colors };
}
function selectorsOf({ settings }) {
    return settings.flatMap(({ scope }) => (Array.isArray(scope) ? scope : (scope?.split(',') ?? []))
        .map((selector) => selector.trim())
        .filter(Boolean));
}
/** What a theme says of text whose scopes are exactly those of a selector. */
function styler(theme) {
    const rules = vscode_textmate_dist/* Theme */.Sx.createFromRawTheme({ name: theme.name, settings: theme.settings });
    const colors = rules.getColorMap();
    return (selector) => {
        const names = selector.split(/\s+/).filter((name) => name !== '>' && !name.startsWith('-'));
        const style = rules.match(stackOf(names));
        return {
            color: style?.foregroundId ? colors[style.foregroundId] : undefined,
            fontStyle: style?.fontStyle ?? NOT_SET,
        };
    };
}
/** The theme's matching asks a stack of scopes for its names and parents only. */
function stackOf(names) {
    let stack = null;
    for (const scopeName of names)
        stack = { parent: stack, scopeName };
    return stack;
}
function fontStyleText(style) {
    return FONT_STYLES.filter((_name, bit) => style & (1 << bit)).join(' ');
}

;// CONCATENATED MODULE: ./lib/site/highlight/style.js
/** Colors of the classes. Backgrounds are the theme's only where the project has chosen one. */
function styleRules(pair, names, combined) {
    const { light, dark } = pair;
    const isAlwaysDark = names.isDefault && names.light === names.dark;
    const rules = [`.shiki{color:${light.fg}}`, `.dark .shiki{color:${dark.fg}}`];
    if (!names.isDefault || isAlwaysDark) {
        rules.push(`.shiki{background:${light.bg}}`, `.dark .shiki{background:${dark.bg}}`);
    }
    else {
        // Marked lines are tints of white there: on a tint of the code's own ground, red could not be read.
        rules.push('.shiki{--t-line:#fff}', '.dark .shiki{--t-line:transparent}');
    }
    if (combined) {
        for (const [n, [one, other]] of combined.colors.entries()) {
            if (n > 0)
                rules.push(`.k${n}{color:${one}}`, one === other ? '' : `.dark .k${n}{color:${other}}`);
        }
    }
    else {
        for (const [n, color] of colorsOf(light).entries())
            if (n > 0)
                rules.push(`.kl${n}{color:${color}}`);
        rules.push(`.dark [class*=kl]{color:${dark.fg}}`);
        for (const [n, color] of colorsOf(dark).entries())
            if (n > 0)
                rules.push(`.dark .kd${n}{color:${color}}`);
    }
    rules.push('.ki{font-style:italic}', '.kb{font-weight:600}', '.ku{text-decoration:underline}', '.ks{text-decoration:line-through}');
    return rules.join('');
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

;// CONCATENATED MODULE: ./lib/site/highlight/tokens.js

/**
 * Lines longer than this are not colored. A limit on time instead would make the result depend on the machine.
 */
const MAX_LINE_LENGTH = 5000;
const TOKENIZE = { tokenizeMaxLineLength: MAX_LINE_LENGTH, tokenizeTimeLimit: 0 };
/** Code read once per theme. */
function pairedTokens(shiki, { light, dark }, code, lang) {
    const themes = { light: light.name, dark: dark.name };
    return shiki.codeToTokensWithThemes(code, { ...TOKENIZE, lang, themes }).map((line) => line.map(({ content, variants }) => {
        const part = (key, letter, theme) => {
            const index = colorsOf(theme).indexOf(variants[key]?.color?.toLowerCase() ?? '');
            return index <= 0 ? '' : `${letter}${index}`;
        };
        const names = [
            part('light', 'kl', light),
            part('dark', 'kd', dark),
            fontClass(variants.light?.fontStyle),
        ];
        return { text: content, className: names.filter(Boolean).join(' ') };
    }));
}
/** The class names of a TextMate font style. */
function fontClass(style) {
    if (style === undefined || style <= 0)
        return '';
    return [style & 1 ? 'ki' : '', style & 2 ? 'kb' : '', style & 4 ? 'ku' : '', style & 8 ? 'ks' : '']
        .filter(Boolean)
        .join(' ');
}

;// CONCATENATED MODULE: ./lib/site/highlight/line-cache.js





const MAX_LINES = 20_000;
/**
 * Code as lines of HTML in the colors of a combined theme. Lines repeat much (`}`, imports, prompts), and what a line
 * becomes depends on nothing but its text and the state it is read in: each such pair is read once.
 */
function createCombinedLines(shiki, { theme }) {
    let known = new WeakMap();
    let count = 0;
    return (code, language) => {
        const { colorMap } = shiki.setTheme(theme.name);
        const grammar = shiki.getLanguage(language);
        if (count > MAX_LINES) {
            known = new WeakMap();
            count = 0;
        }
        const lines = known.get(grammar) ?? { byState: new Map(), states: new Map() };
        known.set(grammar, lines);
        let state = vscode_textmate_dist/* INITIAL */.DI;
        return code.split(/\r?\n/).map((line) => {
            if (line === '')
                return '';
            if (line.length >= MAX_LINE_LENGTH)
                return (0,markdown_html/* escapeText */.X1)(line);
            let own = lines.byState.get(state);
            if (own === undefined) {
                own = new Map();
                lines.byState.set(state, own);
            }
            let read = own.get(line);
            if (read === undefined) {
                const { tokens, ruleStack } = grammar.tokenizeLine2(line, state, 0);
                read = {
                    html: lineHtml(codeTokens(line, tokens, colorMap)),
                    next: interned(ruleStack, lines.states),
                };
                own.set(line, read);
                count += 1;
            }
            state = read.next;
            return read.html;
        });
    };
}
/** The first state seen that is equal to this one. */
function interned(state, states) {
    const alike = states.get(state.depth) ?? [];
    states.set(state.depth, alike);
    const first = alike.find((one) => one.equals(state) && sameLineEnds(one, state));
    if (first !== undefined)
        return first;
    alike.push(state);
    return state;
}
/** Whether each level began alike at the end of a line: that matters to what follows, but `equals` passes over it. */
function sameLineEnds(a, b) {
    let one = a;
    let other = b;
    for (; one !== null && other !== null && one !== other; one = one.parent, other = other.parent) {
        if (one.beginRuleCapturedEOL !== other.beginRuleCapturedEOL)
            return false;
    }
    return true;
}
/** Tokens as pairs of a start and what is known of it, in the binary form of the TextMate engine. */
function codeTokens(line, tokens, colorMap) {
    const found = [];
    for (let at = 0; at < tokens.length; at += 2) {
        const start = tokens[at] ?? 0;
        const end = tokens[at + 2] ?? line.length;
        if (start === end)
            continue;
        const metadata = tokens[at + 1] ?? 0;
        const index = pairIndex(colorMap[vscode_textmate_dist/* EncodedTokenMetadata */.j8.getForeground(metadata)]) ?? 0;
        const className = index === 0 ? '' : `k${index}`;
        const font = fontClass(vscode_textmate_dist/* EncodedTokenMetadata */.j8.getFontStyle(metadata));
        found.push({ text: line.slice(start, end), className: `${className} ${font}`.trim() });
    }
    return found;
}

// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
;// CONCATENATED MODULE: ./lib/site/highlight/notation.js

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
        const mark = (0,look_up/* lookUp */.T)(MARKS, note?.[1] ?? '');
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

// EXTERNAL MODULE: ./lib/site/highlight/ready.js
var highlight_ready = __webpack_require__(40719);
// EXTERNAL MODULE: ./lib/site/highlight/settings.js
var settings = __webpack_require__(80811);
;// CONCATENATED MODULE: ./lib/site/highlight/highlighter.js

















/** Default colors have this contrast on the site's own code blocks, so that enough is left on marked lines. */
const READABLE = 5;
/** Those of a theme that was chosen have this one on marked lines. */
const LEGIBLE = 4.5;
const MAX_CACHED_CHARACTERS = 4_000_000;
/** The engine that reads grammars' patterns; loaded once. */
function loadEngine() {
    return (0,engine_oniguruma_dist/* createOnigurumaEngine */.Mk)(__webpack_require__.e(/* import() */ 6340).then(__webpack_require__.bind(__webpack_require__, 86340)));
}
/** Loads the themes and, on demand, the grammars. The same input always gives the same bytes. */
async function createHighlighter(options, ready = (0,highlight_ready/* createReadyCode */.$)()) {
    const names = (0,settings/* readCodeThemes */.W)(options.codeblocks);
    const pair = await loadThemes(names);
    const combined = combineThemes(pair);
    const shiki = await (0,dist/* createHighlighterCore */.tz)({
        themes: combined ? [combined.theme] : [pair.light, pair.dark],
        langs: [],
        engine: loadEngine(),
        warnings: false,
    });
    const custom = await loadCustom(shiki, options.customLanguages);
    /** A grammar of the project goes before a language that is known by its name. */
    const nameOf = (language) => {
        const own = language.trim().toLowerCase();
        return custom.has(own) ? own : (0,language_names/* canonical */.$N)(own);
    };
    /** Languages whose grammars hold others where those are loaded. */
    const open = new Set(custom);
    const cache = new Map();
    let cached = 0;
    const linesOf = combined
        ? createCombinedLines(shiki, combined)
        : (code, language) => pairedTokens(shiki, pair, code, language).map(lineHtml);
    /** Grammars of projects may be broken in places where nobody has looked before. */
    const colored = (code, name) => {
        try {
            return linesOf(code, name);
        }
        catch (error) {
            if (custom.size > 0)
                return undefined;
            throw error;
        }
    };
    return {
        css: styleRules(pair, names, combined),
        dispose: () => shiki.dispose(),
        async ensureLanguages(wanted) {
            const loaded = new Set(shiki.getLoadedLanguages());
            const unknown = [];
            for (const name of [...new Set([...wanted].map(nameOf))].sort()) {
                if (language_names/* PLAIN */.tZ.has(name) || custom.has(name) || loaded.has(name))
                    continue;
                const language = isBundled(name) ? langs_bundle_full_CSdmXkDy.t[name] : undefined;
                if (language === undefined) {
                    unknown.push(name);
                    continue;
                }
                const { default: grammars } = await language();
                const holding = grammars.filter(({ embeddedLangsLazy = [] }) => embeddedLangsLazy.length > 0);
                if (holding.length > 0)
                    open.add(name);
                for (const { name: own, aliases = [] } of holding)
                    for (const one of [own, ...aliases])
                        open.add(one);
                await shiki.loadLanguage(grammars);
            }
            return unknown;
        },
        standsAlone: (language) => !open.has(nameOf(language ?? '')),
        highlight(code, language, lineOptions = {}) {
            const name = nameOf(language ?? '');
            const key = (0,highlight_ready/* codeKey */.D)(code, language, lineOptions);
            const known = cache.get(key) ?? ready.take(key);
            if (known !== undefined)
                return known;
            const isKnown = !language_names/* PLAIN */.tZ.has(name) && (custom.has(name) || shiki.getLoadedLanguages().includes(name));
            const { code: text, marks } = readNotation(code);
            const lines = (isKnown ? colored(text, name) : undefined) ?? (0,markdown_html/* escapeText */.X1)(text).split('\n');
            const html = preHtml(lines, marks, lineOptions);
            if (cached > MAX_CACHED_CHARACTERS) {
                cache.clear();
                cached = 0;
            }
            cache.set(key, html);
            cached += key.length + html.length;
            return html;
        },
    };
}
function isBundled(name) {
    return Object.hasOwn(langs_bundle_full_CSdmXkDy.t, name);
}
async function loadThemes(names) {
    const [light, dark] = await Promise.all([loadTheme(names.light, 'light'), loadTheme(names.dark, 'dark')]);
    if (!names.isDefault)
        return {
            light: readable(light, marked(light.bg), LEGIBLE),
            dark: readable(dark, marked(dark.bg), LEGIBLE),
        };
    return {
        light: readable(light, names.light === names.dark ? settings/* GROUNDS */.T.dark : settings/* GROUNDS */.T.light, READABLE),
        dark: readable(dark, settings/* GROUNDS */.T.dark, READABLE),
    };
}
/** A theme by name; the default of the mode when there is none of this name. */
async function loadTheme(name, mode) {
    const load = Object.hasOwn(themes.bundledThemes, name)
        ? themes.bundledThemes[name]
        : themes.bundledThemes[mode === 'light' ? 'github-light-default' : 'github-dark-default'];
    return resolveTheme((await load()).default);
}
function readable(theme, background, ratio) {
    const settings = theme.settings.map((rule) => {
        const { foreground } = rule.settings;
        return foreground === undefined
            ? rule
            : { ...rule, settings: { ...rule.settings, foreground: readableOn(background, foreground, ratio) } };
    });
    return { ...theme, settings, fg: readableOn(background, theme.fg, ratio) };
}
/** Adds the grammars of the project; returns the names by which they can be asked for. */
async function loadCustom(shiki, grammars) {
    const names = new Set();
    for (const grammar of grammars)
        for (const name of await loadGrammar(shiki, grammar))
            names.add(name);
    return names;
}
/** Adds a grammar of the project, under the names that are returned. Rejects where it cannot be used. */
async function loadGrammar(shiki, grammar) {
    if (!('scopeName' in grammar) || typeof grammar.scopeName !== 'string')
        return [];
    const { scopeName } = grammar;
    const [name = scopeName, ...aliases] = namesOf(grammar, scopeName);
    // Others are no more than names in it.
    const embeddedLangs = textsOf(grammar, 'embeddedLangs').filter(isBundled);
    for (const one of embeddedLangs)
        await shiki.loadLanguage(langs_bundle_full_CSdmXkDy.t[one]);
    const whole = { repository: {}, patterns: [], ...grammar, name, aliases, scopeName, embeddedLangs };
    await shiki.loadLanguage(whole);
    // Only now is it looked into.
    shiki.getLanguage(name).tokenizeLine2('x', vscode_textmate_dist/* INITIAL */.DI, 0);
    return [name, ...aliases];
}
/** Why a grammar of the project cannot be used, if so. */
async function grammarProblem(grammar) {
    const shiki = await (0,dist/* createHighlighterCore */.tz)({ themes: [], langs: [], engine: loadEngine(), warnings: false });
    try {
        await loadGrammar(shiki, grammar);
        return undefined;
    }
    catch (error) {
        return error instanceof RangeError ? 'its rules include each other without end' : (0,failure/* messageOf */.bD)(error);
    }
    finally {
        shiki.dispose();
    }
}
/**
 * What the fences of a grammar's language may say: its name, in one word too, and what files of it end in, unless that is
 * a language known without it.
 */
function namesOf(grammar, scopeName) {
    const texts = (key) => textsOf(grammar, key).map((text) => text.toLowerCase());
    const own = texts('name').flatMap((name) => [name, name.replace(/\s+/g, '-')]);
    const others = [
        ...texts('fileTypes').map((type) => type.replace(/^\./, '')),
        scopeName.split('.').pop() ?? '',
    ];
    return [...new Set([...own, ...texts('aliases'), ...others.filter((name) => !isBundled((0,language_names/* canonical */.$N)(name)))])];
}
/** A text of a grammar, or a list of them. */
function textsOf(grammar, key) {
    return [Reflect.get(grammar, key) ?? []].flat().filter((text) => typeof text === 'string' && text !== '');
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
    'c++': 'cpp',
    cmd: 'bat',
    console: 'shellsession',
    cuda: 'cpp',
    curl: 'bash',
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
    psql: 'sql',
    python3: 'python',
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

/***/ 40719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ createReadyCode),
/* harmony export */   D: () => (/* binding */ codeKey)
/* harmony export */ });
/* harmony import */ var _language_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14269);

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

/***/ 80811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ GROUNDS),
/* harmony export */   W: () => (/* binding */ readCodeThemes)
/* harmony export */ });
/** What the colors of the default themes are made readable on. */
const GROUNDS = { light: '#f6f8fa', dark: '#161b22' };
const LIGHT = 'github-light-default';
const DARK = 'github-dark-default';
/** Reads `styling.codeblocks`: `system`, `dark`, a theme's name, or `{ theme }` with a name or `{ light, dark }`. */
function readCodeThemes(codeblocks) {
    const theme = isObject(codeblocks) ? codeblocks.theme : codeblocks;
    if (theme === 'dark')
        return { light: DARK, dark: DARK, isDefault: true };
    if (typeof theme === 'string' && theme !== 'system')
        return { light: theme, dark: theme, isDefault: false };
    if (isObject(theme)) {
        const light = typeof theme.light === 'string' ? theme.light : LIGHT;
        const dark = typeof theme.dark === 'string' ? theme.dark : DARK;
        return { light, dark, isDefault: false };
    }
    return { light: LIGHT, dark: DARK, isDefault: true };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
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

/***/ 23622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ channels),
/* harmony export */   HD: () => (/* binding */ isDark),
/* harmony export */   Nk: () => (/* binding */ luminance),
/* harmony export */   O8: () => (/* binding */ readableOn),
/* harmony export */   bg: () => (/* binding */ textOn),
/* harmony export */   jh: () => (/* binding */ mix),
/* harmony export */   nj: () => (/* binding */ toHex),
/* harmony export */   v2: () => (/* binding */ contrast)
/* harmony export */ });
/** Contrast that small text needs (WCAG 2.2, 1.4.3), with a little to spare for tinted backgrounds. */
const READABLE = 4.8;
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
    const [darker, lighter] = [luminance(parseHex(a)), luminance(parseHex(b))].sort((x, y) => x - y);
    return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
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
            reply = { id, error: (0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error) };
        }
        port.postMessage(reply);
    });
}


/***/ }),

/***/ 54029:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: ./lib/site/highlight/highlighter.js + 7 modules
var highlight_highlighter = __webpack_require__(97070);
// EXTERNAL MODULE: ./lib/site/highlight/language-names.js
var language_names = __webpack_require__(14269);
;// CONCATENATED MODULE: ./lib/site/highlight/serve.js


/** Loads what every highlighter needs, while it is not yet known what else that will be. */
function loadHighlighting() {
    // A failure is told to whoever asks for the engine next.
    (0,highlight_highlighter/* loadEngine */.r)().catch(() => { });
}
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
