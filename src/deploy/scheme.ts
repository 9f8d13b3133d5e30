import type { Destination, DestinationContext, DestinationSpec } from './destination.ts';

/** What is wrong with a value, and what to do about it. */
export interface Complaint {
  readonly why: string;
  readonly fix: string;
}

/** One option a destination takes. */
export interface OptionRule {
  /** The expected form, for messages: `true or false`. */
  readonly form: string;
  readonly accepts: (value: string) => boolean;
}

/** A kind of destination: what its line may hold, and how it is opened. */
export interface Scheme {
  /** The form of the target, for messages: `s3://bucket/prefix`. */
  readonly form: string;
  readonly options: Readonly<Record<string, OptionRule>>;
  /** What is wrong with the target (the line's first word), if anything. */
  readonly complaint: (target: string) => Complaint | undefined;
  /** Reads nothing and writes nothing. */
  readonly open: (spec: DestinationSpec, context: DestinationContext) => Destination;
}

export const yesOrNo: OptionRule = {
  form: 'true or false',
  accepts: (value) => value === 'true' || value === 'false',
};

export const text: OptionRule = { form: 'a text that is not empty', accepts: (value) => value !== '' };

export const httpAddress: OptionRule = {
  form: 'an address as https://storage.example.com, without a password',
  accepts: (value) => {
    const url = URL.parse(value);
    return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  },
};

/** A whole number within bounds, both included. */
export function wholeNumber(least: number, most: number): OptionRule {
  return {
    form: `a whole number from ${least} to ${most}`,
    accepts: (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
  };
}

/** One of these words. */
export function oneOf(...words: readonly string[]): OptionRule {
  return { form: words.join(' or '), accepts: (value) => words.includes(value) };
}
