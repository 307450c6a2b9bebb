import { join } from 'node:path';
import { Ledger } from '../../server/src/ledger/ledger.ts';
import { Db } from '../../server/src/platform/db/db.ts';
import { assertBaseSettings } from '../../server/src/platform/db/schema/base-settings.ts';
import { fund, migrateBooks } from '../ledger/throw-away-books.ts';
import { PEOPLE, readLine, START_MINOR } from './acknowledgement.ts';
import type { Load } from './load.ts';
import { verify } from './verify.ts';

/** Transfers between people in the books. */
export const LEDGER_LOAD: Load = {
  async open(postgres, isUnsafe = false) {
    await migrateBooks(postgres);
    const db = new Db({ ...postgres.connection(), database: 'postgres', role: 'bourse_app', poolMax: 4 });
    try {
      if (!isUnsafe) await assertBaseSettings(db);
      await fund(new Ledger(db), PEOPLE, START_MINOR);
    } finally {
      await db.end();
    }
  },
  program: join(import.meta.dirname, 'writer.ts'),
  verify: (connection, acknowledged) => verify(connection, acknowledged.map(readLine)),
};
