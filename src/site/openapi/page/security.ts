import { lookUp } from '../../../look-up.ts';
import { fill } from '../../words/fill.ts';
import { type Words, wordsIn } from '../../words/words.ts';
import { isObject, type JsonObject, objectOf, textOf } from '../json.ts';
import { deprecationOf } from '../operation/deprecation.ts';
import { type Authorization, authorizationsOf, credentialOf } from '../operation/security.ts';
import type { Fact } from '../schema/facts.ts';
import type { Field } from '../schema/field.ts';
import { fieldAnchors } from './anchors.ts';
import { fieldsHtml } from './fields.ts';
import { fieldsMarkdown, fieldsText } from './fields-text.ts';
import { headingHtml, type Part } from './part.ts';
import type { Pieces } from './pieces.ts';

type ApiWords = Words['api'];
const ENGLISH = wordsIn('en').api;

/** How an operation is authorized: one list for each alternative. */
export function securityPart({ document, operation, describer, claim }: Pieces): Part | undefined {
  return waysPart(authorizationsOf(document, operation), describer, claim);
}

/** Ways in, any one of which will do; undefined where nothing is asked for. */
export function waysPart(
  all: readonly (readonly Authorization[])[],
  describer: Pieces['describer'],
  claim: Pieces['claim'],
): Part | undefined {
  const ways = all.filter((schemes) => schemes.length > 0);
  if (ways.length === 0) return undefined;
  const { words } = describer;
  const heading = { depth: 2, id: 'authorizations', text: words.api.authorizations };
  const optional = ways.length < all.length;
  const fieldsIn = (language: ApiWords): Field[][] =>
    ways.map((schemes) => schemes.map((scheme) => schemeField(scheme, !optional, language)));
  const noteIn = (language: ApiWords): string | undefined => {
    if (ways.length < 2) return optional ? language.optional : undefined;
    return fill(optional ? language.anyWayOrNone : language.anyWay, { n: ways.length });
  };
  const note = noteIn(words.api);
  const englishNote = noteIn(ENGLISH);
  const fields = fieldsIn(words.api);
  const anchors = fieldAnchors('authorization', claim);
  return {
    heading,
    html: [
      headingHtml(heading, words),
      note === undefined ? '' : `<p class="api-about">${note}</p>`,
      fields.map((way) => fieldsHtml(way, describer, anchors)).join(`<p class="api-or">${words.api.or}</p>`),
    ].join(''),
    text: fields.map((way) => fieldsText(way, describer)).join('\n'),
    markdown: [
      '## Authorizations',
      ...(englishNote === undefined ? [] : [englishNote]),
      fieldsIn(ENGLISH)
        .map((way) => fieldsMarkdown(way.map(withPlace)))
        .join('\n\nor\n\n'),
    ].join('\n\n'),
  };
}

/** Where the secret goes is told beside its kind: Markdown has no other place for it. */
function withPlace(field: Field): Field {
  return field.schemaName === undefined ? field : { ...field, before: [field.schemaName] };
}

function schemeField(authorization: Authorization, required: boolean, words: ApiWords): Field {
  const { name, scheme, scopes } = authorization;
  const [scope, ...others] = scopes;
  const credential = credentialOf(authorization);
  return {
    name: credential?.name ?? name,
    type: kindOf(scheme, words),
    schemaName: credential === undefined ? undefined : credential.in,
    description: textOf(scheme.description) ?? usual(scheme, words),
    required,
    deprecated: deprecationOf(scheme).isDeprecated,
    before: [],
    after: [],
    facts: [
      ...(textOf(scheme.openIdConnectUrl) === undefined
        ? []
        : [{ label: 'Discovery', value: String(scheme.openIdConnectUrl) }]),
      ...(scope === undefined ? [] : [{ label: 'Needs', value: scope, others }]),
    ],
    values: [],
    examples: [],
    children: Object.entries(objectOf(scheme.flows)).flatMap(([flow, value]) =>
      isObject(value) ? [flowField(flow, value)] : [],
    ),
    areWays: true,
    alternatives: [],
    cut: undefined,
  };
}

function kindOf(scheme: JsonObject, words: ApiWords): string {
  switch (scheme.type) {
    case 'apiKey':
      // A gateway of Amazon has no other type for requests that are signed.
      return scheme['x-amazon-apigateway-authtype'] === 'awsSigv4' ? 'AWS Signature Version 4' : words.apiKey;
    case 'http': {
      const kind = textOf(scheme.scheme)?.toLowerCase() ?? 'bearer';
      const format = textOf(scheme.bearerFormat);
      if (kind === 'bearer')
        return format === undefined ? words.bearerToken : `${words.bearerToken}<${format}>`;
      return kind === 'basic' ? words.basic : kind;
    }
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return words.certificate;
    default:
      return textOf(scheme.type) ?? 'unknown';
  }
}

/** What to send, for schemes that every reader meets and few descriptions explain. */
function usual(scheme: JsonObject, words: ApiWords): string | undefined {
  if (scheme.type !== 'http') return undefined;
  const kind = textOf(scheme.scheme)?.toLowerCase();
  if (kind === 'bearer') return words.writeBearer;
  if (kind === 'basic') return words.writeBasic;
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
  const scopes = Object.entries(objectOf(raw.scopes ?? raw.availableScopes));
  return {
    name: flow,
    type: `${lookUp(FLOWS, flow) ?? flow} flow`,
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
