import { StringDecoder } from 'node:string_decoder';
import { z } from 'zod';
import { Manifest, ManifestFile } from '../../bundle/manifest.ts';
import { createJsonReader, type JsonReader } from './json-reader.ts';
import { LARGE } from './manifest-body.ts';

/**
 * While a publish is under way the manifest at the destination says so: `files` is what was there before,
 * `publishing` what is being written. A run that dies leaves it behind; the next one then lists the destination
 * and knows, from both lists, what arrived and whose it is.
 */
const Publishing = z.object({
  run: z.number().int().nullable(),
  /** Which publish it is. */
  id: z.string().optional(),
  /** Another one wrote there at the same time. */
  mixed: z.string().optional(),
  files: z.custom<Record<string, ManifestFile>>(areFiles),
  /** What runs before it sent, or never came to send, in the place of some of these. */
  others: z.record(z.string(), z.array(ManifestFile)).optional(),
});
export type Publishing = z.infer<typeof Publishing>;

/** What is being published, if the manifest was written by a publish that did not reach its end. */
export function publishingOf({ publishing }: Manifest): Publishing | undefined {
  // Looked at when it was read.
  return publishing as Publishing | undefined;
}

/** All of a manifest but its files. */
const Envelope = Manifest.extend({ files: z.custom<Record<string, ManifestFile>>(areFiles) });

/** Looked at where they are: a second copy of a hundred thousand would weigh as much as the rest of the program. */
function areFiles(files: unknown): boolean {
  if (typeof files !== 'object' || files === null || Array.isArray(files)) return false;
  for (const path of Object.keys(files)) {
    const file: unknown = files[path as keyof typeof files];
    if (LEADS_OUT.test(path) || (!isUsualFile(file) && !ManifestFile.safeParse(file).success)) return false;
  }
  return true;
}

/** A path with a part that is empty, `.` or `..`: what a manifest names is deleted some day, and never above the prefix. */
export const LEADS_OUT = /(^|\/)\.{0,2}(\/|$)/;

function stayInside(files: unknown): boolean {
  return Object.keys(Object(files)).every((path) => !LEADS_OUT.test(path));
}

/** Members with and without the MD5. */
const USUAL = 5;

/** Whether the schema surely accepts this: most files are of one kind, and asking it costs ten times as much. */
export function isUsualFile(value: unknown): boolean {
  const { sha256, md5, size, contentType, cacheControl } = Object(value) as Record<string, unknown>;
  return (
    typeof sha256 === 'string' &&
    sha256.length === 64 &&
    (md5 === undefined
      ? !Object.hasOwn(value as object, 'md5')
      : typeof md5 === 'string' && md5.length === 32) &&
    Number.isSafeInteger(size) &&
    (size as number) >= 0 &&
    typeof contentType === 'string' &&
    typeof cacheControl === 'string' &&
    Object.keys(value as object).length === (md5 === undefined ? USUAL - 1 : USUAL)
  );
}

/** The manifest in a text, or undefined if it is none that this version can read. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    return manifestIn(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A text up to this size is parsed at once, which takes a third of the time. */
const AT_ONCE_BYTES = 4 * 2 ** 20;

/** `parseManifest` of a text as it comes, in UTF-8. A large one is not held, nor one string for the type of each file. */
export async function readManifest(body: AsyncIterable<Uint8Array>): Promise<Manifest | undefined> {
  const first: Uint8Array[] = [];
  let size = 0;
  let reader: JsonReader | undefined;
  const decoder = new StringDecoder();
  try {
    for await (const bytes of body) {
      size += bytes.length;
      if (reader !== undefined) {
        reader.feed(decoder.write(bytes));
        continue;
      }
      first.push(bytes);
      if (size <= AT_ONCE_BYTES) continue;
      reader = createJsonReader(LARGE, withSharedTexts());
      for (const piece of first.splice(0)) reader.feed(decoder.write(piece));
    }
    if (reader === undefined) return parseManifest(Buffer.concat(first).toString());
    reader.feed(decoder.end());
    return manifestIn(reader.end());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Gives each file of a manifest the texts of those before it, where they are equal. */
function withSharedTexts(): (member: unknown) => unknown {
  const texts = new Map<unknown, unknown>();
  const shared = (text: unknown): unknown => {
    if (!texts.has(text)) texts.set(text, text);
    return texts.get(text);
  };
  return (member) => {
    if (
      typeof member === 'object' &&
      member !== null &&
      'contentType' in member &&
      'cacheControl' in member
    ) {
      member.contentType = shared(member.contentType);
      member.cacheControl = shared(member.cacheControl);
    }
    return member;
  };
}

function manifestIn(json: unknown): Manifest | undefined {
  if (!Envelope.safeParse(json).success) return undefined;
  const manifest = json as Manifest;
  const { publishing, retired } = manifest;
  // With what is under way unknown it would pass for the whole truth.
  if (publishing !== undefined && !Publishing.safeParse(publishing).success) return undefined;
  return stayInside(retired) ? manifest : undefined;
}
