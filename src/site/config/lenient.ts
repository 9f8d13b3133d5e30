import { z } from 'zod';

/** Settings in the wild that the spec does not name are read leniently: a wrong form counts as absent, and is told. */
export const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
export const text = lenient(z.string());
/** A wrong entry counts as absent, too. */
export const list = <T extends z.ZodType>(schema: T) => lenient(z.array(lenient(schema)));
export const choice = <const T extends readonly string[]>(...values: T) => lenient(z.enum(values));
