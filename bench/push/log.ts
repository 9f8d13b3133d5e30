import type { Log } from '../../src/log/log.ts';

/** A log that says nothing. */
export const SILENT: Log = {
  ...{ info() {}, debug() {}, notice() {}, warning() {}, error() {}, progress() {}, mask() {} },
  phase: (_title, work) => work(),
};
