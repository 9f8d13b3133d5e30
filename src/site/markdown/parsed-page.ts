import type { Root } from 'mdast';
import type { Frontmatter } from './frontmatter.ts';

/** A page or snippet as it was written: its settings and its syntax tree. Pure data; rendering needs no parser. */
export interface ParsedPage {
  /** Path inside the docs project. */
  readonly file: string;
  readonly source: string;
  readonly frontmatter: Frontmatter;
  readonly tree: Root;
  /** The frontmatter's title in one line, else the text of the first `#` heading; code in it keeps its marks. */
  readonly title: string | undefined;
  /** Languages named by code fences, by attributes and in exports, lower case, sorted. */
  readonly languages: readonly string[];
  /** Files that it imports, as paths of the project, whose endings may be left out. */
  readonly imports: readonly string[];
}
