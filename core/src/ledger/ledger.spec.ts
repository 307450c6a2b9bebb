import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_TYPE_CODE,
  accountPath,
  parseAccountPath,
  systemAccount,
  USER_ACCOUNTS,
  userAccount,
  userAccountOfCode,
} from './account.ts';
import type { LedgerCommand, PostCommand, SettleCommand } from './command.ts';
import { ReferenceLedger } from './reference.ts';
import { assertCommand, changesOf, commandInput, LedgerBug } from './rules.ts';

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
const settle: SettleCommand = {
  op: 'settle',
  key: 'k3',
  holdKey: 'k2',
  kind: 'withdrawal',
  ref: 'w1',
  amountMinor: 40n,
  to: [{ account: custody, amountMinor: 40n }],
  atMs: 1,
};

describe('account paths', () => {
  it.each([
    [ann, 'user:123456789:funding:USDT'],
    [custody, 'system:custody:USDT:eth'],
    [systemAccount('fees', 'ETH'), 'system:fees:ETH'],
    [systemAccount('receivable', 'ETH', '123456789'), 'system:receivable:ETH:123456789'],
  ])('%j is %s and back', (ref, path) => {
    expect(accountPath(ref)).toBe(path);
    expect(parseAccountPath(path)).toEqual(ref);
  });

  it.each([
    'user:12345678:funding:USDT',
    'user:123456789:vault:USDT',
    'user:123456789:funding:usdt',
    'user:123456789:funding:USDT:x',
    'system:custody:USDT',
    'system:fees:USDT:eth',
    'system:wages:USDT',
    '',
  ])('%j names no account', (path) => expect(() => parseAccountPath(path)).toThrow('no such account'));

  it('go with the account codes of the web API', () => {
    // Other clients know the first nine; what a product adds later has a number of its own.
    const codes = USER_ACCOUNTS.map((account) => ACCOUNT_TYPE_CODE[account]);
    expect(codes.slice(0, 9)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(userAccountOfCode(2)).toBe('funding');
    expect([0, 1, 99].map(userAccountOfCode)).toEqual([undefined, undefined, undefined]);
  });
});

describe('rules of a command', () => {
  it.each<[string, LedgerCommand]>([
    ['legs that do not sum to zero', { ...post, legs: [post.legs[0]!, { account: ann, amountMinor: 99n }] }],
    ['a leg of zero', { ...post, legs: [...post.legs, { account: bob, amountMinor: 0n }] }],
    ['one leg', { ...post, legs: [{ account: ann, amountMinor: 1n }] }],
    [
      'legs that undo each other',
      {
        ...post,
        legs: [
          { account: ann, amountMinor: 1n },
          { account: ann, amountMinor: -1n },
        ],
      },
    ],
    [
      'an amount of 39 digits',
      {
        ...post,
        legs: [
          { account: custody, amountMinor: -(10n ** 38n) },
          { account: ann, amountMinor: 10n ** 38n },
        ],
      },
    ],
    ['an empty key', { ...post, key: '' }],
    ['a key of 201 characters', { ...post, key: 'k'.repeat(201) }],
    ['NUL in a reference', { ...post, ref: 'a\0' }],
    ['a time that is no number', { ...post, atMs: Number.NaN }],
    [
      'a hold of the house',
      { op: 'hold', key: 'k', reason: 'WITHDRAWAL', ref: 'r', account: custody, amountMinor: 1n, atMs: 1 },
    ],
    [
      'a hold of less than one',
      { op: 'hold', key: 'k', reason: 'WITHDRAWAL', ref: 'r', account: ann, amountMinor: 0n, atMs: 1 },
    ],
    ['a settlement that credits something else', { ...settle, amountMinor: 41n }],
    ['a settlement with a debit', { ...settle, to: [{ account: ann, amountMinor: -40n }] }],
    ['a release of a negative amount', { op: 'release', key: 'k', holdKey: 'h', amountMinor: -1n, atMs: 1 }],
    ['an entry id that is none', { op: 'reverse', key: 'k', entryId: '1; drop', ref: 'r', atMs: 1 }],
  ])('%s is a bug', (_, command) => expect(() => assertCommand(command)).toThrow(LedgerBug));

  it('legs on one account are added up', () => {
    const legs = [...post.legs, { account: ann, amountMinor: -30n }, { account: bob, amountMinor: 30n }];
    expect(changesOf(legs).map((change) => [change.path, change.availableMinor])).toEqual([
      ['system:custody:USDT:eth', -100n],
      ['user:123456789:funding:USDT', 70n],
      ['user:987654321:spot:USDT', 30n],
    ]);
  });

  it('the input text leaves out time and the order of legs, and nothing else', () => {
    const text = commandInput(post);
    expect(commandInput({ ...post, atMs: 9, legs: [...post.legs].reverse() })).toBe(text);
    const others: LedgerCommand[] = [
      { ...post, kind: 'x' },
      { ...post, ref: 'x' },
      {
        ...post,
        legs: [
          { account: custody, amountMinor: -99n },
          { account: ann, amountMinor: 99n },
        ],
      },
      {
        ...post,
        legs: [
          { account: custody, amountMinor: -100n },
          { account: bob, amountMinor: 100n },
        ],
      },
      settle,
      { ...settle, holdKey: 'x' },
      { op: 'release', key: 'k1', holdKey: 'k2', atMs: 1 },
      { op: 'release', key: 'k1', holdKey: 'k2', amountMinor: 1n, atMs: 1 },
      { op: 'reverse', key: 'k1', entryId: '1', ref: 'd1', atMs: 1 },
      { op: 'hold', key: 'k1', reason: 'VESTING', ref: 'd1', account: ann, amountMinor: 100n, atMs: 1 },
      { op: 'hold', key: 'k1', reason: 'VESTING', ref: 'd1', account: ann, amountMinor: 100n, releaseAtMs: 5, atMs: 1 },
    ];
    expect(new Set([text, ...others.map(commandInput)]).size).toBe(others.length + 1);
  });
});

describe('the reference books', () => {
  it('post, hold, settle, release and reverse', () => {
    const books = new ReferenceLedger();
    const says = (command: LedgerCommand) => {
      const answer = books.apply(command);
      return answer.ok ? `${answer.entryId}${answer.replayed ? ' again' : ''}` : answer.refusal.code;
    };
    expect(says(post)).toBe('1');
    expect(says(post)).toBe('1 again');
    expect(says({ ...post, ref: 'x' })).toBe('IDEMPOTENCY_MISMATCH');
    const hold = {
      op: 'hold',
      key: 'k2',
      reason: 'WITHDRAWAL',
      ref: 'w1',
      account: ann,
      amountMinor: 90n,
      atMs: 1,
    } as const;
    expect(says({ ...hold, amountMinor: 101n })).toBe('INSUFFICIENT_BALANCE');
    expect(says(settle)).toBe('HOLD_NOT_FOUND');
    expect(says(hold)).toBe('2');
    expect(says(settle)).toBe('3');
    expect(says({ ...settle, key: 'k4', amountMinor: 51n, to: [{ account: custody, amountMinor: 51n }] })).toBe(
      'HOLD_TOO_SMALL',
    );
    expect(says({ op: 'release', key: 'k5', holdKey: 'k2', atMs: 1 })).toBe('4');
    expect(says({ op: 'release', key: 'k6', holdKey: 'k2', atMs: 1 })).toBe('HOLD_ENDED');
    expect(books.balance(accountPath(ann))).toEqual({ availableMinor: 60n, heldMinor: 0n });
    expect(says({ op: 'reverse', key: 'k7', entryId: '1', ref: 'r', atMs: 1 })).toBe('INSUFFICIENT_BALANCE');
    expect(says({ op: 'reverse', key: 'k8', entryId: '3', ref: 'r', atMs: 1 })).toBe('5');
    expect(says({ op: 'reverse', key: 'k9', entryId: '3', ref: 'r', atMs: 1 })).toBe('ALREADY_REVERSED');
    expect(says({ op: 'reverse', key: 'k10', entryId: '2', ref: 'r', atMs: 1 })).toBe('ENTRY_NOT_FOUND');
    expect(books.balance(accountPath(ann))).toEqual({ availableMinor: 100n, heldMinor: 0n });
    expect(books.sum('USDT')).toBe(0n);
  });
});
