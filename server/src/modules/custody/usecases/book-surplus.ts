import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { type AccountRef, accountPath, systemAccount } from '@bourse/core/ledger/account.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Surplus } from '../../../ledger/reconcile/reconcile-chain.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { CustodyDeps } from '../custody-deps.ts';
import { raiseAlarm } from '../store/chain-alarm.store.ts';
import { forgetSeenSurplus, lockSeenSurplus, saveSeenSurplus } from '../store/custody-surplus.store.ts';

export type SurplusDeps = Pick<CustodyDeps, 'db' | 'ledger' | 'clock' | 'settings' | 'assets'>;

/**
 * Handles what a chain has more than the books. A surplus that was there at each look, for as many blocks as make a
 * deposit final, is booked to `custody_surplus`: by then it cannot be a payment of ours, an unbooked deposit or the
 * effect of a reorg. If a booked surplus disappears, it is taken back from that account at once.
 *
 * @invariant only what stayed is booked, and no more than the least that was seen; the same look may be passed twice
 */
export async function bookSurplus(deps: SurplusDeps, seen: Surplus): Promise<void> {
  const rule = await deps.settings.network(deps.db, seen.network);
  const depth = Math.max(1, rule?.unlockConfirmations ?? 1);
  await deps.db.tx(async (tx) => {
    const before = await lockSeenSurplus(tx, seen);
    // Somebody has booked since the look; the next look will include it.
    if ((await deps.ledger.systemBalance(tx, accountPath(surplusOf(seen)))) !== seen.bookedMinor) return;
    const moreMinor = seen.unexplainedMinor - seen.bookedMinor;
    if (moreMinor < 0n) await giveBack(deps, tx, seen, -moreMinor);
    if (moreMinor <= 0n) return forgetSeenSurplus(tx, seen);
    const nowMs = deps.clock.nowMs();
    if (!before || before.sinceHeight > seen.height) {
      const first = { id: newId(nowMs), sinceHeight: seen.height, leastMinor: moreMinor };
      return saveSeenSurplus(tx, seen, first, nowMs);
    }
    const isLess = moreMinor < before.leastMinor;
    const leastMinor = isLess ? moreMinor : before.leastMinor;
    if (seen.height - before.sinceHeight < depth) return saveSeenSurplus(tx, seen, { ...before, leastMinor }, nowMs);
    await post(deps, tx, seen, `custody-surplus:${before.id}`, leastMinor);
    await forgetSeenSurplus(tx, seen);
    await tell(deps, tx, seen, 'SURPLUS_BOOKED', leastMinor);
  });
}

async function giveBack(deps: SurplusDeps, tx: Tx, seen: Surplus, minor: bigint): Promise<void> {
  await post(deps, tx, seen, `custody-surplus:${newId(deps.clock.nowMs())}`, -minor);
  await tell(deps, tx, seen, 'SURPLUS_GONE', minor);
}

async function post(deps: SurplusDeps, tx: Tx, seen: Surplus, key: string, minor: bigint): Promise<void> {
  const { network, asset } = seen;
  await deps.ledger.mustApply(tx, {
    op: 'post',
    key,
    kind: 'custody.surplus',
    ref: `${network}:${asset}`,
    legs: [
      { account: systemAccount('custody', asset, network), amountMinor: -minor },
      { account: surplusOf(seen), amountMinor: minor },
    ],
    atMs: deps.clock.nowMs(),
  });
}

/** Tells staff once a day for each coin, because a stranger can send dust with every block. */
async function tell(
  { assets, clock }: SurplusDeps,
  tx: Tx,
  { network, asset, height }: Surplus,
  code: 'SURPLUS_BOOKED' | 'SURPLUS_GONE',
  minor: bigint,
): Promise<void> {
  const nowMs = clock.nowMs();
  const amount = formatAmount(minor, assets.coin(asset)?.ledgerScale ?? 0);
  const details = { asset, amount, height: String(height) };
  await raiseAlarm(tx, { network, code, subject: `${asset}:${Math.floor(nowMs / DAY_MS)}`, details, nowMs });
}

const surplusOf = ({ network, asset }: Surplus): AccountRef => systemAccount('custody_surplus', asset, network);
