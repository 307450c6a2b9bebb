import { resolve } from 'node:path';
import { writeBackup } from '../../platform/db/backup/backup.ts';
import type { Command } from '../command.ts';
import { withOwner } from '../with-database.ts';

export const backup: Command = {
  name: 'backup',
  positions: ['FILE'],
  says: 'Writes all data as of one moment into one file, while the server goes on. The secrets are not in it: keep secrets.json and wallet-seed.json apart.',
  async run(given) {
    const file = resolve(given.positions[0] ?? '');
    const startedMs = performance.now();
    const report = await withOwner(given, (owner) => writeBackup(owner, file, Date.now()));
    const tookMs = Math.round(performance.now() - startedMs);
    return {
      json: { ...report, tookMs },
      lines: [
        `${report.rows} rows of ${report.tables} tables are in ${file} (${tookMs} ms). secrets.json and wallet-seed.json are not in it: keep them too, in another place.`,
      ],
    };
  },
};
