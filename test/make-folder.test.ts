import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../src/make-folder.ts';
import { useTemporaryFolder } from './support/temporary-folder.ts';

const folder = useTemporaryFolder();

describe('making a folder', () => {
  it('makes those above it too, and leaves those that are there', async () => {
    makeFolder(folder.path('a/b/c'));
    makeFolder(folder.path('a/b/d'));
    makeFolder(folder.path('a/b/d/'));
    expect((await readdir(folder.path('a/b'))).sort()).toEqual(['c', 'd']);
  });

  it('follows links to folders, and says of files and links to nowhere that they are in the way', async () => {
    mkdirSync(folder.path('real'));
    symlinkSync('real', folder.path('link'));
    makeFolder(folder.path('link/x'));
    expect(await readdir(folder.path('real'))).toEqual(['x']);
    writeFileSync(folder.path('file'), '');
    symlinkSync('nowhere', folder.path('dangling'));
    expect(() => makeFolder(folder.path('file'))).toThrow('EEXIST');
    expect(() => makeFolder(folder.path('file/x'))).toThrow('ENOTDIR');
    expect(() => makeFolder(folder.path('dangling'))).toThrow('EEXIST');
  });

  it.skipIf(process.platform !== 'linux')('gives up where the system will have no folder', () => {
    expect(() => makeFolder(join('/proc', 'docs-export', 'site'))).toThrow('ENOENT');
  });
});
