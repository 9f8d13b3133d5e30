import type { Heading } from 'mdast';
import { originalOf } from '../../hrefs.ts';
import type { JsxElement } from '../jsx-nodes.ts';
import { plainText } from '../parse.ts';
import type { ParsedPage } from '../parsed-page.ts';
import type { MarkdownProject } from '../rendering.ts';
import { shownNodes } from '../snippets/shown-nodes.ts';
import { titleHeading } from '../title-heading.ts';
import { FIELD_NAMES, FIELDS, fieldId } from './field-id.ts';
import { writtenId } from './heading.ts';
import { lastStep, plainId } from './plain-id.ts';
import { createSlugger, type Slugger } from './slug.ts';

/** A heading or component as links name it. Keys are without case and punctuation. */
interface Anchor {
  /** `h2` or the name of the component; empty for an element that only has an id. */
  readonly kind: string;
  /** Its place among those of the page. */
  readonly at: number;
  readonly id: string;
  readonly key: string;
  /** What it is found by as well: `chat.create()` as `create`, an entry of a changelog by its description. */
  readonly member: string;
}

/** What ids mean. */
export interface Anchors {
  /** The id on a page that is meant by what was written. */
  meant(page: string, written: string): string;
  /** The snippets that this was found out from, as far as it was asked for this page. */
  snippetsOf(page: string): readonly string[];
}

/**
 * Finds the ids that links mean. Authors write fragments by the rules of the generator they knew (`#v45-wire-format`,
 * `#v4.5-wire-format`, `#intro-1` for the second heading of that name): where no heading has the id as written, the one
 * that differs only in case, punctuation or way of counting is meant. Else the id stays as written.
 */
export function createAnchors(
  parsedAt: (page: string) => ParsedPage | undefined,
  project: Pick<MarkdownProject, 'files' | 'parse'>,
  fieldsAt: (page: string) => readonly string[] = () => [],
): Anchors {
  const known = new Map<string, PageAnchors>();
  const fields = new Map<string, readonly string[]>();
  const fieldsOf = (page: string): readonly string[] => {
    const ids = fields.get(page) ?? fieldsAt(page);
    fields.set(page, ids);
    return ids;
  };
  const anchorsAt = (page: string): readonly Anchor[] => {
    const parsed = known.has(page) ? undefined : parsedAt(page);
    const found = known.get(page) ?? (parsed === undefined ? NONE : anchorsOf(parsed, project));
    known.set(page, found);
    return found.anchors;
  };
  return {
    meant(page, written) {
      const anchors = anchorsAt(page);
      if (anchors.some(({ id }) => id === written)) return written;
      return (
        closest(anchors, written) ??
        closestField(fieldsOf, page, written) ??
        translated(anchors, originalsOf(page).map(anchorsAt), written) ??
        closest(anchors, lastStep(written)) ??
        written
      );
    },
    snippetsOf: (page) => known.get(page)?.snippets ?? [],
  };
}

/** The pages, besides it, whose headings may say what an id on a page means: it may be a translation of them. */
export function originalsOf(page: string): readonly string[] {
  const original = originalOf(page);
  return original === undefined ? [] : [original, `en/${original}`];
}

/** Translators leave ids as they were: meant is what stands in the same place, where both pages are built alike. */
function translated(
  anchors: readonly Anchor[],
  originals: readonly (readonly Anchor[])[],
  written: string,
): string | undefined {
  const inOrder = (all: readonly Anchor[]) =>
    all.filter(({ kind }) => kind !== '').sort((a, b) => a.at - b.at);
  const plan = (all: readonly Anchor[]): string => all.map(({ kind }) => kind).join();
  const own = inOrder(anchors);
  const original = originals.map(inOrder).find((all) => all.length > 0 && plan(all) === plan(own));
  if (original === undefined) return undefined;
  const id = original.some((one) => one.id === written) ? written : closest(original, written);
  return id === undefined ? undefined : own[original.findIndex((one) => one.id === id)]?.id;
}

function closest(anchors: readonly Anchor[], written: string): string | undefined {
  const [, base = '', count = '0'] = /^(.*)-(\d{1,3})$/.exec(written) ?? [];
  // The second of a name is numbered 1 or 2, by the generator.
  const nth = Math.max(1, Number(count) - 1);
  const whole = plainId(written);
  const counted = plainId(base);
  for (const part of ['key', 'member'] as const) {
    const same = (key: string) => (key === '' ? [] : anchors.filter((anchor) => anchor[part] === key));
    const found = same(whole)[0] ?? same(counted)[nth];
    if (found !== undefined) return found.id;
  }
  return undefined;
}

/** The field of an API page that is meant; its path may be written with the steps that lead nowhere new. */
function closestField(
  fieldsOf: (page: string) => readonly string[],
  page: string,
  written: string,
): string | undefined {
  if (!FIELD.test(written)) return undefined;
  const ids = fieldsOf(page);
  if (ids.includes(written)) return written;
  for (const key of [plainId, (id: string) => plainId(id.replace(FIELD_STEPS, ''))]) {
    const found = ids.find((id) => key(id) === key(written));
    if (found !== undefined) return found;
  }
  return undefined;
}

const FIELD = /^(?:authorization|parameter|body|response)-/i;

/** Into a list, and into one of several schemas: generators differ in whether they name them. */
const FIELD_STEPS = /-(?:items|(?:one|any|all)-of-\d+)(?![^-])/gi;

/** The components whose title is their id as well, and the prop that holds it. */
const TITLED: ReadonlyMap<string, string> = new Map([
  ['Accordion', 'title'],
  ['Step', 'title'],
  ['Tab', 'title'],
  ['Update', 'label'],
  ['View', 'title'],
]);

/** The components of which the second of a name is numbered 1. */
const COUNTED_FROM_ONE: ReadonlySet<string> = new Set([...FIELDS, 'Accordion', 'View']);

interface PageAnchors {
  /** The headings of a page, and then its components, with the ids that rendering gives them. */
  readonly anchors: readonly Anchor[];
  /** The snippets that some of them come from. */
  readonly snippets: readonly string[];
}

const NONE: PageAnchors = { anchors: [], snippets: [] };

function anchorsOf(page: ParsedPage, project: Pick<MarkdownProject, 'files' | 'parse'>): PageAnchors {
  const { nodes, files } = shownNodes(page, project);
  const slugger = createSlugger();
  const headings: Anchor[] = [];
  const components: Anchor[] = [];
  for (const node of nodes) if (node.type === 'heading') slugger.reserve([plainText(node)]);
  const title = titleHeading(page);
  let at = 0;
  const heading = (node: Heading): Anchor => {
    const text = plainText(node);
    return {
      kind: `h${node.depth}`,
      at: at++,
      id: writtenId(node) ?? slugger.next(text),
      key: plainId(text),
      member: plainId(/\.([^.]+)$/.exec(text)?.[1] ?? ''),
    };
  };
  for (const node of nodes) {
    if (node.type !== 'heading') {
      const own = componentAnchor(node, slugger);
      if (own !== undefined) components.push({ ...own, at: at++ });
      continue;
    }
    if (node !== title) headings.push(heading(node));
  }
  // The title has its id, where no other heading has it.
  if (title !== undefined) headings.push(heading(title));
  return { anchors: [...headings, ...components], snippets: files };
}

function componentAnchor({ name, attributes }: JsxElement, slugger: Slugger): Omit<Anchor, 'at'> | undefined {
  const titled = TITLED.get(name ?? '');
  const isField = FIELDS.has(name ?? '');
  const kind = titled !== undefined || isField || /^h[1-6]$/.test(name ?? '') ? (name ?? '') : '';
  let given: string | undefined;
  let made: string | undefined;
  let member = '';
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    const { name: prop, value } = attribute;
    if (prop === 'id') given ??= value;
    else if (prop === titled) made = value;
    else if (isField && FIELD_NAMES.has(prop)) made = fieldId(value);
    else if (name === 'Update' && prop === 'description') member = plainId(value);
  }
  if (given !== undefined) return { kind, id: given, key: plainId(given), member };
  if (made === undefined) return undefined;
  const id = slugger.nextFree(made, COUNTED_FROM_ONE.has(kind) ? 1 : 2);
  return { kind, id, key: plainId(made), member };
}
