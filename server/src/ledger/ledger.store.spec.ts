import { LedgerBug } from '@bourse/core/ledger/rules.ts';
import { describe, expect, it } from 'vitest';
import { amounts, custody, deposit, funding, holdOf, move, newKey, newPerson, outcome, p2p } from './books.fixture.ts';
import { ledgerBooks } from './ledger-books.rig.ts';

const { t, ledger, apply, one, person } = await ledgerBooks();

describe('posting', () => {
  it('moves money, and what is short is refused with its numbers', async () => {
    const [ann, bob] = [await person(), await person()];
    expect(outcome(await one(move(funding(ann), p2p(bob), 60n)))).toBe('ok');
    expect(await one(move(funding(ann), p2p(bob), 41n))).toEqual({
      ok: false,
      refusal: {
        code: 'INSUFFICIENT_BALANCE',
        details: { account: `user:${ann}:funding:USDT`, asset: 'USDT', available: '40', needed: '41' },
      },
    });
    expect([await amounts(ledger, t.db, ann), await amounts(ledger, t.db, bob, 'p2p')]).toEqual([
      '40 + 0 held',
      '60 + 0 held',
    ]);
  });

  it('names the account that is short, whichever of several it is', async () => {
    const [ann, bob, carl] = [await person(10n), await person(10n), await person(10n)];
    for (const [short, other] of [
      [ann, bob],
      [bob, ann],
      [carl, bob],
    ] as const) {
      const legs = [
        { account: funding(other), amountMinor: -1n },
        { account: funding(short), amountMinor: -11n },
        { account: p2p(ann), amountMinor: 12n },
      ];
      const answer = await one(move(funding(ann), p2p(ann), 1n, { legs }));
      const details = { account: `user:${short}:funding:USDT`, asset: 'USDT', available: '10', needed: '11' };
      expect(answer).toEqual({ ok: false, refusal: { code: 'INSUFFICIENT_BALANCE', details } });
    }
  });

  it('answers a batch as if one came after the other', async () => {
    const [ann, bob] = [await person(), newPerson()];
    const answers = await apply(
      move(funding(bob), funding(ann), 1n),
      move(funding(ann), funding(bob), 100n),
      move(funding(ann), funding(bob), 1n),
      move(funding(bob), funding(ann), 30n),
      move(funding(ann), p2p(ann), 30n),
    );
    expect(answers.map(outcome)).toEqual(['INSUFFICIENT_BALANCE', 'ok', 'INSUFFICIENT_BALANCE', 'ok', 'ok']);
    expect(await amounts(ledger, t.db, bob)).toBe('70 + 0 held');
  });

  it('keeps a key and a reference with quotes and backslashes, and knows them again', async () => {
    const command = deposit(newPerson(), 1n, { key: newKey('"a\\b",{}'), ref: 'x"\\y' });
    expect(outcome(await one(command))).toBe('ok');
    expect(outcome(await one(command))).toBe('replayed');
    const rows = await t.db.query('select ref from ledger.entry where key = $1', [command.key]);
    expect(rows).toEqual([{ ref: command.ref }]);
  });

  it('lists a coin’s accounts that have something, free or held, and who has how much free in one kind of them', async () => {
    const [ann, bob] = [newPerson(), newPerson()];
    await apply(
      move(custody('XRP'), funding(ann, 'XRP'), 5n),
      move(custody('XRP'), funding(bob, 'XRP'), 3n),
      move(funding(bob, 'XRP'), p2p(bob, 'XRP'), 3n),
      holdOf(ann, 5n, { account: funding(ann, 'XRP') }),
    );
    expect(await ledger.accountsOf(t.db, 'XRP')).toEqual([
      { account: custody('XRP'), availableMinor: -8n, heldMinor: 0n },
      { account: funding(ann, 'XRP'), availableMinor: 0n, heldMinor: 5n },
      { account: p2p(bob, 'XRP'), availableMinor: 3n, heldMinor: 0n },
    ]);
    const free = async (account: 'funding' | 'p2p') =>
      (await ledger.balancesIn(t.db, account)).filter(({ asset }) => asset === 'XRP');
    expect(await free('p2p')).toEqual([{ uid: bob, asset: 'XRP', availableMinor: 3n }]);
    expect(await free('funding')).toEqual([]);
    expect(await ledger.systemBalance(t.db, 'system:custody:XRP:eth')).toBe(-8n);
    // One that was never used has nothing.
    expect(await ledger.systemBalance(t.db, 'system:fees:XRP')).toBe(0n);
  });

  it('keeps amounts of 38 digits exactly', async () => {
    const rich = await person(10n ** 38n - 1n);
    expect(await amounts(ledger, t.db, rich)).toBe(`${10n ** 38n - 1n} + 0 held`);
    expect(await ledger.systemBalance(t.db, 'system:custody:USDT:eth')).toBeLessThan(-(10n ** 37n));
    await one(move(funding(rich), custody(), 10n ** 38n - 1n));
  });

  it.each([
    [
      'legs that do not sum to zero',
      {
        legs: [
          { account: funding('1'), amountMinor: 5n },
          { account: p2p('1'), amountMinor: -4n },
        ],
      },
    ],
    [
      'assets that only sum to zero together',
      {
        legs: [
          { account: funding('1', 'ETH'), amountMinor: 5n },
          { account: p2p('1'), amountMinor: -5n },
        ],
      },
    ],
    [
      'an amount of zero',
      {
        legs: [
          { account: funding('1'), amountMinor: 0n },
          { account: p2p('1'), amountMinor: 0n },
        ],
      },
    ],
    ['one leg', { legs: [{ account: funding('1'), amountMinor: 1n }] }],
    ['no leg', { legs: [] }],
    ['an empty key', { key: '' }],
    ['a key with NUL', { key: 'a\0b' }],
  ])('throws for %s, which is a bug, and stores nothing', async (_, over) => {
    await expect(one(move(funding('1'), p2p('1'), 1n, over))).rejects.toThrow(LedgerBug);
  });

  it('throws for an account that cannot be', async () => {
    await expect(one(move(custody(), funding('12'), 1n))).rejects.toThrow('no such account');
  });

  it('rolls back with its caller, accounts that were opened included', async () => {
    const uid = newPerson();
    await t.db.decide(async (tx) => {
      await ledger.apply(tx, [deposit(uid, 5n)]);
      return { ok: false, refusal: { code: 'NO' } };
    });
    expect(await amounts(ledger, t.db, uid)).toBe('none');
    expect(outcome(await one(deposit(uid, 7n)))).toBe('ok');
    expect(await amounts(ledger, t.db, uid)).toBe('7 + 0 held');
  });
});

describe('idempotency (I-13)', () => {
  it('answers a repeat with the first result and refuses another input', async () => {
    const uid = newPerson();
    const command = deposit(uid, 5n);
    const first = await one(command);
    expect(await one({ ...command, atMs: 99_999 })).toEqual({ ...first, replayed: true });
    expect(await one(deposit(uid, 6n, { key: command.key }))).toEqual({
      ok: false,
      refusal: { code: 'IDEMPOTENCY_MISMATCH', details: { key: command.key } },
    });
    for (const other of [
      holdOf(uid, 5n, { key: command.key }),
      { op: 'release', key: command.key, holdKey: 'h', atMs: 1 } as const,
    ])
      expect(await one(other)).toMatchObject({ refusal: { details: { key: command.key } } });
    expect(await amounts(ledger, t.db, uid)).toBe('5 + 0 held');
  });

  it('does so inside one batch as well', async () => {
    const uid = await person(10n);
    const command = move(funding(uid), p2p(uid), 7n);
    const answers = await apply(command, move(funding(uid), p2p(uid), 1n), command, { ...command, ref: 'other' });
    expect(answers.map(outcome)).toEqual(['ok', 'ok', 'replayed', 'IDEMPOTENCY_MISMATCH']);
  });

  it('a refused command leaves its key free', async () => {
    const uid = await person(5n);
    const command = move(funding(uid), p2p(uid), 7n);
    expect(outcome(await one(command))).toBe('INSUFFICIENT_BALANCE');
    await one(deposit(uid, 5n));
    expect(outcome(await one(command))).toBe('ok');
  });

  it('lets one of many calls at once win, and answers all with the same entry', async () => {
    const uid = await person(100n);
    const command = move(funding(uid), p2p(uid), 60n);
    const answers = await Promise.all(Array.from({ length: 10 }, () => one(command)));
    expect(answers.map(outcome).sort()).toEqual(['ok', ...Array.from({ length: 9 }, () => 'replayed')]);
    expect(new Set(answers.map((answer) => (answer.ok ? answer.entryId : 'refused'))).size).toBe(1);
  });

  it('lets one win also where the commands of a key share no account', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => one(deposit(newPerson(), 1n, { key }))));
    expect(answers.map(outcome).sort()).toEqual([...Array.from({ length: 5 }, () => 'IDEMPOTENCY_MISMATCH'), 'ok']);
  });
});

describe('the database refuses', () => {
  it.each([
    ['update ledger.balance set available_minor = 1'],
    ['insert into ledger.posting values (1, 1, 1, 0)'],
    ['delete from ledger.posting'],
    ['update ledger.entry set kind = kind'],
    ['truncate ledger.entry'],
    ["insert into ledger.account (path, is_user, account, asset) values ('system:fees:X', false, 'fees', 'X')"],
    ['drop trigger entry_append_only on ledger.entry'],
    ["select ledger.write_legs(1, '{0}', '{1}', '{5}', '{0}', null)"],
    ["select setval('ledger.entry_seq', 1)"],
  ])('the application: %s', async (statement) => {
    await expect(t.db.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([['delete from ledger.posting'], ['update ledger.entry set ref = ref'], ['truncate ledger.posting']])(
    'the owner: %s',
    async (statement) => {
      await expect(t.ownerDb.query(statement)).rejects.toThrow('append-only');
    },
  );

  it.each(['NaN', 'Infinity', '-1', '1e38'])('a balance of %s', async (value) => {
    const uid = await person(1n);
    await expect(
      t.ownerDb.query(
        `update ledger.balance set available_minor = $2::numeric
          where account_id = (select id from ledger.account where path = $1)`,
        [`user:${uid}:funding:USDT`, value],
      ),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^(23514|22003)$/) });
  });

  it('legs that the application itself sends to the function unbalanced', async () => {
    const uid = await person(1n);
    const rows = await t.db.query<{ id: string }>('select id from ledger.account where path = $1', [
      `user:${uid}:funding:USDT`,
    ]);
    const call = `select * from ledger.apply_batch('{k}', '{${'0'.repeat(32)}}', '{k}', '{r}', 1, '{0}', $1, $2, '{0}', null, null, null, false)`;
    await expect(t.db.query(call, [[rows[0]!.id], ['5']])).rejects.toThrow('do not sum to zero');
    await expect(t.db.query(call, [[rows[0]!.id], ['NaN']])).rejects.toThrow();
    await expect(t.db.query(call, [['987654321'], ['5']])).rejects.toThrow('does not exist');
  });
});
