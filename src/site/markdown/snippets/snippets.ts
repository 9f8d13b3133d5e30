import type { Nodes } from 'mdast';
import type { Mounting, MountingPage } from '../../interpreter/react/mounting.ts';
import {
  fromData,
  innerScope,
  isRecord,
  markup,
  record,
  type Value,
  type ValueRecord,
} from '../../interpreter/value.ts';
import type { PageContext, SourcePlace } from '../../page.ts';
import { leftOutHint } from '../../project/left-out.ts';
import { withLists } from '../elements/stray-items.ts';
import { renderFootnotes } from '../footnotes.ts';
import { definitionsOf, type Frame } from '../frame.ts';
import { elementFrom, hostOf, renderExpression, renderJsx } from '../jsx/jsx.ts';
import { createPageGlobals } from '../jsx/page-globals.ts';
import { renderNodes } from '../nodes.ts';
import { plainText } from '../parse.ts';
import type { ParsedPage } from '../parsed-page.ts';
import type { MarkdownProject, Rendering } from '../rendering.ts';
import { parseRecovering } from '../repair/recover.ts';
import { titleHeading } from '../title-heading.ts';
import { visit } from '../visit.ts';
import { withOwnCopies } from './copies.ts';
import { importedFile, likeImported } from './import-path.ts';
import { type Exports, jsonExports, runModule } from './modules.ts';
import { createOpenFiles } from './open-files.ts';
import { shownNodes } from './shown-nodes.ts';
import { textStart } from './text-start.ts';

/** What the files that take part in one page, itself and what it imports, are to its rendering. */
export type Library = Omit<Mounting, 'hooks' | 'componentBase'> &
  Pick<Rendering, 'snippet' | 'inline' | 'blocks'>;

/** Opens the project's snippets to one page. `page` is asked for when it exists; `heard` hears of what code asks for. */
export function createLibrary(
  project: MarkdownProject,
  context: PageContext,
  heard: Pick<MountingPage, 'onState' | 'onFetch' | 'onWriting'>,
  page: () => Rendering,
): {
  /** The HTML of the page itself, footnotes included. */
  html(parsed: ParsedPage): string;
  readonly library: Library;
} {
  const loaded = new Map<string, Exports | undefined>();
  const { opened, innermost } = createOpenFiles(context.report);
  const cited: Frame['cited'] = [];
  const { globals, ...mounting } = createPageGlobals(context, heard, innermost, page);

  function bareFrame(file: string): Omit<Frame, 'definitions' | 'footnotes'> {
    return {
      file,
      page: page(),
      scope: globals,
      cited,
      jsx: { element: renderJsx, expression: renderExpression },
    };
  }

  function frameOf(parsed: ParsedPage, props: ValueRecord): { frame: Frame; exports: Exports } {
    const scope = innerScope(globals, [...Object.entries(props), ['props', props]]);
    const exports = innerScope(null);
    const frame: Frame = { ...bareFrame(parsed.file), scope, ...definitionsOf(parsed.tree, parsed.source) };
    for (const node of parsed.tree.children) {
      if (node.type !== 'mdxjsEsm') continue;
      const start = node.position?.start;
      runModule(node.value, {
        typescript: false,
        place: { file: parsed.file, line: start?.line, column: start?.column },
        scope,
        exports,
        host: hostOf(frame, { file: parsed.file, line: start?.line, column: 1 }),
        modules: { load },
        page: frame.page,
      });
    }
    return { frame, exports };
  }

  function textOf(parsed: ParsedPage, props: ValueRecord): string {
    return renderNodes(parsed.tree.children, frameOf(parsed, props).frame);
  }

  function load(path: string, from: SourcePlace, asText = false): Exports | undefined {
    const file = importedFile(path, project.files);
    if (file === undefined) {
      const near = likeImported(path, project.files);
      context.report({
        severity: 'warning',
        kind: 'missing-file',
        message: `There is no file “${path}”`,
        hint: leftOutHint(path, project.files) ?? (near && `did you mean /${near}?`),
        ...from,
      });
      return undefined;
    }
    if (asText) return innerScope(null, [['default', project.files.readText(file)]]);
    if (!loaded.has(file))
      loaded.set(
        file,
        opened(file, from, () => exportsOf(file, from)),
      );
    return loaded.get(file);
  }

  function exportsOf(file: string, from: SourcePlace): Exports | undefined {
    if (/\.mdx?$/i.test(file)) {
      const parsed = project.parse(file);
      const { exports } = frameOf(parsed, record());
      if (isComponent(parsed, exports)) return exports;
      exports.default = (props: Value) => {
        // A snippet may ask for children that it was not given.
        const given = record([['children', undefined], ...Object.entries(isRecord(props) ? props : {})]);
        return markup(() => opened(file, from, () => textOf(parsed, given)) ?? '');
      };
      return exports;
    }
    const source = project.files.readText(file);
    if (file.endsWith('.json')) return json(source, file);
    if (!/\.[cm]?[jt]sx?$/.test(file)) {
      // Bundlers make a component of a drawing, under either name.
      const names = file.endsWith('.svg') ? ['default', 'ReactComponent'] : ['default'];
      return innerScope(
        null,
        names.map((name) => [name, `/${file}`]),
      );
    }
    const scope = innerScope(globals);
    const exports = innerScope(null);
    // What a compiler made of a module puts its exports there: `exports.Box = Box`.
    scope.exports = exports;
    const isRead = runModule(source, {
      typescript: /\.[cm]?tsx?$/.test(file),
      place: { file, line: 1, column: 1 },
      scope,
      exports,
      host: hostOf({ file, page: page() }),
      modules: { load },
      page: page(),
    });
    return isRead ? exports : undefined;
  }

  function json(source: string, file: string): Exports | undefined {
    try {
      return jsonExports(source);
    } catch (error) {
      const message = `${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
      context.report({ severity: 'warning', kind: 'syntax', message, file });
      return undefined;
    }
  }

  function html(parsed: ParsedPage): string {
    const place = { file: parsed.file };
    const html = opened(parsed.file, place, () => {
      const { frame, exports } = frameOf(parsed, fromFrontmatter(parsed));
      frame.page.scope = frame.scope;
      const module = parsed.tree.children.findLast(({ type }) => type === 'mdxjsEsm');
      if (module !== undefined && isComponent(parsed, exports)) {
        const element = elementFrom(exports.default, record(), [], parsed.file, frame.page);
        return frame.page.overhear(module, () => frame.page.html(element));
      }
      frame.page.reserve(headingTexts(parsed, project));
      return laidOut(
        renderNodes(bodyOf(parsed), frame) + renderFootnotes(frame),
        parsed,
        exports,
        frame.page,
      );
    });
    return withLists(html ?? '');
  }

  const library: Library = {
    ...mounting,
    inline(text, from) {
      const { tree } = parseRecovering(text);
      const [only, ...others] = tree.children;
      const nodes = only?.type === 'paragraph' && others.length === 0 ? only.children : tree.children;
      return renderNodes(nodes, { ...bareFrame(from.file), ...definitionsOf(tree, text) });
    },
    blocks(text, from, scope = page().scope) {
      const { tree, problems } = parseRecovering(text, project.math);
      for (const { message } of problems)
        context.report({ severity: 'warning', kind: 'syntax', message, ...from });
      // Places count from where the text stands in its file.
      const above = (from.line ?? 1) - 1;
      visit(tree, ({ position }) => {
        if (position) position.start.line += above;
      });
      const frame = { ...bareFrame(from.file), scope, ...definitionsOf(tree, text) };
      return renderNodes(tree.children, frame);
    },
    snippet(path, props, from) {
      const component = load(path, from)?.default;
      return typeof component === 'function' ? page().html(component(props)) : '';
    },
  };
  return { html, library };
}

/** Whether a file has no text, so that it shows the component that it exports by default. */
function isComponent({ tree }: ParsedPage, exports: Exports): boolean {
  return typeof exports.default === 'function' && textStart(tree) < 0;
}

/** The page's text as the children of the component that its file exports by default, its layout to MDX. */
function laidOut(
  text: string,
  { file, tree }: ParsedPage,
  { default: layout }: Exports,
  page: Rendering,
): string {
  if (typeof layout !== 'function') return text;
  const children = markup(() => text);
  const html = page.html(elementFrom(layout, record([['children', children]]), [], file, page));
  if (html.includes(text)) return withOwnCopies(html, text, page.claimFree);
  const node = tree.children.find(
    ({ type, ...one }) => type === 'mdxjsEsm' && 'value' in one && LAYOUT.test(one.value),
  );
  page.report({
    severity: 'warning',
    kind: 'not-interpreted',
    message: 'What this page exports by default is its layout, which does not show the page: it is left out',
    hint: 'show its {children}, or export it by name',
    file,
    line: node?.position?.start.line,
  });
  return text;
}

const LAYOUT = /^export\s+default\b/m;

/** The page's text without the heading that is its title: the layout shows that. */
function bodyOf(parsed: ParsedPage): readonly Nodes[] {
  const heading = titleHeading(parsed);
  return parsed.tree.children.filter((node) => node !== heading);
}

function headingTexts(parsed: ParsedPage, project: MarkdownProject): string[] {
  const { nodes } = shownNodes(parsed, project);
  return nodes.flatMap((node) => (node.type === 'heading' ? [plainText(node)] : []));
}

/** A page sees its own settings as `frontmatter`. */
function fromFrontmatter({ frontmatter }: ParsedPage): ValueRecord {
  return record([['frontmatter', fromData(frontmatter)]]);
}
