import type { ApiSettings } from '../../config/api.ts';
import { type MarkdownProject, renderMarkdown } from '../../markdown/render.ts';
import { type SitePage, writtenOn } from '../../navigation/pages.ts';
import type { PageBody, PageContext } from '../../page.ts';
import type { DeploymentType } from '../../site.ts';
import { renderChannel } from '../asyncapi/render.ts';
import { sampleLanguages } from '../samples/language-names.ts';
import { languagesOf } from '../samples/languages.ts';
import { consoleDisplay } from './console-display.ts';
import { manualOperation } from './manual.ts';
import { type OperationExtra, renderOperation } from './render.ts';
import { renderSchema } from './schema-page.ts';
import { reportStrayFields } from './stray-fields.ts';
import { splitSamples } from './written-samples.ts';

/** What of a page makes it one of the API reference. */
type ApiPage = Pick<SitePage, 'parsed' | 'operation' | 'endpoint' | 'channel' | 'schema' | 'description'>;

export interface ApiPages {
  /** The body of a page of the API reference; undefined for every other page. */
  body(page: ApiPage, context: PageContext, project: MarkdownProject): PageBody | undefined;
}

/** Renders the pages that show an operation, a channel or a schema, or are API pages written by hand. */
export function createApiPages(settings: ApiSettings, deployment: DeploymentType): ApiPages {
  return {
    body(page, context, project) {
      const { parsed, operation, endpoint, channel, schema } = page;
      const manual =
        operation === undefined && parsed !== undefined && endpoint !== undefined
          ? manualOperation(parsed, endpoint, settings.manual, project)
          : undefined;
      if (manual !== undefined && parsed !== undefined && endpoint !== undefined)
        reportStrayFields(parsed, endpoint.path, context.report);
      const shown = operation ?? manual;
      if (shown === undefined && channel === undefined && schema === undefined) return undefined;

      const split = parsed === undefined ? undefined : splitSamples(parsed, project);
      const [all, ...samples] = [split?.page, split?.request, split?.response].map((part) =>
        part === undefined ? undefined : renderMarkdown(part, project, context),
      );
      const [written, request, response] = [all, ...samples].map((body) =>
        body?.html.trim() === '' ? undefined : body,
      );
      const titled = (body: PageBody): PageBody => withTitleId(body, all?.titleId);
      if (schema !== undefined) return titled(renderSchema(schema, context, written, settings.remarks));
      if (channel !== undefined)
        return titled(renderChannel(channel.document, channel.channel, context, written));
      if (shown === undefined) return undefined;
      const { playground, description } = writtenOn(page);
      const extra: OperationExtra = {
        intro: written,
        description: description === undefined ? undefined : page.description,
        settings,
        display: consoleDisplay(settings, playground, deployment),
        samples: { request, response },
        isManual: manual !== undefined,
        project,
      };
      return titled(renderOperation(shown.document, shown.operation, context, extra));
    },
  };
}

/** With the id that the title has on the page that names the operation, unless a part of the reference has it. */
function withTitleId(body: PageBody, titleId: string | undefined): PageBody {
  return titleId === undefined || body.html.includes(` id="${titleId}"`) ? body : { ...body, titleId };
}

/** The languages that code on these pages is written in, for a highlighter to load ahead. */
export function apiLanguages(pages: Iterable<ApiPage>, chosen: readonly string[] | undefined): Set<string> {
  const all = [...pages];
  const documents = new Set(all.flatMap(({ operation, schema }) => (operation ?? schema)?.document ?? []));
  const descriptions = new Set(all.flatMap(({ channel }) => channel?.document ?? []));
  const languages = new Set([
    ...[...documents].flatMap((document) => languagesOf(document, chosen)),
    ...[...descriptions].flatMap(({ fenced }) => fenced),
  ]);
  if (all.some(({ endpoint, channel }) => endpoint !== undefined || channel !== undefined)) {
    for (const language of sampleLanguages(chosen)) languages.add(language);
  }
  return languages;
}
