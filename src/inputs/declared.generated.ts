// Generated from action.yml by `npm run generate`; never edited.

/** The inputs of action.yml, which are also the flags of `docs-export run`. */
export const INPUTS = {
  "domain": { description: "Domain of the documentation site to export, as a bare host name, such as `docs.example.com`.", required: true, default: "" },
  "mode": { description: "`export` exports and deploys, `cleanup` removes the preview of a pull request that was closed, `comment` posts the comment of a run of a fork, `merge` joins the parts that `shard` made. `auto` cleans up on the closing of a pull request where a destination holds `{pr}`, and exports otherwise.", required: false, default: "auto" },
  "base-url": { description: "Address of a service with the Admin API. Empty means the embedded service, which renders the repository's own `docs.json` project.", required: false, default: "" },
  "api-key": { description: "Admin API key of the hosted service (begins with `svc_`). Keep it in a secret.", required: false, default: "" },
  "docs-dir": { description: "Folder of the `docs.json` project, for the embedded service. Several, one a line or as a pattern such as `packages/*/docs`, become one site. Empty means the repository's root, else `docs`.", required: false, default: "" },
  "cache-dir": { description: "Folder in which the embedded service keeps what it made, so that the next run only makes what changed. Keep it between runs with `actions/cache`. Empty keeps nothing.", required: false, default: "" },
  "export-job-id": { description: "Adopt this export job of the hosted service instead of starting one.", required: false, default: "" },
  "export-version": { description: "Version of the documentation to export, where the site has versions. Empty means that of the pushed tag, where there is such a version.", required: false, default: "" },
  "export-paths": { description: "Export only the pages at or below these paths, one a line.", required: false, default: "" },
  "shard": { description: "Render only one of several parts of the site, such as `2/8`, and upload it as an artifact for `mode: merge`. Embedded service only.", required: false, default: "" },
  "parts": { description: "Folder with the parts for `mode: merge`, each a `.tar.gz`. Empty means the artifacts of this workflow run.", required: false, default: "" },
  "export-timeout": { description: "Longest time for the export job, such as `90s`, `45m` or `2h`, a day at most; a bare number is minutes.", required: false, default: "60m" },
  "deployment-type": { description: "Where the bundle will be served, `cloud`, `client-hosted` or `air-gapped`. Decides which features the embedded service puts in.", required: false, default: "client-hosted" },
  "deploy": { description: "Destinations, one a line, as a URL and then `key=value` options, such as `s3://bucket/prefix region=eu-west-1`, or `none`. `{pr}`, `{branch}`, `{tag}`, `{sha}` and `{version}` are filled in.", required: false, default: "artifact" },
  "headers": { description: "Headers of published files, one rule a line, as `*.html: cache-control: no-cache`: a pattern as in `.gitignore`, then `cache-control` or `content-type`. The last rule that means a file wins.", required: false, default: "" },
  "artifact-name": { description: "Name of the uploaded artifact, to which `.tar.gz` is added. Empty means the domain. Takes the placeholders of `deploy`.", required: false, default: "" },
  "site-url": { description: "Address at which readers reach the published site; shown in summary and comment. Takes the placeholders of `deploy`.", required: false, default: "" },
  "verify": { description: "After publishing, fetch this many pages from `site-url` and compare them with what was published, 1000 at most; 0 fetches none.", required: false, default: "0" },
  "github-token": { description: "Token for the comment, `environment`, and the destinations `branch:`, `release` and `pages`; each needs its permission of the job.", required: false, default: "" },
  "agent-project-id": { description: "Project of the agent job to report, with `agent-job-id`.", required: false, default: "" },
  "agent-job-id": { description: "Agent job whose pull request link is commented. Needs a hosted service.", required: false, default: "" },
  "agent-timeout": { description: "Longest time to wait for the agent job, such as `10m`, a day at most; a bare number is minutes.", required: false, default: "30m" },
  "environment": { description: "Environment of GitHub to report the deployment to, such as `preview`. Needs `deployments: write`. Empty reports none. Takes the placeholders of `deploy`.", required: false, default: "" },
  "comment": { description: "Comment on the pull request, `auto` (where there is one and the token may), `always` or `never`.", required: false, default: "auto" },
  "fail-on": { description: "What makes the run fail, a list of `page-count`, `broken-links`, `external-requests`, `warnings`, `agent`, or `none`. Nothing is deployed when one of the first four finds something.", required: false, default: "page-count, agent" },
  "max-page-loss": { description: "Refuse to publish when the site would lose more than this share of its pages, such as `20%`.", required: false, default: "20%" },
  "plan": { description: "Print and output what would be deployed, and touch nothing.", required: false, default: "false" },
  "attestation": { description: "Attest bundle and manifest before publishing, with the identity of the run. Needs `id-token: write` and `attestations: write`.", required: false, default: "false" },
} as const;

export type InputName = keyof typeof INPUTS;

/** The outputs of action.yml with their descriptions. */
export const OUTPUTS = {
  "export-job-id": "Identifier of the export job.",
  "export-status": "Status in which the export job ended, such as `completed`.",
  "page-count": "Number of pages in the bundle.",
  "bundle-url": "Presigned link to the bundle. It is a secret until it expires, and masked in logs. That of the embedded service ends with the step; use `bundle-path` there.",
  "bundle-expires-at": "Time after which `bundle-url` no longer works (RFC 3339).",
  "bundle-path": "Path of the downloaded bundle archive on the runner.",
  "bundle-sha256": "SHA-256 digest of the bundle archive, in hex.",
  "bundle-bytes": "Size of the bundle archive in bytes.",
  "site-dir": "Folder on the runner that holds the unpacked site.",
  "manifest-path": "Path of the site's manifest on the runner.",
  "artifact-id": "Identifier of the uploaded artifact, where `deploy` has one.",
  "artifact-url": "Address of the uploaded artifact, where `deploy` has one.",
  "attestation-id": "Identifier of the attestation, with `attestation`.",
  "attestation-url": "Page of the attestation, with `attestation`.",
  "deployments": "JSON array with one entry a destination: status, counts, bytes, address, error; with `plan` also the `requests` and how many updates are of `headers` alone.",
  "changes": "JSON object with the `added`, `changed` and `removed` pages.",
  "agent-status": "Status of the agent job.",
  "pr-link": "Pull request the agent created; empty when no files were changed.",
  "comment-url": "Address of the comment on the pull request.",
  "comment-file": "Path of the file that holds the comment's facts, where the token may not comment, as in runs of forks.",
} as const;
