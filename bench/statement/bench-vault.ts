import { Vault } from '../../server/src/platform/crypto/vault.ts';

/** A vault with the same key in every process of a benchmark. */
export const BENCH_VAULT = new Vault({ key: () => Buffer.alloc(32, 7) });
