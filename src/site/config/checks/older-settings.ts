/** What settings of the older form of the file, mint.json, are called in docs.json; and what others are taken for. */
const NEWER: ReadonlyMap<string, string> = new Map([
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
export function newerName(name: string): string | undefined {
  const newer = METADATA.test(name) ? 'seo.metatags' : NEWER.get(name);
  return newer === undefined ? undefined : `${name} is now "${newer}"`;
}
