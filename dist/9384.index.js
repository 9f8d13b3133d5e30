export const id = 9384;
export const ids = [9384];
export const modules = {

/***/ 49384:
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
;// CONCATENATED MODULE: ./lib/site/config/schema.js



/** `docs.json` as authors write it (spec/docs-json). Strict on what the spec names, tolerant of the rest. */
const hex = schemas/* string */.YjP()
    // Without flags: the published JSON Schema takes the pattern only.
    .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, {
    error: 'is not a hex color; write "#" and 3 or 6 hex digits',
});
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
    color: schemas/* looseObject */._H3({ light: hex.optional(), dark: hex.optional() }).optional(),
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
const someHex = lenient(hex);
const Banner = lenient(schemas/* looseObject */._H3({
    content: schema_text,
    dismissible: lenient(schemas/* boolean */.zMY()),
    type: schema_text,
    color: lenient(schemas/* union */.KCZ([hex, schemas/* looseObject */._H3({ light: someHex, dark: someHex })])),
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
const sources = lenient(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()), schemas/* looseObject */._H3({ source: schema_text, directory: schema_text })]));
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
    seo: lenient(schemas/* looseObject */._H3({ metatags: lenient(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())), indexing: schema_text })),
    search: lenient(schemas/* looseObject */._H3({ prompt: schema_text })),
    errors: lenient(schemas/* looseObject */._H3({ 404: lenient(schemas/* looseObject */._H3({ title: schema_text, description: schema_text })) })),
    api: lenient(Api.extend({ openapi: sources, asyncapi: sources })),
    contextual: lenient(schemas/* looseObject */._H3({ options: lenient(schemas/* array */.YOg(schemas/* unknown */.L5J())) })),
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
        const action = (0,page_actions/* pageActionOf */.p)(option);
        return {
            path: ['contextual', 'options', index],
            label: `contextual.options ${JSON.stringify((0,config_document/* isRecord */.u)(option) ? (option.title ?? index) : option)}`,
            value: action === undefined || !(0,page_actions/* carries */.E)('air-gapped', action),
            inAirGap: action !== undefined,
        };
    });
    const scripts = { path: ['scripts'], label: 'scripts', value: docs.scripts, inAirGap: false };
    return [...parts, ...actions, scripts].filter(({ value }) => value !== undefined && value !== false);
}

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
/** A color of its own comes before that of its type, and one for a single mode is for both. */
function bannerColor({ type, color }) {
    const own = typeof color === 'string' ? { light: color, dark: color } : color;
    const light = own?.light ?? own?.dark ?? BANNER_COLORS.get(type);
    return light === undefined ? undefined : { light, dark: own?.dark ?? light };
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
    const icon = typeof link.icon === 'object' ? link.icon.name : link.icon;
    return [{ label: link.label ?? '', href, icon, type: link.type }];
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
        indexing: docs.seo?.indexing === 'all' ? 'all' : 'navigable',
        searchPrompt: docs.search?.prompt,
        notFound: { title: docs.errors?.[404]?.title, description: docs.errors?.[404]?.description },
        openapi: docs.api?.openapi,
        asyncapi: docs.api?.asyncapi,
        api: (0,settings/* settleApi */.M)(docs.api),
        contextual: (docs.contextual?.options ?? []).flatMap((option) => (0,page_actions/* pageActionOf */.p)(option) ?? []),
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
        ...document.placeOf(first),
    });
}


/***/ }),

/***/ 21796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xj: () => (/* binding */ SWITCHES),
/* harmony export */   mc: () => (/* binding */ Container)
/* harmony export */ });
/* unused harmony exports ApiSource, IconSetting */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);

/** The OpenAPI files a container attaches: one, several, or one with the folder its pages go to. */
const ApiSource = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        source: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())]).optional(),
        directory: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    }),
]);
const IconSetting = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), style: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(), library: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }),
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
const Container = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    language: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    product: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    tab: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    item: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    dropdown: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    anchor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    group: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    icon: IconSetting.optional(),
    iconType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    href: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    hidden: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    default: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    tag: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    expanded: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    root: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    directory: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    openapi: ApiSource.optional(),
    asyncapi: ApiSource.optional(),
    get languages() {
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).optional();
    },
    get versions() {
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).optional();
    },
    get products() {
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).optional();
    },
    get tabs() {
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).optional();
    },
    get menu() {
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).optional();
    },
    get dropdowns() {
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).optional();
    },
    get anchors() {
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).optional();
    },
    get groups() {
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).optional();
    },
    get pages() {
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), Container])).optional();
    },
    get global() {
        return Container.optional();
    },
});


/***/ }),

/***/ 97361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ carries),
/* harmony export */   p: () => (/* binding */ pageActionOf)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79933);

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
    if (typeof option === 'string' && Object.hasOwn(SERVICES, option)) {
        const { title = option, address = '', icon } = SERVICES[option] ?? {};
        const href = `${address}${encodeURIComponent(QUESTION).replace('%24url', '$url')}`;
        return { kind: 'link', title, description: undefined, icon, href, isService: true };
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
        icon: (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(option.icon) ? textOf(option.icon.name) : textOf(option.icon),
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
