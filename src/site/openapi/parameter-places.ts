/** Where parameters stand in a request, in the order in which they are shown. */
export const PLACES = ['path', 'query', 'header', 'cookie'] as const;
export type Place = (typeof PLACES)[number];
