import type { Screen } from '../shell/screen.ts';

/** The sales with those that are over, one that is open, a boost, one for whoever held enough, one whose price was fixed and one whose price will be, and what one took part in. */
export const screens: readonly Screen[] = [
  { path: '/wallet/fansup/home' },
  { path: '/wallet/fansup/home?tab=ended' },
  { path: '/wallet/fansup/house-token-two' },
  { path: '/wallet/fansup/house-token-boost' },
  { path: '/wallet/fansup/house-token-held' },
  { path: '/wallet/fansup/house-token-ether' },
  { path: '/wallet/fansup/house-token-bitcoin' },
  { path: '/wallet/fansup/history' },
];
