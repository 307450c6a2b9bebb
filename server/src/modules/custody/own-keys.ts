import type { ChainAdapter } from './ports.ts';
import type { KeyPlace } from './queries/house-address.query.ts';

/** Each address is derived once in the life of a process, because that takes about half a millisecond. */
const derived = new WeakMap<ChainAdapter, Map<string, string | null>>();

/**
 * Keeps only addresses whose key our seed really derives. Coins at other addresses that the books call ours cannot be
 * spent, so counting them would report coins that nobody can pay out.
 */
export function withKeys(adapter: ChainAdapter, places: readonly KeyPlace[]): readonly KeyPlace[] {
  return places.filter(({ address, keyPath }) => addressAt(adapter, keyPath) === address);
}

function addressAt(adapter: ChainAdapter, keyPath: string): string | null {
  const known = derived.get(adapter) ?? new Map<string, string | null>();
  derived.set(adapter, known);
  if (!known.has(keyPath)) known.set(keyPath, derive(adapter, keyPath));
  return known.get(keyPath) ?? null;
}

function derive(adapter: ChainAdapter, keyPath: string): string | null {
  try {
    return adapter.addressAt(keyPath);
  } catch {
    // Our keys have no such path.
    return null;
  }
}
