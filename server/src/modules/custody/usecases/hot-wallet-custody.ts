import type { ChainCustody, CustodyReader } from '../../../ledger/ports.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { type ChainAnswers, type CustodyDeps, chainOf } from '../custody-deps.ts';
import { withKeys } from '../own-keys.ts';
import { type ChainAdapter, ChainFault, leavesHouse } from '../ports.ts';
import {
  type BookedPayment,
  findBookedAbove,
  findUnbookedDeposits,
  findUsedOwnAddresses,
} from '../queries/chain-custody.query.ts';
import { sumCoinsUnderWay, sumFreeCoins } from '../store/chain-coin.store.ts';
import { findCursor } from '../store/chain-cursor.store.ts';
import { findHotLimit } from '../store/hot-limit.store.ts';
import { findOpenPayments, sumPromised } from '../store/payment.store.ts';
import { findAttempts } from '../store/payment-attempt.store.ts';

/**
 * What our keys hold on every network at the scanned height, and what explains the difference to the books: deposits
 * that are not booked yet, and payments that the chain has and the books have not, or the other way round.
 */
export function createCustodyReader(deps: Pick<CustodyDeps, 'chains'>): CustodyReader {
  return {
    async chainCustody(q) {
      const all: ChainCustody[] = [];
      for (const adapter of deps.chains.values()) all.push(...(await custodyOn(q, adapter)));
      return all;
    },
  };
}

async function custodyOn(q: Queryable, adapter: ChainAdapter): Promise<ChainCustody[]> {
  const { network } = adapter;
  const cursor = await findCursor(q, network);
  if (!cursor) return [];
  const used = await findUsedOwnAddresses(q, network, adapter.family);
  const addresses = withKeys(adapter, used).map(({ address }) => address);
  const explained = new Map<string, bigint>();
  const add = (asset: string, minor: bigint) => explained.set(asset, (explained.get(asset) ?? 0n) + minor);
  for (const [asset, minor] of await findUnbookedDeposits(q, network)) add(asset, -minor);
  const countFlow = (payment: BookedPayment, sign: bigint) => {
    if (payment.isPaid && leavesHouse(payment.kind)) add(payment.asset, sign * payment.amountMinor);
    add(payment.feeAsset, sign * payment.feeMinor);
  };
  for (const payment of await minedUnbooked(q, adapter, cursor.height)) countFlow(payment, 1n);
  for (const payment of await findBookedAbove(q, network, cursor.height)) countFlow(payment, -1n);
  const rows: ChainCustody[] = [];
  for (const asset of adapter.assets) {
    const onChainMinor = await adapter.balance(addresses, asset, cursor.height);
    rows.push({ asset, network, onChainMinor, explainedMinor: explained.get(asset) ?? 0n });
  }
  return rows;
}

/** Open payments that a block up to the scanned height holds. */
async function minedUnbooked(q: Queryable, adapter: ChainAdapter, height: number): Promise<BookedPayment[]> {
  const found: BookedPayment[] = [];
  for (const payment of await findOpenPayments(q, adapter.network)) {
    for (const { txHash, isCancel } of await findAttempts(q, payment.paymentId)) {
      const status = await adapter.attemptStatus(payment, txHash);
      if (status.state !== 'MINED' || status.block.height > height) continue;
      found.push({ ...payment, ...status, isPaid: status.isPaid && !isCancel });
    }
  }
  return found;
}

/** What people's requests ask of the chain before a payment is made. A chain that is away answers no. */
export function createChainAnswers(deps: CustodyDeps): ChainAnswers {
  return {
    isContract: (network, address) => noIfAway(chainOf(deps, network).hasCode(address)),
    isHotWalletShort: (q, { network, asset, amountMinor }) =>
      noIfAway(isShort(chainOf(deps, network), q, asset, amountMinor)),
  };
}

async function isShort(adapter: ChainAdapter, q: Queryable, asset: string, amountMinor: bigint): Promise<boolean> {
  const { network, hot } = adapter;
  const heldMinor = await heldBy(adapter, q, asset);
  const promised = await sumPromised(q, { network, address: hot.address, asset });
  const { keepMinor } = await findHotLimit(q, asset, network);
  return heldMinor - promised - keepMinor < amountMinor;
}

/**
 * On chains that spend coins, change on its way back counts as well: payments that no block holds are part of what is
 * promised.
 */
async function heldBy(adapter: ChainAdapter, q: Queryable, asset: string): Promise<bigint> {
  const { network, hot } = adapter;
  if (adapter.fundsAre === 'balance') return adapter.balance([hot.address], asset);
  return (await sumFreeCoins(q, network)) + (await sumCoinsUnderWay(q, network));
}

async function noIfAway(answer: Promise<boolean>): Promise<boolean> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ChainFault) return false;
    throw error;
  }
}
