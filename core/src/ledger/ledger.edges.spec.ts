import { describe, expect, it } from 'vitest';
import { AMOUNT_MINOR_MAX } from '../money/amount.ts';
import {
  accountPath,
  isSystemAccount,
  isUserAccount,
  parseAccountPath,
  systemAccount,
  userAccount,
} from './account.ts';
import type {
  HoldCommand,
  LedgerCommand,
  PostCommand,
  ReleaseCommand,
  ReverseCommand,
  SettleCommand,
} from './command.ts';
import { ReferenceLedger } from './reference.ts';
import { assertCommand, changesOf, commandInput, LedgerBug } from './rules.ts';

// Pairs: the last command that is allowed, the first that is a bug, and the bug's message.

const ann = userAccount('123456789', 'funding', 'USDT');
const bob = userAccount('987654321', 'spot', 'USDT');
const custody = systemAccount('custody', 'USDT', 'eth');
const post: PostCommand = {
  op: 'post',
  key: 'k1',
  kind: 'deposit',
  ref: 'd1',
  atMs: 1,
  legs: [
    { account: custody, amountMinor: -100n },
    { account: ann, amountMinor: 100n },
  ],
};
const hold: HoldCommand = {
  op: 'hold',
  key: 'k2',
  reason: 'WITHDRAWAL',
  ref: 'w1',
  account: ann,
  amountMinor: 60n,
  atMs: 1,
};
const settle: SettleCommand = {
  op: 'settle',
  key: 'k3',
  holdKey: 'k2',
  kind: 'withdrawal',
  ref: 'w1',
  amountMinor: 40n,
  to: [
    { account: custody, amountMinor: 30n },
    { account: bob, amountMinor: 10n },
  ],
  atMs: 1,
};
const release: ReleaseCommand = { op: 'release', key: 'k4', holdKey: 'k2', amountMinor: 5n, atMs: 1 };
const reverse: ReverseCommand = { op: 'reverse', key: 'k5', entryId: '1', ref: 'r1', atMs: 1 };
const all: readonly LedgerCommand[] = [post, hold, settle, release, reverse];

describe('what a command must have', () => {
  it.each(all.map((command) => [command.op, command] as const))('a right %s passes', (_, command) => {
    expect(() => assertCommand(command)).not.toThrow();
    expect(() => assertCommand({ ...command, atMs: 0 })).not.toThrow();
    expect(() => assertCommand({ ...command, key: 'k'.repeat(200) })).not.toThrow();
  });

  it.each([
    [post, ['key', 'kind', 'ref']],
    [hold, ['key', 'ref']],
    [settle, ['key', 'holdKey', 'kind', 'ref']],
    [release, ['key', 'holdKey']],
    [reverse, ['key', 'ref']],
  ] as const)('every text is looked at, case %#', (command, fields) => {
    for (const field of fields) {
      for (const text of ['', 'x'.repeat(201), 'a\0b']) {
        expect(() => assertCommand({ ...command, [field]: text } as LedgerCommand)).toThrow(
          `${field} has to be 1 to 200 characters without NUL`,
        );
      }
    }
  });

  it.each([-1, 1.5, Number.POSITIVE_INFINITY, 2 ** 53])('%s is no time', (atMs) => {
    expect(() => assertCommand({ ...post, atMs })).toThrow(`time out of range: ${atMs}`);
  });

  it.each<[LedgerCommand, string]>([
    [{ ...hold, account: custody }, 'only money of a person is held'],
    [{ ...hold, amountMinor: 0n }, 'amount out of range: 0'],
    [{ ...hold, amountMinor: AMOUNT_MINOR_MAX + 1n }, `amount out of range: ${AMOUNT_MINOR_MAX + 1n}`],
    [{ ...settle, amountMinor: 0n, to: [] }, 'amount out of range: 0'],
    [{ ...settle, to: [] }, 'a settlement of 40 credits 0'],
    [{ ...settle, amountMinor: 41n }, 'a settlement of 41 credits 40'],
    [{ ...settle, to: [settle.to[0]!, { account: bob, amountMinor: 0n }] }, 'amount out of range: 0'],
    [
      {
        ...settle,
        to: [settle.to[0]!, { account: userAccount('987654321', 'spot', 'ETH'), amountMinor: 10n }],
      },
      'a hold is settled in its own asset',
    ],
    [{ ...release, amountMinor: 0n }, 'amount out of range: 0'],
    [{ ...reverse, entryId: '' }, 'no entry id: '],
    [{ ...reverse, entryId: '1'.repeat(19) }, 'no entry id: 1111111111111111111'],
    [{ ...reverse, entryId: 'x1' }, 'no entry id: x1'],
    [{ ...reverse, entryId: '1x' }, 'no entry id: 1x'],
    [{ ...post, legs: [post.legs[0]!] }, 'an entry has at least two legs'],
    [{ ...post, legs: [post.legs[0]!, { account: ann, amountMinor: 99n }] }, 'legs of USDT sum to -1, not to zero'],
    [{ ...post, legs: [...post.legs, { account: bob, amountMinor: 0n }] }, 'amount out of range: 0'],
    [
      {
        ...post,
        legs: [
          { account: ann, amountMinor: 1n },
          { account: ann, amountMinor: -1n },
        ],
      },
      'an entry changes at least one account',
    ],
  ])('%#: %s', (command, message) => {
    expect(() => assertCommand(command)).toThrow(LedgerBug);
    expect(() => assertCommand(command)).toThrow(message);
  });

  it('the largest amount and the longest id pass, and so does a release of all', () => {
    const legs = [
      { account: custody, amountMinor: -AMOUNT_MINOR_MAX },
      { account: ann, amountMinor: AMOUNT_MINOR_MAX },
    ];
    for (const command of [
      { ...post, legs },
      { ...hold, amountMinor: AMOUNT_MINOR_MAX },
      { ...reverse, entryId: '1'.repeat(18) },
      { op: 'release', key: 'k', holdKey: 'h', atMs: 1 },
    ] as const) {
      expect(() => assertCommand(command)).not.toThrow();
    }
  });

  it('must sum to zero for each asset by itself', () => {
    const ether = (amountMinor: bigint) => ({ account: userAccount('123456789', 'funding', 'ETH'), amountMinor });
    const fees = { account: systemAccount('fees', 'ETH'), amountMinor: 7n };
    expect(() => assertCommand({ ...post, legs: [...post.legs, ether(-7n), fees] })).not.toThrow();
    expect(() => assertCommand({ ...post, legs: [...post.legs, ether(-6n), fees] })).toThrow(
      'legs of ETH sum to 1, not to zero',
    );
  });

  it('a bug has a name of its own', () => expect(new LedgerBug('x').name).toBe('LedgerBug'));
});

describe('the text that an idempotency hash is taken of', () => {
  it.each<[LedgerCommand, string]>([
    [post, 'post|deposit|d1|system:custody:USDT:eth=-100 user:123456789:funding:USDT=100'],
    [hold, 'hold|WITHDRAWAL|w1|user:123456789:funding:USDT|60|'],
    [{ ...hold, releaseAtMs: 9 }, 'hold|WITHDRAWAL|w1|user:123456789:funding:USDT|60|9'],
    [settle, 'settle|k2|withdrawal|w1|40|system:custody:USDT:eth=30 user:987654321:spot:USDT=10'],
    [release, 'release|k2|5'],
    [{ op: 'release', key: 'k', holdKey: 'k2', atMs: 1 }, 'release|k2|'],
    [reverse, 'reverse|1|r1'],
  ])('%#: %s', (command, text) => {
    expect(commandInput(command)).toBe(text.replaceAll('|', '\0'));
  });

  it('sorts what it changes and leaves out what comes to nothing', () => {
    const legs = [
      { account: ann, amountMinor: 5n },
      { account: bob, amountMinor: 3n },
      { account: custody, amountMinor: -5n },
      { account: bob, amountMinor: -3n },
    ];
    expect(changesOf(legs)).toEqual([
      { path: accountPath(custody), asset: 'USDT', availableMinor: -5n, heldMinor: 0n },
      { path: accountPath(ann), asset: 'USDT', availableMinor: 5n, heldMinor: 0n },
    ]);
  });
});

describe('paths', () => {
  it('an account without a sub has none, not one that is undefined', () => {
    expect(ann).toStrictEqual({ kind: 'user', uid: '123456789', account: 'funding', asset: 'USDT' });
    expect(custody).toStrictEqual({ kind: 'system', account: 'custody', asset: 'USDT', sub: 'eth' });
    const fees = { kind: 'system', account: 'fees', asset: 'USDT' };
    expect([systemAccount('fees', 'USDT'), parseAccountPath('system:fees:USDT')]).toStrictEqual([fees, fees]);
  });

  it.each([
    'xuser:123456789:funding:USDT',
    'user:123456789:funding:USDTx',
    'user:1234567890:funding:USDT',
    `user:123456789:funding:${'A'.repeat(21)}`,
    'xsystem:fees:USDT',
    'system:fees:USDT:',
    `system:custody:USDT:${'a'.repeat(41)}`,
    'system:custody:USDT:a b',
    'system:custody:USDT:eth:x',
  ])('%s names no account', (path) => expect(() => parseAccountPath(path)).toThrow(`no such account: ${path}`));

  it.each(['custody', 'network_fees', 'withdrawal_in_flight', 'deposit_suspense', 'custody_surplus', 'receivable'])(
    '%s is kept apart by network or person, and no account without one',
    (account) => {
      const path = `system:${account}:USDT:base`;
      expect(accountPath(parseAccountPath(path))).toBe(path);
      expect(() => parseAccountPath(`system:${account}:USDT`)).toThrow(`no such account: system:${account}:USDT`);
    },
  );

  it('the longest that are accounts', () => {
    expect(parseAccountPath(`user:123456789:funding:${'A'.repeat(20)}`)).toMatchObject({ asset: 'A'.repeat(20) });
    expect(parseAccountPath(`system:custody:${'A'.repeat(20)}:${'a'.repeat(40)}`)).toMatchObject({
      sub: 'a'.repeat(40),
    });
    expect([
      isUserAccount('funding'),
      isUserAccount('custody'),
      isSystemAccount('custody'),
      isSystemAccount('spot'),
    ]).toEqual([true, false, true, false]);
  });
});

describe('the reference books at their edges', () => {
  const says = (books: ReferenceLedger, command: LedgerCommand) => {
    const answer = books.apply(command);
    return answer.ok ? answer.entryId : answer.refusal;
  };
  /** A hundred, sixty of them held. */
  const opened = () => {
    const books = new ReferenceLedger();
    expect([says(books, post), says(books, hold)]).toEqual(['1', '2']);
    return books;
  };

  it('refuse a command that is a bug', () => {
    expect(() => new ReferenceLedger().apply({ ...post, key: '' })).toThrow(LedgerBug);
  });

  it('spend to the last unit, and say what was there beyond', () => {
    const books = opened();
    const spend = (key: string, minor: bigint): PostCommand => ({
      ...post,
      key,
      legs: [
        { account: ann, amountMinor: -minor },
        { account: bob, amountMinor: minor },
      ],
    });
    expect(says(books, spend('a', 41n))).toEqual({
      code: 'INSUFFICIENT_BALANCE',
      details: { account: accountPath(ann), asset: 'USDT', available: '40', needed: '41' },
    });
    expect(says(books, spend('b', 40n))).toBe('3');
    expect(books.balance(accountPath(ann))).toEqual({ availableMinor: 0n, heldMinor: 60n });
  });

  it('settle a part, credit the holder, and release the rest', () => {
    const books = opened();
    expect(says(books, { ...release, key: 'more', amountMinor: 61n })).toMatchObject({ code: 'HOLD_TOO_SMALL' });
    const back: SettleCommand = {
      ...settle,
      to: [
        { account: custody, amountMinor: 30n },
        { account: ann, amountMinor: 10n },
      ],
    };
    expect(says(books, back)).toBe('3');
    expect(books.balance(accountPath(ann))).toEqual({ availableMinor: 50n, heldMinor: 20n });
    expect(books.holds.get('k2')?.leftMinor).toBe(20n);
    expect(
      says(books, { ...settle, key: 'x', amountMinor: 21n, to: [{ account: custody, amountMinor: 21n }] }),
    ).toEqual({
      code: 'HOLD_TOO_SMALL',
      details: { available: '20', needed: '21' },
    });
    expect(says(books, release)).toBe('4');
    expect(says(books, { ...release, key: 'y', amountMinor: 15n })).toBe('5');
    expect(says(books, { ...release, key: 'z', amountMinor: 1n })).toEqual({ code: 'HOLD_ENDED' });
    expect(books.balance(accountPath(ann))).toEqual({ availableMinor: 70n, heldMinor: 0n });
    expect(books.sum('USDT')).toBe(0n);
  });

  it('reverse what a settlement paid, back to where it was held from', () => {
    const books = opened();
    expect([says(books, settle), says(books, { ...reverse, entryId: '3' })]).toEqual(['3', '4']);
    expect(books.balance(accountPath(ann))).toEqual({ availableMinor: 80n, heldMinor: 20n });
    expect(books.balance(accountPath(bob))).toEqual({ availableMinor: 0n, heldMinor: 0n });
    expect(says(books, { ...reverse, key: 'again', entryId: '3' })).toEqual({ code: 'ALREADY_REVERSED' });
    expect(says(books, { ...reverse, key: 'none', entryId: '9' })).toEqual({ code: 'ENTRY_NOT_FOUND' });
    expect(says(books, { ...reverse, key: 'hold', entryId: '2' })).toEqual({ code: 'ENTRY_NOT_FOUND' });
  });

  it('sum every account of an asset and of no other', () => {
    const books = opened();
    expect(books.sum('ETH')).toBe(0n);
    books.balances.set('user:123456789:funding:ETH', { availableMinor: 2n, heldMinor: 3n });
    books.balances.set('system:fees:ETH', { availableMinor: 4n, heldMinor: 0n });
    expect([books.sum('ETH'), books.sum('USDT')]).toEqual([9n, 0n]);
  });
});
