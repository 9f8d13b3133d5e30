import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BenchPage } from './pages.ts';

function write(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function pageSource({ title, description, text }: BenchPage): string {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${text}`;
}

/** The pages as a `docs.json` project. */
export function writeDocsProject(root: string, pages: readonly BenchPage[]): void {
  const groups = Map.groupBy(pages, ({ section }) => section);
  const settings = {
    theme: 'mint',
    name: 'Bench',
    colors: { primary: '#0D9373' },
    navigation: {
      groups: [...groups].map(([section, inside]) => ({
        group: `Section ${section}`,
        pages: inside.map((page) => page.path),
      })),
    },
  };
  write(root, 'docs.json', JSON.stringify(settings, null, 2));
  for (const page of pages) write(root, `${page.path}.mdx`, pageSource(page));
}

/** One more page, at the end of the navigation. */
export function addDocsPage(root: string, name: string): void {
  const file = path.join(root, 'docs.json');
  const settings = JSON.parse(readFileSync(file, 'utf8')) as {
    navigation: { groups: { pages: string[] }[] };
  };
  settings.navigation.groups.at(-1)?.pages.push(name);
  writeFileSync(file, JSON.stringify(settings, null, 2));
  write(root, `${name}.mdx`, '---\ntitle: New\n---\n\nA new page.\n');
}

/** The same pages for Hugo, with a small theme that shows what a documentation page shows. */
export function writeHugoProject(root: string, pages: readonly BenchPage[]): void {
  write(
    root,
    'hugo.toml',
    [
      'baseURL = "https://docs.example.com/"',
      'title = "Bench"',
      'disableKinds = ["taxonomy", "term", "RSS"]',
      'uglyURLs = true',
      '[markup.highlight]',
      'noClasses = false',
      '[outputs]',
      'home = ["HTML", "JSON"]',
      '',
    ].join('\n'),
  );
  write(
    root,
    'layouts/_default/baseof.html',
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }} - {{ site.Title }}</title><meta name="description" content="{{ .Description }}"><link rel="canonical" href="{{ .Permalink }}"></head>
<body><header><a href="/">{{ site.Title }}</a></header>
<aside>{{ partialCached "sidebar.html" . .Section }}</aside>
<main>{{ block "main" . }}{{ end }}</main><nav>{{ .TableOfContents }}</nav></body></html>
`,
  );
  write(
    root,
    'layouts/partials/sidebar.html',
    '<ul>{{ range site.Sections }}<li>{{ .Title }}{{ if eq .Section $.Section }}<ul>{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}</li>{{ end }}</ul>\n',
  );
  write(
    root,
    'layouts/_default/single.html',
    '{{ define "main" }}<h1>{{ .Title }}</h1><p>{{ .Description }}</p>{{ .Content }}{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ end }}\n',
  );
  write(
    root,
    'layouts/_default/list.html',
    '{{ define "main" }}<h1>{{ .Title }}</h1><ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}\n',
  );
  // What a search in the browser needs, as Hugo's themes write it.
  write(
    root,
    'layouts/index.json',
    '[{{ range $n, $page := site.RegularPages }}{{ if $n }},{{ end }}{{ dict "title" .Title "url" .RelPermalink "text" .Plain | jsonify }}{{ end }}]\n',
  );
  for (const page of pages) write(root, `content/${page.path}.md`, pageSource(page));
}
