import { describe, expect, test } from 'vitest';
import { parseHeaderRules, warnOfUnused, withHeaders } from '../../../src/deploy/plan/headers.ts';
import { manifestOf, recordedLog } from '../fixtures.ts';

describe('parseHeaderRules', () => {
  test('reads a pattern, a header and a value from each line', () => {
    const { rules, problems } = parseHeaderRules(
      '# pages\n*.html: Cache-Control: public, max-age=60   # a minute\n\r\n/data/**: content-type: text/plain; charset=utf-8\n',
    );
    expect(problems).toEqual([]);
    expect(rules).toEqual([
      { pattern: '*.html', header: 'cache-control', value: 'public, max-age=60' },
      { pattern: '/data/**', header: 'content-type', value: 'text/plain; charset=utf-8' },
    ]);
  });

  test.each([
    ['*.html', 'there is no header in it'],
    [': cache-control: no-cache', 'there is no pattern in it'],
    ['cache-control: no-cache', 'there is no pattern in it'],
    ['Content-Type: text/plain; charset=utf-8', 'there is no pattern in it'],
    ['*.html cache-control: no-cache', 'there is no colon between pattern and header'],
    ['*.html cache-control: public, max-age=60', 'there is no colon between pattern and header'],
    ['*.html: cache-control', '"cache-control" has no value'],
    ['*.html: x-frame-options: DENY', 'stores keep no "x-frame-options" with a file'],
    ['!*.html: cache-control: no-cache', 'a pattern cannot exclude'],
    ['*.txt: cache-control: no-cache; content-type: text/plain', 'there are two headers in it'],
    ['*.txt: content-type: plain', '"plain" is no content type'],
    ['*.txt: cache-control: no-cache — never', 'the value holds characters that no header can carry'],
  ])('says of %s what is wrong, and where', (line, why) => {
    const { rules, problems } = parseHeaderRules(`a: cache-control: b\n${line}`);
    expect(rules).toHaveLength(1);
    expect(problems).toMatchObject([{ line: 2, value: line, why }]);
    expect(problems[0]?.fix).not.toBe('');
  });
});

test('a pattern that means no file of the site is named in a warning', () => {
  const { rules } = parseHeaderRules('*.htm: cache-control: no-cache\n*.html: cache-control: no-cache');
  const log = recordedLog();
  warnOfUnused(manifestOf({ 'index.html': '1' }), rules, log);
  expect(log.lines.join()).toMatch(/no file of the site is meant by \*\.htm: correct or remove it/);
});

describe('withHeaders', () => {
  const manifest = manifestOf({ 'index.html': '1', 'deep/a.html': '2', 'data/feed': '3' });

  test('changes the files a pattern means, at any depth, and no others', () => {
    const { rules } = parseHeaderRules('*.html: cache-control: no-cache\n/data/: content-type: text/csv');
    const { files } = withHeaders(manifest, rules);
    expect(files['deep/a.html']).toEqual({ ...manifest.files['deep/a.html'], cacheControl: 'no-cache' });
    expect(files['index.html']?.cacheControl).toBe('no-cache');
    expect(files['data/feed']).toEqual({ ...manifest.files['data/feed'], contentType: 'text/csv' });
  });

  test('lets the last rule that means a file win', () => {
    const { rules } = parseHeaderRules(
      '*.html: cache-control: a\n/index.html: cache-control: b\n*.css: cache-control: c',
    );
    const { files } = withHeaders(manifest, rules);
    expect(files['index.html']?.cacheControl).toBe('b');
    expect(files['deep/a.html']?.cacheControl).toBe('a');
  });
});
