import { decode } from '../../../text/percent.ts';
import { legalAddress } from '../../hrefs.ts';
import { record, stringOf, type Value, type ValueRecord } from '../../interpreter/value.ts';
import { attributes, escapeText } from '../html.ts';
import type { Element, Rendering } from '../rendering.ts';
import { urlOf } from './addresses.ts';
import { renderElement } from './element.ts';
import { elementAttributes } from './element-attributes.ts';

/** One of the files that a film or a sound can be had from. */
interface Source {
  readonly html: string;
  /** Its address, where that is on another host. */
  readonly remote: string | undefined;
}

const SOURCES = 'media-source';

/** Whether the element is a film, a sound or a file of one. */
export function isMedia(name: string): boolean {
  return name === 'video' || name === 'audio' || name === 'source';
}

/**
 * A film or a sound; `alt`, which HTML does not know of them, is their name. One that can be had from other hosts only
 * becomes a link to it, since the site asks nothing of other hosts.
 */
export function renderMedia(element: Element, page: Rendering): string {
  const { name, props, children, place } = element;
  if (name === 'source') {
    const html = renderElement(element, page);
    return page.join<Source>(SOURCES, () => ({ html, remote: remoteOf(html, props, page) })) ? '' : html;
  }
  const open = `<${name}${elementAttributes(name, mediaProps(props), place, page)}>`;
  const { html: fallback, parts } = page.gather<Source>(SOURCES, () => page.html(children));
  const remote = [remoteOf(open, props, page), ...parts.map((part) => part.remote)].find(Boolean);
  const here = parts.filter((part) => part.remote === undefined);
  const isHere = / src="[^"]/.test(open) || here.length > 0;
  if (remote !== undefined && !isHere) return mediaLink(element, remote, page);
  return `${open.replace(' src=""', '')}${here.map(({ html }) => html).join('')}${fallback}</${name}>`;
}

/** The address that the site does not ask: the rendered one is empty then. */
function remoteOf(html: string, props: ValueRecord, page: Rendering): string | undefined {
  const address = page.fill(stringOf(props.src ?? '')).trim();
  return address !== '' && html.includes(' src=""') ? address : undefined;
}

function mediaProps({ alt, ...props }: ValueRecord): ValueRecord {
  const name: [string, Value][] = alt ? [['aria-label', alt]] : [];
  return record([...name, ...Object.entries(props)]);
}

function mediaLink({ name, props, place }: Element, address: string, page: Rendering): string {
  const text = stringOf(props.title ?? props.alt ?? props['aria-label'] ?? '') || nameOf(address);
  if (page.isInLink()) return `<span class="c-remote">${escapeText(text)}</span>`;
  const icon = page.context.icon('circle-play', place, { library: 'fontawesome' });
  const link = attributes({ href: legalAddress(address), target: '_blank', rel: 'noopener' });
  const shape = name === 'audio' ? 'c-embed c-embed-sound' : 'c-embed';
  return `<div class="${shape}"><a${link}>${icon}<span>${escapeText(text)}</span></a></div>`;
}

/** The file's name, else its host, else the address as it is written. */
function nameOf(address: string): string {
  const { hostname = '', pathname = '' } = urlOf(address) ?? {};
  return decode(pathname.slice(pathname.lastIndexOf('/') + 1)) || hostname || address;
}
