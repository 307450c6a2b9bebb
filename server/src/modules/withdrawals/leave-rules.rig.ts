import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { OUTSIDE } from '../../../test/wallet-moves.rig.ts';

export async function leaveRules() {
  const rig = await walletRig();
  afterAll(() => rig.close());

  const withdraw = (who: TestPerson, amount: string, more: object = {}) =>
    rig.http.withdraw(
      {
        clientRequestId: randomUUID(),
        asset: 'USDT',
        network: 'eth',
        address: OUTSIDE,
        amount,
        ...rig.secrets,
        ...more,
      },
      rig.as(who),
    );
  return { rig, withdraw };
}
