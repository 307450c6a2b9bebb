import type { ChainCustody, ChainLook, CustodyReader } from '../../../ledger/ports.ts';
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
import { findHouseAddresses } from '../queries/house-address.query.ts';
import { sumCoinsUnderWay, sumFreeCoins } from '../store/chain-coin.store.ts';
import { type Cursor, findCursor } from '../store/chain-cursor.store.ts';
import { findHotLimit } from '../store/hot-limit.store.ts';
import { findOpenPayments, type Payment, sumPromised } from '../store/payment.store.ts';
import { type Attempt, findAttempts } from '../store/payment-attempt.store.ts';
import { currentHot } from './hot-wallet.ts';

/**
 * Reads what our keys hold on a network at the scanned height, and what explains the difference to the books: deposits
 * that are not booked yet, and payments that only the chain or only the books have.
 */
export function createCustodyReader(deps: Pick<CustodyDeps, 'chains'>): CustodyReader {
  return {
    networks: () => [...deps.chains.keys()],
    async prepare(q, network) {
      const adapter = deps.chains.get(network);
      const noted = adapter ? await note(q, adapter) : null;
      return noted && (() => lookAt(adapter!, noted));
    },
  };
}

/** What our rows say of a network at the block that its scanner has reached. */
interface Noted {
  readonly cursor: Cursor;
  readonly addresses: readonly string[];
  readonly unbooked: ReadonlyMap<string, bigint>;
  readonly booked: readonly BookedPayment[];
  readonly open: readonly { readonly payment: Payment; readonly attempts: readonly Attempt[] }[];
}

async function note(q: Queryable, adapter: ChainAdapter): Promise<Noted | null> {
  const { network, family } = adapter;
  const cursor = await findCursor(q, network);
  if (!cursor) return null;
  const open: Noted['open'][number][] = [];
  for (const payment of await findOpenPayments(q, network))
    open.push({ payment, attempts: await findAttempts(q, payment.paymentId) });
  return {
    cursor,
    addresses: withKeys(adapter, await findUsedOwnAddresses(q, network, family)).map(({ address }) => address),
    unbooked: await findUnbookedDeposits(q, network),
    booked: await findBookedAbove(q, network, cursor.height),
    open,
  };
}

/** Asks the chain. The answer counts only if the block of the rows is still in the chain afterwards. */
async function lookAt(adapter: ChainAdapter, noted: Noted): Promise<ChainLook> {
  const { height, hash } = noted.cursor;
  try {
    const rows = await custodyOn(adapter, noted);
    const block = await adapter.blockAt(height);
    if (block?.hash === hash) return { isSeen: true, height, rows };
    return { isSeen: false, because: `block ${height} is not the one that was read` };
  } catch (error) {
    if (!(error instanceof ChainFault)) throw error;
    return { isSeen: false, because: `${error.code}: ${error.message.split('\n')[0]}` };
  }
}

async function custodyOn(adapter: ChainAdapter, noted: Noted): Promise<ChainCustody[]> {
  const { height } = noted.cursor;
  const explained = new Map<string, bigint>();
  const add = (asset: string, minor: bigint) => explained.set(asset, (explained.get(asset) ?? 0n) + minor);
  for (const [asset, minor] of noted.unbooked) add(asset, -minor);
  const countFlow = (payment: BookedPayment, sign: bigint) => {
    if (payment.isPaid && leavesHouse(payment.kind)) add(payment.asset, sign * payment.amountMinor);
    add(payment.feeAsset, sign * payment.feeMinor);
  };
  for (const payment of await minedUnbooked(adapter, noted)) countFlow(payment, 1n);
  for (const payment of noted.booked) countFlow(payment, -1n);
  const rows: ChainCustody[] = [];
  for (const asset of adapter.assets) {
    const onChainMinor = await adapter.balance(noted.addresses, asset, height);
    rows.push({ asset, onChainMinor, explainedMinor: explained.get(asset) ?? 0n });
  }
  return rows;
}

/** Open payments that are in a block up to the scanned height. */
async function minedUnbooked(adapter: ChainAdapter, { open, cursor }: Noted): Promise<BookedPayment[]> {
  const found: BookedPayment[] = [];
  for (const { payment, attempts } of open) {
    for (const { txHash, isCancel } of attempts) {
      const status = await adapter.attemptStatus(payment, txHash);
      if (status.state !== 'MINED' || status.block.height > cursor.height) continue;
      found.push({ ...payment, ...status, isPaid: status.isPaid && !isCancel });
    }
  }
  return found;
}

/** Answers questions to the chain that people's requests need before a payment is made. */
export function createChainAnswers(deps: CustodyDeps): ChainAnswers {
  return {
    async codeAt(network, address) {
      try {
        return (await chainOf(deps, network).hasCode(address)) ? 'YES' : 'NO';
      } catch (error) {
        if (error instanceof ChainFault) return 'UNKNOWN';
        throw error;
      }
    },
    isHotWalletShort: (q, { network, asset, amountMinor }) =>
      noIfAway(isShort(chainOf(deps, network), q, asset, amountMinor)),
  };
}

async function isShort(adapter: ChainAdapter, q: Queryable, asset: string, amountMinor: bigint): Promise<boolean> {
  const { network } = adapter;
  const hot = await currentHot(q, adapter);
  const heldMinor = await heldBy(adapter, q, asset);
  const promised = await sumPromised(q, { network, address: hot.address, asset });
  const { keepMinor } = await findHotLimit(q, asset, network);
  return heldMinor - promised - keepMinor < amountMinor;
}

/**
 * What the house's addresses hold of a coin. On chains that spend coins, coins used by unmined payments count too,
 * because the caller subtracts what those payments take.
 */
async function heldBy(adapter: ChainAdapter, q: Queryable, asset: string): Promise<bigint> {
  const { network, family } = adapter;
  if (adapter.fundsAre === 'balance') {
    // Includes retired hot wallets: what they hold is on its way to the current one.
    const house = withKeys(adapter, await findHouseAddresses(q, family));
    return adapter.balance(
      house.map(({ address }) => address),
      asset,
    );
  }
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
