import type { Diagnostic } from '../diagnostic.ts';
import type { SourcePlace } from '../page.ts';
import { LONGEST_SOURCE, ourLibrary } from './ours.ts';

/** How the library says where it stops: a piece of the source, with a mark under its end. */
const STOPS = /^(?:Parse|Lexical) error on line \d+[^\n]*\n([^\n]*)\n(-*)\^(?:\nExpecting (.*), got .*)?/;
/** What it expects is told where it is not nearly everything. */
const FEW = 5;
const LONGEST_SAID = 300;

/** What is wrong with a diagram that the library cannot read, in a browser as here. Its own count of lines leaves out comments. */
export function brokenDiagram(source: string, place: SourcePlace): Diagnostic | undefined {
  if (source.trim() === '' || source.length > LONGEST_SOURCE) return undefined;
  const problem = ourLibrary().problemOf(source);
  if (problem === undefined) return undefined;
  const said = inOneLine(problem);
  return {
    severity: 'warning',
    kind: 'diagram',
    message: `Broken diagram: ${said.length > LONGEST_SAID ? `${said.slice(0, LONGEST_SAID)}…` : said}`,
    hint: `${hintOf(problem)}until then readers see its source`,
    ...place,
  };
}

function hintOf(problem: string): string {
  if (problem.startsWith('No diagram type')) return 'begin it with a kind, as in flowchart LR; ';
  return STOPS.test(problem)
    ? 'words with signs of their own may need quotes, as in A["f(x)"]; '
    : 'mend it; ';
}

function inOneLine(problem: string): string {
  if (problem.startsWith('No diagram type')) return 'it begins with no kind of diagram';
  const [found, piece = '', mark = '', expected = ''] = STOPS.exec(problem) ?? [];
  if (found === undefined)
    return problem
      .replace(/^Parsing failed:/, '')
      .replace(/\s+/g, ' ')
      .trim();
  const names = expected.split(', ').filter((name) => name !== '');
  const wanted = names.length === 0 || names.length > FEW ? '' : `, where it needs ${names.join(' or ')}`;
  const read = piece
    .slice(0, mark.length)
    .replace(/^\.{3}/, '…')
    .trim();
  return read === '' ? 'its beginning cannot be read' : `it cannot be read after "${read}"${wanted}`;
}
