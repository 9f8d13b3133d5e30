import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { isList, isMarkup, isRecord, type Value, type ValueRecord } from '../../interpreter/value.ts';
import type { PageContext } from '../../page.ts';
import type { ProjectFiles } from '../../project/files.ts';
import { ownFile } from '../addresses.ts';
import { wordsOf, writtenText } from './expression.ts';
import { htmlAsMarkdown } from './html/as-markdown.ts';

interface Given {
  /** What the attributes came to when the element was rendered. */
  readonly shown: ValueRecord | undefined;
  /** What the snippet around was given, by name. */
  readonly props: ReadonlyMap<string, string>;
  /** The target of a link as it can be followed from anywhere. */
  readonly rooted: PageContext['rooted'];
  readonly files: Pick<ProjectFiles, 'has'>;
}

/** Attributes that are texts, numbers, flags or lists of them; links and files as they can be followed from anywhere. */
export function textAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  { shown, props, rooted, files }: Given,
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const set = (name: string, text: string | undefined): void => {
    if (text !== undefined) values.set(name, text);
  };
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      for (const [name, value] of Object.entries(shown ?? {})) set(name, valueText(value));
      continue;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) values.set(name, 'true');
    else if (typeof value === 'string') values.set(name, value);
    else {
      const text = writtenText(value.value) ?? /^\s*([\d.]+|true|false)\s*$/.exec(value.value)?.[1];
      set(name, text ?? valueText(shown?.[name]) ?? props.get(value.value.trim()) ?? wordsOf(value.value));
    }
  }
  set('src', ownFile(values.get('src'), values.get('data-path'), files));
  for (const name of ['href', 'src']) {
    const target = values.get(name);
    if (target !== undefined) values.set(name, rooted(target));
  }
  return values;
}

/** A text as it is, a list of texts, what elements show on one line, and one of each mode side by side. */
function valueText(value: Value | undefined): string | undefined {
  if (value !== undefined && isMarkup(value)) return lineOf(value.became?.() ?? '');
  if (typeof value === 'string') return value;
  if (/^(?:bigint|boolean|number)$/.test(typeof value)) return String(value);
  if (value === undefined) return undefined;
  if (isList(value))
    return (
      value
        .map((one) => valueText(one) ?? '')
        .filter(Boolean)
        .join(', ') || undefined
    );
  if (!isRecord(value)) return undefined;
  const { light, dark } = value;
  return typeof light === 'string' && typeof dark === 'string' ? `${light} / ${dark}` : undefined;
}

/** The words of HTML, which a title may be made of: without emphasis and links, since a title may be one itself. */
function lineOf(html: string): string | undefined {
  const words = htmlAsMarkdown(html.replace(/<\/?(?:b|strong|em|i)\b[^>]*>/g, ''), (href) => href)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return words === '' ? undefined : words;
}
