/** Every stable error code with its meaning and remedy. The table in README is generated from it. */
export const CODES = {
  // inputs
  E_INPUT_MISSING: ['A required input is empty.', 'Give the input.'],
  E_INPUT_INVALID: ['An input has a value of the wrong form.', 'The message shows the expected form.'],
  E_INPUT_CONFLICT: ['Two inputs contradict each other.', 'Remove one of them, as the message says.'],
  E_PLACEHOLDER: [
    'A placeholder such as `{pr}` has no value in this event.',
    'The message says which have one; run the step on other events only where they are known.',
  ],
  E_DOCS_DIR: [
    '`docs-dir`, or the folder to publish, cannot be read, or its projects cannot stand side by side in one site.',
    'Check the path, and that the checkout step ran before; rename a folder where two would stand at one address.',
  ],
  E_DOCS_JSON_MISSING: ['No `docs.json` was found.', 'Point `docs-dir` at the folder that holds it.'],
  E_DOCS_JSON_INVALID: ['`docs.json` is broken.', 'The message names line and column.'],
  E_SHARDS: [
    'The parts of a site that was built on several machines do not fit together.',
    'Build all parts from one commit with the same inputs; the message names what is missing or differs.',
  ],
  // admin API
  E_API_KEY_REJECTED: [
    'The service rejected the API key, or its plan (401, 402 or 403).',
    'Generate a new admin key; keys expire. Static export needs an Enterprise plan.',
  ],
  E_API_REQUEST_REJECTED: [
    'The service refused the request (4xx).',
    'The message carries the service’s own words.',
  ],
  E_API_NOT_FOUND: [
    'The service does not know the job or the domain (404, 410), or knows no such operation (405, 501), as where `base-url` is the address of a site.',
    'Check `base-url`, `domain` and the ids.',
  ],
  E_API_UNREACHABLE: [
    'The service could not be reached, or kept answering 429 or 5xx.',
    'Check `base-url` and the network, then run again.',
  ],
  E_API_RESPONSE: [
    'The service answered something that is not the Admin API.',
    'Check that `base-url` is the API’s address, not the site’s.',
  ],
  // export
  E_EXPORT_FAILED: [
    'The export job ended as failed.',
    'The message carries the job’s error, where the service gives one: mend it, then run again, without `export-job-id`.',
  ],
  E_EXPORT_TIMEOUT: [
    'The export job did not complete within `export-timeout`.',
    'Raise `export-timeout`; the job of a hosted service goes on, and can be adopted with `export-job-id`.',
  ],
  // bundle
  E_BUNDLE_DOWNLOAD: [
    'The bundle could not be downloaded.',
    'Run again, with `export-job-id` in a new run: a fresh link is made. With `docs-export host`, give a fresh link.',
  ],
  E_BUNDLE_FORMAT: ['The bundle is neither .tar.gz nor .zip, or is damaged.', 'Generate the bundle again.'],
  E_BUNDLE_UNSAFE: [
    'The archive holds an entry that could write outside its folder or over another.',
    'Do not use this bundle; report it to the service.',
  ],
  E_BUNDLE_LIMIT: [
    'The archive exceeds a limit on files, bytes or ratio.',
    'If the site is really that large, say so in an issue.',
  ],
  E_BUNDLE_WRITE: [
    'The files of a bundle or a site could not be written to disk.',
    'The message carries the system’s reason: free some space, or check who may write to the folder.',
  ],
  E_MANIFEST_INVALID: [
    'A manifest is not what this program writes.',
    'Remove the file the message names; the destination is listed instead.',
  ],
  // checks
  E_CHECK_FAILED: [
    'A check named in `fail-on` found something.',
    'See the list of findings, or remove the check from `fail-on`.',
  ],
  // deploy
  E_DEPLOY_FAILED: ['At least one destination failed.', 'See the table of destinations.'],
  E_DEPLOY_DENIED: [
    'The destination refused the credentials or the permission.',
    'The message names the permission.',
  ],
  E_DEPLOY_NOT_FOUND: [
    'The bucket or folder of the destination does not exist.',
    'Create it, or correct the destination.',
  ],
  E_DEPLOY_UNREACHABLE: [
    'The destination could not be reached, or kept answering 5xx.',
    'Run again: what arrived is reused.',
  ],
  E_DEPLOY_CREDENTIALS: [
    'No credentials for the destination were found.',
    'Add a login step, or set the variables the message names.',
  ],
  E_DEPLOY_VERIFY: [
    'Pages fetched after publishing are not what was published.',
    'Check `site-url`, and caches or proxies in between.',
  ],
  E_ROLLBACK: [
    'The release before cannot be brought back.',
    'Publish the older commit again; `grace=` keeps what a rollback needs.',
  ],
  E_GUARD_PAGE_LOSS: [
    'The new site has far fewer pages than the published one.',
    'Check the export; raise `max-page-loss` if the loss is meant.',
  ],
  E_GUARD_LOST_PAGES: [
    'Pages would be gone whose addresses lead nowhere, and `fail-on` names `lost-pages`.',
    'Add the redirects that the summary shows to `docs.json`, or take `lost-pages` out of `fail-on`.',
  ],
  E_GUARD_NO_INDEX: [
    'The bundle has no `index.html`.',
    'Add a page to the navigation; nothing was published.',
  ],
  E_GUARD_STALE_RUN: [
    'The destination was published by a newer run.',
    'Nothing to do: the newer site stays. Runs of a workflow under a new name count from 1 again: add `force=true` to the destination for one run.',
  ],
  E_GUARD_REQUIRED: [
    'The site lacks a path that `require=` of a destination names.',
    'Check the export, or correct `require=`.',
  ],
  E_GUARD_FOLDER: [
    'The folder of a `dir:` destination holds something that no earlier run put there.',
    'Name an empty or new folder; `force=true` replaces what is no checkout.',
  ],
  E_GUARD_PRUNE: [
    'The destination holds another site, which this one would delete.',
    'Correct the bucket, prefix or folder; `force=true` lets this site take the place.',
  ],
  E_GUARD_LIMIT: [
    'The site exceeds a limit of the destination’s host.',
    'The message names the limit; publish elsewhere, or make the site smaller.',
  ],
  E_GIT: ['A git command of a `branch:` destination failed.', 'The message carries git’s own words.'],
  // github
  E_GITHUB_API: ['The GitHub API refused a request.', 'Check `github-token` and the job’s `permissions`.'],
  E_GITHUB_RATE_LIMIT: [
    'The rate limit of the GitHub API lasts longer than a run waits.',
    'Run again after the time in the message.',
  ],
  E_GITHUB_EVENT: [
    'The event file, or an address, that the runner gives cannot be understood.',
    'Check the variable of the job that the message names, such as `GITHUB_EVENT_PATH`.',
  ],
  E_GITHUB_OUTPUT: [
    'The outputs of the step cannot be written.',
    'Check the variable `GITHUB_OUTPUT` of the job, and the room on the disk of the runner.',
  ],
  E_COMMENT: [
    'The comment was demanded, but there is no place for it, or no token.',
    'With `comment: auto` this is no failure.',
  ],
  E_COMMENT_RESULT: [
    'The result of another run is not what this program writes, or is not of the pull request it names.',
    'Look at the run it came from; nothing was posted.',
  ],
  E_FORK_DEPLOY: [
    'A fork’s pages would be published where readers expect yours.',
    'Name the destination with `{pr}`, or check out your own code.',
  ],
  E_ATTESTATION: [
    'The bundle could not be attested; nothing was published.',
    'Give the job `id-token: write` and `attestations: write`; runs of forks cannot have them.',
  ],
  E_ARTIFACT: ['The artifact could not be uploaded.', 'Run again; see the message for the service’s answer.'],
  // agent
  E_AGENT_FAILED: [
    'The agent job ended as failed.',
    'See the job in the dashboard, or remove `agent` from `fail-on`.',
  ],
  E_AGENT_TIMEOUT: ['The agent job did not finish within `agent-timeout`.', 'Raise `agent-timeout`.'],
  // other
  E_PORT: ['A server could not listen on its port.', 'Choose another `--port`, or 0 for a free one.'],
  E_STDOUT: [
    'Standard output could not be written to its end.',
    'Free some space where it leads to, then run again.',
  ],
  E_NODE_VERSION: [
    'The Node.js that runs the command is too old.',
    'Install Node.js 24 or newer; in a checkout, `npx docs-export` takes the one that `npm ci` brings.',
  ],
  E_CANCELLED: [
    'The run was cancelled.',
    'Run again. What was published before is whole; an export of a hosted service is gone on with by `export-job-id`.',
  ],
  E_UNEXPECTED: ['Something nobody foresaw.', 'Please open an issue with the log.'],
} as const satisfies Record<`E_${string}`, readonly [meaning: string, remedy: string]>;

export type Code = keyof typeof CODES;
