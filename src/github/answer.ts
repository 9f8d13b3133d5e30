import type { z } from 'zod';
import { Failure } from '../errors/failure.ts';

/** What GitHub answered, as it is read here; throws E_GITHUB_API where it is something else. `doing` is of the request. */
export function githubAnswer<T>(schema: z.ZodType<T>, answer: unknown, doing: string): T {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Failure('E_GITHUB_API', {
    what: `GitHub gave another answer than was asked for, to ${doing}`,
    why: `${issue?.path.join('.') || 'all of it'}: ${issue?.message}`,
    fix: 'run again; if it is the same, something between the runner and GitHub answers in its place',
    cause: parsed.error,
  });
}
