import type { PageContext } from '../../page.ts';
import type { ApiDocument } from '../document.ts';
import { escapeHtml } from '../html.ts';
import { objectOf } from '../json.ts';
import { bodyText, mediaExamples, mediaOf } from '../media.ts';
import type { ApiOperation } from '../operations.ts';
import { codeSamples, type SampleSettings } from '../samples/languages.ts';
import type { Part } from './part.ts';

/** A piece of code with a tab of its own. */
export interface Panel {
  readonly title: string;
  readonly code: string;
  readonly language: string;
}

/** Colored code costs about ten times its text; beyond this it stays plain. */
const MOST_COLORED = 12_000;

export function requestPanels(
  document: ApiDocument,
  operation: ApiOperation,
  settings: SampleSettings,
): Panel[] {
  const samples = codeSamples(document, operation, settings);
  if (!operation.webhook) return samples;
  return mediaPanels(document, objectOf(operation.raw.requestBody), 'request', undefined);
}

export function responsePanels(document: ApiDocument, operation: ApiOperation): Panel[] {
  return Object.entries(objectOf(operation.raw.responses)).flatMap(([status, response]) =>
    mediaPanels(document, objectOf(response), 'response', status),
  );
}

function mediaPanels(
  document: ApiDocument,
  holder: unknown,
  use: 'request' | 'response',
  prefix: string | undefined,
): Panel[] {
  const [media] = mediaOf(document, document.resolve(holder));
  if (media === undefined) return [];
  const examples = mediaExamples(document, media, { for: use });
  return examples.flatMap(({ title, value }) => {
    const body = bodyText(media.type, value);
    if (body === undefined) return [];
    const words = [prefix, examples.length > 1 ? title : undefined].filter((word) => word !== undefined);
    return [{ title: words.join(' ') || (title ?? 'Example'), code: body.text, language: body.language }];
  });
}

function panelHtml({ code, language }: Panel, context: PageContext): string {
  return context.highlight(code, code.length > MOST_COLORED ? undefined : language);
}

/** The panels as a group of tabs. Without scripts each stands below the other under its title. */
export function panelsPart(title: string, panels: readonly Panel[], context: PageContext): Part {
  if (panels.length === 0) return { html: '', text: '', markdown: '' };
  const items = panels.map(
    (panel) =>
      `<section class="api-panel"><h3>${escapeHtml(panel.title)}</h3>${panelHtml(panel, context)}</section>`,
  );
  const [first] = title === 'Request' ? panels : [];
  const shown = first === undefined ? panels : [first];
  return {
    html: `<div class="api-panels" data-title="${title}">${items.join('')}</div>`,
    text: '',
    markdown: shown.map(({ title, code, language }) => `${title}:\n\n${fenced(code, language)}`).join('\n\n'),
  };
}

function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/\n$/, '')}\n${fence}`;
}
