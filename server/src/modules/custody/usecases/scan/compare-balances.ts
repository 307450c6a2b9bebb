import type { BlockContext } from '../../custody-deps.ts';
import { type CustodyDeps, chainOf } from '../../custody-deps.ts';
import { BALANCES_MAX, type ChainAdapter, type ChainBlock } from '../../ports.ts';
import { type CoinFlow, findCoinFlows, findLostBalances } from '../../queries/coin-flow.query.ts';
import { findCursor, findStoredHash, lockCursor } from '../../store/chain-cursor.store.ts';
import { findOwnAddress, findPeoplesAddresses } from '../../store/own-address.store.ts';

/**
 * Compares what people's addresses hold of the chain's own coin with what they should hold according to our records,
 * and records a surplus as a deposit. It finds coins that no payment shows, because the node has no traces or because
 * they are the fees of a block. One call checks the next `BALANCES_MAX` addresses with one question to the node, at the
 * block at which deposits become final.
 *
 * @param after  the address that the last call ended with; empty to begin
 * @returns      the address that this call ended with; empty after the last one
 * @invariant    nothing is recorded twice, neither by this nor by the scanner: both look at the same rows while they
 *               hold the lock of the network's scanner
 */
export async function compareBalances(deps: CustodyDeps, network: string, after: string): Promise<string> {
  const adapter = chainOf(deps, network);
  const block = await finalBlock(deps, adapter);
  if (!block || !adapter.coinBalances) return after;
  const addresses = await findPeoplesAddresses(deps.db, { family: adapter.family, after, limit: BALANCES_MAX });
  const held = await adapter.coinBalances(addresses, block.height);
  // The balances count only if the block is still in the node's chain.
  if ((await adapter.blockAt(block.height))?.hash !== block.hash) return after;
  const filled = new Map(addresses.flatMap((address, at) => (held[at]! > 0n ? [[address, held[at]!] as const] : [])));
  const tooMuch = await withTooMuch(deps, adapter, block, filled);
  if (tooMuch.size > 0) await recordAll(deps, adapter, block, tooMuch);
  return addresses.length < BALANCES_MAX ? '' : addresses.at(-1)!;
}

/** The block at which deposits are final; null unless we and the node have the same one. */
async function finalBlock(deps: CustodyDeps, adapter: ChainAdapter): Promise<ChainBlock | null> {
  const { network } = adapter;
  const rule = await deps.settings.network(deps.db, network);
  const cursor = await findCursor(deps.db, network);
  if (!rule || !cursor || cursor.scanHaltedReason !== null || cursor.creditHaltedReason !== null) return null;
  const height = cursor.height - Math.max(1, rule.unlockConfirmations) + 1;
  if (height < 0) return null;
  const [stored, block] = await Promise.all([findStoredHash(deps.db, network, height), adapter.blockAt(height)]);
  return block && block.hash === stored ? block : null;
}

/** The addresses that hold more than they should, with what they hold. */
async function withTooMuch(
  deps: CustodyDeps,
  { network, feeAsset }: ChainAdapter,
  { height }: ChainBlock,
  filled: ReadonlyMap<string, bigint>,
): Promise<ReadonlyMap<string, bigint>> {
  if (filled.size === 0) return filled;
  const flows = await findCoinFlows(deps.db, { network, asset: feeAsset, height, addresses: [...filled.keys()] });
  return new Map([...filled].filter(([address, minor]) => surplusOf(flows.get(address), minor) > 0n));
}

const surplusOf = (flow: CoinFlow | undefined, heldMinor: bigint): bigint =>
  !flow || flow.isMoving ? 0n : heldMinor - flow.minor;

async function recordAll(
  deps: CustodyDeps,
  adapter: ChainAdapter,
  block: ChainBlock,
  held: ReadonlyMap<string, bigint>,
): Promise<void> {
  const { network, feeAsset } = adapter;
  const { height } = block;
  await deps.db.tx(async (tx) => {
    const cursor = await lockCursor(tx, network);
    const rule = await deps.settings.network(tx, network);
    // Another process was faster, or a reorg came.
    if (!cursor || !rule || (await findStoredHash(tx, network, height)) !== block.hash) return;
    const flows = await findCoinFlows(tx, { network, asset: feeAsset, height, addresses: [...held.keys()] });
    for (const [address, minor] of held)
      await record({ deps, tx, rule, block }, adapter, address, surplusOf(flows.get(address), minor));
    await deps.arrivals.confirm(tx, network, cursor.height, deps.clock.nowMs());
  });
}

/**
 * Records a surplus. As far as it is a deposit that a reorg had taken away, that deposit is restored; the rest is a new
 * one.
 */
async function record(
  context: BlockContext,
  adapter: ChainAdapter,
  address: string,
  surplusMinor: bigint,
): Promise<void> {
  const { tx, deps, block } = context;
  const { network, family, feeAsset: asset } = adapter;
  if (surplusMinor <= 0n) return;
  const owner = await findOwnAddress(tx, family, address, '');
  const tell = (payment: { txHash: string; outputKey: string; amountMinor: bigint }) =>
    deps.arrivals.record(context, { ...payment, asset, toAddress: address }, owner);
  let rest = surplusMinor;
  for (const { isFinal, ...lost } of await findLostBalances(tx, network, address)) {
    if (lost.amountMinor <= rest) {
      await tell(lost);
      rest -= lost.amountMinor;
    } else if (isFinal) return; // The owner was credited for the lost deposit and keeps it, so nobody can tell whether the surplus is that deposit.
  }
  if (rest > 0n) await tell({ txHash: block.hash, outputKey: `balance:${address}`, amountMinor: rest });
}

/** For a loop: each call checks the next addresses in turn, beginning again after the last. */
export function compareInTurn(deps: CustodyDeps, network: string): () => Promise<'idle'> {
  let after = '';
  return async () => {
    after = await compareBalances(deps, network, after);
    return 'idle';
  };
}
