import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect } from 'vitest';
import { chromiumPath } from '../../../support/chromium.ts';
import { it, openPage } from '../../browser.ts';
import { type Built, built, docsJson } from '../../support.ts';
import { LARGE, type Listening, type ShopApi, startApi, startHost } from './servers.ts';
import { PLACE, project, READ } from './shop.ts';

describe.skipIf(chromiumPath === undefined)(
  'the console in a browser (skipped where there is no Chromium)',
  () => {
    let browser: Browser;
    let api: ShopApi;
    let host: Listening;
    let site: Built;
    let page: Page;
    it.beforeAll(async ({ browser: shared }) => {
      browser = shared;
      api = await startApi();
      site = await built(project(api.address), { deploymentType: 'cloud' });
      host = await startHost(site);
      page = await (await browser.newContext({ baseURL: `http://${host.address}` })).newPage();
    });
    afterAll(async () => {
      await page?.context().close();
      api?.close();
      host?.close();
    });
    afterEach(() => {
      api.seen.length = 0;
    });

    const open = async (path: string): Promise<void> => {
      await page.goto(`/${path}`);
      await page.getByText('Try it', { exact: true }).click();
    };
    const send = () => page.getByRole('button', { name: 'Send' }).click();
    const sent = () => api.seen.filter(({ method }) => method !== 'OPTIONS');
    /** Until then the console sends nothing more: a request reaches the API before its answer reaches the page. */
    const answered = () => page.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'hidden' });

    it('is a box of its own line in each language, and takes JSON from left to right', async () => {
      const inOther = await built(
        {
          ...project('127.0.0.1:1'),
          'docs.json': docsJson({
            api: { openapi: 'api.json' },
            navigation: { languages: [{ language: 'ar', pages: ['own'] }] },
          }),
          'own.mdx': '---\nopenapi: GET /orders/{id}\n---\n',
        },
        { deploymentType: 'cloud' },
      );
      const other = await openPage(browser, inOther, 'own.html');
      expect(await other.evaluate('getComputedStyle(document.querySelector(".api-try")).display')).toBe(
        'block',
      );
      expect(await other.evaluate('getComputedStyle(document.querySelector("textarea")).direction')).toBe(
        'ltr',
      );
    });

    it('asks nobody until Send is pressed, and then exactly what was filled in', async () => {
      await open(READ);
      await page.getByLabel('Bearer token').fill('s3cret');
      await page.getByLabel(/^id /).fill('o/1 ä');
      await page.getByLabel(/^state /).selectOption('paid');
      await page.getByLabel(/^tags /).fill('new\nbig & small\n');
      await page.getByLabel(/^X-Trace /).selectOption('true');
      await page.getByLabel(/^filter /).fill('{"from":1}');
      expect(api.seen).toEqual([]);
      await send();
      await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^200 OK in \d+ ms, 21 B$/);
      expect(sent()).toHaveLength(1);
      expect(sent()[0]).toMatchObject({
        method: 'GET',
        url: '/v1/orders/o%2F1%20%C3%A4?state=paid&tags=new&tags=big%20%26%20small&filter%5Bfrom%5D=1',
        headers: { authorization: 'Bearer s3cret', 'x-trace': 'true' },
      });
      expect(await page.getByRole('region', { name: 'Body of the answer' }).textContent()).toBe(
        '{\n  "item": "<b>Tea</b>"\n}',
      );
    });

    it('sends what is empty only where it may be, and the reader says so', async () => {
      await open('api-reference/search.html');
      const urlSent = async (): Promise<string | undefined> => {
        api.seen.length = 0;
        await send();
        await answered();
        expect(sent()).toHaveLength(1);
        return sent()[0]?.url;
      };
      expect(await page.getByLabel(/^Send plain empty/).count()).toBe(0);
      expect(await urlSent()).toBe('/v1/search?all=');
      await page.getByLabel('Send q empty').check();
      await page.getByLabel('Send all empty').uncheck();
      await page.getByLabel(/^sort /).selectOption('""');
      expect(await urlSent()).toBe('/v1/search?q=&sort=');
      await page.getByLabel(/^q /).fill('tea');
      await page.getByLabel(/^sort /).selectOption('Not set');
      expect(await urlSent()).toBe('/v1/search?q=tea');
    });

    it('loses no digit of a large number', async () => {
      await open(READ);
      await page.getByLabel(/^id /).fill('large');
      await page.getByLabel(/^filter /).fill(`{"from":${LARGE}}`);
      await send();
      const shown = page.getByRole('region', { name: 'Body of the answer' });
      await expect.poll(() => shown.textContent()).toBe(`{\n  "id": ${LARGE}\n}`);
      expect(sent()[0]?.url).toContain(`filter%5Bfrom%5D=${LARGE}`);
    });

    it('keeps secrets in the tab, and offers every way in', async () => {
      await open(PLACE);
      expect(await page.getByLabel('Bearer token').inputValue()).toBe('s3cret');
      expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('s3cret');
      await page.getByLabel('Method').selectOption({ label: 'account' });
      await page.getByLabel('User name').fill('jörg');
      await page.getByLabel('Password').fill('p:w');
      await send();
      await answered();
      expect(sent()[0]?.headers.authorization).toBe(`Basic ${Buffer.from('jörg:p:w').toString('base64')}`);
      expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({ item: 'Tea', count: 2 });
      await page.getByLabel('Method').selectOption({ label: 'key' });
      await page.getByLabel('key API key').fill('a&b');
      await page.keyboard.press('Control+Enter');
      await answered();
      expect(sent()).toHaveLength(2);
      expect(sent()[1]).toMatchObject({
        url: '/v1/orders?key=a%26b',
        headers: { 'content-type': 'application/json' },
      });
    });

    it('sends files as multipart', async () => {
      await open(PLACE);
      await page.getByLabel('Content type').selectOption('multipart/form-data');
      await page.getByLabel(/^Content-Type /).fill('multipart/form-data');
      await page.getByLabel(/^note /).fill('soon');
      await page.getByLabel(/^lines /).fill('[{"n":1},{"n":2}]');
      await page
        .getByLabel(/^receipt /)
        .setInputFiles({ name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') });
      await send();
      await expect.poll(() => sent().length).toBe(1);
      expect(sent()[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect(sent()[0]?.body).toContain('filename="receipt.txt"');
      expect(sent()[0]?.body).toMatch(/name="note"\r\nContent-Type: text\/markdown\r\n\r\nsoon\r\n/);
      // Each object is a part of its own, and no file, which browsers make of a part with a content type.
      const lines = /name="lines"\r\nContent-Type: application\/json\r\n\r\n\{"n":[12]\}\r\n/g;
      expect(sent()[0]?.body.match(lines)).toHaveLength(2);
    });

    it('says what is wrong before anything is sent', async () => {
      await open(PLACE);
      await page.getByLabel('application/json').fill('{"item": ');
      await send();
      await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^The body is not valid JSON/);
      expect(await page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
      await open(READ);
      await send();
      expect(await page.getByLabel(/^id /).evaluate((input) => input.matches(':invalid'))).toBe(true);
      expect(api.seen).toEqual([]);
    });

    it('shows statuses of failure, streams, text of any charset, and explains an answer that the browser withholds', async () => {
      await open(READ);
      await page.getByLabel(/^id /).fill('none');
      await send();
      await answered();
      expect(await page.getByRole('status').textContent()).toMatch(/^404 Not Found/);
      await page.getByLabel(/^id /).fill('stream');
      await send();
      await answered();
      expect(await page.getByRole('region', { name: 'Body of the answer' }).textContent()).toBe(
        'data: one\n\ndata: two\n\n',
      );
      await page.getByLabel(/^id /).fill('latin');
      await send();
      await answered();
      expect(await page.getByRole('region', { name: 'Body of the answer' }).textContent()).toBe('Größe');
      await page.getByLabel(/^id /).fill('closed');
      await page.getByLabel(/^X-Trace/).selectOption('true');
      await send();
      await expect
        .poll(() => page.locator('[data-answer] pre').textContent())
        .toMatch(/^Access-Control-Allow-Origin: http.*\nAccess-Control-Allow-Headers: x-trace$/);
    });

    it('keeps what has come of a stream that the reader or the API breaks off', async () => {
      const shown = () => page.getByRole('region', { name: 'Body of the answer' }).textContent();
      await open(READ);
      await page.getByLabel(/^id /).fill('stream-endless');
      await send();
      await expect.poll(shown).toBe('data: one\n\ndata: two\n\n');
      await page.getByRole('button', { name: 'Cancel' }).press('Enter');
      await answered();
      expect(await page.locator(':focus').textContent()).toBe('Send');
      expect([await page.getByRole('status').textContent(), await shown()]).toEqual([
        'Cancelled.',
        'data: one\n\ndata: two\n\n',
      ]);
      await send();
      await expect.poll(shown).toBe('data: one\n\ndata: two\n\n');
      // Who reads the start of a long stream is left there; who is at its end follows it.
      const long = 'data: more\n\n'.repeat(200);
      const body = page.getByRole('region', { name: 'Body of the answer' });
      const isAtEnd = () => body.evaluate((pre) => pre.scrollHeight - pre.scrollTop - pre.clientHeight < 8);
      api.stream()?.write(long);
      await expect.poll(async () => (await shown())?.length).toBe(22 + long.length);
      expect(await isAtEnd()).toBe(true);
      await body.evaluate((pre) => {
        pre.scrollTop = 0;
      });
      api.stream()?.write('data: last\n\n');
      await expect.poll(shown).toMatch(/data: last\n\n$/);
      expect(await isAtEnd()).toBe(false);
      api.stream()?.destroy();
      await answered();
      expect(await page.getByRole('status').textContent()).toMatch(/^The browser says: /);
      expect(await shown()).toMatch(/^data: one\n\n.*data: last\n\n$/s);
    });

    it('shows plain text as it comes, and lets what is too long be saved as a whole', async () => {
      const body = page.getByRole('region', { name: 'Body of the answer' });
      await open(READ);
      await page.getByLabel(/^id /).fill('text');
      await send();
      await expect.poll(() => body.textContent()).toBe('Größe ');
      api.stream()?.write('more ');
      await expect.poll(() => body.textContent()).toBe('Größe more ');
      api.stream()?.end('x'.repeat(400_000));
      await answered();
      expect((await body.textContent())?.length).toBe(400_000);
      const saved = `fetch(document.querySelector('[data-answer] a[download]').href).then((answer) => answer.blob()).then(({ size }) => size)`;
      expect(await page.evaluate(saved)).toBe(400_011);
    });

    it('calls an address of the reader’s own', async () => {
      await open(READ);
      await page.getByLabel('Address', { exact: true }).selectOption('Another address…');
      await page.getByLabel(/^id /).fill('1');
      await page.getByLabel('Your address').fill(`http://${api.address}/own/`);
      await send();
      await expect.poll(() => sent()[0]?.url).toBe('/own/orders/1');
    });

    it('has its fields below their names where letters are so large that there is no room beside these', async () => {
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
      await page.setViewportSize({ width: 230, height });
      await open(READ);
      const wholes = await page.evaluate(
        "[...document.querySelectorAll('.api-row')].filter((row) => row.checkVisibility()).map((row) => row.querySelector('input, select, textarea').clientWidth / row.clientWidth)",
      );
      await page.setViewportSize({ width, height });
      expect(Math.min(...(wholes as number[]))).toBeGreaterThan(0.9);
    });

    it('has no barrier that axe knows, in both modes', async () => {
      const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
      for (const path of [READ, PLACE]) {
        await page.emulateMedia({ colorScheme: 'light' });
        await open(path);
        if (path === READ) await page.getByLabel(/^id /).fill('1');
        await send();
        await expect.poll(() => page.getByRole('status').textContent()).toMatch(/ in \d+ ms/);
        await page.evaluate(axe);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.waitForFunction(
            `document.documentElement.classList.contains('dark') === ${colorScheme === 'dark'}`,
          );
          // In the other mode only colors are different.
          const rules = colorScheme === 'dark' ? ", runOnly: ['color-contrast', 'link-in-text-block']" : '';
          const found = (await page.evaluate(
            `axe.run('main', { resultTypes: ['violations']${rules} }).then(({ violations }) => violations.filter(({ impact }) => ["serious", "critical"].includes(impact)).map(({ id, nodes }) => id + " " + nodes.map((node) => node.html).join(" ")))`,
          )) as string[];
          expect(found).toEqual([]);
        }
      }
    });
  },
);
