import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { amountForUsdtMinor, usdtValueMinor } from '@bourse/core/money/value.ts';
import type { NetworkCost } from '../../assets/public.ts';
import { ChainFault, type CustodyDeps, currentHot } from '../../custody/public.ts';
import { insertFeeEstimate } from '../store/fee-estimate.store.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';

const EVERY_MS = MINUTE_MS;
/** An estimate older than this no longer tells what the network costs. */
const GOOD_MS = 10 * EVERY_MS;

type Deps = Pick<WithdrawalsDeps, 'db' | 'clock' | 'assets' | 'pricing'> & Pick<CustodyDeps, 'chains'>;

/**
 * Knows what a payment would cost on each network now, in minor units of the coin that is sent. The nodes are asked
 * once a minute, and the answers are kept for the hourly review of fees. Null if a node cannot say, or has not answered
 * for a while. The cost of a token's payment arises in the chain's own coin and is converted at the index price.
 */
export function createNetworkCosts(deps: Deps) {
  const costs = new Map<string, { readonly minor: bigint; readonly atMs: number }>();
  const job = {
    name: 'network-costs',
    everyMs: EVERY_MS,
    async run(): Promise<'idle'> {
      for (const { asset, network, withdrawMinMinor } of deps.assets.coinNetworks()) {
        const cost = await costOf(deps, { asset, network, amountMinor: withdrawMinMinor }).catch((error: unknown) => {
          if (error instanceof ChainFault) return null;
          throw error;
        });
        if (cost === null) costs.delete(`${asset}/${network}`);
        else {
          const atMs = deps.clock.nowMs();
          costs.set(`${asset}/${network}`, { minor: cost, atMs });
          await insertFeeEstimate(deps.db, { asset, network, costMinor: cost }, atMs);
        }
      }
      return 'idle';
    },
  };
  const networkCost: NetworkCost = (asset, network) => {
    const cost = costs.get(`${asset}/${network}`);
    return cost && deps.clock.nowMs() - cost.atMs <= GOOD_MS ? cost.minor : null;
  };
  return { job, networkCost };
}

async function costOf(
  { db, assets, pricing, chains }: Deps,
  payment: { asset: string; network: string; amountMinor: bigint },
): Promise<bigint | null> {
  const adapter = chains.get(payment.network);
  const coin = assets.coin(payment.asset);
  if (!adapter || !coin) return null;
  const { address, keyPath } = await currentHot(db, adapter);
  const terms = await adapter.quote({
    ...payment,
    paymentId: 'estimate',
    ref: 'estimate',
    kind: 'withdrawal',
    fromAddress: address,
    fromPath: keyPath,
    toAddress: address,
    ...(adapter.memo ? { memo: '1' } : {}),
  });
  if (!terms.ok) return null;
  const { feeAsset, feeMinorMax, feeMinorExpected = feeMinorMax } = terms.value;
  if (feeMinorExpected === null) return null;
  if (feeAsset === payment.asset) return feeMinorExpected;
  const [feeCoin, feePrice, ownPrice] = [
    assets.coin(feeAsset),
    pricing.priceUsdt(feeAsset),
    pricing.priceUsdt(payment.asset),
  ];
  if (!feeCoin || !feePrice || !ownPrice) return null;
  return amountForUsdtMinor(
    usdtValueMinor(feeMinorExpected, feeCoin.ledgerScale, feePrice.price),
    coin.ledgerScale,
    ownPrice.price,
    'up',
  );
}
