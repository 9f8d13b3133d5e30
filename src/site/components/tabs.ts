import type { CodePart } from '../markdown/code/code.ts';
import { attributes, classes, escapeAttribute } from '../markdown/html.ts';
import type { Component, Rendering } from '../markdown/rendering.ts';
import type { Heading } from '../page.ts';
import {
  type ComponentTable,
  childrenHtml,
  flagProp,
  iconHtml,
  idProp,
  numberProp,
  titleProp,
} from './props.ts';

/** One panel of a set of tabs. `title` is plain, `label` HTML. */
interface TabPart {
  readonly title: string;
  readonly label: string;
  readonly id?: string | undefined;
  readonly html: string;
  readonly headings?: readonly Heading[];
}

/**
 * A set of tabs. Without scripts all panels stand one below the other, each under its title; the class `js` on
 * `<html>` shows the tab list and one panel. Sets with the same titles follow one another.
 */
function tabsHtml(
  parts: readonly TabPart[],
  page: Rendering,
  options: {
    className: string;
    selected?: number | undefined;
    sync?: boolean | undefined;
    label?: string | undefined;
  },
): string {
  if (parts.length === 0) return '';
  const chosen = Math.min(Math.max(options.selected ?? 0, 0), parts.length - 1);
  page.postpone(parts.toSpliced(chosen, 1).flatMap(({ headings }) => headings ?? []));
  const ids = parts.map(({ id }) => id ?? page.anchor('tab'));
  const buttons = parts
    .map(({ title, label }, n) => {
      const isChosen = n === chosen;
      const head = attributes({
        type: 'button',
        role: 'tab',
        id: `${ids[n]}-tab`,
        'aria-controls': ids[n],
        'aria-selected': String(isChosen),
        tabindex: isChosen ? undefined : -1,
        'data-title': title,
      });
      return `<button${head}>${label}</button>`;
    })
    .join('');
  const panels = parts
    .map(({ label, html }, n) => {
      const head = attributes({
        class: 'c-tab',
        role: 'tabpanel',
        id: ids[n],
        'aria-labelledby': `${ids[n]}-tab`,
        'data-chosen': n === chosen,
      });
      return `<div${head}><p class="c-tab-title">${label}</p>${html}</div>`;
    })
    .join('');
  const sync = options.sync === false ? '' : ' data-sync';
  const list = attributes({ class: 'c-tablist', role: 'tablist', 'aria-label': options.label });
  return `<div class="${escapeAttribute(options.className)}"${sync}><div${list}>${buttons}</div>${panels}</div>`;
}

/** `<Tabs defaultTabIndex sync borderBottom>` around `<Tab>`s. */
const tabs: Component = ({ props, children }, page) => {
  const { html, parts } = page.gather<TabPart>('tab', () => page.html(children));
  const set = tabsHtml(parts, page, {
    className: classes('c-tabs', flagProp(props, 'borderBottom') && 'c-tabs-bordered') ?? '',
    selected: numberProp(props, 'defaultTabIndex'),
    sync: props.sync !== false && props.sync !== 'false',
  });
  return html.trim() + set;
};

/** `<Tab title icon id>`; one outside `<Tabs>` is a set of its own. */
const tab: Component = (element, page) => {
  const part = (): TabPart => {
    const { props, place } = element;
    const { html: title, text = '' } = titleProp(props, page);
    return {
      title: text,
      label: iconHtml(props, page, place) + (title || page.context.words.components.tab),
      id: idProp(props, text || 'tab', page),
      ...page.headed(() => childrenHtml(element, page)),
    };
  };
  return page.join<TabPart>('tab', part) ? '' : tabsHtml([part()], page, { className: 'c-tabs' });
};

/** `<CodeGroup dropdown>`, `<RequestExample>`, `<ResponseExample>`: code blocks as tabs. */
const codeGroup: Component = ({ name, props, children }, page) => {
  const { html, parts } = page.gather<CodePart>('code', () => page.html(children));
  const className = classes(
    'c-codegroup',
    flagProp(props, 'dropdown') && 'c-dropdown',
    name === 'RequestExample' && 'c-example c-example-request',
    name === 'ResponseExample' && 'c-example c-example-response',
  );
  const { request, response, code } = page.context.words.components;
  const labels: Readonly<Record<string, string>> = { RequestExample: request, ResponseExample: response };
  const set = tabsHtml(
    parts.map((part) => ({
      title: part.title,
      label: `${part.icon}<span>${part.label}</span>`,
      html: part.html,
    })),
    page,
    { className: className ?? '', label: labels[name] ?? code },
  );
  const all = html.trim() + set;
  return Object.hasOwn(labels, name) ? page.beside(all) : all;
};

export const tabSets: ComponentTable = {
  Tabs: tabs,
  Tab: tab,
  CodeGroup: codeGroup,
  // The name of older projects.
  SnippetGroup: codeGroup,
  RequestExample: codeGroup,
  ResponseExample: codeGroup,
};
