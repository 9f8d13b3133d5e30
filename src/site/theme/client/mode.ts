import { recall, remember } from '../../components/client/storage.ts';

const root = document.documentElement;

/** Light and dark: what the reader chooses, what the system asks for, and paper. */
export function mode(): void {
  toggles();
  systemMode();
  printed();
}

function show(dark: boolean): void {
  if (root.classList.contains('dark') === dark) return;
  root.classList.toggle('dark', dark);
  document.dispatchEvent(new CustomEvent('docs:mode'));
}

function toggles(): void {
  const buttons = document.querySelectorAll('[data-theme-toggle]');
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const dark = !root.classList.contains('dark');
      remember('theme', dark ? 'dark' : 'light');
      show(dark);
    });
  }
  if (buttons.length === 0) return;
  const follow = (): void => {
    const chosen = recall('theme');
    if (chosen !== null) show(chosen === 'dark');
  };
  // What was chosen in another window, or on the page that the reader comes back from.
  addEventListener('storage', ({ key }) => key === 'theme' && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

/** A site that follows the system keeps following it, unless the reader has chosen. */
function systemMode(): void {
  const { follow } = root.dataset;
  if (follow === undefined) return;
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', ({ matches }) => {
    if (follow !== 'always' && recall('theme') !== null) return;
    show(matches);
  });
}

/** Paper is light, whatever the screen is, and nobody can unfold what is printed. */
function printed(): void {
  let wasDark = false;
  let folded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    wasDark = root.classList.contains('dark');
    root.classList.remove('dark');
    folded = [...document.querySelectorAll<HTMLDetailsElement>('.l-prose details:not([open], .api-try)')];
    for (const one of folded) one.open = true;
  });
  addEventListener('afterprint', () => {
    show(wasDark);
    for (const one of folded) one.open = false;
  });
}
