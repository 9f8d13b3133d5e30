/** One setting each: what the settings file's reference allows. */
export const ALLOWED: readonly Readonly<Record<string, unknown>>[] = [
  ...['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'sequoia', 'luma'].map((theme) => ({
    theme,
  })),
  { $schema: './docs.schema.json' },
  { colors: { primary: '#F00', light: '#00ff00', dark: '#0000FF' } },
  { logo: '/logo.svg' },
  { logo: { light: '/light.svg', dark: '/dark.svg', href: 'https://example.com' } },
  { favicon: 'favicon.png' },
  { favicon: { light: '/light.png', dark: '/dark.png' } },
  { appearance: { default: 'dark', strict: true } },
  { fonts: { family: 'Inter', weight: 437.5 } },
  {
    fonts: {
      family: 'Own',
      source: '/own.woff2',
      format: 'woff2',
      heading: { family: 'Other', weight: 700 },
    },
  },
  { fonts: { family: 'Own', heading: { weight: 700 } } },
  { fonts: { family: 'Own', body: { family: 'B', source: 'b.woff', format: 'woff' } } },
  ...['fontawesome', 'lucide', 'tabler'].map((library) => ({ icons: { library } })),
  ...['gradient', 'grid', 'windows'].map((decoration) => ({ background: { decoration } })),
  { background: { color: { dark: '#111' }, image: '/back.png' } },
  { background: { image: { light: '/light.png', dark: '/dark.png' } } },
  { styling: { eyebrows: 'breadcrumbs', latex: false, codeblocks: 'dark' } },
  { styling: { codeblocks: { theme: 'nord', languages: { custom: ['/languages/own.json'] } } } },
  { styling: { codeblocks: { theme: { light: 'github-light', dark: 'nord' } } } },
  { thumbnails: { appearance: 'dark', background: '/back.png', fonts: { family: 'Inter' } } },
  { navigation: { groups: [{ group: 'API', openapi: 'api.json', pages: ['intro', 'GET /users/{id}'] }] } },
  { navigation: { tabs: [{ tab: 'v1', openapi: 'v1.json' }] } },
];

const COLOR = 'is not a hex color; write "#" and 3 or 6 hex digits';

/** A wrong setting, and what is said of it. */
export const REFUSED: readonly (readonly [settings: Readonly<Record<string, unknown>>, message: string])[] = [
  [
    { theme: 'oak' },
    'theme: "oak" is not one of mint, maple, palm, willow, linden, almond, aspen, sequoia, luma',
  ],
  [
    { theme: 'Mint' },
    'theme: "Mint" is not one of mint, maple, palm, willow, linden, almond, aspen, sequoia, luma; did you mean mint?',
  ],
  [
    { theme: null },
    'theme: null is not one of mint, maple, palm, willow, linden, almond, aspen, sequoia, luma',
  ],
  [{ appearance: { strict: 'true' } }, 'appearance.strict: "true" is not a boolean; write true'],
  [{ fonts: { family: 'X', weight: '400' } }, 'fonts.weight: "400" is not a number; write 400'],
  [{ fonts: { family: 'X', format: 'otf' } }, 'fonts.format: "otf" is not one of woff, woff2'],
  [{ icons: 'lucide' }, 'icons: "lucide" is not an object; write "icons": { "library": "lucide" }'],
  [{ name: 7 }, 'name: 7 is not a string; write "7"'],
  [{ name: '' }, 'name: "" is empty; give a name'],
  [{ name: '  ' }, 'name: "  " is empty; give a name'],
  [{ colors: { primary: 'red' } }, `colors.primary: "red" ${COLOR}`],
  [{ colors: { primary: '#fff', light: '#ff' } }, `colors.light: "#ff" ${COLOR}`],
  [{ colors: { primary: '#fff', dark: 'fff' } }, `colors.dark: "fff" ${COLOR}`],
  [{ colors: {} }, 'colors.primary: is missing; add "primary": "#0D9373"'],
  [{ logo: 5 }, 'logo: 5 is not a string or an object'],
  [{ logo: { light: '/a.svg' } }, 'logo.dark: is missing; add "dark": "/logo-dark.svg"'],
  [{ logo: { dark: '/a.svg' } }, 'logo.light: is missing; add "light": "/logo-light.svg"'],
  [{ logo: { light: '/a.svg', dark: '/b.svg', href: 1 } }, 'logo.href: 1 is not a string'],
  [
    { logo: { light: '/a.svg', dark: '/b.svg', href: '' } },
    'logo.href: "" is empty; give a path or an address',
  ],
  [{ thumbnails: { background: '' } }, 'thumbnails.background: "" is empty; give a path'],
  [{ fonts: { family: 'X', source: '', format: 'woff' } }, 'fonts.source: "" is empty; give a path'],
  [{ favicon: { light: '/a.png' } }, 'favicon.dark: is missing; add "dark": "/favicon-dark.svg"'],
  [{ appearance: { default: 'dim' } }, 'appearance.default: "dim" is not one of system, light, dark'],
  [{ appearance: { strict: 'yes' } }, 'appearance.strict: "yes" is not a boolean; write true or false'],
  [{ fonts: {} }, 'fonts.family: is missing; give the name of a font'],
  [{ fonts: { family: 'X', weight: 'bold' } }, 'fonts.weight: "bold" is not a number'],
  [{ fonts: { family: 'X', weight: 0 } }, 'fonts.weight: 0 is not a weight; write a number from 1 to 1000'],
  [
    { fonts: { family: 'X', source: '/x.woff2' } },
    'fonts.format: is missing beside "source"; give woff or woff2',
  ],
  [
    { fonts: { family: 'X', source: '/x.ttf', format: 'ttf' } },
    'fonts.format: "ttf" is not one of woff, woff2',
  ],
  [
    { fonts: { family: 'X', heading: { source: '/x.woff2', format: 'woff2' } } },
    'fonts.heading.family: is missing beside "source"; give the name of the font',
  ],
  [
    { fonts: { family: 'X', body: { family: 'Y', source: '/y.woff' } } },
    'fonts.body.format: is missing beside "source"; give woff or woff2',
  ],
  [{ icons: {} }, 'icons.library: is missing; give one of fontawesome, lucide, tabler'],
  [
    { icons: { library: 'bootstrap' } },
    'icons.library: "bootstrap" is not one of fontawesome, lucide, tabler',
  ],
  [
    { background: { decoration: 'dots' } },
    'background.decoration: "dots" is not one of gradient, grid, windows',
  ],
  [{ background: { color: { light: 'white' } } }, `background.color.light: "white" ${COLOR}`],
  [
    { background: { color: '#fff' } },
    'background.color: "#fff" is not an object; write "color": { "light": "#ffffff", "dark": "#0b0f19" }',
  ],
  [
    { background: { image: { light: '/a.png' } } },
    'background.image.dark: is missing; add "dark": "/images/background-dark.png"',
  ],
  [{ styling: { eyebrows: 'none' } }, 'styling.eyebrows: "none" is not one of section, breadcrumbs'],
  [{ styling: { latex: 'auto' } }, 'styling.latex: "auto" is not a boolean; write true or false'],
  [
    { styling: { codeblocks: { theme: { light: ' ', dark: 'nord' } } } },
    'styling.codeblocks.theme.light: " " is empty; give a name',
  ],
  [{ theme: [] }, 'theme: must be one of mint, maple, palm, willow, linden, almond, aspen, sequoia, luma'],
  [{ favicon: ' ' }, 'favicon: " " is empty; give a path'],
  [
    { fonts: { family: 'X', heading: 'Geist' } },
    'fonts.heading: "Geist" is not an object; write "heading": { "family": "Inter" }',
  ],
  [
    { navigation: 'index' },
    'navigation: "index" is not an object; write "navigation": { "pages": ["index"] }',
  ],
  [{ styling: { codeblocks: 5 } }, 'styling.codeblocks: 5 is not a string or an object'],
  [
    { styling: { codeblocks: { theme: { light: 'nord' } } } },
    'styling.codeblocks.theme.dark: is missing; add "dark": "github-dark"',
  ],
  [
    { styling: { codeblocks: { languages: { custom: 'own.json' } } } },
    'styling.codeblocks.languages.custom: "own.json" is not an array; write ["own.json"]',
  ],
  [{ thumbnails: { appearance: 'system' } }, 'thumbnails.appearance: "system" is not one of light, dark'],
  [{ thumbnails: { fonts: {} } }, 'thumbnails.fonts.family: is missing; add "family": "Inter"'],
  [
    { navigation: { groups: [{ group: 'A', pages: 'a' }] } },
    'navigation.groups.0.pages: "a" is not an array; write ["a"]',
  ],
  // A list of one text would be wrong as well.
  [{ navigation: { tabs: 'Guides' } }, 'navigation.tabs: "Guides" is not an array'],
  [{ navigation: { languages: 'en' } }, 'navigation.languages: "en" is not an array'],
  [
    { navigation: { groups: [{ group: 'A', openapi: 5 }] } },
    'navigation.groups.0.openapi: 5 is not a string, an array or an object',
  ],
];
