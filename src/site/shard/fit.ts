import { Failure, messageOf } from '../../errors/failure.ts';
import type { SiteOptions } from '../site.ts';
import { PART_HEADER, PartHeader } from './part.ts';
import { sha256, sharedOptions } from './record.ts';

/** The files of a part, wherever they lie. */
export interface PartFiles {
  /** Names the part in messages: its folder or artifact. */
  readonly name: string;
  /** Throws when there is no such file. */
  read(path: string): Uint8Array;
}

/** A part that belongs to the site, and whose files are read as they were written. */
export interface FittingPart extends PartFiles {
  readonly header: PartHeader;
}

/**
 * The parts of one site in their order, each exactly once. Throws E_SHARDS when one is missing, doubled, damaged, or of
 * another site, commit, program or setting than the first; also than `expected` where that says something.
 */
export function fittingParts(
  given: readonly PartFiles[],
  expected: Partial<SiteOptions>,
): readonly [FittingPart, ...FittingPart[]] {
  const parts = given.map(openPart).sort((a, b) => a.header.index - b.header.index);
  const [first, ...others] = parts;
  if (first === undefined)
    throw misfit('there are no parts', 'build them first: docs-export build --shard 1/2');
  for (const other of others) requireAlike(first, other);
  requireAll(parts);
  requireExpected(first, expected);
  return [first, ...others];
}

function openPart(part: PartFiles): FittingPart {
  const header = readHeader(part);
  return {
    name: part.name,
    header,
    read(path) {
      const bytes = readFile(part, path);
      if (Object.hasOwn(header.digests, path) && header.digests[path] === sha256([bytes])) return bytes;
      throw misfit(
        `${path} in ${part.name} is not as it was built`,
        'build the part again; nothing may be changed in it',
      );
    },
  };
}

function readHeader(part: PartFiles): PartHeader {
  const text = new TextDecoder().decode(readFile(part, PART_HEADER));
  try {
    return PartHeader.parse(JSON.parse(text));
  } catch (cause) {
    throw misfit(`${PART_HEADER} in ${part.name} cannot be understood`, 'build the part again', cause);
  }
}

function readFile(part: PartFiles, path: string): Uint8Array {
  try {
    return part.read(path);
  } catch (cause) {
    throw misfit(`${part.name} has no file ${path} (${messageOf(cause)})`, 'build the part again', cause);
  }
}

/** Whether two parts are of the same site. */
function requireAlike(first: FittingPart, other: FittingPart): void {
  const [a, b] = [first.header, other.header];
  const differ = (what: string, one: string, two: string): Failure =>
    misfit(
      `${first.name} and ${other.name} differ in their ${what}: ${one} and ${two}`,
      'build all parts from one commit, with one version of the program and the same settings',
    );
  if (a.of !== b.of) throw differ('number of parts', String(a.of), String(b.of));
  for (const key of new Set([...Object.keys(a.origin), ...Object.keys(b.origin)])) {
    if (a.origin[key] !== b.origin[key]) throw differ(key, a.origin[key] ?? 'none', b.origin[key] ?? 'none');
  }
  for (const key of ['domain', 'deploymentType', 'version', 'paths'] as const) {
    const [one, two] = [JSON.stringify(a.options[key]), JSON.stringify(b.options[key])];
    if (one !== two) throw differ(key, one, two);
  }
  if (a.input !== b.input) throw differ('project files', a.input.slice(0, 12), b.input.slice(0, 12));
  for (const path of [...a.shared, ...a.around]) {
    if (a.digests[path] !== b.digests[path]) throw differ('file', path, `another ${path}`);
  }
}

function requireAll(parts: readonly FittingPart[]): void {
  const of = parts[0]?.header.of ?? 0;
  const twin = parts.find(({ header }, at) => header.index === parts[at - 1]?.header.index);
  if (twin !== undefined)
    throw misfit(`part ${twin.header.index} of ${of} is there twice`, 'leave one of the two out');
  const there = new Set(parts.map(({ header }) => header.index));
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !there.has(index));
  if (missing.length > 0)
    throw misfit(`of ${of} parts these are missing: ${missing.join(', ')}`, 'run the jobs that build them');
}

function requireExpected({ header }: FittingPart, expected: Partial<SiteOptions>): void {
  const wanted = sharedOptions({ ...header.options, ...expected } as SiteOptions);
  for (const key of ['domain', 'deploymentType', 'version', 'paths'] as const) {
    const [built, asked] = [JSON.stringify(header.options[key]), JSON.stringify(wanted[key])];
    if (built !== asked)
      throw misfit(
        `the parts were built for ${key} ${built}, and are merged for ${asked}`,
        'give both the same inputs',
      );
  }
}

function misfit(why: string, fix: string, cause?: unknown): Failure {
  return new Failure('E_SHARDS', { what: 'The parts of the site cannot be joined', why, fix, cause });
}
