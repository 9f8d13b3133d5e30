import type * as ES from 'estree-jsx';
import { lookUp } from '../../look-up.ts';
import { GLOBALS } from './built-ins/globals.ts';
import type { InterpreterHost } from './interpreter-host.ts';
import type { Scope } from './value.ts';

/** The name of a member of what has all global names: `globalThis.React`, `window.Math`. */
export function globalName(
  { object, property, computed }: ES.MemberExpression,
  scope: Scope,
): string | undefined {
  const isGlobal = object.type === 'Identifier' && /^(?:globalThis|window)$/.test(object.name);
  return isGlobal && !(object.name in scope) && !computed && property.type === 'Identifier'
    ? property.name
    : undefined;
}

/** Whether a global name is one that all pages know. */
export function isGlobal(name: string): boolean {
  return name === 'React' || name in GLOBALS;
}

/** The window that a component is first shown for is that of a desk; what its effects learn of it is not known. */
const SIZES: Readonly<Record<string, number>> = { innerHeight: 800, innerWidth: 1280 };
/** Nor is it known where the site will be: addresses made of it begin with its own root. */
const PLACES: Readonly<Record<string, string>> = { hash: '', host: '', hostname: '', origin: '', search: '' };

/** What is known of the window and its address while a component is rendered. */
export function firstFactOf(
  { object, property, computed }: ES.MemberExpression,
  scope: Scope,
  host: InterpreterHost,
): number | string | undefined {
  const of = nameInBrowser(object, scope);
  if (of === undefined || computed || property.type !== 'Identifier') return undefined;
  const fact = of === 'window' ? lookUp(SIZES, property.name) : lookUp(PLACES, property.name);
  return fact !== undefined && host.asked('window') === undefined ? fact : undefined;
}

/** `window` or `location`, where an expression is one of them. */
function nameInBrowser(node: ES.Expression | ES.Super, scope: Scope): 'window' | 'location' | undefined {
  if (node.type === 'Identifier' && !(node.name in scope))
    return node.name === 'window' || node.name === 'location' ? node.name : undefined;
  const isLocation =
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'location' &&
    nameInBrowser(node.object, scope) === 'window';
  return isLocation ? 'location' : undefined;
}

/** What browsers have and a build has not: all of it is nothing, since components ask for it before they are shown. */
const BROWSER: ReadonlySet<string> = new Set(
  `alert cancelAnimationFrame clearInterval clearTimeout crypto document fetch getComputedStyle globalThis history
  localStorage location matchMedia navigator performance process queueMicrotask requestAnimationFrame
  requestIdleCallback screen sessionStorage setInterval setTimeout window`.split(/\s+/),
);

/** What browsers alone make with `new`. */
export const BROWSER_CONSTRUCTORS: ReadonlySet<string> = new Set(
  `AbortController Audio AudioContext Blob BroadcastChannel CustomEvent DOMParser Event EventSource EventTarget File
  FileReader FormData Headers Image IntersectionObserver MediaRecorder MediaStream MessageChannel MutationObserver
  Notification OffscreenCanvas Path2D PerformanceObserver Promise RTCPeerConnection Request ResizeObserver Response
  SharedWorker SpeechSynthesisUtterance TextDecoder TextEncoder WebSocket Worker XMLHttpRequest
  XMLSerializer`.split(/\s+/),
);

/** Whether a name is one of browsers, if nothing else is bound to it. */
export function isBrowserName(name: string): boolean {
  return BROWSER.has(name) || BROWSER_CONSTRUCTORS.has(name);
}

/** Whether a name is one that browsers alone give a meaning. */
export function isOfBrowsers(name: string, scope: Scope): boolean {
  return isBrowserName(name) && !(name in scope);
}

/** Whether a browser is to do something, of which nothing is asked: `window.scrollTo(0, 0)`, `document.title = 'x'`. */
export function isForBrowser(node: ES.Expression, scope: Scope): boolean {
  if (node.type === 'ChainExpression') return isForBrowser(node.expression, scope);
  if (node.type === 'AssignmentExpression')
    return node.left.type === 'MemberExpression' && isOfBrowser(node.left, scope);
  return node.type === 'CallExpression' && isOfBrowser(node, scope);
}

/** Whether an expression asks for a part of what browsers alone have. */
export function isOfBrowser(node: ES.Expression | ES.Super, scope: Scope): boolean {
  if (node.type === 'Identifier') return isOfBrowsers(node.name, scope);
  if (node.type === 'MemberExpression') return isOfBrowser(node.object, scope);
  return node.type === 'CallExpression' && isOfBrowser(node.callee, scope);
}
