((__CHUNK_IMPORT_META__) => {'use strict';const id = 7367;
const ids = [7367];
const modules = {

/***/ 84950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ex: () => (/* binding */ textFile),
/* harmony export */   RB: () => (/* binding */ hashedPath),
/* harmony export */   Yr: () => (/* binding */ hashed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** A site file whose name tells its content, so that hosts may let browsers keep it for good: `style.3f2a91cc.css`. */
function hashed(path, content) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    return { path: hashedPath(path, [bytes]), bytes };
}
/** The name of such a file, whose content may come in pieces. */
function hashedPath(path, content) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const piece of content)
        hash.update(piece);
    const dot = path.lastIndexOf('.');
    return `${path.slice(0, dot)}.${hash.digest('hex').slice(0, 8)}${path.slice(dot)}`;
}
/** A file of the site with a text in it. */
function textFile(path, content) {
    return { path, bytes: new TextEncoder().encode(content) };
}


/***/ }),

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

/***/ 87527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  joinSites: () => (/* binding */ joinSites)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/site/config/file.js
var file = __webpack_require__(45242);
// EXTERNAL MODULE: ./lib/site/hashed.js
var hashed = __webpack_require__(84950);
// EXTERNAL MODULE: ./lib/site/site-file.js
var site_file = __webpack_require__(36823);
// EXTERNAL MODULE: ./lib/site/addresses.js
var addresses = __webpack_require__(58263);
// EXTERNAL MODULE: ./lib/site/markdown/html.js
var html = __webpack_require__(34992);
// EXTERNAL MODULE: ./lib/site/words/languages.js
var languages = __webpack_require__(94814);
// EXTERNAL MODULE: ./lib/site/words/words.js + 31 modules
var words_words = __webpack_require__(77718);
;// CONCATENATED MODULE: ./lib/site/several/front-style.js
/** The looks of the page that lists several sites; the colors are those of the themes' plain parts. */
const FRONT_STYLE = [
    ':root{color-scheme:light dark;--bg:light-dark(#fff,#0b0d0f);--text:light-dark(#16181d,#eceef2);--soft:light-dark(#4a505c,#b3b9c4);--line:light-dark(#e2e3e5,#272a2e);--raised:light-dark(#fff,#15181b)}',
    '*{box-sizing:border-box;margin:0}',
    'html{background:var(--bg);color:var(--text);font:100%/1.6 system-ui,sans-serif;-webkit-text-size-adjust:100%}',
    'main{max-width:60rem;margin:auto;padding:clamp(2rem,9vh,6rem) 1.25rem;overflow-wrap:anywhere}',
    'h1{font-size:clamp(1.5rem,4vw,2.25rem);line-height:1.2;letter-spacing:-.02em}',
    'main>p{margin-top:.75rem;color:var(--soft)}',
    'ul{list-style:none;padding:0;margin-top:2rem;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}',
    'li{position:relative;display:flex;gap:1rem;padding:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--raised)}',
    'li:hover{border-color:var(--soft)}',
    'li:focus-within{outline:2px solid;outline-offset:2px}',
    'li>div{min-width:0}',
    'img{flex:none;border-radius:.375rem}',
    'h2{font-size:1.0625rem;line-height:2rem}',
    'a{color:inherit;text-decoration:none}',
    'a:focus{outline:none}',
    'a:hover{text-decoration:underline}',
    'a::after{content:"";position:absolute;inset:0}',
    'li p{color:var(--soft);font-size:.9375rem}',
].join('');

;// CONCATENATED MODULE: ./lib/site/several/front.js





/** The page at the root: a list of the sites. It has all it needs in itself, and reads the same without scripts. */
function frontPage(sites, domain) {
    const names = sites.map(({ summary }) => summary.name).join(', ');
    const head = `<title>${(0,html/* escapeText */.X1)(domain)}</title><meta name="description" content="${(0,html/* escapeAttribute */.Gj)(names)}">` +
        `<link rel="canonical" href="https://${(0,addresses/* siteAddress */.Cz)({ domain })}/">`;
    return page(sites, head, `<h1>${(0,html/* escapeText */.X1)(domain)}</h1>${list(sites)}`);
}
/**
 * The page for wrong addresses. Hosts show it anywhere, so its links start at the root of the host, and with scripts at
 * the outermost folder above the address that has the first site in it.
 */
function notFoundPage(sites, domain) {
    const { layout: words } = (0,words_words/* wordsIn */.H)(languageOf(sites));
    const first = sites[0] === undefined ? '' : href(sites[0]);
    const script = FIND_ROOT.replace('FIRST', () => JSON.stringify(first));
    const head = `<title>${(0,html/* escapeText */.X1)(`${words.notFound} - ${domain}`)}</title><meta name="robots" content="noindex">` +
        `${first === '' ? '' : `<script>${script}</script>`}`;
    const body = `<h1>${words.notFound}</h1><p>${words.notFoundText}</p>${list(sites)}`;
    return page(sites, head, body, '<base href="/">');
}
const FIND_ROOT = `(async function(d){var p=location.pathname.split('/'),n=1,c;while(n<p.length){c=p.slice(0,n++).join('/')+'/';try{if((await fetch(c+FIRST,{method:'HEAD'})).ok){d.querySelector('base').href=c;return}}catch(e){}}})(document)`;
/** The sites share the reader's choice between light and dark. */
const MODE = "(function(){try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.style.colorScheme=t}catch(e){}})()";
function page(sites, head, body, base = '') {
    const language = languageOf(sites);
    const icon = sites[0]?.hasIcon === true ? '<link rel="icon" href="favicon.ico">' : '';
    return `<!doctype html>
<html lang="${(0,html/* escapeAttribute */.Gj)((0,languages/* languageTag */.xw)(language))}" dir="${(0,languages/* textDirection */.j)(language)}">
<head>${base}<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">${head}${icon}<style>${FRONT_STYLE}</style><script>${MODE}</script></head>
<body><main>${body}</main></body>
</html>
`;
}
function list(sites) {
    if (sites.length === 0)
        return '';
    const items = sites.map((site) => {
        const { name, description, language = 'en' } = site.summary;
        const icon = site.hasIcon
            ? `<img src="${(0,html/* escapeAttribute */.Gj)(`${encodeURI(site.basePath)}/favicon.ico`)}" alt="" width="32" height="32">`
            : '';
        const about = description === undefined ? '' : `<p>${(0,html/* escapeText */.X1)(description)}</p>`;
        return `<li lang="${(0,html/* escapeAttribute */.Gj)((0,languages/* languageTag */.xw)(language))}" dir="${(0,languages/* textDirection */.j)(language)}">${icon}<div><h2><a href="${(0,html/* escapeAttribute */.Gj)(href(site))}">${(0,html/* escapeText */.X1)(name)}</a></h2>${about}</div></li>`;
    });
    return `<ul>${items.join('')}</ul>`;
}
function href({ basePath }) {
    return `${encodeURI(basePath)}/index.html`;
}
function languageOf(sites) {
    return sites[0]?.summary.language ?? 'en';
}

;// CONCATENATED MODULE: ./lib/site/several/robots.js

/**
 * One robots.txt for sites below one root, where alone crawlers read it. A crawler follows one group, so each that any
 * site names has a group that says what every site says to it, else to all.
 */
function joinRobots(sites, domain) {
    const each = sites.map(({ basePath, texts }) => ({
        basePath,
        own: `https://${(0,addresses/* siteAddress */.Cz)({ domain, basePath })}/sitemap.xml`,
        robots: parseRobots(texts.get('robots.txt') ?? ''),
    }));
    const names = new Set(['*', ...each.flatMap(({ robots }) => [...robots.rules.keys()])]);
    const groups = [...names].map((name) => {
        const rules = each.flatMap(({ basePath, robots }) => (robots.rules.get(name) ?? robots.rules.get('*') ?? []).map((rule) => below(rule, basePath)));
        return `User-agent: ${name}\n${rules.length === 0 ? 'Allow: /\n' : [...new Set(rules)].join('')}`;
    });
    // The index of all sitemaps stands for those that the sites have themselves.
    const sitemaps = each.flatMap(({ own, robots }) => robots.sitemaps.filter((address) => address !== own));
    const lines = [`https://${domain}/sitemap.xml`, ...sitemaps].map((address) => `Sitemap: ${address}\n`);
    return `${groups.join('\n')}\n${[...new Set(lines)].join('')}`;
}
function parseRobots(text) {
    const rules = new Map();
    const sitemaps = [];
    let group = [];
    let naming = false;
    for (const raw of text.split(/\r\n|\r|\n/)) {
        const [, key = '', value = ''] = /^\s*([A-Za-z-]+)\s*:\s*(.*?)\s*$/.exec(raw.replace(/#.*$/, '')) ?? [];
        const field = key.toLowerCase();
        if (field === '')
            continue;
        if (field === 'sitemap')
            sitemaps.push(value);
        else if (field === 'user-agent') {
            if (!naming)
                group = [];
            naming = true;
            group.push(value.toLowerCase());
            rules.set(value.toLowerCase(), rules.get(value.toLowerCase()) ?? []);
        }
        else {
            naming = false;
            for (const name of group)
                rules.get(name)?.push(`${key}: ${value}\n`);
        }
    }
    return { rules, sitemaps };
}
/** A rule about paths of a site as one about paths below its own; an empty one disallows nothing. */
function below(rule, basePath) {
    const [, field = '', path = ''] = /^((?:dis)?allow): (\S*)\n$/i.exec(rule) ?? [];
    if (field === '')
        return rule;
    if (path === '')
        return `Allow: /${basePath}/\n`;
    return `${field}: /${encodeURI(basePath)}${path.startsWith('/') ? path : `/${path}`}\n`;
}

;// CONCATENATED MODULE: ./lib/site/several/root-files.js



/** The files that hosts and machines look for at the root of a site, made of those of the sites below it. */
function rootFiles(sites, domain) {
    const each = (name) => sites.flatMap(({ basePath, summary, texts }) => {
        const text = texts.get(name);
        return text === undefined ? [] : [{ basePath, summary, text }];
    });
    // What a project redirects was written with its path already; what it says of headers was not.
    const redirects = each('_redirects').map(({ text }) => text);
    const headers = each('_headers').map(({ basePath, text }) => root_files_below(text, basePath));
    const [host, ...others] = each('CNAME');
    const files = [
        (0,hashed/* textFile */.Ex)('sitemap.xml', sitemapIndex(sites, domain)),
        (0,hashed/* textFile */.Ex)('robots.txt', joinRobots(sites, domain)),
        (0,hashed/* textFile */.Ex)('llms.txt', llmsIndex(sites, domain)),
        (0,hashed/* textFile */.Ex)('llms-full.txt', each('llms-full.txt')
            .map(({ text }) => text)
            .join('\n')),
        ...(redirects.length === 0 ? [] : [(0,hashed/* textFile */.Ex)('_redirects', redirects.join(''))]),
        ...(headers.length === 0 ? [] : [(0,hashed/* textFile */.Ex)('_headers', headers.join(''))]),
        ...(host === undefined ? [] : [(0,hashed/* textFile */.Ex)('CNAME', host.text)]),
        (0,hashed/* textFile */.Ex)('.nojekyll', ''),
    ];
    const other = others.find(({ text }) => text.trim() !== host?.text.trim());
    if (host === undefined || other === undefined)
        return { files, diagnostics: [] };
    const clash = {
        severity: 'warning',
        kind: 'conflicting-file',
        message: `CNAME of ${host.summary.name} says ${host.text.trim()}, that of ${other.summary.name} ${other.text.trim()}: the first counts`,
        hint: 'a site has one domain: leave one CNAME',
    };
    return { files, diagnostics: [clash] };
}
function sitemapIndex(sites, domain) {
    const entries = sites
        .map(({ basePath }) => `  <sitemap><loc>https://${(0,addresses/* siteAddress */.Cz)({ domain, basePath })}/sitemap.xml</loc></sitemap>\n`)
        .join('');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</sitemapindex>\n`;
}
function llmsIndex(sites, domain) {
    const lines = sites.map(({ basePath, summary: { name, description } }) => {
        const about = description === undefined ? '' : `: ${description.replace(/\s+/g, ' ')}`;
        return `- [${name}](https://${(0,addresses/* siteAddress */.Cz)({ domain, basePath })}/llms.txt)${about}\n`;
    });
    return `# ${domain}\n\n## Sites\n\n${lines.join('')}`;
}
/** A `_headers` file for the paths below `basePath`: lines that begin with a slash are paths, the others headers. */
function root_files_below(text, basePath) {
    const moved = text.replaceAll(/^\/(?!\/)/gm, `/${basePath}/`);
    return moved.endsWith('\n') ? moved : `${moved}\n`;
}

;// CONCATENATED MODULE: ./lib/site/several/root-sources.js
/** Files that hosts look for at the root of a site only: below it they would say nothing, or the wrong thing. */
const ROOT_ONLY = ['robots.txt', '_redirects', '_headers', 'CNAME', '.nojekyll'];
/** Whether a file of a site is one of those. */
function isRootOnly(path) {
    return ROOT_ONLY.includes(path);
}

;// CONCATENATED MODULE: ./lib/site/several/join.js







/**
 * Builds several sites one after another into one, each below its own path, with a page at the root that lists them.
 * Diagnostics name files from the folder around all projects. Throws as the builds do.
 */
async function joinSites(sites, domain, events) {
    const diagnostics = [];
    const pages = [];
    const roots = [];
    const listed = [];
    let icon;
    /** Pages of the sites begun, for the progress: how many the others have is not known before their turn. */
    let begun = 0;
    for (const [number, { folder, basePath, build }] of sites.entries()) {
        const texts = new Map();
        const seen = new Set();
        const before = pages.length;
        const earlier = begun;
        const summary = await inFolder(folder, () => build({
            signal: events.signal,
            onProgress(done, total) {
                begun = earlier + total;
                events.onProgress?.(before + done, Math.ceil((begun * sites.length) / (number + 1)));
            },
            onFile(file) {
                const { path } = file;
                seen.add(path);
                if (number === 0 && path === 'favicon.ico')
                    icon = file.bytes;
                const own = isRootOnly(path);
                if (own || path === 'llms-full.txt')
                    texts.set(path, new TextDecoder().decode(file.bytes));
                return own ? undefined : events.onFile((0,site_file/* placedAt */.Bc)(`${basePath}/${path}`, file));
            },
        }));
        for (const one of summary.diagnostics)
            diagnostics.push(one.file === undefined ? one : { ...one, file: `${folder}/${one.file}` });
        pages.push(...summary.pages.map((page) => `${basePath}/${page}`));
        roots.push({ basePath, summary, texts });
        if (seen.has('index.html'))
            listed.push({ basePath, summary, hasIcon: seen.has('favicon.ico') });
        else
            diagnostics.push(unlisted(folder, summary));
    }
    const { files, diagnostics: clashes } = rootFiles(roots, domain);
    const front = [
        (0,hashed/* textFile */.Ex)('index.html', frontPage(listed, domain)),
        (0,hashed/* textFile */.Ex)('404.html', notFoundPage(listed, domain)),
        ...(icon === undefined ? [] : [{ path: 'favicon.ico', bytes: icon }]),
    ];
    for (const file of [...front, ...files])
        await events.onFile(file);
    const language = listed[0]?.summary.language;
    return {
        name: domain,
        language,
        pages: ['index', ...pages].sort(),
        diagnostics: [...diagnostics, ...clashes],
    };
}
/** Lets settings that cannot be read be found: from their own folder they are all called `docs.json`. */
async function inFolder(folder, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR) || !(0,failure/* codeOf */.$N)(error).startsWith('E_DOCS_JSON'))
            throw error;
        const { code, what, value = file/* SETTINGS_FILE */.t, why, fix } = error;
        throw new failure/* Failure */.HR(code, { what, value: `${folder}/${value}`, why, fix, cause: error });
    }
}
function unlisted(folder, { name }) {
    return {
        severity: 'error',
        kind: 'empty-site',
        message: `${name} has no page to begin with, and the list of sites leaves it out`,
        hint: 'add a page to its navigation, or take the project out of docs-dir',
        file: `${folder}/docs.json`,
    };
}


/***/ })

};
return { ids, modules }; })
