import { fill } from '../../words/fill.ts';
import type { Words } from '../../words/words.ts';
import type { ApiDocument } from '../description/document.ts';
import { escapeHtml } from '../html.ts';
import { textOf } from '../json.ts';
import type { ApiOperation } from '../operation/operations.ts';
import { type Authorization, authorizationsOf, credentialOf, keyWord } from '../operation/security.ts';
import type { FieldIds } from './fields.ts';

/**
 * Fields for the secrets of an operation, once for each way in; the first is chosen. What is typed stays in the
 * browser's tab (`sessionStorage`).
 */
export function authorizationHtml(
  document: ApiDocument,
  operation: ApiOperation,
  nextId: FieldIds,
  words: Words['console'],
): string {
  const alternatives = authorizationsOf(document, operation).map((schemes) =>
    schemes.filter((scheme) => credentialOf(scheme) !== undefined),
  );
  const ways = alternatives.filter((schemes) => schemes.length > 0);
  if (ways.length === 0) return '';
  const id = nextId();
  const names = ways.map((schemes) =>
    schemes.map(({ name }) => name).reduce((one, other) => fill(words.and, { one, other })),
  );
  const options = [...names, ...(ways.length < alternatives.length ? [words.none] : [])];
  const choice =
    options.length === 1
      ? ''
      : `<div class="api-row"><label class="api-label" for="${id}">${words.method}</label><select id="${id}" data-ways data-keep="way">${options.map((name, index) => `<option value="${index}">${escapeHtml(name)}</option>`).join('')}</select></div>`;
  const panels = ways.map(
    (schemes, index) =>
      `<div data-way="${index}"${index === 0 ? '' : ' hidden'}>${schemes.map((scheme) => schemeHtml(scheme, nextId, words)).join('')}</div>`,
  );
  return `<fieldset class="api-try-part"><legend>${words.authorization}</legend>${choice}${panels.join('')}</fieldset>`;
}

function schemeHtml(authorization: Authorization, nextId: FieldIds, words: Words['console']): string {
  const { name, scheme } = authorization;
  const credential = credentialOf(authorization);
  if (credential === undefined) return '';
  const kind = scheme.type === 'http' ? (textOf(scheme.scheme) ?? 'bearer') : 'bearer';
  const isKey = scheme.type === 'apiKey';
  const prefix = isKey ? keyWord(authorization) : prefixOf(kind);
  const data = `data-credential="${credential.in}" data-name="${escapeHtml(credential.name)}"${prefix === undefined ? '' : ` data-prefix="${escapeHtml(prefix)}"`}`;
  const given = textOf(scheme['x-default']) ?? '';
  const field = (label: string, part: string, type: 'password' | 'text', value: string): string => {
    const id = nextId();
    return `<div class="api-row"><label class="api-label" for="${id}">${label}</label><input type="${type}" id="${id}" data-part="${part}" data-keep="${escapeHtml(`${name} ${part}`)}" value="${escapeHtml(value)}" autocomplete="off" spellcheck="false" autocapitalize="off"></div>`;
  };
  const fields =
    !isKey && kind.toLowerCase() === 'basic'
      ? field(words.userName, 'user', 'text', '') + field(words.password, 'password', 'password', '')
      : field(labelOf(authorization, credential.name, words), 'secret', 'password', given);
  return `<div ${data}>${fields}</div>`;
}

function prefixOf(kind: string): string {
  const known = ['Bearer', 'Basic', 'Digest'].find((word) => word.toLowerCase() === kind.toLowerCase());
  return known ?? kind;
}

function labelOf({ scheme }: Authorization, name: string, words: Words['console']): string {
  if (scheme.type === 'apiKey')
    return `<code>${escapeHtml(name)}</code> <span class="api-type">${words.apiKey}</span>`;
  if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect') return words.accessToken;
  const kind = textOf(scheme.scheme) ?? 'bearer';
  return kind.toLowerCase() === 'bearer'
    ? words.bearerToken
    : fill(words.credentials, { kind: escapeHtml(kind) });
}
