/**
 * What the preview adds to each page: loads the page anew when it, or a file it may show, has changed, and says what
 * keeps the site from being built.
 */

import type { Announcement } from './announcement.ts';

/** The script of this module, which the page tells which file it is and of which build. */
const { file = '', build = '', changes = '' } = (document.currentScript as HTMLScriptElement).dataset;

let shownBuild = build;
const box = document.createElement('div');
box.setAttribute('role', 'alert');
box.style.cssText =
  'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:50vh;overflow:auto;padding:12px 16px;' +
  'font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;background:#7f1d1d;color:#fff';

/** Other pages and what is made of them does not show here, and files of `assets/` have other names when they change. */
function isShown(path: string): boolean {
  // A page that is not there has no file: any that is written may be it.
  if (file === '' && path.endsWith('.html')) return true;
  return path === file || !/\.(?:html|md|txt|xml)$|^assets\//.test(path);
}

function hear({ data }: MessageEvent<string>): void {
  const { build, changed, problem }: Announcement = JSON.parse(data);
  if (problem !== undefined) {
    box.textContent = problem;
    document.body.append(box);
    return;
  }
  box.remove();
  if (shownBuild === build) return;
  // What changed is told of the build right before; a page that slept through one knows nothing.
  if (changed === undefined || changed.some(isShown)) location.reload();
  shownBuild = build;
}

const address = new URL(changes, location.href);
let source: EventSource | undefined;

/** Only while somebody looks: a browser has six connections to a server, and with as many tabs open none would be left. */
function listen(): void {
  if (document.hidden) {
    source?.close();
    source = undefined;
  } else if (source === undefined) {
    source = new EventSource(address);
    source.onmessage = hear;
  }
}
document.addEventListener('visibilitychange', listen);
listen();
