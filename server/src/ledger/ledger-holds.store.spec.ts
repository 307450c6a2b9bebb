import { describe, expect, it } from 'vitest';
import { amounts, custody, deposit, funding, holdOf, move, newKey, newPerson, outcome, p2p } from './books.fixture.ts';
import { ledgerBooks } from './ledger-books.rig.ts';

const { t, ledger, apply, one, person } = await ledgerBooks();

describe('holds', () => {
  it('set aside, settle in parts, and end', async () => {
    const uid = await person();
    const hold = holdOf(uid, 80n, { releaseAtMs: 5_000 });
    await one(hold);
    expect(await amounts(ledger, t.db, uid)).toBe('20 + 80 held');
    expect(await ledger.holds(t.db, { uid })).toMatchObject([
      { holdKey: hold.key, reason: 'WITHDRAWAL', amountMinor: 80n, leftMinor: 80n, releaseAtMs: 5_000 },
    ]);
    const settle = (amountMinor: bigint) =>
      one({
        op: 'settle',
        key: newKey('settle'),
        holdKey: hold.key,
        kind: 'withdrawal',
        ref: 'w',
        amountMinor,
        to: [{ account: custody(), amountMinor }],
        atMs: 2,
      });
    expect(outcome(await settle(50n))).toBe('ok');
    expect(outcome(await settle(31n))).toBe('HOLD_TOO_SMALL');
    expect(outcome(await one({ op: 'release', key: newKey(), holdKey: hold.key, amountMinor: 10n, atMs: 3 }))).toBe(
      'ok',
    );
    expect(outcome(await settle(20n))).toBe('ok');
    expect(outcome(await settle(1n))).toBe('HOLD_ENDED');
    expect(outcome(await one({ op: 'release', key: newKey(), holdKey: hold.key, atMs: 3 }))).toBe('HOLD_ENDED');
    expect(await amounts(ledger, t.db, uid)).toBe('30 + 0 held');
    expect(await ledger.holds(t.db, { uid })).toEqual([]);
  });

  it('are refused beyond what is available, and for names that are none', async () => {
    const uid = await person(5n);
    expect(outcome(await one(holdOf(uid, 6n)))).toBe('INSUFFICIENT_BALANCE');
    expect(outcome(await one({ op: 'release', key: newKey(), holdKey: 'none', atMs: 1 }))).toBe('HOLD_NOT_FOUND');
  });

  it('held money cannot be spent, and comes back whole on release', async () => {
    const uid = await person(10n);
    const hold = holdOf(uid, 10n);
    const answers = await apply(hold, move(funding(uid), p2p(uid), 1n), {
      op: 'release',
      key: newKey(),
      holdKey: hold.key,
      atMs: 1,
    });
    expect(answers.map(outcome)).toEqual(['ok', 'INSUFFICIENT_BALANCE', 'ok']);
    expect(await amounts(ledger, t.db, uid)).toBe('10 + 0 held');
  });

  it('two that settle one hold at once take it once', async () => {
    const uid = await person(10n);
    const hold = holdOf(uid, 10n);
    await one(hold);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => one({ op: 'release', key: newKey(), holdKey: hold.key, atMs: 1 })),
    );
    expect(answers.map(outcome).sort()).toEqual(['HOLD_ENDED', 'HOLD_ENDED', 'HOLD_ENDED', 'ok']);
  });

  it('a settlement in another asset is a bug and stores nothing', async () => {
    const uid = await person(10n);
    const hold = holdOf(uid, 10n);
    await one(hold);
    const to = [{ account: custody('ETH'), amountMinor: 10n }];
    await expect(
      one({ op: 'settle', key: newKey(), holdKey: hold.key, kind: 'k', ref: 'r', amountMinor: 10n, to, atMs: 1 }),
    ).rejects.toThrow('do not sum to zero');
  });
});

describe('reversal', () => {
  it('undoes an entry once', async () => {
    const uid = newPerson();
    const answer = await one(deposit(uid, 9n));
    const entryId = answer.ok ? answer.entryId : '';
    const reverse = { op: 'reverse', key: newKey(), entryId, ref: 'reorg', atMs: 1 } as const;
    expect(outcome(await one(reverse))).toBe('ok');
    expect(outcome(await one(reverse))).toBe('replayed');
    expect(outcome(await one({ ...reverse, key: newKey() }))).toBe('ALREADY_REVERSED');
    expect(await amounts(ledger, t.db, uid)).toBe('0 + 0 held');
  });

  it('is refused where the money is gone, and for an entry that is none', async () => {
    const uid = newPerson();
    const answer = await one(deposit(uid, 9n));
    await one(move(funding(uid), funding(newPerson()), 5n));
    const entryId = answer.ok ? answer.entryId : '';
    expect(await one({ op: 'reverse', key: newKey(), entryId, ref: 'reorg', atMs: 1 })).toMatchObject({
      refusal: { code: 'INSUFFICIENT_BALANCE', details: { available: '4', needed: '9' } },
    });
    const missing = { op: 'reverse', key: newKey(), entryId: '999999999', ref: 'r', atMs: 1 } as const;
    expect(outcome(await one(missing))).toBe('ENTRY_NOT_FOUND');
  });
});

describe('time (I-41)', () => {
  it('never falls along the journal, whatever the callers say', async () => {
    const uid = newPerson();
    const times = [1_005_000, 100, 1_007_000, 1_006_999, 1];
    for (const atMs of times) await one(deposit(uid, 1n, { atMs }));
    await Promise.all(times.map((atMs) => one(deposit(newPerson(), 1n, { atMs }))));
    const { rows } = await ledger.statement(t.db, { uid, limit: 10 });
    expect(rows.map((row) => row.atMs).reverse()).toEqual([1_005_000, 1_005_000, 1_007_000, 1_007_000, 1_007_000]);
  });
});
