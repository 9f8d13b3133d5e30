import { lookUp } from '../../../look-up.ts';
import { codeSpan, fenced } from '../code/code-span.ts';
import { linked } from './link.ts';
import { raised } from './marks.ts';
import { bold, indented, numberAfter, type PlainPart, quoted, type Writer } from './writer.ts';

function list(mark: (number: number) => string): Writer {
  return (element) => {
    let number = numberAfter(0, element.attributes.get('start')) - 1;
    const items = element
      .inOrder()
      .filter(({ name, text }) => name !== '' || text.trim() !== '')
      .flatMap(itemsOf)
      .map(({ name, text, attributes }) => {
        // What stands between items: those of a list that is written in Markdown, or words.
        if (name === '') return text.trim();
        number = numberAfter(number, attributes.get('value'));
        return mark(number) + indented(text.trim(), ' '.repeat(mark(number).length));
      });
    const isApart = items.some((item) => item.includes('\n\n') || !ITEM.test(item));
    return items.join(isApart ? '\n\n' : '\n');
  };
}

const ITEM = /^(?:[-*+]|\d+[.)])(?: |$)/;

/** The items that a part of a list is: a component that makes them says so itself. */
function itemsOf(part: PlainPart): readonly PlainPart[] {
  if (!/^[A-Z]/.test(part.name) || !part.text.startsWith('- ')) return [part];
  const items = part.text.split(/\n+(?=- )/);
  return items.map((text) => ({ ...part, text: text.slice(2).replaceAll('\n  ', '\n') }));
}

function heading(level: number): Writer {
  return (element) => {
    const text = element.body();
    return element.isLine || text.trim() === ''
      ? text
      : `${'#'.repeat(level)} ${text.trim().replace(/\s*\n\s*/g, ' ')}`;
  };
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

/** Text as it is laid out: a block of code, in a line one of its parts. */
const preformatted: Writer = (element) => {
  const text = withSigns(element.body()).replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  if (text === '') return '';
  return element.isLine && !text.includes('\n') ? codeSpan(text) : fenced(text);
};

/** An element in text as it is laid out: its words, without what is there to be pressed. */
export const laidOut: Writer = ({ name, body }) => {
  if (name === 'br') return '\n';
  return UNSAID.test(name) ? '' : body();
};

const UNSAID = /^(?:button|script|style|svg)$/;

/** A picture, or what it shows where it has no source. */
export const image: Writer = ({ attributes }) => {
  const source = attributes.get('src') ?? '';
  if (source === '' && !attributes.has('srcSet')) return attributes.get('alt') ?? '';
  return `![${attributes.get('alt') ?? ''}](${/\s/.test(source) ? `<${source}>` : source})`;
};

/** What plays or frames another document, as a link to it. */
export const media: Writer = (element) => {
  const source = element.attributes.get('src') ?? /\bsrc="([^"]+)"/.exec(element.source())?.[1];
  return source === undefined ? element.body() : framed(element, source);
};

/** A document in a frame by what the page says in its place, or as a link to it. */
const object: Writer = (element) => {
  const [text, source] = [element.body(), element.attributes.get('data')];
  return source === undefined || text.trim() !== '' ? text : framed(element, source);
};

function framed({ attributes }: Parameters<Writer>[0], source: string): string {
  return `[${attributes.get('title') ?? source}](${source})`;
}

/** A link, at the heading or the first line of blocks. */
export const link: Writer = (element) => {
  const href = element.attributes.get('href') ?? element.attributes.get('to');
  const text = element.body();
  if (href === undefined) return text;
  // A sign beside a heading leads to where it stands.
  if (text.trim() === '' && href.startsWith('#')) return '';
  const words = text.trim() || element.attributes.get('aria-label') || href;
  if (BLOCKS.test(text)) return linked(text.trim(), href);
  return element.isLine ? betweenBlanks(text, `[${words}](${href})`) : `[${words}](${href})`;
};

/** More than a paragraph. */
const BLOCKS = /\S\n\s*\n|^\s*(?:#+|[->]|\d+\.) /;

/** Text between signs, where it is on a line. */
export function around(mark: string): Writer {
  return (element) => {
    const said = element.body();
    const text = said.trim();
    if (element.isLine) return text === '' ? said : betweenBlanks(said, `${mark}${text}${mark}`);
    return /^.+$/.test(text) ? `${mark}${text}${mark}` : said;
  };
}

/** Text as code, as a whole a link where all of it is one. */
const code: Writer = (element) => {
  const href = element.leadsTo();
  const said = element.body();
  const text = withSigns(said.trim());
  if (text === '' || text.includes('\n')) return said;
  const made = href === undefined ? codeSpan(text) : `[${codeSpan(text)}](${href})`;
  return element.isLine ? betweenBlanks(said, made) : made;
};

/** What became of the words of an element in a line, apart from those around it where a blank at its edge kept them so. */
function betweenBlanks(said: string, made: string): string {
  if (said.trim() === '') return made;
  return `${/^\s/.test(said) ? ' ' : ''}${made}${/\s$/.test(said) ? ' ' : ''}`;
}

/** What there is to choose from, apart from the words around. */
const choice: Writer = (element) =>
  ` ${
    element
      .parts()
      .map(({ text }) => text)
      .join(', ') || element.body()
  } `;

export const summary: Writer = (element) => `${bold(element.body().trim())}${element.isLine ? '\n\n' : ''}`;
const nothing: Writer = () => '';
const asWritten: Writer = (element) => element.source();

/** The elements of HTML that Markdown has something for. */
export const ELEMENTS: Readonly<Record<string, Writer>> = {
  a: link,
  img: image,
  iframe: media,
  embed: media,
  object,
  video: media,
  audio: media,
  ul: list(() => '- '),
  ol: list((number) => `${number}. `),
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
  del: around('~~'),
  s: around('~~'),
  strike: around('~~'),
  sup: ({ name, body }) => raised(body(), name),
  sub: ({ name, body }) => raised(body(), name),
  code,
  kbd: code,
  script: nothing,
  style: nothing,
  svg: nothing,
  table: asWritten,
};
