import { prepareDatabase, startPlace } from '../../boot/installation/open-database.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createLog } from '../../platform/log/log.ts';
import type { Command } from '../command.ts';

export const migrate: Command = {
  name: 'migrate',
  says: 'Brings the schema up to date with the account of DATABASE_OWNER_URL, and lets that of DATABASE_URL serve. A server that knows only DATABASE_URL needs it before each new version.',
  options: { production: { says: 'the data is of production (BOURSE_MODE)' } },
  async run(given) {
    const mode = given.options.production === undefined ? [] : ['--production'];
    const config = readConfig(['--data', given.dataDir, ...mode], process.env);
    const place = await startPlace(given);
    try {
      const applied = await prepareDatabase(place, config, createLog({ level: 'silent' }));
      return {
        json: { applied },
        lines: [applied.length === 0 ? 'The schema was up to date.' : `Applied: ${applied.join(', ')}.`],
      };
    } finally {
      if (place.isOurs) await place.embedded?.stop();
    }
  },
};
