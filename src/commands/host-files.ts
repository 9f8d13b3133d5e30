import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { onDisk } from '../bundle/disk-failure.ts';
import type { Manifest } from '../bundle/manifest.ts';
import {
  HOST_NAMES,
  type HostName,
  hostFilesOf,
  isHostName,
  leftText,
} from '../deploy/host-files/host-files.ts';
import { withHeaders } from '../deploy/plan/headers.ts';
import { Failure } from '../errors/failure.ts';
import { makeFolder } from '../make-folder.ts';
import { siteFolder } from './arguments/named.ts';
import { repeated } from './arguments/repeated.ts';
import { writtenPath } from './arguments/written-path.ts';
import { headerRulesOf } from './destinations.ts';
import { addCommonOptions, type CommonFlags, runCommand } from './session.ts';

interface Flags extends CommonFlags {
  readonly for: readonly HostName[];
  readonly out?: string;
  readonly force?: boolean;
  readonly headers?: readonly string[];
}

/** `docs-export host-files DIR --for nginx`: writes what tells a web server or host how to serve the site. */
export function addHostFiles(program: Command): void {
  const command = program
    .command('host-files')
    .description('Write the files that tell a host how to serve a site: redirects, clean addresses, headers')
    .argument('<dir>', 'folder with the site', siteFolder);
  addCommonOptions(command)
    .requiredOption('--for <host>', `${HOST_NAMES.join(', ')}; several with commas between`, hosts)
    .option('--out <folder>', 'where to write; the folder of the site unless given', writtenPath)
    .option('--force', 'replace a file of another content')
    .option('--headers <rule>', 'headers of files, as for push; may be repeated', repeated)
    .action(async (dir: string, flags: Flags) => {
      await runCommand(flags, async ({ log, signal, answer }) => {
        const rules = headerRulesOf(flags.headers ?? []);
        const { manifestOfFolder } = await import('../bundle/folder.ts');
        const directory = resolve(dir);
        const manifest = withHeaders(
          await manifestOfFolder(directory, { createdAt: new Date(), signal }),
          rules,
        );
        requireSite(manifest, dir);
        const written: string[] = [];
        const left: string[] = [];
        for (const host of flags.for) {
          const made = await hostFilesOf({ directory, bundlePath: '', manifest }, host);
          if (made.left.length > 0) log.warning(leftText(host, made.left));
          left.push(...made.left);
          for (const [path, text] of Object.entries(made.files)) {
            const file = join(resolve(flags.out ?? dir), path);
            await writeOwn(file, text, path.startsWith('.docs-export/') || flags.force === true);
            log.info(file);
            written.push(file);
          }
        }
        answer({ ok: true, files: written, left });
      });
    });
}

/** What is written beside sources would mark them as a built site, which no build takes for pages. */
function requireSite({ files }: Manifest, dir: string): void {
  if (Object.hasOwn(files, 'index.html')) return;
  throw new Failure('E_GUARD_NO_INDEX', {
    what: 'The folder holds no site',
    value: dir,
    why: 'it has no index.html',
    fix: 'name the folder that holds the built site, such as that of docs-export build --out',
  });
}

function hosts(text: string): readonly HostName[] {
  const names = text.split(',').map((name) => name.trim());
  const known = names.filter(isHostName);
  if (known.length < names.length) throw new InvalidArgumentError(`Known: ${HOST_NAMES.join(', ')}.`);
  return known;
}

/** A `firebase.json` may be somebody's own. */
async function writeOwn(file: string, text: string, replace: boolean): Promise<void> {
  const before = replace ? undefined : await readFile(file, 'utf8').catch(() => undefined);
  if (before !== undefined && before !== text) {
    throw new Failure('E_GUARD_FOLDER', {
      what: 'The file is not replaced',
      value: file,
      why: 'it is there with another content',
      fix: 'name another folder with --out, or add --force to replace it',
    });
  }
  await onDisk(async () => {
    makeFolder(dirname(file));
    await writeFile(file, text);
  });
}
