import { readFileSync, statSync } from 'node:fs';
import { OperatorFault } from '../process/operator-fault.ts';

/** Long enough that nobody can guess it, typed as hex or as words. */
const PASSPHRASE_LENGTH_MIN = 24;

/**
 * Reads a passphrase from a file that only its owner may read.
 *
 * @param of  what it opens, for messages to the operator, such as `the wallet seed`
 * @throws    OperatorFault if the file cannot be read, others may read it, or the passphrase is too short
 */
export function readPassphraseFile(file: string, of: string): string {
  try {
    if ((statSync(file).mode & 0o077) !== 0)
      throw new OperatorFault(`Others may read ${file}. Close it with "chmod 600 ${file}".`);
    const passphrase = readFileSync(file, 'utf8').trim();
    if (passphrase.length >= PASSPHRASE_LENGTH_MIN) return passphrase;
  } catch (error) {
    if (error instanceof OperatorFault) throw error;
    throw new OperatorFault(`The passphrase of ${of} cannot be read: ${(error as Error).message}.`);
  }
  throw new OperatorFault(
    `The passphrase in ${file} has fewer than ${PASSPHRASE_LENGTH_MIN} characters. Make one with "openssl rand -hex 32".`,
  );
}
