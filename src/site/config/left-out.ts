import type { JsonPath } from './json/places.ts';
import { isRecord } from './json/record.ts';
import { carries, pageActionOf } from './page-actions.ts';
import type { DocsJson } from './schema.ts';

/** A setting that is understood, but asks for what a bundle of plain files cannot do. */
export interface LeftOut {
  readonly path: JsonPath;
  /** `integrations.ga4`, `contextual.options "chatgpt"` */
  readonly label: string;
  /** Left out where there is no network only. */
  readonly inAirGap: boolean;
}

/**
 * The settings that need a service beside the site: trackers, chats, assistants, ratings, a proxy;
 * without a network, links to one. What is switched off asks for nothing.
 */
export function leftOutSettings(docs: DocsJson): LeftOut[] {
  const parts = (['integrations', 'feedback'] as const).flatMap((setting) =>
    Object.entries(docs[setting] ?? {}).map(([key, value]) => ({
      path: [setting, key],
      label: `${setting}.${key}`,
      value,
      inAirGap: setting === 'feedback' && (key === 'suggestEdit' || key === 'raiseIssue'),
    })),
  );
  const actions = (docs.contextual?.options ?? []).flatMap((option, index) => {
    if (option === undefined) return [];
    const action = pageActionOf(option);
    return {
      path: ['contextual', 'options', index],
      label: `contextual.options ${JSON.stringify(isRecord(option) ? (option.title ?? index) : option)}`,
      value: action === undefined || !carries('air-gapped', action),
      inAirGap: action !== undefined,
    };
  });
  const single = (path: JsonPath, value: unknown): LeftOut & { value: unknown } => ({
    path,
    label: path.join('.'),
    value,
    inAirGap: false,
  });
  return [
    ...parts,
    ...actions,
    single(['api', 'playground', 'proxy'], docs.api?.playground?.proxy),
    single(['scripts'], docs.scripts),
  ].filter(({ value }) => value !== undefined && value !== false);
}
