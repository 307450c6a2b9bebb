import { systemAccount, userAccount } from './account.ts';
import type { HoldCommand, PostCommand, ReleaseCommand, ReverseCommand, SettleCommand } from './command.ts';

// Pairs: the last command that is allowed, the first that is a bug, and the bug's message.

export const ann = userAccount('123456789', 'funding', 'USDT');

export const bob = userAccount('987654321', 'spot', 'USDT');

export const custody = systemAccount('custody', 'USDT', 'eth');

export const post: PostCommand = {
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

export const hold: HoldCommand = {
  op: 'hold',
  key: 'k2',
  reason: 'WITHDRAWAL',
  ref: 'w1',
  account: ann,
  amountMinor: 60n,
  atMs: 1,
};

export const settle: SettleCommand = {
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

export const release: ReleaseCommand = { op: 'release', key: 'k4', holdKey: 'k2', amountMinor: 5n, atMs: 1 };

export const reverse: ReverseCommand = { op: 'reverse', key: 'k5', entryId: '1', ref: 'r1', atMs: 1 };
