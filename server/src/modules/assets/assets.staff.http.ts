import type { staffAssets as staffContract } from '@bourse/contract/staff/assets.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Handlers, StaffContext } from '../../platform/request/context.ts';
import type { Proposed } from '../approvals/public.ts';
import type { Assets } from './assets.ts';
import type { CatalogActions } from './staff-actions.ts';

export interface StaffAssetsDeps {
  readonly assets: Assets;
  readonly actions: CatalogActions;
}

const actorOf = ({ staff, requestId }: StaffContext) => ({ ...staff, requestId });
const stateOf = <Code extends string>(asked: Result<Proposed, Code>) =>
  asked.ok ? ok({ state: asked.value.state }) : asked;

/** The catalog for those who change it. */
export function staffAssetsHttp({ assets, actions }: StaffAssetsDeps): Handlers<typeof staffContract> {
  return {
    catalog: async () => ok(catalogOut(assets)),
    setPause: async ({ network, asset = null, direction, paused, untilMs = null, reason }, context) => {
      if (untilMs !== null && untilMs <= context.nowMs) return refuse('RESUME_IN_PAST', { untilMs });
      const isPaused = paused === 'true';
      const change = {
        ...{ network, asset, direction },
        ...{ text: isPaused ? reason : null, untilMs: isPaused ? untilMs : null },
      };
      return stateOf(await actions.setPause.propose({ change, reason, actor: actorOf(context) }));
    },
    setTerms: async ({ reason, ...change }, context) =>
      stateOf(await actions.setTerms.propose({ change, reason, actor: actorOf(context) })),
    setConfirmations: async ({ reason, ...change }, context) =>
      stateOf(await actions.setConfirmations.propose({ change, reason, actor: actorOf(context) })),
  };
}

function catalogOut(assets: Assets) {
  return {
    networks: assets.networks().map((each) => ({
      ...{ network: each.network, name: each.name, blockSeconds: each.blockSeconds },
      ...{ creditConfirmations: each.creditConfirmations, unlockConfirmations: each.unlockConfirmations },
      ...{ depositPaused: each.depositPaused, withdrawPaused: each.withdrawPaused },
    })),
    pairs: assets.coins().flatMap((coin) =>
      assets.networksOf(coin.asset).map((pair) => {
        const text = (minor: bigint) => formatAmount(minor, coin.ledgerScale);
        return {
          ...{ asset: coin.asset, name: coin.name, network: pair.network, standard: pair.standard },
          networkName: assets.network(pair.network)?.name ?? pair.network,
          ...{ depositMin: text(pair.depositMinMinor), withdrawMin: text(pair.withdrawMinMinor) },
          ...{ withdrawMax: text(pair.withdrawMaxMinor), withdrawFee: text(pair.withdrawFeeMinor) },
          ...{ depositPaused: pair.depositPaused, withdrawPaused: pair.withdrawPaused },
        };
      }),
    ),
  };
}
