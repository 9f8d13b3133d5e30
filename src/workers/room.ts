/** Marks the threads that this program starts for highlighting; its door lets them in by it (src/index.ts). */
export const HIGHLIGHT_ROOM = 'docs-export highlight';
