import type * as ES from 'estree-jsx';
import { keyOf } from './bindings.ts';
import { evaluate } from './interpret.ts';
import { type InterpreterHost, Uninterpretable } from './interpreter-host.ts';
import { functionOf, run } from './statements.ts';
import {
  addMembers,
  type Callable,
  calledOf,
  innerScope,
  isRecord,
  record,
  type Scope,
  type Value,
} from './value.ts';
import { keepName } from './words.ts';

type ClassNode = ES.ClassDeclaration | ES.ClassExpression | ES.MaybeNamedClassDeclaration;
type Self = Record<string, Value>;

/** Fills an object with what a class gives it, and lets its constructor run. */
type Fill = (self: Self, values: Value[]) => void;

const CLASSES = new WeakMap<Callable, { readonly fill: Fill; readonly methods: (self: Self) => Self }>();

/** The classes that an object is of. */
const MADE = new WeakMap<object, Set<Callable>>();

/** Whether a value was made by `new` of a class, or of one below it. */
export function isOfClass(value: Value, maker: Value): boolean {
  return isRecord(value) && typeof maker === 'function' && MADE.get(value)?.has(maker) === true;
}

/** An object of a class of the page; undefined where the function is no class. */
export function objectOfClass(maker: Value, values: Value[]): Value {
  const made = record();
  const known = typeof maker === 'function' ? CLASSES.get(maker) : undefined;
  known?.fill(made, values);
  return known === undefined ? undefined : made;
}

/** Whether a function is a class of the page. */
export function isClass(value: Value): boolean {
  return typeof value === 'function' && CLASSES.has(value);
}

/** A class: its objects have its methods and fields as their own. One that renders is a component, too. */
export function classOf(node: ClassNode, outer: Scope, host: InterpreterHost): Callable {
  const scope = innerScope(outer);
  const parent = node.superClass ? evaluate(node.superClass, scope, host) : undefined;
  if (node.superClass && typeof parent !== 'function')
    throw new Uninterpretable('what this class extends is not known here', node);
  const above = typeof parent === 'function' ? CLASSES.get(parent) : undefined;
  const { body } = node.body;
  const own: Callable = (props) => {
    const made = objectOfClass(own, [props]);
    const render = isRecord(made) ? made.render : undefined;
    if (typeof render === 'function') return calledOf(made, render, []);
    return isRecord(props) ? props.children : undefined;
  };

  /** Gives an object what the class has: for `super`, the methods alone of the one above. */
  function put(self: Self, isStatic: boolean): void {
    const inside = insideOf(self);
    for (const part of body) {
      if (part.type !== 'MethodDefinition' || part.static !== isStatic || part.kind === 'constructor')
        continue;
      const key = keyOf(part, inside, host);
      const value = functionOf(part.value, inside, host);
      if (part.kind === 'get')
        Object.defineProperty(self, key, { get: () => calledOf(self, value, []), configurable: true });
      else if (part.kind === 'method')
        Object.defineProperty(self, key, { value, writable: true, configurable: true });
    }
  }

  function fields(self: Self, isStatic: boolean): void {
    const inside = insideOf(self);
    for (const part of body) {
      if (part.type === 'StaticBlock' && isStatic) run(part.body, innerScope(inside), host);
      if (part.type !== 'PropertyDefinition' || part.static !== isStatic) continue;
      const value = part.value ? evaluate(part.value, inside, host) : undefined;
      const key = keyOf(part, inside, host);
      // What the one above keeps itself, as a component keeps its state.
      if (Object.getOwnPropertyDescriptor(self, key)?.set !== undefined) self[key] = value;
      else
        Object.defineProperty(self, key, {
          value,
          writable: true,
          configurable: true,
          enumerable: part.key.type !== 'PrivateIdentifier',
        });
    }
  }

  /** Kept: each class asks for that of the one above twice, which doubles the work with each class below it. */
  const insides = new WeakMap<Self, Scope>();

  /** `super` calls the constructor above, and has its methods. */
  function insideOf(self: Self): Scope {
    const known = insides.get(self);
    if (known !== undefined) return known;
    const up: Callable = (...values) => {
      fillAbove(self, values);
      return undefined;
    };
    if (above !== undefined) addMembers(up, membersIn(above.methods(self)));
    const inside = innerScope(scope, [
      ['this', self],
      ['super', up],
    ]);
    insides.set(self, inside);
    return inside;
  }

  function fillAbove(self: Self, values: Value[]): void {
    if (above !== undefined) above.fill(self, values);
    else if (typeof parent === 'function') {
      const made = calledOf(self, parent, values);
      if (isRecord(made)) Object.assign(self, made);
    }
    // What a class has goes before what the one above has.
    put(self, false);
    fields(self, false);
  }

  const fill: Fill = (self, values) => {
    host.tick();
    MADE.set(self, (MADE.get(self) ?? new Set()).add(own));
    const first = body.find((part) => part.type === 'MethodDefinition' && part.kind === 'constructor');
    if (!node.superClass || first === undefined) fillAbove(self, values);
    if (first?.type === 'MethodDefinition')
      calledOf(self, functionOf(first.value, insideOf(self), host), values);
  };
  const methods = (self: Self): Self => {
    const all = above?.methods(self) ?? record();
    const inside = insideOf(self);
    for (const part of body)
      if (part.type === 'MethodDefinition' && part.kind === 'method' && !part.static)
        all[keyOf(part, inside, host)] = functionOf(part.value, inside, host);
    return all;
  };
  CLASSES.set(own, { fill, methods });
  if (node.id) {
    keepName(own, node.id.name);
    scope[node.id.name] = own;
  }
  const shared = record();
  put(shared, true);
  fields(shared, true);
  addMembers(own, membersIn(shared));
  return own;
}

/** All that an object has, also what is not listed. */
function membersIn(all: Self): [string, Value][] {
  return Object.getOwnPropertyNames(all).map((key) => [key, all[key]]);
}

/** What stands for `super` where a class is read. */
export function superOf(node: ES.Node, scope: Scope): Callable {
  const up = scope.super;
  if (typeof up !== 'function') throw new Uninterpretable('“super” is known in classes only', node);
  return up;
}
