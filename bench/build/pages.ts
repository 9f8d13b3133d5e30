import { createRandom } from '../math/random.ts';

/** Seeded Markdown pages as technical writers write them: prose, lists, tables, links, code in the usual languages. */

export interface BenchPage {
  /** `section-3/page-120` */
  readonly path: string;
  readonly section: number;
  readonly title: string;
  readonly description: string;
  /** Markdown without frontmatter. */
  readonly text: string;
}

const PAGES_IN_SECTION = 50;
const SYLLABLES =
  'ba co di fe gu ha jo ka li mo ne pu ra so ti ve wa xi yo za ser ter ing ment tion ler'.split(' ');

/** The same pages for the same number, however often it is called. */
export function benchPages(count: number): BenchPage[] {
  const random = createRandom(count);
  const below = (limit: number): number => Math.floor(random() * limit);
  const words = Array.from({ length: 3000 }, () =>
    Array.from({ length: 1 + below(3) }, () => SYLLABLES[below(SYLLABLES.length)]).join(''),
  );
  // Some words are frequent, most are rare.
  const word = (): string => words[Math.floor(random() ** 3 * words.length)] ?? '';
  const pathOf = (n: number): string => `section-${Math.floor(n / PAGES_IN_SECTION)}/page-${n}`;
  const phrase = (length: number): string => Array.from({ length }, word).join(' ');
  const title = (): string => capital(phrase(2 + below(3)));

  const inline = (): string => {
    const kind = below(8);
    if (kind === 0) return `**${phrase(2)}**`;
    if (kind === 1) return `\`${name()}()\``;
    if (kind === 2) return `[${phrase(2)}](/${pathOf(below(count))})`;
    if (kind === 3) return `*${word()}*`;
    return phrase(3 + below(5));
  };
  const sentence = (): string =>
    `${capital(phrase(3 + below(4)))} ${Array.from({ length: 1 + below(3) }, inline).join(' ')}.`;
  const paragraph = (): string => Array.from({ length: 3 + below(3) }, sentence).join(' ');
  const list = (): string => Array.from({ length: 3 + below(4) }, () => `- ${sentence()}`).join('\n');
  const table = (): string =>
    [
      '| Name | Type | Description |',
      '| --- | --- | --- |',
      ...Array.from({ length: 3 + below(4) }, () => `| \`${name()}\` | ${word()} | ${phrase(5)} |`),
    ].join('\n');
  const name = (): string => `${word()}${capital(word())}`;

  const fence = (): string => {
    const kinds = Object.keys(CODE);
    const language = kinds[below(kinds.length)] ?? 'bash';
    const [a, b, c, d] = [name(), name(), word(), word()];
    const code = CODE[language]?.({ a, b, c, d, n: below(9000), text: phrase(4) }) ?? '';
    return `\`\`\`${language}\n${code}\n\`\`\``;
  };

  return Array.from({ length: count }, (_, n) => {
    const heading = title();
    const parts = [paragraph()];
    for (let section = 0; section < 4; section += 1) {
      parts.push(`## ${title()}`, paragraph(), fence());
      if (section === 0) parts.push(list());
      if (section === 1) parts.push(table(), `### ${title()}`, fence());
    }
    return {
      path: pathOf(n),
      section: Math.floor(n / PAGES_IN_SECTION),
      title: `${heading} ${n}`,
      description: capital(phrase(8)),
      text: `${parts.join('\n\n')}\n`,
    };
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Words {
  /** Names in camel case. */
  readonly a: string;
  readonly b: string;
  /** Words in lower case. */
  readonly c: string;
  readonly d: string;
  readonly n: number;
  readonly text: string;
}

const CODE: Readonly<Record<string, (words: Words) => string>> = {
  bash: ({ c, d, n }) =>
    `# install ${c}\nexport ${c.toUpperCase()}_PORT=${n}\nnpm install --save-dev @${c}/${d}\nif [ -f "./${d}.json" ]; then\n  curl -sS "http://localhost:${n}/v1/${c}?limit=10" | jq '.items[] | .${d}'\nfi`,
  typescript: ({ a, b, c, n, text }) =>
    `import { ${a} } from '@${c}/client';\n\nexport interface ${b}Options {\n  readonly ${c}: string;\n  timeout?: number;\n}\n\n/** ${text} */\nexport async function ${b}(options: ${b}Options): Promise<string> {\n  const client = new ${a}({ retries: ${n % 9}, ...options });\n  const response = await client.send(\`/v1/\${options.${c}}\`);\n  if (!response.ok) throw new Error('${text}');\n  return response.text();\n}`,
  python: ({ a, b, c, d, n, text }) =>
    `from ${c}.${d} import ${a}\n\n\nclass ${b}:\n    """${text}"""\n\n    def __init__(self, ${c}: str, limit: int = ${n}) -> None:\n        self.${c} = ${c}\n        self.limit = limit\n\n    async def run(self) -> list[str]:\n        items = [f"{item.${d}}" async for item in ${a}(self.${c})]\n        return items[: self.limit]`,
  json: ({ a, b, c, d, n, text }) =>
    `{\n  "${a}": "${text}",\n  "${b}": { "enabled": true, "limit": ${n}, "ratio": 0.${n} },\n  "${c}": ["${d}", "${a}", null],\n  "url": "https://example.com/${c}/${d}"\n}`,
  yaml: ({ a, b, c, d, n, text }) =>
    `# ${text}\n${c}:\n  ${a}: ${n}\n  ${b}: "${text}"\n  steps:\n    - name: ${d}\n      run: npm run ${d}\n    - uses: ${c}/${d}@v${n % 9}\n      with:\n        enabled: true`,
  go: ({ a, b, c, n, text }) =>
    `package ${c}\n\nimport (\n\t"context"\n\t"fmt"\n)\n\n// ${a} ${text}.\nfunc ${a}(ctx context.Context, ${b} string) (int, error) {\n\tif ${b} == "" {\n\t\treturn 0, fmt.Errorf("${c}: %w", errEmpty)\n\t}\n\treturn len(${b}) + ${n}, nil\n}`,
  javascript: ({ a, b, c, d, n }) =>
    `import { ${a} } from '${c}';\n\nconst ${b} = await ${a}({ ${d}: ${n}, verbose: true });\nfor (const [key, value] of Object.entries(${b})) {\n  console.log(\`\${key}: \${value ?? 'none'}\`); // ${c}\n}`,
  html: ({ a, c, d, n, text }) =>
    `<section id="${c}" class="${d} wide">\n  <h2>${text}</h2>\n  <a href="/${c}/${n}">${a}</a>\n  <script type="module">window.${a} = ${n};</script>\n</section>`,
  sql: ({ a, b, c, d, n }) =>
    `SELECT ${c}.id, COUNT(*) AS ${a}\nFROM ${c}\nLEFT JOIN ${d} ON ${d}.${c}_id = ${c}.id\nWHERE ${d}.${b} > ${n} AND ${c}.name LIKE '%${d}%'\nGROUP BY ${c}.id\nORDER BY ${a} DESC\nLIMIT 20;`,
  rust: ({ a, c, d, n, text }) =>
    `use std::collections::HashMap;\n\n/// ${text}\npub fn ${c}_${d}(input: &str) -> Result<HashMap<String, u64>, String> {\n    let mut ${c} = HashMap::new();\n    for part in input.split(',') {\n        *${c}.entry(part.to_string()).or_insert(${n}) += 1;\n    }\n    println!("${a} {}", ${c}.len());\n    Ok(${c})\n}`,
};
