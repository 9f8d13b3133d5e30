import { messageOf } from '../../../errors/failure.ts';
import type { Report } from '../../diagnostic.ts';
import type { ProjectFiles } from '../../project/files.ts';
import type { TextPlace } from '../../project/place.ts';
import { type JsonObject, objectOf, textOf } from '../json.ts';
import { reportMistakes } from '../mistakes/mistakes.ts';
import { reportUnknownSchemes } from '../mistakes/unknown-schemes.ts';
import { type ApiOperation, listOperations } from '../operation/operations.ts';
import { serverObjects } from '../operation/server-objects.ts';
import type { ApplyOverlays } from '../overlay/files.ts';
import { absentDescription } from './absent-description.ts';
import { settleDynamicReferences } from './dynamic-references.ts';
import { fencedLanguages } from './fenced-languages.ts';
import type { PlaceOf } from './key-places.ts';
import { settleLocalDefinitions } from './local-definitions.ts';
import { otherKind } from './other-kind.ts';
import { loadApiFileParser } from './parse.ts';
import { projectPlaces } from './project-places.ts';
import { takeInParts } from './referenced-parts.ts';
import { absolute, createResolver, type Resolver } from './resolve.ts';
import { upgradeSwagger } from './swagger.ts';

/** An API description: OpenAPI 3.0, 3.1 or 3.2, or Swagger 2 brought up to 3.0. */
export interface ApiDocument extends Resolver {
  /** Path inside the project. */
  readonly source: string;
  readonly title: string;
  readonly version: string | undefined;
  /** Markdown. */
  readonly description: string | undefined;
  readonly servers: readonly JsonObject[];
  /** In document order, webhooks last. */
  readonly operations: readonly ApiOperation[];
  readonly raw: JsonObject;
  /** The languages of fenced code in what it says. */
  readonly fenced: readonly string[];
  /** Where keys lead in its files. */
  readonly placeOf: PlaceOf;
}

/**
 * Reads an API description of the project. What keeps it from being read is reported, and the result is undefined;
 * a URL is never asked for. References are followed only when a page needs them.
 */
export async function loadApiDocument(
  files: ProjectFiles,
  source: string,
  report: Report,
  applyOverlays?: ApplyOverlays,
): Promise<ApiDocument | undefined> {
  const file = source.replace(/^\.?\//, '');
  const refuse = (message: string, hint: string, place: Partial<TextPlace> = {}) => {
    report({ severity: 'error', kind: 'api-document', message, hint, file, ...place });
    return undefined;
  };

  if (!files.has(file)) {
    report(absentDescription('API', source, file, files));
    return undefined;
  }

  const parser = await loadApiFileParser();
  const text = files.readText(file);
  const parsed = parser.description(file, text, report);
  if (parsed === undefined) return undefined;
  await applyOverlays?.(parsed, file, parser, report);

  let root: JsonObject = parsed;
  if (textOf(parsed.swagger)?.startsWith('2')) {
    const { upgradeFromTwoToThree } = await import('@scalar/openapi-upgrader/2.0-to-3.0');
    try {
      root = upgradeSwagger(parsed, upgradeFromTwoToThree);
    } catch (error) {
      return refuse(
        `This Swagger 2 file cannot be brought up to OpenAPI 3: ${messageOf(error)}`,
        'Check it with a validator.',
      );
    }
  } else if (!textOf(parsed.openapi)?.startsWith('3')) {
    const write = 'Write "openapi: 3.1.0" or 3.0, or "swagger: \'2.0\'".';
    const { message, hint, ...place } = otherKind(parsed, 'openapi', write, text, parser.written);
    return refuse(message, hint, place);
  }

  settleLocalDefinitions(root, text);
  // Only a document with references into other files needs its own made absolute, which costs a walk over all of it.
  if (/\$ref["']?\s*:\s*["']?[^"'#\s]/.test(text)) absolute(root, file);
  const resolver = createResolver(file, root, files, parser.part, report);
  takeInParts(root, resolver);
  if (text.includes('$dynamicRef')) settleDynamicReferences(root, resolver);
  const info = objectOf(root.info);
  const operations = listOperations(root, resolver);
  const placeOf = projectPlaces(file, files, parser);
  reportUnknownSchemes(root, operations, file, placeOf, report);
  reportMistakes(root, operations, resolver, placeOf, report);
  return {
    ...resolver,
    source: file,
    title: textOf(info.title) ?? 'API reference',
    version: textOf(info.version),
    description: textOf(info.description),
    servers: serverObjects(root.servers).map(resolver.resolve),
    operations,
    raw: root,
    fenced: fencedLanguages(text),
    placeOf,
  };
}
