import { type Price, usdtMinor } from '@bourse/core/money/value.ts';
import { type EarlyCreditLimits, type FinalOnly, judgeEarlyCredit } from '@bourse/core/wallet/early-credit.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import type { Assets } from '../../../assets/public.ts';
import type { CustodyDeps, EarlyCreditTerms } from '../../../custody/public.ts';
import { type Pricing, valueForLimits } from '../../../pricing/public.ts';
import type { Deposit } from '../../store/deposit.store.ts';
import { findStanding, lockEarlyCredit } from '../../store/early-credit.store.ts';

interface TermsDeps {
  readonly settings: Pick<Settings, 'all'>;
  readonly pricing: Pricing;
  readonly assets: Pick<Assets, 'coin'>;
}

/** What the operator is ready to lose on deposits that are not final, at current index prices. */
export function createEarlyCredit({ settings, pricing, assets }: TermsDeps): EarlyCreditTerms {
  /** A stale price says nothing about what is at risk now. */
  const priceOf = (asset: string): Price | null => {
    const found = pricing.priceUsdt(asset);
    return found === null || found.delayed || found.price.priceUnits === 0n ? null : found.price;
  };
  return {
    async limits(): Promise<EarlyCreditLimits> {
      const set = await settings.all();
      return { personMinor: usdtMinor(set.EARLY_CREDIT_PERSON_MAX), houseMinor: usdtMinor(set.EARLY_CREDIT_HOUSE_MAX) };
    },
    worthUsdt(asset, amountMinor) {
      const coin = assets.coin(asset);
      const price = priceOf(asset);
      return coin === undefined || price === null ? null : valueForLimits(price, amountMinor, coin.ledgerScale);
    },
  };
}

/**
 * Whether a deposit may be credited before it is final. If so, no other one is until the transaction ends, so that two
 * cannot both take the last of the limit. Lock order: the deposit's row, this lock, the books.
 *
 * @returns null if it may; otherwise why it must wait
 */
export async function judgeEarly(
  { earlyCredit }: Pick<CustodyDeps, 'earlyCredit'>,
  tx: Tx,
  { uid, asset, amountMinor }: Pick<Deposit, 'asset' | 'amountMinor'> & { readonly uid: string },
): Promise<FinalOnly | null> {
  const limits = await earlyCredit.limits();
  await lockEarlyCredit(tx);
  const standing = [...(await findStanding(tx, uid)), { asset, houseMinor: amountMinor, personMinor: amountMinor }];
  const worthOf = (minorOf: (each: (typeof standing)[number]) => bigint): bigint | null =>
    standing.reduce<bigint | null>((sum, each) => {
      const minor = minorOf(each);
      const worth = minor === 0n ? 0n : earlyCredit.worthUsdt(each.asset, minor);
      return sum === null || worth === null ? null : sum + worth;
    }, 0n);
  const worth = {
    personMinor: worthOf(({ personMinor }) => personMinor),
    houseMinor: worthOf(({ houseMinor }) => houseMinor),
  };
  return judgeEarlyCredit(worth, limits);
}
