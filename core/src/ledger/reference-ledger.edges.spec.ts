import { describe, expect, it } from 'vitest';
import { accountPath } from './account.ts';
import type { LedgerCommand, PostCommand, SettleCommand } from './command.ts';
import { ann, bob, custody, hold, post, release, reverse, settle } from './edges.rig.ts';
import { ReferenceLedger } from './reference.ts';
import { LedgerBug } from './rules.ts';

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
