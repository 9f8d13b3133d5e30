import type { ServerResponse } from 'node:http';
import type { Announcement } from './announcement.ts';

/** Pages that are open somewhere and hear of builds, as server-sent events. */
export interface Listeners {
  /** Answers a page that wants to hear: of the last build at once. */
  add(response: ServerResponse): void;
  /** Tells all, and those who come later. */
  tell(announcement: Announcement): void;
  close(): void;
}

export function createListeners(first: Announcement): Listeners {
  let last = first;
  const open = new Set<ServerResponse>();
  const send = (response: ServerResponse, announcement: Announcement): void => {
    response.write(`data: ${JSON.stringify(announcement)}\n\n`);
  };
  return {
    add(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      // Who comes has a build of its own, to which these changes may be older or newer.
      send(response, { ...last, changed: undefined });
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    tell(announcement) {
      last = announcement;
      for (const response of open) send(response, announcement);
    },
    close() {
      for (const response of open) response.end();
      open.clear();
    },
  };
}
