import { expect, test } from 'vitest';
import { info, load } from './project.ts';

test('a body of several parts that is no form is told to be sent as one by samples', async () => {
  const content = Object.fromEntries(
    ['multipart/related', 'multipart/form-data; charset=utf-8', 'application/json'].map((type) => [type, {}]),
  );
  const paths = { '/files': { post: { requestBody: { content }, responses: {} } } };
  const { diagnostics } = await load({ 'api.json': { openapi: '3.1.0', info, paths } });
  expect(diagnostics).toMatchObject([
    {
      severity: 'warning',
      message: 'POST /files takes multipart/related, which samples send as multipart/form-data.',
    },
  ]);
});
