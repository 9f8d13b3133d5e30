import type { SampleSettings } from '../../config/api.ts';
import { fenced } from '../../markdown/code/code-span.ts';
import type { PageContext } from '../../page.ts';
import { wordsIn } from '../../words/words.ts';
import type { ApiDocument } from '../description/document.ts';
import { codeHtml, escapeHtml } from '../html.ts';
import { isObject, type JsonObject, objectOf, textOf } from '../json.ts';
import { type Media, mediaExamples, mediaOf, mediaText } from '../operation/media.ts';
import type { ApiOperation } from '../operation/operations.ts';
import { responsesIn } from '../operation/statuses.ts';
import { codeSamples } from '../samples/languages.ts';
import { createDescriber } from './description.ts';
import type { Part } from './part.ts';

/** A piece of code with a tab of its own. */
export interface Panel {
  readonly title: string;
  readonly code: string;
  readonly language: string;
  /** Of a sample: it is none that was made from the description. */
  readonly isWritten?: boolean | undefined;
  /** The code is the address of a picture, sound, film or example elsewhere, as the file named here has it. */
  readonly media?: { readonly kind: MediaKind; readonly file: string } | undefined;
  /** What is said of the example, in Markdown, and the file that says it. */
  readonly about?: { readonly text: string; readonly file: string } | undefined;
}

type MediaKind = 'audio' | 'video' | 'image' | 'file';

/** Colored code costs about ten times its text; beyond this it stays plain. */
const MOST_COLORED = 12_000;

export function requestPanels(
  document: ApiDocument,
  operation: ApiOperation,
  settings: SampleSettings,
): Panel[] {
  const samples = codeSamples(document, operation, settings);
  if (!operation.webhook) return samples;
  // The reader receives what a webhook sends.
  return mediaPanels(document, objectOf(operation.raw.requestBody), 'response', undefined);
}

/** The examples of a request body, where there is a choice: the samples are made of the first. */
export function bodyPanels(document: ApiDocument, operation: ApiOperation): Panel[] {
  if (operation.webhook) return [];
  const media = mediaOf(document, document.resolve(operation.raw.requestBody)).filter(isGiven);
  const panels = mediaPanels(document, { content: contentOf(media) }, 'request', undefined);
  return panels.length < 2 ? [] : panels;
}

function contentOf(media: readonly Media[]): JsonObject {
  return Object.fromEntries(media.map(({ type, raw }) => [type, raw]));
}

export function responsePanels(document: ApiDocument, operation: ApiOperation): Panel[] {
  return responsesIn(operation.raw.responses).flatMap(([status, response]) =>
    mediaPanels(document, objectOf(response), 'response', status),
  );
}

function mediaPanels(
  document: ApiDocument,
  holder: unknown,
  use: 'request' | 'response',
  prefix: string | undefined,
): Panel[] {
  const [first, ...others] = mediaOf(document, document.resolve(holder));
  if (first === undefined) return [];
  // Of further content types only what the author shows; made of the same schema, it would say the same again.
  const shown = new Set<string>();
  return [first, ...others.filter(isGiven)].flatMap((media) => {
    const examples = mediaExamples(document, media, { for: use });
    const type = media === first ? undefined : media.type;
    const panels = examples.flatMap(({ title, description, value }): Panel[] => {
      const own = mediaAddress(document, media, value);
      const body = own ?? mediaText(document, media, value) ?? formText(media, value, use);
      // A text of nothing and an empty object that was made up say nothing.
      if (body === undefined || body.text.trim() === '' || (body.text === '{}' && !isGiven(media))) return [];
      if (media !== first && shown.has(body.text)) return [];
      shown.add(body.text);
      const name = examples.length > 1 ? withoutStatus(title, prefix) : undefined;
      const words = [prefix, type, name].filter((word) => word !== undefined);
      const { text: code, language } = body;
      const about = description === undefined ? undefined : { text: description, file: document.source };
      const only = title ?? (others.some(isGiven) ? media.type : 'Example');
      return [{ title: words.join(' ') || only, code, language, media: own?.media, about }];
    });
    return [...panels, ...remotePanels(document, media, prefix)];
  });
}

/** Links to examples that are on another host, which is not asked for them. */
function remotePanels(document: ApiDocument, { raw }: Media, prefix: string | undefined): Panel[] {
  return Object.entries(document.resolve(raw.examples)).flatMap(([name, one]): Panel[] => {
    const { summary, value, externalValue } = document.resolve(one);
    const address = textOf(externalValue);
    if (value !== undefined || address === undefined || !/^https?:/i.test(address)) return [];
    const title = [prefix, textOf(summary) ?? name].filter((word) => word !== undefined).join(' ');
    const media = { kind: 'file', file: document.source } as const;
    return [{ title, code: address, language: 'text', media }];
  });
}

/** The name of an example; many begin it with the status that stands before it: `404 - No such user`. */
function withoutStatus(name: string | undefined, status: string | undefined): string | undefined {
  if (status === undefined || !name?.startsWith(status)) return name;
  const rest = name.slice(status.length);
  return /^\w/.test(rest) ? name : rest.replace(/^[\s:–—-]+/, '') || undefined;
}

/** The fields of a form that is sent, which travel in no form that is easy to read. */
function formText({ type }: Media, value: unknown, use: 'request' | 'response') {
  const isForm = use === 'request' && /^multipart\/|x-www-form-urlencoded/i.test(type) && isObject(value);
  return isForm ? { text: JSON.stringify(value, null, 2), language: 'json' } : undefined;
}

/** The example of a picture, sound or film, where it is the address of one. */
function mediaAddress(
  document: ApiDocument,
  { type }: Media,
  value: unknown,
): { text: string; language: string; media: Panel['media'] } | undefined {
  const kind = /^(audio|video|image)\//i.exec(type)?.[1]?.toLowerCase() as MediaKind | undefined;
  const isAddress =
    typeof value === 'string' && /^(?:https?:\/\/|\.{0,2}\/)?[^\s:<>]+\.\w{2,5}$/i.test(value);
  if (kind === undefined || !isAddress) return undefined;
  return { text: value, language: 'text', media: { kind, file: document.source } };
}

function panelHtml({ code, language, media }: Panel, context: PageContext): string {
  if (media !== undefined) {
    const remote = /^https?:/i.test(code);
    const source = escapeHtml(remote ? code : context.asset(code, { file: media.file }));
    // Nothing is asked of another host before the reader wants it.
    if (remote || source === '')
      return `<p>${remote ? `<a href="${source}">${escapeHtml(code)}</a>` : codeHtml(code)}</p>`;
    return media.kind === 'image'
      ? `<img src="${source}" alt="" loading="lazy">`
      : `<${media.kind} controls preload="none" src="${source}"></${media.kind}>`;
  }
  return context.highlight(code, code.length > MOST_COLORED ? undefined : language);
}

function aboutHtml({ about }: Panel, context: PageContext): string {
  if (about === undefined) return '';
  return `<div class="api-said">${createDescriber({ source: about.file }, context).describe(about.text)}</div>`;
}

/**
 * The panels as tabs made of radio buttons, which work without scripts and with the arrow keys. `kind` says what of;
 * `group` is their name on the page.
 */
export function panelsPart(
  kind: 'request' | 'payload' | 'body' | 'response' | 'messages' | 'example',
  panels: readonly Panel[],
  context: PageContext,
  group = `api-${kind}`,
): Part {
  if (panels.length === 0) return { html: '', text: '', markdown: '' };
  const title = wordsIn('en').api[kind];
  const tabs = panels.map((panel, index) => {
    const id = `${group}-${index + 1}`;
    const checked = index === 0 ? ' checked' : '';
    return `<input type="radio" name="${group}" id="${id}"${checked}><label for="${id}">${escapeHtml(panel.title)}</label><div class="api-panel api-code">${aboutHtml(panel, context)}${panelHtml(panel, context)}</div>`;
  });
  // As Markdown one language is enough, of which several samples that are written by hand show several requests.
  const [first] = panels;
  const isOther = (panel: Panel) => panel.isWritten === true && panel.language === first?.language;
  const written = kind === 'request' ? panels.filter((panel) => panel === first || isOther(panel)) : panels;
  return {
    html: `<fieldset class="api-tabs"${kind === 'request' ? ' data-sync' : ''}><legend>${context.words.api[kind]}</legend>${tabs.join('')}</fieldset>`,
    text: '',
    markdown: written
      .map(({ title: name, code, language, about }) =>
        [
          `${title} (${name}):`,
          ...(about === undefined ? [] : [about.text.trim()]),
          fenced(code.replace(/\n$/, ''), language),
        ].join('\n\n'),
      )
      .join('\n\n'),
  };
}

function isGiven({ raw }: Media): boolean {
  return raw.example !== undefined || raw.examples !== undefined;
}
