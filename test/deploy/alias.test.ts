import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aliasStays, withVersion } from '../../src/deploy/alias.ts';
import { parseDestinations } from '../../src/deploy/parse.ts';

const placesOf = (line: string) =>
  parseDestinations(line).specs.map(({ target, options, alias }) => [target, options.directory, alias]);
const problemsOf = (line: string) => parseDestinations(line).problems.map(({ why }) => why);

describe('an alias', () => {
  it.each([
    ['s3://bucket/docs/v1.2.0 alias=latest region=eu-west-1', 's3://bucket/docs/latest', undefined],
    ['s3://bucket/v1.2.0/ alias=latest', 's3://bucket/latest', undefined],
    ['gs://bucket/v1 alias=stable', 'gs://bucket/stable', undefined],
    ['azblob://account/container/v1 alias=latest', 'azblob://account/container/latest', undefined],
    ['sftp://me@host:22/docs/v1 alias=latest', 'sftp://me@host:22/docs/latest', undefined],
    ['oci://host:5000/docs:v1 alias=latest', 'oci://host:5000/docs:latest', undefined],
    ['dir:public/v1 alias=latest', 'dir:public/latest', undefined],
    ['dir:v1 alias=latest', 'dir:latest', undefined],
    ['branch:gh-pages directory=docs/v1 alias=latest', 'branch:gh-pages', 'docs/latest'],
  ])('is a second place beside that of the version: %s', (line, target, directory) => {
    const [first, second, ...more] = placesOf(line);
    expect(first?.[2]).toBeUndefined();
    expect(second).toEqual([target, directory, expect.stringMatching(/^v1/)]);
    expect(more).toEqual([]);
  });

  it.each([
    ['s3://bucket alias=latest', 'there is no folder of the version'],
    ['azblob://account/container alias=latest', 'there is no folder of the version'],
    ['branch:gh-pages alias=latest', 'there is no folder of the version'],
    ['s3://bucket/latest alias=latest', 'it is the very place of the version'],
    ['s3://bucket/v1 alias=', 'of the wrong form'],
    ['s3://bucket/v1 alias=../up', 'of the wrong form'],
    ['s3://bucket/v1 alias=a alias=b', 'the option is given twice'],
    ['artifact alias=latest', 'no such option'],
  ])('is refused where it makes no sense: %s', (line, words) => {
    expect(problemsOf(line).join('\n')).toContain(words);
    expect(placesOf(line)).toEqual([]);
  });
});

describe('a version and the alias of the newest', () => {
  const stays = (version: string | null, there: string | null | undefined) =>
    aliasStays({ exportVersion: version }, there === undefined ? undefined : { exportVersion: there });

  it.each([
    ['v1.2.0', undefined],
    ['v1.2.0', null],
    ['v1.2.0', 'v1.1.9'],
    ['v1.10.0', 'v1.9.0'],
    ['1.2', 'v1.2.0'],
    ['v2', 'v1.99.99'],
    ['v1.2.0', 'v1.2.0'],
    ['v2.0.0', 'v2.0.0-rc.1'],
    ['v1.2.0', 'spring'],
    ['spring', 'v1.2.0'],
    [null, 'v1.2.0'],
  ])('%s moves it from %s', (version, there) => {
    expect(stays(version, there)).toBeUndefined();
  });

  it.each([
    ['v1.1.9', 'v1.2.0', 'newer than v1.1.9'],
    ['v1.9.0', '1.10', 'newer'],
    ['v2.0.0-rc.1', 'v1.0.0', 'pre-release'],
    ['v2.0.0-rc.1', undefined, 'pre-release'],
  ])('%s leaves it at %s', (version, there, words) => {
    expect(stays(version, there)).toContain(words);
  });

  it.each([
    [null, 'v1.2.0', 'v1.2.0'],
    [null, '1.2', '1.2'],
    [null, 'v2', 'v2'],
    [null, 'spring', null],
    [null, '2026-11-27', null],
    [null, '123', null],
    ['v1.3.0', 'v1.2.0', 'v1.3.0'],
  ])('a site of version %j beside the folder %s is of version %j', (told, name, version) => {
    expect(withVersion({ exportVersion: told }, name)).toEqual({ exportVersion: version });
  });

  it('never goes back: of two versions one moves it, and not both unless they are equal', () => {
    const version = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30)).map((parts) => `v${parts.join('.')}`);
    fc.assert(
      fc.property(version, version, (a, b) => {
        const moves = [stays(a, b), stays(b, a)].filter((why) => why === undefined).length;
        expect(moves).toBe(a === b ? 2 : 1);
      }),
    );
  });
});
