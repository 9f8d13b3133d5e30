import { siteAddress } from '../addresses.ts';
import type { RootSources } from './root-sources.ts';

/** What a robots.txt says to one crawler, and where its sitemaps are (RFC 9309). */
interface Robots {
  /** Lower-case names of crawlers; `*` for those that none names. */
  readonly rules: ReadonlyMap<string, readonly string[]>;
  readonly sitemaps: readonly string[];
}

/**
 * One robots.txt for sites below one root, where alone crawlers read it. A crawler follows one group, so each that any
 * site names has a group that says what every site says to it, else to all.
 */
export function joinRobots(sites: readonly RootSources[], domain: string): string {
  const each = sites.map(({ basePath, texts }) => ({
    basePath,
    own: `https://${siteAddress({ domain, basePath })}/sitemap.xml`,
    robots: parseRobots(texts.get('robots.txt') ?? ''),
  }));
  const names = new Set(['*', ...each.flatMap(({ robots }) => [...robots.rules.keys()])]);
  const groups = [...names].map((name) => {
    const rules = each.flatMap(({ basePath, robots }) =>
      (robots.rules.get(name) ?? robots.rules.get('*') ?? []).map((rule) => below(rule, basePath)),
    );
    return `User-agent: ${name}\n${rules.length === 0 ? 'Allow: /\n' : [...new Set(rules)].join('')}`;
  });
  // The index of all sitemaps stands for those that the sites have themselves.
  const sitemaps = each.flatMap(({ own, robots }) => robots.sitemaps.filter((address) => address !== own));
  const lines = [`https://${domain}/sitemap.xml`, ...sitemaps].map((address) => `Sitemap: ${address}\n`);
  return `${groups.join('\n')}\n${[...new Set(lines)].join('')}`;
}

function parseRobots(text: string): Robots {
  const rules = new Map<string, string[]>();
  const sitemaps: string[] = [];
  let group: string[] = [];
  let naming = false;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const [, key = '', value = ''] = /^\s*([A-Za-z-]+)\s*:\s*(.*?)\s*$/.exec(raw.replace(/#.*$/, '')) ?? [];
    const field = key.toLowerCase();
    if (field === '') continue;
    if (field === 'sitemap') sitemaps.push(value);
    else if (field === 'user-agent') {
      if (!naming) group = [];
      naming = true;
      group.push(value.toLowerCase());
      rules.set(value.toLowerCase(), rules.get(value.toLowerCase()) ?? []);
    } else {
      naming = false;
      for (const name of group) rules.get(name)?.push(`${key}: ${value}\n`);
    }
  }
  return { rules, sitemaps };
}

/** A rule about paths of a site as one about paths below its own; an empty one disallows nothing. */
function below(rule: string, basePath: string): string {
  const [, field = '', path = ''] = /^((?:dis)?allow): (\S*)\n$/i.exec(rule) ?? [];
  if (field === '') return rule;
  if (path === '') return `Allow: /${basePath}/\n`;
  return `${field}: /${encodeURI(basePath)}${path.startsWith('/') ? path : `/${path}`}\n`;
}
