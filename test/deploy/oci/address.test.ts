import { describe, expect, test } from 'vitest';
import { placeOfImage } from '../../../src/deploy/oci/address.ts';
import { parseDestinations } from '../../../src/deploy/parse.ts';

describe('an address of an image', () => {
  test.each([
    ['oci://ghcr.io/me/docs', { api: 'https://ghcr.io', repository: 'me/docs', tag: 'latest' }],
    ['oci://ghcr.io/me/docs:v1.2-rc_1', { api: 'https://ghcr.io', repository: 'me/docs', tag: 'v1.2-rc_1' }],
    ['oci://docker.io/me/docs', { registry: 'docker.io', api: 'https://registry-1.docker.io' }],
    ['oci://localhost:5000/docs:1', { api: 'http://localhost:5000', repository: 'docs', tag: '1' }],
    [
      'oci://r.example.com:5000/a/b__c/d-e.f',
      { api: 'https://r.example.com:5000', repository: 'a/b__c/d-e.f' },
    ],
  ])('%s names registry, repository and tag', (target, place) => {
    expect(parseDestinations(target).problems).toEqual([]);
    expect(placeOfImage(target)).toMatchObject(place);
  });

  test.each([
    ['oci:ghcr.io/me/docs', 'it names no repository of a registry'],
    ['oci://ghcr.io', 'it names no repository of a registry'],
    ['oci://me:secret@ghcr.io/docs', 'a login does not belong into it'],
    ['oci://a+b/docs', '"a+b" is no host of a registry'],
    ['oci://ghcr.io/Me/Docs:V1', '"Me/Docs" cannot be a repository’s name'],
    ['oci://ghcr.io/me//docs', '"me//docs" cannot be a repository’s name'],
    ['oci://ghcr.io/me/docs:', '"" cannot be a tag'],
    ['oci://ghcr.io/me/docs:feature/x', '"feature/x" cannot be a tag'],
    ['oci://ghcr.io/me/docs@sha256:abc', 'it names no repository of a registry'],
  ])('%s is refused: %s', (target, why) => {
    expect(parseDestinations(target).problems).toMatchObject([{ why }]);
  });

  test('capitals in a name are told with the name that is meant', () => {
    const [problem] = parseDestinations('oci://ghcr.io/Me/Docs:V1').problems;
    expect(problem?.fix).toBe('use small letters: oci://ghcr.io/me/docs:V1');
  });

  test('one tag is not pushed twice at once, two tags are', () => {
    expect(parseDestinations('oci://r/docs\noci://r/docs:latest').problems).toMatchObject([{ line: 2 }]);
    expect(parseDestinations('oci://r/docs:a\noci://r/docs:b').problems).toEqual([]);
  });
});
