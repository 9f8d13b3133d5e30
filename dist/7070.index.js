((__CHUNK_IMPORT_META__) => {'use strict';const id = 7070;
const ids = [7070];
const modules = {

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


/***/ })

};
return { ids, modules }; })
