import type { staffLinkedWallet as staffContract } from '@bourse/contract/staff/linked-wallet.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { type Approvals, ask } from '../approvals/public.ts';
import type { LinkedWalletDeps } from './linked-wallet-deps.ts';
import { findRanges } from './queries/range.query.ts';
import { defineRangeAction } from './range-action.ts';

/** Endpoints for the limits of payments to linked wallets. */
export function staffLinkedWalletHttp(
  deps: LinkedWalletDeps,
  approvals: Pick<Approvals, 'define'>,
): Handlers<typeof staffContract> {
  const setRange = defineRangeAction({ ...deps, approvals });
  return {
    ranges: async () => ok({ rows: await rangeRows(deps) }),
    setRange: ({ linkMin = null, linkMax = null, reason, ...pair }, context) =>
      ask(setRange, { ...pair, linkMin, linkMax }, reason, context),
  };
}

async function rangeRows({ db, assets, chainIds }: LinkedWalletDeps) {
  const ranges = new Map((await findRanges(db)).map((range) => [`${range.asset}/${range.network}`, range]));
  return assets.coins().flatMap(({ asset, ledgerScale }) =>
    assets
      .networksOf(asset)
      .filter(({ network }) => chainIds.has(network))
      .map(({ network }) => {
        const range = ranges.get(`${asset}/${network}`);
        const text = (minor: bigint) => formatAmount(minor, ledgerScale);
        return {
          asset,
          network,
          networkName: assets.network(network)?.name ?? network,
          range: range ? { min: text(range.minMinor), max: text(range.maxMinor) } : null,
        };
      }),
  );
}
