import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import type { Approvals, PlainRecord, StaffAction } from '../approvals/public.ts';
import type { LinkedWalletDeps } from './linked-wallet-deps.ts';
import { findRange, type LinkRange } from './queries/range.query.ts';
import { deleteRange, saveRange } from './store/range.store.ts';

/** Amounts as text, in coin units; both null if the coin cannot be moved over a link. */
export interface RangeWish extends PlainRecord {
  readonly asset: string;
  readonly network: string;
  readonly linkMin: string | null;
  readonly linkMax: string | null;
}
type RangeFault = 'AMOUNT_REQUIRED' | 'AMOUNT_ZERO' | 'AMOUNT_PLACES' | 'AMOUNT_TOO_LARGE';
type RangeRefusal = 'NETWORK_UNKNOWN' | 'NO_CHANGE' | RangeFault | 'MAX_BELOW_MIN';
export type RangeAction = StaffAction<RangeWish, RangeRefusal>;

type Deps = Pick<LinkedWalletDeps, 'assets' | 'chainIds'> & { readonly approvals: Pick<Approvals, 'define'> };

/** Sets how much one payment to a linked wallet may be. It takes two of Finance, like any other limit. */
export const defineRangeAction = (deps: Deps): RangeAction =>
  deps.approvals.define<RangeWish, RangeRefusal>({
    kind: 'staffLinkedWallet.setRange',
    proposers: ['finance'],
    deciders: ['finance'],
    needsSecond: () => true,
    plan: async (tx, wish) => {
      const wanted = rangeOf(deps, wish);
      if (!wanted.ok) return wanted;
      const scale = deps.assets.coin(wish.asset)?.ledgerScale ?? 0;
      const before = fieldsOf(await findRange(tx, wish.asset, wish.network), scale);
      const after = fieldsOf(wanted.value, scale);
      if (before.linkMin === after.linkMin && before.linkMax === after.linkMax) return refuse('NO_CHANGE');
      return ok({ subject: `coin:${wish.asset}/${wish.network}`, before, after });
    },
    carryOut: async (tx, wish) => {
      const wanted = rangeOf(deps, wish);
      if (!wanted.ok) return wanted;
      return ok(await (wanted.value ? saveRange(tx, wanted.value) : deleteRange(tx, wish.asset, wish.network)));
    },
  });

const fieldsOf = (range: LinkRange | null, scale: number) => ({
  linkMin: range && formatAmount(range.minMinor, scale),
  linkMax: range && formatAmount(range.maxMinor, scale),
});

function rangeOf(deps: Deps, wish: RangeWish): Result<LinkRange | null, Exclude<RangeRefusal, 'NO_CHANGE'>> {
  const { asset, network, linkMin, linkMax } = wish;
  const coin = deps.assets.coin(asset);
  if (!coin || !deps.assets.coinNetwork(asset, network) || !deps.chainIds.has(network)) {
    return refuse('NETWORK_UNKNOWN', { network });
  }
  if (linkMin === null && linkMax === null) return ok(null);
  if (linkMin === null || linkMax === null) {
    return refuse('AMOUNT_REQUIRED', { field: linkMin === null ? 'linkMin' : 'linkMax' });
  }
  const min = readPositive(linkMin, coin.ledgerScale);
  if (!min.ok) return refuse(min.refusal.code, { ...min.refusal.details, field: 'linkMin' });
  const max = readPositive(linkMax, coin.ledgerScale);
  if (!max.ok) return refuse(max.refusal.code, { ...max.refusal.details, field: 'linkMax' });
  if (max.value < min.value) return refuse('MAX_BELOW_MIN', { min: linkMin });
  return ok({ asset, network, minMinor: min.value, maxMinor: max.value });
}
