import { given } from './given.ts';

/** Ways to show the console. */
export const DISPLAYS = ['interactive', 'simple', 'none', 'auth'] as const;
type Display = (typeof DISPLAYS)[number];

/** What `api.examples` of docs.json says of samples. */
export interface SampleSettings {
  readonly languages?: readonly string[] | undefined;
  /** Only required parameters and properties. */
  readonly requiredOnly?: boolean | undefined;
  /** False: only samples written by hand. */
  readonly generated?: boolean | undefined;
}

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

/** A way to show the console, if a value is one. */
export function displayOf(value: unknown): Display | undefined {
  return DISPLAYS.find((known) => known === value);
}
