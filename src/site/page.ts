import type { Diagnostic } from './diagnostic.ts';
import type { Words } from './words/words.ts';

/** What a page's rendered body needs beyond the shared style sheet and script; loaded only where used. */
export type PageNeed = 'math' | 'mermaid' | 'try-it';

export interface Heading {
  /** 1 to 6. */
  readonly depth: number;
  readonly id: string;
  /** Plain text. */
  readonly text: string;
  /** Whether it stands in a tab or a view that is not shown at first. */
  readonly isLater?: boolean;
}

/** A stretch of a page under one heading, for search. The first has no heading. */
export interface PageSection {
  readonly id: string | undefined;
  readonly heading: string | undefined;
  /** On one line. */
  readonly text: string;
}

/** The rendered body of a page: what stands inside the layout's `<main>`. */
export interface PageBody {
  readonly html: string;
  /** In document order, for the table of contents. */
  readonly headings: readonly Heading[];
  readonly sections: readonly PageSection[];
  readonly needs: ReadonlySet<PageNeed>;
  /** The id of the title, where the text began with it once more. */
  readonly titleId?: string | undefined;
  /** Whether a part of it stands beside the text, in place of the table of contents. */
  readonly beside?: boolean;
  /** Ids and names of places in the HTML, where they were looked for. */
  readonly ids?: readonly string[];
  /** The page as plain Markdown, for the `.md` beside it and llms-full.txt. */
  readonly markdown: string;
}

/** Where something stands in a project file; counts from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** A drawing that tells its proportions alone: it is as wide as there is room. */
  readonly fitsRoom?: true;
}

/** Icon libraries a project may choose (spec/docs-json, icons). */
export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler';

/** What rendering a body asks of the site around it. Made anew for each page by the build. */
export interface PageContext {
  /** Site path of the page being rendered, without extension: `guides/start`. */
  readonly path: string;
  /** What components say, in the language of the page. */
  readonly words: Words;
  /**
   * The `href` to write for a link as the author wrote it: links to pages become relative with `.html`, links to
   * project files become relative and mark the file as used, others stay. Reports what does not exist.
   */
  href(target: string, place: SourcePlace): string;
  /** The same for `src`, `poster`, … : marks the project file as used. Empty for an address on another host. */
  asset(target: string, place: SourcePlace): string;
  /** A link to a page or a file as it can be followed from anywhere on the host: `/guides/start#one`; others stay. */
  rooted(target: string): string;
  /** Width and height in pixels of a picture of the project, as written in `src`; undefined where they are not known. */
  pictureSize(target: string): PictureSize | undefined;
  /** Inline SVG of an icon by name, URL or project file; reports unknown names and falls back. Decorative (aria-hidden). */
  icon(name: string, place: SourcePlace, options?: IconOptions): string;
  /** Highlighted HTML of code: `<pre …><code>…</code></pre>`. `lines` marks lines, counting from 1. */
  highlight(code: string, language: string | undefined, options?: HighlightOptions): string;
  report(diagnostic: Diagnostic): void;
}

/**
 * The context of a page for text that stands inside a file of another kind: what is reported counts lines from the start of that
 * text, so its place is the file alone.
 */
export function contextWithin(
  file: string,
  context: PageContext,
  fileOf: (target: string) => string = () => file,
): PageContext {
  const place = { file };
  return {
    ...context,
    href: (target) => context.href(target, { file: fileOf(target) }),
    asset: (target) => context.asset(target, { file: fileOf(target) }),
    icon: (name, _place, options) => context.icon(name, place, options),
    report: (found) => context.report({ ...found, ...place, line: undefined, column: undefined }),
  };
}

export interface IconOptions {
  /** Font Awesome's style: `solid`, `regular`, `brands`, … */
  readonly type?: string | undefined;
  readonly library?: IconLibrary | undefined;
  /** Pixels. */
  readonly size?: number | undefined;
  /** A CSS color. */
  readonly color?: string | undefined;
  readonly className?: string | undefined;
  /** Painted by its background, as a class may ask: the icon is a mask then. */
  readonly isMask?: boolean | undefined;
}

export interface HighlightOptions {
  readonly highlighted?: ReadonlySet<number> | undefined;
  readonly focused?: ReadonlySet<number> | undefined;
  readonly lineNumbers?: boolean | undefined;
  readonly wrap?: boolean | undefined;
}

/** Code to be highlighted. */
export interface HighlightRequest {
  readonly code: string;
  readonly language: string | undefined;
  readonly options: HighlightOptions;
}
