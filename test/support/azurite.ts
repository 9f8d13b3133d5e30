import { createHmac } from 'node:crypto';
import { startPackage } from './child.ts';

/** Azurite's published development account: no secret. */
export const ACCOUNT = 'devstoreaccount1';
export const KEY = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
const VERSION = '2021-12-02';

/** A real Azure Blob service on loopback: Microsoft's Azurite, in memory. */
export interface Azurite {
  /** The account's address: `http://127.0.0.1:PORT/devstoreaccount1`. */
  readonly endpoint: string;
  createContainer(name: string): Promise<void>;
  /** A SAS of a container with these permissions (`racwdl`), as a query; ends in an hour unless told. */
  sas(container: string, permissions: string, end?: Date): string;
  end(): Promise<void>;
}

export async function startAzurite(): Promise<Azurite> {
  const child = await startPackage('azurite', 'dist/src/blob/main.js', (port) => [
    '--blobHost',
    '127.0.0.1',
    '--blobPort',
    String(port),
    '--inMemoryPersistence',
    '--silent',
    '--skipApiVersionCheck',
    '--disableTelemetry',
  ]);
  const endpoint = `${child.url}/${ACCOUNT}`;
  return {
    endpoint,
    createContainer: (name) => createContainer(endpoint, name),
    sas: containerSas,
    end: child.end,
  };
}

function sign(text: string): string {
  return createHmac('sha256', Buffer.from(KEY, 'base64')).update(text).digest('base64');
}

/** A SAS of a container, as {@link Azurite.sas} gives it. */
export function containerSas(
  container: string,
  permissions: string,
  end = new Date(Date.now() + 3_600_000),
): string {
  const time = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;
  const [st, se] = [time(new Date(end.getTime() - 7_200_000)), time(end)];
  const resource = `/blob/${ACCOUNT}/${container}`;
  const fields = [permissions, st, se, resource, '', '', 'http,https', VERSION, 'c'];
  const text = [...fields, '', '', '', '', '', '', ''].join('\n');
  const query = { sv: VERSION, spr: 'http,https', st, se, sr: 'c', sp: permissions, sig: sign(text) };
  return new URLSearchParams(query).toString();
}

/** Makes a container in the account at an endpoint. */
export async function createContainer(endpoint: string, name: string): Promise<void> {
  const date = new Date().toUTCString();
  const headers = `x-ms-date:${date}\nx-ms-version:${VERSION}`;
  const resource = `/${ACCOUNT}/${ACCOUNT}/${encodeURIComponent(name)}\nrestype:container`;
  const answer = await fetch(`${endpoint}/${encodeURIComponent(name)}?restype=container`, {
    method: 'PUT',
    headers: {
      'x-ms-date': date,
      'x-ms-version': VERSION,
      authorization: `SharedKey ${ACCOUNT}:${sign(`PUT${'\n'.repeat(12)}${headers}\n${resource}`)}`,
    },
  });
  if (answer.status !== 201) throw new Error(`container: ${answer.status} ${await answer.text()}`);
}
