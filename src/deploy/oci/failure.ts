import { z } from 'zod';
import { Failure } from '../../errors/failure.ts';
import { jsonIn } from '../../http/json-in.ts';
import { otherFailure, type StoreAnswer, type StoreRequest } from '../store/store-client.ts';
import { GITHUB_REGISTRY, type ImagePlace } from './address.ts';

/** What registries say of what they refuse (OCI Distribution Specification, "Error Codes"). */
const Errors = z.looseObject({
  errors: z.array(z.looseObject({ code: z.string().optional(), message: z.string().optional() })),
});

/** The failure a reader can act on: it names registry, repository, and what to change. */
export function failureOf(
  { status, body }: StoreAnswer,
  { subject, permission }: StoreRequest,
  { registry, repository }: ImagePlace,
): Failure {
  const words = wordsIn(body);
  const why = `the registry says ${words === '' ? `status ${status}` : `${words} (status ${status})`}`;
  if (status === 401 || status === 403) {
    return new Failure('E_DEPLOY_DENIED', {
      what: `The registry does not let this login ${permission}`,
      value: subject,
      why,
      fix:
        registry === GITHUB_REGISTRY
          ? `give the job \`permissions: packages: write\`, and the repository the role “Write” in the settings of the package ${repository}, if it is there already`
          : 'log in before (docker/login-action, or docker login) with an account that may push there',
    });
  }
  if (status === 404) {
    return new Failure('E_DEPLOY_NOT_FOUND', {
      what: 'The registry does not know the repository',
      value: `${registry}/${repository}`,
      why,
      fix: 'create it, or correct the name in the destination',
    });
  }
  return otherFailure(status, subject, why);
}

function wordsIn(body: string): string {
  // What stands in between answers in its own words.
  const errors = Errors.safeParse(jsonIn(body)).data?.errors ?? [];
  return errors.map(({ code, message }) => [code, message].filter(Boolean).join(': ')).join('; ');
}
