import { expect } from 'vitest';
import { render } from '../markdown/project.ts';

/** The text that an expression shows on a page with these exports. */
export function shown(expression: string, declarations = ''): string {
  const { html, diagnostics } = render(`---\ntitle: x\n---\n${declarations}\n\nv: {${expression}}`);
  expect(diagnostics).toEqual([]);
  return html.replace(/^<p>v: ?|<\/p>$/g, '');
}
