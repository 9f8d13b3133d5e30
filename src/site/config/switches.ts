/** The keys that list containers inside a container, and the key that labels their entries. */
export const SWITCHES = {
  languages: 'language',
  versions: 'version',
  products: 'product',
  tabs: 'tab',
  menu: 'item',
  dropdowns: 'dropdown',
  anchors: 'anchor',
} as const;
export type SwitchKey = keyof typeof SWITCHES;
export type SwitchKind = (typeof SWITCHES)[SwitchKey];

/**
 * The keys that name an entry of the navigation. One that was of another kind before is still called what it was there;
 * `title` and `label` are what pages and links of the navbar are called by.
 */
export const NAMES = ['name', ...Object.values(SWITCHES), 'group', 'title', 'label'] as const;
