import { z } from 'zod';
import { Failure } from '../../errors/failure.ts';
import { githubAnswer } from '../../github/answer.ts';
import type { Turn } from '../destination.ts';
import type { GitHubAccess, GitHubRequest } from '../github-access.ts';
import type { ImagePlace } from './address.ts';
import { contentDigest } from './image.ts';
import { moveToOwnDigest, type Removal } from './own-digest.ts';

/** GitHub's registry deletes nothing itself: an image is a version of a package there, which its API deletes. */

const PERMISSION = 'packages: write';
/** How often, and after how long, a version is looked for that was only just pushed. */
const LOOKS = 5;
const PAUSE_MS = 2000;

const Package = z.looseObject({ name: z.string() });
const Version = z.looseObject({
  id: z.number(),
  /** The digest. */
  name: z.string(),
  metadata: z.looseObject({ container: z.looseObject({ tags: z.array(z.string()) }) }),
});
type Version = z.infer<typeof Version>;

/** Deletes the version that a tag stands for, which is given one of its own where others stand for it, too. */
export async function removeVersion(index: string, removal: Removal, github: GitHubAccess): Promise<void> {
  const { place, context, turn } = removal;
  const { tag } = place;
  const request = await packageRequest(github, place, turn);
  const find = async (digest: string): Promise<Version | undefined> => {
    const versions = await github.list(
      { ...request, doing: 'list the versions of the package', route: `GET ${request.route}/versions` },
      Version,
      turn.signal,
    );
    return versions.find(({ name, metadata: { container } }) => {
      const [first, ...others] = container.tags;
      return name === digest && first === tag && others.length === 0;
    });
  };
  let version = await find(contentDigest(index));
  if (version === undefined) {
    const own = await moveToOwnDigest(index, removal);
    for (let look = 1; version === undefined && look <= LOOKS; look += 1) {
      if (look > 1) await context.clock.sleep(PAUSE_MS, turn.signal);
      version = await find(own);
    }
  }
  if (version === undefined) throw notShown(place);
  await github.ask(
    {
      ...request,
      doing: 'delete the version of the package',
      route: `DELETE ${request.route}/versions/{package_version_id}`,
      parameters: { ...request.parameters, package_version_id: version.id },
    },
    turn.signal,
  );
}

/** What asks for the package of an image: it is that of an organization, or of a user. */
async function packageRequest(
  github: GitHubAccess,
  place: ImagePlace,
  { signal }: Turn,
): Promise<Omit<GitHubRequest, 'doing'>> {
  const [name = '', ...rest] = place.repository.split('/');
  const parameters = { name, package_name: rest.join('/') };
  const doing = 'look for the package';
  for (const owners of ['orgs', 'users']) {
    const route = `/${owners}/{name}/packages/container/{package_name}`;
    const request = { route, parameters, permission: PERMISSION };
    const asked = { ...request, doing, route: `GET ${route}`, mayBeMissing: true };
    const answer = await github.ask(asked, signal);
    if (answer === undefined) continue;
    githubAnswer(Package, answer, doing);
    return request;
  }
  throw notShown(place);
}

function notShown({ registry, repository, tag }: ImagePlace): Failure {
  return new Failure('E_DEPLOY_DENIED', {
    what: 'GitHub does not show the version of the package that is to go',
    value: `${registry}/${repository}:${tag}`,
    why: 'its API knows none of this tag alone that the token may see',
    fix: `give the job \`permissions: ${PERMISSION}\`, and the repository the role “Admin” in the settings of the package`,
  });
}
