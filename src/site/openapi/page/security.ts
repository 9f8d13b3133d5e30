import { isObject, type JsonObject, objectOf, textOf } from '../json.ts';
import type { Fact } from '../schema/facts.ts';
import type { Field } from '../schema/field.ts';
import { type Authorization, authorizationsOf, credentialOf } from '../security.ts';
import { fieldsHtml } from './fields.ts';
import { fieldsMarkdown, fieldsText } from './fields-text.ts';
import { headingHtml, type Part } from './part.ts';
import type { Pieces } from './pieces.ts';

const HEADING = { depth: 2, id: 'authorizations', text: 'Authorizations' };

/** How an operation is authorized: one list for each alternative. */
export function securityPart({ document, operation, describe }: Pieces): Part | undefined {
  const all = authorizationsOf(document, operation);
  const alternatives = all.filter((schemes) => schemes.length > 0).map((schemes) => schemes.map(schemeField));
  if (alternatives.length === 0) return undefined;
  const optional = alternatives.length < all.length;
  const note =
    alternatives.length > 1
      ? `Any one of ${alternatives.length} ways${optional ? ', or none' : ''}.`
      : optional
        ? 'Optional.'
        : undefined;
  return {
    heading: HEADING,
    html: [
      headingHtml(HEADING),
      note === undefined ? '' : `<p class="api-about">${note}</p>`,
      alternatives.map((fields) => fieldsHtml(fields, describe)).join('<p class="api-or">or</p>'),
    ].join(''),
    text: alternatives.map(fieldsText).join('\n'),
    markdown: [
      `## ${HEADING.text}`,
      ...(note === undefined ? [] : [note]),
      alternatives.map((fields) => fieldsMarkdown(fields)).join('\n\nor\n\n'),
    ].join('\n\n'),
  };
}

function schemeField(authorization: Authorization): Field {
  const { name, scheme, scopes } = authorization;
  const credential = credentialOf(authorization);
  return {
    name: credential?.name ?? name,
    type: kindOf(scheme),
    schemaName: credential === undefined ? undefined : credential.in,
    description: textOf(scheme.description) ?? usual(scheme),
    required: true,
    deprecated: scheme.deprecated === true,
    before: [],
    after: [],
    facts: [
      ...(textOf(scheme.openIdConnectUrl) === undefined
        ? []
        : [{ label: 'Discovery', value: String(scheme.openIdConnectUrl) }]),
      ...(scopes.length === 0 ? [] : [{ label: 'Needs', value: scopes.join(' ') }]),
    ],
    values: [],
    examples: [],
    children: Object.entries(objectOf(scheme.flows)).flatMap(([flow, value]) =>
      isObject(value) ? [flowField(flow, value)] : [],
    ),
    alternatives: [],
    cut: undefined,
  };
}

function kindOf(scheme: JsonObject): string {
  switch (scheme.type) {
    case 'apiKey':
      return 'API key';
    case 'http': {
      const kind = textOf(scheme.scheme)?.toLowerCase() ?? 'bearer';
      const format = textOf(scheme.bearerFormat);
      if (kind === 'bearer') return format === undefined ? 'bearer token' : `bearer token<${format}>`;
      return kind === 'basic' ? 'basic authentication' : kind;
    }
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return 'client certificate';
    default:
      return textOf(scheme.type) ?? 'unknown';
  }
}

/** What to send, for schemes that every reader meets and few descriptions explain. */
function usual(scheme: JsonObject): string | undefined {
  if (scheme.type !== 'http') return undefined;
  const kind = textOf(scheme.scheme)?.toLowerCase();
  if (kind === 'bearer') return 'Write `Bearer`, a space, and your token.';
  if (kind === 'basic') return 'Write `Basic`, a space, and `user:password` in base64.';
  return undefined;
}

const FLOWS: Readonly<Record<string, string>> = {
  authorizationCode: 'authorization code',
  clientCredentials: 'client credentials',
  implicit: 'implicit',
  password: 'password',
  deviceAuthorization: 'device authorization',
};

function flowField(flow: string, raw: JsonObject): Field {
  const address = (label: string, value: unknown): Fact[] =>
    typeof value === 'string' ? [{ label, value }] : [];
  const scopes = Object.entries(objectOf(raw.scopes));
  return {
    name: flow,
    type: `${FLOWS[flow] ?? flow} flow`,
    schemaName: undefined,
    description: undefined,
    required: false,
    deprecated: false,
    before: [],
    after: [],
    facts: [
      ...address('Authorize at', raw.authorizationUrl),
      ...address('Device authorization at', raw.deviceAuthorizationUrl),
      ...address('Token from', raw.tokenUrl),
      ...address('Refresh at', raw.refreshUrl),
    ],
    values: scopes.map(([value, description]) => ({ value, description: textOf(description) })),
    examples: [],
    children: [],
    alternatives: [],
    cut: undefined,
  };
}
