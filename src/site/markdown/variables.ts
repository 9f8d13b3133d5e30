import { lookUp } from '../../look-up.ts';
import type { SourcePlace } from '../page.ts';
import type { Rendering } from './rendering.ts';

/** The `variables` of docs.json. */
export type Variables = Readonly<Record<string, string>> | undefined;

/** The text with each `{{name}}` replaced that has a value. */
export function fillVariables(text: string, variables: Variables): string {
  if (variables === undefined || !text.includes('{{')) return text;
  return text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) => lookUp(variables, name) ?? whole);
}

/** Tells of names in double braces that no variable has, and that are no expressions: the interpreter tells of those. */
export function reportVariables(text: string, place: SourcePlace, page: Rendering): void {
  if (!text.includes('{{') || Object.keys(page.project.variables ?? {}).length === 0) return;
  for (const [whole, name = ''] of text.matchAll(/\{\{\s*(\w[\w.]*-[\w.-]*)\s*\}\}/g)) {
    page.report({
      severity: 'warning',
      kind: 'unbound-name',
      message: `${whole}: “variables” of docs.json has nothing named “${name}”; shown as text`,
      ...place,
    });
  }
}
