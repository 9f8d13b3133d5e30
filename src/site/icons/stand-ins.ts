/** Icons of the paid set that nobody has by another name, with free ones that say the same. */
const STAND_INS: Readonly<Record<string, string>> = {
  alarm: 'alarm-clock',
  ballot: 'list-check',
  'bracket-curly': 'braces',
  'brackets-curly': 'braces',
  browser: 'window-maximize',
  browsers: 'window-restore',
  chart: 'chart-simple',
  diagram: 'diagram-project',
  document: 'file-lines',
  'grid-2': 'table-cells-large',
  inboxes: 'inbox',
  input: 'text-cursor-input',
  integral: 'math-integral',
  layer: 'layer-group',
  'light-switch': 'toggle-on',
  memo: 'file-lines',
  'message-bot': 'bot-message-square',
  messages: 'comments',
  'objects-column': 'table-columns',
  'octagon-exclamation': 'octagon-alert',
  page: 'file',
  'party-horn': 'party-popper',
  rectangle: 'rectangle-horizontal',
  'rectangle-code': 'code',
  'rectangle-history': 'clock-rotate-left',
  'rectangle-terminal': 'terminal',
  scanner: 'scan',
  shelves: 'boxes-stacked',
  'sidebar-flip': 'panel-right',
  snake: 'worm',
  speakers: 'volume-high',
  swap: 'right-left',
  symbols: 'shapes',
  'toggle-large-off': 'toggle-off',
  'toggle-large-on': 'toggle-on',
  tool: 'wrench',
  typewriter: 'keyboard',
  'user-headset': 'headset',
  'user-robot': 'robot',
  'wave-pulse': 'wave-square',
  waveform: 'audio-lines',
  window: 'window-maximize',
};

/** A digit or letter in a frame, such as `circle-1`. */
const FRAMED = /^(circle|square|hexagon)-([\da-z])$/;

/** The names by which an icon may be known that has none by its own, the likest first. */
export function standIns(name: string): string[] {
  const [, frame, sign = ''] = FRAMED.exec(name) ?? [];
  const framed = frame === undefined ? [] : [`${frame}-${/\d/.test(sign) ? 'number' : 'letter'}-${sign}`];
  const known = Object.hasOwn(STAND_INS, name) ? [STAND_INS[name] ?? ''] : [];
  return [...framed, ...known, name, `brand-${name}`];
}
