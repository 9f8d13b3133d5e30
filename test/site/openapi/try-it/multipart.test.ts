import { expect, test } from 'vitest';
import { type MultipartPart, multipartForm } from '../../../../src/site/openapi/try-it/multipart.ts';

const PICTURE = new File(['x'], 'a.png', { type: 'image/png' });

test.each([
  ['multipart/related', 'multipart/related; type="application/json"; boundary=form-1'],
  ['multipart/mixed; charset=utf-8', 'multipart/mixed; boundary=form-1'],
])('parts of %s are told by their order and their types alone', async (type, sent) => {
  const parts: readonly MultipartPart[] = [
    ['about', '{"n":1}', 'application/json'],
    ['picture', PICTURE, 'image/jpeg'],
  ];
  const form = multipartForm(parts, type, () => '1');
  expect(form.type).toBe(sent);
  expect(await new Response(form.body).text()).toBe(
    '--form-1\r\nContent-Type: application/json\r\n\r\n{"n":1}\r\n--form-1\r\nContent-Type: image/png\r\n\r\nx\r\n--form-1--\r\n',
  );
});

test.each(['multipart/form-data', 'multipart/*'])('%s is written by the browser', (type) => {
  const { body, type: sent } = multipartForm([['picture', PICTURE, 'image/jpeg']], type, () => '1');
  expect(sent).toBeUndefined();
  expect(body).toBeInstanceOf(FormData);
});
