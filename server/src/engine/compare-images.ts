import type { CoreImage } from '@bourse/core/trading/journal/image.ts';

/** A difference between the rows and the journal. */
export interface ImageDifference {
  /** The thing that differs: `balance 123456789 2`, `order 17`, `market 1`. */
  readonly what: string;
  /** The balance concerned; null if it is not a balance. */
  readonly balance: { readonly account: number; readonly asset: number } | null;
  readonly expected: string;
  readonly found: string;
}

type Named = ReadonlyMap<string, { readonly value: object; readonly balance: ImageDifference['balance'] }>;

/**
 * Lists everything in which two states differ, in both directions.
 *
 * @param journal  the correct state
 * @param rows     the state to check
 */
export function compareImages(journal: CoreImage, rows: CoreImage, limit: number): ImageDifference[] {
  const [right, seen] = [partsOf(journal), partsOf(rows)];
  const differences: ImageDifference[] = [];
  for (const what of new Set([...right.keys(), ...seen.keys()])) {
    const [one, other] = [right.get(what), seen.get(what)];
    const [expected, found] = [textOf(one?.value), textOf(other?.value)];
    if (expected === found) continue;
    differences.push({ what, balance: (one ?? other)!.balance, expected, found });
    if (differences.length >= limit) break;
  }
  return differences;
}

function partsOf(image: CoreImage): Named {
  const parts = new Map<string, { value: object; balance: ImageDifference['balance'] }>();
  const { sequence, atMs, nextId } = image;
  const put = (what: string, value: object, balance: ImageDifference['balance'] = null) =>
    void parts.set(what, { value, balance });
  put('progress', { sequence, atMs, nextId });
  for (const { account, asset, availableMinor, heldMinor } of image.balances)
    put(`balance ${account} ${asset}`, { availableMinor, heldMinor }, { account, asset });
  for (const order of image.orders) put(`order ${order.id}`, order);
  for (const market of image.markets) put(`market ${market.market}`, market);
  for (const { version, levels } of image.fees) put(`fees ${version}`, levels);
  for (const { account, level } of image.feeLevels) put(`fee level of ${account}`, { level });
  for (const one of image.remembered) put(`id ${one.id}`, one);
  return parts;
}

/** The fields sorted by name, so that objects made in different ways compare equal. */
function textOf(value: object | undefined): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => `${name} ${String(part)}`)
    .join(', ');
}
