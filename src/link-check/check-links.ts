import type { Clock } from '../clock.ts';
import type { Http } from '../http/http.ts';
import type { Diagnostic } from '../site/diagnostic.ts';
import type { OutsideLink } from '../site/site.ts';
import { askableAddress, meantBy } from './addresses.ts';
import { type Answer, askAddress } from './ask.ts';

export interface LinkCheckOptions {
  readonly http: Http;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Addresses that nobody is asked for, with `*` for anything. */
  readonly except: readonly string[];
  /** Told how many of all addresses have been asked for. */
  readonly onProgress: (done: number, all: number) => void;
}

/** Addresses asked for at once, and of these the most of one host. */
const MOST_AT_ONCE = 16;
const MOST_OF_A_HOST = 2;
/** Pauses that one host may ask for in all. */
const LONGEST_PAUSES_MS = 60_000;

/**
 * Asks for every address that links lead to, each once, and tells of those that lead nowhere (a warning), that have moved
 * for good or of which it is not known (notices), at each place where they are written. Throws only when `signal` aborts.
 */
export async function checkLinks(
  links: readonly OutsideLink[],
  { except, onProgress, ...asking }: LinkCheckOptions,
): Promise<readonly Diagnostic[]> {
  const isExcepted = meantBy(except);
  const asked = eachOnce(links).flatMap((link) => {
    const address = askableAddress(link.address);
    return address === undefined || isExcepted(link.address) ? [] : [{ link, address }];
  });
  const addresses = [...new Set(asked.map(({ address }) => address))];
  const answers = new Map<string, Answer>();
  const lanes = lanesOf(addresses);
  const work = async (): Promise<void> => {
    for (let lane = lanes.pop(); lane !== undefined; lane = lanes.pop()) {
      const budget = { remainingMs: LONGEST_PAUSES_MS / MOST_OF_A_HOST };
      for (const address of lane) {
        answers.set(address, await askAddress(address, { ...asking, budget }));
        onProgress(answers.size, addresses.length);
      }
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, work));
  const silence = silenceOf(answers);
  if (silence !== undefined) return [silence];
  return asked.flatMap(({ link, address }) => diagnosticOf(link, answers.get(address)) ?? []);
}

/** What is told where not one of several hosts answers: that says nothing of them, but of the machine that asks. */
function silenceOf(answers: ReadonlyMap<string, Answer>): Diagnostic | undefined {
  const hosts = new Set([...answers.keys()].map((address) => new URL(address).host));
  const silent = [...answers.values()].filter((answer) => 'isSilent' in answer && answer.isSilent === true);
  const [first] = silent;
  if (hosts.size < 2 || silent.length < answers.size || first === undefined || !('why' in first))
    return undefined;
  return {
    severity: 'warning',
    kind: 'unchecked-external-link',
    message: `No link to another host was checked, since none of the ${hosts.size} hosts answers; of one: ${first.why}`,
    hint: 'check the network of this machine, and its proxy',
  };
}

/** A setting is shown on every page. */
function eachOnce(links: readonly OutsideLink[]): readonly OutsideLink[] {
  const keyOf = ({ address, file, line, column }: OutsideLink): string =>
    JSON.stringify([address, file, line, column]);
  return [...new Map(links.map((link) => [keyOf(link), link])).values()];
}

/** The addresses in lists that are asked one after another, so that no host is asked for more than a few at once. */
function lanesOf(addresses: readonly string[]): string[][] {
  const byHost = Map.groupBy(addresses, (address) => new URL(address).host);
  const lanes = [...byHost.values()].flatMap((some) =>
    Array.from({ length: Math.min(MOST_OF_A_HOST, some.length) }, (_, lane) =>
      some.filter((_, at) => at % MOST_OF_A_HOST === lane),
    ),
  );
  // The longest are taken first.
  return lanes.sort((a, b) => a.length - b.length);
}

function diagnosticOf(
  { address, ...place }: OutsideLink,
  answer: Answer | undefined,
): Diagnostic | undefined {
  switch (answer?.kind) {
    case 'gone':
      return {
        severity: 'warning',
        kind: 'broken-external-link',
        message: `The link ${address} leads nowhere: ${answer.why}`,
        ...place,
      };
    case 'moved':
      return {
        severity: 'notice',
        kind: 'moved-external-link',
        message: `The page of the link ${address} has moved for good`,
        hint: `write ${answer.to}`,
        ...place,
      };
    case 'unsure':
      return {
        severity: 'notice',
        kind: 'unchecked-external-link',
        message: `Whether the link ${address} leads anywhere is not known: ${answer.why}`,
        ...place,
      };
    default:
      return undefined;
  }
}
