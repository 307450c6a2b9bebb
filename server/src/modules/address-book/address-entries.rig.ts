import { randomUUID } from 'node:crypto';
import { afterAll, afterEach } from 'vitest';
import { type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';

export const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

export const person = (type: 'account' | 'email' | 'mobile', account: string) => ({
  kind: 'INTERNAL',
  network: undefined,
  address: undefined,
  accountType: type,
  account,
});

export async function addressEntries() {
  const rig = await walletRig();
  const identity = rig.deps.identity;
  afterEach(() => {
    Object.assign(rig.deps, { identity });
  });
  afterAll(() => rig.close());
  const entry = (more: object = {}) => ({
    clientRequestId: randomUUID(),
    kind: 'ONCHAIN' as const,
    network: 'eth',
    address: OUTSIDE,
    remark: 'cold wallet',
    ...rig.secrets,
    ...more,
  });
  const add = (who: TestPerson, more: object = {}) => rig.http.addAddress(entry(more), rig.as(who));
  const edit = (who: TestPerson, id: string, more: object = {}) =>
    rig.http.editAddress({ ...entry(more), id } as never, rig.as(who));
  const remove = (who: TestPerson, id: string) => rig.http.deleteAddress({ id, ...rig.secrets }, rig.as(who));
  const rows = async (who: TestPerson) => must(await rig.http.addresses({}, rig.as(who))).rows;
  return { rig, identity, entry, add, edit, remove, rows };
}
