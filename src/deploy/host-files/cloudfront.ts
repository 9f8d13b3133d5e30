import { type Host, type HostedSite, requireFit } from './host.ts';
import { encoded, expressionOf } from './redirects.ts';

const PATH = '.docs-export/cloudfront-function.js';
const LIMIT = { host: 'CloudFront', file: 'a CloudFront Function', most: 10_240 };

/**
 * A CloudFront Function for viewer requests: redirects, and addresses without an extension to the objects of pages.
 * Cache headers come from the store, the page for wrong addresses from an error response of the distribution.
 */
export const cloudfront: Host = (site) => {
  const text = functionOf(site);
  requireFit(text, site.routing, LIMIT);
  return { files: { [PATH]: text }, left: site.routing.left };
};

/** Addresses that the usual rule would get wrong: it takes what has no dot for a page. */
function exceptionsOf({ manifest, routing }: HostedSite): Readonly<Record<string, string>> {
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  return Object.fromEntries([
    ...routing.folders.map((address) => [encoded(address), `${encoded(address)}/`]),
    ...routing.pages
      .filter((address) => nameOf(address).includes('.'))
      .map((address) => [encoded(address), `${encoded(address)}.html`]),
    ...Object.keys(manifest.files)
      .filter((path) => !nameOf(path).includes('.'))
      .map((path) => [encoded(`/${path}`), encoded(`/${path}`)]),
  ]);
}

function functionOf(site: HostedSite): string {
  const { exact, patterns } = site.routing;
  const moved = Object.fromEntries(
    [...exact].map(([address, { target, status }]) => [encoded(address), [status, encoded(target)]]),
  );
  const wild = patterns.map(({ rule, source, target, spared }) => [
    `^${expressionOf(source)}$`,
    rule.status,
    target.map((part) => (typeof part === 'string' ? encoded(part) : { name: part.name })),
    Object.fromEntries(spared.map((address) => [encoded(address), 1])),
  ]);
  return `// Made by docs-export: a CloudFront Function (runtime cloudfront-js-2.0) for viewer requests.
var MOVED = ${JSON.stringify(moved)};
var PATTERNS = ${JSON.stringify(wild)};
var PLACES = ${JSON.stringify(exceptionsOf(site))};
function has(table, key) {
  return Object.prototype.hasOwnProperty.call(table, key);
}
function queryOf(query) {
  var parts = [];
  for (var name in query) {
    var values = query[name].multiValue || [query[name]];
    for (var i = 0; i < values.length; i++) parts.push(name + (values[i].value === '' ? '' : '=' + values[i].value));
  }
  return parts.length === 0 ? '' : '?' + parts.join('&');
}
function redirect(request, status, target) {
  var query = /[?#]/.test(target) ? '' : queryOf(request.querystring);
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: target + query } } };
}
function handler(event) {
  var request = event.request;
  // An address that begins with two slashes would name a host where it stands in a redirect.
  var uri = request.uri.replace(/^\\/{2,}/, '/');
  var path = uri.replace(/(.)\\/+$/, '$1');
  if (has(MOVED, path)) return redirect(request, MOVED[path][0], MOVED[path][1]);
  for (var i = 0; i < PATTERNS.length; i++) {
    var found = has(PATTERNS[i][3], path) ? null : new RegExp(PATTERNS[i][0]).exec(uri);
    if (found === null) continue;
    var target = PATTERNS[i][2].map(function (part) {
      return typeof part === 'string' ? part : found.groups[part.name];
    });
    return redirect(request, PATTERNS[i][1], target.join('').replace(/^\\/{2,}/, '/'));
  }
  if (path === '/') {
    request.uri = '/index.html';
    return request;
  }
  var place = path;
  if (has(PLACES, path)) place = PLACES[path];
  else if (path.slice(path.lastIndexOf('/')).indexOf('.') < 0) place = path + '.html';
  // The index of a folder has an address that ends in a slash, every other page one that does not: links count on it.
  var slash = place.charAt(place.length - 1) === '/';
  if (slash !== (uri !== path)) return redirect(request, 301, slash ? place : path);
  request.uri = slash ? place + 'index.html' : place;
  return request;
}
`;
}
