import type { CoreImage } from '@bourse/core/trading/journal/image.ts';

/** Raise it with every change of what an image contains: states of another version are not read. */
export const IMAGE_VERSION = 1;

const AMOUNTS: ReadonlySet<string> = new Set(['lotMinor', 'unitMinor', 'availableMinor', 'heldMinor']);

/** A state of the core as canonical text: fields sorted by name, bigints as digits. */
export const imageText = (image: CoreImage): string => JSON.stringify(image, (_, part: unknown) => plain(part));

function plain(part: unknown): unknown {
  if (typeof part === 'bigint') return part.toString();
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @invariant imageOfText(imageText(image)) equals image */
export const imageOfText = (text: string): CoreImage =>
  JSON.parse(text, (name, part: unknown) => (AMOUNTS.has(name) ? BigInt(part as string) : part)) as CoreImage;
