import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createContainer } from './azurite.ts';

/** A place in the Azurite that all test files share: it takes longer to start than most tests. */
export interface SharedContainer {
  readonly endpoint: string;
  readonly name: string;
}

/** A container that nobody else has. */
export async function sharedContainer(): Promise<SharedContainer> {
  const endpoint = await (await fetch(inject('azuriteAt'))).text();
  const name = `shared-${randomUUID()}`;
  await createContainer(endpoint, name);
  return { endpoint, name };
}
