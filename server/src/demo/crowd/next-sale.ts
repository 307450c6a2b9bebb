import { parseAmount } from '@bourse/core/money/amount.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import type { CallOutput } from '../demo-client.ts';

type Project = CallOutput<'launch', 'projects'>['rows'][number];

/** A flash round as the crowd needs to know it. */
export interface NextSale {
  readonly project: string;
  readonly round: string;
  readonly startAtMs: number;
  readonly endAtMs: number;
  readonly quotaLots: number;
  readonly leastLots: number;
  readonly mostLots: number;
  readonly paySeconds: number;
  readonly payAsset: string;
  /** Tokens of a lot, and what one costs, as texts. */
  readonly lot: string;
  readonly price: string;
}

/**
 * The flash round that is open or opens next, of all projects or of one.
 *
 * @returns null where there is none to come
 */
export function nextSale(projects: readonly Project[], nowMs: number, wanted?: string): NextSale | null {
  const sales = projects
    .filter(({ id, isCancelled }) => !isCancelled && (wanted === undefined || id === wanted))
    .flatMap(({ id, payAsset, rounds }) =>
      rounds.flatMap((round) => {
        const isToCome = round.shown === 'WARM_UP' || round.shown === 'FLASH_SALE';
        if (!round.flash || round.price === null || !isToCome || round.endAtMs <= nowMs) return [];
        const { lot, ...terms } = round.flash;
        const { startAtMs, endAtMs, price } = round;
        return [{ ...terms, project: id, round: String(round.number), startAtMs, endAtMs, payAsset, lot, price }];
      }),
    );
  return sales.sort((a, b) => a.startAtMs - b.startAtMs)[0] ?? null;
}

/** Finer than any amount of tokens and any price. */
const FINE = 18;

/** What as many lots cost as one person may buy, in minor units of the paying coin, rounded up. */
export function costOfMost(
  { lot, price, mostLots }: Pick<NextSale, 'lot' | 'price' | 'mostLots'>,
  payScale: number,
): bigint {
  const [tokens, each] = [parseAmount(lot, FINE), parseAmount(price, FINE)];
  if (!tokens.ok || !each.ok) throw new Error(`no amounts: ${lot}, ${price}`);
  return mulDiv(tokens.value * BigInt(mostLots), each.value * 10n ** BigInt(payScale), 10n ** BigInt(2 * FINE), 'up');
}
