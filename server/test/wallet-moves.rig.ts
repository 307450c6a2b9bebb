import { randomUUID } from 'node:crypto';
import { findOwnBalance } from '../src/modules/balances/queries/own-balance.query.ts';
import type { Rig, TestPerson } from './wallet.rig.ts';

/** What most specs of the wallet do with its rig. */

export const OUTSIDE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The value of an answer that must not be a refusal. */
export const must = <Value>(answer: { ok: true; value: Value } | { ok: false; refusal: unknown }): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
};

export type Account = 'funding' | 'spot' | 'p2p' | 'futures';

export const movesOf = (rig: Rig) => ({
  move: (who: TestPerson, from: Account, to: Account, amount: string, clientRequestId: string = randomUUID()) =>
    rig.http.transfer({ clientRequestId, asset: 'USDT', from, to, amount }, rig.as(who)),
  balances: async (who: TestPerson) =>
    Object.fromEntries(
      (await findOwnBalance(rig.t.db, who.uid)).map((row) => [`${row.account}/${row.asset}`, row.availableMinor]),
    ),
  send: (who: TestPerson, to: string, amount: string, more: object = {}) =>
    rig.http.send(
      {
        clientRequestId: randomUUID(),
        asset: 'USDT',
        recipientType: 'account' as const,
        recipientAccount: to,
        amount,
        ...rig.secrets,
        ...more,
      },
      rig.as(who),
    ),
});
