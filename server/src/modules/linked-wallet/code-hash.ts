import { randomInt } from 'node:crypto';
import { keyedHash, sha256 } from '../../platform/crypto/digest.ts';
import { newSecret } from '../../platform/ids/ids.ts';
import type { LinkedWalletDeps } from './linked-wallet-deps.ts';

const TOKEN_BYTES = 16;
const DIGITS = 8;

/** 128 random bits. */
export const newToken = (): string => newSecret(TOKEN_BYTES);
export const newDigits = (): string =>
  randomInt(0, 10 ** DIGITS)
    .toString()
    .padStart(DIGITS, '0');

/** The stored form of a token or an app key. These are long and random, so a plain hash is enough. */
export const tokenHash = (token: string): Buffer => sha256(`linked-wallet:${token}`);

/** The stored form of eight digits. The hash is keyed, because all of them could be tried in a second. */
export const digitsHash = (deps: Pick<LinkedWalletDeps, 'keys'>, digits: string): Buffer =>
  keyedHash(deps.keys.key('linked-wallet.digits'), 'digits', digits);
