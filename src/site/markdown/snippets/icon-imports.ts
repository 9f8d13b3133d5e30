import { type Callable, isRecord, markup, record } from '../../interpreter/value.ts';
import type { SourcePlace } from '../../page.ts';
import type { Rendering } from '../rendering.ts';

/** The package whose icons are at hand: `import { FileCode2 } from 'lucide-react'`. */
export const ICON_PACKAGE = 'lucide-react';

/** The icon that a package has by this name, as a component: `<FileCode2 size={16} className="…" />`. */
export function importedIcon(imported: string, place: SourcePlace, page: Rendering): Callable {
  const name = imported
    .replace(/^Lucide(?=[A-Z])|(?<=[a-z\d])Icon$/g, '')
    .replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z])|[a-zA-Z](?=\d)/g, '$&-')
    .toLowerCase();
  return (props) => {
    const { size, color, className } = isRecord(props) ? props : record();
    return markup(() =>
      page.context.icon(name, place, {
        library: 'lucide',
        size: Number(size ?? 24),
        color: typeof color === 'string' ? color : undefined,
        className: typeof className === 'string' ? className : undefined,
      }),
    );
  };
}
