import { nearest } from '../../../text/suggest.ts';
import type { Report } from '../../diagnostic.ts';
import type { ParsedPage } from '../../markdown/parsed-page.ts';
import { visit } from '../../markdown/visit.ts';
import { pathNames } from '../samples/serialize.ts';
import { attributeText } from './manual.ts';

/** Tells of each `<ParamField path="id">` of a page whose address, that in its `api`, has no `{id}`. */
export function reportStrayFields(page: ParsedPage, address: string, report: Report): void {
  // Some write `:id` for `{id}`.
  const known = pathNames(
    address.replace(/\{[^{}]+\}|:([\w-]+)/g, (written, name?: string) => (name ? `{${name}}` : written)),
  );
  visit(page.tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const attribute = node.attributes.find((one) => 'name' in one && one.name === 'path');
    const name = node.name === 'ParamField' && attribute ? attributeText(attribute.value) : '';
    if (name === '' || known.has(name)) return;
    const meant = nearest(name, known);
    report({
      severity: 'warning',
      kind: 'api-document',
      message: `<ParamField path="${name}">: ${address}, the address of the page, has no {${name}}`,
      hint: meant === undefined ? `write {${name}} where it stands there` : `did you mean "${meant}"?`,
      file: page.file,
      line: node.position?.start.line,
      column: node.position?.start.column,
    });
  });
}
