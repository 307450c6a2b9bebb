import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { expect, type Page } from '@playwright/test';
import { ask } from '../exchange/person.ts';

/** Places in which interest is counted before it is credited. */
const ATTO_SCALE = 18;
const HOURS_OF_YEAR = 8_760n;
const BPS = 10_000n;

export interface Order {
  readonly id: string;
  readonly productId: string;
  readonly asset: string;
  readonly kind: string;
  readonly state: string;
  readonly interest: string;
  readonly openedAtMs: number;
  readonly reward: { readonly asset: string; readonly paid: string; readonly waiting: string } | null;
}
interface Segment {
  readonly fromMs: number;
  readonly hours: number;
  readonly least: string;
  readonly rateFromMs: number;
  readonly perHour: string;
}
interface Credit {
  readonly day: number;
  readonly accrued: string;
  readonly carry: string;
  readonly compounded: string;
  readonly paid: string;
  readonly segments: readonly Segment[];
}
interface Tier {
  readonly upTo: string | null;
  readonly rateBps: number;
}
interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly next?: string | null;
}

const atto = (text: string): bigint => readAmount(text, ATTO_SCALE);

/** By the rules: each slice of the least that stood through an hour, times its rate, over the hours of a year, rounded down once. */
function hourAtto(least: bigint, tiers: readonly Tier[]): bigint {
  let lower = 0n;
  let weighted = 0n;
  for (const { upTo, rateBps } of tiers) {
    const upper = upTo === null || atto(upTo) > least ? least : atto(upTo);
    if (upper > lower) weighted += (upper - lower) * BigInt(rateBps);
    lower = upTo === null ? lower : atto(upTo);
  }
  return weighted / (BPS * HOURS_OF_YEAR);
}

/** All days of an order that were credited, the earliest first. */
async function creditsOf(page: Page, orderId: string): Promise<readonly Credit[]> {
  const found: Credit[] = [];
  for (let before: string | null | undefined = null; before !== undefined; ) {
    const query: Record<string, string> = { orderId, limit: '100', ...(before !== null && { before }) };
    const { rows, next }: Rows<Credit> = await ask<Rows<Credit>>(page, '/open/earn/credits', query);
    found.push(...rows);
    before = next ?? undefined;
  }
  return found.reverse();
}

/**
 * Counts an order without a term again, hour by hour, from the rates that everybody can read: every day follows the one before, each
 * after the first has all its hours, and what was credited is what they come to, down to the unit.
 */
export async function countAgain(page: Page, order: Order): Promise<readonly Credit[]> {
  const credits = await creditsOf(page, order.id);
  const { rows: rates } = await ask<Rows<{ fromMs: number; tiers: readonly Tier[] }>>(page, '/open/earn/rates', {
    product: order.productId,
  });
  const { rows: products } = await ask<Rows<{ id: string; ledgerScale: number }>>(page, '/open/earn/products');
  const { ledgerScale } = products.find(({ id }) => id === order.productId)!;
  const unit = 10n ** BigInt(ATTO_SCALE - ledgerScale);
  let carry = 0n;
  for (const [index, { day, segments, ...credit }] of credits.entries()) {
    const which = `${order.productId}, day ${index}`;
    expect(day, which).toBe(credits[0]!.day + index);
    if (index > 0) expect(segments.reduce((sum, { hours }) => sum + hours, 0) * (DAY_MS / 24), which).toBe(DAY_MS);
    let accrued = carry;
    for (const { hours, least, rateFromMs, perHour } of segments) {
      // What is older than a month is shown no more, and was looked at when it was new.
      const tiers = rates.find(({ fromMs }) => fromMs === rateFromMs)?.tiers;
      if (tiers) expect(perHour, which).toBe(formatAmount(hourAtto(atto(least), tiers), ATTO_SCALE));
      accrued += atto(perHour) * BigInt(hours);
    }
    expect(atto(credit.accrued), which).toBe(accrued);
    carry = accrued % unit;
    expect(atto(credit.carry), which).toBe(carry);
    expect(atto(credit.compounded) + atto(credit.paid), which).toBe(accrued - carry);
  }
  return credits;
}
