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

/** What is kept of a token or an app key: they are long and random, and need no key. */
export const tokenHash = (token: string): Buffer => sha256(`linked-wallet:${token}`);

/** What is kept of eight digits: keyed, because all of them can be tried in a second. */
export const digitsHash = (deps: Pick<LinkedWalletDeps, 'keys'>, digits: string): Buffer =>
  keyedHash(deps.keys.key('linked-wallet.digits'), 'digits', digits);
