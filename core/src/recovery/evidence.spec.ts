import { expect, test } from 'vitest';
import { type Evidence, evidenceOf } from './evidence.ts';

type Ask = Parameters<typeof evidenceOf>[0];
const ask = (own: Partial<Ask>): Ask => ({
  outcome: 'RETURN',
  sender: 'A',
  signedBy: null,
  returnAddress: 'B',
  returnMemo: null,
  isOwnAddress: false,
  ...own,
});

test.each<[string, Partial<Ask>, Evidence]>([
  ['nothing', {}, 'NONE'],
  ['nothing, to be credited', { outcome: 'CREDIT' }, 'NONE'],
  ['a signature of the sender', { signedBy: 'A' }, 'SIGNED'],
  ['a signature of the sender, to be credited', { signedBy: 'A', outcome: 'CREDIT' }, 'SIGNED'],
  ['a signature of the return address', { signedBy: 'B' }, 'NONE'],
  ['a return to the sender', { returnAddress: 'A' }, 'BACK_TO_SENDER'],
  ['a return to somebody behind the sender', { returnAddress: 'A', returnMemo: '7' }, 'NONE'],
  ['the sender as return address, to be credited', { returnAddress: 'A', outcome: 'CREDIT' }, 'NONE'],
  ['the own address, to be credited', { isOwnAddress: true, outcome: 'CREDIT' }, 'OWN_ADDRESS'],
  ['the own address, to be sent elsewhere', { isOwnAddress: true }, 'NONE'],
  ['no sender and no signature', { sender: null }, 'NONE'],
])('%s', (_name, own, evidence) => {
  expect(evidenceOf(ask(own))).toBe(evidence);
});
