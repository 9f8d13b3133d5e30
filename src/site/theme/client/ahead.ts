/** A pointer that rests on a link for so long means it; one that passes over does not. */
const REST_MS = 65;

/** Fetches pages of this site when the reader is about to open them, so that they are there at once. */
export function fetchAhead(): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (!location.protocol.startsWith('http') || connection?.saveData) return;
  const root = new URL(document.documentElement.dataset.root || '.', location.href);
  const known = new Set([location.pathname]);
  const fetchPage = ({ origin, pathname, search }: HTMLAnchorElement): void => {
    const isPage = origin === root.origin && pathname.startsWith(root.pathname) && pathname.endsWith('.html');
    if (!isPage || known.has(pathname)) return;
    known.add(pathname);
    prefetch(pathname + search);
  };
  const onLink = (event: Event, work: (link: HTMLAnchorElement) => void): void => {
    const link = (event.target as Element).closest('a');
    // Links in drawings are others.
    if (link instanceof HTMLAnchorElement) work(link);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(resting);
    onLink(event, (link) => {
      resting = setTimeout(fetchPage, REST_MS, link);
    });
  });
  // A finger that presses has not rested.
  document.addEventListener('pointerdown', (event) => onLink(event, fetchPage));
}

/** What browsers know of hints differs: a page that rules named is opened without asking for it again. */
function prefetch(address: string): void {
  const knowsRules = HTMLScriptElement.supports?.('speculationrules');
  const hint = knowsRules
    ? Object.assign(document.createElement('script'), {
        type: 'speculationrules',
        textContent: JSON.stringify({ prefetch: [{ source: 'list', urls: [address] }] }),
      })
    : Object.assign(document.createElement('link'), { rel: 'prefetch', href: address });
  document.head.append(hint);
}
