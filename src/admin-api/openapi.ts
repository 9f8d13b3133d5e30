import { z } from 'zod';
import { operations, type Reply } from './operations.ts';
import { API_VERSION } from './routes.ts';
import {
  AgentJob,
  BundleLink,
  ErrorBody,
  ExportJob,
  StartExportRequest,
  StartExportResponse,
} from './schemas.ts';

const DESCRIPTION = `The administrative API of a documentation-hosting service: export a documentation site as a static bundle, and read the status of an agent job.

## Static export

A site is rendered into a self-contained bundle of HTML, CSS and JavaScript that any file storage or CDN can host. The export runs as a job:

1. **Start** a job with the domain to export. The answer carries \`jobId\`.
2. **Poll** the job until its \`status\` is \`completed\`. While it runs, the answer carries live \`progress\` and \`pageCount\`.
3. **Generate the bundle.** The answer carries \`bundleUrl\`, a presigned link to the archive, and \`expiresAt\`.
4. **Download** the archive before \`expiresAt\`, without the API key. After that time, generate the bundle again: the job and its files stay, only the link is renewed.

## Agent jobs

An agent processes a prompt against a source repository and may open a pull request. Poll the job until its \`status\` is \`completed\`, \`archived\` or \`failed\`; \`prLink\` is the pull request.

## Reading answers

Fields that this description does not name may be added at any time: keep them or ignore them. Every error body carries \`error\`, a message for a person.`;

const components = z.registry<{ id: string }>();
components
  .add(AgentJob, { id: 'AgentJob' })
  .add(StartExportRequest, { id: 'StartExportRequest' })
  .add(StartExportResponse, { id: 'StartExportResponse' })
  .add(ExportJob, { id: 'ExportJob' })
  .add(BundleLink, { id: 'BundleLink' })
  .add(ErrorBody, { id: 'Error' });

/**
 * The OpenAPI 3.1 description of the Admin API (spec/admin-api, sections 2 to 9), made of the schemas and routes
 * that client and service use. Equal on every call; the project's own API reference is rendered from it.
 */
export function describeAdminApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const { method, path, request, replies, parameters, ...texts } = operation;
    paths[path] = {
      ...paths[path],
      [method]: {
        ...texts,
        ...(parameters.length > 0 && {
          parameters: parameters.map((parameter) => ({
            ...parameter,
            in: 'path',
            required: true,
            schema: { type: 'string' },
          })),
        }),
        ...(request && { requestBody: { required: true, content: json(request) } }),
        responses: Object.fromEntries(
          Object.entries(replies).map(([status, reply]) => [status, describeReply(reply)]),
        ),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Admin API', version: API_VERSION, description: DESCRIPTION },
    servers: [
      {
        url: '{baseUrl}',
        description: 'The service, or a program that implements the same API.',
        variables: {
          baseUrl: { default: 'https://api.example.com', description: 'Base address of the service' },
        },
      },
    ],
    security: [{ adminKey: [] }],
    tags: [
      { name: 'Static export', description: 'Render a documentation site into a downloadable bundle.' },
      { name: 'Agent jobs', description: 'Follow an agent that works on a source repository.' },
    ],
    paths,
    components: {
      securitySchemes: {
        adminKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An admin API key, generated on the API keys page of the dashboard. It begins with `svc_`, and is a server-side secret: keep it out of client-side code.',
        },
      },
      schemas: schemas(),
    },
  };
}

function describeReply(reply: Reply): object {
  const { description, headers, ...content } = reply;
  return {
    description,
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, text]) => [
          name,
          { description: text, schema: { type: 'string' } },
        ]),
      ),
    }),
    content: json(content),
  };
}

function json({ schema, examples }: Pick<Reply, 'schema' | 'examples'>): object {
  const id = components.get(schema)?.id;
  return { 'application/json': { schema: { $ref: `#/components/schemas/${id}` }, examples } };
}

function schemas(): object {
  const { schemas: described } = z.toJSONSchema(components, {
    uri: (id) => `#/components/schemas/${id}`,
    override({ jsonSchema }) {
      // `format` says the same as zod's 300 characters of pattern; unnamed fields are allowed without a word.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      if (Object.keys(jsonSchema.additionalProperties ?? {}).length === 0)
        delete jsonSchema.additionalProperties;
    },
  });
  return Object.fromEntries(
    Object.entries(described).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}
