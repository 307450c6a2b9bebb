import { resolve } from 'node:path';
import { readPassphraseFile } from '../../platform/config/passphrase-file.ts';
import type { BackupKey } from '../../platform/db/backup/backup-seal.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { Given } from '../command.ts';
import { secretsOf } from '../installation.ts';

export const PASSPHRASE_FILE = {
  'passphrase-file': {
    value: 'FILE',
    says: 'a file (mode 600) with the passphrase of backups; without it the installation’s secret seals them',
  },
} as const;

/** The key that seals a backup: from `--passphrase-file`, otherwise from the installation's secret. */
export function sealingKey(given: Given): BackupKey {
  return keyOf(given, given.options['passphrase-file'] === undefined ? 'secret' : 'passphrase');
}

/** The key for opening a backup of this kind. @throws OperatorFault that says which option to give */
export function keyOf(given: Given, kind: BackupKey['kind']): BackupKey {
  if (kind === 'secret') return { kind, key: backupKeyOf(given) };
  const file = given.options['passphrase-file'];
  if (file === undefined)
    throw new OperatorFault(
      'This backup was sealed with a passphrase. Name the file that has it with --passphrase-file.',
    );
  return { kind, passphrase: readPassphraseFile(resolve(file), 'backups') };
}

function backupKeyOf(given: Given): Buffer {
  try {
    return secretsOf(given).key('platform.backup');
  } catch (error) {
    if (!(error instanceof OperatorFault)) throw error;
    throw new OperatorFault(
      `This backup is sealed under the secret of the installation. ${error.message} Whoever wants a passphrase for backups alone ` +
        'makes them with --passphrase-file.',
    );
  }
}
