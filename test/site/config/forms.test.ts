import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readJsonDocument } from '../../../src/site/config/json/document.ts';
import { docsJsonSchema } from '../../../src/site/config/json-schema.ts';
import { loadSettings } from '../../../src/site/config/load.ts';
import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { projectOf } from '../../../src/site/project/files.ts';
import { docsJson, SETTINGS } from '../support.ts';
import { ALLOWED, REFUSED } from './forms.ts';

async function diagnose(files: Readonly<Record<string, string>>): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  await loadSettings(projectOf(files), (one) => void diagnostics.push(one));
  return diagnostics;
}

const valid = new Ajv2020({ strict: false }).compile(docsJsonSchema());

describe('a setting of the reference', () => {
  it.each(ALLOWED)('may be written as %j, in the program and in editors', async (settings) => {
    expect(await diagnose({ 'docs.json': docsJson(settings) })).toEqual([]);
    expect(valid({ ...SETTINGS, ...settings })).toBe(true);
  });

  it.each(REFUSED)('may not be written as %j', async (settings, message) => {
    const diagnostics = await diagnose({ 'docs.json': docsJson(settings) });
    expect(diagnostics.map((one) => one.message)).toEqual([message]);
    const [only] = diagnostics;
    expect(only).toMatchObject({ severity: 'error', kind: 'invalid-setting', file: 'docs.json' });
    expect(only?.line).toBeGreaterThan(1);
    expect(only?.column).toBeGreaterThan(1);
  });

  it('is refused by editors wherever the program refuses it, but for what depends on other settings', () => {
    const accepted = REFUSED.filter(([settings]) => valid({ ...SETTINGS, ...settings }));
    expect(accepted.map(([, message]) => message)).toEqual(
      REFUSED.map(([, message]) => message).filter((message) => /beside|name of a font/.test(message)),
    );
  });
});

it('tells every wrong setting of a file at once', async () => {
  const wrong = {
    theme: 'oak',
    colors: { primary: 'red', light: 'green' },
    logo: { light: '/a.svg' },
    styling: { eyebrows: 'none', latex: 1 },
    navigation: { groups: [{ group: 3, pages: [4] }] },
  };
  const messages = (await diagnose({ 'docs.json': docsJson(wrong) })).map(({ message }) => message);
  expect(messages.map((message) => message.split(':')[0]).sort()).toEqual([
    'colors.light',
    'colors.primary',
    'logo.dark',
    'navigation.groups.0.group',
    'navigation.groups.0.pages.0',
    'styling.eyebrows',
    'styling.latex',
    'theme',
  ]);
});

describe('the published schema', () => {
  it('allows $ref in place of any object or list', async () => {
    const files = {
      'docs.json': docsJson({
        colors: { $ref: 'colors.json' },
        redirects: { $ref: 'redirects.json' },
        navigation: { tabs: [{ $ref: 'tab.json', tab: 'Own' }] },
      }),
      'colors.json': '{"primary": "#123456"}',
      'redirects.json': '[{"source": "/a", "destination": "/b"}]',
      'tab.json': '{"tab": "Theirs", "pages": ["a"]}',
    };
    expect(await diagnose(files)).toEqual([]);
    expect(valid(JSON.parse(files['docs.json']))).toBe(true);
    const { value } = await readJsonDocument(projectOf(files), 'docs.json', () => {});
    expect(valid(value)).toBe(true);
  });

  it('is the one in the repository', () => {
    const published = new URL('../../../schema/docs.schema.json', import.meta.url);
    expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(JSON.parse(JSON.stringify(docsJsonSchema())));
  });
});
