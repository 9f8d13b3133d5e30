import { breakableText } from '../../markdown/breakable.ts';
import { withoutControls } from '../../markdown/html.ts';
import { fill } from '../../words/fill.ts';
import type { ApiDocument } from '../description/document.ts';
import { codeHtml, escapeHtml } from '../html.ts';
import { deprecationOf } from '../operation/deprecation.ts';
import type { ApiOperation } from '../operation/operations.ts';
import { type Server, serversOf, wholePath } from '../operation/servers.ts';
import type { Describer } from './description.ts';
import type { Part } from './part.ts';

/**
 * Method, address and servers of an operation. The address is shown with its server where asked for (`api.url: full`) or
 * where there are several; `isCopyable` gives it a button.
 */
export function endpointPart(
  document: ApiDocument,
  operation: ApiOperation,
  { isFull, isCopyable }: Readonly<Record<'isFull' | 'isCopyable', boolean>>,
  describer: Describer,
): Part {
  const words = describer.words.api;
  const { method, path, webhook, deprecated } = operation;
  const servers = webhook ? [] : serversOf(document, operation);
  const base = servers[0]?.url ?? '';
  const word = webhook ? 'webhook' : method.toUpperCase();
  const badge = `<span class="api-method api-${webhook ? 'webhook' : method}">${escapeHtml(word)}</span>`;
  const server =
    base === '' || (!isFull && servers.length < 2)
      ? ''
      : `<span class="api-base">${breakableText(withoutControls(base))}</span><wbr>`;
  const copy = isCopyable && !webhook ? ` data-copy="${escapeHtml(base + path)}"` : '';
  const line = `<div class="api-endpoint"${copy}>${badge} <code class="api-path">${server}${pathHtml(path, webhook)}</code></div>`;
  const { message } = deprecationOf(operation.raw);
  const said = message === undefined ? ` ${words.goneText}` : described(message, describer);
  const notice = deprecated ? `<div class="api-notice"><strong>${words.gone}</strong>${said}</div>` : '';
  const others = serversPart(servers, describer);

  return {
    html: `${line}${notice}${others.html}`,
    text: `${word} ${wholePath(document, operation)}${deprecated ? ' deprecated' : ''}`,
    markdown: [
      `\`${word} ${base}${path}\``,
      ...(deprecated ? [`**Deprecated.**${message === undefined ? '' : ` ${message.trim()}`}`] : []),
      ...(others.markdown === '' ? [] : [others.markdown]),
    ].join('\n\n'),
  };
}

/** The servers where there is something to choose or to fill in. */
export function serversPart(servers: readonly Server[], describer: Describer): Part {
  const isPlain = servers.length < 2 && servers.every(({ variables }) => variables.length === 0);
  if (isPlain) return { html: '', text: '', markdown: '' };
  const markdown = `Servers:\n\n${servers.map(serverMarkdown).join('\n')}`;
  return { html: serversHtml(servers, describer), text: '', markdown };
}

function serversHtml(servers: readonly Server[], describer: Describer): string {
  const words = describer.words.api;
  const items = servers.map(
    ({ url, template, variables, description }) =>
      `<li><code>${escapeHtml((variables.length > 0 ? template : url) || '/')}</code>${described(description, describer)}${variablesHtml(variables, describer)}</li>`,
  );
  const summary = servers.length === 1 ? words.oneServer : fill(words.servers, { n: servers.length });
  return `<details class="api-more api-servers"><summary>${summary}</summary><ul>${items.join('')}</ul></details>`;
}

function serverMarkdown({ url, template, variables, description }: Server): string {
  const about = (text: string | undefined) => (text === undefined ? '' : `: ${text.replace(/\s+/g, ' ')}`);
  const named = variables.map(({ name, value, choices, description: said }) => {
    const values = choices.length > 0 ? choices : value === '' ? [] : [value];
    const is =
      values.length === 0
        ? ''
        : ` is ${choice(
            values.map((one) => `\`${one}\``),
            'or',
          )}`;
    return `\n  - \`{${name}}\`${is}${about(said)}`;
  });
  return `- \`${(variables.length > 0 ? template : url) || '/'}\`${about(description)}${named.join('')}`;
}

/** What stands for the names in braces of a server's address: what is meant where nothing is chosen, and the others. */
function variablesHtml(variables: Server['variables'], describer: Describer): string {
  if (variables.length === 0) return '';
  const items = variables.map(({ name, value, choices, description }) => {
    const values = [value, ...choices.filter((choice) => choice !== value)].filter((one) => one !== '');
    const is = values.length === 0 ? '' : `: ${choice(values.map(codeHtml), describer.words.api.or)}`;
    return `<li><code>{${escapeHtml(name)}}</code>${is}${described(description, describer)}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** `a, b or c`. */
function choice(values: readonly string[], or: string): string {
  const [last, ...others] = values.toReversed();
  return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} ${or} ${last}`;
}

/** What is said of a server or a variable, on the line of its name where it is one paragraph. */
function described(description: string | undefined, describer: Describer): string {
  if (description === undefined) return '';
  const html = describer.describe(description);
  return ` ${/^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html)?.[1] ?? html}`;
}

/** A path that may break before its slashes, with its parameters set off. */
function pathHtml(path: string, webhook: boolean): string {
  if (webhook) return escapeHtml(path);
  return path
    .split(/(?=\/)(?![^{]*\})/)
    .map(
      (part, index) => `${index === 0 ? '' : '<wbr>'}${escapeHtml(part).replace(/\{[^{}]*\}/g, '<b>$&</b>')}`,
    )
    .join('');
}
