export const id = 2593;
export const ids = [2593];
export const modules = {

/***/ 71380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ colorPerMode),
/* harmony export */   YN: () => (/* binding */ SomeColor),
/* harmony export */   uh: () => (/* binding */ hex)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);

const hex = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    // Without flags: the published JSON Schema takes the pattern only.
    .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, {
    error: 'is not a hex color; write "#" and 3 or 6 hex digits',
});
const someHex = hex.optional().catch(undefined);
/** One color for both modes, or one for each; a wrong form counts as absent. */
const SomeColor = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([hex, zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ light: someHex, dark: someHex })])
    .optional()
    .catch(undefined);
/** A color for a single mode is for both. */
function colorPerMode(written) {
    const { light, dark } = typeof written === 'string' ? { light: written, dark: written } : (written ?? {});
    const either = light ?? dark;
    return either === undefined ? undefined : { light: light ?? either, dark: dark ?? either };
}


/***/ }),

/***/ 17313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ iconOf)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79933);

const LIBRARIES = ['fontawesome', 'lucide', 'tabler'];
/** Reads a name, or `{ "name": …, "style": …, "library": … }`; `type` is the style written beside it. */
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

/***/ 50167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ SETTINGS_FILE),
  M: () => (/* binding */ loadSettings)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/site/project/place.js
var project_place = __webpack_require__(85862);
// EXTERNAL MODULE: ./lib/site/navigation/suggest.js
var suggest = __webpack_require__(21652);
;// CONCATENATED MODULE: ./lib/site/config/code-themes.js

/** Reports code themes that the highlighter does not have; the usual ones stand in (spec/docs-json, styling). */
async function knownCodeThemes(codeblocks, document, report) {
    const named = themesIn(codeblocks, ['styling', 'codeblocks']);
    if (named.length === 0)
        return codeblocks;
    const { bundledThemes } = await __webpack_require__.e(/* import() */ 5263).then(__webpack_require__.bind(__webpack_require__, 65263));
    const unknown = named.filter(([, name]) => !(name in bundledThemes));
    for (const [path, name] of unknown) {
        const near = (0,suggest/* nearest */.p)(name, Object.keys(bundledThemes));
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
// EXTERNAL MODULE: ./lib/site/config/navigation-schema.js
var navigation_schema = __webpack_require__(21796);
;// CONCATENATED MODULE: ./lib/site/config/older-settings.js
/** What settings of the older form of the file, mint.json, are called in docs.json. */
const NEWER = new Map([
    ['anchors', 'navigation.global.anchors'],
    ['backgroundImage', 'background.image'],
    ['codeBlock', 'styling.codeblocks'],
    ['eyebrow', 'styling.eyebrows'],
    ['font', 'fonts'],
    ['footerLinks', 'footer.links'],
    ['footerSocials', 'footer.socials'],
    ['modeToggle', 'appearance'],
    ['openapi', 'api.openapi'],
    ['tabs', 'navigation.tabs'],
    ['topAnchor', 'navigation.global.anchors'],
    ['topbarCtaButton', 'navbar.primary'],
    ['topbarLinks', 'navbar.links'],
    ['versions', 'navigation.versions'],
]);
/** Tells where the values of older settings belong; undefined where none of the names is one. */
function newerNames(unknown) {
    const known = unknown.flatMap((name) => {
        const newer = NEWER.get(name);
        return newer === undefined ? [] : [`${name} is now "${newer}"`];
    });
    return known.length === 0 ? undefined : known.join(', ');
}

;// CONCATENATED MODULE: ./lib/site/config/product-groups.js

/** A navigation with the products of its `productGroups`, which stand under headings there, among its `products`. */
function withProductGroups(value) {
    if (Array.isArray(value))
        return value.map(withProductGroups);
    if (!(0,config_document/* isRecord */.u)(value))
        return value;
    const { productGroups, ...others } = value;
    const inner = Object.fromEntries(Object.entries(others).map(([key, part]) => [key, withProductGroups(part)]));
    if (!Array.isArray(productGroups))
        return inner;
    const grouped = productGroups.flatMap((group) => (0,config_document/* isRecord */.u)(group) && Array.isArray(group.products) ? group.products.map(withProductGroups) : []);
    return { ...inner, products: [...(Array.isArray(inner.products) ? inner.products : []), ...grouped] };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/site/output/hrefs.js
var hrefs = __webpack_require__(76779);
// EXTERNAL MODULE: ./lib/site/config/colors.js
var colors = __webpack_require__(71380);
;// CONCATENATED MODULE: ./lib/site/config/schema.js




/** `docs.json` as authors write it (spec/docs-json). Strict on what the spec names, tolerant of the rest. */
const path = schemas/* string */.YjP().min(1, { error: 'is empty; give a path' });
const schema_name = schemas/* string */.YjP().min(1, { error: 'is empty; give a name' });
const NO_WEIGHT = { error: 'is not a weight; write a number from 1 to 1000' };
const weight = schemas/* number */.aig().min(1, NO_WEIGHT).max(1000, NO_WEIGHT);
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
    primary: colors/* hex */.uh.describe('Emphasis color in light mode; alone, it applies to all color elements'),
    light: colors/* hex */.uh.optional().describe('Emphasis color in dark mode'),
    dark: colors/* hex */.uh.optional().describe('Color for buttons and hover states in both modes'),
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
    family: schema_name,
    weight: weight.optional(),
    source: schemas/* string */.YjP().optional().describe('URL of a hosted font or path to a local font file'),
    format: schemas/* enum */.k5n(['woff', 'woff2']).optional().describe('Required when `source` is used'),
};
const needsFormat = { error: 'is missing beside "source"; give woff or woff2', path: ['format'] };
const complete = (font) => font.source === undefined || font.format !== undefined;
const Font = schemas/* looseObject */._H3(fontFields).refine(complete, needsFormat);
const Fonts = schemas/* looseObject */._H3({
    ...fontFields,
    family: schema_name.optional(),
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
    color: schemas/* looseObject */._H3({ light: colors/* hex */.uh.optional(), dark: colors/* hex */.uh.optional() }).optional(),
    image: schemas/* union */.KCZ([path, perMode]).optional(),
});
const Styling = schemas/* looseObject */._H3({
    eyebrows: schemas/* enum */.k5n(['section', 'breadcrumbs']).optional(),
    latex: schemas/* boolean */.zMY().optional(),
    codeblocks: schemas/* union */.KCZ([
        schema_name,
        schemas/* looseObject */._H3({
            theme: schemas/* union */.KCZ([schema_name, perMode]).optional(),
            languages: schemas/* looseObject */._H3({ custom: schemas/* array */.YOg(schemas/* string */.YjP()).optional() }).optional(),
        }),
    ])
        .optional(),
});
const Thumbnails = schemas/* looseObject */._H3({
    appearance: schemas/* enum */.k5n(['light', 'dark']).optional(),
    background: schemas/* string */.YjP().optional(),
    fonts: schemas/* looseObject */._H3({ family: schema_name }).optional(),
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
const Navbar = lenient(schemas/* looseObject */._H3({ links: lenient(schemas/* array */.YOg(NavbarLink)), primary: lenient(NavbarLink) }));
const Footer = lenient(schemas/* looseObject */._H3({
    socials: lenient(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    links: lenient(schemas/* array */.YOg(FooterColumn)),
}));
const Banner = lenient(schemas/* looseObject */._H3({
    content: schema_text,
    dismissible: lenient(schemas/* boolean */.zMY()),
    type: schema_text,
    color: colors/* SomeColor */.YN,
}));
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
    source: schema_text,
    destination: lenient(schemas/* string */.YjP().refine((target) => !(0,hrefs/* runsCode */.ut)(target), { error: 'runs code; write a path or an address' })),
    permanent: lenient(schemas/* boolean */.zMY()),
});
const metatags = lenient(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()));
const Seo = schemas/* looseObject */._H3({
    metatags,
    paths: lenient(schemas/* array */.YOg(schemas/* looseObject */._H3({ path: schema_text, metatags }))).describe('Tags for the pages of a folder; those of the innermost one hold'),
    organization: lenient(schemas/* looseObject */._H3({
        id: schema_text,
        name: schema_text,
        legalName: schema_text,
        url: schema_text,
        logo: schema_text,
        sameAs: lenient(schemas/* array */.YOg(schemas/* string */.YjP())),
    })).describe('Who stands behind the site, told to search engines on every page'),
    indexing: schema_text,
});
const sources = lenient(navigation_schema/* ApiSource */.g);
const DocsJson = schemas/* looseObject */._H3({
    $schema: schema_text,
    theme: schemas/* enum */.k5n(THEMES).describe('Layout theme'),
    name: schema_name.describe('Name of the project, organization or product'),
    colors: Colors,
    logo: schemas/* union */.KCZ([path, Logo]).optional(),
    favicon: schemas/* union */.KCZ([path, schemas/* looseObject */._H3({ light: path, dark: path })]).optional(),
    appearance: Appearance.optional(),
    fonts: Fonts.optional(),
    icons: Icons.optional(),
    background: Background.optional(),
    styling: Styling.optional(),
    thumbnails: Thumbnails.optional(),
    navigation: navigation_schema/* Container */.mc.optional(),
    description: schema_text,
    navbar: Navbar,
    footer: Footer,
    banner: Banner,
    redirects: lenient(schemas/* array */.YOg(Redirect)),
    seo: lenient(Seo),
    search: lenient(schemas/* looseObject */._H3({ prompt: schema_text })),
    errors: lenient(schemas/* looseObject */._H3({ 404: lenient(schemas/* looseObject */._H3({ title: schema_text, description: schema_text })) })),
    api: lenient(Api.extend({ openapi: sources, asyncapi: sources })),
    contextual: lenient(schemas/* looseObject */._H3({
        options: lenient(schemas/* array */.YOg(schemas/* unknown */.L5J())),
        display: schema_text.describe('`header` (beside the title) or `toc` (below the table of contents)'),
    })),
    markdown: lenient(schemas/* looseObject */._H3({
        instructions: lenient(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())])).describe('What language models are told before each page'),
    })),
    integrations: lenient(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    variables: lenient(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    metadata: lenient(schemas/* looseObject */._H3({})),
    interaction: lenient(schemas/* looseObject */._H3({ drilldown: lenient(schemas/* boolean */.zMY()) })),
    feedback: lenient(schemas/* looseObject */._H3({})),
    scripts: schemas/* unknown */.L5J().optional(),
});

// EXTERNAL MODULE: ./lib/site/openapi/settings.js
var settings = __webpack_require__(8083);
// EXTERNAL MODULE: ./lib/site/config/page-actions.js
var page_actions = __webpack_require__(97361);
;// CONCATENATED MODULE: ./lib/site/config/left-out.js


/**
 * The settings that need a service beside the site: trackers, chats, assistants, ratings, dates of changes. What is
 * switched off asks for nothing.
 */
function leftOutSettings(docs) {
    const parts = ['integrations', 'feedback', 'metadata'].flatMap((setting) => Object.entries(docs[setting] ?? {}).map(([key, value]) => ({
        path: [setting, key],
        label: `${setting}.${key}`,
        value,
        inAirGap: false,
    })));
    const actions = (docs.contextual?.options ?? []).map((option, index) => {
        const action = (0,page_actions/* pageActionOf */.pC)(option);
        return {
            path: ['contextual', 'options', index],
            label: `contextual.options ${JSON.stringify((0,config_document/* isRecord */.u)(option) ? (option.title ?? index) : option)}`,
            value: action === undefined || !(0,page_actions/* carries */.ED)('air-gapped', action),
            inAirGap: action !== undefined,
        };
    });
    const scripts = { path: ['scripts'], label: 'scripts', value: docs.scripts, inAirGap: false };
    return [...parts, ...actions, scripts].filter(({ value }) => value !== undefined && value !== false);
}

// EXTERNAL MODULE: ./lib/site/config/icon.js
var config_icon = __webpack_require__(17313);
;// CONCATENATED MODULE: ./lib/site/config/surroundings.js




const Written = schemas/* looseObject */._H3({ navbar: Navbar, footer: Footer, banner: Banner });
/** What stands around the pages of the site; what `written` leaves out is as in `others`. */
function settleSurroundings(written, others) {
    const { navbar, footer, banner } = written;
    return {
        navbar: navbar === undefined && others !== undefined
            ? others.navbar
            : {
                links: (navbar?.links ?? []).flatMap(settleLink),
                primary: navbar?.primary === undefined ? undefined : settleLink(navbar.primary)[0],
            },
        footer: footer === undefined && others !== undefined
            ? others.footer
            : {
                socials: Object.entries(footer?.socials ?? {}).flatMap(([network, href]) => typeof href === 'string' ? [[network, href]] : []),
                columns: (footer?.links ?? []).map((column) => ({
                    header: column.header,
                    links: (column.items ?? []).flatMap(settleLink),
                })),
            },
        banner: banner?.content === undefined
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
    return (0,colors/* colorPerMode */.MZ)(color) ?? (0,colors/* colorPerMode */.MZ)(BANNER_COLORS.get(type));
}
/** What the languages of a navigation have of their own around their pages. */
function surroundingsOfLanguages(navigation, site) {
    const found = new Map();
    const visit = (container) => {
        for (const entry of container.languages ?? []) {
            const written = Written.safeParse(entry);
            const isOwn = 'navbar' in entry || 'footer' in entry || 'banner' in entry;
            if (isOwn && written.success && entry.language !== undefined && !found.has(entry.language))
                found.set(entry.language, settleSurroundings(written.data, site));
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
    return [{ label: link.label ?? '', href, icon: (0,config_icon/* iconOf */.Z)(link.icon), type: link.type }];
}

;// CONCATENATED MODULE: ./lib/site/config/settings.js




/** Settles a valid `docs.json` (spec/docs-json, section 2). */
function settle(docs) {
    const { colors, logo, favicon, fonts, background, styling } = docs;
    const codeblocks = styling?.codeblocks;
    const surroundings = settleSurroundings(docs);
    const font = fonts?.family === undefined ? undefined : settleFont({ ...fonts, family: fonts.family });
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
            isGiven: docs.thumbnails !== undefined,
            appearance: docs.thumbnails?.appearance,
            background: docs.thumbnails?.background,
            family: docs.thumbnails?.fonts?.family,
        },
        navigation: docs.navigation ?? {},
        ...surroundings,
        languages: surroundingsOfLanguages(docs.navigation ?? {}, surroundings),
        redirects: (docs.redirects ?? []).flatMap(({ source, destination, permanent = true }) => source === undefined || destination === undefined ? [] : [{ source, destination, permanent }]),
        metatags: textsOf(docs.seo?.metatags ?? {}),
        folderMetatags: (docs.seo?.paths ?? [])
            .map(({ path = '', metatags = {} }) => ({
            folder: path.replace(/^\/+|\/+$/g, ''),
            tags: textsOf(metatags),
        }))
            .filter(({ folder }) => folder !== '')
            .sort((a, b) => a.folder.length - b.folder.length),
        organization: docs.seo?.organization,
        indexing: docs.seo?.indexing === 'all' ? 'all' : 'navigable',
        searchPrompt: docs.search?.prompt,
        notFound: { title: docs.errors?.[404]?.title, description: docs.errors?.[404]?.description },
        openapi: docs.api?.openapi,
        asyncapi: docs.api?.asyncapi,
        api: (0,settings/* settleApi */.M)(docs.api),
        contextual: (0,page_actions/* pageActionsOf */.K6)(docs.contextual),
        drilldown: docs.interaction?.drilldown ?? false,
        leftOut: leftOutSettings(docs),
        variables: textsOf(docs.variables ?? {}),
    };
}
function bothModes(value) {
    return typeof value === 'string' ? { light: value, dark: value } : { light: value.light, dark: value.dark };
}
function settleFont(font) {
    return { family: font.family, weight: font.weight, source: font.source, format: font.format };
}
/** The values that are texts or numbers. */
function textsOf(tags) {
    return Object.fromEntries(Object.entries(tags).flatMap(([name, value]) => typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []));
}

;// CONCATENATED MODULE: ./lib/site/config/unread.js

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
    if (!(0,config_document/* isRecord */.u)(written) || !(0,config_document/* isRecord */.u)(read))
        return [];
    return Object.entries(written).flatMap(([key, one]) => unreadValues(one, read[key], [...path, key]));
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
    const listed = withNavigationObject(document.value, document, report);
    const written = {
        ...listed,
        ...('navigation' in listed && { navigation: withProductGroups(listed.navigation) }),
    };
    reportUnknownKeys(written, document, report);
    const settings = settle(validate(written, document, report));
    const codeblocks = await knownCodeThemes(settings.codeblocks, document, report);
    const exactPlace = createExactPlace(files, document);
    return {
        settings: { ...settings, codeblocks },
        files: document.files,
        placeOf: document.placeOf,
        exactPlace,
        placeOfValue: (text) => exactPlace({ file: SETTINGS_FILE }, text),
    };
}
/** Finds texts in files of the project; the same mistake tends to be reported many times. */
function createExactPlace(files, document) {
    const known = new Map();
    const find = (place, text) => {
        const setting = place.file === SETTINGS_FILE
            ? (document.placeOfText(text) ?? document.placeOfText(text.replace(/^\//, '')))
            : undefined;
        return setting ?? { ...place, ...(files.has(place.file) && (0,project_place/* placeOf */.$)(files.readText(place.file), text)) };
    };
    return (place, text) => {
        if (place.line !== undefined)
            return place;
        const key = `${place.file}\n${text}`;
        const exact = known.get(key) ?? find(place, text);
        known.set(key, exact);
        return exact;
    };
}
/** A list in place of the navigation object, as older settings have it: read by what its entries are, with a warning. */
function withNavigationObject(value, document, report) {
    const { navigation } = value;
    if (!Array.isArray(navigation))
        return value;
    report({
        severity: 'warning',
        kind: 'invalid-setting',
        message: 'navigation: must be an object; the list is read as its entries',
        hint: 'write "navigation": { "groups": [ … ] }',
        ...document.placeOf(['navigation']),
    });
    const switches = Object.entries(navigation_schema/* SWITCHES */.Xj).flatMap(([key, label]) => {
        const entries = navigation.filter((entry) => (0,config_document/* isRecord */.u)(entry) && label in entry && !('group' in entry));
        return entries.length === 0 ? [] : [[key, entries]];
    });
    const taken = new Set(switches.flatMap(([, entries]) => entries));
    const pages = navigation.filter((entry) => !taken.has(entry));
    return {
        ...value,
        navigation: { ...Object.fromEntries(switches), ...(pages.length === 0 ? {} : { pages }) },
    };
}
function missing(files) {
    if (files.has('mint.json')) {
        return new failure/* Failure */.HR('E_DOCS_JSON_MISSING', {
            what: `No ${SETTINGS_FILE} was found`,
            value: 'mint.json',
            why: `mint.json is the older form of ${SETTINGS_FILE}, which is not read any more`,
            fix: `rename it to ${SETTINGS_FILE}, add a "theme", and write "navigation": { "groups": [ … ] } around its list of groups, "navbar" for its "topbarLinks" and "topbarCtaButton", "footer": { "socials": … } for its "footerSocials"`,
        });
    }
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
        if (parsed.success) {
            reportUnread(unreadValues(candidate, parsed.data), document, report);
            return parsed.data;
        }
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
function reportUnread(paths, document, report) {
    for (const path of paths) {
        report({
            severity: 'warning',
            kind: 'invalid-setting',
            message: `${dotted(path)}: has a form that is not read, and is left out`,
            ...document.placeOf(path),
        });
    }
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
        hint: newerNames(unknown.map(dotted)),
        ...document.placeOf(first),
    });
}


/***/ }),

/***/ 21796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xj: () => (/* binding */ SWITCHES),
/* harmony export */   g: () => (/* binding */ ApiSource),
/* harmony export */   mc: () => (/* binding */ Container)
/* harmony export */ });
/* unused harmony export IconSetting */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _colors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71380);


const PlacedSource = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())]).optional(),
    directory: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    overlays: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional().catch(undefined),
});
/** The API descriptions a container attaches: one, or several, each alone or with the folder its pages go to. */
const ApiSource = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), PlacedSource])), PlacedSource]);
const IconSetting = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), style: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(), library: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() }),
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
const Container = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    language: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    product: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    tab: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    item: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    dropdown: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    anchor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    group: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    icon: IconSetting.optional(),
    iconType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    color: _colors_js__WEBPACK_IMPORTED_MODULE_0__/* .SomeColor */ .YN.describe('Color of the icon, in both modes or in each'),
    href: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    description: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    hidden: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    searchable: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .optional()
        .describe('The pages of a hidden container stay in the search, the sitemap and the listings'),
    default: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    tag: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    expanded: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    align: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().catch(undefined).describe('`end`: a tab stands at the far end of the row'),
    root: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    boost: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional().catch(undefined).describe('How much more its pages count in the search'),
    directory: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .optional()
        .describe('How root pages of the groups below list what these hold: `card`, `accordion` or `none`'),
    openapi: ApiSource.optional(),
    asyncapi: ApiSource.optional(),
    get languages() {
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Container).optional();
    },
    get versions() {
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Container).optional();
    },
    get products() {
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Container).optional();
    },
    get tabs() {
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Container).optional();
    },
    get menu() {
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Container).optional();
    },
    get dropdowns() {
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Container).optional();
    },
    get anchors() {
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Container).optional();
    },
    get groups() {
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Container).optional();
    },
    get pages() {
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), Container])).optional();
    },
    get global() {
        return Container.optional();
    },
});


/***/ }),

/***/ 97361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ carries),
/* harmony export */   K6: () => (/* binding */ pageActionsOf),
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
/** An address, or one in parts: `{ "base": …, "query": [{ "key": …, "value": … }] }`. */
function hrefOf(value) {
    if (!(0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(value))
        return textOf(value);
    const base = textOf(value.base);
    if (base === undefined)
        return undefined;
    const parts = (Array.isArray(value.query) ? value.query : []).flatMap((one) => {
        const [key, words] = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(one) ? [textOf(one.key), textOf(one.value)] : [];
        const written = encodeURIComponent(words ?? '').replace(/%24(?=[a-z])/g, '$');
        return key === undefined ? [] : [`${encodeURIComponent(key)}=${written}`];
    });
    if (parts.length === 0)
        return base;
    return `${base}${base.includes('?') ? '&' : '?'}${parts.join('&')}`;
}
function textOf(value) {
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}


/***/ }),

/***/ 87799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ withoutCodeMarks),
/* harmony export */   T: () => (/* binding */ codeMarksHtml)
/* harmony export */ });
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34992);

/** Code within a title: a title is a line of its own, and no other mark is read in it. */
const CODE = /`([^`]+)`/g;
/** A title as text alone. */
function withoutCodeMarks(title) {
    return title.replace(CODE, '$1');
}
/** A title as HTML within a line. */
function codeMarksHtml(title) {
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeText */ .X1)(title).replace(CODE, '<code>$1</code>');
}


/***/ }),

/***/ 40240:
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

/***/ 23435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H5: () => (/* binding */ boostOf),
  FD: () => (/* binding */ channelPage),
  qk: () => (/* binding */ forbidsIndexing),
  tt: () => (/* binding */ markdownPage),
  FE: () => (/* binding */ normalPath),
  fZ: () => (/* binding */ operationPage),
  $H: () => (/* binding */ pageFiles),
  Yc: () => (/* binding */ titleFromPath),
  li: () => (/* binding */ writtenOn)
});

// EXTERNAL MODULE: ./lib/site/config/icon.js
var icon = __webpack_require__(17313);
// EXTERNAL MODULE: ./lib/site/markdown/code-marks.js
var code_marks = __webpack_require__(87799);
// EXTERNAL MODULE: ./lib/site/project/names.js
var names = __webpack_require__(42009);
// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Parser.js
var Parser = __webpack_require__(15867);
// EXTERNAL MODULE: ./lib/site/markdown/element-names.js
var element_names = __webpack_require__(40240);
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
 * The page files of a project: site path → file. Snippets are parts of pages, not pages. Of two paths that only
 * letter case tells apart the first is kept, since not every file system tells them apart.
 */
function pageFiles(files, listed, report) {
    const pages = new Map();
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
        .replace(/\.mdx?$/i, '')
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
    const mode = pages_text(frontmatter.mode) ?? '';
    const endpoint = endpointOf(pages_text(frontmatter.api));
    // Samples stand beside a reference, where other pages have their table of contents.
    const usual = operation ?? channel ?? schema ?? endpoint;
    const plain = (0,code_marks/* withoutCodeMarks */.I)(title);
    return {
        path,
        title: plain,
        markedTitle: plain === title ? undefined : title,
        sidebarTitle: (0,code_marks/* withoutCodeMarks */.I)(pages_text(frontmatter.sidebarTitle) ?? title),
        description: pages_text(frontmatter.description) ?? pages_text(firstParagraph(lent ?? '')),
        icon: (0,icon/* iconOf */.Z)(frontmatter.icon, frontmatter.iconType),
        tag: pages_text(frontmatter.tag),
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
        url: pages_text(frontmatter.url),
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
    const factor = Number(pages_text(value) ?? Number.NaN);
    return factor > 0 && factor <= MOST_BOOST ? factor : undefined;
}
function pages_text(value) {
    if (typeof value === 'string')
        return value.trim() === '' ? undefined : value.trim();
    return typeof value === 'number' ? String(value) : undefined;
}
/** A text, or several in a row. */
function listed(value) {
    return pages_text(Array.isArray(value) ? value.flatMap((one) => pages_text(one) ?? []).join(', ') : value);
}
function metatags(frontmatter) {
    const tags = {};
    for (const [name, value] of Object.entries(frontmatter)) {
        const content = listed(value);
        if (content !== undefined && /^(og|twitter|article):|^(keywords|robots)$/.test(name))
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


/***/ }),

/***/ 21652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/* unused harmony export distance */
/** The known name nearest to a wrong one, for "did you mean"; undefined when none is near. */
function nearest(wrong, known) {
    const tail = lastPart(wrong);
    const lower = wrong.toLowerCase();
    let best;
    const limit = Math.max(2, Math.floor(wrong.length / 3));
    for (const name of known) {
        if (name !== wrong && name.toLowerCase() === lower)
            return name;
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


/***/ }),

/***/ 8083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ settleApi),
/* harmony export */   e: () => (/* binding */ consoleDisplay)
/* harmony export */ });
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


/***/ })

};
