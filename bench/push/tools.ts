import { fileURLToPath } from 'node:url';
import type { Server } from './servers.ts';

/** How a tool publishes a folder below a prefix of the bucket `bench`. */
type Tool = (folder: string, prefix: string, server: Server, more?: readonly string[]) => readonly string[];

/** The built program, as users start it. */
export const PROGRAM = fileURLToPath(import.meta.resolve('../../bin/docs-export.js'));
/** Makes a process of Node tell its peak memory when it ends. */
const PEAK_TELLER =
  'data:text/javascript,process.on("exit",()=>console.error("peak-kB",process.resourceUsage().maxRSS))';

export const TOOLS = {
  ours: (folder, prefix, { endpoint }, more = []) => [
    process.execPath,
    `--import=${PEAK_TELLER}`,
    PROGRAM,
    'push',
    folder,
    `s3://bench/${prefix} endpoint=${endpoint} region=us-east-1`,
    '--max-page-loss=100%',
    ...more,
  ],
  rclone: (folder, prefix, { endpoint, env }) => {
    const [id, secret] = [env.AWS_ACCESS_KEY_ID, env.AWS_SECRET_ACCESS_KEY];
    const remote = `:s3,provider=Ceph,access_key_id=${id},secret_access_key=${secret},endpoint="${endpoint}":bench/${prefix}`;
    const flags = ['--checksum', '--s3-no-head', '--transfers=64', '--checkers=64', '--config=/dev/null'];
    return ['rclone', 'sync', ...flags, folder, remote];
  },
  aws: (folder, prefix, { endpoint }) => [
    ...['aws', 's3', 'sync', '--delete', '--only-show-errors', '--endpoint-url', endpoint],
    folder,
    `s3://bench/${prefix}`,
  ],
} satisfies Readonly<Record<string, Tool>>;

/** What every tool is started with. `aws` reads how many requests it may send at once from a file. */
export function environmentOf(server: Server, home: string, awsConfig: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: home,
    AWS_CONFIG_FILE: awsConfig,
    AWS_REQUEST_CHECKSUM_CALCULATION: 'when_required',
    ...server.env,
  };
}
/** 64 requests at once, as rclone. */
export const AWS_CONFIG = '[default]\ns3 =\n  max_concurrent_requests = 64\n  max_queue_size = 10000\n';
