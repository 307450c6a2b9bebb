import { ok, type Result, refuse } from '../result.ts';

/** What is owed, by coin, in minor units; none below zero. */
export type Amounts = ReadonlyMap<string, bigint>;

const PART = /^([A-Z0-9]{1,20})=(-?)([0-9]{1,60})$/;

/**
 * Writes amounts as the canonical text that is hashed: coins in alphabetical order, coins of zero left out,
 * `BTC=150000,USDT=2500000`. Throws on an amount below zero, because nobody is owed less than nothing.
 *
 * @invariant  equal amounts give equal texts, and readAmounts gives the amounts back
 */
export function amountsText(amounts: Amounts): string {
  const parts: string[] = [];
  for (const asset of [...amounts.keys()].sort()) {
    const minor = amounts.get(asset)!;
    if (minor < 0n) throw new Error(`${asset} is owed less than nothing`);
    if (minor > 0n) parts.push(`${asset}=${minor}`);
  }
  return parts.join(',');
}

/**
 * Reads a text of amounts that somebody else wrote.
 *
 * @refuses  NEGATIVE_AMOUNT with the coin; MALFORMED for every text that amountsText would not have written
 */
export function readAmounts(text: string): Result<Amounts, 'NEGATIVE_AMOUNT' | 'MALFORMED'> {
  const amounts = new Map<string, bigint>();
  if (text === '') return ok(amounts);
  let before = '';
  for (const part of text.split(',')) {
    const [, asset, minus, digits] = PART.exec(part) ?? [];
    if (asset === undefined || digits === undefined || asset <= before) return refuse('MALFORMED');
    if (minus !== '') return refuse('NEGATIVE_AMOUNT', { asset });
    if (digits.startsWith('0')) return refuse('MALFORMED');
    amounts.set(asset, BigInt(digits));
    before = asset;
  }
  return ok(amounts);
}

/** The sum of two, coin by coin. */
export function addAmounts(one: Amounts, other: Amounts): Amounts {
  const sums = new Map(one);
  for (const [asset, minor] of other) sums.set(asset, (sums.get(asset) ?? 0n) + minor);
  return sums;
}
