import { docsJson } from '../support.ts';

export const LONG = '---\ntitle: Long\n---\n\n## One\n\nText.\n\n## Two\n\nText.\n';
const SHORT = '---\ntitle: Short\n---\n\nText.\n';

/** A project of a long page, which ends with `text`, and a short one. */
export function project(settings: Readonly<Record<string, unknown>> = {}, text = ''): Record<string, string> {
  return {
    'docs.json': docsJson({ navigation: { pages: ['index', 'short'] }, ...settings }),
    'index.mdx': LONG + text,
    'short.mdx': SHORT,
  };
}
