import { shortText } from '../markdown/short-text.ts';
import type { SitePage } from '../navigation/pages.ts';
import type { NavItem } from '../navigation/tree.ts';
import { itemsBelow } from '../theme/page/directory.ts';
import type { View } from '../theme/view.ts';
import { markdownUrl } from './listings.ts';

/** What a group holds, for the Markdown of the page that is its root; empty for any other page. */
export function directoryMarkdown(view: View, address: string): string {
  const items = itemsBelow(view);
  return items.length === 0 ? '' : `\n${list(items, address, '')}`;
}

function list(items: readonly NavItem[], address: string, indent: string): string {
  const line = (item: NavItem): string => {
    if (item.kind === 'link') return `[${item.title}](${item.href})`;
    if (item.kind === 'page') return entry(item.page, item.page.sidebarTitle, address);
    return item.root === undefined ? item.title : entry(item.root, item.title, address);
  };
  return items
    .map((item) => {
      const inner = item.kind === 'group' ? list(item.items, address, `${indent}  `) : '';
      return `${indent}- ${line(item)}\n${inner}`;
    })
    .join('');
}

function entry(page: SitePage, title: string, address: string): string {
  const summary =
    page.description === undefined ? '' : `: ${shortText(page.description).replace(/\s+/g, ' ')}`;
  return `[${title}](${markdownUrl(page, address)})${summary}`;
}
