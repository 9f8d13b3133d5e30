import { InvalidArgumentError } from 'commander';
import { named } from './named.ts';

/** A port number; 0 means a free one. */
export function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(port) || port > 65535) throw new InvalidArgumentError('Write a port from 0 to 65535.');
  return port;
}

/** An address to listen on. An empty one would mean all of them, and show the site to everybody around. */
export function readAddress(text: string): string {
  return named('an address')(text).trim();
}
