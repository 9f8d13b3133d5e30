import { replaceAt, STAND_INS } from './draft.ts';

/**
 * What may be open after a brace that nothing ends: tags that nothing closes, and more such braces. Each doubles what
 * the parser tries, so that forty take longer than anybody waits.
 */
const MOST_OPEN = 8;

const QUOTED_JSON = /^\s*\\/;

/** What a place of a text is in: an expression between braces, a tag, or what an element holds. */
interface Open {
  readonly at: number;
  kind: 'expression' | 'tag' | 'content';
}

const TAG = String.raw`<\/?(?=[A-Za-z_$>])`;
/** Passed over in expressions. Strings end with their line. */
const HIDING = [
  String.raw`(?<!\w)"(?:\\.|[^"\\\n])*(?:"|$)`,
  String.raw`(?<!\w)'(?:\\.|[^'\\\n])*(?:'|$)`,
  String.raw`\`(?:\\[\s\S]|[^\`\\])*\``,
  String.raw`\/\/.*$`,
  String.raw`\/\*[\s\S]*?\*\/`,
  // A regular expression.
  String.raw`(?<=[(,=:[!&|?{};]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n*])+\/`,
].join('|');
/** What changes where one is; in an expression `List<Item>` is a tag to the parser, `a <b` is none. */
const TOKENS = {
  expression: new RegExp(String.raw`${HIDING}|[{}]|(?<![\w)\]])${TAG}|<(?=[A-Za-z_$][\w$.,\s[\]|]*>)`, 'gm'),
  // A `>` that begins a line is that of a quotation.
  tag: new RegExp(String.raw`"[^"]*"|'[^']*'|\/?>(?<!^[ \t]*>(?=[ \t]+\S))|\{|${TAG}`, 'gm'),
  content: new RegExp(`[{}]|${TAG}`, 'g'),
};
/** Where no expression is open code is passed over as well. */
const MARKDOWN = new RegExp(
  String.raw`^[ \t]*(\`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?[ \t]*\1[ \t]*$|\`[^\`\n]+\`|${TOKENS.content.source}`,
  'gm',
);

/** The text with stand-ins for braces that nothing ends before many tags that nothing closes. */
export function withoutEndlessBraces(text: string): string {
  let rest = text;
  // What was a string after such a brace is text now, and the braces in it count.
  for (let braces = endlessBraces(text); braces.length > 0; braces = endlessBraces(rest))
    rest = replaceAt(rest, braces, STAND_INS['{']);
  return rest;
}

function endlessBraces(text: string): readonly number[] {
  const open: Open[] = [];
  /** JSON within a string, `{\\"`, which no expression begins with. */
  const quoted: number[] = [];
  let expressions = 0;
  const leave = (): void => {
    if (open.pop()?.kind === 'expression') expressions -= 1;
  };
  const enter = (kind: Open['kind'], at: number): void => {
    open.push({ kind, at });
    if (kind === 'expression') expressions += 1;
  };
  for (let at = 0; ; ) {
    const kind = open.at(-1)?.kind ?? 'content';
    const token = expressions === 0 && kind === 'content' ? MARKDOWN : TOKENS[kind];
    token.lastIndex = at;
    const match = token.exec(text);
    if (match === null) break;
    at = token.lastIndex;
    const [found] = match;
    if (found === '{') {
      if (QUOTED_JSON.test(text.slice(at, at + 20))) quoted.push(match.index);
      else enter('expression', match.index);
    } else if (found === '}') {
      if (kind === 'expression') leave();
    } else if (found === '/>') leave();
    else if (found === '>') {
      leave();
      enter('content', match.index);
    } else if (found === '<') {
      if (kind === 'tag') leave();
      enter('tag', match.index);
    } else if (found === '</') {
      at = endOfTag(text, at);
      if (kind === 'expression') enter('content', match.index);
      else if (open.length > 0) leave();
    }
  }
  const last = open.length - 1;
  const endless = open.flatMap(({ kind, at }, index) =>
    kind === 'expression' && last - index > MOST_OPEN ? [at] : [],
  );
  return quoted.length > MOST_OPEN ? [...endless, ...quoted].sort((a, b) => a - b) : endless;
}

/** Behind the `>` of a closing tag whose name begins here. */
function endOfTag(text: string, at: number): number {
  const name = /[\w.:$-]*\s*>?/y;
  name.lastIndex = at;
  name.exec(text);
  return name.lastIndex;
}
