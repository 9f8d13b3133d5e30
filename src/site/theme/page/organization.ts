import { fileUrl } from '../../hrefs.ts';
import type { Theme } from '../view.ts';
import { rooted } from './chrome.ts';

/** Who stands behind the site, in the words of schema.org; empty where the settings do not say. */
export function organization({ settings, address, knownAs, links }: Theme): string {
  const own = settings.organization;
  if (own === undefined) return '';
  const { id, name, legalName, url, sameAs } = own;
  const drawn = settings.logo && links.projectFile(rooted(settings.logo.light), '');
  const logo = own.logo ?? (drawn && fileUrl(address, drawn));
  const told = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': id ?? `https://${knownAs}/#organization`,
    name: name ?? settings.name,
    legalName,
    url,
    logo,
    sameAs,
  };
  // No text may end the script.
  return `<script type="application/ld+json">${JSON.stringify(told).replaceAll('<', '\\u003c')}</script>`;
}
