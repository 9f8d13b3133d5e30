import type { z } from 'zod';
import { pathTemplate, routes } from './routes.ts';
import {
  AgentJob,
  BundleLink,
  ErrorBody,
  ExportJob,
  StartExportRequest,
  StartExportResponse,
} from './schemas.ts';

/** A body with its examples: name → `{ summary, value }`. */
interface Body {
  readonly schema: z.ZodType;
  readonly examples: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
}

export interface Reply extends Body {
  readonly description: string;
  /** Header name → what it says. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One operation as the API reference tells it. */
export interface Operation {
  readonly method: 'get' | 'post';
  /** With `{parameter}` in place of each id. */
  readonly path: string;
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly example: string;
  }[];
  readonly request?: Body;
  /** Status (or `default`) → answer. */
  readonly replies: Readonly<Record<string, Reply>>;
}

const JOB_ID = '5f0c2a4e-8a1d-4a52-9d8b-0a6f3f8f1c37';
const jobId = { name: 'jobId', description: 'Identifier of the export job', example: JOB_ID };

/** The four operations of the Admin API (spec/admin-api, section 4). */
export const operations: readonly Operation[] = [
  {
    method: 'post',
    path: pathTemplate(routes.startExport()),
    operationId: 'startStaticExport',
    tags: ['Static export'],
    summary: 'Start a static export',
    description:
      'Queues a job that renders the site of `domain` into a bundle. Static export requires an Enterprise plan.',
    parameters: [],
    request: {
      schema: StartExportRequest,
      examples: {
        site: { summary: 'The whole site', value: { domain: 'docs.example.com' } },
        part: {
          summary: 'One version, and only the pages below a path',
          value: { domain: 'docs.example.com', version: 'v2', paths: ['guides'] },
        },
      },
    },
    replies: {
      '202': started('The job is queued.'),
      '200': started('The job is queued; some services answer with this status.'),
      '400': failure(
        'The body is not what the operation takes.',
        'domain: expected a string, received undefined',
      ),
      ...authentication(),
      '404': failure('The service does not know the domain.', 'No site for the domain "docs.example.com"'),
      ...otherwise(),
    },
  },
  {
    method: 'get',
    path: pathTemplate(routes.exportJob('{jobId}')),
    operationId: 'getStaticExport',
    tags: ['Static export'],
    summary: 'Get the status of a static export',
    description:
      'Poll until `status` is `completed` or `failed`. A job that ends unsuccessfully is a normal answer with the status `failed`.',
    parameters: [jobId],
    replies: {
      '200': {
        description: 'The job as it is now.',
        schema: ExportJob,
        examples: {
          running: {
            summary: 'While the job runs',
            value: {
              jobId: JOB_ID,
              status: 'running',
              progress: 42.5,
              pageCount: 128,
              createdAt: '2026-01-15T10:00:00.000Z',
              updatedAt: '2026-01-15T10:00:07.250Z',
            },
          },
          completed: {
            summary: 'Ready for its bundle',
            value: {
              jobId: JOB_ID,
              status: 'completed',
              progress: 100,
              pageCount: 128,
              createdAt: '2026-01-15T10:00:00.000Z',
              updatedAt: '2026-01-15T10:00:16.400Z',
            },
          },
          failed: {
            summary: 'Ended unsuccessfully',
            value: {
              jobId: JOB_ID,
              status: 'failed',
              progress: 0,
              pageCount: 0,
              error: 'docs.json is broken: line 12, column 5',
              createdAt: '2026-01-15T10:00:00.000Z',
              updatedAt: '2026-01-15T10:00:00.310Z',
            },
          },
        },
      },
      ...authentication(),
      '404': failure('The job does not exist.', `No export job "${JOB_ID}"`),
      ...otherwise(),
    },
  },
  {
    method: 'post',
    path: pathTemplate(routes.bundle('{jobId}')),
    operationId: 'generateBundle',
    tags: ['Static export'],
    summary: 'Generate the bundle of a static export',
    description:
      'Gives a presigned link to the archive of a `completed` job. The link needs no API key and works until `expiresAt`; call the operation again for a fresh one.',
    parameters: [jobId],
    replies: {
      '200': {
        description: 'A link to the archive.',
        schema: BundleLink,
        examples: {
          link: {
            summary: 'A fresh link',
            value: {
              bundleUrl: `https://storage.example.com/bundles/${JOB_ID}.tar.gz?expires=1768475776000&signature=9f2c41d07be6`,
              expiresAt: '2026-01-15T11:16:16.000Z',
              sizeBytes: 4_183_552,
            },
          },
        },
      },
      ...authentication(),
      '404': failure('The job does not exist.', `No export job "${JOB_ID}"`),
      '409': failure(
        'The job is not completed.',
        'The export job is running: generate the bundle when it is completed',
      ),
      ...otherwise(),
    },
  },
  {
    method: 'get',
    path: pathTemplate(routes.agentJob('{projectId}', '{id}')),
    operationId: 'getAgentJob',
    tags: ['Agent jobs'],
    summary: 'Get an agent job',
    description:
      'Poll until `status` is `completed`, `archived` or `failed`. `prLink` is `null` while the job is `active`, and stays so when the agent changed no files.',
    parameters: [
      {
        name: 'projectId',
        description: 'The project identifier, copied from the API keys page of the dashboard',
        example: 'prj_3k9w',
      },
      { name: 'id', description: 'Identifier of the agent job', example: 'agt_71c4' },
    ],
    replies: {
      '200': {
        description: 'The job as it is now.',
        schema: AgentJob,
        examples: {
          active: {
            summary: 'The agent is at work',
            value: agentJob({ status: 'active', prLink: null }),
          },
          completed: {
            summary: 'The agent opened a pull request',
            value: agentJob({ status: 'completed', prLink: 'https://git.example.com/acme/docs/pull/17' }),
          },
        },
      },
      ...authentication(),
      '404': failure('The job does not exist.', 'No agent job "agt_71c4" in the project "prj_3k9w"'),
      ...otherwise(),
    },
  },
];

function started(description: string): Reply {
  const value = { jobId: JOB_ID, status: 'queued', createdAt: '2026-01-15T10:00:00.000Z' };
  return {
    description,
    schema: StartExportResponse,
    examples: { queued: { summary: 'A queued job', value } },
  };
}

function agentJob(state: { status: string; prLink: string | null }): object {
  return {
    id: 'agt_71c4',
    ...state,
    source: { repository: 'https://git.example.com/acme/docs', ref: 'agent/rename-endpoints' },
    model: 'example-model',
    createdAt: '2026-01-15T10:00:00.000Z',
    archivedAt: null,
  };
}

function failure(description: string, error: string): Reply {
  return { description, schema: ErrorBody, examples: { error: { summary: 'The reason', value: { error } } } };
}

function authentication(): Record<string, Reply> {
  return {
    '401': {
      ...failure('The API key is missing, wrong or expired.', 'The API key is not valid'),
      headers: { 'WWW-Authenticate': 'The scheme to use: `Bearer`' },
    },
    '403': failure('The API key may not do this.', 'Static export requires an Enterprise plan'),
  };
}

function otherwise(): Record<string, Reply> {
  return { default: failure('Any other error.', 'Internal error') };
}
