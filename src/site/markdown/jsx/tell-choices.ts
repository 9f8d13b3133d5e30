import type { Uninterpretable } from '../../interpreter/interpreter-host.ts';
import type { Element, Rendering } from '../rendering.ts';
import { toldAt } from './uninterpretable.ts';

type Named = Pick<Element, 'name' | 'place'>;

/** Tells that not all that readers would choose of a component was made. */
export function tellUnmade({ name, place }: Named, page: Rendering): void {
  page.reportOnce(`choices ${name}`, {
    severity: 'warning',
    kind: 'not-interpreted',
    message: `Not all that readers would choose of <${name}> is shown below it: it takes too many steps`,
    ...place,
  });
}

/** Tells why nothing is shown of what a press of a component brings, by what is pressed. */
export function tellLost(
  error: Uninterpretable,
  pressed: string,
  { name, place }: Named,
  page: Rendering,
): void {
  const what = pressed === '' ? 'is chosen' : `“${pressed}” is pressed`;
  page.reportOnce(`lost ${name} ${error.message}`, {
    severity: 'notice',
    kind: 'not-interpreted',
    message: `What <${name}> shows once ${what} is left out: ${error.message}`,
    ...toldAt(error, place),
  });
}
