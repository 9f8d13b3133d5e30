/** A language that samples are made in. */
interface SampleLanguage {
  readonly title: string;
  /** For the highlighter. */
  readonly language: string;
  /** Names under which a project may choose it (`api.examples.languages`). */
  readonly names: readonly string[];
  /** Languages whose samples, where they are written by hand, say as much. */
  readonly like?: readonly string[];
}

const LANGUAGES = [
  { title: 'cURL', language: 'bash', names: ['curl', 'bash', 'shell', 'sh'] },
  { title: 'Python', language: 'python', names: ['python', 'py'] },
  {
    title: 'JavaScript',
    language: 'javascript',
    names: ['javascript', 'js', 'fetch'],
    like: ['typescript', 'ts', 'node', 'nodejs', 'node.js'],
  },
  { title: 'PHP', language: 'php', names: ['php'] },
  { title: 'Go', language: 'go', names: ['go', 'golang'] },
  { title: 'Java', language: 'java', names: ['java'] },
  { title: 'Ruby', language: 'ruby', names: ['ruby', 'rb'] },
] as const satisfies readonly SampleLanguage[];

/** Languages that a project has only where it asks for them. */
const MORE_LANGUAGES = [
  { title: 'Node.js', language: 'javascript', names: ['node', 'nodejs', 'node.js'] },
  { title: 'TypeScript', language: 'typescript', names: ['typescript', 'ts'] },
  { title: 'PowerShell', language: 'powershell', names: ['powershell', 'pwsh', 'ps1'] },
  { title: 'Swift', language: 'swift', names: ['swift'] },
  { title: 'C#', language: 'csharp', names: ['csharp', 'c#', 'cs'] },
  { title: '.NET', language: 'csharp', names: ['dotnet', '.net', 'dot-net'] },
  { title: 'C', language: 'c', names: ['c'] },
  { title: 'C++', language: 'cpp', names: ['c++', 'cpp'] },
  { title: 'Kotlin', language: 'kotlin', names: ['kotlin', 'kt'] },
  { title: 'Rust', language: 'rust', names: ['rust', 'rs'] },
  { title: 'Dart', language: 'dart', names: ['dart', 'flutter'] },
] as const satisfies readonly SampleLanguage[];

/** What is known of a language but how it is written (languages.ts), which settings do without. */
export type KnownLanguage = SampleLanguage & {
  readonly title: (typeof LANGUAGES | typeof MORE_LANGUAGES)[number]['title'];
};
const ALL_LANGUAGES: readonly KnownLanguage[] = [...LANGUAGES, ...MORE_LANGUAGES];

/** Whether samples can be made in a language that a project names. */
export function isSampleLanguage(name: string): boolean {
  return languageNamed(name.trim()) !== undefined;
}

/** The languages that samples can be made in, as a project may name them. */
export function sampleLanguageNames(): string[] {
  return ALL_LANGUAGES.flatMap(({ names: [first = ''] }) => first);
}

/** The language that a project, or a sample written by hand, names. */
export function languageNamed(name: string): KnownLanguage | undefined {
  return ALL_LANGUAGES.find((known) => known.names.includes(name.toLowerCase()));
}

/** The languages that a project names, or the usual ones. */
export function chosenLanguages(names: readonly string[] | undefined): readonly KnownLanguage[] {
  if (names === undefined || names.length === 0) return LANGUAGES;
  const chosen = names.flatMap((name) => languageNamed(name.trim()) ?? []);
  return chosen.length === 0 ? LANGUAGES : [...new Set(chosen)];
}

/** The languages that samples and bodies are written in, whatever the description; `chosen` as a project has them. */
export function sampleLanguages(chosen: readonly string[] | undefined): string[] {
  const printed = [...LANGUAGES, ...chosenLanguages(chosen)].map(({ language }) => language);
  return ['json', 'xml', 'html', 'yaml', ...new Set(printed)];
}
