import { Parser } from 'htmlparser2';

/** Elements whose text is not read as prose: code shows JSX on purpose. */
const NOT_PROSE = new Set([
  'code',
  'pre',
  'script',
  'style',
  'template',
  'svg',
  'math',
  'textarea',
  'samp',
  'kbd',
]);

/** JSX that became text: a closing tag of a component, an attribute as only JSX writes it, a component with attributes. */
const RAW_JSX =
  /<\/[A-Z][\w.]*\s*>|<[A-Z][\w.]*(?:\s+[a-zA-Z-]+=["{][^<]*)?\s*\/>|<[A-Z][\w.]*\s+[a-zA-Z-]+=["{]|\bclassName=["{]|\{\/\*/;

/** The word by itself: there are names that hold it, as `no-undefined`. */
const UNDEFINED = /(?<![\w/.-])undefined(?![\w/-])/;

/**
 * What a reader should not see on a page: markup that was not rendered, objects and missing values as text.
 * `source` is the page as the author wrote it; what stands there as prose is the author's.
 */
export function renderingProblems(html: string, source: string | undefined): string[] {
  const problems = new Set<string>();
  // Of an API page the text stands in a description, not here.
  const isWhole = source !== undefined && !/^(?:openapi|asyncapi):/m.test(source);
  const maySayUndefined = !isWhole || source.includes('undefined');
  let depth = 0;
  let inMain = 0;
  let isDocument = false;
  const stack: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        stack.push(name);
        if (name === 'html') isDocument = true;
        if (name === 'main') inMain += 1;
        if (NOT_PROSE.has(name)) depth += 1;
        if (/^[A-Z]/.test(name) && !stack.includes('svg')) problems.add(`the element <${name}>`);
        if (attributes.class?.split(' ').includes('c-missing'))
          problems.add('a component that was not rendered');
      },
      ontext(text) {
        if (inMain === 0 || depth > 0) return;
        if (text.includes('[object ')) problems.add('[object Object]');
        if (/^\s*undefined\s*$/.test(text) || (!maySayUndefined && UNDEFINED.test(text)))
          problems.add(`undefined: ${text.trim().slice(0, 60)}`);
        const jsx = RAW_JSX.exec(text)?.[0];
        if (jsx !== undefined) problems.add(`raw JSX: ${jsx.slice(0, 60)}`);
      },
      onclosetag(name) {
        stack.pop();
        if (name === 'main') inMain -= 1;
        if (NOT_PROSE.has(name)) depth -= 1;
      },
    },
    { lowerCaseTags: false },
  );
  parser.end(html);
  return isDocument ? [...problems] : [];
}
