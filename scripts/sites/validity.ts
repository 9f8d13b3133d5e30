import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const Report = z.object({
  messages: z.array(
    z.looseObject({
      type: z.string(),
      message: z.string(),
      url: z.string().optional(),
      extract: z.string().optional(),
      lastLine: z.number().optional(),
    }),
  ),
});

/** An error of the Nu Html Checker. */
export interface HtmlError {
  readonly page: string;
  readonly message: string;
  readonly extract: string;
}

/** What authors decide (levels of their headings, addresses they link to), and CSS that is newer than the checker. */
const NOT_OURS = /^The heading |^Bad value .* for attribute “(?:href|src)”|^CSS: /;

/** Checks HTML files of `directory` with the Nu Html Checker; needs Java. Returns a reason where it cannot run. */
export async function htmlErrors(
  directory: string,
  files: readonly string[],
): Promise<readonly HtmlError[] | { readonly skipped: string }> {
  const jar = join(
    dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
    'build/dist/vnu.jar',
  );
  const paths = files.map((file) => join(directory, file));
  const child = spawn(
    'java',
    ['-Xss4m', '-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', ...paths],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  try {
    const output = await text(child.stderr);
    const { messages } = Report.parse(JSON.parse(output));
    const ours = messages.filter(({ message }) => !NOT_OURS.test(message));
    return ours.map(({ message, url, extract }) => ({
      page: url === undefined ? '' : relative(directory, decodeURIComponent(new URL(url).pathname)),
      message,
      extract: extract ?? '',
    }));
  } catch (error) {
    return { skipped: error instanceof Error ? error.message.slice(0, 100) : String(error) };
  }
}
