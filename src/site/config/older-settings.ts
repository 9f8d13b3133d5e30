/** What settings of the older form of the file, mint.json, are called in docs.json. */
const NEWER: ReadonlyMap<string, string> = new Map([
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
export function newerNames(unknown: readonly string[]): string | undefined {
  const known = unknown.flatMap((name) => {
    const newer = NEWER.get(name);
    return newer === undefined ? [] : [`${name} is now "${newer}"`];
  });
  return known.length === 0 ? undefined : known.join(', ');
}
