/** What must never be shown; a mutable set by nature, since secrets arrive while the program runs. */
export interface Secrets {
  add(secret: string): void;
  /** The text with every known secret replaced by `***`. */
  redact(text: string): string;
}

/** Shorter values would blank out ordinary words. */
const SHORTEST_SECRET = 6;

/** Creates an empty set of secrets. URL-encoded, JSON-escaped and Base64 forms are masked with the value. */
export function createSecrets(): Secrets {
  const known = new Set<string>();
  return {
    add(secret) {
      const value = secret.trim();
      if (value.length < SHORTEST_SECRET) return;
      for (const form of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])
        known.add(form);
    },
    redact(text) {
      let shown = text;
      // Longest first, so that a secret inside another does not leave its rest behind.
      for (const secret of [...known].sort((a, b) => b.length - a.length))
        shown = shown.replaceAll(secret, '***');
      return shown;
    },
  };
}

/** The parts of a presigned link that must be masked with it: the link itself and every query value of some length. */
export function secretsOfLink(link: string): string[] {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url === undefined) return [link];
  const values = [...url.searchParams]
    .filter(([name]) => /sig|token|credential|policy|key/i.test(name))
    .map(([, value]) => value);
  return [link, url.search.slice(1), ...values].filter((part) => part !== '');
}
