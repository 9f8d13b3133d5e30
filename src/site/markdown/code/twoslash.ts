const CUT = /^\s*\/\/\s*-{3,}cut(?:-(before|after|start|end))?-{3,}\s*$/;

/** Queries and marks below a line (`^?`, `^|`, `^^^`), and flags of the compiler (`@noErrors`). */
const NOTE = /^\s*\/\/\s*(?:\^(?:\?|\||\^)|@(?!filename\b)\w+(?::.*)?$)/i;

/** Code of a `twoslash` fence without what is written for the compiler only: its comments, and the lines cut off. */
export function withoutTwoslash(code: string): string {
  let shown: string[] = [];
  let isCut = false;
  for (const line of code.split('\n')) {
    const cut = CUT.exec(line);
    if (cut?.[1] === 'after') break;
    if (cut?.[1] === 'start' || cut?.[1] === 'end') isCut = cut[1] === 'start';
    else if (cut) shown = [];
    else if (!isCut && !NOTE.test(line)) shown.push(line);
  }
  return shown.join('\n');
}
