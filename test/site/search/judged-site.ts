import { docsJson } from '../support.ts';

/** A made-up site of a service that dries herbs, large enough for words to be rare or common on it. */
const pages: Readonly<Record<string, readonly [title: string, text: string]>> = {
  index: ['Welcome to Kiln', 'Kiln dries herbs in a rack of trays. Install it, then start your first batch.'],
  'start/install': [
    'Installation',
    'Install the command line with a package manager.\n\n## Verify\nRun `kiln doctor --verbose`. Set `KILN_ACCESS_TOKEN` so that it can sign in.',
  ],
  'start/first-batch': [
    'Run your first batch',
    'Load a tray, choose a recipe and press start. A batch ends when the herbs are dry.',
  ],
  'start/configuration': [
    'Configure the rack',
    'All settings are in `rack.json`. Each tray has a name.\n\n## Trays\n`tray_limit` says how many trays are heated at once. `maxHumidity` ends a batch.',
  ],
  'guides/recipes': [
    'Recipes',
    'A recipe says how long herbs are heated. Write one in `recipes.yml`.\n\n## Share a recipe\nOthers can use it when it is published.',
  ],
  'guides/schedule': [
    'Scheduled batches',
    'A batch can begin by itself, each night or each week. Give it a cron expression.',
  ],
  'guides/alerts': [
    'Notifiers',
    'Get a message in your chat when a batch has failed. A notifier watches all racks of a team.',
  ],
  'guides/stop': [
    'Cancellation',
    'A batch that was begun can be ended early. Trays cool down for a while.\n\n## From the command line\nUse `kiln stop --force`.',
  ],
  'guides/hidden': [
    'Hidden trays',
    'A tray that is not shown on the display is still heated. Set `hidden: true` in `rack.json`.',
  ],
  'guides/sensors': [
    'Sensors',
    'Each sensor measures humidity and heat. Calibrate it once a year.\n\n## Humidity\nThe maximum humidity is 80.',
  ],
  'guides/self-hosting': [
    'Self-hosting',
    'Run the service on your own machine with containers. You need 4 GB of memory.\n\n## Behind a proxy\nSet `KILN_PROXY_URL`.',
  ],
  'guides/upgrade': [
    'Upgrade from v1 to v2',
    'In v2 the file `rack.json` takes the place of all flags. `trayLimit` is `tray_limit` now. Read also of authentcation, which changed.',
  ],
  'security/authentication': [
    'Authentication',
    'Who calls the API sends a token. Tokens come from the dashboard.\n\n## Access tokens\nA token that is read only can do no harm. Access is logged.',
  ],
  'security/sso': [
    'Single sign-on',
    'Sign in with the account of your company. Roles are taken over. It takes the place of other authentication.',
  ],
  'security/teams': [
    'Teams',
    'Add people to a team. A member of a team sees all of its racks, after authentication.',
  ],
  'reference/cli': [
    'Command line',
    'All commands of the command line, and what they take.\n\n## kiln run\n`--dry-run` heats nothing. `--quiet` prints nothing. `--verbose` prints all.\n\n## kiln stop\n`--force` does not wait.',
  ],
  'reference/limits': [
    'Limits',
    'What the service allows, also before authentication.\n\n## Rate limits\nA hundred calls a minute; the header `X-Kiln-Remaining` says how many are left. More are answered with 429.\n\n## Trays\nForty for each rack.',
  ],
  'reference/errors': [
    'Errors',
    'Each error has a code. `E_TRAY_MISSING`: no tray was found. `E_TOO_HOT`: the rack was stopped. Those of authentication begin with `E_AUTH`.',
  ],
  'reference/environment': [
    'Environment variables',
    'What is read from the environment: `KILN_ACCESS_TOKEN`, `KILN_PROXY_URL`, `KILN_HOME`. The first is for authentication.',
  ],
  changelog: [
    'Changelog',
    'News of each week, and all that was changed.\n\n## v2.4.1\nA batch can be run dry. Quiet racks. Access and tokens, teams and trays, limits and rates, the environment, a hidden force.\n\n## v2.4.0\nSensors of humidity, and a member of a team, are told apart.',
  ],
};

const answer = { responses: { 200: { description: 'What was asked for.' } } };
const api = {
  openapi: '3.1.0',
  info: { title: 'Kiln', version: '2' },
  servers: [{ url: 'https://api.kiln.example/v2' }],
  paths: {
    '/batches': {
      get: { summary: 'List', operationId: 'listBatches', ...answer },
      post: { summary: 'Create', operationId: 'createBatch', ...answer },
    },
    '/batches/{batchId}/trays': { get: { summary: 'Contents', operationId: 'listTraysOfBatch', ...answer } },
    '/racks/{rackId}': { delete: { summary: 'Remove', operationId: 'deleteRack', ...answer } },
  },
};

export const judgedSite: Readonly<Record<string, string>> = {
  'docs.json': docsJson({
    navigation: {
      groups: [
        { group: 'Docs', pages: Object.keys(pages) },
        { group: 'API', openapi: 'api.json' },
      ],
    },
  }),
  'api.json': JSON.stringify(api),
  ...Object.fromEntries(
    Object.entries(pages).map(([name, [title, text]]) => [
      `${name}.mdx`,
      `---\ntitle: ${title}\n---\n${text}`,
    ]),
  ),
};

/** What readers ask of it, and the ends of the paths of pages that answer. */
export const judged: Readonly<Record<string, readonly (readonly [query: string, ...answers: string[]])[]>> = {
  'a name with signs': [
    ['KILN_ACCESS_TOKEN', 'environment', 'install'],
    ['kiln_access_tok', 'environment', 'install'],
    ['KILN_PROXY_URL', 'environment', 'self-hosting'],
    ['tray_limit', 'configuration', 'upgrade'],
    ['rack.json', 'configuration', 'hidden', 'upgrade'],
    ['--dry-run', 'cli'],
    ['--quiet', 'cli'],
    ['--force', 'cli', 'stop'],
    ['X-Kiln-Remaining', 'limits'],
    ['E_TRAY_MISSING', 'errors'],
    ['v2.4.1', 'changelog'],
    ['self hosting', 'self-hosting'],
    ['selfhosting', 'self-hosting'],
  ],
  'a name of several words': [
    ['maxHumidity', 'configuration'],
    ['max_humidity', 'configuration'],
    ['trayLimit', 'upgrade', 'configuration'],
    ['rateLimits', 'limits'],
  ],
  'an endpoint': [
    ['POST /v2/batches', 'create'],
    ['post /batches', 'create'],
    ['/v2/batches/{batchId}/trays', 'contents'],
    ['/batches/{batchId}/trays', 'contents'],
    ['DELETE /v2/racks/{rackId}', 'remove'],
    ['listTraysOfBatch', 'contents'],
    ['deleteRack', 'remove'],
  ],
  'words that one page has all of': [
    ['hidden trays', 'hidden'],
    ['rate limits', 'limits'],
    ['access tokens', 'authentication'],
    ['add a member to a team', 'teams'],
    ['environment variables', 'environment'],
  ],
  'a question': [
    ['how do I install it', 'install'],
    ['how to schedule a batch', 'schedule'],
    ['how do I configure a rack', 'configuration'],
    ['what is a recipe', 'recipes'],
    ['how to hide a tray', 'hidden'],
    ['how much memory do I need', 'self-hosting'],
    ['where do I get a token', 'authentication'],
  ],
  'a typo': [
    ['instalation', 'install'],
    ['authentcation', 'authentication'],
    ['recipies', 'recipes'],
    ['enviroment variables', 'environment'],
    ['calibrat sensr', 'sensors'],
  ],
  'a form of a word': [
    ['cancelling', 'stop'],
    ['cancel a batch', 'stop'],
    ['notification', 'alerts'],
    ['authenticate', 'authentication'],
    ['configuring', 'configuration'],
    ['upgrading', 'upgrade'],
    ['scheduling', 'schedule'],
  ],
};
