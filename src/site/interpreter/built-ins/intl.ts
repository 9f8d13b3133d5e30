import { fromData, listOf, numberOf, stringOf, type Value } from '../value.ts';
import { localeOf, localeOptions, timeOptions } from './instances.ts';
import { shared } from './shared.ts';

function numberFormat(locale: Value, options: Value): Value {
  const format = new Intl.NumberFormat(localeOf(locale), localeOptions(options));
  return shared({
    format: (value) => format.format(numberOf(value)),
    formatToParts: (value) => fromData(format.formatToParts(numberOf(value))),
    resolvedOptions: () => fromData(format.resolvedOptions()),
  });
}

function listFormat(locale: Value, options: Value): Value {
  const format = new Intl.ListFormat(localeOf(locale), localeOptions(options));
  return shared({ format: (items) => format.format(listOf(items).map(stringOf)) });
}

function pluralRules(locale: Value, options: Value): Value {
  const rules = new Intl.PluralRules(localeOf(locale), localeOptions(options));
  return shared({ select: (value) => rules.select(numberOf(value)) });
}

function relativeTimeFormat(locale: Value, options: Value): Value {
  const format = new Intl.RelativeTimeFormat(localeOf(locale), localeOptions(options));
  return shared({
    format: (value, unit) => format.format(numberOf(value), stringOf(unit) as Intl.RelativeTimeFormatUnit),
  });
}

function displayNames(locale: Value, options: Value): Value {
  const names = new Intl.DisplayNames(localeOf(locale), {
    type: 'language',
    ...localeOptions(options),
  });
  return shared({ of: (code) => names.of(stringOf(code)) });
}

function collator(locale: Value, options: Value): Value {
  const { compare } = new Intl.Collator(localeOf(locale), localeOptions(options));
  return shared({ compare: (one, other) => compare(stringOf(one), stringOf(other)) });
}

function timeFormat(locale: Value, options: Value): Value {
  const format = new Intl.DateTimeFormat(localeOf(locale), timeOptions(options));
  return shared({
    format: (value) => format.format(numberOf(value)),
    formatToParts: (value) => fromData(format.formatToParts(numberOf(value))),
    resolvedOptions: () => fromData(format.resolvedOptions()),
  });
}

/** What `Intl` makes, with `new` and without. */
export const FORMATS = {
  Collator: collator,
  DateTimeFormat: timeFormat,
  DisplayNames: displayNames,
  ListFormat: listFormat,
  NumberFormat: numberFormat,
  PluralRules: pluralRules,
  RelativeTimeFormat: relativeTimeFormat,
};
