import { describe, expect, test } from 'vitest';
import { parseDestinations } from '../../../src/deploy/parse.ts';
import { placeOfTarget } from '../../../src/deploy/sftp/address.ts';

describe('an address of a server', () => {
  test.each([
    ['sftp://host/srv/docs', { host: 'host', port: undefined, user: undefined, folder: '/srv/docs' }],
    ['sftp://me@host:2222//srv//docs/', { host: 'host', port: '2222', user: 'me', folder: '/srv/docs' }],
    ['sftp://me@host/~/docs', { host: 'host', port: undefined, user: 'me', folder: './docs' }],
    ['sftp://me@host/~', { host: 'host', port: undefined, user: 'me', folder: '.' }],
    ['sftp://host/', { host: 'host', port: undefined, user: undefined, folder: '' }],
    ['sftp://me@[::1]:22/docs', { host: '::1', port: '22', user: 'me', folder: '/docs' }],
    ['sftp://a_name.of-config/docs', { host: 'a_name.of-config', user: undefined, folder: '/docs' }],
  ])('%s names host and folder', (target, place) => {
    expect(parseDestinations(target).problems).toEqual([]);
    expect(placeOfTarget(target)).toMatchObject(place);
  });

  test.each([
    ['sftp:host/docs', 'it names no host'],
    ['sftp:///docs', 'it names no host'],
    ['sftp://me:secret@host/docs', 'a password does not belong into it'],
    ['sftp://host', 'it names no folder'],
    ['sftp://host:port/docs', '"port" is no port'],
    ['sftp://host:70000/docs', '"70000" is no port'],
    ['sftp://-oProxyCommand=calc/docs', '"-oProxyCommand=calc" cannot be a host’s name'],
    ['sftp://-l@host/docs', '"-l" cannot be a user’s name'],
    ['sftp://host/srv/../etc', 'the prefix has a "." or ".." in it'],
    ['sftp://host/docs clean-urls=true', '"sftp" has no such option'],
  ])('%s is refused: %s', (target, why) => {
    expect(parseDestinations(target).problems).toMatchObject([{ why }]);
  });

  test('two spellings of one place are not published to at once', () => {
    const { problems } = parseDestinations('sftp://me@host/docs\nsftp://me@host//docs/');
    expect(problems).toMatchObject([{ line: 2, why: 'line 1 names it already' }]);
  });
});
