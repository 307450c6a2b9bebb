import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { Rig, TestPerson } from '../../../test/wallet.rig.ts';
import { must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { findOwnBalance } from '../balances/queries/own-balance.query.ts';
import { advanceNextWithdrawal } from './usecases/advance-withdrawal.ts';

export const OUTSIDE_2 = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

/** Lets tests ask for withdrawals as a person does, and look at what became of them. */
export function withdrawRig(rig: Rig) {
  const wish = (amount: string, more: object = {}) => ({
    clientRequestId: randomUUID(),
    asset: 'USDT',
    network: 'eth',
    address: OUTSIDE,
    amount,
    ...rig.secrets,
    ...more,
  });
  return {
    wish,
    withdraw: (who: TestPerson, amount: string, more: object = {}) =>
      rig.http.withdraw(wish(amount, more), rig.as(who)),
    /** The free and held balance, in minor units. */
    async balance(who: TestPerson, asset = 'USDT') {
      const rows = await findOwnBalance(rig.t.db, who.uid);
      const row = rows.find((each) => each.account === 'funding' && each.asset === asset);
      return [row?.availableMinor ?? 0n, row?.heldMinor ?? 0n];
    },
    async advanceAll() {
      while ((await advanceNextWithdrawal(rig.deps)) !== null);
    },
    detail: async (who: TestPerson, id: string) => must(await rig.http.withdrawalDetail({ id }, rig.as(who))),
    /** Inserts a deposit of two days ago, as the scanner leaves it. */
    async insertDeposit(who: TestPerson, asset: string, minor: string, state: string): Promise<string> {
      const id = randomUUID();
      await rig.t.ownerDb.query(
        `insert into wallet.deposit (id, purpose, uid, network, asset, address, tx_hash, output_key, amount_minor, credit_at,
           unlock_at, state, entry_id, detected_at_ms, credited_at_ms, updated_at_ms)
         values ($1::uuid, 'user', $2, 'eth', $3, '0x', $1::text, 'native', $4, 3, 6, $5, '1', $6, $6, $6)`,
        [id, who.uid, asset, minor, state, rig.clock.nowMs() - 2 * DAY_MS],
      );
      return id;
    },
  };
}
