import { Vault } from '../../server/src/platform/crypto/vault.ts';

/** The same in every process of a bench. */
export const BENCH_VAULT = new Vault({ key: () => Buffer.alloc(32, 7) });
