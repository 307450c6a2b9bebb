import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { ETH_ADDRESS } from '../../app/money.rig.ts';
import { NOW_MS } from '../../app/screen.rig.tsx';
import type { CallOutput } from '../../lib/client.ts';

export type Bill = CallOutput<'bookings.bills'>['rows'][number];

/** The booking of a deposit. */
export const CAME: Bill = {
  id: '41-funding-ETH',
  entryId: '41',
  kind: 'deposit',
  account: 'funding',
  asset: 'ETH',
  amount: '1.25',
  fee: '0',
  feeAsset: 'ETH',
  counterparty: null,
  network: 'Ethereum',
  txId: '0x5f1c0000000000000000000000000000000000000000000000000000000abcde',
  status: 'COMPLETED',
  valueUsdt: '2500',
  ref: '6f0c2b1e-8d4e-4c55-9a3a-0000000000dd',
  record: 'deposit',
  atMs: NOW_MS - HOUR_MS,
};

/** The booking of a withdrawal under way, with its fee. */
export const LEFT: Bill = {
  ...CAME,
  id: '42-funding-ETH',
  entryId: '42',
  kind: 'withdrawal',
  amount: '-0.5',
  fee: '0.002',
  counterparty: ETH_ADDRESS,
  txId: null,
  status: 'IN_TRANSIT',
  valueUsdt: '-1000',
  ref: '6f0c2b1e-8d4e-4c55-9a3a-0000000000aa',
  record: 'withdrawal',
};
