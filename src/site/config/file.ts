/** The settings file at the root of a docs project. */
export const SETTINGS_FILE = 'docs.json';
