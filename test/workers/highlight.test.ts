import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../src/site/build.ts';
import type { StartHighlightWorkers } from '../../src/site/highlight/ahead.ts';
import { projectOf } from '../../src/site/project/files.ts';
import { highlightThreads } from '../../src/workers/highlight.ts';
import { ICON, PICTURE } from '../support/docs-project.ts';

const LANGUAGES = ['js', 'python', 'md', 'html', 'bash', 'nonsense'];

/** A project large enough for threads, with all kinds of code on each page. */
function project(more: readonly string[] = []): Record<string, string> {
  const pages = Array.from({ length: 80 }, (_, n) => {
    const fences = [...LANGUAGES, ...(n === 79 ? more : [])].map(
      (language) =>
        `~~~${language} {1} title="t"\n# ${n}\nconst a${n} = 'b'; // c\n\n\`\`\`js\nlet x = ${n}\n\`\`\`\n~~~`,
    );
    return [`page-${n}.mdx`, `# Page ${n}\n\n${fences.join('\n\n')}\n`] as const;
  });
  const settings = {
    theme: 'mint',
    name: 'Threads',
    colors: { primary: '#0D9373' },
    ...PICTURE,
    navigation: { pages: pages.map(([file]) => file.slice(0, -4)) },
  };
  return { ...ICON, 'docs.json': JSON.stringify(settings), ...Object.fromEntries(pages) };
}

async function built(
  startHighlightWorkers?: StartHighlightWorkers,
  more?: readonly string[],
): Promise<Map<string, string>> {
  const site = new Map<string, string>();
  await buildSite(
    projectOf(project(more)),
    { domain: 'docs.example.com', deploymentType: 'client-hosted' },
    {
      onFile({ path, bytes }) {
        site.set(path, Buffer.from(bytes).toString('latin1'));
      },
    },
    { startHighlightWorkers },
  );
  return site;
}

let alone: ReadonlyMap<string, string>;
beforeAll(async () => {
  alone = await built();
});

test('one thread, three and none give the same bytes', async () => {
  for (const count of [1, 3]) expect(await built(highlightThreads(count).start)).toEqual(alone);
}, 60_000);

test.each([
  ['holds others', 'mdx'],
  ['looks into others', 'ts-tags'],
])(
  'a language of the last page that %s changes no byte with threads',
  async (_, language) => {
    expect(await built(highlightThreads(1).start, [language])).toEqual(await built(undefined, [language]));
  },
  60_000,
);

test('threads that were started early work as others do, and end though nobody needs them', async () => {
  const threads = highlightThreads(1);
  threads.startEarly();
  expect(await built(threads.start)).toEqual(alone);
  const idle = highlightThreads(1);
  idle.startEarly();
  await idle.close();
}, 60_000);

test('threads do part of the work', async () => {
  let done = 0;
  const { start } = highlightThreads(1);
  await built((options) => {
    const threads = start(options);
    const workers = threads.workers.map((worker) => ({
      learn: worker.learn,
      async highlight(requests: Parameters<typeof worker.highlight>[0]) {
        const html = await worker.highlight(requests);
        done += html.length;
        return html;
      },
    }));
    return { ...threads, workers };
  });
  expect(done).toBeGreaterThan(0);
}, 60_000);

test('a thread that fails leaves its pages to the build', async () => {
  let closed = false;
  const failing: StartHighlightWorkers = () => ({
    workers: [{ learn() {}, highlight: () => Promise.reject(new Error('out of memory')) }],
    async close() {
      closed = true;
    },
  });
  expect(await built(failing)).toEqual(alone);
  expect(closed).toBe(true);
}, 60_000);
