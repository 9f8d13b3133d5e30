import type { Banner } from '../../config/surroundings.ts';
import { attributes } from '../../markdown/html.ts';
import type { Words } from '../../words/words.ts';
import { textOn } from '../color.ts';
import { cross } from './glyphs.ts';

/** The announcement above the header; `content` is its HTML. */
export function bannerHtml(content: string, { dismissible, color }: Banner, words: Words['layout']): string {
  const close = dismissible
    ? `<button class="l-icon-button" type="button" data-banner-close aria-label="${words.dismiss}">${cross}</button>`
    : '';
  const style =
    color &&
    `--t-banner:${color.light};--t-on-banner:${textOn(color.light)};--t-banner-dark:${color.dark};--t-on-banner-dark:${textOn(color.dark)}`;
  return `<div class="l-banner" role="region"${attributes({ 'aria-label': words.announcement, style })}><div>${content}</div>${close}</div>`;
}
