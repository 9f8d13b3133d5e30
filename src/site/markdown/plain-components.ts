import { lookUp } from '../../look-up.ts';
import { LOCATIONS } from './field-id.ts';
import { linked } from './plain-link.ts';

/** An element of a page while it becomes Markdown. */
export interface PlainElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Whether it stands in a line of text. */
  readonly isLine: boolean;
  /** Depth of a heading that the element makes. */
  readonly level: number;
  /** Whether a component around chooses what it shows of its parts. */
  readonly isChosen: boolean;
  /** The children as Markdown. */
  body(): string;
  /** The same below a heading that the element makes. */
  below(): string;
  /** The elements right inside, each as Markdown. */
  parts(): string[];
  /** What stands around those elements. */
  rest(): string;
  /** What the author wrote. */
  source(): string;
}

type Writer = (element: PlainElement) => string;

/** The Markdown of an element. One that is not known here, such as `<div>`, is its content. */
export function plainComponent(element: PlainElement): string {
  const { name, isChosen, isLine } = element;
  // A part to choose has its name where the component around shows it.
  const other = isChosen && !isLine && /^[A-Z]/.test(name) ? titled : body;
  return (lookUp(WRITERS, name) ?? other)(element);
}

/** All lines but the first with `indent` before them. */
export function indented(text: string, indent: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`);
}

function body(element: PlainElement): string {
  return element.body();
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** Emphasized, where it does not emphasize a part of itself. */
function bold(text: string): string {
  return text.includes('*') ? text : `**${text}**`;
}

function callout(label: string): Writer {
  return (element) => {
    const title = element.attributes.get('title') ?? label;
    return quoted(joined(title === '' ? '' : `**${title}**`, element.body()));
  };
}

function quoted(text: string): string {
  return text.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

/** A part with a title: tabs, accordions, views. */
const titled: Writer = (element) => {
  const title = element.attributes.get('title') ?? element.attributes.get('label');
  const heading = title === undefined ? undefined : `${'#'.repeat(element.level)} ${title}`;
  return joined(heading, element.attributes.get('description'), element.below());
};

/** As the page shows them: what is no step stands above. */
const steps: Writer = (element) =>
  joined(element.rest(), ...element.parts().map((part, n) => `${n + 1}. ${indented(part, '   ')}`));

function list(mark: (n: number) => string): Writer {
  return (element) => {
    const items = element
      .parts()
      .map((part, n) => mark(n) + indented(part.trim(), ' '.repeat(mark(n).length)));
    return joined(element.rest(), items.join(items.some((item) => item.includes('\n\n')) ? '\n\n' : '\n'));
  };
}

function heading(level: number): Writer {
  return (element) => (element.isLine ? element.body() : `${'#'.repeat(level)} ${element.body().trim()}`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lbrace: '{',
  lcub: '{',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
  rbrace: '}',
  rcub: '}',
};

/** The signs that are written `&lt;` and `&#123;`, since code of Markdown knows no such names. */
function withSigns(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal, hex, name: string) => {
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return name === undefined ? String.fromCodePoint(point) : (lookUp(ENTITIES, name) ?? whole);
  });
}

/** Text as it is laid out, in a fence that nothing in it ends. */
const preformatted: Writer = (element) => {
  const text = withSigns(element.body())
    .replace(/^(?:[ \t]*\n)+|\s+$/g, '')
    .replace(/^`([^`]+)`$/, '$1');
  const marks = [...text.matchAll(/`{3,}/g)].reduce((longest, [run]) => Math.max(longest, run.length + 1), 3);
  return element.isLine ? text : `${'`'.repeat(marks)}\n${text}\n${'`'.repeat(marks)}`;
};

/** A part below its title. */
const entitled: Writer = (element) => {
  const title = element.attributes.get('title');
  return joined(title === undefined ? undefined : bold(title), element.body());
};

function item(head: string, text: string): string {
  if (text === '') return `- ${head}`;
  return text.includes('\n') ? `- ${head}\n\n  ${indented(text, '  ')}` : `- ${head}: ${text}`;
}

const card: Writer = (element) => {
  const { attributes } = element;
  const title = attributes.get('title') ?? attributes.get('cta') ?? attributes.get('href') ?? '';
  const href = attributes.get('href');
  const text = [attributes.get('description'), element.body()].filter(Boolean).join(' ');
  if (title === '' && href === undefined) return text === '' ? '' : `- ${indented(text, '  ')}`;
  return item(href === undefined ? `**${title}**` : `[${title}](${href})`, text);
};

const field: Writer = (element) => {
  const { attributes } = element;
  const isResponse = element.name === 'ResponseField';
  const named = LOCATIONS.find((key) => attributes.has(key));
  const location = isResponse ? undefined : named;
  const name = (isResponse ? attributes.get('name') : undefined) ?? attributes.get(named ?? 'name') ?? '';
  const initial = attributes.get('default');
  const facts = [
    attributes.get('type'),
    location,
    attributes.get('required') === 'true' ? 'required' : undefined,
    attributes.get('deprecated') === 'true' ? 'deprecated' : undefined,
    initial === undefined ? undefined : `default: ${initial}`,
  ].filter((fact) => fact !== undefined);
  const about = facts.length === 0 ? '' : `(${facts.join(', ')})`;
  return item([name === '' ? '' : `\`${name}\``, about].filter(Boolean).join(' '), element.body());
};

const image: Writer = ({ attributes }) => {
  const source = attributes.get('src') ?? '';
  if (source === '' && !attributes.has('srcSet')) return attributes.get('alt') ?? '';
  return `![${attributes.get('alt') ?? ''}](${/\s/.test(source) ? `<${source}>` : source})`;
};

/** What plays or frames another document, as a link to it. */
const media: Writer = (element) => {
  const source = element.attributes.get('src') ?? /\bsrc="([^"]+)"/.exec(element.source())?.[1];
  return source === undefined ? element.body() : `[${element.attributes.get('title') ?? source}](${source})`;
};

const link: Writer = (element) => {
  const href = element.attributes.get('href') ?? element.attributes.get('to');
  const text = element.body();
  if (href === undefined) return text;
  // A sign beside a heading leads to where it stands.
  if (text.trim() === '' && href.startsWith('#')) return '';
  return BLOCKS.test(text) ? linked(text.trim(), href) : `[${text.trim() || href}](${href})`;
};

/** More than a paragraph. */
const BLOCKS = /\S\n\s*\n|^\s*(?:#+|[->]|\d+\.) /;

const frame: Writer = (element) => {
  const caption = element.attributes.get('caption')?.trim() ?? '';
  return joined(element.attributes.get('hint'), element.body(), caption === '' ? undefined : `*${caption}*`);
};

const tooltip: Writer = (element) => {
  const { attributes } = element;
  const [headline, tip, cta, href] = ['headline', 'tip', 'cta', 'href'].map((name) => attributes.get(name));
  const word = element.body();
  const isSaid = headline?.toLowerCase() === word.trim().toLowerCase();
  const about = [isSaid ? undefined : headline, tip].filter(Boolean).join(': ');
  const more = cta === undefined || href === undefined ? '' : `[${cta}](${href})`;
  const shown = [about, more].filter(Boolean).join(' ');
  return shown === '' ? word : `${word} (${shown})`;
};

const color: Writer = ({ attributes }) => {
  const value = attributes.get('value');
  return `- ${[attributes.get('name'), value === undefined ? undefined : `\`${value}\``].filter(Boolean).join(': ')}`;
};

const folder: Writer = (element) => {
  const inside = element.body();
  const name = `- ${element.attributes.get('name') ?? ''}/`;
  return inside === '' ? name : `${name}\n  ${indented(inside, '  ')}`;
};

const fence: Writer = (element) => {
  const { attributes } = element;
  const language = attributes.get('language') ?? attributes.get('lang') ?? '';
  const title = attributes.get('title') ?? attributes.get('filename') ?? '';
  return `\`\`\`${`${language} ${title}`.trim()}\n${element.body()}\n\`\`\``;
};

function around(mark: string): Writer {
  return (element) => {
    const text = element.body().trim();
    return element.isLine || /^.+$/.test(text) ? `${mark}${text}${mark}` : element.body();
  };
}

/** What there is to choose from, apart from the words around. */
const choice: Writer = (element) => ` ${element.parts().join(', ') || element.body()} `;

const summary: Writer = (element) => `${bold(element.body().trim())}${element.isLine ? '\n\n' : ''}`;
const nothing: Writer = () => '';
const asWritten: Writer = (element) => element.source();

const WRITERS: Readonly<Record<string, Writer>> = {
  Note: callout('Note'),
  Info: callout('Info'),
  Tip: callout('Tip'),
  Warning: callout('Warning'),
  Danger: callout('Danger'),
  Check: callout('Check'),
  Callout: callout(''),
  Steps: steps,
  Step: entitled,
  Tab: titled,
  Accordion: titled,
  View: titled,
  Update: titled,
  Expandable: (element) => joined(`**${element.attributes.get('title') ?? 'properties'}**`, element.body()),
  Card: card,
  Tile: card,
  Param: field,
  ParamField: field,
  ResponseField: field,
  Frame: frame,
  Tooltip: tooltip,
  Prompt: (element) => joined(bold(element.attributes.get('description') ?? 'Prompt'), element.body()),
  CodeBlock: fence,
  'Color.Row': entitled,
  'Color.Item': color,
  'FileTree.Folder': folder,
  'FileTree.File': ({ attributes }) => `- ${attributes.get('name') ?? ''}`,
  'Tree.Folder': folder,
  'Tree.File': ({ attributes }) => `- ${attributes.get('name') ?? ''}`,
  'GitHub.Repo': ({ attributes }) => `https://github.com/${attributes.get('repo') ?? ''}`,
  Link: link,
  Heading: (element) =>
    `${'#'.repeat(Number(element.attributes.get('level') ?? 2) || 2)} ${element.body().trim()}`,
  Mermaid: (element) => `\`\`\`mermaid\n${element.attributes.get('chart') ?? element.body()}\n\`\`\``,
  OptimizedVideo: media,
  ZoomImage: (element) => (element.attributes.has('src') ? image(element) : element.body()),
  Image: image,
  Img: image,
  Video: media,
  Audio: media,
  Iframe: media,
  Summary: summary,
  Icon: nothing,
  Latex: around('$'),
  a: link,
  img: image,
  iframe: media,
  video: media,
  audio: media,
  ul: list(() => '- '),
  ol: list((n) => `${n + 1}. `),
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  blockquote: (element) => quoted(element.body()),
  summary,
  select: choice,
  optgroup: choice,
  pre: preformatted,
  br: () => '  \n',
  hr: () => '---',
  strong: around('**'),
  b: around('**'),
  em: around('*'),
  i: around('*'),
  code: (element) => withSigns(around('`')(element)),
  kbd: (element) => withSigns(around('`')(element)),
  script: nothing,
  style: nothing,
  svg: nothing,
  table: asWritten,
};
