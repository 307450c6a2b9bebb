import type { Screen } from '../shell/screen.ts';

/** The page where a wallet is linked. */
export const screens: readonly Screen[] = [{ path: '/frontweb/user/linkhyperpay' }];
