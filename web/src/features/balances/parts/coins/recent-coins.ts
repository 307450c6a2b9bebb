import { storage } from '../../../../lib/browser/storage.ts';

const KEY = 'wallet.recent-coins';
const KEPT = 6;

/** The coins last chosen on this device, the newest first. */
export function recentCoins(): readonly string[] {
  const kept = storage.json(KEY);
  return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string').slice(0, KEPT) : [];
}

export const rememberCoin = (asset: string): void =>
  storage.set(KEY, JSON.stringify([asset, ...recentCoins().filter((each) => each !== asset)].slice(0, KEPT)));
