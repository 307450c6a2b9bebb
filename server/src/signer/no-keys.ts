import type { Signer } from './ports.ts';

function refuse(): never {
  throw new Error('there are no keys here');
}

/** For a process that needs the spelling of addresses alone: whoever asks it for a key has a fault. */
export const NO_KEYS: Signer = { xpub: refuse, sign: async () => refuse(), signStatement: async () => refuse() };
