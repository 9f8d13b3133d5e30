import { lookUp } from '../../../look-up.ts';
import { STEP_PLACE } from '../../components/between-steps.ts';
import { headingLevel } from '../../components/heading-level.ts';
import { repositoryName } from '../../components/repository-name.ts';
import { LOCATIONS } from '../anchors/field-id.ts';
import { codeSpan, fenced, seen } from '../code/code-span.ts';
import { TITLES } from '../jsx/unknown-component.ts';
import { around, ELEMENTS, image, laidOut, link, media, summary } from './elements.ts';
import { linked } from './link.ts';
import { isTwin } from './twins.ts';
import {
  bold,
  indented,
  joined,
  numberAfter,
  type PlainElement,
  type PlainPart,
  quoted,
  slanted,
  type Writer,
} from './writer.ts';

/** The Markdown of an element. One that is not known here, such as `<div>`, is its content. */
export function plainComponent(element: PlainElement): string {
  const { name, isChosen, isLine } = element;
  if (isTwin(element.attributes.get('className') ?? element.attributes.get('class') ?? '')) return '';
  if (element.isLaidOut || (element.isCode && SIGNED.test(name))) return laidOut(element);
  // A part to choose has its name where the component around shows it.
  const other = isChosen && !isLine && /^[A-Z]/.test(name) ? titled : body;
  return (lookUp(WRITERS, name) ?? other)(element);
}

/** Elements that Markdown has signs for, which in code are signs of the code. */
const SIGNED = /^(?:[abis]|br|code|del|em|kbd|strike|strong|su[bp])$/;

/** Of a component that leads somewhere, a link, where it is words alone. */
function body(element: PlainElement): string {
  const text = element.body();
  const href = /^[A-Z]/.test(element.name) ? element.attributes.get('href') : undefined;
  return href === undefined || !/^[^\n[\]]*\S[^\n[\]]*$/.test(text) ? text : `[${text.trim()}](${href})`;
}

function callout(label: string): Writer {
  return (element) => {
    const title = element.attributes.get('title') ?? label;
    return quoted(joined(title === '' ? '' : bold(title), element.body()));
  };
}

/** The first of some attributes that says something. */
function saidIn({ attributes }: PlainElement, ...names: readonly string[]): string | undefined {
  return names.map((name) => attributes.get(name)).find((text) => text !== undefined && text.trim() !== '');
}

/** A part with a title: tabs, accordions, views. */
const titled: Writer = (element) => {
  const title = saidIn(element, ...TITLES);
  const heading = title === undefined ? undefined : `${'#'.repeat(element.level)} ${title}`;
  return joined(heading, element.attributes.get('description'), element.below());
};

/** An entry of a changelog, with its tags. */
const update: Writer = (element) => {
  const { attributes, level } = element;
  const tags = attributes.get('tags');
  const heading = saidIn(element, 'label', 'title');
  return joined(
    heading === undefined ? undefined : `${'#'.repeat(level)} ${heading}`,
    attributes.get('description'),
    tags === undefined ? undefined : slanted(tags),
    element.below(),
  );
};

/** As the page shows them: what is no step belongs to the one before it, unless a heading would be listed out of turn. */
const steps: Writer = (element) => {
  const parts = element.inOrder().filter(({ text }) => text.trim() !== '');
  const isStep = ({ name, became = '' }: PlainPart): boolean =>
    name === 'Step' || became.includes(STEP_PLACE);
  const after = parts.slice(Math.max(parts.findIndex(isStep), 0)).filter((part) => !isStep(part));
  const isOutOfTurn = after.some(({ text }) => /^#{1,6} /.test(text));
  const ordered = isOutOfTurn ? parts.toSorted((a, b) => Number(isStep(a)) - Number(isStep(b))) : parts;
  let number = 0;
  let indent = '';
  const pieces = ordered.map((part) => {
    if (!isStep(part)) return indent + indented(part.text, indent);
    number = numberAfter(number, part.attributes.get('stepNumber'));
    const mark = `${number}. `;
    indent = ' '.repeat(mark.length);
    return mark + indented(part.text, indent);
  });
  return joined(...pieces);
};

/** A part below its title, or below whom it is for. */
const entitled: Writer = (element) => {
  const title = saidIn(element, 'title', 'is');
  return joined(title === undefined ? undefined : bold(title), element.body());
};

/** What cannot go on in the line of what is before it. */
const BLOCK = /\n|^(?:[-*+>]|#{1,6}|\d+\.) /;

function item(head: string, text: string): string {
  if (text === '') return `- ${head}`;
  return BLOCK.test(text) ? `- ${head}\n\n  ${indented(text, '  ')}` : `- ${head}: ${text}`;
}

const card: Writer = (element) => {
  const { attributes } = element;
  const href = attributes.get('disabled') === 'true' ? undefined : attributes.get('href');
  const own = element.body();
  const told = attributes.get('description') ?? '';
  const description = own.includes(told) ? undefined : told;
  const text = BLOCK.test(own) ? joined(description, own) : [description, own].filter(Boolean).join(' ');
  const title = saidIn(element, 'title', 'cta') ?? (text === '' ? href : undefined);
  if (title === undefined) {
    if (text === '') return '';
    return `- ${indented(href === undefined ? text : linked(text, href), '  ')}`;
  }
  const cta = title === attributes.get('cta') ? undefined : saidIn(element, 'cta');
  const more = cta === undefined || href === undefined ? cta : `[${cta}](${href})`;
  const below = BLOCK.test(text) ? joined(text, more) : [text, more].filter(Boolean).join(' ');
  return item(href === undefined ? bold(title) : `[${title}](${href})`, below);
};

/** Whether an attribute is on: it is where it stands, unless it says that it is not. */
function isOn(text: string | undefined): boolean {
  return text !== undefined && text !== 'false' && text !== '0';
}

const field: Writer = (element) => {
  const { attributes } = element;
  const isResponse = element.name === 'ResponseField';
  const named = LOCATIONS.find((key) => attributes.has(key));
  const location = isResponse ? undefined : named;
  const name = (isResponse ? attributes.get('name') : undefined) ?? attributes.get(named ?? 'name') ?? '';
  const [type, initial, values, example] = ['type', 'default', 'enum', 'example'].map((key) =>
    attributes.get(key),
  );
  const facts = [
    attributes.get('pre'),
    type === undefined ? undefined : seen(type),
    location,
    isOn(attributes.get('required')) ? 'required' : undefined,
    isOn(attributes.get('deprecated')) ? 'deprecated' : undefined,
    initial === undefined ? undefined : `default: ${initial === '' ? codeSpan('""') : seen(initial)}`,
    values === undefined ? undefined : `one of: ${seen(values)}`,
    example === undefined ? undefined : `example: ${seen(example)}`,
    attributes.get('post'),
  ].filter((fact) => fact !== undefined);
  const about = facts.length === 0 ? '' : `(${facts.join(', ')})`;
  const text = [attributes.get('description'), element.body()].filter(Boolean).join('\n\n');
  return item([name === '' ? '' : `\`${name}\``, about].filter(Boolean).join(' '), text);
};

const frame: Writer = (element) => {
  const caption = element.attributes.get('caption')?.trim() ?? '';
  return joined(
    element.attributes.get('hint'),
    element.body(),
    caption === '' ? undefined : slanted(caption),
  );
};

const tooltip: Writer = (element) => {
  const { attributes } = element;
  const [headline, tip, cta, href] = ['headline', 'tip', 'cta', 'href'].map((name) => attributes.get(name));
  const word = element.body();
  const isSaid = headline?.toLowerCase() === word.trim().toLowerCase();
  const about = [isSaid ? undefined : headline, tip].filter(Boolean).join(': ');
  const more = cta === undefined || href === undefined ? '' : `[${cta}](${href})`;
  const shown = [about, more].filter(Boolean).join(' ');
  return shown === '' ? word : word.replace(/\s*$/, (blank) => ` (${shown})${blank}`);
};

const color: Writer = ({ attributes }) => {
  const value = attributes.get('value');
  return `- ${[attributes.get('name'), value === undefined ? undefined : `\`${value}\``].filter(Boolean).join(': ')}`;
};

const folder: Writer = (element) => {
  const inside = element.body();
  const said = element.attributes.get('name') ?? '';
  // An element has the name before what it says of it.
  const isNoted = /^<[\w.]+\s(?:[^>]*\s)?name=\{\s*</.test(element.source());
  const name = `- ${seen((isNoted ? /^\S+/.exec(said)?.[0] : undefined) ?? said)}/${isNoted ? said.replace(/^\S+/, '') : ''}`;
  return inside === '' ? name : `${name}\n  ${indented(inside, '  ')}`;
};

const file: Writer = (element) => {
  const name = element.attributes.get('name');
  return `- ${[name === undefined ? '' : seen(name), element.body()].filter(Boolean).join(' ')}`;
};

const fence: Writer = (element) => {
  const { attributes } = element;
  const language = attributes.get('language') ?? attributes.get('lang') ?? '';
  const title = attributes.get('title') ?? attributes.get('filename') ?? '';
  return fenced(element.body(), `${language} ${title}`.trim());
};

const repository: Writer = ({ attributes }) => {
  const given = attributes.get('repo') ?? '';
  const name = repositoryName(given);
  return name === undefined ? given : `https://github.com/${name}`;
};

const WRITERS: Readonly<Record<string, Writer>> = {
  ...ELEMENTS,
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
  Variation: entitled,
  View: titled,
  Update: update,
  Expandable: (element) => joined(bold(saidIn(element, 'title') ?? 'properties'), element.body()),
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
  'FileTree.File': file,
  'Tree.Folder': folder,
  'Tree.File': file,
  'GitHub.Repo': repository,
  Badge: (element) => element.body() || (saidIn(element, 'text', 'label') ?? ''),
  Link: link,
  Heading: (element) =>
    `${'#'.repeat(headingLevel(Number(element.attributes.get('level') ?? 2)))} ${element.body().trim()}`,
  Mermaid: (element) => fenced(element.attributes.get('chart') ?? element.body(), 'mermaid'),
  OptimizedVideo: media,
  ZoomImage: (element) => (element.attributes.has('src') ? image(element) : element.body()),
  Image: image,
  Img: image,
  Video: media,
  Audio: media,
  Iframe: media,
  Details: (element) => (saidIn(element, ...TITLES) === undefined ? element.body() : titled(element)),
  Summary: summary,
  // Beside words it is there to be seen.
  Icon: (element) => (element.isLine ? '' : (saidIn(element, 'aria-label', 'alt') ?? '')),
  Latex: around('$'),
};
