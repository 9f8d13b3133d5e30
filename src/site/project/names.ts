/** The names of devices on Windows, whatever their ending. */
export const WINDOWS_DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
/** Bytes that file systems have room for in a name. */
export const LONGEST_NAME = 255;

/**
 * Why a file of this path cannot be part of every site: some system a bundle travels through could not hold it.
 * Undefined when it can.
 */
export function nameProblem(path: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(path)) return 'it holds a control character or a backslash';
  if (!path.isWellFormed()) return 'it holds half of a character';
  for (const name of path.split('/')) {
    if (name === '') return 'the name of a folder in it is empty';
    if (WINDOWS_DEVICE.test(name)) return `"${name}" is the name of a device on Windows`;
    if (/[. ]$/.test(name)) return `"${name}" ends in a dot or a space, which Windows drops`;
    if (Buffer.byteLength(name) > LONGEST_NAME) return `a name in it is longer than ${LONGEST_NAME} bytes`;
  }
  return undefined;
}
