import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { open } from '../../../../app/console.rig.tsx';
import { NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';

type Project = RowOf<'staffLaunch.projects'>;

export const project = (own: Partial<Project> = {}): Project => ({
  id: 'nova',
  token: 'ETH',
  payAsset: 'USDT',
  isCancelled: false,
  supply: '1000000',
  quota: '5000',
  listingAtMs: NOW_MS + DAY_MS,
  funded: '5000',
  cover: null,
  mayProtect: false,
  proceeds: '0',
  locked: '0',
  paidBack: {
    people: 16,
    amounts: [
      { asset: 'ETH', amount: '3' },
      { asset: 'USDT', amount: '12345.5' },
    ],
  },
  rounds: [
    {
      number: 1,
      mode: 'SUBSCRIPTION',
      state: 'OPEN',
      awaitsPrice: false,
      startAtMs: NOW_MS - HOUR_MS,
      endAtMs: NOW_MS + HOUR_MS,
      quota: '5000',
      asset: 'USDT',
      committed: '12345.5',
      people: 17,
      sold: '0',
      toSettle: 0,
      flash: null,
    },
  ],
  ...own,
});

export const openAs = (role: 'product' | 'finance' | 'risk' | 'support', ...rows: readonly Project[]) =>
  open('/launch', {
    role,
    answers: { 'staffLaunch.projects': { rows: [...rows], next: null, aside: [], snapshots: [] } },
  });
