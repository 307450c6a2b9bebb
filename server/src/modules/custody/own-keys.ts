import type { ChainAdapter } from './ports.ts';
import type { KeyPlace } from './queries/house-address.query.ts';

/** Derived once in the life of a process: a deposit address takes about half a millisecond. */
const derived = new WeakMap<ChainAdapter, Map<string, string | null>>();

/**
 * Those of the addresses whose key is ours. What the books call ours and our seed does not derive cannot be spent, so it is
 * no custody: whoever counts it reports coins that nobody can pay out.
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
    // A path that no key of ours has.
    return null;
  }
}
