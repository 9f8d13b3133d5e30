import { describe, expect, test } from 'vitest';
import { parseDestinations } from '../../src/deploy/parse.ts';
import { SCHEMES } from '../../src/deploy/schemes.ts';

const problemsOf = (text: string) => parseDestinations(text).problems;

describe('parseDestinations', () => {
  test('takes the paths that a site must have at every kind of destination', () => {
    const targets = [
      ...['dir:a', 'artifact', 's3://docs', 'branch:gh-pages', 'pages', 'release', 'gs://docs'],
      'azblob://account/docs',
      'sftp://me@example.com/docs',
      'oci://example.com/docs:1',
      'helm:v.yaml',
    ];
    expect(targets.map((target) => target.split(':')[0])).toEqual(Object.keys(SCHEMES));
    const lines = targets.map((target) => `${target} require=guides/start,assets/`);
    expect(parseDestinations(lines.join('\n')).problems).toEqual([]);
  });

  test('takes a list with blanks behind its commas', () => {
    const line = "dir:./public precompress='br, gzip' host-files='nginx, cloudflare'";
    expect(problemsOf(line)).toEqual([]);
    expect(problemsOf("dir:./public precompress='br, br'")).toHaveLength(1);
    expect(problemsOf("dir:./public precompress=','")).toHaveLength(1);
  });

  test('reads one destination a line, with options, quotes, comments and empty lines', () => {
    const { specs, problems } = parseDestinations(
      [
        '# where it goes',
        'dir:./public',
        '',
        "artifact name='docs of today' retention-days=14   # kept for two weeks",
        's3://my-docs/v1/ region=eu-west-1 endpoint="https://storage.example.com" path-style=true',
        'dir:"with space#1"',
      ].join('\r\n'),
    );
    expect(problems).toEqual([]);
    expect(specs).toEqual([
      { target: 'dir:./public', scheme: 'dir', options: {} },
      { target: 'artifact', scheme: 'artifact', options: { name: 'docs of today', 'retention-days': '14' } },
      {
        target: 's3://my-docs/v1/',
        scheme: 's3',
        options: { region: 'eu-west-1', endpoint: 'https://storage.example.com', 'path-style': 'true' },
      },
      { target: 'dir:with space#1', scheme: 'dir', options: {} },
    ]);
  });

  test('nothing gives nothing', () => {
    expect(parseDestinations(' \n# only a comment\n')).toEqual({ specs: [], problems: [] });
  });

  test.each([
    ['- dir:a\n- dir:b', '-', /list of YAML/, /leave out the dash/],
    ['dir:a s3://my-docs', 'dir:a s3://my-docs', /second destination/, /begin a line with it/],
    ['dir:a, artifact', 'dir:a, artifact', /second destination/, /begin a line with it/],
    [
      's3://my-docs cloudfront-wait=true',
      's3://my-docs cloudfront-wait=true',
      /without cloudfront=/,
      /add cloudfront=/,
    ],
    [
      'helm:values.yaml region=x',
      'helm:values.yaml region=x',
      /without bundle=/,
      /add bundle=, or remove it/,
    ],
    ['dir:a\nnone', 'none', /no destination/, /remove it/],
    [
      '"s3://my-docs/v1 region=x"',
      's3://my-docs/v1 region=x',
      /region= stands inside/,
      /end the quotes before/,
    ],
    [
      's3://my-docs/v1?endpoint=http://localhost:9000&path-style=true',
      's3://my-docs/v1?endpoint=http://localhost:9000&path-style=true',
      /endpoint= is joined to the target by "\?"/,
      /s3:\/\/my-docs\/v1 endpoint=/,
    ],
    ['branch:gh-pages,cname=x.org', 'branch:gh-pages,cname=x.org', /joined/, /branch:gh-pages cname=/],
    ['dir://public/a', 'dir://public/a', /root of the disk/, /write dir:\.\/public\/a, or dir:\/public\/a/],
    [
      's3://my.docs.s3.eu-west-1.amazonaws.com/v1',
      's3://my.docs.s3.eu-west-1.amazonaws.com/v1',
      /host of a bucket/,
      /: s3:\/\/my\.docs\/v1$/,
    ],
    [
      'release tag=refs/tags/v1',
      'release tag=refs/tags/v1',
      /wrong form/,
      /a tag as v1\.2\.0, without refs\/tags/,
    ],
    [
      'azblob://account/docs/v1?sv=2024&sig=abc',
      'azblob://account/docs/v1?sv=2024&sig=abc',
      /a SAS does not belong into it/,
      /AZURE_STORAGE_SAS_TOKEN/,
    ],
    ['dir:.\\public', 'dir:.\\public', /part of a name/, /write dir:\.\/public/],
  ])('says of %j what was meant to be', (text, value, why, fix) => {
    const problem = { value, why: expect.stringMatching(why), fix: expect.stringMatching(fix) };
    expect(problemsOf(text)).toContainEqual(expect.objectContaining(problem));
  });

  test('names every problem of every line at once', () => {
    const problems = problemsOf(
      's4://bucket\ns3://bucket regoin=x path-style=yes stray\ndir:\nartifact name="open\ndir:a\ndir:a',
    );
    expect(problems.map(({ line, value }) => [line, value])).toEqual([
      [1, 's4://bucket'],
      [2, 's3://bucket regoin'],
      [2, 's3://bucket path-style=yes'],
      [2, 's3://bucket stray'],
      [3, 'dir:'],
      [4, 'artifact name="open'],
      [6, 'dir:a'],
    ]);
    expect(problems[0]?.fix).toContain('did you mean "s3"?');
    expect(problems[1]?.fix).toMatch(/did you mean "region"\? known: region, endpoint, path-style/);
    expect(problems[2]?.fix).toBe('expected true or false');
    expect(problems[3]?.fix).toBe('write options as key=value, and put what holds blanks in quotes');
    expect(problems[6]?.why).toBe('line 5 names it already');
  });

  test('finds one place in two spellings, which two publishes would write to at once', () => {
    for (const [first, second] of [
      ['dir:./public', 'dir:public/'],
      ['dir:public', `dir:${process.cwd()}/public`],
      ['s3://docs/v1', 's3://docs//v1/'],
      ['azblob://account/docs', 'azblob://account/docs/'],
      ['helm:./values.yaml', 'helm:values.yaml'],
      ['branch:gh-pages directory=v1', 'branch:gh-pages directory=./v1/ keep=x'],
      ['branch:gh-pages', 'branch:gh-pages directory=.'],
    ]) {
      expect(problemsOf(`${first}\n${second}`)).toMatchObject([
        { line: 2, value: second?.split(' ')[0], why: 'line 1 names it already' },
      ]);
    }
    expect(problemsOf('dir:docs/1.2 alias=latest\ndir:docs/latest')).toMatchObject([{ line: 2 }]);
  });

  test('says of two without an address that there is one, and of others that they may go elsewhere', () => {
    const fixes = ['artifact name=a\nartifact name=b', 'dir:a\ndir:a'].map(
      (text) => problemsOf(text)[0]?.fix,
    );
    expect(fixes).toEqual([
      'remove one of the two: a run has one "artifact", with all options on its line',
      'remove one of the two, or name another place',
    ]);
  });

  test('finds folders of which one would take the other away with it', () => {
    expect(problemsOf('dir:public\ndir:public/v2')[0]?.why).toBe(
      'it lies in dir:public of line 1, which is replaced as a whole',
    );
    expect(problemsOf('dir:public/v2\ndir:./public')[0]?.why).toBe(
      'it is replaced as a whole, and dir:public/v2 of line 1 lies in it',
    );
    expect(problemsOf('dir:public\ndir:public-v2\ns3://docs\ns3://docs/v2')).toEqual([]);
  });

  test('finds the folder of another destination in which one lies', () => {
    for (const [outer = '', inner = '', folder] of [
      ['s3://docs', 's3://docs/v1/', 'v1'],
      ['gs://docs/a/', 'gs://docs/a/b/c', 'b/c'],
      ['sftp://me@host/srv', 'sftp://me@host/srv/v1', 'v1'],
      ['branch:gh-pages keep=x', 'branch:gh-pages directory=./v1/', 'v1'],
      ['branch:gh-pages directory=a', 'branch:gh-pages directory=a/b', 'b'],
    ]) {
      const { specs } = parseDestinations(`${outer}\n${inner}`);
      expect(specs.map(({ around }) => around)).toEqual([
        undefined,
        [{ target: outer.split(' ')[0], folder }],
      ]);
    }
    const apart =
      's3://docs/v1\ns3://docs/v10\ngs://docs\ns3://docs endpoint=https://x.test\nbranch:a\nbranch:b directory=x';
    expect(parseDestinations(apart).specs.every(({ around }) => around === undefined)).toBe(true);
  });

  test.each([
    String.raw`branch:gh-pages message="say \"hi\" to all"`,
    String.raw`branch:gh-pages message="say \"hi\""`,
    String.raw`branch:gh-pages message=\"hi\"`,
  ])('says how to write a quote in quotes, in place of taking the backslash of %s for a letter', (line) => {
    expect(problemsOf(line)).toMatchObject([
      { line: 1, value: line, fix: expect.stringContaining(`single quotes, as message='New "docs"'`) },
    ]);
  });

  test('takes a backslash at the end of quotes, as of a folder of Windows, and any in single quotes', () => {
    const lines = String.raw`branch:a message="of C:\my docs\" force=true
branch:b message='a \"b\"'`;
    expect(parseDestinations(lines)).toMatchObject({
      problems: [],
      specs: [{ options: { message: 'of C:\\my docs\\' } }, { options: { message: String.raw`a \"b\"` } }],
    });
  });

  test('takes releases of several tags, and one of each', () => {
    const lines = 'release\nrelease tag=latest draft=true\nrelease tag=latest';
    expect(problemsOf(lines)).toMatchObject([{ line: 3, why: 'line 2 names it already' }]);
  });

  test('takes buckets and branches of one name at several services', () => {
    const mirrors = [
      's3://docs endpoint=https://one.example.com',
      's3://docs endpoint=https://two.example.com',
      'branch:gh-pages',
      'branch:gh-pages repo=octo/mirror',
    ];
    expect(parseDestinations(mirrors.join('\n'))).toMatchObject({ problems: [], specs: { length: 4 } });
  });

  test('takes the id of a distribution, not its address', () => {
    expect(problemsOf('s3://docs cloudfront=E2QWRTY')).toEqual([]);
    expect(problemsOf('s3://docs cloudfront=d1.cloudfront.net')[0]?.fix).toContain(
      'the id of a distribution',
    );
  });

  test.each([
    ['s3://', 'names no bucket'],
    ['s3:bucket', 'names no bucket'],
    ['s3://b', 'cannot be a bucket'],
    ['s3://docs/../other', '".."'],
    ['dir:~/site', 'only a shell knows what ~ is'],
    ['dir:$HOME/site', 'only a shell knows what $HOME is'],
    [`dir:\${RUNNER_TEMP}`, 'only a shell knows what $'],
    ['branch:refs/heads/main', 'a reference, not a branch'],
    ['branch:HEAD', 'no branch that git accepts'],
    ['artifact:docs', 'takes no address'],
    ['./public', 'path without a kind'],
    ['toString://x', 'no known destination'],
    ['region=eu-west-1', 'an option without a destination'],
    ['branch=gh-pages', 'ends in a colon'],
  ])('refuses %s', (line, why) => {
    expect(problemsOf(line)[0]?.why).toContain(why);
  });

  test.each([
    'artifact retention-days=0',
    'artifact retention-days=1.5',
    'artifact name=a/b',
    's3://docs endpoint=ftp://x',
    's3://docs endpoint=https://me:password@storage.example.com',
    's3://docs region=',
    's3://docs region="eu west"',
    's3://docs region=example.com/',
    's3://docs region=a region=b',
    's3://docs __proto__=x',
  ])('refuses the option of %s', (line) => {
    expect(problemsOf(line)).toHaveLength(1);
  });
});
