import { Failure } from '../../errors/failure.ts';

/** The failure for an answer that is none of the service's: a console, a login page, a gateway or a site gave it. */
export function noStore(subject: string, cause?: unknown): Failure {
  return new Failure('E_DEPLOY_NOT_FOUND', {
    what: 'What answers is no storage service',
    value: subject,
    why: 'it answers, but with something else than such a service does',
    fix: 'correct endpoint= of the destination: the address of the API is wanted, not that of a console or a site',
    cause,
  });
}

/**
 * Whether a page for people stands in place of an answer, as a proxy or a login puts it there, often for a moment only.
 * The body of a success may be one where its text alone was asked for: a file of the site, or what is no store at all.
 */
export function isPageInstead(
  { method, read }: { readonly method: string; readonly read?: unknown },
  { status, body }: { readonly status: number; readonly body: string },
): boolean {
  const mayBePage = method === 'GET' && read === undefined && status < 300;
  // A redirect holds one as a rule.
  const isRedirect = status >= 300 && status < 400;
  return !mayBePage && !isRedirect && /^\s*<(?:!doctype )?html\b/i.test(body);
}

/** Whether an answer says of itself that it is such a page; no file that is read from a store is one. */
export function isSentAsPage({ 'content-type': type = '' }: Readonly<Record<string, string>>): boolean {
  return /^text\/html\b/i.test(type);
}
