import { z } from 'zod';
import type { PageTrace } from '../output/whole.ts';
import { nameProblem } from '../project/names.ts';
import { hashedTerm } from '../search/hashes.ts';
import type { FoundPage } from '../search/reader.ts';
import { type PageTerms, packTerms } from '../search/terms.ts';
import { MOST_SHARDS } from '../site.ts';

/** Where a part keeps its notes, beside the files of its pages. */
const PART_FOLDER = '.docs-export/part';
export const PART_HEADER = `${PART_FOLDER}/part.json`;

/** The notes of a page, by its number among all pages. */
export function pageNotes(number: number): string {
  return `${PART_FOLDER}/pages/${number}.json`;
}

/** A path that stays in its folder, on every system. */
const FilePath = z
  .string()
  .refine((path) => nameProblem(path) === undefined, 'it cannot be the path of a file');

const Place = z.strictObject({
  file: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
});

const Diagnostic = z.strictObject({
  severity: z.enum(['error', 'warning', 'notice']),
  kind: z.string(),
  message: z.string(),
  hint: z.string().optional(),
  file: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
});

/** One part of a site that was built on several machines: all but its files and the notes of its pages. */
export const PartHeader = z.strictObject({
  format: z.literal(1),
  /** From 1. */
  index: z.number().int().min(1).max(MOST_SHARDS),
  of: z.number().int().min(1).max(MOST_SHARDS),
  /** What must be the same in all parts: program, commit, … */
  origin: z.record(z.string(), z.string()),
  options: z.strictObject({
    domain: z.string(),
    deploymentType: z.string(),
    version: z.string().nullable(),
    paths: z.array(z.string()),
  }),
  /** SHA-256 of the project's files and the options, in hex. */
  input: z.string(),
  name: z.string(),
  /** Every page of the site, in order; those of this part are every `of`th from `index` on. */
  pages: z.array(z.string()),
  unlisted: z.array(z.strictObject({ path: z.string(), file: z.string() })),
  /** Files that are the same in all parts: before the pages, and around them. */
  shared: z.array(FilePath),
  around: z.array(FilePath),
  /** Files that the pages of this part need, and files of the project that they use. */
  needed: z.array(FilePath),
  used: z.array(FilePath),
  /** SHA-256 of every file of the part but this one, in hex. */
  digests: z.record(z.string(), z.string()),
  anchors: z.array(z.strictObject({ page: z.string(), id: z.string(), place: Place })),
  linked: z.array(z.string()),
  diagnostics: z.array(Diagnostic),
});
export type PartHeader = z.infer<typeof PartHeader>;

const PageNotes = z.strictObject({
  path: z.string(),
  /** The page's files, in order. */
  files: z.array(FilePath),
  markdown: z.string().optional(),
  ids: z.array(z.string()),
  search: z
    .strictObject({
      page: z.strictObject({
        path: z.string(),
        title: z.string(),
        trail: z.string(),
        sections: z.array(z.tuple([z.string(), z.string(), z.string()])),
      }),
      scope: z.string(),
      boost: z.number().optional(),
      /** A term, and its count times 256 plus its bonus. */
      terms: z.array(z.tuple([z.string(), z.number().int().min(0)])),
    })
    .optional(),
});

/** The notes of a page as they are kept. */
export function writePageNotes(files: readonly string[], { path, markdown, ids, search }: PageTrace): string {
  const notes: z.infer<typeof PageNotes> = {
    path,
    files: [...files],
    ...(markdown !== undefined && { markdown: new TextDecoder().decode(markdown) }),
    ids: [...ids],
    ...(search !== undefined && {
      search: {
        page: JSON.parse(search.json()),
        scope: search.scope,
        ...(search.boost !== undefined && { boost: search.boost }),
        terms: termsOf(search.terms()),
      },
    }),
  };
  return JSON.stringify(notes);
}

/** Reads them back. Throws a ZodError or SyntaxError when they are none. */
export function readPageNotes(text: string): {
  readonly files: readonly string[];
  readonly trace: PageTrace;
} {
  const { path, files, markdown, ids, search } = PageNotes.parse(JSON.parse(text));
  return {
    files,
    trace: {
      path,
      markdown: markdown === undefined ? undefined : new TextEncoder().encode(markdown),
      ids,
      search: search && foundPage(path, search),
    },
  };
}

function foundPage(
  path: string,
  { page, scope, boost, terms }: NonNullable<z.infer<typeof PageNotes>['search']>,
): FoundPage {
  const json = JSON.stringify(page);
  return {
    path,
    scope,
    boost,
    size: json.length,
    json: () => json,
    terms: () =>
      packTerms(
        terms.map(([term]) => hashedTerm(term)),
        Uint32Array.from(terms, ([, occurrence]) => occurrence),
      ),
  };
}

function termsOf({ words, occurrences }: PageTerms): [string, number][] {
  const terms = words === '' ? [] : words.split('\n');
  return terms.map((term, at) => [term, occurrences[at] ?? 0]);
}
