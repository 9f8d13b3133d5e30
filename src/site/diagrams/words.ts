/** What the library names the colors of what is written in charts, and the lines that belong to it. */
export const XY_WORDS: readonly string[] = ['title', 'dataLabel', 'legendText']
  .concat(
    ['x', 'y'].flatMap((axis) => ['Title', 'Label', 'Tick', 'Line'].map((part) => `${axis}Axis${part}`)),
  )
  .map((part) => `${part}Color`);
/** The same of rows of bytes. */
export const PACKET_WORDS: readonly string[] = ['startByteColor', 'endByteColor', 'labelColor', 'titleColor'];
