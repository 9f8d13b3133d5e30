/** Methods, and headers with what of their values, for which a browser asks an API nothing before (Fetch, 2.2). */
const FREE_METHODS = /^(?:GET|HEAD|POST)$/;
const FREE_HEADERS = /^(?:accept|accept-language|content-language)$/;
const FREE_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(?:;|$)/i;

/** The headers with which an API has to answer to let a page send it a request (Fetch, 3.3), one a line. */
export function corsHeaders(
  page: string,
  { method, headers, credentials }: { method: string; headers: Headers; credentials: string },
): string {
  const asked = [...headers].flatMap(([name, value]) =>
    FREE_HEADERS.test(name) || (name === 'content-type' && FREE_TYPES.test(value)) ? [] : name,
  );
  return [
    `Access-Control-Allow-Origin: ${page}`,
    ...(credentials === 'include' ? ['Access-Control-Allow-Credentials: true'] : []),
    ...(asked.length === 0 ? [] : [`Access-Control-Allow-Headers: ${asked.join(', ')}`]),
    ...(FREE_METHODS.test(method) ? [] : [`Access-Control-Allow-Methods: ${method}`]),
  ].join('\n');
}
