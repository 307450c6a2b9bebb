import { expect, it } from 'vitest';
import { testDatabase } from '../platform/db/test-database.ts';
import { deposit, funding, move, newPerson, outcome, p2p } from './books.fixture.ts';
import { Ledger } from './ledger.ts';

it('a repeat of one of the very first entries is known, wherever it stands among commands that are short', async () => {
  const t = await testDatabase();
  try {
    const ledger = new Ledger(t.db);
    const uid = newPerson();
    const firsts = Array.from({ length: 6 }, (_, at) => deposit(uid, 1n, { key: `first:${at}` }));
    await t.db.tx((tx) => ledger.apply(tx, firsts));
    for (const [at] of firsts.entries()) {
      const short = (name: string) => move(funding(uid), p2p(uid), 100n, { key: `short:${at}:${name}` });
      const before = Array.from({ length: at }, (_, n) => short(String(n)));
      const again = move(funding(uid), p2p(uid), 100n, { key: 'first:0' });
      const answers = await t.db.tx((tx) => ledger.apply(tx, [...before, again, short('behind')]));
      expect(answers.map(outcome)).toEqual([
        ...before.map(() => 'INSUFFICIENT_BALANCE'),
        'IDEMPOTENCY_MISMATCH',
        'INSUFFICIENT_BALANCE',
      ]);
    }
    expect((await ledger.reconcile(t.db)).differences).toEqual([]);
  } finally {
    await t.close();
  }
});

it('what must be applied is, or nothing of its transaction is, and the fault says which command it was', async () => {
  const t = await testDatabase();
  try {
    const ledger = new Ledger(t.db);
    const uid = newPerson();
    const come = deposit(uid, 5n);
    const entryId = await t.db.tx((tx) => ledger.mustApply(tx, come));
    expect(await ledger.entry(t.db, { key: come.key })).toMatchObject({ entryId });
    const short = move(funding(uid), p2p(uid), 7n);
    const both = t.db.tx(async (tx) => {
      await ledger.mustApply(tx, deposit(uid, 1n));
      await ledger.mustApply(tx, short);
    });
    await expect(both).rejects.toThrow(`${short.key}: INSUFFICIENT_BALANCE`);
    expect(await ledger.balances(t.db, uid)).toMatchObject([{ account: 'funding', availableMinor: 5n }]);
  } finally {
    await t.close();
  }
});
