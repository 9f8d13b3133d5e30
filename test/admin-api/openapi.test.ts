import { validate } from '@scalar/openapi-parser';
import { describe, expect, test } from 'vitest';
import { describeAdminApi } from '../../src/admin-api/openapi.ts';
import { operations } from '../../src/admin-api/operations.ts';
import { API_VERSION } from '../../src/admin-api/routes.ts';
import { createConformance } from '../service/conformance.ts';

const { validatorOf } = createConformance();

describe('the OpenAPI description of the Admin API', () => {
  test('is a valid OpenAPI 3.1 document', async () => {
    const { valid, errors, version } = await validate(describeAdminApi());
    expect(errors ?? []).toEqual([]);
    expect({ valid, version }).toEqual({ valid: true, version: '3.1' });
  });

  test('carries the version of the API and the four operations of the specification', () => {
    const api = describeAdminApi() as { info: { version: string }; paths: Record<string, object> };
    expect(api.info.version).toBe(API_VERSION);
    const described = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described).toEqual([
      'POST /v1/static-export/jobs',
      'GET /v1/static-export/jobs/{jobId}',
      'POST /v1/static-export/jobs/{jobId}/bundle',
      'GET /v2/agent/{projectId}/job/{id}',
    ]);
  });

  test('is the same at every call', () => {
    expect(JSON.stringify(describeAdminApi())).toBe(JSON.stringify(describeAdminApi()));
  });

  test('asks for a bearer key everywhere', () => {
    const api = describeAdminApi();
    expect(api).toMatchObject({
      security: [{ adminKey: [] }],
      components: { securitySchemes: { adminKey: { type: 'http', scheme: 'bearer' } } },
    });
  });

  const bodies = operations.flatMap(({ operationId, request, replies }) => [
    ...(request === undefined ? [] : [{ name: `${operationId} request`, body: request }]),
    ...Object.entries(replies).map(([status, body]) => ({ name: `${operationId} ${status}`, body })),
  ]);
  test.each(bodies)('has examples that fit their schema: $name', ({ body }) => {
    const examples = Object.values(body.examples);
    expect(examples).not.toEqual([]);
    for (const { value } of examples) {
      expect(validatorOf(body.schema)(value)).toEqual([]);
      expect(() => body.schema.parse(value)).not.toThrow();
    }
  });

  test('names every path parameter', () => {
    for (const { path, parameters } of operations) {
      expect(parameters.map(({ name }) => name)).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      );
    }
  });
});
