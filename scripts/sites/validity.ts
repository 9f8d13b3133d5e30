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
    }),
  ),
});

/** An error of the Nu Html Checker. */
export interface HtmlError {
  /** Path of the file in the site. */
  readonly page: string;
  readonly message: string;
  readonly extract: string;
}

/** Checks all HTML files of `directory` with the Nu Html Checker; needs Java. Returns a reason where it cannot run. */
export async function htmlErrors(
  directory: string,
): Promise<readonly HtmlError[] | { readonly skipped: string }> {
  const jar = join(
    dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
    'build/dist/vnu.jar',
  );
  const options = ['--format', 'json', '--errors-only', '--exit-zero-always', '--skip-non-html'];
  const child = spawn('java', ['-Xss4m', '-jar', jar, ...options, directory], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const failed = new Promise<{ skipped: string }>((resolve) =>
    child.once('error', (error) => resolve({ skipped: error.message })),
  );
  const checked = text(child.stderr).then((output) => {
    const { messages } = Report.parse(JSON.parse(output));
    return messages.map(({ message, url, extract }) => ({
      page: url === undefined ? '' : relative(directory, decodeURIComponent(new URL(url).pathname)),
      message,
      extract: extract ?? '',
    }));
  });
  return Promise.race([failed, checked]);
}
