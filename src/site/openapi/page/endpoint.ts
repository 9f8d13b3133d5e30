import { fill } from '../../words/fill.ts';
import type { Words } from '../../words/words.ts';
import type { ApiDocument } from '../document.ts';
import { escapeHtml } from '../html.ts';
import type { ApiOperation } from '../operations.ts';
import { type Server, serversOf } from '../servers.ts';
import type { Part } from './part.ts';

/**
 * Method, address and servers of an operation. The address is shown with its server where asked for (`api.url: full`) or
 * where there are several; `isCopyable` gives it a button.
 */
export function endpointPart(
  document: ApiDocument,
  operation: ApiOperation,
  isFull: boolean,
  isCopyable: boolean,
  words: Words['api'],
): Part {
  const { method, path, webhook, deprecated } = operation;
  const servers = webhook ? [] : serversOf(document, operation);
  const base = servers[0]?.url ?? '';
  const word = webhook ? 'webhook' : method.toUpperCase();
  const badge = `<span class="api-method api-${webhook ? 'webhook' : method}">${escapeHtml(word)}</span>`;
  const server =
    base === '' || (!isFull && servers.length < 2)
      ? ''
      : `<span class="api-base">${escapeHtml(base)}</span><wbr>`;
  const copy = isCopyable && !webhook ? ` data-copy="${escapeHtml(base + path)}"` : '';
  const line = `<div class="api-endpoint"${copy}>${badge} <code class="api-path">${server}${pathHtml(path, webhook)}</code></div>`;
  const notice = deprecated
    ? `<p class="api-notice"><strong>${words.gone}</strong> ${words.goneText}</p>`
    : '';
  const others = serversPart(servers, words);

  return {
    html: `${line}${notice}${others.html}`,
    text: `${word} ${path}${deprecated ? ' deprecated' : ''}`,
    markdown: [
      `\`${word} ${base}${path}\``,
      ...(deprecated ? ['**Deprecated.**'] : []),
      ...(others.markdown === '' ? [] : [others.markdown]),
    ].join('\n\n'),
  };
}

/** The servers where there is something to choose or to fill in. */
export function serversPart(servers: readonly Server[], words: Words['api']): Part {
  const isPlain = servers.length < 2 && servers.every(({ variables }) => variables.length === 0);
  if (isPlain) return { html: '', text: '', markdown: '' };
  const markdown = `Servers:\n\n${servers.map(serverMarkdown).join('\n')}`;
  return { html: serversHtml(servers, words), text: '', markdown };
}

function serversHtml(servers: readonly Server[], words: Words['api']): string {
  const items = servers.map(
    ({ url, template, variables, description }) =>
      `<li><code>${escapeHtml((variables.length > 0 ? template : url) || '/')}</code>${described(description)}${variablesHtml(variables, words)}</li>`,
  );
  const summary = servers.length === 1 ? words.oneServer : fill(words.servers, { n: servers.length });
  return `<details class="api-more api-servers"><summary>${summary}</summary><ul>${items.join('')}</ul></details>`;
}

function serverMarkdown({ url, template, variables, description }: Server): string {
  const about = (text: string | undefined) => (text === undefined ? '' : `: ${text.replace(/\s+/g, ' ')}`);
  const named = variables.map(({ name, value, choices, description: said }) => {
    const values = choices.length > 0 ? choices : value === '' ? [] : [value];
    const is = values.length === 0 ? '' : ` is ${values.map((one) => `\`${one}\``).join(' or ')}`;
    return `\n  - \`{${name}}\`${is}${about(said)}`;
  });
  return `- \`${(variables.length > 0 ? template : url) || '/'}\`${about(description)}${named.join('')}`;
}

/** What stands for the names in braces of a server's address. */
function variablesHtml(variables: Server['variables'], words: Words['api']): string {
  if (variables.length === 0) return '';
  const items = variables.map(({ name, value, choices, description }) => {
    const others = choices.filter((choice) => choice !== value);
    const initial = value === '' ? '' : `: <code>${escapeHtml(value)}</code>`;
    const rest =
      others.length === 0
        ? ''
        : ` ${words.or} ${others.map((choice) => `<code>${escapeHtml(choice)}</code>`).join(', ')}`;
    return `<li><code>{${escapeHtml(name)}}</code>${initial}${rest}${described(description)}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function described(description: string | undefined): string {
  return description === undefined ? '' : ` ${escapeHtml(description)}`;
}

/** A path that may break before its slashes, with its parameters set off. */
function pathHtml(path: string, webhook: boolean): string {
  if (webhook) return escapeHtml(path);
  return path
    .split(/(?=\/)/)
    .map(
      (part, index) => `${index === 0 ? '' : '<wbr>'}${escapeHtml(part).replace(/\{[^{}]*\}/g, '<b>$&</b>')}`,
    )
    .join('');
}
