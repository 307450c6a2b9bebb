import { type CustodyDeps, chainOf } from '../custody-deps.ts';
import type { ChainAdapter, HotWallet } from '../ports.ts';
import { raiseAlarm } from '../store/chain-alarm.store.ts';
import { sumFreeCoinsAt } from '../store/chain-coin.store.ts';
import { findHotGeneration, hasMoved, hasOpenFrom, markMoved } from '../store/hot-wallet.store.ts';
import { currentHot, retiredHots } from './hot-wallet.ts';
import { payOwn, sweepFrom } from './sweep-deposits.ts';

interface Place {
  readonly address: string;
  readonly keyPath: string;
}

/**
 * Brings what lies at hot wallets that pay no more to the one that does: after a rotation everything they hold, and for ever after
 * what still comes there. What was signed before goes on, and its coins are waited for. Each move is a payment like any other,
 * so a crash leaves nothing half done, and the next run goes on. Amounts below a sweep's minimum stay where they are, counted
 * as ours.
 */
export async function moveRetired(deps: CustodyDeps, network: string): Promise<void> {
  const adapter = chainOf(deps, network);
  const retired = await retiredHots(deps.db, adapter);
  if (retired.length === 0) return;
  const generation = await findHotGeneration(deps.db, adapter.family);
  const places = retired.flatMap(placesOf);
  const addresses = places.map(({ address }) => address);
  let isEmpty = true;
  for (const place of places) isEmpty = (await moveFrom(deps, adapter, place)) && isEmpty;
  if (!isEmpty || (await hasMoved(deps.db, network, generation))) return;
  // Asked after the balances: what was open before them has been counted.
  if (await hasOpenFrom(deps.db, network, addresses)) return;
  await markMoved(deps.db, { network, generation, nowMs: deps.clock.nowMs() });
}

const placesOf = ({ address, keyPath, change }: HotWallet): readonly Place[] => [
  { address, keyPath },
  ...(change ? [change] : []),
];

/** Moves the coins of one address, the one that pays for fees last. @returns true where nothing is left that is worth it */
async function moveFrom(deps: CustodyDeps, adapter: ChainAdapter, place: Place): Promise<boolean> {
  const { network } = adapter;
  const assets = [...adapter.assets].sort((a, b) => Number(a === adapter.feeAsset) - Number(b === adapter.feeAsset));
  let isEmpty = true;
  for (const asset of assets) {
    const coin = await deps.settings.coin(deps.db, asset, network);
    const minMinor = coin?.sweepMinMinor ?? 1n;
    const outcome =
      adapter.fundsAre === 'coins'
        ? await moveCoins(deps, adapter, place, asset, minMinor)
        : await sweepFrom(deps, adapter, asset, { ...place, unsweptMinor: minMinor });
    if (outcome === 'dear') await raiseDear(deps, network, place);
    isEmpty = isEmpty && outcome === 'nothing';
  }
  return isEmpty;
}

async function moveCoins(
  deps: CustodyDeps,
  adapter: ChainAdapter,
  place: Place,
  asset: string,
  minMinor: bigint,
): Promise<'nothing' | 'moving' | 'dear'> {
  const found = await sumFreeCoinsAt(deps.db, adapter.network, place.address);
  if (found < minMinor) return 'nothing';
  const hot = await currentHot(deps.db, adapter);
  const draft = {
    kind: 'sweep',
    ref: place.address,
    asset,
    fromAddress: place.address,
    fromPath: place.keyPath,
    toAddress: hot.address,
    toPath: hot.keyPath,
    amountMinor: found,
  } as const;
  const quoted = await adapter.quote({ ...draft, paymentId: '' });
  if (!quoted.ok) return quoted.refusal.code === 'FEE_TOO_HIGH' ? 'dear' : 'moving';
  await payOwn(deps, adapter, draft, quoted.value);
  return 'moving';
}

const raiseDear = (deps: CustodyDeps, network: string, { address }: Place): Promise<void> =>
  raiseAlarm(deps.db, { network, code: 'FEE_TOO_HIGH', subject: address, nowMs: deps.clock.nowMs() });
