import { resolve } from 'node:path';
import { writeBackup } from '../../platform/db/backup/backup.ts';
import type { Command } from '../command.ts';
import { withOwner } from '../with-database.ts';
import { PASSPHRASE_FILE, sealingKey } from './backup-key.ts';

export const backup: Command = {
  name: 'backup',
  positions: ['FILE'],
  options: PASSPHRASE_FILE,
  says: 'Writes all data as of one moment into one sealed file, while the server goes on. The secrets are not in it: keep secrets.json and wallet-seed.json apart.',
  async run(given) {
    const file = resolve(given.positions[0] ?? '');
    const startedMs = performance.now();
    const report = await withOwner(given, async (owner) =>
      writeBackup(owner, file, { key: sealingKey(given), nowMs: Date.now() }),
    );
    const tookMs = Math.round(performance.now() - startedMs);
    return {
      json: { ...report, tookMs },
      lines: [
        `${report.rows} rows of ${report.tables} tables are in ${file} (${tookMs} ms).`,
        report.sealedUnder === 'passphrase'
          ? 'It opens with that passphrase alone, and what is sealed in it (photos, names, second factors) with secrets.json or BOURSE_SECRET.'
          : 'It opens with the secret of this installation alone (secrets.json or BOURSE_SECRET).',
        'Neither is in it, nor is wallet-seed.json: keep them too, in another place.',
      ],
    };
  },
};
