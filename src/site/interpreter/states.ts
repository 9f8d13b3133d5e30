import type * as ES from 'estree-jsx';

/** The names of a declared state, and of what sets it. */
export interface State {
  readonly name: string;
  readonly setter: string;
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

/** What a declared state is at first, as it is written. */
export function firstOf({ init }: ES.VariableDeclarator): ES.Node | undefined {
  return init?.type === 'CallExpression' ? init.arguments[0] : undefined;
}
