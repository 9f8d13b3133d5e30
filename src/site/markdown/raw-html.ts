import { markup, record, type ValueRecord } from '../interpreter/value.ts';
import type { SourcePlace } from '../page.ts';
import { elementAttributes, renderElement } from './element.ts';
import type { Rendering } from './rendering.ts';
import { rewriteUrls } from './style.ts';

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
const TAG = /<([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*(\/?)>/gi;

/** Elements that are rendered like those of a page, since the site may have to show something else in their place. */
const RENDERED = new Set(['base', 'embed', 'iframe', 'img', 'link', 'meta']);

/** HTML that a page has as a text: without scripts and event handlers, its addresses as those of the page. */
export function rawHtml(html: string, place: SourcePlace, page: Rendering): string {
  page.say(` ${html.replace(/<style\b[\s\S]*?<\/style\s*>|<[^>]*>/gi, ' ')} `);
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<script\b[\s\S]*?(?:<\/script\s*>|$)/gi, '')
    .replace(/(<style\b[^>]*>)([\s\S]*?)(?=<\/style\s*>|$)/gi, (_, tag: string, css: string) =>
      tag.concat(rewriteUrls(css, place, page)),
    )
    .replace(/(<iframe\b[^>]*>)[\s\S]*?(?:<\/iframe\s*>|$)/gi, '$1')
    .replace(TAG, (_, written: string, attributes: string, end: string) => {
      const name =
        written.toLowerCase() === written ? written : written.replace(/^[A-Z]+$/, (all) => all.toLowerCase());
      const props = propsOf(attributes);
      const tag = RENDERED.has(name)
        ? renderElement({ name, props, children: markup(() => ''), place, inline: true }, page)
        : `<${name}${elementAttributes(name, props, place, page)}${end}>`;
      // What was escaped in the text is not to be escaped again.
      return tag.replace(/&amp;(?=#?\w+;)/g, '&');
    });
}

function propsOf(attributes: string): ValueRecord {
  return record(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name,
      double ?? single ?? bare ?? true,
    ]),
  );
}
