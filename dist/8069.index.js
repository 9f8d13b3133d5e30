((__CHUNK_IMPORT_META__) => {'use strict';const id = 8069;
const ids = [8069];
const modules = {

/***/ 16529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ REMOTE),
/* harmony export */   JE: () => (/* binding */ isBare),
/* harmony export */   Kk: () => (/* binding */ pageFile),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   PU: () => (/* binding */ legalSuffix),
/* harmony export */   Rs: () => (/* binding */ projectFileAt),
/* harmony export */   W3: () => (/* binding */ canonicalUrl),
/* harmony export */   X9: () => (/* binding */ hostedPath),
/* harmony export */   Xi: () => (/* binding */ candidates),
/* harmony export */   iw: () => (/* binding */ fileUrl),
/* harmony export */   mV: () => (/* binding */ legalAddress),
/* harmony export */   pB: () => (/* binding */ ELSEWHERE),
/* harmony export */   se: () => (/* binding */ addressMeant),
/* harmony export */   u1: () => (/* binding */ resolveTarget),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   ut: () => (/* binding */ runsCode),
/* harmony export */   wx: () => (/* binding */ relativeHref),
/* harmony export */   yN: () => (/* binding */ splitSuffix),
/* harmony export */   yS: () => (/* binding */ folderOf),
/* harmony export */   zW: () => (/* binding */ originalOf)
/* harmony export */ });
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39354);
/* harmony import */ var _project_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84118);


/** `https:`, `mailto:`, `data:`, `//host` */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/**
 * An address that a browser would ask another host for. It skips blanks before one, takes a backslash for a slash, and
 * misses none behind the scheme.
 */
const REMOTE = /^[\0- ]*(?:(?:https?|ftp):|[\\/]{2})/i;
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
    return encodeURI(segment.toWellFormed()).replace(/[?#]/g, encodeURIComponent);
}
/** A site path as it stands in an address. */
function encodePath(path) {
    return path.split('/').map(encodeSegment).join('/');
}
/** A path from the root as a link is written, for people: only what would end the path there is encoded. */
function linkTo(path) {
    return `/${path.replace(/[#?%]/g, encodeURIComponent)}`;
}
/**
 * A page's address without extension: `https://docs.example.com/guides/start`; an index page is its folder. `address`
 * is that of the site, without `https://`.
 */
function canonicalUrl(address, path) {
    return fileUrl(address, hostedPath(path).slice(1));
}
/** The path at which a host serves a page: `/guides/start`, `/` for the first one. */
function hostedPath(path) {
    return path === 'index' ? '/' : `/${path.replace(/\/index$/, '')}`;
}
/** The address of a site file: `https://docs.example.com/guides/start.md`. `address` is that of the site. */
function fileUrl(address, path) {
    return `https://${address}/${encodePath(path)}`;
}
/** Whether an address runs code. Browsers skip blanks and control characters wherever they stand in a scheme. */
function runsCode(address) {
    return /^(?:javascript|vbscript):/i.test(address.replace(/[\0- ]+/g, ''));
}
/** A host, by its `www.` or by an ending that is that of no file. */
const HOST = /^\/?((?:www\.[\w-]+(?:\.[\w-]+)+|(?:[a-z\d-]+\.)+(?:ai|app|co|com|dev|edu|gov|io|net|org))(?:[/?#:].*)?)$/i;
const MAIL = /^[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}$/i;
/** The address that a target can only mean which forgets to say so: that of another host, or of a person. */
function addressMeant(target) {
    if (MAIL.test(target))
        return `mailto:${target}`;
    const address = HOST.exec(target)?.[1];
    return address === undefined ? undefined : `https://${address}`;
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
    return (0,_project_files_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneForm */ .WG)(parts.join('/'));
}
/** The page that one in a folder of a language, `fr/guides/start`, may be a translation of: `guides/start`. */
function originalOf(page) {
    return /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?\/(.+)$/.exec(page)?.[1];
}
/** The folder of a path; empty for the root. */
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** The path, and the `?query#fragment` behind it. */
function splitSuffix(target) {
    const cut = target.search(/[?#]/);
    return cut < 0 ? [target, ''] : [target.slice(0, cut), target.slice(cut)];
}
/** Whether a target says neither that it is seen from the root nor that it is seen from where it stands. */
function isBare(target) {
    return /^[^./]/.test(target);
}
/** The file of a project that a target means as it is written in `folder`. */
function projectFileAt(target, folder, files) {
    const path = resolveTarget((0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D4)(splitSuffix(target)[0]), folder);
    return candidates(path).find((one) => files.has(one));
}
/** A path as it is, then without the `docs/` that projects served below `/docs` write in front. */
function candidates(path) {
    if (path === undefined)
        return [];
    return path.startsWith('docs/') ? [path, path.slice('docs/'.length)] : [path];
}
/**
 * What no address may hold: blanks, quotes, the braces and brackets of a template, in a query the `\` that is a `/`
 * elsewhere. A second `#` is for scripts of the host.
 */
const ILLEGAL = /[ "<>{}[\]|^`]|%(?![\da-f]{2})|(?<=\?.*)\\/gi;
/** An address of another host, or of a person, with what none may hold behind that as a browser asks for it. */
function legalAddress(written) {
    const [begun = ''] = /^(?:https?:\/\/[^/?#]+(?=[/?#])|mailto:)/i.exec(written) ?? [];
    return begun === '' ? written : begun + written.slice(begun.length).replace(ILLEGAL, encodeURIComponent);
}
/** The `?query#fragment` behind a path, with what no query may hold as a browser asks for it. */
function legalSuffix(written) {
    return written.replace(/^\?[^#]*/, (query) => query.replace(ILLEGAL, encodeURIComponent));
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
/* harmony export */   Nj: () => (/* binding */ isShapeless),
/* harmony export */   PT: () => (/* binding */ markup),
/* harmony export */   RY: () => (/* binding */ isMarkup),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   T1: () => (/* binding */ pattern),
/* harmony export */   Tc: () => (/* binding */ timeText),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   dG: () => (/* binding */ calledOf),
/* harmony export */   ez: () => (/* binding */ expressionOf),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   gn: () => (/* binding */ withMembers),
/* harmony export */   hR: () => (/* binding */ instanceOf),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   pD: () => (/* binding */ addMembers),
/* harmony export */   pq: () => (/* binding */ innerScope),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   s6: () => (/* binding */ nothing),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/** What is called for its effect alone, which is none here. */
const nothing = () => undefined;
const MARKUP = Symbol('markup');
/** Markup that is rendered where it is shown; `look` tells what it is as an element. */
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
/** Whether a value is markup. */
function isMarkup(value) {
    return typeof value === 'object' && value !== null && MARKUP in value;
}
const PATTERN = Symbol('pattern');
/** A regular expression as a value. */
function pattern(expression) {
    return { [PATTERN]: expression };
}
/** The regular expression of a value that is one. */
function expressionOf(value) {
    return typeof value === 'object' && value !== null && PATTERN in value ? value[PATTERN] : undefined;
}
const INSTANCE = Symbol('instance');
/** What `new` has made as a value. */
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
/** Gives a function further members. */
function addMembers(callable, members) {
    withMembers(callable, record([...Object.entries(membersOf(callable) ?? {}), ...members]));
}
/** The members of a function; undefined where it has none. */
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
/** Whether a value is a list. */
function isList(value) {
    return Array.isArray(value);
}
/** Whether a value is an object of the page: none of what is made by `new`, by JSX or as a regular expression. */
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
    if (typeof value === 'number' || typeof value === 'bigint')
        return String(value);
    return isList(value) ? [...itemsOf(value)].map(textOf).join('') : '';
}
/** As `Number(value)` would say it of a primitive or a time; everything else is not a number. */
function numberOf(value) {
    const made = instanceOf(value);
    if (made instanceof Date)
        return made.getTime();
    if (isList(value))
        return Number(stringOf(value));
    return typeof value === 'object' && value !== null ? Number.NaN : Number(value);
}
/** As `String(time)` says it in Greenwich. */
function timeText(time) {
    if (Number.isNaN(time.getTime()))
        return 'Invalid Date';
    return time
        .toUTCString()
        .replace(/^(\w+), (\d+) (\w+) (\d+) (\S+) GMT$/, '$1 $3 $2 $4 $5 GMT+0000 (Coordinated Universal Time)');
}
/** As `String(value)` would say it, but never `[object Object]`. */
function stringOf(value) {
    if (isList(value))
        return [...itemsOf(value)]
            .map((item) => (item === null || item === undefined ? '' : stringOf(item)))
            .join(',');
    const made = instanceOf(value);
    if (made instanceof Date)
        return timeText(made);
    const expression = expressionOf(value);
    if (expression !== undefined)
        return String(expression);
    if (isRecord(value)) {
        const own = typeof value.toString === 'function' ? value.toString() : '';
        return typeof own === 'string' ? own : '';
    }
    return typeof value === 'object' && value !== null ? '' : typeof value === 'function' ? '' : String(value);
}
/** Whether a value is an object, or holds one, of which there is nothing to show. */
function isShapeless(value) {
    if (isList(value))
        return [...itemsOf(value)].some(isShapeless);
    return typeof value === 'object' && value !== null && !isMarkup(value);
}
/** A scope with names of its own inside another; with no other it knows those alone. */
function innerScope(outer, names = []) {
    const scope = Object.create(outer);
    for (const [name, value] of names)
        scope[name] = value;
    return scope;
}


/***/ }),

/***/ 37086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ hyphenated),
/* harmony export */   Pj: () => (/* binding */ styleText),
/* harmony export */   VP: () => (/* binding */ isCssColor),
/* harmony export */   YP: () => (/* binding */ unescapeCss),
/* harmony export */   Zq: () => (/* binding */ rewriteUrls),
/* harmony export */   _o: () => (/* binding */ isColor),
/* harmony export */   nU: () => (/* binding */ withUrls),
/* harmony export */   yE: () => (/* binding */ IMPORT)
/* harmony export */ });
/* harmony import */ var _hrefs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16529);
/* harmony import */ var _interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70915);
/* harmony import */ var _theme_named_colors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87329);



/** A name in camel case as CSS and HTML write it. */
function hyphenated(name) {
    return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
/** `{{ marginTop: 4, "--x": 1 }}` as CSS. */
function styleText(value) {
    if (!(0,_interpreter_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value))
        return '';
    return Object.entries(value)
        .flatMap(([key, part]) => {
        if ((typeof part !== 'string' && typeof part !== 'number') || part === '')
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
/** Whether a text is a color by its digits, of a function, or a name that CSS has, and no word of somebody's own. */
function isCssColor(text) {
    return (0,_theme_named_colors_js__WEBPACK_IMPORTED_MODULE_2__/* .namedColor */ .t)(text) !== undefined || (/^#|\(/.test(text) && isColor(text));
}
const UNITLESS = new Set(`animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex columnCount columns
  fillOpacity flex flexGrow flexShrink floodOpacity fontWeight gridArea gridColumn gridColumnEnd gridColumnStart gridRow
  gridRowEnd gridRowStart lineClamp lineHeight opacity order orphans scale stopOpacity strokeDasharray strokeDashoffset
  strokeMiterlimit strokeOpacity strokeWidth tabSize widows zIndex zoom`.split(/\s+/));
function isUnitless(property) {
    return UNITLESS.has(property.replace(/^(?:Moz|Webkit|ms)([A-Z])/, (_, first) => first.toLowerCase()));
}
const IMAGE_SET = /\bimage-set\(((?:[^()]|\([^()]*\))*)\)/gi;
/** A letter that is written as an escape, and stands behind no other escape, which it would become a part of. */
const ESCAPED_LETTER = /(?<!\\)(?<!\\[\da-f]{1,6})\\0{0,4}([46][1-9a-f]|[57][\da])(?:[ \t\n]|(?![\da-f]))/gi;
/**
 * `image-set("a.png" 1x)` names a file without `url(\u2026)`; with it, it is read as all others. So is `u\72l(\u2026)`: browsers
 * read escapes in names, too.
 */
function withUrls(css) {
    const plain = css.includes('\\')
        ? css.replace(ESCAPED_LETTER, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        : css;
    return plain.replace(IMAGE_SET, (_, choices) => {
        const named = choices.replace(/(^|,)\s*(?:"([^"]*)"|'([^']*)')/g, '$1url("$2$3")');
        return `image-set(${named})`;
    });
}
/** A text of a style sheet with its escapes as the characters that browsers read. */
function unescapeCss(text) {
    return text.replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, hex, plain) => hex === undefined ? (plain ?? '').replace('\n', '') : codePoint(Number.parseInt(hex, 16)));
}
function codePoint(value) {
    return value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : '\ufffd';
}
/** A rule that asks for another sheet, with its address in one of the groups: addresses of fonts hold semicolons. */
const IMPORT = /@import\s*(?:url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^"'()\s]*))\s*\)|"([^"\n]*)"|'([^'\n]*)')[^;{}]*;?/gi;
/** `url(\u2026)` in CSS names project files, too. */
function rewriteUrls(written, place, page) {
    const css = withUrls(written);
    if (!/url\(|@import/i.test(css))
        return css;
    return css
        .replace(IMPORT, (rule, ...groups) => (_hrefs_js__WEBPACK_IMPORTED_MODULE_0__/* .REMOTE */ .Bn.test(unescapeCss(groups.slice(0, 5).join(''))) ? '' : rule))
        .replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/gi, (whole, _quote, address) => /^(?:data:|#)/.test(address)
        ? whole
        : `url("${page.context.asset(unescapeCss(address.trim()), place).replaceAll('"', '%22')}")`);
}


/***/ }),

/***/ 87329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ namedColor)
/* harmony export */ });
/** The colors that CSS has names for (CSS Color 4, 6.1), each with its digits. */
const NAMES = `
aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc
bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a
burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed
cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b
darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b
darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a
darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1
darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff
firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff
gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0
hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa
lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080
lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3
lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899
lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6
magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3
mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a
mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1
moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23
orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee
palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd
powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1
saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d
silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa
springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0
violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32
`;
const known = new Map(Array.from(NAMES.matchAll(/([a-z]+) ([\da-f]{6})/g), ([, name = '', digits = '']) => [name, `#${digits}`]));
/** `#rrggbb` of a color that CSS has a name for. */
function namedColor(name) {
    return known.get(name.toLowerCase());
}


/***/ }),

/***/ 35211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ copied)
/* harmony export */ });
/**
 * The same text, in memory of its own. V8 keeps what is cut out of a text as a part of it: an id that is kept holds all
 * of its page's HTML. Lone surrogates are replaced.
 */
function copied(text) {
    return Buffer.from(text).toString();
}


/***/ }),

/***/ 65358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ firstFew)
/* harmony export */ });
/** Some texts as one that shows the first of them, and that there are more. */
function firstFew(texts, most) {
    return `${texts.slice(0, most).join(', ')}${texts.length > most ? ', \u2026' : ''}`;
}


/***/ })

};
return { ids, modules }; })
