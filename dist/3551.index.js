((__CHUNK_IMPORT_META__) => {'use strict';const id = 3551;
const ids = [3551];
const modules = {

/***/ 61222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ displayOf),
/* harmony export */   Mg: () => (/* binding */ settleApi),
/* harmony export */   o0: () => (/* binding */ DISPLAYS)
/* harmony export */ });
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51311);

/** Ways to show the console. */
const DISPLAYS = ['interactive', 'simple', 'none', 'auth'];
/** Settles `api` of docs.json; what is missing or unknown gets its default. */
function settleApi(written = {}) {
    const { playground, params, url, examples, mdx } = written;
    return {
        samples: {
            languages: examples?.languages && (0,_given_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(examples.languages),
            requiredOnly: examples?.defaults === 'required',
            generated: examples?.autogenerate ?? true,
        },
        prefill: examples?.prefill ?? false,
        expanded: params?.expanded === 'all',
        remarks: (0,_given_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(params?.post),
        fullUrl: url === 'full',
        display: displayOf(playground?.display),
        credentials: playground?.credentials ?? false,
        manual: {
            servers: typeof mdx?.server === 'string' ? [mdx.server] : (mdx?.server ?? []),
            auth: mdx?.auth?.method === undefined ? undefined : { method: mdx.auth.method, name: mdx.auth.name },
        },
    };
}
/** A way to show the console, if a value is one. */
function displayOf(value) {
    return DISPLAYS.find((known) => known === value);
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
/* harmony import */ var _text_trimmed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3549);
/* harmony import */ var _icon_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17313);
/* harmony import */ var _json_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97640);



/** Settles `contextual` of the settings or of a page. */
function pageActionsOf(contextual) {
    const { options, display } = (0,_json_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(contextual) ? contextual : {};
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
    ...Object.keys(SERVICES),
    'assistant',
    'mcp',
    'add-mcp',
    'cursor',
    'vscode',
    'devin',
    'devin-mcp',
    'devin-desktop',
    'windsurf',
    'download-pdf',
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
    if (!(0,_json_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(option))
        return undefined;
    const href = hrefOf(option.href);
    const title = (0,_text_trimmed_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .d)(option.title);
    if (href === undefined || title === undefined || /\$mcp\b/.test(href))
        return undefined;
    return {
        kind: 'link',
        title,
        description: (0,_text_trimmed_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .d)(option.description),
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
    if (!(0,_json_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(value))
        return (0,_text_trimmed_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .d)(value);
    const base = (0,_text_trimmed_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .d)(value.base);
    if (base === undefined)
        return undefined;
    const parts = (Array.isArray(value.query) ? value.query : []).flatMap((one) => {
        const [key, words] = (0,_json_record_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(one) ? [(0,_text_trimmed_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .d)(one.key), (0,_text_trimmed_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .d)(one.value)] : [];
        const written = encodeURIComponent((words ?? '').toWellFormed()).replace(/%24(?=[a-z])/g, '$');
        return key === undefined ? [] : [`${encodeURIComponent(key.toWellFormed())}=${written}`];
    });
    if (parts.length === 0)
        return base;
    return `${base}${base.includes('?') ? '&' : '?'}${parts.join('&')}`;
}


/***/ }),

/***/ 87241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ colorPerMode),
/* harmony export */   o: () => (/* binding */ bothModes)
/* harmony export */ });
/** What is written once is for both modes. */
function bothModes(value) {
    return typeof value === 'string' ? { light: value, dark: value } : { light: value.light, dark: value.dark };
}
/** A color for a single mode is for both. */
function colorPerMode(written) {
    const { light, dark } = typeof written === 'string' ? bothModes(written) : (written ?? {});
    const either = light ?? dark;
    return either === undefined ? undefined : { light: light ?? either, dark: dark ?? either };
}


/***/ }),

/***/ 13551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSettings: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./lib/text/suggest.js
var suggest = __webpack_require__(86101);
// EXTERNAL MODULE: ./lib/site/config/codeblocks.js
var config_codeblocks = __webpack_require__(34439);
// EXTERNAL MODULE: ./lib/site/config/json/record.js
var record = __webpack_require__(97640);
;// CONCATENATED MODULE: ./lib/site/config/checks/code-themes.js



/** Reports code themes that the highlighter does not have; the usual ones stand in (spec/docs-json, styling). */
async function knownCodeThemes(codeblocks, document, report) {
    const named = themesIn(codeblocks, ['styling', 'codeblocks']);
    if (named.length === 0)
        return codeblocks;
    const { bundledThemes } = await __webpack_require__.e(/* import() */ 5263).then(__webpack_require__.bind(__webpack_require__, 65263));
    const unknown = named.filter(([, name]) => name !== config_codeblocks/* VARIABLES */.ut && !(name in bundledThemes));
    for (const [path, name] of unknown) {
        const near = (0,suggest/* nearest */.pA)(name, ['system', 'dark', config_codeblocks/* VARIABLES */.ut, ...Object.keys(bundledThemes)]);
        report({
            severity: 'warning',
            kind: 'unknown-code-theme',
            message: `${path.join('.')}: there is no code theme "${name}"; the usual one is used`,
            hint: near === undefined ? undefined : `did you mean ${near}?`,
            ...document.placeOf(path),
        });
    }
    return unknown.reduce((rest, [path]) => without(rest, path.slice(2)), codeblocks);
}
/** A setting without the theme at a path; that of the other mode stays. */
function without(value, [key, ...below]) {
    if (key === undefined || !(0,record/* isRecord */.u)(value))
        return undefined;
    return { ...value, [key]: without(value[key], below) };
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/site/hrefs.js
var hrefs = __webpack_require__(16529);
// EXTERNAL MODULE: ./lib/site/openapi/samples/language-names.js
var language_names = __webpack_require__(96881);
;// CONCATENATED MODULE: ./lib/site/config/colors.js

const hex = schemas/* string */.YjP()
    // Without flags: the published JSON Schema takes the pattern only.
    .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, {
    error: 'is not a hex color; write "#" and 3 or 6 hex digits',
});
const someHex = hex.optional().catch(undefined);
/** One color for both modes, or one for each; a wrong form counts as absent. */
const SomeColor = schemas/* union */.KCZ([hex, schemas/* looseObject */._H3({ light: someHex, dark: someHex })])
    .optional()
    .catch(undefined);

;// CONCATENATED MODULE: ./lib/site/config/lenient.js

/** Settings in the wild that the spec does not name are read leniently: a wrong form counts as absent, and is told. */
const lenient = (schema) => schema.optional().catch(undefined);
const lenient_text = lenient(schemas/* string */.YjP());
/** A wrong entry counts as absent, too. */
const list = (schema) => lenient(schemas/* array */.YOg(lenient(schema)));
const choice = (...values) => lenient(schemas/* enum */.k5n(values));

;// CONCATENATED MODULE: ./lib/site/config/icon-schema.js


/** An icon as settings write it: its name, or that with its style and library. */
const IconSetting = schemas/* union */.KCZ([
    schemas/* string */.YjP(),
    schemas/* looseObject */._H3({ name: schemas/* string */.YjP(), style: lenient_text, library: choice('fontawesome', 'lucide', 'tabler') }),
]);

// EXTERNAL MODULE: ./lib/site/config/boost.js
var boost = __webpack_require__(97901);
// EXTERNAL MODULE: ./lib/site/config/directory.js
var directory = __webpack_require__(54913);
;// CONCATENATED MODULE: ./lib/site/config/surroundings-schema.js




/** What stands around the pages of the site, or of a language. */
const leads = ({ href, url }) => (href ?? url ?? '').trim() !== '';
const NO_TARGET = { error: 'is missing; give a path or an address', path: ['href'] };
const NavbarLink = schemas/* looseObject */._H3({
    label: lenient_text,
    name: lenient_text.describe('As in older settings: the label'),
    type: choice('button', 'github', 'discord'),
    href: schemas/* string */.YjP().optional(),
    url: schemas/* string */.YjP().optional().describe('As in older settings: where it leads'),
    icon: lenient(IconSetting),
    iconType: lenient_text,
})
    .refine(leads, NO_TARGET);
const FooterColumn = schemas/* looseObject */._H3({
    header: lenient_text,
    items: list(schemas/* looseObject */._H3({ label: lenient_text, name: lenient_text, href: schemas/* string */.YjP().optional(), url: schemas/* string */.YjP().optional() })
        .refine(leads, NO_TARGET)),
});
const Navbar = lenient(schemas/* looseObject */._H3({ links: list(NavbarLink), primary: lenient(NavbarLink) }));
const Footer = lenient(schemas/* looseObject */._H3({
    socials: lenient(schemas/* record */.g1P(schemas/* string */.YjP(), lenient(schemas/* string */.YjP().regex(/\S/, { error: 'is empty; give an address, or leave it out' })))),
    links: list(FooterColumn),
}));
const Banner = lenient(schemas/* looseObject */._H3({
    content: lenient_text,
    dismissible: lenient(schemas/* boolean */.zMY()),
    type: choice('info', 'warning', 'critical'),
    color: SomeColor,
}));

;// CONCATENATED MODULE: ./lib/site/config/navigation-schema.js







const Directory = schemas/* string */.YjP().refine((folder) => (0,directory/* directoryProblem */.D)(folder) === undefined, {
    error: ({ input }) => (0,directory/* directoryProblem */.D)(String(input)),
});
const sourceWith = (directory) => {
    const placed = schemas/* looseObject */._H3({
        source: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]).optional(),
        directory,
        slug: choice('operationId', 'summary').describe('What the pages of operations are called after: `operationId`, or `summary` (default)'),
        overlays: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())])
            .optional()
            .catch(undefined),
    });
    return schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), placed])), placed]);
};
/** The API descriptions a container attaches: one, or several, each alone or with the folder its pages go to. */
const ApiSource = sourceWith(Directory.optional());
/** Those of `api`, where a wrong folder alone is left out. */
const LenientApiSource = sourceWith(lenient(Directory));
/**
 * Any container of the navigation: the root, a language, a version, a tab, a group, \u2026 Each may hold any other
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
    title: lenient_text.describe('Read where the name of an entry is missing, as is `label`'),
    label: lenient_text,
    icon: IconSetting.optional(),
    iconType: schemas/* string */.YjP().optional(),
    color: SomeColor.describe('Color of the icon, in both modes or in each'),
    href: lenient(schemas/* string */.YjP().regex(/\S/, { error: 'is empty; give a path or an address' })),
    description: schemas/* string */.YjP().optional(),
    hidden: schemas/* boolean */.zMY().optional(),
    public: schemas/* boolean */.zMY()
        .optional()
        .catch(undefined)
        .describe('Without effect: every page of a bundle is public'),
    searchable: schemas/* boolean */.zMY()
        .optional()
        .describe('The pages of a hidden container stay in the search, the sitemap and the listings'),
    default: schemas/* boolean */.zMY().optional(),
    tag: schemas/* string */.YjP().optional(),
    expanded: schemas/* boolean */.zMY().optional(),
    align: choice('start', 'end').describe('`end`: a tab stands at the far end of the row'),
    root: schemas/* string */.YjP().optional(),
    boost: lenient(schemas/* number */.aig().refine((factor) => factor > 0 && factor <= boost/* MOST_BOOST */.e, {
        error: `is no factor; write a number above 0, up to ${boost/* MOST_BOOST */.e}`,
    })).describe('How much more its pages count in the search'),
    thumbnail: lenient(schemas/* looseObject */._H3({
        eyebrow: lenient(schemas/* string */.YjP()).describe('What stands above the title in the pictures of its pages'),
    })),
    directory: choice('card', 'accordion', 'none').describe('How root pages of the groups below list what these hold: `card`, `accordion` or `none`'),
    openapi: ApiSource.optional(),
    asyncapi: ApiSource.optional(),
    graphql: schemas/* unknown */.L5J().optional().describe('Left out, with a warning: no pages are made of a GraphQL schema'),
    sdk: schemas/* unknown */.L5J()
        .optional()
        .describe('Left out, with a warning: no pages are made of what other tools write'),
    navbar: Navbar.describe('Of a language: what stands there instead of that of the site'),
    footer: Footer.describe('Of a language: what stands there instead of that of the site'),
    banner: Banner.describe('Of a language: what stands there instead of that of the site'),
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

// EXTERNAL MODULE: ./lib/site/config/page-actions.js
var page_actions = __webpack_require__(97361);
// EXTERNAL MODULE: ./lib/site/config/switches.js
var config_switches = __webpack_require__(62580);
;// CONCATENATED MODULE: ./lib/site/config/schema.js










/** `docs.json` as authors write it (spec/docs-json). Strict on what the spec names, tolerant of the rest. */
const path = schemas/* string */.YjP().regex(/\S/, { error: 'is empty; give a path' });
const schema_name = schemas/* string */.YjP().regex(/\S/, { error: 'is empty; give a name' });
const NO_WEIGHT = { error: 'is not a weight; write a number from 1 to 1000' };
const weight = schemas/* number */.aig().min(1, NO_WEIGHT).max(1000, NO_WEIGHT);
/** One value for both modes, or one for each. */
const perMode = schemas/* looseObject */._H3({ light: path, dark: path });
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
    href: schemas/* string */.YjP()
        .regex(/\S/, { error: 'is empty; give a path or an address' })
        .optional()
        .describe('Target of a click on the logo'),
});
const Appearance = schemas/* looseObject */._H3({
    default: schemas/* enum */.k5n(['system', 'light', 'dark']).optional(),
    strict: schemas/* boolean */.zMY().optional().describe('Hides the light/dark toggle'),
});
const fontFields = {
    family: schema_name.optional(),
    weight: weight.optional(),
    source: path.optional().describe('URL of a hosted font or path to a local font file'),
    format: schemas/* enum */.k5n(['woff', 'woff2']).optional().describe('Required when `source` is used'),
};
const needsFormat = { error: 'is missing beside "source"; give woff or woff2', path: ['format'] };
const complete = (font) => font.source === undefined || font.format !== undefined;
/** What it leaves open is as in the font of both; a file is that of a font with a name. */
const Font = schemas/* looseObject */._H3(fontFields)
    .refine(complete, needsFormat)
    .refine(({ family, source }) => family !== undefined || source === undefined, {
    error: 'is missing beside "source"; give the name of the font',
    path: ['family'],
});
const Fonts = schemas/* looseObject */._H3({ ...fontFields, heading: Font.optional(), body: Font.optional() })
    .refine(complete, needsFormat)
    .refine(({ family, heading, body }) => [family, heading?.family, body?.family].some(Boolean), {
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
        schema_name,
        schemas/* looseObject */._H3({
            theme: schemas/* union */.KCZ([schema_name, schemas/* looseObject */._H3({ light: schema_name, dark: schema_name })]).optional(),
            languages: schemas/* looseObject */._H3({ custom: schemas/* array */.YOg(schemas/* string */.YjP()).optional() }).optional(),
        }),
    ])
        .optional(),
});
const Thumbnails = schemas/* looseObject */._H3({
    appearance: schemas/* enum */.k5n(['light', 'dark']).optional(),
    background: path.optional(),
    fonts: schemas/* looseObject */._H3({ family: schema_name }).optional(),
    eyebrow: lenient(schemas/* looseObject */._H3({
        source: choice('group', ...Object.values(config_switches/* SWITCHES */.o), 'none').describe('The part of the navigation that stands above the title, where a page is in such; else its group'),
    })),
});
const Api = schemas/* looseObject */._H3({
    playground: lenient(schemas/* looseObject */._H3({
        display: choice('interactive', 'simple', 'none', 'auth'),
        credentials: lenient(schemas/* boolean */.zMY()),
        proxy: lenient(schemas/* boolean */.zMY()).describe('Left out: requests go from the browser to the API'),
    })),
    params: lenient(schemas/* looseObject */._H3({ expanded: choice('all', 'closed'), post: list(schemas/* string */.YjP()) })),
    url: choice('full'),
    examples: lenient(schemas/* looseObject */._H3({
        languages: list(schemas/* string */.YjP().refine(language_names/* isSampleLanguage */.Ng, {
            error: () => `is no language that samples are made in; write one of ${(0,language_names/* sampleLanguageNames */.FV)().join(', ')}`,
        })),
        defaults: choice('all', 'required'),
        prefill: lenient(schemas/* boolean */.zMY()),
        autogenerate: lenient(schemas/* boolean */.zMY()),
    })),
    mdx: lenient(schemas/* looseObject */._H3({
        server: lenient(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())])),
        auth: lenient(schemas/* looseObject */._H3({ method: choice('bearer', 'basic', 'key', 'cobo', 'none'), name: lenient_text })),
    })),
});
const Redirect = schemas/* looseObject */._H3({
    source: schemas/* string */.YjP()
        .regex(/^(?![a-zA-Z][a-zA-Z+.-]*:|\/\/)./, { error: 'is no path of this site; write one as "/old"' })
        .refine((source) => !/:\w+\(|\([^)]*[*+\\[|]/.test(source), {
        error: 'holds a pattern in parentheses, which is not read; write ":name" or ":name*"',
    }),
    destination: schemas/* string */.YjP()
        .regex(/\S/, { error: 'is empty; give a path or an address' })
        .refine((target) => !(0,hrefs/* runsCode */.ut)(target), { error: 'runs code; write a path or an address' }),
    permanent: lenient(schemas/* boolean */.zMY()),
});
const word = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY()]);
/** Texts by their names. */
const words = lenient(schemas/* record */.g1P(schemas/* string */.YjP(), lenient(schemas/* union */.KCZ([word, schemas/* array */.YOg(word)]))));
const Seo = schemas/* looseObject */._H3({
    metatags: words,
    paths: list(schemas/* looseObject */._H3({ path: lenient_text, metatags: words })).describe('Tags for the pages of a folder; those of the innermost one hold'),
    organization: lenient(schemas/* looseObject */._H3({
        id: lenient_text,
        name: lenient_text,
        legalName: lenient_text,
        url: lenient_text,
        logo: lenient_text,
        sameAs: lenient(schemas/* array */.YOg(schemas/* string */.YjP())),
    })).describe('Who stands behind the site, told to search engines on every page'),
    indexing: choice('navigable', 'all'),
});
const sources = lenient(LenientApiSource);
const isSaid = (value) => (value ?? '').trim() !== '';
const OwnAction = schemas/* looseObject */._H3({
    title: schemas/* string */.YjP().optional(),
    description: lenient_text,
    icon: lenient(IconSetting),
    href: schemas/* union */.KCZ([
        schemas/* string */.YjP(),
        schemas/* looseObject */._H3({
            base: schemas/* string */.YjP().optional(),
            query: list(schemas/* looseObject */._H3({ key: lenient_text, value: lenient_text })),
        }),
    ])
        .optional(),
})
    .refine(({ title }) => isSaid(title), { error: 'is missing; give a name', path: ['title'] })
    .refine(({ href }) => isSaid(typeof href === 'object' ? href.base : href), {
    error: 'is missing; give a path or an address',
    path: ['href'],
});
const DocsJson = schemas/* looseObject */._H3({
    $schema: lenient_text,
    theme: schemas/* enum */.k5n(THEMES).describe('Layout theme'),
    name: schema_name.describe('Name of the project, organization or product'),
    colors: Colors,
    logo: schemas/* union */.KCZ([path, Logo]).optional(),
    favicon: schemas/* union */.KCZ([path, perMode]).optional(),
    appearance: Appearance.optional(),
    fonts: Fonts.optional(),
    icons: Icons.optional(),
    background: Background.optional(),
    styling: Styling.optional(),
    thumbnails: Thumbnails.optional(),
    navigation: Container.optional(),
    description: lenient_text,
    navbar: Navbar,
    footer: Footer,
    banner: Banner,
    redirects: list(Redirect),
    seo: lenient(Seo),
    search: lenient(schemas/* looseObject */._H3({ prompt: lenient_text })),
    errors: lenient(schemas/* looseObject */._H3({
        404: lenient(schemas/* looseObject */._H3({
            title: lenient_text,
            description: lenient_text,
            redirect: lenient(schemas/* boolean */.zMY()).describe('Lead on to the first page at once'),
        })),
    })),
    api: lenient(Api.extend({ openapi: sources, asyncapi: sources })),
    contextual: lenient(schemas/* looseObject */._H3({
        options: list(schemas/* union */.KCZ([schemas/* enum */.k5n(page_actions/* PAGE_ACTIONS */.ME), OwnAction])),
        display: choice('header', 'toc').describe('`header` (beside the title) or `toc` (below the table of contents)'),
    })),
    markdown: lenient(schemas/* looseObject */._H3({
        schema: lenient(schemas/* boolean */.zMY()),
        instructions: lenient(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())])).describe('What language models are told before each page'),
    })),
    integrations: lenient(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    variables: words,
    variations: lenient(schemas/* looseObject */._H3({ options: list(schemas/* looseObject */._H3({ id: schemas/* string */.YjP(), label: schemas/* string */.YjP() })) })).describe('Readers that parts of pages are for, as `<Variation is>` names them'),
    metadata: lenient(schemas/* looseObject */._H3({ timestamp: lenient(schemas/* boolean */.zMY()) })),
    interaction: lenient(schemas/* looseObject */._H3({ drilldown: lenient(schemas/* boolean */.zMY()) })),
    feedback: lenient(schemas/* looseObject */._H3({ suggestEdit: lenient(schemas/* boolean */.zMY()), raiseIssue: lenient(schemas/* boolean */.zMY()) })),
    scripts: schemas/* unknown */.L5J().optional(),
});

;// CONCATENATED MODULE: ./lib/site/config/checks/older-settings.js
/** What settings of the older form of the file, mint.json, are called in docs.json; and what others are taken for. */
const NEWER = new Map([
    ['analytics', 'integrations'],
    ['anchors', 'navigation.global.anchors'],
    ['api.auth', 'api.mdx.auth'],
    ['api.baseUrl', 'api.mdx.server'],
    ['api.paramFields', 'api.params'],
    ['api.playground.mode', 'api.playground.display'],
    ['api.request', 'api.examples'],
    ['api.spec', 'download-spec" in "contextual.options'],
    ['background.style', 'background.decoration'],
    ['backgroundImage', 'background.image'],
    ['codeBlock', 'styling.codeblocks'],
    ['colors.background', 'background.color'],
    ['eyebrow', 'styling.eyebrows'],
    ['font', 'fonts'],
    ['footerLinks', 'footer.links'],
    ['footerSocials', 'footer.socials'],
    ['modeToggle', 'appearance'],
    ['navigation.interaction', 'interaction'],
    ['navigation.url', 'href'],
    ['openapi', 'api.openapi'],
    ['primaryTab', 'navigation.tabs'],
    ['search.placeholder', 'search.prompt'],
    ['seo.description', 'description'],
    ['seo.indexHiddenPages', 'seo.indexing'],
    ['tabs', 'navigation.tabs'],
    ['topAnchor', 'navigation.global.anchors'],
    ['topbar', 'navbar'],
    ['topbarCtaButton', 'navbar.primary'],
    ['topbarLinks', 'navbar.links'],
    ['versions', 'navigation.versions'],
]);
/** Tags for search engines and networks: all that names of `metadata` were once. */
const METADATA = /^metadata\./;
/** Tells where the value of an older setting belongs; undefined where the name is none. */
function newerName(name) {
    const newer = METADATA.test(name) ? 'seo.metatags' : NEWER.get(name);
    return newer === undefined ? undefined : `${name} is now "${newer}"`;
}

// EXTERNAL MODULE: ./lib/look-up.js
var look_up = __webpack_require__(68348);
// EXTERNAL MODULE: ./lib/site/config/json/texts.js
var texts = __webpack_require__(7085);
;// CONCATENATED MODULE: ./lib/site/config/checks/problems.js




/** What is wrong with a value that stands `at` a path of the settings; empty for one that its schema takes. */
function problemsOf(schema, value, at = []) {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success)
        return [];
    const isList = (path, one) => schemasAt(schema, [...path.slice(at.length), 0]).some((entry) => entry.safeParse(one).success);
    const problems = parsed.error.issues.flatMap((issue) => explained(issue, at, isList));
    return problems.map(({ path, message }) => ({ path: path.slice(at.length), message }));
}
/** The branch of a union that got furthest says best what is wrong. */
function explained(issue, base, isList) {
    const path = [...base, ...issue.path.filter((key) => typeof key !== 'symbol')];
    if (issue.code !== 'invalid_union')
        return [{ path, message: wording(issue, path, isList) }];
    const [branch = []] = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a));
    if (depthOf(branch) > 0 || issue.errors.length === 1)
        return branch.flatMap((one) => explained(one, path, isList));
    const unknownChoice = issue.errors.flat().find(({ code }) => code === 'invalid_value');
    if (typeof issue.input === 'string' && unknownChoice !== undefined)
        return [{ path, message: wording({ ...unknownChoice, input: issue.input }, path, isList) }];
    const types = issue.errors.flatMap(([one]) => one?.code === 'invalid_type' ? [article(one.expected)] : []);
    const isNot = isScalar(issue.input) ? `${JSON.stringify(issue.input)} is not` : 'must be';
    return [{ path, message: types.length === 0 ? 'has the wrong form' : `${isNot} ${alternatives(types)}` }];
}
function depthOf([first]) {
    return first?.path.length ?? 0;
}
/** What is needed where it is, as it may be written. */
const NEEDED = {
    name: '"name": "Acme"',
    colors: '"colors": { "primary": "#0D9373" }',
    'colors.primary': '"primary": "#0D9373"',
    ...bothModes('logo', '/logo', 'svg'),
    ...bothModes('favicon', '/favicon', 'svg'),
    ...bothModes('background.image', '/images/background', 'png'),
    'styling.codeblocks.theme.light': '"light": "github-light"',
    'styling.codeblocks.theme.dark': '"dark": "github-dark"',
    'thumbnails.fonts.family': '"family": "Inter"',
    'thumbnails.fonts': '"fonts": { "family": "Inter" }',
    appearance: '"appearance": { "default": "dark" }',
    fonts: '"fonts": { "family": "Inter" }',
    'fonts.heading': '"heading": { "family": "Inter" }',
    'fonts.body': '"body": { "family": "Inter" }',
    icons: '"icons": { "library": "lucide" }',
    navigation: '"navigation": { "pages": ["index"] }',
    styling: '"styling": { "codeblocks": "dark" }',
    background: '"background": { "decoration": "grid" }',
    'background.color': '"color": { "light": "#ffffff", "dark": "#0b0f19" }',
    banner: '"banner": { "content": "News" }',
    search: '"search": { "prompt": "Search" }',
    contextual: '"contextual": { "options": ["copy"] }',
    'api.playground': '"playground": { "display": "simple" }',
    'errors.404': '"404": { "redirect": false }',
};
function bothModes(setting, file, end) {
    const entries = ['light', 'dark'].map((mode) => [
        `${setting}.${mode}`,
        `"${mode}": "${file}-${mode}.${end}"`,
    ]);
    return Object.fromEntries(entries);
}
function wording(issue, path, isList) {
    const { input } = issue;
    const shown = isScalar(input) ? JSON.stringify(input) : undefined;
    if (issue.code === 'invalid_type') {
        const expected = issue.expected === 'record' ? 'object' : issue.expected;
        const needed = (0,look_up/* lookUp */.T)(NEEDED, path.join('.'));
        const instead = rewritten(input, expected, path, isList) ?? (needed === undefined ? undefined : `add ${needed}`);
        if (input === undefined)
            return `is missing; ${needed === undefined ? `give ${article(expected)}` : instead}`;
        if (shown === undefined)
            return `must be ${article(expected)}`;
        return `${shown} is not ${article(expected)}${instead === undefined ? '' : `; ${instead.replace(/^add/, 'write')}`}`;
    }
    if (issue.code === 'invalid_value') {
        const known = issue.values.map(String);
        if (input === undefined)
            return `is missing; give one of ${known.join(', ')}`;
        const near = typeof input === 'string' ? meant(input, known) : undefined;
        const hint = near === undefined ? '' : `; did you mean ${near}?`;
        return `${shown === undefined ? 'must be' : `${shown} is not`} one of ${known.join(', ')}${hint}`;
    }
    return `${shown === undefined ? '' : `${shown} `}${issue.message}`;
}
function isScalar(value) {
    return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
/** The known word that a wrong one was meant to be. Of short words, two letters make another word. */
function meant(wrong, known) {
    const near = (0,suggest/* nearest */.pA)(wrong, known);
    const edits = near === undefined ? 0 : (0,suggest/* distance */.Io)(wrong.toLowerCase(), near.toLowerCase(), wrong.length);
    return edits <= Math.max(1, wrong.length / 3) ? near : undefined;
}
/** What to write instead of a value that has the wrong type only. */
function rewritten(value, expected, path, isList) {
    const text = typeof value === 'string' ? value.trim() : undefined;
    if (expected === 'string' && texts/* WORDS */.q.test(String(path.at(-1))) && value !== null && isScalar(value))
        return `write "${value}"`;
    if (expected === 'number' && text !== undefined && text !== '' && Number.isFinite(Number(text)))
        return `write ${Number(text)}`;
    if (expected === 'boolean')
        return text === 'true' || text === 'false' ? `write ${text}` : 'write true or false';
    return expected === 'array' && text !== undefined && isList(path, value)
        ? `write [${JSON.stringify(value)}]`
        : undefined;
}
function article(type) {
    return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
function alternatives(words) {
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
/** The schemas that a value at a path may have; none for a key that no schema knows. */
function schemasAt(schema, path) {
    if (schema instanceof schemas/* ZodOptional */.IiU || schema instanceof schemas/* ZodCatch */.hw4)
        return schemasAt(schema.unwrap(), path);
    if (schema instanceof schemas/* ZodUnion */.fZ7)
        return schema.options.flatMap((option) => schemasAt(option, path));
    const [key, ...rest] = path;
    if (key === undefined)
        return [schema];
    const inner = schema instanceof schemas/* ZodObject */.bvH
        ? schema.shape[key]
        : schema instanceof schemas/* ZodArray */.naA
            ? typeof key === 'number' && schema.element
            : schema instanceof schemas/* ZodRecord */.b8S
                ? schema.valueType
                : undefined;
    return inner instanceof schemas/* ZodType */.aRx ? schemasAt(inner, rest) : [];
}

// EXTERNAL MODULE: ./lib/site/config/file.js
var file = __webpack_require__(45242);
;// CONCATENATED MODULE: ./lib/site/config/checks/cut.js

/**
 * The value without what stands at some paths; where nothing stands at one, without its parent. What is given for one
 * mode only holds for the other, too.
 */
function cutOut({ value, writtenPath }, paths) {
    const whole = paths.reduce(inOtherMode, value);
    const points = paths.flatMap((path) => {
        if (valueAt(whole, path) !== undefined)
            return valueAt(value, path) === undefined ? [] : [path];
        return path.length > 1 && valueAt(whole, path.slice(0, -1)) !== undefined ? [path.slice(0, -1)] : [];
    });
    const known = new Map(points.map((path) => [JSON.stringify(path), path]));
    const isOutermost = (path) => !path.some((_, length) => known.has(JSON.stringify(path.slice(0, length))));
    // Later elements before earlier ones, so that indexes stay true while cutting.
    const cuts = [...known.values()].filter(isOutermost).sort((a, b) => inOrder(b, a));
    return {
        value: cuts.reduce(cut_without, whole),
        writtenPath: (path) => writtenPath(cuts.reduceRight(beforeCut, path)),
    };
}
/** The path that a part had before an element of a list around it was cut. */
function beforeCut(path, cut) {
    const depth = cut.length - 1;
    const [gone, index] = [cut[depth], path[depth]];
    if (typeof gone !== 'number' || typeof index !== 'number' || index < gone)
        return path;
    return cut.slice(0, depth).every((key, at) => key === path[at]) ? path.with(depth, index + 1) : path;
}
function inOrder(a, b) {
    for (const [index, key] of a.entries()) {
        const other = b[index];
        if (key === other || other === undefined)
            continue;
        if (typeof key === 'number' && typeof other === 'number')
            return key - other;
        return String(key) < String(other) ? -1 : 1;
    }
    return a.length - b.length;
}
/** The value with that of the light mode for the dark one, or the other way round, where only one is given. */
function inOtherMode(value, path) {
    const [mode, parent] = [path.at(-1), valueAt(value, path.slice(0, -1))];
    if ((mode !== 'light' && mode !== 'dark') || !(0,record/* isRecord */.u)(parent) || parent[mode] !== undefined)
        return value;
    const other = parent[mode === 'light' ? 'dark' : 'light'];
    return typeof other === 'string' ? withValue(value, path, other) : value;
}
function withValue(value, [key, ...rest], own) {
    if (key === undefined)
        return own;
    if (Array.isArray(value) && typeof key === 'number')
        return value.with(key, withValue(value[key], rest, own));
    return (0,record/* isRecord */.u)(value) ? { ...value, [key]: withValue(value[key], rest, own) } : value;
}
function valueAt(value, path) {
    let here = value;
    for (const key of path) {
        if (!(Array.isArray(here) || (0,record/* isRecord */.u)(here)) || !Object.hasOwn(here, key))
            return undefined;
        here = Reflect.get(here, key);
    }
    return here;
}
function cut_without(value, [key, ...rest]) {
    if (Array.isArray(value) && typeof key === 'number')
        return rest.length === 0 ? value.toSpliced(key, 1) : value.with(key, cut_without(value[key], rest));
    if (!(0,record/* isRecord */.u)(value) || key === undefined)
        return value;
    const { [key]: inner, ...others } = value;
    return rest.length === 0 ? others : { ...value, [key]: cut_without(inner, rest) };
}

;// CONCATENATED MODULE: ./lib/site/config/checks/unread.js

/**
 * Where values were written that were read as if they were not there: those of settings that are read leniently, in a
 * form that these do not have. The outermost of each.
 */
function unreadValues(written, read, path = []) {
    if (written === undefined || written === null)
        return [];
    if (read === undefined)
        return [path];
    if (Array.isArray(written) && Array.isArray(read))
        return written.flatMap((one, index) => unreadValues(one, read[index], [...path, index]));
    if (!(0,record/* isRecord */.u)(written) || !(0,record/* isRecord */.u)(read))
        return [];
    return Object.entries(written).flatMap(([key, one]) => unreadValues(one, read[key], [...path, key]));
}

;// CONCATENATED MODULE: ./lib/site/config/checks/validate.js






/** What stands in for a required setting that is missing or wrong. */
const REQUIRED = { theme: 'mint', name: 'Documentation', colors: { primary: '#0f766e' } };
/**
 * Takes wrong values out, one round after another, until the rest is valid: an error each. What is read leniently is
 * left out with a warning.
 */
function validate(value, document, report) {
    let candidate = cutOut({ value, writtenPath: (path) => path }, []);
    const told = new Set();
    for (let round = 0; round < 8; round += 1) {
        const { writtenPath } = candidate;
        const placeOf = (path) => document.placeOf(writtenPath(path));
        const parsed = DocsJson.safeParse(candidate.value);
        if (parsed.success) {
            for (const path of unreadValues(candidate.value, parsed.data))
                reportUnread(candidate, path, document, report);
            return { docs: parsed.data, placeOf };
        }
        const problems = problemsOf(DocsJson, candidate.value);
        for (const { path, message } of problems) {
            const written = writtenPath(path);
            // What was taken out as wrong may be missed in a later round: one problem, told once.
            if (told.has(written.join('\n')))
                continue;
            told.add(written.join('\n'));
            report({
                severity: 'error',
                kind: 'invalid-setting',
                message: `${dotted(written)}: ${message}`,
                ...document.placeOf(written),
            });
        }
        const rest = cutOut(candidate, problems.map(({ path }) => path));
        candidate = { ...rest, value: withRequired(rest.value) };
    }
    return { docs: DocsJson.parse(REQUIRED), placeOf: document.placeOf };
}
/** What is wrong with a value of the settings that is left out. */
function reportUnread({ value: settings, writtenPath }, path, document, report) {
    const value = path.reduce((here, key) => Reflect.get(Object(here), key), settings);
    const name = dotted(writtenPath(path));
    const found = schemasAt(DocsJson, path).map((schema) => problemsOf(schema, value, path));
    const depthOf = ([first]) => first?.path.length ?? 0;
    // Of several forms, the one that fits furthest says best what is wrong.
    const [furthest] = found.filter((some) => some.length > 0).toSorted((a, b) => depthOf(b) - depthOf(a));
    const problems = furthest ?? [{ path: [], message: 'has a form that is not read' }];
    for (const problem of problems) {
        const written = writtenPath([...path, ...problem.path]);
        report({
            severity: 'warning',
            kind: 'invalid-setting',
            message: `${dotted(written)}: ${problem.message}; ${problem.path.length === 0 ? 'it' : name} is left out`,
            ...document.placeOf(written),
        });
    }
}
/** A path as settings are called: `colors.primary`. */
function dotted(path) {
    return path.length === 0 ? file/* SETTINGS_FILE */.t : path.join('.');
}
function withRequired(value) {
    const given = (0,record/* isRecord */.u)(value) ? value : {};
    const colors = (0,record/* isRecord */.u)(given.colors) ? { ...REQUIRED.colors, ...given.colors } : REQUIRED.colors;
    return { ...REQUIRED, ...given, colors };
}

;// CONCATENATED MODULE: ./lib/site/config/checks/unknown-keys.js






/** Settings whose every key is known. */
const KNOWN = [
    'colors',
    'logo',
    'favicon',
    'appearance',
    'fonts',
    'icons',
    'background',
    'styling',
    'thumbnails',
    'navigation',
    'navbar',
    'footer',
    'banner',
    'search',
    'seo',
    'errors',
    'api',
    'contextual',
    'markdown',
    'metadata',
    'interaction',
];
/** Tells of the keys that no setting has, all at once; those that many entries of lists share, by the first. */
function reportUnknownKeys(value, document, report) {
    const shapes = [DocsJson.shape];
    const unknown = [
        ...Object.keys(value).flatMap((key) => key in DocsJson.shape ? [] : [{ path: [key], beside: value, shapes }]),
        ...KNOWN.flatMap((key) => unknownIn(value[key], [key])),
    ];
    const first = unknown[0];
    if (first === undefined)
        return;
    const alike = Map.groupBy(unknown, ({ path }) => sharedName(path));
    const named = [...alike.values()].flatMap(([one, ...others]) => {
        const times = others.length === 0 ? '' : ` (and ${others.length} more)`;
        return one === undefined ? [] : [`${dotted(one.path)}${times}`];
    });
    const hints = [...alike].flatMap(([name, [one]]) => newerName(name) ?? misspelt(one) ?? []);
    report({
        severity: 'notice',
        kind: 'unknown-setting',
        message: `Settings without effect here: ${named.join(', ')}`,
        hint: hints.length === 0 ? undefined : hints.join(', '),
        ...document.placeOf(first.path),
    });
}
/** What is there already is not meant a second time. */
function misspelt(unknown) {
    if (unknown === undefined)
        return undefined;
    const { path, beside, shapes } = unknown;
    const key = String(path.at(-1));
    const free = shapes.flatMap((shape) => Object.keys(shape)).filter((name) => !(name in beside));
    const near = meant(key, free);
    return near === undefined ? undefined : `did you mean "${near}" by ${key}?`;
}
/** What entries of lists call a key alike, however deep they stand in the navigation. */
function sharedName(path) {
    const [setting, ...inner] = path;
    const isListed = inner.some((key) => typeof key === 'number');
    return setting === 'navigation' && isListed
        ? `navigation.${path.at(-1)}`
        : dotted(path.filter((key) => typeof key !== 'number'));
}
function unknownIn(value, path) {
    const shapes = typeof value !== 'object' || value === null
        ? []
        : schemasAt(DocsJson, path).flatMap((schema) => schema instanceof schemas/* ZodObject */.bvH ? [schema.shape] : schema instanceof schemas/* ZodArray */.naA ? [{}] : []);
    if (shapes.length === 0)
        return [];
    if (Array.isArray(value))
        return value.flatMap((one, index) => unknownIn(one, [...path, index]));
    if (!(0,record/* isRecord */.u)(value))
        return [];
    return Object.entries(value).flatMap(([key, one]) => shapes.some((shape) => key in shape)
        ? unknownIn(one, [...path, key])
        : [{ path: [...path, key], beside: value, shapes }]);
}

;// CONCATENATED MODULE: ./lib/site/config/forms/navigation-object.js



/** The keys that list entries, and the key that labels these. */
const LISTS = { ...config_switches/* SWITCHES */.o, groups: 'group' };
/** Settings with their navigation as an object, where it is a list or stands at the root of the file: with a warning. */
function withNavigationObject(value, document, report) {
    const { navigation } = value;
    if (navigation === undefined)
        return withRootLists(value, document, report);
    if (!Array.isArray(navigation))
        return value;
    report({
        severity: 'warning',
        kind: 'invalid-setting',
        message: 'navigation: must be an object; the list is read as its entries',
        hint: 'write "navigation": { "groups": [ \u2026 ] }',
        ...document.placeOf(['navigation']),
    });
    const switches = Object.entries(config_switches/* SWITCHES */.o).flatMap(([key, label]) => {
        const entries = navigation.filter((entry) => (0,record/* isRecord */.u)(entry) && label in entry && !('group' in entry));
        return entries.length === 0 ? [] : [[key, entries]];
    });
    const taken = new Set(switches.flatMap(([, entries]) => entries));
    const pages = navigation.filter((entry) => !taken.has(entry));
    return {
        ...value,
        navigation: { ...Object.fromEntries(switches), ...(pages.length === 0 ? {} : { pages }) },
    };
}
/** Lists such as `tabs` beside the other settings, each with entries that have its label, where there is no `navigation`. */
function withRootLists(value, document, report) {
    const isList = (key, entries) => {
        const label = (0,look_up/* lookUp */.T)(LISTS, key);
        return (label !== undefined && Array.isArray(entries) && entries.some((one) => (0,record/* isRecord */.u)(one) && label in one));
    };
    const lists = Object.entries(value).filter(([key, entries]) => isList(key, entries));
    const [first] = lists;
    if (first === undefined)
        return value;
    const keys = lists.map(([key]) => `"${key}"`).join(', ');
    report({
        severity: 'warning',
        kind: 'invalid-setting',
        message: `navigation: is missing; taken from ${keys} at the root of the file`,
        hint: `write "navigation": { ${lists.map(([key]) => `"${key}": [ \u2026 ]`).join(', ')} }`,
        ...document.placeOf([first[0]]),
    });
    const others = Object.entries(value).filter(([key, entries]) => !isList(key, entries));
    return { ...Object.fromEntries(others), navigation: Object.fromEntries(lists) };
}

;// CONCATENATED MODULE: ./lib/site/config/json/objects.js

/**
 * JSON with each object in it as `read` gives it, from the outermost inwards: what stands in what it gives is read, too.
 * `path` is where the value stands.
 */
function withObjects(value, path, read) {
    if (Array.isArray(value))
        return value.map((one, index) => withObjects(one, [...path, index], read));
    const given = (0,record/* isRecord */.u)(value) ? read(value, path) : value;
    if (!(0,record/* isRecord */.u)(given))
        return given;
    return Object.fromEntries(Object.entries(given).map(([key, part]) => [key, withObjects(part, [...path, key], read)]));
}

;// CONCATENATED MODULE: ./lib/site/config/forms/number-names.js



const NAMING = new Set(config_switches/* NAMES */.X);
/** A navigation with the numbers that entries are called by, such as versions, as the texts they look like: a warning each. */
function withNumberNames(value, document, report) {
    return withObjects(value, ['navigation'], (object, path) => {
        const named = Object.entries(object).map(([key, part]) => {
            if (typeof part !== 'number' || !NAMING.has(key))
                return [key, part];
            const at = [...path, key];
            report({
                severity: 'warning',
                kind: 'invalid-setting',
                message: `${dotted(at)}: ${part} is not a string; it is read as "${part}"`,
                hint: `write "${part}"`,
                ...document.placeOf(at),
            });
            return [key, String(part)];
        });
        return Object.fromEntries(named);
    });
}

;// CONCATENATED MODULE: ./lib/site/config/forms/older-links.js

/** With its protocol: others were folders of pages. */
const ADDRESS = /^(?:https?:\/\/|mailto:)/i;
/** A navigation with the addresses that entries of older settings have as `url` in the place of a missing `href`. */
function withOlderLinks(value) {
    return withObjects(value, [], ({ url, ...others }) => {
        if (url === undefined)
            return others;
        const isLink = typeof url === 'string' && ADDRESS.test(url) && others.href === undefined;
        return { ...others, [isLink ? 'href' : 'url']: url };
    });
}

;// CONCATENATED MODULE: ./lib/site/config/forms/page-objects.js


/** A navigation with the paths of pages in the place of objects such as `{ "page": "guide", "tag": "NEW" }`: told once. */
function withPageObjects(value, document, report) {
    const found = [];
    const others = new Set();
    const navigation = withObjects(value, ['navigation'], (object, path) => {
        const { page, ...rest } = object;
        if (path.at(-2) !== 'pages' || typeof page !== 'string' || 'pages' in rest || 'group' in rest)
            return object;
        found.push({ path, page });
        for (const key of Object.keys(rest))
            others.add(`"${key}"`);
        return page;
    });
    const [first, ...more] = found;
    if (first === undefined)
        return navigation;
    const times = more.length === 0 ? '' : ` (and ${more.length} more)`;
    const left = others.size === 0 ? '' : `, and ${[...others].join(', ')} at the head of the page`;
    report({
        severity: 'warning',
        kind: 'invalid-setting',
        message: `${dotted(first.path)}: is an object${times}; it is read as the page "${first.page}"`,
        hint: `write "${first.page}"${left}`,
        ...document.placeOf(first.path),
    });
    return navigation;
}

;// CONCATENATED MODULE: ./lib/site/config/forms/product-groups.js


/** A navigation with the products of its `productGroups` among its `products`, each with its heading as its `group`. */
function withProductGroups(value) {
    return withObjects(value, [], ({ productGroups, ...others }) => {
        if (!Array.isArray(productGroups))
            return others;
        const grouped = productGroups.flatMap((one) => {
            if (!(0,record/* isRecord */.u)(one) || !Array.isArray(one.products))
                return [];
            const heading = typeof one.group === 'string' ? { group: one.group } : {};
            return one.products.map((product) => ((0,record/* isRecord */.u)(product) ? { ...heading, ...product } : product));
        });
        return { ...others, products: [...(Array.isArray(others.products) ? others.products : []), ...grouped] };
    });
}

;// CONCATENATED MODULE: ./lib/site/config/forms/root-openapi.js

/** `openapi` beside `api`, as older settings have it, in the place of a missing `api.openapi`, with a notice. */
function withRootOpenapi(value, document, report) {
    const { openapi, api = {}, ...others } = value;
    if (openapi === undefined || !(0,record/* isRecord */.u)(api) || api.openapi !== undefined)
        return value;
    report({
        severity: 'notice',
        kind: 'unknown-setting',
        message: 'openapi: is read as "api.openapi"',
        hint: 'write "api": { "openapi": \u2026 }',
        ...document.placeOf(['openapi']),
    });
    return { ...others, api: { ...api, openapi } };
}

// EXTERNAL MODULE: ./lib/site/markdown/variables.js
var markdown_variables = __webpack_require__(35840);
// EXTERNAL MODULE: ./lib/site/config/json/places.js
var places = __webpack_require__(60033);
// EXTERNAL MODULE: ./lib/site/config/api.js
var api = __webpack_require__(61222);
// EXTERNAL MODULE: ./lib/site/config/given.js
var given = __webpack_require__(51311);
;// CONCATENATED MODULE: ./lib/site/config/left-out.js


/**
 * The settings that need a service beside the site: trackers, chats, assistants, ratings, a proxy;
 * without a network, links to one. What is switched off asks for nothing.
 */
function leftOutSettings(docs) {
    const parts = ['integrations', 'feedback'].flatMap((setting) => Object.entries(docs[setting] ?? {}).map(([key, value]) => ({
        path: [setting, key],
        label: `${setting}.${key}`,
        value,
        inAirGap: setting === 'feedback' && (key === 'suggestEdit' || key === 'raiseIssue'),
    })));
    const actions = (docs.contextual?.options ?? []).flatMap((option, index) => {
        if (option === undefined)
            return [];
        const action = (0,page_actions/* pageActionOf */.pC)(option);
        return {
            path: ['contextual', 'options', index],
            label: `contextual.options ${JSON.stringify((0,record/* isRecord */.u)(option) ? (option.title ?? index) : option)}`,
            value: action === undefined || !(0,page_actions/* carries */.ED)('air-gapped', action),
            inAirGap: action !== undefined,
        };
    });
    const single = (path, value) => ({
        path,
        label: path.join('.'),
        value,
        inAirGap: false,
    });
    return [
        ...parts,
        ...actions,
        single(['api', 'playground', 'proxy'], docs.api?.playground?.proxy),
        single(['scripts'], docs.scripts),
    ].filter(({ value }) => value !== undefined && value !== false);
}

// EXTERNAL MODULE: ./lib/site/config/per-mode.js
var per_mode = __webpack_require__(87241);
// EXTERNAL MODULE: ./lib/site/config/icon.js
var icon = __webpack_require__(17313);
;// CONCATENATED MODULE: ./lib/site/config/surroundings.js



/** What stands around the pages of the site; what `written` leaves out is as in `others`. */
function settleSurroundings(written, others) {
    const { navbar, footer, banner } = written;
    return {
        navbar: navbar === undefined && others !== undefined
            ? others.navbar
            : {
                links: (0,given/* given */.g)(navbar?.links).flatMap(settleLink),
                primary: navbar?.primary === undefined ? undefined : settleLink(navbar.primary)[0],
            },
        footer: footer === undefined && others !== undefined
            ? others.footer
            : {
                socials: Object.entries(footer?.socials ?? {}).flatMap(([network, href]) => typeof href === 'string' ? [[network, href]] : []),
                columns: (0,given/* given */.g)(footer?.links)
                    .map((column) => ({
                    header: column.header?.trim() || undefined,
                    links: (0,given/* given */.g)(column.items).flatMap(settleLink),
                }))
                    .filter(({ header, links }) => header !== undefined || links.length > 0),
            },
        banner: banner?.content === undefined || banner.content.trim() === ''
            ? others?.banner
            : {
                content: banner.content,
                dismissible: banner.dismissible ?? false,
                color: bannerColor(banner),
            },
    };
}
/** Backgrounds of banners that are more than news; white is readable on them. */
const BANNER_COLORS = new Map([
    ['warning', '#a15c05'],
    ['critical', '#c0262d'],
]);
/** A color of its own comes before that of its type. */
function bannerColor({ type, color }) {
    return (0,per_mode/* colorPerMode */.M)(color) ?? (0,per_mode/* colorPerMode */.M)(BANNER_COLORS.get(type));
}
/** What the languages of a navigation have of their own around their pages. */
function surroundingsOfLanguages(navigation, site) {
    const found = new Map();
    const visit = (container) => {
        for (const entry of container.languages ?? []) {
            const isOwn = [entry.navbar, entry.footer, entry.banner].some((one) => one !== undefined);
            if (isOwn && entry.language !== undefined && !found.has(entry.language))
                found.set(entry.language, settleSurroundings(entry, site));
        }
        for (const key of ['versions', 'products', 'tabs', 'dropdowns', 'anchors'])
            for (const inner of container[key] ?? [])
                visit(inner);
    };
    visit(navigation);
    return found;
}
/** A link without a target is no link; one without a label is shown by its icon or its target. */
function settleLink(link) {
    const href = link.href ?? link.url;
    if (href === undefined || href === '')
        return [];
    return [
        {
            label: link.label?.trim() || link.name?.trim() || '',
            href,
            icon: (0,icon/* iconOf */.Z)(link.icon, link.iconType),
            type: link.type,
        },
    ];
}

;// CONCATENATED MODULE: ./lib/site/config/settings.js






/** Settles a valid `docs.json` (spec/docs-json, section 2). */
function settle(docs) {
    const { colors, logo, favicon, fonts, background, styling } = docs;
    const codeblocks = styling?.codeblocks;
    const surroundings = settleSurroundings(docs);
    const font = fonts?.family === undefined ? undefined : settleFont(fonts, undefined);
    return {
        theme: docs.theme,
        name: docs.name,
        description: docs.description,
        instructions: [docs.markdown?.instructions ?? []]
            .flat()
            .flatMap((text) => text.split('\n'))
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        colors: {
            primary: colors.primary,
            light: colors.light ?? colors.primary,
            dark: colors.dark ?? colors.primary,
        },
        logo: logo === undefined
            ? undefined
            : { ...(0,per_mode/* bothModes */.o)(logo), href: typeof logo === 'string' ? undefined : logo.href },
        favicon: favicon === undefined ? undefined : (0,per_mode/* bothModes */.o)(favicon),
        appearance: { default: docs.appearance?.default ?? 'system', strict: docs.appearance?.strict ?? false },
        fonts: {
            heading: fonts?.heading === undefined ? font : settleFont(fonts.heading, font),
            body: fonts?.body === undefined ? font : settleFont(fonts.body, font),
        },
        iconLibrary: docs.icons?.library ?? 'fontawesome',
        background: {
            decoration: background?.decoration,
            color: background?.color ?? {},
            image: background?.image === undefined ? undefined : (0,per_mode/* bothModes */.o)(background.image),
        },
        eyebrows: styling?.eyebrows ?? 'section',
        latex: styling?.latex,
        codeblocks: codeblocks ?? 'system',
        customLanguages: typeof codeblocks === 'object' ? (codeblocks.languages?.custom ?? []) : [],
        thumbnails: {
            isGiven: docs.thumbnails !== undefined,
            appearance: docs.thumbnails?.appearance,
            background: docs.thumbnails?.background,
            family: docs.thumbnails?.fonts?.family,
            eyebrow: docs.thumbnails?.eyebrow?.source ?? 'group',
        },
        navigation: docs.navigation ?? {},
        ...surroundings,
        languages: surroundingsOfLanguages(docs.navigation ?? {}, surroundings),
        redirects: (docs.redirects ?? []).flatMap((redirect, index) => redirect === undefined
            ? []
            : [
                {
                    index,
                    source: redirect.source,
                    destination: fromRoot(redirect.destination),
                    permanent: redirect.permanent ?? true,
                },
            ]),
        metatags: textsOf(docs.seo?.metatags ?? {}),
        folderMetatags: (0,given/* given */.g)(docs.seo?.paths)
            .map(({ path = '', metatags = {} }) => ({
            folder: path.replace(/^\/+|\/+$/g, ''),
            tags: textsOf(metatags),
        }))
            .filter(({ folder }) => folder !== '')
            .sort((a, b) => a.folder.length - b.folder.length),
        organization: docs.seo?.organization,
        indexing: docs.seo?.indexing === 'all' ? 'all' : 'navigable',
        searchPrompt: docs.search?.prompt?.trim() || undefined,
        notFound: {
            title: docs.errors?.[404]?.title,
            description: docs.errors?.[404]?.description,
            redirect: docs.errors?.[404]?.redirect ?? false,
        },
        openapi: docs.api?.openapi,
        asyncapi: docs.api?.asyncapi,
        api: (0,api/* settleApi */.Mg)(docs.api),
        contextual: (0,page_actions/* pageActionsOf */.K6)(docs.contextual),
        drilldown: docs.interaction?.drilldown ?? false,
        feedback: {
            suggestEdit: docs.feedback?.suggestEdit ?? false,
            raiseIssue: docs.feedback?.raiseIssue ?? false,
        },
        timestamp: docs.metadata?.timestamp ?? false,
        leftOut: leftOutSettings(docs),
        variables: textsOf(docs.variables ?? {}),
        variations: (0,given/* given */.g)(docs.variations?.options),
    };
}
/** A font, or what one for headings or body text changes in that of both. */
function settleFont({ family, weight, source, format }, both) {
    return family === undefined
        ? { family: undefined, source: undefined, format: undefined, ...both, weight: weight ?? both?.weight }
        : { family, weight, source, format };
}
/** The target of a redirect: `guides/new` is meant from the root of the site, as hosts read it with a slash only. */
function fromRoot(destination) {
    return destination.replace(/^(?:\.\/)?(?![/.#?]|[a-z][a-z\d+.-]*:)/i, '/');
}
/** The values that can be written in a line; those of a list in a row. */
function textsOf(tags) {
    return Object.fromEntries(Object.entries(tags).flatMap(([name, value]) => {
        const texts = [value].flat().filter((one) => ['string', 'number', 'boolean'].includes(typeof one));
        return texts.length === 0 ? [] : [[name, texts.join(', ')]];
    }));
}

;// CONCATENATED MODULE: ./lib/site/config/forms/variables.js





/**
 * Settings with each `{{name}}` in them that is one of their `variables` replaced; others are told. What is so made has its
 * place, too.
 */
function withVariables(document, files, report) {
    const { variables } = document.value;
    if (!(0,record/* isRecord */.u)(variables))
        return document;
    const values = textsOf(variables);
    const made = new Map();
    const fill = (value, path) => {
        if (Array.isArray(value))
            return value.map((one, index) => fill(one, [...path, index]));
        if ((0,record/* isRecord */.u)(value))
            return filled(value, path);
        if (typeof value !== 'string')
            return value;
        const text = (0,markdown_variables/* fillVariables */.$v)(value, values);
        // Those in Markdown are told of where that is read.
        const isTold = path[0] !== 'variables' && path[0] !== 'errors' && !path.includes('banner');
        for (const { message, hint } of isTold ? (0,markdown_variables/* unfilled */.qB)(text, values) : [])
            report({
                severity: 'warning',
                kind: 'unbound-name',
                message: `${dotted(path)}: ${message}`,
                hint,
                ...document.placeOf(path),
            });
        const origin = text === value ? undefined : document.origins.values.get((0,places/* pathKey */.Pn)(path));
        if (origin !== undefined)
            for (const key of [text, (0,places/* pathKey */.Pn)([path[0] ?? '', text])])
                made.set(key, origin);
        return text;
    };
    const filled = (object, path) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, fill(value, [...path, key])]));
    // In the order in which they are written.
    const value = { ...filled(document.value, []), variables };
    const origins = {
        ...document.origins,
        texts: new Map([...made, ...document.origins.texts]),
    };
    return { ...document, value, origins, ...(0,places/* createJsonPlaces */.F$)(files, () => origins) };
}

// EXTERNAL MODULE: ./lib/site/config/settings-document.js + 3 modules
var settings_document = __webpack_require__(63612);
;// CONCATENATED MODULE: ./lib/site/config/read.js












/** Reads `docs.json`, which is there. Wrong values are reported; throws E_DOCS_JSON_INVALID where it is not JSON. */
async function readSettings(files, report) {
    const document = withVariables(await (0,settings_document/* readSettingsDocument */.p)(files, report), files, report);
    const attached = withRootOpenapi(document.value, document, report);
    const listed = withNavigationObject(attached, document, report);
    const written = {
        ...listed,
        ...('navigation' in listed && {
            navigation: withPageObjects(withOlderLinks(withProductGroups(withNumberNames(listed.navigation, document, report))), document, report),
        }),
    };
    reportUnknownKeys(written, document, report);
    const { docs, placeOf } = validate(written, document, report);
    const settings = settle(docs);
    const codeblocks = await knownCodeThemes(settings.codeblocks, document, report);
    return {
        settings: { ...settings, codeblocks },
        files: document.files,
        places: { placeOf, placeOfText: document.placeOfText },
        origins: document.origins,
    };
}


/***/ }),

/***/ 96881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ sampleLanguageNames),
/* harmony export */   M_: () => (/* binding */ sampleLanguages),
/* harmony export */   Mv: () => (/* binding */ languageNamed),
/* harmony export */   Ng: () => (/* binding */ isSampleLanguage),
/* harmony export */   so: () => (/* binding */ chosenLanguages)
/* harmony export */ });
const LANGUAGES = [
    { title: 'cURL', language: 'bash', names: ['curl', 'bash', 'shell', 'sh'] },
    { title: 'Python', language: 'python', names: ['python', 'py'] },
    {
        title: 'JavaScript',
        language: 'javascript',
        names: ['javascript', 'js', 'fetch'],
        like: ['typescript', 'ts', 'node', 'nodejs', 'node.js'],
    },
    { title: 'PHP', language: 'php', names: ['php'] },
    { title: 'Go', language: 'go', names: ['go', 'golang'] },
    { title: 'Java', language: 'java', names: ['java'] },
    { title: 'Ruby', language: 'ruby', names: ['ruby', 'rb'] },
];
/** Languages that a project has only where it asks for them. */
const MORE_LANGUAGES = [
    { title: 'Node.js', language: 'javascript', names: ['node', 'nodejs', 'node.js'] },
    { title: 'TypeScript', language: 'typescript', names: ['typescript', 'ts'] },
    { title: 'PowerShell', language: 'powershell', names: ['powershell', 'pwsh', 'ps1'] },
    { title: 'Swift', language: 'swift', names: ['swift'] },
    { title: 'C#', language: 'csharp', names: ['csharp', 'c#', 'cs'] },
    { title: '.NET', language: 'csharp', names: ['dotnet', '.net', 'dot-net'] },
    { title: 'C', language: 'c', names: ['c'] },
    { title: 'C++', language: 'cpp', names: ['c++', 'cpp'] },
    { title: 'Kotlin', language: 'kotlin', names: ['kotlin', 'kt'] },
    { title: 'Rust', language: 'rust', names: ['rust', 'rs'] },
    { title: 'Dart', language: 'dart', names: ['dart', 'flutter'] },
];
const ALL_LANGUAGES = [...LANGUAGES, ...MORE_LANGUAGES];
/** Whether samples can be made in a language that a project names. */
function isSampleLanguage(name) {
    return languageNamed(name.trim()) !== undefined;
}
/** The languages that samples can be made in, as a project may name them. */
function sampleLanguageNames() {
    return ALL_LANGUAGES.flatMap(({ names: [first = ''] }) => first);
}
/** The language that a project, or a sample written by hand, names. */
function languageNamed(name) {
    return ALL_LANGUAGES.find((known) => known.names.includes(name.toLowerCase()));
}
/** The languages that a project names, or the usual ones. */
function chosenLanguages(names) {
    if (names === undefined || names.length === 0)
        return LANGUAGES;
    const chosen = names.flatMap((name) => languageNamed(name.trim()) ?? []);
    return chosen.length === 0 ? LANGUAGES : [...new Set(chosen)];
}
/** The languages that samples and bodies are written in, whatever the description; `chosen` as a project has them. */
function sampleLanguages(chosen) {
    const printed = [...LANGUAGES, ...chosenLanguages(chosen)].map(({ language }) => language);
    return ['json', 'xml', 'html', 'yaml', ...new Set(printed)];
}


/***/ }),

/***/ 3549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ trimmed)
/* harmony export */ });
/** What is written around its spaces; undefined where that is nothing, or no text at all. */
function trimmed(value) {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' ? undefined : text;
}


/***/ })

};
return { ids, modules }; })
