import { CHOSEN_CATEGORIES, NOTICE_CHANNELS } from '@bourse/contract/notices.ts';
import { expect, test } from 'vitest';
import { canSwitch, categoryOf, isChosen, isOnByDefault } from './category.ts';

const noProduct = () => undefined;

test('a product says of its own kinds how they are told, whatever their name', () => {
  const ofProduct = (kind: string) => (kind === 'wallet.savings' ? ({ category: 'security' } as const) : undefined);
  expect(categoryOf('wallet.savings', ofProduct)).toBe('security');
  expect(categoryOf('wallet.received', ofProduct)).toBe('deposit');
});

test('security and money that leaves can never be switched off', () => {
  const kinds = [
    'identity.newDevice',
    'tradingApi.keyMade',
    'wallet.withdrawalRequested',
    'wallet.sent',
    'wallet.claimOpened',
  ];
  expect(kinds.map((kind) => isChosen(categoryOf(kind, noProduct)))).toEqual(kinds.map(() => false));
});

test('a notice of money that arrived is a deposit, and one of an unsorted kind is no marketing', () => {
  expect(
    ['wallet.depositCredited', 'wallet.received', 'recovery.refused'].map((kind) => categoryOf(kind, noProduct)),
  ).toEqual(Array(3).fill('deposit'));
  expect(categoryOf('spot.halted', noProduct)).toBe('trading');
});

test('marketing is off by every channel until somebody asks for it', () => {
  expect(NOTICE_CHANNELS.map((channel) => isOnByDefault('marketing', channel))).toEqual([false, false, false]);
  expect(NOTICE_CHANNELS.map((channel) => isOnByDefault('deposit', channel))).toEqual([true, true, false]);
});

test('only marketing can be kept out of the application itself', () => {
  expect(CHOSEN_CATEGORIES.filter((category) => canSwitch(category, 'inApp'))).toEqual(['marketing']);
});
