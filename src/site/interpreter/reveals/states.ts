import type * as ES from 'estree-jsx';
import { isNamed } from './node-names.ts';

/** The names of a declared state, and of what sets it. */
export interface State {
  readonly name: string;
  readonly setter: string;
}

/** A state with where it is declared. */
export interface DeclaredState extends State {
  readonly declaration: ES.VariableDeclarator;
}

/** The state that a node declares: `const [name, setter] = useState(…)`. */
export function stateOf(node: ES.Node): State | undefined {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'ArrayPattern') return undefined;
  if (node.init?.type !== 'CallExpression') return undefined;
  const { callee } = node.init;
  const hook = callee.type === 'MemberExpression' ? callee.property : callee;
  const [name, setter] = node.id.elements;
  if (hook.type !== 'Identifier' || hook.name !== 'useState' || name?.type !== 'Identifier') return undefined;
  return { name: name.name, setter: setter?.type === 'Identifier' ? setter.name : '' };
}

/** What a declared state is at first, as it is written: where it says so, or in what it names. */
export function firstOf({ init }: ES.VariableDeclarator, nodes: readonly ES.Node[]): ES.Node | undefined {
  return init?.type === 'CallExpression' ? writtenFor(init.arguments[0], nodes) : undefined;
}

/** What stands for a value: the default of a property, `given || 'npm'`, `() => 'npm'`, `tabs[0].id`; itself where nothing is known. */
function writtenFor(node: ES.Node | undefined, nodes: readonly ES.Node[]): ES.Node | undefined {
  // Made once, at the start.
  if (node?.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement')
    return writtenFor(node.body, nodes);
  if (node?.type === 'LogicalExpression' && node.operator !== '&&') return writtenFor(node.right, nodes);
  if (node?.type === 'Identifier') {
    const given = nodes.find((one) => one.type === 'AssignmentPattern' && isNamed(one.left, node.name));
    return given?.type === 'AssignmentPattern' ? given.right : node;
  }
  // A constant, `Os.Mac`, is told by its name.
  if (node?.type !== 'MemberExpression' || (!node.computed && node.object.type === 'Identifier')) return node;
  return partOf(node, nodes) ?? node;
}

/** The part of a list or record of the component that is named: `tabs[0].id`. */
function partOf(node: ES.Node, nodes: readonly ES.Node[]): ES.Node | undefined {
  if (node.type === 'Identifier') return declaredAs(node.name, nodes);
  if (node.type !== 'MemberExpression') return undefined;
  const { object, property, computed } = node;
  const whole = partOf(object, nodes);
  if (whole?.type === 'ArrayExpression' && property.type === 'Literal')
    return whole.elements[Number(property.value)] ?? undefined;
  if (whole?.type !== 'ObjectExpression' || computed || property.type !== 'Identifier') return undefined;
  const found = whole.properties.find((one) => one.type === 'Property' && isNamed(one.key, property.name));
  return found?.type === 'Property' ? found.value : undefined;
}

/** What a name is declared as. */
export function declaredAs(name: string, nodes: readonly ES.Node[]): ES.Node | undefined {
  for (const node of nodes) {
    if (node.type === 'FunctionDeclaration' && node.id.name === name) return node;
    if (node.type === 'VariableDeclarator' && isNamed(node.id, name)) return node.init ?? undefined;
  }
  return undefined;
}
