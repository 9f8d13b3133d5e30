import { DISPLAYS } from '../config/api.ts';
import { MOST_BOOST } from '../config/boost.ts';
import { isRecord } from '../config/json/record.ts';
import { PAGE_ACTIONS } from '../config/page-actions.ts';
import type { Report } from '../diagnostic.ts';
import type { ParsedPage } from '../markdown/parsed-page.ts';
import { unfilled, type Variables } from '../markdown/variables.ts';
import { METHODS } from '../openapi/operation/operations.ts';
import { warnOfKey } from './key-place.ts';
import { boostOf, headText, MODES } from './pages.ts';

/** What makes a page that of an endpoint: the method `WSS` makes none. */
const ENDPOINT = new RegExp(`^(?:${METHODS.join('|')})\\s+\\S+$`, 'i');
export const ENDPOINT_HINT = 'write a method and a path: GET /users/{id}';

/** What is wrong with a value, and what to write. */
type Wrong = readonly [problem: string, hint: string];

/** What is wrong with the value of a key, if anything is. */
type Check = (value: unknown, key: string) => Wrong | undefined;

const isSwitch: Check = (value) =>
  typeof value === 'boolean' || value === 'true' || value === 'false'
    ? undefined
    : [`${shown(value)} is not a boolean`, 'write true or false'];

const shownText: Check = (value, key) =>
  isList(value) ? [`is ${kindOf(value)}, and not shown`, `put quotes around it: ${key}: "…"`] : undefined;

const oneText: Check = (value) =>
  isList(value) ? [`is ${kindOf(value)}, and not read`, 'write one text'] : undefined;

const reference: Check = (value) =>
  typeof value === 'string'
    ? undefined
    : [
        `is ${Array.isArray(value) ? 'a list' : JSON.stringify(value)}, and the page shows none of it`,
        'write one text, and a page for each',
      ];

const endpoint: Check = (value, key) =>
  typeof value === 'string' && !ENDPOINT.test(value.trim())
    ? [`"${value}" is no endpoint`, ENDPOINT_HINT]
    : reference(value, key);

/** One of some words; what hosted sites know `besides` is no mistake. */
const oneOf =
  (what: string, words: readonly string[], besides: readonly string[] = []): Check =>
  (value) => {
    const text = headText(value);
    return text !== undefined && [...words, ...besides].includes(text)
      ? undefined
      : [`${shown(value)} is no ${what}; the usual one is used`, `write one of ${words.join(', ')}`];
  };

const icon: Check = (value) =>
  headText(isRecord(value) ? value.name : value) === undefined
    ? [`${shown(value)} is no icon`, 'write a name, a file, or { name: …, style: … }']
    : undefined;

const boost: Check = (value) =>
  boostOf(value) === undefined
    ? [`${shown(value)} is no factor`, `write a number above 0, up to ${MOST_BOOST}`]
    : undefined;

const paths: Check = (value) =>
  Array.isArray(value) || value === false
    ? undefined
    : [`${shown(value)} is not a list`, 'write a list of paths: [/guides/start]'];

/** Options of a page are those of the settings. */
const actions: Check = (value) => {
  const options = isRecord(value) ? value.options : undefined;
  if (!Array.isArray(options)) return [`${shown(value)} has no options`, 'write options: [copy, view]'];
  const unknown = options.find((one) => !isRecord(one) && !PAGE_ACTIONS.includes(String(one)));
  return unknown === undefined
    ? undefined
    : [`${shown(unknown)} is no option`, `write one of ${PAGE_ACTIONS.join(', ')}`];
};

const CHECKS: Readonly<Record<string, Check>> = {
  title: shownText,
  sidebarTitle: shownText,
  description: shownText,
  tag: shownText,
  icon,
  iconType: oneText,
  mode: oneOf('mode of a page', ['default', ...MODES], ['assistant']),
  url: oneText,
  canonical: oneText,
  hidden: isSwitch,
  noindex: isSwitch,
  searchable: isSwitch,
  deprecated: isSwitch,
  timestamp: isSwitch,
  hideFooterPagination: isSwitch,
  hideApiMarker: isSwitch,
  rss: isSwitch,
  boost,
  contextual: actions,
  related: paths,
  openapi: reference,
  asyncapi: reference,
  'openapi-schema': reference,
  api: endpoint,
  authMethod: oneOf('method of authorization', ['bearer', 'basic', 'key', 'none'], ['cobo']),
  contentType: oneText,
  playground: oneOf('way to show the console', DISPLAYS),
};

/** Reports what a page's frontmatter says that is nothing known, and has no effect. */
export function reportFrontmatter(page: ParsedPage, variables: Variables, report: Report): void {
  for (const [key, check] of Object.entries(CHECKS)) {
    const value = page.frontmatter[key];
    if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) continue;
    const wrong = check(value, key);
    if (wrong === undefined) continue;
    const [problem, hint] = wrong;
    warnOfKey(page, key, { kind: 'frontmatter', message: `${key}: ${problem}`, hint }, report);
  }
  for (const key of ['title', 'sidebarTitle', 'description']) {
    for (const { message, hint } of unfilled(headText(page.frontmatter[key]) ?? '', variables))
      warnOfKey(page, key, { kind: 'unbound-name', message: `${key}: ${message}`, hint }, report);
  }
}

function isList(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : 'an object';
}

/** A value as a message quotes it. */
function shown(value: unknown): string {
  return isList(value) ? `it is ${kindOf(value)}, which` : JSON.stringify(value);
}
