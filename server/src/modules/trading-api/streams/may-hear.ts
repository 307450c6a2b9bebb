import { type KeyRing, mayUse } from '../keys/key-ring.ts';

/**
 * Whether a connection may still tell what an API key may read: the key lives, its owner is not frozen, and it may be used
 * from this address. While the database is away it may, because nothing happens that could be heard.
 */
export async function mayHear(ring: KeyRing, apiKey: string, ip: string): Promise<boolean> {
  const key = await ring.find(apiKey).catch(() => undefined);
  if (key === undefined) return true;
  return key !== null && !key.isFrozen && key.scopes.includes('read') && mayUse(key, ip);
}
