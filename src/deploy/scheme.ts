import { Failure } from '../errors/failure.ts';
import { CREDENTIALS } from '../log/secrets.ts';
import type { Environment } from '../process/environment.ts';
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
  /** The option without which it does nothing. */
  readonly needs?: string | undefined;
}

/** A kind of destination: what its line may hold, and how it is opened. */
export interface Scheme {
  /** The form of the target, for messages: `s3://bucket/prefix`. */
  readonly form: string;
  readonly options: Readonly<Record<string, OptionRule>>;
  /** What it takes that a folder in a terminal is not; completes "it takes …". */
  readonly takes?: string | undefined;
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

/** The options that every destination takes, beside its own. */
export const COMMON_OPTIONS: Readonly<Record<string, OptionRule>> = { require: text };

/** The parts of a list with commas between. */
export function listOf(value = ''): readonly string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export const httpAddress: OptionRule = {
  form: 'an address as https://storage.example.com, without a password',
  accepts: (value) => {
    const url = URL.parse(value);
    return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  },
};

export const regionName: OptionRule = {
  form: 'a region as eu-west-1',
  accepts: (value) => /^[\w-]+$/.test(value),
};

/** A setting of the environment, by the rule of the option it stands in for; throws E_INPUT_INVALID. */
export function environmentSetting(
  env: Environment,
  names: readonly string[],
  rule: OptionRule,
): string | undefined {
  const name = names.find((one) => env[one]);
  return name === undefined ? undefined : acceptedSetting(`The variable ${name}`, env[name], rule);
}

/** A setting that `whose` names, by the rule of the option it stands in for; throws E_INPUT_INVALID. */
export function acceptedSetting(
  whose: string,
  value: string | undefined,
  rule: OptionRule,
): string | undefined {
  if (value === undefined || rule.accepts(value)) return value;
  throw new Failure('E_INPUT_INVALID', {
    what: `${whose} cannot be used`,
    value: JSON.stringify(value.replaceAll(CREDENTIALS, '***@')),
    why: `expected ${rule.form}`,
    fix: 'correct it in the env of the step, or where an earlier step sets it',
  });
}

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
