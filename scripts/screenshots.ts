import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import mime from 'mime';
import type { Browser } from 'playwright-core';
import { buildSite } from '../src/site/build.ts';
import { THEMES } from '../src/site/config/schema.ts';
import type { ProjectFiles } from '../src/site/project/files.ts';
import { projectOf } from '../src/site/project/files.ts';
import { openProjectFolder } from '../src/site/project/folder.ts';
import { launchChromium } from '../test/support/chromium.ts';
import { sampleProject } from './screenshots/sample.ts';

/**
 * `npm run screenshots [-- --out DIR --widths 390,820,1440 --themes mint,palm]`: builds a sample project in every
 * theme and takes its picture in both modes, for docs/reference/themes.mdx; and the picture of README.
 * With `--out` the pictures are for looking at: every width, nothing of the repository changes.
 */

const ORIGIN = 'http://docs.example.com';
const MODES = ['light', 'dark'] as const;
/** Bytes a picture may have. */
const LIMITS = { theme: 60_000, readme: 150_000 };

interface Shot {
  readonly width: number;
  readonly height: number;
  readonly mode: (typeof MODES)[number];
  readonly format: 'webp' | 'png';
}

async function buildInMemory(files: ProjectFiles): Promise<Map<string, Uint8Array>> {
  const site = new Map<string, Uint8Array>();
  await buildSite(
    files,
    { domain: 'docs.example.com', deploymentType: 'air-gapped' },
    { onFile: ({ path, bytes }) => void site.set(path, bytes) },
  );
  return site;
}

/** A picture of a site's first page; the browser is answered from memory and asks nobody else. */
async function picture(browser: Browser, site: ReadonlyMap<string, Uint8Array>, shot: Shot): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: shot.height },
    colorScheme: shot.mode,
  });
  try {
    await page.route('**/*', (route) => {
      const path = decodeURIComponent(new URL(route.request().url()).pathname.slice(1)) || 'index.html';
      const bytes = site.get(path);
      return bytes === undefined
        ? route.fulfill({ status: 404 })
        : route.fulfill({ body: Buffer.from(bytes), contentType: mime.getType(path) ?? 'text/plain' });
    });
    await page.goto(`${ORIGIN}/index.html`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: shot.format,
      ...(shot.format === 'webp' ? { quality: 80 } : {}),
    });
    return Buffer.from(data, 'base64');
  } finally {
    await page.close();
  }
}

async function save(file: string, bytes: Buffer, limit: number): Promise<void> {
  if (bytes.length > limit) throw new Error(`${file} has ${bytes.length} bytes; ${limit} is the limit`);
  await writeFile(file, bytes);
  console.log(`${file} ${Math.round(bytes.length / 1024)} KB`);
}

const { values: flags } = parseArgs({
  options: {
    out: { type: 'string' },
    widths: { type: 'string', default: '1280' },
    themes: { type: 'string', default: THEMES.join() },
  },
});
const { out } = flags;
const widths = flags.widths.split(',').map(Number);
const chosen = flags.themes.split(',');
const folder = out ?? 'docs/images/themes';
await mkdir(folder, { recursive: true });
const browser = await launchChromium();
try {
  for (const theme of THEMES.filter((name) => chosen.includes(name))) {
    const site = await buildInMemory(projectOf(sampleProject(theme)));
    for (const mode of MODES) {
      for (const width of widths) {
        const bytes = await picture(browser, site, { width, height: 800, mode, format: 'webp' });
        const name = out === undefined ? `${theme}-${mode}` : `${theme}-${mode}-${width}`;
        await save(join(folder, `${name}.webp`), bytes, LIMITS.theme);
      }
    }
  }
  if (out === undefined) {
    const site = await buildInMemory(await openProjectFolder('docs'));
    const shot = { width: 1200, height: 760, mode: 'light', format: 'png' } as const;
    await save('docs/images/screenshot.png', await picture(browser, site, shot), LIMITS.readme);
  }
} finally {
  await browser.close();
}
