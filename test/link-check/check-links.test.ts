import { expect, test } from 'vitest';
import { checkLinks } from '../../src/link-check/check-links.ts';
import { hurriedClock } from '../deploy/fixtures.ts';
import { openHttp } from '../support/http-client.ts';
import { startWeb } from '../support/web.ts';

const signal = new AbortController().signal;

/** What is told of links to these addresses, each written on a line of its own. */
async function told(addresses: readonly string[], except: readonly string[] = []) {
  const progress: string[] = [];
  const links = addresses.map((address, at) => ({ address, file: 'index.mdx', line: at + 1, column: 1 }));
  const onProgress = (done: number, all: number) => void progress.push(`${done}/${all}`);
  const options = { http: openHttp(), clock: hurriedClock, signal, except, onProgress };
  const found = await checkLinks(links, options);
  return {
    found: found.map(({ severity, line, message, hint }) =>
      [severity, line, message, hint].filter(Boolean).join(' | '),
    ),
    progress,
  };
}

test('a link that leads nowhere is told at each place, and asked for once', async () => {
  const web = await startWeb((address, _request, response) => {
    response.writeHead(address.includes('gone') ? 404 : 200).end('words');
  });
  const { found, progress } = await told([
    'http://docs.acme.dev/gone#part',
    'http://docs.acme.dev/',
    'http://docs.acme.dev/gone',
  ]);
  expect(found).toEqual([
    'warning | 1 | The link http://docs.acme.dev/gone#part leads nowhere: it answers 404',
    'warning | 3 | The link http://docs.acme.dev/gone leads nowhere: it answers 404',
  ]);
  expect(web.asked.toSorted()).toEqual([
    'GET http://docs.acme.dev/gone',
    'HEAD http://docs.acme.dev/',
    'HEAD http://docs.acme.dev/gone',
  ]);
  expect(progress).toEqual(['1/2', '2/2']);
});

test('what has moved for good is told with its new address, what has for now is there', async () => {
  await startWeb((address, _request, response) => {
    const moves: Record<string, [number, string]> = {
      'http://a.acme.dev/old': [301, '/newer'],
      'http://a.acme.dev/newer': [308, 'http://b.acme.dev/new'],
      'http://a.acme.dev/today': [302, 'http://b.acme.dev/new'],
      'http://a.acme.dev/both': [301, '/today'],
      'http://a.acme.dev/round': [302, '/round'],
      'http://a.acme.dev/inside': [302, 'http://169.254.169.254/latest'],
    };
    const [status, location] = moves[address] ?? [200, undefined];
    response.writeHead(status, location === undefined ? {} : { location }).end();
  });
  const pages = ['old', 'today', 'both', 'round', 'inside'];
  const { found } = await told(pages.map((page) => `http://a.acme.dev/${page}`));
  expect(found).toEqual([
    'notice | 1 | The page of the link http://a.acme.dev/old has moved for good | write http://b.acme.dev/new',
    'warning | 4 | The link http://a.acme.dev/round leads nowhere: it leads on and on, more than 10 times',
    'notice | 5 | Whether the link http://a.acme.dev/inside leads anywhere is not known: it leads on to where nobody can be asked',
  ]);
});

test('hosts that know no HEAD, or want a pause, are asked again; of others it is said what is not known', async () => {
  const web = await startWeb((address, { method }, response, number) => {
    const status = {
      'http://a.acme.dev/get-only': method === 'HEAD' ? 405 : 200,
      'http://a.acme.dev/busy': number < 2 ? 429 : 200,
      'http://a.acme.dev/login': 403,
      'http://a.acme.dev/down': 503,
    }[address];
    response.writeHead(status ?? 200, status === 429 ? { 'retry-after': '2' } : {}).end();
  });
  const { found } = await told(
    ['get-only', 'busy', 'login', 'down'].map((page) => `http://a.acme.dev/${page}`),
  );
  expect(found).toEqual([
    'notice | 3 | Whether the link http://a.acme.dev/login leads anywhere is not known: it answers 403',
    'notice | 4 | Whether the link http://a.acme.dev/down leads anywhere is not known: it answers 503',
  ]);
  expect(web.asked.filter((one) => one.endsWith('/down'))).toHaveLength(6);
});

test('nobody is asked for what stands for something else, is private, or is excepted', async () => {
  const web = await startWeb((_address, _request, response) => void response.end());
  const { found } = await told(
    [
      ...[
        'mailto:a@acme.dev',
        'http://localhost:3000/',
        'http://api.example.com/x',
        'http://10.0.0.1/',
        'http://[::1]/',
      ],
      ...['http://acme.dev/{id}', 'http://acme.dev/<id>', 'http://acme.dev/YOUR_ID', 'http://wiki/page'],
      ...['http://intern.acme.dev/a/b', 'http://acme.dev/compare/1...2?x={y}'],
    ],
    ['http://intern.acme.dev/*'],
  );
  expect(found).toEqual([]);
  expect(web.asked).toEqual(['HEAD http://acme.dev/compare/1...2?x={y}']);
});

test('no host is asked for more than two addresses at once', async () => {
  const web = await startWeb((_address, _request, response) => void setTimeout(() => response.end(), 5));
  await told(Array.from({ length: 20 }, (_, number) => `http://${'ab'[number % 2]}.acme.dev/${number}`));
  expect(web.asked).toHaveLength(20);
  expect(web.mostAtOnce()).toBe(2);
});

test('where no host answers, that is told once and not of each link', async () => {
  const http = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND', hostname: 'a.dev' }));
  const links = ['http://a.dev/1', 'http://a.dev/2', 'http://b.dev/'].map((address) => ({
    address,
    file: 'index.mdx',
  }));
  const options = { http, clock: hurriedClock, signal, except: [], onProgress: () => {} };
  expect(await checkLinks(links, options)).toEqual([
    {
      severity: 'warning',
      kind: 'unchecked-external-link',
      message:
        'No link to another host was checked, since none of the 2 hosts answers; of one: there is no host of this name (ENOTFOUND a.dev)',
      hint: 'check the network of this machine, and its proxy',
    },
  ]);
});

test('a host that nobody knows is none, and one that cannot be reached may be there at another time', async () => {
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
  const of = async (code: string) => {
    const links = [{ address: 'http://a.acme.dev/', file: 'index.mdx' }];
    const options = { clock: hurriedClock, signal, except: [], onProgress: () => {} };
    const [found] = await checkLinks(links, { ...options, http: failing(code) });
    return found?.kind;
  };
  expect(await of('ENOTFOUND')).toBe('broken-external-link');
  expect(await of('ECONNREFUSED')).toBe('unchecked-external-link');
});
