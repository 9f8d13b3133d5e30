/** The version of the Admin API description (spec/admin-api, section 9). */
export const API_VERSION = '2.0.0';

/** Where the operations live, relative to the base address (spec/admin-api, section 4). Ids are encoded. */
export const routes = {
  agentJob: (projectId: string, id: string): string =>
    `v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(id)}`,
  startExport: (): string => 'v1/static-export/jobs',
  exportJob: (jobId: string): string => `v1/static-export/jobs/${encodeURIComponent(jobId)}`,
  bundle: (jobId: string): string => `v1/static-export/jobs/${encodeURIComponent(jobId)}/bundle`,
} as const;

/** The path of a route that was made with a name in place of each id: `{name}` or `:name`. */
export function pathTemplate(route: string): string {
  return `/${decodeURIComponent(route)}`;
}
