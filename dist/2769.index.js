((__CHUNK_IMPORT_META__) => {'use strict';const id = 2769;
const ids = [2769];
const modules = {

/***/ 92769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildSite: () => (/* binding */ buildSite)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/site/breathing.js
var breathing = __webpack_require__(53029);
// EXTERNAL MODULE: ./lib/site/cache/journal.js
var cache_journal = __webpack_require__(55005);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/site/project/circles.js
/**
 * Ends the circles of a value that was read from YAML, in place: an alias may name what it stands in, and whoever writes
 * or copies such a value would never come to an end. `instead` says what takes its place, by the JSON Pointer, encoded
 * as in an address, of what the alias leads back to.
 */
function endCircles(root, instead) {
    /** What is around the place that is looked at. */
    const around = new Map();
    const seen = new Set();
    const visit = (value, pointer) => {
        seen.add(value);
        around.set(value, pointer);
        for (const [key, child] of Object.entries(value)) {
            if (typeof child !== 'object' || child === null)
                continue;
            const back = around.get(child);
            if (back !== undefined)
                Reflect.set(value, key, instead(back));
            else if (!seen.has(child))
                visit(child, `${pointer}/${pointerPart(key)}`);
        }
        around.delete(value);
    };
    if (typeof root === 'object' && root !== null)
        visit(root, '');
}
function pointerPart(key) {
    return encodeURIComponent(key.toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1'));
}

;// CONCATENATED MODULE: ./lib/site/markdown/frontmatter.js


/**
 * Reads the YAML between the `---` lines. Broken YAML is reported with its place; what could be read is kept.
 * `firstLine` is the line of the file at which `text` begins.
 */
function readFrontmatter(file, text, firstLine, report) {
    const simple = simpleFrontmatter(text);
    if (simple !== undefined)
        return simple;
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
    // Broken YAML loses more than the broken line.
    const plain = document.errors.length === 0 ? {} : plainLines(text);
    if (document.contents === null)
        return plain;
    if (!(0,dist.isMap)(document.contents)) {
        if (document.errors.length === 0) {
            report({
                severity: 'warning',
                kind: 'frontmatter',
                message: 'Frontmatter is not a list of \u201ckey: value\u201d lines',
                file,
                line: firstLine,
                column: 1,
            });
        }
        return plain;
    }
    try {
        // Aliases are bounded by the library (maxAliasCount), so that no page can blow up here.
        const values = document.toJS();
        endCircles(values, () => null);
        return typeof values === 'object' && values !== null ? { ...values, ...plain } : plain;
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
        return plain;
    }
}
const SCALAR = String.raw `(?:"([^"\\\t]*)"|'([^'\t]*)'|([A-Za-z](?:[^:#\s]| (?=[^#\s]))*))`;
const SIMPLE_LINE = new RegExp(`^([A-Za-z_][\\w-]*):(?: ${SCALAR})?$`);
const SIMPLE_ITEM = new RegExp(`^( {0,4})- ${SCALAR}$`);
/** Words that YAML takes for something else than text. */
const NO_TEXT = /^(?:true|false|null)$/i;
/**
 * Frontmatter of nothing but lines such as `title: Words`, `title: "Words"` and `hidden: true`, and of lists of such
 * words, as YAML reads them; undefined where there is more to it. Most pages have no other, and to read it as YAML
 * takes a fifth of their parsing.
 */
function simpleFrontmatter(text) {
    const found = {};
    /** The list that the lines before have begun, and how far its items stand in. */
    let list;
    for (const line of text.split('\n')) {
        const item = list && SIMPLE_ITEM.exec(line);
        if (list && item) {
            const [, { length: indent } = '', ...scalar] = item;
            const value = simpleValue(scalar);
            list.indent ??= indent;
            if (value === undefined || list.indent !== indent)
                return undefined;
            list.items.push(value);
            continue;
        }
        if (list?.items.length === 0)
            return undefined;
        const [, key, ...scalar] = SIMPLE_LINE.exec(line) ?? [];
        if (key === undefined || key in found || NO_TEXT.test(key))
            return undefined;
        const isList = line.endsWith(':') && scalar.every((value) => value === undefined);
        const value = isList ? [] : simpleValue(scalar);
        if (value === undefined)
            return undefined;
        list = Array.isArray(value) ? { items: value } : undefined;
        found[key] = value;
    }
    return list?.items.length === 0 ? undefined : found;
}
/** A value by how it is quoted; undefined where YAML takes it for something else than a text, `true` or `false`. */
function simpleValue([double, single, plain]) {
    if (plain === 'true' || plain === 'false')
        return plain === 'true';
    return double ?? single ?? (plain !== undefined && NO_TEXT.test(plain) ? undefined : plain);
}
/** The lines `key: words`, as people mean them: `title: A: b` is the title \u201cA: b\u201d. */
function plainLines(text) {
    const found = {};
    for (const [, key = '', value = ''] of text.matchAll(/^([A-Za-z][\w:-]*):[ \t]+(\S.*?)[ \t]*\r?$/gm)) {
        if (/^[[{|>&*!#]/.test(value))
            continue;
        const words = value.replace(/^(["'])(.*)\1$/, '$2').replace(/^["']/, '');
        found[key] = /^(?:true|false)$/.test(words) ? words === 'true' : words;
    }
    return found;
}

// EXTERNAL MODULE: external "satteri"
var external_satteri_ = __webpack_require__(61948);
// EXTERNAL MODULE: ./lib/site/markdown/draft.js
var markdown_draft = __webpack_require__(87470);
// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
// EXTERNAL MODULE: ./lib/site/navigation/suggest.js
var navigation_suggest = __webpack_require__(21652);
// EXTERNAL MODULE: ./lib/site/markdown/html.js
var markdown_html = __webpack_require__(34992);
// EXTERNAL MODULE: ./lib/site/interpreter/value.js
var interpreter_value = __webpack_require__(70915);
// EXTERNAL MODULE: ./lib/site/output/hrefs.js
var hrefs = __webpack_require__(76779);
;// CONCATENATED MODULE: ./lib/site/components/props.js



/** An attribute as text; undefined when it is missing or empty. */
function textProp(props, name) {
    return (0,interpreter_value/* textOf */.b6)(props[name]).trim() || undefined;
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
    const number = Number.parseFloat((0,interpreter_value/* textOf */.b6)(props[name]));
    return Number.isFinite(number) ? number : undefined;
}
/**
 * The HTML of an attribute that may be text or an element; empty when it is missing. Code and strong words in a text are
 * what their marks say, and all else stays as it is written: a title is a line of its own, not a page.
 */
function htmlProp(props, name, page) {
    const value = props[name];
    const html = typeof value === 'string' ? markedHtml(value, page) : page.html(value);
    if (html !== '')
        page.say(' ');
    return html;
}
const MARKS = /`([^`]+)`|\*\*(?![\s*])([^*]+?)(?<!\s)\*\*/g;
function markedHtml(text, page) {
    let html = '';
    let end = 0;
    for (const { 0: whole, 1: code, 2: strong, index } of text.matchAll(MARKS)) {
        html += page.html(text.slice(end, index));
        html += code === undefined ? `<strong>${page.html(strong)}</strong>` : `<code>${page.html(code)}</code>`;
        end = index + whole.length;
    }
    return html + page.html(text.slice(end));
}
/** The HTML of an attribute that may be an element, or text with Markdown in it; empty when it is missing. */
function lineProp(props, name, page, place) {
    if ((0,interpreter_value/* isMarkup */.RY)(props[name]))
        return htmlProp(props, name, page);
    const text = textProp(props, name);
    return text === undefined ? '' : page.inline(text, place);
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
    if ((0,interpreter_value/* isMarkup */.RY)(icon))
        return icon.render();
    const name = (0,interpreter_value/* textOf */.b6)(icon).trim();
    if (name === '')
        return '';
    return page.context.icon(name, place, {
        type: textProp(props, 'iconType'),
        color: textProp(props, 'color') ?? textProp(props, 'iconColor'),
    });
}
/** A link as the author wrote it, ready for the page; undefined when there is none. */
function linkAttributes(props, page, place) {
    const target = textProp(props, 'href');
    if (target === undefined || (0,hrefs/* runsCode */.ut)(target))
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
    const title = htmlProp(props, 'title', page) || page.context.words.components.details;
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
    const title = htmlProp(props, 'title', page) || page.context.words.components.properties;
    const open = flagProp(props, 'defaultOpen');
    return (`<details${(0,markdown_html/* attributes */.uK)({ class: 'c-expandable', open })}><summary>${title}</summary>` +
        `<div class="c-expandable-body">${childrenHtml(element, page)}</div></details>`);
};
const accordions = {
    Accordion: accordion,
    AccordionGroup: group,
    Expandable: expandable,
};

// EXTERNAL MODULE: ./lib/site/markdown/style.js
var markdown_style = __webpack_require__(75608);
;// CONCATENATED MODULE: ./lib/site/components/callouts.js



/** Kinds of callout with their icon (a Font Awesome name). */
const ICONS = {
    note: 'circle-info',
    info: 'circle-info',
    tip: 'lightbulb',
    warning: 'triangle-exclamation',
    danger: 'circle-exclamation',
    check: 'circle-check',
};
/** The kind of callout that a word names; undefined when it names none. */
function calloutKind(word) {
    return Object.hasOwn(ICONS, word) ? word : undefined;
}
/** The icon of a kind of callout. */
function calloutIcon(kind) {
    return ICONS[kind];
}
/** `<Note>`, `<Warning>`, \u2026: a block set apart, with an icon. */
const callout = (element, page) => calloutHtml(element.name.toLowerCase(), element, page);
/** `<Callout type="\u2026" icon="\u2026" color="\u2026">`. */
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
    const kind = calloutKind(type);
    const color = textProp(props, 'color');
    const icon = props.icon === undefined && kind
        ? page.context.icon(ICONS[kind], place, { library: 'fontawesome' })
        : iconHtml({ ...props, color: undefined }, page, place);
    const title = htmlProp(props, 'title', page);
    const head = (0,markdown_html/* attributes */.uK)({
        class: `c-callout c-${kind ?? 'custom'}`,
        role: 'note',
        'aria-label': kind && page.context.words.components[kind],
        style: color !== undefined && (0,markdown_style/* isColor */._o)(color) ? `--t-hue:${color}` : undefined,
    });
    return (`<div${head}>${icon === '' ? '' : `<span class="c-callout-icon">${icon}</span>`}<div class="c-callout-body">` +
        `${title === '' ? '' : `<p class="c-callout-title">${title}</p>`}${blockHtml(childrenHtml(element, page))}</div></div>`);
}
/** Text that stands directly in a block becomes a paragraph of it. */
function blockHtml(html) {
    return html === '' || (0,markdown_html/* holdsBlocks */.F1)(html) ? html : `<p>${html}</p>`;
}
const callouts = {
    Note: callout,
    Info: callout,
    Tip: callout,
    Warning: callout,
    Danger: callout,
    Check: callout,
    Callout: customCallout,
};

;// CONCATENATED MODULE: ./lib/site/interpreter/words.js
const WRITTEN = new WeakMap();
const NAMES = new WeakMap();
/** Notes the name by which a function was declared; it keeps the first. */
function keepName(callable, name) {
    if (!NAMES.has(callable))
        NAMES.set(callable, name);
    return callable;
}
/** The name by which a function of a page was declared: `child.type.name`. */
function nameOf(callable) {
    return NAMES.get(callable);
}
/** Keeps where a function was written, for {@link wordsOf}. */
function keepWritten(callable, node, scope) {
    WRITTEN.set(callable, { node, scope });
    return callable;
}
/** Where a function of a page was written, and the names it sees. */
function writtenOf(callable) {
    return WRITTEN.get(callable);
}
/** The words of a function and of those it names, which are read and not run. */
function wordsOf(callable) {
    const texts = new Set();
    const names = new Set();
    const seen = new Set();
    const read = (one) => {
        const written = WRITTEN.get(one);
        if (written === undefined || seen.has(one))
            return;
        seen.add(one);
        for (const node of nodesOf(written.node)) {
            if (node.type === 'Literal' && typeof node.value === 'string')
                texts.add(node.value);
            else if (node.type === 'TemplateElement')
                texts.add(node.value.raw);
            else if (node.type === 'Identifier' && !names.has(node.name)) {
                names.add(node.name);
                const named = written.scope[node.name];
                if (typeof named === 'function')
                    read(named);
            }
        }
    };
    read(callable);
    return { texts, names };
}
/** A node and all within it. */
function* nodesOf(node) {
    yield node;
    for (const inner of Object.values(node)) {
        for (const one of Array.isArray(inner) ? inner : [inner]) {
            if (typeof one === 'object' && one !== null && typeof one.type === 'string')
                yield* nodesOf(one);
        }
    }
}

;// CONCATENATED MODULE: ./lib/site/interpreter/destination.js


/** The address that a handler of clicks leads to, which is read and not run: `() => (window.location.href = href)`. */
function destinationOf(handler) {
    const written = typeof handler === 'function' ? writtenOf(handler) : undefined;
    if (written === undefined)
        return undefined;
    for (const node of nodesOf(written.node)) {
        const target = targetIn(node);
        const address = target && valueIn(target, written.scope);
        if (typeof address === 'string' && address !== '')
            return address;
    }
    return undefined;
}
/** What a statement leads to: `location.href = \u2026`, `location.assign(\u2026)`, `window.open(\u2026)`. */
function targetIn(node) {
    if (node.type === 'AssignmentExpression' && node.operator === '=')
        return /(?:^|\.)location(?:\.href)?$/.test(pathOf(node.left)) ? node.right : undefined;
    if (node.type !== 'CallExpression')
        return undefined;
    return /(?:^|\.)location\.(?:assign|replace)$|^window\.open$/.test(pathOf(node.callee))
        ? node.arguments[0]
        : undefined;
}
function pathOf(node) {
    if (node.type === 'Identifier')
        return node.name;
    if (node.type !== 'MemberExpression' || node.computed)
        return '';
    return `${pathOf(node.object)}.${pathOf(node.property)}`;
}
/** The value of an expression that says it without being run: a text, a name, a member, a template of these. */
function valueIn(node, scope) {
    if (node.type === 'Literal')
        return typeof node.value === 'string' ? node.value : undefined;
    if (node.type === 'Identifier')
        return scope[node.name];
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
        const owner = valueIn(node.object, scope);
        return (0,interpreter_value/* isRecord */.u4)(owner) ? owner[node.property.name] : undefined;
    }
    if (node.type !== 'TemplateLiteral')
        return undefined;
    const parts = node.expressions.map((one) => valueIn(one, scope));
    if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number'))
        return undefined;
    return node.quasis
        .map(({ value }, n) => `${value.cooked ?? ''}${n < parts.length ? String(parts[n]) : ''}`)
        .join('');
}

// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Tokenizer.js + 6 modules
var Tokenizer = __webpack_require__(55052);
// EXTERNAL MODULE: ./lib/site/markdown/element-names.js
var element_names = __webpack_require__(40240);
;// CONCATENATED MODULE: ./lib/site/markdown/raw-html.js






/** Elements that are rendered like those of a page, since the site may have to show something else in their place. */
const RENDERED = new Set(['base', 'embed', 'iframe', 'img', 'link', 'meta']);
/** Elements whose content is no HTML, and is not to be read as text. */
const RAW = new Set(['iframe', 'script', 'style']);
/** Elements whose tags are written by others, or not at all. */
const CLOSED = new Set([...RENDERED, 'script']);
/**
 * HTML that a page has as a text: without scripts and event handlers, its addresses as those of the page. It is read
 * tag by tag, since it may be no more than a tag, and written anew: what browsers could read in two ways is read once.
 */
function rawHtml(html, place, page) {
    let out = '';
    /** The raw element that is open, and its content. */
    let raw = '';
    let content = '';
    let name = '';
    let props = [];
    let key = '';
    let value = '';
    const openTag = (end) => {
        page.say(' ');
        const tag = name.toLowerCase();
        if (RAW.has(tag))
            raw = tag;
        const own = (0,interpreter_value/* record */.g1)(props);
        if (RENDERED.has(tag))
            out += renderElement({ name: tag, props: own, children: (0,interpreter_value/* markup */.PT)(() => ''), place, inline: true }, page);
        else if (tag !== 'script' && !(0,element_names/* isOfDocument */.Xt)(tag))
            out += `<${name}${elementAttributes(name, own, place, page)}${end}>`;
    };
    const text = (written) => {
        if (raw !== '')
            content += written;
        else {
            page.say(written);
            out += (0,markdown_html/* escapeText */.X1)(written);
        }
    };
    const closeRaw = () => {
        if (raw === 'style')
            out += `${styleSheet(content, place, page)}</style>`;
        raw = '';
        content = '';
    };
    const ignored = () => { };
    const reader = new Tokenizer/* default */.A({}, {
        onopentagname(start, end) {
            name = tagName(html.slice(start, end));
            props = [];
        },
        onattribname(start, end) {
            key = attributeKey(html.slice(start, end));
            value = '';
        },
        onattribdata(start, end) {
            value += html.slice(start, end);
        },
        onattribentity(code) {
            value += String.fromCodePoint(code);
        },
        onattribend(quote) {
            props.push([key, quote === Tokenizer/* QuoteType */.X.NoValue ? true : value]);
        },
        onopentagend: () => openTag(''),
        onselfclosingtag: () => openTag('/'),
        onclosetag(start, end) {
            const closed = tagName(html.slice(start, end));
            const tag = closed.toLowerCase();
            page.say(' ');
            if (raw !== '')
                closeRaw();
            else if (!CLOSED.has(tag) && !(0,element_names/* isOfDocument */.Xt)(tag))
                out += `</${closed}>`;
        },
        ontext: (start, end) => text(html.slice(start, end)),
        ontextentity: (code) => text(String.fromCodePoint(code)),
        oncdata: ignored,
        oncomment: ignored,
        ondeclaration: ignored,
        onprocessinginstruction: ignored,
        onend: closeRaw,
    });
    reader.write(html);
    reader.end();
    return out;
}
/** Elements of SVG keep their capitals, `linearGradient`; what would need quotes in a tag is left out. */
function tagName(written) {
    const safe = written.replace(/[^\w:.-]/g, '');
    return /^[A-Z]/.test(safe) ? safe.toLowerCase() : safe;
}
/** The names of React and SVG keep their capitals, `className` and `viewBox`. */
function attributeKey(written) {
    return /^[a-z]+(?:[A-Z][a-z]*)+$/.test(written) ? written : written.toLowerCase();
}
/** In SVG, what looks like a tag in a style sheet is one. */
function styleSheet(css, place, page) {
    return (0,markdown_style/* rewriteUrls */.Zq)(css.replace(/<!\[CDATA\[|\]\]>/g, ''), place, page).replace(/<(?=[a-z!/?])/gi, '\\3c ');
}

;// CONCATENATED MODULE: ./lib/site/markdown/addresses.js



/** Elements that show what their `href` leads to. */
const HREF_ASSETS = new Set(['feImage', 'image', 'link', 'use']);
/** Addresses pass through the site: pages and project files become relative. */
function targetOf(name, attribute, value, place, page) {
    if ((0,hrefs/* runsCode */.ut)(value))
        return undefined;
    // An animation would set the address to what nobody has looked at.
    if (/^attributename$/i.test(attribute) && /^\s*(?:xlink:)?href\s*$/i.test(value))
        return undefined;
    if (attribute === 'href' && (name === 'a' || name === 'area'))
        return page.context.href(value, place);
    if (attribute === 'srcset' || attribute === 'imagesrcset') {
        const here = value
            .split(/,(?=\s)|(?<=\s[\d.]+[wx]),/)
            .map((part) => part.trim().replace(/^\S+/, (address) => page.context.asset(address, place)))
            .filter((part) => /^\S/.test(part));
        return here.length === 0 ? undefined : here.join(', ');
    }
    if (attribute === 'srcdoc')
        return rawHtml(value, place, page);
    const isAsset = attribute === 'src' ||
        attribute === 'poster' ||
        attribute === 'background' ||
        (attribute === 'data' && name === 'object') ||
        (/^(?:xlink:)?href$/.test(attribute) && HREF_ASSETS.has(name));
    // A picture can be written in full; a document would be one that nobody has looked at.
    if (isAsset && /^\s*data:(?!image\/|video\/|audio\/|font\/)/i.test(value))
        return undefined;
    if (!isAsset || value === '' || /^(?:data:|#)/i.test(value))
        return value;
    return page.context.asset(value, place);
}
/** An address on another origin. */
function isRemote(address) {
    return /^(?:https?:)?\/\//i.test(address.trim());
}
/** An address taken apart; undefined for what is none, such as `https://` alone. One without a scheme has the page's. */
function urlOf(address) {
    const page = 'https://localhost';
    return URL.canParse(address, page) ? new URL(address, page) : undefined;
}
/**
 * What was copied from a hosted site has the address of a copy, and names the file of the project that it is a copy of
 * (`data-path`): that file is shown.
 */
function withOwnFile(props, page) {
    const { src, 'data-path': path } = props;
    if (typeof src !== 'string' || typeof path !== 'string')
        return props;
    if (!isRemote(src) || !page.project.files.has(path))
        return props;
    const others = Object.entries(props).filter(([key]) => !/^(?:data-path|srcset)$/i.test(key));
    return (0,interpreter_value/* record */.g1)([...others, ['src', `/${path.split('/').map(encodeURIComponent).join('/')}`]]);
}

;// CONCATENATED MODULE: ./lib/site/markdown/css-blocks.js
/** At-rules whose blocks hold rules. */
const GROUPS = /^@(?:media|supports|layer|container)\b/;
/** A block; nothing where it would be empty. */
function wrapped(prelude, body) {
    return body === '' ? '' : `${prelude}{${body}}`;
}
/** The blocks at the top level of a piece of CSS; declarations and statements between them are left out. */
function blocks(css) {
    const found = [];
    let start = 0;
    let open = -1;
    let depth = 0;
    for (let at = 0; at < css.length; at++) {
        const skipped = skip(css, at);
        if (skipped > at)
            at = skipped - 1;
        else if (css[at] === '{' && depth++ === 0)
            open = at;
        else if (css[at] === '}' && --depth === 0) {
            found.push({ prelude: bare(css.slice(start, open)), body: css.slice(open + 1, at) });
            start = at + 1;
        }
        else if (css[at] === ';' && depth === 0)
            start = at + 1;
    }
    return found;
}
/** The place behind a string, a comment or an escaped character that begins here; else the same place. */
function skip(css, at) {
    const sign = css[at];
    if (sign === '\\')
        return at + 2;
    if (sign === '/' && css[at + 1] === '*') {
        const end = css.indexOf('*/', at + 2);
        return end < 0 ? css.length : end + 2;
    }
    if (sign !== '"' && sign !== "'")
        return at;
    let end = at + 1;
    while (end < css.length && css[end] !== sign)
        end += css[end] === '\\' ? 2 : 1;
    return end + 1;
}
function bare(prelude) {
    return prelude.replace(/\/\*[\s\S]*?\*\//g, '').trim();
}
/** Selectors of a list; commas in brackets belong to one selector. */
function splitSelectors(list) {
    const selectors = [];
    let depth = 0;
    let start = 0;
    for (let at = 0; at < list.length; at++) {
        const skipped = skip(list, at);
        if (skipped > at)
            at = skipped - 1;
        else if (list[at] === '(' || list[at] === '[')
            depth++;
        else if (list[at] === ')' || list[at] === ']')
            depth--;
        else if (list[at] === ',' && depth === 0) {
            selectors.push(list.slice(start, at));
            start = at + 1;
        }
    }
    return [...selectors, list.slice(start)];
}

;// CONCATENATED MODULE: ./lib/site/markdown/hosted-names.js


/**
 * The names by which style sheets of projects mean the parts of a hosted page (documented for them under \u201cID
 * selectors\u201d and \u201celement selectors\u201d), and what is the same here.
 */
const IDS = {
    banner: '.l-banner',
    'body-content': '.l-frame',
    'changelog-filters': '.c-filter',
    'content-area': '.l-main',
    footer: '.l-footer',
    header: '.l-title',
    'localization-select-trigger': '.l-switch[data-kind="language"]>summary',
    navbar: '.l-header',
    'navigation-items': '.l-nav',
    'page-context-menu': '.l-actions',
    'page-context-menu-button': '.l-actions .l-action',
    'page-title': '.l-title h1',
    pagination: '.l-pager',
    'search-bar-entry': '.l-search',
    'search-bar-entry-mobile': '.l-search',
    sidebar: '.l-side',
    'sidebar-content': '.l-side',
    'table-of-contents': '.l-toc',
    'table-of-contents-content': '.l-toc',
    'topbar-cta-button': '.l-links .l-button',
};
/**
 * Whether a click handler opens the search of a hosted page: it presses that button, or the keys for it. No handler
 * runs here, and many home pages have a large button of their own for the search.
 */
function opensSearch(handler) {
    const { texts, names } = wordsOf(handler);
    if (names.has('KeyboardEvent') && (texts.has('k') || texts.has('K')))
        return true;
    return [...texts].some((text) => /\bsearch-bar-entry(?:-mobile)?\b/.test(text));
}
const CLASSES = {
    accordion: '.c-accordion',
    'accordion-group': '.c-accordions',
    'breadcrumb-list': '.l-eyebrow ol',
    callout: '.c-callout',
    card: '.c-card',
    'card-group': '.c-columns',
    'code-block': '.c-code',
    columns: '.c-columns',
    expandable: '.c-expandable',
    eyebrow: '.l-eyebrow',
    field: ':is(.c-field,.api-field)',
    frame: '.c-frame',
    'mdx-content': '.l-prose',
    'method-nav-pill': '.l-method',
    'method-pill': '.api-method',
    'nav-anchor': '.l-anchors a',
    'nav-logo': '.l-logo img',
    'nav-tabs': '.l-tabs',
    'nav-tabs-item': '.l-tabs>ul>li>a',
    'nav-tag-pill': '.l-tag',
    'navbar-link': '.l-link',
    'pagination-next': '.l-pager a[rel="next"]',
    'pagination-prev': '.l-pager a[rel="prev"]',
    'pagination-title': '.l-pager a>span',
    prose: '.l-prose',
    'sidebar-group': '.l-section>ul',
    'sidebar-group-header': '.l-section-title',
    'sidebar-title': '.l-section-title',
    step: '.c-step',
    steps: '.c-steps',
    tabs: '.c-tabs',
    tile: '.c-tile',
    'toc-item': '.l-toc li',
    tooltip: '.c-tooltip',
    tree: '.c-tree',
    'tree-file': '.c-tree-file',
    'tree-folder': '.c-tree-folder',
    update: '.c-update',
};
const NAME = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|([#.]|(?<![\w\\#.:[-]))([a-z][a-z-]*)(?![\w\\(-])/g;
/** Elements of HTML that are named as components are: these mean themselves. */
const ELEMENTS = new Set(['footer', 'header']);
/**
 * The rules of a project's style sheet for parts of the page, written for the parts that a page has here. Only how
 * these look is taken: where they stand is another matter in another document.
 */
function hostedRules(css) {
    return blocks(css)
        .map(({ prelude, body }) => {
        if (GROUPS.test(prelude))
            return wrapped(prelude, hostedRules(body));
        if (prelude.startsWith('@'))
            return '';
        const selectors = splitSelectors(prelude).flatMap((selector) => translated(selector) ?? []);
        return selectors.length === 0 ? '' : wrapped(selectors.join(','), looks(body));
    })
        .join('');
}
/** A selector of the same weight; undefined where it names no part of a page. */
function translated(selector) {
    // What is made before or after a part stands where that part has room for it.
    if (/:(?:before|after)\b/.test(selector))
        return undefined;
    const own = selector.trim().replace(NAME, (written, sign, name = '') => {
        const names = sign === '#' ? IDS : CLASSES;
        if (sign === undefined || (sign === '' && ELEMENTS.has(name)) || !Object.hasOwn(names, name))
            return written;
        return `:is(${written},${sign === '' ? `:where(${names[name]})` : names[name]})`;
    });
    return own === selector.trim() ? undefined : own;
}
/** Names of parts of components, by which style sheets of projects mean nothing. */
const PART = /\[class\*=(["']?)([a-z]+(?:-[a-z]+)*)\1\]/g;
/**
 * A style sheet of a project whose selectors by part of a name (`[class*="card"]`) mean whole components, as on a hosted
 * page, where what is in a card has other names.
 */
function sparingParts(css) {
    return css.replace(PART, (selector, _quote, name) => `${selector}:not(:where([class^="c-${name}-"]))`);
}
const LOOK = /^(?:color|opacity|visibility|cursor|fill|letter-spacing|line-height|box-shadow|(?:background|border|font|outline|stroke|transition)(?:-[a-z-]+)?|text-(?:align|decoration|shadow|transform|underline)(?:-[a-z-]+)?|(?:backdrop-)?filter|--[\w-]+)$/;
/** The declarations that change how something looks. */
function looks(body) {
    return declarations(body)
        .filter(([property, value]) => property === 'display' ? /^none\b/.test(value) : LOOK.test(property.replace(/^-webkit-/, '')))
        .map(([property, value]) => `${property}:${value}`)
        .join(';');
}
function declarations(body) {
    const text = body.replace(/\/\*[\s\S]*?\*\//g, '').replace(/[^;{}]*\{[^{}]*\}/g, '');
    const found = text.matchAll(/([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^;"'()])+)/g);
    return [...found].map(([, property = '', value = '']) => [property.toLowerCase(), value.trim()]);
}

;// CONCATENATED MODULE: ./lib/site/markdown/nameless.js

const NAMED = /\s(?:aria-label|aria-labelledby|title)="[^"]|\saria-hidden="true"/;
const SAYING = /\s(?:alt|aria-label|title)="[^"]|<title\b[^>]*>[^<]*\S[^<]*<\/title>|<(?:iframe|input|select|textarea)\b/;
/** What has no name in HTML, but for what it is said to be. */
const PLAIN = /^(?:b|div|em|i|p|small|span|strong)$/;
/**
 * The attributes of an element, which is kept from those who hear pages where it says nothing to them: a button
 * of a drawing alone, which no script of a site answers, and a drawing that calls itself one without a name.
 */
function heardAs(name, html, shown, search) {
    if (PLAIN.test(name) && / aria-label="[^"]/.test(html) && !/ role="/.test(html))
        return html + (0,markdown_html/* attributes */.uK)({ role: shown.trim() === '' ? 'img' : 'group' });
    const isButton = name === 'button' || / role="button"/.test(html);
    if (!isButton && !/ role="img"/.test(html))
        return html;
    const words = shown.replace(/<(style|svg)\b[\s\S]*?<\/\1>|<[^>]*>/g, '').trim();
    // A name that says less than what is seen would hide the rest.
    const label = isButton ? / aria-label="([^"]+)"/.exec(html) : null;
    if (label?.[1] !== undefined && words.length > label[1].length && words.includes(label[1]))
        return html.replace(label[0], '');
    if (NAMED.test(html) || SAYING.test(shown) || (isButton && words !== ''))
        return html;
    if (html.includes(' data-search-open'))
        return html + (0,markdown_html/* attributes */.uK)({ 'aria-label': search });
    const hidden = html.replace(/ aria-hidden="[^"]*"/, '') + (0,markdown_html/* attributes */.uK)({ 'aria-hidden': 'true' });
    return isButton ? hidden.replace(/ tabindex="[^"]*"/, '') + (0,markdown_html/* attributes */.uK)({ tabindex: '-1' }) : hidden;
}

;// CONCATENATED MODULE: ./lib/site/markdown/quiet.js
/** Marks, in a link, what stands for a picture that says nothing. */
const QUIET = ' data-quiet';
/** The inside of a link without what stands for pictures that say nothing, where something else is said. */
function withoutQuiet(html) {
    if (!html.includes(QUIET))
        return html;
    const rest = html.replace(/<span class="[^"]*" data-quiet>[^<]*<\/span>/g, '');
    return /^(?:\s|<(?!img\b)[^>]*>)*$/.test(rest) ? html.replaceAll(QUIET, '') : rest;
}

;// CONCATENATED MODULE: ./lib/site/markdown/picture.js



/** An image; where the site may not show it (another origin), a link with its description instead. */
function picture_image(html, props, page) {
    const source = (0,interpreter_value/* stringOf */.Je)(props.src ?? '');
    const alt = (0,interpreter_value/* stringOf */.Je)(props.alt ?? '');
    if (alt !== '')
        page.say(` ${alt} `);
    // Where nothing is to be loaded, browsers show what a picture would say.
    if (source === '' && !html.includes(' srcset="'))
        return (0,markdown_html/* escapeText */.X1)(alt);
    // A picture that is never seen is there for what happens when it loads.
    if (source !== '' && html.includes(' src=""') && / style="[^"]*display:\s*none/.test(html))
        return '';
    if (source !== '' && html.includes(' src=""'))
        return remoteLink(source, alt, / class="([^"]*)"/.exec(html)?.[1], page);
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
    if (props.width === undefined || /%\s*$/.test((0,interpreter_value/* stringOf */.Je)(props.width)))
        return (0,markdown_html/* attributes */.uK)({ width: String(size.width), height: String(size.height) });
    const width = Number((0,interpreter_value/* stringOf */.Je)(props.width));
    return width > 0 ? (0,markdown_html/* attributes */.uK)({ height: String(Math.round((width * size.height) / size.width)) }) : '';
}
/** `classes`: the author's own, escaped: of two images one may be for the dark mode. */
function remoteLink(address, alt, classes, page) {
    const shape = classes === undefined ? 'c-remote' : `c-remote ${classes}`;
    const text = alt || page.context.words.components.image;
    if (page.isInLink)
        return `<span class="${shape}"${alt === '' ? QUIET : ''}>${(0,markdown_html/* escapeText */.X1)(text)}</span>`;
    return `<a class="${shape}" href="${(0,markdown_html/* escapeAttribute */.Gj)(address)}" rel="noopener">${(0,markdown_html/* escapeText */.X1)(text)}</a>`;
}
/** What a link of pictures alone, none of which says anything, is called: the host or the page it leads to. */
function nameOfPictures(attributesHtml, shown) {
    if (/ (?:aria-label(?:ledby)?|title)="/.test(attributesHtml) || / (?:alt|aria-label)="[^"]/.test(shown))
        return '';
    const target = (0,markdown_html/* unescapeText */.Uw)(/ href="([^"]*)"/.exec(attributesHtml)?.[1] ?? '');
    if (target === '' || shown.replace(/<[^>]*>/g, '').trim() !== '')
        return '';
    const name = /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/i.exec(target)?.[1] ?? /^[a-z]+:(.*)$/i.exec(target)?.[1];
    const page = target.replace(/[?#].*$/, '').replace(/(?:\/index)?\.html$|\/$/, '');
    return (0,markdown_html/* attributes */.uK)({ 'aria-label': name ?? (page.slice(page.lastIndexOf('/') + 1) || target) });
}

;// CONCATENATED MODULE: ./lib/site/markdown/budget.js
/** Steps of interpretation that one page may take; a second's work or so. */
const MAX_STEPS = 1_000_000;
/** Thrown by `tick` of a rendering (rendering.ts): the page makes the build work without end. */
class BudgetExceeded extends Error {
    constructor() {
        super('the page takes too many steps to interpret');
        this.name = 'BudgetExceeded';
    }
}

;// CONCATENATED MODULE: ./lib/site/markdown/node-notes.js
/** Begins notes. `isTraced` tells whether what is rendered right now counts. */
function createNodeNotes(isTraced) {
    const overheard = new Map();
    const given = new Map();
    const offered = new Map();
    let changes = 0;
    return {
        overheard,
        given,
        overhear(node, work, said) {
            const before = changes;
            const html = work();
            if (isTraced())
                append(overheard, node, { text: said(), html, mayChange: changes > before });
            return html;
        },
        noteChange() {
            changes++;
        },
        offer(node) {
            if (!offered.has(node))
                offered.set(node, 'left');
        },
        take(...nodes) {
            if (offered.size > 0)
                for (const node of nodes)
                    offered.set(node, 'taken');
        },
        isPassedOver: (node) => offered.get(node) === 'left',
        give(node, props) {
            if (isTraced())
                append(given, node, props);
        },
    };
}
function append(lists, key, value) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [value]);
    else
        list.push(value);
}

// EXTERNAL MODULE: ./lib/site/markdown/plain-id.js
var plain_id = __webpack_require__(38159);
;// CONCATENATED MODULE: ./lib/site/markdown/slug.js

/**
 * The id of a heading: lower case, spaces as hyphens, a dot within a name as a hyphen (`next.js` \u2192 `next-js`), other
 * punctuation dropped. Links from elsewhere to a page written for the hosted services keep working.
 */
function slugify(text) {
    return (0,plain_id/* withoutEmojiMarks */.d)(text)
        .trim()
        .toLowerCase()
        .replace(/(?<=[\p{L}\p{N}_)])\.(?=[\p{L}\p{N}_])/gu, '-')
        .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replace(/^[_ ]+/, '')
        .replaceAll(' ', '-');
}
/**
 * A name of an API as one part of an id, its words joined by hyphens: `callAgentId` \u2192 `call-agent-id`,
 * `API_KEY` \u2192 `api-key`. The hosted services name fields so, and authors link to them.
 */
function kebabOf(name) {
    return (0,plain_id/* withoutEmojiMarks */.d)(name)
        .normalize('NFKC')
        .replace(/([\p{Ll}\p{N}])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$&-')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '');
}
/** Makes ids that are unique within a page. */
function createSlugger() {
    const used = new Set();
    const reserved = new Set();
    /** By the id without a number: those with numbers below this are used. */
    const leastFree = new Map();
    const next = (text, isKept) => {
        const base = slugify(text) || 'section';
        const numbered = (n) => (n === 1 ? base : `${base}-${n}`);
        let n = leastFree.get(base) ?? 1;
        while (used.has(numbered(n)))
            n += 1;
        leastFree.set(base, n);
        while (used.has(numbered(n)) || isKept(numbered(n)))
            n += 1;
        used.add(numbered(n));
        return numbered(n);
    };
    const claim = (id) => {
        const isFree = !used.has(id);
        used.add(id);
        return isFree;
    };
    return {
        next: (text) => next(text, () => false),
        nextFree: (text) => next(text, (id) => reserved.has(id)),
        claim,
        claimFree: (id) => !reserved.has(id) && claim(id),
        reserve(texts) {
            for (const text of texts)
                reserved.add(slugify(text));
        },
    };
}

;// CONCATENATED MODULE: ./lib/site/markdown/value-html.js


/** What a value of the page is shown as; its text is noted. */
function htmlOf(value, page) {
    if (typeof value === 'string') {
        page.say(value);
        return (0,markdown_html/* escapeText */.X1)(value);
    }
    if ((0,interpreter_value/* isMarkup */.RY)(value))
        return value.render();
    if ((0,interpreter_value/* isList */.Lv)(value)) {
        let html = '';
        for (const item of (0,interpreter_value/* itemsOf */.S3)(value))
            html += htmlOf(item, page);
        return html;
    }
    return typeof value === 'number' ? htmlOf(String(value), page) : '';
}

;// CONCATENATED MODULE: ./lib/site/markdown/variables.js

/** The text with each `{{name}}` replaced that has a value. */
function fillVariables(text, variables) {
    if (variables === undefined || !text.includes('{{'))
        return text;
    return text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name) => (0,look_up/* lookUp */.T)(variables, name) ?? whole);
}
/** Tells of names in double braces that no variable has, and that are no expressions: the interpreter tells of those. */
function reportVariables(text, place, page) {
    if (!text.includes('{{') || Object.keys(page.project.variables ?? {}).length === 0)
        return;
    for (const [whole, name = ''] of text.matchAll(/\{\{\s*(\w[\w.]*-[\w.-]*)\s*\}\}/g)) {
        page.report({
            severity: 'warning',
            kind: 'unbound-name',
            message: `${whole}: \u201cvariables\u201d of docs.json has nothing named \u201c${name}\u201d; shown as text`,
            ...place,
        });
    }
}

;// CONCATENATED MODULE: ./lib/site/markdown/word-edges.js
/** Elements of a line that a style may set apart from one another; signs such as `sup` are never. */
const IN_LINE = new Set('a b em i kbd small span strong u'.split(' '));
/** Where such an element begins and ends in what is said, and whether it has a look of its own. */
const BEGIN = '\ue000';
const END = '\ue001';
const word_edges_LOOK = '\ue002';
const EDGES = /[\ue000-\ue002]+/g;
/** What the edges of an element are in what is said. */
function edgesOf(name, hasLook) {
    if (!IN_LINE.has(name))
        return ['', ''];
    return hasLook ? [word_edges_LOOK + BEGIN, END + word_edges_LOOK] : [BEGIN, END];
}
/** What was said without its edges; where `isText`, with a blank between words that only a style sets apart. */
function withoutEdges(said, isText = true) {
    if (!said.includes(BEGIN))
        return said;
    return said.replace(EDGES, (edges, at) => {
        const ended = edges.indexOf(END);
        if (!isText || ended < 0 || !edges.includes(BEGIN, ended))
            return '';
        const before = said.slice(Math.max(0, at - 8), at);
        return runInto(before, said.slice(at + edges.length, at + edges.length + 8), edges.includes(word_edges_LOOK))
            ? ' '
            : '';
    });
}
/** Whether an element is one of a line. */
function isInLine(name) {
    return IN_LINE.has(name);
}
/**
 * Whether the words of an element would run into those of one right before: `Name` and `What`, and most others where
 * one has a look of its own, but not letters, each of which has one.
 */
function runInto(before, after, hasLook) {
    if (/[\p{Ll}\d.!?:)\]*`%]$/u.test(before) && /^[*[`]*\p{Lu}/u.test(after))
        return true;
    const isLetter = /(?<![\p{L}\p{N}])\p{L}[*\]`]*$/u.test(before) || /^[*[`]*\p{L}(?![\p{L}\p{N}])/u.test(after);
    const areWords = /[\p{L}\p{N}%)\]*`]$/u.test(before) && /^[*[`]*[\p{L}\p{N}]/u.test(after);
    return hasLook && areWords && !isLetter;
}

;// CONCATENATED MODULE: ./lib/site/markdown/rendering.js








/** Components that show parts which others hand to them, and nothing where these stand. */
const GATHERS = /^(?:CodeGroup|RequestExample|ResponseExample|Steps|Tabs)$/;
/** Tells, once for a page, that it holds what is meant to be used and is only shown. */
function tellInteractive(page, file) {
    page.reportOnce('hooks', {
        severity: 'notice',
        kind: 'interactive',
        message: 'Interactive components are shown at their initial state',
        file,
    });
}
/** Marks the place of what stands beside the text, until all of it is known. */
const BESIDE = '<!--beside-->';
function createRendering(context, project, { snippet, inline, mounted, asked, awaits, }) {
    const headings = [];
    const said = [];
    const starts = [{ heading: undefined, at: 0 }];
    const groups = [];
    const aside = [];
    const reported = new Set();
    const slugger = createSlugger();
    let steps = 0;
    let depth = 0;
    let links = 0;
    let traceless = 0;
    const notes = createNodeNotes(() => traceless === 0);
    const page = {
        ...notes,
        context,
        project,
        needs: new Set(),
        scope: (0,interpreter_value/* record */.g1)(),
        tags: new Set(),
        id: (text) => (traceless > 0 ? text : slugger.next(text)),
        anchor: (text) => (traceless > 0 ? text : slugger.nextFree(text)),
        claim: (id) => traceless > 0 || slugger.claim(id),
        claimFree: (id) => traceless > 0 || slugger.claimFree(id),
        get isInLink() {
            return links > 0;
        },
        insideLink(work) {
            links++;
            try {
                return withoutQuiet(work());
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
        mounted,
        untraced(work) {
            const lists = [headings, starts, said, aside, ...groups.map(({ parts }) => parts)];
            const lengths = lists.map(({ length }) => length);
            const taken = steps;
            traceless++;
            try {
                return work();
            }
            finally {
                traceless--;
                steps = taken;
                for (const [n, length] of lengths.entries())
                    lists[n]?.splice(length);
            }
        },
        asked,
        awaits,
        snippet,
        inline,
        say(text) {
            said.push(text);
        },
        heard(work) {
            const from = said.length;
            const result = work();
            return { result, text: withoutEdges(said.splice(from).join(''), false).trim() };
        },
        overhear(node, work) {
            const from = said.length;
            return notes.overhear(node, work, () => withoutEdges(said.slice(from).join('')));
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
        beside(html) {
            if (groups.length > 0)
                return html;
            aside.push(html);
            return aside.length === 1 ? BESIDE : '';
        },
        fill: (text) => fillVariables(text, project.variables),
    };
    const gathered = () => ({
        headings,
        sections: starts
            .map(({ heading, at }, n) => {
            const text = withoutEdges(said.slice(at, starts[n + 1]?.at).join(''))
                .replace(/\s+/g, ' ')
                .trim();
            return { id: heading?.id, heading: heading?.text, text };
        })
            .filter(({ heading, text }) => heading !== undefined || text !== ''),
    });
    return { page, gathered, aside };
}

;// CONCATENATED MODULE: ./lib/site/markdown/element.js













const RENAMED = {
    className: 'class',
    htmlFor: 'for',
    httpEquiv: 'http-equiv',
    noZoom: 'data-nozoom',
    acceptCharset: 'accept-charset',
    defaultChecked: 'checked',
    defaultValue: 'value',
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
/** Elements with a width and a height of their own. */
const SIZED = new Set(['canvas', 'embed', 'iframe', 'img', 'object', 'video']);
/** Kinds of fields that HTML has no `readonly` for; React asks for it where a value never changes. */
const NEVER_READ_ONLY = /^(?:button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;
const STYLE_MARKS = new Set(['jsx', 'global']);
const NAMELESS = new Set(['article', 'div', 'li', 'p', 'section', 'span']);
const NOT_RENDERED = new Set([
    'children',
    'key',
    'ref',
    'dangerouslySetInnerHTML',
    'suppressHydrationWarning',
]);
/** Elements that show another document, and the attribute that names it. */
const FRAMES = { embed: 'src', iframe: 'src', object: 'data' };
/** An HTML element as written in a page: JSX attributes as HTML ones, no scripts, no event handlers. */
function renderElement(element, page) {
    const { name, props, children, place } = element;
    if (name === 'script')
        return leftOut(element, page, '<script> elements of pages are left out');
    if (name === 'base' || (name === 'meta' && (props.httpEquiv ?? props['http-equiv']) !== undefined))
        return leftOut(element, page, `<${name}> would change more than its page, and is left out`);
    const framed = (0,look_up/* lookUp */.T)(FRAMES, name);
    if (framed !== undefined && isRemote(page.fill((0,interpreter_value/* stringOf */.Je)(props[framed] ?? ''))))
        return remoteFrame(element, framed, page);
    if (name === 'link' && isRemote((0,interpreter_value/* stringOf */.Je)(props.href ?? ''))) {
        return leftOut(element, page, '<link> to another origin is left out');
    }
    if ((0,element_names/* isOfDocument */.Xt)(name) || (name === 'a' && page.isInLink))
        return page.html(children);
    // A label in a link would be a second thing to press.
    if (name === 'label' && page.isInLink)
        return renderElement({ ...element, name: 'span' }, page);
    const hasLook = (props.className ?? props.class ?? props.style) !== undefined;
    const [begin, end] = (0,element_names/* isWithinWords */.vy)(name) ? edgesOf(name, hasLook) : ['\n', '\n'];
    const inner = () => {
        if (begin !== '')
            page.say(begin);
        const made = innerHtml(name, props, children, place, page);
        if (end !== '')
            page.say(end);
        return made;
    };
    const destination = page.isInLink || !PRESSED.has(name) ? undefined : destinationOf(props.onClick);
    if (destination !== undefined)
        return pressed(element, destination, inner, page);
    const html = elementAttributes(name, props, place, page);
    if (name === 'img')
        return picture_image(html, props, page);
    if (markdown_html/* VOID_ELEMENTS */.v1.has(name)) {
        if (!(0,element_names/* isWithinWords */.vy)(name))
            page.say('\n');
        return `<${name}${html}>`;
    }
    // A table is as wide as the text, and what is wider scrolls.
    if (name === 'table')
        return `<div class="c-wide" tabindex="0"><table${html}>${inner()}</table></div>`;
    if (name === 'a') {
        const shown = page.insideLink(inner);
        return `<a${html}${nameOfPictures(html, shown)}>${shown}</a>`;
    }
    // So is laid-out text, which a box around a block of code is not.
    if (name === 'pre') {
        const laidOut = (0,markdown_html/* lineHtml */.Or)(inner());
        return /<pre\b/.test(laidOut) ? `<div${html}>${laidOut}</div>` : `<pre${html}>${laidOut}</pre>`;
    }
    // Text on lines of its own is a paragraph to Markdown, which these elements cannot hold.
    const shown = LINES.has(name) ? (0,markdown_html/* lineHtml */.Or)(inner()) : inner();
    const own = heardAs(name, html, shown, page.context.words.script.search);
    if (!LINES.has(name) || name === 'dt' || !(0,markdown_html/* holdsBlocks */.F1)(shown))
        return `<${name}${own}>${shown}</${name}>`;
    if (name === 'p')
        return `<div${own}>${shown}</div>`;
    const words = (0,markdown_html/* blocksAsWords */.qy)(shown, name);
    return name === 'span' && (0,markdown_html/* holdsBlocks */.F1)(words)
        ? `<div${own} data-words>${shown}</div>`
        : `<${name}${own}>${words}</${name}>`;
}
/** What authors make clickable by a handler, which no site runs; and what is in it that can be pressed by itself. */
const PRESSED = new Set(['article', 'button', 'div', 'section']);
const PRESSED_INSIDE = /<(?:a|button|details|input|select|textarea)\b/;
const OF_BUTTONS = new Set(['class', 'className', 'disabled', 'onClick', 'role', 'tabIndex', 'type']);
/** What leads somewhere by its handler is a link, unless something in it can be pressed by itself. */
function pressed({ name, props, place }, href, inner, page) {
    const shown = LINES.has(name) ? (0,markdown_html/* lineHtml */.Or)(inner()) : inner();
    if (PRESSED_INSIDE.test(shown))
        return `<${name}${elementAttributes(name, props, place, page)}>${shown}</${name}>`;
    const own = (0,interpreter_value/* stringOf */.Je)(props.className ?? props.class ?? '');
    const link = (0,interpreter_value/* record */.g1)([
        ...Object.entries(props).filter(([key]) => !OF_BUTTONS.has(key)),
        ['className', `${name === 'button' ? 'c-press' : 'c-press-block'} ${own}`.trim()],
        ['href', href],
    ]);
    const html = elementAttributes('a', link, place, page);
    return `<a${html}${nameOfPictures(html, shown)}>${shown}</a>`;
}
function innerHtml(name, props, children, place, page) {
    const raw = props.dangerouslySetInnerHTML;
    if (raw !== undefined && (0,interpreter_value/* isRecord */.u4)(raw)) {
        const written = (0,interpreter_value/* stringOf */.Je)(raw.__html ?? '');
        return name === 'style' ? element_styleSheet(written, place, page) : rawHtml(written, place, page);
    }
    const written = name === 'textarea' ? (props.value ?? props.defaultValue) : undefined;
    if (written !== undefined)
        return (0,markdown_html/* escapeText */.X1)((0,interpreter_value/* stringOf */.Je)(written));
    if (name === 'select')
        return chosen(page.html(children), props.value ?? props.defaultValue);
    if (name !== 'style')
        return page.html(children);
    const { result } = page.heard(() => page.html(children));
    return element_styleSheet(unescaped(result), place, page);
}
/** The options of a list, those marked that it has as its value in JSX. */
function chosen(options, value) {
    if (value === undefined || value === null || /<option\b[^>]* selected\b/.test(options))
        return options;
    const wanted = new Set(((0,interpreter_value/* isList */.Lv)(value) ? value : [value]).map(interpreter_value/* stringOf */.Je));
    return options.replace(/<option\b([^>]*)>([^<]*)/g, (whole, written, text) => {
        const own = / value="([^"]*)"/.exec(written)?.[1] ?? text.trim();
        return wanted.has((0,markdown_html/* unescapeText */.Uw)(own)) ? `<option${written} selected>${text}` : whole;
    });
}
function element_styleSheet(written, place, page) {
    const css = sparingParts((0,markdown_style/* rewriteUrls */.Zq)(written, place, page));
    return (css + hostedRules(css)).replaceAll('</', '<\\/');
}
/** Style sheets are raw text in HTML: what was escaped for text is put back. */
function unescaped(html) {
    return (0,markdown_html/* unescapeText */.Uw)(html.replace(/<[^>]*>/g, ''));
}
function leftOut(element, page, message) {
    page.report({ severity: 'notice', kind: 'left-out', message, ...element.place });
    return '';
}
/** The attributes of an HTML or SVG element, from the attributes of JSX. */
function elementAttributes(name, written, place, page) {
    const values = {};
    const props = withOwnFile(written, page);
    // What a component puts into its element once that is on the page, no page has that shows none of its code.
    if (props.ref !== undefined)
        tellInteractive(page, place.file);
    if (typeof props.onClick === 'function' && opensSearch(props.onClick))
        values['data-search-open'] = true;
    for (const key in props) {
        const value = props[key];
        if (value === undefined || value === null || NOT_RENDERED.has(key) || /^on[A-Z]|^on[a-z]+$/.test(key))
            continue;
        if (typeof value === 'function' || !/^[A-Za-z_:@][\w:.@-]*$/.test(key))
            continue;
        const attribute = attributeName(key);
        // By names components tell their children apart; HTML has none there.
        if (attribute === 'name' && NAMELESS.has(name))
            continue;
        // What a compiler of styles would read: `<style jsx>`.
        if (name === 'style' && STYLE_MARKS.has(key))
            continue;
        // React's value of a text area is its text; a list of options has none in HTML.
        if (attribute === 'value' && (name === 'textarea' || name === 'select'))
            continue;
        if (attribute === 'style') {
            const style = (0,markdown_style/* rewriteUrls */.Zq)(typeof value === 'string' ? value : (0,markdown_style/* styleText */.Pj)(value), place, page);
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
            const filled = page.fill((0,interpreter_value/* isList */.Lv)(value) ? (0,interpreter_value/* textOf */.b6)(value) : (0,interpreter_value/* stringOf */.Je)(value));
            const text = attribute === 'class' ? (0,markdown_html/* withPlainUtilities */.l2)(filled) : filled;
            const target = targetOf(name, attribute, text, place, page);
            if (target !== undefined && (attribute !== 'id' || page.claimFree(target)))
                values[attribute] = target;
        }
    }
    if (SIZED.has(name))
        settleSizes(values);
    if (name === 'input' && NEVER_READ_ONLY.test(String(values.type)))
        delete values.readonly;
    if (values.target === '_blank' && values.rel === undefined)
        values.rel = 'noopener';
    return (0,markdown_html/* attributes */.uK)(values);
}
/** Width and height are whole pixels in HTML; `100%`, which browsers take as well, is style. */
function settleSizes(values) {
    for (const side of ['height', 'width']) {
        const size = values[side];
        if (typeof size !== 'string' || /^\d+$/.test(size))
            continue;
        delete values[side];
        const pixels = /^\s*(\d+)(?:\.\d+)?(?:px)?\s*$/.exec(size)?.[1];
        if (pixels !== undefined)
            values[side] = pixels;
        else if (/^\s*[\d.]+(?:%|r?em|ch|[dls]?v[hw])\s*$/.test(size))
            values.style = [`${side}:${size.trim()}`, values.style].filter(Boolean).join(';');
    }
}
function attributeName(key) {
    const renamed = (0,look_up/* lookUp */.T)(RENAMED, key);
    if (renamed !== undefined)
        return renamed;
    if (LOWER_CASED.has(key))
        return key.toLowerCase();
    if (SVG_CASED.has(key) || !/[A-Z]/.test(key))
        return key;
    return /^(?:aria|data)[A-Z-]/.test(key) || !key.includes('-') ? (0,markdown_style/* hyphenated */.$7)(key) : key.toLowerCase();
}
/** A frame of another origin asks nothing of it until the reader wants it: a link that client.ts opens in place. */
function remoteFrame({ props, place }, attribute, page) {
    const address = page.fill((0,interpreter_value/* stringOf */.Je)(props[attribute] ?? ''));
    const shape = elementAttributes('iframe', { className: props.className, style: props.style }, place, page);
    const title = (0,interpreter_value/* stringOf */.Je)(props.title ?? '') || (urlOf(address)?.hostname ?? address);
    const icon = page.context.icon('circle-play', place, { library: 'fontawesome' });
    return (`<div class="c-embed"${(0,markdown_html/* attributes */.uK)({ 'data-src': address })}><a${shape}${(0,markdown_html/* attributes */.uK)({ href: address, target: '_blank', rel: 'noopener' })}>` +
        `${icon}<span>${(0,markdown_html/* escapeText */.X1)(title)}</span></a></div>`);
}

;// CONCATENATED MODULE: ./lib/site/components/cards.js





/** `<Card title icon href img horizontal cta arrow type description>`: the whole card is clickable, its title is the link. */
const card = (element, page) => {
    const { props, place } = element;
    const type = calloutKind(wordProp(props, 'type', ''));
    const link = linkAttributes(props, page, place);
    const isExternal = /^https?:/i.test(textProp(props, 'href') ?? '');
    const hasArrow = link !== undefined && (props.arrow === undefined ? isExternal : flagProp(props, 'arrow'));
    const title = htmlProp(props, 'title', page);
    const cta = htmlProp(props, 'cta', page);
    const icon = iconHtml(props, page, place, type && calloutIcon(type));
    const body = childrenHtml(element, page) || htmlProp(props, 'description', page);
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
        `${bare ? `<a class="c-card-link"${link} aria-label="${(0,markdown_html/* escapeAttribute */.Gj)(cards_wordsOf(body) || (textProp(props, 'href') ?? ''))}"></a>` : ''}` +
        `${hasArrow ? '<span class="c-card-arrow" aria-hidden="true"></span>' : ''}</div>`);
};
/** What a card without a title is called: its first heading, else all that it says. */
function cards_wordsOf(body) {
    const heading = /<(h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/.exec(body)?.[2];
    const words = (heading ?? body).replace(/<(svg|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
    return (0,markdown_html/* unescapeText */.Uw)(words).replace(/\s+/g, ' ').trim();
}
function cardImage(source, { place }, page) {
    const props = (0,interpreter_value/* record */.g1)([
        ['src', source],
        ['alt', ''],
        ['className', 'c-card-image'],
    ]);
    return renderElement({ name: 'img', props, children: (0,interpreter_value/* markup */.PT)(() => ''), place, inline: false }, page);
}
/** `<CardGroup cols={2}>`, `<Columns cols={3}>`: a grid that becomes one column on small screens. */
const columns = (element, page) => {
    const cols = Math.min(Math.max(Math.round(numberProp(element.props, 'cols') ?? 2), 1), 6);
    const name = (0,markdown_html/* classes */.Ly)('c-columns', textProp(element.props, 'className'));
    return `<div${(0,markdown_html/* attributes */.uK)({ class: name, style: `--t-cols:${cols}` })}>${childrenHtml(element, page)}</div>`;
};
const column = (element, page) => `<div class="c-column">${childrenHtml(element, page)}</div>`;
/** `<Tile href title description>`: a preview with a caption below. */
const tile = (element, page) => {
    const { props, place } = element;
    const link = linkAttributes(props, page, place);
    const title = htmlProp(props, 'title', page) || page.context.words.components.open;
    const description = htmlProp(props, 'description', page);
    return (`<div class="c-tile"><div class="c-tile-preview">${childrenHtml(element, page)}</div>` +
        `<p class="c-tile-title">${link === undefined ? title : `<a class="c-card-link"${link}>${title}</a>`}</p>` +
        `${description === '' ? '' : `<p class="c-tile-text">${description}</p>`}</div>`);
};
const cards = {
    Card: card,
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
const item = ({ props }, page) => {
    const { value } = props;
    const [light, dark] = (0,interpreter_value/* isRecord */.u4)(value)
        ? [(0,interpreter_value/* textOf */.b6)(value.light), (0,interpreter_value/* textOf */.b6)(value.dark)]
        : [(0,interpreter_value/* textOf */.b6)(value), undefined];
    const name = htmlProp(props, 'name', page);
    const style = [
        `--t-light:${cssColor(light)}`,
        dark === undefined ? '' : `;--t-dark:${cssColor(dark)}`,
    ].join('');
    const values = [light, dark].filter(Boolean).join(' / ');
    page.say(` ${values} `);
    return (`<div class="c-color"><span${(0,markdown_html/* attributes */.uK)({ class: 'c-color-swatch', style })}></span>` +
        `<span class="c-color-name">${name}</span><code>${(0,markdown_html/* escapeText */.X1)(values)}</code></div>`);
};
/** Anything that could end the declaration is dropped. */
function cssColor(value) {
    return (0,markdown_style/* isColor */._o)(value) ? value : 'transparent';
}
const colors = { Color: color, 'Color.Row': row, 'Color.Item': item };

;// CONCATENATED MODULE: ./lib/site/markdown/field-id.js

/** The components that are fields. */
const FIELDS = new Set(['Param', 'ParamField', 'ResponseField']);
/** Where a field may be, by the prop that gives its name. */
const LOCATIONS = ['path', 'query', 'body', 'header', 'cookie'];
/** The props that give a field its name. */
const FIELD_NAMES = new Set(['name', ...LOCATIONS]);
/** The id that the hosted services give a field: `param-api-key` of `API_KEY`. */
function fieldId(name) {
    return `param-${kebabOf(name)}`;
}

;// CONCATENATED MODULE: ./lib/site/words/fill.js
/** A sentence with `{name}`s replaced by values; what has no value stays. */
function fill(sentence, values) {
    return sentence.replace(/\{(\w+)\}/g, (whole, name) => Object.hasOwn(values, name) ? String(values[name]) : whole);
}

;// CONCATENATED MODULE: ./lib/site/components/fields.js





/** `<ParamField path="id" type required default placeholder deprecated>`. */
const paramField = (element, page) => {
    const location = locationOf(element);
    return fieldHtml(element, nameText(element.props[location ?? 'name'], page), location, page);
};
/** `<ResponseField name type required default deprecated pre post>`; some name it as they would a parameter. */
const responseField = (element, page) => {
    const name = element.props.name ?? element.props[locationOf(element) ?? 'name'];
    return fieldHtml(element, nameText(name, page), undefined, page);
};
function locationOf({ props }) {
    return LOCATIONS.find((name) => props[name] !== undefined);
}
/** A name is text, and the id is made of it, even where the author wrote an element. */
function nameText(name, page) {
    return (0,interpreter_value/* isMarkup */.RY)(name) ? page.heard(() => page.html(name)).text : (0,interpreter_value/* textOf */.b6)(name);
}
function fieldHtml(element, name, location, page) {
    const { props } = element;
    const words = page.context.words.components;
    const id = name === '' ? undefined : page.anchor(fieldId(name));
    const type = page.html(props.type);
    const labels = (value) => ((0,interpreter_value/* isList */.Lv)(value) ? value : [value])
        .map((label) => page.html(label))
        .map((label) => (label === '' ? '' : `<span class="c-field-label">${label}</span>`))
        .join('');
    page.say(` ${name} `);
    const head = [
        labels(props.pre),
        name === '' ? '' : `<code class="c-field-name">${(0,markdown_html/* escapeText */.X1)(name)}</code>`,
        labels(props.post),
        type === '' ? '' : `<span class="c-field-type">${type}</span>`,
        location === undefined ? '' : `<span class="c-field-in">${location}</span>`,
        flagProp(props, 'required') ? `<span class="c-field-required">${words.required}</span>` : '',
        flagProp(props, 'deprecated') ? `<span class="c-field-deprecated">${words.deprecated}</span>` : '',
        props.default === undefined || props.default === null
            ? ''
            : `<span class="c-field-default">${words.default}: <code>${(0,interpreter_value/* isMarkup */.RY)(props.default) ? page.html(props.default) : (0,markdown_html/* escapeText */.X1)(valueText(props.default))}</code></span>`,
    ].join('');
    const anchor = id === undefined
        ? ''
        : `<a${(0,markdown_html/* attributes */.uK)({ class: 'c-anchor', href: `#${id}`, 'aria-label': fill(page.context.words.script.linkTo, { name }) })}></a>`;
    const body = childrenHtml(element, page);
    return (`<div${(0,markdown_html/* attributes */.uK)({ class: 'c-field', id })}><div class="c-field-head">${head}${anchor}</div>` +
        `${body === '' ? '' : `<div class="c-field-body">${body}</div>`}</div>`);
}
/** A value as readers would write it: a text as it is, an empty one with its quotes, lists and objects as JSON. */
function valueText(value) {
    return typeof value === 'string' && value !== '' ? value : json(value);
}
function json(value) {
    if ((0,interpreter_value/* isList */.Lv)(value))
        return `[${value.map(json).join(', ')}]`;
    if (!(0,interpreter_value/* isRecord */.u4)(value))
        return typeof value === 'string' ? JSON.stringify(value) : (0,interpreter_value/* stringOf */.Je)(value);
    const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${json(item)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
const fields = {
    Param: paramField,
    ParamField: paramField,
    ResponseField: responseField,
};

;// CONCATENATED MODULE: ./lib/site/components/frames.js




/** `<Frame caption hint style>` around an image or video. */
const frames_frame = (element, page) => {
    const { props, place } = element;
    const hint = lineProp(props, 'hint', page, place);
    const body = childrenHtml(element, page);
    const caption = lineProp(props, 'caption', page, place);
    const style = elementAttributes('div', (0,interpreter_value/* record */.g1)([['style', props.style]]), place, page);
    return (`<figure class="c-frame">${hint === '' ? '' : `<p class="c-frame-hint">${hint}</p>`}` +
        `<div class="c-frame-body"${style}>${body}</div>` +
        `${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`);
};
/** `<Panel>`: what hosted sites pin beside the text. */
const panel = (element, page) => page.beside(`<div class="c-panel">${childrenHtml(element, page)}</div>`);
/** `<Prompt description icon actions>`: a text to copy into an assistant, open or not. */
const frames_prompt = (element, page) => {
    const { props, place } = element;
    const description = lineProp(props, 'description', page, place) || (0,markdown_html/* escapeText */.X1)(page.context.words.components.prompt);
    const icon = iconHtml(props, page, place);
    return (`<div class="c-prompt"><details><summary>${icon}<span>${description}</span></summary>` +
        `<div class="c-prompt-body">${childrenHtml(element, page)}</div></details></div>`);
};
/** `<View title icon>`: one of several versions of a part of the page; client.ts makes a choice of them. */
const view = (element, page) => {
    const { props, place } = element;
    const icon = iconHtml(props, page, place);
    const title = htmlProp(props, 'title', page);
    const head = (0,markdown_html/* attributes */.uK)({
        class: 'c-view',
        'data-title': textProp(props, 'title') ?? page.context.words.components.view,
    });
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

;// CONCATENATED MODULE: ./lib/site/markdown/diagrams/text-size.js
/** Widths of letters in parts of the font's size, roughly as fonts without serifs have them. */
const NARROW = /[iljtfrI.,:;|!'"()[\]{}`/\\ -]/;
const BROAD = /[mwMW@%&\u2014\u2026<>=+]|[A-Z]/;
const WHOLE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u;
/** How wide a line of text is at a size of font, within a tenth or so: no font is read for it. */
function textWidth(text, size) {
    let ems = 0;
    for (const letter of text)
        ems += WHOLE.test(letter) ? 1 : NARROW.test(letter) ? 0.32 : BROAD.test(letter) ? 0.72 : 0.58;
    return ems * size;
}
/** The lines of a label, in which `<br>` begins a new one. */
function linesOf(label) {
    return label.split(/<br\s*\/?>|\\n|\n/i).map((line) => line
        .replace(/<[^>]*>|[*_`]{1,2}(?=\S)|(?<=\S)[*_`]{1,2}/g, '')
        .replace(/#\w+;|&\w+;/g, 'x')
        .trim());
}

;// CONCATENATED MODULE: ./lib/site/markdown/diagrams/flowchart.js

/** What the diagram library keeps between the parts of a flowchart, and around their words. */
const GAP = 50;
const PADDING = { x: 60, y: 30 };
const LINE = 24;
const EDGE = 16;
/** Labels are wrapped at this width. */
const WRAP = 210;
/** An arrow beside boxes that it passes by. */
const PASSING = 30;
/** Arrows that are looked at. */
const MOST_LINKS = 200;
/** What the frame of a group adds on two sides. */
const FRAME = 70;
const NODE = /^([\p{L}\p{N}_.-]*[\p{L}\p{N}_])(?:@\{[^}]*\}|\s*(\(\[|\[\[|\[\(|\(\(\(?|\{\{|\[\/|\[\\|[[({>])(.*?)(\]\)|\]\]|\)\]|\)\)\)?|\}\}|[/\\]\]|[\])}]))?(?::::[\w-]+)?\s*/u;
const ARROW = /^(?:<?(?:--|==|-\.)\s+("[^"]*"|[^|>]*?)\s+)?[<xo]?([-=~.]{2,})[->xo]?\s*(?:\|([^|]*)\|)?\s*/;
/** How large the library draws a flowchart; undefined where nothing is known to be in it. */
function flowchartSize(direction, lines) {
    const boxes = new Map();
    const links = [];
    const groups = [];
    for (const line of lines.flatMap((one) => one.split(/;\s*/))) {
        const group = /^subgraph\s+(\S+)/.exec(line);
        if (group)
            groups.push(group[1] ?? '');
        else if (/^end\b/.test(line))
            groups.pop();
        else if (!/^(?:direction|style|classDef|class|linkStyle|click|accTitle|accDescr)\b/.test(line))
            readChain(line, boxes, links, groups);
    }
    if (boxes.size === 0 || links.length > MOST_LINKS)
        return undefined;
    rank(boxes, links);
    const ranks = inRanks([...boxes.values()]);
    const isAcross = /^(?:LR|RL)$/.test(direction);
    const along = isAcross ? 'width' : 'height';
    const aside = isAcross ? 'height' : 'width';
    let length = EDGE;
    let breadth = 0;
    for (const [at, row] of ranks) {
        length += Math.max(...row.map((box) => box[along])) + (at === 0 ? 0 : GAP);
        length += labelRoom(links, boxes, at, isAcross);
        const beside = links.filter((link) => passes(link, at, boxes)).length;
        breadth = Math.max(breadth, row.reduce((sum, box) => sum + box[aside] + GAP, -GAP) + beside * PASSING);
    }
    const framed = new Set([...boxes.values()].flatMap((box) => box.groups));
    const frames = framed.size === 0 ? 0 : FRAME;
    return isAcross
        ? { width: length + frames, height: breadth + EDGE + frames }
        : { width: breadth + EDGE + frames, height: length + frames };
}
/** `A[One] --> B & C -->|two| D`: nodes, and arrows between them. */
function readChain(line, boxes, links, groups) {
    let rest = line;
    let before = [];
    let arrow;
    for (;;) {
        const here = [];
        for (;;) {
            const node = NODE.exec(rest);
            if (!node?.[1])
                return;
            rest = rest.slice(node[0].length);
            const known = boxes.get(node[1]);
            if (!known || node[3] !== undefined) {
                const box = boxSize(node[3] ?? node[1], node[2] ?? '[');
                boxes.set(node[1], { ...box, rank: 0, groups: known?.groups ?? [...groups] });
            }
            here.push(node[1]);
            if (!rest.startsWith('&'))
                break;
            rest = rest.slice(1).trimStart();
        }
        if (arrow)
            for (const from of before)
                for (const to of here)
                    links.push({ from, to, ...arrow });
        const next = ARROW.exec(rest);
        if (!next?.[0])
            return;
        arrow = { label: next[3] ?? next[1] ?? '', length: Math.max(1, (next[2] ?? '').length - 1) };
        rest = rest.slice(next[0].length);
        before = here;
    }
}
function boxSize(written, shape) {
    const { width, height } = labelSize(written.replace(/^"([\s\S]*)"$/, '$1'));
    if (shape === '{') {
        const side = width + height + 20;
        return { width: side, height: side };
    }
    if (shape.startsWith('(('))
        return { width: width + 15, height: width + 15 };
    if (shape === '[(')
        return { width: width + 15, height: height + 45 };
    return { width: width + PADDING.x, height: height + PADDING.y };
}
function labelSize(label) {
    const widths = linesOf(label).map((text) => textWidth(text, 16));
    const lines = widths.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / WRAP)), 0);
    return { width: Math.min(WRAP, Math.max(...widths)), height: lines * LINE };
}
/** Puts each box behind those that lead to it; an arrow that leads back in a circle counts for nothing. */
function rank(boxes, links) {
    const forward = links.filter(({ from, to }) => boxes.has(from) && boxes.has(to) && !leadsBack(from, to, links));
    for (let round = 0; round < boxes.size; round += 1) {
        let moved = false;
        for (const { from, to, length } of forward) {
            const [one, other] = [boxes.get(from), boxes.get(to)];
            if (!one || !other || other.rank >= one.rank + length)
                continue;
            other.rank = one.rank + length;
            moved = true;
        }
        if (!moved)
            return;
    }
}
/** Whether the arrow's target was written first and leads to its source. */
function leadsBack(from, to, links) {
    if (from === to)
        return true;
    const at = links.findIndex((link) => link.from === from && link.to === to);
    const earlier = links.slice(0, at);
    const reached = new Set([to]);
    for (let size = 0; size < reached.size;) {
        size = reached.size;
        for (const link of earlier)
            if (reached.has(link.from))
                reached.add(link.to);
    }
    return reached.has(from);
}
function inRanks(boxes) {
    const ranks = new Map();
    for (const box of boxes)
        ranks.set(box.rank, [...(ranks.get(box.rank) ?? []), box]);
    return ranks;
}
function passes({ from, to }, rank, boxes) {
    const [one, other] = [boxes.get(from)?.rank ?? rank, boxes.get(to)?.rank ?? rank];
    return Math.min(one, other) < rank && rank < Math.max(one, other);
}
/** Room for the labels of arrows into a rank. */
function labelRoom(links, boxes, at, isAcross) {
    const labels = links.filter(({ to, label }) => label.trim() !== '' && boxes.get(to)?.rank === at);
    const sizes = labels.map(({ label }) => labelSize(label.replace(/^"(.*)"$/, '$1')));
    return Math.max(0, ...sizes.map((size) => (isAcross ? size.width : size.height)));
}

;// CONCATENATED MODULE: ./lib/site/markdown/diagrams/sequence.js

/** What the diagram library keeps between the parts of a sequence diagram. */
const ACTOR = { width: 150, margin: 50, padding: 20 };
const sequence_EDGE = 100;
const sequence_LINE = 20;
const HEIGHTS = { around: 171, message: 50, self: 31, note: 50, frame: 54, part: 48, block: 34 };
const sequence_NAME = String.raw `[^\s:,;+()-][^:,;+()-]*?`;
const ACTOR_LINE = /^(?:create\s+)?(?:participant|actor)\s+(\S+?)(?:@\{.*\})?(?:\s+as\s+(.+))?$/i;
const MESSAGE = new RegExp(`^(${sequence_NAME})\\s*(?:<<)?--?(?:>>|>|x|\\)|\\|\\\\|/)\\s*[+-]?\\s*(${sequence_NAME})\\s*:(.*)$`);
const NOTE = /^note\s+(left of|right of|over)\s+([^:]+):(.*)$/i;
const sequence_FRAME = /^(?:loop|alt|opt|par|critical|break)\b/i;
const sequence_PART = /^(?:else|and|option)\b/i;
/** How large the library draws a sequence diagram. */
function sequenceSize(lines) {
    const actors = new Map();
    const gaps = new Map();
    const orderOf = (name) => {
        if (!actors.has(name))
            actors.set(name, actorWidth(name));
        return [...actors.keys()].indexOf(name);
    };
    const widen = (at, width) => void gaps.set(at, Math.max(gaps.get(at) ?? 0, width));
    let height = HEIGHTS.around;
    for (const line of lines) {
        const actor = ACTOR_LINE.exec(line);
        const message = MESSAGE.exec(line);
        const note = NOTE.exec(line);
        if (actor?.[1] !== undefined)
            actors.set(actor[1], actorWidth(actor[2] ?? actor[1]));
        else if (note) {
            const texts = linesOf(note[3] ?? '');
            height += HEIGHTS.note + (texts.length - 1) * sequence_LINE;
            const over = (note[2] ?? '').split(',').map((name) => orderOf(name.trim()));
            const wide = Math.max(...texts.map((text) => textWidth(text, 14))) + 20;
            const at = Math.min(...over);
            if (over.length === 1 && /over/i.test(note[1] ?? ''))
                widen(at, wide / 2);
            else if (over.length === 1)
                widen(/left/i.test(note[1] ?? '') ? at - 1 : at, Math.max(150, wide));
        }
        else if (message) {
            const [from, to] = [orderOf((message[1] ?? '').trim()), orderOf((message[2] ?? '').trim())];
            const texts = linesOf(message[3] ?? '');
            const wide = Math.max(...texts.map((text) => textWidth(text, 16))) + 20;
            height += HEIGHTS.message + (texts.length - 1) * sequence_LINE + (from === to ? HEIGHTS.self : 0);
            if (from === to)
                widen(from, wide / 2 + 20);
            else if (Math.abs(from - to) === 1)
                widen(Math.min(from, to), wide);
        }
        else if (sequence_FRAME.test(line))
            height += HEIGHTS.frame;
        else if (sequence_PART.test(line))
            height += HEIGHTS.part;
        else if (/^rect\b/i.test(line))
            height += HEIGHTS.block;
    }
    const widths = [...actors.values()];
    const between = widths.slice(1).reduce((sum, width, at) => {
        const free = (gaps.get(at) ?? 0) - (width + (widths[at] ?? 0)) / 2;
        return sum + Math.max(ACTOR.margin, free + ACTOR.margin);
    }, 0);
    const last = widths.length - 1;
    const beyond = Math.max(0, (gaps.get(last) ?? 0) - (widths[last] ?? 0) / 2);
    const before = Math.max(0, (gaps.get(-1) ?? 0) - (widths[0] ?? 0) / 2);
    return {
        width: sequence_EDGE + widths.reduce((sum, width) => sum + width, 0) + between + beyond + before,
        height,
    };
}
function actorWidth(label) {
    return Math.max(ACTOR.width, ...linesOf(label).map((text) => textWidth(text, 14) + ACTOR.padding));
}

;// CONCATENATED MODULE: ./lib/site/markdown/diagrams/size.js


/** Lines of a source that are looked at; longer ones are drawn, but no room is kept for them. */
const MOST_LINES = 400;
/** Letters of a line that are looked at. */
const LONGEST_LINE = 300;
/**
 * How large the diagram library will draw a diagram in a reader's browser, or nearly so: a page keeps that room, so
 * that nothing moves when the drawing comes. Undefined for kinds that are not estimated.
 */
function diagramSize(source) {
    const lines = source
        .replace(/^\s*---\n[\s\S]*?\n\s*---\n/, '')
        .replace(/%%\{[\s\S]*?\}%%/g, '')
        .split('\n')
        .map((line) => line.slice(0, LONGEST_LINE).replace(/%%.*$/, '').trim())
        .filter((line) => line !== '');
    if (lines.length > MOST_LINES)
        return undefined;
    const [kind, direction = 'TB'] = lines[0]?.replace(/;$/, '').split(/\s+/) ?? [];
    const size = kind === 'sequenceDiagram'
        ? sequenceSize(lines.slice(1))
        : kind === 'graph' || kind === 'flowchart'
            ? flowchartSize(direction, lines.slice(1))
            : undefined;
    return size && { width: Math.round(size.width), height: Math.round(size.height) };
}

;// CONCATENATED MODULE: ./lib/site/markdown/fence.js
/** `name={\u2026}` may hold objects: `theme={{ light: "a" }}`. */
const WORD = /\{([\d,\s-]*)\}|([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}|(\S*))|"([^"]*)"|(\S+)/g;
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
        twoslash: flag('twoslash'),
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
/** `1,3-5` \u2192 1, 3, 4, 5. What is no number is passed over. */
function readLines(text) {
    const lines = new Set();
    for (const [, from = '', to = from] of text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
        const last = Math.min(Number(to), MAX_LINE);
        for (let line = Number(from); line <= last; line++)
            lines.add(line);
    }
    return lines;
}

;// CONCATENATED MODULE: ./lib/site/markdown/twoslash.js
const CUT = /^\s*\/\/\s*-{3,}cut(?:-(before|after|start|end))?-{3,}\s*$/;
/** Queries and marks below a line (`^?`, `^|`, `^^^`), and flags of the compiler (`@noErrors`). */
const twoslash_NOTE = /^\s*\/\/\s*(?:\^(?:\?|\||\^)|@(?!filename\b)\w+(?::.*)?$)/i;
/** Code of a `twoslash` fence without what is written for the compiler only: its comments, and the lines cut off. */
function withoutTwoslash(code) {
    let shown = [];
    let isCut = false;
    for (const line of code.split('\n')) {
        const cut = CUT.exec(line);
        if (cut?.[1] === 'after')
            break;
        if (cut?.[1] === 'start' || cut?.[1] === 'end')
            isCut = cut[1] === 'start';
        else if (cut)
            shown = [];
        else if (!isCut && !twoslash_NOTE.test(line))
            shown.push(line);
    }
    return shown.join('\n');
}

// EXTERNAL MODULE: ./lib/site/markdown/visit.js
var visit = __webpack_require__(81590);
;// CONCATENATED MODULE: ./lib/site/markdown/code.js







/** How much of a code block is searched. */
const MAX_SAID = 2000;
/** A code block: a figure with its title, the highlighted code and its options. `meta` is what follows the language. */
function renderCode(code, language, meta, place, page) {
    const filled = page.fill(code);
    if (language?.toLowerCase() === 'mermaid') {
        page.needs.add('mermaid');
        const size = diagramSize(filled);
        const room = size ? ` style="--w:${size.width};--h:${size.height}"` : '';
        return `<pre class="mermaid"${room}>${(0,markdown_html/* escapeText */.X1)(filled)}</pre>`;
    }
    const { named, options } = readInfo(language, meta);
    const text = options.twoslash ? withoutTwoslash(filled) : filled;
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
    const title = options.title ?? (icon === '' ? undefined : languageName(named));
    const caption = title === undefined
        ? ''
        : `<figcaption class="c-code-title">${icon}<span>${(0,markdown_html/* escapeText */.X1)(title)}</span></figcaption>`;
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
    (0,visit/* visit */.Y)(tree, (node) => {
        if (node.type !== 'code' || node.lang?.toLowerCase() === 'mermaid')
            return;
        const { named, options } = readInfo(node.lang ?? undefined, node.meta ?? '');
        const filled = fillVariables(node.value, variables);
        requests.push({
            code: options.twoslash ? withoutTwoslash(filled) : filled,
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
    return ((0,look_up/* lookUp */.T)(LANGUAGE_NAMES, language.toLowerCase()) ?? language.charAt(0).toUpperCase() + language.slice(1));
}
/** Code within a line of text. */
function renderInlineCode(code, page) {
    const text = page.fill(code);
    page.say(text);
    return `<code>${(0,markdown_html/* escapeText */.X1)(text)}</code>`;
}

;// CONCATENATED MODULE: ./lib/site/markdown/import-path.js
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

;// CONCATENATED MODULE: ./lib/site/markdown/snippet-files.js

/** The project file that `<Snippet file>` means. */
function snippetFile(file, { files }) {
    if (file === undefined)
        return undefined;
    const path = file.replace(/^\/?(?:_?snippets\/)?/, '');
    return (['snippets', '_snippets']
        .flatMap((folder) => ['', '.mdx', '.md'].map((extension) => `${folder}/${path}${extension}`))
        .find((name) => files.has(name)) ?? `snippets/${path}`);
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "katex"
var external_katex_ = __webpack_require__(13359);
;// CONCATENATED MODULE: ./lib/site/math/mathml.js
/** A token element of MathML that holds elements in place of text, as the library writes for `\overset`. */
const FILLED = /<m[io](?: [^>]*)?><(?!\/)/;
const TAGS = /<(\/?)(m[io])( [^>]*)?>/g;
/**
 * Formulas as valid MathML: operators and identifiers that hold elements are rows, which is how they are read, too; and
 * the cells beside a numbered formula have no width, which is no attribute any more.
 */
function validMathml(html) {
    const cells = html.replaceAll('<mtd width="50%">', '<mtd>');
    if (!FILLED.test(cells))
        return cells;
    const open = [];
    return cells.replace(TAGS, (tag, slash, _name, _attributes, offset) => {
        if (slash !== '')
            return open.pop() === true ? '</mrow>' : tag;
        const after = offset + tag.length;
        const isRow = cells[after] === '<' && cells[after + 1] !== '/';
        open.push(isRow);
        return isRow ? '<mrow>' : tag;
    });
}

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
;// CONCATENATED MODULE: ./lib/site/math/style.js



/** KaTeX's own style sheet, in its package. */
const STYLE_SHEET = 'katex/dist/katex.min.css';
/** The folder of KaTeX's fonts, in its package. */
function fontFolder() {
    return (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_module_.createRequire)(__CHUNK_IMPORT_META__.url).resolve(STYLE_SHEET)), 'fonts');
}
let read;
/** The style sheet, taken apart: it is flat, without comments and media. */
function style_styleSheet() {
    if (read !== undefined)
        return read;
    const css = (0,external_node_fs_.readFileSync)((0,external_node_module_.createRequire)(__CHUNK_IMPORT_META__.url).resolve(STYLE_SHEET), 'utf8');
    const rules = [];
    const faces = [];
    for (const [, selector = '', all = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
        // Every browser reads woff2.
        const declarations = all.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("\w+"\)/g, '');
        if (selector === '@font-face') {
            faces.push({ family: /font-family:([^;]+)/.exec(declarations)?.[1] ?? '', declarations });
            continue;
        }
        const selectors = selector.split(',').map((text) => ({ text, classes: classesIn(text) }));
        rules.push({ selectors, declarations });
    }
    read = { rules, faces };
    return read;
}
/** The classes an element and those around it must have. */
function classesIn(selector) {
    return [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
/**
 * The rules of KaTeX's style sheet that the formulas of a page need, a tenth of it as a rule, to stand in the page
 * itself: a style sheet of its own would be waited for before the first word is shown. `fonts` is where the page finds
 * the fonts, with `/` at its end.
 */
function mathStyle(html, fonts) {
    const used = new Set(['katex']);
    for (const [, names = ''] of html.matchAll(/\bclass="([^"]*)"/g))
        for (const name of names.split(' '))
            used.add(name);
    const { rules, faces } = style_styleSheet();
    const kept = rules.flatMap(({ selectors, declarations }) => {
        const some = selectors.filter(({ classes }) => classes.every((name) => used.has(name)));
        return some.length === 0 ? [] : [`${some.map(({ text }) => text).join(',')}{${declarations}}`];
    });
    const named = kept.join('');
    const needed = faces.filter(({ family }) => named.includes(family));
    const css = needed.map(({ declarations }) => `@font-face{${declarations}}`).join('') + named;
    return css.replaceAll('url(fonts/', `url(${fonts}`);
}

;// CONCATENATED MODULE: ./lib/site/math/katex.js





const rendered = new Map();
const MAX_CACHED = 10_000;
/** What prints nothing, and what the library does not know. It keeps in what it is given what a formula defines. */
const UNSEEN = { '\\label': '\\@secondoftwo{#1}{}' };
/** TeX as HTML and MathML. `display`: on lines of its own. Broken TeX is shown as written and reported. */
function renderMath(tex, display, place, report) {
    const key = `${display ? 'D' : 'I'}${tex}`;
    const known = rendered.get(key);
    if (known !== undefined)
        return known;
    try {
        const html = validMathml(external_katex_["default"].renderToString(tex, {
            displayMode: display,
            strict: 'ignore',
            maxExpand: 1000,
            maxSize: 100,
            macros: { ...UNSEEN },
        }));
        if (rendered.size >= MAX_CACHED)
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
/** Folder of the site that holds KaTeX's fonts. */
const KATEX_FOLDER = 'assets/katex';
/** KaTeX's fonts, for sites with math; the rules that name them stand in the pages. */
function katexFiles() {
    const fonts = fontFolder();
    return (0,external_node_fs_.readdirSync)(fonts)
        .filter((name) => name.endsWith('.woff2'))
        .sort()
        .map((name) => ({ path: `${KATEX_FOLDER}/${name}`, bytes: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(fonts, name)) }));
}

;// CONCATENATED MODULE: ./lib/site/components/inline.js







/** `<Icon icon iconType color size className>`. */
const icon = ({ props, place }, page) => {
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
const tooltip = ({ props, children, place }, page) => {
    const headline = htmlProp(props, 'headline', page);
    const tip = htmlProp(props, 'tip', page) || htmlProp(props, 'content', page);
    // Nothing to tell is no tooltip.
    if (`${headline}${tip}` === '')
        return (0,markdown_html/* lineHtml */.Or)(page.html(children));
    const id = page.anchor('tooltip');
    const cta = htmlProp(props, 'cta', page);
    const link = linkAttributes(props, page, place);
    return (`<span class="c-tooltip"><span class="c-tooltip-word" tabindex="0" aria-describedby="${id}">${(0,markdown_html/* lineHtml */.Or)(page.html(children))}</span>` +
        `<span class="c-tooltip-tip" role="tooltip" id="${id}">${headline === '' ? '' : `<strong>${headline}</strong>`}` +
        `<span>${tip}</span>${link === undefined ? '' : `<a${link}>${cta || page.context.words.components.readMore}</a>`}</span></span>`);
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
/** `<CodeBlock language filename lines highlight \u2026>`: a fence as an element. */
const codeBlock = ({ props, children, place }, page) => {
    const { text } = page.heard(() => page.html(children));
    const words = Object.entries(props).flatMap(([key, value]) => {
        if (key === 'children' || key === 'language' || key === 'lang')
            return [];
        const option = key === 'filename' ? 'title' : key;
        // A bare word would be a part of the title.
        if (value === true)
            return [`${option}="true"`];
        const list = Array.isArray(value) ? value.map((item) => (0,interpreter_value/* textOf */.b6)(item)).join(',') : (0,interpreter_value/* textOf */.b6)(value);
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
    return renderElement({ ...element, name: 'a', props: (0,interpreter_value/* record */.g1)([...Object.entries(props), ['href', href ?? to]]) }, page);
};
const inlines = {
    Icon: icon,
    Badge: badge,
    Tooltip: tooltip,
    Latex: latex,
    CodeBlock: codeBlock,
    Link: inline_link,
    Snippet: snippet,
    'GitHub.Repo': repository,
};

;// CONCATENATED MODULE: ./lib/site/markdown/heading.js


/** A heading with its anchor; noted for the table of contents. Its id is made of `own`, or else of `text`. */
function headingHtml(depth, html, text, id, page, own = '') {
    const unique = id !== undefined && page.claim(id) ? id : page.id(own.trim() || text);
    page.heading({ depth, id: unique, text });
    const anchor = (0,markdown_html/* attributes */.uK)({
        class: 'c-anchor',
        href: `#${unique}`,
        'aria-label': fill(page.context.words.script.linkTo, { name: text }),
    });
    return `<h${depth} id="${(0,markdown_html/* escapeAttribute */.Gj)(unique)}">${html}<a${anchor}></a></h${depth}>`;
}
/** The id of `## Title {#id}`. */
function writtenId(node) {
    const properties = node.data && 'hProperties' in node.data ? node.data.hProperties : undefined;
    if (typeof properties !== 'object' || properties === null || !('id' in properties))
        return undefined;
    return typeof properties.id === 'string' && properties.id !== '' ? properties.id : undefined;
}
/** The words of a heading without what other generators have before its id, so that it is no expression: `\\{#id}`. */
function withoutEscape(children) {
    const last = children.at(-1);
    if (last?.type !== 'text' || !/\s*\\$/.test(last.value))
        return children;
    return [...children.slice(0, -1), { ...last, value: last.value.replace(/\s*\\$/, '') }];
}
/** What a heading says, without what is only shown beside it. */
function withoutTips(html, said) {
    if (!html.includes('class="c-tooltip-tip"'))
        return said;
    const shown = html
        .replace(/<span class="c-tooltip-tip"[\s\S]*?<\/span><\/span>/g, '')
        .replace(/<[^>]*>/g, '');
    return (0,markdown_html/* unescapeText */.Uw)(shown).replace(/\s+/g, ' ').trim();
}

;// CONCATENATED MODULE: ./lib/site/markdown/media.js




const SOURCES = 'media-source';
/** Whether the element is a film, a sound or a file of one. */
function isMedia(name) {
    return name === 'video' || name === 'audio' || name === 'source';
}
/**
 * A film or a sound; `alt`, which HTML does not know of them, is their name. One that can be had from other hosts only
 * becomes a link to it, since the site asks nothing of other hosts.
 */
function renderMedia(element, page) {
    const { name, props, children, place } = element;
    if (name === 'source') {
        const html = renderElement(element, page);
        return page.join(SOURCES, () => ({ html, remote: remoteOf(html, props, page) })) ? '' : html;
    }
    const open = `<${name}${elementAttributes(name, mediaProps(props), place, page)}>`;
    const { html: fallback, parts } = page.gather(SOURCES, () => page.html(children));
    const remote = [remoteOf(open, props, page), ...parts.map((part) => part.remote)].find((address) => address);
    const here = parts.filter((part) => part.remote === undefined);
    const isHere = / src="[^"]/.test(open) || here.length > 0;
    if (remote !== undefined && !isHere)
        return mediaLink(element, remote, page);
    return `${open.replace(' src=""', '')}${here.map(({ html }) => html).join('')}${fallback}</${name}>`;
}
/** The address that the site does not ask: the rendered one is empty then. */
function remoteOf(html, props, page) {
    const address = page.fill((0,interpreter_value/* stringOf */.Je)(props.src ?? '')).trim();
    return address !== '' && html.includes(' src=""') ? address : undefined;
}
function mediaProps({ alt, ...props }) {
    const name = alt ? [['aria-label', alt]] : [];
    return (0,interpreter_value/* record */.g1)([...name, ...Object.entries(props)]);
}
function mediaLink({ props, place }, address, page) {
    const text = (0,interpreter_value/* stringOf */.Je)(props.title ?? props.alt ?? props['aria-label'] ?? '') || media_nameOf(address);
    if (page.isInLink)
        return `<span class="c-remote">${(0,markdown_html/* escapeText */.X1)(text)}</span>`;
    const icon = page.context.icon('circle-play', place, { library: 'fontawesome' });
    const link = (0,markdown_html/* attributes */.uK)({ href: address, target: '_blank', rel: 'noopener' });
    return `<div class="c-embed"><a${link}>${icon}<span>${(0,markdown_html/* escapeText */.X1)(text)}</span></a></div>`;
}
/** The file's name, else its host, else the address as it is written. */
function media_nameOf(address) {
    const { hostname = '', pathname = '' } = urlOf(address) ?? {};
    return pathname.slice(pathname.lastIndexOf('/') + 1) || hostname || address;
}

;// CONCATENATED MODULE: ./lib/site/components/others.js






/** `<Heading level={3} id="x">`: a heading of Markdown as an element. */
const heading = ({ props, children }, page) => {
    const level = Math.min(Math.max(Math.round(numberProp(props, 'level') ?? 2), 1), 6);
    const { result, text } = page.heard(() => (0,markdown_html/* lineHtml */.Or)(page.html(children)));
    return headingHtml(level, result, text, textProp(props, 'id'), page);
};
/** `<ZoomImage src alt>`, or around an image: pictures can be enlarged without. */
const zoomImage = (element, page) => element.props.src === undefined
    ? page.html(element.children)
    : renderElement({ ...element, name: 'img' }, page);
/** `<OptimizedVideo src>` */
const video = (element, page) => renderMedia({ ...element, name: 'video' }, page);
/** `<Mermaid chart="\u2026">`, or around the text of a diagram. */
const mermaid = ({ props, children, place }, page) => {
    const { text } = page.heard(() => page.html(children));
    return renderCode(textProp(props, 'chart') ?? text, 'mermaid', '', place, page);
};
/** Names that hosted sites know, but hardly tell of. */
const others = {
    Heading: heading,
    Mermaid: mermaid,
    OptimizedVideo: video,
    ZoomImage: zoomImage,
};

;// CONCATENATED MODULE: ./lib/site/components/steps.js





/** `<Steps titleSize>` around `<Step>`s. */
const steps = ({ props, children }, page) => {
    const { html, parts } = page.gather('step', () => page.html(children));
    return html.trim() + stepList(parts, textProp(props, 'titleSize'), page);
};
/** `<Step title icon stepNumber titleSize id noAnchor>`; one outside `<Steps>` is a list of its own. */
const step = (element, page) => page.join('step', () => element) ? '' : stepList([element], undefined, page);
function stepList(parts, titleSize, page) {
    return parts.length === 0
        ? ''
        : `<ol class="c-steps">${parts.map((part) => stepHtml(part, titleSize, page)).join('')}</ol>`;
}
function stepHtml(element, titleSize, page) {
    const { props, place } = element;
    const number = numberProp(props, 'stepNumber');
    const icon = iconHtml(props, page, place);
    const { result, text } = page.heard(() => htmlProp(props, 'title', page));
    const head = (0,markdown_html/* attributes */.uK)({
        class: 'c-step',
        style: number === undefined ? undefined : `counter-set:step ${number}`,
    });
    const title = result === '' ? '' : titleHtml(result, text || (0,interpreter_value/* textOf */.b6)(props.title), titleSize, element, page);
    return (`<li${head}>${icon === '' ? '' : `<span class="c-step-icon">${icon}</span>`}` +
        `<div class="c-step-main">${title}${childrenHtml(element, page)}</div></li>`);
}
function titleHtml(html, text, titleSize, { props }, page) {
    const size = /^h([1-6])$/.exec(textProp(props, 'titleSize') ?? titleSize ?? '');
    if (size)
        return headingHtml(Number(size[1]), html, text, textProp(props, 'id'), page);
    page.say(`${text}\n`);
    if (flagProp(props, 'noAnchor'))
        return `<p class="c-step-title">${html}</p>`;
    const anchor = idProp(props, text, page);
    const link = (0,markdown_html/* attributes */.uK)({
        class: 'c-anchor',
        href: `#${anchor}`,
        'aria-label': fill(page.context.words.script.linkTo, { name: text }),
    });
    return `<p${(0,markdown_html/* attributes */.uK)({ class: 'c-step-title', id: anchor })}>${html}<a${link}></a></p>`;
}
const stepLists = { Steps: steps, Step: step };

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
            label: iconHtml(props, page, place) + (title || page.context.words.components.tab),
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
    const { request, response, code } = page.context.words.components;
    const labels = { RequestExample: request, ResponseExample: response };
    const set = tabsHtml(parts.map((part) => ({
        title: part.title,
        label: `${part.icon}<span>${part.label}</span>`,
        html: part.html,
    })), page, { className: className ?? '', label: labels[name] ?? code });
    const all = html.trim() + set;
    return Object.hasOwn(labels, name) ? page.beside(all) : all;
};
const tabSets = {
    Tabs: tabs,
    Tab: tab,
    CodeGroup: codeGroup,
    // The name of older projects.
    SnippetGroup: codeGroup,
    RequestExample: codeGroup,
    ResponseExample: codeGroup,
};

;// CONCATENATED MODULE: ./lib/site/components/trees.js




/** `<Tree>` or `<FileTree>` around `Tree.Folder`s and `Tree.File`s, or around a Markdown list. */
const tree = (element, page) => {
    const style = elementAttributes('div', (0,interpreter_value/* record */.g1)([['style', element.props.style]]), element.place, page);
    return `<div class="c-tree"${style}>${listHtml(childrenHtml(element, page))}</div>`;
};
function listHtml(html) {
    return html.startsWith('<li') ? `<ul>${html}</ul>` : html;
}
/** A name such as `.env` or `src/` keeps its order among words written from right to left. */
function nameHtml(props, page) {
    return `<bdi>${htmlProp(props, 'name', page)}</bdi>`;
}
/** Folders and files look alike on all sites. */
const DRAWN = { library: 'lucide' };
const folder = (element, page) => {
    const { props, place } = element;
    const name = page.context.icon('folder', place, DRAWN) + nameHtml(props, page);
    const list = listHtml(childrenHtml(element, page));
    const head = (0,markdown_html/* attributes */.uK)({
        class: (0,markdown_html/* classes */.Ly)('c-tree-folder', flagProp(props, 'highlight') && 'c-tree-highlight'),
    });
    if (props.openable === false)
        return `<li${head}><span>${name}</span>${list}</li>`;
    const open = flagProp(props, 'defaultOpen');
    return `<li${head}><details${(0,markdown_html/* attributes */.uK)({ open })}><summary>${name}</summary>${list}</details></li>`;
};
const file = ({ props, place }, page) => {
    const head = (0,markdown_html/* attributes */.uK)({
        class: (0,markdown_html/* classes */.Ly)('c-tree-file', flagProp(props, 'highlight') && 'c-tree-highlight'),
    });
    return `<li${head}><span>${page.context.icon('file', place, DRAWN)}${nameHtml(props, page)}</span></li>`;
};
const trees = {
    Tree: tree,
    FileTree: tree,
    'Tree.Folder': folder,
    'Tree.File': file,
    'FileTree.Folder': folder,
    'FileTree.File': file,
};

;// CONCATENATED MODULE: ./lib/site/components/updates.js



/** `<Update label description tags rss>`: an entry of a changelog, with an anchor of its own. */
const update = (element, page) => {
    const { props } = element;
    const made = page.heard(() => page.html(props.label));
    const label = made.text || page.context.words.components.update;
    const id = idProp(props, label, page);
    page.heading({ depth: 2, id, text: label });
    const labelHtml = made.result || (0,markdown_html/* escapeText */.X1)(label);
    const description = htmlProp(props, 'description', page);
    const about = (0,markdown_html/* holdsBlocks */.F1)(description) ? 'div' : 'p';
    const tags = ((0,interpreter_value/* isList */.Lv)(props.tags) ? props.tags : [props.tags]).map(interpreter_value/* textOf */.b6).filter((tag) => tag !== '');
    for (const tag of tags)
        page.tags.add(tag);
    const rss = (0,interpreter_value/* isRecord */.u4)(props.rss) ? props.rss : undefined;
    const head = (0,markdown_html/* attributes */.uK)({
        class: 'c-update',
        id,
        'data-tags': tags.length === 0 ? undefined : JSON.stringify(tags),
        'data-rss-title': rss && textProp(rss, 'title'),
        'data-rss-description': rss && textProp(rss, 'description'),
    });
    const tagList = tags.map((tag) => `<span class="c-badge c-badge-gray">${page.html(tag)}</span>`).join('');
    return (`<section${head}><div class="c-update-side">` +
        `<a${(0,markdown_html/* attributes */.uK)({ class: 'c-update-label', href: `#${id}` })}>${labelHtml}</a>` +
        `${description === '' ? '' : `<${about}>${description}</${about}>`}${tagList === '' ? '' : `<p class="c-update-tags">${tagList}</p>`}</div>` +
        `<div class="c-update-body">${childrenHtml(element, page)}</div></section>`);
};
/** The page with a choice of tags before its first update, where updates have tags; the script makes it work. */
function withFilter(html, { tags, context }) {
    if (tags.size === 0)
        return html;
    const { filter, all } = context.words.components;
    const chip = (tag) => `<button type="button" aria-pressed="false"${(0,markdown_html/* attributes */.uK)({ 'data-tag': tag })}>${(0,markdown_html/* escapeText */.X1)(tag)}</button>`;
    const chips = `<button type="button" aria-pressed="true">${all}</button>${[...tags].map(chip).join('')}`;
    const group = `<div class="c-filter" role="group" aria-label="${filter}">${chips}</div>`;
    return html.replace('<section class="c-update"', (section) => group + section);
}
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
    ...others,
};
/** What pages may use without importing it. */
const COMPONENT_NAMES = Object.keys(COMPONENTS);
/** The component of this name. */
function componentNamed(name) {
    return (0,look_up/* lookUp */.T)(COMPONENTS, name);
}
/** The name of a component that an unknown one was probably meant to be. */
function closestComponent(name) {
    const lower = name.toLowerCase();
    let closest;
    let least = 3;
    for (const known of COMPONENT_NAMES) {
        const steps = (0,navigation_suggest/* distance */.Io)(lower, known.toLowerCase(), least);
        if (steps < least && steps < known.length / 2) {
            closest = known;
            least = steps;
        }
    }
    return closest;
}

;// CONCATENATED MODULE: ./lib/site/markdown/tag.js

/** Elements that HTML never closes. */
const VOID_TAG = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const HTML_TAG = /^(?:a|abbr|article|aside|audio|b|blockquote|button|center|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|i|iframe|ins|kbd|label|li|main|mark|nav|ol|p|picture|pre|q|s|samp|script|section|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|u|ul|var|video)$/i;
/** The tag that begins at an offset of a text. */
function tagAt(text, offset) {
    const [start, slash, name = ''] = /^<(\/?)([A-Za-z][\w.:-]*)/.exec(text.slice(offset, offset + 200)) ?? [];
    if (start === undefined)
        return undefined;
    const rest = offset + start.length;
    const end = endOfTag(text, rest);
    const stop = end ?? rest + (BEGUN.exec(text.slice(rest, rest + 2000))?.[0].length ?? 0);
    return {
        name,
        isClosing: slash === '/',
        hasAttributes: /^\s+[\w-]+\s*=/.test(text.slice(rest, stop)),
        isWhole: end !== undefined,
        length: stop - offset,
    };
}
/** The attributes of a tag that does not end. */
const BEGUN = /^(?:\s+[\w:-]+=(?:"[^"\n]*"?|'[^'\n]*'?|\{[^}\n]*\}?))*/;
/** The offset behind the `>` of a tag, which may stand in quotes or braces before; undefined where there is none. */
function endOfTag(text, from) {
    if (!/[\s/>]/.test(text[from] ?? ''))
        return undefined;
    const plain = /^[^<>{}]*>/.exec(text.slice(from, from + 2000));
    let depth = 0;
    for (let at = from; at < text.length; at += 1) {
        const character = text[at] ?? '';
        if (character === '{')
            depth += 1;
        else if (character === '}')
            depth -= 1;
        else if ((character === '"' || character === "'") && /[={(,:\s]/.test(text[at - 1] ?? '')) {
            const close = text.indexOf(character, at + 1);
            if (close < 0)
                break;
            at = close;
        }
        else if (depth <= 0 && character === '>')
            return at + 1;
        else if (depth <= 0 && character === '<')
            break;
        else if (character === '\n' && /^\s*\n/.test(text.slice(at + 1, at + 80)))
            break;
    }
    // Quotes that do not pair are passed over.
    return plain === null ? undefined : from + plain[0].length;
}
/** Whether a tag was meant as one: `<Note>` and `<Own size="2">` are, the `<T>` of a type is not. */
function isMarkup({ name, isClosing, isWhole, hasAttributes }, source) {
    const isElement = HTML_TAG.test(name) || VOID_TAG.test(name);
    if (isWhole) {
        const isNamed = isElement || isClosing || hasAttributes || componentNamed(name) !== undefined;
        return isNamed || source.includes(`</${name}`);
    }
    return componentNamed(name) !== undefined || (isElement && hasAttributes);
}
/** Whether a page imports or makes something of a name. */
function isNamedAsOwn(name, source) {
    const whole = name.split('.')[0];
    return new RegExp(`^(?:import[^;'"]*|export[ \\t]+(?:const|let|function|class)[ \\t]+)\\b${whole}\\b`, 'm').test(source);
}
/** Whether more elements of a name were begun than ended. */
function isOpen(text, name) {
    let open = 0;
    for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
        const tag = tagAt(text, at);
        if (tag?.name !== name || !tag.isWhole)
            continue;
        if (tag.isClosing)
            open -= 1;
        else if (text[at + tag.length - 2] !== '/')
            open += 1;
    }
    return open > 0;
}

;// CONCATENATED MODULE: ./lib/site/markdown/cell-tags.js


/** The draft with an element closed in the cell of a table that it begins in. */
function closedInCell(draft, { offset, line, column }) {
    const { name, length } = tagAt(draft.text, offset) ?? { name: '', length: '<>'.length };
    const begun = offset + length;
    const inCell = /^(?:\\.|[^\\|\r\n])*/.exec(draft.text.slice(begun))?.[0] ?? '';
    const close = draft.text.indexOf(`</${name}${name === '' ? '>' : ''}`, begun + inCell.length);
    const ended = tagAt(draft.text, close)?.length ?? '</>'.length;
    const rest = close < 0 ? draft : (0,markdown_draft/* blank */.hQ)(draft, close, ended);
    return {
        draft: (0,markdown_draft/* insert */.Yr)(rest, begun + inCell.trimEnd().length, `</${name}>`),
        problem: { message: `<${name}> begins in one cell of a table and ends in another`, line, column },
    };
}
/** The first torn table: of all elements without an end, the last one before what stands where it cannot counts. */
function tornTable(tree, text) {
    if (!text.includes('|'))
        return undefined;
    const begun = [];
    let torn;
    const visit = (node, parent) => {
        if (torn !== undefined)
            return;
        if (isMisplaced(node, parent)) {
            const { offset, line = 1, column = 1, } = begun.findLast((one) => isOpenIn(one, text))?.position?.start ?? {};
            torn = { element: offset === undefined ? undefined : { offset, line, column } };
        }
        if (node.type === 'mdxJsxTextElement')
            begun.push(node);
        if ('children' in node)
            for (const child of node.children)
                visit(child, node);
    };
    visit(tree, undefined);
    return torn;
}
/** Whether nothing ends an element of a table. */
function isOpenIn({ name, position }, text) {
    const written = text.slice(position?.start.offset, position?.end.offset);
    const isEnded = /\/>$|<\/[^<>]*>$/.test(written) && !(name && isOpen(written, name));
    return !isEnded;
}
function isMisplaced({ type }, parent) {
    return ((type === 'tableRow') !== (parent?.type === 'table') ||
        (type === 'tableCell') !== (parent?.type === 'tableRow'));
}

;// CONCATENATED MODULE: ./lib/site/markdown/code-dollars.js


/**
 * Dollars in the code of blocks whose braces became text: from a dollar in one piece of code to that in another, as in
 * `$A` and {b} and `$C`, the parser sees math, where it looks for no expressions.
 */
function codeDollars(tree, source) {
    const found = new Set();
    if (!source.includes('$') || !source.includes('{'))
        return [];
    (0,visit/* visit */.Y)(tree, (block) => {
        const isElementOfText = block.type === 'mdxJsxFlowElement' &&
            block.children.some(({ type }) => /^(?:text|inlineCode)$/.test(type));
        if (!isElementOfText && !/^(?:paragraph|heading|table)$/.test(block.type))
            return;
        const dollars = [];
        let hasBraces = false;
        (0,visit/* visit */.Y)(block, (node) => {
            const start = node.position?.start.offset ?? 0;
            const written = source.slice(start, node.position?.end.offset ?? 0);
            if (node.type === 'text')
                hasBraces ||= /(?<!\\)\{/.test(written);
            else if (node.type === 'inlineCode')
                for (const { index } of written.matchAll(/\$/g))
                    dollars.push(start + index);
        });
        if (hasBraces)
            for (const offset of dollars)
                found.add(offset);
    });
    return [...found].sort((a, b) => a - b);
}
/** A text as an expression. */
const TEXT = /\{\s*(?:'[^'{}\n]*'|"[^"{}\n]*"|`[^`{}\n]*`)\s*\}/g;
/**
 * The draft with stand-ins for dollars in texts that are expressions, such as the prompt `{'$'}`: from one to the next
 * the parser may see math, and leaves the expressions around it as they are written.
 */
function withQuietDollars(draft) {
    const { text } = draft;
    if (!text.includes('$') || !text.includes('{'))
        return draft;
    const offsets = [...text.matchAll(TEXT)].flatMap(({ 0: written, index }) => [...written.matchAll(/\$/g)].map((dollar) => index + dollar.index));
    return offsets.length === 0 ? draft : { ...draft, text: (0,markdown_draft/* replaceAt */._D)(text, offsets, markdown_draft/* STAND_INS */.sr.$) };
}

;// CONCATENATED MODULE: ./lib/site/markdown/endless-braces.js

/**
 * What may be open after a brace that nothing ends: tags that nothing closes, and more such braces. Each doubles what
 * the parser tries, so that forty take longer than anybody waits.
 */
const MOST_OPEN = 8;
const QUOTED_JSON = /^\s*\\/;
const TAG = String.raw `<\/?(?=[A-Za-z_$>])`;
/** Passed over in expressions. Strings end with their line. */
const HIDING = [
    String.raw `(?<!\w)"(?:\\.|[^"\\\n])*(?:"|$)`,
    String.raw `(?<!\w)'(?:\\.|[^'\\\n])*(?:'|$)`,
    String.raw `\`(?:\\[\s\S]|[^\`\\])*\``,
    String.raw `\/\/.*$`,
    String.raw `\/\*[\s\S]*?\*\/`,
    // A regular expression.
    String.raw `(?<=[(,=:[!&|?{};]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n*])+\/`,
].join('|');
/** What changes where one is; in an expression `List<Item>` is a tag to the parser, `a <b` is none. */
const TOKENS = {
    expression: new RegExp(String.raw `${HIDING}|[{}]|(?<![\w)\]])${TAG}|<(?=[A-Za-z_$][\w$.,\s[\]|]*>)`, 'gm'),
    // A `>` that begins a line is that of a quotation.
    tag: new RegExp(String.raw `"[^"]*"|'[^']*'|\/?>(?<!^[ \t]*>(?=[ \t]+\S))|\{|${TAG}`, 'gm'),
    content: new RegExp(`[{}]|${TAG}`, 'g'),
};
/** Where no expression is open code is passed over as well. */
const MARKDOWN = new RegExp(String.raw `^[ \t]*(\`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?[ \t]*\1[ \t]*$|\`[^\`\n]+\`|${TOKENS.content.source}`, 'gm');
/** The text with stand-ins for braces that nothing ends before many tags that nothing closes. */
function withoutEndlessBraces(text) {
    let rest = text;
    // What was a string after such a brace is text now, and the braces in it count.
    for (let braces = endlessBraces(text); braces.length > 0; braces = endlessBraces(rest))
        rest = (0,markdown_draft/* replaceAt */._D)(rest, braces, markdown_draft/* STAND_INS */.sr['{']);
    return rest;
}
function endlessBraces(text) {
    const open = [];
    /** JSON within a string, `{\\"`, which no expression begins with. */
    const quoted = [];
    let expressions = 0;
    const leave = () => {
        if (open.pop()?.kind === 'expression')
            expressions -= 1;
    };
    const enter = (kind, at) => {
        open.push({ kind, at });
        if (kind === 'expression')
            expressions += 1;
    };
    for (let at = 0;;) {
        const kind = open.at(-1)?.kind ?? 'content';
        const token = expressions === 0 && kind === 'content' ? MARKDOWN : TOKENS[kind];
        token.lastIndex = at;
        const match = token.exec(text);
        if (match === null)
            break;
        at = token.lastIndex;
        const [found] = match;
        if (found === '{') {
            if (QUOTED_JSON.test(text.slice(at, at + 20)))
                quoted.push(match.index);
            else
                enter('expression', match.index);
        }
        else if (found === '}') {
            if (kind === 'expression')
                leave();
        }
        else if (found === '/>')
            leave();
        else if (found === '>') {
            leave();
            enter('content', match.index);
        }
        else if (found === '<') {
            if (kind === 'tag')
                leave();
            enter('tag', match.index);
        }
        else if (found === '</') {
            at = endless_braces_endOfTag(text, at);
            if (kind === 'expression')
                enter('content', match.index);
            else if (open.length > 0)
                leave();
        }
    }
    const last = open.length - 1;
    const endless = open.flatMap(({ kind, at }, index) => kind === 'expression' && last - index > MOST_OPEN ? [at] : []);
    return quoted.length > MOST_OPEN ? [...endless, ...quoted].sort((a, b) => a - b) : endless;
}
/** Behind the `>` of a closing tag whose name begins here. */
function endless_braces_endOfTag(text, at) {
    const name = /[\w.:$-]*\s*>?/y;
    name.lastIndex = at;
    name.exec(text);
    return name.lastIndex;
}

;// CONCATENATED MODULE: ./lib/site/markdown/expression-lines.js
/**
 * Gives texts in expressions the lines that the author wrote: parsers of MDX take two blanks from the beginning of each
 * line but the first, which code that is handed to a component needs. Changes the tree.
 */
function keepIndentation(tree, source) {
    const walk = (node, indent) => {
        const start = node.position?.start.offset;
        const end = node.position?.end.offset;
        // Each line of a quote begins with its mark.
        if (start === undefined || end === undefined || node.type === 'blockquote')
            return;
        if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
            node.value = asWritten(node.value, source.slice(start, end), indent) ?? node.value;
        if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
            for (const { value } of node.attributes) {
                if (typeof value !== 'object' || value === null || !hasLines(value.value))
                    continue;
                value.value = asWritten(value.value, source.slice(start, end), indent) ?? value.value;
            }
        }
        const inner = node.type === 'listItem' ? contentColumn(source, start) : indent;
        if ('children' in node)
            for (const child of node.children)
                walk(child, inner);
    };
    for (const node of tree.children)
        walk(node, 0);
}
function hasLines(value) {
    return value.includes('\n') && value.includes('`');
}
/** Where the text of a list item begins that starts at an offset. */
function contentColumn(source, start) {
    const mark = /^(?:[-*+]|\d+[.)])(?:[ \t]{1,4}(?=\S))?/.exec(source.slice(start, start + 20))?.[0] ?? '-';
    const column = start - (source.lastIndexOf('\n', start - 1) + 1);
    return column + (/\s$/.test(mark) ? mark.length : mark.length + 1);
}
/** The expression between braces in `source` that is `value` but for blanks at the beginning of its lines. */
function asWritten(value, source, indent) {
    if (!hasLines(value))
        return undefined;
    const lines = value.split('\n');
    const [first = ''] = lines;
    for (let at = source.indexOf(`{${first}\n`); at >= 0; at = source.indexOf(`{${first}\n`, at + 1)) {
        const written = linesAt(lines, source, at + 1, indent);
        if (written !== undefined)
            return written;
    }
    return undefined;
}
function linesAt(lines, source, from, indent) {
    const found = [];
    let at = from;
    for (const [n, line] of lines.entries()) {
        const isLast = n === lines.length - 1;
        const lineEnd = source.indexOf('\n', at);
        const rest = source.slice(at, lineEnd < 0 || isLast ? undefined : lineEnd);
        if (n === 0)
            found.push(rest);
        else {
            const own = rest.replace(new RegExp(`^[ \\t]{0,${indent}}`), '');
            const words = line.trimStart();
            const isSame = isLast ? own.trimStart().startsWith(`${words}}`) : own.trimStart() === words;
            if (!isSame)
                return undefined;
            found.push(isLast ? own.slice(0, own.length - own.trimStart().length + words.length) : own);
        }
        at = lineEnd + 1;
    }
    return found.join('\n');
}

;// CONCATENATED MODULE: ./lib/site/markdown/code-blocks.js
const BLOCK = /^[\t >]*(?:[-*+]|\d+[.)])?[\t ]*(`{3,}|~{3,})[^\n`]*\n(?:[^\n]*\n)*?[\t >]*\1[`~]*[\t ]*$/gm;
/** The text without its blocks of code, which only show what they hold: classes, exports, tags. */
function withoutCodeBlocks(text) {
    return text.replace(BLOCK, '');
}

;// CONCATENATED MODULE: ./lib/site/markdown/limits.js

/** Bounds for pages that nobody writes, so that none can stop a build: parsers and renderers work recursively. */
/** Deeper than any page means to nest; elements have a bound of their own (rendering.ts). */
const DEEPEST = 400;
const MOST_BRACKETS = 1000;
/** Of one of three kinds, where there are more than {@link MOST_BRACKETS} of all. */
const FEW_BRACKETS = MOST_BRACKETS / 3;
/** Quotations and lists that begin on one line. */
const MOST_MARKERS = 60;
const MARKERS = new RegExp(`^((?:[ \\t]{0,3}(?:>|[-*+](?=[ \\t]))){${MOST_MARKERS}})((?:[ \\t]*(?:>|[-*+](?=[ \\t])))+)`, 'gm');
/** The text with spaces in place of what nests too deep on one line. */
function withFewMarkers(text) {
    return text.replace(MARKERS, (_, kept, rest) => kept + ' '.repeat(rest.length));
}
/** What nests nothing: code within a line, and elements that may stand without an end. */
const CODE_OR_VOID = /`[^`\n]+`|<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^<>]*>/gi;
/** Whether brackets nest so deep that a parser of expressions would run out of memory for it. */
function nestsTooDeep(text) {
    if (!OPENING.some((mark) => holdsMany(text, mark)) || !opensMany(text))
        return false;
    return opensMany(withoutCodeBlocks(text).replace(CODE_OR_VOID, ''));
}
function opensMany(text) {
    let depth = 0;
    let tags = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === 0x28 || code === 0x5b || code === 0x7b)
            depth += 1;
        else if (code === 0x29 || code === 0x5d || code === 0x7d)
            depth = Math.max(0, depth - 1);
        else if (code === 0x3c && text.charCodeAt(at + 1) !== 0x2f)
            tags += 1;
        else if (code === 0x3c || (code === 0x3e && text.charCodeAt(at - 1) === 0x2f))
            tags = Math.max(0, tags - 1);
        if (depth > MOST_BRACKETS || tags > 5 * MOST_BRACKETS)
            return true;
    }
    return false;
}
const OPENING = ['(', '[', '{', '<'];
/** Whether a mark is there so often that it may nest too deep; pages of which it is not true are not read by character. */
function holdsMany(text, mark) {
    let count = 0;
    for (let at = text.indexOf(mark); at >= 0 && count <= FEW_BRACKETS; at = text.indexOf(mark, at + 1))
        count += 1;
    return count > FEW_BRACKETS;
}
/** Takes what lies deeper than a page can be shown out of a tree, in place; whether there was any. */
function cutDeep(root) {
    let isCut = false;
    let level = [root];
    for (let depth = 0; level.length > 0; depth += 1) {
        const below = [];
        for (const node of level) {
            if (!('children' in node) || node.children.length === 0)
                continue;
            if (depth >= DEEPEST) {
                node.children = [];
                isCut = true;
            }
            else
                for (const child of node.children)
                    below.push(child);
        }
        level = below;
    }
    return isCut;
}

;// CONCATENATED MODULE: ./lib/site/markdown/math-fences.js
/** Dollars on a line of their own, so deep inside elements that the parser does not see where the math ends. */
const DEEP = /^(?: {4}|\t)[ \t]*\$\$[ \t]*\r?$/;
const DOLLARS = /^[ \t]*\$\$[ \t]*\r?$/;
const CODE = /^[ \t]*(`{3,}|~{3,})/;
const ITEM = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/;
/** Math that stands four blanks deep or more, as code to the parser, which tells where that ends at any depth. */
function withMathFences(text) {
    const starts = new Set();
    if (!text.includes('$$') || !/^[ \t]+\$\$[ \t]*\r?$/m.test(text))
        return { text, starts };
    const lines = text.split('\n');
    const offsets = [];
    let length = 0;
    for (const line of lines) {
        offsets.push(length);
        length += line.length + 1;
    }
    let fence;
    for (let n = 0; n < lines.length; n += 1) {
        const line = lines[n] ?? '';
        const mark = CODE.exec(line)?.[1];
        if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
            fence = fence === undefined ? mark : undefined;
        if (fence !== undefined || !DOLLARS.test(line))
            continue;
        const end = lines.findIndex((other, at) => at > n && DOLLARS.test(other));
        if (end < 0)
            break;
        if (DEEP.test(line) && DEEP.test(lines[end] ?? '') && !isInList(lines, n)) {
            starts.add((offsets[n] ?? 0) + line.indexOf('$') - 1);
            for (const at of [n, end])
                lines[at] = (lines[at] ?? '').replace(/[ \t]\$\$/, '~~~');
        }
        n = end;
    }
    return { text: lines.join('\n'), starts };
}
/** Whether a line stands in an item of a list, to which one blank less might matter. */
function isInList(lines, at) {
    let depth = depthOf(lines[at] ?? '');
    for (let n = at - 1; n >= 0 && depth > 0; n -= 1) {
        const line = lines[n] ?? '';
        if (line.trim() === '' || depthOf(line) >= depth)
            continue;
        if (ITEM.test(line))
            return true;
        depth = depthOf(line);
    }
    return false;
}
function depthOf(line) {
    return line.length - line.trimStart().length;
}

;// CONCATENATED MODULE: ./lib/site/markdown/attribute-quotes.js

/** A value of HTML that needs no quotes there: `width=20`. */
const BARE = /(\s[\w:-]+=)([^\s"'\u201c\u201d\u201e<>{}`=]+?)(?=\s|\/?>)/g;
/** The draft with the quotes that JSX needs around the values of a tag's attributes; undefined where it has them. */
function quotedValues(draft, offset, length) {
    const { text } = draft;
    const tag = text.slice(offset, offset + length);
    // As word processors write them.
    if (/=\s*[\u201c\u201d\u201e]/.test(tag)) {
        const straight = tag.replace(/[\u201c\u201d\u201e]/g, '"');
        return {
            draft: { ...draft, text: text.slice(0, offset) + straight + text.slice(offset + length) },
            message: undefined,
        };
    }
    const unquoted = tag.replace(/"[^"]*"|'[^']*'|\{[^{}]*\}/g, (value) => ' '.repeat(value.length));
    const bare = [...unquoted.matchAll(BARE)];
    const [, name = '', value = ''] = bare[0] ?? [];
    if (name === '')
        return undefined;
    const ends = bare.flatMap(({ index, 1: before = '', 2: inside = '' }) => {
        const start = offset + index + before.length;
        return [start, start + inside.length];
    });
    return {
        draft: (0,markdown_draft/* insertAll */.Pe)(draft, ends, '"'),
        message: `Values of attributes need quotes in MDX: write ${name.trim()}"${value}"`,
    };
}

;// CONCATENATED MODULE: ./lib/site/markdown/line-of-its-own.js

/**
 * A tag whose line goes on behind it, `<details><summary>More</summary>`, and whose content has blank lines: for the
 * parser it ends with its line. It moves up to the blank line before, so that all lines keep their numbers.
 */
function onLineOfItsOwn(draft, offset, { name, length }) {
    const { text } = draft;
    const end = offset + length;
    const [, eol, indent = ''] = /\n[ \t]*(\r?\n)([ \t]*)$/.exec(text.slice(Math.max(offset - 200, 0), offset)) ?? [];
    const isLastOfLine = /^[ \t]*(?:\r?\n|$)/.test(text.slice(end));
    const endsLater = new RegExp(`\\n[ \\t]*</${name.replaceAll('.', '\\.')}\\s*>`).test(text.slice(end));
    if (eol === undefined || isLastOfLine || !endsLater)
        return undefined;
    const before = text.slice(0, offset - eol.length - indent.length);
    const moved = `${before}${indent}${text.slice(offset, end)}${eol}${text.slice(end)}`;
    return (0,markdown_draft/* insert */.Yr)({ ...draft, text: moved }, end, indent);
}
/**
 * A closing tag at the end of a paragraph, whose opening tag stands before the paragraph. It moves down to the line
 * after, where that is blank or the text ends, so that all lines keep their numbers.
 */
function closingOnLineOfItsOwn(draft, offset, length) {
    const { text } = draft;
    const end = offset + length;
    const [after = '', eol = ''] = /^[ \t]*(\r?\n|$)(?=[ \t]*(?:\r?\n|$))/.exec(text.slice(end)) ?? [undefined];
    if (after === undefined || /(?:^|\n)[ \t]*$/.test(text.slice(0, offset)))
        return undefined;
    if (eol === '')
        return (0,markdown_draft/* insert */.Yr)(draft, offset, '\n');
    const moved = text.slice(0, offset) + after + text.slice(offset, end) + text.slice(end + after.length);
    return { ...draft, text: moved };
}

;// CONCATENATED MODULE: ./lib/site/markdown/repair.js




/** A draft with the place of a syntax error taken out of the way; undefined when that is not possible. */
function repairSyntax(draft, error, source) {
    const match = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx-[\w-]+:[\w-]+\))?$/.exec(error instanceof Error ? error.message : '');
    if (!match)
        return undefined;
    const [, line = '1', column = '1', message = ''] = match;
    const { text } = draft;
    const offset = offsetOf(text, Number(line), Number(column));
    const comment = /^<!--[\s\S]*?(?:-->|$)/.exec(text.slice(offset));
    if (comment)
        return { draft: (0,markdown_draft/* blank */.hQ)(draft, offset, comment[0].length) };
    const problem = { message: sentence(message), ...authorPlace(draft, offset, Number(line), Number(column)) };
    if (/expression|closing brace/.test(message)) {
        const brace = text.lastIndexOf('{', offset);
        const variable = variableAt(text, brace);
        if (variable !== undefined)
            return { draft: { ...draft, text: (0,markdown_draft/* replaceAt */._D)(text, [variable, variable + 1], markdown_draft/* STAND_INS */.sr['{']) } };
        if (brace < 0)
            return undefined;
        const words = wordsInBraces(text, brace, offset);
        const told = words === undefined
            ? problem
            : {
                message: `${words} is not an expression, which is what MDX reads in braces; it is shown as text (write \\${words})`,
                ...authorPlace(draft, brace, Number(line), Number(column) - (offset - brace)),
            };
        return { draft: standIn(draft, brace, '{'), problem: told };
    }
    const linked = writtenLink(draft, offset);
    if (linked !== undefined)
        return { draft: linked.draft, problem: { ...problem, message: linked.message } };
    const tag = tagAt(text, offset);
    if (tag === undefined)
        return text[offset] === '<' ? { draft: standIn(draft, offset, '<'), problem } : undefined;
    const voided = closedVoid(draft, offset, tag);
    if (voided !== undefined)
        return { draft: closedVoids(voided) };
    // Where the parser has met another mistake, it does not tell that such an element is what keeps this one open.
    const ends = !tag.isClosing && /^Expected a closing tag/.test(message) ? voidEnds(text) : [];
    if (ends.length > 0)
        return { draft: (0,markdown_draft/* insertAll */.Pe)(draft, ends, '/') };
    const quoted = tag.isWhole ? quotedValues(draft, offset, tag.length) : undefined;
    if (quoted !== undefined)
        return { draft: quoted.draft, problem: { ...problem, message: quoted.message ?? problem.message } };
    const alone = tag.isClosing
        ? /after the end of `paragraph`/.test(message) && closingOnLineOfItsOwn(draft, offset, tag.length)
        : /before the end of `paragraph`/.test(message) && onLineOfItsOwn(draft, offset, tag);
    if (alone) {
        const told = tag.isClosing
            ? `</${tag.name}> needs a line of its own in MDX, as <${tag.name}> has one`
            : `<${tag.name}> needs a line of its own in MDX, since there are blank lines in it`;
        return { draft: alone, problem: { ...problem, message: told } };
    }
    const closed = closedInner(draft, offset, tag, message, source);
    if (closed !== undefined)
        return closed.told ? { draft: closed.draft, problem } : { draft: closed.draft };
    if (isMarkup(tag, source))
        return { draft: (0,markdown_draft/* blank */.hQ)(draft, offset, tag.length), problem };
    return {
        draft: standIn(draft, offset, '<'),
        problem: { ...problem, message: shownAsText(problem.message) },
    };
}
/** Where a variable begins whose name is no expression, `{{product-name}}`: text that is filled in later. */
function variableAt(text, brace) {
    return [brace - 1, brace].find((at) => at >= 0 && /^\{\{\s*[\w.-]+\s*\}\}/.test(text.slice(at, at + 200)));
}
/** What the parser says of a tag that nothing closes, and what became of it. */
function shownAsText(message) {
    const name = /^Expected a closing tag for `(<[^`]+>)`/.exec(message)?.[1];
    return name === undefined
        ? message
        : `Nothing closes the tag ${name}; it is shown as text (close it, or write \\${name})`;
}
/** Words in braces on one line of text, `{your name}`, where they are what the parser stopped in: no code at all. */
function wordsInBraces(text, brace, offset) {
    const whole = /^\{[\p{L}\p{N} #,./'\u2019_-]+\}/u.exec(text.slice(brace, brace + 200))?.[0];
    return whole === undefined || text[brace - 1] === '=' || offset > brace + whole.length ? undefined : whole;
}
/** An address between `<` and `>`, which Markdown links and MDX takes for a tag, as a link that both know. */
function writtenLink(draft, offset) {
    const [whole, address = ''] = /^<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/i.exec(draft.text.slice(offset, offset + 2000)) ?? [];
    if (whole === undefined)
        return undefined;
    const end = offset + whole.length - 1;
    const text = (0,markdown_draft/* replaceAt */._D)((0,markdown_draft/* replaceAt */._D)(draft.text, [offset], '['), [end], ']');
    const target = address.includes(':') ? address : `mailto:${address}`;
    return {
        draft: (0,markdown_draft/* insert */.Yr)({ ...draft, text }, end + 1, `(${target})`),
        message: `${whole} is a tag in MDX; it is shown as a link (write [${address}](${target}))`,
    };
}
/** `<br>` is right in HTML: closed silently. */
function closedVoid(draft, offset, { name, isClosing, isWhole, length }) {
    const end = offset + length - 1;
    return VOID_TAG.test(name) && !isClosing && isWhole && draft.text[end - 1] !== '/'
        ? (0,markdown_draft/* insert */.Yr)(draft, end, '/')
        : undefined;
}
/** More tags that nothing closes after a brace that does not end, and the parser takes hours. */
const MOST_VOIDS = 8;
/** The draft with the tags closed that HTML never closes, where there are many. */
function withManyVoidsClosed(draft) {
    const ends = voidEnds(draft.text);
    return ends.length > MOST_VOIDS ? (0,markdown_draft/* insertAll */.Pe)(draft, ends, '/') : draft;
}
/** Further tags that HTML never closes, all at once: who writes one so writes all so. Those in code stay. */
function closedVoids(draft) {
    return (0,markdown_draft/* insertAll */.Pe)(draft, voidEnds(draft.text), '/');
}
/** Where tags end that HTML never closes; none where only the parser can tell what is code. */
function voidEnds(text) {
    const tags = /^[ \t]*(`{3,}|~{3,})|`+|<(?:br|col|hr|img|input|source|wbr)(?:\s[^<>{}`]*)?>/gim;
    const ends = [];
    for (let match = tags.exec(text); match !== null; match = tags.exec(text)) {
        const [found, fence] = match;
        if (fence !== undefined) {
            const close = new RegExp(`^[ \\t]*${fence}[\`~]*[ \\t]*\\r?$`, 'gm');
            close.lastIndex = tags.lastIndex;
            tags.lastIndex = close.test(text) ? close.lastIndex : text.length;
        }
        else if (found.startsWith('`')) {
            const end = text.indexOf('\n', match.index);
            const close = text.indexOf(found, tags.lastIndex);
            if (close >= 0 && (end < 0 || close < end))
                tags.lastIndex = close + found.length;
            // Code over more lines than one: let the parser tell what is in it.
            else
                return [];
        }
        else if (!found.endsWith('/>'))
            ends.push(match.index + found.length - 1);
    }
    return ends;
}
/**
 * A closing tag that finds another element open inside its own: that one is closed first. An element that HTML never
 * closes (`<img>`) is meant so, which needs no telling.
 */
function closedInner(draft, offset, { name, isClosing }, message, source) {
    const [, inner = '', line, column] = /corresponding closing tag for `<([\w.:-]+)>` \((\d+):(\d+)\)/.exec(message) ?? [];
    if (!isClosing || inner === '')
        return undefined;
    const opened = offsetOf(draft.text, Number(line), Number(column));
    const tag = tagAt(draft.text, opened);
    const voided = tag === undefined ? undefined : closedVoid(draft, opened, tag);
    if (voided !== undefined)
        return { draft: voided, told: false };
    // What was added before and did not help is not added again.
    if (draft.inserted.includes(offset - 1))
        return undefined;
    if (inner === name || !isOpen(draft.text.slice(0, opened), name))
        return undefined;
    const isType = tag !== undefined && !isMarkup(tag, source) && !isNamedAsOwn(inner, source);
    if (isType)
        return { draft: standIn(draft, opened, '<'), told: true };
    return { draft: (0,markdown_draft/* insert */.Yr)(draft, offset, `</${inner}>`), told: true };
}
/** The text with spaces in place of its tags, but for those in blocks of code: for a page that is past repair. */
function withoutTags(text) {
    const named = new Map();
    const isNamed = (tag) => {
        const key = JSON.stringify([tag.name, tag.isClosing, tag.isWhole, tag.hasAttributes]);
        const known = named.get(key) ?? isMarkup(tag, text);
        named.set(key, known);
        return known;
    };
    const pieces = [];
    let fence;
    let start = 0;
    let kept = 0;
    for (const line of text.split('\n')) {
        const mark = /^\s*(```|~~~)/.exec(line)?.[1];
        if (mark !== undefined && (fence === undefined || fence === mark))
            fence = fence === undefined ? mark : undefined;
        for (let at = line.indexOf('<'); at >= 0 && fence === undefined; at = line.indexOf('<', at + 1)) {
            const offset = start + at;
            const tag = offset < kept ? undefined : tagAt(text, offset);
            if (tag === undefined || !isNamed(tag))
                continue;
            pieces.push(text.slice(kept, offset), (0,markdown_draft/* spaces */.qj)(text.slice(offset, offset + tag.length)));
            kept = offset + tag.length;
        }
        start += line.length + 1;
    }
    return pieces.join('') + text.slice(kept);
}
/** The parser's words without their advice on MDX comments and links. */
function sentence(message) {
    return message
        .replace(/ \(note: .*\)$/s, '')
        .replace(markdown_draft/* STAND_IN */.vs, (character) => markdown_draft/* ORIGINAL */.mx[character] ?? character)
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
    return { ...draft, text: (0,markdown_draft/* replaceAt */._D)(draft.text, [offset], markdown_draft/* STAND_INS */.sr[character]) };
}

// EXTERNAL MODULE: ./node_modules/@sveltejs/acorn-typescript/index.js
var acorn_typescript = __webpack_require__(55841);
// EXTERNAL MODULE: ./node_modules/acorn/dist/acorn.mjs
var acorn = __webpack_require__(54559);
// EXTERNAL MODULE: ./node_modules/acorn-jsx/index.js
var acorn_jsx = __webpack_require__(83637);
;// CONCATENATED MODULE: ./lib/site/interpreter/expression.js



const OPTIONS = { ecmaVersion: 'latest', sourceType: 'module', locations: true };
const JsxParser = acorn.Parser.extend(acorn_jsx());
/** Made when it is first needed, which takes some milliseconds and few projects have. */
let typeScriptParser;
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
const expression_MAX_CACHED = 20_000;
/** Parses what stands between the braces of `{\u2026}`; undefined when there is only a comment. */
function parseExpression(source) {
    if (expressions.has(source))
        return expressions.get(source);
    const program = parseWith(JsxParser, `(${source}\n)`, 1);
    const statement = program?.body[0];
    const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
    if (expressions.size >= expression_MAX_CACHED)
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
    if (typescript)
        typeScriptParser ??= acorn.Parser.extend((0,acorn_typescript/* tsPlugin */.N)({ jsx: true }));
    const parser = (typescript && typeScriptParser) || JsxParser;
    return parseWith(parser, source, 0) ?? emptyProgram();
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

;// CONCATENATED MODULE: ./lib/site/markdown/statement-blocks.js


/** More blank lines than this, and the end of a block is not looked for. */
const statement_blocks_MOST_LINES = 200;
/**
 * The first block that the parser ends too late or too early, with its true end: the parser counts braces and knows no
 * JavaScript, so that a slash or an apostrophe in a text may mislead it.
 */
function misreadBlock(tree, draft) {
    if (!tree.children.some(({ type }) => type === 'mdxjsEsm'))
        return undefined;
    const text = written(draft);
    for (const node of tree.children) {
        if (node.type !== 'mdxjsEsm')
            continue;
        const start = node.position?.start.offset;
        const found = node.position?.end.offset;
        if (start === undefined || found === undefined)
            continue;
        const block = text.slice(start, found);
        // Blank lines inside functions are followed by indented lines and closing brackets.
        const mayBeTooLong = /\n[ \t]*\r?\n[^\s})\]/*]/.test(block);
        if (!mayBeTooLong && isJavaScript(block))
            continue;
        const end = trueEnd(text, start);
        if (end === undefined || (end <= found && text.slice(end, found).trim() === ''))
            continue;
        return { start, end };
    }
    return undefined;
}
/** The blocks with blank lines in them, for a text that the parser refuses: it may have ended one of them too early. */
function longBlocks(draft) {
    if (!/^(?:im|ex)port\b/m.test(draft))
        return [];
    const text = written(draft);
    const blocks = [];
    const line = /^[ \t]*(`{3,}|~{3,})|^(?:im|ex)port\b/gm;
    for (let match = line.exec(text); match !== null; match = line.exec(text)) {
        const [, fence] = match;
        if (fence !== undefined) {
            const close = new RegExp(`^[ \\t]*${fence}+[ \\t]*\\r?$`, 'gm');
            close.lastIndex = line.lastIndex;
            line.lastIndex = close.exec(text) === null ? text.length : close.lastIndex;
        }
        else if (/(?:^|\n)[ \t]*\r?\n$|^$|---[ \t]*\r?\n$/.test(text.slice(0, match.index).slice(-200))) {
            const start = match.index;
            const end = trueEnd(text, start);
            if (end === undefined)
                continue;
            if (/\n[ \t]*\r?\n/.test(text.slice(start, end)))
                blocks.push({ start, end });
            line.lastIndex = end;
        }
    }
    return blocks;
}
/** The tree with the blocks put in that were taken out of the text for the parser. */
function withStatements(tree, blocks, source) {
    for (const { start, end } of blocks) {
        const value = source.slice(start, end);
        const position = { start: pointAt(start, source), end: pointAt(end, source) };
        const after = tree.children.findIndex((node) => (node.position?.start.offset ?? 0) >= start);
        const node = { type: 'mdxjsEsm', value, position };
        tree.children.splice(after < 0 ? tree.children.length : after, 0, node);
    }
    return tree;
}
function pointAt(offset, source) {
    const lines = source.slice(0, offset).split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, offset };
}
/** The first blank line before which all is JavaScript: by the rule of MDX a block ends there. */
function trueEnd(text, start) {
    const blank = /\r?\n[ \t]*(?=\r?\n|$)/g;
    blank.lastIndex = start;
    for (let tried = 0; tried < statement_blocks_MOST_LINES; tried += 1) {
        const end = blank.exec(text)?.index ?? text.length;
        if (isJavaScript(text.slice(start, end)))
            return end;
        if (end === text.length)
            break;
    }
    return undefined;
}
function isJavaScript(source) {
    try {
        parseModule(source, false);
        return true;
    }
    catch (error) {
        if (error instanceof ExpressionSyntaxError)
            return false;
        throw error;
    }
}
function written(draft) {
    return draft.replace(markdown_draft/* STAND_IN */.vs, (character) => markdown_draft/* ORIGINAL */.mx[character] ?? character);
}

// EXTERNAL MODULE: ./lib/site/markdown/wide-emphasis.js
var wide_emphasis = __webpack_require__(68661);
;// CONCATENATED MODULE: ./lib/site/markdown/recover.js












const FEATURES = { gfm: true, frontmatter: true, math: true, headingAttributes: true };
/** More broken places than this, and the page is read as plain Markdown. */
const MAX_REPAIRS = 200;
/** Characters to parse for one page, with all its repairs: a few seconds at most. */
const MAX_WORK = 40_000_000;
/**
 * Parses MDX so that there is always a tree: what is not valid MDX is turned into text (or left out, as HTML
 * comments are) and told as a problem. Positions are those of `source`.
 */
function parseRecovering(source) {
    const { tree, problems } = repaired(source) ?? asMarkdown(source);
    keepIndentation(tree, source);
    if (!cutDeep(tree))
        return { tree, problems };
    const message = 'This page nests too deep; the inner parts are left out';
    return { tree, problems: [...problems, { message, line: 1, column: 1 }] };
}
function repaired(source) {
    const problems = [];
    if (nestsTooDeep(source))
        return undefined;
    const fences = withMathFences(withFewMarkers(withLineEnd(source)));
    let draft = withQuietDollars(withManyVoidsClosed({ text: fences.text, inserted: [] }));
    const statements = [];
    const takenOut = (blocks) => {
        for (const { start, end } of blocks)
            statements.push({ start: authorOffset(start, draft), end: authorOffset(end, draft) });
        return blocks.reduce((rest, { start, end }) => (0,markdown_draft/* blank */.hQ)(rest, start, end - start), draft);
    };
    let work = 0;
    while (problems.length <= MAX_REPAIRS && work <= MAX_WORK) {
        const isFirst = work === 0;
        work += draft.text.length;
        // For this attempt only: once a value that does not end is repaired, those after it stand less deep.
        const text = withoutEndlessBraces(draft.text);
        let tree;
        try {
            tree = rootOf((0,external_satteri_.mdxToMdast)(text, { features: FEATURES }));
        }
        catch (error) {
            const blocks = isFirst ? longBlocks(draft.text) : [];
            if (blocks.length > 0) {
                draft = takenOut(blocks);
                continue;
            }
            const repair = repairSyntax(draft, error, source);
            if (repair === undefined)
                return undefined;
            if (repair.problem)
                problems.push(repair.problem);
            draft = repair.draft;
            continue;
        }
        const misread = misreadBlock(tree, draft.text);
        if (misread !== undefined) {
            draft = takenOut([misread]);
            continue;
        }
        const torn = tornTable(tree, draft.text);
        if (torn !== undefined) {
            if (torn.element === undefined)
                return undefined;
            const closed = closedInCell(draft, torn.element);
            problems.push(closed.problem);
            draft = closed.draft;
            continue;
        }
        const endless = endlessMath(tree, draft.text);
        if (endless !== undefined) {
            const { start, line, column } = endless;
            const dollars = /^\$+/.exec(draft.text.slice(start))?.[0].length ?? 0;
            const offsets = Array.from({ length: dollars }, (_, n) => start + n);
            draft = { ...draft, text: (0,markdown_draft/* replaceAt */._D)(draft.text, offsets, markdown_draft/* STAND_INS */.sr.$) };
            problems.push({ message: 'Nothing ends the math that begins here; it is shown as text', line, column });
            continue;
        }
        const wrong = wrongDollars(tree, draft.text);
        const dollars = wrong.length > 0 ? wrong : codeDollars(tree, draft.text);
        const split = dollars.length > 0 || draft.text.includes(markdown_draft/* NOTHING */.K$) ? [] : (0,wide_emphasis/* wideEmphasis */.E)(tree, draft.text);
        if (split.length > 0)
            draft = (0,markdown_draft/* insertAll */.Pe)(draft, split, markdown_draft/* NOTHING */.K$);
        else if (dollars.length === 0) {
            const whole = withMath(restored(tree, { ...draft, text }, source), fences.starts);
            return { tree: withStatements(whole, statements, source), problems };
        }
        else
            draft = { ...draft, text: (0,markdown_draft/* replaceAt */._D)(draft.text, dollars, markdown_draft/* STAND_INS */.sr.$) };
    }
    return undefined;
}
/** A backslash that ends a text, in a string of an `import`, ends the parser and with it the program. */
function withLineEnd(source) {
    return source.endsWith('\\') ? `${source}\n` : source;
}
function asMarkdown(source) {
    return {
        tree: rootOf((0,external_satteri_.markdownToMdast)(withFewMarkers(withoutTags(source)), { features: { ...FEATURES, math: false } })),
        problems: [{ message: 'This page is not valid MDX and was read as plain Markdown', line: 1, column: 1 }],
    };
}
function rootOf(node) {
    if (node.type !== 'root')
        throw new TypeError(`the parser returned a ${node.type} instead of a root`);
    return node;
}
/** The first math on lines of its own that nothing ends, so that it takes in the paragraphs after it. */
function endlessMath(tree, text) {
    let found;
    if (!text.includes('$$'))
        return undefined;
    (0,visit/* visit */.Y)(tree, (node) => {
        if (found !== undefined || node.type !== 'math' || !/\n[ \t]*\r?\n[\s\S]*\S/.test(node.value))
            return;
        const { start, end } = node.position ?? {};
        if (start?.offset === undefined || end?.offset === undefined)
            return;
        if (/\$\$[ \t]*\r?$/.test(text.slice(start.offset + 2, end.offset).trimEnd()))
            return;
        const offset = text.indexOf('$', start.offset);
        found = { start: offset, line: start.line, column: start.column };
    });
    return found;
}
/**
 * Opening dollars of inline math that is none by pandoc's rule: no space inside the dollars, no digit after.
 * Prices and shell variables stay text.
 */
function wrongDollars(tree, text) {
    const offsets = [];
    if (!text.includes('$'))
        return offsets;
    (0,visit/* visit */.Y)(tree, (node) => {
        if (node.type !== 'inlineMath')
            return;
        const start = node.position?.start.offset;
        const end = node.position?.end.offset;
        if (start === undefined || end === undefined || text[start] !== '$' || text[start + 1] === '$')
            return;
        if (start <= (offsets.at(-1) ?? -1) || !isNoMath(text, start, end))
            return;
        offsets.push(start, ...pricesFrom(text, end - 1));
    });
    return offsets;
}
/** Whether what stands from one dollar to another, `end` behind it, is no math. */
function isNoMath(text, start, end) {
    const inside = text.slice(start + 1, end - 1);
    // A price before `code` with a dollar in it: math knows no such mark. Nor does it end a link that began before.
    const isTorn = /^[^`]*`[^`]*$/.test(inside) || /^[^[]*\]\(/.test(inside);
    return isTorn || /^\s|\s$/.test(inside) || /\d/.test(text[end] ?? '') || isPriceWithWords(inside);
}
/** Whether a price or a rate goes on in words, up to another currency's dollar: `$5/month or R$`, `$/hour and R$`. */
function isPriceWithWords(inside) {
    if (inside.startsWith('/'))
        return true;
    return /^\d/.test(inside) && !/[\\^_={}]/.test(inside) && /\p{L}{2}[^\p{L}]+\p{L}{2}/u.test(inside);
}
/** Prices from an offset on, as many as follow one another: each would else take one more parsing to be found. */
function pricesFrom(text, from) {
    const prices = [];
    for (let at = from; /^\$\d/.test(text.slice(at, at + 2));) {
        const next = text.indexOf('$', at + 1);
        if (next < 0 || /\n[ \t]*\r?\n/.test(text.slice(at, next)) || !isNoMath(text, at, next + 1))
            break;
        prices.push(at);
        at = next;
    }
    return prices;
}
function authorOffset(offset, { inserted }) {
    return offset - inserted.filter((at) => at < offset).length;
}
/** Puts stand-ins back and counts inserted characters out of the positions. */
function restored(tree, { text, inserted }, source) {
    if (text === source)
        return tree;
    if (text.search(markdown_draft/* STAND_IN */.vs) >= 0)
        putBack(tree);
    if (text.includes(markdown_draft/* NOTHING */.K$))
        dropEmptyTexts(tree);
    if (inserted.length > 0) {
        const sorted = inserted.toSorted((a, b) => a - b);
        const points = new Set();
        (0,visit/* visit */.Y)(tree, ({ position }) => {
            if (position)
                points.add(position.start).add(position.end);
        });
        for (const point of points) {
            const { offset, column } = point;
            if (offset === undefined)
                continue;
            const lineStart = offset - column + 1;
            const before = countBelow(sorted, offset);
            point.column -= before - countBelow(sorted, lineStart);
            point.offset = offset - before;
        }
    }
    return tree;
}
/** The code that {@link withMathFences} made of math becomes math again. */
function withMath(tree, starts) {
    if (starts.size === 0)
        return tree;
    (0,visit/* visit */.Y)(tree, (node) => {
        if (node.type === 'code' && starts.has(node.position?.start.offset ?? -1))
            Object.assign(node, { type: 'math', lang: null, meta: null });
    });
    return tree;
}
/** How many numbers of an ascending list are below a limit. */
function countBelow(sorted, limit) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? limit) < limit)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function dropEmptyTexts(tree) {
    (0,visit/* visit */.Y)(tree, (node) => {
        if ('children' in node)
            node.children = node.children.filter((child) => child.type !== 'text' || child.value !== '');
    });
}
function putBack(value) {
    for (const [key, part] of Object.entries(value)) {
        if (key === 'position')
            continue;
        if (typeof part === 'string') {
            const original = part.replace(markdown_draft/* STAND_IN */.vs, (character) => markdown_draft/* ORIGINAL */.mx[character] ?? character);
            if (original !== part)
                Object.assign(value, { [key]: original });
        }
        else if (typeof part === 'object' && part !== null)
            putBack(part);
    }
}

;// CONCATENATED MODULE: ./lib/site/markdown/script-languages.js

const script_languages_NAMED = /\blang(?:uage)?\b["']?\s*[:=]\s*\{?\s*["'`]([\w+#.-]{1,40})["'`]/g;
/** The languages that a script names for code that it shows, lower case: `language="python"`, `lang: 'go'`. */
function scriptLanguages(script) {
    return [...script.matchAll(script_languages_NAMED)].flatMap(([, name]) => (name === undefined ? [] : [name.toLowerCase()]));
}
const IMPORTED = /\bfrom\s*["']([^"']+\.[jt]sx)["']/g;
/** The scripts with components that a script takes from, as paths of the project. */
function importedScripts(script, importer) {
    return [...script.matchAll(IMPORTED)].flatMap(([, source]) => source === undefined ? [] : [resolveImport(source, importer)]);
}
/** The languages named by scripts and by what these import in turn. A project may hold many more. */
function languagesOfScripts(scripts, files) {
    const reached = new Set(scripts);
    const languages = [];
    for (const file of reached) {
        if (!files.has(file))
            continue;
        const text = files.readText(file);
        languages.push(...scriptLanguages(text));
        for (const further of importedScripts(text, file))
            reached.add(further);
    }
    return languages;
}

;// CONCATENATED MODULE: ./lib/site/markdown/parse.js




const BLANK_LINES = /^(?:[ \t]*\r?\n)+/;
/** Lines such as `title: Words` between dashes; a line between dashes may be a heading as well. */
const FRONTMATTER = /^---[ \t]*\r?\n(?:["']?[A-Za-z][\w:-]*["']?:[^\n]*\n|[ \t-][^\n]*\n)*?---[ \t]*\r?\n/;
/** The line of dashes above such lines where they have one too many, so that they would be a heading. */
const DOUBLED = /^---[ \t]*\r?\n(?=---[ \t]*\r?\n(?:["']?[A-Za-z][\w:-]*["']?:[^\n]*\n)*?["']?title["']?:[^\n]*\n(?:["']?[A-Za-z][\w:-]*["']?:[^\n]*\n|[ \t-][^\n]*\n)*?---[ \t]*\r?\n)/;
/** Parses a page or snippet. Never fails: broken places become text and are reported with line and column. */
function parsePage(file, written, report) {
    const [blank = ''] = BLANK_LINES.exec(written) ?? [];
    const [doubled = ''] = DOUBLED.exec(written.slice(blank.length)) ?? [];
    const start = blank.length + doubled.length;
    const [head = ''] = FRONTMATTER.exec(written.slice(start)) ?? [];
    // What is above the frontmatter goes below it as blank lines, so that all after it stands where it stood.
    const lead = doubled === '' ? blank : `${blank}\n`;
    const source = head === '' ? written : head + lead + written.slice(start + head.length);
    const above = head === '' ? 0 : lead.split('\n').length - 1;
    if (doubled !== '') {
        report({
            severity: 'warning',
            kind: 'frontmatter',
            message: 'Frontmatter begins twice, so that it would be empty; the lines after it are taken for it',
            hint: 'remove one of the two lines \u201c---\u201d',
            file,
            line: above + 1,
            column: 1,
        });
    }
    const { tree, problems } = parseRecovering(source);
    for (const { message, line, column } of problems) {
        report({ severity: 'warning', kind: 'syntax', message, file, line, column });
    }
    const yaml = tree.children.find((node) => node.type === 'yaml');
    const frontmatter = yaml
        ? readFrontmatter(file, yaml.value, (yaml.position?.start.line ?? 1) + 1 + above, report)
        : {};
    const languages = new Set();
    const scripts = [];
    let heading;
    (0,visit/* visit */.Y)(tree, (node) => {
        if (node.type === 'code' && node.lang)
            languages.add(node.lang.toLowerCase());
        if (node.type === 'mdxjsEsm') {
            for (const name of scriptLanguages(node.value))
                languages.add(name);
            scripts.push(...importedScripts(node.value, file));
        }
        // A component of the project may hand on what it is given.
        if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
            for (const attribute of node.attributes) {
                const isLanguage = attribute.type === 'mdxJsxAttribute' && /^lang(?:uage)?$/.test(attribute.name);
                if (isLanguage && typeof attribute.value === 'string')
                    languages.add(attribute.value.toLowerCase());
            }
        }
        if (node.type === 'heading' && node.depth === 1)
            heading ??= node;
    });
    const title = scalarText(frontmatter.title) ?? (heading ? titleText(heading).trim() : undefined);
    return {
        file,
        source,
        frontmatter,
        tree,
        title: title === '' ? undefined : title,
        languages: [...languages].sort(),
        scripts,
    };
}
function scalarText(value) {
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : undefined;
}
/** The text of a heading, of whose markup only code is kept. */
function titleText(node) {
    if (node.type === 'inlineCode' && !node.value.includes('`'))
        return `\`${node.value}\``;
    return 'children' in node ? node.children.map(titleText).join('') : plainText(node);
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

// EXTERNAL MODULE: ./lib/site/project/place.js
var place = __webpack_require__(85862);
// EXTERNAL MODULE: ./lib/site/project/text.js
var project_text = __webpack_require__(93258);
// EXTERNAL MODULE: ./lib/site/output/hashed.js
var hashed = __webpack_require__(43164);
;// CONCATENATED MODULE: ./lib/site/theme/bundled-fonts.js




/** Fonts that ship with this program (variable weights), divided by alphabet. */
const SANS = 'ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';
const SERIF = 'ui-serif,Georgia,Cambria,"Noto Serif",serif';
const MONO = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';
const LATIN = ['latin', 'latin-ext'];
const EUROPEAN = [...LATIN, 'cyrillic-ext', 'cyrillic', 'greek', 'vietnamese'];
function bundled(family, fallback, subsets = LATIN, styles = ['normal']) {
    return {
        family,
        fallback: STAND_INS[family] === undefined ? fallback : `"${family} stand-in",${fallback}`,
        standIns: standIns(family, fallback === SERIF ? 'serif' : 'sans'),
        name: family.toLowerCase().replaceAll(' ', '-'),
        subsets,
        styles,
    };
}
/** Widths of English text, regular and bold, in percent of the same text in Arial, or in Times New Roman. */
const STAND_INS = {
    Inter: [107, 101],
    Geist: [103, 100.5],
    'Plus Jakarta Sans': [105, 100],
    'DM Sans': [105, 101.5],
    'Open Sans': [106, 103],
    Roboto: [100, 94],
    'Space Grotesk': [110.5, 102],
    'Source Serif 4': [118, 110],
};
/** Fonts that most systems have, one or the other, as their faces are called. */
const SYSTEM = {
    sans: [
        ['Arial', 'Liberation Sans'],
        ['Arial Bold', 'Liberation Sans Bold'],
    ],
    serif: [
        ['Times New Roman', 'Liberation Serif'],
        ['Times New Roman Bold', 'Liberation Serif Bold'],
    ],
};
function standIns(family, kind) {
    const widths = STAND_INS[family] ?? [];
    return widths
        .map((width, at) => {
        const local = SYSTEM[kind][at]?.map((name) => `local("${name}")`).join();
        const weight = at === 0 ? '100 500' : '501 900';
        return `@font-face{font-family:"${family} stand-in";font-weight:${weight};src:${local};size-adjust:${width}%;unicode-range:U+0-24F,U+2000-206F}`;
    })
        .join('');
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
 * The files of a font that a text needs, the Latin one first; undefined where no file has one of its letters, so that
 * the text cannot be drawn.
 */
function subsetsFor(font, text) {
    const ranges = JSON.parse((0,external_node_fs_.readFileSync)(resolve(font.name, 'unicode.json'), 'utf8'));
    const needed = new Set(['latin']);
    for (const character of new Set(text)) {
        const code = character.codePointAt(0) ?? 0;
        const subset = font.subsets.find((name) => covers(ranges[name] ?? '', new Set([code])));
        if (subset === undefined)
            return undefined;
        needed.add(subset);
    }
    return [...needed];
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
            const file = (0,hashed/* hashed */.Yr)(`assets/fonts/${font.name}-${subset}-${style}.woff2`, bytes);
            const css = `@font-face{font-family:"${font.family}";font-style:${style};font-weight:100 900;font-display:swap;src:url(${(0,hrefs/* relativeHref */.wx)(styleSheet, file.path)}) format("woff2");unicode-range:${range}}`;
            return { css, file };
        });
    });
}
/** Every code point beyond the first 256 that the pages and settings of a project hold; `of` tells those of a file. */
function charactersOf(files, of) {
    const found = new Set();
    for (const path of files.paths) {
        if (!/\.(mdx?|jsx|ya?ml|json)$/.test(path))
            continue;
        for (const character of of(path))
            found.add(character.codePointAt(0) ?? 0);
    }
    return found;
}
/** The characters of a text beyond the first 256 of Unicode, each once. */
function charactersIn(text) {
    return [...new Set(text.match(/[^\0-\xff]+/g)?.flatMap((run) => [...run]))].join('');
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
    return (0,external_node_module_.createRequire)(__CHUNK_IMPORT_META__.url).resolve(`@fontsource-variable/${name}/${file}`);
}

// EXTERNAL MODULE: ./lib/site/cache/digest.js
var digest = __webpack_require__(42680);
;// CONCATENATED MODULE: ./lib/site/cache/kept.js

/** Bytes from the cache, else made and put there. `inputs` tell all that they are made of. */
async function keptBytes(cache, kind, inputs, make) {
    if (cache === undefined)
        return make();
    const key = `${kind} ${(0,digest/* digest */.br)(...inputs)}`;
    const known = cache.get(key);
    if (known !== undefined)
        return known;
    const made = await make();
    cache.put(key, made);
    return made;
}

// EXTERNAL MODULE: ./lib/site/theme/assets.generated.js
var assets_generated = __webpack_require__(63127);
;// CONCATENATED MODULE: ./lib/site/theme/utilities.js




const CLASS_ATTRIBUTE = /\bclass(?:Name)?\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^\n]{0,500}?)\}(?=[\s/>]))/g;
/** Layout and components have their own classes. */
const OWN = /^(l|c|api)-/;
/** Texts of components, which may name classes: `const shape = isWide ? 'w-full' : 'w-1/2'`. */
const utilities_TEXT = /"([^"\n]{1,500})"|'([^'\n]{1,500})'|`([^`]{1,2000})`/g;
const CLASS_NAME = /^[!@*-]?[a-z[][\w[\]:/.%#()!,&>~+*=-]{0,99}$/i;
/** Every word that stands as a class name in a page or snippet. */
function classWords(text) {
    if (!text.includes('class'))
        return [];
    const source = withoutCodeBlocks(text);
    const words = new Set();
    const add = (text, isName) => {
        for (const word of text.split(/[\s"'`]+/)) {
            // A utility may carry an address; a site asks no other host.
            if (word !== '' && !OWN.test(word) && !word.includes('//') && isName(word))
                words.add((0,markdown_html/* plainUtility */.F4)(word) ?? word);
        }
    };
    for (const [, double, single, expression] of source.matchAll(CLASS_ATTRIBUTE))
        add(double ?? single ?? expression ?? '', () => true);
    if (/^export\b/m.test(source)) {
        for (const [, double, single, template] of source.matchAll(utilities_TEXT))
            add(double ?? single ?? template ?? '', (word) => CLASS_NAME.test(word));
    }
    return [...words];
}
/** The class names in the pages and snippets of a project, sorted. `classesOf` reads those of one file. */
function classNames(files, classesOf = (file) => classWords(files.readText(file))) {
    const names = new Set();
    for (const path of files.paths) {
        if (/\.(mdx?|jsx|tsx)$/.test(path))
            for (const word of classesOf(path))
                names.add(word);
    }
    return [...names].sort();
}
/** What hosted sites have beside the colors and widths of Tailwind; the colors are those of theme/tokens.ts. */
const SITE_THEME = `@theme inline{--color-primary:var(--site-primary);--color-primary-light:var(--site-primary-light);\
--color-primary-dark:var(--site-primary-dark);--color-background-light:var(--site-background-light);\
--color-background-dark:var(--site-background-dark);--container-8xl:90rem}`;
/** A border of no color of its own is a light line on hosted sites. Any other rule wins over this one. */
const BORDERS = ':where([class*="border"],[class*="divide-"]>*){border-color:var(--t-border)}\n';
/** What `bg-opacity-40` makes translucent: the class that says how much stands beside the one of the color. */
const TRANSLUCENT = [
    ['bg', 'background-color'],
    ['text', 'color'],
    ['border', 'border(?:-[a-z-]+)?-color'],
    ['ring', '--tw-ring-color'],
];
/** The kinds of {@link TRANSLUCENT} that some class of these sets the opacity of. */
function translucentKinds(names) {
    return TRANSLUCENT.filter(([kind]) => {
        const opacity = new RegExp(`(?:^|:)!?${kind}-opacity-`);
        return names.some((name) => opacity.test(name));
    });
}
/** Classes of hosted sites that this version of Tailwind has no more. It must not reach what is inside the element. */
function opacityUtility(kind) {
    return `@utility ${kind}-opacity-*{--tw-${kind}-opacity:calc(--value(integer)*1%);\
--tw-${kind}-opacity:calc(--value([number])*100%)}\n\
@property --tw-${kind}-opacity{syntax:"<percentage>";inherits:false;initial-value:100%}\n`;
}
/** The rules with their colors as translucent as another class of the element says. */
function withOpacity(css, [kind, color]) {
    return css.replace(new RegExp(`(?<=[\\s{;])(${color}): (var\\(--[\\w-]+\\)|#[\\da-f]{3,6});`, 'g'), `$1: color-mix(in srgb, $2 var(--tw-${kind}-opacity), transparent);`);
}
/** The style rules of the utility classes that a project uses; empty when it uses none. */
async function utilityStyles(names, cache = undefined) {
    if (names.length === 0)
        return '';
    const bytes = await keptBytes(cache, 'utilities', [names.join('\n')], async () => {
        const { compile } = await __webpack_require__.e(/* import() */ 7752).then(__webpack_require__.bind(__webpack_require__, 47752));
        const kinds = translucentKinds(names);
        const opacities = kinds.map(([kind]) => opacityUtility(kind)).join('');
        const compiler = await compile(`${assets_generated/* tailwindTheme */.y9}${SITE_THEME}\n@custom-variant dark (&:where(.dark, .dark *));\n${opacities}@tailwind utilities;`);
        return Buffer.from(kinds.reduce(withOpacity, compiler.build([...names])));
    });
    return BORDERS + Buffer.from(bytes).toString();
}

;// CONCATENATED MODULE: ./lib/site/cache/parsed.js








/** Parses each page and snippet of a project once; with a cache, only those that it does not know: `onParsed` hears of them. */
function createParsedPages(files, report, cache, onParsed = () => { }) {
    const parsed = new Map();
    const words = new Map();
    const digests = new Map();
    const kept = new Set();
    const digestOf = (file) => {
        const known = digests.get(file) ?? (0,digest/* digestOfFile */.Mk)(files, file);
        digests.set(file, known);
        return known;
    };
    const textOf = (file, to) => {
        const text = files.readText(file);
        const at = (0,project_text/* firstUnreadable */.P)(text, () => files.read(file));
        if (at !== undefined)
            to(notUtf8(file, (0,place/* placeAt */.B)(text, at)));
        return text;
    };
    const read = (file) => {
        if (cache === undefined) {
            const page = parsePage(file, textOf(file, report), report);
            onParsed(page);
            return page;
        }
        const key = `parsed ${digestOf(file)} ${file}`;
        const bytes = cache.get(key);
        if (bytes !== undefined) {
            const known = (0,external_node_v8_.deserialize)(bytes);
            known.diagnostics.forEach(report);
            words.set(file, known.words);
            kept.add(file);
            return withLazyTree(file, files, known.page);
        }
        const { report: keep, diagnostics } = (0,cache_journal/* listed */.K)(report);
        const source = textOf(file, keep);
        const page = parsePage(file, source, keep);
        const { frontmatter, title, languages, scripts } = page;
        onParsed(page);
        const own = wordsIn(source);
        words.set(file, own);
        cache.put(key, (0,external_node_v8_.serialize)({ page: { frontmatter, title, languages, scripts }, words: own, diagnostics }));
        return page;
    };
    const wordsOf = (file) => {
        const known = words.get(file) ?? wordsIn(parsed.get(file)?.source ?? files.readText(file));
        words.set(file, known);
        return known;
    };
    return {
        isKept: (file) => kept.has(file),
        digestOf,
        classesOf: (file) => wordsOf(file).classes,
        charactersOf: (file) => wordsOf(file).characters,
        parse(file) {
            const known = parsed.get(file) ?? read(file);
            parsed.set(file, known);
            return known;
        },
    };
}
function notUtf8(file, place) {
    return {
        severity: 'warning',
        kind: 'encoding',
        message: 'This file is not in UTF-8; characters that cannot be read are shown as \uFFFD',
        hint: 'save it in UTF-8',
        file,
        ...place,
    };
}
function wordsIn(source) {
    return { classes: classWords(source), characters: charactersIn(source) };
}
function withLazyTree(file, files, page) {
    let source;
    let tree;
    const text = () => {
        source ??= files.readText(file);
        return source;
    };
    return {
        file,
        ...page,
        get source() {
            return text();
        },
        get tree() {
            tree ??= parsePage(file, text(), () => { }).tree;
            return tree;
        },
    };
}

// EXTERNAL MODULE: ./lib/site/config/load.js + 1 modules
var load = __webpack_require__(90020);
// EXTERNAL MODULE: ./lib/site/highlight/ahead.js
var highlight_ahead = __webpack_require__(25613);
// EXTERNAL MODULE: ./lib/site/highlight/language-names.js
var language_names = __webpack_require__(14269);
;// CONCATENATED MODULE: ./lib/site/highlight/early.js


/** `start` is called with the first full batch. Files that come while all workers are busy are left for later. */
function highlightEarly(start) {
    let workers;
    const busy = new Map();
    const batches = [];
    let files = [];
    let requests = [];
    let size = 0;
    const free = () => workers?.find((worker) => (busy.get(worker) ?? 0) < highlight_ahead/* AT_HAND */.Ou);
    const send = () => {
        workers ??= start()?.workers ?? [];
        const worker = free();
        if (worker === undefined)
            return;
        busy.set(worker, (busy.get(worker) ?? 0) + 1);
        const html = worker.highlight(requests);
        html.then(() => void busy.set(worker, (busy.get(worker) ?? 0) - 1), () => { });
        batches.push({ files, requests, html });
        files = [];
        requests = [];
        size = 0;
    };
    return {
        offer(file, requestsOf) {
            if (workers !== undefined && free() === undefined)
                return;
            const own = requestsOf();
            if (own.length === 0)
                return;
            files.push(file);
            requests.push(...own);
            for (const { code } of own)
                size += code.length;
            if (size >= highlight_ahead/* BATCH */.D_)
                send();
        },
        end(languages, ready) {
            if ((0,language_names/* reachIntoOthers */.j7)(languages))
                return new Map();
            return new Map(batches.flatMap((batch) => {
                // What a worker fails at is left to the build.
                const adopted = batch.html.then((html) => ready.adopt(batch.requests, html)).catch(() => { });
                return batch.files.map((file) => [file, adopted]);
            }));
        },
    };
}

;// CONCATENATED MODULE: ./lib/site/highlight/options.js


/** What a project says of the looks and languages of its code. */
async function highlighterOptions(loaded, files, report, cache) {
    return {
        codeblocks: loaded.settings.codeblocks,
        customLanguages: await customLanguages(loaded, files, report, cache),
    };
}
/** Grammars of the project's own languages; a broken one is reported and left out. */
async function customLanguages({ settings, placeOfValue }, files, report, cache) {
    const grammars = [];
    for (const path of settings.customLanguages) {
        const file = path.replace(/^\.?\//, '');
        const read = files.has(file)
            ? await readGrammar(path, files.readText(file), cache)
            : { problem: `styling.codeblocks.languages.custom: ${path} is not in the project` };
        if ('grammar' in read) {
            grammars.push(read.grammar);
            continue;
        }
        const { problem: message, ...at } = read;
        const place = files.has(file) ? { file, ...at } : placeOfValue(path);
        report({ severity: 'warning', kind: 'custom-language', message, ...place });
    }
    return grammars;
}
async function readGrammar(path, text, cache) {
    let grammar;
    try {
        grammar = JSON.parse(text);
    }
    catch (error) {
        const message = (0,failure/* messageOf */.bD)(error);
        const [, reason = message, line, column] = /^(.*?)(?: in JSON)? at position.*line (\d+) column (\d+)/.exec(message) ?? [];
        const problem = `${path} is not valid JSON: ${reason}`;
        return line === undefined ? { problem } : { problem, line: Number(line), column: Number(column) };
    }
    if (typeof grammar !== 'object' ||
        grammar === null ||
        typeof Reflect.get(grammar, 'scopeName') !== 'string')
        return { problem: `${path} is not a TextMate grammar: it has no "scopeName"` };
    const own = grammar;
    // To try it takes the engine, which a build that has nothing to highlight does not load.
    const why = await keptBytes(cache, 'grammar', [text], async () => {
        const { grammarProblem } = await Promise.all(/* import() */[__webpack_require__.e(4359), __webpack_require__.e(7070)]).then(__webpack_require__.bind(__webpack_require__, 97070));
        return Buffer.from((await grammarProblem(own)) ?? '');
    });
    return why.length === 0
        ? { grammar }
        : { problem: `${path} cannot be used as a TextMate grammar: ${new TextDecoder().decode(why)}` };
}

// EXTERNAL MODULE: ./lib/site/navigation/listed.js
var navigation_listed = __webpack_require__(66485);
// EXTERNAL MODULE: ./lib/site/openapi/json.js
var openapi_json = __webpack_require__(79412);
;// CONCATENATED MODULE: ./lib/site/openapi/further-reading.js

/** `externalDocs` of an operation or a channel as a link in Markdown. */
function furtherReading({ externalDocs }) {
    const { url, description } = (0,openapi_json/* objectOf */.Xy)(externalDocs);
    const address = (0,openapi_json/* textOf */.b6)(url);
    if (address === undefined || !/^(?:https?:|\/|\.)/i.test(address))
        return undefined;
    const label = ((0,openapi_json/* textOf */.b6)(description) ?? address).replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ');
    return `[${label}](<${address.replace(/[<>\s]/g, encodeURIComponent)}>)`;
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
            value = (0,openapi_json/* parseJson */.qF)(text);
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
                if ((0,openapi_json/* hasLongNumbers */.$n)(text)) {
                    yaml.visit(document, {
                        Scalar(_, node) {
                            node.value = (0,openapi_json/* exactNumber */.rf)(node.value, node.source);
                        },
                    });
                }
                // Aliases share one object, so that many of them cost nothing.
                value = document.toJS({ maxAliasCount: -1 });
                if (/\*\S/.test(text))
                    endCircles(value, (pointer) => ({ $ref: `#${pointer}` }));
            }
            catch (error) {
                broken((0,failure/* messageOf */.bD)(error));
                return undefined;
            }
        }
        if ((0,openapi_json/* isObject */.Gv)(value))
            return value;
        broken('it is not an object');
        return undefined;
    };
}

// EXTERNAL MODULE: ./lib/site/openapi/resolve.js + 1 modules
var openapi_resolve = __webpack_require__(70224);
// EXTERNAL MODULE: ./lib/site/openapi/servers.js
var openapi_servers = __webpack_require__(78884);
// EXTERNAL MODULE: ./lib/site/openapi/slug.js
var slug = __webpack_require__(4485);
// EXTERNAL MODULE: ./lib/site/openapi/media.js + 1 modules
var openapi_media = __webpack_require__(89112);
;// CONCATENATED MODULE: ./lib/site/openapi/asyncapi/messages.js


/** The messages of a channel, in the order of the document. */
function messagesOf(channel, root, resolver) {
    const messages = (0,openapi_json/* textOf */.b6)(root.asyncapi)?.startsWith('2')
        ? messagesOfVersion2(channel, resolver)
        : messagesOfVersion3(channel, root, resolver);
    const usual = (0,openapi_json/* textOf */.b6)(root.defaultContentType);
    // JSON is what everybody expects.
    if (usual === undefined || (0,openapi_media/* isJson */.Fh)(usual))
        return messages;
    return messages.map((message) => ({ ...message, contentType: message.contentType ?? usual }));
}
/** Version 2: operations stand in the channel and speak of the client: what it publishes, it sends. */
function messagesOfVersion2(channel, resolver) {
    return ['publish', 'subscribe'].flatMap((key) => {
        if (channel[key] === undefined)
            return [];
        const operation = resolver.resolve(channel[key]);
        const message = resolver.resolve(operation.message);
        const all = (0,openapi_json/* listOf */.c3)(message.oneOf).length > 0 ? (0,openapi_json/* listOf */.c3)(message.oneOf) : [message];
        const direction = key === 'publish' ? 'sent' : 'received';
        return all.map((one, index) => readMessage(resolver.nameOf(one) ?? `Message ${index + 1}`, wholeMessage(one, resolver), direction, [
            ...(all.length === 1 ? [operation] : []),
        ]));
    });
}
/** What is said of the operations of a channel that no message of it says already. */
function unsaidOperations(channel, root, resolver, messages) {
    const said = new Set(messages.flatMap(({ title, description = '' }) => {
        const [summary = '', ...rest] = description.split('\n\n');
        return [title, description, summary, rest.join('\n\n')];
    }));
    const own = [channel.publish, channel.subscribe].filter((operation) => operation !== undefined);
    return [...own.map(resolver.resolve), ...operationsOf(channel, root, resolver)].flatMap((operation) => {
        const text = described(operation);
        const parts = [(0,openapi_json/* textOf */.b6)(operation.summary), (0,openapi_json/* textOf */.b6)(operation.description)];
        if (text === undefined || parts.every((part) => part === undefined || said.has(part)))
            return [];
        const title = (0,openapi_json/* textOf */.b6)(operation.summary) ?? (0,openapi_json/* textOf */.b6)(operation.title);
        const about = (0,openapi_json/* textOf */.b6)(operation.description);
        return [
            title === undefined
                ? text
                : [`**${title.trim()}**`, ...(about === undefined ? [] : [about])].join('\n\n'),
        ];
    });
}
/** The messages of a channel by name; some write a reference to the only one in place of the names. */
function namedMessages({ messages }, resolver) {
    const all = resolver.resolve(messages);
    const isOne = ['payload', 'headers', 'contentType', 'examples'].some((key) => Object.hasOwn(all, key));
    return isOne && typeof (0,openapi_json/* objectOf */.Xy)(messages).$ref === 'string'
        ? [[resolver.nameOf(messages) ?? 'Message', messages]]
        : Object.entries(all);
}
function operationsOf(channel, root, resolver) {
    return Object.values((0,openapi_json/* objectOf */.Xy)(root.operations))
        .map((operation) => resolver.resolve(operation))
        .filter((operation) => resolver.resolve(operation.channel) === channel);
}
/** Version 3: operations stand apart and speak of the application: what it receives, its client sends. */
function messagesOfVersion3(channel, root, resolver) {
    const operations = operationsOf(channel, root, resolver);
    const named = namedMessages(channel, resolver);
    const isOfOne = ({ messages }) => (messages === undefined ? named : (0,openapi_json/* listOf */.c3)(messages)).length === 1;
    return named.map(([name, value]) => {
        const message = resolver.resolve(value);
        const own = operations.filter(({ messages }) => messages === undefined || (0,openapi_json/* listOf */.c3)(messages).some((one) => resolver.resolve(one) === message));
        const actions = own.map(({ action }) => action);
        const sent = actions.includes('receive');
        const received = actions.includes('send');
        const direction = sent && received ? 'sent and received' : sent ? 'sent' : received ? 'received' : undefined;
        return readMessage(name, wholeMessage(message, resolver), direction, own.filter(isOfOne));
    });
}
/** Summary and description, each where it says something of its own. */
function described({ summary, description }) {
    const texts = [(0,openapi_json/* textOf */.b6)(summary), (0,openapi_json/* textOf */.b6)(description)].filter((text) => text !== undefined);
    return texts.length === 0 ? undefined : [...new Set(texts)].join('\n\n');
}
/** A message with what it shares with others: their traits, and the headers of all. */
function wholeMessage(value, resolver) {
    const message = resolver.resolve(value);
    const all = [...(0,openapi_json/* listOf */.c3)(message.traits).map((trait) => resolver.resolve(trait)), message];
    const headers = all.flatMap((one) => (one.headers === undefined ? [] : [one.headers]));
    const joined = headers.length > 1 ? { allOf: headers } : headers[0];
    return { ...Object.assign({}, ...all), ...(joined === undefined ? {} : { headers: joined }) };
}
/** A message; one without a description has that of an operation that is of it alone. */
function readMessage(name, raw, direction, operation) {
    const payload = (0,openapi_json/* objectOf */.Xy)(raw.payload);
    return {
        title: (0,openapi_json/* textOf */.b6)(raw.title) ?? (0,openapi_json/* textOf */.b6)(raw.name) ?? name,
        description: described(raw) ?? operation.map(described).find((text) => text !== undefined),
        direction,
        // Version 3 may wrap a payload with the format of its schema.
        payload: payload.schema !== undefined && payload.type === undefined ? payload.schema : raw.payload,
        headers: raw.headers,
        contentType: (0,openapi_json/* textOf */.b6)(raw.contentType),
        examples: (0,openapi_json/* listOf */.c3)(raw.examples).flatMap((example) => {
            const { payload: value, summary, name } = (0,openapi_json/* objectOf */.Xy)(example);
            return value === undefined ? [] : [{ title: (0,openapi_json/* textOf */.b6)(summary) ?? (0,openapi_json/* textOf */.b6)(name), value }];
        }),
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
    if (!/^[23]\./.test((0,openapi_json/* textOf */.b6)(root.asyncapi) ?? '')) {
        report({
            severity: 'error',
            kind: 'api-document',
            message: `This is no AsyncAPI description that is understood: "asyncapi" is ${JSON.stringify(root.asyncapi ?? null)}.`,
            hint: 'Write "asyncapi: 3.0.0".',
            file,
        });
        return undefined;
    }
    (0,openapi_resolve/* absolute */.ys)(root, file);
    const resolver = (0,openapi_resolve/* createResolver */.Tw)(file, root, files, parse, report);
    const unique = (0,slug/* uniqueNames */.u)();
    const servers = (0,openapi_json/* objectOf */.Xy)(root.servers);
    const channels = Object.entries((0,openapi_json/* objectOf */.Xy)(root.channels)).map(([name, value]) => {
        const raw = resolver.resolve(value);
        const title = (0,openapi_json/* textOf */.b6)(raw.title) ?? name;
        const { query, headers } = resolver.resolve(resolver.resolve(raw.bindings).ws);
        const messages = messagesOf(raw, root, resolver);
        return {
            name,
            title,
            description: [described(raw), furtherReading(raw)].filter((text) => text !== undefined).join('\n\n') || undefined,
            address: (0,openapi_json/* textOf */.b6)(raw.address) ?? name,
            slug: unique((0,slug/* slugOf */.t)(title)),
            parameters: (0,openapi_json/* objectOf */.Xy)(raw.parameters),
            query,
            headers,
            servers: serversOf(raw, servers, resolver).map(serverOf),
            operations: unsaidOperations(raw, root, resolver, messages),
            messages,
        };
    });
    return {
        ...resolver,
        source: file,
        title: (0,openapi_json/* textOf */.b6)((0,openapi_json/* objectOf */.Xy)(root.info).title) ?? 'Channels',
        authorizations: authorizationsOf(serversOf({}, servers, resolver)[0] ?? {}, root, resolver),
        channels,
    };
}
/** Version 2 names schemes with the scopes they need, version 3 refers to them. */
function authorizationsOf(server, root, resolver) {
    const schemes = (0,openapi_json/* objectOf */.Xy)((0,openapi_json/* objectOf */.Xy)(root.components).securitySchemes);
    const read = (name, value, needed) => {
        const raw = resolver.resolve(value);
        const scheme = raw.type === 'httpApiKey' ? { ...raw, type: 'apiKey' } : raw;
        return { name, scheme, scopes: (0,openapi_json/* listOf */.c3)(needed ?? raw.scopes).map(openapi_json/* shown */.SP) };
    };
    return (0,openapi_json/* listOf */.c3)(server.security)
        .filter(openapi_json/* isObject */.Gv)
        .map((way) => typeof way.$ref === 'string' || typeof way.type === 'string'
        ? [read(resolver.nameOf(way) ?? (0,openapi_json/* shown */.SP)(way.type), way, undefined)]
        : Object.entries(way).flatMap(([name, scopes]) => Object.hasOwn(schemes, name) ? [read(name, schemes[name], scopes)] : []));
}
/** The servers of a channel: those that it names (version 2) or refers to (version 3), else all. */
function serversOf(channel, all, resolver) {
    const own = (0,openapi_json/* listOf */.c3)(channel.servers).map((server) => (typeof server === 'string' ? all[server] : server));
    return (own.length > 0 ? own : Object.values(all)).map((server) => resolver.resolve(server));
}
function serverOf(server) {
    const protocol = (0,openapi_json/* textOf */.b6)(server.protocol) ?? 'wss';
    const host = (0,openapi_json/* textOf */.b6)(server.host);
    const url = (0,openapi_json/* textOf */.b6)(server.url) ?? '';
    const address = host !== undefined
        ? `${protocol}://${host}${(0,openapi_json/* textOf */.b6)(server.pathname) ?? ''}`
        : url.includes('://')
            ? url
            : `${protocol}://${url}`;
    return (0,openapi_servers/* readServer */.Wb)({ ...server, url: address, description: described(server) });
}

// EXTERNAL MODULE: ./lib/site/openapi/operations.js + 1 modules
var openapi_operations = __webpack_require__(25043);
;// CONCATENATED MODULE: ./lib/site/openapi/swagger.js



/**
 * Brings a Swagger 2 document up to OpenAPI 3.0. What the upgrade library passes over is put right around it: bodies
 * and forms that are referred to or belong to a whole path, what is said of the fields of a form, `x-nullable`, and the
 * content types of single operations.
 */
function upgradeSwagger(parsed, upgrade) {
    // A copy, as it is changed; numbers that were kept as they were written would not survive the upgrade either.
    const swagger = JSON.parse(JSON.stringify(parsed));
    extensions(swagger);
    const forms = swagger_operationsOf(swagger).map(({ path, method, operation, shared }) => {
        const fields = ownBody(swagger, operation, shared);
        ownResponses(swagger, operation);
        return { path, method, fields };
    });
    delete swagger.produces;
    for (const item of Object.values((0,openapi_json/* objectOf */.Xy)(swagger.paths))) {
        if ((0,openapi_json/* isObject */.Gv)(item) && Array.isArray(item.parameters))
            item.parameters = item.parameters.filter((one) => !isOfBody(deref(swagger, one)));
    }
    const root = (0,openapi_json/* objectOf */.Xy)(upgrade(swagger));
    for (const { path, method, fields } of forms) {
        const operation = (0,openapi_json/* objectOf */.Xy)((0,openapi_json/* objectOf */.Xy)((0,openapi_json/* objectOf */.Xy)(root.paths)[path])[method]);
        for (const media of Object.values((0,openapi_json/* objectOf */.Xy)((0,openapi_json/* objectOf */.Xy)(operation.requestBody).content))) {
            if ((0,openapi_json/* isObject */.Gv)(media))
                describeForm(media, fields);
        }
    }
    return root;
}
function swagger_operationsOf(swagger) {
    return Object.entries((0,openapi_json/* objectOf */.Xy)(swagger.paths)).flatMap(([path, item]) => openapi_operations/* METHODS */.J8.flatMap((method) => {
        const operation = (0,openapi_json/* objectOf */.Xy)(item)[method];
        if (!(0,openapi_json/* isObject */.Gv)(operation))
            return [];
        return [
            { path, method, operation: operation, shared: (0,openapi_json/* listOf */.c3)((0,openapi_json/* objectOf */.Xy)(item).parameters) },
        ];
    }));
}
/** Gives an operation its body and form fields as parameters of its own, and returns the fields. */
function ownBody(swagger, operation, shared) {
    const own = (0,openapi_json/* listOf */.c3)(operation.parameters).map((one) => {
        const parameter = deref(swagger, one);
        return isOfBody(parameter) ? parameter : one;
    });
    const inherited = shared.map((one) => deref(swagger, one)).filter(isOfBody);
    const isOverridden = (parameter) => own.some((one) => {
        const { in: place, name } = (0,openapi_json/* objectOf */.Xy)(one);
        return place === parameter.in && (place === 'body' || name === parameter.name);
    });
    const all = [...inherited.filter((parameter) => !isOverridden(parameter)), ...own];
    if (all.length > 0)
        operation.parameters = all;
    return all.filter((one) => (0,openapi_json/* objectOf */.Xy)(one).in === 'formData');
}
/** Gives an operation its content types and responses as its own: what it produces itself goes before what all do. */
function ownResponses(swagger, operation) {
    if (operation.produces === undefined && swagger.produces !== undefined)
        operation.produces = swagger.produces;
    const responses = (0,openapi_json/* objectOf */.Xy)(operation.responses);
    for (const [status, response] of Object.entries(responses)) {
        const name = /^#\/responses\/(.+)$/.exec((0,openapi_json/* textOf */.b6)((0,openapi_json/* objectOf */.Xy)(response).$ref) ?? '')?.[1] ?? '';
        const shared = (0,openapi_json/* objectOf */.Xy)(swagger.responses)[name];
        if ((0,openapi_json/* isObject */.Gv)(shared))
            responses[status] = structuredClone(shared);
    }
}
function deref(swagger, parameter) {
    const reference = (0,openapi_json/* textOf */.b6)((0,openapi_json/* objectOf */.Xy)(parameter).$ref);
    if (reference === undefined)
        return (0,openapi_json/* objectOf */.Xy)(parameter);
    const name = /^#\/parameters\/(.+)$/.exec(reference)?.[1] ?? '';
    return (0,openapi_json/* objectOf */.Xy)((0,openapi_json/* objectOf */.Xy)(swagger.parameters)[name]);
}
function isOfBody({ in: place }) {
    return place === 'body' || place === 'formData';
}
const SEPARATED = { ssv: 'spaceDelimited', pipes: 'pipeDelimited' };
/** Says of the fields of a form what was said of the parameters they were. */
function describeForm(media, fields) {
    const properties = (0,openapi_json/* objectOf */.Xy)(media.schema).properties;
    if (!(0,openapi_json/* isObject */.Gv)(properties))
        return;
    const encoding = { ...(0,openapi_json/* objectOf */.Xy)(media.encoding) };
    for (const field of fields) {
        const name = String(field.name);
        if (!Object.hasOwn(properties, name))
            continue;
        const { in: _in, name: _name, required: _required, collectionFormat, ...schema } = field;
        properties[name] = {
            ...schema,
            ...(schema.type === 'file' ? { type: 'string', format: 'binary' } : {}),
        };
        if (schema.type !== 'array' || collectionFormat === 'multi')
            continue;
        encoding[name] = { style: (0,look_up/* lookUp */.T)(SEPARATED, String(collectionFormat)) ?? 'form', explode: false };
    }
    if (Object.keys(encoding).length > 0)
        media.encoding = encoding;
}
/** Version 2 has `nullable`, and examples of parameters, as extensions only. */
function extensions(value) {
    if (Array.isArray(value))
        value.forEach(extensions);
    if (!(0,openapi_json/* isObject */.Gv)(value))
        return;
    const holder = value;
    if (holder['x-nullable'] === true)
        holder.nullable = true;
    if (typeof holder.in === 'string' && holder['x-example'] !== undefined)
        holder.example ??= holder['x-example'];
    Object.values(value).forEach(extensions);
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
    if ((0,openapi_json/* textOf */.b6)(parsed.swagger)?.startsWith('2')) {
        const { upgradeFromTwoToThree } = await __webpack_require__.e(/* import() */ 2675).then(__webpack_require__.bind(__webpack_require__, 32675));
        try {
            root = upgradeSwagger(parsed, upgradeFromTwoToThree);
        }
        catch (error) {
            return give('error', 'api-document', `This Swagger 2 file cannot be brought up to OpenAPI 3: ${(0,failure/* messageOf */.bD)(error)}`, 'Check it with a validator.');
        }
    }
    else if (!(0,openapi_json/* textOf */.b6)(parsed.openapi)?.startsWith('3')) {
        return give('error', 'api-document', `This is no API description that is understood: "openapi" is ${JSON.stringify(parsed.openapi ?? null)}.`, 'Write "openapi: 3.1.0" or 3.0, or "swagger: \'2.0\'".');
    }
    // Only a document with references into other files needs its own made absolute, which costs a walk over all of it.
    if (/\$ref["']?\s*:\s*["']?[^"'#\s]/.test(text))
        (0,openapi_resolve/* absolute */.ys)(root, file);
    const resolver = (0,openapi_resolve/* createResolver */.Tw)(file, root, files, parse, report);
    const info = (0,openapi_json/* objectOf */.Xy)(root.info);
    return {
        ...resolver,
        source: file,
        title: (0,openapi_json/* textOf */.b6)(info.title) ?? 'API reference',
        version: (0,openapi_json/* textOf */.b6)(info.version),
        description: (0,openapi_json/* textOf */.b6)(info.description),
        servers: (0,openapi_json/* listOf */.c3)(root.servers).map(openapi_json/* objectOf */.Xy),
        operations: (0,openapi_operations/* listOperations */.RT)(root, resolver),
        raw: root,
    };
}

// EXTERNAL MODULE: ./lib/site/openapi/reference.js
var openapi_reference = __webpack_require__(33017);
// EXTERNAL MODULE: ./lib/site/navigation/endpoints.js + 1 modules
var navigation_endpoints = __webpack_require__(28000);
// EXTERNAL MODULE: ./lib/site/navigation/pages.js + 1 modules
var navigation_pages = __webpack_require__(23435);
;// CONCATENATED MODULE: ./lib/site/navigation/generated.js


/** Whether a navigation leads to no page: it is missing, empty, or holds links only. */
function listsNothing(navigation) {
    return ((0,navigation_listed/* listedPaths */.AR)(navigation).size === 0 &&
        (0,navigation_listed/* attachedSources */.dG)(navigation, 'openapi').length === 0 &&
        (0,navigation_listed/* attachedSources */.dG)(navigation, 'asyncapi').length === 0);
}
/**
 * The navigation of a project that gives none: the pages of each folder, subfolders as groups behind them, and at the
 * end a whole reference of the API descriptions that the settings name.
 */
function generatedNavigation(paths, apis) {
    const { pages = [] } = generated_folder([...paths].sort(byReading), '');
    const references = [
        apis.openapi === undefined ? [] : [{ group: '', openapi: apis.openapi }],
        apis.asyncapi === undefined ? [] : [{ group: 'Events', asyncapi: apis.asyncapi }],
    ].flat();
    return { pages: [...pages, ...references] };
}
function generated_folder(paths, prefix) {
    const own = paths.filter((path) => !path.slice(prefix.length).includes('/'));
    const below = [
        ...new Set(paths.flatMap((path) => {
            const end = path.indexOf('/', prefix.length);
            return end < 0 ? [] : [path.slice(0, end + 1)];
        })),
    ];
    const groups = below.map((inner) => ({
        group: (0,navigation_pages/* titleFromPath */.Yc)(inner.slice(0, -1)),
        ...generated_folder(paths.filter((path) => path.startsWith(inner)), inner),
    }));
    return { pages: [...own, ...groups] };
}
/** An index page opens its folder. */
function byReading(a, b) {
    const key = (path) => path.replace(/(^|\/)index$/, '$1\u0000');
    return key(a) < key(b) ? -1 : 1;
}

// EXTERNAL MODULE: ./lib/site/navigation/tree.js
var navigation_tree = __webpack_require__(45596);
;// CONCATENATED MODULE: ./lib/site/navigation/counterparts.js

/**
 * Finds the page of another choice that says what a page of one says: `fr/start` for `en/start`. Pages that both list,
 * such as one API reference for all languages, stand for themselves, and say nothing of the folders of either.
 */
function counterpartFinder() {
    const territories = new Map();
    const folders = new Map();
    const territory = (entry) => {
        const known = territories.get(entry) ?? new Map([...(0,navigation_tree/* allPages */.S4)(entry.node)].map((page) => [page.path, page]));
        territories.set(entry, known);
        return known;
    };
    const folder = (entry, beside) => {
        const ofEntry = folders.get(entry) ?? new Map();
        folders.set(entry, ofEntry);
        const known = ofEntry.get(beside) ?? sharedFolder(territory(entry), territory(beside));
        ofEntry.set(beside, known);
        return known;
    };
    return (entry, page, from) => {
        const pages = territory(entry);
        const same = pages.get(page.path);
        if (same !== undefined)
            return same;
        const here = folder(from, entry);
        const moved = page.path.startsWith(here)
            ? pages.get(folder(entry, from) + page.path.slice(here.length))
            : undefined;
        return moved ?? renamed(page.path, from.name, entry.name).flatMap((path) => pages.get(path) ?? [])[0];
    };
}
/** The folder that all pages of a choice share which another has not, with a slash behind; empty for the root. */
function sharedFolder(pages, others) {
    let shared;
    for (const path of pages.keys()) {
        if (others.has(path))
            continue;
        shared ??= path.slice(0, path.lastIndexOf('/') + 1);
        while (!path.startsWith(shared))
            shared = shared.slice(0, shared.lastIndexOf('/', shared.length - 2) + 1);
    }
    return shared ?? '';
}
/** Where a path leads with the folder of one choice in place of another's; a default choice may have none. */
function renamed(path, from, to) {
    const parts = path.split('/');
    const [own, others] = [folderNames(from), folderNames(to)];
    const at = parts.findIndex((part) => own.includes(part));
    return at < 0
        ? others.map((name) => `${name}/${path}`)
        : [...others.map((name) => parts.with(at, name).join('/')), parts.toSpliced(at, 1).join('/')];
}
/** What the folder of a choice may be called: `v1` of the version "1.0", or of "v1 (legacy)". */
function folderNames(name) {
    const [word = name] = name.split(' ');
    const [, number, major] = /^v?((\d+)(?:\.[\w-]+)*)$/i.exec(word) ?? [];
    const numbered = number === undefined ? [] : [`v${number}`, number, `v${major}`, major ?? number];
    return [...new Set([name, word, ...numbered])];
}

;// CONCATENATED MODULE: ./lib/site/navigation/places.js


const NOWHERE = {
    sidebar: { id: -1, items: [] },
    switches: [],
    groups: [],
    previous: undefined,
    next: undefined,
    listed: false,
    found: false,
};
/**
 * Finds every page's places, one in each sidebar that lists it. Those that are not hidden come first, and of them those
 * in the default choices. `searchable` are the pages of hidden parts that are to be found all the same.
 */
function placePages(root, index, searchable) {
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
        const order = [...new Set((0,navigation_tree/* pagesOf */.E0)(sidebar.items))].filter((page) => page.url === undefined);
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
                listed: !isHidden(switches),
                found: !isHidden(switches) || searchable.has(page),
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
        list.sort((a, b) => Number(b.listed) - Number(a.listed) || asideOf(a.switches) - asideOf(b.switches));
        const copies = list.map((place, index) => index === 0 ? place : { ...place, at: `${path}~${index + 1}` });
        places.set(path, copies);
    }
    const home = index ?? (0,navigation_tree/* firstPage */.SV)(root);
    const neighbours = byFolder(places);
    const sameIn = counterpartFinder();
    /** Of several places of a page in an entry, the one most like that of the reader. */
    const addressIn = (entry, page, isNear) => {
        const inside = (places.get(page.path) ?? []).filter(({ switches }) => switches.some(({ active }) => active === entry));
        const nearness = ({ switches }) => switches.filter(({ active }) => active !== undefined && isNear(active)).length;
        return inside.toSorted((a, b) => nearness(b) - nearness(a))[0]?.at ?? page.path;
    };
    return {
        home,
        sidebars,
        isListed: (page) => places.get(page.path)?.some(({ listed }) => listed) ?? false,
        isFound: (page) => searchable.has(page) || (places.get(page.path)?.some(({ found }) => found) ?? false),
        of(page, sidebar) {
            const own = places.get(page.path) ?? [];
            const found = own.find((place) => place.sidebar === sidebar) ?? own[0];
            if (found !== undefined)
                return found;
            const near = neighbour(page.path, neighbours) ??
                (home && places.get(home.path)?.[0]) ??
                places.values().next().value?.[0];
            const lent = { groups: [], previous: undefined, next: undefined, listed: false, at: page.path };
            return { ...(near ?? NOWHERE), ...lent, found: searchable.has(page) };
        },
        others: (page) => places.get(page.path)?.slice(1) ?? [],
        target(entry, page, from, place) {
            const isNear = likeThose(place?.switches ?? []);
            const follows = from !== undefined && from !== entry && !STARTS_ANEW.has(entry.kind);
            const found = (follows ? sameIn(entry, page, from) : undefined) ?? (0,navigation_tree/* firstPage */.SV)(entry.node, isNear);
            return found && addressIn(entry, found, isNear);
        },
        counterparts(page, { active, switch: { entries } }) {
            if (active === undefined)
                return [];
            return entries.flatMap((entry) => {
                if (entry === active)
                    return [[entry, page]];
                const same = sameIn(entry, page, active);
                return same === undefined || same === page ? [] : [[entry, same]];
            });
        },
    };
}
/** Whether search engines and others are not told of a page that is `found` in the navigation, or is not. */
function isKeptBack(page, found, { home, indexing }) {
    return page.noindex || (!found && indexing === 'navigable' && page !== home);
}
function isHidden(switches) {
    return switches.some(({ active }) => active?.hidden === true);
}
/** Choices that lead to their first page, not to one like that of the reader. */
const STARTS_ANEW = new Set(['tab', 'item', 'anchor']);
/** Tells the choices that a reader has made already: the same version in another language. */
function likeThose(switches) {
    return ({ kind, name, hidden }) => !hidden && switches.some(({ active }) => active?.kind === kind && active.name === name);
}
/** In how many switches a place is not in the choice that is the default. */
function asideOf(switches) {
    return switches.filter(({ active, switch: { entries } }) => active?.isDefault === false && entries.some(({ isDefault }) => isDefault)).length;
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

;// CONCATENATED MODULE: ./lib/site/openapi/page/anchors.js

/** Ids that begin with `prefix`, as those of hosted services do; `claim` makes them unique on the page. */
function fieldAnchors(prefix, claim) {
    return {
        of(name) {
            const part = kebabOf(name);
            const id = claim(part === '' ? `${prefix}-field` : `${prefix}-${part}`);
            return { id, inner: fieldAnchors(id, claim) };
        },
    };
}

;// CONCATENATED MODULE: ./lib/site/markdown/field-names.js

const CONTROL = /<(?:input|select|textarea)\b/;
const TOKEN = /<style\b[^>]*>[\s\S]*?<\/style>|<(textarea|select|svg)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gi;
/** What says itself what it is called. */
const field_names_NAMED = /\s(?:aria-label|aria-labelledby|title|placeholder)="[^"]/;
/** Kinds that are never seen, or are named by the browser. */
const NEEDLESS = /\stype="(?:hidden|submit|reset|button|image)"/i;
/** Kinds with their words behind them. */
const CHOICE = /\stype="(?:checkbox|radio)"/i;
const LENGTH = 80;
/**
 * Names the fields of a form that have no label: by the words next to them, which say to those who see the page what
 * they are for. Authors mostly leave the two apart, `<label>Size</label><input />`.
 */
function withFieldNames(html) {
    if (!CONTROL.test(html))
        return html;
    const tokens = [...html.matchAll(TOKEN)];
    const labelled = new Set([...html.matchAll(/<label\b[^>]*\sfor="([^"]*)"/g)].map(([, id]) => id));
    let out = '';
    let from = 0;
    let above = '';
    /** Whether a label is around that has words. */
    let isLabelled = false;
    for (const [index, token] of tokens.entries()) {
        const [written, whole, wholeAttributes, , closing, tag, tagAttributes] = token;
        const name = (whole ?? tag)?.toLowerCase();
        const given = wholeAttributes ?? tagAttributes ?? '';
        if (name === undefined) {
            if (!written.startsWith('<') && /[\p{L}\p{N}]/u.test(written))
                above = written;
        }
        else if (name === 'label')
            isLabelled = closing !== '/' && field_names_wordsIn(html, token.index + written.length, '</label>');
        else if (closing !== '/' && /^(?:input|select|textarea)$/.test(name)) {
            const id = / id="([^"]*)"/.exec(given)?.[1];
            const isNamed = isLabelled || field_names_NAMED.test(given) || NEEDLESS.test(given) || labelled.has(id ?? '');
            if (isNamed)
                continue;
            const below = tokens[index + 1]?.[0] ?? '';
            const words = CHOICE.test(given) && /^\s*[^<\s]/.test(below) ? below : above;
            const own = / name="([^"]+)"/.exec(given)?.[1] ?? / type="([^"]+)"/.exec(given)?.[1] ?? name;
            const at = token.index + 1 + name.length;
            out += html.slice(from, at) + (0,markdown_html/* attributes */.uK)({ 'aria-label': shortened(words) || (0,markdown_html/* unescapeText */.Uw)(own) });
            from = at;
        }
    }
    return out + html.slice(from);
}
function field_names_wordsIn(html, from, end) {
    const to = html.indexOf(end, from);
    const inside = html.slice(from, to < 0 ? undefined : to);
    return (inside.replace(/<(select|textarea|svg)\b[\s\S]*?<\/\1>|<[^>]*>/gi, '').trim() !== '' ||
        / alt="[^"]/.test(inside));
}
function shortened(words) {
    const line = (0,markdown_html/* unescapeText */.Uw)(words).replace(/\s+/g, ' ').trim().replace(/:$/, '');
    return line.length <= LENGTH ? line : `${line.slice(0, LENGTH - 1).trimEnd()}\u2026`;
}

;// CONCATENATED MODULE: ./lib/site/markdown/plain-expression.js
/** A comment is nothing, a text itself; the rest stays as written. */
function expressionText(expression) {
    if (/^\s*(?:\/\*[\s\S]*\*\/\s*)*$/.test(expression))
        return '';
    return writtenText(expression) ?? `{${expression}}`;
}
/** The text that an expression is, where nothing is filled in. */
function writtenText(expression) {
    const [, quote, text = ''] = /^\s*(["'`])((?:\\[\s\S]|(?!\1)[^\\])*)\1\s*$/.exec(expression) ?? [];
    if (quote === undefined || (quote === '`' && /(?<!\\)\$\{/.test(text)))
        return undefined;
    return text.replace(ESCAPE, (_, braced, four, two, sign = '') => {
        const code = braced ?? four ?? two;
        return code === undefined ? (BLANKS[sign] ?? sign) : String.fromCodePoint(Number.parseInt(code, 16));
    });
}
/** What a text writes with a backslash: a sign, or its number. */
const ESCAPE = /\\(?:u\{0*(10[\da-fA-F]{4}|[\da-fA-F]{1,5})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g;
/** What is written `\n` and `\t` in a text. */
const BLANKS = { n: '\n', t: '\t' };
/** Whether it is a function for a component to call, which is never shown itself: `{({ value }) => \u2026}`. */
function isFunction(expression) {
    return /^\s*(?:\w+|\([^()]*\))\s*=>/.test(expression);
}
/** The text of an element, as far as it is written out: `<>One <b>two</b></>`. */
function plain_expression_wordsOf(expression) {
    if (!/^\s*<[^{]*>\s*$/.test(expression))
        return undefined;
    const words = expression.replace(/<[^<>]*>/g, '').replace(/\s+/g, ' ');
    return words.trim() === '' ? undefined : words.trim();
}

;// CONCATENATED MODULE: ./lib/site/markdown/code-span.js
/** Text as code in a line of Markdown, between more marks than it has itself. */
function codeSpan(text) {
    const marks = marksAround(text, 1);
    return marks.length === 1 ? `\`${text}\`` : `${marks} ${text} ${marks}`;
}
/** Backquotes, so many that those in a text end nothing. */
function marksAround(text, least) {
    const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
    return '`'.repeat(Math.max(least, longest + 1));
}

;// CONCATENATED MODULE: ./lib/site/markdown/plain-link.js
/** Text as a link. One around blocks is at their heading, else at their first line. */
function linked(text, href) {
    const line = /^(#+ )(.+)$/m.exec(text) ??
        /^(\s*(?:(?:[->]|\d+\.) +)*)((?!!\[)\S.*)$/m.exec(text) ??
        /^(\s*)(\S.*)$/m.exec(text);
    if (line === null)
        return text;
    const [whole, before = '', words = ''] = line;
    return `${text.slice(0, line.index)}${before}[${words.trim()}](${href})${text.slice(line.index + whole.length)}`;
}
/**
 * Where a link of the finished page leads: pages are without `.html` there, what is on another host or is a file is not.
 */
function addressOf(href, { rooted, path }) {
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(href))
        return href;
    const bare = href.replace(/\.html(?=[?#]|$)/, '');
    const page = rooted(bare);
    if (page !== bare || bare === href)
        return page;
    const file = rooted(href);
    if (file !== href)
        return file;
    // What leads nowhere is told from the root all the same.
    const { pathname, search, hash } = new URL(bare, `https://localhost/${path}`);
    return pathname + search + hash;
}

;// CONCATENATED MODULE: ./lib/site/markdown/plain-marks.js

/** Over how many rows or columns a cell goes. */
function spanOf(what, attributes) {
    return Number(new RegExp(`\\b${what}span="([1-9]\\d?)"`, 'i').exec(attributes)?.[1] ?? 1);
}
/** A formula as it is written. */
function formulaOf(formula, attributes) {
    return /\bdisplay="block"/.test(attributes) ? `$$${formula.trim()}$$` : `$${formula.trim()}$`;
}
/** What is quoted, or called out under its label. */
function quoted(text, label, indent) {
    const words = text.trim();
    if (words === '')
        return '';
    const lines = `${label === '' ? '' : `**${label}**\n\n`}${words}`.split('\n');
    return lines
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .map((line) => (line.trim() === '' ? '>' : `> ${line}`))
        .join(`\n${indent}`);
}
/** Words with signs of emphasis around them, where nothing in them is emphasized. */
function strong(text, sign) {
    const words = text.trim();
    return words === '' || words.includes('*') ? text : text.replace(words, () => `${sign}${words}${sign}`);
}
/** Words as code. */
function marked(text) {
    return text.trim() === '' ? text : codeSpan(text);
}

;// CONCATENATED MODULE: ./lib/site/markdown/plain-media.js

/** What a drawing shows, where it says so. */
function labelOf(attributes) {
    return attributeValue('aria-label', attributes).trim();
}
/** A picture that says something. */
function picture(attributes, follow) {
    const [alt, source] = [attributeValue('alt', attributes), attributeValue('src', attributes)];
    return alt === '' || source === '' ? '' : `![${alt}](${follow(source)})`;
}
/** What is heard or seen, as a link to it. */
function film(attributes, inside, follow) {
    const given = /^[^>]*>\s*<source\b([^>]*)>/.exec(inside)?.[1] ?? '';
    const source = attributeValue('src', attributes) || attributeValue('src', given);
    const name = attributeValue('title', attributes) ||
        attributeValue('aria-label', attributes) ||
        source.slice(source.lastIndexOf('/') + 1);
    return source === '' ? '' : `[${name || source}](${follow(source)})`;
}
/** The value of an attribute; empty where a tag has none. */
function attributeValue(name, attributes) {
    return (0,markdown_html/* unescapeText */.Uw)(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

;// CONCATENATED MODULE: ./lib/site/markdown/plain-signs.js
/** What names and attributes of elements tell of them, where HTML becomes Markdown. */
/** Titles that are no headings. */
const TITLE = /\bclass="c-(?:accordion|callout|step|tab|view)-title"/;
const WHOLE_CARD = /\bclass="c-card-link" .*\baria-label="/;
/** What an entry of a changelog is called, which is a link to itself. */
const UPDATE = /\bclass="c-update-label"/;
/** What is there for readers with a mouse. */
const plain_signs_CONTROL = /\bclass="c-(?:anchor|copy|filter|tablist)\b/;
/** What is drawn, or is there for scripts. */
const SILENT = /^(?:svg|style|script|template)$/;
const plain_signs_BLOCK = /^(?:address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|p|pre|section|summary|table|tr|ul)$/;
/** A box whose parts the style sets apart; those of a button most often are. */
const SPREAD = /\b(?:class="[^"]*(?<![\w:-])(?:inline-)?(?:flex|grid)(?![\w-])|style="[^"]*\bdisplay:\s*(?:inline-)?(?:flex|grid)\b)/;
/** A box whose parts stand one below the other. */
const COLUMN = /\bclass="[^"]*(?<![\w:-])flex-col(?![\w-])|\bstyle="[^"]*\bflex-direction:\s*column(?![\w-])/;
/** What stands apart wherever it is. */
const APART = /^(?:button|label|option|select)$/;
/** Nothing but a block of code. */
const FENCED = /^\s*(`{3,})[^`][\s\S]*\n\1\s*$/;
/** A line of code. */
const plain_signs_LINE = /\bclass="(?:[^"]*[\s_-])?line[\s"]/;
/** What gives an element a look of its own, unless it is one of ours. */
const plain_signs_LOOK = /\b(?:class="(?!c-)|style=")/;
/** The first signs of the words that come next, whatever elements they are in. */
const NEXT = /(?:<[^>]*>)*([^<]{1,3})/uy;
/** A formula, and what of it is but drawn. */
const FORMULA = /<annotation encoding="application\/x-tex">([^<]*)</;
const plain_signs_DRAWN = /\bclass="katex-html"/;
/** A callout, which has a kind or a title of its own. */
const CALLOUT = /\bclass="c-callout c-[a-z]+"(?:.*\baria-label="([^"]*)")?/;
const CALLOUT_TITLE = /\bclass="c-callout-title"/;
const SET_APART = /\bclass="(?:c-badge\b|[^"]*(?<![\w:-])m[lsx]-[1-9])|\bstyle="[^"]*\bmargin-(?:left|inline-start):\s*[1-9]|\bdata-block\b/;
const plain_signs_TOKEN = /<(\/?)([a-z][\w-]*)([^>]*)>|<!--[\s\S]*?-->|[^<]+/gi;

;// CONCATENATED MODULE: ./lib/site/markdown/plain-html.js







/**
 * HTML that components made as Markdown: words, links, headings, lists, tables and code, without what only looks.
 * `follow` says where a link leads.
 */
function htmlAsMarkdown(html, follow) {
    const open = [];
    let text = '';
    let silent = 0;
    /** Where the card begins that is open, or was last. */
    let card = 0;
    /** Of the code that comes next. */
    let language = '';
    let title = '';
    const inside = (name) => open.findLast((one) => one.name === name);
    const lists = () => open.filter(({ name }) => name === 'ul' || name === 'ol');
    const write = (more) => {
        text += more;
    };
    /** Whether nothing stands on the line but what it begins with. */
    const isNewLine = () => /^\s*(?:- |\d+\. |#+ )?$/.test(lineOf(text));
    /** Ends a line of code that is an element of its own, which only a style sets apart from the one above. */
    const nextLine = (name, attributes) => {
        if (name === 'span' && ended === name && plain_signs_LINE.test(attributes) && inside('pre'))
            write('\n');
    };
    /** Ends the line, or the paragraph outside of lists. */
    const breakLine = () => {
        const code = inside('pre');
        if (code !== undefined) {
            // A block in code is a line of it.
            if (text.length > code.at && !text.endsWith('\n'))
                write('\n');
            return;
        }
        if (inside('tr'))
            return;
        const indent = inside('li') === undefined ? '' : indentation(lists());
        if (/^[ ]+$/.test(lineOf(text)))
            text = text.replace(/ +$/, indent);
        if (isNewLine())
            return;
        text = text.trimEnd();
        write(`\n\n${indent}`);
    };
    const beginItem = () => {
        const depth = lists().length;
        const list = lists().at(-1);
        if (list)
            list.count += 1;
        text = text.trimEnd();
        write(text === '' ? '' : depth === 1 && list?.count === 1 ? '\n\n' : '\n');
        write(indentation(lists().slice(0, -1)) + (list?.name === 'ol' ? `${list.count}. ` : '- '));
    };
    /** The element that has ended right before, and whether it has a look of its own. */
    let ended = '';
    let hadLook = false;
    /** Whether words would run into those right before, as `</a><a>` and `Name</span><span>What` do. */
    const runsOn = (name, attributes, at) => {
        if (!isInLine(name) || (ended === '' ? name !== 'span' : !isInLine(ended)))
            return false;
        if (name === 'a' && ended === 'a')
            return true;
        NEXT.lastIndex = at;
        const hasLook = ended !== '' && (hadLook || plain_signs_LOOK.test(attributes));
        return runInto(lineOf(text), NEXT.exec(html)?.[1] ?? '', hasLook);
    };
    /** A blank between what is drawn apart, and stands in a line here. */
    const setApart = (name, attributes = '', at = 0) => {
        if (inside('pre') || inside('code'))
            return;
        const isSpread = open.at(-1)?.isSpread === true && ended !== '';
        const isApart = isSpread || APART.test(name) || APART.test(ended) || (at > 0 && runsOn(name, attributes, at));
        if (!isApart)
            return;
        if (isSpread && open.at(-1)?.isColumn === true && name !== '' && !inside('tr'))
            breakLine();
        else if (/\S$/.test(text) && !isNewLine())
            write(' ');
    };
    /** What stands below the words of a title. */
    const endTitle = () => {
        const titled = open.at(-1);
        if (titled?.sign !== '**')
            return;
        text = text.slice(0, titled.at) + strong(text.slice(titled.at), titled.sign);
        titled.sign = '';
        breakLine();
    };
    /** Leaves the columns empty that a cell of a row above goes down into. */
    const skipTaken = () => {
        const [row, table] = [inside('tr'), inside('table')];
        while (row && table && (table.taken[row.count] ?? 0) > 0) {
            table.taken[row.count] = (table.taken[row.count] ?? 0) - 1;
            row.count += 1;
            write('  |');
        }
    };
    /** Notes how far down a cell goes. */
    const takeRows = (attributes) => {
        const [row, table] = [inside('tr'), inside('table')];
        const rows = spanOf('row', attributes);
        if (row === undefined || table === undefined || rows === 1)
            return;
        for (let n = 0; n < spanOf('col', attributes); n++)
            table.taken[row.count + n] = rows - 1;
    };
    const begin = (name, attributes, place) => {
        const isFilm = /^(?:audio|video)$/.test(name);
        const formula = name === 'math' ? FORMULA.exec(html.slice(place))?.[1] : undefined;
        if (silent === 0 && isFilm)
            write(film(attributes, html.slice(place), follow));
        if (silent === 0 && formula !== undefined)
            write(formulaOf((0,markdown_html/* unescapeText */.Uw)(formula), attributes));
        const isDrawing = name === 'svg' || /\brole="img"/.test(attributes);
        const drawing = isDrawing ? labelOf(attributes) : '';
        if (silent === 0 && drawing !== '') {
            setApart(name);
            write(drawing);
        }
        const isSaid = isFilm || formula !== undefined || drawing !== '';
        const isSilent = SILENT.test(name) || plain_signs_CONTROL.test(attributes) || plain_signs_DRAWN.test(attributes);
        if (silent === 0 && (isSaid || isSilent))
            silent = open.length + 1;
        language = /\bdata-language="([^"]*)"/.exec(attributes)?.[1] ?? language;
        if (/\bclass="mermaid"/.test(attributes))
            language = 'mermaid';
        const isTitle = TITLE.test(attributes);
        const href = UPDATE.test(attributes) ? undefined : /\bhref="([^"]*)"/.exec(attributes)?.[1];
        if (silent === 0) {
            if (name === 'small')
                endTitle();
            if (plain_signs_BLOCK.test(name))
                breakLine();
            else
                setApart(SET_APART.test(attributes) ? 'button' : name, attributes, place);
            nextLine(name, attributes);
            if (name === 'li' && inside('tr'))
                write(/\| $/.test(text) ? '- ' : '<br />- ');
            else if (name === 'li')
                beginItem();
            else if (UPDATE.test(attributes))
                write('## ');
            else if (/^h[1-6]$/.test(name))
                write(`${'#'.repeat(Number(name[1]))} `);
            else if (name === 'pre') {
                const outer = inside(name);
                if (outer !== undefined)
                    outer.count += 1;
                write(`\`\`\`${`${language} ${title}`.trim()}\n`);
                language = '';
                title = '';
            }
            else if (name === 'code' && !inside('pre'))
                write('`');
            else if (name === 'tr')
                write('|');
            else if (name === 'td' || name === 'th') {
                skipTaken();
                takeRows(attributes);
                write(' ');
            }
            else if (/\bclass="c-field-/.test(attributes) && /\S$/.test(text))
                write(', ');
            else if (/\bclass="c-field"/.test(attributes))
                write('- ');
        }
        const isTip = /\bclass="c-tooltip-tip"/.test(attributes);
        const sign = isTitle || (/^(?:b|strong)$/.test(name) && !inside('pre') && !/^#+ /.test(lineOf(text)))
            ? '**'
            : name === 'em' && !inside('pre') && open.every((one) => one.sign !== '**')
                ? '*'
                : /\bclass="c-code-title"/.test(attributes)
                    ? 'code'
                    : isTip
                        ? 'tip'
                        : '';
        const isSpread = name === 'button' || isTip || SPREAD.test(attributes);
        if (/\bclass="c-card[" ]/.test(attributes))
            card = text.length;
        // The link of a card without a title is around all of it, and has no words of its own.
        const at = WHOLE_CARD.test(attributes) ? card : text.length;
        const callout = CALLOUT.exec(attributes);
        const label = name === 'blockquote' ? '' : ((callout && (callout[1] ?? '')) ?? undefined);
        const called = CALLOUT_TITLE.test(attributes) && open.findLast((one) => one.label !== undefined);
        if (called)
            called.label = '';
        open.push({
            name,
            at,
            href: name === 'a' ? href : undefined,
            sign,
            isSpread,
            isColumn: COLUMN.test(attributes),
            hasLook: plain_signs_LOOK.test(attributes),
            label,
            count: /^t[dh]$/.test(name) ? spanOf('col', attributes) : 0,
            taken: [],
        });
        ended = '';
    };
    /** Ends an element; whether it has a look of its own. */
    const end = (name) => {
        const depth = open.findLastIndex((one) => one.name === name);
        const one = open[depth];
        if (one === undefined)
            return false;
        open.length = depth;
        if (silent > depth) {
            if (silent === depth + 1)
                silent = 0;
            return false;
        }
        if (silent > 0)
            return false;
        if (one.label !== undefined && !inside('tr')) {
            const indent = inside('li') === undefined ? '' : indentation(lists());
            text = text.slice(0, one.at) + quoted(text.slice(one.at), (0,markdown_html/* unescapeText */.Uw)(one.label), indent);
        }
        else if (one.href !== undefined)
            text = text.slice(0, one.at) + linked(text.slice(one.at), follow((0,markdown_html/* unescapeText */.Uw)(one.href)));
        else if (one.sign === 'code') {
            title = text.slice(one.at).trim();
            text = text.slice(0, one.at);
        }
        else if (one.sign === 'tip')
            text = `${text.slice(0, one.at).trimEnd()} (${text.slice(one.at).trim()})`;
        else if (one.sign !== '')
            text = text.slice(0, one.at) + strong(text.slice(one.at), one.sign);
        else if (name === 'pre' && one.count > 0 && FENCED.test(text.slice(one.at))) {
            // A box around a block of code is none itself.
            text = text.slice(0, one.at).replace(/```[^\n]*\n$/, '') + text.slice(one.at).trim();
        }
        else if (name === 'pre') {
            const marks = marksAround(text.slice(one.at), 3);
            const code = `${text.slice(one.at)}${text.endsWith('\n') ? '' : '\n'}${marks}`;
            text =
                text.slice(0, one.at).replace(/```(?=[^\n]*\n$)/, marks) +
                    code.replace(/^(?=.)/gm, inside('li') ? indentation(lists()) : '');
        }
        else if (name === 'code' && !inside('pre'))
            text = text.slice(0, one.at).replace(/`$/, '') + marked(text.slice(one.at));
        else if (name === 'td' || name === 'th') {
            const row = inside('tr');
            if (row)
                row.count += one.count;
            // Markdown has no cells over several columns: those beside it are empty.
            write(` |${'  |'.repeat(one.count - 1)}`);
        }
        else if (name === 'tr') {
            const table = inside('table');
            open.push(one);
            skipTaken();
            open.pop();
            if (table && ++table.count === 1)
                write(`\n|${' --- |'.repeat(one.count)}`);
            write('\n');
        }
        else if (name === 'table')
            write('\n');
        if (/^[ou]l$/.test(name) && !inside('li') && !inside('tr'))
            text = `${text.trimEnd()}\n\n`;
        else if (plain_signs_BLOCK.test(name) && name !== 'tr')
            breakLine();
        return one.hasLook;
    };
    for (const match of html.matchAll(plain_signs_TOKEN)) {
        const { index } = match;
        const [token, closing, name, attributes = ''] = match;
        if (name !== undefined) {
            const tag = name.toLowerCase();
            if (tag === 'br' && silent === 0)
                write(inside('tr') ? '<br />' : `\n${inside('li') === undefined ? '' : indentation(lists())}`);
            else if (tag === 'img' && silent === 0)
                write(picture(attributes, follow));
            else if (markdown_html/* VOID_ELEMENTS */.v1.has(tag) || attributes.endsWith('/'))
                continue;
            else if (closing === '/') {
                hadLook = end(tag);
                ended = tag;
            }
            else
                begin(tag, attributes, index);
        }
        else if (silent === 0 &&
            !token.startsWith('<!--') &&
            !/^t(?:able|head|body|r)$/.test(open.at(-1)?.name ?? '')) {
            const words = (0,markdown_html/* unescapeText */.Uw)(token);
            const line = words.replace(/\s+/g, ' ');
            // The number of an item is written already.
            const isNumber = lineOf(text).trim() === `${line.trim()}.` && inside('ol') !== undefined;
            if (isNumber && open.at(-1)?.name !== 'li')
                continue;
            if (/^[^\s,.;:!?)]/.test(line))
                setApart('');
            ended = '';
            write(inside('pre') ? words : /^$|\s$/.test(text.slice(-1)) ? line.trimStart() : line);
        }
    }
    return text
        .replace(/[ \t]+$/gm, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
/** The line that is being written. */
function lineOf(text) {
    return text.slice(text.lastIndexOf('\n') + 1);
}
/** What stands before the lines of an item below its first. */
function indentation(lists) {
    return lists.map(({ name }) => (name === 'ol' ? '   ' : '  ')).join('');
}

;// CONCATENATED MODULE: ./lib/site/markdown/plain-attributes.js



/** Attributes that are texts, numbers or flags; links and files as they can be followed from anywhere. */
function textAttributes(node, { shown, props, rooted }) {
    const values = new Map();
    const set = (name, text) => {
        if (text !== undefined)
            values.set(name, text);
    };
    for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') {
            for (const [name, value] of Object.entries(shown ?? {}))
                set(name, plain_attributes_valueText(value));
            continue;
        }
        const { name, value } = attribute;
        if (value === null || value === undefined)
            values.set(name, 'true');
        else if (typeof value === 'string')
            values.set(name, value);
        else {
            const text = writtenText(value.value) ?? /^\s*([\d.]+|true|false)\s*$/.exec(value.value)?.[1];
            set(name, text ?? plain_attributes_valueText(shown?.[name]) ?? props.get(value.value.trim()) ?? plain_expression_wordsOf(value.value));
        }
    }
    for (const name of ['href', 'src']) {
        const target = values.get(name);
        if (target !== undefined)
            values.set(name, rooted(target));
    }
    return values;
}
/** A text as it is, what elements show on one line, and one of each mode side by side. */
function plain_attributes_valueText(value) {
    if (value !== undefined && (0,interpreter_value/* isMarkup */.RY)(value))
        return plain_attributes_lineOf(value.became?.() ?? '');
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    if (value === undefined || !(0,interpreter_value/* isRecord */.u4)(value))
        return undefined;
    const { light, dark } = value;
    return typeof light === 'string' && typeof dark === 'string' ? `${light} / ${dark}` : undefined;
}
/** The words of HTML, which a title may be made of: without emphasis and links, since a title may be one itself. */
function plain_attributes_lineOf(html) {
    const words = htmlAsMarkdown(html.replace(/<\/?(?:b|strong|em|i)\b[^>]*>/g, ''), (href) => href)
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\s+/g, ' ')
        .trim();
    return words === '' ? undefined : words;
}

;// CONCATENATED MODULE: ./lib/site/markdown/plain-components.js



/** The Markdown of an element. One that is not known here, such as `<div>`, is its content. */
function plainComponent(element) {
    const { name, isChosen, isLine } = element;
    // A part to choose has its name where the component around shows it.
    const other = isChosen && !isLine && /^[A-Z]/.test(name) ? titled : body;
    return ((0,look_up/* lookUp */.T)(WRITERS, name) ?? other)(element);
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
/** Emphasized, where it does not emphasize a part of itself. */
function bold(text) {
    return text.includes('*') ? text : `**${text}**`;
}
function plain_components_callout(label) {
    return (element) => {
        const title = element.attributes.get('title') ?? label;
        return plain_components_quoted(joined(title === '' ? '' : `**${title}**`, element.body()));
    };
}
function plain_components_quoted(text) {
    return text.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}
/** A part with a title: tabs, accordions, views. */
const titled = (element) => {
    const title = element.attributes.get('title') ?? element.attributes.get('label');
    const heading = title === undefined ? undefined : `${'#'.repeat(element.level)} ${title}`;
    return joined(heading, element.attributes.get('description'), element.below());
};
/** As the page shows them: what is no step stands above. */
const plain_components_steps = (element) => joined(element.rest(), ...element.parts().map((part, n) => `${n + 1}. ${indented(part, '   ')}`));
function list(mark) {
    return (element) => {
        const items = element
            .parts()
            .map((part, n) => mark(n) + indented(part.trim(), ' '.repeat(mark(n).length)));
        return joined(element.rest(), items.join(items.some((item) => item.includes('\n\n')) ? '\n\n' : '\n'));
    };
}
function plain_components_heading(level) {
    return (element) => (element.isLine ? element.body() : `${'#'.repeat(level)} ${element.body().trim()}`);
}
const ENTITIES = {
    amp: '&',
    apos: "'",
    gt: '>',
    lbrace: '{',
    lcub: '{',
    lt: '<',
    nbsp: '\u00a0',
    quot: '"',
    rbrace: '}',
    rcub: '}',
};
/** The signs that are written `&lt;` and `&#123;`, since code of Markdown knows no such names. */
function withSigns(text) {
    return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal, hex, name) => {
        const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return name === undefined ? String.fromCodePoint(point) : ((0,look_up/* lookUp */.T)(ENTITIES, name) ?? whole);
    });
}
/** Text as it is laid out, in a fence that nothing in it ends. */
const preformatted = (element) => {
    const text = withSigns(element.body())
        .replace(/^(?:[ \t]*\n)+|\s+$/g, '')
        .replace(/^`([^`]+)`$/, '$1');
    const marks = [...text.matchAll(/`{3,}/g)].reduce((longest, [run]) => Math.max(longest, run.length + 1), 3);
    return element.isLine ? text : `${'`'.repeat(marks)}\n${text}\n${'`'.repeat(marks)}`;
};
/** A part below its title. */
const entitled = (element) => {
    const title = element.attributes.get('title');
    return joined(title === undefined ? undefined : bold(title), element.body());
};
function plain_components_item(head, text) {
    if (text === '')
        return `- ${head}`;
    return text.includes('\n') ? `- ${head}\n\n  ${indented(text, '  ')}` : `- ${head}: ${text}`;
}
const plain_components_card = (element) => {
    const { attributes } = element;
    const title = attributes.get('title') ?? attributes.get('cta') ?? attributes.get('href') ?? '';
    const href = attributes.get('href');
    const text = [attributes.get('description'), element.body()].filter(Boolean).join(' ');
    if (title === '' && href === undefined)
        return text === '' ? '' : `- ${indented(text, '  ')}`;
    return plain_components_item(href === undefined ? `**${title}**` : `[${title}](${href})`, text);
};
const field = (element) => {
    const { attributes } = element;
    const isResponse = element.name === 'ResponseField';
    const named = LOCATIONS.find((key) => attributes.has(key));
    const location = isResponse ? undefined : named;
    const name = (isResponse ? attributes.get('name') : undefined) ?? attributes.get(named ?? 'name') ?? '';
    const initial = attributes.get('default');
    const facts = [
        attributes.get('type'),
        location,
        attributes.get('required') === 'true' ? 'required' : undefined,
        attributes.get('deprecated') === 'true' ? 'deprecated' : undefined,
        initial === undefined ? undefined : `default: ${initial}`,
    ].filter((fact) => fact !== undefined);
    const about = facts.length === 0 ? '' : `(${facts.join(', ')})`;
    return plain_components_item([name === '' ? '' : `\`${name}\``, about].filter(Boolean).join(' '), element.body());
};
const plain_components_image = ({ attributes }) => {
    const source = attributes.get('src') ?? '';
    if (source === '' && !attributes.has('srcSet'))
        return attributes.get('alt') ?? '';
    return `![${attributes.get('alt') ?? ''}](${/\s/.test(source) ? `<${source}>` : source})`;
};
/** What plays or frames another document, as a link to it. */
const media = (element) => {
    const source = element.attributes.get('src') ?? /\bsrc="([^"]+)"/.exec(element.source())?.[1];
    return source === undefined ? element.body() : `[${element.attributes.get('title') ?? source}](${source})`;
};
const plain_components_link = (element) => {
    const href = element.attributes.get('href') ?? element.attributes.get('to');
    const text = element.body();
    if (href === undefined)
        return text;
    // A sign beside a heading leads to where it stands.
    if (text.trim() === '' && href.startsWith('#'))
        return '';
    return BLOCKS.test(text) ? linked(text.trim(), href) : `[${text.trim() || href}](${href})`;
};
/** More than a paragraph. */
const BLOCKS = /\S\n\s*\n|^\s*(?:#+|[->]|\d+\.) /;
const plain_components_frame = (element) => {
    const caption = element.attributes.get('caption')?.trim() ?? '';
    return joined(element.attributes.get('hint'), element.body(), caption === '' ? undefined : `*${caption}*`);
};
const plain_components_tooltip = (element) => {
    const { attributes } = element;
    const [headline, tip, cta, href] = ['headline', 'tip', 'cta', 'href'].map((name) => attributes.get(name));
    const word = element.body();
    const isSaid = headline?.toLowerCase() === word.trim().toLowerCase();
    const about = [isSaid ? undefined : headline, tip].filter(Boolean).join(': ');
    const more = cta === undefined || href === undefined ? '' : `[${cta}](${href})`;
    const shown = [about, more].filter(Boolean).join(' ');
    return shown === '' ? word : `${word} (${shown})`;
};
const plain_components_color = ({ attributes }) => {
    const value = attributes.get('value');
    return `- ${[attributes.get('name'), value === undefined ? undefined : `\`${value}\``].filter(Boolean).join(': ')}`;
};
const plain_components_folder = (element) => {
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
    return (element) => {
        const text = element.body().trim();
        return element.isLine || /^.+$/.test(text) ? `${mark}${text}${mark}` : element.body();
    };
}
/** What there is to choose from, apart from the words around. */
const choice = (element) => ` ${element.parts().join(', ') || element.body()} `;
const summary = (element) => `${bold(element.body().trim())}${element.isLine ? '\n\n' : ''}`;
const nothing = () => '';
const plain_components_asWritten = (element) => element.source();
const WRITERS = {
    Note: plain_components_callout('Note'),
    Info: plain_components_callout('Info'),
    Tip: plain_components_callout('Tip'),
    Warning: plain_components_callout('Warning'),
    Danger: plain_components_callout('Danger'),
    Check: plain_components_callout('Check'),
    Callout: plain_components_callout(''),
    Steps: plain_components_steps,
    Step: entitled,
    Tab: titled,
    Accordion: titled,
    View: titled,
    Update: titled,
    Expandable: (element) => joined(`**${element.attributes.get('title') ?? 'properties'}**`, element.body()),
    Card: plain_components_card,
    Tile: plain_components_card,
    Param: field,
    ParamField: field,
    ResponseField: field,
    Frame: plain_components_frame,
    Tooltip: plain_components_tooltip,
    Prompt: (element) => joined(bold(element.attributes.get('description') ?? 'Prompt'), element.body()),
    CodeBlock: fence,
    'Color.Row': entitled,
    'Color.Item': plain_components_color,
    'FileTree.Folder': plain_components_folder,
    'FileTree.File': ({ attributes }) => `- ${attributes.get('name') ?? ''}`,
    'Tree.Folder': plain_components_folder,
    'Tree.File': ({ attributes }) => `- ${attributes.get('name') ?? ''}`,
    'GitHub.Repo': ({ attributes }) => `https://github.com/${attributes.get('repo') ?? ''}`,
    Link: plain_components_link,
    Heading: (element) => `${'#'.repeat(Number(element.attributes.get('level') ?? 2) || 2)} ${element.body().trim()}`,
    Mermaid: (element) => `\`\`\`mermaid\n${element.attributes.get('chart') ?? element.body()}\n\`\`\``,
    OptimizedVideo: media,
    ZoomImage: (element) => (element.attributes.has('src') ? plain_components_image(element) : element.body()),
    Image: plain_components_image,
    Img: plain_components_image,
    Video: media,
    Audio: media,
    Iframe: media,
    Summary: summary,
    Icon: nothing,
    Latex: around('$'),
    a: plain_components_link,
    img: plain_components_image,
    iframe: media,
    video: media,
    audio: media,
    ul: list(() => '- '),
    ol: list((n) => `${n + 1}. `),
    h1: plain_components_heading(1),
    h2: plain_components_heading(2),
    h3: plain_components_heading(3),
    h4: plain_components_heading(4),
    h5: plain_components_heading(5),
    h6: plain_components_heading(6),
    blockquote: (element) => plain_components_quoted(element.body()),
    summary,
    select: choice,
    optgroup: choice,
    pre: preformatted,
    br: () => '  \n',
    hr: () => '---',
    strong: around('**'),
    b: around('**'),
    em: around('*'),
    i: around('*'),
    code: (element) => withSigns(around('`')(element)),
    kbd: (element) => withSigns(around('`')(element)),
    script: nothing,
    style: nothing,
    svg: nothing,
    table: plain_components_asWritten,
};

;// CONCATENATED MODULE: ./lib/site/markdown/plain-lines.js

/** Each node by itself, but the parts of a line together: an element on one line holds no paragraph. */
function grouped(nodes) {
    const groups = [];
    for (const node of nodes) {
        const last = groups.at(-1);
        if (last !== undefined && IN_LINES.has(node.type) && IN_LINES.has(last[0].type))
            last.push(node);
        else
            groups.push([node]);
    }
    return groups;
}
/** What is a part of a line of text. */
const IN_LINES = new Set([
    'break',
    'delete',
    'emphasis',
    'footnoteReference',
    'image',
    'imageReference',
    'inlineCode',
    'inlineMath',
    'link',
    'linkReference',
    'mdxJsxTextElement',
    'mdxTextExpression',
    'strong',
    'text',
]);
/** Whether it is an element with lines of its own. */
function isElement({ type }) {
    return type === 'mdxJsxFlowElement';
}
/** The parts of a line: `texts` of `nodes`, those apart that a browser or a style sets apart. */
function plain_lines_joined(nodes, texts) {
    let last = -1;
    return plain_lines_lineOf(texts.flatMap((text, n) => {
        const node = nodes[n];
        if (node?.type === 'text' && text.trim() === '')
            return [text];
        const blank = between(nodes[last], texts[last] ?? '', node, text);
        last = n;
        return blank === '' ? [text] : [blank, text];
    }));
}
/**
 * What parts two elements with nothing or blanks between, by what they are or how they look: nothing more, a blank, or
 * an empty line.
 */
function between(before, above, node, text) {
    if (before?.type !== 'mdxJsxTextElement' || node?.type !== 'mdxJsxTextElement')
        return '';
    if (above.trim() === '' || text.trim() === '')
        return '';
    if (isParagraph(before) || isParagraph(node))
        return '\n\n';
    if (before.position?.end.offset !== node.position?.start.offset)
        return '';
    if (/\s$/.test(above) || /^\s/.test(text))
        return '';
    const names = [before.name ?? '', node.name ?? ''];
    if (names.some((name) => BOX.test(name)))
        return ' ';
    const isApart = names.every(isInLine) && runInto(above, text, [before, node].some(hasLook));
    return isApart ? ' ' : '';
}
/** Whether it is a paragraph or a list, or a box that begins with one. */
function isParagraph({ name, children }) {
    if (PARAGRAPH.test(name ?? ''))
        return true;
    const first = children.find((child) => child.type !== 'text' || child.value.trim() !== '');
    return BOX.test(name ?? '') && first?.type === 'mdxJsxTextElement' && isParagraph(first);
}
/** What begins a line of its own in a browser; a box may be a cell of a row as well, a paragraph or a list hardly. */
const BOX = /^(?:article|dd|div|dt|h[1-6]|li|section)$/;
const PARAGRAPH = /^(?:dl|ol|p|ul)$/;
function hasLook({ attributes }) {
    return attributes.some((one) => 'name' in one && /^(?:class|className|style)$/.test(one.name));
}
/** The elements among the children, and among those of their paragraphs. */
function elementsIn(children) {
    return children.flatMap((child) => {
        if (child.type === 'paragraph')
            return elementsIn(child.children);
        return isElement(child) || child.type === 'mdxJsxTextElement' ? [child] : [];
    });
}
/** A heading, a quote, code, or more than a paragraph. */
const plain_lines_BLOCKS = /^(?:#{1,6} |> |```)|\n\n/;
/** What stands on a line, and what cannot stand on one apart. */
function plain_lines_lineOf(parts) {
    return parts.reduce((line, part, n) => {
        const isApart = plain_lines_BLOCKS.test(part) || plain_lines_BLOCKS.test(parts[n - 1] ?? '');
        return isApart && line !== '' ? `${line.trimEnd()}\n\n${part.trimStart()}` : line + part;
    }, '');
}
/** What the lines right below would be a part of, or a part of the lines above. */
const LAZY = /^(?:> |- |\d+\. )|\n\n/;
/** The text above such a part: with an empty line at its end, and the indentation. */
function apartAbove(text, part) {
    return LAZY.test(part) ? text.replace(/(?<=\S)[ \t]*\n([ \t]*)$/, '\n\n$1') : text;
}
/** The text below such a part, which ends a line by itself at most. */
function apartBelow(part, text) {
    if (!LAZY.test(part) || part.endsWith('\n'))
        return text;
    return text.replace(NEXT_LINE, (_, quote) => `\n${quote}\n`);
}
/** A line of text, which begins no item. */
const NEXT_LINE = /^[ \t]*\n(?=[ \t]*(>?)[ \t]*(?!(?:[-*+]|\d+[.)])[ \t])[^\s>])/;
/** What stands before each line of a part, of which `line` stands before the first: blanks, and the marks of quotes. */
function margin(part, line, isInLine) {
    if (isInLine && !LAZY.test(part))
        return '';
    const marks = isInLine ? (plain_lines_MARKS.exec(line)?.[0] ?? '') : line;
    return marks.replace(/[^>]/g, ' ');
}
/** What begins the lines of quotes and items. */
const plain_lines_MARKS = /^(?:[ \t>]|(?:[-*+]|\d+[.)])[ \t])*/;

;// CONCATENATED MODULE: ./lib/site/markdown/says-more.js
const FENCE = /^```/m;
/** What the words of a component can be written as, besides paragraphs: rows, what is quoted, items. */
const SHAPES = [/^\s*\|(?: ?:?-+:? ?\|)+$/m, /^\s*> ?\S/m, /^\s*(?:[-*+]|\d+[.)]) +\S/m];
/** So many words are more than the labels of tabs. */
const MORE = 3;
const WORDS = /[\p{L}\p{N}]{2,}/gu;
/**
 * Whether a component of the project shows a text that it was given, such as a title, or has, besides its children, or
 * shows these as code, as a link, or in rows, as a list or a quote.
 */
function saysMore(made, plain, attributes) {
    if (FENCE.test(made) && !FENCE.test(plain))
        return true;
    const own = (text) => text.length > 1 && made.includes(text) && !plain.includes(text);
    if ([...attributes.values()].some(own))
        return true;
    const words = new Set(plain.match(WORDS));
    const shown = new Set(made.match(WORDS));
    if (shown.difference(words).size >= MORE)
        return true;
    if (!words.isSubsetOf(shown))
        return false;
    if (SHAPES.some((shape) => shape.test(made) && !shape.test(plain)))
        return true;
    const leadsOn = [...made.matchAll(TARGET)].some(([target]) => !plain.includes(target));
    return leadsOn;
}
const TARGET = /\]\([^\s)]+\)/g;

;// CONCATENATED MODULE: ./lib/site/markdown/unknown-component.js


/** Elements that components of other frameworks stand for, where a page forgets to import one. */
const MEANT = new Map([
    ['Image', 'img'],
    ['Img', 'img'],
    ['Video', 'video'],
    ['Audio', 'audio'],
    ['Iframe', 'iframe'],
    ['Details', 'details'],
    ['Summary', 'summary'],
    ['Table', 'table'],
]);
/** The element that a component which is defined nowhere stands for, if any. */
function elementMeant(name) {
    return MEANT.get(name);
}
/** What an element may have of it: in `<Table align={['left', 'right']}>` nothing, as a list is no attribute. */
function ofElements(props) {
    return (0,interpreter_value/* record */.g1)(Object.entries(props).filter(([, value]) => !(0,interpreter_value/* isList */.Lv)(value)));
}
/** Tells of a component that is defined nowhere. */
function unknownComponent({ name, place }) {
    const meant = elementMeant(name);
    const closest = meant ?? closestComponent(name);
    return {
        severity: 'warning',
        kind: 'unknown-component',
        message: `<${name}> is defined nowhere; ${meant ? `it is shown as <${meant}>` : 'its content is shown without it'}`,
        hint: closest ? `did you mean <${closest}>?` : undefined,
        ...place,
    };
}

;// CONCATENATED MODULE: ./lib/site/markdown/plain.js











const MAX_DEPTH = 8;
/**
 * The page as Markdown for machines, without its title: the author's text with components as Markdown has them (a note
 * as a quote, steps as a list, tabs under headings), snippets and variables filled in, imports and comments dropped.
 */
function pageAsMarkdown(parsed, project, { overheard, given, isPassedOver }, { rooted, path }) {
    const heading = { depth: 1 };
    const source = {
        project,
        overheard,
        given,
        isPassedOver,
        mayChange: false,
        told: new Map(),
        depth: MAX_DEPTH,
        heading,
        isLaidOut: false,
        props: new Map(),
        rooted,
        path,
    };
    return `${fillVariables(fileText(parsed, source), project.variables)}\n`;
}
function fileText(parsed, around) {
    const source = { ...around, parsed, snippets: importedSnippets(parsed) };
    const { children } = parsed.tree;
    const first = children.findIndex(({ type }) => !/^(?:yaml|toml|mdxjsEsm|definition)$/.test(type));
    const title = children[first];
    const isTitle = source.depth === MAX_DEPTH &&
        parsed.frontmatter.title === undefined &&
        title?.type === 'heading' &&
        title.depth === 1;
    return plain_blocks(isTitle ? children.toSpliced(first, 1) : children, source);
}
/** Nodes that stand one below the other, and the words between them, which stand in a line. */
function plain_blocks(nodes, source) {
    let text = '';
    let before;
    let last = '';
    for (const group of grouped(nodes)) {
        const [node] = group;
        const part = plain_lines_joined(group, group.map((one) => textOf(one, source))).trim();
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
function textOf(node, source) {
    switch (node.type) {
        case 'yaml':
        case 'toml':
        case 'mdxjsEsm':
            return '';
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
            // `\d{3}` was never meant to be an expression.
            return ((/^[\d\s,]*$/.test(node.value) ? undefined : saidText(node, source)) ?? expressionText(node.value));
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
            return elementText(node, source);
        case 'definition':
            return isComment(node) ? '' : plain_written(node, source);
        case 'heading':
            source.heading.depth = node.depth;
            return plain_written(node, source);
        default:
            return plain_written(node, source);
    }
}
/** Whether it is a remark that Markdown without elements has no other way to write: `[//]: # (\u2026)`. */
function isComment({ label, url }) {
    return url === '#' && /^(?:\/\/|comment)$/i.test(label ?? '');
}
/** What was noted of a node at the time of its being shown that is next. */
function thisTime(noted, node, told) {
    return noted?.[told.get(node) ?? 0] ?? noted?.at(-1);
}
/** What the node became when it was rendered; a part of a line on one. */
function saidText(node, source) {
    const { overheard, told, isLaidOut } = source;
    const shown = overheard.get(node);
    const { text = '', html = '' } = thisTime(shown, node, told) ?? {};
    told.set(node, (told.get(node) ?? 0) + 1);
    const read = () => htmlAsMarkdown(html, (href) => addressOf(href, source));
    // Nothing is made, or what is seen or heard; what is but a blank stands in the source.
    if (text.trim() === '')
        return shown !== undefined && (text === '' || /^\s*</.test(html)) ? read() : undefined;
    if (isLaidOut && /Expression/.test(node.type))
        return text.replace(/^\n+/, '').trimEnd();
    // As code without its fence.
    if (isLaidOut)
        return htmlAsMarkdown(`<pre>${html}</pre>`, (href) => href).replace(/^```\n|\n```$/g, '');
    const made = read() || text.trim();
    return /Text/.test(node.type) ? made.replace(/\s+/g, ' ') : made;
}
/** The source of a node with the elements inside it replaced; lines lose the indentation of the first. */
function plain_written(node, source) {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined)
        return '';
    const indent = (node.position?.start.column ?? 1) - 1;
    let text = '';
    let from = start;
    let last = '';
    let before;
    const upTo = (at) => apartBelow(last, source.parsed.source.slice(from, at));
    const replace = (inner) => {
        if (/^mdx/.test(inner.type)) {
            const at = inner.position?.start.offset ?? from;
            const column = (inner.position?.start.column ?? 1) - 1;
            if (at < from)
                return;
            const part = node.type === 'table' ? cellText(inner, source) : textOf(inner, source);
            const isNext = source.parsed.source.slice(from, at).trim() === '';
            const blank = isNext ? between(before, last, inner, part) : '';
            // Lines of their own would need what stands before those of a list or a quote, and end a row.
            text = apartAbove(text + upTo(at) + (node.type === 'paragraph' ? blank : blank.slice(0, 1).replace('\n', ' ')), part);
            last = part;
            before = inner;
            const line = source.parsed.source.slice(at - column, at);
            text += indented(part, margin(part, line, /Text/.test(inner.type)));
            from = inner.position?.end.offset ?? from;
            // A line that ends here anyway ends once.
            if (part.endsWith('\n') && /^[ \t]*\n/.test(source.parsed.source.slice(from, end)))
                text = text.slice(0, -1);
            return;
        }
        if ('children' in inner)
            for (const child of inner.children)
                replace(child);
        if (inner.type !== 'link' && inner.type !== 'image' && inner.type !== 'definition')
            return;
        // The target is the last thing written in a link or a picture, but for a title.
        const to = inner.position?.end.offset ?? from;
        const rest = upTo(to);
        const at = rest.indexOf(inner.url, Math.max(rest.lastIndexOf(inner.type === 'definition' ? ']:' : ']('), 0));
        const target = source.rooted(inner.url);
        if (at < 0 || target === inner.url)
            return;
        text += rest.slice(0, at) + target + rest.slice(at + inner.url.length);
        from = to;
        last = '';
    };
    replace(node);
    text += upTo(end);
    return indent === 0 ? text : text.replace(new RegExp(`\\n[ \\t]{1,${indent}}`, 'g'), '\n');
}
/** A part of a cell, which must not end the row. */
function cellText(node, source) {
    if (node.type === 'mdxJsxTextElement' && node.name === 'br')
        return '<br />';
    return textOf(node, source)
        .replace(/\s*\n\s*/g, ' ')
        .replace(/(?<!\\)\|/g, '\\|');
}
function elementText(node, source) {
    const { project, depth, parsed, heading } = source;
    const attributes = textAttributes(node, {
        shown: thisTime(source.given.get(node), node, source.told),
        props: source.props,
        rooted: source.rooted,
    });
    const name = node.name ?? '';
    if (name === 'Visibility' && attributes.get('for') !== 'agents')
        return '';
    const file = name === 'Snippet' ? snippetFile(attributes.get('file'), project) : source.snippets.get(name);
    if (file !== undefined) {
        if (depth === 0 || file === parsed.file || !project.files.has(file))
            return '';
        const text = fileText(project.parse(file), { ...source, depth: depth - 1, props: attributes });
        return text.replace(/\{(\w+)\}/g, (whole, prop) => attributes.get(prop) ?? whole);
    }
    const shown = thisTime(source.overheard.get(node), node, source.told);
    const said = saidText(node, source);
    const href = attributes.get('href');
    const made = !said ? undefined : href === undefined || /\n|\]\(/.test(said) ? said : `[${said}](${href})`;
    const mayChange = source.mayChange || shown?.mayChange === true;
    const nodes = node.children.filter((child) => !(/Expression$/.test(child.type) && 'value' in child && isFunction(child.value)));
    const children = mayChange ? nodes : nodes.filter((child) => !source.isPassedOver(child));
    // Nobody can tell of a text alone whether it was made use of, but of nothing.
    if (!mayChange && shown?.html === '' && children.every(({ type }) => type === 'text'))
        return '';
    const isWhole = children.length === 0 ||
        // A link of the project leads where it says.
        name === 'Link' ||
        name === 'table' ||
        elementMeant(name) === 'table' ||
        (GATHERS.test(name) && handsUp(children, source));
    if (made !== undefined && isWhole)
        return made;
    const isLine = node.type === 'mdxJsxTextElement';
    const above = heading.depth;
    const within = mayChange === source.mayChange ? source : { ...source, mayChange };
    const inner = LAID_OUT.test(name) ? { ...within, isLaidOut: true } : within;
    const body = () => isLine
        ? plain_lines_joined(children, children.map((child) => textOf(child, inner)))
        : plain_blocks(children, inner);
    const element = {
        name,
        attributes,
        isLine,
        level: Math.min(above + 1, 6),
        isChosen: source.mayChange,
        parts: () => elementsIn(children).map((child) => textOf(child, within)),
        rest: () => plain_blocks(children.filter((child) => elementsIn([child]).length === 0), within),
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
    const plain = plainComponent(element);
    return made !== undefined && saysMore(made, plain, attributes) ? made : plain;
}
/** Whether a component of the project, or an expression, left nothing where it stands: its parts went to what gathers them. */
function handsUp(children, source) {
    return children.some((child) => {
        if (child.type === 'paragraph')
            return handsUp(child.children, source);
        if ('name' in child && source.snippets.has(child.name ?? ''))
            return false;
        if (/Expression$/.test(child.type) && 'value' in child && COMMENT.test(child.value))
            return false;
        return source.overheard.get(child)?.every(({ html }) => html === '') ?? false;
    });
}
const COMMENT = /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/;
/** What shows text as it is laid out. */
const LAID_OUT = /^(?:CodeBlock|pre)$/;

;// CONCATENATED MODULE: ./lib/site/interpreter/contexts.js

/** React's `createContext`: what is rendered inside a provider has its value, all else the one the context begins with. */
function contextMaker(within) {
    return (value) => {
        const context = (0,interpreter_value/* record */.g1)([['value', value]]);
        context.Provider = (props) => {
            const given = (0,interpreter_value/* isRecord */.u4)(props) ? props : (0,interpreter_value/* record */.g1)();
            return within(given.children, () => {
                const outer = context.value;
                context.value = given.value;
                return () => {
                    context.value = outer;
                };
            });
        };
        context.Consumer = (props) => (0,interpreter_value/* isRecord */.u4)(props) && typeof props.children === 'function' ? props.children(context.value) : undefined;
        return context;
    };
}
/** React's `useContext`. */
const contextValue = (context) => ((0,interpreter_value/* isRecord */.u4)(context) ? context.value : undefined);

;// CONCATENATED MODULE: ./lib/site/interpreter/addresses.js

/** `new URL(address, base)` */
function addresses_urlOf(address, base) {
    const url = new URL((0,interpreter_value/* stringOf */.Je)(address), base === undefined ? undefined : (0,interpreter_value/* stringOf */.Je)(base));
    const parts = (0,interpreter_value/* record */.g1)([
        ['searchParams', queryWith(url.searchParams)],
        ['toString', () => url.href],
    ]);
    for (const part of PARTS) {
        Object.defineProperty(parts, part, {
            enumerable: true,
            get: () => url[part],
            set(value) {
                if (part !== 'origin')
                    url[part] = (0,interpreter_value/* stringOf */.Je)(value);
            },
        });
    }
    return parts;
}
const PARTS = [
    'href',
    'origin',
    'protocol',
    'host',
    'hostname',
    'port',
    'pathname',
    'search',
    'hash',
];
/** `new URLSearchParams(\u2026)` of a text, a record or pairs. */
function queryOf(written) {
    return queryWith(new URLSearchParams((0,interpreter_value/* isList */.Lv)(written) || (0,interpreter_value/* isRecord */.u4)(written) ? pairsOf(written) : (0,interpreter_value/* stringOf */.Je)(written ?? '')));
}
function queryWith(query) {
    const text = (value) => (0,interpreter_value/* stringOf */.Je)(value);
    const members = [
        ['append', (name, value) => void query.append(text(name), text(value))],
        ['delete', (name) => void query.delete(text(name))],
        ['entries', () => [...query].map((pair) => [...pair])],
        ['forEach', (use) => void eachOf(query, use)],
        ['get', (name) => query.get(text(name))],
        ['getAll', (name) => query.getAll(text(name))],
        ['has', (name) => query.has(text(name))],
        ['keys', () => [...query.keys()]],
        ['set', (name, value) => void query.set(text(name), text(value))],
        ['toString', () => query.toString()],
        ['values', () => [...query.values()]],
    ];
    return (0,interpreter_value/* record */.g1)(members);
}
function eachOf(query, use) {
    if (typeof use !== 'function')
        return;
    for (const [name, value] of query)
        use(value, name);
}
function pairsOf(written) {
    const pairs = (0,interpreter_value/* isList */.Lv)(written) ? written.map(interpreter_value/* listOf */.c3) : (0,interpreter_value/* isRecord */.u4)(written) ? Object.entries(written) : [];
    return pairs.map(([name, value]) => [(0,interpreter_value/* stringOf */.Je)(name), (0,interpreter_value/* stringOf */.Je)(value)]);
}

;// CONCATENATED MODULE: ./lib/site/interpreter/errors.js

/** `new Error(message)` and its kin. */
function errorMaker(name) {
    return (message) => {
        const said = (0,interpreter_value/* stringOf */.Je)(message ?? '');
        const error = (0,interpreter_value/* record */.g1)([
            ['name', name],
            ['message', said],
        ]);
        // Not to be seen where the error is spread or shown as JSON.
        return Object.defineProperty(error, 'toString', {
            value: () => (said === '' ? name : `${name}: ${said}`),
        });
    };
}
/** What throws, by its name. */
const ERRORS = Object.fromEntries(['Error', 'RangeError', 'SyntaxError', 'TypeError'].map((name) => [name, errorMaker(name)]));

;// CONCATENATED MODULE: ./lib/site/interpreter/method.js


function method_text(value) {
    return (0,interpreter_value/* stringOf */.Je)(value);
}
function number(value) {
    return typeof value === 'number' ? value : undefined;
}
/** The value as a function. Throws a TypeError. */
function callback(value) {
    if (typeof value !== 'function')
        throw new TypeError('a function is expected');
    return value;
}
function call(value, tick, ...values) {
    tick();
    return callback(value)(...values);
}
/** A method with the value that it is a method of. */
function bound(methods, self, key, tick) {
    const method = (0,look_up/* lookUp */.T)(methods, key);
    return method && ((...values) => method(self, values, tick));
}

;// CONCATENATED MODULE: ./lib/site/interpreter/instances.js


/** Maps, sets and points in time. Times are those of Greenwich: a site is the same wherever it is built. */
const MAP_METHODS = {
    clear: (self) => void self.clear(),
    delete: (self, [key]) => self.delete(key),
    entries: (self) => [...self],
    forEach: (self, [use], tick) => {
        for (const [key, value] of self)
            call(use, tick, value, key);
        return undefined;
    },
    get: (self, [key]) => self.get(key),
    has: (self, [key]) => self.has(key),
    keys: (self) => [...self.keys()],
    set: (self, [key, value]) => (0,interpreter_value/* instance */.KJ)(self.set(key, value)),
    values: (self) => [...self.values()],
};
const SET_METHODS = {
    add: (self, [item]) => (0,interpreter_value/* instance */.KJ)(self.add(item)),
    clear: (self) => void self.clear(),
    delete: (self, [item]) => self.delete(item),
    difference: (self, [other]) => (0,interpreter_value/* instance */.KJ)(self.difference(new Set((0,interpreter_value/* listOf */.c3)(other)))),
    entries: (self) => [...self].map((item) => [item, item]),
    forEach: (self, [use], tick) => {
        for (const item of self)
            call(use, tick, item, item);
        return undefined;
    },
    has: (self, [item]) => self.has(item),
    intersection: (self, [other]) => (0,interpreter_value/* instance */.KJ)(self.intersection(new Set((0,interpreter_value/* listOf */.c3)(other)))),
    keys: (self) => [...self],
    union: (self, [other]) => (0,interpreter_value/* instance */.KJ)(self.union(new Set((0,interpreter_value/* listOf */.c3)(other)))),
    values: (self) => [...self],
};
/** A method that sets a part of a time: `setUTCDate` for `setDate`. */
function setting(set) {
    return ([first, ...rest]) => set((0,interpreter_value/* numberOf */.rl)(first), ...rest.map(interpreter_value/* numberOf */.rl));
}
const DATE_METHODS = {
    getDate: (self) => self.getUTCDate(),
    getDay: (self) => self.getUTCDay(),
    getFullYear: (self) => self.getUTCFullYear(),
    getHours: (self) => self.getUTCHours(),
    getMinutes: (self) => self.getUTCMinutes(),
    getMonth: (self) => self.getUTCMonth(),
    getSeconds: (self) => self.getUTCSeconds(),
    getTime: (self) => self.getTime(),
    getTimezoneOffset: () => 0,
    getUTCDate: (self) => self.getUTCDate(),
    getUTCDay: (self) => self.getUTCDay(),
    getUTCFullYear: (self) => self.getUTCFullYear(),
    getUTCHours: (self) => self.getUTCHours(),
    getUTCMinutes: (self) => self.getUTCMinutes(),
    getUTCMonth: (self) => self.getUTCMonth(),
    setDate: (self, values) => setting(self.setUTCDate.bind(self))(values),
    setFullYear: (self, values) => setting(self.setUTCFullYear.bind(self))(values),
    setHours: (self, values) => setting(self.setUTCHours.bind(self))(values),
    setMinutes: (self, values) => setting(self.setUTCMinutes.bind(self))(values),
    setMonth: (self, values) => setting(self.setUTCMonth.bind(self))(values),
    setSeconds: (self, values) => setting(self.setUTCSeconds.bind(self))(values),
    setTime: (self, [time]) => self.setTime((0,interpreter_value/* numberOf */.rl)(time)),
    toDateString: (self) => self.toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) .*$/, '$1 $3 $2 $4'),
    toISOString: (self) => self.toISOString(),
    toJSON: (self) => self.toISOString(),
    toLocaleDateString: (self, [locale, options]) => self.toLocaleDateString(localeOf(locale), timeOptions(options)),
    toLocaleString: (self, [locale, options]) => self.toLocaleString(localeOf(locale), timeOptions(options)),
    toLocaleTimeString: (self, [locale, options]) => self.toLocaleTimeString(localeOf(locale), timeOptions(options)),
    toString: (self) => self.toUTCString(),
    valueOf: (self) => self.getTime(),
};
/** The language that numbers and times are written in; American English where the page does not say. */
function localeOf(value) {
    const locale = (0,interpreter_value/* isList */.Lv)(value) ? value[0] : value;
    return typeof locale === 'string' && locale !== 'default' ? locale : 'en-US';
}
/** `{ style: 'currency' }` and the like, as the host takes them. */
function localeOptions(value) {
    const given = (0,interpreter_value/* isRecord */.u4)(value) ? Object.entries(value) : [];
    return Object.fromEntries(given.flatMap(([key, item]) => typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean' ? [[key, item]] : []));
}
function timeOptions(value) {
    return { timeZone: 'UTC', ...localeOptions(value) };
}
/** Times at which pages are read, with the year, which is all that may be known of one. */
const unread = new WeakMap();
/** The time at which a page is read: of use for the year alone, as it stands in copyright lines. */
function timeOfReading(year) {
    const time = new Date(Number.NaN);
    unread.set(time, year);
    return (0,interpreter_value/* instance */.KJ)(time);
}
function memberOfUnread(year, key) {
    if (year === undefined || (key !== 'getFullYear' && key !== 'getUTCFullYear'))
        throw new TypeError(UNREAD);
    return () => year;
}
/** Whether it is the time at which a page is read, with which nothing can be reckoned. */
function isUnread(value) {
    const made = typeof value === 'object' ? (0,interpreter_value/* instanceOf */.hR)(value) : undefined;
    return made !== undefined && unread.has(made);
}
/**
 * What a comparison with the time at which a page is read comes to, which is not before the year of the build;
 * undefined where that does not decide it.
 */
function comparedWithReading(operator, left, right, year) {
    if (!/^[<>]=?$/.test(operator) || isUnread(left) === isUnread(right) || year === undefined)
        return undefined;
    const other = (0,interpreter_value/* numberOf */.rl)(isUnread(left) ? right : left);
    return other < Date.UTC(year, 0, 1) ? isUnread(left) === operator.startsWith('>') : undefined;
}
const UNREAD = 'the time at which a page is read is not known';
/** A time of a page: a text without a zone is one of Greenwich. */
function dateOf(values) {
    const [first] = values;
    if (first === undefined)
        throw new TypeError(UNREAD);
    if (values.length > 1) {
        const [year = 0, month = 0, ...rest] = values.map(interpreter_value/* numberOf */.rl);
        return new Date(Date.UTC(year, month, ...rest));
    }
    if (typeof first !== 'string')
        return new Date((0,interpreter_value/* numberOf */.rl)(first));
    const known = /(?:Z|UTC|GMT|[+-]\d\d:?\d\d)(?:\s*\(.*\))?$/i.test(first);
    if (known || /^\d{4}(?:-\d\d){0,2}$/.test(first))
        return new Date(first);
    return new Date(/^\d{4}-\d\d-\d\dT/.test(first) ? `${first}Z` : `${first} UTC`);
}
/** What `new` makes, by name. */
const CONSTRUCTORS = {
    Date: (values) => (0,interpreter_value/* instance */.KJ)(dateOf(values)),
    Map: ([entries]) => (0,interpreter_value/* instance */.KJ)(new Map((0,interpreter_value/* listOf */.c3)(entries).map((entry) => [(0,interpreter_value/* listOf */.c3)(entry)[0], (0,interpreter_value/* listOf */.c3)(entry)[1]]))),
    Set: ([items]) => (0,interpreter_value/* instance */.KJ)(new Set((0,interpreter_value/* listOf */.c3)(items))),
};
/** The member of what `new` has made. */
function memberOfMade(made, key, tick) {
    if (unread.has(made))
        return memberOfUnread(unread.get(made), key);
    if (made instanceof Date)
        return bound(DATE_METHODS, made, key, tick);
    if (key === 'size')
        return made.size;
    return made instanceof Map ? bound(MAP_METHODS, made, key, tick) : bound(SET_METHODS, made, key, tick);
}
/** Whether a value was made by the constructor of this name. */
function isMadeBy(name, value) {
    const made = (0,interpreter_value/* instanceOf */.hR)(value);
    if (name === 'Date')
        return made instanceof Date;
    if (name === 'Map')
        return made instanceof Map;
    if (name === 'Set')
        return made instanceof Set;
    if (/Error$/.test(name) && (0,interpreter_value/* isRecord */.u4)(value) && Object.hasOwn(value, 'message'))
        return name === 'Error' ? /Error$/.test(String(value.name)) : value.name === name;
    return name === 'Array' && (0,interpreter_value/* isList */.Lv)(value);
}

;// CONCATENATED MODULE: ./lib/site/interpreter/list-methods.js


/** The longest list that a page may make at once. */
const MOST_ITEMS = 10_000;
/** The list to change; the lists of a page are its own. Throws a TypeError for one that is shared. */
function own(self, tick) {
    if (Object.isFrozen(self))
        throw new TypeError('this list cannot be changed');
    for (let work = self.length; work > 0; work -= 1000)
        tick();
    return self;
}
function comparing(compare, tick) {
    return compare === undefined
        ? (a, b) => ((0,interpreter_value/* stringOf */.Je)(a) < (0,interpreter_value/* stringOf */.Je)(b) ? -1 : (0,interpreter_value/* stringOf */.Je)(a) > (0,interpreter_value/* stringOf */.Je)(b) ? 1 : 0)
        : (a, b) => (0,interpreter_value/* numberOf */.rl)(call(compare, tick, a, b));
}
function reduced(items, start, step) {
    if (start.length > 0)
        return items.reduce(step, start[0]);
    if (items.length === 0)
        throw new TypeError('an empty list cannot be reduced without a first value');
    return items.slice(1).reduce(step, items[0]);
}
const LIST_METHODS = {
    at: (self, [index]) => self.at(number(index) ?? 0),
    concat: (self, values) => values.reduce((all, more) => all.concat(more), self),
    entries: (self) => self.map((item, index) => [index, item]),
    every: (self, [test], tick) => self.every((item, index) => call(test, tick, item, index, self)),
    fill: (self, [value, start, end], tick) => own(self, tick).fill(value, number(start), number(end)),
    filter: (self, [test], tick) => self.filter((item, index) => call(test, tick, item, index, self)),
    find: (self, [test], tick) => self.find((item, index) => call(test, tick, item, index, self)),
    findIndex: (self, [test], tick) => self.findIndex((item, index) => call(test, tick, item, index, self)),
    findLast: (self, [test], tick) => self.findLast((item, index) => call(test, tick, item, index, self)),
    findLastIndex: (self, [test], tick) => self.findLastIndex((item, index) => call(test, tick, item, index, self)),
    flat: (self, [depth]) => ((number(depth) ?? 1) > 1 ? [...(0,interpreter_value/* itemsOf */.S3)(self)] : self.flat(1)),
    flatMap: (self, [make], tick) => self.flatMap((item, index) => call(make, tick, item, index, self)),
    forEach: (self, [use], tick) => {
        for (const [index, item] of self.entries())
            call(use, tick, item, index, self);
        return undefined;
    },
    includes: (self, [item]) => self.includes(item),
    indexOf: (self, [item]) => self.indexOf(item),
    join: (self, [separator]) => self.map((item) => (0,interpreter_value/* stringOf */.Je)(item ?? '')).join(separator === undefined ? ',' : method_text(separator)),
    keys: (self) => self.map((_, index) => index),
    lastIndexOf: (self, [item]) => self.lastIndexOf(item),
    map: (self, [make], tick) => self.map((item, index) => call(make, tick, item, index, self)),
    pop: (self, _values, tick) => own(self, tick).pop(),
    push: (self, values, tick) => own(self, tick).push(...values),
    reduce: (self, [join, ...start], tick) => {
        let index = start.length > 0 ? 0 : 1;
        return reduced(self, start, (all, item) => call(join, tick, all, item, index++, self));
    },
    reduceRight: (self, [join, ...start], tick) => {
        let index = self.length - (start.length > 0 ? 0 : 1);
        return reduced(self.toReversed(), start, (all, item) => call(join, tick, all, item, --index, self));
    },
    reverse: (self, _values, tick) => own(self, tick).reverse(),
    shift: (self, _values, tick) => own(self, tick).shift(),
    slice: (self, [start, end]) => self.slice(number(start), number(end)),
    some: (self, [test], tick) => self.some((item, index) => call(test, tick, item, index, self)),
    sort: (self, [compare], tick) => own(self, tick).sort(comparing(compare, tick)),
    splice: (self, [start, count, ...items], tick) => own(self, tick).splice(number(start) ?? 0, number(count) ?? self.length, ...items),
    toReversed: (self) => self.toReversed(),
    toSorted: (self, [compare], tick) => self.toSorted(comparing(compare, tick)),
    toSpliced: (self, [start, count, ...items]) => self.toSpliced(number(start) ?? 0, number(count) ?? self.length, ...items),
    toString: (self) => (0,interpreter_value/* stringOf */.Je)(self),
    unshift: (self, values, tick) => own(self, tick).unshift(...values),
    values: (self) => self,
    with: (self, [index, value]) => self.with(number(index) ?? 0, value),
};
/** `Array(3)`, `Array.of`; a list of holes has `undefined` in them. */
function listOfLength(length) {
    const count = number(length) ?? 0;
    if (!(count >= 0 && count <= MOST_ITEMS))
        throw new RangeError('the list would be too long');
    return Array.from({ length: count }, () => undefined);
}
/** `list[index] = value`, `list.length = n`. */
function setItem(list, key, value, tick) {
    const items = own(list, tick);
    if (key === 'length')
        items.length = Math.min(items.length, number(value) ?? 0);
    else if (/^\d+$/.test(key) && Number(key) <= items.length + MOST_ITEMS) {
        while (items.length < Number(key))
            items.push(undefined);
        items[Number(key)] = value;
    }
    else
        throw new TypeError(`\u201c${key}\u201d of a list cannot be set`);
}
/** Whether a value is among the items, for `in`. */
function hasIndex(value, key) {
    return (0,interpreter_value/* isList */.Lv)(value) && /^\d+$/.test(key) && Number(key) < value.length;
}

// EXTERNAL MODULE: ./lib/site/interpreter/pattern-cost.js + 1 modules
var pattern_cost = __webpack_require__(65838);
;// CONCATENATED MODULE: ./lib/site/interpreter/patterns.js


/** The longest text that a regular expression is tried on, by its loops within one another: together they bound its work. */
const LONGEST = [100_000, 20_000, 1000, 120, 40, 20];
/** The longest text of the regular expressions that were asked for, by how they are written. */
const asked = new Map();
/** A regular expression of a page; undefined where it might take forever on some text, or is not understood. */
function safePattern(source, flags) {
    try {
        const expression = new RegExp(source, flags.replace(/[^gimsu]/g, ''));
        return longest(expression) === undefined ? undefined : (0,interpreter_value/* pattern */.T1)(expression);
    }
    catch {
        return undefined; // the parser of pages knows a newer syntax
    }
}
function longest({ source, flags }) {
    const written = `/${source}/${flags}`;
    if (!asked.has(written))
        asked.set(written, LONGEST[(0,pattern_cost/* loopsWithin */.D)(source, flags) ?? LONGEST.length]);
    return asked.get(written);
}
/** The text, when it is short enough to try a regular expression on; counts the work. Throws a RangeError. */
function tried(text, expression, tick) {
    if (text.length > (longest(expression) ?? 0))
        throw new RangeError('the text is too long for a regular expression');
    for (let work = text.length; work > 0; work -= 10)
        tick();
    return text;
}

;// CONCATENATED MODULE: ./lib/site/interpreter/globals.js







/** A record that no page can change: all pages share it. */
function shared(members) {
    for (const member of Object.values(members))
        if (typeof member === 'function')
            Object.freeze(member);
    return Object.freeze((0,interpreter_value/* record */.g1)(Object.entries(members)));
}
function callable(call, members) {
    return (0,interpreter_value/* withMembers */.gn)(call, shared(members));
}
function numeric(compute) {
    return (...values) => compute(...values.map(interpreter_value/* numberOf */.rl));
}
/** The entries of a record, or of a list by their numbers. */
function entriesOf(value) {
    if ((0,interpreter_value/* isList */.Lv)(value) || typeof value === 'string')
        return (0,interpreter_value/* listOf */.c3)(value).map((item, index) => [String(index), item]);
    return (0,interpreter_value/* isRecord */.u4)(value) ? Object.entries(value) : [];
}
function assigned(target, ...sources) {
    if (!(0,interpreter_value/* isRecord */.u4)(target) || Object.isFrozen(target))
        throw new TypeError('this object cannot be changed');
    for (const source of sources)
        for (const [key, value] of entriesOf(source))
            target[key] = value;
    return target;
}
function isWhole(value) {
    return Number.isInteger(value);
}
function patternOf(source, flags) {
    const safe = safePattern((0,interpreter_value/* stringOf */.Je)(source), (0,interpreter_value/* stringOf */.Je)(flags ?? ''));
    if (safe === undefined)
        throw new TypeError('this regular expression is not supported');
    return safe;
}
function numberFormat(locale, options) {
    const format = new Intl.NumberFormat(localeOf(locale), localeOptions(options));
    return shared({ format: (value) => format.format((0,interpreter_value/* numberOf */.rl)(value)) });
}
function listFormat(locale, options) {
    const format = new Intl.ListFormat(localeOf(locale), localeOptions(options));
    return shared({ format: (items) => format.format((0,interpreter_value/* listOf */.c3)(items).map(interpreter_value/* stringOf */.Je)) });
}
function pluralRules(locale, options) {
    const rules = new Intl.PluralRules(localeOf(locale), localeOptions(options));
    return shared({ select: (value) => rules.select((0,interpreter_value/* numberOf */.rl)(value)) });
}
function relativeTimeFormat(locale, options) {
    const format = new Intl.RelativeTimeFormat(localeOf(locale), localeOptions(options));
    return shared({
        format: (value, unit) => format.format((0,interpreter_value/* numberOf */.rl)(value), (0,interpreter_value/* stringOf */.Je)(unit)),
    });
}
function displayNames(locale, options) {
    const names = new Intl.DisplayNames(localeOf(locale), {
        type: 'language',
        ...localeOptions(options),
    });
    return shared({ of: (code) => names.of((0,interpreter_value/* stringOf */.Je)(code)) });
}
function collator(locale, options) {
    const { compare } = new Intl.Collator(localeOf(locale), localeOptions(options));
    return shared({ compare: (one, other) => compare((0,interpreter_value/* stringOf */.Je)(one), (0,interpreter_value/* stringOf */.Je)(other)) });
}
function timeFormat(locale, options) {
    const format = new Intl.DateTimeFormat(localeOf(locale), timeOptions(options));
    return shared({ format: (value) => format.format((0,interpreter_value/* numberOf */.rl)(value)) });
}
/** What `Intl` makes, with `new` and without. */
const FORMATS = {
    Collator: collator,
    DateTimeFormat: timeFormat,
    DisplayNames: displayNames,
    ListFormat: listFormat,
    NumberFormat: numberFormat,
    PluralRules: pluralRules,
    RelativeTimeFormat: relativeTimeFormat,
};
function made(name) {
    return (...values) => CONSTRUCTORS[name]?.(values);
}
const { abs, acos, asin, atan, atan2, cbrt, ceil, cos, exp, floor, hypot, log, log10, log2 } = Math;
const { max, min, pow, round, sign, sin, sqrt, tan, trunc, E, LN10, LN2, PI, SQRT2 } = Math;
const ROUNDED = { abs, cbrt, ceil, floor, hypot, log10, log2, max, min, pow, round, sign, sqrt, trunc };
const CURVES = { acos, asin, atan, atan2, cos, exp, log, sin, tan };
const parseNumber = (value) => Number.parseFloat((0,interpreter_value/* stringOf */.Je)(value));
const parseWhole = (value, base) => Number.parseInt((0,interpreter_value/* stringOf */.Je)(value), number(base));
const globals_nothing = () => undefined;
/** The global names an expression may use; all are pure and the same on every run. */
const GLOBALS = (0,interpreter_value/* record */.g1)(Object.entries(shared({
    undefined,
    NaN: Number.NaN,
    Infinity: Number.POSITIVE_INFINITY,
    Array: callable((...values) => (values.length === 1 ? listOfLength(values[0]) : values), {
        isArray: (value) => (0,interpreter_value/* isList */.Lv)(value),
        from: (value, make) => listFrom(value, make),
        of: (...values) => values,
    }),
    Boolean: (value) => Boolean(value),
    Date: callable(made('Date'), {
        now: () => timeOfReading(undefined),
        parse: (value) => (0,interpreter_value/* numberOf */.rl)(made('Date')(value)),
        UTC: (...values) => (0,interpreter_value/* numberOf */.rl)(made('Date')(...values)),
    }),
    ...ERRORS,
    Intl: shared(FORMATS),
    JSON: shared({
        parse: (value) => parsedJson((0,interpreter_value/* stringOf */.Je)(value)),
        stringify: (value, replace, indent) => JSON.stringify(plain(value, replace), null, typeof indent === 'string' ? indent : number(indent)),
    }),
    Map: made('Map'),
    Math: shared({
        ...Object.fromEntries(Object.entries({ ...ROUNDED, ...CURVES }).map(([name, f]) => [name, numeric(f)])),
        ...{ E, LN10, LN2, PI, SQRT2 },
    }),
    Number: callable((value) => (0,interpreter_value/* numberOf */.rl)(value), {
        isFinite: (value) => Number.isFinite(value),
        isInteger: isWhole,
        isNaN: (value) => Number.isNaN(value),
        isSafeInteger: (value) => Number.isSafeInteger(value),
        parseFloat: parseNumber,
        parseInt: parseWhole,
        MAX_SAFE_INTEGER: Number.MAX_SAFE_INTEGER,
        MIN_SAFE_INTEGER: Number.MIN_SAFE_INTEGER,
        MAX_VALUE: Number.MAX_VALUE,
        MIN_VALUE: Number.MIN_VALUE,
        NEGATIVE_INFINITY: Number.NEGATIVE_INFINITY,
        POSITIVE_INFINITY: Number.POSITIVE_INFINITY,
        NaN: Number.NaN,
        EPSILON: Number.EPSILON,
    }),
    Object: callable((value) => value, {
        assign: assigned,
        create: (from) => (0,interpreter_value/* record */.g1)((0,interpreter_value/* isRecord */.u4)(from) ? Object.entries(from) : []),
        entries: (value) => entriesOf(value),
        freeze: (value) => value,
        groupBy: (items, key) => groupedBy(items, key),
        fromEntries: (value) => (0,interpreter_value/* record */.g1)((0,interpreter_value/* listOf */.c3)(value).map((entry) => [(0,interpreter_value/* stringOf */.Je)((0,interpreter_value/* listOf */.c3)(entry)[0]), (0,interpreter_value/* listOf */.c3)(entry)[1]])),
        getOwnPropertyNames: (value) => entriesOf(value).map(([key]) => key),
        hasOwn: (value, key) => (0,interpreter_value/* isRecord */.u4)(value) && Object.hasOwn(value, (0,interpreter_value/* stringOf */.Je)(key)),
        is: (one, other) => Object.is(one, other),
        keys: (value) => entriesOf(value).map(([key]) => key),
        prototype: shared({
            hasOwnProperty: (0,interpreter_value/* method */.EJ)((self, [key]) => (0,interpreter_value/* isRecord */.u4)(self) && Object.hasOwn(self, (0,interpreter_value/* stringOf */.Je)(key))),
        }),
        values: (value) => entriesOf(value).map(([, item]) => item),
    }),
    RegExp: patternOf,
    Set: made('Set'),
    WeakMap: made('Map'),
    WeakSet: made('Set'),
    String: callable((value) => (0,interpreter_value/* stringOf */.Je)(value), {
        raw: (texts, ...values) => (0,interpreter_value/* listOf */.c3)((0,interpreter_value/* isList */.Lv)(texts) && 'raw' in texts ? texts.raw : texts)
            .map((part, n) => (0,interpreter_value/* stringOf */.Je)(part) + (n < values.length ? (0,interpreter_value/* stringOf */.Je)(values[n]) : ''))
            .join(''),
        fromCharCode: (...values) => String.fromCharCode(...values.map(interpreter_value/* numberOf */.rl)),
        fromCodePoint: (...values) => String.fromCodePoint(...values.map(interpreter_value/* numberOf */.rl)),
    }),
    URL: addresses_urlOf,
    URLSearchParams: queryOf,
    atob: (value) => decoded(atob, value),
    btoa: (value) => decoded(btoa, value),
    console: shared({ debug: globals_nothing, error: globals_nothing, info: globals_nothing, log: globals_nothing, warn: globals_nothing }),
    decodeURI: (value) => decoded(decodeURI, value),
    decodeURIComponent: (value) => decoded(decodeURIComponent, value),
    encodeURI: (value) => encodeURI((0,interpreter_value/* stringOf */.Je)(value)),
    encodeURIComponent: (value) => encodeURIComponent((0,interpreter_value/* stringOf */.Je)(value)),
    isFinite: (value) => Number.isFinite((0,interpreter_value/* numberOf */.rl)(value)),
    isNaN: (value) => Number.isNaN((0,interpreter_value/* numberOf */.rl)(value)),
    parseFloat: parseNumber,
    parseInt: parseWhole,
    structuredClone: (value) => copied(value),
})));
/** The constructors, for `new` and `instanceof`: name by function. */
const CONSTRUCTED = new Map([
    ...Object.keys(ERRORS),
    ...['Array', 'Date', 'Map', 'RegExp', 'Set', 'URL', 'URLSearchParams', 'WeakMap', 'WeakSet'],
].map((name) => [GLOBALS[name], name]));
/** Whether `new` may be written before a call of it. */
function isConstructor(value) {
    return CONSTRUCTED.has(value) || Object.values(FORMATS).some((make) => make === value);
}
function decoded(decode, value) {
    try {
        return decode((0,interpreter_value/* stringOf */.Je)(value));
    }
    catch {
        throw new TypeError('this address is not well formed');
    }
}
function parsedJson(text) {
    try {
        return (0,interpreter_value/* fromData */.Bw)(JSON.parse(text));
    }
    catch {
        throw new TypeError('this text is not JSON');
    }
}
function listFrom(value, make) {
    const isCountable = (0,interpreter_value/* isList */.Lv)(value) || typeof value === 'string' || (0,interpreter_value/* instanceOf */.hR)(value) !== undefined;
    const items = isCountable ? (0,interpreter_value/* listOf */.c3)(value) : listOfLength((0,interpreter_value/* isRecord */.u4)(value) ? value.length : 0);
    return items.map((item, index) => (typeof make === 'function' ? make(item, index) : item));
}
/** More of anything than a page shows. */
const globals_MOST_ITEMS = 100_000;
/** The items of a list by what a function says of each. */
function groupedBy(items, key) {
    if (typeof key !== 'function')
        throw new TypeError('a function is expected');
    const groups = Object.groupBy((0,interpreter_value/* listOf */.c3)(items), (item, index) => (0,interpreter_value/* stringOf */.Je)(key(item, index)));
    return (0,interpreter_value/* record */.g1)(Object.entries(groups).map(([name, group]) => [name, group ?? []]));
}
/** Lists and objects anew; what else there is no page changes. */
function copied(value) {
    let left = globals_MOST_ITEMS;
    const inside = (item) => {
        if (left-- <= 0)
            throw new TypeError('the value is too large');
        if ((0,interpreter_value/* isList */.Lv)(item))
            return item.map(inside);
        return (0,interpreter_value/* isRecord */.u4)(item) ? (0,interpreter_value/* record */.g1)(Object.entries(item).map(([key, one]) => [key, inside(one)])) : item;
    };
    return inside(value);
}
/** Data for `JSON.stringify`: functions and markup left out, what a function replaces replaced. */
function plain(value, replace) {
    let left = globals_MOST_ITEMS;
    const replaced = (key, item) => inside(typeof replace === 'function' ? replace(key, item) : item);
    const inside = (item) => {
        if (left-- <= 0)
            throw new TypeError('the value is too large');
        if ((0,interpreter_value/* isList */.Lv)(item))
            return item.map((one, n) => replaced(String(n), one));
        const time = (0,interpreter_value/* instanceOf */.hR)(item);
        if (time instanceof Date)
            return time;
        if ((0,interpreter_value/* isRecord */.u4)(item)) {
            const entries = Object.entries(item).filter(([key]) => !(0,interpreter_value/* isList */.Lv)(replace) || replace.includes(key));
            return Object.fromEntries(entries.map(([key, value]) => [key, replaced(key, value)]));
        }
        return (typeof item === 'object' && item !== null) || typeof item === 'function' ? undefined : item;
    };
    return replaced('', value);
}

;// CONCATENATED MODULE: ./lib/site/interpreter/random.js


/**
 * `Math` with a `random` that gives the same numbers for the same page on every run: components make ids of them, which
 * are different within the page, while the site stays the same wherever it is built.
 */
function createMath() {
    let state = 0x9e3779b9;
    const random = () => {
        // A step of a 32-bit generator (mulberry32).
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    return (0,interpreter_value/* innerScope */.pq)((0,interpreter_value/* isRecord */.u4)(GLOBALS.Math) ? GLOBALS.Math : null, [['random', random]]);
}

;// CONCATENATED MODULE: ./lib/site/interpreter/hooks.js




function initial(value) {
    return typeof value === 'function' ? value() : value;
}
const hooks_nothing = () => undefined;
const same = (value) => value;
/** Shows what is in it: `<Fragment>`, `<Suspense>`. */
const children = (props) => ((0,interpreter_value/* isRecord */.u4)(props) ? props.children : undefined);
function listOfChildren(value) {
    return [...(0,interpreter_value/* itemsOf */.S3)([value])].filter((item) => item !== undefined && item !== null && typeof item !== 'boolean');
}
const Children = (0,interpreter_value/* record */.g1)([
    ['count', (value) => listOfChildren(value).length],
    ['forEach', (value, use) => void mapped(value, use)],
    ['map', mapped],
    ['only', same],
    ['toArray', (value) => listOfChildren(value)],
]);
function mapped(value, make) {
    return listOfChildren(value).map((item, index) => (typeof make === 'function' ? make(item, index) : item));
}
/** `cloneElement(child, { isOpen: true })`: the same element with more properties, and other children where given. */
function cloneElement(value, given, ...children) {
    const element = (0,interpreter_value/* isMarkup */.RY)(value) ? value.element() : undefined;
    if (element === undefined)
        return value;
    return element.with((0,interpreter_value/* record */.g1)([
        ...Object.entries(element.props),
        ...Object.entries((0,interpreter_value/* isRecord */.u4)(given) ? given : {}),
        ...(children.length === 0
            ? []
            : [['children', children.length === 1 ? children[0] : children]]),
    ]));
}
/** What answers alike on all pages. */
const SHARED = (0,interpreter_value/* record */.g1)([
    ['useMemo', initial],
    ['useCallback', (callback) => callback],
    ['useContext', contextValue],
    ['useDebugValue', hooks_nothing],
    ['useImperativeHandle', hooks_nothing],
    ['useSyncExternalStore', (_subscribe, _read, readAtFirst) => initial(readAtFirst)],
    ['useTransition', () => [false, hooks_nothing]],
    ['useDeferredValue', (value) => value],
    ['Children', Children],
    ['Fragment', children],
    ['StrictMode', children],
    ['Suspense', children],
    ['cloneElement', cloneElement],
    ['forwardRef', (render) => (props) => (typeof render === 'function' ? render(props) : undefined)],
    ['isValidElement', (value) => (0,interpreter_value/* isMarkup */.RY)(value)],
    ['memo', same],
]);
/** Names that are known on every page: those of JavaScript, and React's by themselves. */
const KNOWN = (0,interpreter_value/* innerScope */.pq)(GLOBALS, Object.entries(SHARED));
/** The names that a page knows without having bound them. For each page little is made, since most ask for none of it. */
function pageGlobals({ hooks, createElement, within }) {
    const own = [
        ...hooks,
        ['createContext', contextMaker(within)],
        ['createElement', createElement],
    ];
    return (0,interpreter_value/* innerScope */.pq)(KNOWN, [...own, ['React', (0,interpreter_value/* innerScope */.pq)(SHARED, own)], ['Math', createMath()]]);
}

;// CONCATENATED MODULE: ./lib/site/interpreter/interpreter-host.js

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
/** A value that the page throws itself. */
class Thrown extends Uninterpretable {
    value;
    constructor(value, node) {
        const message = (0,interpreter_value/* isRecord */.u4)(value) ? (0,interpreter_value/* stringOf */.Je)(value.message) : (0,interpreter_value/* stringOf */.Je)(value);
        super(message === '' ? 'it throws an error' : `it throws \u201c${message}\u201d`, node);
        this.name = 'Thrown';
        this.value = value;
    }
}

;// CONCATENATED MODULE: ./lib/site/interpreter/world.js

const world_nothing = () => undefined;
/** `document`: a page that is dark says so by a class of its root. */
function documentIn({ isDark, unknown }) {
    const contains = (name) => (name === 'dark' ? isDark() : unknown());
    const classList = partOf((name) => (name === 'contains' ? contains : unknown()));
    const root = partOf((name) => (name === 'classList' ? classList : unknown()));
    return partOf((name) => (name === 'documentElement' ? root : unknown()));
}
/** `matchMedia('(prefers-color-scheme: dark)')`. */
function matchMediaIn({ isDark, unknown }) {
    return (query) => {
        const wanted = /prefers-color-scheme:\s*(dark|light)/.exec(String(query))?.[1];
        if (wanted === undefined)
            return unknown();
        return partOf((name) => {
            if (name === 'matches')
                return isDark() === (wanted === 'dark');
            return /Listener$/.test(name) ? world_nothing : unknown();
        });
    };
}
/** What `new MutationObserver()` makes: nothing changes. */
function watcher() {
    return (0,interpreter_value/* record */.g1)([
        ['observe', world_nothing],
        ['unobserve', world_nothing],
        ['disconnect', world_nothing],
    ]);
}
/** A part of the browser that has what `member` says; what a page puts there is not kept. */
function partOf(member) {
    return new Proxy((0,interpreter_value/* record */.g1)(), {
        has: (_, key) => typeof key === 'string',
        get: (_, key) => (typeof key === 'string' ? member(key) : undefined),
        set: () => true,
    });
}

;// CONCATENATED MODULE: ./lib/site/interpreter/effects.js



/** Calls, one from within the other, of what waits for the next frame. */
const MAX_FRAMES = 4;
/** Milliseconds from one frame to the next: all that moves has come to its end by then. */
const effects_FRAME = 1_000_000;
/** None happens yet. */
function createEffects() {
    let happening;
    const wait = (call) => {
        if (typeof call === 'function' && happening !== undefined)
            happening.waiting.push({ call, isKnown: happening.isKnown });
        return 1;
    };
    const observer = (tell) => {
        const made = watcher();
        const entry = (0,interpreter_value/* record */.g1)([
            ['isIntersecting', true],
            ['intersectionRatio', 1],
        ]);
        if (typeof tell === 'function')
            wait(() => tell([entry], made));
        return made;
    };
    return {
        now: () => happening,
        happen(owner, run, isOnce) {
            const outer = happening;
            const effect = { owner, isOnce, waiting: [], isKnown: true };
            happening = effect;
            try {
                run();
                for (let frame = 1; frame <= MAX_FRAMES && effect.waiting.length > 0; frame += 1) {
                    for (const { call, isKnown } of effect.waiting.splice(0)) {
                        effect.isKnown = isKnown;
                        call(frame * effects_FRAME);
                    }
                }
            }
            catch (error) {
                // What an effect did before it met what cannot be interpreted has happened.
                if (!(error instanceof Uninterpretable))
                    throw error;
            }
            finally {
                happening = outer;
            }
        },
        unknown() {
            if (happening !== undefined)
                happening.isKnown = false;
            return undefined;
        },
        wait,
        observer,
    };
}

;// CONCATENATED MODULE: ./lib/site/interpreter/mounting.js




/** Renderings of one component before its effects count as never coming to an end. */
const MAX_PASSES = 4;
/** Waits that visitors hardly notice. */
const SHORT_WAIT = 1000;
const mounting_nothing = () => undefined;
/** Opens the hooks of React to one page. */
function createMounting({ onState, onHook, address, inBothSchemes }) {
    let component;
    const effects = createEffects();
    const { now, unknown, wait } = effects;
    /** The color scheme that is being shown; undefined where both are. */
    let scheme;
    /** A value that a component keeps from one rendering to the next, and what changes it while effects happen. */
    function kept(make) {
        onHook();
        const owner = component;
        if (owner === undefined)
            return [make(), mounting_nothing];
        const slot = owner.slots[owner.next] ?? { value: make() };
        owner.slots[owner.next] = slot;
        owner.next += 1;
        return [
            slot.value,
            (next) => {
                const happening = now();
                if (happening?.owner !== owner || !happening.isKnown)
                    return;
                const value = next(slot.value);
                owner.hasChanged ||= !Object.is(value, slot.value);
                slot.value = value;
            },
        ];
    }
    const useState = (initial) => {
        onState();
        const [value, change] = kept(() => (typeof initial === 'function' ? initial() : initial));
        return [value, (next) => void change((before) => (typeof next === 'function' ? next(before) : next))];
    };
    const useReducer = (reduce, initial, make) => {
        onState();
        const [value, change] = kept(() => (typeof make === 'function' ? make(initial) : initial));
        const dispatch = (action) => void change((before) => (typeof reduce === 'function' ? reduce(before, action) : before));
        return [value, dispatch];
    };
    const useEffect = (run, on) => {
        onHook();
        if (typeof run === 'function')
            component?.effects.push({ run, on: (0,interpreter_value/* isList */.Lv)(on) ? on : undefined });
        return undefined;
    };
    /** No two elements of a page have the same. */
    let ids = 0;
    const useId = () => {
        ids += 1;
        return `react-id-${ids}`;
    };
    /** What refers to nothing yet refers to an element once its component is shown. */
    const useRef = (initial) => {
        onHook();
        let current = initial;
        return Object.defineProperty((0,interpreter_value/* record */.g1)(), 'current', {
            enumerable: true,
            get: () => (now() === undefined ? current : (current ?? element)),
            set(value) {
                current = value;
            },
        });
    };
    /** An element on the page, of which nothing is known. */
    const element = new Proxy((0,interpreter_value/* record */.g1)(), {
        has(_, key) {
            if (typeof key === 'string')
                unknown();
            return false;
        },
    });
    const browser = partOf((name) => asked(name));
    const location = partOf((name) => (name === 'pathname' ? address() : unknown()));
    function isDark() {
        const owner = now()?.owner;
        if (owner !== undefined)
            owner.hasScheme = true;
        return scheme === 'dark';
    }
    const surroundings = { isDark, unknown };
    const page = documentIn(surroundings);
    const matchMedia = matchMediaIn(surroundings);
    function asked(name) {
        onHook();
        if (now() === undefined)
            return undefined;
        if (name === 'requestAnimationFrame')
            return wait;
        if (name === 'IntersectionObserver')
            return effects.observer;
        if (name === 'MutationObserver')
            return watcher;
        if (name === 'document')
            return page;
        if (name === 'matchMedia')
            return matchMedia;
        if (name === 'setTimeout')
            return (call, time) => (now()?.isOnce && (0,interpreter_value/* numberOf */.rl)(time ?? 0) <= SHORT_WAIT ? wait(call) : undefined);
        if (/^(?:cancel|clear)[A-Z]|^setInterval$/.test(name))
            return mounting_nothing;
        if (name === 'performance')
            return (0,interpreter_value/* record */.g1)([['now', () => 0]]);
        if (name === 'window' || name === 'globalThis')
            return browser;
        return name === 'location' ? location : unknown();
    }
    /** Lets effects happen that are due; tells whether they changed the state of their component. */
    function settle(owner) {
        const due = owner.effects.filter(({ on }, n) => !isSame(on, owner.done[n]?.on));
        owner.done = owner.effects;
        owner.hasChanged = false;
        for (const { run, on } of due)
            effects.happen(owner, run, on?.length === 0);
        return owner.hasChanged;
    }
    function inScheme(name, work) {
        scheme = name;
        try {
            return work();
        }
        finally {
            scheme = undefined;
        }
    }
    /** What a component renders once its effects have happened. */
    function rendered(render) {
        const outer = component;
        const owner = {
            slots: [],
            next: 0,
            effects: [],
            done: [],
            awaiting: [],
            hasChanged: false,
            hasScheme: false,
        };
        const once = () => {
            owner.next = 0;
            owner.effects = [];
            owner.awaiting = [];
            component = owner;
            try {
                return render();
            }
            finally {
                component = outer;
            }
        };
        const shown = (value) => ({
            value,
            hasScheme: owner.hasScheme,
            hasState: owner.slots.length > 0,
        });
        const first = once();
        try {
            let last = first;
            let hasLoaded = false;
            for (let pass = 0; pass < MAX_PASSES; pass += 1) {
                if (owner.slots.length === 0)
                    return shown(last);
                let hasChanged = settle(owner);
                if (!hasChanged && !hasLoaded) {
                    hasLoaded = true;
                    for (const tell of owner.awaiting)
                        effects.happen(owner, () => tell(element), true);
                    hasChanged = owner.hasChanged;
                }
                if (!hasChanged)
                    return shown(last);
                last = once();
            }
        }
        catch (error) {
            if (!(error instanceof Uninterpretable))
                throw error;
        }
        return shown(first);
    }
    return {
        hooks: [
            ['useState', useState],
            ['useReducer', useReducer],
            ['useEffect', useEffect],
            ['useLayoutEffect', useEffect],
            ['useInsertionEffect', useEffect],
            ['useRef', useRef],
            ['useId', useId],
        ],
        mounted(render, html) {
            const { value, hasScheme, hasState } = rendered(render);
            if (scheme !== undefined || !hasScheme)
                return html(value, hasState);
            const light = inScheme('light', () => html(value, hasState));
            return inBothSchemes(light, () => inScheme('dark', () => html(rendered(render).value, hasState)));
        },
        awaits(tell) {
            component?.awaiting.push(tell);
        },
        asked,
    };
}
/** Whether an effect depends on the same values as before; one that depends on none named never does. */
function isSame(on, before) {
    return (on !== undefined &&
        before !== undefined &&
        on.length === before.length &&
        on.every((value, n) => Object.is(value, before[n])));
}

;// CONCATENATED MODULE: ./lib/site/markdown/frame.js

/** Link and footnote definitions of a file; they may stand anywhere in it. The first of a name counts. */
function definitionsOf(tree, source) {
    const definitions = new Map();
    const footnotes = new Map();
    if (!source.includes(']:'))
        return { definitions, footnotes };
    (0,visit/* visit */.Y)(tree, (node) => {
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

;// CONCATENATED MODULE: ./lib/site/interpreter/browser-names.js


/** The name that is asked for as a member of what has all global names: `globalThis.React`, `window.Math`. */
function globalOf({ object, property, computed }, scope) {
    const isAsked = object.type === 'Identifier' && /^(?:globalThis|window)$/.test(object.name);
    if (!isAsked || object.name in scope || computed || property.type !== 'Identifier')
        return undefined;
    return property.name === 'React' || property.name in GLOBALS ? property.name : undefined;
}
/** The window that a component is first shown for is that of a desk; what its effects learn of it is not known. */
const SIZES = { innerHeight: 800, innerWidth: 1280 };
/** Nor is it known where the site will be: addresses made of it begin with its own root. */
const PLACES = { hash: '', host: '', hostname: '', origin: '', search: '' };
/** What is known of the window and its address while a component is rendered. */
function firstFactOf({ object, property, computed }, scope, host) {
    const of = nameInBrowser(object, scope);
    if (of === undefined || computed || property.type !== 'Identifier')
        return undefined;
    const fact = of === 'window' ? (0,look_up/* lookUp */.T)(SIZES, property.name) : (0,look_up/* lookUp */.T)(PLACES, property.name);
    return fact !== undefined && host.asked('window') === undefined ? fact : undefined;
}
/** `window` or `location`, where an expression is one of them. */
function nameInBrowser(node, scope) {
    if (node.type === 'Identifier' && !(node.name in scope))
        return node.name === 'window' || node.name === 'location' ? node.name : undefined;
    const isLocation = node.type === 'MemberExpression' &&
        node.property.type === 'Identifier' &&
        node.property.name === 'location' &&
        nameInBrowser(node.object, scope) === 'window';
    return isLocation ? 'location' : undefined;
}
/** What browsers have and a build has not: all of it is nothing, since components ask for it before they are shown. */
const BROWSER = new Set(`alert cancelAnimationFrame clearInterval clearTimeout crypto document fetch getComputedStyle globalThis history
  localStorage location matchMedia navigator performance process queueMicrotask requestAnimationFrame
  requestIdleCallback screen sessionStorage setInterval setTimeout window`.split(/\s+/));
/** Whether a name is one that browsers alone give a meaning. */
function isOfBrowsers(name, scope) {
    return BROWSER.has(name) && !(name in scope);
}
/** Whether an expression asks for a part of what browsers alone have. */
function isOfBrowser(node, scope) {
    if (node.type === 'Identifier')
        return isOfBrowsers(node.name, scope);
    if (node.type === 'MemberExpression')
        return isOfBrowser(node.object, scope);
    return node.type === 'CallExpression' && isOfBrowser(node.callee, scope);
}

;// CONCATENATED MODULE: ./lib/site/interpreter/loading.js
/** Elements that show what comes from elsewhere, and what is told once it has come. */
const LOADED = /^(?:audio|embed|iframe|img|object|video)$/;
const TOLD = ['onLoadStart', 'onLoad', 'onLoadedMetadata', 'onLoadedData', 'onCanPlay', 'onCanPlayThrough'];
/**
 * What an element tells once the picture, the film or the page that it shows has come: many components show it only
 * then, or say until then that they wait for it.
 */
function tellingOfLoad(name, props) {
    if (!LOADED.test(name))
        return [];
    return TOLD.map((key) => props[key]).filter((value) => typeof value === 'function');
}

;// CONCATENATED MODULE: ./lib/site/interpreter/elements.js



/** An element of an expression: its attributes evaluated, its rendering left for later. */
function elementOf(node, scope, host) {
    const props = (0,interpreter_value/* record */.g1)();
    for (const attribute of node.openingElement.attributes) {
        if (attribute.type === 'JSXSpreadAttribute') {
            const spread = evaluate(attribute.argument, scope, host);
            if ((0,interpreter_value/* isRecord */.u4)(spread))
                for (const [key, value] of Object.entries(spread))
                    props[key] = value;
        }
        else
            props[elements_nameOf(attribute.name)] = elements_attributeValue(attribute, scope, host);
    }
    const children = childrenOf(node.children, scope, host);
    const name = elements_nameOf(node.openingElement.name);
    for (const tell of tellingOfLoad(name, props))
        host.awaits(tell);
    return host.element({
        name,
        props,
        children: children.length > 1 ? children : (children[0] ?? props.children),
        scope,
        node,
    });
}
function elements_attributeValue(attribute, scope, host) {
    const { value } = attribute;
    if (!value)
        return true;
    if (value.type === 'Literal')
        return String(value.value);
    if (value.type !== 'JSXExpressionContainer')
        return evaluate(value, scope, host);
    return value.expression.type === 'JSXEmptyExpression' ? undefined : evaluate(value.expression, scope, host);
}
function elements_nameOf(name) {
    if (name.type === 'JSXIdentifier')
        return name.name;
    return name.type === 'JSXMemberExpression'
        ? `${elements_nameOf(name.object)}.${name.property.name}`
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
            return [...(0,interpreter_value/* listOf */.c3)(evaluate(node.expression, scope, host))];
        if (node.type !== 'JSXExpressionContainer')
            return [evaluate(node, scope, host)];
        return node.expression.type === 'JSXEmptyExpression' ? [] : [evaluate(node.expression, scope, host)];
    });
}
/**
 * JSX's own rule: lines are trimmed and joined by one space; lines of blanks only are nothing. A blank that is written
 * as an entity, such as `&nbsp;`, stays.
 */
function jsxText(text) {
    if (!text.includes('\n'))
        return text;
    const lines = text.split(/\r?\n/);
    return lines
        .map((line, n) => (n === 0 ? line : line.replace(/^[ \t]+/, '')))
        .map((line, n) => (n === lines.length - 1 ? line : line.replace(/[ \t]+$/, '')))
        .filter((line) => line !== '')
        .join(' ');
}

;// CONCATENATED MODULE: ./lib/site/interpreter/methods.js






/** The longest text that a page may make by `repeat` or padding. */
const MAX_TEXT = 100_000;
function bounded(length) {
    if (!(length <= MAX_TEXT))
        throw new RangeError('the text would be too long');
    return length;
}
function replaced(self, expression, by) {
    const whole = typeof by === 'function'
        ? self.replace(expression, (...found) => method_text(by(...found.slice(0, -2))))
        : self.replace(expression, method_text(by));
    bounded(whole.length);
    return whole;
}
const STRING_METHODS = {
    at: (self, [index]) => self.at(number(index) ?? 0),
    charAt: (self, [index]) => self.charAt(number(index) ?? 0),
    charCodeAt: (self, [index]) => self.charCodeAt(number(index) ?? 0),
    codePointAt: (self, [index]) => self.codePointAt(number(index) ?? 0),
    concat: (self, values) => self + values.map(method_text).join(''),
    endsWith: (self, [end]) => self.endsWith(method_text(end)),
    includes: (self, [part]) => self.includes(method_text(part)),
    indexOf: (self, [part, from]) => self.indexOf(method_text(part), number(from)),
    lastIndexOf: (self, [part]) => self.lastIndexOf(method_text(part)),
    localeCompare: (self, [other, locale, options]) => self.localeCompare(method_text(other), localeOf(locale), localeOptions(options)),
    padEnd: (self, [length, fill]) => self.padEnd(bounded(number(length) ?? 0), fill === undefined ? ' ' : method_text(fill)),
    padStart: (self, [length, fill]) => self.padStart(bounded(number(length) ?? 0), fill === undefined ? ' ' : method_text(fill)),
    repeat: (self, [times]) => {
        bounded(self.length * (number(times) ?? 0));
        return self.repeat(number(times) ?? 0);
    },
    match: (self, [part], tick) => {
        const expression = (0,interpreter_value/* expressionOf */.ez)(part);
        return expression === undefined ? null : (tried(self, expression, tick).match(expression) ?? null);
    },
    matchAll: (self, [part], tick) => {
        const expression = (0,interpreter_value/* expressionOf */.ez)(part);
        if (expression?.global !== true)
            throw new TypeError('a regular expression with g is expected');
        return [...tried(self, expression, tick).matchAll(expression)];
    },
    normalize: (self, [form]) => self.normalize(form === undefined ? undefined : method_text(form)),
    replace: (self, [part, by], tick) => {
        const expression = (0,interpreter_value/* expressionOf */.ez)(part);
        if (expression !== undefined)
            return replaced(tried(self, expression, tick), expression, by);
        return self.replace(method_text(part), () => (typeof by === 'function' ? method_text(by(part)) : method_text(by)));
    },
    replaceAll: (self, [part, by], tick) => {
        const expression = (0,interpreter_value/* expressionOf */.ez)(part);
        if (expression !== undefined)
            return replaced(tried(self, expression, tick), expression, by);
        const pieces = self.split(method_text(part));
        bounded((pieces.length - 1) * method_text(by).length);
        return pieces.join(method_text(by));
    },
    search: (self, [part], tick) => {
        const expression = (0,interpreter_value/* expressionOf */.ez)(part);
        return expression === undefined
            ? self.indexOf(method_text(part))
            : tried(self, expression, tick).search(expression);
    },
    slice: (self, [start, end]) => self.slice(number(start), number(end)),
    split: (self, [separator, limit], tick) => {
        const expression = (0,interpreter_value/* expressionOf */.ez)(separator);
        if (expression !== undefined)
            return tried(self, expression, tick).split(expression, number(limit));
        return separator === undefined ? [self] : self.split(method_text(separator), number(limit));
    },
    startsWith: (self, [start]) => self.startsWith(method_text(start)),
    substr: (self, [start, length]) => {
        const from = number(start) ?? 0;
        const first = from < 0 ? Math.max(0, self.length + from) : from;
        return self.slice(first, first + Math.max(0, number(length) ?? self.length));
    },
    substring: (self, [start, end]) => self.substring(number(start) ?? 0, number(end)),
    toLocaleLowerCase: (self) => self.toLowerCase(),
    toLocaleUpperCase: (self) => self.toUpperCase(),
    toLowerCase: (self) => self.toLowerCase(),
    toString: (self) => self,
    toUpperCase: (self) => self.toUpperCase(),
    trim: (self) => self.trim(),
    trimEnd: (self) => self.trimEnd(),
    trimStart: (self) => self.trimStart(),
    valueOf: (self) => self,
};
const NUMBER_METHODS = {
    toFixed: (self, [digits]) => self.toFixed(Math.min(number(digits) ?? 0, 100)),
    toLocaleString: (self, [locale, options]) => self.toLocaleString(localeOf(locale), localeOptions(options)),
    toPrecision: (self, [digits]) => self.toPrecision(number(digits)),
    toString: (self, [base]) => self.toString(number(base)),
    valueOf: (self) => self,
};
const PATTERN_METHODS = {
    exec: (self, [subject], tick) => self.exec(tried(method_text(subject), self, tick)),
    test: (self, [subject], tick) => self.test(tried(method_text(subject), self, tick)),
    toString: (self) => String(self),
};
const PATTERN_FACTS = {
    flags: ({ flags }) => flags,
    lastIndex: ({ lastIndex }) => lastIndex,
    source: ({ source }) => source,
};
const BOOLEAN_METHODS = { toString: (self) => String(self) };
const FUNCTION_METHODS = {
    apply: (self, [object, values]) => (0,interpreter_value/* calledOf */.dG)(object, self, [...(0,interpreter_value/* listOf */.c3)(values)]),
    bind: (self, [object, ...first]) => (...more) => (0,interpreter_value/* calledOf */.dG)(object, self, [...first, ...more]),
    call: (self, [object, ...values]) => (0,interpreter_value/* calledOf */.dG)(object, self, values),
};
const RECORD_METHODS = {
    hasOwnProperty: (self, [key]) => Object.hasOwn(self, method_text(key)),
};
/** The member of a value: an own property of a record, or one of the known methods of its kind. */
function memberOf(self, key, tick) {
    if (typeof self === 'string') {
        if (key === 'length')
            return self.length;
        return /^\d+$/.test(key) ? self[Number(key)] : bound(STRING_METHODS, self, key, tick);
    }
    if ((0,interpreter_value/* isList */.Lv)(self)) {
        if (key === 'length')
            return self.length;
        // What a regular expression has found knows where.
        if (key === 'index' && 'index' in self)
            return Number(self.index);
        // The texts of a template with a function before it, as they are written.
        if (key === 'raw' && 'raw' in self && Array.isArray(self.raw))
            return self.raw.map(String);
        if (key === 'groups' && 'groups' in self)
            return (0,interpreter_value/* record */.g1)(Object.entries(self.groups ?? {}));
        return /^\d+$/.test(key) ? self[Number(key)] : bound(LIST_METHODS, self, key, tick);
    }
    if (typeof self === 'number')
        return bound(NUMBER_METHODS, self, key, tick);
    const expression = (0,interpreter_value/* expressionOf */.ez)(self);
    if (expression !== undefined && Object.hasOwn(PATTERN_FACTS, key))
        return PATTERN_FACTS[key]?.(expression);
    if (expression !== undefined)
        return bound(PATTERN_METHODS, expression, key, tick);
    const made = (0,interpreter_value/* instanceOf */.hR)(self);
    if (made !== undefined)
        return memberOfMade(made, key, tick);
    if (typeof self === 'boolean')
        return bound(BOOLEAN_METHODS, self, key, tick);
    if (typeof self === 'function')
        return ((0,interpreter_value/* membersOf */.lS)(self)?.[key] ?? (key === 'name' ? nameOf(self) : bound(FUNCTION_METHODS, self, key, tick)));
    if ((0,interpreter_value/* isMarkup */.RY)(self))
        return memberOfElement(self, key);
    if ((0,interpreter_value/* isRecord */.u4)(self))
        return key in self ? self[key] : bound(RECORD_METHODS, self, key, tick);
    if (self === undefined || self === null)
        throw new TypeError(`\u201c${key}\u201d of ${String(self)} cannot be read`);
    return undefined;
}
/** What a component reads of an element that it was given: `props`, `type`, `key`. */
function memberOfElement(self, key) {
    const element = self.element();
    if (key === 'props')
        return element?.props ?? (0,interpreter_value/* record */.g1)();
    if (key === 'type')
        return element?.type;
    return key === 'key' ? (element?.props.key ?? null) : undefined;
}

;// CONCATENATED MODULE: ./lib/site/interpreter/operators.js





/** The value of `left operator right`, as JavaScript has it for plain values. */
function binary(node, left, right) {
    switch (node.operator) {
        case '+':
            return isText(left) || isText(right)
                ? (0,interpreter_value/* stringOf */.Je)(left) + (0,interpreter_value/* stringOf */.Je)(right)
                : (0,interpreter_value/* numberOf */.rl)(left) + (0,interpreter_value/* numberOf */.rl)(right);
        case '-':
            return (0,interpreter_value/* numberOf */.rl)(left) - (0,interpreter_value/* numberOf */.rl)(right);
        case '*':
            return (0,interpreter_value/* numberOf */.rl)(left) * (0,interpreter_value/* numberOf */.rl)(right);
        case '/':
            return (0,interpreter_value/* numberOf */.rl)(left) / (0,interpreter_value/* numberOf */.rl)(right);
        case '%':
            return (0,interpreter_value/* numberOf */.rl)(left) % (0,interpreter_value/* numberOf */.rl)(right);
        case '**':
            return (0,interpreter_value/* numberOf */.rl)(left) ** (0,interpreter_value/* numberOf */.rl)(right);
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
            return hasIndex(right, (0,interpreter_value/* stringOf */.Je)(left)) || ((0,interpreter_value/* isRecord */.u4)(right) && (0,interpreter_value/* stringOf */.Je)(left) in right);
        case 'instanceof':
            return isMadeBy(CONSTRUCTED.get(right) ?? '', left);
        case '&':
            return (0,interpreter_value/* numberOf */.rl)(left) & (0,interpreter_value/* numberOf */.rl)(right);
        case '|':
            return (0,interpreter_value/* numberOf */.rl)(left) | (0,interpreter_value/* numberOf */.rl)(right);
        case '^':
            return (0,interpreter_value/* numberOf */.rl)(left) ^ (0,interpreter_value/* numberOf */.rl)(right);
        case '<<':
            return (0,interpreter_value/* numberOf */.rl)(left) << (0,interpreter_value/* numberOf */.rl)(right);
        case '>>':
            return (0,interpreter_value/* numberOf */.rl)(left) >> (0,interpreter_value/* numberOf */.rl)(right);
        case '>>>':
            return (0,interpreter_value/* numberOf */.rl)(left) >>> (0,interpreter_value/* numberOf */.rl)(right);
    }
    throw new Uninterpretable(`the operator ${node.operator} is not supported`, node);
}
/** Whether `+` puts the value beside the other one as text. */
function isText(value) {
    return (typeof value === 'string' || typeof value === 'function' || (typeof value === 'object' && value !== null));
}
function looselyEqual(left, right) {
    if (left === null || left === undefined)
        return right === null || right === undefined;
    return (left === right ||
        (typeof left !== 'object' && typeof right !== 'object' && (0,interpreter_value/* stringOf */.Je)(left) === (0,interpreter_value/* stringOf */.Je)(right)));
}
function compare(operator, left, right) {
    const [a, b] = typeof left === 'string' && typeof right === 'string' ? [left, right] : [(0,interpreter_value/* numberOf */.rl)(left), (0,interpreter_value/* numberOf */.rl)(right)];
    if (operator === '<')
        return a < b;
    if (operator === '>')
        return a > b;
    return operator === '<=' ? a <= b : a >= b;
}

;// CONCATENATED MODULE: ./lib/site/interpreter/put-off.js

/**
 * Gives `target` what `make` comes to. What only the time decides at which a page is read is asked for again where it is
 * used: many components reckon with it, and show it but in a view that readers have to choose.
 */
function putOff(target, key, make, put) {
    let value;
    try {
        value = make();
    }
    catch (error) {
        if (!(error instanceof Error) || error.message !== UNREAD)
            throw error;
        Object.defineProperty(target, key, {
            configurable: true,
            enumerable: true,
            get() {
                throw error;
            },
            set(next) {
                Object.defineProperty(target, key, { writable: true, value: next });
            },
        });
        return;
    }
    put(value);
}

;// CONCATENATED MODULE: ./lib/site/interpreter/unfolding.js


/** What covers the page, or stands over it, is no part of it: it stays closed. */
const ABOVE = /\b(?:fixed|absolute|modal|dialog|overlay|popover|popup|tooltip|drawer|backdrop)/i;
const unfolding_KNOWN = new WeakMap();
const NONE = new Set();
/**
 * The declarations of states without which a component never shows its children:
 * `const [isOpen, setIsOpen] = useState(false)` where all there is of them is `{isOpen && <div>{children}</div>}`. A
 * page that nobody can unfold has them unfolded.
 */
function unfoldingStates(component) {
    const [given] = component.params;
    if (component.body?.type !== 'BlockStatement' || given?.type !== 'ObjectPattern')
        return NONE;
    const hasChildren = given.properties.some((one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'children');
    if (!hasChildren)
        return NONE;
    const known = unfolding_KNOWN.get(component) ?? statesIn(component.body);
    unfolding_KNOWN.set(component, known);
    return known;
}
function statesIn(body) {
    const states = new Map();
    for (const node of nodesOf(body)) {
        if (node.type !== 'VariableDeclarator' || node.id.type !== 'ArrayPattern')
            continue;
        const [name] = node.id.elements;
        if (name?.type === 'Identifier' && isState(node.init))
            states.set(name.name, node);
    }
    if (states.size === 0)
        return NONE;
    const opening = new Set();
    let guarded = 0;
    for (const node of nodesOf(body)) {
        const [test, shown] = guardOf(node);
        const state = test === undefined ? undefined : states.get(test);
        if (state === undefined || shown === undefined)
            continue;
        const inside = uses(shown);
        if (inside === 0 || isAbove(shown))
            continue;
        guarded += inside;
        opening.add(state);
    }
    return guarded > 0 && guarded === uses(body) ? opening : NONE;
}
/** The name that decides whether something is shown, and what that is: `isOpen && \u2026`, `isOpen ? \u2026 : null`. */
function guardOf(node) {
    if (node.type === 'LogicalExpression' && node.operator === '&&' && node.left.type === 'Identifier')
        return [node.left.name, node.right];
    if (node.type === 'ConditionalExpression' && node.test.type === 'Identifier')
        return [node.test.name, node.consequent];
    return [];
}
function isState(node) {
    if (node?.type !== 'CallExpression')
        return false;
    const { callee } = node;
    const name = callee.type === 'MemberExpression' ? callee.property : callee;
    return name.type === 'Identifier' && name.name === 'useState';
}
/** How often the children stand in it. */
function uses(node) {
    let count = 0;
    for (const one of nodesOf(node))
        if (one.type === 'Identifier' && one.name === 'children')
            count += 1;
    return count;
}
function isAbove(node) {
    for (const one of nodesOf(node)) {
        if (one.type === 'Literal' && typeof one.value === 'string' && ABOVE.test(one.value))
            return true;
        if (one.type === 'TemplateElement' && ABOVE.test(one.value.raw))
            return true;
        if (one.type === 'Identifier' && one.name === 'createPortal')
            return true;
    }
    return false;
}
/** Where the states that are to be unfolded are kept while a component is rendered. */
const STATES = Symbol('states');
/** Unfolds what a component shows only then, where it was given something to show. */
function unfold(states, scope) {
    if (states.size > 0 && hasElement(scope.children))
        Object.defineProperty(scope, STATES, { value: states });
}
function hasElement(children) {
    return (0,interpreter_value/* isMarkup */.RY)(children) || typeof children === 'string' || ((0,interpreter_value/* isList */.Lv)(children) && children.length > 0);
}
/** The value of a declaration: a state that is closed is open where it is to be unfolded. */
function unfolded(declaration, value, scope) {
    const states = scope[STATES];
    if (states?.has(declaration) !== true || !(0,interpreter_value/* isList */.Lv)(value) || value[0] !== false)
        return value;
    return [true, ...value.slice(1)];
}

;// CONCATENATED MODULE: ./lib/site/interpreter/var-names.js

/** Where `var` of a function is kept, whatever block it stands in. */
const HOME = Symbol('home');
const var_names_KNOWN = new WeakMap();
/** Gives the names of `var` in the body of a function to its scope. */
function hoist(body, scope) {
    let names = var_names_KNOWN.get(body);
    if (names === undefined) {
        names = new Set(namesIn(body.body));
        var_names_KNOWN.set(body, names);
    }
    // A function within one that has some has its own, be they none.
    if (names.size === 0 && !(HOME in scope))
        return;
    for (const name of names)
        if (!Object.hasOwn(scope, name))
            scope[name] = undefined;
    Object.defineProperty(scope, HOME, { value: { scope, names } });
}
/** The scope that a name declared by `var` belongs to. */
function homeOf(name, scope) {
    const home = scope[HOME];
    return home?.names.has(name) === true ? home.scope : scope;
}
/** Binds what `bind` gives to names, each where `var` keeps it. */
function bindVar(scope, bind) {
    const bound = (0,interpreter_value/* innerScope */.pq)(scope);
    bind(bound);
    for (const [name, value] of Object.entries(bound))
        homeOf(name, scope)[name] = value;
}
/** The names that `var` declares, functions within left out. */
function* namesIn(nodes) {
    for (const node of nodes) {
        if (typeof node !== 'object' || node === null || !('type' in node))
            continue;
        const { type } = node;
        if (/Function|Expression$|^Class|^JSX/.test(type))
            continue;
        if (type === 'VariableDeclaration') {
            const { kind, declarations } = node;
            if (kind === 'var')
                for (const { id } of declarations)
                    yield* namesOfPattern(id);
            continue;
        }
        for (const inner of Object.values(node))
            yield* namesIn(Array.isArray(inner) ? inner : [inner]);
    }
}
/** The names that a pattern binds. */
function namesOfPattern(pattern) {
    if (pattern.type === 'Identifier')
        return [pattern.name];
    if (pattern.type === 'ObjectPattern') {
        return pattern.properties.flatMap((property) => namesOfPattern(property.type === 'RestElement' ? property.argument : property.value));
    }
    if (pattern.type === 'ArrayPattern')
        return pattern.elements.flatMap((item) => (item ? namesOfPattern(item) : []));
    if (pattern.type === 'AssignmentPattern')
        return namesOfPattern(pattern.left);
    return pattern.type === 'RestElement' ? namesOfPattern(pattern.argument) : [];
}

;// CONCATENATED MODULE: ./lib/site/interpreter/statements.js








/** A closure over `scope`. */
function functionOf(node, scope, host) {
    // An expression may have a name of its own, by which it calls itself.
    const own = node.type === 'FunctionExpression' && node.id ? (0,interpreter_value/* innerScope */.pq)(scope) : scope;
    const called = (values, inner) => {
        host.tick();
        for (const [n, parameter] of node.params.entries()) {
            bind(parameter, parameter.type === 'RestElement' ? values.slice(n) : values[n], inner, host);
        }
        if (node.body.type !== 'BlockStatement')
            return evaluate(node.body, inner, host);
        hoist(node.body, inner);
        unfold(unfoldingStates(node), inner);
        const end = run(node.body.body, inner, host);
        return end?.kind === 'return' ? end.value : undefined;
    };
    // An arrow has the `this` and the `arguments` of what is around it.
    const callable = node.type === 'ArrowFunctionExpression'
        ? (...values) => called(values, (0,interpreter_value/* innerScope */.pq)(own))
        : (0,interpreter_value/* method */.EJ)((self, values) => called(values, (0,interpreter_value/* innerScope */.pq)(own, Object.entries({ this: self, arguments: values }))));
    if (node.type === 'FunctionExpression' && node.id)
        own[node.id.name] = callable;
    if ('id' in node && node.id)
        keepName(callable, node.id.name);
    return keepWritten(callable, node, own);
}
/** Runs statements; tells what ended them before their end. */
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
/** Runs a statement, which may have a label: `all: for (\u2026)`. */
function runStatement(statement, scope, host, label) {
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
            return run(statement.body, (0,interpreter_value/* innerScope */.pq)(scope), host);
        case 'ForOfStatement':
            return runEach(statement, (0,interpreter_value/* listOf */.c3)(evaluate(statement.right, scope, host)), scope, host, label);
        case 'ForInStatement':
            return runEach(statement, keysOf(evaluate(statement.right, scope, host)), scope, host, label);
        case 'ForStatement': {
            const inner = (0,interpreter_value/* innerScope */.pq)(scope);
            if (statement.init?.type === 'VariableDeclaration')
                declare(statement.init, inner, host);
            else if (statement.init)
                evaluate(statement.init, inner, host);
            return loop(statement, inner, host, label);
        }
        case 'WhileStatement':
            return loop(statement, scope, host, label);
        case 'DoWhileStatement': {
            const end = runStatement(statement.body, scope, host);
            return isLast(end, label) ? afterLoop(end) : loop(statement, scope, host, label);
        }
        case 'ThrowStatement':
            throw new Thrown(evaluate(statement.argument, scope, host), statement);
        case 'TryStatement':
            return runTry(statement, scope, host);
        case 'SwitchStatement': {
            const value = evaluate(statement.discriminant, scope, host);
            const start = statement.cases.findIndex(({ test }) => test && evaluate(test, scope, host) === value);
            const from = start < 0 ? statement.cases.findIndex(({ test }) => !test) : start;
            if (from < 0)
                return undefined;
            const end = run(statement.cases.slice(from).flatMap(({ consequent }) => consequent), (0,interpreter_value/* innerScope */.pq)(scope), host);
            return end?.kind === 'break' && end.label === undefined ? undefined : end;
        }
        case 'BreakStatement':
            return { kind: 'break', label: statement.label?.name };
        case 'ContinueStatement':
            return { kind: 'continue', label: statement.label?.name };
        case 'LabeledStatement': {
            const { name } = statement.label;
            const end = runStatement(statement.body, scope, host, name);
            return end?.kind === 'break' && end.label === name ? undefined : end;
        }
        case 'FunctionDeclaration':
        case 'EmptyStatement':
            return undefined;
        default:
            throw new Uninterpretable(`${statement.type} is not supported`, statement);
    }
}
/** Whether a loop has no further round. */
function isLast(end, label) {
    if (end?.kind !== 'continue')
        return end !== undefined;
    return end.label !== undefined && end.label !== label;
}
/** What ends the statements around a loop that was ended. */
function afterLoop(end) {
    return end?.kind === 'return' || end?.label !== undefined ? end : undefined;
}
function loop(statement, scope, host, label) {
    for (;;) {
        host.tick();
        if (statement.test && !evaluate(statement.test, scope, host))
            return undefined;
        // Each round of a `for` has its own names, so that functions made in it keep their values.
        const round = statement.type === 'ForStatement' ? (0,interpreter_value/* innerScope */.pq)(scope, Object.entries(scope)) : scope;
        const end = runStatement(statement.body, round, host);
        if (isLast(end, label))
            return afterLoop(end);
        if (statement.type !== 'ForStatement')
            continue;
        Object.assign(scope, round);
        if (statement.update)
            evaluate(statement.update, scope, host);
    }
}
function runEach({ left, body }, items, scope, host, label) {
    for (const item of items) {
        const inner = (0,interpreter_value/* innerScope */.pq)(scope);
        if (left.type === 'VariableDeclaration') {
            const target = left.declarations[0]?.id;
            if (target && left.kind === 'var')
                bindVar(scope, (into) => bind(target, item, into, host));
            else if (target)
                bind(target, item, inner, host);
        }
        else
            setTarget(left, item, scope, host);
        const end = runStatement(body, inner, host);
        if (isLast(end, label))
            return afterLoop(end);
    }
    return undefined;
}
function keysOf(value) {
    if ((0,interpreter_value/* isList */.Lv)(value))
        return value.map((_, index) => String(index));
    return (0,interpreter_value/* isRecord */.u4)(value) ? Object.keys(value) : [];
}
/** What cannot be interpreted counts as thrown: what a browser has and a build has not is often asked for so. */
function runTry(statement, scope, host) {
    let end;
    try {
        end = runStatement(statement.block, scope, host);
    }
    catch (error) {
        if (!(error instanceof Uninterpretable))
            throw error;
        // Errors take longer than other steps.
        for (let step = 0; step < 20; step += 1)
            host.tick();
        if (!(error instanceof Thrown))
            host.asked('');
        if (statement.handler) {
            const inner = (0,interpreter_value/* innerScope */.pq)(scope);
            if (statement.handler.param)
                bind(statement.handler.param, errorValue(error), inner, host);
            end = runStatement(statement.handler.body, inner, host);
        }
        else if (!statement.finalizer)
            throw error;
    }
    return (statement.finalizer ? runStatement(statement.finalizer, scope, host) : undefined) ?? end;
}
function errorValue(error) {
    return error instanceof Thrown ? error.value : (0,interpreter_value/* record */.g1)([['message', error.message]]);
}

;// CONCATENATED MODULE: ./lib/site/interpreter/interpret.js













/** What bundlers say in `import.meta`: the site begins at the root, from where its addresses are told. */
const META = (0,interpreter_value/* record */.g1)([
    ['env', (0,interpreter_value/* record */.g1)(Object.entries({ BASE_URL: '/', DEV: false, MODE: 'production', PROD: true, SSR: true }))],
]);
const interpret_MAX_TEXT = 1_000_000;
const MAX_ITEMS = 100_000;
/** The value of an expression. Throws {@link Uninterpretable}; never runs code of the page. */
function evaluate(node, scope, host) {
    host.tick();
    const value = evaluateNode(node, scope, host);
    if (typeof value === 'string' ? value.length > interpret_MAX_TEXT : (0,interpreter_value/* isList */.Lv)(value) && value.length > MAX_ITEMS) {
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
                return (value.cooked ?? value.raw) + (inner ? (0,interpreter_value/* stringOf */.Je)(told(of(inner), inner)) : '');
            })
                .join('');
        case 'TaggedTemplateExpression':
            return tagged(node, scope, host);
        case 'Identifier':
            if (node.name in scope)
                return scope[node.name];
            if (host.named(node.name) !== undefined)
                return host.named(node.name);
            if (BROWSER.has(node.name))
                return host.asked(node.name);
            throw new Uninterpretable(`nothing is named \u201c${node.name}\u201d`, node, node.name);
        case 'ThisExpression':
            return scope.this;
        case 'MetaProperty':
            if (node.meta.name === 'import')
                return META;
            break;
        case 'ArrayExpression':
            return node.elements.flatMap((item) => {
                if (item === null)
                    return [undefined];
                return item.type === 'SpreadElement' ? (0,interpreter_value/* listOf */.c3)(of(item.argument)) : [of(item)];
            });
        case 'ObjectExpression':
            return objectOf(node, scope, host);
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
            return reckoned(node, of(node.left), of(node.right), host);
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
            return assignments_assign(node, scope, host);
        case 'UpdateExpression': {
            const before = (0,interpreter_value/* numberOf */.rl)(of(node.argument));
            const after = node.operator === '++' ? before + 1 : before - 1;
            setTarget(node.argument, after, scope, host);
            return node.prefix ? after : before;
        }
        case 'NewExpression':
            return interpret_made(node, scope, host);
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
function reckoned(node, left, right, { year }) {
    return (comparedWithReading(node.operator, left, right, year) ?? binary(node, told(left, node), told(right, node)));
}
/** A value that can be reckoned with. */
function told(value, node) {
    if (isUnread(value))
        throw new Uninterpretable(UNREAD, node);
    return value;
}
/** A template with a function before it, which gets its texts and its values: `text\`a${b}\``. */
function tagged(node, scope, host) {
    const tag = evaluate(node.tag, scope, host);
    if (typeof tag !== 'function')
        throw new Uninterpretable(`${interpret_nameOf(node.tag)} is no function known here`, node);
    const values = node.quasi.expressions.map((inner) => evaluate(inner, scope, host));
    const raw = node.quasi.quasis.map((part) => part.value.raw);
    const texts = Object.assign(node.quasi.quasis.map((part) => part.value.cooked ?? undefined), { raw });
    return guarded(node, () => tag(texts, ...values));
}
function objectOf(node, scope, host) {
    const values = (0,interpreter_value/* record */.g1)();
    for (const property of node.properties) {
        if (property.type === 'SpreadElement') {
            const spread = evaluate(property.argument, scope, host);
            if ((0,interpreter_value/* isRecord */.u4)(spread))
                for (const [key, value] of Object.entries(spread))
                    values[key] = value;
            continue;
        }
        const key = keyOf(property, scope, host);
        const made = () => evaluate(property.value, scope, host);
        putOff(values, key, made, (value) => {
            const isGetter = property.kind === 'get' && typeof value === 'function';
            values[key] = isGetter ? (0,interpreter_value/* calledOf */.dG)(values, value, []) : value;
        });
    }
    return values;
}
/** What components look for to know whether they are shown in a browser. */
const WORLD = new Set(['window', 'document']);
function unary(node, scope, host) {
    if (node.operator === 'typeof') {
        if (node.argument.type === 'Identifier' && !(node.argument.name in scope)) {
            const { name } = node.argument;
            const isThere = name === 'globalThis' || (WORLD.has(name) && host.asked(name) !== undefined);
            return isThere ? 'object' : 'undefined';
        }
        return typeof evaluate(node.argument, scope, host);
    }
    if (node.operator === 'delete')
        return deleted(node, scope, host);
    const value = evaluate(node.argument, scope, host);
    if (node.operator === '~')
        return ~(0,interpreter_value/* numberOf */.rl)(value);
    if (node.operator === '!')
        return !value;
    if (node.operator === '-')
        return -(0,interpreter_value/* numberOf */.rl)(value);
    if (node.operator === '+')
        return (0,interpreter_value/* numberOf */.rl)(value);
    if (node.operator === 'void')
        return undefined;
    throw new Uninterpretable(`the operator ${node.operator} is not supported`, node);
}
function member(node, scope, host) {
    if (node.object.type === 'Super' || node.property.type === 'PrivateIdentifier') {
        throw new Uninterpretable('classes are not supported', node);
    }
    const global = globalOf(node, scope);
    if (global !== undefined)
        return { self: undefined, value: scope[global] };
    const fact = firstFactOf(node, scope, host);
    if (fact !== undefined)
        return { self: undefined, value: fact };
    const self = evaluate(node.object, scope, host);
    // `a?.b.c`: what follows a short cut is cut too.
    const isCut = isOptional(node) || isOfBrowser(node, scope);
    if ((self === undefined || self === null) && isCut)
        return { self, value: undefined };
    const key = !node.computed && node.property.type === 'Identifier'
        ? node.property.name
        : (0,interpreter_value/* stringOf */.Je)(evaluate(node.property, scope, host));
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
    const isMethod = node.callee.type === 'MemberExpression';
    const { self, value: callee } = isMethod
        ? member(node.callee, scope, host)
        : { self: undefined, value: evaluate(node.callee, scope, host) };
    const isCut = isOptional(node) || isOfBrowser(node, scope);
    if ((callee === undefined || callee === null) && isCut)
        return undefined;
    if (typeof callee !== 'function')
        throw new Uninterpretable(`${interpret_nameOf(node.callee)} is no function known here`, node);
    return guarded(node, () => (0,interpreter_value/* calledOf */.dG)(self, callee, argumentsOf(node, scope, host)));
}
/** What is called, in a few words. */
function interpret_nameOf(callee) {
    if (callee.type === 'Identifier')
        return `\u201c${callee.name}\u201d`;
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed)
        return `\u201c${callee.property.name}\u201d`;
    return 'what is called';
}
/** What tells a component that it has come into view, as all has on a page that is read, or that the page has changed. */
const OBSERVERS = new Set(['IntersectionObserver', 'MutationObserver']);
function interpret_made(node, scope, host) {
    if (node.callee.type === 'Super')
        throw new Uninterpretable('classes are not supported', node);
    const name = node.callee.type === 'Identifier' ? node.callee.name : '';
    const isObserver = OBSERVERS.has(name) && !(name in scope);
    const maker = isObserver ? host.asked(name) : evaluate(node.callee, scope, host);
    if (typeof maker !== 'function' || !(isObserver || isConstructor(maker)))
        throw new Uninterpretable('\u201cnew\u201d is known for maps, sets, times and the like only', node);
    return guarded(node, () => {
        const values = argumentsOf(node, scope, host);
        return maker === GLOBALS.Date && values.length === 0 ? timeOfReading(host.year) : maker(...values);
    });
}
function argumentsOf(node, scope, host) {
    return node.arguments.flatMap((argument) => argument.type === 'SpreadElement'
        ? (0,interpreter_value/* listOf */.c3)(evaluate(argument.argument, scope, host))
        : [evaluate(argument, scope, host)]);
}

;// CONCATENATED MODULE: ./lib/site/interpreter/bindings.js









/** Binds the names of `const`, `let` or `var`. */
function declare(declaration, scope, host) {
    for (const declarator of declaration.declarations) {
        const { id, init } = declarator;
        // `var x;` changes nothing where there is one.
        if (declaration.kind === 'var' && !init && id.type === 'Identifier' && id.name in homeOf(id.name, scope))
            continue;
        const made = () => unfolded(declarator, init ? evaluate(init, scope, host) : undefined, scope);
        const put = (value) => {
            if (id.type === 'Identifier' && typeof value === 'function' && bindings_isFunction(init))
                keepName(value, id.name);
            if (declaration.kind === 'var')
                bindVar(scope, (into) => bind(id, value, into, host));
            else
                bind(id, value, scope, host);
        };
        if (id.type === 'Identifier' && declaration.kind !== 'var')
            putOff(scope, id.name, made, put);
        else
            put(made());
    }
}
function bindings_isFunction(node) {
    return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
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
                    bind(item, item.type === 'RestElement' ? (0,interpreter_value/* listOf */.c3)(value).slice(n) : (0,interpreter_value/* listOf */.c3)(value)[n], scope, host);
            }
            return;
        case 'ObjectPattern': {
            const taken = new Set();
            for (const property of pattern.properties) {
                if (property.type === 'RestElement') {
                    const rest = (0,interpreter_value/* isRecord */.u4)(value) ? Object.entries(value).filter(([name]) => !taken.has(name)) : [];
                    bind(property.argument, (0,interpreter_value/* record */.g1)(rest), scope, host);
                    continue;
                }
                const key = keyOf(property, scope, host);
                const isEmpty = value === undefined || value === null;
                const item = isEmpty ? undefined : guarded(property, () => memberOf(value, key, host.tick));
                bind(property.value, item, scope, host);
                taken.add(key);
            }
            return;
        }
        default:
            throw new Uninterpretable('this assignment is not supported', pattern);
    }
}
/** The key of a property as it is written: a name, a text, a number, or `[\u2026]`. */
function keyOf({ key, computed }, scope, host) {
    if (computed)
        return (0,interpreter_value/* stringOf */.Je)(evaluate(key, scope, host));
    if (key.type === 'Identifier')
        return key.name;
    return key.type === 'Literal' ? String(key.value) : '';
}

;// CONCATENATED MODULE: ./lib/site/interpreter/assignments.js







/** `target = value` and its kin. */
function assignments_assign(node, scope, host) {
    const { left } = node;
    if (node.operator === '=')
        return setTarget(left, evaluate(node.right, scope, host), scope, host);
    if (left.type !== 'Identifier' && left.type !== 'MemberExpression')
        throw new Uninterpretable('this assignment is not supported', node);
    const operator = node.operator.slice(0, -1);
    const before = evaluate(left, scope, host);
    if (operator === '??' || operator === '||' || operator === '&&') {
        const isKept = operator === '??' ? (before ?? undefined) !== undefined : (operator === '||') === !!before;
        return isKept ? before : setTarget(left, evaluate(node.right, scope, host), scope, host);
    }
    const sum = { ...node, type: 'BinaryExpression', left, operator };
    const right = evaluate(node.right, scope, host);
    return setTarget(left, guarded(node, () => binary(sum, before, right)), scope, host);
}
/** Gives a declared name, a member, or the names of a pattern a new value. */
function setTarget(target, value, scope, host) {
    if (target.type === 'Identifier')
        return setName(target, value, scope);
    if (target.type === 'ArrayPattern' && (0,interpreter_value/* isList */.Lv)(value)) {
        for (const [n, item] of target.elements.entries())
            if (item)
                setTarget(item, value[n], scope, host);
        return value;
    }
    if (target.type === 'ObjectPattern' && (0,interpreter_value/* isRecord */.u4)(value)) {
        for (const property of target.properties) {
            if (property.type === 'RestElement')
                throw new Uninterpretable('this assignment is not supported', target);
            const item = value[keyOf(property, scope, host)];
            setTarget(property.value, item, scope, host);
        }
        return value;
    }
    if (target.type === 'AssignmentPattern')
        return setTarget(target.left, value === undefined ? evaluate(target.right, scope, host) : value, scope, host);
    if (target.type !== 'MemberExpression' || target.object.type === 'Super')
        throw new Uninterpretable('this assignment is not supported', target);
    const owner = evaluate(target.object, scope, host);
    const key = keyOf({ key: target.property, computed: target.computed }, scope, host);
    return guarded(target, () => setMember(owner, key, value, host));
}
/** Gives a declared name a new value, where it was declared. */
function setName(node, value, scope) {
    let owner = scope;
    while (owner !== null && !Object.hasOwn(owner, node.name))
        owner = Object.getPrototypeOf(owner);
    if (owner === null || owner === GLOBALS)
        throw new Uninterpretable(`nothing is named \u201c${node.name}\u201d`, node, node.name);
    owner[node.name] = value;
    return value;
}
/** Throws a TypeError for what has no members, and for what all pages share. */
function setMember(owner, key, value, { tick }) {
    if ((0,interpreter_value/* isList */.Lv)(owner))
        setItem(owner, key, value, tick);
    else if (key === 'lastIndex' && (0,interpreter_value/* expressionOf */.ez)(owner) !== undefined)
        Object.assign((0,interpreter_value/* expressionOf */.ez)(owner) ?? {}, { lastIndex: (0,interpreter_value/* numberOf */.rl)(value) });
    else if ((0,interpreter_value/* isRecord */.u4)(owner))
        owner[key] = value;
    else if (typeof owner === 'function' && !Object.isFrozen(owner))
        (0,interpreter_value/* withMembers */.gn)(owner, (0,interpreter_value/* record */.g1)([...Object.entries((0,interpreter_value/* membersOf */.lS)(owner) ?? {}), [key, value]]));
    else
        throw new TypeError(`\u201c${key}\u201d cannot be set here`);
    return value;
}
/** `delete object.key` */
function deleted(node, scope, host) {
    const target = node.argument.type === 'ChainExpression' ? node.argument.expression : node.argument;
    if (target.type !== 'MemberExpression' || target.object.type === 'Super')
        throw new Uninterpretable('only members can be deleted', node);
    const owner = evaluate(target.object, scope, host);
    const key = keyOf({ key: target.property, computed: target.computed }, scope, host);
    if ((0,interpreter_value/* isRecord */.u4)(owner))
        guarded(node, () => Reflect.deleteProperty(owner, key));
    return true;
}
/** Gives errors of the built-in methods, and of the host where code goes too deep for it, a place. */
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

;// CONCATENATED MODULE: ./lib/site/markdown/formulas.js



/** A formula, displayed on lines of its own or within its line. */
function formulaHtml(node, isBlock, frame) {
    const { page } = frame;
    page.say(` ${node.value} `);
    if (page.project.math === false)
        return withoutMath(node);
    page.needs.add('math');
    return renderMath(node.value, isBlock, frame_placeOf(node, frame), page.context.report);
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
/** Whether nothing else stands on the line between two nodes. */
function isOnOwnLine(before, after) {
    const ends = before === undefined || before.type === 'break' || /\n[ \t]*$/.test(formulas_textOf(before));
    return ends && (after === undefined || after.type === 'break' || /^[ \t]*\n/.test(formulas_textOf(after)));
}
function formulas_textOf(node) {
    return node.type === 'text' ? node.value : '';
}

;// CONCATENATED MODULE: ./lib/site/markdown/nodes.js













/** The HTML of nodes one after the other. */
function renderNodes(nodes, frame) {
    let html = '';
    let before;
    for (const [index, node] of nodes.entries()) {
        if (before !== undefined && areApart(before, node))
            html += '\n';
        html +=
            node.type === 'inlineMath' && isOnOwnLine(before, nodes[index + 1])
                ? formulaHtml(node, isDoubleDollar(node), frame)
                : renderNode(node, frame);
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
            reportVariables(text, frame_placeOf(node, frame), page);
            page.say(text);
            return (0,markdown_html/* escapeText */.X1)(text);
        }
        case 'paragraph': {
            const made = renderNodes(node.children, frame);
            page.say('\n');
            // The title of what opens stands above its text, although only a line ends between them.
            const [title = ''] = /^<summary[\s>][\s\S]*?<\/summary>\s*/.exec(made) ?? [];
            const html = made.slice(title.length);
            if (html === '')
                return title;
            // Components within a line may make blocks, which a paragraph cannot hold.
            return node.children.some(isInlineJsx) && (0,markdown_html/* holdsBlocks */.F1)(html)
                ? `${title}<div class="c-text">${html}</div>`
                : `${title}<p>${html}</p>`;
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
        case 'inlineMath':
            return formulaHtml(node, node.type === 'math', frame);
        case 'footnoteReference':
            return renderFootnoteReference(node, frame);
        case 'html':
            // Only a page that could not be read as MDX has raw HTML.
            return /^<\/?[A-Z>]/.test(node.value) ? '' : rawHtml(node.value, frame_placeOf(node, frame), page);
        case 'root':
        case 'tableRow':
        case 'tableCell':
            return renderNodes(node.children, frame);
        default:
            // yaml, toml, mdxjsEsm, definitions: not part of the text.
            return '';
    }
}
function renderHeading(node, frame) {
    const { page } = frame;
    const id = writtenId(node);
    const children = id === undefined ? node.children : withoutEscape(node.children);
    const { result: html, text } = page.heard(() => renderNodes(children, frame));
    // Its id is made of its own words, and not of what components in it say besides.
    const own = html.includes('<') ? page.fill(plainText(node)) : '';
    return headingHtml(node.depth, html, withoutTips(html, text), id, page, own);
}
function renderLink(url, title, node, frame) {
    const { page } = frame;
    if (page.isInLink)
        return renderNodes(node.children, frame);
    const props = (0,interpreter_value/* record */.g1)([
        ['href', url],
        ['title', title],
    ]);
    const inner = page.insideLink(() => renderNodes(node.children, frame));
    const html = elementAttributes('a', props, frame_placeOf(node, frame), page);
    return `<a${html}${nameOfPictures(html, inner)}>${inner}</a>`;
}
function renderImage(url, alt, title, node, frame) {
    const props = (0,interpreter_value/* record */.g1)([
        ['src', url],
        ['alt', alt ?? ''],
        ['title', title],
    ]);
    return renderElement({ name: 'img', props, children: (0,interpreter_value/* markup */.PT)(() => ''), place: frame_placeOf(node, frame), inline: true }, frame.page);
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
    const isTask = typeof node.checked === 'boolean';
    const blocks = node.children.map((child, index) => {
        if (child.type !== 'paragraph')
            return renderNode(child, frame);
        const isLabel = isTask && index === 0;
        if (isLoose && !isLabel)
            return renderNode(child, frame);
        const html = renderNodes(child.children, frame);
        frame.page.say('\n');
        if (!isLabel)
            return html;
        // The label is a line of text: lists and code below it are the item's.
        const label = `<label><input type="checkbox" disabled${node.checked ? ' checked' : ''}> <span>${html}</span></label>`;
        return isLoose ? `<p>${label}</p>` : label;
    });
    return `<li${isTask ? ' class="c-task"' : ''}>${blocks.join('')}</li>`;
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
    const children = (0,interpreter_value/* markup */.PT)(() => renderNodes([{ type: 'paragraph', children: body }, ...others], frame));
    return callout({ name, props: (0,interpreter_value/* record */.g1)(), children, place: frame_placeOf(node, frame), inline: false }, frame.page);
}
function renderTable(node, frame) {
    const [head, ...rows] = node.children;
    const width = head?.children.length;
    // Cells beyond the last column are no part of the table (GFM, section 4.10).
    const cells = (row, tag) => (row?.children ?? [])
        .slice(0, width)
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
    const words = frame.page.context.words.components;
    const again = cited.references > 1 ? `-${cited.references}` : '';
    return (`<sup><a class="c-footnote" id="fnref-${number}${again}" href="#fn-${number}" ` +
        `aria-label="${fill(words.footnote, { n: number })}">${number}</a></sup>`);
}
/** The section of footnotes at the end of a page; empty when there are none. */
function renderFootnotes(frame) {
    let items = '';
    const words = frame.page.context.words.components;
    // A footnote may cite further ones: the list can grow while it is rendered.
    for (let n = 0; n < frame.cited.length; n++) {
        const cited = frame.cited[n];
        if (!cited)
            break;
        const html = renderNodes(cited.definition.children, cited.frame);
        const back = Array.from({ length: cited.references }, (_, k) => {
            const id = k === 0 ? `${n + 1}` : `${n + 1}-${k + 1}`;
            return ` <a class="c-footnote-back" href="#fnref-${id}" aria-label="${fill(words.backTo, { n: id })}">\u21a9</a>`;
        }).join('');
        const closed = html.endsWith('</p>') ? `${html.slice(0, -4)}${back}</p>` : `${html}${back}`;
        items += `<li id="fn-${n + 1}">${closed}</li>`;
    }
    return items === ''
        ? ''
        : `<section class="c-footnotes" aria-label="${words.footnotes}"><ol>${items}</ol></section>`;
}

;// CONCATENATED MODULE: ./lib/site/markdown/child-values.js


/**
 * The children of an element as a component of the project sees them: nothing, one, or a list of texts and elements.
 * Nothing is rendered yet.
 */
function childValues(nodes, frame, jsx) {
    const values = [];
    let before;
    for (const node of nodes) {
        const value = childValue(node, frame, jsx);
        values.push(before !== undefined && areApart(before, node) && (0,interpreter_value/* isMarkup */.RY)(value) ? onNewLine(value) : value);
        before = node;
    }
    return values.length > 1 ? values : values[0];
}
function onNewLine(value) {
    return (0,interpreter_value/* markup */.PT)(() => `\n${value.render()}`, value.element);
}
function childValue(node, frame, jsx) {
    switch (node.type) {
        case 'text':
            return frame.page.fill(node.value);
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
            return offered(node, jsx.element(node, frame), frame);
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
            return jsx.expression(node, frame);
        default:
            return offered(node, (0,interpreter_value/* markup */.PT)(() => renderNodes([node], frame), () => shown(node, frame, jsx)), frame);
    }
}
/** The same, of which the page notes whether the component makes use of it. */
function offered(node, value, { page }) {
    const take = () => page.take(node);
    page.offer(node);
    return (0,interpreter_value/* markup */.PT)(() => {
        take();
        return value.render();
    }, () => {
        const element = value.element();
        if (element === undefined)
            return undefined;
        const { type, props } = element;
        const children = () => {
            take();
            return props.children;
        };
        return {
            type,
            props: Object.defineProperty((0,interpreter_value/* record */.g1)(Object.entries(props)), 'children', {
                enumerable: true,
                get: children,
            }),
            with(changed) {
                take();
                return element.with(changed);
            },
        };
    });
}
function shown(node, frame, jsx) {
    const [type, attributes] = child_values_elementOf(node);
    const inside = 'children' in node ? childValues(node.children, frame, jsx) : child_values_textOf(node);
    const children = LINED.has(node.type) && (0,interpreter_value/* isList */.Lv)(inside) ? ['\n', ...inside.flatMap((item) => [item, '\n'])] : inside;
    const props = (0,interpreter_value/* record */.g1)([...attributes, ['children', children]]);
    return {
        type,
        props,
        with: (changed) => (0,interpreter_value/* markup */.PT)(() => jsx.named(type, changed, node, frame)),
    };
}
/** The HTML element that stands for a node of Markdown, with its attributes. */
function child_values_elementOf(node) {
    switch (node.type) {
        case 'heading':
            return [`h${node.depth}`, []];
        case 'list':
            return [node.ordered === true ? 'ol' : 'ul', []];
        case 'link':
            return ['a', [['href', node.url]]];
        case 'image':
            return [
                'img',
                [
                    ['src', node.url],
                    ['alt', node.alt ?? ''],
                ],
            ];
        case 'code':
            return ['pre', [['className', node.lang ? `language-${node.lang}` : undefined]]];
        default:
            return [child_values_NAMES[node.type] ?? 'span', []];
    }
}
/** What has a line for each of its parts, which are apart where only its texts are taken. */
const LINED = new Set(['blockquote', 'list', 'table']);
const child_values_NAMES = {
    blockquote: 'blockquote',
    break: 'br',
    delete: 'del',
    emphasis: 'em',
    inlineCode: 'code',
    listItem: 'li',
    paragraph: 'p',
    strong: 'strong',
    table: 'table',
    tableCell: 'td',
    tableRow: 'tr',
    thematicBreak: 'hr',
};
function child_values_textOf(node) {
    return 'value' in node ? node.value : undefined;
}

;// CONCATENATED MODULE: ./lib/site/markdown/made.js


/** Whether only rendering knows what an element becomes. `isBound` tells the names that are functions of the page. */
function isMade(node, name, isBound) {
    return (isBound(name) ||
        (name === 'table' && isComputed(node, isBound)) ||
        elementMeant(name) === 'table' ||
        (name !== 'style' && node.attributes.some(isRaw)) ||
        (GATHERS.test(name) && holdsMade(node, isBound)));
}
/** Whether it gives an element its content as HTML. */
function isRaw(attribute) {
    return 'name' in attribute && attribute.name === 'dangerouslySetInnerHTML';
}
/** Whether what an element gathers may come from components of the project, or from expressions. */
function holdsMade({ children }, isBound) {
    return children.some((child) => {
        if (child.type === 'paragraph')
            return holdsMade(child, isBound);
        if (/Expression$/.test(child.type))
            return true;
        return 'name' in child && typeof child.name === 'string' && isBound(child.name);
    });
}
/** Whether there are expressions in an element, besides its attributes, or components of the project. */
function isComputed({ children }, isBound) {
    return children.some((child) => /Expression$/.test(child.type) ||
        ('name' in child && typeof child.name === 'string' && isBound(child.name)) ||
        ('children' in child && isComputed(child, isBound)));
}

;// CONCATENATED MODULE: ./lib/site/markdown/unchosen.js


/** Lists and records within one another that are looked through: `tabs={[{ label, content }]}`. */
const unchosen_DEEPEST = 3;
/** The same properties, of whose elements it is known afterwards which ones were shown. */
function noted(props) {
    return (0,interpreter_value/* record */.g1)(Object.entries(props).map(([name, value]) => [name, notedValue(value, 0)]));
}
function notedValue(value, depth) {
    if ((0,interpreter_value/* isMarkup */.RY)(value))
        return (0,interpreter_value/* remembered */.HK)(value);
    if (depth === unchosen_DEEPEST || typeof value !== 'object')
        return value;
    if ((0,interpreter_value/* isList */.Lv)(value)) {
        const items = value.map((item) => notedValue(item, depth + 1));
        return items.some((item, n) => item !== value[n]) ? items : value;
    }
    if (!(0,interpreter_value/* isRecord */.u4)(value))
        return value;
    const entries = Object.entries(value).map(([key, item]) => [key, notedValue(item, depth + 1)]);
    return entries.some(([key, item]) => item !== value[key]) ? (0,interpreter_value/* record */.g1)(entries) : value;
}
/** What stands in for something until that is there. */
const STAND_IN = /^(?:children|empty|error|fallback|icon|loader|loading|placeholder|skeleton)/i;
/** What the record around an element calls it. */
const LABELS = ['label', 'title', 'name', 'tab'];
/**
 * What a component was given and shows only once a reader has chosen it, one after the other: where nobody can choose,
 * it would be lost. `html` is what it shows.
 */
function unchosen(props, html) {
    let shown;
    const parts = [];
    for (const [value, label] of unchosen_elementsIn(props, 0)) {
        if (value.became === undefined || value.became() !== undefined)
            continue;
        const part = value.render();
        const words = unchosen_wordsOf(part);
        shown ??= unchosen_wordsOf(html);
        // One that was changed, or taken apart, stands there already.
        if (words === '' || shown.includes(words))
            continue;
        const title = label === undefined ? '' : `<p><strong>${(0,markdown_html/* escapeText */.X1)(label)}</strong></p>\n`;
        parts.push(`<div>${title}${part}</div>`);
    }
    return parts.length === 0 ? '' : `\n${parts.join('\n')}`;
}
function* unchosen_elementsIn(value, depth, label) {
    if ((0,interpreter_value/* isMarkup */.RY)(value))
        yield [value, label];
    else if (depth > unchosen_DEEPEST)
        return;
    else if ((0,interpreter_value/* isList */.Lv)(value))
        for (const item of value)
            yield* unchosen_elementsIn(item, depth + 1);
    else if ((0,interpreter_value/* isRecord */.u4)(value)) {
        const own = depth === 0 ? undefined : LABELS.map((key) => value[key]).find((one) => typeof one === 'string');
        for (const [key, item] of Object.entries(value))
            if (!STAND_IN.test(key))
                yield* unchosen_elementsIn(item, depth + 1, own);
    }
}
function unchosen_wordsOf(html) {
    return html
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
}

;// CONCATENATED MODULE: ./lib/site/markdown/uninterpretable.js



/** Whether an expression is a bare name or path, in one pair of braces or two. */
function isPlain(source) {
    return /^(?:[\w\s.-]*|\{[\w\s.-]*\})$/.test(source);
}
/** Tells what could not be interpreted; anything else is thrown on. `place` is where `source` begins. */
function reportUninterpretable(error, source, place, page) {
    if (error instanceof ExpressionSyntaxError) {
        const message = `{${uninterpretable_shortened(source)}} is not an expression: ${error.message}`;
        page.report({ severity: 'warning', kind: 'syntax', message, ...within(place, error.line, error.column) });
    }
    else if (error instanceof Uninterpretable) {
        const at = within(place, error.line, error.column);
        if (error.unbound !== undefined) {
            page.report({
                severity: 'warning',
                kind: 'unbound-name',
                message: `{${uninterpretable_shortened(source)}}: nothing is named \u201c${error.unbound}\u201d; ${isPlain(source) ? 'shown as text' : 'left out'}`,
                hint: 'to show braces, write \\{ and \\}, or put them in `code`',
                ...at,
            });
        }
        else {
            page.report({
                severity: 'warning',
                kind: 'not-interpreted',
                message: `{${uninterpretable_shortened(source)}}: ${error.message}; left out`,
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
/** The place of a line and column (from 0) of the source that begins at `place`. */
function within(place, line, column) {
    if (place.line === undefined)
        return place;
    if (line > 1)
        return { file: place.file, line: place.line + line - 1, column: column + 1 };
    return place;
}
function uninterpretable_shortened(source) {
    const line = source.trim().replace(/\s+/g, ' ');
    return line.length > 60 ? `${line.slice(0, 57)}\u2026` : line;
}

;// CONCATENATED MODULE: ./lib/site/markdown/jsx.js




















/** JSX of a page as HTML. Names bound on the page come first, then the components known here, then HTML. */
function renderJsx(node, frame) {
    const { name } = node;
    const { scope, page } = frame;
    if (name === null)
        return renderNodes(node.children, frame);
    const render = () => renderNamed(jsx_elementOf(node, name, frame), scope, page);
    return isMade(node, name, boundIn(frame)) ? page.overhear(node, render) : render();
}
/** The element that a node calls, with its attributes evaluated. */
function jsx_elementOf(node, name, frame) {
    const nodes = node.children;
    const place = frame_placeOf(node, frame);
    const props = (0,interpreter_value/* record */.g1)();
    for (const attribute of node.attributes) {
        const { value } = attribute;
        if (attribute.type === 'mdxJsxExpressionAttribute') {
            const spread = jsx_attributeValue(attribute.value, parseSpread, place, frame);
            if ((0,interpreter_value/* isRecord */.u4)(spread))
                Object.assign(props, spread);
        }
        else if (value === null || value === undefined)
            props[attribute.name] = true;
        else if (typeof value === 'string')
            props[attribute.name] = frame.page.fill(value);
        else
            props[attribute.name] = jsx_attributeValue(value.value, parseExpression, place, frame);
    }
    if (node.attributes.some(isExpression)) {
        Object.assign(props, noted(props));
        frame.page.give(node, props);
    }
    const inline = node.type === 'mdxJsxTextElement';
    return {
        name,
        props,
        children: (0,interpreter_value/* markup */.PT)(() => {
            frame.page.take(...nodes);
            return renderNodes(nodes, frame);
        }),
        parts: () => childValues(nodes, frame, VALUES),
        place,
        inline,
    };
}
function isExpression({ type, value }) {
    return type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value !== null);
}
/** Elements and expressions among the children of a component of the project. */
const VALUES = {
    element(node, frame) {
        if (node.name === null)
            return (0,interpreter_value/* markup */.PT)(() => renderJsx(node, frame));
        const element = jsx_elementOf(node, node.name, frame);
        return shownElement(element, frame.scope, frame.page, isMade(node, node.name, boundIn(frame)) ? node : undefined);
    },
    expression: (node, frame) => expressionValue(node, frame),
    named: (name, props, node, { page, file, ...frame }) => {
        const { parts, children } = contents(props, page);
        return renderNamed({ name, props, children, parts, place: frame_placeOf(node, { page, file, ...frame }), inline: false }, (0,interpreter_value/* record */.g1)(), page);
    },
};
/** The children among the properties of an element. */
function contents(props, page) {
    return { children: (0,interpreter_value/* markup */.PT)(() => page.html(props.children)), parts: () => props.children };
}
/** An element that is rendered where it stands, and that the components around may look at before. */
function shownElement(element, scope, page, made) {
    const render = () => renderNamed(element, scope, page);
    return (0,interpreter_value/* markup */.PT)(
    // What a node of the page becomes is noted.
    () => (made === undefined ? render() : page.overhear(made, render)), () => ({
        type: boundTo(element.name, scope, page) ?? element.name,
        props: (0,interpreter_value/* record */.g1)([...Object.entries(element.props), ['children', element.parts?.()]]),
        with: (props) => shownElement({ ...element, props, ...contents(props, page) }, scope, page, made),
    }));
}
/** `{expression}` in the text of a page. */
function renderExpression(node, frame) {
    return frame.page.overhear(node, () => frame.page.html(expressionValue(node, frame)));
}
function expressionValue(node, frame) {
    const { page } = frame;
    const place = frame_placeOf(node, frame);
    const variable = /^\{\s*([\w.-]+)\s*\}$/.exec(node.value)?.[0];
    if (variable !== undefined) {
        const filled = page.fill(`{${variable}}`);
        if (filled !== `{${variable}}`)
            return filled;
    }
    const column = place.column === undefined ? undefined : place.column + 1;
    const start = { ...place, column };
    // `{Card}` and `{history}` in a text are no component and nothing of a browser, but text.
    const name = /^\s*(\w+)\s*$/.exec(node.value)?.[1];
    if (name !== undefined && isOfBrowsers(name, frame.scope)) {
        const unbound = new Uninterpretable('', {}, name);
        reportUninterpretable(unbound, node.value, start, page);
        return `{${node.value}}`;
    }
    const host = hostOf(frame, start);
    const texts = name === undefined ? host : { ...host, named: () => undefined };
    const value = attempt(node.value, parseExpression, start, withPageNames(node.value, frame), texts);
    if ('value' in value)
        return value.value;
    // A bare name or path is most likely text that the author forgot to escape; the rest was never meant to be read.
    return isPlain(node.value) ? `{${node.value}}` : undefined;
}
/** Snippets may show what only their page imports or defines. */
function withPageNames(source, frame) {
    const name = /^\s*([A-Za-z_$][\w$]*)/.exec(source)?.[1] ?? '';
    const { scope } = frame.page;
    return name in frame.scope || !(name in scope) ? frame : { ...frame, scope };
}
/** The value of an attribute's expression; undefined (and reported) when there is none. */
function jsx_attributeValue(source, parse, place, frame) {
    const result = attempt(source, parse, place, frame);
    return 'value' in result ? result.value : undefined;
}
function attempt(source, parse, place, frame, host = hostOf(frame, place)) {
    try {
        const expression = parse(source);
        return { value: expression && guarded(expression, () => evaluate(expression, frame.scope, host)) };
    }
    catch (error) {
        reportUninterpretable(error, source, place, frame.page);
        return { failed: true };
    }
}
/**
 * The interpreter's view of a frame: elements made by an expression render like those of the page. `start` is where the
 * source of the expression or module begins.
 */
function hostOf({ file, page }, start = { file, line: 1, column: 1 }) {
    const { tick, asked, awaits, project } = page;
    return {
        tick,
        asked,
        awaits,
        year: project.year,
        named: (name) => componentFunction(name, page, start) ?? page.scope[name],
        fragment: (values) => (0,interpreter_value/* markup */.PT)(() => page.html(values)),
        element: ({ name, props, children, scope, node }) => {
            const place = within(start, node.loc?.start.line ?? 1, node.loc?.start.column ?? 0);
            const inside = (0,interpreter_value/* markup */.PT)(() => page.html(children));
            const element = { name, props, children: inside, parts: () => children, place, inline: false };
            return shownElement(element, scope, page);
        },
    };
}
/** A component that all pages know, where one is handed on by its name: `const Box = isWide ? Frame : Card`. */
function componentFunction(name, page, place) {
    const component = componentNamed(name);
    if (component === undefined)
        return undefined;
    return (given) => {
        const props = (0,interpreter_value/* isRecord */.u4)(given) ? given : (0,interpreter_value/* record */.g1)();
        const children = (0,interpreter_value/* markup */.PT)(() => page.html(props.children));
        return (0,interpreter_value/* markup */.PT)(() => component({ name, props, children, place, inline: false }, page));
    };
}
/** `createElement('div', props, \u2026children)` */
function elementFrom(name, given, children, file, page) {
    const props = (0,interpreter_value/* record */.g1)([
        ...Object.entries((0,interpreter_value/* isRecord */.u4)(given) ? given : {}),
        ...(children.length === 0 ? [] : [['children', children]]),
    ]);
    const [called, scope] = typeof name === 'function' ? ['Component', (0,interpreter_value/* record */.g1)([['Component', name]])] : [(0,interpreter_value/* stringOf */.Je)(name), (0,interpreter_value/* record */.g1)()];
    const element = { name: called, props, ...contents(props, page), place: { file }, inline: false };
    return shownElement(element, scope, page);
}
/** The deepest nesting of elements, so that a component that contains itself ends. */
const jsx_MAX_DEPTH = 100;
function renderNamed(element, scope, page) {
    return page.nested(jsx_MAX_DEPTH, element.place, () => {
        const { name } = element;
        const own = boundTo(name, scope, page);
        if (typeof own === 'function')
            return renderOwn(element, own, page);
        // `const Tag = isOrdered ? 'ol' : 'ul'`
        if (typeof own === 'string' && /^[a-z][\w-]*$/.test(own) && own !== name)
            return renderNamed({ ...element, name: own }, (0,interpreter_value/* record */.g1)(), page);
        if (/^[a-z]/.test(name) && !name.includes('.') && (0,element_names/* isElementName */.ET)(name))
            return isMedia(name) ? renderMedia(element, page) : renderElement(element, page);
        const component = componentNamed(name);
        if (component)
            return component(element, page);
        if (own !== undefined)
            return page.html(own);
        if (boundTo(name, page.scope, page) !== undefined && scope !== page.scope)
            return renderNamed(element, page.scope, page);
        page.reportOnce(`component ${name}`, unknownComponent(element));
        const meant = elementMeant(name);
        if (meant === undefined)
            return page.html(element.children);
        return renderNamed({ ...element, name: meant, props: ofElements(element.props) }, (0,interpreter_value/* record */.g1)(), page);
    });
}
/** Whether a name is a component, or another function, of the page. */
function boundIn({ scope, page }) {
    return (name) => typeof boundTo(name, scope, page) === 'function';
}
/** What a name of the page means: `Card`, `icons.Star`. The names of HTML elements are theirs. */
function boundTo(name, scope, page) {
    const [first = '', ...path] = name.split('.');
    if (path.length === 0 && /^[a-z]/.test(first) && (0,element_names/* isElementName */.ET)(first))
        return undefined;
    let value = first in scope ? scope[first] : undefined;
    for (const key of path)
        value = (0,interpreter_value/* isRecord */.u4)(value) || typeof value === 'function' ? memberOf(value, key, page.tick) : undefined;
    return value;
}
/** A component of the docs project: an arrow function, or a snippet. */
function renderOwn(element, component, page) {
    const { name, props, place } = element;
    try {
        const children = element.parts === undefined ? element.children : (element.parts() ?? props.children);
        const given = children === undefined ? [] : [['children', children]];
        const own = (0,interpreter_value/* record */.g1)([...Object.entries(props), ...given]);
        let keepsState = false;
        const html = page.mounted(() => component(own), (value, hasState) => {
            keepsState ||= hasState;
            return page.html(value);
        });
        return keepsState && !element.inline ? html + unchosen(props, html) : html;
    }
    catch (error) {
        // The last is how the host ends code that goes too deep for it.
        if (!(error instanceof Uninterpretable || error instanceof BudgetExceeded || error instanceof RangeError))
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

;// CONCATENATED MODULE: ./lib/site/markdown/icon-imports.js

/** The package whose icons are at hand: `import { FileCode2 } from 'lucide-react'`. */
const ICON_PACKAGE = 'lucide-react';
/** The icon that a package has by this name, as a component: `<FileCode2 size={16} className="\u2026" />`. */
function importedIcon(imported, place, page) {
    const name = imported
        .replace(/^Lucide(?=[A-Z])|(?<=[a-z\d])Icon$/g, '')
        .replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z])|[a-zA-Z](?=\d)/g, '$&-')
        .toLowerCase();
    return (props) => {
        const { size, color, className } = (0,interpreter_value/* isRecord */.u4)(props) ? props : (0,interpreter_value/* record */.g1)();
        return (0,interpreter_value/* markup */.PT)(() => page.context.icon(name, place, {
            library: 'lucide',
            size: Number(size ?? 24),
            color: typeof color === 'string' ? color : undefined,
            className: typeof className === 'string' ? className : undefined,
        }));
    };
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
    const take = ({ statement, inner }) => {
        if (statement.type === 'ImportDeclaration')
            importNames(statement, at, options);
        else if (inner.type === 'VariableDeclaration') {
            // What is taken out of the hosted service's components is known by its names anyway.
            if (inner.declarations.every(({ init }) => isHosted(init, scope)))
                return;
            declare(inner, scope, host);
            if (statement.type === 'ExportNamedDeclaration') {
                for (const name of inner.declarations.flatMap(({ id }) => namesOfPattern(id)))
                    exports[name] = scope[name];
            }
        }
        else if (statement.type === 'ExportDefaultDeclaration')
            exports.default = defaultOf(statement, scope, host);
        else if (statement.type === 'ExportAllDeclaration')
            exportAll(statement, at(statement), options);
        else if (statement.type === 'ExportNamedDeclaration')
            exportNames(statement, at(statement), options);
        else if (isStatement(statement))
            run([statement], scope, host);
    };
    for (const declaration of declarations) {
        const { statement } = declaration;
        try {
            guarded(statement, () => take(declaration));
        }
        catch (error) {
            if (error instanceof BudgetExceeded) {
                const { message } = error;
                page.reportOnce('budget', {
                    severity: 'warning',
                    kind: 'not-interpreted',
                    message,
                    ...at(statement),
                });
                return;
            }
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
function isHosted(node, scope) {
    return node?.type === 'Identifier' && node.name === 'MintlifyComponents' && !(node.name in scope);
}
/** Whether it is more than a declaration: `Box.displayName = 'Box'`. */
function isStatement(statement) {
    return statement.type.endsWith('Statement');
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
/** `export * from './x.jsx'`: all but its default. */
function exportAll(statement, place, { exports, modules }) {
    const source = modules.load(resolveImport(String(statement.source.value), place.file), place) ?? {};
    if (statement.exported)
        exports[identifier(statement.exported)] = (0,interpreter_value/* record */.g1)(Object.entries(source));
    else
        for (const [name, value] of Object.entries(source))
            if (name !== 'default')
                exports[name] = value;
}
function identifier(node) {
    return node.type === 'Identifier' ? node.name : String(node.value);
}
/** Shows the children only: stands for a component that could not be loaded. */
const passThrough = (props) => ((0,interpreter_value/* isRecord */.u4)(props) ? props.children : undefined);
function importNames(statement, at, { scope, modules, page }) {
    if (isType(statement))
        return;
    const source = String(statement.source.value);
    if (source === ICON_PACKAGE) {
        for (const { type, local, ...rest } of statement.specifiers) {
            if (type !== 'ImportSpecifier' || !('imported' in rest))
                continue;
            scope[local.name] = importedIcon(identifier(rest.imported), at(statement), page);
        }
        return;
    }
    const isPackage = !isFile(source) && source !== 'react';
    // Components that all pages know stay known where they are imported from a package as well.
    const specifiers = statement.specifiers.filter((one) => !isType(one) && !(isPackage && componentNamed(one.local.name) !== undefined));
    if (isPackage && specifiers.length === 0)
        return;
    const exports = exportsOf(source, at(statement), scope, modules, page);
    for (const specifier of specifiers) {
        const { name } = specifier.local;
        if (specifier.type === 'ImportNamespaceSpecifier')
            scope[name] = exports ?? (0,interpreter_value/* innerScope */.pq)(null);
        else {
            const imported = specifier.type === 'ImportSpecifier' ? identifier(specifier.imported) : 'default';
            const isMissing = exports === undefined || !(imported in exports);
            scope[name] = isMissing ? passThrough : exports[imported];
            if (isMissing && exports !== undefined) {
                page.report({
                    severity: 'warning',
                    kind: 'missing-export',
                    message: `\u201c${source}\u201d exports nothing named \u201c${imported}\u201d`,
                    ...at(specifier),
                });
            }
        }
    }
}
/** TypeScript's `import type`. */
function isType(node) {
    return 'importKind' in node && node.importKind === 'type';
}
/** Whether a file of the project is imported, and not a package. */
function isFile(source) {
    return /^[./]|\.(?:mdx?|jsx?|tsx?|json|css|scss|sass|less)$/.test(source);
}
function exportsOf(source, place, scope, modules, page) {
    if (source === 'react')
        return (0,interpreter_value/* innerScope */.pq)(scope, [['default', scope.React]]);
    if (/\.(?:css|scss|sass|less)$/.test(source))
        return undefined;
    if (isFile(source))
        return modules.load(resolveImport(source, place.file), place);
    page.report({
        severity: 'warning',
        kind: 'unsupported-import',
        message: `The package \u201c${source}\u201d cannot be used: no code of the docs project runs`,
        ...place,
    });
    return undefined;
}
/** A JSON file as a module. */
function jsonExports(text) {
    return (0,interpreter_value/* innerScope */.pq)(null, [['default', (0,interpreter_value/* fromData */.Bw)(JSON.parse(text))]]);
}

;// CONCATENATED MODULE: ./lib/site/markdown/schemes.js
/** A value that holds in one of the color schemes; the style sheet of all pages says which of the two is empty. */
const inScheme = (name, value) => `var(--t-in-${name},${value})`;
const schemes_TAG = /(<(?:"[^"]*"|[^">])*>)/;
const ATTRIBUTE = /([^\s="<>/]+)(?:="([^"]*)")?/g;
/** A declaration in an attribute: quotes, entities and brackets may hold semicolons. */
const DECLARATION = /([\w-]+)\s*:((?:&quot;.*?&quot;|&[a-z\d#]+;|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^;(])*)/gi;
/** Attributes of pictures that a declaration may say as well. */
const PAINTS = new Set(['fill', 'stroke', 'stop-color', 'fill-opacity', 'stroke-opacity', 'opacity']);
/**
 * What a component shows on light and on dark pages as one: what colors it is written for both, what it says stands
 * once. Where it says different things in the dark, it is shown as on light pages.
 */
function inBothSchemes(light, dark) {
    if (light === dark)
        return light;
    const parts = light.split(schemes_TAG);
    const others = dark.split(schemes_TAG);
    const isAlike = parts.every((part, n) => schemes_nameOf(part, n) === schemes_nameOf(others[n] ?? '', n));
    if (parts.length !== others.length || !isAlike)
        return light;
    return parts.map((part, n) => (part === others[n] ? part : tagInBoth(part, others[n] ?? ''))).join('');
}
/** What has to be the same in both: the text, or the name of the element. */
function schemes_nameOf(part, n) {
    return n % 2 === 0 ? part : (/^<\/?[^\s>/]+/.exec(part)?.[0] ?? part);
}
function tagInBoth(light, dark) {
    const name = /^<[^\s>/]+/.exec(light)?.[0] ?? '';
    const own = attributesOf(light.slice(name.length));
    const other = attributesOf(dark.slice(name.length));
    if (name === '<img' && own.get('src') !== other.get('src'))
        return withClass(light, own, 'l-only-light') + withClass(dark, other, 'l-only-dark');
    const style = [schemes_declarations(own.get('style')), schemes_declarations(other.get('style'))];
    for (const paint of PAINTS) {
        const [a, b] = [own.get(paint), other.get(paint)];
        if (a === b)
            continue;
        if (a !== undefined)
            style[0].set(paint, a);
        if (b !== undefined)
            style[1].set(paint, b);
    }
    const all = new Map(own);
    const classes = classesInBoth(own.get('class') ?? '', other.get('class') ?? '');
    if (classes !== '')
        all.set('class', classes);
    const written = declarationsInBoth(...style);
    if (written !== '')
        all.set('style', written);
    return tagOf(name, all, light);
}
/** In the dark, utilities come on top of those for light pages. */
function classesInBoth(light, dark) {
    const known = new Set(light.split(/\s+/));
    const more = dark.split(/\s+/).filter((name) => name !== '' && !known.has(name));
    return [light, ...more.map((name) => (name.startsWith('dark:') ? name : `dark:${name}`))].join(' ').trim();
}
function declarationsInBoth(light, dark) {
    return [...new Set([...light.keys(), ...dark.keys()])]
        .map((property) => {
        const [a, b] = [light.get(property), dark.get(property)];
        const value = a === b ? a : `${inScheme('light', a ?? 'unset')} ${inScheme('dark', b ?? 'unset')}`;
        return `${property}:${value}`;
    })
        .join(';');
}
function schemes_declarations(style = '') {
    return new Map([...style.matchAll(DECLARATION)].map(([, property = '', value = '']) => [property, value.trim()]));
}
function attributesOf(tag) {
    return new Map([...tag.matchAll(ATTRIBUTE)].map(([, name = '', value]) => [name, value]));
}
function withClass(tag, given, name) {
    return tagOf('<img', new Map(given).set('class', `${given.get('class') ?? ''} ${name}`.trim()), tag);
}
function tagOf(name, given, like) {
    const written = [...given].map(([key, value]) => (value === undefined ? ` ${key}` : ` ${key}="${value}"`));
    return `${name}${written.join('')}${like.endsWith('/>') ? '/>' : '>'}`;
}

;// CONCATENATED MODULE: ./lib/site/markdown/snippets.js













/** Opens the project's snippets to one page. `page` is asked for when it exists; `onState` hears of state it keeps. */
function createLibrary(project, context, onState, page) {
    const loaded = new Map();
    const open = [];
    const cited = [];
    const { hooks, mounted, asked, awaits } = createMounting({
        onState,
        onHook: () => page().noteChange(),
        address: () => context.rooted(`/${context.path}`),
        inBothSchemes(light, dark) {
            try {
                return inBothSchemes(light, page().untraced(dark));
            }
            catch (error) {
                if (!(error instanceof Uninterpretable || error instanceof BudgetExceeded))
                    throw error;
                return light;
            }
        },
    });
    const globals = pageGlobals({
        hooks,
        createElement: (name, props, ...children) => elementFrom(name, props, children, open.at(-1) ?? '', page()),
        within: (value, enter) => (0,interpreter_value/* markup */.PT)(() => {
            const leave = enter();
            try {
                return page().html(value);
            }
            finally {
                leave();
            }
        }),
    });
    /** Runs `work` while `path` counts as open; a file that is opened within itself is refused. */
    function opened(path, from, work) {
        if (open.includes(path)) {
            context.report({
                severity: 'warning',
                kind: 'import-cycle',
                message: `${[...open.slice(open.indexOf(path)), path].join(' \u2192 ')}: a file cannot contain itself`,
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
        const scope = (0,interpreter_value/* innerScope */.pq)(globals, [...Object.entries(props), ['props', props]]);
        const exports = (0,interpreter_value/* innerScope */.pq)(null);
        const frame = { ...bareFrame(parsed.file), scope, ...definitionsOf(parsed.tree, parsed.source) };
        for (const node of parsed.tree.children) {
            if (node.type !== 'mdxjsEsm')
                continue;
            const start = node.position?.start;
            runModule(node.value, {
                typescript: false,
                place: { file: parsed.file, line: start?.line, column: start?.column },
                scope,
                exports,
                host: hostOf(frame, { file: parsed.file, line: start?.line, column: 1 }),
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
                message: `There is no file \u201c${path}\u201d`,
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
            const { exports } = frameOf(parsed, (0,interpreter_value/* record */.g1)());
            exports.default = (props) => {
                // A snippet may ask for children that it was not given.
                const given = (0,interpreter_value/* record */.g1)([['children', undefined], ...Object.entries((0,interpreter_value/* isRecord */.u4)(props) ? props : {})]);
                return (0,interpreter_value/* markup */.PT)(() => opened(file, from, () => textOf(parsed, given)) ?? '');
            };
            return exports;
        }
        const source = project.files.readText(file);
        if (file.endsWith('.json'))
            return json(source, file);
        if (!/\.[cm]?[jt]sx?$/.test(file))
            return (0,interpreter_value/* innerScope */.pq)(null, [['default', `/${file}`]]);
        const scope = (0,interpreter_value/* innerScope */.pq)(globals);
        const exports = (0,interpreter_value/* innerScope */.pq)(null);
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
        mounted,
        asked,
        awaits,
        page(parsed) {
            const place = { file: parsed.file };
            const html = opened(parsed.file, place, () => {
                const { frame } = frameOf(parsed, fromFrontmatter(parsed));
                frame.page.scope = frame.scope;
                frame.page.reserve(headingTexts(parsed));
                return renderNodes(bodyOf(parsed), frame) + renderFootnotes(frame);
            });
            return html ?? '';
        },
        inline(text, from) {
            const { tree } = parseRecovering(text);
            const [only, ...others] = tree.children;
            const nodes = only?.type === 'paragraph' && others.length === 0 ? only.children : tree.children;
            return renderNodes(nodes, { ...bareFrame(from.file), ...definitionsOf(tree, text) });
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
    (0,visit/* visit */.Y)(tree, (node) => {
        if (node.type === 'heading')
            texts.push(plainText(node));
    });
    return texts;
}
/** A page sees its own settings as `frontmatter`. */
function fromFrontmatter({ frontmatter }) {
    return (0,interpreter_value/* record */.g1)([['frontmatter', (0,interpreter_value/* fromData */.Bw)(frontmatter)]]);
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
    const onState = () => tellInteractive(page, parsed.file);
    const library = createLibrary(project, context, onState, () => page);
    const { page, gathered, aside } = createRendering(context, project, library);
    const html = withFieldNames(withFilter(library.page(parsed), page).replace(BESIDE, () => `<aside class="c-side"><div class="c-side-parts">${aside.join('')}</div></aside>`));
    const { headings, sections } = gathered();
    return {
        html,
        headings,
        sections,
        needs: page.needs,
        beside: aside.length > 0,
        markdown: pageAsMarkdown(parsed, project, page, context),
    };
}

;// CONCATENATED MODULE: ./lib/site/icons/fontawesome.js


const shapes = new Map();
/**
 * Reads one style of Font Awesome Free. The script file is the one that holds shapes and former names together:
 * `"house": [512, 512, ["home", \u2026], "f015", "M277\u2026"],`.
 */
function readStyle(style) {
    const known = shapes.get(style);
    if (known)
        return known;
    const file = (0,external_node_module_.createRequire)(__CHUNK_IMPORT_META__.url).resolve(`@fortawesome/fontawesome-free/js/${style}.js`);
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
 * Styles of the paid set (`light`, `duotone`, \u2026) fall back to the free ones.
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

// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Parser.js
var Parser = __webpack_require__(15867);
;// CONCATENATED MODULE: ./lib/site/icons/own-svg.js


/** What a drawing is made of: nothing that runs, loads something, leads somewhere or changes the page around it. */
const DRAWING = new Set(('svg g defs symbol use path circle ellipse line polyline polygon rect text tspan clipPath mask pattern marker ' +
    'linearGradient radialGradient stop filter feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur ' +
    'feMerge feMergeNode feMorphology feOffset').split(' '));
/** What drawing programs note for themselves and for readers; icons say nothing beside their label. */
const NOTES = new Set(['metadata', 'title', 'desc']);
/** How the whole drawing is painted, which its outermost element says. */
const PAINT = /^(?:fill|fill-rule|stroke(?:-width|-linecap|-linejoin|-miterlimit)?)$/;
/**
 * The drawing in an SVG file of the project, or in SVG as written, to stand in a page: read and written anew. Undefined
 * where it holds more than a drawing, such as scripts, styles and pictures, or does not tell its size.
 */
function drawingOf(source) {
    let root;
    let body = '';
    let isDrawing = true;
    /** Elements open, and how many of the innermost are left out. */
    let depth = 0;
    let hidden = 0;
    let isTagOpen = false;
    const write = (html, opens = false) => {
        body += isTagOpen ? `>${html}` : html;
        isTagOpen = opens;
    };
    const parser = new Parser/* Parser */.i({
        onopentag(name, given) {
            depth += 1;
            if (hidden > 0 || NOTES.has(name) || name.includes(':')) {
                hidden += 1;
                return;
            }
            isDrawing &&= DRAWING.has(name) && Object.entries(given).every(isHarmless);
            if (depth === 1)
                root = given;
            else
                write(`<${name}${(0,markdown_html/* attributes */.uK)(kept(given))}`, true);
        },
        onclosetag(name) {
            depth -= 1;
            if (hidden > 0)
                hidden -= 1;
            else if (depth > 0 && isTagOpen) {
                isTagOpen = false;
                body += '/>';
            }
            else if (depth > 0)
                write(`</${name}>`);
        },
        ontext(text) {
            if (hidden === 0 && depth > 0)
                write((0,markdown_html/* escapeText */.X1)(text));
        },
    }, { xmlMode: true });
    parser.end(/<svg\b[\s\S]*<\/svg>/i.exec(source)?.[0] ?? '');
    const viewBox = root && viewBoxOf(root);
    if (root === undefined || viewBox === undefined || !isDrawing)
        return undefined;
    const painted = Object.entries(root).filter(([name]) => PAINT.test(name));
    const whole = body.trim();
    return {
        viewBox,
        body: painted.length === 0 ? whole : `<g${(0,markdown_html/* attributes */.uK)(Object.fromEntries(painted))}>${whole}</g>`,
    };
}
function viewBoxOf({ viewBox, width = '', height = '', }) {
    if (viewBox !== undefined)
        return viewBox;
    const [wide, high] = [width, height].map((length) => /^(\d+(?:\.\d+)?)(?:px)?$/.exec(length)?.[1]);
    return wide === undefined || high === undefined ? undefined : `0 0 ${wide} ${high}`;
}
/** Addresses lead to the drawing's own parts only. */
function isHarmless([name, value]) {
    if (/^(?:xlink:)?href$/i.test(name))
        return value.startsWith('#');
    return !/^on/i.test(name) && !/url\((?!\s*["']?#)|@import|\\/i.test(value);
}
/** Without names for what a drawing has no part in: other vocabularies, and the classes of the page. */
function kept(given) {
    return Object.fromEntries(Object.entries(given).filter(([name]) => name === 'xlink:href' || !/[^\w-]|^(?:xmlns|class)$/.test(name)));
}

;// CONCATENATED MODULE: ./lib/site/icons/stroked.js





const files = new Map();
const stroked_require = (0,external_node_module_.createRequire)(__CHUNK_IMPORT_META__.url);
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
    const elements = (0,look_up/* lookUp */.T)(nodes, name);
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
/** An emoji in place of an icon's name. */
function emojiIcon(name) {
    return /^\s*\p{Extended_Pictographic}/u.test(name)
        ? `<span class="c-emoji" aria-hidden="true">${(0,markdown_html/* escapeText */.X1)(name.trim())}</span>`
        : undefined;
}
/**
 * What stands in for an icon that nobody has (most are of a paid set): the icon of a shorter name, such as `rocket`
 * for `rocket-launch`, else a neutral mark.
 */
function fallbackIcon(name, library, options = {}) {
    const words = /^[\w -]+$/.test(name) ? name.split('-') : [];
    for (let length = words.length - 1; length > 0; length--) {
        const shorter = words.slice(0, length).join('-');
        const shape = libraryIcon(shorter, options, library) ?? nearestIcon(shorter, options, library);
        if (shape)
            return svg(shape, options);
    }
    const body = '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2"/>';
    return svg({ viewBox: '0 0 24 24', body }, options);
}
function icons_iconHtml(name, options, library, files) {
    if (/^\s*\{?\s*<svg\b/i.test(name))
        return ownSvg(name, options);
    const emoji = emojiIcon(name);
    if (emoji !== undefined)
        return emoji;
    const path = name.replace(/^\.?\//, '');
    if (path.endsWith('.svg') && files.has(path))
        return takingColor(files.readText(path), options);
    if (/[/.:]/.test(name))
        return undefined;
    const shape = libraryIcon(name, options, options.library ?? library) ?? nearestIcon(name, options, library);
    return shape && svg(shape, options);
}
/**
 * The icon of a library that an address of a host of libraries names: `\u2026/lucide/v0.545.0/box.svg`,
 * `\u2026/v7.1.0/solid/box.svg`. It is at hand, and the host need not be asked.
 */
function iconOfAddress(address) {
    const [, folder = '', name = ''] = /^https?:\/\/[^/]+\/(.*\/)([\w-]+)\.svg$/i.exec(address) ?? [];
    if (/(?:^|\/)lucide[\w-]*(?:@[^/]*)?\//.test(folder))
        return { name, options: { library: 'lucide' } };
    const tabler = /(?:^|\/)tabler\/.*?(outline|filled)?\/$/.exec(folder);
    if (tabler)
        return { name, options: { library: 'tabler', type: tabler[1] } };
    const [, type] = /(?:^|\/)v\d[\d.]*\/(?:sharp-)?(solid|regular|brands|light|thin|duotone)\/$/.exec(folder) ?? [];
    return type === undefined ? undefined : { name, options: { library: 'fontawesome', type } };
}
/** The same as an address that stands in the page itself, for where a file is meant: pictures, masks in CSS. */
function iconInPlaceOf(address) {
    const known = iconOfAddress(address.trim());
    const shape = known && libraryIcon(known.name, known.options, known.options.library ?? 'fontawesome');
    if (shape === undefined)
        return undefined;
    // Files of stroked libraries have a size; those of Font Awesome take what room they are given.
    const size = known?.options.library === 'fontawesome' ? undefined : '24';
    const head = (0,markdown_html/* attributes */.uK)({
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: shape.viewBox,
        width: size,
        height: size,
    });
    const picture = `<svg${head}>${shape.body}</svg>`;
    return `data:image/svg+xml,${encodeURIComponent(picture)}`;
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
        style: color !== undefined && (0,markdown_style/* isColor */._o)(color) ? `color:${color}` : undefined,
    });
    return `<svg${head}>${body}</svg>`;
}
/**
 * A file in the color of the text around, if it asks for that: as a picture it would be black in both modes. Any other
 * file is as good as a picture; one with named parts even better, as they could be mixed up with another's.
 */
function takingColor(source, options) {
    return /currentcolor/i.test(source) && !/\sid=/.test(source) ? ownSvg(source, options) : undefined;
}
function ownSvg(source, options) {
    const drawing = drawingOf(source);
    return drawing && svg(drawing, options);
}

;// CONCATENATED MODULE: ./lib/site/output/context.js


/** What a page's renderer may ask of the site. */
function pageContext(from, sources) {
    const { links, words, report } = sources;
    return {
        path: from.page,
        words,
        href: (target, place) => links.href(from, target, place),
        asset: (target, place) => iconInPlaceOf(target) ?? links.asset(from, target, place),
        rooted: (target) => links.rooted(from, target),
        pictureSize: (target) => links.pictureSize(from, target),
        icon: (name, place, options) => context_iconHtml(name, place, options, from, sources),
        highlight: (code, language, options) => sources.highlight(code, language, options),
        report,
    };
}
/**
 * The same for text that stands inside a file of another kind: what is reported counts lines from the start of that
 * text, so its place is the file alone.
 */
function contextWithin(file, context) {
    const place = { file };
    return {
        ...context,
        href: (target) => context.href(target, place),
        asset: (target) => context.asset(target, place),
        icon: (name, _place, options) => context.icon(name, place, options),
        report: (found) => context.report({ ...found, ...place, line: undefined, column: undefined }),
    };
}
/** An icon by name, or an image when the name is a path; a name no library has is reported and falls back. */
function context_iconHtml(name, place, options, from, { links, library, icon, report }) {
    if (/^https?:/i.test(name)) {
        const known = iconOfAddress(name);
        const drawn = known && icon(known.name, { ...options, ...known.options });
        if (drawn !== undefined)
            return drawn;
        report({
            severity: 'notice',
            kind: 'external-asset',
            message: `The icon ${name} is left out, since a site asks no other host`,
            hint: 'save it in the project',
            ...place,
        });
        return '';
    }
    if (!isDrawing(name) && (name.includes('/') || /\.(svg|png|jpe?g|webp|gif|ico)$/i.test(name))) {
        const drawn = name.endsWith('.svg') ? icon(name, options) : undefined;
        if (drawn !== undefined)
            return drawn;
        const inline = /^data:/i.test(name);
        const path = inline || name.startsWith('/') ? name : `/${name.replace(/^\.\//, '')}`;
        const source = (0,markdown_html/* escapeAttribute */.Gj)(links.asset(from, path, place));
        // A browser shows a torn picture for a file that is not there.
        if (!inline && links.projectFile(path, '') === undefined)
            return '';
        return `<img class="c-icon" src="${source}" alt="" width="${options?.size ?? 16}" height="${options?.size ?? 16}">`;
    }
    const found = icon(name, options);
    if (found !== undefined)
        return found;
    report({
        severity: 'notice',
        kind: 'unknown-icon',
        message: isDrawing(name)
            ? 'This SVG cannot be shown: it needs a viewBox, and nothing in it but a drawing'
            : `There is no icon ${name} in the icon library`,
        ...place,
    });
    return fallbackIcon(name, options?.library ?? library, options);
}
/** Whether an icon is no name, but SVG as written. */
function isDrawing(name) {
    return name.includes('<svg');
}

;// CONCATENATED MODULE: ./lib/site/openapi/html.js
const html_ENTITIES = {
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
    return printable(text).replace(/[&<>"]/g, (character) => html_ENTITIES[character] ?? character);
}
function codeHtml(text) {
    return `<code>${escapeHtml(text)}</code>`;
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/indented-code.js

const indented_code_FENCE = /^ {0,3}(`{3,}|~{3,})/;
const indented_code_ITEM = /^ {0,3}(?:[-*+]|\d+[.)])\s/;
const INDENTED = /^(?: {4}|\t)/;
/** What code has and words have not; generators indent whole paragraphs as well. */
const indented_code_CODE = /[{}=;]|^\s*(?:\$|curl|import)\s/m;
/**
 * Descriptions are Markdown, in which indented lines are code; pages are MDX, in which they are words. Fences mean code in
 * both. What stands in lists or beside tags stays as it is.
 */
function withFences(markdown) {
    if (!/^(?: {4}|\t)/m.test(markdown) || /^\s*<[A-Za-z]/m.test(markdown))
        return markdown;
    const lines = markdown.split('\n');
    const written = [];
    let fence;
    let isInList = false;
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        const mark = indented_code_FENCE.exec(line)?.[1];
        if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
            fence = fence === undefined ? mark : undefined;
        }
        else if (fence === undefined && indented_code_ITEM.test(line))
            isInList = true;
        else if (/^\S/.test(line))
            isInList = isInList && (lines[at - 1] ?? '').trim() !== '';
        const begins = at === 0 || (lines[at - 1] ?? '').trim() === '';
        const count = fence === undefined && !isInList && begins && INDENTED.test(line) ? blockLength(lines, at) : 0;
        const block = lines.slice(at, at + count);
        if (count === 0 || !indented_code_CODE.test(block.join('\n'))) {
            written.push(line);
            continue;
        }
        const ticks = marksAround(block.join('\n'), 3);
        written.push(ticks, ...block.map((one) => one.replace(INDENTED, '')), ticks);
        at += count - 1;
    }
    return written.join('\n');
}
/** How many lines from one on are indented code, without blank ones at their end. */
function blockLength(lines, from) {
    let end = from;
    for (let at = from; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (INDENTED.test(line) && line.trim() !== '')
            end = at + 1;
        else if (line.trim() !== '')
            break;
    }
    return end - from;
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/description.js





/** Characters that mean, or may mean, something in Markdown. Text without them is one paragraph. */
const MARKUP = /[\\`*_{}[\]<>#+!|~$&\n:@]|www\.|^\s*(?:-|\d+[.)])\s/;
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
/**
 * Renders the Markdown of an API description; `source` is the file that diagnostics name. Dollars name variables and
 * query options of APIs: `math` they are where the author asks for it.
 */
function createDescriber(source, context, math = false) {
    const alone = { ...NO_PROJECT, math };
    const within = contextWithin(source, context);
    const report = (diagnostic) => {
        if (!NOT_FOR_DESCRIPTIONS.has(diagnostic.kind))
            within.report(diagnostic);
    };
    const ofDescription = { ...within, report };
    const parse = (markdown) => parsePage(source, withFences(printable(markdown)).trim(), report);
    return {
        words: context.words,
        describe(markdown) {
            if (!MARKUP.test(markdown))
                return `<p>${escapeHtml(markdown.trim())}</p>`;
            return renderMarkdown(withHeadings(parse(markdown), description_bold), alone, ofDescription).html.trim();
        },
        page(markdown, project = alone) {
            return renderMarkdown(withHeadings(parse(markdown), lowered), project, ofDescription);
        },
    };
}
/** A page whose top-level headings are written in another way. */
function withHeadings(page, write) {
    const children = page.tree.children.map((node) => (node.type === 'heading' ? write(node) : node));
    return { ...page, tree: { ...page.tree, children } };
}
function description_bold({ children, position }) {
    const strong = { type: 'strong', children };
    return { type: 'paragraph', children: [strong], ...(position === undefined ? {} : { position }) };
}
/** The first level is the page's title. */
function lowered(heading) {
    return heading.depth === 1 ? { ...heading, depth: 2 } : heading;
}

// EXTERNAL MODULE: ./lib/site/words/words.js + 31 modules
var words_words = __webpack_require__(77718);
// EXTERNAL MODULE: ./lib/site/openapi/samples/languages.js + 15 modules
var samples_languages = __webpack_require__(72695);
;// CONCATENATED MODULE: ./lib/site/openapi/statuses.js

/** Responses by their status, in its order: ranges such as `2XX` behind what is in them, `default` last. */
function responsesIn(responses) {
    // Objects list names that are whole numbers first, whatever the file says.
    return (0,openapi_json/* namedIn */.$P)(responses).sort(([one], [other]) => rankOf(one) - rankOf(other));
}
function rankOf(status) {
    const number = Number(status.replace(/xx$/i, '99.5'));
    return Number.isNaN(number) ? 1000 : number;
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/examples.js







/** Colored code costs about ten times its text; beyond this it stays plain. */
const MOST_COLORED = 12_000;
function requestPanels(document, operation, settings) {
    const samples = (0,samples_languages/* codeSamples */.Tu)(document, operation, settings);
    if (!operation.webhook)
        return samples;
    // The reader receives what a webhook sends.
    return mediaPanels(document, (0,openapi_json/* objectOf */.Xy)(operation.raw.requestBody), 'response', undefined);
}
/** The examples of a request body, where there is a choice: the samples are made of the first. */
function bodyPanels(document, operation) {
    if (operation.webhook)
        return [];
    const media = (0,openapi_media/* mediaOf */.uL)(document, document.resolve(operation.raw.requestBody)).filter(isGiven);
    const panels = mediaPanels(document, { content: contentOf(media) }, 'request', undefined);
    return panels.length < 2 ? [] : panels;
}
function contentOf(media) {
    return Object.fromEntries(media.map(({ type, raw }) => [type, raw]));
}
function responsePanels(document, operation) {
    return responsesIn(operation.raw.responses).flatMap(([status, response]) => mediaPanels(document, (0,openapi_json/* objectOf */.Xy)(response), 'response', status));
}
function mediaPanels(document, holder, use, prefix) {
    const [first, ...others] = (0,openapi_media/* mediaOf */.uL)(document, document.resolve(holder));
    if (first === undefined)
        return [];
    // Of further content types only what the author shows; made of the same schema, it would say the same again.
    const shown = new Set();
    return [first, ...others.filter(isGiven)].flatMap((media) => {
        const examples = (0,openapi_media/* mediaExamples */.Ed)(document, media, { for: use });
        const type = media === first ? undefined : media.type;
        return examples.flatMap(({ title, description, value }) => {
            const own = mediaAddress(document, media, value);
            const body = own ?? (0,openapi_media/* mediaText */.Ih)(document, media, value) ?? formText(media, value, use);
            // An empty object that was made up says nothing.
            if (body === undefined || (body.text === '{}' && !isGiven(media)))
                return [];
            if (media !== first && shown.has(body.text))
                return [];
            shown.add(body.text);
            const name = examples.length > 1 ? title : undefined;
            const words = [prefix, type, name].filter((word) => word !== undefined);
            const { text: code, language } = body;
            const about = description === undefined ? undefined : { text: description, file: document.source };
            const only = title ?? (others.some(isGiven) ? media.type : 'Example');
            return [{ title: words.join(' ') || only, code, language, media: own?.media, about }];
        });
    });
}
/** The fields of a form that is sent, which travel in no form that is easy to read. */
function formText({ type }, value, use) {
    const isForm = use === 'request' && /^multipart\/|x-www-form-urlencoded/i.test(type) && (0,openapi_json/* isObject */.Gv)(value);
    return isForm ? { text: JSON.stringify(value, null, 2), language: 'json' } : undefined;
}
/** The example of a picture, sound or film, where it is the address of one. */
function mediaAddress(document, { type }, value) {
    const kind = /^(audio|video|image)\//i.exec(type)?.[1]?.toLowerCase();
    const isAddress = typeof value === 'string' && /^(?:https?:\/\/|\.{0,2}\/)?[^\s:<>]+\.\w{2,5}$/i.test(value);
    if (kind === undefined || !isAddress)
        return undefined;
    return { text: value, language: 'text', media: { kind, file: document.source } };
}
function panelHtml({ code, language, media }, context) {
    if (media !== undefined) {
        const remote = /^https?:/i.test(code);
        const source = escapeHtml(remote ? code : context.asset(code, { file: media.file }));
        // Nothing is asked of another host before the reader wants it.
        if (remote || source === '')
            return `<p>${remote ? `<a href="${source}">${escapeHtml(code)}</a>` : codeHtml(code)}</p>`;
        return media.kind === 'image'
            ? `<img src="${source}" alt="" loading="lazy">`
            : `<${media.kind} controls preload="none" src="${source}"></${media.kind}>`;
    }
    return context.highlight(code, code.length > MOST_COLORED ? undefined : language);
}
function aboutHtml({ about }, context) {
    if (about === undefined)
        return '';
    return `<div class="api-said">${createDescriber(about.file, context).describe(about.text)}</div>`;
}
/**
 * The panels as tabs made of radio buttons, which work without scripts and with the arrow keys. `kind` says what of.
 */
function panelsPart(kind, panels, context) {
    if (panels.length === 0)
        return { html: '', text: '', markdown: '' };
    const group = `api-${kind}`;
    const title = (0,words_words/* wordsIn */.Hn)('en').api[kind];
    const tabs = panels.map((panel, index) => {
        const id = `${group}-${index + 1}`;
        const checked = index === 0 ? ' checked' : '';
        return `<input type="radio" name="${group}" id="${id}"${checked}><label for="${id}">${escapeHtml(panel.title)}</label><div class="api-panel api-code">${aboutHtml(panel, context)}${panelHtml(panel, context)}</div>`;
    });
    // As Markdown one language is enough.
    const written = kind === 'request' ? panels.slice(0, 1) : panels;
    return {
        html: `<fieldset class="api-tabs"${kind === 'request' ? ' data-sync' : ''}><legend>${context.words.api[kind]}</legend>${tabs.join('')}</fieldset>`,
        text: '',
        markdown: written
            .map(({ title: name, code, language, about }) => [
            `${title} (${name}):`,
            ...(about === undefined ? [] : [about.text.trim()]),
            fenced(code, language),
        ].join('\n\n'))
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

// EXTERNAL MODULE: ./lib/site/openapi/schema/entries.js
var entries = __webpack_require__(42638);
;// CONCATENATED MODULE: ./lib/site/openapi/page/labels.js


/** The labels of facts as schema/facts.ts and security.ts write them, by the word that says them. */
const labels_LABELS = {
    default: 'default',
    always: 'always',
    range: 'range',
    'multiple of': 'multipleOf',
    length: 'length',
    pattern: 'pattern',
    items: 'items',
    properties: 'properties',
    not: 'not',
    discovery: 'discovery',
    needs: 'needs',
    'authorize at': 'authorizeAt',
    'device authorization at': 'deviceAt',
    'token from': 'tokenFrom',
    'refresh at': 'refreshAt',
};
/** The label of a fact in the language of the page; facts carry it in English. */
function shownLabel(label, words) {
    const item = /^Each item: (.*)$/i.exec(label)?.[1];
    if (item !== undefined)
        return fill(words.eachItem, { label: shownLabel(item, words) });
    const needing = /^With (.*) needs$/i.exec(label)?.[1];
    if (needing !== undefined)
        return fill(words.withNeeds, { name: needing });
    const word = (0,look_up/* lookUp */.T)(labels_LABELS, label.toLowerCase());
    return word === undefined ? label : words[word];
}
/** A remark beside a name: those of OpenAPI itself have words. */
function shownRemark(remark, words) {
    if (remark === 'read-only')
        return words.readOnly;
    return remark === 'write-only' ? words.writeOnly : remark;
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/fields.js




const MOST_VALUES = 12;
/** A list of fields, each with its nested ones behind a disclosure. */
function fieldsHtml(fields, describer, anchors) {
    if (fields.length === 0)
        return '';
    const items = fields.map((field) => {
        const { id, inner } = anchors.of(field.name === entries/* ANY_NAME */.d ? 'key' : field.name);
        return `<li class="api-field" id="${id}">${headHtml(field, describer.words.api)}${remarksHtml(field, describer)}${nestedHtml(field, describer, inner)}</li>`;
    });
    return `<ul class="api-fields">${items.join('')}</ul>`;
}
/** A schema that has no name of its own, a body for instance: its fields stand open. */
function schemaHtml(field, describer, anchors) {
    const type = ['object', 'any'].includes(field.type) && field.schemaName === undefined
        ? ''
        : `<p class="api-root">${typeHtml(field)}</p>`;
    return `${type}${remarksHtml(field, describer)}${fieldsHtml(field.children, describer, anchors)}${alternativesHtml(field.alternatives, describer, anchors, true)}${cutHtml(field, describer.words.api)}`;
}
function headHtml(field, words) {
    const tags = [
        ...field.before.map((text) => tagHtml(text)),
        `<code class="api-name${field.deprecated ? ' api-gone' : ''}">${breakable(field.name)}</code>`,
        typeHtml(field),
        ...(field.required ? [tagHtml(words.required, ' api-must')] : []),
        ...(field.deprecated ? [tagHtml(words.deprecated, ' api-old')] : []),
        ...field.after.map((text) => tagHtml(shownRemark(text, words))),
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
function remarksHtml(field, describer) {
    const description = field.description === undefined ? '' : describer.describe(field.description);
    const words = describer.words.api;
    const facts = field.facts.map(({ label, value }) => `<li>${escapeHtml(shownLabel(label, words))} ${codeHtml(value)}</li>`);
    if (field.examples.length > 0) {
        const label = field.examples.length > 1 ? words.examples : words.example;
        const shown = field.examples.map(({ value, about }) => `${codeHtml(value)}${about === undefined ? '' : ` (${escapeHtml(about)})`}`);
        facts.push(`<li>${label} ${shown.join(' ')}</li>`);
    }
    const list = facts.length === 0 ? '' : `<ul class="api-facts">${facts.join('')}</ul>`;
    return `${description}${valuesHtml(field, describer)}${list}`;
}
function valuesHtml({ values }, describer) {
    if (values.length === 0)
        return '';
    if (values.some(({ description }) => description !== undefined)) {
        const items = values.map(({ value, description }) => `<dt>${codeHtml(value)}</dt><dd>${description === undefined ? '' : describer.describe(description)}</dd>`);
        return `<dl class="api-values">${items.join('')}</dl>`;
    }
    const words = describer.words.api;
    const codes = values.map(({ value }) => codeHtml(value));
    // One value more takes no more room than the words that would stand for it.
    const most = codes.length === MOST_VALUES + 1 ? codes.length : MOST_VALUES;
    const shown = `<p class="api-enum">${words.oneOf} ${codes.slice(0, most).join(' ')}</p>`;
    if (codes.length <= most)
        return shown;
    const rest = codes.slice(most);
    return `${shown}<details class="api-more"><summary>${fill(words.moreValues, { n: rest.length })}</summary><p class="api-enum">${rest.join(' ')}</p></details>`;
}
function nestedHtml(field, describer, anchors) {
    const { children, alternatives } = field;
    const words = describer.words.api;
    if (children.length === 0 && alternatives.length === 0)
        return cutHtml(field, words);
    const inner = `${fieldsHtml(children, describer, anchors)}${alternativesHtml(alternatives, describer, anchors, false)}`;
    if (children.length === 0 && !alternatives.some(({ options }) => options.some(fields_saysMore)))
        return inner;
    const label = children.length === 0 || field.areWays
        ? words.alternatives
        : children.length === 1
            ? words.oneProperty
            : fill(words.moreProperties, { n: children.length });
    return `<details class="api-nested"><summary>${label}<span class="api-sr">: ${escapeHtml(field.name)}</span></summary>${inner}</details>`;
}
function alternativesHtml(all, describer, anchors, open) {
    const words = describer.words.api;
    return all
        .map(({ kind, options }) => {
        // Plain types say all there is in the type itself: `string | integer`.
        if (!options.some(fields_saysMore))
            return '';
        const items = options.map((option, index) => {
            const head = optionHead(option, words);
            if (!hasMore(option))
                return `<div class="api-option api-plain">${head}</div>`;
            // The hosted services count the alternatives of `anyOf` under the same name.
            const { id, inner } = anchors.of(`${kind === 'if' ? 'case' : 'one-of'}-${index}`);
            return `<details class="api-option" id="${id}"${open && index === 0 ? ' open' : ''}><summary>${head}</summary>${remarksHtml(option, describer)}${fieldsHtml(option.children, describer, inner)}${alternativesHtml(option.alternatives, describer, inner, false)}${cutHtml(option, words)}</details>`;
        });
        return `<div class="api-options"><p class="api-kind">${words[KINDS[kind]]}</p>${items.join('')}</div>`;
    })
        .join('');
}
/** The name of an alternative, its type, and the properties it cannot do without. */
function optionHead({ schemaName, type, needs = [] }, words) {
    const named = schemaName ?? (needs.length > 0 && type === 'any' ? undefined : type);
    return [
        named === undefined ? '' : `<span class="api-option-name">${escapeHtml(named)}</span>`,
        schemaName === undefined ? '' : `<span class="api-type">${escapeHtml(type)}</span>`,
        ...needs.map(codeHtml),
        needs.length === 0 ? '' : tagHtml(words.required, ' api-must'),
    ]
        .filter((piece) => piece !== '')
        .join(' ');
}
const KINDS = { oneOf: 'oneOf', anyOf: 'anyOf', if: 'inSomeCases' };
/** Whether an alternative says more than its type. */
function fields_saysMore(field) {
    return hasMore(field) || field.needs !== undefined || field.schemaName !== undefined;
}
function hasMore({ description, facts, values, examples, children, alternatives, cut }) {
    return (description !== undefined ||
        cut !== undefined ||
        [facts, values, examples, children, alternatives].some(({ length }) => length > 0));
}
function cutHtml({ cut, schemaName }, words) {
    if (cut === undefined)
        return '';
    const name = schemaName === undefined ? words.thisObject : escapeHtml(schemaName);
    return `<p class="api-cut">${fill(cut === 'recursive' ? words.again : words.tooDeep, { name })}</p>`;
}
/** Long names may break after a dot, a slash or an underscore. */
function breakable(name) {
    return name.length < 24 ? escapeHtml(name) : escapeHtml(name).replace(/[._/-]/g, '$&<wbr>');
}

// EXTERNAL MODULE: ./lib/site/openapi/samples/literal.js
var literal = __webpack_require__(83963);
;// CONCATENATED MODULE: ./lib/site/openapi/page/fields-text.js




const ENGLISH = (0,words_words/* wordsIn */.Hn)('en').api;
/** Names and descriptions of fields and what is in them, for search. */
function fieldsText(fields) {
    return fields.map(fieldText).join('\n');
}
function fieldText(field) {
    const values = field.values.flatMap(({ value, description }) => [value, description ?? '']);
    const own = [field.name, titleOf(field) ?? '', field.description ?? '', ...values];
    const nested = [
        ...field.children.map(fieldText),
        ...field.alternatives.flatMap(({ options }) => 
        // Alternatives have no names but those of their schemas.
        options.map((option) => fieldText({ ...option, name: option.schemaName ?? '' }))),
    ];
    return [own.filter((piece) => piece !== '').join(' '), ...nested]
        .filter((piece) => piece !== '')
        .join('\n');
}
/** Fields as a nested Markdown list. */
function fieldsMarkdown(fields, indent = '') {
    return fields.map((field) => fieldMarkdown(field, indent)).join('\n');
}
function fieldMarkdown(field, indent) {
    const name = field.name === '' ? (field.schemaName ?? field.type) : field.name;
    const remarks = [
        ...(field.name === '' && name === field.type ? [] : [field.type]),
        ...(field.required ? ['required'] : []),
        ...(field.deprecated ? ['deprecated'] : []),
        ...field.before,
        ...field.after,
    ];
    const description = field.description?.trim() ?? '';
    const title = titleOf(field);
    const isLong = fields_text_BLOCKS.test(description);
    const said = [
        ...(field.needs === undefined ? [] : [`Needs ${field.needs.map(codeSpan).join(', ')}.`]),
        ...(title === undefined ? [] : [title]),
        ...(isLong || description === '' ? [] : [description.replace(/\s*\n\s*/g, ' ')]),
        ...(field.values.length === 0 ? [] : [`One of ${field.values.map(fields_text_valueText).join(', ')}.`]),
        ...field.facts.map(({ label, value }) => `${label}: ${codeSpan(value)}.`),
        ...(field.examples.length === 0
            ? []
            : [`Example${field.examples.length > 1 ? 's' : ''}: ${field.examples.map(exampleText).join(', ')}.`]),
        ...cutText(field),
    ];
    const about = said.map((piece, at) => (at < said.length - 1 ? asSentence(piece) : piece));
    const head = `${indent}- ${codeSpan(name)}${remarks.length === 0 ? '' : ` (${remarks.join(', ')})`}`;
    return [
        head + (about.length > 0 ? `: ${about.join(' ')}` : ''),
        ...(isLong ? ['', (0,literal/* indented */.gu)(description.replace(/^[ \t]+$/gm, ''), indent.length + 2), ''] : []),
        nestedMarkdown(field, `${indent}  `),
    ]
        .filter((piece, at) => piece !== '' || (isLong && at < 4))
        .join('\n');
}
/** The title of a field, where it is words and not the name of a type. */
function titleOf({ name, schemaName, description }) {
    const title = schemaName?.trim();
    return name === '' || title === undefined || !/\s/.test(title) || title === description?.trim()
        ? undefined
        : title;
}
function exampleText({ value, about }) {
    return `${codeSpan(value)}${about === undefined ? '' : ` (${about.trim().replace(/\s*\n\s*/g, ' ')})`}`;
}
/** Words that more follows, with a full stop where nothing ends them. */
function asSentence(text) {
    return /[\p{L}\p{N})\]`"'\u201d\u2019*_]$/u.test(text) ? `${text}.` : text;
}
/** Why fields are missing. */
function cutText({ cut, schemaName }) {
    if (cut === undefined)
        return [];
    const name = schemaName === undefined ? ENGLISH.thisObject : codeSpan(schemaName);
    return [fill(cut === 'recursive' ? ENGLISH.again : ENGLISH.tooDeep, { name })];
}
/** An allowed value with what is said of it. */
function fields_text_valueText({ value, description }) {
    return `${codeSpan(value)}${description === undefined ? '' : ` (${description.trim().replace(/\s*\n\s*/g, ' ')})`}`;
}
/** More paragraphs than one, a list, a table, a quote or a block of code: what one line cannot hold. */
const fields_text_BLOCKS = /\n[ \t]*(?:\r?\n|[-*+|>][ \t]|\d+[.)][ \t]|\||```|~~~)/;
const fields_text_KINDS = { oneOf: 'One of', anyOf: 'Any of', if: 'In some cases' };
function nestedMarkdown({ children, alternatives }, indent) {
    const options = alternatives.map(({ kind, options }) => `${indent}- ${fields_text_KINDS[kind]}:\n${fieldsMarkdown(options, `${indent}  `)}`);
    return [fieldsMarkdown(children, indent), ...options].filter((piece) => piece !== '').join('\n');
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/frame.js
/** A page of the reference; `inOrder` are its pieces as they follow each other in its Markdown. */
function framed({ start, samples, main }, inOrder, words) {
    const text = [...start, ...main];
    const above = frame_htmlOf(start);
    const aside = frame_htmlOf(samples);
    const markdown = inOrder.map((piece) => piece.markdown.trim()).filter((piece) => piece !== '');
    return {
        html: [
            '<div class="api"><div class="api-page">',
            above === '' ? '' : `<div class="api-start">${above}</div>`,
            aside === '' ? '' : `<aside class="api-samples" aria-label="${words.examples}">${aside}</aside>`,
            `<div class="api-main">${frame_htmlOf(main)}</div>`,
            '</div></div>',
        ].join(''),
        headings: text.flatMap(({ headings }) => headings),
        sections: joinSections(text.flatMap(({ sections }) => sections)),
        needs: new Set([...text, ...samples].flatMap(({ needs }) => [...needs])),
        markdown: `${markdown.join('\n\n')}\n`,
    };
}
function frame_htmlOf(bodies) {
    return bodies.map(({ html }) => html).join('');
}
/** Joins sections without a heading to what stands before them, and leaves out empty ones. */
function joinSections(sections) {
    const joined = [];
    for (const section of sections) {
        const before = joined.at(-1);
        if (section.heading !== undefined || before === undefined)
            joined.push(section);
        else
            joined[joined.length - 1] = { ...before, text: `${before.text} ${section.text}`.trim() };
    }
    return joined.filter(({ heading, text }) => heading !== undefined || text !== '');
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/part.js


/** A heading as pages have it, with a link to itself. */
function part_headingHtml({ depth, id, text }, words) {
    const title = escapeHtml(text);
    return `<h${depth} id="${id}">${title}<a class="c-anchor" href="#${id}" aria-label="${fill(words.script.linkTo, { name: title })}"></a></h${depth}>`;
}
function part_bodyOf({ heading, html, text, markdown }) {
    return {
        html,
        headings: heading === undefined ? [] : [heading],
        sections: [{ id: heading?.id, heading: heading?.text, text: text.replace(/\s+/g, ' ').trim() }],
        needs: new Set(),
        markdown,
    };
}
/**
 * Gives headings whose ids are taken already another one where pieces come together on one page: a description may
 * have a heading "Body" of its own.
 */
function withFreeHeadings(body, unique) {
    return part_renamed(body, body.headings.map(({ id }) => id), unique);
}
/** The same for all that has an id in what an author wrote, tabs and fields as well. */
function withFreeIds(body, unique) {
    const tags = body.html.match(part_TAG) ?? [];
    return part_renamed(body, tags.flatMap((tag) => / id="([^"]*)"/.exec(tag)?.[1] ?? []), unique);
}
const part_TAG = /<[a-z][^>]*>/gi;
/** What names elements by their ids. */
const REFERENCE = / (id|href|for|aria-controls|aria-describedby|aria-labelledby|popovertarget)="(#?)([^"]*)"/g;
function part_renamed(body, ids, unique) {
    const names = new Map(ids.map((id) => [id, unique(id)]));
    const nameOf = (id) => names.get(id) ?? id;
    if (ids.every((id) => nameOf(id) === id))
        return body;
    return {
        ...body,
        html: body.html.replace(part_TAG, (tag) => tag.replace(REFERENCE, (whole, attribute, mark, id) => (attribute === 'href') === (mark === '#') ? ` ${attribute}="${mark}${nameOf(id)}"` : whole)),
        headings: body.headings.map((heading) => ({ ...heading, id: nameOf(heading.id) })),
        sections: body.sections.map((section) => section.id === undefined ? section : { ...section, id: nameOf(section.id) }),
    };
}

// EXTERNAL MODULE: ./lib/site/openapi/schema/example.js + 1 modules
var schema_example = __webpack_require__(83298);
// EXTERNAL MODULE: ./lib/site/openapi/schema/field.js
var schema_field = __webpack_require__(70242);
;// CONCATENATED MODULE: ./lib/site/openapi/schema-page.js











/** Finds a schema by its key; undefined where the document has none of that name. */
function findSchema(document, name) {
    const schemas = (0,openapi_json/* objectOf */.Xy)((0,openapi_json/* objectOf */.Xy)(document.raw.components).schemas);
    return Object.hasOwn(schemas, name) ? { document, name, raw: (0,openapi_json/* objectOf */.Xy)(schemas[name]) } : undefined;
}
/** Renders a schema as a page: description, properties, an example. */
function renderSchema({ document, name, raw }, context, intro, remarks) {
    const describer = createDescriber(document.source, context);
    const unique = (0,slug/* uniqueNames */.u)();
    const field = (0,schema_field/* describeSchema */.h)(raw, document, { remarks });
    const about = (0,openapi_json/* textOf */.b6)(document.resolve(raw).description);
    const shown = { ...field, description: undefined, schemaName: undefined };
    const { words } = context;
    const heading = {
        depth: 2,
        id: 'properties',
        text: field.children.length > 0 ? words.api.properties : words.api.schema,
    };
    const written = [intro, about === undefined ? undefined : describer.page(about)].flatMap((body) => body === undefined ? [] : withFreeIds(body, unique));
    const fields = part_bodyOf({
        heading,
        html: `${part_headingHtml(heading, words)}${schemaHtml(shown, describer, fieldAnchors('property', unique))}`,
        text: fieldsText([shown]),
        markdown: `## ${field.children.length > 0 ? 'Properties' : 'Schema'}\n\n${fieldsMarkdown(field.children.length > 0 ? field.children : [{ ...shown, name }])}`,
    });
    const main = [...written, withFreeHeadings(fields, unique)];
    const value = (0,schema_example/* exampleOf */.Q)(raw, document, { for: 'response' });
    const panel = { title: name, code: JSON.stringify(value, null, 2) ?? 'null', language: 'json' };
    const example = part_bodyOf(panelsPart('example', [panel], context));
    return framed({ start: [], samples: [example], main }, [...main, example], words.api);
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
    const endpoint = openapi === undefined ? undefined : (0,openapi_reference/* parseEndpointReference */.KZ)(openapi)?.source;
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
        report({ severity: 'warning', kind, message, hint, file: page.file, ...placeOfKey(page, key) });
        return undefined;
    };
    const operation = openapi === undefined ? undefined : (0,navigation_endpoints/* resolveEndpoint */.sO)(openapi, { sources }, documents);
    if (openapi !== undefined && operation === undefined) {
        const reference = (0,openapi_reference/* parseEndpointReference */.KZ)(openapi);
        const isReference = reference !== undefined;
        const near = (0,navigation_endpoints/* nearestEndpoint */.ie)(openapi, reference?.source === undefined ? sources : [reference.source], documents);
        const mend = near === undefined ? 'correct the method or the path' : `did you mean ${near}?`;
        missing('openapi', 'missing-operation', isReference
            ? `openapi: ${holderOf(openapi, documents)} ${openapi}`
            : `openapi: ${openapi} names no operation`, isReference ? mend : 'write a method and a path: GET /users/{id}');
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
/** Reports what a page's frontmatter says of its looks that is nothing known. */
function reportFrontmatter(page, report) {
    const { mode, api } = page.frontmatter;
    const wrong = (key, message, hint) => report({
        severity: 'warning',
        kind: 'frontmatter',
        message,
        hint,
        file: page.file,
        ...placeOfKey(page, key),
    });
    // What hosted sites know besides is no mistake.
    const modes = ['default', ...navigation_pages/* MODES */.FN];
    if (typeof mode === 'string' && mode.trim() !== '' && ![...modes, 'assistant'].includes(mode.trim()))
        wrong('mode', `mode: "${mode}" is no mode of a page; the usual one is used`, `write one of ${modes.join(', ')}`);
    if (typeof api === 'string' && api.trim() !== '' && !/^[A-Za-z]+\s+\S+$/.test(api.trim()))
        wrong('api', `api: "${api}" is no endpoint`, 'write a method and a path: GET /users/{id}');
}
/** Who was asked for an operation: the file it names where that could be read, else all there are. */
function holderOf(reference, documents) {
    const source = (0,openapi_reference/* parseEndpointReference */.KZ)(reference)?.source;
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
/** Where the first page names an API description; undefined where none does. */
function placeOfReference(source, pages) {
    const page = pages.find((one) => sourcesNamed(writtenReferences(one)).includes(source));
    if (page === undefined)
        return undefined;
    const isSchema = splitReference(writtenReferences(page).schema ?? '').source === source;
    return { file: page.file, ...placeOfKey(page, isSchema ? 'openapi-schema' : 'openapi') };
}
/** Where the frontmatter gives the value of a key. */
function placeOfKey({ source }, key) {
    const at = source.match(new RegExp(`^${key}:[ \\t]*`, 'm'));
    return (0,place/* placeAt */.B)(source, at?.index === undefined ? 0 : at.index + at[0].length);
}
function references_textOf(value) {
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

// EXTERNAL MODULE: ./lib/site/config/color-per-mode.js
var color_per_mode = __webpack_require__(79551);
// EXTERNAL MODULE: ./lib/site/config/document.js
var config_document = __webpack_require__(79933);
// EXTERNAL MODULE: ./lib/site/config/icon.js
var config_icon = __webpack_require__(17313);
// EXTERNAL MODULE: ./lib/site/config/switches.js
var config_switches = __webpack_require__(62580);
;// CONCATENATED MODULE: ./lib/site/navigation/entry-reports.js

/** What is wrong with an entry of the navigation itself, whatever its pages are. */
function createEntryReports(placeOf, report) {
    return {
        /** `kind` is the key that names it: `tab`, `group`, \u2026 */
        check(entry, kind, name, standIn, path) {
            if (entry.hidden === true)
                return;
            if (entry.href === undefined && (0,navigation_listed/* holdsNothing */.aZ)(entry)) {
                report({
                    severity: 'notice',
                    kind: 'empty-entry',
                    message: `The ${kind} ${name ?? ''} holds nothing, and is not shown`.replace('  ', ' '),
                    hint: 'list pages in it, or remove it',
                    ...placeOf(path),
                });
            }
            else if (name === undefined) {
                report({
                    severity: 'warning',
                    kind: 'unnamed-entry',
                    message: `This ${kind} of the navigation has no name${standIn === '' ? '' : `; it is shown as ${standIn}`}`,
                    hint: `name it with "${kind}"`,
                    ...placeOf(path),
                });
            }
        },
        /** An endpoint that its API description keeps out of the documentation. */
        keptOut(entry, path) {
            report({
                severity: 'notice',
                kind: 'hidden-operation',
                message: `The navigation lists ${entry}, which its API description keeps out of the documentation`,
                hint: 'remove "x-hidden", "x-internal" or "x-excluded" from the operation, or the entry here',
                ...placeOf(path),
            });
        },
    };
}

// EXTERNAL MODULE: ./lib/site/navigation/languages.js
var navigation_languages = __webpack_require__(18485);
;// CONCATENATED MODULE: ./lib/site/navigation/resolve.js













/** Turns `navigation` into a tree of pages, groups and switches; what it names but does not exist is reported. */
function resolveNavigation(root, sources) {
    const { pages, documents, asyncDocuments, operations, placeOf, report } = sources;
    const searchable = new Set();
    const reports = createEntryReports(placeOf, report);
    /** Keeps the pages of a container in mind, where it is hidden but searchable. */
    const keepSearchable = ({ hidden, searchable: isKept }, below) => {
        if (hidden === true && isKept === true)
            for (const page of (0,navigation_tree/* allPages */.S4)(below))
                searchable.add(page);
    };
    const node = (container, path, above) => {
        const scope = (0,navigation_endpoints/* scopeOf */.Od)(container.openapi, above);
        const own = switches(container, path, scope);
        const shared = container.global === undefined ? [] : switches(container.global, [...path, 'global'], scope);
        return { items: items(container, path, scope), switches: together([...own, ...shared]) };
    };
    const switches = (container, path, scope) => navigation_listed/* SWITCH_KEYS */.i$.flatMap((key) => {
        const list = container[key];
        if (list === undefined || list.length === 0)
            return [];
        const kind = config_switches/* SWITCHES */.X[key];
        const entries = list.map((one, index) => {
            const named = [one[kind], one.name].find((text) => text?.trim());
            const name = named ?? '';
            const inner = node(one, [...path, key, index], scope);
            const standIn = (0,navigation_tree/* firstPage */.SV)(inner)?.sidebarTitle ?? one.href ?? '';
            reports.check(one, kind, named, standIn, [...path, key, index]);
            keepSearchable(one, inner);
            return {
                kind,
                name,
                label: named === undefined ? standIn : kind === 'language' ? (0,navigation_languages/* languageName */.cL)(name) : name,
                icon: (0,config_icon/* iconOf */.Z)(one.icon, one.iconType),
                color: (0,color_per_mode/* colorPerMode */.M)(one.color),
                description: one.description,
                tag: one.tag,
                hidden: one.hidden ?? false,
                isDefault: one.default ?? false,
                isAtEnd: one.align === 'end',
                href: one.href,
                node: inner,
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
        const holdsMore = navigation_listed/* SWITCH_KEYS */.i$.some((key) => container[key] !== undefined);
        if (container.openapi === undefined ||
            container.pages !== undefined ||
            container.groups !== undefined ||
            holdsMore) {
            return listed;
        }
        return scope.sources.flatMap((source) => {
            const document = documents.get(source);
            return document === undefined ? [] : (0,navigation_endpoints/* referenceItems */.Mk)(document, (0,navigation_endpoints/* placingIn */.yo)(scope, source), operations);
        });
    };
    /** The channels of the descriptions a container attaches itself, but for those that it lists. */
    const channels = (container, listed) => {
        if (container.asyncapi === undefined)
            return [];
        const scope = (0,navigation_endpoints/* scopeOf */.Od)(container.asyncapi, navigation_endpoints/* NO_SCOPE */.FK);
        const already = new Set((0,navigation_tree/* pagesOf */.E0)(listed));
        return scope.sources
            .flatMap((name) => {
            const document = asyncDocuments.get(name);
            return document === undefined
                ? []
                : (0,navigation_endpoints/* channelItems */.Up)(document, (0,navigation_endpoints/* placingIn */.yo)(scope, name).directory, operations, pages);
        })
            .filter((one) => one.kind !== 'page' || !already.has(one.page));
    };
    const item = (entry, path, scope) => {
        if (typeof entry !== 'string')
            return group(entry, path, scope);
        if (/^[a-z][a-z+.-]*:/i.test(entry))
            return [{ kind: 'link', title: entry, href: entry, icon: undefined }];
        const page = pageAt(entry) ?? endpoint(entry, scope, path);
        if (page === 'kept out')
            return [];
        if (page === undefined) {
            if ((0,openapi_reference/* parseEndpointReference */.KZ)(entry) === undefined)
                missingPage(entry, path);
            else
                missingOperation(entry, scope, path);
            return [];
        }
        return page.hidden ? [] : [{ kind: 'page', page }];
    };
    const group = (entry, path, above) => {
        const scope = (0,navigation_endpoints/* scopeOf */.Od)(entry.openapi, above);
        const inner = items(entry, path, scope);
        // Switches inside a group have no place in a sidebar: their pages are listed as groups.
        const below = switches(entry, path, scope).flatMap(({ entries }) => entries.flatMap(entryAsItems));
        const written = entry.group ?? entry.tab ?? entry.anchor ?? entry.dropdown ?? entry.item ?? entry.name ?? '';
        // A blank name takes the place of one, and is not shown.
        const title = /[^\s\u200b\u2060]/.test(written) ? written : '';
        reports.check(entry, 'group', entry.group ?? (written === '' ? undefined : written), '', path);
        keepSearchable(entry, { items: [...inner, ...below], switches: [] });
        if (entry.hidden === true)
            return [];
        if (entry.href !== undefined)
            return [{ kind: 'link', title, href: entry.href, icon: (0,config_icon/* iconOf */.Z)(entry.icon, entry.iconType) }];
        const root = entry.root === undefined ? undefined : pageAt(entry.root);
        if (entry.root !== undefined && root === undefined)
            missingPage(entry.root, [...path, 'root']);
        if (inner.length + below.length === 0 && root === undefined)
            return [];
        // A group without a name only holds things together.
        if (written === '')
            return [...(root === undefined ? [] : [{ kind: 'page', page: root }]), ...inner, ...below];
        return [
            {
                kind: 'group',
                title,
                icon: (0,config_icon/* iconOf */.Z)(entry.icon, entry.iconType),
                tag: entry.tag,
                expanded: entry.expanded,
                root,
                boost: (0,navigation_pages/* boostOf */.H5)(entry.boost),
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
        const path = (0,navigation_pages/* normalPath */.FE)(entry);
        return pages.get(path) ?? pages.get(`${path}/index`);
    };
    const endpoint = (entry, scope, path) => {
        const found = (0,navigation_endpoints/* resolveEndpoint */.sO)(entry, scope, documents);
        if (found === undefined)
            return undefined;
        if (found.operation.hidden || found.operation.excluded) {
            reports.keptOut(entry, path);
            return 'kept out';
        }
        const source = scope.sources.find((name) => documents.get(name) === found.document);
        return operations.pageFor(found, (0,navigation_endpoints/* placingIn */.yo)(scope, source));
    };
    const missingPage = (entry, path) => {
        const [, method] = /^(?:\S+\s+)?([A-Za-z]+)\s+\/\S*$/.exec(entry) ?? [];
        if (method !== undefined) {
            report({
                severity: 'warning',
                kind: 'missing-operation',
                message: `The navigation lists ${entry}, but ${method} is no method of HTTP`,
                hint: `write one of ${openapi_operations/* METHODS */.J8.join(', ').toUpperCase()}`,
                ...placeOf(path),
            });
            return;
        }
        const near = (0,navigation_suggest/* nearest */.pA)((0,navigation_pages/* normalPath */.FE)(entry), pages.keys());
        report({
            severity: 'warning',
            kind: 'missing-page',
            message: `The navigation lists ${entry}, but there is no such page`,
            hint: near === undefined ? `add ${(0,navigation_pages/* normalPath */.FE)(entry)}.mdx, or remove the entry` : `did you mean ${near}?`,
            ...placeOf(path),
        });
    };
    const unread = new Map();
    const missingOperation = (entry, scope, path) => {
        const named = (0,openapi_reference/* parseEndpointReference */.KZ)(entry)?.source;
        const searched = named === undefined ? scope.sources : [named];
        if (searched.length > 0 && !searched.some((source) => documents.has(source))) {
            const key = searched.join(', ');
            unread.set(key, { count: (unread.get(key)?.count ?? 0) + 1, path: unread.get(key)?.path ?? path });
            return;
        }
        const near = (0,navigation_endpoints/* nearestEndpoint */.ie)(entry, searched, documents);
        const suggestion = near === undefined ? '' : `; did you mean ${near}?`;
        report({
            severity: 'warning',
            kind: 'missing-operation',
            message: `The navigation lists ${entry}, but no API description of this project has it`,
            hint: `${searched.length === 0 ? 'attach one with "openapi"' : `looked in ${searched.join(', ')}`}${suggestion}`,
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
    return { tree, searchable };
}
/** Switches of one kind beside each other, such as those of a container and of its `global`, are one. */
function together(switches) {
    const kinds = new Set(switches.map(({ kind }) => kind));
    return [...kinds].map((kind) => ({
        kind,
        entries: switches.flatMap((one) => (one.kind === kind ? one.entries : [])),
    }));
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
                tag: entry.tag,
                expanded: undefined,
                root: undefined,
                items,
            },
        ];
}

;// CONCATENATED MODULE: ./lib/site/navigation/map.js












/**
 * Finds the pages of a project: files, and operations of its API descriptions; and their places in the navigation.
 * `parse` reads a file once.
 */
async function mapSite(files, { settings, placeOf, placeOfValue }, options, report, breathe, parse) {
    const written = (0,navigation_listed/* withFoldersOpened */.HY)(settings.navigation, (name) => apiFilesIn(files, name));
    const openapi = settings.openapi && (0,navigation_listed/* openedSource */.Z6)(settings.openapi, (name) => apiFilesIn(files, name));
    const found = (0,navigation_pages/* pageFiles */.$H)(files, (0,navigation_listed/* listedPaths */.AR)(written), report);
    for (const file of found.values()) {
        parse(file);
        await breathe();
    }
    const container = listsNothing(written)
        ? { ...written, ...generatedNavigation(found.keys(), { openapi, asyncapi: settings.asyncapi }) }
        : written;
    const references = [...found.values()].map((file) => writtenReferences(parse(file)));
    const attached = (0,navigation_endpoints/* sourcesOf */.u0)(openapi);
    const named = [...attached, ...(0,navigation_listed/* attachedSources */.dG)(container, 'openapi'), ...references.flatMap(sourcesNamed)];
    // What is wrong with a description that is not there is told where docs.json names it, or the first page.
    const placeOfName = (name) => {
        const inSettings = placeOfValue(name);
        if (inSettings.line !== undefined)
            return inSettings;
        return placeOfReference(name, [...found.values()].map(parse)) ?? inSettings;
    };
    const reportOn = (name) => (found) => report(found.file === undefined ? { ...found, ...placeOfName(name) } : found);
    const documents = await loadDocuments(files, named, references, (0,navigation_listed/* listedEndpoints */.EA)(container), reportOn);
    const asyncDocuments = await loadAsyncDocuments(files, [
        ...(0,navigation_endpoints/* sourcesOf */.u0)(settings.asyncapi),
        ...(0,navigation_listed/* attachedSources */.dG)(container, 'asyncapi'),
        ...references.flatMap(({ asyncapi }) => (asyncapi && splitReference(asyncapi).source) ?? []),
    ], reportOn);
    const scope = (0,navigation_endpoints/* scopeOf */.Od)(openapi, navigation_endpoints/* NO_SCOPE */.FK);
    const pages = new Map();
    for (const [path, file] of found) {
        const parsed = parse(file);
        reportFrontmatter(parsed, report);
        const reference = resolveReferences(parsed, attached, documents, asyncDocuments, report);
        pages.set(path, (0,navigation_pages/* markdownPage */.tt)(path, parsed, reference));
    }
    const operations = (0,navigation_endpoints/* createOperationPages */.m3)(pages);
    const { tree: navigation, searchable } = resolveNavigation(container, {
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
    if (all.size === 0)
        report({
            severity: 'error',
            kind: 'no-pages',
            message: 'The project has no page, and a site without a first page is not published',
            hint: 'add index.mdx beside docs.json',
            file: 'docs.json',
        });
    const { wanted, tree } = map_select(navigation, all, options, report);
    const built = new Map([...all].filter(([, page]) => wanted(page)));
    return { all, built, places: placePages(tree, built.get('index'), searchable), navigation: tree, parse };
}
/** The API descriptions in a folder, where the name of a source is that of a folder. */
function apiFilesIn(files, source) {
    const folder = `${source.replace(/^\.?\//, '').replace(/\/+$/, '')}/`;
    if (/^https?:/i.test(source) || folder === '/' || !files.paths.some((path) => path.startsWith(folder)))
        return undefined;
    const found = (0,openapi_reference/* listApiFiles */.ul)(files).filter((path) => path.startsWith(folder));
    return found.length === 0 ? undefined : found;
}
/** Loads the API descriptions that are named; when an operation is in none of them, all the project has. */
async function loadDocuments(files, names, written, endpoints, reportOn) {
    const documents = new Map();
    const byFile = new Map();
    let apiFiles;
    const load = async (name) => {
        if (documents.has(name))
            return;
        const remote = /^https?:/i.test(name);
        if (!remote && !files.has(name.replace(/^\.?\//, '')))
            apiFiles ??= (0,openapi_reference/* listApiFiles */.ul)(files);
        const file = remote ? name : ((0,openapi_reference/* resolveApiSource */.Cu)(files, name, apiFiles ?? []) ?? name);
        if (!byFile.has(file))
            byFile.set(file, await loadApiDocument(files, file, reportOn(name)));
        const document = byFile.get(file);
        if (document !== undefined)
            documents.set(name, document);
    };
    for (const name of new Set(names))
        await load(name);
    const isMissing = ({ openapi, schema }) => (openapi !== undefined && (0,navigation_endpoints/* resolveEndpoint */.sO)(openapi, { sources: [] }, documents) === undefined) ||
        (schema !== undefined && splitReference(schema).source === undefined);
    const isUnknown = (reference) => (0,openapi_reference/* parseEndpointReference */.KZ)(reference)?.source === undefined &&
        (0,navigation_endpoints/* resolveEndpoint */.sO)(reference, { sources: [] }, documents) === undefined;
    if (written.some(isMissing) || endpoints.some(isUnknown)) {
        apiFiles ??= (0,openapi_reference/* listApiFiles */.ul)(files);
        for (const file of apiFiles)
            await load(file);
    }
    return documents;
}
async function loadAsyncDocuments(files, names, reportOn) {
    const documents = new Map();
    const byFile = new Map();
    for (const name of new Set(names)) {
        const file = (0,openapi_reference/* resolveApiSource */.Cu)(files, name, []) ?? name;
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
    const folders = options.paths
        ?.map((path) => (0,navigation_pages/* normalPath */.FE)(path.replace(/\/\*{1,2}$/, '')))
        .filter((path) => path !== 'index') ?? [];
    const inPaths = (path) => folders.length === 0 || folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
    const oneVersion = version === undefined || !versions.has(version)
        ? navigation
        : (0,navigation_tree/* prune */.R3)(navigation, {
            page: () => true,
            entry: (entry) => entry.kind !== 'version' || entry.name === version,
        });
    const left = new Set([...(0,navigation_tree/* allPages */.S4)(oneVersion)].map(({ path }) => path));
    const dropped = new Set([...(0,navigation_tree/* allPages */.S4)(navigation)].map(({ path }) => path).filter((path) => !left.has(path)));
    const wanted = (page) => inPaths(page.path) && !dropped.has(page.path);
    const tree = folders.length === 0 ? oneVersion : (0,navigation_tree/* prune */.R3)(oneVersion, { page: wanted, entry: () => true });
    const isEmpty = folders.length > 0 && ![...all.keys()].some(inPaths);
    for (const folder of folders) {
        if ([...all.keys()].some((path) => path === folder || path.startsWith(`${folder}/`)))
            continue;
        const near = (0,navigation_suggest/* nearest */.pA)(folder, [...all.keys(), ...foldersOf(all.keys())]);
        report({
            severity: isEmpty ? 'error' : 'warning',
            kind: 'unknown-path',
            message: `No page is at or below ${folder}`,
            hint: near === undefined ? undefined : `did you mean ${near}?`,
        });
    }
    return { wanted, tree };
}
function foldersOf(paths) {
    return new Set([...paths].flatMap((path) => (path.includes('/') ? [path.slice(0, path.lastIndexOf('/'))] : [])));
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

;// CONCATENATED MODULE: ./lib/site/output/for-some.js

const HINT = 'publish where only they can read, or take such';
/** Hosted sites show some pages, and some of an API, to some readers only, whom plain files cannot tell apart. */
function reportForSome({ built }, report) {
    const pages = [...built.values()];
    const own = pages.filter(({ parsed }) => isForSome(parsed?.frontmatter));
    const [first] = own;
    if (first !== undefined) {
        report({
            severity: 'warning',
            kind: 'left-out',
            message: `${own.length === 1 ? 'This page is' : `${own.length} pages, this among them, are`} for some readers only ("groups"): a bundle knows no readers, and shows it to all`,
            hint: `${HINT} pages out of the project`,
            file: first.parsed?.file,
        });
    }
    const documents = new Set(pages.flatMap(({ operation }) => operation?.document ?? []));
    for (const document of documents)
        reportApi(document, report);
}
/** Operations, properties and alternatives may be for some readers. */
function reportApi({ source, raw }, report) {
    const parts = partsForSome(raw);
    if (parts === 0)
        return;
    report({
        severity: 'warning',
        kind: 'left-out',
        message: `${parts === 1 ? 'A part' : `${parts} parts`} of this API description ${parts === 1 ? 'is' : 'are'} for some readers only ("groups" of "x-mint"): a bundle knows no readers, and shows all to all`,
        hint: `${HINT} parts out of the description`,
        file: source,
    });
}
/** How many objects name groups; an alias of YAML makes one object stand in many places, even in itself. */
function partsForSome(root) {
    const seen = new Set();
    const open = [root];
    let parts = 0;
    while (open.length > 0) {
        const value = open.pop();
        if (typeof value !== 'object' || value === null || seen.has(value))
            continue;
        seen.add(value);
        if ((0,openapi_json/* isObject */.Gv)(value) && isForSome(value['x-mint']))
            parts++;
        open.push(...Object.values(value));
    }
    return parts;
}
function isForSome(settings) {
    const { groups } = (0,openapi_json/* objectOf */.Xy)(settings);
    return Array.isArray(groups) && groups.length > 0;
}

// EXTERNAL MODULE: ./lib/site/output/listings.js
var listings = __webpack_require__(89136);
;// CONCATENATED MODULE: ./lib/site/output/redirects.js
/** Redirects that chain further than this lead nowhere, and so do those to longer addresses. */
const MOST_STEPS = 32;
const LONGEST_ADDRESS = 4096;
const PLACEHOLDER = /:([A-Za-z_]\w*)(\*?)/g;
/** The names of the parts of `/old/:id/:slug*`; that of `*` is `splat`. */
function partNames(path) {
    return [...path.matchAll(/:([A-Za-z_]\w*)\*?|\*/g)].map(([, name = 'splat']) => name);
}
/** A source as it is compared: one slash before it, none behind, without an anchor or a query. */
function sourceText(source) {
    return clean(source);
}
/** The addresses that a source with parts takes, and what they all begin with. */
function sourcePattern(source) {
    return compile({ source: clean(source), destination: '', permanent: true });
}
/**
 * The redirects of a project. Those that chain are followed to their end, which is at the first page on the way. Paths
 * are those of the project, but in the file for hosts.
 */
function createRedirects(list, { basePath = '', isPage = () => false } = {}) {
    const below = (path) => basePath !== '' && path.startsWith('/') && !path.startsWith('//') ? `/${basePath}${path}` : path;
    const plain = new Map();
    const rules = [];
    const bare = new Set(list.flatMap(({ source }) => (isPart(source) ? [] : [clean(source)])));
    const isHidden = ({ source }) => isPart(source) && (bare.has(clean(source)) || isPage(clean(source)));
    const effective = list.filter((redirect) => !isHidden(redirect));
    for (const redirect of effective) {
        const source = clean(redirect.source);
        if (source === clean(redirect.destination))
            continue;
        if (/[:*]/.test(source))
            rules.push(compile({ ...redirect, source }));
        else if (!plain.has(source))
            plain.set(source, redirect.destination);
    }
    const once = (path) => {
        const exact = plain.get(path);
        if (exact !== undefined)
            return exact;
        for (const { prefix, pattern, names, redirect } of rules) {
            const match = path.startsWith(prefix) ? pattern.exec(path) : null;
            if (match !== null)
                return redirects_fill(redirect.destination, names, match.slice(1));
        }
        return undefined;
    };
    const follow = (path, isEnd) => {
        let target = once(clean(path));
        for (let steps = 0; target?.startsWith('/') === true; steps += 1) {
            if (isEnd(clean(target)))
                return target;
            const further = once(clean(target));
            if (further === undefined)
                return target;
            if (steps === MOST_STEPS || further.length > LONGEST_ADDRESS)
                return undefined;
            target = further;
        }
        return target;
    };
    const resolve = (path) => follow(path, isPage);
    const isPlain = ({ source }) => plain.has(clean(source));
    const isCircle = (redirect) => clean(redirect.source) === clean(redirect.destination) ||
        (isPlain(redirect) &&
            follow(redirect.source, () => false) === undefined &&
            // Into a circle of pages a redirect may well lead: most hosts show the first of them.
            (isPage(clean(redirect.source)) || resolve(redirect.source) === undefined));
    const isEndless = ({ source, destination }) => /^\/[^/].*[:*]/.test(destination) &&
        rules.some((rule) => rule.redirect.source === clean(source) && rule.pattern.test(clean(destination)));
    const followed = effective.filter((redirect) => !isCircle(redirect) && !isEndless(redirect));
    return {
        resolve,
        // From an address with a slash at its end to the one without is no circle to its author.
        circles: effective
            .filter((redirect) => isCircle(redirect) && !/.\/$/.test(redirect.source))
            .map(({ source }) => source),
        endless: effective
            .filter((redirect) => !isCircle(redirect) && isEndless(redirect))
            .map(({ source }) => source),
        parts: list.filter(isHidden).map(({ source }) => source),
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
                    const source = match === null ? undefined : redirects_fill(rule.redirect.source, back.names, match.slice(1));
                    if (source === undefined || source.search(PLACEHOLDER) >= 0 || found.has(source))
                        continue;
                    if (resolve(source) === `/${path}`)
                        found.set(source, `/${path}`);
                }
            }
            return found;
        },
        file: unique([...followed.filter(isPlain), ...followed.filter((redirect) => !isPlain(redirect))].map(({ source, destination, permanent }) => `${inLine(below(hostForm(clean(source), '*')))} ${inLine(below(hostForm(destination, ':splat')))} ${permanent ? 301 : 302}\n`)).join(''),
    };
}
/** Browsers do not tell a host of an anchor, and hosts match no query. */
function isPart(source) {
    return /[?#]/.test(source);
}
/** The parts of a line stand apart by spaces. */
function inLine(address) {
    return address.replace(/\s/g, encodeURIComponent);
}
/** Many projects name an address twice, with a slash at its end and without. */
function unique(lines) {
    return [...new Set(lines)];
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
    const [prefix = ''] = redirect.source.split(/[:*]/);
    return { redirect, prefix, pattern: new RegExp(`^${pattern}$`), names };
}
function redirects_fill(target, names, values) {
    const value = (name) => values[names.indexOf(name)] ?? '';
    return target
        .replace(PLACEHOLDER, (part, name) => (names.includes(name) ? value(name) : part))
        .replace(/\*/g, () => value('splat'));
}
/** The host's form knows one wildcard, at the end. */
function hostForm(path, wildcard) {
    return path.replace(/:[A-Za-z_]\w*\*|(?<=\/)\*/g, wildcard);
}

;// CONCATENATED MODULE: ./lib/site/output/redirect-reports.js

/** Reports redirects that lead nowhere, or that nobody sees. */
function reportRedirects(sources) {
    const { redirects, loaded, report } = sources;
    const [part] = redirects.parts;
    if (part !== undefined)
        report({
            severity: 'notice',
            kind: 'hidden-redirect',
            message: `Redirects go by the path alone, and there is a page or another redirect at that of these, which are left out: ${redirects.parts.join(', ')}`,
            hint: 'let links lead to the new address instead',
            ...loaded.placeOfValue(part),
        });
    const [circles, endless] = [new Set(redirects.circles), new Set(redirects.endless)];
    const seen = new Map();
    for (const redirect of loaded.settings.redirects) {
        if (redirects.parts.includes(redirect.source))
            continue;
        const known = seen.get(sourceText(redirect.source));
        const told = (known && shadowed(redirect, known)) ??
            (circles.has(redirect.source) ? circle(redirect) : undefined) ??
            (endless.has(redirect.source) ? endlessRule(redirect) : undefined) ??
            (sourceText(redirect.source) === sourceText(redirect.destination)
                ? undefined
                : other(redirect, sources));
        seen.set(sourceText(redirect.source), known ?? redirect);
        if (told === undefined)
            continue;
        report({ kind: 'hidden-redirect', severity: 'warning', ...told, ...loaded.placeOf(placeIn(redirect)) });
    }
}
function other(redirect, sources) {
    return nameless(redirect) ?? leadsNowhere(redirect, sources) ?? redirect_reports_hidden(redirect, sources);
}
function placeIn({ index }) {
    return ['redirects', index, 'source'];
}
function shadowed({ source, destination }, first) {
    if (first.destination === destination)
        return undefined;
    return {
        message: `There are two redirects of ${source}: the first of them, to ${first.destination}, is followed`,
        hint: 'keep one of them',
    };
}
function circle({ source }) {
    return {
        kind: 'redirect-circle',
        message: `The redirect of ${source} leads back to itself, and is left out`,
        hint: 'let it lead to a page',
    };
}
function endlessRule({ source }) {
    return {
        kind: 'redirect-circle',
        message: `The redirect of ${source} takes its own targets up again: it works for the pages there are, and is no rule for hosts`,
        hint: 'let it lead to addresses that it does not take',
    };
}
/** A target with a part that the source does not have. */
function nameless({ source, destination }) {
    const known = partNames(source);
    const missing = partNames(destination).filter((name) => !known.includes(name));
    // In an address of another host a colon stands before a port, too.
    if (missing.length === 0 || !destination.startsWith('/'))
        return undefined;
    const written = (name) => (name === 'splat' ? '*' : `:${name}`);
    return {
        kind: 'broken-link',
        message: `The redirect of ${source} leads to ${destination}, but its source has no part ${missing.map(written).join(', ')}`,
        hint: known.length === 0 ? 'name the part in the source, too' : `did you mean ${written(known[0])}?`,
    };
}
/** A redirect of pages that are there. */
function redirect_reports_hidden({ source }, { pages }) {
    const found = isPattern(source)
        ? first(pages.keys(), matcher(source))
        : pages.has(sourceText(source).slice(1))
            ? ''
            : undefined;
    if (found === undefined)
        return undefined;
    return {
        severity: 'notice',
        message: found === ''
            ? `There is a page ${source}: most hosts show it, and do not follow its redirect`
            : `There are pages at addresses that the redirect of ${source} takes, such as /${found}: most hosts show them, and do not follow it`,
        hint: found === '' ? 'remove the page or the redirect' : 'move the pages, or remove the redirect',
    };
}
/** A rule to a folder that holds nothing. */
function leadsNowhere({ source, destination }, sources) {
    const [folder = ''] = destination.split(/[:*]/);
    if (!isPattern(destination) || !/^\/[^/]/.test(folder))
        return undefined;
    const isBelow = (path) => `/${path}`.startsWith(folder);
    const leadsOn = sources.loaded.settings.redirects.some((other) => sourceText(other.source).startsWith(folder) || folder.startsWith(redirect_reports_literal(other.source)));
    if (leadsOn || first(sources.pages.keys(), isBelow) !== undefined || sources.files.paths.some(isBelow))
        return undefined;
    return {
        kind: 'broken-link',
        message: `The redirect of ${source} leads to ${destination}, but there is no page below ${folder}`,
        hint: 'let it lead to a folder that has pages',
    };
}
function isPattern(source) {
    return partNames(source).length > 0;
}
/** What a source begins with before its first part; all of one without parts is no beginning of others. */
function redirect_reports_literal(source) {
    return isPattern(source) ? (sourceText(source).split(/[:*]/)[0] ?? '') : `${sourceText(source)}\0`;
}
function matcher(source) {
    const { prefix, pattern } = sourcePattern(source);
    return (path) => `/${path}`.startsWith(prefix) && pattern.test(`/${path}`);
}
function first(values, test) {
    for (const value of values)
        if (test(value))
            return value;
    return undefined;
}

;// CONCATENATED MODULE: ./lib/site/output/around.js







/** Files a project may bring itself; its own comes first. */
const OVERRIDABLE = ['robots.txt', 'sitemap.xml', 'llms.txt', 'llms-full.txt', '_headers', 'CNAME'];
/** Writes what stands around the pages and is made of the project alone: listings, redirects, style sheets. */
async function writeAround(sources) {
    const { files, loaded, options, site, sheets, writer } = sources;
    const { settings } = loaded;
    const address = (0,hrefs/* siteAddress */.Cz)(options);
    for (const file of OVERRIDABLE)
        if (files.has(file))
            await writer.write({ path: file, bytes: files.read(file) });
    const { home, isFound } = site.places;
    const { indexing } = settings;
    const findable = [...site.built.values()].filter((page) => !isKeptBack(page, isFound(page), { home, indexing }));
    await writer.text('sitemap.xml', (0,listings/* sitemap */._U)(address, findable));
    await writer.text('robots.txt', (0,listings/* robots */.kR)(address));
    await writer.text('llms.txt', (0,listings/* llmsIndex */.lF)(settings, address, site));
    await writeRedirects(sources);
    for (const { path, css } of sheets)
        await writer.text(path, css);
    // Hosts that run Jekyll over a site leave out files that begin with an underscore, unless told.
    await writer.text('.nojekyll', '');
    reportLeftOut(sources);
    reportForSome(site, sources.report);
    reportOverlays(sources);
}
async function writeRedirects(sources) {
    const { redirects, links, site, writer, options } = sources;
    reportRedirects({ ...sources, pages: site.built });
    const rules = ownRedirects(sources) + redirects.file;
    if (rules !== '')
        await writer.text('_redirects', rules);
    for (const [source, target] of redirects.pages(site.built.keys())) {
        const path = source.replace(/^\/+/, '').replace(/\.html$/, '');
        if (path === '' ||
            path.split('/').includes('..') ||
            site.built.has(path) ||
            site.built.has(`${path}/index`))
            continue;
        const href = links.href({ page: 'index', at: path }, target, { file: 'docs.json' });
        const [page] = (0,hrefs/* splitSuffix */.yN)(target);
        const isOwn = /^\/(?!\/)/.test(target);
        const canonical = isOwn ? (0,hrefs/* canonicalUrl */.W3)((0,hrefs/* siteAddress */.Cz)(options), page.slice(1)) : target;
        await writer.text(`${path}.html`, redirectPage(href, canonical));
    }
}
/** The `_redirects` that a project brings itself, before its settings: of rules that fit, hosts take the first. */
function ownRedirects({ files, options: { basePath } }) {
    if (!files.has('_redirects'))
        return '';
    const text = files.readText('_redirects').trimEnd();
    const placed = basePath === undefined || basePath === ''
        ? text
        : text.replace(/^([ \t]*)(\/\S*)([ \t]+)(\/(?!\/))?/gm, (_, indent, source, gap, target = '') => `${indent}/${basePath}${source}${gap}${target && `/${basePath}${target}`}`);
    return text === '' ? '' : `${placed}\n`;
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
/** Overlays would change what API pages say. */
function reportOverlays({ loaded, report }) {
    const { navigation, openapi } = loaded.settings;
    const names = (0,navigation_listed/* namedOverlays */.JR)(navigation, openapi);
    const [first] = names;
    if (first === undefined)
        return;
    report({
        severity: 'notice',
        kind: 'left-out',
        message: `OpenAPI overlays are not applied, and API pages say what the description says without them: ${names.join(', ')}`,
        hint: 'apply them before the export, and attach the result',
        ...loaded.placeOfValue(first),
    });
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
    const leftOut = settings.leftOut.filter(({ inAirGap }) => !inAirGap || deploymentType === 'air-gapped');
    const [first] = leftOut;
    if (first === undefined)
        return;
    const why = deploymentType === 'air-gapped'
        ? 'an air-gapped site has no service to ask'
        : 'a bundle holds all it needs and asks no service';
    report({
        severity: 'notice',
        kind: 'left-out',
        message: `Left out, since ${why}: ${leftOut.map(({ label }) => label).join(', ')}`,
        ...placeOf(first.path),
    });
}

// EXTERNAL MODULE: ./lib/site/output/diagnostics.js
var output_diagnostics = __webpack_require__(63781);
// EXTERNAL MODULE: ./lib/site/config/file.js
var config_file = __webpack_require__(45242);
;// CONCATENATED MODULE: ./lib/site/markdown/anchors.js







/**
 * Finds the ids that links mean. Authors write fragments by the rules of the generator they knew (`#v45-wire-format`,
 * `#v4.5-wire-format`, `#intro-1` for the second heading of that name): where no heading has the id as written, the one
 * that differs only in case, punctuation or way of counting is meant. Else the id stays as written.
 */
function createAnchors(parsedAt, fieldsAt = () => []) {
    const known = new Map();
    const fields = new Map();
    const fieldsOf = (page) => {
        const ids = fields.get(page) ?? fieldsAt(page);
        fields.set(page, ids);
        return ids;
    };
    const anchorsAt = (page) => {
        const parsed = known.has(page) ? undefined : parsedAt(page);
        const anchors = known.get(page) ?? (parsed === undefined ? [] : anchorsOf(parsed));
        known.set(page, anchors);
        return anchors;
    };
    return (page, written) => {
        const anchors = anchorsAt(page);
        if (anchors.some(({ id }) => id === written))
            return written;
        return (closest(anchors, written) ??
            closestField(fieldsOf, page, written) ??
            anchors_translated(anchors, originalsOf(page).map(anchorsAt), written) ??
            written);
    };
}
/** The pages, besides it, whose headings may say what an id on a page means: it may be a translation of them. */
function originalsOf(page) {
    const original = (0,hrefs/* originalOf */.zW)(page);
    return original === undefined ? [] : [original, `en/${original}`];
}
/** Translators leave ids as they were: meant is what stands in the same place, where both pages are built alike. */
function anchors_translated(anchors, originals, written) {
    const inOrder = (all) => all.filter(({ kind }) => kind !== '').sort((a, b) => a.at - b.at);
    const plan = (all) => all.map(({ kind }) => kind).join();
    const own = inOrder(anchors);
    const original = originals.map(inOrder).find((all) => all.length > 0 && plan(all) === plan(own));
    if (original === undefined)
        return undefined;
    const id = original.some((one) => one.id === written) ? written : closest(original, written);
    return id === undefined ? undefined : own[original.findIndex((one) => one.id === id)]?.id;
}
function closest(anchors, written) {
    const [, base = '', count = '0'] = /^(.*)-(\d{1,3})$/.exec(written) ?? [];
    // The second of a name is numbered 1 or 2, by the generator.
    const nth = Math.max(1, Number(count) - 1);
    const whole = (0,plain_id/* plainId */.S)(written);
    const counted = (0,plain_id/* plainId */.S)(base);
    for (const part of ['key', 'member']) {
        const same = (key) => (key === '' ? [] : anchors.filter((anchor) => anchor[part] === key));
        const found = same(whole)[0] ?? same(counted)[nth];
        if (found !== undefined)
            return found.id;
    }
    return undefined;
}
/** The field of an API page that is meant; its path may be written with the steps that lead nowhere new. */
function closestField(fieldsOf, page, written) {
    if (!FIELD.test(written))
        return undefined;
    const ids = fieldsOf(page);
    if (ids.includes(written))
        return written;
    for (const key of [plain_id/* plainId */.S, (id) => (0,plain_id/* plainId */.S)(id.replace(FIELD_STEPS, ''))]) {
        const found = ids.find((id) => key(id) === key(written));
        if (found !== undefined)
            return found;
    }
    return undefined;
}
const FIELD = /^(?:authorization|parameter|body|response)-/i;
/** Into a list, and into one of several schemas: generators differ in whether they name them. */
const FIELD_STEPS = /-(?:items|(?:one|any|all)-of-\d+)(?![^-])/gi;
/** The components whose title is their id as well, and the prop that holds it. */
const TITLED = new Map([
    ['Accordion', 'title'],
    ['Step', 'title'],
    ['Tab', 'title'],
    ['Update', 'label'],
]);
/** The headings of a page, and then its components, with the ids that rendering gives them. */
function anchorsOf({ tree, frontmatter }) {
    const slugger = createSlugger();
    const headings = [];
    const components = [];
    (0,visit/* visit */.Y)(tree, (node) => {
        if (node.type === 'heading')
            slugger.reserve([plainText(node)]);
    });
    let isTitle = frontmatter.title === undefined;
    let at = 0;
    (0,visit/* visit */.Y)(tree, (node) => {
        if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
            const own = componentAnchor(node, slugger);
            if (own !== undefined)
                components.push({ ...own, at: at++ });
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
        headings.push({
            kind: `h${node.depth}`,
            at: at++,
            id,
            key: (0,plain_id/* plainId */.S)(text),
            member: (0,plain_id/* plainId */.S)(/\.([^.]+)$/.exec(text)?.[1] ?? ''),
        });
    });
    return [...headings, ...components];
}
function componentAnchor({ name, attributes }, slugger) {
    const titled = TITLED.get(name ?? '');
    const isField = FIELDS.has(name ?? '');
    const kind = titled !== undefined || isField || /^h[1-6]$/.test(name ?? '') ? (name ?? '') : '';
    let given;
    let made;
    let member = '';
    for (const attribute of attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')
            continue;
        const { name: prop, value } = attribute;
        if (prop === 'id' && !isField)
            given ??= value;
        else if (prop === titled)
            made = value;
        else if (isField && FIELD_NAMES.has(prop))
            made = fieldId(value);
        else if (name === 'Update' && prop === 'description')
            member = (0,plain_id/* plainId */.S)(value);
    }
    if (given !== undefined)
        return { kind, id: given, key: (0,plain_id/* plainId */.S)(given), member };
    return made === undefined ? undefined : { kind, id: slugger.nextFree(made), key: (0,plain_id/* plainId */.S)(made), member };
}

;// CONCATENATED MODULE: ./lib/site/navigation/hosted-addresses.js

/**
 * Finds the page of an operation by the address that the hosted service gives it, where links of a project may lead:
 * words are joined and marks kept otherwise there (`auth:-keys/list-keys-1`), and an operation without a summary is
 * called by its method and path, or by its id where the project asks for that.
 */
function createHostedAddresses(pages) {
    let known;
    return (path) => {
        known ??= addressesOf(pages);
        return known.get(loose(path));
    };
}
function addressesOf(pages) {
    const known = new Map();
    const learn = (name, path) => {
        if (!known.has(loose(name)))
            known.set(loose(name), path);
    };
    const made = [...pages.values()].flatMap(({ path, parsed, operation }) => parsed === undefined && operation !== undefined ? [{ path, found: operation }] : []);
    for (const { path } of made)
        learn(path, path);
    for (const { path, found } of made) {
        const folder = path.slice(0, path.lastIndexOf('/') + 1);
        for (const name of otherNames(path.slice(folder.length), found))
            learn(folder + name, path);
    }
    return known;
}
function otherNames(slug, { operation }) {
    const { method, path, operationId } = operation;
    const base = (0,openapi_operations/* operationSlug */.p6)(operation);
    // What is there already is counted from one.
    const count = slug.startsWith(`${base}-`) ? Number(slug.slice(base.length + 1)) : Number.NaN;
    const numbered = count >= 2 ? [`${base}-${count - 1}`] : [];
    const address = [path, path.replace(/\{[^{}]*\}/g, '')].map((one) => `${method}-${one.replaceAll('/', '-')}`);
    return [...numbered, ...address, ...(operationId === undefined ? [] : [operationId])];
}
/** An address by its letters and numbers alone, folder by folder. */
function loose(path) {
    return path
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}/]+/gu, '')
        .replace(/^\/+|\/+$/g, '');
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/body.js








/** The request body, once for each distinct schema of its content types. */
function bodyPart(pieces) {
    const { document, operation, describer } = pieces;
    const body = document.resolve(operation.raw.requestBody);
    const media = (0,openapi_media/* mediaOf */.uL)(document, body);
    if (media.length === 0)
        return undefined;
    const content = body_contentOf(pieces, media, operation.webhook ? 'response' : 'request', 'body');
    const description = (0,openapi_json/* textOf */.b6)(body.description);
    const { words } = describer;
    const heading = {
        depth: 2,
        id: 'body',
        text: operation.webhook ? words.api.payload : words.api.body,
    };
    const must = body.required === true ? ` <span class="api-tag api-must">${words.api.required}</span>` : '';
    return {
        heading,
        html: `${part_headingHtml(heading, words)}<p class="api-about">${content.types}${must}</p>${description === undefined ? '' : describer.describe(description)}${content.html}`,
        text: [description ?? '', content.text].join('\n').trim(),
        markdown: [
            operation.webhook ? '## Payload' : '## Body',
            ...(body.required === true ? ['Required.'] : []),
            ...(description === undefined ? [] : [description.trim()]),
            content.markdown,
        ].join('\n\n'),
    };
}
/**
 * The content types of what one side sends, with their schemas; types that share a schema share what is shown. The ids
 * of the fields begin with `prefix`.
 */
function body_contentOf({ document, describer, remarks, claim }, media, use, prefix) {
    const anchors = fieldAnchors(prefix, claim);
    const bySchema = new Map();
    for (const { type, schema, raw } of media) {
        const key = document.resolve(schema);
        const same = bySchema.get(key) ?? [...bySchema.values()].find((known) => alike(known.schema, schema));
        if (same === undefined)
            bySchema.set(key, { types: [type], schema, encoding: (0,openapi_json/* objectOf */.Xy)(raw.encoding) });
        else
            same.types.push(type);
    }
    const shown = [...bySchema.values()].map(({ types, schema, encoding }) => ({
        types: types.map((type) => `<code class="api-media">${escapeHtml(type)}</code>`).join(' '),
        names: types.join(', '),
        field: withPartTypes((0,schema_field/* describeSchema */.h)(schema, document, { remarks, use }), encoding),
    }));
    const [only] = shown;
    return {
        types: shown.length === 1 && only !== undefined ? only.types : '',
        html: shown.length === 1 && only !== undefined
            ? schemaHtml(only.field, describer, anchors)
            : shown
                .map(({ types, field }, index) => `<details class="api-content"${index === 0 ? ' open' : ''}><summary>${types}</summary>${schemaHtml(field, describer, anchors)}</details>`)
                .join(''),
        text: shown.map(({ field }) => fieldsText([field])).join('\n'),
        markdown: shown.map(({ names, field }) => contentMarkdown(names, field)).join('\n\n'),
    };
}
/** The fields of a form with the content types that their parts may have. */
function withPartTypes(form, encoding) {
    const children = form.children.map((field) => {
        const type = (0,openapi_json/* textOf */.b6)((0,openapi_json/* objectOf */.Xy)(encoding[field.name]).contentType);
        return type === undefined ? field : { ...field, after: [...field.after, type] };
    });
    return { ...form, children };
}
/** Schemas written out for each content type are often copies; small ones are compared. */
function alike(one, other) {
    const text = JSON.stringify(one);
    return text !== undefined && text.length < 5000 && text === JSON.stringify(other);
}
function contentMarkdown(types, field) {
    const nested = field.children.length > 0 || field.alternatives.length > 0;
    const whole = { ...field, children: [], alternatives: [], name: '' };
    const isList = nested && field.alternatives.length === 0;
    const isNamed = field.schemaName !== undefined || field.values.length > 0;
    const said = isNamed || body_saysMore(field) ? [whole] : [];
    const parts = isList ? field.children : nested ? [field] : said;
    const lead = isList && body_saysMore(field) ? [fieldsMarkdown([whole]).replace(/^- /, '')] : [];
    return [`\`${types}\``, ...lead, ...(parts.length === 0 ? [] : [fieldsMarkdown(parts)])].join('\n\n');
}
/** Whether a schema with properties says more than these: that it is a list, what it is for. */
function body_saysMore({ type, description, facts, examples, deprecated, schemaName }) {
    const isPlain = ['object', 'any'].includes(type) && description === undefined && !deprecated;
    return !isPlain || facts.length > 0 || examples.length > 0 || /\s/.test(schemaName?.trim() ?? '');
}

// EXTERNAL MODULE: ./lib/site/openapi/parameters.js
var openapi_parameters = __webpack_require__(62510);
;// CONCATENATED MODULE: ./lib/site/openapi/page/parameters.js






const parameters_ENGLISH = (0,words_words/* wordsIn */.Hn)('en').api;
/** A section for each place that parameters stand in. */
function parametersParts(pieces) {
    return parametersByPlace(pieces).map(([place, fields]) => fieldsPart(place, fields, pieces));
}
/** The parameters of an operation as fields, for each place that some of them stand in. */
function parametersByPlace({ document, operation, remarks, }) {
    const parameters = (0,openapi_parameters/* parametersOf */.mC)(document, operation);
    return openapi_parameters/* PLACES */.ls.flatMap((place) => {
        const fields = parameters
            .filter((parameter) => parameter.in === place)
            .map((parameter) => {
            const { name, required } = parameter;
            return (0,openapi_parameters/* describeHeld */.T0)(document, parameter, { name, required, remarks });
        });
        return fields.length === 0 ? [] : [[place, fields]];
    });
}
/** The section of the parameters in one place. */
function fieldsPart(place, fields, { describer, claim }) {
    const { words } = describer;
    const heading = { depth: 2, id: `${place}-parameters`, text: words.api[place] };
    return {
        heading,
        html: `${part_headingHtml(heading, words)}${fieldsHtml(fields, describer, fieldAnchors('parameter', claim))}`,
        text: fieldsText(fields),
        markdown: `## ${parameters_ENGLISH[place]}\n\n${fieldsMarkdown(fields)}`,
    };
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/responses.js













/** The responses of an operation by status; the first is open. */
function responsesParts(pieces) {
    const responses = responsesIn(pieces.operation.raw.responses);
    if (responses.length === 0)
        return [];
    const { words } = pieces.describer;
    const heading = { depth: 2, id: 'responses', text: words.api.responses };
    return [
        {
            heading,
            html: part_headingHtml(heading, words),
            text: '',
            markdown: '## Responses',
        },
        ...responses.map(([status, response], index) => {
            const id = responseId(status);
            // Hosted services show one response at a time, whose fields are named without its status.
            const place = { id, prefix: index === 0 ? 'response' : id, depth: 3, open: index === 0 };
            return responsePart(pieces, status, response, place);
        }),
    ];
}
/** What is answered with a status. */
function responsePart(pieces, status, value, { id, prefix, depth, open }) {
    const { document, describer, remarks, claim } = pieces;
    const response = document.resolve(value);
    const headers = Object.entries((0,openapi_json/* objectOf */.Xy)(response.headers)).map(([name, header]) => (0,openapi_parameters/* describeHeader */.to)(document, document.resolve(header), { name, remarks }));
    const media = (0,openapi_media/* mediaOf */.uL)(document, response);
    const content = media.length === 0 ? undefined : body_contentOf(pieces, media, 'response', prefix);
    const description = (0,openapi_json/* textOf */.b6)(response.description);
    const links = linksOf(document, response);
    const words = describer.words.api;
    const word = statusWord(status, words);
    const inside = [
        description === undefined || description.trim() === word ? '' : describer.describe(description),
        content === undefined || content.types === '' ? '' : `<p class="api-about">${content.types}</p>`,
        content?.html ?? '',
        headers.length === 0
            ? ''
            : `<p class="api-kind">${words.header}</p>${fieldsHtml(headers, describer, fieldAnchors(`${prefix}-header`, claim))}`,
        links.length === 0
            ? ''
            : `<p class="api-kind">${words.links}</p><ul class="api-links">${links.map(({ name, target, with: given, about }) => `<li>${fill(words.leadsTo, { name: codeHtml(name), target: codeHtml(target) })}${given.length === 0 ? '' : ` (${given.map(codeHtml).join(', ')})`}${about === undefined ? '' : describer.describe(about)}</li>`).join('')}</ul>`,
    ].join('');
    const title = `<h${depth} id="${id}"><span class="api-status api-s${/^[1-5]/.test(status) ? status.charAt(0) : '0'}">${escapeHtml(status)}</span>${word === '' ? '' : ` ${escapeHtml(word)}`}</h${depth}>`;
    return {
        heading: { depth, id, text: `${status} ${word}`.trim() },
        html: inside === ''
            ? `<div class="api-response api-plain">${title}</div>`
            : `<details class="api-response"${open ? ' open' : ''}><summary>${title}</summary>${inside}</details>`,
        text: [description ?? '', content?.text ?? '', fieldsText(headers)]
            .filter((text) => text !== '')
            .join('\n'),
        markdown: [
            `${'#'.repeat(depth)} ${`${status} ${statusWord(status, (0,words_words/* wordsIn */.Hn)('en').api)}`.trim()}`,
            ...(description === undefined ? [] : [description.trim()]),
            ...(content === undefined ? [] : [content.markdown]),
            ...(headers.length === 0 ? [] : [`Headers:\n\n${fieldsMarkdown(headers)}`]),
            ...(links.length === 0
                ? []
                : [
                    `Links:\n\n${links.map(({ name, target, with: given, about }) => `- \`${name}\` leads to \`${target}\`${given.length === 0 ? '' : ` (${given.map((one) => `\`${one}\``).join(', ')})`}${about === undefined ? '' : `: ${about.trim().replace(/\s*\n\s*/g, ' ')}`}`).join('\n')}`,
                ]),
        ].join('\n\n'),
    };
}
/** The id of a response: `response-200`. */
function responseId(status) {
    return `response-${status.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
/** The ids that responses have as headings. */
function responseIds({ raw }) {
    return responsesIn(raw.responses).map(([status]) => responseId(status));
}
/** Operations that the values of a response lead on to (OpenAPI 3.1, 4.8.20). */
function linksOf(document, response) {
    return Object.entries((0,openapi_json/* objectOf */.Xy)(response.links)).flatMap(([name, value]) => {
        const link = document.resolve(value);
        const target = (0,openapi_json/* textOf */.b6)(link.operationId) ?? (0,openapi_json/* textOf */.b6)(link.operationRef);
        // What the next request is made of: `id = $response.body#/id`.
        const given = Object.entries((0,openapi_json/* objectOf */.Xy)(link.parameters)).map(([key, from]) => `${key} = ${(0,openapi_json/* shown */.SP)(from)}`);
        if (link.requestBody !== undefined)
            given.push((0,openapi_json/* shown */.SP)(link.requestBody));
        return target === undefined ? [] : [{ name, target, with: given, about: (0,openapi_json/* textOf */.b6)(link.description) }];
    });
}
function statusWord(status, words) {
    if (status === 'default')
        return words.anyOther;
    if (/^[1-5]XX$/i.test(status)) {
        const first = status.charAt(0);
        return fill(words.anyStatus, { from: `${first}00`, to: `${first}99` });
    }
    // Loaded where an API has responses only: it takes as long as the rest of what Node loads.
    const { STATUS_CODES } = process.getBuiltinModule('node:http');
    return (0,look_up/* lookUp */.T)(STATUS_CODES, status) ?? '';
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/callbacks.js















const callbacks_ENGLISH = (0,words_words/* wordsIn */.Hn)('en').api;
/** Requests that the API makes in turn: name, method and address, what is sent and what it expects to be answered. */
function callbacksPart(pieces) {
    const { document, operation, describer } = pieces;
    const callbacks = (0,openapi_json/* namedIn */.$P)(operation.raw.callbacks).flatMap(([name, callback]) => (0,openapi_json/* namedIn */.$P)(document.resolve(callback)).flatMap(([expression, item]) => {
        const pathItem = document.resolve(item);
        return openapi_operations/* METHODS */.J8.filter((method) => Object.hasOwn(pathItem, method)).map((method) => {
            const raw = document.resolve(pathItem[method]);
            return { name, expression, method, parts: callbackParts(pieces, name, pathItem, raw) };
        });
    }));
    if (callbacks.length === 0)
        return undefined;
    const { words } = describer;
    const heading = { depth: 2, id: 'callbacks', text: words.api.callbacks };
    const items = callbacks.map(({ name, expression, method, parts }) => `<details class="api-content"><summary><span class="api-method api-${method}">${method.toUpperCase()}</span> <code>${escapeHtml(name)}</code></summary><p class="api-about">${fill(words.api.sentTo, { url: codeHtml(expression) })}</p>${parts.map(({ html }) => html).join('')}</details>`);
    return {
        heading,
        html: `${part_headingHtml(heading, words)}${items.join('')}`,
        text: callbacks
            .flatMap(({ name, parts }) => [name, ...parts.map(({ text }) => text)])
            .filter((text) => text !== '')
            .join('\n'),
        markdown: [
            '## Callbacks',
            ...callbacks.flatMap(({ name, expression, method, parts }) => [
                `### ${name}`,
                `\`${method.toUpperCase()} ${expression}\``,
                ...parts.map(({ markdown }) => markdown).filter((markdown) => markdown !== ''),
            ]),
        ].join('\n\n'),
    };
}
/** What is said of a callback, its parameters, its body and the responses to it. */
function callbackParts(pieces, name, pathItem, raw) {
    const { document, describer } = pieces;
    const id = `callback-${kebabOf(name)}`;
    const body = document.resolve(raw.requestBody);
    const said = (text) => text === undefined ? [] : [{ html: describer.describe(text), text, markdown: text.trim() }];
    const content = body_contentOf(pieces, (0,openapi_media/* mediaOf */.uL)(document, body), 'response', id);
    const responses = responsesIn(raw.responses).map(([status, response]) => {
        const at = pieces.claim(`${id}-response-${kebabOf(status)}`);
        return responsePart(pieces, status, response, { id: at, prefix: at, depth: 4, open: false });
    });
    const onlyHtml = (html) => ({ html, text: '', markdown: '' });
    const { words } = describer;
    return [
        ...[...new Set([(0,openapi_json/* textOf */.b6)(raw.summary), (0,openapi_json/* textOf */.b6)(raw.description)])].flatMap(said),
        ...parameterParts(pieces, id, pathItem, raw),
        ...said((0,openapi_json/* textOf */.b6)(body.description)),
        ...(content.types === '' ? [] : [onlyHtml(`<p class="api-about">${content.types}</p>`)]),
        content,
        ...(responses.length === 0 ? [] : [onlyHtml(`<p class="api-kind">${words.api.responses}</p>`)]),
        ...responses,
    ];
}
function parameterParts(pieces, id, pathItem, raw) {
    const { describer } = pieces;
    const operation = { ...pieces.operation, pathItem, raw, webhook: true };
    return parametersByPlace({ ...pieces, operation }).map(([place, fields]) => {
        const anchors = fieldAnchors(`${id}-${place}`, pieces.claim);
        return {
            html: `<p class="api-kind">${describer.words.api[place]}</p>${fieldsHtml(fields, describer, anchors)}`,
            text: fieldsText(fields),
            markdown: `${callbacks_ENGLISH[place]}:\n\n${fieldsMarkdown(fields)}`,
        };
    });
}

// EXTERNAL MODULE: ./lib/site/openapi/security.js
var security = __webpack_require__(71084);
;// CONCATENATED MODULE: ./lib/site/openapi/page/security.js









const security_ENGLISH = (0,words_words/* wordsIn */.Hn)('en').api;
/** How an operation is authorized: one list for each alternative. */
function securityPart({ document, operation, describer, claim }) {
    return waysPart((0,security/* authorizationsOf */.C)(document, operation), describer, claim);
}
/** Ways in, any one of which will do; undefined where nothing is asked for. */
function waysPart(all, describer, claim) {
    const ways = all.filter((schemes) => schemes.length > 0);
    if (ways.length === 0)
        return undefined;
    const { words } = describer;
    const heading = { depth: 2, id: 'authorizations', text: words.api.authorizations };
    const fieldsIn = (language) => ways.map((schemes) => schemes.map((scheme) => schemeField(scheme, language)));
    const noteIn = (language) => {
        const optional = ways.length < all.length;
        if (ways.length < 2)
            return optional ? language.optional : undefined;
        return fill(optional ? language.anyWayOrNone : language.anyWay, { n: ways.length });
    };
    const note = noteIn(words.api);
    const englishNote = noteIn(security_ENGLISH);
    const fields = fieldsIn(words.api);
    const anchors = fieldAnchors('authorization', claim);
    return {
        heading,
        html: [
            part_headingHtml(heading, words),
            note === undefined ? '' : `<p class="api-about">${note}</p>`,
            fields.map((way) => fieldsHtml(way, describer, anchors)).join(`<p class="api-or">${words.api.or}</p>`),
        ].join(''),
        text: fields.map(fieldsText).join('\n'),
        markdown: [
            '## Authorizations',
            ...(englishNote === undefined ? [] : [englishNote]),
            fieldsIn(security_ENGLISH)
                .map((way) => fieldsMarkdown(way))
                .join('\n\nor\n\n'),
        ].join('\n\n'),
    };
}
function schemeField(authorization, words) {
    const { name, scheme, scopes } = authorization;
    const credential = (0,security/* credentialOf */.$)(authorization);
    return {
        name: credential?.name ?? name,
        type: kindOf(scheme, words),
        schemaName: credential === undefined ? undefined : credential.in,
        description: (0,openapi_json/* textOf */.b6)(scheme.description) ?? usual(scheme, words),
        required: true,
        deprecated: scheme.deprecated === true,
        before: [],
        after: [],
        facts: [
            ...((0,openapi_json/* textOf */.b6)(scheme.openIdConnectUrl) === undefined
                ? []
                : [{ label: 'Discovery', value: String(scheme.openIdConnectUrl) }]),
            ...(scopes.length === 0 ? [] : [{ label: 'Needs', value: scopes.join(' ') }]),
        ],
        values: [],
        examples: [],
        children: Object.entries((0,openapi_json/* objectOf */.Xy)(scheme.flows)).flatMap(([flow, value]) => (0,openapi_json/* isObject */.Gv)(value) ? [flowField(flow, value)] : []),
        areWays: true,
        alternatives: [],
        cut: undefined,
    };
}
function kindOf(scheme, words) {
    switch (scheme.type) {
        case 'apiKey':
            return words.apiKey;
        case 'http': {
            const kind = (0,openapi_json/* textOf */.b6)(scheme.scheme)?.toLowerCase() ?? 'bearer';
            const format = (0,openapi_json/* textOf */.b6)(scheme.bearerFormat);
            if (kind === 'bearer')
                return format === undefined ? words.bearerToken : `${words.bearerToken}<${format}>`;
            return kind === 'basic' ? words.basic : kind;
        }
        case 'oauth2':
            return 'OAuth 2.0';
        case 'openIdConnect':
            return 'OpenID Connect';
        case 'mutualTLS':
            return words.certificate;
        default:
            return (0,openapi_json/* textOf */.b6)(scheme.type) ?? 'unknown';
    }
}
/** What to send, for schemes that every reader meets and few descriptions explain. */
function usual(scheme, words) {
    if (scheme.type !== 'http')
        return undefined;
    const kind = (0,openapi_json/* textOf */.b6)(scheme.scheme)?.toLowerCase();
    if (kind === 'bearer')
        return words.writeBearer;
    if (kind === 'basic')
        return words.writeBasic;
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
    const scopes = Object.entries((0,openapi_json/* objectOf */.Xy)(raw.scopes));
    return {
        name: flow,
        type: `${(0,look_up/* lookUp */.T)(FLOWS, flow) ?? flow} flow`,
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
        values: scopes.map(([value, description]) => ({ value, description: (0,openapi_json/* textOf */.b6)(description) })),
        examples: [],
        children: [],
        alternatives: [],
        cut: undefined,
    };
}

;// CONCATENATED MODULE: ./lib/site/openapi/page/field-ids.js







/** The sections of an operation's reference, in order. */
function referenceParts(pieces) {
    return [
        securityPart(pieces),
        ...parametersParts(pieces),
        bodyPart(pieces),
        callbacksPart(pieces),
        ...responsesParts(pieces),
    ].filter((part) => part !== undefined);
}
/** Makes the ids of an operation's fields unique on its page, and keeps those of its responses free. */
function claimFor(operation, unique) {
    const taken = new Set(responseIds(operation));
    return (id) => unique(taken.has(id) ? `${id}-field` : id);
}
const field_ids_SILENT = {
    words: (0,words_words/* wordsIn */.Hn)('en'),
    describe: () => '',
    page: () => ({ html: '', headings: [], sections: [], needs: new Set(), markdown: '' }),
};
/** The ids of the fields on the page of an operation, for links to them; none where it shows none. */
function fieldIds(shown) {
    if (shown === undefined)
        return [];
    const { document, operation } = shown;
    const ids = [];
    const claim = claimFor(operation, (0,slug/* uniqueNames */.u)());
    referenceParts({
        document,
        operation,
        describer: field_ids_SILENT,
        remarks: [],
        claim(id) {
            const own = claim(id);
            ids.push(own);
            return own;
        },
    });
    return ids;
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
;// CONCATENATED MODULE: ./lib/site/output/likeness.js


/** Files of the same kind: nobody means a picture who asks for a film. */
function likeFiles(files, path) {
    const end = (0,posix_.extname)(path).toLowerCase();
    return files.paths.filter((file) => (0,posix_.extname)(file).toLowerCase() === end);
}
/** A file of the project that an address on another host may be a copy of: folder and name are the same. */
function sameFile(files, address) {
    const parts = (0,hrefs/* decode */.D4)(address.replace(/[?#].*$/, ''))
        .split('/')
        .slice(3);
    return parts
        .slice(0, -1)
        .map((_, index) => parts.slice(index).join('/'))
        .find((path) => files.has(path));
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

;// CONCATENATED MODULE: ./lib/site/output/asset-links.js




/** Assets that the files of a project can be. */
function createAssetLinks({ files, exactPlace, report, memory, ownOrigin }) {
    const suggest = (0,navigation_suggest/* createSuggestions */.OD)();
    /** Pictures tend to stand on several pages, and are read once. */
    const sizes = new Map();
    const projectFile = (target, folder) => (0,hrefs/* projectFileAt */.Rs)(target, folder, files);
    const toFile = (from, file, suffix) => {
        memory.use(file);
        return (0,hrefs/* relativeHref */.wx)((0,hrefs/* pageFile */.Kk)(from.at), file) + suffix;
    };
    const asset = (from, target, place) => {
        const own = ownOrigin.exec(target.trim())?.[0];
        const written = own === undefined ? target.trim() : target.trim().slice(own.length) || '/';
        if (hrefs/* REMOTE */.Bn.test(written)) {
            const same = sameFile(files, written);
            report({
                severity: 'warning',
                kind: 'external-asset',
                message: `${written} is on another host, which a site does not ask`,
                hint: same === undefined ? 'save the file in the project' : `the project has /${same}`,
                ...exactPlace(place, target),
            });
            return '';
        }
        if (written === '' || hrefs/* ELSEWHERE */.pB.test(written))
            return written;
        const [bare, suffix] = (0,hrefs/* splitSuffix */.yN)(written);
        const file = projectFile(written, (0,hrefs/* folderOf */.yS)(from.page));
        if (file !== undefined)
            return toFile(from, file, suffix);
        const path = (0,hrefs/* resolveTarget */.u1)((0,hrefs/* decode */.D4)(bare), (0,hrefs/* folderOf */.yS)(from.page));
        // Written for the root, or for the folder of the page that this one is a translation of.
        const rooted = (0,hrefs/* isBare */.JE)(written)
            ? projectFile(`/${written}`, '')
            : projectFile(written, (0,hrefs/* folderOf */.yS)((0,hrefs/* originalOf */.zW)(from.page) ?? from.page));
        const near = rooted ?? (path === undefined ? undefined : suggest(path, likeFiles(files, path)));
        report({
            severity: 'warning',
            kind: 'missing-file',
            message: `The file ${written} is not in the project`,
            hint: near === undefined ? undefined : `did you mean /${near}?`,
            ...exactPlace(place, target),
        });
        if (rooted !== undefined)
            return toFile(from, rooted, suffix);
        return path === undefined ? written : (0,hrefs/* relativeHref */.wx)((0,hrefs/* pageFile */.Kk)(from.at), path);
    };
    return {
        asset,
        toFile,
        projectFile,
        pictureSize(from, target) {
            const file = hrefs/* ELSEWHERE */.pB.test(target) ? undefined : projectFile(target.trim(), (0,hrefs/* folderOf */.yS)(from.page));
            if (file === undefined)
                return undefined;
            memory.measure(file);
            if (!sizes.has(file))
                sizes.set(file, picture_size_pictureSize(files.read(file)));
            return sizes.get(file);
        },
    };
}

;// CONCATENATED MODULE: ./lib/site/output/link-effects.js
function createLinkMemory() {
    const all = heardNothing();
    /** That of the site, and of all work that is under way. */
    const listeners = [all];
    let isForgetting = false;
    const tell = (each) => {
        if (!isForgetting)
            listeners.forEach(each);
    };
    const memory = {
        used: all.used,
        anchors: all.anchors,
        linked: all.linked,
        use: (file) => tell(({ used }) => used.add(file)),
        measure: (file) => tell(({ measured }) => measured.add(file)),
        anchor: (link) => tell(({ anchors }) => anchors.push(link)),
        link: (page) => tell(({ linked }) => linked.add(page)),
        lead(lead) {
            if (isForgetting || listeners.length === 1)
                return;
            const key = `${lead.kind}\n${lead.page}\n${lead.at}\n${lead.target}`;
            for (const { leads } of listeners.slice(1))
                leads.set(key, lead);
        },
        record(work) {
            const heard = heardNothing();
            listeners.push(heard);
            try {
                const result = work();
                const { used, measured, anchors, linked, leads } = heard;
                return {
                    result,
                    effects: {
                        used: [...used],
                        measured: [...measured],
                        anchors,
                        linked: [...linked],
                        leads: [...leads.values()],
                    },
                };
            }
            finally {
                listeners.pop();
            }
        },
        replay({ used, measured, anchors, linked, leads }) {
            used.forEach(memory.use);
            measured.forEach(memory.measure);
            anchors.forEach(memory.anchor);
            linked.forEach(memory.link);
            leads.forEach(memory.lead);
        },
        forget(work) {
            const before = isForgetting;
            isForgetting = true;
            try {
                return work();
            }
            finally {
                isForgetting = before;
            }
        },
        get isForgetting() {
            return isForgetting;
        },
    };
    return memory;
}
function heardNothing() {
    return { used: new Set(), measured: new Set(), anchors: [], linked: new Set(), leads: new Map() };
}

// EXTERNAL MODULE: ./lib/site/markdown/short-text.js
var short_text = __webpack_require__(38311);
;// CONCATENATED MODULE: ./lib/site/output/rss.js




/** The feed of a page that asks for one with `rss: true`; undefined for any other page. */
function feedPath(page) {
    if (!(0,navigation_pages/* isTrue */.Hn)(page.parsed?.frontmatter.rss))
        return undefined;
    return page.path === 'index' ? 'rss.xml' : `${page.path.replace(/\/index$/, '')}/rss.xml`;
}
/**
 * The entries of a changelog (`<Update>` on the page, newest first as written) as an RSS 2.0 feed. Addresses are made
 * absolute, since readers show entries away from the site.
 */
async function feed(page, html, address, site) {
    const { DomUtils, parseDocument } = await __webpack_require__.e(/* import() */ 8065).then(__webpack_require__.bind(__webpack_require__, 58065));
    const home = (0,hrefs/* canonicalUrl */.W3)(address, page.path);
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
                    element.attribs[attribute] = absolute(value, page.path, address);
            }
        }
        const title = entry.attribs['data-rss-title'] ??
            [label, summary === null ? '' : DomUtils.innerText(summary).trim()].filter(Boolean).join(': ');
        const link = `${home}#${encodeURIComponent((entry.attribs.id ?? '').toWellFormed())}`;
        const date = rss_dateOf(label);
        return `<item><title>${(0,markdown_html/* escapeXml */.X)(title)}</title><link>${(0,markdown_html/* escapeXml */.X)(link)}</link><guid>${(0,markdown_html/* escapeXml */.X)(link)}</guid>${date === undefined ? '' : `<pubDate>${date}</pubDate>`}<description>${(0,markdown_html/* escapeXml */.X)(entry.attribs['data-rss-description'] ?? (body === null ? '' : DomUtils.getInnerHTML(body)))}</description></item>\n`;
    });
    const self = (0,hrefs/* fileUrl */.iw)(address, feedPath(page) ?? '');
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${(0,markdown_html/* escapeXml */.X)(`${page.title} - ${site}`)}</title><link>${(0,markdown_html/* escapeXml */.X)(home)}</link><description>${(0,markdown_html/* escapeXml */.X)((0,short_text/* shortText */.o)(page.description ?? page.title))}</description><atom:link href="${(0,markdown_html/* escapeAttribute */.Gj)(self)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`;
}
function absolute(target, path, address) {
    const base = (0,hrefs/* fileUrl */.iw)(address, (0,hrefs/* pageFile */.Kk)(path));
    if (!URL.canParse(target, base))
        return target;
    const url = new URL(target, base);
    if (url.href.startsWith(`https://${address}/`))
        url.pathname = url.pathname.replace(/(?:\/index)?\.html$/, '');
    return url.href;
}
/** A label that is a day or a month of a year, as a date of RSS; counted in UTC, so that it is the same everywhere. */
function rss_dateOf(label) {
    if (!/\b(19|20)\d\d\b/.test(label))
        return undefined;
    const time = Date.parse(/^\d{4}-\d\d-\d\d$/.test(label) ? label : `${label} UTC`);
    return Number.isNaN(time) ? undefined : new Date(time).toUTCString();
}

;// CONCATENATED MODULE: ./lib/site/output/written-place.js
/** Finds where a target was written that a component of the project shows: on the page that handed it over, as a rule. */
function createWrittenPlace(files, pages, exactPlace) {
    const holds = new Map();
    const isWrittenIn = (file, target) => {
        const key = `${file}\n${target}`;
        const known = holds.get(key) ?? (files.has(file) && files.readText(file).includes(target));
        holds.set(key, known);
        return known;
    };
    return (page, place, target) => {
        const file = pages.get(page)?.parsed?.file;
        if (file === undefined || file === place.file || target === '')
            return place;
        if (!/\.[jt]sx?$/.test(place.file) || isWrittenIn(place.file, target))
            return place;
        return isWrittenIn(file, target) ? exactPlace({ file }, target) : place;
    };
}

;// CONCATENATED MODULE: ./lib/site/output/links.js











/** Files that every site has beside its pages. */
const LISTINGS = new Set(['llms.txt', 'llms-full.txt', 'robots.txt', 'sitemap.xml']);
function createLinks(sources) {
    const { files, address, pages, redirects, exactPlace } = sources;
    const memory = createLinkMemory();
    let complaints = 0;
    const report = (found) => {
        complaints += 1;
        if (!memory.isForgetting)
            sources.report(found);
    };
    const ownOrigin = new RegExp(`^https?://${address.replaceAll('.', '\\.')}(?=[/?#]|$)`, 'i');
    const suggest = (0,navigation_suggest/* createSuggestions */.OD)();
    const hosted = createHostedAddresses(pages);
    const pageAt = (path) => {
        const plain = (0,navigation_pages/* normalPath */.FE)(path);
        if (plain === 'index' && !pages.has('index'))
            return sources.home;
        return [plain, `${plain}/index`].find((one) => pages.has(one)) ?? hosted(plain);
    };
    /** The project path of a link without what stands behind it; a link of nothing else leads to its own page. */
    const pathOf = (from, bare) => bare === '' ? from.page : (0,hrefs/* resolveTarget */.u1)((0,hrefs/* decode */.D4)(bare), (0,hrefs/* folderOf */.yS)(from.page));
    const page = (from, target) => {
        if (target === '' || hrefs/* ELSEWHERE */.pB.test(target))
            return undefined;
        const found = (0,hrefs/* candidates */.Xi)(pathOf(from, (0,hrefs/* splitSuffix */.yN)(target)[0])).map(pageAt);
        return pages.get(found.find((one) => one !== undefined) ?? '');
    };
    const meant = createAnchors((path) => pages.get(path)?.parsed, (path) => fieldIds(pages.get(path)?.operation));
    /** The `?query#fragment` with the id that the fragment means on the page. */
    const withAnchor = (page, suffix, place) => {
        const cut = suffix.indexOf('#');
        if (cut < 0 || cut === suffix.length - 1)
            return suffix;
        const written = (0,hrefs/* decode */.D4)(suffix.slice(cut + 1));
        // The top of any page is known to browsers by this name.
        if (written.toLowerCase() === 'top')
            return suffix;
        const id = meant(page, written);
        memory.anchor({ page, id, place: exactPlace(place, written) });
        return id === written ? suffix : `${suffix.slice(0, cut)}#${id}`;
    };
    const toPage = (from, page, suffix, place) => {
        if (page !== from.page || place.file === config_file/* SETTINGS_FILE */.t)
            memory.link(page);
        if (!sources.isBuilt(page))
            return (0,hrefs/* canonicalUrl */.W3)(address, page) + suffix;
        return (0,hrefs/* relativeHref */.wx)((0,hrefs/* pageFile */.Kk)(from.at), (0,hrefs/* pageFile */.Kk)(page)) + withAnchor(page, suffix, place);
    };
    const { toFile, asset, projectFile, pictureSize } = createAssetLinks({
        files,
        exactPlace,
        report,
        memory,
        ownOrigin,
    });
    const isFeed = (path) => {
        const page = path === 'rss.xml' ? pages.get('index') : pages.get(pageAt(path.replace(/\/rss\.xml$/, '')) ?? '');
        return page !== undefined && feedPath(page) === path;
    };
    const internal = (from, path, suffix, place) => {
        for (const candidate of (0,hrefs/* candidates */.Xi)(path)) {
            const page = pageAt(candidate);
            if (page !== undefined)
                return toPage(from, page, suffix, place);
            if (files.has(candidate) && !/\.mdx?$/i.test(candidate))
                return toFile(from, candidate, suffix);
            // Hosts serve a page under the name of its file as well.
            const named = /\.html$/i.test(candidate) ? pageAt(candidate.slice(0, -'.html'.length)) : undefined;
            if (named !== undefined)
                return toPage(from, named, suffix, place);
            if (LISTINGS.has(candidate) || isFeed(candidate))
                return (0,hrefs/* relativeHref */.wx)((0,hrefs/* pageFile */.Kk)(from.at), candidate) + suffix;
            const redirect = redirects.resolve(`/${candidate}`);
            if (redirect === undefined)
                continue;
            if (hrefs/* ELSEWHERE */.pB.test(redirect))
                return redirect;
            const [target, ownSuffix] = (0,hrefs/* splitSuffix */.yN)(redirect);
            const end = pageAt(target);
            if (end !== undefined)
                return toPage(from, end, ownSuffix || suffix, place);
        }
        return undefined;
    };
    const hrefOf = (from, target, place) => {
        const written = target.trim();
        if (written.startsWith('#'))
            return withAnchor(from.page, written, place);
        if ((0,hrefs/* runsCode */.ut)(written)) {
            report({
                severity: 'warning',
                kind: 'broken-link',
                message: `The link ${written} runs code, which a site from here does not: it leads nowhere`,
                hint: 'link to a page or an address',
                ...exactPlace(place, target),
            });
            return '#';
        }
        const own = ownOrigin.exec(written)?.[0];
        if (own === undefined && hrefs/* ELSEWHERE */.pB.test(written))
            return (0,hrefs/* legalAddress */.mV)(written);
        if (written === '') {
            report({ severity: 'warning', kind: 'broken-link', message: 'This link has no target', ...place });
            return '#';
        }
        const [raw, suffix] = (0,hrefs/* splitSuffix */.yN)(own === undefined ? written : written.slice(own.length).replace(/^(?!\/)/, '/'));
        const path = pathOf(from, raw);
        const found = internal(from, path, suffix, place);
        if (found !== undefined)
            return found;
        if (own !== undefined)
            return written;
        const rooted = (0,hrefs/* isBare */.JE)(raw) ? pageAt((0,hrefs/* decode */.D4)(raw)) : undefined;
        const near = rooted ?? suggest(path ?? raw, pages.keys());
        report({
            severity: 'warning',
            kind: 'broken-link',
            message: `The link ${written} leads to no page`,
            hint: near === undefined ? undefined : `did you mean /${near}?`,
            ...exactPlace(place, target),
        });
        // What can only be meant so leads there, though a hosted site would not.
        if (near !== undefined && (near === rooted || near.toLowerCase() === path?.toLowerCase()))
            return toPage(from, near, suffix, place);
        return path === undefined
            ? written
            : (0,hrefs/* relativeHref */.wx)((0,hrefs/* pageFile */.Kk)(from.at), (0,hrefs/* pageFile */.Kk)((0,navigation_pages/* normalPath */.FE)(path))) + suffix;
    };
    const rootedOf = (from, target) => {
        if (target === '' || target.startsWith('#') || hrefs/* ELSEWHERE */.pB.test(target))
            return target;
        const to = page(from, target)?.path ?? projectFile(target, (0,hrefs/* folderOf */.yS)(from.page));
        if (to === undefined)
            return target;
        return new URL((0,hrefs/* canonicalUrl */.W3)(address, to)).pathname + (0,hrefs/* splitSuffix */.yN)(target)[1];
    };
    const placeOf = createWrittenPlace(files, pages, exactPlace);
    const leading = { href: hrefOf, asset, rooted: rootedOf };
    const remembered = (kind, { page, at }, target, result) => {
        memory.lead({ kind, page, at, target, result });
        return result;
    };
    /** Finds out where a target leads, and remembers it. */
    const lead = (kind) => (from, target, place) => remembered(kind, from, target, leading[kind](from, target, placeOf(from.page, place, target)));
    const { used, anchors, linked, record, replay } = memory;
    return {
        ...{ used, anchors, linked, record, replay },
        projectFile,
        pictureSize,
        page,
        rooted: (from, target) => remembered('rooted', from, target, rootedOf(from, target)),
        href: lead('href'),
        asset: lead('asset'),
        stillLead(leads) {
            const before = complaints;
            return memory.forget(() => leads.every(({ kind, page, at, target, result }) => {
                const found = leading[kind]({ page, at }, target, { file: page });
                // What leads nowhere may be written as it was when it led somewhere.
                return found === result && complaints === before;
            }));
        },
    };
}

;// CONCATENATED MODULE: ./lib/site/theme/view.js

/** What the settings put around a page: its language may have its own. */
function surroundingsAt({ settings }, { switches }) {
    const language = switches.find((placed) => placed.switch.kind === 'language')?.active?.name;
    return (language === undefined ? undefined : settings.languages.get(language)) ?? settings;
}
/** The view of a page at a place; at its first one, unless another is given. */
function viewOf(places, page, { place = places.of(page), at = place.at } = {}) {
    const file = (0,hrefs/* pageFile */.Kk)(at);
    return {
        page,
        at,
        from: { page: page.path, at },
        place,
        to: (target) => (0,hrefs/* relativeHref */.wx)(file, (0,hrefs/* pageFile */.Kk)(places.of(target, place.sidebar).at)),
        file: (path) => (0,hrefs/* relativeHref */.wx)(file, path),
    };
}

;// CONCATENATED MODULE: ./lib/site/output/page.js






/** Makes the files of pages, or takes them from the cache. */
function createPageOutputs(sources) {
    const { renderers, layout, foundPage, cache, all, built } = sources;
    const { theme, kept: pages, highlighter } = renderers;
    const { places, address, settings } = theme;
    const around = cache === undefined ? '' : (0,digest/* digest */.br)(JSON.stringify([theme.assets, [...all].map(seenFromOthers)]));
    const viewsOf = (page) => [
        viewOf(places, page),
        ...places.others(page).map((place) => viewOf(places, page, { place })),
    ];
    /** What only those find who have its address: neither search engines nor language models are told of it. */
    const isHidden = (page) => isKeptBack(page, places.of(page).found, { home: places.home, indexing: settings.indexing });
    const compose = (page) => {
        const body = renderers.body(viewOf(places, page));
        const files = [
            (0,hashed/* textFile */.Ex)(`${page.path}.md`, renderers.markdown(page, body)),
            ...viewsOf(page).map((view) => (0,hashed/* textFile */.Ex)(`${view.at}.html`, layout.html(view, body))),
        ];
        const found = foundPage(page, body);
        const left = {
            files,
            needs: [...body.needs],
            ids: renderers.ids(body),
            search: found && { ...found, occurrences: undefined, json: undefined, terms: undefined },
        };
        return { body, output: output(page, left, found), left, found };
    };
    const output = (page, { files, needs, ids }, search) => ({
        files,
        needs,
        trace: {
            path: page.path,
            // A copy: it would hold the whole entry of the cache otherwise, until all pages are written.
            markdown: isHidden(page) ? undefined : files[0]?.bytes.slice(),
            search,
            ids,
        },
    });
    const kept = (page, store) => {
        let made;
        const { page: left } = pages.page(page, around, () => {
            made = compose(page);
            return made.left;
        });
        const key = `search ${left.search?.digest}`;
        if (made !== undefined) {
            const { found, output: whole } = made;
            // It may be known though the page is another: by a new title of one page the sidebars of all are.
            if (found !== undefined && !highlighter.isMissing && !store.keep(key))
                store.put(key, (0,external_node_v8_.serialize)({ json: found.json(), terms: found.terms() }));
            return whole;
        }
        if (left.search !== undefined && !store.keep(key))
            return compose(page).output;
        // Their pictures are drawn once all pages are laid out.
        for (const view of viewsOf(page))
            theme.thumbnail(view);
        highlighter.keep(page.path);
        const entry = () => (0,external_node_v8_.deserialize)(store.get(key) ?? new Uint8Array());
        const search = left.search && {
            ...left.search,
            json: () => entry().json,
            terms: () => entry().terms,
        };
        return output(page, left, search);
    };
    const withFeed = async (page, path) => {
        const { body, output } = compose(page);
        const text = await feed(page, body.html, address, settings.name);
        return { ...output, files: [...output.files, (0,hashed/* textFile */.Ex)(path, text)] };
    };
    /** Once more with the highlighter, where it turns out to be needed. */
    const highlighted = async (name, work) => {
        highlighter.open(name);
        try {
            const made = await work();
            if (!highlighter.isMissing)
                return made;
            await highlighter.load();
            return await work();
        }
        finally {
            highlighter.close();
        }
    };
    return {
        of: (page) => highlighted(page.path, () => {
            const feedFile = feedPath(page);
            if (feedFile !== undefined)
                return withFeed(page, feedFile);
            return cache === undefined ? compose(page).output : kept(page, cache);
        }),
        copy(page, at) {
            const name = `${page.path} as ${at}`;
            return highlighted(name, () => {
                const view = viewOf(places, page, { at });
                const found = pages.page(page, `${around} ${at}`, () => layout.html(view, renderers.copy(view)));
                if (found.kept) {
                    theme.thumbnail(view);
                    highlighter.keep(name);
                }
                return found.page;
            });
        },
        navigation() {
            const make = () => layout.files(built.flatMap(viewsOf));
            const [first] = built;
            return first === undefined ? [] : pages.page(first, `${around} navigation`, make).page;
        },
    };
}
/** What other pages may show of a page. */
function seenFromOthers({ parsed: _parsed, operation, channel: _channel, schema: _schema, ...own }) {
    return [own, operation?.operation.method, operation?.operation.webhook];
}

;// CONCATENATED MODULE: ./lib/site/output/style-sheets.js




const URL_PATTERN = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/gi;
const IMPORT_PATTERN = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?\s*\)?[^;]*;/gi;
/**
 * The style sheets of a project; all load by themselves, on every page. What they ask of other hosts is taken out
 * with a notice, and paths from the root are made relative.
 */
function projectStyleSheets(files, report) {
    return files.paths
        .filter((path) => path.endsWith('.css'))
        .map((path) => {
        const used = new Set();
        const removed = new Set();
        const reference = (target) => {
            if (/^(data:|#)/i.test(target) || target === '')
                return target;
            if (hrefs/* REMOTE */.Bn.test(target)) {
                const icon = iconInPlaceOf(target);
                if (icon !== undefined)
                    return icon;
                removed.add(target);
                return undefined;
            }
            const file = (0,hrefs/* projectFileAt */.Rs)(target, (0,hrefs/* folderOf */.yS)(path), files);
            if (file === undefined)
                return target;
            used.add(file);
            return (0,hrefs/* relativeHref */.wx)(path, file) + (0,hrefs/* splitSuffix */.yN)(target)[1];
        };
        const css = (0,markdown_style/* withUrls */.nU)(sparingParts(files.readText(path)))
            .replace(IMPORT_PATTERN, (rule, target) => {
            const found = reference(target);
            return found === undefined ? '' : rule.replace(target, () => found);
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
        return { path, css: css + hostedRules(css), used: [...used] };
    });
}

// EXTERNAL MODULE: ./lib/site/output/whole.js + 6 modules
var output_whole = __webpack_require__(50664);
// EXTERNAL MODULE: ./lib/site/output/writer.js
var output_writer = __webpack_require__(18734);
// EXTERNAL MODULE: ./lib/site/project/files.js
var project_files = __webpack_require__(84118);
// EXTERNAL MODULE: ./lib/site/cache/seen.js
var seen = __webpack_require__(391);
;// CONCATENATED MODULE: ./lib/site/cache/pages.js




/** Files that any page may depend on: API descriptions and their examples, grammars, icons. Settings are told apart from them. */
const pages_SHARED = /\.(?:json|ya?ml|xml|txt|svg)$/i;
/** Files that pages refer to by links and imports, and are known by what these led to. */
const pages_MARKDOWN = /\.mdx?$/i;
/** Keeps pages between builds: whole, and their bodies by themselves for when only their surroundings change. */
function createPageCache(sources) {
    const { cache, files, links, journal, parsed } = sources;
    const asIs = { files, parse: parsed.parse };
    if (cache === undefined) {
        return {
            has: () => false,
            project: asIs,
            body: (_page, render) => render(asIs),
            page: (_page, _around, make) => ({ kept: false, page: make() }),
            keyOf: (page) => page.path,
        };
    }
    const shared = files.paths.filter((path) => pages_SHARED.test(path) && !sources.settings.includes(path));
    const basis = (0,digest/* digest */.br)(JSON.stringify(sources.basis), files.paths.filter((path) => !pages_MARKDOWN.test(path)).join('\n'), shared.map(parsed.digestOf).join('\n'));
    const map = (0,digest/* digest */.br)(JSON.stringify(sources.map), files.paths.join('\n'));
    const settings = (0,digest/* digest */.br)(sources.settings.map(parsed.digestOf).join('\n'));
    const keys = new Map();
    const makeBodyKey = (page) => {
        const { path, parsed: own, operation, channel, schema } = page;
        const isReference = (operation ?? channel ?? schema) !== undefined;
        const source = own === undefined ? '' : parsed.digestOf(own.file);
        // What an operation is, and where it stands, settings tell in many ways.
        const about = isReference ? [settings, map] : [];
        return `body ${(0,digest/* digest */.br)(basis, path, own?.file ?? '', source, ...sources.placeOf(page), ...about)}`;
    };
    const bodyKey = (page) => {
        const known = keys.get(page.path) ?? makeBodyKey(page);
        keys.set(page.path, known);
        return known;
    };
    const keyOf = (page, around) => `page ${(0,digest/* digest */.br)(around, settings, map, bodyKey(page))}`;
    const find = (key) => (0,seen/* stillSo */.d)(cache.lend(key), parsed.digestOf);
    /** A kept body whose links lead where they did. One that is said to be wrong may be right among other pages. */
    const findBody = (page) => {
        const kept = find(bodyKey(page));
        if (kept === undefined || kept.map === map)
            return kept;
        return kept.diagnostics.length === 0 && links.stillLead(kept.effects.leads) ? kept : undefined;
    };
    const replay = ({ effects, diagnostics, seen }) => {
        // A snippet's own problems are told when it is first parsed.
        for (const [file, known] of seen)
            if (known !== '' && pages_MARKDOWN.test(file))
                parsed.parse(file);
        links.replay(effects);
        diagnostics.forEach(journal.report);
    };
    /** The files that whatever is being made has looked into. */
    let looking;
    const traced = (page, work) => {
        const outer = looking;
        const own = new Set();
        looking = own;
        try {
            const { result: inner, diagnostics } = journal.record(() => links.record(work));
            const { result, effects } = inner;
            for (const file of effects.measured)
                own.add(file);
            // Which id a link means depends on the headings of the page it leads to.
            for (const { page: target } of effects.anchors) {
                for (const one of [target, ...originalsOf(target)]) {
                    const file = sources.fileOf(one);
                    if (file !== undefined)
                        own.add(file);
                }
            }
            own.delete(page.parsed?.file ?? '');
            const seen = [...own].sort().map((file) => [file, parsed.digestOf(file)]);
            return { result, effects, diagnostics, seen };
        }
        finally {
            looking = outer;
            for (const file of own)
                outer?.add(file);
        }
    };
    const look = (file) => void looking?.add(file);
    const watched = {
        files: {
            ...files,
            has(path) {
                if (pages_MARKDOWN.test(path))
                    look(path);
                return files.has(path);
            },
            read(path) {
                look(path);
                return files.read(path);
            },
            readText(path) {
                look(path);
                return files.readText(path);
            },
        },
        parse(file) {
            look(file);
            return parsed.parse(file);
        },
    };
    return {
        keyOf,
        project: watched,
        has: (page) => cache.keep(bodyKey(page)),
        body(page, render) {
            const kept = findBody(page);
            if (kept !== undefined) {
                for (const [file] of kept.seen)
                    look(file);
                replay(kept);
                return kept.body;
            }
            const { result: body, ...traces } = traced(page, () => render(watched));
            if (sources.isComplete())
                cache.put(bodyKey(page), (0,external_node_v8_.serialize)({ body, map, ...traces }));
            return body;
        },
        page(page, around, make) {
            const key = keyOf(page, around);
            const kept = find(key);
            if (kept !== undefined) {
                cache.keep(bodyKey(page));
                replay(kept);
                return { kept: true, page: kept.page };
            }
            const { result, ...traces } = traced(page, make);
            // The key tells which pages there are.
            const effects = { ...traces.effects, leads: [] };
            if (sources.isComplete())
                cache.put(key, (0,external_node_v8_.serialize)({ page: result, ...traces, effects }));
            return { kept: false, page: result };
        },
    };
}

// EXTERNAL MODULE: ./lib/site/highlight/ready.js
var highlight_ready = __webpack_require__(40719);
;// CONCATENATED MODULE: ./lib/site/highlight/lazy.js



/** Opens a highlighter for all the languages that a build knows, since a grammar may hold others. */
function createLazyHighlighter(options, languages, ready, cache) {
    let loading;
    let loaded;
    let isMissing = false;
    const basis = cache === undefined ? '' : (0,digest/* digest */.br)(JSON.stringify([options, languages]));
    const pageKey = (page) => `code ${basis} ${page}`;
    /** The open page: its code as the cache has it, read when it is asked for, and what it asked for. */
    let open;
    const knownCode = () => {
        if (open === undefined || open.known !== undefined)
            return open?.known;
        const bytes = cache?.get(open.key);
        open.known = bytes === undefined ? new Map() : (0,external_node_v8_.deserialize)(bytes);
        return open.known;
    };
    const loadHighlighter = async () => {
        const { createHighlighter } = await Promise.all(/* import() */[__webpack_require__.e(4359), __webpack_require__.e(7070)]).then(__webpack_require__.bind(__webpack_require__, 97070));
        const highlighter = await createHighlighter(options, ready);
        await highlighter.ensureLanguages(languages);
        loaded = highlighter;
        isMissing = false;
    };
    const load = () => {
        loading ??= loadHighlighter();
        return loading;
    };
    const made = (code, language, lines) => {
        const key = (0,highlight_ready/* codeKey */.D)(code, language, lines);
        const html = knownCode()?.get(key) ?? loaded?.highlight(code, language, lines) ?? ready.take(key);
        if (html !== undefined)
            open?.own.set(key, html);
        return html;
    };
    return {
        async css() {
            const key = `code style ${basis}`;
            const known = cache?.get(key);
            if (known !== undefined)
                return Buffer.from(known).toString();
            await load();
            const css = loaded?.css ?? '';
            cache?.put(key, Buffer.from(css));
            return css;
        },
        highlight(code, language, lines = {}) {
            const html = made(code, language, lines);
            isMissing ||= html === undefined;
            return html ?? '';
        },
        get isMissing() {
            return isMissing;
        },
        load,
        open(page) {
            if (cache !== undefined)
                open = { key: pageKey(page), known: undefined, own: new Map() };
        },
        close() {
            if (open !== undefined && open.own.size > 0)
                cache?.put(open.key, (0,external_node_v8_.serialize)(open.own));
            // A page whose body is known asks for nothing.
            else if (open !== undefined)
                cache?.keep(open.key);
            open = undefined;
        },
        keep: (page) => cache?.keep(pageKey(page)) === true,
        async dispose() {
            await loading?.catch(() => { }); // told to whoever waits for it
            loaded?.dispose();
        },
    };
}

// EXTERNAL MODULE: ./lib/site/openapi/example-references.js
var example_references = __webpack_require__(77413);
;// CONCATENATED MODULE: ./lib/site/openapi/page/endpoint.js



/**
 * Method, address and servers of an operation. The address is shown with its server where asked for (`api.url: full`) or
 * where there are several; `isCopyable` gives it a button.
 */
function endpointPart(document, operation, isFull, isCopyable, describer) {
    const words = describer.words.api;
    const { method, path, webhook, deprecated } = operation;
    const servers = webhook ? [] : (0,openapi_servers/* serversOf */.U2)(document, operation);
    const base = servers[0]?.url ?? '';
    const word = webhook ? 'webhook' : method.toUpperCase();
    const badge = `<span class="api-method api-${webhook ? 'webhook' : method}">${escapeHtml(word)}</span>`;
    const server = base === '' || (!isFull && servers.length < 2)
        ? ''
        : `<span class="api-base">${escapeHtml(base)}</span><wbr>`;
    const copy = isCopyable && !webhook ? ` data-copy="${escapeHtml(base + path)}"` : '';
    const line = `<div class="api-endpoint"${copy}>${badge} <code class="api-path">${server}${pathHtml(path, webhook)}</code></div>`;
    const notice = deprecated
        ? `<p class="api-notice"><strong>${words.gone}</strong> ${words.goneText}</p>`
        : '';
    const others = serversPart(servers, describer);
    return {
        html: `${line}${notice}${others.html}`,
        text: `${word} ${path}${deprecated ? ' deprecated' : ''}`,
        markdown: [
            `\`${word} ${base}${path}\``,
            ...(deprecated ? ['**Deprecated.**'] : []),
            ...(others.markdown === '' ? [] : [others.markdown]),
        ].join('\n\n'),
    };
}
/** The servers where there is something to choose or to fill in. */
function serversPart(servers, describer) {
    const isPlain = servers.length < 2 && servers.every(({ variables }) => variables.length === 0);
    if (isPlain)
        return { html: '', text: '', markdown: '' };
    const markdown = `Servers:\n\n${servers.map(serverMarkdown).join('\n')}`;
    return { html: serversHtml(servers, describer), text: '', markdown };
}
function serversHtml(servers, describer) {
    const words = describer.words.api;
    const items = servers.map(({ url, template, variables, description }) => `<li><code>${escapeHtml((variables.length > 0 ? template : url) || '/')}</code>${endpoint_described(description, describer)}${variablesHtml(variables, describer)}</li>`);
    const summary = servers.length === 1 ? words.oneServer : fill(words.servers, { n: servers.length });
    return `<details class="api-more api-servers"><summary>${summary}</summary><ul>${items.join('')}</ul></details>`;
}
function serverMarkdown({ url, template, variables, description }) {
    const about = (text) => (text === undefined ? '' : `: ${text.replace(/\s+/g, ' ')}`);
    const named = variables.map(({ name, value, choices, description: said }) => {
        const values = choices.length > 0 ? choices : value === '' ? [] : [value];
        const is = values.length === 0
            ? ''
            : ` is ${endpoint_choice(values.map((one) => `\`${one}\``), 'or')}`;
        return `\n  - \`{${name}}\`${is}${about(said)}`;
    });
    return `- \`${(variables.length > 0 ? template : url) || '/'}\`${about(description)}${named.join('')}`;
}
/** What stands for the names in braces of a server's address: what is meant where nothing is chosen, and the others. */
function variablesHtml(variables, describer) {
    if (variables.length === 0)
        return '';
    const items = variables.map(({ name, value, choices, description }) => {
        const values = [value, ...choices.filter((choice) => choice !== value)].filter((one) => one !== '');
        const is = values.length === 0 ? '' : `: ${endpoint_choice(values.map(codeHtml), describer.words.api.or)}`;
        return `<li><code>{${escapeHtml(name)}}</code>${is}${endpoint_described(description, describer)}</li>`;
    });
    return `<ul>${items.join('')}</ul>`;
}
/** `a, b or c`. */
function endpoint_choice(values, or) {
    const [last, ...others] = values.toReversed();
    return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} ${or} ${last}`;
}
/** What is said of a server or a variable, on the line of its name where it is one paragraph. */
function endpoint_described(description, describer) {
    if (description === undefined)
        return '';
    const html = describer.describe(description);
    return ` ${/^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html)?.[1] ?? html}`;
}
/** A path that may break before its slashes, with its parameters set off. */
function pathHtml(path, webhook) {
    if (webhook)
        return escapeHtml(path);
    return path
        .split(/(?=\/)(?![^{]*\})/)
        .map((part, index) => `${index === 0 ? '' : '<wbr>'}${escapeHtml(part).replace(/\{[^{}]*\}/g, '<b>$&</b>')}`)
        .join('');
}

// EXTERNAL MODULE: ./lib/site/openapi/schema/flatten.js
var flatten = __webpack_require__(30476);
;// CONCATENATED MODULE: ./lib/site/openapi/asyncapi/render.js


















const render_ENGLISH = (0,words_words/* wordsIn */.Hn)('en').api;
/** Renders the reference of one channel: where to connect, its parameters, and the messages that travel on it. */
function renderChannel(document, channel, context, intro) {
    const describer = createDescriber(document.source, context);
    const unique = (0,slug/* uniqueNames */.u)();
    const start = [
        part_bodyOf(addressPart(channel, describer)),
        ...[channel.description ?? '', ...channel.operations]
            .filter((text) => text !== '')
            .map((text) => describer.page(text)),
    ].map((body) => withFreeIds(body, unique));
    const own = intro === undefined ? [] : [withFreeIds(intro, unique)];
    const parameterAnchors = fieldAnchors('parameter', unique);
    const reference = [
        waysPart(document.authorizations, describer, unique),
        parametersPart(document, channel, describer, parameterAnchors),
        ...bindingParts(document, channel, describer, parameterAnchors),
        ...messageParts(document, channel, describer, (message) => fieldAnchors(message, unique)),
    ]
        .flatMap((part) => (part === undefined ? [] : part_bodyOf(part)))
        .map((body) => withFreeHeadings(body, unique));
    const main = [...own, ...reference];
    const samples = part_bodyOf(panelsPart('messages', messagePanels(document, channel), context));
    return framed({ start, samples: [samples], main }, [...start, samples, ...main], context.words.api);
}
function addressPart({ servers, address }, describer) {
    const [first] = servers;
    const base = serverBase(first?.url ?? '', address);
    const path = address.startsWith('/') || base === '' ? address : `/${address}`;
    const protocol = /^(\w+):/.exec(first?.template ?? '')?.[1] ?? 'ws';
    const badge = /^wss?$/i.test(protocol) ? 'WS' : protocol.toUpperCase();
    const more = serversPart(servers, describer);
    return {
        html: `<div class="api-endpoint"><span class="api-method">${escapeHtml(badge)}</span> <code class="api-path"><span class="api-base">${escapeHtml(base)}</span>${escapeHtml(path)}</code></div>${more.html}`,
        text: address,
        markdown: [`\`${base}${path}\``, more.markdown].filter((text) => text !== '').join('\n\n'),
    };
}
/** A server without its path where the address of the channel begins with that again. */
function serverBase(server, address) {
    const [, host = '', path = ''] = /^([^:]+:\/\/[^/]*)(\/.*)$/.exec(server) ?? [];
    const repeats = path !== '' && (address === path || /^[/?]/.test(address.slice(path.length)));
    return repeats && address.startsWith(path) ? host : server;
}
/** What the binding of a WebSocket asks for when one is opened. */
function bindingParts(document, channel, describer, anchors) {
    return ['query', 'header'].flatMap((place) => {
        const schema = place === 'query' ? channel.query : channel.headers;
        const fields = schema === undefined ? [] : (0,schema_field/* describeSchema */.h)(schema, document).children;
        if (fields.length === 0)
            return [];
        const heading = { depth: 2, id: `${place}-parameters`, text: describer.words.api[place] };
        return [render_fieldsPart(heading, fields, render_ENGLISH[place], describer, anchors)];
    });
}
function render_fieldsPart(heading, fields, english, describer, anchors) {
    return {
        heading,
        html: `${part_headingHtml(heading, describer.words)}${fieldsHtml(fields, describer, anchors)}`,
        text: fieldsText(fields),
        markdown: `## ${english}\n\n${fieldsMarkdown(fields)}`,
    };
}
function parametersPart(document, { parameters }, describer, anchors) {
    const fields = Object.entries(parameters).map(([name, value]) => {
        const { schema, ...raw } = document.resolve(value);
        // Version 3 has the keywords in the parameter itself, version 2 in a schema.
        const keywords = { type: 'string', ...document.resolve(schema), ...raw };
        return (0,schema_field/* describeSchema */.h)(keywords, document, { name, required: true });
    });
    if (fields.length === 0)
        return undefined;
    const heading = { depth: 2, id: 'parameters', text: describer.words.api.parameters };
    return render_fieldsPart(heading, fields, render_ENGLISH.parameters, describer, anchors);
}
function messageParts(document, { messages }, describer, anchorsOf) {
    return messages.map((message) => {
        const heading = { depth: 2, id: (0,slug/* slugOf */.t)(message.title), text: message.title };
        const payload = (0,schema_field/* describeSchema */.h)(message.payload, document);
        const headers = message.headers === undefined ? undefined : (0,schema_field/* describeSchema */.h)(message.headers, document);
        const direction = message.direction === undefined
            ? ''
            : `<p class="api-about">${describer.words.api[DIRECTIONS[message.direction]]}</p>`;
        const type = message.contentType;
        return {
            heading,
            html: [
                part_headingHtml(heading, describer.words),
                direction,
                type === undefined
                    ? ''
                    : `<p class="api-about"><code class="api-media">${escapeHtml(type)}</code></p>`,
                message.description === undefined ? '' : describer.describe(message.description),
                message.payload === undefined ? '' : schemaHtml(payload, describer, anchorsOf(heading.id)),
                headers === undefined
                    ? ''
                    : `<p class="api-kind">${describer.words.api.header}</p>${schemaHtml(headers, describer, anchorsOf(`${heading.id}-header`))}`,
            ].join(''),
            text: [message.description ?? '', fieldsText([payload, ...(headers?.children ?? [])])]
                .join('\n')
                .trim(),
            markdown: [
                `## ${heading.text}`,
                ...(message.direction === undefined ? [] : [`${capital(message.direction)} by the client.`]),
                ...(type === undefined ? [] : [`\`${type}\``]),
                ...((0,openapi_json/* textOf */.b6)(message.description) === undefined ? [] : [String(message.description).trim()]),
                ...(message.payload === undefined ? [] : [payloadMarkdown(payload)]),
                ...(headers === undefined || headers.children.length === 0
                    ? []
                    : [`Headers:\n\n${fieldsMarkdown(headers.children)}`]),
            ].join('\n\n'),
        };
    });
}
function payloadMarkdown(payload) {
    if (payload.children.length === 0)
        return fieldsMarkdown([{ ...payload, name: 'payload' }]);
    const about = payload.description?.trim();
    return [...(about === undefined ? [] : [about]), fieldsMarkdown(payload.children)].join('\n\n');
}
function messagePanels(document, { messages }) {
    return messages.flatMap((message) => {
        const { title, examples, contentType } = message;
        return (examples.length > 0 ? examples : madeExamples(document, message)).map((example) => ({
            title: examples.length > 1 && example.title !== undefined ? `${title}: ${example.title}` : title,
            ...exampleCode((0,example_references/* withReferences */.n)(example.value, document), contentType),
        }));
    });
}
/** An example made from the schema of a message; of what is no text, and of nothing, there is none. */
function madeExamples(document, { payload, contentType = '' }) {
    const isFile = /^(?:audio|video|image)\/|octet-stream/i.test(contentType) ||
        (0,openapi_media/* isFileSchema */.O_)((0,flatten/* flatten */.Bq)(payload, document).keywords);
    if (payload === undefined || isFile)
        return [];
    return [{ title: undefined, value: (0,schema_example/* exampleOf */.Q)(payload, document, { for: 'response' }) }];
}
/** A text of a message that is no JSON travels without quotes. */
function exampleCode(value, contentType) {
    return typeof value === 'string' && contentType !== undefined && !(0,openapi_media/* isJson */.Fh)(contentType)
        ? { code: value, language: 'text' }
        : { code: JSON.stringify(value, null, 2) ?? 'null', language: 'json' };
}
/** Who sends a message, by the word that says it. */
const DIRECTIONS = { sent: 'sent', received: 'received', 'sent and received': 'both' };
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./lib/site/openapi/manual-fields.js

const manual_fields_LOCATIONS = ['path', 'query', 'header', 'cookie', 'body'];
/** A field inside another without the name of that, which many authors repeat: `user.name`, `users[].name`. */
function withoutPath(outer) {
    return (field) => {
        const path = [`${outer}.`, `${outer}[].`, `${outer}[0].`].find((start) => field.name.startsWith(start));
        return path === undefined ? field : { ...field, name: field.name.slice(path.length) };
    };
}
/** Fields named by their path as properties of what they are in, in the place of the first: `user.name`, `users[].name`. */
function manual_fields_unfolded(fields) {
    const found = new Map();
    for (const field of fields) {
        const [, outer, list, rest] = /^([\w$-]+)(\[\d*\])?\.(.+)$/.exec(field.name) ?? [];
        if (outer === undefined || rest === undefined) {
            const inner = found.get(field.name)?.schema;
            found.set(field.name, inner === undefined ? field : { ...field, schema: manual_fields_joined(field.schema, inner) });
            continue;
        }
        const [one] = manual_fields_unfolded([{ ...field, name: rest }]);
        const object = objectSchema(one === undefined ? [] : [one]);
        const schema = list === undefined ? object : { type: 'array', items: object };
        const known = found.get(outer);
        found.set(outer, {
            name: outer,
            in: field.in,
            required: known?.required ?? false,
            schema: known === undefined ? schema : manual_fields_joined(known.schema, schema),
        });
    }
    return [...found.values()];
}
/** A schema with the properties of another, in its items where it is a list. */
function manual_fields_joined(schema, other) {
    // The same field may stand on a page twice, as in tabs.
    if (Object.keys((0,openapi_json/* objectOf */.Xy)(other.properties)).length + Object.keys((0,openapi_json/* objectOf */.Xy)(other.items)).length === 0)
        return schema;
    if (schema.type === 'array' || other.type === 'array') {
        const inner = other.type === 'array' ? (0,openapi_json/* objectOf */.Xy)(other.items) : other;
        return { ...schema, type: 'array', items: manual_fields_joined((0,openapi_json/* objectOf */.Xy)(schema.items), inner) };
    }
    const properties = { ...(0,openapi_json/* objectOf */.Xy)(schema.properties) };
    for (const [name, value] of Object.entries((0,openapi_json/* objectOf */.Xy)(other.properties))) {
        const known = properties[name];
        properties[name] = known === undefined ? value : manual_fields_joined((0,openapi_json/* objectOf */.Xy)(known), (0,openapi_json/* objectOf */.Xy)(value));
    }
    const required = [...(0,openapi_json/* listOf */.c3)(schema.required), ...(0,openapi_json/* listOf */.c3)(other.required)];
    return { ...schema, type: 'object', properties, required };
}
/** Fields as the properties of an object. */
function objectSchema(fields) {
    return {
        type: 'object',
        properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
        required: fields.filter(({ required }) => required).map(({ name }) => name),
    };
}

;// CONCATENATED MODULE: ./lib/site/openapi/manual.js






/**
 * The operation that a page written by hand stands for: its `api: METHOD address`, the `<ParamField>`s on it and in the
 * snippets that it imports, and what docs.json says of such pages. Samples and the console are made from it.
 */
function manualOperation(page, endpoint, settings, project) {
    const [, origin, rest] = /^(https?:\/\/[^/]+)(.*)$/i.exec(endpoint.path) ?? [];
    const servers = (origin === undefined ? settings.servers : [origin]).map((url) => ({ url }));
    const path = origin === undefined ? endpoint.path : rest || '/';
    const fields = pageFields(page, project, []);
    const inBody = fields.filter((field) => field.in === 'body');
    const method = page.frontmatter.authMethod ?? settings.auth?.method;
    const scheme = schemeOf(typeof method === 'string' ? method : undefined, settings.auth?.name);
    const type = page.frontmatter.contentType;
    const media = typeof type === 'string' ? type : 'application/json';
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
                    content: { [media]: { schema: objectSchema((0,openapi_media/* isJson */.Fh)(media) ? manual_fields_unfolded(inBody) : inBody) } },
                },
            }),
    };
    const root = {
        servers,
        paths: { [path]: { [endpoint.method]: raw } },
        components: { securitySchemes: scheme === undefined ? {} : { authorization: scheme } },
    };
    const resolver = (0,openapi_resolve/* createResolver */.Tw)(page.file, root, NO_PROJECT.files, () => undefined, () => { });
    const operations = (0,openapi_operations/* listOperations */.RT)(root, resolver);
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
/** The fields of a page or snippet; `above` are the files it is part of. */
function pageFields(page, project, above) {
    const imported = importedSnippets(page);
    const files = [...above, page.file];
    return paramFields(page.tree, (name, file) => {
        const snippet = name === 'Snippet' ? snippetFile(file, project) : imported.get(name);
        if (snippet === undefined || files.includes(snippet) || !project.files.has(snippet))
            return [];
        return pageFields(project.parse(snippet), project, files);
    });
}
/**
 * The `<ParamField>`s of a tree, those inside one another as the properties of the outer one. `snippet` gives those of a
 * component that is another file.
 */
function paramFields(node, snippet) {
    return (node.children ?? []).flatMap((child) => {
        const inner = paramFields(child, snippet);
        if (child.name !== 'ParamField') {
            if (child.name === undefined || child.name === null)
                return inner;
            const file = child.attributes?.find(({ name }) => name === 'file')?.value;
            return [...snippet(child.name, typeof file === 'string' ? file : undefined), ...inner];
        }
        const texts = new Map(child.attributes?.map(({ name, value }) => [name, attributeText(value)]));
        const place = manual_fields_LOCATIONS.find((location) => texts.get(location));
        const name = place === undefined ? undefined : texts.get(place);
        if (place === undefined || name === undefined)
            return inner;
        const initial = texts.get('default') ?? texts.get('placeholder');
        const schema = schemaOf(texts.get('type') ?? 'string', inner.map(withoutPath(name)));
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
/** The schema for a type as authors write it: `string`, `integer`, `string[]`, `enum<string>`, `file`, \u2026 */
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

// EXTERNAL MODULE: ./lib/site/openapi/settings.js
var openapi_settings = __webpack_require__(8083);
;// CONCATENATED MODULE: ./lib/site/openapi/try-it/authorization.js




/**
 * Fields for the secrets of an operation, once for each way in; the first is chosen. What is typed stays in the
 * browser's tab (`sessionStorage`).
 */
function authorizationHtml(document, operation, nextId, words) {
    const alternatives = (0,security/* authorizationsOf */.C)(document, operation).map((schemes) => schemes.filter((scheme) => (0,security/* credentialOf */.$)(scheme) !== undefined));
    const ways = alternatives.filter((schemes) => schemes.length > 0);
    if (ways.length === 0)
        return '';
    const id = nextId();
    const names = ways.map((schemes) => schemes.map(({ name }) => name).reduce((one, other) => fill(words.and, { one, other })));
    const options = [...names, ...(ways.length < alternatives.length ? [words.none] : [])];
    const choice = options.length === 1
        ? ''
        : `<div class="api-row"><label class="api-label" for="${id}">${words.method}</label><select id="${id}" data-ways data-keep="way">${options.map((name, index) => `<option value="${index}">${escapeHtml(name)}</option>`).join('')}</select></div>`;
    const panels = ways.map((schemes, index) => `<div data-way="${index}"${index === 0 ? '' : ' hidden'}>${schemes.map((scheme) => schemeHtml(scheme, nextId, words)).join('')}</div>`);
    return `<fieldset class="api-try-part"><legend>${words.authorization}</legend>${choice}${panels.join('')}</fieldset>`;
}
function schemeHtml(authorization, nextId, words) {
    const { name, scheme } = authorization;
    const credential = (0,security/* credentialOf */.$)(authorization);
    if (credential === undefined)
        return '';
    const kind = scheme.type === 'http' ? ((0,openapi_json/* textOf */.b6)(scheme.scheme) ?? 'bearer') : 'bearer';
    const isKey = scheme.type === 'apiKey';
    const data = `data-credential="${credential.in}" data-name="${escapeHtml(credential.name)}"${isKey ? '' : ` data-prefix="${escapeHtml(prefixOf(kind))}"`}`;
    const given = (0,openapi_json/* textOf */.b6)(scheme['x-default']) ?? '';
    const field = (label, part, type, value) => {
        const id = nextId();
        return `<div class="api-row"><label class="api-label" for="${id}">${label}</label><input type="${type}" id="${id}" data-part="${part}" data-keep="${escapeHtml(`${name} ${part}`)}" value="${escapeHtml(value)}" autocomplete="off" spellcheck="false" autocapitalize="off"></div>`;
    };
    const fields = !isKey && kind.toLowerCase() === 'basic'
        ? field(words.userName, 'user', 'text', '') + field(words.password, 'password', 'password', '')
        : field(authorization_labelOf(authorization, credential.name, words), 'secret', 'password', given);
    return `<div ${data}>${fields}</div>`;
}
function prefixOf(kind) {
    const known = ['Bearer', 'Basic', 'Digest'].find((word) => word.toLowerCase() === kind.toLowerCase());
    return known ?? kind;
}
function authorization_labelOf({ scheme }, name, words) {
    if (scheme.type === 'apiKey')
        return `<code>${escapeHtml(name)}</code> <span class="api-type">${words.apiKey}</span>`;
    if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect')
        return words.accessToken;
    const kind = (0,openapi_json/* textOf */.b6)(scheme.scheme) ?? 'bearer';
    return kind.toLowerCase() === 'bearer'
        ? words.bearerToken
        : fill(words.credentials, { kind: escapeHtml(kind) });
}

;// CONCATENATED MODULE: ./lib/site/openapi/try-it/fields.js

/** A field of the console with its label; `data` says where its value goes. */
function inputHtml(input, data, nextId, words) {
    const { name, kind, type, required, choices, value, partType, formStyle } = input;
    const id = nextId();
    const part = partType === undefined ? '' : ` data-part-type="${escapeHtml(partType)}"`;
    const style = formStyle === undefined
        ? ''
        : ` data-style="${escapeHtml(formStyle.style)}"${formStyle.explode ? ' data-explode' : ''}`;
    const all = `${data} data-name="${escapeHtml(name)}" data-kind="${kind}"${part}${style}`;
    if (kind === 'choices') {
        const chosen = new Set(value.split('\n'));
        const boxes = choices.map((choice) => {
            const box = nextId();
            return `<label for="${box}"><input type="checkbox" id="${box}" value="${escapeHtml(choice)}"${chosen.has(choice) ? ' checked' : ''}> ${escapeHtml(choice)}</label>`;
        });
        return `<div class="api-row" role="group" aria-labelledby="${id}" ${all}><span class="api-label" id="${id}">${fields_titleHtml(`<code>${escapeHtml(name)}</code>`, type, required, words)}</span><span class="api-boxes">${boxes.join('')}</span></div>`;
    }
    const must = required ? ' required' : '';
    const tall = kind === 'list' || kind === 'json' ? ' api-tall' : '';
    return `<div class="api-row${tall}">${labelHtml(id, `<code>${escapeHtml(name)}</code>`, type, required, words)}${controlHtml(input, `id="${id}" ${all}${must}`, words)}</div>`;
}
function controlHtml({ kind, choices, value, placeholder, least, most }, all, words) {
    const hint = placeholder === '' ? '' : ` placeholder="${escapeHtml(placeholder)}"`;
    switch (kind) {
        case 'choice':
            return selectHtml(choices, value, all, words);
        case 'boolean':
            return selectHtml(['true', 'false'], value, all, words);
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
function selectHtml(choices, value, all, words) {
    const options = choices.map((choice) => `<option value="${escapeHtml(choice)}"${choice === value ? ' selected' : ''}>${escapeHtml(choice)}</option>`);
    return `<select ${all}><option value="">${words.console.notSet}</option>${options.join('')}</select>`;
}
/** `title` is HTML. */
function labelHtml(id, title, type, required, words) {
    return `<label class="api-label" for="${id}">${fields_titleHtml(title, type, required, words)}</label>`;
}
function fields_titleHtml(title, type, required, words) {
    const kind = type === '' ? '' : ` <span class="api-type">${escapeHtml(type)}</span>`;
    return `${title}${kind}${required ? ` <span class="api-must">${words.api.required}</span>` : ''}`;
}

// EXTERNAL MODULE: ./lib/site/openapi/schema/label.js
var label = __webpack_require__(49444);
;// CONCATENATED MODULE: ./lib/site/openapi/try-it/inputs.js






function parameterInputs(document, operation, prefill) {
    return (0,openapi_parameters/* parametersOf */.mC)(document, operation).map((parameter) => {
        const { name, required, schema, example, json } = parameter;
        const input = inputOf(document, name, schema, required, example, prefill);
        return { parameter, input: json ? { ...input, kind: 'json' } : input };
    });
}
/** The bodies an operation takes, one for each content type. */
function bodiesOf(document, operation, options) {
    const body = document.resolve(operation.raw.requestBody);
    return (0,openapi_media/* mediaOf */.uL)(document, body).map((media) => inputs_bodyOf(document, media, options));
}
function inputs_bodyOf(document, media, { prefill, requiredOnly }) {
    const type = media.type === '*/*' ? 'application/json' : media.type;
    const use = { for: 'request', requiredOnly, mostValues: 50 };
    if (/^multipart\/|x-www-form-urlencoded/i.test(type)) {
        const { properties, required } = (0,flatten/* flatten */.Bq)(media.schema, document).keywords;
        const given = (0,openapi_json/* objectOf */.Xy)(media.raw.example ?? (0,openapi_media/* mediaExamples */.Ed)(document, { ...media, schema: undefined }, use)[0]?.value);
        const isAsked = (name, schema) => (0,openapi_json/* listOf */.c3)(required).includes(name) || (0,flatten/* isRequired */.gx)(schema, document);
        const fields = Object.entries((0,openapi_json/* objectOf */.Xy)(properties))
            .filter(([, schema]) => (0,flatten/* flatten */.Bq)(schema, document).keywords.readOnly !== true)
            .map(([name, schema]) => ({
            ...inputOf(document, name, schema, isAsked(name, schema), (0,look_up/* lookUp */.T)(given, name), prefill),
            partType: (0,openapi_media/* partType */.W_)(media, name),
            formStyle: (0,openapi_media/* formStyle */.mY)(media, name),
        }));
        if (fields.length > 0)
            return { type, kind: /^multipart/i.test(type) ? 'multipart' : 'form', fields };
    }
    const example = (0,openapi_media/* mediaExamples */.Ed)(document, media, use)[0]?.value;
    if ((0,openapi_media/* isJson */.Fh)(type))
        return { type, kind: 'json', text: (0,openapi_media/* mediaText */.Ih)(document, { ...media, type }, example ?? {})?.text ?? '{}' };
    const text = (0,openapi_media/* mediaText */.Ih)(document, media, example)?.text;
    if (text !== undefined || /^text\/|xml|x-www-form-urlencoded|jsonl|ndjson/i.test(type)) {
        return { type, kind: 'text', text: text ?? '' };
    }
    return { type, kind: 'file' };
}
function inputOf(document, name, schema, required, example, prefill) {
    const flat = (0,flatten/* flatten */.Bq)(schema, document);
    const { keywords } = flat;
    const items = (0,flatten/* flatten */.Bq)(keywords.items, document);
    const kind = inputs_kindOf(flat, items);
    const allowed = (0,openapi_json/* listOf */.c3)((kind === 'choices' ? items : flat).keywords.enum);
    const known = example ?? keywords.example ?? (0,openapi_json/* listOf */.c3)(keywords.examples)[0];
    const initial = prefill ? (keywords['x-default'] ?? keywords.default ?? known) : undefined;
    return {
        name,
        kind,
        type: (0,label/* typeLabel */.D)(flat, document),
        required,
        choices: allowed.filter((value) => value !== null).map(openapi_json/* shown */.SP),
        value: Object.hasOwn(keywords, 'const') ? (0,openapi_json/* shown */.SP)(keywords.const) : inputs_fieldText(kind, initial),
        placeholder: inputs_fieldText(kind, keywords.default ?? known),
        least: numberOf(keywords.minimum),
        most: numberOf(keywords.maximum),
    };
}
function inputs_kindOf(flat, items) {
    const [type, ...others] = flat.types;
    const { keywords } = flat;
    if ((0,openapi_json/* listOf */.c3)(keywords.enum).length > 0)
        return 'choice';
    if (type === 'array') {
        if ((0,openapi_json/* listOf */.c3)(items.keywords.enum).length > 0)
            return 'choices';
        if ((0,openapi_media/* isFileSchema */.O_)(items.keywords))
            return 'files';
        return items.types.includes('object') || items.types.includes('array') ? 'json' : 'list';
    }
    if (type === 'object' || (type === undefined && (0,openapi_json/* isObject */.Gv)(keywords.properties)))
        return 'json';
    if ((0,openapi_media/* isFileSchema */.O_)(keywords))
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
        return value.map(openapi_json/* shown */.SP).join('\n');
    return (0,openapi_json/* shown */.SP)(value);
}
function numberOf(value) {
    return typeof value === 'number' ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/site/openapi/try-it/render.js








/** Methods that no browser lets a page use. */
const FORBIDDEN = new Set(['trace']);
/** Methods whose requests carry no body in a browser. */
const BODYLESS = new Set(['get', 'head']);
/** Whether a page can call the operation: webhooks are calls the other way round. */
function canTry({ webhook, method }) {
    return !webhook && !FORBIDDEN.has(method);
}
/**
 * The console of an operation: a form for its request. Its form is hidden until `try-it/client.ts` runs, which sends
 * the request from the reader's browser and shows the answer.
 */
function consolePart(document, operation, { prefill, samples, credentials }, words) {
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
        serverHtml((0,openapi_servers/* serversOf */.U2)(document, operation), nextId, words.console),
        authorizationHtml(document, operation, nextId, words.console),
        ...openapi_parameters/* PLACES */.ls.map((place) => parametersHtml(place, parameters, nextId, words)),
        bodyHtml(bodies, (0,openapi_json/* objectOf */.Xy)(document.resolve(operation.raw.requestBody)).required === true, nextId, words),
    ];
    const form = [
        ...sections,
        `<div class="api-try-send"><button type="submit" class="api-button">${words.console.send}</button><button type="button" class="api-button api-quiet" data-cancel hidden>${words.console.cancel}</button></div>`,
        '<div class="api-answer" data-answer hidden><p class="api-answer-line" role="status"></p><div data-details></div></div>',
    ];
    const data = [
        `data-method="${operation.method.toUpperCase()}"`,
        `data-path="${escapeHtml(operation.path)}"`,
        `data-store="${escapeHtml(document.source)}"`,
        ...(credentials ? ['data-credentials'] : []),
        ...(words === (0,words_words/* wordsIn */.Hn)('en') ? [] : [`data-words="${escapeHtml(JSON.stringify(words.consoleScript))}"`]),
    ];
    return {
        html: `<details class="api-try" ${data.join(' ')}><summary>${words.console.tryIt}</summary><form hidden autocomplete="off" aria-label="${words.console.tryIt}">${form.join('')}</form></details>`,
        text: '',
        markdown: '',
    };
}
function sectionHtml(title, inner) {
    return inner === '' ? '' : `<fieldset class="api-try-part"><legend>${title}</legend>${inner}</fieldset>`;
}
/** The choice of a server with its variables, and an address of the reader's own. */
function serverHtml(servers, nextId, words) {
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
    return sectionHtml(words.server, [
        known.length === 0
            ? ''
            : `<div class="api-row"><label for="${choice}">${words.address}</label><select id="${choice}" data-servers data-keep="server">${options.join('')}<option value="own">${words.otherAddress}</option></select></div>`,
        ...variables,
        `<div class="api-row" data-server="own"${known.length === 0 ? '' : ' hidden'}><label for="${own}">${known.length === 0 ? words.address : words.yourAddress}</label><input type="url" id="${own}" data-own-server data-keep="own server" placeholder="${escapeHtml(hint)}"></div>`,
    ].join(''));
}
function parametersHtml(place, parameters, nextId, words) {
    const rows = parameters
        .filter(({ parameter }) => parameter.in === place)
        .map(({ parameter, input }) => {
        const { style, explode, json, reserved } = parameter;
        const data = `data-in="${place}" data-style="${escapeHtml(style)}"${explode ? ' data-explode' : ''}${json ? ' data-json' : ''}${reserved === true ? ' data-reserved' : ''}`;
        return inputHtml(input, data, nextId, words);
    });
    return sectionHtml(words.api[place], rows.join(''));
}
function bodyHtml(bodies, required, nextId, words) {
    if (bodies.length === 0)
        return '';
    const id = nextId();
    const choice = bodies.length === 1
        ? ''
        : `<div class="api-row"><label for="${id}">${words.console.contentType}</label><select id="${id}" data-bodies>${bodies.map(({ type }, index) => `<option value="${index}">${escapeHtml(type)}</option>`).join('')}</select></div>`;
    const panels = bodies.map((body, index) => {
        const data = `data-body="${index}" data-type="${escapeHtml(body.type)}" data-kind="${body.kind}"`;
        return `<div ${data}${index === 0 ? '' : ' hidden'}>${contentHtml(body, required, nextId, words)}</div>`;
    });
    return sectionHtml(words.api.body, choice + panels.join(''));
}
function contentHtml(body, required, nextId, words) {
    if ('fields' in body) {
        return body.fields.map((field) => inputHtml(field, 'data-in="body"', nextId, words)).join('');
    }
    const id = nextId();
    const label = labelHtml(id, escapeHtml(body.type), '', required, words);
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
    const describer = createDescriber(document.source, context, extra.project?.math);
    const words = context.words.api;
    const unique = (0,slug/* uniqueNames */.u)();
    const claim = claimFor(operation, unique);
    const pieces = { document, operation, describer, remarks: settings.remarks, claim };
    const free = (bodies) => bodies.map((body) => withFreeIds(body, unique));
    // The page that names the operation chooses its ids first: other pages may link to them.
    const own = free(extra.intro === undefined ? [] : [extra.intro]);
    const repeated = sameText(operation.description, extra.description);
    const described = [repeated ? undefined : operation.description, furtherReading(operation.raw)]
        .filter((text) => text !== undefined)
        .join('\n\n');
    const description = free(described === '' ? [] : [describer.page(described)]);
    const content = free(operation.content === undefined ? [] : [describer.page(operation.content, extra.project)]);
    const parts = extra.isManual ? [securityPart(pieces)] : referenceParts(pieces);
    const reference = parts
        .flatMap((part) => (part === undefined ? [] : part_bodyOf(part)))
        .map((body) => withFreeHeadings(body, unique));
    const endpoint = part_bodyOf(endpointPart(document, operation, settings.fullUrl, display !== 'none', describer));
    const isTried = display === 'interactive' && canTry(operation);
    const tryIt = isTried ? [part_bodyOf(consolePart(document, operation, settings, context.words))] : [];
    const [request, response] = [extra.samples?.request, extra.samples?.response].map((body) => body && withFreeIds(body, unique));
    const samples = [
        request ?? part_bodyOf(panelsPart('request', requestPanels(document, operation, settings.samples), context)),
        ...(request === undefined ? [part_bodyOf(panelsPart('body', bodyPanels(document, operation), context))] : []),
        response ?? part_bodyOf(panelsPart('response', responsePanels(document, operation), context)),
    ];
    const start = [endpoint, ...tryIt, ...description];
    const fields = [...content, ...own, ...reference];
    const main = settings.expanded ? fields.map(expanded) : fields;
    const page = framed({ start, samples, main }, 
    // What a page describes itself are the fields of its address.
    [...(extra.isManual ? [...start, ...own] : [...own, ...start]), ...content, ...samples, ...reference], words);
    return isTried ? { ...page, needs: new Set([...page.needs, 'try-it']) } : page;
}
/** With nested fields open, as `api.params.expanded` wants them. */
function expanded(body) {
    const closed = '<details class="api-nested">';
    return { ...body, html: body.html.replaceAll(closed, '<details class="api-nested" open>') };
}
const NO_SETTINGS = (0,openapi_settings/* settleApi */.M)();
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
function createApiPages(settings, deployment) {
    return {
        body(page, context, project) {
            const { parsed, operation, endpoint, channel, schema } = page;
            const manual = operation === undefined && parsed !== undefined && endpoint !== undefined
                ? manualOperation(parsed, endpoint, settings.manual, project)
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
            const { playground, description } = (0,navigation_pages/* writtenOn */.li)(page);
            const extra = {
                intro: written,
                description: description === undefined ? undefined : page.description,
                settings,
                display: (0,openapi_settings/* consoleDisplay */.e)(settings, playground, deployment),
                samples: { request, response },
                isManual: manual !== undefined,
                project,
            };
            return renderOperation(shown.document, shown.operation, context, extra);
        },
    };
}
/** The languages that code on these pages is written in, for a highlighter to load ahead. */
function apiLanguages(pages, chosen) {
    const all = [...pages];
    const documents = new Set(all.flatMap(({ operation, schema }) => (operation ?? schema)?.document ?? []));
    const languages = new Set([...documents].flatMap((document) => (0,samples_languages/* languagesOf */.P7)(document, chosen)));
    if (all.some(({ endpoint, channel }) => endpoint !== undefined || channel !== undefined)) {
        for (const language of (0,samples_languages/* sampleLanguages */.M_)(chosen))
            languages.add(language);
    }
    return languages;
}

;// CONCATENATED MODULE: ./lib/site/theme/dark-rules.js

/** The class `dark` in a selector, and strings, which may look like it; `.dark\:flex` and `.darker` are others. */
const DARK = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\.dark(?![\w\\-])/g;
/**
 * The rules of a style sheet that make a page dark, written for a page without the class `dark`: that class is set by
 * a script, so a reader without scripts gets these rules, where the system asks for dark. Of the same weight and in
 * the same order as the rules they come from.
 */
function darkRules(css) {
    return blocks(css)
        .map(({ prelude, body }) => {
        if (GROUPS.test(prelude))
            return wrapped(prelude, darkRules(body));
        if (prelude.startsWith('@'))
            return '';
        const selectors = splitSelectors(prelude).flatMap((selector) => {
            const freed = selector.replace(DARK, (match) => (match === '.dark' ? ':root' : match));
            return freed === selector || selector.includes(':not(.dark') ? [] : freed;
        });
        if (selectors.length > 0)
            return wrapped(selectors.join(','), body);
        return body.includes('{') ? wrapped(prelude, darkRules(body)) : '';
    })
        .join('');
}

;// CONCATENATED MODULE: ./lib/site/theme/glyphs.js
/** The few drawings of the layout itself; icons of the project come from its icon library. 24 \u00d7 24, strokes by `.l-glyph`. */
function glyph(paths, name = '') {
    return `<svg class="l-glyph${name}" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">${paths}</svg>`;
}
const selector = glyph('<path d="m7 15 5 5 5-5M7 9l5-5 5 5"/>');
const magnifier = glyph('<circle cx="11" cy="11" r="7"/><path d="m20 20-3.5-3.5"/>');
const menu = glyph('<path d="M4 6h16M4 12h16M4 18h16"/>');
const outline = glyph('<path d="M4 6h16M9 12h11M9 18h11M4 12h.01M4 18h.01"/>');
const cross = glyph('<path d="M6 6l12 12M18 6 6 18"/>');
const sun = glyph('<circle cx="12" cy="12" r="4"/><path d="M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4"/>', ' l-sun');
const moon = glyph('<path d="M20.5 14.5A8.5 8.5 0 1 1 9.5 3.5a7 7 0 0 0 11 11z"/>', ' l-moon');
const globe = glyph('<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3a14 14 0 0 1 0 18M12 3a14 14 0 0 0 0 18"/>');
const arrowLeft = glyph('<path d="M19 12H5M11 6l-6 6 6 6"/>');
const arrowRight = glyph('<path d="M5 12h14M13 6l6 6-6 6"/>');
const copy = glyph('<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15H4V5a1 1 0 0 1 1-1h10v1"/>');
const outward = glyph('<path d="M7 17 17 7M9 7h8v8"/>', ' l-outward');
/** A mark behind links that leave the site. */
function externalMark(href) {
    return /^(https?:)?\/\//.test(href) ? outward : '';
}

// EXTERNAL MODULE: ./lib/site/theme/not-found.js
var not_found = __webpack_require__(40581);
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
    // Who chooses the language or version that is chosen already stays on the page.
    const isPlace = entry.kind === 'language' || entry.kind === 'version';
    const stays = entry === active && isPlace && view.at !== not_found/* NOT_FOUND */.p2;
    const target = stays ? view.at : theme.places.target(entry, view.page, active, view.place);
    return target === undefined ? undefined : view.file((0,hrefs/* pageFile */.Kk)(target));
}
function entryLabel(theme, view, entry) {
    const tag = entry.tag === undefined ? '' : `<span class="l-tag">${(0,markdown_html/* escapeText */.X1)(entry.tag)}</span>`;
    return `${tinted(theme.icon(view, entry.icon), entry.color)}<span>${(0,markdown_html/* escapeText */.X1)(entry.label)}</span>${tag}`;
}
function tinted(icon, color) {
    if (icon === '' || color === undefined)
        return icon;
    return `<span class="l-tint" style="--t-tint:${color.light};--t-tint-dark:${color.dark}">${icon}</span>`;
}
function entryLink(theme, view, entry, active, className = '') {
    const href = entryHref(theme, view, entry, active);
    if (href === undefined)
        return '';
    const current = entry === active ? ' aria-current="true"' : '';
    const lang = entry.kind === 'language' ? ` lang="${(0,markdown_html/* escapeAttribute */.Gj)((0,navigation_languages/* languageTag */.xw)(entry.name))}"` : '';
    const description = entry.description === undefined ? '' : `<small>${(0,markdown_html/* escapeText */.X1)(entry.description)}</small>`;
    return `<li${className}><a href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}"${current}${lang}>${entryLabel(theme, view, entry)}${externalMark(href)}${description}</a></li>`;
}
/** What a kind of switch is called in the language of a page. */
function switches_nameOf(kind, place) {
    const words = (0,words_words/* wordsAt */.n4)(place).layout;
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
        // Readers see what language the only one is.
        if (one.kind === 'language')
            return '';
        return `<span class="l-switch l-switch-only" data-kind="${one.kind}">${shown}</span>`;
    }
    const mark = one.kind === 'language' ? globe : '';
    const said = active === undefined ? [name] : [`${name}: ${active.label}`, active.tag ?? []].flat();
    return `<details class="l-switch" data-kind="${one.kind}"><summary aria-label="${(0,markdown_html/* escapeAttribute */.Gj)(said.join(' '))}">${mark}${shown}${selector}</summary><ul>${links}</ul></details>`;
}
/** The choices above the sidebar: dropdowns, and menus that are no tab's own. */
function sideMenus(theme, view, place) {
    const ofTabs = new Set(place.switches
        .filter(({ switch: { kind } }) => kind === 'tab')
        .flatMap(({ switch: { entries } }) => entries.flatMap(({ node }) => node.switches)));
    return visible({
        ...place,
        switches: place.switches.filter((placed) => !ofTabs.has(placed.switch) || placed.switch.kind !== 'item'),
    }, ['dropdown', 'item'])
        .map((placed) => menuOf(theme, view, placed))
        .join('');
}
function switchMenus(theme, view, place, kinds) {
    return visible(place, kinds)
        .map((placed) => menuOf(theme, view, placed))
        .join('');
}
/** The row of tabs; a tab with a menu unfolds it. Empty when there are none. */
function switches_tabs(theme, view, place) {
    const all = visible(place, ['tab']).flatMap(({ switch: { entries }, active }) => entries.map((entry) => ({ entry, active })));
    const ordered = all.toSorted((a, b) => Number(a.entry.isAtEnd) - Number(b.entry.isAtEnd));
    const isIn = all.some(({ entry, active }) => entry === active);
    const around = isIn ? undefined : linkAround(view.page.path, ordered);
    const firstAtEnd = ordered.find(({ entry }) => entry.isAtEnd)?.entry;
    const links = ordered
        .map(({ entry, active }) => switches_tab(theme, view, place, entry, active ?? around, entry === firstAtEnd ? ' class="l-end"' : ''))
        .join('');
    return links === ''
        ? ''
        : `<nav class="l-tabs" aria-label="${(0,words_words/* wordsAt */.n4)(place).layout.sections}"><ul>${links}</ul></nav>`;
}
/** The tab that is only a link, but leads to a page, or to the folder it stands in; the nearest of several. */
function linkAround(path, tabs) {
    const around = tabs.flatMap(({ entry }) => {
        if (entry.href?.startsWith('/') !== true || entry.href.startsWith('//'))
            return [];
        const [bare = ''] = (0,hrefs/* splitSuffix */.yN)(entry.href);
        const target = (0,navigation_pages/* normalPath */.FE)(bare);
        return target !== '' && (path === target || path.startsWith(`${target}/`)) ? [{ entry, target }] : [];
    });
    return around.toSorted((a, b) => b.target.length - a.target.length)[0]?.entry;
}
function switches_tab(theme, view, place, entry, active, className) {
    const menu = entry.node.switches.find(({ kind }) => kind === 'item');
    if (menu === undefined)
        return entryLink(theme, view, entry, active, className);
    const chosen = place.switches.find((placed) => placed.switch === menu)?.active;
    const links = menu.entries
        .filter(({ hidden }) => !hidden)
        .map((item) => entryLink(theme, view, item, chosen))
        .join('');
    const current = entry === active ? ' aria-current="true"' : '';
    return `<li${className}><details class="l-switch l-tab-menu"><summary${current}>${entryLabel(theme, view, entry)}</summary><ul>${links}</ul></details></li>`;
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
function header(theme, view, place, hasContents) {
    const { settings } = theme;
    const words = (0,words_words/* wordsAt */.n4)(place).layout;
    const search = `<button class="l-search" type="button" data-search-open aria-haspopup="dialog" aria-keyshortcuts="/ Control+K">${magnifier}<span>${(0,markdown_html/* escapeText */.X1)(settings.searchPrompt ?? words.search)}</span><kbd>Ctrl K</kbd></button>`;
    const toggle = settings.appearance.strict
        ? ''
        : `<button class="l-icon-button" type="button" data-theme-toggle aria-label="${words.mode}">${sun}${moon}</button>`;
    const contents = hasContents
        ? `<button class="l-icon-button l-toc-button" type="button" popovertarget="l-toc" aria-label="${words.onThisPage}">${outline}</button>`
        : '';
    return `<header class="l-header"><div class="l-bar"><button class="l-icon-button l-menu-button" type="button" popovertarget="l-side" aria-label="${words.menu}">${menu}</button>${logo(theme, view)}${choices(theme, view, 'l-choices')}${search}<div class="l-bar-end">${navbar(theme, view, 'l-links')}${switchMenus(theme, view, place, ['language'])}${contents}${toggle}</div></div>${switches_tabs(theme, view, place)}</header>`;
}
/** The links of the bar; on small screens they stand in the menu. Nothing where there are none. */
function navbar(theme, view, className) {
    const { links, primary } = surroundingsAt(theme, view.place).navbar;
    const html = `${links.map((link) => siteLink(theme, view, named(link), 'l-link')).join('')}${primary === undefined ? '' : siteLink(theme, view, named(primary), 'l-button')}`;
    const { layout } = (0,words_words/* wordsAt */.n4)(view.place);
    return html === '' ? '' : `<nav class="${className}" aria-label="${layout.links}">${html}</nav>`;
}
/** Products and versions to choose from; on small screens they stand in the menu. Nothing where there are none. */
function choices(theme, view, className) {
    const html = switchMenus(theme, view, view.place, ['product', 'version']);
    return html === '' ? '' : `<div class="${className}">${html}</div>`;
}
/** Links of type `github` and `discord` may come without words. */
function named(link) {
    if (link.type !== 'github' && link.type !== 'discord')
        return link;
    const name = link.type === 'github' ? 'GitHub' : 'Discord';
    return { ...link, label: link.label || name, icon: link.icon ?? { name: link.type } };
}
function siteLink(theme, view, link, className) {
    const href = theme.links.href(view.from, link.href, SETTINGS);
    const icon = theme.icon(view, link.icon, link.icon?.name === 'github' || link.icon?.name === 'discord' ? { type: 'brands' } : {});
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
            : view.file((0,hrefs/* pageFile */.Kk)(home))
        : links.href(view.from, own, SETTINGS);
    const picture = settings.logo === undefined
        ? wordmark(settings.name, undefined)
        : perMode(settings.logo, (path, mode) => {
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
function perMode(paths, html) {
    return paths.light === paths.dark
        ? html(paths.light, undefined)
        : html(paths.light, 'light') + html(paths.dark, 'dark');
}
function pager(view, place) {
    const words = (0,words_words/* wordsAt */.n4)(place).layout;
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
    const { socials, columns } = surroundingsAt(theme, view.place).footer;
    if (socials.length === 0 && columns.length === 0)
        return '';
    const icons = socials.map(([network, href]) => {
        const [label, icon] = (0,look_up/* lookUp */.T)(NETWORKS, network) ?? [
            network.charAt(0).toUpperCase() + network.slice(1),
            network,
        ];
        const picture = theme.icon(view, {
            name: icon,
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

// EXTERNAL MODULE: ./lib/site/theme/color.js
var theme_color = __webpack_require__(23622);
;// CONCATENATED MODULE: ./lib/site/theme/ico.js

/** An ICO file of square PNGs of at most 256 pixels: what browsers ask for at `/favicon.ico` without being told. */
function icoOf(pngs) {
    const header = Buffer.alloc(6 + pngs.length * 16);
    header.writeUInt16LE(1, 2);
    header.writeUInt16LE(pngs.length, 4);
    let offset = header.length;
    for (const [index, png] of pngs.entries()) {
        const at = 6 + index * 16;
        const size = picture_size_pictureSize(png)?.width ?? 0;
        header.set([size % 256, size % 256, 0, 0, 1, 0, 32, 0], at); // 256 is written as 0; 1 plane, 32 bits
        header.writeUInt32LE(png.length, at + 8);
        header.writeUInt32LE(offset, at + 12);
        offset += png.length;
    }
    return Buffer.concat([header, ...pngs]);
}

;// CONCATENATED MODULE: ./lib/site/theme/raster.js



let loading;
async function raster_load() {
    const { initWasm, Resvg } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 13912));
    await initWasm((0,external_node_fs_.readFileSync)((0,external_node_module_.createRequire)(__CHUNK_IMPORT_META__.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
    return Resvg;
}
/** The PNG of an SVG, `width` pixels wide. Text is drawn with the given fonts (TrueType) and no others. */
async function drawn(svg, width, fonts = []) {
    return raster_rendered(svg, width, fonts, (image) => image.asPng());
}
/** The pixels of an SVG as premultiplied RGBA. */
async function pixelsOf(svg, width, fonts = []) {
    return raster_rendered(svg, width, fonts, (image) => ({
        width: image.width,
        height: image.height,
        rgba: image.pixels.slice(),
    }));
}
/** The outlines of what is inside an SVG, texts included, as the paths of another SVG: absolute, one for each part. */
async function asPaths(inside, family, fonts) {
    loading ??= raster_load();
    const Resvg = await loading;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" font-family="${family}">${inside}</svg>`;
    const drawing = new Resvg(svg, {
        font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Inter' },
    });
    try {
        return drawing.toString();
    }
    finally {
        drawing.free();
    }
}
async function raster_rendered(svg, width, fonts, take) {
    loading ??= raster_load();
    const Resvg = await loading;
    const drawing = new Resvg(svg, {
        fitTo: { mode: 'width', value: width },
        font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Inter' },
    });
    try {
        const image = drawing.render();
        try {
            return take(image);
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
/** Where browsers look for an icon that no page names. */
const ROOT_ICON = 'favicon.ico';
/**
 * The icons of a site (spec/docs-json, favicon): pictures are resized to the usual sizes, drawings stay as they are.
 * A missing file is reported, and the name's first letter stands in for it.
 */
async function siteFavicons(loaded, files, links, report, cache = undefined) {
    const icons = await linkedIcons(loaded, files, links, report, cache);
    return { ...icons, files: [...icons.files, await rootIcon(loaded.settings, files, links, cache)] };
}
/** `/favicon.ico`: that of the project, the configured one, else the first letter of the name. */
async function rootIcon(settings, files, links, cache) {
    if (files.has(ROOT_ICON))
        return { path: ROOT_ICON, bytes: files.read(ROOT_ICON) };
    const path = settings.favicon?.light;
    const file = path === undefined ? undefined : links.projectFile(rooted(path), '');
    const bytes = file === undefined ? undefined : files.read(file);
    if (bytes !== undefined && pictureType(bytes) === 'image/x-icon')
        return { path: ROOT_ICON, bytes };
    try {
        if (bytes !== undefined)
            return { path: ROOT_ICON, bytes: icoOf([await resizedOnce(bytes, 32, undefined, cache)]) };
    }
    catch {
        // That it cannot be resized is told where its other sizes are made.
    }
    const letter = initialSvg(settings, inter.family);
    const png = await keptBytes(cache, 'favicon', [letter], () => drawn(letter, 32, [readFont(inter, 'latin')]));
    return { path: ROOT_ICON, bytes: icoOf([png]) };
}
async function linkedIcons({ settings, placeOfValue }, files, links, report, cache) {
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
            const touch = mode === 'dark' ? [] : [await sized(bytes, TOUCH_SIZE, mode, cache)];
            if (type === 'image/svg+xml')
                return {
                    links: [asIs('any'), ...touch.map(({ link }) => link)],
                    files: touch.map((one) => one.file),
                };
            const sizes = await Promise.all(TAB_SIZES.map((size) => sized(bytes, size, mode, cache)));
            const all = [...sizes, ...touch];
            return { links: all.map(({ link }) => link), files: all.map((one) => one.file) };
        }
        catch (error) {
            const cause = error instanceof Error ? error.message : String(error);
            report({
                severity: 'notice',
                kind: 'favicon-as-is',
                message: `favicon: ${path} could not be resized and is used as it is (${cause})`,
                ...placeOfValue(path),
            });
            return { links: [asIs(undefined)], files: [] };
        }
    };
    if (favicon.light === favicon.dark)
        return iconsOf(favicon.light, undefined);
    const [light, dark] = [await iconsOf(favicon.light, 'light'), await iconsOf(favicon.dark, 'dark')];
    return { links: [...light.links, ...dark.links], files: [...light.files, ...dark.files] };
}
async function sized(picture, size, mode, cache) {
    const touch = size === TOUCH_SIZE;
    const bytes = await resizedOnce(picture, size, touch ? '#ffffff' : undefined, cache);
    const name = touch ? 'apple-touch-icon' : `favicon-${size}`;
    const file = (0,hashed/* hashed */.Yr)(`assets/${name}${mode === 'dark' ? '-dark' : ''}.png`, bytes);
    return {
        file,
        link: touch
            ? { rel: 'apple-touch-icon', path: file.path, type: undefined, sizes: undefined, mode: undefined }
            : { rel: 'icon', path: file.path, type: 'image/png', sizes: `${size}x${size}`, mode },
    };
}
/** The name's first letter on the emphasis color, for sites without a favicon. */
function initialIcon(settings, mode) {
    const file = (0,hashed/* hashed */.Yr)('assets/favicon.svg', initialSvg(settings, 'system-ui,sans-serif'));
    return {
        links: [{ rel: 'icon', path: file.path, type: 'image/svg+xml', sizes: 'any', mode }],
        files: [file],
    };
}
function initialSvg({ name, colors }, family) {
    const letter = (0,markdown_html/* escapeXml */.X)([...name.trim()][0]?.toUpperCase() ?? '');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colors.primary}"/><text x="16" y="22.5" text-anchor="middle" font-family="${family}" font-size="19" font-weight="700" fill="${(0,theme_color/* textOn */.bg)(colors.primary)}">${letter}</text></svg>\n`;
}
function resizedOnce(picture, size, background, cache) {
    return keptBytes(cache, 'favicon', [picture, String(size), background ?? ''], () => resized(picture, size, background));
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
function siteFonts({ settings, placeOfValue }, files, styleSheet, charactersIn, report) {
    const faces = new Map();
    const bundled = new Map();
    const used = new Set();
    const characters = charactersOf(files, charactersIn);
    const ship = (font) => {
        const own = fontFaces(font, characters, styleSheet);
        for (const { css, file } of own) {
            bundled.set(file.path, file);
            faces.set(file.path, css);
        }
        if (font.standIns !== '')
            faces.set(`${font.name} stand-in`, font.standIns);
        return own[0]?.file.path;
    };
    const notice = (message, about) => {
        report({ severity: 'notice', kind: 'font-not-available', message, ...placeOfValue(about) });
    };
    const stack = (font, fallback) => {
        if (font?.family === undefined)
            return { family: `"${fallback.family}",${fallback.fallback}`, file: ship(fallback) };
        const family = cssString(font.family);
        const standIn = likeness(font.family) ?? fallback;
        const known = bundledFont(font.family);
        if (font.source !== undefined && !/^(https?:)?\/\//.test(font.source)) {
            const file = (0,hrefs/* projectFileAt */.Rs)(font.source, '', files);
            if (file !== undefined) {
                used.add(file);
                faces.set(`${font.family} ${file} ${font.weight}`, `@font-face{font-family:${family};font-weight:${font.weight ?? '100 900'};font-display:swap;src:url("${(0,hrefs/* relativeHref */.wx)(styleSheet, file)}") format("${font.format ?? 'woff2'}")}`);
                return { family: `${family},${standIn.fallback}`, file };
            }
            report({
                severity: 'warning',
                kind: 'missing-file',
                message: `fonts: ${font.source} is not in the project; ${standIn.family} is used instead`,
                hint: 'correct the path, or add the file',
                ...placeOfValue(font.source),
            });
        }
        else if (known !== undefined) {
            return { family: `"${known.family}",${known.fallback}`, file: ship(known) };
        }
        else {
            notice(`fonts: ${font.family} does not ship with this program and a site asks no font host: ${standIn.family} stands in; add the font file to the project and name it in "source"`, font.family);
        }
        return { family: `${family},"${standIn.family}",${standIn.fallback}`, file: ship(standIn) };
    };
    const own = OWN_TYPE[settings.theme];
    const body = stack(settings.fonts.body, own?.body ?? inter);
    const heading = stack(settings.fonts.heading, own?.heading ?? inter);
    ship(jetBrainsMono);
    const weight = (font, name) => font?.weight === undefined ? '' : `--t-weight-${name}:${font.weight};`;
    const weights = weight(settings.fonts.body, 'body') + weight(settings.fonts.heading, 'heading');
    return {
        // Themes have weights of their own, and come behind: what the settings say must weigh more.
        css: `${[...faces.values()].join('')}:root{--t-font-body:${body.family};--t-font-heading:${heading.family};--t-font-code:"${jetBrainsMono.family}",${jetBrainsMono.fallback}}${weights === '' ? '' : `html:root{${weights}}`}`,
        files: [...bundled.values()],
        used: [...used],
        preload: body.file,
    };
}
/** The bundled font of the same kind as one that does not ship, where its name tells the kind. */
function likeness(family) {
    if (/\b(?:mono|code|courier|inconsolata)\b/i.test(family))
        return jetBrainsMono;
    return SERIF_NAME.test(family) && !/\bsans\b/i.test(family) ? sourceSerif : undefined;
}
const SERIF_NAME = /\b(?:serif|slab|baskerville|crimson|fraunces|garamond|lora|merriweather|newsreader|playfair)\b/i;
function cssString(text) {
    return `"${text.replace(/["\\\n<]/g, '')}"`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/site/highlight/settings.js
var settings = __webpack_require__(80811);
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
/** What is text, and has to be read on the page, as the style sheet has it (css/tokens.css, css/themes). */
const TEXTS = {
    light: {
        text: '#16181d',
        'text-soft': '#4a505c',
        'text-faint': '#656c79',
        note: '#1d5fc2',
        info: '#4b5563',
        tip: '#14713a',
        warning: '#a15c05',
        danger: '#c0262d',
        check: '#14713a',
    },
    dark: {
        text: '#eceef2',
        'text-soft': '#b3b9c4',
        'text-faint': '#959ca9',
        note: '#7db0f5',
        info: '#a6adba',
        tip: '#5fce8a',
        warning: '#e9b04a',
        danger: '#f58a8e',
        check: '#5fce8a',
    },
};
const TEXTS_OF = {
    palm: { light: { text: '#0d1726' }, dark: { text: '#e9eef5' } },
    almond: { light: { 'text-faint': '#5a606c' }, dark: {} },
    sequoia: {
        light: { text: '#221d16', 'text-soft': '#4d463b', 'text-faint': '#6c6456' },
        dark: { text: '#f0ebe2', 'text-soft': '#bfb7a9', 'text-faint': '#a0988a' },
    },
};
/** Contrast that text needs at least (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
/** The default colors of code have a contrast of 5 on their ground. */
const CODE_TO_SPARE = LEAST / 5;
/** The texts that a background of the settings' own would make hard to read, as they can be read; else nothing. */
function textTokens({ theme }, pages) {
    const modes = ['light', 'dark'].map((mode) => {
        const page = pages[mode];
        // A page may be dark in light mode.
        const tone = (0,theme_color/* isDark */.HD)(page) ? 'dark' : 'light';
        const usual = { ...TEXTS[mode], ...TEXTS_OF[theme]?.[mode] };
        const texts = tone === mode ? usual : { ...TEXTS[tone], ...TEXTS_OF[theme]?.[tone] };
        return Object.entries(texts).map(([name, color]) => {
            const isText = name.startsWith('text');
            const surface = (0,theme_color/* mix */.jh)(page, isText ? (texts.text ?? color) : color, isText && tone === 'light' ? 0.04 : 0.07);
            const isReadable = [page, surface].every((ground) => (0,theme_color/* contrast */.v2)(color, ground) >= LEAST);
            const readable = isReadable ? color : (0,theme_color/* readableOn */.O8)(color, surface);
            return { name, color: readable, isUsual: readable === usual[name] };
        });
    });
    const changed = new Set(modes.flat().flatMap(({ name, isUsual }) => (isUsual ? [] : [name])));
    if (changed.size === 0)
        return '';
    const [light = '', dark = ''] = modes.map((texts) => texts.flatMap(({ name, color }) => (changed.has(name) ? [`--t-${name}:${color}`] : [])).join(';'));
    // Twice, since themes have texts of their own in dark mode.
    return `:root{${light}}.dark.dark{${dark}}`;
}
/**
 * Whether a color without a hue is hardly another than that of the page, as white is in light mode: made just readable,
 * it would stand out less than the text around.
 */
function isLost(color, page) {
    const parts = (0,theme_color/* channels */.BM)(color).split(' ').map(Number);
    return Math.max(...parts) - Math.min(...parts) < 16 && (0,theme_color/* contrast */.v2)(color, page) < 2;
}
/** A ground of its own for code in the default colors, on pages too far from the one these are readable on. */
function codeGround({ codeblocks }, pages) {
    const themes = (0,settings/* readCodeThemes */.W)(codeblocks);
    if (!themes.isDefault || themes.light === themes.dark)
        return '';
    const isFar = (mode) => {
        const ground = (0,theme_color/* mix */.jh)(pages[mode], TEXTS[mode].text ?? '#000000', 0.045);
        const pole = mode === 'light' ? '#000000' : '#ffffff';
        return (0,theme_color/* contrast */.v2)(ground, pole) < (0,theme_color/* contrast */.v2)(settings/* GROUNDS */.T[mode], pole) * CODE_TO_SPARE;
    };
    return [
        isFar('light') ? `.shiki{background:${settings/* GROUNDS */.T.light}}` : '',
        isFar('light') || isFar('dark')
            ? `.dark .shiki{background:${isFar('dark') ? settings/* GROUNDS */.T.dark : 'var(--t-bg-code)'}}`
            : '',
    ].join('');
}
/**
 * The colors of a site as CSS. Emphasis colors are darkened or lightened as far as text needs it; the colors as
 * configured stay available as `--t-brand` (fills and decoration).
 */
function colorTokens(settings) {
    const { colors, background } = settings;
    const base = BACKGROUNDS[settings.theme];
    const light = background.color.light ?? base.light;
    const dark = background.color.dark ?? base.dark;
    const mode = (brand, page) => {
        const emphasis = isLost(brand, page) ? (TEXTS[(0,theme_color/* isDark */.HD)(page) ? 'dark' : 'light'].text ?? brand) : brand;
        // Tinted surfaces are a little off the page's color, so text is made readable on the tint.
        const soft = (0,theme_color/* mix */.jh)(page, emphasis, 0.1);
        const text = (0,theme_color/* readableOn */.O8)((0,theme_color/* readableOn */.O8)(emphasis, page), soft);
        return [
            `--t-bg:${page}`,
            `--t-brand:${brand}`,
            `--t-primary:${text}`,
            `--t-primary-soft:${soft}`,
            `--t-on-primary:${(0,theme_color/* textOn */.bg)(text)}`,
            `--t-button:${colors.dark}`,
            `--t-on-button:${(0,theme_color/* textOn */.bg)(colors.dark)}`,
        ].join(';');
    };
    // The colors as the settings have them, for the classes of authors (theme/utilities.ts) and their style sheets.
    const own = `--site-primary:${colors.primary};--site-primary-light:${colors.light};--site-primary-dark:${colors.dark};` +
        `--site-background-light:${light};--site-background-dark:${dark};` +
        `--primary:${(0,theme_color/* channels */.BM)(colors.primary)};--primary-light:${(0,theme_color/* channels */.BM)(colors.light)};` +
        `--primary-dark:${(0,theme_color/* channels */.BM)(colors.dark)};--background-light:${(0,theme_color/* channels */.BM)(light)};--background-dark:${(0,theme_color/* channels */.BM)(dark)}`;
    const { color } = background;
    const texts = color.light === undefined && color.dark === undefined
        ? ''
        : textTokens(settings, { light, dark }) + codeGround(settings, { light, dark });
    return `:root{${mode(colors.primary, light)};${own}}.dark{${mode(colors.light, dark)}}${texts}`;
}

;// CONCATENATED MODULE: ./lib/site/theme/thumbnail.js









/** What social networks show of a link, in pixels. */
const THUMBNAIL = { width: 1200, height: 630 };
/** The part of it that has text. */
const TEXT_BOX = { x: 96, y: 160, width: 1008, height: 390 };
async function thumbnailLook({ settings, placeOfValue }, files, links, report) {
    const { appearance, background, family } = settings.thumbnails;
    const usual = appearance ?? (settings.appearance.default === 'dark' ? 'dark' : 'light');
    const image = thumbnail_picture(background, files, links);
    const ground = settings.background.color[usual] ?? BACKGROUNDS[settings.theme][usual];
    // Words must stand out from the picture behind them, whatever the mode of the site.
    const page = image === '' ? ground : await meanColor(ground, image);
    const mode = image === '' || appearance !== undefined ? usual : (0,theme_color/* isDark */.HD)(page) ? 'dark' : 'light';
    const font = family === undefined ? inter : bundledFont(family);
    if (family !== undefined && font === undefined) {
        report({
            severity: 'notice',
            kind: 'font-not-available',
            message: `thumbnails.fonts: ${family} does not ship with this program; ${inter.family} is used instead`,
            ...placeOfValue(family),
        });
    }
    const brand = mode === 'dark' ? settings.colors.light : settings.colors.primary;
    const text = (0,theme_color/* readableOn */.O8)(mode === 'dark' ? '#f4f5f7' : '#14161a', page);
    return {
        font: font ?? inter,
        text,
        faint: (0,theme_color/* mix */.jh)(text, page, 0.3),
        brand: (0,theme_color/* readableOn */.O8)(brand, page),
        below: `<defs><radialGradient id="glow" cx="85%" cy="0" r="80%"><stop offset="0" stop-color="${brand}" stop-opacity=".28"/><stop offset="1" stop-color="${brand}" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="630" fill="${ground}"/><rect width="1200" height="630" fill="url(#glow)"/>${image}<rect width="1200" height="14" fill="${brand}"/>`,
        logo: logoOf(settings.logo?.[mode], files, links),
    };
}
/** The color of a picture on its ground, taken together, as hex. */
async function meanColor(ground, image) {
    const behind = `<rect width="1200" height="630" fill="${ground}"/>${image}`;
    const { rgba } = await pixelsOf(svgOf(THUMBNAIL.width, THUMBNAIL.height, undefined, behind), 60);
    const sums = [0, 0, 0];
    for (let at = 0; at < rgba.length; at += 4)
        for (let channel = 0; channel < 3; channel += 1)
            sums[channel] = (sums[channel] ?? 0) + (rgba[at + channel] ?? 0);
    const hex = sums.map((sum) => Math.round((sum * 4) / rgba.length)
        .toString(16)
        .padStart(2, '0'));
    return `#${hex.join('')}`;
}
/** The picture of a whole site: its name and description. What its font has no letters for is left out. */
async function siteThumbnail(settings, look, cache = undefined) {
    const name = thumbnail_wrapped(settings.name, 84, 2);
    const description = thumbnail_wrapped(settings.description ?? '', 36, 3);
    const words = [...name, ...description].join('');
    const type = typeFor(look.font, words);
    const top = 315 - (name.length * 100 + description.length * 52) / 2 + 76;
    const text = [
        ...name.map((line, index) => textLine(line, 96, top + index * 100, 84, look.text, true)),
        ...description.map((line, index) => textLine(line, 96, top + name.length * 100 - 24 + index * 52, 36, look.faint, false)),
    ].join('');
    const shown = type === undefined ? logoImage(look, 96, 287) : text;
    const svg = svgOf(THUMBNAIL.width, THUMBNAIL.height, type, look.below + shown);
    const png = await keptBytes(cache, 'thumbnail', [svg], () => drawn(svg, THUMBNAIL.width, fontFiles(type)));
    return (0,hashed/* hashed */.Yr)('assets/thumbnail.png', png);
}
/**
 * The wanted font where its Latin file has all letters, else Inter, whose files the renderer can take letters from in
 * turn; undefined where neither has them.
 */
function typeFor(font, text) {
    const own = subsetsFor(font, text);
    if (own?.length === 1)
        return { font, subsets: own };
    const subsets = subsetsFor(inter, text);
    return subsets && { font: inter, subsets };
}
function fontFiles(type) {
    return type === undefined ? [] : type.subsets.map((subset) => readFont(type.font, subset));
}
function svgOf(width, height, type, inside) {
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" font-family="${(0,markdown_html/* escapeAttribute */.Gj)((type?.font ?? inter).family)}">${inside}</svg>`;
}
/** A line of text; a bold one has an outline, since the fonts are drawn in one weight. */
function textLine(words, x, y, size, color, bold) {
    return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}"${bold ? ` stroke="${color}" stroke-width="${size / 28}"` : ''}>${(0,markdown_html/* escapeXml */.X)(words)}</text>`;
}
function logoImage({ logo }, x, y) {
    return logo === undefined
        ? ''
        : `<image x="${x}" y="${y}" width="${logo.width}" height="56" preserveAspectRatio="xMinYMid meet" xlink:href="${logo.data}"/>`;
}
/** Words in lines that fit; what does not is cut. A letter is about half as wide as the font is high. */
function thumbnail_wrapped(text, size, most) {
    const fits = Math.floor(TEXT_BOX.width / (size * 0.54));
    const found = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
        const last = found.at(-1);
        if (last !== undefined && last.length + 1 + word.length <= fits)
            found[found.length - 1] = `${last} ${word}`;
        else
            found.push(word.length <= fits ? word : `${word.slice(0, fits - 1)}\u2026`);
    }
    if (found.length <= most)
        return found;
    return [...found.slice(0, most - 1), `${(found[most - 1] ?? '').slice(0, fits - 1)}\u2026`];
}
/** The configured background; a missing file is reported, and one of another host left out. */
function thumbnail_picture(background, files, links) {
    if (background === undefined)
        return '';
    const file = links.projectFile(rooted(background), '');
    if (file === undefined) {
        links.asset({ page: 'index', at: 'index' }, rooted(background), { file: 'docs.json' }); // says what is wrong
        return '';
    }
    return `<image width="1200" height="630" preserveAspectRatio="xMidYMid slice" xlink:href="${dataOf(files.read(file))}"/>`;
}
function logoOf(path, files, links) {
    const file = path === undefined ? undefined : links.projectFile(rooted(path), '');
    if (file === undefined)
        return undefined;
    const bytes = files.read(file);
    const size = picture_size_pictureSize(bytes);
    if (pictureType(bytes) === undefined)
        return undefined;
    const ratio = size === undefined || size.height === 0 ? 4 : size.width / size.height;
    return { data: dataOf(bytes), width: Math.round(56 * Math.min(ratio, 12)) };
}
function dataOf(bytes) {
    return `data:${pictureType(bytes) ?? 'image/png'};base64,${Buffer.from(bytes).toString('base64')}`;
}

;// CONCATENATED MODULE: ./lib/site/theme/letters.js



/** The size that letters are measured at. */
const EM = 100;
/** Straight pieces of a curve: at the sizes of headings they miss it by less than a tenth of a pixel. */
const PIECES = 4;
/** How many pairs the renderer is given at once: its fonts are read once for all of them, and its answer is text. */
const BATCH = 400;
/** A letter that every font has, to measure from. */
const letters_REFERENCE = 'H';
/** What a reader sees as one letter, with its accents. */
function lettersIn(word) {
    if (/^[\x20-\x7e]*$/.test(word))
        return word.split('');
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return Array.from(segmenter.segment(word.normalize('NFC')), ({ segment }) => segment);
}
let segmenter;
/**
 * Has the renderer lay out each letter of some texts, and each two that follow one another, once: it would read its
 * fonts anew for every text. A letter looks the same whatever else is asked for.
 */
async function lettersOf(texts, type) {
    const wanted = new Set([letters_REFERENCE]);
    for (const text of texts)
        addParts(text, wanted);
    const found = await laidOut([...wanted], type);
    const outlines = new Map();
    const alone = (letter) => {
        const known = outlines.get(letter) ?? flattened(found.get(letter)?.[0]);
        outlines.set(letter, known);
        return known;
    };
    const distance = (left, right) => {
        const second = found.get(`${left}\n${right}`)?.[1];
        const own = alone(right);
        return second === undefined || own.length === 0 ? undefined : leftOf(flattened(second)) - leftOf(own);
    };
    const steps = new Map();
    return {
        outline: alone,
        step(letter, next, nextWord) {
            const left = nextWord ? `${letter} ` : letter;
            const key = `${left}\n${next}`;
            // What the font draws as one, like the arrow of `->`, stands beside one another here.
            const known = steps.get(key) ?? distance(left, next) ?? distance(left, letters_REFERENCE) ?? 0;
            steps.set(key, known);
            return known;
        },
    };
}
/** Letters by themselves, and pairs with a line break between them; a space belongs to the letter before it. */
function addParts(text, wanted) {
    let last;
    for (const word of text.split(' ')) {
        let before = last === undefined ? undefined : `${last} `;
        for (const letter of lettersIn(word)) {
            wanted.add(letter).add(`${letter}\n${letters_REFERENCE}`).add(`${letter} \n${letters_REFERENCE}`);
            if (before !== undefined)
                wanted.add(`${before}\n${letter}`);
            before = letter;
            last = letter;
        }
    }
}
/** The outlines of both halves of each part, as the renderer tells them; none where it draws nothing. */
async function laidOut(parts, type) {
    const found = new Map();
    const fonts = fontFiles(type);
    for (let start = 0; start < parts.length; start += BATCH) {
        const batch = parts.slice(start, start + BATCH);
        // The color of a path says which half of which part it is.
        const texts = batch.map((part, index) => {
            const halves = part.split('\n').map((half, side) => {
                const color = (index * 2 + side + 1).toString(16).padStart(6, '0');
                return `<tspan fill="#${color}">${(0,markdown_html/* escapeXml */.X)(half)}</tspan>`;
            });
            return `<text font-size="${EM}" xml:space="preserve">${halves.join('')}</text>`;
        });
        const paths = await asPaths(texts.join(''), type.font.family, fonts);
        for (const [, color = '', path] of paths.matchAll(/<path fill="#([0-9a-f]{6})"[^>]* d="([^"]*)"/g)) {
            const place = Number.parseInt(color, 16) - 1;
            const part = batch[place >> 1] ?? '';
            const halves = found.get(part) ?? [undefined, undefined];
            halves[place & 1] = path;
            found.set(part, halves);
        }
    }
    return found;
}
/** A path of moves, lines, curves (quadratic or cubic) and ends, with absolute places, as straight lines. */
function flattened(path) {
    const lines = [];
    const words = path?.split(' ') ?? [];
    let [x, y, startX, startY] = [0, 0, 0, 0];
    let index = 0;
    const next = () => Number(words[index++]) / EM;
    const to = (toX, toY) => {
        lines.push(x, y, toX, toY);
        [x, y] = [toX, toY];
    };
    while (index < words.length) {
        const command = words[index++];
        if (command === 'M')
            [x, y] = [startX, startY] = [next(), next()];
        else if (command === 'L')
            to(next(), next());
        else if (command === 'Q' || command === 'C') {
            const [fromX, fromY, aX, aY] = [x, y, next(), next()];
            const [bX, bY] = command === 'C' ? [next(), next()] : [aX, aY];
            const [endX, endY] = [next(), next()];
            for (let piece = 1; piece <= PIECES; piece += 1) {
                const t = piece / PIECES;
                const at = (p, a, b, q) => command === 'C'
                    ? (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3 * q
                    : (1 - t) ** 2 * p + 2 * (1 - t) * t * a + t * t * q;
                to(at(fromX, aX, bX, endX), at(fromY, aY, bY, endY));
            }
        }
        else if (command === 'Z')
            to(startX, startY);
    }
    return Float64Array.from(lines);
}
function leftOf(outline) {
    let left = Number.POSITIVE_INFINITY;
    for (let index = 0; index < outline.length; index += 2)
        left = Math.min(left, outline[index]);
    return left;
}

;// CONCATENATED MODULE: ./lib/site/theme/mask.js
/** Places between two pixels that a letter may begin at. */
const PHASES = 4;
const mask_PLAIN = [[0, 0]];
/** A bold letter is drawn four times, each a bit off its place: the fonts are drawn in one weight. */
const BOLD = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
];
/**
 * Rasterizes the outline of a letter, given in sizes of the font, by signed areas: each edge tells how much more of its
 * pixel is covered than of the one before it in the row. The same on all machines: sums are in doubles.
 */
function letterMask(outline, size, bold, phase) {
    const off = size / 64;
    const places = bold ? BOLD : mask_PLAIN;
    const lines = places.flatMap(([right, down]) => {
        const [x, y] = [phase / PHASES + right * off, down * off];
        return Array.from(outline, (value, index) => value * size + (index % 2 === 0 ? x : y));
    });
    if (lines.length === 0)
        return { left: 0, top: 0, width: 0, height: 0, cover: new Uint8Array(0) };
    const [left, right] = mask_spanOf(lines, 0);
    const [top, bottom] = mask_spanOf(lines, 1);
    const width = right - left;
    const height = bottom - top;
    const sums = new Float64Array((width + 1) * height);
    for (let index = 0; index < lines.length; index += 4) {
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = lines.slice(index, index + 4);
        addEdge(sums, width + 1, x0 - left, y0 - top, x1 - left, y1 - top);
    }
    const cover = new Uint8Array(width * height);
    for (let row = 0; row < height; row += 1) {
        let sum = 0;
        for (let column = 0; column < width; column += 1) {
            sum += sums[row * (width + 1) + column];
            cover[row * width + column] = Math.round(Math.min(1, Math.abs(sum)) * 255);
        }
    }
    return { left, top, width, height, cover };
}
/** The whole pixels that the x (`side` 0) or y (1) of some places are in. */
function mask_spanOf(lines, side) {
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let index = side; index < lines.length; index += 2) {
        from = Math.min(from, lines[index]);
        to = Math.max(to, lines[index]);
    }
    return [Math.floor(from), Math.floor(to) + 1];
}
function addEdge(sums, width, x0, y0, x1, y1) {
    if (y0 === y1)
        return;
    const sign = y0 < y1 ? 1 : -1;
    const [topX, topY, endX, endY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
    const slope = (endX - topX) / (endY - topY);
    const [low, high] = [Math.min(x0, x1), Math.max(x0, x1)];
    const at = (y) => Math.min(high, Math.max(low, topX + (y - topY) * slope));
    for (let row = Math.floor(topY); row < endY; row += 1) {
        const from = Math.max(topY, row);
        const to = Math.min(endY, row + 1);
        const [a, b] = [at(from), at(to)];
        addSpan(sums, row * width, Math.min(a, b), Math.max(a, b), (to - from) * sign);
    }
}
/** A piece of an edge inside one row, from `left` to `right`, `tall` high: all pixels right of it are covered. */
function addSpan(sums, row, left, right, tall) {
    const add = (column, share, piece) => {
        sums[row + column] = sums[row + column] + share;
        sums[row + column + 1] = sums[row + column + 1] + piece - share;
    };
    const first = Math.floor(left);
    if (right <= first + 1) {
        add(first, tall * (first + 1 - (left + right) / 2), tall);
        return;
    }
    const steep = tall / (right - left);
    for (let column = first; column < right; column += 1) {
        const a = Math.max(left, column);
        const b = Math.min(right, column + 1);
        const piece = steep * (b - a);
        add(column, piece * (column + 1 - (a + b) / 2), piece);
    }
}

;// CONCATENATED MODULE: ./lib/site/theme/lettering.js


/** Draws with some letters. Each is rasterized once for its size and place between pixels, as the next often has it. */
function createLettering(letters) {
    const masks = new Map();
    const maskOf = (letter, size, bold, phase) => {
        const key = `${letter} ${size} ${bold} ${phase}`;
        const known = masks.get(key) ?? letterMask(letters.outline(letter), size, bold, phase);
        masks.set(key, known);
        return known;
    };
    return (picture, lines) => {
        let from = picture.height;
        let to = 0;
        for (const { words, x, y, size, color, bold } of lines) {
            const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
            let at = x;
            let last;
            for (const word of words.split(' ')) {
                let nextWord = true;
                for (const letter of lettersIn(word)) {
                    if (last !== undefined)
                        at += letters.step(last, letter, nextWord) * size;
                    const place = Math.round(at * PHASES);
                    const mask = maskOf(letter, size, bold, place % PHASES);
                    paint(picture, mask, Math.floor(place / PHASES), y, rgb);
                    from = Math.min(from, y + mask.top);
                    to = Math.max(to, y + mask.top + mask.height);
                    last = letter;
                    nextWord = false;
                }
            }
        }
        return to > from ? [Math.max(0, from), Math.min(picture.height, to)] : [0, 0];
    };
}
function paint(picture, mask, x, y, color) {
    const { width, height, rgb } = picture;
    const [red = 0, green = 0, blue = 0] = color;
    const first = Math.max(0, -(x + mask.left));
    const last = Math.min(mask.width, width - x - mask.left);
    for (let row = 0; row < mask.height; row += 1) {
        const below = y + mask.top + row;
        if (below < 0 || below >= height)
            continue;
        let to = (below * width + x + mask.left + first) * 3;
        for (let column = first; column < last; column += 1, to += 3) {
            const cover = mask.cover[row * mask.width + column];
            if (cover === 0)
                continue;
            rgb[to] = mixed(rgb[to], red, cover);
            rgb[to + 1] = mixed(rgb[to + 1], green, cover);
            rgb[to + 2] = mixed(rgb[to + 2], blue, cover);
        }
    }
}
function mixed(below, above, cover) {
    return Math.round(below + ((above - below) * cover) / 255);
}

;// CONCATENATED MODULE: ./lib/site/theme/page-thumbnails.js






/** Counts up when pictures of the same words come out otherwise; part of their names. */
const page_thumbnails_DRAWING = 2;
/** Pictures that are packed beside the next being drawn. */
const IN_FLIGHT = 4;
/**
 * Pictures of single pages for social networks: section, title and description over the picture of the site. They are
 * made only for projects that ask for them, since one takes longer than the page itself.
 */
function createPageThumbnails(settings, look) {
    const wanted = new Map();
    const { text, faint, brand, below, logo, font } = look;
    const basis = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([page_thumbnails_DRAWING, text, faint, brand, below, logo, font.family, settings.name]))
        .digest('hex');
    return {
        of(page, place) {
            const words = page_thumbnails_wordsOf(page, place);
            const type = typeFor(font, words.join(''));
            if (type === undefined)
                return undefined;
            const digest = (0,external_node_crypto_.createHash)('sha256')
                .update(JSON.stringify([basis, words]))
                .digest('hex');
            const path = `assets/thumbnails/${digest.slice(0, 16)}.png`;
            if (!wanted.has(path))
                wanted.set(path, { words, type });
            return path;
        },
        async *files(cache) {
            const draw = createDrawing(settings, look, [...wanted.values()]);
            const drawn = async ([path, drawing]) => {
                const kept = cache?.get(path);
                const bytes = kept ?? (await draw(drawing));
                if (kept === undefined)
                    cache?.put(path, bytes);
                return { path, bytes };
            };
            const begun = [];
            try {
                for (const one of wanted) {
                    if (begun.length >= IN_FLIGHT)
                        yield (await begun.shift());
                    begun.push(drawn(one));
                }
                while (begun.length > 0)
                    yield (await begun.shift());
            }
            finally {
                await Promise.allSettled(begun);
            }
        },
    };
}
/** Draws pictures of pages. What they share is made when the first is drawn. */
function createDrawing(settings, look, all) {
    const keyOf = ({ font, subsets }) => [font.family, ...subsets].join();
    const byType = Map.groupBy(all, ({ type }) => keyOf(type));
    const lettering = new Map();
    const drawLinesIn = (type) => {
        const key = keyOf(type);
        const known = lettering.get(key) ?? letteringFor(byType.get(key) ?? [], type, look);
        lettering.set(key, known);
        return known;
    };
    let base;
    return async ({ words, type }) => {
        base ??= baseOf(settings, look);
        const { picture, scratch, pngs } = await base;
        const drawLines = await drawLinesIn(type);
        const [from, to] = drawLines(scratch, page_thumbnails_linesOf(words, look));
        const png = pngs.pngOf(scratch, from, to);
        // By now it has read what it needs: the next is drawn over a picture without this one's words.
        const row = picture.width * 3;
        scratch.rgb.set(picture.rgb.subarray(from * row, to * row), from * row);
        return png;
    };
}
async function baseOf(settings, look) {
    const [picture, { createPngs }] = await Promise.all([basePixels(settings, look), __webpack_require__.e(/* import() */ 1382).then(__webpack_require__.bind(__webpack_require__, 91382))]);
    return { picture, scratch: { ...picture, rgb: picture.rgb.slice() }, pngs: createPngs(picture) };
}
async function letteringFor(all, type, look) {
    const texts = new Set(all.flatMap(({ words }) => page_thumbnails_linesOf(words, look).map((line) => line.words)));
    return createLettering(await lettersOf(texts, type));
}
function page_thumbnails_wordsOf(page, place) {
    const section = place.groups.findLast(({ title }) => title !== '')?.title ??
        place.switches.findLast(({ active }) => active !== undefined)?.active?.label;
    return [section ?? '', page.title, (0,short_text/* shortText */.o)(page.description ?? '')].map((words) => words.replace(/\s+/g, ' ').trim());
}
/** Section, title and description, from the top of the box of text. */
function page_thumbnails_linesOf([section, title, description], look) {
    const size = title.length > 40 ? 60 : 76;
    const titles = thumbnail_wrapped(title, size, 3);
    const summary = thumbnail_wrapped(description, 34, titles.length > 2 ? 1 : 2);
    const first = 64 + size;
    const step = Math.round(size * 1.15);
    const behind = first + (titles.length - 1) * step + 68;
    const line = (words, y, height, color, bold) => ({
        words,
        x: TEXT_BOX.x,
        y: TEXT_BOX.y + y,
        size: height,
        color,
        bold,
    });
    return [
        line(section, 40, 32, look.brand, true),
        ...titles.map((words, index) => line(words, first + index * step, size, look.text, true)),
        ...summary.map((words, index) => line(words, behind + index * 46, 34, look.faint, false)),
    ];
}
/** What the pictures of all pages share: the background, and the logo or the name. */
async function basePixels(settings, look) {
    const type = typeFor(look.font, settings.name);
    const name = type === undefined ? '' : textLine(thumbnail_wrapped(settings.name, 36, 1)[0] ?? '', 96, 108, 36, look.text, true);
    const mark = look.logo === undefined ? name : logoImage(look, 96, 64);
    const svg = svgOf(THUMBNAIL.width, THUMBNAIL.height, type, look.below + mark);
    const { width, height, rgba } = await pixelsOf(svg, THUMBNAIL.width, fontFiles(type));
    const rgb = new Uint8Array(width * height * 3);
    for (let pixel = 0; pixel < width * height; pixel += 1)
        rgb.set(rgba.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
    return { width, height, rgb };
}

;// CONCATENATED MODULE: ./lib/site/theme/assets.js










/** Where the style sheet goes; its final name carries a hash. */
const assets_STYLE_SHEET = 'assets/style.css';
/** The files that all pages share, and how pages refer to them. */
async function themeAssets({ loaded, files, links, sheets, highlightCss, parsed, cache, report, }) {
    const { settings } = loaded;
    const fonts = siteFonts(loaded, files, assets_STYLE_SHEET, parsed.charactersOf, report);
    const utilities = await utilityStyles(classNames(files, parsed.classesOf), cache);
    const css = fonts.css + assets_generated/* styleSheet */.p_ + assets_generated/* newStyles */.h7 + highlightCss + colorTokens(settings) + utilities;
    const style = (0,hashed/* hashed */.Yr)(assets_STYLE_SHEET, css);
    const dark = settings.appearance.default !== 'system'
        ? []
        : [
            (0,hashed/* hashed */.Yr)('assets/dark.css', await keptBytes(cache, 'dark', [css], async () => Buffer.from(darkRules(css)))),
        ];
    const script = (0,hashed/* hashed */.Yr)('assets/site.js', assets_generated/* clientScript */.rr);
    const search = (0,hashed/* hashed */.Yr)('assets/search.js', assets_generated/* searchScript */.u1);
    const tryIt = (0,hashed/* hashed */.Yr)('assets/try-it.js', assets_generated/* tryItScript */.Ql);
    const favicons = await siteFavicons(loaded, files, links, report, cache);
    const look = drawsThumbnail(settings) ? await thumbnailLook(loaded, files, links, report) : undefined;
    const thumbnail = look === undefined ? [] : [await siteThumbnail(settings, look, cache)];
    return {
        assets: {
            styleSheet: style.path,
            darkStyleSheet: dark[0]?.path,
            script: script.path,
            projectStyleSheets: sheets.map(({ path }) => path),
            preload: fonts.preload,
            mermaidScript: 'assets/mermaid/mermaid.js',
            tryItScript: tryIt.path,
            searchScript: search.path,
            favicons: favicons.links,
            thumbnail: thumbnail[0]?.path,
        },
        files: [style, ...dark, script, search, ...favicons.files, ...thumbnail, ...fonts.files],
        used: fonts.used,
        thumbnails: look === undefined || !settings.thumbnails.isGiven ? undefined : createPageThumbnails(settings, look),
    };
}
/** A site that names its own picture for social networks needs no other. */
function drawsThumbnail({ metatags }) {
    return metatags['og:image'] === undefined;
}

;// CONCATENATED MODULE: ./lib/site/theme/banner.js


/** The announcement above the header; `content` is its HTML. */
function bannerHtml(content, { dismissible, color }, words) {
    const close = dismissible
        ? `<button class="l-icon-button" type="button" data-banner-close aria-label="${words.dismiss}">\u00d7</button>`
        : '';
    const style = color &&
        `--t-banner:${color.light};--t-on-banner:${(0,theme_color/* textOn */.bg)(color.light)};--t-banner-dark:${color.dark};--t-on-banner-dark:${(0,theme_color/* textOn */.bg)(color.dark)}`;
    return `<div class="l-banner" role="region"${(0,markdown_html/* attributes */.uK)({ 'aria-label': words.announcement, style })}><div>${content}</div>${close}</div>`;
}

;// CONCATENATED MODULE: ./lib/site/theme/mermaid.js




/** The modules of the library, of which a page loads those of its kinds of diagrams: about a quarter. */
const CHUNKS = 'chunks/mermaid.esm.min';
/**
 * The diagram library, and the small script that draws with it; for sites with diagrams. The library comes twice: as
 * modules, and whole, for pages that are opened from a disk, where browsers load no modules.
 */
function mermaidFiles() {
    const library = (0,external_node_path_.join)((0,external_node_module_.createRequire)(__CHUNK_IMPORT_META__.url).resolve('mermaid/dist/mermaid.min.js'), '..');
    const chunks = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(library, CHUNKS))
        .filter((name) => name.endsWith('.mjs'))
        .sort()
        .map((name) => `${CHUNKS}/${name}`);
    return [
        ...['mermaid.min.js', 'mermaid.esm.min.mjs', ...chunks].map((path) => ({
            path: `assets/mermaid/${path}`,
            bytes: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(library, path)),
        })),
        { path: 'assets/mermaid/mermaid.js', bytes: new TextEncoder().encode(assets_generated/* mermaidScript */.NZ) },
    ];
}

;// CONCATENATED MODULE: ./lib/site/render.js





















/** What addresses can name in a page: ids, and the names that links have as HTML once had them. */
const render_PLACES = /\sid="([^"]+)"|<a\b[^>]*\sname="([^"]+)"/g;
async function createRenderers(sources) {
    const { files, loaded, options, site, links, sheets, home, report, means, parsed, journal, signal } = sources;
    const { highlighting, early } = sources;
    const { settings } = loaded;
    const { pages } = sources;
    const built = [...site.built.values()];
    // Which grammars are at hand may show in the colors, so they are those of all pages.
    const snippets = files.paths.filter((file) => /(^|\/)_?snippets\/.*\.mdx?$/.test(file)).map(site.parse);
    const written = [...built.flatMap(({ parsed }) => parsed ?? []), ...snippets];
    const languages = new Set([
        ...written.flatMap((page) => page.languages),
        ...languagesOfScripts(written.flatMap(({ scripts }) => scripts), files),
    ]);
    for (const language of apiLanguages(built, settings.api.samples.languages))
        languages.add(language);
    const named = [...languages].sort();
    const ready = (0,highlight_ready/* createReadyCode */.$)();
    const highlighter = createLazyHighlighter(highlighting, named, ready, means.cache);
    const kept = createPageCache({
        cache: means.cache,
        files,
        links,
        journal,
        parsed,
        settings: loaded.files,
        fileOf: (path) => site.all.get(path)?.parsed?.file,
        placeOf(page) {
            const place = site.places.of(page);
            return [place.at, (0,words_words/* languageAt */.Kb)(place)];
        },
        basis: [options, named, bodySettings(settings)],
        map: [[...site.all.keys()], [...site.built.keys()], home?.path, settings.redirects],
        isComplete: () => !highlighter.isMissing,
    });
    const isColored = ({ path, parsed: source }) => source?.languages.length === 0 ||
        ((source === undefined || parsed.isKept(source.file)) && highlighter.keep(path));
    /** Pages to be made whose code nobody knows: where only the settings changed, the cache has that of all. */
    const unmade = new Set(pages.filter((page) => !kept.has(page) && !isColored(page)));
    const threads = unmade.size < highlight_ahead/* FEW_PAGES */.k ? undefined : means.startHighlightWorkers?.(highlighting);
    for (const worker of threads?.workers ?? [])
        worker.learn(named);
    const begun = early.end(named, ready);
    const ahead = (0,highlight_ahead/* highlightAhead */.Mn)({
        threads,
        count: pages.length,
        requestsOf(index) {
            const page = pages[index];
            const source = page !== undefined && unmade.has(page) ? page.parsed : undefined;
            return source === undefined ? [] : codeRequests(source, settings.variables);
        },
        begun: new Map([...pages.entries()].flatMap(([index, { parsed: source }]) => {
            const finished = source && begun.get(source.file);
            return finished === undefined ? [] : [[index, finished]];
        })),
        ready,
        highlight: ({ code, language, options }) => void highlighter.highlight(code, language, options),
        signal,
    });
    if (unmade.size >= highlight_ahead/* FEW_PAGES */.k || means.cache === undefined)
        await highlighter.load();
    const icon = await createIcons(settings.iconLibrary, files);
    const shared = await themeAssets({
        loaded,
        files,
        links,
        sheets,
        highlightCss: await highlighter.css(),
        parsed,
        cache: means.cache,
        report,
    });
    const shelf = { links, library: settings.iconLibrary, icon, highlight: highlighter.highlight };
    const context = (view, to) => pageContext(view.from, { ...shelf, words: (0,words_words/* wordsAt */.n4)(view.place), report: to });
    const { year } = options;
    const whole = { files, parse: site.parse, variables: settings.variables, math: settings.latex, year };
    const apiPages = createApiPages(settings.api, options.deploymentType);
    const render = (view, to, project = whole) => {
        const source = view.page.parsed;
        const here = context(view, to);
        const reference = apiPages.body(view.page, here, project);
        return reference ?? (source === undefined ? emptyBody : renderMarkdown(source, project, here));
    };
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
    const bannerPages = new Map();
    const reportOnBanner = (content) => (found) => report({
        ...found,
        line: undefined,
        column: undefined,
        ...loaded.placeOfValue(content),
    });
    const bannerSource = (content) => {
        // A line across the top of a page has no headings: the first would be taken for the title of a page.
        const text = content.replace(/^#{1,6}[ \t]+(.+?)[ \t#]*$/gm, '**$1**');
        const parsed = bannerPages.get(content) ?? parsePage('docs.json', text, reportOnBanner(content));
        bannerPages.set(content, parsed);
        return parsed;
    };
    const theme = {
        settings,
        address: (0,hrefs/* siteAddress */.Cz)(options),
        deploymentType: options.deploymentType,
        places: site.places,
        links,
        assets: shared.assets,
        icon(view, chosen, { file = 'docs.json', type, library, ...iconOptions } = {}) {
            if (chosen === undefined)
                return '';
            const { name } = chosen;
            const place = { file };
            return context_iconHtml(name, place, { ...iconOptions, type: chosen.type ?? type, library: chosen.library ?? library }, { page: 'index', at: view.at }, {
                ...shelf,
                words: (0,words_words/* wordsAt */.n4)(view.place),
                report: (found) => report({ ...found, ...loaded.exactPlace(place, name) }),
            });
        },
        thumbnail: ({ page, place }) => shared.thumbnails?.of(page, place),
        banner(view) {
            const { banner } = surroundingsAt(theme, view.place);
            if (banner === undefined)
                return undefined;
            const here = contextWithin('docs.json', context(view, reportOnBanner(banner.content)));
            return bannerHtml(renderMarkdown(bannerSource(banner.content), whole, here).html, banner, (0,words_words/* wordsAt */.n4)(view.place).layout);
        },
    };
    return {
        theme,
        files: shared.files,
        used: shared.used,
        ids: (body) => body.ids ?? idsIn(body),
        ready: (index) => ahead.reached(index),
        kept,
        highlighter,
        body: (view) => withLatex(kept.body(view.page, (seen) => {
            const body = render(view, report, { ...whole, ...seen });
            return { ...body, ids: idsIn(body) };
        })),
        copy: (view) => withLatex(render(view, () => { }, { ...whole, ...kept.project })),
        markdown: (page, body) => (0,listings/* pageMarkdown */.xJ)(page, body.markdown, theme.settings),
        thumbnails: () => shared.thumbnails?.files(means.cache) ?? [],
        needed: (needs) => [
            ...(needs.has('math') ? katexFiles() : []),
            ...(needs.has('mermaid') ? mermaidFiles() : []),
            ...(needs.has('try-it') ? [(0,hashed/* hashed */.Yr)('assets/try-it.js', assets_generated/* tryItScript */.Ql)] : []),
        ],
    };
}
function idsIn({ html }) {
    return [...new Set([...html.matchAll(render_PLACES)].map(([, id, name]) => id ?? name ?? ''))];
}
/** The settings but those that only say where pages stand, and what leads to them. */
function bodySettings({ navigation: _place, languages: _around, redirects: _to, ...own }) {
    return own;
}
const emptyBody = { html: '', headings: [], sections: [], needs: new Set(), markdown: '' };

// EXTERNAL MODULE: ./lib/site/markdown/code-marks.js
var code_marks = __webpack_require__(87799);
// EXTERNAL MODULE: ./lib/site/config/page-actions.js
var page_actions = __webpack_require__(97361);
;// CONCATENATED MODULE: ./lib/site/theme/actions.js








/** What `contextual` of a page offers, else that of the settings. */
function actionsOf({ settings }, { page }) {
    const own = (0,navigation_pages/* writtenOn */.li)(page).contextual;
    return own === undefined ? settings.contextual : (0,page_actions/* pageActionsOf */.K6)(own);
}
/**
 * What `contextual` offers to do with a page, and the feed of the page. Links to other hosts are only links. In the
 * column of the contents they stand one below another.
 */
function actions(theme, view, isColumn = false) {
    // Where nothing was found, there is nothing to copy.
    if (view.page.path === not_found/* NOT_FOUND */.p2)
        return '';
    const offered = actionsOf(theme, view).actions.filter((action) => (0,page_actions/* carries */.ED)(theme.deploymentType, action));
    const words = (0,words_words/* wordsAt */.n4)(view.place).layout;
    const source = (0,markdown_html/* escapeAttribute */.Gj)(view.file(`${view.page.path}.md`));
    const kinds = new Set(offered.map(({ kind }) => kind));
    const copying = kinds.has('copy')
        ? `<button class="l-action" type="button" data-copy-page="${source}" data-copied="${words.copied}">${copy}<span>${words.copyPage}</span></button>`
        : '';
    const viewing = kinds.has('view') ? `<a class="l-action" href="${source}">${words.viewMarkdown}</a>` : '';
    const specification = kinds.has('specification') ? download(theme, view) : '';
    const feed = feedPath(view.page);
    const following = feed === undefined ? '' : `<a class="l-action" href="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(feed))}">RSS</a>`;
    const all = copying +
        viewing +
        specification +
        following +
        links(theme, view, offered, isColumn ? undefined : words.menu);
    return all === '' ? '' : `<div class="l-actions">${all}</div>`;
}
/** The file of the API description that a page comes from. */
function download({ links }, { page, from }) {
    const document = (page.operation ?? page.channel ?? page.schema)?.document;
    if (document === undefined)
        return '';
    const href = links.asset(from, `/${document.source}`, { file: document.source });
    const name = page.channel === undefined ? 'OpenAPI' : 'AsyncAPI';
    return `<a class="l-action" href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}" download>${name}</a>`;
}
/** Links stand in a menu, which works without a script; one alone needs none, nor do those in a column. */
function links(theme, view, offered, menu) {
    const found = offered.flatMap((action) => (action.kind === 'link' ? [action] : []));
    const written = found.map((action) => ({ action, href: filled(theme, view, action.href) }));
    const label = ({ action, href }) => `${theme.icon(view, action.icon)}<span>${(0,markdown_html/* escapeText */.X1)(action.title)}</span>${externalMark(href)}`;
    if (menu === undefined || written.length < 2) {
        const link = (one) => {
            const title = one.action.description;
            return `<a class="l-action" href="${(0,markdown_html/* escapeAttribute */.Gj)(one.href)}"${title === undefined ? '' : ` title="${(0,markdown_html/* escapeAttribute */.Gj)(title)}"`}>${label(one)}</a>`;
        };
        return written.map(link).join('');
    }
    const items = written.map((one) => {
        const { description } = one.action;
        const small = description === undefined ? '' : `<small>${(0,markdown_html/* escapeText */.X1)(description)}</small>`;
        return `<li><a href="${(0,markdown_html/* escapeAttribute */.Gj)(one.href)}">${label(one)}${small}</a></li>`;
    });
    return `<details class="l-switch l-more-actions"><summary class="l-action" aria-label="${menu}">${selector}</summary><ul>${items.join('')}</ul></details>`;
}
/** An address with what its placeholders stand for: `$path`, `$url` and `$page`, which is the page as Markdown. */
function filled(theme, view, href) {
    const { path } = view.page;
    const url = (0,hrefs/* canonicalUrl */.W3)(theme.address, path);
    const markdown = (0,hrefs/* fileUrl */.iw)(theme.address, `${path}.md`);
    const values = { path: `/${path}`, url, page: markdown };
    const at = (text) => text.replace(/\$(path|url|page)\b/g, (_, name) => encodeURIComponent(values[name] ?? ''));
    const [before = '', ...query] = href.split(/(?=[?#])/);
    const address = before.replace(/\$(path|url|page)\b/g, (_, name) => name === 'path' ? (0,hrefs/* encodePath */.O0)(path) : (values[name] ?? ''));
    const whole = address.replace(/([^:])\/{2,}/g, '$1/') + query.map(at).join('');
    return theme.links.href(view.from, whole, { file: 'docs.json' });
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
            icon: theme.icon(view, page.icon, { file: page.parsed?.file }),
            description: page.description && (0,short_text/* shortText */.o)(page.description),
            inner: [],
        };
    }
    return {
        title: item.title,
        href: item.root === undefined ? undefined : view.to(item.root),
        icon: theme.icon(view, item.icon),
        description: item.root?.description && (0,short_text/* shortText */.o)(item.root.description),
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
    return `<div class="c-columns" style="--t-cols:2">${shown.join('')}</div>`;
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

;// CONCATENATED MODULE: ./lib/site/theme/excerpt.js
/** Characters that search engines show of a description, about. */
const excerpt_LENGTH = 160;
/** What a page begins with, as the description of one that has none: whole words, no more than a search engine shows. */
function excerpt(sections) {
    const text = sections.find((section) => section.text !== '')?.text;
    if (text === undefined || text.length <= excerpt_LENGTH)
        return text;
    const cut = text.slice(0, excerpt_LENGTH);
    const end = cut.lastIndexOf(' ');
    return `${(end > excerpt_LENGTH / 2 ? cut.slice(0, end) : cut).replace(/[\s\p{P}]+$/u, '')}\u2026`;
}

;// CONCATENATED MODULE: ./lib/site/theme/organization.js


/** Who stands behind the site, in the words of schema.org; empty where the settings do not say. */
function organization({ settings, address, links }) {
    const own = settings.organization;
    if (own === undefined)
        return '';
    const { id, name, legalName, url, sameAs } = own;
    const drawn = settings.logo && links.projectFile(rooted(settings.logo.light), '');
    const logo = own.logo ?? (drawn && (0,hrefs/* fileUrl */.iw)(address, drawn));
    const told = {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': id ?? `https://${address}/#organization`,
        name: name ?? settings.name,
        legalName,
        url,
        logo,
        sameAs,
    };
    // No text may end the script.
    return `<script type="application/ld+json">${JSON.stringify(told).replaceAll('<', '\\u003c')}</script>`;
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
const head_DARK = ' media="screen and (prefers-color-scheme:dark)"';
/** Tags the layout writes itself, or that have no place in a static page. */
const OWN_TAGS = new Set(['charset', 'viewport', 'canonical', 'description', 'title']);
function head(theme, view, body, noindex) {
    const { settings, assets } = theme;
    const { page } = view;
    const { needs } = body;
    const title = page.title === settings.name ? page.title : `${page.title} - ${settings.name}`;
    const own = page.description === undefined ? undefined : (0,short_text/* shortText */.o)(page.description);
    // Search engines ask every page for one, one without words, too.
    const description = own ?? settings.description ?? excerpt(body.sections) ?? title;
    const canonical = page.metatags.canonical ?? (0,hrefs/* canonicalUrl */.W3)(canonicalHost(theme), page.path);
    const tags = {
        'og:type': 'website',
        'og:site_name': settings.name,
        'og:title': title,
        'og:description': description,
        'og:url': canonical,
        ...settings.metatags,
        ...folderTags(settings, page.path),
        ...page.metatags,
    };
    // What says so itself may say more.
    if (noindex && !(0,navigation_pages/* forbidsIndexing */.qk)(tags.robots))
        tags.robots = 'noindex';
    const social = socialTags(theme, view, tags);
    const sheet = (path, media = '') => `<link rel="stylesheet"${media} href="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(path))}">`;
    const { appearance } = settings;
    return [
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
        `<title>${(0,markdown_html/* escapeText */.X1)(title)}</title>`,
        `<meta name="description" content="${(0,markdown_html/* escapeAttribute */.Gj)(description)}">`,
        `<link rel="canonical" href="${(0,markdown_html/* escapeAttribute */.Gj)(canonical)}">`,
        noindex ? '' : translations(theme, view),
        ...Object.entries({ ...social, ...tags }).map(([name, content]) => metatag(theme, view, name, content)),
        organization(theme),
        ...assets.favicons.map((icon) => favicon(view, icon)),
        assets.preload === undefined
            ? ''
            : `<link rel="preload" href="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(assets.preload))}" as="font" type="font/woff2" crossorigin>`,
        feedLink(view),
        sheet(assets.styleSheet),
        assets.darkStyleSheet === undefined ? '' : `<noscript>${sheet(assets.darkStyleSheet, head_DARK)}</noscript>`,
        formulaStyle(view, body),
        ...assets.projectStyleSheets.map((path) => sheet(path)),
        `<script>${modeScript(appearance.default, appearance.strict)}${surroundingsAt(theme, view.place).banner?.dismissible === true ? `;${BANNER_SCRIPT}` : ''}</script>`,
        `<script defer src="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(assets.script))}"></script>`,
        needs.has('mermaid') && assets.mermaidScript !== undefined
            ? `<script defer src="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(assets.mermaidScript))}"></script>`
            : '',
        needs.has('try-it')
            ? `<script defer src="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(assets.tryItScript))}"></script>`
            : '',
    ].join('');
}
/** The tags of the folders around a page, the innermost last. */
function folderTags({ folderMetatags }, path) {
    return Object.assign({}, ...folderMetatags.flatMap(({ folder, tags }) => (path.startsWith(`${folder}/`) ? [tags] : [])));
}
/** The rules that the formulas of a page need. */
function formulaStyle(view, { html, needs }) {
    return needs.has('math') ? `<style>${mathStyle(html, `${view.file(KATEX_FOLDER)}/`)}</style>` : '';
}
/** The picture that social networks show: of the page, of the settings, else the one drawn at build time. */
function socialTags(theme, view, tags) {
    const { assets, address } = theme;
    const own = tags['og:image'] ?? tags['twitter:image'];
    if (own === undefined && assets.thumbnail === undefined)
        return { 'twitter:card': 'summary' };
    const drawn = own === undefined
        ? {
            'og:image': `https://${address}/${theme.thumbnail(view) ?? assets.thumbnail}`,
            'og:image:width': String(THUMBNAIL.width),
            'og:image:height': String(THUMBNAIL.height),
        }
        : {};
    return { ...drawn, 'twitter:card': 'summary_large_image' };
}
/** `seo.metatags.canonical` names the address the site is known under. */
function canonicalHost(theme) {
    const base = theme.settings.metatags.canonical?.trim() ?? '';
    const host = base.replace(/^https?:\/\//, '').replace(/\/+$/, '');
    return URL.canParse(base) || /^[\w-]+(\.[\w-]+)+(\/|$)/.test(host) ? host : theme.address;
}
/** Tells search engines of the same page in other languages, and which one is for readers of none of them. */
function translations(theme, { page, place }) {
    const languages = place.switches.find((placed) => placed.switch.kind === 'language');
    if (languages === undefined)
        return '';
    const known = theme.places
        .counterparts(page, languages)
        .filter(([entry, same]) => !entry.hidden && !same.noindex && same.metatags.canonical === undefined);
    if (known.length < 2)
        return '';
    const [fallback] = known.toSorted(([a], [b]) => Number(b.isDefault) - Number(a.isDefault));
    const links = known.map(([entry, same]) => [(0,navigation_languages/* languageTag */.xw)(entry.name), same]);
    return [...links, ...(fallback === undefined ? [] : [['x-default', fallback[1]]])]
        .map(([language, { path }]) => {
        const address = (0,hrefs/* canonicalUrl */.W3)(canonicalHost(theme), path);
        return `<link rel="alternate" hreflang="${(0,markdown_html/* escapeAttribute */.Gj)(language)}" href="${(0,markdown_html/* escapeAttribute */.Gj)(address)}">`;
    })
        .join('');
}
function metatag(theme, view, name, content) {
    if (OWN_TAGS.has(name.toLowerCase()))
        return '';
    const key = /^(og|article|fb):/.test(name) ? 'property' : 'name';
    const value = /image$/.test(name) ? imageUrl(theme, view, name, content) : content;
    return `<meta ${key}="${(0,markdown_html/* escapeAttribute */.Gj)(name)}" content="${(0,markdown_html/* escapeAttribute */.Gj)(value)}">`;
}
function feedLink(view) {
    const path = feedPath(view.page);
    return path === undefined
        ? ''
        : `<link rel="alternate" type="application/rss+xml" href="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(path))}">`;
}
/** Social networks need absolute addresses. A file that the project does not have is reported where it is named. */
function imageUrl(theme, { from, page }, name, image) {
    const path = rooted(image);
    if (!path.startsWith('/') || path.startsWith('//'))
        return image;
    const own = page.metatags[name] === image ? page.parsed?.file : undefined;
    theme.links.asset(from, path, { file: own ?? 'docs.json' });
    const file = theme.links.projectFile(path, '');
    return file === undefined ? image : (0,hrefs/* fileUrl */.iw)(theme.address, file);
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

;// CONCATENATED MODULE: ./lib/site/theme/marks.js




function methodOf({ operation, endpoint, isUnmarked }) {
    if (isUnmarked === true)
        return undefined;
    return operation?.operation.method ?? endpoint?.method;
}
/**
 * The title of a page in a sidebar. Of a page called `POST /pets` only the path, which begins with its slash in any
 * script: the method has a mark.
 */
function marks_label(page) {
    const method = `${methodOf(page)?.toUpperCase()} `;
    const { sidebarTitle } = page;
    if (!sidebarTitle.startsWith(`${method}/`))
        return (0,markdown_html/* escapeText */.X1)(sidebarTitle);
    return `<bdi>${(0,markdown_html/* escapeText */.X1)(sidebarTitle.slice(method.length))}</bdi>`;
}
/** What stands behind it: the method of an operation, tags, \u2026 */
function marks(view, page) {
    const method = methodOf(page);
    const webhook = page.operation?.operation.webhook === true;
    return `${method === undefined ? '' : methodMark(webhook ? 'webhook' : method)}${page.deprecated ? tag((0,words_words/* wordsAt */.n4)(view.place).layout.deprecated, true) : ''}${tag(page.tag)}${page.url === undefined ? '' : externalMark(page.url)}`;
}
const SHORT = { delete: 'DEL', options: 'OPT', webhook: 'HOOK' };
function methodMark(method) {
    return `<span class="l-method" data-method="${(0,markdown_html/* escapeAttribute */.Gj)(method)}">${(0,markdown_html/* escapeText */.X1)((0,look_up/* lookUp */.T)(SHORT, method) ?? method.toUpperCase())}</span>`;
}
/** A short word beside a title; in the color of warnings where it warns. */
function tag(text, warns = false) {
    return text === undefined ? '' : `<span class="l-tag${warns ? ' l-warns' : ''}">${(0,markdown_html/* escapeText */.X1)(text)}</span>`;
}

;// CONCATENATED MODULE: ./lib/site/theme/page-styles.js
const page_styles_PART = /<(\/?)(?:svg|template)\b[^>]*>|<style\b[^>]*>[\s\S]*?<\/style>/gi;
/**
 * A page's text without its style sheets, and those: within a text HTML has them only where an element begins, while
 * a rule about first children would count them. Drawings keep theirs.
 */
function stylesApart(html) {
    if (!html.includes('<style'))
        return { html, styles: '' };
    let styles = '';
    let depth = 0;
    const rest = html.replace(page_styles_PART, (part, closing) => {
        if (closing === undefined) {
            if (depth > 0)
                return part;
            styles += part;
            return '';
        }
        if (closing === '/')
            depth = Math.max(0, depth - 1);
        else if (!part.endsWith('/>'))
            depth += 1;
        return part;
    });
    return { html: rest, styles };
}

;// CONCATENATED MODULE: ./lib/site/theme/related.js





/** The pages that a page names as `related` in its frontmatter, by their titles or by those it gives them. */
function related(theme, view) {
    const links = related_entriesOf((0,navigation_pages/* writtenOn */.li)(view.page).related).flatMap(({ title, target }) => {
        const place = { file: view.page.parsed?.file ?? 'docs.json' };
        // As in a navigation, a path begins at the root.
        const from = /^[.#]/.test(target) ? target : rooted(target);
        const href = theme.links.href(view.from, from, place);
        const label = title ?? theme.links.page(view.from, from)?.title ?? (/^[a-z]+:/i.test(target) ? target : undefined);
        // What leads nowhere was told, and has no words to show.
        return label === undefined
            ? []
            : [`<li><a href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}">${(0,markdown_html/* escapeText */.X1)(label)}${externalMark(href)}</a></li>`];
    });
    if (links.length === 0)
        return '';
    const { related: heading } = (0,words_words/* wordsAt */.n4)(view.place).layout;
    return `<nav class="l-related" aria-labelledby="l-related"><p id="l-related">${heading}</p><ul>${links.join('')}</ul></nav>`;
}
/** Words before a path or an address: in quotes a pair of YAML is one text. */
const PAIR = /^([^:]*\S):\s+(\S+)$/;
/** Paths, and `{ "Title": "path" }`, also as the text `Title: path`. */
function related_entriesOf(written) {
    if (!Array.isArray(written))
        return [];
    return written.flatMap((one) => {
        const [, words, path] = PAIR.exec(typeof one === 'string' ? one.trim() : '') ?? [];
        const pairs = typeof one === 'object' && one !== null ? Object.entries(one) : [[words, path ?? one]];
        return pairs.flatMap(([title, target]) => typeof target === 'string' && target.trim() !== '' ? [{ title, target: target.trim() }] : []);
    });
}

;// CONCATENATED MODULE: ./lib/site/theme/large-sidebar.js

/** A sidebar with more pages than this shows the groups around the current page; others unfold on demand. */
const MOST_PAGES = 250;
/** A group with no more pages than this is no smaller for being folded. */
const FEW_PAGES = 3;
/** A list with more entries than this is shown in parts: each page would hold all of it. */
const LONG_LIST = 200;
const large_sidebar_PART = 100;
/** Undefined for a sidebar that is shown whole. */
function largeSidebar({ id, items }) {
    if ([...(0,navigation_tree/* pagesOf */.E0)(items)].length <= MOST_PAGES)
        return undefined;
    const { split, around } = createSplitting();
    const parts = split(items);
    // Of the outermost level only groups without a title show what is inside as any other list.
    const shown = parts.length < items.length ? [groupOf('', parts)] : parts;
    return { items: shown, folded: foldedGroups(id, shown), around };
}
function createSplitting() {
    /** By the group as the navigation has it. */
    const twins = new Map();
    const parts = new Map();
    const split = (items) => {
        const shown = items.map((item) => {
            if (item.kind !== 'group')
                return item;
            const twin = { ...item, items: split(item.items) };
            twins.set(item, twin);
            return twin;
        });
        if (shown.length <= LONG_LIST)
            return shown;
        const size = Math.ceil(shown.length / Math.ceil(shown.length / large_sidebar_PART));
        return Array.from({ length: Math.ceil(shown.length / size) }, (_, number) => {
            const [start, end] = [number * size, Math.min((number + 1) * size, shown.length)];
            const part = groupOf(`${large_sidebar_titleOf(shown[start])} \u2013 ${large_sidebar_titleOf(shown[end - 1])}`, shown.slice(start, end));
            for (const item of items.slice(start, end)) {
                if (item.kind === 'link')
                    continue;
                const own = item.kind === 'page' ? item.page : item;
                parts.set(own, [...(parts.get(own) ?? []), part]);
            }
            return part;
        });
    };
    const around = (page, { groups }) => [
        ...groups.map((group) => twins.get(group) ?? group),
        ...[page, ...groups].flatMap((one) => parts.get(one) ?? []),
    ];
    return { split, around };
}
function groupOf(title, items) {
    const none = { icon: undefined, tag: undefined, expanded: undefined, root: undefined };
    return { kind: 'group', title, items, ...none };
}
function large_sidebar_titleOf(item) {
    if (item === undefined)
        return '';
    if (item.kind === 'page')
        return item.page.sidebarTitle;
    return item.kind === 'group' && item.title === '' ? large_sidebar_titleOf(item.items[0]) : item.title;
}
function foldedGroups(id, items) {
    const names = new Map();
    let count = 0;
    const visit = (inner, isWithin) => {
        for (const item of inner) {
            if (item.kind !== 'group')
                continue;
            count += 1;
            const isOpen = item.title === '' || (isWithin && item.expanded === true);
            if (!isOpen && [...(0,navigation_tree/* pagesOf */.E0)([item])].length > FEW_PAGES)
                names.set(item, `${id}-${count}`);
            visit(item.items, true);
        }
    };
    visit(items, false);
    return names;
}

;// CONCATENATED MODULE: ./lib/site/theme/sidebar-template.js



/** An entry of the outermost level that unfolds. */
function foldedEntry(theme, view, group, { path, list }) {
    const html = `<li class="l-section"><details${onDemand(path)}><summary class="l-section-title">${groupLabel(theme, view, group)}</summary>${list}</details></li>`;
    return { pieces: [html], pages: new Map(), groups: new Map(), elsewhere: () => html };
}
function onDemand(path) {
    return ` data-nav="${(0,markdown_html/* escapeAttribute */.Gj)(path)}"`;
}
/** The HTML of a template on a page, with the groups around it open. */
function sidebar_template_fill(template, current, open) {
    const own = template.pages.get(current ?? '');
    if (own === undefined && !open.some((group) => template.groups.has(group)))
        return template.elsewhere();
    const pieces = [...template.pieces];
    for (const slot of own ?? [])
        pieces[slot] = ' aria-current="page"';
    for (const group of open) {
        const slots = template.groups.get(group);
        if (slots === undefined)
            continue;
        pieces[slots.open] = ' open';
        if (slots.inside !== undefined)
            pieces[slots.inside.slot] = sidebar_template_fill(slots.inside.open(), current, open);
    }
    return pieces.join('');
}
function groupLabel(theme, view, group) {
    return `${theme.icon(view, group.icon)}<span>${(0,markdown_html/* escapeText */.X1)(group.title)}</span>${tag(group.tag)}`;
}
/** An entry of the outermost level: of a group its title, and what is inside in the open. */
function topEntry(theme, view, item, fold) {
    const { write, entry, list, pageTitle, template } = createEntries(theme, view, fold);
    if (item.kind !== 'group') {
        entry(item);
        return template();
    }
    write('<li class="l-section">');
    if (item.title === '')
        list(withRoot(item));
    else {
        const label = groupLabel(theme, view, item);
        if (item.root === undefined)
            write(`<p class="l-section-title">${label}</p>`);
        else
            pageTitle(item.root, label);
        list(item.items);
    }
    write('</li>');
    return template();
}
/** What is inside a group that unfolds. */
function inside(theme, view, group, fold) {
    const { list, template } = createEntries(theme, view, fold);
    list(withRoot(group));
    return template();
}
/** Writes entries of a sidebar, one after another, into a template. */
function createEntries(theme, view, fold) {
    const pieces = [];
    const pages = new Map();
    const groups = new Map();
    let written = '';
    const write = (html) => {
        written += html;
    };
    const slot = (content) => {
        pieces.push(written, content);
        written = '';
        return pieces.length - 1;
    };
    const currentSlot = (page) => {
        pages.set(page.path, [...(pages.get(page.path) ?? []), slot('')]);
    };
    const pageLink = (page) => {
        const href = page.url === undefined
            ? view.to(page)
            : theme.links.href(view.from, page.url, { file: page.parsed?.file ?? page.path });
        write(`<a href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}"`);
        currentSlot(page);
        write(`>${theme.icon(view, page.icon, { file: page.parsed?.file })}<span>${marks_label(page)}</span>${marks(view, page)}</a>`);
    };
    const pageTitle = (page, html) => {
        write(`<a class="l-section-title" href="${(0,markdown_html/* escapeAttribute */.Gj)(view.to(page))}"`);
        currentSlot(page);
        write(`>${html}</a>`);
    };
    const list = (items) => {
        write('<ul>');
        for (const item of items)
            entry(item);
        write('</ul>');
    };
    const entry = (item) => {
        if (item.kind === 'page') {
            write('<li>');
            pageLink(item.page);
            write('</li>');
        }
        else if (item.kind === 'link') {
            write(`<li>${sidebar_template_link(theme, view, item)}</li>`);
        }
        else if (item.title === '') {
            for (const inner of withRoot(item))
                entry(inner);
        }
        else
            group(item);
    };
    const group = (item) => {
        const isOpen = item.expanded === true;
        const folded = isOpen ? undefined : fold?.(view, item);
        write('<li><details');
        const open = slot(isOpen ? ' open' : folded === undefined ? '' : onDemand(folded.path));
        write(`><summary>${groupLabel(theme, view, item)}</summary>`);
        if (folded === undefined) {
            groups.set(item, { open });
            list(withRoot(item));
        }
        else
            groups.set(item, { open, inside: { slot: slot(folded.list), open: folded.open } });
        write('</details></li>');
    };
    const template = () => {
        pieces.push(written);
        let html;
        const elsewhere = () => {
            html ??= pieces.join('');
            return html;
        };
        return { pieces, pages, groups, elsewhere };
    };
    return { write, entry, list, pageTitle, template };
}
/** A collapsed group has no link of its own, so its page stands first inside: once, also where it is listed there. */
function withRoot({ root, items }) {
    if (root === undefined)
        return items;
    return [{ kind: 'page', page: root }, ...items.filter((one) => one.kind !== 'page' || one.page !== root)];
}
function sidebar_template_link(theme, view, item) {
    const href = theme.links.href(view.from, item.href, { file: 'docs.json' });
    return `<a href="${(0,markdown_html/* escapeAttribute */.Gj)(href)}">${theme.icon(view, item.icon)}<span>${(0,markdown_html/* escapeText */.X1)(item.title)}</span>${externalMark(href)}</a>`;
}

;// CONCATENATED MODULE: ./lib/site/theme/sidebar.js







/** Renders sidebars, each entry once for every folder it is seen from. */
function createSidebars(theme) {
    const templates = new Map();
    const large = new Map();
    const cached = (key, make) => {
        const template = templates.get(key) ?? make();
        templates.set(key, template);
        return template;
    };
    const largeOf = (sidebar) => {
        if (!large.has(sidebar))
            large.set(sidebar, largeSidebar(sidebar));
        return large.get(sidebar);
    };
    const foldOf = ({ folded }) => {
        const fold = (view, group) => {
            const name = folded.get(group);
            if (name === undefined)
                return undefined;
            return {
                path: fragmentPath(name),
                list: firstPage(view, group),
                open: () => cached(`${name} ${(0,hrefs/* folderOf */.yS)(view.at)}`, () => inside(theme, view, group, fold)),
            };
        };
        return fold;
    };
    /** The inside of a group as a script that hands it over, with links as seen from the site's root. */
    const fragment = (group, name, { page, place }) => {
        const atRoot = viewOf(theme.places, page, { place, at: 'index' });
        const content = JSON.stringify(sidebar_template_fill(inside(theme, atRoot, group), undefined, []));
        const path = fragmentPath(name);
        return (0,hashed/* textFile */.Ex)(path, `docsNav(${JSON.stringify(path)},${content})\n`);
    };
    return {
        files: (views) => [...Map.groupBy(views, ({ place }) => place.sidebar)].flatMap(([sidebar, [start]]) => start === undefined
            ? []
            : [...(largeOf(sidebar)?.folded ?? [])].map(([group, name]) => fragment(group, name, start))),
        html(view, place) {
            const { sidebar } = place;
            const folder = (0,hrefs/* folderOf */.yS)(view.at);
            const whole = largeOf(sidebar);
            const fold = whole && foldOf(whole);
            const groups = whole?.around(view.page, place) ?? place.groups;
            const entries = (whole?.items ?? sidebar.items).map((item, index) => {
                const isAround = item.kind === 'group' && groups.includes(item);
                const make = () => {
                    const folded = item.kind === 'group' && !isAround ? fold?.(view, item) : undefined;
                    return item.kind === 'group' && folded !== undefined
                        ? foldedEntry(theme, view, item, folded)
                        : topEntry(theme, view, item, fold);
                };
                const key = `top ${sidebar.id}-${index} ${isAround} ${folder}`;
                return sidebar_template_fill(cached(key, make), view.page.path, groups);
            });
            return entries.length === 0 ? '' : `<ul>${entries.join('')}</ul>`;
        },
    };
}
/** Without a digest, which every page would hold: a page more in one group would then be another site. */
function fragmentPath(name) {
    return `assets/nav/${name}.js`;
}
/** What a folded group holds until a script loads the rest: its first page. */
function firstPage(view, group) {
    const first = firstOf(group);
    return first === undefined
        ? ''
        : `<ul><li><a href="${(0,markdown_html/* escapeAttribute */.Gj)(view.to(first))}"><span>${(0,markdown_html/* escapeText */.X1)(first.sidebarTitle)}</span></a></li></ul>`;
}
function firstOf(group) {
    for (const page of (0,navigation_tree/* pagesOf */.E0)([group]))
        if (page.url === undefined)
            return page;
    return undefined;
}

;// CONCATENATED MODULE: ./lib/site/theme/layout.js



















/** Lays pages out: from a rendered body to a whole HTML document. */
function createLayout(theme) {
    const sidebars = createSidebars(theme);
    const html = (view, body) => {
        const { page } = view;
        const { settings } = theme;
        const { place } = view;
        const { layout: words, script } = (0,words_words/* wordsAt */.n4)(place);
        const language = (0,words_words/* languageAt */.Kb)(place);
        const { indexing } = settings;
        const noindex = isKeptBack(page, place.found, { home: theme.places.home, indexing });
        const bare = page.mode === 'custom' || page.mode === 'center';
        const hasSide = body.beside === true && (page.mode === 'default' || page.mode === 'wide');
        const entries = page.mode === 'default' && !hasSide ? contentsEntries(body.headings) : [];
        const inContents = entries.length > 0 && actionsOf(theme, view).inContents;
        const contents = tableOfContents(entries, words, inContents ? actions(theme, view, true) : '');
        const offered = inContents ? '' : actions(theme, view);
        const classes = [`theme-${settings.theme}`, ...(settings.appearance.default === 'dark' ? ['dark'] : [])];
        const banner = theme.banner(view);
        const announced = surroundingsAt(theme, place).banner;
        // What hosted sites name so, unless a part of the page has the name.
        const content = body.html.includes(' id="content"') ? '' : ' id="content"';
        const { html: text, styles } = stylesApart(body.html);
        return `<!doctype html>
<html lang="${(0,markdown_html/* escapeAttribute */.Gj)((0,navigation_languages/* languageTag */.xw)(language))}" dir="${(0,navigation_languages/* textDirection */.j)(language)}" class="${classes.join(' ')}" data-root="${(0,markdown_html/* escapeAttribute */.Gj)(view.file(''))}" data-search="${(0,markdown_html/* escapeAttribute */.Gj)(theme.assets.searchScript)}" data-scope="${(0,markdown_html/* escapeAttribute */.Gj)(scopeOf(place))}"${followed(settings)}${announced?.dismissible === true ? ` data-banner="${bannerKey(announced.content)}"` : ''}>
<head>${head(theme, view, body, noindex)}${styles}</head>
<body class="l-mode-${page.mode}">
<a class="l-skip" href="#l-content">${words.skip}</a>
${decoration(theme, view)}${banner === undefined ? '' : banner}
${header(theme, view, place, contents !== '')}
<div class="l-frame${contents === '' ? '' : ' l-has-toc'}${hasSide ? ' l-has-side' : ''}${bare ? ' l-bare' : ''}">
<aside class="l-side" id="l-side" popover aria-label="${words.navigation}">${drawerHead(words)}${navbar(theme, view, 'l-drawer-links')}${choices(theme, view, 'l-side-choices')}${sideMenus(theme, view, place)}${switches_anchors(theme, view, place)}<nav class="l-nav" aria-label="${words.pages}"${theme.settings.drilldown ? ' data-drilldown' : ''}>${sidebars.html(view, place)}</nav></aside>
<main class="l-main" id="l-content" tabindex="-1">
<article class="l-article">${titleBlock(theme, view, place, hasSide, offered)}<div class="l-prose"${content}>${text}${directory(theme, view)}</div>${related(theme, view)}</article>
${page.isAlone === true || page.mode === 'custom' ? '' : pager(view, place)}${page.mode === 'custom' ? '' : footer(theme, view)}
</main>
${contents}
</div>${scriptWords(script)}
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
/** What the script of the page says, where that is not English: those words the script brings itself. */
function scriptWords(words) {
    return words === (0,words_words/* wordsIn */.Hn)('en').script
        ? ''
        : `\n<script type="application/json" id="l-words">${JSON.stringify(words)}</script>`;
}
/** Tells one announcement from the next. */
function bannerKey(content) {
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 8);
}
/** Which part of the search index a page belongs to: its language and version. */
function scopeOf(place) {
    const name = (kind) => place.switches.find((placed) => placed.switch.kind === kind)?.active?.name ?? '';
    return `${name('language')}/${name('version')}`;
}
function titleBlock(theme, view, place, isNarrow, offered) {
    const { page } = view;
    if (page.mode === 'custom' || page.mode === 'frame')
        return '';
    const title = `<h1>${(0,code_marks/* codeMarksHtml */.T)(page.markedTitle ?? page.title)}${page.deprecated ? ` ${tag((0,words_words/* wordsAt */.n4)(place).layout.deprecated, true)}` : ''}</h1>`;
    const written = (0,navigation_pages/* writtenOn */.li)(page).description;
    const linked = (target) => theme.links.href(view.from, target, { file: page.parsed?.file ?? 'docs.json' });
    const description = typeof written === 'string' && written.trim() !== ''
        ? `<p class="l-description">${(0,short_text/* shortHtml */._)(written, linked)}</p>`
        : '';
    const above = page.path === not_found/* NOT_FOUND */.p2 ? '' : eyebrow(theme, place);
    const block = `${above}<div class="l-title-row">${title}${offered}</div>${description}`;
    return `<header class="l-title${isNarrow || isLong(page.title) ? ' l-title-long' : ''}">${block}</header>`;
}
/** A title that would be a column of many lines beside what can be done with the page has the width of the text. */
function isLong(title) {
    return title.length > 42 || title.split(/\s/).some((word) => word.length > 18);
}
function eyebrow(theme, place) {
    const groups = place.groups.map(({ title }) => title).filter(Boolean);
    if (theme.settings.eyebrows === 'section')
        return groups.length === 0 ? '' : `<p class="l-eyebrow">${(0,markdown_html/* escapeText */.X1)(groups.at(-1) ?? '')}</p>`;
    const chosen = place.switches.flatMap(({ switch: { kind }, active }) => kind === 'language' || active === undefined ? [] : [active.label]);
    const names = [...chosen, ...groups];
    if (names.length === 0)
        return '';
    return `<nav class="l-eyebrow" aria-label="${(0,words_words/* wordsAt */.n4)(place).layout.breadcrumbs}"><ol>${names.map((name) => `<li>${(0,markdown_html/* escapeText */.X1)(name)}</li>`).join('')}</ol></nav>`;
}
/** The headings that a table of contents lists; one alone needs no table. */
function contentsEntries(headings) {
    const shown = headings.filter(({ depth, text }) => (depth === 2 || depth === 3) && text !== '');
    return shown.length < 2 ? [] : shown;
}
function tableOfContents(shown, words, offered) {
    if (shown.length === 0)
        return '';
    const items = shown.map(({ depth, id, text }) => `<li data-depth="${depth}"><a href="#${(0,markdown_html/* escapeAttribute */.Gj)(encodeURIComponent(id))}">${(0,markdown_html/* escapeText */.X1)(text)}</a></li>`);
    return `<aside class="l-toc" id="l-toc" popover><nav aria-labelledby="l-toc-title"><p id="l-toc-title">${words.onThisPage}</p><ul>${items.join('')}</ul></nav>${offered}</aside>`;
}
function decoration(theme, view) {
    const { background, appearance } = theme.settings;
    const { decoration: pattern, image } = background;
    const shown = (path, className) => {
        const source = theme.links.asset(view.from, rooted(path), { file: 'docs.json' });
        return `<img class="${className}" src="${(0,markdown_html/* escapeAttribute */.Gj)(source)}" alt="">`;
    };
    // One picture for both modes is dimmed in the mode that its author is not known to have seen it in.
    const picture = image === undefined
        ? ''
        : image.light === image.dark
            ? shown(image.light, appearance.default === 'dark' ? 'l-for-dark' : 'l-for-light')
            : shown(image.light, 'l-only-light') + shown(image.dark, 'l-only-dark');
    return pattern === undefined && picture === ''
        ? ''
        : `<div class="l-background" data-decoration="${pattern ?? 'none'}" aria-hidden="true">${picture}</div>`;
}

// EXTERNAL MODULE: ./lib/site/search/format.js
var format = __webpack_require__(77469);
// EXTERNAL MODULE: ./lib/site/search/hashes.js
var hashes = __webpack_require__(39870);
;// CONCATENATED MODULE: ./lib/site/search/tokens.js
/** Words without a meaning of their own between spaces: two neighbours make a term. */
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;
const tokens_WORD = /[\p{L}\p{N}]+/gu;
/** Characters of a word that is a term. */
const tokens_LONGEST = 32;
const ASCII = /^[\0-\x7f]*$/;
/** Letters that no accent sets apart from a plain one, as readers type them without their keyboard. */
const tokens_PLAIN = {
    \u00e6: 'ae',
    \u00f8: 'o',
    \u0153: 'oe',
    \u00df: 'ss',
    \u0142: 'l',
    \u0111: 'd',
    \u00f0: 'd',
    \u00fe: 'th',
    \u0131: 'i',
};
const NOT_PLAIN = /[\u00e6\u00f8\u0153\u00df\u0142\u0111\u00f0\u00fe\u0131]/giu;
/** Accents, and the signs that make letters of Uzbek: o\u02bb, g\u02bb. */
const tokens_MARKS = /[\p{M}\u02bb\u02bc]+/gu;
/** The dot of Catalan between two l: col\u00b7lecci\u00f3. */
const DOT = /(?<=l)[\u00b7\u2022](?=l)/giu;
const APOSTROPHE = /(?<=\p{L})['`\u2018\u2019\u02bb\u02bc](?=\p{L})/gu;
/** Languages whose apostrophe stands within a word; elsewhere one divides two. */
const WITHIN = /^(?:be|ua|uk|uz)\b/i;
/**
 * The terms of a text, for the index and for queries alike: lower case, accents and a plural s taken off; names
 * like `createUser` as a whole and, with `parts`, also in their parts. Runs in the browser too.
 */
function tokens(text, language, parts = false) {
    return words(text, language).flatMap((word) => termsOf(word, parts));
}
/** The words of a text in a language, without accents. */
function words(text, language) {
    return withoutAccents(text, language).match(tokens_WORD) ?? [];
}
/** A text in a language with the letters that its terms are written in. */
function withoutAccents(text, language) {
    const joined = WITHIN.test(language) ? text.replace(APOSTROPHE, '') : text;
    if (ASCII.test(joined))
        return joined;
    return joined
        .normalize('NFKD')
        .replace(tokens_MARKS, '')
        .normalize('NFC')
        .replace(DOT, '')
        .replace(NOT_PLAIN, plainLetter);
}
function plainLetter(letter) {
    const lower = letter.toLowerCase();
    const plain = tokens_PLAIN[lower] ?? letter;
    return lower === letter ? plain : plain.toUpperCase();
}
/** What matches a word as it is written in a language, with the signs within it. */
function writtenWord(language) {
    return WITHIN.test(language)
        ? /(?:[\p{L}\p{M}\p{N}]|(?<=\p{L})['`\u2018\u2019](?=\p{L}))+/gu
        : /(?:[\p{L}\p{M}\p{N}]|(?<=l)[\u00b7\u2022](?=l))+/giu;
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
        if (name === '' || name.length > tokens_LONGEST)
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
/** The article of Arabic, alone or behind a word of one letter, is written as a part of the word. */
const ARTICLE = /^(?:[\u0648\u0641\u0628\u0643]?\u0627\u0644|\u0648?\u0644\u0644)(?=\p{L}{3})/u;
function fold(word) {
    const lower = word.toLowerCase();
    if (/^[\u0621-\u064a]/.test(word))
        return lower.replace(ARTICLE, '');
    return lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss') ? lower.slice(0, -1) : lower;
}

;// CONCATENATED MODULE: ./lib/site/search/scan.js


const ASTRAL = /[\ud800-\udfff]/;
const DIVIDES = 1;
const LOWER = 2;
const UPPER = 3;
const DIGIT = 4;
const FOREIGN = 5;
/** By the code of a character; 0 where it was not seen before. */
const kinds = new Uint8Array(2 ** 16);
const S = 's'.charCodeAt(0);
const TO_LOWER = 32;
/**
 * Tells the words of a text without accents (tokens.ts) by its characters. As strings, those of a large site take
 * several times as long: most come hundreds of times.
 */
function scanWords(text, listener) {
    if (ASTRAL.test(text))
        for (const word of text.match(tokens_WORD) ?? [])
            listener.other(word);
    else
        for (let at = 0; at < text.length;)
            at = scanWord(text, at, listener);
}
/** Reads the word at a place, if there is one. Where to go on. */
function scanWord(text, start, listener) {
    let { high, low } = hashes/* EMPTY_HASH */.fM;
    let [highBefore, lowBefore, before, last, lastButOne] = [high, low, 0, 0, 0];
    let isPlain = true;
    let at = start;
    for (; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        const kind = kinds[unit] || scan_kindOf(unit);
        if (kind === DIVIDES)
            break;
        // Names like createUser are terms in their parts as well.
        if (kind === FOREIGN || (kind === UPPER && before === LOWER))
            isPlain = false;
        before = kind;
        lastButOne = last;
        last = kind === UPPER ? unit + TO_LOWER : unit;
        highBefore = high;
        lowBefore = low;
        high = (0,hashes/* nextHigh */.Ws)(high, last);
        low = (0,hashes/* nextLow */.II)(low, last);
    }
    const length = at - start;
    if (length === 0)
        return at + 1;
    if (!isPlain)
        listener.other(text.slice(start, at));
    else if (length <= tokens_LONGEST) {
        const isPlural = length > 3 && last === S && lastButOne !== S;
        if (isPlural)
            [high, low] = [highBefore, lowBefore];
        const finished = (0,hashes/* finishHigh */.AE)(high, low);
        listener.plain(finished, (0,hashes/* finishLow */.EV)(finished, low), start, isPlural ? at - 1 : at);
    }
    return at + 1;
}
function scan_kindOf(unit) {
    const character = String.fromCharCode(unit);
    const kind = /[a-z]/.test(character)
        ? LOWER
        : /[A-Z]/.test(character)
            ? UPPER
            : /[0-9]/.test(character)
                ? DIGIT
                : /[\p{L}\p{N}]/u.test(character)
                    ? FOREIGN
                    : DIVIDES;
    kinds[unit] = kind;
    return kind;
}

;// CONCATENATED MODULE: ./lib/site/search/reader.js







const LONGEST_SECTION = 1500;
const LONGEST_PAGE = 16_000;
/** How often a word counts by where it stands. */
const COUNTS = { heading: 4, description: 2, text: 1 };
/** What a word of the title adds to a page's weight, shared by the words of the title. */
const reader_TITLE = 250;
/** Reads pages for the index that `numbers` are of; undefined for those that are not to be found. */
function createSearchReader(theme, numbers, { withDigests }) {
    /** By their numbers. */
    const all = new Array(numbers.terms.length);
    const byWord = new Map();
    const termOf = (high, low, spell) => {
        const number = numbers.of(high, low, spell);
        const known = all[number];
        if (known !== undefined)
            return known;
        const found = { number, page: 0, count: 0, bonus: 0 };
        all[number] = found;
        return found;
    };
    /** The terms of a word; words repeat, so each is read once. */
    const ofWord = (word) => {
        const known = byWord.get(word);
        if (known !== undefined)
            return known;
        const found = termsOf(word, true).map((term) => {
            const { high, low } = (0,hashes/* hashedTerm */.Ei)(term);
            return termOf(high, low, () => term);
        });
        byWord.set(word, found);
        return found;
    };
    /** Hands over each term of a text. */
    const read = (text, language, take) => {
        const plain = withoutAccents(text, language);
        scanWords(plain, {
            plain: (high, low, start, end) => take(termOf(high, low, () => plain.slice(start, end).toLowerCase())),
            other: (word) => ofWord(word).forEach(take),
        });
    };
    let number = 0;
    return (page, body) => {
        const place = theme.places.of(page);
        if (page.searchable === false)
            return undefined;
        if (page.noindex || (!place.found && theme.settings.indexing === 'navigable'))
            return undefined;
        number += 1;
        const boost = page.boost ?? place.groups.findLast((group) => group.boost !== undefined)?.boost;
        const scope = scopeOf(place);
        const language = (0,format/* scopeLanguage */.j1)(scope);
        const own = number;
        const json = JSON.stringify(searchPage(page, place, body));
        let known;
        const occurrences = () => {
            known ??= termsOn(page, body, (text, take) => read(text, language, take), own);
            return known;
        };
        return {
            path: page.path,
            scope,
            ...(boost !== undefined && { boost }),
            size: json.length,
            digest: withDigests ? (0,digest/* digest */.br)(json, scope, JSON.stringify(textsOf(page, body))) : undefined,
            occurrences,
            json: holding(json),
            terms: () => numbers.pack(occurrences()),
        };
    };
}
/** By itself, so that whoever holds it holds nothing else of a page. */
function holding(value) {
    return () => value;
}
/** All that {@link termsOn} reads. */
function textsOf({ title, sidebarTitle, description, metatags, operation }, body) {
    return [title, sidebarTitle, description, metatags.keywords, operation?.operation.path, body.sections];
}
/**
 * The numbers of the terms of a page, in the order in which they first come, and the occurrence of each, in turn.
 * `number` is another for each page.
 */
function termsOn(page, body, terms, number) {
    const found = [];
    const add = (term, count, bonus) => {
        if (term.page !== number) {
            term.page = number;
            term.count = 0;
            term.bonus = 0;
            found.push(term);
        }
        term.count += count;
        term.bonus = Math.max(term.bonus, bonus);
    };
    const count = (text, times) => {
        if (text !== undefined)
            terms(text, (term) => add(term, times, 0));
    };
    for (const title of new Set([page.title, page.sidebarTitle])) {
        const own = [];
        terms(title, (term) => own.push(term));
        for (const term of own)
            add(term, COUNTS.heading, Math.round(reader_TITLE / Math.sqrt(own.length)));
    }
    count(page.description === undefined ? undefined : (0,short_text/* shortText */.o)(page.description), COUNTS.description);
    count(page.metatags.keywords, COUNTS.heading);
    count(page.operation?.operation.path, COUNTS.heading);
    for (const { heading, text } of body.sections) {
        count(heading, COUNTS.heading);
        count(text, COUNTS.text);
    }
    const occurrences = new Uint32Array(found.length * 2);
    for (const [at, term] of found.entries()) {
        occurrences[at * 2] = term.number;
        occurrences[at * 2 + 1] = term.count * 256 + term.bonus;
    }
    return occurrences;
}
function searchPage(page, place, body) {
    let room = LONGEST_PAGE;
    const described = page.description === undefined
        ? []
        : [
            {
                id: undefined,
                heading: undefined,
                text: (0,short_text/* shortText */.o)(page.description).replace(/\s+/g, ' ').trim(),
            },
        ];
    const sections = [...described, ...body.sections].flatMap(({ heading, id, text }) => {
        const shown = text.slice(0, Math.min(LONGEST_SECTION, room));
        room -= shown.length;
        return shown === '' && heading === undefined ? [] : [[heading ?? '', id ?? '', shown]];
    });
    const tab = place.switches.find(({ switch: one }) => one.kind === 'tab')?.active?.label;
    const trail = [...(tab === undefined ? [] : [tab]), ...place.groups.map(({ title }) => title)]
        .filter(Boolean)
        .join(' \u203a ');
    return { path: page.path, title: page.title, trail, sections };
}

;// CONCATENATED MODULE: ./lib/site/build.js




























/** The file that hosts show for a wrong address. */
const MISSING = `${not_found/* NOT_FOUND */.p2}.html`;
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
async function build(files, { shard, ...options }, events, means) {
    const breathe = (0,breathing/* createBreathing */.D)(events.signal);
    const diagnostics = (0,output_diagnostics/* createDiagnostics */.t)();
    const journal = (0,cache_journal/* createJournal */.s)(diagnostics.report);
    const { report } = journal;
    const loaded = await (0,load/* loadSettings */.M)(files, report, means.cache);
    const { settings } = loaded;
    const highlighting = await highlighterOptions(loaded, files, report, means.cache);
    const early = highlightEarly(() => means.startHighlightWorkers?.(highlighting));
    // A part of a site does not make the code of all pages, and of few pages it is made as soon as threads are started.
    const isEarly = shard === undefined && (0,project_files/* markdownFiles */.h3)(files).length >= highlight_ahead/* FEW_PAGES */.k;
    const parsed = createParsedPages(files, report, means.cache, (page) => {
        if (isEarly)
            early.offer(page.file, () => codeRequests(page, settings.variables));
    });
    const site = await mapSite(files, loaded, options, report, breathe, parsed.parse);
    const { built, places } = site;
    const redirects = createRedirects(settings.redirects, {
        basePath: options.basePath,
        isPage: (path) => [(0,navigation_pages/* normalPath */.FE)(path), `${(0,navigation_pages/* normalPath */.FE)(path)}/index`].some((one) => site.all.has(one)),
    });
    const home = built.get('index') ?? site.all.get(redirectedHome(redirects.resolve('/'))) ?? places.home;
    const links = createLinks({
        files,
        address: (0,hrefs/* siteAddress */.Cz)(options),
        pages: site.all,
        isBuilt: (path) => built.has(path),
        home: home?.path,
        redirects,
        exactPlace: loaded.exactPlace,
        report,
    });
    const sheets = projectStyleSheets(files, report);
    const own = [...built.values()].map((page, number) => ({ page, number }));
    const mine = shard === undefined ? own : own.filter(({ number }) => number % shard.of === shard.index - 1);
    const renderers = await createRenderers({
        files,
        loaded,
        options,
        site,
        pages: mine.map(({ page }) => page),
        links,
        sheets,
        home,
        report,
        means,
        parsed,
        highlighting,
        early,
        journal,
        signal: events.signal,
    });
    const layout = createLayout(renderers.theme);
    const whole = (0,output_whole/* createWholeSite */.l)(shard === undefined ? means.cache : undefined);
    const outputs = createPageOutputs({
        renderers,
        layout,
        foundPage: createSearchReader(renderers.theme, whole.termNumbers, {
            withDigests: means.cache !== undefined,
        }),
        cache: means.cache,
        all: site.all.values(),
        built: [...built.values()],
    });
    const part = shard === undefined
        ? undefined
        : (await Promise.all(/* import() */[__webpack_require__.e(7597), __webpack_require__.e(3135)]).then(__webpack_require__.bind(__webpack_require__, 35516))).createPartRecord(shard, options, files, events);
    const writer = (0,output_writer/* createWriter */.u)(part?.events ?? events, report);
    part?.enter('shared');
    for (const file of renderers.files)
        await writer.write(file);
    part?.enter('pages');
    const needs = new Set();
    events.onProgress?.(0, mine.length);
    for (const [done, { page, number }] of mine.entries()) {
        await breathe();
        await renderers.ready(done);
        const output = await outputs.of(page);
        const { trace } = output;
        for (const file of output.files)
            if (file.path !== MISSING)
                await writer.write(file);
        for (const need of output.needs)
            needs.add(need);
        if (part === undefined)
            whole.add(trace);
        else
            await part.page(number, trace);
        events.onProgress?.(done + 1, mine.length);
    }
    part?.enter('around');
    const copied = built.has('index') ? undefined : home;
    if (copied !== undefined)
        await writer.text('index.html', await outputs.copy(copied, 'index'));
    const language = places.home === undefined ? 'en' : (0,words_words/* languageAt */.Kb)(places.of(places.home));
    const generated = (0,not_found/* notFoundPage */.FS)(settings.notFound.title, settings.notFound.description, (0,words_words/* wordsIn */.Hn)(language).layout, (target) => links.href({ page: not_found/* NOT_FOUND */.p2, at: not_found/* NOT_FOUND */.p2 }, target, loaded.placeOf(['errors', '404', 'description'])));
    // A page of the project at that very address is the one that hosts show then.
    const ownMissing = built.get(not_found/* NOT_FOUND */.p2);
    const notFound = ownMissing === undefined
        ? layout.html(viewOf(places, generated.page), generated.body)
        : await outputs.copy(ownMissing, not_found/* NOT_FOUND */.p2);
    const { script } = renderers.theme.assets;
    await writer.text(MISSING, (0,not_found/* atAnyAddress */.Kh)(notFound, script, { basePath: options.basePath, redirect: settings.notFound.redirect }));
    await writeAround({ files, loaded, options, site, links, sheets, redirects, writer, report });
    if (part === undefined)
        for (const file of whole.files())
            await writer.write(file);
    part?.enter('needed');
    for (const file of [...outputs.navigation(), ...renderers.needed(needs)])
        await writer.write(file);
    for await (const file of renderers.thumbnails()) {
        await breathe();
        await writer.write(file);
    }
    part?.enter('used');
    const used = new Set([...links.used, ...renderers.used, ...sheets.flatMap((sheet) => sheet.used)]);
    for (const path of [...used].sort())
        await writer.write({ path, bytes: files.read(path) });
    await renderers.highlighter.dispose();
    const { name, description } = settings;
    const unlisted = (0,output_whole/* unlistedPages */.N)(site, (0,navigation_listed/* listedPaths */.AR)(settings.navigation));
    if (part === undefined)
        whole.check(links, unlisted, report);
    else
        await part.finish({ name, pages: [...built.keys()], unlisted, links, diagnostics: diagnostics.list() });
    return {
        name,
        description,
        language,
        pages: [...mine.map(({ page }) => page.path), ...(copied === undefined ? [] : ['index'])].sort(),
        diagnostics: diagnostics.list(),
    };
}
/** The page that a redirect of `/` leads to. */
function redirectedHome(target) {
    return target === undefined ? '' : target.replace(/^\/+|[?#].*$|\/+$/g, '');
}


/***/ }),

/***/ 25613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ BATCH),
/* harmony export */   Mn: () => (/* binding */ highlightAhead),
/* harmony export */   Ou: () => (/* binding */ AT_HAND),
/* harmony export */   k: () => (/* binding */ FEW_PAGES)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** A site with fewer pages is done before a thread has started. */
const FEW_PAGES = 50;
/** Characters of code that travel to a worker at once; a few tens of milliseconds of work. */
const BATCH = 16_000;
/** Batches a worker has at hand, so that it never waits for the build to breathe. */
const AT_HAND = 4;
/** How many pages ahead the build takes code itself: what it makes waits in memory. */
const OWN_PAGES = 256;
/**
 * Shares the highlighting of all pages between the build and workers, so that none of them waits for another while
 * there is code left. Who did which page never shows: the same code gives the same HTML. A worker that fails leaves
 * its pages to the build. Ends the workers when nothing is left for them.
 */
function highlightAhead(sources) {
    const { threads, count, ready, highlight, signal, begun = new Map() } = sources;
    /** The pages that workers are at. */
    const taken = new Map(begun);
    for (const [page, finished] of begun)
        void finished.then(() => taken.delete(page));
    /** What is left of pages that the build has taken code of. */
    const left = new Map();
    const requestsOf = (index) => left.get(index) ?? (begun.has(index) ? [] : sources.requestsOf(index));
    /** The first page that no worker has taken. */
    let next = 0;
    const takeBatch = () => {
        const pages = [];
        const requests = [];
        for (let size = 0; next < count && size < BATCH && signal?.aborted !== true; next += 1) {
            const own = requestsOf(next);
            left.delete(next);
            if (own.length === 0)
                continue;
            pages.push(next);
            requests.push(...own);
            for (const { code } of own)
                size += code.length;
        }
        return { pages, requests };
    };
    const work = async (worker) => {
        for (;;) {
            const { pages, requests } = takeBatch();
            if (pages.length === 0)
                return;
            const finished = worker.highlight(requests).then((html) => {
                ready.adopt(requests, html);
                return true;
            }, () => false);
            for (const page of pages)
                taken.set(page, finished);
            const isFine = await finished;
            for (const page of pages)
                taken.delete(page);
            if (!isFine)
                return;
        }
    };
    const all = (threads?.workers ?? []).flatMap((worker) => Array.from({ length: AT_HAND }, () => work(worker)));
    void Promise.all(all).then(() => threads?.close());
    const own = createOwnShare();
    /** A piece of code that the build may do itself, of the pages up to `last`. */
    const takeOwn = (last) => {
        for (let page = own.from(next); page < Math.min(count, last); page += 1) {
            const requests = left.get(page) ?? [...requestsOf(page)];
            left.set(page, requests);
            const at = requests.findIndex(own.has);
            if (at >= 0)
                return requests.splice(at, 1)[0];
            own.passed(page);
        }
        const more = own.begin([...left.values()].flat());
        return more ? takeOwn(last) : undefined;
    };
    return {
        async reached(index) {
            left.delete(index);
            next = Math.max(next, index + 1);
            while (taken.has(index) && signal?.aborted !== true) {
                const request = takeOwn(index + OWN_PAGES);
                if (request === undefined)
                    break;
                highlight(request);
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
            }
            await taken.get(index);
        },
    };
}
/** Grammars whose first piece of code takes a tenth of a second, and that of others a hundredth. */
const SLOW_TO_BEGIN = /^(?:[cm]?[jt]sx?|javascript|typescript|html|mdx|vue|svelte|astro|php|cpp|c\+\+|objc|objective-c|swift|graphql|gql|julia)$/;
/** Characters of code that take longer than the first piece of a slow grammar. */
const WORTH_BEGINNING = 200_000;
/** The build's own share of the code: that of few languages, and of one more only where nothing is left of those. */
function createOwnShare() {
    const languages = new Set();
    /** Pages before it hold nothing more in these languages. */
    let cursor = 0;
    const languageOf = ({ language }) => language?.toLowerCase() ?? '';
    return {
        from: (next) => Math.max(cursor, next),
        has: (request) => languages.has(languageOf(request)),
        passed(page) {
            cursor = page + 1;
        },
        /** Takes on the language that most of the code left is written in, where beginning with it pays. */
        begin(requests) {
            const sizes = new Map();
            for (const request of requests) {
                const language = languageOf(request);
                sizes.set(language, (sizes.get(language) ?? 0) + request.code.length);
            }
            for (const [language, size] of sizes)
                if (SLOW_TO_BEGIN.test(language) && size < WORTH_BEGINNING)
                    sizes.delete(language);
            const [most] = [...sizes].sort(([a, sizeOfA], [b, sizeOfB]) => Number(SLOW_TO_BEGIN.test(a)) - Number(SLOW_TO_BEGIN.test(b)) || sizeOfB - sizeOfA);
            if (most === undefined)
                return false;
            languages.add(most[0]);
            cursor = 0;
            return true;
        },
    };
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

/***/ 70915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ fromData),
/* harmony export */   EJ: () => (/* binding */ method),
/* harmony export */   HK: () => (/* binding */ remembered),
/* harmony export */   Je: () => (/* binding */ stringOf),
/* harmony export */   KJ: () => (/* binding */ instance),
/* harmony export */   Lv: () => (/* binding */ isList),
/* harmony export */   PT: () => (/* binding */ markup),
/* harmony export */   RY: () => (/* binding */ isMarkup),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   T1: () => (/* binding */ pattern),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   dG: () => (/* binding */ calledOf),
/* harmony export */   ez: () => (/* binding */ expressionOf),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   gn: () => (/* binding */ withMembers),
/* harmony export */   hR: () => (/* binding */ instanceOf),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   pq: () => (/* binding */ innerScope),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
const MARKUP = Symbol('markup');
function markup(render, look) {
    let seen;
    return {
        [MARKUP]: true,
        render,
        element() {
            seen ??= look?.();
            return seen;
        },
    };
}
/** The same markup, which knows afterwards what it came to. */
function remembered(value) {
    let html;
    return {
        ...value,
        render() {
            html = value.render();
            return html;
        },
        became: () => html,
    };
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
const INSTANCE = Symbol('instance');
function instance(made) {
    return { [INSTANCE]: made };
}
/** What `new` has made, of a value that is such. */
function instanceOf(value) {
    return typeof value === 'object' && value !== null && INSTANCE in value ? value[INSTANCE] : undefined;
}
const MEMBERS = new WeakMap();
/** A function with members: `Number`, which has `Number.isInteger`. */
function withMembers(callable, members) {
    MEMBERS.set(callable, members);
    return callable;
}
function membersOf(callable) {
    return MEMBERS.get(callable);
}
const METHODS = new WeakMap();
/** A function that knows the object it is called of. Only {@link calledOf} tells it of one: never of one of the host. */
function method(call) {
    const callable = (...values) => call(undefined, values);
    METHODS.set(callable, call);
    return callable;
}
/** Calls a function as a member of `self`. */
function calledOf(self, callable, values) {
    const call = METHODS.get(callable);
    return call === undefined ? callable(...values) : call(self, values);
}
function isList(value) {
    return Array.isArray(value);
}
function isRecord(value) {
    return (typeof value === 'object' &&
        value !== null &&
        !isList(value) &&
        !isMarkup(value) &&
        !(PATTERN in value) &&
        !(INSTANCE in value));
}
/** The items of a list, set or map, or the characters of a text; nothing of anything else. */
function listOf(value) {
    if (isList(value))
        return value;
    const made = instanceOf(value);
    if (made !== undefined)
        return made instanceof Date ? [] : [...made];
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
/** More items than any page shows, and deeper than any list is meant. */
const MOST_ITEMS = 100_000;
const DEEPEST = 100;
/** What is in a list and in the lists in it, in order. A list that holds itself comes to an end. */
function* itemsOf(list) {
    let left = MOST_ITEMS;
    function* inside(items, depth) {
        for (const item of items) {
            if (left-- <= 0)
                return;
            if (!isList(item))
                yield item;
            else if (item.length === 0)
                yield undefined;
            else if (depth < DEEPEST)
                yield* inside(item, depth + 1);
        }
    }
    yield* inside(list, 0);
}
/** The value as plain text: strings and numbers as they are, lists joined, the rest nothing. */
function textOf(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number')
        return String(value);
    return isList(value) ? [...itemsOf(value)].map(textOf).join('') : '';
}
/** As `Number(value)` would say it of a primitive or a time; everything else is not a number. */
function numberOf(value) {
    const made = instanceOf(value);
    if (made instanceof Date)
        return made.getTime();
    return typeof value === 'object' && value !== null ? Number.NaN : Number(value);
}
/** As `String(value)` would say it, but never `[object Object]`. */
function stringOf(value) {
    if (isList(value))
        return [...itemsOf(value)]
            .map((item) => (item === null || item === undefined ? '' : stringOf(item)))
            .join(',');
    const made = instanceOf(value);
    if (made instanceof Date)
        return Number.isNaN(made.getTime()) ? 'Invalid Date' : made.toUTCString();
    const expression = expressionOf(value);
    if (expression !== undefined)
        return String(expression);
    if (isRecord(value)) {
        const own = typeof value.toString === 'function' ? value.toString() : '';
        return typeof own === 'string' ? own : '';
    }
    return typeof value === 'object' && value !== null ? '' : typeof value === 'function' ? '' : String(value);
}
function innerScope(outer, names = []) {
    const scope = Object.create(outer);
    for (const [name, value] of names)
        scope[name] = value;
    return scope;
}


/***/ }),

/***/ 75608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ hyphenated),
/* harmony export */   Pj: () => (/* binding */ styleText),
/* harmony export */   Zq: () => (/* binding */ rewriteUrls),
/* harmony export */   _o: () => (/* binding */ isColor),
/* harmony export */   nU: () => (/* binding */ withUrls)
/* harmony export */ });
/* harmony import */ var _interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70915);

/** A name in camel case as CSS and HTML write it. */
function hyphenated(name) {
    return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
/** `{{ marginTop: 4, "--x": 1 }}` as CSS. */
function styleText(value) {
    if (!(0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value))
        return '';
    return Object.entries(value)
        .flatMap(([key, part]) => {
        if (typeof part !== 'string' && typeof part !== 'number')
            return [];
        const property = key.startsWith('--') ? key : hyphenated(key);
        const unit = typeof part === 'number' && part !== 0 && !key.startsWith('--') && !isUnitless(key) ? 'px' : '';
        return [`${property}:${part}${unit}`];
    })
        .join(';');
}
/** Whether a text may be a color, and holds nothing that could end its declaration. */
function isColor(text) {
    return /^[#\w(),.%\s/-]+$/.test(text);
}
const UNITLESS = new Set(`animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex columnCount columns
  fillOpacity flex flexGrow flexShrink floodOpacity fontWeight gridArea gridColumn gridColumnEnd gridColumnStart gridRow
  gridRowEnd gridRowStart lineClamp lineHeight opacity order orphans scale stopOpacity strokeDasharray strokeDashoffset
  strokeMiterlimit strokeOpacity strokeWidth tabSize widows zIndex zoom`.split(/\s+/));
function isUnitless(property) {
    return UNITLESS.has(property.replace(/^(?:Moz|Webkit|ms)([A-Z])/, (_, first) => first.toLowerCase()));
}
const IMAGE_SET = /\bimage-set\(((?:[^()]|\([^()]*\))*)\)/gi;
/** `image-set("a.png" 1x)` names a file without `url(\u2026)`; with it, it is read as all others. */
function withUrls(css) {
    return css.replace(IMAGE_SET, (_, choices) => {
        const named = choices.replace(/(^|,)\s*(?:"([^"]*)"|'([^']*)')/g, '$1url("$2$3")');
        return `image-set(${named})`;
    });
}
/** `url(\u2026)` in CSS names project files, too. */
function rewriteUrls(written, place, page) {
    const css = withUrls(written);
    if (!/url\(|@import/i.test(css))
        return css;
    return css
        .replace(/@import\s+(?:url\()?\s*["']?(?:https?:)?\/\/[^;]*;?/gi, '')
        .replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/gi, (whole, _quote, address) => /^(?:data:|#)/.test(address)
        ? whole
        : `url("${page.context.asset(address.trim(), place).replaceAll('"', '%22')}")`);
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


/***/ })

};
return { ids, modules }; })
