import type { DestinationContext, HostLimits, Inventory, LocalSite } from '../destination.ts';
import { createCompressor, ENCODINGS, type Encoding } from '../files/compressor.ts';
import { compressedBeside } from '../plan/precompress.ts';
import { listOf, type OptionRule } from '../scheme.ts';
import { HOST_NAMES, isHostName, limitsOf, withHostFiles } from './host-files.ts';

/** The options of folders that a web server, or a host that takes a folder, reads. */
export const WEB_SERVER_OPTIONS: Readonly<Record<string, OptionRule>> = {
  'host-files': {
    form: `${HOST_NAMES.join(', ')}, or several with commas between`,
    accepts: (value) => listOf(value).every(isHostName) && listOf(value).length > 0,
  },
  precompress: {
    form: 'br, gzip, or both with a comma between',
    accepts: (value) => encodingsOf(value).length === listOf(value).length && listOf(value).length > 0,
  },
};

function encodingsOf(value: string | undefined): readonly Encoding[] {
  return ENCODINGS.filter((encoding) => listOf(value).includes(encoding));
}

/** What a web server gets besides the site itself. */
export interface ForWebServer {
  readonly limits: readonly HostLimits[];
  /** The site with it; `place` is the folder of the inventory, where it is on this machine. */
  wanted(
    site: LocalSite,
    inventory: Inventory,
    options: { readonly signal: AbortSignal; readonly place?: string | undefined },
  ): Promise<LocalSite>;
  close(): Promise<void>;
}

/** Reads the options of a line that was accepted. */
export function forWebServer(
  options: Readonly<Record<string, string>>,
  { tempDirectory, log }: Pick<DestinationContext, 'tempDirectory' | 'log'>,
): ForWebServer {
  const encodings = encodingsOf(options.precompress);
  const hosts = listOf(options['host-files']).filter(isHostName);
  const compressor = createCompressor(tempDirectory);
  return {
    limits: limitsOf(hosts),
    async wanted(site, inventory, { signal, place }) {
      const packed =
        encodings.length === 0
          ? site
          : await compressedBeside(site, inventory, encodings, { compressor, signal, place });
      return hosts.length === 0 ? packed : withHostFiles(packed, hosts, log);
    },
    close: () => compressor.close(),
  };
}
