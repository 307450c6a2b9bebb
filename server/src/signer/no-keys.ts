import type { Signer } from './ports.ts';

function refuse(): never {
  throw new Error('there are no keys here');
}

/** A signer for processes that only need the spelling of addresses; asking it for a key is a bug. */
export const NO_KEYS: Signer = { xpub: refuse, sign: async () => refuse(), signStatement: async () => refuse() };
