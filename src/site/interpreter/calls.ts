import type * as ES from 'estree-jsx';
import { guarded } from './assignments.ts';
import { memberKey } from './bindings.ts';
import { BROWSER_CONSTRUCTORS, firstFactOf, globalName, isGlobal, isOfBrowser } from './browser-names.ts';
import { GLOBALS, isConstructor } from './built-ins/globals.ts';
import { orUnread, timeOfReading } from './built-ins/instances.ts';
import { memberOf } from './built-ins/methods.ts';
import { chargeGiven, chargeMade, chargeSelf } from './charges.ts';
import { isClass, objectOfClass, superOf } from './classes.ts';
import { evaluate } from './interpret.ts';
import { type InterpreterHost, Uninterpretable } from './interpreter-host.ts';
import { isBrowserMaker, isUnknown } from './react/world.ts';
import { isCutAnyway } from './reveals/cut-lists.ts';
import { calledOf, listOf, type Scope, type Value } from './value.ts';
import { writtenOf } from './words.ts';

/** A template with a function before it, which gets its texts and its values: `text\`a${b}\``. */
export function tagged(node: ES.TaggedTemplateExpression, scope: Scope, host: InterpreterHost): Value {
  const tag = evaluate(node.tag, scope, host);
  if (typeof tag !== 'function')
    throw new Uninterpretable(`${nameOf(node.tag)} is no function known here`, node);
  const values = node.quasi.expressions.map((inner) => evaluate(inner, scope, host));
  const raw = node.quasi.quasis.map((part) => part.value.raw);
  const texts = Object.assign(
    node.quasi.quasis.map((part) => part.value.cooked ?? undefined),
    { raw },
  );
  return guarded(node, () => tag(texts, ...values));
}

/** What a property holds, and of what it is one. */
export function member(
  node: ES.MemberExpression,
  scope: Scope,
  host: InterpreterHost,
): { self: Value; value: Value } {
  if (node.object.type === 'Super')
    return {
      self: scope.this,
      value: memberOf(superOf(node, scope), memberKey(node, scope, host), host.tick),
    };
  const global = globalName(node, scope);
  if (global !== undefined && isGlobal(global)) return { self: undefined, value: scope[global] };
  if (global !== undefined && host.global.has(global))
    return { self: undefined, value: host.global.get(global) };
  if (global !== undefined && BROWSER_CONSTRUCTORS.has(global))
    return { self: undefined, value: host.asked(global) };
  const fact = firstFactOf(node, scope, host);
  if (fact !== undefined) return { self: undefined, value: fact };
  const self = evaluate(node.object, scope, host);
  // `a?.b.c`: what follows a short cut is cut too.
  const isCut = isOptional(node) || isOfBrowser(node, scope);
  if ((self === undefined || self === null) && isCut) return { self, value: undefined };
  const key = memberKey(node, scope, host);
  return { self, value: guarded(node, () => memberOf(self, key, host.tick)) };
}

function isOptional(node: ES.Expression | ES.Super): boolean {
  if (node.type === 'MemberExpression') return node.optional || isOptional(node.object);
  return node.type === 'CallExpression' && (node.optional || isOptional(node.callee));
}

/** What a function gives that is called. */
export function call(node: ES.SimpleCallExpression, scope: Scope, host: InterpreterHost): Value {
  if (node.callee.type === 'Super') return superOf(node, scope)(...argumentsOf(node, scope, host));
  const isMethod = node.callee.type === 'MemberExpression';
  const { self, value: callee } = isMethod
    ? member(node.callee as ES.MemberExpression, scope, host)
    : { self: undefined, value: evaluate(node.callee, scope, host) };
  const isCut = isOptional(node) || isOfBrowser(node, scope) || isUnknown(self);
  if ((callee === undefined || callee === null) && isCut) return undefined;
  if (typeof callee !== 'function')
    throw new Uninterpretable(`${nameOf(node.callee)} is no function known here`, node);
  if (isCutAnyway(node, self)) return self;
  return guarded(node, () => {
    const values = argumentsOf(node, scope, host, writtenOf(callee) !== undefined || isKeeping(node.callee));
    // The steps of what a page has written count by themselves.
    if (writtenOf(callee) !== undefined) return calledOf(self, callee, values);
    chargeSelf(self, host.tick);
    chargeGiven(values, host.tick);
    const value = calledOf(self, callee, values);
    chargeMade(value, host.tick);
    return value;
  });
}

/** Whether a hook is called that keeps what it is given, and does nothing with it. */
function isKeeping(callee: ES.SimpleCallExpression['callee']): boolean {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && /^use(?:Ref|State)$/.test(name.name);
}

/** What is called, in a few words. */
function nameOf(callee: ES.Expression): string {
  if (callee.type === 'Identifier') return `“${callee.name}”`;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed)
    return `“${callee.property.name}”`;
  return 'what is called';
}

/** What `new` makes. */
export function constructed(node: ES.NewExpression, scope: Scope, host: InterpreterHost): Value {
  const maker = evaluate(node.callee as ES.Expression, scope, host);
  if (isClass(maker)) return guarded(node, () => objectOfClass(maker, argumentsOf(node, scope, host)));
  if (typeof maker !== 'function' || !(isConstructor(maker) || isBrowserMaker(maker)))
    throw new Uninterpretable('“new” is known for maps, sets, times and the like only', node);
  return guarded(node, () => {
    const values = argumentsOf(node, scope, host);
    chargeGiven(values, host.tick);
    return maker === GLOBALS.Date && values.length === 0 ? timeOfReading(host.year) : maker(...values);
  });
}

function argumentsOf(
  node: ES.SimpleCallExpression | ES.NewExpression,
  scope: Scope,
  host: InterpreterHost,
  isHandedOn = false,
): Value[] {
  return node.arguments.flatMap((argument): readonly Value[] => {
    if (argument.type === 'SpreadElement') return spread(argument, scope, host);
    const made = (): Value => evaluate(argument, scope, host);
    return [isHandedOn ? orUnread(made) : made()];
  });
}

/** The items of `...items`. */
export function spread(
  { argument }: ES.SpreadElement,
  scope: Scope,
  host: InterpreterHost,
): readonly Value[] {
  const items = listOf(evaluate(argument, scope, host));
  chargeMade(items, host.tick);
  return items;
}
