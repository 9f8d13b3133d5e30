import type { Command } from 'commander';
import { systemClock } from '../clock.ts';
import { secretsOfLink } from '../log/secrets.ts';
import { readAddress, readPort } from './arguments/listening.ts';
import { named } from './arguments/named.ts';
import { inTemporaryFolder, untilStopped } from './serving.ts';
import { addCommonOptions, type CommonFlags, runCommand } from './session.ts';

interface Flags extends CommonFlags {
  readonly bundle: string;
  readonly port: number;
  readonly address: string;
}

/** `docs-export host`: downloads a bundle, verifies it and serves it, until it is stopped. */
export function addHost(program: Command): void {
  addCommonOptions(program.command('host').description('Download a bundle and serve it as a site'))
    .requiredOption('--bundle <url|file>', 'link to a bundle archive, or its path', named('a bundle'))
    .option('--port <number>', 'port; 0 takes a free one', readPort, 8080)
    .option('--address <ip>', 'address to listen on', readAddress, '127.0.0.1')
    .action(async (flags: Flags) => {
      await runCommand(flags, async ({ log, signal, client, answer }) => {
        const { startHost } = await import('../host/host.ts');
        if (URL.canParse(flags.bundle)) for (const secret of secretsOfLink(flags.bundle)) log.mask(secret);
        await inTemporaryFolder('docs-export-host-', async (directory) => {
          const host = await startHost({
            bundle: flags.bundle,
            port: flags.port,
            host: flags.address,
            http: client.http,
            clock: systemClock,
            signal,
            directory,
            log,
          });
          log.info(`Site at ${host.url}; Ctrl C stops it`);
          // A program that started this one waits for the address.
          answer({ ok: true, url: host.url });
          await untilStopped(signal);
          await host.close();
        });
      });
    });
}
