/** The settings file at the root of a docs project. */
export const SETTINGS_FILE = 'docs.json';
/** Where what is told of stands in it, where its line is not known. */
export const IN_SETTINGS = { file: SETTINGS_FILE } as const;
