import type { Screen } from '../shell/screen.ts';

/** One’s grids, and the form of a new one. */
export const screens: readonly Screen[] = [{ path: '/wallet/tactics' }, { path: '/front/strategy?symbol=BTC_USDT' }];
