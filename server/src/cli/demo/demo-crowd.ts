import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { runningServer } from '../../boot/installation/server-lock.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { Answer, Command, Given } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const BUYERS = '200';
const BUYERS_MAX = 20_000;
/** Nobody wants to wait longer for a round. */
const SOON_MS = 30 * MINUTE_MS;

export const demoCrowd: Command = {
  name: 'demo crowd',
  says: 'Plays a crowd of buyers in the next flash sale of the demo, over HTTP, and tells what came of it. Their accounts are made if they are not there yet; stop it at any time with Ctrl-C.',
  options: {
    buyers: { value: 'N', says: `how many people (${BUYERS})` },
    project: { value: 'ID', says: 'the project whose round it is; the one that opens next where it is left out' },
    server: { value: 'ADDRESS', says: 'where the demo runs, such as http://127.0.0.1:3000' },
  },
  async run(given) {
    const count = countOf(given.options.buyers ?? BUYERS);
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    try {
      return await play(given, count, stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
      throw new OperatorFault('Stopped before anybody took part. Whoever was made ready is there the next time.');
    } finally {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    }
  },
};

async function play(given: Given, count: number, stopping: AbortSignal): Promise<Answer> {
  const tell = (line: string) => {
    if (given.options.json === undefined) console.error(line);
  };
  const { identityOf } = await import('../account.ts');
  const { clockOf, configOf } = await import('../installation.ts');
  const { createAssets } = await import('../../modules/assets/public.ts');
  const { Ledger } = await import('../../ledger/ledger.ts');
  const { fundCrowd, openCrowd } = await import('../../demo/crowd/crowd-people.ts');
  const { costOfMost, nextSale } = await import('../../demo/crowd/next-sale.ts');
  const { clientsOf, playCrowd } = await import('../../demo/crowd/play-crowd.ts');
  const { reportLines } = await import('../../demo/crowd/crowd-report.ts');
  const ready = await withDatabase(given, async ({ db }) => {
    const config = await configOf(given, db);
    if (config.isProduction)
      throw new OperatorFault('A crowd only comes to the demo, and this data is not of the demo.');
    const server = { address: addressOf(given, config.port), host: new URL(config.publicOrigin).host, stopping };
    const parts = { db, clock: await clockOf(db), identity: await identityOf(given, db), tell, stopping };
    const [first] = await openCrowd(parts, 1);
    const { clientOf, close } = clientsOf(server);
    const client = clientOf(first!);
    const asked = client.call('launch', 'projects').finally(close);
    const { rows } = await asked.catch((error: Error) => {
      throw new OperatorFault(
        `The demo does not answer at ${server.address.origin}: ${error.message}. Start it with "npm start".`,
      );
    });
    const nowMs = client.serverNowMs;
    const sale = nextSale(rows, nowMs, given.options.project);
    if (!sale) throw new OperatorFault('No flash sale is open or to come.');
    if (sale.startAtMs - nowMs > SOON_MS) throw new OperatorFault(later(sale.startAtMs - nowMs));
    tell(`${sale.project} begins at ${new Date(sale.startAtMs).toISOString()}; making ${count} people ready`);
    const assets = createAssets({ db });
    await assets.refresh();
    const people = await openCrowd(parts, count);
    const wantedMinor = costOfMost(sale, assets.coin(sale.payAsset)!.ledgerScale);
    await fundCrowd({ ...parts, ledger: new Ledger(db) }, people, { asset: sale.payAsset, wantedMinor });
    return { ...server, sale, people };
  });
  const [first, ...rest] = ready.people;
  const report = await playCrowd({ ...ready, people: [first!, ...rest], tell });
  return { json: report, lines: reportLines(report), exitCode: report.isWhole && report.contradictions === 0 ? 0 : 1 };
}

function countOf(text: string): number {
  const count = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= BUYERS_MAX) return count;
  throw new OperatorFault(`--buyers is a whole number from 1 to ${BUYERS_MAX}; it was "${text}".`);
}

/** Of the server that runs on the folder, unless another one is named. */
function addressOf(given: Given, port: number): URL {
  const named = given.options.server;
  if (named === undefined) return new URL(`http://127.0.0.1:${runningServer(given.dataDir)?.about.port ?? port}`);
  if (!URL.canParse(named) || new URL(named).protocol !== 'http:')
    throw new OperatorFault(`--server is an address such as http://127.0.0.1:3000; it was "${named}".`);
  return new URL(named);
}

function later(inMs: number): string {
  const minutes = Math.floor((inMs - 5 * MINUTE_MS) / MINUTE_MS);
  return `The next flash sale begins in ${Math.round(inMs / MINUTE_MS)} minutes. Move the demo's clock on with "npm run -s bourse -- clock advance ${minutes}m", then call this again.`;
}
