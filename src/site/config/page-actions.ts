import { trimmed } from '../../text/trimmed.ts';
import type { DeploymentType } from '../site.ts';
import { type Icon, iconOf } from './icon.ts';
import { isRecord } from './json/record.ts';

/** Something a reader may do with a page (`contextual.options`). */
export type PageAction =
  | { readonly kind: 'copy' | 'view' | 'specification' }
  | {
      readonly kind: 'link';
      readonly title: string;
      readonly description: string | undefined;
      readonly icon: Icon | undefined;
      /** With `$path`, `$page` and `$url` where the page's own go. */
      readonly href: string;
      /** A chat service: a link that is of no use without a network. */
      readonly isService: boolean;
    };

/** What readers may do with a page, and where it says so. */
export interface PageActions {
  readonly actions: readonly PageAction[];
  /** Below the table of contents, where there is one, rather than beside the title. */
  readonly inContents: boolean;
}

/** Settles `contextual` of the settings or of a page. */
export function pageActionsOf(contextual: unknown): PageActions {
  const { options, display } = isRecord(contextual) ? contextual : {};
  const written: readonly unknown[] = Array.isArray(options) ? options : [];
  return { actions: written.flatMap((one) => pageActionOf(one) ?? []), inContents: display === 'toc' };
}

const QUESTION = 'Read from $url so I can ask questions about it.';

/** Services that take a question in their address. */
const SERVICES: Readonly<Record<string, { title: string; address: string; icon: string }>> = {
  chatgpt: { title: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q=', icon: 'openai' },
  claude: { title: 'Claude', address: 'https://claude.ai/new?q=', icon: 'claude' },
  perplexity: { title: 'Perplexity', address: 'https://www.perplexity.ai/search?q=', icon: 'search' },
  grok: { title: 'Grok', address: 'https://grok.com/?q=', icon: 'x-twitter' },
  aistudio: {
    title: 'Google AI Studio',
    address: 'https://aistudio.google.com/prompts/new_chat?prompt=',
    icon: 'google',
  },
};

/** What `contextual.options` may name; the last of them need a service beside the site. */
export const PAGE_ACTIONS = [
  'copy',
  'view',
  'download-spec',
  ...Object.keys(SERVICES),
  'assistant',
  'mcp',
  'add-mcp',
  'cursor',
  'vscode',
  'devin',
  'devin-mcp',
  'devin-desktop',
  'windsurf',
  'download-pdf',
];

/** An option of `contextual.options`; undefined for what needs a service beside the site, or is nothing known. */
export function pageActionOf(option: unknown): PageAction | undefined {
  if (option === 'copy' || option === 'view') return { kind: option };
  if (option === 'download-spec') return { kind: 'specification' };
  if (typeof option === 'string' && Object.hasOwn(SERVICES, option)) {
    const { title = option, address = '', icon } = SERVICES[option] ?? {};
    const href = `${address}${encodeURIComponent(QUESTION).replace('%24url', '$url')}`;
    return { kind: 'link', title, description: undefined, icon: iconOf(icon), href, isService: true };
  }
  if (!isRecord(option)) return undefined;
  const href = hrefOf(option.href);
  const title = trimmed(option.title);
  if (href === undefined || title === undefined || /\$mcp\b/.test(href)) return undefined;
  return {
    kind: 'link',
    title,
    description: trimmed(option.description),
    icon: iconOf(option.icon),
    href,
    isService: false,
  };
}

/** Whether a bundle of this kind carries an action. */
export function carries(deployment: DeploymentType, action: PageAction): boolean {
  return action.kind !== 'link' || !action.isService || deployment !== 'air-gapped';
}

/** An address, or one in parts: `{ "base": …, "query": [{ "key": …, "value": … }] }`. */
function hrefOf(value: unknown): string | undefined {
  if (!isRecord(value)) return trimmed(value);
  const base = trimmed(value.base);
  if (base === undefined) return undefined;
  const parts = (Array.isArray(value.query) ? value.query : []).flatMap((one: unknown) => {
    const [key, words] = isRecord(one) ? [trimmed(one.key), trimmed(one.value)] : [];
    const written = encodeURIComponent((words ?? '').toWellFormed()).replace(/%24(?=[a-z])/g, '$');
    return key === undefined ? [] : [`${encodeURIComponent(key.toWellFormed())}=${written}`];
  });
  if (parts.length === 0) return base;
  return `${base}${base.includes('?') ? '&' : '?'}${parts.join('&')}`;
}
