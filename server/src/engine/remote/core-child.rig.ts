import { SystemClock } from '../../platform/clock/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids/ids.ts';
import { startCoreHost } from './core-host.ts';

// A core in its own process, for specs that kill it. Arguments: the database, and the key of its line in hex.
const [url, key] = process.argv.slice(2) as [string, string];
const clock = new SystemClock();
const host = await startCoreHost({
  db: new Db({ connectionString: url, role: 'bourse_app', poolMax: 5 }),
  clock,
  holder: newId(clock.nowMs()),
  listen: { address: { host: '127.0.0.1', port: 0 }, key: Buffer.from(key, 'hex') },
  onFailed(error) {
    throw error;
  },
});
process.on('SIGTERM', () => void host.stop().then(() => process.exit(0)));
process.send?.({ isLeading: host.trading.isLeading });
