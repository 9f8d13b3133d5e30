import { descendants, type Element } from './dom/nodes.ts';
import { matcherOf } from './dom/selectors.ts';

const RULE = /@[\w-]+ ([\w-]+)\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}|([^{}]+)\{([^{}]*)\}/g;

/** The rules of a drawing's style sheet that hold for something in it: about a fifth of them. */
export function rulesInUse(css: string, drawing: Element): string {
  const all = [drawing, ...descendants(drawing)];
  const used: string[] = [];
  const motions: { name: string; text: string }[] = [];
  for (const [text, name, , selectors, declarations = ''] of css.matchAll(RULE)) {
    if (name !== undefined) motions.push({ name, text });
    if (selectors === undefined || declarations.trim() === '') continue;
    const kept = selectors.split(',').filter((selector) => {
      const matches = matcherOf(selector.trim());
      return all.some((element) => matches(element, drawing));
    });
    if (kept.length > 0) used.push(`${kept.join(',')}{${declarations}}`);
  }
  const rules = used.join('');
  return motions.flatMap(({ name, text }) => (rules.includes(name) ? [text] : [])).join('') + rules;
}
