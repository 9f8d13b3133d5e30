import * as core from '@actions/core';
import { harmless } from './harmless.ts';
import type { Log, Place } from './log.ts';
import type { Secrets } from './secrets.ts';
import { createThinning } from './thinning.ts';

/** At most this many annotations: GitHub shows no more of a step. */
const MOST_ANNOTATIONS = 50;

/** The log of a GitHub runner: groups, annotations and masks as workflow commands. */
export function createRunnerLog(secrets: Secrets, now: () => number = Date.now): Log {
  let annotations = 0;
  const due = createThinning(now);
  const say = (text: string): void => core.info(harmless(secrets.redact(text)));
  const annotate = (kind: 'warning' | 'error', message: string, place?: Place): void => {
    const text = secrets.redact(message);
    annotations += 1;
    if (kind === 'warning' && annotations > MOST_ANNOTATIONS) {
      say(text);
      return;
    }
    const properties: core.AnnotationProperties = {};
    if (place !== undefined) properties.file = place.file;
    if (place?.line !== undefined) properties.startLine = place.line;
    if (place?.column !== undefined) properties.startColumn = place.column;
    if (kind === 'warning') core.warning(text, properties);
    else core.error(text, properties);
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
      for (const line of secret.split(/\r?\n/)) if (line.trim() !== '') core.setSecret(line);
    },
  };
}
