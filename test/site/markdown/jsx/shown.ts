import { render } from '../project.ts';

/** What a component shows that has this code, without tags. */
export function shown(code: string, others = ''): string {
  const { html } = render(`${others}export const Own = () => { ${code} };\n\n<Own />`);
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
