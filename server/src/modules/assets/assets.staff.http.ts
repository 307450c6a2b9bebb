import type { staffAssets as staffContract } from '@bourse/contract/staff/assets.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { ask } from '../approvals/public.ts';
import type { Assets } from './assets.ts';
import type { CatalogActions } from './staff-actions.ts';

export interface StaffAssetsDeps {
  readonly assets: Assets;
  readonly actions: CatalogActions;
}

/** Endpoints with which staff change the catalog. */
export function staffAssetsHttp({ assets, actions }: StaffAssetsDeps): Handlers<typeof staffContract> {
  return {
    catalog: async () => ok(catalogOut(assets)),
    setPause: async ({ network, asset = null, direction, paused, untilMs = null, reason }, context) => {
      if (untilMs !== null && untilMs <= context.nowMs) return refuse('RESUME_IN_PAST', { untilMs });
      const isPaused = paused === 'true';
      const change = {
        network,
        asset,
        direction,
        text: isPaused ? reason : null,
        untilMs: isPaused ? untilMs : null,
      };
      return ask(actions.setPause, change, reason, context);
    },
    setTerms: ({ reason, ...change }, context) => ask(actions.setTerms, change, reason, context),
    setConfirmations: ({ reason, ...change }, context) => ask(actions.setConfirmations, change, reason, context),
  };
}

function catalogOut(assets: Assets) {
  return {
    networks: assets.networks().map((each) => ({
      network: each.network,
      name: each.name,
      blockSeconds: each.blockSeconds,
      creditConfirmations: each.creditConfirmations,
      unlockConfirmations: each.unlockConfirmations,
      depositPaused: each.depositPaused,
      withdrawPaused: each.withdrawPaused,
    })),
    pairs: assets.coins().flatMap((coin) =>
      assets.networksOf(coin.asset).map((pair) => {
        const text = (minor: bigint) => formatAmount(minor, coin.ledgerScale);
        return {
          asset: coin.asset,
          name: coin.name,
          network: pair.network,
          standard: pair.standard,
          networkName: assets.network(pair.network)?.name ?? pair.network,
          depositMin: text(pair.depositMinMinor),
          withdrawMin: text(pair.withdrawMinMinor),
          withdrawMax: text(pair.withdrawMaxMinor),
          withdrawFee: text(pair.withdrawFeeMinor),
          depositPaused: pair.depositPaused,
          withdrawPaused: pair.withdrawPaused,
        };
      }),
    ),
  };
}
