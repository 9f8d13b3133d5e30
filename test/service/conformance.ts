import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { z } from 'zod';
import { describeAdminApi } from '../../src/admin-api/openapi.ts';
import { type Operation, operations, type Reply } from '../../src/admin-api/operations.ts';

interface OpenApi {
  readonly paths: Record<string, Record<string, { responses: Record<string, DescribedReply> }>>;
}
interface DescribedReply {
  readonly content: { 'application/json': { schema: { $ref: string } } };
}

/** Checks what a service answers against the generated OpenAPI description and the schemas it is made of. */
export function createConformance() {
  const api = describeAdminApi() as OpenApi;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(api, 'api');
  const errorsAt = (ref: string, value: unknown): string[] => {
    const validator = ajv.getSchema(`api${ref}`);
    if (validator === undefined) throw new Error(`no schema at ${ref}`);
    return validator(value) === true ? [] : (validator.errors ?? []).map((error) => ajv.errorsText([error]));
  };

  return {
    /** A validator of the JSON Schema that a zod schema became; it gives the errors. */
    validatorOf(schema: z.ZodType): (value: unknown) => string[] {
      const found = operations
        .flatMap((operation) => [
          ...Object.entries(operation.replies).map(([status, reply]) => ({
            schema: reply.schema,
            ref: replyRef(api, operation, status),
          })),
          ...(operation.request === undefined
            ? []
            : [{ schema: operation.request.schema, ref: '#/components/schemas/StartExportRequest' }]),
        ])
        .find((body) => body.schema === schema);
      if (found === undefined) throw new Error('the schema is not part of the description');
      return (value) => errorsAt(found.ref, value);
    },

    /** What is wrong with an answer; empty when it conforms. */
    problems(method: string, path: string, status: number, body: unknown): string[] {
      const operation = operations.find(
        (one) => one.method === method.toLowerCase() && pattern(one.path).test(path),
      );
      if (operation === undefined) throw new Error(`no operation ${method} ${path}`);
      const key = String(status) in operation.replies ? String(status) : 'default';
      const reply: Reply | undefined = operation.replies[key];
      if (reply === undefined) return [`${status} is not described`];
      const parsed = reply.schema.safeParse(body);
      return [
        ...errorsAt(replyRef(api, operation, key), body),
        ...(parsed.success ? [] : parsed.error.issues.map(({ message }) => message)),
      ];
    },
  };
}

function replyRef(api: OpenApi, operation: Operation, status: string): string {
  const reply = api.paths[operation.path]?.[operation.method]?.responses[status];
  if (reply === undefined) throw new Error(`${operation.operationId} ${status} is not described`);
  return reply.content['application/json'].schema.$ref;
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}
