import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { HOUSE_UID } from '../../balances/public.ts';
import { forEachRow } from '../../custody/public.ts';
import { findHouseFees } from '../queries/house-fee.query.ts';
import { isCoinStopped } from '../store/coin-stop.store.ts';
import { insertTransfer } from '../store/transfer.store.ts';
import { driveTransfer, type TransferDeps } from './drive-transfer.ts';

/**
 * Moves the house's trading fees from the trading core into the books.
 *
 * @invariant once an hour for each coin, however many processes call it how often; never for a stopped coin; a coin
 *             that fails does not hold up the others, and its error is thrown at the end
 */
export async function collectFees(deps: TransferDeps): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const hour = Math.floor(nowMs / HOUR_MS);
  await forEachRow([...(await findHouseFees(deps.db))], async ([asset, amountMinor]) => {
    const begun = await deps.db.decide(async (tx) => {
      const row = await insertTransfer(tx, {
        id: newId(nowMs),
        uid: HOUSE_UID,
        requestId: `fees:${hour}:${asset}`,
        inputHash: '',
        asset,
        from: 'spot',
        to: 'fees',
        amountMinor,
        createdAtMs: nowMs,
        state: 'ASKED',
      });
      // Left for the next run: it is part of what is being recounted.
      return (await isCoinStopped(tx, asset)) ? refuse('COIN_STOPPED') : ok(row);
    });
    if (begun.ok && begun.value) await driveTransfer(deps, begun.value, { isNew: true });
  });
}
