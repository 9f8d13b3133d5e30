import type { Diagnostic } from '../site/diagnostic.ts';
import { encodePath } from '../text/percent.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const LEVELS = { error: 'error', warning: 'warning', notice: 'note' } as const;

/**
 * Diagnostics as a SARIF 2.1.0 log, which code hosts and editors read. `folder` is the docs folder as seen from the
 * root of the repository, with `/`; empty when they are the same.
 */
export function sarifLog(diagnostics: readonly Diagnostic[], folder: string): object {
  const kinds = [...new Set(diagnostics.map(({ kind }) => kind))].sort();
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'docs-export', rules: kinds.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((one) => ({
          ruleId: one.kind,
          ruleIndex: kinds.indexOf(one.kind),
          level: LEVELS[one.severity],
          message: { text: one.hint === undefined ? one.message : `${one.message} (${one.hint})` },
          ...(one.file === undefined ? {} : { locations: [locationOf(one, one.file, folder)] }),
        })),
      },
    ],
  };
}

function locationOf({ line, column }: Diagnostic, file: string, folder: string): object {
  const path = folder === '' ? file : `${folder}/${file}`;
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
  return {
    physicalLocation: {
      artifactLocation: { uri: encodePath(path) },
      ...region,
    },
  };
}
