import { resolve } from 'node:path';
import { startPlace } from '../../boot/installation/open-database.ts';
import { requireWritableFolder } from '../../boot/installation/preflight.ts';
import { runningServer } from '../../boot/installation/server-lock.ts';
import { openBackup } from '../../platform/db/backup/backup-file.ts';
import { restoreBackup } from '../../platform/db/backup/restore.ts';
import { Db } from '../../platform/db/db.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { Command } from '../command.ts';
import { keyOf, PASSPHRASE_FILE } from './backup-key.ts';

export const restore: Command = {
  name: 'restore',
  positions: ['FILE'],
  options: PASSPHRASE_FILE,
  says: 'Fills a new data folder, or an empty database of DATABASE_URL, from a backup. It never overwrites data.',
  async run(given) {
    if (given.databaseUrl === null && runningServer(given.dataDir)) {
      throw new OperatorFault(
        `A server runs on ${given.dataDir}. A restore goes into a new folder: name one with --data.`,
      );
    }
    const file = resolve(given.positions[0] ?? '');
    const startedMs = performance.now();
    // Verified from the first to the last byte before anything is changed.
    const backup = await openBackup(file, (kind) => keyOf(given, kind));
    if (given.databaseUrl === null) requireWritableFolder(given.dataDir);
    const place = await startPlace(given);
    const owner = new Db({ ...place.owner, poolMax: 4, statementTimeoutMs: 0 });
    try {
      const report = await restoreBackup(owner, backup);
      const tookMs = Math.round(performance.now() - startedMs);
      return {
        json: { ...report, tookMs },
        lines: [
          `${report.rows} rows of ${report.tables} tables were restored, as of ${new Date(report.madeAtMs).toISOString()} (${tookMs} ms).`,
          'Put secrets.json, wallet-seed.json and signer-log.jsonl back into the data folder before the start: without them the addresses on chains are not yours, and photos, names and second factors do not open. For a demo put its folder chains back too.',
        ],
      };
    } finally {
      await owner.end();
      if (place.isOurs) await place.embedded?.stop();
    }
  },
};
