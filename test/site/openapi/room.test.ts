import { expect, it } from 'vitest';
import { describeSchema, type Field } from '../../../src/site/openapi/schema/field.ts';
import { documentOf } from './project.ts';

/** An object with so many properties, each with a schema. */
function objectWith(count: number, schema: object) {
  const properties = Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}`, schema]));
  return { type: 'object', properties };
}

async function described(schema: object): Promise<(name: string) => Field> {
  const { children } = describeSchema(schema, await documentOf({}));
  return (name) => {
    const found = children.find((child) => child.name === name);
    if (found === undefined) throw new Error(`There is no ${name}`);
    return found;
  };
}

const AMOUNT = objectWith(1, objectWith(2, { type: 'integer' }));

it('shows what has little inside whole, where a schema beside it has too much for its level', async () => {
  const field = await described({
    type: 'object',
    properties: { huge: objectWith(600, { type: 'string' }), small: AMOUNT },
  });
  expect(field('huge')).toMatchObject({ cut: 'deep', children: [] });
  expect(field('small')).toMatchObject({
    cut: undefined,
    children: [{ name: 'p0', cut: undefined, children: [{ name: 'p0' }, { name: 'p1' }] }],
  });
});

it('shows what has little inside only as far as there is room: the least first, then what comes first', async () => {
  const { properties } = objectWith(300, objectWith(4, { type: 'string' }));
  const field = await described({ type: 'object', properties: { ...properties, last: AMOUNT } });
  const cuts = ['p0', 'p299', 'last'].map((name) => field(name).cut);
  expect(cuts).toEqual([undefined, 'deep', undefined]);
});

it('shows the first of several large schemas whole, where there would be little else', async () => {
  const address = objectWith(200, { type: 'string' });
  const field = await described({
    type: 'object',
    properties: { address: { oneOf: [address, address, address] } },
  });
  const options = field('address').alternatives[0]?.options;
  expect(options?.map(({ children }) => children.length)).toEqual([200, 0, 0]);
});

it('shows a level of what has too much inside to be shown whole', async () => {
  const container = {
    type: 'object',
    properties: { name: { type: 'string' }, probe: objectWith(400, AMOUNT) },
  };
  const others = objectWith(600, { type: 'string' });
  const field = await described({ type: 'object', properties: { containers: container, others } });
  expect(field('containers').children).toMatchObject([{ name: 'name' }, { name: 'probe', cut: 'deep' }]);
});
