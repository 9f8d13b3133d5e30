import { isList, isMarkup, isRecord, type Value, type ValueRecord } from '../../interpreter/value.ts';
import type { PageContext } from '../../page.ts';
import type { ProjectFiles } from '../../project/files.ts';
import { ownFile } from '../elements/addresses.ts';
import type { JsxElement } from '../jsx-nodes.ts';
import { wordsOf, writtenText } from './expression.ts';
import { htmlAsMarkdown } from './html/as-markdown.ts';

interface Given {
  /** What the attributes came to when the element was rendered. */
  readonly shown: ValueRecord | undefined;
  /** What the snippet around was given, by name. */
  readonly props: ReadonlyMap<string, string>;
  /** The target of a link as it can be followed from anywhere. */
  readonly rooted: PageContext['rooted'];
  /** Where a link of the finished page leads. */
  readonly follow: (href: string) => string;
  readonly files: Pick<ProjectFiles, 'has'>;
}

/** Attributes that are texts, numbers, flags or lists of them; links and files as they can be followed from anywhere. */
export function textAttributes(
  node: JsxElement,
  { shown, props, rooted, follow, files }: Given,
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const textOf = (name: string, value: Value | undefined): string | undefined =>
    valueText(value, TEXTS.test(name) ? follow : undefined);
  const set = (name: string, text: string | undefined): void => {
    if (text !== undefined) values.set(name, text);
  };
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      for (const [name, value] of Object.entries(shown ?? {})) set(name, textOf(name, value));
      continue;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) values.set(name, 'true');
    else if (typeof value === 'string') values.set(name, value);
    else {
      const text = writtenText(value.value) ?? /^\s*([\d.]+|true|false)\s*$/.exec(value.value)?.[1];
      set(name, text ?? textOf(name, shown?.[name]) ?? props.get(value.value.trim()) ?? wordsOf(value.value));
    }
  }
  set('src', ownFile(values.get('src'), values.get('data-path'), files));
  for (const name of node.name === 'object' ? ['data'] : ['href', 'src']) {
    const target = values.get(name);
    if (target !== undefined) values.set(name, rooted(target));
  }
  return values;
}

/** What is said of something, and no title of it: links in it lead somewhere. */
const TEXTS = /^(?:caption|description|hint|tip)$/;

/**
 * A text as it is, a list of texts, what elements show on one line, and one of each mode side by side. Links are kept
 * where it is told how to `follow` them.
 */
function valueText(value: Value | undefined, follow?: (href: string) => string): string | undefined {
  if (value !== undefined && isMarkup(value)) return lineOf(value.became?.() ?? '', follow);
  if (typeof value === 'string') return value;
  if (/^(?:bigint|boolean|number)$/.test(typeof value)) return String(value);
  if (value === undefined) return undefined;
  if (isList(value))
    return (
      value
        .map((one) => valueText(one, follow) ?? '')
        .filter(Boolean)
        .join(', ') || undefined
    );
  if (!isRecord(value)) return undefined;
  const { light, dark } = value;
  return typeof light === 'string' && typeof dark === 'string' ? `${light} / ${dark}` : undefined;
}

/** The words of HTML without emphasis, and without links where a title may be made of them, which may be one itself. */
function lineOf(html: string, follow?: (href: string) => string): string | undefined {
  const dropped =
    follow === undefined ? /<\/?(?:a|b|em|i|strong)\b[^>]*>/g : /<\/?(?:b|em|i|strong)\b[^>]*>/g;
  const written = htmlAsMarkdown(html.replace(dropped, ''), follow ?? ((href) => href));
  const words = (follow === undefined ? written.replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1') : written)
    .replace(/\s+/g, ' ')
    .trim();
  return words === '' ? undefined : words;
}
