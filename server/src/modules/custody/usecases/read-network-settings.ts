import type { Settings } from '../../../platform/settings/settings.ts';
import type { Assets, Pause } from '../../assets/public.ts';
import type { NetworkSettings } from '../network-settings.ts';

interface Parts extends Pick<NetworkSettings, 'twoReviewersFromMinor'> {
  readonly assets: Assets;
  readonly settings: Settings;
}

/**
 * A sweep is worth it from this many withdrawal fees on; below that the transaction would cost too much of what it
 * moves.
 */
const SWEEP_FEES = 2n;

/** Combines the catalog with the operator's pauses, read at each call. */
export function createNetworkSettings({ assets, settings, twoReviewersFromMinor }: Parts): NetworkSettings {
  const pauses = async (deposit: Pause | null, withdraw: Pause | null) => {
    const { DEPOSITS_PAUSED_REASON, WITHDRAWALS_PAUSED_REASON, WITHDRAWALS_HALTED_BY } = await settings.all();
    const depositsPausedReason = deposit?.reason ?? DEPOSITS_PAUSED_REASON;
    const withdrawalsPausedReason = withdraw?.reason ?? WITHDRAWALS_PAUSED_REASON ?? WITHDRAWALS_HALTED_BY;
    return {
      ...(depositsPausedReason === null ? {} : { depositsPausedReason }),
      ...(withdrawalsPausedReason === null ? {} : { withdrawalsPausedReason }),
    };
  };
  return {
    async network(_q, id) {
      const network = assets.network(id);
      if (!network) return undefined;
      const { creditConfirmations, unlockConfirmations, depositPaused, withdrawPaused } = network;
      return {
        network: id,
        creditConfirmations,
        unlockConfirmations,
        ...(await pauses(depositPaused, withdrawPaused)),
      };
    },
    async coin(_q, asset, network) {
      const pair = assets.coinNetwork(asset, network);
      const coin = assets.coin(asset);
      if (!pair || !coin) return undefined;
      return {
        asset,
        network,
        depositMinMinor: pair.depositMinMinor,
        sweepMinMinor: pair.withdrawFeeMinor * SWEEP_FEES,
        ledgerScale: coin.ledgerScale,
        ...(await pauses(pair.depositPaused, pair.withdrawPaused)),
      };
    },
    twoReviewersFromMinor,
  };
}
