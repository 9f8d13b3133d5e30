/** Where an answer leads on to; undefined where that is nothing that can be asked for over HTTP. */
export function redirectTarget(location: string, from: string): URL | undefined {
  const url = URL.parse(location, from);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}
