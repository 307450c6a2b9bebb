import { afterAll } from 'vitest';
import { type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { withdrawRig } from './withdraw.rig.ts';

export async function withdrawRefusals() {
  const rig = await walletRig();
  const on = withdrawRig(rig);
  afterAll(() => rig.close());

  const withdraw = (who: TestPerson, amount: string, more: object = {}) => on.withdraw(who, amount, more);
  const balance = (who: TestPerson, asset?: string) => on.balance(who, asset);
  return { rig, on, withdraw, balance };
}
