import { expect, it } from 'vitest';
import { diskFailure } from '../../src/bundle/disk-failure.ts';

it('names a read-only disk where the system would say that the folder to make does not exist', () => {
  const message = "ENOENT: no such file or directory, mkdir '/srv/site'";
  const misleading = Object.assign(new Error(message), { code: 'ENOENT', syscall: 'mkdir' });
  expect(diskFailure(misleading).why).toBe(`${message} (so also where the disk is read-only)`);
  const full = Object.assign(new Error('ENOSPC: no space left on device, mkdir'), { code: 'ENOSPC' });
  expect(diskFailure(full).why).toBe('ENOSPC: no space left on device, mkdir');
});

it.each([
  ['ENOSPC', 'free some space, or check who may write to the folder'],
  ['EMFILE', 'raise the limit of open files (ulimit -n), then run again'],
  ['ENAMETOOLONG', 'name another folder'],
])('says what helps against %s', (code, fix) => {
  expect(diskFailure(Object.assign(new Error(code), { code })).fix).toBe(fix);
});
