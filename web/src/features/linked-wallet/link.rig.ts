import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { ETH_ADDRESS } from '../../app/money.rig.ts';
import { NOW_MS } from '../../app/screen.rig.tsx';
import type { CallOutput } from '../../lib/client.ts';

type Link = CallOutput<'linkedWallet.link'>;
export type Session = CallOutput<'linkedWallet.session'>;

const COINS: Link['coins'] = [
  {
    asset: 'ETH',
    network: 'ethereum',
    networkName: 'Ethereum',
    scale: 18,
    depositMin: '0.001',
    withdrawMin: '0.01',
    withdrawMax: '100',
  },
];

export const UNLINKED: Link = { link: null, lockedUntilMs: null, coins: COINS };
export const LINKED: Link = {
  ...UNLINKED,
  link: {
    id: '6f0c2b1e-8d4e-4c55-9a3a-000000000011',
    address: ETH_ADDRESS,
    nickname: 'My app',
    device: 'Pixel',
    linkedAtMs: NOW_MS - DAY_MS,
  },
};

/** A session whose code was not scanned yet. */
export const MADE: Session = {
  id: '6f0c2b1e-8d4e-4c55-9a3a-000000000012',
  purpose: 'bind',
  state: 'CREATED',
  createdAtMs: NOW_MS,
  expiresAtMs: NOW_MS + 2 * MINUTE_MS,
  device: null,
  nickname: null,
  address: null,
  payment: null,
  txId: null,
};
const APP = { device: 'Pixel', nickname: 'My app', address: ETH_ADDRESS };
export const SCANNED: Session = { ...MADE, ...APP, state: 'SCANNED' };
export const CONFIRMED: Session = { ...MADE, ...APP, state: 'CONFIRMED_IN_APP' };
export const TOKEN = 'A'.repeat(22);
