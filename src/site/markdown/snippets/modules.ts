import type * as ES from 'estree-jsx';
import { componentNamed } from '../../components/components.ts';
import { guarded } from '../../interpreter/assignments.ts';
import { declare } from '../../interpreter/bindings.ts';
import { classOf } from '../../interpreter/classes.ts';
import { enumOf, enumValue } from '../../interpreter/enums.ts';
import { ExpressionSyntaxError, parseModule } from '../../interpreter/expression.ts';
import { evaluate } from '../../interpreter/interpret.ts';
import { type InterpreterHost, Uninterpretable } from '../../interpreter/interpreter-host.ts';
import { functionOf, run } from '../../interpreter/statements.ts';
import {
  type Callable,
  fromData,
  innerScope,
  isRecord,
  record,
  type Scope,
  type Value,
} from '../../interpreter/value.ts';
import { namesOfPattern } from '../../interpreter/var-names.ts';
import type { SourcePlace } from '../../page.ts';
import { BudgetExceeded } from '../jsx/budget.ts';
import { foreign } from '../jsx/foreign.ts';
import { toldAt } from '../jsx/uninterpretable.ts';
import type { Rendering } from '../rendering.ts';
import { classPackage } from './class-imports.ts';
import { ICON_PACKAGE, importedIcon } from './icon-imports.ts';
import { asksForText, resolveImport } from './import-path.ts';
import { exportMeant, meantInstead } from './meant-exports.ts';

/** What one file gives to those that import it. */
export type Exports = Scope;

/** The modules of a project as one page sees them. */
export interface Modules {
  /** The exports of a project file; undefined (and reported) when it is missing, broken or imports itself. `asText`: its text. */
  load(path: string, from: SourcePlace, asText?: boolean): Exports | undefined;
}

/** Runs the `import`, `export` and top-level declarations of a file into `scope`; whether they can be read. */
export function runModule(
  source: string,
  options: {
    readonly typescript: boolean;
    /** Where the source begins. */
    readonly place: SourcePlace;
    readonly scope: Scope;
    readonly exports: Exports;
    readonly host: InterpreterHost;
    readonly modules: Modules;
    readonly page: Rendering;
  },
): boolean {
  const { scope, exports, host, place, page } = options;
  const program = programOf(source, options.typescript, place, page);
  if (program === undefined) {
    for (const [, name = ''] of source.matchAll(DECLARED)) page.lost.add(name);
    return false;
  }
  const declarations = program.body.map((statement) =>
    (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration') &&
    statement.declaration
      ? { statement, inner: statement.declaration }
      : { statement, inner: statement },
  );
  const at = (node: ES.Node): SourcePlace => ({
    file: place.file,
    line: (place.line ?? 1) + (node.loc?.start.line ?? 1) - 1,
    column: (node.loc?.start.column ?? 0) + 1,
  });
  for (const { inner } of declarations) {
    if (inner.type === 'FunctionDeclaration' && inner.id)
      scope[inner.id.name] = functionOf(inner, scope, host);
  }
  const exportFrom = (statement: ES.Program['body'][number]): void => {
    for (const name of namesExportedBy(statement)) exports[name] = scope[name];
  };
  const take = ({ statement, inner }: (typeof declarations)[number]): void => {
    const named = enumOf(inner);
    if (named !== undefined) {
      scope[named.id.name] = enumValue(named, scope, host);
      exportFrom(statement);
    } else if (statement.type === 'ImportDeclaration') importNames(statement, at, options);
    else if (inner.type === 'VariableDeclaration') {
      // What is taken out of the hosted service's components is known by its names anyway.
      if (inner.declarations.every(({ init }) => isHosted(init, scope))) return;
      declare(inner, scope, host);
      exportFrom(statement);
    } else if (statement.type === 'ExportDefaultDeclaration')
      exports.default = defaultOf(statement, scope, host);
    else if (inner.type === 'ClassDeclaration' && inner.id) {
      scope[inner.id.name] = classOf(inner, scope, host);
      exportFrom(statement);
    } else if (statement.type === 'ExportAllDeclaration') exportAll(statement, at(statement), options);
    else if (statement.type === 'ExportNamedDeclaration') exportNames(statement, at(statement), options);
    else if (isStatement(statement)) run([statement], scope, host);
  };
  for (const declaration of declarations) {
    const { statement } = declaration;
    try {
      guarded(statement, () => take(declaration));
    } catch (error) {
      if (error instanceof BudgetExceeded) {
        const { message } = error;
        page.reportOnce('budget', {
          severity: 'warning',
          kind: 'not-interpreted',
          message,
          ...at(statement),
        });
        return true;
      }
      if (!(error instanceof Uninterpretable)) throw error;
      const own = { ...at(statement), line: (place.line ?? 1) + error.line - 1, column: error.column + 1 };
      if (error.unbound === undefined || !page.lost.has(error.unbound))
        page.report({
          severity: 'warning',
          kind: 'not-interpreted',
          message: `This declaration is left out: ${error.message}`,
          ...toldAt(error, at(statement), own),
        });
      // Who imports or uses it need not be told again that it is not there.
      for (const name of namesExportedBy(statement)) exports[name] ??= passThrough;
      for (const name of namesDeclaredBy(declaration.inner)) page.lost.add(name);
    }
  }
  return true;
}

const DECLARED = /\b(?:class|const|function|let|var)\s+([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu;

function namesExportedBy(statement: ES.Program['body'][number]): string[] {
  if (statement.type === 'ExportDefaultDeclaration') return ['default'];
  return statement.type === 'ExportNamedDeclaration' && statement.declaration
    ? namesDeclaredBy(statement.declaration)
    : [];
}

function namesDeclaredBy(
  node: ES.Node | ES.MaybeNamedClassDeclaration | ES.MaybeNamedFunctionDeclaration,
): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => namesOfPattern(id));
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
}

function isHosted(node: ES.Expression | null | undefined, scope: Scope): boolean {
  return node?.type === 'Identifier' && node.name === 'MintlifyComponents' && !(node.name in scope);
}

/** Whether it is more than a declaration: `Box.displayName = 'Box'`. */
function isStatement(statement: ES.Program['body'][number]): statement is ES.Statement {
  return statement.type.endsWith('Statement');
}

function programOf(
  source: string,
  typescript: boolean,
  place: SourcePlace,
  page: Rendering,
): ES.Program | undefined {
  try {
    return parseModule(source, typescript);
  } catch (error) {
    if (!(error instanceof ExpressionSyntaxError)) throw error;
    page.report({
      severity: 'warning',
      kind: 'syntax',
      message: `import and export statements cannot be read: ${error.message}`,
      file: place.file,
      line: (place.line ?? 1) + error.line - 1,
      column: error.column,
    });
    return undefined;
  }
}

function defaultOf({ declaration }: ES.ExportDefaultDeclaration, scope: Scope, host: InterpreterHost): Value {
  if (declaration.type === 'FunctionDeclaration') return functionOf(declaration, scope, host);
  if (declaration.type === 'ClassDeclaration') return classOf(declaration, scope, host);
  return evaluate(declaration, scope, host);
}

function exportNames(
  statement: ES.ExportNamedDeclaration,
  place: SourcePlace,
  { scope, exports, modules }: Parameters<typeof runModule>[1],
): void {
  if (statement.declaration?.type === 'FunctionDeclaration') {
    const { name } = statement.declaration.id;
    exports[name] = scope[name];
  }
  const source = statement.source
    ? modules.load(resolveImport(String(statement.source.value), place.file), place)
    : scope;
  for (const { local, exported } of statement.specifiers)
    exports[identifier(exported)] = source?.[identifier(local)];
}

/** `export * from './x.jsx'`: all but its default. */
function exportAll(
  statement: ES.ExportAllDeclaration,
  place: SourcePlace,
  { exports, modules }: Parameters<typeof runModule>[1],
): void {
  const source = modules.load(resolveImport(String(statement.source.value), place.file), place) ?? {};
  if (statement.exported) exports[identifier(statement.exported)] = record(Object.entries(source));
  else for (const [name, value] of Object.entries(source)) if (name !== 'default') exports[name] = value;
}

function identifier(node: ES.Identifier | ES.Literal): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}

/** Shows the children only: stands for a component that could not be loaded. */
const passThrough: Callable = (props) => (isRecord(props) ? props.children : undefined);

function importNames(
  statement: ES.ImportDeclaration,
  at: (node: ES.Node) => SourcePlace,
  { scope, modules, page }: Parameters<typeof runModule>[1],
): void {
  if (isType(statement)) return;
  const source = String(statement.source.value);
  if (source === ICON_PACKAGE) {
    for (const { type, local, ...rest } of statement.specifiers) {
      if (type !== 'ImportSpecifier' || !('imported' in rest)) continue;
      scope[local.name] = importedIcon(identifier(rest.imported), at(statement), page);
    }
    return;
  }
  const isPackage = !isFile(source) && !/^react(?:-dom)?$/.test(source);
  // Components that all pages know stay known where they are imported from a package as well, and by another name.
  const specifiers = statement.specifiers.filter((one) => {
    if (isType(one) || (isPackage && componentNamed(one.local.name) !== undefined)) return false;
    const imported = one.type === 'ImportSpecifier' ? identifier(one.imported) : '';
    if (!isPackage || componentNamed(imported) === undefined) return true;
    scope[one.local.name] = foreign(imported);
    return false;
  });
  if (isPackage && specifiers.length === 0) return;
  const exports = exportsOf(source, at(statement), scope, modules, page);
  for (const specifier of specifiers) {
    const { name } = specifier.local;
    if (specifier.type === 'ImportNamespaceSpecifier') scope[name] = exports ?? innerScope(null);
    else {
      const imported = specifier.type === 'ImportSpecifier' ? identifier(specifier.imported) : 'default';
      const isMissing = exports === undefined || !(imported in exports);
      const instead = isPackage ? foreign(imported === 'default' ? name : imported) : passThrough;
      scope[name] = isMissing ? (meantInstead(imported, name, exports) ?? instead) : exports[imported];
      if (isMissing && exports !== undefined) {
        page.report({
          severity: 'warning',
          kind: 'missing-export',
          message: `“${source}” exports nothing ${imported === 'default' ? 'by default' : `named “${imported}”`}`,
          hint: exportMeant(imported, name, exports),
          ...at(specifier),
        });
      }
    }
  }
}

/** TypeScript's `import type`. */
function isType(node: ES.ImportDeclaration | ES.ImportDeclaration['specifiers'][number]): boolean {
  return 'importKind' in node && node.importKind === 'type';
}

/** Whether a file of the project is imported, and not a package. */
function isFile(source: string): boolean {
  return /^(?:!*raw-loader!)?[./]|\.(?:mdx?|jsx?|tsx?|json|css|scss|sass|less)$/.test(source);
}

function exportsOf(
  source: string,
  place: SourcePlace,
  scope: Scope,
  modules: Modules,
  page: Rendering,
): Exports | undefined {
  const { React } = scope;
  if (source === 'react' || source === 'react-dom')
    return innerScope(scope, [...(isRecord(React) ? Object.entries(React) : []), ['default', React]]);
  if (/\.(?:css|scss|sass|less)$/.test(source)) return undefined;
  if (isFile(source)) return modules.load(resolveImport(source, place.file), place, asksForText(source));
  const classes = classPackage(source);
  if (classes !== undefined) return classes;
  page.report({
    severity: 'warning',
    kind: 'unsupported-import',
    message: `The package “${source}” cannot be used: no code of the docs project runs`,
    ...place,
  });
  return undefined;
}

/** A JSON file as a module. */
export function jsonExports(text: string): Exports {
  return innerScope(null, [['default', fromData(JSON.parse(text))]]);
}
