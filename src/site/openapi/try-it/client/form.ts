import { fill } from '../../../words/fill.ts';
import { parseJson } from '../../json.ts';
import { formPairs } from '../../samples/serialize.ts';
import { type MultipartPart, multipartForm } from '../multipart.ts';
import { basicCredentials, type Credential, type Filled, withPrefix } from '../request.ts';
import type { ConsoleWords } from './answer.ts';

/** Reads what the reader has put into a console. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Something in the form that cannot be sent as it is. */
export class FormProblem extends Error {
  readonly control: HTMLElement | undefined;
  constructor(message: string, control?: HTMLElement) {
    super(message);
    this.control = control;
  }
}

export function isControl(value: unknown): value is Control {
  return (
    value instanceof HTMLInputElement ||
    value instanceof HTMLSelectElement ||
    value instanceof HTMLTextAreaElement
  );
}

/** Whether no part around an element is switched off. */
function isChosen(element: Element): boolean {
  return element.closest('form [hidden]') === null;
}

function chosen<T extends HTMLElement>(root: Element, selector: string): T[] {
  return [...root.querySelectorAll<T>(selector)].filter(isChosen);
}

/** The address to send to: the chosen server with its variables, or one that the reader typed. */
export function serverOf(form: HTMLFormElement, words: ConsoleWords): string {
  const [own] = chosen<HTMLInputElement>(form, '[data-own-server]');
  if (own !== undefined) {
    const address = own.value.trim();
    if (!/^https?:\/\/[^/]/i.test(address)) {
      throw new FormProblem(words.needAddress, own);
    }
    return address;
  }
  const template =
    form.querySelector<HTMLSelectElement>('[data-servers]')?.selectedOptions[0]?.dataset.template ?? '';
  const variables = chosen<HTMLInputElement>(form, '[data-variable]');
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const control = variables.find(({ dataset }) => dataset.variable === name);
    if (control !== undefined && control.value.trim() === '') {
      throw new FormProblem(fill(words.fillIn, { name }), control);
    }
    return control?.value.trim() ?? '';
  });
}

/** The parameters that have a value. */
export function parametersOf(form: HTMLFormElement, words: ConsoleWords): Filled[] {
  return chosen(form, '[data-in]:not([data-in="body"])').flatMap((field) => {
    const value = readField(field, words);
    const { in: place, name = '', style = '', explode, json, reserved } = field.dataset;
    if (value === undefined) return [];
    return [
      {
        in: place as Filled['in'],
        name,
        style,
        explode: explode !== undefined,
        json: json !== undefined,
        reserved: reserved !== undefined,
        value,
      },
    ];
  });
}

/** The value of a field; undefined when it is empty, unless the reader has chosen just that. */
function readField(field: HTMLElement, words: ConsoleWords): unknown {
  const kind = field.dataset.kind;
  if (kind === 'choices') {
    const values = [...field.querySelectorAll('input')]
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
    return values.length === 0 ? undefined : values;
  }
  if (!isControl(field)) return undefined;
  if (field instanceof HTMLInputElement && field.files !== null) {
    return field.files.length === 0 ? undefined : [...field.files];
  }
  if (field.value.trim() === '') return isSentEmpty(field) ? '' : undefined;
  if (kind === 'list')
    return field.value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  if (kind !== 'json') return field.value;
  try {
    return parseJson(field.value);
  } catch (error) {
    throw new FormProblem(
      fill(words.notJson, { name: field.dataset.name ?? '', reason: messageOf(error) }),
      field,
    );
  }
}

/** Whether to send a field without a value: its row says so, or an empty text is one of its choices, behind “not set”. */
function isSentEmpty(field: Control): boolean {
  if (field instanceof HTMLSelectElement && field.selectedIndex > 0) return true;
  return field.closest('.api-row')?.querySelector<HTMLInputElement>('[data-empty]')?.checked === true;
}

/** The secrets of the chosen way in, those that are filled in. */
export function credentialsOf(form: HTMLFormElement): Credential[] {
  return chosen(form, '[data-credential]').flatMap((scheme) => {
    const part = (name: string): string =>
      scheme.querySelector<HTMLInputElement>(`[data-part="${name}"]`)?.value ?? '';
    const { credential, name = '', prefix = '' } = scheme.dataset;
    const place = credential as Credential['in'];
    const user = part('user');
    if (user !== '' || part('password') !== '') {
      return [{ in: place, name, value: basicCredentials(user, part('password')) }];
    }
    const secret = part('secret');
    return secret.trim() === '' ? [] : [{ in: place, name, value: withPrefix(prefix, secret) }];
  });
}

export interface TryContent {
  readonly body: BodyInit;
  /** undefined: the browser writes it itself, with the boundary that only it knows. */
  readonly type: string | undefined;
}

/** The body of the chosen content type; undefined when it is empty. */
export function contentOf(form: HTMLFormElement, words: ConsoleWords): TryContent | undefined {
  const [panel] = chosen(form, '[data-body]');
  if (panel === undefined) return undefined;
  const { kind, type = '' } = panel.dataset;
  if (kind === 'form' || kind === 'multipart') return fieldsOf(panel, kind, type, words);
  const control = panel.querySelector('[data-content]');
  if (control instanceof HTMLInputElement) {
    const file = control.files?.[0];
    // Of a range of types, such as `image/*`, the file has one.
    return file === undefined
      ? undefined
      : { body: file, type: type.includes('*') ? file.type || type : type };
  }
  const text = isControl(control) ? control.value : '';
  if (text.trim() === '') return undefined;
  if (kind === 'json') {
    try {
      JSON.parse(text);
    } catch (error) {
      throw new FormProblem(
        fill(words.bodyNotJson, { reason: messageOf(error) }),
        isControl(control) ? control : undefined,
      );
    }
  }
  return { body: text, type };
}

function fieldsOf(
  panel: HTMLElement,
  kind: 'form' | 'multipart',
  type: string,
  words: ConsoleWords,
): TryContent | undefined {
  const parts = chosen(panel, '[data-in="body"]').flatMap((field): MultipartPart[] => {
    const value = readField(field, words);
    if (value === undefined) return [];
    const { name = '', style, explode, partType } = field.dataset;
    if (isFiles(value)) return value.map((file) => [name, file, partType]);
    const given = style === undefined ? undefined : { style, explode: explode !== undefined };
    return formPairs(name, value, given).map(([key, text]) => [key, text, partType]);
  });
  if (parts.length === 0) return undefined;
  if (kind === 'multipart')
    return multipartForm(parts, type, () => crypto.getRandomValues(new Uint32Array(4)).join(''));
  // A form that is no multipart carries no more of a file than its name.
  const pairs = parts.map(([name, value]) => [name, value instanceof File ? value.name : value]);
  return { body: new URLSearchParams(pairs).toString(), type };
}

function isFiles(value: unknown): value is File[] {
  return Array.isArray(value) && value.some((one) => one instanceof File);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
