import * as core from '@actions/core';
import { harmless } from './harmless.ts';
import type { Log, Place } from './log.ts';
import { placed } from './place.ts';
import { type Secrets, SHORTEST_SECRET } from './secrets.ts';
import { createThinning } from './thinning.ts';

/**
 * The runner makes annotations of the first ten of a kind that a step writes, and of any other a line of the log that
 * does not tell its place. The last of the errors is kept for what ends the run.
 */
const MOST_PLACED = { warning: 10, error: 9 } as const;

/** The log of a GitHub runner: groups, annotations and masks as workflow commands. */
export function createRunnerLog(secrets: Secrets): Log {
  const written = { warning: 0, error: 0 };
  const due = createThinning(Date.now);
  const say = (text: string): void => core.info(harmless(secrets.redact(text)));
  const annotate = (kind: 'warning' | 'error', message: string, place?: Place): void => {
    written[kind] += 1;
    if (place !== undefined && written[kind] > MOST_PLACED[kind]) {
      say(`${kind} ${placed(message, place)}`);
      return;
    }
    const properties: core.AnnotationProperties = {};
    if (place !== undefined) properties.file = place.file;
    if (place?.line !== undefined) properties.startLine = place.line;
    if (place?.column !== undefined) properties.startColumn = place.column;
    const write = kind === 'warning' ? core.warning : core.error;
    write(secrets.redact(message), properties);
  };
  return {
    phase: (title, work) => core.group(secrets.redact(title), work),
    info: say,
    debug: (message) => core.debug(secrets.redact(message)),
    notice: say,
    warning: (message, place) => annotate('warning', message, place),
    error: (message, place) => annotate('error', message, place),
    progress(message, of = '') {
      if (message !== '' && due(of)) say(message);
    },
    mask(secret) {
      secrets.add(secret);
      // The runner takes even one letter, and then blanks it out in all that the job says, and passes on.
      for (const line of secret.split(/\r?\n/))
        if (line.trim().length >= SHORTEST_SECRET) core.setSecret(line);
    },
  };
}
