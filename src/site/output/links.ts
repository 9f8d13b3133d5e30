import { literalIn } from '../../text/literal-in.ts';
import type { Report } from '../diagnostic.ts';
import type { From } from '../hrefs.ts';
import { type AssetLinks, createAssetLinks } from './asset-links.ts';
import { type AnchorLink, createLinkMemory, type Lead, type LinkMemory } from './link-effects.ts';
import { createHrefs, type HrefSources, type Hrefs } from './link-hrefs.ts';
import { createPageLinks, type PageLinks } from './page-links.ts';
import { createTargetPlace, createWrittenPlace } from './written-place.ts';

export type LinkSources = Omit<HrefSources, 'ownOrigin' | 'pageLinks' | 'assetLinks'>;

/** Where links and assets lead, as seen from a page. Remembers which project files the site needs. */
export interface Links
  extends Omit<AssetLinks, 'meantFile' | 'toFile'>,
    Pick<PageLinks, 'page' | 'snippetsOf'>,
    Hrefs {
  readonly used: ReadonlySet<string>;
  readonly anchors: readonly AnchorLink[];
  /** Pages that another page, a setting or a redirect leads to. */
  readonly linked: ReadonlySet<string>;
  /** Does some work and tells what became used and linked by it. */
  readonly record: LinkMemory['record'];
  /** Lets the same become used and linked once more. */
  readonly replay: LinkMemory['replay'];
  /** Whether all that links led to is still where they lead, and nothing is wrong with it. */
  stillLead(leads: readonly Lead[]): boolean;
}

/** Opens the links of a site. */
export function createLinks(sources: LinkSources): Links {
  const { files, address, pages, exactPlace } = sources;
  const memory = createLinkMemory();
  let complaints = 0;
  const report: Report = (found) => {
    complaints += 1;
    if (!memory.isForgetting()) sources.report(found);
  };
  const ownOrigin = new RegExp(`^https?://${literalIn(address)}(?=[/?#]|$)`, 'i');

  const targetPlace = createTargetPlace(files, exactPlace);
  const pageLinks = createPageLinks({ ...sources, exactPlace: targetPlace }, memory);
  const assetLinks = createAssetLinks({ files, exactPlace: targetPlace, report, memory, ownOrigin });
  const targets = { ownOrigin, pageLinks, assetLinks };
  const hrefs = createHrefs({ ...sources, ...targets, report, exactPlace: targetPlace });
  const placeOf = createWrittenPlace(files, pages, exactPlace);
  const { page, snippetsOf } = pageLinks;
  const { projectFile, pictureSize } = assetLinks;
  const leading = { href: hrefs.href, asset: assetLinks.asset, rooted: hrefs.rooted };
  const remembered = (kind: Lead['kind'], { page, at }: From, target: string, result: string): string => {
    memory.lead({ kind, page, at, target, result });
    return result;
  };
  /** Finds out where a target leads, and remembers it. */
  const lead =
    (kind: 'href' | 'asset'): Links['href'] =>
    (from, target, place) =>
      remembered(kind, from, target, leading[kind](from, target, placeOf(from.page, place, target)));
  const { used, anchors, linked, record, replay } = memory;
  return {
    ...{ used, anchors, linked, record, replay, snippetsOf },
    projectFile,
    pictureSize,
    page,
    rooted: (from, target) => remembered('rooted', from, target, hrefs.rooted(from, target)),
    href: lead('href'),
    asset: lead('asset'),
    stillLead(leads) {
      const before = complaints;
      return memory.forget(() =>
        leads.every(({ kind, page, at, target, result }) => {
          const found = leading[kind]({ page, at }, target, { file: page });
          // What leads nowhere may be written as it was when it led somewhere.
          return found === result && complaints === before;
        }),
      );
    },
  };
}
