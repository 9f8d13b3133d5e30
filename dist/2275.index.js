((__CHUNK_IMPORT_META__) => {'use strict';const id = 2275;
const ids = [2275];
const modules = {

/***/ 42680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ digestOfFile),
/* harmony export */   b: () => (/* binding */ digest)
/* harmony export */ });
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

/***/ 69398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ STEP_PLACE),
/* harmony export */   k: () => (/* binding */ betweenSteps)
/* harmony export */ });
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34992);

/** Marks the place of a step among what else stands in `<Steps>`. */
const STEP_PLACE = '<!--step-->';
/** A paragraph that begins with steps: they are before it. */
const BEGINS = new RegExp(`(<p>\\s*)((?:${STEP_PLACE}\\s*)+)`, 'g');
/**
 * What stands before the first of some steps, and after each. All of it stands before them where a heading would be
 * listed out of turn; what is around a step stays in one piece, before it.
 */
function betweenSteps(html, count) {
    const pieces = html.replace(BEGINS, '$2$1').split(STEP_PLACE);
    const isOutOfTurn = pieces.slice(1).some((piece) => /<h[1-6][\s>]/.test(piece));
    if (isOutOfTurn || pieces.length !== count + 1)
        return [pieces.join('').trim()];
    const between = pieces.map(() => '');
    let depth = 0;
    let place = 0;
    pieces.forEach((piece, n) => {
        if (depth === 0)
            place = n;
        between[place] += piece;
        depth += deeper(piece);
    });
    return between.map((piece) => piece.trim());
}
/** How many more elements begin in some HTML than end in it. */
function deeper(html) {
    let depth = 0;
    for (const [, end, name = '', alone] of html.matchAll(/<(\/?)([a-z][\w-]*)(?:[^>]*?(\/?))?>/gi))
        if (alone !== '/' && !_markdown_html_js__WEBPACK_IMPORTED_MODULE_0__/* .VOID_ELEMENTS */ .v1.has(name))
            depth += end === '/' ? -1 : 1;
    return depth;
}


/***/ }),

/***/ 95031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H3: () => (/* binding */ calloutKind),
/* harmony export */   kY: () => (/* binding */ calloutIcon),
/* harmony export */   uI: () => (/* binding */ callouts),
/* harmony export */   xl: () => (/* binding */ callout)
/* harmony export */ });
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68348);
/* harmony import */ var _markdown_elements_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37086);
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34992);
/* harmony import */ var _props_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78442);




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
/** What other generators call these kinds. */
const ALIASES = {
    error: 'danger',
    success: 'check',
    caution: 'warning',
    warn: 'warning',
    important: 'info',
    destructive: 'danger',
};
/** `<Callout type="\u2026" icon="\u2026" color="\u2026">`; other libraries call its type `intent` or `variant`. */
const customCallout = (element, page) => {
    const type = ['type', 'intent', 'variant'].map((name) => (0,_props_js__WEBPACK_IMPORTED_MODULE_2__/* .wordProp */ .y0)(element.props, name, '')).find(Boolean) ?? 'custom';
    return calloutHtml((0,_look_up_js__WEBPACK_IMPORTED_MODULE_3__/* .lookUp */ .T)(ALIASES, type) ?? type, element, page);
};
function calloutHtml(type, element, page) {
    const { props, place } = element;
    const kind = calloutKind(type);
    const color = (0,_props_js__WEBPACK_IMPORTED_MODULE_2__/* .textProp */ .xX)(props, 'color');
    const icon = props.icon === undefined && kind
        ? page.context.icon(ICONS[kind], place, { library: 'fontawesome' })
        : (0,_props_js__WEBPACK_IMPORTED_MODULE_2__/* .iconHtml */ .vF)({ ...props, color: undefined }, page, place);
    const title = (0,_props_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlProp */ .Zq)(props, 'title', page);
    const head = (0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .attributes */ .uK)({
        class: `c-callout c-${kind ?? 'custom'}`,
        role: 'note',
        'aria-label': kind && page.context.words.components[kind],
        style: color !== undefined && (0,_markdown_elements_style_js__WEBPACK_IMPORTED_MODULE_0__/* .isCssColor */ .VP)(color) ? `--t-hue:${color}` : undefined,
    });
    return (`<div${head}>${icon === '' ? '' : `<span class="c-callout-icon">${icon}</span>`}<div class="c-callout-body">` +
        `${title === '' ? '' : `<p class="c-callout-title">${title}</p>`}${blockHtml((0,_props_js__WEBPACK_IMPORTED_MODULE_2__/* .childrenHtml */ .D4)(element, page))}</div></div>`);
}
/** Text that stands directly in a block becomes a paragraph of it. */
function blockHtml(html) {
    return html === '' || (0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsBlocks */ .F1)(html) ? html : `<p>${html}</p>`;
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


/***/ }),

/***/ 70079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D2: () => (/* binding */ closestComponent),
  pG: () => (/* binding */ componentNamed)
});

// UNUSED EXPORTS: COMPONENT_NAMES

// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
// EXTERNAL MODULE: ./lib/text/suggest.js
var suggest = __webpack_require__(86101);
// EXTERNAL MODULE: ./lib/site/markdown/html.js
var markdown_html = __webpack_require__(34992);
// EXTERNAL MODULE: ./lib/site/components/props.js
var components_props = __webpack_require__(78442);
;// CONCATENATED MODULE: ./lib/site/components/accordions.js


/** `<Accordion title icon description defaultOpen id>`: opened by the reader, by a link to its id, and by find-in-page. */
const accordion = (element, page) => {
    const { props, place } = element;
    const { html, text } = (0,components_props/* titleProp */.C4)(props, page);
    const title = html || page.context.words.components.details;
    const description = (0,components_props/* htmlProp */.Zq)(props, 'description', page);
    const icon = (0,components_props/* iconHtml */.vF)(props, page, place);
    const id = (0,components_props/* idProp */.$f)(props, text ?? 'details', page, 1);
    const head = (0,markdown_html/* attributes */.uK)({ class: 'c-accordion', id, open: (0,components_props/* flagProp */.Kh)(props, 'defaultOpen') });
    return (`<details${head}><summary>${icon === '' ? '' : `<span class="c-accordion-icon">${icon}</span>`}` +
        `<span class="c-accordion-title">${title}${description === '' ? '' : `<small>${description}</small>`}</span></summary>` +
        `<div class="c-accordion-body">${page.unlisted(() => (0,components_props/* childrenHtml */.D4)(element, page))}</div></details>`);
};
const group = (element, page) => `<div class="c-accordions">${(0,components_props/* childrenHtml */.D4)(element, page)}</div>`;
/** `<Expandable title defaultOpen>`: the properties of an object. */
const expandable = (element, page) => {
    const { props } = element;
    const title = (0,components_props/* htmlProp */.Zq)(props, 'title', page) || page.context.words.components.properties;
    const open = (0,components_props/* flagProp */.Kh)(props, 'defaultOpen');
    return (`<details${(0,markdown_html/* attributes */.uK)({ class: 'c-expandable', open })}><summary>${title}</summary>` +
        `<div class="c-expandable-body">${page.unlisted(() => (0,components_props/* childrenHtml */.D4)(element, page))}</div></details>`);
};
const accordions = {
    Accordion: accordion,
    AccordionGroup: group,
    Expandable: expandable,
};

// EXTERNAL MODULE: ./lib/site/markdown/elements/style.js
var elements_style = __webpack_require__(37086);
;// CONCATENATED MODULE: ./lib/site/components/badges.js




/** The colors that have a look of their own. */
const COLORS = /^(?:gray|blue|green|yellow|orange|red|purple|white|surface|white-destructive|surface-destructive)$/;
/** What other libraries call the looks of a badge. */
const VARIANTS = {
    info: 'blue',
    note: 'blue',
    success: 'green',
    tip: 'green',
    caution: 'orange',
    warning: 'orange',
    danger: 'red',
    destructive: 'red',
    error: 'red',
};
/** `<Badge color size shape icon stroke disabled className>`; others write its words as `text` or `label`. */
const badge = ({ props, children, place }, page) => {
    const variant = (0,components_props/* wordProp */.y0)(props, 'variant', (0,components_props/* wordProp */.y0)(props, 'type', ''));
    const given = (0,components_props/* textProp */.xX)(props, 'color')?.toLowerCase() ?? variant;
    const color = (0,look_up/* lookUp */.T)(VARIANTS, given) ?? given;
    const name = (0,markdown_html/* classes */.Ly)('c-badge', `c-badge-${COLORS.test(color) ? color : 'gray'}`, `c-badge-${(0,components_props/* wordProp */.y0)(props, 'size', 'md')}`, (0,components_props/* wordProp */.y0)(props, 'shape', 'rounded') === 'pill' && 'c-badge-pill', ((0,components_props/* flagProp */.Kh)(props, 'stroke') || /^outlined?$/.test(variant)) && 'c-badge-stroke', (0,components_props/* flagProp */.Kh)(props, 'disabled') && 'c-badge-disabled', (0,components_props/* textProp */.xX)(props, 'className'));
    const style = !COLORS.test(color) && (0,elements_style/* isCssColor */.VP)(color) ? `--t-hue:${color}` : undefined;
    const words = (0,markdown_html/* lineHtml */.Or)(page.html(children)) || (0,components_props/* htmlProp */.Zq)(props, 'text', page) || (0,components_props/* htmlProp */.Zq)(props, 'label', page);
    return `<span${(0,markdown_html/* attributes */.uK)({ class: name, style })}>${(0,components_props/* iconHtml */.vF)({ ...props, color: undefined }, page, place)}${words}</span>`;
};
const badges = { Badge: badge };

// EXTERNAL MODULE: ./lib/site/components/callouts.js
var callouts = __webpack_require__(95031);
// EXTERNAL MODULE: ./lib/site/interpreter/value.js
var interpreter_value = __webpack_require__(70915);
// EXTERNAL MODULE: ./lib/site/markdown/elements/element.js + 6 modules
var elements_element = __webpack_require__(70052);
;// CONCATENATED MODULE: ./lib/site/components/cards.js





/** `<Card title icon href img horizontal cta arrow type description disabled>`: the whole card is clickable, its title is the link. */
const card = (element, page) => {
    const { props, place } = element;
    const type = (0,callouts/* calloutKind */.H3)((0,components_props/* wordProp */.y0)(props, 'type', ''));
    const isDisabled = (0,components_props/* flagProp */.Kh)(props, 'disabled');
    const link = isDisabled ? undefined : (0,components_props/* linkAttributes */.c9)(props, page, place);
    const isExternal = /^https?:/i.test((0,components_props/* textProp */.xX)(props, 'href') ?? '');
    const hasArrow = link !== undefined && (props.arrow === undefined ? isExternal : (0,components_props/* flagProp */.Kh)(props, 'arrow'));
    const title = (0,components_props/* htmlProp */.Zq)(props, 'title', page);
    const cta = (0,components_props/* htmlProp */.Zq)(props, 'cta', page);
    const icon = (0,components_props/* iconHtml */.vF)(props, page, place, type && (0,callouts/* calloutIcon */.kY)(type));
    const described = (0,components_props/* htmlProp */.Zq)(props, 'description', page);
    const own = (0,components_props/* childrenHtml */.D4)(element, page);
    // A list of cards often hands on all of an entry and shows its description as well.
    const told = own === '' || own.includes(described) ? '' : `<p>${described}</p>`;
    const body = own === '' ? described : told + own;
    const image = (0,components_props/* textProp */.xX)(props, 'img');
    const head = (0,markdown_html/* attributes */.uK)({
        class: (0,markdown_html/* classes */.Ly)('c-card', (0,components_props/* flagProp */.Kh)(props, 'horizontal') && 'c-card-horizontal', isDisabled && 'c-card-disabled', type && `c-card-typed c-${type}`, (0,components_props/* textProp */.xX)(props, 'className')),
    });
    const linked = (html) => link === undefined ? html : `<a class="c-card-link"${link}>${html}</a>`;
    const bare = link !== undefined && title === '' && cta === '';
    return (`<div${head}>${image === undefined ? '' : cardImage(image, element, page)}` +
        `${icon === '' ? '' : `<span class="c-card-icon">${icon}</span>`}<div class="c-card-main">` +
        `${title === '' ? '' : `<p class="c-card-title">${linked(title)}</p>`}` +
        `${body === '' ? '' : `<div class="c-card-body">${body}</div>`}` +
        `${cta === '' ? '' : `<p class="c-card-cta">${title === '' ? linked(cta) : cta}</p>`}</div>` +
        `${bare ? `<a class="c-card-link"${link} aria-label="${(0,markdown_html/* escapeAttribute */.Gj)(wordsOf(body) || ((0,components_props/* textProp */.xX)(props, 'href') ?? ''))}"></a>` : ''}` +
        `${hasArrow ? '<span class="c-card-arrow" aria-hidden="true"></span>' : ''}</div>`);
};
/** What a card without a title is called: its first heading, else all that it says. */
function wordsOf(body) {
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
    return (0,elements_element/* renderElement */.d)({ name: 'img', props, children: (0,interpreter_value/* markup */.PT)(() => ''), place, inline: false }, page);
}
/** `<CardGroup cols={2}>`, `<Columns cols={3}>`: a grid that becomes one column on small screens. */
const columns = (element, page) => {
    const cols = Math.min(Math.max(Math.round((0,components_props/* numberProp */.VE)(element.props, 'cols') ?? 2), 1), 6);
    const name = (0,markdown_html/* classes */.Ly)('c-columns', (0,components_props/* textProp */.xX)(element.props, 'className'));
    return `<div${(0,markdown_html/* attributes */.uK)({ class: name, style: `--t-cols:${cols}` })}>${(0,components_props/* childrenHtml */.D4)(element, page)}</div>`;
};
const column = (element, page) => `<div class="c-column">${(0,components_props/* childrenHtml */.D4)(element, page)}</div>`;
/** `<Tile href title description>`: a preview with a caption below. */
const tile = (element, page) => {
    const { props, place } = element;
    const link = (0,components_props/* linkAttributes */.c9)(props, page, place);
    const title = (0,components_props/* htmlProp */.Zq)(props, 'title', page) || page.context.words.components.open;
    const description = (0,components_props/* htmlProp */.Zq)(props, 'description', page);
    return (`<div class="c-tile"><div class="c-tile-preview">${(0,components_props/* childrenHtml */.D4)(element, page)}</div>` +
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
const color = (element, page) => `<div class="c-colors${(0,components_props/* textProp */.xX)(element.props, 'variant') === 'table' ? ' c-colors-table' : ''}">${(0,components_props/* childrenHtml */.D4)(element, page)}</div>`;
const row = (element, page) => {
    const title = (0,components_props/* htmlProp */.Zq)(element.props, 'title', page);
    return (`<div class="c-colors-row">${title === '' ? '' : `<p class="c-colors-title">${title}</p>`}` +
        `<div class="c-colors">${(0,components_props/* childrenHtml */.D4)(element, page)}</div></div>`);
};
/** `<Color.Item name value>`; the value may differ by mode: `{ light, dark }`. */
const item = ({ props }, page) => {
    const { value } = props;
    const [light, dark] = (0,interpreter_value/* isRecord */.u4)(value)
        ? [(0,interpreter_value/* textOf */.b6)(value.light), (0,interpreter_value/* textOf */.b6)(value.dark)]
        : [(0,interpreter_value/* textOf */.b6)(value), undefined];
    const name = (0,components_props/* htmlProp */.Zq)(props, 'name', page);
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
    return (0,elements_style/* isColor */._o)(value) ? value : 'transparent';
}
const colors = { Color: color, 'Color.Row': row, 'Color.Item': item };

// EXTERNAL MODULE: ./lib/site/markdown/anchors/field-id.js
var field_id = __webpack_require__(22852);
// EXTERNAL MODULE: ./lib/site/markdown/anchors/heading.js
var heading = __webpack_require__(87842);
;// CONCATENATED MODULE: ./lib/site/components/fields.js





/** `<ParamField path="id" type required default enum example placeholder deprecated>`. */
const paramField = (element, page) => {
    const location = locationOf(element);
    return fieldHtml(element, nameText(element.props[location ?? 'name'], page), location, page);
};
/** `<ResponseField name type required default enum example deprecated pre post>`; some name it as they would a parameter. */
const responseField = (element, page) => {
    const name = element.props.name ?? element.props[locationOf(element) ?? 'name'];
    return fieldHtml(element, nameText(name, page), undefined, page);
};
function locationOf({ props }) {
    return field_id/* LOCATIONS */.B7.find((name) => props[name] !== undefined);
}
/** A name is text, and the id is made of it, even where the author wrote an element. */
function nameText(name, page) {
    return (0,interpreter_value/* isMarkup */.RY)(name) ? page.heard(() => page.html(name)).text : (0,interpreter_value/* textOf */.b6)(name);
}
function fieldHtml(element, name, location, page) {
    const { props } = element;
    const words = page.context.words.components;
    const id = name === '' ? undefined : (0,components_props/* idProp */.$f)(props, (0,field_id/* fieldId */.CB)(name), page, 1);
    const label = (value) => {
        const html = page.html(value);
        page.say(' ');
        return html === '' ? '' : `<span class="c-field-label">${html}</span>`;
    };
    const labels = (value) => ((0,interpreter_value/* isList */.Lv)(value) ? value : [value]).map(label).join('');
    const code = (value) => `<code>${(0,interpreter_value/* isMarkup */.RY)(value) ? page.html(value) : (0,markdown_html/* escapeText */.X1)(valueText(value))}</code>`;
    const fact = (word, values) => {
        const said = values.filter((value) => value !== undefined && value !== null);
        return said.length === 0
            ? ''
            : `<span class="c-field-default">${word}: ${said.map(code).join(', ')}</span>`;
    };
    // In the order in which it is read.
    const before = labels(props.pre);
    page.say(` ${name} `);
    const after = labels(props.post);
    const type = page.html(props.type);
    page.say(' ');
    const head = [
        before,
        name === '' ? '' : `<code class="c-field-name">${(0,markdown_html/* escapeText */.X1)(name)}</code>`,
        after,
        type === '' ? '' : `<span class="c-field-type">${type}</span>`,
        location === undefined ? '' : `<span class="c-field-in">${location}</span>`,
        (0,components_props/* flagProp */.Kh)(props, 'required') ? `<span class="c-field-required">${words.required}</span>` : '',
        (0,components_props/* flagProp */.Kh)(props, 'deprecated') ? `<span class="c-field-deprecated">${words.deprecated}</span>` : '',
        fact(words.default, [props.default]),
        fact(words.oneOf, (0,interpreter_value/* isList */.Lv)(props.enum) ? props.enum : [props.enum]),
        fact(words.example, [props.example]),
    ].join('');
    const anchor = id === undefined ? '' : (0,heading/* anchorHtml */.Re)(id, name, page.context.words);
    const described = (0,components_props/* lineProp */.o)(props, 'description', page, element.place);
    const own = (0,components_props/* childrenHtml */.D4)(element, page);
    const body = described === '' || own === '' ? described + own : `<p>${described}</p><div>${own}</div>`;
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

// EXTERNAL MODULE: ./lib/site/markdown/elements/element-attributes.js + 1 modules
var element_attributes = __webpack_require__(54822);
;// CONCATENATED MODULE: ./lib/site/components/frames.js





/** `<Frame caption hint style>` around an image or video. */
const frames_frame = (element, page) => {
    const { props, place } = element;
    const hint = (0,components_props/* lineProp */.o)(props, 'hint', page, place);
    const body = (0,components_props/* childrenHtml */.D4)(element, page);
    const caption = (0,components_props/* lineProp */.o)(props, 'caption', page, place);
    const style = (0,element_attributes/* elementAttributes */.e)('div', (0,interpreter_value/* record */.g1)([['style', props.style]]), place, page);
    return (`<figure class="c-frame">${hint === '' ? '' : `<p class="c-frame-hint">${hint}</p>`}` +
        `<div class="c-frame-body"${style}>${body}</div>` +
        `${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`);
};
/** `<Panel>`: what hosted sites pin beside the text. */
const panel = (element, page) => page.beside(`<div class="c-panel">${(0,components_props/* childrenHtml */.D4)(element, page)}</div>`);
/** `<Prompt description icon actions>`: a text to copy into an assistant, open or not. */
const frames_prompt = (element, page) => {
    const { props, place } = element;
    const description = (0,components_props/* lineProp */.o)(props, 'description', page, place) || (0,markdown_html/* escapeText */.X1)(page.context.words.components.prompt);
    const icon = (0,components_props/* iconHtml */.vF)(props, page, place);
    return (`<div class="c-prompt"><details><summary>${icon}<span>${description}</span></summary>` +
        `<div class="c-prompt-body">${page.unlisted(() => (0,components_props/* childrenHtml */.D4)(element, page))}</div></details></div>`);
};
/** `<View title icon>`: one of several versions of a part of the page; client.ts makes a choice of them. */
const view = (element, page) => {
    const { props, place } = element;
    const icon = (0,components_props/* iconHtml */.vF)(props, page, place);
    const { html: title, text: name = page.context.words.components.view } = (0,components_props/* titleProp */.C4)(props, page);
    const id = (0,components_props/* idProp */.$f)(props, name, page, 1);
    return viewHtml(element, page, { id, names: [name], among: [name], title: icon + title });
};
/** What is shown while one of some `names` is chosen `among` all. */
function viewHtml(element, page, { id, names, among, title, }) {
    for (const name of among)
        page.views.add(name);
    const [first = ''] = page.views;
    const isLater = !names.includes(first);
    const head = (0,markdown_html/* attributes */.uK)({
        class: 'c-view',
        id,
        'data-title': names.join('\n'),
        'data-among': among.length > 1 && among.join('\n'),
        'data-later': isLater,
    });
    const { html, headings } = page.headed(() => (0,components_props/* childrenHtml */.D4)(element, page));
    if (isLater)
        page.postpone(headings);
    return `<section${head}><p class="c-view-title">${title}</p>${html}</section>`;
}
/** `<Variation is>`: what only some of the readers are shown, of whom `variations` in docs.json knows. */
const variation = (element, page) => {
    const options = page.project.variations ?? [];
    const ids = (0,interpreter_value/* isList */.Lv)(element.props.is) ? element.props.is : [element.props.is];
    const known = options.filter(({ id }) => ids.includes(id));
    if (known.length < new Set(ids).size) {
        const readers = options.map(({ id }) => id);
        const wrong = (0,interpreter_value/* textOf */.b6)(ids.find((id) => !readers.some((reader) => reader === id)));
        tellReaders(element, page, { attribute: 'is', wrong, known: readers, isForOthers: known.length > 0 });
    }
    if (known.length === 0 || known.length === options.length)
        return (0,components_props/* childrenHtml */.D4)(element, page);
    const names = known.map(({ label }) => label);
    const title = (0,markdown_html/* escapeText */.X1)(names.join(', '));
    return viewHtml(element, page, { names, among: options.map(({ label }) => label), title });
};
/** `<Visibility for="humans|agents">`: what is for agents stands in the Markdown only. */
const visibility = (element, page) => {
    const reader = (0,components_props/* textProp */.xX)(element.props, 'for');
    if (reader === 'agents')
        return '';
    if (reader !== 'humans')
        tellReaders(element, page, {
            attribute: 'for',
            wrong: reader ?? '',
            known: ['humans', 'agents'],
            isForOthers: false,
        });
    return (0,markdown_html/* apartHtml */._O)(element, (0,components_props/* childrenHtml */.D4)(element, page));
};
/** Tells of readers that nobody knows, since all would see what is for them. */
function tellReaders({ name, place }, page, { attribute, wrong, known, isForOthers }) {
    const given = wrong === '' ? `<${name}> has no ${attribute}, and so` : `<${name} ${attribute}="${wrong}">`;
    const end = isForOthers ? 'it is passed over' : 'what is in it is shown to all';
    const among = known.length === 0 ? 'variations in docs.json tells no readers apart' : `known are ${known.join(', ')}`;
    const near = (0,suggest/* nearest */.pA)(wrong, known);
    page.reportOnce(`reader ${name} ${wrong}`, {
        severity: 'warning',
        kind: 'unknown-reader',
        message: `${given} names no known reader (${among}); ${end}`,
        hint: near && `did you mean ${near}?`,
        ...place,
    });
}
/** `<Banner>`: a line of news within the page. */
const banner = (element, page) => `<div class="c-banner">${(0,components_props/* childrenHtml */.D4)(element, page)}</div>`;
const frames_frames = {
    Frame: frames_frame,
    Panel: panel,
    Prompt: frames_prompt,
    View: view,
    Variation: variation,
    Visibility: visibility,
    Banner: banner,
};

// EXTERNAL MODULE: ./lib/site/markdown/code/code.js + 28 modules
var code = __webpack_require__(93307);
// EXTERNAL MODULE: ./lib/site/markdown/snippets/snippet-files.js
var snippet_files = __webpack_require__(51391);
// EXTERNAL MODULE: ./lib/site/math/katex.js + 1 modules
var katex = __webpack_require__(77733);
// EXTERNAL MODULE: ./lib/site/components/repository-name.js
var repository_name = __webpack_require__(936);
;// CONCATENATED MODULE: ./lib/site/components/inline.js








/** `<Icon icon iconType color size className aria-label alt>`. */
const icon = ({ props, place }, page) => {
    const name = (0,components_props/* textProp */.xX)(props, 'icon') ?? (0,components_props/* textProp */.xX)(props, 'name');
    const label = (0,components_props/* textProp */.xX)(props, 'aria-label') ?? (0,components_props/* textProp */.xX)(props, 'alt');
    if (name === undefined)
        return labelled((0,components_props/* iconHtml */.vF)(props, page, place), label);
    const className = (0,components_props/* textProp */.xX)(props, 'className');
    const html = page.context.icon(name, place, {
        type: (0,components_props/* textProp */.xX)(props, 'iconType'),
        size: (0,components_props/* numberProp */.VE)(props, 'size'),
        color: (0,components_props/* textProp */.xX)(props, 'color'),
        className,
        isMask: className !== undefined,
    });
    return labelled(html, label);
};
/** An icon that stands for words, for those who do not see it. */
function labelled(html, label) {
    if (label === undefined || label.trim() === '')
        return html;
    const [tag = '', name] = /^<(\w+)\b[^>]*>/.exec(html) ?? [];
    if (name === undefined)
        return html;
    const bare = tag.replace(/ (?:aria-hidden="true"|alt="")/g, '');
    const said = (0,markdown_html/* attributes */.uK)(name === 'img' ? { alt: label } : { role: 'img', 'aria-label': label });
    return bare.replace(`<${name}`, () => `<${name}${said}`) + html.slice(tag.length);
}
/** `<Tooltip tip headline cta href>`: shown on hover and on focus. */
const tooltip = ({ props, children, place }, page) => {
    const headline = (0,components_props/* htmlProp */.Zq)(props, 'headline', page);
    const tip = (0,components_props/* htmlProp */.Zq)(props, 'tip', page) || (0,components_props/* htmlProp */.Zq)(props, 'content', page);
    // Nothing to tell is no tooltip.
    if (`${headline}${tip}` === '')
        return (0,markdown_html/* lineHtml */.Or)(page.html(children));
    const id = page.anchor('tooltip');
    const cta = (0,components_props/* htmlProp */.Zq)(props, 'cta', page);
    const link = (0,components_props/* linkAttributes */.c9)(props, page, place);
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
    return (0,katex/* renderMath */.LG)(text || ((0,components_props/* textProp */.xX)(props, 'children') ?? ''), !inline, place, page.context.report);
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
    return (0,code/* renderCode */.cR)(text, (0,components_props/* textProp */.xX)(props, 'language') ?? (0,components_props/* textProp */.xX)(props, 'lang'), words.join(' '), place, page);
};
/** `<Snippet file="x.mdx" />`: a file of the folder `snippets`. */
const snippet = ({ props, place }, page) => {
    const path = (0,snippet_files/* snippetFile */.y)((0,components_props/* textProp */.xX)(props, 'file'), page.project);
    return path === undefined ? '' : page.snippet(path, props, place);
};
/** `<GitHub.Repo repo="owner/name">`: a link to it; nothing is asked of the host. */
const repository = ({ props, place }, page) => {
    const given = (0,components_props/* textProp */.xX)(props, 'repo') ?? '';
    const name = (0,repository_name/* repositoryName */.a)(given);
    if (name === undefined)
        return (0,markdown_html/* escapeText */.X1)(given);
    page.say(` ${name} `);
    const icon = page.context.icon('github', place, { library: 'fontawesome', type: 'brands' });
    const link = (0,markdown_html/* attributes */.uK)({ class: 'c-repo', href: `https://github.com/${name}`, rel: 'noopener' });
    return `<a${link}>${icon}<span>${(0,markdown_html/* escapeText */.X1)(name)}</span></a>`;
};
/** `<Link href>` or `<Link to>`: a link. */
const inline_link = (element, page) => {
    const { href, to, ...props } = element.props;
    return (0,elements_element/* renderElement */.d)({ ...element, name: 'a', props: (0,interpreter_value/* record */.g1)([...Object.entries(props), ['href', href ?? to]]) }, page);
};
/** `<Mention page>`: a link to a page by its title; `<Mention user>`: somebody, whose address is told to nobody. */
const mention = ({ props, place }, page) => {
    const target = (0,components_props/* textProp */.xX)(props, 'page');
    const user = (0,components_props/* textProp */.xX)(props, 'user')?.split('@')[0];
    const text = target === undefined ? (user ?? '') : titleOf(target, page);
    page.say(text);
    return target === undefined
        ? (0,markdown_html/* escapeText */.X1)(text)
        : `<a${(0,markdown_html/* attributes */.uK)({ href: page.context.href(target, place) })}>${(0,markdown_html/* escapeText */.X1)(text)}</a>`;
};
function titleOf(target, { project }) {
    const path = target.replace(/[?#].*/, '').replace(/^\/|\/$/g, '');
    const file = [`${path}.mdx`, `${path}.md`, `${path}/index.mdx`].find((name) => project.files.has(name));
    return (file === undefined ? undefined : project.parse(file).title) ?? target;
}
const inlines = {
    Icon: icon,
    Tooltip: tooltip,
    Latex: latex,
    CodeBlock: codeBlock,
    Link: inline_link,
    Mention: mention,
    Snippet: snippet,
    'GitHub.Repo': repository,
};

// EXTERNAL MODULE: ./lib/text/undented.js
var undented = __webpack_require__(96776);
// EXTERNAL MODULE: ./lib/site/markdown/elements/media.js
var media = __webpack_require__(20851);
// EXTERNAL MODULE: ./lib/site/markdown/repair/draft.js
var draft = __webpack_require__(79756);
// EXTERNAL MODULE: ./lib/site/components/heading-level.js
var heading_level = __webpack_require__(97889);
;// CONCATENATED MODULE: ./lib/site/components/others.js









/** `<Heading level={3} id="x">`: a heading of Markdown as an element. */
const others_heading = ({ props, children }, page) => {
    const level = (0,heading_level/* headingLevel */.F)((0,components_props/* numberProp */.VE)(props, 'level'));
    const { result, text } = page.heard(() => (0,markdown_html/* lineHtml */.Or)(page.html(children)));
    return (0,heading/* headingHtml */.AX)(level, result, { text, id: (0,components_props/* textProp */.xX)(props, 'id') }, page);
};
/** `<ZoomImage src alt>`, or around an image: pictures can be enlarged without. */
const zoomImage = (element, page) => element.props.src === undefined
    ? page.html(element.children)
    : (0,elements_element/* renderElement */.d)({ ...element, name: 'img' }, page);
/** `<OptimizedVideo src>` */
const video = (element, page) => (0,media/* renderMedia */.n)({ ...element, name: 'video' }, page);
/** `<Mermaid chart="\u2026">`, or around the text of a diagram. */
const mermaid = ({ props, children, place }, page) => {
    const { text } = page.heard(() => page.html(children));
    return (0,code/* renderCode */.cR)((0,components_props/* textProp */.xX)(props, 'chart') ?? text, 'mermaid', '', place, page);
};
/** `<MDX>`: Markdown, which in an expression is but the text that its author wrote. */
const markdown = (element, page) => {
    const text = element.parts?.();
    if (typeof text !== 'string')
        return (0,components_props/* childrenHtml */.D4)(element, page);
    const { place, scope } = element;
    const { html } = page.gather('', () => page.blocks((0,undented/* undented */.A)((0,draft/* withMarkdownSigns */.Mg)(text)), place, scope));
    page.say('\n');
    return html;
};
/** Names that hosted sites know, but hardly tell of. */
const others = {
    Heading: others_heading,
    MDX: markdown,
    Mermaid: mermaid,
    OptimizedVideo: video,
    ZoomImage: zoomImage,
};

// EXTERNAL MODULE: ./lib/site/components/between-steps.js
var between_steps = __webpack_require__(69398);
;// CONCATENATED MODULE: ./lib/site/components/steps.js





/** `<Steps titleSize>` around `<Step>`s. */
const steps = ({ props, children }, page) => {
    const { html, parts } = page.gather('step', () => page.html(children));
    const [above = '', ...after] = (0,between_steps/* betweenSteps */.k)(html, parts.length);
    return above + stepList(parts, after, (0,components_props/* textProp */.xX)(props, 'titleSize'), page);
};
/** `<Step title icon stepNumber titleSize id noAnchor>`; one outside `<Steps>` is a list of its own. */
const step = (element, page) => page.join('step', () => element) ? between_steps/* STEP_PLACE */.j : stepList([element], [], undefined, page);
function stepList(parts, after, titleSize, page) {
    const items = parts.map((part, n) => stepHtml(part, after[n] ?? '', titleSize, page)).join('');
    return items === '' ? '' : `<ol class="c-steps">${items}</ol>`;
}
/** A step with what stands `after` it. One that says nothing is none, and has no number. */
function stepHtml(element, after, titleSize, page) {
    const { props, place } = element;
    const number = (0,components_props/* numberProp */.VE)(props, 'stepNumber');
    const icon = (0,components_props/* iconHtml */.vF)(props, page, place);
    const { result, text } = page.heard(() => (0,components_props/* htmlProp */.Zq)(props, 'title', page));
    const head = (0,markdown_html/* attributes */.uK)({
        class: 'c-step',
        style: number === undefined ? undefined : `counter-set:step ${number}`,
    });
    const title = result === '' ? '' : titleHtml(result, text || (0,interpreter_value/* textOf */.b6)(props.title), titleSize, element, page);
    const own = (0,components_props/* childrenHtml */.D4)(element, page);
    const body = after === '' ? own : inElement(own) + inElement(after);
    if (icon + title + body === '')
        return '';
    return (`<li${head}>${icon === '' ? '' : `<span class="c-step-icon">${icon}</span>`}` +
        `<div class="c-step-main">${title}${body}</div></li>`);
}
/** Words in an element of their own, so that they keep their distance from what stands beside them. */
function inElement(html) {
    return /^(?:<|$)/.test(html) ? html : `<div>${html}</div>`;
}
function titleHtml(html, text, titleSize, { props }, page) {
    const size = /^h([1-6])$/.exec((0,components_props/* textProp */.xX)(props, 'titleSize') ?? titleSize ?? '');
    if (size)
        return (0,heading/* headingHtml */.AX)(Number(size[1]), html, { text, id: (0,components_props/* textProp */.xX)(props, 'id') }, page);
    page.say(`${text}\n`);
    if ((0,components_props/* flagProp */.Kh)(props, 'noAnchor'))
        return `<p class="c-step-title">${html}</p>`;
    const id = (0,components_props/* idProp */.$f)(props, text, page);
    return `<p${(0,markdown_html/* attributes */.uK)({ class: 'c-step-title', id })}>${html}${(0,heading/* anchorHtml */.Re)(id, text, page.context.words)}</p>`;
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
    page.postpone(parts.toSpliced(chosen, 1).flatMap(({ headings }) => headings ?? []));
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
        className: (0,markdown_html/* classes */.Ly)('c-tabs', (0,components_props/* flagProp */.Kh)(props, 'borderBottom') && 'c-tabs-bordered') ?? '',
        selected: (0,components_props/* numberProp */.VE)(props, 'defaultTabIndex'),
        sync: props.sync !== false && props.sync !== 'false',
    });
    return html.trim() + set;
};
/** `<Tab title icon id>`; one outside `<Tabs>` is a set of its own. */
const tab = (element, page) => {
    const part = () => {
        const { props, place } = element;
        const { html: title, text = '' } = (0,components_props/* titleProp */.C4)(props, page);
        return {
            title: text,
            label: (0,components_props/* iconHtml */.vF)(props, page, place) + (title || page.context.words.components.tab),
            id: (0,components_props/* idProp */.$f)(props, text || 'tab', page),
            ...page.headed(() => (0,components_props/* childrenHtml */.D4)(element, page)),
        };
    };
    return page.join('tab', part) ? '' : tabsHtml([part()], page, { className: 'c-tabs' });
};
/** `<CodeGroup dropdown>`, `<RequestExample>`, `<ResponseExample>`: code blocks as tabs. */
const codeGroup = ({ name, props, children }, page) => {
    const { html, parts } = page.gather('code', () => page.html(children));
    const className = (0,markdown_html/* classes */.Ly)('c-codegroup', (0,components_props/* flagProp */.Kh)(props, 'dropdown') && 'c-dropdown', name === 'RequestExample' && 'c-example c-example-request', name === 'ResponseExample' && 'c-example c-example-response');
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
    const style = (0,element_attributes/* elementAttributes */.e)('div', (0,interpreter_value/* record */.g1)([['style', element.props.style]]), element.place, page);
    const html = listHtml((0,components_props/* childrenHtml */.D4)(element, page));
    return `<div class="c-tree"${style}>${html.includes('<li>') ? drawn(html, element, page) : html}</div>`;
};
/** An item of a Markdown list up to the list in it, another item, and the end of either. */
const ITEM = /<li>([\s\S]*?)(?=<\/?(?:li|ul|ol)\b)(<[uo]l>)?|<li\b|<\/li>/g;
const BLOCK = /<(?:p|pre|div|figure|table|blockquote|hr)\b/;
/** The items of a Markdown list as folders, which hold others or end with a slash, and files, by names without marks. */
function drawn(html, { place }, page) {
    const open = [];
    const entry = (kind, tag, name) => `<${tag}>${page.context.icon(kind, place, DRAWN)}<bdi>${name.replace(/\/$/, '')}</bdi></${tag}>`;
    return html.replace(ITEM, (item, inner, list) => {
        if (item === '</li>')
            return open.pop() ? '</details></li>' : item;
        const words = withoutParagraph(inner ?? '');
        const name = words.replace(/<\/?(?:code|strong|em)>/g, '').trim();
        const isNamed = name !== '' && !BLOCK.test(name);
        open.push(isNamed && list !== undefined);
        if (!isNamed)
            return item;
        if (list !== undefined)
            return `<li class="c-tree-folder"><details open>${entry('folder', 'summary', name)}${list}`;
        const kind = name.endsWith('/') ? 'folder' : 'file';
        return `<li class="c-tree-${kind}">${entry(kind, 'span', name)}`;
    });
}
function listHtml(html) {
    return html.startsWith('<li') ? `<ul>${html}</ul>` : html;
}
/** A name such as `.env` or `src/` keeps its order among words written from right to left. */
function nameHtml(props, page) {
    return `<bdi>${(0,components_props/* htmlProp */.Zq)(props, 'name', page)}</bdi>`;
}
/** Folders and files look alike on all sites. */
const DRAWN = { library: 'lucide' };
const folder = (element, page) => {
    const { props, place } = element;
    const name = page.context.icon('folder', place, DRAWN) + nameHtml(props, page);
    const list = listHtml((0,components_props/* childrenHtml */.D4)(element, page));
    const head = (0,markdown_html/* attributes */.uK)({
        class: (0,markdown_html/* classes */.Ly)('c-tree-folder', (0,components_props/* flagProp */.Kh)(props, 'highlight') && 'c-tree-highlight'),
    });
    if (props.openable === false)
        return `<li${head}><span>${name}</span>${list}</li>`;
    const open = (0,components_props/* flagProp */.Kh)(props, 'defaultOpen');
    return `<li${head}><details${(0,markdown_html/* attributes */.uK)({ open })}><summary>${name}</summary>${list}</details></li>`;
};
/** A file, with what is said of it behind its name, or in place of one. */
const file = (element, page) => {
    const { props, place } = element;
    const head = (0,markdown_html/* attributes */.uK)({
        class: (0,markdown_html/* classes */.Ly)('c-tree-file', (0,components_props/* flagProp */.Kh)(props, 'highlight') && 'c-tree-highlight'),
    });
    const said = withoutParagraph((0,components_props/* childrenHtml */.D4)(element, page));
    const words = props.name === undefined ? `<bdi>${said}</bdi>` : `${nameHtml(props, page)} ${said}`.trimEnd();
    return `<li${head}><span>${page.context.icon('file', place, DRAWN)}${words}</span></li>`;
};
function withoutParagraph(html) {
    return html.trim().replace(/^<p>([\s\S]*)<\/p>$/, '$1');
}
const trees = {
    Tree: tree,
    FileTree: tree,
    'Tree.Folder': folder,
    'Tree.File': file,
    'FileTree.Folder': folder,
    'FileTree.File': file,
};

// EXTERNAL MODULE: ./lib/site/components/updates.js
var updates = __webpack_require__(23054);
;// CONCATENATED MODULE: ./lib/site/components/components.js















/** All components that pages may use without importing them. */
const COMPONENTS = {
    ...callouts/* callouts */.uI,
    ...cards,
    ...tabSets,
    ...accordions,
    ...stepLists,
    ...frames_frames,
    ...fields,
    ...badges,
    ...inlines,
    ...updates/* updates */.J,
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
        const steps = (0,suggest/* distance */.Io)(lower, known.toLowerCase(), least);
        if (steps < least && steps < known.length / 2) {
            closest = known;
            least = steps;
        }
    }
    return closest;
}


/***/ }),

/***/ 97889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ headingLevel)
/* harmony export */ });
/** Which of the six levels a heading has that names it by a number; the second where it is none. */
function headingLevel(given) {
    const level = Math.round(given ?? 2);
    return Number.isNaN(level) ? 2 : Math.min(Math.max(level, 1), 6);
}


/***/ }),

/***/ 78442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ idProp),
/* harmony export */   C4: () => (/* binding */ titleProp),
/* harmony export */   D4: () => (/* binding */ childrenHtml),
/* harmony export */   Kh: () => (/* binding */ flagProp),
/* harmony export */   VE: () => (/* binding */ numberProp),
/* harmony export */   Zq: () => (/* binding */ htmlProp),
/* harmony export */   c9: () => (/* binding */ linkAttributes),
/* harmony export */   o: () => (/* binding */ lineProp),
/* harmony export */   vF: () => (/* binding */ iconHtml),
/* harmony export */   xX: () => (/* binding */ textProp),
/* harmony export */   y0: () => (/* binding */ wordProp)
/* harmony export */ });
/* harmony import */ var _hrefs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16529);
/* harmony import */ var _interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70915);
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34992);



/** An attribute as text; undefined when it is missing or empty. */
function textProp(props, name) {
    return (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(props[name]).trim() || undefined;
}
/** The id the author gave, where it is free; else one made of `text`. */
function idProp(props, text, page, second) {
    const own = textProp(props, 'id');
    return own !== undefined && page.claimFree(own) ? own : page.anchor(text, second);
}
/** An attribute that is on when present: `open`, `open={true}`, `open="true"`. */
function flagProp(props, name) {
    const value = props[name];
    return value === true || value === '' || (typeof value === 'string' && value !== 'false' && value !== '0');
}
/** An attribute as a number: `cols={2}`, `cols="2"`. */
function numberProp(props, name) {
    const number = Number.parseFloat((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(props[name]));
    return Number.isFinite(number) ? number : undefined;
}
/**
 * The HTML of an attribute that may be text or an element; empty when it is missing. Code and strong words in a text are
 * what their marks say, and all else stays as it is written: a title is a line of its own, not a page.
 */
function htmlProp(props, name, page) {
    const value = props[name];
    return apart(page, () => (typeof value === 'string' ? markedHtml(value, page) : page.html(value)));
}
/** The HTML of a title that may be an element, and its words; those of a text are that text, as it is written. */
function titleProp(props, page) {
    const { title } = props;
    if (!(0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarkup */ .RY)(title))
        return { html: htmlProp(props, 'title', page), text: textProp(props, 'title') };
    const { result: html, text } = page.heard(() => htmlProp(props, 'title', page));
    page.say(` ${text} `);
    return { html, text: text.trim() || undefined };
}
/** What `make` says is a line of its own, not a part of the words before and after it. */
function apart(page, make) {
    page.say(' ');
    const html = make();
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
    if ((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarkup */ .RY)(props[name]))
        return htmlProp(props, name, page);
    const text = textProp(props, name);
    return text === undefined ? '' : apart(page, () => page.inline(text, place));
}
/** The HTML of the children; parts inside them (tabs, steps, code) are theirs, not the container's around. */
function childrenHtml({ children }, page) {
    const { html } = page.gather('', () => page.html(children));
    page.say('\n');
    return wordsApart(html.trim());
}
/** Words before the first block of a body, and behind the last: for style sheets they are in an element of their own. */
function wordsApart(html) {
    const [, before = ''] = /^([^<]+)</.exec(html) ?? [];
    const [, behind = ''] = />([^<>]+)$/.exec(html) ?? [];
    const inside = html.slice(before.length, html.length - behind.length);
    const first = inside.slice(0, inside.indexOf('>') + 1);
    const last = inside.slice(inside.lastIndexOf('<')).replace('</', '<');
    return `${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsBlocks */ .F1)(first) ? inDiv(before) : before}${inside}${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsBlocks */ .F1)(last) ? inDiv(behind) : behind}`;
}
function inDiv(words) {
    return words.trim() === '' ? words : `<div>${words.trim()}</div>`;
}
/** The icon named by `icon` (a name, a file, an element, an emoji) with `iconType` and `color`; empty when there is none. */
function iconHtml(props, page, place, fallback) {
    const icon = props.icon ?? fallback;
    if ((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarkup */ .RY)(icon))
        return ownDrawing(icon.render());
    const name = (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(icon).trim();
    if (name === '')
        return '';
    return page.context.icon(name, place, {
        type: textProp(props, 'iconType'),
        color: textProp(props, 'color') ?? textProp(props, 'iconColor'),
    });
}
/** A drawing as an icon: one that says no size would be as wide as there is room. */
function ownDrawing(html) {
    return html.replace(/^\s*<svg\b(?![^>]*\s(?:width|height)=)([^>]*)/, (_, written) => /\sclass="/.test(written)
        ? `<svg${written.replace(/\sclass="/, ' class="c-drawing ')}`
        : `<svg class="c-drawing"${written}`);
}
/** A link as the author wrote it, ready for the page; undefined when there is none. */
function linkAttributes(props, page, place) {
    const target = textProp(props, 'href');
    if (target === undefined || (0,_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .runsCode */ .ut)(target))
        return undefined;
    const window = textProp(props, 'target');
    return (0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_2__/* .attributes */ .uK)({
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


/***/ }),

/***/ 936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ repositoryName)
/* harmony export */ });
/** `owner/name` of a repository on GitHub, which a page may also name by its address. */
function repositoryName(given) {
    const address = /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/)?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i;
    return address.exec(given.trim())?.[1];
}


/***/ }),

/***/ 23054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ updates),
/* harmony export */   p: () => (/* binding */ withFilter)
/* harmony export */ });
/* harmony import */ var _interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70915);
/* harmony import */ var _markdown_anchors_heading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87842);
/* harmony import */ var _markdown_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34992);
/* harmony import */ var _props_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78442);




/** `<Update label description tags rss>`: an entry of a changelog, with an anchor of its own. */
const update = (element, page) => {
    const { props } = element;
    const made = page.heard(() => page.html(props.label));
    const label = made.text || page.context.words.components.update;
    const id = (0,_props_js__WEBPACK_IMPORTED_MODULE_3__/* .idProp */ .$f)(props, label, page);
    page.heading({ depth: 2, id, text: label });
    const labelHtml = made.result || (0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(label);
    const description = (0,_props_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlProp */ .Zq)(props, 'description', page);
    const about = (0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsBlocks */ .F1)(description) ? 'div' : 'p';
    const tags = ((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isList */ .Lv)(props.tags) ? props.tags : (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(props.tags).split(','))
        .map((tag) => page.fill((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(tag)).trim())
        .filter((tag) => tag !== '');
    for (const tag of tags)
        page.tags.add(tag);
    const rss = (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(props.rss) ? props.rss : undefined;
    const head = (0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_2__/* .attributes */ .uK)({
        class: 'c-update',
        id,
        'data-tags': tags.length === 0 ? undefined : JSON.stringify(tags),
        'data-rss-title': rss && (0,_props_js__WEBPACK_IMPORTED_MODULE_3__/* .textProp */ .xX)(rss, 'title'),
        'data-rss-description': rss && (0,_props_js__WEBPACK_IMPORTED_MODULE_3__/* .textProp */ .xX)(rss, 'description'),
    });
    const tagHtml = (tag) => {
        page.say(' ');
        return `<span class="c-badge c-badge-gray">${page.html(tag)}</span>`;
    };
    const tagList = tags.map(tagHtml).join('');
    page.say('\n');
    return (`<section${head}><div class="c-update-side">` +
        `<a${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_2__/* .attributes */ .uK)({ class: 'c-update-label', href: (0,_markdown_anchors_heading_js__WEBPACK_IMPORTED_MODULE_1__/* .anchorHref */ .DT)(id) })}>${labelHtml}</a>` +
        `${description === '' ? '' : `<${about}>${description}</${about}>`}${tagList === '' ? '' : `<p class="c-update-tags">${tagList}</p>`}</div>` +
        `<div class="c-update-body">${page.unlisted(() => (0,_props_js__WEBPACK_IMPORTED_MODULE_3__/* .childrenHtml */ .D4)(element, page))}</div></section>`);
};
/** The page with a choice of tags before its first update, where updates have tags; the script makes it work. */
function withFilter(html, { tags, context }) {
    if (tags.size === 0)
        return html;
    const { filter, all } = context.words.components;
    const chip = (tag) => `<button type="button" aria-pressed="false"${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_2__/* .attributes */ .uK)({ 'data-tag': tag })}>${(0,_markdown_html_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(tag)}</button>`;
    const chips = `<button type="button" aria-pressed="true">${all}</button>${[...tags].map(chip).join('')}`;
    const group = `<div class="c-filter" role="group" aria-label="${filter}">${chips}</div>`;
    return html.replace('<section class="c-update"', (section) => group + section);
}
const updates = { Update: update };


/***/ }),

/***/ 97901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ MOST_BOOST)
/* harmony export */ });
/** How much more a page may count in the search at most: weights stay numbers to be compared. */
const MOST_BOOST = 1000;


/***/ }),

/***/ 17313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ iconOf)
/* harmony export */ });
/* harmony import */ var _json_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97640);

const LIBRARIES = ['fontawesome', 'lucide', 'tabler'];
/** Reads a name, or `{ "name": \u2026, "style": \u2026, "library": \u2026 }`; `type` is the style written beside it. */
function iconOf(written, type) {
    const { name, style, library } = (0,_json_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(written) ? written : { name: written };
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

/***/ 22299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ widthOf)
});

;// CONCATENATED MODULE: ./lib/site/diagrams/measure/advances.js
/** How wide the letters from space to tilde are in the font that sites have unless told, in thousandths of its size. */
const REGULAR = [
    281, 288, 466, 633, 642, 982, 644, 300, 365, 365, 501, 662, 288, 460, 288, 360, 631, 407, 610, 618, 646,
    593, 620, 566, 619, 620, 288, 302, 662, 662, 662, 511, 966, 690, 654, 730, 722, 601, 590, 746, 743, 269,
    571, 672, 565, 903, 753, 765, 639, 765, 644, 642, 646, 744, 690, 985, 682, 679, 629, 365, 360, 365, 471,
    456, 323, 562, 612, 571, 612, 583, 370, 613, 591, 242, 242, 549, 242, 876, 591, 600, 612, 612, 376, 528,
    327, 591, 562, 818, 546, 562, 552, 426, 333, 426, 662,
];
/** The same of its bold letters. */
const BOLD = [
    237, 338, 552, 649, 655, 1016, 672, 339, 377, 377, 559, 679, 334, 468, 334, 388, 674, 431, 630, 646, 676,
    622, 649, 582, 651, 649, 334, 343, 679, 679, 679, 560, 1016, 747, 662, 740, 722, 607, 587, 750, 747, 281,
    584, 719, 565, 932, 762, 771, 648, 777, 657, 655, 667, 732, 747, 1038, 738, 731, 664, 377, 388, 377, 487,
    476, 365, 581, 630, 588, 630, 596, 398, 632, 623, 271, 271, 580, 271, 913, 623, 613, 630, 630, 407, 560,
    366, 623, 600, 850, 580, 602, 573, 469, 372, 469, 679,
];

;// CONCATENATED MODULE: ./lib/site/diagrams/measure/width.js

/** Fonts differ: words have this much more room than they take in the one that is measured. */
const SPARE = 1.015;
/** The width of a text on one line, in pixels. */
function widthOf(text, size, bold) {
    let width = 0;
    const table = bold ? BOLD : REGULAR;
    // A space that keeps words together is as wide as another.
    for (const letter of text.replaceAll('\u00a0', ' ')) {
        const code = letter.codePointAt(0) ?? 0;
        width += code < 127 ? (table[code - 32] ?? 0) : shareOf(code);
    }
    return (width / 1000) * size * SPARE;
}
function shareOf(code) {
    if (code >= 0x300 && code < 0x370)
        return 0;
    if (code >= 0x1f000)
        return 1300;
    if (code >= 0x2e80)
        return 1000;
    return code >= 0x2190 && code < 0x2c00 ? 900 : 640;
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

/***/ 30654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ writingOf)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46879);

/** Names by which code fills an element that is on the page already. */
const FILLING = ['attachShadow', 'innerHTML', 'insertAdjacentHTML', 'replaceChildren'];
/** Elements that code makes to be seen, or to change how the page looks. */
const SEEN = ['button', 'div', 'form', 'iframe', 'img', 'link', 'p', 'span', 'style', 'svg', 'video'];
/** Elements that code makes for a moment, or for machines. */
const UNSEEN = ['a', 'canvas', 'meta', 'textarea'];
/** What a function writes into the page by itself; undefined for nothing. */
function writingOf(run) {
    const { names, texts } = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(run);
    if (FILLING.some((name) => names.has(name)))
        return 'content';
    if (!names.has('document') || !names.has('createElement'))
        return undefined;
    if (SEEN.some((name) => texts.has(name)))
        return 'content';
    if (texts.has('script'))
        return 'script';
    return UNSEEN.some((name) => texts.has(name)) ? undefined : 'content';
}


/***/ }),

/***/ 59519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ coversPage)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46879);

/** What covers the page, or stands over it, is no part of it: it stays closed. */
const ABOVE = /\b(?:fixed|absolute|modal|dialog|overlay|popover|popup|tooltip|drawer|backdrop)/i;
/** Whether something stands over the page, as what names such a place does. */
function coversPage(node) {
    for (const one of (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nodesOf */ .Nh)(node)) {
        if (one.type === 'Literal' && typeof one.value === 'string' && ABOVE.test(one.value))
            return true;
        if (one.type === 'TemplateElement' && ABOVE.test(one.value.raw))
            return true;
        if (one.type === 'Identifier' && one.name === 'createPortal')
            return true;
    }
    return false;
}


/***/ }),

/***/ 24090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   rj: () => (/* binding */ countWords),
/* harmony export */   s7: () => (/* binding */ saysMore),
/* harmony export */   vq: () => (/* binding */ isElement)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46879);
/* harmony import */ var _covers_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59519);


/** Whether a node is an element, or several, as they are written. */
function isElement(node) {
    return node.type === 'JSXElement' || node.type === 'JSXFragment';
}
/** Whether an element has more to say than a label, and stands in the page. */
function isShown(node) {
    return isElement(node) && !(0,_covers_page_js__WEBPACK_IMPORTED_MODULE_1__/* .coversPage */ .c)(node) && saysMore(node);
}
/** Whether there is more in a node than a label: three words, or something that is told by its name. */
function saysMore(node) {
    let words = 0;
    for (const one of (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nodesOf */ .Nh)(node)) {
        if (one.type === 'JSXText')
            words += countWords(one.value);
        else if (one.type === 'JSXExpressionContainer' && /^(?:Member|Call|Identifier)/.test(one.expression.type))
            words += 3;
    }
    return words >= 3;
}
/** Signs of scripts that put no blanks between words. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
/** How many words a text has, about: where no blanks stand between them two signs are one. */
function countWords(text) {
    const signs = text.match(WITHOUT_BLANKS)?.length ?? 0;
    const others = text.replace(WITHOUT_BLANKS, ' ').match(/\S+/g)?.length ?? 0;
    return others + Math.ceil(signs / 2);
}


/***/ }),

/***/ 46879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ nodesOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   je: () => (/* binding */ keepName),
/* harmony export */   lu: () => (/* binding */ writtenOf),
/* harmony export */   pb: () => (/* binding */ keepWritten)
/* harmony export */ });
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


/***/ }),

/***/ 22852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ LOCATIONS),
/* harmony export */   CB: () => (/* binding */ fieldId),
/* harmony export */   Yr: () => (/* binding */ FIELD_NAMES),
/* harmony export */   cJ: () => (/* binding */ FIELDS)
/* harmony export */ });
/* harmony import */ var _slug_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59765);

/** The components that are fields. */
const FIELDS = new Set(['Param', 'ParamField', 'ResponseField']);
/** Where a field may be, by the prop that gives its name. */
const LOCATIONS = ['path', 'query', 'body', 'header', 'cookie'];
/** The props that give a field its name. */
const FIELD_NAMES = new Set(['name', ...LOCATIONS]);
/** The id that the hosted services give a field: `param-api-key` of `API_KEY`. */
function fieldId(name) {
    return `param-${(0,_slug_js__WEBPACK_IMPORTED_MODULE_0__/* .kebabOf */ .Z)(name)}`;
}


/***/ }),

/***/ 87842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ headingHtml),
/* harmony export */   DT: () => (/* binding */ anchorHref),
/* harmony export */   NG: () => (/* binding */ withoutTips),
/* harmony export */   Re: () => (/* binding */ anchorHtml),
/* harmony export */   Si: () => (/* binding */ withoutEscape),
/* harmony export */   Xj: () => (/* binding */ writtenId)
/* harmony export */ });
/* harmony import */ var _words_fill_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80040);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34992);


/** A heading with its anchor; noted for the table of contents. */
function headingHtml(depth, html, { text, id, own = '' }, page) {
    const unique = id !== undefined && page.claim(id) ? id : page.id(own.trim() || text);
    page.heading({ depth, id: unique, text });
    return `<h${depth} id="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeAttribute */ .Gj)(unique)}">${html}${anchorHtml(unique, text, page.context.words)}</h${depth}>`;
}
/** The link by which a reader gets the address of a heading, a step or a field; `name` is what it is called. */
function anchorHtml(id, name, words) {
    const label = (0,_words_fill_js__WEBPACK_IMPORTED_MODULE_1__/* .fill */ .G)(words.script.linkTo, { name });
    return `<a${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .attributes */ .uK)({ class: 'c-anchor', href: anchorHref(id), 'aria-label': label })}></a>`;
}
/** The address of an id on its page. */
function anchorHref(id) {
    return `#${id.replaceAll('%', '%25')}`;
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
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .unescapeText */ .Uw)(shown).replace(/\s+/g, ' ').trim();
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

/***/ 59765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ createSlugger),
/* harmony export */   Z: () => (/* binding */ kebabOf)
/* harmony export */ });
/* harmony import */ var _plain_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12068);

/**
 * The id of a heading: lower case, spaces as hyphens, a dot within a name as a hyphen (`next.js` \u2192 `next-js`), other
 * punctuation dropped. Links from elsewhere to a page written for the hosted services keep working.
 */
function slugify(text) {
    return (0,_plain_id_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutEmojiMarks */ .dj)(text)
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
    return (0,_plain_id_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutEmojiMarks */ .dj)(name)
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
    const next = (text, isKept, second = 2) => {
        const base = slugify(text) || 'section';
        const numbered = (n) => (n < second ? base : `${base}-${n}`);
        let n = leastFree.get(base) ?? second - 1;
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
        nextFree: (text, second) => next(text, (id) => reserved.has(id), second),
        claim,
        claimFree: (id) => !reserved.has(id) && claim(id),
        reserve(texts) {
            for (const text of texts)
                reserved.add(slugify(text));
        },
    };
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
/* harmony export */   Id: () => (/* binding */ patternOf),
/* harmony export */   If: () => (/* binding */ withoutCodeMarks),
/* harmony export */   TC: () => (/* binding */ codeMarksHtml)
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
/** As many of the same mark as a pattern: a line of them, written out, may be more than a pattern has room for. */
function patternOf(marks) {
    return `${marks.charAt(0)}{${marks.length}}`;
}


/***/ }),

/***/ 93307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iH: () => (/* binding */ codeRequests),
  BK: () => (/* binding */ joinsGroup),
  cR: () => (/* binding */ renderCode),
  pc: () => (/* binding */ renderInlineCode)
});

// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
// EXTERNAL MODULE: ./lib/site/markdown/html.js
var html = __webpack_require__(34992);
// EXTERNAL MODULE: ./lib/site/markdown/references.js
var references = __webpack_require__(66759);
// EXTERNAL MODULE: ./lib/site/theme/color.js
var theme_color = __webpack_require__(23622);
// EXTERNAL MODULE: ./lib/site/theme/named-colors.js
var named_colors = __webpack_require__(87329);
;// CONCATENATED MODULE: ./lib/site/diagrams/channels.js


/** The channels of a color as an author or the library writes it; undefined where it is none that this knows. */
function channelsOf(color) {
    const hex = (0,named_colors/* namedColor */.t)(color) ?? color;
    const digits = /^#([\da-f]+)$/i.exec(hex)?.[1] ?? '';
    const each = { 3: 1, 4: 1, 6: 2, 8: 2 }[digits.length];
    if (each !== undefined) {
        const opacity = digits.slice(3 * each);
        return [
            ...(0,theme_color/* parseHex */.jR)(`#${digits.slice(0, 3 * each)}`),
            opacity === '' ? 1 : Number.parseInt(opacity, 16) / (16 ** each - 1),
        ];
    }
    const [, kind, inside = ''] = /^(rgb|hsl)a?\(([\d.,%\s/]+)\)$/i.exec(color) ?? [];
    if (kind === undefined)
        return undefined;
    const [first = 0, second = 0, third = 0, alpha = 1] = (inside.match(/[\d.]+/g) ?? []).map(Number);
    return kind.toLowerCase() === 'rgb'
        ? [first, second, third, alpha]
        : [...fromHsl(first, second / 100, third / 100), alpha];
}
/** CSS Color 4, 7.1. */
function fromHsl(hue, saturation, lightness) {
    const reach = saturation * Math.min(lightness, 1 - lightness);
    const channel = (at) => {
        const step = (at + hue / 30) % 12;
        return 255 * (lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
    };
    return [channel(0), channel(8), channel(4)];
}

;// CONCATENATED MODULE: ./lib/site/diagrams/words.js
/** What the library names the colors of what is written in charts, and the lines that belong to it. */
const XY_WORDS = ['title', 'dataLabel', 'legendText']
    .concat(['x', 'y'].flatMap((axis) => ['Title', 'Label', 'Tick', 'Line'].map((part) => `${axis}Axis${part}`)))
    .map((part) => `${part}Color`);
/** The same of rows of bytes. */
const PACKET_WORDS = ['startByteColor', 'endByteColor', 'labelColor', 'titleColor'];

;// CONCATENATED MODULE: ./lib/site/diagrams/colors.js


/** How many parts of a whole have a color of their own; with more, the library begins again. */
const PARTS = 12;
/** The names of a color for each part. */
function each(name) {
    return Array.from({ length: PARTS }, (_, at) => `${name}${at}`);
}
/** What the library draws with each color of the page, by the names that it has for them (css/diagrams.css). */
const USES = {
    '--t-text': [
        'primaryTextColor',
        'secondaryTextColor',
        'tertiaryTextColor',
        'textColor',
        'titleColor',
        'noteTextColor',
        'nodeTextColor',
        'pieTitleTextColor',
        'pieSectionTextColor',
        'pieLegendTextColor',
        'quadrant1TextFill',
        'quadrant2TextFill',
        'quadrant3TextFill',
        'quadrant4TextFill',
        'quadrantPointFill',
        'quadrantPointTextFill',
        'quadrantXAxisTextFill',
        'quadrantYAxisTextFill',
        'quadrantTitleFill',
        'commitLabelColor',
        'tagLabelColor',
        'requirementTextColor',
        'relationLabelColor',
        ...each('gitInv'),
        ...each('cScaleLabel'),
    ],
    '--t-text-faint': ['lineColor', 'arrowheadColor', 'defaultLinkColor'],
    '--t-bg': [
        'background',
        'edgeLabelBackground',
        'sequenceNumberColor',
        'tertiaryColor',
        'rowOdd',
        'pieStrokeColor',
        'quadrant2Fill',
        'quadrant4Fill',
    ],
    '--t-bg-soft': [
        'clusterBkg',
        'noteBkgColor',
        'altBackground',
        'rowEven',
        'secondaryColor',
        'quadrant1Fill',
        'quadrant3Fill',
        'commitLabelBackground',
        'relationLabelBackground',
    ],
    '--t-border-strong': [
        'clusterBorder',
        'noteBorderColor',
        'secondaryBorderColor',
        'tertiaryBorderColor',
        'pieOuterStrokeColor',
        'quadrantInternalBorderStrokeFill',
        'quadrantExternalBorderStrokeFill',
    ],
    '--t-diagram-fill': ['primaryColor', 'tagLabelBackground', 'requirementBackground'],
    '--t-diagram-active': ['activationBkgColor', 'pie1', 'cScale0', 'cScalePeer0'],
    '--t-diagram-edge': [
        'primaryBorderColor',
        'activationBorderColor',
        'tagLabelBorder',
        'requirementBorderColor',
    ],
    ...Object.fromEntries(Array.from({ length: PARTS - 1 }, (_, at) => [
        `--t-diagram-${at + 2}`,
        [`pie${at + 2}`, `cScale${at + 1}`, `cScalePeer${at + 1}`],
    ])),
    ...Object.fromEntries(Array.from({ length: PARTS }, (_, at) => [`--t-diagram-line-${at + 1}`, [`git${at}`, `cScaleInv${at}`]])),
};
/** Colors that nobody chooses stand for those of the page until it is drawn: `#12ab01`, `#12ab02`, \u2026 */
const STANDS_FOR = new Map(Object.keys(USES).map((variable, at) => [`#12ab${(at + 1).toString().padStart(2, '0')}`, variable]));
/** What stands for a color of the page. */
function standIn(variable) {
    return Array.from(STANDS_FOR).find(([, of]) => of === variable)?.[0] ?? '';
}
function inText(names) {
    return Object.fromEntries(names.map((name) => [name, standIn('--t-text')]));
}
/** The variables of the library's theme, of which some kinds have their own. */
const THEME_VARIABLES = {
    ...Object.fromEntries(Array.from(STANDS_FOR, ([color, variable]) => (USES[variable] ?? []).map((name) => [name, color])).flat()),
    pieOpacity: '1',
    ...Object.fromEntries(each('gitBranchLabel').map((name) => [name, '#fff'])),
    xyChart: {
        ...inText(XY_WORDS),
        backgroundColor: 'transparent',
        plotColorPalette: Array.from({ length: PARTS }, (_, at) => standIn(`--t-diagram-line-${at + 1}`)).join(),
    },
    packet: {
        ...inText(PACKET_WORDS),
        blockStrokeColor: standIn('--t-diagram-edge'),
        blockFillColor: standIn('--t-diagram-fill'),
    },
};
/** Colors of the library that no theme reaches; each is under one that a theme gives, or is a shade. */
const ITS_OWN = new Set([
    '#000',
    '#000000',
    '#111',
    '#eaeaea',
    '#666',
    '#999',
    '#fff',
    '#edf2ae',
    'rgb(0,0,0,0.5)',
    'rgba(0,0,0,0.3)',
    'rgba(50,50,93,0.25)',
    'rgba(185,185,185,1)',
]);
const COLOR = /#[\da-f]{3,8}\b|(?:rgb|hsl)a?\([^()]*\)/gi;
/** Whether a color of a drawing stands for one of the page. */
function isOfPage(color) {
    return STANDS_FOR.has(color);
}
/** A text of a drawing with the colors of the page; undefined where there is one that it mixed itself. */
function inPageColors(text, source) {
    let isKnown = true;
    const colored = text.replace(COLOR, (color) => {
        const plain = color.toLowerCase().replaceAll(' ', '');
        const variable = STANDS_FOR.get(plain);
        if (variable !== undefined)
            return `var(${variable})`;
        const [, red, green, blue, alpha] = /^rgba\(([\d.]+),([\d.]+),([\d.]+),([\d.]+)\)$/.exec(plain) ?? [];
        const faded = STANDS_FOR.get((0,theme_color/* toHex */.nj)([red, green, blue].map(Number)));
        if (faded !== undefined)
            return `color-mix(in srgb,var(${faded}) ${Math.round(Number(alpha) * 100)}%,transparent)`;
        isKnown &&= ITS_OWN.has(plain) || source.includes(color);
        return color;
    });
    return isKnown ? colored : undefined;
}

;// CONCATENATED MODULE: ./lib/site/diagrams/dom/lists.js
/** The classes of an element. */
class ClassList {
    #values;
    constructor(values) {
        this.#values = values;
    }
    get names() {
        return (this.#values.get('class') ?? '').split(/\s+/).filter((name) => name !== '');
    }
    contains(name) {
        return this.names.includes(name);
    }
    add(...names) {
        this.#values.set('class', [...new Set([...this.names, ...names])].join(' '));
    }
    remove(...names) {
        this.#values.set('class', this.names.filter((name) => !names.includes(name)).join(' '));
    }
}
/** The properties that declarations of CSS set, with their values. */
function declarationsIn(css) {
    const found = new Map();
    for (const declaration of css.split(';')) {
        const colon = declaration.indexOf(':');
        if (colon > 0)
            found.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
    }
    return found;
}
/** The declarations in the `style` of an element. */
class Style {
    #values;
    constructor(values) {
        this.#values = values;
    }
    /** The properties with their values, `!important` among them. */
    read() {
        return declarationsIn(this.#values.get('style') ?? '');
    }
    #write(found) {
        if (found.size === 0)
            this.#values.delete('style');
        else
            this.#values.set('style', Array.from(found, ([name, value]) => `${name}: ${value};`).join(' '));
    }
    getPropertyValue(name) {
        return (this.read().get(name) ?? '').replace(/\s*!important$/, '');
    }
    setProperty(name, value, priority) {
        const found = this.read();
        if (value === null || value === undefined || value === '')
            found.delete(name);
        else
            found.set(name, `${value}${priority ? ` !${priority}` : ''}`);
        this.#write(found);
    }
    removeProperty(name) {
        const found = this.read();
        found.delete(name);
        this.#write(found);
    }
}
/** What the library sets of them by its name in scripts. */
for (const [name, property] of [
    ['fontSize', 'font-size'],
    ['fontFamily', 'font-family'],
    ['width', 'width'],
    ['height', 'height'],
    ['display', 'display'],
    ['opacity', 'opacity'],
    ['transform', 'transform'],
])
    Object.defineProperty(Style.prototype, name, {
        get() {
            return this.getPropertyValue(property);
        },
        set(value) {
            this.setProperty(property, value);
        },
    });

;// CONCATENATED MODULE: ./lib/site/diagrams/dom/nodes.js

const SVG = 'http://www.w3.org/2000/svg';
const HTML = 'http://www.w3.org/1999/xhtml';
/** As much of a document's nodes as the diagram library asks for. */
class Node {
    nodeType = 11;
    ownerDocument;
    parentNode = null;
    childNodes = [];
    constructor(document) {
        this.ownerDocument = document;
    }
    /** The library logs what it draws: a drawing that holds nodes would be an endless text. */
    toJSON() {
        return {};
    }
    get children() {
        return this.childNodes.filter((child) => child instanceof Element);
    }
    get parentElement() {
        return this.parentNode instanceof Element ? this.parentNode : null;
    }
    get firstChild() {
        return this.childNodes[0] ?? null;
    }
    get lastChild() {
        return this.childNodes.at(-1) ?? null;
    }
    get nextSibling() {
        const all = this.parentNode?.childNodes ?? [];
        return all[all.indexOf(this) + 1] ?? null;
    }
    get previousSibling() {
        const all = this.parentNode?.childNodes ?? [];
        return all[all.indexOf(this) - 1] ?? null;
    }
    get firstElementChild() {
        return this.children[0] ?? null;
    }
    get textContent() {
        return this.childNodes.map((child) => child.textContent).join('');
    }
    set textContent(text) {
        for (const child of this.childNodes)
            child.parentNode = null;
        this.childNodes = [];
        if (text !== '' && text != null)
            this.appendChild(new Text(this.document, String(text)));
    }
    get document() {
        if (this.ownerDocument === undefined)
            throw new Error('a node has no document');
        return this.ownerDocument;
    }
    hasChildNodes() {
        return this.childNodes.length > 0;
    }
    appendChild(child) {
        return this.insertBefore(child, null);
    }
    append(...children) {
        for (const child of children)
            this.appendChild(typeof child === 'string' ? new Text(this.document, child) : child);
    }
    insertBefore(child, next) {
        if (child.nodeType === 11) {
            for (const one of [...child.childNodes])
                this.insertBefore(one, next);
            return child;
        }
        child.remove();
        const at = next === null ? -1 : this.childNodes.indexOf(next);
        this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, child);
        child.parentNode = this;
        return child;
    }
    removeChild(child) {
        const at = this.childNodes.indexOf(child);
        if (at >= 0) {
            this.childNodes.splice(at, 1);
            child.parentNode = null;
        }
        return child;
    }
    remove() {
        this.parentNode?.removeChild(this);
    }
    contains(other) {
        for (let node = other; node !== null; node = node.parentNode)
            if (node === this)
                return true;
        return false;
    }
    querySelectorAll(selector) {
        const matches = this.document.tools.matcherOf(selector);
        return Array.from(descendants(this)).filter((one) => matches(one, this));
    }
    querySelector(selector) {
        const matches = this.document.tools.matcherOf(selector);
        return descendants(this).find((one) => matches(one, this)) ?? null;
    }
    getElementsByTagName(name) {
        return this.querySelectorAll(name);
    }
    addEventListener() { }
    removeEventListener() { }
}
/** The elements inside a node, in document order. */
function* descendants(node) {
    for (const child of [...node.childNodes])
        if (child instanceof Element) {
            yield child;
            yield* descendants(child);
        }
}
class Text extends Node {
    nodeType = 3;
    data;
    constructor(document, data) {
        super(document);
        this.data = data;
    }
    get textContent() {
        return this.data;
    }
    set textContent(text) {
        this.data = String(text);
    }
    cloneNode() {
        return new Text(this.document, this.data);
    }
}
class Element extends Node {
    nodeType = 1;
    namespaceURI;
    localName;
    values = new Map();
    style;
    classList;
    constructor(document, namespace, name) {
        super(document);
        this.namespaceURI = namespace;
        this.localName = namespace === HTML ? name.toLowerCase() : name;
        this.style = new Style(this.values);
        this.classList = new ClassList(this.values);
    }
    get tagName() {
        return this.namespaceURI === HTML ? this.localName.toUpperCase() : this.localName;
    }
    get nodeName() {
        return this.tagName;
    }
    get attributes() {
        return Array.from(this.values, ([name, value]) => ({ name, value }));
    }
    get id() {
        return this.values.get('id') ?? '';
    }
    set id(id) {
        this.values.set('id', id);
    }
    getAttribute(name) {
        return this.values.get(name) ?? null;
    }
    getAttributeNS(_namespace, name) {
        return this.getAttribute(name);
    }
    setAttribute(name, value) {
        this.values.set(name, String(value));
    }
    setAttributeNS(_namespace, name, value) {
        this.setAttribute(name, value);
    }
    removeAttribute(name) {
        this.values.delete(name);
    }
    removeAttributeNS(_namespace, name) {
        this.removeAttribute(name);
    }
    hasAttribute(name) {
        return this.values.has(name);
    }
    matches(selector) {
        return this.document.tools.matcherOf(selector)(this, this);
    }
    closest(selector) {
        const matches = this.document.tools.matcherOf(selector);
        for (let one = this; one !== null; one = one.parentElement)
            if (matches(one, this))
                return one;
        return null;
    }
    cloneNode(deep) {
        const copy = new Element(this.document, this.namespaceURI, this.localName);
        for (const [name, value] of this.values)
            copy.values.set(name, value);
        if (deep === true)
            for (const child of this.childNodes)
                if (child instanceof Element || child instanceof Text)
                    copy.appendChild(child.cloneNode(true));
        return copy;
    }
    get innerHTML() {
        return this.childNodes.map((child) => this.document.tools.print(child)).join('');
    }
    set innerHTML(markup) {
        this.textContent = '';
        this.document.tools.parse(this, String(markup));
    }
    get outerHTML() {
        return this.document.tools.print(this);
    }
    getBBox() {
        return this.document.tools.box(this);
    }
    getBoundingClientRect() {
        const box = this.document.tools.boxOnScreen(this);
        return { ...box, left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
    }
    get offsetWidth() {
        return Math.round(this.getBoundingClientRect().width);
    }
    get offsetHeight() {
        return Math.round(this.getBoundingClientRect().height);
    }
    getComputedTextLength() {
        return this.document.tools.textLength(this);
    }
    getTotalLength() {
        return this.document.tools.pathLength(this.values.get('d') ?? '');
    }
    getPointAtLength(length) {
        return this.document.tools.pointAt(this.values.get('d') ?? '', length);
    }
}
class Document extends Node {
    nodeType = 9;
    documentElement;
    head;
    body;
    /** The library's own cleaning of markup rests where there is no more of it: what is drawn is checked after. */
    implementation = {};
    defaultView;
    tools;
    constructor(tools) {
        super(undefined);
        this.tools = tools;
        this.documentElement = this.appendChild(this.createElement('html'));
        this.head = this.documentElement.appendChild(this.createElement('head'));
        this.body = this.documentElement.appendChild(this.createElement('body'));
    }
    get document() {
        return this;
    }
    createElement(name) {
        return new Element(this, HTML, name);
    }
    createElementNS(namespace, name) {
        return new Element(this, namespace, name);
    }
    createTextNode(text) {
        return new Text(this, String(text));
    }
    createDocumentFragment() {
        return new Node(this);
    }
    getElementById(id) {
        return descendants(this).find((one) => one.id === id) ?? null;
    }
    importNode(node, deep) {
        return node.cloneNode(deep);
    }
}

;// CONCATENATED MODULE: ./lib/site/diagrams/dom/selectors.js
const known = new Map();
/** Reads a selector of the library: what it uses of the language, and no more. */
function matcherOf(selector) {
    const found = known.get(selector);
    if (found !== undefined)
        return found;
    const choices = selector.split(/,(?![^([]*[)\]])/).map((choice) => choiceOf(choice.trim()));
    const matcher = (element, scope) => choices.some((choice) => choice(element, scope));
    // Names of one drawing are in selectors, too: these are not worth keeping.
    if (known.size > MOST_KNOWN)
        known.clear();
    known.set(selector, matcher);
    return matcher;
}
const MOST_KNOWN = 2000;
const NAME = String.raw `((?:\\.|[\w-]|[^\0-\x7f])+)`;
const PART = new RegExp(String.raw `\s*([>+~])\s*|(\s+)|(\*)|#${NAME}|\.${NAME}|\[\s*([\w:-]+)\s*(?:([~^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]+)))?\s*\]|::?([\w-]+)(?:\(([^()]*)\))?|([a-zA-Z][\w-]*)`, 'y');
function choiceOf(text) {
    const steps = [{ combinator: '', tests: [] }];
    for (let at = 0; at < text.length;) {
        PART.lastIndex = at;
        const part = PART.exec(text);
        if (part === null)
            throw new Error(`the selector ${text} is not known`);
        // Read before a selector in this one is.
        at = PART.lastIndex;
        const combinator = part[1] ?? part[2]?.replace(/\s+/, ' ');
        if (combinator === undefined)
            steps.at(-1)?.tests.push(testOf(part));
        else
            steps.push({ combinator, tests: [] });
    }
    return (element, scope) => follows(steps, steps.length - 1, element, scope);
}
/** Whether an element matches the steps up to one of them, going from the last to the first. */
function follows(steps, at, element, scope) {
    const step = steps[at];
    if (element == null || step === undefined || !step.tests.every((test) => test(element, scope)))
        return false;
    if (at === 0)
        return true;
    const before = (one) => follows(steps, at - 1, one, scope);
    if (step.combinator === '>')
        return before(element.parentElement);
    if (step.combinator === ' ') {
        for (let one = element.parentElement; one !== null; one = one.parentElement)
            if (before(one))
                return true;
        return false;
    }
    const all = element.parentNode?.children ?? [];
    const place = all.indexOf(element);
    return step.combinator === '+' ? before(all[place - 1]) : all.slice(0, place).some(before);
}
function testOf(part) {
    const [, , , any, id, name, attribute, sign, double, single, bare, pseudo, inside, tag = ''] = part;
    if (any !== undefined)
        return () => true;
    if (id !== undefined)
        return withId(plain(id));
    if (name !== undefined) {
        const wanted = plain(name);
        return (element) => element.classList.contains(wanted);
    }
    if (attribute !== undefined)
        return withAttribute(attribute, sign, double ?? single ?? bare ?? '');
    if (pseudo !== undefined)
        return withPlace(pseudo, inside ?? '');
    return (element) => element.localName.toLowerCase() === tag.toLowerCase();
}
function withId(id) {
    return (element) => element.values.get('id') === id;
}
function withAttribute(attribute, sign, wanted) {
    return ({ values }) => {
        const value = values.get(attribute);
        if (value === undefined || sign === undefined)
            return value !== undefined;
        if (sign === '=')
            return value === wanted;
        if (sign === '^=')
            return value.startsWith(wanted);
        if (sign === '$=')
            return value.endsWith(wanted);
        return sign === '*=' ? value.includes(wanted) : value.split(/\s+/).includes(wanted);
    };
}
function withPlace(pseudo, inside) {
    const siblings = (element) => element.parentNode?.children ?? [];
    if (pseudo === 'first-child')
        return (element) => siblings(element)[0] === element;
    if (pseudo === 'last-child')
        return (element) => siblings(element).at(-1) === element;
    if (pseudo === 'nth-child')
        return (element) => siblings(element)[Number(inside) - 1] === element;
    if (pseudo === 'scope')
        return (element, scope) => element === scope;
    if (pseudo === 'root')
        return (element) => element.parentElement === null;
    if (pseudo === 'not') {
        const matches = matcherOf(inside);
        return (element, scope) => !matches(element, scope);
    }
    return () => false;
}
/** A name without what keeps its signs apart from those of the language. */
function plain(name) {
    return name.replace(/\\(.)/g, '$1');
}

;// CONCATENATED MODULE: ./lib/site/diagrams/rules.js


const RULE = /@[\w-]+ ([\w-]+)\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}|([^{}]+)\{([^{}]*)\}/g;
/** The rules of a drawing's style sheet that hold for something in it: about a fifth of them. */
function rulesInUse(css, drawing) {
    const all = [drawing, ...descendants(drawing)];
    const used = [];
    const motions = [];
    for (const [text, name, , selectors, declarations = ''] of css.matchAll(RULE)) {
        if (name !== undefined)
            motions.push({ name, text });
        if (selectors === undefined || declarations.trim() === '')
            continue;
        const kept = selectors.split(',').filter((selector) => {
            const matches = matcherOf(selector.trim());
            return all.some((element) => matches(element, drawing));
        });
        if (kept.length > 0)
            used.push(`${kept.join(',')}{${declarations}}`);
    }
    const rules = used.join('');
    return motions.flatMap(({ name, text }) => (rules.includes(name) ? [text] : [])).join('') + rules;
}

;// CONCATENATED MODULE: ./lib/site/diagrams/finish.js


/** What a drawing may be made of. What else is in one is left to the browser. */
const SHAPES = /^(?:svg|g|a|path|rect|circle|ellipse|line|polygon|polyline|text|tspan|defs|marker|style|title|desc|foreignObject)$/;
/** What a drawing has for others in it to show; the library makes all that it may need. */
const SHARED = /^(?:marker|symbol|linearGradient|filter)$/;
const WORDS = /^(?:div|span|p|br|b|i|em|strong|u|s|sub|sup|small)$/;
const ATTRIBUTES = /^(?:id|class|style|transform|d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|dx|dy|width|height|viewBox|fill|fill-opacity|fill-rule|stroke|stroke-[a-z]+|opacity|text-anchor|dominant-baseline|alignment-baseline|font-[a-z]+|marker-(?:start|mid|end)|marker[A-Z]\w+|ref[XY]|orient|clip-rule|preserveAspectRatio)$/;
/** Links lead to pages and to other sites, and run nothing. */
const LINK = /^(?:(?:xlink:)?href=(?!\s*(?:javascript|vbscript|data|about):)|target=_(?:blank|self|parent|top)$|rel=)/i;
/** Attributes that say what only the library asks for. */
const UNUSED = /^(?:data-[\w-]+|label-offset-y|xmlns(?::\w+)?|role|aria-[a-z]+|name|xml:space|tabindex|title|requiredFeatures)$/;
/** Declarations that ask for something elsewhere, or that no browser reads alike. */
const FOREIGN = /url\((?!["']?#)|@import|expression|javascript:|image-set|\\|[<>]/i;
const LONG_NUMBER = /-?\d+\.\d{3,}(?:e-?\d+)?/g;
/** Whether all of a drawing is of known kinds, and asks for nothing elsewhere. */
function isPlain(drawing) {
    return [drawing, ...descendants(drawing)].every(({ namespaceURI, localName, values, textContent }) => (namespaceURI === SVG ? SHAPES : WORDS).test(localName) &&
        (localName !== 'style' || !FOREIGN.test(textContent.replaceAll('>', ' '))) &&
        Array.from(values).every(([name, value]) => UNUSED.test(name) ||
            (localName === 'a' && LINK.test(`${name}=${value}`)) ||
            (ATTRIBUTES.test(name) && !FOREIGN.test(value))));
}
/** Ids that something in the drawing refers to. */
function idsInUse(drawing) {
    const ids = new Set();
    for (const { values } of descendants(drawing))
        for (const value of values.values())
            for (const [, id = ''] of value.matchAll(/url\(["']?#([^"')]+)["']?\)/g))
                ids.add(id);
    return ids;
}
function inside(node, work) {
    for (const element of [...descendants(node)])
        work(element);
}
/** A value with its numbers as long as anybody can see. */
function rounded(value) {
    return value.replace(LONG_NUMBER, (number) => `${Math.round(Number(number) * 100) / 100}`);
}
/** Whether an attribute means nothing where the library wrote it. */
function isMisplaced(element, attribute) {
    return element === 'circle'
        ? /^(?:width|height)$/.test(attribute)
        : element === 'path' && /^[xy][12]$/.test(attribute);
}
/** The type of paragraphs in a selector, and that of spans. */
const PARAGRAPH = /([\s>,}])p(?=[\s,{:>])/g;
const SPAN = /([\s>,}])span(?=[\s,{:>.])/g;
/** The library has paragraphs in lines of text, where HTML has none. */
function asSpan(paragraph) {
    const span = paragraph.document.createElement('span');
    for (const [name, value] of paragraph.values)
        span.values.set(name, value);
    span.classList.add('c-diagram-line');
    for (const child of [...paragraph.childNodes])
        span.appendChild(child);
    paragraph.parentNode?.insertBefore(span, paragraph);
    paragraph.remove();
}
/** Whether an element shows nothing: the library makes labels for words that there are not. */
function isNothing({ localName, childNodes, values, textContent }) {
    return localName === 'foreignObject'
        ? values.get('width') === '0' && values.get('height') === '0' && textContent === ''
        : childNodes.length === 0 && /^(?:g|defs)$/.test(localName);
}
/**
 * Takes out of a drawing what nothing in it uses, and rounds its numbers; in place. False where it holds what this does
 * not know.
 */
function finish(drawing) {
    const ids = idsInUse(drawing);
    inside(drawing, (element) => {
        if (SHARED.test(element.localName) && !ids.has(element.id))
            element.remove();
    });
    if (!isPlain(drawing))
        return false;
    const style = drawing.children.find(({ localName }) => localName === 'style');
    const css = style?.textContent ?? '';
    style?.remove();
    const rules = rulesInUse(css, drawing);
    for (const element of [...descendants(drawing)].reverse())
        if (isNothing(element))
            element.remove();
    inside(drawing, (element) => {
        for (const [name, value] of [...element.values]) {
            const isUnused = isMisplaced(element.localName, name) ||
                (name === 'id'
                    ? !ids.has(value)
                    : UNUSED.test(name) && !(name.startsWith('data-') && rules.includes(`[${name}`)));
            if (isUnused || (value === '' && name !== 'd'))
                element.values.delete(name);
            else if (name !== 'class' && name !== 'id')
                element.values.set(name, rounded(value));
        }
    });
    inside(drawing, (element) => {
        if (element.localName === 'p')
            asSpan(element);
    });
    if (rules !== '') {
        const kept = drawing.document.createElementNS(SVG, 'style');
        // A line has the color of what it is in, as a paragraph does.
        const own = rules.replace(SPAN, '$1span:not(:where(.c-diagram-line))');
        kept.append(own.replace(PARAGRAPH, '$1.c-diagram-line'));
        drawing.insertBefore(kept, drawing.firstChild);
    }
    return true;
}

;// CONCATENATED MODULE: ./lib/site/diagrams/own-colors.js

/** Above this, black can be read on a color, below it white. */
const LIGHT = 0.2;
/** Colors darker and lighter than these are seen in one mode alone. */
const [NEARLY_BLACK, NEARLY_WHITE] = [0.05, 0.8];
/** How much of a ground is left that its author chose for the other mode (css/diagrams.css). */
const DIMMED = 0.25;
/** What is behind a box that is filled with less has more to say about the words on it. */
const SEEN = 0.5;
/** Words of a box, and in one with rows, which have their own ground, those above them. */
const own_colors_WORDS = ['span', 'p', 'text'].map((words) => `.label ${words}`).join();
const own_colors_NAME = ['span', 'p', 'text'].map((words) => `.label.name ${words}`).join();
const ROW = '.row-rect-odd, .row-rect-even';
/** Where an author's color of words stands: not all kinds say it of the whole label. */
const COLORED = '.label, .label span, .cluster-label, .cluster-label span';
/** Whether a color is lighter than the middle. */
function isLight(color) {
    return (0,theme_color/* luminance */.Nk)(color.slice(0, 3)) > LIGHT;
}
/** Whether a line or words of a color can be seen on pages of one mode alone. */
function isOfOneMode(color) {
    const light = (0,theme_color/* luminance */.Nk)(color.slice(0, 3));
    return light < NEARLY_BLACK || light > NEARLY_WHITE;
}
/** Whether a ground is strong enough to keep words of the other mode from being read. */
function isStrong([, , , alpha = 1]) {
    return alpha > DIMMED;
}
/** The color of words on a box that its author filled; undefined where these stand on what is behind it. */
function wordsOn(fill) {
    const [, , , alpha = 1] = fill;
    return alpha < SEEN ? undefined : isLight(fill) ? '#111' : '#fff';
}
/** The words that stand on the fill of a box, as `has` tells what is in it. */
function wordsIn(has) {
    return has(ROW) ? own_colors_NAME : own_colors_WORDS;
}

;// CONCATENATED MODULE: ./lib/site/diagrams/own-theme.js

/** What a source says of how it is drawn, before and between what it draws. */
const SETTINGS = /^\s*---\s*\n[\s\S]*?\n\s*---\s*(?:\n|$)|%%\{[\s\S]*?\}%%/g;
/** A theme, or colors of one. Sizes and fonts go with any colors. */
const THEME = /(?:[{,]|^)\s*["']?(?:theme["']?\s*:|themeVariables["']?\s*:[\s\S]*?(?:#[\da-f]|\b(?:rgb|hsl)a?\())/im;
/** Whether the author of a diagram chose a theme or colors for all of it, which then are its own in both modes. */
function hasOwnTheme(source) {
    return source.match(SETTINGS)?.some((settings) => THEME.test(settings)) ?? false;
}
/** Lines of a drawing that lie on no box. */
const LINES = '.flowchart-link, .messageLine0, .messageLine1, .transition, .relation, .relationshipLine';
/** Lines with a color between these can be seen on white and on black: its words decide. */
const [DARK, own_theme_LIGHT] = [0.1, 0.4];
/** Words that are lighter than this are for dark pages. */
const LIGHT_WORDS = 0.3;
/** For pages of which mode the colors of a drawing are made, from those of its words and lines (channels of 0 to 255). */
function modeOf(words, lines) {
    const drawn = lines === undefined ? undefined : (0,theme_color/* luminance */.Nk)(lines.slice(0, 3));
    if (drawn !== undefined && (drawn < DARK || drawn > own_theme_LIGHT))
        return drawn > own_theme_LIGHT ? 'dark' : 'light';
    return (0,theme_color/* luminance */.Nk)(words.slice(0, 3)) > LIGHT_WORDS ? 'dark' : 'light';
}

;// CONCATENATED MODULE: ./lib/site/diagrams/legible.js





/** The color of words on the page. */
const TEXT = standIn('--t-text');
/**
 * Keeps a drawing legible in both modes, in place: words of a box that its author filled have a color of their own; a
 * ground behind other parts says for which mode it is; lines and words that are seen in one mode alone have the color of
 * text. In a theme of its own all stand on the ground of that. False where a color is not known.
 */
function keepLegible(drawing, isOwnTheme) {
    for (const element of descendants(drawing)) {
        const { classList, localName } = element;
        if (classList.contains('node') && !keepBox(element, isOwnTheme))
            return false;
        if (isOwnTheme)
            continue;
        if (localName === 'rect' &&
            classList.contains('rect') &&
            !tellGround(element, element.values.get('fill')))
            return false;
        if (classList.contains('cluster') && !keepGroup(element))
            return false;
        if (classList.contains('arrowMarkerPath'))
            keepArrow(element);
    }
    if (!isOwnTheme)
        for (const line of drawing.querySelectorAll(LINES))
            keepLine(line);
    return true;
}
/** The library writes declarations of tables with nothing between them, and their first color once more as it is. */
const JOINED = /^(#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})|[a-z]+?)(?:fill|stroke|color|font)[\w-]*:.*$/i;
/** The channels of a color that an author chose; undefined for that of the page and for none, null for an unknown one. */
function chosen(given = '') {
    const color = given.replace(JOINED, '$1');
    return /^(?:none|transparent|)$/.test(color) || isOfPage(color) ? undefined : (channelsOf(color) ?? null);
}
function tellGround({ classList }, fill) {
    const color = chosen(fill);
    if (color && isStrong(color))
        classList.add(isLight(color) ? 'c-diagram-light' : 'c-diagram-dark');
    return color !== null;
}
/** Lines and boxes are behind the name of a group, too, which keeps its ground where its author colored both. */
function keepGroup(group) {
    const ground = group.children.find(({ localName }) => localName === 'rect');
    return ground === undefined || colorsOf(group).length > 0 || tellGround(ground, ownFill(ground));
}
function keepLine({ style }) {
    const color = chosen(style.getPropertyValue('stroke'));
    if (color && isOfOneMode(color))
        style.setProperty('stroke', TEXT);
}
function keepArrow({ values }) {
    for (const name of ['fill', 'stroke']) {
        const color = chosen(values.get(name));
        if (color && isOfOneMode(color))
            values.set(name, TEXT);
    }
}
/** The fill that its author gave an element. */
function ownFill(element) {
    return element.style.getPropertyValue('fill');
}
/** The colors that an author gave words. */
function colorsOf(box) {
    return box.querySelectorAll(COLORED).flatMap(({ style }) => {
        const color = chosen(style.getPropertyValue('color'));
        return color === undefined ? [] : [color];
    });
}
function keepBox(box, isOwnTheme) {
    const shapes = box.children.flatMap((child) => child.localName === 'g' && !child.classList.contains('label') ? [child, ...child.children] : [child]);
    const fill = shapes.map((shape) => chosen(ownFill(shape))).find((color) => color !== undefined);
    const words = colorsOf(box);
    if (fill === null)
        return words.length > 0;
    const onFill = fill && wordsOn(fill);
    if (onFill === undefined) {
        if (!isOwnTheme && words.some((color) => color !== null && isOfOneMode(color)))
            colorWords(box, TEXT);
    }
    else if (words.length === 0)
        colorWords(box, onFill);
    return true;
}
function colorWords(box, color) {
    for (const { style } of box.querySelectorAll(wordsIn((selector) => box.querySelector(selector) !== null))) {
        style.setProperty('color', color, 'important');
        style.setProperty('fill', color, 'important');
    }
}

;// CONCATENATED MODULE: ./lib/site/diagrams/measure/styles.js


/** What of the style of an element is asked for, and whether others have it of it. */
const INHERITED = {
    'font-size': true,
    'font-weight': true,
    'text-anchor': true,
    'dominant-baseline': true,
    fill: true,
    stroke: true,
    display: false,
};
/** The rules of the style sheet that was read last: each drawing has one, and is done before the next. */
let sheet = { text: '', rules: [] };
/** The rules of the drawing that an element is in. */
function rulesAround(element) {
    const drawing = drawingOf(element);
    if (drawing === undefined)
        return [];
    const style = drawing.children.find(({ localName }) => localName === 'style');
    const text = style?.textContent ?? '';
    if (text !== sheet.text)
        sheet = { text, rules: readRules(text) };
    return sheet.rules;
}
function readRules(css) {
    const rules = [];
    const plain = css.replace(/@[\w-]+[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
    for (const [, selectors = '', declarations = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
        const values = new Map([...declarationsIn(declarations)].filter(([name]) => name in INHERITED));
        if (values.size === 0)
            continue;
        for (const selector of selectors.split(',').map((one) => one.trim()))
            rules.push({ matches: matcherOf(selector), values, weight: weightOf(selector) });
    }
    return rules.sort((one, other) => one.weight - other.weight);
}
function weightOf(selector) {
    const count = (pattern) => selector.match(pattern)?.length ?? 0;
    return count(/#/g) * 100 + count(/[.[]|:(?!:)/g) * 10 + count(/(?:^|[\s>])[a-z]/g);
}
/** The drawing that an element is in. */
function drawingOf(element) {
    let found;
    for (let one = element; one !== null; one = one.parentElement)
        if (one.localName === 'svg')
            found = one;
    return found;
}
function declared(element, name, rules) {
    const own = element.values.has('style') ? element.style.getPropertyValue(name) : '';
    if (own !== '')
        return own;
    for (let at = rules.length - 1; at >= 0; at -= 1) {
        const value = rules[at]?.values.get(name);
        if (value !== undefined && rules[at]?.matches(element, element) === true)
            return value.replace(/\s*!important$/, '');
    }
    return element.values.get(name);
}
/** A property of an element as its drawing's style sheet has it, or as it has it of those around. */
function styleOf(element, name) {
    const rules = rulesAround(element);
    for (let one = element; one !== null; one = one.parentElement) {
        const value = declared(one, name, rules);
        if (value !== undefined && value !== '' && value !== 'inherit')
            return value;
        if (INHERITED[name] !== true)
            return undefined;
    }
    return undefined;
}
/** The size of letters where nothing is said of it. */
const SIZE = 16;
/** How high an x is, in sizes of the font. */
const X_HEIGHT = 0.546;
/** Elements whose letters are smaller than those around. */
const SMALLER = /^(?:small|sub|sup)$/;
/** The size of an element's letters in pixels. */
function fontSize(element) {
    const rules = rulesAround(element);
    for (let one = element; one !== null; one = one.parentElement) {
        const value = declared(one, 'font-size', rules) ?? '';
        const size = Number.parseFloat(value);
        const around = one.parentElement;
        if (Number.isNaN(size)) {
            if (SMALLER.test(one.localName) && around !== null)
                return fontSize(around) / 1.2;
            continue;
        }
        if (value.endsWith('rem'))
            return size * SIZE;
        if (value.endsWith('ex'))
            return size * X_HEIGHT * (around === null ? SIZE : fontSize(around));
        if (value.endsWith('em'))
            return size * (around === null ? SIZE : fontSize(around));
        if (value.endsWith('%'))
            return (size / 100) * (around === null ? SIZE : fontSize(around));
        return size;
    }
    return SIZE;
}
/** Whether an element's letters are bold. */
function isBold(element) {
    if (element.closest('b, strong') !== null)
        return true;
    const weight = styleOf(element, 'font-weight') ?? '';
    return weight.startsWith('bold') || Number(weight) >= 600;
}

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
// EXTERNAL MODULE: ./lib/process/chunks.js
var chunks = __webpack_require__(98527);
;// CONCATENATED MODULE: ./lib/site/diagrams/dom/markup.js



const EMPTY = /^(?:br|hr|img|input)$/;
const PIECE = /<!--[\s\S]*?-->|<\/([\w:-]+)\s*>|<([a-zA-Z][\w:-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*(\/?)>|[^<]+|</g;
const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;
/** Puts the nodes that markup tells of at the end of an element. */
function parseMarkup(root, markup) {
    let at = root;
    for (const [piece, end, start, attributes = '', closed] of markup.matchAll(PIECE)) {
        if (end !== undefined) {
            let open = at;
            while (open !== null && open !== root && open.localName.toLowerCase() !== end.toLowerCase())
                open = open.parentElement;
            if (open !== null && open !== root)
                at = open.parentElement ?? root;
        }
        else if (start !== undefined) {
            const isDrawing = start === 'svg' || (at.namespaceURI === SVG && at.localName !== 'foreignObject');
            const child = at.appendChild(new Element(root.document, isDrawing ? SVG : HTML, start));
            for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE))
                child.values.set(name, (0,references/* dereferenced */.d)(double ?? single ?? bare ?? ''));
            if (closed === '' && !EMPTY.test(child.localName))
                at = child;
        }
        else if (!piece.startsWith('<!--'))
            at.appendChild(new Text(root.document, (0,references/* dereferenced */.d)(piece)));
    }
}
/** A node as markup. */
function toMarkup(node) {
    if (node instanceof Text)
        return node.parentElement?.localName === 'style' ? node.data : (0,html/* escapeText */.X1)(node.data);
    if (!(node instanceof Element))
        return '';
    const { localName: name, values } = node;
    const attributes = Array.from(values, ([key, value]) => ` ${key}="${(0,html/* escapeAttribute */.Gj)(value)}"`).join('');
    const start = `<${name}${attributes}>`;
    if (EMPTY.test(name) && node.namespaceURI === HTML)
        return start;
    return `${start}${node.childNodes.map(toMarkup).join('')}</${name}>`;
}

;// CONCATENATED MODULE: ./lib/site/diagrams/measure/box.js
const EMPTY_BOX = { x: 0, y: 0, width: 0, height: 0 };
/** The smallest rectangle around two. */
function around(one, other) {
    if (one === undefined || other === undefined)
        return one ?? other;
    const x = Math.min(one.x, other.x);
    const y = Math.min(one.y, other.y);
    return {
        x,
        y,
        width: Math.max(one.x + one.width, other.x + other.width) - x,
        height: Math.max(one.y + one.height, other.y + other.height) - y,
    };
}
/** The smallest rectangle around points. */
function aroundPoints(points) {
    let box;
    for (const [x, y] of points)
        box = around(box, { x, y, width: 0, height: 0 });
    return box;
}
const PLAIN = [1, 0, 0, 1, 0, 0];
function times(m, n) {
    return [
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    ];
}
function stepOf(name, [a = 0, b, c = 0]) {
    if (name === 'translate')
        return [1, 0, 0, 1, a, b ?? 0];
    if (name === 'scale')
        return [a, 0, 0, b ?? a, 0, 0];
    if (name !== 'rotate')
        return PLAIN;
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    const [x, y] = [b ?? 0, c];
    return times(times([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y]);
}
/** Where a rectangle lies once a `transform` moved it. */
function moved(box, transform) {
    let m = PLAIN;
    for (const [, name = '', values = ''] of transform.matchAll(/(\w+)\s*\(([^)]*)\)/g))
        m = times(m, stepOf(name, values
            .trim()
            .split(/[\s,]+/)
            .map(Number.parseFloat)));
    const corners = [0, 1, 2, 3].map((corner) => {
        const x = box.x + (corner % 2) * box.width;
        const y = box.y + (corner >> 1) * box.height;
        return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
    });
    return aroundPoints(corners) ?? box;
}

// EXTERNAL MODULE: ./lib/site/diagrams/measure/width.js + 1 modules
var measure_width = __webpack_require__(22299);
;// CONCATENATED MODULE: ./lib/site/diagrams/measure/text.js




/** How far letters reach above and below their line, in sizes of the font. */
const [ABOVE, BELOW] = [0.96875, 0.2412];
/** Text as one line, of one that may begin with a space where something stands before it. */
function onLine(text, before) {
    const line = text.replace(/[ \t\n\r\f\u200b]+/g, ' ');
    return before === ' ' ? line.replace(/^ /, '') : line;
}
/** How far a text of a drawing reaches along its line. */
function textLength(element) {
    let [width, last] = [0, ' '];
    const visit = (one) => {
        for (const child of one.childNodes) {
            if (child instanceof Text) {
                const line = onLine(child.data, last);
                width += (0,measure_width/* widthOf */.q)(line, fontSize(one), isBold(one));
                last = line.at(-1) ?? last;
            }
            else if (child instanceof Element && child.localName !== 'title')
                visit(child);
        }
    };
    visit(element);
    return last === ' ' && width > 0 ? width - (0,measure_width/* widthOf */.q)(' ', fontSize(element), false) : width;
}
function lengthIn(value, size) {
    const length = Number.parseFloat(value ?? '');
    if (Number.isNaN(length))
        return undefined;
    return value?.endsWith('em') === true ? length * size : length;
}
/** How far the baseline of words is below the place that they have. */
function shiftOf(baseline, size) {
    if (baseline === 'middle' || baseline === 'central')
        return 0.35 * size;
    return baseline === 'hanging' || baseline === 'text-before-edge' ? 0.8 * size : 0;
}
/** The rectangle that a text of a drawing fills. */
function textBox(text) {
    let box;
    let chunk;
    let [x, y, last] = [0, 0, ' '];
    const end = () => {
        if (chunk !== undefined && chunk.width > 0) {
            const { anchor, width, top, bottom } = chunk;
            const left = chunk.x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
            box = around(box, { x: left, y: top, width, height: bottom - top });
            x = left + width;
        }
        chunk = undefined;
    };
    const visit = (one) => {
        const size = fontSize(one);
        const [newX, newY, byX, byY] = ['x', 'y', 'dx', 'dy'].map((name) => lengthIn(one.values.get(name), size));
        if (newX !== undefined || newY !== undefined) {
            end();
            [x, y, last] = [newX ?? x, newY ?? y, ' '];
        }
        if (byX !== undefined && byX !== 0) {
            end();
            x += byX;
        }
        y += byY ?? 0;
        for (const child of one.childNodes) {
            if (child instanceof Text)
                add(one, child, size);
            else if (child instanceof Element && child.localName !== 'title')
                visit(child);
        }
    };
    const add = (one, { data }, size) => {
        const line = onLine(data, last);
        if (line === '')
            return;
        last = line.at(-1) ?? last;
        const base = y + shiftOf(styleOf(one, 'dominant-baseline'), size);
        chunk ??= {
            x,
            anchor: styleOf(one, 'text-anchor'),
            width: 0,
            top: Number.POSITIVE_INFINITY,
            bottom: Number.NEGATIVE_INFINITY,
        };
        chunk.width += (0,measure_width/* widthOf */.q)(line, size, isBold(one));
        chunk.top = Math.min(chunk.top, base - Math.round(ABOVE * size));
        chunk.bottom = Math.max(chunk.bottom, base + Math.round(BELOW * size));
    };
    visit(text);
    end();
    return box;
}

;// CONCATENATED MODULE: ./lib/site/diagrams/measure/labels.js




/** Elements that stand on lines of their own. */
const BLOCKS = /^(?:p|div|li|ul|ol|pre|h\d)$/;
const LINE_HEIGHT = 1.5;
/** The lines of a label as its author broke them. */
function linesOf(label) {
    const lines = [[]];
    const current = () => lines.at(-1) ?? [];
    const next = () => {
        if (current().length > 0)
            lines.push([]);
    };
    const visit = (one) => {
        const style = { size: fontSize(one), bold: isBold(one) };
        for (const child of one.childNodes) {
            if (child instanceof Text) {
                const text = onLine(child.data, current().at(-1)?.text.at(-1) ?? ' ');
                if (text !== '')
                    current().push({ text, ...style });
            }
            else if (child instanceof Element) {
                if (child.localName === 'br') {
                    current().push({ text: '', ...style });
                    lines.push([]);
                }
                else if (BLOCKS.test(child.localName)) {
                    next();
                    visit(child);
                    next();
                }
                else
                    visit(child);
            }
        }
    };
    visit(label);
    while (lines.length > 1 && current().length === 0)
        lines.pop();
    return lines.map((line) => line.map((run, at) => (at === line.length - 1 ? { ...run, text: run.text.replace(/ $/, '') } : run)));
}
/** Parts of a line that stay together: a word with the spaces after it, a sign of a script without spaces. */
const labels_PARTS = /[\u2e80-\uffef] *|[^ \u2e80-\uffef?-]*[?-]+(?=[A-Za-z])|[^ \u2e80-\uffef]+ *| +/g;
function runWidth({ text, size, bold }) {
    return (0,measure_width/* widthOf */.q)(text, size, bold);
}
/** The size of a label: of its lines, or of those that it takes in the width that it has. */
function labelBox(label) {
    const { style } = label;
    const size = fontSize(label);
    const line = Number.parseFloat(style.getPropertyValue('line-height')) || LINE_HEIGHT;
    const heightOf = (runs) => Math.max(size, ...runs.map((run) => run.size)) * line;
    const lines = linesOf(label);
    const box = (width, height) => ({ x: 0, y: 0, width, height });
    if (style.getPropertyValue('white-space') !== 'break-spaces') {
        const [only = []] = lines;
        if (lines.length === 1 && only.length === 0)
            return box(0, 0);
        const widest = Math.max(...lines.map((runs) => runs.reduce((sum, run) => sum + runWidth(run), 0)));
        const most = Number.parseFloat(style.getPropertyValue('max-width'));
        const height = lines.reduce((sum, runs) => sum + heightOf(runs), 0);
        return box(Number.isNaN(most) ? widest : Math.min(widest, most), height);
    }
    const parts = lines.map((runs) => runs.flatMap((run) => (run.text.match(labels_PARTS) ?? []).map((text) => ({ ...run, text }))));
    const longest = Math.max(0, ...parts.flat().map((part) => runWidth({ ...part, text: part.text.trimEnd() })));
    const width = Math.max(Number.parseFloat(style.getPropertyValue('width')) || 200, longest);
    const height = parts.reduce((sum, line) => sum + rowsOf(line, width) * heightOf(line), 0);
    return box(width, height);
}
/** How many rows parts of a line take. */
function rowsOf(parts, width) {
    let [rows, filled] = [1, 0];
    for (const part of parts) {
        const wide = runWidth(part);
        const fits = filled === 0 || filled + wide <= width;
        if (!fits)
            rows += 1;
        filled = fits ? filled + wide : wide;
    }
    return rows;
}

;// CONCATENATED MODULE: ./lib/site/diagrams/measure/paths.js
/** Straight pieces of a curve, and of an arc. */
const CURVE = 16;
const ARC = 24;
/** The straight pieces that a path is drawn of, nearly. */
function pathOf(path) {
    const pieces = [];
    const words = path.match(/[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
    let [x, y, startX, startY, handleX, handleY] = [0, 0, 0, 0, 0, 0];
    let [command, last] = ['', ''];
    let index = 0;
    const next = (base = 0) => Number(words[index++] ?? 0) + base;
    const to = (toX, toY) => {
        pieces.push([x, y, toX, toY]);
        [x, y] = [toX, toY];
    };
    const curve = (aX, aY, bX, bY, toX, toY) => {
        const [fromX, fromY] = [x, y];
        for (let step = 1; step <= CURVE; step += 1) {
            const t = step / CURVE;
            const at = (p, a, b, q) => (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3 * q;
            to(at(fromX, aX, bX, toX), at(fromY, aY, bY, toY));
        }
        [handleX, handleY] = [bX, bY];
    };
    while (index < words.length) {
        if (/[a-z]/i.test(words[index] ?? ''))
            command = words[index++] ?? '';
        else if (command === 'M')
            command = 'L';
        else if (command === 'm')
            command = 'l';
        const [baseX, baseY] = command === command.toLowerCase() ? [x, y] : [0, 0];
        const kind = command.toUpperCase();
        if (kind === 'Z')
            to(startX, startY);
        else if (kind === 'M') {
            [startX, startY] = [x, y] = [next(baseX), next(baseY)];
            to(x, y);
        }
        else if (kind === 'L')
            to(next(baseX), next(baseY));
        else if (kind === 'H')
            to(next(baseX), y);
        else if (kind === 'V')
            to(x, next(baseY));
        else if (kind === 'C' || kind === 'S') {
            const goesOn = kind === 'S' && /[CS]/i.test(last);
            const [aX, aY] = kind === 'C' ? [next(baseX), next(baseY)] : goesOn ? [2 * x - handleX, 2 * y - handleY] : [x, y];
            curve(aX, aY, next(baseX), next(baseY), next(baseX), next(baseY));
        }
        else if (kind === 'Q' || kind === 'T') {
            const goesOn = kind === 'T' && /[QT]/i.test(last);
            const [aX, aY] = kind === 'Q' ? [next(baseX), next(baseY)] : goesOn ? [2 * x - handleX, 2 * y - handleY] : [x, y];
            const [toX, toY] = [next(baseX), next(baseY)];
            const third = (from, by) => from + (2 / 3) * (by - from);
            curve(third(x, aX), third(y, aY), third(toX, aX), third(toY, aY), toX, toY);
            [handleX, handleY] = [aX, aY];
        }
        else if (kind === 'A') {
            const [wide, high, turn, large, sweep] = [next(), next(), next(), next(), next()];
            for (const [toX, toY] of arc([x, y], [next(baseX), next(baseY)], { wide, high, turn, large, sweep }))
                to(toX, toY);
        }
        else
            index += 1;
        last = command;
    }
    return pieces;
}
/** Points of an elliptical arc, the last one its end (SVG 2, appendix B.2.4). */
function arc([fromX, fromY], [toX, toY], { wide, high, turn, large, sweep }) {
    if (wide === 0 || high === 0)
        return [[toX, toY]];
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const [halfX, halfY] = [(fromX - toX) / 2, (fromY - toY) / 2];
    const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
    const grown = Math.sqrt(Math.max(1, (x / wide) ** 2 + (y / high) ** 2));
    const [a, b] = [Math.abs(wide) * grown, Math.abs(high) * grown];
    const rest = (a * a * b * b - a * a * y * y - b * b * x * x) / (a * a * y * y + b * b * x * x);
    const share = Math.sqrt(Math.max(0, rest || 0)) * (large === sweep ? -1 : 1);
    const [centerX, centerY] = [(share * a * y) / b, (-share * b * x) / a];
    const start = Math.atan2((y - centerY) / b, (x - centerX) / a);
    let angle = Math.atan2((-y - centerY) / b, (-x - centerX) / a) - start;
    if (sweep !== 0 && angle < 0)
        angle += 2 * Math.PI;
    if (sweep === 0 && angle > 0)
        angle -= 2 * Math.PI;
    return Array.from({ length: ARC }, (_, step) => {
        const at = start + (angle * (step + 1)) / ARC;
        const [alongX, alongY] = [centerX + a * Math.cos(at), centerY + b * Math.sin(at)];
        return [cos * alongX - sin * alongY + (fromX + toX) / 2, sin * alongX + cos * alongY + (fromY + toY) / 2];
    });
}
/** How long a path is. */
function lengthOf(pieces) {
    return pieces.reduce((sum, [x, y, toX, toY]) => sum + Math.hypot(toX - x, toY - y), 0);
}
/** The point of a path so far from its start. */
function pointAt(pieces, length) {
    let left = length;
    for (const [x, y, toX, toY] of pieces) {
        const long = Math.hypot(toX - x, toY - y);
        if (long > 0 && left <= long)
            return { x: x + ((toX - x) * left) / long, y: y + ((toY - y) * left) / long };
        left -= long;
    }
    const [, , x = 0, y = 0] = pieces.at(-1) ?? [];
    return { x, y };
}

;// CONCATENATED MODULE: ./lib/site/diagrams/measure/shapes.js



/** Elements that show nothing where they stand. */
const UNSEEN = /^(?:defs|style|marker|title|desc|clipPath|linearGradient|symbol|mask|filter|pattern)$/;
/** The rectangle that an element of a drawing fills, in its own measure; undefined where it fills none. */
function boxOf(element) {
    const value = (name) => Number.parseFloat(element.values.get(name) ?? '') || 0;
    switch (element.localName) {
        case 'rect':
        case 'image':
        case 'foreignObject': {
            const [width, height] = [value('width'), value('height')];
            return width > 0 && height > 0 ? { x: value('x'), y: value('y'), width, height } : undefined;
        }
        case 'circle':
            return ellipse(value('cx'), value('cy'), value('r'), value('r'));
        case 'ellipse':
            return ellipse(value('cx'), value('cy'), value('rx'), value('ry'));
        case 'line':
            return aroundPoints([
                [value('x1'), value('y1')],
                [value('x2'), value('y2')],
            ]);
        case 'polygon':
        case 'polyline':
            return aroundPoints(pairs(element.values.get('points') ?? ''));
        case 'path':
            return aroundPoints(pathOf(element.values.get('d') ?? '').flatMap(([x, y, toX, toY]) => [
                [x, y],
                [toX, toY],
            ]));
        case 'text':
        case 'tspan':
            return textBox(element);
        case 'g':
        case 'svg':
        case 'a':
            return element.children.reduce((box, child) => around(box, boxInside(child)), undefined);
        default:
            return undefined;
    }
}
function ellipse(x, y, wide, high) {
    return { x: x - wide, y: y - high, width: 2 * wide, height: 2 * high };
}
function pairs(points) {
    const values = points
        .trim()
        .split(/[\s,]+/)
        .map(Number);
    return Array.from({ length: values.length >> 1 }, (_, at) => [
        values[2 * at] ?? 0,
        values[2 * at + 1] ?? 0,
    ]);
}
function transformOf(element) {
    return element.style.getPropertyValue('transform') || (element.values.get('transform') ?? '');
}
/** The rectangle that an element fills in the measure of what is around it. */
function boxInside(element) {
    if (UNSEEN.test(element.localName))
        return undefined;
    if (element.values.get('display') === 'none' || element.style.getPropertyValue('display') === 'none')
        return undefined;
    const box = boxOf(element);
    return box && moved(box, transformOf(element));
}
/** The rectangle that an element fills in the measure of the whole drawing. */
function boxOnScreen(element) {
    let box = boxOf(element) ?? EMPTY_BOX;
    for (let one = element; one !== null; one = one.parentElement)
        box = moved(box, transformOf(one));
    return box;
}

;// CONCATENATED MODULE: ./lib/site/diagrams/library.js













const TOOLS = {
    matcherOf: matcherOf,
    parse: parseMarkup,
    print: toMarkup,
    box: (element) => boxOf(element) ?? EMPTY_BOX,
    boxOnScreen: (element) => (element.namespaceURI === HTML ? labelBox(element) : boxOnScreen(element)),
    textLength: textLength,
    pathLength: (path) => lengthOf(pathOf(path)),
    pointAt: (path, length) => pointAt(pathOf(path), length),
};
/** Runs before the library: chance and time are the same everywhere, and all that waits happens before the script ends. */
const BEFORE = `
globalThis.window = globalThis.self = globalThis;
let seed = 1;
globalThis.begin = () => { seed = 1; };
Math.random = () => { seed = (seed * 16807) % 2147483647; return seed / 2147483647; };
const soon = (work, ...given) => { Promise.resolve().then(() => work(...given)); return 0; };
globalThis.setTimeout = (work, delay, ...given) => soon(work, ...given);
globalThis.clearTimeout = () => {};
globalThis.CSSStyleSheet = class { cssRules = []; replaceSync() {} insertRule(cssText) { this.cssRules.push({ cssText }); } };
globalThis.queueMicrotask = globalThis.requestAnimationFrame = soon;
`;
const AFTER = `
globalThis.draw = (id, source) => {
  begin();
  globalThis.result = undefined;
  mermaid.render(id, source).then(
    ({ svg, diagramType }) => { globalThis.result = { svg, kind: diagramType }; },
    (error) => { globalThis.result = { problem: String(error?.message ?? error) }; },
  );
};
globalThis.check = (source) => {
  begin();
  globalThis.result = {};
  mermaid.parse(source).catch(({ name, message }) => {
    // Others tell what this document lacks.
    if (/^(?:Error|UnknownDiagramError|YAMLException)$/.test(name)) globalThis.result = { problem: String(message) };
  });
};`;
/**
 * Loads the library that browsers draw with, beside a small document that knows how large words are: half a second, of
 * which a cache that keeps compiled code spares a half, and a hundred megabytes. What it draws depends on the source and
 * the options alone.
 */
function loadLibrary() {
    const document = new Document(TOOLS);
    // An ordinary global object: names of one that is watched are found slowly.
    const context = external_node_vm_.createContext(external_node_vm_.constants.DONT_CONTEXTIFY, { microtaskMode: 'afterEvaluate' });
    document.defaultView = context;
    Object.assign(context, {
        document,
        Node: Node,
        Element: Element,
        HTMLElement: Element,
        SVGElement: Element,
        console: { log() { }, debug() { }, info() { }, warn() { }, error() { } },
        structuredClone,
        URL,
        URLSearchParams,
        TextEncoder,
        TextDecoder,
        btoa,
        performance: { now: () => 0 },
        navigator: { userAgent: '', platform: '' },
        location: { href: 'about:blank', protocol: 'about:', host: '', pathname: '', search: '', hash: '' },
        addEventListener() { },
        removeEventListener() { },
        getComputedStyle: (element) => ({
            getPropertyValue: (name) => styleOf(element, name) ?? '',
        }),
        CSS: {
            escape: (name) => name.replace(/[^\w-]/g, '\\$&'),
            supports: (_name, value) => value === 'transparent' || channelsOf(value) !== undefined,
        },
    });
    const file = (0,external_node_module_.createRequire)(__CHUNK_IMPORT_META__.url).resolve('mermaid/dist/mermaid.min.js');
    external_node_vm_.runInContext(BEFORE, context);
    (0,chunks/* compileLibrary */.vT)(file).runInContext(context);
    external_node_vm_.runInContext(AFTER, context);
    let current;
    return {
        draw(id, source, options) {
            if (options !== current)
                external_node_vm_.runInContext(`mermaid.initialize(${JSON.stringify(options)})`, context);
            current = options;
            document.body.textContent = '';
            external_node_vm_.runInContext(`draw(${JSON.stringify(id)}, ${JSON.stringify(source)})`, context);
            const { result } = context;
            if (result === undefined)
                return { problem: 'it was not done in time' };
            if ('problem' in result)
                return { problem: result.problem };
            const holder = document.createElement('div');
            holder.innerHTML = result.svg;
            const drawing = holder.firstElementChild;
            return drawing === null ? { problem: 'nothing was drawn' } : { kind: result.kind, drawing };
        },
        problemOf(source) {
            external_node_vm_.runInContext(`check(${JSON.stringify(source)})`, context);
            return context.result.problem;
        },
    };
}

;// CONCATENATED MODULE: ./lib/site/diagrams/ours.js


/** Longer sources take seconds. */
const LONGEST_SOURCE = 6000;
const ALWAYS = {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    deterministicIds: true,
    fontFamily: 'inherit',
    // What diagrams may not set; the last besides what the library says itself: how wide other letters are is not known.
    secure: [
        'secure',
        'securityLevel',
        'startOnLoad',
        'maxTextSize',
        'suppressErrorRendering',
        'maxEdges',
        'fontFamily',
    ],
};
/** The library as pages have it. */
const IN_PAGE_COLORS = {
    ...ALWAYS,
    theme: 'base',
    themeVariables: { ...THEME_VARIABLES, fontFamily: 'inherit' },
};
/** The library for a diagram whose author chose its colors. */
const IN_OWN_COLORS = { ...ALWAYS, themeVariables: { fontFamily: 'inherit' } };
let library;
/** The library; loaded when a diagram is first met. */
function ourLibrary() {
    library ??= loadLibrary();
    return library;
}

;// CONCATENATED MODULE: ./lib/site/diagrams/draw.js










/** The kinds that come out here as in a browser, and what they are called. Others measure or color what this does not. */
const KINDS = {
    'flowchart-v2': 'Flowchart',
    // Browsers have no such layout, either: the usual one takes its place.
    'flowchart-elk': 'Flowchart',
    sequence: 'Sequence diagram',
    stateDiagram: 'State diagram',
    class: 'Class diagram',
    classDiagram: 'Class diagram',
    er: 'Entity relationship diagram',
    pie: 'Pie chart',
    quadrantChart: 'Quadrant chart',
    gitGraph: 'Git graph',
    timeline: 'Timeline',
    requirement: 'Requirement diagram',
    block: 'Block diagram',
    packet: 'Packet diagram',
    xychart: 'Chart',
};
/** How the sources of these begin, after what the author says of the whole. */
const BEGINS = /^(?:graph|flowchart|flowchart-elk|sequenceDiagram|stateDiagram(?:-v2)?|classDiagram(?:-v2)?|erDiagram|pie|quadrantChart|gitGraph|timeline|requirementDiagram|(?:block|packet|xychart)(?:-beta)?)\b/;
const draw_BEFORE = /^\s*---\s*\n[\s\S]*?\n\s*---\s*\n|%%\{[\s\S]*?\}%%|^\s*%%[^\n]*$/gm;
/** Formulas, pictures, and style sheets of their own: a browser knows more of these. */
const LEFT = /\$\$|\bthemeCSS\b|\b(?:img|icon)\s*:|<(?:img|svg|a|input|math)\b/i;
/** Boxes that lead elsewhere: not all kinds have them here. */
const LINKED = /^\s*(?:click|links?)\s.*(?:https?:|\bhref\b)/m;
/** Larger drawings make a page slow to load. */
const LARGEST = 250_000;
/** Drawings are made no smaller than this, so that words stay legible: what is wider scrolls. */
const SMALLEST = 0.6;
const HREF = /(<a (?:xlink:)?href=)"([^"]*)"/g;
/** Stands for the id of a drawing until it has one. */
const ID = 'l-drawing';
/** What was drawn of each source, in this process. */
const draw_known = new Map();
const draw_MOST_KNOWN = 200;
/**
 * Draws a diagram, under an id, in the colors that the page has then. Undefined where it is left to the browser: what
 * this cannot do as well, or what the library cannot read.
 */
function drawDiagram(source, page) {
    if (source.length > LONGEST_SOURCE)
        return undefined;
    if (!BEGINS.test(source.replace(draw_BEFORE, '').trimStart()) || LEFT.test(source))
        return undefined;
    if (!draw_known.has(source)) {
        if (draw_known.size >= draw_MOST_KNOWN)
            draw_known.clear();
        draw_known.set(source, drawn(source));
    }
    const drawing = draw_known.get(source);
    return drawing
        ?.replaceAll(ID, page.id('diagram'))
        .replace(HREF, (_, start, target) => `${start}"${(0,html/* escapeAttribute */.Gj)(page.href((0,references/* dereferenced */.d)(target)))}"`);
}
function drawn(source) {
    const isOwnTheme = hasOwnTheme(source);
    const result = ourLibrary().draw(ID, source, isOwnTheme ? IN_OWN_COLORS : IN_PAGE_COLORS);
    if ('problem' in result)
        return undefined;
    const { kind, drawing } = result;
    const name = KINDS[kind];
    if (name === undefined || (LINKED.test(source) && drawing.querySelector('a') === null))
        return undefined;
    const title = wordsOf(drawing, 'title');
    const description = wordsOf(drawing, 'desc');
    const mode = isOwnTheme ? madeFor(drawing) : '';
    if (mode === undefined || !keepLegible(drawing, isOwnTheme) || !finish(drawing))
        return undefined;
    const [, , width = 0] = (drawing.values.get('viewBox') ?? '').split(/\s+/).map(Number);
    const label = [title ?? name, description].filter((part) => part !== undefined).join(': ');
    const most = rounded(drawing.style.getPropertyValue('max-width') || `${width}px`);
    const attributes = {
        id: ID,
        class: drawing.values.get('class') ?? '',
        viewBox: rounded(drawing.values.get('viewBox') ?? ''),
        width: '100%',
        style: `max-width:${most};min-width:${Math.round(width * SMALLEST)}px`,
        // Not a picture: the words in it are read.
        role: 'group',
        'aria-label': label,
    };
    const start = Object.entries(attributes).map(([key, value]) => value === '' ? '' : ` ${key}="${(0,html/* escapeAttribute */.Gj)(value)}"`);
    const plain = `<svg${start.join('')}>${drawing.innerHTML}</svg>`;
    const svg = isOwnTheme ? plain : inPageColors(plain, source);
    return svg === undefined || svg.length > LARGEST || /\bNaN\b/.test(svg)
        ? undefined
        : `<div class="mermaid" data-drawn${mode === '' ? '' : ` data-made-for="${mode}"`} tabindex="0">${svg}</div>`;
}
/** For pages of which mode a drawing in colors of its own is made; undefined where these are not known. */
function madeFor(drawing) {
    const words = channelsOf(styleOf(drawing, 'fill') ?? '');
    const line = drawing.querySelector(LINES);
    return words && modeOf(words, line ? channelsOf(styleOf(line, 'stroke') ?? '') : undefined);
}
/** What an element at the start of a drawing says, which then is taken out: browsers would show it to who points there. */
function wordsOf(drawing, name) {
    const found = descendants(drawing).find(({ localName }) => localName === name);
    const text = found?.textContent.trim();
    if (found?.parentElement === drawing)
        found.remove();
    return text === '' ? undefined : text;
}

;// CONCATENATED MODULE: ./lib/site/diagrams/problem.js

/** How the library says where it stops: a piece of the source, with a mark under its end. */
const STOPS = /^(?:Parse|Lexical) error on line \d+[^\n]*\n([^\n]*)\n(-*)\^(?:\nExpecting (.*), got .*)?/;
/** What it expects is told where it is not nearly everything. */
const FEW = 5;
const LONGEST_SAID = 300;
/** What is wrong with a diagram that the library cannot read, in a browser as here. Its own count of lines leaves out comments. */
function brokenDiagram(source, place) {
    if (source.trim() === '' || source.length > LONGEST_SOURCE)
        return undefined;
    const problem = ourLibrary().problemOf(source);
    if (problem === undefined)
        return undefined;
    const said = inOneLine(problem);
    return {
        severity: 'warning',
        kind: 'diagram',
        message: `Broken diagram: ${said.length > LONGEST_SAID ? `${said.slice(0, LONGEST_SAID)}\u2026` : said}`,
        hint: `${hintOf(problem)}until then readers see its source`,
        ...place,
    };
}
function hintOf(problem) {
    if (problem.startsWith('No diagram type'))
        return 'begin it with a kind, as in flowchart LR; ';
    return STOPS.test(problem)
        ? 'words with signs of their own may need quotes, as in A["f(x)"]; '
        : 'mend it; ';
}
function inOneLine(problem) {
    if (problem.startsWith('No diagram type'))
        return 'it begins with no kind of diagram';
    const [found, piece = '', mark = '', expected = ''] = STOPS.exec(problem) ?? [];
    if (found === undefined)
        return problem
            .replace(/^Parsing failed:/, '')
            .replace(/\s+/g, ' ')
            .trim();
    const names = expected.split(', ').filter((name) => name !== '');
    const wanted = names.length === 0 || names.length > FEW ? '' : `, where it needs ${names.join(' or ')}`;
    const read = piece
        .slice(0, mark.length)
        .replace(/^\.{3}/, '\u2026')
        .trim();
    return read === '' ? 'its beginning cannot be read' : `it cannot be read after "${read}"${wanted}`;
}

// EXTERNAL MODULE: ./lib/site/highlight/notation.js
var notation = __webpack_require__(85844);
// EXTERNAL MODULE: ./lib/site/interpreter/value.js
var value = __webpack_require__(70915);
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
function text_size_linesOf(label) {
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
    // Blanks are shown as one, and of many in a row an arrow with words could begin and end at any.
    for (const line of lines.flatMap((one) => one.replace(/\s+/g, ' ').split(/; ?/))) {
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
    const widths = text_size_linesOf(label).map((text) => textWidth(text, 16));
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
            const texts = text_size_linesOf(note[3] ?? '');
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
            const texts = text_size_linesOf(message[3] ?? '');
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
    return Math.max(ACTOR.width, ...text_size_linesOf(label).map((text) => textWidth(text, 14) + ACTOR.padding));
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

// EXTERNAL MODULE: ./lib/site/markdown/variables.js
var markdown_variables = __webpack_require__(35840);
// EXTERNAL MODULE: ./lib/site/markdown/visit.js
var visit = __webpack_require__(81590);
// EXTERNAL MODULE: ./lib/site/markdown/code/fence.js
var fence = __webpack_require__(9190);
;// CONCATENATED MODULE: ./lib/site/markdown/code/twoslash.js
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

;// CONCATENATED MODULE: ./lib/site/markdown/code/whole-options.js
/**
 * An option of a command at the start of a word. Browsers break lines behind each of its dashes: a short one is kept
 * in one piece, of a longer one the dashes and the name that follows them.
 */
const OPTION = /(?<![^\s[({|,])-{1,2}\p{L}(?:[\w-]{0,14}(?![\w-])|\w{0,14})/gu;
/** Code as HTML in which options such as `--dry-run` do not break where they fit. */
function withWholeOptions(html) {
    return html.replace(OPTION, '<span class="c-option">$&</span>');
}

;// CONCATENATED MODULE: ./lib/site/markdown/code/code.js












/** How much of a code block is searched. */
const MAX_SAID = 2000;
/** A page as its diagrams know it. */
function drawingPage(place, page) {
    return { id: (text) => page.id(text), href: (target) => page.context.href(target, place) };
}
/** A code block: a figure with its title, the highlighted code and its options. `meta` is what follows the language. */
function renderCode(code, language, meta, place, page) {
    const filled = page.fill(code);
    if (language?.toLowerCase() === 'mermaid') {
        const isDrawn = page.project.drawsDiagrams !== false;
        const drawn = isDrawn ? drawDiagram(filled, drawingPage(place, page)) : undefined;
        if (drawn !== undefined)
            return drawn;
        const broken = brokenDiagram(filled, place);
        if (broken !== undefined) {
            page.reportOnce(`diagram ${filled}`, broken);
            // A browser could not read it, either.
            return `<pre class="mermaid" data-failed>${(0,html/* escapeText */.X1)(filled)}</pre>`;
        }
        page.needs.add('mermaid');
        const size = diagramSize(filled);
        const room = size ? ` style="--w:${size.width};--h:${size.height}"` : '';
        return `<pre class="mermaid"${room}>${(0,html/* escapeText */.X1)(filled)}</pre>`;
    }
    const { named, options } = (0,fence/* readInfo */.LV)(language, page.fill(meta));
    const text = options.twoslash ? withoutTwoslash(filled) : filled;
    const pre = () => page.context.highlight(text, named, lineOptions(options));
    const icon = options.icon ? page.context.icon(options.icon, place) : '';
    page.say(` ${options.title ?? ''} ${(0,notation/* readNotation */.R)(text).code.slice(0, MAX_SAID)} `);
    const isPart = page.join('code', () => partOf(options.title ?? languageName(named), icon, codeAttributes(options, named), pre()));
    if (isPart)
        return '';
    const title = options.title ?? (icon === '' ? undefined : languageName(named));
    const caption = title === undefined
        ? ''
        : `<figcaption class="c-code-title">${icon}<span>${(0,html/* escapeText */.X1)(title)}</span></figcaption>`;
    return `<figure${codeAttributes(options, named)}>${caption}${pre()}</figure>`;
}
function partOf(title, icon, head, pre) {
    return { title, label: (0,html/* escapeText */.X1)(title), icon, html: `<div${head}>${pre}</div>` };
}
function lineOptions({ highlighted, focused, lineNumbers, wrap }) {
    return { highlighted, focused, lineNumbers, wrap };
}
/** A block of code that is written as elements, as the part that a code group makes of it; whether one is around. */
function joinsGroup({ props, children, place }, page) {
    return page.join('code', () => {
        const { result: html, text } = page.heard(() => page.html(children));
        const said = (...names) => names.map((name) => (0,value/* textOf */.b6)(props[name])).find((value) => value.trim() !== '');
        const language = said('data-language', 'language', 'lang') ?? LANGUAGE_CLASS.exec(html)?.[1];
        const title = said('filename', 'title', 'data-title') ?? languageName(language);
        const icon = said('icon');
        page.say(` ${title} ${text.slice(0, MAX_SAID)} `);
        const options = (0,fence/* readFence */._n)('');
        const drawn = icon === undefined ? '' : page.context.icon(icon, place);
        const pre = page.context.highlight(text, language, lineOptions(options));
        return partOf(title, drawn, codeAttributes(options, language), pre);
    });
}
const LANGUAGE_CLASS = /<code\b[^>]*\sclass="(?:[^"]*\s)?language-([^"\s]+)/;
/** The code blocks of a page, as rendering it will ask for them to be highlighted. */
function codeRequests({ tree }, variables) {
    const requests = [];
    (0,visit/* visit */.Y)(tree, (node) => {
        if (node.type !== 'code' || node.lang?.toLowerCase() === 'mermaid')
            return;
        const { named, options } = (0,fence/* readInfo */.LV)(node.lang ?? undefined, (0,markdown_variables/* fillVariables */.$v)(node.meta ?? '', variables));
        const filled = (0,markdown_variables/* fillVariables */.$v)(node.value, variables);
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
    return (0,html/* attributes */.uK)({ class: className, 'data-language': language, 'data-nocopy': !copy });
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
    return `<code>${withWholeOptions((0,html/* escapeText */.X1)(text))}</code>`;
}


/***/ }),

/***/ 9190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ readInfo),
/* harmony export */   _n: () => (/* binding */ readFence),
/* harmony export */   fq: () => (/* binding */ splitInfo)
/* harmony export */ });
/** What stands behind a fence, not yet read: its language, and what follows. */
function splitInfo(language, meta) {
    const braces = language?.startsWith('{') ? BRACES.exec(`${language} ${meta}`) : null;
    if (braces)
        return { named: braces[1], rest: braces[2] ?? '' };
    // A fence such as ```{1,3} or ```title="x" has no language: everything is an option.
    const isOption = language !== undefined && /^[{"]|=|^nocopy$/.test(language);
    return isOption ? { named: undefined, rest: `${language} ${meta}` } : { named: language, rest: meta };
}
/** What stands behind a fence: its language, and what its author said of the block. */
function readInfo(language, meta) {
    const { named, rest } = splitInfo(language, meta);
    return { named, options: readFence(rest) };
}
/** A language or a class in braces, as other tools have it: `{.json}`, `{r, echo=FALSE}`, `{.copyWrapper}`. */
const BRACES = /^\{\s*(?:\.?([a-z][a-z\d+#-]*)(?=[\s,}])|[.#]?[A-Za-z])[^{}]*\}(.*)$/;
const FLAGS = ['lines', 'wrap', 'expandable', 'nocopy', 'twoslash', 'showlinenumbers'];
/** `name={\u2026}` may hold objects: `theme={{ light: "a" }}`. */
const WORD = /\{([\d,\s-]*)\}|([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}|(\S*))|"([^"]*)"|(\[[A-Za-z,\s]+\](?!\S)|\S+)/g;
const PAIR = /([A-Za-z]\w*)\s*:\s*("[^"]*"|'[^']*'|[\w.-]+)/g;
/** Options in one object, as other tools have them: `{{ title: 'cURL', tag: "GET" }}`. */
const OBJECT = new RegExp(`\\{\\{\\s*(${PAIR.source}(?:\\s*,\\s*${PAIR.source})*)\\s*,?\\s*\\}\\}`, 'g');
/** What follows a fence, with the options of such an object as those that stand by themselves. */
function withoutObject(meta) {
    return meta.replace(OBJECT, (_all, pairs) => Array.from(pairs.matchAll(PAIR), ([, name, value]) => `${name}=${value}`).join(' '));
}
/** Reads what follows the language of a fence: flags, `name=value` options, `{1,3-5}`; the other words are the title. */
function readFence(meta) {
    const words = [];
    const flags = new Set();
    const options = new Map();
    for (const [, braces, name, double, single, expression, bare, quoted, word] of withoutObject(meta).matchAll(WORD)) {
        if (braces !== undefined)
            options.set('highlight', braces);
        else if (name !== undefined) {
            options.set(name.toLowerCase(), unquoted(double ?? single ?? expression ?? bare ?? ''));
        }
        else {
            const said = flagsOf(word ?? '');
            if (said.length === 0)
                words.push(quoted ?? word ?? '');
            for (const flag of said)
                flags.add(flag);
        }
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
/** The flags that a word is, or a list in brackets, as other tools and older pages have them: `[wrap]`, `[lines, wrap]`. */
function flagsOf(word) {
    const names = (/^\[(.*)\]$/.exec(word)?.[1] ?? word)
        .trim()
        .toLowerCase()
        .split(/[\s,]+/);
    const flags = names.map((name) => FLAGS.find((flag) => flag === name));
    return flags.every((flag) => flag !== undefined) ? flags : [];
}
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


/***/ }),

/***/ 87755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   PV: () => (/* binding */ ownFile),
/* harmony export */   Vx: () => (/* binding */ isRemote),
/* harmony export */   fl: () => (/* binding */ withOwnFile),
/* harmony export */   rs: () => (/* binding */ urlOf)
/* harmony export */ });
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39354);
/* harmony import */ var _hrefs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16529);
/* harmony import */ var _interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70915);
/* harmony import */ var _raw_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40635);




/** Elements that show what their `href` leads to. */
const HREF_ASSETS = new Set(['feImage', 'image', 'link', 'use']);
/** Addresses pass through the site: pages and project files become relative. */
function targetOf(name, attribute, value, place, page) {
    if ((0,_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .runsCode */ .ut)(value))
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
    if (attribute === 'srcdoc') {
        const message = '<script> elements of pages are left out, also in frames';
        if (/<script\b/i.test(value))
            page.report({ severity: 'notice', kind: 'left-out', message, ...place });
        return (0,_raw_html_js__WEBPACK_IMPORTED_MODULE_2__/* .rawHtml */ .K)(value, place, page);
    }
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
    const own = ownFile(src, path, page.project.files);
    if (own === undefined)
        return props;
    const others = Object.entries(props).filter(([key]) => !/^(?:data-path|srcset)$/i.test(key));
    return (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)([...others, ['src', own]]);
}
/** The address in the project of what `src` is a copy of, which `path` names. */
function ownFile(src, path, files) {
    if (typeof src !== 'string' || typeof path !== 'string')
        return undefined;
    if (!isRemote(src) || !files.has(path))
        return undefined;
    return `/${(0,_text_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .encodePath */ .O0)(path)}`;
}


/***/ }),

/***/ 89399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   F3: () => (/* binding */ splitSelectors),
/* harmony export */   fd: () => (/* binding */ GROUPS),
/* harmony export */   ky: () => (/* binding */ wrapped)
/* harmony export */ });
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


/***/ }),

/***/ 54822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ elementAttributes)
});

// EXTERNAL MODULE: ./lib/site/interpreter/react/writing.js
var react_writing = __webpack_require__(30654);
// EXTERNAL MODULE: ./lib/site/interpreter/value.js
var interpreter_value = __webpack_require__(70915);
// EXTERNAL MODULE: ./lib/site/markdown/html.js
var html = __webpack_require__(34992);
// EXTERNAL MODULE: ./lib/site/markdown/elements/addresses.js
var addresses = __webpack_require__(87755);
// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
// EXTERNAL MODULE: ./lib/site/markdown/elements/style.js
var elements_style = __webpack_require__(37086);
;// CONCATENATED MODULE: ./lib/site/markdown/elements/attribute-names.js


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
/** What HTML and SVG call an attribute of JSX. */
function attributeName(key) {
    const renamed = (0,look_up/* lookUp */.T)(RENAMED, key);
    if (renamed !== undefined)
        return renamed;
    if (LOWER_CASED.has(key))
        return key.toLowerCase();
    if (SVG_CASED.has(key) || !/[A-Z]/.test(key))
        return key;
    return /^(?:aria|data)[A-Z-]/.test(key) || !key.includes('-') ? (0,elements_style/* hyphenated */.$7)(key) : key.toLowerCase();
}

// EXTERNAL MODULE: ./lib/site/markdown/elements/hosted-names.js + 1 modules
var hosted_names = __webpack_require__(67382);
// EXTERNAL MODULE: ./lib/site/markdown/elements/interactive.js
var interactive = __webpack_require__(29875);
;// CONCATENATED MODULE: ./lib/site/markdown/elements/element-attributes.js








const BOOLEAN = new Set(`allowfullscreen async autofocus autoplay checked controls default defer disabled hidden inert loop multiple muted
  nomodule novalidate open playsinline readonly required reversed selected`.split(/\s+/));
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
/** The attributes of an HTML or SVG element, from the attributes of JSX. */
function elementAttributes(name, written, place, page) {
    const values = {};
    const props = (0,addresses/* withOwnFile */.fl)(written, page);
    // What a component puts into its element once that is on the page, no page has that shows none of its code.
    if (props.ref !== undefined)
        (0,interactive/* tellInteractive */.wO)(page, place);
    const writing = typeof props.ref === 'function' ? (0,react_writing/* writingOf */.I)(props.ref) : undefined;
    if (writing !== undefined)
        (0,interactive/* tellWriting */.sy)(page, writing, place);
    if (typeof props.onClick === 'function' && (0,hosted_names/* opensSearch */.id)(props.onClick))
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
            const style = (0,elements_style/* rewriteUrls */.Zq)(typeof value === 'string' ? value : (0,elements_style/* styleText */.Pj)(value), place, page);
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
            const text = attribute === 'class' ? (0,html/* withPlainUtilities */.l2)(filled) : filled;
            const target = (0,addresses/* targetOf */.$r)(name, attribute, text, place, page);
            if (target !== undefined && (attribute !== 'id' || page.claimFree(target)))
                values[attribute] = target;
        }
    }
    if (SIZED.has(name))
        settleSizes(values);
    // As on hosted pages: browsers start no sound by themselves, and such a video stands for a moving picture.
    if (name === 'video' && values.autoplay)
        for (const key of ['muted', 'loop', 'playsInline'])
            if (!(key in props))
                values[key.toLowerCase()] = true;
    if (name === 'input' && NEVER_READ_ONLY.test(String(values.type)))
        delete values.readonly;
    if (values.target === '_blank' && values.rel === undefined)
        values.rel = 'noopener';
    return (0,html/* attributes */.uK)(values);
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

/***/ 70052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ renderElement)
});

// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
// EXTERNAL MODULE: ./lib/site/hrefs.js
var hrefs = __webpack_require__(16529);
// EXTERNAL MODULE: ./lib/site/interpreter/value.js
var interpreter_value = __webpack_require__(70915);
// EXTERNAL MODULE: ./lib/site/interpreter/words.js
var words = __webpack_require__(46879);
;// CONCATENATED MODULE: ./lib/site/interpreter/destination.js


/** The address that a handler of clicks leads to, which is read and not run: `() => (window.location.href = href)`. */
function destinationOf(handler) {
    const written = typeof handler === 'function' ? (0,words/* writtenOf */.lu)(handler) : undefined;
    if (written === undefined)
        return undefined;
    for (const node of (0,words/* nodesOf */.Nh)(written.node)) {
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

// EXTERNAL MODULE: ./lib/site/markdown/code/code.js + 28 modules
var code = __webpack_require__(93307);
// EXTERNAL MODULE: ./lib/site/markdown/html.js
var markdown_html = __webpack_require__(34992);
// EXTERNAL MODULE: ./lib/site/markdown/word-edges.js
var word_edges = __webpack_require__(89070);
// EXTERNAL MODULE: ./lib/site/markdown/elements/addresses.js
var addresses = __webpack_require__(87755);
;// CONCATENATED MODULE: ./lib/site/markdown/elements/nameless.js

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

;// CONCATENATED MODULE: ./lib/site/markdown/elements/button.js



/** What can be pressed by itself. */
const PRESSED_INSIDE = /<(?:a|button|details|input|select|textarea)\b/;
/** What only a button has; its class is told by `className` alone. */
const OF_BUTTONS = new Set(['class', 'disabled', 'onClick', 'role', 'tabIndex', 'type']);
/** The properties of something to press for another element that looks like it, with a class of ours before its own. */
function lookOf(props, ours, ...more) {
    return (0,interpreter_value/* record */.g1)([
        ...Object.entries(props).filter(([key]) => !OF_BUTTONS.has(key)),
        ['className', `${ours} ${(0,interpreter_value/* stringOf */.Je)(props.className ?? props.class ?? '')}`.trim()],
        ...more,
    ]);
}
/**
 * A button; where HTML has no place for one, in a link or around one, what looks like it: the link is what is pressed.
 * `attributesOf` writes the attributes of an element by its name.
 */
function button_button(props, inner, page, attributesOf) {
    const shown = (0,markdown_html/* blocksAsWords */.qy)((0,markdown_html/* lineHtml */.Or)(inner()), 'button');
    if (page.isInLink() || PRESSED_INSIDE.test(shown))
        return `<span${attributesOf('span', lookOf(props, 'c-press'))}>${shown}</span>`;
    const html = attributesOf('button', props);
    return `<button${heardAs('button', html, shown, page.context.words.script.search)}>${shown}</button>`;
}

// EXTERNAL MODULE: ./lib/site/markdown/elements/element-attributes.js + 1 modules
var element_attributes = __webpack_require__(54822);
// EXTERNAL MODULE: ./lib/site/markdown/elements/element-names.js
var element_names = __webpack_require__(24486);
// EXTERNAL MODULE: ./lib/site/markdown/elements/hosted-hrefs.js
var hosted_hrefs = __webpack_require__(50787);
// EXTERNAL MODULE: ./lib/site/markdown/elements/hosted-names.js + 1 modules
var hosted_names = __webpack_require__(67382);
;// CONCATENATED MODULE: ./lib/site/markdown/elements/link-look.js

/** Classes that change how a link is written or where it stands, and not what makes it look like one. */
const BESIDE_LOOK = /^(?:[\w-]+:)*[!-]?(?:(?:align|break|decoration|font|indent|leading|tracking|underline-offset|whitespace|m[trblxyse]?)-\S+|text-(?:xs|sm|base|lg|\d?xl|left|center|right|justify|start|end|nowrap|wrap|balance|pretty|\[[\d.]\S*)|inline|italic|underline|)!?$/;
/**
 * The attributes of a link whose author gave it classes: it looks like one, unless these give it a color, a box or no
 * line, or are of the project, of which nobody here knows what they do.
 */
function withLinkLook(html) {
    return html.replace(/ class="([^"]*)"/, (written, classes) => classes.split(/\s+/).every((name) => BESIDE_LOOK.test((0,markdown_html/* plainUtility */.F4)(name) ?? name))
        ? ` class="${`${classes} c-link`.trim()}"`
        : written);
}

// EXTERNAL MODULE: ./lib/site/markdown/elements/picture.js
var picture = __webpack_require__(57757);
;// CONCATENATED MODULE: ./lib/site/markdown/elements/pressed.js




/** What authors make clickable by a handler, which no site runs. */
const PRESSED = new Set(['article', 'button', 'div', 'section']);
/** A heading whose words are no link, with the link to itself that it may have. */
const HEADING = /(<h([1-6])\b[^>]*>)((?:(?!<\/?(?:a|button|h[1-6])\b)[\s\S])+?)((?:<a class="c-anchor"[^>]*><\/a>)?<\/h\2>)/;
/**
 * What leads somewhere by its handler is a link; around something that can be pressed by itself, its first heading is
 * one that reaches over all of it. `attributesOf` writes the attributes of an element by its name.
 */
function pressed({ name, props }, href, inner, page, attributesOf) {
    const shown = name === 'button' ? (0,markdown_html/* lineHtml */.Or)(inner()) : inner();
    if (PRESSED_INSIDE.test(shown)) {
        if (name === 'button')
            return button_button(props, () => shown, page, attributesOf);
        if (!HEADING.test(shown))
            return `<${name}${attributesOf(name, props)}>${shown}</${name}>`;
        const around = attributesOf(name, lookOf(props, 'c-press-around'));
        const over = attributesOf('a', (0,interpreter_value/* record */.g1)([
            ['className', 'c-press-over'],
            ['href', href],
        ]));
        const led = shown.replace(HEADING, (_, start, __, words, end) => `${start}<a${over}>${words}</a>${end}`);
        return `<${name}${around}>${led}</${name}>`;
    }
    const html = attributesOf('a', lookOf(props, name === 'button' ? 'c-press' : 'c-press-block', ['href', href]));
    return `<a${html}${(0,picture/* nameOfPictures */.W)(html, shown)}>${shown}</a>`;
}

// EXTERNAL MODULE: ./lib/site/markdown/elements/presses.js
var presses = __webpack_require__(27420);
// EXTERNAL MODULE: ./lib/site/markdown/elements/raw-html.js
var raw_html = __webpack_require__(40635);
// EXTERNAL MODULE: ./lib/site/markdown/elements/style.js
var style = __webpack_require__(37086);
;// CONCATENATED MODULE: ./lib/site/markdown/elements/table-parts.js


/** What may stand directly in a part of a table. */
const PARTS = {
    table: 'caption|colgroup|col|thead|tbody|tfoot|tr',
    // Where nothing ends the head, the rows below it are in it.
    thead: 'tbody|tr',
    tbody: 'tr',
    tfoot: 'tr',
    tr: 'td|th',
};
/**
 * The content of a table, or of a part of one, with what stands beside its rows and cells in a cell of its own: browsers
 * would take it out of the table, and with it the paragraph that it is to Markdown.
 */
function tableParts(name, html) {
    const parts = (0,look_up/* lookUp */.T)(PARTS, name);
    if (parts === undefined)
        return html;
    const pieces = piecesOf(html, parts);
    const beside = pieces.map(({ isPart, text }) => {
        if (isPart)
            return '';
        return isWhole(text) ? (0,markdown_html/* lineHtml */.Or)(text) : text.replace(/<\/?p>/g, ' ');
    });
    if (pieces.every(({ isPart, text }) => isPart || text.trim() === ''))
        return pieces.map(({ text }) => headEnded(text)).join('');
    // A box around cells is not mended: there is no telling what it is for.
    if (!beside.every(isWhole))
        return html;
    return pieces
        .map(({ isPart, text }, index) => {
        const own = beside[index]?.trim() ?? '';
        if (isPart)
            return headEnded(text);
        if (own === '')
            return /^\s+$/.test(text) ? text : '';
        return name === 'tr' ? `<td>${own}</td>` : `<tr>${tableParts('tr', own)}</tr>`;
    })
        .join('');
}
/** The HTML in pieces: the elements of some names, and what stands between them. */
function piecesOf(html, names) {
    const pieces = [];
    let depth = 0;
    let from = 0;
    const cut = (to, isPart) => {
        if (to > from)
            pieces.push({ isPart, text: html.slice(from, to) });
        from = to;
    };
    for (const { 0: tag, 1: end, 2: name = '', index } of html.matchAll(new RegExp(`<(/?)(${names})(?=[\\s>])[^>]*>`, 'g'))) {
        if (depth === 0)
            cut(index, false);
        if (!markdown_html/* VOID_ELEMENTS */.v1.has(name))
            depth += end === '/' ? -1 : 1;
        if (depth === 0)
            cut(index + tag.length, true);
    }
    cut(html.length, false);
    return pieces;
}
/** A part of a table; one that is a head that nothing ended before the rows below it, with these behind it. */
function headEnded(part) {
    if (!/<\/tbody>\s*<\/thead>$/.test(part))
        return part;
    const pieces = piecesOf(part, 'tbody');
    const textOf = (those) => pieces.flatMap(({ isPart, text }) => (isPart === those ? text : [])).join('');
    return textOf(false) + textOf(true);
}
/** Whether all that begins in a piece of HTML ends in it. */
function isWhole(html) {
    const open = [];
    for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-zA-Z][\w:-]*)[^>]*>/g)) {
        if (markdown_html/* VOID_ELEMENTS */.v1.has(name))
            continue;
        if (end !== '/')
            open.push(name);
        else if (open.pop() !== name)
            return false;
    }
    return open.length === 0;
}

;// CONCATENATED MODULE: ./lib/site/markdown/elements/element.js





















/** Elements that hold a line of text. */
const LINES = new Set('b button dt em h1 h2 h3 h4 h5 h6 i kbd label p small span strong sub summary sup'.split(' '));
/** Elements that show another document, and the attribute that names it. */
const FRAMES = { embed: 'src', iframe: 'src', object: 'data' };
/** An HTML element as written in a page: JSX attributes as HTML ones, no scripts, no event handlers. */
function renderElement(element, page) {
    const html = elementHtml(element, page);
    (0,presses/* notePresses */.I)(element, html, page);
    return html;
}
function elementHtml(element, page) {
    const { name, props, children, place } = element;
    if (name === 'script')
        return leftOut(element, page, '<script> elements of pages are left out');
    if (name === 'base' || (name === 'meta' && (props.httpEquiv ?? props['http-equiv']) !== undefined))
        return leftOut(element, page, `<${name}> would change more than its page, and is left out`);
    const framed = (0,look_up/* lookUp */.T)(FRAMES, name);
    if (framed !== undefined && (0,addresses/* isRemote */.Vx)(page.fill((0,interpreter_value/* stringOf */.Je)(props[framed] ?? ''))))
        return remoteFrame(element, framed, page);
    if (name === 'link' && (0,addresses/* isRemote */.Vx)((0,interpreter_value/* stringOf */.Je)(props.href ?? ''))) {
        return leftOut(element, page, '<link> to another origin is left out');
    }
    if ((0,element_names/* isOfDocument */.Xt)(name) || (name === 'a' && page.isInLink()))
        return page.html(children);
    // Every page stands in the `<main>` of its layout, and a document has one.
    if (name === 'main')
        return renderElement({ ...element, name: 'div' }, page);
    // A label in a link would be a second thing to press.
    if (name === 'label' && page.isInLink())
        return renderElement({ ...element, name: 'span' }, page);
    if (name === 'pre' && (0,code/* joinsGroup */.BK)(element, page))
        return '';
    const hasLook = (props.className ?? props.class ?? props.style) !== undefined;
    const [begin, end] = (0,element_names/* isWithinWords */.vy)(name) ? (0,word_edges/* edgesOf */.q4)(name, hasLook) : ['\n', '\n'];
    const inner = () => {
        if (begin !== '')
            page.say(begin);
        const made = innerHtml(name, props, children, place, page);
        if (end !== '')
            page.say(end);
        return made;
    };
    const destination = page.isInLink() || !PRESSED.has(name) ? undefined : destinationOf(props.onClick);
    const attributesOf = (tag, own) => (0,element_attributes/* elementAttributes */.e)(tag, own, place, page);
    if (destination !== undefined)
        return pressed(element, destination, inner, page, attributesOf);
    if (name === 'button')
        return button_button(props, inner, page, attributesOf);
    const html = (0,element_attributes/* elementAttributes */.e)(name, props, place, page);
    if (name === 'img')
        return (0,picture/* image */.S)(html, props, page);
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
        const own = (0,markdown_html/* holdsBlocks */.F1)(shown) ? html : withLinkLook(html);
        return `<a${own}${(0,picture/* nameOfPictures */.W)(html, shown)}>${shown}</a>`;
    }
    // So is laid-out text, which a box around a block of code is not.
    if (name === 'pre') {
        const laidOut = (0,markdown_html/* lineHtml */.Or)(inner());
        if (/<pre\b/.test(laidOut))
            return `<div${html}>${laidOut}</div>`;
        // What scrolls is reached by key, but for what is part of a link.
        const isReached = page.isInLink() || / tabindex=/.test(html);
        return `<pre${html}${isReached ? '' : ' tabindex="0"'}>${laidOut}</pre>`;
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
function innerHtml(name, props, children, place, page) {
    const raw = props.dangerouslySetInnerHTML;
    if (raw !== undefined && (0,interpreter_value/* isRecord */.u4)(raw)) {
        const written = (0,interpreter_value/* stringOf */.Je)(raw.__html ?? '');
        return name === 'style' ? styleSheet(written, place, page) : (0,raw_html/* rawHtml */.K)(written, place, page);
    }
    const written = name === 'textarea' ? (props.value ?? props.defaultValue) : undefined;
    if (written !== undefined)
        return (0,markdown_html/* escapeText */.X1)((0,interpreter_value/* stringOf */.Je)(written));
    if (name === 'select')
        return chosen(page.html(children), props.value ?? props.defaultValue);
    if (name !== 'style')
        return tableParts(name, page.html(children));
    const { result } = page.heard(() => page.html(children));
    return styleSheet(unescaped(result), place, page);
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
function styleSheet(written, place, page) {
    const css = (0,hosted_hrefs/* cutBody */.Z)((0,hosted_hrefs/* relativeHrefs */.L)((0,hosted_names/* sparingParts */.PU)((0,style/* rewriteUrls */.Zq)(written, place, page))));
    return (css + (0,hosted_names/* hostedRules */.zh)(css)).replaceAll('</', '<\\/');
}
/** Style sheets are raw text in HTML: what was escaped for text is put back. */
function unescaped(html) {
    return (0,markdown_html/* unescapeText */.Uw)(html.replace(/<[^>]*>/g, ''));
}
function leftOut(element, page, message) {
    page.report({ severity: 'notice', kind: 'left-out', message, ...element.place });
    return '';
}
/** A frame of another origin asks nothing of it until the reader wants it: a link that client.ts opens in place. */
function remoteFrame({ props, place }, attribute, page) {
    const address = (0,hrefs/* legalAddress */.mV)(page.fill((0,interpreter_value/* stringOf */.Je)(props[attribute] ?? '')));
    const shape = (0,element_attributes/* elementAttributes */.e)('iframe', { className: props.className, style: props.style }, place, page);
    const title = (0,interpreter_value/* stringOf */.Je)(props.title ?? '') || ((0,addresses/* urlOf */.rs)(address)?.hostname ?? address);
    const icon = page.context.icon('circle-play', place, { library: 'fontawesome' });
    return (`<div class="c-embed"${(0,markdown_html/* attributes */.uK)({ 'data-src': address })}><a${shape}${(0,markdown_html/* attributes */.uK)({ href: address, target: '_blank', rel: 'noopener' })}>` +
        `${icon}<span>${(0,markdown_html/* escapeText */.X1)(title)}</span></a></div>`);
}


/***/ }),

/***/ 50787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ relativeHrefs),
/* harmony export */   Z: () => (/* binding */ cutBody)
/* harmony export */ });
/* harmony import */ var _hrefs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16529);

/** Folders that a page may lie in. */
const DEEPEST = 5;
const UP = '../';
const NONE = { has: () => false };
const HREF = /\[href(\^?)=\s*(["']?)(\/(?!\/)[^"'\]\\\s]*)\2\s*\]/g;
/**
 * A style sheet whose selectors by the address of a link (`a[href="/guides"]`) mean the links that lead there here,
 * which are relative to the page they stand on. `files` are those of the project, as far as they are known.
 */
function relativeHrefs(css, files = NONE) {
    if (!/\[href\^?=/.test(css))
        return css;
    return css.replace(HREF, (written, isStart, _quote, target) => {
        const own = isStart === '' ? toFile(target, files) : toStart(target);
        return `:is(${[written, ...own].join(',')})`;
    });
}
const BODY = /(?<=(?:^|[{},;\s])body\s*(?:,[^{};]*)?\{)[^{}]*/gi;
/**
 * A style sheet whose body cuts what is too wide without becoming what scrolls: the bar on top is a part of the body
 * here, and would go away with it.
 */
function cutBody(css) {
    if (!/overflow-[xy]/i.test(css))
        return css;
    return css.replace(BODY, (rules) => rules
        .replace(/(overflow-x\s*:\s*)hidden/gi, '$1clip')
        .replace(/(overflow-y\s*:\s*)(?:auto|scroll)/gi, '$1visible'));
}
/** What matches the links to one file, by the folder of the page they stand on. */
function toFile(target, files) {
    const [path, suffix] = (0,_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .splitSuffix */ .yN)(target);
    const parts = (0,_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O0)(fileOf(path.replace(/^\/|\/$/g, ''), files)).split('/');
    return within(parts.length - 1, parts, (steps, rest) => `[href="${steps}${rest.join('/')}${suffix}"]`);
}
function fileOf(path, files) {
    if (path === '')
        return (0,_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .pageFile */ .Kk)('index');
    if (/\.\w+$/.test(path))
        return path;
    const isFolder = ['mdx', 'md'].some((kind) => files.has(`${path}/index.${kind}`));
    return (0,_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .pageFile */ .Kk)(isFolder ? `${path}/index` : path);
}
/** What matches the links that begin with a path, which those in its folder do wherever they stay within it. */
function toStart(target) {
    if (target === '/')
        return [`[href]:where(:not([href^="#"],[href^="//"],[href*=":"]))`];
    const parts = (0,_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O0)(target.slice(1)).split('/');
    const folders = target.endsWith('/') ? parts.length - 1 : parts.length;
    return within(folders, parts, (steps, rest) => rest.join('') === ''
        ? `[href]:where(:not([href^="${steps}${UP}"],[href^="#"],[href*=":"]))`
        : `[href^="${steps}${rest.join('/')}"]`);
}
/** What `ownOf` makes for pages of each depth that lie in none, one, \u2026 of the first folders. */
function within(folders, parts, ownOf) {
    const found = [];
    for (let shared = 0; shared <= folders; shared += 1) {
        const folder = parts
            .slice(0, shared)
            .map((part) => `${part}/`)
            .join('');
        const inFolder = `[data-current-path^="/${folder}"]`;
        for (let depth = shared; depth <= DEEPEST; depth += 1) {
            // The first page of a folder has the path of the folder.
            const isFirst = `[data-current-path="/${folder.slice(0, -1)}"]`;
            const at = shared === 0 ? '' : depth > shared ? inFolder : `:is(${inFolder},${isFirst})`;
            const own = ownOf(UP.repeat(depth - shared), parts.slice(shared));
            found.push(`:where([data-root="${UP.repeat(depth)}"]${at}) ${own}`);
        }
    }
    return found;
}


/***/ }),

/***/ 67382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zh: () => (/* binding */ hostedRules),
  hn: () => (/* binding */ isHostedPart),
  id: () => (/* binding */ opensSearch),
  PU: () => (/* binding */ sparingParts)
});

// EXTERNAL MODULE: ./lib/site/interpreter/words.js
var words = __webpack_require__(46879);
// EXTERNAL MODULE: ./lib/site/markdown/elements/css-blocks.js
var css_blocks = __webpack_require__(89399);
;// CONCATENATED MODULE: ./lib/site/markdown/elements/hosted-parts.js
/**
 * The names by which style sheets of projects mean the parts of a hosted page (documented for them under \u201cID
 * selectors\u201d and \u201celement selectors\u201d), and what is the same here.
 */
const IDS = {
    'api-playground-input': '.api-try :is(input,select,textarea)',
    banner: '.l-banner',
    'body-content': '.l-frame',
    'changelog-filters': '.c-filter',
    'content-area': '.l-main',
    'content-container': '.l-main',
    'content-side-layout': '.l-toc',
    footer: '.l-footer',
    header: '.l-title',
    'localization-select-trigger': '.l-switch[data-kind="language"]>summary',
    navbar: '.l-header',
    'navigation-items': '.l-nav',
    'page-context-menu': '.l-actions',
    'page-context-menu-button': '.l-actions .l-action',
    'page-title': '.l-title h1',
    pagination: '.l-pager',
    panel: '.c-panel',
    'request-example': '.c-example-request',
    'response-example': '.c-example-response',
    'search-bar-entry': '.l-search',
    'search-bar-entry-mobile': '.l-search',
    'search-input': '.l-search-dialog input',
    sidebar: '.l-side',
    'sidebar-content': '.l-side',
    'table-of-contents': '.l-toc',
    'table-of-contents-content': '.l-toc',
    'table-of-contents-layout': '.l-toc',
    'topbar-cta-button': '.l-links .l-button',
};
/** Their classes, which are names of elements as well: `.card`, `card`. */
const CLASSES = {
    accordion: '.c-accordion',
    'accordion-group': '.c-accordions',
    'advanced-footer': '.l-footer',
    'api-section-heading': '.api-main>h2',
    'api-section-heading-title': '.api-main>h2',
    'breadcrumb-item': '.l-eyebrow li',
    'breadcrumb-list': '.l-eyebrow ol',
    callout: '.c-callout',
    card: '.c-card',
    'card-group': '.c-columns',
    'code-block': '.c-code',
    'code-block-copy-button': '.c-copy',
    'code-group': '.c-codegroup',
    columns: '.c-columns',
    expandable: '.c-expandable',
    eyebrow: '.l-eyebrow',
    field: ':is(.c-field,.api-field)',
    frame: '.c-frame',
    'is-custom': '.l-mode-custom .l-header',
    'is-not-custom': 'body:not(.l-mode-custom) .l-header',
    link: '.l-prose a:not([class])',
    'mdx-content': '.l-prose',
    'method-nav-pill': '.l-method',
    'method-pill': '.api-method',
    'nav-anchor': '.l-anchors a',
    'nav-anchors': '.l-anchors',
    'nav-dropdown-content': '.l-switch>ul',
    'nav-dropdown-item': '.l-switch>ul a',
    'nav-dropdown-item-description': '.l-switch>ul a>small',
    'nav-dropdown-item-icon': '.l-switch>ul a>.icon',
    'nav-dropdown-item-title': '.l-switch>ul a>span',
    'nav-dropdown-trigger': '.l-switch>summary',
    'nav-logo': '.l-logo img',
    'nav-tabs': '.l-tabs',
    'nav-tabs-item': '.l-tabs>ul>li>a',
    'nav-tag-pill': '.l-tag',
    'nav-tag-pill-text': '.l-tag',
    'navbar-link': '.l-link-row>.l-link',
    'pagination-next': '.l-pager a[rel="next"]',
    'pagination-prev': '.l-pager a[rel="prev"]',
    'pagination-title': '.l-pager a>span',
    panel: '.c-panel',
    prompt: '.c-prompt',
    prose: '.l-prose',
    'sidebar-group': '.l-section>ul',
    'sidebar-group-header': '.l-section-title',
    'sidebar-group-icon': '.l-section-title>.icon',
    'sidebar-title': '.l-section-title',
    step: '.c-step',
    steps: '.c-steps',
    tabs: '.c-tabs',
    tile: '.c-tile',
    toc: '.l-toc',
    'toc-item': '.l-toc li',
    tooltip: '.c-tooltip',
    'topbar-right-container': '.l-bar-end',
    tree: '.c-tree',
    'tree-file': '.c-tree-file',
    'tree-folder': '.c-tree-folder',
    'tryit-button': ':is(.api-try>summary,.api-try-send>[type="submit"])',
    update: '.c-update',
};
/** Parts and kinds that have a name in an attribute: `[data-component-part="card-title"]`. */
const MARKS = {
    'accordion-button': '.c-accordion>summary',
    'accordion-content': '.c-accordion-body',
    'accordion-icon': '.c-accordion-icon',
    'accordion-title': '.c-accordion-title',
    'callout-content': '.c-callout-body',
    'callout-icon': '.c-callout-icon',
    'card-arrow': '.c-card-arrow',
    'card-content': '.c-card-body',
    'card-cta': '.c-card-cta',
    'card-icon': '.c-card-icon',
    'card-image': '.c-card-image',
    'card-title': '.c-card-title',
    'code-block-header': '.c-code-title',
    'code-block-header-filename': '.c-code-title>span',
    'code-block-root': '.c-code>pre',
    'code-group-tab-bar': '.c-codegroup>.c-tablist',
    'expandable-button': '.c-expandable>summary',
    'expandable-content': '.c-expandable-body',
    'field-info-pill': ':is(.c-field-type,.c-field-default,.api-type)',
    'field-name': ':is(.c-field-name,.api-name)',
    'field-required-pill': ':is(.c-field-required,.api-must)',
    'frame-description': '.c-frame>figcaption',
    'step-item': '.c-step',
    'step-title': '.c-step-title',
    'tab-button': '.c-tablist>[role="tab"]',
    'tab-content': '.c-tab',
    'tabs-list': '.c-tablist',
    'theme-toggle': '[data-theme-toggle]',
    'update-content': '.c-update-body',
    'update-description': '.c-update-side>p:not([class])',
    'update-label': '.c-update-label',
    'update-tag': '.c-update-tags>span',
    'update-tag-list': '.c-update-tags',
    check: '.c-check',
    danger: '.c-danger',
    info: '.c-info',
    note: '.c-note',
    tip: '.c-tip',
    warning: '.c-warning',
};

;// CONCATENATED MODULE: ./lib/site/markdown/elements/hosted-names.js



/**
 * Whether a click handler opens the search of a hosted page: it presses that button, or the keys for it. No handler
 * runs here, and many home pages have a large button of their own for the search.
 */
function opensSearch(handler) {
    const { texts, names } = (0,words/* wordsOf */.Z9)(handler);
    if (names.has('KeyboardEvent') && (texts.has('k') || texts.has('K')))
        return true;
    return texts.values().some((text) => /\bsearch-bar-entry(?:-mobile)?\b/.test(text));
}
/**
 * An id or a class, with the element that a selector wants it on, which may be another here; or a name as an element. What
 * stands in brackets is none of these.
 */
const NAME = /\[(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^\]"'])*\]|((?<![\w\\#.:[-])(?:aside|button|div|footer|header|li|main|nav|section|span|ul))?([#.])([a-z][a-z-]*)(?![\w\\(-])|(?<![\w\\#.:[-])([a-z][a-z-]*)(?![\w\\(-])/g;
/** Parts that are links here, and hold one on a hosted page: `#topbar-cta-button a`. */
const LINKS = new Set(['nav-anchor', 'navbar-link', 'topbar-cta-button']);
const LINK_WITHIN = /:is\(((?:li)?[#.]([a-z-]+)),([^()]+)\)(\s*>\s*|\s+)a(?![\w-])((?:\s*>\s*|\s+)span(?![\w-]))?/g;
/** What hosted pages mark so is the page that is read, the heading above what is read, or the tab that is chosen. */
const ACTIVE = /\[data-active(?:-deepest)?(?:=["']?(true|false)["']?)?\]/g;
const IS_ACTIVE = ':is([data-active],[aria-current],[aria-selected="true"],:has(>[aria-current]))';
/** The color by which style sheets mean the link to the page that is read. */
const CURRENT = /(?<=,\.l-(?:nav|side)\)[^,"']{0,200})\.text-primary(?![\w-])/g;
/** What a hosted page has in the area that is read stands in a part of that area here. */
const OF_AREA = /(?<=,\.l-main\))\s*>\s*/g;
/** Elements of HTML that are named as components are: these mean themselves. */
const ELEMENTS = new Set(['footer', 'header', 'link']);
const MARK = /\[data-(?:component-part|component-name|callout-type)=(["']?)([a-z-]+)\1\]/g;
/**
 * The rules of a project's style sheet for parts of the page, written for the parts that a page has here. Only how
 * these look is taken, and how wide the text may be: where they stand is another matter in another document.
 */
function hostedRules(css) {
    return (0,css_blocks/* blocks */.Bv)(css)
        .map(({ prelude, body }) => {
        if (css_blocks/* GROUPS */.fd.test(prelude))
            return (0,css_blocks/* wrapped */.ky)(prelude, hostedRules(body));
        if (prelude.startsWith('@'))
            return '';
        const selectors = (0,css_blocks/* splitSelectors */.F3)(prelude).flatMap((selector) => translated(selector) ?? []);
        if (selectors.length === 0)
            return '';
        const isArea = selectors.every((selector) => selector.endsWith(',.l-main)'));
        const isTitle = selectors.every((selector) => selector.endsWith(',.l-title)'));
        const shown = [looks(body), isArea ? measure(body) : '', isTitle ? room(body) : '']
            .filter((part) => part !== '')
            .join(';');
        const icons = selectors.flatMap((selector) => (ICON.test(selector) ? selector.replace(ICON, OWN) : []));
        const ground = icons.length === 0 ? '' : colorOfIcons(body);
        return (0,css_blocks/* wrapped */.ky)(selectors.join(','), shown) + (ground === '' ? '' : (0,css_blocks/* wrapped */.ky)(icons.join(','), ground));
    })
        .join('');
}
/** Whether a selector means a part that a hosted page has around what is written on it. */
function isHostedPart(selector) {
    return translated(selector) !== undefined;
}
/** What a selector means that ends with the drawing of an icon. */
const ICON = /(?<![\w-])svg(?=(?:[.:[][^\s>+~]*)?$)/;
/** The icons that are no drawing of the project. */
const OWN = 'svg:where(.icon,.l-glyph)';
/** A hosted icon is cut out of its ground, of which it has the color; one here has the color of words. */
function colorOfIcons(body) {
    const [, color = ''] = declarations(body).findLast(([property]) => /^background(?:-color)?$/.test(property)) ?? [];
    return color && `color:${color};background:none${/ *!important$/.exec(color)?.[0] ?? ''}`;
}
/** A selector of the same weight; undefined where it names no part of a page. */
function translated(selector) {
    // What is made before or after a part stands where that part has room for it.
    if (/:(?:before|after)\b/.test(selector))
        return undefined;
    const named = selector
        .trim()
        .replace(NAME, (written, on = '', sign, name = '', element) => {
        if (element !== undefined)
            return ELEMENTS.has(element) || !Object.hasOwn(CLASSES, element)
                ? written
                : `:is(${element},:where(${CLASSES[element]}))`;
        const names = sign === '#' ? IDS : CLASSES;
        return sign === undefined || !Object.hasOwn(names, name)
            ? written
            : `:is(${on}${sign}${name},${names[name]})`;
    });
    const own = named.replace(LINK_WITHIN, (written, part, name, link, gap, span = '') => {
        if (!LINKS.has(name))
            return written;
        // The ground of the button is a part of its own on a hosted page.
        const ground = name === 'topbar-cta-button' ? span : '';
        return `:is(${part}${gap}a${ground},${link})${ground === '' ? span : ''}`;
    });
    const marked = own.replace(MARK, (written, _quote, name) => Object.hasOwn(MARKS, name) ? `:is(${written},${MARKS[name]})` : written);
    return marked === selector.trim()
        ? undefined
        : hosted_names_elements(marked)
            .replace(OF_AREA, ' ')
            .replace(CURRENT, ':is(.text-primary,[aria-current])')
            .replace(ACTIVE, (_, is) => (is === 'false' ? `:not(${IS_ACTIVE})` : IS_ACTIVE));
}
/** Elements within the bar, within the text of a page, and a card that is to be a link, which is but within one here. */
const WITHIN = /(?<=,\.(c-card|l-header|l-main|l-prose)\)[^,"']{0,200}[\s>+~])(a|h2|p)(?![\w-])/g;
const LINK_CARD = /a(:is\(\.card,\.c-card\))(?=$|[\s:>.[])/;
/** The titles of cards are headings, not paragraphs, on a hosted page; and no links, which the whole cards are there. */
function hosted_names_elements(selector) {
    return selector
        .replace(LINK_CARD, '$1')
        .replace(':not(:is(.card,.c-card))', ':not(:is(.card,.c-card,.c-card-link))')
        .replace(WITHIN, (element, part) => {
        // The words of the button have a color of their own on a hosted page.
        if (part === 'l-header')
            return element === 'a' ? 'a:not(:where(.l-button))' : element;
        if (element === 'a')
            return 'a:not(:where(.c-card-link,.c-update-label))';
        if (element === 'p')
            return 'p:not(:where([class^="c-card-"]))';
        return part === 'c-card' ? ':is(h2,.c-card-title)' : element;
    });
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
/** How wide the text of a page may be, which hosted pages have a name for as well. */
function measure(body) {
    const [, width] = declarations(body).findLast(([property]) => property === 'max-width') ?? [];
    if (width === undefined || !/^(?:none|[\d.]|calc|clamp|m(?:ax|in)\()/.test(width))
        return '';
    return `--content-width:${width.replace(/^none/, '100%')}`;
}
/** The room around words that are given a ground or a border, at which they would stand. */
function room(body) {
    const all = declarations(body);
    if (!all.some(([property]) => /^(?:background|border)/.test(property)))
        return '';
    return all
        .filter(([property]) => /^padding(?:-[a-z-]+)?$/.test(property))
        .map(([property, value]) => `${property}:${value}`)
        .join(';');
}
function declarations(body) {
    const text = body.replace(/\/\*[\s\S]*?\*\//g, '').replace(/[^;{}]*\{[^{}]*\}/g, '');
    const found = text.matchAll(/([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^;"'()])+)/g);
    return [...found].map(([, property = '', value = '']) => [property.toLowerCase(), value.trim()]);
}


/***/ }),

/***/ 29875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ tellFetching),
/* harmony export */   sy: () => (/* binding */ tellWriting),
/* harmony export */   wO: () => (/* binding */ tellInteractive)
/* harmony export */ });
/** Tells, once for a page, that at a place it holds what is meant to be used and is only shown. */
function tellInteractive(page, place) {
    page.reportOnce('hooks', {
        severity: 'notice',
        kind: 'interactive',
        message: 'Interactive components are shown at their initial state, with what readers would choose below',
        ...place,
    });
}
/** Tells, once for a page, that a component of it waits for data that a site does not ask for. */
function tellFetching(page, place) {
    page.reportOnce('fetch', {
        severity: 'warning',
        kind: 'external-asset',
        message: 'A component fetches data when it is read, which a site does not: it is shown as it is before they come',
        hint: 'keep the data in a file of the project, and import it',
        ...place,
    });
}
/** Tells that a component writes into the page what a site without its code does not have. */
function tellWriting(page, writing, place) {
    const isSeen = writing === 'content';
    page.reportOnce(`writing ${writing} ${place.file}:${place.line}:${place.column}`, {
        severity: isSeen ? 'warning' : 'notice',
        kind: isSeen ? 'not-interpreted' : 'left-out',
        message: isSeen
            ? 'A component writes into the page by itself, which a site does not do: what it writes is not shown'
            : '<script> elements that a component adds are left out',
        hint: isSeen ? 'return what it shows from the component' : undefined,
        ...place,
    });
}


/***/ }),

/***/ 20851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isMedia),
/* harmony export */   n: () => (/* binding */ renderMedia)
/* harmony export */ });
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39354);
/* harmony import */ var _hrefs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16529);
/* harmony import */ var _interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70915);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34992);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87755);
/* harmony import */ var _element_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70052);
/* harmony import */ var _element_attributes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54822);







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
        const html = (0,_element_js__WEBPACK_IMPORTED_MODULE_4__/* .renderElement */ .d)(element, page);
        return page.join(SOURCES, () => ({ html, remote: remoteOf(html, props, page) })) ? '' : html;
    }
    const open = `<${name}${(0,_element_attributes_js__WEBPACK_IMPORTED_MODULE_5__/* .elementAttributes */ .e)(name, mediaProps(props), place, page)}>`;
    const { html: fallback, parts } = page.gather(SOURCES, () => page.html(children));
    const remote = [remoteOf(open, props, page), ...parts.map((part) => part.remote)].find(Boolean);
    const here = parts.filter((part) => part.remote === undefined);
    const isHere = / src="[^"]/.test(open) || here.length > 0;
    if (remote !== undefined && !isHere)
        return mediaLink(element, remote, page);
    return `${open.replace(' src=""', '')}${here.map(({ html }) => html).join('')}${fallback}</${name}>`;
}
/** The address that the site does not ask: the rendered one is empty then. */
function remoteOf(html, props, page) {
    const address = page.fill((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(props.src ?? '')).trim();
    return address !== '' && html.includes(' src=""') ? address : undefined;
}
function mediaProps({ alt, ...props }) {
    const name = alt ? [['aria-label', alt]] : [];
    return (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)([...name, ...Object.entries(props)]);
}
function mediaLink({ name, props, place }, address, page) {
    const text = (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(props.title ?? props.alt ?? props['aria-label'] ?? '') || nameOf(address);
    if (page.isInLink())
        return `<span class="c-remote">${(0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(text)}</span>`;
    const icon = page.context.icon('circle-play', place, { library: 'fontawesome' });
    const link = (0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .attributes */ .uK)({ href: (0,_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .legalAddress */ .mV)(address), target: '_blank', rel: 'noopener' });
    const shape = name === 'audio' ? 'c-embed c-embed-sound' : 'c-embed';
    return `<div class="${shape}"><a${link}>${icon}<span>${(0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(text)}</span></a></div>`;
}
/** The file's name, else its host, else the address as it is written. */
function nameOf(address) {
    const { hostname = '', pathname = '' } = (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .urlOf */ .rs)(address) ?? {};
    return (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_6__/* .decode */ .D4)(pathname.slice(pathname.lastIndexOf('/') + 1)) || hostname || address;
}


/***/ }),

/***/ 84703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ SIGN),
/* harmony export */   D1: () => (/* binding */ isPicture),
/* harmony export */   kR: () => (/* binding */ hasWords),
/* harmony export */   qv: () => (/* binding */ onOwnLine)
/* harmony export */ });
/* harmony import */ var _jsx_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45992);

/** Pixels of a picture that is a sign among words, at most. */
const SIGN = 48;
/** Whether a node is a picture, or a link of one. */
function isPicture(node) {
    const tag = (0,_jsx_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsxElement */ .c)(node) ? node.name : undefined;
    if ((node.type === 'link' || tag === 'a') && 'children' in node)
        return node.children.length === 1 && node.children.every(isPicture);
    return tag === 'img' || node.type === 'image' || node.type === 'imageReference';
}
/** Whether there are words among nodes: pictures alone, such as badges, are a row. */
function hasWords(nodes) {
    return nodes.some((node) => (node.type === 'text' ? node.value.trim() !== '' : hasWordsIn(node)));
}
function hasWordsIn(node) {
    if (isPicture(node) || node.type === 'break')
        return false;
    return 'children' in node ? hasWords(node.children) : node.type === 'inlineCode';
}
/** The HTML of a picture that has a line of its own among words, where it stands apart from them. */
function onOwnLine(html) {
    return html.replace(/<img\b[^>]*>/g, (img) => img.matchAll(/ (?:width|height)="(\d+)(?:px)?"/g).some(([, pixels]) => Number(pixels) <= SIGN)
        ? img
        : img.replace('<img', '<img data-line'));
}


/***/ }),

/***/ 57757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ image),
/* harmony export */   W: () => (/* binding */ nameOfPictures)
/* harmony export */ });
/* harmony import */ var _hrefs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16529);
/* harmony import */ var _interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70915);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34992);
/* harmony import */ var _quiet_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70821);
/* harmony import */ var _picture_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84703);





/** An image; where the site may not show it (another origin), a link with its description instead. */
function image(html, props, page) {
    const source = (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(props.src ?? '');
    const alt = (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(props.alt ?? '');
    if (alt !== '')
        page.say(` ${alt} `);
    // Where nothing is to be loaded, browsers show what a picture would say.
    if (source === '' && !html.includes(' srcset="'))
        return (0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(alt);
    // A picture that is never seen is there for what happens when it loads.
    if (source !== '' && html.includes(' src=""') && / style="[^"]*display:\s*none/.test(html))
        return '';
    if (source !== '' && html.includes(' src=""') && !page.isInLink() && isOrnament(html, props))
        return '';
    if (source !== '' && html.includes(' src=""'))
        return remoteLink(source, alt, / class="([^"]*)"/.exec(html)?.[1], page);
    const missingAlt = props.alt === undefined || props.alt === null ? ' alt=""' : '';
    const lazy = props.loading === undefined ? ' loading="lazy" decoding="async"' : '';
    const size = ownSize(source, props, page);
    return `<img${html}${missingAlt}${size === undefined ? '' : sizeHtml(size, props)}${lazy}>`;
}
/** Whether it is as small as a sign, and its author says that it says nothing: a flag, a logo in a row. */
function isOrnament(html, props) {
    const [, size] = / (?:width|height)="(\d+)(?:px)?"/.exec(html) ?? [];
    return props.alt === '' && size !== undefined && Number(size) <= _picture_line_js__WEBPACK_IMPORTED_MODULE_3__/* .SIGN */ .AJ;
}
/** Classes that do not make a picture another height, unless by its width. Of those of the project nobody here knows. */
const HEIGHTLESS = /^(?:[\w-]+:)*[!-]?(?:c-card-image|block|hidden|inline(?:-block)?|not-prose|(?:p|m)[trblxyse]?-\S+|(?:max-|min-)?w-\S+|h-auto|(?:aspect|object|float|self|justify-self|opacity|cursor|pointer-events|select|transition|duration|ease|scale|shadow|ring|border|rounded|outline|bg|filter|invert|grayscale|brightness|drop-shadow|mix-blend|overflow|z)(?:-\S+)?|shrink-0|grow|relative)!?$/;
/** Whether classes may say how high a picture is, to which its own width would not belong. */
function mayBeHigh({ className, class: written }) {
    const classes = (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(className ?? written ?? '').split(/\s+/);
    return classes.some((name) => name !== '' && !HEIGHTLESS.test((0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .plainUtility */ .F4)(name) ?? name));
}
/** The size of a picture; undefined where it is not known, or where the author says what it is to be. */
function ownSize(source, props, page) {
    if (props.height !== undefined || props.style !== undefined || mayBeHigh(props))
        return undefined;
    return page.context.pictureSize(page.fill(source));
}
/** Width and height that the author did not write, so that the text keeps its place while the picture loads. */
function sizeHtml(size, props) {
    if (props.width === undefined || /%\s*$/.test((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(props.width))) {
        // What classes say of its width counts more.
        const fitsRoom = size.fitsRoom && props.width === undefined;
        return (0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .attributes */ .uK)({ width: size.width, height: size.height, 'data-fits-room': fitsRoom });
    }
    const width = Number((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(props.width));
    return width > 0 ? (0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .attributes */ .uK)({ height: String(Math.round((width * size.height) / size.width)) }) : '';
}
/** `classes`: the author's own, escaped: of two images one may be for the dark mode. */
function remoteLink(address, alt, classes, page) {
    const shape = classes === undefined ? 'c-remote' : `c-remote ${classes}`;
    const text = alt || page.context.words.components.image;
    if (page.isInLink())
        return `<span class="${shape}"${alt === '' ? _quiet_js__WEBPACK_IMPORTED_MODULE_4__/* .QUIET */ .D : ''}>${(0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(text)}</span>`;
    return `<a class="${shape}" href="${(0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeAttribute */ .Gj)((0,_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .legalAddress */ .mV)(address))}" rel="noopener">${(0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(text)}</a>`;
}
/** What a link of pictures alone, none of which says anything, is called: the host or the page it leads to. */
function nameOfPictures(attributesHtml, shown) {
    if (/ (?:aria-label(?:ledby)?|title)="/.test(attributesHtml) || / (?:alt|aria-label)="[^"]/.test(shown))
        return '';
    const target = (0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .unescapeText */ .Uw)(/ href="([^"]*)"/.exec(attributesHtml)?.[1] ?? '');
    if (target === '' || shown.replace(/<[^>]*>/g, '').trim() !== '')
        return '';
    const name = /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)/i.exec(target)?.[1] ?? /^[a-z]+:(.*)$/i.exec(target)?.[1];
    const page = target.replace(/[?#].*$/, '').replace(/(?:\/index)?\.html$|\/$/, '');
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .attributes */ .uK)({ 'aria-label': name ?? (page.slice(page.lastIndexOf('/') + 1) || target) });
}


/***/ }),

/***/ 27420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ notePresses)
/* harmony export */ });
/* harmony import */ var _text_camel_case_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41398);
/* harmony import */ var _interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70915);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34992);
/* harmony import */ var _jsx_unchosen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82602);




/** What readers do to see more of an element. */
const HANDLERS = ['onClick', 'onMouseEnter', 'onMouseOver'];
const OPTION = /<option\b([^>]*)>([^<]*)/g;
/** Where a slider is tried, as shares of its way: the steps of most prices are nearer to its begin. */
const STOPS = [1, 0, 0.75, 0.5, 0.25, 0.1];
/** Notes what readers may press of an element, choose of a list, or move: `html` is what it is shown as. */
function notePresses({ name, props }, html, page) {
    const handler = HANDLERS.map((key) => props[key]).find((one) => typeof one === 'function');
    if (typeof handler === 'function') {
        const words = calledBy(html);
        page.press({ run: () => handler(event(props, words)), words });
    }
    const { onChange, onSubmit, type, checked, value } = props;
    if (name === 'form' && typeof onSubmit === 'function')
        page.press({ run: () => onSubmit(event(props, '')), words: '' });
    if (typeof onChange !== 'function')
        return;
    const change = (now, label = '', isChecked) => page.press({ run: () => onChange(event(props, '', now, isChecked)), words: label });
    if (name === 'input' && type === 'radio')
        change(value, '', true);
    if (name === 'input' && type === 'checkbox')
        change(value, '', checked !== true);
    if (name === 'input' && type === 'range')
        for (const stop of stopsOf(props))
            change(stop);
    if (name !== 'select')
        return;
    for (const [, attributes = '', text = ''] of html.matchAll(OPTION))
        change((0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .unescapeText */ .Uw)(/ value="([^"]*)"/.exec(attributes)?.[1] ?? text.trim()), (0,_jsx_unchosen_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsOf */ .Z9)(text));
}
/** The values that a slider is tried with. */
function stopsOf({ min, max, step }) {
    const [from, to, by] = [(0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(min ?? 0), (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(max ?? 100), (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(step ?? 1)];
    if (!(to > from && by > 0))
        return [];
    return STOPS.map((share) => String(from + Math.round(((to - from) * share) / by) * by));
}
/** What a handler is told of what happens to an element. */
function event(props, words, value = props.value, checked) {
    const { id, name, type } = props;
    const data = Object.entries(props).flatMap(([key, one]) => key.startsWith('data-') ? [[(0,_text_camel_case_js__WEBPACK_IMPORTED_MODULE_3__/* .camelCase */ .x)(key.slice(5)), one]] : []);
    const dataset = (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(data);
    const target = (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(Object.entries({ id, name, type, value, checked, dataset, textContent: words, innerText: words }));
    const members = ['preventDefault', 'stopPropagation'].map((key) => [key, _interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6]);
    return (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)([...members, ['target', target], ['currentTarget', target]]);
}
/** What an element is called that is shown as this: a picture alone by its label. */
function calledBy(html) {
    return (0,_jsx_unchosen_js__WEBPACK_IMPORTED_MODULE_2__/* .wordsOf */ .Z9)(html) || (/^<[^>]*? aria-label="([^"]*)"/.exec(html)?.[1] ?? '');
}


/***/ }),

/***/ 40635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rawHtml)
/* harmony export */ });
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55052);
/* harmony import */ var _interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70915);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34992);
/* harmony import */ var _element_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70052);
/* harmony import */ var _element_attributes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54822);
/* harmony import */ var _element_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24486);
/* harmony import */ var _style_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37086);







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
        const own = (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)(props);
        if (RENDERED.has(tag))
            out += (0,_element_js__WEBPACK_IMPORTED_MODULE_2__/* .renderElement */ .d)({ name: tag, props: own, children: (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_0__/* .markup */ .PT)(() => ''), place, inline: true }, page);
        else if (tag !== 'script' && !(0,_element_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfDocument */ .Xt)(tag))
            out += `<${name}${(0,_element_attributes_js__WEBPACK_IMPORTED_MODULE_3__/* .elementAttributes */ .e)(name, own, place, page)}${end}>`;
    };
    const text = (written) => {
        if (raw !== '')
            content += written;
        else {
            page.say(written);
            out += (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)(written);
        }
    };
    const closeRaw = () => {
        if (raw === 'style')
            out += `${styleSheet(content, place, page)}</style>`;
        raw = '';
        content = '';
    };
    const ignored = () => { };
    const reader = new htmlparser2__WEBPACK_IMPORTED_MODULE_6__/* ["default"] */ .A({}, {
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
            props.push([key, quote === htmlparser2__WEBPACK_IMPORTED_MODULE_6__/* .QuoteType */ .X.NoValue ? true : value]);
        },
        onopentagend: () => openTag(''),
        onselfclosingtag: () => openTag('/'),
        onclosetag(start, end) {
            const closed = tagName(html.slice(start, end));
            const tag = closed.toLowerCase();
            page.say(' ');
            if (raw !== '')
                closeRaw();
            else if (!CLOSED.has(tag) && !(0,_element_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfDocument */ .Xt)(tag))
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
    return (0,_style_js__WEBPACK_IMPORTED_MODULE_5__/* .rewriteUrls */ .Zq)(css.replace(/<!\[CDATA\[|\]\]>/g, ''), place, page).replace(/<(?=[a-z!/?])/gi, '\\3c ');
}


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

/***/ 45992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isJsxExpression),
/* harmony export */   c: () => (/* binding */ isJsxElement)
/* harmony export */ });
/** Whether a node is such an element. */
function isJsxElement(node) {
    return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
/** Whether a node is such an expression. */
function isJsxExpression(node) {
    return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}


/***/ }),

/***/ 82602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ notLookedUp),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   ZT: () => (/* binding */ noted),
/* harmony export */   kg: () => (/* binding */ LABELS),
/* harmony export */   wz: () => (/* binding */ unchosen)
/* harmony export */ });
/* harmony import */ var _interpreter_reveals_shown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24090);
/* harmony import */ var _interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70915);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34992);



/** Lists and records within one another that are looked through: `tabs={[{ label, content }]}`. */
const DEEPEST = 3;
/** The same properties, of whose elements it is known afterwards which ones were shown. */
function noted(props) {
    return (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)(Object.entries(props).map(([name, value]) => [name, notedValue(value, 0)]));
}
function notedValue(value, depth) {
    if ((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarkup */ .RY)(value))
        return (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .remembered */ .HK)(value);
    if (depth === DEEPEST || typeof value !== 'object')
        return value;
    if ((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isList */ .Lv)(value)) {
        const items = value.map((item) => notedValue(item, depth + 1));
        return items.some((item, n) => item !== value[n]) ? items : value;
    }
    if (!(0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value))
        return value;
    const entries = Object.entries(value).map(([key, item]) => [key, notedValue(item, depth + 1)]);
    return entries.some(([key, item]) => item !== value[key]) ? (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)(entries) : value;
}
/** What stands in for something until that is there. */
const STAND_IN = /^(?:children|empty|error|fallback|icon|loader|loading|placeholder|skeleton)/i;
/** What the record around an element calls it. */
const LABELS = ['label', 'title', 'name', 'tab', 'question'];
/** What a record calls the text below its question, which may be folded in all of them at first. */
const FOLDED = 'answer';
/** What readers choose each value by: in `const panels = { Linux: props.linux }` and `panels[chosen]` it is the key. */
function keysOf(looked) {
    const entries = looked.flatMap(({ all }) => ((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(all) && !(0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarkup */ .RY)(all) ? Object.entries(all) : []));
    // Of several keys the first one counts.
    return new Map(entries.reverse().map(([key, value]) => [value, key]));
}
/**
 * What a component was given and shows only once a reader has chosen it, one after the other: where nobody can, it would
 * be lost. `html` is what it shows; `say` hears of texts that it does not render; what is `looked` up has a name by that.
 */
function unchosen(props, html, say, looked = []) {
    const keys = keysOf(looked);
    let shown;
    const parts = [];
    for (const [value, own] of elementsIn(props, 0)) {
        const label = own ?? keys.get(value);
        if (value.became === undefined || value.became() !== undefined || value.use?.isShown)
            continue;
        const part = value.render();
        const words = wordsOf(part);
        shown ??= wordsOf(html);
        // One that was changed, or taken apart, stands there already.
        if (words === '' || shown.includes(words))
            continue;
        const title = label === undefined ? '' : `<p><strong>${(0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(label)}</strong></p>\n`;
        parts.push(`<div>${title}${part}</div>`);
    }
    for (const list of Object.values(props))
        parts.push(...unchosenTexts(list, html, say));
    return parts.length === 0 ? '' : `\n${parts.join('\n')}`;
}
/**
 * What is for readers of a component to look up by what they choose, and is not chosen at first, as {@link unchosen} shows
 * what they cannot choose. `panel` tells what a function among it shows.
 */
function notLookedUp(looked, html, panel, say) {
    const seen = new Set();
    return looked
        .map(({ all, chosen }) => {
        if (chosen === undefined || typeof all !== 'object' || seen.has(all))
            return '';
        seen.add(all);
        const list = (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isList */ .Lv)(all) ? all : entriesOf(all);
        const others = list.filter((one) => one !== chosen && !((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(one) && one[CONTENT] === chosen));
        // Of texts it is told by the one that is shown which they are.
        const parts = unchosenTexts((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isList */ .Lv)(all) ? all : list.map(flat), html, say).join('\n');
        const panels = others.map((one) => withPanels(one, panel));
        return unchosen(noted((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)([['others', panels]])), html, say) + (parts === '' ? '' : `\n${parts}`);
    })
        .join('');
}
/** What a record calls the function that makes what it shows. */
const MAKES = /^(?:component|content|panel|render|view)$/i;
/** The same with what functions in it show in their place. */
function withPanels(value, panel) {
    if (typeof value === 'function')
        return panel(value);
    if (!(0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value))
        return value;
    return (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)(Object.entries(value).map(([key, one]) => [
        key,
        typeof one === 'function' && MAKES.test(key) ? panel(one) : one,
    ]));
}
/** Where the value of an entry stands in {@link entriesOf}. */
const CONTENT = 'content';
function entriesOf(all) {
    if (!(0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(all) || (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarkup */ .RY)(all))
        return [];
    return Object.entries(all).map(([label, content]) => (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)([
        ['label', label],
        [CONTENT, content],
    ]));
}
/** An entry with the fields of what it holds, where that is a record: of `{ npm: { command } }` the command and its name. */
function flat(entry) {
    const content = (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(entry) ? entry[CONTENT] : undefined;
    if (!(0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(entry) || !(0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(content) || (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarkup */ .RY)(content))
        return entry;
    return (0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)([...Object.entries(entry), ...Object.entries(content)]);
}
/**
 * The texts of a list of records of which a component shows one, or none that is folded, beside the labels of all: those
 * of the others are for readers to choose. What is shown as code is code.
 */
function unchosenTexts(list, html, say) {
    if (!(0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isList */ .Lv)(list) || list.length < 2)
        return [];
    const records = list.filter(_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4);
    const label = LABELS.find((key) => records.every((one) => typeof one[key] === 'string'));
    if (records.length < list.length || label === undefined)
        return [];
    const shown = wordsOf(html);
    const said = (text) => wordsOf((0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(String(text)));
    if (!records.every((one) => shown.includes(said(one[label]))))
        return [];
    const codes = [...html.matchAll(/<(code|pre)\b[\s\S]*?<\/\1>/g)].map(([code]) => wordsOf(code));
    for (const key of Object.keys(records[0] ?? {})) {
        const texts = records.map((one) => one[key]);
        const isFolded = key === FOLDED;
        if (!texts.every((text) => typeof text === 'string' && (isFolded || (0,_interpreter_reveals_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .countWords */ .rj)(text) > 1)))
            continue;
        const chosen = texts.filter((text) => shown.includes(said(text)));
        if (key === label || chosen.length > 1 || (chosen.length === 0 && !isFolded))
            continue;
        const isCode = chosen.length > 0 && codes.some((code) => code.includes(said(chosen[0])));
        return records.flatMap((one) => {
            if (one[key] === chosen[0])
                return [];
            say(`\n${one[label]}\n${one[key]}\n`);
            const text = (0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(String(one[key]));
            const title = `<p><strong>${(0,_html_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeText */ .X1)(String(one[label]))}</strong></p>`;
            return [`<div>${title}\n${isCode ? `<pre><code>${text}</code></pre>` : `<p>${text}</p>`}</div>`];
        });
    }
    return [];
}
function* elementsIn(value, depth, label) {
    if ((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMarkup */ .RY)(value))
        yield [value, label];
    else if (depth > DEEPEST)
        return;
    else if ((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isList */ .Lv)(value))
        for (const item of value)
            yield* elementsIn(item, depth + 1);
    else if ((0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value)) {
        const own = depth === 0 ? undefined : LABELS.map((key) => value[key]).find((one) => typeof one === 'string');
        for (const [key, item] of Object.entries(value))
            if (!STAND_IN.test(key))
                yield* elementsIn(item, depth + 1, own);
    }
}
/** The words of HTML. */
function wordsOf(html) {
    return html
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
}


/***/ }),

/***/ 70821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ QUIET),
/* harmony export */   x: () => (/* binding */ withoutQuiet)
/* harmony export */ });
/** Marks, in a link, what stands for a picture that says nothing. */
const QUIET = ' data-quiet';
/** The inside of a link without what stands for pictures that say nothing, where something else is said. */
function withoutQuiet(html) {
    if (!html.includes(QUIET))
        return html;
    const rest = html.replace(/<span class="[^"]*" data-quiet>[^<]*<\/span>/g, '');
    return /^(?:\s|<(?!img\b)[^>]*>)*$/.test(rest) ? html.replaceAll(QUIET, '') : rest;
}


/***/ }),

/***/ 66759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ dereferenced)
/* harmony export */ });
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15867);

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
/** A text with the characters that its character references mean: `&amp;` is `&`. */
function dereferenced(text) {
    return text.replace(REFERENCE, (reference) => {
        let plain = '';
        const parser = new htmlparser2__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .i({ ontext: (part) => (plain += part) });
        parser.end(reference);
        return plain;
    });
}


/***/ }),

/***/ 79756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   Mg: () => (/* binding */ withMarkdownSigns),
/* harmony export */   Pe: () => (/* binding */ insertAll),
/* harmony export */   Pr: () => (/* binding */ NO_ATTRIBUTE),
/* harmony export */   Yr: () => (/* binding */ insert),
/* harmony export */   _D: () => (/* binding */ replaceAt),
/* harmony export */   b4: () => (/* binding */ offsetOf),
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
const STAND_INS = { '<': '\uE0F0', '{': '\uE0F1', $: '\uE0F2', '"': '\uE0F8' };
/** A letter to the parser, and nothing after it. */
const NOTHING = '\uE0F3';
const STAND_IN = /[\uE0F0-\uE0F3\uE0F8]/g;
const ORIGINAL = {
    '\uE0F0': '<',
    '\uE0F1': '{',
    '\uE0F2': '$',
    '\uE0F8': '"',
    [NOTHING]: '',
};
/** An attribute to the parser, and nothing after it. */
const NO_ATTRIBUTE = '__nothing__';
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
/** The offset of a line and a column, which count from 1. */
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


/***/ }),

/***/ 47137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RY: () => (/* binding */ isMarkup),
/* harmony export */   gh: () => (/* binding */ isOfType),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   qB: () => (/* binding */ tagAt),
/* harmony export */   u6: () => (/* binding */ VOID_TAG),
/* harmony export */   yP: () => (/* binding */ isNamedAsOwn)
/* harmony export */ });
/* harmony import */ var _components_components_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70079);

/** Elements that HTML never closes. */
const VOID_TAG = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const HTML_TAG = /^(?:a|abbr|article|aside|audio|b|blockquote|button|center|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|i|iframe|ins|kbd|label|li|main|mark|nav|ol|p|picture|pre|q|s|samp|script|section|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|u|ul|var|video)$/i;
/** The tag that begins at an offset of a text. */
function tagAt(text, offset) {
    const [start, slash, name = ''] = BEGIN.exec(text.slice(offset, offset + 200)) ?? [];
    if (start === undefined)
        return undefined;
    const rest = offset + start.length;
    const end = slash === '/' ? endOfClosing(text, rest) : endOfTag(text, rest);
    const stop = end ?? rest + (BEGUN.exec(text.slice(rest, rest + 2000))?.[0].length ?? 0);
    return {
        name,
        isClosing: slash === '/',
        hasAttributes: /^\s+[\w-]+\s*=/.test(text.slice(rest, stop)),
        isWhole: end !== undefined,
        length: stop - offset,
    };
}
/** A name in any script, which MDX takes for that of a tag. */
const BEGIN = /^<(\/?)(\p{ID_Start}[\p{ID_Continue}.:-]*)/u;
/** The attributes of a tag that does not end. */
const BEGUN = /^(?:\s+[\w:-]+=(?:"[^"\n]*"?|'[^'\n]*'?|\{[^}\n]*\}?))*/;
/** The same of a tag that closes an element, and has no attributes. */
function endOfClosing(text, from) {
    const [end] = /^\s*>/.exec(text.slice(from, from + 200)) ?? [];
    return end === undefined ? undefined : from + end.length;
}
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
            if (close < 0 || goesTooFar(text.slice(at + 1, close)))
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
    return plain === null || /\n[ \t]*\n/.test(plain[0]) ? undefined : from + plain[0].length;
}
/** Whether a value up to the next quote is one whose own quote is missing: that begins another value, or stands in other text. */
function goesTooFar(value) {
    return /\n[ \t]*\n/.test(value) || /<[A-Za-z][\w.:-]*(?:\s[^<>]*)?=\s*$/.test(value.slice(-500));
}
/** Whether a tag was meant as one: `<Note>` and `<Own size="2">` are, the `<T>` of a type is not. */
function isMarkup({ name, isClosing, isWhole, hasAttributes }, source) {
    const isElement = HTML_TAG.test(name) || VOID_TAG.test(name);
    if (isWhole) {
        const isNamed = isElement || isClosing || hasAttributes || (0,_components_components_js__WEBPACK_IMPORTED_MODULE_0__/* .componentNamed */ .pG)(name) !== undefined;
        return isNamed || isClosedIn(source, name);
    }
    return (0,_components_components_js__WEBPACK_IMPORTED_MODULE_0__/* .componentNamed */ .pG)(name) !== undefined || (isElement && hasAttributes);
}
/** Whether a tag says what a type is of, `List<Card>`, whatever else has its name. */
function isOfType(text, offset, tag, source) {
    const isBehindType = /\b[A-Z]\w*$/.test(text.slice(Math.max(offset - 80, 0), offset));
    const isInType = isBehindType && /^<[A-Z][\w.]*>(?!\w)/.test(text.slice(offset, offset + tag.length + 1));
    return isInType && !isClosedIn(source, tag.name);
}
/** Whether a page ends elements of a name as often as it begins them: else one was never meant to have an end. */
function isClosedIn(source, name) {
    return source.includes(`</${name}`) && !isOpen(source, name);
}
/** Whether a page imports or makes something of a name. */
function isNamedAsOwn(name, source) {
    const whole = name.split('.')[0];
    return new RegExp(`^(?:import[^;'"]*|export[ \\t]+(?:const|let|function|class)[ \\t]+)(?<!\\p{ID_Continue})${whole}(?!\\p{ID_Continue})`, 'mu').test(source);
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


/***/ }),

/***/ 67607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ likeImported),
/* harmony export */   Tt: () => (/* binding */ asksForText),
/* harmony export */   Ui: () => (/* binding */ resolveImport),
/* harmony export */   fw: () => (/* binding */ importedFile)
/* harmony export */ });
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86101);
/* harmony import */ var _project_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84118);


/** What bundlers are told to make of a file: `./logo.svg?react`, `!!raw-loader!./main.py`. */
const FORM = /^!*raw-loader!|\?\w+$/g;
/** Whether an import asks for the text of a file, whatever is in it. */
function asksForText(written) {
    return /^!*raw-loader!|\?raw$/.test(written);
}
/** The project path that an import names; `/x` is seen from the root of the project. */
function resolveImport(written, importer) {
    const source = written.replace(FORM, '');
    const parts = source.startsWith('/') || !source.startsWith('.') ? [] : importer.split('/').slice(0, -1);
    for (const part of source.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '.' && part !== '')
            parts.push(part);
    }
    return (0,_project_files_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneForm */ .WG)(parts.join('/'));
}
const EXTENSIONS = ['', '.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '/index.mdx', '/index.jsx', '/index.js'];
/** The project file that an imported path means, whose ending may be left out; undefined where there is none. */
function importedFile(path, files) {
    return EXTENSIONS.map((extension) => path + extension).find((file) => files.has(file));
}
const SNIPPET = /\.(?:mdx?|[jt]sx?|json)$/i;
/** One file tends to be missing on many pages. */
const suggestions = new WeakMap();
/** The file of the project that may be meant by a path which leads to none. */
function likeImported(path, files) {
    let suggest = suggestions.get(files);
    if (suggest === undefined) {
        const near = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .createSuggestions */ .OD)();
        const known = files.paths.filter((file) => SNIPPET.test(file));
        suggest = (wrong) => near(wrong, known);
        suggestions.set(files, suggest);
    }
    return suggest(path);
}


/***/ }),

/***/ 51391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ importedSnippets),
/* harmony export */   y: () => (/* binding */ snippetFile)
/* harmony export */ });
/* harmony import */ var _import_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67607);
/* harmony import */ var _text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65444);


/** The project file that `<Snippet file>` means. */
function snippetFile(file, { files }) {
    if (file === undefined)
        return undefined;
    const path = file.replace(/^\/?(?:_?snippets\/)?/, '');
    return (['snippets', '_snippets']
        .flatMap((folder) => ['', '.mdx', '.md'].map((extension) => `${folder}/${path}${extension}`))
        .find((name) => files.has(name)) ?? `snippets/${path}`);
}
/** The snippets that a page imports, by the names it gives them; those without a text are components. */
function importedSnippets({ tree, file }, { files, parse }) {
    const names = new Map();
    for (const node of tree.children) {
        if (node.type !== 'mdxjsEsm')
            continue;
        for (const [, name = '', source = ''] of node.value.matchAll(IMPORT)) {
            const path = (0,_import_path_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveImport */ .Ui)(source, file);
            const imported = (0,_import_path_js__WEBPACK_IMPORTED_MODULE_0__/* .importedFile */ .fw)(path, files) ?? path;
            const isText = /\.mdx?$/i.test(imported) && !(files.has(imported) && (0,_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .textStart */ .m)(parse(imported).tree) < 0);
            if (isText)
                names.set(name, imported);
        }
    }
    return names;
}
/** An import of what a file of the project is as a whole, maybe of some of its names besides. */
const IMPORT = /^import\s+([\p{ID_Continue}$]+)(?:\s*,\s*\{[^}]*\})?\s+from\s+["']([./][^"']*|[^"']+\.mdx?)["']/gmu;


/***/ }),

/***/ 65444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ textStart)
/* harmony export */ });
/** Where the text of a file begins: the index of the first node of it, -1 where there is none. */
function textStart({ children }) {
    return children.findIndex((node) => !isNoText(node));
}
const NO_TEXT = /^(?:yaml|toml|mdxjsEsm|definition)$/;
/** Whether a node is none of the text of its file: settings, modules, definitions and comments. */
function isNoText(node) {
    if (node.type === 'mdxFlowExpression')
        return node.value.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';
    return NO_TEXT.test(node.type);
}


/***/ }),

/***/ 35840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ fillVariables),
/* harmony export */   HS: () => (/* binding */ fillAlt),
/* harmony export */   Vh: () => (/* binding */ withFilledHead),
/* harmony export */   ic: () => (/* binding */ reportVariables),
/* harmony export */   qB: () => (/* binding */ unfilled)
/* harmony export */ });
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68348);
/* harmony import */ var _text_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86101);


/** The text with each `{{name}}` replaced that has a value. */
function fillVariables(text, variables) {
    if (variables === undefined || !text.includes('{{'))
        return text;
    return text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name) => (0,_look_up_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .T)(variables, name) ?? whole);
}
/** What is said of each `{{name}}` in a text that no variable has, but for those in code: a message and a hint. */
function unfilled(text, variables) {
    const names = Object.keys(variables ?? {});
    if (names.length === 0 || !text.includes('{{'))
        return [];
    const plain = text.replace(/`[^`]*`/g, '');
    return [...plain.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)].flatMap(([whole, name = '']) => {
        if (names.includes(name))
            return [];
        const meant = (0,_text_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(name, names);
        return [
            {
                message: `\u201cvariables\u201d of docs.json has nothing named \u201c${name}\u201d; ${whole} is shown as text`,
                hint: meant && `did you mean {{${meant}}}?`,
            },
        ];
    });
}
/** The description of a picture; to the parser, `{{name}}` in one is an expression that says `{name}`. */
function fillAlt(alt, variables) {
    if (variables === undefined || !alt.includes('{'))
        return alt;
    return alt.replace(/\{\s*([\w.-]+)\s*\}/g, (whole, name) => (0,_look_up_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .T)(variables, name) ?? whole);
}
/** The page with the variables in its title and at its head filled in. */
function withFilledHead(page, variables) {
    const filled = (value) => typeof value === 'string' ? fillVariables(value, variables) : value;
    const title = page.title && fillVariables(page.title, variables);
    const entries = Object.entries(page.frontmatter);
    if (title === page.title && entries.every(([, value]) => filled(value) === value))
        return page;
    return {
        ...page,
        title,
        frontmatter: Object.fromEntries(entries.map(([key, value]) => [key, filled(value)])),
    };
}
/** Tells of names in double braces that no variable has, and that are no expressions: the interpreter tells of those. */
function reportVariables(text, place, variables, report) {
    if (!text.includes('{{') || Object.keys(variables ?? {}).length === 0)
        return;
    for (const [whole, name = ''] of text.matchAll(/\{\{\s*(\w[\w.]*-[\w.-]*)\s*\}\}/g)) {
        report({
            severity: 'warning',
            kind: 'unbound-name',
            message: `${whole}: \u201cvariables\u201d of docs.json has nothing named \u201c${name}\u201d; shown as text`,
            ...place,
        });
    }
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

/***/ 89070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ runInto),
/* harmony export */   c3: () => (/* binding */ isInLine),
/* harmony export */   q4: () => (/* binding */ edgesOf),
/* harmony export */   rw: () => (/* binding */ withoutEdges)
/* harmony export */ });
/** Elements of a line that a style may set apart from one another; signs such as `sup` are never. */
const IN_LINE = new Set('a b em i kbd small span strong u'.split(' '));
/** Where such an element begins and ends in what is said, and whether it has a look of its own. */
const BEGIN = '\ue000';
const END = '\ue001';
const LOOK = '\ue002';
const EDGES = /[\ue000-\ue002]+/g;
/** What the edges of an element are in what is said. */
function edgesOf(name, hasLook) {
    if (!IN_LINE.has(name))
        return ['', ''];
    return hasLook ? [LOOK + BEGIN, END + LOOK] : [BEGIN, END];
}
/** What was said without its edges; where `isText`, with a blank between words that only a style sets apart. */
function withoutEdges(said, isText = true) {
    if (!said.includes(BEGIN))
        return said;
    return said.replace(EDGES, (edges, at) => {
        const ended = edges.indexOf(END);
        if (!isText || ended < 0 || !edges.includes(BEGIN, ended))
            return '';
        const before = said.slice(Math.max(0, at - NEAR), at);
        return runInto(before, said.slice(at + edges.length, at + edges.length + 8), edges.includes(LOOK))
            ? ' '
            : '';
    });
}
/** As much as there is to be seen of the words before: the last letters, and signs behind them. */
const NEAR = 32;
/** The method of a request, as it stands before the path. */
const METHOD = /(?<![\p{L}\p{N}])(?:DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT|TRACE)[*\]`]*$/u;
/** Whether an element is one of a line. */
function isInLine(name) {
    return IN_LINE.has(name);
}
/**
 * Whether the words of an element would run into those of one right before: `Name` and `What`, `GET` and `/users`, and
 * most others where one has a look of its own, but not letters, each of which has one.
 */
function runInto(text, after, hasLook) {
    // A pattern for the end of a text is tried at every place of it.
    const before = text.slice(-NEAR);
    if (/(?:[\p{Ll}\d.!?:)\]*`%]|[\p{L}\p{N}.!?]["\u201d])$/u.test(before) && /^[*[`]*\p{Lu}/u.test(after))
        return true;
    if (METHOD.test(before) && /^[*[`]*\//.test(after))
        return true;
    const isLetter = /(?<![\p{L}\p{N}])\p{L}[*\]`]*$/u.test(before) || /^[*[`]*\p{L}(?![\p{L}\p{N}])/u.test(after);
    const areWords = /[\p{L}\p{N}%)\]*`]$/u.test(before) &&
        /^[*[`]*(?:["\u201c]?\p{L}|\+?\p{Sc}?\p{N}|[\u2212-]\p{Sc}\p{N})/u.test(after);
    const isSentence = /\s\S*\p{L}[.!?:]$/u.test(before) && /^[*[`]*\p{L}/u.test(after);
    return hasLook && (isSentence || (areWords && !isLetter));
}


/***/ }),

/***/ 77733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LU: () => (/* binding */ KATEX_FOLDER),
  rv: () => (/* binding */ katexFiles),
  LG: () => (/* binding */ renderMath)
});

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

// EXTERNAL MODULE: ./lib/site/math/style.js
var style = __webpack_require__(53703);
;// CONCATENATED MODULE: ./lib/site/math/katex.js





const rendered = new Map();
const MAX_CACHED = 10_000;
/** What prints nothing, and what the library does not know. It keeps in what it is given what a formula defines. */
const UNSEEN = { '\\label': '\\@secondoftwo{#1}{}' };
/** TeX as HTML and MathML. `display`: on lines of its own, which may scroll, by key, too. Broken TeX is shown as written and reported. */
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
        })).replace('<span class="katex-display">', '<span class="katex-display" tabindex="0">');
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
                ? // What is wrong is underlined with signs that logs and editors show as boxes.
                    error.message.replace(/^KaTeX parse error: /, 'Broken math: ').replaceAll('\u0332', '')
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
    const fonts = (0,style/* fontFolder */.Y)();
    return (0,external_node_fs_.readdirSync)(fonts)
        .filter((name) => name.endsWith('.woff2'))
        .sort()
        .map((name) => ({ path: `${KATEX_FOLDER}/${name}`, bytes: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(fonts, name)) }));
}


/***/ }),

/***/ 53703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ fontFolder),
/* harmony export */   c: () => (/* binding */ mathStyle)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** KaTeX's own style sheet, in its package. */
const STYLE_SHEET = 'katex/dist/katex.min.css';
/** The folder of KaTeX's fonts, in its package. */
function fontFolder() {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_module__WEBPACK_IMPORTED_MODULE_1__.createRequire)(__CHUNK_IMPORT_META__.url).resolve(STYLE_SHEET)), 'fonts');
}
let read;
/** The style sheet, taken apart: it is flat, without comments and media. */
function styleSheet() {
    if (read !== undefined)
        return read;
    const css = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_module__WEBPACK_IMPORTED_MODULE_1__.createRequire)(__CHUNK_IMPORT_META__.url).resolve(STYLE_SHEET), 'utf8');
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
    const { rules, faces } = styleSheet();
    const kept = rules.flatMap(({ selectors, declarations }) => {
        const some = selectors.filter(({ classes }) => classes.every((name) => used.has(name)));
        return some.length === 0 ? [] : [`${some.map(({ text }) => text).join(',')}{${declarations}}`];
    });
    const named = kept.join('');
    const needed = faces.filter(({ family }) => named.includes(family));
    const css = needed.map(({ declarations }) => `@font-face{${declarations}}`).join('') + named;
    return css.replaceAll('url(fonts/', `url(${fonts}`);
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
  Yc: () => (/* binding */ titleFromPath),
  li: () => (/* binding */ writtenOn)
});

// EXTERNAL MODULE: ./lib/site/config/boost.js
var boost = __webpack_require__(97901);
// EXTERNAL MODULE: ./lib/site/config/icon.js
var icon = __webpack_require__(17313);
// EXTERNAL MODULE: ./lib/site/markdown/code/code-marks.js
var code_marks = __webpack_require__(31149);
// EXTERNAL MODULE: ./lib/site/markdown/html.js
var html = __webpack_require__(34992);
// EXTERNAL MODULE: ./lib/site/openapi/operation/reference.js
var operation_reference = __webpack_require__(27547);
// EXTERNAL MODULE: ./lib/site/project/files.js
var files = __webpack_require__(84118);
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
function markdownPage(path, parsed, reference) {
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
    const endpoint = endpointOf(headText(frontmatter.api)) ??
        (operation === undefined ? namedEndpoint(headText(frontmatter.openapi)) : undefined);
    // Samples stand beside a reference, where other pages have their table of contents.
    const usual = operation ?? channel ?? schema ?? endpoint;
    const plain = (0,code_marks/* withoutCodeMarks */.If)(title);
    return {
        path,
        title: plain,
        markedTitle: plain === title ? undefined : title,
        sidebarTitle: (0,code_marks/* withoutCodeMarks */.If)(headText(frontmatter.sidebarTitle) ?? title),
        description: headText(frontmatter.description) ?? headText(firstParagraph(lent ?? '')),
        icon: (0,icon/* iconOf */.Z)(frontmatter.icon, frontmatter.iconType),
        tag: headText(frontmatter.tag),
        deprecated: isTrue(frontmatter.deprecated),
        hidden: isTrue(frontmatter.hidden),
        noindex: isTrue(frontmatter.noindex) || forbidsIndexing(listed(frontmatter.robots)),
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
/** A factor for the weight in the search; undefined where there is none that makes sense. */
function boostOf(value) {
    const factor = Number(headText(value) ?? Number.NaN);
    return factor > 0 && factor <= boost/* MOST_BOOST */.e ? factor : undefined;
}
/** A text at the head of a page, which YAML reads as a number where it looks like one; undefined where it is blank. */
function headText(value) {
    if (typeof value === 'string')
        return (0,html/* withoutControls */.DJ)(value).trim() || undefined;
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
/** The method and the path that a page names of a description that is not there, or has no such operation. */
function namedEndpoint(reference) {
    const { method, path } = (0,operation_reference/* parseEndpointReference */.KZ)(reference ?? '') ?? {};
    return method === undefined || path === undefined || method === 'webhook' ? undefined : { method, path };
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


/***/ }),

/***/ 45596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E0: () => (/* binding */ pagesOf),
/* harmony export */   R3: () => (/* binding */ prune),
/* harmony export */   S4: () => (/* binding */ allPages),
/* harmony export */   SV: () => (/* binding */ firstPage),
/* harmony export */   k4: () => (/* binding */ plainGroup),
/* harmony export */   p$: () => (/* binding */ pagesToldOf),
/* harmony export */   q2: () => (/* binding */ toldEntries)
/* harmony export */ });
/** A group that says nothing of itself beside its title. */
function plainGroup(title, items) {
    return {
        kind: 'group',
        title,
        icon: undefined,
        tag: undefined,
        expanded: undefined,
        root: undefined,
        items,
    };
}
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
/** The page a reader lands on in a node: its own first one, else that of the preferred or default choice. */
function firstPage(node, isPreferred = () => false) {
    const own = pagesOf(node.items).find(({ url }) => url === undefined);
    if (own !== undefined)
        return own;
    for (const { entries } of node.switches) {
        const ordered = entries.toSorted((a, b) => Number(isPreferred(b)) - Number(isPreferred(a)) || rank(a) - rank(b));
        for (const entry of ordered) {
            const page = firstPage(entry.node, isPreferred);
            if (page !== undefined)
                return page;
        }
    }
    return undefined;
}
/** The choices of a node that readers are told of: those that are not hidden; or all, where no other way leads to a page. */
function toldEntries({ items, switches }) {
    const entries = switches.flatMap((one) => one.entries);
    const offered = entries.filter(({ hidden }) => !hidden);
    const leads = items.some(leadsToPage) || offered.some((entry) => firstPage(entry.node) !== undefined);
    return leads ? offered : entries;
}
/** The pages that readers are told of below choices that are hidden: where these are all the choices there are. */
function* pagesToldOf(node, isBelowHidden = false) {
    if (isBelowHidden)
        yield* pagesOf(node.items);
    for (const entry of toldEntries(node))
        yield* pagesToldOf(entry.node, isBelowHidden || entry.hidden);
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


/***/ }),

/***/ 61701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TT: () => (/* binding */ takeInParts),
/* harmony export */   _3: () => (/* binding */ isReferenced),
/* harmony export */   sF: () => (/* binding */ withReferencedParts)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79412);

/** What of a description is often kept in other files as a whole, though OpenAPI has references for single things only. */
const PARTS = ['info', 'servers', 'tags', 'paths', 'webhooks', 'components'];
/** Takes the parts of a description that stand elsewhere into it, in place. */
function takeInParts(root, resolver) {
    const takeIn = (holder, names) => {
        for (const name of names) {
            const reference = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(holder[name]).$ref);
            if (reference === undefined)
                continue;
            const found = resolver.find(reference);
            holder[name] = Array.isArray(found)
                ? found
                : resolver.resolve(holder[name]);
        }
    };
    takeIn(root, PARTS);
    const components = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(root.components);
    takeIn(components, Object.keys(components));
}
/** An operation with those of its parts that stand in other files: its responses, and texts that are whole files. */
function withReferencedParts(raw, resolver) {
    const { responses, description } = raw;
    const samples = raw['x-codeSamples'];
    const changed = {};
    if (isReferenced(responses))
        changed.responses = resolver.resolve(responses);
    if (isReferenced(description))
        changed.description = fileText(description, resolver);
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(samples).some((sample) => isReferenced((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(sample).source))) {
        changed['x-codeSamples'] = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(samples).map((sample) => {
            const { source } = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(sample);
            return isReferenced(source) ? { ...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(sample), source: fileText(source, resolver) } : sample;
        });
    }
    return Object.keys(changed).length === 0 ? raw : { ...raw, ...changed };
}
/** Whether a reference stands in place of a value that is no object, or that is one of names. */
function isReferenced(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && typeof value.$ref === 'string';
}
/** The text of the file that a reference names; what leads into a file is a text in it. */
function fileText({ $ref }, resolver) {
    return $ref.includes('#') ? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(resolver.find($ref)) : resolver.read(`/${$ref}`);
}


/***/ }),

/***/ 79412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ namedIn),
/* harmony export */   $n: () => (/* binding */ hasLongNumbers),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   rf: () => (/* binding */ exactNumber),
/* harmony export */   u0: () => (/* binding */ isExact)
/* harmony export */ });
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isExact(value);
}
/** Of the language since 2025; older machines read large numbers as JavaScript has them. */
const { rawJSON, isRawJSON } = JSON;
/** Whether a text may have a whole number that JavaScript's cannot hold. */
function hasLongNumbers(text) {
    return rawJSON !== undefined && /(?<![\w."'-])-?\d{16,}(?![\w."'])/.test(text);
}
/** A number as it was written, where JavaScript's own loses digits of it: ids and limits of 64 bits. */
function exactNumber(value, source) {
    const isLost = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
    if (!isLost || rawJSON === undefined || source === undefined)
        return value;
    return /^-?[1-9]\d*$/.test(source) ? rawJSON(source) : value;
}
/** Reads JSON and keeps the digits of large numbers, whose source newer engines tell. Throws a SyntaxError. */
function parseJson(text) {
    if (!hasLongNumbers(text))
        return JSON.parse(text);
    return JSON.parse(text, (_key, value, told) => exactNumber(value, told?.source));
}
/** Whether a value is a number that was kept as it was written. */
function isExact(value) {
    return isRawJSON?.(value) === true;
}
/** The value when it is an object, else an empty one. */
function objectOf(value) {
    return isObject(value) ? value : {};
}
/** What an object of names holds; extensions stand among them, and are none. */
function namedIn(value) {
    return Object.entries(objectOf(value)).filter(([name]) => !name.startsWith('x-'));
}
/** The value when it is an array, else an empty one. */
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** The value when it is a string with something to read in it. A name that is a number in YAML, such as `2024`, is one. */
function textOf(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
/** A value as a reader expects to see it: text as it is, everything else as JSON on one line. */
function shown(value) {
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
}


/***/ }),

/***/ 51520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ DEPRECATION_KEYS),
/* harmony export */   c: () => (/* binding */ deprecationOf)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79412);

/** Extensions that say what to use in place of what is deprecated; some write it where others write `true`. */
const MESSAGES = ['x-deprecatedMessage', 'x-deprecated-message', 'x-deprecated'];
/** What says that an operation, a parameter or a schema is deprecated. */
const DEPRECATION_KEYS = ['deprecated', ...MESSAGES];
/** Reads whether something is deprecated, and what is said of that. */
function deprecationOf(raw) {
    const message = MESSAGES.map((key) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(raw[key])).find((text) => text !== undefined && !/^(?:true|false)$/.test(text));
    const isOld = raw.deprecated === true || raw['x-deprecated'] === true;
    return { isDeprecated: isOld || (message !== undefined && raw.deprecated !== false), message };
}


/***/ }),

/***/ 16265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ meantPath)
/* harmony export */ });
/** What a path means that is written as in other tools: `users`, `/users/:id`, `/users/{{id}}`, `/users{?page,limit}`. */
function meantPath(written) {
    const query = [];
    const path = written
        .replace(/\{[?&]([\w.$,*-]+)\}/g, (_, names) => {
        query.push(...names.split(',').flatMap((name) => name.replace(/\*$/, '') || []));
        return '';
    })
        .replace(/\{\{\s*([\w.$-]+)\s*\}\}/g, '{$1}')
        .replace(/(?<=^|\/):([A-Za-z_]\w*)(?=\/|$)/g, '{$1}');
    return { path: /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(path) ? path : `/${path}`, query };
}


/***/ }),

/***/ 57088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ olderContent),
/* harmony export */   vJ: () => (/* binding */ withOlderParts),
/* harmony export */   wG: () => (/* binding */ olderStyle),
/* harmony export */   wq: () => (/* binding */ olderSchema)
/* harmony export */ });
/* harmony import */ var _look_up_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68348);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79412);


/**
 * An operation as OpenAPI 3 has it where it is written as in Swagger 2 in places, as by hand it often is: the body among
 * the parameters, and schemas right in the responses.
 */
function withOlderParts(raw, pathItem, resolver) {
    const parameters = [...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(pathItem.parameters), ...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(raw.parameters)].map(resolver.resolve);
    const requestBody = raw.requestBody ?? bodyOf(parameters, raw);
    const responses = Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(raw.responses));
    const older = responses.filter(([, response]) => isOlder(response));
    if (requestBody === raw.requestBody && older.length === 0)
        return raw;
    const changed = older.map(([status, response]) => [
        status,
        typeof response === 'string' ? { description: response } : withContent((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(response), raw.produces),
    ]);
    return { ...raw, requestBody, responses: { ...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(raw.responses), ...Object.fromEntries(changed) } };
}
function bodyOf(parameters, { consumes }) {
    const body = parameters.findLast((parameter) => parameter.in === 'body');
    if (body !== undefined) {
        const { description, required, schema, example } = body;
        const media = example === undefined ? { schema } : { schema, example };
        return { description, required, content: contentOf(consumes, 'application/json', media) };
    }
    const fields = parameters.filter((parameter) => parameter.in === 'formData');
    if (fields.length === 0)
        return undefined;
    const schema = {
        type: 'object',
        required: fields.filter(({ required }) => required === true).map(({ name }) => name),
        properties: Object.fromEntries(fields.map((field) => [String(field.name), fieldSchema(field)])),
    };
    const hasFile = fields.some(({ type, schema }) => [type, (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(schema).type].includes('file'));
    const usual = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
    return { content: contentOf(consumes, usual, { schema }) };
}
function fieldSchema({ in: _in, name: _name, required: _required, schema, ...rest }) {
    const whole = { ...(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(schema), ...rest };
    return whole.type === 'file' ? { ...whole, type: 'string', format: 'binary' } : whole;
}
/** The content of a body or response that stands elsewhere, written as in Swagger 2, or without `content` around it. */
function olderContent(holder) {
    const { schema } = holder;
    if ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(schema))
        return contentOf(undefined, 'application/json', { schema });
    const types = Object.entries(holder).filter(([key, media]) => MEDIA_TYPE.test(key) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(media));
    return types.length === 0 ? undefined : Object.fromEntries(types);
}
const MEDIA_TYPE = /^(?:[a-z]+|\*)\/[\w.+*-]+/i;
/** What is no keyword of a schema in a parameter or a header of Swagger 2. */
const OF_THE_HOLDER = new Set(['in', 'name', 'required', 'description', 'deprecated', 'collectionFormat']);
/** The schema of a parameter or a header that has its keywords in itself; undefined where it has none there. */
function olderSchema(holder) {
    const isPlain = ['type', 'enum', 'items'].every((key) => holder[key] === undefined);
    if (isPlain || holder.schema !== undefined || holder.content !== undefined)
        return undefined;
    const keywords = Object.entries(holder).filter(([key]) => !OF_THE_HOLDER.has(key));
    return Object.fromEntries(keywords);
}
const SEPARATED = { ssv: 'spaceDelimited', pipes: 'pipeDelimited' };
/** How a list is written, as Swagger 2 calls it: `multi` repeats the name, a comma is usual. */
function olderStyle(format) {
    return { style: (0,_look_up_js__WEBPACK_IMPORTED_MODULE_1__/* .lookUp */ .T)(SEPARATED, String(format)) ?? 'form', explode: format === 'multi' };
}
/** Whether a response is none of OpenAPI 3: its schema stands right in it, or there is but a text. */
function isOlder(response) {
    if (typeof response === 'string')
        return true;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(response) && (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(response.schema) && response.content === undefined;
}
function withContent({ schema, examples, ...response }, produces) {
    const content = contentOf(produces, 'application/json', { schema });
    const shown = Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(examples)).filter(([type]) => type.includes('/'));
    const given = shown.map(([type, example]) => [type, { schema, example }]);
    return { ...response, content: { ...content, ...Object.fromEntries(given) } };
}
/** The same content for each of the types, which some write without a list. */
function contentOf(types, usual, media) {
    const given = (typeof types === 'string' ? [types] : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(types)).filter((type) => typeof type === 'string');
    return Object.fromEntries((given.length > 0 ? given : [usual]).map((type) => [type, media]));
}


/***/ }),

/***/ 79526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ operationsIn),
/* harmony export */   J8: () => (/* binding */ METHODS),
/* harmony export */   RT: () => (/* binding */ listOperations)
/* harmony export */ });
/* harmony import */ var _description_referenced_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61701);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79412);
/* harmony import */ var _slug_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4485);
/* harmony import */ var _deprecation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51520);
/* harmony import */ var _meant_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16265);
/* harmony import */ var _older_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57088);
/* harmony import */ var _plain_title_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29693);
/* harmony import */ var _tags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69989);








/** In the order in which a reference lists the operations of one path: that of hosted services. */
const METHODS = [
    'get',
    'put',
    'post',
    'delete',
    'options',
    'head',
    'patch',
    'trace',
    'query',
];
/** All operations of a document in its order, those of `webhooks` last. */
function listOperations(root, resolver) {
    const slugsByTag = new Map();
    const slugs = (tag) => {
        const unique = slugsByTag.get(tag) ?? (0,_slug_js__WEBPACK_IMPORTED_MODULE_3__/* .uniqueNames */ .uZ)(1);
        slugsByTag.set(tag, unique);
        return unique;
    };
    const tags = (0,_tags_js__WEBPACK_IMPORTED_MODULE_4__/* .readTags */ .g)(root);
    const operationsOf = (holder, paths, webhook) => paths.flatMap(([written, item]) => {
        const { path, query } = webhook ? { path: written, query: [] } : (0,_meant_path_js__WEBPACK_IMPORTED_MODULE_5__/* .meantPath */ .V)(written);
        const pathItem = withQuery(resolver.resolve(item), query);
        return operationsIn(pathItem, resolver).map(([method, operation, at]) => {
            const given = (0,_description_referenced_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .withReferencedParts */ .sF)(operation, resolver);
            const raw = (0,_older_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .withOlderParts */ .vJ)(given, pathItem, resolver);
            const keys = [holder, written, ...at];
            const read = readOperation({ method, path, raw, pathItem, webhook, keys }, tags);
            const slug = operationSlug(read);
            // What is not shown takes no name from what is.
            return { ...read, slug: read.hidden || read.excluded ? slug : slugs(read.place ?? '')(slug) };
        });
    });
    const holder = root.webhooks === undefined ? 'x-webhooks' : 'webhooks';
    return [
        ...operationsOf('paths', (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .namedIn */ .$P)(root.paths), false),
        ...operationsOf(holder, Object.entries((0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .objectOf */ .Xy)(root[holder])), true),
    ];
}
/** What the operations of a path share, with the parameters that its address names; what is said of them counts. */
function withQuery(pathItem, names) {
    if (names.length === 0)
        return pathItem;
    const named = names.map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
    return { ...pathItem, parameters: [...named, ...(0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(pathItem.parameters)] };
}
/**
 * The operations of a path by their methods in lower case, those of methods that are less known last (OpenAPI 3.2); `at` are
 * the keys that lead to one.
 */
function operationsIn(pathItem, resolver) {
    const keys = Object.keys(pathItem);
    const usual = METHODS.flatMap((method) => {
        // Some write `GET`, as it is sent.
        const key = Object.hasOwn(pathItem, method) ? method : keys.find((one) => one.toLowerCase() === method);
        return key === undefined ? [] : [[method, resolver.resolve(pathItem[key]), [key]]];
    });
    const additional = (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .namedIn */ .$P)(resolver.resolve(pathItem.additionalOperations));
    return [
        ...usual,
        ...additional.flatMap(([method, operation]) => METHOD.test(method)
            ? [[method.toLowerCase(), resolver.resolve(operation), ['additionalOperations', method]]]
            : []),
    ];
}
/** What methods of HTTP are called: names of its registry have no other characters. */
const METHOD = /^[a-z][a-z-]*$/i;
/** Some descriptions have whole paragraphs as summaries, which are no titles. */
const LONGEST_TITLE = 150;
/** The summary of an operation as a title, where it is short enough for one. */
function titleIn(raw) {
    const written = (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(raw.summary);
    const summary = written === undefined ? '' : (0,_plain_title_js__WEBPACK_IMPORTED_MODULE_2__/* .plainTitle */ .D)(written);
    return summary !== '' && summary.length <= LONGEST_TITLE ? summary : undefined;
}
/** What is said of an operation, with a summary that is too long for a title before it. */
function describedIn(raw, description) {
    const summary = titleIn(raw) === undefined ? (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(raw.summary)?.trim() : undefined;
    if (summary === undefined || description?.includes(summary))
        return description;
    return description === undefined ? summary : `${summary}\n\n${description}`;
}
/** A description where it says more than the title; generators tend to repeat it. */
function beyond(title, description) {
    const plain = (text) => (0,_plain_title_js__WEBPACK_IMPORTED_MODULE_2__/* .plainTitle */ .D)(text).replace(/\.$/, '').toLowerCase();
    return description !== undefined && plain(description) === plain(title) ? undefined : description;
}
/** The last part of the address of an operation's page: its summary, or its method and path where it has no short one. */
function operationSlug({ raw, method, path, webhook }) {
    const name = titleIn(raw) === undefined ? '' : (0,_slug_js__WEBPACK_IMPORTED_MODULE_3__/* .pageName */ .$p)((0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(raw.summary) ?? '');
    if (name !== '')
        return name;
    return webhook ? (0,_slug_js__WEBPACK_IMPORTED_MODULE_3__/* .pageName */ .$p)(path) || 'webhook' : (0,_slug_js__WEBPACK_IMPORTED_MODULE_3__/* .pageName */ .$p)(`${method} ${path}`);
}
function readOperation({ method, path, raw, pathItem, webhook, keys }, tags) {
    const mint = (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .objectOf */ .Xy)(raw['x-mint']);
    // Some write their tags as the document does.
    const given = typeof raw.tags === 'string' ? [raw.tags] : (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(raw.tags);
    const own = given.flatMap((tag) => (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(tag) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)((0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .objectOf */ .Xy)(tag).name) ?? []);
    const badge = tags.badgeOf(own);
    const metadata = {
        ...(badge === undefined ? {} : { tag: badge }),
        ...(0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .objectOf */ .Xy)(mint.metadata),
    };
    // An operation may say otherwise than its path; "true" is true in quotes as well.
    const says = (key) => String(raw[key] ?? pathItem[key]) === 'true';
    const title = (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(metadata.title) ??
        titleIn(raw) ??
        titleIn(pathItem) ??
        (webhook ? path : `${method.toUpperCase()} ${path}`);
    return {
        method,
        path,
        operationId: (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(raw.operationId),
        title,
        description: beyond(title, describedIn(raw, (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(raw.description) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(pathItem.description))),
        tags: own,
        place: tags.placeOf(own),
        deprecated: (0,_deprecation_js__WEBPACK_IMPORTED_MODULE_0__/* .deprecationOf */ .c)(raw).isDeprecated || metadata.deprecated === true,
        hidden: says('x-hidden') || says('x-internal'),
        excluded: says('x-excluded'),
        webhook,
        metadata,
        content: (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(mint.content),
        href: (0,_json_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6)(mint.href),
        raw,
        pathItem,
        keys,
    };
}


/***/ }),

/***/ 29693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ plainTitle)
/* harmony export */ });
/* harmony import */ var _markdown_elements_element_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24486);
/* harmony import */ var _markdown_references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66759);
/* harmony import */ var _markdown_repair_tags_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47137);



const LINK = /!?\[([^[\]]+)\]\((?:https?:|mailto:|[/#.])[^()\s]*\)/g;
const STRONG = /\*\*([^\s*][^*]*)\*\*/g;
const CLOSING = /<\/([a-z][a-z0-9]*)\s*>/gi;
const TAG = /<\/?([a-z][a-z0-9]*)(?:\s[^<>]*|\/)?>/gi;
/**
 * A summary, or the name of a tag, as a title on one line: without links, strong words, tags of HTML and character
 * references, which some write there. `<id>` is no tag where nothing closes it.
 */
function plainTitle(written) {
    const closed = new Set([...written.matchAll(CLOSING)].map(([, name = '']) => name.toLowerCase()));
    const text = written
        .replace(LINK, '$1')
        .replace(STRONG, '$1')
        .replace(TAG, (tag, name) => {
        const isTag = _markdown_repair_tags_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .VOID_TAG */ .u6.test(name) ? (0,_markdown_elements_element_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isElementName */ .ET)(name) : closed.has(name.toLowerCase());
        if (!isTag || !(0,_markdown_elements_element_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isElementName */ .ET)(name))
            return tag;
        return (0,_markdown_elements_element_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithinWords */ .vy)(name.toLowerCase()) ? '' : ' ';
    });
    return (0,_markdown_references_js__WEBPACK_IMPORTED_MODULE_2__/* .dereferenced */ .d)(text).trim().replace(/\s+/g, ' ');
}


/***/ }),

/***/ 27547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ resolveApiSource),
/* harmony export */   KZ: () => (/* binding */ parseEndpointReference),
/* harmony export */   LC: () => (/* binding */ findOperation),
/* harmony export */   ul: () => (/* binding */ listApiFiles)
/* harmony export */ });
/* harmony import */ var _meant_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16265);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79526);


const REFERENCE = new RegExp(`^(?:(\\S(?:.*?\\S)?)\\s+)?(${_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .METHODS */ .J8.join('|')}|webhook)\\s+(\\S.*)$`, 'i');
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
/** The operation a reference means. A trailing slash, other names in braces, and how others write these do not matter. */
function findOperation(document, reference) {
    const { exact, alike } = namedIn(document);
    const { method, path } = reference;
    return exact.get(`${method} ${path}`) ?? alike.get(`${method} ${comparable(path)}`);
}
/** A site may name each operation of a large description. */
const known = new WeakMap();
function namedIn(document) {
    const found = known.get(document);
    if (found !== undefined)
        return found;
    const [exact, alike] = [new Map(), new Map()];
    for (const operation of document.operations.toReversed()) {
        const { webhook, method, path } = operation;
        exact.set(`${webhook ? 'webhook' : method} ${path}`, operation);
        if (!webhook)
            alike.set(`${method} ${comparable(path)}`, operation);
    }
    const named = { exact, alike };
    known.set(document, named);
    return named;
}
function comparable(path) {
    return (0,_meant_path_js__WEBPACK_IMPORTED_MODULE_1__/* .meantPath */ .V)(path)
        .path.replace(/\{[^}]*\}/g, '{}')
        .replace(/\/+$/, '');
}
const API_FILE = /^[ \t\uFEFF]*(?:\{\s*)?"?(?:openapi|swagger)"?\s*:\s*["']?[23]\b|[{,]\s*"(?:openapi|swagger)"\s*:\s*"[23]\./m;
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


/***/ }),

/***/ 69989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readTags)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79412);

/** Reads the tags of a description. */
function readTags(root) {
    const hasKinds = !/^3\.[01]\b/.test((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(root.openapi) ?? '3.1');
    const declared = new Map((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(root.tags)
        .filter(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)
        .flatMap((tag) => {
        const name = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(tag.name);
        return name === undefined ? [] : [[name, hasKinds ? tag : withoutKind(tag)]];
    }));
    const kindOf = (name) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(declared.get(name)?.kind);
    const above = sectionsOf(root);
    const names = new Set([...above.keys(), ...declared.keys()]);
    const groups = [...names].flatMap((name) => {
        const tag = declared.get(name) ?? {};
        const section = above.get(name);
        const title = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(tag['x-group']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(tag['x-displayName']) ?? (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(tag.summary) ?? name;
        const own = { name, title, parent: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(tag.parent) ?? section?.name };
        if ((kindOf(name) ?? 'nav') !== 'nav')
            return [];
        return section === undefined ? [own] : [section, own];
    });
    return {
        groups: [...new Set(groups)],
        placeOf: (tags) => hasKinds
            ? (tags.find((name) => kindOf(name) === 'nav') ??
                tags.find((name) => declared.has(name) && kindOf(name) === undefined) ??
                tags.find((name) => !declared.has(name)))
            : tags[0],
        badgeOf(tags) {
            const name = tags.find((one) => kindOf(one) === 'badge');
            return name === undefined ? undefined : ((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(declared.get(name)?.summary) ?? name);
        },
    };
}
/** The titles that `x-tagGroups` sets above tags, by these tags. One that repeats its only tag is none. */
function sectionsOf(root) {
    const above = new Map();
    for (const section of (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(root['x-tagGroups']).map(_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)) {
        const title = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(section.name);
        const tags = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(section.tags).flatMap((tag) => (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(tag) ?? []);
        if (title === undefined)
            continue;
        const repeats = tags.every((tag) => tag === title);
        const group = repeats ? undefined : { name: `x-tagGroups/${title}`, title, parent: undefined };
        for (const tag of tags)
            if (!above.has(tag))
                above.set(tag, group);
    }
    return above;
}
function withoutKind({ kind: _kind, parent: _parent, summary: _summary, ...tag }) {
    return tag;
}


/***/ }),

/***/ 4485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ pageName),
/* harmony export */   tF: () => (/* binding */ slugOf),
/* harmony export */   uZ: () => (/* binding */ uniqueNames)
/* harmony export */ });
/** Bytes of UTF-8 that a slug has at most: the name of a file has 255 with all that follows the slug. */
const LONGEST = 200;
/** A name for URLs, files and ids: lower case, words joined by hyphens; letters of every script stay. Never empty. */
function slugOf(text) {
    const slug = text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/['\u2019]/g, '')
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '');
    return slug === '' ? 'untitled' : cut(slug);
}
/**
 * The name of a page that is made of a description, as hosted services call it: what leads to their sites leads to this
 * one. Blanks are hyphens, the marks of a sentence and what stands in braces go, `_` and `&` stay. What is no letter,
 * number or picture besides is a hyphen here: not every such character may stand in the name of a file. Empty where nothing is left.
 */
function pageName(text) {
    const name = text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(' ', '-')
        .replace(/\{[^{}]*\}/g, '-')
        .replace(/^-|-$/g, '')
        .replace(/[{}(),.'\u2019\n/]/g, '')
        .replaceAll('--', '-')
        .replace(/-*[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}_&-]+-*/gu, '-')
        .replace(/^-+|-+$/g, '');
    return cut(name);
}
/** The first words of a slug that fit, and the beginning of one that is most of it. */
function cut(slug) {
    if (Buffer.byteLength(slug) <= LONGEST)
        return slug;
    const { read } = new TextEncoder().encodeInto(slug, new Uint8Array(LONGEST));
    const start = slug.slice(0, read);
    const words = slug[read] === '-' ? start : start.replace(/(?<=.)-[^-]*$/, '');
    return words.length < start.length / 2 ? start : words;
}
/** Gives each name once: `list`, `list-2`, `list-3`, \u2026, or counted from another number. */
function uniqueNames(second = 2) {
    const taken = new Set();
    return (name) => {
        let unique = name;
        for (let count = second; taken.has(unique); count++)
            unique = `${name}-${count}`;
        taken.add(unique);
        return unique;
    };
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

/***/ 80040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fill)
/* harmony export */ });
/** A sentence with `{name}`s replaced by values; what has no value stays. */
function fill(sentence, values) {
    return sentence.replace(/\{(\w+)\}/g, (whole, name) => Object.hasOwn(values, name) ? String(values[name]) : whole);
}


/***/ }),

/***/ 41398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ camelCase)
/* harmony export */ });
/** A name of words that hyphens part as one of JavaScript: `dataSource` for `data-source`. */
function camelCase(name) {
    return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}


/***/ }),

/***/ 96776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ undented)
/* harmony export */ });
/** The text without the blanks that all of its lines begin with. */
function undented(text) {
    const blanks = text.match(/^[ \t]*(?=\S)/gm)?.map(({ length }) => length) ?? [];
    const least = Math.min(...blanks);
    return text.replace(/^[ \t]+/gm, (blank) => blank.slice(least));
}


/***/ })

};
return { ids, modules }; })
