import { lookUp } from '../../look-up.ts';
import { nearest } from '../../text/suggest.ts';
import type { Report } from '../diagnostic.ts';
import type { SourcePlace } from '../page.ts';
import type { ParsedPage } from './parsed-page.ts';

/** The `variables` of docs.json. */
export type Variables = Readonly<Record<string, string>> | undefined;

/** The text with each `{{name}}` replaced that has a value. */
export function fillVariables(text: string, variables: Variables): string {
  if (variables === undefined || !text.includes('{{')) return text;
  return text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) => lookUp(variables, name) ?? whole);
}

/** What is said of each `{{name}}` in a text that no variable has, but for those in code: a message and a hint. */
export function unfilled(
  text: string,
  variables: Variables,
): { message: string; hint: string | undefined }[] {
  const names = Object.keys(variables ?? {});
  if (names.length === 0 || !text.includes('{{')) return [];
  const plain = text.replace(/`[^`]*`/g, '');
  return [...plain.matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)].flatMap(([whole, name = '']) => {
    if (names.includes(name)) return [];
    const meant = nearest(name, names);
    return [
      {
        message: `“variables” of docs.json has nothing named “${name}”; ${whole} is shown as text`,
        hint: meant && `did you mean {{${meant}}}?`,
      },
    ];
  });
}

/** The description of a picture; to the parser, `{{name}}` in one is an expression that says `{name}`. */
export function fillAlt(alt: string, variables: Variables): string {
  if (variables === undefined || !alt.includes('{')) return alt;
  return alt.replace(/\{\s*([\w.-]+)\s*\}/g, (whole, name: string) => lookUp(variables, name) ?? whole);
}

/** The page with the variables in its title and at its head filled in. */
export function withFilledHead(page: ParsedPage, variables: Variables): ParsedPage {
  const filled = (value: unknown): unknown =>
    typeof value === 'string' ? fillVariables(value, variables) : value;
  const title = page.title && fillVariables(page.title, variables);
  const entries = Object.entries(page.frontmatter);
  if (title === page.title && entries.every(([, value]) => filled(value) === value)) return page;
  return {
    ...page,
    title,
    frontmatter: Object.fromEntries(entries.map(([key, value]) => [key, filled(value)])),
  };
}

/** Tells of names in double braces that no variable has, and that are no expressions: the interpreter tells of those. */
export function reportVariables(
  text: string,
  place: SourcePlace,
  variables: Variables,
  report: Report,
): void {
  if (!text.includes('{{') || Object.keys(variables ?? {}).length === 0) return;
  for (const [whole, name = ''] of text.matchAll(/\{\{\s*(\w[\w.]*-[\w.-]*)\s*\}\}/g)) {
    report({
      severity: 'warning',
      kind: 'unbound-name',
      message: `${whole}: “variables” of docs.json has nothing named “${name}”; shown as text`,
      ...place,
    });
  }
}
