import { given } from '../config/given.ts';
import type { DeploymentType } from '../site.ts';
import type { SampleSettings } from './samples/languages.ts';

const DISPLAYS = ['interactive', 'simple', 'none', 'auth'] as const;
type Display = (typeof DISPLAYS)[number];

/** What docs.json says of API pages (`api`), in one settled form. */
export interface ApiSettings {
  readonly samples: SampleSettings;
  /** Fill the console's fields with the examples of the description. */
  readonly prefill: boolean;
  /** Nested fields stand open. */
  readonly expanded: boolean;
  /** Keys of a schema to show beside a name (`api.params.post`). */
  readonly remarks: readonly string[];
  /** The address of an endpoint is shown with its server. */
  readonly fullUrl: boolean;
  /** `api.playground.display`; undefined where the project does not say. */
  readonly display: Display | undefined;
  /** The console's requests carry what the browser keeps for the API's host: cookies, certificates. */
  readonly credentials: boolean;
  /** What pages written by hand share (`api.mdx`). */
  readonly manual: ManualSettings;
}

export interface ManualSettings {
  readonly servers: readonly string[];
  /** `bearer`, `basic`, `key`, … */
  readonly auth: { readonly method: string; readonly name: string | undefined } | undefined;
}

/** `api` of docs.json as it was read. */
export interface WrittenApiSettings {
  readonly playground?: { display?: string | undefined; credentials?: boolean | undefined } | undefined;
  readonly params?:
    | { expanded?: string | undefined; post?: readonly (string | undefined)[] | undefined }
    | undefined;
  readonly url?: string | undefined;
  readonly examples?:
    | {
        languages?: readonly (string | undefined)[] | undefined;
        defaults?: string | undefined;
        prefill?: boolean | undefined;
        autogenerate?: boolean | undefined;
      }
    | undefined;
  readonly mdx?:
    | {
        server?: string | readonly string[] | undefined;
        auth?: { method?: string | undefined; name?: string | undefined } | undefined;
      }
    | undefined;
}

/** Settles `api` of docs.json; what is missing or unknown gets its default. */
export function settleApi(written: WrittenApiSettings = {}): ApiSettings {
  const { playground, params, url, examples, mdx } = written;
  return {
    samples: {
      languages: examples?.languages && given(examples.languages),
      requiredOnly: examples?.defaults === 'required',
      generated: examples?.autogenerate ?? true,
    },
    prefill: examples?.prefill ?? false,
    expanded: params?.expanded === 'all',
    remarks: given(params?.post),
    fullUrl: url === 'full',
    display: displayOf(playground?.display),
    credentials: playground?.credentials ?? false,
    manual: {
      servers: typeof mdx?.server === 'string' ? [mdx.server] : (mdx?.server ?? []),
      auth: mdx?.auth?.method === undefined ? undefined : { method: mdx.auth.method, name: mdx.auth.name },
    },
  };
}

/**
 * How much of the console a page shows: what the page says itself, else what the project says. Where neither speaks, it
 * is there, but not in an air-gapped deployment, where it has to be asked for (spec/admin-api, section 1). `auth` means
 * signed-in readers only, which a static site has none of.
 */
export function consoleDisplay(
  { display }: Pick<ApiSettings, 'display'>,
  own: unknown,
  deployment: DeploymentType,
): 'interactive' | 'simple' | 'none' {
  const chosen = displayOf(own) ?? display ?? (deployment === 'air-gapped' ? 'simple' : 'interactive');
  return chosen === 'auth' ? 'none' : chosen;
}

function displayOf(value: unknown): Display | undefined {
  return DISPLAYS.find((known) => known === value);
}
