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
import type { LedgerCommand } from './command.ts';
import { ann, bob, custody, hold, post, release, reverse, settle } from './edges.rig.ts';
import { assertCommand, changesOf, commandInput, LedgerBug } from './rules.ts';

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
