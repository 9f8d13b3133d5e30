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
