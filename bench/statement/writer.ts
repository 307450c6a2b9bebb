import { createAssets } from '../../server/src/modules/assets/public.ts';
import { createStatementSource } from '../../server/src/modules/bookings/usecases/read-statement.ts';
import { createPricing, DemoPriceSource } from '../../server/src/modules/pricing/public.ts';
import { writeExportsJob } from '../../server/src/modules/statement/public.ts';
import { SystemClock } from '../../server/src/platform/clock/clock.ts';
import { Db, type DbOptions } from '../../server/src/platform/db/db.ts';
import { newId } from '../../server/src/platform/ids/ids.ts';
import { BENCH_VAULT } from './bench-vault.ts';

/** What this process is told at its start, and what it answers when asked to end. */
export interface WriterInput {
  readonly connection: DbOptions;
}
export interface WriterOutput {
  readonly idleMb: number;
  readonly peakMb: number;
}

const REST_MS = 50;
const mb = (): number => process.memoryUsage.rss() / 1e6;

// A separate process that only writes exports, so that its cost can be measured and it can be killed.
process.once('message', (input: WriterInput) => void write(input));

async function write({ connection }: WriterInput): Promise<void> {
  const db = new Db(connection);
  const clock = new SystemClock();
  const assets = createAssets({ db });
  await assets.start();
  const pricing = createPricing({ source: new DemoPriceSource(), clock });
  const source = createStatementSource({ assets, pricing, products: [] });
  const job = writeExportsJob({ db, clock, source, vault: BENCH_VAULT, worker: newId(Date.now()) });
  let isStopped = false;
  process.once('message', () => {
    isStopped = true;
  });
  const idleMb = mb();
  let peakMb = idleMb;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, mb());
  }, REST_MS);
  process.send!('ready');
  while (!isStopped) {
    const answer = await job.run(new AbortController().signal);
    if (answer === 'idle') await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  clearInterval(watch);
  process.send!({ idleMb, peakMb } satisfies WriterOutput);
  assets.stop();
  await db.end();
  process.exit(0);
}
