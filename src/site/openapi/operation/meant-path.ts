/** A path as OpenAPI has it, and the names of the query that were written into it. */
export interface MeantPath {
  readonly path: string;
  readonly query: readonly string[];
}

/** What a path means that is written as in other tools: `users`, `/users/:id`, `/users/{{id}}`, `/users{?page,limit}`. */
export function meantPath(written: string): MeantPath {
  const query: string[] = [];
  const path = written
    .replace(/\{[?&]([\w.$,*-]+)\}/g, (_, names: string) => {
      query.push(...names.split(',').flatMap((name) => name.replace(/\*$/, '') || []));
      return '';
    })
    .replace(/\{\{\s*([\w.$-]+)\s*\}\}/g, '{$1}')
    .replace(/(?<=^|\/):([A-Za-z_]\w*)(?=\/|$)/g, '{$1}');
  return { path: /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(path) ? path : `/${path}`, query };
}
