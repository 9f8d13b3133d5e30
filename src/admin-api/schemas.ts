import { z } from 'zod';

/**
 * The bodies of the Admin API (spec/admin-api, sections 2 and 4). Named fields are parsed strictly; whatever
 * else a service sends is kept. The one source for client, service, OpenAPI description and conformance tests.
 */

const timestamp = z.iso.datetime({ offset: true });

const AgentJobStatus = z.enum(['active', 'completed', 'archived', 'failed']);

export const AgentJob = z
  .looseObject({
    id: z.string().describe('Unique identifier of the agent job'),
    status: AgentJobStatus.describe('Current status'),
    source: z
      .looseObject({
        repository: z.string().describe('Full URL of the repository on the code host'),
        ref: z.string().nullable().describe('Git branch the agent works on'),
      })
      .describe('Source repository information'),
    model: z.string().describe('The AI model used for the job'),
    prLink: z
      .url()
      .nullable()
      .describe('Pull request created by the agent; null while active or when no files were changed'),
    createdAt: timestamp.describe('When the job was created'),
    archivedAt: timestamp.nullable().describe('When the job was archived'),
  })
  .meta({ id: 'AgentJob' });
export type AgentJob = z.infer<typeof AgentJob>;

export const ErrorBody = z.looseObject({ error: z.string().describe('Error message') }).meta({ id: 'Error' });

export const StartExportRequest = z
  .looseObject({
    domain: z.string().min(1).describe('Domain of the deployment to export'),
    version: z.string().optional().describe('Version to export, where the service has versions'),
    paths: z.array(z.string()).optional().describe('Export only pages below these paths'),
  })
  .meta({ id: 'StartExportRequest' });
export type StartExportRequest = z.infer<typeof StartExportRequest>;

export const StartExportResponse = z
  .looseObject({ jobId: z.string().min(1).describe('Identifier of the export job') })
  .meta({ id: 'StartExportResponse' });

/**
 * Type and unit of `progress` and `pageCount` are not shown by the spec, nor whether there is an `error`: what has
 * another form than those known is as good as absent, and no reason to give a job up.
 */
export const ExportJob = z
  .looseObject({
    jobId: z.string().optional().catch(undefined).describe('Identifier of the export job'),
    status: z.string().describe('`completed` and `failed` end the job; any other value means it still runs'),
    progress: z
      .union([z.number(), z.string()])
      .nullish()
      .catch(undefined)
      .describe('Live progress, while the job runs'),
    pageCount: z.number().nullish().catch(undefined).describe('Number of pages in the export'),
    error: z
      .union([z.string(), z.looseObject({ message: z.string() })])
      .nullish()
      .catch(undefined)
      .describe('Why the job failed'),
    createdAt: z.string().optional().catch(undefined).describe('When the job was created'),
    updatedAt: z.string().optional().catch(undefined).describe('When the job last changed'),
  })
  .meta({ id: 'ExportJob' });
export type ExportJob = z.infer<typeof ExportJob>;

export const BundleLink = z
  .looseObject({
    bundleUrl: z.url().describe('Presigned object-storage link to the bundle archive'),
    expiresAt: z
      .union([timestamp, z.number().min(0).max(8.64e15)])
      .describe('Time after which `bundleUrl` no longer works'),
    sizeBytes: z.number().nullish().catch(undefined).describe('Size of the archive in bytes'),
  })
  .meta({ id: 'BundleLink' });
export type BundleLink = z.infer<typeof BundleLink>;
