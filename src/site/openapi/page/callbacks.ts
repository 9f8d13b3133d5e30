import { kebabOf } from '../../markdown/slug.ts';
import { fill } from '../../words/fill.ts';
import { codeHtml, escapeHtml } from '../html.ts';
import { namedIn, textOf } from '../json.ts';
import { mediaOf } from '../media.ts';
import { METHODS } from '../operations.ts';
import { contentOf } from './body.ts';
import { headingHtml, type Part } from './part.ts';
import type { Pieces } from './pieces.ts';

/** Requests that the API makes in turn: name, method and address, with their bodies. */
export function callbacksPart(pieces: Pieces): Part | undefined {
  const { document, operation, describer } = pieces;
  const callbacks = namedIn(operation.raw.callbacks).flatMap(([name, callback]) =>
    namedIn(document.resolve(callback)).flatMap(([expression, item]) => {
      const pathItem = document.resolve(item);
      return METHODS.filter((method) => Object.hasOwn(pathItem, method)).map((method) => {
        const raw = document.resolve(pathItem[method]);
        const description = textOf(raw.description) ?? textOf(raw.summary);
        const media = mediaOf(document, document.resolve(raw.requestBody));
        const content = contentOf(pieces, media, 'response', `callback-${kebabOf(name)}`);
        return { name, expression, method, description, content };
      });
    }),
  );
  if (callbacks.length === 0) return undefined;
  const { words } = describer;
  const heading = { depth: 2, id: 'callbacks', text: words.api.callbacks };
  const items = callbacks.map(
    ({ name, expression, method, description, content }) =>
      `<details class="api-content"><summary><span class="api-method api-${method}">${method.toUpperCase()}</span> <code>${escapeHtml(name)}</code></summary><p class="api-about">${fill(words.api.sentTo, { url: codeHtml(expression) })}</p>${description === undefined ? '' : describer.describe(description)}${content.html}</details>`,
  );
  return {
    heading,
    html: `${headingHtml(heading, words)}${items.join('')}`,
    text: callbacks
      .map(({ name, description, content }) => `${name} ${description ?? ''}\n${content.text}`)
      .join('\n'),
    markdown: [
      '## Callbacks',
      ...callbacks.map(({ name, expression, method, description, content }) =>
        [
          `### ${name}`,
          `\`${method.toUpperCase()} ${expression}\``,
          description?.trim() ?? '',
          content.markdown,
        ]
          .filter((text) => text !== '')
          .join('\n\n'),
      ),
    ].join('\n\n'),
  };
}
