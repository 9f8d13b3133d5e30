((__CHUNK_IMPORT_META__) => {'use strict';const id = 8807;
const ids = [8807];
const modules = {

/***/ 79551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ colorPerMode)
/* harmony export */ });
/** A color for a single mode is for both. */
function colorPerMode(written) {
    const { light, dark } = typeof written === 'string' ? { light: written, dark: written } : (written ?? {});
    const either = light ?? dark;
    return either === undefined ? undefined : { light: light ?? either, dark: dark ?? either };
}


/***/ }),

/***/ 51311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ given)
/* harmony export */ });
/** The entries of a list that could be read. */
function given(list) {
    return (list ?? []).filter((one) => one !== undefined);
}


/***/ }),

/***/ 97361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ carries),
/* harmony export */   K6: () => (/* binding */ pageActionsOf),
/* harmony export */   ME: () => (/* binding */ PAGE_ACTIONS),
/* harmony export */   pC: () => (/* binding */ pageActionOf)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79933);
/* harmony import */ var _icon_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17313);


/** Settles `contextual` of the settings or of a page. */
function pageActionsOf(contextual) {
    const { options, display } = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(contextual) ? contextual : {};
    const written = Array.isArray(options) ? options : [];
    return { actions: written.flatMap((one) => pageActionOf(one) ?? []), inContents: display === 'toc' };
}
const QUESTION = 'Read from $url so I can ask questions about it.';
/** Services that take a question in their address. */
const SERVICES = {
    chatgpt: { title: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q=', icon: 'openai' },
    claude: { title: 'Claude', address: 'https://claude.ai/new?q=', icon: 'claude' },
    perplexity: { title: 'Perplexity', address: 'https://www.perplexity.ai/search?q=', icon: 'search' },
    grok: { title: 'Grok', address: 'https://grok.com/?q=', icon: 'x-twitter' },
    aistudio: {
        title: 'Google AI Studio',
        address: 'https://aistudio.google.com/prompts/new_chat?prompt=',
        icon: 'google',
    },
};
/** What `contextual.options` may name; the last of them need a service beside the site. */
const PAGE_ACTIONS = [
    'copy',
    'view',
    'download-spec',
    'chatgpt',
    'claude',
    'perplexity',
    'grok',
    'aistudio',
    'assistant',
    'mcp',
    'add-mcp',
    'cursor',
    'vscode',
    'devin',
    'devin-mcp',
    'windsurf',
];
/** An option of `contextual.options`; undefined for what needs a service beside the site, or is nothing known. */
function pageActionOf(option) {
    if (option === 'copy' || option === 'view')
        return { kind: option };
    if (option === 'download-spec')
        return { kind: 'specification' };
    if (typeof option === 'string' && Object.hasOwn(SERVICES, option)) {
        const { title = option, address = '', icon } = SERVICES[option] ?? {};
        const href = `${address}${encodeURIComponent(QUESTION).replace('%24url', '$url')}`;
        return { kind: 'link', title, description: undefined, icon: (0,_icon_js__WEBPACK_IMPORTED_MODULE_1__/* .iconOf */ .Z)(icon), href, isService: true };
    }
    if (!(0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(option))
        return undefined;
    const href = hrefOf(option.href);
    const title = textOf(option.title);
    if (href === undefined || title === undefined || /\$mcp\b/.test(href))
        return undefined;
    return {
        kind: 'link',
        title,
        description: textOf(option.description),
        icon: (0,_icon_js__WEBPACK_IMPORTED_MODULE_1__/* .iconOf */ .Z)(option.icon),
        href,
        isService: false,
    };
}
/** Whether a bundle of this kind carries an action. */
function carries(deployment, action) {
    return action.kind !== 'link' || !action.isService || deployment !== 'air-gapped';
}
/** An address, or one in parts: `{ "base": \u2026, "query": [{ "key": \u2026, "value": \u2026 }] }`. */
function hrefOf(value) {
    if (!(0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(value))
        return textOf(value);
    const base = textOf(value.base);
    if (base === undefined)
        return undefined;
    const parts = (Array.isArray(value.query) ? value.query : []).flatMap((one) => {
        const [key, words] = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(one) ? [textOf(one.key), textOf(one.value)] : [];
        const written = encodeURIComponent((words ?? '').toWellFormed()).replace(/%24(?=[a-z])/g, '$');
        return key === undefined ? [] : [`${encodeURIComponent(key.toWellFormed())}=${written}`];
    });
    if (parts.length === 0)
        return base;
    return `${base}${base.includes('?') ? '&' : '?'}${parts.join('&')}`;
}
function textOf(value) {
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}


/***/ }),

/***/ 65838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ loopsWithin)
});

;// CONCATENATED MODULE: ./lib/site/interpreter/pattern-syntax.js
const EVERYTHING = new Set([
    ...Array.from({ length: 128 }, (_, code) => code),
    ...[0xa0, 0xe9, 0x17f, 0x2028, 0x212a],
]);
const NOTHING = new Set();
const LINE_ENDS = new Set([0x0a, 0x0d, 0x2028]);
const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
const ESCAPE = /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|c[a-z]|[^\dk])/iy;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;
const GROUP = /\((?:\?(?:[:=!]|<[=!]|<[A-Za-z_$][\w$]*>))?/y;
/** What stands for characters that are no samples. */
const FURTHER = /\\[uxpPc0]|[^ -~]/;
const WITHOUT_END = {
    '*': [0, Number.POSITIVE_INFINITY],
    '+': [1, Number.POSITIVE_INFINITY],
    '?': [0, 1],
};
/** Undefined for what is not known here, such as references back. */
function readPattern(source, flags) {
    const sets = new Map();
    let at = 0;
    let behind = 0;
    const take = (pattern) => {
        pattern.lastIndex = at;
        const found = pattern.exec(source) ?? undefined;
        if (found)
            at = pattern.lastIndex;
        return found;
    };
    const setOf = (written) => {
        const set = sets.get(written) ?? charactersOf(written, flags);
        sets.set(written, set);
        return set;
    };
    const options = () => {
        const all = [sequence()];
        while (source[at] === '|') {
            at += 1;
            all.push(sequence());
        }
        if (!all.every((one) => one !== undefined))
            return undefined;
        return all.length === 1 ? all[0] : { kind: 'either', options: all };
    };
    const sequence = () => {
        const items = [];
        while (at < source.length && source[at] !== '|' && source[at] !== ')') {
            const atom = one();
            if (atom === undefined)
                return undefined;
            const [sign, least, comma, most] = take(QUANTIFIER) ?? [];
            if (sign === undefined)
                items.push(atom);
            else if (atom.kind === 'assertion' || (behind > 0 && atom.kind !== 'character'))
                return undefined;
            else {
                const from = Number(least);
                const to = comma === '' ? from : most === '' ? Number.POSITIVE_INFINITY : Number(most);
                const [low, high] = WITHOUT_END[sign.charAt(0)] ?? [from, to];
                items.push({ kind: 'repeat', body: atom, least: low, most: high });
            }
        }
        return { kind: 'sequence', items };
    };
    const one = () => {
        const group = take(GROUP)?.[0];
        if (group !== undefined) {
            const isBehind = /<[=!]$/.test(group);
            if (isBehind)
                behind += 1;
            const body = options();
            if (isBehind)
                behind -= 1;
            if (body === undefined || source[at] !== ')')
                return undefined;
            at += 1;
            return /[=!]$/.test(group) ? { kind: 'assertion', body, isBehind } : body;
        }
        if (/^(?:[$^]|\\[bB])/.test(source.slice(at, at + 2))) {
            const sign = source[at];
            at += sign === '\\' ? 2 : 1;
            const hasLines = flags.includes('m');
            // Behind, what comes next is what was before.
            const before = sign === '$' && behind === 0 ? (hasLines ? LINE_ENDS : NOTHING) : undefined;
            return { kind: 'assertion', isStart: sign === '^' && !hasLines, before };
        }
        const written = (take(CLASS) ?? take(ESCAPE))?.[0] ?? source.charAt(at);
        if (/^[\\[(*+?]$/.test(written))
            return undefined;
        if (written.length === 1)
            at += 1;
        return { kind: 'character', set: setOf(written) };
    };
    const syntax = options();
    return at === source.length ? syntax : undefined;
}
function charactersOf(written, flags) {
    if (FURTHER.test(written))
        return EVERYTHING;
    const isIn = new RegExp(`^${/^[{}\]]$/.test(written) ? `\\${written}` : written}$`, flags.replace(/[^isu]/g, ''));
    return new Set([...EVERYTHING].filter((code) => isIn.test(String.fromCharCode(code))));
}

;// CONCATENATED MODULE: ./lib/site/interpreter/pattern-cost.js

const NONE = { open: 0, closed: 0, ways: 1 };
const MOST_WAYS = 10_000;
/** The most texts of fixed length that a group may be. */
const MOST_TEXTS = 100;
/**
 * How many loops of a regular expression run within one another on the worst text, besides the one over the places where
 * it may begin: its work is the text's length to the power of one more. Undefined where that is not known, or where the work may double with each character.
 */
function loopsWithin(source, flags) {
    const syntax = readPattern(source, flags);
    const cost = syntax && costOf(syntax, NOTHING);
    if (cost === undefined || cost.ways > MOST_WAYS)
        return undefined;
    const loops = cost.open + Math.min(cost.closed, 1);
    // It begins in one place alone.
    return isAtStart(syntax) ? Math.max(loops - 1, 0) : loops;
}
function isAtStart(syntax) {
    if (syntax?.kind === 'either')
        return syntax.options.every(isAtStart);
    if (syntax?.kind === 'sequence')
        return isAtStart(syntax.items[0]);
    return syntax?.kind === 'assertion' && syntax.isStart === true;
}
/** What it costs where a character of `next` follows; where nothing has to, no end is taken back. */
function costOf(syntax, next) {
    switch (syntax.kind) {
        case 'character':
            return NONE;
        case 'assertion': {
            // What is looked at is read anew wherever it is.
            const cost = syntax.body === undefined ? NONE : costOf(syntax.body, EVERYTHING);
            return syntax.isBehind && cost ? { ...cost, open: cost.open + cost.closed, closed: 0 } : cost;
        }
        case 'either': {
            const costs = pattern_cost_all(syntax.options.map((option) => costOf(option, next)));
            const most = (of) => Math.max(...(costs ?? []).map(of));
            const ways = isTold(syntax.options) ? 1 : syntax.options.length;
            return (costs && {
                open: most(({ open }) => open),
                closed: most(({ closed }) => closed),
                ways: most((cost) => cost.ways) * ways,
            });
        }
        case 'sequence': {
            const costs = pattern_cost_all(syntax.items.map((item, n) => costOf(item, firstOf(syntax.items.slice(n + 1), next))));
            return costs?.reduce((a, b) => ({ open: a.open + b.open, closed: a.closed + b.closed, ways: a.ways * b.ways }), NONE);
        }
        case 'repeat': {
            const { body, least, most } = syntax;
            const first = firstOf([body], NOTHING);
            const isOpen = least !== most && !first.isDisjointFrom(next);
            const inner = costOf(body, most > 1 ? first.union(next) : next);
            if (inner === undefined || most <= 1)
                return inner && { ...inner, ways: inner.ways * (isOpen ? 2 : 1) };
            // Only what can be read in one way is read once in each round.
            if (inner.open > 0 || inner.ways > 1 || isEmptiable(body))
                return undefined;
            return { open: isOpen ? 1 : 0, closed: inner.closed + (isOpen || least === most ? 0 : 1), ways: 1 };
        }
    }
}
function pattern_cost_all(costs) {
    return costs.every((cost) => cost !== undefined) ? costs : undefined;
}
/** The characters that what stands in a row may begin with; those of `next` where it may be nothing. */
function firstOf(items, next) {
    let first = NOTHING;
    for (const item of items) {
        first = first.union(firstOfOne(item));
        if (!isEmptiable(item))
            return first;
    }
    return first.union(next);
}
function firstOfOne(syntax) {
    switch (syntax.kind) {
        case 'character':
            return syntax.set;
        case 'assertion':
            return syntax.before ?? EVERYTHING;
        case 'either':
            return syntax.options.map(firstOfOne).reduce((a, b) => a.union(b), NOTHING);
        case 'repeat':
            return firstOfOne(syntax.body);
        case 'sequence':
            return firstOf(syntax.items, NOTHING);
    }
}
/** Whether it may be nothing. An assertion may not: what follows it may not be what it asks for. */
function isEmptiable(syntax) {
    if (syntax.kind === 'either')
        return syntax.options.some(isEmptiable);
    if (syntax.kind === 'repeat')
        return syntax.least === 0 || isEmptiable(syntax.body);
    return syntax.kind === 'sequence' && syntax.items.every(isEmptiable);
}
/** Whether no text can be read as two of the options. */
function isTold(options) {
    const texts = textsOf({ kind: 'either', options });
    const heads = texts ?? options.map((option) => (isEmptiable(option) ? [] : [firstOfOne(option)]));
    return heads.every((head, n) => heads.slice(n + 1).every((other) => head.some((set, at) => other[at]?.isDisjointFrom(set))));
}
/** All texts that it may be, where these are few and of fixed length: of each character, what it may be. */
function textsOf(syntax) {
    if (syntax.kind === 'character')
        return [[syntax.set]];
    if (syntax.kind === 'assertion')
        return undefined;
    if (syntax.kind === 'either') {
        const texts = syntax.options.map(textsOf);
        const few = texts.every((one) => one !== undefined) ? texts.flat() : [];
        return few.length > 0 && few.length <= MOST_TEXTS ? few : undefined;
    }
    const { least, most } = syntax.kind === 'repeat' ? syntax : { least: 1, most: 1 };
    if (least !== most || least > MOST_TEXTS)
        return undefined;
    const items = syntax.kind === 'repeat' ? Array(least).fill(syntax.body) : syntax.items;
    return items.reduce((before, item) => {
        const after = textsOf(item);
        if (before === undefined || after === undefined || before.length * after.length > MOST_TEXTS)
            return undefined;
        return before.flatMap((text) => after.map((more) => [...text, ...more]));
    }, [[]]);
}


/***/ }),

/***/ 77413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withReferences)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79412);

/**
 * An example with what the references in it lead to. OpenAPI knows none there, but tools that follow all references of a
 * description before they read it do, and so descriptions have them. One that leads nowhere, or back to what is `above`,
 * is part of the example.
 */
function withReferences(example, resolver, above = []) {
    if (Array.isArray(example))
        return example.map((item) => withReferences(item, resolver, above));
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(example))
        return example;
    const { $ref } = example;
    if (typeof $ref === 'string' && !above.includes($ref)) {
        const found = resolver.find($ref);
        // A named example of the description holds its value with what is said of it.
        const isNamed = /#\/components\/examples\/[^/]+$/.test($ref) && Object.hasOwn((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(found), 'value');
        if (found !== undefined)
            return withReferences(isNamed ? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(found).value : found, resolver, [...above, $ref]);
    }
    return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, withReferences(value, resolver, above)]));
}


/***/ }),

/***/ 89112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mY: () => (/* binding */ formStyle),
  O_: () => (/* binding */ isFileSchema),
  Fh: () => (/* binding */ isJson),
  Ed: () => (/* binding */ mediaExamples),
  uL: () => (/* binding */ mediaOf),
  Ih: () => (/* binding */ mediaText),
  W_: () => (/* binding */ partType)
});

// EXTERNAL MODULE: ./lib/site/openapi/example-references.js
var example_references = __webpack_require__(77413);
// EXTERNAL MODULE: ./lib/site/openapi/json.js
var json = __webpack_require__(79412);
// EXTERNAL MODULE: ./lib/site/openapi/schema/example.js + 1 modules
var example = __webpack_require__(83298);
// EXTERNAL MODULE: ./lib/site/openapi/schema/flatten.js
var flatten = __webpack_require__(30476);
// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
;// CONCATENATED MODULE: ./lib/site/openapi/schema/xml.js



/** A value as the XML that its schema makes of it (OpenAPI 3.1, 4.8.26). */
function xmlText(schema, value, resolver) {
    const { keywords, name } = (0,flatten/* flatten */.Bq)(schema, resolver);
    const root = tagOf(keywords, name ?? (0,json/* textOf */.b6)(keywords.title)?.replace(/\W+/g, '') ?? 'root');
    const body = Array.isArray(value)
        ? wrapped(root, '', listLines(keywords.items, value, 'item', resolver))
        : elementLines(schema, value, root, resolver);
    return ['<?xml version="1.0" encoding="UTF-8"?>', ...body].join('\n');
}
/** An element with what is in it, one line each. */
function elementLines(schema, value, tag, resolver) {
    const { keywords } = (0,flatten/* flatten */.Bq)(schema, resolver);
    const xml = (0,json/* objectOf */.Xy)(keywords.xml);
    const namespace = (0,json/* textOf */.b6)(xml.namespace);
    const prefix = (0,json/* textOf */.b6)(xml.prefix);
    const space = namespace === undefined ? '' : attribute(prefix === undefined ? 'xmlns' : `xmlns:${prefix}`, namespace);
    if (!(0,json/* isObject */.Gv)(value)) {
        const text = value === null ? '' : escapeXml((0,json/* shown */.SP)(value));
        return [`<${tag}${space}>${text}</${tag}>`];
    }
    const properties = (0,json/* objectOf */.Xy)(keywords.properties);
    const rest = (0,json/* isObject */.Gv)(keywords.additionalProperties) ? keywords.additionalProperties : {};
    let attributes = space;
    const lines = [];
    for (const [name, item] of Object.entries(value)) {
        const property = (0,look_up/* lookUp */.T)(properties, name) ?? rest;
        const inner = (0,flatten/* flatten */.Bq)(property, resolver).keywords;
        const own = tagOf(inner, name);
        if ((0,json/* objectOf */.Xy)(inner.xml).attribute === true)
            attributes += attribute(own, (0,json/* shown */.SP)(item));
        else if (Array.isArray(item)) {
            const isWrapped = (0,json/* objectOf */.Xy)(inner.xml).wrapped === true;
            const items = listLines(inner.items, item, own, resolver);
            lines.push(...(isWrapped ? wrapped(own, '', items) : items));
        }
        else
            lines.push(...elementLines(property, item, own, resolver));
    }
    return wrapped(tag, attributes, lines);
}
/** The items of a list; their own name, where they have one, goes before that of the list. */
function listLines(schema, items, tag, resolver) {
    const own = tagOf((0,flatten/* flatten */.Bq)(schema, resolver).keywords, tag);
    return items.flatMap((item) => elementLines(schema, item, own, resolver));
}
function wrapped(tag, attributes, lines) {
    if (lines.length === 0)
        return [`<${tag}${attributes}/>`];
    return [`<${tag}${attributes}>`, ...lines.map((line) => `  ${line}`), `</${tag}>`];
}
function tagOf(keywords, name) {
    const { name: written, prefix } = (0,json/* objectOf */.Xy)(keywords.xml);
    const tag = (0,json/* textOf */.b6)(written) ?? name.replace(/[^\p{L}\p{N}_.-]+/gu, '_');
    return (0,json/* textOf */.b6)(prefix) === undefined ? tag : `${String(prefix)}:${tag}`;
}
function attribute(name, value) {
    return ` ${name}="${escapeXml(value).replaceAll('"', '&quot;')}"`;
}
function escapeXml(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

;// CONCATENATED MODULE: ./lib/site/openapi/media.js





/** The content types of a request body, a response or a parameter, JSON first. */
function mediaOf(document, holder) {
    return Object.entries((0,json/* objectOf */.Xy)(holder.content))
        .map(([type, value]) => {
        const raw = document.resolve(value);
        // A stream's events have their schema in `itemSchema` since OpenAPI 3.2.
        return { type, schema: raw.schema ?? raw.itemSchema, raw };
    })
        .sort((one, other) => rank(one.type) - rank(other.type));
}
/** JSON itself goes before what is written as JSON: patches of it, problems. */
function rank(type) {
    if (/^application\/json\s*(?:;|$)/i.test(type))
        return 0;
    return isJson(type) ? 1 : 2;
}
function isJson(type) {
    return /^application\/json\b|[+/]json\b|^\*\/\*$/i.test(type);
}
/** Whether a string is the content of a file (OpenAPI 3.0: `format: binary`; 3.1: `contentMediaType`). */
function isFileSchema({ format, contentMediaType }) {
    if (format === 'binary' || format === 'base64')
        return true;
    const type = (0,json/* textOf */.b6)(contentMediaType);
    return (type !== undefined && !/^(?:text|multipart)\/|[/+](?:json|xml|ya?ml)\b|urlencoded|\*\/\*/i.test(type));
}
/** The content type that a form gives one of its parts (OpenAPI 3.1, 4.8.15); none where it names ranges, or only files have it. */
function partType({ raw }, name) {
    const given = (0,json/* textOf */.b6)((0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(raw.encoding)[name]).contentType)
        ?.split(',')[0]
        ?.trim() ?? '';
    return /^[\w.+-]+\/[\w.+-]+$/.test(given) ? given : undefined;
}
/** How a field of a form is written, where the description says so; undefined where it does not. */
function formStyle({ raw }, name) {
    const { style, explode } = (0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(raw.encoding)[name]);
    if ((0,json/* textOf */.b6)(style) === undefined && typeof explode !== 'boolean')
        return undefined;
    const written = (0,json/* textOf */.b6)(style) ?? 'form';
    return { style: written, explode: typeof explode === 'boolean' ? explode : written === 'form' };
}
/** The examples of a body: those given, else one made from the schema where the content type is text of a known form. */
function mediaExamples(document, media, use) {
    return examplesOf(document, media, use).map((example) => ({
        ...example,
        value: (0,example_references/* withReferences */.n)(example.value, document),
    }));
}
function examplesOf(document, media, use) {
    const given = Object.entries((0,json/* objectOf */.Xy)(media.raw.examples)).flatMap(([name, value]) => {
        const example = document.resolve(value);
        const [found] = givenValue(document, example);
        if (found === undefined)
            return [];
        const title = (0,json/* textOf */.b6)(example.summary) ?? name;
        return [{ title, description: (0,json/* textOf */.b6)(example.description), value: parsed(media.type, found.value) }];
    });
    if (given.length > 0)
        return given;
    if (media.raw.example !== undefined)
        return [{ title: undefined, value: parsed(media.type, media.raw.example) }];
    // Of a file nothing can be shown.
    if (media.schema === undefined || isFileSchema((0,flatten/* flatten */.Bq)(media.schema, document).keywords))
        return [];
    const value = (0,example/* exampleOf */.Q)(media.schema, document, use);
    // Of any JSON at all, an object is what is expected.
    return [{ title: undefined, value: isJson(media.type) && saysNothing(media.schema) ? {} : value }];
}
function saysNothing(schema) {
    return schema === true || ((0,json/* isObject */.Gv)(schema) && Object.keys(schema).every((key) => key === 'title'));
}
/** The value of an example object, where it has one: given as it is, as text (OpenAPI 3.2), or in a file. */
function givenValue(document, example) {
    for (const key of ['value', 'dataValue', 'serializedValue']) {
        if (Object.hasOwn(example, key))
            return [{ value: example[key] }];
    }
    const address = (0,json/* textOf */.b6)(example.externalValue);
    const text = address === undefined ? undefined : document.read(address);
    return text === undefined ? [] : [{ value: text.trimEnd() }];
}
/** JSON that was given as text is that JSON; a text that is none is a value like any other. */
function parsed(type, value) {
    if (!isJson(type) || typeof value !== 'string')
        return value;
    try {
        const inner = JSON.parse(value);
        return typeof inner === 'object' ? inner : value;
    }
    catch {
        return value;
    }
}
/** An example as it travels in a body of the media; as `bodyText`, but that a schema says how a value is XML. */
function mediaText(document, { type, schema }, value) {
    const isXml = /xml/i.test(type) && typeof value === 'object' && value !== null && schema !== undefined;
    return bodyText(type, isXml ? xmlText(schema, value, document) : value);
}
/** An example as it travels in a body of the type, with the language to highlight it in; undefined for binary ones. */
function bodyText(type, value) {
    if (isJson(type))
        return { text: JSON.stringify(value, null, 2) ?? 'null', language: 'json' };
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


/***/ }),

/***/ 62510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T0: () => (/* binding */ describeHeld),
/* harmony export */   ls: () => (/* binding */ PLACES),
/* harmony export */   mC: () => (/* binding */ parametersOf),
/* harmony export */   to: () => (/* binding */ describeHeader)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79412);
/* harmony import */ var _media_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89112);
/* harmony import */ var _samples_serialize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46514);
/* harmony import */ var _schema_field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70242);




const PLACES = ['path', 'query', 'header', 'cookie'];
/** The parameters of an operation with those of its path, which it may override. */
function parametersOf(document, operation) {
    const byKey = new Map();
    for (const value of [...(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(operation.pathItem.parameters), ...(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(operation.raw.parameters)]) {
        const parameter = readParameter(document, document.resolve(value));
        if (parameter !== undefined)
            byKey.set(`${parameter.in} ${parameter.name}`, parameter);
    }
    // A path may have names that nobody has described; without them there is no address.
    for (const [, written = ''] of operation.webhook ? [] : operation.path.matchAll(/\{([^{}]+)\}/g)) {
        const name = byKey.has(`path ${written}`) ? written : (0,_samples_serialize_js__WEBPACK_IMPORTED_MODULE_3__/* .pathName */ .Dt)(written);
        const raw = { name, in: 'path', required: true, schema: { type: 'string' } };
        const parameter = byKey.has(`path ${name}`) ? undefined : readParameter(document, raw);
        if (parameter !== undefined)
            byKey.set(`path ${name}`, parameter);
    }
    return [...byKey.values()];
}
function readParameter(document, raw) {
    const place = PLACES.find((known) => known === raw.in);
    const name = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(raw.name);
    if (place === undefined || name === undefined)
        return undefined;
    const [type = ''] = Object.keys((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(raw.content));
    const style = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(raw.style) ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
    return {
        name,
        in: place,
        required: raw.required === true || place === 'path',
        ...heldBy(document, raw),
        style,
        explode: typeof raw.explode === 'boolean' ? raw.explode : style === 'form',
        json: (0,_media_js__WEBPACK_IMPORTED_MODULE_0__/* .isJson */ .Fh)(type),
        reserved: raw.allowReserved === true,
    };
}
/** A header of a response as a field. */
function describeHeader(document, raw, place) {
    return describeHeld(document, heldBy(document, raw), { ...place, required: raw.required === true });
}
/** The value of a parameter or a header as a field. */
function describeHeld(document, { schema, examples }, place) {
    const field = (0,_schema_field_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSchema */ .h)(schema, document, place);
    return examples.length === 0 ? field : { ...field, examples };
}
function heldBy(document, raw) {
    const [content] = Object.values((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(raw.content));
    const media = document.resolve(content);
    const example = exampleOfHolder(document, raw) ?? exampleOfHolder(document, media);
    const examples = [raw, media].map((holder) => namedExamples(document, holder));
    return {
        schema: withRemarks(raw.schema ?? media.schema, raw, example),
        example,
        examples: examples.find(({ length }) => length > 0) ?? [],
    };
}
/** A schema with the description and the like of its holder laid over it. */
function withRemarks(schema, holder, example) {
    const remarks = {};
    for (const key of ['description', 'deprecated', 'x-mint']) {
        if (holder[key] !== undefined)
            remarks[key] = holder[key];
    }
    if (example !== undefined)
        remarks.example = example;
    const own = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(schema);
    if (own.$ref === undefined)
        remarks.description = descriptionOf(holder, own);
    return { ...own, ...remarks };
}
/** What a holder says, and its own schema beside that; one that is shared speaks of no holder. */
function descriptionOf(holder, schema) {
    const [said, more] = [(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(holder.description), (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(schema.description)];
    if (said === undefined || more === undefined)
        return said ?? more;
    if (more.includes(said.trim()))
        return more;
    return said.includes(more.trim()) ? said : `${said.trim()}\n\n${more.trim()}`;
}
/** `example`, or the value of the first of `examples`, of a parameter, a header or what they hold. */
function exampleOfHolder(document, holder) {
    if (holder.example !== undefined)
        return holder.example;
    const [first] = Object.values((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(holder.examples));
    return first === undefined ? undefined : exampleValue(document.resolve(first));
}
function exampleValue({ value, dataValue, serializedValue }) {
    return value ?? dataValue ?? serializedValue;
}
const LONGEST = 200;
function namedExamples(document, holder) {
    return Object.values((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(holder.examples)).flatMap((named) => {
        const example = document.resolve(named);
        const value = exampleValue(example);
        if (value === undefined || (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(value).length > LONGEST)
            return [];
        const about = [(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(example.summary), (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(example.description)].filter((text) => text !== undefined);
        return [{ value: (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(value), about: about.length === 0 ? undefined : about.join(': ') }];
    });
}


/***/ }),

/***/ 70224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ys: () => (/* binding */ absolute),
  Tw: () => (/* binding */ createResolver),
  A_: () => (/* binding */ isReference),
  UK: () => (/* binding */ lastName)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/site/project/place.js
var place = __webpack_require__(85862);
// EXTERNAL MODULE: ./lib/site/openapi/json.js
var json = __webpack_require__(79412);
;// CONCATENATED MODULE: ./lib/site/openapi/pointer.js

/** What a JSON Pointer, or the name that a schema gives itself, leads to in a document. */
function at(document, pointer) {
    if (pointer !== '' && !pointer.startsWith('/'))
        return anchored(document, pointer);
    let value = document;
    for (const part of pointer.split('/').slice(1)) {
        const name = decodePart(part);
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
            return undefined;
        value = value[name];
    }
    return value;
}
/** The schema that calls itself by the name (JSON Schema 2020-12, 8.2.2). */
function anchored(tree, name) {
    const seen = new Set();
    const find = (value) => {
        if (typeof value !== 'object' || value === null || seen.has(value))
            return undefined;
        seen.add(value);
        if ((0,json/* isObject */.Gv)(value) && (value.$anchor === name || value.$dynamicAnchor === name))
            return value;
        for (const child of Object.values(value)) {
            const found = find(child);
            if (found !== undefined)
                return found;
        }
        return undefined;
    };
    return find(tree);
}
/** `#/$defs/X` as generators of JSON Schema write it: they know the schema that holds it, and not the document around. */
function definition(document, pointer) {
    const [, key = '', rest = ''] = /^\/(\$defs|definitions)(\/.+)$/.exec(pointer) ?? [];
    if (key === '')
        return undefined;
    const schemas = Object.values((0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(document.components).schemas));
    return schemas.map((schema) => at((0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(schema)[key]), rest)).find(json/* isObject */.Gv);
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

;// CONCATENATED MODULE: ./lib/site/openapi/resolve.js




/**
 * Makes the resolver of a document. References may lead into other files of the project, whose own references
 * are made absolute when they are read. What cannot be found is reported once and stands for an empty object.
 */
function createResolver(source, root, files, parse, report) {
    const documents = new Map([[source, root]]);
    const found = new Map();
    const merged = new WeakMap();
    /** Where the document has a reference, whose file may have been written another way. */
    const placeOfReference = (reference) => files.has(source) ? (0,place/* placeOf */.$)(files.readText(source), reference.replace(/^[^#]+(?=#)/, '')) : undefined;
    const missing = (reference, why, hint) => {
        report({
            severity: 'warning',
            kind: 'api-reference',
            message: `$ref ${JSON.stringify(reference)} ${why}.`,
            hint,
            file: source,
            ...placeOfReference(reference),
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
    const find = (reference) => {
        const hash = reference.indexOf('#');
        const address = hash < 0 ? reference : reference.slice(0, hash);
        const file = address === '' ? source : projectPath(address, '');
        const document = isUrl(address) ? undefined : documentOf(file);
        if (document === undefined)
            return { file, isThere: false };
        const pointer = hash < 0 ? '' : reference.slice(hash + 1);
        return { file, isThere: true, value: at(document, pointer) ?? definition(document, pointer) };
    };
    const lookUp = (reference) => {
        if (isUrl(reference)) {
            return missing(reference, 'leads to another host, which is not asked', 'Copy the file into the project and refer to it there.');
        }
        const { file, isThere, value } = find(reference);
        if (!isThere)
            return missing(reference, `leads to ${file}, which is not in the project`);
        return (0,json/* isObject */.Gv)(value) ? value : missing(reference, 'leads to nothing');
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
        const known = merged.get(holder);
        if (known !== undefined)
            return known;
        const { $ref: _reference, ...siblings } = holder;
        const value = { ...target, ...siblings };
        merged.set(holder, value);
        return value;
    };
    return {
        resolve(value) {
            if (!(0,json/* isObject */.Gv)(value))
                return {};
            if (typeof value.$ref !== 'string')
                return value;
            return merged.get(value) ?? beside(value, follow(value.$ref, []));
        },
        find: (reference) => find(reference).value,
        read(address) {
            const file = isUrl(address) ? undefined : projectPath(address, source);
            if (file !== undefined && files.has(file))
                return files.readText(file);
            report({
                severity: 'warning',
                kind: 'api-reference',
                message: `The example ${address} ${file === undefined ? 'is on another host, which is not asked' : `would be ${file}, which is not in the project`}.`,
                hint: 'Put the file into the project, or its value into the description.',
                file: source,
                ...placeOfReference(address),
            });
            return undefined;
        },
        nameOf(value) {
            const { $ref } = (0,json/* objectOf */.Xy)(value);
            return typeof $ref === 'string' ? lastName($ref) : undefined;
        },
    };
}
/**
 * Makes the references of a tree absolute in the project, in place: `#/a` in `api/b.yaml` becomes `api/b.yaml#/a`. So
 * does it with those that a discriminator maps to, and the files of examples (which get a leading slash).
 */
function absolute(tree, file) {
    const made = (reference) => {
        if (isUrl(reference))
            return reference;
        const [address = '', pointer] = reference.split('#', 2);
        const target = address === '' ? file : projectPath(address, file);
        return pointer === undefined ? target : `${target}#${pointer}`;
    };
    const seen = new Set();
    const visit = (value) => {
        if (typeof value !== 'object' || value === null || seen.has(value))
            return;
        seen.add(value);
        const holder = value;
        const { $ref, externalValue, discriminator } = holder;
        if (typeof $ref === 'string')
            holder.$ref = made($ref);
        if (typeof externalValue === 'string' && !isUrl(externalValue))
            holder.externalValue = `/${projectPath(externalValue, file)}`;
        const mapping = (0,json/* objectOf */.Xy)((0,json/* objectOf */.Xy)(discriminator).mapping);
        for (const [value, target] of Object.entries(mapping)) {
            if (typeof target !== 'string' || !isReference(target))
                continue;
            // A file that is one schema means those of the description that refers to it.
            if (!target.startsWith('#') || (0,json/* isObject */.Gv)((0,json/* objectOf */.Xy)(tree).components))
                mapping[value] = made(target);
        }
        for (const child of Object.values(holder))
            visit(child);
    };
    visit(tree);
}
function isUrl(address) {
    return /^[a-z][a-z0-9+.-]*:/i.test(address);
}
/** Whether what a discriminator maps to is an address, and not the name of a schema, which may have dots. */
function isReference(target) {
    return /[/#]|\.(?:json|ya?ml)$/i.test(target);
}
/** The project path that an address in a file means; a leading slash is the project's root. */
function projectPath(address, file) {
    return external_node_path_.posix.normalize(address.startsWith('/') ? address.slice(1) : external_node_path_.posix.join(external_node_path_.posix.dirname(file), address));
}
/** The name at the end of a reference: `User` of `#/components/schemas/User`. */
function lastName(reference) {
    const part = reference.split('/').at(-1);
    if (part === undefined || part === '')
        return undefined;
    return decodePart(part).replace(/\.(json|ya?ml)(#.*)?$/i, '') || undefined;
}


/***/ }),

/***/ 72695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tu: () => (/* binding */ codeSamples),
  Ng: () => (/* binding */ isSampleLanguage),
  P7: () => (/* binding */ languagesOf),
  FV: () => (/* binding */ sampleLanguageNames),
  M_: () => (/* binding */ sampleLanguages)
});

// EXTERNAL MODULE: ./lib/site/openapi/json.js
var json = __webpack_require__(79412);
// EXTERNAL MODULE: ./lib/site/openapi/samples/literal.js
var samples_literal = __webpack_require__(83963);
;// CONCATENATED MODULE: ./lib/site/openapi/samples/c.js

/** C with libcurl; it is C++ as well. */
function cSample({ method, url, headers, body }) {
    const set = (option, value) => `curl_easy_setopt(curl, CURLOPT_${option},${value.startsWith('\n') ? '' : ' '}${value});`;
    const { statements, after } = cBody(body, set);
    const code = [
        'CURL *curl = curl_easy_init();',
        set('URL', c_text(url)),
        method === 'HEAD' ? set('NOBODY', '1L') : set('CUSTOMREQUEST', c_text(method)),
        ...(headers.length === 0
            ? []
            : [
                '',
                'struct curl_slist *headers = NULL;',
                ...headers.map(([name, value]) => `headers = curl_slist_append(headers, ${c_text(`${name}: ${value}`)});`),
                set('HTTPHEADER', 'headers'),
            ]),
        ...(statements.length === 0 ? [] : ['', ...statements]),
        '',
        'CURLcode result = curl_easy_perform(curl);',
        '',
        ...(headers.length === 0 ? [] : ['curl_slist_free_all(headers);']),
        ...after,
        'curl_easy_cleanup(curl);',
        'return (int)result;',
    ];
    const isFile = body?.kind === 'file';
    return [
        '#include <curl/curl.h>',
        ...(isFile ? ['#include <stdio.h>'] : []),
        '',
        'int main(void) {',
        ...code.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `  ${line}`)),
        '}',
    ].join('\n');
}
function cBody(body, set) {
    switch (body?.kind) {
        case undefined:
            return { statements: [], after: [] };
        case 'json':
            return { statements: [set('POSTFIELDS', lines((0,samples_literal/* prettyJson */.D_)(body.value)))], after: [] };
        case 'text':
            return { statements: [set('POSTFIELDS', lines(body.text))], after: [] };
        case 'form':
            return { statements: [set('POSTFIELDS', c_text((0,samples_literal/* formText */.w3)(body.fields)))], after: [] };
        case 'file':
            return {
                statements: [
                    `FILE *file = fopen(${c_text(body.file)}, "rb");`,
                    set('UPLOAD', '1L'),
                    set('READDATA', 'file'),
                ],
                after: ['fclose(file);'],
            };
        case 'multipart':
            return {
                statements: [
                    'curl_mime *form = curl_mime_init(curl);',
                    ...(body.parts.length === 0 ? [] : ['curl_mimepart *part;']),
                    ...body.parts.flatMap(({ name, value, file, type }) => [
                        'part = curl_mime_addpart(form);',
                        `curl_mime_name(part, ${c_text(name)});`,
                        file
                            ? `curl_mime_filedata(part, ${c_text(value)});`
                            : `curl_mime_data(part, ${c_text(value)}, CURL_ZERO_TERMINATED);`,
                        ...(type === undefined ? [] : [`curl_mime_type(part, ${c_text(type)});`]),
                    ]),
                    set('MIMEPOST', 'form'),
                ],
                after: ['curl_mime_free(form);'],
            };
    }
}
/** A literal for each line, which the compiler joins. */
function lines(value) {
    const all = value.split(/(?<=\n)/);
    return all.length < 2 ? c_text(value) : `\n${all.map((line) => `  ${c_text(line)}`).join('\n')}`;
}
/** Controls in octal, as no digit after three can be taken for one of them; `??` would begin a trigraph. */
function c_text(value) {
    const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
    const escaped = value
        .toWellFormed()
        .replace(/["\\]/g, '\\$&')
        .replace(/\?(?=\?)/g, '?\\')
        .replace(/\p{Cc}/gu, (character) => named[character] ??
        [...Buffer.from(character)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''));
    return `"${escaped}"`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/csharp.js

/** C# with the HTTP client of .NET. */
function csharpSample({ method, url, headers, body }) {
    const own = headers.filter(([name]) => name.toLowerCase() !== 'content-type');
    const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
    const lines = [
        'using var client = new HttpClient();',
        `using var request = new HttpRequestMessage(new HttpMethod(${csharp_text(method)}), ${csharp_text(url)});`,
        ...own.map(([name, value]) => `request.Headers.TryAddWithoutValidation(${csharp_text(name)}, ${csharp_text(value)});`),
        ...(body === undefined ? [] : contentLines(body, type)),
        '',
        'using var response = await client.SendAsync(request);',
        'Console.WriteLine(await response.Content.ReadAsStringAsync());',
    ];
    const needs = lines.some((line) => line.includes('MediaTypeHeaderValue'));
    return [...(needs ? ['using System.Net.Http.Headers;', ''] : []), ...lines].join('\n');
}
function contentLines(body, type) {
    if (body.kind === 'multipart') {
        return [
            'var form = new MultipartFormDataContent();',
            ...body.parts.flatMap(({ name, value, file, type: own }, index) => {
                if (file)
                    return [
                        `form.Add(new StreamContent(File.OpenRead(${csharp_text(value)})), ${csharp_text(name)}, ${csharp_text(value)});`,
                    ];
                if (own === undefined)
                    return [`form.Add(new StringContent(${csharp_text(value)}), ${csharp_text(name)});`];
                return [
                    `var part${index} = new StringContent(${csharp_text(value)});`,
                    `part${index}.Headers.ContentType = MediaTypeHeaderValue.Parse(${csharp_text(own)});`,
                    `form.Add(part${index}, ${csharp_text(name)});`,
                ];
            }),
            'request.Content = form;',
        ];
    }
    const content = body.kind === 'file'
        ? `new StreamContent(File.OpenRead(${csharp_text(body.file)}))`
        : `new StringContent(${payload(body)})`;
    return [
        `request.Content = ${content};`,
        ...(type === undefined
            ? []
            : [`request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${csharp_text(type)});`]),
    ];
}
function payload(body) {
    if (body.kind === 'form')
        return csharp_text((0,samples_literal/* formText */.w3)(body.fields));
    if (body.kind === 'text')
        return csharp_text(body.text);
    const json = (0,samples_literal/* prettyJson */.D_)(body.value);
    // JSON never holds three quotes in a row; on one line they would run into the closing ones.
    return json.includes('\n') ? `"""\n${(0,samples_literal/* indented */.gu)(json.toWellFormed(), 4)}\n    """` : csharp_text(json);
}
/** These characters end a line in C#, and so cannot stand in a literal. */
function csharp_text(value) {
    return (0,samples_literal/* quoted */.TL)(value).replace(/[\u0085\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

// EXTERNAL MODULE: ./lib/site/openapi/samples/serialize.js
var serialize = __webpack_require__(46514);
;// CONCATENATED MODULE: ./lib/site/openapi/samples/curl.js

function curlSample({ method, url, headers, body }) {
    // Asked for by its name, HEAD would make cURL wait for a body that never comes.
    const lines = [method === 'HEAD' ? 'curl --head' : `curl --request ${method}`, `--url ${shellQuote(url)}`];
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
            return body.fields.map(([name, value]) => `--data-urlencode ${shellQuote(`${(0,serialize/* percentEncode */.a)(name)}=${value}`)}`);
        case 'multipart':
            // `--form` reads `@` and `<` as files; `--form-string` takes text as it is.
            return body.parts.map(({ name, value, file, type }) => file
                ? `--form ${shellQuote(`${name}=@${value}`)}`
                : type !== undefined
                    ? `--form ${shellQuote(`${name}="${value.replace(/[\\"]/g, '\\$&')}";type=${type}`)}`
                    : `--form-string ${shellQuote(`${name}=${value}`)}`);
        case 'file':
            return [`--data-binary ${shellQuote(`@${body.file}`)}`];
    }
}
/** One word for a POSIX shell, whatever is in it. A NUL, which no argument can hold, is dropped. */
function shellQuote(text) {
    return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/dart.js

/** Dart with the package of its own authors for HTTP. */
function dartSample({ method, url, headers, body }) {
    const kind = body?.kind === 'multipart' ? 'MultipartRequest' : 'Request';
    const code = [
        `final request = http.${kind}(${dart_text(method)}, Uri.parse(${dart_text(url)}));`,
        ...headers.map(([name, value]) => `request.headers[${dart_text(name)}] = ${dart_text(value)};`),
        ...(body === undefined ? [] : dartBody(body)),
        '',
        'final response = await http.Response.fromStream(await request.send());',
        'print(response.body);',
    ];
    const needs = (name) => code.some((line) => line.includes(name));
    return [
        ...(needs(' File(') ? ["import 'dart:io';", ''] : []),
        "import 'package:http/http.dart' as http;",
        ...(needs('MediaType.parse(') ? ["import 'package:http_parser/http_parser.dart';"] : []),
        '',
        'Future<void> main() async {',
        ...code.map((line) => (line === '' ? '' : `  ${line}`)),
        '}',
    ].join('\n');
}
function dartBody(body) {
    switch (body.kind) {
        case 'json':
            return [`request.body = ${raw((0,samples_literal/* prettyJson */.D_)(body.value))};`];
        case 'text':
            return [`request.body = ${dart_text(body.text)};`];
        case 'form':
            return [`request.body = ${dart_text((0,samples_literal/* formText */.w3)(body.fields))};`];
        case 'file':
            return [`request.bodyBytes = await File(${dart_text(body.file)}).readAsBytes();`];
        case 'multipart':
            return body.parts.map(({ name, value, file, type }) => {
                if (file)
                    return `request.files.add(await http.MultipartFile.fromPath(${dart_text(name)}, ${dart_text(value)}));`;
                if (type === undefined)
                    return `request.fields[${dart_text(name)}] = ${dart_text(value)};`;
                return `request.files.add(http.MultipartFile.fromString(${dart_text(name)}, ${dart_text(value)}, contentType: MediaType.parse(${dart_text(type)})));`;
            });
    }
}
function raw(json) {
    return json.includes('\n') && !json.includes("'''") ? `r'''\n${json.toWellFormed()}'''` : dart_text(json);
}
function dart_text(value) {
    const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
    const escaped = value
        .toWellFormed()
        .replace(/['\\$]/g, '\\$&')
        .replace(/[\p{Cc}\u2028\u2029]/gu, (character) => named[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`);
    return `'${escaped}'`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/go.js

function goSample({ method, url, headers, body }) {
    const { imports, statements, reader, contentType } = body === undefined ? NO_BODY : goBody(body);
    const packages = ['fmt', 'io', 'net/http', ...imports].sort();
    const lines = [
        'package main',
        '',
        'import (',
        ...packages.map((name) => `\t${(0,samples_literal/* quoted */.TL)(name)}`),
        ')',
        '',
        'func main() {',
        ...statements.map((line) => (line === '' ? '' : `\t${line}`)),
        `\treq, _ := http.NewRequest(${(0,samples_literal/* quoted */.TL)(method)}, ${(0,samples_literal/* quoted */.TL)(url)}, ${reader})`,
        ...headers.map(([name, value]) => `\treq.Header.Set(${(0,samples_literal/* quoted */.TL)(name)}, ${(0,samples_literal/* quoted */.TL)(value)})`),
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
            return goReader(rawString((0,samples_literal/* prettyJson */.D_)(body.value)));
        case 'text':
            return goReader(rawString(body.text));
        case 'form':
            return {
                imports: ['net/url', 'strings'],
                statements: [
                    'form := url.Values{}',
                    ...body.fields.map(([name, value]) => `form.Add(${(0,samples_literal/* quoted */.TL)(name)}, ${(0,samples_literal/* quoted */.TL)(value)})`),
                    '',
                ],
                reader: 'strings.NewReader(form.Encode())',
            };
        case 'file':
            return {
                imports: ['os'],
                statements: [`file, _ := os.Open(${(0,samples_literal/* quoted */.TL)(body.file)})`, ''],
                reader: 'file',
            };
        case 'multipart': {
            const files = body.parts.some(({ file }) => file);
            return {
                imports: [
                    'bytes',
                    'mime/multipart',
                    ...(body.parts.some(({ type }) => type !== undefined) ? ['net/textproto'] : []),
                    ...(files ? ['os'] : []),
                ],
                statements: [
                    'var body bytes.Buffer',
                    'form := multipart.NewWriter(&body)',
                    ...body.parts.flatMap(({ name, value, file, type }, index) => file
                        ? [
                            `part${index}, _ := form.CreateFormFile(${(0,samples_literal/* quoted */.TL)(name)}, ${(0,samples_literal/* quoted */.TL)(value)})`,
                            `file${index}, _ := os.Open(${(0,samples_literal/* quoted */.TL)(value)})`,
                            `io.Copy(part${index}, file${index})`,
                        ]
                        : type !== undefined
                            ? [
                                `part${index}, _ := form.CreatePart(textproto.MIMEHeader{`,
                                `\t"Content-Disposition": {${(0,samples_literal/* quoted */.TL)(`form-data; name="${name.replace(/[\\"]/g, '\\$&')}"`)}},`,
                                `\t"Content-Type":        {${(0,samples_literal/* quoted */.TL)(type)}},`,
                                '})',
                                `io.WriteString(part${index}, ${(0,samples_literal/* quoted */.TL)(value)})`,
                            ]
                            : [`form.WriteField(${(0,samples_literal/* quoted */.TL)(name)}, ${(0,samples_literal/* quoted */.TL)(value)})`]),
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
    return /[`\r\0\uFEFF]/.test(text) ? (0,samples_literal/* quoted */.TL)(text) : `\`${text.toWellFormed()}\``;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/java.js

function javaSample({ method, url, headers, body }) {
    const { imports, statements, publisher, headers: added } = javaBody(body);
    const all = [...headers.map(([name, value]) => [(0,samples_literal/* quoted */.TL)(name), (0,samples_literal/* quoted */.TL)(value)]), ...added];
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
        `var request = HttpRequest.newBuilder(URI.create(${(0,samples_literal/* quoted */.TL)(url)}))`,
        ...all.map(([name, value]) => `    .header(${name}, ${value})`),
        `    .method(${(0,samples_literal/* quoted */.TL)(method)}, ${publisher})`,
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
            return withPayload(textBlock((0,samples_literal/* prettyJson */.D_)(body.value)));
        case 'text':
            return withPayload((0,samples_literal/* quoted */.TL)(body.text));
        case 'form':
            return withPayload((0,samples_literal/* quoted */.TL)((0,samples_literal/* formText */.w3)(body.fields)));
        case 'file':
            return {
                ...plain,
                imports: ['java.nio.file.Path'],
                publisher: `HttpRequest.BodyPublishers.ofFile(Path.of(${(0,samples_literal/* quoted */.TL)(body.file)}))`,
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
    const pieces = parts.flatMap(({ name, value, file, type }) => {
        const kind = type === undefined ? '' : `\r\nContent-Type: ${type}`;
        const head = `--boundary\r\nContent-Disposition: form-data; name="${name}"${kind}`;
        return file
            ? [
                `    HttpRequest.BodyPublishers.ofString(${(0,samples_literal/* quoted */.TL)(`${head}; filename="${value}"\r\n\r\n`)}),`,
                `    HttpRequest.BodyPublishers.ofFile(Path.of(${(0,samples_literal/* quoted */.TL)(value)})),`,
                `    HttpRequest.BodyPublishers.ofString("\\r\\n"),`,
            ]
            : [`    HttpRequest.BodyPublishers.ofString(${(0,samples_literal/* quoted */.TL)(`${head}\r\n\r\n${value}\r\n`)}),`];
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
        return (0,samples_literal/* quoted */.TL)(json);
    return `"""\n${(0,samples_literal/* indented */.gu)(json.toWellFormed().replaceAll('\\', '\\\\'), 4)}"""`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/javascript.js

/** JavaScript as browsers run it. */
function javascriptSample(request) {
    return sampleWith(request, 'file', [BROWSER_FILE]);
}
/** The same for Node.js, which reads files itself. */
function nodeSample(request) {
    return sampleWith(request, undefined, ['import { openAsBlob } from "node:fs";', '']);
}
/** The same with the type of the file that the reader has to bring. */
function typescriptSample(request) {
    return sampleWith(request, 'file', [BROWSER_FILE, 'declare const file: File;', '']);
}
const BROWSER_FILE = '// file: a File, from an <input type="file"> for instance';
/** `file` is what a file is called; undefined where it is read by its name. `note` stands before code that has one. */
function sampleWith({ method, url, headers, body }, file, note) {
    const lines = [];
    const options = [`  method: ${(0,samples_literal/* quoted */.TL)(method)},`];
    if (headers.length > 0) {
        options.push('  headers: {', ...headers.map(([name, value]) => `    ${(0,samples_literal/* quoted */.TL)(name)}: ${(0,samples_literal/* quoted */.TL)(value)},`), '  },');
    }
    const isBodyless = ['GET', 'HEAD'].includes(method);
    if (body !== undefined && isBodyless)
        lines.push(`// fetch sends no body with ${method}; other clients do.`);
    else if (body !== undefined) {
        const { statements, expression } = javascriptBody(body, file, note);
        lines.push(...statements);
        options.push(`  body: ${(0,samples_literal/* indented */.gu)(expression, 2).trimStart()},`);
    }
    lines.push(`const response = await fetch(${(0,samples_literal/* quoted */.TL)(url)}, {`, ...options, '});', '', 'console.log(await response.text());');
    return lines.join('\n');
}
function javascriptBody(body, file, note) {
    const fileNamed = (name) => file ?? `await openAsBlob(${(0,samples_literal/* quoted */.TL)(name)})`;
    switch (body.kind) {
        case 'json':
            return { statements: [], expression: `JSON.stringify(${objectLiteral(body.value)})` };
        case 'text':
            return { statements: [], expression: (0,samples_literal/* quoted */.TL)(body.text) };
        case 'form': {
            const fields = body.fields.map(([name, value]) => `  [${(0,samples_literal/* quoted */.TL)(name)}, ${(0,samples_literal/* quoted */.TL)(value)}],`);
            return { statements: [], expression: ['new URLSearchParams([', ...fields, '])'].join('\n') };
        }
        case 'file':
            return { statements: [...note, ...(note.at(-1) === '' ? [] : [''])], expression: fileNamed(body.file) };
        case 'multipart': {
            const parts = body.parts.map(({ name, value, file: isFile, type }) => isFile
                ? `form.append(${(0,samples_literal/* quoted */.TL)(name)}, ${fileNamed(value)}, ${(0,samples_literal/* quoted */.TL)(value)});`
                : type !== undefined
                    ? `form.append(${(0,samples_literal/* quoted */.TL)(name)}, new Blob([${(0,samples_literal/* quoted */.TL)(value)}], { type: ${(0,samples_literal/* quoted */.TL)(type)} }));`
                    : `form.append(${(0,samples_literal/* quoted */.TL)(name)}, ${(0,samples_literal/* quoted */.TL)(value)});`);
            const before = body.parts.some((part) => part.file) ? note : [];
            return { statements: [...before, 'const form = new FormData();', ...parts, ''], expression: 'form' };
        }
    }
}
/** A value as JavaScript writes it. Only as a computed key is `__proto__` a property like others. */
function objectLiteral(value) {
    return (0,samples_literal/* prettyJson */.D_)(value).replace(/^( *)"__proto__":/gm, '$1["__proto__"]:');
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/kotlin.js

const PUBLISHERS = 'HttpRequest.BodyPublishers';
/** Kotlin with the HTTP client of the JDK. */
function kotlinSample({ method, url, headers, body }) {
    const { statements, publisher, isMultipart } = kotlinBody(body);
    const all = [...headers, ...(isMultipart ? [MULTIPART] : [])];
    const code = [
        ...statements,
        `val request = HttpRequest.newBuilder(URI.create(${kotlin_text(url)}))`,
        ...all.map(([name, value]) => `    .header(${kotlin_text(name)}, ${kotlin_text(value)})`),
        `    .method(${kotlin_text(method)}, ${publisher})`,
        '    .build()',
        '',
        'val response = HttpClient.newHttpClient()',
        '    .send(request, HttpResponse.BodyHandlers.ofString())',
        'println(response.body())',
    ];
    return [
        'import java.net.URI',
        'import java.net.http.HttpClient',
        'import java.net.http.HttpRequest',
        'import java.net.http.HttpResponse',
        ...(code.some((line) => line.includes('Path.of(')) ? ['import java.nio.file.Path'] : []),
        '',
        'fun main() {',
        ...code.map((line) => (0,samples_literal/* indented */.gu)(line, 4)),
        '}',
    ].join('\n');
}
const MULTIPART = ['Content-Type', 'multipart/form-data; boundary=boundary'];
function kotlinBody(body) {
    const sent = (literal) => ({
        statements: [`val payload = ${literal}`, ''],
        publisher: `${PUBLISHERS}.ofString(payload)`,
    });
    switch (body?.kind) {
        case undefined:
            return { statements: [], publisher: `${PUBLISHERS}.noBody()` };
        case 'json':
            return sent(rawJson((0,samples_literal/* prettyJson */.D_)(body.value)));
        case 'text':
            return sent(kotlin_text(body.text));
        case 'form':
            return sent(kotlin_text((0,samples_literal/* formText */.w3)(body.fields)));
        case 'file':
            return { statements: [], publisher: `${PUBLISHERS}.ofFile(Path.of(${kotlin_text(body.file)}))` };
        case 'multipart':
            return {
                statements: [
                    `val body = ${PUBLISHERS}.concat(`,
                    ...body.parts.flatMap(partLines),
                    `    ${PUBLISHERS}.ofString("--boundary--\\r\\n"),`,
                    ')',
                    '',
                ],
                publisher: 'body',
                isMultipart: true,
            };
    }
}
function partLines({ name, value, file, type, }) {
    const own = file ? `; filename="${value}"` : type === undefined ? '' : `\r\nContent-Type: ${type}`;
    const head = `--boundary\r\nContent-Disposition: form-data; name="${name}"${own}\r\n\r\n`;
    if (!file)
        return [`    ${PUBLISHERS}.ofString(${kotlin_text(`${head}${value}\r\n`)}),`];
    return [
        `    ${PUBLISHERS}.ofString(${kotlin_text(head)}),`,
        `    ${PUBLISHERS}.ofFile(Path.of(${kotlin_text(value)})),`,
        `    ${PUBLISHERS}.ofString("\\r\\n"),`,
    ];
}
/** A raw string, in which only the sign of a template is special. */
function rawJson(json) {
    if (!json.includes('\n'))
        return kotlin_text(json);
    const raw = json.toWellFormed().replaceAll('$', () => `\${'$'}`);
    return `"""\n${(0,samples_literal/* indented */.gu)(raw, 4)}\n""".trimIndent()`;
}
/** Kotlin has the escapes of JSON but one, and templates. */
function kotlin_text(value) {
    return JSON.stringify(value.toWellFormed())
        .replace(/\\[\s\S]/g, (pair) => (pair === '\\f' ? '\\u000c' : pair))
        .replaceAll('$', () => '\\$');
}

// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
// EXTERNAL MODULE: ./lib/site/openapi/media.js + 1 modules
var openapi_media = __webpack_require__(89112);
// EXTERNAL MODULE: ./lib/site/openapi/parameters.js
var parameters = __webpack_require__(62510);
// EXTERNAL MODULE: ./lib/site/openapi/schema/example.js + 1 modules
var schema_example = __webpack_require__(83298);
// EXTERNAL MODULE: ./lib/site/openapi/schema/flatten.js
var flatten = __webpack_require__(30476);
// EXTERNAL MODULE: ./lib/site/openapi/security.js
var security = __webpack_require__(71084);
// EXTERNAL MODULE: ./lib/site/openapi/servers.js
var servers = __webpack_require__(78884);
;// CONCATENATED MODULE: ./lib/site/openapi/samples/model.js









/** Makes the request that samples show: required parameters, optional ones that have an example, and the body. */
function sampleRequest(document, operation, requiredOnly = false) {
    const use = { for: 'request', requiredOnly, mostValues: 50 };
    const wanted = (0,parameters/* parametersOf */.mC)(document, operation).filter(({ required, example }) => required || (!requiredOnly && example !== undefined));
    const valueFor = (parameter) => parameterValue(document, parameter);
    const inPlace = (place) => wanted.filter((parameter) => parameter.in === place);
    const path = inPlace('path').reduce((text, parameter) => (0,serialize/* filledPath */["in"])(text, parameter.name, (0,serialize/* pathText */.LF)(parameter, valueFor(parameter))), operation.path);
    const query = inPlace('query').flatMap((parameter) => (0,serialize/* queryPairs */.OK)(parameter, valueFor(parameter)));
    const headers = inPlace('header').map((parameter) => [
        parameter.name,
        oneLine((0,serialize/* pathText */.LF)(parameter, valueFor(parameter), (text) => text)),
    ]);
    const cookies = inPlace('cookie').map((parameter) => `${parameter.name}=${(0,serialize/* cookieText */.aS)(parameter, valueFor(parameter))}`);
    const ways = (0,security/* authorizationsOf */.C)(document, operation);
    const secrets = [];
    // Where it also works without, the sample still shows how to be known.
    for (const authorization of ways.find((schemes) => schemes.length > 0) ?? []) {
        const credential = (0,security/* credentialOf */.$)(authorization);
        if (credential === undefined)
            continue;
        if (credential.in === 'query')
            query.push([credential.name, (0,serialize/* percentEncode */.a)(credential.value)]);
        else if (credential.in === 'cookie')
            cookies.push(`${credential.name}=${credential.value}`);
        else if (!hasHeader([...headers, ...secrets], credential.name))
            secrets.push([credential.name, oneLine(credential.value)]);
    }
    headers.unshift(...secrets);
    if (cookies.length > 0)
        headers.push(['Cookie', cookies.join('; ')]);
    const media = (0,openapi_media/* mediaOf */.uL)(document, document.resolve(operation.raw.requestBody))[0];
    const body = media === undefined ? undefined : sampleBody(document, media, use);
    if (media !== undefined &&
        body !== undefined &&
        body.kind !== 'multipart' &&
        !hasHeader(headers, 'content-type')) {
        headers.push(['Content-Type', media.type === '*/*' ? 'application/json' : oneLine(media.type)]);
    }
    const server = operation.webhook
        ? 'https://your-server.example.com/webhook'
        : (0,servers/* sampleServer */.u4)((0,servers/* serversOf */.U2)(document, operation));
    const address = operation.webhook ? server : safeAddress(`${server}${path}`);
    const search = query.map(([name, value]) => `${(0,serialize/* percentEncode */.a)(name)}=${value}`).join('&');
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
    const flat = (0,flatten/* flatten */.Bq)(schema, document);
    const plain = flat.types.length === 0 || (flat.types.includes('string') && (0,json/* textOf */.b6)(flat.keywords.format) === undefined);
    const value = (0,schema_example/* exampleOf */.Q)(schema, document, { for: 'request' });
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
    const value = (0,openapi_media/* mediaExamples */.Ed)(document, media, use)[0]?.value;
    if ((0,openapi_media/* isJson */.Fh)(media.type))
        return { kind: 'json', value: value ?? {} };
    if (/^multipart\//i.test(media.type)) {
        // Some give the text of a whole request for an example, which says nothing of the parts.
        const fields = (0,json/* isObject */.Gv)(value) ? value : (0,schema_example/* exampleOf */.Q)(media.schema, document, use);
        const parts = multipartParts(document, media, fields);
        return parts.length === 0 ? undefined : { kind: 'multipart', parts };
    }
    if (/x-www-form-urlencoded/i.test(media.type)) {
        if (typeof value === 'string')
            return { kind: 'text', text: value };
        const fields = Object.entries((0,json/* objectOf */.Xy)(value)).flatMap(([name, field]) => (0,serialize/* formPairs */.C8)(name, field, (0,openapi_media/* formStyle */.mY)(media, name)));
        return fields.length === 0 ? undefined : { kind: 'form', fields };
    }
    const text = (0,openapi_media/* mediaText */.Ih)(document, media, value)?.text;
    return text === undefined ? { kind: 'file', file: 'file.bin' } : { kind: 'text', text };
}
function multipartParts(document, media, value) {
    const properties = (0,json/* objectOf */.Xy)((0,flatten/* flatten */.Bq)(media.schema, document).keywords.properties);
    return Object.entries((0,json/* objectOf */.Xy)(value)).flatMap(([name, part]) => {
        const file = isFile(document, (0,look_up/* lookUp */.T)(properties, name));
        const values = Array.isArray(part) && part.length > 0 ? part : [part];
        return values.map((single) => file
            ? { name, file, value: fileName(single) }
            : { name, file, value: (0,json/* shown */.SP)(single), type: (0,openapi_media/* partType */.W_)(media, name) });
    });
}
function isFile(document, schema) {
    const flat = (0,flatten/* flatten */.Bq)(schema, document);
    if (flat.types.includes('array'))
        return isFile(document, (0,json/* objectOf */.Xy)(flat.keywords.items));
    return (0,openapi_media/* isFileSchema */.O_)(flat.keywords);
}
/** An example that looks like a file's name is one. */
function fileName(example) {
    return typeof example === 'string' && /^[\w.-]+\.\w{1,5}$/.test(example) ? example : 'file.bin';
}
/** An address that every language's URL type takes: what is not allowed in one is encoded, placeholders that are left too. */
function safeAddress(address) {
    return address.replace(/[^\w\-.~:/?#[\]@!$&'()*+,;=%]/gu, (character) => (0,serialize/* percentEncode */.a)(character));
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
        `  CURLOPT_URL => ${(0,samples_literal/* singleQuoted */.f3)(url)},`,
        '  CURLOPT_RETURNTRANSFER => true,',
        `  CURLOPT_CUSTOMREQUEST => ${(0,samples_literal/* singleQuoted */.f3)(method)},`,
    ];
    if (body !== undefined)
        options.push(`  CURLOPT_POSTFIELDS => ${phpBody(body)},`);
    if (headers.length > 0) {
        options.push('  CURLOPT_HTTPHEADER => [', ...headers.map(([name, value]) => `    ${(0,samples_literal/* singleQuoted */.f3)(`${name}: ${value}`)},`), '  ],');
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
            return `<<<'JSON'\n${(0,samples_literal/* prettyJson */.D_)(body.value)}\nJSON`;
        case 'text':
            return (0,samples_literal/* singleQuoted */.f3)(body.text);
        case 'form':
            // An array holds each name once.
            if (new Set(body.fields.map(([name]) => name)).size < body.fields.length)
                return (0,samples_literal/* singleQuoted */.f3)((0,samples_literal/* formText */.w3)(body.fields));
            return phpArray('http_build_query([', body.fields.map(([name, value]) => [name, (0,samples_literal/* singleQuoted */.f3)(value)]), '])');
        case 'file':
            return `file_get_contents(${(0,samples_literal/* singleQuoted */.f3)(body.file)})`;
        case 'multipart':
            return phpArray('[', body.parts.map(({ name, value, file, type }) => [
                name,
                file
                    ? `new CURLFile(${(0,samples_literal/* singleQuoted */.f3)(value)})`
                    : type !== undefined
                        ? `new CURLStringFile(${[value, name, type].map(samples_literal/* singleQuoted */.f3).join(', ')})`
                        : (0,samples_literal/* singleQuoted */.f3)(value),
            ]), ']');
    }
}
function phpArray(open, entries, close) {
    return [open, ...entries.map(([name, code]) => `    ${(0,samples_literal/* singleQuoted */.f3)(name)} => ${code},`), `  ${close}`].join('\n');
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/powershell.js

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'MERGE'];
/** PowerShell 7. */
function powershellSample({ method, url, headers, body }) {
    const own = headers.filter(([name]) => name.toLowerCase() !== 'content-type');
    const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
    const { statements, options } = body === undefined ? { statements: [], options: [] } : powershellBody(body);
    const call = [
        'Invoke-RestMethod',
        METHODS.includes(method) ? `-Method ${method}` : `-CustomMethod ${powershell_text(method)}`,
        `-Uri ${powershell_text(url)}`,
        // The check of header values knows fewer than there are.
        ...(own.length === 0 ? [] : ['-Headers $headers -SkipHeaderValidation']),
        ...(type === undefined ? [] : [`-ContentType ${powershell_text(type)}`]),
        ...options,
    ];
    return [
        ...(own.length === 0
            ? []
            : ['$headers = @{', ...own.map(([name, value]) => `    ${powershell_text(name)} = ${powershell_text(value)}`), '}']),
        ...statements,
        call.join(' '),
    ].join('\n');
}
function powershellBody(body) {
    switch (body.kind) {
        case 'json': {
            const json = (0,samples_literal/* prettyJson */.D_)(body.value).toWellFormed();
            // Nothing in a quoted here-string is special, and no line of JSON can be its end mark.
            const literal = json.includes('\n') ? `@'\n${json}\n'@` : powershell_text(json);
            return { statements: [`$body = ${literal}`], options: ['-Body $body'] };
        }
        case 'text':
            return { statements: [`$body = ${powershell_text(body.text)}`], options: ['-Body $body'] };
        case 'form':
            return { statements: [`$body = ${powershell_text((0,samples_literal/* formText */.w3)(body.fields))}`], options: ['-Body $body'] };
        case 'file':
            return { statements: [], options: [`-InFile ${powershell_text(body.file)}`] };
        case 'multipart':
            return {
                statements: ['$form = @{', ...fields(body.parts), '}'],
                options: ['-Form $form'],
            };
    }
}
/** A table holds each name once, with a list where it has several values. */
function fields(parts) {
    const byName = new Map();
    for (const { name, value, file } of parts) {
        const values = byName.get(name) ?? [];
        values.push(file ? `(Get-Item -Path ${powershell_text(value)})` : powershell_text(value));
        byName.set(name, values);
    }
    return [...byName].map(([name, values]) => `    ${powershell_text(name)} = ${values.length === 1 ? values[0] : `@(${values.join(', ')})`}`);
}
/** A quote is doubled; PowerShell takes those of typographers for quotes too. */
function powershell_text(value) {
    return `'${value.toWellFormed().replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/python.js


function pythonSample({ method, url, headers, body }) {
    const lines = ['import requests', '', `url = ${(0,samples_literal/* quoted */.TL)(url)}`];
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
        : `requests.request(${(0,samples_literal/* quoted */.TL)(method)}, url`;
    lines.push('', `response = ${[call, ...options].join(', ')})`, '', 'print(response.text)');
    return lines.join('\n');
}
function pythonBody(body) {
    switch (body.kind) {
        case 'json':
            return { statement: [`payload = ${pythonLiteral(body.value)}`], option: ['json=payload'] };
        case 'text':
            return { statement: [`payload = ${(0,samples_literal/* quoted */.TL)(body.text)}`], option: ['data=payload.encode()'] };
        case 'form':
            return { statement: [`payload = ${pythonPairs(body.fields)}`], option: ['data=payload'] };
        case 'file':
            return { statement: [`payload = open(${(0,samples_literal/* quoted */.TL)(body.file)}, "rb")`], option: ['data=payload'] };
        case 'multipart': {
            const parts = body.parts.map(({ name, value, file, type }) => file
                ? `    (${(0,samples_literal/* quoted */.TL)(name)}, open(${(0,samples_literal/* quoted */.TL)(value)}, "rb")),`
                : `    (${(0,samples_literal/* quoted */.TL)(name)}, (None, ${[value, type ?? []].flat().map(samples_literal/* quoted */.TL).join(', ')})),`);
            return { statement: ['files = [', ...parts, ']'], option: ['files=files'] };
        }
    }
}
function pythonPairs(fields) {
    return ['[', ...fields.map(([name, value]) => `    (${(0,samples_literal/* quoted */.TL)(name)}, ${(0,samples_literal/* quoted */.TL)(value)}),`), ']'].join('\n');
}
/** A JSON value as Python writes it. */
function pythonLiteral(value, indent = '') {
    const inner = `${indent}    `;
    if (value === null || value === undefined)
        return 'None';
    if (typeof value === 'boolean')
        return value ? 'True' : 'False';
    if (typeof value === 'string')
        return (0,samples_literal/* quoted */.TL)(value);
    if (Array.isArray(value)) {
        if (value.length === 0)
            return '[]';
        return `[\n${value.map((item) => `${inner}${pythonLiteral(item, inner)}`).join(',\n')}\n${indent}]`;
    }
    if (!(0,json/* isObject */.Gv)(value))
        return (0,json/* shown */.SP)(value);
    const entries = Object.entries(value);
    if (entries.length === 0)
        return '{}';
    const items = entries.map(([key, item]) => `${inner}${(0,samples_literal/* quoted */.TL)(key)}: ${pythonLiteral(item, inner)}`);
    return `{\n${items.join(',\n')}\n${indent}}`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/ruby.js

function rubySample({ method, url, headers, body }) {
    return [
        'require "net/http"',
        '',
        `url = URI(${(0,samples_literal/* singleQuoted */.f3)(url)})`,
        `request = ${rubyRequest(method)}`,
        ...headers.map(([name, value]) => `request[${(0,samples_literal/* singleQuoted */.f3)(name)}] = ${(0,samples_literal/* singleQuoted */.f3)(value)}`),
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
        : `Net::HTTPGenericRequest.new(${(0,samples_literal/* singleQuoted */.f3)(method)}, true, true, url)`;
}
function rubyBody(body) {
    switch (body.kind) {
        case 'json':
            // Nothing in a quoted heredoc is special, and no line of JSON can be its end mark.
            return ["request.body = <<~'JSON'", (0,samples_literal/* indented */.gu)((0,samples_literal/* prettyJson */.D_)(body.value), 2), 'JSON'];
        case 'text':
            return [`request.body = ${(0,samples_literal/* singleQuoted */.f3)(body.text)}`];
        case 'form':
            return ['request.set_form_data([', ...body.fields.map(rubyPair), '])'];
        case 'file':
            return [`request.body = File.binread(${(0,samples_literal/* singleQuoted */.f3)(body.file)})`];
        case 'multipart':
            return [
                'request.set_form([',
                ...body.parts.map(({ name, value, file, type }) => file
                    ? `  [${(0,samples_literal/* singleQuoted */.f3)(name)}, File.open(${(0,samples_literal/* singleQuoted */.f3)(value)})],`
                    : `  [${(0,samples_literal/* singleQuoted */.f3)(name)}, ${(0,samples_literal/* singleQuoted */.f3)(value)}${type === undefined ? '' : `, { content_type: ${(0,samples_literal/* singleQuoted */.f3)(type)} }`}],`),
                "], 'multipart/form-data')",
            ];
    }
}
function rubyPair([name, value]) {
    return `  [${(0,samples_literal/* singleQuoted */.f3)(name)}, ${(0,samples_literal/* singleQuoted */.f3)(value)}],`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/rust.js

/** Rust with the crate that most programs ask HTTP with. */
function rustSample({ method, url, headers, body }) {
    // A form says itself what it is.
    const sent = headers.filter(([name]) => body?.kind !== 'form' || name.toLowerCase() !== 'content-type');
    const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
    return [
        'fn main() -> Result<(), Box<dyn std::error::Error>> {',
        ...(body === undefined ? [] : statements(body)),
        '    let response = reqwest::blocking::Client::new()',
        `        .request(${known ? `reqwest::Method::${method}` : `reqwest::Method::from_bytes(b${rust_text(method)})?`}, ${rust_text(url)})`,
        ...sent.map(([name, value]) => `        .header(${rust_text(name)}, ${rust_text(value)})`),
        ...(body === undefined ? [] : [`        ${call(body)}`]),
        '        .send()?;',
        '',
        '    println!("{}", response.text()?);',
        '    Ok(())',
        '}',
    ].join('\n');
}
function statements(body) {
    if (body.kind === 'json')
        return [`    let payload = ${rust_raw((0,samples_literal/* prettyJson */.D_)(body.value))};`, ''];
    if (body.kind === 'text')
        return [`    let payload = ${rust_text(body.text)};`, ''];
    if (body.kind !== 'multipart')
        return [];
    const form = [
        '    let form = reqwest::blocking::multipart::Form::new()',
        ...body.parts.map(({ name, value, file, type }) => {
            if (file)
                return `        .file(${rust_text(name)}, ${rust_text(value)})?`;
            if (type === undefined)
                return `        .text(${rust_text(name)}, ${rust_text(value)})`;
            return `        .part(${rust_text(name)}, reqwest::blocking::multipart::Part::text(${rust_text(value)}).mime_str(${rust_text(type)})?)`;
        }),
    ];
    return [`${form.join('\n')};`, ''];
}
function call(body) {
    switch (body.kind) {
        case 'json':
        case 'text':
            return '.body(payload)';
        case 'form':
            return `.form(&[${body.fields.map(([name, value]) => `(${rust_text(name)}, ${rust_text(value)})`).join(', ')}])`;
        case 'file':
            return `.body(std::fs::File::open(${rust_text(body.file)})?)`;
        case 'multipart':
            return '.multipart(form)';
    }
}
/** A raw string with as many signs around it as what is in it asks for. */
function rust_raw(json) {
    if (json.includes('\r'))
        return rust_text(json);
    let signs = '#';
    while (json.includes(`"${signs}`))
        signs += '#';
    return `r${signs}"${json.toWellFormed()}"${signs}`;
}
function rust_text(value) {
    const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
    const escaped = value
        .toWellFormed()
        .replace(/["\\]/g, '\\$&')
        .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (character) => named[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`);
    return `"${escaped}"`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/swift.js

/** Swift with Foundation. */
function swiftSample({ method, url, headers, body }) {
    const all = body?.kind === 'multipart' ? [...headers, swift_MULTIPART] : headers;
    return [
        'import Foundation',
        '',
        `var request = URLRequest(url: URL(string: ${swift_text(url)})!)`,
        `request.httpMethod = ${swift_text(method)}`,
        ...all.map(([name, value]) => `request.setValue(${swift_text(value)}, forHTTPHeaderField: ${swift_text(name)})`),
        ...(body === undefined ? [] : swiftBody(body)),
        '',
        'let (data, _) = try await URLSession.shared.data(for: request)',
        'print(String(decoding: data, as: UTF8.self))',
    ].join('\n');
}
const swift_MULTIPART = ['Content-Type', 'multipart/form-data; boundary=boundary'];
function swiftBody(body) {
    switch (body.kind) {
        case 'json':
            return [`request.httpBody = Data(${swift_raw((0,samples_literal/* prettyJson */.D_)(body.value))}.utf8)`];
        case 'text':
            return [`request.httpBody = Data(${swift_text(body.text)}.utf8)`];
        case 'form':
            return [`request.httpBody = Data(${swift_text((0,samples_literal/* formText */.w3)(body.fields))}.utf8)`];
        case 'file':
            return [`request.httpBody = try ${fileData(body.file)}`];
        case 'multipart':
            return [
                '',
                'var body = Data()',
                ...body.parts.flatMap(({ name, value, file, type }) => {
                    const own = file ? `; filename="${value}"` : type === undefined ? '' : `\r\nContent-Type: ${type}`;
                    const head = `--boundary\r\nContent-Disposition: form-data; name="${name}"${own}\r\n\r\n`;
                    if (!file)
                        return [`body.append(Data(${swift_text(`${head}${value}\r\n`)}.utf8))`];
                    return [
                        `body.append(Data(${swift_text(head)}.utf8))`,
                        `body.append(try ${fileData(value)})`,
                        'body.append(Data("\\r\\n".utf8))',
                    ];
                }),
                'body.append(Data("--boundary--\\r\\n".utf8))',
                'request.httpBody = body',
            ];
    }
}
function fileData(name) {
    return `Data(contentsOf: URL(fileURLWithPath: ${swift_text(name)}))`;
}
/** A raw string over several lines, with as many signs around it as keep what is in it from meaning anything. */
function swift_raw(json) {
    if (!json.includes('\n'))
        return swift_text(json);
    let signs = '#';
    while (json.includes(`\\${signs}`))
        signs += '#';
    return `${signs}"""\n${json.toWellFormed()}\n"""${signs}`;
}
function swift_text(value) {
    const named = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
    const escaped = value
        .toWellFormed()
        .replace(/["\\]/g, '\\$&')
        .replace(/[\p{Cc}\u2028\u2029]/gu, (character) => named[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`);
    return `"${escaped}"`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/samples/languages.js
















const LANGUAGES = [
    { title: 'cURL', language: 'bash', names: ['curl', 'bash', 'shell', 'sh'], print: curlSample },
    { title: 'Python', language: 'python', names: ['python', 'py'], print: pythonSample },
    {
        title: 'JavaScript',
        language: 'javascript',
        names: ['javascript', 'js', 'fetch'],
        like: ['typescript', 'ts', 'node', 'nodejs', 'node.js'],
        print: javascriptSample,
    },
    { title: 'PHP', language: 'php', names: ['php'], print: phpSample },
    { title: 'Go', language: 'go', names: ['go', 'golang'], print: goSample },
    { title: 'Java', language: 'java', names: ['java'], print: javaSample },
    { title: 'Ruby', language: 'ruby', names: ['ruby', 'rb'], print: rubySample },
];
/** Languages that a project has only where it asks for them. */
const MORE_LANGUAGES = [
    { title: 'Node.js', language: 'javascript', names: ['node', 'nodejs', 'node.js'], print: nodeSample },
    { title: 'TypeScript', language: 'typescript', names: ['typescript', 'ts'], print: typescriptSample },
    {
        title: 'PowerShell',
        language: 'powershell',
        names: ['powershell', 'pwsh', 'ps1'],
        print: powershellSample,
    },
    { title: 'Swift', language: 'swift', names: ['swift'], print: swiftSample },
    { title: 'C#', language: 'csharp', names: ['csharp', 'c#', 'cs'], print: csharpSample },
    { title: '.NET', language: 'csharp', names: ['dotnet', '.net', 'dot-net'], print: csharpSample },
    { title: 'C', language: 'c', names: ['c'], print: cSample },
    { title: 'C++', language: 'cpp', names: ['c++', 'cpp'], print: cSample },
    { title: 'Kotlin', language: 'kotlin', names: ['kotlin', 'kt'], print: kotlinSample },
    { title: 'Rust', language: 'rust', names: ['rust', 'rs'], print: rustSample },
    { title: 'Dart', language: 'dart', names: ['dart', 'flutter'], print: dartSample },
];
const ALL_LANGUAGES = [...LANGUAGES, ...MORE_LANGUAGES];
/** The samples of an operation: those written by hand (`x-codeSamples`) first, then one in each language they do not cover. */
function codeSamples(document, operation, settings) {
    const written = writtenSamples(operation);
    if (settings.generated === false || operation.webhook)
        return written;
    const request = sampleRequest(document, operation, settings.requiredOnly);
    const covered = new Set(written.map(({ language }) => language));
    const generated = chosenLanguages(settings.languages)
        .filter(({ names, like = [] }) => ![...names, ...like].some((name) => covered.has(name)))
        .map(({ title, language, print }) => ({ title, language, code: print(request) }));
    return [...written, ...generated];
}
/** Whether samples can be made in a language that a project names. */
function isSampleLanguage(name) {
    return languageNamed(name) !== undefined;
}
/** The languages that samples can be made in, as a project may name them. */
function sampleLanguageNames() {
    return ALL_LANGUAGES.flatMap(({ names: [first = ''] }) => first);
}
function languageNamed(name) {
    return ALL_LANGUAGES.find((known) => known.names.includes(name.trim().toLowerCase()));
}
function chosenLanguages(names) {
    if (names === undefined || names.length === 0)
        return LANGUAGES;
    const chosen = names.flatMap((name) => languageNamed(name) ?? []);
    return chosen.length === 0 ? LANGUAGES : [...new Set(chosen)];
}
function writtenSamples({ raw }) {
    return (0,json/* listOf */.c3)(raw['x-codeSamples'] ?? raw['x-code-samples'])
        .filter(json/* isObject */.Gv)
        .flatMap(({ lang, label, source }, _, all) => {
        const code = (0,json/* textOf */.b6)(source);
        if (code === undefined)
            return [];
        const language = ((0,json/* textOf */.b6)(lang) ?? 'text').toLowerCase();
        const own = ALL_LANGUAGES.find(({ names }) => names.includes(language))?.title ?? (0,json/* textOf */.b6)(lang);
        // The same thing in several languages has one label.
        const isShared = all.some((other) => other.label === label && other.lang !== lang);
        const name = (0,json/* textOf */.b6)(label);
        const title = name !== undefined && isShared && own !== undefined ? `${name} (${own})` : name;
        return [{ title: title ?? own ?? 'Example', language, code: code.trimEnd() }];
    });
}
/** The languages that samples and bodies are written in, whatever the description; `chosen` as a project has them. */
function sampleLanguages(chosen) {
    const printed = [...LANGUAGES, ...chosenLanguages(chosen)].map(({ language }) => language);
    return ['json', 'xml', 'html', 'yaml', ...new Set(printed)];
}
/** The languages that the pages of a document are highlighted in, for a highlighter to load ahead. Sorted. */
function languagesOf(document, chosen) {
    const languages = new Set(sampleLanguages(chosen));
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


/***/ }),

/***/ 83963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ prettyJson),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   f3: () => (/* binding */ singleQuoted),
/* harmony export */   gu: () => (/* binding */ indented),
/* harmony export */   w3: () => (/* binding */ formText)
/* harmony export */ });
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
/** Every line moved in by some spaces, empty ones left empty. What only a regular expression takes for a line is none. */
function indented(text, spaces) {
    return text.replace(/(^|\n)(?=[^\n])/g, `$1${' '.repeat(spaces)}`);
}
/** The fields of a form as its body has them. */
function formText(fields) {
    return new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
}


/***/ }),

/***/ 46514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ formPairs),
/* harmony export */   Dt: () => (/* binding */ pathName),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   OK: () => (/* binding */ queryPairs),
/* harmony export */   a: () => (/* binding */ percentEncode),
/* harmony export */   aS: () => (/* binding */ cookieText),
/* harmony export */   "in": () => (/* binding */ filledPath)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79412);

/** Percent-encodes any text; a broken surrogate, which has no encoding, becomes a replacement character. */
function percentEncode(text) {
    return encodeURIComponent(text.toWellFormed());
}
/** As `percentEncode`, but for what is reserved; only what would end the value or the query is encoded still. */
function encodeUnreserved(text) {
    return percentEncode(text).replace(/%(?:2F|3A|3B|3F|40|24|2C)/g, decodeURIComponent);
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
    return explode && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? `;${items.join(';')}` : `;${name}=${items.join(',')}`;
}
/** A parameter's value in a cookie, which has no room for several of a name. */
function cookieText(parameter, value) {
    return pathText({ ...parameter, style: 'simple' }, value);
}
/** The name in braces of a path, which may have a pattern or a mark behind it: `name=projects/*`, `id:[0-9]+`, `proxy+`. */
function pathName(written) {
    return /^([\w.$-]+)(?:[=:].*|[+*?])$/.exec(written)?.[1] ?? written;
}
/** What stands behind a name whose value may have several parts: `+`, `=projects/*`, `=**`, `:.*`. */
const MORE_PARTS = /^(?:[+*]$|=.*(?:\/|\*\*)|:.*\.[*+])/;
/** A path with the text in place of a name; where the pattern behind the name has slashes, so has the text. */
function filledPath(path, name, text) {
    return path.replace(/\{([^{}]+)\}/g, (braces, written) => {
        if (written === name)
            return text;
        if (pathName(written) !== name)
            return braces;
        return MORE_PARTS.test(written.slice(name.length)) ? text.replaceAll('%2F', '/') : text;
    });
}
/** A query parameter as names and encoded values, by its style (OpenAPI 3.1, 4.8.12.2). */
function queryPairs(parameter, value) {
    const { name, style, explode, json, reserved } = parameter;
    const encode = reserved === true ? encodeUnreserved : percentEncode;
    if (json)
        return [[name, encode(JSON.stringify(value))]];
    if (Array.isArray(value)) {
        const items = value.map((item) => encode((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(item)));
        if (style === 'deepObject')
            return items.map((item) => [listName(name), item]);
        if (explode)
            return items.map((item) => [name, item]);
        const separator = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
        return [[name, items.join(separator)]];
    }
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return [[name, encode((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value))]];
    const entries = Object.entries(value);
    if (style === 'deepObject') {
        return deepPairs(name, value).map(([path, text]) => [path, encode(text)]);
    }
    // Of lists within OpenAPI says nothing; who sends them repeats their name.
    if (explode) {
        return entries.flatMap(([key, item]) => (Array.isArray(item) ? item : [item]).map((one) => [key, encode((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(one))]));
    }
    return [
        [
            name,
            entries
                .flatMap(([key, item]) => [key, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(item)])
                .map(encode)
                .join(','),
        ],
    ];
}
/** The name of a list among deep objects, of which OpenAPI says nothing: those who ask for one read it with brackets. */
function listName(name) {
    return name.endsWith('[]') ? name : `${name}[]`;
}
/** An object as names and values with its path in brackets; what is in a list repeats the name of the list. */
function deepPairs(name, value) {
    if (Array.isArray(value))
        return value.flatMap((item) => deepPairs(name, item));
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return [[name, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value)]];
    return Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item));
}
/** A field of an `x-www-form-urlencoded` body as names and values, not yet encoded (OpenAPI 3.1.1, 4.8.15). */
function formPairs(name, value, given) {
    const { style, explode } = given ?? { style: 'form', explode: true };
    if (Array.isArray(value)) {
        const items = value.map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP);
        if (style === 'deepObject')
            return items.map((item) => [listName(name), item]);
        if (explode)
            return items.map((item) => [name, item]);
        const separator = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ',';
        return [[name, items.join(separator)]];
    }
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return [[name, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value)]];
    if (style === 'deepObject')
        return deepPairs(name, value);
    // Only where a style is asked for is an object taken apart; else it travels as JSON.
    if (given === undefined)
        return [[name, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value)]];
    const entries = Object.entries(value).map(([key, item]) => [key, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(item)]);
    return explode ? entries : [[name, entries.flat().join(',')]];
}
/** A value as texts: one of a scalar, each of an array; of an object its names and values, in pairs when exploded. */
function flatItems(value, explode) {
    if (Array.isArray(value))
        return value.map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP);
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return [(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value)];
    const entries = Object.entries(value).map(([key, item]) => [key, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(item)]);
    return explode ? entries : entries.flat();
}
function encodePair(encode) {
    return (item) => (typeof item === 'string' ? encode(item) : item.map(encode).join('='));
}


/***/ }),

/***/ 23438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   VW: () => (/* binding */ itemLevels),
/* harmony export */   cF: () => (/* binding */ tupleOf)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79412);
/* harmony import */ var _flatten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30476);


/** The schemas of the first items of an array that has one for each: `prefixItems`, or a list in `items` before 2020-12. */
function tupleOf({ prefixItems, items }) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(prefixItems).length > 0 ? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(prefixItems) : (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(items);
}
/** The schema of the items that have none of their own; undefined where all have, or nothing is said of them. */
function itemsOf({ items, additionalItems }) {
    const schema = Array.isArray(items) ? additionalItems : items;
    // `items: false` ends a tuple, and stands for nothing.
    return typeof schema === 'boolean' ? undefined : schema;
}
const DEEPEST = 4;
/** What the items of an array are, and the items of these where they are arrays; a tuple is looked into no further. */
function itemLevels(flat, resolver) {
    const levels = [];
    for (let at = flat; levels.length < DEEPEST && at.types.includes('array');) {
        const items = itemsOf(at.keywords);
        if (items === undefined || tupleOf(at.keywords).length > 0)
            break;
        at = (0,_flatten_js__WEBPACK_IMPORTED_MODULE_0__/* .flatten */ .Bq)(items, resolver);
        levels.push(at);
    }
    return levels;
}
/** What the text of a string is, where it holds a value of another kind: JSON in JSON. */
function contentOf(flat, resolver) {
    const { contentSchema } = flat.keywords;
    return flat.types.includes('string') && (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(contentSchema)
        ? (0,_flatten_js__WEBPACK_IMPORTED_MODULE_0__/* .flatten */ .Bq)(contentSchema, resolver)
        : undefined;
}


/***/ }),

/***/ 42638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entriesOf),
/* harmony export */   d: () => (/* binding */ ANY_NAME)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79412);
/* harmony import */ var _arrays_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23438);
/* harmony import */ var _flatten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30476);



/** The name of the field that stands for all properties without one of their own. */
const ANY_NAME = '{any name}';
/** What a schema has inside: properties by name or pattern, the items of a tuple. */
function entriesOf({ keywords }, resolver, use) {
    const required = new Set((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(keywords.required));
    const left = { request: 'readOnly', response: 'writeOnly' };
    const named = Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(keywords.properties))
        // What is `false` must not be there.
        .filter(([, schema]) => schema !== false)
        .filter(([, schema]) => use === undefined || (0,_flatten_js__WEBPACK_IMPORTED_MODULE_1__/* .flatten */ .Bq)(schema, resolver).keywords[left[use]] !== true)
        .map(([name, schema]) => ({
        name,
        schema,
        required: required.has(name) || (0,_flatten_js__WEBPACK_IMPORTED_MODULE_1__/* .isRequired */ .gx)(schema, resolver),
    }));
    const matched = Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(keywords.patternProperties)).map(([pattern, schema]) => ({
        name: `/${pattern}/`,
        schema,
        required: false,
    }));
    return [...named, ...matched, ...otherProperties(keywords, resolver), ...tupleEntries(keywords)];
}
/** Properties that are named nowhere: what they are, and what their names must be like. */
function otherProperties({ propertyNames, ...keywords }, resolver) {
    const schema = [keywords.additionalProperties, keywords.unevaluatedProperties].find((given) => (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(given) && Object.keys(given).length > 0);
    const names = (0,_flatten_js__WEBPACK_IMPORTED_MODULE_1__/* .flatten */ .Bq)(propertyNames, resolver).keywords;
    const pattern = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(names.pattern);
    const allowed = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(names.enum).map(_json_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP);
    const name = allowed.length > 0 ? `{${allowed.join(' | ')}}` : pattern === undefined ? ANY_NAME : `/${pattern}/`;
    if (schema === undefined && (name === ANY_NAME || keywords.additionalProperties === false))
        return [];
    const about = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(names.description);
    const isSilent = about !== undefined && (0,_flatten_js__WEBPACK_IMPORTED_MODULE_1__/* .flatten */ .Bq)(schema, resolver).keywords.description === undefined;
    return [{ name, schema: isSilent ? { ...(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(schema), description: about } : schema, required: false }];
}
function tupleEntries(keywords) {
    const tuple = (0,_arrays_js__WEBPACK_IMPORTED_MODULE_0__/* .tupleOf */ .cF)(keywords);
    const entries = tuple.map((schema, index) => ({ name: `[${index}]`, schema, required: false }));
    const rest = (0,_arrays_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsOf */ .S3)(keywords);
    return tuple.length === 0 || rest === undefined
        ? entries
        : [...entries, { name: `[${tuple.length}\u2026]`, schema: rest, required: false }];
}


/***/ }),

/***/ 76548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ withItemValues),
/* harmony export */   U: () => (/* binding */ enumValues)
/* harmony export */ });
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68348);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79412);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81745);



/** The allowed values of a schema, described as generators do: by value, by name, or in the order of the values. */
function enumValues(keywords) {
    const values = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(keywords.enum);
    const names = keywords['x-enum-varnames'] ?? keywords['x-enumNames'];
    // What programs call values says something where these are numbers.
    const areNumbers = values.every((value) => value === null || typeof value === 'number');
    const sources = DESCRIPTIONS.map((key) => keywords[key]).filter((source) => source !== undefined);
    const listed = listedValues(keywords);
    return values.flatMap((value, index) => {
        if (value === null)
            return [];
        const name = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(names)[index]);
        const own = listed.find((one) => one.value === value);
        const description = sources.map((source) => descriptionIn(source, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value), name, index)).find(isSaid) ??
            (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(own?.description);
        const called = areNumbers ? (name ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(own?.name)) : undefined;
        return [{ value: (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .written */ .M)(value), description: joined(called, description) }];
    });
}
/** Generators and hands give arrays the values that their items may have: then they are those of the items. */
function withItemValues(keywords) {
    const values = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(keywords.enum);
    const isOfArrays = keywords.type === 'array' || (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(keywords.type).includes('array');
    if (!isOfArrays || values.length === 0 || values.some(Array.isArray) || Array.isArray(keywords.items))
        return keywords;
    const isAboutValues = ([key]) => /^(?:enum|x-enum.*|enumDescriptions)$/.test(key);
    const entries = Object.entries(keywords);
    const said = Object.fromEntries(entries.filter(isAboutValues));
    const rest = Object.fromEntries(entries.filter((entry) => !isAboutValues(entry)));
    const { items } = keywords;
    const isShared = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(items) && items.$ref !== undefined;
    return { ...rest, items: isShared ? { allOf: [items], ...said } : { ...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(items), ...said } };
}
/** Extensions that hold a list, or an object whose keys are the values or their names. */
const DESCRIPTIONS = [
    'x-enumDescriptions',
    'x-enum-descriptions',
    'enumDescriptions',
    'x-enum-comments',
    'x-fern-enum',
];
function descriptionIn(source, value, name, index) {
    if (Array.isArray(source))
        return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(source[index]);
    const all = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(source);
    const found = (0,_look_up_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .T)(all, value) ?? (name === undefined ? undefined : (0,_look_up_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .T)(all, name));
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(found) ? found.description : found);
}
/** Extensions that list the values themselves with what is said of each. */
function listedValues(keywords) {
    return [...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(keywords['x-ms-enum']).values), ...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(keywords['x-apifox-enum'])].filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv);
}
/** A name and a description; one that begins with the name says it already. */
function joined(name, description) {
    if (name === undefined || description === undefined)
        return description ?? name;
    return description.startsWith(name) ? description : `${name}: ${description}`;
}
function isSaid(text) {
    return text !== undefined;
}


/***/ }),

/***/ 83298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ exampleOf)
});

// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
// EXTERNAL MODULE: ./lib/site/openapi/json.js
var json = __webpack_require__(79412);
// EXTERNAL MODULE: ./lib/site/openapi/schema/arrays.js
var arrays = __webpack_require__(23438);
// EXTERNAL MODULE: ./lib/site/openapi/schema/flatten.js
var flatten = __webpack_require__(30476);
// EXTERNAL MODULE: ./lib/site/interpreter/pattern-cost.js + 1 modules
var pattern_cost = __webpack_require__(65838);
;// CONCATENATED MODULE: ./lib/site/openapi/schema/pattern.js

/** Texts that fit the patterns of schemas: enough of regular expressions for numbers, codes and identifiers. */
/** How long a pattern and a text may be that are looked at. */
const LONGEST = 200;
const LONGEST_TEXT = 64;
/** How many loops of a pattern may run within one another: with more, such a text could take longer than anybody waits. */
const MOST_LOOPS = 3;
/**
 * The text where it fits the pattern, else one made of the pattern; the text again where the pattern says more than is
 * understood here.
 */
function fitting(text, pattern) {
    if (pattern.length > LONGEST || text.length > LONGEST_TEXT)
        return text;
    const expression = expressionOf(pattern);
    if (expression === undefined || expression.test(text))
        return text;
    const made = makeAlternatives({ source: pattern, at: 0 });
    return made !== undefined && expression.test(made) ? made : text;
}
/** Undefined for what is none here, or might take forever. */
function expressionOf(pattern) {
    for (const flags of ['u', '']) {
        try {
            const expression = new RegExp(pattern, flags);
            const loops = (0,pattern_cost/* loopsWithin */.D)(expression.source, flags);
            return loops !== undefined && loops <= MOST_LOOPS ? expression : undefined;
        }
        catch {
            // Many are written for other languages.
        }
    }
    return undefined;
}
/** The first of the alternatives up to the end or a closing bracket; undefined for what is not understood. */
function makeAlternatives(reader) {
    let first;
    let text = '';
    while (reader.at < reader.source.length && reader.source[reader.at] !== ')') {
        if (reader.source[reader.at] === '|') {
            reader.at++;
            first ??= text;
            text = '';
            continue;
        }
        const one = readOne(reader);
        if (one === undefined)
            return undefined;
        text += repeated(one, readCount(reader));
        if (text.length > LONGEST_TEXT)
            return undefined;
    }
    return first ?? text;
}
function repeated(one, count) {
    if ('text' in one)
        return one.text.repeat(count);
    return Array.from({ length: count }, (_, index) => one.any[index % one.any.length]).join('');
}
const CLASSES = {
    d: '1234567890',
    w: 'abcdefghijklmnopqrstuvwxyz0123456789',
    s: ' ',
    S: 'abcdefghijklmnopqrstuvwxyz',
    D: 'abcdefghijklmnopqrstuvwxyz',
};
function readOne(reader) {
    const character = reader.source[reader.at++] ?? '';
    if (character === '^' || character === '$')
        return { text: '' };
    if (character === '.')
        return { any: CLASSES.w ?? '' };
    if (character === '[')
        return readClass(reader);
    if (character === '\\')
        return readEscape(reader);
    if (character !== '(')
        return { text: character };
    const opening = /^\?(?::|<\w+>)/.exec(reader.source.slice(reader.at, reader.at + 40))?.[0] ?? '';
    reader.at += opening.length;
    if (reader.source[reader.at] === '?')
        return undefined; // It looks ahead or behind.
    const text = makeAlternatives(reader);
    if (text === undefined || reader.source[reader.at++] !== ')')
        return undefined;
    return { text };
}
function readEscape(reader) {
    const character = reader.source[reader.at++] ?? '';
    const any = Object.hasOwn(CLASSES, character) ? CLASSES[character] : undefined;
    if (any !== undefined)
        return { any };
    // Places, other classes, and what was found before.
    return /[a-z0-9]/i.test(character) ? undefined : { text: character };
}
function readClass(reader) {
    if (reader.source[reader.at] === '^')
        return undefined;
    let any = '';
    while (reader.source[reader.at] !== ']') {
        const character = reader.source[reader.at++];
        if (character === undefined)
            return undefined;
        const one = character === '\\' ? readEscape(reader) : { text: character };
        if (one === undefined)
            return undefined;
        if ('any' in one) {
            any += one.any;
            continue;
        }
        const from = one.text;
        const to = /^-([^\]\\])/.exec(reader.source.slice(reader.at, reader.at + 2))?.[1];
        if (to !== undefined)
            reader.at += 2;
        any += to === undefined ? from : charactersIn(from, to);
    }
    reader.at++;
    return any === '' ? undefined : { any };
}
/** A range, of whose digits 0 comes last: a number rarely begins with one. */
function charactersIn(from, to) {
    const [first, last] = [from.charCodeAt(0), Math.min(to.charCodeAt(0), from.charCodeAt(0) + 100)];
    const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String.fromCharCode(first + index)).join('');
    return from === '0' ? `${all.slice(1)}0` : all;
}
/** How often a piece comes, at least; where it may be once, once. */
function readCount(reader) {
    const written = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at, reader.at + 12));
    if (written === null)
        return 1;
    reader.at += written[0].length;
    if (written[1] !== undefined)
        return Math.min(Number(written[1]), LONGEST_TEXT + 1);
    return written[0].startsWith('+') ? 1 : 0;
}

;// CONCATENATED MODULE: ./lib/site/openapi/schema/example.js





const DEPTHS = [8, 5, 3, 2];
const MOST_VALUES = 120;
/** How many levels further what is required is followed. */
const DEEPER = 3;
/** How many items stand in a list that must not have fewer. */
const MOST_ITEMS = 4;
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
    const flat = (0,flatten/* flatten */.Bq)(schema, scope.resolver);
    const { keywords } = flat;
    const given = givenExample(keywords);
    if (given !== undefined)
        return given;
    if (Object.hasOwn(keywords, 'default') && keywords.default !== null)
        return keywords.default;
    const [allowed] = (0,json/* listOf */.c3)(keywords.enum);
    if (allowed !== undefined)
        return allowed;
    const type = flat.types[0];
    if (type === 'object' ||
        (type === undefined && (flat.variants.length > 0 || (0,json/* isObject */.Gv)(keywords.properties)))) {
        return makeObject(flat, scope, above);
    }
    if (type === 'array')
        return makeArray(flat, scope, name, above);
    const held = (0,arrays/* contentOf */.$E)(flat, scope.resolver);
    if (held === undefined || scope.depth <= 0)
        return makeScalar(type, keywords, name);
    const below = { ...scope, depth: scope.depth - 1 };
    return JSON.stringify(make(keywords.contentSchema, below, name, [...above, ...flat.parts]));
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
    return (0,json/* objectOf */.Xy)(Object.values((0,json/* objectOf */.Xy)(keywords.examples))[0]).value;
}
function makeObject(flat, scope, above) {
    const { keywords, variants, parts } = flat;
    if (parts.some((part) => above.includes(part)))
        return {};
    // Where there is no room for all, what is required still makes the value one that fits.
    const isScarce = scope.depth <= 0 || scope.budget.left < 0;
    if (isScarce && (scope.depth <= -DEEPER || scope.budget.left < -MOST_VALUES))
        return {};
    const path = [...above, ...parts];
    const below = { ...scope, depth: scope.depth - 1, isDerived: false };
    const required = new Set((0,json/* listOf */.c3)(keywords.required));
    const made = [];
    for (const [name, property] of Object.entries((0,json/* objectOf */.Xy)(keywords.properties))) {
        if (property === false)
            continue; // It must not be there.
        const inner = (0,flatten/* flatten */.Bq)(property, scope.resolver);
        if (scope.use.for === 'request' ? inner.keywords.readOnly === true : inner.keywords.writeOnly === true)
            continue;
        const wanted = required.has(name) || (0,flatten/* isRequired */.gx)(property, scope.resolver);
        if ((isScarce || scope.use.requiredOnly === true) && !wanted)
            continue;
        const recursive = inner.parts.some((part) => path.includes(part));
        if (!wanted && (recursive || inner.keywords.deprecated === true))
            continue;
        made.push([name, make(property, below, name, path)]);
    }
    for (const alternatives of variants) {
        const { kind, options, discriminator, areDerived } = alternatives;
        // What only some values need would not fit the others.
        if (kind === 'if' || (areDerived && scope.isDerived))
            continue;
        // A derived schema has its base in it, which is no recursion.
        const value = areDerived
            ? make(options[0], { ...below, isDerived: true }, '', above)
            : make(options[0], below, '', path);
        if (!(0,json/* isObject */.Gv)(value)) {
            if (made.length === 0)
                return value;
        }
        else
            made.push(...Object.entries(value));
        const [chosen] = (0,flatten/* discriminated */.zs)(alternatives, options[0], scope.resolver);
        if (discriminator !== undefined && chosen !== undefined && (0,json/* isObject */.Gv)(value))
            made.push([discriminator.property, chosen]);
    }
    // Each part of an object may have an example of its own.
    const given = parts.map(givenExample).filter(json/* isObject */.Gv);
    if (made.length > 0)
        made.push(...given.flatMap((example) => Object.entries(example)));
    const { additionalProperties } = keywords;
    if (made.length === 0 && (0,json/* isObject */.Gv)(additionalProperties) && Object.keys(additionalProperties).length > 0) {
        made.push(['key', make(additionalProperties, below, 'key', path)]);
    }
    return Object.fromEntries(made);
}
function makeArray({ keywords, parts }, scope, name, above) {
    const least = typeof keywords.minItems === 'number' ? keywords.minItems : 0;
    const isScarce = scope.depth <= 0 || scope.budget.left < 0;
    if (isScarce && (least === 0 || scope.depth <= -DEEPER))
        return [];
    const below = { ...scope, depth: scope.depth - 1 };
    const path = [...above, ...parts];
    const first = (0,arrays/* tupleOf */.cF)(keywords).map((schema) => make(schema, below, name, path));
    const items = (0,arrays/* itemsOf */.S3)(keywords);
    if (first.length > 0 || items === undefined)
        return first;
    if ((0,flatten/* flatten */.Bq)(items, scope.resolver).parts.some((part) => above.includes(part)))
        return [];
    const item = make(items, below, name.replace(/s$/, ''), path);
    const isPlain = typeof item !== 'object' || Array.isArray(item);
    // A pair of coordinates is one; of what has to differ, or is long, one shows enough.
    const count = isPlain && keywords.uniqueItems !== true ? least : 1;
    return Array.from({ length: count >= 1 && count <= MOST_ITEMS ? count : 1 }, () => item);
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
    // Numbers too large for JSON travel as texts.
    int64: '1',
    uint64: '1',
    decimal: '1.5',
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
            return makeNumber(keywords, /^u?int/.test((0,json/* textOf */.b6)(keywords.format) ?? '') ? 1 : 1.5);
        case 'boolean':
            return true;
        default:
            return type === undefined ? makeText(keywords, name) : null;
    }
}
function makeText(keywords, name) {
    const format = (0,json/* textOf */.b6)(keywords.format) ?? (0,json/* textOf */.b6)(keywords.contentEncoding);
    const known = format === undefined ? undefined : (0,look_up/* lookUp */.T)(BY_FORMAT, format);
    // Shorter or longer, a date would be none.
    if (known !== undefined && format !== 'password')
        return known;
    const text = known ?? (name === '' ? 'text' : name);
    const { minLength, maxLength } = keywords;
    const sized = typeof maxLength === 'number' && text.length > maxLength
        ? text.slice(0, Math.max(0, maxLength))
        : typeof minLength === 'number' && minLength <= 64
            ? text.padEnd(minLength, 'x')
            : text;
    return typeof keywords.pattern === 'string' ? fitting(sized, keywords.pattern) : sized;
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
    if (typeof below === 'number' && value >= below) {
        const least = above ?? minimum;
        value = typeof least === 'number' && least >= below - 1 ? (least + below) / 2 : below - 1;
    }
    if (typeof multipleOf === 'number' && multipleOf > 0)
        value = Math.ceil(value / multipleOf) * multipleOf;
    return value;
}


/***/ }),

/***/ 81745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ written),
/* harmony export */   x: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79412);

/** Defaults, constants, limits and patterns of a schema, in the order they are shown. */
function factsOf(keywords) {
    const facts = [];
    const add = (label, value) => {
        if (value !== undefined)
            facts.push({ label, value: written(value) });
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
    for (const [name, needed] of Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(keywords.dependentRequired))) {
        add(`With ${name} needs`, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(needed).map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP).join(', '));
    }
    add('Properties', between(keywords.minProperties, keywords.maxProperties));
    return facts;
}
/** A value as a fact; an empty text has its quotes, or it could not be seen. */
function written(value) {
    return value === '' ? '""' : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value);
}
function lowerBound({ minimum, exclusiveMinimum }) {
    if (isNumber(exclusiveMinimum))
        return `> ${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(exclusiveMinimum)}`;
    if (!isNumber(minimum))
        return undefined;
    return `${exclusiveMinimum === true ? '>' : '\u2265'} ${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(minimum)}`;
}
function upperBound({ maximum, exclusiveMaximum }) {
    if (isNumber(exclusiveMaximum))
        return `< ${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(exclusiveMaximum)}`;
    if (!isNumber(maximum))
        return undefined;
    return `${exclusiveMaximum === true ? '<' : '\u2264'} ${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(maximum)}`;
}
function isNumber(value) {
    return typeof value === 'number' || (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isExact */ .u0)(value);
}
function range(lower, upper) {
    const bounds = [lower, upper].filter((bound) => bound !== undefined);
    return bounds.length === 0 ? undefined : bounds.join(', ');
}
function between(least, most) {
    if (typeof least === 'number' && typeof most === 'number') {
        return least === most ? String(least) : `${least}\u2013${most}`;
    }
    if (typeof least === 'number' && least > 0)
        return `\u2265 ${least}`;
    return typeof most === 'number' ? `\u2264 ${most}` : undefined;
}


/***/ }),

/***/ 70242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ describeSchema)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79412);
/* harmony import */ var _arrays_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23438);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42638);
/* harmony import */ var _enum_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76548);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81745);
/* harmony import */ var _flatten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30476);
/* harmony import */ var _label_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49444);







/**
 * How large a tree of fields may be as HTML at a depth, in characters, roughly: what lies deep is read by few, and in
 * schemas that lead to one another there is much of it.
 */
const MOST_CHARACTERS = new Map([
    [9, 120_000],
    [7, 120_000],
    [5, 120_000],
    [4, 160_000],
    [3, 160_000],
    [2, 160_000],
]);
/** What each field costs beside its texts. */
const FIELD_CHARACTERS = 350;
/**
 * Describes a schema as a tree of fields. A schema inside itself is cut where it returns; a very large one is cut at a
 * depth (in properties) at which it is small enough; the first level is always whole.
 */
function describeSchema(schema, resolver, place = {}) {
    const all = { resolver, remarks: place.remarks ?? [], use: place.use };
    for (const [depth, left] of MOST_CHARACTERS) {
        const budget = { left };
        const field = describe(schema, { ...all, budget, depth }, place, []);
        if (budget.left >= 0)
            return field;
    }
    const unlimited = { left: Number.POSITIVE_INFINITY };
    return describe(schema, { ...all, budget: unlimited, depth: 1 }, place, []);
}
function describe(schema, scope, place, above) {
    const { resolver, budget } = scope;
    const flat = (0,_flatten_js__WEBPACK_IMPORTED_MODULE_2__/* .flatten */ .Bq)(schema, resolver);
    const { keywords } = flat;
    budget.left -= FIELD_CHARACTERS + ((0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(keywords.description)?.length ?? 0);
    const levels = (0,_arrays_js__WEBPACK_IMPORTED_MODULE_0__/* .itemLevels */ .VW)(flat, resolver);
    const inner = levels.at(-1) ?? flat;
    const held = (0,_arrays_js__WEBPACK_IMPORTED_MODULE_0__/* .contentOf */ .$E)(inner, resolver) ?? inner;
    const nested = budget.left < 0 ? undefined : nestedFields(held, scope, above);
    const mint = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOf */ .Xy)(keywords['x-mint']);
    return {
        name: place.name ?? '',
        type: (0,_label_js__WEBPACK_IMPORTED_MODULE_3__/* .typeLabel */ .D)(flat, resolver),
        schemaName: titleOf(keywords, place.name ?? '') ?? inner.name,
        description: descriptionOf([flat, ...levels]),
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
            ...(0,_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .factsOf */ .x)(keywords),
            ...levels
                .flatMap((level) => (0,_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .factsOf */ .x)(level.keywords))
                .map((fact) => ({ ...fact, label: `Each item: ${fact.label.toLowerCase()}` })),
            ...(keywords.not === undefined ? [] : [{ label: 'Not', value: notLabel(keywords.not, resolver) }]),
        ],
        values: (0,_enum_values_js__WEBPACK_IMPORTED_MODULE_6__/* .enumValues */ .U)(inner.keywords),
        examples: [keywords, inner.keywords].map(examplesOf).find(({ length }) => length > 0) ?? [],
        children: nested?.children ?? [],
        alternatives: nested?.alternatives ?? [],
        cut: nested?.cut,
    };
}
function nestedFields(flat, scope, above) {
    const entries = (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .M)(flat, scope.resolver, scope.use);
    if (entries.length === 0 && flat.variants.length === 0)
        return { children: [], alternatives: [], cut: undefined };
    if (flat.parts.some((part) => above.includes(part)))
        return { children: [], alternatives: [], cut: 'recursive' };
    if (scope.depth <= 0)
        return { children: [], alternatives: [], cut: 'deep' };
    const path = [...above, ...flat.parts];
    const below = { ...scope, depth: scope.depth - 1, isDerived: false };
    const variants = flat.variants.filter(({ areDerived }) => !(areDerived && scope.isDerived));
    return {
        children: entries.map(({ name, schema, required }) => describe(schema, below, { name, required }, path)),
        alternatives: variants.map((one) => ({
            kind: one.kind,
            options: one.areDerived
                ? one.options.map((option) => derived(alternative(option, one, { ...below, isDerived: true }, above), flat))
                : one.options.map((option) => typed(alternative(option, one, below, path), flat)),
        })),
        cut: undefined,
    };
}
function alternative(option, variants, scope, path) {
    const described = describe(option, scope, {}, path);
    const { required, properties } = (0,_flatten_js__WEBPACK_IMPORTED_MODULE_2__/* .flatten */ .Bq)(option, scope.resolver).keywords;
    const others = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(required)
        .map(_json_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)
        .filter((name) => !Object.hasOwn((0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOf */ .Xy)(properties), name));
    const field = others.length === 0 ? described : { ...described, needs: others };
    const values = (0,_flatten_js__WEBPACK_IMPORTED_MODULE_2__/* .discriminated */ .zs)(variants, option, scope.resolver);
    if (variants.discriminator === undefined || values.length === 0)
        return field;
    const told = { label: variants.discriminator.property, value: values.join(', ') };
    return { ...field, facts: [told, ...field.facts] };
}
/** An alternative that says no type of its own has that of its holder; one that only needs properties shows none. */
function typed(field, { types: [type, ...others] }) {
    const isOpen = field.type === 'any' && field.needs === undefined;
    return isOpen && type !== undefined && others.length === 0 ? { ...field, type } : field;
}
/** What a schema adds to the one it is made of. */
function derived(field, { keywords }) {
    const known = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .objectOf */ .Xy)(keywords.properties);
    return { ...field, children: field.children.filter(({ name }) => !Object.hasOwn(known, name)) };
}
/**
 * What is said of a value and of its items. What a named schema says of itself holds for items of which nobody has said
 * anything here.
 */
function descriptionOf([whole, ...items]) {
    const own = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(whole?.keywords.description);
    const texts = items.flatMap(({ keywords, name }) => own !== undefined && name !== undefined ? [] : ((0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(keywords.description) ?? []));
    const all = [...new Set([...(own === undefined ? [] : [own]), ...texts].map((text) => text.trim()))];
    // A line of its own is enough where each is one.
    return all.length === 0 ? undefined : all.join(all.some((text) => text.includes('\n')) ? '\n\n' : '  \n');
}
/** A title, where it says more than the name: generators give every property one. */
function titleOf({ title }, name) {
    const text = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(title);
    const plain = (words) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    if (text === undefined || (name !== '' && plain(text) === plain(name)))
        return undefined;
    // The body of an answer is called after the path by one of them.
    return name === '' && /^Response .+ (?:Get|Post|Put|Patch|Delete|Head|Options)$/.test(text)
        ? undefined
        : text;
}
function examplesOf(keywords) {
    const given = Object.hasOwn(keywords, 'example') ? [keywords.example] : (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(keywords.examples);
    // Objects and arrays are seen better in the example of the whole body.
    return given
        .filter((value) => value !== undefined && !(0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value))
        .map(_json_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)
        .filter((text) => text.length <= 200)
        .slice(0, 3)
        .map((value) => ({ value }));
}
function notLabel(schema, resolver) {
    const flat = (0,_flatten_js__WEBPACK_IMPORTED_MODULE_2__/* .flatten */ .Bq)(schema, resolver);
    const values = Object.hasOwn(flat.keywords, 'const') ? [flat.keywords.const] : (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(flat.keywords.enum);
    if (values.length > 0)
        return values.map(_json_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP).join(', ');
    const required = (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(flat.keywords.required).map(_json_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP);
    if (required.length > 0)
        return `with ${required.join(', ')}`;
    return flat.name ?? (0,_label_js__WEBPACK_IMPORTED_MODULE_3__/* .typeLabel */ .D)(flat, resolver);
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
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(value).flatMap((item) => (0,_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(item) ?? []);
}


/***/ }),

/***/ 30476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ flatten),
/* harmony export */   gx: () => (/* binding */ isRequired),
/* harmony export */   zs: () => (/* binding */ discriminated)
/* harmony export */ });
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68348);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79412);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70224);
/* harmony import */ var _enum_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76548);




/** Reads a schema (OpenAPI 3.0's dialect or JSON Schema 2020-12); `true`, `{}` and nonsense allow anything. */
function flatten(schema, resolver) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema))
        return flattenWithin(schema, resolver, []);
    const known = read.get(resolver) ?? new WeakMap();
    read.set(resolver, known);
    const flat = known.get(schema) ?? flattenWithin(schema, resolver, []);
    known.set(schema, flat);
    return flat;
}
/** What was read of each document: the pages of an API show the same schemas again and again. */
const read = new WeakMap();
function flattenWithin(schema, resolver, within) {
    const own = resolver.resolve(schema);
    const parts = [own];
    let name = resolver.nameOf(schema);
    let inherited = {};
    const variants = [];
    const several = [own, ...(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(own.allOf).map(resolver.resolve)].filter((part, index) => (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(part.properties) || (index > 0 && Array.isArray(part.allOf)));
    for (const part of (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(own.allOf)) {
        const resolved = resolver.resolve(part);
        if (resolved === own || within.includes(resolved))
            continue; // A schema that is part of itself adds nothing.
        const flat = flattenWithin(part, resolver, [...within, own]);
        inherited = merge(inherited, several.length > 1 ? partOnly(flat) : flat.keywords);
        variants.push(...flat.variants);
        parts.push(...flat.parts);
        // `allOf` with a single reference is how OpenAPI 3.0 puts a description beside a `$ref`.
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(own.allOf).length === 1 && several.length < 2)
            name ??= flat.name;
    }
    let keywords = merge(inherited, own);
    let nullable = keywords.nullable === true || (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(keywords.enum).includes(null) || keywords.const === null;
    for (const kind of ['oneOf', 'anyOf']) {
        const all = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(own[kind]);
        const options = all.filter((option) => !isNull(resolver.resolve(option)));
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
            const values = constantsOf(options, resolver);
            if (values !== undefined)
                keywords = { ...values, ...keywords, enum: values.enum };
            else
                variants.push({ kind, options, discriminator: readDiscriminator(own.discriminator) });
        }
    }
    const derived = within.length === 0 && variants.length === 0 ? derivedOptions(own, resolver) : [];
    if (derived.length > 0) {
        const discriminator = readDiscriminator(own.discriminator);
        variants.push({ kind: 'oneOf', options: derived, discriminator, areDerived: true });
    }
    const conditional = conditionalOptions(own, resolver);
    if (conditional.length > 0)
        variants.push({ kind: 'if', options: conditional, discriminator: undefined });
    keywords = (0,_enum_values_js__WEBPACK_IMPORTED_MODULE_2__/* .withItemValues */ .I)(keywords);
    const declared = typeof keywords.type === 'string' ? [keywords.type] : (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(keywords.type).map(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP);
    if (declared.includes('null'))
        nullable = true;
    const types = declared.filter((type) => type !== 'null');
    // What is null and nothing else has that for its type.
    const isNothing = isNull(keywords) && types.length === 0 && variants.length === 0;
    return {
        keywords,
        name,
        types: isNothing ? ['null'] : types.length > 0 ? types : impliedTypes(keywords),
        nullable: nullable && !isNothing,
        variants,
        parts,
    };
}
/** Whether a property says of itself that it is required, as drafts of JSON Schema once had it and many still write. */
function isRequired(property, resolver) {
    return flatten(property, resolver).keywords.required === true;
}
/** What a part of a larger object says of the whole: its example lacks the others, and a named one has its own title. */
function partOnly({ keywords, name }) {
    const { example: _example, examples: _examples, default: _default, ...rest } = keywords;
    if (name === undefined)
        return rest;
    const { title: _title, description: _description, discriminator: _discriminator, ...shape } = rest;
    return shape;
}
const MOST_DERIVED = 24;
/** The schemas that a base names as made of it, in the mapping of its discriminator. */
function derivedOptions(own, resolver) {
    const { discriminator, oneOf, anyOf } = own;
    if (oneOf !== undefined || anyOf !== undefined)
        return [];
    const targets = Object.values((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(discriminator).mapping)).map(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP);
    // A base of everything says nothing of what to expect.
    if (targets.length > MOST_DERIVED)
        return [];
    return [...new Set(targets)]
        .map((target) => ({ $ref: (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .isReference */ .A_)(target) ? target : `#/components/schemas/${target}` }))
        .filter((option) => resolver.resolve(option) !== own);
}
/** The values by which an option is told from the others; without a mapping, that is its name. */
function discriminated({ discriminator }, option, resolver) {
    const name = resolver.nameOf(option);
    if (discriminator === undefined || name === undefined)
        return [];
    const mapped = (0,_look_up_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .T)(discriminator.values, name);
    if (mapped !== undefined)
        return mapped;
    const properties = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(flatten(option, resolver).keywords.properties);
    const { keywords } = flatten(properties[discriminator.property], resolver);
    const says = ['const', 'enum', 'example', 'default'].some((key) => keywords[key] !== undefined);
    return says ? [] : [name];
}
/** Keywords of both; those of `over` win, but properties and required names are joined. */
function merge(under, over) {
    const merged = { ...under, ...over };
    for (const key of ['properties', 'patternProperties']) {
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(under[key]) && (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(over[key])) {
            const properties = { ...under[key] };
            for (const [name, schema] of Object.entries(over[key])) {
                const before = (0,_look_up_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .T)(properties, name);
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
/**
 * Alternatives of which each is one value are an enumeration, whose values may be described; one of them may be an
 * enumeration itself, to which generators add the empty text so.
 */
function constantsOf(options, resolver) {
    const values = [];
    const descriptions = {};
    let about;
    let enumerations = 0;
    for (const option of options) {
        const schema = resolver.resolve(option);
        const { const: only, enum: allowed, title, description, allOf, oneOf, anyOf } = schema;
        const all = only === undefined ? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(allowed) : [only];
        const isPlain = [allOf, oneOf, anyOf].every((part) => part === undefined);
        if (all.length === 0 || !isPlain || !all.every((value) => typeof value !== 'object'))
            return undefined;
        values.push(...all);
        const text = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(description) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(title);
        if (all.length === 1 && text !== undefined)
            descriptions[(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(all[0])] = text;
        if (all.length === 1)
            continue;
        if (++enumerations > 1)
            return undefined;
        about = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(description);
        for (const [index, one] of (0,_enum_values_js__WEBPACK_IMPORTED_MODULE_2__/* .enumValues */ .U)(schema).entries()) {
            if (one.description !== undefined)
                descriptions[(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(all[index])] = one.description;
        }
    }
    return {
        ...(about === undefined ? {} : { description: about }),
        enum: [...new Set(values)],
        ...(Object.keys(descriptions).length > 0 ? { [DESCRIPTIONS]: descriptions } : {}),
    };
}
/** The extension under which values of an enumeration have descriptions. */
const DESCRIPTIONS = 'x-enumDescriptions';
/** `then`, `else` and what depends on a property as schemas of their own, named by their condition. */
function conditionalOptions(own, resolver) {
    const named = (schema, title) => (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema) ? [{ ...resolver.resolve(schema), title }] : [];
    const dependent = Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(own.dependentSchemas)).flatMap(([name, schema]) => named(schema, `When ${name} is given`));
    if (own.if === undefined)
        return dependent;
    const condition = conditionText(resolver.resolve(own.if));
    return [...named(own.then, `When ${condition}`), ...named(own.else, `Unless ${condition}`), ...dependent];
}
function conditionText({ properties, required }) {
    const named = Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(properties)).map(([name, value]) => {
        const schema = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(value);
        const values = Object.hasOwn(schema, 'const') ? [schema.const] : (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(schema.enum);
        return values.length === 0 ? name : `${name} is ${values.map(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP).join(' or ')}`;
    });
    if (named.length > 0)
        return named.join(' and ');
    const given = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(required).map(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP);
    return given.length === 0 ? 'the condition holds' : `${given.join(' and ')} is given`;
}
function isNull(schema) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema))
        return false;
    const { type, enum: allowed } = schema;
    return (String(type) === 'null' ||
        (schema.const === null && Object.hasOwn(schema, 'const')) ||
        (Array.isArray(allowed) && allowed.length > 0 && allowed.every((value) => value === null)));
}
function readDiscriminator(value) {
    const property = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(value).propertyName);
    if (property === undefined)
        return undefined;
    const mapping = Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(value).mapping));
    const values = {};
    for (const [key, target] of mapping) {
        const name = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .lastName */ .UK)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .SP)(target)) ?? '';
        values[name] = [...((0,_look_up_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .T)(values, name) ?? []), key];
    }
    return { property, values };
}
function impliedTypes(keywords) {
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(keywords.properties) || (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(keywords.additionalProperties))
        return ['object'];
    if (keywords.items !== undefined || keywords.prefixItems !== undefined)
        return ['array'];
    const values = Object.hasOwn(keywords, 'const') ? [keywords.const] : (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(keywords.enum);
    return [...new Set(values.filter((value) => value !== null).map(typeOf))];
}
function typeOf(value) {
    if (Array.isArray(value))
        return 'array';
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isExact */ .u0)(value))
        return 'integer';
    return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}


/***/ }),

/***/ 49444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ typeLabel)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79412);
/* harmony import */ var _arrays_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23438);
/* harmony import */ var _flatten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30476);



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
                labels.add(typeLabel((0,_flatten_js__WEBPACK_IMPORTED_MODULE_1__/* .flatten */ .Bq)(option, resolver), resolver, depth + 1));
        }
    }
    const several = [...labels].filter((label, _, all) => label !== 'any' || all.length === 1);
    const base = several.length === 0 ? 'any' : several.length > 4 ? 'one of several' : several.join(' | ');
    return schema.nullable ? `${base} | null` : base;
}
function simpleLabel(type, { keywords }) {
    const detail = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(keywords.format) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(keywords.contentMediaType) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(keywords.contentEncoding);
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(keywords.enum).length > 0)
        return `enum<${type}>`;
    if (type === 'object')
        return 'object';
    if (detail === 'binary' || detail === 'application/octet-stream')
        return 'file';
    return detail === undefined ? type : `${type}<${detail}>`;
}
function arrayLabel(schema, resolver, depth) {
    const items = (0,_arrays_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsOf */ .S3)(schema.keywords);
    if (items === undefined || (0,_arrays_js__WEBPACK_IMPORTED_MODULE_0__/* .tupleOf */ .cF)(schema.keywords).length > 0 || depth >= DEEPEST)
        return 'array';
    const label = typeLabel((0,_flatten_js__WEBPACK_IMPORTED_MODULE_1__/* .flatten */ .Bq)(items, resolver), resolver, depth + 1);
    return label.includes(' ') ? `(${label})[]` : `${label}[]`;
}


/***/ }),

/***/ 71084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ credentialOf),
/* harmony export */   C: () => (/* binding */ authorizationsOf)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79412);

/**
 * The ways an operation can be authorized: any one of the alternatives, all schemes of it together.
 * An empty alternative means that the operation also works without; none at all, that it asks for nothing.
 */
function authorizationsOf(document, operation) {
    const required = operation.raw.security ?? (operation.webhook ? [] : document.raw.security);
    const schemes = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(document.raw.components).securitySchemes);
    // The only way stands without a list at times.
    return ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(required) ? [required] : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(required)).filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv).map((alternative) => Object.entries(alternative)
        .filter(([name]) => Object.hasOwn(schemes, name))
        .map(([name, scopes]) => ({
        name,
        scheme: document.resolve(schemes[name]),
        scopes: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(scopes).map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP),
    })));
}
/** Where the secret of a scheme goes, with a placeholder for it; undefined where it is no part of the request. */
function credentialOf({ scheme, }) {
    const given = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(scheme['x-default']);
    switch (scheme.type) {
        case 'apiKey': {
            const place = scheme.in === 'query' || scheme.in === 'cookie' ? scheme.in : 'header';
            return { in: place, name: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(scheme.name) ?? 'X-API-Key', value: given ?? 'YOUR_API_KEY' };
        }
        case 'http': {
            const kind = ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(scheme.scheme) ?? 'bearer').toLowerCase();
            const [word, placeholder] = kind === 'bearer'
                ? ['Bearer', 'YOUR_TOKEN']
                : kind === 'basic'
                    ? ['Basic', 'YOUR_CREDENTIALS']
                    : [(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(scheme.scheme) ?? kind, 'YOUR_CREDENTIALS'];
            return { in: 'header', name: 'Authorization', value: `${word} ${given ?? placeholder}` };
        }
        case 'oauth2':
        case 'openIdConnect':
            return { in: 'header', name: 'Authorization', value: `Bearer ${given ?? 'YOUR_TOKEN'}` };
        default:
            return undefined;
    }
}


/***/ }),

/***/ 78884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U2: () => (/* binding */ serversOf),
/* harmony export */   Wb: () => (/* binding */ readServer),
/* harmony export */   u4: () => (/* binding */ sampleServer)
/* harmony export */ });
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68348);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79412);


/** The servers of an operation: its own, else those of its path, else those of the document. */
function serversOf(document, operation) {
    const own = [operation.raw.servers, operation.pathItem.servers, document.servers].map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3);
    return (own.find((servers) => servers.length > 0) ?? []).filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv).map(readServer);
}
/** A server object. */
function readServer(server) {
    const declared = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(server.variables);
    const template = ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(server.url) ?? '')
        .trim()
        .replace(/\/+$/, '')
        .replace(/^\/\/(?=[^/])/, 'https://');
    const variables = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => {
        const variable = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)((0,_look_up_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .T)(declared, name));
        return {
            name,
            value: variable.default === undefined ? '' : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(variable.default),
            choices: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(variable.enum).map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP),
            description: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(variable.description),
        };
    });
    return { url: filled(template, variables), template, variables, description: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(server.description) };
}
function filled(template, variables) {
    return variables
        .reduce((url, { name, value }) => (value === '' ? url : url.replaceAll(`{${name}}`, value)), template)
        .replace(/\/+$/, '');
}
/** The address that samples use: the first server, made absolute with a host to be replaced where it has none. */
function sampleServer(servers) {
    // What has no value is for the reader to fill in, and braces are no part of a host.
    const url = (servers[0]?.url ?? '').replace(/\{([^{}]+)\}/g, (_, name) => name.replace(/\W+/g, '-').toUpperCase());
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url))
        return url;
    return `https://api.example.com${url === '' || url.startsWith('/') ? url : `/${url}`}`;
}


/***/ }),

/***/ 8083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ settleApi),
/* harmony export */   e: () => (/* binding */ consoleDisplay)
/* harmony export */ });
/* harmony import */ var _config_given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51311);

const DISPLAYS = ['interactive', 'simple', 'none', 'auth'];
/** Settles `api` of docs.json; what is missing or unknown gets its default. */
function settleApi(written = {}) {
    const { playground, params, url, examples, mdx } = written;
    return {
        samples: {
            languages: examples?.languages && (0,_config_given_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(examples.languages),
            requiredOnly: examples?.defaults === 'required',
            generated: examples?.autogenerate ?? true,
        },
        prefill: examples?.prefill ?? false,
        expanded: params?.expanded === 'all',
        remarks: (0,_config_given_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(params?.post),
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


/***/ })

};
return { ids, modules }; })
