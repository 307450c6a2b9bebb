import { type KeyRing, mayUse } from '../keys/key-ring.ts';

/**
 * Whether a connection may still send what an API key may read: the key exists, its owner is not frozen, and it may be
 * used from this address. True while the database cannot be reached, because then no events happen.
 */
export async function mayHear(ring: KeyRing, apiKey: string, ip: string): Promise<boolean> {
  const key = await ring.find(apiKey).catch(() => undefined);
  if (key === undefined) return true;
  return key !== null && !key.isFrozen && key.scopes.includes('read') && mayUse(key, ip);
}
