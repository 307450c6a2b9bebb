import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { must } from '../../../test/wallet-moves.rig.ts';
import { filesOf, rowsOf, statementRig } from './statement.rig.ts';

const { rig, buyer, fileOf: fileOfHouse, request: requestOfHouse } = await statementRig();
afterAll(() => rig.close());

const HISTORY = 'savings';
const savings = {
  name: 'savings',
  bookings: { numberedKeys: ['savings'], histories: [{ name: HISTORY, kinds: ['savings.interest', 'savings.bonus'] }] },
};
const { fileOf, request, writeAll, listed } = filesOf({
  ...rig,
  deps: { ...rig.deps, products: [...rig.deps.products, savings] },
});

const refOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const pay = async (number: number, kind: string): Promise<void> => {
  const legs = [
    { account: systemAccount('rewards', 'USDT'), amountMinor: -1_000_000n },
    { account: userAccount(buyer.uid, 'funding', 'USDT'), amountMinor: 1_000_000n },
  ];
  const ref = refOf(number);
  rig.clock.advanceMs(1_000);
  const [answer] = await rig.t.db.tx((tx) =>
    rig.deps.ledger.apply(tx, [{ op: 'post', key: `savings:${ref}`, kind, ref, legs, atMs: rig.clock.nowMs() }]),
  );
  expect(answer?.ok).toBe(true);
};
await pay(1, 'savings.interest');
await pay(2, 'savings.bonus');
await pay(3, 'savings.interest');

describe('a file of a product’s history', () => {
  test('has the entries of its kinds, the oldest first, and no others', async () => {
    const rows = rowsOf(await fileOf(buyer, { scope: HISTORY }));
    expect(rows.map(({ type }) => type)).toEqual(['savings.interest', 'savings.bonus', 'savings.interest']);
    const all = rowsOf(await fileOf(buyer)).filter(({ type }) => type!.startsWith('savings.'));
    expect(rows).toEqual(all.map((row) => ({ ...row, balance: '' })));
  });

  test('follows coin, account and range, and is named after it', async () => {
    expect(rowsOf(await fileOf(buyer, { scope: HISTORY, asset: 'ETH' }))).toEqual([]);
    expect(rowsOf(await fileOf(buyer, { scope: HISTORY, account: 'spot' }))).toEqual([]);
    const fromMs = rig.clock.nowMs();
    const { id } = must(await request(buyer, { scope: HISTORY, fromMs }));
    await writeAll();
    expect(await listed(buyer, id)).toMatchObject({ scope: HISTORY, rowsTotal: 1, state: 'DONE' });
    expect((await listed(buyer, id))?.fileName).toMatch(/^bourse-savings-\d{4}/);
  });

  test('is not changed by a status or a search that leave none of it out', async () => {
    const whole = rowsOf(await fileOf(buyer, { scope: HISTORY }));
    expect(rowsOf(await fileOf(buyer, { scope: HISTORY, status: 'COMPLETED' }))).toEqual(whole);
    expect(rowsOf(await fileOf(buyer, { scope: HISTORY, status: 'UNDER_WAY' }))).toEqual([]);
    expect(rowsOf(await fileOf(buyer, { scope: HISTORY, search: refOf(2) })).map(({ type }) => type)).toEqual([
      'savings.bonus',
    ]);
  });

  test('is refused where no product has such a history, before anything is begun', async () => {
    expect(await requestOfHouse(buyer, { scope: HISTORY })).toMatchObject({
      refusal: { code: 'FIELD_INVALID', details: { field: 'scope', reason: 'NOT_A_SCOPE' } },
    });
    expect(rowsOf(await fileOfHouse(buyer, { scope: 'withdraw' }))).toEqual([]);
  });
});
