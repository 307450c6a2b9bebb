import { type CustodyDeps, chainOf } from '../custody-deps.ts';
import type { ChainAdapter, HotWallet } from '../ports.ts';
import { raiseAlarm } from '../store/chain-alarm.store.ts';
import { sumFreeCoinsAt } from '../store/chain-coin.store.ts';
import {
  findHotGeneration,
  findOpenMoves,
  type Holding,
  hasMoved,
  hasOpenFrom,
  markMoved,
} from '../store/hot-wallet.store.ts';
import { currentHot, retiredHots } from './hot-wallet.ts';
import { payOwn, sweepFrom } from './sweep-deposits.ts';

interface Place {
  readonly address: string;
  readonly keyPath: string;
}

/** Little of a coin is left at retired hot wallets once the current one holds this many times as much. */
const LITTLE = 10n;

/**
 * Moves coins from retired hot wallets to the current one: everything after a rotation, and later whatever still
 * arrives there. Payments that were signed before go on, and their change is waited for. Each move is a payment like
 * any other, so after a crash the next run goes on. Amounts below the minimum of a sweep stay where they are and still
 * count as ours.
 *
 * The current wallet begins to pay once little is left. It does not wait until nothing is, because anybody can keep
 * paying the old address.
 */
export async function moveRetired(deps: CustodyDeps, network: string): Promise<void> {
  const adapter = chainOf(deps, network);
  const retired = await retiredHots(deps.db, adapter);
  if (retired.length === 0) return;
  const generation = await findHotGeneration(deps.db, adapter.family);
  const places = retired.flatMap(placesOf);
  const left: Holding[] = [];
  for (const place of places) left.push(...(await moveFrom(deps, adapter, place)));
  if (await hasMoved(deps.db, network, generation)) return;
  // Asked after the balances were read, so that whatever was open before has been counted.
  const addresses = places.map(({ address }) => address);
  if (await hasOpenFrom(deps.db, network, addresses)) return;
  left.push(...(await findOpenMoves(deps.db, network, addresses)));
  if (!(await isLittle(deps, adapter, left))) return;
  await markMoved(deps.db, { network, generation, nowMs: deps.clock.nowMs() });
}

async function isLittle(deps: CustodyDeps, adapter: ChainAdapter, left: readonly Holding[]): Promise<boolean> {
  const hot = placesOf(await currentHot(deps.db, adapter));
  for (const asset of new Set(left.map((each) => each.asset))) {
    const leftMinor = left.reduce((sum, each) => (each.asset === asset ? sum + each.amountMinor : sum), 0n);
    let heldMinor = 0n;
    for (const place of hot) heldMinor += await foundAt(deps, adapter, place, asset);
    if (leftMinor * LITTLE > heldMinor) return false;
  }
  return true;
}

const foundAt = (
  deps: CustodyDeps,
  adapter: ChainAdapter,
  { address }: Pick<Place, 'address'>,
  asset: string,
): Promise<bigint> =>
  adapter.fundsAre === 'coins' ? sumFreeCoinsAt(deps.db, adapter.network, address) : adapter.balance([address], asset);

const placesOf = ({ address, keyPath, change }: HotWallet): readonly Place[] => [
  { address, keyPath },
  ...(change ? [change] : []),
];

/** Moves the coins of one address, with the coin that pays fees last. @returns what is still there and worth moving */
async function moveFrom(deps: CustodyDeps, adapter: ChainAdapter, place: Place): Promise<Holding[]> {
  const { network } = adapter;
  const assets = [...adapter.assets].sort((a, b) => Number(a === adapter.feeAsset) - Number(b === adapter.feeAsset));
  const left: Holding[] = [];
  for (const asset of assets) {
    const coin = await deps.settings.coin(deps.db, asset, network);
    const minMinor = coin?.sweepMinMinor ?? 1n;
    const outcome =
      adapter.fundsAre === 'coins'
        ? await moveCoins(deps, adapter, place, asset, minMinor)
        : await sweepFrom(deps, adapter, asset, { ...place, unsweptMinor: minMinor });
    if (outcome === 'dear') await raiseDear(deps, network, place);
    if (outcome !== 'nothing') left.push({ asset, amountMinor: await foundAt(deps, adapter, place, asset) });
  }
  return left;
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
