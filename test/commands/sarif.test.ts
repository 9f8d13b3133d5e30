import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { sarifLog } from '../../src/commands/sarif.ts';
import type { Diagnostic } from '../../src/site/diagnostic.ts';

const DIAGNOSTICS: readonly Diagnostic[] = [
  {
    severity: 'warning',
    kind: 'broken-link',
    message: 'The link /x leads to no page',
    hint: 'did you mean /y?',
    file: 'a b/ü.mdx',
    line: 3,
    column: 7,
  },
  {
    severity: 'error',
    kind: 'invalid-setting',
    message: 'name: must be a string',
    file: 'docs.json',
    line: 2,
  },
  { severity: 'notice', kind: 'left-out', message: 'Scripts are left out' },
  { severity: 'notice', kind: 'unused-page', message: 'Nothing leads here', file: 'old.mdx' },
];

interface Sarif {
  version: string;
  runs: {
    tool: { driver: { name: string; rules: { id: string }[] } };
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      message: { text: string };
      locations?: {
        physicalLocation: {
          artifactLocation: { uri: string };
          region?: { startLine: number; startColumn?: number };
        };
      }[];
    }[];
  }[];
}
const log = (diagnostics: readonly Diagnostic[], folder = ''): Sarif =>
  sarifLog(diagnostics, folder) as unknown as Sarif;

/** The schema of the format; of its draft only the keyword `id` is not read by today's validators. */
function schemaErrors(value: unknown): unknown {
  const file = new URL('./fixtures/sarif-2.1.0.json', import.meta.url);
  const { id: _id, $schema: _draft, ...schema } = JSON.parse(readFileSync(file, 'utf8'));
  const ajv = new Ajv({ strict: false, unicodeRegExp: false });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  validate(value);
  return validate.errors;
}

describe('a SARIF log', () => {
  it('is valid by the schema of the format', () => {
    expect(schemaErrors(log(DIAGNOSTICS, 'docs'))).toBeNull();
    expect(schemaErrors(log([]))).toBeNull();
    expect(schemaErrors({ version: '2.1.0', runs: [{ results: [{}] }] })).not.toBeNull();
  });

  it('has what the format requires', () => {
    const { version, runs } = log(DIAGNOSTICS);
    expect(version).toBe('2.1.0');
    expect(runs).toHaveLength(1);
    const { driver } = runs[0]?.tool ?? { driver: { name: '', rules: [] } };
    expect(driver.name).toBe('docs-export');
    expect(new Set(driver.rules.map(({ id }) => id)).size).toBe(driver.rules.length);
    for (const result of runs[0]?.results ?? []) {
      expect(driver.rules[result.ruleIndex]?.id).toBe(result.ruleId);
      expect(['error', 'warning', 'note']).toContain(result.level);
      expect(result.message.text).not.toBe('');
      for (const { physicalLocation } of result.locations ?? []) {
        expect(() => decodeURI(physicalLocation.artifactLocation.uri)).not.toThrow();
        expect(physicalLocation.artifactLocation.uri).toMatch(/^[\w.%~-]+(\/[\w.%~-]+)*$/);
        if (physicalLocation.region) expect(physicalLocation.region.startLine).toBeGreaterThan(0);
      }
    }
  });

  it('says where and what to do', () => {
    const [first] = log(DIAGNOSTICS, 'docs').runs[0]?.results ?? [];
    expect(first).toEqual({
      ruleId: 'broken-link',
      ruleIndex: 0,
      level: 'warning',
      message: { text: 'The link /x leads to no page (did you mean /y?)' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'docs/a%20b/%C3%BC.mdx' },
            region: { startLine: 3, startColumn: 7 },
          },
        },
      ],
    });
  });

  it('without a problem has no results, and is a log still', () => {
    expect(log([]).runs[0]?.results).toEqual([]);
  });
});
