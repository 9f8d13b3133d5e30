import type { Manifest } from '../../bundle/manifest.ts';
import {
  type DestinationContext,
  type DestinationSpec,
  type FilesDestination,
  type LocalSite,
  type StoreRules,
  sourceOf,
} from '../destination.ts';
import { createCompressor, ENCODINGS } from '../files/compressor.ts';
import { matcherOf } from '../plan/patterns.ts';
import { compressedInPlace } from '../plan/precompress.ts';
import { LEADS_OUT } from '../plan/read-manifest.ts';
import { listOf, type OptionRule, oneOf, text, wholeNumber, yesOrNo } from '../scheme.ts';

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, d: 24 * 3_600_000 };

/** The options that every store takes. */
export const STORE_OPTIONS: Readonly<Record<string, OptionRule>> = {
  concurrency: wholeNumber(1, 256),
  inventory: oneOf('manifest', 'listing'),
  force: yesOrNo,
  'clean-urls': yesOrNo,
  keep: text,
  grace: { form: 'hours or days, as 12h or 7d', accepts: (value) => /^\d{1,4}[hd]$/.test(value) },
  precompress: oneOf(...ENCODINGS),
};

/** Reads the options of a line that was accepted. Lists are separated by commas. */
function storeRulesOf(options: Readonly<Record<string, string>>): StoreRules {
  const [, amount = '0', unit = 'd'] = /^(\d+)([hd])$/.exec(options.grace ?? '') ?? [];
  return {
    cleanUrls: options['clean-urls'] === 'true',
    keeps: matcherOf(listOf(options.keep)),
    graceMs: Number(amount) * (UNIT_MS[unit] ?? 0),
    precompress: ENCODINGS.find((encoding) => encoding === options.precompress),
  };
}

/** What a store is by its line alone, whatever service keeps it. */
export function storeBase(
  { target, options }: DestinationSpec,
  { tempDirectory }: Pick<DestinationContext, 'tempDirectory'>,
  usualConcurrency: number,
): Pick<FilesDestination, 'kind' | 'name' | 'force' | 'rules' | 'concurrency' | 'wanted' | 'close'> {
  const rules = storeRulesOf(options);
  const compressor = createCompressor(tempDirectory);
  return {
    kind: 'files',
    name: target,
    force: options.force === 'true',
    rules,
    concurrency: Number(options.concurrency ?? usualConcurrency),
    async wanted(site, inventory, { signal }) {
      const named = rules.cleanUrls ? withCleanUrls(site) : site;
      if (rules.precompress === undefined) return named;
      return compressedInPlace(named, inventory, rules.precompress, { compressor, signal });
    },
    close: () => compressor.close(),
  };
}

/** The site with its pages under their addresses without an extension too. */
export function withCleanUrls(site: LocalSite): LocalSite {
  const files = new Map(Object.entries(site.manifest.files));
  const elsewhere = new Map(site.elsewhere);
  for (const [alias, path] of aliasesOf(site.manifest)) {
    const file = files.get(path);
    if (file === undefined) continue;
    files.set(alias, file);
    elsewhere.set(alias, sourceOf(site, path));
  }
  return { ...site, manifest: { ...site.manifest, files: Object.fromEntries(files) }, elsewhere };
}

/**
 * Clean address → page. Object stores serve what is stored under the exact key; a page's address has no extension.
 * The address of an `index.html` is its folder's, without a slash; that of the first page is the store's own.
 */
function aliasesOf({ files }: Manifest): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const path of Object.keys(files)) {
    if (!path.endsWith('.html') || path === 'index.html' || path === '404.html') continue;
    const alias = path.replace(/(\/index)?\.html$/, '');
    // As of `...html`: browsers ask for another address then.
    if (LEADS_OUT.test(alias)) continue;
    // A page of that name wins over the index of a folder of that name.
    const taken =
      Object.hasOwn(files, alias) || (path.endsWith('/index.html') && Object.hasOwn(files, `${alias}.html`));
    if (!taken) aliases.set(alias, path);
  }
  return aliases;
}
